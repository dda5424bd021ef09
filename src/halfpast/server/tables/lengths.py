"""How long a game takes, beside the moves that each game says it has: so that nobody guesses."""

from __future__ import annotations

THINKING = 9  # seconds a person takes for a move
FLYING = 0.4  # seconds a card travels, after a bot has waited for its pace
