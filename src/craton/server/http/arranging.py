"""The route for positions that somebody puts together."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import Field

from craton.server.http.answers import ERRORS, Json
from craton.server.http.shapes import Shape
from craton.server.http.study import read, student
from craton.server.http.study_schemas import Study
from craton.server.study.arrange import arrange_json

router = APIRouter(prefix="/api/v1/study", tags=["study"], responses=ERRORS, default_response_class=Json)


class Arrange(Study):
    """A line, and what shall be changed about the position at its end."""

    cells: dict[Annotated[str, Field(max_length=10)], Annotated[str, Field(max_length=4)]] = Field(
        default_factory=dict, max_length=2000, description="Cells by the letter of their stone; empty takes it off."
    )
    mover: Literal["black", "white"] | None = None
    turns: int | None = Field(default=None, ge=0, le=30_000, description="Turns taken; if not given, what fits.")


class Arranged(Shape):
    """`position` is null while the stones make no position that can be; then `problem` says why."""

    position: str | None
    problem: str | None
    cells: dict[str, str]
    letters: list[str]
    mover: str
    turns: int
    stones: dict[str, str]
    marks: dict[str, list[str]]


@router.post("/arrange", response_model=Arranged)
async def arrange(request: Request, body: Arrange) -> Json:
    """Set up a position stone by stone: turns and other counts are made to agree where they can be."""
    await student(request, "look")

    def change() -> dict[str, object]:
        start, steps = read(body)
        return arrange_json(steps[-1].after if steps else start, body.cells, body.mover, body.turns)

    return Json(await asyncio.to_thread(change))
