"""Level cards of Level 8, ours and an owner's own: read as one of a table's terms, and checked while being typed in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from halfpast.core.documents import Json
from halfpast.core.errors import HalfpastError, InvalidEdition, shown
from halfpast.core.names import plain
from halfpast.core.parameters import NAME_RULE
from halfpast.games.level8.rules.levels import (
    SMALLEST,
    all_cards,
    find_card,
    find_cards,
    known_cards,
    read_card_file,
    read_line,
)
from halfpast.games.level8.rules.state import GROUP_NAMES, GROUPS, HAND, LEVELS

LONGEST_CARD = 40  # letters of its name


class LevelCardSetting:
    """The level card, as a match sets it."""

    name = "card"
    called = ("level card", "level cards")
    drawn_as = "levels"
    address = "level-card"
    help = (
        "Level 8: level card: a name, or a file (see levels --help); once for all, or once a seat, yours first.  "
        "[default: the edition's]"
    )

    def read(self, wanted: Any) -> str | Json | list[str | Json]:
        """A level card as one of a table's terms, or each seat's."""
        return [read_card(one) for one in wanted] if isinstance(wanted, list | tuple) else read_card(wanted)

    def typed(self, wanted: str) -> Any:
        """A level card by its name, or from a file of the player's own."""
        return read_card_file(wanted) if wanted.endswith(".toml") else wanted

    def offers(self) -> Json:
        """The cards there are, and what a card of one's own may contain."""
        shape = {
            "levels": LEVELS,
            "groups": GROUPS,
            "kinds": list(GROUP_NAMES),
            "sizes": [SMALLEST, HAND],
            "most": HAND,
        }
        return {"cards": self.known(), "card_shape": {**shape, "longest_name": LONGEST_CARD}}

    def known(self) -> dict[str, Json]:
        """The cards there are, and where their lines come from."""
        return {card.name: {"source": card.source, "levels": card.document()["levels"]} for card in all_cards()}

    def choices(self, words: Any) -> dict[str, str]:
        """The cards there are, in words."""
        return {card.name: f"{words.level_card(card.name)} ({words.source(card.source)})" for card in all_cards()}

    def trial(self, data: Json) -> Json:
        """A card that somebody is typing in."""
        return checked(data)

    def shown(self, value: Any) -> list[Any]:
        """What each level asks for; where each seat has a card of its own, of each seat."""
        cards = [[list(map(list, line)) for line in card.levels] for card in find_cards(value)]
        return cards if len(cards) > 1 else cards[0]


def read_card(card: object) -> str | Json:
    """A level card as a term: a name, or an owner's own with an honest name; errors say what is wrong."""
    if isinstance(card, Mapping) and set(card) == {"name", "levels"}:
        name = plain(card["name"], LONGEST_CARD)
        if not name:
            raise HalfpastError(NAME_RULE.replace("an edition", "a level card"))
        if is_taken(name) and name not in known_cards():
            raise HalfpastError(f"{shown(name)} is too much like the name of a printed level card; choose another.")
        card = {**card, "name": name}
    known = find_card(card)
    return known.document() if known.source == "own" else known.name


def is_taken(name: str) -> bool:
    """Whether a printed card has this name, or nearly."""
    return name.casefold() in map(str.casefold, known_cards())


def checked(data: Json) -> Json:
    """A card being typed in, {"name", "levels"}: what is wrong with its name, and with each line; null: nothing.

    For a line: `empty` (no group yet), `groups` (too many), `group` (no such kind), `size` (of a group), or
    `cards` (more than a hand, and how many).
    """
    levels = data.get("levels")
    if not isinstance(levels, list) or len(levels) != LEVELS:
        raise HalfpastError(f"A level card has {LEVELS} levels, each a list of groups.")
    name = plain(data.get("name"), LONGEST_CARD)
    wrong = [_wrong(number, line) for number, line in enumerate(levels, 1)]
    named = "empty" if not name else "taken" if is_taken(name) else None
    return {"right": named is None and not any(wrong), "name": named, "levels": wrong}


def _wrong(number: int, line: object) -> Json | None:
    """What is wrong with a line, as the game itself reads it."""
    try:
        read_line(number, line)
    except InvalidEdition as error:
        return {"why": error.why, "cards": error.count, "words": str(error)}
    return None
