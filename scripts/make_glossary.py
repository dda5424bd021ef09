"""Make docs/glossary.md from docs/glossary: `make docs`."""

from __future__ import annotations

from halfpast.i18n import LANGUAGES
from scripts import DOCS, write
from tests.glossary import glossary

PAGE = DOCS / "glossary.md"
TONGUES = {"en": "English", "nl": "Dutch", "fr": "French", "de": "German"}
HEAD = """# One word per thing

Made by `make docs` from docs/glossary; do not edit. `tests/test_glossary.py` finds a string that says it another way.
"""


def page() -> str:
    """What all languages have a word for, side by side, then what each of them avoids."""
    things = [thing for thing in glossary(LANGUAGES[0]) if all(thing in glossary(language) for language in LANGUAGES)]
    lines = [HEAD, "| thing | " + " | ".join(TONGUES[language] for language in LANGUAGES) + " |"]
    lines += ["|" + "---|" * (1 + len(LANGUAGES))]
    for thing in things:
        words = [glossary(language)[thing].word for language in LANGUAGES]
        lines += [f"| {thing} | {' | '.join(words)} |"]
    for language in LANGUAGES:
        rows = [
            f"| {banned} | {entry.word} | {why} |"
            for entry in glossary(language).values()
            for banned, why in entry.never.items()
        ]
        lines += ["", f"## {TONGUES[language]}", "", "| never | but | for |", "|---|---|---|", *rows]
    return "\n".join(lines).replace("*", r"\*") + "\n"


if __name__ == "__main__":
    write({PAGE: page()})
