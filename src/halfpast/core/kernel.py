"""The one place where Numba compiles.

`@kernel` marks a rule or a helper that other kernels call with the record, `@routine` a longer one. `@entry(…)` marks
the thin functions `f(states, i, …)` that Python calls. Entries are cached on disk, in a folder named by a digest of
every source they can be made of: Numba's own cache does not see a change in another file and would serve the old code.
With NUMBA_DISABLE_JIT=1 the very same functions run as plain Python.
"""

from __future__ import annotations

import functools
import hashlib
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import llvmlite.binding as llvm
import numba as _numba
import numba.core.runtime as _runtime
import numpy as np

from halfpast.core.folders import user_cache
from halfpast.core.registry import cite

numba: Any = _numba  # its stubs leave out the options and settings used here
runtime: Any = _runtime

F = TypeVar("F", bound=Callable[..., object])
Tell = Callable[[str, int, int], None]

COMPILED = not numba.config.DISABLE_JIT
PACKAGE = Path(__file__).resolve().parent.parent
STAMP = "complete"  # a file that says what must be there, because others clean caches too
KEEP = 4  # cache folders kept a game: today's, and those of branches one switches between
RECENT = 3600  # seconds: anything used this recently is kept too, because somebody may be reading it

_lock = threading.Lock()  # a second thread waits until the tables have been made
_ready: set[str] = set()  # units that this process has compiled or found
_prepare: dict[str, list[Callable[[], None]]] = {}
_entries: dict[str, list[tuple[Any, tuple[Any, ...]]]] = {}
folders: dict[str, Path] = {}  # of the games, by name


def kernel(function: F) -> F:
    """Compile a rule or a helper, inlined into the kernels that call it; its docstring cites the rules it enforces."""
    return _compile(function, forceinline=True)


def routine(function: F) -> F:
    """Compile a longer function that stays a call: one that is called rarely, or from several places."""
    return _compile(function, forceinline=False)


def _compile(function: F, **options: bool) -> F:
    cite(function)
    if not COMPILED:
        return function
    # No Python wrappers: they are half of the compile time, and only entries are called from Python.
    options |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    compiled: F = numba.njit(nogil=True, error_model="numpy", **options)(function)
    _one_for_all_constants(compiled)
    return compiled


def _one_for_all_constants(compiled: Any) -> None:
    """Numba compiles a function anew for every constant it is called with; once for all integers is enough."""
    resolve = compiled.get_call_template

    def without_literals(args: Any, kws: Any) -> Any:
        plain = {name: numba.types.unliteral(kind) for name, kind in kws.items()}
        return resolve(tuple(numba.types.unliteral(kind) for kind in args), plain)

    compiled.get_call_template = without_literals


def entry(*types: object, apart: str = "") -> Callable[[F], F]:
    """Compile and cache a function that Python calls, with arguments of these Numba types (a dtype: an array of it).

    `apart` names a separate unit, for what takes long to compile and is rarely used: callers make it ready first.
    """

    def mark(function: F) -> F:
        if not COMPILED:
            return _uncompiled(function)
        unit = unit_of(function.__module__)
        unit = f"{unit}.{apart}" if apart else unit
        folder = cache_folder(unit)
        before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
        try:  # the setting is read when caching is switched on; nobody else's caches move
            compiled: F = numba.njit(nogil=True, error_model="numpy", cache=True)(function)
        finally:
            numba.config.CACHE_DIR = before
        _read_without_registries(compiled)
        signature = tuple(_array_of(t) if isinstance(t, np.dtype) else t for t in types)
        _entries.setdefault(unit, []).append((compiled, signature))
        return compiled

    return mark


def _read_without_registries(compiled: Any) -> None:
    """Read compiled code from the cache without Numba's tables of all it could compile, half of the time of a start.

    Numba fills them before it reads, though only compiling needs them, and compiling fills them anyway.
    """
    cache = compiled._cache

    def load_overload(signature: Any, target: Any) -> Any:
        runtime.rtsys.initialize(target)  # what the code needs to run: memory for arrays
        with cache._guard_against_spurious_io_errors():
            return cache._load_overload(signature, target)

    cache.load_overload = load_overload


def direct(function: F) -> F:
    """An entry without Numba's inspection of the arguments, which takes longer than the call; they must be right."""
    if not COMPILED:
        return function
    compiled: Any = function
    signature = next(s for entries in _entries.values() for entry, s in entries if entry is compiled)
    compiled.compile(signature)
    machine_code: F = compiled.overloads[signature].entry_point
    return machine_code


def prepare(function: Callable[[], None]) -> Callable[[], None]:
    """Have a function run once before the game's other entries are compiled: it generates tables that they use."""
    _prepare.setdefault(unit_of(function.__module__), []).append(function)
    return function


def ready(unit: str, tell: Tell | None = None) -> None:
    """Make sure the unit's entries are compiled, reporting progress meanwhile: name, how many of how many."""
    if unit in _ready:
        return
    folder, entries = cache_folder(unit), _entries.get(unit, [])
    tell = tell or _tell_stderr(unit)
    with _lock:
        if COMPILED and is_kept(unit):
            with suppress(OSError):  # only said to be in use
                os.utime(folder)
            _ready.add(unit)
            return
        if COMPILED:
            if (folder / STAMP).exists():
                for file in folder.rglob("*.nb?"):  # damaged: Numba would trip over what is left
                    file.unlink(missing_ok=True)
            tell("tables", 0, len(entries))
        with _fast_compile():
            for function in _prepare.get(game_of(unit), []):
                function()
            for done, (compiled, signature) in enumerate(entries):
                tell(compiled.__name__, done, len(entries))
                compiled.compile(signature)
        if COMPILED:
            tell("", len(entries), len(entries))
            (folder / STAMP).write_text(_contents(folder))
        _ready.add(unit)


def load(unit: str) -> None:
    """Load the unit's code into memory; else an entry is read from disk at its first call, while everyone waits."""
    ready(unit)
    with _lock:
        for compiled, signature in _entries.get(unit, []) if COMPILED else ():
            compiled.compile(signature)


def missing(unit: str) -> list[str]:
    """The entries of a unit that are not in memory yet."""
    entries = _entries.get(unit, []) if COMPILED else []
    return [compiled.__name__ for compiled, signature in entries if signature not in compiled.overloads]


def units() -> dict[str, int]:
    """The units of the modules that are imported, and how many entries each has."""
    return {unit: len(entries) for unit, entries in _entries.items()}


def is_kept(unit: str) -> bool:
    """Whether all of the unit's compiled code is in the cache."""
    stamp = cache_folder(unit) / STAMP
    return stamp.exists() and stamp.read_text() == _contents(stamp.parent)


def _contents(folder: Path) -> str:
    """How much compiled code a cache folder holds."""
    sizes = [file.stat().st_size for file in folder.rglob("*.nb?")]
    return f"{len(sizes)} files, {sum(sizes)} bytes"


@contextmanager
def _fast_compile() -> Iterator[None]:
    """LLVM's second level of optimising instead of the third: a sixth less time, and play is no slower."""
    before = numba.config.OPT
    numba.config.OPT = type(before)(2)
    try:
        yield
    finally:
        numba.config.OPT = before


def unit_of(module: str) -> str:
    """The unit a module belongs to: `core`, the rules of a game (`half`), its bots (`half.bots`), its `half.env`.

    >>> unit_of("halfpast.games.half.rules.moves"), unit_of("halfpast.games.half.bots.family")
    ('half', 'half.bots')
    """
    parts = module.split(".")
    for at in range(len(parts) - 1, 0, -1):  # a game is a folder with a package.py
        above = ".".join(parts[:at])
        if parts[at - 1] != "core" and (folder := _folder_of(above)) and (folder / "package.py").exists():
            game = next((name for name, known in folders.items() if known == folder), parts[at - 1])
            return game if parts[at] == "rules" else f"{game}.{parts[at]}"
    if parts[:2] == ["halfpast", "core"] or parts[0] != "halfpast":
        return "core"
    # Its cache would not see a change in the games it uses.
    raise ValueError(f"{module} has no unit to be compiled with: it is neither in core nor in a game's folder.")


def _folder_of(package: str) -> Path | None:
    """The folder of a package that is imported."""
    places = getattr(sys.modules.get(package), "__path__", None)
    return Path(next(iter(places))) if places else None


def game_of(unit: str) -> str:
    """The game that a unit is about.

    >>> game_of("half.bots"), game_of("half.resample"), game_of("half")
    ('half', 'half', 'half')
    """
    return unit.partition(".")[0]


def sources_of(unit: str) -> list[Path]:
    """The folders whose sources a unit's compiled code is made of."""
    places = [PACKAGE / "core"]
    if unit != "core":
        game, parts = folders[game_of(unit)], unit.split(".")[1:]
        places.append(game / "rules")
        places += [game / above for above in ("bots", "env") if {above, "env"} & set(parts)]  # environments ask bots
    return places


@functools.cache
def sources_digest(unit: str) -> bytes:
    """A digest of all the sources that a unit's compiled code is made of: where it is the same, so are the rules."""
    digest = hashlib.blake2b(digest_size=12)
    for folder in sources_of(unit):
        for source in sorted(folder.rglob("*.py")):
            digest.update(f"{folder.name}/{source.relative_to(folder).as_posix()} {len(source.read_bytes())} ".encode())
            digest.update(source.read_bytes())
    return digest.digest()


@functools.cache
def cache_folder(unit: str) -> Path:
    """Where this unit's compiled code is kept; changes with every source it is made of, and with the mode."""
    digest = hashlib.blake2b(digest_size=12)
    machine = numba.config.CPU_NAME or llvm.get_host_cpu_name()
    for mode in (sys.version, numba.__version__, np.__version__, numba.config.BOUNDSCHECK, machine, PACKAGE):
        digest.update(f"{mode} ".encode())
    digest.update(sources_digest(unit))
    for root in _cache_roots():
        folder = root / f"{unit}-{digest.hexdigest()}"
        is_new = not folder.exists()
        if _is_ours(root) and _is_ours(folder):
            if is_new:
                _tidy(folder)
            return folder
    return Path(tempfile.mkdtemp(prefix="halfpast-"))  # for this process only


def _cache_roots() -> Iterator[Path]:
    """HALFPAST_CACHE, or the person's cache folder; then a temporary one, if that cannot be written to."""
    with suppress(RuntimeError):  # this user has no home folder
        if chosen := os.environ.get("HALFPAST_CACHE"):
            yield Path(chosen).expanduser()
        else:
            yield user_cache()
    yield Path(tempfile.gettempdir()) / f"halfpast-{_user()}"


def _user() -> int:
    return os.getuid() if hasattr(os, "getuid") else 0


def _is_ours(folder: Path) -> bool:
    """Whether a folder exists or can be made, belongs to nobody else (compiled code is run!) and can be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryFile(dir=folder):
            return _user() in (0, folder.stat().st_uid)
    except OSError:
        return False


def _tidy(current: Path) -> None:
    """Remove the oldest cache folders of the same unit."""
    unit = current.name.rsplit("-", 1)[0]
    there = sorted(current.parent.glob(f"{unit}-*"), key=lambda f: f.stat().st_mtime, reverse=True)
    for folder in there[KEEP:]:
        if folder != current and time.time() - folder.stat().st_mtime > RECENT:
            shutil.rmtree(folder, ignore_errors=True)


def _tell_stderr(unit: str) -> Tell:
    """The plain way to tell: a line on standard error that counts up."""
    start = time.monotonic()
    what = f"{unit.partition('.')[2] or 'the rules'} of {game_of(unit)}"

    def tell(name: str, done: int, of: int) -> None:
        if not sys.stderr:
            return
        if name:
            line = f"halfpast: compiling {what}, once: {done + 1}/{of} {name}"
        else:
            line = f"halfpast: compiled {what} in {time.monotonic() - start:.0f} s"
        live = sys.stderr.isatty()
        if live or not name or not done:
            end = "" if live and name else "\n"
            print(f"\r{line:<72}" if live else line, end=end, file=sys.stderr, flush=True)

    return tell


def _array_of(dtype: np.dtype[np.void]) -> object:
    return numba.types.Array(numba.from_dtype(dtype), 1, "C")


def _uncompiled(function: F) -> F:
    """Plain Python needs attribute access on the record, and no warnings when unsigned numbers wrap, as they should."""

    @functools.wraps(function)
    def call(*arguments: object) -> object:
        shown = [a.view(np.recarray) if isinstance(a, np.ndarray) and a.dtype.names else a for a in arguments]
        with np.errstate(over="ignore"):
            return function(*shown)

    return call  # type: ignore[return-value]  # same arguments, same result
