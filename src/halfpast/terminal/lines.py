"""Line mode: the table as plain lines, a prompt, a move. Works over a pipe, and ends politely with the input."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sys
import textwrap
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TextIO

from halfpast.bots import Advice, Bot
from halfpast.core.errors import HalfpastError, IllegalMove, InvalidMove
from halfpast.core.events import Event
from halfpast.core.typed import COMMANDS, Unclear
from halfpast.games import package
from halfpast.i18n import rules, text
from halfpast.i18n import words as find_words
from halfpast.match import Match
from halfpast.terminal.saved import finish, keep, save_log

YOU = 0
NARROWEST = 20  # columns
LONGEST = 500  # characters of an argument
WHY_NOT = {  # why a file cannot be written
    errno.ENOENT: "no-folder",
    errno.ENOTDIR: "no-folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EISDIR: "no-file",
    errno.ENAMETOOLONG: "long",
}


class Quit(Exception):
    """The player has had enough, or the input has ended."""


def names_at(seats: int, language: str) -> list[str]:
    """The names of the seats: you, and animals' names for the bots."""
    bots = [text(f"terminal-bot-{number}", language) for number in range(1, seats)]
    return [text("terminal-you", language), *bots]


def is_seen() -> bool:
    """Whether a person reads this at a terminal."""
    return sys.stdout is not None and sys.stdout.isatty()


def has_colours() -> bool:
    """Whether that terminal has colours, and the person wants them."""
    return is_seen() and os.environ.get("TERM", "dumb") != "dumb" and not os.environ.get("NO_COLOR")


class LineMode:
    """One person at seat 0, bots in the others."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Bot],
        language: str = "en",
        pace: float = 0.0,
        reads: TextIO | None = None,
        say: Callable[[str], None] = print,
        resume_command: str = "halfpast play --resume",
        replay_command: str = "halfpast replay",
        seed: int | None = None,
        resumed: bool = False,
        file: Path | None = None,
    ) -> None:
        self.match, self.bots, self.pace = match, bots, pace
        its = package(match.game.name)
        self.game, self.own = its.name, its.terminal
        self.words = find_words(self.game, language, names_at(match.seats, language), YOU)
        self.reads, self.write = reads or sys.stdin, say
        self.resume_command, self.replay_command = resume_command, replay_command
        self.seed, self.resumed = seed, resumed
        self.file = file  # where the match is kept until it is over
        self.heard = 0  # how many events the player has been told
        self.thoughts: list[tuple[int, str, str]] = []  # the bots' last moves in a row, with their reasons
        self.has_moved = False  # whether the player has moved since the bots did
        self.lines: list[int] = []  # how many moves there were before each line that made one or more
        self.advisor = Bot(its.usual_bot, seed=0)

    def run(self) -> None:
        """Play the match, until it is over or the player leaves."""
        names = [self.words.name(YOU)]
        for seat, bot in self.bots.items():
            level = self.words.text(f"bot-{bot.name}")
            names.append(self.words.text("terminal-bot-level", name=self.words.name(seat), level=level))
        for line in self.own.welcome_lines(self.match, ", ".join(names), self.words):
            self.say_sentence(line)
        if self.seed is not None:
            self.tell("terminal-seed", seed=str(self.seed))
        self.tell(f"terminal-{self.game}-help-short")
        self.say("")
        if self.resumed:
            self.tell("terminal-resumed")
            self.heard = len(self.match.events(YOU))
        try:
            self.hear()
            while self.match.seat is not None:
                self.turn(self.match.seat)
            self.finish()
        except (Quit, KeyboardInterrupt):
            self.leave()

    def finish(self) -> None:
        """The match is over; say how it can be watched again."""
        over = finish(self.match, self.players(), self.words.language, self.file)
        if over:
            self.tell("terminal-over-kept")
            self.say(f"  {self.replay_command} {over}")

    def tell(self, key: str, /, **args: object) -> None:
        """Say a message; what was typed is quoted in shortened form."""
        short = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in args.items()}
        self.say_sentence(self.words.text(key, **short))

    def say(self, line: str) -> None:
        """Write a line; at a terminal that has colours, in colours."""
        self.write(self.own.painted(line) if has_colours() else line)

    def say_lines(self, lines: list[str]) -> None:
        """Say sentences; lines that begin with a space are shown as they are."""
        for line in lines:
            if line.startswith(" "):
                self.say(line)
            else:
                self.say_sentence(line)

    def say_sentence(self, sentence: str) -> None:
        """Say it in lines that a terminal need not break inside a word; a pipe gets it in one piece."""
        width = shutil.get_terminal_size().columns - 1 if is_seen() and "\n" not in sentence else 0
        for line in (textwrap.wrap(sentence, width) if width > NARROWEST else []) or [sentence]:
            self.say(line)

    def leave(self) -> None:
        """Keep the match for another time."""
        if keep(self.match, self.players(), self.words.language, self.file):
            self.tell("terminal-bye-kept")
            self.say(f"  {self.resume_command}")
        else:
            self.tell("terminal-bye")

    def players(self) -> list[str]:
        """Who sits where, for a match that will go on another time."""
        return [self.bots[seat].name if seat in self.bots else "you" for seat in range(self.match.seats)]

    def turn(self, seat: int) -> None:
        """One decision: a bot's, or the player's."""
        if seat != YOU:
            self.bot_move(seat)
            return
        keep(self.match, self.players(), self.words.language, self.file)  # whatever happens now, the match is not lost
        self.show()
        while not self.command(self.ask()):
            pass

    def bot_move(self, seat: int) -> None:
        """Make a bot's move, at a pace that is easy to follow."""
        if self.has_moved:
            self.thoughts.clear()
        self.has_moved = False
        best, bot = self.advice_of(self.bots[seat], seat), self.bots[seat]
        self.thoughts.append((seat, self.own.openly(best.move), best.openly))
        self.match.play(best.move, author=bot.name)
        self.hear(self.pace)

    def advice_of(self, bot: Bot, seat: int) -> Advice:
        """What a bot would do for a seat, and why."""
        thinking = bot.think(self.match.seen(seat))
        return thinking.thought(self.words, self.match.view(seat), thinking.ordered()[0])

    def show(self) -> None:
        """The table, and what the player has."""
        view = self.match.view(YOU)
        self.say("")
        for line in [*self.own.table_lines(view, view, self.words), *self.own.own_lines(view, self.words)]:
            self.say(line)

    def hear(self, pace: float = 0.0) -> None:
        """Tell what has happened since the player last heard; with pauses, so that it is easy to follow."""
        events: list[Event] = self.match.events(YOU, self.heard)
        self.heard += len(events)
        lines = self.own.event_lines(events, self.words)
        if lines:
            time.sleep(pace)
        self.say_lines(lines)

    def ask(self) -> str:
        """The next line that is not empty."""
        while True:
            line = self.read_line(self.words.text("terminal-prompt") + " ")
            if not line:
                self.say("")
                raise Quit
            if line.strip():
                return line.strip()

    def read_line(self, prompt: str) -> str:
        """A line, which can be edited at a terminal; empty at the end of the input."""
        if self.reads is sys.stdin and all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout)):
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # from now on arrows move in the line
            try:
                return input(prompt) + "\n"
            except EOFError:
                return ""
        print(prompt, end="", flush=True)
        return self.reads.readline() if self.reads else ""

    def command(self, line: str) -> bool:
        """Do what a line says; True if the table has changed."""
        command, rest = self.own.VOCABULARY.command_of(line, self.words.language)
        if command in COMMANDS:
            return bool(getattr(self, f"do_{command}")(rest))
        if command:
            self.say_lines(self.own.COMMANDS[command](self.match, self.words))
            return False
        return self.try_moves(line)

    def try_moves(self, line: str) -> bool:
        """Play what was typed, one move or several, until one is refused; True if one was played."""
        try:
            moves = self.own.as_moves(line, self.words, self.match)
        except Unclear as unclear:
            self.say_sentence(str(unclear))
            return False
        start = self.match.moves
        for move in moves:
            if self.match.seat != YOU or not self.try_move(move):
                break
        if self.match.moves > start:
            self.lines.append(start)
        return self.match.moves > start

    def try_move(self, move: str) -> bool:
        """Play it, or say why not."""
        try:
            self.match.play(move, author="you")
        except InvalidMove:
            self.tell(f"terminal-{self.game}-no-move")
            return False
        except IllegalMove as refused:
            self.say_sentence(self.words.refusal(refused.refusal))
            return False
        self.has_moved = True
        self.hear()
        return True

    def said(self, move: str) -> str:
        """A move in words."""
        return self.own.move_words(move, self.words)

    def do_quit(self, rest: str) -> None:
        """Stop."""
        raise Quit

    def do_help(self, rest: str) -> None:
        """Everything that may be typed."""
        self.tell(f"terminal-{self.game}-help")

    def do_legal(self, rest: str) -> None:
        """Everything the rules allow now."""
        self.tell("terminal-legal", moves=", ".join(map(self.said, self.match.legal())))

    def do_hint(self, rest: str) -> None:
        """What an experienced player would do."""
        best = self.advice_of(self.advisor, YOU)
        self.tell("terminal-hint", move=self.said(best.move), why=best.why)

    def do_why(self, rest: str) -> None:
        """Why the bots did what they did."""
        if not self.thoughts:
            self.tell("terminal-no-reasons")
        for seat, move, why in self.thoughts:
            self.tell("terminal-reason", name=self.words.name(seat), move=self.said(move), why=why)

    def do_score(self, rest: str) -> None:
        """How the match stands."""
        for line in self.own.score_lines(self.match, self.words):
            self.say(line)

    def do_table(self, rest: str) -> None:
        """The table once more."""
        self.show()

    def do_undo(self, rest: str) -> bool:
        """Back to the player's own last decision; of several moves typed on one line, before the first."""
        trial = self.match.copy()
        try:
            trial.undo()
            while trial.seat != YOU or trial.moves > (self.lines or [trial.moves])[-1]:
                trial.undo()
        except HalfpastError:
            self.tell("terminal-nothing-to-undo")
            return False
        self.match = trial
        self.lines = self.lines[:-1]
        self.thoughts.clear()
        self.heard = len(trial.events(YOU))
        self.tell("terminal-undone")
        return True

    def do_save(self, name: str) -> None:
        """Write the log to a file."""
        if not name:
            self.tell("terminal-save-how")
            return
        try:
            save_log(self.match, self.players(), self.words.language, Path(name).expanduser())
        except (OSError, ValueError, RuntimeError) as error:
            self.tell("terminal-save-failed", why=self.reason(error))
        else:
            self.tell("terminal-saved", file=name)

    def reason(self, error: Exception) -> str:
        """Why the system refused, in the player's language if it is one of the common reasons."""
        known = WHY_NOT.get(getattr(error, "errno", None) or 0)
        return self.words.text(f"terminal-why-{known}") if known else getattr(error, "strerror", None) or str(error)

    def do_rules(self, number: str) -> None:
        """Every rule, or one."""
        edition = self.match.edition
        in_force = edition.name if edition.printed and not number else None
        fitting = [
            f"{rule.number}  {title}. {words}"
            for rule, title, words in rules(self.game, self.words.language, in_force)
            if number.lower() in ("", rule.number.lower())
        ]
        if not fitting:
            self.tell(f"terminal-{self.game}-no-rule", number=number)
        for line in fitting:
            self.say_sentence(line)
