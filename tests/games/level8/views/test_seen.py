"""What each rule of Level 8 shows and hides: views and events, rule by rule."""

from __future__ import annotations

from collections import Counter
from typing import Any

import halfpast
from tests.games.level8.rules.positions import DECKS, in_order, rest_of
from tests.games.views.walk import Json, seats_and_spectator


def types(events: list[Json]) -> list[str]:
    return [event["type"] for event in events]


def only(events: list[Json], kind: str) -> Json:
    """The one event of a type."""
    (found,) = [event for event in events if event["type"] == kind]
    return found


def carried(event: Json) -> list[tuple[Any, ...]]:
    """What an event carries: cards, from, to, seat, seen by."""
    return [(one["cards"], one["from"], one["to"], one["seat"], one["seen_by"]) for one in event["cards"]]


def at(*hands: str, stock: str = "", phase: str = "act", edition: str = "master+skips", **more: Any) -> halfpast.Match:
    """Seats with these hands, seat 0 to decide; the stock begins with these cards, and has all that lie nowhere.

    What is by seat is of the seats: `level={1: 5}`.
    """
    seats: list[Json] = [{"hand": in_order(hand.split())} for hand in hands]
    position: Json = {"game": "level8", "edition": edition, "card": "level8-1", "turn": 0, "phase": phase}
    for key, value in more.items():
        if isinstance(value, dict):
            for seat, part in value.items():
                seats[seat][key] = part
        else:
            position[key] = value
    position |= {"seats": seats, "stock": stock.split()}
    return halfpast.load({**position, "stock": [*position["stock"], *rest_of(position, edition)]})


# ---------------------------------------------------------------- L03 to L05: the deal


def test_L04_a_view_has_the_own_hand_and_of_the_rest_the_numbers() -> None:
    match = halfpast.new("level8", seats=3, seed=7)
    truth = match.position()
    for you in seats_and_spectator(match):
        view = match.view(you)
        assert [seat["hand"] for seat in view["seats"]] == [
            truth["seats"][number]["hand"] if number == you else 10 for number in range(3)
        ]
        assert (view["stock"], view["you"]) == (111 - 31, you)
        assert [seat["pile"] for seat in view["seats"]] == [seat["pile"] for seat in truth["seats"]]
        assert view["known"] == [[], [], []]


def test_L04_the_deal_carries_a_hand_to_its_seat_and_the_first_discard_to_all() -> None:
    match = halfpast.new("level8", seats=2, seed=7, dealer=1)
    truth = match.position()
    for you in (0, 1, None):
        dealt = only(match.events(you), "dealt")
        hands = [truth["seats"][number]["hand"] if number == you else 10 for number in range(2)]
        assert carried(dealt) == [
            (hands[0], "deck", "hand", 0, 0),
            (hands[1], "deck", "hand", 1, 1),
            (111 - 21, "deck", "stock", None, "nobody"),
            (truth["seats"][1]["pile"], "deck", "pile", 1, "all"),
        ]
        assert (dealt["round"], dealt["dealer"], dealt["levels"]) == (1, 1, [1, 1])


# ---------------------------------------------------------------- L06 to L10: a turn


def test_L06_a_card_from_the_stock_is_its_seats_alone() -> None:
    match = at("r1 r2", "b1 b2", stock="g9", phase="draw")
    match.play("draw")
    for you, seen in ((0, ["g9"]), (1, 1), (None, 1)):
        assert carried(only(match.events(you), "drew")) == [(seen, "stock", "hand", 0, 0)]
        assert match.view(you)["known"] == [[], []]


def test_L06_a_card_from_a_discard_pile_is_known_to_all_until_it_leaves_the_hand() -> None:
    match = at("r1 r2", "b1 b2", phase="draw", pile={1: ["p3", "p4"]})
    match.play("draw 1")
    for you in (0, 1, None):
        drew = only(match.events(you), "drew")
        assert (drew["card"], drew["of"], carried(drew)) == ("p4", 1, [(["p4"], "pile", "hand", 1, "all")])
        assert match.view(you)["known"] == [["p4"], []]
    match.play("discard p4")
    assert match.view(1)["known"] == [[], []]


def test_L07_a_lay_is_one_event_with_its_groups() -> None:
    match = at("r1 b2 j1 g7 g8 y9 p15", "b5 b6")
    match.play("lay r1 b2 j1=o3 / g7 g8 y9")
    laid = only(match.events(None), "laid-out")
    assert laid["groups"] == match.view(1)["seats"][0]["laid"]
    assert [group["cards"] for group in laid["groups"]] == [["r1", "b2", "j1=o3"], ["g7", "g8", "y9"]]
    assert match.view(1)["seats"][0]["hand"] == 1


def test_L10_a_new_stock_is_told_as_a_number() -> None:
    rest = list((DECKS["master+skips"] - Counter(["r1", "r2", "r3", "r4", "b1", "g9"])).elements())
    match = at("r1 r2", "b1", stock="g9", phase="draw", pile={0: ["r3", "r4"], 1: rest})
    match.play("draw")
    events = match.events(None)
    assert types(events) == ["loaded", "drew", "reshuffled", "turn"]
    assert only(events, "reshuffled")["count"] == match.view(None)["stock"] == 114 - 4 - 2
    assert [seat["pile"] for seat in match.view(None)["seats"]] == [["r4"], rest[-1:]]


# ---------------------------------------------------------------- L16, L17: specials


def test_L16_shown_cards_are_seen_and_stay_known() -> None:
    match = at("take r1", "b1 b2 b3 b4", "g1 g2", stock="y9")
    match.play("play take")
    assert match.seat == 1
    for card in ("b1", "b3", "b4"):
        match.play(f"show {card}")
    for you in (0, 1, 2, None):
        view = match.view(you)
        assert [seat["shown"] for seat in view["seats"]] == [[], ["b1", "b3", "b4"], ["g1", "g2"]]
        assert view["known"] == [[], ["b1", "b3", "b4"], ["g1", "g2"]]  # who has no more than three shows all
        assert (view["phase"], view["turn"]) == ("pick", 0)
    assert match.view(0)["seats"][1]["hand"] == 4
    match.play("pick 1 b3")
    assert match.view(2)["known"] == [["b3"], ["b1", "b4"], ["g1", "g2"]]
    assert carried(only(match.events(1), "drew")) == [(["y9"], "stock", "hand", 1, 1)]
    assert carried(only(match.events(0), "drew")) == [(1, "stock", "hand", 1, 1)]


def test_L16_in_show_the_view_has_the_turn_of_the_player_of_take() -> None:
    match = at("take r1", "b1 b2 b3 b4", "g1 g2 g3 g4")
    match.play("play take")
    assert [match.view(you)["turn"] for you in (0, 1, 2, None)] == [0] * 4
    assert ["legal" in match.view(you) for you in (0, 1, 2, None)] == [False, True, False, False]


def test_L17_what_is_put_is_seen_and_what_is_drawn_is_not() -> None:
    match = at("swap r1 r2 r3", "b1 b2", stock="y8 y9")
    for move in ("play swap", "put r1", "put r3"):
        match.play(move)
    assert match.view(1)["put"] == 2
    match.play("done")
    assert match.view(1)["seats"][0]["pile"] == ["r1", "r3"]
    assert carried(only(match.events(0), "drew")) == [(["y8", "y9"], "stock", "hand", 0, 0)]
    assert carried(only(match.events(1), "drew")) == [(2, "stock", "hand", 0, 0)]


# ---------------------------------------------------------------- L18 to L22: the end


def ended() -> halfpast.Match:
    """Seat 0 has ended the round; seat 1 on level 5 may keep four cards, seat 2 three."""
    match = at("r1", "b1 b2 b3 b4 b5", "g1 g2 g3 g4", level={1: 5}, keeps={2: 1})
    match.play("discard r1")
    return match


def test_L20_what_is_kept_is_secret_and_how_many_is_known() -> None:
    match = ended()
    assert only(match.events(2), "round-over")["seat"] == 0
    match.play("keep b2")
    for you, seen in ((0, 1), (1, ["b2"]), (2, 1), (None, 1)):
        assert carried(only(match.events(you), "kept")) == [(seen, "hand", "kept", 1, 1)]
        assert match.view(you)["seats"][1]["kept"] == seen
        assert match.view(you)["ender"] == 0


def test_L20_who_kept_cards_is_dealt_the_others() -> None:
    match = ended()
    for move in ("keep b2", "keep b5", "done", "done"):
        match.play(move)
    truth = match.position()["seats"]
    for you in (0, 1, 2, None):
        dealt = only(match.events(you), "dealt")["cards"]
        assert [one["cards"] if isinstance(one["cards"], int) else len(one["cards"]) for one in dealt[:3]] == [
            10,
            8,
            10,
        ]
        assert match.view(you)["seats"][1]["hand"] == (truth[1]["hand"] if you == 1 else 10)
    assert {"b2", "b5"} <= set(truth[1]["hand"])
    assert sorted([*only(match.events(1), "dealt")["cards"][1]["cards"], "b2", "b5"]) == sorted(truth[1]["hand"])
    assert match.view(0)["known"] == [[], [], []]


def test_L22_when_over_hands_stay_hidden() -> None:
    match = at("r1 b1 r2 b2 g2 r3 b3 g3 y3 p9", "b5 b6", level={0: 8})
    match.play("lay r1 b1 / r2 b2 g2 / r3 b3 g3 y3")
    assert match.result() == {"winner": 0, "levels": [8, 1], "rounds": 1}
    assert match.view(None)["winner"] == 0
    assert [seat["hand"] for seat in match.view(None)["seats"]] == [1, 2]
    assert types(match.events(None))[-1] == "over"


def test_L26_a_round_that_is_cut_is_told_without_a_seat() -> None:
    match = at("r1 r2", "b1 b2", plays=1999)
    events = match.play("discard r1")
    assert types(events) == ["discarded", "round-over", "dealt", "turn"]
    assert "seat" not in events[1]


def test_L26_whoever_holds_one_card_when_a_round_is_cut_has_not_ended_it() -> None:
    match = at("swap r1", "b1 b2", plays=1998)
    match.play("play swap")
    events = match.play("done")
    assert types(events) == ["put", "round-over", "dealt", "turn"]
    assert "seat" not in events[1]
