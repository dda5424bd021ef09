"""Setting up: H03 to H06, and the parameters stock, opening and opening_sets."""

from __future__ import annotations

import pytest

import halfpast
from tests.games.half.rules.positions import EDITIONS, Edition, at, deal, has, house, play, seat, why


def stocks(edition: Edition, seats: int, dealer: int = 0) -> list[int]:
    """How many cards each seat has in stock after the deal."""
    position = halfpast.new("half", edition=edition, seats=seats, dealer=dealer, seed=7).position()
    return [len(one["stock"]) for one in position["seats"]]


# H03: the deal


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_H03_each_seat_gets_3_blind_3_open_and_3_in_hand(edition: str, seats: int) -> None:
    for one in halfpast.new("half", edition=edition, seats=seats, seed=7).position()["seats"]:
        assert [len(one[zone]) for zone in ("blind", "open", "hand", "aside")] == [3, 3, 3, 0]
        assert "-" not in one["blind"]


@pytest.mark.parametrize(("seats", "each"), [(2, 27), (3, 15), (4, 9)])
def test_H03_stock_all_deals_the_whole_deck(seats: int, each: int) -> None:
    assert stocks("amigo", seats) == [each] * seats
    assert halfpast.new("half", seats=seats, seed=7).position()["out"] == ""


@pytest.mark.parametrize("dealer", range(5))
def test_H03_stock_all_with_5_the_first_two_after_the_dealer_hold_one_more(dealer: int) -> None:
    expected = [5] * 5
    expected[(dealer + 1) % 5] = expected[(dealer + 2) % 5] = 6
    assert stocks("amigo", 5, dealer) == expected


def test_H03_stock_0_deals_no_stock_and_nothing_is_drawn() -> None:
    edition = house(stock=0)
    assert stocks(edition, 3) == [0, 0, 0]
    assert len(halfpast.new("half", edition=edition, seats=3, seed=7).position()["out"]) == 72 - 27
    m = play(deal("134", "278", "346", edition=edition, stock=0), "1")
    assert has(m, 0)["hand"] == "34"


@pytest.mark.parametrize("seats", [2, 3])
def test_H03_stock_11_deals_11_cards_a_seat(seats: int) -> None:
    edition = house(stock=11)
    assert stocks(edition, seats) == [11] * seats
    m = halfpast.new("half", edition=edition, seats=seats, seed=7)
    assert len(m.position()["out"]) == 72 - 20 * seats


def test_H03_stock_11_never_deals_more_than_the_deck_gives() -> None:
    assert stocks(house(stock=11), 4) == [9, 9, 9, 9]
    assert stocks(house(stock=11), 5) == stocks("amigo", 5) == [5, 6, 6, 5, 5]


@pytest.mark.parametrize("edition", ["express", "express-advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_H03x_express_deals_a_stock_of_3(edition: str, seats: int) -> None:
    assert stocks(edition, seats) == [3] * seats


def test_H03x_the_other_cards_stay_out_of_the_game() -> None:
    m = halfpast.new("half", edition="express", seats=3, seed=7)
    assert len(m.position()["out"]) == 72 - 3 * 12


# H04: blind and open cards wait


@pytest.mark.parametrize("edition", EDITIONS)
def test_H04_open_and_blind_cards_play_no_part_while_there_is_a_hand(edition: str) -> None:
    m = at("6", "7", open="889", blind="999", edition=edition)
    assert m.legal() == ["7"]
    assert why(m, "8") == "H19 hand-first"
    assert why(m, "blind 1") == "H19 hand-first"


@pytest.mark.parametrize("edition", EDITIONS)
def test_H04_a_seat_that_can_play_only_its_open_cards_takes_the_pile(edition: str) -> None:
    m = at("7", "136", stock="88", open="789", edition=edition)
    assert m.legal() == ["take"]


def test_H04_nobody_can_have_played_open_or_blind_cards_before_the_stock_is_gone() -> None:
    for gone in (seat("377", stock="1", open="46"), seat("377", stock="1", open="", blind="34-")):
        with pytest.raises(halfpast.InvalidPosition, match=r"H04|H10"):
            at("6", "78", seat1=gone)


# H05: who opens


def test_H05_opening_lowest_yellow_opens_with_exactly_that_card() -> None:
    m = deal("378", "249", "156")
    assert m.position()["phase"] == "opening"
    assert m.seat == 2
    assert m.legal() == ["1"]
    assert why(m, "5") == why(m, "6") == "H05 open-with-lowest"


def test_H05_opening_lowest_yellow_then_draws_one() -> None:
    m = play(deal("378", "249", seat("156", stock="48"), stock=2), "1")
    assert has(m, 2)["hand"] == "456"
    assert has(m, 2)["stock"] == "8"
    assert (m.position()["pile"], m.position()["phase"], m.seat) == ("1", "play", 0)


def test_H05_opening_lowest_yellow_special_cards_do_not_count() -> None:
    m = deal("058", "779", "0hg")
    assert m.seat == 1
    assert m.legal() == ["7"]


def test_H05_announcing_all_every_seat_announces_its_lowest_yellow_card() -> None:
    m = deal("378", "249", "0hg")
    assert m.position()["announced"] == "32-"
    assert play(m, "2", "0").position()["announced"] == "32-"


def announced(m: halfpast.Match) -> list[tuple[int, str | None]]:
    """Who announced which card, as everybody heard it."""
    return [(event["seat"], event["lowest"]) for event in m.events(None) if event["type"] == "announced"]


@pytest.mark.parametrize("edition", ["demi", "fundex", house(announcing="opener")])
def test_H05_announcing_opener_only_the_lowest_yellow_card_is_shown(edition: Edition) -> None:
    m = deal("378", "249", "0hg", edition=edition)
    assert (m.seat, m.legal(), m.position()["announced"]) == (1, ["2"], "?2?")
    assert announced(m) == [(1, "2")]
    assert play(m, "2", "0").position()["announced"] == "?2?"


@pytest.mark.parametrize("edition", ["demi", "fundex"])
def test_H05_announcing_opener_those_tied_show_it_too(edition: Edition) -> None:
    openers = set()
    for seed in range(20):
        m = deal("134", "267", "178", edition=edition, seed=seed)
        assert m.position()["announced"] == "1?1"
        assert announced(m) == [(0, "1"), (2, "1")]
        assert [event["by"] for event in m.events(None) if event["type"] == "opens"] == ["tie"]
        openers.add(m.seat)
    assert openers == {0, 2}


@pytest.mark.parametrize("edition", ["demi", "fundex"])
def test_H05_H05a_announcing_opener_that_nobody_has_a_yellow_card_is_known(edition: Edition) -> None:
    m = deal("059", "0hg", "5gh", edition=edition)
    assert (m.position()["phase"], m.position()["announced"]) == ("play", "---")
    assert announced(m) == [(0, None), (1, None), (2, None)]


def test_H05_announcing_opener_the_others_are_known_to_hold_nothing_as_low() -> None:
    m = deal("378", "249", "678", edition="fundex")
    play(m, "2")
    assert m.position()["dealt"] == ["???", "??", "???"]
    for seed in range(30):
        hands = [seat["hand"] for seat in halfpast.resample(m.view(1), seed=seed).position()["seats"]]
        assert not set("12") & set(hands[0] + hands[2])


def test_H05_announcing_opener_a_card_as_low_was_drawn_later() -> None:
    m = deal(seat("378", stock="1"), seat("149", stock="0"), "67g", edition="fundex")
    play(m, "1", "6", "8", "0", "g")  # seats 1, 2, 0, 1 and 2
    assert m.position()["dealt"][0] == "??"
    assert play(m, "1").position()["dealt"][0] == "??"


def test_H05_announcing_opener_a_position_in_which_others_say_something_else_cannot_be() -> None:
    position = deal("378", "249", "678", edition=house("fundex", announcing="opener")).position()
    for wrong in ("?26", "-2?", "???", "?2", "22?"):
        with pytest.raises(halfpast.InvalidPosition, match=r"H05|one character"):
            halfpast.load({**position, "announced": wrong})


def test_H05_announcing_all_nobody_says_nothing() -> None:
    position = deal("378", "249", "678").position()
    with pytest.raises(halfpast.InvalidPosition, match="H05"):
        halfpast.load({**position, "announced": "?2?"})


@pytest.mark.parametrize("edition", ["demi", "fundex", "express"])
def test_H05_announcing_all_a_position_from_before_is_as_it_was(edition: str) -> None:
    m = deal("378", "249", "678", edition=edition)
    old = {**m.position(), "announced": "326"}
    loaded = halfpast.load(old)
    assert (loaded.position()["announced"], loaded.edition.parameters["announcing"]) == ("326", "all")
    assert loaded.position()["edition"] == edition


@pytest.mark.parametrize("edition", ["amigo", "express"])
def test_H05_a_tie_is_drawn_by_lot(edition: str) -> None:
    openers = {deal("134", "267", "178", edition=edition, seed=seed).seat for seed in range(40)}
    assert openers == {0, 2}


def test_H05_opening_sets_no_opens_with_one_card() -> None:
    m = deal("114", "278", "349")
    assert m.legal() == ["1"]
    assert why(m, "11") == "H05 open-with-one"
    m = deal("00h", "278", "349", edition=house("express", opening_sets=False))
    assert m.legal() == ["0"]
    assert why(m, "00") == "H05 open-with-one"


def test_H05_opening_sets_yes_may_open_with_several_of_the_lowest() -> None:
    m = deal(seat("114", stock="36"), "278", "349", edition=house(opening_sets=True), stock=2)
    assert m.legal() == ["1", "11"]
    assert why(m, "4") == "H05 open-with-lowest"
    assert has(play(m, "11"), 0)["hand"] == "346"


def test_H05a_nobody_holds_a_yellow_card_the_opener_is_drawn_by_lot() -> None:
    openers = set()
    for seed in range(40):
        m = deal("059", "0hg", "5gh", seed=seed)
        assert m.position()["phase"] == "play"
        assert m.position()["announced"] == "---"
        assert m.seat is not None
        assert m.legal() == list(has(m, m.seat)["hand"])  # any card, as in H11
        openers.add(m.seat)
    assert openers == {0, 1, 2}


def test_H05a_the_opener_may_open_with_a_set() -> None:
    m = deal("00g", "00g", "00g")
    assert m.legal() == ["0", "00", "g"]


def test_H05a_express_when_nobody_holds_a_number() -> None:
    m = deal("hhg", "hhg", "hgg", edition="express")
    assert m.position()["phase"] == "play"
    assert m.position()["announced"] == "---"


def test_H05_opening_lowest_number_counts_every_colour() -> None:
    m = deal("1hg", "034", "249", edition="express")
    assert (m.seat, m.position()["announced"]) == (1, "?0?")
    assert m.legal() == ["0"]
    assert why(m, "3") == "H05 open-with-lowest"


def test_H05_opening_lowest_number_may_be_chosen_for_a_house_edition() -> None:
    assert deal("378", "249", "059", edition=house(opening="lowest-number")).seat == 2
    assert deal("378", "249", "059", edition="amigo").seat == 1


def test_H05x_half_and_ghost_have_no_number_of_their_own() -> None:
    m = deal("5hg", "99g", "678", edition="express")
    assert (m.seat, m.position()["announced"]) == (0, "5??")
    assert m.legal() == ["5"]
    assert why(m, "h") == why(m, "g") == "H05 open-with-lowest"


def test_H05x_an_opening_5_binds_the_next_seat() -> None:
    m = play(deal("5hg", "899", "678", edition="express"), "5")
    assert why(m, "8") == "H17b under-five"


@pytest.mark.parametrize("edition", ["express", "express-advanced"])
def test_H05x_several_of_the_lowest_may_be_played_and_as_many_are_drawn(edition: str) -> None:
    m = deal(seat("00h", stock="346"), "278", "349", edition=edition, stock=3)
    assert m.legal() == ["0", "00"]
    play(m, "00")
    assert (has(m, 0)["hand"], has(m, 0)["stock"]) == ("34h", "6")
    assert m.position()["pile"] == "00"


def test_H05_opening_lot_draws_the_opener_who_opens_with_anything() -> None:
    openers = set()
    for seed in range(40):
        m = deal("137", "249", "0hg", edition=house(opening="lot"), seed=seed)
        assert m.position()["phase"] == "play"
        assert "announced" not in m.position()
        assert m.seat is not None
        assert m.legal() == list(has(m, m.seat)["hand"])
        openers.add(m.seat)
    assert openers == {0, 1, 2}


def test_H05_a_position_whose_opener_may_not_open_is_refused() -> None:
    position = deal("378", "249", "156").position()
    position["turn"] = 0
    with pytest.raises(halfpast.InvalidPosition, match="H05"):
        halfpast.load(position)


# H06: clockwise


@pytest.mark.parametrize("edition", EDITIONS)
def test_H06_play_goes_clockwise_and_round_again(edition: str) -> None:
    m = at("1", "2", edition=edition, seats=4, seat1=seat("3"), seat2=seat("4"), seat3=seat("6"))
    turns = []
    for move in "2346":
        turns.append(m.seat)
        m.play(move)
    assert [*turns, m.seat] == [0, 1, 2, 3, 0]
