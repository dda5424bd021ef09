"""Whether the deals of a log are fair: they follow from a key whose hash was shown beforehand, and from the players'
salts.

Three answers: fair; not fair, and what was tampered with; not checkable, for logs from before there were fair deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from halfpast.core.documents import Json, ReadJson
from halfpast.core.errors import HalfpastError, InvalidLog
from halfpast.games import package
from halfpast.match import Match, ends_as_told, played_out, replay
from halfpast.notation.fair import commitment_of, salts_bytes, seal_of, start_of
from halfpast.notation.log import FAIR_FORMAT, digest, open_log, seal

FAIR, NOT_FAIR, NOT_CHECKABLE = "fair", "not-fair", "not-checkable"
ARRANGED = ("deck", "dealer", "position")  # keys of a start that follows from something other than key and salts


@dataclass(frozen=True)
class Finding:
    """Something that was tampered with: what, and where."""

    what: str  # key commitment salts seal arranged deal card dealer deals move end check unreadable
    deal: int | None = None  # counted from 1
    seat: int | None = None
    place: str | None = None  # where the card is: hand, stock, …
    told: str | None = None  # the card the log shows
    dealt: str | None = None  # the card key and salts give
    move: int | None = None  # counted from 1; undos count


@dataclass(frozen=True)
class Verdict:
    """The result of checking a log."""

    answer: str
    findings: list[Finding] = field(default_factory=list)
    deals: int = 0  # that were checked
    salted: list[int] = field(default_factory=list)  # the seats whose browsers added something

    def document(self) -> Json:
        """JSON-ready, without empty parts."""
        findings = [{key: value for key, value in asdict(one).items() if value is not None} for one in self.findings]
        return {"answer": self.answer, "findings": findings, "deals": self.deals, "salted": self.salted}


def deals_of(match: Match) -> list[Json]:
    """Every deal of a match: the dealer, and where each card went."""
    dealt = sorted({event["move"] for event in match.events(None) if event["type"] == "dealt"})
    return [_deal(match.at(move)) for move in dealt]


def _deal(match: Match) -> Json:
    """The cards as they lie."""
    places, position = package(match.game.name).notation.DEALT, match.position()
    seats = [{place: seat[place] for place in places if place in seat} for seat in position["seats"]]
    middle = {place: position[place] for place in places if place in position}
    return {"dealer": position["dealer"], "seats": seats, **middle}


def with_deals(match: Match) -> Json:
    """The log of a fairly dealt match, with all its deals: so a check can say which card was changed.

    >>> import halfpast
    >>> m = halfpast.new("half", seats=2, seed=bytes(32), salts=["00" * 16, None])
    >>> with_deals(m)["deals"][0]["seats"][0]["hand"]
    '136'
    """
    log = {key: value for key, value in match.log().items() if key != "check"}
    return seal({**log, "deals": deals_of(match)}) if log["format"] == FAIR_FORMAT else match.log()


def verify(log: ReadJson) -> Verdict:
    """Check every deal of a log; InvalidLog if it is not a log at all.

    >>> import halfpast
    >>> m = halfpast.new("half", seats=2, seed=bytes(32), salts=["00" * 16, None])
    >>> verify(m.log()).answer, verify(halfpast.new("half", seed=7).log()).answer
    ('fair', 'not-checkable')
    """
    opened = _read(log)
    if opened["format"] != FAIR_FORMAT:
        return _old(log)
    findings = _start_findings(opened)
    trusted = not {one.what for one in findings} - {"commitment", "seal"}
    match, deals = None, 0
    if trusted:
        match, more = _played_findings(opened)
        deals = len(deals_of(match)) if match else 0
        if "seal" in {one.what for one in findings} and more:  # the cards differ too, so it was not the seal
            findings, more = [Finding("salts")], []
        findings += more
    if not findings and digest(opened) != log["check"]:
        findings = [Finding("check")]
    salted = [seat for seat, salt in enumerate(_salts(opened)) if salt]
    return Verdict(NOT_FAIR if findings else FAIR, findings, deals, salted)


def _read(log: object) -> Json:
    """A log that has all its parts, whether or not it was changed."""
    if not isinstance(log, Mapping):
        raise InvalidLog(f"A log is a dict, not {type(log).__name__}.")
    if "check" not in log:
        return open_log(log)
    try:
        return open_log(seal({key: value for key, value in log.items() if key != "check"}))
    except (TypeError, ValueError, RecursionError) as error:
        raise InvalidLog(f"The log is not JSON-ready: {error}.") from error


def _old(log: ReadJson) -> Verdict:
    """A log without commitment and salts: nothing can be said, except whether it was changed later."""
    try:
        replay(log)
    except InvalidLog:
        return Verdict(NOT_FAIR, [Finding("check")])
    return Verdict(NOT_CHECKABLE)


def _salts(log: Json) -> list[object]:
    salts = log["start"].get("salts") if isinstance(log["start"], dict) else None
    return salts if isinstance(salts, list) else []


def _start_findings(log: Json) -> list[Finding]:
    """Whether key, commitment, salts and seal go together."""
    start = log["start"]
    try:
        key, salts = bytes.fromhex(start["seed"]), salts_bytes(start["salts"])
        commitment, sealed = start["commitment"], start["seal"]
        shown, told = commitment_of(key), seal_of(commitment, salts)
        start_of(key, start["salts"])
        if len(salts) != log["seats"]:
            return [Finding("salts")]
    except (HalfpastError, KeyError, TypeError, ValueError, AttributeError):
        return [Finding("unreadable")]
    if any(key in start for key in ARRANGED):
        return [Finding("arranged")]
    if shown != commitment:
        if told == sealed:
            return [Finding("key")]
        return [Finding("commitment")] if seal_of(shown, salts) == sealed else [Finding("key"), Finding("salts")]
    return [] if told == sealed else [Finding("seal")]


def _played_findings(log: Json) -> tuple[Match | None, list[Finding]]:
    """Deal by key and salts, play the moves, and compare everything with what the log says."""
    start = log["start"]
    right = {**log, "start": start_of(bytes.fromhex(start["seed"]), start["salts"])}
    match, entries, wrong = played_out(right)
    if match is None:
        return None, [Finding("unreadable")]
    findings = list(_deal_findings(log, match, cut=wrong is not None))
    if wrong is not None:
        return match, findings or [Finding("move", move=entries + 1)]
    return match, findings or ([] if ends_as_told(match, log) else [Finding("end")])


def _deal_findings(log: Json, match: Match, cut: bool) -> Iterator[Finding]:
    """The deals of the log that differ from those of the match; for each, the first card that does."""
    if "deals" not in log:
        return
    told, dealt = log["deals"], deals_of(match)
    if not isinstance(told, list):
        yield Finding("deals")
        return
    for number, (one, other) in enumerate(zip(told, dealt, strict=False), 1):
        difference = _compare(number, one, other)
        if difference is not None:
            yield difference
    if len(told) < len(dealt) or (len(told) > len(dealt) and not cut):
        yield Finding("deals")


def _compare(number: int, told: Any, dealt: Json) -> Finding | None:
    """The first card of a deal that is not where it was dealt."""
    if told == dealt:
        return None
    try:
        for seat, place in enumerate(dealt["seats"]):
            for name in place:
                if difference := _first(told["seats"][seat][name], place[name]):
                    return Finding("card", number, seat, name, *difference)
        for name in dealt:
            if name not in ("dealer", "seats") and (difference := _first(told[name], dealt[name])):
                return Finding("card", number, None, name, *difference)
        if told["dealer"] != dealt["dealer"]:
            return Finding("dealer", number)
    except (KeyError, IndexError, TypeError):
        pass
    return Finding("deal", number)


def _first(told: Any, dealt: Any) -> tuple[str, str] | None:
    """The first card that differs: as shown, and as dealt; empty if none does."""
    if type(told) is not type(dealt):
        raise TypeError
    for at in range(max(len(told), len(dealt))):
        one, other = [(cards[at] if at < len(cards) else "") for cards in (told, dealt)]
        if one != other:
            return str(one)[:10], str(other)
    return None
