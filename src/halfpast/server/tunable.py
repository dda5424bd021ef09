"""The limits that a host may change: `halfpast serve --limit tables=500`. docs/hosts.md says what each one means."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

LIMITS = {
    "tables": "house.room.MOST_TABLES",
    "tables-address": "house.room.MOST_TABLES_AN_ADDRESS",
    "tables-guest": "house.room.MOST_TABLES_A_GUEST",
    "tables-least": "house.room.GREEDY",
    "seats-guest": "house.hub.MOST_SEATS",
    "finished": "house.room.MOST_FINISHED",
    "finished-together": "house.room.MOST_FINISHED_TOGETHER",
    "bin": "upkeep.sweeper.MOST_IN_BIN",
    "removals": "upkeep.sweeper.AT_ONCE",
    "pages-address": "house.hub.MOST_SOCKETS_AN_ADDRESS",
    "pages-guest": "house.hub.MOST_SOCKETS_A_GUEST",
    "watching": "tables.table.MOST_WATCHING",
    "requests-address": "guard.limits.REQUESTS_AN_ADDRESS",
    "asked-address": "guard.work.ASKED_AN_ADDRESS",
    "asked-guest": "guard.work.ASKED_A_GUEST",
    "played-address": "guard.work.PLAYED_AN_ADDRESS",
    "played-guest": "guard.work.PLAYED_A_GUEST",
    "hints-waiting": "guard.desk.MOST_WAITING",
    "hints-waiting-address": "guard.desk.MOST_WAITING_AN_ADDRESS",
    "undos": "tables.table.FREE_UNDOS",
    "accounts": "people.accounts.MOST_ACCOUNTS",
    "devices": "people.accounts.MOST_DEVICES",
    "passkeys": "people.accounts.MOST_PASSKEYS",
    "passphrases-waiting": "house.hub.MOST_PASSPHRASES",
    "passphrases-waiting-address": "house.hub.MOST_PASSPHRASES_AN_ADDRESS",
    "replays-waiting": "features.replays.MOST_WAITING",
    "replays-waiting-address": "features.replays.MOST_WAITING_AN_ADDRESS",
    "messages-page": "http.socket.RATE",
    "connections-address": "guard.door.MOST_FROM_ADDRESS",
    "files": "guard.door.MOST_FILES",
    "header-seconds": "guard.door.HEADERS",
    "body-seconds": "guard.door.BODY",
    "idle-seconds": "guard.door.IDLE",
    "stalled-seconds": "guard.door.STALLED",
}
MOST = 10_000_000


def set_limits(wanted: Iterable[str]) -> None:
    """Set limits, each written as NAME=NUMBER; ValueError says what is wrong."""
    for one in wanted:
        name, _, number = one.partition("=")
        if name not in LIMITS:
            raise ValueError(f"There is no limit {name!r}. There are: {', '.join(LIMITS)}.")
        if not number.isdecimal() or not 1 <= int(number) <= MOST:
            raise ValueError(f"--limit {name}= wants a whole number from 1 to {MOST:,}, not {number!r}.")
        module, _, constant = LIMITS[name].rpartition(".")
        setattr(import_module(f"halfpast.server.{module}"), constant, int(number))
