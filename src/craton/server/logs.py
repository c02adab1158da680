"""Structured logs: one JSON object per line, without secrets: no bodies, cookies, tokens or queries."""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

MAX_VALUE = 500
"""Characters of a value in a log line; the path of a request can have 30,000."""
_ORDINARY = frozenset(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {"message", "asctime", "taskName"}
_REQUEST_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")
_UNLIMITED = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "ASGI callable returned without completing handshake.",  # the client has gone
    "Invalid UTF-8 sequence received from client.",
)
"""Messages that uvicorn would log for every malformed request; the metrics count these."""

request_id: ContextVar[str] = ContextVar("request_id")
"""The id of the request or frame that is being handled; part of every log line written meanwhile."""


def checked_request_id(given: str | None) -> str:
    """The id that a client or proxy has given to a request, if it is short and harmless; otherwise a new one."""
    return given if given and _REQUEST_ID.fullmatch(given) else secrets.token_hex(8)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if request := request_id.get(None):
            line["request"] = request
        details = {key: value for key, value in vars(record).items() if key not in _ORDINARY and key != "color_message"}
        line |= {key: value[:MAX_VALUE] if isinstance(value, str) else value for key, value in details.items()}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class ThrottledLog:
    """Warnings that any client can cause, limited to one line of each kind per `interval` seconds, with their number.

    Otherwise an attack could fill the disk.
    """

    def __init__(self, log: logging.Logger, interval: float = 10, clock: Callable[[], float] = time.monotonic) -> None:
        self._log = log
        self._interval = interval
        self._clock = clock
        self._counts: dict[str, tuple[float, int]] = {}
        """By message: when it was last logged, and how often it has occurred since."""

    def warn(self, what: str, **details: object) -> None:
        now = self._clock()
        last, count = self._counts.get(what, (-self._interval, 0))
        if now - last < self._interval:
            self._counts[what] = last, count + 1
            return
        self._counts[what] = now, 0
        self._log.warning(what, extra={"times": count + 1, **details})


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(lambda record: record.getMessage() not in _UNLIMITED)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("craton").setLevel(level.upper())
