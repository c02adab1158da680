"""The opening explorer: what people played in a position, and which moves are solved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, cast

from craton.core.position import Position
from craton.core.sides import Side
from craton.lab.openings import TURNS, Move, Results, moves_at
from craton.server.wire.base import Response, SeatName, SideName

Solved = Literal["win", "loss"]


class OpeningMove(Response):
    """A move up to symmetry: `symmetric` lists all actions that lead to positions symmetric to that after `action`.

    Results are those of the seat to move. `score` is its share of the points, a draw counting one half, and `low` to
    `high` the 95% interval. `solved` says whether the seat to move wins or loses under perfect play, if that is known.
    """

    action: str
    symmetric: list[str]
    matches: int
    wins: int
    draws: int
    losses: int
    score: float | None
    low: float
    high: float
    solved: Solved | None


class Openings(Response):
    """The moves of the position at the end of a line, the most frequent first.

    `matches` is the number of matches that reached the position or a symmetric one. Only the first `turns` turns of a
    match are counted; `counted` says whether the position is within them.
    """

    ply: int
    seat: SeatName | None
    side: SideName | None
    turns: int
    counted: bool
    matches: int
    moves: list[OpeningMove]


class Choices(NamedTuple):
    """What the rules say about the choices in a position."""

    ply: int
    seat: SeatName | None
    side: SideName | None
    is_counted: bool
    key: str
    moves: list[Move]
    solved: dict[str, Solved]


def choices_of(position: Position, ply: int) -> Choices:
    seat, side = position.seat_to_move, position.to_move
    key, moves = moves_at(position)
    return Choices(
        ply,
        cast("SeatName | None", seat and str(seat)),
        cast("SideName | None", str(side) if isinstance(side, Side) else None),
        seat is not None and position.turn < TURNS,
        key,
        moves,
        _solved(position),
    )


def _solved(position: Position) -> dict[str, Solved]:
    """The solved actions by their text."""
    winners = position.game.definition.solved_actions(position)
    return {
        position.game.write_action(action): "win"
        if position.after(action).seat(winner) is position.seat_to_move
        else "loss"
        for action, winner in winners.items()
    }


def openings_json(choices: Choices, found: Mapping[str, Results]) -> Openings:
    """found: the results by `Move.canonical`."""
    moves = [_move_json(move, found.get(move.canonical, Results()), choices.solved) for move in choices.moves]
    return {
        "ply": choices.ply,
        "seat": choices.seat,
        "side": choices.side,
        "turns": TURNS,
        "counted": choices.is_counted,
        "matches": sum(move["matches"] for move in moves),
        "moves": sorted(moves, key=lambda move: -move["matches"]),
    }


def _move_json(move: Move, results: Results, solved: Mapping[str, Solved]) -> OpeningMove:
    low, high = results.interval
    return {
        "action": move.actions[0],
        "symmetric": list(move.actions),
        "matches": results.games,
        "wins": results.wins,
        "draws": results.draws,
        "losses": results.losses,
        "score": results.score,
        "low": low,
        "high": high,
        "solved": solved.get(move.actions[0]),
    }
