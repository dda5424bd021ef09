"""A slow, obvious referee of 8½, read sentence by sentence from the numbered law (half.md).

It exists to disagree with the engine. It shares no code with it, knows no arrays and no tricks: cards are
letters, zones are lists of letters, a bid is a float (halves are exact), and every rule is a method that
cites its number. It referees one game; the series is `check_deal` before it and `series_result` after it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

# The order in which cards are sorted everywhere.
ORDER = "0123456789hg"
# H01: 1 and 2 four times; 3, 4, 6, 7, 8 six times; 0, 5, 9 six times; ½ and ghost eight times.
COPIES = {
    "0": 6, "1": 4, "2": 4, "3": 6, "4": 6, "5": 6, "6": 6, "7": 6, "8": 6, "9": 6, "h": 8, "g": 8,
}  # fmt: skip
DECK = "".join(card * COPIES[card] for card in ORDER)
YELLOW = "1234678"
NUMBERS = "0123456789"
# H25: a series is six games; express knows no series and is one game.
GAMES_OF = {"amigo": 6, "fundex": 6, "demi": 6, "express": 1, "express-advanced": 1}
# Every parameter of an edition that it has been taught, and where it is no number or switch, its values.
TAUGHT: dict[str, tuple[str, ...]] = {
    "stock": (),  # H03x
    "opening": ("lowest-yellow", "lowest-number", "lot"),  # H05, H05x
    "opening_sets": (),  # H05x
    "announcing": ("all", "opener"),  # H05
    "voluntary_take": (),  # H07
    "sets": (),  # H09
    "ghost_risk": (),  # H12
    "half_across": (),  # H13a
    "eight_half": (),  # H15
    "half_on_eight_half": (),  # H15b
    "five_wild": (),  # H17x
    "five_through_ghost": (),  # H17c
    "open_sets": (),  # H19
    "aside_shown": ("open", "face-down"),  # H20: how it lies; everyone knows its cards
    "table_from": ("reached", "started", "source", "blind"),  # H21, H21b, H21x
    "scoring": ("points", "cards"),  # H24, H24x
    "fewest_tie": ("all", "none"),  # H24
    "games": (),  # H25
    "exchange": (),  # H26
    "max_plays": (),  # H27
}


def in_order(cards: list[str]) -> str:
    """Cards as a sorted text."""
    return "".join(sorted(cards, key=ORDER.index))


def is_whole(bid: float) -> bool:
    """Whether a bid does not end in ½."""
    return bid == int(bid)


def order_key(text: str) -> tuple[int, int, int, int]:
    """Where a move text stands in `legal()`: lays by card and copies, 8h after the 8s, then the words."""
    word, *arguments = text.split()
    if word == "take":
        return (100, 0, 0, 0)
    if word == "blind":
        return (101, int(arguments[0]), 0, 0)
    if word == "pass":
        return (102, 0, 0, 0)
    if word == "exchange":
        return (103, ORDER.index(arguments[0]), ORDER.index(arguments[1]), 0)
    if word == "decline":
        return (104, 0, 0, 0)
    if word == "8h":
        return (ORDER.index("8"), 1, 0, 0)
    return (ORDER.index(word[0]), 0, len(word), 0)


@dataclass
class Seat:
    """What lies before one seat. `known` are the cards all have seen go into its hand."""

    hand: list[str]
    stock: list[str]
    open: list[str]
    blind: list[str]
    aside: list[str]
    table: bool
    known: list[str] = field(default_factory=list)

    def blind_places(self) -> list[int]:
        """The places (1, 2, 3) where a blind card still lies."""
        return [place for place in (1, 2, 3) if self.blind[place - 1] != "-"]

    def plays_from(self) -> str:
        """H04, H19: the hand first, then the open cards, then the blind ones."""
        if self.hand or self.stock:
            return "hand"
        if self.open:
            return "open"
        return "blind"

    def has_no_card_left(self) -> bool:
        """H23: no card in hand, stock, open or blind. Cards aside do not matter."""
        return not self.hand and not self.stock and not self.open and not self.blind_places()

    def held(self) -> int:
        """H23b: aside, hand, stock, open, blind."""
        return len(self.aside) + len(self.hand) + len(self.stock) + len(self.open) + len(self.blind_places())


def lowest_announceable(hand: list[str], parameters: Json) -> str:
    """H05, H05x: the lowest yellow card, or with `lowest-number` the lowest number card; `-` for none."""
    announceable = YELLOW if parameters["opening"] == "lowest-yellow" else NUMBERS
    cards = [card for card in hand if card in announceable]
    return min(cards, key=int) if cards else "-"


def announcements(hands: list[list[str]], parameters: Json) -> str | None:
    """H05: what all know of the seats' lowest cards, a character a seat. Nothing when the opener is by lot.

    With `announcing` `opener` only the lowest card of all is shown, by all who hold it: the others are a `?`. That
    nobody holds such a card is known all the same.
    """
    if parameters["opening"] == "lot":
        return None
    lowest = [lowest_announceable(hand, parameters) for hand in hands]
    if parameters["announcing"] == "opener" and set(lowest) != {"-"}:
        least = min(card for card in lowest if card != "-")
        lowest = [card if card == least else "?" for card in lowest]
    return "".join(lowest)


def who_may_open(announced: str | None, seats: int) -> list[int]:
    """H05: those with the lowest announced card. H05a: with no such card, or by lot, it may be any seat."""
    if announced is None or set(announced) == {"-"}:
        return list(range(seats))
    lowest = min(card for card in announced if card not in "-?")
    return [seat for seat in range(seats) if announced[seat] == lowest]


def opening_phase(announced: str | None) -> str:
    """H05, H05a: `opening` when an announced card must be played, else `play`: any card opens (H11)."""
    if announced is None or set(announced) == {"-"}:
        return "play"
    return "opening"


class Referee:
    """One game of 8½, from any position of it to its end."""

    def __init__(self, position: Json, parameters: Json) -> None:
        """Copy the position; nothing of the caller's is kept. What it has not been taught it does not referee."""
        assert set(parameters) == set(TAUGHT), f"not taught, or not said: {set(parameters) ^ set(TAUGHT)}"
        for name, values in TAUGHT.items():
            assert not values or parameters[name] in values, f"the referee knows no {name} {parameters[name]}"
        self.parameters = dict(parameters)
        self.phase: str = position["phase"]
        self.turn: int | None = position["turn"]
        self.pile: list[str] = list(position["pile"])
        self.pile_from: str = position.get("from", "hand")
        self.out: str = position.get("out", "")
        self.plays: int = position.get("plays", 0)
        self.announced: str | None = position.get("announced")
        known = position.get("known", [""] * len(position["seats"]))
        self.seats = [
            Seat(
                hand=list(seat["hand"]),
                stock=list(seat["stock"]),
                open=list(seat["open"]),
                blind=list(seat["blind"]),
                aside=list(seat.get("aside", "")),
                table=bool(seat.get("table", False)),
                known=list(known[number]),
            )
            for number, seat in enumerate(position["seats"])
        ]
        results = position.get("match", {}).get("results", [])
        self.last_big_loser: int | None = results[-1]["big_loser"] if results else None
        self.over = False
        self.result: Json | None = None
        # What happened so far, in a few words each, so that a long run can show that it saw everything.
        self.happened: list[str] = []

    # ---------------------------------------------------------------- small words

    def at_turn(self) -> int:
        """The seat that must decide."""
        assert self.turn is not None, "nobody is to move"
        return self.turn

    def left_of(self, seat: int) -> int:
        """H06: play goes clockwise."""
        return (seat + 1) % len(self.seats)

    def right_of(self, seat: int) -> int:
        """H16: whoever played last sits right of the seat to move, for nobody may pass over a pile."""
        return (seat - 1) % len(self.seats)

    def note(self, what: str) -> None:
        """Remember what happened."""
        self.happened.append(what)

    # ---------------------------------------------------------------- the pile

    def bid(self) -> float:
        """H08, H11 to H14: read the pile from the bottom; a set of numbers counts once by itself."""
        bid = 0.0
        for card in self.pile:
            if card == "g":
                pass  # H12: the bid stays
            elif card == "h":
                bid = bid + 0.5  # H13
            else:
                bid = float(card)  # H08, and H14 for the 0
        return bid

    def under_five(self) -> bool:
        """H17, H17a, H17c: the card on top is a 5; with `five_through_ghost`, looking through ghosts."""
        pile = list(self.pile)
        if self.parameters["five_through_ghost"]:
            while pile and pile[-1] == "g":
                pile.pop()
        return bool(pile) and pile[-1] == "5"

    def catching_card(self) -> str | None:
        """H16, H16c: on a half bid the number card that is the next whole number; none from 9½ on.

        H12: without `ghost_risk` none while a ghost lies on top of the bid.
        """
        bid = self.bid()
        if is_whole(bid) or bid > 8.5 or self.is_sheltered():
            return None
        return str(int(bid + 0.5))

    def is_sheltered(self) -> bool:
        """H12: a ghost on top of a half bid, where a ghost carries no risk."""
        on_ghost = bool(self.pile) and self.pile[-1] == "g"
        return on_ghost and not is_whole(self.bid()) and not self.parameters["ghost_risk"]

    def is_attack(self, cards: str) -> bool:
        """H16, H16b, H16c: only the number attacks, in one or more copies; 8+½ on 7½ does not."""
        catching = self.catching_card()
        return catching is not None and set(cards) == {catching}

    # ---------------------------------------------------------------- which cards may lie on the pile

    def may_be_laid(self, cards: str) -> bool:
        """Whether these cards (of one kind, or 8h) may be laid on the pile, wherever they come from."""
        if cards == "8h":
            return self.eight_half_may_be_laid()
        card = cards[0]
        if card == "g":
            return True  # H12: playable on every bid
        if card == "h":
            return self.halves_may_be_laid(len(cards))
        if card == "0":
            return self.zero_may_be_laid()
        if card == "5":
            return self.five_may_be_laid()
        return self.number_may_be_laid(card)

    def number_may_be_laid(self, card: str) -> bool:
        """H08, H17, H17b, H18: at least the bid; but under a 5 only 5 or lower, whatever the bid."""
        if self.under_five():
            return int(card) <= 5
        return int(card) >= self.bid()

    def zero_may_be_laid(self) -> bool:
        """H14: only on a whole bid (H15b, H17 and H18 agree)."""
        return is_whole(self.bid())

    def five_may_be_laid(self) -> bool:
        """H17: on a bid of 5 or less only. H17x: as a wild card on every bid but 8½ (H15b)."""
        if self.parameters["five_wild"]:
            return self.bid() != 8.5
        return self.bid() <= 5

    def halves_may_be_laid(self, count: int) -> bool:
        """H13, H13a: one after the other, never on 8½; with `half_across` a set may step across 8½.

        H15b: with `half_on_eight_half` one may be laid on 8½, too, so that nothing is in the way of any set.
        """
        if self.parameters["half_on_eight_half"]:
            return True
        bid = self.bid()
        for laid in range(count):
            on_eight_half = bid + laid * 0.5 == 8.5
            first = laid == 0
            if on_eight_half and (first or not self.parameters["half_across"]):
                return False
        return True

    def eight_half_may_be_laid(self) -> bool:
        """H15, H15b, H17b: where an 8 is legal, and on 8½ itself."""
        if not self.parameters["eight_half"]:
            return False
        return self.bid() == 8.5 or self.number_may_be_laid("8")

    # ---------------------------------------------------------------- what a seat may do

    def legal(self) -> list[str]:
        """Every legal move, in the order of the contract."""
        if self.over or self.phase == "over":
            return []
        if self.phase == "exchange":
            return self.legal_in_exchange()
        if self.phase == "opening":
            return self.legal_in_opening()
        if self.phase == "last-chance":
            return self.legal_in_last_chance()
        assert self.phase == "play", self.phase
        return self.legal_in_play()

    def legal_in_exchange(self) -> list[str]:
        """H26: one of its open cards for one of the big loser's, equal ones too; or decline."""
        assert self.last_big_loser is not None
        moves = []
        for own in ORDER:
            for other in ORDER:
                if own in self.seats[self.at_turn()].open and other in self.seats[self.last_big_loser].open:
                    moves.append(f"exchange {own} {other}")
        return [*moves, "decline"]

    def legal_in_opening(self) -> list[str]:
        """H05: exactly the announced card. H05x, H09: with `opening_sets` several, even without `sets`."""
        hand = self.seats[self.at_turn()].hand
        card = lowest_announceable(hand, self.parameters)
        copies = hand.count(card) if self.parameters["opening_sets"] else 1
        return [card * count for count in range(1, copies + 1)]

    def sets_at_hand(self, seat: Seat) -> list[str]:
        """H09, H15, H19: every lay the cards allow, legal on the pile or not: sets and 8+½ from the hand.

        H09: without `sets` one card a turn, from the hand or from the open cards; 8+½ stays.
        """
        source = seat.plays_from()
        if source == "blind":
            return []
        cards = seat.hand if source == "hand" else seat.open
        sets_allowed = self.parameters["sets"] and (source == "hand" or self.parameters["open_sets"])
        lays: list[str] = []
        for card in ORDER:
            copies = cards.count(card)
            most = copies if sets_allowed else min(copies, 1)
            lays.extend(card * count for count in range(1, most + 1))
            if card == "8" and source == "hand" and "8" in cards and "h" in cards:
                lays.append("8h")  # H15a: exactly one of each
        return lays

    def legal_in_play(self) -> list[str]:
        """H07, H11, H19, H22: lay what may lie there; take when nothing may; a blind seat turns a card."""
        seat = self.seats[self.at_turn()]
        lays = [cards for cards in self.sets_at_hand(seat) if self.may_be_laid(cards)]
        turns = []
        if seat.plays_from() == "blind":
            turns = [f"blind {place}" for place in seat.blind_places()]
        must_take = not lays and not turns
        may_take = self.parameters["voluntary_take"] and bool(self.pile)
        takes = ["take"] if must_take or may_take else []
        assert self.pile or not takes, "H11: on an empty pile every card is legal"
        return [*lays, *takes, *turns]

    def legal_in_last_chance(self) -> list[str]:
        """H23a: attack from the hand or the open cards, or turn one blind card; or pass."""
        seat = self.seats[self.at_turn()]
        moves = [cards for cards in self.sets_at_hand(seat) if self.is_attack(cards)]
        if seat.plays_from() == "blind":
            moves = [f"blind {place}" for place in seat.blind_places()]
        return [*moves, "pass"]

    # ---------------------------------------------------------------- playing

    def play(self, text: str, next_turn: int | None = None) -> None:
        """Play a legal move. `next_turn`: who opens after an exchange, where a tie is drawn by lot."""
        assert text in self.legal(), f"{text!r} is not among {self.legal()}"
        self.note(f"phase {self.phase}")
        self.plays += 1  # H27: every move counts
        word = text.split()[0]
        if word in ("exchange", "decline"):
            self.exchange(text, next_turn)
        elif word == "take":
            self.take()
        elif word == "pass":
            self.let_go()
        elif word == "blind":
            self.turn_blind(int(text.split()[1]))
        else:
            self.lay_from_hand_or_open(text)
        self.end_if_endless()
        self.start_table_play()

    def exchange(self, text: str, next_turn: int | None) -> None:
        """H26: swap the two open cards or leave them; who opens is found afterwards."""
        word, *cards = text.split()
        self.note(word)
        if word == "exchange":
            assert self.last_big_loser is not None
            winner, loser = self.seats[self.at_turn()], self.seats[self.last_big_loser]
            winner.open.remove(cards[0])
            loser.open.remove(cards[1])
            winner.open.append(cards[1])
            loser.open.append(cards[0])
        self.announced = announcements([seat.hand for seat in self.seats], self.parameters)
        openers = who_may_open(self.announced, len(self.seats))
        if next_turn is None:
            assert len(openers) == 1, f"H05: a lot decides between {openers}: say who opens"
            next_turn = openers[0]
        assert next_turn in openers, f"H05: seat {next_turn} opens, but only {openers} may"
        self.turn = next_turn
        self.phase = opening_phase(self.announced)

    def lay_from_hand_or_open(self, cards: str) -> None:
        """H07, H09, H19: the cards leave the hand (or the open cards) and go on the pile."""
        seat = self.seats[self.at_turn()]
        if not self.parameters["sets"] and len(cards) > 1:
            self.note("8h without sets" if cards == "8h" else "opened with several, without sets")
        source = seat.plays_from()
        zone = seat.hand if source == "hand" else seat.open
        for card in cards:
            zone.remove(card)
            if source == "hand" and card in seat.known:
                seat.known.remove(card)  # one card fewer that all know to be there
        if source == "open" and len(cards) > 1:
            self.note("open set")
        if source == "hand":
            self.draw(seat, len(cards))
        self.reach_table_play(seat)
        self.put_on_pile(cards, source)

    def draw(self, seat: Seat, count: int) -> None:
        """H10: as many as it played while its stock lasts, so that it holds three."""
        for _ in range(count):
            if seat.stock:
                seat.hand.append(seat.stock.pop(0))
                assert len(seat.hand) <= 3, "H10: there is no stock with a hand above three"

    def turn_blind(self, place: int) -> None:
        """H19, H22, H23a: turn a blind card: played if legal, else taken, or in a last chance put back."""
        seat = self.seats[self.at_turn()]
        card = seat.blind[place - 1]
        if self.phase == "last-chance":
            if not self.is_attack(card):
                self.note("last chance: blind card missed")
                self.finish(self.right_of(self.at_turn()))  # H23a: it goes back and counts
                return
            self.note("last chance: blind card caught")
        seat.blind[place - 1] = "-"
        if self.may_be_laid(card):
            self.note("blind card played")
            self.put_on_pile(card, "blind")
            return
        self.note("blind card refused")
        if self.parameters["table_from"] == "blind":
            self.note("only a refused blind card brings the pile")
        self.pile.append(card)  # H22: taken with the pile
        self.into_hand(seat)
        self.pass_turn(self.left_of(self.at_turn()))

    def put_on_pile(self, cards: str, source: str) -> None:
        """H16, H23: the cards are off the seat and lie on the pile; is it an attack, the end, or neither?"""
        player = self.at_turn()
        attack = self.is_attack(cards)  # asked of the bid before the cards lie there
        self.note_rarities(cards)
        caught_from = self.pile_from
        self.pile.extend(cards)
        self.pile_from = source
        if attack:
            self.catch(player, caught_from)
        elif not self.seats[player].has_no_card_left():
            self.pass_turn(self.left_of(player))
        elif self.catching_card() is not None:
            self.note("last chance offered")  # H23a, whatever the next seat holds
            self.phase = "last-chance"
            self.turn = self.left_of(player)
        else:
            self.note(
                "finished on a whole bid" if is_whole(self.bid())
                else "finished with a ghost without risk" if self.bid() < 9
                else "finished on 9½ or more"
            )  # fmt: skip
            self.finish(player)

    def catch(self, attacker: int, caught_from: str) -> None:
        """H16: whoever played last takes the pile with the attacking cards; the attacker opens a new one."""
        caught = self.seats[self.right_of(attacker)]
        self.note("catch")
        if self.phase == "last-chance":
            self.note("caught finisher")
            if self.parameters["table_from"] == "blind":
                self.note("only a caught finisher takes the pile")
            self.into_hand(caught)  # H21, H23: always
        elif self.goes_into_hand(caught, caught_from):
            self.note("caught into hand")
            self.into_hand(caught)
        else:
            self.note("caught aside" if caught_from == "hand" else f"caught aside, {caught_from} card")
            if not caught.hand and not caught.stock:
                self.note("last hand card caught aside")
            self.put_aside(caught)
        if self.seats[attacker].has_no_card_left():
            self.note("attacker won in last chance" if self.phase == "last-chance" else "attacker won")
            self.finish(attacker)  # H16d
        else:
            self.pass_turn(attacker)

    def take(self) -> None:
        """H11, H20, H22: the whole pile; the seat to the left opens a new one."""
        seat = self.seats[self.at_turn()]
        source = seat.plays_from()
        if self.legal_in_play() != ["take"]:
            self.note("voluntary take")
        if self.goes_into_hand(seat, source):
            self.note("take into hand")
            self.into_hand(seat)
        else:
            self.note("take aside" if source == "hand" else f"take aside, on {source} cards")
            self.put_aside(seat)
        self.pass_turn(self.left_of(self.at_turn()))

    def let_go(self) -> None:
        """H23a: anything but an attack ends the game."""
        self.note("last chance: pass")
        self.finish(self.right_of(self.at_turn()))

    def pass_turn(self, seat: int) -> None:
        """H06: that seat decides next, in the ordinary way."""
        self.turn = seat
        self.phase = "play"

    # ---------------------------------------------------------------- where a taken pile goes

    def goes_into_hand(self, seat: Seat, source: str) -> bool:
        """H20, H21: once table play has begun. H21x: by where it plays, or the caught card came from.

        H21x, read the other way (`blind`): never; a refused blind card (H22) and a caught finisher (H23) do not ask.
        """
        if self.parameters["table_from"] == "blind":
            return False
        if self.parameters["table_from"] == "source":
            return source in ("open", "blind")
        return seat.table

    def into_hand(self, seat: Seat) -> None:
        """H20: the pile goes into the hand; all have seen it go there."""
        seat.hand.extend(self.pile)
        seat.known.extend(self.pile)
        self.clear_pile()

    def put_aside(self, seat: Seat) -> None:
        """H20: the pile goes aside, out of the game, counted at the end."""
        seat.aside.extend(self.pile)
        self.clear_pile()

    def clear_pile(self) -> None:
        """H11: an empty pile; what lay on it came from nowhere now, which is written `hand`."""
        self.pile = []
        self.pile_from = "hand"

    def reach_table_play(self, seat: Seat) -> None:
        """H21 `reached`: the moment stock and hand are both empty, once and for all."""
        if self.parameters["table_from"] == "reached" and not seat.hand and not seat.stock:
            seat.table = True

    def start_table_play(self) -> None:
        """H21b `started`: with its first turn on which stock and hand are both empty, once and for all."""
        if self.parameters["table_from"] != "started" or self.phase not in ("play", "last-chance"):
            return
        seat = self.seats[self.at_turn()]
        if not seat.hand and not seat.stock:
            seat.table = True

    # ---------------------------------------------------------------- the end

    def finish(self, finisher: int) -> None:
        """H23, H23b, H24: the game ends with a finisher and a big loser."""
        self.end(finisher, self.big_loser(finisher))

    def end_if_endless(self) -> None:
        """H27: after so many moves, a finish or a last chance settled first, it ends with no finisher."""
        if self.plays >= self.parameters["max_plays"] and self.phase not in ("last-chance", "over"):
            self.note("endless")
            if self.plays > self.parameters["max_plays"]:
                self.note("endless after a last chance")
            self.end(None, None)

    def end(self, finisher: int | None, big_loser: int | None) -> None:
        """The row of the block."""
        self.over = True
        self.phase = "over"
        self.turn = None
        self.result = {
            "finisher": finisher,
            "held": [seat.held() for seat in self.seats],
            "points": self.points(finisher),
            "big_loser": big_loser,
        }

    def big_loser(self, finisher: int) -> int:
        """H23b: among the others, most cards; a tie goes to the tied seat nearest after the finisher."""
        others = []
        seat = self.left_of(finisher)
        while seat != finisher:
            others.append(seat)
            seat = self.left_of(seat)
        most = max(self.seats[other].held() for other in others)
        tied = [other for other in others if self.seats[other].held() == most]
        if len(tied) > 1:
            self.note("big loser by nearness")
        return tied[0]

    def points(self, finisher: int | None) -> list[int]:
        """H24: the finisher 2, the fewest cards 1. H24x: a point a card. H27: without finisher no 2."""
        held = [seat.held() for seat in self.seats]
        if self.parameters["scoring"] == "cards":
            return held
        points = [0] * len(held)
        if finisher is not None:
            points[finisher] += 2
        fewest = [seat for seat, cards in enumerate(held) if cards == min(held)]
        if len(fewest) > 1:
            self.note("tie for fewest")
            if self.parameters.get("fewest_tie") == "none":
                return points
        for seat in fewest:
            points[seat] += 1
        return points

    # ---------------------------------------------------------------- telling

    def note_rarities(self, cards: str) -> None:
        """What a long random run should have seen at least once, told before the cards lie there."""
        bid = self.bid()
        if cards == "8h":
            self.note("8h on 7½" if bid == 7.5 else "8h on 8½" if bid == 8.5 else "8h")
        if cards[0] == "h" and bid < 8.5 < bid + len(cards) * 0.5:
            self.note("halves across 8½")
            if not self.parameters["half_across"]:
                self.note("halves across 8½, as one may lie on it")
        if cards[0] == "h" and bid == 8.5:
            self.note("half on 8½" if len(cards) == 1 else "halves on 8½")
        if self.is_sheltered():
            if cards == str(int(bid + 0.5)):
                self.note("no catch: a ghost without risk")
            elif cards == "8h":
                self.note("8h on a ghost without risk")
        elif cards[0] == "g" and not is_whole(bid) and not self.parameters["ghost_risk"]:
            self.note("ghost without risk on a half bid")
        if cards[0] == "5" and bid > 5:
            self.note("wild 5")
        if cards[0] == "h" and bid >= 9:
            self.note("half above 9")
        if self.under_five():
            self.note("under a 5 through a ghost" if self.pile[-1] == "g" else "under a 5")
        elif self.pile and self.pile[-1] == "g" and "5" in self.pile and bid == 5:
            self.note("bid 5 under a ghost, no duty")
        if self.is_attack(cards):
            self.note("attack in several copies" if len(cards) > 1 else "attack with one card")
            if self.pile[-1] == "g":
                self.note("ghost caught")
            if len(self.pile) > 1 and self.pile[-2:] == ["g", "h"] and not self.parameters["ghost_risk"]:
                self.note("caught for a half on a ghost without risk")

    def all_cards(self) -> Counter[str]:
        """Every card of the game, wherever it is: never more nor fewer than H01."""
        cards = Counter(self.pile) + Counter(self.out)
        for seat in self.seats:
            cards += Counter(seat.hand + seat.stock + seat.open + seat.aside + seat.blind)
        del cards["-"]
        return cards

    def position(self) -> Json:
        """The referee's part of the position, in the JSON form of the design."""
        position: Json = {
            "phase": self.phase,
            "turn": self.turn,
            "pile": "".join(self.pile),
            "from": self.pile_from,
            "seats": [
                {
                    "hand": in_order(seat.hand),
                    "stock": "".join(seat.stock),
                    "open": in_order(seat.open),
                    "blind": "".join(seat.blind),
                    "aside": in_order(seat.aside),
                    "table": seat.table,
                }
                for seat in self.seats
            ],
            "out": self.out,
            "plays": self.plays,
        }
        if self.announced is not None:
            position["announced"] = self.announced
        if any(seat.known for seat in self.seats):
            position["known"] = [in_order(seat.known) for seat in self.seats]
        return position


# -------------------------------------------------------------------- the deal and the series


def seats_after(dealer: int, seats: int) -> list[int]:
    """H03, H06: the seats clockwise, from the one after the dealer to the dealer."""
    return [(dealer + step) % seats for step in range(1, seats + 1)]


def stock_sizes(cards: int, seats: int, dealer: int, parameters: Json) -> list[int]:
    """H03: as evenly as it goes, the extra cards to the first after the dealer. H03x: at most so many."""
    shares = [0] * seats
    dealt = 0
    while dealt < cards:
        for seat in seats_after(dealer, seats):
            if dealt < cards:
                shares[seat] += 1
                dealt += 1
    stocks = [share - 9 for share in shares]
    if parameters["stock"] == "all":
        return stocks
    return [min(stock, parameters["stock"]) for stock in stocks]


def check_deal(position: Json, parameters: Json, previous: Json | None, deck: str | None = None) -> None:
    """H01 to H06, H25, H26: a game just dealt is right.

    `previous`: None in the first game, else the results row of the game before with its `dealer` added.
    `deck`: the order that was to be dealt, where the caller gave one.
    """
    seats = position["seats"]
    assert 2 <= len(seats) <= 5, "H02: 2 to 5 seats"
    check_cards(position, parameters, deck)
    for seat in seats:
        assert seat["aside"] == "", f"nothing is aside at a deal: {seat}"
        assert seat["table"] is False, f"H21: table play has not begun: {seat}"
    assert position["pile"] == "", "H11: the pile is empty"
    assert position["from"] == "hand"
    assert position["plays"] == 0, "H27: moves are counted a game"
    assert "known" not in position, "nothing has been seen to go into a hand"
    if previous is not None:
        assert position["dealer"] == (previous["dealer"] + 1) % len(seats), "H25: the deal passes left"
    check_first_to_decide(position, parameters, previous)


def check_cards(position: Json, parameters: Json, deck: str | None) -> None:
    """H01, H03, H03x: 72 cards, in zones of the right size, sorted where the design sorts them."""
    seats, dealer = position["seats"], position["dealer"]
    assert dealer in range(len(seats)), f"the dealer is no seat: {dealer}"
    stocks = stock_sizes(len(deck or DECK), len(seats), dealer, parameters)
    everything = position["out"]
    for number, seat in enumerate(seats):
        sizes = [len(seat[zone]) for zone in ("blind", "open", "hand", "stock")]
        assert sizes == [3, 3, 3, stocks[number]], f"H03: seat {number} has {sizes}, stock {stocks[number]}"
        everything += seat["blind"] + seat["open"] + seat["hand"] + seat["stock"]
        assert seat["hand"] == in_order(list(seat["hand"])), f"hand not sorted: {seat}"
        assert seat["open"] == in_order(list(seat["open"])), f"open not sorted: {seat}"
    assert position["out"] == in_order(list(position["out"])), "out not sorted"
    assert in_order(list(everything)) == DECK, f"H01: not the 72 cards: {Counter(everything)}"
    if deck is not None:
        check_order(seats, stocks, deck)


def check_order(seats: list[Json], stocks: list[int], deck: str) -> None:
    """A given deck is dealt seat by seat: 3 blind, 3 open, 3 hand, then the whole stock, top first."""
    rest = deck
    for number, seat in enumerate(seats):
        blind, laid, hand, rest = rest[:3], rest[3:6], rest[6:9], rest[9:]
        stock, rest = rest[: stocks[number]], rest[stocks[number] :]
        assert seat["blind"] == blind, f"seat {number}: {seat}, the deck says blind {blind}"
        assert seat["open"] == in_order(list(laid)), f"seat {number}: {seat}, the deck says open {laid}"
        assert seat["hand"] == in_order(list(hand)), f"seat {number}: {seat}, the deck says hand {hand}"
        assert seat["stock"] == stock, f"seat {number}: {seat}, the deck says stock {stock}"


def check_first_to_decide(position: Json, parameters: Json, previous: Json | None) -> None:
    """H05, H05a, H26: the last finisher where there is an exchange, else a seat that may open."""
    seats = position["seats"]
    if parameters["exchange"] and previous is not None and previous["finisher"] is not None:
        assert position["phase"] == "exchange", f"H26: phase {position['phase']}, not exchange"
        assert position["turn"] == previous["finisher"], "H26: the last finisher exchanges"
        assert "announced" not in position, "H26: who opens is found afterwards"
        return
    announced = announcements([list(seat["hand"]) for seat in seats], parameters)
    assert position.get("announced") == announced, f"H05: {position.get('announced')}, not {announced}"
    assert position["phase"] == opening_phase(announced), f"H05, H05a: phase {position['phase']}"
    openers = who_may_open(announced, len(seats))
    assert position["turn"] in openers, f"H05: seat {position['turn']} opens, but only {openers} may"


def series_result(rows: list[Json], parameters: Json) -> Json:
    """H24x, H25: the points are added up; most wins, with penalty points fewest; a tie is shared."""
    totals = [sum(row["points"][seat] for row in rows) for seat in range(len(rows[0]["points"]))]
    best = min(totals) if parameters["scoring"] == "cards" else max(totals)
    winners = [seat for seat, total in enumerate(totals) if total == best]
    return {"games": rows, "totals": totals, "winners": winners}
