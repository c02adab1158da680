"""Tournaments: settings, entrants, standings, pairings."""

from __future__ import annotations

from typing import Any, Literal, cast

from pydantic import Field

from craton.core.dice import commitment
from craton.server.matches.clock import HOUR, MINUTE
from craton.server.tournaments import standings, store
from craton.server.tournaments.games import WIN
from craton.server.tournaments.games import Game as TournamentGame
from craton.server.wire.base import Body, OptionName, OptionValue, Response
from craton.server.wire.clocks import ClockRule, NoClock
from craton.server.wire.players import Counts

LAST_TIME = 253_402_300_799_000
"""The last millisecond of the year 9999."""

MIN_GRACE_MINUTES = 1.0
MIN_ROUND_HOURS = 0.1
"""Six minutes. If games ended sooner, a tournament in which nobody plays would open thousands of matches by itself."""

TournamentKind = Literal["swiss", "round-robin", "knockout"]
TournamentStatus = Literal["open", "running", "over", "cancelled"]


class NewTournament(Body):
    name: str = Field(min_length=1, max_length=60)
    game: str = Field(max_length=40, description="A name from GET /games.")
    rules: str | None = Field(
        default=None,
        max_length=40,
        description="One of the game's own tournament rules; fields given explicitly take precedence over it.",
    )
    options: dict[OptionName, OptionValue] = Field(default_factory=dict, max_length=40)
    preset: str | None = Field(default=None, max_length=40)
    kind: TournamentKind = "swiss"
    rounds: int | None = Field(
        default=None, ge=1, le=30, description="Swiss only; by default as many as it takes to find one winner."
    )
    cycles: int = Field(default=1, ge=1, le=2, description="Round robin only: how often each pair meets.")
    paired: bool = Field(default=False, description="Play ties of two games with the same dice and seats exchanged.")
    clock: ClockRule = NoClock()
    rated: bool = False
    most: int = Field(default=64, ge=2, le=256, description="The maximum number of players.")
    starts: int | None = Field(
        default=None,
        ge=0,
        le=LAST_TIME,
        description="When it starts, in milliseconds since 1970; by default when its creator starts it.",
    )
    pause_minutes: float = Field(default=0, ge=0, le=20_160, description="Pause between two rounds.")
    grace_minutes: float | None = Field(
        default=None,
        ge=MIN_GRACE_MINUTES,
        le=43_200,
        description="Time for a seat's first action; by default 10, or one turn's time.",
    )
    round_hours: float | None = Field(
        default=None, ge=MIN_ROUND_HOURS, le=8_760, description="The maximum duration of a game."
    )


class TournamentSummary(Response):
    """A tournament in a list. `due` is when it or its next round starts, if that is known."""

    id: str
    name: str
    game: str
    options_text: str
    kind: TournamentKind
    status: TournamentStatus
    rated: bool
    round: int
    rounds: int | None
    due: int | None
    players: int
    created: int
    updated: int


class TournamentPage(Response):
    tournaments: list[TournamentSummary]
    next: str | None


def tournament_summary_json(found: store.Tournament, players: int) -> TournamentSummary:
    """players: the number of entrants."""
    return {
        "id": found.id,
        "name": found.name,
        "game": found.game,
        "status": cast(TournamentStatus, found.status),
        "rated": found.rated,
        "round": found.round,
        "rounds": found.rounds,
        "due": found.due,
        "created": found.created,
        "updated": found.updated,
        "options_text": found.options,
        "kind": cast(TournamentKind, found.plan.kind),
        "players": players,
    }


class Entrant(Response):
    user: str
    name: str
    seed: int | None
    withdrawn: bool


class Tournament(TournamentSummary):
    """`yours` says whether the caller plays in it.

    All its matches and their dice are derived from `secret`, which is published when the tournament is over;
    `commitment` is its SHA-256.
    """

    creator: str
    commitment: str | None
    secret: str | None
    clock: dict[str, Any]
    cycles: int
    paired: bool
    most: int
    pause_minutes: float
    grace_minutes: float
    round_hours: float | None
    entrants: list[Entrant]
    yours: bool


def tournament_json(found: store.Tournament, user: str | None) -> Tournament:
    plan = found.plan
    return {
        **tournament_summary_json(found, len(found.entrants)),
        "creator": found.creator,
        "commitment": commitment(found.secret) if found.secret else None,
        "secret": found.secret.hex() if found.secret and found.status in ("over", "cancelled") else None,
        "clock": found.clock.to_json(),
        "cycles": plan.cycles,
        "paired": plan.paired,
        "most": plan.most,
        "pause_minutes": plan.pause / MINUTE,
        "grace_minutes": plan.grace / MINUTE,
        "round_hours": None if plan.round_time is None else plan.round_time / HOUR,
        "entrants": [
            {"user": one.user, "name": one.name, "seed": one.seed, "withdrawn": one.withdrawn is not None}
            for one in found.entrants
        ],
        "yours": user in found.players and user not in found.withdrawn,
    }


class Standing(Counts):
    """Points count 1 for a win and ½ for a draw; players who are equal on all tie-breaks share a place."""

    place: int
    user: str
    name: str
    points: float
    byes: int
    buchholz: float
    sonneborn_berger: float
    withdrawn: bool


class Standings(Response):
    tournament: str
    status: TournamentStatus
    round: int
    standings: list[Standing]


def standings_json(found: store.Tournament) -> Standings:
    names = found.names
    rows: list[Standing] = [
        {
            "place": row.place,
            "user": row.player,
            "name": names[row.player],
            "points": row.points / 2,
            "won": row.won,
            "drawn": row.drawn,
            "lost": row.lost,
            "byes": row.byes,
            "buchholz": row.buchholz / 2,
            "sonneborn_berger": row.sonneborn_berger / 4,
            "withdrawn": row.player in found.withdrawn,
        }
        for row in standings.standings(found.plan.kind, found.players, found.games)
    ]
    status = cast(TournamentStatus, found.status)
    return {"tournament": found.id, "status": status, "round": found.round, "standings": rows}


class Pairing(Response):
    """One game of a round. `points` are those of first and second, `how` what decided it; a bye has no second."""

    round: int
    table: int
    game: int
    first: str
    first_name: str
    second: str | None
    second_name: str | None
    match: str | None
    points: list[float] | None
    how: str


class Pairings(Response):
    tournament: str
    round: int
    pairings: list[Pairing]


def pairings_json(found: store.Tournament, round_number: int) -> Pairings:
    games = [_pairing_json(game, found.names) for game in found.games if game.round == round_number]
    return {"tournament": found.id, "round": round_number, "pairings": games}


def _pairing_json(game: TournamentGame, names: dict[str, str]) -> Pairing:
    points = None
    if game.points is not None:
        points = [game.points / 2, 0.0 if game.is_bye else (WIN - game.points) / 2]
    return {
        "round": game.round,
        "table": game.table + 1,
        "game": game.number + 1,
        "first": game.first,
        "first_name": names[game.first],
        "second": game.second,
        "second_name": None if game.second is None else names[game.second],
        "match": game.match,
        "points": points,
        "how": game.how,
    }
