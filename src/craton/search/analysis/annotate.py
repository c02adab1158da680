"""Annotation of a match: what each action gave away, what would have been better, and the luck of chance events.

Positions are evaluated by `evaluate.SearchValue`, and luck is accounted for by `odds.luck`. An action is compared with
the one that a search of the position before it prefers. Both are judged by the value of the position they lead to,
because the search's own value of an action it hardly visited is unreliable; only a proof is taken as it is. If the
preferred action turns out to lower the value, the search was wrong about it, and the next candidates are examined too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from craton.core.actions import compact
from craton.core.errors import ActionError
from craton.core.insight import number_to_json
from craton.core.position import Position
from craton.core.sides import Actor, Side
from craton.core.state import State
from craton.odds.luck import LedgerEntry, Values, ledger_entries, results
from craton.search.analysis.evaluate import SearchValue
from craton.search.mcts.result import Branch, Candidate, Result, Variation
from craton.search.mcts.search import Stop

INACCURACY = 0.05
MISTAKE = 0.10
BLUNDER = 0.20
"""The loss of win probability from which an action gets a mark."""
MARKS = {BLUNDER: "??", MISTAKE: "?", INACCURACY: "?!"}
GOOD = "!"
"""The best action, if every other one was visited and is a blunder; the closest rivals are evaluated to be sure."""
MAX_RIVALS = 4
"""Maximum number of candidates examined when the preferred action turns out to lower the value."""

Progress = Callable[[int, int], None]
"""Called after each step with the number of steps done and of all steps."""


@dataclass(frozen=True)
class Choice:
    """A played action compared with the best one. Values are the win probability of the seat that decided."""

    value: float
    """The value of the played action."""
    best: str
    best_value: float
    variation: Variation
    """The expected play, beginning with the best action."""
    mark: str
    """`!`, `?!`, `?`, `??` or empty."""

    @property
    def loss(self) -> float:
        return max(0.0, self.best_value - self.value)


@dataclass(frozen=True)
class Assessment:
    """One annotated step of a match."""

    entry: LedgerEntry
    """The change of the first seat's win probability; at a chance event that is luck."""
    choice: Choice | None
    """None at a chance event, and where only one action was legal."""

    @property
    def side(self) -> Side | None:
        """The side that decided; None at a chance event and where a seat decides."""
        mover = self.entry.step.mover
        return mover if isinstance(mover, Side) else None


@dataclass(frozen=True)
class Analysis:
    """The annotated steps of a match, or of its beginning if the analysis was stopped."""

    assessments: tuple[Assessment, ...]
    steps: int
    """The number of steps in the match."""

    @property
    def complete(self) -> bool:
        return len(self.assessments) == self.steps

    @property
    def values(self) -> tuple[float, ...]:
        """The first seat's win probability at the start and after each step."""
        found = [float(one.entry.after) for one in self.assessments]
        return (float(self.assessments[0].entry.before), *found) if found else ()

    def choices(self, seat: Actor | str) -> tuple[Choice, ...]:
        return tuple(one.choice for one in self.assessments if one.choice is not None and one.entry.seat == seat)

    def loss(self, seat: Actor | str) -> float:
        """The mean loss of a seat's decisions."""
        choices = self.choices(seat)
        return sum(choice.loss for choice in choices) / len(choices) if choices else 0.0

    def marks(self, seat: Actor | str) -> Counter[str]:
        return Counter(choice.mark for choice in self.choices(seat) if choice.mark)

    def luck(self, seat: Actor | str) -> float:
        """The luck of a seat; the other seat's is its negative."""
        luck = float(sum(one.entry.change for one in self.assessments if one.entry.is_chance))
        return luck if Actor(seat) is Actor.FIRST else -luck

    def to_json(self) -> dict[str, Any]:
        seats = (Actor.FIRST, Actor.SECOND)
        return {
            "steps": self.steps,
            "complete": self.complete,
            "values": list(self.values),
            "seats": {
                str(seat): {
                    "choices": len(self.choices(seat)),
                    "loss": self.loss(seat),
                    "marks": {mark: self.marks(seat)[mark] for mark in (GOOD, *reversed(MARKS.values()))},
                    "luck": self.luck(seat),
                }
                for seat in seats
            },
            "assessments": [_assessment_to_json(one) for one in self.assessments],
        }


def analyse(
    state: State,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int | None = 0,
    threads: int = 1,
    progress: Progress | None = None,
    stop: Stop | None = None,
) -> Analysis:
    """Annotate the whole line of a state, or its beginning if `stop` returns True.

    The budget is that of each search; a step takes two or three, more at a chance event. Secrets are open: a choice is
    judged by the actual position, not by what its side could know. Reproducible with simulations and one thread.
    seed: None for seeds that depend on the positions alone.
    """
    evaluation = SearchValue(simulations, seconds=seconds, seed=seed, threads=threads, stop=stop or (lambda: False))
    found: list[Assessment] = []
    for one in assessments(state, evaluation):
        if stop is not None and stop():  # this one may come from a search that was cut short
            break
        found.append(one)
        if progress is not None:
            progress(len(found), len(state.steps))
    return Analysis(tuple(found), len(state.steps))


def assessments(state: State, evaluation: SearchValue) -> Iterator[Assessment]:
    """Annotate the steps of a line one by one."""
    if not state.steps:
        raise ActionError("There is nothing to analyse: no action was played.")
    values = Values(evaluation)
    for entry in ledger_entries(state.steps, values):
        yield Assessment(entry, _choice(entry, values, evaluation))


def _choice(entry: LedgerEntry, values: Values, evaluation: SearchValue) -> Choice | None:
    position, played, seat = entry.step.before, entry.step.text, entry.seat
    if seat is None or len(position.legal) < 2:
        return None
    result = evaluation.search(position)
    proven = {candidate.action: candidate.value for candidate in result.candidates if candidate.proven}

    def value(action: str) -> float:
        if action in proven:
            return proven[action]
        return _of_seat(seat, values.of(_after(position, action)).value)

    before, own = _of_seat(seat, entry.before), value(played)
    best, best_value = result.best, value(result.best)
    for candidate in result.candidates[1:MAX_RIVALS]:
        if before - best_value < INACCURACY:
            break
        if value(candidate.action) > best_value:
            best, best_value = candidate.action, value(candidate.action)
    mark = mark_of(best_value - own)
    if played == best == result.best:
        others = _rivals(result)
        if others and all(own - value(rival.action) >= BLUNDER for rival in others):
            mark = GOOD
    variation = result.variation if best == result.best else _continued(position, best, evaluation)
    return Choice(own, best, best_value, variation, mark)


def mark_of(loss: float) -> str:
    """The mark of an action for its loss of win probability."""
    return next((mark for least, mark in MARKS.items() if loss >= least), "")


def _of_seat(seat: Actor, first: Fraction) -> float:
    return float(first if seat is Actor.FIRST else 1 - first)


def _after(position: Position, action: str) -> Position:
    game = position.game
    return position.after(game.definition.notation.read(game, compact(action)))


def _continued(position: Position, action: str, evaluation: SearchValue) -> Variation:
    below = _expected_play(_after(position, action), evaluation, position.seat_to_move)
    return Variation((action, *below.line), below.event, below.branches)


def _rivals(result: Result) -> list[Candidate]:
    """The closest rivals of the best action; none if one is not a blunder, or was never visited."""
    best, *others = result.candidates
    if any(best.value - one.value < BLUNDER or not (one.visits or one.proven) for one in others):
        return []
    return sorted(others, key=lambda one: -one.value)[:MAX_RIVALS]


def prospects(position: Position, evaluation: SearchValue) -> Variation:
    """The pending chance event as a variation: one branch for each result, with the first seat's values."""
    if not position.weights:
        raise ActionError("There is no chance event pending.")
    values, names = Values(evaluation), list(position.chance)
    outcomes: dict[Position, list[str]] = {}
    for number, name in enumerate(names):
        outcomes.setdefault(position.after_outcome(number), []).append(name)
    branches = [
        Branch(
            tuple(outcomes[after]),
            probability,
            float(values.of(after).value),
            _expected_play(after, evaluation, Actor.FIRST),
        )
        for after, probability in results(position).items()
    ]
    return Variation((), position.event, tuple(branches))


def _expected_play(position: Position, evaluation: SearchValue, seat: Actor | None) -> Variation:
    """The expected play from a position, with the values of a seat."""
    if position.outcome is not None or position.weights:
        return Variation((), position.event)
    variation = evaluation.search(position).variation
    return variation if position.seat_to_move is seat else _for_other_seat(variation)


def _for_other_seat(variation: Variation) -> Variation:
    branches = [
        replace(branch, value=1 - branch.value, variation=_for_other_seat(branch.variation))
        for branch in variation.branches
    ]
    return replace(variation, branches=tuple(branches))


def variation_to_json(variation: Variation) -> dict[str, Any]:
    return {
        "line": list(variation.line),
        "event": variation.event,
        "branches": [
            {
                "outcomes": list(branch.outcomes),
                "probability": number_to_json(branch.probability),
                "value": branch.value,
                "variation": variation_to_json(branch.variation),
            }
            for branch in variation.branches
        ],
    }


def result_to_json(result: Result) -> dict[str, Any]:
    return {
        "best": result.best,
        "value": result.value,
        "exact": result.exact,
        "simulations": result.simulations,
        "candidates": [
            {"action": one.action, "visits": one.visits, "value": one.value, "proven": one.proven}
            for one in result.candidates
        ],
        "variation": variation_to_json(result.variation),
    }


def _assessment_to_json(one: Assessment) -> dict[str, Any]:
    entry, choice = one.entry, one.choice
    found: dict[str, Any] = {
        "turn": entry.turn,
        "seat": str(entry.seat) if entry.seat is not None else None,
        "side": str(one.side) if one.side is not None else None,
        "event": entry.step.event,
        "text": entry.step.text,
        "before": float(entry.before),
        "after": float(entry.after),
    }
    if entry.probability is not None:
        luck = float(entry.change)
        found |= {
            "probability": number_to_json(entry.probability),
            "luck": {"first": luck, "second": -luck},
            "exact": entry.exact,
        }
    if choice is not None:
        found |= {
            "value": choice.value,
            "best": choice.best,
            "best_value": choice.best_value,
            "loss": choice.loss,
            "mark": choice.mark,
            "variation": variation_to_json(choice.variation),
        }
    return found
