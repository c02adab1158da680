"""Storage: one commit for many changes, conflicts that hit only who made them, databases that take nothing."""

import asyncio
import itertools
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, PrimaryKeyConstraint, UniqueConstraint, event, insert, select, text
from sqlalchemy.exc import DBAPIError, OperationalError

from craton.server.cleanup import _is_empty as is_empty
from craton.server.cleanup import _is_gone as is_gone
from craton.server.context import open_context
from craton.server.matches import commands
from craton.server.matches.entries import Entry, EntryKind
from craton.server.matches.match import Match
from craton.server.matches.opening import Terms, open_match
from craton.server.settings import Settings
from craton.server.storage import migrations
from craton.server.storage import writer as writer_module
from craton.server.storage.database import HEAD, StorageError, alembic_config, open_database, shown
from craton.server.storage.store import MatchFilter, Store
from craton.server.storage.tables import keys, matches, metadata, users
from craton.server.storage.writer import Change, ConflictError, Writer
from craton.server.tournaments.store import TournamentStore
from tests.server.harness import LiveServer, seated


def with_writer(database: str, work: Callable[[Writer, Any], Awaitable[None]]) -> None:
    async def main() -> None:
        engine = await open_database(database)
        writer = Writer(engine)
        try:
            await work(writer, engine)
        finally:
            await writer.close()
            await engine.dispose()

    asyncio.run(main())


def named(name: str) -> Change:
    return Change(statements=[insert(keys).values(name=name, value=b"")])


def stored(database: str, query: str) -> list[Any]:
    found: list[Any] = []

    async def look(_: Writer, engine: Any) -> None:
        async with engine.connect() as connection:
            found.extend(tuple(row) for row in await connection.execute(text(query)))

    with_writer(database, look)
    return found


def file_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'craton.db'}"


def test_many_changes_that_wait_share_one_commit(database: str) -> None:
    async def work(writer: Writer, _: Any) -> None:
        await asyncio.gather(*(writer.write(named(f"k{number}")) for number in range(100)))
        assert writer.changes == 100
        assert writer.commits <= 2

    with_writer(database, work)
    assert stored(database, "SELECT count(*) FROM keys") == [(100,)]


@pytest.mark.parametrize(
    ("bad", "error"),
    [("a", ConflictError), ("half a character: \ud800", StorageError)],
    ids=["conflict", "not to be written"],
)
def test_a_change_that_fails_does_not_take_others_with_it(database: str, bad: str, error: type[Exception]) -> None:
    async def work(writer: Writer, _: Any) -> None:
        changes = [named("a"), named("b"), named(bad), named("c")]
        results = await asyncio.gather(*map(writer.write, changes), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), type(None), error, type(None)]

    with_writer(database, work)
    assert stored(database, "SELECT name FROM keys ORDER BY name") == [("a",), ("b",), ("c",)]


def test_a_database_that_has_come_to_a_stop_does_not_take_all_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer_module, "MAX_PENDING", 3)

    async def work(writer: Writer, _: Any) -> None:
        names = [f"k{number}" for number in range(5)]
        results = await asyncio.gather(*(writer.write(named(name)) for name in names), return_exceptions=True)
        assert [str(result) for result in results if result] == ["The database does not keep up."] * 2

    with_writer(file_in(tmp_path), work)


def test_a_match_with_waiting_commands_is_not_evicted(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_context(Settings(database=file_in(tmp_path), workers=0, warm_up=False, cache=1)) as context:
            matches = context.matches
            who, _ = await context.accounts.new_guest("")
            terms = Terms(game="faust", opponent="same", seat="first")
            opened = [open_match(terms, who, 1) for _ in range(2)]
            one, two = [await matches.add(Match(made.header), *seating) for made, seating in opened]
            waiting = []
            slot = matches._slot(one.id)
            async with slot.lock:
                for text, ply in (("a1", 0), ("b2", 1)):
                    seat = "first" if ply == 0 else "second"
                    waiting.append(asyncio.create_task(matches.change(one.id, commands.act(seat, text, ply, None))))
                await asyncio.sleep(0)
                await asyncio.sleep(0)
            await matches.get(two.id)  # the lock is free for a moment, and the cache is full
            assert matches._slots[one.id] is slot
            await asyncio.gather(*waiting)
            assert (await matches.get(one.id)).ply == 2

    asyncio.run(main())


def test_a_change_is_made_wholly_or_not_at_all(database: str) -> None:
    async def work(writer: Writer, _: Any) -> None:
        both = Change(statements=[*named("x").statements, *named("x").statements])
        with pytest.raises(ConflictError):
            await writer.write(both)

    with_writer(database, work)
    assert stored(database, "SELECT count(*) FROM keys") == [(0,)]


def test_only_the_owner_can_read_the_file(tmp_path: Path) -> None:
    with_writer(file_in(tmp_path), lambda writer, _: writer.write(named("a")))
    assert (tmp_path / "craton.db").stat().st_mode & 0o777 == 0o600


def test_sqlite_syncs_fully_and_writes_ahead(tmp_path: Path) -> None:
    async def work(_: Writer, engine: Any) -> None:
        async with engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
            assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar() == 1

    with_writer(file_in(tmp_path), work)


def test_every_reference_to_a_user_or_a_match_has_an_index() -> None:
    """Otherwise deleting a user or a match, which the cleanup does inside the writer, reads whole tables."""
    missing = []
    for table in metadata.tables.values():
        led = {
            next(iter(index.columns)).name
            for index in table.indexes
            if index.dialect_options["sqlite"]["where"] is None
        }
        led |= {
            next(iter(one.columns)).name
            for one in table.constraints
            if isinstance(one, PrimaryKeyConstraint | UniqueConstraint) and one.columns
        }
        missing += [f"{table.name}.{key.parent.name}" for key in table.foreign_keys if key.parent.name not in led]
    assert not missing


async def plan(engine: Any, query: Any) -> str:
    compiled = query.compile(dialect=engine.dialect, compile_kwargs={"literal_binds": True})
    async with engine.connect() as connection:
        return "; ".join(row[3] for row in await connection.execute(text(f"EXPLAIN QUERY PLAN {compiled}")))


@pytest.mark.parametrize(
    "wanted",
    [MatchFilter(), MatchFilter(user="a"), MatchFilter(player="a"), MatchFilter(game="faust"), MatchFilter(lobby=True)],
    ids=["public", "mine", "player", "game", "lobby"],
)
def test_lists_of_matches_do_not_read_the_whole_table(tmp_path: Path, wanted: MatchFilter) -> None:
    async def look(writer: Writer, engine: Any) -> None:
        store, queries = Store(engine, writer), []

        async def seen(query: Any) -> list[Any]:
            queries.append(query)
            return []

        store.rows = seen  # type: ignore[method-assign]
        await store.listed(wanted)
        await TournamentStore(store).stalled()
        for query in queries:
            found = await plan(engine, query)
            assert "SCAN" not in found.replace("SCAN matches USING INDEX ix_matches_recent", "")

    with_writer(file_in(tmp_path), look)


def test_the_cleanup_reads_no_whole_table_for_each_guest_or_match(tmp_path: Path) -> None:
    async def look(_: Writer, engine: Any) -> None:
        for query in (select(users.c.id).where(is_gone(1)), select(matches.c.id).where(is_empty(1))):
            assert "SCAN" not in (await plan(engine, query)).replace("SCAN users", "")

    with_writer(file_in(tmp_path), look)


def test_migrations_are_numbered_one_after_another() -> None:
    names = sorted(path.name for path in Path(migrations.__path__[0], "versions").glob("v*.py"))
    assert [name[:5] for name in names] == [f"v{number:04}" for number in range(1, len(names) + 1)]
    assert names[-1].startswith(f"v{HEAD}_")


def test_the_migrations_make_the_tables_that_the_program_uses(database: str) -> None:
    assert ScriptDirectory.from_config(alembic_config()).get_current_head() == HEAD

    async def work(_: Writer, engine: Any) -> None:
        async with engine.connect() as connection:
            differences = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
            )
        assert differences == []

    with_writer(database, work)


@pytest.mark.parametrize("number", [4, 20, 60])
def test_a_migration_that_is_interrupted_leaves_nothing_and_is_done_at_the_next_start(
    tmp_path: Path, number: int
) -> None:
    url = file_in(tmp_path)
    counted = itertools.count(1)

    def interrupt(*_: object) -> None:
        if next(counted) == number:
            raise StorageError("interrupted")

    event.listen(Engine, "after_cursor_execute", interrupt)
    try:
        with pytest.raises(StorageError, match="interrupted"):
            with_writer(url, unreachable)
    finally:
        event.remove(Engine, "after_cursor_execute", interrupt)
    with closing(sqlite3.connect(tmp_path / "craton.db")) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []

    async def work(_: Writer, engine: Any) -> None:
        async with engine.connect() as connection:
            assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar() == HEAD

    with_writer(url, work)


async def unreachable(*_: object) -> None:
    raise AssertionError


def test_the_log_cannot_be_changed(tmp_path: Path, database: str) -> None:
    with LiveServer(tmp_path, database=database) as server:
        match, first, _ = seated(server, game="faust")
        first.act(match, "a1")

    async def work(_: Writer, engine: Any) -> None:
        for statement in ("UPDATE entries SET text = 'b2'", "DELETE FROM entries"):
            with pytest.raises(DBAPIError, match="append-only"):
                async with engine.begin() as connection:
                    await connection.execute(text(statement))

    with_writer(database, work)


def test_an_entry_round_trips_through_its_row() -> None:
    entry = Entry(EntryKind.OUTCOME, 5, None, "3", {"event": "roll a1"}, None, 7, 4)
    assert Entry.from_row(entry.to_row("m")) == entry
    entry = Entry(EntryKind.ACTION, 5, "first", "a1", action_id="x", number=7, ply=4)
    assert Entry.from_row(entry.to_row("m")) == entry


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("mysql://x/y", "sqlite:///FILE or postgresql"),
        ("nonsense", "A database URL is"),
        ("sqlite://", "needs a file"),
        ("sqlite:////proc/no/such/folder/x.db", "cannot be created"),
        ("postgresql://someone:secret-word@127.0.0.1:1/x", "cannot be used"),
    ],
)
def test_a_database_that_cannot_be_used_is_named_in_a_sentence(url: str, words: str) -> None:
    with pytest.raises(StorageError, match=words) as error:
        asyncio.run(open_database(url))
    assert "\n" not in str(error.value)
    assert "secret-word" not in str(error.value)
    assert "secret-word" not in shown(url)


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    with_writer(file_in(tmp_path), lambda writer, _: writer.write(named("a")))
    connection = sqlite3.connect(tmp_path / "craton.db")
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(StorageError, match="newer version"):
        asyncio.run(open_database(f"sqlite:///{tmp_path / 'craton.db'}"))


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "craton.db").write_text("hello " * 1000)
    with pytest.raises(StorageError, match="not a database"):
        asyncio.run(open_database(f"sqlite:///{tmp_path / 'craton.db'}"))


def test_a_full_disk_loses_nothing_and_the_server_lives_on(tmp_path: Path, database: str) -> None:
    with LiveServer(tmp_path, database=database) as server:
        match, first, second = seated(server, game="faust")
        first.act(match, "a1", 0)
        writer = server.app.state.context.store.writer
        real = writer._transaction

        async def full(changes: list[Change]) -> None:
            raise OperationalError("INSERT ...", {}, sqlite3.OperationalError("database or disk is full"))

        writer._transaction = full
        body = {"action": "b2", "ply": 1, "id": "full"}
        assert second.refused("POST", f"/matches/{match}/actions", body) == (503, "storage")
        assert second.refused("POST", "/matches", {"game": "faust"}) == (503, "storage")
        assert second.state(match)["ply"] == 1
        assert second.state(match)["stones"] == {"a1": "black"}
        writer._transaction = real
        assert second.post(f"/matches/{match}/actions", body)["state"]["ply"] == 2


def test_another_writer_is_waited_for(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        match, first, _ = seated(server, game="faust")
        other = sqlite3.connect(tmp_path / "craton.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert first.state(match)["ply"] == 0  # readers do not wait
        other.execute("COMMIT")
        other.close()
        first.act(match, "a1", 0)


def test_matches_come_back_from_the_log_when_they_have_left_the_memory(tmp_path: Path, database: str) -> None:
    with LiveServer(tmp_path, cache=1, database=database) as server:
        match, first, second = seated(server, game="assault", options={"sacred": "any"})
        first.act(match, "sacred b3", 0)
        before = {client: client.get(f"/matches/{match}") for client in (first, second)}
        seated(server, game="faust")
        assert match not in server.app.state.context.matches._slots
        for client, whole in before.items():
            again = client.get(f"/matches/{match}")
            again["state"]["clocks"]["now"] = whole["state"]["clocks"]["now"]
            assert again == whole
