"""A position read into a record; impossible ones are refused (check.py)."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from halfpast.core.documents import Json, ReadJson
from halfpast.core.errors import InvalidEdition, shown
from halfpast.core.parameters import Edition
from halfpast.core.parsed import Loaded
from halfpast.core.record import States
from halfpast.core.rng import derive_key
from halfpast.core.scratch import HERE
from halfpast.games.half.notation.cards import text_bag, text_kinds, too_many
from halfpast.games.half.notation.check import check_cards, check_dealt, check_end, check_opener, check_row, check_seats
from halfpast.games.half.notation.fields import cards
from halfpast.games.half.notation.write import DEALT_CARD, SAID_NOTHING, announced_text, write_position
from halfpast.games.half.rules.cards import KINDS, LETTERS, NOTHING, PLAYED, UNSAID
from halfpast.games.half.rules.game import GAME, announceable, draw_lots_again, lay_given_pile
from halfpast.games.half.rules.law.setting_up import PLEDGE
from halfpast.games.half.rules.state import ANNOUNCE_OPENER, MOST_GAMES, PHASES, PLACES, SOURCES
from halfpast.notation.fields import keys_of, refuse, whole
from halfpast.notation.log import digest

NEEDED = ("game", "edition", "phase", "turn", "pile", "seats")
OPTIONAL = ("dealer", "from", "out", "plays", "match", "announced", "dealt", "known", "rng", "parameters")
SEAT_KEYS = ("hand", "stock", "open", "blind", "aside", "table")
# What a rule was before it was a parameter: an older position with its parameters in full does not have these.
YOUNGER = {
    "announcing": "all",
    "sets": True,
    "ghost_risk": True,
    "half_on_eight_half": False,
    "aside_shown": "open",
}
ROW_KEYS = ("finisher", "held", "points", "big_loser")


def read_position(position: object) -> Loaded:
    """The record of a position; InvalidPosition if it is impossible."""
    data = keys_of(position, "A position", NEEDED, OPTIONAL)
    edition = as_it_was(read_head(data), data)
    seats = [read_seat(number, seat) for number, seat in enumerate(data["seats"])]
    states = GAME.states(1, edition, len(seats))
    check_cards(states, data, seats)
    place_cards(states[0], seats)
    read_standing(states, data, seats)
    read_pile(states, data)
    check_source(states[0], data, seats)
    games, rows = read_match(states, data, edition)
    check_seats(states, data, seats)
    read_known(states[0], data, seats)
    read_announced(states, data)
    read_dealt(states, data)
    check_dealt(states, data)
    has_rng = read_rng(states, data, write_position(states[0], edition, games, rows, has_rng=False))
    return Loaded(states, edition, games, rows, has_rng)


def read_head(data: ReadJson) -> Edition:
    """Game, edition and number of seats."""
    if data["game"] != "half":
        refuse(f'This is no position of half: "game" is {shown(data["game"])}.')
    edition = read_edition(data)
    if not isinstance(data["seats"], list) or len(data["seats"]) not in GAME.seat_counts:
        refuse('"seats" is a list of 2 to 5 seats (H02).')
    return edition


def read_edition(data: ReadJson) -> Edition:
    """The edition by name, or in full."""
    name, printed = data["edition"], GAME.editions.printed
    if not isinstance(name, str):
        refuse('"edition" is a name.')
    if "parameters" not in data:
        if name not in printed:
            refuse(f'There is no edition {shown(name)}; a house edition needs its "parameters" in full.')
        return printed[name]
    parameters = data["parameters"]
    if not isinstance(parameters, Mapping):
        refuse('"parameters" is a dict.')
    try:
        return GAME.editions.named(name, {**YOUNGER, **parameters})
    except InvalidEdition as error:
        refuse(str(error))


def as_it_was(edition: Edition, data: ReadJson) -> Edition:
    """A printed edition; for a position in which everyone has announced, as it was before `announcing` existed."""
    said = data.get("announced")
    if "parameters" in data or not isinstance(said, str) or SAID_NOTHING in said or len(set(said)) < 2:
        return edition
    return GAME.editions.named(edition.name, {**edition.parameters, "announcing": "all"})


def read_seat(number: int, seat: object) -> Json:
    """A seat's cards, with plain defaults, and `table` None if it is left out."""
    what = f"Seat {number}"
    fields = dict(keys_of(seat, what, (), SEAT_KEYS))
    for zone in ("hand", "stock", "open", "aside"):
        fields[zone] = cards(fields.get(zone, ""), f'{what}\'s "{zone}"')
    fields["blind"] = cards(fields.get("blind", PLAYED * PLACES), f'{what}\'s "blind"', PLAYED)
    if len(fields["blind"]) != PLACES:
        refuse(
            f'{what}\'s "blind" has {PLACES} places, "-" where one was played; this has {len(fields["blind"])} (H03).'
        )
    if len(fields["open"]) > PLACES:
        refuse(f"{what} has {len(fields['open'])} open cards; there are {PLACES} at the most (H03).")
    table = fields.setdefault("table", None)
    if table is not None and not isinstance(table, bool):
        refuse(f'{what}\'s "table" is true or false.')
    return fields


def place_cards(s: np.void, seats: list[Json]) -> None:
    """Put the seats' cards into the record."""
    at = 0
    for number, seat in enumerate(seats):
        for zone in ("hand", "open", "aside"):
            s[zone][number] = text_bag(seat[zone])
        s["blind"][number] = text_kinds(seat["blind"])
        stock = text_kinds(seat["stock"])
        s["stock_top"][number] = at
        s["deck"][at : at + len(stock)] = stock
        at += len(stock)
        s["stock_end"][number] = at


def read_standing(states: States, data: ReadJson, seats: list[Json]) -> None:
    """Phase, turn, dealer, plays."""
    s, phase = states[0], data["phase"]
    if phase not in PHASES:
        refuse(f'"phase" is one of {", ".join(PHASES)}, not {shown(phase)}.')
    s["phase"] = PHASES.index(phase)
    if phase == "over":
        if data["turn"] is not None:
            refuse('"turn" is null when the match is over.')
    else:
        s["turn"] = whole(data["turn"], '"turn"', 0, len(seats) - 1)
    s["dealer"] = whole(data.get("dealer", 0), '"dealer"', 0, len(seats) - 1)
    most = int(s["max_plays"])
    s["plays"] = plays = whole(data.get("plays", 0), '"plays"', 0, most + 1)
    if plays >= most + (phase == "last-chance") and phase != "over":
        refuse(f"After {plays} plays this game would be over (H27).")
    s["finisher"] = s["big_loser"] = s["last_finisher"] = s["last_big_loser"] = -1


def read_pile(states: States, data: ReadJson) -> None:
    """The pile, which must be one that could have been laid, and where its top came from."""
    s, pile, source = states[0], data["pile"], data.get("from", "hand")
    wrong = lay_given_pile(states, 0, text_kinds(pile))
    if wrong >= 0:
        refuse(f'Nobody could have laid the pile "{pile}": {pile[wrong]} cannot follow "{pile[:wrong]}".')
    if data["phase"] in ("exchange", "opening") and pile:
        refuse(f"In phase {data['phase']} the pile is empty.")
    if source not in SOURCES:
        refuse(f'"from" is one of {", ".join(SOURCES)}, not {shown(source)}.')
    s["source"] = SOURCES.index(source)
    if not pile and source != "hand":
        refuse('"from" is "hand" on an empty pile.')


def check_source(s: np.void, data: ReadJson, seats: list[Json]) -> None:
    """H19: a seat that laid open or blind cards last plays from the table."""
    source = SOURCES[s["source"]]
    if source == "hand" or data["phase"] == "over":
        return
    layer = seats[int(s["turn"]) - 1]
    left = len(layer["open"]) if source == "open" else PLACES - layer["blind"].count(PLAYED)
    wrong_table = layer["open"] if source == "blind" else PLAYED in layer["blind"]
    if layer["hand"] or layer["stock"] or left == PLACES or wrong_table:
        refuse(f"The seat before the turn cannot have laid {source} cards last (H19).")


def read_match(states: States, data: ReadJson, edition: Edition) -> tuple[int, list[Json]]:
    """The score block, and what it means for this game."""
    s, over = states[0], data["phase"] == "over"
    block = keys_of(data.get("match", {}), '"match"', (), ("game", "games", "results"))
    rows = block.get("results", [])
    if not isinstance(rows, list):
        refuse('"results" is a list of rows.')
    rows = [read_row(row, int(s["seats"])) for row in rows]
    for number, row in enumerate(rows, 1):
        check_row(edition, number, row)
    usual = max(int(edition.parameters["games"]), len(rows) + (not over))
    games = whole(block.get("games", usual), '"games"', 1, MOST_GAMES)
    game = whole(block.get("game", min(len(rows) + 1, games)), '"game"', 1, games)
    if len(rows) != (games if over else game - 1):
        refuse(f"Game {game} of {games}, phase {data['phase']}, does not go with {len(rows)} finished games.")
    if over:
        check_end(states, rows[-1])
    elif rows and rows[-1]["finisher"] is not None:
        s["last_finisher"], s["last_big_loser"] = rows[-1]["finisher"], rows[-1]["big_loser"]
    may_exchange = edition.parameters["exchange"] and s["last_finisher"] == s["turn"] and not s["plays"]
    if data["phase"] == "exchange" and not may_exchange:
        refuse("An exchange is the last finisher's turn, before any play, in an edition that has it (H26).")
    return games, rows


def read_row(row: object, seats: int) -> Json:
    """A finished game."""
    data = keys_of(row, "A row of results", ROW_KEYS, ())
    fields: Json = {}
    for key in ROW_KEYS:
        value = data[key]
        if key in ("held", "points"):
            if not isinstance(value, list) or len(value) != seats:
                refuse(f'"{key}" in results is a list with a number for each seat.')
            fields[key] = [whole(number, f'"{key}" in results', 0, 72) for number in value]
        else:
            fields[key] = None if value is None else whole(value, f'"{key}" in results', 0, seats - 1)
    return fields


def read_known(s: np.void, data: ReadJson, seats: list[Json]) -> None:
    """Cards that everyone has seen go into a hand: they must be part of it."""
    known = data.get("known", [""] * len(seats))
    if not isinstance(known, list) or len(known) != len(seats):
        refuse('"known" is a list with a text of cards for each seat.')
    for number, text in enumerate(known):
        bag = text_bag(cards(text, '"known"')) if not too_many(cards(text, '"known"')) else -1
        hand = int(s["hand"][number])
        for kind in range(KINDS):
            if bag < 0 or (bag >> (4 * kind)) & 15 > (hand >> (4 * kind)) & 15:
                refuse(f'Seat {number} does not hold all of its "known" cards {shown(text)}.')
        s["known"][number] = bag


def read_announced(states: States, data: ReadJson) -> None:
    """H05: what was announced; in the opening it follows from the hands."""
    s, seats = states[0], int(states[0]["seats"])
    read_said(states, data)
    if data["phase"] == "opening":
        check_opener(states, data)
        said = announced_text(s["announced"][:seats].tolist())
        if data.get("announced", said) != said:
            refuse(f'The hands announce "{said}", not "{data["announced"]}" (H05).')


def read_said(states: States, data: ReadJson) -> None:
    """H05: what the text `announced` says."""
    s, seats = states[0], int(states[0]["seats"])
    s["announced"][:seats] = UNSAID
    if "announced" not in data:
        return
    given = cards(data["announced"], '"announced"', PLAYED + SAID_NOTHING)
    if len(given) != seats:
        refuse(
            '"announced" has one character a seat, "-" where a seat had nothing to announce, "?" where it said nothing.'
        )
    if data["phase"] == "exchange":
        refuse("Nothing is announced before the exchange is done (H26).")
    if not could_announce(states, given):
        refuse(f'Nobody could have announced "{given}" (H05).')
    s["announced"][:seats] = [UNSAID if card == SAID_NOTHING else text_kinds(card)[0] for card in given]


def could_announce(states: States, given: str) -> bool:
    """H05: each can be announced; with `opener` only one card is, by those who have it, or nobody has any."""
    if not all(announceable(states, 0, LETTERS.index(card)) for card in given if card in LETTERS):
        return False
    if states[0]["announcing"] != ANNOUNCE_OPENER:
        return SAID_NOTHING not in given
    said = set(given) - {SAID_NOTHING}
    return len(said) == 1 and not (PLAYED in given and SAID_NOTHING in given)


def read_dealt(states: States, data: ReadJson) -> None:
    """H05: what is certainly left of the hands dealt: `"3??"`, the announced 3 and two others; all in the opening.

    It says nothing without `announced`, so anyone who types a position and leaves that out can ignore this.
    """
    s, seats = states[0], int(states[0]["seats"])
    if "dealt" not in data or "announced" not in data:
        return
    given = data["dealt"]
    if not isinstance(given, list) or len(given) != seats or not all(isinstance(text, str) for text in given):
        refuse('"dealt" is a list with a text for each seat.')
    if data["phase"] in ("exchange", "opening"):
        refuse(f'In phase {data["phase"]} there is no "dealt": all of the hands dealt is there.')
    for number, text in enumerate(given):
        announced = int(s["announced"][number])
        pledged = announced < KINDS and text.startswith(LETTERS[announced])
        others = text[pledged:]
        most = PLACES if announced >= NOTHING else PLACES - 1
        if others != DEALT_CARD * len(others) or len(others) > most:
            refuse(f'Seat {number}\'s "dealt" is {shown(text)}; it is the card it announced, and at most {most} "?".')
        s["dealt"][number] = PLEDGE * pledged + len(others)


def read_rng(states: States, data: ReadJson, plain: Json) -> bool:
    """The deals to come. A position without `rng` gets a key made from itself, so that a replay deals the same."""
    s = states[0]
    if "rng" in data:
        rng = keys_of(data["rng"], '"rng"', ("key", "deals"), ())
        try:
            key = np.frombuffer(bytes.fromhex(rng["key"]), "<u4")
        except (TypeError, ValueError):
            key = np.zeros(0)
        if len(key) != len(s["key"]):
            refuse('"key" in "rng" is 64 hexadecimal digits.')
        s["key"], s["deals"] = key, whole(rng["deals"], '"deals" in "rng"', 1, 2**31)
    else:
        s["key"], s["deals"] = derive_key(b"position", [digest(plain).encode()]), 1
    if data["phase"] == "exchange":
        s["deals"] -= 1
        draw_lots_again(states, 0, HERE.scratch)
        s["deals"] += 1
    return "rng" in data
