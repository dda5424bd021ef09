"""A move is parsed once and refused once, whoever makes it; what is shown is written once."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import grimp
import pytest

import halfpast
from halfpast.bots import Bot
from halfpast.games import GAMES, package
from halfpast.games.level8.rules import game as level8
from halfpast.match import Match
from halfpast.server.features import lessons, replays
from halfpast.server.tables import driver, questions
from halfpast.server.tables.documents import new_table
from halfpast.server.tables.table import Table
from halfpast.server.tables.terms import read_terms
from halfpast.store.sqlite import SqliteStore
from halfpast.terminal.lines import LineMode
from tests.apart import run_apart

ANNA = "g-anna"
BOTS = [(game, bot) for game, its in GAMES.items() for bot in its.bots if bot != "random"]
ONCE = {"parse_move": 1, "refuse": 1}


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each is called; of `refuse` only on the match itself, for a view asks it of every card."""
    found: Counter[str] = Counter()

    def count(owner: Any, name: str) -> None:
        real = getattr(owner, name)

        def counted(*given: Any, **named: Any) -> Any:
            if name != "refuse" or given[0][0]["key"].any():
                found[name] += 1
            return real(*given, **named)

        monkeypatch.setattr(owner, name, counted)

    for game in GAMES:
        its = package(game)
        for name in ("parse_move", "write_view", "read_view"):
            count(its.notation, name)
        count(its.rules, "refuse")
    return found


def begun(game: str) -> Match:
    """A match in which something has been played."""
    match = halfpast.new(game, seats=2, seed=5)
    match.play(match.legal()[0])
    return match


@pytest.mark.parametrize("game", GAMES)
def test_what_a_move_would_do_is_asked_once(game: str, counts: Counter[str]) -> None:
    match = begun(game)
    move = match.legal()[0]
    counts.clear()
    assert questions.preview(match, move)["refusal"] is None
    assert counts == ONCE


@pytest.mark.parametrize(("game", "bot"), BOTS)
def test_a_move_at_a_table_is_parsed_and_refused_once(game: str, bot: str, counts: Counter[str]) -> None:
    """A person's and a bot's, which is asked with the view's record, not with JSON."""

    package(game).thinking.ready()  # a server has compiled all before anybody waits for a bot

    async def run() -> None:
        store, match = SqliteStore(":memory:"), begun(game)
        document = new_table(read_terms({"game": game, "seats": 2}), ANNA, "Anna", [bot])
        table = Table(store, "table", {**document, "state": "playing"})
        await store.save_tables({"table": table.document})
        table.log.match = match
        person, number = match.seat, table.seq
        assert person is not None
        counts.clear()
        await table.play(person, match.legal()[0], number, "guest")
        assert counts == ONCE
        table.presence.cover(0)
        for moved in range(1, 4):
            assert table.match is not None
            assert table.match.seat is not None
            counts.clear()
            await driver.move_for(table, table.match.seat, table.seq)
            assert (table.seq, counts) == (number + 1 + moved, ONCE)
        await store.close()

    run_apart(run())


@pytest.mark.parametrize("game", GAMES)
def test_a_move_in_the_terminal_is_parsed_and_refused_once(game: str, counts: Counter[str]) -> None:
    match = halfpast.new(game, seats=2, dealer=1, seed=5)
    lines = LineMode(match, {1: halfpast.bot(package(game).usual_bot, seed=1)}, say=lambda line: None)
    while match.seat != 0:
        match.play(match.legal()[0])
    counts.clear()
    assert lines.try_move(match.legal()[0])
    assert counts == ONCE


def test_a_whole_draft_is_refused_as_the_move_that_it_is(counts: Counter[str]) -> None:
    """Nothing is written as text and read again."""
    match = ready_to_lay()
    groups = [group.split() for group in lay_of(match).removeprefix("lay ").split(" / ")]
    counts.clear()
    assert match.draft(groups) | {"groups": []} == {"groups": [], "move": lay_of(match), "refusal": None}
    assert counts == {"refuse": 1}


def test_a_whole_lay_is_refused_in_one_call_of_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    match, asked = ready_to_lay(), Counter[str]()
    move = lay_of(match)

    def count(name: str, real: Any) -> None:
        def counted(*given: Any) -> Any:
            asked[name] += 1
            return real(*given)

        monkeypatch.setattr(level8, name, counted)

    for name, value in list(vars(level8).items()):
        if name.startswith("refuse_") and value.__module__ == level8.__name__:
            count(name, value)
    assert match.refusal(move) is None
    assert asked == {"refuse_whole_lay": 1}


@contextmanager
def followed() -> Iterator[set[tuple[str, str]]]:
    """Which of our modules called which others."""
    calls: set[tuple[str, str]] = set()

    def follow(frame: Any, event: str, _: object) -> None:
        if event == "call" and frame.f_back:
            calls.add((frame.f_back.f_globals["__name__"], frame.f_globals["__name__"]))

    sys.setprofile(follow)
    try:
        yield calls
    finally:
        sys.setprofile(None)


@cache
def imports() -> grimp.ImportGraph:
    """Who imports whom, but for types."""
    return grimp.build_graph("halfpast", exclude_type_checking_imports=True, cache_dir=None)


def back_up(calls: set[tuple[str, str]]) -> list[tuple[str, str]]:
    """Calls of a module that itself imports the one that calls it, be it by way of others."""
    ours = [(of, to) for of, to in calls if of != to and {of, to} <= imports().modules]
    assert len({to for _, to in ours}) > 5
    return [(of, to) for of, to in sorted(ours) if imports().chain_exists(importer=to, imported=of)]


def test_a_draft_and_its_lay_go_down_and_never_back_up() -> None:
    match = ready_to_lay()
    move = lay_of(match)
    groups = [group.split() for group in move.removeprefix("lay ").split(" / ")]
    with followed() as calls:
        match.draft(groups)
        match.play(move)
    assert back_up(calls) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_move_and_what_is_shown_of_it_go_down_and_never_back_up(game: str) -> None:
    match = begun(game)
    move = match.legal()[0]
    with followed() as calls:
        match.play(move)
        match.frame(1, 0)
    assert back_up(calls) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_frame_writes_one_view(game: str, counts: Counter[str]) -> None:
    match = begun(game)
    counts.clear()
    frame = match.frame(1, since=2)
    assert counts == {"write_view": 1}
    assert frame == {
        "turn": match.seat,
        "totals": match.totals,
        "view": match.view(1),
        "events": match.events(1, 2),
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_frame_for_several_at_one_screen_writes_the_view_of_each_and_no_other(
    game: str, counts: Counter[str]
) -> None:
    match = begun(game)
    counts.clear()
    frame = match.frame(None, 2, [0, 1])
    assert counts == {"write_view": 2}  # and parses nothing
    assert frame["view"] == {0: match.view(0), 1: match.view(1)}


@pytest.mark.parametrize("game", [game for game, its in GAMES.items() if its.lesson])
def test_replays_and_lessons_show_frames(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[dict[str, Any]] = []
    frame = Match.frame

    def watched(match: Match, eyes: int | None, since: int) -> dict[str, Any]:
        shown.append(frame(match, eyes, since))
        return dict(shown[-1])

    monkeypatch.setattr(Match, "frame", watched)
    found = [*replays.Replay(begun(game)).frames("1"), *lessons.lesson(game).document()["frames"]]
    assert len(shown) == len(found) > 2
    for one, more in zip(shown, found, strict=True):
        assert one == {key: more[key] for key in one}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["random", "learner", "family"])
def test_a_bot_moves_alike_by_record_and_by_json(game: str, bot: str) -> None:
    match, asked = halfpast.new(game, seats=3, seed=11), Bot(bot, seed=3)
    for _ in range(60):
        if match.seat is None:
            break
        move = asked.decide(match.seen(match.seat))
        assert move == asked.choose(match.view(match.seat))
        match.play(move)
    assert match.moves > 10


def ready_to_lay() -> Match:
    """A match of Level 8 whose seat can lay its level."""
    for seed in range(20):
        match, bot = halfpast.new("level8", seats=2, seed=seed), Bot("family", seed=1)
        for _ in range(40):
            if match.seat is None:
                break
            if any(move.startswith("lay ") for move in match.legal()):
                return match
            match.play(bot.decide(match.seen(match.seat)))
    raise AssertionError("nobody could lay")


def lay_of(match: Match) -> str:
    """The lay that is listed."""
    return next(move for move in match.legal() if move.startswith("lay "))
