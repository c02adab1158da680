"""Luck and skill: how much of a result is due to chance, and how much to decisions.

The value of a position is the first seat's probability of winning, a draw counting half (seats rather than sides,
because a swap exchanges the sides). It is exact when the game is over and wherever the game's `exact_value` knows it.
The value of a chance event is the expectation over its outcomes. All other values come from an evaluation. Every step
of a match changes the value, and

    end = start + luck + skill of the first seat - skill of the second seat (+ correction)

holds exactly for any evaluation. Luck is the value after an outcome minus the expectation before it, so its mean over
all outcomes is zero. Skill is the change of value by a decision; with a perfect evaluation it is never positive. Where
too many chance events follow each other to be expanded, the evaluation is applied to the event itself, and the
correction is the difference between that and the expectation; otherwise the correction is zero.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple, TypeVar

from craton.core.position import Position, Score
from craton.core.sides import Actor, Side
from craton.core.state import State, Step
from craton.kernel.layout import BLACK_SEAT, BLACK_STONE, BOARD, WHITE_STONE
from craton.odds.scores import JointScores

Evaluation = Callable[[Position], Fraction | float]
"""The first seat's probability of winning. Called only for positions that are not over, rarely for chance events."""

MOST = 64
"""Positions that a chance event is expanded into at most, counting the events that follow directly."""

Number = TypeVar("Number", Fraction, float)

RESULT = {Side.BLACK: Fraction(1), Side.WHITE: Fraction(0), None: Fraction(1, 2)}


class Valuation(NamedTuple):
    """The value of a position, and whether it is exact or involves an evaluation."""

    value: Fraction
    exact: bool


class Values:
    """The values of positions, each computed once."""

    def __init__(self, evaluation: Evaluation, *, most: int = MOST) -> None:
        self._evaluation = evaluation
        self._most = most
        self._known: dict[Position, Valuation] = {}

    def of(self, position: Position) -> Valuation:
        """The value of a position; a position with one legal action has the value of what follows."""
        passed = []
        while position not in self._known and len(position.legal) == 1:
            passed.append(position)
            position = position.after(position.legal[0])
        found = self._known.get(position) or self._compute(position)
        for known in (position, *passed):
            self._known[known] = found
        return found

    def expectation(self, position: Position) -> Valuation:
        """The expected value over the outcomes of the pending chance event."""
        parts = [(probability, self.of(after)) for after, probability in results(position).items()]
        value = sum((probability * found.value for probability, found in parts), Fraction(0))
        return Valuation(value, all(found.exact for _, found in parts))

    def _compute(self, position: Position) -> Valuation:
        outcome = position.outcome
        if outcome is not None:
            return Valuation(to_first_seat(position, RESULT[outcome.winner]), True)
        exact = position.game.definition.exact_value(position)
        if exact is not None:
            return Valuation(to_first_seat(position, exact), True)
        if position.weights and self._is_short(position):
            return self.expectation(position)
        return Valuation(Fraction(self._evaluation(position)), False)

    def _is_short(self, position: Position) -> bool:
        """Whether chance alone leads to few enough positions to expand them all."""
        seen, edge = {position}, [position]
        while edge:
            for after in results(edge.pop()):
                if after not in seen:
                    seen.add(after)
                    if after.weights and position.game.definition.exact_value(after) is None:
                        edge.append(after)
            if len(seen) > self._most:
                return False
        return True


def results(position: Position) -> dict[Position, Fraction]:
    """The positions that a chance event leads to, with their probabilities; equal positions are merged."""
    found: dict[Position, Fraction] = {}
    total = sum(position.weights)
    for number, weight in enumerate(position.weights):
        after = position.after_outcome(number)
        found[after] = found.get(after, Fraction(0)) + Fraction(weight, total)
    return found


@dataclass(frozen=True)
class Entry:
    """How one step changed the value."""

    step: Step
    before: Fraction
    """The value of the position before the step."""
    expected: Fraction
    """The expectation over all outcomes; the same as `before` for a decision."""
    after: Fraction
    exact: bool
    """Whether all three values are exact."""
    seat: Actor | None
    """The seat that decided; None for chance."""
    turn: int | None
    """The number of the turn it belongs to; None if there is none, as for a roll that no action caused."""
    probability: Fraction | None = None
    """For chance, the probability of the position after it; None for a decision."""

    @property
    def is_chance(self) -> bool:
        return self.seat is None

    @property
    def change(self) -> Fraction:
        return self.after - self.expected

    @property
    def correction(self) -> Fraction:
        return self.expected - self.before


@dataclass(frozen=True)
class Ledger:
    """Luck and skill of a match, or of the beginning of one, step by step."""

    start: Fraction
    entries: tuple[Entry, ...]

    @property
    def end(self) -> Fraction:
        """The result (1, 1/2 or 0 for the first seat) or, if the match is not over, the current value."""
        return self.entries[-1].after if self.entries else self.start

    @property
    def chance(self) -> tuple[Entry, ...]:
        """The entries of chance events."""
        return tuple(entry for entry in self.entries if entry.is_chance)

    @property
    def correction(self) -> Fraction:
        return sum((entry.correction for entry in self.entries), Fraction(0))

    def luck(self, seat: Actor | str) -> Fraction:
        """The sum of all changes by chance, from a seat's point of view."""
        return _signed(seat, sum((entry.change for entry in self.chance), Fraction(0)))

    def skill(self, seat: Actor | str) -> Fraction:
        """The sum of all changes by a seat's own decisions, from its point of view."""
        own = (entry.change for entry in self.entries if entry.seat == seat)
        return _signed(seat, sum(own, Fraction(0)))


def ledger(match: State | Iterable[Step], evaluation: Evaluation, *, most: int = MOST) -> Ledger:
    """The luck and skill of a state's whole history, or of consecutive steps.

    >>> import craton
    >>> state = craton.new("faultlines", size=3)
    >>> _ = state.push("a1+c1+a2+pass+pass+roll a1=2+roll c1=6")
    >>> found = ledger(state, material)
    >>> found.start, found.luck("first"), found.end
    (Fraction(1, 2), Fraction(2, 3), Fraction(1, 1))
    """
    steps = match.steps if isinstance(match, State) else tuple(match)
    values = Values(evaluation, most=most)
    if isinstance(match, State):
        start = match.start
    elif steps:
        start = steps[0].before
    else:
        raise ValueError("a ledger needs a state or at least one step")
    return Ledger(values.of(start).value, tuple(entries(steps, values)))


def entries(steps: Iterable[Step], values: Values) -> Iterator[Entry]:
    """Yield the entries one by one, because evaluations may be slow."""
    cause: Step | None = None
    for step in steps:
        before, after = values.of(step.before), values.of(step.after)
        if step.event is None:
            cause = step
            exact = before.exact and after.exact
            turn = _turn(step)
            yield Entry(step, before.value, before.value, after.value, exact, step.before.seat_to_move, turn)
            continue
        expected = values.expectation(step.before)
        turn = _turn(cause) if cause is not None and cause.text == step.event else None
        yield Entry(
            step,
            before.value,
            expected.value,
            after.value,
            before.exact and expected.exact and after.exact,
            None,
            turn,
            results(step.before)[step.after],
        )


@dataclass(frozen=True)
class Scores:
    """The distribution of the scores when chance began to decide them, and the final score."""

    odds: JointScores
    came: Score | None
    """The final score; None before the end."""


def expected_scores(steps: Iterable[Step]) -> Scores | None:
    """The scores expected at the first event from which chance alone decides them; None if there is none."""
    found: Scores | None = None
    last: Position | None = None
    for step in steps:
        last = step.after
        definition = step.before.game.definition
        if found is None and step.event is not None and definition.exact_value(step.before) is not None:
            scores = definition.final_scores(step.before)
            found = Scores(JointScores(scores), None) if scores is not None else None
    if found is None or last is None or last.outcome is None:
        return found
    return Scores(found.odds, last.outcome.score)


def _turn(step: Step) -> int | None:
    game = step.before.game
    return step.before.turn + 1 if game.definition.notation.is_numbered(game, step.code) else None


def _signed(seat: Actor | str, value: Fraction) -> Fraction:
    return value if Actor(seat) is Actor.FIRST else -value


def to_first_seat(position: Position, black: Number) -> Number:
    """Turn Black's probability of winning into the first seat's."""
    return 1 - black if position.data[BLACK_SEAT] else black


def material(position: Position) -> Fraction:
    """An evaluation without search: the game's own estimate or, without one, the lead in stones.

    The lead counts as a share of all stones plus one, so that it never equals a win.
    """
    black = position.game.definition.estimate(position)
    if black is None:
        colours = [value & 3 for value in position.data[BOARD:]]
        own, other = colours.count(BLACK_STONE), colours.count(WHITE_STONE)
        black = Fraction(1, 2) + Fraction(own - other, 2 * (own + other + 1))
    return to_first_seat(position, black)
