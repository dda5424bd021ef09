"""Starting and stopping: what the host is told, and that open pages come back."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

import halfpast
from halfpast.cli import main
from halfpast.server import reach
from halfpast.server.run import _own_name, has_window
from tests.server.client import PATIENCE, ROOT, Guest, Server, closed_with, get, serving

DOCS = ROOT / "docs/hosts.md"


def refused(*options: str) -> str:
    """Why the server does not start: one sentence, and exit code 1."""
    ended = CliRunner().invoke(main, ["serve", "--host", "127.0.0.1", "--port", "0", *options])
    lines = [line for line in ended.stderr.splitlines() if line]
    assert (ended.exit_code, len(lines)) == (1, 1), ended.stderr
    return lines[0]


def test_a_database_that_cannot_be_is_refused_with_a_sentence(tmp_path: Path) -> None:
    text, other, newer = tmp_path / "text.db", tmp_path / "other.db", tmp_path / "newer.db"
    text.write_text("this is no database at all, but it is long enough to be one" * 20)
    for file, statements in ((other, "CREATE TABLE songs (name TEXT)"), (newer, "PRAGMA user_version = 99")):
        opened = sqlite3.connect(file)
        opened.execute(statements)
        opened.close()
    assert "is a folder" in refused("--db", str(tmp_path))
    assert "file is not a database" in refused("--db", str(text))
    assert "something else" in refused("--db", str(other))
    assert "newer version" in refused("--db", str(newer))
    assert "cannot be used" in refused("--db", "/proc/nowhere/tables.db")
    assert "cannot be used" in refused("--db", str(text / "tables.db"))
    for address in ("file:x?mode=memory", "sqlite:///x.db", "postgresql://somebody@somewhere/x"):
        assert "names a file" in refused("--db", address)
    assert not list(ROOT.glob("*:*"))
    assert text.read_text().startswith("this is no database")


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_database_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.touch(0o400)
    assert "cannot be used" in refused("--db", str(file))


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("play.example", "http or https"),
        ("ftp://play.example", "http or https"),
        ("https://", "http or https"),
        ("https://somebody@play.example", "http or https"),
        ("https://play.example/games", "without a path"),
        ("https://play.example?x", "without a path"),
        ("https://play.example:99999", "not an address"),
        ("https://[play", "not an address"),
        ("https://pl ay.example", "letters, digits"),
        ("https://a..b", "letters, digits"),
        ("https://-a.example", "letters, digits"),
        ("https://plaÿ.example", "letters, digits"),
        ("https://300.1.1.1", "letters, digits"),
        ("https://[fe80::1%25eth0]", "letters, digits"),
    ],
)
def test_a_public_url_that_cannot_be_is_refused(url: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        reach.read_public_url(url)


def test_a_public_url_is_read_as_browsers_write_it(tmp_path: Path) -> None:
    assert reach.read_public_url(" https://Play.Example:443/ ") == "https://play.example"
    for address in (
        "http://[::1]:8008",
        "http://192.0.2.7:8008",
        "https://a-1.xn--pla-hoa.example",
        "http://localhost",
    ):
        assert reach.read_public_url(address) == address
    assert "without a path" in refused("--db", str(tmp_path / "tables.db"), "--public-url", "https://x.example/y")


@pytest.mark.parametrize("proxy", ["caddy", "*", "10.0.0", "10.0.0.7:80", "0.0.0.0/0", "::/0", ""])
def test_a_proxy_that_cannot_be_is_refused(proxy: str, tmp_path: Path) -> None:
    assert f"--proxy {proxy}: " in refused("--db", str(tmp_path / "tables.db"), "--proxy", proxy)


def test_a_port_in_use_and_a_host_that_is_none_are_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"Port {port} cannot be used" in refused("--db", str(tmp_path / "tables.db"), "--port", port)
    for host in ("nowhere.invalid", "192.0.2.7", "300.1.1.1", "x" * 80, "2001:db8::7", "::zz", "no:host", "aÿ..b"):
        assert f"--host {host} is not an address" in refused("--db", str(tmp_path / "tables.db"), "--host", host)


def test_no_browser_is_opened_where_it_would_take_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for screen in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv("DISPLAY", raising=False)
        monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
        assert not has_window()
        monkeypatch.setenv(screen, ":0")
        assert has_window()


def test_addresses_of_the_network_come_before_those_of_bridges(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [
        ("lo", "127.0.0.1"),
        ("docker0", "172.17.0.1"),
        ("br-12ab", "172.18.0.1"),
        ("wlan0", "192.168.1.20"),
        ("eth0", "10.0.0.5"),
        ("usb0", "169.254.3.4"),
    ]
    monkeypatch.setattr(reach, "_by_interface", lambda: found)
    monkeypatch.setattr(reach, "_way_out", lambda: "10.0.0.5")
    assert reach.addresses() == ["10.0.0.5", "192.168.1.20", "172.17.0.1", "172.18.0.1"]
    monkeypatch.setattr(reach, "_way_out", lambda: "")
    assert reach.addresses()[0] == "192.168.1.20"
    monkeypatch.setattr(reach, "_by_interface", list)
    monkeypatch.setattr(reach, "_by_name", lambda: ["127.0.1.1", "192.168.7.7"])
    assert reach.addresses() == ["192.168.7.7"]


def test_this_computers_own_addresses_are_found() -> None:
    assert all(address.count(".") == 3 and not address.startswith("127.") for address in reach.addresses())


def test_the_host_is_told_where_others_find_the_page(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "halfpast", "serve", "--port", "0", "--db", str(tmp_path / "tables.db")]
    for options, address in ((["--public-url", "https://play.example"], "https://play.example"), ([], "http://")):
        process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert process.stdout
        lines = [process.stdout.readline()]
        while len(lines) < 3 and (options or reach.addresses()):
            lines.append(process.stdout.readline())
        assert lines[0].startswith("Half Past Eight: http://localhost:")
        if len(lines) > 1:
            assert lines[1].startswith(f"For others: {address}")
        wait_for(lines[0].split()[-1])
        process.terminate()
        rest = process.stdout.read()
        assert process.wait(PATIENCE) == 0
        assert len(lines) == 1 or "█" in lines[-1] + rest
        process.stdout.close()


@pytest.mark.parametrize(
    ("host", "name", "known"),
    [
        ("0.0.0.0", "localhost", ["127.0.0.1"]),
        ("127.0.0.1", "localhost", ["127.0.0.1", "127.0.0.1"]),
        ("127.0.0.1", "127.0.0.1", ["127.0.0.1", "10.0.0.8"]),
        ("0.0.0.0", "127.0.0.1", None),
        ("::", "[::1]", ["127.0.0.1"]),
        ("192.168.1.8", "192.168.1.8", ["127.0.0.1"]),
    ],
)
def test_this_computer_calls_itself_localhost_where_it_is(
    host: str, name: str, known: list[str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Passkeys need a name: a browser has none for a bare number."""

    def resolve(asked: str) -> tuple[str, list[str], list[str]]:
        if known is None:
            raise OSError("no such name")
        return asked, [], known

    monkeypatch.setattr("socket.gethostbyname_ex", resolve)
    assert _own_name(host) == name


def wait_for(url: str) -> None:
    """Until it answers."""
    for _ in range(100):
        with contextlib.suppress(httpx.TransportError):
            get(f"{url}/api/me")
            return
        time.sleep(0.05)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_and_the_pages_come_back(tmp_path: Path, number: signal.Signals) -> None:
    db = tmp_path / "tables.db"
    server = Server(db, errors=tmp_path / "errors")
    guest = Guest(server)
    table = guest.make(bots=1)
    here, there = guest.join(table), Guest(server).join(table)
    server.process.send_signal(number)
    for one in (here, there):
        assert closed_with(one) in (1001, 1012)
    assert server.process.wait(PATIENCE) == 0
    server._gone()
    assert (tmp_path / "errors").read_text() == ""
    if number == signal.SIGTERM:
        with serving(db) as again:
            assert Guest(again, guest.cookie).join(table).now["mine"] == [0]


def test_it_can_be_stopped_while_it_compiles(tmp_path: Path) -> None:
    warm_up = "lambda: (print('compiling', flush=True), time.sleep(60))"
    script = "import time; from halfpast.server.run import run_server; run_server"
    script += f"('127.0.0.1', 0, {str(tmp_path / 'tables.db')!r}, None, False, print, {warm_up})"
    process = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert process.stdout
    assert process.stdout.readline() == "compiling\n"
    process.terminate()
    assert process.wait(PATIENCE) == 0
    process.stdout.close()


def test_whoever_comes_while_it_compiles_reads_so_and_gets_the_page_by_itself(tmp_path: Path) -> None:
    ready, db = tmp_path / "ready", tmp_path / "tables.db"
    script = (
        "import os, socket, time; from halfpast.server import run; "
        "listen = run._listen; run._listen = lambda *at: (s := listen(*at), print(s.getsockname()[1], flush=True))[0]; "
        f"run.run_server('127.0.0.1', 0, {str(db)!r}, None, False, print, "
        f"lambda: next(True for _ in iter(lambda: time.sleep(0.05), 0) if os.path.exists({str(ready)!r})))"
    )
    server = subprocess.Popen([sys.executable, "-u", "-c", script], stdout=subprocess.PIPE, text=True)
    assert server.stdout
    try:
        url = f"http://127.0.0.1:{int(server.stdout.readline())}/"
        early = get(url, timeout=10)
        assert (early.status_code, early.headers["retry-after"]) == (503, "3")
        assert re.findall(r'lang="(..)">[^<]+</p>', early.text) == ["en", "nl", "fr", "de"]
        assert 'http-equiv="refresh"' in early.text
        ready.touch()
        assert "http://" in server.stdout.readline()
        assert get(url).status_code == 200
    finally:
        server.kill()
        server.wait(PATIENCE)
        server.stdout.close()


WARM = """
from halfpast.cli import main
from halfpast.core import kernel
from halfpast.games import GAMES
from halfpast.i18n import bundle
from halfpast.server import run
units = [*GAMES, *(f"bots.{game}" for game in GAMES)]
run.Server.run = lambda *_: print("at first", sum(map(len, map(kernel.missing, units))), bundle.cache_info().currsize)
main(["serve", "--host", "127.0.0.1", "--port", "0", "--db", ":memory:"])
"""


def test_all_rules_bots_and_words_are_in_memory_before_the_first_guest_comes() -> None:
    """Else the first deal reads them from the disk, in silence, while every table waits."""
    env = {**os.environ, "NUMBA_DISABLE_JIT": "0"}
    done = subprocess.run([sys.executable, "-c", WARM], capture_output=True, text=True, env=env, timeout=PATIENCE * 4)
    assert "at first 0 1" in done.stdout.splitlines(), done.stdout + done.stderr


def test_what_watches_over_it_hears_whether_it_is_ready(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(
        db, changed={"halfpast.server.upkeep.health.LONGEST_CHECK": 3.0, "halfpast.server.upkeep.health.FRESH": 0.0}
    ) as server:
        answer = get(f"{server.url}/api/health")
        assert (answer.status_code, answer.json()) == (200, {"ready": True, "version": halfpast.__version__})
        with contextlib.closing(sqlite3.connect(db, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # nothing can be written now
            answer = get(f"{server.url}/api/health")
            assert (answer.status_code, answer.json()["ready"]) == (503, False)
            assert answer.json()["error"] == "The database does not answer."
        assert any(get(f"{server.url}/api/health").status_code == 200 for _ in range(20))


def test_without_its_page_it_is_not_ready(tmp_path: Path) -> None:
    changed = {"halfpast.server.http.files.WEB": str(tmp_path)}
    with serving(tmp_path / "tables.db", changed=changed) as server:
        answer = get(f"{server.url}/api/health")
        assert (answer.status_code, answer.json()["error"]) == (503, "The page is not built.")
