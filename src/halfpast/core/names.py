"""What people type and others read: short, on one line, and without characters that play tricks."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
MOST_MARKS = 2  # accents on one letter
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")  # yet "printable"


def plain(text: object, longest: int) -> str:
    """The text without control characters, changes of direction, invisible letters and towers of accents.

    >>> plain("  An\\u202ena \\n\\u200b ", 24), plain(7, 24), plain("e\\u0301" + "\\u0301" * 50, 24)
    ('Anna', '', 'é́́')
    """
    if not isinstance(text, str):
        return ""
    letters: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text[: 8 * longest]):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        fits = marks == 0 or (marks <= MOST_MARKS and bool(letters))
        if letter.isspace() or (letter.isprintable() and letter not in INVISIBLE and fits):
            letters.append(letter)
    return " ".join("".join(letters).split())[:longest].strip()


def read_name(name: object) -> str:
    """What a guest wants to be called; if there is no name, the page finds one."""
    return plain(name, LONGEST_NAME)
