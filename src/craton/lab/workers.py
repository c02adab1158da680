"""Parallel work in processes: results are yielded as they are ready, and closing the generator ends the processes."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from craton.core.errors import CratonError

T = TypeVar("T")
R = TypeVar("R")


def in_processes(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Generator[R, None, None]:
    """Apply `work` to every task in `jobs` processes; `work`, tasks and results must be picklable.

    A CratonError raised by `work` is raised here. The processes ignore Ctrl-C; only the caller handles it.
    """
    # Not forked: a fork copies locks held by threads, but not the threads.
    context = multiprocessing.get_context("spawn")
    todo = iter(tasks)
    processes = []
    busy: list[Connection[Any, Any]] = []
    try:
        for task in islice(todo, jobs):
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs, work), daemon=True)
            with ignoring_interrupts():
                process.start()
            theirs.close()
            processes.append(process)
            busy.append(ours)
            ours.send(task)
        while busy:
            ready = wait(busy)
            for connection in [one for one in busy if one in ready]:
                yield _received(connection)
                try:
                    connection.send(next(todo))
                except StopIteration:
                    busy.remove(connection)
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


def _received(connection: Connection[Any, Any]) -> Any:
    try:
        answer, error = connection.recv()
    except (EOFError, OSError):
        raise CratonError("A worker process has ended unexpectedly.") from None
    if error is not None:
        raise error
    return answer


def _serve(connection: Connection[Any, Any], work: Callable[[Any], Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError):  # the parent has gone
        while True:
            task = connection.recv()
            try:
                answer = work(task), None
            except CratonError as error:
                connection.send((None, error))
            else:
                connection.send(answer)


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Processes started here ignore Ctrl-C from the beginning; only the main thread can arrange that."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
