"""The golden sentences are those that Python says; the page's own test holds it to the same file."""

from __future__ import annotations

import json

from tests.golden.make_words import FILE, words


def test_the_golden_sentences_are_up_to_date() -> None:
    assert json.loads(FILE.read_text("utf-8")) == json.loads(json.dumps(words()))
