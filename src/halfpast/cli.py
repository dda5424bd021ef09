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
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

import halfpast
from halfpast import i18n
from halfpast.admin import admin
from halfpast.arena.duel import duel as run_duel
from halfpast.bots import BOTS
from halfpast.compile import ready_all
from halfpast.core import kernel
from halfpast.core.extras import check_plot, how_to_add
from halfpast.core.parameters import Edition, Whole
from halfpast.core.words import GameWords
from halfpast.games import DEFAULT, GAMES, package
from halfpast.games import game as find_game
from halfpast.games import settings as all_settings
from halfpast.i18n import LANGUAGES, spoken_here
from halfpast.i18n import words as find_words
from halfpast.store import StoreUnusable
from halfpast.store.backup import back_up, bring_back
from halfpast.store.sqlite import data_file
from halfpast.terminal.lines import LineMode
from halfpast.terminal.saved import kept_files, new_file
from halfpast.terminal.set_up import SetUp, filled, game_with, most_bots, questions
from halfpast.terminal.verdict import verdict_lines
from halfpast.verify import FAIR, NOT_CHECKABLE, NOT_FAIR
from halfpast.verify import verify as check_deals

EDITIONS = [edition for game in GAMES for edition in find_game(game).editions.printed]
MOST_SEATS = max(find_game(game).seat_counts[-1] for game in GAMES)
SERIES = [find_game(game).editions.parameters.get("games") for game in GAMES]
MOST_GAMES = max(series.high for series in SERIES if isinstance(series, Whole))
TITLES = [one.title for one in GAMES.values()]
IN_SERIES = ", ".join(title for title, series in zip(TITLES, SERIES, strict=True) if series)
SETTINGS = all_settings().values()
F = TypeVar("F", bound=Callable[..., object])
LARGEST_FILE = 64 * 2**20  # bytes; a device may never end


class Commands(click.Group):
    """Our commands, and those of single games."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Their names."""
        return sorted({*super().list_commands(ctx), *(name for one in GAMES.values() for name in one.commands)})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """One of them, loaded on demand."""
        loaders = (one.commands[cmd_name] for one in GAMES.values() if cmd_name in one.commands)
        return super().get_command(ctx, cmd_name) or next((load() for load in loaders), None)


def setting_options(command: F) -> F:
    """An option for everything a match sets besides parameters."""
    for name, setting in all_settings().items():
        command = click.option(f"--{name}", multiple=True, help=setting.help)(command)
    return command


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
    help=f"Half Past Eight: {' and '.join(TITLES)}, by exactly the rulebook you own.\n\n"
    "halfpast COMMAND --help says more about each.",
)
@click.version_option(package_name="halfpast")
def main() -> None:
    """All commands."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without ½ shows ?, and the game goes on


@main.command(
    short_help=f"Play {' or '.join(TITLES)} in the terminal against bots.",
    help=f"Play {' or '.join(TITLES)} in the terminal against bots. "
    "Without options, at a terminal, it asks what you would like.",
)
@click.option("--lang", "language", type=click.Choice(LANGUAGES), help="Language.  [default: the terminal's, or en]")
@click.option("--game", type=click.Choice(list(GAMES)), help=f"Which game.  [default: {DEFAULT}, or the edition's]")
@click.option("--edition", type=click.Choice(EDITIONS), help="Which rulebook.  [default: the language's]")
@setting_options
@click.option("--seats", type=click.IntRange(2, MOST_SEATS), help="How many play, including you.  [default: 3]")
@click.option("--bots", "bot_names", help=f"Who sits in the other seats: {', '.join(BOTS)}; one, or one a seat: a,b.")
@click.option(
    "--games", type=click.IntRange(1, MOST_GAMES), help=f"{IN_SERIES}: length of the series.  [default: the edition's]"
)
@click.option("--seed", type=click.IntRange(0, 10**18), help="Play these deals again.")
@click.option("--pace", type=click.FloatRange(0, 10), help="Seconds before a bot moves.  [default: 0.6 at a terminal]")
@click.option(
    "--resume", type=click.Path(), is_flag=False, flag_value="", help="Go on with a saved FILE; without FILE, the last."
)
def play(
    language: str | None,
    game: str | None,
    edition: str | None,
    seats: int | None,
    bot_names: str | None,
    games: int | None,
    seed: int | None,
    pace: float | None,
    resume: str | None,
    **settings: tuple[str, ...],
) -> None:
    """Play a game in the terminal against bots."""
    at_terminal = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
    if pace is not None and not math.isfinite(pace):
        raise click.ClickException("--pace is a number of seconds.")
    given = {name: values for name, values in settings.items() if values}
    if resume is not None and (given or (game, edition, seats, games, seed) != (None,) * 5):
        has = ", ".join(["game", "edition", *(setting.called[0] for setting in SETTINGS), "seats", "games"])
        raise click.ClickException(f"A match that is resumed already has its {has} and seed: leave these out.")
    meant = filled(SetUp(game=game, edition=edition, settings=given)).game or DEFAULT
    said_for = max([len(values) for values in given.values()], default=1)  # for this many seats
    set_up = SetUp(
        language, game, edition, _bots(bot_names, seats or (said_for if said_for > 1 else None), meant), games, given
    )
    if at_terminal and resume is None and (set_up, seats, seed) == (SetUp(), None, None):
        set_up = questions(lambda prompt: click.prompt(prompt, "", prompt_suffix="", show_default=False), click.echo)
    chosen, set_up = set_up.language, filled(set_up)
    language = set_up.language or "en"
    if resume is not None:
        match, levels, kept_language, file = _resumed(resume)
        language = chosen or kept_language or language
        _ready(match.game.name, language)
        levels = _bots(bot_names, match.seats, match.game.name) if bot_names else levels
    else:
        seed = secrets.randbelow(10**9) if seed is None else seed
        match, levels, file = _begun(set_up, seed), set_up.bots, new_file()
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


def _begun(set_up: SetUp, seed: int) -> halfpast.Match:
    """A new match, or a clear message if there can be no such match."""
    game = set_up.game or DEFAULT
    if len(set_up.bots) > most_bots(game):
        raise click.ClickException(
            f"At most {most_bots(game)} bots play {GAMES[game].title} with you, not {len(set_up.bots)}."
        )
    try:
        given = _typed(set_up.settings)
        edition = find_game(game).editions.get(set_up.edition or "")
        find_game(game).with_settings(edition, given, len(set_up.bots) + 1)
        find_game(game).check_games(set_up.games, edition)
        _ready(game, set_up.language or "en")
        return halfpast.new(game, set_up.edition, len(set_up.bots) + 1, set_up.games, seed, **given)
    except (halfpast.HalfpastError, OSError) as error:
        raise click.ClickException(str(error)) from error


def _typed(given: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """What a game's settings were set to on the command line, names or files: once for all, or once for each seat."""
    known = all_settings()
    typed = {name: [known[name].typed(value) for value in values] for name, values in given.items() if values}
    return {name: values if len(values) > 1 else values[0] for name, values in typed.items()}


def _called(command: str, options: str) -> str:
    """How the caller would run the command again."""
    if template := os.environ.get("HALFPAST_CALLED_BY"):  # make terminal
        return template.format(command=command, options=options)
    return f"{_name()} {command} {options}"


def _name() -> str:
    """This command, as it can be run from here."""
    if shutil.which("halfpast"):
        return "halfpast"
    return f"{sys.executable} -m halfpast" if sys.argv[0].endswith("__main__.py") else sys.argv[0]


def _bots(names: str | None, seats: int | None, game: str) -> tuple[str, ...]:
    """The bots named, one for each seat besides the player's; () if none were."""
    chosen = tuple(name.strip() for name in names.split(",")) if names else ()
    try:
        for name in chosen:
            package(game).check_bot(name)
    except halfpast.HalfpastError as error:
        raise click.ClickException(str(error)) from error
    if seats is None:
        return chosen * 2 if len(chosen) == 1 else chosen
    if len(chosen) < 2:
        return (chosen or (package(game).usual_bot,)) * (seats - 1)
    if len(chosen) != seats - 1:
        raise click.ClickException(f"{seats} seats have {seats - 1} bots beside you; --bots names {len(chosen)}.")
    return chosen


def _resumed(file: str) -> tuple[halfpast.Match, tuple[str, ...], str | None, Path | None]:
    """The saved match, or the last unfinished one; its bots and language; where it is kept from now on."""
    kept = kept_files()
    if not file and not kept:
        raise click.ClickException("No match was left unfinished; --resume FILE goes on with a saved one.")
    saved = Path(file) if file else kept[0]
    match = _loaded(halfpast.replay, str(saved))
    if match.seat is None:
        raise click.ClickException(f"The match in {saved} is over; halfpast replay shows it.")
    log = _json(str(saved))
    players, language = log.get("players"), log.get("language")  # a log from elsewhere does not say
    named = players[1:] if isinstance(players, list) and len(players) == match.seats else []
    its = package(match.game.name)
    levels = [*named, *[its.usual_bot] * match.seats][: match.seats - 1]
    bots = tuple(level if level in its.bots else its.usual_bot for level in levels)
    return match, bots, language if language in LANGUAGES else None, new_file() if file else saved


@main.command(short_help="Print the rules of a game, or some of them.")
@click.argument("numbers", nargs=-1)
@click.option("--game", type=click.Choice(list(GAMES)), help=f"Which game.  [default: {DEFAULT}, or the edition's]")
@click.option("--edition", type=click.Choice(EDITIONS), help="Only the rules in force in this edition.")
@click.option("--lang", "language", type=click.Choice(LANGUAGES), help="Language.  [default: the terminal's, or en]")
def rules(numbers: tuple[str, ...], game: str | None, edition: str | None, language: str | None) -> None:
    """Print the rules of a game: all, or those with the given NUMBERS."""
    tongue = language or spoken_here()
    known = {rule.number: (title, words) for name in GAMES for rule, title, words in i18n.rules(name, tongue)}
    named = {number.lower(): number for number in known}
    for number in numbers:
        if number.lower() not in named:
            raise click.ClickException(f"There is no rule {number}. There are: {', '.join(known)}.")
    wanted = {named[number.lower()] for number in numbers}
    if not wanted:
        game = game or game_with(edition)
        if edition is not None:
            _edition_of(game, edition)
        wanted = {rule.number for rule, _, _ in i18n.rules(game, "en", edition)}
    for number, (title, words) in known.items():
        if number in wanted:
            _echo(f"{number}  {title}. {words}")


def _edition_of(game: str, edition: str) -> Edition:
    """A game's edition; a clear message if it has none of that name."""
    try:
        return find_game(game).editions.get(edition)
    except halfpast.HalfpastError as error:
        raise click.ClickException(str(error)) from error


@main.command(
    short_help=f"Print {', and '.join(['the editions of each game', *(f'the {one.called[1]}' for one in SETTINGS)])}.",
    help=", and ".join(
        ["Print the editions of each game, with what its book changes"]
        + [f"the {setting.called[1]} of {one.title}" for one in GAMES.values() for setting in one.settings.values()]
    )
    + ".",
)
@click.option("--game", type=click.Choice(list(GAMES)), help="Only of this game.")
@click.option("--lang", "language", type=click.Choice(LANGUAGES), help="Language.  [default: the terminal's, or en]")
def editions(game: str | None, language: str | None) -> None:
    """Print the editions of each game, with what its book changes, and what else it sets."""
    for name in [game] if game else GAMES:
        words, printed = find_words(name, language or spoken_here()), find_game(name).editions.printed
        click.echo(GAMES[name].title)
        for edition in printed.values():
            _tell_edition(edition, printed, words)
        for setting in GAMES[name].settings.values():
            for choice, said in setting.choices(words).items():
                _echo(f"{choice}: {said}")
        if name != list(GAMES)[-1] and not game:
            click.echo()


def _tell_edition(edition: Edition, printed: Mapping[str, Edition], words: GameWords) -> None:
    """An edition, with what it changes of its base."""
    click.echo(f"{edition.name}: {words.about_edition(edition.name)}")
    if edition.base is None:
        click.echo(f"  {words.text('terminal-editions-base')}")
        return
    click.echo(f"  {words.text('terminal-editions-differs', base=edition.base)}")
    for key, value in edition.parameters.items():
        if value != printed[edition.base].parameters[key]:
            _echo(f"{key} = {words.value(key, value)}. {words.parameter(key)}", "    ")


@main.command()
@click.option("--host", default="0.0.0.0", show_default=True, help="Where to listen; 127.0.0.1: only this computer.")
@click.option("--port", type=click.IntRange(0, 65535), default=8008, show_default=True, help="Which port.")
@click.option("--db", default=None, help="The database, a file.  [default: in your data folder]")
@click.option("--public-url", default=None, help="The address people use, if there is a proxy in front.")
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="Trust this proxy to say who a guest is: its address or network.  [default: with --public-url, this computer]",
)
@click.option(
    "--limit",
    "limits",
    multiple=True,
    metavar="NAME=NUMBER",
    help="Change a limit; docs/hosts.md lists them.",
)
@click.option("--open/--no-open", "opens", default=False, help="Open the page in the browser.")
def serve(
    host: str,
    port: int,
    db: str | None,
    public_url: str | None,
    proxies: tuple[str, ...],
    limits: tuple[str, ...],
    opens: bool,
) -> None:
    """Serve the page: open it, play, share a link."""
    try:
        from halfpast.server.run import CannotServe, run_server
    except ImportError as error:
        raise click.ClickException(f"The server needs more packages ({error}): {how_to_add('server')}") from error

    def warm_up() -> None:
        ready_all(_tell_compiling("en"), loads=True)  # all games, because compiling later would hold up every table
        for game in GAMES:
            find_words(game)  # in which a bot gives its reasons

    try:
        run_server(host, port, db, public_url, opens, click.echo, warm_up, proxies, limits)
    except CannotServe as error:
        raise click.ClickException(str(error)) from error


@main.command(short_help="Compile all rules and bots now.")
def compile() -> None:
    """Compile all rules and bots now, on all processors, so that nobody has to wait later."""
    ready_all(_tell_compiling(spoken_here()), everything=True)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--db", type=click.Path(path_type=Path), help="The database.  [default: in your data folder]")
@click.option("--replace", is_flag=True, help="Overwrite FILE if it exists.")
def backup(file: Path, db: Path | None, replace: bool) -> None:
    """Copy all tables into FILE, whether the server is running or not."""
    try:
        count = back_up(db or data_file(), file, replace)
    except StoreUnusable as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"{file} holds the server's secret and its tables: {count}.")


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--db", type=click.Path(path_type=Path), help="The database.  [default: in your data folder]")
@click.option("--replace", is_flag=True, help="Even if the database exists; it is kept beside the new one.")
def restore(file: Path, db: Path | None, replace: bool) -> None:
    """Go back to the backup in FILE. The server must be stopped."""
    db = db or data_file()
    try:
        count, before = bring_back(file, db, replace)
    except StoreUnusable as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"{db} is as it was when {file} was made; tables: {count}.")
    if before:
        click.echo(f"What was there is now {before}.")


main.add_command(admin)


@main.command(short_help="Play two bots against each other on the same deals.")
@click.argument("first", type=click.Choice(BOTS))
@click.argument("second", type=click.Choice(BOTS))
@click.option("--game", type=click.Choice(list(GAMES)), default=DEFAULT, show_default=True, help="Which game.")
@click.option("--edition", help="Which rulebook.  [default: the game's first]")
@setting_options
@click.option("--seats", type=click.IntRange(2, 6), default=3, show_default=True, help="How many play.")
@click.option("--deals", type=click.IntRange(2, 10**7), default=1000, show_default=True, help="How many deals.")
@click.option("--seed", type=int, default=1, show_default=True, help="Which deals.")
def duel(
    first: str,
    second: str,
    game: str,
    edition: str | None,
    seats: int,
    deals: int,
    seed: int,
    **settings: tuple[str, ...],
) -> None:
    """Play two bots on the same deals, each in every seat, and say how much more the FIRST scores than the SECOND."""
    try:
        with click.progressbar(length=deals, file=sys.stderr) as bar:
            outcome = run_duel(
                first, second, game, edition, seats, deals, seed, lambda done: bar.update(1), **_typed(settings)
            )
    except halfpast.HalfpastError as error:
        raise click.ClickException(str(error)) from error
    chosen = edition or next(iter(find_game(game).editions.printed))
    click.echo(f"{first} over {second}, {chosen}, {seats} seats: {outcome}")


@main.command(short_help="Play many games at once, and count results.")
@click.option("--game", type=click.Choice(list(GAMES)), default=DEFAULT, show_default=True, help="Which game.")
@click.option("--edition", help="Which rulebook.  [default: the game's first]")
@setting_options
@click.option("--seats", type=click.IntRange(2, 6), default=3, show_default=True, help="How many play.")
@click.option("--games", type=click.IntRange(1, 10**12), default=10_000, show_default=True, help="How many games.")
@click.option("--bots", default="random", show_default=True, help=f"{', '.join(BOTS)}: one, or one a seat: a,b,c.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed plays the same games.")
@click.option("--threads", type=click.IntRange(1, 256), help="How many at once.  [default: one per core]")
@click.option("--series", type=click.IntRange(1, MOST_GAMES), help="Games in a row.  [default: the edition's]")
@click.option(
    "--keep", type=click.Path(dir_okay=False, path_type=Path), help="Keep a row for each game: file.parquet or .csv."
)
@click.option(
    "--plot", type=click.Path(dir_okay=False, path_type=Path), help="Also draw a picture: file.svg or file.png."
)
@click.option("--json", "as_json", is_flag=True, help="Print the summary as JSON.")
@click.option("--ray", is_flag=True, help="Play on Ray: the cluster that RAY_ADDRESS names, or this computer.")
def simulate(
    game: str,
    edition: str | None,
    seats: int,
    games: int,
    bots: str,
    seed: int,
    threads: int | None,
    series: int | None,
    keep: Path | None,
    plot: Path | None,
    as_json: bool,
    ray: bool,
    **settings: tuple[str, ...],
) -> None:
    """Play many games at once on all cores, and count results. Ctrl-C stops early; what was played counts."""
    from halfpast.arena.batch import check_keep  # here, so that other commands need not wait for it
    from halfpast.arena.batch import simulate as run_simulation
    from halfpast.arena.report import draw, lines_of

    names = bots.split(",")
    try:
        check_plot(plot)
        if keep is not None:
            check_keep(keep)
        with click.progressbar(length=games, file=sys.stderr) as bar:
            played = run_simulation(
                game, edition, seats, games, names[0] if len(names) == 1 else names, seed, threads,
                series=series, rows=keep is not None, **_typed(settings),
                tell=lambda so_far: bar.update(so_far.games - bar.pos), ray=ray,
            )  # fmt: skip
        for line in [json.dumps(played.summary)] if as_json else lines_of(played):
            click.echo(line)  # first: if a file cannot be written, this is not lost
        if keep is not None:
            played.write(keep)
        if plot is not None:
            draw(played, plot)
    except (halfpast.HalfpastError, OSError) as error:
        raise click.ClickException(str(error)) from error


@main.command(short_help="Check a position and show it.")
@click.argument("file", default="-")
@click.option("--lang", "language", type=click.Choice(LANGUAGES), help="Language.  [default: the terminal's, or en]")
def position(file: str, language: str | None) -> None:
    """Check a position (JSON, from FILE or standard input) and show it: the table, and the legal moves."""
    match = _loaded(halfpast.load, file)
    for line in package(match.game.name).terminal.table_lines(
        match.position(), match.view(None), _words(match, language)
    ):
        click.echo(line)
    if match.seat is not None:
        _echo(", ".join(match.legal()))


@main.command(short_help="Play a saved match again, move by move.")
@click.argument("file", default="-")
@click.option("--lang", "language", type=click.Choice(LANGUAGES), help="Language.  [default: the terminal's, or en]")
def replay(file: str, language: str | None) -> None:
    """Play a saved match (a log, from FILE or standard input) again, move by move."""
    end = _loaded(halfpast.replay, file)
    words, its, match = _words(end, language), package(end.game.name).terminal, end.beginning()
    for line in its.event_lines(match.events(None), words):
        click.echo(line)
    for entry in end.log()["moves"]:
        if entry.get("undo"):
            match.undo()
            click.echo(words.text("terminal-undo-line"))
            continue
        heard = match.happened
        match.play(entry["move"])
        for line in its.event_lines(match.events(None, heard), words):
            click.echo(line)
    if match.seat is not None:
        for line in its.table_lines(match.view(None), match.view(None), words):
            click.echo(line)


@main.command(short_help="Check that every deal of a saved match is fair.")
@click.argument("file", default="-")
@click.option("--lang", "language", type=click.Choice(LANGUAGES), help="Language.  [default: the terminal's, or en]")
@click.option("--json", "as_json", is_flag=True, help="Print the answer as JSON.")
def verify(file: str, language: str | None, as_json: bool) -> None:
    """Check every deal of a saved match (a log, from FILE or standard input), and name what was tampered with.

    Exit status: 0 fair, 1 not fair, 2 not checkable (a log from before there were fair deals, or no log at all).
    """
    try:
        data = _json(file)
        game = data.get("game") if isinstance(data, dict) else None
        if isinstance(game, str) and game in GAMES:
            find_game(game).ready(_tell_compiling(spoken_here()))
        verdict = check_deals(data)
    except (click.ClickException, halfpast.HalfpastError) as error:
        click.echo(f"Error: {error.message if isinstance(error, click.ClickException) else error}", err=True)
        raise click.exceptions.Exit(2) from error
    for line in (
        [json.dumps(verdict.document())] if as_json else verdict_lines(verdict, str(game), language or spoken_here())
    ):
        click.echo(line)
    raise click.exceptions.Exit((FAIR, NOT_FAIR, NOT_CHECKABLE).index(verdict.answer))


def _words(match: halfpast.Match, language: str | None) -> GameWords:
    """The words of a match for somebody watching it."""
    return find_words(match.game.name, language or spoken_here())


def _echo(line: str, indent: str = "") -> None:
    """A long line, wrapped between words at a terminal."""
    width = shutil.get_terminal_size().columns - 1 if sys.stdout.isatty() else 10**6
    click.echo(textwrap.fill(line, max(width, 20), initial_indent=indent, subsequent_indent=indent or "     "))


def _loaded(load: Callable[[Any], halfpast.Match], file: str) -> halfpast.Match:
    """What a JSON file holds, loaded; a clear message if it cannot be."""
    data = _json(file)
    if load is halfpast.load and isinstance(data, dict) and "moves" in data:
        raise click.ClickException("This is a log, not a position: halfpast replay shows it.")
    if load is halfpast.replay and isinstance(data, dict) and "phase" in data:
        raise click.ClickException("This is a position, not a log: halfpast position shows it.")
    game = data.get("game") if isinstance(data, dict) else None
    if isinstance(game, str) and game in GAMES:
        find_game(game).ready(_tell_compiling(spoken_here()))
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


def _ready(game: str, language: str) -> None:
    """Compile the rules and the bots of a game, if nobody has."""
    package(game).thinking.ready(_tell_compiling(language))


def _tell_compiling(language: str) -> kernel.Tell:
    """The wait for the compiler, in the player's language."""

    def tell(name: str, done: int, of: int) -> None:
        if name == "tables":
            return
        key = "terminal-compiling" if name else "terminal-compiled"
        words = i18n.text(key, language, **({"done": done + 1, "of": of} if name else {}))
        end = "" if name and sys.stderr.isatty() else "\n"
        click.echo(f"\r{words:<60}" if sys.stderr.isatty() else words, nl=bool(end), err=True)

    return tell


def run() -> None:
    """The command, with a message instead of a traceback when nothing can be written any more."""
    try:
        main()
    except OSError as error:
        with contextlib.suppress(OSError):
            print(f"halfpast: {error.strerror or error}", file=sys.stderr)
        os._exit(1)  # what is still buffered cannot be written either
