"""Moves of Level 8 as people type them: in their own words, with players' names, and without the obvious."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, NoReturn

from halfpast.core.errors import InvalidMove
from halfpast.core.playing import Playing
from halfpast.core.typed import Unclear, Vocabulary, plain
from halfpast.games.level8.rules.draft import read_held
from halfpast.games.level8.rules.levels import card_at, find_cards
from halfpast.games.level8.terminal.drawing import SPECIALS, move_words
from halfpast.games.level8.words import Words

LEVEL = "level"  # the one command of its own
MOVES = ("draw", "lay", "off", "discard", "play", "show", "pick", "none", "put", "keep", "done")
COLOURS = {"red": "%r", "orange": "%o", "yellow": "%y", "green": "%g", "blue": "%b", "purple": "%p"}
CARDS = {"take": "take", "swap": "swap", "skip": "skip", "joker": "%j", **COLOURS}
VOCABULARY = Vocabulary("level8", MOVES, CARDS, (LEVEL,))
# A colour or joker typed as a word is marked %, because the number may then come before it.
CHOOSING = ("show", "put", "keep")  # words, and phases, in which a card is one of several
CARD = re.compile(r"[roygbp]([1-9]|1[0-5])|j(1|6|11)?|take|swap|keep|skip")
LAID = re.compile(r"(j(?:1|6|11)?)=([roygbp]?)([1-9]|1[0-5])?")
PLACE = re.compile(r"([0-9]|@[0-9])[. ]?([1-9])?")


def as_moves(line: str, words: Words, match: Playing) -> list[str]:
    """A typed line as moves: one, or several if cards are shown, put or kept one after another."""
    return Typed(words, match).moves(tokens(line, words))


def tokens(line: str, words: Words) -> list[str]:
    """What was typed, in the words of the notation: `rode 7` as r7, a seat's name as @2.

    >>> nl = Words("nl", ["Jij", "Vos", "Uil"], 0)
    >>> tokens("Leg aan rode 7 uil.1", nl), tokens("joker 6–10 = blauw 9", nl), tokens("Die pak ik", nl)
    (['off', 'r7', '@2.1'], ['j6=b9'], ['take'])
    >>> tokens("pose 3 rouge 3 bleu / 6 vert joker", Words("fr"))
    ['lay', 'r3', 'b3', '/', 'g6', 'j']
    """
    spoken, known = phrases(words.language, tuple(words.names))
    now = spoken.sub(lambda said: known[said[0]], plain(line))
    now = re.sub(r"\s*=\s*", "=", re.sub(r"[/|;,]", " / ", now.replace("+", " ")))
    now = re.sub(r"(?:%j|\bj)\s*(?:(1)(?:-5)?|(6)(?:-10)?|(11)(?:-15)?)(?![\d.-])", r"j\1\2\3", now).replace("%j", "j")
    now = re.sub(r"=%([roygbp])\s*", r"=\1", now)
    now = re.sub(r"(?<!\S)([roygbp])\s+(\d+)(?![\d.])", r"\1\2", now)
    number = r"(\d+)(?![\d.])"
    if re.search(rf"%[roygbp](?!\s*{number})", now):
        now = re.sub(r"(?<![\d.=])(\d+)\s*%([roygbp])", r"\2\1", now)
    else:
        now = re.sub(rf"%([roygbp])\s*{number}", r"\1\2", now)
    return now.split()


@cache
def phrases(language: str, names: tuple[str, ...]) -> tuple[re.Pattern[str], dict[str, str]]:
    """Every word and name that may be typed, the longest first, with what each means."""
    known = {word: meaning for word, meaning in VOCABULARY.meanings(language).items() if len(word) > 1}
    known |= {plain(name): f"@{number}" for number, name in enumerate(names)}
    either = "|".join(re.escape(word) for word in sorted(known, key=len, reverse=True))
    letter = r"[^\W\d_]"
    return re.compile(rf"(?<!{letter})(?:{either})(?!{letter})"), known


class Typed:
    """What a line can mean at this point of a match."""

    def __init__(self, words: Words, match: Playing) -> None:
        self.words, self.match = words, match
        self.view = match.view(match.seat)
        self.phase, self.legal = self.view["phase"], self.view["legal"]
        self.seats, self.mine = self.view["seats"], self.view["seats"][self.view["you"]]

    def moves(self, typed: Sequence[str]) -> list[str]:
        """The moves; what cannot be understood is left as it is, and is then refused as a move."""
        word, *rest = joined(typed) or [""]
        if word in ("take", "pick") and rest and self.phase == "draw":
            return [self.draw(rest)]
        if word in ("take", "pick") and (self.phase == "pick" or (word == "pick" and rest)):
            return [self.pick(rest or [word])]
        if word == "pick":
            word = "take"
        is_card = CARD.fullmatch(word) and not (word == "keep" and (rest or self.phase == "keep"))
        if word in SPECIALS and is_card and self.phase in ("draw", "act"):
            return [self.play([word, *rest])]
        if is_card:
            return self.cards(typed)
        if word in CHOOSING:
            return [f"{word} {self.card(card)}" for card in rest if card != "/"] or [word]
        if word in ("none", "done"):
            return ["pick none" if self.phase == "pick" else "done"]
        how = {"draw": self.draw, "lay": self.lay, "off": self.off, "play": self.play, "discard": self.discard}
        return [how[word](rest)] if word in how else [" ".join(typed)]

    def unclear(self, key: str, /, **args: Any) -> NoReturn:
        """Say what is missing."""
        raise Unclear(self.words.text(key, **args))

    def which(self, moves: Sequence[str]) -> str:
        """The move, if there is only one."""
        if len(moves) > 1:
            said = [move_words(move, self.words) for move in moves]
            self.unclear("terminal-level8-which", moves=self.words.joined("or-list", said))
        return moves[0]

    def card(self, typed: str) -> str:
        """A card; a joker alone is the only kind of joker in the hand."""
        name, is_said, stands = typed.partition("=")
        jokers = {card for card in self.mine["hand"] if card[0] == "j"}
        return f"{jokers.pop()}{is_said}{stands}" if name == "j" and len(jokers) == 1 else typed

    def seat(self, typed: str) -> int | None:
        """The seat with this name or number."""
        number = typed.removeprefix("@")
        return int(number) if number.isdecimal() and len(number) == 1 else None

    def cards(self, typed: Sequence[str]) -> list[str]:
        """Cards without a verb: they do what the phase asks for."""
        cards = [self.card(card) for card in typed if card != "/"]
        if self.phase == "pick":
            return [self.pick(cards)]
        if self.phase in CHOOSING:
            return [f"{self.phase} {card}" for card in cards]
        return [f"discard {' '.join(cards)}"]

    def discard(self, rest: Sequence[str]) -> str:
        """One card."""
        return " ".join(["discard", *map(self.card, rest)])

    def draw(self, rest: Sequence[str]) -> str:
        """Draw from the stock, from a seat's pile, or from the pile with this card on top."""
        if len(rest) != 1:
            return " ".join(["draw", *rest])
        if CARD.fullmatch(rest[0]):
            tops = [f"draw {number}" for number, seat in enumerate(self.seats) if seat["pile"][-1:] == [rest[0]]]
            return self.which(tops) if tops else self.unclear("terminal-level8-no-top", card=self.words.face(rest[0]))
        return f"draw {rest[0].removeprefix('@')}"

    def play(self, rest: Sequence[str]) -> str:
        """Play a special; a skip goes to the only other seat, if there is just one."""
        if rest[:1] == ["skip"] and len(rest) == 1:
            skips = [move for move in self.legal if move.startswith("play skip ")]
            return self.which(skips or [f"play skip {int(self.view['you'] == 0)}"])
        return " ".join(["play", *(part.removeprefix("@") for part in rest)])

    def pick(self, rest: Sequence[str]) -> str:
        """One of the cards shown: whose, where only one seat shows it, need not be said."""
        if rest[0] in ("none", "done"):
            return "pick none"
        seats = [self.seat(part) for part in rest if self.seat(part) is not None]
        cards = [part for part in rest if CARD.fullmatch(part)]
        if len(cards) != 1 or len(seats) > 1:
            return " ".join(["pick", *rest])
        fitting = [move for move in self.legal if move.startswith("pick ") and move.split(" ")[2:] == cards]
        if not seats and fitting:
            return self.which(fitting)
        other = int(self.view["you"] == 0)
        return f"pick {seats[0] if seats else other} {cards[0]}"

    def off(self, rest: Sequence[str]) -> str:
        """A card on a group: which group, and what a joker stands for, need not be said if it is clear."""
        card, place = (self.card(rest[0]) if rest else "", PLACE.fullmatch(" ".join(rest[1:])))
        base, _, stands = card.partition("=")
        if not CARD.fullmatch(base) or not (place or len(rest) == 1):
            return " ".join(["off", *rest])
        fitting = []
        for move in (move for move in self.legal if move.startswith("off ")):
            _, laid, target = move.split(" ")
            if laid.partition("=")[0] == base and stands_for(laid, stands):
                seat, number = target.split(".")
                if not place or (place[1].removeprefix("@") == seat and place[2] in (None, number)):
                    fitting.append(move)
        if fitting:
            return self.which(fitting)
        if not place and self.mine["laid"] and self.phase == "act" and card in self.mine["hand"]:
            self.unclear("terminal-level8-no-group", card=self.words.face(card))
        target_said = f"{place[1].removeprefix('@')}.{place[2] or 1}" if place else f"{self.view['you']}.1"
        return f"off {anyhow(card)} {target_said}"

    def lay(self, rest: Sequence[str]) -> str:
        """Lay the level: with no cards named, the best way; otherwise these cards, with jokers as what they must be."""
        level = self.mine["level"]
        line = card_at(find_cards(self.view["card"]), self.view["you"]).levels[level - 1]
        can = self.phase == "act" and not self.mine["laid"]
        if not rest:
            best = next((move for move in self.legal if move.startswith("lay ")), None)
            if can and best is None:
                self.unclear("terminal-level8-no-lay", level=level, groups=self.words.groups(line))
            return best or "lay r1"  # the rules refuse this, and say why
        groups = self.groups(rest, [size for _, size in line])
        filled = [
            [said(card, kind, group) for card in group]
            for group, (kind, _) in zip(groups, [*line, *[("run", 0)] * len(groups)], strict=False)
        ]
        plainly = "lay " + " / ".join(" ".join(map(anyhow, group)) for group in filled)
        cards = [card.partition("=")[0] for group in filled for card in group]
        is_whole = all(len(group) <= size for group, (_, size) in zip(groups, line, strict=False))
        held = not Counter(cards) - Counter(self.mine["hand"]) and not set(cards) & set(SPECIALS)
        if not (can and held and is_whole and len(groups) == len(line)):
            return plainly  # whatever is wrong, the rules say it
        return self.drafted(filled, line) or plainly

    def groups(self, rest: Sequence[str], sizes: Sequence[int]) -> list[list[str]]:
        """The cards in groups; without / between them, each group gets as many as it needs."""
        groups = [[self.card(card) for card in group.split()] for group in " ".join(rest).split("/") if group.strip()]
        if len(groups) == 1 and len(groups[0]) == sum(sizes):
            left = iter(groups[0])
            groups = [[next(left) for _ in range(size)] for size in sizes]
        return groups

    def drafted(self, groups: list[list[str]], line: Sequence[tuple[str, int]]) -> str | None:
        """The lay that these cards make; Unclear if one does not fit or is missing."""
        if not all(said_right(card) for group in groups for card in group):
            return None
        drafted = self.match.draft(groups)
        for place, (group, needed, cards) in enumerate(zip(drafted["groups"], line, groups, strict=True), 1):
            about = {"place": place, "group": self.words.group(needed)}
            has_joker = any(card[0] == "j" for card in cards)
            if group["wrong"] or (has_joker and not group["jokers"]):
                wrong = group["wrong"] or [card.partition("=")[0] for card in cards]
                faces = ", ".join(self.words.face(card) for card in dict.fromkeys(wrong))
                self.unclear("terminal-level8-wrong", cards=faces, count=len(set(wrong)), **about)
            if group["missing"]:
                takes = self.words.joined("or-list", map(self.words.face, group["takes"]))
                key = "terminal-level8-missing-have" if takes else "terminal-level8-missing"
                self.unclear(key, count=group["missing"], cards=takes, **about)
        move: str | None = drafted["move"]
        return move


def joined(typed: Sequence[str]) -> list[str]:
    """Join a word that is split in two, as in *gooi r7 weg* or *lege r7 2.1 an*, at the beginning of the line."""
    if len(typed) > 2 and typed[0] in ("put", "lay", "off", "discard") and typed[-1] in ("lay", "off", "discard"):
        return [typed[-1], *typed[1:-1]]
    return list(typed)


def stands_for(laid: str, typed: str) -> bool:
    """Whether a joker laid off is what was typed: all of it, its number or its colour.

    >>> stands_for("j6=r9", "9"), stands_for("j6=r9", ""), stands_for("j6=r9", "b9")
    (True, True, False)
    """
    _, _, stands = laid.partition("=")
    return typed in ("", stands, stands[1:], stands[:1])


def said(card: str, kind: str, group: Sequence[str]) -> str:
    """A joker with what it stands for, as far as that is typed: `j6=9` is red in a run, else of its group's colour.

    >>> said("j6=9", "run", []), said("j6=9", "colour-run", ["b7", "j6=9"]), said("j6=b", "colour", [])
    ('j6=r9', 'j6=b9', 'j6=b6')
    """
    parts = LAID.fullmatch(card)
    if not parts:
        return card
    joker, colour, number = parts.groups()
    if number is None and not (colour and kind == "colour"):
        return str(joker)
    others = [other[0] for other in group if other[0] != "j"] if kind.startswith("colour") else []
    return f"{joker}={colour or next(iter(others), 'r')}{number or joker[1:] or 1}"


def anyhow(card: str) -> str:
    """A card as a move has it, a joker as anything: for a move that the rules will refuse, saying why."""
    return f"{card}=r{card[1:] or 1}" if CARD.fullmatch(card) and card[0] == "j" else card


def said_right(card: str) -> bool:
    """Whether a draft can read it: a card, and a joker within its range.

    >>> said_right("j6=b9"), said_right("j6=b2"), said_right("r3=r3"), said_right("j=take")
    (True, False, False, False)
    """
    try:
        read_held(card)
    except InvalidMove:
        return False
    return True
