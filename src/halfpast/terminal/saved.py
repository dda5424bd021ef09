"""Matches in files: those that the player saves, and every unfinished match, kept for another time."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import secrets
from datetime import datetime
from pathlib import Path

from halfpast.core.folders import user_state
from halfpast.match import Match
from halfpast.notation.log import seal

MOST_KEPT = 20


def kept_files() -> list[Path]:
    """The unfinished matches, the last one first."""
    with contextlib.suppress(OSError, RuntimeError):
        return sorted(user_state().glob("match-*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    return []


def new_file() -> Path | None:
    """Where a new match will be kept; None if there is nowhere."""
    with contextlib.suppress(RuntimeError):  # this user has no home folder
        return user_state() / f"match-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.json"
    return None


def save_log(match: Match, players: list[str], language: str, file: Path) -> None:
    """Write a match's log, its players and its language, all or nothing: a full disk leaves what was there."""
    file = file.resolve()
    if file.exists() and not file.is_file():
        raise IsADirectoryError(errno.EISDIR, "this is no file")
    log = {key: value for key, value in match.log().items() if key != "check"}
    draft = file.with_name(f".{file.name[:100]}.{os.getpid()}")
    try:
        sealed = seal({**log, "players": players, "language": language})
        draft.write_text(json.dumps(sealed, ensure_ascii=False, indent=1) + "\n", "utf-8")
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def keep(match: Match, players: list[str], language: str, file: Path | None) -> bool:
    """Keep a match that may be left at any moment; return whether it could be kept."""
    try:
        if file is None:
            return False
        file.parent.mkdir(parents=True, exist_ok=True)
        save_log(match, players, language, file)
        for old in kept_files()[MOST_KEPT:]:
            old.unlink(missing_ok=True)
    except OSError:  # nowhere to keep it: the seed still deals the same cards
        return False
    return True


def finish(match: Match, players: list[str], language: str, file: Path | None) -> Path | None:
    """The match was played to its end: it cannot go on, but it can be watched again."""
    if file is None or not keep(match, players, language, file):
        return None
    over = file.with_name(file.name.replace("match-", "over-", 1))
    with contextlib.suppress(OSError):
        file.replace(over)
        for old in sorted(over.parent.glob("over-*.json"))[:-MOST_KEPT]:
            old.unlink(missing_ok=True)
        return over
    return None
