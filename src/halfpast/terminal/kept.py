"""Matches in files: saved by the player, and the one that was left, kept for another time."""

from __future__ import annotations

import json
import os
from pathlib import Path

from halfpast.match import Match


def kept_file() -> Path:
    """Where the match that was left last is kept."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "halfpast" / "last-match.json"


def save_log(match: Match, file: Path) -> None:
    """Write a match's log, whole or not at all: a full disk leaves what was there."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        draft.write_text(json.dumps(match.log(), ensure_ascii=False, indent=1) + "\n", "utf-8")
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def keep(match: Match | None) -> Path | None:
    """Keep a match that is left before its end, or forget the one kept (None); where it is, if it could be kept."""
    try:
        file = kept_file()
        if match is None:
            file.unlink(missing_ok=True)
            return None
        file.parent.mkdir(parents=True, exist_ok=True)
        save_log(match, file)
    except (OSError, RuntimeError):  # nowhere to keep it: the seed still deals the same cards
        return None
    return file
