"""Measures of finished games of Fault Lines, and the trials in which they are measured."""

from __future__ import annotations

from fractions import Fraction

from craton.core.position import Position
from craton.core.sides import SIDES, Actor, Side
from craton.core.state import State
from craton.games.faultlines.insight.scores import exact_value, standings
from craton.games.faultlines.law.groups import find_groups
from studies.claims.claim import Trial
from studies.claims.measures import style_trials

SEARCH = "mcts:simulations=200"

SEARCHED = Trial("search", SEARCH, 80, {"turn_limit": 60})
GREEDY = Trial("greedy", "greedy", 80, {"turn_limit": 60})
RANDOM = Trial("random", "random", 200, {"turn_limit": 60})
UNLIMITED = Trial("unlimited", SEARCH, 40)
PIE = Trial("pie", SEARCH, 60, {"turn_limit": 60, "pie": "yes"})
OPENING_STYLES = style_trials("clustered-claiming", ("maximum-spread", "single-chain"), {"turn_limit": 60})

MAIN_GROUP = 3
HALF = Fraction(1, 2)


def settled(state: State) -> Position:
    """The position at the end of placement."""
    for step in state.steps:
        if step.mover is Actor.CHANCE:
            return step.before
    return state.position


def failing(state: State) -> float | None:
    """The expected share of all stones lost in the quake, exactly."""
    position = settled(state)
    stones = len(position.board)
    return 1 - float(sum(standing.mean for standing in standings(position))) / stones if stones else None


def in_doubt(state: State) -> float:
    """Whether the winner was unknown when the quake began."""
    return float(0 < _value(settled(state)) < 1)


def favourite_lost(state: State) -> float | None:
    """Whether the side more likely to win when the quake began did not win; None without a favourite."""
    value = _value(settled(state))
    assert state.outcome is not None
    return None if 2 * value == 1 else float(state.outcome.winner is not SIDES[2 * value < 1])


def turned_by_one_roll(state: State) -> float:
    """Whether a single roll changed the probability of winning by 1/2 or more."""
    rolls = [step for step in state.steps if step.mover is Actor.CHANCE]
    return float(any(abs(_value(roll.after) - _value(roll.before)) >= HALF for roll in rolls))


def _value(position: Position) -> Fraction:
    """Black's probability of winning after placement, a draw counting half."""
    value = exact_value(position)
    if value is None:
        assert position.outcome is not None
        winner = position.outcome.winner
        value = HALF if winner is None else Fraction(winner is Side.BLACK)
    return value


def main_groups(state: State) -> float:
    """Groups per side of three or more stones that are safe or can grow, averaged over turns 16 to 40."""
    counts = []
    for step in state.steps:
        if step.event is None and 16 <= step.before.turn + 1 <= 40:
            seen = find_groups(step.before)
            main = [one for one in seen.all if one.stones >= MAIN_GROUP and (one.is_safe or seen.liberties(one))]
            counts.append(len(main) / 2)
    return sum(counts) / len(counts)


def joining_early(state: State) -> float | None:
    """The share of stones placed in turns 1 to 15 that touched one of their own colour."""
    return _joining(state, range(1, 16))


def joining_later(state: State) -> float | None:
    """The same for turns 16 to 40."""
    return _joining(state, range(16, 41))


def _joining(state: State, turns: range) -> float | None:
    joins = []
    for step in state.steps:
        if step.event is None and step.before.turn + 1 in turns and step.code < len(state.game.board):
            near = [step.before.stone(cell) for cell in state.game.board.links[step.code]]
            joins.append(step.mover in near)
    return sum(joins) / len(joins) if joins else None
