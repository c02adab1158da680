"""Answers as JSON, and what the interface's description says of errors."""

from __future__ import annotations

import gzip
import json
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse

from craton.server import filter as view_filter
from craton.server.http.schemas import Error
from craton.server.matches.host import Done
from craton.server.matches.match import Match

ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"model": Error, "description": "The request is malformed."},
    401: {"model": Error, "description": "Nobody known."},
    403: {"model": Error, "description": "Not yours."},
    404: {"model": Error, "description": "There is no such thing."},
    409: {"model": Error, "description": "Not possible now."},
    413: {"model": Error, "description": "Too large."},
    422: {"model": Error, "description": "Against the rules of the game."},
    429: {"model": Error, "description": "Too many requests; Retry-After says when to try again."},
    503: {
        "model": Error,
        "description": "The database did not take it, or no process searches; nothing is changed.",
    },
}

SVG: dict[int | str, dict[str, Any]] = {200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}}

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode


class Json(JSONResponse):
    def render(self, content: Any) -> bytes:
        return _encode(content).encode()


def packed(request: Request, answer: Json) -> Json:
    """The answer, compressed if the client takes that. Only for what is the same for everybody and holds no secret:
    the length of a compressed text tells something about it."""
    answer.headers["Vary"] = "Accept-Encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        answer.body = gzip.compress(bytes(answer.body), 6, mtime=0)
        answer.headers["Content-Encoding"] = "gzip"
        answer.headers["Content-Length"] = str(len(answer.body))
    return answer


def done_json(done: Done, user: str, now: int) -> dict[str, Any]:
    """The answer to everything that changes a match: what is new, and how the match stands."""
    viewer = view_filter.viewer_of(done.match, user)
    return {
        "match": done.match.id,
        "repeated": done.repeated,
        "events": view_filter.events_json(done.match, viewer, done.before),
        "state": view_filter.state_json(done.match, viewer, now),
    }


def standing_json(match: Match, user: str | None, now: int) -> dict[str, Any]:
    viewer = view_filter.viewer_of(match, user)
    return view_filter.state_json(match, viewer, now)
