"""What happened in a match of Level 8, told from the states before and after a move.

| type | of | besides |
|---|---|---|
| dealt | – | round, dealer, levels, out: cards not in this match; carries to hands (but what was kept), stock, a pile |
| drew | who draws | from: stock, pile; of: whose pile |
| reshuffled | – | count |
| laid-out | who lays | level, groups |
| laid-off | who lays off | card, on: a seat, place, group |
| discarded | who discards | card |
| played | who plays a special | special; on: whom a skip is for |
| showed | who shows | card |
| picked | who took | card, or null; of: whose |
| put | who swaps | card, or null: none |
| skipped | whose turn is over before it began | carries the Skip |
| passed | whose turn is over before it began: no cards | – |
| round-over | who ended it, if anybody | levels, moved: by how many each |
| kept | who keeps | carries the card; nothing, where none is kept |
| turn | who must decide | phase |

And of the match: began (edition, seats, card), loaded (view), over (winner, levels, rounds).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import numpy as np

from halfpast.core.events import NOBODY, Event, carry
from halfpast.games.level8.rules.cards import KEEP, SKIP, SWAP, TAKE, TEXTS
from halfpast.games.level8.rules.composed_moves import (
    DISCARD,
    KEEP_CARD,
    PUT_CARD,
    SHOW_CARD,
    Card,
    Lay,
    Move,
    Off,
    Pick,
    in_order,
)
from halfpast.games.level8.rules.last_card import next_card_ends_round
from halfpast.games.level8.rules.levels import line_of
from halfpast.games.level8.rules.moves import CARD, DRAW_PILE, DRAW_STOCK, LAY, PICK_NONE, PLAY, SKIP_SEAT
from halfpast.games.level8.rules.state import ACT, DRAW, GROUP_NAMES, KEEPING, OVER, PHASES, PUT, STATE
from halfpast.games.level8.rules.texts import bag_texts, face_texts, pile_texts

DECK, HAND, STOCK, PILE, GROUP, UNDER, KEEPS, SKIP_ZONE, KEPT = (
    "deck", "hand", "stock", "pile", "group", "under", "keeps", "skip", "kept",
)  # fmt: skip
GOES = {TAKE: UNDER, SWAP: UNDER, KEEP: KEEPS, SKIP: SKIP_ZONE}


def deal_events(s: np.void, kept: list[Counter[str]] | None = None) -> Iterator[Event]:
    """L04, L20: a round is dealt; what was kept is in the hands already."""
    seats = int(s["seats"])
    hands = [Counter(bag_texts(s["hand"][seat])) for seat in range(seats)]
    if kept is not None:
        hands = [hand - stays for hand, stays in zip(hands, kept, strict=True)]
    carries = [carry(list(hand.elements()), DECK, HAND, seat, seat) for seat, hand in enumerate(hands)]
    carries.append(carry(int(s["stock_end"]) - int(s["stock_top"]), DECK, STOCK, None, NOBODY))
    dealer = int(s["dealer"])
    if top := pile_texts(s, dealer):
        carries.append(carry(top, DECK, PILE, dealer))
    levels = s["level"][:seats].tolist()
    dealt: Event = {"type": "dealt", "round": int(s["round_number"]), "dealer": dealer, "levels": levels}
    if s["out"].any():
        dealt["out"] = bag_texts(s["out"][0])
    yield {**dealt, "cards": carries}
    yield from turn_event(s)


def turn_event(s: np.void) -> Iterator[Event]:
    """Who must decide."""
    if s["phase"] != OVER:
        yield {"type": "turn", "seat": int(s["turn"]), "phase": PHASES[s["phase"]]}


def move_events(before: np.void, move: Move, after: np.void) -> Iterator[Event]:
    """What a move did."""
    yield from own_events(before, move, after)
    is_new_round = after["round_number"] > before["round_number"]
    if before["phase"] != KEEPING and (is_new_round or after["phase"] in (KEEPING, OVER)):
        if not isinstance(move, Lay):  # L22: level 8 laid out ends the match in the middle of a round
            yield round_over(before, move, after)
    elif not is_new_round and ends_turn(move, after):
        yield from passed_over(before, move, after)
    if is_new_round:
        yield from deal_events(after, kept_cards(before, move))
    else:
        yield from turn_event(after)


def kept_cards(before: np.void, move: Move) -> list[Counter[str]]:
    """L20: what each seat keeps when this move is the last before the deal."""
    kept = [Counter(bag_texts(words)) for words in before["kept"][: before["seats"]]]
    if isinstance(move, Card) and move.word == KEEP_CARD:
        kept[int(before["turn"])][TEXTS[move.kind]] += 1
    return kept


def own_events(before: np.void, move: Move, after: np.void) -> Iterator[Event]:
    """What the seat that moved did."""
    seat = int(before["turn"])
    if isinstance(move, Card):
        yield from card_events(before, move, after, seat)
    elif isinstance(move, Lay):
        line = line_of(before, seat)
        texts = [face_texts(group) for group in in_order(before, move)]
        groups = [{"group": GROUP_NAMES[line[at][0]], "cards": cards} for at, cards in enumerate(texts)]
        carries = [carry(cards, HAND, GROUP, seat) for cards in texts]
        yield {
            "type": "laid-out",
            "seat": seat,
            "level": int(before["level"][seat]),
            "groups": groups,
            "cards": carries,
        }
    elif isinstance(move, Off):
        text, kind = face_texts([(move.card, move.stands)]), before["group_type"][move.seat, move.place]
        about = {"card": text[0], "on": move.seat, "place": move.place + 1, "group": GROUP_NAMES[kind]}
        yield {"type": "laid-off", "seat": seat, **about, "cards": [carry(text, HAND, GROUP, seat, to_seat=move.seat)]}
    elif isinstance(move, Pick):
        card = TEXTS[move.kind]
        taken = carry([card], HAND, HAND, move.seat, to_seat=seat)
        yield {"type": "picked", "seat": seat, "card": card, "of": move.seat, "cards": [taken]}
        yield from drawn_events(before, after, move.seat, 1, [card])
    elif move == DRAW_STOCK:
        yield from drawn_events(before, after, seat, 1)
    elif move < CARD:
        pile = move - DRAW_PILE
        card = pile_texts(before, pile)[-1]
        yield {
            "type": "drew", "seat": seat, "from": PILE, "of": pile, "card": card,
            "cards": [carry([card], PILE, HAND, pile, to_seat=seat)],
        }  # fmt: skip
    elif move < LAY:
        yield played_event(move, seat)
        yield from shown_by_themselves(before, after, seat)
    elif move == PICK_NONE:
        yield {"type": "picked", "seat": seat, "card": None, "of": None}
    elif before["phase"] == PUT:
        if before["put_size"] == 0:
            yield {"type": "put", "seat": seat, "card": None}
        yield from drawn_events(before, after, seat, int(before["put_size"]))
    elif before["kept_size"][seat] == 0:
        yield {"type": "kept", "seat": seat}


def card_events(before: np.void, move: Card, after: np.void, seat: int) -> Iterator[Event]:
    """A card by itself."""
    text = TEXTS[move.kind]
    if move.word == SHOW_CARD:
        yield {"type": "showed", "seat": seat, "card": text}
        yield from shown_by_themselves(before, after, seat)
    elif move.word == KEEP_CARD:
        yield {"type": "kept", "seat": seat, "cards": [carry([text], HAND, KEPT, seat, seat)]}
    else:
        kind = "discarded" if move.word == DISCARD else "put"
        yield {"type": kind, "seat": seat, "card": text, "cards": [carry([text], HAND, PILE, seat)]}
        if move.word == PUT_CARD and after["phase"] != PUT and not ends_round(before, move):
            yield from drawn_events(before, after, seat, int(before["put_size"]) + 1, [text])


def shown_by_themselves(before: np.void, after: np.void, mover: int) -> Iterator[Event]:
    """L16: a seat with three cards or fewer shows them all, with nothing to choose."""
    seats = int(before["seats"])
    for seat in ((mover + step) % seats for step in range(1, seats)):
        for kind in after["shown"][seat][before["shown_size"][seat] : after["shown_size"][seat]]:
            yield {"type": "showed", "seat": seat, "card": TEXTS[kind]}


def played_event(move: int, seat: int) -> Event:
    """L15 to L17a, L24: a special."""
    kind = TAKE + move - PLAY if move < SKIP_SEAT else SKIP
    event: Event = {"type": "played", "seat": seat, "special": TEXTS[kind]}
    whose = seat
    if kind == SKIP:
        event["on"] = whose = move - SKIP_SEAT
    return {**event, "cards": [carry([TEXTS[kind]], HAND, GOES[kind], seat, to_seat=whose)]}


def drawn_events(before: np.void, after: np.void, seat: int, number: int, lost: Sequence[str] = ()) -> Iterator[Event]:
    """L10: cards from the stock; with its last one there is a new stock. `lost`: what left the hand before."""
    left = int(before["stock_end"]) - int(before["stock_top"])
    first = min(number, left)
    fresh = after["deals"] > before["deals"] and after["round_number"] == before["round_number"]
    drawn = cards_drawn(before, after, seat, number, lost)
    if first:
        yield drew(seat, drawn[:first])
    if fresh:
        now = int(after["stock_end"]) - int(after["stock_top"])
        yield {"type": "reshuffled", "count": now + len(drawn) - first}
        if drawn[first:]:
            yield drew(seat, drawn[first:])


def drew(seat: int, cards: list[str]) -> Event:
    """Cards from the stock."""
    event = {"type": "drew", "seat": seat, "from": STOCK, "of": None}
    return {**event, "cards": [carry(cards, STOCK, HAND, seat, seat)]}


def cards_drawn(before: np.void, after: np.void, seat: int, number: int, lost: Sequence[str]) -> list[str]:
    """The cards that came from the stock: the old one's top, then the new one's, which only the hand still shows.

    A new stock of two cards may itself be drawn out at once, and then nothing is left of it.
    """
    old = [TEXTS[kind] for kind in before["stock"][before["stock_top"] : before["stock_end"]][:number]]
    if len(old) == number or after["deals"] == before["deals"] or after["round_number"] > before["round_number"]:
        return old
    stayed = Counter(bag_texts(before["hand"][seat])) - Counter(lost)
    return old + list((Counter(bag_texts(after["hand"][seat])) - stayed - Counter(old)).elements())


def ends_turn(move: Move, after: np.void) -> bool:
    """Whether a turn begins after this move: not in the middle of drawing, laying, showing, putting or keeping."""
    if after["phase"] not in (DRAW, ACT) or isinstance(move, Lay | Off):
        return False
    return not isinstance(move, int) or move >= PLAY


def passed_over(before: np.void, move: Move, after: np.void) -> Iterator[Event]:
    """L24: seats whose turn was over before it began; the turn may come back to the one that moved."""
    seats = int(before["seats"])
    seat = (int(before["actor"]) + 1) % seats
    while seat != after["actor"]:
        if before["skip"][seat] or move == SKIP_SEAT + seat:
            yield {"type": "skipped", "seat": seat, "cards": [carry([TEXTS[SKIP]], SKIP_ZONE, UNDER, seat)]}
        else:
            yield {"type": "passed", "seat": seat}
        seat = (seat + 1) % seats


def round_over(before: np.void, move: Move, after: np.void) -> Event:
    """L18, L19: who ended it, and who moved up."""
    seats = int(before["seats"])
    levels = after["level"][:seats].tolist()
    moved = [now - then for now, then in zip(levels, before["level"][:seats].tolist(), strict=True)]
    ended = {"type": "round-over", "round": int(before["round_number"]), "levels": levels, "moved": moved}
    ender = ender_of(before, move, after)
    return ended if ender is None else {**ended, "seat": ender}


def ender_of(before: np.void, move: Move, after: np.void) -> int | None:
    """L18, L26: who put the last card down, if anybody did."""
    if after["round_number"] == before["round_number"]:
        return int(after["ender"]) if after["ender"] >= 0 else None
    return int(before["turn"]) if ends_round(before, move) else None


def ends_round(before: np.void, move: Move) -> bool:
    """L17, L18: whether a move puts down the card that ends the round."""
    if not isinstance(move, Card) or move.word not in (DISCARD, PUT_CARD):
        return False
    return bool(next_card_ends_round(np.array([before], STATE), 0))
