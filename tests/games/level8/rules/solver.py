"""The solver of Level 8 beside the brute force: random hands and levels, random ways through a lay."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

from halfpast.core.record import States
from halfpast.core.scratch import HERE
from halfpast.games.level8.rules.cards import FACE_AS, FACE_CARD, KIND_OF, PAIRS, TEXTS, put_bag
from halfpast.games.level8.rules.game import GAME, apply_move, clear_table, distance_of, legal_moves, level_can_be_laid
from halfpast.games.level8.rules.levels import LevelCard, known_cards, write_cards
from halfpast.games.level8.rules.moves import LAY, OFF
from halfpast.games.level8.rules.state import ACT, LAYING, OVER
from halfpast.games.level8.rules.texts import face_texts
from tests.games.level8.naive.missing import Line, Slot, can_be_laid, cards_missing
from tests.games.level8.naive.referee import COLOURS, RANGES, Referee, colour_of, in_order, lay_text, number_of, without
from tests.games.level8.random_games import EDITIONS, KINDS, deck_of, random_line

Json = dict[str, Any]
PRINTED_LINES = [line for card in known_cards().values() for line in card.levels]


def random_hand(chooser: random.Random, parameters: Json) -> list[str]:
    """7 to 13 cards of a deck: any, or of few colours and numbers, so that groups want the same; some jokers."""
    deck = deck_of(parameters)
    if chooser.random() < 0.6:
        colours = chooser.sample(COLOURS, chooser.randint(1, 4))
        first, last = sorted(chooser.sample(range(1, 16), 2))
        narrow = [card for card in deck if card in RANGES or is_inside(card, colours, first, last)]
        deck = narrow if len(narrow) > 13 else deck
    jokers = [card for card in deck if card in RANGES]
    others = [card for card in deck if card not in RANGES]
    size = chooser.randint(7, 13)
    wild = chooser.choice((None, None, 0, 1, 2, 4, 8))
    if wild is None or len(others) < size:
        return in_order(chooser.sample(deck, size))
    wild = min(wild, len(jokers), size)
    return in_order(chooser.sample(jokers, wild) + chooser.sample(others, size - wild))


def is_inside(card: str, colours: list[str], first: int, last: int) -> bool:
    """Whether a number card is of these colours and numbers; a special is of none."""
    return card[1:].isdigit() and card[0] in colours and first <= number_of(card) <= last


def random_level(chooser: random.Random) -> Line:
    """A line of a printed card, or any."""
    if chooser.random() < 0.6:
        return list(chooser.choice(PRINTED_LINES))
    return [(str(kind), int(size)) for kind, size in random_line(chooser)]


def state_of(edition: str, hand: list[str], line: Line, level: int = 1) -> States:
    """Two seats, the first to act, with this hand and this level."""
    states = GAME.states(1, GAME.with_settings(GAME.editions.get(edition), {}), 2)
    states["lines"] = 0
    write_cards(states, (LevelCard("", (tuple(line),) * 8),), 2)
    s = states[0]
    clear_table(states, 0)
    put_bag(s["hand"][0], [KIND_OF[card] for card in hand])
    s["hand_size"][0], s["level"][0], s["phase"] = len(hand), level, ACT
    return states


def compare_hand(chooser: random.Random) -> Counter[str]:
    """One hand and one level: can it be laid, and how many cards are missing."""
    edition, line = chooser.choice(EDITIONS), random_level(chooser)
    hand = random_hand(chooser, dict(GAME.editions.get(edition).parameters))
    states = state_of(edition, hand, line)
    right, found = cards_missing(hand, line), int(distance_of(states, 0, 0, HERE.scratch))
    assert found == right, f"{found} missing, not {right}: {line} from {hand}"
    can = bool(level_can_be_laid(states, 0, 0, HERE.scratch))
    assert can == (right == 0) == can_be_laid(hand, line), f"{can}: {line} from {hand}"
    met = Counter({"hands": 1, f"missing {right}": 1, **{f"with a {kind}": 1 for kind, _ in line}})
    return met + compare_way(edition, hand, line) if can else met


def compare_way(edition: str, hand: list[str], line: Line) -> Counter[str]:
    """The good way to lay a level: no other has fewer jokers, or as many with fewer full ones."""
    lay = GAME.good_lay(state_of(edition, hand, line, level=8), 0)
    used = [TEXTS[card] for group in lay.groups for card, _ in group if TEXTS[card] in RANGES]
    right = fewest_jokers(hand, line)
    assert (len(used), used.count("j")) == right, f"{used}, not {right}: {line} from {hand}"
    return Counter({"ways": 1, "ways with jokers": bool(used), "ways with full jokers": "j" in used})


def fewest_jokers(hand: list[str], line: Line) -> tuple[int, int]:
    """By trying them out: with how few jokers a level can be laid, and how few of these are full ones."""
    jokers, others = [card for card in hand if card in RANGES], [card for card in hand if card not in RANGES]
    choices = {tuple(some) for number in range(len(jokers) + 1) for some in combinations(sorted(jokers), number)}
    ordered = sorted(choices, key=lambda some: (len(some), some.count("j")))
    found = next(some for some in ordered if can_be_laid([*others, *some], line))
    return len(found), found.count("j")


def run(hands: int, seed: int) -> Counter[str]:
    """So many hands; the counts say what was met."""
    chooser, met = random.Random(seed), Counter[str]()
    for _ in range(hands):
        met += compare_hand(chooser)
    return met


# ---------------------------------------------------------------- number by number


def next_slots(kind: str, size: int, face: str) -> list[Slot]:
    """What is left to be filled of a group of which one more card, standing for this, was laid; runs rise."""
    colour, number = colour_of(face), number_of(face)
    if kind == "set":
        return [("", number)] * size
    if kind == "colour":
        return [(colour, 0)] * size
    return [("" if kind == "run" else colour, number + step) for step in range(1, size + 1)]


def legal_faces(states: States) -> list[int]:
    """The numbers with which a lay begins or goes on."""
    number = legal_moves(states, 0, HERE.scratch)
    return [int(move) - LAY for move in HERE.scratch["moves"][0][:number] if LAY <= move < OFF]


def right_faces(hand: list[str], line: Line, groups: list[list[str]]) -> set[int]:
    """L07, L11, L13: every card and meaning with which the last group goes on so that all can be laid."""
    kind, size = line[len(groups) - 1]
    laid, found = groups[-1], set()
    for face in range(len(FACE_CARD)):
        card, stands = TEXTS[FACE_CARD[face]], TEXTS[FACE_AS[face]]
        if card not in hand or (laid and not goes_on(kind, laid[-1], stands)):
            continue
        more = next_slots(kind, size - len(laid) - 1, stands)
        if any(number > 15 for _, number in more):
            continue
        if can_be_laid(without(hand, [card]), line[len(groups) :], more):
            found.add(face)
    return found


def goes_on(kind: str, last: str, face: str) -> bool:
    """L11: whether a card goes on with a group whose last card so far is this; runs rise."""
    colour, number = colour_of(last) == colour_of(face), number_of(face) - number_of(last)
    return {
        "set": number == 0,
        "colour": colour,
        "run": number == 1,
        "colour-run": number == 1 and colour,
    }[kind]


def walk_a_lay(chooser: random.Random, met: Counter[str]) -> None:
    """A hand that can be laid: numbers at random to the end, never a dead end; each list is the right one."""
    edition, line = chooser.choice(EDITIONS), random_level(chooser)
    hand = random_hand(chooser, dict(GAME.editions.get(edition).parameters))
    level = chooser.choice((1, 8))
    states = state_of(edition, hand, line, level)
    needs = sum(size for _, size in line) + (level < 8)
    if len(hand) < needs or not can_be_laid(hand, line):
        assert not legal_faces(states), (line, hand)
        met["nothing to lay"] += 1
        return
    referee = Referee(position_of(edition, hand, line, level))
    for text in referee.some_lays(chooser, 3):
        walk_along(states.copy(), referee, text)
        met["lays walked along"] += 1
    groups = walk_at_random(states, hand, line, chooser, met)
    assert referee.refuses(lay_text(groups)) is None, (groups, hand, line)
    assert states[0]["phase"] == (OVER if level == 8 else ACT)
    met["walks"] += 1


def walk_at_random(
    states: States, hand: list[str], line: Line, chooser: random.Random, met: Counter[str]
) -> list[list[str]]:
    """The groups that random numbers lay; now and then the list is held against the brute force."""
    groups: list[list[str]] = []
    for _, size in line:
        groups.append([])
        for _ in range(size):
            faces = legal_faces(states)
            assert faces, f"a dead end: {groups} from {hand}, {line}"
            if chooser.random() < 0.2:
                assert set(faces) == right_faces(hand, line, groups), (groups, hand, line)
                met["lists compared"] += 1
            face = chooser.choice(faces)
            apply_move(states, 0, LAY + face, HERE.scratch)
            groups[-1].append(face_texts([PAIRS[face]])[0])
            hand = without(hand, [TEXTS[FACE_CARD[face]]])
            met["numbers"] += 1
    return groups


def walk_along(states: States, referee: Referee, text: str) -> None:
    """A legal lay, number by number: each is in the list."""
    for (kind, _), group in zip(referee.line_of(0), text[4:].split(" / "), strict=True):
        cards = group.split(" ")
        for said in sorted(cards, key=number_of) if "run" in kind else cards:
            face = next(face for face in legal_faces(states) if face_texts([PAIRS[face]])[0] == said)
            assert states[0]["phase"] in (ACT, LAYING)
            apply_move(states, 0, LAY + face, HERE.scratch)


def position_of(edition: str, hand: list[str], line: Line, level: int) -> Json:
    """For the referee: two seats, the first to act."""
    seats = [{"hand": hand, "level": level}, {"hand": ["r1"]}]
    card = {"name": "one line", "levels": [line] * 8}
    return {
        "game": "level8", "edition": edition, "card": card, "turn": 0, "phase": "act", "stock": ["r1"], "seats": seats,
    }  # fmt: skip


def run_walks(walks: int, seed: int) -> Counter[str]:
    """So many lays; the counts say what was met."""
    chooser, met = random.Random(seed), Counter[str]()
    while met["walks"] < walks:
        walk_a_lay(chooser, met)
    return met


def verdict(met: Counter[str]) -> str:
    """What was compared, and how far the hands were."""
    assert all(met[f"with a {kind}"] for kind in KINDS)
    far = ", ".join(f"{missing}: {met[f'missing {missing}']:,}" for missing in range(8))
    said = ("hands", "ways", "ways with full jokers", "walks", "numbers", "lists compared", "lays walked along")
    return ", ".join(f"{met[what]:,} {what}" for what in said) + f"; cards missing {far}"
