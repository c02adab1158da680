"""Deletion of an account: the user leaves matches and tournaments in progress, then all personal data is removed.

Finished matches stay, because they are also their opponents'; the user is shown in them as `Deleted-...`. The log of a
match is append-only and keeps the old name, which views replace (`wire/view.py`).
"""

from __future__ import annotations

import contextlib

from sqlalchemy import delete, or_, select, update

from craton.server.accounts.deleted_names import DeletedNames, name_of_deleted
from craton.server.accounts.identity import Accounts, Caller
from craton.server.errors import RequestError
from craton.server.live.bus import deletion_of
from craton.server.matches import commands
from craton.server.matches.service import MatchService
from craton.server.storage.tables import entrants, matches, private, recoveries, tournaments, users
from craton.server.tournaments.director import Director


class AccountDeletion:
    def __init__(
        self, accounts: Accounts, deleted_names: DeletedNames, service: MatchService, director: Director
    ) -> None:
        self._accounts = accounts
        self._deleted_names = deleted_names
        self._matches = service
        self._director = director
        self._store = service.store

    async def delete(self, caller: Caller) -> str:
        """Delete a user and return the name that others see from now on.

        If it fails halfway, the account still exists, and the user can try again.
        """
        await self._leave_tournaments(caller.user)
        await self._leave_matches(caller.user)
        name = name_of_deleted(caller.user)
        gone = {
            "name": name,
            "key": None if caller.is_guest else self._accounts.tombstone(caller.name),
            "password": None,
            "email": None,
            "deleted": self._matches.now(),
        }
        await self._accounts.revoke(
            caller.user,
            *self._accounts.all_ended(caller.user),
            delete(private).where(private.c.user == caller.user),
            delete(recoveries).where(recoveries.c.user == caller.user),
            update(entrants).where(entrants.c.user == caller.user).values(name=name),
            update(users).where(users.c.id == caller.user).values(**gone),
            topics=[deletion_of(caller.user)],
        )
        self._deleted_names.invalidate(deletion_of(caller.user))
        await self._leave_matches(caller.user)  # that were opened in the meantime
        return name

    async def _leave_tournaments(self, user: str) -> None:
        """Withdraw from all tournaments, and cancel the user's own that have not started."""
        active = tournaments.c.status.in_(("open", "running"))
        mine = select(entrants.c.tournament).where(entrants.c.user == user, entrants.c.withdrawn.is_(None))
        for row in await self._store.rows(select(tournaments.c.id).where(active, tournaments.c.id.in_(mine))):
            with contextlib.suppress(RequestError):  # it has just ended
                await self._director.withdraw(row.id, user)
        own = select(tournaments.c.id).where(tournaments.c.creator == user, tournaments.c.status == "open")
        for row in await self._store.rows(own):
            with contextlib.suppress(RequestError):  # it has just started
                await self._director.cancel(row.id)

    async def _leave_matches(self, user: str) -> None:
        """Abort matches that have hardly begun, and resign the others."""
        seated = or_(matches.c.first == user, matches.c.second == user)
        active = matches.c.status.in_(("waiting", "playing"))
        readable = matches.c.quarantined.is_(None)
        for row in await self._store.rows(select(matches.c.id).where(seated, active, readable)):
            with contextlib.suppress(RequestError):  # it has just ended, or turns out to be unreadable
                seats = (await self._matches.get(row.id)).seats_of(user)
                if not seats:
                    continue
                try:
                    await self._matches.change(row.id, commands.abort(seats[0]))
                except RequestError:  # it has gone on too far
                    await self._matches.change(row.id, commands.resign(seats[0]))
