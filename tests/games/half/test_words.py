"""8½ in words: every refusal and every event of whole matches, bids, cards and what is typed, in four languages."""

from __future__ import annotations

import json
import random
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

import halfpast
from halfpast.core.events import Event
from halfpast.core.typed import COMMANDS
from halfpast.games.half.bots.why import Why
from halfpast.games.half.rules.cards import LETTERS
from halfpast.games.half.rules.law.reasons import Reason
from halfpast.games.half.terminal import VOCABULARY, as_move, event_lines
from halfpast.games.half.words import Words
from halfpast.i18n import LANGUAGES, text
from tests.games.half.naive.agreement import EXCHANGES, LAYS, WORDS
from tests.games.half.rules.positions import at
from tests.games.half.views.walk import HALF
from tests.i18n.test_words import NAMES, YOURSELF, Reader, catalogue, check_sentence, counted, event_types
from tests.terminal.english import english_in

# What really happens: refusals and events of whole matches, in every edition


@cache
def gathered() -> tuple[dict[str, list[halfpast.Refusal]], list[halfpast.Match]]:
    """Matches in every edition and in house ones, played until everything was met; and a refusal of every kind."""
    refusals: dict[tuple[str, str], halfpast.Refusal] = {}
    matches: list[halfpast.Match] = []
    met: set[str] = set()
    wanted = {reason.code for reason in Reason if reason} | set(event_types()) | FURTHER
    for number, (edition, way) in enumerate(HALF.starts()):
        chooser = random.Random(number)
        match = HALF.begin(edition, way, chooser)
        for _ in HALF.steps(match, chooser):
            if match.position()["phase"] != "play" or chooser.random() < 0.05:
                for move in (*LAYS, *WORDS, *chooser.sample(EXCHANGES, 4)):
                    if refusal := match.refusal(move):
                        refusals[refusal.reason, json.dumps(refusal.args)] = refusal
        matches.append(match)
        met |= {name for event in match.events(None) for name in kinds_of(event)} | {reason for reason, _ in refusals}
        if number >= FEWEST_MATCHES and wanted <= met:
            break
        assert number < 10 * FEWEST_MATCHES, f"never met: {wanted - met}"
    by_reason = defaultdict(list)
    for refusal in refusals.values():
        by_reason[refusal.reason].append(refusal)
    return dict(by_reason), matches


FEWEST_MATCHES = 30  # every edition in every way
FURTHER = {
    *(f"opens by {how}" for how in ("lowest", "tie", "lot")),
    *(f"laid from {zone}" for zone in ("hand", "open", "blind")),
    *(f"took {why} {to}" for why in ("take", "caught") for to in ("hand", "aside")),
    *("took blind hand", "over shared", "over alone", "under five", "announced nothing"),
}


def kinds_of(event: Event) -> Iterator[str]:
    """What an event is, as far as its sentence differs."""
    kind = str(event["type"])
    yield kind
    if kind == "opens":
        yield f"opens by {event['by']}"
    elif kind == "laid":
        yield f"laid from {event['from']}"
    elif kind == "took":
        yield f"took {event['why']} {event['to']}"
    elif kind == "over":
        yield "over shared" if len(event["winners"]) > 1 else "over alone"
    elif kind == "bid" and event["under_five"]:
        yield "under five"
    elif kind == "announced" and event["lowest"] is None:
        yield "announced nothing"


@pytest.mark.parametrize("reason", [reason for reason in Reason if reason], ids=lambda reason: reason.code)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said_with_its_rule(language: str, reason: Reason) -> None:
    words = Words(language)
    for refusal in gathered()[0][reason.code]:
        said = words.refusal(refusal)
        assert said.endswith(f" ({refusal.rule})")
        assert refusal.rule == reason.rule
        check_sentence(said.removesuffix(f" ({refusal.rule})"))
        assert not english_in(said, language), said
        used = Reader(catalogue("en")[f"half-refusal-{reason.code}"]).variables
        assert used <= set(refusal.args)
        for name in used - {"cards", "own", "other"}:
            value = refusal.args[name]
            assert all(words.card(card) in said for card in (value if name == "may" else [str(value)])), said


@cache
def streams() -> list[tuple[int | None, list[Event]]]:
    """What every seat and a spectator heard of every match."""
    return [(reader, match.events(reader)) for match in gathered()[1] for reader in (*range(match.seats), None)]


@cache
def heard() -> dict[str, tuple[int | None, Event]]:
    """Every event that a seat or a spectator (None) heard of, and whose sentence may differ."""
    found = {}
    for reader, events in streams():
        for event in events:
            unsaid = ("number", "move", "view", "totals", *(["cards"] if event["type"] != "drew" else []))
            said = [(name, value) for name, value in event.items() if name not in unsaid]
            found[json.dumps([reader, said])] = (reader, event)
    return found


NOBODYS = {"began", "loaded", "missed", "endless", "scored"}  # sentences that speak to all alike


def in_it(event: Event) -> list[int]:
    """The seats that an event is about."""
    named = [event[name] for name in ("seat", "dealer", "with", "caught", "finisher") if name in event]
    return [*named, *event.get("winners", ()), *range(len(event.get("held", ())))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_said_to_its_player_to_another_and_to_a_spectator(language: str) -> None:
    met = set()
    for reader, event in heard().values():
        words = Words(language, NAMES, reader)
        said = words.event(event)
        check_sentence(said)
        assert not english_in(said, language), said
        kind, about = event["type"], in_it(event)
        addressed = bool(YOURSELF[language] & set(re.findall(r"[^\W\d_]+", said.lower())))
        if reader is None or reader not in about:
            assert not addressed, said
        elif kind not in NOBODYS and reader == about[0] and len(event.get("winners", "1")) == 1:
            assert addressed, said
            assert NAMES[reader] not in said, said
        role = "spectator" if reader is None else "you" if reader in about[:1] else "other"
        met |= {(name, role) for name in kinds_of(event)}
    everything = set(event_types()) | FURTHER
    assert {name for name, role in met if role == "spectator"} == everything
    assert {name for name, role in met if role == "other"} >= everything - {"scored"}  # all are in that one
    assert {name for name, role in met if role == "you"} >= everything - {"began", "loaded", "endless"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_told_in_sentences(language: str) -> None:
    said_of_a_five = text("half-event-under-five", language)
    fives = 0
    for reader, events in streams()[::13]:
        words = Words(language, NAMES, reader)
        told = words.tell(events)
        bids = [event for event in events if event["type"] == "bid"]
        laid_blind = [event for event in events if event["type"] == "laid" and event["from"] == "blind"]
        unfit = [event for event in events if event["type"] == "took" and event["why"] == "blind"]
        caught_blind = sum(
            one["type"] == "laid" and one["from"] == "blind" and other["type"] == "caught"
            for one, other in pairwise(events)
        )
        assert len(told) == len(events) - len(bids) - len(unfit) - caught_blind
        assert len(laid_blind) >= len(unfit) + caught_blind
        for sentence in set(told):
            check_sentence(sentence)
        under = sum(event["under_five"] for event in bids)
        assert sum(sentence.endswith(said_of_a_five) for sentence in told) == under
        fives += under
    assert fives


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_tells_every_stream_without_an_open_end(language: str) -> None:
    for reader, events in streams()[::29]:
        for line in event_lines(events, Words(language, NAMES, reader)):
            assert not re.search(r"\{|\}|\$|None", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_without_a_name_are_counted_from_one(language: str) -> None:
    said = Words(language).event({"type": "turn", "seat": 1, "phase": "play"})
    assert text("seat-name", language, number=2) in said


@pytest.mark.parametrize("why", list(Why), ids=lambda why: why.code)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_bot_is_said_to_whom_it_concerns_and_to_others(language: str, why: Why) -> None:
    view = {"seats": [{}, {}, {}], "you": 1}
    for reader in (0, 2, None):
        said = Words(language, NAMES, reader).why(why.code, view)
        check_sentence(said)
        concerned = [NAMES[seat] for seat in (0, 2) if seat != reader]
        assert "Bob" not in said
        assert not any(name in said for name in set(NAMES) - set(concerned))
        assert not english_in(said, language), said


# Bids and cards


BIDS = {
    "en": ["zero", "a half", "one", "one and a half", "six and a half", "eight and a half", "nine and a half"],
    "nl": ["nul", "een half", "één", "anderhalf", "zesenhalf", "achtenhalf", "negenenhalf"],
    "fr": ["zéro", "un demi", "un", "un et demi", "six et demi", "huit et demi", "neuf et demi"],
    "de": ["null", "einhalb", "eins", "eineinhalb", "sechseinhalb", "achteinhalb", "neuneinhalb"],
}
THIRTEEN = {"en": "thirteen", "nl": "dertien", "fr": "treize", "de": "dreizehn"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_bids_are_said_as_people_say_them(language: str) -> None:
    words = Words(language)
    assert [words.bid(number) for number in (0, 0.5, 1, 1.5, 6.5, 8.5, 9.5)] == BIDS[language]
    assert words.bid(13) == THIRTEEN[language]
    said = [words.bid(halves / 2) for halves in range(27)]  # 13 is a 9 and all the eight halves
    assert len(set(said)) == 27
    assert not any(re.search(r"\d|½", word) for word in said)


SEVERAL = {
    "en": ["two 3s", "three halves", "two ghosts", "eight ghosts", "four 7s"],
    "nl": ["twee drieën", "drie halven", "twee geesten", "acht geesten", "vier zevens"],
    "fr": ["deux 3", "trois demis", "deux fantômes", "huit fantômes", "quatre 7"],
    "de": ["zwei 3er", "drei Halbe", "zwei Geister", "acht Geister", "vier 7er"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_cards_of_a_kind_are_counted_in_words(language: str) -> None:
    words = Words(language)
    assert [words.cards(cards) for cards in ("33", "hhh", "gg", "g" * 8, "7777")] == SEVERAL[language]
    lays = [lay for lay in LAYS if lay != "8h"]
    assert len({words.cards(lay) for lay in lays}) == len(lays)  # no two lays sound alike
    for lay in lays:
        assert not re.search(r"\b[hg]\b|[{$]", words.cards(lay))


ONE = {
    "en": ["a 7", "an 8", "a ½", "a ghost", "8+½"],
    "nl": ["een 7", "een 8", "een ½", "een geest", "8+½"],
    "fr": ["un 7", "un 8", "un ½", "un fantôme", "8+½"],
    "de": ["eine 7", "eine 8", "eine ½", "einen Geist", "8+½"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_card_has_its_article(language: str) -> None:
    assert [Words(language).cards(cards) for cards in ("7", "8", "h", "g", "8h")] == ONE[language]


def test_H14_the_sentence_of_the_brief() -> None:
    match = at("6h", "0357g")
    refusal = match.refusal("0")
    assert refusal
    sentence = "A 0 needs a whole bid; the bid is 6½. You may lay 7, 8, 8+½, 9, ½ or a ghost. (H14)"
    assert Words("en").refusal(refusal) == sentence
    with pytest.raises(halfpast.IllegalMove) as raised:
        match.play("0")
    assert str(raised.value) == sentence


# Numbers of cards


CARD = {"en": ("card", "cards"), "nl": ("kaart", "kaarten"), "fr": ("carte", "cartes"), "de": ("Karte", "Karten")}
POINT = {"en": ("point", "points"), "nl": ("punt", "punten"), "fr": ("point", "points"), "de": ("Punkt", "Punkte")}


def of_kind(kind: str, about: str) -> list[tuple[int | None, Event]]:
    """A few real events of a kind."""
    return [found for found in heard().values() if about in kinds_of(found[1]) and found[1]["type"] == kind][:40]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_card_taken_and_several_agree(language: str) -> None:
    for about in ("took take hand", "took take aside", "took caught hand", "took caught aside", "took blind hand"):
        assert of_kind("took", about)
        for reader, event in of_kind("took", about):
            for number in (1, 2, 5, 21):
                said = Words(language, NAMES, reader).event({**event, "count": number})
                assert counted(said, CARD[language]) == [CARD[language][number > 1]], said
                assert (str(number) in said) == (number > 1), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_card_drawn_by_another_and_several_agree(language: str) -> None:
    others = [(reader, event) for reader, event in of_kind("drew", "drew") if reader != event["seat"]]
    assert others
    for reader, event in others:
        for number in (1, 2, 3):
            said = Words(language, NAMES, reader).event({**event, "count": number})
            assert counted(said, CARD[language]) == [CARD[language][number > 1]], said
            assert (str(number) in said) == (number > 1), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_your_own_cards_drawn_are_named(language: str) -> None:
    own = [(reader, event) for reader, event in heard().values() if event["type"] == "drew" and reader == event["seat"]]
    assert {event["count"] for _, event in own} >= {1, 2, 3}
    for reader, event in own:
        words = Words(language, NAMES, reader)
        said = words.event(event)
        for card in event["cards"][0]["cards"]:
            assert words.cards(card) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_held_and_points_agree_in_the_score(language: str) -> None:
    for reader in (0, 1, None):
        words = Words(language, NAMES, reader)
        for held in (0, 1, 2, 30):
            for points in (0, 1, 2, 3):
                (said,) = words.scores({"held": [held], "points": [points]})
                check_sentence(said)
                cards, _, rest = said.partition(":")
                assert counted(cards, CARD[language]) == [CARD[language][held > 1]], said
                if points:
                    assert counted(rest, POINT[language]) == [POINT[language][points > 1]], said


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_game_and_several_agree(language: str) -> None:
    for key, more in (("half-event-began", {"seats": 3}), ("terminal-half-welcome", {"names": "Ann"})):
        one, several = (text(key, language, edition="x", games=games, **more) for games in (1, 6))
        assert "6" in several
        assert not re.search(r"\b1\b", one)
        assert one != several.replace("6", "1")


# Words typed at the terminal


def words_for(meaning: str, language: str) -> list[str]:
    return [
        word.strip()
        for word in text(f"terminal{'' if meaning in COMMANDS else '-half'}-word-{meaning}", language).split(",")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_typed_means_two_things(language: str) -> None:
    meanings: dict[str, set[str]] = defaultdict(set)
    for tongue in ("en", language):
        for meaning in (*COMMANDS, *VOCABULARY.commands, *VOCABULARY.moves, *VOCABULARY.cards):
            for word in words_for(meaning, tongue):
                meanings[word.lower()].add(VOCABULARY.cards.get(meaning, meaning))
    assert {word: found for word, found in meanings.items() if len(found) > 1} == {}
    assert {
        word: {meaning} for word, meaning in VOCABULARY.meanings(language).items() if word not in ("?", "q")
    } == meanings
    for word in meanings:
        assert re.fullmatch(r"[^\W\d_]+", word), f"{word!r} is not one word"
        assert not set(word) <= set(LETTERS), f"{word!r} would be cards"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_reached_by_its_own_words_and_the_english_ones(language: str) -> None:
    words = Words(language)
    for tongue in ("en", language):
        for meaning in COMMANDS:
            for word in words_for(meaning, tongue):
                assert VOCABULARY.command_of(f" {word.upper()} x.json", language) == (meaning, "x.json")
        for meaning in VOCABULARY.moves:
            for word in words_for(meaning, tongue):
                assert VOCABULARY.command_of(word, language) == ("", word)
                assert as_move(word, words) == meaning
                assert as_move(f"{word.capitalize()}  7 ½", words) == f"{meaning} 7 h"
        for meaning, letter in VOCABULARY.cards.items():
            for word in words_for(meaning, tongue):
                assert as_move(word, words) == letter
                assert as_move(f"{word} {word}", words) == letter * 2
                assert as_move(f"8 {word}", words) == f"8{letter}"
    assert as_move("8½", words) == as_move("8+½", words) == as_move("8 h", words) == "8h"
    assert as_move("½½", words) == as_move("½ h", words) == "hh"
    assert VOCABULARY.command_of("?", language)[0] == "help"
    assert VOCABULARY.command_of("q", language)[0] == "quit"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_shows_the_first_word_for_everything(language: str) -> None:
    shown = re.findall(r"[^\W\d_]+", text("terminal-half-help", language))
    for meaning in (*COMMANDS, *VOCABULARY.moves, "ghost"):
        if meaning != "help":
            assert words_for(meaning, language)[0] in shown, meaning


# Sentences that ask for something, with what the words to type in them must mean.
ASKING = {
    "terminal-half-help-short": ["g", "hint", "why", "help", "quit"],
    "terminal-half-no-move": ["g", "take", "help"],
    "terminal-half-must-take": ["take"],
    "terminal-half-plays-blind": ["blind"],
    "terminal-half-plays-exchange": ["exchange", "decline"],
    "terminal-half-plays-last-chance": ["pass"],
    "terminal-save-how": ["save"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_that_asks_names_words_that_work(language: str) -> None:
    for key, meanings in ASKING.items():
        said = "".join(Reader(catalogue(language)[key]).texts)
        meant = {VOCABULARY.meanings(language).get(word.lower()) for word in re.findall(r"[^\W\d_]+", said)}
        assert set(meanings) <= meant, f"{language} {key}"
