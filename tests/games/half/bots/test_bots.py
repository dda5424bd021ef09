"""The bots of 8½: they see a view only, move alike where all looks alike, and play soundly."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import halfpast
from halfpast.arena.duel import duel
from halfpast.bots import BOTS
from halfpast.games import package
from halfpast.games.half.bots import play_out
from halfpast.games.half.rules.game import GAME
from halfpast.match import Match
from tests.games.half.rules.positions import at, empty, house, seat

EDITIONS = ("amigo", "fundex", "express")


def decisions(edition: str, seats: int, seed: int) -> Iterator[Match]:
    """A match at each of its decisions, played at random."""
    chooser = random.Random(seed)
    m = halfpast.new("half", edition=edition, seats=seats, games=2, seed=seed)
    while m.seat is not None:
        yield m
        m.play(chooser.choice(m.legal()))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bot_moves_alike_where_all_looks_alike(name: str, edition: str) -> None:
    bot = halfpast.bot(name, seed=3)
    for number, m in enumerate(decisions(edition, 3, seed=1)):
        assert m.seat is not None
        view = m.view(m.seat)
        other = halfpast.resample(view, seed=number)
        assert other.position()["seats"] != m.position()["seats"] or number > 60  # late, little is hidden
        assert bot.choose(view) == bot.choose(other.view(m.seat)) == halfpast.bot(name, seed=3).choose(view)
        assert bot.choose(view) in m.legal()


@pytest.mark.parametrize("name", BOTS)
def test_the_compiled_game_asks_the_bots_with_views_too(name: str) -> None:
    """A game inside the compiled loop is the same as one where every move is chosen from the JSON view."""
    m = halfpast.new("half", edition="fundex", seats=3, games=1, seed=5)
    bots = [name, "family", "learner"]
    states = m._now.states.copy()
    scores = play_out(states, package("half").bot_numbers(bots), seed=11)["points"]
    while m.seat is not None:
        m.play(halfpast.bot(bots[m.seat], seed=11).choose(m.view(m.seat)))
    result = m.result()
    assert result is not None
    assert result["games"] == [GAME.row(states, 0)]
    assert scores == GAME.scores(states, 0)


def test_seeds_make_a_difference_to_the_one_that_slips() -> None:
    bots = [halfpast.bot("learner", seed=seed) for seed in range(8)]
    chosen = [{bot.choose(m.view(m.seat)) for bot in bots} for m in decisions("amigo", 3, seed=2)]
    assert any(len(moves) > 1 for moves in chosen)


def test_the_random_bot_plays_every_move_about_equally() -> None:
    m = at("", "378")
    counts = dict.fromkeys(m.legal(), 0)
    for seed in range(600):
        counts[halfpast.bot("random", seed=seed).choose(m.view(0))] += 1
    assert len(counts) == 3
    assert all(150 < number < 250 for number in counts.values()), counts


def test_every_legal_move_is_advised_best_first_with_a_reason() -> None:
    family = halfpast.bot("family", seed=1)
    for m in decisions("fundex", 4, seed=4):
        assert m.seat is not None
        advice = family.advise(m.view(m.seat), "en")
        assert sorted(one.move for one in advice) == sorted(m.legal())
        assert advice[0].move == family.choose(m.view(m.seat))
        assert all(one.why.endswith(".") and one.chance is None for one in advice)


def best(m: Match) -> str:
    """What Family does."""
    return halfpast.bot("family", seed=1).choose(m.view(m.seat))


def test_family_catches() -> None:
    assert best(at("6h", "78g")) == "7"


def test_family_catches_with_all_it_has() -> None:
    assert best(at("346h", "77g")) == "77"


def test_family_lays_several_at_once() -> None:
    assert best(at("2", "336")) == "33"


def test_family_saves_ghost_and_zero_while_a_number_goes() -> None:
    assert best(at("2", "04g")) == "4"


def test_family_leaves_no_half_before_an_open_card_that_catches_it() -> None:
    """The next seat plays its open cards: with a 7 among them a ½ on 6 is caught, without one it is not."""
    caught = at("6", "", stock="", open="9h", blind="345", seat1=seat("", stock="", open="789"))
    free = at("6", "", stock="", open="9h", blind="345", seat1=seat("", stock="", open="889"))
    assert best(caught) == "9"
    assert best(free) in ("9", "h")
    worth = {one.move: rank for rank, one in enumerate(halfpast.bot("family", seed=1).advise(caught.view(0)))}
    assert worth["h"] > worth["9"]


def test_family_uses_its_last_chance() -> None:
    m = at("6h", "377", phase="last-chance", seat2=seat("", stock="", **empty()))
    assert best(m) in ("7", "77")
    m = at("6h", "338", phase="last-chance", seat2=seat("", stock="", **empty()))
    assert best(m) == "pass"


def test_family_finishes_when_it_can() -> None:
    assert best(at("6", "7", stock="", **empty())) == "7"


def test_family_exchanges_for_a_better_card_and_else_declines() -> None:
    """H26: a ghost is worth more at the end than a 1, and never the other way round."""
    moves: set[str] = set()
    for seed in range(60):
        m = halfpast.new("half", edition="fundex", seats=2, games=2, seed=seed)
        while m.view(None)["match"]["game"] == 1:
            m.play(halfpast.bot("family", seed=1).choose(m.view(m.seat)))
        if m.view(None)["phase"] != "exchange":  # H27: it went round and round, and nobody had finished
            continue
        move = best(m)
        moves.add(move.split()[0])
        assert not move.startswith("exchange g")
    assert moves == {"exchange", "decline"}


def test_family_takes_the_pile_only_when_it_must() -> None:
    m = at("34", "678", edition=house(voluntary_take=True))
    assert "take" in m.legal()
    assert best(m) != "take"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("stronger", "weaker"), [("family", "learner"), ("learner", "random")])
def test_the_better_bot_wins(stronger: str, weaker: str, edition: str) -> None:
    """A short run with a fixed seed; the long one is a part of `make soak`."""
    assert duel(stronger, weaker, edition=edition, seats=3, deals=400).more["points"].interval[0] > 0


@pytest.mark.parametrize(
    ("name", "seed", "telling"),
    [("club", 1, "no bot 'club'; there are: random"), (3, 1, "no bot 3"), ("family", "x", "seed is an int")],
)
def test_a_bot_that_cannot_be_is_refused(name: str, seed: int, telling: str) -> None:
    with pytest.raises(halfpast.HalfpastError, match=telling):
        halfpast.bot(name, seed=seed)


def test_a_bot_is_asked_with_the_view_of_the_seat_to_decide() -> None:
    m = halfpast.new("half", seed=7)
    assert m.seat == 0
    bot = halfpast.bot("family")
    for view in (m.view(1), m.view(None)):
        with pytest.raises(halfpast.HalfpastError, match="seat that must decide"):
            bot.choose(view)
    nonsense: list[Any] = [{}, {"game": "chess"}, [], None, m.position()]
    for nothing in nonsense:
        with pytest.raises(halfpast.HalfpastError):
            bot.choose(nothing)
    wrong: list[Any] = [None, ["en"], "xx"]
    for words in wrong:
        with pytest.raises(halfpast.HalfpastError):
            bot.advise(m.view(0), words)


def test_a_duel_is_between_two_bots() -> None:
    with pytest.raises(halfpast.HalfpastError, match="two different bots"):
        duel("family", "family")
    with pytest.raises(halfpast.HalfpastError, match="no bot"):
        duel("family", "club")
    with pytest.raises(halfpast.HalfpastError, match="deals"):
        duel("family", "random", deals=1)
