"""Match: the public face. The record of the game in play, the score block, the log."""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Collection, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np

from halfpast.core.errors import HalfpastError, IllegalMove, InvalidLog, InvalidPosition, Refusal, check_whole, shown
from halfpast.core.events import Event, as_seen
from halfpast.core.game import Game
from halfpast.core.parameters import Edition
from halfpast.core.parsed import Seen
from halfpast.core.record import Array, States
from halfpast.core.rng import derive_key, seed_bytes
from halfpast.games import game as find_game
from halfpast.games import game_of, package
from halfpast.games import settings as all_settings
from halfpast.i18n import words
from halfpast.notation.fair import salts_bytes, start_of
from halfpast.notation.log import FAIR_FORMAT, FORMAT, digest, open_log, seal


@dataclass(frozen=True)
class Standing:
    """Where a match stands. It is never changed in place, so matches may share it."""

    states: States  # the record of the game in play
    rows: list[dict[str, Any]]  # of the finished games
    has_rng: bool  # whether its position says how the deals go on
    events: list[Event]  # the events that led here from the previous standing
    first_event: int = 0  # how many events there were before these
    moves: int = 0
    ended: States | None = None  # the record of the last finished game, as it ended

    def check_whole(self) -> None:
        """HalfpastError if only its events are left, because it lies far back in a match that has been frozen."""
        if not len(self.states):
            raise HalfpastError("That was too long ago: only what happened is still known.")


class Match:
    """A match in play. Made by `halfpast.new`, `halfpast.load` or `halfpast.replay`, not by hand.

    >>> import halfpast
    >>> m = halfpast.new("half", edition="fundex", seats=3, seed=7)
    >>> m.legal()
    ['4']
    >>> [event["type"] for event in m.play("4")]
    ['laid', 'bid', 'drew', 'turn']
    >>> m.view(1)["pile"], m.view(1)["seats"][0]["hand"]
    ('4', 3)
    """

    def __init__(self, game: str, edition: Edition, games: int, start: dict[str, Any], standing: Standing) -> None:
        self.game = find_game(game)
        self.edition = edition
        self.games = games
        self._notation = package(game).notation
        self._start = start
        self._now = standing
        self._before: list[Standing] = []  # the standings that undo goes back to
        self._entries: list[dict[str, Any]] = []

    @property
    def seats(self) -> int:
        """How many seats play.

        >>> import halfpast
        >>> halfpast.new("half", seats=4, seed=7).seats
        4
        """
        return int(self._now.states[0]["seats"])

    @property
    def seat(self) -> int | None:
        """The seat that must decide; None when the match is over.

        >>> import halfpast
        >>> halfpast.new("half", seed=7).seat
        0
        """
        return None if self._is_over() else int(self._now.states[0]["turn"])

    def legal(self) -> list[str]:
        """Every legal move as text; empty when the match is over.

        >>> import halfpast
        >>> m = halfpast.new("half", seed=7)
        >>> m.legal()
        ['4']
        """
        return [self._notation.move_text(move) for move in self.game.legal(self._now.states, 0)]

    def refusal(self, move: str) -> Refusal | None:
        """Why a move is refused, without playing it; None if it is legal. InvalidMove: it is not a move at all.

        >>> import halfpast
        >>> m = halfpast.new("half", seats=2, seed=1)
        >>> m.refusal("take").rule
        'H11'
        """
        return self.game.refuse(self._now.states, 0, self._notation.parse_move(move))

    def play(self, move: str, *, author: str | None = None, time: str | None = None) -> list[Event]:
        """Make a move; IllegalMove or InvalidMove if it may not be made, leaving everything unchanged.

        The log keeps `author` and `time`, if given. Returns the events, as the seat that moved may know them.

        >>> import halfpast
        >>> m = halfpast.new("half", seed=7)
        >>> m.play("4", author="somebody")[0]["type"]
        'laid'
        >>> m.log()["moves"]
        [{'seat': 0, 'move': '4', 'author': 'somebody'}]
        """
        number = self._notation.parse_move(move)
        if refusal := self.game.refuse(self._now.states, 0, number):
            raise IllegalMove(refusal, partial(_in_words, self.game.name, refusal))
        entry: dict[str, Any] = {"seat": self.seat, "move": move}
        for key, value in (("author", author), ("time", time)):
            if value is not None:
                entry[key] = _text(key, value)
        before = self._now
        states, rows, ended = before.states.copy(), before.rows, before.ended
        self.game.apply(states, 0, number)
        events = self.game.move_events(before.states, states, 0, number)
        if self.game.is_over(states, 0):
            rows = [*rows, self.game.row(states, 0)]
            events += self.game.end_events(rows, self.games, self.edition)
            ended = states.copy()
            if len(rows) < self.games:
                self.game.deal_next(states, 0)
                events += self.game.deal_events(states, 0, len(rows) + 1)
        first = before.first_event + len(before.events)
        self._before.append(before)
        self._entries.append(entry)
        self._now = Standing(states, rows, True, events, first, before.moves + 1, ended)
        return self._seen_events(self._now, entry["seat"])

    @property
    def happened(self) -> int:
        """How many events there have been.

        >>> import halfpast
        >>> m = halfpast.new("half", seed=7)
        >>> m.happened == len(m.events(None))
        True
        """
        return self._now.first_event + len(self._now.events)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened, as a seat (None: a spectator) may know it, without the first `since` events.

        Every event has a `number`, counted from 0, and the number of the `move` it belongs to, 0 for the first deal.
        An undo removes the events of its move, and the next move's take their numbers: listen again from there.

        >>> import halfpast
        >>> m = halfpast.new("half", seed=7)
        >>> before = len(m.events(1))
        >>> drew = m.play("4")[2]
        >>> drew["cards"][0]["cards"], m.events(1, before)[2]["cards"][0]["cards"]
        ('h', 1)
        """
        self._check_seat(seat)
        found = [event for standing in self._since(since) for event in self._seen_events(standing, seat)]
        return [event for event in found if event["number"] >= since]

    def has_seen(self, types: Collection[str], since: int = 0) -> bool:
        """Whether an event of one of these types has happened, not counting the first `since` events.

        >>> import halfpast
        >>> m = halfpast.new("half", seed=7)
        >>> before = m.happened
        >>> events = m.play("4")
        >>> m.has_seen({"laid"}, before), m.has_seen({"dealt"}, before)
        (True, False)
        """
        return any(
            event["type"] in types
            for standing in self._since(since)
            for number, event in enumerate(standing.events, standing.first_event)
            if number >= since
        )

    def _since(self, since: int) -> list[Standing]:
        """The standings that the events after the first `since` led to; the first may have earlier ones too."""
        check_whole(since, "since", 0, self.happened)
        standings = [*self._before, self._now]
        return standings[bisect_right(standings, since, key=lambda standing: standing.first_event) - 1 :]

    def _seen_events(self, standing: Standing, seat: int | None) -> list[Event]:
        """The events that led to a standing, as a seat may know them."""
        return [
            {"number": standing.first_event + at, "move": standing.moves, **self._seen(event, seat)}
            for at, event in enumerate(standing.events)
        ]

    def _seen(self, event: Event, seat: int | None) -> Event:
        """One event; a match that was loaded begins with the view."""
        return {**event, "view": self.beginning().view(seat)} if event["type"] == "loaded" else as_seen(event, seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, JSON-ready: the position without what is hidden from it. None: a spectator's view.

        >>> import halfpast
        >>> view = halfpast.new("half", seed=7).view(0)
        >>> view["seats"][0]["hand"], view["seats"][1]["hand"], view["seats"][0]["blind"], view["legal"]
        ('479', 3, '###', ['4'])
        """
        seen = self.seen(seat)
        return self._notation.write_view(seen.views, seen.you, seen.edition, seen.games, seen.rows)

    def seen(self, seat: int | None) -> Seen:
        """The record that `view` writes as JSON: for bots in this process, which read records.

        >>> import halfpast
        >>> m = halfpast.new("half", seed=7)
        >>> halfpast.bot("family", seed=1).decide(m.seen(0))
        '4'
        """
        self._check_seat(seat)
        now = self._now
        return Seen(self.game.name, self.game.view(now.states, 0, seat), seat, self.edition, self.games, now.rows)

    def frame(self, eyes: int | None, since: int = 0, together: Sequence[int] = ()) -> dict[str, Any]:
        """Everything shown of a match through somebody's eyes, with what happened after the first `since` events.

        together: seats at one screen, if `eyes` is None: the view is then each seat's own, by seat.

        >>> import halfpast
        >>> m = halfpast.new("half", seed=7)
        >>> events = m.play("4")
        >>> frame = m.frame(1, m.at(0).happened)
        >>> frame["turn"], frame["totals"], frame["view"]["pile"], [event["type"] for event in frame["events"]]
        (1, [0, 0, 0], '4', ['laid', 'bid', 'drew', 'turn'])
        """
        return {
            "turn": self.seat,
            "totals": self.totals,
            "view": {seat: self.view(seat) for seat in together} if together else self.view(eyes),
            "events": self.events(eyes, since),
        }

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None:
            check_whole(seat, "seat", 0, self.seats - 1)

    def undo(self) -> None:
        """Take back one move.

        >>> import halfpast
        >>> m = halfpast.new("half", seed=7)
        >>> before = m.position()
        >>> events = m.play(m.legal()[0])
        >>> m.undo()
        >>> m.position() == before
        True
        """
        if not self._before:
            raise HalfpastError("There is no move to take back.")
        self._before[-1].check_whole()
        self._now = self._before.pop()
        self._entries.append({"undo": True})

    def copy(self) -> Match:
        """A copy that goes its own way from here.

        >>> import halfpast
        >>> m = halfpast.new("half", seed=7)
        >>> other = m.copy()
        >>> events = other.play("4")
        >>> m.position()["pile"], other.position()["pile"]
        ('', '4')
        """
        other = Match(self.game.name, self.edition, self.games, self._start, self._now)
        other._entries = list(self._entries)
        other._before = list(self._before)
        return other

    __copy__ = copy

    def __deepcopy__(self, _: object) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return replay, (self.log(),)

    def position(self) -> dict[str, Any]:
        """The whole truth, JSON-ready; `halfpast.load` is its exact inverse.

        >>> import halfpast
        >>> p = halfpast.new("half", seed=7).position()
        >>> p["phase"], p["turn"], p["seats"][0]["hand"]
        ('opening', 0, '479')
        """
        return self._written(self._now.states, self._now.has_rng)

    def _written(self, states: States, has_rng: bool) -> dict[str, Any]:
        rows = self._now.rows
        return self._notation.write_position(states[0], self.edition, self.games, rows, has_rng)

    @property
    def totals(self) -> list[int]:
        """The points of each seat so far: none before the first game is over, or in a game without points.

        >>> import halfpast
        >>> halfpast.new("half", seed=7).totals
        [0, 0, 0]
        """
        rows = self._now.rows
        found: list[int] | None = self.game.result(rows, self.edition).get("totals") if rows else None
        return found or [0] * self.seats

    def result(self) -> dict[str, Any] | None:
        """The score block when the match is over: games, totals, winners; None until then.

        >>> import halfpast
        >>> m = halfpast.new("half", edition="express", seats=2, games=1, seed=7)
        >>> while m.seat is not None:
        ...     events = m.play(m.legal()[0])
        >>> m.result()["winners"]
        [0]
        """
        return self.game.result(deepcopy(self._now.rows), self.edition) if self._is_over() else None

    def ended(self) -> list[dict[str, Any]] | None:
        """What every seat held when the last game ended, laid open to be counted; None before the first has ended.

        >>> import halfpast
        >>> m = halfpast.new("half", edition="express", seats=2, games=1, seed=7)
        >>> while m.seat is not None:
        ...     events = m.play(m.legal()[0])
        >>> m.ended()[1]["aside"], m.result()["games"][0]["held"]
        ('004467899h', [9, 10])
        """
        if self._now.ended is None:
            return None
        return [dict(seat) for seat in self._written(self._now.ended, has_rng=False)["seats"]]

    def log(self) -> dict[str, Any]:
        """How the match went, JSON-ready; `halfpast.replay` plays it again.

        >>> import halfpast
        >>> sorted(halfpast.new("half", seed=7).log())
        ['check', 'edition', 'end', 'format', 'game', 'games', 'moves', 'seats', 'start']
        """
        return seal(
            {
                "format": FAIR_FORMAT if "salts" in self._start else FORMAT,
                "game": self.game.name,
                "edition": {
                    "name": self.edition.name,
                    "parameters": dict(self.edition.parameters),
                    **deepcopy(dict(self.edition.settings)),
                },
                "seats": self.seats,
                "games": self.games,
                "start": deepcopy(self._start),
                "moves": [dict(entry) for entry in self._entries],
                "end": self._end(self.edition.parameters),
            }
        )

    def _end(self, names: Iterable[str]) -> str:
        """A digest of where the match stands, under the parameters the log knows."""
        parameters = {name: self.edition.parameters[name] for name in names}
        position = self._written(self._now.states, has_rng=True)
        position = {key: value for key, value in position.items() if key not in self._notation.NOT_IN_LOGS}
        return digest({**position, "parameters": parameters})

    def draft(self, groups: object, seat: int | None = None) -> dict[str, Any]:
        """Level 8: what cards from a hand make in the groups of its level, and what is missing. Nothing is played.

        groups: as many as the level has, each a list of cards (a joker as j6, or said: j6=b9), or empty. seat: whose;
        by default who must decide. Of each group: `missing` how many cards, `wrong` which card does not fit the
        others, `cards` with what the jokers stand for, `jokers` what each may be, `takes` which cards at hand go there
        too. `move`: the lay, once all is there, and `refusal`: why it may not be played now.

        >>> import halfpast
        >>> m = halfpast.new("level8", seed=1)
        >>> m.draft([["j1"], [], [], []])["groups"][0]["missing"]
        1
        """
        whose = (self.seat or 0) if seat is None else check_whole(seat, "seat", 0, self.seats - 1)
        found, move = self.game.draft(self._now.states, 0, whose, groups)
        said: dict[str, Any] = {"groups": found, "move": None, "refusal": None}
        if move is not None:
            said["move"] = self._notation.move_text(move)
            if whose == self.seat:
                refusal = self.game.refuse(self._now.states, 0, move)
                said["refusal"] = refusal and {"reason": refusal.reason, "rule": refusal.rule, "args": refusal.args}
        return said

    @property
    def moves(self) -> int:
        """How many moves have been made, not counting those taken back.

        >>> import halfpast
        >>> m = halfpast.new("half", seed=7)
        >>> events = m.play("4")
        >>> m.moves
        1
        """
        return self._now.moves

    def at(self, moves: int) -> Match:
        """The match as it was after so many moves, not counting those taken back.

        >>> import halfpast
        >>> m = halfpast.new("half", seed=7)
        >>> events = m.play("4")
        >>> m.at(0).legal(), m.at(1).position() == m.position()
        (['4'], True)
        """
        check_whole(moves, "moves", 0, self.moves)
        standings = [*self._before, self._now]
        standings[moves].check_whole()
        then = Match(self.game.name, self.edition, self.games, self._start, standings[moves])
        then._before, then._entries = standings[:moves], self._standing_entries()[:moves]
        return then

    def _standing_entries(self) -> list[dict[str, Any]]:
        """The moves that led here, without those taken back."""
        entries: list[dict[str, Any]] = []
        for entry in self._entries:
            if entry.get("undo"):
                entries.pop()
            else:
                entries.append(entry)
        return entries

    def frozen(self, undoable: int) -> dict[str, Any]:
        """Where the match stands, with all that happened, so that `thawed` need not replay anything.

        Numbers, texts and bytes, for this version of the rules only: a log is what lasts. Afterwards, the last
        `undoable` moves can be taken back.
        """
        standings = [*self._before, self._now]
        recent = [standing for standing in standings[-undoable - 1 :] if len(standing.states)]
        ended: list[States] = []
        for standing in recent:
            if standing.ended is not None and not any(standing.ended is one for one in ended):
                ended.append(standing.ended)
        return {
            "moves": self._standing_entries(),
            "rows": self._now.rows,
            "told": [[at.first_event, at.moves, len(at.rows), at.has_rng, at.events] for at in standings],
            "states": b"".join(standing.states.tobytes() for standing in recent),
            "ended": b"".join(states.tobytes() for states in ended),
            "ends": [next((n for n, one in enumerate(ended) if one is at.ended), None) for at in recent],
        }

    def beginning(self) -> Match:
        """The match before its first move.

        >>> import halfpast
        >>> m = halfpast.new("half", seed=7)
        >>> events = m.play("4")
        >>> m.beginning().legal()
        ['4']
        """
        first = self._before[0] if self._before else self._now
        return Match(self.game.name, self.edition, self.games, self._start, first)

    def _is_over(self) -> bool:
        return self.game.is_over(self._now.states, 0)

    def __repr__(self) -> str:
        now = "over" if self._is_over() else f"seat {self.seat} to decide"
        game = min(len(self._now.rows) + 1, self.games)
        return f"<Match {self.game.name} {self.edition.name}, {self.seats} seats, game {game}: {now}>"


def _in_words(game: str, refusal: Refusal) -> str:
    """A refusal as a sentence."""
    return words(game).refusal(refusal)


def new(
    game: str,
    edition: str | Mapping[str, Any] | None = None,
    seats: int = 3,
    games: int | None = None,
    seed: int | bytes | None = None,
    deck: object = None,
    dealer: int | None = None,
    card: object = None,
    salts: Sequence[str | None] | None = None,
    **settings: object,
) -> Match:
    """A new match, dealt.

    game: "half" or "level8". edition: a name, or a house edition {"base": "amigo", "five_wild": True, "name": "ours"}.
    seed: an int or bytes; None takes one from the system. deck: deal the first game from this order of cards, or of a
    part of them: 8½ seat by seat (3 blind, 3 open, 3 hand, stock), Level 8 a card a seat, from the left of the dealer.
    dealer: who deals first; None draws a lot. card: Level 8's level card, a name or {"name": …, "levels": …}; a list
    gives each seat a card of its own.
    salts: what each seat adds to the seed, 16 bytes in hex or None: a fair deal, which `halfpast verify` checks.
    settings: what a game from another package sets, as Level 8 sets its card.

    >>> import halfpast
    >>> halfpast.new("half", edition="express", seats=2, games=1, seed=b"any bytes")
    <Match half express, 2 seats, game 1: seat 0 to decide>
    >>> halfpast.new("level8", card=["master-1", "master-2"], seats=2, seed=7).position()["card"]
    ['master-1', 'master-2']
    """
    found = find_game(game)
    chosen = found.editions.get(next(iter(found.editions.printed)) if edition is None else edition)
    found.check_seats(seats)
    chosen = found.with_settings(chosen, {"card": card, **settings}, seats)
    return _begin(found, chosen, seats, games, secrets.token_bytes(32) if seed is None else seed, deck, dealer, salts)


def _begin(
    game: Game,
    edition: Edition,
    seats: int,
    games: int | None,
    seed: int | bytes,
    deck: object,
    dealer: int | None,
    salts: Sequence[str | None] | None = None,
) -> Match:
    """Check everything, then deal."""
    game.check_seats(seats)
    games = game.check_games(games, edition)
    if dealer is not None:
        check_whole(dealer, "dealer", 0, seats - 1)
    start: dict[str, Any] = {"seed": seed.hex() if isinstance(seed, bytes) else seed}
    if salts is not None:
        start = _fair_start(seats, seed, deck, dealer, salts)
    key = derive_key(seed_bytes(seed), salts_bytes(salts or ()))
    cards: Array | None = None if deck is None else package(game.name).notation.parse_deck(deck, seats)
    states = game.states(1, edition, seats)
    states["key"][0] = key
    game.deal(states, 0, dealer, cards)
    if cards is not None:
        start["deck"] = package(game.name).notation.deck_text(cards)
    if dealer is not None:
        start["dealer"] = dealer
    return Match(
        game.name, edition, games, start, Standing(states, [], True, _begin_events(game, edition, states, games))
    )


def _fair_start(
    seats: int, seed: int | bytes, deck: object, dealer: int | None, salts: Sequence[str | None]
) -> dict[str, Any]:
    """How the log of a fair deal starts: nothing but key and salts decides the cards."""
    if not isinstance(seed, bytes) or deck is not None or dealer is not None:
        raise HalfpastError("A fair deal follows from a key and the salts: seed is bytes, and neither deck nor dealer.")
    if isinstance(salts, str | bytes) or len(salts) != seats:
        raise HalfpastError(f"A fair deal has a salt, or None, for each of the {seats} seats.")
    return start_of(seed, salts)


def _begin_events(game: Game, edition: Edition, states: States, games: int) -> list[Event]:
    """What everyone knows of a match that begins, and its first deal."""
    began: Event = {"type": "began", "game": game.name, "edition": edition.name, "seats": int(states[0]["seats"])}
    if not edition.printed:
        began["parameters"] = dict(edition.parameters)
    return [{**began, **game.begin_event(edition, games)}, *game.deal_events(states, 0, 1)]


def _text(what: str, value: object) -> str:
    """A text a log can keep."""
    if not isinstance(value, str) or not value.isprintable():
        raise HalfpastError(f"{what} is a printable text, not {shown(value)}.")
    return value


def load(position: Mapping[str, Any]) -> Match:
    """The match at a position; InvalidPosition says what is wrong with an impossible one.

    >>> import halfpast
    >>> p = halfpast.new("half", seed=7).position()
    >>> halfpast.load(p).position() == p
    True
    """
    name = game_of(position, "A position", InvalidPosition).name
    loaded = package(name).notation.read_position(position)
    standing = Standing(loaded.states, loaded.rows, loaded.has_rng, [{"type": "loaded"}])
    match = Match(name, loaded.edition, loaded.games, {}, standing)
    match._start = {"position": match.position(), "rng": match._written(loaded.states, has_rng=True)["rng"]}
    return match


def resample(view: Mapping[str, Any], seed: int | None = None) -> Match:
    """A match that fits a view: the hidden cards drawn, all ways that the seat cannot tell apart equally likely.

    It respects what was announced (H05) and what all have seen go into a hand, and nothing else: not what a seat's
    moves reveal about its cards.

    >>> import halfpast
    >>> view = halfpast.new("half", seed=7).view(0)
    >>> halfpast.resample(view, seed=1).view(0) == view
    True
    """
    name = game_of(view, "A view", InvalidPosition).name
    notes = package(name).notation
    seen = notes.read_view(view)
    drawn = derive_key(seed_bytes(secrets.token_bytes(8) if seed is None else seed)).view(np.uint64)[0]
    states = find_game(name).resample(seen.views, 0, int(drawn))
    match = load(notes.write_position(states[0], seen.edition, seen.games, seen.rows, has_rng=True))
    again = match.view(seen.you)
    for key in notes.FOLLOWS:
        if key in view and (key not in again or again[key] != view[key]):
            raise InvalidPosition(f'The view\'s "{key}" does not go with the rest of it.')
    return match


def replay(log: Mapping[str, Any]) -> Match:
    """The match that a log records, at its end; InvalidLog says what is wrong with a log that was cut or edited.

    >>> import halfpast
    >>> m = halfpast.new("half", seed=7)
    >>> events = m.play(m.legal()[0])
    >>> halfpast.replay(m.log()).position() == m.position()
    True
    """
    opened = open_log(log)
    match, _, wrong = played_out(opened)
    if wrong is not None:
        raise wrong
    assert match is not None
    if not ends_as_told(match, opened):
        raise InvalidLog("The log does not end where it says it does.")
    return match


def played_out(log: dict[str, Any]) -> tuple[Match | None, int, InvalidLog | None]:
    """The match as far as its log can be played; how many entries that was; and what was wrong with the next one."""
    match, number = None, 0
    try:
        match = _start_of(log)
        for number, entry in enumerate(log["moves"], 1):
            _play_entry(match, number, entry)
        return match, number, None
    except InvalidLog as error:
        wrong = error
    except KeyError as error:
        wrong = InvalidLog(f"The log lacks {error}.")
    except (HalfpastError, TypeError, ValueError, AttributeError) as error:
        wrong = InvalidLog(f"The log cannot be played: {error}")
    return match, max(0, number - 1), wrong


def ends_as_told(match: Match, log: dict[str, Any]) -> bool:
    """Whether a match ends where its log says it does."""
    return bool(match._end(log["edition"]["parameters"]) == log["end"])


def thawed(dealt: Mapping[str, Any], kept: Mapping[str, Any]) -> Match:
    """The match that was `frozen`, from the log of its deal."""
    match = replay(dealt)
    record = match._now.states.dtype
    states, ended = (np.frombuffer(kept[key], record).copy() for key in ("states", "ended"))
    rows = [kept["rows"][:count] for count in range(len(kept["rows"]) + 1)]
    old = len(kept["told"]) - len(states)
    standings = []
    for number, (first_event, moves, games, has_rng, events) in enumerate(kept["told"]):
        at = number - old
        end = kept["ends"][at] if at >= 0 else None
        standings.append(
            Standing(
                states[at : at + 1] if at >= 0 else states[:0],
                rows[games],
                has_rng,
                events,
                first_event,
                moves,
                None if end is None else ended[end : end + 1],
            )
        )
    *match._before, match._now = standings
    match._entries = list(kept["moves"])
    return match


def _start_of(log: dict[str, Any]) -> Match:
    """The match before its first move, with the parameters in the log, whatever the edition's file says today."""
    game, start, name = find_game(log["game"]), log["start"], log["edition"]["name"]
    base = next(iter(game.editions.printed.values()))  # parameters newer than the log have the base's values
    parameters = {**base.parameters, **log["edition"]["parameters"]}
    settings = {key: value for key, value in log["edition"].items() if key not in ("name", "parameters")}
    if "position" not in start:
        edition = game.with_settings(game.editions.named(name, parameters), settings, log["seats"])
        seed = start["seed"] if isinstance(start["seed"], int) else bytes.fromhex(start["seed"])
        if ("salts" in start) != (log["format"] == FAIR_FORMAT):
            raise InvalidLog("Salts belong to a log of format 2, and to no other.")
        begun = (log["seats"], log["games"], seed, start.get("deck"), start.get("dealer"))
        match = _begin(game, edition, *begun, start.get("salts"))
        if match._start != start and "salts" in start:
            raise InvalidLog("The log's key and salts are not those that were shown when the cards were dealt.")
        return match
    match = load({**start["position"], "rng": start["rng"], "parameters": parameters})
    match._now = replace(match._now, has_rng="rng" in start["position"])
    match._start = start
    here = (match.game.name, match.edition.name, match.seats, match.games, dict(match.edition.settings))
    if here != (log["game"], name, log["seats"], log["games"], settings):
        raise InvalidLog("The log does not start from the position of the match it names.")
    return match


def _play_entry(match: Match, number: int, entry: dict[str, Any]) -> None:
    """One move or undo of a log."""
    if entry.get("undo"):
        match.undo()
        return
    if entry["seat"] != match.seat:
        raise InvalidLog(f"Move {number} of the log is seat {entry['seat']}'s, but seat {match.seat} must decide.")
    match.play(entry["move"], author=entry.get("author"), time=entry.get("time"))


def level_cards() -> dict[str, dict[str, Any]]:
    """Level 8: the level cards there are, and where their lines come from: printed, or our reconstruction.

    >>> import halfpast
    >>> halfpast.level_cards()["level8-1"]["levels"][4]
    [['run', 7]]
    """
    return all_settings()["card"].known()


def editions(game: str) -> dict[str, dict[str, Any]]:
    """The editions there are: base, book, default languages, every parameter with its value, rule and range.

    >>> import halfpast
    >>> halfpast.editions("half")["express"]["parameters"]["five_wild"]
    {'value': True, 'rule': 'H17x', 'values': 'true or false'}
    """
    found = find_game(game).editions
    return {
        name: {
            "base": edition.base,
            "book": edition.book,
            "default_for": list(edition.languages),
            "parameters": {
                key: {"value": edition.parameters[key], "rule": parameter.rule, "values": parameter.values()}
                for key, parameter in found.parameters.items()
            },
        }
        for name, edition in found.printed.items()
    }
