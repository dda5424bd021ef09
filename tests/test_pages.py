"""Pages that are made by scripts are as the scripts would make them; and scripts, pages and tests keep apart."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MADE = ("make_rules", "make_glossary", "make_observations")


@pytest.mark.parametrize("script", MADE)
def test_a_page_is_up_to_date(script: str) -> None:
    command = [sys.executable, "-m", f"scripts.{script}", "--check"]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8")
    assert (checked.returncode, checked.stderr) == (0, "")


def test_no_test_imports_a_script_and_no_program_lies_among_the_pages() -> None:
    assert [*(ROOT / "docs").rglob("*.py")] == []
    for file in [*(ROOT / "tests").rglob("*.py"), *(ROOT / "src").rglob("*.py")]:
        nodes = [*ast.walk(ast.parse(file.read_text("utf-8")))]
        imported = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
        imported |= {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}
        assert not {name for name in imported if name.split(".")[0] in ("scripts", "docs")}, file
