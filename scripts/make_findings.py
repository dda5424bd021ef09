"""Make docs/findings.md and docs/findings.svg: `python -m scripts.make_findings`, a quarter of an hour on two cores.

Every figure comes out of `halfpast.simulate`; what is compared is played on the same deals, for a seed deals the same
cards whoever sits there.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from halfpast import Simulation, simulate
from halfpast.core.record import Array
from halfpast.games import GAMES, game
from scripts import DOCS

PAGE = DOCS / "findings.md"
PICTURE = PAGE.with_suffix(".svg")
NUMBER = {"half": 100_000, "level8": 1_000}
PLAYED = {"half": "games", "level8": "matches"}
DEALER = {"half": "the dealer", "level8": "the dealer of the first round"}
LOOKS = ("o-", "x--", "s-", "+--", "^-.", "v:")  # lines that lie on each other are told apart
SURE = 1.96  # standard errors: 95 %


@dataclass(frozen=True)
class Table:
    """A game by an edition, with so many seats."""

    name: str
    edition: str
    seats: int

    def play(self, bots: str | tuple[str, ...]) -> Simulation:
        """Every game dealt anew, so that the same number is the same deal whoever plays."""
        return simulate(
            self.name, self.edition, self.seats, NUMBER[self.name],
            bots if isinstance(bots, str) else list(bots), seed=1, series=1,
        )  # fmt: skip

    def wins(self, bots: str | tuple[str, ...]) -> Array:
        """Who won each game: a column a seat."""
        frame = self.play(bots).frame
        return np.stack([frame[f"wins_{seat}"].to_numpy() for seat in range(self.seats)], axis=1)

    @property
    def command(self) -> str:
        """What plays them."""
        return (
            f"halfpast simulate --game {self.name} --edition {self.edition} --seats {self.seats} "
            f"--games {NUMBER[self.name]} --series 1 --bots family"
        )


def tables(name: str) -> list[Table]:
    """All that there are of a game."""
    return [Table(name, edition, seats) for edition in game(name).editions.printed for seats in game(name).seat_counts]


@cache
def family(table: Table) -> Simulation:
    """Family in every seat."""
    return table.play("family")


def by_place(table: Table) -> list[tuple[float, float]]:
    """How often who sits so many places after the dealer wins, the dealer last; and how sure that is."""
    frame = family(table).frame
    dealer = frame["dealer"].to_numpy().astype(np.int64)
    wins = np.stack([frame[f"wins_{seat}"].to_numpy() for seat in range(table.seats)], axis=1)
    shares = []
    for place in range(1, table.seats + 1):
        won = wins[np.arange(len(wins)), (dealer + place) % table.seats]
        shares.append((float(won.mean()), SURE * float(won.std()) / len(won) ** 0.5))
    return shares


@cache
def skill(table: Table) -> float:
    """How often Family wins among Learners, on the mean of all seats: the fair share is 1 in so many seats."""
    shares = []
    for seat in range(table.seats):
        bots = tuple("family" if at == seat else "learner" for at in range(table.seats))
        shares.append(table.wins(bots)[:, seat].mean())
    return float(np.mean(shares))


@cache
def luck(table: Table) -> tuple[float, float]:
    """How often a seat that won a deal wins it again when others play, Learners after Families; and by chance."""
    first = np.stack([family(table).frame[f"wins_{seat}"].to_numpy() for seat in range(table.seats)], axis=1)
    again = table.wins("learner")
    return float(again[first].mean()), float(again.mean())


def length_row(table: Table) -> str:
    """How long games are, in moves of all seats."""
    moves = family(table).summary["moves"]
    spread = f"{moves['10 %']} to {moves['90 %']}"
    return f"| {table.edition} | {table.seats} | {moves['mean']:.0f} | {moves['median']} | {spread} |"


def place_row(table: Table) -> str:
    """Who wins by place."""
    shares = by_place(table)
    most = max(error for _, error in shares)
    cells = [f"{share:.1%}" for share, _ in shares]
    cells[-1:-1] = ["" for _ in range(game(table.name).seat_counts[-1] - table.seats)]
    return f"| {table.edition} | {table.seats} | {' | '.join(cells)} | ± {most:.1%} |"


def luck_row(table: Table) -> str:
    """What the player and what the cards decide."""
    again, chance = luck(table)
    return (
        f"| {table.edition} | {table.seats} | {1 / table.seats:.1%} | {skill(table):.1%} | {again:.1%} | {chance:.1%} |"
    )


def section(name: str) -> list[str]:
    """All of a game."""
    number, measured = NUMBER[name], tables(name)
    places = [f"{place} after" for place in range(1, game(name).seat_counts[-1])]
    return [
        f"## {GAMES[name].title}",
        "",
        f"{number:,} {PLAYED[name]} a row. The first of them, with all that was counted, is",
        "",
        f"    {measured[0].command}",
        "",
        "### Who wins, by place",
        "",
        f"Family in every seat. Places are counted clockwise from {DEALER[name]}.",
        "",
        f"| edition | seats | {' | '.join(places)} | dealer | 95 % |",
        "|" + "---|" * (len(places) + 4),
        *map(place_row, measured),
        "",
        "### How long it takes",
        "",
        "| edition | seats | moves, mean | median | 80 % lie in |",
        "|---|---|---|---|---|",
        *map(length_row, measured),
        "",
        "### How much is luck",
        "",
        "*Player*: how often one Family wins among Learners, every deal in every seat; who is no better than they are",
        "wins the fair share. *Cards*: the same deals played by Families, then by Learners: how often a seat that won",
        "wins again, and how often it would if the cards decided nothing.",
        "",
        "| edition | seats | fair share | player: Family wins | cards: wins again | by chance |",
        "|---|---|---|---|---|---|",
        *map(luck_row, measured),
        "",
    ]


def draw(file: Path) -> None:
    """Skill and cards, by edition and seats."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(12, 7), layout="constrained")
    axes: Any = figure.subplots(2, 2, sharex="row")
    for row, name in enumerate(GAMES):
        counts = list(game(name).seat_counts)
        better, cards = axes[row]
        for edition, look in zip(game(name).editions.printed, LOOKS, strict=False):
            measured = [Table(name, edition, seats) for seats in counts]
            better.plot(counts, [100 * skill(table) for table in measured], look, label=edition)
            cards.plot(counts, [100 * (again - chance) for again, chance in map(luck, measured)], look, label=edition)
        better.plot(counts, [100 / seats for seats in counts], color="0.3", linestyle=":", label="fair share")
        cards.axhline(0, color="0.3", linestyle=":")
        better.set_title(f"{GAMES[name].title}: one Family among Learners wins, %")
        cards.set_title(f"{GAMES[name].title}: a seat wins its deal again, % above chance")
        for one in (better, cards):
            one.set_xlabel("seats")
            one.set_xticks(counts)
            one.set_ylim(bottom=min(0, one.get_ylim()[0]))
            one.spines[["top", "right"]].set_visible(False)
        better.legend(frameon=False, loc="upper right")
    figure.savefig(file)


STANDS_OUT = """\
## What stands out

- In 8½ with five seats the two after the dealer win less often, 17 % instead of 22 %: 72 cards do not go round evenly,
  and they are dealt one card more. With fewer seats, and in express, every place is as good as the others.
- A better player makes much of two seats in 8½ and little of five: 76 % where 50 % is fair, 25 % where 20 % is (amigo).
  In Level 8 the same two bots are far apart at every table: 85 % with two seats, still 58 % with six (master).
- The cards decide more in 8½ than in Level 8: whoever won a deal of 8½ wins it again 9 to 14 times in 100 more often
  than chance would have it, whoever plays; in a match of Master, which is many deals, 1 to 6 times.
- Two Families at Master sometimes wait long for each other: the mean (222 moves) is as long as the longest of the 80 %.
"""


def page() -> str:
    """Everything."""
    lines = [
        "# Findings",
        "",
        "Made by `python -m scripts.make_findings`; do not edit. Bots play: what they find holds for players as good",
        "as they are. Every deal is dealt anew (`--series 1`), so there is no exchange (H26) here.",
        "",
        "![One Family among Learners: how often it wins; and how often the same seat wins a deal again](findings.svg)",
        "",
    ]
    lines.append(STANDS_OUT)
    for name in GAMES:
        lines += section(name)
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    draw(PICTURE)
    print(f"wrote {PAGE.name}, {PICTURE.name}")
