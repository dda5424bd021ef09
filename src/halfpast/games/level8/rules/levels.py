"""Level cards as data: eight lines of groups, from a TOML file or typed in by an owner."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from halfpast.core.documents import Json
from halfpast.core.errors import InvalidEdition, shown
from halfpast.core.parameters import NAME_RULE, is_name
from halfpast.core.record import Array, States
from halfpast.core.registry import cite
from halfpast.games.level8.rules.state import GROUP_NAMES, GROUPS, HAND, LEVELS, TYPE_BITS

Line = tuple[tuple[str, int], ...]
EXAMPLE = '[["set", 2], ["run", 4]]'  # a level: a pair and a run of four
SMALLEST = 2  # cards of a group
LARGEST_FILE = 2**16  # bytes; eight lines of groups take a few hundred


@dataclass(frozen=True)
class LevelCard:
    """A level card; `source` says where its lines come from: printed, reconstruction or own."""

    name: str
    levels: tuple[Line, ...]
    source: str = "own"

    def document(self) -> Json:
        """JSON-ready."""
        return {"name": self.name, "levels": [[list(group) for group in line] for line in self.levels]}

    def setting(self) -> str | Json:
        """What a match says about it: its name, or all of an owner's own card."""
        return self.name if self.source != "own" else self.document()


LevelCards = tuple[LevelCard, ...]  # for a match: one that all seats have, or one for each seat


@cache
def known_cards() -> dict[str, LevelCard]:
    """The cards there are, by name."""
    found = {}
    for file in sorted((Path(__file__).parents[1] / "levels").glob("*.toml")):
        data = tomllib.loads(file.read_text("utf-8"))
        found[file.stem] = LevelCard(file.stem, read_levels(data["levels"]), data["source"])
    return found


def all_cards() -> list[LevelCard]:
    """Every card there is, easy ones first."""
    return list(known_cards().values())


def read_card_file(file: str) -> dict[str, Any]:
    """An owner's own card from a TOML file: a name, and eight levels."""
    try:
        with open(file, "rb") as opened:
            data = tomllib.loads(opened.read(LARGEST_FILE).decode())
    except OSError as error:
        raise InvalidEdition(f"{file} cannot be read: {error.strerror}.") from error
    except (ValueError, RecursionError) as error:  # a number of 5,000 digits is a plain ValueError
        raise InvalidEdition(f"{file} is no TOML file: {error}.") from error
    card = {key: value for key, value in data.items() if key != "source"}
    if set(card) != {"name", "levels"}:
        there = shown(", ".join(card)) if card else "nothing"
        raise InvalidEdition(f"A level card in a file has name and levels, and nothing else; {file} has {there}.")
    return card


@cite
def find_cards(card: object, seats: int | None = None) -> LevelCards:
    """L23a: the level cards of a match: one that all have, or a list with each seat's own.

    >>> [card.name for card in find_cards(["master-1", "master-2"])], len(find_cards(["master-1"] * 6))
    (['master-1', 'master-2'], 1)
    """
    if not isinstance(card, list | tuple):
        return (find_card(card),)
    if not card or len(card) != (seats or len(card)):
        for_whom = f"each of the {seats} seats" if seats else "each seat"
        raise InvalidEdition(f"A list of level cards names one for {for_whom}; this one has {len(card)}.")
    cards = tuple(map(find_card, card))
    return cards[:1] if len(set(cards)) == 1 else cards


def card_at(cards: LevelCards, seat: int) -> LevelCard:
    """The card that a seat has."""
    return cards[seat] if len(cards) > 1 else cards[0]


def card_setting(cards: LevelCards) -> str | list[Any] | Json:
    """What a match says about its level cards: one card, or a list if they differ; an owner's own in full."""
    said = [card.setting() for card in cards]
    return said if len(said) > 1 else said[0]


@cite
def find_card(card: object) -> LevelCard:
    """L03: a card by its name, or an owner's own: {"name": …, "levels": …}.

    >>> find_card("level8-1").levels[4]
    (('run', 7),)
    """
    if isinstance(card, LevelCard):
        return card
    if isinstance(card, str):
        if card not in known_cards():
            raise InvalidEdition(f"There is no level card {shown(card)}. There are: {', '.join(known_cards())}.")
        return known_cards()[card]
    if not isinstance(card, Mapping) or set(card) != {"name", "levels"}:
        raise InvalidEdition('A level card is a name, or a dict with "name" and "levels"; or a list, one a seat.')
    if not is_name(card["name"]):
        raise InvalidEdition(NAME_RULE.replace("an edition", "a level card"))
    levels = read_levels(card["levels"])
    known = known_cards().get(card["name"])
    if known is not None and known.levels != levels:
        raise InvalidEdition(f"{card['name']} is the name of another level card; give yours a name of its own.")
    return known or LevelCard(card["name"], levels)


def read_levels(levels: object) -> tuple[Line, ...]:
    """Eight lines, each of groups like ["set", 2]."""
    if not isinstance(levels, list | tuple) or len(levels) != LEVELS:
        there = str(len(levels)) if isinstance(levels, list | tuple) else shown(levels)
        raise InvalidEdition(f"A level card has {LEVELS} levels, not {there}; each a list of groups, like {EXAMPLE}.")
    return tuple(read_line(number, line) for number, line in enumerate(levels, 1))


@cite
def read_line(number: int, line: object) -> Line:
    """L11: the groups of a level: a run, a set, a colour group or a colour run, of two cards or more.

    What is wrong is also given as a word: empty, groups (too many), group (no such kind), size (of a group), cards.
    """
    if not isinstance(line, list | tuple) or not 1 <= len(line) <= GROUPS:
        why = "groups" if isinstance(line, list | tuple) and line else "empty"
        raise InvalidEdition(f"Level {number} is a list of 1 to {GROUPS} groups, like {EXAMPLE}.", why)
    groups = []
    for group in line:
        if not isinstance(group, list | tuple) or len(group) != 2:
            words = f'A group of level {number} is a kind and a size, ["set", 2], not {shown(group)}.'
            raise InvalidEdition(words, "group")
        if group[0] not in GROUP_NAMES:
            words = f"Level {number} asks for {shown(group[0])}; the kinds of groups are: {', '.join(GROUP_NAMES)}."
            raise InvalidEdition(words, "group")
        if isinstance(group[1], bool) or not isinstance(group[1], int) or not SMALLEST <= group[1] <= HAND:
            words = f"A group of level {number} has {SMALLEST} to {HAND} cards, not {shown(group[1])}."
            raise InvalidEdition(words, "size")
        groups.append((str(group[0]), int(group[1])))
    if (cards := sum(size for _, size in groups)) > HAND:
        raise InvalidEdition(f"Level {number} has {cards} cards; a hand has {HAND}.", "cards", cards)
    return tuple(groups)


def write_cards(states: States, cards: LevelCards, seats: int) -> None:
    """Put the lines of each seat's card into the records."""
    for seat in range(seats):
        for level, line in enumerate(card_at(cards, seat).levels):
            for place, (name, size) in enumerate(line):
                states["lines"][:, seat, level, place] = size << TYPE_BITS | GROUP_NAMES.index(name)


def line_of(s: np.void, seat: int) -> list[tuple[int, int]]:
    """What the seat's level asks for, in a record: the type of each group, and its size."""
    return _groups(s["lines"][seat][int(s["level"][seat]) - 1])


def card_of(s: np.void, seat: int) -> tuple[Line, ...]:
    """The lines of a seat's card, as they are in a record."""
    return tuple(tuple((GROUP_NAMES[kind], size) for kind, size in _groups(line)) for line in s["lines"][seat])


def _groups(line: Array) -> list[tuple[int, int]]:
    """The groups of one line."""
    return [(group % (1 << TYPE_BITS), group >> TYPE_BITS) for group in line.tolist() if group]
