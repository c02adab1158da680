"""Measures of finished games of Triangular Assault, and the trials in which they are measured."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from craton.core.position import Position
from craton.core.sides import SIDES, Side
from craton.core.state import State, Step
from craton.games.assault.insight.attack_board import attack_board
from craton.games.assault.law.rules import ALL_ALLIES
from craton.kernel.layout import BOARD, EMPTY
from studies.claims.claim import Mean, Measure, Measured, Trial
from studies.claims.expectimax import Outlook
from studies.claims.measures import style_trials

SEARCH = "mcts:simulations=200"

SEARCHED = Trial("search", SEARCH, 80)
GREEDY = Trial("greedy", "greedy", 100)
TEXTBOOK = "mcts:simulations=500,plain=yes"
"""For comparisons of rules: the usual search evaluates the standard rules in another way than the others."""
STANDARD = Trial("textbook", TEXTBOOK, 100)
MOMENTUM = Trial("momentum-1", TEXTBOOK, 100, {"momentum": 1})
TAMED = Trial("momentum-2", TEXTBOOK, 100, {"momentum": 2})
INFLUENCE = Trial("influence", TEXTBOOK, 100, {"influence": "yes"})
STUBBORN = Trial("stubborn", SEARCH, 40, {"stubborn": "yes"})
SACRED = Trial("sacred", SEARCH, 40, {"sacred": "any"})
TIDE = Trial("tide", SEARCH, 40, {"tide": "yes"})
RISK_STYLES = style_trials("adaptive", ("conservative", "aggressive"), {})

LAST_TURNS = 2
CLOSE = 2
"""The largest difference of cells that counts as a close score."""


def by_both(measure: Measure) -> Measured:
    """The mean of a measure in games of the search and in games of greedy play."""
    return Measured({"search": Mean(SEARCHED, measure), "greedy": Mean(GREEDY, measure)})


class Attacked(NamedTuple):
    turn: int
    side: Side
    allies: int
    succeeded: bool


def attacks_in(state: State) -> Iterator[Attacked]:
    steps = state.steps
    for number, step in enumerate(steps):
        if step.event is None and step.text.startswith("x"):
            side = Side(str(step.mover))
            target = state.game.board.index[step.text[1:]]
            allies = attack_board(step.before, SIDES.index(side)).allies(target).bit_count()
            end = steps[number + 1] if _is_settled(steps, number) else step
            yield Attacked(step.before.turn + 1, side, allies, end.after.stone(target) is side)


def _is_settled(steps: tuple[Step, ...], number: int) -> bool:
    return number + 1 < len(steps) and steps[number + 1].event is not None


def lead(position: Position) -> int:
    """Black's cells minus White's."""
    sides = list(position.board.values())
    return sides.count(Side.BLACK) - sides.count(Side.WHITE)


def attacks_a_player(state: State) -> float:
    """Attacks per player."""
    return len(list(attacks_in(state))) / 2


def full_attacks_a_player(state: State) -> float:
    """Attacks with three allies per player."""
    return sum(attack.allies == ALL_ALLIES for attack in attacks_in(state)) / 2


def surprised_twice(state: State) -> float:
    """The share of the players whose attacks with three allies failed twice or more."""
    failed = [attack.side for attack in attacks_in(state) if attack.allies == ALL_ALLIES and not attack.succeeded]
    return sum(failed.count(side) > 1 for side in SIDES) / 2


def attacked_by_turn_ten(state: State) -> float:
    """Whether there was an attack in turns 1 to 10."""
    return float(any(attack.turn <= 10 for attack in attacks_in(state)))


def first_attack(state: State) -> float | None:
    """The turn of the first attack."""
    return min((attack.turn for attack in attacks_in(state)), default=None)


def combat_later(state: State) -> float:
    """The share of attacks in turns 19 to 30, minus that in turns 11 to 18."""
    return _attacking(state, range(19, 31)) - _attacking(state, range(11, 19))


def _attacking(state: State, turns: range) -> float:
    return len({attack.turn for attack in attacks_in(state)} & set(turns)) / len(turns)


def lone_attacks(state: State) -> float | None:
    """The share of attacks with a single ally."""
    allies = [attack.allies for attack in attacks_in(state)]
    return allies.count(1) / len(allies) if allies else None


def dominated(state: State) -> float:
    assert state.outcome is not None
    return float(state.outcome.reason == "domination")


def margin(state: State) -> float:
    """The absolute final difference of cells."""
    return abs(lead(state.position))


def comeback(state: State) -> float | None:
    """Whether the side behind after 20 turns won; None if neither was behind."""
    assert state.outcome is not None
    before = next((lead(step.before) for step in state.steps if step.before.turn == 20), 0)
    return float((before > 0) != (state.outcome.winner is Side.BLACK)) if before else None


def empty_after_twenty(state: State) -> float:
    """Empty cells after 20 turns."""
    position = next((step.before for step in state.steps if step.before.turn == 20), state.position)
    return position.data[BOARD:].count(EMPTY)


def saved(state: State) -> float:
    """Whether an attack with three allies failed without coins."""
    steps = state.steps
    bare = (n for n, step in enumerate(steps) if step.event is None and step.text.startswith("x"))
    return float(any(not _is_settled(steps, number) for number in bare))


def sacred_in_core(state: State) -> float:
    """The share of the chosen sacred cells that lie in the core."""
    core = state.game.board.regions["core"]
    chosen = [step.text.split()[1] for step in state.steps if step.text.startswith("sacred")]
    return sum(state.game.board.index[name] in core for name in chosen) / len(chosen)


def late_attack_is_best(state: State) -> float | None:
    """Whether an attack is among the best actions two turns before the end of a close game, by enumeration."""
    return _late(state, close=True)


def late_placing_keeps_a_lead(state: State) -> float | None:
    """Whether a placement is among the best actions two turns before the end, if the side to move is well ahead."""
    return _late(state, close=False)


def _late(state: State, *, close: bool) -> float | None:
    turn = state.game.options["turn_limit"] - LAST_TURNS
    for step in state.steps:
        if step.before.turn == turn and step.event is None:
            own = lead(step.before) if step.mover is Side.BLACK else -lead(step.before)
            if (abs(own) > CLOSE) if close else own <= CLOSE:
                return None
            return float(any(text.startswith("x") == close for text in Outlook().best(step.before)))
    return None
