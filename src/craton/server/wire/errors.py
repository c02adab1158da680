"""The one shape of all errors, and how the OpenAPI document describes them."""

from __future__ import annotations

from typing import Any

from pydantic import ConfigDict, with_config
from typing_extensions import TypedDict

from craton.server.errors import RequestError


@with_config(ConfigDict(extra="allow"))
class ErrorDetails(TypedDict):
    """`code` is for programs, `message` for people. Some codes have further fields."""

    code: str
    message: str


class Error(TypedDict):
    """The body of every response with a status of 400 or above."""

    error: ErrorDetails


def error_json(error: RequestError) -> Error:
    details: Any = {"code": error.code, "message": error.message, **error.details}
    return {"error": details}


ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"model": Error, "description": "The request is malformed."},
    401: {"model": Error, "description": "Authentication is required or failed."},
    403: {"model": Error, "description": "The caller may not do this."},
    404: {"model": Error, "description": "Not found."},
    409: {"model": Error, "description": "Not possible in the current state."},
    413: {"model": Error, "description": "The request is too large."},
    422: {"model": Error, "description": "Against the rules of the game."},
    429: {"model": Error, "description": "Too many requests; Retry-After gives the seconds to wait."},
    503: {"model": Error, "description": "The database is unavailable or no search process runs; nothing was changed."},
}
"""For the `responses` of every router."""
