"""Where things are kept: on Linux as before; elsewhere as the system wants it, unless they lie there already."""

from __future__ import annotations

from pathlib import Path

import pytest
from platformdirs.macos import MacOS

from halfpast.core import folders
from halfpast.core.kernel import _cache_roots

ASK = (folders.user_data, folders.user_state, folders.user_cache)
LINUX = (".local/share/halfpast", ".local/state/halfpast", ".cache/halfpast")
MAC = ("Library/Application Support/halfpast", "Library/Application Support/halfpast", "Library/Caches/halfpast")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    for kind in ("DATA", "STATE", "CACHE"):
        monkeypatch.delenv(f"XDG_{kind}_HOME", raising=False)
    return tmp_path


def asked(home: Path) -> tuple[str, ...]:
    return tuple(ask().relative_to(home).as_posix() for ask in ASK)


def test_where_earlier_versions_had_it_on_linux(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "SYSTEM", folders.LINUX)
    assert asked(home) == LINUX
    for kind in ("DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(home / kind))
    assert asked(home) == ("DATA/halfpast", "STATE/halfpast", "CACHE/halfpast")


def test_on_another_system_where_it_wants_it_but_nothing_is_lost(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "SYSTEM", MacOS("halfpast"))
    assert asked(home) == MAC
    for folder in LINUX:
        (home / folder).mkdir(parents=True)
    assert asked(home) == LINUX


def test_with_nobodys_home_compiled_rules_go_to_a_temporary_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    monkeypatch.delenv("HOME")
    monkeypatch.delenv("HALFPAST_CACHE", raising=False)
    with pytest.raises(RuntimeError):
        folders.user_cache()
    assert len([*_cache_roots()]) == 1
