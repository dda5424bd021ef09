"""What a table answers when it cannot do what was asked."""

from __future__ import annotations

from halfpast.core.errors import HalfpastError, Refusal
from halfpast.store import Document


class NotYours(HalfpastError):
    """What was asked is somebody else's to do."""


class Full(HalfpastError):
    """There is no room for another table."""


class Refused(Exception):
    """The rules refuse the move."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


class Stale(Exception):
    """The table has moved on; the sender needs to see it first."""


def refusal_document(refusal: Refusal) -> Document:
    """A refusal as the page reads it."""
    return {"reason": refusal.reason, "rule": refusal.rule, "args": dict(refusal.args)}
