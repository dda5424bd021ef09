"""The command `halfpast`."""

from __future__ import annotations

import io
import json
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

import halfpast
from halfpast import i18n
from halfpast.games import game as find_game
from halfpast.games.half.state import MOST_GAMES
from halfpast.terminal.half import result_lines, row_lines, table_lines, told
from halfpast.terminal.lines import LineMode

EDITIONS = list(find_game("half").editions.printed)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="halfpast")
def main() -> None:
    """Half Past Eight: 8½ by exactly the rulebook you own."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without ½ shows ?, and the game goes on


@main.command()
@click.option("--edition", type=click.Choice(EDITIONS), default="fundex", show_default=True, help="Which rulebook.")
@click.option(
    "--seats",
    type=click.IntRange(2, 5),
    default=2,
    show_default=True,
    help="How many play: you, and bots in the other seats.",
)
@click.option("--games", type=click.IntRange(1, MOST_GAMES), help="Length of the series.  [default: the edition's]")
@click.option("--seed", type=click.IntRange(0, 10**18), help="Play these deals again.")
def play(edition: str, seats: int, games: int | None, seed: int | None) -> None:
    """Play 8½ in the terminal against bots that play at random."""
    find_game("half").ready(_tell_compiling)
    seed = secrets.randbelow(10**9) if seed is None else seed
    LineMode(halfpast.new("half", edition=edition, seats=seats, games=games, seed=seed), seed).run()


@main.command()
@click.argument("numbers", nargs=-1)
@click.option("--edition", type=click.Choice(EDITIONS), help="Only the rules in force in this edition.")
def rules(numbers: tuple[str, ...], edition: str | None) -> None:
    """Print the rules of 8½: all, or those with the given NUMBERS (H14)."""
    known = {rule.number: (rule, title, words) for rule, title, words in i18n.rules("half")}
    for number in numbers:
        if number not in known:
            raise click.ClickException(f"There is no rule {number}. There are: {', '.join(known)}.")
    for number, (rule, title, words) in known.items():
        in_force = edition is None or not rule.editions or edition in rule.editions
        if number in numbers or (not numbers and in_force):
            click.echo(f"{number}  {title}. {words}")


@main.command()
@click.argument("file", default="-")
def position(file: str) -> None:
    """Check a position (JSON, from FILE or standard input) and show it: the table, and what may be played."""
    match = _loaded(halfpast.load, file)
    for line in table_lines(match, you=None, everything=True):
        click.echo(line)
    if match.seat is not None:
        click.echo(" ".join(match.legal()))


@main.command()
@click.argument("file", default="-")
def replay(file: str) -> None:
    """Play a saved match (a log, from FILE or standard input) again, move by move."""
    end = _loaded(halfpast.replay, file)
    match = end.beginning()
    for entry in end.log()["moves"]:
        if entry.get("undo"):
            match.undo()
            click.echo("undo")
            continue
        before = match.position()
        match.play(entry["move"])
        click.echo(told(match, before, entry["move"], None))
        rows = match.position()["match"]["results"]
        if len(rows) > len(before["match"]["results"]):
            click.echo("\n".join(row_lines(rows[-1], len(rows), None)))
    result = match.result()
    scoring = match.edition.parameters["scoring"]
    click.echo("\n".join(result_lines(result, scoring, None) if result else table_lines(match, None)))


def _loaded(load: Callable[[Any], halfpast.Match], file: str) -> halfpast.Match:
    """What a JSON file holds, loaded; a clear word if it cannot be."""
    find_game("half").ready(_tell_compiling)
    data = _json(file)
    if load is halfpast.load and isinstance(data, dict) and "moves" in data:
        raise click.ClickException("This is a log, not a position: halfpast replay shows it.")
    try:
        return load(data)
    except halfpast.HalfpastError as error:
        raise click.ClickException(str(error)) from error


def _json(file: str) -> Any:
    """The JSON in a file, or on standard input for `-`."""
    try:
        if file != "-":
            return json.loads(Path(file).read_bytes())
        if sys.stdin is None:
            raise click.ClickException("There is no standard input; name a file.")
        return json.loads(sys.stdin.buffer.read())
    except OSError as error:
        raise click.ClickException(f"{file} cannot be read: {error.strerror}.") from error
    except (ValueError, RecursionError) as error:
        raise click.ClickException(f"{file} is not JSON: {error}.") from error


def _tell_compiling(name: str, done: int, of: int) -> None:
    """The wait for the compiler, in the player's words."""
    words = i18n.text("terminal-compiling", done=done + 1, of=of) if name else i18n.text("terminal-compiled")
    end = "" if name and sys.stderr.isatty() else "\n"
    click.echo(f"\r{words:<60}" if sys.stderr.isatty() else words, nl=bool(end), err=True)
