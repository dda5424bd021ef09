"""One server for all tests that change nothing of it; its bots are fast."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.client import TIRELESS, Server, serving

FAST = {"halfpast.server.tables.terms.PACES": {"fast": 0.02}, "halfpast.server.http.socket.RATE": 100.0, **TIRELESS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(folder / "tables.db", changed=FAST, errors=folder / "errors") as running:
        yield running
    lines = (folder / "errors").read_text().splitlines()
    assert [line for line in lines if " INFO " not in line] == []  # whatever was sent, nothing went wrong


@pytest.fixture(autouse=True)
def hang_up(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a test opened at a server that goes on is closed with the test: hundreds of them would be many files."""
    running = request.getfixturevalue("server") if "server" in request.fixturenames else None
    before = len(running.opened) if running else 0
    yield
    while running and len(running.opened) > before:
        running.opened.pop().close()
