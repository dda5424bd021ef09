"""A halfpast Match and the naive referee play the same random games side by side and must always agree.

Run it longer by hand: `python -m tests.games.half.naive.agreement 1000000 7` (moves, seed).
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from dataclasses import dataclass
from typing import Any, NoReturn

import halfpast
from tests.games.half.naive.referee import (
    COPIES,
    DECK,
    GAMES_OF,
    ORDER,
    TAUGHT,
    Referee,
    check_deal,
    in_order,
    order_key,
    series_result,
)
from tests.games.side_by_side import Json, disagree, full_parameters, run_tables, tell

EDITIONS = tuple(GAMES_OF)
SWITCHES = (
    "opening_sets",
    "voluntary_take",
    "sets",
    "ghost_risk",
    "half_across",
    "eight_half",
    "half_on_eight_half",
    "five_wild",
    "five_through_ghost",
    "open_sets",
    "exchange",
)
CHOICES = {name: values for name, values in TAUGHT.items() if values}
# The keys of a position the referee answers for; one it does not write must not be written by the engine.
KEYS = ("phase", "turn", "pile", "from", "seats", "out", "plays", "announced", "known")
# How the seats of a match choose: at random, or at random among moves that lead to the rarer places.
STYLES = ("any", "any", "any", "any", "any", "sets", "halves", "halves", "attack", "quick")
# A pile and a hand on it, for H12, H13a, H15, H15b, H16c, H17a to H17x and H18.
SCENES = (
    ("7h", "8h"),
    ("7h", "88h"),
    ("7hg", "8h"),
    ("8h", "8h"),
    ("8", "hhh"),
    ("8", "hh"),
    ("7", "hhhh"),
    ("5", "68h"),
    ("5g", "46"),
    ("5gg", "46"),
    ("4hh", "456"),
    ("9", "59h"),
    ("9h", "05h"),
    ("9hh", "059"),
)
# What a house rule changes (its value), met more often where it is in force.
HOUSE_SCENES = {
    ("sets", False): (("6", "77h"), ("6", "78h"), ("6h", "77"), ("3h", "44")),
    ("ghost_risk", False): (("7hg", "88"), ("7hg", "89h"), ("8hg", "89h"), ("3gh", "44"), ("3h", "4g")),
    ("half_on_eight_half", True): (("8h", "hh"), ("8h", "05h"), ("8", "hh"), ("8hg", "0hh")),
    ("table_from", "blind"): (("6h", "77"), ("3h", "4")),
}

LAYS = (*(card * count for card in ORDER for count in range(1, COPIES[card] + 1)), "8h")
WORDS = ("take", "blind 1", "blind 2", "blind 3", "pass", "decline")
EXCHANGES = tuple(f"exchange {own} {other}" for own in ORDER for other in ORDER)


@dataclass
class Layout:
    """What a seat still has late in a game."""

    hand: list[str]
    open: list[str]
    blind: list[str]
    on_table: bool

    def last_played(self, rng: random.Random) -> str:
        """Where the cards it laid last can have come from."""
        if self.hand:
            return "hand"
        if len(self.blind) < 3:
            return rng.choice(("hand", "blind"))
        return rng.choice(("hand", "open")) if len(self.open) < 3 else "hand"

    def seat(self, rng: random.Random, parameters: Json) -> Json:
        """As a seat of a position, nothing aside yet."""
        blind = [*self.blind, "-", "-", "-"][:3]
        rng.shuffle(blind)
        return {
            "hand": in_order(self.hand),
            "stock": "",
            "open": in_order(self.open),
            "blind": "".join(blind),
            "aside": "",
            "table": self.on_table and parameters["table_from"] not in ("source", "blind"),
        }


def random_parameters(rng: random.Random) -> Json:
    """A house edition: a random base, every parameter possibly changed."""
    edition: Json = {"base": rng.choice(EDITIONS), "name": rng.choice(("house", "ours", "Sunday table"))}
    change = rng.choice((0.2, 0.5, 0.9))  # near its base, or far from any book
    for name in SWITCHES:
        if rng.random() < change:
            edition[name] = rng.random() < 0.5
    for name, values in CHOICES.items():
        if rng.random() < change:
            edition[name] = rng.choice(values)
    if rng.random() < change:
        edition["stock"] = rng.choice(("all", 0, 0, 1, 2, 3, rng.randint(0, 11)))
    if rng.random() < 0.9:
        edition["games"] = rng.randint(1, 4)
    if rng.random() < 0.5:
        edition["max_plays"] = rng.choice((100, 100, 100, rng.randint(101, 10_000)))
    return edition


def random_deck(rng: random.Random, seats: int) -> str:
    """A part of the deck, small so that games end soon, sometimes rich in cards that catch and are caught."""
    size = rng.choice((9 * seats, rng.randint(9 * seats, min(72, 12 * seats)), 72))
    rich = rng.choice(("", "hg", "78h", "hg059"))
    weighted = sorted(DECK, key=lambda card: rng.random() * (0.05 if card in rich else 1.0))
    deck = weighted[:size]
    rng.shuffle(deck)
    return "".join(deck)


def random_layout(rng: random.Random, cards: list[str]) -> Layout:
    """The last cards of a seat: before table play, at its open cards, or at its blind ones."""
    stage = rng.choice(("before table play", "open", "blind", "blind", "blind"))
    if stage == "before table play":
        sizes = (rng.choice((1, 2, 3)), 3, 3)
    elif stage == "open":
        sizes = (rng.choice((0, 0, 1, 2, 3)), rng.choice((1, 1, 2, 3)), 3)
    else:
        sizes = (rng.choice((0, 0, 1, 2, 3)), 0, rng.choice((1, 1, 2, 3)))
    hand, opens, blinds = ([cards.pop() for _ in range(size)] for size in sizes)
    return Layout(hand, opens, blinds, on_table=stage != "before table play")


def brink_layouts(rng: random.Random, cards: list[str], _parameters: Json) -> tuple[str, Layout, Layout] | None:
    """A pile, a seat whose last card leaves a half bid, and a next seat that holds what catches it (H23a)."""
    number = rng.choice("012345678")
    catching = str(int(number) + 1)
    pile, last = rng.choice(((number, "h"), (number + "h", "g")))
    caught = [catching] * rng.choice((1, 1, 2))
    wanted = [*pile, last, *caught]
    if Counter(wanted) - Counter(cards):
        return None  # this deck is too small for it
    for card in wanted:
        cards.remove(card)
    finisher = rng.choice((Layout([last], [], [], True), Layout([], [], [last], True)))
    more = [cards.pop()] if rng.random() < 0.3 else []
    if rng.random() < 0.35:
        attacker = Layout([], caught + more, [cards.pop() for _ in range(3)], True)
    else:
        attacker = rng.choice((Layout(caught + more, [], [], True), Layout([], [], caught + more, True)))
    return pile, finisher, attacker


def scene_layouts(rng: random.Random, cards: list[str], parameters: Json) -> tuple[str, Layout, Layout] | None:
    """A pile and a hand that meet in a sentence of the law that chance seldom reaches, and some next seat."""
    of_house = [scene for rule, more in HOUSE_SCENES.items() if parameters[rule[0]] == rule[1] for scene in more]
    pile, hand = rng.choice(of_house if of_house and rng.random() < 0.5 else SCENES)
    if Counter(pile + hand) - Counter(cards):
        return None
    for card in pile + hand:
        cards.remove(card)
    blind = [cards.pop() for _ in range(rng.randint(0, 3))]
    return pile, Layout([*hand], [], blind, True), random_layout(rng, cards)


def random_endgame(rng: random.Random, position: Json, parameters: Json) -> Json:
    """The same match, its cards laid anew as late in a game: the rarest endings are a few moves away."""
    zones = ("hand", "stock", "open", "blind", "aside")
    cards = [card for seat in position["seats"] for zone in zones for card in seat[zone] if card != "-"]
    cards += position["pile"]
    rich = rng.choice(("", "hg12", "hg", "78h"))  # these stand late in the list and are dealt more often
    cards.sort(key=lambda card: rng.random() + (0.5 if card in rich else 0.0))
    turn = rng.randrange(len(position["seats"]))
    make = rng.choice((brink_layouts, brink_layouts, scene_layouts, scene_layouts, lambda *_: None))
    made = make(rng, cards, parameters)
    layouts = [random_layout(rng, cards) for _ in position["seats"][2 if made else 0 :]]
    pile = ""
    if made:  # those two decide first and second: the list is turned to the seat at turn below
        pile, layouts = made[0], [made[1], made[2], *layouts]
    layouts = layouts[-turn:] + layouts[:-turn]
    seats = [layout.seat(rng, parameters) for layout in layouts]
    for card in cards:  # who has taken what so far
        seat = rng.choice(seats)
        seat["aside"] = in_order([*seat["aside"], card])
    most: int = parameters["max_plays"]
    plays = 60 if rng.random() < 0.5 else most - rng.choice((1, 1, 1, 2, 3))
    kept = {key: value for key, value in position.items() if key not in ("announced", "dealt", "known", "from")}
    source = layouts[turn - 1].last_played(rng) if pile else "hand"
    return {**kept, "phase": "play", "turn": turn, "pile": pile, "from": source, "seats": seats, "plays": plays}


def random_text(rng: random.Random, phase: str) -> str:
    """Any well-formed move text, likely or not."""
    group = rng.choices((LAYS, WORDS, EXCHANGES), weights=(6, 3, 6 if phase == "exchange" else 1))[0]
    return rng.choice(group)


def choose(rng: random.Random, style: str, referee: Referee, legal: list[str]) -> str:
    """A legal move, half the time one to the taste of the style, if there is one."""
    if style == "any" or rng.random() < 0.3:
        return rng.choice(legal)
    if style == "sets":
        liked = [text for text in legal if len(text) > 1 and text[0] in ORDER and " " not in text]
    elif style == "halves":
        liked = [text for text in legal if text == "8h" or text[0] == "h"]
    elif style == "attack":
        liked = [text for text in legal if referee.is_attack(text)]
    else:  # quick: never give a caught card back, keep halves for the end, so that last chances come about
        liked = [text for text in legal if "h" not in text and text != "take"]
    return rng.choice(liked or legal)


class Table:
    """One match beside its referee."""

    def __init__(self, rng: random.Random, seed: int, counts: Counter[str]) -> None:
        """Choose an edition, seats and a deck at random and deal."""
        self.rng, self.seed, self.counts = rng, seed, counts
        house = rng.random() < 0.6
        self.edition: Json = random_parameters(rng) if house else {"base": rng.choice(EDITIONS)}
        self.parameters = {**full_parameters("half", self.edition), "games": self.games_of_edition()}
        self.seats = rng.choice((2, 2, 3, 3, 4, 5))
        self.style = rng.choice(STYLES)
        self.options: Json = {"seats": self.seats, "seed": rng.getrandbits(32)}
        if rng.random() < (0.2 if house else 0.9):
            self.parameters["games"] = self.options["games"] = rng.randint(1, 4)
        if rng.random() < 0.3:
            self.options["dealer"] = rng.randrange(self.seats)
        if rng.random() < 0.5:
            self.options["deck"] = random_deck(rng, self.seats)
        self.rows: list[Json] = []
        self.before: Json = {}
        self.haste = 0.0  # how likely each move is to be left out and the cards laid anew as late in a game
        self.referee: Referee
        self.move = "the deal"
        self.match: Any = halfpast.new("half", edition=self.edition, **self.options)
        self.new_game(self.match.position(), previous=None)

    def games_of_edition(self) -> int:
        """H25: how many games are played where nothing else is said."""
        said: int | None = self.edition.get("games")
        if said is None:
            self.counts["number of games left to the box"] += 1
        return GAMES_OF[self.edition["base"]] if said is None else said

    def go_to_endgame(self) -> None:
        """Put both sides late into the game in play."""
        self.before = self.match.position()
        self.move = "loading an endgame"
        position = random_endgame(self.rng, self.before, self.parameters)
        self.match = halfpast.load(position)
        self.referee = Referee(position, self.parameters)
        self.counts["endgames loaded"] += 1
        self.compare_position(self.match.position())

    def play(self) -> None:
        """One move, on both sides, after some questions about others; then everything is compared."""
        if self.referee.phase == "play" and self.rng.random() < self.haste:
            self.go_to_endgame()
        self.before, self.move = self.match.position(), "none yet"
        legal = self.compare_legal()
        self.compare_refusals(legal)
        if self.rng.random() < 0.2:
            self.compare_public()
        self.move = choose(self.rng, self.style, self.referee, legal)
        leaves_exchange = self.referee.phase == "exchange"
        self.match.play(self.move)
        after = self.match.position()
        try:
            self.referee.play(self.move, after["turn"] if leaves_exchange else None)
        except AssertionError as error:
            self.fail(str(error), self.referee.position(), after)
        self.counts.update(self.referee.happened)
        self.referee.happened.clear()
        if self.referee.all_cards() != Counter(DECK):
            self.fail("the referee lost or made cards", self.referee.position(), after)
        if self.referee.over:
            self.end_game(after)
        else:
            self.compare_position(after)
        self.counts["moves"] += 1

    def compare_legal(self) -> list[str]:
        """The legal moves, and their order."""
        mine, theirs = self.referee.legal(), list(self.match.legal())
        if sorted(mine) != sorted(theirs):
            self.fail("legal() differs", {"legal": mine}, {"legal": theirs})
        if theirs != sorted(theirs, key=order_key) or len(set(theirs)) != len(theirs):
            right = {"legal": sorted(mine, key=order_key)}
            self.fail("legal() is not in the contract's order", right, {"legal": theirs})
        if mine != theirs:
            self.fail("legal() is ordered differently", {"legal": mine}, {"legal": theirs})
        if self.match.seat != self.referee.turn:
            self.fail("m.seat differs", {"seat": self.referee.turn}, {"seat": self.match.seat})
        return mine

    def compare_refusals(self, legal: list[str]) -> None:
        """A few other moves: refused exactly when they are not legal."""
        for _ in range(4):
            text = random_text(self.rng, self.referee.phase)
            refusal = self.match.refusal(text)
            if (refusal is None) != (text in legal):
                self.fail(f"refusal({text!r}) is {refusal}", {"legal": legal}, {"refusal": str(refusal)})
            self.counts["refused" if refusal else "not refused"] += 1
        for what, text in self.tempting():
            if self.match.refusal(text) is None:
                self.fail(f"refusal({text!r}) is None", {"legal": legal}, {"refusal": None})
            self.counts[what] += 1

    def compare_public(self) -> None:
        """H05, H08, H16, H17, H20: what a spectator is told, the piles aside too, however they lie."""
        view = self.match.view(None)
        mine: Json = {
            "announced": self.referee.announced,
            "bid": self.referee.bid(),
            "under_five": self.referee.under_five(),
            "catch": self.referee.catching_card(),
            "aside": [in_order(seat.aside) for seat in self.referee.seats],
        }
        aside = [seat["aside"] for seat in view["seats"]]
        theirs = {name: view.get(name) for name in mine} | {"bid": view["bid"]["number"], "aside": aside}
        if mine != theirs:
            self.fail("a spectator's view differs", mine, theirs)
        if any(aside) and self.parameters["aside_shown"] == "face-down":
            self.counts["piles face down listed"] += 1

    def tempting(self) -> list[tuple[str, str]]:
        """Moves that only a house rule refuses, or refuses as ever: H09 without sets, H15b on 8½."""
        referee = self.referee
        found: list[tuple[str, str]] = []
        if referee.phase not in ("play", "last-chance"):
            return found
        seat = referee.seats[referee.at_turn()]
        source = seat.plays_from()
        cards = {"hand": seat.hand, "open": seat.open, "blind": []}[source]
        if not self.parameters["sets"]:
            twice = [card for card in ORDER if cards.count(card) > 1]
            of_house = source == "hand" or self.parameters["open_sets"]
            found += [(f"a set refused, {referee.phase}, {source}", card * 2) for card in twice if of_house]
        if referee.bid() == 8.5 and self.parameters["half_on_eight_half"]:
            found += [(f"{card} refused on 8½, where a half is legal", card) for card in "05" if card in cards]
        return found

    def compare_position(self, theirs: Json) -> None:
        """Every key the referee answers for, and the block."""
        mine = self.referee.position()
        if any(mine.get(key) != theirs.get(key) for key in KEYS):
            self.fail("position() differs", mine, theirs)
        self.compare_block(theirs)

    def compare_block(self, theirs: Json) -> None:
        """H25: which game it is, of how many, and how those before ended; the result only at the end."""
        games = self.parameters["games"]
        game = min(len(self.rows) + 1, games)
        block = {"game": game, "games": games, "results": self.rows}
        if theirs["match"] != block:
            self.fail("the block differs", {"match": block}, {"match": theirs["match"]})
        over = len(self.rows) == games
        result = series_result(self.rows, self.parameters) if over else None
        if self.match.result() != result:
            self.fail("result() differs", {"result": result}, {"result": self.match.result()})

    def end_game(self, after: Json) -> None:
        """H23 to H27: a row for the block; the next game is dealt at once, or the match is over."""
        assert self.referee.result is not None
        self.rows.append(self.referee.result)
        self.counts["games"] += 1
        if after["match"]["results"] != self.rows:
            self.fail("the row differs", {"match": {"results": self.rows}}, {"match": after["match"]})
        if len(self.rows) < self.parameters["games"]:
            previous = {**self.referee.result, "dealer": self.before["dealer"]}
            self.new_game(after, previous)
            return
        self.counts["matches"] += 1
        self.compare_position(after)
        self.compare_legal()
        for text in (random_text(self.rng, "over"), self.move):
            if self.match.refusal(text) is None:
                self.fail(f"refusal({text!r}) is None when all is over", {"legal": []}, {"refusal": None})

    def new_game(self, position: Json, previous: Json | None) -> None:
        """H03 to H06, H26: the deal is checked, then the referee follows from it (or from an endgame)."""
        first = previous is None
        try:
            check_deal(position, self.parameters, previous, self.options.get("deck") if first else None)
            if first and "dealer" in self.options:
                assert position["dealer"] == self.options["dealer"], "not the dealer that was asked for"
        except AssertionError as error:
            self.fail(f"wrong deal: {error}", {}, position)
        self.counts[f"dealt by {'deck' if first and 'deck' in self.options else 'shuffle'}"] += 1
        self.counts[f"dealt into {position['phase']}"] += 1
        self.count_announced(position.get("announced"))
        self.referee = Referee(position, self.parameters)
        self.compare_position(position)
        self.haste = self.rng.choice((0.0, 0.03, 0.3, 0.3))

    def count_announced(self, announced: str | None) -> None:
        """H05, H05a: who announces what."""
        if announced is None:
            return
        if set(announced) == {"-"}:
            self.counts["nobody could announce"] += 1
            if self.parameters["announcing"] == "opener":
                self.counts["nobody could announce, opener"] += 1
        elif "?" in announced:
            shown = sum(card != "?" for card in announced)
            self.counts["only the opener announces" if shown == 1 else "those tied announce"] += 1
        elif self.parameters["announcing"] == "opener":
            self.counts["all tied announce"] += 1

    @property
    def over(self) -> bool:
        """Whether the whole match is over."""
        return bool(len(self.rows) == self.parameters["games"])

    def fail(self, what: str, mine: Json, theirs: Json) -> NoReturn:
        """Everything needed to see and to repeat it."""
        told = [
            f"run seed {self.seed}, match {self.counts['matches'] + 1}, game {len(self.rows) + 1}",
            f"style {self.style}",
            f"edition {self.edition!r}",
            f"options {self.options!r}",
            f"parameters {self.parameters!r}",
            f"move: {self.move}, in this position:",
        ]
        answered = {key: value for key, value in theirs.items() if key in KEYS or key in mine}
        disagree(what, told, self.before, mine, answered)


def run(moves: int, seed: int) -> dict[str, int]:
    """Play random matches until so many moves are made; say what was seen. A mismatch raises."""
    return run_tables(Table, moves, seed)


if __name__ == "__main__":
    tell(run(int(sys.argv[1]), int(sys.argv[2])))
