"""A second server on one SQLite file is refused; programs that only read or copy it are not."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from craton.server.storage.database import StorageError
from craton.server.storage.lock import hold_file
from tests.cli.conftest import Cli
from tests.ports import free_port
from tests.server.harness import LiveServer, until

HOLD = """
import sys, time
from craton.server.storage.lock import hold_file
with hold_file(sys.argv[1]):
    print("held", flush=True)
    time.sleep(60)
"""


@contextmanager
def _holder(url: str) -> Iterator[int]:
    """The id of a process that holds the lock, and is killed in the end."""
    with subprocess.Popen([sys.executable, "-c", HOLD, url], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "held\n"
            yield process.pid
        finally:
            process.kill()


def test_a_file_that_another_process_holds_is_refused_until_that_process_is_killed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'craton.db'}"
    with _holder(url) as holder:
        link = tmp_path / "link.db"
        link.symlink_to(tmp_path / "craton.db")
        for address in (url, f"sqlite:///{link}"):
            said = rf"^Another server \(process {holder}\) uses the database "
            with pytest.raises(StorageError, match=said), hold_file(address):
                pass
    with hold_file(url), hold_file(url):
        assert (tmp_path / "craton.db.lock").read_text() == f"{os.getpid()}\n"
    with _holder(url):
        pass


def test_other_databases_need_no_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for url in ("postgresql://craton@db/craton", "sqlite:///:memory:", "nonsense"):
        with hold_file(url):
            assert list(tmp_path.iterdir()) == []


def test_a_second_server_is_refused_with_one_sentence_and_other_commands_work(tmp_path: Path, run: Cli) -> None:
    url = f"sqlite:///{tmp_path / 'craton.db'}"
    with LiveServer(tmp_path) as server:
        server.client().post("/guest")
        started = subprocess.run(
            [sys.executable, "-m", "craton", "serve", "--port", "0", "--workers", "0", "--database", url],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert started.returncode == 2
        assert started.stderr == (
            f"craton serve: Another server (process {os.getpid()}) uses the database {tmp_path / 'craton.db'}. "
            "Only servers on PostgreSQL can share one.\n"
        )
        run("backup", "--database", url, str(tmp_path / "copy.db"))
        run("export", "--database", url, str(tmp_path / "records.txt"))
        run("fsck", "--database", url)


@pytest.mark.long
def test_a_server_that_is_killed_leaves_the_file_to_the_next_even_with_search_processes(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'craton.db'}"
    for _ in range(2):
        port = free_port()
        command = [sys.executable, "-m", "craton", "serve", "--port", str(port), "--workers", "1", "--database", url]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:

            def answers() -> bool:
                try:
                    return httpx.get(f"http://127.0.0.1:{port}/healthz", trust_env=False).status_code == 200  # noqa: B023
                except httpx.HTTPError:
                    return False

            until(answers)
            assert process.poll() is None
        finally:
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
