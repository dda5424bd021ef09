"""What the lines show of Level 8: made from a view or a position, so nothing that may not be known."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from halfpast.core.documents import ReadJson
from halfpast.core.events import Event
from halfpast.core.playing import Playing
from halfpast.games.level8.rules.cards import COLOUR_LETTERS
from halfpast.games.level8.rules.levels import LevelCard, card_at, find_cards
from halfpast.games.level8.rules.state import LEVELS
from halfpast.games.level8.words import Words

QUIET = ("turn", "began")  # the table itself shows these
REACHED, AHEAD = "▪", "·"
WIDTH, NARROWEST = 79, 20
SHORT_HAND = 12  # characters: known cards that would make it longer go on a line of their own
SPECIALS = ("take", "swap", "keep", "skip")
INDENT = " " * 6
INKS = {"r": 203, "o": 208, "y": 178, "g": 71, "b": 75, "p": 141}  # of 256 colours, to be read on dark and light
GLUE = "\ue000"  # between words that stay on one line; none of our texts contains it


def welcome_lines(match: Playing, names: str, words: Words) -> list[str]:
    """What is played, with which level card, and by whom."""
    return [
        words.text("terminal-level8-welcome", edition=words.edition(match.edition.name), names=names),
        *(line for card, seats in cards_of(match).items() for line in card_lines(card, seats, words)),
        *filled([f"{letter} {coloured(letter, words)}" for letter in COLOUR_LETTERS], ", "),
    ]


def cards_of(match: Playing) -> dict[LevelCard, list[int]]:
    """L23a: the level cards of a match, each with the seats that have it; no seats are named if all have the same."""
    cards = find_cards(match.edition.settings["card"])
    return {card: [seat for seat, its in enumerate(cards) if its == card and len(cards) > 1] for card in cards}


def card_lines(card: LevelCard, seats: Sequence[int], words: Words) -> list[str]:
    """A level card by its name, where its lines come from, and who plays with it."""
    said = {"card": words.level_card(card.document()), "source": words.source(card.source)}
    if not seats:
        return [words.text("terminal-level8-card", **said)]
    names = words.joined("and-list", map(words.name, seats))
    return filled(words.text("terminal-level8-card-of", names=names, **said).split(" "))


def table_lines(shown: ReadJson, view: ReadJson, words: Words) -> list[str]:
    """The table, one line per seat with its groups below: `shown` is a view or a whole position."""
    return [*head_lines(shown, words), *seat_lines(shown, view, words)]


def head_lines(shown: ReadJson, words: Words) -> list[str]:
    """The round, the stock and what lies under it; in a whole position, which cards it has."""
    stock = shown["stock"]
    parts = [words.text("terminal-level8-round", round=shown["round"])]
    parts.append(words.text("terminal-level8-stock", count=stock if isinstance(stock, int) else len(stock)))
    if shown["under"]:
        under: Counter[str] = Counter(shown["under"])
        faces = [f"{many} × {words.face(card)}" if many > 1 else words.face(card) for card, many in under.items()]
        parts.append(words.text("terminal-level8-under", cards=", ".join(faces)))
    lines = filled(parts, ", ")
    return lines if isinstance(stock, int) else [*lines, *filled(stock, indent=INDENT)]


def seat_lines(shown: ReadJson, view: ReadJson, words: Words) -> list[str]:
    """One line per seat, in columns; below it, whatever does not fit in."""
    rows = [["", *(words.text(f"terminal-level8-{column}") for column in ("level", "hand", "pile"))]]
    below: list[list[str]] = [[]]
    for number, seat in enumerate(shown["seats"]):
        mark = "→" if number == shown["turn"] else " "
        size, known = hand_size(seat["hand"]), known_text(seat, view["known"][number], words)
        is_short = 0 < len(known) <= SHORT_HAND
        hand = f"{size:>2} ({known})" if is_short else f"{size:>2}"
        who, pile = f"{mark} {number} {words.name(number)}", pile_text(seat["pile"], words)
        rows.append([who, track(seat["level"]), hand, pile])
        below.append(asked_of(number, seat, view, words))
        below[-1] += below_lines(number, seat, "" if is_short else known, number == view["you"], words)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(c.ljust(width) for c, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return [line for row, more in zip(lines, below, strict=True) for line in (row, *more)]


def asked_of(number: int, seat: ReadJson, view: ReadJson, words: Words) -> list[str]:
    """What another seat has to lay out, if not everybody has the same level card."""
    cards = find_cards(view["card"])
    if len(cards) == 1 or number == view["you"] or seat["laid"]:
        return []
    return filled(words.groups(card_at(cards, number).levels[seat["level"] - 1]).split(" "), indent=INDENT)


def known_text(seat: ReadJson, known: Sequence[str], words: Words) -> str:
    """Cards of a hidden hand that everyone has seen, except those that lie open now."""
    left = Counter(known) - Counter(seat["shown"]) if isinstance(seat["hand"], int) else Counter()
    return " ".join(face(card, words) for card in left.elements())


def hand_size(hand: object) -> int:
    """How many cards a hand has."""
    return len(hand) if isinstance(hand, list) else int(str(hand))


def track(level: int) -> str:
    """A level, and how far along it is.

    >>> track(3)
    '3 ▪▪▪·····'
    """
    return f"{level} {REACHED * level}{AHEAD * (LEVELS - level)}"


def pile_text(pile: Sequence[str], words: Words) -> str:
    """A discard pile: its top, and how many lie below."""
    if not pile:
        return "–"
    return f"{face(pile[-1], words)} +{len(pile) - 1}" if len(pile) > 1 else face(pile[-1], words)


def before_seat(seat: ReadJson, words: Words) -> list[str]:
    """What lies in front of a seat besides its groups, and how many cards it has chosen to keep."""
    kept = seat["kept"] if isinstance(seat["kept"], int) else len(seat["kept"])
    counted = {"keeps": seat["keeps"], "skip": int(seat["skip"]), "kept": kept}
    return [words.text(f"terminal-level8-{key}", count=number) for key, number in counted.items() if number]


def below_lines(number: int, seat: ReadJson, known: str, own: bool, words: Words) -> list[str]:
    """A seat's groups, numbered as they are typed; the cards of its hand that are known or shown."""
    groups = [f"{number}.{place} {group_text(group, words)}" for place, group in enumerate(seat["laid"], 1)]
    lines = filled([*groups, *before_seat(seat, words)], "   ", INDENT)
    if isinstance(seat["hand"], list) and seat["hand"] and not own:
        lines += filled([words.text("terminal-level8-hand"), *seat["hand"]], indent=INDENT)
    if known:
        lines += filled(words.text("terminal-level8-known", cards=known).split(" "), indent=INDENT)
    if seat["shown"]:
        cards = " ".join(face(card, words) for card in seat["shown"])
        lines += filled(words.text("terminal-level8-shows", cards=cards).split(" "), indent=INDENT)
    return lines


def group_text(group: ReadJson, words: Words) -> str:
    """A group on the table: what it is, and its cards."""
    kind = str(group["group"])
    return " ".join([words.text(f"terminal-level8-kind-{kind}"), *(laid_face(card, kind) for card in group["cards"])])


def laid_face(card: str, kind: str) -> str:
    """A card in a group; a joker says what it stands for, as far as that matters there.

    >>> laid_face("j6=b9", "run"), laid_face("j6=b9", "colour"), laid_face("j6=b9", "colour-run")
    ('j=9', 'j=b', 'j=b9')
    """
    _, _, stands = card.partition("=")
    if not stands:
        return card
    return "j=" + {"run": stands[1:], "set": stands[1:], "colour": stands[0]}.get(kind, stands)


def face(card: str, words: Words) -> str:
    """A card as the lines show it: in letters, but a special by its name."""
    return words.face(card) if card in SPECIALS else card


def line_width() -> int:
    """How long a line may be: less in a narrow terminal, which would break `y14` after `y1`."""
    if sys.stdout is None or not sys.stdout.isatty():
        return WIDTH
    return max(NARROWEST, min(WIDTH, shutil.get_terminal_size().columns - 1))


def filled(parts: Iterable[str], between: str = " ", indent: str = "", first: str | None = None) -> list[str]:
    """Parts one after another in lines that fit, broken inside a part only where that is longer than a line."""
    width = line_width()
    room = width - len(indent)
    line = between.join(part.replace(" ", GLUE) if len(part) <= room else part for part in parts)
    start = indent if first is None else first
    wrapped = textwrap.wrap(line, width, initial_indent=start, subsequent_indent=indent, break_on_hyphens=False)
    return [one.replace(GLUE, " ") for one in wrapped]


def own_lines(view: ReadJson, words: Words) -> list[str]:
    """The player's level and hand, and what the phase asks."""
    mine = view["seats"][view["you"]]
    line = card_at(find_cards(view["card"]), view["you"]).levels[mine["level"] - 1]
    key = "terminal-level8-your-level-out" if mine["laid"] else "terminal-level8-your-level"
    level = words.text(key, level=mine["level"], groups=words.groups(line))
    asked = [part for sentence in asked_lines(view, words) for part in filled(sentence.split(" "))]
    return ["", *filled(level.split(" ")), *hand_lines(view, words), *asked]


def hand_lines(view: ReadJson, words: Words) -> list[str]:
    """The hand by colours; cards that can be laid off stand in brackets."""
    off = {move.split(" ")[1].partition("=")[0] for move in view["legal"] if move.startswith("off ")}
    mine = view["seats"][view["you"]]
    shown = Counter(mine["shown"]) + Counter(mine["kept"])  # these can no longer be chosen
    hand = list((Counter(mine["hand"]) - shown).elements())
    parts = [
        " ".join([label, *(f"[{face(card, words)}]" if card in off else face(card, words) for card in cards)]).strip()
        for label, cards in groupby(hand, lambda card: hand_label(card, words))
    ]
    return filled([words.text("terminal-level8-your-hand"), *parts], "  ", "  ", "")


def hand_label(card: str, words: Words) -> str:
    """What stands before the cards of a colour, or the jokers."""
    if card in SPECIALS:
        return ""
    return coloured(card[0], words) if card[0] in COLOUR_LETTERS else words.text("terminal-level8-jokers")


def coloured(letter: str, words: Words) -> str:
    """L02: a colour by its shape and its name.

    >>> coloured("r", Words("en"))
    '● red'
    """
    return f"{words.shape(letter)} {words.colour(letter)}"


def asked_lines(view: ReadJson, words: Words) -> list[str]:
    """What the phase asks of the seat."""
    phase, legal = view["phase"], view["legal"]
    if phase == "draw":
        return [
            words.text("terminal-level8-asks-draw", moves=", ".join(draw_words(move, view, words) for move in legal))
        ]
    if phase == "act":
        return act_lines(legal, words)
    if phase == "show":
        return [words.text("terminal-level8-asks-show", count=view["choose"])]
    if phase == "pick":
        example = move_words(legal[0], words)
        return [words.text("terminal-level8-asks-pick", example=example, none=typed_word("none", words))]
    if phase == "put":
        return [words.text("terminal-level8-asks-put", count=view["choose"], done=typed_word("done", words))]
    return [words.text("terminal-level8-asks-keep", count=view["choose"], done=typed_word("done", words))]


def act_lines(legal: Sequence[str], words: Words) -> list[str]:
    """What may be done after drawing."""
    lines = []
    if any(move.startswith("lay ") for move in legal):
        lines.append(words.text("terminal-level8-asks-lay", word=typed_word("lay", words)))
    offs = [move for move in legal if move.startswith("off ")]
    if offs:
        lines.append(words.text("terminal-level8-asks-off", example=move_words(offs[0], words)))
    lines.append(words.text("terminal-level8-asks-discard"))
    specials = list(dict.fromkeys(move.split(" ")[1] for move in legal if move.startswith("play ")))
    if specials:
        lines.append(words.text("terminal-level8-asks-play", cards=words.joined("or-list", map(words.face, specials))))
    return lines


def draw_words(move: str, view: ReadJson, words: Words) -> str:
    """A way to draw, with the card that lies there."""
    _, _, seat = move.partition(" ")
    said = move_words(move, words)
    return f"{said} ({face(view['seats'][int(seat)]['pile'][-1], words)})".replace(" ", GLUE) if seat else said


def event_lines(events: list[Event], words: Words) -> list[str]:
    """What happened, without what the table shows anyway: whose turn it is, and that others drew from the stock."""
    lines: list[str] = []
    for event in events:
        if event["type"] == "round-over":
            sentence = words.text(f"level8-event-{words.kind(event)}", **{**words.arguments(event), "moves": ""})
            lines += ["", sentence.strip(), *(f"  {moved}" for moved in words.moves(event)), ""]
        elif event["type"] not in QUIET and not is_others_draw(event, words.you):
            lines.append(words.event(event))
    return lines


def is_others_draw(event: Event, you: int | None) -> bool:
    """Whether another seat drew one card from the stock: nobody needs to be told."""
    return bool(event["type"] == "drew" and event["from"] == "stock" and event["seat"] != you)


def score_lines(match: Playing, words: Words) -> list[str]:
    """The level of every seat."""
    seats = match.view(None)["seats"]
    width = max(len(words.name(number)) for number in range(len(seats)))
    return [
        f"  {words.name(number):<{width}}  {track(seat['level'])}"
        + (f"  {words.text('terminal-level8-out')}" if seat["laid"] else "")
        for number, seat in enumerate(seats)
    ]


def level_lines(match: Playing, words: Words) -> list[str]:
    """Every level card in full, where its lines come from, and how far everyone has come."""
    levels, lines = [seat["level"] for seat in match.view(None)["seats"]], []
    for card, seats in cards_of(match).items():
        lines += card_lines(card, seats, words)
        for level, line in enumerate(card.levels, 1):
            there = [seat for seat in seats or range(len(levels)) if levels[seat] == level]
            here = ", ".join(map(words.name, there))
            said = f"{words.groups(line)}  ← {here}" if here else words.groups(line)
            lines += filled(said.split(" "), indent=" " * 5, first=f"  {level}  ")
    return lines


def typed_word(meaning: str, words: Words) -> str:
    """The word to type for it."""
    return words.text(f"terminal-level8-word-{meaning}").split(",")[0]


def move_words(move: str, words: Words) -> str:
    """A move as one would type it."""
    word, *rest = move.split(" ")
    if move == "pick none":
        return typed_word("none", words)
    said = [typed_word(word, words)]
    for at, part in enumerate(rest):
        is_seat = at == 0 if word in ("draw", "pick") else rest[0] == "skip" and at == 1
        said.append(words.name(int(part)) if is_seat else face(part, words))
    return " ".join(said)


def openly(move: str) -> str:
    """What the player may know of another seat's move: what is kept for the next round stays secret (L20).

    >>> openly("keep r1"), openly("show r1")
    ('keep', 'show r1')
    """
    return "keep" if move.startswith("keep ") else move


def painted(line: str) -> str:
    """A line as a terminal with colours shows it: each card in its own."""
    return re.sub(r"\b([roygbp])(?:1[0-5]|[1-9])\b", lambda card: f"\x1b[1;38;5;{INKS[card[1]]}m{card[0]}\x1b[0m", line)
