"""A backup while people play, and back to it; what an upgrade does with the database."""

from __future__ import annotations

import json
import os
import resource
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from halfpast.cli import main
from halfpast.store import StoreUnusable, sqlite
from halfpast.store.sqlite import SqliteStore
from tests.apart import run_apart
from tests.server.client import PATIENCE, ROOT, Guest, Message, serving
from tests.server.conftest import FAST


def do(*words: object) -> str:
    """What the command says; it does its work."""
    ended = CliRunner().invoke(main, [str(word) for word in words])
    assert ended.exit_code == 0, ended.output
    return ended.stdout


def refused(*words: object) -> str:
    """Why it does not: one sentence, and exit code 1."""
    ended = CliRunner().invoke(main, [str(word) for word in words])
    lines = [line for line in ended.stderr.splitlines() if line]
    assert (ended.exit_code, len(lines), ended.stdout) == (1, 1, ""), ended.output
    return lines[0]


def make(db: Path, **documents: Message) -> None:
    """A database with these tables."""

    async def run() -> None:
        store = SqliteStore(str(db))
        await store.save_tables(documents)
        await store.close()

    run_apart(run())


def tables(db: Path) -> dict[str, Message]:
    with closing(sqlite3.connect(db)) as opened:
        return {name: json.loads(text) for name, text in opened.execute("SELECT id, document FROM tables")}


def change(db: Path, statement: str) -> None:
    with closing(sqlite3.connect(db)) as opened, opened:
        opened.execute(statement)


def test_back_up_while_they_play_and_go_back_elsewhere(tmp_path: Path) -> None:
    db, copy, elsewhere = tmp_path / "tables.db", tmp_path / "copy.db", tmp_path / "new/place.db"
    with serving(db, changed=FAST) as server:
        guest = Guest(server)
        table = guest.make(bots=1, games=6)
        here = guest.join(table)
        assert here.play_on(3) == 3
        assert here.await_turn()
        events, seq = list(here.events), here.now["seq"]
        assert "tables: 1." in do("backup", copy, "--db", db)
        assert here.play_on(3) == 3  # nobody was held up
        assert here.await_turn()
        guest.make(start=False)
        assert "open in another halfpast server" in refused("restore", copy, "--db", db, "--replace")
    assert [file.name for file in tmp_path.glob("copy*")] == ["copy.db"]  # all in one file
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600  # with the secret in it
    assert "tables: 1." in do("restore", copy, "--db", elsewhere)
    with serving(elsewhere, changed=FAST) as server:
        again = Guest(server, guest.cookie)  # the same secret: people find their seats
        assert [one["id"] for one in again.web.get("/api/me").json()["mine"]] == [table]
        back = again.join(table)
        assert (back.events, back.now["seq"]) == (events, seq)
        assert back.play_on(1) == 1


def test_going_back_keeps_what_was_there(tmp_path: Path) -> None:
    db, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    make(db, old={"n": 1})
    do("backup", copy, "--db", db)
    with serving(db) as server:
        table = Guest(server).make(start=False)
        server.kill()  # what it wrote is in the file beside
    assert Path(f"{db}-wal").stat().st_size > 0
    assert "already exists" in refused("restore", copy, "--db", db)
    said = do("restore", copy, "--db", db, "--replace")
    assert tables(db) == {"old": {"n": 1}}
    before = Path(said.split()[-1].rstrip("."))
    assert before.parent == tmp_path
    assert set(tables(before)) == {"old", table}


def test_a_backup_writes_over_a_file_only_when_told(tmp_path: Path) -> None:
    db, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    make(db, one={})
    copy.write_text("something dear")
    assert "already exists" in refused("backup", copy, "--db", db)
    assert copy.read_text() == "something dear"
    do("backup", copy, "--db", db, "--replace")
    assert set(tables(copy)) == {"one"}
    make(db, two={})
    do("backup", copy, "--db", db, "--replace")
    assert set(tables(copy)) == {"one", "two"}
    Path(f"{copy}-wal").touch()
    assert "was not closed" in refused("backup", copy, "--db", db, "--replace")


def test_without_a_name_it_is_the_file_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    db, copy = tmp_path / "data/halfpast/halfpast.db", tmp_path / "copy.db"
    assert f"There is no file {db}" in refused("backup", copy)
    make(db, one={})
    do("backup", copy)
    db.unlink()
    (beside := Path(f"{db}-wal")).touch()  # left over: it would be played into what is brought back
    assert "already exists" in refused("restore", copy)
    beside.unlink()
    do("restore", copy)
    assert set(tables(db)) == {"one"}


def test_what_cannot_be_brought_back_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    folder = tmp_path / "files"
    folder.mkdir()
    db, text, other, newer, empty, torn = (
        folder / f"{name}.db" for name in ["db", "text", "other", "newer", "empty", "torn"]
    )
    make(db, one={})
    text.write_text("this is no database at all, but it is long enough to be one" * 20)
    change(other, "CREATE TABLE songs (name TEXT)")
    shutil.copy(db, newer)
    change(newer, "PRAGMA user_version = 99")
    empty.touch()
    make(torn, **{f"table-{n}": {"words": "x" * 900} for n in range(50)})
    kept = torn.read_bytes()
    torn.write_bytes(kept[:8192] + b"\xff" * 4096 * 3 + kept[8192 + 4096 * 3 :])
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    new = folder / "new.db"
    for command in (("restore",), ("restore", "--replace")):
        for target in (db, new):
            for file, why in (
                (folder / "gone.db", "There is no file"),
                (folder, "is a folder"),
                (text, "file is not a database"),
                (other, "something else"),
                (newer, "newer version"),
                (empty, "is empty"),
            ):
                assert why in refused(*command, file, "--db", target)
        assert "the database itself" in refused(*command, db, "--db", db)
    assert "is damaged" in refused("restore", torn, "--db", db, "--replace")
    assert "is damaged" in refused("restore", torn, "--db", new)
    assert "cannot be" in refused("restore", db, "--db", "/proc/nowhere/tables.db")
    left = {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix != ".lock"}
    assert left == {name: held for name, held in before.items() if not name.endswith(".lock")}


def test_a_backup_that_cannot_be_made_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    db, text = tmp_path / "tables.db", tmp_path / "text.db"
    make(db, **{f"table-{n}": {"words": "x" * 900} for n in range(500)})
    text.write_text("no database" * 100)
    (tmp_path / "link.db").symlink_to(db)
    before = sorted(tmp_path.iterdir())
    copy = tmp_path / "copy.db"
    assert "There is no file" in refused("backup", copy, "--db", tmp_path / "gone.db")
    assert "file is not a database" in refused("backup", copy, "--db", text)
    assert "the database itself" in refused("backup", db, "--db", db)
    assert "the database itself" in refused("backup", tmp_path / "link.db", "--db", db, "--replace")
    assert "is a folder; name a file in it" in refused("backup", tmp_path, "--db", db)
    assert "cannot be written: No such file" in refused("backup", tmp_path / "nowhere/copy.db", "--db", db)
    assert "cannot be written" in refused("backup", "/proc/copy.db", "--db", db)
    command = [sys.executable, "-m", "halfpast", "backup", str(copy), "--db", str(db)]
    ended = subprocess.run(command, preexec_fn=no_room, capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert f"{copy} cannot be written: " in ended.stderr
    assert len(ended.stderr.splitlines()) == 1
    assert sorted(tmp_path.iterdir()) == before


def no_room() -> None:
    """As a disk that is full: no file may grow beyond this."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
    os.environ["NUMBA_DISABLE_JIT"] = "1"


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """A version of halfpast that is to come, with one more step."""
    steps = tmp_path / "migrations"
    shutil.copytree(sqlite.MIGRATIONS, steps)
    monkeypatch.setattr(sqlite, "MIGRATIONS", steps)

    def add(step: str) -> None:
        (steps / "9999_later.sql").write_text(step)

    return add


def test_an_older_database_is_brought_to_todays_shape(tmp_path: Path, later: Callable[[str], None]) -> None:
    db, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    make(db, one={"n": 1})
    do("backup", copy, "--db", db)
    now = len(list(sqlite.MIGRATIONS.glob("*.sql")))
    later("ALTER TABLE tables ADD COLUMN mood TEXT DEFAULT 'merry'; CREATE TABLE songs (name TEXT)")
    make(db, two={"n": 2})
    with closing(sqlite3.connect(db)) as opened:
        assert opened.execute("SELECT id, mood FROM tables").fetchall() == [("one", "merry"), ("two", "merry")]
        assert opened.execute("PRAGMA user_version").fetchone() == (now + 1,)
    do("restore", copy, "--db", db, "--replace")  # an older backup, too
    make(db)
    assert tables(db) == {"one": {"n": 1}}


def test_a_step_that_fails_is_not_done_by_half(tmp_path: Path, later: Callable[[str], None]) -> None:
    db = tmp_path / "tables.db"
    make(db, one={"n": 1})
    before = db.read_bytes()
    later("CREATE TABLE songs (name TEXT); INSERT INTO nowhere VALUES (1)")
    with pytest.raises(StoreUnusable, match="no such table: nowhere"):
        SqliteStore(str(db))
    with closing(sqlite3.connect(db)) as opened:
        assert opened.execute("SELECT name FROM sqlite_master WHERE name = 'songs'").fetchall() == []
    assert db.read_bytes() == before


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    make(db, one={"n": 1})
    change(db, "PRAGMA user_version = 99")
    before = db.read_bytes()
    said = refused("serve", "--host", "127.0.0.1", "--port", "0", "--db", db)
    assert "was written by a newer version of halfpast" in said
    assert "install that version, or go back to a backup" in said
    assert db.read_bytes() == before
