"""Passphrases: long enough to be safe, read leniently, and kept only as a hash that is slow to try."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata

from halfpast.core.errors import HalfpastError
from halfpast.store import Document

SHORTEST, LONGEST = 12, 200  # characters; the shortest without counting spaces between words
FEWEST_LETTERS = 6  # different ones
COST, BLOCK, ROUNDS = 15, 8, 3  # scrypt: n = 2 to the COST; 32 MB, and about a fifth of a second


def read_passphrase(text: object) -> str:
    """A passphrase as it counts: capitals, and what stands between the words, make no difference.

    >>> read_passphrase(" Kettle-amber   GOOSE ")
    'kettle amber goose'
    """
    if not isinstance(text, str) or len(text) > LONGEST:
        raise HalfpastError(f"A passphrase is a text of at most {LONGEST} characters.")
    return " ".join(re.sub(r"[\s\-–_]+", " ", unicodedata.normalize("NFKC", text).casefold()).split())


def read_new_passphrase(text: object) -> str:
    """A passphrase that somebody wants to use; HalfpastError if it is too easy."""
    passphrase = read_passphrase(text)
    letters = passphrase.replace(" ", "")
    if len(letters) < SHORTEST or len(set(letters)) < FEWEST_LETTERS:
        raise HalfpastError(f"A passphrase has at least {SHORTEST} characters, {FEWEST_LETTERS} of them different.")
    return passphrase


def hashed(passphrase: str) -> Document:
    """What is kept of a passphrase: with the costs, so that they can grow."""
    kept = _costs(secrets.token_hex(16))
    return {**kept, "hash": _scrypt(passphrase, kept).hex()}


def is_right(passphrase: str, kept: Document | None) -> bool:
    """Whether it is the passphrase; if there is none to compare with, saying no takes just as long."""
    against = kept or {**_costs("00" * 16), "hash": "00" * 32}
    same = hmac.compare_digest(_scrypt(passphrase, against), bytes.fromhex(against["hash"]))
    return same and kept is not None


def _costs(salt: str) -> Document:
    return {"salt": salt, "cost": COST, "block": BLOCK, "rounds": ROUNDS}


def _scrypt(passphrase: str, kept: Document) -> bytes:
    n, r, p = 1 << kept["cost"], kept["block"], kept["rounds"]
    salt, room = bytes.fromhex(kept["salt"]), 256 * n * r
    return hashlib.scrypt(passphrase.encode(), salt=salt, n=n, r=r, p=p, maxmem=room, dklen=32)
