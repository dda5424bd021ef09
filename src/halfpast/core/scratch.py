"""Working memory, so that kernels allocate nothing. A record, because Numba counts references to arrays."""

from __future__ import annotations

import threading
from typing import Annotated

import numpy as np

from halfpast.core.record import Array, dtype_of

BLOCK_WORDS = 16
MOST_ITEMS = 256
MOST_MOVES = 1024
ROOM = 128
THOUGHTS = 512


class Scratch:
    """The fields, each for one thing."""

    random: Annotated[np.uint64, np.uint64]  # the state of `rng.cheap`
    words: Annotated[Array, np.uint32, 2 * BLOCK_WORDS]  # a block of ChaCha, and what it was made of
    items: Annotated[Array, np.uint8, MOST_ITEMS]  # to be shuffled
    moves: Annotated[Array, np.uint16, MOST_MOVES]  # the legal ones
    room: Annotated[Array, np.int64, ROOM]  # a game's own, for what it works out
    worth: Annotated[Array, np.float64, MOST_MOVES]  # what a bot thinks of each of those
    thought: Annotated[Array, np.float64, THOUGHTS]  # and whatever else it works out


SCRATCH = dtype_of(Scratch)


class Here(threading.local):
    """This thread's own scratch, because kernels release the GIL; and a quick look at the moves in it."""

    def __init__(self) -> None:
        self.scratch = np.zeros(1, SCRATCH)
        self.moves = memoryview(self.scratch["moves"][0])


HERE = Here()
