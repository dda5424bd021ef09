"""A name carries a version, and a version is for ever what it was."""

from __future__ import annotations

import pytest

from halfpast.envs import vector_env
from halfpast.games import GAMES

from .versions import PUBLISHED, digest


@pytest.mark.parametrize("name", GAMES)
def test_what_a_version_does_never_changes(name: str) -> None:
    version = vector_env(name).terms.name
    assert version in PUBLISHED, "python -m tests.envs.versions"
    assert digest(name) == PUBLISHED[version], "give it the next VERSION: envs/<game>/observe.py"
