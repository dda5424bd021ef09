"""Sentences of a whole match in four languages, as JSON: Python and the page (web/src/half/half.ts) both must say them.

`make docs` writes tests/golden/words.json anew.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import halfpast
from halfpast.i18n import LANGUAGES
from halfpast.i18n.half import Words

FILE = Path(__file__).parent / "words.json"
NAMES = ["Anna", "Bram", "Carla"]


def material() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Events as seat 0 may know them, of matches that meet every type; and refusals of every reason met."""
    events: list[dict[str, Any]] = []
    refusals: dict[str, dict[str, Any]] = {}
    seen: set[str] = set()
    for seed, edition in enumerate(["fundex", "express", "amigo"] * 12):
        chooser = random.Random(seed)
        m = halfpast.new("half", edition=edition, seats=3, games=2, seed=seed)
        while m.seat is not None:
            for move in ("0", "5", "9", "33", "8h", "take", "pass", "blind 1", "decline", "exchange 1 2", "hh"):
                refusal = m.refusal(move)
                if refusal:
                    args = {"reason": refusal.reason, "rule": refusal.rule, "args": dict(refusal.args)}
                    refusals.setdefault(refusal.reason, args)
            m.play(chooser.choice(m.legal()))
        stream = m.events(0)
        if {event["type"] for event in stream} - seen:
            seen |= {event["type"] for event in stream}
            events += stream if seed == 0 else stream[-40:]
    return events, list(refusals.values())


def words() -> dict[str, Any]:
    """What both must say."""
    events, refusals = material()
    said = {}
    for language in LANGUAGES:
        mine, all_others = Words(language, NAMES, 0), Words(language, NAMES, None)
        said[language] = {
            "you": mine.tell(events),
            "spectator": all_others.tell(events),
            "refusals": [mine.refusal(halfpast.Refusal(**refusal)).rsplit(" (", 1)[0] for refusal in refusals],
        }
    return {"names": NAMES, "events": events, "refusals": refusals, "said": said}


def main() -> None:
    """Write the file."""
    FILE.write_text(json.dumps(words(), ensure_ascii=False, indent=None, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
