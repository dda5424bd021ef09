"""Make docs/rules.md from the rule registry: `make docs`."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import halfpast
from halfpast import i18n
from halfpast.core.parameters import Edition
from halfpast.core.registry import enforcers
from halfpast.games import game
from tests.citations import named_tests, rule_tests

RULES_PAGE = Path(__file__).parent / "rules.md"
BOOKS = {
    "amigo": "Amigo, Dutch, 2005",
    "fundex": "Fundex, English, 2005",
    "demi": "8 Demi, French",
    "express": "French, short rules",
}


def rules_page() -> str:
    """The page: rule, text, where it comes from, where it holds, what enforces it, its tests."""
    for module in walk_packages(halfpast.__path__, "halfpast."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    lines = ["# 8½: the rules, and where each one lives", "", "Made by `make docs`; do not edit.", ""]
    lines += ["Books: " + "; ".join(f"*{key}* {name}" for key, name in BOOKS.items()) + ".", ""]
    lines += [*parameter_table(), ""]
    files = named_tests()
    section = ""
    for rule, title, words in i18n.rules("half"):
        if rule.section != section:
            section = rule.section
            lines += [f"## {i18n.text(f'half-section-{section}')}", ""]
        books = "; ".join(f"*{book}*: {passage}" for book, passage in rule.books.items())
        ours = {True: "our ruling", "part": "partly our ruling", False: ""}[rule.ruling]
        tests = [f"`{name}` ({', '.join(files[name])})" for name in rule_tests(rule.number)]
        lines += [f"### {rule.number} {title}", "", words, ""]
        lines += [f"- From: {'; '.join(part for part in (books, ours) if part)}"]
        lines += [f"- In force in: {', '.join(rule.editions) or 'every edition'}"]
        lines += [f"- Enforced by: {', '.join(f'`{name}`' for name in enforcers(rule.number))}"]
        lines += [f"- Tests: {len(tests)}", *(f"  - {test}" for test in tests), ""]
    return "\n".join(lines).rstrip() + "\n"


def parameter_table() -> list[str]:
    """Every parameter in every printed edition."""
    editions = game("half").editions
    printed: list[Edition] = list(editions.printed.values())
    lines = ["| parameter | rule | values | " + " | ".join(e.name for e in printed) + " |"]
    lines += ["|" + "---|" * (3 + len(printed))]
    for name, parameter in editions.parameters.items():
        values = [str(e.parameters[name]).lower() for e in printed]
        lines.append(f"| `{name}` | {parameter.rule} | {parameter.values()} | {' | '.join(values)} |")
    return lines


if __name__ == "__main__":
    RULES_PAGE.write_text(rules_page(), "utf-8")
    print(f"wrote {RULES_PAGE.name}")
