"""Resampling with a watch in hand: a view that nothing fits must not be tried for ever."""

from __future__ import annotations

import json
import threading
from typing import Any

import halfpast

PATIENCE = 5.0  # seconds


def resample_in_time(view: Any) -> halfpast.Match:
    """The resampled match, or what resample raised; a test that waits too long fails."""
    answer: list[halfpast.Match | BaseException] = []

    def work() -> None:
        try:
            answer.append(halfpast.resample(view, seed=1))
        except BaseException as error:
            answer.append(error)

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    thread.join(PATIENCE)
    assert answer, f"resample has not answered in {PATIENCE} s: {json.dumps(view)}"
    if isinstance(answer[0], BaseException):
        raise answer[0]
    return answer[0]
