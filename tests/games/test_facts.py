"""What decided a game, a round and a match: told truly, from what all may know, at every end of both games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import halfpast
from halfpast.games import game, package
from halfpast.games.half.rules import facts as half
from halfpast.games.level8.rules import facts as level8
from halfpast.i18n import LANGUAGES, bundle, text
from halfpast.match import Match
from halfpast.server.tables.facts import Facts, facts_of

Fact = dict[str, Any]
ENDS = ("scored", "round-over", "over")
NAMES = ["Anna", "Owl", "Fox", "Hedgehog", "Badger", "Mouse"]
AMIGO, MASTER = game("half").editions.get("amigo"), game("level8").editions.get("master")


def played(match: Match, levels: tuple[str, ...] = ("family", "learner")) -> Iterator[Match]:
    """A match played by bots: as it stands after every move in which something ended."""
    bots = [halfpast.bot(levels[seat % len(levels)], seed=seat) for seat in range(match.seats)]
    while match.seat is not None:
        heard = match.happened
        match.play(bots[match.seat].choose(match.view(match.seat)))
        if any(event["type"] in ENDS for event in match.events(None, heard)):
            yield match.copy()


@cache
def ended() -> list[Match]:
    """Matches of every edition, each as it stood whenever something ended."""
    half_games = [
        halfpast.new("half", edition=edition, seats=2 + seed % 4, games=1 + seed % 3, seed=seed)
        for edition in halfpast.editions("half")
        for seed in range(4)
    ]
    rounds = [
        halfpast.new("level8", edition=edition, seats=2 + seed % 3, seed=seed)
        for edition in halfpast.editions("level8")
        for seed in range(2)
    ]
    return [end for match in [*half_games, *rounds] for end in played(match)]


def of_game(name: str) -> list[Match]:
    return [match for match in ended() if match.game.name == name]


def found(match: Match) -> Fact:
    facts = facts_of(match)
    assert facts is not None
    return facts


def events_of(match: Match, number: int, begins: str = "game") -> list[Fact]:
    """The events of one game, or round, by its number."""
    inside, kept = False, []
    for event in match.events(None):
        if event["type"] == "dealt":
            inside = event[begins] == number
        if inside:
            kept.append(event)
    return kept


def test_before_the_first_end_there_is_nothing_to_tell() -> None:
    for name in ("half", "level8"):
        match = halfpast.new(name, seed=1)
        match.play(match.legal()[0])
        assert facts_of(match) is None


def test_the_last_move_of_a_game_is_who_laid_what_on_which_pile() -> None:
    for match in of_game("half"):
        game = found(match)["game"]
        events = events_of(match, game["number"])
        laid = [event for event in events if event["type"] == "laid"][-1]
        last = game["last"]
        assert (last["seat"], last["laid"], last["from"]) == (laid["seat"], laid["laid"], laid["from"])
        before = match.at(laid["move"] - 1).view(None)
        assert last["on"] == before["pile"]
        caught = [event["caught"] for event in events if event["type"] == "caught" and event["move"] == laid["move"]]
        assert [last["caught"]] == caught if caught else "caught" not in last


def test_who_won_a_game_is_what_its_row_says() -> None:
    for match in of_game("half"):
        facts, row = found(match), match.view(None)["match"]["results"][-1]
        best = min if match.edition.parameters["scoring"] == "cards" else max
        winners = [seat for seat, points in enumerate(row["points"]) if points == best(row["points"])]
        assert facts["game"]["winners"] == (winners if len(winners) < match.seats else [])
        result = match.result()
        assert (facts["match"] and facts["match"]["winners"]) == (result and result["winners"])


def is_true(fact: Fact, row: Fact, events: list[Fact]) -> bool:
    """Whether a fact of a game holds, by its row and its events alone."""
    seat, count = fact.get("seat", 0), fact.get("count")
    held = row["held"][seat]
    catches = [event["seat"] for event in events if event["type"] == "caught"]
    piles = [(event["seat"], event["count"]) for event in events if event["type"] == "took"]
    said = [(event["type"], event.get("seat")) for event in events]
    holds: dict[str, bool] = {
        "catches": catches.count(seat) == count and catches.count(seat) > 0,
        "held": held == count and held > min(row["held"]),
        "first": seat == row["finisher"],
        "close": held == count and held <= 2,
        "pile": (seat, count) in piles,
        "pile-held": (seat, fact.get("pile")) in piles and held == count,
        "clean": seat not in [taker for taker, _ in piles],
        "overtook": row["finisher"] == fact.get("other") and held == count,
        "last-catch": events_caught(events)[-1:] == [(seat, fact.get("other"))],
        "chance-passed": ("passed", seat) in said,
        "chance-missed": ("missed", seat) in said,
        "endless": row["finisher"] is None,
        "fewest": held == count == min(row["held"]),
    }
    return holds[fact["fact"]]


def test_every_fact_of_half_is_true() -> None:
    for match in of_game("half"):
        game, row = found(match)["game"], match.view(None)["match"]["results"][-1]
        events = events_of(match, game["number"])
        assert 1 <= len(game["decided"]) <= 2
        assert all(is_true(fact, row, events) for fact in game["decided"]), (game["decided"], row)
        for seat, fact in enumerate(game["kind"]):
            if fact and fact["fact"] == "ahead":
                assert row["held"][seat] - row["held"][fact["seat"]] == fact["count"] > 0
                assert row["held"][fact["seat"]] == 0 or row["finisher"] != fact["seat"]


def events_caught(events: list[Fact]) -> list[tuple[int, int]]:
    return [(event["seat"], event["caught"]) for event in events if event["type"] == "caught"]


def test_every_fact_of_level8_is_true() -> None:
    for match in of_game("level8"):
        facts = found(match)
        now = facts["game"]
        events = events_of(match, now["number"], "round")
        over = [event for event in events if event["type"] == "round-over"]
        end = match.at(over[-1]["move"]) if over else match
        if not over or match.seat is None or end.view(None)["phase"] == "keep":  # else the next round is dealt
            assert [seat["held"] for seat in now["seats"]] == [seat["hand"] for seat in end.view(None)["seats"]]
        ender = over[-1].get("seat") if over else None
        won = match.result() or {"winner": None}
        assert now["winners"] == [seat for seat in [ender if over else won["winner"]] if seat is not None]
        for seat, tally in enumerate(now["seats"]):
            assert tally["off"] == sum(e["type"] == "laid-off" and e["seat"] == seat for e in events)
            assert tally["laid"] == sum(e["type"] == "laid-out" and e["seat"] == seat for e in events)
        for seat, fact in enumerate(now["kind"]):
            if fact and fact["fact"] == "moved":
                assert over[-1]["moved"][seat] >= 1
                assert fact["level"] == over[-1]["levels"][seat]


def test_the_last_card_of_a_round_lies_on_its_pile() -> None:
    for match in of_game("level8"):
        now = found(match)["game"]
        over = [event for event in events_of(match, now["number"], "round") if event["type"] == "round-over"]
        last = now["last"]
        if not over:
            assert (last["how"], last["level"]) == ("laid-out", 8)
            continue
        before = match.at(over[-1]["move"] - 1)
        if last["how"] == "discarded":
            assert last["on"] == before.view(None)["seats"][last["seat"]]["pile"][-2:]
            assert before.legal().count(f"discard {last['card']}") == 1


def test_without_a_finisher_it_is_said_that_nobody_finished() -> None:
    begun = halfpast.new("half", edition="fundex", seats=3, games=1, seed=5)
    for _ in range(4):
        begun.play(begun.legal()[0])
    match = halfpast.load({**begun.position(), "plays": 998})  # H27: the game ends with move 1,000
    while match.seat is not None:
        pile = match.view(None)["pile"]
        match.play(next(move for move in match.legal()))
    game = found(match)["game"]
    assert game["decided"][0] == {"fact": "endless"}
    assert game["last"]["on"] == pile  # also where a match was loaded in mid-game


def test_where_nobody_is_ahead_nobody_has_won() -> None:
    row = {"type": "scored", "game": 1, "finisher": None, "held": [4, 4], "points": [1, 1], "totals": [1, 1]}
    facts = half.told([{"type": "began", "seats": 2}, row], AMIGO)
    assert facts is not None
    assert (facts["game"]["winners"], facts["game"]["kind"]) == ([], [None, None])


def test_a_round_that_is_stopped_has_no_winner() -> None:
    cut = {"type": "round-over", "round": 1, "levels": [2, 1], "moved": [1, 0]}
    laid = {"type": "laid-out", "seat": 0, "level": 1, "groups": [{"group": "set", "cards": ["r3", "j1=b3"]}]}
    facts = level8.told([{"type": "began", "seats": 2}, laid, cut], MASTER)
    assert facts is not None
    assert (facts["game"]["winners"], facts["game"]["decided"]) == ([], [{"fact": "cut", "count": 1}])
    assert facts["game"]["kind"] == [{"fact": "moved", "level": 2}, None]
    assert facts["game"]["seats"][0]["jokers"] == 1


def test_a_match_without_a_winner() -> None:
    cut = {"type": "round-over", "round": 1, "levels": [2, 1], "moved": [1, 0]}
    over = {"type": "over", "winner": None, "levels": [2, 1], "rounds": 1}
    facts = level8.told([{"type": "began", "seats": 2}, cut, over], MASTER)
    assert facts is not None
    assert facts["match"]["winners"] == []
    assert facts["match"]["decided"] == [{"fact": "no-winner", "count": 1}]


def test_a_shared_series_says_so() -> None:
    def row(game: int, points: list[int], totals: list[int]) -> Fact:
        return {"type": "scored", "game": game, "finisher": 0, "held": [0, 3], "points": points, "totals": totals}

    events = [{"type": "began", "seats": 2}, row(1, [3, 0], [3, 0]), row(2, [0, 3], [3, 3])]
    facts = half.told([*events, {"type": "over", "totals": [3, 3], "winners": [0, 1]}], AMIGO)
    assert facts is not None
    assert facts["match"]["decided"][0] == {"fact": "shared", "count": 3, "unit": "points"}
    assert facts["match"]["kind"] == [None, None]


def test_what_tells_most_comes_first() -> None:
    def game(**changes: Any) -> half.Played:
        seats = [half.Tally(catches=2), half.Tally(largest=4), half.Tally(caught=2, largest=16)]
        row = {"finisher": 0, "held": [0, 9, 23], "points": [3, 0, 0]}
        return half.Played(1, seats, last={"seat": 0, "laid": "7"}, row=row | changes)

    names = [fact["fact"] for fact in half.decided(game(), [0])]
    assert names == ["catches", "pile-held"]  # two catches, and Owl held 23 cards
    names = [fact["fact"] for fact in half.decided(game(held=[0, 1, 23]), [0])]
    assert names == ["catches", "close"]
    caught = game()
    caught.last = {"seat": 0, "laid": "7", "caught": 2}
    assert half.decided(caught, [0])[0]["fact"] == "last-catch"


@pytest.mark.parametrize("name", ["half", "level8"])
def test_nothing_hidden_is_told(name: str) -> None:
    """A spectator's events lead to the same facts, as a seat's do that knows more; and those know no hidden card."""
    match = of_game(name)[-1]
    told = package(name).facts.told
    assert told(match.events(None), match.edition) == told(match.events(0), match.edition)


def test_facts_are_worked_out_once_for_each_end() -> None:
    match = halfpast.new("half", edition="express", seats=2, games=2, seed=3)
    bot, facts = halfpast.bot("family", seed=1), Facts()
    seen: list[Fact] = []
    while match.seat is not None:
        match.play(bot.choose(match.view(match.seat)))
        now = facts.of(match, 0)
        assert now == facts_of(match)
        if now is not None and (not seen or seen[-1] is not now):
            seen.append(now)
    assert len(seen) == 2
    match.undo()
    assert facts.of(match, 1) == facts_of(match)  # the last game is not over any more


# In words.


def kinds(about: Fact, game: str) -> list[tuple[str, Fact]]:
    """The messages of one end, with their facts."""
    topic = f"{game}-match" if about["of"] == "match" else game
    decided = [(f"wins-{topic}-{fact['fact']}", fact) for fact in about["decided"]]
    return decided + [(f"wins-kind-{topic}-{fact['fact']}", fact) for fact in about["kind"] if fact]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_is_said(language: str) -> None:
    said = set()
    for match in ended():
        facts = found(match)
        for about in filter(None, (facts["game"], facts["match"])):
            for key, fact in kinds(about, match.game.name):
                for who in ("you", "other"):
                    args = {**fact, "who": who, "whom": "other", "name": NAMES[fact.get("seat", 0)]}
                    args["other"] = NAMES[fact.get("other", 1)]
                    sentence = text(key, language, **args)
                    assert sentence, key
                    assert "$" not in sentence
                    assert "  " not in sentence
                said.add(key)
    assert len(said) > 30  # most of them come up in these matches; the others are known by name
    assert all(bundle(language).has_message(key) for key in said)
