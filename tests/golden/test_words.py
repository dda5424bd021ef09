"""What Python says of whole matches is written down: the page is held against the same file."""

from __future__ import annotations

import json

import pytest

from tests.golden.make_words import FILES, said


@pytest.mark.parametrize("game", FILES)
def test_the_sentences_are_those_that_the_page_must_say(game: str) -> None:
    assert json.loads(FILES[game].read_text("utf-8")) == json.loads(json.dumps(said(game)))
