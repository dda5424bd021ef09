"""8½, as the rest of the program knows it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from halfpast.core.documents import Json
from halfpast.core.events import Event
from halfpast.core.game import Game
from halfpast.core.package import Bots, Env, Facts, Notation, Package, Pad, Terminal
from halfpast.core.words import GameWords

if TYPE_CHECKING:
    from halfpast.games.half.words import Words

LAY = re.compile("[0-9hg]+")


def rules() -> Game:
    """The law, compiled."""
    from halfpast.games.half.rules.game import GAME

    return GAME


def notation() -> Notation:
    """Moves, positions and views as text and JSON."""
    from halfpast.games.half import notation

    return notation


def words() -> type[GameWords]:
    """Cards, refusals and events as sentences."""
    from halfpast.games.half.words import Words

    return Words


def thinking() -> Bots:
    """The bots."""
    from halfpast.games.half import bots

    return bots


def env() -> Env:
    """The environments for learning."""
    from halfpast.games.half import env

    return env


def terminal() -> Terminal[Words]:
    """The game in the terminal."""
    from halfpast.games.half import terminal

    return terminal


def facts() -> Facts:
    """What decided a game."""
    from halfpast.games.half.rules import facts

    return facts


def pad() -> Pad:
    """The score pad."""
    from halfpast.games.half import pad

    return pad


def preview(move: str, events: list[Event]) -> Json:
    """The bid that a lay makes, whom it catches, and whether it is the last card. Other moves reveal nothing.

    The move was tried on the whole truth, so nothing may be told of one that reveals hidden cards, like a blind card.
    """
    does: Json = {}
    for event in events if LAY.fullmatch(move) else ():
        if event["type"] in ("bid", "caught"):
            does[event["type"]] = event[event["type"]]
        if event["type"] in ("finished", "last-chance"):
            does["finishes"] = True
    return does


PACKAGE = Package(
    name="half",
    title="8½",
    folder=Path(__file__).parent,
    bots=("random", "learner", "family"),
    usual_bot="family",
    lengths={
        "amigo": {2: 92, 3: 81, 4: 75, 5: 72},
        "demi": {2: 92, 3: 81, 4: 75, 5: 72},
        "express": {2: 32, 3: 37, 4: 47, 5: 58},
        "express-advanced": {2: 32, 3: 37, 4: 47, 5: 58},
        "fundex": {2: 90, 3: 80, 4: 74, 5: 72},
    },
    load_rules=rules,
    load_notation=notation,
    load_words=words,
    load_thinking=thinking,
    load_env=env,
    load_terminal=terminal,
    load_facts=facts,
    load_pad=pad,
    preview=preview,
)
