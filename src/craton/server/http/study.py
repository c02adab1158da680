"""Routes for study without a match. They keep nothing, so everybody may use them."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Coroutine, Sequence
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from craton.core.position import Position
from craton.core.state import State, Step
from craton.server.bots.pool import BotFailure, Busy, NoWorkers
from craton.server.errors import Refusal
from craton.server.foresight import insight_json
from craton.server.http import shapes, study_shapes
from craton.server.http.acting import MatchId
from craton.server.http.answers import ERRORS, SVG, Json
from craton.server.http.callers import address_of, context_of, reader
from craton.server.http.reading import INSIGHT_COST
from craton.server.http.study_schemas import Analysis, RecordText, Search, Study
from craton.server.study import thinking
from craton.server.study.line import line_json, open_view, opening, play
from craton.server.study.records import line_of_record, record_json

router = APIRouter(prefix="/api/v1/study", tags=["study"], responses=ERRORS, default_response_class=Json)
matches = APIRouter(prefix="/api/v1/matches", tags=["study"], responses=ERRORS, default_response_class=Json)

WORKING: dict[int | str, dict[str, Any]] = {
    202: {"model": study_shapes.Progress, "description": "It is being made; Retry-After says when to ask again."}
}
SLOWEST_SEARCH = 60.0
"""Seconds for as many simulations as can be asked for."""
LOOK_EVERY = 0.25
"""Seconds between two looks whether the client still waits."""
STEPS_OF_A_LOOK = 200
BUSY = 5
"""Seconds after which a process may be free again."""

Found = TypeVar("Found")


async def student(request: Request, purpose: str, cost: int = 1) -> str:
    """Who studies, known or not; counts against the limit of the purpose."""
    caller = await reader(request)
    who = caller.user if caller else address_of(request)
    context_of(request).limiter.take(purpose, who, cost)
    return who


def cost_of(body: Study) -> int:
    """Looks that a line counts for."""
    return 1 + len(body.steps) // STEPS_OF_A_LOOK


def read(body: Study) -> tuple[Position, list[Step]]:
    start = opening(body.game, body.options, body.preset, body.position)
    return start, play(start, body.steps)


@router.post("", response_model=study_shapes.LineShape)
async def line(request: Request, body: Study) -> Json:
    """Play a line and see where it leads: stones, legal actions, the chance event at hand, all secrets open."""
    await student(request, "look", cost_of(body))
    return Json(await context_of(request).look(lambda: line_json(*read(body))))


@router.post("/insight", response_model=shapes.InsightShape)
async def insight(request: Request, body: Study) -> Json:
    """What the game can tell about the position at the end of a line: groups, odds, threats, previews of actions."""
    await student(request, "look", INSIGHT_COST + cost_of(body))

    def look() -> dict[str, object]:
        start, steps = read(body)
        return {"ply": len(steps), **insight_json(open_view(steps[-1].after if steps else start))}

    return Json(await context_of(request).look(look))


@router.post("/svg", responses=SVG, response_class=Response)
async def svg(request: Request, body: Study, size: Annotated[int, Query(ge=100, le=2000)] = 480) -> Response:
    """The position at the end of a line as a picture."""
    await student(request, "look", cost_of(body))

    def draw() -> str:
        start, steps = read(body)
        if not steps:
            return State(start.game, start).to_svg(size=size)
        state = State(start.game, steps[-1].before)
        state.push(steps[-1].text)
        return state.to_svg(size=size)

    return Response(await context_of(request).look(draw), media_type="image/svg+xml")


@router.post("/search", response_model=study_shapes.SearchShape)
async def search(request: Request, body: Search) -> Json:
    """Search the position at the end of a line: candidates, values, expected play with its chance branches."""
    if (body.seconds is None) == (body.simulations is None):
        raise Refusal("bad-request", "A search has seconds or simulations.")
    await student(request, "think")
    start, steps = await context_of(request).look(read, body)
    position = steps[-1].after if steps else start
    if position.to_move is None:
        raise Refusal("illegal", "The game is over: there is nothing to search.", step=len(steps))
    work = context_of(request).search_pool.run(
        thinking.search,
        thinking.place_of(position),
        body.simulations,
        body.seconds,
        body.lines,
        seconds=body.seconds or SLOWEST_SEARCH,
        kind=position.game.name,
        stops=True,
    )
    found = await while_connected(request, work)
    return Json({"ply": len(steps), **found})


async def while_connected(request: Request, work: Coroutine[Any, Any, Found]) -> Found:
    """What the work finds; it is cancelled when the client goes."""
    task = asyncio.create_task(work)
    try:
        while not task.done():
            await asyncio.wait({task}, timeout=LOOK_EVERY)
            if not task.done() and await request.is_disconnected():
                raise Refusal("not-allowed-now", "Nobody waits for the answer any more.")
        return task.result()
    except BotFailure as failure:
        raise refusal_of(failure) from None
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def refusal_of(failure: BotFailure) -> Refusal:
    if isinstance(failure, NoWorkers):
        return Refusal("no-workers", "This server has no processes that search: it runs with --workers 0.")
    if isinstance(failure, Busy):
        return Refusal("too-many-requests", f"{failure} Try again in {BUSY} s.", retry_after=BUSY)
    return Refusal("not-allowed-now", str(failure) if str(failure).endswith(".") else f"{failure}.")


@router.post("/record", response_model=study_shapes.RecordShape)
async def record(request: Request, body: RecordText) -> Json:
    """Read a record: its tags, the tree of its steps, and what is needed to draw its outcomes again."""
    await student(request, "think")
    return Json(await context_of(request).look(record_json, body.record))


@router.post("/analysis", response_model=study_shapes.AnalysisShape, responses=WORKING)
async def analysis(request: Request, body: Analysis) -> Response:
    """What each step of a record or a line was worth, and what luck did. Ask again until it is done."""
    who = await student(request, "read")
    given = body.model_dump_json(exclude_defaults=True)
    key = f"text {hashlib.sha256(given.encode()).hexdigest()}"

    def look() -> tuple[Position, Sequence[Step]]:
        if body.record is None:
            return read(body)
        start, steps = line_of_record(body.record)
        return start, steps

    return await _analysis(request, who, key, look)


@matches.get("/{match_id}/analysis", response_model=study_shapes.AnalysisShape, responses=WORKING)
async def match_analysis(request: Request, match_id: MatchId) -> Response:
    """What each step of a match that is over was worth, and what luck did. Ask again until it is done."""
    who = await student(request, "read")
    match = await context_of(request).host.match(match_id)
    if not match.is_over:
        raise Refusal("not-allowed-now", "A match can be analysed when it is over.")

    def look() -> tuple[Position, Sequence[Step]]:
        return match.header.start, match.state().steps

    return await _analysis(request, who, f"match {match.id}", look)


async def _analysis(
    request: Request, who: str, key: str, look: Callable[[], tuple[Position, Sequence[Step]]]
) -> Response:
    context = context_of(request)
    try:
        job = context.analyses.find(key)
        if job is None:
            context.limiter.take("think", who)
            start, steps = await context.look(look)
            if not steps:
                raise Refusal("not-allowed-now", "There is nothing to analyse: no action was played.")
            if context.search_pool.size == 0:
                raise NoWorkers
            texts = [step.text if step.event is None else f"={step.text}" for step in steps]
            job = context.analyses.find(key) or context.analyses.begin(key, start, texts)
    except BotFailure as failure:
        raise refusal_of(failure) from None
    if job.answer is None:
        headers = {"Retry-After": "1"}
        return Json({"status": "working", "done": job.done, "total": job.total}, status_code=202, headers=headers)
    return Response(job.answer, media_type="application/json")
