"""Fair deals: a log says the key, whose hash was shown before, and the salts; whatever of it is changed is named."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import halfpast
from halfpast.cli import main
from halfpast.i18n import LANGUAGES
from halfpast.notation.log import seal
from halfpast.verify import verify, with_deals
from tests.logs.same import assert_same_log

Log = dict[str, Any]
LOGS = Path(__file__).parent / "logs"
KEY = bytes(range(32))
SALTS = ["00112233445566778899aabbccddeeff", None]


def played(
    game: str = "half", salts: Sequence[str | None] = SALTS, key: bytes = KEY, moves: int = 10**6
) -> halfpast.Match:
    """A match fairly dealt, with several deals where it is played to its end."""
    edition, games = ("express", 3) if game == "half" else ("master", None)
    match = halfpast.new(game, edition=edition, seats=2, games=games, seed=key, salts=salts)
    while match.seat is not None and match.moves < moves:
        match.play(match.legal()[0])
    return match


def copied(log: Log) -> Log:
    """The log as it comes from a file."""
    return dict(json.loads(json.dumps(log)))


def tampered(change: Callable[[Log], object], game: str = "half", reseals: bool = True) -> Log:
    """A log that somebody changed; who knows how writes its check anew."""
    log = copied(with_deals(played(game, moves=10**6 if game == "half" else 40)))
    change(log)
    log.pop("check") if reseals else None
    return seal(log) if reseals else log


def found(log: Log) -> list[str]:
    verdict = verify(log)
    assert verdict.answer == ("not-fair" if verdict.findings else "fair")
    return [one.what for one in verdict.findings]


def swapped(log: Log, deal: int, seat: int, place: str) -> Log:
    """Two cards of a deal change places."""
    cards = log["deals"][deal]["seats"][seat][place]
    other = next(at for at, card in enumerate(cards) if card != cards[0])
    turned = [cards[other], *cards[1:other], cards[0], *cards[other + 1 :]]
    log["deals"][deal]["seats"][seat][place] = "".join(turned) if isinstance(cards, str) else turned
    return log


# Fair


@pytest.mark.parametrize("game", ["half", "level8"])
def test_what_was_dealt_by_key_and_salts_is_fair(game: str) -> None:
    match = played(game, moves=10**6 if game == "half" else 40)
    log = copied(with_deals(match))
    verdict = verify(log)
    assert (verdict.answer, verdict.findings, verdict.salted) == ("fair", [], [0])
    assert verdict.deals == len(log["deals"]) == (3 if game == "half" else 1)
    assert halfpast.replay(log).position() == match.position()
    assert verify(match.log()).answer == "fair"  # the deals need not be told


def test_the_log_says_the_hash_that_anybody_can_compute() -> None:
    start = played(moves=0).log()["start"]
    assert start["seed"] == KEY.hex()
    assert start["commitment"] == hashlib.sha256(KEY).hexdigest()
    said = hashlib.sha256(KEY).digest() + b"\x10" + bytes.fromhex(SALTS[0] or "") + b"\x00"
    assert start["seal"] == hashlib.sha256(said).hexdigest()


def test_every_salt_and_its_seat_decide_the_cards() -> None:
    salt = SALTS[0]
    dealt = [played(salts=salts, moves=0).position()["seats"] for salts in ([salt, None], [None, salt], [None, None])]
    dealt.append(played(salts=[salt, "ff" * 16], moves=0).position()["seats"])
    dealt.append(halfpast.new("half", edition="express", seats=2, seed=KEY).position()["seats"])
    assert all(one != other for at, one in enumerate(dealt) for other in dealt[:at])


def test_undo_leaves_the_deals_as_they_were() -> None:
    match = played(moves=3)
    match.undo()
    match.play(match.legal()[-1])
    assert verify(copied(with_deals(match))).answer == "fair"


def test_a_position_and_a_view_say_nothing_of_key_and_salts() -> None:
    match = played(moves=2)
    seen = json.dumps([match.view(None), match.view(0), match.view(1), match.events(None), match.events(0)])
    start = match.log()["start"]
    assert not any(start[what] in seen for what in ("seed", "commitment", "seal"))
    assert match.position()["rng"]["key"] not in seen


# Tampered with: whether the check was written anew or not, it is named


def _other(text: str) -> str:
    return ("0" if text[0] != "0" else "1") + text[1:]


def _set(log: Log, what: str) -> Log:
    log["start"][what] = _other(log["start"][what])
    return log


@pytest.mark.parametrize("reseals", [True, False])
@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda log: _set(log, "seed"), ["key"]),
        (lambda log: _set(log, "commitment"), ["commitment"]),
        (lambda log: _set(log, "seal"), ["seal"]),
        (lambda log: log["start"].update(salts=[_other(SALTS[0] or ""), None]), ["salts"]),
        (lambda log: log["start"].update(salts=[None, SALTS[0]]), ["salts"]),
        (lambda log: log["start"].update(salts=[None, None]), ["salts"]),
        (lambda log: log["start"].update(salts=[SALTS[0], "ff" * 16]), ["salts"]),
        (lambda log: log["start"].update(salts=[SALTS[0]]), ["salts"]),
        (lambda log: (_set(log, "seed"), log["start"].update(salts=[None, None])), ["key", "salts"]),
        (lambda log: log["start"].update(salts="no"), ["unreadable"]),
        (lambda log: log["start"].pop("seal"), ["unreadable"]),
        (lambda log: log["start"].update(commitment=7), ["unreadable"]),
        (lambda log: log["start"].update(deck="0123456789hg" * 6), ["arranged"]),
        (lambda log: log["start"].update(dealer=0), ["arranged"]),
        (lambda log: swapped(log, 1, 0, "stock"), ["card"]),
        (lambda log: (swapped(log, 0, 0, "stock"), swapped(log, 2, 1, "open")), ["card", "card"]),
        (lambda log: log["deals"][1].update(dealer=1 - log["deals"][1]["dealer"]), ["dealer"]),
        (lambda log: log["deals"][1].update(seats=7), ["deal"]),
        (lambda log: log["deals"].pop(), ["deals"]),
        (lambda log: log["deals"].append(log["deals"][0]), ["deals"]),
        (lambda log: log.update(deals="no"), ["deals"]),
        (lambda log: log["moves"][0].update(move="take"), ["move"]),
        (lambda log: log["moves"].pop(0), ["move"]),
        (lambda log: log.update(end="0" * 32), ["end"]),
    ],
)
def test_whatever_is_changed_is_named(change: Callable[[Log], object], what: list[str], reseals: bool) -> None:
    log = tampered(change, reseals=reseals)
    assert found(log) == what
    if reseals and what[0] not in ("card", "dealer", "deal", "deals"):  # what a log tells beside its moves
        with pytest.raises(halfpast.InvalidLog):
            halfpast.replay(log)


def test_the_card_is_named_with_its_deal_and_its_place() -> None:
    log = tampered(lambda log: swapped(log, 1, 0, "stock"))
    right = played().at(sorted({e["move"] for e in played().events(None) if e["type"] == "dealt"})[1])
    one = verify(log).findings[0]
    assert (one.deal, one.seat, one.place) == (2, 0, "stock")
    assert one.dealt == right.position()["seats"][0]["stock"][0]
    assert one.told == log["deals"][1]["seats"][0]["stock"][0]


def test_a_card_of_level_8_is_named() -> None:
    one = verify(tampered(lambda log: log["deals"][0]["stock"].reverse(), "level8")).findings[0]
    dealt = played("level8", moves=0).position()["stock"]
    assert (one.what, one.deal, one.seat, one.place) == ("card", 1, None, "stock")
    assert (one.told, one.dealt) == (dealt[-1], dealt[0])


def test_anything_else_in_the_file_is_named_too() -> None:
    assert found(tampered(lambda log: log["moves"][0].update(author="Eve"), reseals=False)) == ["check"]


def test_another_server_key_dealt_cards_is_found_even_if_all_hashes_are_made_anew() -> None:
    """Who keeps the moves, but tells of another key, is betrayed by the moves."""
    other, log = played(key=bytes(32), moves=0).log(), copied(with_deals(played()))
    log = {key: value for key, value in log.items() if key != "check"}
    told = seal({**log, "start": other["start"]})
    assert set(found(told)) == {"card"}
    assert found(seal({key: told[key] for key in told if key not in ("deals", "check")})) == ["move"]


# Not checkable


@pytest.mark.parametrize("game", ["half", "level8"])
def test_a_log_from_before_replays_and_is_not_checkable(game: str) -> None:
    log = json.loads((LOGS / f"format-1-{game}.json").read_text("utf-8"))
    assert log["format"] == 1
    assert_same_log(halfpast.replay(log).log(), log)
    assert verify(log).document() == {"answer": "not-checkable", "findings": [], "deals": 0, "salted": []}


def test_a_log_from_before_that_was_changed_is_not_fair() -> None:
    log = json.loads((LOGS / "format-1-half.json").read_text("utf-8"))
    log["moves"][0]["author"] = "Eve"
    assert found(log) == ["check"]


def test_a_fair_log_stripped_of_its_proof_does_not_pass_for_an_old_one() -> None:
    def strip(log: Log) -> None:
        log["format"], log["start"] = 1, {"seed": log["start"]["seed"]}

    assert found(tampered(strip)) == ["check"]


def test_a_log_of_today_is_fair_for_ever() -> None:
    """The way from key and salts to cards never changes: this file was written when it was made."""
    log = json.loads((LOGS / "format-2-half.json").read_text("utf-8"))
    verdict = verify(log)
    assert (verdict.answer, verdict.deals, verdict.salted) == ("fair", 3, [0])
    assert_same_log(with_deals(halfpast.replay(log)), log)


@pytest.mark.parametrize("log", [None, [], {}, {"format": 2}, {"format": 3}, {"format": 2, "check": {1}}])
def test_what_is_no_log_is_refused(log: Any) -> None:
    with pytest.raises(halfpast.InvalidLog):
        verify(log)


# How a match is made so


@pytest.mark.parametrize(
    "wrong",
    [
        {"salts": ["00"]},
        {"salts": [None]},
        {"salts": "no"},
        {"salts": [None, "x" * 32]},
        {"salts": [None, 7]},
        {"seed": 7},
        {"seed": b"short"},
        {"dealer": 0},
        {"deck": "0" * 36},
    ],
)
def test_new_refuses_what_would_not_be_fair(wrong: dict[str, Any]) -> None:
    with pytest.raises(halfpast.HalfpastError):
        halfpast.new("half", edition="express", **{"seats": 2, "seed": KEY, "salts": SALTS, **wrong})


# The command


def run(log: Any, *options: str) -> Any:
    text = log if isinstance(log, str) else json.dumps(log)
    return CliRunner().invoke(main, ["verify", *options], input=text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_it_in_four_languages_and_by_its_exit_code(language: str) -> None:
    old = (LOGS / "format-1-half.json").read_text("utf-8")
    logs = [copied(with_deals(played())), tampered(lambda log: swapped(log, 1, 0, "stock")), old]
    answers = [run(log, "--lang", language) for log in logs]
    assert [one.exit_code for one in answers] == [0, 1, 2]
    assert "2" in answers[1].output.splitlines()[1]
    assert len({one.output for one in answers}) == 3


def test_the_command_names_deal_player_place_and_card() -> None:
    log = tampered(lambda log: swapped(log, 1, 0, "stock"))
    one = verify(log).findings[0]
    assert (one.told, one.dealt) == ("0", "g")
    said = "  Deal 2, Player 1, stock: the log shows 0; the key gives a ghost."
    assert run(log, "--lang", "en").output.splitlines() == ["Not fair. This was tampered with:", said]
    assert json.loads(run(log, "--json").output) == verify(log).document()


def test_the_command_says_who_added_something() -> None:
    assert "added by: Player 1." in run(with_deals(played()), "--lang", "en").output
    assert "Nobody’s browser" in run(with_deals(played(salts=[None, None])), "--lang", "en").output


@pytest.mark.parametrize("text", ["", "no", "[]", '{"format": 2}', "7"])
def test_the_command_cannot_check_what_is_no_log(text: str) -> None:
    result = run(text)
    assert result.exit_code == 2
    assert "Error: " in result.output


def test_a_card_that_does_not_exist_is_shown_as_written() -> None:
    log = tampered(lambda log: log["deals"][0]["seats"][0].update(hand="???"))
    assert "?" in run(log, "--lang", "en").output
    result = run(tampered(lambda log: log["deals"][0].update(stock=["\x1b[2J", *["?"] * 50]), "level8"))
    assert result.exit_code == 1
    assert "\x1b" not in result.output
