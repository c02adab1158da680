"""A program that speaks lines of text: started, asked with a time limit, and ended with everything that it started."""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections import deque
from pathlib import Path
from typing import IO

from craton.core.errors import CratonError, OptionError

MAX_LINE = 1_000_000
"""Bytes of one line; an engine that writes longer ones is out of order."""
MAX_WAITING = 4_000_000
"""Bytes of the lines that may wait to be read; further lines are dropped."""
STDERR_BYTES = 2_000
"""The end of an engine's error output, which is kept for the message about its failure."""
ENDING = 1.0
"""Seconds in which an engine may exit by itself after it was asked to."""
GUARD = str(Path(__file__).with_name("guard.py"))
IS_POSIX = os.name == "posix"


class EngineError(CratonError):
    """An engine failed: `reason` is crash, timeout, nonsense or refused."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(reason, message)  # both in `args`, so that pickling keeps them
        self.reason = reason
        self.message = message

    def __str__(self) -> str:
        return self.message


def command_words(command: str) -> list[str]:
    """The program of a command line and its arguments; OptionError if there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise OptionError(f"The engine's command {command!r} cannot be read: {str(error).lower()}.") from None
    if not words:
        raise OptionError("An engine needs a command, such as external:node engine.mjs.")
    if shutil.which(words[0]) is None:
        raise OptionError(f"The engine's program {words[0]!r} is not installed, or may not be executed.")
    return words


class LineProcess:
    """A running program. It is ended by `close`, when the object is garbage, and when this process dies."""

    def __init__(self, command: str) -> None:
        self.command = command
        words = command_words(command)
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=IS_POSIX,  # a group of its own, so that its children end with it
            )
        except OSError as error:
            raise EngineError("crash", f"The engine {command!r} cannot be started: {error.strerror}.") from None
        self._guard = _guard(self._process.pid)
        self._lines = _Lines()
        self._errors: deque[bytes] = deque()
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        threading.Thread(target=self._lines.read, args=(self._process.stdout,), daemon=True).start()
        self._stderr = threading.Thread(target=_read_end, args=(self._process.stderr, self._errors), daemon=True)
        self._stderr.start()
        self._stuck = threading.Event()
        self._end = weakref.finalize(self, _end, self._process, self._guard, self._stuck)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._end.alive and self._process.poll() is None

    def send(self, line: str, deadline: float) -> None:
        """Write a line; EngineError if the program has ended, or has not read it by the deadline."""
        assert self._process.stdin is not None
        failed: list[OSError] = []
        stdin = self._process.stdin

        def write() -> None:
            try:
                stdin.write(line.encode() + b"\n")
                stdin.flush()
            except (OSError, ValueError) as error:
                failed.append(OSError(str(error)))

        # In a thread, because a program that reads nothing blocks the writer as soon as the pipe is full.
        writer = threading.Thread(target=write, daemon=True)
        writer.start()
        writer.join(max(0.0, deadline - time.monotonic()))
        if writer.is_alive():
            self._stuck.set()
            raise EngineError("timeout", f"The engine {self.command!r} does not read its input.")
        if failed:
            raise self._crash()

    def receive(self, deadline: float) -> str:
        """The next line; EngineError if the program ends or is silent until the deadline."""
        try:
            left = deadline - time.monotonic()
            if left <= 0:  # also if lines are waiting: an engine that only writes notes would never be late
                raise queue.Empty
            line = self._lines.get(left)
        except queue.Empty:
            raise EngineError("timeout", f"The engine {self.command!r} did not answer in time.") from None
        if line is None:
            raise self._crash()
        if len(line) > MAX_LINE:
            raise EngineError("nonsense", f"The engine {self.command!r} wrote a line of more than {MAX_LINE:,} bytes.")
        return line.decode("utf-8", "replace").rstrip("\r\n")

    def close(self) -> None:
        """End the program and its children."""
        self._end()

    def _crash(self) -> EngineError:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(ENDING)
        self._stderr.join(ENDING)
        status = self._process.poll()
        how = "closed its output" if status is None else "exited"
        if status is not None and status < 0:
            how = f"was killed by signal {-status}"
        elif status:
            how = f"exited with status {status}"
        said = b"".join(self._errors).decode("utf-8", "replace").strip().splitlines()
        last = f": {said[-1].strip()[:200]}" if said else ""
        return EngineError("crash", f"The engine {self.command!r} {how}{last or '.'}")


def _guard(pid: int) -> subprocess.Popen[bytes] | None:
    """A process that ends the engine when this process dies without having done it.

    A worker that is killed cannot end the engines that it has started, and an engine that hangs does not notice.
    """
    if not IS_POSIX:
        return None
    return subprocess.Popen(
        [sys.executable, "-I", "-S", GUARD, str(pid)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def _end(process: subprocess.Popen[bytes], guard: subprocess.Popen[bytes] | None, stuck: threading.Event) -> None:
    assert process.stdin is not None
    if not stuck.is_set():  # else a thread still writes, and closing would wait for it
        _close(process.stdin)  # a well-behaved engine exits at the end of its input
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(ENDING / 20)
    if IS_POSIX:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()
    _close(process.stdin)
    if guard is not None:
        guard.kill()
        guard.wait()
        assert guard.stdin is not None
        guard.stdin.close()


def _close(stream: IO[bytes]) -> None:
    with contextlib.suppress(OSError, ValueError):
        stream.close()


class _Lines:
    """The lines that a thread has read and nobody has asked for yet, up to MAX_WAITING bytes; then None, the end."""

    def __init__(self) -> None:
        self._queue: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._waiting = 0
        self._lock = threading.Lock()

    def read(self, stream: IO[bytes]) -> None:
        """Read a stream to its end and close it."""
        with contextlib.suppress(OSError, ValueError):
            while line := stream.readline(MAX_LINE + 2):
                with self._lock:
                    has_room = self._waiting + len(line) <= MAX_WAITING
                    self._waiting += len(line) * has_room
                if has_room:
                    self._queue.put(line)
        self._queue.put(None)
        stream.close()

    def get(self, seconds: float) -> bytes | None:
        """The next line, or None at the end; queue.Empty if there is none in time."""
        line = self._queue.get(timeout=seconds)
        if line is None:
            self._queue.put(None)
        else:
            with self._lock:
                self._waiting -= len(line)
        return line


def _read_end(stream: IO[bytes], kept: deque[bytes]) -> None:
    """Read a stream to its end and keep the last bytes."""
    with contextlib.suppress(OSError, ValueError):
        while part := stream.read1(STDERR_BYTES):  # type: ignore[attr-defined]
            kept.append(part)
            while sum(map(len, kept)) - len(kept[0]) > STDERR_BYTES:
                kept.popleft()
    stream.close()
