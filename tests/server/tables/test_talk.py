"""What is said at a table."""

from __future__ import annotations

import json

from tests.server.client import Guest, Server, table_for_two


def test_words_at_the_table(server: Server) -> None:
    guest = Guest(server)
    table = guest.make(start=False)
    here = guest.join(table)
    here.socket.send(json.dumps({"do": "say", "phrase": "hello"}))
    assert here.until("said") == {"is": "said", "n": 1, "seat": 0, "phrase": "hello"}
    here.socket.send(json.dumps({"do": "say", "emote": "clap"}))
    assert here.until("said") == {"is": "said", "n": 2, "seat": 0, "emote": "clap"}
    assert "no free words" in here.ask(do="say", words="free words")["why"]
    assert "well-played" in here.ask(do="say", phrase="rude")["why"]
    assert here.ask(do="say", phrase=["hello"])["is"] == "wrong"


def test_who_speaks_sits_there(server: Server) -> None:
    guest = Guest(server)
    wanted = {"terms": {"seats": 3, "chat": True}, "name": "Anna", "people": ["Bram"], "bots": ["family"]}
    here = guest.join(guest.web.post("/api/tables", json=wanted).json()["table"])
    for seat in ({}, {"seat": 0}, {"seat": 1}):
        here.socket.send(json.dumps({"do": "say", "words": "hello", **seat}))
        assert here.until("said")["seat"] == seat.get("seat", 0)
    for strange in (2, None, "0", True, 99):
        assert here.ask(do="say", words="hello", seat=strange)["is"] == "not-yours"
    for nothing in ("", "\u200b", 5):
        assert "at most 200 characters" in here.ask(do="say", words=nothing)["why"]


def test_who_comes_later_hears_the_last_thirty(server: Server) -> None:
    here, there = table_for_two(server, start=False, chat=True)
    table = here.now["table"]["id"]
    assert Guest(server).join(table).now["said"] == []
    for number in range(6):
        for one in (here, there):
            assert one.ask(do="say", words=f"number \u202e{number}\n")["is"] == "done"
    watcher = Guest(server).join(table)
    assert [said["n"] for said in watcher.now["said"]] == list(range(1, 13))
    assert watcher.now["said"][-1] == {"is": "said", "n": 12, "seat": 1, "words": "number 5"}
    assert any(here.ask(do="say", phrase="thanks")["is"] == "wrong" for _ in range(50))  # too fast


def test_every_word_is_heard_once_and_in_order(server: Server) -> None:
    here, there = table_for_two(server, chat=True)
    for number in range(5):
        here.socket.send(json.dumps({"do": "say", "words": str(number)}))
    assert [there.until("said")["words"] for _ in range(5)] == list("01234")
