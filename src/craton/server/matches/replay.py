"""Replaying a match's log without blocking the event loop.

A short log is replayed in slices of a few milliseconds; between them other requests go on. A long one is replayed in a
worker process, which returns what the rules give for each step; the rest is done here, in slices.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from craton.server.integrity.match_check import rules_problem
from craton.server.matches.entries import PLAY, Entry
from craton.server.matches.header import Header
from craton.server.matches.match import Match
from craton.server.matches.steps import Replayed
from craton.server.offload import Offload, OffloadFailure

log = logging.getLogger("craton.server")

SLICE = 0.002
"""Seconds of replaying after which other tasks get a turn."""
SECONDS_PER_CELL = 1e-6
"""An estimate of the time to replay one step, per cell of the board."""
MAX_HERE = 0.02
"""Estimated seconds above which a log is replayed in another process."""
SECONDS_PER_TOKEN = 0.1
"""Estimated seconds of replaying that cost one token of the rate limit."""

Row = Mapping[str, Any]
Result = TypeVar("Result")


@dataclass(frozen=True)
class Payer:
    """The caller who pays for replaying a match, and the function that charges them."""

    who: str
    take: Callable[[int], None]
    """Takes tokens from the rate limit; RequestError if there are too few."""

    def pay(self, seconds: float) -> None:
        if seconds > MAX_HERE:
            self.take(math.ceil(seconds / SECONDS_PER_TOKEN))


class Replayer:
    def __init__(self, processes: Offload | None = None) -> None:
        self._processes = processes
        self._turn = asyncio.Lock()
        self.offloaded = 0
        """Logs replayed in another process since the start."""

    async def replay(self, row: Row, log_rows: Sequence[Row], payer: Payer | None = None) -> Match:
        """The match of a row and the rows of its log."""
        header = Header.from_row(row)
        estimate = estimated_seconds(header, sum(one["kind"] in PLAY for one in log_rows))
        known = None
        if estimate > MAX_HERE and self._processes is not None:
            if payer is not None:
                payer.pay(estimate)
            known = await self._replayed_elsewhere(row, log_rows, payer.who if payer else "")
        match = await self.in_slices(Match.replaying(header, map(Entry.from_row, log_rows), known))
        assert match is not None
        return match

    async def in_slices(self, work: Iterable[Result]) -> Result | None:
        """The last item of an iterator that does some work for each item; other tasks run between slices of it."""
        last = None
        async with self._turn:  # one at a time, so that the slices of several do not add up
            begin = time.perf_counter()
            for last in work:  # noqa: B007
                if time.perf_counter() - begin > SLICE:
                    await asyncio.sleep(0)
                    begin = time.perf_counter()
        return last

    async def rules_problem(self, row: Row, log_rows: Sequence[Row]) -> str | None:
        """Why a match of another version of the rules does not replay identically under the current one."""
        rows = dict(row), [dict(one) for one in log_rows]
        return rules_problem(*rows) if self._processes is None else await self._processes.run(rules_problem, *rows)

    async def _replayed_elsewhere(self, row: Row, log_rows: Sequence[Row], owner: str) -> list[Replayed] | None:
        assert self._processes is not None
        try:
            found = await self._processes.run(replayed, dict(row), [dict(one) for one in log_rows], owner=owner)
        except OffloadFailure:
            log.warning("a match is replayed on the event loop", extra={"match": row["id"]})
            return None  # replayed here, slowly; if the log is bad, the error is raised here
        self.offloaded += 1
        return [Replayed(*one) for one in found]


def estimated_seconds(header: Header, plies: int) -> float:
    return plies * len(header.game.board) * SECONDS_PER_CELL


def replayed(row: Row, log_rows: Sequence[Row]) -> list[tuple[Any, ...]]:
    """The result of replaying each step of a log; runs in a worker process."""
    match = Match(Header.from_row(row), map(Entry.from_row, log_rows))
    return [(one.code, one.change, _plain(one.concealed), _plain(one.reveals)) for one in match.replayed()]


def _plain(found: Mapping[str, Any]) -> dict[str, Any]:
    """A mapping that can be pickled."""
    return {key: dict(value) if isinstance(value, Mapping) else value for key, value in found.items()}
