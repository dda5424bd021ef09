"""A slow, obvious referee of Level 8 Master, read sentence by sentence from the numbered law (level8.md).

It exists to disagree with the engine. It shares no code with it: cards are texts, zones are lists of texts, and
every rule is a method that cites its number. It referees a whole match from any position of it. Shuffles are not
its to know: `play(move, after)` reads their outcome, and nothing else, from the engine's position after the move,
checks that it is an order of the right cards, and `agrees(after)` then compares everything else.

Readings
--------
What the law or the design leaves open, as it is read here. The engine must read it the same way.

Texts
 1. A text is taken exactly: small letters, one space between words, ` / ` between groups, no leading zeros; anything
    else is no move (`syntax`). A seat is one digit 0 to 5, a group one digit 1 to 9; a seat or group that is not on
    this table is a move against its rule (L06, L08, L16, L24), not bad syntax.
 2. In `lay` and `off` a joker always says what it is, `j6=b9`; without that it is no move (`syntax`), also where only
    one meaning would fit. Everywhere else (`discard show pick put keep`) it is bare. `r7=r7`, `take=r3` and `j6=b16`
    are no moves; `j6=b2` is one, against L13.
 3. A special in `lay` or `off` is a move, against L12. `play take`, `play swap`, `play keep` take no seat,
    `play skip` needs one. A special can also be discarded, shown, picked, put and kept: `keep keep`.
 4. Equal cards (L25) are one text: `discard r7` once in the list, however many r7 there are.
Groups
 5. A group of a lay has exactly the length the level card says; longer ones come about by laying off.
 6. The number a joker says lies in its range in every group, a colour group too. All cards of a colour group or
    colour run say one colour, jokers included; all cards of a set one number. A group may be all jokers.
 7. In runs and sets the colour a joker says is any of the six. It is fixed as said: the position writes it so.
    In a colour group the same holds for its number.
 8. `legal()` writes such a free colour or number in one way, any one: compare by `plain(move)`. Both ends of a run
    are different moves: `off j6=r6 0.1` and `off j6=r10 0.1` on 7 8 9. `legal()` has no order.
 9. `laid` writes runs and colour runs in rising order; the order inside sets and colour groups is not compared, nor
    that of `under`, `shown` and `kept`.
A turn
10. Only a draw empties the stock (turning the first discard of a round, L04, is none). L10 then comes before anything
    else of that move. A stock that is empty after that, or was empty when the position was loaded, stays empty to
    the end of the round, even if piles grow or specials are put under it.
11. With an empty stock and no discard pile the turn begins in phase `act`; nobody is asked to draw.
12. A robbed seat whose draw lapses may hold no card. That does not end the round (L18 is about putting a card on its
    pile). On its turn it draws and discards, which ends the round; if it can draw nothing either, its turn passes by
    itself. It is not asked to show, nor to keep.
13. L09: what is left after `lay` or `off` may be any card, a special too (it is then discarded, L15).
    Level 8 may be laid with any rest, also none (L22).
14. Every special may be played whenever it is held and not the last card: `keep` also with the level out and on any
    level, `take` also when nobody else holds a card, `skip` before any other seat without one.
15. L24: a Skip slides under the stock at the moment that seat's turn would begin, and the turn goes on to the next
    seat, which may be skipped too; so it may come back to the player. It slides after all draws of the move before.
    A seat with a Skip before it shows for a *take* like any other, and may be robbed.
Take and swap
16. `show`: a seat shows its three before the next is asked, each card a move of its own; who holds three or fewer
    shows them all without being asked. `turn` stays the player of *take*; `asked()` is who must show (`m.seat`).
17. `pick` is always asked, also when nothing could be shown (then `pick none` is the only move). After it every
    `shown` is empty; the card changes hands, the robbed seat draws (L10 may follow), the turn ends.
18. `put`: key `put` is there in that phase only; the referee writes how many, and takes a list of the cards as well.
    The draw comes after the third, or at `done`, card by card: a new stock in between contains the put cards but the
    last and the swap itself. When the last hand card is put the round ends and nothing is drawn.
The end
19. L19 as written: whoever ends the round moves up two, also without its level out (possible only with lapsed draws).
    L23 needs level 7 laid out; without it that seat moves to 8 like any other.
20. A round won by L23 moves all levels (L19) before the match is over: the winner is then on 8. Winning by L22 moves
    no level. When over, hands, piles, groups and `keeps` stay as they lie; `winner` is written only then.
21. Keeping: a seat whose level is not out may keep four on level 5 to 8 (boxes of Level 8: none) plus three for each
    keep before it, but never more than it holds; reaching that number ends its choice by itself, so `done` is asked
    only below it, also at none. Whoever has nothing to choose from is not asked; if nobody is, the deal follows.
22. The position does not say who ended the round, which `keep` needs: an optional key `ender` is read. Without it,
    it is the seat without cards but with a pile that is nearest clockwise after `turn`; without such a seat, all
    others are still to be asked.
23. The deal belongs to the move that ends the round or the last choice. All of `laid under shown kept` are then empty,
    `keeps` 0, `skip` false, every pile empty but the dealer's (one card), `round` one higher, phase `draw`.
24. Left out of a position: `round` 1, `dealer` 0, `plays` 0, `under` and all lists of a seat empty, `level` 1,
    `keeps` 0, `skip` false.
Cut short (L26, our ruling)
25. `plays` counts the moves of the round, a lay as one. A round that has had `max_plays` of them when a turn ends is
    over, and nobody has ended it: seats with their level out move up one, `ender` is null, the seats choose what they
    keep clockwise from the left of the dealer. What ends the round by itself (L18, L22) comes first.
26. The round `max_rounds` is the last: when it ends and nobody has won, the match is over, levels moved, `winner` null.
Parameters (the law makes every ruling one, but names none; the referee reads these, the defaults are the law's)
27. `levels`, one card for all, or `levels_by_seat`, each player's (else from `card`, else `level8-1`); `level_keeps`
    L20: 4, in the boxes of Level 8 0; `level_keeps_from` L20: 5; `card_keeps` L17a: 3; `reshuffle_under` L10: true
    (else specials stay under the stock); `joker_off` L13: true; `swap_ends` L17: true (else the draw follows);
    `max_plays`, `max_rounds` L26: 2000, 200. Other rulings have no second way here.
28. A match may be played with a part of the deck (`deck=`): no card may come or go, `check()`; only `deck_faults()`
    compares with L01 and L25.
Level cards (L23a)
29. `card` is one card, which everyone has, or a list of one for each seat. Where all are the same, however that was
    said, the position has it once; cards of one name with other lines are other cards.
30. A player's card says what they lay out: which groups, of which sizes, in which order; nothing else. A group on the
    table has only a kind: anybody whose level is out lays off on it, whatever their own card asks for. That level 8 may
    leave no card (L09), and what stands under L19, L20, L22 and L23, goes by the number of the level.
Rules in refusals are a best guess where several are broken: only `syntax`, a rule, and None are meant to be compared.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Protocol

Json = dict[str, Any]

# L01, L25 and the design's texts. The order is the one in which hands are sorted.
COLOURS = "roygbp"
NUMBERS = [f"{colour}{number}" for colour in COLOURS for number in range(1, 16)]
RANGES = {"j1": range(1, 6), "j6": range(6, 11), "j11": range(11, 16), "j": range(1, 16)}
SPECIALS = ["take", "swap", "keep", "skip"]
CARDS = [*NUMBERS, *RANGES, *SPECIALS]

MASTER = [*NUMBERS, *["j1", "j6", "j11"] * 4, *["take"] * 2, *["swap"] * 3, *["keep"] * 4]
LEVEL8 = [*NUMBERS, *["j"] * 6, *["skip"] * 3]
DECKS = {
    "master": MASTER,
    "master+skips": [*MASTER, *["skip"] * 3],
    "master+level8": [*MASTER, *LEVEL8],
    "level8": LEVEL8,
    "level8-98": [*NUMBERS, *["j"] * 5, *["skip"] * 3],
    "level8-101": [*NUMBERS, *["j"] * 7, *["skip"] * 4],
}
OF_LEVEL8 = ("level8", "level8-98", "level8-101")

Levels = list[list[tuple[str, int]]]
LEVEL8_1: Levels = [
    [("run", 3), ("run", 3)],
    [("set", 2), ("set", 2), ("set", 2), ("set", 2)],
    [("run", 3), ("colour", 4)],
    [("run", 6), ("set", 2)],
    [("run", 7)],
    [("set", 2), ("set", 3), ("set", 3)],
    [("set", 3), ("colour", 5)],
    [("set", 2), ("set", 3), ("set", 4)],
]


# -------------------------------------------------------------------- cards


def in_order(cards: list[str]) -> list[str]:
    """Cards sorted as a hand is written."""
    return sorted(cards, key=CARDS.index)


def distinct(cards: list[str]) -> list[str]:
    """Every kind of card once, sorted."""
    return in_order(list(set(cards)))


def has_all(cards: list[str], wanted: list[str]) -> bool:
    """Whether the wanted cards are all there, as often as they are wanted."""
    return all(cards.count(card) >= wanted.count(card) for card in wanted)


def without(cards: list[str], gone: list[str]) -> list[str]:
    """The cards with these taken away."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def card_of(said: str) -> str:
    """The card itself of a card in a group: `j6` of `j6=b9`, `r3` of `r3`."""
    return said.split("=")[0]


def face_of(said: str) -> str:
    """What a card in a group stands for: `b9` of `j6=b9`, `r3` of `r3`."""
    return said.split("=")[-1]


def colour_of(said: str) -> str:
    """The colour a card in a group stands for."""
    return face_of(said)[0]


def number_of(said: str) -> int:
    """The number a card in a group stands for."""
    return int(face_of(said)[1:])


def is_card(text: str) -> bool:
    """Whether this is a card."""
    return text in CARDS


def is_said(text: str) -> bool:
    """Whether this is a card as it is said in `lay` and `off`: jokers with a meaning, others without."""
    if "=" not in text:
        return text in NUMBERS or text in SPECIALS
    joker, _, face = text.partition("=")
    return joker in RANGES and face in NUMBERS


# -------------------------------------------------------------------- texts


def understood(text: str) -> list[str] | None:
    """The words of a move, or None when it is no move at all, whatever the game."""
    words = text.split(" ")
    verb, rest = words[0], words[1:]
    if verb == "draw":
        right = rest == [] or (len(rest) == 1 and is_seat(rest[0]))
    elif verb == "lay":
        right = all(group and all(is_said(card) for card in group) for group in split_groups(rest))
    elif verb == "off":
        right = len(rest) == 2 and is_said(rest[0]) and re.fullmatch("[0-5][.][1-9]", rest[1]) is not None
    elif verb == "play":
        right = rest in (["take"], ["swap"], ["keep"]) or (len(rest) == 2 and rest[0] == "skip" and is_seat(rest[1]))
    elif verb == "pick":
        right = rest == ["none"] or (len(rest) == 2 and is_seat(rest[0]) and is_card(rest[1]))
    elif verb in ("discard", "show", "put", "keep"):
        right = len(rest) == 1 and is_card(rest[0])
    else:
        right = words == ["done"]
    return words if right else None


def is_seat(text: str) -> bool:
    """L03: 2 to 6 seats, counted from 0."""
    return text in ("0", "1", "2", "3", "4", "5")


def split_groups(words: list[str]) -> list[list[str]]:
    """The groups of a lay, split at the strokes."""
    groups: list[list[str]] = [[]]
    for word in words:
        if word == "/":
            groups.append([])
        else:
            groups[-1].append(word)
    return groups


def lay_text(groups: list[list[str]]) -> str:
    """A lay as text."""
    return "lay " + " / ".join(" ".join(group) for group in groups)


# -------------------------------------------------------------------- groups


def group_fault(kind: str, cards: list[str]) -> str | None:
    """L11 to L13: the rule that keeps these cards from being such a group, of whatever length."""
    if any(card in SPECIALS for card in cards):
        return "L12"
    if any(out_of_range(card) for card in cards):
        return "L13"
    colours = {colour_of(card) for card in cards}
    numbers = sorted(number_of(card) for card in cards)
    one_colour = len(colours) == 1
    one_number = len(set(numbers)) == 1
    consecutive = numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    if kind == "run":
        right = consecutive
    elif kind == "set":
        right = one_number
    elif kind == "colour":
        right = one_colour
    else:
        assert kind == "colour-run", kind
        right = consecutive and one_colour
    return None if right else "L11"


def out_of_range(said: str) -> bool:
    """L13: a joker that says a number it cannot be."""
    return "=" in said and number_of(said) not in RANGES[card_of(said)]


def as_written(kind: str, cards: list[str]) -> list[str]:
    """A group as the position writes it: runs rising."""
    if kind in ("run", "colour-run"):
        return sorted(cards, key=number_of)
    return list(cards)


def meanings(card: str) -> list[str]:
    """Every way to say this card in a group: a number in one way, a joker in many, a special in none."""
    if card in RANGES:
        return [f"{card}={colour}{number}" for colour in COLOURS for number in RANGES[card]]
    return [card] if card in NUMBERS else []


def grows_by(kind: str, cards: list[str], said: str) -> bool:
    """L08: whether a card, as said, may be laid off on this group: the group is then still one."""
    return group_fault(kind, [*cards, said]) is None


# -------------------------------------------------------------------- where shuffles come from


class Shuffles(Protocol):
    """Who knows the outcome of a shuffle."""

    def new_stock(self, cards: list[str], drawer: int, hand: list[str]) -> list[str]:
        """L10: the order of the new stock; `hand` is what its drawer holds at this moment."""
        ...

    def new_deal(self, cards: list[str], kept: list[list[str]], dealer: int) -> list[str]:
        """L21: the order of the cards: those dealt to seat 0, to seat 1, …, the card turned, the stock."""
        ...


class SeenShuffles:
    """The outcome is read from the position after the move."""

    def __init__(self, after: Json, this_round: int) -> None:
        self.after, self.round = after, this_round

    def new_stock(self, cards: list[str], drawer: int, hand: list[str]) -> list[str]:
        """L10: what is in the stock afterwards, under what the drawer has drawn from it since."""
        if self.after["round"] > self.round:
            return cards  # L26: the round was cut in the same move and all is dealt anew: nobody has seen the order
        seat = self.after["seats"][drawer]
        assert has_all(seat["hand"], hand), f"L10: seat {drawer} must hold {hand} and holds {seat['hand']}"
        drawn = without(seat["hand"], hand)
        order = [*drawn, *self.after["stock"]]
        assert Counter(order) == Counter(cards), f"L10: the new stock is {order}, it must be made of {cards}"
        return order

    def new_deal(self, cards: list[str], kept: list[list[str]], dealer: int) -> list[str]:
        """L04, L20, L21: what the seats hold besides what they kept, the dealer's pile, the stock."""
        order: list[str] = []
        for number, seat in enumerate(self.after["seats"]):
            assert has_all(seat["hand"], kept[number]), f"L20: seat {number} kept {kept[number]}: {seat['hand']}"
            dealt = without(seat["hand"], kept[number])
            wanted = cards_to_deal(kept[number])
            assert len(dealt) == wanted, f"L04, L20: seat {number} is dealt {wanted}, not {len(dealt)}"
            order += dealt
        pile = self.after["seats"][dealer]["pile"]
        assert len(pile) == 1, f"L04: the dealer's pile is one card, not {pile}"
        order += [*pile, *self.after["stock"]]
        assert Counter(order) == Counter(cards), "L21: the cards dealt are not all the others"
        return order


class OwnShuffles:
    """The referee plays alone and shuffles itself."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def new_stock(self, cards: list[str], drawer: int, hand: list[str]) -> list[str]:
        """L10: any order."""
        return self.rng.sample(cards, len(cards))

    def new_deal(self, cards: list[str], kept: list[list[str]], dealer: int) -> list[str]:
        """L21: any order."""
        return self.rng.sample(cards, len(cards))


class NoShuffles:
    """The caller said there would be none."""

    def new_stock(self, cards: list[str], drawer: int, hand: list[str]) -> list[str]:
        """L10, unexpected."""
        raise AssertionError("L10: the stock is made anew: say the position after the move")

    def new_deal(self, cards: list[str], kept: list[list[str]], dealer: int) -> list[str]:
        """L21, unexpected."""
        raise AssertionError("L21: a new round is dealt: say the position after the move")


def cards_to_deal(kept: list[str]) -> int:
    """L04, L20: up to ten; who kept more than ten is dealt none."""
    return max(0, 10 - len(kept))


# -------------------------------------------------------------------- the referee


@dataclass
class Seat:
    """What lies before one seat and what it holds. A group is its kind and its cards, as said."""

    level: int
    hand: list[str]
    pile: list[str]
    laid: list[tuple[str, list[str]]]
    keeps: int
    skip: bool
    shown: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)


def lines_of(card: Json | str, lines: Any = None) -> Levels:
    """L23a: the eight lines of one level card: one to five groups of two or more, ten cards at the most."""
    if lines is None:
        assert isinstance(card, dict) or card == "level8-1", f"what does the card {card} say?"
        lines = card["levels"] if isinstance(card, dict) else LEVEL8_1
    levels = [[(str(kind), int(size)) for kind, size in line] for line in lines]
    assert len(levels) == 8, "L23a: a level card has eight lines"
    for line in levels:
        sizes = [size for _, size in line]
        assert 1 <= len(sizes) <= 5, f"L23a: one to five groups: {line}"
        assert min(sizes) >= 2, f"L23a: two cards or more: {line}"
        assert sum(sizes) <= 10, f"L23a: ten cards at the most: {line}"
    return levels


def levels_of(position: Json, parameters: Json) -> list[Levels]:
    """L23a: the level card of each seat."""
    card, number = position["card"], len(position["seats"])
    cards = card if isinstance(card, list) else [card] * number
    said = parameters.get("levels_by_seat", [parameters.get("levels")] * number)
    assert len(cards) == len(said) == number, f"L23a: {number} players have a card each"
    return [lines_of(one, lines) for one, lines in zip(cards, said, strict=True)]


class Referee:
    """A match of Level 8 Master, from any position of it to its end."""

    def __init__(self, position: Json, parameters: Json | None = None) -> None:
        """Copy the position; nothing of the caller's is kept."""
        parameters = dict(parameters or {})
        self.game = position.get("game", "level8")
        self.edition = position["edition"]
        self.card = position["card"]
        self.levels = levels_of(position, parameters)
        self.level_keeps: int = parameters.get("level_keeps", 0 if self.edition in OF_LEVEL8 else 4)  # L20, L25
        self.level_keeps_from: int = parameters.get("level_keeps_from", 5)  # L20
        self.card_keeps: int = parameters.get("card_keeps", 3)  # L17a
        self.reshuffle_under: bool = parameters.get("reshuffle_under", True)  # L10
        self.joker_off: bool = parameters.get("joker_off", True)  # L13
        self.swap_ends: bool = parameters.get("swap_ends", True)  # L17
        self.max_plays: int = parameters.get("max_plays", 2000)  # L26
        self.max_rounds: int = parameters.get("max_rounds", 200)  # L26
        self.round: int = position.get("round", 1)
        self.plays: int = position.get("plays", 0)
        self.dealer: int = position.get("dealer", 0)
        self.turn: int | None = position["turn"]
        self.phase: str = position["phase"]
        self.stock: list[str] = list(position["stock"])
        self.under: list[str] = list(position.get("under", []))
        self.winner: int | None = position.get("winner")
        self.seats = [
            Seat(
                level=seat.get("level", 1),
                hand=list(seat.get("hand", [])),
                pile=list(seat.get("pile", [])),
                laid=[(group["group"], list(group["cards"])) for group in seat.get("laid", [])],
                keeps=seat.get("keeps", 0),
                skip=bool(seat.get("skip", False)),
                shown=list(seat.get("shown", [])),
                kept=list(seat.get("kept", [])),
            )
            for seat in position["seats"]
        ]
        assert 2 <= len(self.seats) <= 6, "L03: 2 to 6 seats"
        self.put = how_many(position.get("put"))
        self.ender: int | None = position.get("ender", self.likely_ender())
        self.cards_at_start = self.all_cards()
        # What happened so far, in a few words each, so that a long run can show that it saw everything.
        self.happened: list[str] = []

    # ---------------------------------------------------------------- small words

    def note(self, what: str) -> None:
        """Remember what happened."""
        self.happened.append(what)

    def at_turn(self) -> int:
        """The number of the seat whose turn it is (in `keep`: who chooses)."""
        assert self.turn is not None, "nobody is to move"
        return self.turn

    def mover(self) -> Seat:
        """The seat whose turn it is."""
        return self.seats[self.at_turn()]

    def left_of(self, seat: int) -> int:
        """L05: clockwise."""
        return (seat + 1) % len(self.seats)

    def line_of(self, number: int) -> list[tuple[str, int]]:
        """L23a: the groups that a seat's own card asks for on its level."""
        return self.levels[number][self.seats[number].level - 1]

    def own_card(self, number: int) -> bool:
        """L23a: whether a seat plays with a card that is in no box, where not all have the same."""
        return isinstance(self.card, list) and isinstance(self.card[number], dict)

    def others_from(self, seat: int) -> list[int]:
        """L05: all the others, clockwise from the left of this seat."""
        return [(seat + step) % len(self.seats) for step in range(1, len(self.seats))]

    def exists(self, seat: int) -> bool:
        """Whether there is such a seat on this table."""
        return seat < len(self.seats)

    def likely_ender(self) -> int | None:
        """Reading 22: who ended the round, as far as a position tells."""
        if self.phase != "keep":
            return None
        for number in self.others_from(self.at_turn()):
            if not self.seats[number].hand and self.seats[number].pile:
                return number
        return self.others_from(self.at_turn())[-1]

    def asked(self) -> int | None:
        """The seat that must decide: at turn, or in `show` the next that has not shown enough."""
        if self.phase == "over":
            return None
        if self.phase == "show":
            return self.next_to_show()
        return self.at_turn()

    # ---------------------------------------------------------------- is this move legal?

    def refuses(self, move: str) -> str | None:
        """None when the move is legal now; else the number of a rule it breaks, or `syntax`."""
        words = understood(move)
        if words is None:
            return "syntax"
        if self.phase == "over":
            return "L22"
        out_of_place = self.refuse_phase(words[0])
        if out_of_place is not None:
            return out_of_place
        if words[0] == "draw":
            return self.refuse_draw(None if len(words) == 1 else int(words[1]))
        if words[0] == "lay":
            return self.refuse_lay(split_groups(words[1:]))
        if words[0] == "off":
            seat, group = words[2].split(".")
            return self.refuse_off(words[1], int(seat), int(group))
        if words[0] == "discard":
            return None if words[1] in self.mover().hand else "L09"
        if words[0] == "play":
            return self.refuse_special(words[1], int(words[2]) if len(words) == 3 else None)
        if words[0] == "show":
            return self.refuse_show(words[1])
        if words[0] == "pick":
            return None if words[1] == "none" else self.refuse_pick(int(words[1]), words[2])
        if words[0] == "put":
            return None if words[1] in self.mover().hand else "L17"
        if words[0] == "keep":
            return self.refuse_keep(words[1])
        assert words == ["done"], words
        return None  # L17, L20: it may stop earlier

    def refuse_phase(self, verb: str) -> str | None:
        """What may be done in which part of a turn."""
        if self.phase == "draw":
            return None if verb == "draw" else "L06"  # L06: first it must draw
        if self.phase == "show":
            return None if verb == "show" else "L16"
        if self.phase == "pick":
            return None if verb == "pick" else "L16"
        if self.phase == "put":
            return None if verb in ("put", "done") else "L17"
        if self.phase == "keep":
            return None if verb in ("keep", "done") else "L20"
        assert self.phase == "act", self.phase
        if verb in ("lay", "off", "discard", "play"):
            return None
        return {"draw": "L06", "show": "L16", "pick": "L16", "put": "L17", "keep": "L17a", "done": "L09"}[verb]

    def refuse_draw(self, seat: int | None) -> str | None:
        """L06: the top of the stock or of any discard pile, if there is one."""
        if seat is None:
            return None if self.stock else "L10"
        return None if self.exists(seat) and self.seats[seat].pile else "L06"

    def refuse_lay(self, groups: list[list[str]]) -> str | None:
        """L07, L09, L11 to L13, L22: the whole level, and nothing else, from the hand."""
        seat = self.mover()
        level = self.line_of(self.at_turn())
        cards = [card_of(said) for group in groups for said in group]
        if seat.laid or len(groups) != len(level) or not has_all(seat.hand, cards):
            return "L07"
        for (kind, size), group in zip(level, groups, strict=True):
            fault = group_fault(kind, group)
            if fault is not None:
                return fault
            if len(group) != size:
                return "L07"
        leaves_none = len(cards) == len(seat.hand)
        if leaves_none and seat.level != 8:
            return "L09"
        return None

    def refuse_off(self, said: str, number: int, place: int) -> str | None:
        """L08, L09, L12, L13: once the level is out, one hand card on any group, but never the last card."""
        seat = self.mover()
        if not seat.laid or card_of(said) not in seat.hand:
            return "L08"
        if not self.exists(number) or place > len(self.seats[number].laid):
            return "L08"
        if len(seat.hand) == 1:
            return "L09"
        if said in SPECIALS:
            return "L12"
        if out_of_range(said) or ("=" in said and not self.joker_off):
            return "L13"
        kind, cards = self.seats[number].laid[place - 1]
        return None if grows_by(kind, cards, said) else "L08"

    def refuse_special(self, special: str, target: int | None) -> str | None:
        """L15: not as the last card. L24: a Skip goes before another seat that has none."""
        rule = {"take": "L16", "swap": "L17", "keep": "L17a", "skip": "L24"}[special]
        hand = self.mover().hand
        if special not in hand:
            return rule
        if len(hand) == 1:
            return "L15"
        if target is not None:
            right = self.exists(target) and target != self.turn and not self.seats[target].skip
            return None if right else rule
        return None

    def refuse_show(self, card: str) -> str | None:
        """L16: a hand card that does not lie open yet."""
        asked = self.next_to_show()
        assert asked is not None
        seat = self.seats[asked]
        return None if seat.hand.count(card) > seat.shown.count(card) else "L16"

    def refuse_pick(self, number: int, card: str) -> str | None:
        """L16: one of the cards lying open."""
        return None if self.exists(number) and card in self.seats[number].shown else "L16"

    def refuse_keep(self, card: str) -> str | None:
        """L20: a hand card that is not kept yet, up to what it may keep."""
        seat = self.mover()
        there = seat.hand.count(card) > seat.kept.count(card)
        return None if there and len(seat.kept) < self.may_keep(seat) else "L20"

    # ---------------------------------------------------------------- every legal move but the lays

    def legal_simple(self) -> list[str]:
        """Every legal move that is no lay, jokers in every meaning: all that could be said, if not refused."""
        return [move for move in self.sayable() if self.refuses(move) is None]

    def sayable(self) -> list[str]:
        """Every text, but lays, that could be a move with the cards in play, legal or not."""
        asked = self.asked()
        if asked is None:
            return []
        hand = distinct(self.seats[asked].hand)
        seats = range(len(self.seats))
        moves = ["draw", *[f"draw {seat}" for seat in seats]]
        groups = [f"{seat}.{place}" for seat in seats for place in range(1, len(self.seats[seat].laid) + 1)]
        moves += [f"off {said} {group}" for card in hand for said in meanings(card) for group in groups]
        moves += [f"discard {card}" for card in hand]
        moves += ["play take", "play swap", "play keep", *[f"play skip {seat}" for seat in seats]]
        moves += [f"show {card}" for card in hand]
        moves += [f"pick {seat} {card}" for seat in seats for card in distinct(self.seats[seat].shown)]
        moves += ["pick none"]
        moves += [f"put {card}" for card in hand]
        moves += [f"keep {card}" for card in hand]
        return [*moves, "done"]

    def plain(self, move: str) -> str:
        """A legal `off` with what is free in its joker's meaning written in one way; other moves as they are."""
        words = move.split(" ")
        if words[0] != "off" or "=" not in move:
            return move
        seat, place = words[2].split(".")
        kind = self.seats[int(seat)].laid[int(place) - 1][0]
        joker, colour, number = card_of(words[1]), colour_of(words[1]), number_of(words[1])
        if kind in ("run", "set"):
            colour = COLOURS[0]  # L13: the colour is free
        if kind == "colour":
            number = RANGES[joker][0]  # L13: the number does not matter
        return f"off {joker}={colour}{number} {words[2]}"

    # ---------------------------------------------------------------- lays

    def can_lay(self) -> bool:
        """L07: whether there is any legal lay."""
        return bool(self.some_lays(random.Random(0), 1))

    def some_lays(self, rng: random.Random, count: int) -> list[str]:
        """Up to so many random legal lays; every legal lay can come out, and one does when there is one."""
        if self.phase != "act" or self.mover().laid:
            return []
        lays: list[str] = []
        for _ in range(count):
            groups = self.find_lay(rng, leave_one=self.mover().level != 8)
            if groups is None:
                break
            text = lay_text([rng.sample(group, len(group)) for group in groups])
            assert self.refuses(text) is None, f"{text} is refused by {self.refuses(text)}"
            if text not in lays:
                lays.append(text)
        return lays

    def find_lay(
        self, rng: random.Random, leave_one: bool, line: list[tuple[str, int]] | None = None
    ) -> list[list[str]] | None:
        """A random way to make the groups of the level (or of another line) from the hand, leaving a card or whatever
        is left.
        """
        seat = self.mover()
        level = self.line_of(self.at_turn()) if line is None else line
        needed = sum(size for _, size in level) + (1 if leave_one else 0)
        if len(seat.hand) < needed:
            return None
        return search(rng, level, in_order(seat.hand), set())

    def nearly_lays(self, rng: random.Random, count: int) -> list[str]:
        """Up to so many lays that are wrong, mostly in one small thing: all are refused."""
        if self.phase != "act":
            return []
        wrong = self.lays_of_other_cards(rng)
        for _ in range(count * 8):
            groups = None if self.mover().laid else self.find_lay(rng, leave_one=False)
            text = spoil(rng, groups or self.loose_lay(rng), self.mover().hand)
            if self.refuses(text) is not None and text not in wrong:
                wrong.append(text)
            if len(wrong) == count:
                break
        return wrong

    def lays_of_other_cards(self, rng: random.Random) -> list[str]:
        """L23a: one lay, if there is one, that only another player's card asks for on the level of the seat at turn."""
        if self.mover().laid:
            return []
        for number in rng.sample(self.others_from(self.at_turn()), len(self.seats) - 1):
            line = self.levels[number][self.mover().level - 1]
            groups = None if line == self.line_of(self.at_turn()) else self.find_lay(rng, leave_one=False, line=line)
            if groups and self.refuses(lay_text(groups)) is not None:
                self.note("asked to lay by another player's card")
                return [lay_text(groups)]
        return []

    def loose_lay(self, rng: random.Random) -> list[list[str]]:
        """Hand cards in groups of the right sizes, right or not; where the hand is too small, any cards."""
        seat = self.mover()
        groups: list[list[str]] = []
        cards = rng.sample(seat.hand, len(seat.hand))
        for _, size in self.line_of(self.at_turn()):
            group = [cards.pop() if cards else rng.choice(NUMBERS) for _ in range(size)]
            groups.append([say(rng, card) for card in group])
        return groups

    # ---------------------------------------------------------------- playing

    def play(self, move: str, after: Json | None = None, rng: random.Random | None = None) -> None:
        """Play a legal move.

        `after` is the engine's position after it, from which only the outcome of a shuffle is read; with `rng`
        the referee shuffles itself.
        """
        refused = self.refuses(move)
        assert refused is None, f"{move!r} is against {refused}"
        shuffles: Shuffles = NoShuffles()
        if after is not None:
            shuffles = SeenShuffles(after, self.round)
        elif rng is not None:
            shuffles = OwnShuffles(rng)
        words = move.split(" ")
        self.note(f"{self.phase}: {words[0]}")
        self.plays += 1
        if words[0] == "draw":
            self.draw(None if len(words) == 1 else int(words[1]), shuffles)
        elif words[0] == "lay":
            self.lay(split_groups(words[1:]))
        elif words[0] == "off":
            seat, place = words[2].split(".")
            self.lay_off(words[1], int(seat), int(place))
        elif words[0] == "discard":
            self.discard(words[1], shuffles)
        elif words[0] == "play":
            self.play_special(words[1], int(words[2]) if len(words) == 3 else None, shuffles)
        elif words[0] == "show":
            self.show(words[1])
        elif words[0] == "pick":
            self.pick(words[1:], shuffles)
        elif words[0] == "put":
            self.put_card(words[1], shuffles)
        elif words[0] == "keep":
            self.keep(words[1], shuffles)
        elif self.phase == "put":
            self.end_swap(shuffles)
        else:
            assert self.phase == "keep", self.phase
            self.ask_to_keep(self.at_turn(), shuffles)
        self.check()

    def draw(self, seat: int | None, shuffles: Shuffles) -> None:
        """L06: one card, then the rest of the turn."""
        if seat is None:
            self.draw_from_stock(self.at_turn(), shuffles)
        else:
            if seat == self.turn:
                self.note("drew from its own pile")
            self.mover().hand.append(self.seats[seat].pile.pop())
        self.phase = "act"

    def draw_from_stock(self, number: int, shuffles: Shuffles) -> None:
        """L06, L10: the top card; if it was the last, a new stock is made at that very moment."""
        if not self.stock:
            self.note("a draw lapsed")  # L10
            return
        self.seats[number].hand.append(self.stock.pop(0))
        if not self.stock:
            self.make_new_stock(number, shuffles)

    def make_new_stock(self, drawer: int, shuffles: Shuffles) -> None:
        """L10: all discards but the tops, and the specials under the stock."""
        cards: list[str] = []
        for seat in self.seats:
            cards += seat.pile[:-1]
            seat.pile = seat.pile[-1:]
        if self.reshuffle_under:
            cards += self.under
            self.under = []
        self.note(f"new stock in {self.phase}" if cards else "no new stock")
        if cards:
            self.stock = shuffles.new_stock(cards, drawer, self.seats[drawer].hand)

    def lay(self, groups: list[list[str]]) -> None:
        """L07: the level lies open. L22: level 8 wins at once."""
        seat = self.mover()
        for (kind, _), group in zip(self.line_of(self.at_turn()), groups, strict=True):
            seat.hand = without(seat.hand, [card_of(said) for said in group])
            seat.laid.append((kind, as_written(kind, group)))
            self.note(f"laid a {kind}")
        if self.line_of(self.at_turn()) != self.levels[0][seat.level - 1]:
            self.note("laid out by another card than the first seat's")
        if seat.level == 8:
            self.note("won by level 8")
            if self.own_card(self.at_turn()):
                self.note("won by level 8 on a card of one's own")
            self.win(self.at_turn())

    def lay_off(self, said: str, number: int, place: int) -> None:
        """L08: the card leaves the hand for the group, fixed as said (L13), by whichever card that was laid (L23a)."""
        self.mover().hand.remove(card_of(said))
        kind, cards = self.seats[number].laid[place - 1]
        self.seats[number].laid[place - 1] = (kind, as_written(kind, [*cards, said]))
        self.note(f"off on a {kind}{' with a joker' if '=' in said else ''}")
        if kind not in [own for own, _ in self.line_of(self.at_turn())]:
            self.note("off on a group that the own level has not")
        if self.levels[number] != self.levels[self.at_turn()]:
            self.note("off on a group of another card")

    def discard(self, card: str, shuffles: Shuffles) -> None:
        """L09, L15, L18: on its own pile, a special without effect; the last hand card ends the round."""
        seat = self.mover()
        seat.hand.remove(card)
        seat.pile.append(card)
        if card in SPECIALS:
            self.note("special discarded" if seat.hand else "special discarded as the last card")
        if seat.hand:
            self.end_turn(shuffles)
        else:
            self.end_round(self.at_turn(), shuffles)

    def play_special(self, special: str, target: int | None, shuffles: Shuffles) -> None:
        """L16, L17, L17a, L24: where the card goes, and what follows."""
        self.mover().hand.remove(special)
        self.note(f"played {special}")
        if special == "take":
            self.under.append(special)
            self.phase = "show"
            self.go_on_showing()
        elif special == "swap":
            self.under.append(special)
            self.phase = "put"
            self.put = 0
        elif special == "keep":
            self.mover().keeps += 1
            self.end_turn(shuffles)
        else:
            assert target is not None
            self.seats[target].skip = True
            self.end_turn(shuffles)

    def next_to_show(self) -> int | None:
        """L16: clockwise, the first other seat that has not laid three cards, or all it holds, open."""
        for number in self.others_from(self.at_turn()):
            seat = self.seats[number]
            if len(seat.shown) < min(3, len(seat.hand)):
                return number
        return None

    def show(self, card: str) -> None:
        """L16: the card lies open; it stays in its hand meanwhile."""
        asked = self.next_to_show()
        assert asked is not None
        if self.seats[asked].skip:
            self.note("a skipped seat shows")
        self.seats[asked].shown.append(card)
        self.go_on_showing()

    def go_on_showing(self) -> None:
        """L16: who holds three cards or fewer shows them all, with nothing to choose; then the player picks."""
        while (number := self.next_to_show()) is not None and len(self.seats[number].hand) <= 3:
            if len(self.seats[number].hand) < 3:
                self.note("fewer than three to show")
            self.seats[number].shown = list(self.seats[number].hand)
        if self.next_to_show() is None:
            self.phase = "pick"

    def pick(self, choice: list[str], shuffles: Shuffles) -> None:
        """L16: one card into the hand, the robbed seat draws, the rest go back; the turn ends."""
        for seat in self.seats:
            seat.shown = []
        if choice != ["none"]:
            robbed, card = int(choice[0]), choice[1]
            self.seats[robbed].hand.remove(card)
            self.mover().hand.append(card)
            self.draw_from_stock(robbed, shuffles)
            if not self.seats[robbed].hand:
                self.note("robbed of the last card")
        self.end_turn(shuffles)

    def put_card(self, card: str, shuffles: Shuffles) -> None:
        """L17: on its own pile; the last hand card ends the round, after the third the draw follows."""
        seat = self.mover()
        seat.hand.remove(card)
        seat.pile.append(card)
        self.put += 1
        if not seat.hand and self.swap_ends:
            self.note("round ended in a swap")
            self.put = 0
            self.end_round(self.at_turn(), shuffles)
        elif self.put == 3 or not seat.hand:
            self.end_swap(shuffles)

    def end_swap(self, shuffles: Shuffles) -> None:
        """L17: as many from the stock as were put down; the turn ends."""
        self.note(f"swapped {self.put}")
        for _ in range(self.put):
            self.draw_from_stock(self.at_turn(), shuffles)
        self.put = 0
        self.end_turn(shuffles)

    # ---------------------------------------------------------------- whose turn it is

    def end_turn(self, shuffles: Shuffles) -> None:
        """L05: clockwise. L26: unless the round has lasted too long."""
        if self.plays >= self.max_plays:
            self.note("round cut short")
            self.end_round(None, shuffles)
        else:
            self.begin_turn(self.left_of(self.at_turn()))

    def begin_turn(self, number: int) -> None:
        """L06, L24, L10: a skipped seat's turn is over at once; who can draw nothing starts with L07."""
        assert any(seat.hand or seat.pile for seat in self.seats), "there is no card to play with"
        self.turn = number
        seat = self.seats[number]
        if seat.skip:
            seat.skip = False
            self.under.append("skip")
            self.note("skipped")
            self.begin_turn(self.left_of(number))
        elif self.stock or any(other.pile for other in self.seats):
            self.phase = "draw"
        elif seat.hand:
            self.note("nothing to draw")
            self.phase = "act"
        else:
            self.note("nothing to draw and nothing in hand")  # reading 12
            self.begin_turn(self.left_of(number))

    # ---------------------------------------------------------------- the end of a round

    def end_round(self, ender: int | None, shuffles: Shuffles) -> None:
        """L18 to L20, L23: levels move; with level 7 laid out it wins; else the others may keep cards.

        L26: nobody has ended a round that was cut short; the last round ends the match.
        """
        won = False
        self.note("round over" if ender is None else f"round over by {ender}")
        if isinstance(self.card, list):
            self.note("a round over with different cards")
        if ender is not None:
            won = self.seats[ender].level == 7 and bool(self.seats[ender].laid)
            if not self.seats[ender].laid:
                self.note("round ended without a level")
        for number, seat in enumerate(self.seats):
            if number == ender:
                seat.level = min(8, seat.level + 2)
            elif seat.laid:
                seat.level = min(8, seat.level + 1)
        if won:
            self.note("won by ending with level 7")
            if isinstance(self.card, list):
                self.note("won by ending with level 7 with different cards")
            self.win(ender)
        elif self.round >= self.max_rounds:
            self.note("match cut short")
            self.win(None)
        else:
            self.ender = ender
            self.ask_to_keep(None, shuffles)

    def may_keep(self, seat: Seat) -> int:
        """L17a, L20: four on level 5 to 8, three more for each keep, no more than it holds; none once it laid."""
        if seat.laid:
            return 0
        by_level = self.level_keeps if seat.level >= self.level_keeps_from else 0
        return min(by_level + self.card_keeps * seat.keeps, len(seat.hand))

    def ask_to_keep(self, after: int | None, shuffles: Shuffles) -> None:
        """L20: the next seat clockwise that may keep something; when all have chosen, the next deal.

        From the left of the seat that ended the round (which holds nothing to keep), or of the dealer (L26).
        """
        first = self.dealer if self.ender is None else self.ender
        order = [*self.others_from(first), first]
        for number in order if after is None else order[order.index(after) + 1 :]:
            seat = self.seats[number]
            if len(seat.kept) < self.may_keep(seat):
                self.phase = "keep"
                self.turn = number
                return
        self.deal(shuffles)

    def keep(self, card: str, shuffles: Shuffles) -> None:
        """L20: the card stays in the hand for the next round; the last it may keep ends its choice."""
        seat = self.mover()
        seat.kept.append(card)
        if isinstance(self.card, list):
            self.note("kept with different cards")
        if len(seat.kept) == self.may_keep(seat):
            self.note(f"kept all {len(seat.kept)} it may")
            self.ask_to_keep(self.at_turn(), shuffles)

    def deal(self, shuffles: Shuffles) -> None:
        """L04, L05, L20, L21: all but the kept cards are shuffled; the next dealer deals up to ten."""
        everything = [card for card, copies in self.all_cards().items() for _ in range(copies)]
        kept = [seat.kept for seat in self.seats]
        others = without(everything, [card for cards in kept for card in cards])
        self.dealer = self.left_of(self.dealer)
        order = list(shuffles.new_deal(others, kept, self.dealer))
        for number, seat in enumerate(self.seats):
            wanted = cards_to_deal(kept[number])
            hand = [*kept[number], *order[:wanted]]
            order = order[wanted:]
            self.seats[number] = Seat(level=seat.level, hand=hand, pile=[], laid=[], keeps=0, skip=False)
        assert order, "L04: there is no card to turn over"
        self.seats[self.dealer].pile = [order[0]]
        self.stock = order[1:]
        self.under = []
        self.round += 1
        self.plays = 0
        self.ender = None
        self.note("dealt")
        self.begin_turn(self.left_of(self.dealer))

    def win(self, seat: int | None) -> None:
        """L22, L23: the match is over. L26: and nobody has won."""
        self.winner = seat
        self.turn = None
        self.phase = "over"

    def result(self) -> Json | None:
        """The result of the match, None until it is over."""
        if self.phase != "over":
            return None
        return {"winner": self.winner, "levels": [seat.level for seat in self.seats], "rounds": self.round}

    # ---------------------------------------------------------------- telling

    def all_cards(self) -> Counter[str]:
        """Every card of the match, wherever it is: shown and kept cards are in hands."""
        cards = Counter(self.stock + self.under)
        for seat in self.seats:
            cards += Counter(seat.hand + seat.pile + ["keep"] * seat.keeps + ["skip"] * seat.skip)
            cards += Counter(card_of(said) for _, group in seat.laid for said in group)
        return cards

    def deck_faults(self) -> list[str]:
        """L01, L24, L25: how the cards differ from the deck of a printed edition."""
        if not isinstance(self.edition, str) or self.edition not in DECKS:
            return []
        return count_faults("the deck", Counter(DECKS[self.edition]), self.all_cards())

    def check(self) -> None:
        """No card is lost or made; every group is one (L11 to L13); what is shown or kept is in the hand."""
        faults = count_faults("the cards", self.cards_at_start, self.all_cards())
        assert not faults, faults
        for seat in self.seats:
            assert all(group_fault(kind, cards) is None for kind, cards in seat.laid), seat.laid
            assert has_all(seat.hand, seat.shown), seat
            assert has_all(seat.hand, seat.kept), seat
            assert 1 <= seat.level <= 8, seat

    def position(self) -> Json:
        """The position in the JSON form of the design."""
        position: Json = {
            "game": self.game,
            "edition": self.edition,
            "card": self.card,
            "round": self.round,
            "dealer": self.dealer,
            "turn": self.turn,
            "phase": self.phase,
            "plays": self.plays,
            "stock": list(self.stock),
            "under": list(self.under),
            "seats": [
                {
                    "level": seat.level,
                    "hand": in_order(seat.hand),
                    "pile": list(seat.pile),
                    "laid": [{"group": kind, "cards": list(cards)} for kind, cards in seat.laid],
                    "keeps": seat.keeps,
                    "skip": seat.skip,
                    "shown": list(seat.shown),
                    "kept": list(seat.kept),
                }
                for seat in self.seats
            ],
        }
        if self.phase == "put":
            position["put"] = self.put
        if self.phase == "keep":
            position["ender"] = self.ender
        if self.phase == "over":
            position["winner"] = self.winner
        return position

    def agrees(self, after: Json) -> list[str]:
        """Where the engine's position differs from the referee's: a line each, none when they agree."""
        mine = self.position()
        differences = []
        for key in ("game", "edition", "card", "round", "dealer", "turn", "phase", "plays", "stock", "under"):
            if key not in after or comparable(key, mine[key]) != comparable(key, after[key]):
                differences.append(f"{key}: referee {mine[key]!r}, engine {after.get(key, 'nothing')!r}")
        for key in ("winner", "put", "ender"):
            if comparable(key, mine.get(key)) != comparable(key, after.get(key)):
                differences.append(f"{key}: referee {mine.get(key)!r}, engine {after.get(key)!r}")
        if len(after["seats"]) != len(self.seats):
            return [*differences, f"there are {len(self.seats)} seats, not {len(after['seats'])}"]
        for number, (one, other) in enumerate(zip(mine["seats"], after["seats"], strict=True)):
            for key in one:
                if key not in other or comparable(key, one[key]) != comparable(key, other[key]):
                    told = f"referee {one[key]!r}, engine {other.get(key, 'nothing')!r}"
                    differences.append(f"seats[{number}].{key}: {told}")
        return differences


# -------------------------------------------------------------------- comparing


def how_many(put: Any) -> int:
    """Reading 18: `put` as a number, or as the cards."""
    if put is None:
        return 0
    return len(put) if isinstance(put, list) else int(put)


def comparable(key: str, value: Any) -> Any:
    """A value without what is not compared (readings 9 and 18)."""
    if key in ("under", "shown", "kept"):
        return sorted(value)
    if key == "put":
        return how_many(value)
    if key == "laid":
        rising = ("run", "colour-run")
        return [
            (group["group"], list(group["cards"]) if group["group"] in rising else sorted(group["cards"]))
            for group in value
        ]
    return value


def count_faults(what: str, right: Counter[str], there: Counter[str]) -> list[str]:
    """Which cards are missing and which are too many."""
    missing, too_many = right - there, there - right
    faults = [f"{what}: {copies} {card} missing" for card, copies in missing.items()]
    return faults + [f"{what}: {copies} {card} too many" for card, copies in too_many.items()]


def first_deal_faults(position: Json) -> list[str]:
    """L03 to L05: what is wrong with a match just dealt (the whole deck is `deck_faults`)."""
    faults = []
    seats, dealer = position["seats"], position["dealer"]
    if not 2 <= len(seats) <= 6:
        faults.append(f"L03: {len(seats)} seats")
    if dealer not in range(len(seats)):
        return [*faults, f"L04: the dealer is no seat: {dealer}"]
    if position["turn"] != (dealer + 1) % len(seats) or position["phase"] != "draw":
        faults.append(f"L05, L06: {position['turn']} is in phase {position['phase']}, the dealer is {dealer}")
    if position["round"] != 1 or position["under"]:
        faults.append(f"round {position['round']}, under {position['under']}")
    for number, seat in enumerate(seats):
        if seat["level"] != 1:
            faults.append(f"L03: seat {number} starts at level {seat['level']}")
        if len(seat["hand"]) != 10 or seat["hand"] != in_order(seat["hand"]):
            faults.append(f"L04: seat {number} holds {seat['hand']}")
        if len(seat["pile"]) != (1 if number == dealer else 0):
            faults.append(f"L04: seat {number} has the pile {seat['pile']}")
        if seat["laid"] or seat["keeps"] or seat["skip"] or seat["shown"] or seat["kept"]:
            faults.append(f"seat {number} is not as at the start: {seat}")
    return faults


# -------------------------------------------------------------------- finding lays


def say(rng: random.Random, card: str) -> str:
    """A card as it could be said in a group: a joker in a random meaning, a special as it is."""
    return rng.choice(meanings(card) or [card])


def search(
    rng: random.Random, level: list[tuple[str, int]], hand: list[str], dead: set[tuple[int, tuple[str, ...]]]
) -> list[list[str]] | None:
    """The groups of a level from a sorted hand, at random; None when there are none. `dead`: what failed so far."""
    if not level:
        return []
    here = (len(level), tuple(hand))
    if here in dead:
        return None
    kind, size = level[0]
    for group in ways(rng, kind, size, hand):
        rest = without(hand, [card_of(said) for said in group])
        later = search(rng, level[1:], rest, dead)
        if later is not None:
            return [group, *later]
    dead.add(here)
    return None


def ways(rng: random.Random, kind: str, size: int, hand: list[str]) -> Iterator[list[str]]:
    """L11, L13: every way to make such a group from the hand, in a random order, free meanings at random."""
    numbers = rng.sample(range(1, 16), 15)
    colours = rng.sample(COLOURS, 6)
    if kind == "set":
        for number in numbers:
            yield from ways_to_choose(rng, size, hand, [f"{colour}{number}" for colour in COLOURS])
    elif kind == "colour":
        for colour in colours:
            yield from ways_to_choose(rng, size, hand, [f"{colour}{number}" for number in range(1, 16)])
    else:
        for start in numbers:
            run = list(range(start, start + size))
            if run[-1] > 15:
                continue
            if kind == "run":
                yield from ways_to_run(rng, hand, [[f"{colour}{number}" for colour in COLOURS] for number in run])
            else:
                for colour in colours:
                    yield from ways_to_run(rng, hand, [[f"{colour}{number}"] for number in run])


def fitting(card: str, faces: list[str]) -> list[str]:
    """The ways to say this card so that it stands for one of these faces."""
    if card in RANGES:
        return [f"{card}={face}" for face in faces if number_of(face) in RANGES[card]]
    return [card] if card in faces else []


def ways_to_choose(rng: random.Random, size: int, hand: list[str], faces: list[str]) -> Iterator[list[str]]:
    """So many hand cards, each of them standing for one of these faces."""
    cards = [card for card in hand if fitting(card, faces)]
    choices = sorted(set(combinations(cards, size)))
    rng.shuffle(choices)
    for choice in choices:
        yield [rng.choice(fitting(card, faces)) for card in choice]


def ways_to_run(rng: random.Random, hand: list[str], places: list[list[str]]) -> Iterator[list[str]]:
    """A hand card for each place, standing for one of the faces that may be there."""
    if not places:
        yield []
        return
    cards = [card for card in distinct(hand) if fitting(card, places[0])]
    rng.shuffle(cards)
    for card in cards:
        for rest in ways_to_run(rng, without(hand, [card]), places[1:]):
            yield [rng.choice(fitting(card, places[0])), *rest]


# -------------------------------------------------------------------- playing at random


def choose_keenly(rng: random.Random, game: Referee) -> str:
    """A random legal move, with a liking for jokers, lays and laying off, so that matches end."""
    lays = game.some_lays(rng, 2)
    if lays and rng.random() < 0.9:
        return rng.choice(lays)
    moves = game.legal_simple()
    assert moves or lays, f"nothing is legal: {game.position()}"
    offs = [move for move in moves if move.startswith("off")]
    if offs and rng.random() < 0.9:
        return rng.choice(offs)
    specials = [move for move in moves if move.startswith("play")]
    if specials and rng.random() < 0.5:
        return rng.choice(specials)
    if game.phase == "draw" and rng.random() < 0.9:
        liked = [move for move in moves if move != "draw" and game.seats[int(move[5:])].pile[-1] in RANGES]
    else:
        liked = [move for move in moves if move.split(" ")[-1] not in RANGES]
    return rng.choice(liked if liked and rng.random() < 0.9 else moves)


# -------------------------------------------------------------------- spoiling lays


def spoil(rng: random.Random, groups: list[list[str]], hand: list[str]) -> str:
    """A lay with one small thing changed; it may still be right."""
    groups = [list(group) for group in groups]
    used = [card_of(said) for group in groups for said in group]
    rest = list((Counter(hand) - Counter(used)).elements())
    group = rng.choice(groups)
    place = rng.randrange(len(group))
    said = group[place]
    what = rng.choice(SPOILS)
    if what == "exchanged" and rest:
        group[place] = say(rng, rng.choice(rest))
    elif what == "not in hand":
        group[place] = like_it(rng, said)
    elif what == "joker out of range":
        jokers = [card for card in hand if card in RANGES] or list(RANGES)
        face = "r1" if said in SPECIALS else face_of(said)
        group[place] = f"{rng.choice(jokers)}={rng.choice([face, rng.choice(NUMBERS)])}"
    elif what == "joker of another meaning" and "=" in said:
        group[place] = say(rng, card_of(said))
    elif what == "joker without meaning":
        group[place] = card_of(said) if "=" in said else rng.choice(list(RANGES))
    elif what == "number with meaning":
        group[place] = f"{card_of(said)}={rng.choice([face_of(said), rng.choice(NUMBERS)])}"
    elif what == "too short":
        group.pop(place)
    elif what == "too long":
        group.append(longer(rng, group, rest))
    elif what == "groups in another order":
        rng.shuffle(groups)
    elif what == "used twice":
        other = rng.choice(groups)
        other[rng.randrange(len(other))] = said
    elif what == "card moved":
        rng.choice(groups).append(group.pop(place))
    elif what == "cards changed places":
        other = rng.choice(groups)
        there = rng.randrange(len(other))
        group[place], other[there] = other[there], group[place]
    elif what == "special":
        group[place] = rng.choice([card for card in hand if card in SPECIALS] or SPECIALS)
    elif what == "a group less":
        groups.remove(group)
    elif what == "a group more":
        more = rest[: rng.randint(1, 3)] or [card_of(said)]
        groups.insert(rng.randrange(len(groups) + 1), [say(rng, card) for card in more])
    elif what == "round the corner":
        spoil_round_the_corner(rng, group, hand)
    elif what == "number twice":
        group[place] = rng.choice(group)
    elif what == "stroke":
        return lay_text(groups) + rng.choice([" /", " / /"])
    return lay_text([group for group in groups if group or rng.random() < 0.5])


SPOILS = (
    "nothing",  # a lay that leaves no card (L09), or that was not right before
    "exchanged",
    "not in hand",
    "joker out of range",
    "joker of another meaning",
    "joker without meaning",
    "number with meaning",
    "too short",
    "too long",
    "groups in another order",
    "used twice",
    "card moved",
    "cards changed places",
    "special",
    "a group less",
    "a group more",
    "round the corner",
    "number twice",
    "stroke",
)


def like_it(rng: random.Random, said: str) -> str:
    """A number card of the same number or the same colour, wherever it is."""
    if said in SPECIALS:
        return rng.choice(NUMBERS)
    if rng.random() < 0.5:
        return f"{rng.choice(COLOURS)}{number_of(said)}"
    return f"{colour_of(said)}{rng.randint(1, 15)}"


def longer(rng: random.Random, group: list[str], rest: list[str]) -> str:
    """A card to make a group longer, one that fits if there is one."""
    right = [said for said in group if said not in SPECIALS]
    fits = [
        said
        for card in distinct(rest)
        for said in meanings(card)
        if right and any(grows_by(kind, right, said) for kind in ("run", "set", "colour"))
    ]
    if fits:
        return rng.choice(fits)
    return say(rng, rng.choice(rest or NUMBERS))


def spoil_round_the_corner(rng: random.Random, group: list[str], hand: list[str]) -> None:
    """L08, L11: … 14 15 1 2 …, with hand cards where there are any."""
    start = rng.randint(max(1, 17 - len(group)), 15)
    left = list(hand)
    for place in range(len(group)):
        number = (start + place - 1) % 15 + 1
        faces = [f"{colour}{number}" for colour in COLOURS]
        cards = [card for card in distinct(left) if fitting(card, faces)]
        card = rng.choice(cards or faces)
        if card in left:
            left.remove(card)
        group[place] = rng.choice(fitting(card, faces))
