"""Personal records: read for whoever asks, and kept for accounts when the tables they come from are removed."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from functools import partial

from halfpast.server.house.lists import in_parts
from halfpast.server.house.shelf import Shelf
from halfpast.server.house.winners import Winners
from halfpast.server.people.guests import is_account
from halfpast.server.tables.record import is_known, record_of, row_of, without_people
from halfpast.server.tables.table import Table
from halfpast.store import Conflict, Document, Store, patiently

MOST_AT_ONCE = 100  # older matches that are looked up at a time
LONGEST = 60.0  # seconds to look up a match before its table goes


async def read_record(
    store: Store, shelf: Shelf, winners: Winners, owner: str, pay: Callable[[], Awaitable[None]]
) -> Document:
    """Somebody's record; `counting` says how many finished tables are still being looked up."""
    over = {name: table async for name, table in in_parts(store, await store.seats_of(owner, ("over",)), pay)}
    unknown = [name for name, table in over.items() if not is_known(table)]
    looked_up = await shelf.find_all(unknown[:MOST_AT_ONCE])
    counting = await winners.know(looked_up) + len(unknown[MOST_AT_ONCE:])
    over |= {table.id: table.document for table in looked_up}
    rows = {_number(name, owner): row for name, table in over.items() if (row := row_of(table, owner))}
    if is_account(owner):
        with contextlib.suppress(KeyError):  # deleted at this very moment
            rows = (await store.account(owner)).matches | rows  # a table may have come back from the bin
    return {**record_of(rows.values()), "counting": counting}


async def keep_rows(store: Store, winners: Winners, table: Table) -> None:
    """Before a finished table goes, keep it in the records of accounts, without the people who sat there."""
    if table.state != "over":
        return
    await winners.know([table], LONGEST)
    for owner in filter(is_account, table.people()):
        if row := row_of(table.document, owner):
            keep = partial(store.add_part, "matches", owner, _number(table.id, owner), without_people(row))
            with contextlib.suppress(Conflict, KeyError):  # it is kept already, or the account is gone
                await patiently(keep)


def _number(table: str, owner: str) -> str:
    """The id of a row: a match is one row for each account, however often it is kept."""
    return f"{table} {owner}"
