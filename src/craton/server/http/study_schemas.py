"""The shapes of what comes in for study."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from craton.server.http.schemas import Body, OptionValue

MOST_STEPS = 2000


class Study(Body):
    """A line of play: where it begins, and its steps."""

    game: str | None = Field(default=None, max_length=40, description="A name that GET /games lists.")
    options: dict[Annotated[str, Field(max_length=40)], OptionValue] | Annotated[str, Field(max_length=2000)] = Field(
        default_factory=dict, description="Options by name, or their text as `options_text` has it."
    )
    preset: str | None = Field(default=None, max_length=40)
    position: str | None = Field(default=None, max_length=5000, description="The text of a position to begin with.")
    steps: list[Annotated[str, Field(min_length=1, max_length=200)]] = Field(
        default_factory=list, max_length=MOST_STEPS, description="Actions (`e5`) and outcomes (`=3`) in their order."
    )
