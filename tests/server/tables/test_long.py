"""A long series: who comes new is told the end of the story, not all of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import halfpast
from halfpast.match import Match
from halfpast.server.http.socket import NEAR, RECENT, recent
from halfpast.server.tables.documents import begun, new_table
from halfpast.server.tables.terms import read_terms
from tests.server.client import Guest, Message, serving
from tests.server.conftest import FAST
from tests.server.house.test_restart import write


def played(match: Match, moves: int) -> list[Message]:
    """So many moves more, as a log has them."""
    bot, entries = halfpast.bot("family", seed=1), list[Message]()
    while len(entries) < moves and match.seat is not None:
        seat, move = match.seat, bot.choose(match.view(match.seat))
        match.play(move)
        entries.append({"seat": seat, "move": move, "author": "family", "time": ""})
    return entries


@pytest.mark.parametrize("edition", ["express", "amigo"])
def test_a_long_story_is_told_from_a_deal_or_from_a_whole_move(edition: str) -> None:
    match = halfpast.new("half", edition, 3, games=20, seed=1)
    kinds = set()
    while played(match, 7):
        first, happened = recent(match), match.happened
        if happened <= RECENT + NEAR:
            assert first == 0
            continue
        assert RECENT <= happened - first <= RECENT + NEAR
        before, event = match.events(None, first - 1)[:2]
        kinds.add(event["type"] == "dealt")
        assert event["type"] == "dealt" or event["move"] == before["move"] + 1
    assert False in kinds


def test_who_comes_to_a_long_series_hears_the_end_of_the_story(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    document = begun(new_table(read_terms({"edition": "express", "games": 99}), "host", "Anna", ["family"] * 2))
    match = halfpast.replay(document["dealt"])
    log = played(match, 3000)
    assert match.seat is not None
    cookie = write(db, {"long": ({**document, "state": "playing"}, log)})
    with serving(db, changed=FAST) as server:
        guest = Guest(server, cookie)
        here = guest.join("long")
        first = here.now["from"]
        assert first > 1000
        assert len(here.events) <= RECENT + NEAR + 20  # bots may have moved already
        assert [event["number"] for event in here.events] == list(range(first, first + len(here.events)))
        assert here.events[: match.happened - first] == match.events(0, first)
        assert len(json.dumps(here.now)) < 100_000
        here.play_on(3)
        last = here.events[-1]["number"]
        assert [event["number"] for event in here.events] == list(range(first, last + 1))
        missed = guest.join("long", heard=last - 10)
        assert missed.now["from"] == last - 10
        late = guest.join("long", heard=20)  # what was missed is too much
        assert late.now["from"] >= first
