"""What a simulation found, for people: lines, and a picture."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from halfpast.arena.batch import Simulation, study_of

BINS = 60
CROWDED = 4  # seats whose names need smaller letters
SHOWN = 0.995  # of the games, in the picture of their lengths


def lines_of(played: Simulation) -> list[str]:
    """A line for each thing counted, with half the width of its 95 % interval; seats side by side.

    >>> from halfpast.arena.batch import simulate
    >>> lines_of(simulate("half", edition="express", seats=2, games=100, seed=1))[0]
    'express, 2 seats (random, random), seed 1: 100 games'
    """
    summary, study = played.summary, study_of(played.task.game)
    number = f"{played.games:,}" + (f" of {played.task.games:,}" if played.games < played.task.games else "")
    bots = ", ".join(summary["bots"])
    series = f" in series of {summary['series']}" if summary["series"] > 1 else ""
    return [
        f"{summary['edition']}, {summary['seats']} seats ({bots}), seed {summary['seed']}: {number} games{series}",
        _line("wins by seat", *(_share(one) for one in summary["wins"])),
        _line("nobody wins", _share(summary["nobody"])),
        *(_line(what, _mean(summary[what]), _spread(summary[what])) for what in study.LENGTHS),
        *(_line(f"{what} by seat", *map(_mean, summary[what])) for what in study.BY_SEAT),
        *(_line(what.replace("_", " "), _mean(one), f"{one['rule']}") for what, one in summary["rules"].items()),
    ]


def _line(what: str, *figures: str) -> str:
    return f"  {what:<18}" + "   ".join(figures)


def _mean(one: Mapping[str, float]) -> str:
    return f"{one['mean']:8.2f} ±{(one['high'] - one['low']) / 2:5.2f}"


def _share(one: Mapping[str, float]) -> str:
    return f"{one['mean']:8.2%} ±{(one['high'] - one['low']) / 2:6.2%}"


def _spread(one: Mapping[str, Any]) -> str:
    return f"{one['least']} to {one['most']}, median {one['median']}, 80 % from {one['10 %']} to {one['90 %']}"


def draw(played: Simulation, file: Path) -> None:
    """Who wins, how long games take, how often each rule comes up."""
    from matplotlib.figure import Figure  # imported here, because not everybody has it

    summary, task = played.summary, played.task
    figure = Figure(figsize=(13, 4.5), layout="constrained")
    winning, length, rules = figure.subplots(1, 3, width_ratios=[1, 1.3, 1.5])
    figure.suptitle(f"{lines_of(played)[0]}")

    means = [100 * one["mean"] for one in summary["wins"]]
    errors = [100 * (one["high"] - one["low"]) / 2 for one in summary["wins"]]
    winning.bar([f"{seat}\n{bot}" for seat, bot in enumerate(task.bots)], means, yerr=errors, capsize=4)
    winning.tick_params(axis="x", labelsize=10 if task.seats < CROWDED else 8)
    winning.set_xlabel("seat")
    winning.axhline(100 / task.seats, color="0.3", linestyle=":", linewidth=1)
    winning.set_ylabel("games won, %")

    times = played.totals.seen["moves"]
    first, last = np.searchsorted(np.cumsum(times), [1, SHOWN * played.games])
    times = times[first : last + 1]
    width = max(1, -(-len(times) // BINS))
    bins = np.add.reduceat(times, np.arange(0, len(times), width))
    length.bar(first + np.arange(len(bins)) * width, 100 * bins / played.games, width=width, align="edge")
    length.axvline(summary["moves"]["mean"], color="0.3", linestyle=":", linewidth=1)
    length.set_xlabel(f"moves in a game (the longest {1 - SHOWN:.1%} are not shown)")
    length.set_ylabel("games, %")

    names = [f"{what.replace('_', ' ')} ({one['rule']})" for what, one in summary["rules"].items()]
    rules.barh(names, [one["mean"] for one in summary["rules"].values()])
    rules.invert_yaxis()
    rules.set_xlabel("times in a game")
    for axes in (winning, length, rules):
        axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(file)
