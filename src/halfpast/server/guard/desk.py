"""Desks, where questions that take some thought wait: hints, replays, passphrases. A separate thread at each desk
answers them, one address after another.

So anyone who asks for hundreds waits for their own, and nobody else does; it costs the event loop no work at all.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar, TypeVarTuple

from halfpast.server.guard.work import TooMuch

MOST_WAITING = 200  # questions
MOST_WAITING_AN_ADDRESS = 20

T = TypeVar("T")
Given = TypeVarTuple("Given")
Question = tuple[Callable[[], T], "asyncio.Future[T]"]


class Desk:
    """Questions, by address; the first address is the next to be answered."""

    def __init__(self, most: int | None = None, most_an_address: int | None = None) -> None:
        """`most` may wait, and `most_an_address`; None: as many as at the desk for hints."""
        self._most, self._most_an_address = most or MOST_WAITING, most_an_address or MOST_WAITING_AN_ADDRESS
        self._waiting: dict[str, deque[Question[Any]]] = {}
        self._thinks = False
        self._thread = ThreadPoolExecutor(1, "desk")

    async def ask(self, address: str, do: Callable[[*Given], T], *given: *Given) -> T:
        """What `do` returns, when it is this address's turn; TooMuch if too many are waiting."""
        mine = len(self._waiting.get(address, ()))
        if mine >= self._most_an_address:
            raise TooMuch
        if sum(map(len, self._waiting.values())) >= self._most:
            self._make_room(mine)
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append((partial(do, *given), answer))
        self._next()
        return await answer

    def _make_room(self, mine: int) -> None:
        """If too many are waiting, refuse the last question of whoever has most, so that they shut nobody out."""
        questions = max(self._waiting.values(), key=len)
        if len(questions) <= mine + 1:
            raise TooMuch
        _, answer = questions.pop()
        if not answer.done():
            answer.set_exception(TooMuch())

    def close(self) -> None:
        """Stop answering."""
        self._waiting.clear()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _next(self) -> None:
        """Answer the next question, from whoever has waited longest for a turn; anyone who has gone needs no answer."""
        while self._waiting and not self._thinks:
            address, questions = next(iter(self._waiting.items()))
            do, answer = questions.popleft()
            del self._waiting[address]
            if questions:
                self._waiting[address] = questions  # at the end
            if not answer.cancelled():
                self._thinks = True
                work = asyncio.get_running_loop().run_in_executor(self._thread, do)
                work.add_done_callback(partial(self._answered, answer))

    def _answered(self, answer: asyncio.Future[T], work: asyncio.Future[T]) -> None:
        self._thinks = False
        if work.cancelled():
            answer.cancel()
        elif error := work.exception():
            if not answer.done():
                answer.set_exception(error)
        elif not answer.done():
            answer.set_result(work.result())
        self._next()
