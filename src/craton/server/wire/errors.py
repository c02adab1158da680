"""The one shape of all errors, and how the OpenAPI document describes them."""

from __future__ import annotations

from typing import Any

from pydantic import ConfigDict, with_config
from typing_extensions import TypedDict

from craton.server.errors import RequestError
from craton.server.storage.database import StorageError
from craton.server.storage.writer import OutcomeUnknown
from craton.server.wire.encoding import Json


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


def error_response(error: RequestError) -> Json:
    headers = {"Retry-After": str(error.retry_after)} if error.retry_after else None
    return Json(error_json(error), error.status, headers)


def storage_error(error: StorageError) -> RequestError:
    """The error that a client gets when the database fails."""
    if isinstance(error, OutcomeUnknown):
        message = f"{error} It is not known whether the change was made; check that before you repeat it."
        return RequestError("storage", message, retry_after=5, outcome="unknown")
    return RequestError("storage", f"{error} Nothing has been changed.", retry_after=5, outcome="unchanged")


ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"model": Error, "description": "The request is malformed."},
    401: {"model": Error, "description": "Authentication is required or failed."},
    403: {"model": Error, "description": "The caller may not do this."},
    404: {"model": Error, "description": "Not found."},
    409: {"model": Error, "description": "Not possible in the current state."},
    413: {"model": Error, "description": "The request is too large."},
    422: {"model": Error, "description": "Against the rules of the game."},
    429: {"model": Error, "description": "Too many requests; Retry-After gives the seconds to wait."},
    503: {
        "model": Error,
        "description": "The server is overloaded, or has no database or search process.",
    },
}
"""For the `responses` of every router."""
