"""The interface of a game: one folder that says what it has, each part loaded when somebody asks for it.

Drivers (the match, bots, environments, the terminal, the server) reach a game through `halfpast.games.GAMES` and this
face, and know no game by name. A game of your own makes itself known as halfpast's games do: by a `Package`, named in
the entry point group `halfpast.games`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import numpy as np

from halfpast.core import kernel
from halfpast.core.documents import Json, ReadJson
from halfpast.core.errors import HalfpastError, shown
from halfpast.core.events import Event
from halfpast.core.game import Game, Move
from halfpast.core.kernel import Tell
from halfpast.core.parameters import Edition
from halfpast.core.record import Array, States

if TYPE_CHECKING:
    import click

    from halfpast.core.chance import Chance, Terms
    from halfpast.core.layout import Part
    from halfpast.core.parsed import Loaded, Seen
    from halfpast.core.playing import Playing
    from halfpast.core.thinking import Thinking
    from halfpast.core.typed import Vocabulary
    from halfpast.core.words import GameWords

W = TypeVar("W", bound="GameWords", contravariant=True)  # a game's own words


class Notation(Protocol):
    """Moves, positions and views as text and JSON: the module `notation`."""

    @property
    def NOT_IN_LOGS(self) -> tuple[str, ...]:  # noqa: N802
        """Keys of a position that are newer than the first logs: they follow from the moves."""

    @property
    def DEALT(self) -> tuple[str, ...]:  # noqa: N802
        """Where a deal puts cards: the zones of each seat, and those in the middle."""

    @property
    def FOLLOWS(self) -> tuple[str, ...]:  # noqa: N802
        """Keys of a view that follow from the rest."""

    def move_text(self, move: Move, /) -> str:
        """A move as text."""

    def parse_move(self, text: object, /) -> Move:
        """The move that a text stands for; InvalidMove says what would be a move."""

    def read_position(self, position: object, /) -> Loaded:
        """What a position says; InvalidPosition says what is wrong."""

    def write_position(self, s: np.void, edition: Edition, games: int, rows: list[Json], has_rng: bool) -> Json:
        """The whole truth."""

    def read_view(self, view: object, /) -> Seen:
        """What a view says."""

    def write_view(self, views: States, you: int | None, edition: Edition, games: int, rows: list[Json], /) -> Json:
        """What a seat may know."""

    def parse_deck(self, deck: object, seats: int, /) -> Array:
        """The cards to be dealt, in order."""

    def deck_text(self, deck: Array, /) -> str | list[str]:
        """The same cards as text."""


class Study(Protocol):
    """Whole games in the compiled loop, one row each: the module `bots.study`."""

    @property
    def CHUNK(self) -> int:  # noqa: N802
        """How many games a thread plays at a stretch: some hundredths of a second."""

    @property
    def COUNTED(self) -> Mapping[str, str]:  # noqa: N802
        """What is counted in a game, and the rule it belongs to."""

    @property
    def ROW(self) -> np.dtype[np.void]:  # noqa: N802
        """A row."""

    @property
    def LENGTHS(self) -> tuple[str, ...]:  # noqa: N802
        """Fields of a row that say how long the game was."""

    @property
    def BY_SEAT(self) -> tuple[str, ...]:  # noqa: N802
        """Fields of a row that say what each seat scored."""

    def wins(self, rows: States, seats: int, edition: Edition, /) -> Array:
        """Who won each game."""

    @property
    def play_games(self) -> Callable[..., None]:
        """The entry that deals and plays a game for each row."""


class Bots(Protocol):
    """The bots: the module `bots`."""

    @property
    def study(self) -> Study:
        """Whole games in the compiled loop."""

    @property
    def Thoughts(self) -> Callable[[int, int, Seen], Thinking]:  # noqa: N802
        """What a bot (by its number, with a seed) thinks of what a seat sees."""

    def ready(self, tell: Tell | None = None) -> None:
        """Compile what is not compiled yet, keeping the person informed."""

    def play_out(self, states: States, bots: Array, seed: int, /) -> dict[str, list[float]]:
        """Play the first record to its end with these bots in the seats; what each scored, by what is counted."""


class Observe(Protocol):
    """What a seat sees, as bytes: the module `env.observe`."""

    @property
    def VERSION(self) -> int:  # noqa: N802
        """Changes with what the environments do."""

    def parts(self, seats: int, /) -> dict[str, Part]:
        """What stands where."""


class Steps(Protocol):
    """The kernels of the environments: the module `env.steps`."""

    @property
    def STEP(self) -> np.dtype[np.void]:  # noqa: N802
        """What comes out of a step."""

    @property
    def AGAINST(self) -> str:  # noqa: N802
        """The unit of the steps against bots."""

    @property
    def restart(self) -> Callable[..., None]:
        """Start games again."""

    @property
    def step(self) -> Callable[..., int]:
        """Make a move in every game; if one is not legal, return the number of its game and change nothing."""

    @property
    def restart_against(self) -> Callable[..., None]:
        """Start games again, with bots in the other seats."""

    @property
    def step_against(self) -> Callable[..., int]:
        """A move of the learner in every game, and the bots' answers."""

    @property
    def sample(self) -> Callable[..., None]:
        """A legal move for every game."""

    @property
    def look(self) -> Callable[..., None]:
        """The observation made from a seat's view."""

    @property
    def pay(self) -> Callable[..., None]:
        """What each seat scored in a game that is over."""


class Lots(Protocol):
    """What chance decides, lot by lot: the module `env.chance`."""

    @property
    def MOST_LOTS(self) -> int:  # noqa: N802
        """How often chance decides, at most."""

    @property
    def MOST_OUTCOMES(self) -> int:  # noqa: N802
        """How many lots there are to draw from, at most."""

    def begin(self, terms: Terms, start: str, /) -> Chance:
        """Everything is still to be drawn."""


class Env(Protocol):
    """The environments for learning: the module `env`."""

    @property
    def observe(self) -> Observe:
        """What a seat sees."""

    @property
    def steps(self) -> Steps:
        """The kernels."""

    @property
    def chance(self) -> Lots:
        """What chance decides."""

    @property
    def IN_PARTS(self) -> range:  # noqa: N802
        """Numbers that are only part of a move."""

    @property
    def SPIEL(self) -> ReadJson:  # noqa: N802
        """What else OpenSpiel may be told, with the usual values."""

    def bounds(self, edition: Edition, /) -> tuple[int, int]:
        """The least and the most that a seat can score in a game."""

    def goes_on(self, states: States, number: int, /) -> bool:
        """Whether a move goes on after this number."""

    def whole_text(self, states: States, numbers: Sequence[int], /) -> str:
        """The move as text, from all its numbers."""

    def number_text(self, number: int, /) -> str:
        """What a number means."""

    def longest(self, limits: Mapping[str, int], /) -> int:
        """How many numbers a game may have."""


class Terminal(Protocol[W]):
    """The game in the terminal: the module `terminal`. Its messages are `terminal-GAME-…`; `words` are the game's."""

    @property
    def VOCABULARY(self) -> Vocabulary:  # noqa: N802
        """The words that may be typed."""

    @property
    def COMMANDS(self) -> Mapping[str, Callable[[Playing, W], list[str]]]:  # noqa: N802
        """The game's own commands, besides those of every game, with what they show."""

    def welcome_lines(self, match: Playing, names: str, words: W, /) -> list[str]:
        """What is played, and by whom."""

    def table_lines(self, shown: ReadJson, view: ReadJson, words: W, /) -> list[str]:
        """The table, one line per seat: `shown` is a view or a whole position."""

    def own_lines(self, view: ReadJson, words: W, /) -> list[str]:
        """What the player holds, and what is asked of them."""

    def event_lines(self, events: list[Event], words: W, /) -> list[str]:
        """What happened; a line that begins with a space is shown as it is."""

    def score_lines(self, match: Playing, words: W, /) -> list[str]:
        """How the match stands."""

    def move_words(self, move: str, words: W, /) -> str:
        """A move as one would say it, or type it."""

    def openly(self, move: str, /) -> str:
        """What the player may know of another seat's move."""

    def painted(self, line: str, /) -> str:
        """A line as a terminal with colours shows it."""

    def as_moves(self, line: str, words: W, match: Playing, /) -> list[str]:
        """A typed line as moves, one after another; Unclear if something is missing."""


class Pad(Protocol):
    """The score pad for people at a real table: the module `pad`."""

    def count(self, edition: Edition, seats: int, games: int, rows: list[object], /) -> Json:
        """Every row with what it means, and the standings."""


class Facts(Protocol):
    """What decided a game: the module `rules.facts`."""

    @property
    def DID(self) -> tuple[str, ...]:  # noqa: N802
        """What a personal record keeps about what a seat did."""

    @property
    def ENDS(self) -> frozenset[str]:  # noqa: N802
        """The events after which there are new facts."""

    def told(self, events: Sequence[Event], edition: Edition, /) -> Json | None:
        """The last game that is over, and the match if it is over too; None before the first end."""


class Setting(Protocol):
    """What a match sets besides the edition's parameters, like the level card of Level 8."""

    @property
    def name(self) -> str:
        """Its key among the terms of a table and the arguments of `halfpast.new`; no other game's."""

    @property
    def called(self) -> tuple[str, str]:
        """What the command line calls one of it, and several."""

    @property
    def help(self) -> str:
        """What the command line says about it."""

    @property
    def drawn_as(self) -> str:
        """The key under which the page gets what it draws of it."""

    @property
    def address(self) -> str | None:
        """Where below /api one of somebody's own is tried; None: there is none to be typed."""

    def read(self, wanted: object, /) -> object:
        """What somebody asked for, checked, as a term of a table; HalfpastError says what is wrong.

        A list is a value for each seat; a setting that all share refuses it.
        """

    def typed(self, wanted: str, /) -> object:
        """What was typed on the command line: a name, or a file of the player's own."""

    def offers(self) -> Json:
        """What the page can offer."""

    def known(self) -> dict[str, Json]:
        """The choices there are, by name."""

    def choices(self, words: GameWords, /) -> dict[str, str]:
        """The choices there are, in words."""

    def trial(self, data: Json, /) -> Json:
        """One that somebody is typing in: what is wrong with it, piece by piece."""

    def shown(self, value: object, /) -> object:
        """What the page needs in order to draw it."""


Preview = Callable[[str, list[Event]], Json]  # a move's text and the events it would cause: what may be told of them


@dataclass(frozen=True)
class Package:
    """A game. `load_…` import a part; ask for the part itself, which is loaded once."""

    name: str  # in code, positions, logs and addresses
    title: str  # what its box says
    folder: Path  # law.toml, editions/, lesson.toml
    bots: tuple[str, ...]  # weakest first
    usual_bot: str
    lengths: Mapping[str, Mapping[int, int]]  # the median of moves, by printed edition and number of players
    load_rules: Callable[[], Game]
    load_notation: Callable[[], Notation]
    load_words: Callable[[], type[GameWords]]
    load_thinking: Callable[[], Bots]
    load_env: Callable[[], Env]
    load_terminal: Callable[[], Terminal[Any]]
    load_facts: Callable[[], Facts]
    load_pad: Callable[[], Pad] | None = None
    load_settings: Callable[[], tuple[Setting, ...]] = tuple
    preview: Preview | None = None  # None: of no move is anything foretold
    commands: Mapping[str, Callable[[], click.Command]] = field(default_factory=dict)  # of the game alone
    strings: Path | None = None  # .ftl files, a folder a language (i18n/owed.py: which); None: among halfpast's own

    def __post_init__(self) -> None:
        kernel.folders[self.name] = self.folder

    @cached_property
    def rules(self) -> Game:
        """The law, compiled, with everything needed to play by it."""
        return self.load_rules()

    @cached_property
    def notation(self) -> Notation:
        """Moves, positions and views as text and JSON."""
        return self.load_notation()

    @cached_property
    def words(self) -> type[GameWords]:
        """Cards, refusals and events as sentences."""
        return self.load_words()

    @cached_property
    def thinking(self) -> Bots:
        """The bots."""
        return self.load_thinking()

    @cached_property
    def env(self) -> Env:
        """The environments for learning."""
        return self.load_env()

    @cached_property
    def terminal(self) -> Terminal[Any]:
        """The game in the terminal."""
        return self.load_terminal()

    @cached_property
    def facts(self) -> Facts:
        """What decided a game."""
        return self.load_facts()

    @cached_property
    def pad(self) -> Pad:
        """The score pad; HalfpastError where the game has none."""
        if self.load_pad is None:
            raise HalfpastError(f"{self.name} has no score pad.")
        return self.load_pad()

    @cached_property
    def settings(self) -> dict[str, Setting]:
        """What a match sets besides parameters, by name."""
        return {setting.name: setting for setting in self.load_settings()}

    def check_bot(self, name: object) -> None:
        """Refuse a bot that this game does not have."""
        if name not in self.bots:
            raise HalfpastError(f"There is no bot {shown(name)}; there are: {', '.join(self.bots)}.")

    def bot_numbers(self, names: Sequence[str]) -> Array:
        """The numbers by which the kernels know the bots: their places in `bots`."""
        for name in names:
            self.check_bot(name)
        return np.array([self.bots.index(name) for name in names], np.uint8)

    @cached_property
    def lesson(self) -> str | None:
        """The script of the first game that teaches; None if there is none."""
        script = self.folder / "lesson.toml"
        return script.read_text("utf-8") if script.exists() else None
