"""Groups and jokers: L11 to L14, and the full jokers of L25."""

from __future__ import annotations

import pytest

import halfpast
from tests.games.level8.rules.positions import (
    COLOUR,
    COLOUR_RUN,
    COLOURS,
    PAIR,
    PAIRS,
    RUN,
    Data,
    at,
    groups,
    hand,
    has,
    house,
    levels,
    offers,
    play,
    seat,
    why,
)

TRIPLE = levels(("set", 3))
CARDS = {"run": RUN, "set": TRIPLE, "colour": COLOUR, "colour-run": COLOUR_RUN}
OWN = ["set p15 b15"]  # a level that is out, where PAIR is the card


def lay(kind: str, cards: str, edition: str = "master") -> str:
    """Why these three cards are no such group, "" if they are one."""
    held = " ".join(card.split("=")[0] for card in cards.split())
    return why(at(f"{held} p7", card=CARDS[kind], edition=edition), f"lay {cards}")


# L11: the groups


@pytest.mark.parametrize(
    ("kind", "cards"),
    [
        ("run", "r4 o5 y6"),
        ("run", "r1 r2 r3"),
        ("run", "b13 g14 p15"),
        ("run", "y6 r4 o5"),  # typed in any order
        ("set", "r9 o9 y9"),
        ("set", "p1 g1 b1"),
        ("colour", "r7 r2 r9"),  # the book's 7-2-9
        ("colour", "g1 g2 g3"),
        ("colour-run", "y10 y11 y12"),  # the book's 10-11-12
        ("colour-run", "p15 p13 p14"),
    ],
)
def test_L11_what_each_group_is(kind: str, cards: str) -> None:
    assert lay(kind, cards) == ""


@pytest.mark.parametrize(
    ("kind", "cards", "reason"),
    [
        ("run", "r4 o5 y7", "not-run"),
        ("run", "r4 o5 y5", "not-run"),
        ("run", "r14 o15 y1", "not-run"),  # no joining 15 and 1
        ("run", "r15 o1 y2", "not-run"),
        ("set", "r9 o9 y8", "not-set"),
        ("colour", "r7 r2 o9", "not-colour"),
        ("colour-run", "y10 y11 g12", "not-colour-run"),
        ("colour-run", "y10 y11 y13", "not-colour-run"),
        ("colour-run", "y14 y15 y1", "not-colour-run"),
    ],
)
def test_L11_what_is_no_such_group(kind: str, cards: str, reason: str) -> None:
    assert lay(kind, cards) == f"L11 {reason}"


def test_L11_examples_of_the_book() -> None:
    """4-5-6 and 8-9-10-11 are runs, 4-4 a pair, 9-9-9 a triple; 12-7-4-8 of one colour; 4-5 of one colour."""
    card = levels(("run", 4), ("colour", 4), ("colour-run", 2))
    m = at("r8 o9 y10 g11 b12 b7 b4 b8 p4 p5 r1", card=card)
    assert groups(play(m, "lay r8 o9 y10 g11 / b12 b7 b4 b8 / p4 p5"))[1:] == [
        "colour b4 b7 b8 b12",
        "colour-run p4 p5",
    ]
    assert why(at("r4 b4 g4 r1", card=PAIR), "lay r4 b4") == ""
    assert lay("set", "r9 b9 g9") == ""


def test_L11_two_sets_of_a_level_may_have_the_same_number() -> None:
    """The book's 2-2, 3-3, 6-6, 6-6."""
    m = at("r2 o2 r3 o3 r6 o6 y6 g6 y1", card=PAIRS)
    assert offers(m, "lay") != []
    play(m, "lay r2 o2 / r3 o3 / r6 o6 / y6 g6")
    assert groups(m) == ["set r2 o2", "set r3 o3", "set r6 o6", "set y6 g6"]


def test_L11_groups_may_overlap_in_every_way_but_by_a_card() -> None:
    card = levels(("run", 3), ("run", 3), ("colour", 3))
    m = at("r1 r2 r3 o1 o2 o3 y1 y2 y3 p1", card=card)
    assert why(m, "lay r1 o2 o3 / o1 r2 r3 / y1 y2 y3") == ""
    assert why(m, "lay r1 r2 r3 / r1 o2 o3 / y1 y2 y3") == "L07 not-held"


def test_L11_equal_cards_of_two_decks_make_a_pair() -> None:
    m = at("r7 r7 o1", edition="master+level8", card=PAIR)
    assert groups(play(m, "lay r7 r7")) == ["set r7 r7"]


def test_L11_runs_are_written_rising() -> None:
    assert groups(play(at("r6 r4 r5 y1", card=RUN), "lay r5 r6 r4")) == ["run r4 r5 r6"]


@pytest.mark.parametrize(
    ("laid", "telling"),
    [
        ("run r4 o5 y7", "no run"),
        ("set r4 o5", "no set"),
        ("colour r4 r7 o9", "no colour"),
        ("colour-run r4 r5 o6", "no colour-run"),
        ("colour-run r4 r6 r7", "no colour-run"),
        ("run r4", "two cards or more"),
    ],
)
def test_L11_a_position_with_a_wrong_group_is_refused(laid: str, telling: str) -> None:
    with pytest.raises(halfpast.InvalidPosition, match=f"Group 1 of seat 1 .*{telling}.*L11"):
        at("y1", seat1=seat(laid=[laid]))


# L12: no specials


@pytest.mark.parametrize("special", ["take", "swap", "keep"])
@pytest.mark.parametrize("kind", CARDS)
def test_L12_specials_are_never_part_of_a_group(kind: str, special: str) -> None:
    assert lay(kind, f"r4 r5 {special}") == "L12 special-in-group"


def test_L12_a_skip_neither() -> None:
    assert lay("run", "r4 r5 skip", "level8") == "L12 special-in-group"


@pytest.mark.parametrize("special", ["take", "swap", "keep"])
def test_L12_nor_laid_off(special: str) -> None:
    m = at(f"y1 {special}", laid=OWN, card=PAIR)
    assert why(m, f"off {special} 0.1") == "L12 special-in-group"
    assert offers(m, "off") == []


def test_L12_nor_in_a_position() -> None:
    with pytest.raises(halfpast.InvalidPosition, match=r"Group 1 of seat 1 has a special: take .L12"):
        at("y1", seat1=seat(laid=["colour r1 take"]))


# L13: jokers

RANGES = {"j1": range(1, 6), "j6": range(6, 11), "j11": range(11, 16)}


@pytest.mark.parametrize("joker", RANGES)
@pytest.mark.parametrize("colour", COLOURS)
def test_L13_a_joker_stands_for_any_number_in_its_range_in_any_colour(joker: str, colour: str) -> None:
    for number in range(1, 16):
        other = "o" if colour == "r" else "r"
        m = at(f"{other}{number} {joker} y1 y2", card=PAIR)
        expected = "" if number in RANGES[joker] else "L13 joker-range"
        assert why(m, f"lay {other}{number} {joker}={colour}{number}") == expected


@pytest.mark.parametrize("kind", CARDS)
def test_L13_its_range_holds_in_every_group(kind: str) -> None:
    cards = {"run": "r4 r5 j1=r6", "set": "r6 o6 j1=y6", "colour": "r4 r5 j1=r6", "colour-run": "r4 r5 j1=r6"}
    assert lay(kind, cards[kind]) == "L13 joker-range"


@pytest.mark.parametrize(
    ("kind", "cards"),
    [
        ("run", "r4 j1=o5 y6"),
        ("run", "j1=r4 j1=r5 y6"),
        ("run", "j1=r4 j1=r5 j6=r6"),  # all jokers
        ("set", "j6=r9 j6=r9 o9"),
        ("set", "j6=r9 j6=o9 j6=b9"),
        ("colour", "j1=g1 j6=g6 j11=g11"),
        ("colour", "g3 j1=g3 j1=g3"),
        ("colour-run", "y5 j6=y6 j6=y7"),
        ("colour-run", "j6=y10 j11=y11 j11=y12"),
    ],
)
def test_L13_any_number_of_jokers_in_a_group(kind: str, cards: str) -> None:
    assert lay(kind, cards) == ""


def test_L13_any_number_of_jokers_in_a_level() -> None:
    m = at("j1 j1 j1 j6 j6 j6 r1 o2 y1", card=PAIRS)
    assert offers(m, "lay") != []
    play(m, "lay r1 j1=r1 / j1=r2 o2 / j6=r6 j6=r6 / j1=r1 y1")
    assert [len(text.split()) for text in groups(m)] == [3, 3, 3, 3]


def test_L13_in_a_colour_group_its_number_does_not_matter() -> None:
    for number in range(1, 6):
        assert lay("colour", f"r7 r8 j1=r{number}") == ""


def test_L13_it_may_stand_for_a_card_that_is_already_there() -> None:
    assert lay("colour", "r3 r8 j1=r3") == ""
    assert lay("set", "r3 o3 j1=r3") == ""
    m = at("y1 j1", laid=["set r3 o3"], card=PAIR)
    assert why(m, "off j1=r3 0.1") == ""


@pytest.mark.parametrize(
    ("kind", "cards", "reason"),
    [
        ("run", "r4 j1=o4 y6", "not-run"),
        ("run", "r14 r15 j1=r1", "not-run"),
        ("set", "r4 j1=o5 y4", "not-set"),
        ("colour", "r4 r9 j1=o5", "not-colour"),
        ("colour-run", "r4 j1=o5 r6", "not-colour-run"),
        ("colour-run", "r4 j1=r3 r6", "not-colour-run"),
    ],
)
def test_L13_what_it_stands_for_must_fit(kind: str, cards: str, reason: str) -> None:
    assert lay(kind, cards) == f"L11 {reason}"


@pytest.mark.parametrize("said", ["j1=o5", "j1=r5", "j1=p5"])
def test_L13_in_runs_and_sets_its_colour_is_free_and_fixed_as_said(said: str) -> None:
    m = play(at("r4 y6 j1 p15", card=RUN), f"lay r4 {said} y6")
    assert groups(m) == [f"run r4 {said} y6"]
    m = play(at("r5 j1 p15", card=PAIR), f"lay r5 {said}")
    assert sorted(groups(m)[0].split()) == sorted(["set", "r5", said])


def test_L13_what_it_stands_for_is_shown_to_all() -> None:
    m = play(at("r4 y6 j1 p15", card=RUN), "lay r4 j1=b5 y6")
    for who in (None, 1, 2):
        assert m.view(who)["seats"][0]["laid"] == [{"group": "run", "cards": ["r4", "j1=b5", "y6"]}]
        assert m.events(who)[-2]["groups"] == [{"group": "run", "cards": ["r4", "j1=b5", "y6"]}]


def test_L13_it_must_be_said() -> None:
    m = at("r4 y6 j1 p15", card=RUN)
    with pytest.raises(halfpast.InvalidMove, match="Say what the joker stands for: j1=b1"):
        m.play("lay r4 j1 y6")


def test_L13_joker_off_yes_jokers_are_laid_off() -> None:
    m = at("j6 j1 y1", laid=OWN, seat1=seat(laid=["run r6 r7 r8"]), card=PAIR)
    assert sorted(offers(m, "off")) == ["j1=r5 1.1", "j6=r9 1.1"]
    play(m, "off j6=b9 1.1", "off j1=p5 1.1")
    assert groups(m, 1) == ["run j1=p5 r6 r7 r8 j6=b9"]


def test_L13_joker_off_no_they_are_not() -> None:
    m = at("j6 r9 y1", laid=OWN, seat1=seat(laid=["run r6 r7 r8"]), card=PAIR, edition=house(joker_off=False))
    assert offers(m, "off") == ["r9 1.1"]
    assert why(m, "off j6=r9 1.1") == "L13 joker-off"
    m = at("j6 r9 y1", card=PAIR, edition=house(joker_off=False))
    assert why(m, "lay r9 j6=b9") == ""  # in a level they are


def test_L13_laid_off_it_keeps_to_its_range_and_to_the_group() -> None:
    laid = ["run r4 r5 r6"]
    m = at("j1 j6 j11 y1", laid=OWN, seat1=seat(laid=laid), seat2=seat(laid=["colour g7 g9"]), card=PAIR)
    assert why(m, "off j1=r7 1.1") == "L13 joker-range"
    assert why(m, "off j6=r8 1.1") == "L08 off-run"
    assert why(m, "off j11=r12 2.1") == "L08 off-colour"
    assert why(m, "off j1=r3 1.1") == why(m, "off j6=o7 1.1") == why(m, "off j11=g13 2.1") == ""


def test_L13_both_ends_of_a_run_are_two_moves() -> None:
    m = at("j6 y1", laid=OWN, seat1=seat(laid=["run r7 r8 r9"]), card=PAIR)
    assert sorted(offers(m, "off")) == ["j6=r10 1.1", "j6=r6 1.1"]


def test_L13_legal_says_a_free_colour_or_number_in_one_way() -> None:
    m = at("j6 y1", laid=OWN, seat1=seat(laid=["set r7 o7"]), seat2=seat(laid=["colour g1 g2"]), card=PAIR)
    assert sorted(offers(m, "off")) == ["j6=g6 2.1", "j6=r7 1.1"]
    for move in ("off j6=p7 1.1", "off j6=g10 2.1"):
        assert why(m, move) == ""


def test_L13_a_position_with_a_joker_out_of_its_range_is_refused() -> None:
    with pytest.raises(halfpast.InvalidPosition, match=r"j1 cannot stand for r6 .L13"):
        at("y1", seat1=seat(laid=["run r4 r5 j1=r6"]))


# L14: what lies, lies


def test_L14_a_laid_joker_is_never_exchanged() -> None:
    m = at("r5 r7 y1", laid=["run r4 j1=r5 r6"], card=RUN)
    assert why(m, "off r5 0.1") == "L08 off-run"
    assert offers(m, "off") == ["r7 0.1"]
    play(m, "off r7 0.1")
    assert groups(m) == ["run r4 j1=r5 r6 r7"]
    assert hand(m) == "r5 y1"


def test_L14_nor_moved_to_the_other_end() -> None:
    m = at("r7 y1", laid=["run r4 r5 j6=r6"], card=RUN)
    assert why(m, "off r7 0.1") == ""
    assert why(m, "off r7 0.2") == "L08 no-group"
    play(m, "off r7 0.1")
    assert groups(m) == ["run r4 r5 j6=r6 r7"]


def test_L14_nothing_laid_comes_back_before_the_round_ends() -> None:
    m = at("r1 y1 y2", laid=["set r5 j1=o5"], card=PAIR, seat1=seat("o1 o2"), seat2=seat("p1 p2"))
    for _ in range(6):
        play(m, "draw" if m.position()["phase"] == "draw" else offers_discard(m))
    assert groups(m) == ["set r5 j1=o5"]


def offers_discard(m: halfpast.Match) -> str:
    return f"discard {offers(m, 'discard')[0]}"


# L25: the full joker


@pytest.mark.parametrize("edition", ["level8", "master+level8"])
def test_L13_L25_a_full_joker_stands_for_any_number_in_any_colour(edition: str) -> None:
    m = at("r4 y6 j j y1", card=RUN, edition=edition)
    assert why(m, "lay r4 j=p5 y6") == ""
    assert why(m, "lay r4 j=p2 j=b3") == ""
    for number in range(1, 16):
        for colour in COLOURS:
            assert why(at("y7 j p9 p8", card=COLOUR, edition=edition), f"lay p9 p8 j=p{number}") == ""
            assert why(at(f"r{number} j b3 b2", card=PAIR, edition=edition), f"lay r{number} j={colour}{number}") == ""


@pytest.mark.parametrize(
    ("card", "held", "move"),
    [
        (RUN, "j1 j j11 r7", "lay j1=r5 j=r6 r7"),
        (PAIR, "j j r1", "lay j=o15 j=o15"),
        (COLOUR_RUN, "r14 j j r1", "lay j=r13 r14 j=r15"),
    ],
)
def test_L25_full_jokers_and_range_jokers_go_together(card: Data, held: str, move: str) -> None:
    m = at(f"{held} g1", card=card, edition="master+level8")
    assert why(m, move) == ""
    assert len(has(play(m, move), 0)["laid"]) == 1


def test_L25_full_jokers_are_laid_off_at_both_ends() -> None:
    m = at("j y9", laid=["set p1 b1"], seat1=seat(laid=["run r4 r5 r6"]), card=PAIR, edition="level8")
    assert sorted(offers(m, "off")) == ["j=r1 0.1", "j=r3 1.1", "j=r7 1.1"]
