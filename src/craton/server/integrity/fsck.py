"""The check of a whole database (`craton fsck`). It only reads, in one transaction, so servers may be running."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import func, select, true
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from craton.server.integrity.derivations import check_derivations
from craton.server.integrity.match_check import match_problems
from craton.server.integrity.quick_check import check_heads
from craton.server.integrity.references import check_references
from craton.server.integrity.report import Report
from craton.server.storage.database import StorageError, open_for_reading, reason
from craton.server.storage.tables import entries, matches

BATCH = 100
"""Matches that one process checks at a time."""
FEW = 200
"""Up to this many matches are checked without starting processes."""

Columns = Mapping[str, Any]
Stored = tuple[dict[str, Any], list[dict[str, Any]]]


@dataclass(frozen=True)
class Wanted:
    """How to check."""

    quick: bool = False
    """Without replaying any match."""
    processes: int = 1
    on_progress: Callable[[int, int], None] = field(default=lambda done, total: None)
    """Called with the number of matches checked, and of all."""


async def check_database(url: str, wanted: Wanted, report: Report) -> None:
    """Check a database; what is found is added to the report as it is found. StorageError if it cannot be read."""
    engine = await open_for_reading(url)
    try:
        async with engine.connect() as connection:
            await _begin_snapshot(connection)
            await _check_file(connection, wanted, report)
            await _count(connection, report)
            await check_references(connection, report)
            await check_derivations(connection, report)
            if wanted.quick:
                for match_id, problem in (await check_heads(connection, true())).items():
                    report.add(f"match {match_id}", problem)
                wanted.on_progress(report.matches, report.matches)
            else:
                await _check_matches(connection, wanted, report)
    except SQLAlchemyError as error:
        if not report.problems:
            raise StorageError(f"The database cannot be read: {reason(error)}.") from None
        report.add("file", f"The rest cannot be checked: {reason(error)}.")
    finally:
        await engine.dispose()


async def _begin_snapshot(connection: AsyncConnection) -> None:
    """All queries see the database as it is now."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN")
    else:
        await connection.execution_options(isolation_level="REPEATABLE READ")


async def _check_file(connection: AsyncConnection, wanted: Wanted, report: Report) -> None:
    """What SQLite says about its file. PostgreSQL has its own checksums."""
    if connection.dialect.name == "sqlite":
        check = "quick_check" if wanted.quick else "integrity_check"
        for (line,) in (await connection.exec_driver_sql(f"PRAGMA {check}(100)")).all():
            if line != "ok":
                report.add("file", f"{' '.join(str(line).split())}.")


async def _count(connection: AsyncConnection, report: Report) -> None:
    async def number(query: Any) -> int:
        return int((await connection.execute(query)).scalar_one())

    report.matches = await number(select(func.count()).select_from(matches))
    report.entries = await number(select(func.count()).select_from(entries))
    set_aside = select(func.count()).select_from(matches).where(matches.c.quarantined.is_not(None))
    report.quarantined = await number(set_aside)


async def _check_matches(connection: AsyncConnection, wanted: Wanted, report: Report) -> None:
    done = 0
    async with _checker(1 if report.matches <= FEW else wanted.processes) as (check, at_once):
        waiting: list[asyncio.Future[list[tuple[str, list[str]]]]] = []
        async for batch in _batches(connection):
            waiting.append(check(batch))
            if len(waiting) > at_once:
                done += _report(report, await waiting.pop(0))
                wanted.on_progress(done, report.matches)
        for future in waiting:
            done += _report(report, await future)
            wanted.on_progress(done, report.matches)


def _report(report: Report, found: list[tuple[str, list[str]]]) -> int:
    for match_id, problems in found:
        for problem in problems:
            report.add(f"match {match_id}", problem)
    return len(found)


async def _batches(connection: AsyncConnection) -> AsyncIterator[list[Stored]]:
    """All matches with their logs."""
    last = ""
    while True:
        query = select(matches).where(matches.c.id > last).order_by(matches.c.id).limit(BATCH)
        rows = (await connection.execute(query)).mappings().all()
        if not rows:
            return
        last = rows[-1]["id"]
        logs: dict[str, list[dict[str, Any]]] = {row["id"]: [] for row in rows}
        log = select(entries).where(entries.c.match.in_(list(logs))).order_by(entries.c.match, entries.c.number)
        for entry in (await connection.execute(log)).mappings():
            logs[entry["match"]].append(dict(entry))
        yield [(dict(row), logs[row["id"]]) for row in rows]


Check = Callable[[Sequence[Stored]], "asyncio.Future[list[tuple[str, list[str]]]]"]


@asynccontextmanager
async def _checker(processes: int) -> AsyncIterator[tuple[Check, int]]:
    """A function that checks a batch, and how many batches it checks at once."""
    loop = asyncio.get_running_loop()
    if processes <= 1:

        def here(batch: Sequence[Stored]) -> asyncio.Future[list[tuple[str, list[str]]]]:
            done = loop.create_future()
            done.set_result(check_batch(batch))
            return done

        yield here, 0
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, context, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        yield lambda batch: loop.run_in_executor(pool, check_batch, batch), 2 * processes
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def check_batch(batch: Sequence[Stored]) -> list[tuple[str, list[str]]]:
    """The problems of each match; runs in a worker process."""
    return [(row["id"], match_problems(row, log)) for row, log in batch]
