"""What is said at a table: ready-made phrases, emotes, and free words if the host allows them."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection

from halfpast.core.errors import HalfpastError
from halfpast.core.names import plain
from halfpast.server.guard.limits import Rate
from halfpast.store import Document

PHRASES = ("hello", "well-played", "lucky", "oops", "thinking", "thanks", "again", "bye")
EMOTES = ("smile", "laugh", "wow", "cry", "clap", "clock")
LONGEST_WORDS = 200
KEPT = 30  # kept for those who come later; a restart forgets them


class Talk:
    """The last things said, numbered from 1."""

    def __init__(self) -> None:
        self.count = 0
        self._kept: deque[tuple[str, Document]] = deque(maxlen=KEPT)  # with who said it, because people change seats
        self._rate = Rate(6, 0.5)

    def say(self, guest: str, seat: int, message: Document, free_words: bool) -> None:
        """Somebody at a seat says something."""
        phrase, emote = message.get("phrase"), message.get("emote")
        words = plain(message.get("words"), LONGEST_WORDS)
        if phrase in PHRASES:
            said = {"phrase": phrase}
        elif emote in EMOTES:
            said = {"emote": emote}
        elif words and free_words:
            said = {"words": words}
        else:
            ready = f"a phrase ({', '.join(PHRASES)}), an emote ({', '.join(EMOTES)})"
            free = f"words, at most {LONGEST_WORDS} characters" if free_words else "but no free words at this table"
            raise HalfpastError(f"What can be said: {ready}, {free}.")
        if not self._rate.allows(guest):
            raise HalfpastError("One thing at a time: wait a moment.")
        self.count += 1
        self._kept.append((guest, {"is": "said", "n": self.count, "seat": seat, **said}))

    def rename(self, old: str, new: str) -> None:
        """What a guest said, an account has said from now on."""
        self._kept = deque(((new if who == old else who, said) for who, said in self._kept), maxlen=KEPT)

    def forget(self, guests: Collection[str]) -> None:
        """Forget everything these people said, wherever they sat."""
        for guest in guests:
            self._rate.forget(guest)
        if self._kept:
            self._kept = deque(((who, said) for who, said in self._kept if who not in guests), maxlen=KEPT)

    def since(self, number: int) -> list[Document]:
        """What was said after this number, as far as it is kept."""
        return [said for _, said in self._kept if said["n"] > number]
