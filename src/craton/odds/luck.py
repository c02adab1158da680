"""Luck and skill: who owes a result to the dice, and who to decisions.

A position's worth is the first seat's chance to win, draws counting half; seats and not sides, because a swap exchanges
sides. It is known exactly when the game is over and wherever the game says so; a chance event is worth the expectation
over its outcomes; all else is worth what an evaluation says. Then every step of a match changes the worth, and

    end = start + luck + skill of the first seat - skill of the second seat (+ correction)

holds exactly, whatever the evaluation. Luck is what an outcome brings over the expectation before it: over all outcomes
its mean is zero. Skill is what a decision changes: never above zero if the evaluation were perfect. Where so many
events follow each other that they cannot all be worked out, the evaluation is asked at an event itself, and the
correction is what its answer differs from the expectation; else it is zero.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple, TypeVar

from craton.core.position import Position, Score
from craton.core.sides import SIDES, Actor, Side
from craton.core.state import State, Step
from craton.kernel.layout import BLACK_SEAT
from craton.odds.joint import JointScores

Evaluation = Callable[[Position], Fraction | float]
"""The first seat's chance to win, from 0 to 1. Asked only of positions that are not over; rarely of chance events."""

MOST = 64
"""The positions behind a chance event, and the events that follow it at once, that are evaluated at most."""

Number = TypeVar("Number", Fraction, float)

RESULT = {Side.BLACK: Fraction(1), Side.WHITE: Fraction(0), None: Fraction(1, 2)}


class Worth(NamedTuple):
    value: Fraction
    exact: bool
    """Whether no evaluation was needed."""


class Values:
    """The worth of positions, each worked out once."""

    def __init__(self, evaluation: Evaluation, *, most: int = MOST) -> None:
        self._evaluation = evaluation
        self._most = most
        self._known: dict[Position, Worth] = {}

    def of(self, position: Position) -> Worth:
        """A decision without a choice is worth what it leads to."""
        passed = []
        while position not in self._known and len(position.legal) == 1:
            passed.append(position)
            position = position.after(position.legal[0])
        worth = self._known.get(position) or self._work_out(position)
        for known in (position, *passed):
            self._known[known] = worth
        return worth

    def expectation(self, position: Position) -> Worth:
        """Over the outcomes of the chance event at hand."""
        parts = [(probability, self.of(after)) for after, probability in results(position).items()]
        value = sum((probability * worth.value for probability, worth in parts), Fraction(0))
        return Worth(value, all(worth.exact for _, worth in parts))

    def _work_out(self, position: Position) -> Worth:
        outcome = position.outcome
        if outcome is not None:
            return Worth(to_first_seat(position, RESULT[outcome.winner]), True)
        exact = position.game.definition.exact_value(position)
        if exact is not None:
            return Worth(to_first_seat(position, exact), True)
        if position.weights and self._is_short(position):
            return self.expectation(position)
        return Worth(Fraction(self._evaluation(position)), False)

    def _is_short(self, position: Position) -> bool:
        """Whether what chance alone can lead to is little enough to be worked out."""
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
    """The positions that a chance event leads to, outcomes that lead to the same one taken together."""
    found: dict[Position, Fraction] = {}
    total = sum(position.weights)
    for number, weight in enumerate(position.weights):
        after = position.after_outcome(number)
        found[after] = found.get(after, Fraction(0)) + Fraction(weight, total)
    return found


@dataclass(frozen=True)
class Entry:
    """What one step changed, in the first seat's chance to win."""

    step: Step
    before: Fraction
    """The worth of the position before it."""
    expected: Fraction
    """The expectation over all outcomes; for a decision the same as `before`."""
    after: Fraction
    exact: bool
    """Whether all these numbers are exact, rather than an evaluation's."""
    seat: Actor | None
    """Who decided; None for chance."""
    turn: int | None
    """The number of the turn it belongs to; None where it belongs to none, as a roll that no action caused."""
    probability: Fraction | None = None
    """For chance: of this outcome and all that lead to the same position."""

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
    """The account of a match, or of its beginning."""

    start: Fraction
    entries: tuple[Entry, ...]

    @property
    def end(self) -> Fraction:
        """The result (1, 1/2 or 0 for the first seat) or, if the match is not over, what it is worth now."""
        return self.entries[-1].after if self.entries else self.start

    @property
    def chance(self) -> tuple[Entry, ...]:
        return tuple(entry for entry in self.entries if entry.is_chance)

    @property
    def correction(self) -> Fraction:
        return sum((entry.correction for entry in self.entries), Fraction(0))

    def luck(self, seat: Actor | str) -> Fraction:
        """What chance brought a seat; the other seat's is the opposite."""
        return _signed(seat, sum((entry.change for entry in self.chance), Fraction(0)))

    def skill(self, seat: Actor | str) -> Fraction:
        """What a seat's own decisions brought it."""
        own = (entry.change for entry in self.entries if entry.seat == seat)
        return _signed(seat, sum(own, Fraction(0)))


def ledger(match: State | Iterable[Step], evaluation: Evaluation, *, most: int = MOST) -> Ledger:
    """The account of a state's whole line, or of some steps that follow each other."""
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
    """One after the other: evaluations may take their time."""
    cause: Step | None = None
    for step in steps:
        before, after = values.of(step.before), values.of(step.after)
        if step.event is None:
            cause = step
            exact = before.exact and after.exact
            turn = _turn(step)
            yield Entry(step, before.value, before.value, after.value, exact, _seat(step), turn)
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
    """What could be expected when chance began to decide the points, and what came."""

    odds: JointScores
    came: Score | None
    """None before the end."""


def expected_scores(steps: Iterable[Step]) -> Scores | None:
    """For games that leave the points to chance in the end; None for others, or before that."""
    found: Scores | None = None
    last: Position | None = None
    for step in steps:
        last = step.after
        if found is None and step.event is not None:
            found = _expected_at(step.before)
    if found is None or last is None or last.outcome is None:
        return found
    return Scores(found.odds, last.outcome.score)


def _expected_at(position: Position) -> Scores | None:
    definition = position.game.definition
    if definition.exact_value(position) is None:
        return None
    scores = definition.final_scores(position)
    return Scores(JointScores(scores), None) if scores is not None else None


def _turn(step: Step) -> int | None:
    game = step.before.game
    return step.before.turn + 1 if game.definition.notation.is_numbered(game, step.code) else None


def _seat(step: Step) -> Actor:
    mover = step.mover
    if isinstance(mover, Side):
        seats = (Actor.FIRST, Actor.SECOND)
        return seats[SIDES.index(mover) ^ step.before.data[BLACK_SEAT]]
    assert mover is not None
    return mover


def _signed(seat: Actor | str, value: Fraction) -> Fraction:
    return value if Actor(seat) is Actor.FIRST else -value


def to_first_seat(position: Position, black: Number) -> Number:
    """Black's chance to win as the first seat's."""
    return 1 - black if position.data[BLACK_SEAT] else black
