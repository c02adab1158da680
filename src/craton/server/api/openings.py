"""The route of the opening explorer."""

from __future__ import annotations

from fastapi import APIRouter, Request

from craton.server.access.callers import context_of, limited_reader, offload
from craton.server.api.study import line_cost
from craton.server.study import reads
from craton.server.study.openings import results_at
from craton.server.wire.encoding import Json
from craton.server.wire.errors import ERRORS
from craton.server.wire.openings import Openings, openings_json
from craton.server.wire.study import StudyLine

router = APIRouter(prefix="/api/v1", tags=["study"], responses=ERRORS, default_response_class=Json)


@router.post("/study/openings", response_model=Openings)
async def study_openings(request: Request, body: StudyLine) -> Json:
    """Get the moves at the end of a line up to symmetry, with the results of public matches between people."""
    caller = await limited_reader(request, "look", line_cost(body))
    choices = await offload(request, caller, reads.choices, body)
    found = await results_at(context_of(request).store, choices.key) if choices.is_counted else {}
    return Json(openings_json(choices, found))
