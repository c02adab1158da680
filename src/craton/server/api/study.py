"""Routes for study without a match. They store nothing, so everybody may use them."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Coroutine, Sequence
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from craton.core.position import Position
from craton.core.state import State, Step
from craton.server.access.callers import address_of, context_of, limited_reader, reader
from craton.server.api.match_commands import MatchId
from craton.server.api.match_queries import INSIGHT_COST
from craton.server.bots.pool import BotFailure, Busy, NoWorkers
from craton.server.errors import RequestError
from craton.server.study import tasks
from craton.server.study.line import first_position, open_view, play
from craton.server.study.records import read_record
from craton.server.wire import study as wire
from craton.server.wire.encoding import SVG, Json
from craton.server.wire.errors import ERRORS
from craton.server.wire.insight import Insight, insight_json

router = APIRouter(prefix="/api/v1", tags=["study"], responses=ERRORS, default_response_class=Json)

WORKING: dict[int | str, dict[str, Any]] = {
    202: {"model": wire.AnalysisProgress, "description": "In progress; Retry-After gives the seconds to wait."}
}
SIMULATIONS_TIMEOUT = 60.0
"""Seconds for a search that is limited by simulations."""
POLL_INTERVAL = 0.25
"""Seconds between two checks whether the client is still connected."""
STEPS_PER_COST = 200
"""Steps of a line that count as one picture against the rate limit."""
BUSY_RETRY = 5
"""Seconds after which a process may be free again."""

Result = TypeVar("Result")


def _cost(body: wire.StudyLine) -> int:
    return 1 + len(body.steps) // STEPS_PER_COST


def _read(body: wire.StudyLine) -> tuple[Position, list[Step]]:
    start = first_position(body.game, body.options, body.preset, body.position)
    return start, play(start, body.steps)


def _last_position(body: wire.StudyLine) -> tuple[Position, int]:
    """The position at the end of a line, and the number of steps."""
    start, steps = _read(body)
    return steps[-1].after if steps else start, len(steps)


@router.post("/study", response_model=wire.Line)
async def study_line(request: Request, body: wire.StudyLine) -> Json:
    """Play a line and get the position at its end: stones, legal actions, pending chance event. Nothing is hidden."""
    await limited_reader(request, "look", _cost(body))
    return Json(await context_of(request).in_thread(lambda: wire.line_json(*_read(body))))


@router.post("/study/insight", response_model=Insight)
async def study_insight(request: Request, body: wire.StudyLine) -> Json:
    """Get insight into the position at the end of a line: groups, threats, exact odds, previews of actions."""
    await limited_reader(request, "look", INSIGHT_COST + _cost(body))

    def work() -> Insight:
        position, ply = _last_position(body)
        return insight_json(open_view(position), ply)

    return Json(await context_of(request).in_thread(work))


@router.post("/study/svg", responses=SVG, response_class=Response)
async def study_picture(
    request: Request, body: wire.StudyLine, size: Annotated[int, Query(ge=100, le=2000)] = 480
) -> Response:
    """Get a picture of the position at the end of a line."""
    await limited_reader(request, "look", _cost(body))

    def draw() -> str:
        start, steps = _read(body)
        if not steps:
            return State(start.game, start).to_svg(size=size)
        state = State(start.game, steps[-1].before)
        state.push(steps[-1].text)
        return state.to_svg(size=size)

    return Response(await context_of(request).in_thread(draw), media_type="image/svg+xml")


@router.post("/study/arrange", response_model=wire.Arrangement)
async def arrange_position(request: Request, body: wire.StudyArrangement) -> Json:
    """Set up a position stone by stone; turn and stone counters are adjusted to fit where possible."""
    await limited_reader(request, "look")
    return Json(await asyncio.to_thread(lambda: wire.arrangement_json(_last_position(body)[0], body)))


@router.post("/study/search", response_model=wire.SearchResult)
async def study_search(request: Request, body: wire.StudySearch) -> Json:
    """Search the position at the end of a line: candidates, values, expected play with its chance branches."""
    if (body.seconds is None) == (body.simulations is None):
        raise RequestError("bad-request", "A search takes either seconds or simulations.")
    await limited_reader(request, "think")
    context = context_of(request)
    position, ply = await context.in_thread(_last_position, body)
    if position.to_move is None:
        raise RequestError("illegal", "The game is over: there is nothing to search.", step=ply)
    work = context.search_pool.run(
        tasks.search,
        tasks.portable(position),
        body.simulations,
        body.seconds,
        body.lines,
        seconds=body.seconds or SIMULATIONS_TIMEOUT,
        kind=position.game.name,
        stops=True,
    )
    return Json({"ply": ply, **await _while_connected(request, work)})


async def _while_connected(request: Request, work: Coroutine[Any, Any, Result]) -> Result:
    """The result of work that is cancelled when the client disconnects."""
    task = asyncio.create_task(work)
    try:
        while not task.done():
            await asyncio.wait({task}, timeout=POLL_INTERVAL)
            if not task.done() and await request.is_disconnected():
                raise RequestError("not-allowed-now", "The client has disconnected.")
        return task.result()
    except BotFailure as failure:
        raise _request_error(failure) from None
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def _request_error(failure: BotFailure) -> RequestError:
    if isinstance(failure, NoWorkers):
        return RequestError("no-workers", "This server has no search processes: it runs with --workers 0.")
    if isinstance(failure, Busy):
        return RequestError("too-many-requests", f"{failure} Try again in {BUSY_RETRY} s.", retry_after=BUSY_RETRY)
    return RequestError("not-allowed-now", str(failure) if str(failure).endswith(".") else f"{failure}.")


@router.post("/study/record", response_model=wire.Record)
async def study_record(request: Request, body: wire.StudyRecord) -> Json:
    """Read a record: its tags, the tree of its steps, and everything needed to verify its dice."""
    await limited_reader(request, "think")
    return Json(await context_of(request).in_thread(lambda: wire.record_json(*read_record(body.record))))


@router.post("/study/analysis", response_model=wire.Analysis, responses=WORKING)
async def study_analysis(request: Request, body: wire.StudyAnalysis) -> Response:
    """Analyse a record or a line: what each step gained or lost, and what luck did. Repeat until status 200."""
    given = body.model_dump_json(exclude_defaults=True)
    key = f"text {hashlib.sha256(given.encode()).hexdigest()}"

    def read() -> tuple[Position, Sequence[Step]]:
        if body.record is None:
            return _read(body)
        start, _, steps = read_record(body.record)
        return start, steps

    caller = await reader(request)
    return await _analysis(request, caller.user if caller else address_of(request), key, read)


@router.get("/matches/{match_id}/analysis", response_model=wire.Analysis, responses=WORKING)
async def get_match_analysis(request: Request, match_id: MatchId) -> Response:
    """Analyse a finished match: what each step gained or lost, and what luck did. Repeat until status 200."""
    caller = await reader(request)
    match = await context_of(request).matches.get(match_id)
    if not match.is_over:
        raise RequestError("not-allowed-now", "A match can be analysed only when it is over.")

    def read() -> tuple[Position, Sequence[Step]]:
        return match.header.start, match.state().steps

    return await _analysis(request, caller.user if caller else address_of(request), f"match {match.id}", read)


async def _analysis(
    request: Request, who: str, key: str, read: Callable[[], tuple[Position, Sequence[Step]]]
) -> Response:
    """The analysis with a key, started if there is none. who: whose rate limit a new one counts against."""
    context = context_of(request)
    try:
        job = context.analyses.find(key)
        if job is None:
            context.limiter.take("think", who)
            start, steps = await context.in_thread(read)
            if not steps:
                raise RequestError("not-allowed-now", "There is nothing to analyse: no action was played.")
            if context.search_pool.size == 0:
                raise NoWorkers
            texts = [step.text if step.event is None else f"={step.text}" for step in steps]
            job = context.analyses.find(key) or context.analyses.begin(key, start, texts)
    except BotFailure as failure:
        raise _request_error(failure) from None
    if job.answer is None:
        return Json(wire.progress_json(job.done, job.total), status_code=202, headers={"Retry-After": "1"})
    return Response(job.answer, media_type="application/json")
