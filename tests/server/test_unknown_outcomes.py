"""Conditions of a change, and commits whose outcome nobody knows."""

import asyncio
import contextlib
import socket
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, text, update
from sqlalchemy.engine import make_url

from craton.server.storage.database import StorageError, open_database
from craton.server.storage.tables import keys
from craton.server.storage.writer import Change, ConflictError, OutcomeUnknown, Writer
from tests.server.postgres import Postgres
from tests.server.test_storage import file_in, named, stored, with_writer


def replaced(name: str, old: bytes, new: bytes, *also: str) -> Change:
    condition = update(keys).where(keys.c.name == name, keys.c.value == old).values(value=new)
    return Change(conditions=[condition], statements=[one for key in also for one in named(key).statements])


def test_a_condition_that_does_not_hold_is_a_conflict_and_writes_nothing(database: str) -> None:
    async def work(writer: Writer, _: Any) -> None:
        await writer.write(named("a"))
        await writer.write(replaced("a", b"", b"1", "b"))
        with pytest.raises(ConflictError):
            await writer.write(replaced("a", b"", b"2", "c"))
        with pytest.raises(ConflictError):
            await writer.write(Change(conditions=[delete(keys)], statements=named("d").statements))  # two rows

    with_writer(database, work)
    assert stored(database, "SELECT name FROM keys ORDER BY name") == [("a",), ("b",)]


def test_in_a_batch_only_the_change_whose_condition_fails_is_refused(database: str) -> None:
    async def work(writer: Writer, _: Any) -> None:
        await writer.write(named("a"))
        changes = [named("x"), replaced("a", b"", b"1", "one"), replaced("a", b"", b"2", "two"), named("y")]
        results = await asyncio.gather(*map(writer.write, changes), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), type(None), ConflictError, type(None)]

    with_writer(database, work)
    assert stored(database, "SELECT name FROM keys ORDER BY name") == [("a",), ("one",), ("x",), ("y",)]


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("SQLITE_IOERR_FSYNC", OutcomeUnknown),
        ("SQLITE_IOERR_WRITE", StorageError),
        ("SQLITE_FULL", StorageError),
        ("SQLITE_BUSY", StorageError),
    ],
)
def test_sqlite_does_not_know_the_outcome_only_if_the_sync_failed(
    tmp_path: Path, name: str, error: type[Exception]
) -> None:
    async def work(writer: Writer, _: Any) -> None:
        def fail(_: object) -> None:
            failure = sqlite3.OperationalError("it failed")
            failure.sqlite_errorname = name
            raise failure

        assert writer._plain is not None
        real, writer._plain.dialect.do_commit = writer._plain.dialect.do_commit, fail  # type: ignore[method-assign]
        results = await asyncio.gather(*(writer.write(named(key)) for key in "ab"), return_exceptions=True)
        assert [type(result) for result in results] == [error] * 2
        writer._plain.dialect.do_commit = real  # type: ignore[method-assign]
        await writer.write(named("c"))

    with_writer(file_in(tmp_path), work)


class Wire:
    """A connection to PostgreSQL that is cut when the client sends a word."""

    def __init__(self, address: str) -> None:
        self._url = make_url(address)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = self._url.set(port=self._listener.getsockname()[1]).render_as_string(hide_password=False)
        self.word = b""
        self.is_forwarded = False
        """Whether the word still reaches the database."""

    def __enter__(self) -> "Wire":
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                far = socket.create_connection((str(self._url.host), self._url.port or 5432))
                threading.Thread(target=self._to_database, args=(client, far), daemon=True).start()
                threading.Thread(target=self._to_client, args=(client, far), daemon=True).start()

    def _to_database(self, client: socket.socket, far: socket.socket) -> None:
        with client, far, contextlib.suppress(OSError):
            while data := client.recv(65536):
                is_cut = bool(self.word) and self.word in data
                if is_cut:
                    client.shutdown(socket.SHUT_RDWR)
                if not is_cut or self.is_forwarded:
                    far.sendall(data)
                if is_cut:
                    time.sleep(0.5)  # until it has been carried out
                    break

    def _to_client(self, client: socket.socket, far: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := far.recv(65536):
                client.sendall(data)
            client.shutdown(socket.SHUT_RDWR)


@pytest.mark.long
@pytest.mark.parametrize(
    ("word", "is_forwarded", "error", "is_there"),
    [
        (b"COMMIT", True, OutcomeUnknown, True),
        (b"COMMIT", False, OutcomeUnknown, False),
        (b"INSERT", True, StorageError, False),
    ],
)
def test_a_connection_that_is_lost_during_the_commit_leaves_the_outcome_unknown(
    postgres: Postgres, word: bytes, *, is_forwarded: bool, error: type[Exception], is_there: bool
) -> None:
    database = postgres.new_database()
    wire = Wire(database)

    async def main() -> None:
        engine = await open_database(wire.address)
        writer = Writer(engine)
        try:
            await writer.write(named("before"))
            wire.word, wire.is_forwarded = word, is_forwarded
            with pytest.raises(StorageError) as failure:
                await writer.write(Change(statements=[text("INSERT INTO keys (name, value) VALUES ('now', '')")]))
            assert type(failure.value) is error
            wire.word = b""
            await writer.write(named("wire is whole again"))
        finally:
            await writer.close()
            await engine.dispose()

    with wire:
        asyncio.run(asyncio.wait_for(main(), 60))
    found = stored(database, "SELECT name FROM keys WHERE name = 'now'")
    assert found == ([("now",)] if is_there else [])
