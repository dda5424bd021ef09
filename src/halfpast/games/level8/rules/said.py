"""The record of a lay as somebody said it, since kernels take only records and numbers. composed_moves.py writes it."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from halfpast.core.record import Array, dtype_of, u8
from halfpast.games.level8.rules.state import GROUPS, HAND


class SaidLay:
    """Groups of cards, each with what it stands for. Of a lay that fits no level, only enough to show that is kept."""

    groups: u8  # how many
    group_size: Annotated[Array, np.uint8, GROUPS]
    cards: u8  # how many, in all groups
    card: Annotated[Array, np.uint8, HAND]  # as they were said, group after group
    stands: Annotated[Array, np.uint8, HAND]
    order: Annotated[Array, np.uint8, HAND]  # their places, in the order in which they are laid


SAID_LAY = dtype_of(SaidLay)
