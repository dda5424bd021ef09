"""Fair deals: what commits a server before it deals, so that anybody can check that it did not choose the cards.

The server draws a *key*, 32 bytes, and shows its *commitment* before anybody adds anything. Each player's browser then
adds a *salt*. The cards follow from the key and the salts, by seat (`derive_key`). When they are dealt, the *seal* of
commitment and salts is shown too: from then on neither can be changed. The key is revealed when the match is over.

    commitment = SHA-256(key)
    seal       = SHA-256(commitment, then for every seat the length of its salt as one byte, and the salt)
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from halfpast.core.documents import Json
from halfpast.core.errors import HalfpastError, shown

KEY_BYTES = 32
SALT_BYTES = 16


def commitment_of(key: bytes) -> str:
    """What is shown of a key before the cards are dealt.

    >>> commitment_of(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(key).hexdigest()


def seal_of(commitment: str, salts: Sequence[bytes]) -> str:
    """What is shown when the cards are dealt: the commitment and every seat's salt; an empty one where none was added.

    >>> seal_of("00" * 32, [b"", b"salt"]) == seal_of("00" * 32, [b"salt", b""])
    False
    """
    parts = [bytes([len(salt)]) + salt for salt in salts]
    return hashlib.sha256(bytes.fromhex(commitment) + b"".join(parts)).hexdigest()


def read_salt(salt: object) -> str:
    """A salt as a browser sends it.

    >>> read_salt("00112233445566778899aabbccddeeff")
    '00112233445566778899aabbccddeeff'
    """
    if not isinstance(salt, str) or len(salt) != 2 * SALT_BYTES or set(salt) - set("0123456789abcdef"):
        raise HalfpastError(f"A salt is {SALT_BYTES} bytes as {2 * SALT_BYTES} hex digits, not {shown(salt)}.")
    return salt


def salts_bytes(salts: Sequence[str | None]) -> list[bytes]:
    """The salts of all seats, as bytes, from which the key is made."""
    return [b"" if salt is None else bytes.fromhex(read_salt(salt)) for salt in salts]


def start_of(key: bytes, salts: Sequence[str | None]) -> Json:
    """What a log says about a fair deal."""
    if len(key) != KEY_BYTES:
        raise HalfpastError(f"The key of a fair deal has {KEY_BYTES} bytes, not {len(key)}.")
    commitment = commitment_of(key)
    seal = seal_of(commitment, salts_bytes(salts))
    return {"seed": key.hex(), "commitment": commitment, "salts": list(salts), "seal": seal}
