"""What makes pages, pictures and findings of docs/. Scripts may use what tests have; no test imports a script."""

from __future__ import annotations

import sys
from pathlib import Path

DOCS = Path(__file__).resolve().parents[1] / "docs"


def write(pages: dict[Path, str]) -> None:
    """Write pages; with `--check`, only say which of them are not as they would be written."""
    if "--check" in sys.argv:
        old = [path.name for path, text in pages.items() if not path.exists() or path.read_text("utf-8") != text]
        sys.exit(f"make docs: {', '.join(old)}" if old else 0)
    for path, text in pages.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
        print(f"wrote {path.name}")
