"""The process beside a full screen: answers, errors, cancelling."""

from __future__ import annotations

import threading
import time

import pytest

from craton.cli._worker import Cancelled, WorkerProcess
from craton.core.errors import CratonError


def test_calls_of_several_threads_get_their_own_answers_and_errors_are_sentences() -> None:
    worker, found = WorkerProcess(), {}
    try:
        threads = [
            threading.Thread(target=lambda text=text: found.update({text: worker.call(len, text)}), daemon=True)
            for text in ("a", "bb", "ccc")
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        assert found == {"a": 1, "bb": 2, "ccc": 3}
        with pytest.raises(CratonError, match="ZeroDivisionError: "):
            worker.call(divmod, 1, 0)
        assert worker.call(divmod, 7, 2) == (3, 1), "an error ends nothing"
    finally:
        worker.stop()


def test_stopping_cancels_the_running_call_and_those_that_wait_and_the_next_one_starts_anew() -> None:
    worker, ended = WorkerProcess(), []

    def sleep() -> None:
        try:
            worker.call(time.sleep, 3600)
        except Cancelled:
            ended.append("cancelled")

    threads = [threading.Thread(target=sleep, daemon=True) for _ in range(2)]
    try:
        for thread in threads:
            thread.start()
        end = time.monotonic() + 60
        while worker._process is None and time.monotonic() < end:
            time.sleep(0.01)
        while len(ended) < 2 and time.monotonic() < end:  # again, in case a thread has not even called yet
            worker.stop()
            time.sleep(0.05)
        for thread in threads:
            thread.join(60)
        assert ended == ["cancelled", "cancelled"]
        assert worker.call(len, "abc") == 3
    finally:
        worker.stop()
