"""Logs of earlier versions, and what the same match says today."""

from __future__ import annotations

from typing import Any


def assert_same_log(now: dict[str, Any], before: dict[str, Any]) -> None:
    """A log written today says what the older one said, and adds the parameters that did not exist then."""
    parameters = now["edition"]["parameters"]
    assert before["edition"]["parameters"].items() <= parameters.items()
    grown = parameters != before["edition"]["parameters"]
    changed = {"edition", "end", "check"} if grown else set()  # digests of the end and of all, parameters included
    assert {key for key in before if now[key] != before[key]} == changed
    assert {**now["edition"], "parameters": {}} == {**before["edition"], "parameters": {}}
