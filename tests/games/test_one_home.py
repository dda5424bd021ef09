"""What is decided quickly a second time names the test that holds it equal to the law."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
QUICK = (
    "src/halfpast/games/half/rules/legality.py",
    "src/halfpast/games/half/rules/legal.py",
    "src/halfpast/games/half/rules/law/end.py",
    "src/halfpast/games/level8/rules/legal.py",
    "src/halfpast/games/level8/rules/law/lay.py",
    "src/halfpast/games/level8/rules/laying.py",
)


def test_tests_that_are_named_in_the_source_exist() -> None:
    written = "".join(file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py"))
    for file in (ROOT / "src/halfpast/games").rglob("*.py"):
        for name in re.findall(r"\btest_[a-z]\w+", file.read_text("utf-8")):
            assert f"def {name}(" in written, f"{file.name} names {name}"


def test_quick_lists_name_the_test_that_holds_them_to_refuse() -> None:
    for file in QUICK:
        assert re.search(r"\btest_\w+\s+holds", (ROOT / file).read_text("utf-8")), file
