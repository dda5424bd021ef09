"""What a table answers when it cannot do what was asked."""

from __future__ import annotations

from typing import Any

from halfpast.core.errors import HalfpastError, Refusal


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


class NotWritten(Exception):
    """The store fails, again and again: nothing was changed, as far as anybody was told."""


def refusal_document(refusal: Refusal) -> dict[str, Any]:
    """A refusal as the page reads it."""
    return {"reason": refusal.reason, "rule": refusal.rule, "args": dict(refusal.args)}
