#!/usr/bin/env python3
"""What stands behind the Makefile: sets everything up in .cache/, then does one thing.

    python3 dev.py play      the table in the browser, on this computer and its network
    python3 dev.py terminal  8½ or Level 8 in the terminal
    python3 dev.py test      lint, types, imports, every test (more words go to pytest)
    python3 dev.py check     lint, types and imports only
    python3 dev.py bench     every speed claim, beside its peers
    python3 dev.py soak      the long runs, resumable; a name runs one part
    python3 dev.py docs      make the pages of rules, words and observations, the golden games and the pictures anew
    python3 dev.py lock      choose the newest versions that fit, and lock them

Standard library only. Needs Python 3.11 with venv.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENV = ROOT / ".cache/venv"  # our own: a tool that tidies .venv must not take the build tools away
PY = ENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
WANTED = (3, 11)


def run(*command: object) -> None:
    """Run a command in the project, and stop here if it fails."""
    code = subprocess.run([str(part) for part in command], cwd=ROOT).returncode
    if code:
        sys.exit(code)


def right_python(arguments: list[str]) -> None:
    """Go on with Python 3.11, whatever `python3` is."""
    if sys.version_info[:2] == WANTED:
        return
    name = ".".join(map(str, WANTED))
    other = shutil.which(f"python{name}")
    if not other:
        sys.exit(
            f"Half Past Eight needs Python {name}; this is {sys.version.split()[0]}. Install it, or: make PYTHON=…"
        )
    sys.exit(subprocess.call([other, __file__, *arguments]))


def prepare(lock: str) -> None:
    """Make the environment and install what the lock file says, if it is not there yet."""
    files = (ROOT / lock).read_bytes() + (ROOT / "pyproject.toml").read_bytes()
    wanted = hashlib.sha256(files + str(ROOT).encode()).hexdigest()
    mark = ENV / f".{lock}.sha256"
    if PY.exists() and mark.exists() and mark.read_text() == wanted:
        return
    print(f"Setting up in .cache/ ({lock}), once; this takes a minute or two.", file=sys.stderr, flush=True)
    made = ENV / ".made"  # missing after a set-up that was stopped half way, another's after a copy or a move
    if not (PY.exists() and made.exists() and made.read_text() == str(ROOT)):
        try:
            venv.create(ENV, with_pip=True, clear=True)
        except subprocess.CalledProcessError:
            sys.exit("This Python cannot make environments; on Debian: apt-get install python3-venv")
        made.write_text(str(ROOT))
    install_lock(lock)
    uv_install("--no-build-isolation", "-e", ".")  # the build tools are in the lock too
    mark.write_text(wanted)


def install_lock(lock: str) -> None:
    """Install all that the lock names, with the uv that it names: pip itself does one thing after another."""
    wanted = re.split(r"\n(?=\S)", (ROOT / lock).read_text("utf-8"))  # each with its hashes
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "uv.txt"
        file.write_text(next(one for one in wanted if one.startswith("uv==")), "utf-8")
        run(PY, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--require-hashes", "-r", file)
    uv_install("--require-hashes", "-r", lock)


def uv_install(*what: str) -> None:
    """Let uv install, from where pip is told to: uv does not read what somebody has set for pip."""
    asked = subprocess.run([PY, "-m", "pip", "config", "list"], capture_output=True, encoding="utf-8", cwd=ROOT).stdout
    for line in asked.splitlines():  # as global.index-url='https://…'
        setting, _, value = line.partition("=")
        if name := FROM_PIP.get(setting.rpartition(".")[2]):
            several = value.strip("'").replace("\\n", " ").split()
            os.environ.setdefault(name, ("," if name == "UV_FIND_LINKS" else " ").join(several))
            os.environ.setdefault("UV_INDEX_STRATEGY", "unsafe-best-match")  # as pip chooses; hashes hold what comes
    run(PY, "-m", "uv", "pip", "install", "-q", "--python", PY, "--no-deps", *what)


FROM_PIP = {"index-url": "UV_DEFAULT_INDEX", "extra-index-url": "UV_INDEX", "find-links": "UV_FIND_LINKS"}


def build_page(tools: bool = False) -> None:
    """Build the page, if it changed."""
    run(PY, "hatch_build.py", *(["--tools"] if tools else []))


def check() -> None:
    """Lint, types, imports."""
    run(PY, "-m", "ruff", "check", "--quiet", ".")
    run(PY, "-m", "ruff", "format", "--check", "--quiet", ".")
    run(PY, "-m", "mypy", "--no-error-summary")
    run(PY, "hatch_build.py", "--check")
    run(PY.parent / "lint-imports", "--no-cache", "--no-logo")


def lock() -> None:
    """Write the lock files: names, versions and hashes, no addresses."""
    for extras, name in LOCKS.items():
        options = [part for extra in extras for part in ("--extra", extra)]
        run(
            PY, "-m", "uv", "pip", "compile", "-q", "--universal", "--python-version", "3.11", "--upgrade",
            "--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links",
            "pyproject.toml", *options, "-o", name,
        )  # fmt: skip


# A test that hangs says where, and fails: the others must not wait for it.
HANGS = ("-o", "faulthandler_timeout=300", "-o", "faulthandler_exit_on_timeout=true")
PLAY, TEST, BENCH = "requirements.lock", "requirements-test.lock", "requirements-bench.lock"
LOCKS = {
    ("build", "server"): PLAY,
    ("build", "server", "test"): TEST,
    ("build", "server", "test", "bench"): BENCH,
}


def main(arguments: list[str]) -> None:
    """Do what the first word says."""
    what, *rest = arguments or ["help"]
    if what not in ("play", "terminal", "test", "check", "bench", "soak", "docs", "lock"):
        sys.exit(__doc__)
    right_python(arguments)
    # What Python has read once it need not read again, and nothing of it lies among the sources.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(ROOT / ".cache/pyc")
    prepare({"play": PLAY, "terminal": PLAY, "bench": BENCH}.get(what, TEST))
    # Rules and bots are compiled once and beside the rest, for each test process would begin with it.
    beside = [subprocess.Popen([PY, "-m", "halfpast", "compile"], cwd=ROOT)] if what == "test" and not rest else []
    for compiling in beside:
        atexit.register(compiling.terminate)
    if what in ("play", "test", "docs"):
        build_page(tools=what == "test")
    if what in ("play", "terminal"):
        command = [str(PY), "-m", "halfpast", *(["serve", "--open"] if what == "play" else ["play"]), *rest]
        os.environ["HALFPAST_CALLED_BY"] = f'make {what} ARGS="{{options}}"'
        if os.name == "nt":
            sys.exit(subprocess.call(command))
        os.execv(PY, command)  # the same process: Ctrl-C reaches the game only
    elif what == "check":
        check()
    elif what == "test":
        if not rest:
            check()
        for compiling in beside:
            compiling.wait()
        if rest:
            run(PY, "-m", "pytest", *rest)
        elif subprocess.run([PY, "-m", "pytest", "-n", "2", "--dist", "worksteal", *HANGS], cwd=ROOT).returncode:
            # A browser beside another on a busy machine may miss a frame: what is really broken fails alone, too.
            print("What failed, once more and one by one:", file=sys.stderr, flush=True)
            run(PY, "-m", "pytest", "--last-failed", "--last-failed-no-failures", "none", *HANGS)
    elif what == "bench":
        run(PY, "-m", "bench", *rest)
    elif what == "soak":
        run(PY, "-m", "tests.soak", *rest)
    elif what == "docs":
        run(PY, "-m", "tests.golden.make")
        run(PY, "-m", "tests.golden.make_words")
        run(PY, "-m", "scripts.make_rules")
        run(PY, "-m", "scripts.make_glossary")
        run(PY, "-m", "scripts.make_observations")
        run(PY, "-m", "scripts.make_screens")
    else:
        lock()


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
