"""Leases: what only one of several processes does at a time. A lease is gone with the process that has it.

They save work and nothing else: if two processes ever do the same, the log takes only one of their entries.
"""

from __future__ import annotations

from typing import Protocol


class Leases(Protocol):
    async def hold(self, name: str) -> bool:
        """Whether this process has a lease, or gets it now, for as long as it runs."""
        ...

    async def take(self, name: str) -> bool:
        """Takes a lease that is free, or this process's own once more."""
        ...

    async def give(self, name: str) -> None:
        """Gives back what was taken."""
        ...


class OnlyProcess:
    """The leases of a process that shares its database with no other."""

    async def hold(self, name: str) -> bool:
        return True

    async def take(self, name: str) -> bool:
        return True

    async def give(self, name: str) -> None:
        return
