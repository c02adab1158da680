"""`craton serve` as a process of its own, on a file of its own; it can be killed and started again."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

SAID = re.compile(r"Craton is at (http://127\.0\.0\.1:(\d+)) ")
ALWAYS = {"warm-up": "no", "limits": "no", "log-level": "warning", "workers": "1", "lab-nice": "0"}


class Served:
    """A server; after a kill it starts on the same port and file."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self._folder = folder
        self._settings = ALWAYS | {name.replace("_", "-"): value for name, value in settings.items()}
        self._port = "0"
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        given = {"port": self._port, "database": f"sqlite:///{self._folder / 'craton.db'}"} | self._settings
        options = [part for name, value in given.items() for part in (f"--{name}", value)]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "craton", "serve", *options], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self._process.stdout is not None
        said = SAID.match(self._process.stdout.readline())
        assert said, f"the server did not start: {self.log}"
        self.address, self._port = said.groups()
        httpx.get(f"{self.address}/healthz", timeout=30).raise_for_status()

    @property
    def _log(self) -> Path:
        return self._folder / "server.log"

    @property
    def log(self) -> str:
        """What the server has written of warnings and errors."""
        return self._log.read_text()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Stopped, as by a machine that sleeps; it goes on afterwards."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """Ends it as a power cut would: it gets no chance to say farewell."""
        self._end(lambda process: process.kill())

    def stop(self) -> None:
        self._end(lambda process: process.terminate())

    def _end(self, how: Callable[[subprocess.Popen[str]], None]) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        how(process)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        assert process.stdout is not None
        process.stdout.close()
