"""Make docs/observations.md from what the environments say of themselves: `make docs`."""

from __future__ import annotations

import re
from itertools import groupby

from halfpast.envs import fields, move_text
from halfpast.envs.terms import read_terms
from halfpast.games import GAMES, game
from scripts import DOCS, write

PAGE = DOCS / "observations.md"
HEAD = """# What stands in an observation

Made by `make docs` from `halfpast.envs.fields`; do not edit.

An observation is a row of bytes, the same behind every interface, made of what the seat's view has and of nothing else.
The table comes first, then every seat: `_0` is who looks, `_1` the next clockwise, and so on. What is said of the other
seats alone stands after all of that; the tables below are for three seats. A name (`half_v1`) carries a version: what
stands here, and what a move does, never changes under it (a test holds every version to a digest). Parts have names:

```python
>>> from halfpast.envs import fields, vector_env
>>> envs = vector_env("half", num_envs=2, edition="fundex", seats=3)
>>> seen, infos = envs.reset(seed=1)
>>> seen["observation"][:, fields("half", seats=3)["hand_size_1"].slice].tolist()
[[3], [3]]

```
"""

CARDS8 = "\nThe deck's order: `r1` to `r15`, then `o`, `y`, `g`, `b`, `p`; `j1 j6 j11 j`; `take swap keep skip`."
# The first words of moves, and what they are; a card by itself is `card`.
WORDS = {
    "half": {
        "card": "lay so many of a kind; `8h` stands after the eights",
        "take": "take the pile",
        "blind": "turn a blind card over",
        "pass": "decline the last chance (H23a)",
        "exchange": "exchange an open card of yours for one of the big loser's (H26)",
        "decline": "exchange none",
    },
    "level8": {
        "draw": "draw from the stock, or the top of that seat's pile",
        "card": "discard it in act; show, put or keep it in these phases",
        "play": "play a special; a skip says before whom",
        "lay": "the next card of a lay, and what it stands for; groups in the level card's order, runs rising",
        "off": "lay off a card: first the card, and what it stands for",
        "onto": "then the group: seat, group",
        "pick": "take a shown card: seat, which of those it shows",
        "done": "put or keep no more",
    },
}


def moves_table(name: str) -> list[str]:
    """What the numbers are, by their first words."""
    words = WORDS[name]

    def word(move: int) -> str:
        first = move_text(name, move).split()[0]
        return first if first in words and not (name == "level8" and first in ("take", "swap", "keep")) else "card"

    lines = ["| numbers | from | to | are |", "|---|---|---|---|"]
    for what, alike in groupby(range(game(name).moves), word):
        numbers = list(alike)
        first, last = (f"`{move_text(name, numbers[end])}`" for end in (0, -1))
        span = f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else f"{numbers[0]}"
        lines.append(f"| {span} | {first} | {last} | {words[what]} |")
    return lines


def page() -> str:
    """A table of each game."""
    lines = [HEAD]
    for name, title in ((name, each_game.title) for name, each_game in GAMES.items()):
        terms = read_terms(name, None, 3, 1, "points", {})
        seats = game(name).seat_counts
        sizes = ", ".join(f"{count}: {read_terms(name, None, count, 1, 'points', {}).size}" for count in seats)
        lines += [f"## {title}: `{terms.name}`", ""]
        lines += [f"Bytes by the number of seats: {sizes}.", *([CARDS8] if name == "level8" else []), ""]
        lines += ["| part | from | bytes | says |", "|---|---|---|---|"]
        parts = fields(name, 3)
        each = [part for part in parts.values() if not part.name.endswith(("_1", "_2"))]
        first = next(part.start for part in each if part.name.endswith("_0"))
        size = next(part.start for part in parts.values() if part.name.endswith("_1")) - first
        for part in each:
            says = re.sub("^of yours: ", "of each seat: ", part.says)
            shown = part.name.replace("_0", "_*n*") if part.start >= first else f"`{part.name}`"
            start = f"{part.start} + {size} *n*" if part.start >= first else part.start
            lines.append(f"| {shown} | {start} | {part.stop - part.start} | {says} |")
        others = [part for part in parts.values() if part.name.endswith("_1") and f"{part.name[:-2]}_0" not in parts]
        size = sum(part.stop - part.start for part in others)
        for part in others:
            says = part.says.replace("of the seat 1 after you: ", "of each other seat: ")
            start = f"{part.start} + {size} *(n − 1)*"
            lines.append(f"| {part.name.replace('_1', '_*n*')} | {start} | {part.stop - part.start} | {says} |")
        lines += ["", "Moves, `halfpast.envs.move_text` says each; seats are named by their own numbers here:", ""]
        lines += [*moves_table(name), ""]
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    write({PAGE: page()})
