"""The bots of Level 8: they see a view only, move alike where all looks alike, and play soundly."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import halfpast
from halfpast.arena.duel import duel
from halfpast.bots import BOTS
from halfpast.games import package
from halfpast.games.level8.bots import play_out
from halfpast.games.level8.rules.game import GAME
from halfpast.match import Match
from tests.games.level8.rules.positions import PAIR, at, house, in_order, rest_of

SEEN = 400  # decisions


def decisions(edition: str, seats: int, seed: int, card: str | None = None) -> Iterator[Match]:
    """A match at its decisions, played at random, but levels are laid."""
    chooser = random.Random(seed)
    m = halfpast.new("level8", edition=edition, seats=seats, seed=seed, card=card)
    for _ in range(SEEN):
        if m.seat is None:
            return
        yield m
        legal = m.legal()
        lays = [move for move in legal if move.startswith("lay")]
        m.play(chooser.choice(lays or legal))


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_moves_alike_where_all_looks_alike(name: str) -> None:
    bot, differ = halfpast.bot(name, seed=3), 0
    for number, m in enumerate(decisions("master+level8", 3, seed=1)):
        view = m.view(m.seat)
        other = halfpast.resample(view, seed=number)
        differ += other.position()["seats"] != m.position()["seats"]
        chosen = bot.choose(view)
        assert chosen == bot.choose(other.view(m.seat)) == halfpast.bot(name, seed=3).choose(view)
        assert m.refusal(chosen) is None
    assert differ > SEEN / 2


@pytest.mark.parametrize("name", BOTS)
def test_the_compiled_match_asks_the_bots_with_views_too(name: str) -> None:
    """A match inside the compiled loop is the same as one where every move is chosen from the JSON view."""
    m = halfpast.new("level8", edition="master+skips", seats=3, seed=5)
    bots = [name, "family", "learner"]
    states = m._now.states.copy()
    counted = play_out(states, package("level8").bot_numbers(bots), seed=11)
    laid = [0, 0, 0]
    while m.seat is not None:
        seat, move = m.seat, halfpast.bot(bots[m.seat], seed=11).choose(m.view(m.seat))
        laid[seat] += move.startswith("lay")
        m.play(move)
    assert m.result() == GAME.row(states, 0)
    assert counted["levels laid"] == laid
    assert counted["wins"].index(1.0) == m.result()["winner"]  # type: ignore[index]


def test_every_legal_move_is_advised_best_first_with_a_reason() -> None:
    family, reasons = halfpast.bot("family", seed=1), set()
    for m in decisions("master+skips", 4, seed=4, card="master-2"):
        view = m.view(m.seat)
        advice = family.advise(view, "en")
        plain = [one.move for one in advice if not one.move.startswith("lay")]
        assert sorted(plain) == sorted(move for move in m.legal() if not move.startswith("lay"))
        assert advice[0].move == family.choose(view)
        assert all(one.why.endswith(".") and one.chance is None for one in advice)
        reasons |= {one.reason for one in advice}
    assert {"lays-level", "lays-off", "plays-take", "plays-swap", "not-needed", "stock-better"} <= reasons


def table(hand: str, phase: str = "act", level: int = 1, **others: Any) -> Match:
    """Seat 0 to decide with this hand at level 1 of master-1, four pairs; seat 1 has what is left, ten cards of it."""
    piles: list[list[str]] = [others.get("pile0", "").split(), others.get("pile1", "").split()]
    laid: list[Any] = others.get("laid", [[], []])
    seats: list[dict[str, Any]] = [
        {"level": level, "hand": in_order(cards), "pile": pile, "laid": groups}
        for cards, pile, groups in zip((hand.split(), []), piles, laid, strict=True)
    ]
    left = rest_of({"seats": seats, "stock": []}, "master")
    seats[1]["hand"] = [card for card in left if card[0] == "p"][: others.get("held", 10)]
    left = rest_of({"seats": seats, "stock": []}, "master")
    random.Random(1).shuffle(left)
    position = {"game": "level8", "edition": "master", "card": "master-1", "turn": 0, "phase": phase, "stock": left}
    return halfpast.load({**position, "seats": seats})


def best(m: Match) -> str:
    """What Family does."""
    return halfpast.bot("family", seed=1).choose(m.view(m.seat))


FOUR_PAIRS = [
    {"group": "set", "cards": [f"r{number}", f"o{number}"]} for number in (1, 2, 3, 4)
]  # level 1 of master-1, laid


def test_family_takes_the_open_card_that_makes_a_pair() -> None:
    hand = "r1 o1 r5 o5 r9 o9 y12 g14 b3 y7"
    assert best(table(hand, "draw", pile1="b12")) == "draw 1"
    assert best(table(hand, "draw", pile1="b11")) == "draw"


def test_family_lays_as_soon_as_it_can_and_spares_its_jokers() -> None:
    move = best(table("r1 o1 r5 o5 r9 o9 y12 b12 j1 y7 g3"))
    assert move.startswith("lay")
    assert "j1" not in move


def test_family_discards_a_card_that_no_way_needs() -> None:
    assert best(table("r1 o1 r5 o5 r9 o9 y12 j1 g14")).startswith(("lay", "discard g14", "discard y12"))
    assert best(table("r1 o1 r5 o5 j6 y12 g14 b3")).split()[1] not in ("r1", "o1", "r5", "o5", "j6")


def test_family_lays_off_all_it_can_and_keeps_one_to_discard() -> None:
    m = table("y1 y2 y9 y15", laid=[FOUR_PAIRS, []])
    moves = []
    while m.seat == 0:
        moves.append(best(m))
        m.play(moves[-1])
    assert sorted(move.split()[0] for move in moves) == ["discard", "off", "off"]


def test_family_ends_the_round_with_a_swap() -> None:
    """L17, L18: with the level out and three cards left besides, the swap puts them all away."""
    m = table("swap y9 y12 y15", laid=[FOUR_PAIRS, []])
    assert best(m) == "play swap"
    for _ in range(4):
        m.play(best(m))
    assert m.position()["round"] == 2


@pytest.mark.parametrize("ends", [True, False])
def test_family_knows_whether_a_swap_ends_the_round(ends: bool) -> None:
    m = at("swap y9 y12 y15", laid=["set r1 o1"], card=PAIR, edition=house(swap_ends=ends))
    bot = halfpast.bot("family", seed=1)
    told = {one.move: one.reason for one in bot.advise(m.view(0))}
    assert told["play swap"] == ("ends-round" if ends else "plays-swap")
    m.play("play swap")
    codes = {one.reason for one in bot.advise(m.view(0)) if one.move.startswith("put")}
    assert codes
    assert "ends-round" not in codes
    m.play("put y9")
    m.play("put y12")
    (last,) = [one.reason for one in bot.advise(m.view(0)) if one.move == "put y15"]
    assert (last == "ends-round") == ends


def test_family_feeds_no_seat_that_is_out() -> None:
    """A card that goes on a group is kept from a seat that could lay it off."""
    laid = [[], [{"group": "set", "cards": [f"b{number}", f"g{number}"]} for number in (1, 2, 3, 4)]]
    m = table("r5 o5 r6 o6 j11 y4 y10 y13", laid=laid, held=3)
    assert best(m) in ("discard y10", "discard y13")


def test_family_keeps_what_its_level_needs() -> None:
    m = table("r10 o10 y10 r12 o12 j1 g3 y6 b14", level=8)
    m.play("discard b14")
    position = m.position()
    position |= {"phase": "keep", "turn": 0, "ender": 1}
    position["seats"][1]["pile"] += position["seats"][1]["hand"]
    position["seats"][1]["hand"] = []
    position.pop("rng", None)
    m, kept = halfpast.load(position), []
    while m.seat == 0 and m.view(0)["phase"] == "keep":
        kept.append(best(m))
        m.play(kept[-1])
    assert kept
    assert set(kept) <= {"keep r10", "keep o10", "keep y10", "keep r12", "keep o12", "keep j1", "done"}


@pytest.mark.parametrize(("stronger", "weaker"), [("family", "learner"), ("learner", "random")])
def test_the_better_bot_wins_and_lays_more_levels(stronger: str, weaker: str) -> None:
    """A short run with a fixed seed; the long one is a part of `make soak`."""
    more = duel(stronger, weaker, "level8", seats=3, deals=25).more
    assert more["wins"].interval[0] > 0
    assert more["levels laid"].interval[0] > 0


@pytest.mark.parametrize("bot", BOTS)
def test_L13_a_bot_says_a_joker_laid_off_as_legal_does(bot: str) -> None:
    """A joker as b6 goes on the blue cards and on the sixes, where legal() says r6."""
    m = at("j6 r1 p15", laid=["colour b1 b2 b3", "set r6 o6"])
    for seed in range(20):
        advice = halfpast.bot(bot, seed=seed).advise(m.view(0))
        assert sorted(one.move for one in advice) == sorted(m.legal())
