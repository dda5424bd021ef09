"""What the host reads while the server runs: lines with a time and a level, on the error stream."""

from __future__ import annotations

import logging
import time


def set_up() -> None:
    """Write every line of ours, and errors of the libraries."""
    form = logging.Formatter("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%dT%H:%M:%SZ")
    form.converter = time.gmtime  # the same wherever the server is, as in the logs of tables
    handler = logging.StreamHandler()
    handler.setFormatter(form)
    logging.getLogger().handlers = [handler]
    logging.getLogger("halfpast").setLevel(logging.INFO)
    logging.captureWarnings(True)


def audit(event: str, **about: object) -> None:
    """Write a line that says what was done to whom, by their random numbers, never by name or address.

    Like all lines it goes to the error stream and nowhere else: how long it is kept is up to the host.
    """
    words = [f"{key}={_word(value)}" for key, value in about.items() if value not in (None, "", False)]
    logging.getLogger("halfpast.audit").info(" ".join(["audit", event, *words]))


def _word(value: object) -> str:
    """One word, whatever it is, so that nobody can inject a second word or line."""
    return "".join(letter if letter.isprintable() and letter != " " else "-" for letter in str(value))
