"""Snapshots: where a match stood after so many entries of its log, so that not all of them are played again.

A snapshot is only a cache, and the log is what counts: a snapshot of another version, or an unreadable one, is ignored.
"""

from __future__ import annotations

import hashlib
import zlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import halfpast
from halfpast.core.kernel import sources_digest
from halfpast.match import Match, thawed
from halfpast.store import Document

PACKAGE = Path(halfpast.__file__).parent
FORMAT = 1
UNDOABLE = 200  # moves that can be taken back after a snapshot


@dataclass(frozen=True)
class Snapshot:
    """A match, and what else its log has told so far."""

    match: Match
    undos: int
    reserve: dict[int, float]  # by seat


@cache
def stamp(game: str) -> str:
    """Says which rules a snapshot was made by, and what wrote it: it is good for these only."""
    return f"{FORMAT} {halfpast.__version__} {sources_digest(game).hex()} {_writing_digest()}"


def _writing_digest() -> str:
    """A digest of what a match keeps besides its record, and of how moves are written."""
    digest = hashlib.blake2b(digest_size=12)
    for source in (PACKAGE / "match.py", *sorted((PACKAGE / "notation").rglob("*.py"))):
        digest.update(source.read_bytes())
    return digest.hexdigest()


def pack(snapshot: Snapshot) -> bytes:
    """A snapshot, as the store keeps it."""
    match = snapshot.match
    content = {
        "stamp": stamp(match.game.name),
        "undos": snapshot.undos,
        "reserve": snapshot.reserve,
        "match": match.frozen(UNDOABLE),
    }
    return zlib.compress(msgspec.msgpack.encode(content), 1)


def unpack(dealt: Document, blob: bytes) -> Snapshot | None:
    """A snapshot of the match with this deal; None if it is of another version."""
    content: Any = msgspec.msgpack.decode(zlib.decompress(blob), strict=False)
    if content["stamp"] != stamp(dealt["game"]):
        return None
    return Snapshot(thawed(dealt, content["match"]), content["undos"], dict(content["reserve"]))
