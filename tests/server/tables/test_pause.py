"""Between two games, or two rounds: bots wait while people read the score, and nobody waits for those who are away."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import halfpast
from halfpast.games import GAMES
from halfpast.match import Match
from halfpast.server.people.guests import Guests
from halfpast.server.tables import seats, turns
from halfpast.server.tables.documents import begun, new_table, now
from halfpast.server.tables.terms import read_terms
from halfpast.store import Document
from halfpast.store.sqlite import SqliteStore
from tests.apart import run_apart
from tests.server.client import TIRELESS, AtTable, Guest, Server, serving

CALM = {"halfpast.server.tables.terms.PACES": {"fast": 0.02}, "halfpast.server.http.socket.RATE": 100.0, **TIRELESS}
BRISK = {**CALM, "halfpast.server.tables.pause.LONGEST": 1.0, "halfpast.server.tables.pause.BLINK": 0.2}
SERIES: dict[str, Any] = {"edition": "express", "seats": 3, "games": 20, "pace": "fast"}
ROUNDS: dict[str, Any] = {"game": "level8", "edition": "level8", "seats": 3, "pace": "fast"}
STILL = 0.4  # seconds in which a bot would have moved twenty times


@cache
def before_the_end(game: str, next_is_bot: bool) -> tuple[str, tuple[tuple[int, str], ...], int, str]:
    """A deal, the moves up to one that ends a game, whose that is, and it; a bot begins the next game, or that seat."""
    terms = read_terms(ROUNDS if game == "level8" else SERIES)
    for number in count(1):
        seed = f"{number:064x}"
        match = halfpast.replay(begun({**new_table(terms, "", "", ["family"] * 2), "seed": seed})["dealt"])
        bots = [halfpast.bot("family", seed=seat) for seat in range(3)]
        moves: list[tuple[int, str]] = []
        while match.seat is not None:
            seat, before = match.seat, match.happened
            move = bots[seat].choose(match.view(seat))
            match.play(move)
            begins = (seat + 2) % 3 if next_is_bot else seat
            if match.seat == begins and ends_part(match, before):
                return seed, tuple(moves), seat, move
            moves.append((seat, move))
    raise AssertionError


def ends_part(match: Match, since: int) -> bool:
    return any(event["type"] in match.game.breaks for event in match.events(None, since))


class Ending:
    """A table one move before the end of a game: Anna makes it, Bram sits after her, elsewhere or beside her."""

    def __init__(
        self,
        db: Path,
        game: str = "half",
        next_is_bot: bool = True,
        guests: tuple[str, ...] = ("anna", "bram"),
        **terms: Any,
    ) -> None:
        seed, moves, self.seat, self.move = before_the_end(game, next_is_bot)
        self.friend = (self.seat + 1) % 3
        wanted = read_terms({**(ROUNDS if game == "level8" else SERIES), **terms})
        document = begun({**new_table(wanted, "", "", ["family"] * 2), "seed": seed})
        places = [seats.bot_seat("family") for _ in range(3)]
        for at, (guest, name) in enumerate(zip(guests, ("Anna", "Bram"), strict=False)):
            places[(self.seat + at) % 3] = seats.guest_seat(guest, name)
        self.table = f"{game}-{next_is_bot}-{'-'.join(guests)}-{len(terms)}-{time.monotonic_ns()}"
        if wanted.by_turns:
            match = halfpast.replay(document["dealt"])
            for _, move in moves:
                match.play(move)
            document = turns.with_turn(document, match, now())
        entries = [{"seat": seat, "move": move, "author": "family"} for seat, move in moves]
        self.cookies = run_apart(self._write(db, {**document, "host": guests[0], "seats": places}, entries))

    async def _write(self, db: Path, document: Document, entries: list[Document]) -> dict[str, str]:
        store = SqliteStore(str(db))
        await store.save_tables({self.table: document})
        for seq, entry in enumerate(entries):
            await store.append(self.table, seq, entry)
        guests = Guests(await store.secret())
        await store.close()
        return {name: guests.cookie(name) for name in ("anna", "bram")}

    def join(self, server: Server, who: str) -> AtTable:
        return Guest(server, self.cookies[who]).join(self.table)

    def end(self, anna: AtTable, *others: AtTable) -> int:
        """Anna's move; all see it. Returns where the table stands then."""
        assert anna.ask(do="move", seat=self.seat, move=self.move, seq=anna.now["seq"])["is"] == "ack"
        for one in others:
            one.wait_until(lambda at: at.now["seq"] == anna.now["seq"])
        return int(anna.now["seq"])


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def waiting(db: Path) -> Iterator[tuple[Server, Ending]]:
    """A server with one such table; who loads the page again has time enough."""
    ending = Ending(db)
    with serving(db, changed={**CALM, "halfpast.server.tables.pause.BLINK": 600.0}) as server:
        yield server, ending


def expect_still(at: AtTable, seq: int) -> None:
    """No bot moves."""
    until = time.monotonic() + STILL
    try:
        while (left := until - time.monotonic()) > 0:
            at.hear(left)
    except TimeoutError:
        pass
    assert at.now["seq"] == seq


def goes_on(at: AtTable, seq: int) -> None:
    """Bots play on."""
    at.wait_until(lambda at: at.now["pause"] is None and at.now["seq"] > seq)


def test_every_game_says_after_which_events_people_look_at_the_score() -> None:
    for name in GAMES:
        assert before_the_end(name, True)  # else it would look for ever


@pytest.mark.parametrize("game", GAMES)
def test_bots_wait_for_all_who_read_the_score(db: Path, game: str) -> None:
    ending = Ending(db, game)
    with serving(db, changed=CALM) as server:
        here, there = ending.join(server, "anna"), ending.join(server, "bram")
        watching = Guest(server).join(ending.table)
        seq = ending.end(here, there, watching)
        both = sorted((ending.seat, ending.friend))
        assert here.now["pause"]["waits"] == there.now["pause"]["waits"] == watching.now["pause"]["waits"] == both
        assert 0 < here.now["pause"]["left"] <= 60
        assert here.ask(do="next", seat=ending.seat)["is"] == "done"
        assert here.ask(do="next", seat=ending.seat)["is"] == "done"  # asked twice, it is done
        assert here.ask(do="next", seat=ending.friend)["is"] == "not-yours"
        assert watching.ask(do="next", seat=ending.seat)["is"] == "not-yours"
        assert watching.now["pause"]["waits"] == [ending.friend]
        expect_still(here, seq)
        assert there.ask(do="next", seat=ending.friend)["is"] == "done"
        goes_on(here, seq)
        assert there.ask(do="next", seat=ending.friend)["is"] == "done"  # long over


@pytest.mark.parametrize("game", GAMES)
def test_whoever_simply_plays_has_read_enough(db: Path, game: str) -> None:
    ending = Ending(db, game, next_is_bot=False)
    with serving(db, changed=CALM) as server:
        here, there = ending.join(server, "anna"), ending.join(server, "bram")
        ending.end(here, there)
        assert here.play_on(1) == 1
        assert here.now["pause"]["waits"] == [ending.friend]  # who still reads is waited for
        there.ask(do="next", seat=ending.friend)
        assert there.now["pause"] is None


def test_no_clock_runs_meanwhile(db: Path) -> None:
    ending = Ending(db, next_is_bot=False, guests=("anna",), clock="quick")
    with serving(db, changed=CALM) as server:
        here = ending.join(server, "anna")
        assert here.now["table"]["clock"]
        seq = ending.end(here)
        clocks = [here.now["table"]["clock"]]
        expect_still(here, seq)
        asked = time.monotonic()
        here.ask(do="next", seat=ending.seat)
        clocks.append(here.now["table"]["clock"])
        assert clocks[0] is None
        assert clocks[1]["move"] > 15 - (time.monotonic() - asked) - STILL / 2  # however slow the machine is


def test_after_the_longest_pause_bots_begin(db: Path) -> None:
    """As with a page that knows nothing of pauses."""
    ending = Ending(db)
    with serving(db, changed=BRISK) as server:
        here, there = ending.join(server, "anna"), ending.join(server, "bram")
        seq = ending.end(here, there)
        assert here.now["pause"]["left"] <= 1
        goes_on(here, seq)


def test_nobody_waits_for_whoever_is_away(db: Path) -> None:
    ending = Ending(db)
    with serving(db, changed={**CALM, "halfpast.server.tables.pause.BLINK": 0.2}) as server:
        here, there = ending.join(server, "anna"), ending.join(server, "bram")
        seq = ending.end(here, there)
        here.ask(do="next", seat=ending.seat)
        there.socket.close()
        goes_on(here, seq)


def test_nobody_waits_for_whoever_has_left(waiting: tuple[Server, Ending]) -> None:
    server, ending = waiting
    here, there = ending.join(server, "anna"), ending.join(server, "bram")
    seq = ending.end(here, there)
    here.ask(do="next", seat=ending.seat)
    there.ask(do="stand", seat=ending.friend)  # a bot plays for the seat from now on
    goes_on(here, seq)


def test_a_page_that_loads_again_is_still_waited_for(waiting: tuple[Server, Ending]) -> None:
    server, ending = waiting
    here, there = ending.join(server, "anna"), ending.join(server, "bram")
    seq = ending.end(here, there)
    here.ask(do="next", seat=ending.seat)
    there.socket.close()
    here.wait_until(lambda at: not at.now["table"]["seats"][ending.friend]["here"])
    assert here.now["pause"]["waits"] == [ending.friend]
    there = ending.join(server, "bram")
    assert there.now["pause"]["waits"] == [ending.friend]
    there.ask(do="next", seat=ending.friend)
    goes_on(here, seq)


def test_it_outlives_a_killed_server_and_lasts_no_longer_for_it(db: Path, tmp_path: Path) -> None:
    ending, ahead = Ending(db), tmp_path / "ahead"
    ahead.write_text("0")
    changed = {**CALM, "halfpast.server.tables.pause.LONGEST": 600.0, "ahead": str(ahead)}
    with serving(db, changed=changed) as server:
        here, there = ending.join(server, "anna"), ending.join(server, "bram")
        seq = ending.end(here, there)
        there.ask(do="next", seat=ending.friend)
        server.kill()
    ahead.write_text("200")
    with serving(db, changed=changed) as server:
        here = ending.join(server, "anna")
        assert here.now["pause"]["waits"] == [ending.seat]
        assert here.now["pause"]["left"] <= 400
        expect_still(here, seq)
        server.kill()
    ahead.write_text("1000")
    with serving(db, changed=changed) as server:
        goes_on(ending.join(server, "anna"), seq)


LOOKS = {**CALM, "halfpast.server.tables.pause.LOOK": 0.05}


@pytest.mark.parametrize("hours", [1, -1])
def test_it_lasts_as_long_whoever_sets_the_calendar(db: Path, tmp_path: Path, hours: int) -> None:
    """While the server runs, and for the one that goes on with it."""
    ending, ahead = Ending(db), tmp_path / "ahead"
    ahead.write_text("0")
    changed = {**LOOKS, "ahead": str(ahead)}
    with serving(db, changed={**changed, "halfpast.server.tables.pause.LONGEST": 600.0}) as server:
        here, there = ending.join(server, "anna"), ending.join(server, "bram")
        seq = ending.end(here, there)
        ahead.write_text(str(3600 * hours))
        expect_still(here, seq)
        again = ending.join(server, "bram")
        assert 400 < again.now["pause"]["left"] <= 600
        server.kill()
    with serving(db, changed={**changed, "halfpast.server.tables.pause.LONGEST": 1200.0}) as server:
        here = ending.join(server, "anna")
        assert 0 < here.now["pause"]["left"] <= 600
        expect_still(here, seq)


def test_a_calendar_set_back_makes_no_pause_longer(db: Path, tmp_path: Path) -> None:
    ending, ahead = Ending(db), tmp_path / "ahead"
    ahead.write_text("0")
    with serving(
        db, changed={**BRISK, **LOOKS, "halfpast.server.tables.pause.LONGEST": 1.0, "ahead": str(ahead)}
    ) as server:
        here, there = ending.join(server, "anna"), ending.join(server, "bram")
        seq = ending.end(here, there)
        ahead.write_text("-3600")
        goes_on(here, seq)


def test_one_press_is_enough_for_all_at_one_device(db: Path) -> None:
    ending = Ending(db, guests=("anna", "anna"))
    with serving(db, changed=CALM) as server:
        here = ending.join(server, "anna")
        seq = ending.end(here)
        assert here.now["pause"]["waits"] == sorted((ending.seat, ending.friend))
        here.ask(do="next", seat=ending.friend)
        goes_on(here, seq)


def test_a_game_taken_back_has_no_pause(db: Path) -> None:
    ending = Ending(db, guests=("anna",), helps=True)
    with serving(db, changed=CALM) as server:
        here = ending.join(server, "anna")
        ending.end(here)
        assert here.ask(do="undo", seq=here.now["seq"])["is"] == "done"
        assert (here.now["pause"], here.now["turn"]) == (None, ending.seat)


def test_turn_by_turn_nobody_waits(db: Path) -> None:
    ending = Ending(db, clock="days")
    with serving(db, changed=CALM) as server:
        here, there = ending.join(server, "anna"), ending.join(server, "bram")
        seq = ending.end(here, there)
        goes_on(here, seq)


def test_bots_alone_never_pause(waiting: tuple[Server, Ending]) -> None:
    server, _ = waiting
    guest = Guest(server)
    table = guest.make(bots=1, edition="express", games=20)
    here = guest.join(table)
    here.ask(do="stand", seat=0, for_good=True)
    here.wait_until(lambda at: sum(event["type"] == "scored" for event in at.events) > 1)
    assert here.now["pause"] is None
