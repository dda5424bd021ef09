"""Whether the deals of a log are fair, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from halfpast.i18n import listed, text, words
from halfpast.verify import FAIR, NOT_FAIR, Finding, Verdict


def verdict_lines(verdict: Verdict, game: str, language: str) -> Iterator[str]:
    """The answer, and what was tampered with."""
    if verdict.answer == NOT_FAIR:
        yield text("fair-no", language)
        for one in verdict.findings:
            yield f"  {found_words(one, game, language)}"
    elif verdict.answer == FAIR:
        yield text("fair-yes", language, deals=verdict.deals)
        names = [_player(seat, language) for seat in verdict.salted]
        added = listed(names, "and-list", language)
        yield text("fair-added", language, names=added) if names else text("fair-added-none", language)
    else:
        yield text("fair-unknown", language)


def found_words(one: Finding, game: str, language: str) -> str:
    """A sentence on something that was tampered with."""
    card, none = words(game, language).card, text("fair-no-card", language)
    return text(
        f"fair-found-{one.what}",
        language,
        deal=one.deal or 0,
        move=one.move or 0,
        place=one.place or "",
        name=text("fair-middle", language) if one.seat is None else _player(one.seat, language),
        told=_named(one.told, card, none),
        dealt=_named(one.dealt, card, none),
    )


def _named(cards: str | None, card: Callable[[str], str], none: str) -> str:
    """A card in words; anything else is shown as it was written."""
    if not cards:
        return none
    return card(cards) if cards.isprintable() else ascii(cards)


def _player(seat: int, language: str) -> str:
    return text("seat-name", language, number=seat + 1)
