"""Where things are kept from one run to the next: wherever the system wants them, according to platformdirs.

Earlier versions put them where Linux does, on every system; whatever is already there stays there.
RuntimeError: this user has no home folder.
"""

from __future__ import annotations

from pathlib import Path

from platformdirs import PlatformDirs
from platformdirs.unix import Unix

SYSTEM = PlatformDirs("halfpast", appauthor=False)
LINUX = Unix("halfpast")


def user_data() -> Path:
    """What must not be lost: tables."""
    return _first_there(LINUX.user_data_path, SYSTEM.user_data_path)


def user_state() -> Path:
    """Matches that somebody left in the terminal."""
    return _first_there(LINUX.user_state_path, SYSTEM.user_state_path)


def user_cache() -> Path:
    """What can always be made again: compiled rules."""
    return _first_there(LINUX.user_cache_path, SYSTEM.user_cache_path)


def _first_there(earlier: Path, now: Path) -> Path:
    return earlier if earlier.exists() else now
