"""The quarantine: a match that cannot be read is set aside, so that it harms nothing else.

Its row says why. Requests for it are refused with one clear error, lists omit it, and nothing in the background touches
it until an operator releases it.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Row, select, update

from craton.core.errors import CratonError
from craton.server.errors import RequestError
from craton.server.integrity.chain import chain_problems
from craton.server.integrity.match_check import UNREADABLE, sentence
from craton.server.storage.database import StorageError
from craton.server.storage.store import Columns, Store
from craton.server.storage.tables import matches
from craton.server.storage.writer import Change

log = logging.getLogger("craton.server")

MAX_REASON = 500


class QuarantinedError(RequestError):
    """The match is in quarantine."""

    def __init__(self) -> None:
        super().__init__(
            "quarantined", "This match is damaged and has been set aside until the operator of this server releases it."
        )


class DamagedMatch(CratonError):
    """The stored match contradicts itself."""


@asynccontextmanager
async def quarantining(store: Store, match_id: str) -> AsyncIterator[None]:
    """Read a match; if that fails because of what is stored, put it in quarantine and raise QuarantinedError."""
    try:
        yield
    except (RequestError, StorageError):
        raise
    except UNREADABLE as error:
        await quarantine(store, match_id, sentence(error))
        raise QuarantinedError from error


def check_stored(row: Columns, log: Sequence[Columns]) -> Iterator[None]:
    """QuarantinedError if a match is in quarantine, DamagedMatch if it has been changed since it was written.

    An iterator over the entries, so that the caller can do something else in between.
    """
    if row["quarantined"] is not None:
        raise QuarantinedError
    for problem in chain_problems(row, log):
        if problem is not None:
            raise DamagedMatch(problem)
        yield


async def quarantine(store: Store, match_id: str, why: str) -> None:
    """Put a match in quarantine, unless it is there already. If the database cannot be written, it is only logged."""
    log.error("a match is put in quarantine", extra={"match": match_id, "reason": why})
    entered = update(matches).where(matches.c.id == match_id, matches.c.quarantined.is_(None))
    try:
        await store.writer.write(Change(statements=[entered.values(quarantined=why[:MAX_REASON])], topics=[match_id]))
    except StorageError as error:
        log.error("the quarantine of a match could not be stored", extra={"match": match_id, "reason": str(error)})


async def quarantined(store: Store) -> Sequence[Row[Any]]:
    """The ids of all matches in quarantine, with the reasons."""
    query = select(matches.c.id, matches.c.game, matches.c.status, matches.c.quarantined)
    return await store.rows(query.where(matches.c.quarantined.is_not(None)).order_by(matches.c.id))
