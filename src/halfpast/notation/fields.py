"""The plain checks of a position's fields, whatever the game. A sentence says what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from halfpast.core.documents import ReadJson
from halfpast.core.errors import InvalidPosition, check_whole, shown


def refuse(sentence: str) -> NoReturn:
    """Say what is wrong."""
    raise InvalidPosition(sentence)


def keys_of(data: object, what: str, needed: tuple[str, ...], optional: tuple[str, ...]) -> ReadJson:
    """A dict that has all the needed keys and no unknown ones."""
    if not isinstance(data, Mapping):
        refuse(f"{what} is a dict, not {type(data).__name__}.")
    missing = [key for key in needed if key not in data]
    if missing:
        refuse(f"{what} lacks: {', '.join(missing)}.")
    strange = [str(key) for key in data if key not in needed + optional]
    if strange:
        refuse(f"{what} has no key {shown(strange[0])}; it has: {', '.join(needed + optional)}.")
    return data


def whole(value: object, what: str, low: int, high: int) -> int:
    """A whole number from low to high."""
    return check_whole(value, what, low, high, InvalidPosition)
