"""A folder of backups: increments hold only what is new, every point in time comes back, and damage is noticed."""

import asyncio
import json
import logging
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from craton.server.exchange import backup_folder
from craton.server.exchange.backup_folder import Schedule, backups_in, prune, run_schedule
from craton.server.exchange.increments import is_increment
from craton.server.storage.database import open_database
from craton.server.storage.tables import metadata
from tests.cli.conftest import Cli
from tests.server.crash import Victim
from tests.server.harness import PATIENCE, Client, LiveServer, seated

pytestmark = pytest.mark.long

Contents = dict[str, list[tuple[Any, ...]]]
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC)


def contents(database: str) -> Contents:
    """All rows of all tables, except those that a running server renews all the time."""

    async def read() -> Contents:
        engine = await open_database(database)
        try:
            async with engine.connect() as connection:
                found = {}
                for table in metadata.sorted_tables:
                    if table.name in ("heartbeats", "leases", "outages"):
                        continue
                    rows = (await connection.execute(select(table).order_by(*table.primary_key.columns))).all()
                    found[table.name] = [tuple(row) for row in rows]
                return found
        finally:
            await engine.dispose()

    return asyncio.run(read())


def execute(database: str, *statements: str) -> None:
    async def write() -> None:
        engine = await open_database(database)
        async with engine.begin() as connection:
            for statement in statements:
                await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(write())


class Hours:
    """Stands in for `datetime` in the module: every backup is an hour after the one before."""

    def __init__(self) -> None:
        self.passed = -1
        self.strptime = datetime.strptime

    def now(self, _: object) -> datetime:
        self.passed += 1
        return NOON + timedelta(hours=self.passed)


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    clock = Hours()
    monkeypatch.setattr(backup_folder, "datetime", clock)
    return clock


def test_every_point_in_time_comes_back_from_a_full_backup_and_one_increment(
    tmp_path: Path, database: str, run: Cli, hours: Hours
) -> None:
    folder, states = tmp_path / "backups", []
    with LiveServer(tmp_path, database=database) as server:
        match, first, second = seated(server, game="faust")
        for client, action in ((first, "a1"), (second, "b2"), (first, "c3")):
            run("backup", "--database", database, f"{folder}/")
            states.append(contents(database))
            client.act(match, action)
            first.put(f"/matches/{match}/notes", {"text": action})
        second.request("DELETE", "/sessions/current")
        run("backup", "--database", database, f"{folder}/")
        states.append(contents(database))
    kinds = [file.is_full for file in backups_in(folder)]
    assert kinds == [True, False, False, False]
    assert all(one.file.stat().st_mode & 0o777 == 0o600 for one in backups_in(folder))
    for number, state in enumerate(states):
        restored = f"sqlite:///{tmp_path / f'{number}.db'}"
        run("restore", "--database", restored, "--at", f"2026-11-18T{12 + number}:30", str(folder))
        assert contents(restored) == state
    last = f"sqlite:///{tmp_path / 'last.db'}"
    run("restore", "--database", last, str(folder))
    assert contents(last) == states[-1]
    assert "into an empty database" in run.refused("restore", "--database", last, str(folder))
    with LiveServer(tmp_path, database=last) as server:
        server.again(second).refused("POST", f"/matches/{match}/actions", {"action": "d4", "ply": 3, "id": "x"})
        assert server.again(first).state(match)["ply"] == 3


def test_an_increment_holds_only_the_rows_that_are_new_changed_or_gone(tmp_path: Path, run: Cli, hours: Hours) -> None:
    database, folder = f"sqlite:///{tmp_path / 'craton.db'}", tmp_path / "backups"
    with LiveServer(tmp_path, database=database) as server:
        match, first, second = seated(server, game="faust")
        for _ in range(20):
            seated(server, game="faust")
        first.put(f"/matches/{match}/notes", {"text": "mine"})
        run("backup", "--database", database, f"{folder}/")
        first.act(match, "a1")
        second.act(match, "b2")
        first.put(f"/matches/{match}/notes", {"text": ""})
        run("backup", "--database", database, f"{folder}/")
    increment = backups_in(folder)[-1].file
    assert is_increment(increment)
    with closing(sqlite3.connect(increment)) as connection:
        assert connection.execute('SELECT text FROM entries WHERE kind = "action"').fetchall() == [("a1",), ("b2",)]
        assert connection.execute("SELECT id, ply FROM matches").fetchall() == [(match, 2)]
        assert connection.execute("SELECT count(*) FROM users").fetchone() == (0,)
        assert connection.execute('SELECT count(*) FROM "entries:deleted"').fetchone() == (0,)
    restored = f"sqlite:///{tmp_path / 'restored.db'}"
    run("import", "--database", restored, str(increment))  # `import` takes an increment too
    assert contents(restored) == contents(database)


def test_rows_that_swap_unique_values_or_are_deleted_come_back(tmp_path: Path, run: Cli, hours: Hours) -> None:
    database, folder = f"sqlite:///{tmp_path / 'craton.db'}", tmp_path / "backups"
    with LiveServer(tmp_path, database=database) as server:
        server.account("Alice")
        server.account("Bob")
    run("backup", "--database", database, f"{folder}/")
    swap = ("UPDATE users SET key = 'x' WHERE key = 'alice'", "UPDATE users SET key = 'alice' WHERE key = 'bob'")
    execute(database, *swap, "UPDATE users SET key = 'bob' WHERE key = 'x'", "DELETE FROM sessions")
    run("backup", "--database", database, f"{folder}/")
    restored = f"sqlite:///{tmp_path / 'restored.db'}"
    run("restore", "--database", restored, str(folder))
    assert contents(restored) == contents(database)
    assert contents(restored)["sessions"] == []


def test_a_new_full_backup_follows_when_the_last_is_old_or_the_tables_have_changed(
    tmp_path: Path, run: Cli, hours: Hours
) -> None:
    database, folder = f"sqlite:///{tmp_path / 'craton.db'}", tmp_path / "backups"
    with LiveServer(tmp_path, database=database) as server:
        server.account("Alice")
    for _ in range(4):
        run("backup", "--database", database, "--full-every", "2h", f"{folder}/")
    assert [one.is_full for one in backups_in(folder)] == [True, False, True, False]
    with closing(sqlite3.connect(tmp_path / "craton.db")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'other'")
        connection.commit()
    run("backup", "--database", database, f"{folder}/")
    assert backups_in(folder)[-1].is_full


def test_pruning_keeps_the_full_backup_that_an_increment_needs(tmp_path: Path, run: Cli, hours: Hours) -> None:
    database, folder = f"sqlite:///{tmp_path / 'craton.db'}", tmp_path / "backups"
    with LiveServer(tmp_path, database=database) as server:
        server.account("Alice")
    for _ in range(5):
        run("backup", "--database", database, "--full-every", "3h", f"{folder}/")
    assert [one.is_full for one in backups_in(folder)] == [True, False, False, True, False]
    assert [file.name for file in prune(folder, 4)] == []
    first_series = ["craton-20261118T120000Z-full.db"]
    first_series += [f"craton-20261118T{hour}0000Z-increment.db" for hour in (13, 14)]
    assert [file.name for file in prune(folder, 2)] == first_series
    said = run("backup", "--database", database, "--keep", "1", f"{folder}/").out
    assert "craton-20261118T160000Z-increment.db has been deleted" in said
    assert [one.at.hour for one in backups_in(folder)] == [15, 17]


def test_a_missing_changed_or_damaged_file_is_named_in_one_sentence(tmp_path: Path, run: Cli, hours: Hours) -> None:
    database, folder = f"sqlite:///{tmp_path / 'craton.db'}", tmp_path / "backups"
    with LiveServer(tmp_path, database=database) as server:
        seated(server, game="faust")
        run("backup", "--database", database, f"{folder}/")
        seated(server, game="faust")
        run("backup", "--database", database, f"{folder}/")
    full, increment = (one.file for one in backups_in(folder))
    new = ("--database", f"sqlite:///{tmp_path / 'new.db'}")

    def refused(change: Any) -> str:
        copy = tmp_path / "copy"
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(folder, copy)
        change(copy)
        return run.refused("restore", *new, str(copy))

    def overwrite(file: Path) -> None:
        data = bytearray(file.read_bytes())
        data[4096:8192] = bytes(4096)
        file.write_bytes(data)

    def remove_rows(file: Path) -> None:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("DELETE FROM matches")
            connection.commit()

    assert "needs the full backup" in refused(lambda copy: (copy / full.name).unlink())
    assert "has been changed since" in refused(lambda copy: overwrite(copy / full.name))
    assert "is damaged" in refused(lambda copy: overwrite(copy / increment.name))
    assert "is damaged" in refused(lambda copy: remove_rows(copy / increment.name))
    assert "There are no backups" in refused(lambda copy: [file.unlink() for file in copy.iterdir()])
    assert "The oldest backup" in run.refused("restore", *new, "--at", "2026-01-01T00:00", str(folder))
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("backup", "--every", "soon", "x/"), "not a duration"),
        (("backup", "--every", "400d", "x/"), "not a duration"),
        (("backup", "--keep", "0", "x/"), "not a positive whole number"),
        (("backup", "--keep", "3", "x.db"), "is not a folder"),
        (("restore", "--at", "noon", "x"), "not a time such as"),
        (("restore", "--at", "2026-01-01", "pyproject.toml"), "is not a folder"),
        (("restore", "pyproject.toml"), "is not a backup"),
    ],
)
def test_bad_arguments_get_one_sentence(
    run: Cli, arguments: tuple[str, ...], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.chdir(tmp_path)
    assert words in run.refused(*arguments)


def test_scheduled_backups_survive_errors_with_a_log_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, folder = tmp_path / "craton.db", tmp_path / "backups"
    real, failures = backup_folder.add_backup, [TypeError("a bug")]

    async def sometimes_broken(*args: Any) -> Path:
        if folder.exists() and failures:
            raise failures.pop()
        return await real(*args)

    monkeypatch.setattr(backup_folder, "add_backup", sometimes_broken)
    caplog.set_level(logging.INFO, "craton.backup")

    async def schedule() -> None:
        stop = asyncio.Event()
        every = Schedule(timedelta(seconds=0.3), timedelta(days=1), keep=3)
        running = asyncio.create_task(run_schedule(f"sqlite:///{database}", folder, every, stop))
        while "backup failed" not in caplog.text:
            await asyncio.sleep(0.02)
        await (await open_database(f"sqlite:///{database}")).dispose()  # now there is one
        while caplog.text.count("backup written") < 2:
            assert not running.done()
            await asyncio.sleep(0.02)
        stop.set()
        await running

    asyncio.run(asyncio.wait_for(schedule(), PATIENCE))
    assert len(backups_in(folder)) >= 2
    reasons = [str(record.__dict__["reason"]) for record in caplog.records if record.msg == "backup failed"]
    assert "There is no database" in reasons[0]
    assert "a bug" in reasons
    assert "Traceback" in caplog.text


def test_a_full_backup_that_cannot_be_read_gets_no_increments(
    tmp_path: Path, run: Cli, hours: Hours, caplog: pytest.LogCaptureFixture
) -> None:
    url, folder = f"sqlite:///{tmp_path / 'craton.db'}", tmp_path / "backups"
    execute(url)
    run("backup", "--database", url, f"{folder}/")
    (first,) = backups_in(folder)
    with closing(sqlite3.connect(first.file)) as connection:
        connection.execute("DELETE FROM alembic_version")
        connection.commit()
    run("backup", "--database", url, f"{folder}/")
    assert [one.is_full for one in backups_in(folder)] == [True, True]
    assert "a full backup cannot be read" in caplog.text


def test_after_a_kill_everything_acknowledged_before_the_last_backup_is_restored(tmp_path: Path, database: str) -> None:
    folder, new = tmp_path / "backups", f"sqlite:///{tmp_path / 'new.db'}"
    craton = [sys.executable, "-m", "craton"]
    command = [*craton, "backup", "--database", database, "--every", "1s", "--keep", "3", str(folder)]
    victim = Victim(database)
    victim.start_and_wait()
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as backups:
        try:
            first, second = Client(victim.address, {}), Client(victim.address, {})
            matches: list[tuple[float, str, str]] = []
            deadline = time.monotonic() + PATIENCE
            while len(backups_in(folder) if folder.exists() else ()) < 3:
                assert time.monotonic() < deadline, "there are no backups"
                match = first.open(game="lifeline", options={"size": 3}, seat="first")["id"]
                second.post(f"/matches/{match}/join")
                first.act(match, "c3", 0)
                first.post(f"/matches/{match}/resign")
                matches.append((time.time(), match, first.get(f"/matches/{match}/record")))
            victim.kill()
        finally:
            victim.kill()
            backups.send_signal(signal.SIGTERM)
            _, errors = backups.communicate(timeout=30)
        assert backups.returncode == 0
    lines = [json.loads(line) for line in errors.splitlines()]
    assert {line["what"] for line in lines} == {"backup written"}, errors
    assert len(backups_in(folder)) in (3, 4)  # three, and a full one if they are all increments
    at = backups_in(folder)[-1].at.timestamp()
    subprocess.run([*craton, "restore", "--database", new, str(folder)], check=True, stdout=subprocess.DEVNULL)
    wanted = [(match, record) for done, match, record in matches if done < at]
    assert wanted
    fsck = subprocess.run([*craton, "fsck", "--database", new], capture_output=True, text=True, check=False)
    assert fsck.returncode == 0, fsck.stdout + fsck.stderr
    with LiveServer(tmp_path, database=new) as server:
        reader = server.client()
        for match, record in wanted:
            assert reader.get(f"/matches/{match}/record") == record
    for client in (first, second):
        client.http.close()
