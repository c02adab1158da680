"""Routes about tournaments."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request

from craton.core.errors import CratonError
from craton.core.game import make_game
from craton.core.registry import definition
from craton.server.accounts.identity import Caller
from craton.server.errors import Refusal
from craton.server.http import arena_shapes as shapes
from craton.server.http.accounts import Empty
from craton.server.http.answers import ERRORS, Json
from craton.server.http.arena_schemas import NewTournament
from craton.server.http.callers import address_of, caller_of, context_of, known_caller, reader, require_person, somebody
from craton.server.http.pages import ID, time_cursor
from craton.server.matches.clock import DAY, MINUTE, Rule
from craton.server.matches.opening import fresh_id
from craton.server.storage.store import PAGE
from craton.server.tournaments.director import Director
from craton.server.tournaments.games import WIN, Game
from craton.server.tournaments.plan import Plan
from craton.server.tournaments.standings import standings
from craton.server.tournaments.store import Tournament

router = APIRouter(prefix="/api/v1/tournaments", tags=["tournaments"], responses=ERRORS, default_response_class=Json)

TournamentId = Annotated[str, Path(pattern=f"^{ID.pattern}$", description="The id of a tournament.")]
HOUR = 60 * MINUTE
GRACE = 10 * MINUTE


def director_of(request: Request) -> Director:
    return context_of(request).director


@router.get("", response_model=shapes.TournamentList)
async def listed(
    request: Request,
    mine: bool = False,
    status: Literal["open", "running", "over", "cancelled"] | None = None,
    game: Annotated[str | None, Query(pattern=f"^{ID.pattern}$")] = None,
    before: Annotated[str | None, Query(max_length=80, description="`next` of the page before.")] = None,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = 20,
) -> Json:
    """Tournaments, the one that changed last first; `mine` are those that I play in."""
    caller = await reader(request)
    if mine and caller is None:
        return Json({"tournaments": [], "next": None})
    found = await director_of(request).store.listed(
        status=status,
        game=game,
        user=caller.user if mine and caller else None,
        before=time_cursor(before),
        limit=limit,
    )
    following = f"{found[-1].updated}.{found[-1].id}" if len(found) == limit else None
    return Json({"tournaments": [_row_json(Tournament.from_row(row), row.players) for row in found], "next": following})


@router.post("", response_model=shapes.TournamentShape, status_code=201)
async def create(request: Request, body: NewTournament) -> Json:
    """Open a tournament; whoever opens it is in it only by joining too."""
    context_of(request).limiter.take("read", address_of(request))  # making the game is work, whoever asks for it
    tournament = _wanted(body, context_of(request).host.now())
    if tournament.rated:
        require_person(await caller_of(request), "A rated tournament")
    caller = await somebody(request, "play", "open")
    tournament = replace(tournament, creator=caller.user)
    await director_of(request).open(tournament)
    return Json(_whole_json(tournament, caller), 201, {"Location": f"/tournaments/{tournament.id}"})


def _wanted(body: NewTournament, now: int) -> Tournament:
    """The tournament that was asked for, still without a creator; Refusal if it cannot be."""
    name = " ".join("".join(c if c.isprintable() else " " for c in body.name).split())
    if not name:
        raise Refusal("bad-request", "The tournament needs a name.")
    if body.starts is not None and body.starts < now:
        raise Refusal("bad-request", "starts lies in the past.")
    try:
        found = definition(body.game)
        given: dict[str, Any] = body.options | ({} if body.preset is None else {"preset": body.preset})
        if body.rules is not None:
            body, given = _by_rules(body, dict(found.tournaments), given)
        rules = make_game(found, given, random.SystemRandom())
    except Refusal:
        raise
    except CratonError as error:
        raise Refusal("bad-request", str(error)) from None
    clock = Rule.from_json(body.clock.model_dump())
    return Tournament(
        id=fresh_id(),
        name=name,
        creator="",
        created=now,
        game=rules.name,
        options=rules.options_text,
        clock=clock,
        rated=body.rated,
        plan=_plan(body, clock),
        status="open",
        round=0,
        rounds=None,
        due=body.starts,
        updated=now,
    )


def _by_rules(
    body: NewTournament, known: dict[str, Any], given: dict[str, Any]
) -> tuple[NewTournament, dict[str, Any]]:
    """What was asked for, with what the game's own rules say where nothing was said."""
    if body.rules not in known:
        names = ", ".join(known) or "none"
        raise Refusal("bad-request", f"This game has no rules {str(body.rules)!r} for tournaments; it has {names}.")
    rules = known[body.rules]
    asked = {name: getattr(body, name) for name in body.model_fields_set}
    options = dict(rules.get("options", {})) | ({"preset": rules["preset"]} if "preset" in rules else {})
    filled = {name: value for name, value in rules.items() if name not in ("options", "preset")}
    return NewTournament.model_validate({**filled, **asked}), options | given


def _plan(body: NewTournament, clock: Rule) -> Plan:
    if clock.kind == "none" and body.round_hours is None:
        raise Refusal("bad-request", "A tournament needs a clock or round_hours, so that its rounds come to an end.")
    if body.rounds is not None and body.kind != "swiss":
        raise Refusal("bad-request", "Only a Swiss tournament may say how many rounds it has.")
    if body.cycles != 1 and body.kind != "round-robin":
        raise Refusal("bad-request", "Only in a round robin all can meet twice.")
    grace = {"correspondence": clock.step, "none": DAY}.get(clock.kind, GRACE)
    return Plan(
        kind=body.kind,
        rounds=body.rounds,
        cycles=body.cycles,
        paired=body.paired,
        most=body.most,
        pause=round(body.pause_minutes * MINUTE),
        grace=grace if body.grace_minutes is None else round(body.grace_minutes * MINUTE),
        round_time=None if body.round_hours is None else round(body.round_hours * HOUR),
    )


@router.get("/{tournament}", response_model=shapes.TournamentShape)
async def one(request: Request, tournament: TournamentId) -> Json:
    """A tournament: how it is played, and who plays in it."""
    caller = await reader(request)
    return Json(_whole_json(await director_of(request).store.load(tournament), caller))


@router.get("/{tournament}/standings", response_model=shapes.StandingsShape)
async def table(request: Request, tournament: TournamentId) -> Json:
    """The table as it is now, with tie-breaks."""
    await reader(request)
    found = await director_of(request).store.load(tournament)
    names = {one.user: one.name for one in found.entrants}
    lines = [
        {
            "place": line.place,
            "user": line.player,
            "name": names[line.player],
            "points": line.points / 2,
            "won": line.won,
            "drawn": line.drawn,
            "lost": line.lost,
            "byes": line.byes,
            "buchholz": line.buchholz / 2,
            "sonneborn_berger": line.sonneborn_berger / 4,
            "withdrawn": line.player in found.gone,
        }
        for line in standings(found.plan.kind, found.players, found.games)
    ]
    return Json({"tournament": found.id, "status": found.status, "round": found.round, "standings": lines})


@router.get("/{tournament}/pairings", response_model=shapes.PairingsShape)
async def pairings(
    request: Request,
    tournament: TournamentId,
    number: Annotated[
        int | None, Query(alias="round", ge=1, le=10_000, description="If not said, the last one.")
    ] = None,
) -> Json:
    """Who meets whom in a round, in which matches, and how they ended."""
    await reader(request)
    found = await director_of(request).store.load(tournament)
    number = found.round if number is None else number
    names = {one.user: one.name for one in found.entrants}
    shown = [_game_json(game, names) for game in found.games if game.round == number]
    return Json({"tournament": found.id, "round": number, "pairings": shown})


@router.post("/{tournament}/{what}", response_model=shapes.TournamentShape)
async def do(
    request: Request, tournament: TournamentId, what: Literal["join", "withdraw", "start", "cancel"], body: Empty
) -> Json:
    """Join or withdraw; start or cancel what you have opened."""
    director = director_of(request)
    found = await director.store.load(tournament)
    if what == "join":
        if found.rated:
            require_person(await caller_of(request), "A rated tournament")
        caller = await somebody(request, "play", "act")
        await director.join(found.id, caller.user, caller.name)
        return Json(_whole_json(await director.store.load(tournament), caller))
    caller = await known_caller(request, "play", "act")
    if what == "withdraw":
        await director.withdraw(found.id, caller.user)
    else:
        if caller.user != found.creator:
            raise Refusal("forbidden", f"Only who has opened a tournament can {what} it.")
        await (director.start if what == "start" else director.cancel)(found.id)
    return Json(_whole_json(await director.store.load(tournament), caller))


def _row_json(found: Tournament, players: int) -> dict[str, Any]:
    same = ("id", "name", "game", "status", "rated", "round", "rounds", "due", "created", "updated")
    return {
        **{name: getattr(found, name) for name in same},
        "options_text": found.options,
        "kind": found.plan.kind,
        "players": players,
    }


def _whole_json(found: Tournament, caller: Caller | None) -> dict[str, Any]:
    plan = found.plan
    return {
        **_row_json(found, len(found.entrants)),
        "creator": found.creator,
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
        "yours": caller is not None and caller.user in found.players and caller.user not in found.gone,
    }


def _game_json(game: Game, names: dict[str, str]) -> dict[str, Any]:
    return {
        "round": game.round,
        "table": game.table + 1,
        "game": game.number + 1,
        "first": game.first,
        "first_name": names[game.first],
        "second": game.second,
        "second_name": None if game.second is None else names[game.second],
        "match": game.match,
        "points": None if game.points is None else [game.points / 2, 0.0 if game.is_bye else (WIN - game.points) / 2],
        "how": game.how,
    }
