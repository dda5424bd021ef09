"""Fair deals: the hash of the key before the salts, the salts before the cards, the key when all is over."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import halfpast
from halfpast.cli import main
from halfpast.match import thawed
from halfpast.notation.log import seal
from halfpast.server.tables.snapshots import Snapshot, pack
from halfpast.store import Document
from tests.server.client import STILL, Guest, Server, play_together, serving
from tests.server.conftest import FAST

DATABASES, LOGS = Path(__file__).parents[1] / "databases", Path(__file__).parents[2] / "logs"
ANNA = "s53mt0k4HVIiLwah.SzZ6zfRNZGTwpnUKhNwiQ04Q"  # who played in them
SALTS = ("00112233445566778899aabbccddeeff", "f" * 32, "a" * 32)
QUICK: Document = {"edition": "express", "games": 1}


class Ear:
    """All that is said at a table, word by word, and what was last told of the deal."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest, self.at = guest, (at := guest.join(table))
        self.heard, self.fair = [json.dumps(at.now)], at.now["fair"]
        receive = at.socket.recv

        def listen(timeout: float | None = None) -> Any:
            text = receive(timeout)
            self.heard.append(str(text))
            self.fair = json.loads(text).get("fair", self.fair)
            return text

        at.socket.recv = listen  # type: ignore[method-assign,assignment]

    def add(self, salt: object, seat: int | None = None, commitment: object = None) -> str:
        """Add a salt to the deal; returns what came of it."""
        seen = self.fair.get("next", self.fair)["commitment"]
        number = self.at.seat if seat is None else seat
        return str(self.at.ask(do="salt", seat=number, salt=salt, commitment=commitment or seen)["is"])


def two(server: Server, **terms: Any) -> tuple[Ear, Ear]:
    """Two people who sit down together; the cards are not dealt yet."""
    host, friend = Guest(server), Guest(server)
    table = host.make(start=False, bots=1, **{**QUICK, **terms})
    here, there = Ear(host, table), Ear(friend, table)
    assert here.at.ask(do="arrange", what="free", seat=1)["is"] == "done"
    assert there.at.ask(do="sit", seat=1, name="Bram")["is"] == "done"
    return here, there


def deal(here: Ear, there: Ear) -> None:
    assert here.at.ask(do="start")["is"] == "done"
    there.at.wait_until(lambda at: at.now["table"]["state"] == "playing")


def log_of(guest: Guest, table: str) -> Document:
    return dict(guest.web.get(f"/api/replays/{table}/log").raise_for_status().json())


def sha(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()


def verified(log: Document) -> tuple[int, str]:
    """What `halfpast verify` says of a downloaded log."""
    result = CliRunner().invoke(main, ["verify", "--lang", "en"], input=json.dumps(log))
    return result.exit_code, result.output


def played_alone(server: Server, salt: str | None = None) -> tuple[Guest, str]:
    """A match against a bot, to its end."""
    guest = Guest(server)
    table = guest.make(start=False, bots=1, **QUICK)
    ear = Ear(guest, table)
    if salt:
        assert ear.add(salt) == "done"
    assert ear.at.ask(do="start")["is"] == "done"
    ear.at.play_on(1000)
    ear.at.socket.close()
    return guest, table


# At the table


def test_the_hash_then_the_salts_then_the_cards(server: Server) -> None:
    here, there = two(server)
    seen = here.fair["commitment"]
    assert here.fair == there.fair == {"commitment": seen, "salted": []}
    assert here.add(SALTS[0]) == there.add(SALTS[1]) == "done"
    assert there.fair == {"commitment": seen, "salted": [0, 1]}
    before = "".join(here.heard + there.heard)
    assert not any(salt in before for salt in SALTS)  # nobody knows another's before the deal
    deal(here, there)
    salts = [bytes.fromhex(salt) for salt in SALTS[:2]]
    sealed = sha(bytes.fromhex(seen), *(bytes([len(salt)]) + salt for salt in salts))
    assert here.fair == there.fair == {"commitment": seen, "salts": list(SALTS[:2]), "seal": sealed}
    heard = len(here.heard)
    assert here.at.ask(do="sit", seat=0, name="Ann")["is"] == "done"
    assert any('"table"' in text for text in here.heard[heard:])
    assert not any('"fair"' in text for text in here.heard[heard:])  # what is known is not told again


def test_a_salt_is_added_once_by_its_own_browser_and_before_the_deal(server: Server) -> None:
    here, there = two(server)
    watching = Ear(Guest(server), there.at.now["table"]["id"])
    assert watching.add(SALTS[2], seat=0) == "not-yours"
    assert there.add(SALTS[2], seat=0) == "not-yours"
    for wrong in (None, 7, "", "0" * 31, "0" * 33, "G" * 32, "A" * 32, ["0" * 32]):
        assert here.add(wrong) == "wrong"
    assert here.add(SALTS[0], commitment="0" * 64) == "stale"
    assert here.fair["salted"] == []
    assert here.add(SALTS[0]) == here.add(SALTS[0]) == "done"  # asked twice, it is done
    assert here.add(SALTS[1]) == "not-yours"
    assert here.at.ask(do="start")["is"] == "done"
    assert here.add(SALTS[1]) == there.add(SALTS[1]) == "not-yours"
    assert "dealt" in here.at.ask(do="salt", seat=0, salt=SALTS[1], commitment=here.fair["commitment"])["why"]
    assert here.fair["salts"] == [SALTS[0], None]


def test_a_seat_that_another_takes_has_no_salt_and_a_swapped_one_keeps_its_own(server: Server) -> None:
    here, there = two(server)
    assert here.add(SALTS[0]) == there.add(SALTS[1]) == "done"
    assert here.at.ask(do="arrange", what="swap", seat=0, **{"with": 1})["is"] == "done"
    assert there.at.ask(do="stand", seat=0)["is"] == "done"
    there.at.wait_until(lambda at: at.now["mine"] == [])
    assert there.fair["salted"] == [1]
    assert there.at.ask(do="sit", seat=0, name="Bram")["is"] == "done"
    assert there.fair["salted"] == [1]
    assert here.at.ask(do="start")["is"] == "done"
    assert here.fair["salts"] == [None, SALTS[0]]


def test_bots_and_browsers_that_send_nothing_add_nothing(server: Server) -> None:
    guest, table = played_alone(server)
    log = log_of(guest, table)
    assert log["start"]["salts"] == [None, None]
    assert verified(log)[0] == 0
    assert "Nobody’s browser" in verified(log)[1]


def test_a_restart_keeps_the_hash_and_the_salts(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(db, changed=FAST) as server:
        guest = Guest(server)
        table = guest.make(start=False, bots=1, **QUICK)
        before = Ear(guest, table)
        assert before.add(SALTS[0]) == "done"
        server.kill()
    with serving(db, changed=FAST) as server:
        again = Guest(server, guest.cookie)
        after = Ear(again, table)
        assert after.fair == before.fair
        assert after.add(SALTS[1]) == "not-yours"
        assert after.at.ask(do="start")["is"] == "done"
        after.at.play_on(1000)
        start = log_of(again, table)["start"]
        assert (start["commitment"], start["salts"]) == (before.fair["commitment"], [SALTS[0], None])


def test_who_plays_at_once_sees_the_hash_before_the_salt(server: Server) -> None:
    guest, other = Guest(server), Guest(server)
    wanted = {"terms": {**QUICK, "seats": 3}, "name": "Anna", "people": ["Bram"], "bots": ["family"]}
    made = guest.web.post("/api/tables", json=wanted).json()
    assert made["mine"] == [0, 1]
    path, seen = f"/api/tables/{made['table']}/start", made["commitment"]
    good = {"commitment": seen, "salts": {"0": SALTS[0], "1": SALTS[1]}}
    assert other.web.post(path, json=good).status_code == 403
    for wrong, status in (
        ({**good, "commitment": "0" * 64}, 409),
        ({**good, "salts": {"2": SALTS[0]}}, 403),
        ({**good, "salts": {"0": "no"}}, 400),
        ({**good, "salts": {"first": SALTS[0]}}, 400),
        ({**good, "salts": [SALTS[0]]}, 400),
    ):
        refused = guest.web.post(path, json=wrong)
        assert (refused.status_code, bool(refused.json()["error"])) == (status, True)
    assert guest.join(made["table"]).now["table"]["state"] == "lobby"
    assert [guest.web.post(path, json=good).status_code for _ in range(2)] == [200, 200]  # asked twice, it is done
    fair = guest.join(made["table"]).now["fair"]
    assert (fair["commitment"], fair["salts"]) == (seen, [*SALTS[:2], None])
    assert guest.web.post("/api/tables/nowhere/start", json=good).status_code == 404


def test_another_match_has_another_key_whose_hash_was_shown(server: Server) -> None:
    here, there = two(server)
    deal(here, there)
    commitments = {here.fair["commitment"]}
    for _ in range(2):
        play_together(here.at, there.at)
        seen = here.fair["next"]["commitment"]
        assert here.fair["next"] == there.fair["next"] == {"commitment": seen, "salted": []}
        assert seen not in commitments
        commitments.add(seen)
        assert here.add(SALTS[0]) == "done"
        assert here.add(SALTS[1]) == "not-yours"
        here.at.ask(do="again")
        table = there.at.ask(do="again")["table"]
        assert here.add(SALTS[0], commitment=seen) == "stale"  # that key has dealt
        here, there = Ear(here.guest, table), Ear(there.guest, table)
        assert (here.fair["commitment"], here.fair["salts"]) == (seen, [SALTS[0], None])


# The key


def test_the_key_never_leaves_before_the_end(tmp_path: Path) -> None:
    """Every frame and every answer, of players and of who only watches, and what a host is shown."""
    db, answers = tmp_path / "tables.db", list[str]()
    with serving(db, changed=FAST) as server:
        here, there = two(server, spectators=True, listed=True)
        table = here.at.now["table"]["id"]
        anna, watching, stranger = here.guest, Ear(Guest(server), table), Guest(server)
        ears = (here, there, watching)

        def look_round() -> None:
            for guest in (anna, stranger):
                paths = ["/api/me", "/api/replays", "/api/record", f"/api/replays/{table}", f"/api/replays/{table}/log"]
                paths += [f"/api/replays/{table}/frames?eyes=all", f"/t/{table}", "/api/info"]
                answers.extend(guest.web.get(path).text for path in paths)
            for words in (["list"], ["list", "--json"], ["show", table], ["show", table, "--json"]):
                answers.append(CliRunner().invoke(main, ["admin", "--db", str(db), *words]).output)

        look_round()
        here.add(SALTS[0])
        deal(here, there)
        look_round()
        play_together(here.at, there.at)
        watching.at.wait_until(lambda at: at.now["table"]["state"] == "over")
        log = log_of(anna, table)
        with closing(sqlite3.connect(db)) as opened:
            document = json.loads(opened.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchone()[0])
    key, after = log["start"]["seed"], document["prepared"]["seed"]
    dealt = halfpast.replay(log).position()["rng"]["key"]
    said = "\n".join([*answers, *(text for ear in ears for text in ear.heard)])
    assert len(said) > 20_000
    assert sha(bytes.fromhex(key)) in said  # it was looked for in the right place
    for secret in (key, dealt, after):
        assert secret not in said.lower()
    assert after not in json.dumps(log)


def test_a_snapshot_has_no_key() -> None:
    match = halfpast.new("half", seats=2, seed=bytes(range(32)), salts=[SALTS[0], None])
    kept = match.frozen(200)
    assert thawed(match.log(), kept).log() == match.log()
    seen = repr(kept) + pack(Snapshot(match, 0, {})).hex()
    assert bytes(range(32)).hex() not in seen
    assert bytes(range(32)) not in kept["states"] + kept["ended"]


# Checked


def test_a_downloaded_log_is_fair_and_says_who_added_something(server: Server) -> None:
    guest, table = played_alone(server, SALTS[0])
    log = log_of(guest, table)
    code, said = verified(log)
    assert (code, "Player 1." in said) == (0, True)
    answer = guest.web.post("/api/verify", json=log)
    assert answer.json() == {"answer": "fair", "findings": [], "deals": 1, "salted": [0]}
    assert guest.web.post("/api/replays", json=log).status_code == 200  # it is a log like any other
    assert sha(bytes.fromhex(log["start"]["seed"])) == log["start"]["commitment"]


@pytest.fixture(scope="module")
def fair_log(server: Server) -> Document:
    return log_of(*played_alone(server, SALTS[0]))


def _other(text: str) -> str:
    return ("0" if text[0] != "0" else "1") + text[1:]


def _set(log: Document, what: str) -> None:
    log["start"][what] = _other(log["start"][what])


def _swap(log: Document) -> None:
    stock = log["deals"][0]["seats"][1]["stock"]
    other = next(at for at, card in enumerate(stock) if card != stock[0])
    log["deals"][0]["seats"][1]["stock"] = stock[other] + stock[1:other] + stock[0] + stock[other + 1 :]


TAMPERED: dict[str, Callable[[Document], Any]] = {
    "key": lambda log: _set(log, "seed"),
    "commitment": lambda log: _set(log, "commitment"),
    "seal": lambda log: _set(log, "seal"),
    "salts": lambda log: log["start"].update(salts=[SALTS[1], None]),
    "arranged": lambda log: log["start"].update(dealer=0),
    "card": _swap,
    "dealer": lambda log: log["deals"][0].update(dealer=1 - log["deals"][0]["dealer"]),
    "deal": lambda log: log["deals"][0].update(seats=7),
    "deals": lambda log: log["deals"].clear(),
    "move": lambda log: log["moves"].pop(0),
    "end": lambda log: log.update(end="0" * 32),
    "unreadable": lambda log: log["start"].update(salts="no"),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_whatever_was_tampered_with_is_named(server: Server, fair_log: Document, what: str) -> None:
    log = json.loads(json.dumps(fair_log))
    TAMPERED[what](log)
    log = seal({key: value for key, value in log.items() if key != "check"})
    found = Guest(server).web.post("/api/verify", json=log).json()
    assert (found["answer"], [one["what"] for one in found["findings"]]) == ("not-fair", [what])
    assert verified(log)[0] == 1


def test_an_edit_that_leaves_all_else_right_is_named_too(server: Server, fair_log: Document) -> None:
    log = json.loads(json.dumps(fair_log))
    log["moves"][0]["author"] = "Eve"
    found = Guest(server).web.post("/api/verify", json=log).json()
    assert [one["what"] for one in found["findings"]] == ["check"]


@pytest.mark.parametrize("game", ["half", "level8"])
def test_a_log_from_before_is_not_checkable(server: Server, game: str) -> None:
    log = json.loads((LOGS / f"format-1-{game}.json").read_text("utf-8"))
    found = Guest(server).web.post("/api/verify", json=log).json()
    assert found == {"answer": "not-checkable", "findings": [], "deals": 0, "salted": []}
    assert verified(log)[0] == 2


def test_what_is_no_log_is_refused_with_a_sentence(server: Server, fair_log: Document) -> None:
    guest = Guest(server)
    long = {**fair_log, "moves": [{"undo": True}] * 10_001}
    wrong: list[tuple[Any, int]] = [({}, 400), ([], 400), ({"format": 2}, 400), (long, 400), ({"x": "x" * 10**6}, 413)]
    for log, status in wrong:
        refused = guest.web.post("/api/verify", json=log)
        assert (refused.status_code, bool(refused.json()["error"])) == (status, True)


def test_logs_are_checked_so_often_and_no_more(tmp_path: Path, fair_log: Document) -> None:
    with serving(tmp_path / "tables.db", changed=STILL) as server:
        guest = Guest(server)
        answers = [guest.web.post("/api/verify", json=fair_log).status_code for _ in range(32)]
    assert answers == [200] * 30 + [429] * 2


# From before


def test_tables_of_an_older_version_go_on_and_are_not_checkable(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with closing(sqlite3.connect(db)) as opened:
        opened.executescript((DATABASES / "step-4.sql").read_text("utf-8"))
    with serving(db, changed=FAST) as server:
        anna = Guest(server, ANNA)
        mine = anna.web.get("/api/me").json()["mine"]
        at = {one["state"]: Ear(anna, one["id"]) for one in mine if not one["terms"]["clock"].startswith("turn")}
        assert set(at) == {"lobby", "playing", "over"}
        assert at["playing"].fair == {}
        assert set(at["over"].fair) == {"next"}
        at["playing"].at.play_on(1000)
        for state in ("over", "playing"):
            ear = at[state]
            log = log_of(anna, ear.at.now["table"]["id"])
            assert (log["format"], verified(log)[0]) == (1, 2)
            seen = ear.fair["next"]["commitment"]  # the next match is a fair one
            assert ear.add(SALTS[0]) == "done"
            assert Ear(anna, ear.at.ask(do="again")["table"]).fair["commitment"] == seen
        seen = at["lobby"].fair["commitment"]  # as is one whose cards were not dealt yet
        assert at["lobby"].add(SALTS[0]) == "done"
        assert at["lobby"].at.ask(do="start")["is"] == "done"
        assert (at["lobby"].fair["commitment"], at["lobby"].fair["salts"][0]) == (seen, SALTS[0])
