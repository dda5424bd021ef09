"""How much one guest, or one address, may ask for."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

NOW: Callable[[], float] = time.monotonic  # the clock by which tokens come back
MOST_KNOWN = 10_000  # how many are remembered
REQUESTS_AN_ADDRESS = 50  # a second, of any kind, and twenty seconds' worth at once


class Rate:
    """So many at once, and so many a second after that, for each one who asks.

    >>> rate = Rate(2, 0.5)
    >>> [rate.allows("anna") for _ in range(3)], rate.allows("bram")
    ([True, True, False], True)
    """

    def __init__(self, burst: float, refill: float, now: Callable[[], float] | None = None) -> None:
        self.burst, self.refill, self._now = burst, refill, now or NOW
        self._known: dict[str, tuple[float, float]] = {}  # who → tokens, and when they were counted

    def allows(self, who: str = "", cost: float = 1) -> bool:
        """Whether this much more is allowed; if so, it is counted. If nothing is spent yet, any amount is allowed."""
        allowed = self.has(who, cost)
        self._count(who, self._tokens(who) - (cost if allowed else 0))
        return allowed

    def has(self, who: str = "", cost: float = 1) -> bool:
        """Whether this much more would be allowed; nothing is counted."""
        return self._tokens(who) >= min(cost, self.burst)

    def owe(self, who: str, cost: float) -> float:
        """Count it, allowed or not; return in how many seconds it would have been allowed."""
        tokens = self._tokens(who) - cost
        self._count(who, tokens)
        return max(0.0, -tokens / self.refill)

    def owes(self, who: str) -> float:
        """Seconds until everything counted so far is paid off; if negative, that much is left."""
        return -self._tokens(who) / self.refill

    def _tokens(self, who: str) -> float:
        now = self._now()
        tokens, counted = self._known.get(who, (self.burst, now))
        return min(self.burst, tokens + (now - counted) * self.refill)

    def _count(self, who: str, tokens: float) -> None:
        now = self._now()
        self._known[who] = (tokens, now)
        if len(self._known) > MOST_KNOWN:
            self._forget(now)

    def give_back(self, who: str = "") -> None:
        """Undo the counting of something that was allowed."""
        if who in self._known:
            tokens, counted = self._known[who]
            self._known[who] = (min(self.burst, tokens + 1), counted)

    def forget(self, who: str) -> None:
        """Forget somebody."""
        self._known.pop(who, None)

    def _forget(self, now: float) -> None:
        """Forget those who have been quiet for long; if too many are left, keep only the half that owes most."""
        quiet = self.burst / self.refill
        self._known = {who: known for who, known in self._known.items() if now - known[1] < quiet}
        if len(self._known) > MOST_KNOWN // 2:
            by_tokens = sorted(self._known, key=self._tokens)
            self._known = {who: self._known[who] for who in by_tokens[: len(by_tokens) // 2]}


def neighbours(address: str) -> str:
    """An address as limits count it: for IPv6 the network, because one household has billions of addresses.

    >>> neighbours("192.0.2.7"), neighbours("2001:db8:1:2:3:4:5:6"), neighbours("::ffff:192.0.2.7"), neighbours("?")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7', '?')
    """
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return str(ip)
    return str(ip.ipv4_mapped or IPv6Address(int(ip) >> 64 << 64))


def line_of(address: str) -> str:
    """An address as it counts for what lasts: for IPv6 the /48, as a home may have thousands of networks.

    >>> line_of("192.0.2.7"), line_of("2001:db8:1:2::"), line_of("?")
    ('192.0.2.7', '2001:db8:1::', '?')
    """
    near = neighbours(address)
    try:
        return str(IPv6Address(int(IPv6Address(near)) >> 80 << 80))
    except ValueError:
        return near


class Limits:
    """How often a guest, and an address, may ask for what costs something."""

    def __init__(self) -> None:
        self.requests = Rate(REQUESTS_AN_ADDRESS * 20, REQUESTS_AN_ADDRESS)  # all but files, by address
        self.guest = Rate(30, 0.5)  # POSTs
        self.often = Rate(60, 3)  # POSTs that cost work but keep nothing: a score pad, a level card being typed in
        self.address = Rate(300, 5)  # POSTs: a school may sit behind one address
        self.replays = Rate(120, 5)  # parts of a replay, by address
        self.logs = Rate(30, 0.2)  # saved matches to be played again, by address
        self.pictures = Rate(60, 2)  # QR codes, by address
        self.opens = Rate(60, 1)  # sockets, by guest: a page that has lost its connection opens it again
        self.opens_from = Rate(600, 10)  # and by address
        self.accounts = Rate(60, 1 / 60)  # new ones, by address
        self.forgets = Rate(30, 1 / 60)  # "Delete everything about me", by address: the whole bin is read for it
        # To sign in with a wrong passphrase, or to change it:
        self.tries_here = Rate(10, 1 / 60)  # on a device that the account knows
        self.tries_of_from = Rate(10, 1 / 60)  # elsewhere: for one name from one address
        self.tries_from = Rate(60, 1 / 5)  # from an address
        self.tries_of = Rate(100, 1 / 10)  # for one name
        self.passphrases = Rate(300, 1)  # from an address, right ones included: each costs a fifth of a second
