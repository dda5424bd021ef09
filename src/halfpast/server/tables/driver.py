"""Who moves when nobody does: bots, also for people who are away or out of time. No table ever freezes."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import halfpast
from halfpast.bots import Bot
from halfpast.core.errors import InvalidMove
from halfpast.core.parsed import Seen
from halfpast.server.tables import pause, turns
from halfpast.server.tables.errors import Refused, Stale
from halfpast.server.tables.table import Table
from halfpast.server.tables.terms import PACES, usual_bot

logger = logging.getLogger("halfpast")

GRACE = 20.0  # seconds that a seat may be away before a bot plays for it
LONGEST_THOUGHT = 10.0  # seconds; a bot takes a few thousandths
thinkers = ThreadPoolExecutor(2, "bots")  # of their own, so that signing in and reading the bin need not wait for bots


async def drive(table: Table, pay: Callable[[Table], Awaitable[None]]) -> None:
    """Move for anyone who does not, as long as the game goes on and somebody is there; `pay` may delay a bot."""
    await table.load()
    while table.match is not None and table.match.seat is not None and not table.rests:
        table.changed.clear()
        if (left := table.pause_left) is not None:
            await let_read(table, left)
            continue
        seat, seq = table.match.seat, table.seq
        try:
            await asyncio.wait_for(table.changed.wait(), patience(table, seat))
        except TimeoutError:
            if table.seq != seq or not is_due(table, seat):
                continue  # it moved, or came back, at the last moment
            if is_for_bot(table, seat) or table.clock.ran_out:
                await pay(table)
                if table.seq == seq and not table.rests and is_due(table, seat):
                    await move_for(table, seat, seq)
            else:
                take_over(table, seat)


async def let_read(table: Table, left: float) -> None:
    """Let people read the score: nobody moves for anybody until they have asked for the next game."""
    if left <= 0:
        await table.go_on()
        return
    try:
        await asyncio.wait_for(table.changed.wait(), min(left, pause.LOOK))
    except TimeoutError:
        await table.mend_pause()


def is_for_bot(table: Table, seat: int) -> bool:
    """Whether a bot moves for a seat. At a table without a hurry nobody counts as away before the time is up."""
    if table.terms.by_turns:
        return turns.needs_bot(table.document)
    return table.document["seats"][seat]["kind"] == "bot" or seat in table.presence.covered


def patience(table: Table, seat: int) -> float | None:
    """How many seconds until something must be done for the seat to decide; None: as long as it takes."""
    presence, clock, pace = table.presence, table.clock, PACES[table.terms.pace]
    if is_for_bot(table, seat):
        covered = presence.covered.get(seat)
        waited = clock.used if covered is None else min(clock.used, presence.since(covered))
        return max(0.0, pace - waited)
    waits = []
    if (left := clock.left(seat)) is not None:
        waits.append(left)
    if table.terms.absent == "bot" and not table.terms.by_turns and seat in presence.away:
        waits.append(max(0.0, GRACE - presence.since(presence.away[seat])))
    return min(waits, default=None)


def is_due(table: Table, seat: int) -> bool:
    """Whether there is nothing more to wait for."""
    left = patience(table, seat)
    return left is not None and left <= 0


def take_over(table: Table, seat: int) -> None:
    """A seat is away or out of time: a bot plays for it, until it is back."""
    left = table.clock.left(seat)
    table.clock.ran_out = left is not None and left < 0.1  # then a person who is back decides from the next turn on
    table.presence.cover(seat)
    table.tell()


async def move_for(table: Table, seat: int, seq: int) -> None:
    """Make a bot's move, like anybody's; if the bot fails, any legal move, because the others are waiting."""
    match, bot = table.playing(), bot_at(table, seat)
    move = await choose(table, bot, match.seen(seat))
    if not is_for_bot(table, seat) and not table.clock.ran_out:
        return  # its person came back meanwhile
    with contextlib.suppress(Stale):
        try:
            await table.play(seat, move, seq, author=bot.name)
        except (Refused, InvalidMove):
            if move is not None:
                logger.error("table %s: the bot %s chose %r, which is not legal", table.id, bot.name, move)
            await table.play(seat, match.legal()[0], seq, author=bot.name)


def bot_at(table: Table, seat: int) -> Bot:
    """The bot that plays for a seat: the same one as long as the seat wants a bot of that level."""
    level = table.document["seats"][seat]["bot"] or usual_bot(table.document)
    bot = table.bots.get(seat)
    if bot is None or bot.name != level:
        bot = table.bots[seat] = halfpast.bot(level, seed=seed_of(table.id, seat))
    return bot


async def choose(table: Table, bot: Bot, seen: Seen) -> str | None:
    """What a bot would play, given only what its seat sees; None if it fails."""
    try:
        thought = asyncio.get_running_loop().run_in_executor(thinkers, bot.decide, seen)
        return await asyncio.wait_for(thought, LONGEST_THOUGHT)
    except Exception:
        logger.exception("table %s: the bot %s failed", table.id, bot.name)
        return None


def seed_of(table: str, seat: int) -> int:
    """A bot's own seed, which reveals nothing about the cards: those come from the table's seed."""
    return int.from_bytes(hashlib.blake2b(f"{table}/{seat}".encode(), digest_size=8).digest(), "big")
