"""Opening a tournament: from a request to a `Tournament`."""

from __future__ import annotations

import secrets
from typing import Any

from craton.core.dice import SECRET_BYTES
from craton.core.random_options import undrawn_game
from craton.core.registry import definition
from craton.server.errors import RequestError, bad_request
from craton.server.ids import fresh_id
from craton.server.matches.clock import DAY, HOUR, MINUTE, Rule
from craton.server.matches.opening import check_rated_clock
from craton.server.tournaments.plan import Plan
from craton.server.tournaments.store import Tournament
from craton.server.wire.base import one_line
from craton.server.wire.tournaments import NewTournament

GRACE = 10 * MINUTE


def new_tournament(body: NewTournament, now: int) -> Tournament:
    """The requested tournament, without a creator; RequestError if it is impossible."""
    name = one_line(body.name)
    if not name:
        raise RequestError("bad-request", "The tournament needs a name.")
    if body.starts is not None and body.starts < now:
        raise RequestError("bad-request", "starts is in the past.")
    with bad_request():
        found = definition(body.game)
        given: dict[str, Any] = body.options | ({} if body.preset is None else {"preset": body.preset})
        if body.rules is not None:
            body, given = _apply_rules(body, dict(found.tournaments), given)
        game, asked = undrawn_game(found, given)
    clock = Rule.from_json(body.clock.model_dump())
    if body.rated:
        check_rated_clock(clock)
    return Tournament(
        id=fresh_id(),
        name=name,
        creator="",
        created=now,
        game=game.name,
        options=asked or game.options_text,
        clock=clock,
        rated=body.rated,
        plan=_plan(body, clock),
        status="open",
        round=0,
        rounds=None,
        due=body.starts,
        updated=now,
        secret=secrets.token_bytes(SECRET_BYTES),
    )


def _apply_rules(
    body: NewTournament, known: dict[str, Any], given: dict[str, Any]
) -> tuple[NewTournament, dict[str, Any]]:
    """The request and its options, with defaults from the game's own tournament rules."""
    if body.rules not in known:
        names = ", ".join(known) or "none"
        raise RequestError("bad-request", f"This game has no tournament rules {str(body.rules)!r}; it has {names}.")
    rules = known[body.rules]
    explicit = {name: getattr(body, name) for name in body.model_fields_set}
    options = dict(rules.get("options", {})) | ({"preset": rules["preset"]} if "preset" in rules else {})
    defaults = {name: value for name, value in rules.items() if name not in ("options", "preset")}
    return NewTournament.model_validate({**defaults, **explicit}), options | given


def _first_time(clock: Rule) -> int:
    """The time after which an absent player loses."""
    return clock.main + clock.step * (1 if clock.kind == "correspondence" else clock.periods)


def _plan(body: NewTournament, clock: Rule) -> Plan:
    if clock.kind == "none" and body.round_hours is None:
        raise RequestError("bad-request", "A tournament needs a clock or round_hours, so that its rounds end.")
    if clock.kind != "none" and _first_time(clock) < MINUTE:
        raise RequestError("bad-request", "In a tournament a player needs at least a minute for the first turn.")
    if body.rounds is not None and body.kind != "swiss":
        raise RequestError("bad-request", "rounds can be set only for a Swiss tournament.")
    if body.cycles != 1 and body.kind != "round-robin":
        raise RequestError("bad-request", "cycles can be set only for a round robin.")
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
