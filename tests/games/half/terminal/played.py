"""Matches of 8½ at a terminal, and what they show."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import halfpast
from halfpast.core.registry import law
from halfpast.core.typed import COMMANDS
from halfpast.games import package
from halfpast.i18n import text
from tests.terminal.command import kept, lines, run
from tests.terminal.screen import Screen


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """What a first start compiles and tells of, is there."""
    match = halfpast.new("half", seed=7)
    halfpast.bot("family", seed=1).choose(match.view(match.seat))


def opening(state: Path, turns: int, *options: str) -> list[str]:
    """The player's first moves of a match with these options: each the first that the rules allow."""
    moves: list[str] = []
    for _ in range(turns):
        run("play", *options, given=lines(*moves))
        moves.append(kept(state).legal()[0])
    run("play", *options, given=lines(*moves))
    return moves


def played(seed: int = 3, games: int = 2, edition: Any = "fundex", until: int = 10**6) -> halfpast.Match:
    """A match played at random: to its end, or to a turn of the player's after so many moves."""
    match = halfpast.new("half", edition=edition, seats=3, games=games, seed=seed)
    chooser = random.Random(seed)
    while match.seat is not None and not (len(match.log()["moves"]) >= until and match.seat == 0):
        match.play(chooser.choice(match.legal()))
    return match


def word(meaning: str, language: str) -> str:
    its = "" if meaning in COMMANDS else "-half"
    return text(f"terminal{its}-word-{meaning}", language).split(",")[0]


def last_table(shown: str) -> str:
    """The table that was shown last, from the number of the game to the prompt."""
    blocks = re.split(r"\n(?=Game \d+ of \d+\n)", shown)
    return re.split(r"\nyour move> ", blocks[-1])[0]


def over(language: str, games: int = 2) -> str:
    """How the sentence that ends a series, or a single game, begins."""
    return text("half-event-over", language, games=games, winners=1, who="you", name="").partition(".")[0]


def in_force(edition: str) -> list[str]:
    return [number for number, rule in law(package("half").folder).items() if edition in rule.editions]


# At a terminal


WIDE = {"COLUMNS": "1000", "TERM": "dumb"}


def at_terminal(*words: str) -> Screen:
    return Screen(*words, at_terminal=True, env=WIDE)
