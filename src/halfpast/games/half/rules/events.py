"""What happened in a game of 8½, told from the states before and after a move.

| type | of | besides |
|---|---|---|
| dealt | – | game, dealer; carries to every zone |
| may-exchange | who finished last | with: the big loser |
| exchanged, declined | who finished last | with, own, other |
| announced | each seat | lowest: a card, or null; of: yellow, number |
| opens | the opener | by: lowest, tie, lot |
| turned | who plays blind | place, card |
| laid | who moved | laid, from; place, of a blind card |
| caught | the attacker | caught: a seat, bid, card |
| bid | who laid | bid, under_five, catch |
| took | who takes the pile | count, to, why: take, caught, blind |
| drew | who laid | count |
| table | whose table play begins (H21) | – |
| last-chance | who has it | finisher, bid, catch |
| passed, missed | who had it | missed: place, card |
| finished | the finisher | – |
| endless | – | plays |
| turn | who must decide | phase |

And of the match: began (edition, seats, games), loaded (view), scored (a row, totals), over (games, totals, winners).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from halfpast.core.events import NOBODY, Event, carry
from halfpast.games.half.rules.cards import CARDS, KINDS, LETTERS, NOTHING, UNSAID, bag_text, bid_text, kinds_text
from halfpast.games.half.rules.moves import BLIND, DECLINE, PASS, SWAP, TAKE, lay_text
from halfpast.games.half.rules.state import (
    EXCHANGE,
    LAST_CHANCE,
    LOWEST_NUMBER,
    LOWEST_YELLOW,
    OPENING,
    OVER,
    PHASES,
    PLACES,
)

ANNOUNCED = {LOWEST_YELLOW: "yellow", LOWEST_NUMBER: "number"}
DECK, HAND, STOCK, OPEN, BLIND_ZONE, ASIDE, PILE, OUT = "deck", "hand", "stock", "open", "blind", "aside", "pile", "out"


def deal_events(s: np.void, game: int) -> Iterator[Event]:
    """The deal, and what comes before the first card."""
    yield {"type": "dealt", "game": game, "dealer": int(s["dealer"]), "cards": list(deal_carries(s))}
    if s["phase"] == EXCHANGE:
        yield {"type": "may-exchange", "seat": int(s["turn"]), "with": int(s["last_big_loser"])}
    else:
        yield from opening_events(s)
    yield turn_event(s)


def deal_carries(s: np.void) -> Iterator[dict[str, Any]]:
    """H03: each seat's blind, open and hand cards and its stock; the cards out."""
    dealt = 0
    for seat in range(int(s["seats"])):
        stock = int(s["stock_end"][seat]) - int(s["stock_top"][seat])
        yield carry(PLACES, DECK, BLIND_ZONE, seat, NOBODY)
        yield carry(bag_text(int(s["open"][seat])), DECK, OPEN, seat)
        yield carry(bag_text(int(s["hand"][seat])), DECK, HAND, seat, seat)
        yield carry(stock, DECK, STOCK, seat, NOBODY)
        dealt += 3 * PLACES + stock
    if dealt < CARDS:
        yield carry(CARDS - dealt, DECK, OUT, None, NOBODY)


def opening_events(s: np.void) -> Iterator[Event]:
    """H05: what each seat announces, and who opens."""
    announced = s["announced"][: s["seats"]].tolist()
    for seat, kind in enumerate(announced):
        if kind != UNSAID:
            lowest = LETTERS[kind] if kind != NOTHING else None
            yield {"type": "announced", "seat": seat, "lowest": lowest, "of": ANNOUNCED[s["opening"]]}
    by = "lot"
    if s["phase"] == OPENING:
        by = "tie" if announced.count(min(announced)) > 1 else "lowest"
    yield {"type": "opens", "seat": int(s["turn"]), "by": by}


def seat_before(s: np.void, seat: int) -> int:
    """The seat that laid last before this one's turn."""
    return (seat - 1) % int(s["seats"])


def turn_event(s: np.void) -> Event:
    """Who must decide now, and in which phase."""
    return {"type": "turn", "seat": int(s["turn"]), "phase": PHASES[s["phase"]]}


def move_events(before: np.void, move: int, after: np.void, attack: bool, catch: int) -> Iterator[Event]:
    """What a move did. It is told whether it was an attack, and which kind (-1: none) attacks the resulting bid."""
    seat = int(before["turn"])
    if move == TAKE:
        yield from take_events(before, after, seat, "take")
    elif move == PASS:
        yield {"type": "passed", "seat": seat}
    elif move == DECLINE:
        yield {"type": "declined", "seat": seat}
    elif move >= SWAP:
        yield exchange_event(before, seat, *divmod(move - SWAP, KINDS))
    elif move >= BLIND:
        yield from blind_events(before, after, seat, move - BLIND, attack, catch)
    else:
        yield from lay_events(before, after, seat, lay_text(move), attack, catch)
    for other in range(int(after["seats"])):
        if after["table"][other] and not before["table"][other]:
            yield {"type": "table", "seat": other}
    yield from standing_events(before, after, catch)


def exchange_event(before: np.void, seat: int, own: int, other: int) -> Event:
    """H26: two open cards change places; each is carried to the other seat's open cards."""
    loser = int(before["last_big_loser"])
    carries = [
        carry(LETTERS[own], OPEN, OPEN, seat, to_seat=loser),
        carry(LETTERS[other], OPEN, OPEN, loser, to_seat=seat),
    ]
    return {
        "type": "exchanged",
        "seat": seat,
        "with": loser,
        "own": LETTERS[own],
        "other": LETTERS[other],
        "cards": carries,
    }


def lay_events(before: np.void, after: np.void, seat: int, laid: str, attack: bool, catch: int) -> Iterator[Event]:
    """Cards laid from the hand or the open cards: the bid or the catch, and the cards drawn."""
    source = HAND if before["hand"][seat] else OPEN
    yield from pile_events(before, after, seat, source, laid, attack, catch)
    top, end = int(before["stock_top"][seat]), int(after["stock_top"][seat])
    if end > top:
        drawn = kinds_text(before["deck"][top:end].tolist())
        yield {
            "type": "drew",
            "seat": seat,
            "count": end - top,
            "cards": [carry(drawn, STOCK, HAND, seat, seen_by=seat)],
        }


def blind_events(before: np.void, after: np.void, seat: int, place: int, attack: bool, catch: int) -> Iterator[Event]:
    """H19, H22, H23a: a blind card is turned; it is laid, or taken with the pile, or goes back."""
    card = LETTERS[before["blind"][seat][place]]
    yield {"type": "turned", "seat": seat, "place": place + 1, "card": card}
    if after["blind"][seat][place] != NOTHING:
        yield {"type": "missed", "seat": seat, "place": place + 1, "card": card}
    elif after["hand"][seat]:  # it was empty: the card could not be played
        yield {**lay_event(seat, BLIND_ZONE, card), "place": place + 1}
        yield from take_events(before, after, seat, "blind", more=card)
    else:
        laid, *others = pile_events(before, after, seat, BLIND_ZONE, card, attack, catch)
        yield {**laid, "place": place + 1}
        yield from others


def pile_events(
    before: np.void, after: np.void, seat: int, source: str, laid: str, attack: bool, catch: int
) -> Iterator[Event]:
    """H07, H16: cards on the pile are a new bid, or they catch whoever laid last."""
    yield lay_event(seat, source, laid)
    if attack:
        caught = seat_before(before, seat)
        yield {"type": "caught", "seat": seat, "caught": caught, "card": laid[0], "bid": write_bid(int(before["bid"]))}
        yield from take_events(before, after, caught, "caught", more=laid)
    else:
        yield {
            "type": "bid",
            "seat": seat,
            "bid": write_bid(int(after["bid"])),
            "under_five": bool(after["duty"]),
            "catch": LETTERS[catch] if catch >= 0 else None,
        }


def lay_event(seat: int, source: str, laid: str) -> Event:
    """Cards go on the pile, bottom to top."""
    return {"type": "laid", "seat": seat, "laid": laid, "from": source, "cards": [carry(laid, source, PILE, seat)]}


def take_events(before: np.void, after: np.void, seat: int, why: str, more: str = "") -> Iterator[Event]:
    """H20: the pile, with the cards just laid on it, goes aside or into the hand."""
    pile = kinds_text(before["pile"][: before["pile_size"]].tolist()) + more
    end = ASIDE if after["aside"][seat] != before["aside"][seat] else HAND
    yield {
        "type": "took",
        "seat": seat,
        "count": len(pile),
        "to": end,
        "why": why,
        "cards": [carry(pile, PILE, end, seat)],
    }


def standing_events(before: np.void, after: np.void, catch: int) -> Iterator[Event]:
    """Where the move led: to the opening, to a last chance, to the end, to the next turn."""
    if after["phase"] == OVER:
        if after["finisher"] >= 0:
            yield {"type": "finished", "seat": int(after["finisher"])}
        else:
            yield {"type": "endless", "plays": int(after["plays"])}
        return
    if before["phase"] == EXCHANGE:
        yield from opening_events(after)
    if after["phase"] == LAST_CHANCE:
        seat = int(after["turn"])
        yield {
            "type": "last-chance",
            "seat": seat,
            "finisher": seat_before(after, seat),
            "bid": write_bid(int(after["bid"])),
            "catch": LETTERS[catch],
        }
    yield turn_event(after)


def write_bid(halves: int) -> dict[str, Any]:
    """A bid as a number and as people write it.

    >>> write_bid(13), write_bid(12)
    ({'number': 6.5, 'words': '6½'}, {'number': 6, 'words': '6'})
    """
    return {"number": halves / 2 if halves % 2 else halves // 2, "words": bid_text(halves)}
