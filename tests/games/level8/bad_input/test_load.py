"""Bad input: positions of Level 8 as play reaches them and as they are typed load; those that cannot be do not."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import halfpast
from tests.games.half.bad_input.common import (
    FUZZ,
    MISSING,
    Edits,
    damage,
    each,
    edited,
    edited_id,
    is_sentence,
    refused,
)
from tests.games.level8.bad_input.common import BARE, HOUSES, MASTER, OWN, PHASES, positions, sound
from tests.games.level8.rules.positions import EDITIONS, PAIR, Data, at, cards, has, play, seat, some_move, stands


@pytest.mark.parametrize("edition", [*EDITIONS, *HOUSES], ids=str)
def test_load_is_the_inverse_of_position_in_every_phase(edition: str | Data) -> None:
    met = set()
    for position in positions():
        if position["edition"] == (edition if isinstance(edition, str) else edition.get("name", "house")):
            m = halfpast.load(json.loads(json.dumps(position)))
            assert m.position() == position
            met.add(position["phase"])
    assert {"draw", "act"} <= met


def test_the_positions_damaged_here_are_of_every_phase() -> None:
    assert {position["phase"] for position in positions()} == set(PHASES)


def test_a_bare_position_gets_plain_defaults() -> None:
    typed = {key: BARE[key] for key in ("game", "edition", "card", "phase", "turn")}
    stock = list((cards(BARE) - Counter(["r1", "r3"])).elements())
    m = halfpast.load({**typed, "seats": [{"hand": ["r3", "r1"]}, {}], "stock": stock})
    none = {"level": 1, "pile": [], "laid": [], "keeps": 0, "skip": False, "shown": [], "kept": []}
    expected = {**typed, "round": 1, "dealer": 0, "plays": 0, "under": [], "stock": stock}
    expected["seats"] = [{**none, "hand": ["r1", "r3"]}, {**none, "hand": []}]
    assert m.position() == expected
    assert halfpast.load(expected).position() == expected


def test_cards_may_be_typed_in_any_order() -> None:
    position = copy.deepcopy(BARE)
    position["seats"][0]["hand"].reverse()
    position["seats"][0]["laid"][0]["cards"].reverse()
    assert halfpast.load(position).position() == BARE


def test_a_part_of_the_deck_says_what_is_out() -> None:
    position = edited(BARE, {"stock": BARE["stock"][:5], "out": BARE["stock"][5:][::-1]})
    assert sorted(halfpast.load(position).position()["out"]) == sorted(BARE["stock"][5:])


def test_the_log_of_a_typed_position_replays_into_the_next_deal() -> None:
    m = play(at("p15", laid=["set p1 b1"], card=PAIR), "discard p15")
    assert m.position()["round"] == 2
    assert halfpast.replay(json.loads(json.dumps(m.log()))).position() == m.position()


def test_a_typed_position_and_the_same_one_written_in_full_go_on_alike() -> None:
    full = at("p15", laid=["set p1 b1"], card=PAIR).position()
    bare = {key: value for key, value in full.items() if key not in ("round", "plays", "under", "dealer")}
    after = play(halfpast.load(full), "discard p15").position()
    assert play(halfpast.load(bare), "discard p15").position() == after


def test_L16_who_has_three_cards_or_fewer_need_not_be_typed_as_showing_them() -> None:
    m = at("r1", phase="show", seat1=seat("o1 o2"), seat2=seat("y1 y2 y3 y4"))
    assert (stands(m), has(m, 1)["shown"]) == (("show", 2), ["o1", "o2"])
    assert halfpast.load(m.position()).position() == m.position()


def test_L20_without_ender_it_is_the_next_seat_with_an_empty_hand_and_a_pile() -> None:
    m = at("r1 r2", phase="keep", level=5, seat1=seat("", pile="y1"), seat2=seat("o1 o2", level=5))
    assert m.position()["ender"] == 1  # so seat 0 is the last to choose
    assert play(m, "done").position()["round"] == 2


# What cannot be


@pytest.mark.parametrize("position", [None, [], "level8", 7, True, [BARE]])
def test_load_refuses_what_is_no_dict(position: Any) -> None:
    refused(halfpast.InvalidPosition, "A position is a dict", halfpast.load, position)


KEYS: list[tuple[Edits, str]] = [
    *(({key: MISSING}, f"A position lacks: {key}") for key in ("edition", "card", "turn", "phase", "seats", "stock")),
    ({"colour": "red"}, "no key 'colour'; it has: game, edition"),
    ({"seats.1.hands": []}, "Seat 1 has no key 'hands'; it has: level, hand, pile"),
    ({"seats.1": "r7"}, "Seat 1 is a dict, not str"),
    ({"seats.0.laid.0.colour": "r"}, "A group of seat 0 has no key 'colour'"),
    ({"seats.0.laid.0.cards": MISSING}, "A group of seat 0 lacks: cards"),
    ({"seats.0.laid.0": ["r1"]}, "A group of seat 0 is a dict"),
    *each("seats", [[], BARE["seats"][:1], BARE["seats"] * 3, {"0": {}}, 3, None], "a list of 2 to 6 seats"),
    ({"rng": "07" * 32}, '"rng" is a dict'),
    ({"rng": {}}, '"rng" lacks: key, deals'),
]
TYPES: list[tuple[Edits, str]] = [
    *each("edition", [None, 7, ["master"], {"base": "master"}], '"edition" is a name'),
    *each("edition", ["", "Master", "ours"], 'no edition .*; a house edition needs its "parameters" in full'),
    *each("phase", ["acting", "", None, 2, ["act"], "laying"], '"phase" is one of draw, act, show, pick, put'),
    *each("turn", [-1, 3, "0", None, False, 0.0, [0]], '"turn" is a whole number from 0 to 2'),
    *each("dealer", [-1, 3, "0", None, True, 1.0], '"dealer" is a whole number from 0 to 2'),
    *each("round", [0, -1, 2**70, "1", None, True], '"round" is a whole number from 1 to'),
    *each("plays", [-1, 2**70, 65_535, "0", None, True], '"plays" is a whole number from 0 to'),
    *each("stock", [None, 7, "r1 r2", {}], '"stock" is a list of cards'),
    *each("under", [None, "take", {}], '"under" is a list of cards'),
    *each("out", [None, "take", {}, 3], '"out" is a list of cards'),
    *each(
        "stock", [["r16"], ["r0"], ["R1"], ["x"], [7], [None], ["j2"], ["r1 r2"]], '"stock" has .*, which is no card'
    ),
    *(
        case
        for zone in ("hand", "pile", "shown", "kept")
        for case in [
            *each(f"seats.1.{zone}", [7, "r7", None], f'Seat 1\'s "{zone}" is a list of cards'),
            *each(f"seats.1.{zone}", [["r16"], [["r1"]], [None]], f'Seat 1\'s "{zone}" has .*, which is no card'),
        ]
    ),
    *each("seats.1.level", [0, 9, "1", None, True, 1.0], 'Seat 1\'s "level" is a whole number from 1 to 8'),
    *each("seats.1.keeps", [-1, 16, "1", None, True], 'Seat 1\'s "keeps" is a whole number from 0 to 15'),
    *each("seats.1.skip", [0, 1, "no", None], 'Seat 1\'s "skip" is true or false'),
    *each("seats.1.laid", [None, 7, "run", {}], 'Seat 1\'s "laid" is a list of groups'),
    *each("seats.0.laid.0.group", ["flush", None, 0, ["run"]], "A group is one of run, set, colour, colour-run"),
    *each("seats.0.laid.0.cards", [None, "o4", 7, [7, 8], [None]], "cards of a group of seat 0 are a list of texts"),
    *each("seats.0.laid.0.cards", [["o4", "x"], ["o4", ""]], "is no card; cards are r7"),
    *each("seats.0.laid.0.cards", [["o4", "j1"], ["o4", "j1=j6"], ["o4", "j1=b16"]], "Say what the joker stands for"),
    *each("seats.0.laid.0.cards", [["o4", "o5=o5"]], "o5 is no joker"),
    *each("known", [None, "r1", {}, [], [[], []], [[], [], [], []]], '"known" is a list of cards for each seat'),
    *each("known", [[None, [], []], [["x"], [], []]], 'The "known" cards of seat 0'),
    *each("known", [[["r9"], [], []], [["r1", "r1"], [], []]], 'The "known" cards of seat 0 are not all in its hand'),
    *each("rng", [{"key": key, "deals": 1} for key in ("", "07", "zz" * 32, 7, None)], "64 hexadecimal digits"),
    *each("rng", [{"key": "07" * 32, "deals": n} for n in (-1, 2**70, "1", None)], '"deals" in "rng" is a whole num'),
]
CARD: list[tuple[Edits, str]] = [
    *each("card", [None, 7, True, ["level8-1"], {}, {"name": "x"}], "[Ll]evel card"),
    *each("card", ["", "master-9", "Level8-1"], "There is no level card .* There are: level8-1, master-1"),
    ({"card": {"name": "", "levels": OWN["levels"]}}, "The name of a level card is a text of 1 to 40"),
    ({"card": {"name": "level8-1", "levels": OWN["levels"]}}, "level8-1 is the name of another level card"),
]
HOUSE_KEYS: list[tuple[Edits, str]] = [
    *each("parameters", [[], None, 7], '"parameters" is a dict'),
    ({"edition": "ours", "parameters": {}}, "does not say: copies"),
    ({"edition": "ours", "parameters": {**MASTER, "colour": 1}}, 'no parameter "colour"'),
    ({"edition": "ours", "parameters": {**MASTER, "copies": 3}}, "from 1 to 2, not 3"),
    ({"edition": "ours", "parameters": {**MASTER, "keep_from": 9}}, "never or a whole number from 1 to 8, not 9"),
    ({"edition": "   ", "parameters": {**MASTER, "takes": 1}}, "1 to 40"),
    ({"edition": "ours", "parameters": {**MASTER, "takes": 1}}, "There are 2 cards take, where the deck has 1"),
]
COUNTS: list[tuple[Edits, str]] = [
    ({"seats.1.pile": ["r1"]}, "There are 2 cards r1, where the deck has 1 .L01"),
    ({"seats.1.hand": [*BARE["seats"][1]["hand"], "j1"]}, "There are 5 cards j1, where the deck has 4"),
    ({"seats.1.hand": [*BARE["seats"][1]["hand"], *["j1"] * 300]}, "There are 304 cards j1, where the deck has 4"),
    ({"seats.1.pile": ["r1"] * 300}, "There are 301 cards r1"),
    ({"stock": BARE["stock"] * 4}, "where the deck has 1"),
    (
        {"stock": BARE["stock"][1:]},
        'where the deck has 1 .L01.; cards that are not in this match are named under "out"',
    ),
    ({"under": ["take"] * 300}, "There are 30. cards take"),
    ({"seats.1.keeps": 15}, "cards keep, where the deck has 4"),
    ({"seats.1.skip": True}, "There are 1 cards skip, where the deck has 0"),
    ({"out": ["r1"]}, "There are 2 cards r1"),
    ({"edition": "master+skips"}, "There are 0 cards skip, where the deck has 3"),
    ({"edition": "level8"}, "where the deck has"),
]
KEEPER = {**BARE["seats"][2], "level": 5, "kept": ["b1"]}
ZONE_RULES: list[tuple[Edits, str]] = [
    ({"under": ["r3"], "stock": [card for card in BARE["stock"] if card != "r3"]}, '"under" holds specials only'),
    ({"seats.1.shown": ["p1"]}, 'Cards are "shown" in the phases show and pick only .L16'),
    ({"seats.1.kept": ["p1"]}, 'Cards are "kept" in the phase keep only .L20'),
    ({"seats.1.shown": ["p9"]}, 'Seat 1\'s "shown" has a card that is not in the hand'),
    ({"seats.1.kept": ["p9"]}, 'Seat 1\'s "kept" has a card that is not in the hand'),
    ({"seats.1.shown": ["p1", "p2", "p3", "p4"]}, "Seat 1 shows 4 cards; three at the most .L16"),
    ({"put": 1}, '"put" is said in the phase put only'),
    ({"ender": 1}, '"ender" is said in the phase keep only'),
    ({"winner": 1}, '"winner" is said in the phase over only'),
    ({"phase": "over"}, '"turn" is null when the match is over'),
    ({"phase": "over", "turn": None, "winner": 3}, '"winner" is a whole number from 0 to 2'),
    ({"phase": "over", "turn": None, "seats.1.kept": ["p1"]}, 'Cards are "kept" in the phase keep only'),
    *(({"phase": "put", "put": put}, '"put" is a whole number from 0 to 2') for put in (-1, 3, "1", None)),
    *(({"phase": "keep", "turn": 1, "ender": who}, '"ender" is a whole number from 0 to 2') for who in (-1, 3, "1")),
    ({"phase": "keep", "turn": 1, "round": 200}, "Nothing is kept after round 200: the match is over .L26"),
    ({"phase": "keep", "turn": 2}, "Seat 2 has nothing to choose: it may keep 0 cards .L20"),
    ({"phase": "keep", "turn": 1, "seats.1.kept": ["p1", "p2", "p3"]}, "Seat 1 has nothing to choose: it may keep 3"),
    ({"phase": "keep", "turn": 1, "seats.2.kept": ["b1"]}, "Seat 2 keeps 1 cards; it may keep 0 .L20"),
    ({"phase": "keep", "turn": 1, "ender": 0, "seats.2": KEEPER}, "Seat 2 has kept cards before its turn"),
    ({"phase": "show", "seats.1.shown": ["p1", "p2", "p3"]}, 'All have shown: the "phase" is pick .L16'),
    ({"phase": "show", "seats.2.shown": ["b1"]}, "Seat 2 has shown cards before its turn to show .L16"),
    ({"phase": "show", "seats.0.shown": ["r1"]}, "Seat 0 played take: only the others show cards .L16"),
    ({"phase": "pick", "seats.0.shown": ["r1"]}, "Seat 0 played take: only the others show cards .L16"),
]  # fmt: skip


@pytest.mark.parametrize(("edits", "telling"), [*KEYS, *TYPES, *CARD, *HOUSE_KEYS, *COUNTS, *ZONE_RULES], ids=edited_id)
def test_load_refuses_what_cannot_be(edits: Edits, telling: str) -> None:
    halfpast.load(BARE)
    refused(halfpast.InvalidPosition, telling, halfpast.load, edited(BARE, edits))


@pytest.mark.parametrize("phase", ["show", "pick"])
def test_L15_nobody_without_cards_has_played_take(phase: str) -> None:
    """Else the turn would go round for ever where nobody holds anything and nothing is left to draw."""
    with pytest.raises(halfpast.InvalidPosition, match=r"Seat 0 has no card, but take is never .* L15|L15"):
        at("", phase=phase, stock="", seat1=seat("r1 r2 r3 r4" if phase == "show" else ""), seat2=seat(""))


def test_a_group_more_than_a_level_can_have_is_refused() -> None:
    six = [f"set r{number} o{number}" for number in range(1, 7)]
    with pytest.raises(halfpast.InvalidPosition, match=r"Group 6 of seat 1 cannot be: a level has at most 5 groups"):
        at("y1", seat1=seat(laid=six))


# Damaged at random


def move_a_card(draw: st.DrawFn, position: Data) -> None:
    """From one zone to another, so that the deck is conserved."""
    zones = [
        position["stock"],
        position["under"],
        *(one[zone] for one in position["seats"] for zone in ("hand", "pile")),
    ]
    zones += [group["cards"] for one in position["seats"] for group in one["laid"]]
    one, other = draw(st.sampled_from(zones)), draw(st.sampled_from(zones))
    if one:
        card = one.pop(draw(st.integers(0, len(one) - 1)))
        other.insert(draw(st.integers(0, len(other))), card.split("=")[0] if draw(st.booleans()) else card)


def empty_a_zone(draw: st.DrawFn, position: Data) -> None:
    """Into the stock, or out of the match."""
    zones = [
        position["stock"],
        position["under"],
        *(one[zone] for one in position["seats"] for zone in ("hand", "pile")),
    ]
    zone = draw(st.sampled_from(zones))
    target = position.setdefault("out", []) if draw(st.booleans()) else position["stock"]
    if target is not zone:
        target += zone
        zone.clear()


def stand_otherwise(draw: st.DrawFn, position: Data) -> None:
    """Another phase, turn, dealer, level or edition."""
    seats = list(range(len(position["seats"])))
    key = draw(st.sampled_from(["phase", "turn", "dealer", "edition", "plays", "round", "level"]))
    if key == "level":
        draw(st.sampled_from(position["seats"]))["level"] = draw(st.integers(1, 8))
        return
    others: Data = {
        "phase": PHASES, "turn": [None, *seats], "dealer": seats, "edition": EDITIONS,
        "plays": [0, 1999, 2000, 10_000], "round": [1, 199, 200, 10_000],
    }  # fmt: skip
    position[key] = draw(st.sampled_from(others[key]))
    if key == "phase":
        for said in ("put", "ender", "winner"):
            position.pop(said, None)
        position["turn"] = None if position["phase"] == "over" else draw(st.sampled_from(seats))
        for one in position["seats"]:
            one["shown"], one["kept"] = [], []


@st.composite
def damaged_positions(draw: st.DrawFn) -> Data:
    position: Data = copy.deepcopy(draw(st.sampled_from(positions())))
    way = draw(st.sampled_from([damage, move_a_card, empty_a_zone, stand_otherwise]))
    for _ in range(draw(st.integers(1, 3))):
        way(draw, position)
    return position


@FUZZ
@given(position=damaged_positions(), chance=st.integers(0, 2**16))
def test_a_damaged_position_is_refused_or_sound(position: Data, chance: int) -> None:
    before = copy.deepcopy(position)
    try:
        m = halfpast.load(position)
    except halfpast.InvalidPosition as error:
        wrong = str(error)
    else:
        wrong = ""
    assert position == before
    if wrong:
        assert is_sentence(wrong), wrong
        return
    sound(m)
    chooser = random.Random(chance)
    for _ in range(8):
        if m.seat is None:
            break
        m.play(some_move(m, chooser))
        sound(m)
    assert halfpast.replay(json.loads(json.dumps(m.log()))).position() == m.position()


def test_L26_a_position_with_as_many_plays_as_can_be_typed_goes_on() -> None:
    m = at("r1 r2", phase="draw", extra={"plays": 20_000})
    m.play("draw")
    assert halfpast.load(m.position()).position() == m.position()
