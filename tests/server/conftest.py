"""One server for all tests that change nothing of it; its bots are fast."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.client import Server, serving

FAST = {"halfpast.server.terms.PACES": {"fast": 0.02}, "halfpast.server.socket.RATE": 100.0}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(folder / "tables.db", changed=FAST, errors=folder / "errors") as running:
        yield running
    assert (folder / "errors").read_text() == ""  # whatever was sent, nothing went wrong
