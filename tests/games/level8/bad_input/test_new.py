"""Bad input: what new() and play() refuse of Level 8: decks, editions, level cards, texts that are no moves."""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import halfpast
from halfpast.arena.duel import duel
from halfpast.games.level8.rules.levels import read_card_file
from tests.games.half.bad_input.common import FUZZ, is_sentence, refused
from tests.games.level8.bad_input.common import BARE, OWN
from tests.games.level8.rules.positions import MASTER, at, house, seat

FULL = list(MASTER.elements())


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 3.0, "3", True, [3]])
def test_new_refuses_seats_that_are_not_2_to_6(seats: Any) -> None:
    refused(halfpast.HalfpastError, "seats is a whole number from 2 to 6", halfpast.new, "level8", seats=seats, seed=7)


@pytest.mark.parametrize("games", [0, 2, 6, "1", -1, True, 1.0])
def test_new_refuses_a_series(games: Any) -> None:
    refused(halfpast.HalfpastError, "A match of level8 is one game", halfpast.new, "level8", games=games, seed=7)


@pytest.mark.parametrize("dealer", [-1, 3, 0.0, "0", False])
def test_new_refuses_a_dealer_who_has_no_seat(dealer: Any) -> None:
    telling = "dealer is a whole number from 0 to 2"
    refused(halfpast.HalfpastError, telling, halfpast.new, "level8", seats=3, dealer=dealer, seed=7)


@pytest.mark.parametrize(
    ("deck", "telling"),
    [
        ([], "3 seats need more than 30 cards; this deck has 0"),
        (FULL[:30], "3 seats need more than 30 cards; this deck has 30"),
        ([*FULL[:30], "x"], "no card 'x'; cards are r7, p15, j1 j6 j11 j, take swap keep skip"),
        ([*FULL[:30], "j6=r7"], "no card 'j6=r7'"),
        ([*FULL, "r1"], "2 cards r1, where the deck has 1"),
        ([*FULL, "take"], "3 cards take, where the deck has 2"),
        ([*FULL, "j"], "1 cards j, where the deck has 0"),
        (["r1"] * 60, "60 cards r1, where the deck has 1"),
        (FULL * 2, "2 cards r1, where the deck has 1"),
        (" ".join(FULL), "A deck is a list of cards like r7, j6 or take"),
        (31, "A deck is a list of cards"),
        (list(range(40)), "A deck is a list of cards"),
        ([None] * 40, "A deck is a list of cards"),
        (b"r1" * 40, "A deck is a list of cards"),
    ],
)
def test_new_refuses_a_deck_that_cannot_be_dealt(deck: Any, telling: str) -> None:
    refused(halfpast.HalfpastError, telling, halfpast.new, "level8", seats=3, deck=deck, seed=7)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_new_takes_ten_cards_a_seat_and_one_more(seats: int) -> None:
    deck = random.Random(7).sample(FULL, 10 * seats + 1)
    position = halfpast.new("level8", seats=seats, deck=deck, seed=7).position()
    assert (position["stock"], len(position["out"])) == ([], 110 - 10 * seats)
    telling = f"more than {10 * seats} cards"
    refused(halfpast.HalfpastError, telling, halfpast.new, "level8", seats=seats, deck=deck[1:], seed=7)


@pytest.mark.parametrize(
    ("edition", "telling"),
    [
        (
            "Master",
            "no edition 'Master'. There are: master, level8, level8-101, level8-98, master.level8, master.skips",
        ),
        (7, r"An edition is a name \(master, .*not int"),
        ({}, 'needs a "base": master'),
        (house("amigo"), "no edition 'amigo'. There are: master"),
        (house(name=""), "a text of 1 to 40 printable characters"),
        (house(name="level8"), '"level8" is a printed edition; give the house edition a name of its own'),
        (house(joker_of=True), 'no parameter "joker_of".*Did you mean "joker_off"'),
        (house(colour="red"), 'no parameter "colour".*There are: copies, range_jokers'),
        (house(joker_off="yes"), r"joker_off \(L13\) is true or false, not 'yes'"),
        (house(shuffle_specials=1), r"shuffle_specials \(L10\) is true or false, not 1"),
        (house(copies=0), r"copies \(L25\) is a whole number from 1 to 2, not 0"),
        (house(copies=3), "from 1 to 2, not 3"),
        (house(range_jokers=5), r"range_jokers \(L01\) is a whole number from 0 to 4, not 5"),
        (house(full_jokers=8), r"full_jokers \(L25\) is a whole number from 0 to 7, not 8"),
        (house(takes=3), r"takes \(L16\) is a whole number from 0 to 2, not 3"),
        (house(swaps=-1), r"swaps \(L17\) is a whole number from 0 to 3, not -1"),
        (house(keep_cards=5), r"keep_cards \(L17a\) is a whole number from 0 to 4, not 5"),
        (house(skips=True), r"skips \(L24\) is a whole number from 0 to 4, not True"),
        (house(keep_from=0), r"keep_from \(L20\) is never or a whole number from 1 to 8, not 0"),
        (house(keep_from=9), "is never or a whole number from 1 to 8, not 9"),
        (house(keep_from="always"), "is never or a whole number from 1 to 8, not 'always'"),
        (house(max_plays=99), r"max_plays \(L26\) is a whole number from 100 to 10000, not 99"),
        (house(max_rounds=10_001), r"max_rounds \(L26\) is a whole number from 10 to 10000, not 10001"),
        (house(games=6), 'no parameter "games"'),
    ],
)
def test_new_refuses_an_edition_that_cannot_be(edition: Any, telling: str) -> None:
    before = copy.deepcopy(halfpast.editions("level8"))
    refused(halfpast.InvalidEdition, telling, halfpast.new, "level8", edition=edition, seed=7)
    assert halfpast.editions("level8") == before


def with_line(line: Any) -> dict[str, Any]:
    """An own card whose third level is this."""
    return {"name": "ours", "levels": [*OWN["levels"][:2], line, *OWN["levels"][3:]]}


@pytest.mark.parametrize(
    ("card", "telling"),
    [
        ("master-9", "There is no level card 'master-9'. There are: level8-1, master-1"),
        ("", "There is no level card ''. There are: level8-1"),
        (7, 'A level card is a name, or a dict with "name" and "levels"'),
        (0, 'A level card is a name, or a dict with "name" and "levels"'),
        (False, "A level card is a name"),
        ([], "names one for each of the 3 seats; this one has 0"),
        ({}, "A level card is a name"),
        ({"levels": OWN["levels"]}, "A level card is a name"),
        ({**OWN, "source": "printed"}, "A level card is a name"),
        ({**OWN, "name": ""}, "The name of a level card is a text of 1 to 40 printable characters"),
        ({**OWN, "name": 7}, "The name of a level card is a text of 1 to 40 printable characters"),
        ({**OWN, "name": "a\nb"}, "The name of a level card is a text of 1 to 40 printable characters"),
        ({**OWN, "name": "level8-1"}, "level8-1 is the name of another level card; give yours a name of its own"),
        ({**OWN, "levels": OWN["levels"][:7]}, r"A level card has 8 levels, not 7; each a list of groups, like \[\["),
        ({**OWN, "levels": [*OWN["levels"], [["set", 2]]]}, "A level card has 8 levels"),
        ({**OWN, "levels": {"1": [["set", 2]]}}, "A level card has 8 levels"),
        ({**OWN, "levels": "eight pairs"}, "A level card has 8 levels"),
        (with_line([]), r'Level 3 is a list of 1 to 5 groups, like \[\["set", 2\], '),
        (with_line("4 pairs"), "Level 3 is a list of 1 to 5 groups"),
        (with_line([["set", 2]] * 6), "Level 3 is a list of 1 to 5 groups"),
        (with_line(["set", 2]), "A group of level 3 is a kind and a size, .*, not 'set'"),
        (with_line([["pair", 2]]), "Level 3 asks for 'pair'; the kinds of groups are: run, set, colour, colour-run"),
        (with_line([["set"]]), "A group of level 3 is"),
        (with_line([[["set"], 2]]), r"Level 3 asks for \['set'\]; the kinds"),
        (with_line([["set", 1]]), "A group of level 3 has 2 to 10 cards, not 1"),
        (with_line([["run", 11]]), "A group of level 3 has 2 to 10 cards, not 11"),
        (with_line([["set", "2"]]), "A group of level 3 has 2 to 10 cards, not '2'"),
        (with_line([["set", True]]), "A group of level 3 has 2 to 10 cards, not True"),
        (with_line([["run", 6], ["set", 5]]), "Level 3 has 11 cards; a hand has 10"),
    ],
)
def test_new_refuses_a_level_card_that_cannot_be(card: Any, telling: str) -> None:
    refused(halfpast.InvalidEdition, telling, halfpast.new, "level8", card=card, seed=7)


def test_a_card_belongs_to_level8_only() -> None:
    refused(halfpast.HalfpastError, "half has no card", halfpast.new, "half", card="level8-1", seed=7)


def test_a_card_given_can_be_changed_afterwards_without_harm() -> None:
    own = copy.deepcopy(OWN)
    m = halfpast.new("level8", card=own, seed=7)
    own["levels"][0] = [["set", 9]]
    m.position()["card"]["levels"].clear()
    m.view(0)["card"]["levels"].clear()
    m.log()["edition"]["card"]["levels"].clear()
    assert m.position()["card"] == OWN


# Texts that are no moves

NO_MOVES = [
    *("", " ", "draw ", " draw", "Draw", "DRAW", "draw  1", "draw 6", "draw -1", "draw 01", "draw r7", "drawn"),
    *("lay", "lay ", "lay /", "lay r1 r2 / ", "lay r1  r2", "lay r1/r2", "lay r1,r2", "lay r16 r2", "lay r0", "lay 7"),
    *("lay j1 r2", "lay j1= r2", "lay j1=j6", "lay j1=r16", "lay r1=r1", "lay take=r1", "lay r1 / / r2", "lay R1 R2"),
    *("off", "off r7", "off r7 2", "off r7 2.0", "off r7 6.1", "off r7 2.10", "off r7 2,1", "off 2.1 r7", "off j6 2.1"),
    *("off r7 2.1 ", "off r7  2.1", "off r7 r8 2.1", "off r7=r7 2.1", "off x 2.1"),
    *("discard", "discard ", "discard r16", "discard r7 r8", "discard j6=r7", "discard R7", "discard  r7", "discard 7"),
    *("play", "play ", "play joker", "play skip", "play skip 6", "play skip x", "play take 1", "play  take", "play j"),
    *("show", "show x", "show j1=r1", "pick", "pick 1", "pick r1", "pick 6 r1", "pick 1 x", "pick none 1", "pick None"),
    *("put", "put x", "put j1=r1", "keep", "keep x", "keep j1=r1", "done ", "done 1", "Done", "pass", "take", "r7"),
    *("ｒ7", "r٧", "discard r７", "draw １", "discard r7\n", "discard\tr7", "\x00", "½"),
]  # fmt: skip


@pytest.mark.parametrize("text", NO_MOVES)
def test_play_refuses_a_text_that_is_no_move(text: str) -> None:
    m = halfpast.load(BARE)
    before, log = m.position(), m.log()
    telling = "is no move. Moves are: draw|is no card; cards are|Say what the joker|is no joker"
    refused(halfpast.InvalidMove, telling, m.play, text)
    refused(halfpast.InvalidMove, ".", m.refusal, text)
    assert (m.position(), m.log()) == (before, log)


@pytest.mark.parametrize("move", [None, 7, True, ["draw"], b"draw", {"draw": 1}, 1.5])
def test_play_refuses_what_is_no_text(move: Any) -> None:
    m = halfpast.load(BARE)
    before = m.position()
    refused(halfpast.InvalidMove, "A move is a text like 'draw', 'discard r7' or 'lay r3 b3', not", m.play, move)
    assert m.position() == before


def test_a_lay_of_thousands_of_cards_is_refused_like_any_other() -> None:
    m = at("r1 r2 r3 o7 o8 o9 y1")
    for groups in (3, 300, 3000):
        refusal = m.refusal("lay " + " / ".join(["r1 r2 r3"] * groups))
        assert (refusal.rule, refusal.reason) == ("L07", "number-of-groups")  # type: ignore[union-attr]
    for cards in (4, 255, 256, 259, 3000):
        refusal = m.refusal("lay " + " ".join(["r1"] * cards) + " / o7 o8 o9")
        assert (refusal.rule, refusal.reason) == ("L07", "group-size")  # type: ignore[union-attr]


PARTS = ["draw", "lay", "off", "discard", "play", "show", "pick", "put", "keep", "done", "none", "take", "swap", "skip"]
PARTS += [
    "/",
    "r1",
    "r2",
    "r7",
    "o7",
    "j6",
    "j6=r8",
    "j1=b3",
    "j1=b9",
    "j",
    "0",
    "1",
    "2",
    "5",
    "6",
    "1.1",
    "0.2",
    "2.9",
]
TABLES = [
    halfpast.load(BARE),
    at("r1 r2 r7 j6 take", phase="draw"),
    at("r1 r2", phase="put"),
    at("r1 r2", phase="pick", seat1=seat("r7", shown="r7")),
    at("r1 r2 r7", phase="show", seat1=seat("o1 o2 o3 o7")),
    at("r1 r2 r7", phase="keep", level=6),
]


def answered(m: halfpast.Match, text: str) -> None:
    """Refused with a sentence, or played and taken back; nothing has changed."""
    before, wrong = m.position(), None
    try:
        m.play(text)
    except (halfpast.InvalidMove, halfpast.IllegalMove) as error:
        wrong = str(error)
    else:
        m.undo()
    assert wrong is None or is_sentence(wrong.split(" (L")[0]), wrong
    assert m.position() == before


tables = st.sampled_from(range(len(TABLES)))


@FUZZ
@given(
    table=tables, parts=st.lists(st.sampled_from(PARTS), min_size=1, max_size=8), glue=st.sampled_from([" ", "  ", ""])
)
def test_any_words_are_a_move_or_no_move_and_change_nothing(table: int, parts: list[str], glue: str) -> None:
    answered(TABLES[table], glue.join(parts))


@FUZZ
@given(table=tables, text=st.text(max_size=30))
def test_any_text_is_a_move_or_no_move_and_changes_nothing(table: int, text: str) -> None:
    answered(TABLES[table], text)


def test_what_a_match_cannot_be_set_to_is_refused() -> None:
    refused(halfpast.HalfpastError, "level8 has no crad", duel, "family", "random", "level8", deals=2, crad="master-2")


def test_a_parameter_with_any_name_is_refused() -> None:
    edition = {"base": "master", 10**5000: 1}
    refused(halfpast.InvalidEdition, "no parameter", halfpast.new, "level8", edition=edition)


@pytest.mark.parametrize(
    ("text", "telling"),
    [
        ("levels = " + "[" * 5000 + "]" * 5000, "is no TOML file"),
        ("levels = " + "9" * 5000, "is no TOML file"),
        ("name = 'x", "is no TOML file"),
        (None, "cannot be read: No such file or directory"),
    ],
    ids=["deep", "a long number", "open", "no file"],
)
def test_a_file_that_is_no_level_card_is_refused(text: str | None, telling: str, tmp_path: Path) -> None:
    file = tmp_path / "card.toml"
    if text is not None:
        file.write_text(text)
    with pytest.raises(halfpast.InvalidEdition, match=telling):
        read_card_file(str(file))
