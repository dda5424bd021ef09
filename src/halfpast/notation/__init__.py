"""Moves, positions and logs as text and JSON; one folder a game."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def notation(game: str) -> Any:
    """The notation of a game: a module with parse_move, move_text, write_position, read_position, parse_deck."""
    return import_module(f"halfpast.notation.{game}")
