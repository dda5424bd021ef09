"""Line mode: the table as plain lines, a prompt, a move. Works over a pipe, and ends politely with the input."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from halfpast.bots import BOTS
from halfpast.core.errors import HalfpastError, IllegalMove, InvalidMove
from halfpast.games.half.cards import LETTERS
from halfpast.i18n import rules, text
from halfpast.match import Match
from halfpast.terminal.half import result_lines, row_lines, table_lines, told

YOU = 0


class Quit(Exception):
    """The player has had enough, or the input has ended."""


def as_move(line: str) -> str:
    """A typed line as a move: cards may be typed as they are shown.

    >>> as_move("7 7"), as_move("8½"), as_move("Ghost"), as_move("BLIND 2")
    ('77', '8h', 'g', 'blind 2')
    """
    plain = " ".join(line.lower().split()).replace("8+½", "8h").replace("½", "h").replace("ghost", "g")
    letters = plain.replace(" ", "")
    return letters if letters and set(letters) <= set(LETTERS) else plain


class LineMode:
    """One person at seat 0, bots in the others."""

    def __init__(
        self, match: Match, seed: int, reads: TextIO | None = None, say: Callable[[str], None] = print
    ) -> None:
        self.match, self.seed = match, seed
        self.reads, self.say = reads or sys.stdin, say
        self.bots = {seat: BOTS["random"](seed + seat) for seat in range(match.seats) if seat != YOU}

    def run(self) -> None:
        """Play the match, until it is over or the player leaves."""
        m = self.match  # undo puts another in its place; edition, seats and games stay
        self.say(text("terminal-welcome", edition=m.edition.name, seats=m.seats, games=m.games, seed=str(self.seed)))
        self.say(text("terminal-help-short"))
        try:
            while self.match.seat is not None:
                self.turn()
        except (Quit, KeyboardInterrupt):
            self.say(
                text("terminal-bye", edition=m.edition.name, seats=m.seats, games=str(m.games), seed=str(self.seed))
            )

    def turn(self) -> None:
        """One decision: a bot's, or the player's."""
        seat = self.match.seat
        if seat is not None and seat != YOU:
            self.play(self.bots[seat].choose({"legal": self.match.legal()}))
            return
        self.say("")
        for line in table_lines(self.match, YOU):
            self.say(line)
        while not self.command(self.ask()):
            pass

    def ask(self) -> str:
        """The next line that says something."""
        while True:
            print(text("terminal-prompt"), end=" ", flush=True)
            line = self.reads.readline() if self.reads else ""
            if not line:
                self.say("")
                raise Quit
            if line.strip():
                return line.strip()

    def command(self, line: str) -> bool:
        """Do what a line says; True if the table has changed."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "quit" | "exit" | "q":
                raise Quit
            case "help" | "?":
                self.say(text("terminal-help"))
            case "legal":
                self.say(text("terminal-legal", moves=", ".join(self.match.legal())))
            case "rules":
                self.tell_rules(rest.strip())
            case "save":
                self.save(rest.strip())
            case "undo":
                return self.undo()
            case _:
                return self.try_move(as_move(line))
        return False

    def try_move(self, move: str) -> bool:
        """Play it, or say why not."""
        try:
            self.play(move)
        except IllegalMove as error:
            self.say(str(error))
            return False
        except InvalidMove:
            self.say(text("terminal-no-move"))
            return False
        return True

    def play(self, move: str) -> None:
        """Make a move and tell what it did, and how the game or the series ended with it."""
        before = self.match.position()
        self.match.play(move)
        self.say(told(self.match, before, move, YOU))
        rows = self.match.position()["match"]["results"]
        if len(rows) > len(before["match"]["results"]):
            for line in row_lines(rows[-1], len(rows), YOU):
                self.say(line)
        result = self.match.result()
        if result:
            for line in result_lines(result, self.match.edition.parameters["scoring"], YOU):
                self.say(line)

    def undo(self) -> bool:
        """Back to the player's own last decision."""
        trial = self.match.copy()
        try:
            trial.undo()
            while trial.seat != YOU:
                trial.undo()
        except HalfpastError:
            self.say(text("terminal-nothing-to-undo"))
            return False
        self.match = trial
        self.say(text("terminal-undone"))
        return True

    def save(self, name: str) -> None:
        """Write the log to a file."""
        if not name:
            self.say(text("terminal-save-how"))
            return
        try:
            Path(name).expanduser().write_text(
                json.dumps(self.match.log(), ensure_ascii=False, indent=1) + "\n", "utf-8"
            )
        except (OSError, ValueError, RuntimeError) as error:
            self.say(text("terminal-save-failed", why=getattr(error, "strerror", None) or str(error)))
        else:
            self.say(text("terminal-saved", file=name))

    def tell_rules(self, number: str) -> None:
        """Every rule, or one."""
        found = [
            (rule, title, words) for rule, title, words in rules("half") if number.lower() in ("", rule.number.lower())
        ]
        if not found:
            self.say(text("terminal-no-rule", number=number))
        for rule, title, words in found:
            self.say(f"{rule.number}  {title}. {words}")
