"""A halfpast Match of Level 8 and the naive referee play the same random matches side by side and must always agree.

Run it longer by hand: `python -m tests.games.level8.naive.agreement 300000 7` (moves, seed).
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Any, NoReturn

import halfpast
from halfpast.games.level8.rules.game import GAME
from tests.games.half.random_games import random_edition
from tests.games.level8.naive.referee import CARDS, Referee, choose_keenly, first_deal_faults, say
from tests.games.level8.random_games import (
    EDITIONS,
    as_told,
    deck_of,
    dry_position,
    late_position,
    lines_of,
    random_cards,
)
from tests.games.side_by_side import Json, disagree, full_parameters, run_tables, tell

# How the seats of a match choose: at random, or so that levels are laid and rounds end.
STYLES = ("any", "keen", "keen", "keen")
ASKED_FOR_LAYS = 0.2  # how often random lays and nearly legal ones are asked of both

# What a run must have seen to count: every phase and kind of move, and what seldom comes about.
SEEN = (
    "draw: draw", "act: lay", "act: off", "act: discard", "act: play", "show: show", "pick: pick", "put: put",
    "put: done", "keep: keep", "keep: done", "dealt", "matches", "late positions loaded",
    "laid a run", "laid a set", "laid a colour", "laid a colour-run",
    "off on a run", "off on a set", "off on a colour", "off on a colour-run", "off on a run with a joker",
    "drew from its own pile", "new stock in draw", "new stock in put", "new stock in pick", "no new stock",
    "a draw lapsed", "nothing to draw", "special discarded", "special discarded as the last card",
    "played take", "played swap", "played keep", "played skip", "skipped", "a skipped seat shows",
    "fewer than three to show", "swapped 0", "swapped 1", "swapped 2", "swapped 3", "round ended in a swap",
    "won by level 8", "round cut short", "match cut short",
    "the same card for all", "different cards", "laid out by another card than the first seat's",
    "asked to lay by another player's card", "off on a group of another card",
    "off on a group that the own level has not", "a round over with different cards", "kept with different cards",
    "won by level 8 on a card of one's own",
    "lays asked", "nearly legal lays asked", "refused", "not refused", "no moves",
)  # fmt: skip
# What only the long run must have seen (`make soak ARGS=naive8`). A seat that passes with nothing in hand and nothing
# to draw is not among it: 300,000 random moves never came to one, so DryTable begins there.
RARE = (
    "111 cards, master", "114 cards, master+skips", "210 cards, master+level8", "99 cards, level8",
    "98 cards, level8-98", "101 cards, level8-101",
    "off on a set with a joker", "off on a colour with a joker", "off on a colour-run with a joker",
    "won by ending with level 7", "won by ending with level 7 with different cards", "robbed of the last card",
    "round ended without a level",
)  # fmt: skip


def referee_parameters(parameters: Json, levels_by_seat: list[Any]) -> Json:
    """The engine's parameters as the referee calls them; the level card of each seat."""
    never = parameters["keep_from"] == "never"
    return {
        "levels_by_seat": levels_by_seat,
        "level_keeps": 0 if never else 4,
        "level_keeps_from": 9 if never else parameters["keep_from"],
        "reshuffle_under": parameters["shuffle_specials"],
        "joker_off": parameters["joker_off"],
        "swap_ends": parameters["swap_ends"],
        "max_plays": parameters["max_plays"],
        "max_rounds": parameters["max_rounds"],
    }


def random_text(rng: random.Random, referee: Referee) -> str:
    """Any well-formed move text but a lay, likely or not."""
    if rng.random() < 0.5:
        return rng.choice(referee.sayable())
    card, seat = rng.choice(CARDS), rng.randrange(6)
    words = (
        f"draw {seat}", f"off {say(rng, card)} {seat}.{rng.randint(1, 9)}", f"discard {card}", f"play skip {seat}",
        f"show {card}", f"pick {seat} {card}", f"put {card}", f"keep {card}",
    )  # fmt: skip
    return rng.choice(words)


class Table:
    """One match beside its referee."""

    def __init__(self, rng: random.Random, seed: int, counts: Counter[str]) -> None:
        """Choose an edition, seats, their level cards and a place to start at random."""
        self.rng, self.seed, self.counts = rng, seed, counts
        self.edition: str | Json = random_edition(GAME, rng) if rng.random() < 0.6 else rng.choice(EDITIONS)
        self.parameters = full_parameters("level8", self.edition)
        self.style = rng.choice(STYLES)
        self.options: Json = {"seats": rng.randint(2, 6), "seed": rng.getrandbits(32)}
        if rng.random() < 0.3:
            self.options["dealer"] = rng.randrange(self.options["seats"])
        self.cards = random_cards(rng, self.options["seats"])
        self.card = as_told(self.cards)
        self.move = "the deal"
        self.match = halfpast.new("level8", edition=self.edition, card=self.said_cards(), **self.options)
        self.before = self.match.position()
        self.rules = referee_parameters(self.parameters, [lines_of(card) for card in self.cards])
        self.deck = Counter(deck_of(self.parameters))
        self.left = rng.choice((30, 100, 500))
        self.counts["tables"] += 1
        self.counts["different cards" if isinstance(self.card, list) else "the same card for all"] += 1
        printed = self.match.edition.printed
        self.counts[f"{self.deck.total()} cards, {self.edition}" if printed else "house editions"] += 1
        self.referee = Referee(self.before, self.rules)
        self.check_deal()
        if rng.random() < 0.8:
            self.go_to_late()

    def said_cards(self) -> str | Json | list[str | Json]:
        """L23a: a card that all have may be said once or for each."""
        return self.card if self.rng.random() < 0.5 else self.cards

    def position_to_load(self) -> Json:
        """Somewhere that play seldom comes to."""
        return late_position(self.rng, self.before, self.parameters, *self.referee.levels)

    def check_deal(self) -> None:
        """L03 to L05: the first deal. L23a: everyone has the card they chose, and everyone sees it."""
        faults = first_deal_faults(self.before)
        told = [self.before["card"], *(self.match.view(seat)["card"] for seat in (None, *range(len(self.cards))))]
        faults += [f"not the level cards that were asked for: {cards}" for cards in told if cards != self.card]
        if self.options.get("dealer", self.before["dealer"]) != self.before["dealer"]:
            faults.append("not the dealer that was asked for")
        if faults:
            self.fail(f"wrong deal: {faults}", {}, self.before)
        self.compare_position(self.before)

    def go_to_late(self) -> None:
        """Put both sides there."""
        self.move, self.left = "loading a late position", self.rng.choice((10, 30, 60))
        position = self.position_to_load()
        self.match = halfpast.load({**position, "card": self.said_cards()})
        self.referee = Referee(position, self.rules)
        self.counts["late positions loaded"] += 1
        self.compare_position(self.match.position())

    @property
    def over(self) -> bool:
        """Whether the match is over, or has been looked at for long enough."""
        return self.match.seat is None or self.left <= 0

    def play(self) -> None:
        """One move, on both sides, after some questions about others; then everything is compared."""
        self.before, self.move = self.match.position(), "none yet"
        legal = self.compare_legal()
        self.compare_refusals()
        lays = self.compare_lays()
        self.move = self.choose(legal, lays)
        events = self.match.play(self.move)
        after = self.match.position()
        try:
            self.referee.play(self.move, after)
        except AssertionError as error:
            self.fail(str(error), self.referee.position(), after)
        self.compare_end_of_round(events)
        self.compare_position(after)
        self.counts["moves"] += 1
        self.left -= 1
        if self.match.seat is None:
            self.counts["matches"] += 1
            self.compare_legal()
            self.compare_refusals()

    def choose(self, legal: list[str], lays: list[str]) -> str:
        """A legal move to the taste of the style."""
        if lays and self.rng.random() < 0.7:
            return self.rng.choice(lays)
        return self.rng.choice(legal) if self.style == "any" else choose_keenly(self.rng, self.referee)

    def compare_legal(self) -> list[str]:
        """The legal moves; of the lays there is one in the list whenever there is one at all."""
        theirs = self.match.legal()
        lays = [text for text in theirs if text.startswith("lay ")]
        mine = {self.referee.plain(text) for text in self.referee.legal_simple()}
        plain = [self.referee.plain(text) for text in theirs if text not in lays]
        if mine != set(plain) or len(plain) != len(set(plain)):
            self.fail("legal() differs", {"legal": sorted(mine)}, {"legal": sorted(plain)})
        if bool(lays) != (self.referee.phase == "act" and self.referee.can_lay()):
            self.fail("whether the level can be laid differs", {}, {"lays": lays})
        for text in lays:
            if self.referee.refuses(text):
                self.fail(f"{text} is in legal()", {"refused": self.referee.refuses(text)}, {})
        if self.match.seat != self.referee.asked():
            self.fail("m.seat differs", {"seat": self.referee.asked()}, {"seat": self.match.seat})
        return theirs

    def compare_refusals(self) -> None:
        """A few other moves: refused exactly when they are not legal."""
        for _ in range(4 if self.referee.phase != "over" else 1):
            self.compare_refusal("discard r1" if self.referee.phase == "over" else random_text(self.rng, self.referee))

    def compare_lays(self) -> list[str]:
        """Random lays are accepted, nearly legal ones refused; the legal ones."""
        if self.referee.phase != "act" or self.rng.random() > ASKED_FOR_LAYS:
            return []
        lays = self.referee.some_lays(self.rng, 2)
        for text in (*lays, *self.referee.nearly_lays(self.rng, 3)):
            self.compare_refusal(text)
            self.counts["lays asked" if text in lays else "nearly legal lays asked"] += 1
        return lays

    def compare_refusal(self, text: str) -> None:
        """Both accept a move, or refuse it, or say that it is none."""
        mine = self.referee.refuses(text)
        try:
            refusal = self.match.refusal(text)
            theirs = refusal.rule if refusal else None
        except halfpast.InvalidMove:
            theirs = "syntax"
        if (mine is None, mine == "syntax") != (theirs is None, theirs == "syntax"):
            self.fail(f"refusal({text!r}) differs", {"rule": mine}, {"rule": theirs})
        self.counts["no moves" if mine == "syntax" else "refused" if mine else "not refused"] += 1

    def compare_position(self, theirs: Json) -> None:
        """The whole position, no card lost or made, and the result only at the end."""
        differences = self.referee.agrees(theirs)
        if differences:
            self.fail(f"position() differs: {differences}", self.referee.position(), theirs)
        if self.referee.all_cards() != self.deck:
            self.fail("cards are lost or made", self.referee.position(), theirs)
        if self.match.result() != self.referee.result():
            self.fail("result() differs", {"result": self.referee.result()}, {"result": self.match.result()})
        self.counts.update(self.referee.happened)
        self.referee.happened.clear()

    def compare_end_of_round(self, events: list[Json]) -> None:
        """L18, L26: who ended the round is told; of a match that is over by L26 only that it is."""
        ended = [event.get("seat") for event in events if event["type"] == "round-over"]
        told = ["round over" if seat is None else f"round over by {seat}" for seat in ended]
        mine = [what for what in self.referee.happened if what.startswith("round over")]
        if told != mine and self.referee.happened[-1] != "match cut short":
            self.fail("who ended the round differs", {"told": mine}, {"told": told})

    def fail(self, what: str, mine: Json, theirs: Json) -> NoReturn:
        """Everything needed to see and to repeat it."""
        told = [
            f"run seed {self.seed}, table {self.counts['tables']}",
            f"edition {self.edition!r}, card {self.card!r}",
            f"options {self.options!r}",
            f"move: {self.move}, in this position:",
        ]
        disagree(what, told, self.before, mine, theirs)


class DryTable(Table):
    """A match in which there is nothing to draw (L10), which chance does not come to in 300,000 moves."""

    def __init__(self, rng: random.Random, seed: int, counts: Counter[str]) -> None:
        super().__init__(rng, seed, counts)
        self.left = 8  # then there are discards

    def position_to_load(self) -> Json:
        """No stock, no discards, a seat with one card or none."""
        return dry_position(self.rng, self.before, self.parameters)


def run_dry(moves: int, seed: int) -> dict[str, int]:
    """The same with nothing to draw."""
    return run_tables(DryTable, moves, seed)


def run(moves: int, seed: int) -> dict[str, int]:
    """Play random matches until so many moves are made; say what was seen. A mismatch raises."""
    return run_tables(Table, moves, seed)


def verdict(counts: Counter[str]) -> str:
    """What was compared; everything must have been seen."""
    unseen = [what for what in (*SEEN, *RARE) if not counts[what]]
    assert not unseen, f"never seen: {unseen}"
    said = ("moves", "tables", "matches", "refused", "not refused", "no moves", "lays asked", "nearly legal lays asked")
    return ", ".join(f"{counts[what]:,} {what}" for what in said)


if __name__ == "__main__":
    tell(run(int(sys.argv[1]), int(sys.argv[2])))
