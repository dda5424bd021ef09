"""Everything that a server reads and loads when it starts: whoever imports this has it."""

from __future__ import annotations

import halfpast
import halfpast.cli
import halfpast.server.run
import tests.server.changed  # noqa: F401
from halfpast.compile import ready_all
from halfpast.games import GAMES, package

ready_all(loads=True)
for game in GAMES:
    match = halfpast.new(game, seed=1)
    for _ in range(8):
        assert match.seat is not None
        match.play(halfpast.bot(package(game).usual_bot, seed=1).choose(match.view(match.seat)))
