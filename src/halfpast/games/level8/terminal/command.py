"""`halfpast levels`: how hard the levels of a card are."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from halfpast.core.errors import HalfpastError
from halfpast.core.extras import check_plot
from halfpast.core.words import LANGUAGES, spoken_here
from halfpast.games.level8.bots.levels import edition_of, measure
from halfpast.games.level8.level_card import LevelCardSetting
from halfpast.games.level8.rules.levels import all_cards, find_card
from halfpast.games.level8.terminal.levels import Measured, draw_levels, levels_lines
from halfpast.games.level8.words import Words


@click.command(short_help="Level 8: measure how hard the levels of a card are.")
@click.argument("card", required=False)
@click.option("--edition", help="With which deck.  [default: the card's own; for a card of your own, master]")
@click.option("--deals", type=click.IntRange(2, 10**7), default=1000, show_default=True, help="How many deals a level.")
@click.option("--seed", type=int, default=1, show_default=True, help="Which deals.")
@click.option("--plot", type=click.Path(dir_okay=False, path_type=Path), help="Draw it too: a file.svg or file.png.")
@click.option("--lang", "language", type=click.Choice(LANGUAGES), help="Language.  [default: the terminal's, or en]")
def levels(
    card: str | None, edition: str | None, deals: int, seed: int, plot: Path | None, language: str | None
) -> None:
    """Level 8: measure how hard the levels of a CARD are, in turns of a good collector alone.

    CARD is a name, or a file with a card of your own. Without it, all cards there are.

    Such a file, ours.toml, has a name and eight levels, each of groups with a kind (set, run, colour, colour-run) and a
    size; docs/players.md shows one whole:

    \b
      name = "Ours"
      levels = [
        [["set", 2], ["run", 4]],      # and seven more
      ]
    """
    words = Words(language or spoken_here())
    try:
        check_plot(plot)  # now, not after minutes of measuring
        cards = all_cards() if card is None else [find_card(LevelCardSetting().typed(card))]
        with click.progressbar(length=8 * len(cards), file=sys.stderr) as bar:
            rows = [
                Measured(each, chosen, measure(each, chosen, deals, seed, lambda _: bar.update(1)))
                for each, chosen in ((each, edition or edition_of(each)) for each in cards)
            ]
        for line in levels_lines(rows, words):
            click.echo(line)
        if plot is not None:
            draw_levels(rows, words, plot)
    except (HalfpastError, OSError) as error:
        raise click.ClickException(str(error)) from error
