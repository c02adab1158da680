"""A state: a cursor over a line of positions, with push and undo. What most callers hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from craton.core.actions import Incomplete, LegalMoves, Verdict, compact
from craton.core.errors import ActionError
from craton.core.game import Game
from craton.core.position import Outcome, Position
from craton.core.sides import SIDES, Actor, Side
from craton.core.view import View

LONGEST_TURN = 4000


class Step(NamedTuple):
    """One action or one outcome, with the positions around it."""

    before: Position
    after: Position
    code: int
    text: str
    event: str | None
    """For an outcome the event it settles; None for an action."""

    @property
    def mover(self) -> Side | Actor | None:
        return self.before.to_move


class State:
    """A game being played. Positions are immutable; a state moves along a line of them."""

    def __init__(self, game: Game, position: Position | None = None) -> None:
        self.game = game
        self._start = position or game.start()
        self._steps: list[Step] = []
        self._position = self._start

    # What is the case

    @property
    def position(self) -> Position:
        return self._position

    @property
    def start(self) -> Position:
        return self._start

    @property
    def steps(self) -> tuple[Step, ...]:
        """All actions and outcomes so far."""
        return tuple(self._steps)

    @property
    def to_move(self) -> Side | Actor | None:
        """Side.BLACK, Side.WHITE, CHANCE, a seat while komi is being agreed, or None when the game is over."""
        return self._position.to_move

    @property
    def turn(self) -> int:
        """The number of turns taken."""
        return self._position.turn

    @property
    def legal_moves(self) -> LegalMoves:
        return self._position.legal_moves

    @property
    def chance(self) -> Mapping[str, Fraction]:
        """At a chance event its outcomes with exact probabilities, which sum to 1; else empty."""
        return self._position.chance

    @property
    def event(self) -> str | None:
        """The name of the chance event at hand, such as `roll a1` or `xc5`."""
        return self._position.event

    @property
    def outcome(self) -> Outcome | None:
        return self._position.outcome

    @property
    def board(self) -> dict[str, Side]:
        """The stones: cell name -> side."""
        return self._position.board

    def seat(self, side: Side | str) -> Actor:
        """The seat behind a side."""
        black = self._position.seat_of_black
        other = Actor.FIRST if black is Actor.SECOND else Actor.SECOND
        return black if Side(side) is Side.BLACK else other

    @property
    def seat_to_move(self) -> Actor | None:
        """The seat that has to decide; None at a chance event and when the game is over."""
        mover = self.to_move
        if isinstance(mover, Side):
            return self.seat(mover)
        return mover if mover in (Actor.FIRST, Actor.SECOND) else None

    def view(self, viewer: Side | Actor | str | None = None) -> View:
        """What a side, a seat or a `spectator` may know; of the side to move if none is named."""
        if viewer is None:
            viewer = self.to_move if self.to_move not in (None, Actor.CHANCE) else "spectator"
        if viewer in (Actor.FIRST, Actor.SECOND) and self.to_move not in (Actor.FIRST, Actor.SECOND):
            viewer = next(side for side in SIDES if self.seat(side) == viewer)
        return View.of(self._position, str(viewer))

    # What can be done

    def push(self, text: str) -> None:
        """Plays an action (`c3`), an outcome (`4`) or a turn as records write it (`xc5=1+stop`): all or nothing."""
        steps = self._read(text)
        self._steps += steps
        self._position = steps[-1].after

    def push_code(self, action: int) -> None:
        """Plays a legal action by its number."""
        if action not in self._position.legal:
            raise ActionError(f"{action} is not the number of a legal action.")
        text = self.game.definition.notation.write(self.game, action)
        step = Step(self._position, self._position.after(action), action, text, None)
        self._steps.append(step)
        self._position = step.after

    def roll(self, rng: Any) -> str:
        """Draws an outcome of the chance event at hand with the caller's generator, plays it and returns its name."""
        weights = self._position.weights
        if not weights:
            raise ActionError("There is nothing to roll: no chance event is at hand.")
        below = rng.randrange if hasattr(rng, "randrange") else rng.integers
        draw = int(below(sum(weights)))
        number = 0
        while draw >= weights[number]:
            draw -= weights[number]
            number += 1
        step = _outcome_step(self._position, number)
        self._steps.append(step)
        self._position = step.after
        return step.text

    def undo(self) -> str:
        """Takes back the last action or outcome and returns it."""
        if not self._steps:
            raise ActionError("There is nothing to take back.")
        step = self._steps.pop()
        self._position = step.before
        return step.text

    def explain(self, text: str) -> Verdict:
        """Whether a text is a legal action here, the beginning of one, or why not."""
        try:
            steps = self._read(text)
        except Incomplete as missing:
            return Verdict("incomplete", str(missing))
        except ActionError as error:
            return Verdict("illegal", str(error))
        return Verdict("legal", action="+".join(_written(steps)))

    def copy(self) -> State:
        twin = State(self.game, self._start)
        twin._steps = list(self._steps)
        twin._position = self._position
        return twin

    def _read(self, text: str) -> list[Step]:
        if isinstance(text, str) and len(text) > LONGEST_TURN:
            raise ActionError(f"No turn is longer than {LONGEST_TURN} characters.")
        parts = text.split("+") if isinstance(text, str) else [text]
        position = self._position
        steps: list[Step] = []
        for part in parts:
            for step in _read_part(position, part, first=not steps):
                steps.append(step)
                position = step.after
        return steps

    # How it looks

    def to_text(self) -> str:
        """One line that `craton.parse` turns into the same position."""
        from craton.core.text import write_position

        return write_position(self._position)

    def draw(self, *, colour: bool = False) -> str:
        """The board for a terminal."""
        from craton.core.picture import picture_of
        from craton.draw.terminal import draw_text

        return draw_text(picture_of(self._position, self._last()), colour=colour)

    def to_svg(self, *, size: int = 480) -> str:
        from craton.core.picture import picture_of
        from craton.draw.svg import draw_svg

        return draw_svg(picture_of(self._position, self._last()), size=size)

    def _last(self) -> Step | None:
        return self._steps[-1] if self._steps else None

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def __str__(self) -> str:
        return self.draw()

    def __repr__(self) -> str:
        return f"State({self.to_text()!r})"


def _written(steps: list[Step]) -> Iterator[str]:
    texts: list[str] = []
    for step in steps:
        if step.event is None:
            texts.append(step.text)
        elif texts and texts[-1] == step.event:
            texts[-1] += f"={step.text}"
        else:
            texts.append(f"{step.event}={step.text}")
    return iter(texts)


def _read_part(position: Position, part: str, *, first: bool) -> list[Step]:
    """The action, the outcome, or both, that one part of a turn names."""
    mover = position.to_move
    if mover is None:
        raise ActionError(f"The game is over: {position.outcome}.")
    text = compact(part)
    word, equals, result = text.partition("=")
    if mover is Actor.CHANCE:
        event = position.event or ""
        if equals and word != compact(event):
            raise ActionError(f"The event at hand is {event}, not {word}.")
        if word == compact(event) and not equals:
            raise Incomplete(f"The outcome of {event} is missing, such as {event}={next(iter(position.chance))}.")
        if not first and not equals:
            raise ActionError(f"The outcome of {event} is missing; write it as {event}=...")
        return [_outcome_step(position, _read_outcome(position, result if equals else word))]
    game = position.game
    notation = game.definition.notation
    action = notation.read(game, word)
    reason = notation.why_illegal(position, action)
    if reason is not None:
        raise ActionError(f"{reason} {_legal_hint(position)}")
    step = Step(position, position.after(action), action, notation.write(game, action), None)
    if not equals:
        return [step]
    settled = step.after
    if settled.to_move is not Actor.CHANCE or compact(settled.event or "") != word:
        raise ActionError(f"{step.text} throws no die and no coins.")
    return [step, _outcome_step(settled, _read_outcome(settled, result))]


def _read_outcome(position: Position, text: str) -> int:
    names = position.game.definition.notation.outcomes(position)
    if text in names:
        return names.index(text)
    choices = f"{names[0]} to {names[-1]}"
    if text == "" or any(name.startswith(text) for name in names):
        raise Incomplete(f"The outcome of {position.event} is one of {choices}.")
    raise ActionError(f"{text} cannot come of {position.event}; the outcomes are {choices}.")


def _outcome_step(position: Position, number: int) -> Step:
    text = position.game.definition.notation.outcomes(position)[number]
    return Step(position, position.after_outcome(number), number, text, position.event)


def _legal_hint(position: Position, most: int = 8) -> str:
    game = position.game
    names = [game.definition.notation.write(game, code) for code in position.legal[:most]]
    more = len(position.legal) - len(names)
    return f"Legal: {', '.join(names)}{f' and {more} more' if more else ''}."
