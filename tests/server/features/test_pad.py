"""The score pad counts as the matches that were really played, and says what cannot have been."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import halfpast
from halfpast.core.errors import HalfpastError
from halfpast.match import Match
from halfpast.server.features.pad import count_up
from tests.server.client import STILL, Guest, Server, post, serving

Json = dict[str, Any]
TIES = {"base": "amigo", "name": "ties", "fewest_tie": "none"}
ENDLESS = {"base": "fundex", "name": "short", "max_plays": 100}


def half_rows(match: Match) -> list[Json]:
    """What people would have written down."""
    result = match.result()
    assert result
    return [{"finisher": row["finisher"], "held": row["held"]} for row in result["games"]]


@pytest.mark.parametrize("edition", [*halfpast.editions("half"), TIES, ENDLESS], ids=str)
def test_H24_H25_a_block_says_what_the_match_said(edition: str | Json) -> None:
    seen = set()
    for seed in range(8):
        chooser = random.Random(seed)
        seats, games = chooser.randint(2, 5), chooser.randint(1, 4)
        match = halfpast.new("half", edition=edition, seats=seats, games=games, seed=seed)
        while match.seat is not None:
            match.play(chooser.choice(match.legal()))
        result, rows = match.result(), half_rows(match)
        told = count_up({"game": "half", "edition": edition, "games": games, "seats": seats, "rows": rows})
        assert result
        assert [{key: row[key] for key in result["games"][0]} for row in told["rows"]] == result["games"]
        assert (told["totals"], told["leaders"], told["over"]) == (result["totals"], result["winners"], True)
        part = count_up({"game": "half", "edition": edition, "games": games, "seats": seats, "rows": rows[:-1]})
        assert (part["rows"], part["over"]) == (told["rows"][:-1], False)
        seen |= {row["finisher"] is None for row in rows}
    assert False in seen or edition == ENDLESS
    assert True in seen or edition != ENDLESS


def test_H26_the_exchange_before_the_next_game() -> None:
    rows = [{"finisher": 1, "held": [9, 0, 12]}]
    pad = {"game": "half", "seats": 3, "games": 2, "rows": rows}
    assert count_up({**pad, "edition": "demi"})["exchange"] == {"seat": 1, "with": 2}
    assert count_up({**pad, "edition": "amigo"})["exchange"] is None
    assert count_up({**pad, "edition": "demi", "games": 1})["exchange"] is None
    assert count_up({**pad, "edition": "demi", "rows": [{"finisher": None, "held": [9, 1, 12]}]})["exchange"] is None


@pytest.mark.parametrize(
    ("row", "reason", "rule", "args"),
    [
        ({"finisher": 0, "held": [0, 0, 4]}, "holds-none", "H23", {"seats": [1]}),
        ({"finisher": None, "held": [1, 0, 0]}, "holds-none", "H23", {"seats": [1, 2]}),
        ({"finisher": 0, "held": [0, 36, 37]}, "too-many", "H03", {"held": 73, "most": 72}),
        ({"finisher": 0, "held": [0, 99, 1]}, "too-many", "H03", {"held": 100, "most": 72}),
    ],
)
def test_what_cannot_have_been_says_why_and_does_not_count(row: Json, reason: str, rule: str, args: Json) -> None:
    good = {"finisher": 2, "held": [3, 5, 1]}
    told = count_up({"game": "half", "seats": 3, "games": 2, "rows": [row, good]})
    assert told["rows"][0]["wrong"] == {"reason": reason, "rule": rule, "args": args}
    assert "points" not in told["rows"][0]
    assert (told["rows"][1]["points"], told["totals"], told["over"]) == ([0, 0, 3], [0, 0, 3], False)


def test_H03x_express_deals_fewer_cards() -> None:
    pad = {"game": "half", "edition": "express", "seats": 2, "rows": [{"finisher": 0, "held": [0, 25]}]}
    assert count_up(pad)["rows"][0]["wrong"]["args"] == {"held": 25, "most": 24}
    pad["rows"] = [{"finisher": 0, "held": [2, 22]}]
    assert count_up(pad)["totals"] == [2, 22]


def test_H25_nothing_counts_after_the_last_game() -> None:
    row = {"finisher": 0, "held": [0, 4]}
    told = count_up({"game": "half", "seats": 2, "games": 1, "rows": [row, row]})
    assert told["rows"][1]["wrong"] == {"reason": "after-end", "rule": "H25", "args": {"count": 1}}
    assert (told["totals"], told["over"]) == ([3, 0], True)


def level8_rows(match: Match) -> tuple[list[Json], list[list[int]]]:
    """What people would have written down, and the levels after each round."""
    rows: list[Json] = []
    levels: list[list[int]] = []
    out: list[int] = []
    for event in match.events(None, 0):
        if event["type"] == "laid-out":
            out.append(event["seat"])
        elif event["type"] == "round-over":
            rows.append({"out": out, "ender": event.get("seat")})
            levels.append(event["levels"])
            out = []
    if out:  # level 8 wins in the middle of a round
        rows.append({"out": out, "ender": None})
        result = match.result()
        assert result
        levels.append(result["levels"])
    return rows, levels


@pytest.mark.parametrize("edition", halfpast.editions("level8"))
def test_L19_L22_L23_a_track_says_what_the_match_said(edition: str) -> None:
    for seed in range(4):
        chooser = random.Random(seed)
        card = chooser.choice(list(halfpast.level_cards()))
        match = halfpast.new("level8", edition=edition, card=card, seats=2 + seed % 5, seed=seed)
        bot = halfpast.bot("family", seed=seed)
        while match.seat is not None:
            match.play(bot.choose(match.view(match.seat)))
        result = match.result()
        rows, levels = level8_rows(match)
        told = count_up({"game": "level8", "edition": edition, "card": card, "seats": match.seats, "rows": rows})
        assert result
        assert [row["levels"] for row in told["rows"]] == levels
        assert [row["wrong"] for row in told["rows"]] == [None] * len(rows)
        assert (told["levels"], told["winner"], told["over"]) == (result["levels"], result["winner"], True)
        assert not any(row["winner"] is not None for row in told["rows"][:-1])


def track(*rows: Json, seats: int = 3, **more: Any) -> Json:
    return count_up({"game": "level8", "seats": seats, "rows": list(rows), **more})


UP_TO_7 = [{"out": [0, 1], "ender": 0}] * 3  # seat 0 on level 7, seat 1 on level 4


def test_L19_the_ender_moves_up_two_and_who_is_out_one() -> None:
    told = track({"out": [0, 2], "ender": 0}, {"out": [], "ender": 1})
    assert [row["levels"] for row in told["rows"]] == [[3, 1, 2], [3, 3, 2]]
    assert [row["moved"] for row in told["rows"]] == [[2, 0, 1], [0, 2, 0]]
    assert [row["unusual"] for row in told["rows"]] == [False, True]  # it ended the round without its level out
    assert told["leaders"] == [0, 1]


def test_L19_a_round_ended_without_a_level_is_asked_about_before_it_counts() -> None:
    told = track({"out": [0, 2], "ender": 0}, {"out": [], "ender": 1, "sure": False})
    assert [(row["asks"], row["moved"]) for row in told["rows"]] == [(False, [2, 0, 1]), (True, [0, 0, 0])]
    assert told["levels"] == [3, 1, 2]
    told = track({"out": [0, 2], "ender": 0, "sure": False}, {"out": [], "ender": 1, "sure": True})
    assert [(row["asks"], row["moved"]) for row in told["rows"]] == [(False, [2, 0, 1]), (False, [0, 2, 0])]
    assert not track({"out": [0], "ender": None, "sure": False})["rows"][0]["asks"]


def test_L19_what_cannot_be_is_not_asked_about() -> None:
    won = [*UP_TO_7, {"out": [0], "ender": 0}]
    (row,) = track(*won, {"out": [], "ender": 1, "sure": False})["rows"][len(won) :]
    assert (row["asks"], row["wrong"]["reason"]) == (False, "over")


def test_L20_who_may_keep() -> None:
    keeps = track(*UP_TO_7, {"out": [2], "ender": 2})["rows"][-1]["keep"]
    assert keeps == [4, 0, 0]  # level 7 not out; level 4; out
    assert track(*UP_TO_7, {"out": [2], "ender": 2}, edition="level8")["rows"][-1]["keep"] == [0, 0, 0]


def test_L23_ending_a_round_with_level_7_out_wins() -> None:
    told = track(*UP_TO_7, {"out": [0, 2], "ender": 0})
    assert (told["winner"], told["over"], told["levels"]) == (0, True, [8, 4, 2])
    assert track(*UP_TO_7, {"out": [0], "ender": 1})["levels"] == [8, 6, 1]
    assert not track(*UP_TO_7, {"out": [2], "ender": 0})["over"]


def test_L22_laying_out_level_8_wins_at_once() -> None:
    on_8 = [*UP_TO_7, {"out": [0], "ender": 1}]
    assert track(*on_8)["wins"] == [True, False, False]
    told = track(*on_8, {"out": [0, 2], "ender": None})
    assert (told["winner"], told["over"], told["levels"]) == (0, True, [8, 6, 1])
    wrong = track(*on_8, {"out": [0], "ender": 1})
    assert wrong["rows"][-1]["wrong"] == {"reason": "won-before", "rule": "L22", "args": {"seats": [0]}}
    assert (wrong["over"], wrong["levels"]) == (False, [8, 6, 1])
    two = track(*on_8, {"out": [1], "ender": 1}, {"out": [0, 1], "ender": None})
    assert two["rows"][-1]["wrong"] == {"reason": "two-won", "rule": "L22", "args": {"seats": [0, 1]}}


def test_nothing_counts_after_the_end() -> None:
    told = track(*UP_TO_7, {"out": [0], "ender": 0}, {"out": [1], "ender": 1})
    assert told["rows"][-1]["wrong"] == {"reason": "over", "rule": "L23", "args": {"count": 4}}
    assert (told["winner"], told["levels"]) == (0, [8, 4, 1])


def test_L26_a_round_that_nobody_ended() -> None:
    assert track({"out": [1], "ender": None})["levels"] == [1, 2, 1]
    short = {"base": "master", "name": "short", "max_rounds": 10}
    told = track(*[{"out": [], "ender": None}] * 10, edition=short)
    assert (told["over"], told["winner"], told["rows"][-1]["winner"]) == (True, None, None)


def test_L03_a_card_of_ones_own() -> None:
    own = {"name": "ours", "levels": [[["set", 2]]] * 8}
    told = track(card=own)
    assert (told["card"], told["source"], told["lines"][0]) == (own, "own", (("set", 2),))
    assert track()["card"] == "master-1"
    assert track(edition="level8")["card"] == "level8-1"


@pytest.mark.parametrize(
    ("pad", "right"),
    [
        ({}, "There is no game"),
        ({"game": "uno"}, "There are: half, level8"),
        ({"game": "half", "names": ["Anna"]}, "has no 'names'"),
        ({"game": "half"}, "from 2 to 5"),
        ({"game": "half", "seats": True}, "from 2 to 5"),
        ({"game": "level8", "seats": 7}, "from 2 to 6"),
        ({"game": "half", "seats": 2, "games": 0}, "from 1 to 99"),
        ({"game": "half", "seats": 2, "card": "master-1"}, "has no card"),
        ({"game": "level8", "seats": 2, "games": 3}, "leave games out"),
        ({"game": "level8", "seats": 2, "card": "x"}, "There are: level8-1"),
        ({"game": "half", "seats": 2, "edition": ["amigo"]}, "An edition is a name"),
        ({"game": "half", "seats": 2, "rows": {}}, "are a list"),
        ({"game": "half", "seats": 2, "rows": [[]] * 251}, "at most 250"),
        ({"game": "half", "seats": 2, "rows": [None]}, '"finisher": a seat or null'),
        ({"game": "half", "seats": 2, "rows": [{"finisher": 2, "held": [1, 1]}]}, "from 0 to 1"),
        ({"game": "half", "seats": 2, "rows": [{"finisher": 0, "held": [0]}]}, "2 numbers"),
        ({"game": "half", "seats": 2, "rows": [{"finisher": 0, "held": [0, 1.5]}]}, "from 0 to 99"),
        ({"game": "half", "seats": 2, "rows": [{"finisher": 0, "held": [0, -1]}]}, "from 0 to 99"),
        ({"game": "level8", "seats": 2, "rows": [{"out": [2], "ender": None}]}, "from 0 to 1"),
        ({"game": "level8", "seats": 2, "rows": [{"out": 1, "ender": None}]}, "list of the seats"),
        ({"game": "level8", "seats": 2, "rows": [{"out": [], "ender": "0"}]}, "from 0 to 1"),
    ],
)
def test_what_is_no_pad_is_told_what_would_be(pad: Json, right: str) -> None:
    with pytest.raises(HalfpastError, match=right):
        count_up(pad)


def test_the_server_counts_and_keeps_nothing(server: Server) -> None:
    guest = Guest(server)
    before = guest.web.get("/api/me").json()
    pad = {"game": "half", "edition": "fundex", "seats": 2, "games": 1, "rows": [{"finisher": 1, "held": [5, 0]}]}
    answer = guest.web.post("/api/pad", json=pad)
    assert (answer.status_code, answer.json()) == (200, count_up(pad))
    level8 = {"game": "level8", "seats": 2, "rows": [{"out": [0], "ender": 0}]}
    assert guest.web.post("/api/pad", json=level8).json()["levels"] == [3, 1]
    assert guest.web.post("/api/pad", json={**pad, "rows": 7}).status_code == 400
    assert post(f"{server.url}/api/pad", json=pad).status_code == 403
    assert guest.web.get("/api/me").json() == before
    assert list(guest.web.get("/api/info").json()["games"]["level8"]["cards"]) == list(halfpast.level_cards())


def test_a_pad_is_written_at_a_human_pace(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", changed=STILL) as server:
        guest = Guest(server)
        codes = [guest.web.post("/api/pad", json={"game": "half", "seats": 2}).status_code for _ in range(62)]
    assert codes == [200] * 60 + [429] * 2


def test_a_code_of_a_long_link(server: Server) -> None:
    link = "https://play.example.org/pad#" + "x" * 700
    assert Guest(server).web.get("/api/qr", params={"link": link}).status_code == 200
    assert Guest(server).web.get("/api/qr", params={"link": link + "x" * 100}).status_code == 400
