"""Leases in the database: one holder at a time, an end for those who do not renew them."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from craton.server.live import leases
from craton.server.live.leases import TERM, DatabaseLeases
from craton.server.live.postgres import PostgresCluster
from craton.server.storage.database import open_database
from tests.server.postgres import Postgres

pytestmark = pytest.mark.long


def _run(postgres: Postgres, work: Callable[[DatabaseLeases, DatabaseLeases], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        engine = await open_database(postgres.new_database())
        clusters = [PostgresCluster(engine, name) for name in ("one", "two")]
        for cluster in clusters:
            await cluster.open()
        await work(clusters[0].leases, clusters[1].leases)
        for cluster in clusters:
            await cluster.close()
        await engine.dispose()

    asyncio.run(main())


def test_a_lease_has_one_holder_until_it_is_given_back(postgres: Postgres) -> None:
    async def work(one: DatabaseLeases, two: DatabaseLeases) -> None:
        assert await one.take("bot a")
        assert await one.take("bot a")
        assert not await two.take("bot a")
        assert await two.take("bot b")
        await two.give("bot a")  # it is not theirs
        assert not await two.take("bot a")
        await one.give("bot a")
        assert await two.take("bot a")
        await two.give_all()
        assert await one.take("bot a")
        assert await one.take("bot b")

    _run(postgres, work)


def test_a_holder_that_does_not_renew_loses_its_lease_and_knows_it(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "_TERM_MS", 300)
    monkeypatch.setattr(leases, "RETRY", 0.0)
    now = [0.0]

    async def work(one: DatabaseLeases, two: DatabaseLeases) -> None:
        monkeypatch.setattr(one, "_clock", lambda: now[0])
        assert await one.hold("clocks")
        assert not await two.hold("clocks")
        for _ in range(4):
            await asyncio.sleep(0.15)
            await one.renew()
        assert not await two.hold("clocks")
        await asyncio.sleep(0.5)
        now[0] = TERM  # it was stopped
        assert await two.hold("clocks")
        assert not await one.hold("clocks")
        await one.renew()
        assert not await one.take("clocks")

    _run(postgres, work)


def test_a_lease_that_another_took_over_is_forgotten_at_the_renewal(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(leases, "_TERM_MS", 50)

    async def work(one: DatabaseLeases, two: DatabaseLeases) -> None:
        assert await one.hold("clocks")
        await asyncio.sleep(0.2)
        assert await two.hold("clocks")
        await one.renew()
        assert "clocks" not in one._held

    _run(postgres, work)
    assert any("taken over" in record.message for record in caplog.records)
