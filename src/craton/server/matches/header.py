"""The header of a match, and its seats."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from craton.core.dice import Dice, commitment
from craton.core.game import Game
from craton.core.options import split_options
from craton.core.position import Position
from craton.core.random_options import undrawn_game
from craton.core.registry import definition
from craton.core.text import read_position
from craton.server.matches.clock import Rule

LINKS = ("previous", "tournament", "twin", "dice")
"""Optional links to other matches and a tournament."""
SEAT_DATA = ("seed", "user", "bot", "program", "commitment", "by_server")
"""The optional data of a taken seat."""


@dataclass(frozen=True)
class Header:
    """The part of a match that never changes, except that random options are drawn at its start."""

    id: str
    created: int
    game: Game
    """Until random options are drawn, it has their defaults."""
    setup: str | None
    clock: Rule
    rated: bool
    private: bool
    open: bool
    hints: bool
    creator: str
    secret: bytes = field(repr=False)
    """The secret seed of the dice; empty for a match imported from a record without seeds."""
    previous: str | None = None
    tournament: str | None = None
    twin: str | None = None
    """The match with the same dice and the seats exchanged; the secret is published when both are over."""
    dice: str | None = None
    """The match whose id the dice are derived from, if not this one."""
    asked: str | None = None
    """The options as requested, if some of them are random."""
    rules: int | None = None
    """The version of the game's rules under which the match was opened; None for the current one."""

    @classmethod
    def from_row(cls, row: Mapping[str, Any]) -> Header:
        game, _ = undrawn_game(definition(row["game"]), split_options(row["asked"] or row["options"]))
        same = ("id", "created", "setup", "rated", "private", "open", "hints", "creator", "asked", "rules", *LINKS)
        clock = Rule.from_json(json.loads(row["clock"]))
        return cls(**{name: row[name] for name in same}, game=game, clock=clock, secret=bytes(row["secret"]))

    def to_row(self) -> dict[str, Any]:
        same = ("id", "created", "setup", "rated", "private", "open", "hints", "creator", "secret", "asked", *LINKS)
        return {
            **{name: getattr(self, name) for name in same},
            "rules": self.rules or self.game.definition.rules_version,
            "game": self.game.name,
            "options": self.asked or self.game.options_text,
            "clock": json.dumps(self.clock.to_json()),
        }

    @property
    def dice_id(self) -> str:
        """The match id in the message of every draw."""
        return self.dice or self.id

    def dice_of(self, first_seed: str, second_seed: str) -> Dice:
        return Dice(self.dice_id, first_seed, second_seed, self.secret)

    @cached_property
    def commitment(self) -> str | None:
        return commitment(self.secret) if self.secret else None

    @cached_property
    def start(self) -> Position:
        return read_position(self.setup) if self.setup else self.game.start()


@dataclass(frozen=True)
class Seat:
    """A taken seat: by a user, or by a built-in bot with its specification."""

    name: str
    seed: str | None
    """None until the seat reveals the seed it has committed to."""
    user: str | None = None
    bot: str | None = None
    program: bool = False
    """Whether the user's account is an external bot."""
    commitment: str | None = None
    """The SHA-256 of the seed, sent with the request for the seat."""
    by_server: bool = False
    """Whether the server chose the seed."""

    def to_data(self) -> dict[str, Any]:
        """The data of the entry that takes the seat."""
        known = ((key, getattr(self, key)) for key in SEAT_DATA)
        return {"name": self.name, **{key: value for key, value in known if value not in (None, False)}}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Seat:
        return cls(name=data["name"], **{"seed": None} | {key: data[key] for key in SEAT_DATA if key in data})
