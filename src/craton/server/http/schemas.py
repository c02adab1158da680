"""The shapes of what comes in. Unknown fields are refused."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, model_validator

from craton.server.accounts.identity import NAME, SCOPES
from craton.server.bots.levels import LEVELS

UNSTORABLE = re.compile("[\x00\ud800-\udfff]")
Seat = Literal["first", "second"]
Text = Annotated[str, Field(max_length=60)]
ActionId = Annotated[str, Field(min_length=1, max_length=64)]
Seed = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Password = Annotated[str, Field(min_length=8, max_length=200)]
OptionValue = StrictInt | StrictBool | Annotated[str, Field(max_length=200)] | None | list[Text]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _can_be_stored(cls, given: Any) -> Any:
        """Refuses texts that no database takes, wherever they stand."""
        waiting = [given]
        while waiting:
            one = waiting.pop()
            if isinstance(one, dict):
                waiting += [*one, *one.values()]
            elif isinstance(one, list):
                waiting += one
            elif isinstance(one, str) and UNSTORABLE.search(one):
                raise ValueError("a text holds the character 0 or half a character")
        return given


class NoClock(Body):
    kind: Literal["none"] = "none"


class Fischer(Body):
    """So many minutes for the match, and some seconds more behind each turn."""

    kind: Literal["fischer"]
    minutes: float = Field(gt=0, le=600)
    seconds: float = Field(ge=0, le=600)


class ByoYomi(Body):
    """So many minutes, then periods of some seconds, of which one is lost when a turn takes all of it."""

    kind: Literal["byoyomi"]
    minutes: float = Field(ge=0, le=600)
    seconds: float = Field(ge=1, le=600)
    periods: int = Field(ge=1, le=100)


class Correspondence(Body):
    """So many days for each turn, and vacation that a seat may take in the match."""

    kind: Literal["correspondence"]
    days: float = Field(gt=0, le=60)
    vacation_days: float = Field(default=0, ge=0, le=365)


Clock = Annotated[NoClock | Fischer | ByoYomi | Correspondence, Field(discriminator="kind")]


class NewMatch(Body):
    """A match to be opened."""

    game: str | None = Field(default=None, max_length=40, description="A name that GET /games lists.")
    options: dict[Annotated[str, Field(max_length=40)], OptionValue] = Field(default_factory=dict, max_length=40)
    preset: str | None = Field(default=None, max_length=40)
    setup: str | None = Field(default=None, max_length=5000, description="The text of a position to start from.")
    seat: Literal["first", "second", "random"] = "random"
    opponent: Literal["same", "friend", "anyone", "bot"] = Field(
        default="friend", description="Both seats mine, a friend by link, the lobby, or a bot."
    )
    level: int | None = Field(default=None, ge=LEVELS[0], le=LEVELS[-1], description="Of the bot.")
    bot: str | None = Field(default=None, max_length=200, description="A bot by its text instead of a level.")
    clock: Clock = NoClock()
    rated: bool = False
    private: bool = False
    hints: bool | None = Field(default=None, description="Whether hints may be asked for; if not said, unless rated.")
    seed: Seed | None = Field(default=None, description="The seat's own seed for the dice.")


class Join(Body):
    seat: Seat | None = None
    seed: Seed | None = None


class Act(Body):
    """One action, with an id of the client's own making and the ply it answers."""

    action: Text
    ply: int = Field(ge=0)
    id: ActionId
    seat: Seat | None = Field(default=None, description="Needed only by those who have both seats at an agreement.")


class Plain(Body):
    """Nothing but the seat, for those who have both."""

    seat: Seat | None = None


class Chat(Body):
    text: str = Field(min_length=1, max_length=300)


class Mute(Body):
    muted: bool


class Notes(Body):
    text: str = Field(max_length=10_000)


class Plan(Body):
    seat: Seat | None = None
    branches: list[dict[str, Any]] = Field(max_length=200)


class Credentials(Body):
    name: str = Field(min_length=1, max_length=40)
    password: Password


class NewAccount(Credentials):
    name: str = Field(pattern=NAME.pattern)


class NewPassword(Body):
    old: str = Field(max_length=200)
    new: Password


class NewToken(Body):
    label: str = Field(min_length=1, max_length=60)
    scopes: list[Literal["read", "play", "bot"]] = Field(min_length=1, max_length=len(SCOPES))
    days: int | None = Field(default=None, ge=1, le=3650)


class Problem(BaseModel):
    code: str
    message: str


class Error(BaseModel):
    """The one shape of all errors."""

    error: Problem
