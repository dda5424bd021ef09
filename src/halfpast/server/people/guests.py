"""Guests: nobody needs an account. A signed cookie says only that somebody is the same one as before."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

COOKIE = "halfpast"  # its name before each server had a name of its own for it
A_YEAR = 365 * 24 * 3600
MOST_MARKS = 5  # how many accounts may know a device


def is_account(owner: str) -> bool:
    """Whether an owner of seats is an account, not a guest's device."""
    return owner.startswith("@")


def _marks(marks: str | None) -> list[str]:
    return [mark for mark in (marks or "").split("~")[:MOST_MARKS] if mark]


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

    @property
    def marks_name(self) -> str:
        """The name of the cookie that says which accounts know a device."""
        return f"{self.name}-known"

    def marked(self, marks: str | None, account: str) -> str:
        """The marks of a device, with this account's added; only the device has them, and they name nobody."""
        nonce = secrets.token_urlsafe(9)
        mine = f"{nonce}.{self._sign('known', f'{account}/{nonce}')}"
        return "~".join([*self.unmarked(marks, account).split("~"), mine][-MOST_MARKS:]).strip("~")

    def unmarked(self, marks: str | None, account: str) -> str:
        """The marks of a device without this account's."""
        return "~".join(mark for mark in _marks(marks) if not self._is_mark(mark, account))

    def mark_of(self, marks: str | None, account: str) -> str | None:
        """The mark of a device that has signed in to this account before; None if it has not.

        >>> guests = Guests(b"secret")
        >>> marks = guests.marked(guests.marked(None, "@anna"), "@bram")
        >>> [guests.mark_of(marks, account) is not None for account in ("@anna", "@bram", "@cleo")]
        [True, True, False]
        """
        return next((mark.partition(".")[0] for mark in _marks(marks) if self._is_mark(mark, account)), None)

    def _is_mark(self, mark: str, account: str) -> bool:
        nonce, _, signature = mark.partition(".")
        return hmac.compare_digest(signature.encode(), self._sign("known", f"{account}/{nonce}").encode())

    def seat_token(self, table: str, seat: int, sitting: str) -> str:
        """What opens a seat on another device; `sitting` changes when somebody else sits down, not when seats swap."""
        return self._sign("seat", f"{table}/{seat}/{sitting}")

    def opens(self, token: str, table: str, seat: int, sitting: str) -> bool:
        """Whether a token opens the seat it was made for, compared in constant time."""
        return hmac.compare_digest(token.encode(), self.seat_token(table, seat, sitting).encode())

    def person(self, guest: str, other: str) -> str:
        """What a guest knows somebody else by; it does not tell who that is, not even if two guests compare."""
        return self._sign("person", f"{guest}/{other}")

    def address(self, address: str) -> str:
        """The key of an address in a ban; it tells nothing without our secret."""
        return f"address:{self._sign('address', address)}"

    def near(self, address: str) -> str:
        """The key of an address at the tables made from it, until these are over; separate from bans."""
        return self._sign("near", address)[:12]

    def replay_token(self, table: str) -> str:
        """What showed a finished match to anyone with the link, before everybody had a link of their own."""
        return self._sign("replay", table)

    def shows(self, token: str, table: str) -> bool:
        """Whether a token shows this table's match, compared in constant time."""
        return hmac.compare_digest(token.encode(), self.replay_token(table).encode())

    def _sign(self, purpose: str, text: str) -> str:
        digest = hmac.new(self._secret, f"{purpose}:{text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:18]).decode()
