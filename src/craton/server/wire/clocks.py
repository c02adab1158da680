"""Clock rules as they are requested, and clocks as they are shown."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from craton.server.matches import clock
from craton.server.wire.base import Body, Response


class NoClock(Body):
    kind: Literal["none"] = "none"


class Fischer(Body):
    """`minutes` for the match, and `seconds` added after each turn."""

    kind: Literal["fischer"]
    minutes: float = Field(gt=0, le=600)
    seconds: float = Field(ge=0, le=600)


class ByoYomi(Body):
    """`minutes` for the match, then `periods` of `seconds`; a turn that uses up a period loses it."""

    kind: Literal["byoyomi"]
    minutes: float = Field(ge=0, le=600)
    seconds: float = Field(ge=1, le=600)
    periods: int = Field(ge=1, le=100)


class Correspondence(Body):
    """`days` for each turn, and `vacation_days` that each seat may take during the match."""

    kind: Literal["correspondence"]
    days: float = Field(gt=0, le=60)
    vacation_days: float = Field(default=0, ge=0, le=365)


ClockRule = Annotated[NoClock | Fischer | ByoYomi | Correspondence, Field(discriminator="kind")]


class SeatClock(Response):
    """Milliseconds left, byo-yomi periods left, milliseconds of vacation left."""

    left: int
    periods: int
    vacation: int
    on_vacation: bool


class Clocks(Response):
    """`running` is the seat whose clock runs, `deadline` when its flag falls. Times are milliseconds since 1970.

    After an outage of the server the clocks stand still until `paused_until`.
    """

    rule: dict[str, Any]
    seats: dict[str, SeatClock]
    running: str | None
    deadline: int | None
    paused_until: int | None
    now: int


def clocks_json(clocks: clock.Clocks, now: int) -> Clocks:
    seats: dict[str, SeatClock] = {}
    for seat, one in clocks.seats.items():
        live = one.after(clocks.rule, clocks.elapsed(now)) if seat == clocks.running else one
        seats[seat] = {
            "left": max(0, live.left),
            "periods": max(0, live.periods),
            "vacation": live.vacation,
            "on_vacation": live.on_vacation,
        }
    return {
        "rule": clocks.rule.to_json(),
        "seats": seats,
        "running": clocks.running,
        "deadline": clocks.deadline,
        "paused_until": clocks.since if clocks.is_running and clocks.since > now else None,
        "now": now,
    }
