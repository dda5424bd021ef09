"""Bad input: positions that cannot be."""

from __future__ import annotations

import random
from typing import Any

import pytest

import halfpast
from tests.games.half.bad_input.common import AMIGO, BARE, FULL, MISSING, ROW, Edits, each, edited, edited_id, refused
from tests.games.half.rules.positions import DECK, ZONES, cards, house, in_order


@pytest.mark.parametrize("position", [None, [], "half", 7, True, [BARE]])
def test_load_refuses_what_is_no_dict(position: Any) -> None:
    refused(halfpast.InvalidPosition, "A position is a dict", halfpast.load, position)


@pytest.mark.parametrize("game", [MISSING, None, "chess", 7, ["half"], {"half": 1}])
def test_load_refuses_a_position_of_no_game(game: Any) -> None:
    refused(halfpast.InvalidPosition, '"game" is one of: half', halfpast.load, edited(BARE, {"game": game}))


KEYS: list[tuple[Edits, str]] = [
    ({"edition": MISSING}, "A position lacks: edition"),
    ({"phase": MISSING}, "A position lacks: phase"),
    ({"turn": MISSING}, "A position lacks: turn"),
    ({"pile": MISSING}, "A position lacks: pile"),
    ({"seats": MISSING}, "A position lacks: seats"),
    ({"pile": MISSING, "seats": MISSING}, "A position lacks: pile, seats"),
    ({"colour": "red"}, "no key 'colour'; it has: game, edition"),
    ({"seats.1.hands": "377"}, "Seat 1 has no key 'hands'; it has: hand, stock, open, blind, aside, table"),
    ({"seats.1": "377"}, "Seat 1 is a dict, not str"),
    ({"seats.1": None}, "Seat 1 is a dict"),
    ({"seats": []}, '"seats" is a list of 2 to 5 seats'),
    ({"seats": BARE["seats"][:1]}, '"seats" is a list of 2 to 5 seats'),
    ({"seats": BARE["seats"] * 2}, '"seats" is a list of 2 to 5 seats'),
    ({"seats": {"0": {}, "1": {}}}, '"seats" is a list of 2 to 5 seats'),
    ({"seats": 3}, '"seats" is a list of 2 to 5 seats'),
    ({"seats": None}, '"seats" is a list of 2 to 5 seats'),
    ({"match": []}, '"match" is a dict'),
    ({"match": {"round": 1}}, "\"match\" has no key 'round'; it has: game, games, results"),
    ({"rng": "07" * 32}, '"rng" is a dict'),
    ({"rng": {}}, '"rng" lacks: key, deals'),
    ({"rng": {"key": "07" * 32, "deals": 1, "salt": ""}}, "\"rng\" has no key 'salt'"),
]
TYPES: list[tuple[Edits, str]] = [
    *each("edition", [None, 7, ["amigo"], {"base": "amigo"}], '"edition" is a name'),
    *each("phase", ["playing", "", None, 2, ["play"]], '"phase" is one of exchange, opening, play'),
    *each("turn", [-1, 3, "0", None, False, 0.0, [0]], '"turn" is a whole number from 0 to 2'),
    *each("dealer", [-1, 3, "0", None, True, 1.0], '"dealer" is a whole number from 0 to 2'),
    *each("plays", [-1, 2**70, "0", None, True, 1.0], '"plays" is a whole number from 0 to'),
    *each("from", ["stock", "", None, 0, ["hand"]], '"from" is one of hand, open, blind'),
    *each("pile", [None, 6, ["6", "h"], True], '"pile" is a text of cards'),
    *each("out", [None, 6, ["6", "h"], {}], '"out" is a text of cards'),
    *(case for zone in ZONES for case in each(f"seats.0.{zone}", [7, ["7"], None], f'Seat 0\'s "{zone}" is a text')),
    *(case for zone in ZONES for case in each(f"seats.2.{zone}", ["x77", "7X7"], f"Seat 2's \"{zone}\" has '[xX]'")),
    *(case for zone in ZONES for case in each(f"seats.0.{zone}", ["7½7", "7 7"], "the cards are 0123456789hg")),
    *(
        case
        for zone in ("hand", "stock", "open", "aside")
        for case in each(f"seats.0.{zone}", ["-77"], "has '-', which")
    ),
    *each("pile", ["6-", "6H", "6 "], '"pile" has .*, which is no card'),
    *each("out", ["6-", "6H", "6 "], '"out" has .*, which is no card'),
    *each("seats.0.table", [0, 1, "no", []], 'Seat 0\'s "table" is true or false'),
    *each("known", [None, "37", {}, [], ["3", ""], ["3", "", "", ""]], '"known" is a list with a text'),
    *each("known", [[None, "", ""], [3, "", ""], [["3"], "", ""]], '"known" is a text of cards'),
    *each("known", [["x", "", ""], ["-", "", ""]], '"known" has .*, which is no card'),
    *each("announced", [3, ["3", "-", "1"], {}], '"announced" is a text of cards'),
    *each("announced", ["", "3-", "3-11"], '"announced" has one character a seat'),
    *each("announced", ["x-1"], "\"announced\" has 'x', which is no card"),
    *each(
        "rng", [{"key": key, "deals": 1} for key in ("", "07", "zz" * 32, "7" * 63, 7, None)], "64 hexadecimal digits"
    ),
    *each(
        "rng", [{"key": "07" * 32, "deals": n} for n in (0, -1, 2**70, "1", None)], '"deals" in "rng" is a whole num'
    ),
]
HOUSE_KEYS: list[tuple[Edits, str]] = [
    ({"edition": "ours"}, "no edition 'ours'; a house edition needs its \"parameters\" in full"),
    ({"edition": ""}, "There is no edition ''"),
    ({"edition": "ours", "parameters": []}, '"parameters" is a dict'),
    ({"edition": "ours", "parameters": None}, '"parameters" is a dict'),
    ({"edition": "ours", "parameters": {}}, "does not say: stock, opening"),
    ({"edition": "ours", "parameters": {**AMIGO, "colour": 1}}, 'no parameter "colour"'),
    ({"edition": "ours", "parameters": {**AMIGO, "stock": 12}}, "from 0 to 11, not 12"),
    ({"edition": "ours", "parameters": {**AMIGO, "exchange": 0}}, "is true or false, not 0"),
    ({"edition": "ours", "parameters": {**AMIGO, "opening": []}}, "lowest-yellow or lowest-number or lot"),
    ({"edition": "ours", "parameters": {k: v for k, v in AMIGO.items() if k != "games"}}, "does not say: games"),
]
BAD_NAMES = ["", "   ", "x" * 41, "a\nb", "\ud800"]  # as for new
HOUSE_KEYS += [({"edition": name, "parameters": AMIGO | {"games": 2}}, "1 to 40") for name in BAD_NAMES]
COUNTS: list[tuple[Edits, str]] = [
    ({"seats.0.aside": "1111"}, "cards 1, where the deck has 4"),
    ({"seats.0.aside": "9" * 4}, "7 cards 9, where the deck has 6"),
    ({"seats.0.stock": "h" * 20}, "cards h, where the deck has 8"),
    ({"pile": "g" * 9}, "cards g, where the deck has 8"),
    ({"out": FULL}, "where the deck has"),
    ({"out": ""}, r"There are \d\d cards, not 72 .*missing: 000"),
    ({"out": in_order("".join((DECK - cards({**BARE, "seats": [], "out": ""})).elements()))}, "where the deck has"),
]
ZONE_RULES: list[tuple[Edits, str]] = [
    ({"seats.0.blind": "89"}, '"blind" has 3 places, .* this has 2'),
    ({"seats.0.blind": ""}, "this has 0"),
    ({"seats.0.blind": "89g0"}, "this has 4"),
    ({"seats.0.blind": "----"}, "this has 4"),
    ({"seats.0.open": "4566"}, "Seat 0 has 4 open cards; there are 3 at the most"),
    ({"seats.0.stock": "", "seats.0.blind": "8-g"}, "Seat 0 has played blind cards while it still has open ones"),
    ({"seats.0.stock": "", "seats.0.open": "4", "seats.0.blind": "---"}, "blind cards while it still has open ones"),
    ({"seats.0.hand": "37"}, "Seat 0 has a stock and 2 cards in hand; while the stock lasts it holds three"),
    ({"seats.0.hand": "3377"}, "Seat 0 has a stock and 4 cards in hand"),
    ({"seats.0.hand": ""}, "Seat 0 has a stock and 0 cards in hand"),
    ({"seats.0.open": "45"}, "Seat 0 has played from the table with its stock unfinished"),
    ({"seats.0.open": "", "seats.0.blind": "8--"}, "from the table with its stock unfinished"),
    ({"seats.1": {}}, "Seat 1 has finished, but the phase is play"),
    ({"seats.0": {"aside": "377"}}, "Seat 0 has finished, but the phase is play"),
    ({"known": ["33", "", ""]}, "Seat 0 does not hold all of its \"known\" cards '33'"),
    ({"known": ["", "", "8"]}, 'Seat 2 does not hold all of its "known" cards'),
    ({"known": ["h" * 9, "", ""]}, 'does not hold all of its "known" cards'),
    ({"known": ["h" * 16, "", ""]}, 'does not hold all of its "known" cards'),
]
LAST_LAID: list[tuple[Edits, str]] = [
    ({"pile": "", "from": "open"}, '"from" is "hand" on an empty pile'),
    ({"pile": "", "from": "blind"}, '"from" is "hand" on an empty pile'),
    ({"from": "open"}, "seat before the turn cannot have laid open cards last"),
    ({"from": "blind"}, "seat before the turn cannot have laid blind cards last"),
    ({"from": "open", "seats.2.stock": "", "seats.2.hand": ""}, "cannot have laid open cards last"),
    ({"from": "open", "seats.2.stock": "", "seats.2.open": "7"}, "cannot have laid open cards last"),
    (
        {"from": "blind", "seats.2.stock": "", "seats.2.hand": "", "seats.2.open": ""},
        "cannot have laid blind cards last",
    ),
    (
        {"from": "blind", "seats.2.stock": "", "seats.2.hand": "", "seats.2.open": "7"},
        "cannot have laid blind cards last",
    ),
]
LENGTH: list[tuple[Edits, str]] = [
    ({"plays": 1000}, "After 1000 plays this game would be over"),
    ({"plays": 1001}, "After 1001 plays this game would be over"),
    ({"plays": 1002}, '"plays" is a whole number from 0 to 1001'),
    ({"edition": "ours", "parameters": {**AMIGO, "max_plays": 100}, "plays": 100}, "After 100 plays"),
]
BLOCK: list[tuple[Edits, str]] = [
    *each("match.games", [0, 100, "6", None, True, 6.0], '"games" is a whole number from 1 to 99'),
    *each("match.game", [0, 7, "1", None, True], '"game" is a whole number from 1 to 6'),
    ({"match": {"game": 2}}, "Game 2 of 6, phase play, does not go with 0 finished games"),
    ({"match": {"game": 1, "results": [ROW]}}, "does not go with 1 finished games"),
    ({"match": {"games": 1, "results": [ROW]}}, "does not go with 1 finished games"),
    ({"match": {"games": 2, "results": [ROW, ROW, ROW]}}, "does not go with 3 finished games"),
    *each("match.results", [None, 1, "none", {}, {"0": ROW}, True], '"results" is a list of rows'),
    *each("match.results", [[None], [1], [[]], ["won"]], "A row of results is a dict"),
    *(({"match.results": [edited(ROW, {key: MISSING})]}, f"A row of results lacks: {key}") for key in ROW),
    *each("match.results", [[{**ROW, "won": 1}]], "A row of results has no key 'won'"),
    *(
        ({"match.results": [edited(ROW, edit)]}, f'"{key}" in results is a list with a number for each seat')
        for key in ("held", "points")
        for edit, _ in each(key, [None, 3, {}, "403", [], [4, 0], [4, 0, 9, 1]], "")
    ),
    *(
        ({"match.results": [edited(ROW, edit)]}, f'"{key}" in results is a whole number from 0 to 72')
        for key in ("held", "points")
        for edit, _ in each(f"{key}.0", [-1, 73, "4", None, True, 4.0], "")
    ),
    *(
        ({"match.results": [edited(ROW, edit)]}, f'"{key}" in results is a whole number from 0 to 2')
        for key in ("finisher", "big_loser")
        for edit, _ in each(key, [-1, 3, "1", True, 1.0, [1]], "")
    ),
    *each("match.results", [[{**ROW, "finisher": None}], [{**ROW, "big_loser": None}]], "big_loser"),
    *each("match.results", [[{**ROW, "big_loser": 1}]], "big.loser"),  # the finisher cannot lose
]


@pytest.mark.parametrize(
    ("edits", "telling"),
    [*KEYS, *TYPES, *HOUSE_KEYS, *COUNTS, *ZONE_RULES, *LAST_LAID, *LENGTH, *BLOCK],
    ids=edited_id,
)
def test_load_refuses_what_cannot_be(edits: Edits, telling: str) -> None:
    halfpast.load(BARE)
    refused(halfpast.InvalidPosition, telling, halfpast.load, edited(BARE, edits))


def test_load_counts_to_72_where_out_is_given() -> None:
    full = halfpast.load(BARE).position()
    assert full["out"].endswith("g")
    refused(
        halfpast.InvalidPosition,
        "There are 71 cards, not 72 .*missing: g",
        halfpast.load,
        edited(full, {"out": full["out"][:-1]}),
    )
    refused(halfpast.InvalidPosition, "73 cards in all", halfpast.load, edited(full, {"out": full["out"] + "g"}))
    swapped = full["out"][:-1] + "h"
    refused(halfpast.InvalidPosition, "9 cards h, where the deck has 8", halfpast.load, edited(full, {"out": swapped}))


@pytest.mark.parametrize(
    ("edition", "pile", "wrong"),
    [
        ("amigo", "73", "3 cannot follow \"7\""),
        ("amigo", "6h6", "6 cannot follow \"6h\""),
        ("amigo", "6h7", "7 cannot follow \"6h\""),  # an attack: the pile would be gone
        ("amigo", "h1", "1 cannot follow \"h\""),
        ("amigo", "6hg7", "7 cannot follow \"6hg\""),
        ("amigo", "h0", "0 cannot follow \"h\""),
        ("amigo", "8h0", "0 cannot follow \"8h\""),
        ("amigo", "8hh", "h cannot follow \"8h\""),
        ("amigo", "8h9", "9 cannot follow \"8h\""),
        ("amigo", "98", "8 cannot follow \"9\""),
        ("amigo", "9h9", "9 cannot follow \"9h\""),
        ("amigo", "59", "9 cannot follow \"5\""),
        ("amigo", "58h", "8 cannot follow \"5\""),
        ("amigo", "65", "5 cannot follow \"6\""),
        ("amigo", "5g4", "4 cannot follow \"5g\""),
        ("fundex", "5g6", "6 cannot follow \"5g\""),
        ("express", "8h8h", "8 cannot follow \"8h\""),
        ("express", "8h5", "5 cannot follow \"8h\""),
        ("express", "4h5", "5 cannot follow \"4h\""),
        ("express-advanced", "58h", "8 cannot follow \"5\""),
    ],
)  # fmt: skip
def test_load_refuses_a_pile_that_nobody_could_have_laid(edition: str, pile: str, wrong: str) -> None:
    position = edited(BARE, {"edition": edition, "pile": pile, "seats": [{"hand": "46"}, {"hand": "37"}]})
    refused(halfpast.InvalidPosition, f"Nobody could have laid the pile.*{wrong}", halfpast.load, position)


@pytest.mark.parametrize(
    ("edition", "pile"),
    [
        ("amigo", "6h8h"),
        ("amigo", "7h8h"),  # 8+½ on 7½ is no attack
        ("amigo", "8h8hg8h"),
        ("amigo", "5g6"),
        ("amigo", "55300"),
        ("amigo", "9hh0"),
        ("fundex", "5g4"),
        ("express", "95"),
        ("express", "75g3"),
        ("express-advanced", "8h8h"),
    ],
)
def test_load_takes_a_pile_that_could_be_laid(edition: str, pile: str) -> None:
    position = edited(BARE, {"edition": edition, "pile": pile, "seats": [{"hand": "46"}, {"hand": "37"}]})
    assert halfpast.load(position).position()["pile"] == pile


TABLE_FROM = {"reached": "amigo", "started": "fundex", "source": "express"}
DONE = {"hand": "", "stock": ""}


@pytest.mark.parametrize(
    ("table_from", "turn", "seat", "telling"),
    [
        ("reached", 0, {"table": True}, "Seat 1 has \"table\" true and a stock left"),
        ("reached", 0, {**DONE, "table": False}, "Seat 1 has \"table\" false, but its table play must have begun"),
        ("reached", 1, {**DONE, "table": False}, "table play must have begun"),
        ("reached", 0, {"stock": "", "open": "14", "table": False}, "table play must have begun"),
        ("reached", 0, {"stock": "", "open": "", "blind": "0-h", "table": False}, "table play must have begun"),
        ("reached", 0, {"stock": "", "hand": "004h", "table": False}, "table play must have begun"),
        ("started", 0, {"table": True}, "\"table\" true and a stock left"),
        ("started", 1, {**DONE, "table": False}, "table play must have begun"),
        ("started", 0, {"stock": "", "open": "14", "table": False}, "table play must have begun"),
        ("started", 0, {"stock": "", "open": "", "blind": "0-h", "table": False}, "table play must have begun"),
        ("started", 0, {"stock": "", "hand": "004h", "table": False}, "table play must have begun"),
        ("source", 0, {"table": True}, "with table_from source it is always false"),
        ("source", 1, {**DONE, "table": True}, "with table_from source it is always false"),
        ("source", 0, {"stock": "", "open": "14", "table": True}, "with table_from source it is always false"),
        ("source", 0, {"stock": "", "hand": "004h", "table": True}, "with table_from source it is always false"),
    ],
    ids=str,
)  # fmt: skip
def test_H21_load_refuses_a_table_that_contradicts_the_cards(
    table_from: str, turn: int, seat: Edits, telling: str
) -> None:
    edits = {"edition": TABLE_FROM[table_from], "turn": turn, **{f"seats.1.{key}": seat[key] for key in seat}}
    refused(halfpast.InvalidPosition, telling, halfpast.load, edited(BARE, edits))
    edits["seats.1.table"] = not seat["table"]
    assert halfpast.load(edited(BARE, edits)).position()["seats"][1]["table"] is not seat["table"]


@pytest.mark.parametrize("table", [False, True])
def test_H21b_a_seat_waiting_for_its_first_turn_without_cards_may_have_begun_or_not(table: bool) -> None:
    edits = {"edition": "fundex", "seats.1.hand": "", "seats.1.stock": "", "seats.1.table": table}
    assert halfpast.load(edited(BARE, edits)).position()["seats"][1]["table"] is table


@pytest.mark.parametrize("edition", ["amigo", "fundex"])
@pytest.mark.parametrize("phase", ["opening", "exchange"])
def test_H21_no_table_play_has_begun_before_the_opening(edition: str, phase: str) -> None:
    """With no stock too: the hand is dealt, and nothing was played."""
    m = halfpast.new("half", edition=house(edition, stock=0, exchange=True), seats=3, games=2, seed=7)
    chooser = random.Random(7)
    while m.position()["phase"] != phase:
        m.play(chooser.choice(m.legal()))
    refused(halfpast.InvalidPosition, "table", halfpast.load, edited(m.position(), {"seats.1.table": True}))
