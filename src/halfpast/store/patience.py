"""A write that fails is tried again before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from halfpast.core.errors import HalfpastError
from halfpast.store.base import Conflict

logger = logging.getLogger("halfpast")

PAUSES = (0.05, 0.5)  # seconds before a write that failed is tried again


class NotWritten(Exception):
    """The store fails, again and again: nothing was changed, as far as anybody was told."""


async def patiently(write: Callable[[], Awaitable[None]]) -> None:
    """Write, and try again if the store fails; NotWritten if it keeps failing. Other errors pass through."""
    for pause in (*PAUSES, None):
        try:
            await write()
        except (Conflict, KeyError, HalfpastError):  # it is taken, gone or refused, which is no failure of the store
            raise
        except Exception as error:
            logger.warning("the store failed: %r", error)
            if pause is None:
                raise NotWritten("The server could not write it down: nothing has changed. Try again.") from error
            await asyncio.sleep(pause)
        else:
            return
