"""Logs: how a match went, so that it replays to the same state for ever. `check` tells a log that was cut or edited."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping

from halfpast.core.documents import Json
from halfpast.core.errors import InvalidLog, shown

FORMAT = 1
FAIR_FORMAT = 2  # its start has commitment, salts and seal; a reader of format 1 only would deal other cards
NEEDED = ("format", "game", "edition", "seats", "games", "start", "moves", "end", "check")


def digest(data: object) -> str:
    """A digest of JSON-ready data, whatever the order of its keys.

    >>> digest({"a": 1, "b": [2]}) == digest({"b": [2], "a": 1})
    True
    """
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def seal(log: Json) -> Json:
    """The log with its check."""
    return {**log, "check": digest(log)}


def open_log(log: object) -> Json:
    """A log that is complete and unchanged; InvalidLog says what is wrong with any other."""
    if not isinstance(log, Mapping):
        raise InvalidLog(f"A log is a dict, not {type(log).__name__}.")
    number = log.get("format")
    if isinstance(number, bool) or number not in (FORMAT, FAIR_FORMAT):
        known = f"{FORMAT} or {FAIR_FORMAT}"
        raise InvalidLog(f'This is no log that can be read here: "format" is {shown(number)}, not {known}.')
    missing = [key for key in NEEDED if key not in log]
    if missing:
        raise InvalidLog(f"The log lacks: {', '.join(missing)}.")
    content = {key: value for key, value in log.items() if key != "check"}
    try:
        unchanged = digest(content) == log["check"]
    except (TypeError, ValueError, RecursionError) as error:
        raise InvalidLog(f"The log is not JSON-ready: {error}.") from error
    if not unchanged:
        raise InvalidLog("The log was cut or edited: its check does not fit what it says.")
    return content
