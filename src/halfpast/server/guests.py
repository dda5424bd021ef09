"""Guests: nobody needs an account. A signed cookie says that somebody is the one who came before, and nothing else."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

COOKIE = "halfpast"  # as it was called before each server had a name of its own for it
A_YEAR = 365 * 24 * 3600


class Guests:
    """Makes and reads what guests carry, signed with the server's secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        # Browsers share cookies between all ports of a computer, so each server has its own.
        self.name = f"{COOKIE}-{hmac.new(secret, b'cookie', hashlib.sha256).hexdigest()[:6]}"

    def new(self) -> str:
        """A new guest's name for the server."""
        return secrets.token_urlsafe(12)

    def cookie(self, guest: str) -> str:
        """What the guest's browser keeps.

        >>> guests = Guests(b"secret")
        >>> guests.read(guests.cookie("somebody"))
        'somebody'
        """
        return f"{guest}.{self._sign('guest', guest)}"

    def read(self, cookie: str | None) -> str | None:
        """Whose cookie this is; None if it is not one of ours."""
        guest, _, signature = (cookie or "").rpartition(".")
        good = hmac.compare_digest(signature.encode(), self._sign("guest", guest).encode())
        return guest if guest and good else None

    def seat_token(self, table: str, seat: int, sitting: str) -> str:
        """What opens a seat on another device; `sitting` changes when somebody else sits down, not when seats swap."""
        return self._sign("seat", f"{table}/{seat}/{sitting}")

    def opens(self, token: str, table: str, seat: int, sitting: str) -> bool:
        """Whether a token opens what was this seat when it was made, in a time that tells nothing."""
        return hmac.compare_digest(token.encode(), self.seat_token(table, seat, sitting).encode())

    def replay_token(self, table: str) -> str:
        """What shows a finished match to whoever is given the link."""
        return self._sign("replay", table)

    def shows(self, token: str, table: str) -> bool:
        """Whether a token shows this table's match, in a time that tells nothing."""
        return hmac.compare_digest(token.encode(), self.replay_token(table).encode())

    def _sign(self, purpose: str, text: str) -> str:
        digest = hmac.new(self._secret, f"{purpose}:{text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:18]).decode()
