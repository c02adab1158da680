"""The process that plays one experiment: `python -m craton.server.lab.worker FOLDER JOBS NICE`.

It has a low priority, so that moves of players and bots come first. It stops when its standard input ends, because the
server closed it or died, or when the file `stop` appears. Finished games are stored every few seconds; whatever ends
the process, the next run continues after them.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from craton.core.errors import CratonError
from craton.server.lab.folders import Folder

REPORT_INTERVAL = 0.4
"""Seconds between two writings of the progress."""
STOP_SECONDS = 8.0
"""Seconds for the games under way when the process is to stop; then it exits without them."""
LOCK_SECONDS = 10.0
"""How long to wait for the lock: a server may hold it for a moment to see whether it is free."""


class Stopped(Exception):
    """The process is to stop."""


class Worker:
    def __init__(self, folder: Folder, jobs: int) -> None:
        self._folder = folder
        self._jobs = jobs
        self._stop = threading.Event()
        self._known: dict[str, Any] = folder.progress()
        self._written = 0.0

    def run(self) -> None:
        """Play what is missing and write the report; every ending is noted in the progress."""
        threading.Thread(target=self._watch_input, daemon=True).start()
        self._folder.stop.unlink(missing_ok=True)
        try:
            self._note("preparing", problem=None)
            self._work()
        except Stopped:
            self._note("stopped")
        except CratonError as error:
            self._note("failed", problem=str(error))
        except Exception as error:
            self._note("failed", problem=f"{type(error).__name__}: {error}"[:300])
            raise

    def _work(self) -> None:
        from craton.lab.experiment.file import read_experiment
        from craton.lab.experiment.progress import RunProgress
        from craton.lab.experiment.run import Run, local_executor
        from craton.lab.experiment.store import Store
        from craton.lab.report_file import write_report

        experiment = read_experiment(self._folder.plan)
        run = Run(experiment, Store(self._folder.results, experiment))
        progress = RunProgress(run)
        self._note("preparing", **progress.data())
        try:
            with closing(run.play(local_executor(self._jobs))) as blocks:
                for _ in blocks:
                    self._check()
                    if time.monotonic() - self._written > REPORT_INTERVAL:
                        self._note("playing", **progress.data())
        finally:
            run.store.merge()
            self._note("playing", **progress.data())
        self._note("reporting")
        write_report(run, jobs=self._jobs, progress=lambda done, of: self._check())
        self._note("done" if run.done else "out-of-time")

    def _check(self) -> None:
        if self._stop.is_set() or self._folder.stop.exists():
            raise Stopped

    def _note(self, stage: str, **more: Any) -> None:
        self._known |= {"stage": stage, **more}
        if self._folder.path.is_dir():  # it may have been deleted
            self._folder.write_progress(self._known)
        self._written = time.monotonic()

    def _watch_input(self) -> None:
        with suppress(OSError, ValueError):
            while os.read(0, 1024):  # not `sys.stdin`, whose lock the end of the process would wait for
                pass
        self._stop.set()
        time.sleep(STOP_SECONDS)
        os._exit(1)


def main(folder: str, jobs: str, nice: str) -> int:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C
    if hasattr(os, "nice"):
        os.nice(int(nice))
    deadline = time.monotonic() + LOCK_SECONDS
    found = Folder(Path(folder))
    while True:
        try:
            held = found.open_lock()
            break
        except OSError:
            if time.monotonic() > deadline:
                return 1  # another process plays it
            time.sleep(0.1)
    with held:
        Worker(found, int(jobs)).run()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
