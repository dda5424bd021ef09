"""What the lines show of 8½: made from a view or a position, so nothing that may not be known."""

from __future__ import annotations

from halfpast.core.documents import ReadJson
from halfpast.core.events import Event
from halfpast.core.playing import Playing
from halfpast.games.half.rules.cards import FACE_DOWN, LETTERS, PLAYED
from halfpast.games.half.words import Words

QUIET = ("turn", "began")  # the table itself shows these
BACK, GAP = "■", "·"
PILE_SHOWN = 12
LONG_HAND = 13  # characters


def welcome_lines(match: Playing, names: str, words: Words) -> list[str]:
    """What is played, and by whom."""
    edition = words.edition(match.edition.name)
    lines = [words.text("terminal-half-welcome", edition=edition, games=match.games, names=names)]
    if match.edition.parameters["scoring"] == "cards":
        lines.append(words.text("terminal-half-score-cards"))
    return lines


def table_lines(shown: ReadJson, view: ReadJson, words: Words) -> list[str]:
    """The table, one line per seat: `shown` is a view or a whole position, `view` says what the bid is."""
    game = words.text("terminal-half-game", game=view["match"]["game"], games=view["match"]["games"])
    lines = [game, *seat_lines(shown, view, words)]
    if view["phase"] == "exchange":
        return lines
    return [*lines, "", *pile_lines(view, words)]


def seat_lines(shown: ReadJson, view: ReadJson, words: Words) -> list[str]:
    """One line per seat, in columns; a hand that would make it too long gets a line of its own."""
    rows, below = [], []
    for number, seat in enumerate(shown["seats"]):
        mark = "→" if number == shown["turn"] else " "
        hand = hand_text(seat["hand"], view["known"][number], words)
        is_long = len(hand) > LONG_HAND
        cells = [
            ("hand", str(hand_size(seat["hand"])) if is_long else hand),
            ("stock", str(seat["stock"]) if isinstance(seat["stock"], int) else words.faces(seat["stock"])),
            ("open", words.faces(seat["open"])),
            ("blind", blind_text(seat["blind"], words)),
            ("aside", str(len(seat["aside"]))),
        ]
        none = words.text("terminal-half-none")
        said = [f"{words.text(f'terminal-half-{zone}')} {cards or none}" for zone, cards in cells]
        rows.append([f"{mark} {words.name(number)}", *said])
        below.append(f"      {words.text('terminal-half-hand')} {hand}" if is_long else "")
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(c.ljust(width) for c, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return [line for pair in zip(lines, below, strict=True) for line in pair if line]


def aside_lines(match: Playing, words: Words) -> list[str]:
    """H20: every player's cards aside: everyone has seen them, but the table shows only how many there are."""
    none, seats = words.text("terminal-half-none"), match.view(None)["seats"]
    said = [f"  {words.name(number)}  {words.faces(seat['aside']) or none}" for number, seat in enumerate(seats)]
    return [words.text("terminal-half-asides"), *said]


def hand_size(hand: object) -> int:
    """How many cards a hand has."""
    return len(hand) if isinstance(hand, str) else int(str(hand))


def hand_text(hand: object, known: str, words: Words) -> str:
    """A hand: its cards, or their number and the ones that everyone has seen."""
    if isinstance(hand, str):
        return words.faces(hand)
    return f"{hand} ({words.faces(known)})" if known else str(hand)


def blind_text(blind: str, words: Words) -> str:
    """Where blind cards lie; in a whole position, which ones."""
    signs = {FACE_DOWN: BACK, PLAYED: GAP}
    return " ".join(signs.get(sign) or words.faces(sign) for sign in blind)


def pile_lines(view: ReadJson, words: Words) -> list[str]:
    """The pile and its bid."""
    if not view["pile"]:
        return [words.text("terminal-half-pile-opening" if view["phase"] == "opening" else "terminal-half-pile-empty")]
    pile = words.faces(view["pile"][-PILE_SHOWN:])
    pile = f"… {pile}" if len(view["pile"]) > PILE_SHOWN else pile
    bid, catch = view["bid"]["words"], view["catch"]
    key = "terminal-half-bid-catch" if catch else "terminal-half-bid"
    key = "terminal-half-bid-under-five" if view["under_five"] else key
    return [words.text("terminal-half-pile", cards=pile), words.text(key, bid=bid, catch=catch or "")]


def own_lines(view: ReadJson, words: Words) -> list[str]:
    """What the seat plays from, with playable cards in brackets, and what the phase asks."""
    mine, legal, asks = view["seats"][view["you"]], view["legal"], asked(view, words)
    source = "open" if view["phase"] == "exchange" else view["plays_from"]
    if source == "blind":
        places = [move.split()[1] for move in legal if move.startswith("blind")]
        return [*asks, words.text("terminal-half-plays-blind", places=words.listed("or-list", places))]
    cards = " ".join(f"[{words.faces(card)}]" if card in goes(legal) else words.faces(card) for card in mine[source])
    return [words.text(f"terminal-half-your-{source}", cards=cards), *asks]


def goes(legal: list[str]) -> set[str]:
    """The cards that may be laid, by themselves or in 8+½.

    >>> sorted(goes(["7", "77", "8h", "take"]))
    ['7', '8', 'h']
    """
    return {card for move in legal if set(move) <= set(LETTERS) for card in move}


def asked(view: ReadJson, words: Words) -> list[str]:
    """What the phase asks of the seat, if it is not simply a card."""
    if view["phase"] == "exchange":
        example = move_words(view["legal"][0], words)
        return [words.text("terminal-half-plays-exchange", name=words.name(view["exchange_with"]), example=example)]
    if view["phase"] == "last-chance":
        return [words.text("terminal-half-plays-last-chance", bid=view["bid"]["words"], catch=view["catch"])]
    return [words.text("terminal-half-must-take")] if view["legal"] == ["take"] else []


def event_lines(events: list[Event], words: Words) -> list[str]:
    """What happened, without what the table shows anyway: whose turn it is, and that others drew."""
    telling = [event for event in events if event["type"] not in QUIET and not is_others_draw(event, words.you)]
    scored = next((at for at, event in enumerate(telling) if event["type"] == "scored"), None)
    if scored is None:
        return words.tell(telling)
    block = ["", *block_lines(telling[scored], telling[scored]["totals"], words), ""]
    return [*words.tell(telling[:scored]), *block, *event_lines(telling[scored + 1 :], words)]


def is_others_draw(event: Event, you: int | None) -> bool:
    """Whether another seat drew: nobody needs to be told."""
    return bool(event["type"] == "drew" and event["seat"] != you)


def score_lines(match: Playing, words: Words) -> list[str]:
    """The points so far."""
    rows = match.view(None)["match"]["results"]
    nothing = [0] * match.seats
    row = rows[-1] if rows else {"held": nothing, "points": nothing}
    return block_lines(row, match.game.result(rows, match.edition)["totals"] if rows else nothing, words)


def block_lines(row: ReadJson, totals: list[int], words: Words) -> list[str]:
    """The score block: the cards held and the points of the last game, and the totals."""
    heads = ["", *(words.text(f"terminal-half-score-{head}") for head in ("held", "game", "total"))]
    table = [[words.name(n), str(row["held"][n]), str(row["points"][n]), str(totals[n])] for n in range(len(totals))]
    widths = [max(len(line[column]) for line in [heads, *table]) for column in range(len(heads))]
    return [
        "  "
        + line[0].ljust(widths[0])
        + "".join(cell.rjust(w + 3) for cell, w in zip(line[1:], widths[1:], strict=True))
        for line in [heads, *table]
    ]


def move_words(move: str, words: Words) -> str:
    """A move as one would say it: the cards, or the word to type."""
    word, *rest = move.split(" ")
    if set(word) <= set(LETTERS):
        return words.cards(word)
    said = words.text(f"terminal-half-word-{word}").split(",")[0]
    return " ".join([said, *(words.faces(part) for part in rest)])


def openly(move: str) -> str:
    """What the player may know of another seat's move: all of it."""
    return move


def painted(line: str) -> str:
    """A line as a terminal with colours shows it: the cards of 8½ need none."""
    return line
