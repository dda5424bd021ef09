"""A match of the third game: moves, positions, logs, and the law."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import halfpast
from halfpast.core.registry import enforcers, law
from halfpast.games import GAMES, OURS, package, settings
from halfpast.notation.log import seal
from halfpast.verify import verify, with_deals

from .games import EVERY, played, positions

RNG = {"key": "00" * 32, "deals": 1}


def at(hands: list[str], pile: str = "", edition: str = "plain", **more: Any) -> halfpast.Match:
    """A position; cards that are named nowhere are out, but for those in the stock."""
    stock = more.pop("stock", "")
    named = "".join(hands) + pile + stock
    out = "".join(card * (4 - named.count(card)) for card in "123456")
    head = {"game": "high", "edition": edition, "phase": "play", "turn": 0, "dealer": 0, "plays": 0}
    return halfpast.load(
        {**head, "pile": pile, "out": out, "stock": stock, "seats": [{"hand": hand} for hand in hands], **more}
    )


def test_the_game_is_there_beside_ours() -> None:
    assert list(GAMES) == [*(ours.name for ours in OURS), "high"]
    assert package("high").folder.parent.name == "as-installed"
    assert list(settings()) == ["card", "trump"]


@pytest.mark.parametrize(("edition", "seats"), EVERY)
def test_positions_logs_copies_and_undo(edition: str, seats: int) -> None:
    for match in positions(edition, seats, 7):
        position = match.position()
        assert halfpast.load(position).position() == position
        assert match.copy().position() == copy.deepcopy(match).position() == position
        if match.seat is not None:
            other = match.copy()
            other.play(match.legal()[0])
            assert other.position() != position
            other.undo()
            assert (other.position(), match.position()) == (position, position)
    again = halfpast.replay(match.log())
    assert (again.position(), again.log(), again.result()) == (match.position(), match.log(), match.result())
    assert pickle.loads(pickle.dumps(match)).position() == match.position()
    assert match.at(3).log()["moves"] == match.log()["moves"][:3]
    assert match.ended() == match.position()["seats"]


def test_the_same_seed_deals_the_same_and_a_deck_deals_its_cards() -> None:
    assert halfpast.new("high", seed=3).position() == halfpast.new("high", seed=3).position()
    assert halfpast.new("high", seed=3).position() != halfpast.new("high", seed=4).position()
    match = halfpast.new("high", seats=2, deck="654321" * 4, dealer=0)
    assert [seat["hand"] for seat in match.position()["seats"]] == ["23456", "13456"]
    assert (match.seat, match.position()["stock"]) == (1, "21654321654321")
    assert halfpast.replay(match.log()).position() == match.position()


def test_a_house_edition() -> None:
    match = halfpast.new("high", {"base": "plain", "each": 2, "name": "ours"}, seats=2, seed=1)
    assert len(match.position()["seats"][0]["hand"]) == 2
    assert halfpast.load(match.position()).position() == match.position()
    assert halfpast.editions("high")["strict"]["parameters"]["equal"]["rule"] == "T04"


def test_T04_at_least_as_high_and_strictly_higher() -> None:
    assert at(["345", "12"], "4").legal() == ["4", "5"]
    strict = at(["345", "12"], "4", "strict")
    assert strict.legal() == ["5"]
    with pytest.raises(halfpast.IllegalMove, match="too low") as refused:
        strict.play("4")
    assert (refused.value.rule, refused.value.args) == ("T04", {"card": "4", "top": "4"})


def test_T05_draw_and_pass() -> None:
    drawing = at(["12", "34"], "4", stock="3")
    assert drawing.legal() == ["draw"]
    drawing.play("draw")
    assert drawing.position()["seats"][0]["hand"] == "123"
    assert at(["12", "34"], "4").legal() == ["pass"]
    said = {move: at(["15", "34"], "4", stock="3").refusal(move) for move in ("draw", "pass", "2")}
    assert [refusal and refusal.reason for refusal in said.values()] == ["can-play", "can-play", "not-held"]


def test_T06_a_six_ends_the_pile() -> None:
    match = at(["16", "34"], "4")
    assert [event["type"] for event in match.play("6")] == ["laid", "cleared", "turn"]
    assert (match.position()["pile"], match.legal()) == ("", ["3", "4"])


def test_T07_T08_the_end() -> None:
    match = at(["5", "34"], "4")
    assert match.play("5")[-1] == {"number": 2, "move": 1, "type": "over", "winners": [0], "held": [0, 2]}
    assert (match.seat, match.result()) == (None, {"winners": [0], "held": [0, 2]})
    long = at(["12", "34"], "4", plays=99)
    long.play("pass")
    assert long.result() == {"winners": [], "held": [2, 2]}
    refusal = long.refusal("1")
    assert refusal
    assert (refusal.reason, refusal.rule) == ("over", "T07")


@pytest.mark.parametrize(
    "change",
    [{"pile": "54"}, {"out": ""}, {"phase": "over"}, {"turn": 5}, {"seats": [{"hand": "1"}]}, {"plays": 100}, {"x": 1}],
)
def test_positions_that_cannot_be(change: dict[str, Any]) -> None:
    with pytest.raises(halfpast.InvalidPosition):
        halfpast.load({**at(["12", "34"], "4").position(), **change})


def test_what_the_game_does_not_have() -> None:
    for wrong in ({"games": 3}, {"card": "level8-1"}, {"seats": 5}, {"deck": "123"}, {"edition": "amigo"}):
        with pytest.raises(halfpast.HalfpastError):
            halfpast.new("high", **wrong)
    with pytest.raises(halfpast.HalfpastError, match="no score pad"):
        _ = package("high").pad
    assert package("high").lesson is None


def test_every_rule_has_its_function() -> None:
    assert package("high").thinking
    assert [rule for rule in law(package("high").folder) if not enforcers(rule)] == []


def test_a_fair_deal() -> None:
    match = halfpast.new("high", seats=2, seed=bytes(32), salts=["00" * 16, None])
    told = with_deals(match)
    assert verify(told).answer == "fair"
    told["deals"][0]["stock"] = told["deals"][0]["stock"][::-1]
    told["deals"][0]["seats"][1]["hand"] = "66666"
    (found,) = verify(seal(told)).findings
    assert (found.what, found.seat, found.place, found.told) == ("card", 1, "hand", "6")


def test_a_log_that_was_edited_is_no_log() -> None:
    log = played().log()
    cut = {**log, "moves": log["moves"][:-1]}
    with pytest.raises(halfpast.InvalidLog, match="cut or edited"):
        halfpast.replay(cut)
    with pytest.raises(halfpast.InvalidLog, match="does not end"):
        halfpast.replay(seal({key: value for key, value in cut.items() if key != "check"}))
