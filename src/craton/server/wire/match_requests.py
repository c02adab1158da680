"""Requests about matches: opening, joining and playing them, chat, notes, plans."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from craton.server.bots.levels import LEVELS
from craton.server.wire.base import Body, OptionName, OptionValue, SeatName, ShortText
from craton.server.wire.clocks import ClockRule, NoClock

ActionId = Annotated[str, Field(min_length=1, max_length=64)]
Seed = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Commitment = Annotated[
    str,
    Field(
        pattern=r"^[0-9a-f]{64}$",
        description="The SHA-256 of your own seed for the dice, in hex; without it the server chooses your seed.",
    ),
]


class Seating(Body):
    """A request for a seat, with the commitment to a seed for the dice."""

    commitment: Commitment | None = None

    @model_validator(mode="before")
    @classmethod
    def _keeps_its_seed(cls, given: Any) -> Any:
        if isinstance(given, dict) and "seed" in given:
            raise ValueError(
                "keep your seed secret for now: send its SHA-256 in hex as commitment, and the seed itself to "
                "POST /matches/ID/seed when both seats are taken"
            )
        return given


class NewMatch(Seating):
    game: str | None = Field(default=None, max_length=40, description="A name from GET /games.")
    options: dict[OptionName, OptionValue] = Field(default_factory=dict, max_length=40)
    preset: str | None = Field(default=None, max_length=40)
    setup: str | None = Field(default=None, max_length=5000, description="The text form of the position to start from.")
    seat: Literal["first", "second", "random"] = Field(
        default="random",
        description="In a rated match random: you get the seat that you have had less often in rated matches.",
    )
    opponent: Literal["same", "friend", "anyone", "bot"] = Field(
        default="friend",
        description="same: you hold both seats; friend: by link; anyone: listed in the lobby; "
        "bot: a built-in bot or an engine.",
    )
    level: int | None = Field(default=None, ge=LEVELS[0], le=LEVELS[-1], description="The level of the bot.")
    bot: str | None = Field(
        default=None,
        max_length=200,
        description="A bot specification instead of a level, or engine:NAME for an engine of GET /games.",
    )
    clock: ClockRule = NoClock()
    rated: bool = False
    private: bool = Field(default=False, description="Not listed anywhere; a rated match cannot be private.")
    hints: bool | None = Field(default=None, description="Whether hints are allowed; by default, unless rated.")


class Join(Seating):
    seat: SeatName | None = None


class RevealSeed(Body):
    """The seed that you have committed to: 1 to 64 letters, digits, `_` or `-`."""

    seed: Seed
    seat: SeatName | None = None


class PlayAction(Body):
    """One action. `id` is chosen by the client; `ply` is the ply of the state that the action answers."""

    action: ShortText
    ply: int = Field(ge=0)
    id: ActionId
    seat: SeatName | None = Field(default=None, description="Required only if you hold both seats and agree on komi.")
    lag: int = Field(default=0, ge=0, le=60_000, description="Milliseconds of a round trip, by ping and pong.")


class SeatChoice(Body):
    """The seat to act for; required only if you hold both."""

    seat: SeatName | None = None


class OfferBody(SeatChoice):
    """With the offer or acceptance of a rematch, the commitment to your seed for it."""

    commitment: Commitment | None = None


class ChatMessage(Body):
    text: str = Field(min_length=1, max_length=300)


class Mute(Body):
    muted: bool


class NewNotes(Body):
    text: str = Field(max_length=10_000)


class NewPlan(Body):
    seat: SeatName | None = None
    branches: list[dict[str, Any]] = Field(max_length=200)
