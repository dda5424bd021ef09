"""How hard the levels of a card are, as lines with bars and as a plot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from halfpast.core.estimate import FOR_95_PERCENT
from halfpast.games.level8.bots.levels import Level
from halfpast.games.level8.rules.levels import LevelCard
from halfpast.games.level8.words import Words

BAR = 30  # characters, for the longest


@dataclass(frozen=True)
class Measured:
    """A card, the edition whose deck it was measured with, and its levels."""

    card: LevelCard
    edition: str
    levels: list[Level]


def levels_lines(measured: Sequence[Measured], words: Words) -> list[str]:
    """Card by card: each level, the turns it takes, a bar, what it asks for."""
    longest = max(level.turns.mean for each in measured for level in each.levels)
    lines = [words.text("terminal-levels-about")]
    for each in measured:
        lines += ["", f"{words.level_card(each.card.document())} ({words.source(each.card.source)})"]
        lines.append(words.text("terminal-levels-deck", edition=words.edition(each.edition)))
        for level in each.levels:
            bar = "█" * max(1, round(BAR * level.turns.mean / longest))
            turns = f"{level.turns.mean:6.2f} ±{FOR_95_PERCENT * level.turns.error:5.2f}"
            lines.append(f"  {level.number} {turns}  {bar:<{BAR}}  {words.groups(level.line)}")
    return lines


def draw_levels(measured: Sequence[Measured], words: Words, file: Path) -> None:
    """The same as a picture, one line per card."""
    from matplotlib.figure import Figure  # imported here, because not everybody has it

    figure = Figure(figsize=(8, 5), layout="constrained")
    axes = figure.subplots()
    for each, mark in zip(measured, "osD^vP*X" * len(measured), strict=False):
        turns = [level.turns for level in each.levels]
        means, errors = [mean.mean for mean in turns], [FOR_95_PERCENT * mean.error for mean in turns]
        label = words.text(
            "terminal-levels-legend",
            card=words.level_card(each.card.document()),
            source=words.text(f"level8-source-{each.card.source}.short"),
            edition=words.edition(each.edition),
        )
        axes.errorbar(range(1, len(turns) + 1), means, errors, marker=mark, capsize=3, label=label)
    axes.set_xlabel(words.text("terminal-levels-level"))
    axes.set_ylabel(words.text("terminal-levels-turns"))
    axes.set_ylim(bottom=0)
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(file)
