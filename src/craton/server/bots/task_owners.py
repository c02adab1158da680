"""Owners of tasks in worker processes: an account by itself, the guests of one address together."""

from __future__ import annotations

from collections import OrderedDict

from craton.server.accounts.identity import Caller
from craton.server.errors import RequestError
from craton.server.storage.store import Store

MAX_KNOWN = 20_000
RECENT = 3_600_000
"""Milliseconds since its last change during which a match against a bot counts as in progress."""
GUEST_MATCHES, ACCOUNT_MATCHES, ADDRESS_MATCHES = 8, 20, 40
"""Matches against bots in progress: of one guest, of one account, of all guests of one address."""


class TaskOwners:
    """Finds the owner of a task. Addresses of guests are kept in memory; without one, a guest is an owner alone."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._addresses: OrderedDict[str, str] = OrderedDict()
        self._guests: dict[str, set[str]] = {}

    def see(self, caller: Caller | None, address: str) -> str:
        """Remember the address of a caller, and return the owner of their tasks."""
        if caller is None:
            return _at(address)
        self._forget(caller.user)
        if not caller.is_guest:
            return caller.user
        self._addresses[caller.user] = address
        self._guests.setdefault(address, set()).add(caller.user)
        if len(self._addresses) > MAX_KNOWN:
            self._forget(next(iter(self._addresses)))
        return _at(address)

    def of(self, user: str) -> str:
        """The owner of a user's tasks."""
        address = self._addresses.get(user)
        return user if address is None else _at(address)

    def _forget(self, user: str) -> None:
        address = self._addresses.pop(user, None)
        if address is not None:
            self._guests[address].discard(user)
            if not self._guests[address]:
                del self._guests[address]

    async def require_room(self, caller: Caller, now: int) -> None:
        """Refuse another match against a bot to a caller who has too many in progress."""
        most = GUEST_MATCHES if caller.is_guest else ACCOUNT_MATCHES
        if await self._store.count_bot_matches([caller.user], now - RECENT) >= most:
            message = f"You have {most} matches against bots in progress. Finish or resign one of them first."
            raise RequestError("not-allowed-now", message)
        guests = self._guests.get(self._addresses.get(caller.user, ""), set())
        if len(guests) > 1 and await self._store.count_bot_matches(guests, now - RECENT) >= ADDRESS_MATCHES:
            message = (
                f"Guests at your address have {ADDRESS_MATCHES} matches against bots in progress. "
                "Finish or resign one of them, or choose a name and a password."
            )
            raise RequestError("not-allowed-now", message)


def _at(address: str) -> str:
    return f"address {address}"
