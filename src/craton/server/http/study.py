"""Routes for study without a match. They keep nothing, so everybody may use them."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from craton.core.position import Position
from craton.core.state import State, Step
from craton.server.foresight import insight_json
from craton.server.http import shapes, study_shapes
from craton.server.http.answers import ERRORS, SVG, Json
from craton.server.http.callers import address_of, context_of, reader
from craton.server.http.study_schemas import Study
from craton.server.study.line import line_json, open_view, opening, play

router = APIRouter(prefix="/api/v1/study", tags=["study"], responses=ERRORS, default_response_class=Json)


async def student(request: Request, purpose: str) -> str:
    """Who studies, known or not; counts against the limit of the purpose."""
    caller = await reader(request)
    who = caller.user if caller else address_of(request)
    context_of(request).limiter.take(purpose, who)
    return who


def read(body: Study) -> tuple[Position, list[Step]]:
    start = opening(body.game, body.options, body.preset, body.position)
    return start, play(start, body.steps)


@router.post("", response_model=study_shapes.LineShape)
async def line(request: Request, body: Study) -> Json:
    """Play a line and see where it leads: stones, legal actions, the chance event at hand, all secrets open."""
    await student(request, "look")
    return Json(await asyncio.to_thread(lambda: line_json(*read(body))))


@router.post("/insight", response_model=shapes.InsightShape)
async def insight(request: Request, body: Study) -> Json:
    """What the game can tell about the position at the end of a line: groups, odds, threats, previews of actions."""
    await student(request, "look")

    def look() -> dict[str, object]:
        start, steps = read(body)
        return {"ply": len(steps), **insight_json(open_view(steps[-1].after if steps else start))}

    return Json(await asyncio.to_thread(look))


@router.post("/svg", responses=SVG, response_class=Response)
async def svg(request: Request, body: Study, size: Annotated[int, Query(ge=100, le=2000)] = 480) -> Response:
    """The position at the end of a line as a picture."""
    await student(request, "look")

    def draw() -> str:
        start, steps = read(body)
        if not steps:
            return State(start.game, start).to_svg(size=size)
        state = State(start.game, steps[-1].before)
        state.push(steps[-1].text)
        return state.to_svg(size=size)

    return Response(await asyncio.to_thread(draw), media_type="image/svg+xml")
