"""Positions that play can never reach are refused: each check names the rule that would be broken."""

from __future__ import annotations

from halfpast.core.documents import Json, ReadJson
from halfpast.core.parameters import Edition
from halfpast.core.record import States
from halfpast.games.half.notation.cards import text_bag, too_many
from halfpast.games.half.notation.fields import cards
from halfpast.games.half.rules.cards import COPIES, FULL_BAG, LETTERS, NOTHING, PLAYED, bag_text
from halfpast.games.half.rules.game import GAME, announce_again, award, catching, fits_announced, score_again
from halfpast.games.half.rules.state import BY_LOT, PLACES, STOCK_ALL, TABLE_FROM
from halfpast.notation.fields import refuse

HAND = 3


def check_cards(states: States, data: ReadJson, seats: list[Json]) -> None:
    """H01: no kind more often than the deck has it; cards not named anywhere are out."""
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


def check_seats(states: States, data: ReadJson, seats: list[Json]) -> None:
    """H04, H10, H19 to H23: what a seat can have in its zones at once, and whether its table play has begun."""
    s, phase, turn = states[0], data["phase"], data["turn"]
    table_from = TABLE_FROM[s["table_from"]]
    for number, seat in enumerate(seats):
        what = f"Seat {number}"
        hand, stock, blind = len(seat["hand"]), len(seat["stock"]), PLACES - seat["blind"].count(PLAYED)
        played_table = len(seat["open"]) + blind < 2 * PLACES
        if seat["open"] and blind < PLACES:
            refuse(f"{what} has played blind cards while it still has open ones (H19).")
        if stock and hand != HAND:
            refuse(f"{what} has a stock and {hand} cards in hand; while the stock lasts it holds three (H10).")
        if s["stock"] != STOCK_ALL and stock > s["stock"]:
            refuse(f"{what} has a stock of {stock}, where the edition deals {s['stock']} (H03).")
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
    if phase == "last-chance" and catching(states, 0) < 0:
        refuse("There is no last chance on a bid that no card can catch (H23a).")


def table_flag(what: str, seat: Json, table_from: str, its_turn: bool) -> bool:
    """H21: whether table play has begun, judging by the cards; `table` must agree where they decide it."""
    hand, given = len(seat["hand"]), seat["table"]
    if table_from in ("source", "blind"):
        if given:
            refuse(f'{what} has "table" true; with table_from {table_from} it is always false (H21x).')
        return False
    done = not hand and not seat["stock"]
    played_table = len(seat["open"]) < PLACES or PLAYED in seat["blind"]
    must = played_table or hand > HAND or (done and (table_from == "reached" or its_turn))
    if given and seat["stock"]:
        refuse(f'{what} has "table" true and a stock left; table play begins without stock and hand (H21).')
    if given is False and must:
        refuse(f'{what} has "table" false, but its table play must have begun (H21).')
    return bool(must if given is None else given)


def check_opener(states: States, data: ReadJson) -> None:
    """H05: the seats announce; the seat that is to open must have the lowest card."""
    s, seats = states[0], int(states[0]["seats"])
    announce_again(states, 0)
    lowest = int(s["announced"][:seats].min())
    if s["opening"] == BY_LOT or lowest == NOTHING:
        refuse("Nobody opens with a lowest card here: the phase is play (H05a).")
    if s["announced"][s["turn"]] != lowest:
        refuse(f"Seat {s['turn']} may not open: the lowest card announced is {LETTERS[lowest]} (H05).")


def check_dealt(states: States, data: ReadJson) -> None:
    """H05: a hand that still has cards dealt has the one announced, and few lower ones."""
    s = states[0]
    for seat in range(int(s["seats"])):
        hand = len(bag_text(int(s["hand"][seat]))) + int(s["unseen"][seat])
        if s["dealt"][seat] and (hand > HAND or s["known"][seat]):
            refuse(f'Seat {seat}\'s hand is not the one it was dealt: its "dealt" can tell nothing (H05).')
        if not s["unseen"][seat] and not fits_announced(states, 0, seat):
            said, dealt = data.get("announced"), data.get("dealt")
            refuse(f"Seat {seat}'s hand cannot be what is left after announcing {said}, with {dealt} dealt (H05).")


def check_row(edition: Edition, number: int, row: Json) -> None:
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


def check_end(states: States, row: Json) -> None:
    """H23, H23b: when everything is over, the last row must follow from the cards on the table."""
    s = states[0]
    s["finisher"] = -1 if row["finisher"] is None else row["finisher"]
    score_again(states, 0)
    for seat in range(int(s["seats"])):
        held, said = int(s["held"][seat]), row["held"][seat]
        if held != said:
            refuse(f"Seat {seat} holds {held} cards at the end, but the last row says {said} (H23b).")
        finished = held == len(bag_text(int(s["aside"][seat])))
        if finished != (seat == row["finisher"]):
            refuse(f"Seat {seat} {'has' if finished else 'has not'} finished, but the last row says otherwise (H23).")
