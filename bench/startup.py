"""How long a person waits: a warm start to the first legal list, and a cold compile."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

# SciPy is here for the peers' sake only; Numba would import it, as it cannot where people play.
FIRST_LIST = "import sys; sys.modules['scipy'] = None; import halfpast; halfpast.new('half', seed=1).legal()"


def seconds(**environment: str) -> float:
    """A new Python, from its start to the first legal list."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", FIRST_LIST], env=os.environ | environment, check=True, capture_output=True)
    return time.perf_counter() - start


def report() -> list[str]:
    """Warm: the best of five; cold: once, in a cache of its own."""
    seconds()
    warm = min(seconds() for _ in range(5))
    with tempfile.TemporaryDirectory() as folder:
        cold = seconds(HALFPAST_CACHE=folder)
    return [
        "Start of a process to the first legal list",
        f"  warm {warm:.2f} s (at most 1)",
        f"  with a cold compile {cold:.1f} s (at most 15)",
    ]
