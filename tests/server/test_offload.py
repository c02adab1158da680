"""Reads that take long are done by other processes, which leave the event loop free and survive bad requests."""

import asyncio
import os
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from craton.server.errors import RequestError
from craton.server.offload import Offload, OffloadFailure
from craton.server.study import line, reads, records
from tests.server.harness import Client, LiveServer, seated

LINE = {"game": "faultlines", "options": {"size": 5}, "steps": ["a1", "b2"]}
RECORD = '[Game "faust"]\n[Options "size=5"]\n\n1. a1 b2 *\n'


def process_id() -> int:
    return os.getpid()


def refuse() -> None:
    raise RequestError("illegal", "This is not legal.", retry_after=3, step=7)


def die() -> None:
    os._exit(1)


def fail() -> None:
    raise KeyError("surprise")


async def with_offload(*works: Any) -> list[Any]:
    offload = Offload()
    found: list[Any] = []
    try:
        for work in works:
            try:
                found.append(await offload.run(work))
            except RequestError as error:
                found.append(error)
    finally:
        await offload.close()
    return found


def test_a_process_survives_refusals_and_failures_and_is_replaced_when_it_dies() -> None:
    first, refused, failed, again, died, other = asyncio.run(
        with_offload(process_id, refuse, fail, process_id, die, process_id)
    )
    assert first == again != os.getpid()
    assert (refused.code, refused.message, refused.retry_after) == ("illegal", "This is not legal.", 3)
    assert refused.details == {"step": 7}
    assert isinstance(failed, OffloadFailure)
    assert isinstance(died, OffloadFailure)
    assert other not in (first, os.getpid())


def written(path: str) -> int:
    """Adds a line to a file; the number of its lines."""
    with Path(path).open("a") as file:
        file.write("once\n")
    return len(Path(path).read_text().splitlines())


def test_equal_work_at_the_same_moment_is_done_once(tmp_path: Path) -> None:
    async def main() -> list[Any]:
        offload = Offload()
        path = str(tmp_path / "lines")
        try:
            together = await asyncio.gather(*(offload.run_once("a", written, path, owner=str(n)) for n in range(40)))
            later = await offload.run_once("a", written, path)
            refused = await asyncio.gather(*(offload.run_once("b", refuse) for _ in range(2)), return_exceptions=True)
            return [*together, later, *refused]
        finally:
            await offload.close()

    *found, one, other = asyncio.run(main())
    assert found == [1] * 40 + [2]
    assert isinstance(one, RequestError)
    assert isinstance(other, RequestError)


def test_two_people_at_one_address_get_insight_into_every_move_of_a_quick_game(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust", options={"size": 5, "pie": False})
    with ThreadPoolExecutor(16) as threads:
        answers = []
        for ply, cell in enumerate(("a1", "b2", "c3", "d4", "e5", "a3", "b5", "d1")):
            (first, second)[ply % 2].act(match, cell, ply)
            answers += [threads.submit(one.request, "GET", f"/matches/{match}/insight") for one in (first, second)]
        assert {answer.result().status_code for answer in answers} == {200}


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/matches/{match}/insight", None),
        ("GET", "/matches/{match}/insight?steps=0", None),
        ("GET", "/matches/{match}/svg", None),
        ("GET", "/matches/{match}/show?first=0", None),
        ("GET", "/matches/{match}/show.gif?first=0", None),
        ("POST", "/study", LINE),
        ("POST", "/study/insight", LINE),
        ("POST", "/study/svg", LINE),
        ("POST", "/study/arrange", {**LINE, "cells": {"c3": "b"}}),
        ("POST", "/study/record", {"record": RECORD}),
    ],
)
def test_what_takes_long_is_not_computed_by_the_server_itself(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch, method: str, path: str, body: Any
) -> None:
    def never(*_: object, **__: object) -> None:
        raise AssertionError("computed in the server's process")

    match, first, _ = seated(server, game="faust", options={"size": 5})
    first.act(match, "a1", 0)
    for module, name in (
        (reads, "insight_json"),
        (reads, "_read"),
        (reads, "_view"),
        (reads, "read_record"),
        (line, "play"),
        (records, "replay"),
    ):
        monkeypatch.setattr(module, name, never)
    answer = first.request(method, path.format(match=match), body)
    assert answer.status_code == 200, answer.text


def test_a_bad_line_is_refused_as_before(server: LiveServer) -> None:
    client = server.client()
    answer = client.request("POST", "/study", {**LINE, "steps": ["a1", "a1"]})
    assert answer.status_code == 422
    assert answer.json()["error"]["step"] == 1


def large(client: Client, path: str, most: int) -> int:
    """How many requests are granted at once."""
    return next((number for number in range(most) if client.request("GET", path).status_code == 429), most)


def test_large_boards_cost_more_of_the_rate_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from craton.server.access import limits

    monkeypatch.setitem(limits.LIMITS, "look", limits.Limit(24, 0.001))
    with LiveServer(tmp_path, limits=True) as server:
        granted = {}
        for size in (5, 19):
            client = server.client()
            match = client.open(game="faust", options={"size": size}, opponent="same")["id"]
            granted[size] = large(client, f"/matches/{match}/svg?size=100", 30)
    assert granted == {5: 24, 19: 8}


def test_the_server_answers_others_while_a_process_works(server: LiveServer) -> None:
    context = server.app.state.context
    running = asyncio.run_coroutine_threadsafe(context.reads.run(time.sleep, 15.0), server.loop)
    client = server.client()
    for _ in range(5):
        client.get("/games")
        assert not running.done()
    running.cancel()


def test_a_process_can_be_started_before_the_first_request() -> None:
    async def look() -> tuple[int, int]:
        offload = Offload()
        offload.warm_up()
        (worker,) = offload.pool._workers
        try:
            while worker._process is None or offload.pool.thinking:
                await asyncio.sleep(0.01)
            return int(worker._process.pid or 0), await offload.run(process_id)
        finally:
            await offload.close()

    started, used = asyncio.run(asyncio.wait_for(look(), 60))
    assert started == used
