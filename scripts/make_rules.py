"""Make for each game a page of rules and a page of its editions, from the rule registry: `make docs`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

import halfpast
from halfpast import i18n
from halfpast.core.parameters import Edition
from halfpast.core.registry import Rule, Source, enforcers
from halfpast.games import game
from scripts import DOCS, write
from tests.citations import named_tests, rule_tests

PAGES = {"half": DOCS / "rules.md", "level8": DOCS / "rules-level8.md"}
TITLES = {"half": "8½", "level8": "Level 8 Master"}
EDITION_PAGES = {"half": DOCS / "editions/half.md", "level8": DOCS / "editions/level8.md"}
BOOKS = {  # of an edition, or of the one it stands on
    "half": {
        "amigo": "Amigo, Dutch, 2005",
        "demi": "8 Demi, French",
        "express": "French, short rules",
        "fundex": "Fundex, English, 2005",
    },
    "level8": {
        "master": "Level 8 Master, Dutch",
        "level8": "Level 8; cited only for what is that game’s own",
        "level8-98": "none that we have seen; we know how many cards its box has",
        "level8-101": "none that we have seen; we know how many cards its box has",
    },
}
READING = (
    "A passage is a heading of the book in its own language, then the number of the paragraph under it, or •number of "
    "the point of a list; what follows a colon stands under that heading."
)


def rules_page(name: str) -> str:
    """The page: rule, text, where it comes from, where it holds, what enforces it, its tests."""
    for module in walk_packages(halfpast.__path__, "halfpast."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    lines = [f"# {TITLES[name]}: the rules, and where each one lives", "", "Made by `make docs`; do not edit.", ""]
    lines += [f"What each edition's book says and what we rule, edition by edition: [editions]({linked(name)}).", ""]
    lines += [READING, ""]
    lines += [*parameter_table(name), ""]
    files = named_tests()
    section = ""
    for rule, title, words in i18n.rules(name):
        if rule.section != section:
            section = rule.section
            lines += [f"## {i18n.text(f'{name}-section-{section}')}", ""]
        tests = [f"`{test}` ({', '.join(files[test])})" for test in rule_tests(rule.number)]
        lines += [f"### {rule.number} {title}", "", words, ""]
        everywhere = len(rule.sources) == len(game(name).editions.printed)
        lines += [f"- In force in: {'every edition' if everywhere else ', '.join(rule.editions)}"]
        lines += [f"  - {', '.join(editions)}: {who}" for who, editions in grouped(rule).items()]
        lines += [f"- Enforced by: {', '.join(f'`{function}`' for function in enforcers(rule.number))}"]
        lines += [f"- Tests: {len(tests)}", *(f"  - {test}" for test in tests), ""]
    return "\n".join(lines).rstrip() + "\n"


def linked(name: str) -> str:
    """The page of a game's editions, from docs/."""
    return EDITION_PAGES[name].relative_to(DOCS).as_posix()


def said_by(source: Source) -> str:
    """Who says a rule in an edition: its book, we, or both."""
    if not source.ours:
        return f"the book: {source.book}"
    if not source.book:
        return f"our ruling: {source.ours}"
    return f"the book: {source.book}. Our ruling: {source.ours}"


def grouped(rule: Rule) -> dict[str, list[str]]:
    """The editions in which a rule is in force, by what is said of it there."""
    groups: dict[str, list[str]] = {}
    for edition, source in rule.sources.items():
        groups.setdefault(said_by(source), []).append(edition)
    return groups


def editions_page(name: str) -> str:
    """The page: for each edition, what makes it different, and rule by rule what its book says and what we rule."""
    lines = [f"# {TITLES[name]}: its editions, rule by rule", "", "Made by `make docs`; do not edit.", ""]
    lines += ["For every rule in force in an edition: the passage of its book that says it, *our ruling*, or both.", ""]
    rules_name = PAGES[name].name
    lines += [f"{READING} What the rules say, and what enforces them: [the rules](../{rules_name}).", ""]
    every = game(name).editions
    for edition in every.printed.values():
        words = i18n.text(f"{name}-edition-{edition.name.replace('+', '-')}")
        book = BOOKS[name].get(edition.name) or BOOKS[name][str(edition.base)]
        lines += [f"## {edition.name}", "", f"{words}.", "", f"Book: {book}.", "", *changes(name, edition), ""]
        lines += [counted(i18n.rules(name, "en", edition.name), edition), ""]
        lines += ["| rule | | the book | our ruling |", "|---|---|---|---|"]
        for rule, title, _ in i18n.rules(name, "en", edition.name):
            source = rule.sources[edition.name]
            lines.append(
                f"| [{rule.number}](../{rules_name}#{anchor(rule, title)}) | {title} | {source.book} | {source.ours} |"
            )
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def anchor(rule: Rule, title: str) -> str:
    """Where a rule's heading is on the page of rules, as GitHub names it."""
    kept = "".join(
        letter
        for letter in f"{rule.number} {title}".lower()
        if letter.isalpha() or letter.isdecimal() or letter in " -"
    )
    return kept.replace(" ", "-")


def changes(name: str, edition: Edition) -> list[str]:
    """The parameters in which an edition differs from the one it stands on."""
    if not edition.base:
        return ["The base of all the others."]
    every = game(name).editions
    base = every.printed[edition.base]
    changed = [key for key in every.parameters if edition.parameters[key] != base.parameters[key]]
    if not changed:
        return [f"Like {base.name}, with the same parameters."]
    rows = [
        f"| `{key}` | {every.parameters[key].rule} | {lower(edition, key)} | {lower(base, key)} |" for key in changed
    ]
    return [
        f"Like {base.name}, but:",
        "",
        f"| parameter | rule | {edition.name} | {base.name} |",
        "|---|---|---|---|",
        *rows,
    ]


def lower(edition: Edition, key: str) -> str:
    """The value of a parameter, as a house edition writes it."""
    return str(edition.parameters[key]).lower()


def counted(rules: list[tuple[Rule, str, str]], edition: Edition) -> str:
    """How many rules its book says in full, in part, and not at all."""
    sources = [rule.sources[edition.name] for rule, _, _ in rules]
    full, ours = sum(not one.ours for one in sources), sum(not one.book for one in sources)
    part = len(sources) - full - ours
    who = f"{full} as the book says, {part} partly by our ruling, {ours} by our ruling alone"
    return f"{len(sources)} rules are in force: {who}."


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
    editions = {page: editions_page(name) for name, page in EDITION_PAGES.items()}
    write({page: rules_page(name) for name, page in PAGES.items()} | editions)
