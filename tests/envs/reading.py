"""An observation read back by its names, and what the JSON view says should stand there."""

from __future__ import annotations

from collections import Counter
from typing import Any

import halfpast
from halfpast.core.layout import Part
from halfpast.core.record import Array
from halfpast.envs.terms import Terms, parts_of
from halfpast.games.half.rules.cards import LETTERS
from halfpast.games.half.rules.state import PHASES as HALF_PHASES
from halfpast.games.half.rules.state import SOURCES
from halfpast.games.level8.rules.cards import COLOUR_LETTERS, KIND_OF, KINDS
from halfpast.games.level8.rules.state import GROUP_NAMES, GROUPS, PHASES, SHOWN

Json = dict[str, Any]
Seen = dict[str, int | list[int]]
FURTHEST = 255


def read(observation: Array, parts: dict[str, Part]) -> Seen:
    """The values of every part; of a part of one byte its number."""
    found: Seen = {}
    for name, part in parts.items():
        values = observation[part.slice].tolist()
        found[name] = values if part.stop - part.start > 1 else values[0]
    return found


def seen_by(match: halfpast.Match, terms: Terms, seat: int) -> Seen:
    """What a seat of a match sees, as the environments tell it: from its view."""
    looked = terms.steps(1)
    parts_of(terms.game.name).steps.look(match.game.view(match._now.states, 0, seat), seat, looked)
    return read(terms.observations(looked)[0], terms.parts)


def _half_cards(name: str, end: str, cards: str) -> Seen:
    counts = [cards.count(letter) for letter in LETTERS]
    return {f"{name}_even{end}": counts[::2], f"{name}_odd{end}": counts[1::2]}


def half_expected(view: Json) -> Seen:
    """8½, from the JSON view alone."""
    you, seats = view["you"], view["seats"]
    rows = view["match"]["results"][: view["match"]["game"] - 1]  # the game that is over is not the one before
    before = rows[-1] if rows else {"finisher": None, "big_loser": None}
    announced = view.get("announced")
    found: Seen = {
        **_half_cards("hand", "", seats[you]["hand"]),
        **_half_cards("pile", "", view["pile"]),
        **_half_cards("aside", "", "".join(seat["aside"] for seat in seats)),
        "bid": int(2 * view["bid"]["number"]),
        "catch": 0 if view["catch"] is None else LETTERS.index(view["catch"]) + 1,
        "pile_size": len(view["pile"]),
        "phase": HALF_PHASES.index(view["phase"]),
        "source": SOURCES.index(view["from"]),
        "plays": min(view["plays"], FURTHEST),
        "seat": you,
        "seats": len(seats),
        "under_five": int(view["under_five"]),
        "dealer": (view["dealer"] - you) % len(seats),
        "finisher": 0 if before["finisher"] is None else (before["finisher"] - you) % len(seats) + 1,
        "big_loser": 0 if before["big_loser"] is None else (before["big_loser"] - you) % len(seats) + 1,
    }
    for number, seat in enumerate(seats):
        end = f"_{(number - you) % len(seats)}"
        hand = seat["hand"]
        found |= _half_cards("open", end, seat["open"]) | _half_cards("known", end, view["known"][number])
        found |= {
            f"blind{end}": sum((seat["blind"][place] != "-") << place for place in range(3)),
            f"table{end}": int(seat["table"]),
            f"hand_size{end}": hand if isinstance(hand, int) else len(hand),
            f"stock{end}": seat["stock"],
            f"announced{end}": 13 if announced is None else (LETTERS + "-?").index(announced[number]),
            f"aside_size{end}": len(seat["aside"]),
            f"turn{end}": int(view["turn"] == number),
        }
    return found


def _level8_cards(cards: list[str]) -> list[int]:
    counts = Counter(KIND_OF[card.partition("=")[0]] for card in cards)
    return [counts[kind] for kind in range(KINDS)]


def _kind(cards: list[str]) -> int:
    return KIND_OF[cards[-1]] + 1 if cards else 0


def _group(laid: list[Json], number: int) -> dict[str, int]:
    if number >= len(laid):
        return dict.fromkeys(("group", "low", "high", "colour", "group_size"), 0)
    group, cards = laid[number]["group"], laid[number]["cards"]
    stands = [card.rpartition("=")[2] for card in cards]
    numbers = [int(card[1:]) for card in stands]
    return {
        "group": GROUP_NAMES.index(group) + 1,
        "low": 0 if group == "colour" else min(numbers),
        "high": max(numbers) if "run" in group else 0,
        "colour": COLOUR_LETTERS.index(stands[0][0]) + 1 if "colour" in group else 0,
        "group_size": len(cards),
    }


def level8_expected(view: Json) -> Seen:
    """Level 8, from the JSON view alone."""
    you, seats = view["you"], view["seats"]
    cards = view["card"] if isinstance(view["card"], list) else [view["card"]] * len(seats)
    known = halfpast.level_cards()
    lines = [
        (known[card] if isinstance(card, str) else card)["levels"][seat["level"] - 1]
        for card, seat in zip(cards, seats, strict=True)
    ]
    found: Seen = {
        "hand": _level8_cards(seats[you]["hand"]),
        "discards": _level8_cards([card for seat in seats for card in seat["pile"]]),
        "laid": _level8_cards([card for seat in seats for group in seat["laid"] for card in group["cards"]]),
        "line_group": _asked(lines[you])[0],
        "line_size": _asked(lines[you])[1],
        "under": [view["under"].count(special) for special in ("take", "swap", "keep", "skip")],
        "stock": view["stock"],
        "phase": PHASES.index(view["phase"]),
        "dealer": (view["dealer"] - you) % len(seats),
        "seat": you,
        "round": min(view["round"], FURTHEST),
        "plays": min(view["plays"], FURTHEST),
        "filled": 0,
        "put": view.get("put", 0),
        "staged": 0,
        "staged_as": 0,
    }
    if view["turn"] is not None and view["phase"] != "show":  # there `turn` is who plays take, not who must show
        found["turn"] = (view["turn"] - you) % len(seats)
    for number, seat in enumerate(seats):
        end = f"_{(number - you) % len(seats)}"
        hand, kept = seat["hand"], seat["kept"]
        groups = [_group(seat["laid"], place) for place in range(GROUPS)]
        found |= {
            f"known{end}": _level8_cards(view.get("known", [[]] * len(seats))[number]),
            f"level{end}": seat["level"],
            f"groups{end}": len(seat["laid"]),
            f"hand_size{end}": hand if isinstance(hand, int) else len(hand),
            f"keeps{end}": seat["keeps"],
            f"skip{end}": int(seat["skip"]),
            f"kept{end}": kept if isinstance(kept, int) else len(kept),
            f"top{end}": _kind(seat["pile"]),
            f"shown{end}": [_kind([card]) for card in seat["shown"]] + [0] * (SHOWN - len(seat["shown"])),
        }
        found |= {f"{name}{end}": [group[name] for group in groups] for name in groups[0]}
        if number != you:
            found[f"asked_group{end}"], found[f"asked_size{end}"] = _asked(lines[number])
    return found


def _asked(line: list[tuple[str, int]]) -> tuple[list[int], list[int]]:
    """What a level asks for: its groups, and how many cards each has."""
    rest = [0] * (GROUPS - len(line))
    return [GROUP_NAMES.index(group) + 1 for group, _ in line] + rest, [size for _, size in line] + rest
