"""Routes about experiments: the operator runs them, readers follow a link."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from craton.server.access.callers import context_of, reader
from craton.server.access.operators import is_operator, require_operator
from craton.server.errors import RequestError
from craton.server.lab.service import SEPARATOR, Found, Lab
from craton.server.wire import lab as wire
from craton.server.wire.base import Empty
from craton.server.wire.encoding import Json
from craton.server.wire.errors import ERRORS

router = APIRouter(prefix="/api/v1/lab", tags=["lab"], responses=ERRORS, default_response_class=Json)

Key = Annotated[str, Path(max_length=100, description="An id, or the end of a share link.")]
Id = Annotated[str, Path(max_length=100)]
HTML: dict[int | str, dict[str, Any]] = {200: {"content": {"text/html": {"schema": {"type": "string"}}}}}
REPORT_POLICY = (
    "sandbox allow-scripts; default-src 'none'; style-src 'unsafe-inline'; "
    "script-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'self'"
)
"""A report has scripts and styles of its own. The sandbox also gives it an origin of its own: its scripts can neither
send requests to this server as the reader nor read anything of the page around it."""


async def operated(request: Request) -> Lab:
    """The lab, for the operator alone."""
    require_operator(request, await reader(request))
    return context_of(request).lab


async def seen(request: Request, key: str) -> tuple[Found, bool]:
    """The experiment of a key, and whether the caller operates the server."""
    caller, lab = await reader(request), context_of(request).lab
    if SEPARATOR in key:
        return await lab.shared(key), False
    if not is_operator(request, caller):  # an id is no link: what is not shared does not exist for others
        raise RequestError("not-found", "There is no such experiment, or the link is no longer valid.")
    return await lab.get(key), True


@router.get("", response_model=wire.LabExperiments)
async def list_experiments(request: Request) -> Json:
    """List all experiments, the newest first; for the operator."""
    lab = await operated(request)
    found = [wire.experiment_json(one, operator=True, whole=False) for one in await lab.experiments()]
    return Json(wire.LabExperiments(workers=lab.workers, experiments=found))


@router.post("", response_model=wire.LabExperiment, status_code=201)
async def run_experiment(request: Request, body: wire.LabRequest) -> Json:
    """Run an experiment: many games of up to four variants between bots; for the operator."""
    lab = await operated(request)
    return Json(wire.experiment_json(await lab.create(wire.plan_data(body)), operator=True), 201)


@router.get("/{key}", response_model=wire.LabExperiment)
async def get_experiment(request: Request, key: Key) -> Json:
    """Get an experiment: its estimates so far, with confidence intervals. Repeat the request to follow a run."""
    found, operator = await seen(request, key)
    return Json(wire.experiment_json(found, operator=operator))


@router.get("/{key}/report", response_class=Response, responses=HTML)
async def get_report(request: Request, key: Key) -> Response:
    """Get the report of an experiment, one HTML document."""
    found, _ = await seen(request, key)
    file = context_of(request).lab.report(found)
    try:
        content = await asyncio.to_thread(file.read_bytes)
    except OSError:  # it has just been deleted
        raise RequestError("not-found", "This experiment has no report yet.") from None
    return Response(content, media_type="text/html; charset=utf-8", headers={"Content-Security-Policy": REPORT_POLICY})


@router.post("/{experiment}/{command}", response_model=wire.LabExperiment)
async def change_experiment(
    request: Request, experiment: Id, command: Literal["stop", "resume", "share", "unshare"], body: Empty
) -> Json:
    """Stop or resume an experiment, make a link for readers or make it invalid; for the operator."""
    lab = await operated(request)
    if command == "stop":
        found = await lab.stop(experiment)
    elif command == "resume":
        found = await lab.resume(experiment)
    else:
        found = await lab.share(experiment, on=command == "share")
    return Json(wire.experiment_json(found, operator=True))


@router.delete("/{experiment}", response_model=wire.LabDeleted)
async def delete_experiment(request: Request, experiment: Id) -> Json:
    """Delete an experiment with its games and its report; for the operator."""
    lab = await operated(request)
    await lab.delete(experiment)
    return Json(wire.LabDeleted(deleted=experiment))
