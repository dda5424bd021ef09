"""The command in a process of its own: over a pipe, or at a terminal; and a player who knows only what is shown."""

from __future__ import annotations

import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from types import TracebackType

from halfpast.i18n import text
from tests.ready import Command

COMMAND = [sys.executable, "-m", "halfpast"]
LONGEST_WAIT = 60  # seconds: only a test that hangs comes to it
AGAIN = 2  # seconds until a key is pressed once more


def called(words: Sequence[str], shell: str = "") -> list[str]:
    """The command with these words; `shell`: redirections, as one would type them."""
    return ["sh", "-c", f'exec "$0" "$@" {shell}', *COMMAND, *words] if shell else [*COMMAND, *words]


def sit_down(inside: int) -> None:
    """Make a process one that a person started at a terminal: tests in the background have Ctrl-C switched off."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.login_tty(inside)


class Screen:
    """A running command: what it shows, and where one types. `at_terminal`: on a pseudo-terminal, not a pipe."""

    def __init__(
        self, *words: str, at_terminal: bool = False, env: dict[str, str] | None = None, shell: str = ""
    ) -> None:
        environment = {**os.environ, **(env or {})}
        self.shown = ""
        self.process: Command | subprocess.Popen[bytes]
        if at_terminal:
            self.keyboard, inside = pty.openpty()
            self.output = self.keyboard
            streams = dict.fromkeys(range(3), inside)
        else:
            (typed, self.keyboard), (self.output, shows) = os.pipe(), os.pipe()
            streams = {0: typed, 1: shows, 2: shows}
        if shell:
            assert at_terminal
            sits = partial(sit_down, inside)
            self.process = subprocess.Popen(called(words, shell), env=environment, preexec_fn=sits, close_fds=False)
        else:
            self.process = Command(list(words), streams, environment, at_terminal=at_terminal)
        for end in set(streams.values()):
            os.close(end)

    def __enter__(self) -> Screen:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for end in {self.keyboard, self.output}:
            os.close(end)

    def read(self, until: str = "", again: bytes = b"") -> str:
        """What is shown from here until it ends with these words; without them, or without any, to the end.

        `again`: a key to press once more where nothing happens.
        """
        found, pressed = b"", 0
        waiting = select.poll()  # select() knows no file handle above 1,023, and a test process may have more
        waiting.register(self.output, select.POLLIN)
        while not (until and as_text(found).endswith(until)):
            if not waiting.poll(1000 * (AGAIN if again else LONGEST_WAIT)):
                pressed += 1
                assert again, f"waits for {until!r} after: {self.shown}"
                assert pressed < LONGEST_WAIT / AGAIN, f"does not end after: {self.shown}"
                os.write(self.keyboard, again)
                continue
            try:
                more = os.read(self.output, 65536)
            except OSError:  # how a terminal says that the process is gone
                more = b""
            if not more:
                break
            found += more
        self.shown += as_text(found)
        return as_text(found)

    def type(self, line: str) -> None:
        """A line, and Enter."""
        os.write(self.keyboard, f"{line}\n".encode())

    def end(self, key: bytes = b"") -> int:
        """Wait until the command has ended; its exit code. `key`: press it, as b"\\x03" for Ctrl-C.

        Python may miss a Ctrl-C that comes just before it waits for input: so press it again, as a person would.
        """
        if key:
            os.write(self.keyboard, key)
        self.read(again=key)
        return self.process.wait(LONGEST_WAIT)


def as_text(shown: bytes) -> str:
    """Bytes as a person reads them, though the last sign may be on its way still."""
    return shown.decode("utf-8", "replace").replace("\r\n", "\n")


class Player:
    """Plays by what the screen shows, in one language: the cards in brackets, or the words that it asks for."""

    def __init__(self, screen: Screen, language: str, seed: int = 1) -> None:
        self.screen, self.language = screen, language
        self.chooser = random.Random(seed)
        self.prompt = text("terminal-prompt", language) + " "
        self.refusals: list[str] = []
        self.typed: list[str] = []

    def word(self, meaning: str) -> str:
        """What a player of this language types for it: the word that help shows."""
        return text(f"terminal-half-word-{meaning}", self.language).split(",")[0]

    def play(self, turns: int = 100_000) -> str:
        """Play so many turns, or to the end; what was shown last."""
        table = self.screen.read(self.prompt)
        for _ in range(turns):
            if not table.endswith(self.prompt):
                break
            table = self.turn(table)
        return table

    def turn(self, table: str) -> str:
        """One turn: now and then a wrong card first, then tries until one goes; what is shown afterwards."""
        tries = self.tries(table)
        if len(self.refusals) < 5 and self.wrong_cards(table):
            tries.insert(0, self.chooser.choice(self.wrong_cards(table)))
        for line in tries:
            answer = self.say(line)
            refused = re.search(r"\(H\d\d[a-z]?\)\n.*> $", answer)
            if not refused:
                return answer
            self.refusals.append(answer)
        raise AssertionError(f"nothing goes of {tries}: {self.screen.shown[-2000:]}")

    def say(self, line: str) -> str:
        """Type a line; what is shown until the next prompt."""
        self.typed.append(line)
        self.screen.type(line)
        return self.screen.read(self.prompt)

    def tries(self, table: str) -> list[str]:
        """What the screen invites to, the most inviting first."""
        if cards := self.cards_that_go(table):
            self.chooser.shuffle(cards)
            return [*cards, "8½"]
        if self.line(table, "terminal-half-must-take"):
            return [self.word("take")]
        if asked := self.line(table, "terminal-half-plays-exchange"):
            return [self.exchange(table, asked) if self.chooser.random() < 0.5 else self.word("decline")]
        if places := self.line(table, "terminal-half-plays-blind"):
            return [f"{self.word('blind')} {self.chooser.choice(re.findall('[123]', places))}"]
        assert self.line(table, "terminal-half-plays-last-chance"), table
        return [self.word("pass")]

    def exchange(self, table: str, asked: str) -> str:
        """One of the player's open cards for one of the big loser's, as the rows of the table show them."""
        rows = [line for line in table.splitlines() if f"  {text('terminal-half-open', self.language)} " in line]
        (loser,) = [row for row in rows[1:] if row[2:].split("  ")[0] in asked]
        mine, theirs = (self.cell(row, "open").split(" ") for row in (rows[0], loser))
        return f"{self.word('exchange')} {self.chooser.choice(mine)} {self.chooser.choice(theirs)}"

    def cell(self, row: str, zone: str) -> str:
        """What a row of the table shows in a zone."""
        label = text(f"terminal-half-{zone}", self.language)
        (found,) = [cell for cell in re.split(r" {2,}", row) if cell.startswith(f"{label} ")]
        return found.removeprefix(f"{label} ")

    def line(self, table: str, key: str) -> str:
        """The line of the screen that says this message."""
        return line_in(table, key, self.language)

    def own_line(self, table: str) -> str:
        """The player's own cards, from which it plays now."""
        return self.line(table, "terminal-half-your-hand") or self.line(table, "terminal-half-your-open")

    def cards_that_go(self, table: str) -> list[str]:
        """The cards in brackets."""
        return sorted(set(re.findall(r"\[(.+?)\]", self.own_line(table))))

    def wrong_cards(self, table: str) -> list[str]:
        """The cards without brackets, where others have them."""
        cards = self.own_line(table).rpartition(":")[2].split()
        return sorted({card for card in cards if "[" not in card}) if self.cards_that_go(table) else []


class Level8Player(Player):
    """The same for Level 8: follows what is asked, and now and then a hint."""

    def word(self, meaning: str) -> str:
        """What a player of this language types for it."""
        return text(f"terminal-level8-word-{meaning}", self.language).split(",")[0]

    def turn(self, table: str) -> str:
        """One decision, sometimes a refused one before; what is shown afterwards."""
        if len(self.refusals) < 5 and self.asks(table, "draw"):
            self.refusals.append(self.say(self.chooser.choice(self.hand(table))))  # before drawing
        return self.say(self.decision(table))

    def decision(self, table: str) -> str:
        """What the screen invites to; or a hint."""
        if self.chooser.random() < 0.5:
            return self.hinted(self.say(text("terminal-word-hint", self.language).split(",")[0]))
        if self.asks(table, "draw"):
            piles = re.findall(rf"{self.word('draw')} (\w+) \(", table)
            return f"{self.word('draw')} {self.chooser.choice(['', *piles])}"
        if self.asks(table, "lay"):
            return self.word("lay")
        if self.asks(table, "off"):
            return self.after(table, "off").partition("\n")[0]
        if self.asks(table, "pick"):
            return self.chooser.choice([self.after(table, "pick").partition(". ")[0], self.word("none")])
        if (self.asks(table, "put") or self.asks(table, "keep")) and self.chooser.random() < 0.5:
            return self.word("done")
        return self.chooser.choice(self.hand(table) or [self.word("done")])

    def hinted(self, hint: str) -> str:
        """The move of a hint."""
        before, between, _ = text("terminal-hint", self.language, move="\0", why="\0").split("\0")
        return hint.partition(before)[2].partition(between)[0]

    def asks(self, table: str, what: str) -> bool:
        """Whether the screen asks for this."""
        return any(start in table for start in self.starts(what))

    def after(self, table: str, what: str) -> str:
        """What the screen says after the beginning of this request."""
        (start,) = [start for start in self.starts(what) if start in table]
        return table.rpartition(start)[2]

    def starts(self, what: str) -> list[str]:
        """How the request begins, for one card and for several."""
        holes = dict.fromkeys(("moves", "word", "example", "none", "done"), "\0")
        said = (text(f"terminal-level8-asks-{what}", self.language, count=count, **holes) for count in (1, 2))
        return sorted({re.split(r"\0|\b2\b", sentence)[0] for sentence in said})

    def hand(self, table: str) -> list[str]:
        """The numbers and jokers that the player has to choose from."""
        shown = table.rpartition(text("terminal-level8-your-hand", self.language))[2]
        lines = shown.splitlines()
        own = [lines[0], *(line for line in lines[1:3] if line.startswith("  "))]
        return re.findall(r"\b(?:[roygbp]\d+|j\d*)\b", " ".join(own))


def line_in(shown: str, key: str, language: str) -> str:
    """The line that says this message, whatever is filled in; "" where none does."""
    parts = (re.escape(part) for part in text(key, language, **dict.fromkeys(HOLES, "\0")).split("\0"))
    found = re.search(f"^{'.+'.join(parts)}$", shown, re.MULTILINE)
    return found[0] if found else ""


HOLES = ("cards", "name", "places", "bid", "catch", "game", "games", "example")


def kept_match(state: Path) -> Path:
    """Where the match that was left is kept."""
    found = sorted((state / "halfpast").glob("match-*.json"), key=lambda file: file.stat().st_mtime)
    return found[-1] if found else state / "halfpast" / "match-none.json"
