"""What the packages of other people's games bring to the page: their files, read once."""

from __future__ import annotations

from functools import cache

from halfpast.games import GAMES
from halfpast.server.features.brought import page_of, words_of
from halfpast.server.http.files import File, Files, packed


def game_file(game: str, name: str) -> File | None:
    """A file of a game's page part, or its words, as `nl.ftl`."""
    if game not in GAMES or page_of(GAMES[game]) is None:
        return None
    language, _, ending = name.partition(".")
    return _words(game, language) if ending == "ftl" else _files(game).find(name)


@cache
def _files(game: str) -> Files:
    return Files(page_of(GAMES[game]))


@cache
def _words(game: str, language: str) -> File | None:
    words = words_of(GAMES[game], language)
    return packed(words.encode(), "txt") if words else None
