"""The end: H23 to H27, and the parameters scoring, fewest_tie, games, exchange and max_plays."""

from __future__ import annotations

from typing import Any

import pytest

import halfpast
from tests.games.half.rules.positions import (
    EDITIONS,
    Edition,
    Seat,
    at,
    empty,
    has,
    house,
    play,
    play_out,
    row,
    seat,
    why,
)

POINTS, CARDS = ("amigo", "demi", "fundex"), ("express", "express-advanced")
EXCHANGE, NO_EXCHANGE = ("fundex", "demi"), ("amigo", "express", "express-advanced")


def holding(count: int) -> Seat:
    """A seat with so many cards, all in hand (in table play)."""
    return seat("1234678"[:count], **empty())


# H23: finishing


@pytest.mark.parametrize("edition", EDITIONS)
def test_H23_a_seat_without_cards_after_a_legal_play_has_finished(edition: str) -> None:
    m = play(at("6", "", open="", blind="7--", edition=edition), "blind 1")
    assert (m.position()["phase"], m.position()["turn"], m.seat) == ("over", None, None)
    assert m.legal() == []
    assert row(m)["finisher"] == 0


def test_H23_the_last_card_may_come_from_the_hand() -> None:
    assert row(play(at("6", "77", **empty()), "77"))["finisher"] == 0


def test_H23_a_seat_with_a_card_left_goes_on() -> None:
    m = play(at("6", "", open="", blind="73-"), "blind 1")
    assert (m.position()["phase"], m.seat) == ("play", 1)


def test_H23_demi_cards_aside_keep_nobody_from_finishing() -> None:
    """The book once calls the winner a player who has collected no cards; our ruling is that it does not matter."""
    m = play(at("6", "", open="", blind="7--", edition="demi", aside="12"), "blind 1")
    assert m.position()["phase"] == "over"
    assert (row(m)["finisher"], row(m)["held"][0], has(m, 0)["aside"]) == (0, 2, "12")


@pytest.mark.parametrize("edition", EDITIONS)
def test_H23_a_finisher_who_is_caught_takes_the_pile_into_the_hand_and_goes_on(edition: str) -> None:
    m = play(at("6", "", open="", blind="h--", edition=edition, aside="2", seat1=seat("37")), "blind 1", "7")
    assert (m.position()["phase"], m.seat) == ("play", 1)  # the attacker opens
    assert (has(m, 0)["hand"], has(m, 0)["aside"], has(m, 0)["blind"]) == ("67h", "2", "---")


@pytest.mark.parametrize("edition", EDITIONS)
def test_H21_H23_a_finisher_caught_with_a_hand_card_takes_it_into_the_hand_too(edition: str) -> None:
    m = play(at("6", "h", **empty(), edition=edition, seat1=seat("37")), "h", "7")
    assert (has(m, 0)["hand"], has(m, 0)["aside"]) == ("67h", "")


# H23a: the last chance


@pytest.mark.parametrize("edition", EDITIONS)
def test_H23a_a_half_bid_gives_the_next_seat_one_last_chance_from_its_hand(edition: str) -> None:
    m = play(at("6", "h", **empty(), edition=edition, seat1=seat("778")), "h")
    assert (m.position()["phase"], m.seat) == ("last-chance", 1)
    assert m.legal() == ["7", "77", "pass"]
    assert why(m, "8") == "H23a only-attack"
    play(m, "77")
    assert (m.position()["phase"], m.position()["pile"], m.seat) == ("play", "", 1)
    assert has(m, 0)["hand"] == "677h"


def test_H23a_pass_ends_the_game() -> None:
    m = play(at("6", "h", **empty(), seat1=seat("778")), "h", "pass")
    assert m.position()["phase"] == "over"
    assert (row(m)["finisher"], row(m)["held"]) == (0, [0, 9, 9])


@pytest.mark.parametrize("hand", ["g", "h", "8", "0", "36"])
def test_H23a_the_chance_is_offered_whatever_the_seat_holds(hand: str) -> None:
    m = play(at("6", "h", **empty(), seat1=seat(hand)), "h")
    assert (m.position()["phase"], m.seat, m.legal()) == ("last-chance", 1, ["pass"])
    assert why(m, hand[0]) == "H23a only-attack"


def test_H23a_from_its_open_cards_one_of_them() -> None:
    m = play(at("6", "h", **empty(), seat1=seat("", open="377")), "h")
    assert m.legal() == ["7", "pass"]
    play(m, "7")
    assert (has(m, 1)["open"], has(m, 0)["hand"], m.seat) == ("37", "67h", 1)


def test_H23a_not_from_open_cards_while_it_has_a_hand() -> None:
    m = play(at("6", "h", **empty(), seat1=seat("3", open="77")), "h")
    assert m.legal() == ["pass"]


def test_H23a_playing_blind_it_turns_one_card_and_may_catch() -> None:
    m = play(at("6", "h", **empty(), seat1=seat("", open="", blind="73-")), "h")
    assert m.legal() == ["blind 1", "blind 2", "pass"]
    play(m, "blind 1")
    assert (has(m, 0)["hand"], has(m, 1)["blind"]) == ("67h", "-3-")
    assert (m.seat, m.legal()) == (1, ["blind 2"])


def test_H23a_a_blind_card_that_is_no_attack_goes_back_and_counts() -> None:
    m = play(at("6", "h", **empty(), seat1=seat("", open="", blind="73-")), "h", "blind 2")
    assert m.position()["phase"] == "over"
    assert has(m, 1)["blind"] == "73-"
    assert (row(m)["finisher"], row(m)["held"]) == (0, [0, 2, 9])


@pytest.mark.parametrize("card", ["8", "9", "g"])
def test_H23a_a_blind_card_legal_elsewhere_is_no_attack_either(card: str) -> None:
    m = play(at("6", "h", **empty(), seat1=seat("", open="", blind=card + "--")), "h", "blind 1")
    assert (row(m)["finisher"], row(m)["held"][1]) == (0, 1)


@pytest.mark.parametrize(
    ("pile", "hand", "move", "catch"),
    [
        ("", "h", "h", "1"),
        ("4", "h", "h", "5"),
        ("7", "8h", "8h", "9"),
        ("8", "h", "h", "9"),
        ("6h", "g", "g", "7"),
    ],
)
def test_H23a_every_half_bid_up_to_eight_and_a_half(pile: str, hand: str, move: str, catch: str) -> None:
    m = play(at(pile, hand, **empty(), seat1=seat(catch + "3")), move)
    assert m.position()["phase"] == "last-chance"
    assert m.legal() == [catch, "pass"]


@pytest.mark.parametrize(("pile", "hand"), [("6", "7"), ("6h", "h"), ("6", "g"), ("9", "h"), ("9h", "g")])
def test_H23a_on_a_whole_bid_or_nine_and_a_half_and_up_the_game_ends_at_once(pile: str, hand: str) -> None:
    m = play(at(pile, hand, **empty(), seat1=seat("0789")), hand)
    assert m.position()["phase"] == "over"
    assert row(m)["finisher"] == 0


def test_H16d_H23a_who_catches_the_finisher_with_its_own_last_card_has_won() -> None:
    m = play(at("6", "h", **empty(), seat1=seat("7", **empty())), "h", "7")
    assert m.position()["phase"] == "over"
    assert (row(m)["finisher"], row(m)["held"]) == (1, [3, 0, 9])


def test_H23a_there_is_nothing_to_pass_but_a_last_chance() -> None:
    assert why(at("6h", "8"), "pass") == "H07 no-pass"


# H23b: cards held


def test_H23b_cards_held_are_aside_hand_stock_open_and_blind() -> None:
    m = at(
        "6",
        "7",
        **empty(),
        aside="122",
        seat1=seat("334", stock="68", aside="1"),
        seat2=seat("", open="", blind="3--", aside="34"),
    )
    assert row(play(m, "7"))["held"] == [3, 3 + 2 + 3 + 3 + 1, 1 + 2]


def test_H23b_most_cards_among_the_others_is_the_big_loser() -> None:
    m = play(at("6", "7", **empty(), aside="12233344", seat1=holding(2), seat2=holding(5)), "7")
    assert (row(m)["finisher"], row(m)["held"], row(m)["big_loser"]) == (0, [8, 2, 5], 2)


def test_H23b_any_seat_but_the_finisher_may_be_the_big_loser() -> None:
    m = play(at("1", "22", seat1=seat("3", **empty()), seat2=holding(2)), "2", "3")
    assert (row(m)["finisher"], row(m)["held"], row(m)["big_loser"]) == (1, [7, 0, 2], 0)


def test_H23b_a_tie_goes_to_the_tied_seat_nearest_after_the_finisher() -> None:
    m = at("6", "7", seats=4, **empty(), seat1=holding(2), seat2=holding(4), seat3=holding(4))
    assert row(play(m, "7"))["big_loser"] == 2


def test_H23b_nearest_after_the_finisher_goes_round_the_table() -> None:
    last = seat("3", **empty())
    m = at("1", "222", seats=4, **empty(), seat1=last, seat2=holding(1), seat3=holding(2))
    play(m, "2", "3")
    assert (row(m)["finisher"], row(m)["held"], row(m)["big_loser"]) == (1, [2, 0, 1, 2], 3)


# H24: points


@pytest.mark.parametrize("edition", [*POINTS, house("express", scoring="points")])
def test_H24_scoring_points_finisher_2_and_fewest_cards_1(edition: Edition) -> None:
    m = play(at("6", "7", **empty(), edition=edition, aside="122", seat1=holding(2), seat2=holding(5)), "7")
    assert (row(m)["held"], row(m)["points"]) == ([3, 2, 5], [2, 1, 0])
    assert m.result() == {"games": [row(m)], "totals": [2, 1, 0], "winners": [0]}


@pytest.mark.parametrize("edition", POINTS)
def test_H24_scoring_points_both_is_3(edition: str) -> None:
    m = play(at("6", "7", **empty(), edition=edition, aside="1", seat1=holding(2), seat2=holding(5)), "7")
    assert (row(m)["held"], row(m)["points"]) == ([1, 2, 5], [3, 0, 0])


@pytest.mark.parametrize("edition", POINTS)
def test_H24_fewest_tie_all_every_seat_tied_for_fewest_gets_the_1(edition: str) -> None:
    m = play(at("6", "7", **empty(), edition=edition, aside="122", seat1=holding(2), seat2=holding(2)), "7")
    assert row(m)["points"] == [2, 1, 1]
    m = play(at("6", "7", **empty(), edition=edition, aside="12", seat1=holding(2), seat2=holding(5)), "7")
    assert row(m)["points"] == [3, 1, 0]


def test_H24_fewest_tie_none_nobody_gets_the_1() -> None:
    ours = house(fewest_tie="none")
    m = play(at("6", "7", **empty(), edition=ours, aside="122", seat1=holding(2), seat2=holding(2)), "7")
    assert row(m)["points"] == [2, 0, 0]
    m = play(at("6", "7", **empty(), edition=ours, aside="12", seat1=holding(2), seat2=holding(5)), "7")
    assert row(m)["points"] == [2, 0, 0]


def test_H24_fewest_tie_none_without_a_tie_the_1_is_given() -> None:
    ours = house(fewest_tie="none")
    m = play(at("6", "7", **empty(), edition=ours, aside="122", seat1=holding(2), seat2=holding(5)), "7")
    assert row(m)["points"] == [2, 1, 0]


@pytest.mark.parametrize("edition", [*CARDS, house("amigo", scoring="cards")])
def test_H24_scoring_cards_one_penalty_point_a_card_fewest_wins(edition: Edition) -> None:
    m = play(at("6", "7", **empty(), edition=edition, aside="122", seat1=holding(2), seat2=holding(5)), "7")
    assert row(m)["points"] == row(m)["held"] == [3, 2, 5]
    assert m.result() == {"games": [row(m)], "totals": [3, 2, 5], "winners": [1]}  # not the finisher


def test_H24x_over_a_series_the_lowest_sum_wins() -> None:
    first = {"finisher": 1, "held": [9, 0, 4], "points": [9, 0, 4], "big_loser": 0}
    seven, two = holding(7), holding(2)
    last = at("6", "7", **empty(), edition="express", seat1=seven, seat2=two, games=2, results=[first])
    result = play(last, "7").result()
    assert result is not None
    assert (result["totals"], result["winners"]) == ([9, 7, 6], [2])


# H25: the series


def test_H25_a_series_is_six_games_or_any_number_agreed() -> None:
    for edition in ("amigo", "demi", "fundex"):
        assert halfpast.new("half", edition=edition, seed=7).position()["match"]["games"] == 6
    assert halfpast.new("half", games=4, seed=7).position()["match"]["games"] == 4


@pytest.mark.parametrize("edition", ["express", "express-advanced"])
def test_H25_games_1_express_knows_no_series_but_a_host_may_choose_one(edition: str) -> None:
    assert halfpast.new("half", edition=edition, seed=7).position()["match"]["games"] == 1
    assert halfpast.new("half", edition=edition, games=4, seed=7).position()["match"]["games"] == 4
    result = play_out(halfpast.new("half", edition=edition, seats=3, games=3, seed=7)).result()
    assert result is not None
    assert result["totals"] == [sum(game["held"][number] for game in result["games"]) for number in range(3)]
    assert all(result["totals"][number] == min(result["totals"]) for number in result["winners"])


def played(edition: Edition) -> dict[str, Any]:
    """The result of a whole series for three, played at random."""
    result = play_out(halfpast.new("half", edition=edition, seats=3, seed=7)).result()
    assert result is not None
    return result


def test_H25_games_1_is_over_after_one_game() -> None:
    assert len(played(house(games=1))["games"]) == 1
    assert play(at("6", "7", **empty(), games=1), "7").position()["phase"] == "over"


def test_H25_games_99_are_all_played_and_added_up() -> None:
    result = played(house(games=99))
    assert len(result["games"]) == 99
    block = [game["points"] for game in result["games"]]
    assert result["totals"] == [sum(column) for column in zip(*block, strict=True)]
    best = max(result["totals"])
    assert result["winners"] == [number for number in range(3) if result["totals"][number] == best]


def test_H25_the_points_are_added_up_and_most_points_wins() -> None:
    first = {"finisher": 1, "held": [5, 0, 9], "points": [0, 3, 0], "big_loser": 2}
    last = at("6", "7", **empty(), aside="122", seat1=holding(2), seat2=holding(5), games=2, results=[first])
    assert last.result() is None
    play(last, "7")
    assert last.result() == {"games": [first, row(last)], "totals": [2, 4, 0], "winners": [1]}
    assert why(last, "7") == "H25 over"


def test_H25_a_tie_is_shared() -> None:
    first = {"finisher": 1, "held": [5, 0, 9], "points": [0, 3, 0], "big_loser": 2}
    last = at("6", "7", **empty(), seat1=holding(2), seat2=holding(5), games=2, results=[first])
    result = play(last, "7").result()
    assert result is not None
    assert (result["totals"], result["winners"]) == ([3, 3, 0], [0, 1])


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_H25_the_deal_passes_left_after_each_game(dealer: int) -> None:
    m = play(at("6", "7", **empty(), dealer=dealer, games=2), "7")
    assert (m.position()["match"]["game"], m.position()["dealer"]) == (2, (dealer + 1) % 3)


def test_H25_the_next_game_is_dealt_anew() -> None:
    m = play(at("6", "7", **empty(), games=2), "7")
    assert (m.position()["pile"], m.position()["plays"], m.position()["out"]) == ("", 0, "")
    assert all((len(one["hand"]), len(one["stock"])) == (3, 15) for one in m.position()["seats"])


# H26: the exchange

WON = {"finisher": 0, "held": [0, 5, 9], "points": [3, 0, 0], "big_loser": 2}


def second_game(edition: Edition = "fundex", own: str = "127", losers: str = "336") -> halfpast.Match:
    """The second of two games is dealt; seat 0 finished the first, seat 2 was its big loser."""
    middle, loser = seat("249", open="468"), seat("146", open=losers)
    dealt = at(
        "",
        "378",
        open=own,
        seat1=middle,
        seat2=loser,
        phase="exchange",
        edition=edition,
        games=2,
        results=[WON],
    )
    assert dealt.position()["phase"] == "exchange"
    return dealt


@pytest.mark.parametrize("edition", EXCHANGE)
def test_H26_exchange_yes_the_finisher_may_take_one_of_the_big_losers_open_cards(edition: str) -> None:
    m = second_game(edition)
    assert m.seat == 0
    pairs = ["1 3", "1 6", "2 3", "2 6", "7 3", "7 6"]
    assert m.legal() == [*(f"exchange {pair}" for pair in pairs), "decline"]
    play(m, "exchange 7 3")
    assert [has(m, number)["open"] for number in range(3)] == ["123", "468", "367"]


@pytest.mark.parametrize("edition", EXCHANGE)
def test_H26_exchange_yes_comes_after_the_deal_of_the_second_game(edition: str) -> None:
    m = play(at("6", "7", **empty(), edition=edition, seat1=holding(2), games=2), "7")
    assert (m.position()["phase"], m.seat, row(m)["big_loser"]) == ("exchange", 0, 2)
    assert play(m, "decline").position()["phase"] != "exchange"


def test_H26_exchange_yes_for_a_house_edition() -> None:
    m = play(at("6", "7", **empty(), edition=house(exchange=True), games=2), "7")
    assert m.position()["phase"] == "exchange"


@pytest.mark.parametrize("edition", [*NO_EXCHANGE, house("fundex", exchange=False)])
def test_H26_exchange_no_the_second_game_opens_at_once(edition: Edition) -> None:
    m = play(at("6", "7", **empty(), edition=edition, games=2), "7")
    assert m.position()["phase"] in ("opening", "play")
    assert why(m, "exchange 7 3") == why(m, "decline") == "H26 no-exchange"


@pytest.mark.parametrize("edition", EXCHANGE)
def test_H26_no_exchange_in_the_first_game(edition: str) -> None:
    assert halfpast.new("half", edition=edition, seed=7).position()["phase"] != "exchange"
    assert why(at("6", "78", edition=edition), "decline") == "H26 no-exchange"


def test_H26_it_may_decline() -> None:
    m = play(second_game(), "decline")
    assert [has(m, number)["open"] for number in range(3)] == ["127", "468", "336"]


def test_H26_it_may_exchange_equal_cards() -> None:
    m = second_game(own="334", losers="346")
    assert "exchange 3 3" in m.legal()
    play(m, "exchange 4 4")
    assert [has(m, number)["open"] for number in (0, 2)] == ["334", "346"]
    assert m.position()["phase"] == "opening"


def test_H26_only_open_cards_of_these_two() -> None:
    m = second_game()
    assert why(m, "exchange 8 3") == "H26 not-own-open"  # an 8 in hand
    assert why(m, "exchange 7 4") == "H26 not-loser-open"  # a 4 of seat 1
    assert why(m, "3") == "H26 exchange-first"


def test_H26_who_opens_is_found_afterwards_and_hands_are_not_touched() -> None:
    m = second_game()
    assert "announced" not in m.position()
    play(m, "exchange 1 3")
    assert [has(m, number)["hand"] for number in range(3)] == ["378", "249", "146"]
    assert (m.position()["phase"], m.seat, m.legal()) == ("opening", 2, ["1"])
    assert (m.position()["announced"], m.position()["plays"]) == ("??1", 1)


# H27: endless play


@pytest.mark.parametrize("edition", POINTS)
def test_H27_after_1000_moves_the_game_ends_with_no_finisher_and_no_big_loser(edition: str) -> None:
    m = at("6", "778", edition=edition, plays=999, seat1=holding(4), seat2=holding(6))
    play(m, "7")
    assert m.position()["phase"] == "over"
    assert row(m) == {"finisher": None, "held": [8, 4, 6], "points": [0, 1, 0], "big_loser": None}


def test_H27_before_that_the_game_goes_on() -> None:
    m = play(at("6", "778", plays=998), "7")
    assert (m.position()["phase"], m.position()["plays"], m.seat) == ("play", 999, 1)


def test_H27_every_move_counts_taking_the_pile_too() -> None:
    m = play(at("8", "136", plays=999, seat1=holding(4), seat2=holding(6)), "take")
    assert (row(m)["finisher"], row(m)["held"]) == (None, [10, 4, 6])


def test_H27_a_catch_is_a_move_and_is_carried_out_first() -> None:
    m = play(at("6h", "137", plays=999), "7")
    assert (row(m)["finisher"], row(m)["held"]) == (None, [8, 9, 12])


def test_H27_fewest_tie_all_and_none_hold_here_too() -> None:
    for value, points in (("all", [0, 1, 1]), ("none", [0, 0, 0])):
        ours = house(fewest_tie=value)
        m = play(at("6", "778", plays=999, edition=ours, seat1=holding(4), seat2=holding(4)), "7")
        assert row(m)["points"] == points


@pytest.mark.parametrize("edition", CARDS)
def test_H27_express_scores_by_H24x_as_ever(edition: str) -> None:
    m = play(at("6", "778", edition=edition, plays=999, seat1=holding(4), seat2=holding(6)), "7")
    assert row(m) == {"finisher": None, "held": [8, 4, 6], "points": [8, 4, 6], "big_loser": None}


def test_H27_a_move_that_finishes_is_settled_first() -> None:
    m = play(at("6", "7", **empty(), plays=999), "7")
    assert (row(m)["finisher"], row(m)["points"]) == (0, [3, 0, 0])


def test_H27_a_last_chance_is_settled_first() -> None:
    m = play(at("6", "h", **empty(), plays=999, seat1=seat("37")), "h")
    assert (m.position()["phase"], m.position()["plays"]) == ("last-chance", 1000)
    finished = play(m.copy(), "pass")
    assert row(finished)["finisher"] == 0
    caught = play(m.copy(), "7")
    assert caught.position()["phase"] == "over"
    assert (row(caught)["finisher"], row(caught)["held"]) == (None, [3, 7, 9])


def test_H27_a_blind_last_chance_is_settled_first_too() -> None:
    m = play(at("6", "h", **empty(), plays=999, seat1=seat("", open="", blind="34-")), "h", "blind 1")
    assert (row(m)["finisher"], row(m)["held"]) == (0, [0, 2, 9])


@pytest.mark.parametrize("edition", EXCHANGE)
def test_H27_the_exchange_falls_away_for_the_next_game(edition: str) -> None:
    m = play(at("6", "778", edition=edition, plays=999, games=2), "7")
    assert m.position()["match"]["game"] == 2
    assert m.position()["phase"] in ("opening", "play")


def test_H27_max_plays_100_ends_the_game_after_100_moves() -> None:
    ours = house(max_plays=100)
    assert play(at("6", "778", edition=ours, plays=98), "7").position()["phase"] == "play"
    m = play(at("6", "778", edition=ours, plays=99), "7")
    assert (m.position()["phase"], row(m)["finisher"]) == ("over", None)


def test_H27_max_plays_10000_ends_the_game_after_10000_moves() -> None:
    ours = house(max_plays=10_000)
    assert play(at("6", "778", edition=ours, plays=1_000), "7").position()["phase"] == "play"
    assert play(at("6", "778", edition=ours, plays=9_998), "7").position()["phase"] == "play"
    m = play(at("6", "778", edition=ours, plays=9_999), "7")
    assert (m.position()["phase"], row(m)["finisher"]) == ("over", None)
