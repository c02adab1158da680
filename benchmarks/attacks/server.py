"""The server under attack: a process of its own, with the limits that a public server has."""

from __future__ import annotations

import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx

START = 60.0
"""Seconds within which a server has to answer."""
LAUNCHER = ThreadPoolExecutor(1)
"""A thread that starts processes. On Linux a priority belongs to a thread and is inherited by what it starts, so the
server and the innocent players keep the normal one while the attackers, in the main thread, have a low one."""
LAUNCHER.submit(int).result()  # starts the thread before anything can change the priority


@contextmanager
def running(folder: Path, port: int, *options: str, files: int | None = None) -> Iterator[str]:
    """A server on the database in a folder; yields its address. files: its limit of open files."""
    command = [sys.executable, "-m", "craton", "serve", "--port", str(port), "--log-level", "error"]
    command += ["--database", f"sqlite:///{folder / 'craton.db'}", *options]

    def limit_files() -> None:
        if files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    with (folder / "server.log").open("ab") as log:
        process = LAUNCHER.submit(
            subprocess.Popen, command, stdout=subprocess.DEVNULL, stderr=log, preexec_fn=limit_files
        ).result()
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_until_it_answers(process, address, folder / "server.log")
        yield address
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_until_it_answers(process: subprocess.Popen[bytes], address: str, log: Path) -> None:
    deadline = time.monotonic() + START
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise SystemExit(f"The server has ended:\n{log.read_text()[-2000:]}")
        try:
            httpx.get(f"{address}/healthz", trust_env=False, timeout=1)
            return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise SystemExit("The server does not answer.")
