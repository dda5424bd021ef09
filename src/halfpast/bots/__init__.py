"""Bots: one file each, one line in BOTS. A bot is given a view, never the state."""

from __future__ import annotations

from halfpast.bots.random_bot import RandomBot

BOTS = {"random": RandomBot}
