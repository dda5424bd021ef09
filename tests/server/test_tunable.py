"""docs/hosts.md says what each limit is and how to change it: every one, and as the code has it."""

from __future__ import annotations

import re

import pytest

from halfpast.server.guard.door import KEPT_FILES, MOST_FILES, MOST_FROM_ADDRESS
from halfpast.server.guard.limits import Limits
from halfpast.server.guard.security import LARGEST_BODY
from halfpast.server.house.lists import MOST_LISTED
from halfpast.server.house.room import GREEDY
from halfpast.server.http.socket import BURST, LONGEST_MESSAGE
from halfpast.server.people.bans import MOST, MOST_DAYS, USUAL_DAYS
from halfpast.server.tables.seats import MOST_OWNERS
from halfpast.server.tables.talk import LONGEST_WORDS, Talk
from halfpast.server.tunable import LIMITS
from tests.server.client import ROOT

HOSTS = (ROOT / "docs" / "hosts.md").read_text("utf-8")
SECTION = HOSTS.split("## Limits", 1)[1].split("\n## ", 1)[0]


# Where what has no name is a constant: rates, which are two numbers.
NAMELESS = {"guard/limits.py", "people/acquaintances.py", "people/bans.py", "features/replays.py"}


def test_what_has_no_name_is_where_the_page_says() -> None:
    intro = SECTION.split("\n|", 1)[0]
    assert set(re.findall(r"`server/(\w+/\w+\.py)`", intro)) == NAMELESS
    for row in [line for line in SECTION.splitlines() if line.startswith("|")][2:]:
        cells = [cell for cell in row.split("|")[2:-1] if re.search(r"\d", cell)]
        assert all("`" in cell or "then" in cell or "handles" in cell for cell in cells), row


@pytest.mark.parametrize("name", LIMITS)
def test_every_limit_that_can_be_changed_is_listed_with_what_it_is(name: str) -> None:
    usual = getattr(*LIMITS[name])
    assert f"`{name}`" in SECTION
    before = re.split(r"[|;(]", SECTION.split(f"`{name}`")[0])
    said = [*re.findall(r"\d[\d,]*", " ".join(before[-2:])), *re.findall(r"\d[\d,]*", before[-1])]
    assert f"{usual:,.0f}" in said, (name, usual, said)


def test_no_limit_is_listed_that_there_is_not() -> None:
    named = set(re.findall(r"`([a-z]+(?:-[a-z]+)*)`", SECTION)) - {"limit_conn"}
    assert named == set(LIMITS)


def test_the_limits_without_a_name_are_as_the_code_has_them() -> None:
    limits, talk = Limits(), Talk()._rate
    for rate, words in {
        limits.guest: "30, then one in 2 seconds",
        limits.address: "300, then 5 a second",
        limits.opens: "60, then one a second",
        limits.opens_from: "600, then 10 a second",
        limits.accounts: "60, then one a minute",
        limits.forgets: "30, then one a minute",
        limits.tries_here: "10, then one a minute",
        limits.tries_of_from: "for one name 10, then one a minute",
        limits.tries_from: "60, then one in 5 seconds",
        limits.tries_of: "for one name 100, then one in 10 seconds",
        limits.replays: "120, then 5 a second",
        limits.logs: "30, then one in 5 seconds",
        limits.pictures: "60, then 2 a second",
        limits.often: "60, then 3 a second",
    }.items():
        every = re.search(r"then (?:one in (\d+)|(one) a|(\d+) a) (second|minute)", words)
        assert every
        a_second = (1 / int(every[1]) if every[1] else int(every[3] or 1)) / (60 if every[4] == "minute" else 1)
        burst = int(re.findall(r"(\d+), then", words)[0])
        assert rate.burst == burst, words
        assert rate.refill == pytest.approx(a_second), words
        assert words in SECTION, words
    for words in (
        f"messages a second (`messages-page`), and {BURST:,.0f} at once",
        f"A message from a page has at most {LONGEST_MESSAGE:,} characters",
        f"whatever is posted at most {LARGEST_BODY:,} bytes",
        f"say {talk.burst} things, then one in {1 / talk.refill:.0f} seconds, each of up to {LONGEST_WORDS} characters",
        f"open on up to {MOST_OWNERS} devices",
        f"Up to {MOST:,} people and addresses can be banned",
        f"The list of open tables shows {MOST_LISTED}.",
        f"raises its limit of file handles as far as the system allows, to {MOST_FILES:,} at most",
        f"fewer than {2 * MOST_FROM_ADDRESS:,} it says so",
        f"as many as file handles, less {KEPT_FILES}",
        f"keeps more than {GREEDY} alive",
    ):
        assert words in re.sub(r"\s+", " ", SECTION), words
    assert f"by default for {USUAL_DAYS} days, at most {MOST_DAYS}" in HOSTS
