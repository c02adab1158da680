"""Supervised tasks: what crashes is restarted and reported, and a match that fails spares the others."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from craton.server import background
from craton.server.background import PATIENCE, Supervisor
from craton.server.storage import writer as writers
from craton.server.storage.database import StorageError, open_database
from craton.server.storage.writer import Change, Writer


@pytest.fixture(autouse=True)
def _short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "FIRST_PAUSE", 0.001)
    monkeypatch.setattr(writers, "RESTART", 0.01)


async def _until(look: Callable[[], Any]) -> None:
    async with asyncio.timeout(20):
        while not look():
            await asyncio.sleep(0.001)


def test_a_task_that_crashes_is_restarted_and_not_alive_until_it_has_completed_a_round(
    caplog: pytest.LogCaptureFixture,
) -> None:
    rounds: list[str] = []
    may_go_on = asyncio.Event()

    async def work() -> None:
        rounds.append("begun")
        if len(rounds) == 2:
            raise ValueError("a bad row")
        if len(rounds) == 3:
            await may_go_on.wait()

    async def main() -> None:
        supervisor = Supervisor()
        supervisor.repeat("clocks", 0, work)
        await _until(lambda: len(rounds) == 3)
        (state,) = supervisor.states()
        assert (state.is_alive, state.crashes, state.error) == (False, 1, "ValueError: a bad row")
        assert supervisor.failing() == ["clocks"]
        may_go_on.set()
        await _until(lambda: len(rounds) > 4)
        (state,) = supervisor.states()
        assert (state.is_alive, state.crashes, state.error) == (True, 1, None)
        assert state.age is not None
        await supervisor.close()

    asyncio.run(main())
    (record,) = [record for record in caplog.records if "crashed" in record.message]
    assert vars(record)["task"] == "clocks"


def test_the_pauses_between_crashes_grow(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(background, "LONGEST_PAUSE", 0.004)

    async def main() -> None:
        async def work() -> None:
            raise ValueError

        supervisor = Supervisor()
        supervisor.repeat("clocks", 0, work)
        await _until(lambda: supervisor.states()[0].crashes >= 4)
        await supervisor.close()

    asyncio.run(main())
    assert [vars(record)["pause"] for record in caplog.records][:4] == [0.001, 0.002, 0.004, 0.004]


def test_a_task_that_completes_no_round_for_long_counts_as_hung() -> None:
    now = [0.0]

    async def main() -> None:
        supervisor = Supervisor(lambda: now[0])
        supervisor.repeat("clocks", 0.25, asyncio.Event().wait)  # type: ignore[arg-type]
        await asyncio.sleep(0)
        assert supervisor.failing() == []
        now[0] = PATIENCE + 1
        assert supervisor.failing() == ["clocks"]
        await supervisor.close()

    asyncio.run(main())


def test_a_task_that_should_never_end_is_restarted_when_it_does() -> None:
    begun = []

    async def main() -> None:
        async def work() -> None:
            begun.append(1)
            if len(begun) > 1:
                await asyncio.Event().wait()

        supervisor = Supervisor()
        supervisor.keep("cluster", work)
        await _until(lambda: len(begun) == 2 and supervisor.failing() == [])
        assert supervisor.states()[0].crashes == 1
        await supervisor.close()

    asyncio.run(main())


def test_a_writer_that_crashes_leaves_nobody_waiting_and_writes_again(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        engine = await open_database(database)
        writer = Writer(engine)
        commit = writer._commit

        async def crash(batch: object) -> None:
            raise RuntimeError("a bug")

        monkeypatch.setattr(writer, "_commit", crash)
        with pytest.raises(StorageError):
            async with asyncio.timeout(10):
                await writer.write(Change())
        assert not writer.is_alive
        with pytest.raises(StorageError):
            await writer.write(Change())
        monkeypatch.setattr(writer, "_commit", commit)
        await _until(lambda: writer.is_alive)
        await writer.write(Change())
        await writer.close()
        assert not writer.is_alive
        await engine.dispose()

    asyncio.run(main())
    assert any("the writer crashed" in record.message for record in caplog.records)


def test_a_writer_whose_transaction_does_not_end_is_not_alive(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        engine = await open_database(f"sqlite:///{tmp_path / 'craton.db'}")
        writer = Writer(engine)
        is_reachable = asyncio.Event()

        async def hang(changes: object) -> None:
            await is_reachable.wait()

        monkeypatch.setattr(writer, "_transaction", hang)
        writing = asyncio.create_task(writer.write(Change()))
        await _until(lambda: writer._batch)
        assert writer.is_alive
        monkeypatch.setattr(writers, "STUCK", 0.0)
        await asyncio.sleep(0.001)
        assert not writer.is_alive
        is_reachable.set()
        await writing
        assert writer.is_alive
        await writer.close()
        await engine.dispose()

    asyncio.run(main())
