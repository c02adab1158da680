"""Reports of players to the operator."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from craton.server.wire.base import Body, Response


class NewReport(Body):
    about: str = Field(min_length=1, max_length=40, description="`first`, `second`, or the id of a user.")
    kind: Literal["abuse", "cheating", "stalling", "other"]
    text: str = Field(default="", max_length=1000)


class FiledReport(Response):
    id: str
