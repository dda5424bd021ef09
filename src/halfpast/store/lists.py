"""The interface of lists: which tables there are, without reading their documents, however many there are."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from halfpast.store.base import Document

STATES = ("lobby", "playing", "over")
Own = Literal["all", "waiting", "others", "over", "asked"]


class Old(NamedTuple):
    """A table that nobody has looked at for long."""

    id: str
    state: str
    clock: str
    seen: float  # seconds since 1970


class Lists(ABC):
    """Names of tables, each list by an index."""

    @abstractmethod
    async def documents(self, names: Sequence[str]) -> dict[str, Document]:
        """The documents of these tables, as far as they exist and can be read."""

    @abstractmethod
    async def known_to(self, guest: str) -> list[str]:
        """The tables that know a guest: as host, in a seat, invited, or by a name left there; the oldest first."""

    @abstractmethod
    async def tables_of(self, guest: str, which: Own = "all", most: int = -1, skip: int = 0) -> list[str]:
        """The tables where a guest sits or is the host, the newest first.

        `waiting`: those without a hurry that are not over, `others`: the rest; `over`: finished, the last one first;
        `asked`: not the guest's own, but those where they may sit down.
        """

    @abstractmethod
    async def seats_of(
        self, guest: str, states: Sequence[str] = STATES, shared: bool = False, most: int = -1
    ) -> list[str]:
        """The tables where a guest sits, in these states, the newest first; `shared`: only where others sit too."""

    @abstractmethod
    async def briefs(self, names: Sequence[str]) -> list[tuple[str, Document]]:
        """These tables without the cards, in this order; ask for a few at a time, as moves wait meanwhile."""

    @abstractmethod
    async def count_over(self, guest: str) -> int:
        """How many matches of a guest are over."""

    @abstractmethod
    async def listed(self, most: int) -> list[str]:
        """The tables that anybody may join or watch, the newest first."""

    @abstractmethod
    async def together(self, one: str, others: Collection[str]) -> set[str]:
        """Those of these others who are known to a table that knows this one too."""

    @abstractmethod
    async def overdue(self, moments: Mapping[str, float], most: int) -> list[str]:
        """For each clock, some of the tables where somebody has been waited for since before this moment."""

    @abstractmethod
    async def old(self, moments: Mapping[str, float], most: int = -1) -> list[Old]:
        """The tables in each state that nobody has looked at since its moment, oldest first; at most so many each."""

    @abstractmethod
    async def newest(self) -> float | None:
        """When somebody last looked at any of them."""

    # Room.

    @abstractmethod
    async def alive(self, near: str | None = None) -> int:
        """How many are not over: all, or those made from an address."""

    @abstractmethod
    async def alive_of(self, guest: str) -> list[tuple[str, bool]]:
        """A guest's tables that are not over, the newest first; and whether nobody else sits there."""

    @abstractmethod
    async def greediest(self) -> tuple[str, int] | None:
        """The address with the most tables that are not over, and how many."""

    @abstractmethod
    async def making_way(
        self, way: int, before: float, near: str | None = None, most: int = -1, skip: int = 0
    ) -> list[str]:
        """The tables that make way in this way, idle since before this, the longest idle first."""

    @abstractmethod
    async def of_address(self, near: str, alone: bool, before: float, most: int = -1, skip: int = 0) -> list[str]:
        """An address's tables that are not over, of one person or of several, idle since before; unplayed first."""

    @abstractmethod
    async def finished_beyond(self, alone: bool, kept: int, most: int) -> list[str]:
        """The finished matches of one person against bots, or of several, beyond the number kept; the oldest first."""
