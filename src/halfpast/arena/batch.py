"""Many games at once on all cores: who wins, how long games take, how often each rule comes up.

Every series is dealt and played by its number and the seed alone: the same seed gives the same games, whatever the
number of threads or machines, and however the work is divided.
"""

from __future__ import annotations

import os
import secrets
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from itertools import islice
from pathlib import Path
from threading import Event, current_thread, main_thread
from typing import Any

import numpy as np

from halfpast.arena.totals import Totals
from halfpast.bots import bots_for
from halfpast.core import kernel
from halfpast.core.errors import HalfpastError, check_whole
from halfpast.core.package import Study
from halfpast.core.parameters import Edition
from halfpast.core.record import Array, States, plain
from halfpast.core.rng import derive_key, seed_bytes
from halfpast.core.scratch import SCRATCH
from halfpast.games import DEFAULT, package
from halfpast.games import game as find_game

MOST_GAMES = 10**12
MOST_ROWS = 10**7  # kept unless told otherwise
MOST_THREADS = 256
FOR_EACH_THREAD = 4  # chunks waiting or being played

Tell = Callable[["Simulation"], None]


@dataclass(frozen=True)
class Task:
    """What is played, in plain terms: the same everywhere."""

    game: str
    edition: Edition
    seats: int
    bots: tuple[str, ...]
    seed: int | bytes
    games: int  # asked for
    series: int  # games in a row (H25, H26)

    def chunks(self, times: int = 1) -> Iterator[tuple[int, int]]:
        """The numbers of the games, a whole number of series at a time: from, to. times: how many times as large."""
        size = max(1, times * study_of(self.game).CHUNK // self.series) * self.series
        for start in range(0, self.games, size):
            yield start, min(start + size, self.games)

    def play(self, start: int, end: int) -> States:
        """Play the games with these numbers; a row for each."""
        study, game = study_of(self.game), find_game(self.game)
        states, rows = game.states(1, self.edition, self.seats), np.zeros(end - start, study.ROW)
        key = derive_key(seed_bytes(self.seed), [b"study"])
        bots = package(self.game).bot_numbers(self.bots)
        study.play_games(states, rows, key, start, self.series, bots, np.zeros_like(states), np.zeros(1, SCRATCH))
        return rows


@dataclass
class Simulation:
    """Games that were played: a summary, and a row for each if rows are kept.

    >>> played = simulate("half", edition="express", seats=2, games=100, seed=1)
    >>> played.games, len(played.summary["wins"])
    (100, 2)
    """

    task: Task
    totals: Totals = field(default_factory=Totals)
    kept: list[States] | None = None

    @property
    def games(self) -> int:
        """How many were played: all that were asked for, unless it was stopped."""
        return self.totals.games

    @property
    def rows(self) -> States:
        """A row for each game, as `Row` in halfpast.bots.<game>.study says."""
        if self.kept is None:
            raise HalfpastError(f"No rows were kept; rows=True keeps them, by default up to {MOST_ROWS:,} games.")
        return np.concatenate(self.kept) if self.kept else np.zeros(0, study_of(self.task.game).ROW)

    @property
    def frame(self) -> Any:
        """The rows as a Polars frame; `wins_0` and so on say who won.

        >>> simulate("half", edition="express", seats=2, games=100, seed=1).frame.shape[0]
        100
        """
        numbers, rows = np.arange(self.games, dtype=np.uint64), self.rows
        return _polars().DataFrame({"number": numbers, **columns_of(self.task, rows), **_wins(self.task, rows)})

    @property
    def summary(self) -> dict[str, Any]:
        """A summary, JSON-ready: means with their 95 % intervals, and how often each rule came up."""
        task, study = self.task, study_of(self.task.game)
        if not self.games:
            raise HalfpastError("No game was played.")
        return {
            "game": task.game,
            "edition": task.edition.name,
            "seats": task.seats,
            "bots": list(task.bots),
            "seed": task.seed.hex() if isinstance(task.seed, bytes) else task.seed,
            "series": task.series,
            "games": self.games,
            "wins": [self._mean(f"wins_{seat}") for seat in range(task.seats)],
            "nobody": self._mean("nobody"),
            **{what: {**self._mean(what), **self.totals.spread(what)} for what in study.LENGTHS},
            **{what: [self._mean(f"{what}_{seat}") for seat in range(task.seats)] for what in study.BY_SEAT},
            "rules": {what: {"rule": rule, **self._mean(what)} for what, rule in study.COUNTED.items()},
        }

    def _mean(self, column: str) -> dict[str, float]:
        estimate = self.totals.estimate(column)
        low, high = estimate.interval
        return {"mean": estimate.mean, "low": low, "high": high}

    def add(self, rows: States) -> None:
        """Some more games, the next in number."""
        study = study_of(self.task.game)
        by_seat = [f"{what}_{seat}" for what in study.BY_SEAT for seat in range(self.task.seats)]
        columns = columns_of(self.task, rows)
        counted = {name: columns[name] for name in (*study.LENGTHS, *by_seat, *study.COUNTED)}
        self.totals.add(counted | _wins(self.task, rows))
        if self.kept is not None:
            self.kept.append(rows)

    def write(self, file: str | Path) -> None:
        """Keep the rows in a file that ends in .parquet or .csv."""
        file, frame = check_keep(file), self.frame
        try:
            if file.suffix == ".parquet":
                frame.write_parquet(file)
            else:
                frame.write_csv(file)
        except (OSError, _polars().exceptions.PolarsError) as error:
            raise HalfpastError(f"The rows could not be kept in {file}: {error}") from error


def simulate(
    game: str = DEFAULT,
    edition: str | Mapping[str, Any] | None = None,
    seats: int = 3,
    games: int = 1000,
    bots: str | Sequence[str] | None = None,
    seed: int | bytes | None = 1,
    threads: int | None = None,
    *,
    series: int | None = None,
    rows: bool | None = None,
    tell: Tell | None = None,
    ray: bool = False,
    **settings: object,
) -> Simulation:
    """Play this many games (of Level 8: matches) on all cores, with the named bots in the seats, or else at random.

    edition: by default the game's first. bots: one for all seats, or one for each. seed: None draws one, which the
    summary says. threads: by default one a core.
    series: how many games follow each other, by default as the edition has it. rows: whether a row is kept for each
    game, by default up to ten million. tell: called with what there is so far. ray: on the cluster that RAY_ADDRESS
    names, or on this computer by Ray (halfpast[cluster]). settings: what else a game takes, like Level 8's `card`.
    Ctrl-C ends it, and what was played is kept.

    >>> played = simulate("half", edition="fundex", seats=3, games=600, bots=["family", "random", "random"], seed=1)
    >>> played.summary["wins"][0]["mean"] > 0.4
    True
    """
    task = make_task(game, edition, seats, games, bots, seed, series, settings)
    threads = plain(threads)
    if threads is not None:
        check_whole(threads, "threads", 1, MOST_THREADS)
    keeps = task.games <= MOST_ROWS if rows is None else rows
    simulation = Simulation(task, kept=[] if keeps else None)
    here_or_there = import_module("halfpast.arena.cluster").playing_on_cluster if ray else _playing_here
    with here_or_there(task, threads) as chunks, _hearing_ctrl_c() as has_come:
        for chunk in chunks:
            simulation.add(chunk)
            if tell:
                tell(simulation)
            if has_come.is_set():  # what was played counts
                break
    return simulation


@contextmanager
def _hearing_ctrl_c() -> Iterator[Event]:
    """Ctrl-C is only noted, so that nothing is left half done; a second one takes effect at

    once. Never noted in a thread that does not receive it.
    """
    has_come = Event()
    if current_thread() is not main_thread():
        yield has_come
        return

    def note(*_: object) -> None:
        if has_come.is_set():
            raise KeyboardInterrupt
        has_come.set()

    before = signal.signal(signal.SIGINT, note)
    try:
        yield has_come
    finally:
        signal.signal(signal.SIGINT, before)


def make_task(
    game: str,
    edition: str | Mapping[str, Any] | None,
    seats: int,
    games: int,
    bots: str | Sequence[str] | None,
    seed: int | bytes | None,
    series: int | None,
    settings: Mapping[str, Any],
) -> Task:
    """Check what is asked for, and refuse what cannot be played."""
    found = find_game(game)
    seats, games, series = plain(seats), plain(games), plain(series)
    found.check_seats(seats)
    check_whole(games, "games", 1, MOST_GAMES)
    seed = secrets.randbits(64) if seed is None else plain(seed)
    seed_bytes(seed)
    chosen = found.editions.get(next(iter(found.editions.printed)) if edition is None else edition)
    chosen = found.with_settings(chosen, settings, seats)
    names = bots_for("random" if bots is None else bots, seats, "bots", "seats")
    if series is not None:
        check_whole(series, "series", 1, MOST_GAMES)
    return Task(game, chosen, seats, names, seed, games, found.check_games(series, chosen))


@contextmanager
def _playing_here(task: Task, threads: int | None) -> Iterator[Iterator[States]]:
    """The rows of all chunks, played on this computer."""
    make_ready(task.game)
    with closing(_in_order(task, threads or os.cpu_count() or 1)) as chunks:
        yield chunks


def _in_order(task: Task, threads: int) -> Generator[States, None, None]:
    """The rows of all chunks, in order, played by this many threads: kernels release the GIL. Closing it stops them."""
    pool = ThreadPoolExecutor(threads)
    chunks = task.chunks()
    waiting: deque[Future[States]] = deque()
    try:
        while True:
            for start, end in islice(chunks, FOR_EACH_THREAD * threads - len(waiting)):
                waiting.append(pool.submit(task.play, start, end))
            if not waiting:
                return
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def make_ready(game: str) -> None:
    """Compile what a simulation needs, if that has not been done yet."""
    package(game).thinking.ready()
    kernel.ready(f"{game}.bots.study")


def study_of(game: str) -> Study:
    """What a game's rows hold, and how they are played."""
    return package(game).thinking.study


def columns_of(task: Task, rows: States) -> dict[str, Array]:
    """The rows as plain columns: one for each field, and seat or count of it."""
    columns: dict[str, Array] = {}
    counted = list(study_of(task.game).COUNTED)
    for name in rows.dtype.names or ():
        values = rows[name]
        if values.ndim == 1:
            columns[name] = values
        elif name == "counts":
            columns |= {what: values[:, at] for at, what in enumerate(counted)}
        else:
            columns |= {f"{name}_{seat}": values[:, seat] for seat in range(task.seats)}
    return columns


def _wins(task: Task, rows: States) -> dict[str, Array]:
    """Who won each game, or nobody; one column for each seat."""
    wins = study_of(task.game).wins(rows, task.seats, task.edition)
    return {f"wins_{seat}": wins[:, seat] for seat in range(task.seats)} | {"nobody": np.asarray(~wins.any(axis=1))}


def check_keep(file: str | Path) -> Path:
    """Refuse a file that rows cannot be kept in, before hours of playing."""
    file = Path(file)
    if file.suffix not in (".parquet", ".csv"):
        raise HalfpastError(f"Rows are kept in a file that ends in .parquet or .csv, not {file.name}.")
    if not file.absolute().parent.is_dir():
        raise HalfpastError(f"There is no folder {file.parent} to keep {file.name} in.")
    _polars()
    return file


def _polars() -> Any:
    try:
        return import_module("polars")
    except ImportError as error:
        raise HalfpastError('Frames need one more package: pip install "halfpast[study]".') from error
