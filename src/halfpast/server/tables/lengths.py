"""What the length of a game depends on, besides the number of moves that each game states."""

from __future__ import annotations

THINKING = 9  # seconds a person takes for a move
FLYING = 0.4  # seconds a card travels, after a bot has waited for its pace
