"""The engine's estimate of who is winning."""

from __future__ import annotations

from typing import Literal

from craton.core.sides import SEATS
from craton.core.view import View
from craton.odds.chances import WinningChances
from craton.server.wire.base import Response

NOT_READY_RETRY = 2
"""Seconds after which a client may ask again."""


class Chances(Response):
    """Probabilities that add up to 1; an estimate counts a draw as half a win for each side."""

    black: float
    draw: float
    white: float


class Evaluation(Response):
    """Who is winning, if `status` is `ready`; `exact` if nothing but chance is left to decide, otherwise an estimate.

    `best` is the engine's choice for the side to move. While the search is being compiled after the first start
    (`warming up`) or the server is busy (`waiting`), ask again after `retry_after` seconds. `none`: there is nothing to
    evaluate, or the server has no search processes.
    """

    ply: int
    status: Literal["ready", "warming up", "waiting", "none"]
    chances: Chances | None
    exact: bool
    best: str | None
    retry_after: int | None


def evaluation_json(view: View, ply: int, found: WinningChances | None) -> Evaluation:
    """found: None if there is no evaluation."""
    if found is None or view.to_move in SEATS:  # nobody is Black before komi is agreed
        return _without_chances(ply, "none")
    return {
        "ply": ply,
        "status": "ready",
        "chances": {"black": found.black, "draw": found.draw, "white": found.white},
        "exact": found.exact,
        "best": found.best,
        "retry_after": None,
    }


def pending_json(ply: int, *, is_warming_up: bool) -> Evaluation:
    pending = _without_chances(ply, "warming up" if is_warming_up else "waiting")
    return {**pending, "retry_after": NOT_READY_RETRY}


def _without_chances(ply: int, status: Literal["warming up", "waiting", "none"]) -> Evaluation:
    return {"ply": ply, "status": status, "chances": None, "exact": False, "best": None, "retry_after": None}
