"""Make a page of rules for each game from the rule registry: `make docs`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

import halfpast
from halfpast import i18n
from halfpast.core.parameters import Edition
from halfpast.core.registry import enforcers
from halfpast.games import game
from scripts import DOCS, write
from tests.citations import named_tests, rule_tests

PAGES = {"half": DOCS / "rules.md", "level8": DOCS / "rules-level8.md"}
TITLES = {"half": "8½", "level8": "Level 8 Master"}
BOOKS = {
    "half": {
        "amigo": "Amigo, Dutch, 2005",
        "fundex": "Fundex, English, 2005",
        "demi": "8 Demi, French",
        "express": "French, short rules",
    },
    "level8": {
        "master": "Level 8 Master, Dutch",
        "level8": "the publisher's sheet of Level 8, English; for what is that game's own",
    },
}


def rules_page(name: str) -> str:
    """The page: rule, text, where it comes from, where it holds, what enforces it, its tests."""
    for module in walk_packages(halfpast.__path__, "halfpast."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    lines = [f"# {TITLES[name]}: the rules, and where each one lives", "", "Made by `make docs`; do not edit.", ""]
    lines += ["Books: " + "; ".join(f"*{key}* {book}" for key, book in BOOKS[name].items()) + ".", ""]
    lines += [*parameter_table(name), ""]
    files = named_tests()
    section = ""
    for rule, title, words in i18n.rules(name):
        if rule.section != section:
            section = rule.section
            lines += [f"## {i18n.text(f'{name}-section-{section}')}", ""]
        books = "; ".join(f"*{book}*: {passage}" for book, passage in rule.books.items())
        ours = {True: "our ruling", "part": "partly our ruling", False: ""}[rule.ruling]
        tests = [f"`{test}` ({', '.join(files[test])})" for test in rule_tests(rule.number)]
        lines += [f"### {rule.number} {title}", "", words, ""]
        lines += [f"- From: {'; '.join(part for part in (books, ours) if part)}"]
        lines += [f"- In force in: {', '.join(rule.editions) or 'every edition'}"]
        lines += [f"- Enforced by: {', '.join(f'`{function}`' for function in enforcers(rule.number))}"]
        lines += [f"- Tests: {len(tests)}", *(f"  - {test}" for test in tests), ""]
    return "\n".join(lines).rstrip() + "\n"


def parameter_table(name: str) -> list[str]:
    """Every parameter in every printed edition."""
    editions = game(name).editions
    printed: list[Edition] = list(editions.printed.values())
    lines = ["| parameter | rule | values | " + " | ".join(e.name for e in printed) + " |"]
    lines += ["|" + "---|" * (3 + len(printed))]
    for key, parameter in editions.parameters.items():
        values = [str(e.parameters[key]).lower() for e in printed]
        lines.append(f"| `{key}` | {parameter.rule} | {parameter.values()} | {' | '.join(values)} |")
    return lines


if __name__ == "__main__":
    write({page: rules_page(name) for name, page in PAGES.items()})
