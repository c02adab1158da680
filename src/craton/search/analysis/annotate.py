"""Looking back on a match: what each action gave away, what would have been better, and what chance did.

Every position is worth what `evaluate.SearchValue` says, and the account of luck is that of `odds.luck`. An action is
held against the one that a search from the position before it prefers. Both are judged by the same measure, the worth
of the position that each leads to: what the search itself says of an action it hardly tried would not do. Only where
it has a proof, that counts. And where a position loses worth although the preferred action is played, the search was
wrong about it, so the next candidates are looked at as well.
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
from craton.odds.luck import Entry, Values, entries, results
from craton.search.analysis.evaluate import SearchValue
from craton.search.mcts.result import Branch, Candidate, Result, Variation
from craton.search.mcts.search import Stop
from craton.search.solve.steps import seat_of

INACCURACY = 0.05
MISTAKE = 0.10
BLUNDER = 0.20
"""The win probability that an action gives away, from which it gets a mark."""
MARKS = {BLUNDER: "??", MISTAKE: "?", INACCURACY: "?!"}
GOOD = "!"
"""The best action, where every other one was tried and is a blunder; those that come closest are looked at again."""
CONTENDERS = 4
"""Where what the search prefers does not keep its promise, others are looked at, so many in all."""

Progress = Callable[[int, int], None]
"""Is told after each step how many are done and how many there are."""


@dataclass(frozen=True)
class Choice:
    """An action beside the best one. Values are the win probability of the seat that decided."""

    value: float
    """Of the action that was played."""
    best: str
    best_value: float
    variation: Variation
    """What is expected to follow, begun with the best action."""
    mark: str
    """`!`, `?!`, `?`, `??` or nothing."""

    @property
    def loss(self) -> float:
        return max(0.0, self.best_value - self.value)


@dataclass(frozen=True)
class Assessment:
    """One step of a match."""

    entry: Entry
    """What it changed, in the first seat's chance to win; for chance that is luck."""
    choice: Choice | None
    """None for chance, and where there was but one legal action."""

    @property
    def side(self) -> Side | None:
        """The side that decided; None for chance and where seats decide."""
        mover = self.entry.step.mover
        return mover if isinstance(mover, Side) else None


@dataclass(frozen=True)
class Analysis:
    """The steps of a match, or of its beginning."""

    assessments: tuple[Assessment, ...]
    steps: int
    """How many steps the match has."""

    @property
    def complete(self) -> bool:
        return len(self.assessments) == self.steps

    @property
    def values(self) -> tuple[float, ...]:
        """The first seat's chance to win, at the start and after each step."""
        found = [float(one.entry.after) for one in self.assessments]
        return (float(self.assessments[0].entry.before), *found) if found else ()

    def choices(self, seat: Actor | str) -> tuple[Choice, ...]:
        return tuple(one.choice for one in self.assessments if one.choice is not None and one.entry.seat == seat)

    def loss(self, seat: Actor | str) -> float:
        """What a seat's decision gave away on average."""
        choices = self.choices(seat)
        return sum(choice.loss for choice in choices) / len(choices) if choices else 0.0

    def marks(self, seat: Actor | str) -> Counter[str]:
        return Counter(choice.mark for choice in self.choices(seat) if choice.mark)

    def luck(self, seat: Actor | str) -> float:
        """What chance brought a seat; the other seat's is the opposite."""
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
    seed: int = 0,
    threads: int = 1,
    progress: Progress | None = None,
    stop: Stop | None = None,
) -> Analysis:
    """Assesses a state's whole line, as far as it comes before `stop` says so.

    The budget is for each search; a step takes two to three, more at a chance event. Secrets are open: a choice is
    judged by what was the case, not by what its side could know. The same each time with simulations and one thread.
    """
    evaluation = SearchValue(simulations, seconds=seconds, seed=seed, threads=threads, stop=stop or (lambda: False))
    found: list[Assessment] = []
    for one in assessments(state, evaluation):
        if stop is not None and stop():  # it may be the work of a search that was cut short
            break
        found.append(one)
        if progress is not None:
            progress(len(found), len(state.steps))
    return Analysis(tuple(found), len(state.steps))


def assessments(state: State, evaluation: SearchValue) -> Iterator[Assessment]:
    """One after the other: each takes its time."""
    if not state.steps:
        raise ActionError("There is nothing to analyse: no action was played.")
    values = Values(evaluation)
    for entry in entries(state.steps, values):
        yield Assessment(entry, _choice(entry, values, evaluation))


def _choice(entry: Entry, values: Values, evaluation: SearchValue) -> Choice | None:
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
    for candidate in result.candidates[1:CONTENDERS]:
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
    """The mark of an action that gives away so much win probability."""
    return next((mark for least, mark in MARKS.items() if loss >= least), "")


def _of_seat(seat: Actor, first: Fraction) -> float:
    return float(first if seat is Actor.FIRST else 1 - first)


def _after(position: Position, action: str) -> Position:
    game = position.game
    return position.after(game.definition.notation.read(game, compact(action)))


def _continued(position: Position, action: str, evaluation: SearchValue) -> Variation:
    below = _expected_play(_after(position, action), evaluation, seat_of(position.data))
    return Variation((action, *below.line), below.event, below.branches)


def _rivals(result: Result) -> list[Candidate]:
    """What could come close to the best action after all; nothing is said if something does, or was never tried."""
    best, *others = result.candidates
    if any(best.value - one.value < BLUNDER or not (one.visits or one.proven) for one in others):
        return []
    return sorted(others, key=lambda one: -one.value)[:CONTENDERS]


def prospects(position: Position, evaluation: SearchValue) -> Variation:
    """What a chance event may bring: one branch for each result, with the first seat's values."""
    if not position.weights:
        raise ActionError("There is no chance event at hand.")
    values, names = Values(evaluation), list(position.chance)
    outcomes: dict[Position, list[str]] = {}
    for number, name in enumerate(names):
        outcomes.setdefault(position.after_outcome(number), []).append(name)
    branches = [
        Branch(tuple(outcomes[after]), probability, float(values.of(after).value), _expected_play(after, evaluation, 0))
        for after, probability in results(position).items()
    ]
    return Variation((), position.event, tuple(branches))


def _expected_play(position: Position, evaluation: SearchValue, seat: int) -> Variation:
    """What is expected to follow, with the values of a seat (0 or 1)."""
    if position.outcome is not None or position.weights:
        return Variation((), position.event)
    variation = evaluation.search(position).variation
    return variation if seat_of(position.data) == seat else _for_the_other(variation)


def _for_the_other(variation: Variation) -> Variation:
    branches = [
        replace(branch, value=1 - branch.value, variation=_for_the_other(branch.variation))
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
