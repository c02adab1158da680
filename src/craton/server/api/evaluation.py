"""Routes for the engine's estimate of who is winning: in a match, and in a line of play under study."""

from __future__ import annotations

from fastapi import APIRouter, Request

from craton.core.position import Position
from craton.core.view import View
from craton.server.access.callers import address_of, charge, context_of, limited_reader, offload
from craton.server.accounts.identity import Caller
from craton.server.api.match_commands import MatchId
from craton.server.api.match_queries import INSIGHT_COST, Steps, position_after, view_for
from craton.server.bots.pool import BotFailure
from craton.server.errors import RequestError
from craton.server.study import reads
from craton.server.study.evaluations import NotReady
from craton.server.study.line import open_view
from craton.server.wire.encoding import Json
from craton.server.wire.errors import ERRORS
from craton.server.wire.evaluation import Evaluation, evaluation_json, pending_json
from craton.server.wire.study import StudyLine

router = APIRouter(prefix="/api/v1", responses=ERRORS, default_response_class=Json)


@router.get("/matches/{match_id}/evaluation", tags=["matches"], response_model=Evaluation)
async def get_evaluation(request: Request, match_id: MatchId, steps: Steps = None) -> Json:
    """Get the engine's estimate of who is winning, as you may know it; during a match only if it allows hints."""
    caller = await limited_reader(request, "look")
    seen = await view_for(request, match_id, caller)
    if not (seen.match.header.hints or seen.is_over):
        raise RequestError("not-allowed-now", "This match does not allow hints.")
    view = seen.view(position_after(seen.match, steps))
    return Json(await _evaluation(request, caller, view, seen.match.ply))


@router.post("/study/evaluation", tags=["study"], response_model=Evaluation)
async def study_evaluation(request: Request, body: StudyLine) -> Json:
    """Get the engine's estimate of who is winning at the end of a line."""
    caller = await limited_reader(request, "look")
    position, ply = await offload(request, caller, reads.line_end, body)
    return Json(await _evaluation(request, caller, open_view(Position(*position)), ply))


async def _evaluation(request: Request, caller: Caller | None, view: View, ply: int) -> Evaluation:
    """The evaluation of a view; a new one costs as much as an insight."""
    context = context_of(request)
    evaluations = context.evaluations
    if evaluations.pool.size == 0:
        return evaluation_json(view, ply, None)
    if evaluations.is_new(view):
        charge(context, caller, address_of(request), "look", INSIGHT_COST - 1)
    try:
        found = await evaluations.soon(view, context.owners.see(caller, address_of(request)))
    except NotReady as pending:
        return pending_json(ply, is_warming_up=pending.is_warming_up)
    except BotFailure:
        return evaluation_json(view, ply, None)
    return evaluation_json(view, ply, found)
