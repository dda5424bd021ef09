"""What the page can offer: games with their editions and bots, clocks, paces, words to say."""

from __future__ import annotations

import halfpast
from halfpast.core.names import LONGEST_NAME
from halfpast.core.package import Package
from halfpast.core.parameters import Choice, Flag, Parameter, Whole
from halfpast.games import GAMES
from halfpast.server.features.brought import law_of, page_of
from halfpast.server.tables.faces import ANIMALS, COLOURS
from halfpast.server.tables.lengths import FLYING, THINKING
from halfpast.server.tables.talk import EMOTES, LONGEST_WORDS, PHRASES
from halfpast.server.tables.terms import CLOCKS, PACES
from halfpast.store import Document


def offers() -> Document:
    """JSON-ready."""
    return {
        "version": halfpast.__version__,
        "games": {name: _game(one) for name, one in GAMES.items()},
        "clocks": {name: {"move": move, "reserve": reserve} for name, (move, reserve) in CLOCKS.items()},
        "paces": list(PACES),
        "seconds": {"person": THINKING, **{pace: wait + FLYING for pace, wait in PACES.items()}},
        "phrases": list(PHRASES),
        "emotes": list(EMOTES),
        "faces": {"animals": list(ANIMALS), "colours": list(COLOURS)},
        "longest_name": LONGEST_NAME,
        "longest_words": LONGEST_WORDS,
    }


def _game(its: Package) -> Document:
    game = its.rules
    parameters, series = game.editions.parameters, game.editions.parameters.get("games")
    editions = {
        name: {
            "base": edition.base,
            "book": edition.book,
            "default_for": list(edition.languages),
            "moves": {str(seats): moves for seats, moves in its.lengths.get(name, {}).items()},
            "parameters": {key: {"value": edition.parameters[key], **_shape(parameters[key])} for key in parameters},
        }
        for name, edition in game.editions.printed.items()
    }
    usual = {name: game.with_settings(edition, {}).settings for name, edition in game.editions.printed.items()}
    for name, settings in usual.items():
        editions[name].update(settings)  # the level card it is usually played with
    return {
        "seats": [game.seat_counts[0], game.seat_counts[-1]],
        "games": [series.low, series.high] if isinstance(series, Whole) else None,
        "editions": editions,
        "bots": list(its.bots),
        "usual_bot": its.usual_bot,
        **({"law": law_of(its)} if page_of(its) else {}),
        **{key: offered for setting in its.settings.values() for key, offered in setting.offers().items()},
    }


def _shape(parameter: Parameter) -> Document:
    """What a parameter may be.

    >>> _shape(Whole("H03", 0, 11, "all"))
    {'rule': 'H03', 'kind': 'whole', 'low': 0, 'high': 11, 'word': 'all'}
    """
    match parameter:
        case Flag(rule):
            return {"rule": rule, "kind": "flag"}
        case Choice(rule, words):
            return {"rule": rule, "kind": "choice", "choices": list(words)}
        case Whole(rule, low, high, word):
            shape = {"rule": rule, "kind": "whole", "low": low, "high": high}
            return {**shape, "word": word} if word else shape
    raise TypeError(f"The page knows no such parameter: {parameter}.")
