"""The shapes of what comes in for study."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from craton.server.http.schemas import Body, OptionValue

MOST_STEPS = 2000
LONGEST_SEARCH = 10.0
MOST_SIMULATIONS = 100_000


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


class Search(Study):
    """A line, and how long the position at its end shall be searched."""

    seconds: float | None = Field(default=None, gt=0, le=LONGEST_SEARCH)
    simulations: int | None = Field(default=None, ge=1, le=MOST_SIMULATIONS)
    lines: int = Field(default=1, ge=0, le=20, description="Candidates of which the expected play is told.")


class RecordText(Body):
    record: str = Field(min_length=1, max_length=1_000_000)


class Analysis(Study):
    """A record, or a line."""

    record: str | None = Field(default=None, max_length=1_000_000)
