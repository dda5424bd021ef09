"""Whether a write-ahead log can be read to its end: SQLite takes a damaged one for a shorter one, without a word.

The format is SQLite's own (https://www.sqlite.org/fileformat2.html#walformat): a header of 32 bytes, then frames, each
24 bytes and a page, with a checksum that goes on from frame to frame.
"""

from __future__ import annotations

import logging
import struct
from pathlib import Path

logger = logging.getLogger("halfpast")

HEADER, FRAME = 32, 24  # bytes before the frames, and before each page
MAGIC = {0x377F0682: "<", 0x377F0683: ">"}  # and the byte order of its checksums
MASK = 0xFFFF_FFFF
LARGEST = 64 << 20  # bytes that are checked: more would delay the start


DAMAGED = (
    "THE WRITE-AHEAD LOG WAS DAMAGED: %s. The last moves and tables before the server stopped may be missing. "
    "Look after the disk; if something is missing that a backup has, stop the server and restore it (halfpast restore)."
)


def tell_damage(file: Path) -> None:
    """Say it loudly: the first to open the database makes the log whole again, and after that nobody can tell."""
    if lost := damage(file):
        logger.error(DAMAGED, lost)


def damage(file: Path) -> str:
    """What is wrong with the write-ahead log of a database that nobody has open; '' if nothing is.

    Losing what was being written when the power failed is no damage: nobody had been told that it was there.
    """
    log = file.with_name(f"{file.name}-wal")
    try:
        with log.open("rb") as opened:
            data = opened.read(LARGEST)
    except OSError:
        return ""
    if len(data) < HEADER or not any(data):
        return ""
    magic, _, size, _, *salts = struct.unpack(">6I", data[:24])
    order = MAGIC.get(magic)
    if order is None or not 512 <= size <= 65_536 or _sum(data[:24], order, (0, 0)) != _pair(data, 24):
        return "its beginning cannot be read, so all of it is lost"
    return _damaged_frames(data, size, order, tuple(salts))


def _damaged_frames(data: bytes, size: int, order: str, salts: tuple[int, ...]) -> str:
    """Frames of this log that come after an unreadable one and complete something that had been committed."""
    step, before = FRAME + size, _pair(data, 24)
    starts = range(HEADER, len(data) - step + 1, step)
    for number, at in enumerate(starts):
        sums = _sum(data[at : at + 8] + data[at + FRAME : at + step], order, before)
        if _pair(data, at + 8) == salts and sums == _pair(data, at + 16):
            before = sums
            continue
        later = [one for one in starts[number + 1 :] if _pair(data, one + 8) == salts]
        lost = [
            one for one in later if struct.unpack_from(">I", data, one + 4)[0]
        ]  # only the last frame of a commit says this
        return f"frame {number + 1} of {len(later) + number + 1} cannot be read, nor can what follows" if lost else ""
    return ""


def _pair(data: bytes, at: int) -> tuple[int, int]:
    first, second = struct.unpack_from(">2I", data, at)
    return first, second


def _sum(data: bytes, order: str, before: tuple[int, int]) -> tuple[int, int]:
    first, second = before
    for one, other in struct.iter_unpack(f"{order}2I", data):
        first = (first + one + second) & MASK
        second = (second + other + first) & MASK
    return first, second
