"""People one has played with, and invitations among them.

Whom somebody has played with is read from the tables that both sat at, and goes with them: nothing more is kept.
What is kept is whom somebody has removed (`muted`): they cannot invite, and are not told so. A person is known by a
word that means something only to the one who asks.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING

from halfpast.games import DEFAULT
from halfpast.server.guard.limits import Rate
from halfpast.server.people.listeners import brief_of
from halfpast.server.tables import invitations, seats
from halfpast.server.tables.errors import Gone, TooFast
from halfpast.server.upkeep import wall_clock
from halfpast.store import Document, patiently

if TYPE_CHECKING:
    from halfpast.server.house.hub import Hub
    from halfpast.server.tables.table import Table
    from halfpast.server.upkeep.sweeper import Due
    from halfpast.server.upkeep.timekeeper import Timekeeper

MOST = 30  # people in a list
MOST_SHOWN = 5  # invitations at once
MOST_TABLES = 500  # a guest's latest, which are looked through for these people
AT_ONCE = 50  # tables that are looked through together
KEPT_DAYS = 60  # a removal outlives the last table of both by this much, because that may come back from the bin


@dataclass
class Person:
    """Somebody else, as they sat at a table."""

    word: str
    owners: list[str]
    seat: int
    place: Document
    game: str
    day: str

    def document(self) -> Document:
        """Their name, their face, and when we played, but nothing else."""
        face = {"face": self.place["face"]} if "face" in self.place else {}
        shown = {"who": self.word, "name": self.place["name"], "seat": self.seat, "game": self.game, "day": self.day}
        return {**shown, **face}


class People:
    """Who knows whom."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.store = hub, hub.store
        self._muted: dict[str, dict[str, str]] = {}  # owner → whom they removed, and on which day
        self._by_guest = Rate(20, 1 / 60)  # invitations
        self._by_pair = Rate(3, 1 / 1200)  # from one to another

    async def open(self) -> None:
        """As the store has it."""
        for owner, other, day in await self.store.muted():
            self._muted.setdefault(owner, {})[other] = day

    async def known_to(self, guest: str) -> list[Person]:
        """The people somebody has played with, the most recent first; not those met at a table open to everyone."""
        people: dict[str, Person] = {}
        names = await self.store.seats_of(guest, ("playing", "over"), shared=True, most=MOST_TABLES)
        while names and len(people) < MOST:
            for _, table in await self.store.briefs(names[:AT_ONCE]):
                if len(people) < MOST and not table["terms"].get("listed"):
                    self._met(guest, table, people)
            del names[:AT_ONCE]
        return list(people.values())

    def _met(self, guest: str, table: Document, people: dict[str, Person]) -> None:
        """The people of one table."""
        for number, seat in enumerate(table["seats"]):
            if seat["kind"] == "guest" and seat["owners"] and guest not in seat["owners"]:
                word = self.hub.guests.person(guest, seat["owners"][0])
                day = str(table.get("ended") or table["seen"])[:10]
                game = table["terms"].get("game", DEFAULT)
                people.setdefault(word, Person(word, seat["owners"], number, seat, game, day))

    async def _person(self, guest: str, word: object) -> Person:
        for person in await self.known_to(guest):
            if person.word == word:
                return person
        raise Gone("You have not played with that person, or not lately.")

    def _has_removed(self, guest: str, others: list[str]) -> bool:
        return any(other in self._muted.get(guest, ()) for other in others)

    async def listed(self, guest: str) -> Document:
        """Somebody's list, and whom they removed from it."""
        by_answer: dict[bool, list[Document]] = {False: [], True: []}
        for person in await self.known_to(guest):
            by_answer[self._has_removed(guest, person.owners)].append(person.document())
        return {"people": by_answer[False], "removed": by_answer[True]}

    # Removing.

    async def remove(self, guest: str, word: object) -> None:
        """Take somebody off the list: they cannot invite any more."""
        await self._mute(guest, (await self._person(guest, word)).owners)

    async def _mute(self, guest: str, others: list[str]) -> None:
        day = wall_clock.now().date().isoformat()
        await patiently(lambda: self.store.mute(guest, others, day))
        self._muted.setdefault(guest, {}).update(dict.fromkeys(others, day))

    async def bring_back(self, guest: str, word: object) -> None:
        """Put somebody back on the list."""
        others = (await self._person(guest, word)).owners
        await patiently(lambda: self.store.unmute(guest, others))
        for other in others:
            self._muted.get(guest, {}).pop(other, None)

    async def hand_over(self, old: str, new: str) -> None:
        """What was a guest's is an account's from now on."""
        await patiently(lambda: self.store.rename_muted(old, new))
        self._muted[new] = {**self._muted.pop(old, {}), **self._muted.get(new, {})}
        for others in self._muted.values():
            if old in others:
                others[new] = others.pop(old)

    async def forget(self, guest: str) -> None:
        """Forget somebody: whom they removed, and who removed them."""
        await patiently(lambda: self.store.forget_muted(guest))
        self._muted.pop(guest, None)
        for others in self._muted.values():
            others.pop(guest, None)
        self._by_guest.forget(guest)

    async def sweep(self, _: Timekeeper) -> list[Due]:
        """Forget removals between people who no longer share a table: they could not invite each other anyway."""
        before = (wall_clock.now() - timedelta(days=KEPT_DAYS)).date().isoformat()
        for owner, others in list(self._muted.items()):
            old = [other for other, day in others.items() if day < before]
            near = await self.store.together(owner, old) if old else set()
            if gone := [other for other in old if other not in near]:
                await patiently(partial(self.store.unmute, owner, gone))
                for other in gone:
                    others.pop(other, None)
        return []

    # Inviting.

    async def invite(self, guest: str, table: Table, word: object) -> None:
        """Invite somebody to a table where the guest sits; anyone who has removed that guest hears nothing of it."""
        person = await self._person(guest, word)
        if not table.seats_of(guest) or table.state != "lobby":
            raise Gone("People are invited to a table by those who sit there, before the game.")
        if self._has_removed(guest, person.owners):
            raise Gone("You have removed this person from your list.")
        if not self._by_guest.allows(guest) or not self._by_pair.allows(f"{guest} {person.word}"):
            raise TooFast("Too many invitations: wait a while.")
        await table.invite(guest, person.owners)
        for owner in self.hears(table):
            self.hub.invited(owner)

    def hears(self, table: Table) -> set[str]:
        """The guests who hear about a table because they are invited."""
        every = {to for one in table.document.get("invited", []) for to in one["to"]}
        return {owner for owner in every if self._invitation(table, owner)}

    def _invitation(self, table: Table, guest: str) -> Document | None:
        invitation = invitations.of(table.document, guest)
        return None if invitation and self._has_removed(guest, [invitation["by"]]) else invitation

    async def invitations_of(self, guest: str) -> list[Document]:
        """Where somebody is invited, the last one first: before a game, or to a place that a bot keeps in one."""
        waiting: list[Document] = []
        skip = 0
        while guest and len(waiting) < MOST_SHOWN and skip < MOST_TABLES:
            tables = await self.hub.lists.tables_of(guest, "asked", MOST, skip)
            if not tables:
                break
            skip += MOST
            for table in tables:
                if one := self._invitation(table, guest):
                    waiting.append({**brief_of(table, guest), "by": seats.seats_of(table.document, one["by"])[0]})
                elif seats.kept_for(table.document, guest):
                    waiting.append({**brief_of(table, guest), "by": None})
        return waiting[:MOST_SHOWN]

    async def invited_to(self, table: Table, guest: str) -> list[Document]:
        """Whom those at a table have invited, and the answers; somebody who sits there sees only their own people."""
        if table.state != "lobby" or not table.document.get("invited") or not table.seats_of(guest):
            return []
        known = {owner: person for person in await self.known_to(guest) for owner in person.owners}
        rows = [(known.get(one["to"][0]), one["no"]) for one in table.document["invited"] if one["to"]]
        return [{"who": person.word, "no": no} for person, no in rows if person]

    def _refuse_uninvited(self, guest: str, table: Table) -> None:
        if not (self._invitation(table, guest) or seats.kept_for(table.document, guest)):
            raise Gone("This invitation is no longer open.")

    async def accept(self, guest: str, table: Table, name: object, face: object) -> None:
        """Accept an invitation: sit down in a free place, or else in a bot's."""
        self._refuse_uninvited(guest, table)
        await self.hub.refuse_seated(table, guest)
        for seat in seats.kept_for(table.document, guest) or seats.free(table.document)[:1]:
            await table.sit(guest, seat, name, face)

    async def decline(self, guest: str, table: Table, for_ever: bool) -> None:
        """Say no, this time or to this person from now on."""
        self._refuse_uninvited(guest, table)
        invitation = self._invitation(table, guest)
        if invitation and for_ever:
            sits = [seat["owners"] for seat in table.document["seats"] if invitation["by"] in seat["owners"]]
            await self._mute(guest, list(dict.fromkeys([invitation["by"], *sits[0]])))
        await table.decline(guest)
