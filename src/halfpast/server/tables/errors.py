"""What a table answers when it cannot do what was asked."""

from __future__ import annotations

from halfpast.core.errors import HalfpastError, Refusal


class NotYours(HalfpastError):
    """What was asked is somebody else's to do."""


class Full(HalfpastError):
    """There is no room for another table."""


class Answered(HalfpastError):
    """An error with an HTTP status of its own."""

    status = 400


class Denied(Answered):
    """The one who asks has not proved to be the person this takes."""

    status = 403


class Taken(Answered):
    """Somebody has it already, or one is signed in already."""

    status = 409


class Gone(Answered):
    """It does not exist, or no longer exists."""

    status = 410


class TooFast(Answered):
    """Too many tries."""

    status = 429


class Refused(Exception):
    """The rules refuse the move."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


class Stale(Exception):
    """The table has moved on; the sender needs to see it first."""
