"""A position read into a record: any with the right cards and valid groups, whether or not play could reach it.

Beyond that it refuses only what the rules could not go on from: a seat that must decide but has nothing to decide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import numpy as np

from halfpast.core.documents import Json, ReadJson
from halfpast.core.errors import InvalidEdition, InvalidMove, shown
from halfpast.core.parameters import Edition
from halfpast.core.parsed import Loaded
from halfpast.core.record import States
from halfpast.core.rng import derive_key
from halfpast.games.level8.notation.check import check_cards, check_phase
from halfpast.games.level8.notation.fields import read_kinds
from halfpast.games.level8.notation.moves import parse_card
from halfpast.games.level8.notation.write import write_position
from halfpast.games.level8.rules.cards import MOST_CARDS, SKIP, TAKE, TEXTS, put_bag
from halfpast.games.level8.rules.composed_moves import in_line
from halfpast.games.level8.rules.game import GAME, add_to_pile, clear_table, go_on_showing, may_keep_now, put_down_group
from halfpast.games.level8.rules.law.reasons import REASONS, Reason
from halfpast.games.level8.rules.state import (
    GROUP_NAMES,
    GROUPS,
    KEEPING,
    LEVELS,
    MOST_PLAYS,
    OVER,
    PHASES,
    PUT,
    SHOW,
    SHOWN,
    SWAPPED,
)
from halfpast.notation.fields import keys_of, refuse, whole
from halfpast.notation.log import digest

NEEDED = ("game", "edition", "card", "turn", "phase", "seats", "stock")
OPTIONAL = ("round", "dealer", "plays", "under", "put", "ender", "winner", "out", "rng", "parameters", "known")
SEAT_KEYS = ("level", "hand", "pile", "laid", "keeps", "skip", "shown", "kept")
MOST_ROUNDS = 10_000


def read_position(position: object) -> Loaded:
    """The record of a position; InvalidPosition if it is impossible."""
    data = keys_of(position, "A position", NEEDED, OPTIONAL)
    edition = read_head(data)
    seats = [read_seat(number, seat) for number, seat in enumerate(data["seats"])]
    states = GAME.states(1, edition, len(seats))
    s = states[0]
    check_cards(states, data, seats)
    read_cards(states, data, seats)
    read_standing(states, data, seats)
    rows = [GAME.row(states, 0)] if s["phase"] == OVER else []
    has_rng = read_rng(states, data, write_position(s, edition, 1, rows, has_rng=False))
    return Loaded(states, edition, 1, rows, has_rng)


def read_head(data: ReadJson) -> Edition:
    """Game, edition, level cards and number of seats."""
    if data["game"] != "level8":
        refuse(f'This is no position of level8: "game" is {shown(data["game"])}.')
    if not isinstance(data["seats"], list) or len(data["seats"]) not in GAME.seat_counts:
        refuse('"seats" is a list of 2 to 6 seats (L03).')
    if data["card"] is None:
        refuse('"card" is the name of a level card, a dict with "name" and "levels", or a list with one for each seat.')
    try:
        return GAME.with_settings(read_edition(data), {"card": data["card"]}, len(data["seats"]))
    except InvalidEdition as error:
        refuse(str(error))


def read_edition(data: ReadJson) -> Edition:
    """The edition by name, or in full."""
    name, printed = data["edition"], GAME.editions.printed
    if not isinstance(name, str):
        refuse('"edition" is a name.')
    if "parameters" not in data:
        if name not in printed:
            refuse(f'There is no edition {shown(name)}; a house edition needs its "parameters" in full.')
        return printed[name]
    if not isinstance(data["parameters"], Mapping):
        refuse('"parameters" is a dict.')
    return GAME.editions.named(name, data["parameters"])


def read_seat(number: int, seat: object) -> Json:
    """A seat's cards and where it stands, with plain defaults."""
    what = f"Seat {number}"
    fields = dict(keys_of(seat, what, (), SEAT_KEYS))
    for zone in ("hand", "pile", "shown", "kept"):
        fields[zone] = read_kinds(fields.get(zone, []), f'{what}\'s "{zone}"')
    for zone in ("hand", "shown", "kept"):
        fields[zone].sort()
    fields["level"] = whole(fields.get("level", 1), f'{what}\'s "level"', 1, LEVELS)
    fields["keeps"] = whole(fields.get("keeps", 0), f'{what}\'s "keeps"', 0, 15)
    fields["skip"] = fields.get("skip", False)
    if not isinstance(fields["skip"], bool):
        refuse(f'{what}\'s "skip" is true or false.')
    if len(fields["shown"]) > SHOWN:
        refuse(f"{what} shows {len(fields['shown'])} cards; three at the most (L16).")
    for zone in ("shown", "kept"):
        if Counter(fields[zone]) - Counter(fields["hand"]):
            refuse(f'{what}\'s "{zone}" has a card that is not in the hand.')
    fields["laid"] = read_laid(what, fields.get("laid", []))
    return fields


def read_laid(what: str, laid: object) -> list[tuple[int, list[tuple[int, int]]]]:
    """The groups in front of a seat: their kind, and their cards with what they stand for."""
    if not isinstance(laid, list):
        refuse(f'{what}\'s "laid" is a list of groups.')
    groups = []
    for group in laid:
        parts = keys_of(group, f"A group of {what.lower()}", ("group", "cards"), ())
        if parts["group"] not in GROUP_NAMES:
            refuse(f"A group is one of {', '.join(GROUP_NAMES)}, not {shown(parts['group'])}.")
        if not isinstance(parts["cards"], list) or not all(isinstance(card, str) for card in parts["cards"]):
            refuse(f"The cards of a group of {what.lower()} are a list of texts.")
        try:
            cards = [parse_card(card) for card in parts["cards"]]
        except InvalidMove as error:
            refuse(str(error))
        groups.append((GROUP_NAMES.index(parts["group"]), cards))
    return groups


def read_cards(states: States, data: ReadJson, seats: list[Json]) -> None:
    """Put all cards into the record."""
    s = states[0]
    if sum(len(seat["pile"]) + sum(len(cards) for _, cards in seat["laid"]) for seat in seats) > MOST_CARDS:
        refuse("There are more cards than any deck has.")
    stock = read_kinds(data["stock"], '"stock"')
    s["stock"][: len(stock)] = stock
    s["stock_end"] = len(stock)
    for kind in read_kinds(data.get("under", []), '"under"'):
        if not TAKE <= kind <= SKIP:
            refuse(f'"under" holds specials only, not {TEXTS[kind]} (L16, L17, L24).')
        s["under"][kind - TAKE] += 1
    put_bag(s["out"][0], read_kinds(data.get("out", []), '"out"'))
    clear_table(states, 0)
    for number, seat in enumerate(seats):
        for zone in ("hand", "kept"):
            put_bag(s[zone][number], seat[zone])
            s[f"{zone}_size"][number] = len(seat[zone])
        s["shown"][number][: len(seat["shown"])] = seat["shown"]
        s["shown_size"][number] = len(seat["shown"])
        for card in seat["pile"]:
            add_to_pile(states, 0, number, card)
        for name in ("level", "keeps", "skip"):
            s[name][number] = seat[name]
        lay_groups(states, number, seat)
    read_known(s, data, seats)


def read_known(s: np.void, data: ReadJson, seats: list[Json]) -> None:
    """The cards that everyone has seen go into a hand; shown cards count as seen too."""
    known = data.get("known", [[] for _ in seats])
    if not isinstance(known, list) or len(known) != len(seats):
        refuse('"known" is a list of cards for each seat.')
    for number, seat in enumerate(seats):
        cards = Counter(read_kinds(known[number], f'The "known" cards of seat {number}'))
        if cards - Counter(seat["hand"]):
            refuse(f'The "known" cards of seat {number} are not all in its hand.')
        seen = Counter(cards | Counter(seat["shown"]))
        put_bag(s["known"][number], list(seen.elements()))


def lay_groups(states: States, number: int, seat: Json) -> None:
    """The groups in front of a seat; each must be valid."""
    for place, (kind, cards) in enumerate(seat["laid"]):
        what = f"Group {place + 1} of seat {number}"
        if place >= GROUPS or len(cards) < 2:
            refuse(f"{what} cannot be: a level has at most {GROUPS} groups, of two cards or more (L11).")
        pairs = np.array(in_line(kind, cards), np.uint8)
        refusal = put_down_group(states, 0, number, place, kind, pairs[:, 0].copy(), pairs[:, 1].copy())
        reason, (card, stands) = Reason(refusal % REASONS), pairs[refusal // REASONS - 1].tolist()
        if reason == Reason.SPECIAL_IN_GROUP:
            refuse(f"{what} has a special: {TEXTS[card]} (L12).")
        if reason == Reason.JOKER_RANGE:
            refuse(f"{what}: {TEXTS[card]} cannot stand for {TEXTS[stands]} (L13).")
        if reason:
            refuse(f"{what} is no {GROUP_NAMES[kind]} (L11).")
    states["laid"][0, number] = len(seat["laid"])


def read_standing(states: States, data: ReadJson, seats: list[Json]) -> None:
    """Phase, turn, round, dealer, and what the phase needs."""
    s, last = states[0], len(seats) - 1
    if data["phase"] not in PHASES:
        refuse(f'"phase" is one of {", ".join(PHASES)}, not {shown(data["phase"])}.')
    phase = PHASES.index(data["phase"])
    s["phase"], s["ender"], s["winner"] = phase, -1, -1
    s["round_number"] = whole(data.get("round", 1), '"round"', 1, MOST_ROUNDS)
    s["dealer"] = whole(data.get("dealer", 0), '"dealer"', 0, last)
    s["plays"] = whole(data.get("plays", 0), '"plays"', 0, MOST_PLAYS)
    for key, wanted in (("put", PUT), ("ender", KEEPING), ("winner", OVER)):
        if key in data and phase != wanted:
            refuse(f'"{key}" is said in the phase {PHASES[wanted]} only.')
    if phase == OVER:
        if data["turn"] is not None:
            refuse('"turn" is null when the match is over.')
        winner = data.get("winner")
        s["winner"] = -1 if winner is None else whole(winner, '"winner"', 0, last)
        check_phase(s, phase, seats)
        return
    turn = whole(data["turn"], '"turn"', 0, last)
    s["turn"] = s["actor"] = turn
    if phase == PUT:
        s["put_size"] = whole(data.get("put", 0), '"put"', 0, SWAPPED - 1)
    elif phase == SHOW:
        read_showing(states, seats, turn)
    elif phase == KEEPING:
        read_keeping(states, data, seats, turn)
    check_phase(s, phase, seats)


def seats_after(seat: int, number: int) -> list[int]:
    """The others, clockwise."""
    return [(seat + step) % number for step in range(1, number)]


def read_showing(states: States, seats: list[Json], taker: int) -> None:
    """L16: who must show follows from what was shown; cards shown without a choice need not be named."""
    s, order = states[0], seats_after(taker, len(seats))
    go_on_showing(states, 0, taker)
    done = order.index(int(s["turn"])) if s["phase"] == SHOW else len(order)
    for seat in order[:done]:
        if s["shown_size"][seat] < min(SHOWN, s["hand_size"][seat]):
            refuse(f"Seat {seat} has no more than three cards: it shows them all (L16).")
    if s["phase"] != SHOW:
        refuse('All have shown: the "phase" is pick (L16).')
    for seat in order[done + 1 :]:
        if seats[seat]["shown"]:
            refuse(f"Seat {seat} has shown cards before its turn to show (L16).")


def read_keeping(states: States, data: ReadJson, seats: list[Json], turn: int) -> None:
    """L20: who ended the round, from whose left the seats choose."""
    s, last = states[0], len(seats) - 1
    if s["round_number"] >= s["max_rounds"]:
        refuse(f"Nothing is kept after round {int(s['max_rounds'])}: the match is over (L26).")
    empty = [seat for seat in seats_after(turn, len(seats)) if not seats[seat]["hand"] and seats[seat]["pile"]]
    ender = data["ender"] if "ender" in data else (empty[0] if empty else None)
    s["ender"] = -1 if ender is None else whole(ender, '"ender"', 0, last)
    s["actor"] = s["dealer"] if ender is None else ender
    s["asked"] = (turn - int(s["actor"]) - 1) % len(seats) + 1
    for number, seat in enumerate(seats):
        most = int(may_keep_now(states, 0, number))
        if len(seat["kept"]) > most:
            refuse(f"Seat {number} keeps {len(seat['kept'])} cards; it may keep {most} (L20).")
        comes = (number - int(s["actor"]) - 1) % len(seats) + 1
        if seat["kept"] and comes > s["asked"]:
            refuse(f"Seat {number} has kept cards before its turn to choose (L20).")
    if len(seats[turn]["kept"]) == may_keep_now(states, 0, turn):
        refuse(f"Seat {turn} has nothing to choose: it may keep {may_keep_now(states, 0, turn)} cards (L20).")


def read_rng(states: States, data: ReadJson, plain: Json) -> bool:
    """How the deals go on; without `rng` they follow from the position."""
    if "rng" not in data:
        states["key"][0] = derive_key(b"position", [digest(plain).encode()])
        return False
    rng = keys_of(data["rng"], '"rng"', ("key", "deals"), ())
    key = rng["key"]
    if not isinstance(key, str) or len(key) != 64 or set(key) - set("0123456789abcdef"):
        refuse('"rng" has a "key" of 64 hexadecimal digits.')
    states["key"][0] = np.frombuffer(bytes.fromhex(key), "<u4")
    states["deals"][0] = whole(rng["deals"], '"deals" in "rng"', 0, 2**31)
    return True
