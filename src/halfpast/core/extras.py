"""What is only installed on request: the packages of an extra, and how to add them."""

from __future__ import annotations

import os
import sys
from importlib.metadata import requires
from importlib.util import find_spec
from pathlib import Path

from halfpast.core.errors import HalfpastError


def check_plot(plot: Path | None) -> None:
    """Check that a plot can be drawn, and written to this file."""
    if plot is None:
        return
    if plot.suffix not in (".svg", ".png"):
        raise HalfpastError("--plot is a file that ends in .svg or .png.")
    if not os.access(plot.absolute().parent, os.W_OK):
        raise HalfpastError(f"--plot: there is no folder {plot.parent} that can be written to.")
    if find_spec("matplotlib") is None:
        raise HalfpastError(f"A plot needs matplotlib: {how_to_add('study')}")


def how_to_add(extra: str) -> str:
    """The command that adds what an extra needs to this very environment, whether pip, pipx, make or uv made it."""
    needed = [name for name, _, when in (one.partition(";") for one in requires("halfpast") or ()) if extra in when]
    tool = f"{sys.executable} -m pip install" if find_spec("pip") else f"uv pip install --python {sys.executable}"
    return " ".join([tool, *(f'"{name.strip()}"' for name in needed)])
