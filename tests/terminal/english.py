"""Whether English is left in what a Dutch, French or German player reads."""

from __future__ import annotations

import re
from functools import cache

ENGLISH = """
a the you your yours and with card cards pile hand is are may lay lays laid of or to on at by from bid take takes took
open opens play plays player players game games has have had it its no not this that there they them their then than
when where who what which why how here now one two three four five six seven eight lowest lower points point score rules
rule move moves last chance stock aside blind table turn turns ghost ghosts half halves whole caught catch catches first
next more most fewest any all each every only again back before after over under up will would can cannot could must
does did done keeps keep held hold holds wins win series match seat seats bots bot exchange decline pass hint undo save
help quit for in as an be but so if old new good better way random learner family fox owl badger hare
draw draws drew discard discards discarded round rounds pair pairs run runs colour colours group groups red orange
yellow green blue purple swap skip show shows
"""
SHARED = {  # words of that language too
    "nl": "hand is of open over had bots bot hint help half blind score in as",
    "fr": "pile table points point score on or as a bots bot chance six orange",
    "de": "hand an in so bots bot blind chance orange",
}


@cache
def foreign(language: str) -> set[str]:
    """English words that do not belong into a text of this language."""
    return set(ENGLISH.split()) - set(SHARED[language].split())


def english_in(said: str, language: str) -> set[str]:
    """The English words in a text; none in English itself.

    >>> sorted(english_in("De hand of the speler (H13a)", "nl")), english_in("the hand", "en")
    (['the'], set())
    """
    if language == "en":
        return set()
    said = re.sub(r"^  \S.* (?:play|replay) \S+$", "", said, flags=re.MULTILINE)  # a command to type
    return {word for word in re.findall(r"\b[^\W\d_]+\b", said.lower()) if word in foreign(language)}
