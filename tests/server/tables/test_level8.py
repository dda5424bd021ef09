"""Level 8 at a table: made with a level card, an owner's own too; played with bots, brought back, played again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import halfpast
from tests.server.client import AtTable, Guest, Server, serving
from tests.server.conftest import FAST

EASY = [[["set", 2]] for _ in range(8)]
OWN = {"name": "Grandma\u2019s card", "levels": EASY}
LEVEL8: dict[str, Any] = {"game": "level8", "edition": "master", "games": None}


def line_with(level: int, line: object) -> list[object]:
    """An easy card with one line that is another."""
    return [line if number == level else each for number, each in enumerate(EASY, 1)]


def test_the_page_is_told_of_level_8(server: Server) -> None:
    told = Guest(server).web.get("/api/info").json()["games"]["level8"]
    assert (told["seats"], told["games"], told["usual_bot"]) == ([2, 6], None, "family")
    assert list(told["editions"]) == list(halfpast.editions("level8"))
    assert told["cards"] == halfpast.level_cards()
    assert {name: edition["card"] for name, edition in told["editions"].items()} == {
        name: halfpast.new("level8", name).position()["card"] for name in told["editions"]
    }
    shape = told["card_shape"]
    assert all(kind in shape["kinds"] for card in told["cards"].values() for line in card["levels"] for kind, _ in line)


def test_a_match_by_an_own_card_outlives_the_server_and_is_played_again(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(db, changed=FAST) as server:
        anna = Guest(server)
        table = anna.make(bots=1, **LEVEL8, card={**OWN, "name": "  Grandma\u2019s \u200bcard "})
        at = anna.join(table)
        assert at.now["table"]["terms"]["card"] == OWN
        assert at.now["table"]["terms"]["games"] is None
        assert at.view["card"] == OWN
        at.play_on(3)
        before, cookie = at.now["seq"], anna.cookie
        server.kill()
    with serving(db, changed=FAST) as server:
        at = Guest(server, cookie).join(table)
        assert at.now["seq"] >= before
        at.play_on(10_000)
        assert at.now["table"]["state"] == "over"
        assert at.now["result"]["levels"]
        again = at.ask(do="again")
        new = Guest(server, cookie).join(again["table"])
        assert new.now["table"]["terms"] == at.now["table"]["terms"]
        assert new.view["card"] == OWN


def test_the_host_changes_box_and_card_before_the_game(server: Server) -> None:
    anna, bram = Guest(server), Guest(server)
    table = anna.make(start=False, bots=1, **LEVEL8)
    at, there = anna.join(table), bram.join(table)
    assert at.now["table"]["terms"]["card"] == "master-1"
    assert at.ask(do="arrange", what="terms", terms={"card": OWN, "edition": "master+skips"})["is"] == "done"
    there.wait_until(lambda one: one.now["table"]["terms"]["card"] == OWN)
    assert at.ask(do="arrange", what="terms", terms={"card": {**OWN, "levels": EASY[1:]}})["is"] == "wrong"
    assert at.ask(do="arrange", what="terms", terms={"seats": 6})["is"] == "done"
    assert at.now["table"]["terms"]["card"] == OWN
    assert at.ask(do="start")["is"] == "done"
    at.wait_until(lambda one: one.now["table"]["state"] == "playing")
    assert at.view["card"] == OWN
    assert at.view["edition"] == "master+skips"


@pytest.mark.parametrize(
    ("card", "right"),
    [
        ("uno", "There are: level8-1"),
        (7, "is a name, or a dict"),
        ({"name": "x"}, "is a name, or a dict"),
        ({**OWN, "levels": EASY[1:]}, "has 8 levels"),
        ({**OWN, "levels": line_with(3, [["set", 6], ["set", 6]])}, "Level 3 has 12 cards"),
        ({**OWN, "levels": line_with(8, [["flush", 5]])}, "Level 8 asks for 'flush'; the kinds of groups are: run"),
        ({**OWN, "name": "\u3164"}, "1 to 40 printable"),
        ({**OWN, "name": "master-1"}, "another level card"),
        ({**OWN, "name": "MASTER-1\u200b"}, "a printed level card"),
    ],
)
def test_a_wrong_card_is_told_what_would_be_right(server: Server, card: object, right: str) -> None:
    answer = Guest(server).web.post("/api/tables", json={"terms": {**LEVEL8, "card": card}})
    assert (answer.status_code, right in answer.json()["error"]) == (400, True), answer.text


def test_other_games_have_no_level_card(server: Server) -> None:
    web = Guest(server).web
    assert "no card" in web.post("/api/tables", json={"terms": {"game": "half", "card": "master-1"}}).json()["error"]
    assert "leave games out" in web.post("/api/tables", json={"terms": {**LEVEL8, "games": 3}}).json()["error"]


def check(server: Server, **card: Any) -> Any:
    """What the server says of a card that is being typed."""
    answer = Guest(server).web.post("/api/level-card", json={**OWN, **card})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_card_is_looked_at_while_it_is_typed(server: Server) -> None:
    assert check(server) == {"right": True, "name": None, "levels": [None] * 8}
    assert check(server, name=" ")["name"] == "empty"
    assert check(server, name="Master-1")["name"] == "taken"
    for line, why, cards in [
        ([], "empty", 0),
        ("run", "empty", 0),
        ([["set", 2]] * 6, "groups", 0),
        ([["flush", 2]], "group", 0),
        ([[]], "group", 0),
        ([["set", 1]], "size", 0),
        ([["set", 1], ["flush", 2]], "size", 0),  # the first of two troubles
        ([["set", True]], "size", 0),
        ([["run", 11]], "size", 0),
        ([["run", 5], ["set", 3], ["set", 3]], "cards", 11),
    ]:
        found = check(server, levels=line_with(4, line))
        wrong = found["levels"][3]
        assert (found["right"], wrong["why"], wrong["cards"]) == (False, why, cards), line
        assert "evel 4" in wrong["words"]
        assert found["levels"].count(None) == 7
    web = Guest(server).web
    assert web.post("/api/level-card", json={"levels": EASY[1:]}).status_code == 400
    typed = [web.post("/api/level-card", json=OWN).status_code for _ in range(50)]  # one a moment, as one types
    assert set(typed) == {200}
    assert web.post("/api/tables", json={"terms": {**LEVEL8, "card": OWN}}).status_code == 201


# Each player their own level card.

FOUR = ["master-1", "level8-1", "master-2", OWN]


def terms_of(at: AtTable) -> Any:
    """How the table plays now."""
    return at.now["table"]["terms"]


def test_each_player_chooses_a_card_and_the_host_for_anybody(server: Server) -> None:
    anna, bram = Guest(server), Guest(server)
    table = anna.make(start=False, **LEVEL8, seats=4)
    at, there = anna.join(table), bram.join(table)
    assert there.ask(do="card", seat=1, card="master-2")["is"] == "not-yours"  # nobody's yet
    assert there.ask(do="sit", seat=1, name="Bram")["is"] == "done"
    assert there.ask(do="card", seat=1, card="level8-1")["is"] == "done"
    at.wait_until(lambda one: terms_of(one)["card"] == ["master-1", "level8-1", "master-1", "master-1"])
    wrong = there.ask(do="card", seat=0, card="master-2")
    assert (wrong["is"], "only the host" in wrong["why"]) == ("not-yours", True)
    assert at.ask(do="card", seat=2, card="master-2")["is"] == "done"
    assert at.ask(do="card", seat=3, card={**OWN, "name": "  Grandma\u2019s \u200bcard "})["is"] == "done"
    assert terms_of(at)["card"] == FOUR
    watching = Guest(server).join(table)
    assert terms_of(watching)["card"] == FOUR
    for wrong_card in ("uno", None, [], {"name": "x"}, ["master-1"] * 4, {**OWN, "name": "MASTER-1"}):
        assert at.ask(do="card", seat=0, card=wrong_card)["is"] == "wrong"
    assert at.ask(do="card", seat=4, card="master-1")["is"] == "wrong"
    assert terms_of(at)["card"] == FOUR


def test_cards_go_with_their_players_and_with_their_number(server: Server) -> None:
    anna = Guest(server)
    at = anna.join(anna.make(start=False, **LEVEL8, seats=4, card=FOUR))
    assert at.ask(do="arrange", what="swap", seat=0, **{"with": 1})["is"] == "done"
    assert terms_of(at)["card"] == ["level8-1", "master-1", "master-2", OWN]
    assert at.ask(do="arrange", what="terms", terms={"pace": "fast"})["is"] == "done"
    assert terms_of(at)["card"] == ["level8-1", "master-1", "master-2", OWN]
    assert at.ask(do="arrange", what="terms", terms={"seats": 3})["is"] == "done"
    assert terms_of(at)["card"] == ["level8-1", "master-1", "master-2"]
    assert at.ask(do="arrange", what="terms", terms={"seats": 5, "edition": "level8"})["is"] == "done"
    assert terms_of(at)["card"] == ["level8-1", "master-1", "master-2", "level8-1", "level8-1"]
    for seats in (7, 10**12, "3", None):
        assert at.ask(do="arrange", what="terms", terms={"seats": seats})["is"] == "wrong"
    assert at.ask(do="arrange", what="terms", terms={"card": ["master-1"] * 4})["is"] == "wrong"
    assert at.ask(do="arrange", what="terms", terms={"card": "master-1"})["is"] == "done"
    assert terms_of(at)["card"] == "master-1"
    for seat in range(5):
        assert at.ask(do="card", seat=seat, card="master-2")["is"] == "done"
    assert terms_of(at)["card"] == "master-2"  # all the same again


def test_a_match_with_four_cards_outlives_the_server_is_watched_and_played_again(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(db, changed=FAST) as server:
        anna = Guest(server)
        table = anna.make(bots=3, **LEVEL8, seats=4, card=FOUR)
        at = anna.join(table)
        assert at.view["card"] == FOUR
        assert [len(lines) for lines in at.now["levels"]] == [8] * 4
        assert at.now["levels"][3] == EASY
        at.play_on(3)
        assert at.ask(do="card", seat=0, card="master-2")["is"] == "not-yours"  # it is chosen before the first deal
        before, cookie = at.now["seq"], anna.cookie
        server.kill()
    with serving(db, changed=FAST) as server:
        at = Guest(server, cookie).join(table)
        assert at.now["seq"] >= before
        at.play_on(10_000)
        assert at.now["table"]["state"] == "over"
        again = at.ask(do="again")
        new = Guest(server, cookie).join(again["table"])
        assert terms_of(new) == terms_of(at)
        assert new.view["card"] == FOUR


@pytest.mark.parametrize("card", [[], ["master-1"], ["master-1"] * 4, ["master-1", "master-2", "uno"]])
def test_a_table_with_another_number_of_cards_is_not_made(server: Server, card: object) -> None:
    answer = Guest(server).web.post("/api/tables", json={"terms": {**LEVEL8, "seats": 3, "card": card}})
    assert answer.status_code == 400, answer.text


def test_a_pad_counts_levels_with_a_card_for_each_player(server: Server) -> None:
    pad = {"game": "level8", "seats": 4, "card": FOUR, "rows": [{"out": [1, 3], "ender": 3}]}
    told = Guest(server).web.post("/api/pad", json=pad).json()
    assert (told["levels"], told["card"]) == ([1, 2, 1, 3], FOUR)
    assert told["source"] == ["reconstruction", "printed", "reconstruction", "own"]
    assert told["lines"][3] == EASY
