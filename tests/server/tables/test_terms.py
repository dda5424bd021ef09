"""What a table can be set up with, and what the page is told of it."""

from __future__ import annotations

import pytest

import halfpast
from halfpast.core.errors import HalfpastError
from halfpast.games import game
from halfpast.server.features.offers import offers
from halfpast.server.tables.terms import Terms, read_terms
from tests.server.client import Server, get


def test_the_page_is_told_what_there_is(server: Server) -> None:
    info = get(f"{server.url}/api/info").json()
    known = {
        "version",
        "games",
        "clocks",
        "paces",
        "seconds",
        "phrases",
        "emotes",
        "faces",
        "longest_name",
        "longest_words",
    }
    assert set(info) == known | {"public_url", "addresses", "reach"}
    same = known - {"games", "seconds"}  # a server of the tests is faster
    assert {key: info[key] for key in same} == {key: offers()[key] for key in same}
    half = info["games"]["half"]
    assert (half["seats"], half["games"], half["usual_bot"]) == ([2, 5], [1, 99], "family")
    assert half["usual_bot"] in half["bots"]
    assert list(half["editions"]) == list(halfpast.editions("half"))
    for name, edition in halfpast.editions("half").items():
        told = half["editions"][name]
        assert [told[key] for key in ("base", "book", "default_for")] == [
            edition["base"],
            edition["book"],
            told["default_for"],
        ]
        for key, parameter in edition["parameters"].items():
            assert (told["parameters"][key]["value"], told["parameters"][key]["rule"]) == (
                parameter["value"],
                parameter["rule"],
            )
    amigo = half["editions"]["amigo"]["parameters"]
    assert amigo["five_wild"] == {"value": False, "rule": "H17x", "kind": "flag"}
    assert amigo["stock"] == {"value": "all", "rule": "H03", "kind": "whole", "low": 0, "high": 11, "word": "all"}
    assert amigo["games"] == {"value": 6, "rule": "H25", "kind": "whole", "low": 1, "high": 99}
    assert amigo["scoring"] == {"value": "points", "rule": "H24", "kind": "choice", "choices": ["points", "cards"]}


def test_what_nobody_says_is_as_usual() -> None:
    assert read_terms({}) == Terms("half", "amigo", 3, 6)
    assert read_terms({"edition": "express", "games": None}).games == halfpast.new("half", "express").games
    assert Terms.of(read_terms({"seats": 5, "chat": True}).document()) == Terms("half", "amigo", 5, 6, chat=True)


def test_the_name_of_a_house_edition_plays_no_tricks() -> None:
    read = read_terms({"edition": {"base": "amigo", "name": "  Our \u2800 own"}})
    assert read.edition == {"base": "amigo", "name": "Our own"}
    assert read_terms({"edition": {"base": "amigo"}}).edition == {"base": "amigo"}


def test_a_game_that_is_no_series_has_no_number_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    editions = game("half").editions
    monkeypatch.setattr(editions, "parameters", {k: p for k, p in editions.parameters.items() if k != "games"})
    assert read_terms({}).games is None
    assert offers()["games"]["half"]["games"] is None
    with pytest.raises(HalfpastError, match="leave games out"):
        read_terms({"games": 3})


@pytest.mark.parametrize(
    ("terms", "right"),
    [
        (5, "any of: game, edition, seats,"),
        ({"odd": 1}, "there are: game, edition, seats,"),
        ({"seats": 6}, "from 2 to 5"),
        ({"seats": "3"}, "from 2 to 5"),
        ({"games": 0}, "from 1 to 99"),
        ({"edition": "uno"}, "There are: amigo"),
        ({"clock": []}, "none, relaxed, quick"),
        ({"absent": "me"}, "bot, nobody"),
        ({"helps": 1}, "true or false"),
        ({"edition": {"base": "amigo", "name": "Amigo"}}, "is a printed edition"),
        ({"edition": {"base": "amigo", "name": " FUNDEX\u3164"}}, "is a printed edition"),
        ({"edition": {"base": "amigo", "name": "\u3164\u2800"}}, "1 to 40 printable"),
    ],
)
def test_what_cannot_be_is_told_what_would_be(terms: object, right: str) -> None:
    with pytest.raises(HalfpastError, match=right):
        read_terms(terms)
