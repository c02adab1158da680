"""The bases of all request and response types.

A response type is a TypedDict: the builder beside it returns a plain dictionary that mypy checks, FastAPI takes the
OpenAPI schema from it, and nothing is validated at run time. A request type is a Pydantic model.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, model_validator, with_config
from typing_extensions import TypedDict

SeatName = Literal["first", "second"]
SideName = Literal["black", "white"]
ShortText = Annotated[str, Field(max_length=60)]
OptionName = Annotated[str, Field(max_length=40)]
OptionValue = StrictInt | StrictBool | Annotated[str, Field(max_length=200)] | None | list[ShortText]

UNSTORABLE = re.compile("[\x00\ud800-\udfff]")
"""Characters that PostgreSQL or UTF-8 cannot store: NUL and lone surrogates."""


@with_config(ConfigDict(extra="forbid"))
class Response(TypedDict):
    """The base of everything that is sent. Pydantic takes its configuration from here for all derived types."""


class Body(BaseModel):
    """The base of everything that is received. Unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _can_be_stored(cls, given: Any) -> Any:
        """Refuse strings that a database cannot store, at any depth."""
        pending = [given]
        while pending:
            value = pending.pop()
            if isinstance(value, dict):
                pending += [*value, *value.values()]
            elif isinstance(value, list):
                pending += value
            elif isinstance(value, str) and UNSTORABLE.search(value):
                raise ValueError("a text contains the character NUL or a lone surrogate")
        return given


class Empty(Body):
    """An empty object."""


def one_line(text: str) -> str:
    """The text with runs of spaces and unprintable characters replaced by single spaces."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
