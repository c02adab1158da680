"""Routes for study without a match. They store nothing, so everybody may use them."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from craton.core.position import Position
from craton.server.access.callers import address_of, charge, context_of, limited_reader, offload, payer_of, reader
from craton.server.accounts.identity import Caller
from craton.server.api.match_commands import MatchId
from craton.server.api.match_queries import INSIGHT_COST
from craton.server.bots.pool import BotFailure, Busy, NoWorkers
from craton.server.errors import RequestError
from craton.server.study import reads, tasks
from craton.server.study.tasks import Portable, portable
from craton.server.wire import study as wire
from craton.server.wire.encoding import SVG, EncodedJson, Json
from craton.server.wire.errors import ERRORS
from craton.server.wire.insight import Insight

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


def line_cost(body: wire.StudyLine) -> int:
    """The cost of playing a line, against the limit `look`."""
    return 1 + len(body.steps) // STEPS_PER_COST


@router.post("/study", response_model=wire.Line)
async def study_line(request: Request, body: wire.StudyLine) -> Response:
    """Play a line and get the position at its end: stones, legal actions, pending chance event. Nothing is hidden."""
    caller = await limited_reader(request, "look", line_cost(body))
    return EncodedJson(await offload(request, caller, reads.line, body))


@router.post("/study/insight", response_model=Insight)
async def study_insight(request: Request, body: wire.StudyLine) -> Response:
    """Get insight into the position at the end of a line: groups, threats, exact odds, previews of actions."""
    caller = await limited_reader(request, "look", INSIGHT_COST + line_cost(body))
    return EncodedJson(await offload(request, caller, reads.line_insight, body))


@router.post("/study/svg", responses=SVG, response_class=Response)
async def study_picture(
    request: Request, body: wire.StudyLine, size: Annotated[int, Query(ge=100, le=2000)] = 480
) -> Response:
    """Get a picture of the position at the end of a line."""
    caller = await limited_reader(request, "look", line_cost(body))
    return Response(await offload(request, caller, reads.line_picture, body, size), media_type="image/svg+xml")


@router.post("/study/arrange", response_model=wire.Arrangement)
async def arrange_position(request: Request, body: wire.StudyArrangement) -> Response:
    """Set up a position stone by stone; turn and stone counters are adjusted to fit where possible."""
    caller = await limited_reader(request, "look", line_cost(body))
    return EncodedJson(await offload(request, caller, reads.arrangement, body))


@router.post("/study/search", response_model=wire.SearchResult)
async def study_search(request: Request, body: wire.StudySearch) -> Json:
    """Search the position at the end of a line: candidates, values, expected play with its chance branches."""
    if (body.seconds is None) == (body.simulations is None):
        raise RequestError("bad-request", "A search takes either seconds or simulations.")
    context = context_of(request)
    caller = await limited_reader(request, "think")
    position, ply = await offload(request, caller, reads.line_end, body)
    owner = context.owners.see(caller, address_of(request))
    if Position(*position).to_move is None:
        raise RequestError("illegal", "The game is over: there is nothing to search.", step=ply)
    work = context.search_pool.run(
        tasks.search,
        position,
        body.simulations,
        body.seconds,
        body.lines,
        seconds=body.seconds or SIMULATIONS_TIMEOUT,
        kind=position[0].name,
        owner=owner,
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
async def study_record(request: Request, body: wire.StudyRecord) -> Response:
    """Read a record: its tags, the tree of its steps, and everything needed to verify its dice."""
    caller = await limited_reader(request, "think")
    return EncodedJson(await offload(request, caller, reads.record, body.record))


@router.post("/study/analysis", response_model=wire.Analysis, responses=WORKING)
async def study_analysis(request: Request, body: wire.StudyAnalysis) -> Response:
    """Analyse a record or a line: what each step gained or lost, and what luck did. Repeat until status 200."""
    given = body.model_dump_json(exclude_defaults=True)
    key = f"text {hashlib.sha256(given.encode()).hexdigest()}"
    caller = await reader(request)

    async def read() -> tuple[Portable, list[str]]:
        return await offload(request, caller, reads.steps_to_analyse, body)

    return await _analysis(request, caller, key, read)


@router.get("/matches/{match_id}/analysis", response_model=wire.Analysis, responses=WORKING)
async def get_match_analysis(request: Request, match_id: MatchId) -> Response:
    """Analyse a finished match: what each step gained or lost, and what luck did. Repeat until status 200.

    The analysis is made once and stored with the match.
    """
    caller = await reader(request)
    match = await context_of(request).matches.get(match_id, payer_of(request, caller))
    if not match.is_over:
        raise RequestError("not-allowed-now", "A match can be analysed only when it is over.")

    async def read() -> tuple[Portable, list[str]]:
        texts = [step.text if step.event is None else f"={step.text}" for step in match.steps]
        return portable(match.header.start), texts

    known = await context_of(request).analyses.stored(match.id)
    if known is not None:
        return Response(known, media_type="application/json")
    return await _analysis(request, caller, f"match {match.id}", read, match.id)


async def _analysis(
    request: Request,
    caller: Caller | None,
    key: str,
    read: Callable[[], Awaitable[tuple[Portable, list[str]]]],
    match_id: str | None = None,
) -> Response:
    """The analysis with a key, started if there is none; a new one counts against the caller's limits."""
    context = context_of(request)
    owner = context.owners.see(caller, address_of(request))
    try:
        job = context.analyses.find(key)
        if job is None:
            charge(context, caller, address_of(request), "think")
            start, texts = await read()
            if not texts:
                raise RequestError("not-allowed-now", "There is nothing to analyse: no action was played.")
            if context.search_pool.size == 0:
                raise NoWorkers
            job = context.analyses.find(key)
            job = job or context.analyses.begin(key, owner, Position(*start), texts, match_id)
    except BotFailure as failure:
        raise _request_error(failure) from None
    if job.answer is None:
        return Json(wire.progress_json(job.done, job.total), status_code=202, headers={"Retry-After": "1"})
    return Response(job.answer, media_type="application/json")
