"""Level 8 in words: cards, groups and levels, every refusal and every event, in four languages."""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

import halfpast
from halfpast.core.errors import Refusal
from halfpast.core.events import Event, as_seen, carry
from halfpast.core.kernel import COMPILED
from halfpast.games.level8.rules.cards import COLOUR_LETTERS, TEXTS
from halfpast.games.level8.rules.game import GAME
from halfpast.games.level8.rules.law.reasons import Reason
from halfpast.games.level8.rules.levels import LevelCard, find_card, known_cards
from halfpast.games.level8.words import Words
from halfpast.i18n import LANGUAGES, text
from halfpast.i18n import words as words_of
from tests.i18n.test_words import (
    LEVEL_CARDS,
    NAMES,
    NOTHING,
    YOURSELF,
    Reader,
    catalogue,
    check_sentence,
    counted,
    event_types,
)
from tests.terminal.english import english_in

PRINTED = list(GAME.editions.printed)
RAW = re.compile(r"\b[roygbp]\d+\b|\bj\d*\b|=|colour-run|[<>_\[\]]")  # what only the program says


def check(said: str, language: str) -> None:
    """A whole sentence, in words, and in this language."""
    check_sentence(said)
    assert not RAW.search(said), said
    assert not english_in(said, language), said


# Cards, groups, levels


ONE = {
    "en": ["a red 7", "an orange 15", "a joker 6–10", "a full joker", "a Take", "a joker as 9", "a joker in blue"],
    "nl": [
        *("een rode 7", "een oranje 15", "een joker 6–10", "een vrije joker", "een kaart ‘Die pak ik’"),
        *("een joker als 9", "een joker in blauw"),
    ],
    "fr": [
        *("un 7 rouge", "un 15 orange", "un joker 6–10", "un joker libre", "une carte «\xa0Je prends\xa0»"),
        *("un joker pour un 9", "un joker en bleu"),
    ],
    "de": [
        *("eine rote 7", "eine orange 15", "einen Joker 6–10", "einen freien Joker", "eine Karte „Die nehm ich“"),
        *("einen Joker als 9", "einen Joker in Blau"),
    ],
}
FACES = {
    "en": ["purple 1", "joker 1–5", "Swap", "Skip", "joker as blue 9"],
    "nl": ["paarse 1", "joker 1–5", "‘Die ruil ik’", "‘Beurt overslaan’", "joker als blauwe 9"],
    "fr": ["1 violet", "joker 1–5", "«\xa0J’échange\xa0»", "«\xa0Passe\xa0»", "joker pour un 9 bleu"],
    "de": ["violette 1", "Joker 1–5", "„Die tausch ich“", "„Aussetzen“", "Joker als blaue 9"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_said_in_a_sentence_and_by_itself(language: str) -> None:
    words = Words(language)
    asked = [("r7",), ("o15",), ("j6",), ("j",), ("take",), ("j6=b9", "run"), ("j6=b9", "colour")]
    assert [words.card(*card) for card in asked] == ONE[language]
    assert words.card("j6=b9", "set") == words.card("j=p9", "run")  # the colour does not matter there
    assert [words.face(card) for card in ("p1", "j1", "swap", "skip", "j6=b9")] == FACES[language]
    assert words.face("j6=b9", "colour-run") == FACES[language][-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_sound_alike(language: str) -> None:
    words = Words(language)
    for form in (words.card, words.face):
        said = [form(card) for card in TEXTS]
        assert len(set(said)) == len(TEXTS)
        assert not any(RAW.search(one) or "{" in one for one in said)
    assert len({words.colour(letter) for letter in COLOUR_LETTERS}) == len(COLOUR_LETTERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_cards_are_a_list(language: str) -> None:
    words = Words(language)
    first, second, third = (words.card(card) for card in ("r7", "j1", "keep"))
    assert words.cards(["r7"]) == first
    assert words.cards(["r7", "j1", "keep"]) == text("and-list", language, items=f"{first}, {second}", last=third)


LINES = {
    "en": ["2 runs of 3", "4 pairs", "a run of 3 and 4 cards of one colour", "a pair and 2 sets of 3"],
    "nl": [
        "2 reeksen van 3",
        "4 tweelingen",
        "een reeks van 3 en 4 kaarten van één kleur",
        "een tweeling en 2 drielingen",
    ],
    "fr": [
        *("2 suites de 3 cartes", "4 paires", "une suite de 3 cartes et 4 cartes d’une même couleur"),
        "une paire et 2 brelans",
    ],
    "de": ["2 Dreierfolgen", "4 Zwillinge", "Dreierfolge und 4 Karten einer Farbe", "Zwilling und 2 Drillinge"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_is_said_as_players_say_it(language: str) -> None:
    words, levels = Words(language), find_card("level8-1").levels
    assert [words.groups(levels[number - 1]) for number in (1, 2, 3, 6)] == LINES[language]
    said = words.level(1, levels[0])
    assert said.endswith(LINES[language][0])
    assert "1" in said.removesuffix(LINES[language][0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_has_a_name_of_its_own_alone_and_several_times(language: str) -> None:
    words = Words(language)
    said = [
        words.group([kind, size], count)
        for kind in ("run", "set", "colour", "colour-run")
        for size in range(2, 11)
        for count in range(1, 10 // size + 1)
    ]
    assert len(set(said)) == len(said)
    assert not any(RAW.search(one) or english_in(one, language) for one in said)


# Refusals


LINE = [["run", 3], ["set", 2], ["colour", 4], ["colour-run", 2]]
LEVEL: dict[str, Any] = {"level": 3, "groups": LINE}
JOKER = {"card": "j6=b9", "joker": "j6", "stands": "b9"}


def on_table(kind: str, low: int, high: int) -> dict[str, Any]:
    """A lay-off refused by a group on the table."""
    group = {"group": kind, "low": low, "high": high, "colour": "g"}
    return {"seat": 1, "place": 2, "card": "r4", "joker": "r4", "stands": "r4", "group": group}


ARGS: dict[Reason, list[dict[str, Any]]] = {
    **{reason: [{}] for reason in Reason if reason},
    Reason.DRAW_FIRST: [{"card": "r4"}, LEVEL],
    Reason.NO_PILE: [{"seat": 0}, {"seat": 1}],
    Reason.NO_SEAT: [{"seat": 5}, {"card": "skip", "seat": 5}],
    Reason.ALREADY_OUT: [LEVEL],
    Reason.NUMBER_OF_GROUPS: [LEVEL],
    Reason.GROUP_SIZE: [LEVEL],
    Reason.NOT_HELD: [{"card": "r4"}, {"card": "take"}, {"card": "skip", "seat": 1}, LEVEL | JOKER],
    Reason.NOT_RUN: [LEVEL | JOKER | {"place": 1}],
    Reason.NOT_SET: [LEVEL | JOKER | {"place": 2}],
    Reason.NOT_COLOUR: [LEVEL | JOKER | {"place": 3}],
    Reason.NOT_COLOUR_RUN: [LEVEL | JOKER | {"place": 4}],
    Reason.SPECIAL_IN_GROUP: [{"card": "keep", "joker": "keep", "stands": "keep", "seat": 1, "place": 1}],
    Reason.JOKER_RANGE: [LEVEL | {"card": f"{j}=o3", "joker": j, "stands": "o3"} for j in ("j6", "j11")]
    + [{"card": "j1=r9", "joker": "j1", "stands": "r9", "seat": 0, "place": 1}],
    Reason.KEEP_ONE: [LEVEL, LEVEL | {"card": "r4", "joker": "r4", "stands": "r4", "seat": 0, "place": 1}],
    Reason.NOT_OUT: [LEVEL | {"card": "r4", "joker": "r4", "stands": "r4", "seat": 0, "place": 5}],
    Reason.NO_GROUP: [{"card": "r4", "joker": "r4", "stands": "r4", "seat": seat, "place": 5} for seat in (0, 1)],
    Reason.OFF_RUN: [on_table("run", *ends) for ends in ((2, 5), (1, 3), (12, 15), (1, 15))],
    Reason.OFF_SET: [on_table("set", 9, 9)],
    Reason.OFF_COLOUR: [on_table("colour", 2, 2)],
    Reason.OFF_COLOUR_RUN: [on_table("colour-run", *ends) for ends in ((2, 5), (1, 3), (1, 15))],
    Reason.LAST_SPECIAL: [{"card": "take"}, {"card": "skip", "seat": 1}],
    Reason.SKIP_SELF: [{"card": "skip", "seat": 0}],
    Reason.SKIP_TWICE: [{"card": "skip", "seat": 1}],
    Reason.ALREADY_SHOWN: [{"card": "j"}],
    Reason.NOT_SHOWN: [{"card": "r4", "seat": 0}, {"card": "r4", "seat": 1}],
    Reason.ALREADY_KEPT: [{"card": "p15"}],
}


@pytest.mark.parametrize("reason", list(ARGS), ids=lambda reason: reason.code)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said_with_its_rule(language: str, reason: Reason) -> None:
    for args in ARGS[reason]:
        words = Words(language, NAMES, 0)
        said = words.refusal(Refusal(reason.code, reason.rule, args))
        assert said.endswith(f" ({reason.rule})")
        check(said.removesuffix(f" ({reason.rule})"), language)
        given = words.refusal_arguments(Refusal(reason.code, reason.rule, args))
        used = Reader(catalogue(language)[f"level8-refusal-{reason.code}"]).variables
        assert used <= set(given)
        for name in used & {"face", "groups", "fits", "level", "place"}:
            assert str(given[name]) in said or not given[name], said


def test_refusals_say_what_would_be_right() -> None:
    words = Words("en", NAMES, 0)

    def said(reason: Reason, **args: Any) -> str:
        return words.refusal(Refusal(reason.code, reason.rule, args))

    assert (
        said(Reason.OFF_RUN, **on_table("run", 5, 7)) == "That does not fit: red 4. This run takes only 4 or 8. (L08)"
    )
    assert "takes only 14." in said(Reason.OFF_RUN, **on_table("run", 15, 15))
    assert "takes only a green 1 or a green 6." in said(Reason.OFF_COLOUR_RUN, **on_table("colour-run", 2, 5))
    assert "takes only green cards." in said(Reason.OFF_COLOUR, **on_table("colour", 2, 2))
    assert "takes only the number 9." in said(Reason.OFF_SET, **on_table("set", 9, 9))
    assert "from 6 to 10, in any colour, not for an orange 3." in said(Reason.JOKER_RANGE, joker="j6", stands="o3")
    assert said(Reason.NOT_HELD, **JOKER).endswith(": joker 6–10. (L07)")  # it is the card that is missing
    assert "Level 3 is a run of 3, a pair, 4 cards of one colour and a colour run of 2." in said(
        Reason.NOT_OUT, **ARGS[Reason.NOT_OUT][0]
    )
    assert "group 2 (a pair): joker as 9." in said(Reason.NOT_SET, **ARGS[Reason.NOT_SET][0])
    assert said(Reason.NO_PILE, seat=0).startswith("Your discard pile is empty")
    assert said(Reason.NO_PILE, seat=1).startswith("The discard pile of Bob is empty")


# Events


def drew(seat: int, cards: list[str]) -> Event:
    return {
        "type": "drew",
        "seat": seat,
        "from": "stock",
        "of": None,
        "cards": [carry(cards, "stock", "hand", seat, seat)],
    }


def drew_from(seat: int, of: int, card: str = "j6") -> Event:
    cards = [carry([card], "pile", "hand", of, to_seat=seat)]
    return {"type": "drew", "seat": seat, "from": "pile", "of": of, "card": card, "cards": cards}


def laid_off(seat: int, on: int, group: str, card: str = "j6=b9") -> Event:
    cards = [carry([card], "hand", "group", seat, to_seat=on)]
    return {"type": "laid-off", "seat": seat, "card": card, "on": on, "place": 2, "group": group, "cards": cards}


def turn(seat: int, phase: str) -> Event:
    return {"type": "turn", "seat": seat, "phase": phase}


def dealt(dealer: int, top: list[str]) -> Event:
    cards = [carry(["r1", "j"], "deck", "hand", seat, seat) for seat in range(3)]
    cards += [carry(80, "deck", "stock", None, "nobody")] + ([carry(top, "deck", "pile", dealer)] if top else [])
    return {"type": "dealt", "round": 2, "dealer": dealer, "levels": [1, 2, 4], "cards": cards}


def with_card(kind: str, seat: int, card: str) -> Event:
    return {"type": kind, "seat": seat, "card": card, "cards": [carry([card], "hand", "pile", seat)]}


def round_over(moved: list[int], **more: Any) -> Event:
    return {"type": "round-over", "round": 4, "levels": [3, 5, 8], "moved": moved, **more}


LAID = [
    {"group": "run", "cards": ["r4", "b5", "j6=g6"]},
    {"group": "set", "cards": ["o3", "j=r3"]},
    {"group": "colour", "cards": ["g1", "j11=g12", "g15"]},
    {"group": "colour-run", "cards": ["p7", "j6=p8"]},
]
OWN_CARD = {"name": "Sunday", "levels": [[["run", 3]]] * 8}


def examples() -> Iterator[Event]:
    """Every kind of event, in every way its sentence differs; things are done by seat 0, and to it by seat 1."""
    for edition in (*PRINTED, "Oma"):
        for card in ("master-1", "level8-1", OWN_CARD):
            yield {"type": "began", "game": "level8", "edition": edition, "seats": 3, "card": card}
    yield {"type": "loaded", "view": {}}
    yield from (dealt(0, ["g9"]), dealt(0, []), drew(0, ["r7"]), drew(0, ["r7", "j", "skip"]))
    yield from (drew_from(0, 0), drew_from(0, 1), drew_from(1, 0))
    yield from ({"type": "reshuffled", "count": count} for count in (0, 1, 2, 60))
    yield {"type": "laid-out", "seat": 0, "level": 4, "groups": LAID, "cards": []}
    for group in ("run", "set", "colour", "colour-run"):
        yield from (laid_off(0, 0, group), laid_off(0, 1, group), laid_off(1, 0, group), laid_off(0, 2, group, "r7"))
    for card in ("y12", "j1", "j", "take", "skip"):
        yield from (with_card(kind, 0, card) for kind in ("discarded", "put", "showed"))
    yield from ({"type": "played", "seat": 0, "special": special} for special in ("take", "swap", "keep"))
    yield from ({"type": "played", "seat": seat, "special": "skip", "on": on} for seat, on in ((0, 1), (1, 0)))
    yield from ({"type": "picked", "seat": seat, "card": "b1", "of": of} for seat, of in ((0, 1), (1, 0)))
    yield {"type": "picked", "seat": 0, "card": None, "of": None}
    yield from ({"type": "put", "seat": 0, "card": None}, {"type": "kept", "seat": 0})
    yield from ({"type": kind, "seat": 0} for kind in ("skipped", "passed"))
    yield from (round_over([2, 1, 0], seat=0), round_over([0, 1, 1]))
    yield {"type": "kept", "seat": 0, "cards": [carry(["j6"], "hand", "kept", 0, 0)]}
    yield from (turn(0, phase) for phase in ("draw", "act", "show", "pick", "put", "keep"))
    yield from ({"type": "over", "winner": who, "levels": [8, 3, 2], "rounds": n} for who in (0, None) for n in (1, 9))


NOBODYS = {"began", "loaded", "reshuffled", "over-none"}  # sentences that speak to all alike
QUOTED = re.compile(r"«[^»]*»|‘[^’]*’|„[^“]*“|“[^”]*”")  # names of cards: « Passe » speaks to nobody


def in_it(event: Event) -> list[int]:
    """The seats that an event is about, its subject first."""
    named = [event.get(name) for name in ("seat", "dealer", "winner", "of", "on")]
    return [seat for seat in named if seat is not None] + list(range(len(event.get("moved", ()))))


def check_event(words: Words, event: Event) -> str:
    """The sentence of an event speaks to its reader where it is about them, and only there."""
    said, kind, about = words.event(event), words.kind(event), in_it(event)
    check(said, words.language)
    addressed = YOURSELF[words.language] & set(re.findall(r"[^\W\d_]+", QUOTED.sub("", said).lower()))
    assert bool(addressed) == (words.you in about and kind not in NOBODYS), said
    for seat in set(about) if kind not in NOBODYS else ():
        assert (NAMES[seat] in said) == (seat != words.you), said
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_said_to_its_player_to_another_and_to_a_spectator(language: str) -> None:
    met: dict[int | None, set[str]] = defaultdict(set)
    for event in examples():
        said = set()
        for reader in (0, 1, 2, None):
            words = Words(language, NAMES, reader)
            said.add(check_event(words, as_seen(event, reader)))
            met[reader].add(words.kind(event))
        kinds = words.kind(event)
        assert len(said) > 1 or kinds in NOBODYS, said
    assert met[0] == met[None] == {*event_types("level8"), *NOTHING}


CARD = {"en": ("card", "cards"), "nl": ("kaart", "kaarten"), "fr": ("carte", "cartes"), "de": ("Karte", "Karten")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_drawn_are_named_to_who_drew_them_and_counted_to_others(language: str) -> None:
    for cards in (["r7"], ["r7", "j1"], ["r7", "j1", "b9"]):
        mine, theirs = (Words(language, NAMES, you).event(as_seen(drew(0, cards), you)) for you in (0, 1))
        assert Words(language).cards(cards) in mine
        assert counted(theirs, CARD[language]) == [CARD[language][len(cards) > 1]], theirs
        assert (str(len(cards)) in theirs) == (len(cards) > 1), theirs


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_after_a_round_are_said_of_every_seat(language: str) -> None:
    words = Words(language, NAMES, 1)
    said = words.moves(round_over([2, 1, 0], seat=0))
    assert len({re.sub(r"\d|Ann|Bob|Cyd", "", one) for one in said}) == len(said) == 3
    for one, level in zip(said, ("3", "5", "8"), strict=True):
        check(one, language)
        assert level in one
    assert words.event(round_over([2, 1, 0], seat=0)).endswith(" ".join(said))


def test_what_belongs_together_is_told_once() -> None:
    words = Words("en", NAMES, 0)

    def told(*events: Event) -> int:
        return len(words.tell(events))

    assert told(drew(0, ["r7"]), turn(0, "act")) == 1
    assert told(drew(0, ["r7"]), {"type": "reshuffled", "count": 20}, turn(0, "act")) == 2
    assert told(laid_off(0, 1, "run"), turn(0, "act")) == 1
    assert told(with_card("discarded", 0, "r7"), turn(1, "draw")) == 2
    assert told(with_card("discarded", 0, "r7"), turn(1, "act")) == 2  # nothing to draw
    skip = {"type": "played", "seat": 0, "special": "skip", "on": 1}
    assert told(skip, {"type": "skipped", "seat": 1}, turn(0, "draw")) == 3
    assert told({"type": "played", "seat": 0, "special": "swap"}, turn(0, "put")) == 1
    assert told({"type": "played", "seat": 0, "special": "take"}, turn(1, "show")) == 2
    assert told(with_card("showed", 1, "r7"), turn(1, "show")) == 1
    assert told(with_card("showed", 1, "r7"), turn(0, "pick")) == 2
    assert told(round_over([2, 0, 0], seat=0), turn(1, "keep")) == 2
    assert told({"type": "kept", "seat": 1, "cards": [carry(1, "hand", "kept", 1)]}, turn(1, "keep")) == 1
    assert told(turn(1, "keep")) == 1


# Names


def test_words_of_the_game_are_those_of_its_module() -> None:
    assert isinstance(words_of("level8", "nl"), Words)
    assert words_of("level8").name(1) == "Player 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_and_their_parameters_have_names(language: str) -> None:
    words = Words(language)
    assert len({words.edition(name) for name in PRINTED}) == len(PRINTED)
    assert len({words.about_edition(name) for name in PRINTED}) == len(PRINTED)
    titles = {name: words.edition(name).partition(",")[0] for name in PRINTED}  # "Level 8, 101 cards" is one of Level 8
    assert all(words.about_edition(name).startswith(title) for name, title in titles.items())
    assert words.edition("Sunday table") == "Sunday table"
    for name, parameter in GAME.editions.parameters.items():
        assert f"({parameter.rule})" in words.parameter(name)
        said = [words.value(name, value) for value in parameter.ends()]
        assert len(set(said)) == len(said), name
        assert not any(english_in(value, language) for value in said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_level_cards_have_names_and_say_where_they_come_from(language: str) -> None:
    words = Words(language)
    assert set(known_cards()) <= set(LEVEL_CARDS)
    assert len({words.level_card(card) for card in known_cards()}) == len(known_cards())
    assert words.level_card(OWN_CARD) == "Sunday"
    sources = {words.source(source) for source in ("printed", "reconstruction", "own")}
    assert len(sources) == 3
    assert words.source(LevelCard("Sunday", ()).source) in sources


# What really happens


def tries(match: halfpast.Match, chance: random.Random) -> Iterator[str]:
    """Moves of all kinds, most of them refused."""
    assert match.seat is not None
    position = match.position()
    hand = position["seats"][match.seat]["hand"]
    cards = [*chance.sample(TEXTS, 3), *chance.sample(hand, min(3, len(hand)))]
    yield from ("draw", "draw 0", "draw 5", "done", "pick none", "play take", "play swap", "play keep")
    yield from (f"play skip {seat}" for seat in (0, 1, 5))
    for card in cards:
        yield from (f"{word} {card}" for word in ("discard", "show", "put", "keep", "pick 1"))
        yield f"off {as_laid(card, chance)} {chance.randrange(3)}.{chance.randint(1, 4)}"
    line = find_card(position["card"]).levels[position["seats"][match.seat]["level"] - 1]
    for sizes in ([size for _, size in line], [2], [size + 1 for _, size in line]):
        held = chance.sample(hand, len(hand)) + chance.sample(TEXTS, 20)
        groups = [" ".join(as_laid(held.pop(0), chance) for _ in range(size)) for size in sizes]
        yield f"lay {' / '.join(groups)}"


def as_laid(card: str, chance: random.Random) -> str:
    return f"{card}={chance.choice(TEXTS[:90])}" if card[0] == "j" else card


@pytest.mark.skipif(not COMPILED, reason="a match takes too long uncompiled")
@pytest.mark.parametrize("edition", PRINTED)
def test_what_happens_in_a_match_is_told_in_every_language(edition: str) -> None:
    chance = random.Random(edition)
    match = halfpast.new("level8", edition=edition, seats=3, seed=chance.randrange(1000))
    met: Counter[str] = Counter()
    for _ in range(300):
        if match.seat is None:
            break
        refusals = [match.refusal(move) for move in tries(match, chance)] if chance.random() < 0.1 else []
        legal = match.legal()
        lays = [move for move in legal if move.startswith("lay")]
        busy = lays or [move for move in legal if not move.startswith(("draw", "discard", "done"))]
        first = match.happened
        match.play(chance.choice(busy if busy and chance.random() < 0.7 else legal))
        reader = chance.choice([0, 1, 2, None])
        events = match.events(reader, first)
        news = [event for event in events if met[event["type"]] < ENOUGH]
        for language in LANGUAGES:
            words = Words(language, NAMES, reader)
            for refusal in refusals:
                if refusal and met[refusal.reason] < ENOUGH:
                    check(words.refusal(refusal).removesuffix(f" ({refusal.rule})"), language)
            for event in news:
                check_event(words, event)
            assert len(words.tell(news)) <= len(news)
        met.update(event["type"] for event in events)
        met.update(refusal.reason for refusal in refusals if refusal)
    assert {"drew", "laid-out", "laid-off", "discarded", "played", "turn"} <= set(met)
    assert {"drawn", "draw-first", "not-held", "not-out", "group-size", "number-of-groups"} <= set(met)


ENOUGH = 20  # of one kind
