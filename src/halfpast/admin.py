"""`halfpast admin`: what a host can look at and put right, whether the server is running or not.

Lists are read from the database beside a running server. Changes are made by the server (store/admin_file.py says
where it listens), or in the database if nobody has it open.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import click

from halfpast.core.errors import HalfpastError
from halfpast.store import Document, NotWritten, StoreInUse, StoreUnusable, admin_file
from halfpast.store.host_lists import Look, looking
from halfpast.store.sqlite import SqliteStore, data_file, let_go, only_here

NAME = re.compile(r"-[\w-]{9,}")
STATES = ("lobby", "playing", "over", "closed", "unreadable")


class Unreachable(click.ClickException):
    """The server is running but does not answer."""

    exit_code = 3


class Named(click.Command):
    """A command whose NAME may begin with a dash, as one random name in 64 does."""

    def parse_args(self, context: click.Context, args: list[str]) -> list[str]:
        """Take whatever looks like a name and is not an option as a name."""
        options = {option for one in self.get_params(context) for option in one.opts}
        names = [one for one in args if NAME.fullmatch(one) and one not in options]
        rest = [one for one in args if one not in names]
        return super().parse_args(context, [*rest, "--", *names] if names else rest)


as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
yes = click.option("--yes", is_flag=True, help="Do not ask.")


@click.group(short_help="Look after a server's tables and people.")
@click.option("--db", type=click.Path(path_type=Path), help="The database.  [default: in your data folder]")
@click.pass_context
def admin(context: click.Context, db: Path | None) -> None:
    """Look after a server's tables and people, while it runs or when it is stopped.

    Run it as the user that runs the server, on the same machine: in its container, if it has one. NAME is what
    follows /t/ in a table's link, or an account's or a guest's number; list and show print them. ban, revoke and
    forget also take the name an account signs in with.

    \b
    Exit codes:  0  done
                 1  it could not be done, or you said no; the error stream says why
                 2  the command was not understood
                 3  the server runs and does not answer: try again in a moment
    """
    context.obj = db or data_file()


@admin.command("list")
@click.argument("what", type=click.Choice(["tables", "accounts", "bans", "bin"]), default="tables")
@click.option("--state", type=click.Choice(STATES), help="Only tables in this state.")
@as_json
@click.pass_obj
def show_list(db: Path, what: str, state: str | None, as_json: bool) -> None:
    """List the tables, the accounts, the bans, or what is in the bin."""
    with _look(db) as look:
        if what == "tables":
            here = _here(db)
            listed: Iterable[Document] = ({**one, "here": here.get(one["id"], 0)} for one in look.tables(state))
        else:
            listed = {"accounts": look.accounts, "bans": look.bans, "bin": look.bin}[what]()
        lines = {"tables": _table_line, "accounts": _account_line, "bans": _ban_line, "bin": _bin_line}
        _print_all(listed, lines[what], as_json)


@admin.command("bin")
@as_json
@click.pass_obj
def show_bin(db: Path, as_json: bool) -> None:
    """What was removed and can be restored."""
    with _look(db) as look:
        _print_all(look.bin(), _bin_line, as_json)


@admin.command(cls=Named)
@click.argument("name")
@as_json
@click.pass_obj
def show(db: Path, name: str, as_json: bool) -> None:
    """Show a table, an account (by its number, or its name to sign in with) or a guest. Cards are never shown."""
    with _look(db) as look:
        thing = _found(look, name)
        if bans := [one["until"] for one in look.bans() if one["id"] == thing["id"]]:
            thing["banned"] = bans[0]
    if thing["kind"] == "table":
        thing["here"] = _here(db).get(name, 0)
    if as_json:
        click.echo(json.dumps(thing, ensure_ascii=False))
        return
    for key, value in thing.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            click.echo(f"{key}:")
            for one in value:
                click.echo(f"  {_words(one)}")
        else:
            click.echo(f"{key}: {_words(value)}")


@admin.command(cls=Named)
@click.argument("table")
@yes
@as_json
@click.pass_obj
def close(db: Path, table: str, yes: bool, as_json: bool) -> None:
    """Close a table: everyone there is sent away, and nobody can play or watch until it is restored."""
    _confirm(yes, f"Close table {table}, and send away everyone there?")
    _tell(_do(db, "close", name=table), f"Table {table} is closed; halfpast admin restore {table} opens it.", as_json)


@admin.command(cls=Named)
@click.argument("name")
@click.option("--for-good", is_flag=True, help="Skip the bin: a table is overwritten at once.")
@yes
@as_json
@click.pass_obj
def remove(db: Path, name: str, for_good: bool, yes: bool, as_json: bool) -> None:
    """Remove a table or an account: it stays in the bin for 30 days."""
    _confirm(yes, f"Remove {name} for good?" if for_good else f"Remove {name}, and send away everyone there?")
    done = _do(db, "remove", name=name, for_good=for_good)
    _tell(done, f"{name} is gone for good." if for_good else f"{name} is in the bin for 30 days.", as_json)


@admin.command(cls=Named)
@click.argument("name")
@as_json
@click.pass_obj
def restore(db: Path, name: str, as_json: bool) -> None:
    """Bring back a table or an account from the bin, or open a closed table again."""
    done = _do(db, "restore", name=name)
    _tell(done, f"{ {'table': 'Table', 'account': 'Account'}[done['kind']] } {name} is back.", as_json)


@admin.command(cls=Named)
@click.argument("name", required=False)
@click.option("--address", "addresses", multiple=True, help="An address to shut out; may be repeated.")
@click.option("--with-address", is_flag=True, help="Also the addresses from which NAME has a page open now.")
@click.option("--days", type=click.IntRange(1, 400), default=30, show_default=True, help="How long it lasts.")
@yes
@as_json
@click.pass_obj
def ban(
    db: Path, name: str | None, addresses: tuple[str, ...], with_address: bool, days: int, yes: bool, as_json: bool
) -> None:
    """Shut out a guest or an account, addresses, or both, for some days.

    Open pages are closed at once. Banned people read "The host of this server has shut you out", in their own
    language, with the day on which it ends. They cannot make, join, watch or replay anything; they can still delete
    everything about themselves. Their seats stay theirs: the others play on as when somebody is away.

    Somebody without an account is a new guest in another browser: --with-address, or --address, keeps them out there
    too, along with everyone who shares that address. IPv6 counts by network (/64). Only a hash of an address is
    stored, keyed with the server's secret, until the ban ends.
    """
    _confirm(yes, f"Shut out {', '.join([*([name] if name else []), *addresses]) or 'nobody'} for {days} days?")
    done = _do(db, "ban", name=name, addresses=addresses, with_address=with_address, days=days)
    _tell(done, f"{_and(done['banned'])}: shut out until {done['until']}.", as_json)


@admin.command(cls=Named)
@click.argument("name", required=False)
@click.option("--address", "addresses", multiple=True, help="An address; may be repeated.")
@as_json
@click.pass_obj
def unban(db: Path, name: str | None, addresses: tuple[str, ...], as_json: bool) -> None:
    """Let somebody in again: a guest, an account, an address, or a ban as list bans names it."""
    done = _do(db, "unban", name=name, addresses=addresses)
    _tell(done, f"{_and(done['unbanned'])}: no longer shut out.", as_json)


@admin.command(cls=Named)
@click.argument("name")
@click.option(
    "--only",
    type=click.Choice(["devices", "seats", "replays"]),
    multiple=True,
    help="Only this part; may be repeated.",
)
@yes
@as_json
@click.pass_obj
def revoke(db: Path, name: str, only: tuple[str, ...], yes: bool, as_json: bool) -> None:
    """Revoke what opens tables elsewhere: for an account, a guest or a table.

    \b
    devices  every device is signed out of the account; its owner signs in again
    seats    links to seats no longer open anything, and anyone who came by one has lost the seat;
             NAME keeps it, and of a table's seats the first device
    replays  links to replays no longer show anything

    At a finished table, after that, only those who sat there can see the replay without a link.
    """
    _confirm(yes, f"Revoke {', '.join(only) or 'devices and links'} of {name}?")
    done = _do(db, "revoke", name=name, only=only)
    words = f"{done['revoked']}: devices signed out: {done['devices']}, tables with new links: {done['tables']}."
    _tell(done, words, as_json)


@admin.command(cls=Named)
@click.argument("name")
@yes
@as_json
@click.pass_obj
def forget(db: Path, name: str, yes: bool, as_json: bool) -> None:
    """Delete everything about a guest or an account, at once and for good.

    Like "Delete everything about me": the account with its devices, names, seats (bots play on), the record, tables
    where nobody else sat, and what the bin has of it. The moves of games with others stay, without a name.
    """
    _confirm(yes, f"Delete everything about {name}, for good?")
    done = _do(db, "forget", name=name)
    _tell(done, f"Everything about {done['forgotten']} is deleted.", as_json)


# Looking.


@contextmanager
def _look(db: Path) -> Iterator[Look]:
    """Look at the database as it is, whoever has it open; one from an older version is brought up to date."""
    _need(db)
    try:
        if not _runs(db):
            asyncio.run(SqliteStore(str(db)).close())
        with looking(db) as look:
            yield look
    except StoreUnusable as error:
        raise click.ClickException(str(error)) from error


def _found(look: Look, name: str) -> Document:
    """A table, an account or a guest, whichever has this name."""
    if table := look.table(name):
        return {"kind": "table", **table}
    if account := look.account(name):
        return {"kind": "account", **account, "tables": [one["id"] for one in look.tables_of(account["id"])]}
    if tables := look.tables_of(name):
        return {"kind": "guest", "id": name, "tables": [one["id"] for one in tables]}
    if binned := [one for one in look.bin() if one["id"] == name]:
        return {"kind": "bin", **binned[0]}
    raise click.ClickException(f"There is no table, account or guest {name}; see halfpast admin list.")


def _here(db: Path) -> dict[str, int]:
    """How many people are at each table."""
    if not _runs(db):
        return {}
    try:
        sockets: dict[str, int] = admin_file.ask(db, "here", {})["done"]["tables"]
        return sockets
    except (admin_file.NoAnswer, KeyError):
        return {}  # it is still starting


# Doing.


def _do(db: Path, what: str, **given: object) -> Document:
    """Let the running server do it, or do it in the database of a stopped one."""
    from halfpast.server.house.steward import Steward  # here, so that other commands need not wait for it

    async def run() -> Document:
        store = SqliteStore(str(db))
        try:
            return await Steward(store).do(what, given)
        finally:
            await store.close()

    _need(db)
    try:
        return _ask(db, what, given) if _runs(db) else asyncio.run(run())
    except (StoreUnusable, HalfpastError, NotWritten) as error:
        raise click.ClickException(str(error)) from error


def _runs(db: Path) -> bool:
    """Whether a server has the database open; without file locks (Windows), whether one answers."""
    if sys.platform == "win32":
        with suppress(admin_file.NoAnswer):
            return "done" in admin_file.ask(db, "here", {})
        return False
    try:
        let_go(only_here(db))
    except StoreInUse:
        return True
    return False


def _ask(db: Path, what: str, given: Document) -> Document:
    try:
        answer = admin_file.ask(db, what, given)
    except admin_file.NoAnswer as error:
        raise Unreachable(str(error)) from error
    if "error" in answer:
        raise click.ClickException(str(answer["error"]))
    done: Document = answer["done"]
    return done


def _need(db: Path) -> None:
    if not db.is_file():
        raise click.ClickException(f"There is no file {db}.")


# Printing.


def _confirm(yes: bool, question: str) -> None:
    if not yes:
        click.confirm(question, abort=True, err=True)


def _tell(done: Document, words: str, as_json: bool) -> None:
    click.echo(json.dumps(done, ensure_ascii=False) if as_json else words)


def _and(names: list[str]) -> str:
    return ", ".join(names)


def _print_all(listed: Iterable[Document], line: Callable[[Document], str], as_json: bool) -> None:
    """One line each; as JSON a list, one item to a line."""
    if not as_json:
        for one in listed:
            click.echo(line(one))
        return
    begin = "["
    for one in listed:
        click.echo(begin + json.dumps(one, ensure_ascii=False), nl=False)
        begin = ",\n "
    click.echo("[]" if begin == "[" else "]")


def _table_line(one: Document) -> str:
    if one["state"] == "unreadable":
        return f"{one['id']}  unreadable"
    people = ", ".join(seat["name"] or seat["kind"] for seat in one["seats"])
    here = f"  {one['here']} here" if one["here"] else ""
    listed = "  listed" if one["listed"] else ""
    return f"{one['id']}  {one['state']:<7}  {one['game']:<6}  {str(one['seen'])[:10]}  {people}{listed}{here}"


def _account_line(one: Document) -> str:
    return f"{one['id']}  {one['seen']}  {one['name'] or '-'}  devices: {one['devices']}, passkeys: {one['passkeys']}"


def _ban_line(one: Document) -> str:
    return f"{one['id']}  until {one['until']}"


def _bin_line(one: Document) -> str:
    return f"{one['since']}  {one['kind']} {one['id']}  {one['why']}"


def _words(value: object) -> str:
    if isinstance(value, dict):
        return "  ".join(f"{key}: {_words(part)}" for key, part in value.items() if part not in (None, "", []))
    if isinstance(value, list):
        return ", ".join(map(_words, value)) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)
