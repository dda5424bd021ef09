"""Coroutines run in a thread of their own: where a browser is open, this one has Playwright's loop already."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Made = TypeVar("Made")


def run_apart(coroutine: Coroutine[Any, Any, Made]) -> Made:
    """What the coroutine makes."""
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, coroutine).result()
