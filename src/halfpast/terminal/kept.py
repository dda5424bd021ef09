"""Matches in files: saved by the player, and the one that was left, kept for another time."""

from __future__ import annotations

import contextlib
import errno
import json
import os
from pathlib import Path

from halfpast.match import Match
from halfpast.notation.log import seal


def kept_file() -> Path:
    """Where the match that was left last is kept."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "halfpast" / "last-match.json"


def save_log(match: Match, players: list[str], file: Path) -> None:
    """Write a match's log and who plays it, whole or not at all: a full disk leaves what was there."""
    if file.exists() and not file.is_file():
        raise OSError(errno.EINVAL, "this is no file")
    log = {key: value for key, value in match.log().items() if key != "check"}
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        draft.write_text(json.dumps(seal({**log, "players": players}), ensure_ascii=False, indent=1) + "\n", "utf-8")
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def keep(match: Match, players: list[str]) -> bool:
    """Keep a match that is left before its end; whether it could be kept."""
    try:
        file = kept_file()
        file.parent.mkdir(parents=True, exist_ok=True)
        save_log(match, players, file)
    except (OSError, RuntimeError):  # nowhere to keep it: the seed still deals the same cards
        return False
    return True


def forget() -> None:
    """The match was played to its end: there is none to go on with."""
    with contextlib.suppress(OSError, RuntimeError):
        kept_file().unlink(missing_ok=True)
