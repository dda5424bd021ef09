"""A position read and checked: what play can never reach is refused, with a sentence that says what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

import numpy as np

from halfpast.core.errors import InvalidEdition, InvalidPosition
from halfpast.core.parameters import Edition
from halfpast.core.record import States
from halfpast.core.rng import derive_key, scratch
from halfpast.games.half.cards import COPIES, FULL_BAG, KINDS, LETTERS, NOTHING, UNSAID
from halfpast.games.half.game import GAME, announce_lowest, award, draw_lots_again, lay_given_pile
from halfpast.games.half.state import PHASES, PLACES, SOURCES, TABLE_FROM
from halfpast.notation.half.cards import PLAYED, bag_text, kinds_text, text_bag, text_kinds, too_many
from halfpast.notation.half.write import write_position
from halfpast.notation.log import digest

NEEDED = ("game", "edition", "phase", "turn", "pile", "seats")
OPTIONAL = ("dealer", "from", "out", "plays", "match", "announced", "known", "rng", "parameters")
SEAT_KEYS = ("hand", "stock", "open", "blind", "aside", "table")
ROW_KEYS = {"finisher", "held", "points", "big_loser"}
HAND = 3


@dataclass
class Loaded:
    """What a position says."""

    states: States
    edition: Edition
    games: int
    rows: list[dict[str, Any]]
    has_rng: bool


def refuse(sentence: str) -> NoReturn:
    """Say what is wrong."""
    raise InvalidPosition(sentence)


def read_position(position: object) -> Loaded:
    """The record of a position; InvalidPosition if it cannot be."""
    data = keys_of(position, "A position", NEEDED, OPTIONAL)
    if data["game"] != "half":
        refuse(f'This is no position of half: "game" is {data["game"]!r}.')
    edition = read_edition(data)
    seats = data["seats"]
    if not isinstance(seats, list) or len(seats) not in GAME.seats:
        refuse('"seats" is a list of 2 to 5 seats (H02).')
    seats = [read_seat(number, seat) for number, seat in enumerate(seats)]
    states = GAME.states(1, edition, len(seats))
    check_cards(states, data, seats)
    place_cards(states[0], seats)
    read_standing(states, data, seats)
    read_pile(states, data, seats)
    games, rows = read_match(states[0], data, edition)
    check_seats(states[0], data, seats)
    read_known(states[0], data, seats)
    read_announced(states, data)
    has_rng = read_rng(states, data, write_position(states[0], edition, games, rows, has_rng=False))
    return Loaded(states, edition, games, rows, has_rng)


def keys_of(data: object, what: str, needed: tuple[str, ...], optional: tuple[str, ...]) -> Mapping[str, Any]:
    """A dict that has all needed keys and none that is not known."""
    if not isinstance(data, Mapping):
        refuse(f"{what} is a dict, not {type(data).__name__}.")
    missing = [key for key in needed if key not in data]
    if missing:
        refuse(f"{what} lacks: {', '.join(missing)}.")
    strange = [str(key) for key in data if key not in needed + optional]
    if strange:
        refuse(f"{what} has no key {strange[0]!r}; it has: {', '.join(needed + optional)}.")
    return data


def whole(value: object, what: str, low: int, high: int) -> int:
    """A whole number from low to high."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        refuse(f"{what} is a whole number from {low} to {high}, not {value!r}.")
    return value


def cards(value: object, what: str, also: str = "") -> str:
    """A text of cards."""
    if not isinstance(value, str):
        refuse(f"{what} is a text of cards, not {value!r}.")
    for letter in value:
        if letter not in LETTERS and letter not in also:
            refuse(f"{what} has {letter!r}, which is no card; the cards are {LETTERS}.")
    return value


def read_edition(data: Mapping[str, Any]) -> Edition:
    """The edition by name, or in full."""
    name, printed = data["edition"], GAME.editions.printed
    if not isinstance(name, str):
        refuse('"edition" is a name.')
    if "parameters" not in data:
        if name not in printed:
            refuse(f'There is no edition {name!r}; a house edition needs its "parameters" in full.')
        return printed[name]
    parameters = data["parameters"]
    if not isinstance(parameters, Mapping):
        refuse('"parameters" is a dict.')
    try:
        edition = GAME.editions.house(name, {}, parameters)
    except InvalidEdition as error:
        refuse(str(error))
    if name in printed and edition.parameters == printed[name].parameters:
        return printed[name]
    return edition


def read_seat(number: int, seat: object) -> dict[str, Any]:
    """A seat's cards, with plain defaults, and `table` None where it is not said."""
    what = f"Seat {number}"
    found = dict(keys_of(seat, what, (), SEAT_KEYS))
    for zone in ("hand", "stock", "open", "aside"):
        found[zone] = cards(found.get(zone, ""), f'{what}\'s "{zone}"')
    found["blind"] = cards(found.get("blind", PLAYED * PLACES), f'{what}\'s "blind"', PLAYED)
    if len(found["blind"]) != PLACES:
        refuse(
            f'{what}\'s "blind" has {PLACES} places, "-" where one was played; this has {len(found["blind"])} (H03).'
        )
    if len(found["open"]) > PLACES:
        refuse(f"{what} has {len(found['open'])} open cards; there are {PLACES} at the most (H03).")
    table = found.setdefault("table", None)
    if table is not None and not isinstance(table, bool):
        refuse(f'{what}\'s "table" is true or false.')
    return found


def check_cards(states: States, data: Mapping[str, Any], seats: list[dict[str, Any]]) -> None:
    """H01: no kind more often than the deck has it; cards named nowhere are out."""
    s = states[0]
    pile = cards(data["pile"], '"pile"')
    zones = ("hand", "stock", "open", "blind", "aside")
    named = pile + "".join(seat[zone] for seat in seats for zone in zones).replace(PLAYED, "")
    given = "out" in data
    named += cards(data.get("out", ""), '"out"')
    if too_many(named):
        refuse(f"There are {too_many(named)} ({len(named)} cards in all, H01).")
    missing = FULL_BAG - text_bag(named)
    if given and missing:
        refuse(f"There are {len(named)} cards, not {sum(COPIES)} (H01); missing: {bag_text(missing)}.")
    s["out"] = text_bag(data["out"]) if given else missing


def place_cards(s: np.void, seats: list[dict[str, Any]]) -> None:
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


def read_standing(states: States, data: Mapping[str, Any], seats: list[dict[str, Any]]) -> None:
    """Phase, turn, dealer, plays."""
    s, phase = states[0], data["phase"]
    if phase not in PHASES:
        refuse(f'"phase" is one of {", ".join(PHASES)}, not {phase!r}.')
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
    s["finisher"] = s["big_loser"] = s["winner"] = s["loser"] = -1


def read_pile(states: States, data: Mapping[str, Any], seats: list[dict[str, Any]]) -> None:
    """The pile, which must be one that can be laid, and where its top came from."""
    s, pile, source = states[0], data["pile"], data.get("from", "hand")
    wrong = lay_given_pile(states, 0, text_kinds(pile))
    if wrong >= 0:
        refuse(f'Nobody could have laid the pile "{pile}": {pile[wrong]} cannot follow "{pile[:wrong]}".')
    if data["phase"] in ("exchange", "opening") and pile:
        refuse(f"In phase {data['phase']} the pile is empty.")
    if source not in SOURCES:
        refuse(f'"from" is one of {", ".join(SOURCES)}, not {source!r}.')
    s["source"] = SOURCES.index(source)
    if source == "hand" or data["phase"] == "over":
        return
    if not pile:
        refuse('"from" is "hand" on an empty pile.')
    layer = seats[int(s["turn"]) - 1]
    left = len(layer["open"]) if source == "open" else PLACES - layer["blind"].count(PLAYED)
    if layer["hand"] or layer["stock"] or left == PLACES or (source == "blind" and layer["open"]):
        refuse(f"The seat before the turn cannot have laid {source} cards last (H19).")


def check_seats(s: np.void, data: Mapping[str, Any], seats: list[dict[str, Any]]) -> None:
    """H04, H10, H19 to H23: what a seat can have in its zones at once, and whether its table play has begun."""
    phase, turn, table_from = data["phase"], data["turn"], TABLE_FROM[s["table_from"]]
    for number, seat in enumerate(seats):
        what = f"Seat {number}"
        hand, stock, blind = len(seat["hand"]), len(seat["stock"]), PLACES - seat["blind"].count(PLAYED)
        played_table = len(seat["open"]) + blind < 2 * PLACES
        if seat["open"] and blind < PLACES:
            refuse(f"{what} has played blind cards while open ones lie (H19).")
        if stock and hand != HAND:
            refuse(f"{what} has a stock and {hand} cards in hand; while the stock lasts it holds three (H10).")
        if stock and played_table:
            refuse(f"{what} has played from the table with its stock unfinished (H04).")
        if phase in ("exchange", "opening") and (played_table or seat["aside"] or hand != HAND):
            refuse(f"{what} is not freshly dealt, but the phase is {phase} (H03).")
        empty = not (hand or stock or seat["open"] or blind)
        finisher = phase == "last-chance" and number == (turn - 1) % len(seats)
        if phase != "over" and empty != finisher:
            refuse(f"{what} {'has finished' if empty else 'has not finished'}, but the phase is {phase} (H23).")
        s["table"][number] = table_flag(what, seat, table_from, number == turn)
        if s["table"][number] and phase in ("exchange", "opening"):
            refuse(f'{what} has "table" true before the first card is laid (H21).')
    if phase == "last-chance" and (s["bid"] % 2 == 0 or s["bid"] > 17):
        refuse("There is no last chance on a bid that no card can catch (H23a).")


def table_flag(what: str, seat: dict[str, Any], table_from: str, its_turn: bool) -> bool:
    """H21: whether table play has begun, by what lies; `table` must agree where that decides it."""
    hand, given = len(seat["hand"]), seat["table"]
    if table_from == "source":
        if given:
            refuse(f'{what} has "table" true; with table_from source it is always false (H21x).')
        return False
    done = not hand and not seat["stock"]
    played_table = len(seat["open"]) < PLACES or PLAYED in seat["blind"]
    must = played_table or hand > HAND or (done and (table_from == "reached" or its_turn))
    if given and seat["stock"]:
        refuse(f'{what} has "table" true and a stock left; table play begins without stock and hand (H21).')
    if given is False and must:
        refuse(f'{what} has "table" false, but its table play must have begun (H21).')
    return bool(must if given is None else given)


def read_match(s: np.void, data: Mapping[str, Any], edition: Edition) -> tuple[int, list[dict[str, Any]]]:
    """The score block, and what it means for this game."""
    block = keys_of(data.get("match", {}), '"match"', (), ("game", "games", "results"))
    rows, over = block.get("results", []), data["phase"] == "over"
    if not isinstance(rows, list):
        refuse('"results" is a list of rows.')
    games = whole(block.get("games", max(int(edition.parameters["games"]), len(rows) + 1 - over)), '"games"', 1, 99)
    rows = [read_row(row, int(s["seats"])) for row in rows]
    for number, row in enumerate(rows, 1):
        check_row(edition, number, row)
    game = whole(block.get("game", min(len(rows) + 1, games)), '"game"', 1, games)
    if len(rows) != (games if over else game - 1) or game > games:
        refuse(
            f'Game {game} of {games}, phase {data["phase"]}, does not go with {len(rows)} finished games in "results".'
        )
    if over:
        check_end(s, rows[-1])
    elif rows and rows[-1]["finisher"] is not None:
        s["winner"], s["loser"] = rows[-1]["finisher"], rows[-1]["big_loser"]
    if data["phase"] == "exchange" and (not edition.parameters["exchange"] or s["winner"] != s["turn"] or s["plays"]):
        refuse("In phase exchange the turn is the last finisher's, in an edition with exchange, before any play (H26).")
    return games, rows


def read_row(row: object, seats: int) -> dict[str, Any]:
    """A finished game."""
    data = keys_of(row, "A row of results", tuple(sorted(ROW_KEYS)), ())
    found: dict[str, Any] = {}
    for key in ("finisher", "held", "points", "big_loser"):
        value = data[key]
        if key in ("held", "points"):
            if not isinstance(value, list) or len(value) != seats:
                refuse(f'"{key}" in results is a list with a number for each seat.')
            found[key] = [whole(number, f'"{key}" in results', 0, 72) for number in value]
        else:
            found[key] = None if value is None else whole(value, f'"{key}" in results', 0, seats - 1)
    return found


def check_row(edition: Edition, number: int, row: dict[str, Any]) -> None:
    """H23b, H24: the big loser and the points follow from the finisher and the cards held."""
    states = GAME.states(1, edition, len(row["held"]))
    states["held"][0, : len(row["held"])] = row["held"]
    states["finisher"] = -1 if row["finisher"] is None else row["finisher"]
    award(states, 0)
    right = GAME.row(states, 0)
    for key, rule in (("big_loser", "H23b"), ("points", "H24")):
        if row[key] != right[key]:
            refuse(
                f'In row {number} of results "{key}" is {row[key]}; it follows from the rest as {right[key]} ({rule}).'
            )


def check_end(s: np.void, row: dict[str, Any]) -> None:
    """The last row must be the one of the cards on the table."""
    for key in ("finisher", "big_loser"):
        s[key] = -1 if row[key] is None else row[key]
    for seat in range(int(s["seats"])):
        zones = len(bag_text(int(s["hand"][seat]))) + len(bag_text(int(s["open"][seat])))
        zones += len(bag_text(int(s["aside"][seat]))) + int(s["stock_end"][seat]) - int(s["stock_top"][seat])
        zones += int((s["blind"][seat] != NOTHING).sum())
        if zones != row["held"][seat]:
            refuse(f"Seat {seat} holds {zones} cards at the end, but the last row says {row['held'][seat]} (H23b).")
        finished = zones == len(bag_text(int(s["aside"][seat])))
        if finished != (seat == row["finisher"]):
            refuse(f"Seat {seat} {'has' if finished else 'has not'} finished, but the last row says otherwise (H23).")
        s["held"][seat], s["points"][seat] = row["held"][seat], row["points"][seat]


def read_known(s: np.void, data: Mapping[str, Any], seats: list[dict[str, Any]]) -> None:
    """Cards all have seen go into a hand: some of that hand."""
    known = data.get("known", [""] * len(seats))
    if not isinstance(known, list) or len(known) != len(seats):
        refuse('"known" is a list with a text of cards for each seat.')
    for number, text in enumerate(known):
        bag = text_bag(cards(text, '"known"')) if not too_many(cards(text, '"known"')) else -1
        hand = int(s["hand"][number])
        for kind in range(KINDS):
            if bag < 0 or (bag >> (4 * kind)) & 15 > (hand >> (4 * kind)) & 15:
                refuse(f'Seat {number} does not hold all of its "known" cards {text!r}.')
        s["known"][number] = bag


def read_rng(states: States, data: Mapping[str, Any], plain: dict[str, Any]) -> bool:
    """The deals to come. A position that does not say gets a key made of itself, so that a replay deals the same."""
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
        draw_lots_again(states, 0, scratch())
        s["deals"] += 1
    return "rng" in data


def read_announced(states: States, data: Mapping[str, Any]) -> None:
    """H05: what was announced; in the opening it follows from the hands, and says who may open."""
    s, phase, seats = states[0], data["phase"], int(states[0]["seats"])
    s["announced"][:seats] = UNSAID
    given = data.get("announced")
    if given is not None:
        if len(cards(given, '"announced"', PLAYED)) != seats:
            refuse('"announced" has one character a seat, "-" where a seat had nothing to announce.')
        if phase == "exchange":
            refuse("Nothing is announced before the exchange is done (H26).")
        s["announced"][:seats] = text_kinds(given)
    if phase != "opening":
        return
    announce_lowest(states, 0)
    announced = s["announced"][:seats]
    if given is not None and kinds_text(announced.tolist()) != given:
        refuse(f'The hands announce "{kinds_text(announced.tolist())}", not "{given}" (H05).')
    lowest = int(announced.min())
    if GAME.editions.parameters["opening"].outside(int(s["opening"])) == "lot" or lowest == NOTHING:
        refuse("Nobody opens with a lowest card here: the phase is play (H05a).")
    if announced[s["turn"]] != lowest:
        refuse(f"Seat {s['turn']} may not open: the lowest card announced is {LETTERS[lowest]} (H05).")
