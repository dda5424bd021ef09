"""Sentences of whole matches in four languages, as JSON: Python and the page (web/src/games) both must say them.

`make docs` writes tests/golden/words-half.json and words-level8.json anew.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import halfpast
from halfpast.i18n import LANGUAGES, words
from halfpast.match import Match

HERE = Path(__file__).parent
FILES = {"half": HERE / "words-half.json", "level8": HERE / "words-level8.json"}
NAMES = ["Anna", "Bram", "Carla"]
TRIED = ("0", "5", "9", "33", "8h", "take", "pass", "blind 1", "decline", "exchange 1 2", "hh")
TRIED8 = (
    "draw", "draw 0", "draw 1", "draw 2", "discard r1", "discard take", "play take", "play swap", "play keep",
    "play skip 1", "play skip 0", "show r1", "pick 1 r1", "pick none", "put r1", "keep r1", "done",
    "off r7 0.1", "off r7 1.1", "off j6=r8 0.1", "off take 1.1", "off b3 2.2",
    "lay r1 b1", "lay r1 b1 / r2 b2 / r3 b3 / r4 b4",
    "lay r1 take / g2 r2 / r3 b3 / r4 b4",
)  # fmt: skip


def matches(game: str) -> Iterable[tuple[Match, random.Random]]:
    """Matches of every edition, by chance."""
    if game == "half":
        for seed, edition in enumerate(["fundex", "express", "amigo"] * 12):
            games = 1 if edition == "express" else 2
            yield halfpast.new("half", edition=edition, seats=3, games=games, seed=seed), random.Random(seed)
        one_card = {"base": "express", "sets": False}
        yield halfpast.new("half", edition=one_card, seats=3, seed=1), random.Random(1)
    else:
        for seed, edition in enumerate(["master+skips", "level8", "master+level8"] * 3):
            yield halfpast.new("level8", edition=edition, seats=3, seed=seed), random.Random(seed)


def legal(match: Match) -> list[str]:
    """What is played: in Level 8 keenly, so that matches are short and meet much."""
    moves = match.legal()
    return [move for move in moves if move.split(" ")[0] in ("lay", "off", "play", "pick")] or moves


def material(game: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Events as seat 0 may know them, of matches that meet every type; and refusals of every reason met."""
    events: list[dict[str, Any]] = []
    refusals: dict[str, dict[str, Any]] = {}
    seen: set[str] = set()
    for number, (m, chooser) in enumerate(matches(game)):
        played = 0
        while m.seat is not None and played < 1500:
            for move in TRIED if game == "half" else TRIED8 if played < 300 else ():
                refusal = m.refusal(move)
                if refusal:
                    args = {"reason": refusal.reason, "rule": refusal.rule, "args": dict(refusal.args)}
                    refusals.setdefault(refusal.reason, args)
            m.play(chooser.choice(m.legal() if game == "half" else legal(m)))
            played += 1
        stream = m.events(0)
        kinds = {kind(event) for event in stream}
        if kinds - seen:
            seen |= kinds
            events += stream if game == "half" and number == 0 else stream[:120] * (number == 0) + stream[-40:]
            events += [first(stream, one) for one in sorted(kinds - {kind(event) for event in events})]
    return events, list(refusals.values())


def kind(event: dict[str, Any]) -> str:
    """What a sentence depends on."""
    parts = (event.get(name) for name in ("special", "phase", "from", "group"))
    nothing = event.get("card", "") is None or (event["type"] == "kept" and "cards" not in event)
    single = event["type"] == "over" and event.get("games") == 1
    return " ".join(
        [event["type"], *["none"] * nothing, *["single"] * single, *(part for part in parts if isinstance(part, str))]
    )


def first(stream: list[dict[str, Any]], wanted: str) -> dict[str, Any]:
    """The first event of a kind."""
    return next(event for event in stream if kind(event) == wanted)


def said(game: str) -> dict[str, Any]:
    """What both must say."""
    events, refusals = material(game)
    found = {}
    for language in LANGUAGES:
        mine, all_others = words(game, language, NAMES, 0), words(game, language, NAMES, None)
        found[language] = {
            "you": mine.tell(events),
            "spectator": all_others.tell(events),
            "refusals": [mine.refusal(halfpast.Refusal(**refusal)).rsplit(" (", 1)[0] for refusal in refusals],
        }
    return {"names": NAMES, "events": events, "refusals": refusals, "said": found}


def main() -> None:
    """Write the files."""
    for game, file in FILES.items():
        file.write_text(json.dumps(said(game), ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
