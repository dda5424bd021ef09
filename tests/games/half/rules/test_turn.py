"""A turn: H07 to H11, and the parameter voluntary_take."""

from __future__ import annotations

import pytest

import halfpast
from tests.games.half.rules.positions import EDITIONS, at, deal, has, house, play, seat, why

# H07: play at least one card


def test_H07_voluntary_take_no_a_seat_that_can_play_must() -> None:
    m = at("6", "178")
    assert m.legal() == ["7", "8"]
    assert why(m, "take") == "H07 must-play"


def test_H07_voluntary_take_no_holds_for_open_and_blind_cards_too() -> None:
    assert why(at("6", "", open="178"), "take") == "H07 must-play"
    assert why(at("6", "", open="", blind="178"), "take") == "H07 must-play"


def test_H07_voluntary_take_yes_a_seat_may_take_although_it_can_play() -> None:
    m = at("6", "178", edition=house(voluntary_take=True))
    assert m.legal() == ["7", "8", "take"]
    play(m, "take")
    assert (has(m, 0)["aside"], has(m, 0)["hand"]) == ("6", "178")
    assert (m.position()["pile"], m.seat) == ("", 1)


def test_H07_voluntary_take_yes_holds_for_blind_seats_too() -> None:
    m = at("6", "", open="", blind="17-", edition=house(voluntary_take=True))
    assert m.legal() == ["take", "blind 1", "blind 2"]
    play(m, "take")
    assert (has(m, 0)["hand"], has(m, 0)["blind"]) == ("6", "17-")


def test_H07_voluntary_take_yes_an_empty_pile_cannot_be_taken() -> None:
    m = at("", "178", edition=house(voluntary_take=True))
    assert m.legal() == ["1", "7", "8"]
    assert why(m, "take") == "H11 nothing-to-take"


@pytest.mark.parametrize("edition", EDITIONS)
def test_H07_nobody_may_pass(edition: str) -> None:
    assert why(at("6", "178", edition=edition), "pass") == "H07 no-pass"
    assert why(at("8", "136", edition=edition), "pass") == "H07 no-pass"


@pytest.mark.parametrize("text", ["", " ", "7 8", "x", "10", "take it", "blind", "½"])
def test_what_is_not_a_move_is_not_understood(text: str) -> None:
    m = at("6", "178")
    before = m.position()
    with pytest.raises(halfpast.InvalidMove):
        m.play(text)
    assert m.position() == before


# H08: at least the bid


@pytest.mark.parametrize("bid", "1234678")
@pytest.mark.parametrize("edition", EDITIONS)
def test_H08_a_number_must_be_at_least_the_bid(bid: str, edition: str) -> None:
    m = at(bid, "1234678", edition=edition)
    assert m.legal() == [number for number in "1234678" if number >= bid]
    assert all(why(m, number) == "H08 below-bid" for number in "1234678" if number < bid)


@pytest.mark.parametrize("edition", EDITIONS)
def test_H08_after_six_and_a_half_7_or_more(edition: str) -> None:
    m = at("6h", "46789", edition=edition)
    assert m.legal() == ["7", "8", "9"]
    assert why(m, "6") == "H08 below-bid"


def test_H08_the_number_played_is_the_new_bid() -> None:
    m = play(at("3", "7", seat1=seat("678")), "7")
    assert m.position()["pile"] == "37"
    assert m.legal() == ["7", "8"]
    assert why(m, "6") == "H08 below-bid"


# H09: several of one kind


@pytest.mark.parametrize("edition", EDITIONS)
def test_H09_any_number_of_one_kind_and_the_number_counts_once(edition: str) -> None:
    m = at("6", "777", edition=edition, seat1=seat("67"))
    assert m.legal() == ["7", "77", "777"]
    play(m, "777")
    assert m.position()["pile"] == "6777"
    assert m.legal() == ["7"]


def test_H09_more_than_three_where_the_hand_has_them() -> None:
    m = at("6", "377777", open="44")
    assert m.legal() == ["7", "77", "777", "7777", "77777"]
    assert has(play(m, "77777"), 0)["hand"] == "3"


@pytest.mark.parametrize("edition", EDITIONS)
def test_H09_several_ghosts_change_nothing(edition: str) -> None:
    m = play(at("6", "ggg", edition=edition, seat1=seat("367")), "ggg")
    assert m.legal() == ["6", "7"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_H09_several_zeros_make_0(edition: str) -> None:
    m = play(at("6", "000", edition=edition, seat1=seat("136")), "000")
    assert m.legal() == ["1", "3", "6"]


def test_H09_only_what_is_held() -> None:
    m = at("6", "177", open="344")
    assert why(m, "777") == "H09 not-held"
    assert why(m, "8") == "H09 not-held"


@pytest.mark.parametrize("move", ["78", "7g", "h8", "7h", "88h", "0g"])
def test_H09_cards_of_different_kinds_are_no_move(move: str) -> None:
    m = at("6", "0788hg")
    with pytest.raises(halfpast.InvalidMove):
        m.play(move)


@pytest.mark.parametrize("edition", EDITIONS)
def test_H09_sets_yes_several_of_one_kind_in_one_turn(edition: str) -> None:
    assert at("6", "77g", edition=edition).legal() == ["7", "77", "g"]


ONE_A_TURN = house("express-advanced", sets=False)


@pytest.mark.parametrize(("hand", "legal"), [("777", ["7"]), ("00h", ["0", "h"]), ("hhh", ["h"]), ("ggg", ["g"])])
def test_H09_sets_no_one_card_a_turn(hand: str, legal: list[str]) -> None:
    m = at("6", hand, edition=ONE_A_TURN)
    assert m.legal() == legal
    assert why(m, hand[0] * 2) == "H09 one-card"


def test_H09_sets_no_it_draws_one() -> None:
    m = play(at("6", "777", stock="34", edition=ONE_A_TURN), "7")
    assert (has(m, 0)["hand"], has(m, 0)["stock"]) == ("377", "4")


def test_H09_sets_no_a_card_not_held_is_refused_as_ever() -> None:
    m = at("6", "378", open="499", edition=ONE_A_TURN)
    assert why(m, "77") == "H09 not-held"
    assert why(m, "99") == "H19 hand-first"


def test_H09_H15_sets_no_8_and_half_is_a_play_of_its_own() -> None:
    assert at("6", "88h", edition=ONE_A_TURN).legal() == ["8", "8h", "h"]


def test_H09_H16c_sets_no_an_attack_is_one_card_too() -> None:
    assert at("6h", "77g", edition=ONE_A_TURN).legal() == ["7", "g"]


def test_H09_H19_sets_no_one_open_card_a_turn_whatever_open_sets_says() -> None:
    m = at("6", "", open="778", edition=house(sets=False, open_sets=True))
    assert m.legal() == ["7", "8"]
    assert why(m, "77") == "H09 one-card"
    assert why(at("6", "", open="778", edition=house(sets=False)), "77") == "H19 one-open"


@pytest.mark.parametrize(("opening_sets", "legal"), [(True, ["0", "00"]), (False, ["0"])])
def test_H05_H09_sets_no_the_opening_is_by_opening_sets(opening_sets: bool, legal: list[str]) -> None:
    edition = house("express", sets=False, opening_sets=opening_sets)
    m = deal("00h", "278", "349", edition=edition)
    assert m.legal() == legal
    assert play(m, legal[-1]).legal() == ["2", "7", "8"]


def test_H05a_H09_sets_no_who_opens_by_lot_lays_one_card() -> None:
    assert deal("00g", "00g", "00g", edition=house(sets=False)).legal() == ["0", "g"]


# H10: drawing


def test_H10_draws_as_many_as_it_played_from_the_top_of_its_stock() -> None:
    m = play(at("6", "377", stock="1g4"), "77")
    assert (has(m, 0)["hand"], has(m, 0)["stock"]) == ("13g", "4")


def test_H10_draws_while_its_stock_lasts() -> None:
    m = play(at("6", "377", stock="1"), "77")
    assert (has(m, 0)["hand"], has(m, 0)["stock"]) == ("13", "")
    m = play(at("6", "377"), "77")
    assert has(m, 0)["hand"] == "3"


def test_H10_a_seat_that_takes_draws_nothing() -> None:
    m = play(at("8", "136", stock="44"), "take")
    assert (has(m, 0)["hand"], has(m, 0)["stock"]) == ("136", "44")


@pytest.mark.parametrize("hand", ["13478", "78", ""])
def test_H10_with_a_stock_a_hand_is_always_three(hand: str) -> None:
    with pytest.raises(halfpast.InvalidPosition, match=r"holds three \(H10\)"):
        at("6", hand, stock="4")


# H11: no legal play, and the new pile


@pytest.mark.parametrize("edition", EDITIONS)
def test_H11_no_legal_play_takes_the_whole_pile_and_the_left_opens(edition: str) -> None:
    m = at("678", "136", edition=edition, seat1=seat("014"))
    assert m.legal() == ["take"]
    play(m, "take")
    assert (m.position()["pile"], m.position()["from"], m.seat) == ("", "hand", 1)
    assert has(m, 0)["aside"] == "678"
    assert m.legal() == ["0", "1", "4"]


def test_H11_a_new_pile_opens_with_any_card_or_legal_set() -> None:
    m = at("", "0345789hhg")
    assert m.legal() == ["0", "3", "4", "5", "7", "8", "8h", "9", "h", "hh", "g"]
    assert at("", "777").legal() == ["7", "77", "777"]


def test_H11_a_ghost_opens_at_0() -> None:
    m = play(at("", "g", seat1=seat("01h")), "g")
    assert m.legal() == ["0", "1", "h"]


def test_H11_one_half_opens_at_one_half() -> None:
    m = play(at("", "h", seat1=seat("018")), "h")
    assert m.legal() == ["1", "8"]
    assert why(m, "0") == "H14 zero-on-half"


def test_H11_8_and_half_opens_at_eight_and_a_half() -> None:
    m = play(at("", "8h", seat1=seat("089h")), "8h")
    assert m.legal() == ["8h", "9"]
    assert why(m, "0") == why(m, "h") == "H15b on-eight-half"


def test_H11_a_5_opens_with_its_effect() -> None:
    m = play(at("", "5", seat1=seat("348")), "5")
    assert m.legal() == ["3", "4"]
    assert why(m, "8") == "H17b under-five"


def test_H11_the_old_bid_and_the_old_5_are_forgotten() -> None:
    m = play(at("5", "678", seat1=seat("169")), "take")
    assert m.legal() == ["1", "6", "9"]
