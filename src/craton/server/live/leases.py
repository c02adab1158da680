"""Leases: work that only one of several processes does at a time.

A lease expires unless its holder renews it, so a process that is killed, stopped or hung keeps it only for seconds.
Leases only save work: if two processes ever do the same thing, the log accepts the entries of one of them.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

log = logging.getLogger("craton.server")

TERM = 6.0
"""Seconds for which a lease is valid."""
_TERM_MS = round(TERM * 1000)
RENEWAL = 1.5
"""Seconds between two renewals."""
MARGIN = 1.0
"""Seconds before the end of its term at which a holder no longer relies on a lease."""
RETRY = 1.0
"""Seconds after which a process asks again for a lease that another holds."""

_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
"""The database's time, the same for all processes."""
_TAKE = f"""
INSERT INTO leases (name, holder, until) VALUES ($1, $2, {_NOW} + $3)
ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
WHERE leases.holder = excluded.holder OR leases.until < {_NOW}
RETURNING holder
"""
_RENEW = f"""
WITH renewed AS (
    UPDATE leases SET until = {_NOW} + $3 WHERE name = ANY($1::text[]) AND holder = $2 RETURNING name
) SELECT coalesce(array_agg(name::text), '{{}}') FROM renewed
"""

Ask = Callable[..., Awaitable[object]]
"""Runs a query with parameters and returns the first value of its result; None without a connection."""


class Leases(Protocol):
    async def hold(self, name: str) -> bool:
        """Whether this process holds a lease, or gets it now, until it ends or another process has taken it over."""
        ...

    async def take(self, name: str) -> bool:
        """Take a lease that is free or that this process already holds."""
        ...

    async def give(self, name: str) -> None:
        """Give back a lease that was taken."""
        ...


class SingleProcess:
    """The leases of a process that has the database to itself."""

    async def hold(self, name: str) -> bool:
        return True

    async def take(self, name: str) -> bool:
        return True

    async def give(self, name: str) -> None:
        return


class DatabaseLeases:
    """Leases in a table of a PostgreSQL database. `renew` has to run every RENEWAL seconds."""

    def __init__(self, ask: Ask, holder: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._ask = ask
        self._holder = holder
        self._clock = clock
        self._held: dict[str, float] = {}
        """Until when this process relies on each lease, by its own clock, which goes on while it is stopped."""
        self._denied: dict[str, float] = {}
        """When to ask again for leases that others hold."""

    async def hold(self, name: str) -> bool:
        now = self._clock()
        if self._held.get(name, now) > now:
            return True
        if self._denied.get(name, now) > now:
            return False
        if await self.take(name):
            self._denied.pop(name, None)
            return True
        self._denied[name] = now + RETRY
        return False

    async def take(self, name: str) -> bool:
        begin = self._clock()
        if await self._ask(_TAKE, name, self._holder, _TERM_MS) != self._holder:
            self._held.pop(name, None)
            return False
        self._held[name] = begin + TERM - MARGIN
        return True

    async def give(self, name: str) -> None:
        self._held.pop(name, None)
        await self._ask("DELETE FROM leases WHERE name = $1 AND holder = $2", name, self._holder)

    async def renew(self) -> None:
        """Extend all leases that this process holds, and forget those that another has taken over."""
        names, begin = list(self._held), self._clock()
        if not names:
            return
        renewed = await self._ask(_RENEW, names, self._holder, _TERM_MS)
        if not isinstance(renewed, list):
            return  # no connection; without it the leases expire
        for name in names:
            if name in renewed and name in self._held:
                self._held[name] = begin + TERM - MARGIN
            elif self._held.pop(name, None) is not None and name not in renewed:
                log.warning("a lease was taken over by another process", extra={"lease": name})

    async def give_all(self) -> None:
        """Give back everything, so that others need not wait."""
        self._held.clear()
        await self._ask("DELETE FROM leases WHERE holder = $1", self._holder)
