"""JSON as it is sent: compact, and compressed where that reveals nothing."""

from __future__ import annotations

import gzip
import json
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode

SVG: dict[int | str, dict[str, Any]] = {200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}}
"""For the `responses` of a route that returns a picture."""
GIF: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/gif": {"schema": {"type": "string", "format": "binary"}}}}
}
"""For the `responses` of a route that returns an animated picture."""


class Json(JSONResponse):
    def render(self, content: Any) -> bytes:
        return encode(content).encode()


class EncodedJson(Response):
    """Text that is already JSON."""

    media_type = "application/json"


def compressed(request: Request, response: Json) -> Json:
    """The response, compressed if the client accepts gzip.

    Only for content that is the same for everybody: the length of compressed text leaks information about it.
    """
    response.headers["Vary"] = "Accept-Encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        response.body = gzip.compress(bytes(response.body), 6, mtime=0)
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))
    return response
