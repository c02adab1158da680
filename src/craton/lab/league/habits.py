"""A player's habits in a game: how the features of the actions it chose differ from those it could have chosen.

For every decision with a choice: the features of the chosen action minus their mean over the legal actions; then the
mean over the decisions of each phase, the opening and the rest. Styles with an opening of their own set the border.
"""

from __future__ import annotations

from collections.abc import Sequence

from craton.core.definition import Definition
from craton.core.position import Position
from craton.core.sides import SEATS, Actor

MOST_DECISIONS = 60
"""Decisions of a player that are looked at, evenly spaced over the game."""
LEAST_DECISIONS = 4
"""Players with fewer decisions have no habits."""

Decision = tuple[Position, int]
"""A position and the action that was chosen in it."""


def opening_turns(definition: Definition) -> int:
    """The number of turns of the opening; 0 if the game's styles have no openings of their own."""
    return max((style.opening_turns for style in definition.styles.styles), default=0)


def feature_rows(position: Position) -> list[list[float]]:
    """The features of every legal action, by the interpreted kernel."""
    game, styles = position.game, position.game.definition.styles
    actions, width = list(position.legal), len(styles.features)
    out = [0.0] * (len(actions) * width)
    if styles.kernel is not None:
        state = list(position.data)
        styles.kernel(game.constants, state, actions, len(actions), [0] * game.work_size, out)
    return [out[at : at + width] for at in range(0, len(out), width)]


def deviation(position: Position, action: int) -> list[float]:
    """The features of an action minus their mean over all legal actions."""
    rows = feature_rows(position)
    chosen = rows[list(position.legal).index(action)]
    return [value - sum(row[at] for row in rows) / len(rows) for at, value in enumerate(chosen)]


def by_seat(decisions: Sequence[Decision]) -> dict[Actor, list[Decision]]:
    """The decisions of each seat that had a choice."""
    found: dict[Actor, list[Decision]] = {seat: [] for seat in SEATS}
    for position, action in decisions:
        seat = position.seat_to_move
        if seat is not None and len(position.legal) > 1:
            found[seat].append((position, action))
    return found


def habits(decisions: Sequence[Decision]) -> list[float] | None:
    """The habits of one player, from all its decisions with a choice; None if there are too few.

    A number for each feature: in the opening, if the game has one, then in the rest. 0 in a phase without decisions.
    """
    if len(decisions) < LEAST_DECISIONS:
        return None
    step = max(1.0, len(decisions) / MOST_DECISIONS)
    chosen = [decisions[int(at * step)] for at in range(int(len(decisions) / step))]
    definition = chosen[0][0].game.definition
    border, width = opening_turns(definition), len(definition.styles.features)
    phases: list[list[list[float]]] = [[], []]
    for position, action in chosen:
        phases[0 if position.turn < border else 1].append(deviation(position, action))
    means = [[sum(row[at] for row in rows) / max(1, len(rows)) for at in range(width)] for rows in phases]
    return means[1] if border == 0 else means[0] + means[1]
