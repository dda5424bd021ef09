"""The command `halfpast`."""

from __future__ import annotations

import contextlib
import io
import json
import math
import os
import secrets
import shutil
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

import halfpast
from halfpast import i18n
from halfpast.arena.duel import duel as run_duel
from halfpast.bots import BOTS, USUAL_BOT, check_bot
from halfpast.core import kernel
from halfpast.games import game as find_game
from halfpast.games.half.state import MOST_GAMES
from halfpast.i18n import LANGUAGES
from halfpast.i18n.half import Words
from halfpast.terminal.half import event_lines, table_lines
from halfpast.terminal.kept import kept_files, new_file
from halfpast.terminal.lines import LineMode
from halfpast.terminal.set_up import MOST_BOTS, SetUp, filled, questions, spoken_here

EDITIONS = list(find_game("half").editions.printed)
LARGEST_FILE = 64 * 2**20  # bytes; a device may never end


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="halfpast")
def main() -> None:
    """Half Past Eight: 8½ by exactly the rulebook you own."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without ½ shows ?, and the game goes on


@main.command()
@click.option("--lang", "language", type=click.Choice(LANGUAGES), help="Language.  [default: the terminal's, or en]")
@click.option("--edition", type=click.Choice(EDITIONS), help="Which rulebook.  [default: the language's]")
@click.option("--seats", type=click.IntRange(2, 5), help="How many play, you among them.  [default: 3]")
@click.option("--bots", "bot_names", help=f"Who sits in the other seats: {', '.join(BOTS)}; one, or one a seat: a,b.")
@click.option("--games", type=click.IntRange(1, MOST_GAMES), help="Length of the series.  [default: the edition's]")
@click.option("--seed", type=click.IntRange(0, 10**18), help="Play these deals again.")
@click.option("--pace", type=click.FloatRange(0, 10), help="Seconds before a bot moves.  [default: 0.6 at a terminal]")
@click.option(
    "--resume", type=click.Path(), is_flag=False, flag_value="", help="Go on with a saved FILE; without FILE, the last."
)
def play(
    language: str | None,
    edition: str | None,
    seats: int | None,
    bot_names: str | None,
    games: int | None,
    seed: int | None,
    pace: float | None,
    resume: str | None,
) -> None:
    """Play 8½ in the terminal against bots. Without options, at a terminal, it asks what you would like."""
    at_terminal = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
    if pace is not None and not math.isfinite(pace):
        raise click.ClickException("--pace is a number of seconds.")
    if resume is not None and (edition, seats, games, seed) != (None, None, None, None):
        raise click.ClickException("A match that goes on has its edition, seats, games and seed: leave these out.")
    set_up = SetUp(language, edition, _bots(bot_names, seats), games)
    if at_terminal and resume is None and (set_up, seats, seed) == (SetUp(), None, None):
        set_up = questions(lambda prompt: click.prompt(prompt, "", prompt_suffix="", show_default=False), click.echo)
    chosen, set_up = set_up.language, filled(set_up)
    language = set_up.language or "en"
    _ready(language)
    if resume is not None:
        match, levels, kept_language, file = _resumed(resume)
        language = chosen or kept_language or language
        levels = _bots(bot_names, match.seats) if bot_names else levels
    else:
        seed = secrets.randbelow(10**9) if seed is None else seed
        match = halfpast.new("half", set_up.edition, len(set_up.bots) + 1, set_up.games, seed)
        levels, file = set_up.bots, new_file()
    if pace is None:
        pace = 0.6 if at_terminal else 0.0
    bots = {seat: halfpast.bot(level, seed=seat) for seat, level in enumerate(levels, 1)}
    LineMode(
        match,
        bots,
        language,
        pace,
        resume_command=_called("play", "--resume"),
        replay_command=f"{_name()} replay",
        seed=seed,
        resumed=resume is not None,
        file=file,
    ).run()


def _called(command: str, options: str) -> str:
    """How a person who called the command as they did would call it again."""
    if template := os.environ.get("HALFPAST_CALLED_BY"):  # make terminal
        return template.format(command=command, options=options)
    return f"{_name()} {command} {options}"


def _name() -> str:
    """This command, as it can be called from here."""
    if shutil.which("halfpast"):
        return "halfpast"
    return f"{sys.executable} -m halfpast" if sys.argv[0].endswith("__main__.py") else sys.argv[0]


def _bots(names: str | None, seats: int | None) -> tuple[str, ...]:
    """The bots named, one a seat beside the player; () where nobody said."""
    found = tuple(name.strip() for name in names.split(",")) if names else ()
    try:
        for name in found:
            check_bot(name)
    except halfpast.HalfpastError as error:
        raise click.ClickException(str(error)) from error
    if len(found) > MOST_BOTS:
        raise click.ClickException(f"At most {MOST_BOTS} bots play with you; --bots names {len(found)}.")
    if seats is None:
        return found * 2 if len(found) == 1 else found
    if len(found) < 2:
        return (found or (USUAL_BOT,)) * (seats - 1)
    if len(found) != seats - 1:
        raise click.ClickException(f"{seats} seats have {seats - 1} bots beside you; --bots names {len(found)}.")
    return found


def _resumed(file: str) -> tuple[halfpast.Match, tuple[str, ...], str | None, Path | None]:
    """The match that was saved, or the one that was left last; its bots and language; where it is kept from now on."""
    kept = kept_files()
    if not file and not kept:
        raise click.ClickException("No match was left unfinished; --resume FILE goes on with a saved one.")
    found = Path(file) if file else kept[0]
    match = _loaded(halfpast.replay, str(found))
    if match.seat is None:
        raise click.ClickException(f"The match in {found} is over; halfpast replay shows it.")
    log = _json(str(found))
    players, language = log.get("players"), log.get("language")  # a log from elsewhere does not say
    named = players[1:] if isinstance(players, list) and len(players) == match.seats else []
    levels = [*named, *[USUAL_BOT] * match.seats][: match.seats - 1]
    bots = tuple(level if level in BOTS else USUAL_BOT for level in levels)
    return match, bots, language if language in LANGUAGES else None, new_file() if file else found


@main.command()
@click.argument("numbers", nargs=-1)
@click.option("--edition", type=click.Choice(EDITIONS), help="Only the rules in force in this edition.")
@click.option("--lang", "language", type=click.Choice(LANGUAGES), help="Language.  [default: the terminal's, or en]")
def rules(numbers: tuple[str, ...], edition: str | None, language: str | None) -> None:
    """Print the rules of 8½: all, or those with the given NUMBERS (H14)."""
    known = {rule.number: (rule, title, words) for rule, title, words in i18n.rules("half", language or spoken_here())}
    numbers = tuple(
        next((known_one for known_one in known if known_one.lower() == one.lower()), one) for one in numbers
    )
    for number in numbers:
        if number not in known:
            raise click.ClickException(f"There is no rule {number}. There are: {', '.join(known)}.")
    in_force = {rule.number for rule, _, _ in i18n.rules("half", "en", edition)}
    for number, (_, title, words) in known.items():
        if number in numbers or (not numbers and number in in_force):
            _echo(f"{number}  {title}. {words}")


@main.command()
@click.option("--lang", "language", type=click.Choice(LANGUAGES), help="Language.  [default: the terminal's, or en]")
def editions(language: str | None) -> None:
    """Print the editions of 8½, each with what its book changes."""
    words, printed = Words(language or spoken_here()), find_game("half").editions.printed
    for name, edition in printed.items():
        click.echo(f"{name}: {words.text(f'half-edition-{name}')}")
        if edition.base is None:
            click.echo(f"  {words.text('terminal-editions-base')}")
            continue
        click.echo(f"  {words.text('terminal-editions-differs', base=edition.base)}")
        for key, value in edition.parameters.items():
            if value != printed[edition.base].parameters[key]:
                _echo(f"{key} = {words.value(key, value)}. {words.parameter(key)}", "    ")


@main.command()
@click.option("--host", default="0.0.0.0", show_default=True, help="Where to listen; 127.0.0.1: only this computer.")
@click.option("--port", type=click.IntRange(0, 65535), default=8008, show_default=True, help="Which port.")
@click.option("--db", default=None, help="The database, a file.  [default: in your data folder]")
@click.option("--public-url", default=None, help="The address people use, where a proxy stands in front.")
@click.option("--open/--no-open", "opens", default=False, help="Open the page in the browser.")
def serve(host: str, port: int, db: str | None, public_url: str | None, opens: bool) -> None:
    """Serve the page: open it, play, share a link."""
    try:
        from halfpast.server.run import CannotServe, run_server
    except ImportError as error:
        raise click.ClickException(
            f'The server needs more packages: pip install "halfpast[server]" ({error}).'
        ) from error
    try:
        run_server(host, port, db, public_url, opens, click.echo, warm_up=lambda: _ready("en"))
    except CannotServe as error:
        raise click.ClickException(str(error)) from error


@main.command()
@click.argument("first", type=click.Choice(BOTS))
@click.argument("second", type=click.Choice(BOTS))
@click.option("--edition", type=click.Choice(EDITIONS), default="amigo", show_default=True, help="Which rulebook.")
@click.option("--seats", type=click.IntRange(2, 5), default=3, show_default=True, help="How many play.")
@click.option("--deals", type=click.IntRange(2, 10**7), default=1000, show_default=True, help="How many deals.")
@click.option("--seed", type=int, default=1, show_default=True, help="Which deals.")
def duel(first: str, second: str, edition: str, seats: int, deals: int, seed: int) -> None:
    """Let two bots play the same deals, each in every seat, and say what the FIRST makes more than the SECOND."""
    try:
        with click.progressbar(length=deals, file=sys.stderr) as bar:
            found = run_duel(first, second, "half", edition, seats, deals, seed, lambda done: bar.update(1))
    except halfpast.HalfpastError as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"{first} over {second}, {edition}, {seats} seats: {found}")


@main.command()
@click.argument("file", default="-")
@click.option("--lang", "language", type=click.Choice(LANGUAGES), help="Language.  [default: the terminal's, or en]")
def position(file: str, language: str | None) -> None:
    """Check a position (JSON, from FILE or standard input) and show it: the table, and what may be played."""
    match, words = _loaded(halfpast.load, file), Words(language or spoken_here())
    for line in table_lines(match.position(), match.view(None), words):
        click.echo(line)
    if match.seat is not None:
        click.echo(" ".join(match.legal()))


@main.command()
@click.argument("file", default="-")
@click.option("--lang", "language", type=click.Choice(LANGUAGES), help="Language.  [default: the terminal's, or en]")
def replay(file: str, language: str | None) -> None:
    """Play a saved match (a log, from FILE or standard input) again, move by move."""
    end, words = _loaded(halfpast.replay, file), Words(language or spoken_here())
    match = end.beginning()
    for line in event_lines(match.events(None), words):
        click.echo(line)
    for entry in end.log()["moves"]:
        if entry.get("undo"):
            match.undo()
            click.echo(words.text("terminal-undo-line"))
            continue
        heard = match.happened
        match.play(entry["move"])
        for line in event_lines(match.events(None, heard), words):
            click.echo(line)
    if match.seat is not None:
        for line in table_lines(match.view(None), match.view(None), words):
            click.echo(line)


def _echo(line: str, indent: str = "") -> None:
    """A long line, broken between words at a terminal."""
    width = shutil.get_terminal_size().columns - 1 if sys.stdout.isatty() else 10**6
    click.echo(textwrap.fill(line, max(width, 20), initial_indent=indent, subsequent_indent=indent or "     "))


def _loaded(load: Callable[[Any], halfpast.Match], file: str) -> halfpast.Match:
    """What a JSON file holds, loaded; a clear word if it cannot be."""
    find_game("half").ready(_tell_compiling(spoken_here()))
    data = _json(file)
    if load is halfpast.load and isinstance(data, dict) and "moves" in data:
        raise click.ClickException("This is a log, not a position: halfpast replay shows it.")
    if load is halfpast.replay and isinstance(data, dict) and "phase" in data:
        raise click.ClickException("This is a position, not a log: halfpast position shows it.")
    try:
        return load(data)
    except halfpast.HalfpastError as error:
        raise click.ClickException(str(error)) from error


def _json(file: str) -> Any:
    """The JSON in a file, or on standard input for `-`."""
    try:
        if file != "-":
            with Path(file).open("rb") as opened:
                return json.loads(opened.read(LARGEST_FILE))
        if sys.stdin is None:
            raise click.ClickException("There is no standard input; name a file.")
        return json.loads(sys.stdin.buffer.read(LARGEST_FILE))
    except OSError as error:
        raise click.ClickException(f"{file} cannot be read: {error.strerror}.") from error
    except (ValueError, RecursionError) as error:
        raise click.ClickException(f"{file} is not JSON: {error}.") from error


def _ready(language: str) -> None:
    """Compile the rules and the bots, if nobody has."""
    from halfpast.bots.half import ready  # here, for the other commands need no bots

    ready(_tell_compiling(language))


def _tell_compiling(language: str) -> kernel.Tell:
    """The wait for the compiler, in the player's words."""

    def tell(name: str, done: int, of: int) -> None:
        if name == "tables":
            return
        key = "terminal-compiling" if name else "terminal-compiled"
        words = i18n.text(key, language, **({"done": done + 1, "of": of} if name else {}))
        end = "" if name and sys.stderr.isatty() else "\n"
        click.echo(f"\r{words:<60}" if sys.stderr.isatty() else words, nl=bool(end), err=True)

    return tell


def run() -> None:
    """The command, with a word instead of a traceback where nothing can be written any more."""
    try:
        main()
    except OSError as error:
        with contextlib.suppress(OSError):
            print(f"halfpast: {error.strerror or error}", file=sys.stderr)
        os._exit(1)  # what is still to be written cannot be either
