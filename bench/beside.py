"""This version beside another, in turns: `make bench ARGS="beside 2476771"`, with `--rounds 7` for more of them.

Each round starts a process of either version (bench/ours.py says what it measures); the best of all rounds counts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from bench.load import ROOT, sources
from bench.startup import FIRST_LIST

Rates = dict[str, float]


def run(folder: Path, *command: str) -> str:
    """What a Python prints for which the package lies in that folder."""
    paths = os.pathsep.join([str(folder / "src"), str(ROOT)])
    environment = os.environ | {"PYTHONPATH": paths}
    return subprocess.run(
        [sys.executable, *command], env=environment, check=True, stdout=subprocess.PIPE, encoding="utf-8"
    ).stdout


def measured(folder: Path) -> Rates:
    """One round: the rates, and how often a process could start in a second."""
    rates: Rates = json.loads(run(folder, "-m", "bench.ours").splitlines()[-1])
    start = time.perf_counter()
    run(folder, "-c", FIRST_LIST)
    return rates | {"warm starts to the first legal list": 1 / (time.perf_counter() - start)}


def report(words: Sequence[str]) -> None:
    """Print the best of each version, and their ratio: above 1, this one is faster."""
    parser = argparse.ArgumentParser(prog="make bench ARGS='beside …'")
    parser.add_argument("commit", help="a commit of this repository, or a folder with its sources")
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args(words)
    versions = {"now": ROOT, asked.commit: sources(asked.commit)}
    for folder in versions.values():
        measured(folder)  # compiles what is not compiled yet
    best: dict[str, Rates] = {name: {} for name in versions}
    for number in range(asked.rounds):
        for name, folder in versions.items():
            for what, rate in measured(folder).items():
                best[name][what] = max(rate, best[name].get(what, 0.0))
        print(f"beside: round {number + 1} of {asked.rounds}", file=sys.stderr, flush=True)
    now, before = best.values()
    rows = [(what, rate, before[what]) for what, rate in now.items()]
    print(f"Ours beside {asked.commit}, best of {asked.rounds} rounds in turns, a second")
    for what, ours, theirs in rows:
        print(f"  {what:<42} {ours:>14,.1f} {theirs:>14,.1f} {ours / theirs:>7.2f}", flush=True)
