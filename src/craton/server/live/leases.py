"""Leases: work that only one of several processes does at a time. A lease ends with the process that holds it.

They only save work: if two processes ever do the same thing, the log accepts the entries of one of them.
"""

from __future__ import annotations

from typing import Protocol


class Leases(Protocol):
    async def hold(self, name: str) -> bool:
        """Whether this process holds a lease, or gets it now, for the rest of its life."""
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
