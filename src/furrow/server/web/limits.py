"""How much one client may ask for: token buckets by address."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from time import monotonic
from typing import Any

_MOST = 20_000
"""Addresses kept in mind; more are forgotten, the fullest buckets first."""


class Bucket:
    """Tokens that come back with time. One bucket for one client."""

    __slots__ = ("_burst", "_clock", "_last", "_rate", "_tokens")

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._tokens = float(burst)
        self._last = clock()

    def take(self, amount: float = 1.0) -> bool:
        """Is there a token left? A rate of 0 is no limit."""
        if self._rate <= 0:
            return True
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._last) * self._rate)
        self._last = now
        if self._tokens < amount:
            return False
        self._tokens -= amount
        return True

    def wait(self) -> int:
        """Whole seconds until the next token, for Retry-After."""
        return max(1, round((1.0 - self._tokens) / self._rate)) if self._rate > 0 else 0

    @property
    def full(self) -> bool:
        """Would it matter if this bucket were forgotten?"""
        return self._tokens + (self._clock() - self._last) * self._rate >= self._burst


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic, most: int = _MOST) -> None:
        self._rate, self._burst, self._clock, self._most = rate, burst, clock, most
        self._buckets: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        found = self._buckets.get(address)
        if found is None:
            if len(self._buckets) >= self._most:
                self._forget()
            found = self._buckets[address] = Bucket(self._rate, self._burst, self._clock)
        return found

    def _forget(self) -> None:
        """Full buckets are as good as new ones; if that is not enough, the oldest go."""
        self._buckets = {address: bucket for address, bucket in self._buckets.items() if not bucket.full}
        for address in list(self._buckets)[: max(0, len(self._buckets) - self._most // 2)]:
            del self._buckets[address]


class Open:
    """How many sockets each address has open. A limit of 0 is none."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        count = self._open.get(address, 0)
        if self._most and count >= self._most:
            return False
        self._open[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        left = self._open[address] - 1
        if left:
            self._open[address] = left
        else:
            del self._open[address]

    @property
    def total(self) -> int:
        return sum(self._open.values())


def client_in(scope: Any) -> str:
    """Whom a request or a socket comes from."""
    return client_of(scope["client"][0]) if scope.get("client") else "local"


def client_of(address: str) -> str:
    """Whom an address stands for: anyone who has one IPv6 address has its whole /64.

    >>> client_of("2001:db8::1:2:3:4")
    '2001:db8::/64'
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((int(parsed), 64), strict=False))
    return address
