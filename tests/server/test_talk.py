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
    assert here.ask(do="say", words="free words")["is"] == "wrong"
    assert here.ask(do="say", phrase="rude")["is"] == "wrong"
    assert here.ask(do="say", phrase=["hello"])["is"] == "wrong"


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
    assert here.ask(do="say", phrase="thanks")["is"] == "wrong"  # too fast


def test_every_word_is_heard_once_and_in_order(server: Server) -> None:
    here, there = table_for_two(server, chat=True)
    for number in range(5):
        here.socket.send(json.dumps({"do": "say", "words": str(number)}))
    assert [there.until("said")["words"] for _ in range(5)] == list("01234")
