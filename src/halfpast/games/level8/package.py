"""Level 8 Master, as the rest of the program knows it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from halfpast.core.game import Game
from halfpast.core.package import Bots, Env, Facts, Notation, Package, Pad, Setting, Terminal
from halfpast.core.words import GameWords

if TYPE_CHECKING:
    import click

    from halfpast.games.level8.words import Words


def rules() -> Game:
    """The law, compiled."""
    from halfpast.games.level8.rules.game import GAME

    return GAME


def notation() -> Notation:
    """Moves, positions and views as text and JSON."""
    from halfpast.games.level8 import notation

    return notation


def words() -> type[GameWords]:
    """Cards, refusals and events as sentences."""
    from halfpast.games.level8.words import Words

    return Words


def thinking() -> Bots:
    """The bots."""
    from halfpast.games.level8 import bots

    return bots


def env() -> Env:
    """The environments for learning."""
    from halfpast.games.level8 import env

    return env


def terminal() -> Terminal[Words]:
    """The game in the terminal."""
    from halfpast.games.level8 import terminal

    return terminal


def facts() -> Facts:
    """What decided a round."""
    from halfpast.games.level8.rules import facts

    return facts


def pad() -> Pad:
    """The score pad."""
    from halfpast.games.level8 import pad

    return pad


def settings() -> tuple[Setting, ...]:
    """The level card."""
    from halfpast.games.level8.level_card import LevelCardSetting

    return (LevelCardSetting(),)


def levels() -> click.Command:
    """How hard the levels of a card are."""
    from halfpast.games.level8.terminal.command import levels

    return levels


PACKAGE = Package(
    name="level8",
    title="Level 8 Master",
    folder=Path(__file__).parent,
    bots=("random", "learner", "family"),
    usual_bot="family",
    lengths={
        "level8": {2: 156, 3: 188, 4: 224, 5: 261, 6: 294},
        "level8-101": {2: 153, 3: 182, 4: 221, 5: 256, 6: 298},
        "level8-98": {2: 160, 3: 196, 4: 232, 5: 272, 6: 311},
        "master": {2: 162, 3: 224, 4: 302, 5: 393, 6: 512},
        "master+level8": {2: 156, 3: 206, 4: 266, 5: 336, 6: 422},
        "master+skips": {2: 171, 3: 238, 4: 331, 5: 436, 6: 560},
    },
    load_rules=rules,
    load_notation=notation,
    load_words=words,
    load_thinking=thinking,
    load_env=env,
    load_terminal=terminal,
    load_facts=facts,
    load_pad=pad,
    load_settings=settings,
    commands={"levels": levels},
)
