"""The engine agrees with the naive referee over many random games; and the referee with the law's own words.

The tests of the referee alone need no engine: they are examples from half.md, so that two who agree are
not two who are wrong together.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import halfpast
from tests.games.half.naive.agreement import random_parameters, run
from tests.games.half.naive.referee import (
    DECK,
    GAMES_OF,
    TAUGHT,
    Referee,
    announcements,
    check_deal,
    in_order,
    order_key,
    series_result,
    stock_sizes,
    who_may_open,
)
from tests.games.side_by_side import full_parameters

Json = dict[str, Any]

SEEDS = (5, 7, 16)
MOVES = 5_000

# What a run must have seen to count: every phase, and every ending and taking the law tells apart.
SEEN = (
    "phase exchange", "phase opening", "phase play", "phase last-chance",
    "dealt by deck", "dealt by shuffle", "dealt into exchange", "dealt into opening", "dealt into play",
    "nobody could announce", "nobody could announce, opener",
    "only the opener announces", "those tied announce", "all tied announce",
    "exchange", "decline", "number of games left to the box",
    "take aside", "take into hand", "voluntary take", "open set",
    "8h", "8h on 7½", "8h on 8½", "half above 9", "halves across 8½", "wild 5",
    "under a 5", "under a 5 through a ghost", "bid 5 under a ghost, no duty",
    "blind card played", "blind card refused",
    "attack with one card", "attack in several copies", "ghost caught",
    "caught aside", "caught into hand", "last hand card caught aside", "caught finisher",
    "take aside, on open cards", "take aside, on blind cards", "caught aside, open card", "caught aside, blind card",
    "piles face down listed",
    "only a refused blind card brings the pile", "only a caught finisher takes the pile",
    "half on 8½", "halves on 8½", "halves across 8½, as one may lie on it",
    "0 refused on 8½, where a half is legal", "5 refused on 8½, where a half is legal",
    "a set refused, play, hand", "a set refused, play, open",
    "a set refused, last-chance, hand", "a set refused, last-chance, open",
    "8h without sets", "opened with several, without sets",
    "ghost without risk on a half bid", "no catch: a ghost without risk", "8h on a ghost without risk",
    "caught for a half on a ghost without risk", "finished with a ghost without risk",
    "last chance offered", "last chance: pass",
    "last chance: blind card missed", "last chance: blind card caught",
    "finished on a whole bid", "finished on 9½ or more", "attacker won", "attacker won in last chance",
    "endless", "endless after a last chance", "big loser by nearness", "tie for fewest",
    "matches", "refused", "not refused",
)  # fmt: skip

AMIGO: Json = {
    "stock": "all",
    "opening": "lowest-yellow",
    "opening_sets": False,
    "announcing": "all",
    "voluntary_take": False,
    "sets": True,
    "ghost_risk": True,
    "half_across": False,
    "eight_half": True,
    "half_on_eight_half": False,
    "five_wild": False,
    "five_through_ghost": False,
    "open_sets": False,
    "aside_shown": "open",
    "table_from": "reached",
    "scoring": "points",
    "fewest_tie": "all",
    "games": 6,
    "exchange": False,
    "max_plays": 1000,
}


def test_engine_agrees_with_the_referee_and_the_runs_have_seen_everything() -> None:
    seen = sum((Counter(run(MOVES, seed)) for seed in SEEDS), Counter[str]())
    assert seen["moves"] == len(SEEDS) * MOVES
    assert [what for what in SEEN if not seen[what]] == []


# -------------------------------------------------------------------- the referee alone


def seat(hand: str = "", stock: str = "", opens: str = "", blind: str = "---", **more: Any) -> Json:
    """A seat of a position; table play has begun where its hand is empty, unless said otherwise."""
    table = more.get("table", not hand and not stock)
    return {
        "hand": hand,
        "stock": stock,
        "open": opens,
        "blind": blind,
        "aside": more.get("aside", ""),
        "table": table,
    }


FULL = {"opens": "347", "blind": "126"}


def game(*seats: Json, pile: str = "", turn: int = 0, **more: Any) -> Referee:
    """A referee of a position. What is no key of a position is a parameter that differs from amigo."""
    names = ("phase", "plays", "announced", "known", "match")
    keys: Json = {name: more.pop(name) for name in names if name in more}
    more_keys: Json = {"from": more.pop("source", "hand"), "phase": "play", **keys}
    position: Json = {"turn": turn, "pile": pile, "seats": list(seats), **more_keys}
    return Referee(position, {**AMIGO, **more})


def legal_on(pile: str, hand: str, **parameters: Any) -> list[str]:
    """What may be played on a pile from a hand."""
    return game(seat(hand, **FULL), seat("123", **FULL), pile=pile, **parameters).legal()


EACH = "0123456789hg"


def test_H01_deck_of_72() -> None:
    assert len(DECK) == 72
    assert sum(DECK.count(card) for card in "1234678") == 38
    assert [DECK.count(card) for card in EACH] == [6, 4, 4, 6, 6, 6, 6, 6, 6, 6, 8, 8]


def test_H03_sizes() -> None:
    assert stock_sizes(72, 2, 0, AMIGO) == [27, 27]
    assert stock_sizes(72, 5, 3, AMIGO) == [6, 5, 5, 5, 6]
    assert stock_sizes(72, 5, 3, {**AMIGO, "stock": 11}) == [6, 5, 5, 5, 6]
    assert stock_sizes(72, 4, 0, {**AMIGO, "stock": 3}) == [3, 3, 3, 3]


def deal(hands: list[str], **more: Any) -> Json:
    """A game just dealt, with these hands, the other cards as they come."""
    rest = list(DECK)
    for card in "".join(hands):
        rest.remove(card)
    seats = []
    for hand, stock in zip(hands, stock_sizes(72, len(hands), 0, AMIGO), strict=True):
        blind, opens, pack, rest = rest[:3], rest[3:6], rest[6 : 6 + stock], rest[6 + stock :]
        seats.append(seat(in_order(list(hand)), "".join(pack), in_order(opens), "".join(blind), table=False))
    return {"pile": "", "from": "hand", "seats": seats, "out": "", "plays": 0, "dealer": 0, **more}


def test_H05_deal_checked() -> None:
    hands = ["059", "5hg", "38g", "378"]
    right = deal(hands, phase="opening", announced="--33", turn=2)
    check_deal(right, AMIGO, None)
    check_deal({**right, "turn": 3}, AMIGO, None)
    wrong: Json = {"turn": 0, "phase": "play", "announced": "0-33", "plays": 1, "out": "0", "pile": "3"}
    for key, value in wrong.items():
        with pytest.raises(AssertionError):
            check_deal({**right, key: value}, AMIGO, None)
    with pytest.raises(AssertionError, match="H25"):
        check_deal(right, AMIGO, {"dealer": 0, "finisher": 1, "big_loser": 0})
    check_deal(right, AMIGO, {"dealer": 3, "finisher": 1, "big_loser": 0})


def test_H26_deal_into_exchange_only_after_a_finisher() -> None:
    demi = {**AMIGO, "exchange": True}
    position = deal(["059", "5hg"], phase="exchange", turn=1)
    check_deal(position, demi, {"dealer": 1, "finisher": 1, "big_loser": 0})
    opened = deal(["059", "5hg"], phase="play", turn=1, announced="--")
    check_deal(opened, demi, {"dealer": 1, "finisher": None, "big_loser": None})
    check_deal(opened, demi, None)
    with pytest.raises(AssertionError, match="H26"):
        check_deal(opened, demi, {"dealer": 1, "finisher": 1, "big_loser": 0})


def test_H05_opening_with_exactly_the_lowest_yellow_card() -> None:
    referee = game(seat("033", "7g", **FULL), seat("48g", **FULL), phase="opening", announced="34")
    assert referee.legal() == ["3"]
    referee.play("3")
    assert referee.position()["seats"][0]["hand"] == "037"
    assert (referee.phase, referee.turn, referee.announced) == ("play", 1, "34")


def test_H05x_opening_sets() -> None:
    express: Json = {"opening": "lowest-number", "opening_sets": True}
    assert game(seat("005", **FULL), seat("48g", **FULL), phase="opening", **express).legal() == ["0", "00"]
    assert announcements([list("5hg"), list("hgg")], {**AMIGO, **express}) == "5-"
    assert announcements([list("5hg"), list("hgg")], {**AMIGO, "opening": "lot"}) is None


def test_H05_announcing_opener_only_the_lowest_of_all_is_shown() -> None:
    opener: Json = {**AMIGO, "announcing": "opener"}
    assert announcements([list("059"), list("48g"), list("33g"), list("378")], opener) == "??33"
    assert announcements([list("059"), list("5hg"), list("0hg")], opener) == "---"
    assert announcements([list("5hg"), list("259"), list("37h")], {**opener, "opening": "lowest-number"}) == "?2?"
    assert announcements([list("5hg"), list("259")], {**opener, "opening": "lot"}) is None
    assert who_may_open("??33", 4) == [2, 3]
    assert game(seat("033", **FULL), seat("48g", **FULL), phase="opening", announced="3?").legal() == ["3"]


def test_H08_number_at_least_the_bid() -> None:
    assert legal_on("6h", "0123456789g") == ["7", "8", "9", "g"]
    assert legal_on("3", "0123456789") == ["0", "3", "4", "5", "6", "7", "8", "9"]


def test_H09_sets_count_once() -> None:
    assert legal_on("", "777hh") == ["7", "77", "777", "h", "hh"]
    assert game(seat("1", **FULL), seat("2", **FULL), pile="777").bid() == 7


def test_H09_without_sets_one_card_a_turn() -> None:
    assert legal_on("6", "7788hh", sets=False) == ["7", "8", "8h", "h"]
    assert game(seat(opens="77h", blind="123"), seat("1", **FULL), sets=False, open_sets=True).legal() == ["7", "h"]
    referee = game(seat("h", table=True), seat("4489", **FULL), pile="3", sets=False)
    referee.play("h")
    assert referee.legal() == ["4", "pass"]


def test_H09_without_sets_the_opener_may_still_open_with_several() -> None:
    express: Json = {"opening": "lowest-number", "opening_sets": True, "sets": False}
    hands = (seat("005", **FULL), seat("48g", **FULL))
    assert game(*hands, phase="opening", **express).legal() == ["0", "00"]
    assert game(*hands, phase="play", **{**express, "opening": "lot"}).legal() == ["0", "5"]


def test_H10_draws_what_it_played() -> None:
    referee = game(seat("377", "12", **FULL), seat("888", **FULL), pile="6")
    referee.play("77")
    assert referee.position()["seats"][0] == seat("123", "", **FULL)


def test_H11_takes_only_when_nothing_is_legal() -> None:
    referee = game(seat("123", **FULL), seat("888", **FULL), pile="8")
    assert referee.legal() == ["take"]
    referee.play("take")
    assert referee.position()["seats"][0]["aside"] == "8"
    assert (referee.turn, referee.pile, referee.legal()) == (1, [], ["8", "88", "888"])
    assert legal_on("8", "189", voluntary_take=True) == ["8", "9", "take"]
    assert legal_on("", "189", voluntary_take=True) == ["1", "8", "9"]


def test_H12_ghost_on_every_bid() -> None:
    for pile in ("", "5", "8h", "9h", "9hh"):
        assert legal_on(pile, "g") == ["g"]


def test_H12_ghost_without_risk_catches_nobody() -> None:
    for pile in ("3hg", "3hgg", "8hg"):
        catching = "9" if "8" in pile else "4"
        referee = game(seat(catching + "1", **FULL), seat("123", **FULL), pile=pile, ghost_risk=False)
        assert not referee.is_attack(catching)
        referee.play(catching)
        assert (referee.turn, "".join(referee.pile)) == (1, pile + catching)
    assert legal_on("8hg", EACH, ghost_risk=False) == ["8h", "9", "g"]


def test_H12_what_lies_on_a_ghost_without_risk_is_a_bid_with_its_own() -> None:
    for pile, card in (("3h", "4"), ("3gh", "4"), ("8hg8h", "9"), ("3hghh", "5"), ("3hgh", None), ("3hg", None)):
        referee = game(seat("1234", **FULL), seat("123", **FULL), pile=pile, ghost_risk=False)
        assert referee.catching_card() == card


def test_H12_H23a_last_ghost_without_risk_has_won_at_once() -> None:
    referee = game(seat("g", table=True), seat("44", **FULL), pile="3h", ghost_risk=False)
    referee.play("g")
    assert referee.result is not None
    assert referee.result["finisher"] == 0


def test_H13_halves() -> None:
    assert game(seat("1", **FULL), seat("1", **FULL), pile="6hhh").bid() == 7.5
    assert legal_on("9", "hhh") == ["h", "hh", "hhh"]


def test_H13a_halves_never_step_across_eight_half() -> None:
    assert legal_on("8", "hhh") == ["h"]
    assert legal_on("8h", "hhh") == ["take"]
    assert legal_on("7", "hhhh") == ["h", "hh", "hhh"]
    assert legal_on("8", "hhh", half_across=True) == ["h", "hh", "hhh"]
    assert legal_on("8h", "hhh", half_across=True) == ["take"]


def test_H14_zero_on_a_whole_bid_only() -> None:
    assert legal_on("7", "0") == ["0"]
    assert legal_on("7h", "0") == ["take"]
    assert legal_on("9hh", "0") == ["0"]


def test_H15_eight_and_a_half() -> None:
    assert legal_on("7", "8h") == ["8", "8h", "h"]
    assert legal_on("8h", "88h") == ["8h"]
    assert legal_on("8h", "8h", eight_half=False) == ["take"]
    assert legal_on("9", "8h") == ["h"]
    assert legal_on("5", "8h") == ["h"]


def test_H15b_on_eight_half() -> None:
    assert legal_on("8h", EACH) == ["8h", "9", "g"]
    assert legal_on("8h", EACH, five_wild=True) == ["8h", "9", "g"]
    assert legal_on("8h", EACH, eight_half=False) == ["9", "g"]


def test_H15b_a_half_on_eight_half() -> None:
    rules: Json = {"half_on_eight_half": True}
    assert legal_on("8h", "0589hhg", **rules) == ["8h", "9", "h", "hh", "g"]
    assert legal_on("8h", "05h", five_wild=True, **rules) == ["h"]
    assert legal_on("8h", "h", half_across=False, eight_half=False, **rules) == ["h"]
    assert legal_on("8", "hhh", **rules) == ["h", "hh", "hhh"]
    assert legal_on("8hh", EACH, **rules) == ["0", "9", "h", "g"]
    assert legal_on("8hhh", EACH, **rules) == ["h", "g"]
    referee = game(seat("9h", **FULL), seat("123", **FULL), pile="8h", **rules)
    assert (referee.is_attack("9"), referee.is_attack("h")) == (True, False)


def test_H16_attack_gives_the_pile_with_the_attacking_cards() -> None:
    referee = game(seat("447", **FULL), seat("123", **FULL), seat("888", "9", **FULL), pile="3h")
    referee.play("44")
    position = referee.position()
    assert position["seats"][2]["aside"] == "344h"
    assert (referee.turn, position["pile"], position["seats"][0]["hand"]) == (0, "", "7")


def test_H16a_H16b_H16c_what_is_no_attack() -> None:
    for pile, cards in (("3h", "h"), ("3h", "5"), ("7h", "8h"), ("9h", "g"), ("3hh", "4"), ("", "1")):
        referee = game(seat(in_order([*cards, "9"]), **FULL), seat("123", **FULL), pile=pile)
        referee.play(cards)
        assert (referee.turn, "".join(referee.pile)) == (1, pile + cards)


@pytest.mark.parametrize(("pile", "card"), [("h", "1"), ("4h", "5"), ("8h", "9"), ("3hg", "4"), ("4hh", "5")])
def test_H16_catching_cards(pile: str, card: str) -> None:
    referee = game(seat(card + "9", **FULL), seat("123", **FULL), pile=pile)
    assert referee.is_attack(card) is (pile != "4hh")


def test_H16d_attacker_without_a_card_has_won() -> None:
    referee = game(seat("4", table=True), seat("12", aside="99", **FULL), pile="3h")
    referee.play("4")
    assert referee.result == {"finisher": 0, "held": [0, 13], "points": [3, 0], "big_loser": 1}


def test_H17_under_a_five() -> None:
    assert legal_on("5", EACH) == ["0", "1", "2", "3", "4", "5", "h", "g"]
    assert legal_on("5h", EACH) == ["6", "7", "8", "8h", "9", "h", "g"]
    assert legal_on("6", "5") == ["take"]


def test_H17a_a_bid_of_five_is_no_five() -> None:
    assert legal_on("4hh", "456") == ["5", "6"]


def test_H17c_five_and_a_ghost() -> None:
    assert legal_on("5g", "456") == ["5", "6"]
    assert legal_on("5gg", "456", five_through_ghost=True) == ["4", "5"]
    assert legal_on("5hg", "456", five_through_ghost=True) == ["6"]


def test_H17x_wild_five() -> None:
    for pile in ("7", "7h", "9", "9h"):
        assert legal_on(pile, "5", five_wild=True) == ["5"]
    assert legal_on("8h", "5", five_wild=True) == ["take"]
    assert not game(seat("5", **FULL), seat("1", **FULL), pile="7h", five_wild=True).is_attack("5")
    assert game(seat("5", **FULL), seat("1", **FULL), pile="4h", five_wild=True).is_attack("5")


def test_H18_on_nine_and_up() -> None:
    assert legal_on("9", EACH) == ["0", "9", "h", "g"]
    assert legal_on("9h", EACH) == ["h", "g"]
    assert legal_on("9hh", EACH) == ["0", "h", "g"]
    assert legal_on("9hh", EACH, five_wild=True) == ["0", "5", "h", "g"]


def test_H19_open_cards_one_a_turn_then_blind() -> None:
    assert game(seat(opens="77h", blind="123"), seat("1", **FULL)).legal() == ["7", "h"]
    assert game(seat(opens="77h", blind="123"), seat("1", **FULL), open_sets=True).legal() == ["7", "77", "h"]
    assert game(seat(opens="8h", blind="123"), seat("1", **FULL), open_sets=True).legal() == ["8", "h"]
    assert game(seat(blind="-23"), seat("1", **FULL)).legal() == ["blind 2", "blind 3"]
    referee = game(seat(blind="-23"), seat("1", **FULL), pile="9", voluntary_take=True)
    assert referee.legal() == ["take", "blind 2", "blind 3"]


@pytest.mark.parametrize(
    ("table_from", "hand", "aside", "table"),
    [
        ("reached", "34h", "", True),
        ("started", "", "34h", False),
        ("source", "", "34h", False),
        ("blind", "", "34h", False),
    ],
)
def test_H21_last_hand_card_caught(table_from: str, hand: str, aside: str, table: bool) -> None:
    rules: Json = {"table_from": table_from}
    referee = game(seat("48", **FULL), seat("h", **FULL), turn=1, pile="3", **rules)
    referee.play("h")
    assert referee.turn == 0
    referee.play("4")
    caught = referee.position()["seats"][1]
    assert (caught["hand"], caught["aside"], caught["table"]) == (hand, aside, table)
    assert referee.position().get("known") == (["", "34h"] if hand else None)


def test_H21b_opening_after_its_own_attack_starts_table_play() -> None:
    referee = game(seat("4", **FULL), seat("18", **FULL), pile="3h", table_from="started")
    referee.play("4")
    assert (referee.turn, referee.seats[0].table) == (0, True)
    assert referee.legal() == ["3", "4", "7"]


def test_H21x_by_what_was_played() -> None:
    express: Json = {"table_from": "source"}
    taker = game(seat("1", opens="3", blind="126", table=False), seat("1", **FULL), pile="8", **express)
    taker.play("take")
    assert taker.seats[0].aside == ["8"]
    taker = game(seat(opens="3", blind="126", table=False), seat("1", **FULL), pile="8", **express)
    taker.play("take")
    assert taker.seats[0].hand == ["8"]
    for source, zone in (("hand", "aside"), ("open", "hand"), ("blind", "hand")):
        attacker = game(seat("47", **FULL), seat("1", **FULL), pile="3h", source=source, **express)
        attacker.play("4")
        assert "h" in attacker.position()["seats"][1][zone]


def test_H21x_read_the_other_way_piles_go_aside_from_the_table_too() -> None:
    rules: Json = {"table_from": "blind", "voluntary_take": True}
    for place in ({"hand": "1", **FULL}, {"opens": "3", "blind": "126"}, {"blind": "126"}):
        taker = game(seat(**place, table=False), seat("1", **FULL), pile="8", **rules)
        taker.play("take")
        assert (taker.seats[0].aside, taker.seats[0].known, taker.seats[0].table) == (["8"], [], False)
    for source in ("hand", "open", "blind"):
        attacker = game(seat("47", **FULL), seat(blind="126", table=False), pile="3h", source=source, **rules)
        attacker.play("4")
        assert attacker.position()["seats"][1]["aside"] == "34h"


def test_H21x_H22_read_the_other_way_a_refused_blind_card_brings_the_pile() -> None:
    referee = game(seat(blind="-23", table=False), seat("1", **FULL), pile="77h", table_from="blind")
    referee.play("blind 3")
    assert referee.position()["seats"][0] == seat("377h", blind="-2-", table=False)
    assert referee.position()["known"] == ["377h", ""]


def test_H22_blind_card_not_legal_is_taken_with_the_pile() -> None:
    referee = game(seat(blind="-23"), seat("1", **FULL), pile="77h")
    referee.play("blind 3")
    position = referee.position()
    assert position["seats"][0] == {**seat("377h", blind="-2-", table=True)}
    assert position["known"] == ["377h", ""]
    assert (referee.turn, position["pile"], position["from"]) == (1, "", "hand")


def test_known_cards_leave_with_the_cards_laid() -> None:
    referee = game(seat("377h", table=True, blind="-2-"), seat("1", **FULL), known=["77h", ""])
    referee.play("77")
    assert referee.position()["known"] == ["h", ""]


def test_H23_whole_bid_ends_at_once() -> None:
    for pile, card in (("3", "7"), ("9", "h"), ("9hh", "h"), ("3h", "h"), ("3", "g"), ("", "5")):
        referee = game(seat(card, table=True), seat("1234", **FULL), pile=pile)
        referee.play(card)
        assert referee.over, (pile, card)
        assert (referee.phase, referee.turn, referee.legal()) == ("over", None, [])


@pytest.mark.parametrize(
    ("other", "legal"),
    [
        (seat("4489", **FULL), ["4", "44", "pass"]),
        (seat("89", **FULL), ["pass"]),
        (seat(opens="447", blind="126"), ["4", "pass"]),
        (seat(blind="4-9"), ["blind 1", "blind 3", "pass"]),
    ],
)
def test_H23a_last_chance(other: Json, legal: list[str]) -> None:
    for pile, card in (("3", "h"), ("3h", "g")):
        referee = game(seat(card, table=True), other, pile=pile)
        referee.play(card)
        assert (referee.phase, referee.turn, referee.legal()) == ("last-chance", 1, legal)
        referee.play("pass")
        assert referee.result is not None
        assert referee.result["finisher"] == 0


def test_H23a_blind_card_without_attack_goes_back_and_counts() -> None:
    referee = game(seat("h", table=True), seat(blind="4-9"), pile="3")
    referee.play("h")
    referee.play("blind 3")
    assert referee.result == {"finisher": 0, "held": [0, 2], "points": [3, 0], "big_loser": 1}
    assert referee.position()["seats"][1]["blind"] == "4-9"


@pytest.mark.parametrize("table_from", ["reached", "started", "source", "blind"])
def test_H23_caught_finisher_takes_into_the_hand(table_from: str) -> None:
    rules: Json = {"table_from": table_from}
    begun = table_from in ("reached", "started")
    referee = game(seat("h", table=begun), seat(blind="4-9", table=False), pile="3", **rules)
    referee.play("h")
    referee.play("blind 1")
    position = referee.position()
    assert position["seats"][0]["hand"] == "34h"
    assert (referee.phase, referee.turn, position["seats"][1]["blind"]) == ("play", 1, "--9")


def test_H16d_attack_with_the_last_card_in_the_last_chance() -> None:
    referee = game(seat("h", table=True), seat("44", table=True, aside="9"), pile="3")
    referee.play("h")
    referee.play("44")
    assert referee.result == {"finisher": 1, "held": [4, 1], "points": [0, 3], "big_loser": 0}


def test_H23b_H24_big_loser_and_fewest() -> None:
    seats = (seat("12", aside="3"), seat("7", table=True, aside="8"), seat("1", aside="34"), seat("6"))
    referee = game(*seats, turn=1, pile="6")
    referee.play("7")
    assert referee.result == {"finisher": 1, "held": [3, 1, 3, 1], "points": [0, 3, 0, 1], "big_loser": 2}
    referee = game(*seats, turn=1, pile="6", fewest_tie="none")
    referee.play("7")
    assert referee.result is not None
    assert referee.result["points"] == [0, 2, 0, 0]
    referee = game(*seats, turn=1, pile="6", scoring="cards")
    referee.play("7")
    assert referee.result is not None
    assert referee.result["points"] == [3, 1, 3, 1]


def test_H25_games_of_a_box() -> None:
    assert set(GAMES_OF) == set(halfpast.editions("half"))
    for edition, games in GAMES_OF.items():
        assert halfpast.new("half", edition=edition, seats=2, seed=1).position()["match"]["games"] == games


def test_every_parameter_is_taught_and_changed_in_the_random_editions() -> None:
    changed: set[str] = set()
    rng = random.Random(1)
    for _ in range(50):
        changed |= set(random_parameters(rng)) - {"base", "name"}
    for edition in GAMES_OF:
        assert set(full_parameters("half", edition)) == set(TAUGHT) == changed
    with pytest.raises(AssertionError, match="not taught"):
        game(seat("1"), seat("2"), house_rule=True)
    with pytest.raises(AssertionError, match="table_from never"):
        game(seat("1"), seat("2"), table_from="never")


def test_H25_series() -> None:
    rows = [{"points": [3, 0, 0]}, {"points": [0, 2, 1]}, {"points": [0, 1, 0]}]
    assert series_result(rows, AMIGO) == {"games": rows, "totals": [3, 3, 1], "winners": [0, 1]}
    assert series_result(rows, {**AMIGO, "scoring": "cards"})["winners"] == [2]


def test_H26_exchange() -> None:
    def start() -> Referee:
        seats = (seat("059", opens="377", blind="111"), seat("5hg", opens="67g", blind="222"))
        return game(*seats, phase="exchange", match={"results": [{"big_loser": 1}]}, exchange=True)

    legal = ["exchange 3 6", "exchange 3 7", "exchange 3 g", "exchange 7 6", "exchange 7 7", "exchange 7 g"]
    assert start().legal() == [*legal, "decline"]
    referee = start()
    referee.play("exchange 7 g", next_turn=1)
    position = referee.position()
    assert [zone["open"] for zone in position["seats"]] == ["37g", "677"]
    # H05a: nobody holds a yellow card, so any card opens.
    assert (referee.phase, referee.turn, referee.announced, referee.plays) == ("play", 1, "--", 1)
    seats = (seat("3", **FULL), seat("4", **FULL))
    referee = game(*seats, phase="exchange", match={"results": [{"big_loser": 1}]})
    with pytest.raises(AssertionError, match="H05"):
        referee.play("decline", next_turn=1)


def test_H27_endless() -> None:
    referee = game(seat("123", **FULL), seat("12", **FULL, aside="9"), pile="8", plays=999)
    referee.play("take")
    assert referee.result == {"finisher": None, "held": [10, 9], "points": [0, 1], "big_loser": None}


def test_H27_a_finish_and_a_last_chance_are_settled_first() -> None:
    referee = game(seat("7", table=True), seat("12", **FULL), pile="6", plays=999)
    referee.play("7")
    assert referee.result is not None
    assert referee.result["finisher"] == 0
    for answer, finisher in (("pass", 0), ("4", None)):
        referee = game(seat("h", table=True), seat("48", **FULL), pile="3", plays=999)
        referee.play("h")
        assert referee.phase == "last-chance"
        referee.play(answer)
        assert referee.result is not None
        assert referee.result["finisher"] == finisher


def test_order_of_moves() -> None:
    moves = ["0", "3", "33", "8", "88", "8h", "9", "h", "hh", "g", "take", "blind 1", "blind 3", "pass"]
    moves += ["exchange 7 3", "exchange 7 g", "exchange h 0", "decline"]
    moves_mixed = sorted(moves)
    assert moves_mixed != moves
    assert sorted(moves_mixed, key=order_key) == moves
