"""Playing on a Dask cluster: a local one, or the scheduler at an address.

Blocks of games are tasks. A task whose worker dies is run again by another one; results are stored here as they arrive,
so a vanished scheduler costs the games that were under way, and running the experiment again plays them.
"""

from __future__ import annotations

import logging
import time
from asyncio import CancelledError
from collections.abc import Generator, Iterator
from contextlib import ExitStack, suppress
from typing import Any

from craton.core.errors import CratonError
from craton.lab.experiment.play import Block, PlayedBlock, play_block
from craton.lab.experiment.run import Executor

CONNECT_SECONDS = 30
CLOSE_SECONDS = 2
RESULT_SECONDS = 5
"""Time between two looks at whether the scheduler is still there."""
SCHEDULER_SECONDS, WORKER_SECONDS = 10, 120
"""How long to wait for a scheduler that does not answer, and for a worker if there is none."""
ALLOWED_FAILURES = 10
"""Workers that may die while they play a block before the block is blamed."""
BLOCKS_AHEAD = 2
"""Blocks under way for each thread of a worker."""


def cluster_executor(address: str, jobs: int) -> Executor:
    """An executor on the cluster at an address; `local` starts one with `jobs` worker processes."""

    def executor(blocks: Iterator[Block]) -> Generator[PlayedBlock, None, None]:
        with ExitStack() as stack:
            client = _connected(address, jobs, stack)
            yield from _played(client, blocks, address)

    return executor


def _connected(address: str, jobs: int, stack: ExitStack) -> Any:
    import dask
    from distributed import Client, LocalCluster

    stack.enter_context(
        dask.config.set(
            {
                "distributed.scheduler.allowed-failures": ALLOWED_FAILURES,
                "distributed.comm.retry.count": 1,
                "distributed.comm.timeouts.connect": f"{CONNECT_SECONDS}s",
            }
        )
    )
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what goes wrong is reported here in one sentence
    try:
        if address == "local":
            made = LocalCluster(
                n_workers=jobs, threads_per_worker=1, dashboard_address=None, silence_logs=logging.CRITICAL
            )
            stack.enter_context(made)
        client = Client(made if address == "local" else address, timeout=CONNECT_SECONDS)
    except (OSError, ValueError, TimeoutError):
        raise CratonError(f"There is no Dask scheduler at {address}.") from None
    stack.callback(_close, client)
    return client


def _close(client: Any) -> None:
    """Close a client whose scheduler may have gone."""
    with suppress(Exception, CancelledError):
        client.close(timeout=CLOSE_SECONDS)


def _played(client: Any, blocks: Iterator[Block], address: str) -> Generator[PlayedBlock, None, None]:
    from distributed import wait

    running: set[Any] = set()
    more, heard = True, time.monotonic()
    while more or running:
        try:
            while more and len(running) < BLOCKS_AHEAD * max(1, _threads(client)):
                block = next(blocks, None)
                more = block is not None
                if more:
                    running.add(client.submit(play_block, block, pure=False))
            if not running:
                return
            done, running = wait(running, timeout=RESULT_SECONDS, return_when="FIRST_COMPLETED")
            found = client.gather(list(done))
        except CratonError:
            raise
        except TimeoutError:
            if time.monotonic() - heard > (WORKER_SECONDS if client.status == "running" else SCHEDULER_SECONDS):
                raise _gone(address) from None
            if _threads(client):
                heard = time.monotonic()
            continue
        except (Exception, CancelledError) as error:
            # Dask raises many kinds of errors for a lost scheduler or a block that kept killing its workers.
            raise _gone(address) from error
        heard = time.monotonic()
        yield from found


def _threads(client: Any) -> int:
    workers = client.scheduler_info(n_workers=-1)["workers"] if client.status == "running" else {}
    return sum(worker["nthreads"] for worker in workers.values())


def _gone(address: str) -> CratonError:
    return CratonError(
        f"The Dask cluster at {address} has gone or keeps losing its workers; the finished games are kept. Run it again"
        " to continue."
    )
