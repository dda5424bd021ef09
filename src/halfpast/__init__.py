"""Half Past Eight: the card games 8½ and Level 8 Master, by exactly the rulebook you own.

>>> import halfpast
>>> m = halfpast.new("half", edition="fundex", seats=3, games=6, seed=7)
>>> m.seat, m.legal()
(0, ['4'])
"""

from importlib.metadata import version

from halfpast.arena.batch import Simulation, simulate
from halfpast.bots import Advice, Bot, bot
from halfpast.core.errors import (
    HalfpastError,
    IllegalMove,
    InvalidEdition,
    InvalidLog,
    InvalidMove,
    InvalidPosition,
    Refusal,
)
from halfpast.match import Match, editions, level_cards, load, new, replay, resample

__version__ = version("halfpast")

__all__ = [
    "Advice",
    "Bot",
    "HalfpastError",
    "IllegalMove",
    "InvalidEdition",
    "InvalidLog",
    "InvalidMove",
    "InvalidPosition",
    "Match",
    "Refusal",
    "Simulation",
    "bot",
    "editions",
    "level_cards",
    "load",
    "new",
    "replay",
    "resample",
    "simulate",
]

for _public in (
    HalfpastError,
    IllegalMove,
    InvalidEdition,
    InvalidLog,
    InvalidMove,
    InvalidPosition,
    Refusal,
    Advice,
    Bot,
    Simulation,
):
    _public.__module__ = "halfpast"  # where people find them, and what a traceback says
