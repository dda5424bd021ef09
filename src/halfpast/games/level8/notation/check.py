"""Positions that the rules could not go on from are refused: each check names the rule that would be broken."""

from __future__ import annotations

from collections import Counter

import numpy as np

from halfpast.core.documents import Json, ReadJson
from halfpast.core.record import States
from halfpast.games.level8.notation.fields import read_kinds
from halfpast.games.level8.rules.cards import KEEP, KINDS, SKIP, TEXTS
from halfpast.games.level8.rules.game import copies_in_deck
from halfpast.games.level8.rules.state import ACT, DRAW, KEEPING, PICK, PUT, SHOW
from halfpast.notation.fields import refuse


def check_cards(states: States, data: ReadJson, seats: list[Json], *, is_view: bool = False) -> int:
    """L01, L24, L25: every card of the edition's deck is in exactly one place, or is said to be out.

    Returns how many of them are nowhere to be seen, which only a view may leave open.
    """
    hidden = 0
    there: Counter[int] = Counter(read_kinds(data["stock"], '"stock"'))
    for zone in ("under", "out"):
        there.update(read_kinds(data.get(zone, []), f'"{zone}"'))
    for seat in seats:
        there.update([*seat["hand"], *seat["pile"], *(card for _, cards in seat["laid"] for card, _ in cards)])
        there[KEEP] += seat["keeps"]
        there[SKIP] += seat["skip"]
    for kind in range(KINDS):
        deck = int(copies_in_deck(states, 0, kind))
        if there[kind] > deck:
            refuse(f"There are {there[kind]} cards {TEXTS[kind]}, where the deck has {deck} (L01).")
        hidden += deck - there[kind]
        if there[kind] < deck and not is_view:
            refuse(
                f"There are {there[kind]} cards {TEXTS[kind]}, where the deck has {deck} (L01); "
                'cards that are not in this match are named under "out".'
            )
    return hidden


def check_phase(s: np.void, phase: int, seats: list[Json]) -> None:
    """Refuse what cannot be in this phase."""
    if phase not in (SHOW, PICK) and any(seat["shown"] for seat in seats):
        refuse('Cards are "shown" in the phases show and pick only (L16).')
    if phase != KEEPING and any(seat["kept"] for seat in seats):
        refuse('Cards are "kept" in the phase keep only (L20).')
    actor = int(s["actor"])
    if phase in (ACT, PUT) and not seats[actor]["hand"]:
        refuse(f"Seat {actor} has no card: the round is over (L18).")
    if phase in (SHOW, PICK) and not seats[actor]["hand"]:
        refuse(f"Seat {actor} has no card, but take is never played as the last one (L15).")
    if phase in (SHOW, PICK) and seats[actor]["shown"]:
        refuse(f"Seat {actor} played take: only the others show cards (L16).")
    something = s["stock_end"] > 0 or any(seat["pile"] for seat in seats)
    if phase == DRAW and not something:
        refuse("There is nothing to draw: the phase is act (L10).")
