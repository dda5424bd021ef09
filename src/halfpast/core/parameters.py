"""Editions are parameters, never names: what a parameter may be, and how an edition is read and checked.

A parameter is a mark on a field of the game's record, so adding one is adding one line:

    five_wild: Annotated[int, np.uint8, Flag("H17x")]
"""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from pathlib import Path
from types import MappingProxyType

from halfpast.core.documents import Json, ReadJson
from halfpast.core.errors import InvalidEdition, shown
from halfpast.core.record import fields_of

Value = bool | int | str
NAME_RULE = "The name of an edition is a text of 1 to 40 printable characters."


@dataclass(frozen=True)
class Parameter(ABC):
    """Something that the rule `rule` leaves to the edition."""

    rule: str

    @abstractmethod
    def values(self) -> str:
        """What it may be, in words."""

    @abstractmethod
    def ends(self) -> list[Value]:
        """The values worth testing: all of them if there are few, or both ends of a range."""

    @abstractmethod
    def inside(self, value: object) -> int | None:
        """The number that stands for a value in the record; None if it is not one of the values."""


@dataclass(frozen=True)
class Flag(Parameter):
    """Yes or no."""

    def values(self) -> str:
        """True or false."""
        return "true or false"

    def ends(self) -> list[Value]:
        """Both."""
        return [True, False]

    def inside(self, value: object) -> int | None:
        """1 or 0."""
        return int(value) if isinstance(value, bool) else None


@dataclass(frozen=True)
class Choice(Parameter):
    """One of a few words."""

    words: tuple[str, ...]

    def values(self) -> str:
        """The words."""
        return " or ".join(self.words)

    def ends(self) -> list[Value]:
        """Every word."""
        return list(self.words)

    def inside(self, value: object) -> int | None:
        """The word's place."""
        return self.words.index(value) if isinstance(value, str) and value in self.words else None


@dataclass(frozen=True)
class Whole(Parameter):
    """A whole number from low to high; `word`, where given, stands for `word_is`."""

    low: int
    high: int
    word: str = ""
    word_is: int = 0

    def values(self) -> str:
        """The range, and the word."""
        return (f"{self.word} or " if self.word else "") + f"a whole number from {self.low} to {self.high}"

    def ends(self) -> list[Value]:
        """Low, high and the word."""
        return [self.low, self.high, *([self.word] if self.word else [])]

    def inside(self, value: object) -> int | None:
        """The number itself."""
        if self.word and value == self.word:
            return self.word_is
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            return None
        return value


@dataclass(frozen=True)
class Edition:
    """A rulebook as parameters; `printed` if it is one of the game's own."""

    name: str
    parameters: Mapping[str, Value]
    base: str | None = None
    book: str = ""
    languages: tuple[str, ...] = ()
    printed: bool = False
    settings: ReadJson = field(default_factory=dict)  # what else a match chooses: Level 8's card

    def __reduce__(self) -> tuple[object, ...]:
        """For another process, because a proxy cannot be pickled."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        return _arrived, ({**values, "parameters": dict(self.parameters)},)


def _arrived(values: Json) -> Edition:
    """An edition from another process."""
    return Edition(**{**values, "parameters": MappingProxyType(values["parameters"])})


def parameters_of(record: type) -> dict[str, Parameter]:
    """The parameters of a game: the fields of its record that are marked as such."""
    parameters = {}
    for name, marks in fields_of(record).items():
        for mark in marks:
            if isinstance(mark, Parameter):
                parameters[name] = mark
    return parameters


def is_name(name: object) -> bool:
    """Whether this can be the name of a house edition."""
    return isinstance(name, str) and bool(name.strip()) and len(name) <= 40 and name.isprintable()


class Editions:
    """The printed editions of a game, read from its TOML files, and the house editions made from them."""

    def __init__(self, game: str, record: type, folder: Path) -> None:
        self.game = game
        self.parameters = parameters_of(record)
        self.printed: dict[str, Edition] = {}
        texts = {file.stem: tomllib.loads(file.read_text("utf-8")) for file in (folder / "editions").glob("*.toml")}
        while texts:  # a base before the editions built on it, otherwise by name
            name = min(name for name, text in texts.items() if text.get("base") not in texts)
            self.printed[name] = self._read(name, texts.pop(name))

    def get(self, wanted: str | ReadJson | Edition) -> Edition:
        """A printed edition by name, or a house edition: {"base": …, parameter: value, …, "name": …}."""
        if isinstance(wanted, Edition):
            return wanted
        if isinstance(wanted, str):
            return self._printed(wanted)
        if not isinstance(wanted, Mapping):
            raise InvalidEdition(
                f'An edition is a name ({self._names()}) or {{"base": name, parameter: value, …}}, '
                f"not {type(wanted).__name__}."
            )
        changes = dict(wanted)
        base = changes.pop("base", None)
        if base is None:
            raise InvalidEdition(f'A house edition needs a "base": {self._names()}.')
        name = changes.pop("name", "house")
        if not is_name(name):
            raise InvalidEdition(NAME_RULE)
        if name in self.printed:
            raise InvalidEdition(f'"{name}" is a printed edition; give the house edition a name of its own.')
        under = self._printed(base)
        return replace(self.house(name, under.parameters, changes, base), settings=under.settings)

    def house(self, name: str, under: Mapping[str, Value], changes: ReadJson, base: str | None = None) -> Edition:
        """An edition of that name: the parameters `under`, with changes."""
        values = dict(under)
        for key, value in changes.items():
            if key not in self.parameters:
                near = get_close_matches(shown(key).strip("'"), self.parameters, 1)
                hint = f' Did you mean "{near[0]}"?' if near else f" There are: {', '.join(self.parameters)}."
                raise InvalidEdition(
                    f'{self.game} has no parameter "{key if isinstance(key, str) else shown(key)}".{hint}'
                )
            parameter = self.parameters[key]
            if parameter.inside(value) is None:
                raise InvalidEdition(f"{key} ({parameter.rule}) is {parameter.values()}, not {shown(value)}.")
            values[key] = value
        missing = [key for key in self.parameters if key not in values]
        if missing:
            raise InvalidEdition(f"The edition {name} does not say: {', '.join(missing)}.")
        return Edition(name, MappingProxyType(values), base)

    def named(self, name: object, parameters: ReadJson) -> Edition:
        """The edition of that name with these parameters in full: the printed one, if they are exactly its own."""
        if not isinstance(name, str) or not is_name(name):
            raise InvalidEdition(NAME_RULE)
        edition = self.house(name, {}, parameters)
        printed = self.printed.get(name)
        return printed if printed and printed.parameters == edition.parameters else edition

    def _printed(self, name: object) -> Edition:
        if not isinstance(name, str) or name not in self.printed:
            raise InvalidEdition(f"{self.game} has no edition {shown(name)}. There are: {self._names()}.")
        return self.printed[name]

    def _names(self) -> str:
        return ", ".join(self.printed)

    def _read(self, name: str, text: Json) -> Edition:
        """What a TOML file says: base, book, languages, and only the parameters and settings that its text changes."""
        base: str | None = text.get("base")
        under = self.printed[base] if base else Edition("", {})
        house = self.house(name, under.parameters, text.get("parameters", {}), base)
        languages = tuple(text.get("default_for", ()))
        settings = {**under.settings, **text.get("settings", {})}
        return replace(house, book=text["book"], languages=languages, printed=True, settings=settings)
