"""Built once, installed on a bare machine: no Node, no make, no network, no repository, and nothing undeclared."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

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


def needed(of: Distribution, extras: set[str]) -> Iterator[tuple[str, set[str]]]:
    """What a distribution says that it needs here, each with its extras."""
    for one in map(Requirement, of.requires or []):
        if one.marker is None or any(one.marker.evaluate({"extra": extra}) for extra in (extras or {""})):
            yield one.name, one.extras


def closure(of: Distribution, extra: str) -> list[Distribution]:
    """Everything that comes with a distribution and its extra, as the environment of the tests has it."""
    found: dict[str, Distribution] = {}
    waiting = list(needed(of, {"", extra}))
    while waiting:
        name, extras = waiting.pop()
        asked = f"{canonicalize_name(name)} {sorted(extras)}"
        if asked not in found:
            found[asked] = distribution(name)
            waiting += needed(found[asked], {"", *extras})
    return list({str(one.locate_file(one.name)): one for one in found.values()}.values())


def lend(distributions: list[Distribution], to: Path) -> None:
    """Have the files of these distributions, and no others, in a folder."""
    for one in distributions:
        for file in one.files or []:
            if ".." not in file.parts and "__pycache__" not in file.parts:
                (to / file).parent.mkdir(parents=True, exist_ok=True)
                (to / file).symlink_to(Path(str(one.locate_file(file))).resolve())


NO_NETWORK = """
import ipaddress, sys

def forbid(event, about):
    if event in ("socket.connect", "socket.sendto", "socket.getaddrinfo", "socket.gethostbyname"):
        address = about[1] if event in ("socket.connect", "socket.sendto") else about
        if not isinstance(address, tuple) or address[0] in (None, "", "localhost"):
            return  # a socket of this computer, in a file
        try:
            is_here = ipaddress.ip_address(address[0]).is_loopback or event == "socket.getaddrinfo"
        except ValueError:
            is_here = False
        if not is_here:
            print("TO THE NETWORK:", event, address, file=sys.stderr, flush=True)
            raise PermissionError(f"{event} {address}")

sys.addaudithook(forbid)
"""


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel in it and what it says that it needs, lent by the environment of the tests."""
    home = tmp_path_factory.mktemp("bare")
    venv.create(home / "venv", symlinks=True)
    python = home / "venv/bin/python"
    install = [sys.executable, "-m", "uv", "pip", "install", "-q", "--offline", "--no-cache", "--no-deps"]
    subprocess.run([*install, "--python", str(python), str(wheel)], check=True, timeout=PATIENCE)
    packages = packages_in(home)
    lend(closure(installed(home), "server"), home / "lent")
    (packages / "lent.pth").write_text(str(home / "lent"))
    (packages / "no_network.py").write_text(NO_NETWORK)
    (packages / "no_network.pth").write_text("import no_network")
    (home / "elsewhere").mkdir()
    return home


def packages_in(bare: Path) -> Path:
    """Where its packages are."""
    (found,) = (bare / "venv/lib").glob("python*/site-packages")
    return found


def installed(bare: Path) -> Distribution:
    """The wheel, as it says itself."""
    (about,) = packages_in(bare).glob("halfpast-*.dist-info")
    return Distribution.at(about)


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


def imported(file: Path) -> Iterator[str]:
    """The packages that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield str(node.module).partition(".")[0]


def test_what_the_server_imports_is_declared(bare: Path) -> None:
    """Also what is imported late, in a function. Studies, their plots and environments have extras of their own."""
    others = {"arena", "envs", "terminal"}  # also a game's own
    lent = {path.name.partition(".")[0] for path in (bare / "lent").iterdir()} | {"halfpast"}
    assert {"starlette", "numba", "fluent"} < lent
    assert not {"pytest", "httpx", "polars", "playwright"} & lent
    home = packages_in(bare) / "halfpast"
    files = [file for file in home.rglob("*.py") if others.isdisjoint(file.relative_to(home).parts)]
    assert len(files) > 100
    foreign = {(name, str(file)) for file in files for name in imported(file)}
    assert [one for one in sorted(foreign) if one[0] not in lent | sys.stdlib_module_names] == []


def test_every_part_of_the_server_can_be_loaded(bare: Path) -> None:
    load = """
import importlib, pkgutil, halfpast.server, halfpast.store
for package in (halfpast.server, halfpast.store):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
"""
    assert python(bare, load).stderr == ""


def test_there_is_no_network(bare: Path) -> None:
    tried = python(bare, "import socket; socket.create_connection(('203.0.113.1', 9), 1)")
    assert tried.returncode == 1
    assert "TO THE NETWORK" in tried.stderr


def python(bare: Path, words: str) -> subprocess.CompletedProcess[str]:
    """What the environment's own Python does."""
    command, folder = [str(bare / "venv/bin/python"), "-c", words], bare / "elsewhere"
    return subprocess.run(
        command, cwd=folder, env=surroundings(bare), capture_output=True, text=True, timeout=PATIENCE, check=False
    )


GAMES: list[dict[str, Any]] = [
    {"edition": "express"},
    {"game": "level8", "edition": "master", "games": None},
]


def test_it_serves_the_page_and_both_games(bare: Path, wheel: Path) -> None:
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
        for terms in GAMES:
            assert guest.join(guest.make(bots=1, **terms)).play_on(2) == 2
    finally:
        server.stop()
    assert server.process.returncode == 0
    assert (bare / "errors").read_text() == ""
    assert (bare / ".local/share/halfpast/halfpast.db").exists()
    assert list((bare / "elsewhere").iterdir()) == []
    assert "tables: 2." in run(bare, "backup", str(bare / "copy.db"))


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
