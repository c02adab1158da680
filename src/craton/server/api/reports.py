"""The route with which a user reports a player to the operator."""

from __future__ import annotations

from fastapi import APIRouter, Request

from craton.server.access.callers import context_of, known_caller
from craton.server.admin.reports import Report, file_report, reported_user
from craton.server.api.match_commands import MatchId
from craton.server.errors import RequestError
from craton.server.wire import reports as wire
from craton.server.wire.encoding import Json
from craton.server.wire.errors import ERRORS

router = APIRouter(prefix="/api/v1/matches", tags=["play"], responses=ERRORS, default_response_class=Json)


@router.post("/{match_id}/report", response_model=wire.FiledReport, status_code=201)
async def report_player(request: Request, match_id: MatchId, body: wire.NewReport) -> Json:
    """Report a player of a match, or somebody who wrote in its chat, to the operator."""
    context = context_of(request)
    caller = await known_caller(request, "play", "report")
    text = body.text.strip()
    if body.kind == "other" and not text:
        raise RequestError("bad-request", "Say in the text what the report is about.")
    match = await context.matches.get(match_id)
    about = reported_user(match, caller.user, body.about)
    report = Report(match.id, caller.user, about, body.kind, text)
    filed: wire.FiledReport = {"id": await file_report(context.store, report, context.matches.now())}
    return Json(filed, status_code=201)
