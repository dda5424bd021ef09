"""The headings of the printed books, no sentence of theirs: a passage in a law.toml is held against them."""

from __future__ import annotations

import re
from dataclasses import dataclass

PASSAGE = re.compile(r"(?P<heading>.+?)(?P<numbers>(?:, •?\d(?:–\d)?)*)(?:: (?P<under>.+))?")


@dataclass(frozen=True)
class Heading:
    """What stands under a heading: paragraphs of prose, points of a list, and what is cited by name."""

    paragraphs: int = 0  # the line above a list is one; a note is none
    points: int = 0  # numbered in print or not
    under: tuple[str, ...] = ()  # smaller headings, notes by their first word, cards by their name


# By the edition that is its first; a title page has no paragraphs.
BOOKS: dict[str, dict[str, Heading]] = {
    "amigo": {
        "8 ½": Heading(),
        "Spelmateriaal": Heading(points=3),
        "Spelidee": Heading(2),
        "Spelvoorbereiding": Heading(2, 3, ("Belangrijk",)),
        "Spelverloop": Heading(3),
        "Drie belangrijke regels": Heading(0, 3, ("Voorbeeld",)),
        "Een speler kan geen kaart uitspelen": Heading(2),
        "De speciale kaarten": Heading(1),
        "De zwarte geestkaart": Heading(2),
        "De paarse 1/2-kaart": Heading(4, 0, ("Opmerking",)),
        "De groene kaart 0": Heading(3),
        "De aanval": Heading(5, 0, ("Voorbeeld", "Belangrijk")),
        "Twee belangrijke 8½ regels": Heading(points=2),
        "De blauwe kaart 5": Heading(2, 0, ("Belangrijk",)),
        "De rode kaart 9": Heading(2),
        "De blinde kaarten en de open kaarten": Heading(3),
        "Principieel": Heading(1),
        "Einde van het spel": Heading(2),
        "Puntenverdeling": Heading(1),
        "Inhoud": Heading(),
    },
    "demi": {
        "Règles du jeu 8 Demi": Heading(),
        "Matériel de jeu": Heading(points=3),
        "But du jeu": Heading(1),
        "Mise en place": Heading(2, 3),
        "Déroulement du jeu": Heading(1),
        "3 règles clés": Heading(points=3),
        "Si un joueur ne peut pas jouer": Heading(1),
        "Les cartes spéciales": Heading(0, 5, ("fantôme", "0", "½", "5", "9")),
        "Cartes ouvertes et aveugles": Heading(1),
        "Fin du jeu": Heading(1),
        "Distribution des points": Heading(1, 3),
    },
    "fundex": {
        "8 1/2 Game Instructions": Heading(2),
        "Dealing the Cards": Heading(2, 5),
        "Rules of the Game": Heading(1),
        "The 3 Wild Cards": Heading(0, 0, ("Ghost", "Half", "Zero")),
        "Getting Caught": Heading(2, 0, ("NOTE",)),
        "The Rules of Eight and a Half": Heading(points=2),
        "Five": Heading(1),
        "Nine": Heading(1),
        "When a Player Runs Out of the Cards in his Bank": Heading(2),
        "The End of the Game": Heading(1),
        "Scoring": Heading(1),
        "Frequently Asked Questions": Heading(points=5),
    },
    "express": {
        "8 1/2": Heading(),
        "But du jeu": Heading(1),
        "Mise en place": Heading(points=3),
        "Règle du jeu": Heading(points=4),
        "Cartes spéciales": Heading(0, 4, ("1/2", "0", "5", "fantôme")),
        "Fin du jeu": Heading(1),
        "Règle avancée": Heading(1),
    },
    "master": {
        "Level 8 Master": Heading(),
        "Spelmateriaal": Heading(1, 0, ("Let op",)),
        "Doel van het spel": Heading(1),
        "Voorbereiding": Heading(3),
        "Spelverloop": Heading(1, 3, ("Let op",)),
        "Aanleg-voorbeelden": Heading(points=4),
        "De combinaties": Heading(4, 0, ("Let op",)),
        "Einde van een ronde": Heading(2, 3, ("Let op",)),
        "De jokers": Heading(1),
        "De speciale kaarten": Heading(1),
        "Die pak ik": Heading(1, 0, ("Let op",)),
        "Die ruil ik": Heading(1),
        "Die houd ik": Heading(2, 0, ("Voorbeeld", "Let op")),
        "Einde van het spel": Heading(2),
        "Moeilijkere levels": Heading(1, 0, ("Tip",)),
    },
    "level8": {"Game Contents": Heading(), "Skip": Heading()},
}
# The book of an edition that has none of its own; nobody here has seen those of level8-98 and level8-101.
SHARED = {"express-advanced": "express", "master+skips": "master", "master+level8": "master"}


def book(edition: str) -> dict[str, Heading]:
    """The headings of an edition's book."""
    return BOOKS.get(SHARED.get(edition, edition), {})


def astray(passage: str, headings: dict[str, Heading]) -> str:
    """What a passage points at that is not there; nothing, if all of it is.

    >>> headings = {"Spelverloop": Heading(1, 3, ("Let op",))}
    >>> [astray(f"Spelverloop{rest}", headings) for rest in ("", ", 1", ", •2–3", ", •2: Let op")]
    ['', '', '', '']
    >>> astray("Spelverloop, 2", headings), astray("Spelverloop, •3–4", headings), astray("Spelverloop: Tip", headings)
    ('paragraph 2', 'point 4', 'Tip')
    """
    found = PASSAGE.fullmatch(passage)
    heading = headings.get(found["heading"]) if found else None
    if found is None or heading is None:
        return passage
    for numbers in found["numbers"].split(", ")[1:]:
        counted, what = (heading.points, "point") if numbers[0] == "•" else (heading.paragraphs, "paragraph")
        first, *last = map(int, numbers.removeprefix("•").split("–"))
        for number in (first, *last):
            if not 1 <= number <= counted or number < first:
                return f"{what} {number}"
    names = found["under"].split(", ") if found["under"] else []
    return next((name for name in names if name not in heading.under), "")
