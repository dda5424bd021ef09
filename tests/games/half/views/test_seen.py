"""What each rule shows and hides: views and events, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest

import halfpast
from tests.games.half.rules.positions import EDITIONS, at, deal, empty, house, play, seat
from tests.games.views.walk import Json, seats_and_spectator

ROW = {"finisher": 0, "held": [0, 5, 9], "points": [3, 0, 0], "big_loser": 2}


def types(events: list[Json]) -> list[str]:
    return [event["type"] for event in events]


def only(events: list[Json], kind: str) -> Json:
    """The one event of a type."""
    (found,) = [event for event in events if event["type"] == kind]
    return found


def carried(event: Json) -> list[tuple[Any, ...]]:
    """What an event carries: cards, from, to, seat, seen by."""
    return [(one["cards"], one["from"], one["to"], one["seat"], one["seen_by"]) for one in event["cards"]]


# ---------------------------------------------------------------- H03 to H05: the deal


def test_H03_a_view_has_the_own_hand_and_of_the_rest_the_numbers() -> None:
    match = halfpast.new("half", seats=3, seed=7)
    truth = match.position()
    for you in range(3):
        view = match.view(you)
        for number, one in enumerate(view["seats"]):
            true = truth["seats"][number]
            assert one["hand"] == (true["hand"] if number == you else 3)
            assert one["stock"] == len(true["stock"]) == 15
            assert (one["open"], one["blind"]) == (true["open"], "###")
        assert view["out"] == 0
        assert view["you"] == you


def test_H03_a_spectator_sees_no_hand_at_all() -> None:
    view = halfpast.new("half", seats=5, seed=7).view(None)
    assert [one["hand"] for one in view["seats"]] == [3] * 5
    assert view["you"] is None
    assert "legal" not in view
    assert "refused" not in view


def test_H03_the_deal_carries_open_cards_to_all_and_a_hand_to_its_seat() -> None:
    match = halfpast.new("half", seats=5, seed=7, dealer=0)
    truth = match.position()["seats"]
    for you in seats_and_spectator(match):
        dealt = carried(only(match.events(you), "dealt"))
        for number, one in enumerate(truth):
            hand = one["hand"] if number == you else 3
            assert dealt[4 * number : 4 * number + 4] == [
                (3, "deck", "blind", number, "nobody"),
                (one["open"], "deck", "open", number, "all"),
                (hand, "deck", "hand", number, number),
                (len(one["stock"]), "deck", "stock", number, "nobody"),
            ]
        assert len(dealt) == 20
    assert [len(one["stock"]) for one in truth] == [5, 6, 6, 5, 5]  # the first two after the dealer hold one more


def test_H03x_out_is_a_count() -> None:
    match = halfpast.new("half", edition="express", seats=4, seed=7)
    for you in seats_and_spectator(match):
        assert match.view(you)["out"] == 72 - 4 * 12
        last = only(match.events(you), "dealt")["cards"][-1]
        assert last == {"cards": 24, "from": "deck", "to": "out", "seat": None, "seen_by": "nobody"}


def test_H03_cards_of_a_small_deck_that_are_not_dealt_are_out_and_hidden() -> None:
    match = halfpast.new("half", seats=2, deck="0123456789hg012345", seed=7)
    assert match.view(0)["out"] == 54
    assert only(match.events(0), "dealt")["cards"][-1]["cards"] == 54


def test_H05_announcements_are_seen_by_all() -> None:
    match = deal("377", "478", "0gh")
    for you in seats_and_spectator(match):
        assert match.view(you)["announced"] == "34-"
        said = [(one["seat"], one["lowest"]) for one in match.events(you) if one["type"] == "announced"]
        assert said == [(0, "3"), (1, "4"), (2, None)]
        assert types(match.events(you)) == ["began", "dealt", *["announced"] * 3, "opens", "turn"]
        assert only(match.events(you), "opens")["by"] == "lowest"


def test_H05_a_tie_is_told_as_a_tie() -> None:
    match = deal("377", "378", "0gh")
    opens = only(match.events(None), "opens")
    assert (opens["seat"], opens["by"]) == (match.seat, "tie")


def test_H05a_when_nobody_announces_the_opener_is_told_as_drawn_by_lot() -> None:
    match = deal("0gh", "59g", "0gh")
    assert match.view(1)["announced"] == "---"
    assert match.view(1)["dealt"] == ["???"] * 3
    opens = only(match.events(None), "opens")
    assert (opens["seat"], opens["by"]) == (match.seat, "lot")
    assert match.events(None)[-1]["phase"] == "play"


def test_H05_with_opening_lot_nothing_is_announced() -> None:
    match = deal("377", "478", edition=house(opening="lot"))
    assert "announced" not in match.view(0)
    assert "dealt" not in match.view(0)
    assert types(match.events(0)) == ["began", "dealt", "opens", "turn"]


def test_H05_what_is_left_of_a_hand_dealt_shrinks_as_cards_are_laid() -> None:
    match = deal("377", "478", stock=3)
    assert "dealt" not in match.view(1)  # all of it is there
    match.play("3")
    assert match.view(1)["dealt"] == ["??", "4??"]
    match.play("7")
    assert match.view(0)["dealt"] == ["??", "4?"]


# ---------------------------------------------------------------- H07 to H18: a turn


def test_H10_a_turn_is_told_as_laid_bid_drew() -> None:
    match = deal("377", "478", "668")
    assert types(match.play("3")) == ["laid", "bid", "drew", "turn"]
    laid, bid, drew, turn = match.events(1)[-4:]
    assert (laid["seat"], laid["laid"], laid["from"]) == (0, "3", "hand")
    assert carried(laid) == [("3", "hand", "pile", 0, "all")]
    assert bid["bid"] == {"number": 3, "words": "3"}
    assert (drew["count"], carried(drew)) == (1, [(1, "stock", "hand", 0, 0)])
    assert (turn["seat"], turn["phase"]) == (1, "play")


def test_H11_a_pile_taken_is_told_with_where_it_goes() -> None:
    match = at("99", "34")
    took, turn = match.play("take")
    assert (took["type"], took["count"], took["to"], took["why"]) == ("took", 2, "aside", "take")
    assert carried(took) == [("99", "pile", "aside", 0, "all")]
    assert (turn["type"], turn["seat"]) == ("turn", 1)


def test_H13_H15_the_bid_is_told_in_words_and_number_with_the_card_that_catches() -> None:
    view = play(at("6", "hh8"), "hh").view(1)
    assert (view["bid"], view["catch"]) == ({"number": 7, "words": "7"}, None)
    match = at("6", "8hg")
    bid = only(match.play("8h"), "bid")
    assert (bid["bid"], bid["catch"]) == ({"number": 8.5, "words": "8½"}, "9")
    assert (match.view(None)["bid"], match.view(None)["catch"]) == (bid["bid"], "9")


def test_H16_a_catch_is_told_as_laid_caught_took_drew() -> None:
    match = deal("2hg", "378", "667", stock=2)
    play(match, "2", "3", "6", "h")
    events = match.play("7")
    assert types(events) == ["laid", "caught", "took", "drew", "turn"]
    _, caught, took, drew, turn = events
    assert (caught["seat"], caught["caught"], caught["card"]) == (1, 0, "7")
    assert caught["bid"] == {"number": 6.5, "words": "6½"}
    assert (took["seat"], took["to"], took["why"], took["count"]) == (0, "aside", "caught", 5)
    assert carried(took) == [("236h7", "pile", "aside", 0, "all")]
    assert drew["seat"] == turn["seat"] == 1


def test_H17_the_duty_under_a_five_is_seen() -> None:
    match = at("4", "577")
    assert match.view(0)["under_five"] is False
    assert only(match.play("5"), "bid")["under_five"] is True
    assert match.view(None)["under_five"] is True


# ---------------------------------------------------------------- H19 to H22: the table


def test_H19_blind_cards_are_hidden_in_views_from_their_owner_too() -> None:
    match = at("3", "", open="", blind="7-8")
    for you in seats_and_spectator(match):
        assert match.view(you)["seats"][0]["blind"] == "#-#"
        assert match.view(you)["seats"][1]["blind"] == "###"
    assert match.view(0)["legal"] == ["blind 1", "blind 3"]


def test_H19_a_seat_at_turn_is_told_from_where_it_plays() -> None:
    cases = {"hand": at("3", "7"), "open": at("3", "", open="7"), "blind": at("3", "", open="", blind="7-8")}
    for source, match in cases.items():
        assert match.view(0)["plays_from"] == source
        assert all("plays_from" not in match.view(you) for you in (1, 2, None))


def test_H19_a_blind_card_is_told_as_turned_laid_bid() -> None:
    match = at("3", "", open="", blind="7-8")
    events = match.play("blind 3")
    assert types(events) == ["turned", "laid", "bid", "turn"]
    turned, laid, _, _ = match.events(None)[-4:]
    assert (turned["seat"], turned["place"], turned["card"]) == (0, 3, "8")
    assert (laid["laid"], laid["from"], laid["place"]) == ("8", "blind", 3)
    assert match.view(1)["seats"][0]["blind"] == "#--"
    assert match.view(1)["from"] == "blind"


def test_H22_a_blind_card_that_is_not_legal_is_told_as_turned_laid_took() -> None:
    match = at("9", "", open="", blind="7-8")
    events = match.play("blind 1")
    assert types(events) == ["turned", "laid", "took", "turn"]
    assert carried(events[1]) == [("7", "blind", "pile", 0, "all")]
    assert (events[2]["to"], events[2]["why"]) == ("hand", "blind")
    assert match.view(2)["known"] == ["79", "", ""]


def test_H20_cards_aside_are_public() -> None:
    for edition in EDITIONS:
        match = play(at("99", "34", edition=edition), "take")
        for you in seats_and_spectator(match):
            assert match.view(you)["seats"][0]["aside"] == "99"
            assert carried(match.events(you)[-2]) == [("99", "pile", "aside", 0, "all")]


def test_H20_a_pile_taken_into_the_hand_is_known_to_all() -> None:
    match = at("99", "", open="34")
    assert match.play("take")[0]["to"] == "hand"
    for you in seats_and_spectator(match):
        view = match.view(you)
        assert view["known"] == ["99", "", ""]
        assert view["seats"][0]["hand"] == ("99" if you == 0 else 2)
    for seed in range(20):  # so whoever draws the rest leaves them where they are
        assert halfpast.resample(match.view(1), seed=seed).position()["seats"][0]["hand"] == "99"


def test_H20_cards_known_are_forgotten_as_they_are_laid() -> None:
    match = play(at("99", "", open="34", seat1=seat("1"), seat2=seat("2")), "take", "1", "2", "9")
    assert match.view(1)["known"] == ["9", "", ""]


def test_H21_the_beginning_of_table_play_is_told() -> None:
    match = at("6", "7")
    assert types(match.play("7")) == ["laid", "bid", "table", "turn"]
    assert only(match.events(None), "table")["seat"] == 0
    assert match.view(None)["seats"][0]["table"] is True


def test_H21b_it_is_told_with_the_turn_on_which_it_begins() -> None:
    match = at("6", "7", edition="fundex", seats=2)
    assert "table" not in types(match.play("7"))
    assert only(match.play("8"), "table")["seat"] == 0


def test_H21x_with_table_from_source_it_is_never_told() -> None:
    match = at("6", "7", edition="express")
    assert "table" not in types(match.play("7"))
    assert match.view(None)["seats"][0]["table"] is False


# ---------------------------------------------------------------- H23 to H27: the end


def last_chance(**attacker: Any) -> halfpast.Match:
    """Seat 0 has laid its last card, a ½ on 6: seat 1 has the last chance."""
    return play(at("6", "h", **empty(), seat1=seat(**attacker)), "h")


def test_H23a_a_last_chance_is_told_to_all_whatever_the_seat_holds() -> None:
    told = []
    for hand in ("77", "34"):
        match = last_chance(hand=hand)
        chance, turn = match.events(2)[-2:]
        assert (chance["type"], chance["seat"], chance["finisher"], chance["catch"]) == ("last-chance", 1, 0, "7")
        assert (turn["seat"], turn["phase"]) == (1, "last-chance")
        assert "pass" in match.view(1)["legal"]
        told.append((match.events(2)[1:], match.events(None)[1:]))
    assert told[0] == told[1]


def test_H23a_a_blind_card_that_misses_is_told_as_turned_missed_finished() -> None:
    match = last_chance(hand="", open="", blind="783")
    events = match.play("blind 2")
    assert types(events) == ["turned", "missed", "finished", "scored", "over"]
    assert (events[1]["place"], events[1]["card"]) == (2, "8")
    assert match.view(None)["seats"][1]["blind"] == "###"  # it goes back, and counts
    assert only(events, "scored")["held"][1] == 3


def test_H23a_a_blind_card_that_catches_is_told_as_turned_laid_caught_took() -> None:
    events = last_chance(hand="", open="", blind="783").play("blind 1")
    assert types(events) == ["turned", "laid", "caught", "took", "turn"]
    assert carried(events[3]) == [("6h7", "pile", "hand", 0, "all")]


def test_H23a_a_pass_is_told_as_passed_finished() -> None:
    assert types(last_chance(hand="77").play("pass")) == ["passed", "finished", "scored", "over"]


def test_H23_a_finisher_who_is_caught_has_only_cards_that_all_know() -> None:
    match = play(last_chance(hand="77"), "7")
    assert match.view(2)["known"][0] == "67h"
    assert match.view(2)["seats"][0]["hand"] == 3


def test_H24_H25_the_row_of_a_game_is_told_before_the_next_deal() -> None:
    match = at("6", "7", **empty(), games=2)
    events = match.play("7")
    assert types(events)[:5] == ["laid", "bid", "finished", "scored", "dealt"]
    scored = only(events, "scored")
    (row,) = match.view(1)["match"]["results"]
    assert {key: scored[key] for key in row} == row
    assert (scored["game"], scored["totals"]) == (1, row["points"])
    assert only(events, "dealt")["game"] == 2


def exchange() -> halfpast.Match:
    """Seat 0 finished the last game and may exchange with seat 2, the big loser."""
    return at(phase="exchange", edition="fundex", games=3, results=[ROW], open="348", seat2=seat(open="667"))


def test_H26_before_the_exchange_nothing_is_announced() -> None:
    match = exchange()
    for you in seats_and_spectator(match):
        view = match.view(you)
        assert (view["phase"], view["turn"], view["exchange_with"]) == ("exchange", 0, 2)
        assert "announced" not in view
        assert "dealt" not in view


def test_H26_an_exchange_is_told_with_both_cards_then_the_opening() -> None:
    match = exchange()
    events = match.play("exchange 8 6")
    assert types(events) == ["exchanged", "announced", "opens", "turn"]
    told = events[0]
    assert (told["seat"], told["with"], told["own"], told["other"]) == (0, 2, "8", "6")
    assert [(one["cards"], one["seat"], one["to_seat"]) for one in told["cards"]] == [("8", 0, 2), ("6", 2, 0)]
    assert [one["open"] for one in match.view(1)["seats"]] == ["346", "123", "678"]
    assert len(match.view(1)["announced"]) == 3
    assert "exchange_with" not in match.view(0)


def test_H26_a_declined_exchange_is_told_then_the_opening() -> None:
    assert types(exchange().play("decline")) == ["declined", "announced", "opens", "turn"]


def test_H26_who_may_exchange_is_told_after_the_deal() -> None:
    match = at("6", "7", **empty(), games=2, edition="demi")
    events = match.play("7")
    assert types(events)[-3:] == ["dealt", "may-exchange", "turn"]
    assert events[-2]["seat"] == 0
    assert events[-2]["with"] == match.view(0)["match"]["results"][0]["big_loser"]
    assert "announced" not in types(events)


def test_H27_an_endless_game_is_told_with_its_plays() -> None:
    match = at("6", "77", plays=999)
    events = match.play("7")
    assert types(events)[-3:] == ["endless", "scored", "over"]
    assert only(events, "endless")["plays"] == 1000
    assert only(events, "scored")["finisher"] is None


# ---------------------------------------------------------------- why a card is refused


def test_H08_H14_H19_a_view_says_why_each_own_card_is_refused() -> None:
    view = at("6h", "048", open="379").view(0)
    assert view["legal"] == ["8"]
    said = {card: (why["rule"], why["reason"]) for card, why in view["refused"].items()}
    assert set(said) == set("04379")
    assert said["0"] == ("H14", "zero-on-half")
    assert said["4"][0] == "H08"
    assert said["3"] == said["7"] == said["9"] == ("H19", "hand-first")


def test_cards_are_sorted_in_the_order_of_the_cards_in_refused_too() -> None:
    refused = at("8h", "034", open="1gh").view(0)["refused"]
    assert list(refused) == list("0134hg")


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_view_names_a_card_of_another_hand_a_stock_or_a_blind_place(edition: str) -> None:
    match = halfpast.new("half", edition=edition, seats=3, games=1, seed=3)
    while match.seat is not None:
        for you in seats_and_spectator(match):
            for number, one in enumerate(match.view(you)["seats"]):
                assert isinstance(one["stock"], int)
                assert isinstance(one["hand"], int) == (number != you)
                assert set(one["blind"]) <= {"#", "-"}
        match.play(match.legal()[0])
