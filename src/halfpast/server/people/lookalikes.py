"""Names that look alike: readers cannot tell them apart, so an account's name is taken if one that looks like it is.

By Unicode's own list of letters that are mistaken for each other (UTS 39), as `confusable_homoglyphs` has it.
"""

from __future__ import annotations

import unicodedata
from functools import cache

LEFT_TO_RIGHT = "\u200e"  # marks that the list puts around right-to-left letters


def looks(name: str) -> str:
    """What a name looks like: the same for all that could be mistaken for it. For comparing, never for showing.

    >>> looks("Anna") == looks("аnnа") == looks("ＡＮＮＡ") == looks("ᵃnnₐ"), looks("Anna") == looks("Anne")
    (True, False)
    """
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(_letters().get(letter, letter) for letter in plain).casefold()


class Looks:
    """What the names of accounts look like."""

    def __init__(self) -> None:
        self._of: dict[str, str] = {}  # an account's name
        self._alike: dict[str, set[str]] = {}  # which accounts have that look
        _letters()  # a megabyte to read: now, not while somebody waits

    def add(self, account: str, name: str) -> None:
        """Note that an account has this name."""
        self.forget(account)
        self._of[account] = looks(name)
        self._alike.setdefault(self._of[account], set()).add(account)

    def forget(self, account: str) -> None:
        """Note that an account no longer has a name."""
        if (look := self._of.pop(account, None)) is None:
            return
        self._alike[look].discard(account)
        if not self._alike[look]:
            del self._alike[look]

    def is_taken(self, name: str, account: str) -> bool:
        """Whether another account has this name, or one that looks like it."""
        return bool(self._alike.get(looks(name), set()) - {account})


@cache
def _letters() -> dict[str, str]:
    """Every letter that can be mistaken for another, and which."""
    from confusable_homoglyphs.confusables import confusables_data  # imported here, because only a server needs it

    alike = {letter: [str(one["c"]) for one in others] for letter, others in confusables_data.items()}
    return {letter: _plainest(letter, others, alike) for letter, others in alike.items() if len(letter) == 1}


def _plainest(letter: str, others: list[str], alike: dict[str, list[str]]) -> str:
    """The letter that stands for all that look like this: the one with most others in the list (it goes both ways)."""
    if len(others) > 1:
        return letter
    other = others[0]
    letters = (
        other
        if len(alike.get(other, ())) > 1
        else min(letter, other, key=lambda one: (not one.isascii(), -len(one), one))
    )
    return letters.strip(LEFT_TO_RIGHT)
