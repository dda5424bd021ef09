"""What the third game sets besides its parameters, wherever Level 8 has its card; no code elsewhere knows of trumps."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from click.testing import CliRunner

import halfpast
import halfpast.envs.openspiel  # makes the games known to it
from halfpast.arena.duel import duel
from halfpast.cli import main
from halfpast.envs import fields, observe, vector_env
from halfpast.games import settings
from halfpast.i18n import LANGUAGES, words
from halfpast.server.tables.terms import Terms, read_terms
from halfpast.terminal.set_up import questions
from halfpast.verify import verify
from tests.server.client import Guest, Server, serving
from tests.server.conftest import FAST

from .test_match import at
from .test_table import make, play_on

EACH = [3, 0, 5]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db", changed=FAST) as running:
        yield running


def test_T09_a_trump_goes_on_anything_and_is_nobody_elses() -> None:
    assert at(["123", "12"], "5", trump=[1, 0]).legal() == ["1"]
    assert at(["123", "12"], "5", trump=[0, 1], stock="6").legal() == ["draw"]
    assert at(["123", "12"], "5", trump=2).legal() == ["2"]
    after = at(["123", "12"], "5", trump=[1, 0])
    after.play("1")
    assert halfpast.load(after.position()).position() == after.position()
    with pytest.raises(halfpast.InvalidPosition, match="T09"):
        at(["23", "2"], "51")


def test_a_match_sets_it_for_all_or_for_each() -> None:
    assert halfpast.new("high", seed=1).position()["trump"] == 0
    assert halfpast.new("high", trump=4, seed=1).position()["trump"] == 4
    assert halfpast.new("high", trump=[2, 2, 2], seed=1).position()["trump"] == 2
    match = halfpast.new("high", trump=EACH, seed=1)
    assert match.view(1)["trump"] == EACH
    for wrong in ({"trump": 7}, {"trump": [1, 2]}, {"trump": "x"}, {"map": 1}, {"card": "master-1"}):
        with pytest.raises(halfpast.HalfpastError):
            halfpast.new("high", **wrong)
    with pytest.raises(halfpast.HalfpastError, match="half has no trump"):
        halfpast.new("half", trump=1)


def test_a_log_keeps_it_and_its_deals_are_fair() -> None:
    match = halfpast.new("high", trump=EACH, seed=bytes(32), salts=["00" * 16, None, None])
    while match.seat is not None:
        match.play(match.legal()[0])
    log = match.log()
    assert log["edition"]["trump"] == EACH
    assert halfpast.replay(json.loads(json.dumps(log))).position() == match.position()
    assert verify(log).answer == "fair"
    again = halfpast.replay(halfpast.load(match.at(2).position()).log())
    assert again.position()["trump"] == EACH


def test_terms_of_a_table_have_it_among_the_others() -> None:
    terms = read_terms({"game": "high", "trump": EACH, "seats": 3})
    document = terms.document()
    assert list(document)[:5] == ["game", "edition", "seats", "games", "trump"]
    assert (document["trump"], Terms.of(document)) == (EACH, terms)
    assert "trump" not in read_terms({"game": "half"}).document()
    for wrong in ({"game": "half", "trump": 1}, {"game": "high", "card": "master-1"}, {"game": "high", "trump": [9]}):
        with pytest.raises(halfpast.HalfpastError):
            read_terms(wrong)


def test_at_a_table_each_has_their_own(server: Server) -> None:
    host, friend = Guest(server), Guest(server)
    table = make(host, [], start=False)
    here, there = host.join(table), friend.join(table)
    assert there.ask(do="sit", seat=1, name="Bram")["is"] == "done"
    assert there.ask(do="trump", seat=1, trump=6)["is"] == "done"
    here.wait_until(lambda now: now.now["table"]["terms"]["trump"] == [0, 6, 0])
    assert "trump for yourself" in there.ask(do="trump", seat=0, trump=6)["why"]
    assert there.ask(do="trump", seat=1, trump=7)["is"] != "done"
    assert here.ask(do="arrange", what="swap", seat=1, **{"with": 0})["is"] == "done"
    here.wait_until(lambda now: now.now["table"]["terms"]["trump"] == [6, 0, 0])
    assert here.ask(do="arrange", what="terms", terms={"seats": 4})["is"] == "done"
    here.wait_until(lambda now: now.now["table"]["terms"]["trump"] == [6, 0, 0, 0])
    assert here.ask(do="arrange", what="terms", terms={"seats": 2})["is"] == "done"
    assert here.ask(do="start")["is"] == "done"
    here.wait_until(lambda now: now.now["table"]["state"] == "playing")
    here.wait_until(lambda now: "trumps" in now.now)
    assert here.now["trumps"] == [6, 0]
    assert here.view["trump"] == [6, 0]


def test_to_another_game_it_does_not_go_along(server: Server) -> None:
    guest = Guest(server)
    here = guest.join(make(guest, [], start=False, trump=4))
    assert here.ask(do="arrange", what="terms", terms={"game": "half", "edition": "amigo"})["is"] == "done"
    here.wait_until(lambda now: now.now["table"]["terms"]["game"] == "half")
    assert "trump" not in here.now["table"]["terms"]


def test_a_table_with_it_is_played_and_replayed(server: Server) -> None:
    guest = Guest(server)
    table = make(guest, ["low", "low"], trump=EACH)
    here = guest.join(table)
    play_on(here)
    log = guest.web.get(f"/api/replays/{table}/log").json()
    assert log["edition"]["trump"] == EACH
    about = guest.web.get(f"/api/replays/{table}").json()
    assert (about["levels"], about["trumps"]) == (None, EACH)


def test_the_page_is_offered_it_and_tries_it(server: Server) -> None:
    offered = Guest(server).web.get("/api/info").json()["games"]["high"]
    assert offered["trumps"] == list("0123456")
    assert offered["editions"]["plain"]["trump"] == 0
    tried = [Guest(server).web.post("/api/high-trump", json={"trump": trump}).json() for trump in (3, 9)]
    assert [one["right"] for one in tried] == [True, False]


def run(*said: str) -> str:
    result = CliRunner().invoke(main, list(said), input="", catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_the_command_line_has_an_option_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    run("play", "--game", "high", "--trump", "3", "--trump", "0", "--seed", "1", "--lang", "en")
    (kept,) = (tmp_path / "halfpast").glob("match-*.json")
    assert json.loads(kept.read_text("utf-8"))["edition"]["trump"] == [3, 0]
    found = json.loads(run("simulate", "--game", "high", "--games", "200", "--trump", "3", "--json"))
    assert found["games"] == 200
    refused = CliRunner().invoke(main, ["play", "--game", "high", "--trump", "9", "--seats", "2"])
    assert "T09" in refused.output
    assert "T09" in CliRunner().invoke(main, ["simulate", "--game", "high", "--trump", "x"]).output
    assert "trump" in run("editions", "--help")
    assert "level card, trump, seats" in CliRunner().invoke(main, ["play", "--resume", "x", "--trump", "1"]).output


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_questions_before_a_game_ask_for_it(language: str) -> None:
    names = iter([language, "high", "plain", "4", "1", "low"])
    set_up = questions(lambda _: next(names), lambda _: None)
    assert set_up.settings == {"trump": ("4",)}
    assert len(set(settings()["trump"].choices(words("high", language)).values())) == 7


def test_environments_and_duels_take_it() -> None:
    envs = vector_env("high", num_envs=8, seats=3, trump=EACH)
    seen, _ = envs.reset(seed=1)
    places = [fields("high", 3)[f"trump_{after}"].start for after in range(3)]
    told = seen["observation"][:, places].tolist()
    assert {tuple(row) for row in told} <= {(3, 0, 5), (0, 5, 3), (5, 3, 0)}
    match = halfpast.new("high", trump=EACH, seed=1)
    assert match.seat is not None
    own = observe(match.view(match.seat))["observation"][places].tolist()
    assert own == EACH[match.seat :] + EACH[: match.seat]
    game = pyspiel.load_game("halfpast_high(trump=3/0/5)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state: Any = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    tensor = np.array(state.observation_tensor(state.current_player()))
    assert sorted(tensor[places].tolist()) == [0, 3, 5]
    assert duel("low", "random", "high", None, 2, 20, 1, trump=[1, 6]) is not None
