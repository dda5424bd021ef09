"""The limits that a host may change: `halfpast serve --limit tables=500`. docs/hosts.md says what each one means."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType

from halfpast.server.features import replays
from halfpast.server.guard import desk, door, limits, work
from halfpast.server.house import hub, room
from halfpast.server.http import socket
from halfpast.server.people import accounts
from halfpast.server.tables import table
from halfpast.server.upkeep import sweeper

LIMITS: dict[str, tuple[ModuleType, str]] = {
    "tables": (room, "MOST_TABLES"),
    "tables-address": (room, "MOST_TABLES_AN_ADDRESS"),
    "tables-guest": (room, "MOST_TABLES_A_GUEST"),
    "tables-least": (room, "GREEDY"),
    "seats-guest": (hub, "MOST_SEATS"),
    "finished": (room, "MOST_FINISHED"),
    "finished-together": (room, "MOST_FINISHED_TOGETHER"),
    "bin": (sweeper, "MOST_IN_BIN"),
    "removals": (sweeper, "AT_ONCE"),
    "pages-address": (hub, "MOST_SOCKETS_AN_ADDRESS"),
    "pages-guest": (hub, "MOST_SOCKETS_A_GUEST"),
    "watching": (table, "MOST_WATCHING"),
    "requests-address": (limits, "REQUESTS_AN_ADDRESS"),
    "asked-address": (work, "ASKED_AN_ADDRESS"),
    "asked-guest": (work, "ASKED_A_GUEST"),
    "played-address": (work, "PLAYED_AN_ADDRESS"),
    "played-guest": (work, "PLAYED_A_GUEST"),
    "hints-waiting": (desk, "MOST_WAITING"),
    "hints-waiting-address": (desk, "MOST_WAITING_AN_ADDRESS"),
    "undos": (table, "FREE_UNDOS"),
    "accounts": (accounts, "MOST_ACCOUNTS"),
    "devices": (accounts, "MOST_DEVICES"),
    "passkeys": (accounts, "MOST_PASSKEYS"),
    "passphrases-waiting": (hub, "MOST_PASSPHRASES"),
    "passphrases-waiting-address": (hub, "MOST_PASSPHRASES_AN_ADDRESS"),
    "replays-waiting": (replays, "MOST_WAITING"),
    "replays-waiting-address": (replays, "MOST_WAITING_AN_ADDRESS"),
    "messages-page": (socket, "RATE"),
    "connections-address": (door, "MOST_FROM_ADDRESS"),
    "files": (door, "MOST_FILES"),
    "header-seconds": (door, "HEADERS"),
    "body-seconds": (door, "BODY"),
    "idle-seconds": (door, "IDLE"),
    "stalled-seconds": (door, "STALLED"),
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
        setattr(*LIMITS[name], int(number))
