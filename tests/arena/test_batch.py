"""Batch play: the same games whatever the threads, each as the table would play it, counted right."""

from __future__ import annotations

import json
import os
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

import halfpast
from halfpast.arena import batch
from halfpast.arena.batch import make_task, simulate
from halfpast.bots import BOTS
from halfpast.cli import main
from halfpast.core.rng import FOR_GAMES, KEY_WORDS, ROUNDS, block, derive_key, seed_bytes
from halfpast.core.scratch import HERE
from halfpast.games import GAMES, game
from halfpast.games.half.bots.study import COUNTED
from halfpast.games.half.rules.state import PHASES
from halfpast.games.level8.bots import study as study8
from halfpast.games.level8.bots.choosing import play_among_bots

SHORT: dict[str, dict[str, Any]] = {
    "half": {"edition": "fundex", "games": 300, "bots": ["family", "random", "learner"]},
    "level8": {"edition": "level8", "games": 6, "bots": ["family", "learner", "random"]},
}


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_plays_the_same_whatever_the_threads_and_the_cut(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate(name, **SHORT[name], seed=4, threads=1)
    monkeypatch.setattr(batch.study_of(name), "CHUNK", 4 if name == "level8" else 12)
    split = simulate(name, **SHORT[name], seed=4, threads=3)
    assert (whole.rows == split.rows).all()
    assert whole.summary == split.summary
    assert (simulate(name, **SHORT[name], seed=5).rows != whole.rows).any()


@pytest.mark.parametrize("name", GAMES)
def test_more_games_begin_with_the_same(name: str) -> None:
    few = simulate(name, seats=2, games=6, seed=1).rows
    assert (simulate(name, seats=2, games=12, seed=1).rows[:6] == few).all()


def series_key(seed: int, number: int) -> Any:
    block(derive_key(seed_bytes(seed), [b"study"]), 0, number, FOR_GAMES, ROUNDS, HERE.scratch)
    return HERE.scratch["words"][0, :KEY_WORDS].copy()


def test_each_game_of_a_series_is_what_a_table_would_have_played() -> None:
    """Bots that are no chance: every row is found again by dealing and asking the bots from Python."""
    bots = ["family", "learner", "family"]
    task = make_task("half", "fundex", 3, 60, bots, 9, 6, {})
    rows = simulate("half", "fundex", 3, 60, bots, seed=9, series=6).rows
    half = game("half")
    states = half.states(1, half.editions.get("fundex"), 3)
    met: Counter[str] = Counter()
    for number, row in enumerate(rows):
        if number % 6 == 0:
            states["key"][0], states["deals"] = series_key(9, number // 6), 0
            half.deal(states, 0)
        else:
            half.deal_next(states, 0)
        counts: Counter[str] = Counter()
        while not half.is_over(states, 0):
            view = half.view(states, 0, int(states["turn"][0]))
            asked = halfpast.bot(bots[int(states["turn"][0])], seed=number)
            before, move = states.copy(), best_of(asked, view)
            half.apply(states, 0, move)
            counts.update(told(half.move_events(before, states, 0, move), PHASES[before["phase"][0]]))
        assert row["finisher"] == states["finisher"][0]
        assert row["dealer"] == states["dealer"][0]
        assert row["points"].tolist() == states["points"][0].tolist()
        assert row["held"].tolist() == states["held"][0].tolist()
        assert row["moves"] == counts["moves"]
        met += counts
        columns = batch.columns_of(task, rows[number : number + 1])
        assert {what: columns[what][0] for what in COUNTED} == {what: counts[what] for what in COUNTED}
    assert all(met[what] for what in COUNTED)


def told(events: list[Any], phase: str) -> Iterator[str]:
    """What a move did, by the events that tell of it."""
    yield "moves"
    if phase == "last-chance":
        yield "last_chances"
    for event in events:
        match event:
            case {"type": "caught"}:
                yield "catches"
            case {"type": "took", "why": "take"}:
                yield "takes"
            case {"type": "turned"}:
                yield "blind_cards"
            case {"type": "exchanged"}:
                yield "exchanges"
            case {"type": "laid", "laid": "8h"}:
                yield "eight_halves"
            case {"type": "laid", "laid": cards, "from": "hand" | "open"}:
                yield from ["sets"] if len(cards) > 1 else []
                yield {"h": "halves", "0": "zeros", "5": "fives", "g": "ghosts"}.get(cards[0], "others")


def best_of(bot: halfpast.Bot, view: Any) -> int:
    """The number of the move that a bot chooses."""
    from halfpast.games.half.bots.choosing import weigh_moves

    number = weigh_moves(view, 0, BOTS.index(bot.name), bot.seed, HERE.scratch)
    worth = HERE.scratch["worth"][0, :number]
    return int(HERE.scratch["moves"][0, int(np.argmax(worth))])


def test_each_match_of_level_8_is_what_a_table_would_have_played() -> None:
    """Every row is found again by dealing the match and letting the same bots play it."""
    bots = ["family", "learner"]
    rows = simulate("level8", "master+skips", 2, 4, bots, seed=9).rows
    level8 = game("level8")
    edition = level8.with_settings(level8.editions.get("master+skips"), {})
    for number, row in enumerate(rows):
        states = level8.states(1, edition, 2)
        states["key"][0] = series_key(9, number)
        level8.deal(states, 0)
        assert row["dealer"] == states["dealer"][0]
        laid, numbers = np.zeros(2, np.int64), np.array([BOTS.index(name) for name in bots], np.uint8)
        moves = play_among_bots(states, 0, numbers, number, laid, np.zeros_like(states), HERE.scratch)
        assert row["moves"] == moves
        assert row["winner"] == states["winner"][0]
        assert row["rounds"] == states["round_number"][0]
        assert row["level"].tolist() == states["level"][0].tolist()
        assert row["laid"][:2].tolist() == laid.tolist()
    columns = batch.columns_of(make_task("level8", "master+skips", 2, 4, bots, 9, None, {}), rows)
    assert (columns["levels_laid"] == rows["laid"].sum(axis=1)).all()
    assert all(columns[what].sum() for what in study8.COUNTED)


@pytest.mark.parametrize("name", GAMES)
def test_stopped_early_what_was_played_counts(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch.study_of(name), "CHUNK", 6)

    def stop(so_far: batch.Simulation) -> None:
        if so_far.games >= 12:
            os.kill(os.getpid(), signal.SIGINT)

    stopped = simulate(name, seats=2, games=60, seed=2, tell=stop)
    assert stopped.games == 12
    assert (stopped.rows == simulate(name, seats=2, games=12, seed=2).rows).all()
    assert stopped.summary["games"] == 12


def test_the_second_ctrl_c_is_not_waited_for() -> None:
    def stop(so_far: batch.Simulation) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        simulate("half", seats=2, games=60, seed=2, tell=stop)


def test_the_summary_is_what_the_rows_say() -> None:
    played = simulate("half", "amigo", 4, 400, "random", seed=3)
    rows, summary = played.rows, played.summary
    assert summary["moves"]["mean"] == pytest.approx(rows["moves"].mean())
    error = rows["moves"].std(ddof=1) / 20
    assert summary["moves"]["high"] - summary["moves"]["mean"] == pytest.approx(1.959964 * error)
    assert summary["moves"]["median"] == sorted(rows["moves"])[199]
    assert (summary["moves"]["least"], summary["moves"]["most"]) == (rows["moves"].min(), rows["moves"].max())
    for seat in range(4):
        assert summary["points"][seat]["mean"] == pytest.approx(rows["points"][:, seat].mean())
    assert sum(one["mean"] for one in summary["wins"]) + summary["nobody"]["mean"] >= 1
    assert json.loads(json.dumps(summary)) == summary


def test_rows_as_a_frame_and_as_files(tmp_path: Path) -> None:
    import polars

    played = simulate("half", "express", 2, 60, seed=1)
    frame = played.frame
    assert frame.shape[0] == 60
    assert frame["moves"].to_list() == played.rows["moves"].tolist()
    assert "points_2" not in frame.columns
    played.write(tmp_path / "rows.parquet")
    played.write(tmp_path / "rows.csv")
    assert polars.read_parquet(tmp_path / "rows.parquet").equals(frame)
    assert polars.read_csv(tmp_path / "rows.csv").rows() == frame.rows()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk is full here")
@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_a_file_that_cannot_be_written_loses_nothing_else(ending: str, tmp_path: Path) -> None:
    full = tmp_path / f"rows.{ending}"
    full.symlink_to("/dev/full")
    shown = run("--games", "60", "--keep", str(full))
    assert "60 games in series of 6" in shown.stdout
    assert "could not be kept in" in shown.stderr


def test_a_drawn_seed_is_told_and_numpys_numbers_will_do() -> None:
    numbers: dict[str, Any] = {"seats": np.int64(2), "games": np.int32(60), "threads": np.int8(1)}
    drawn = simulate("half", "express", seed=None, **numbers)
    again = simulate("half", "express", 2, 60, seed=drawn.summary["seed"])
    assert (again.rows == drawn.rows).all()
    assert simulate("half", "express", 2, 60, seed=None).summary["seed"] != drawn.summary["seed"]


def test_many_games_keep_no_rows_unless_asked() -> None:
    played = simulate("half", "express", 2, 60, seed=1, rows=False)
    assert played.summary == simulate("half", "express", 2, 60, seed=1).summary
    with pytest.raises(halfpast.HalfpastError, match="rows=True"):
        _ = played.frame


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ({"game": "chess"}, "There is no game"),
        ({"edition": "uno"}, "amigo"),
        ({"seats": 6}, "2 to 5"),
        ({"games": 0}, "from 1"),
        ({"bots": ["family"]}, "one for each of the 3 seats"),
        ({"bots": "deep"}, "there are: random"),
        ({"bots": 5}, "one for each of the 3 seats, not 5"),
        ({"threads": 0}, "threads is a whole number"),
        ({"seed": "7"}, "A seed is"),
        ({"series": 0}, "series is"),
        ({"card": "master-1"}, "half has no card"),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any], right: str) -> None:
    with pytest.raises(halfpast.HalfpastError, match=right):
        simulate(**{"games": 10, **wrong})


def run(*words: str) -> Any:
    return CliRunner().invoke(main, ["simulate", *words])


def test_the_command(tmp_path: Path) -> None:
    plot, keep = tmp_path / "plot.svg", tmp_path / "rows.csv"
    shown = run("--games", "120", "--bots", "family,random,random", "--plot", str(plot), "--keep", str(keep))
    assert shown.exit_code == 0, shown.output
    assert "amigo, 3 seats (family, random, random), seed 1: 120 games in series of 6" in shown.stdout
    assert "H16" in shown.stdout
    assert plot.read_text("utf-8").count("<svg") == 1
    assert len(keep.read_text("utf-8").splitlines()) == 121
    shown = run("--game", "level8", "--edition", "level8", "--seats", "2", "--games", "2", "--json")
    assert json.loads(shown.stdout)["games"] == 2


@pytest.mark.parametrize(
    ("words", "right"),
    [
        (["--keep", "rows.xls"], ".parquet or .csv"),
        (["--keep", "nowhere/rows.csv"], "no folder nowhere"),
        (["--plot", "plot.gif"], ".svg or .png"),
        (["--bots", "family,family"], "one for each"),
        (["--edition", "uno"], "amigo"),
    ],
)
def test_the_command_refuses_before_it_plays(words: list[str], right: str) -> None:
    shown = run("--games", "1000000000", *words)
    assert shown.exit_code == 1
    assert right in shown.stderr
