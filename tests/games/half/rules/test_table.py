"""The table: H19 to H22, and the parameters open_sets and table_from."""

from __future__ import annotations

import pytest

import halfpast
from tests.games.half.rules.positions import EDITIONS, Edition, Seat, at, has, house, play, seat, why

REACHED, STARTED, SOURCE = ("amigo", "demi"), ("fundex",), ("express", "express-advanced")

# H19: open cards, then blind ones


@pytest.mark.parametrize("edition", EDITIONS)
def test_H19_stock_and_hand_empty_the_seat_plays_an_open_card_of_its_choice(edition: str) -> None:
    m = at("6", "", open="378", edition=edition)
    assert m.legal() == ["7", "8"]
    assert why(m, "3") == "H08 below-bid"
    assert why(m, "9") == "H19 not-open"
    play(m, "7")
    assert (m.position()["pile"], m.position()["from"], has(m, 0)["open"]) == ("67", "open", "38")
    assert m.seat == 1


def test_H19_the_hand_comes_first() -> None:
    m = at("6", "7", open="89")
    assert m.legal() == ["7"]
    assert why(m, "8") == "H19 hand-first"
    assert why(m, "blind 1") == "H19 hand-first"


def test_H19_the_open_cards_come_before_the_blind_ones() -> None:
    m = at("6", "", open="9")
    assert m.legal() == ["9"]
    assert why(m, "blind 1") == "H19 open-first"


@pytest.mark.parametrize("edition", EDITIONS)
def test_H19_then_the_blind_cards_one_a_turn(edition: str) -> None:
    m = at("6", "", open="", blind="7-8", edition=edition)
    assert m.legal() == ["blind 1", "blind 3"]
    assert why(m, "blind 2") == "H19 blind-gone"
    assert why(m, "7") == "H19 play-blind"
    play(m, "blind 3")
    assert (m.position()["pile"], m.position()["from"], has(m, 0)["blind"]) == ("68", "blind", "7--")
    assert m.seat == 1


def test_H19_blind_cards_are_chosen_unseen() -> None:
    m = at("8", "", open="", blind="19-")
    assert m.legal() == ["blind 1", "blind 2"]  # legal or not, nobody knows
    with pytest.raises(halfpast.InvalidMove):
        m.play("blind 4")


def test_H19_open_sets_no_one_open_card_a_turn() -> None:
    m = at("6", "", open="778")
    assert m.legal() == ["7", "8"]
    assert why(m, "77") == "H19 one-open"


def test_H19_open_sets_yes_open_cards_of_one_kind_together() -> None:
    m = at("6", "", open="778", edition=house(open_sets=True))
    assert m.legal() == ["7", "77", "8"]
    play(m, "77")
    assert (m.position()["pile"], has(m, 0)["open"]) == ("677", "8")


@pytest.mark.parametrize("open_sets", [False, True])
def test_H19_8_and_half_come_from_the_hand_only(open_sets: bool) -> None:
    m = at("7", "", open="78h", edition=house(open_sets=open_sets))
    assert m.legal() == ["7", "8", "h"]
    assert why(m, "8h") == "H15 eight-half-hand"


def test_H19_a_set_is_not_completed_with_an_open_card() -> None:
    m = at("6", "7", open="77")
    assert m.legal() == ["7"]
    assert why(m, "77") == "H09 not-held"


@pytest.mark.parametrize("edition", EDITIONS)
def test_H19_after_an_attack_with_the_last_hand_card_an_open_card_opens(edition: str) -> None:
    m = play(at("6h", "7", open="344", edition=edition), "7")
    assert m.legal() == ["3", "4"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_H19_after_an_attack_with_the_last_open_card_a_blind_card_opens(edition: str) -> None:
    m = play(at("6h", "", open="7", edition=edition), "7")
    assert m.legal() == ["blind 1", "blind 2", "blind 3"]


def test_H19_a_blind_card_may_attack() -> None:
    m = play(at("6h", "", open="", blind="27-"), "blind 2")
    assert has(m, 2)["aside"] == "67h"
    assert (m.seat, m.legal()) == (0, ["blind 1"])


def test_H19_a_position_with_blind_cards_played_while_open_ones_lie_is_refused() -> None:
    with pytest.raises(halfpast.InvalidPosition, match="H19"):
        at("6", "", open="7", blind="34-")


# H20: where a taken pile goes


@pytest.mark.parametrize("edition", EDITIONS)
def test_H20_before_table_play_aside_and_out_of_the_game(edition: str) -> None:
    m = play(at("68", "13", edition=edition, aside="44"), "take")
    assert (has(m, 0)["aside"], has(m, 0)["hand"]) == ("4468", "13")


@pytest.mark.parametrize("edition", ["amigo", "demi", "fundex"])
def test_H20_from_table_play_on_into_the_hand(edition: str) -> None:
    m = play(at("68", "13", open="44", aside="2", edition=edition), "take")
    assert (has(m, 0)["hand"], has(m, 0)["aside"]) == ("1368", "2")  # cards aside stay aside


@pytest.mark.parametrize("edition", ["amigo", "demi", "fundex"])
def test_H20_the_hand_must_be_emptied_before_the_table_is_played_again(edition: str) -> None:
    m = play(at("68", "", open="13", edition=edition, seat1=seat("1"), seat2=seat("2")), "take", "1", "2")
    assert m.legal() == ["6", "8"]
    assert why(m, "3") == "H19 hand-first"


@pytest.mark.parametrize("edition", EDITIONS)
def test_H20_cards_aside_are_out_of_the_game(edition: str) -> None:
    m = at("", "13", aside="68", edition=edition)
    assert m.legal() == ["1", "3"]
    assert why(m, "8") == "H09 not-held"


def test_H20_a_pile_taken_into_the_hand_has_been_seen_by_all() -> None:
    m = play(at("6688", "1", open="44", seat1=seat("1"), seat2=seat("2")), "take")
    assert m.position()["known"] == ["6688", "", ""]
    assert play(m, "1", "2", "66").position()["known"] == ["88", "", ""]


@pytest.mark.parametrize("edition", ["amigo", "demi", "fundex", house("express", aside_shown="open")])
def test_H20_aside_shown_open_the_cards_are_known(edition: Edition) -> None:
    m = play(at("68", "13", edition=edition, aside="44"), "take")
    assert [m.view(you)["seats"][0]["aside"] for you in (0, 1, None)] == ["4468"] * 3


@pytest.mark.parametrize("edition", ["express", "express-advanced", house(aside_shown="face-down")])
def test_H20_aside_shown_face_down_everyone_still_knows_them(edition: Edition) -> None:
    m = play(at("68", "13", edition=edition, aside="44"), "take")
    assert [m.view(you)["seats"][0]["aside"] for you in (0, 1, None)] == ["4468"] * 3


# H21: when table play begins


@pytest.mark.parametrize("edition", REACHED)
def test_H21_table_from_reached_the_moment_stock_and_hand_are_empty(edition: str) -> None:
    m = at("6", "77", edition=edition)
    assert has(m, 0)["table"] is False
    assert has(play(m, "77"), 0)["table"] is True


@pytest.mark.parametrize("edition", REACHED)
def test_H21_table_from_reached_the_last_hand_card_caught_goes_into_the_hand(edition: str) -> None:
    m = play(at("6h", "37", edition=edition, seat2=seat("")), "7")
    assert (has(m, 2)["hand"], has(m, 2)["aside"], has(m, 2)["table"]) == ("67h", "", True)


def test_H21_table_from_reached_for_a_house_edition() -> None:
    m = play(at("6h", "37", edition=house("express", table_from="reached"), seat2=seat("")), "7")
    assert (has(m, 2)["hand"], has(m, 2)["aside"]) == ("67h", "")


@pytest.mark.parametrize("edition", [*REACHED, *STARTED])
def test_H21_table_play_begins_once_and_for_all(edition: str) -> None:
    m = at("68", "", open="133", edition=edition, seat1=seat("1"), seat2=seat("9"))
    play(m, "take", "1", "9", "take")
    assert has(m, 0)["hand"] == "1689"
    assert (has(m, 0)["aside"], has(m, 0)["table"]) == ("", True)


def test_H21_a_position_that_says_otherwise_is_refused() -> None:
    for wrong in (
        seat("", table=False),
        seat("3", open="44", table=False),
        seat("344", stock="6", table=True),
    ):
        with pytest.raises(halfpast.InvalidPosition, match="H21"):
            at("6", "78", seat1=wrong)
    with pytest.raises(halfpast.InvalidPosition, match="H21"):
        at("6", "", edition="fundex", table=False)
    with pytest.raises(halfpast.InvalidPosition, match="H21"):
        at("6", "", edition="express", table=True)


@pytest.mark.parametrize("edition", [*STARTED, house(table_from="started")])
def test_H21_table_from_started_the_last_hand_card_caught_goes_aside(edition: Edition) -> None:
    m = play(at("6h", "37", edition=edition, seat2=seat("")), "7")
    assert (has(m, 2)["hand"], has(m, 2)["aside"], has(m, 2)["table"]) == ("", "67h", False)


def test_H21b_table_from_started_begins_with_the_first_turn_on_which_both_are_empty() -> None:
    m = play(at("6", "7", edition="fundex", seat1=seat("38"), seat2=seat("9")), "7")
    assert has(m, 0)["table"] is False
    assert has(play(m, "8"), 0)["table"] is False
    assert has(play(m, "9"), 0)["table"] is True


def test_H21b_after_the_caught_pile_went_aside_the_next_turn_is_table_play() -> None:
    m = at("6h", "37", edition="fundex", seat1=seat("9"), seat2=seat("", open="123"))
    play(m, "7", "3", "9", "take")
    assert (has(m, 2)["aside"], has(m, 2)["hand"], has(m, 2)["table"]) == ("67h", "39", True)


def test_H21b_playable_open_card_or_not() -> None:
    m = at("9", "", edition="fundex", open="123")
    assert has(m, 0)["table"] is True
    assert has(play(m, "take"), 0)["hand"] == "9"


def test_H21b_opening_after_its_own_attack_is_such_a_turn() -> None:
    m = play(at("6h", "7", edition="fundex", open="44h", seat1=seat("13")), "7")
    assert (has(m, 0)["table"], m.legal()) == (True, ["4", "h"])
    play(m, "h", "1")  # and so a catch now goes into the hand
    assert (has(m, 0)["hand"], has(m, 0)["aside"]) == ("1h", "")


@pytest.mark.parametrize("edition", SOURCE)
def test_H21_table_from_source_the_last_hand_card_caught_goes_aside(edition: str) -> None:
    m = play(at("6h", "37", edition=edition, seat2=seat("")), "7")
    assert (has(m, 2)["hand"], has(m, 2)["aside"], has(m, 2)["table"]) == ("", "67h", False)


@pytest.mark.parametrize("edition", [*SOURCE, house(table_from="source")])
def test_H21x_table_from_source_taken_while_playing_open_cards_into_the_hand(edition: Edition) -> None:
    m = play(at("68", "", edition=edition, open="134"), "take")
    assert (has(m, 0)["hand"], has(m, 0)["aside"], has(m, 0)["table"]) == ("68", "", False)


@pytest.mark.parametrize("edition", [*SOURCE, house(table_from="source")])
def test_H21x_table_from_source_taken_while_playing_from_the_hand_aside(edition: Edition) -> None:
    m = at("68", "", edition=edition, open="133", seat1=seat("1"), seat2=seat("9"))
    play(m, "take", "1", "9", "take")
    assert (has(m, 0)["hand"], has(m, 0)["aside"]) == ("68", "19")


@pytest.mark.parametrize("edition", SOURCE)
def test_H21x_table_from_source_a_caught_open_card_takes_the_pile_into_the_hand(edition: str) -> None:
    m = play(at("6h", "37", edition=edition, source="open", seat2=seat("", open="44")), "7")
    assert (has(m, 2)["hand"], has(m, 2)["aside"]) == ("67h", "")


@pytest.mark.parametrize("edition", SOURCE)
def test_H21x_table_from_source_a_caught_blind_card_takes_the_pile_into_the_hand(edition: str) -> None:
    m = play(at("6h", "37", edition=edition, source="blind", seat2=seat("", open="", blind="3--")), "7")
    assert (has(m, 2)["hand"], has(m, 2)["aside"]) == ("67h", "")


@pytest.mark.parametrize("edition", SOURCE)
def test_H21x_table_from_source_a_caught_hand_card_takes_the_pile_aside(edition: str) -> None:
    m = play(at("6h", "37", edition=edition, seat2=seat("3", open="44")), "7")
    assert (has(m, 2)["hand"], has(m, 2)["aside"]) == ("3", "67h")


BLIND_ONLY = [house(base, table_from="blind") for base in ("demi", "express", "express-advanced")]


@pytest.mark.parametrize("edition", BLIND_ONLY)
def test_H21_table_from_blind_a_pile_taken_while_playing_open_cards_goes_aside(edition: Edition) -> None:
    m = play(at("68", "", edition=edition, open="134"), "take")
    assert (has(m, 0)["hand"], has(m, 0)["open"], has(m, 0)["aside"]) == ("", "134", "68")
    assert (has(m, 0)["table"], m.seat) == (False, 1)


@pytest.mark.parametrize("edition", BLIND_ONLY)
def test_H21_H22_table_from_blind_an_illegal_blind_card_brings_the_pile_into_the_hand(edition: Edition) -> None:
    m = play(at("68", "", open="", blind="31-", edition=edition, seat1=seat("9"), seat2=seat("3")), "blind 2")
    assert (has(m, 0)["hand"], has(m, 0)["aside"]) == ("168", "")
    play(m, "9", "take", "1")
    assert (has(m, 0)["hand"], m.position()["known"][0]) == ("68", "68")


@pytest.mark.parametrize("edition", BLIND_ONLY)
def test_H21_table_from_blind_a_pile_taken_while_playing_that_hand_goes_aside(edition: Edition) -> None:
    m = play(at("8", "16", open="", blind="3--", edition=edition), "take")
    assert (has(m, 0)["hand"], has(m, 0)["aside"]) == ("16", "8")


@pytest.mark.parametrize("edition", BLIND_ONLY)
@pytest.mark.parametrize(
    ("source", "caught"),
    [("hand", seat("3", open="44")), ("open", seat("", open="44")), ("blind", seat("", open="", blind="3--"))],
)
def test_H16_H21_table_from_blind_a_caught_seat_puts_the_pile_aside(
    edition: Edition, source: str, caught: Seat
) -> None:
    m = play(at("6h", "37", edition=edition, source=source, seat2=caught), "7")
    assert (has(m, 2)["hand"], has(m, 2)["aside"]) == (caught["hand"], "67h")


@pytest.mark.parametrize("edition", BLIND_ONLY)
def test_H21_H23_table_from_blind_a_finisher_who_is_caught_takes_it_into_the_hand(edition: Edition) -> None:
    m = play(at("6", "h", open="", blind="---", edition=edition, seat1=seat("37")), "h", "7")
    assert (has(m, 0)["hand"], has(m, 0)["aside"]) == ("67h", "")


def test_H07_H21_table_from_blind_a_pile_taken_by_choice_before_a_blind_card_is_turned_goes_aside() -> None:
    m = play(at("6", "", open="", blind="17-", edition=house(table_from="blind", voluntary_take=True)), "take")
    assert (has(m, 0)["hand"], has(m, 0)["blind"], has(m, 0)["aside"]) == ("", "17-", "6")


def test_H21_table_from_blind_a_position_has_no_table() -> None:
    with pytest.raises(halfpast.InvalidPosition, match="H21"):
        at("6", "", edition=house(table_from="blind"), table=True)


@pytest.mark.parametrize("edition", [*REACHED, *STARTED])
def test_H21_elsewhere_a_caught_hand_card_of_a_seat_in_table_play_goes_into_the_hand(edition: str) -> None:
    m = play(at("6h", "37", edition=edition, seat2=seat("3", open="44")), "7")
    assert (has(m, 2)["hand"], has(m, 2)["aside"]) == ("367h", "")


# H22: no open card fits, or the blind one does not


@pytest.mark.parametrize("edition", EDITIONS)
def test_H22_an_open_seat_that_cannot_play_takes_the_pile_into_its_hand(edition: str) -> None:
    m = at("68", "", open="134", edition=edition, seat1=seat("3"))
    assert m.legal() == ["take"]
    play(m, "take")
    assert (has(m, 0)["hand"], has(m, 0)["open"], has(m, 0)["aside"]) == ("68", "134", "")
    assert (m.position()["pile"], m.seat) == ("", 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_H22_a_blind_card_that_is_not_legal_is_taken_with_the_pile_into_the_hand(edition: str) -> None:
    m = play(at("68", "", open="", blind="31-", edition=edition, seat1=seat("3")), "blind 2")
    assert (has(m, 0)["hand"], has(m, 0)["blind"], has(m, 0)["aside"]) == ("168", "3--", "")
    assert (m.position()["pile"], m.seat) == ("", 1)
    assert m.position()["known"][0] == "168"


@pytest.mark.parametrize(("pile", "card"), [("6h", "0"), ("8h", "h"), ("5", "8"), ("6", "5"), ("9h", "9")])
def test_H22_a_blind_special_card_is_judged_like_any_other(pile: str, card: str) -> None:
    m = play(at(pile, "", open="", blind=card + "3-"), "blind 1")
    assert m.position()["pile"] == ""
    assert has(m, 0)["blind"] == "-3-"


def test_H22_the_last_blind_card_taken_back_finishes_nobody() -> None:
    m = play(at("68", "", open="", blind="1--"), "blind 1")
    assert (m.position()["phase"], m.seat) == ("play", 1)
    assert (has(m, 0)["hand"], has(m, 0)["blind"]) == ("168", "---")
