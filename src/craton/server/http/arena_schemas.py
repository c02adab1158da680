"""The shapes of what comes in about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from craton.server.http.schemas import Body, Clock, NoClock, OptionValue

MOST_TIME = 253_402_300_799_000
"""The last millisecond that has a date."""


class NewTournament(Body):
    """A tournament to be opened."""

    name: str = Field(min_length=1, max_length=60)
    game: str = Field(max_length=40, description="A name that GET /games lists.")
    rules: str | None = Field(
        default=None,
        max_length=40,
        description="The game's own rules for tournaments; what stands beside them is kept.",
    )
    options: dict[Annotated[str, Field(max_length=40)], OptionValue] = Field(default_factory=dict, max_length=40)
    preset: str | None = Field(default=None, max_length=40)
    kind: Literal["swiss", "round-robin", "knockout"] = "swiss"
    rounds: int | None = Field(default=None, ge=1, le=30, description="Swiss: if not as many as find one winner.")
    cycles: int = Field(default=1, ge=1, le=2, description="Round robin: how often all meet.")
    paired: bool = Field(default=False, description="Ties of two games with the same dice and seats exchanged.")
    clock: Clock = NoClock()
    rated: bool = False
    most: int = Field(default=64, ge=2, le=256, description="The largest number of players.")
    starts: int | None = Field(default=None, ge=0, le=MOST_TIME, description="Begins then; if not said, by hand.")
    pause_minutes: float = Field(default=0, ge=0, le=20_160, description="Between two rounds.")
    grace_minutes: float | None = Field(
        default=None, gt=0, le=43_200, description="For a seat's first action; if not said, 10, or the time of a turn."
    )
    round_hours: float | None = Field(default=None, gt=0, le=8_760, description="The longest time of a game.")
