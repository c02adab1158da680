"""Disks that are full, files that cannot be written, databases that are locked: real ones, under a running server."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import os
import resource
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from craton.core.view import View
from craton.server.storage.writer import Writer
from tests.server.crash import Victim, check
from tests.server.harness import Client, LiveServer, seated, until

pytestmark = pytest.mark.long

linux = pytest.mark.skipif(sys.platform != "linux", reason="mounts and limits of Linux")


class Disk:
    """A server in a process of its own on a disk that can be filled."""

    def __init__(self, folder: Path, *, is_mounted: bool) -> None:
        self._folder, self._is_mounted = folder, is_mounted
        self.database = f"sqlite:///{folder / 'craton.db'}"
        self.victim = Victim(self.database)
        self.victim.start_and_wait()
        self.people = [Client(self.victim.address, {}) for _ in range(2)]

    def fill(self) -> None:
        if not self._is_mounted:  # no file of the process may grow beyond nothing
            resource.prlimit(self.victim.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            return
        with (self._folder / "ballast").open("wb", buffering=0) as ballast, contextlib.suppress(OSError):
            for size in (1 << 16, 1 << 12, 1):
                with contextlib.suppress(OSError):
                    while ballast.write(b"x" * size):
                        pass

    def clear(self) -> None:
        if not self._is_mounted:
            endless = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(self.victim.pid, resource.RLIMIT_FSIZE, endless)
        (self._folder / "ballast").unlink(missing_ok=True)

    def close(self) -> None:
        for client in self.people:
            client.http.close()
        self.victim.kill()


@pytest.fixture(params=["mounted", "limited"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    is_mounted = request.param == "mounted"
    if is_mounted:
        mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(tmp_path)]
        if subprocess.run(mount, capture_output=True, check=False).returncode:
            pytest.skip("nothing can be mounted here")
    disk = Disk(tmp_path, is_mounted=is_mounted)
    try:
        yield disk
    finally:
        disk.close()
        if is_mounted:
            subprocess.run(["umount", str(tmp_path)], check=True)


@linux
def test_a_full_disk_is_reported_in_a_sentence_and_loses_nothing(disk: Disk) -> None:
    first, second = disk.people
    match = first.open(game="faust", options={"size": 4}, seat="first")["id"]
    second.post(f"/matches/{match}/join")
    first.act(match, "a1", 0)
    disk.fill()
    body = {"action": "b2", "ply": 1, "id": "full"}
    answer = second.request("POST", f"/matches/{match}/actions", body)
    while answer.status_code == 200:  # there was room for a little in the pages that were there
        state = answer.json()["state"]
        client = {"first": first, "second": second}[state["to_act"]]
        cells = list(state["actions"]["cells"]) or list(client.state(match)["actions"]["cells"])
        body = {"action": cells[0], "ply": state["ply"], "id": f"full-{state['ply']}"}
        answer = client.request("POST", f"/matches/{match}/actions", body)
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (503, "storage")
    assert error["message"].startswith("The database refused the change: ")
    assert error["message"].endswith(" Nothing has been changed.")
    assert int(answer.headers["retry-after"]) > 0
    assert first.refused("POST", "/matches", {"game": "faust"}) == (503, "storage")
    before = first.state(match)
    assert before["ply"] == body["ply"]
    assert first.http.get("/healthz").status_code == 200  # it can be read from
    disk.clear()
    client = {"first": first, "second": second}[before["to_act"]]
    assert client.post(f"/matches/{match}/actions", body)["state"]["ply"] == before["ply"] + 1
    first.open(game="faust")
    disk.victim.kill()
    check(disk.database, [])


@contextlib.contextmanager
def spoiled(server: LiveServer, pragma: str) -> Iterator[Callable[[], None]]:
    """Every connection of the writer gets a pragma, until the answer is called."""
    writer: Writer = server.app.state.context.store.writer
    active = True

    def spoil(connection: Any, _: object) -> None:
        if active:
            connection.execute(f"PRAGMA {pragma}")

    def mend() -> None:
        nonlocal active
        active = False
        writer._drop_held()

    assert writer._plain is not None
    event.listen(writer._plain, "connect", spoil)
    writer._drop_held()
    try:
        yield mend
    finally:
        event.remove(writer._plain, "connect", spoil)


def test_a_file_that_cannot_be_written_any_more_refuses_and_lives_on(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        match, first, second = seated(server, game="faust")
        body = {"action": "a1", "ply": 0, "id": "one"}
        with spoiled(server, "query_only = 1") as mend:
            answer = first.request("POST", f"/matches/{match}/actions", body)
            assert answer.status_code == 503
            assert "attempt to write a readonly database" in answer.json()["error"]["message"]
            assert second.state(match)["ply"] == 0
            with first.live(match) as socket:
                socket.next("snapshot")
                socket.send(type="act", match=match, action="a1", ply=0, id="two")
                assert socket.next("error")["error"]["code"] == "storage"
            mend()
            assert first.post(f"/matches/{match}/actions", body)["state"]["ply"] == 1


def test_a_database_that_stays_locked_refuses_and_lives_on(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        match, first, _ = seated(server, game="faust")
        body = {"action": "a1", "ply": 0, "id": "one"}
        with spoiled(server, "busy_timeout = 20"):
            other = sqlite3.connect(tmp_path / "craton.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            answer = first.request("POST", f"/matches/{match}/actions", body)
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "storage")
            assert "database is locked" in answer.json()["error"]["message"]
            assert first.state(match)["ply"] == 0
            other.execute("ROLLBACK")
            other.close()
            assert first.post(f"/matches/{match}/actions", body)["state"]["ply"] == 1


def test_what_a_bot_could_not_have_written_it_plays_later(tmp_path: Path) -> None:
    tries = threading.Semaphore(0)

    async def choose(view: View, _spec: str, _seconds: float, _owner: str) -> str:
        tries.release()
        await asyncio.sleep(0)
        return next(iter(view.legal_moves))

    with LiveServer(tmp_path, workers=1) as server:
        server.app.state.context.pool.choose = choose
        me = server.client()
        match = me.open(game="faust", opponent="bot", bot="random", seat="first")["id"]
        writer: Writer = server.app.state.context.store.writer
        real, failed = writer._transaction, threading.Event()

        async def only_mine(changes: Any) -> None:
            if any(row["action_id"] is None for change in changes for row in change.entries) and not failed.is_set():
                failed.set()
                raise OSError(28, "No space left on device")
            await real(changes)

        writer._transaction = only_mine  # type: ignore[method-assign]
        me.act(match, "a1", 0)
        assert tries.acquire(timeout=10)
        assert failed.wait(10)
        assert tries.acquire(timeout=10), "the bot has not tried again"
        until(lambda: me.state(match)["ply"] == 2)


def _as_an_ordinary_user() -> None:
    """Takes from root the right to write what is read-only; it can read the interpreter, which others may not."""

    libc = ctypes.CDLL(None, use_errno=True)
    for number in (1, 2):  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH: dropped from what the new program may get
        libc.prctl(24, number, 0, 0, 0)


@linux
@pytest.mark.parametrize("what", ["file", "folder"])
def test_a_database_that_is_read_only_is_named_in_a_sentence_at_the_start(tmp_path: Path, what: str) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    file = folder / "craton.db"
    if what == "file":
        with LiveServer(folder):
            pass
        for one in folder.iterdir():
            one.chmod(0o444)
    folder.chmod(0o555)
    serve = ["craton", "serve", "--port", "0", "--workers", "0", "--database", f"sqlite:///{file}"]
    done = subprocess.run(
        [sys.executable, "-m", *serve],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        preexec_fn=_as_an_ordinary_user if os.geteuid() == 0 else None,
    )
    assert done.returncode == 2, done
    assert done.stdout == ""
    (line,) = done.stderr.strip().splitlines()
    assert line.startswith("craton serve: The database ")
    assert line.endswith(".")
    folder.chmod(0o755)
