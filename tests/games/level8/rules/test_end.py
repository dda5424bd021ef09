"""The end of a round and of the match: L18 to L23, L26, and the parameters keep_from, max_plays and max_rounds."""

from __future__ import annotations

import random
from typing import Any

import pytest

import halfpast
from halfpast.games.level8.rules.levels import known_cards
from tests.games.level8.rules.positions import (
    DECKS,
    PAIR,
    Data,
    at,
    cards,
    groups,
    hand,
    has,
    house,
    offers,
    pile,
    play,
    seat,
    some_move,
    stands,
    why,
)

OUT = ["set p1 b1"]  # a level that is out, where PAIR is the card


def levels_of(m: halfpast.Match) -> list[int]:
    return [one["level"] for one in m.position()["seats"]]


def ended(seat1: Data | None = None, seat2: Data | None = None, **more: Any) -> halfpast.Match:
    """Seat 0, with its level out, has ended the round."""
    m = at("p15", **{"laid": OUT, "card": PAIR, "seat1": seat1, "seat2": seat2, **more})
    return play(m, "discard p15")


# L18: ending the round


def test_L18_the_last_hand_card_on_the_own_pile_ends_the_round_at_once() -> None:
    m = ended()
    assert m.position()["round"] == 2
    assert m.events(None)[-3]["type"] == "round-over"
    assert (m.events(None)[-3]["seat"], m.events(None)[-3]["round"]) == (0, 1)


def test_L18_with_a_card_left_it_goes_on() -> None:
    m = play(at("p15 p14", laid=OUT, card=PAIR), "discard p15")
    assert (m.position()["round"], stands(m)) == (1, ("draw", 1))


def test_L18_laying_off_or_playing_a_special_never_does_it() -> None:
    m = at("o1 p15 keep", laid=OUT, card=PAIR)
    play(m, "off o1 0.1", "play keep")
    assert (m.position()["round"], hand(m)) == (1, "p15")


def test_L18_a_position_in_which_it_has_happened_is_refused() -> None:
    with pytest.raises(halfpast.InvalidPosition, match=r"Seat 0 has no card: the round is over .L18"):
        at("")


# L19: moving up


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
def test_L19_who_ends_the_round_moves_up_two_levels(level: int) -> None:
    assert levels_of(ended(level=level))[0] == level + 2


def test_L19_every_other_seat_with_its_level_out_one_the_others_stay() -> None:
    m = ended(seat(level=4, laid=["set r9 o9"]), seat(level=4))
    assert levels_of(m) == [3, 5, 4]
    assert m.events(None)[-3]["moved"] == [2, 1, 0]


def test_L19_never_above_8() -> None:
    m = ended(seat("r1", level=8, laid=["set r9 o9"]), level=8)
    assert levels_of(m) == [8, 8, 1]
    m = ended(seat("r1", level=7, laid=["set r9 o9"]))
    assert levels_of(m) == [3, 8, 1]


def test_L19_two_also_without_the_level_out() -> None:
    """Possible only for a seat that was robbed of its last card."""
    m = play(at("r1", card=PAIR), "discard r1")
    assert levels_of(m) == [3, 1, 1]


def test_L19_levels_move_before_cards_are_kept() -> None:
    m = ended(seat("r1 r2", level=5))
    assert (stands(m), levels_of(m)) == (("keep", 1), [3, 5, 1])


# L20: keeping cards

FIVE = "r1 r2 r3 r4 r5"


@pytest.mark.parametrize("level", [5, 6, 7, 8])
def test_L20_on_level_5_to_8_with_the_level_not_out_up_to_four_may_be_kept(level: int) -> None:
    m = ended(seat(FIVE, level=level))
    assert stands(m) == ("keep", 1)
    assert m.legal() == ["keep r1", "keep r2", "keep r3", "keep r4", "keep r5", "done"]
    play(m, "keep r2", "keep r5", "keep r1", "keep r3")
    assert m.position()["round"] == 2
    assert {"r1", "r2", "r3", "r5"} <= set(has(m, 1)["hand"])


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_L20_on_level_1_to_4_nothing(level: int) -> None:
    assert ended(seat(FIVE, level=level)).position()["round"] == 2


def test_L20_it_is_dealt_up_to_ten() -> None:
    m = play(ended(seat(FIVE, level=6)), "keep r2", "keep r5", "done")
    assert [len(one["hand"]) for one in m.position()["seats"]] == [10, 10, 10]
    assert {"r2", "r5"} <= set(has(m, 1)["hand"])
    assert cards(m.position()) == DECKS["master"]


def test_L20_that_nothing_is_kept_is_told() -> None:
    m = ended(seat(FIVE, level=5))
    play(m, "done")
    for who in (None, 1, 2):
        (kept,) = [event for event in m.events(who) if event["type"] == "kept"]
        assert (kept["seat"], "cards" in kept) == (1, False)
    m = ended(seat(FIVE, level=5))
    play(m, "keep r1", "done")
    (kept,) = [event for event in m.events(None) if event["type"] == "kept"]
    assert kept["cards"][0]["cards"] == 1


def test_L20_it_may_stop_at_none() -> None:
    m = play(ended(seat(FIVE, level=6)), "done")
    assert (m.position()["round"], len(has(m, 1)["hand"])) == (2, 10)


def test_L17a_L20_example_of_the_book_level_7_two_keeps_4_and_3_and_3() -> None:
    held = [f"r{number}" for number in range(1, 13)]
    m = ended(seat(" ".join(held), level=7, keeps=2))
    for card in held[:9]:
        play(m, f"keep {card}")
    assert stands(m) == ("keep", 1)
    play(m, f"keep {held[9]}")  # the tenth is the last
    assert m.position()["round"] == 2
    assert has(m, 1)["hand"] == held[:10]  # and it is dealt none


def test_L20_whoever_laid_their_level_keeps_nothing_and_their_keeps_lapse() -> None:
    m = ended(seat(FIVE, level=6, keeps=2, laid=["set r9 o9"]))
    assert (m.position()["round"], has(m, 1)["keeps"]) == (2, 0)


def test_L20_the_ender_keeps_nothing() -> None:
    m = ended(seat(FIVE, level=6), level=6, keeps=1)
    assert stands(m) == ("keep", 1)


def test_L20_clockwise_from_the_left_of_the_seat_that_ended_the_round() -> None:
    position = at("r1 r2", level=5, seat1=seat("p15", laid=OUT), seat2=seat("y1 y2", level=5), card=PAIR).position()
    m = play(halfpast.load({**position, "turn": 1}), "discard p15")
    assert (stands(m), m.position()["ender"]) == (("keep", 2), 1)
    play(m, "done")
    assert stands(m) == ("keep", 0)
    play(m, "done")
    assert m.position()["round"] == 2


def test_L20_what_they_keep_stays_secret_how_many_is_known() -> None:
    m = play(ended(seat(FIVE, level=6)), "keep r2", "keep r5")
    for who in (None, 0, 2):
        assert m.view(who)["seats"][1]["kept"] == 2
        assert "r2" not in str(m.events(who)[-4:])
    assert m.view(1)["seats"][1]["kept"] == ["r2", "r5"]
    play(m, "done")
    for who in (None, 0, 2):
        assert m.view(who)["known"][1] == []


def test_L20_a_seat_that_holds_nothing_is_not_asked() -> None:
    assert ended(seat("", level=6)).position()["round"] == 2


def test_L20_one_that_holds_fewer_may_keep_them_all() -> None:
    m = ended(seat("r1 r2", level=6, keeps=1))
    play(m, "keep r1", "keep r2")
    assert m.position()["round"] == 2


def test_L20_one_that_keeps_more_than_ten_is_dealt_none() -> None:
    held = [f"r{number}" for number in range(1, 14)]
    m = ended(seat(" ".join(held), level=7, keeps=3))
    play(m, *(f"keep {card}" for card in held))
    assert m.position()["round"] == 2
    assert [len(one["hand"]) for one in m.position()["seats"]] == [10, 13, 10]
    assert cards(m.position()) == DECKS["master"]


@pytest.mark.parametrize(
    ("move", "refused"),
    [
        ("keep p1", "L20 not-held"),
        ("keep r1", "L20 already-kept"),
        ("discard r2", "L20 choose-kept"),
        ("draw", "L20 choose-kept"),
        ("play keep", "L20 choose-kept"),
        ("pick none", "L20 choose-kept"),
    ],
)
def test_L20_hand_cards_one_by_one_and_nothing_else(move: str, refused: str) -> None:
    assert why(play(ended(seat("r1 r2 r3 r4 r5 keep", level=6)), "keep r1"), move) == refused


@pytest.mark.parametrize("card", ["j1", "take", "keep"])
def test_L20_jokers_and_specials_can_be_kept_too(card: str) -> None:
    m = play(ended(seat(f"r1 {card}", level=6)), f"keep {card}", "done")
    assert card in has(m, 1)["hand"]


def test_L20_outside_it_nothing_is_kept() -> None:
    assert why(at("r1 r2"), "keep r1") == "L20 not-asked"


def test_L20_groups_piles_and_keeps_stay_until_the_deal() -> None:
    m = ended(seat(FIVE, level=6, keeps=1, pile="y1"))
    assert (groups(m), pile(m), pile(m, 1), has(m, 1)["keeps"]) == (["set b1 p1"], "p15", "y1", 1)


def test_L20_keep_from_1_keeps_on_every_level() -> None:
    m = ended(seat(FIVE, level=1), edition=house(keep_from=1))
    assert (stands(m), len(offers(m, "keep"))) == (("keep", 1), 5)


def test_L20_keep_from_8_keeps_on_the_last_level_only() -> None:
    assert stands(ended(seat(FIVE, level=8), edition=house(keep_from=8))) == ("keep", 1)
    assert ended(seat(FIVE, level=7), edition=house(keep_from=8)).position()["round"] == 2


def test_L20_keep_from_never_keeps_by_keep_cards_only() -> None:
    edition = house(keep_from="never")
    assert ended(seat(FIVE, level=8), edition=edition).position()["round"] == 2
    m = ended(seat(FIVE, level=8, keeps=1), edition=edition)
    play(m, "keep r1", "keep r2", "keep r3")
    assert m.position()["round"] == 2


def test_L20_L25_the_edition_level8_has_no_such_rule() -> None:
    assert ended(seat(FIVE, level=8), edition="level8").position()["round"] == 2


# L22, L23: winning

EIGHT = "r1 o1 r2 o2 y2 r3 o3 y3 g3"


@pytest.mark.parametrize("rest", ["", " r9", " r9 j1 take"])
def test_L22_laying_out_level_8_wins_at_once_whatever_is_left(rest: str) -> None:
    m = at(EIGHT + rest, level=8, seat1=seat(level=7))
    play(m, "lay r1 o1 / r2 o2 y2 / r3 o3 y3 g3")
    assert (stands(m), m.position()["turn"], m.position()["winner"]) == (("over", None), None, 0)
    assert m.legal() == []
    assert m.result() == {"winner": 0, "levels": [8, 7, 1], "rounds": 1}
    assert hand(m) == rest.strip()


@pytest.mark.parametrize("move", ["draw", "discard r9", "done", "lay r1 o1", "off r9 0.1", "play take", "keep r9"])
def test_L22_then_nobody_moves(move: str) -> None:
    m = play(at(f"{EIGHT} r9", level=8), "lay r1 o1 / r2 o2 y2 / r3 o3 y3 g3")
    assert why(m, move) == "L22 over"


def test_L22_no_level_moves_then() -> None:
    m = at(EIGHT, level=8, seat1=seat(level=3, laid=["run r5 r6 r7", "colour y4 y5 y6 y7"]))
    assert levels_of(play(m, "lay r1 o1 / r2 o2 y2 / r3 o3 y3 g3")) == [8, 3, 1]


def test_L23_so_does_ending_a_round_with_level_7_laid_out() -> None:
    m = ended(seat(level=6, laid=["set r9 o9"]), seat(level=6), level=7)
    assert stands(m) == ("over", None)
    assert m.result() == {"winner": 0, "levels": [8, 7, 6], "rounds": 1}  # the levels still move first


def test_L23_but_not_without_it_laid_out() -> None:
    m = play(at("p15", level=7, card=PAIR), "discard p15")
    assert (m.position()["round"], levels_of(m)[0], m.result()) == (2, 8, None)


def test_L23_level_7_out_without_ending_the_round_moves_up_one() -> None:
    assert levels_of(ended(seat("r1", level=7, laid=["set r9 o9"])))[1] == 8


def test_L23_when_over_everything_stays_as_it_lies() -> None:
    m = ended(seat("r1 r2", level=6, keeps=1, pile="y1"), level=7)
    assert (groups(m), pile(m), hand(m, 1), has(m, 1)["keeps"]) == (["set b1 p1"], "p15", "r1 r2", 1)
    assert halfpast.load(m.position()).position() == m.position()


# L23a: other level cards; each player their own is in test_level_cards.py


@pytest.mark.parametrize("edition", ["master", "master+skips", "master+level8", "level8"])
def test_L23a_any_card_can_be_played_with_any_edition(edition: str) -> None:
    for card in known_cards():
        m = halfpast.new("level8", edition=edition, card=card, seed=7)
        assert m.position()["card"] == card
        assert halfpast.replay(m.log()).position()["card"] == card


# L26: endless play


def nobody_ends(max_plays: int) -> halfpast.Match:
    """The round's last move but one, with seat 1's level out, seat 2 keeping cards."""
    edition = house(max_plays=max_plays)
    others = {"seat1": seat("o1 o2", laid=["set r9 o9"]), "seat2": seat("y1 y2", level=5)}
    m = at("r1 r2", edition=edition, card=PAIR, dealer=1, extra={"plays": max_plays - 2}, phase="draw", **others)  # type: ignore[arg-type]
    return play(m, "draw")


@pytest.mark.parametrize("max_plays", [2000])
def test_L26_a_round_in_which_nobody_gets_out_ends_without_an_ender(max_plays: int) -> None:
    m = play(nobody_ends(max_plays), "discard r1")
    assert levels_of(m) == [1, 2, 5]  # who has its level out moves up one
    assert (stands(m), m.position()["ender"]) == (("keep", 2), None)
    assert next(event for event in m.events(None) if event["type"] == "round-over").get("seat") is None
    play(m, "keep y1", "done")
    assert m.position()["round"] == 2
    assert m.position()["plays"] == 0


def test_L26_a_play_earlier_it_goes_on() -> None:
    m = at("r1 r2", card=PAIR, phase="draw", extra={"plays": 1997})
    assert stands(play(m, "draw", "discard r1")) == ("draw", 1)
    assert m.position()["plays"] == 1999


def test_L26_the_turn_is_played_to_its_end() -> None:
    m = at("r1 o1 y2 g9", card=PAIR, laid=["set y1 p1"], phase="draw", extra={"plays": 1999})
    play(m, "draw", "off r1 0.1", "off o1 0.1")
    assert stands(m) == ("act", 0)
    assert play(m, "discard g9").position()["round"] == 2


def test_L26_keeping_goes_clockwise_from_the_left_of_the_dealer() -> None:
    others = {"seat1": seat("o1 o2", level=5), "seat2": seat("y1 y2", level=5)}
    m = at("r1 r2", level=5, dealer=1, extra={"plays": 1999}, **others)  # type: ignore[arg-type]
    play(m, "discard r1")
    for number in (2, 0, 1):
        assert stands(m) == ("keep", number)
        play(m, "done")
    assert m.position()["round"] == 2


def test_L26_the_last_card_discarded_then_still_ends_the_round_by_L18() -> None:
    assert levels_of(ended(extra={"plays": 1999})) == [3, 1, 1]


@pytest.mark.parametrize("ender", [True, False])
def test_L26_a_match_of_200_rounds_ends_without_a_winner(ender: bool) -> None:
    m = at("p15", laid=OUT, card=PAIR, extra={"round": 200, "plays": 0})
    if not ender:
        m = at("p15 p14", laid=OUT, card=PAIR, extra={"round": 200, "plays": 1999})
    play(m, "discard p15")
    assert m.result() == {"winner": None, "levels": [3 if ender else 2, 1, 1], "rounds": 200}
    assert (m.position()["winner"], stands(m)) == (None, ("over", None))
    ended = next(event for event in m.events(None) if event["type"] == "round-over")
    assert (ended["moved"], ended.get("seat")) == ([2 if ender else 1, 0, 0], 0 if ender else None)
    assert halfpast.load(m.position()).position() == m.position()


def test_L26_a_win_in_the_last_round_is_a_win() -> None:
    assert ended(level=7, extra={"round": 200}).result() == {"winner": 0, "levels": [8, 1, 1], "rounds": 200}


def test_L26_max_plays_100_stops_a_round_after_100_moves() -> None:
    assert stands(play(nobody_ends(100), "discard r1")) == ("keep", 2)


def test_L26_max_plays_10000_stops_a_round_after_10000_moves() -> None:
    assert stands(play(nobody_ends(10_000), "discard r1")) == ("keep", 2)


@pytest.mark.parametrize("rounds", [10, 10_000])
def test_L26_max_rounds_10_and_max_rounds_10000(rounds: int) -> None:
    edition = house(max_rounds=rounds)
    assert ended(edition=edition, extra={"round": rounds}).result() is not None
    assert ended(edition=edition, extra={"round": rounds - 1}).position()["round"] == rounds


@pytest.mark.parametrize("seats", [2, 6])
def test_L26_every_match_ends(seats: int) -> None:
    edition = house(max_plays=100, max_rounds=10)
    m = halfpast.new("level8", edition=edition, seats=seats, seed=7)
    chance = random.Random(7)
    while m.seat is not None:
        m.play(some_move(m, chance))
    result = m.result()
    assert result is not None
    assert result["rounds"] <= 10
