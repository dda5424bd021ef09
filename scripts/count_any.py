"""How often the sources say `Any`, in a commit: everywhere, and where it stands for something else than JSON.

    python -m scripts.count_any 32ba1d6 HEAD

`dict[str, Any]` and `Mapping[str, Any]` are JSON, as are the aliases made of them; so is all that the modules say
that read JSON. Imports do not count.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
READERS = re.compile(r"notation/(\w+/)*(read\w*|check|fields|log)\.py$|core/(parsed|documents)\.py$")
JSON = {"dict[str, Any]", "Mapping[str, Any]"}


def sources(commit: str) -> Iterator[tuple[str, str]]:
    """Name and text of every module under src/ in a commit."""
    for name in git("ls-tree", "-r", "--name-only", commit, "src").splitlines():
        if name.endswith(".py"):
            yield name, git("show", f"{commit}:{name}")


def git(*words: str) -> str:
    """What git answers."""
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def uses(tree: ast.AST) -> int:
    """How often the name is used."""
    return sum(isinstance(node, ast.Name) and node.id == "Any" for node in ast.walk(tree))


def json_uses(tree: ast.AST) -> int:
    """How often it is part of a type for JSON."""
    return sum(isinstance(node, ast.Subscript) and ast.unparse(node) in JSON for node in ast.walk(tree))


def main() -> None:
    """Print a line a commit."""
    for commit in sys.argv[1:] or ["HEAD"]:
        trees = {name: ast.parse(text) for name, text in sources(commit)}
        rest = {name: uses(tree) - json_uses(tree) for name, tree in trees.items() if not READERS.search(name)}
        print(f"{commit}: {sum(map(uses, trees.values()))} in all, {sum(rest.values())} of them not JSON")


if __name__ == "__main__":
    main()
