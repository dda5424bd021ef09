"""High Card, as halfpast knows it: the one thing that the entry point names."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from halfpast.core.game import Game
from halfpast.core.package import Bots, Env, Facts, Notation, Package, Setting, Terminal
from halfpast.core.words import GameWords

if TYPE_CHECKING:
    from high_card.words import Words


def rules() -> Game:
    """The law, compiled."""
    from high_card.rules.game import GAME

    return GAME


def notation() -> Notation:
    """Moves, positions and views as text and JSON."""
    from high_card import notation

    return notation


def words() -> type[GameWords]:
    """Cards, refusals and events as sentences."""
    from high_card.words import Words

    return Words


def thinking() -> Bots:
    """The bots."""
    from high_card import bots

    return bots


def env() -> Env:
    """The environments for learning."""
    from high_card import env

    return env


def terminal() -> Terminal[Words]:
    """The game in the terminal."""
    from high_card import terminal

    return terminal


def facts() -> Facts:
    """What decided a game."""
    from high_card.rules import facts

    return facts


def settings() -> tuple[Setting, ...]:
    """The trump."""
    from high_card.trump import Trump

    return (Trump(),)


FOLDER = Path(__file__).parent
PACKAGE = Package(
    name="high",
    title="High Card",
    folder=FOLDER,
    bots=("random", "low"),
    usual_bot="low",
    lengths={"plain": {2: 9, 3: 13, 4: 17}, "strict": {2: 10, 3: 14, 4: 18}},
    load_rules=rules,
    load_notation=notation,
    load_words=words,
    load_thinking=thinking,
    load_env=env,
    load_terminal=terminal,
    load_facts=facts,
    load_settings=settings,
    strings=FOLDER / "strings",
)
