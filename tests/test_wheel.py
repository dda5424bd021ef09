"""Built once, installed on a bare machine: no Node, no make, no network, no copy of the repository."""

from __future__ import annotations

import re
import shutil
import site
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

import halfpast
import hatch_build
from tests.server.client import PATIENCE, Guest, Server

ROOT = Path(hatch_build.__file__).parent


def build(source: Path, to: Path, kind: str) -> Path:
    """A wheel or an sdist; what it says goes where it is seen when it fails."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(to)]
    subprocess.run(command, cwd=source, check=True, timeout=300, stdout=subprocess.DEVNULL)
    (built,) = to.iterdir()
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, tmp_path_factory.mktemp("wheel"), "wheel")


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel in it; what it needs is lent by the environment of the tests."""
    home = tmp_path_factory.mktemp("bare")
    venv.create(home / "venv", symlinks=True)
    python = home / "venv/bin/python"
    install = [sys.executable, "-m", "uv", "pip", "install", "-q", "--offline", "--no-cache", "--no-deps"]
    subprocess.run([*install, "--python", str(python), str(wheel)], check=True, timeout=PATIENCE)
    (packages,) = (home / "venv/lib").glob("python*/site-packages")
    (packages / "lent.pth").write_text("\n".join(site.getsitepackages()))
    (home / "elsewhere").mkdir()
    return home


def surroundings(bare: Path) -> dict[str, str]:
    """Nothing of this machine: an empty home, no programs. Uncompiled, for to compile takes a minute."""
    return {"HOME": str(bare), "PATH": str(bare / "nothing"), "NUMBA_DISABLE_JIT": "1"}


def run(bare: Path, *words: str) -> str:
    """What the installed command says."""
    command = [str(bare / "venv/bin/halfpast"), *words]
    ended = subprocess.run(
        command, cwd=bare / "elsewhere", env=surroundings(bare), capture_output=True, text=True, timeout=PATIENCE
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    return ended.stdout


def test_the_command_knows_its_version_and_its_words(bare: Path) -> None:
    assert run(bare, "--version") == f"halfpast, version {halfpast.__version__}\n"
    assert "H14" in run(bare, "rules", "H14", "--lang", "fr")
    assert "master-2" in run(bare, "editions", "--game", "level8", "--lang", "nl")


def test_it_serves_the_page_and_a_game(bare: Path, wheel: Path) -> None:
    server = Server(
        "",  # the usual place
        errors=bare / "errors",
        program=bare / "venv/bin/halfpast",
        env=surroundings(bare),
        cwd=bare / "elsewhere",
    )
    try:
        guest = Guest(server)
        page = guest.web.get("/")
        assert page.headers["content-type"].startswith("text/html")
        named = set(re.findall(r'(?:src|href)="(/[^"]+)"', page.text))
        assert len(named) >= 3
        with zipfile.ZipFile(wheel) as packed:
            files = {name.removeprefix("halfpast/_web"): name for name in packed.namelist() if "/_web/" in name}
            assert named < set(files)
            for path in sorted(files.keys() - {"/index.html", "/.stamp"}):
                assert guest.web.get(path).content == packed.read(files[path]), path
        assert set(guest.web.get("/api/info").json()["games"]) == {"half", "level8"}
        assert guest.web.get("/api/health").json() == {"ready": True, "version": halfpast.__version__}
        here = guest.join(guest.make(bots=2, edition="express"))
        assert here.play_on(2) == 2
    finally:
        server.stop()
    assert server.process.returncode == 0
    assert "Traceback" not in (bare / "errors").read_text()
    assert (bare / ".local/share/halfpast/halfpast.db").exists()
    assert list((bare / "elsewhere").iterdir()) == []
    assert "tables: 1." in run(bare, "backup", str(bare / "copy.db"))


def test_the_sources_make_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    packed = build(ROOT, tmp_path / "sdist", "sdist")
    with tarfile.open(packed) as sources:
        sources.extractall(tmp_path, filter="data")
    unpacked = tmp_path / packed.name.removesuffix(".tar.gz")
    assert not (unpacked / "src/halfpast/_web").exists()
    # The page as it was built: the network and a minute would make the same. Anything missing would change its digest.
    shutil.copytree(hatch_build.OUT, unpacked / "src/halfpast/_web")
    again = build(unpacked, tmp_path / "wheel", "wheel")
    assert not (unpacked / "web/node_modules").exists()
    with zipfile.ZipFile(wheel) as one, zipfile.ZipFile(again) as other:
        assert sorted(one.namelist()) == sorted(other.namelist())
        assert [name for name in one.namelist() if one.read(name) != other.read(name)] == []
    for needed in ("requirements.lock", "Makefile", "dev.py", "deploy/Containerfile"):
        assert (unpacked / needed).exists(), needed
