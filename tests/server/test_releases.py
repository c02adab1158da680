"""Databases of earlier releases: they are migrated, and every match in them replays as it was played."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from craton.core.definition import Definition
from craton.core.registry import definition, names
from craton.server.integrity.match_check import match_problems
from craton.server.integrity.quarantine import QuarantinedError
from craton.server.live.bus import LocalBus
from craton.server.matches.service import MatchService
from craton.server.storage.database import open_database
from craton.server.storage.store import Store
from craton.server.storage.tables import matches
from craton.server.storage.writer import Change, Writer
from craton.server.timekeeper import Timekeeper
from tests.server.harness import LiveServer, seated

RELEASES = sorted((Path(__file__).parent / "releases").glob("*.sql"))
OLD_SCHEMA = next(release for release in RELEASES if release.stem == "0.1.0-ratings")
BY_NAME = pytest.mark.parametrize("release", RELEASES, ids=lambda file: file.stem)


def restored(release: Path, folder: Path) -> str:
    """The URL of a database with the contents of a release."""
    file = folder / "craton.db"
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.executescript(release.read_text(encoding="utf-8"))
    return f"sqlite:///{file}"


@asynccontextmanager
async def _store(url: str) -> AsyncIterator[Store]:
    engine = await open_database(url)
    store = Store(engine, Writer(engine))
    try:
        yield store
    finally:
        await store.writer.close()
        await engine.dispose()


@contextlib.contextmanager
def _changed(game: Definition, **values: Any) -> Iterator[None]:
    """The rules of a game with a change, as a later version may have it."""
    before = {name: getattr(game, name) for name in values}
    try:
        for name, value in values.items():
            object.__setattr__(game, name, value)
        yield
    finally:
        for name, value in before.items():
            object.__setattr__(game, name, value)


async def _problems(store: Store) -> dict[str, list[str]]:
    """What a complete check finds, by match."""
    found = {}
    for row in await store.rows(select(matches.c.id)):
        stored = await store.read(row.id)
        assert stored is not None
        if stored[0]["rules"] == definition(stored[0]["game"]).rules_version:
            found[row.id] = match_problems(*stored)
    return found


@BY_NAME
def test_the_matches_of_every_release_replay_identically(release: Path, tmp_path: Path) -> None:
    """If this fails after a change of a game's rules, its `rules_version` has to be increased."""

    async def main() -> None:
        async with _store(restored(release, tmp_path)) as store:
            rows = await store.rows(select(matches.c.game, matches.c.status).distinct())
            assert {(row.game, row.status) for row in rows} >= {
                (game, status) for game in names() for status in ("waiting", "playing", "over", "aborted")
            }
            found = await _problems(store)
            assert {match: problems for match, problems in found.items() if problems} == {}

    asyncio.run(main())


@BY_NAME
def test_a_server_opens_the_matches_of_every_release(release: Path, tmp_path: Path) -> None:
    database = restored(release, tmp_path)
    with sqlite3.connect(tmp_path / "craton.db") as connection:
        ids = [row[0] for row in connection.execute("SELECT id FROM matches")]
    with LiveServer(tmp_path, database=database) as server:
        me = server.client()
        for match in ids:
            assert me.state(match)["number"] > 0


def test_a_change_of_the_rules_without_a_new_version_is_noticed(tmp_path: Path) -> None:
    async def main() -> None:
        async with _store(restored(RELEASES[-1], tmp_path)) as store:
            assault = definition("assault")
            with _changed(assault, reasons=tuple("conquest" if one == "majority" else one for one in assault.reasons)):
                found = [text for problems in (await _problems(store)).values() for text in problems]
            assert any("by the rules with" in text and "(conquest)" in text for text in found)

    asyncio.run(main())


def test_a_match_of_other_rules_replays_identically_or_is_set_aside_with_that_reason(tmp_path: Path) -> None:
    async def main() -> None:
        async with _store(restored(RELEASES[-1], tmp_path)) as store:
            query = select(matches.c.id).where(matches.c.game == "assault", matches.c.reason == "majority")
            one, other = [row.id for row in await store.rows(query)][:2]
            assault = definition("assault")
            service = MatchService(store, LocalBus(), Timekeeper(lambda: 0, store, None))
            with _changed(assault, rules_version=2):
                assert (await service.get(one)).status == "over"
                assert (await service.get(one)).has_other_rules
            later = tuple("conquest" if reason == "majority" else reason for reason in assault.reasons)
            with _changed(assault, rules_version=2, reasons=later), pytest.raises(QuarantinedError):
                await service.get(other)
            row = await store.row(select(matches.c.quarantined).where(matches.c.id == other))
            assert row is not None
            assert row.quarantined.startswith(
                "It was played under version 1 of the rules and does not replay identically under version 2: Entry "
            )

    asyncio.run(main())


def test_a_new_match_names_the_version_of_its_rules_and_a_rematch_the_current_one(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust", options={"size": 5})
    second.post(f"/matches/{match}/resign")
    with _changed(definition("faust"), rules_version=2):
        second.post(f"/matches/{match}/rematch/offer")
        first.post(f"/matches/{match}/rematch/accept")
        query = select(matches.c.rules).where(matches.c.game == "faust").order_by(matches.c.created)
        found = asyncio.run_coroutine_threadsafe(server.app.state.context.store.rows(query), server.loop).result(20)
        assert [row.rules for row in found] == [1, 2]


def test_the_version_of_the_rules_is_part_of_the_chain(tmp_path: Path) -> None:
    async def main() -> None:
        async with _store(restored(RELEASES[-1], tmp_path)) as store:
            row = await store.row(select(matches.c.id))
            assert row is not None
            await store.writer.write(Change(statements=[update(matches).where(matches.c.id == row.id).values(rules=7)]))
            stored = await store.read(row.id)
            assert stored is not None
            assert "hash chain is broken" in match_problems(*stored)[0]

    asyncio.run(main())
