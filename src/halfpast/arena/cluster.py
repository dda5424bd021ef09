"""The same games on many machines, by Ray: every one of them has the same version of halfpast installed.

Which games are played follows from their numbers and the seed alone, so it does not matter where they are played.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from importlib import import_module
from importlib.metadata import version
from itertools import islice
from typing import Any

from halfpast.arena.batch import FOR_EACH_THREAD, Task, make_ready
from halfpast.core.errors import HalfpastError
from halfpast.core.kernel import sources_digest
from halfpast.core.record import States

TIMES = 10  # times as many games in a chunk as for a thread: a worker's results have to travel


@contextmanager
def playing_on_cluster(task: Task, workers: int | None) -> Iterator[Iterator[States]]:
    """The rows of all chunks, played on Ray.

    Goes to the cluster that `RAY_ADDRESS` names, or that this process has joined; else Ray is started on this computer,
    with this many workers, and shut down again.
    """
    ray = _ray()
    with _joined(ray, workers), closing(_in_order(ray, task, workers)) as chunks:
        yield chunks


def _in_order(ray: Any, task: Task, workers: int | None) -> Generator[States, None, None]:
    """The rows of all chunks, in order. Closing it stops what has not been played yet."""
    played = ray.remote(num_cpus=1, max_retries=3)(_play)
    most = FOR_EACH_THREAD * int(workers or ray.cluster_resources().get("CPU", 1))
    chunks, waiting, rules = task.chunks(TIMES), deque[Any](), sources_digest(f"{task.game}.bots")
    try:
        while True:
            for start, end in islice(chunks, most - len(waiting)):
                waiting.append(played.remote(task, start, end, rules))
            if not waiting:
                return
            yield _answered(ray, waiting.popleft())
    finally:
        for one in waiting:
            ray.cancel(one)


def _play(task: Task, start: int, end: int, rules: bytes) -> States:
    """What a worker does."""
    if sources_digest(f"{task.game}.bots") != rules:
        raise HalfpastError(
            f"A worker has another halfpast ({version('halfpast')}) than whoever asked: install the same everywhere."
        )
    make_ready(task.game)
    return task.play(start, end)


def _answered(ray: Any, one: Any) -> States:
    """The rows a worker made; or its error, in its own words."""
    try:
        rows: States = ray.get(one)
    except ray.exceptions.RayError as error:
        raise HalfpastError(f"A worker of Ray failed: {getattr(error, 'cause', error)}") from error
    return rows


@contextmanager
def _joined(ray: Any, workers: int | None) -> Iterator[None]:
    """In a cluster: the existing one, or a temporary one on this computer."""
    if ray.is_initialized():
        yield
        return
    elsewhere = os.environ.get("RAY_ADDRESS")
    ray.init(
        address=elsewhere,
        num_cpus=None if elsewhere else workers,
        include_dashboard=None if elsewhere else False,
        log_to_driver=False,
    )
    try:
        yield
    finally:
        ray.shutdown()


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody else is told
    try:
        return import_module("ray")
    except ImportError as error:
        raise HalfpastError('Playing on Ray needs one more package: pip install "halfpast[cluster]".') from error
