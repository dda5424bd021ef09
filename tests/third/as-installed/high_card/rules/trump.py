"""T09: the trump, which a match sets besides its parameters: 0 for none, or a card; a list has one for each seat."""

from __future__ import annotations

from halfpast.core.errors import HalfpastError, shown
from high_card.rules.state import KINDS


def read_trump(wanted: object) -> int:
    """One trump, checked."""
    if isinstance(wanted, bool) or not isinstance(wanted, int) or not 0 <= wanted <= KINDS:
        raise HalfpastError(f"A trump is a card from 1 to {KINDS}, or 0 for none (T09), not {shown(wanted)}.")
    return wanted


def read_trumps(wanted: object, seats: int | None = None) -> int | list[int]:
    """The trump of all, or each seat's where they differ."""
    if not isinstance(wanted, list | tuple):
        return read_trump(wanted)
    if len(wanted) != (seats or len(wanted)):
        raise HalfpastError(f"{seats} seats have {seats} trumps (T09), not {len(wanted)}.")
    trumps = [read_trump(one) for one in wanted]
    return trumps if len(set(trumps)) > 1 else trumps[0]
