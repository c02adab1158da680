"""A state: a position with its history, push and undo. This is the object that most callers use."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from craton.core.actions import Incomplete, LegalMoves, Verdict, compact
from craton.core.errors import ActionError
from craton.core.game import Game
from craton.core.position import Position
from craton.core.queries import PositionQueries
from craton.core.sides import SEATS, SIDES, Actor, Side
from craton.core.view import View

MAX_TURN_LENGTH = 4000


class Step(NamedTuple):
    """One action, or one outcome of a chance event, with the positions before and after it."""

    before: Position
    after: Position
    code: int
    text: str
    event: str | None
    """For an outcome, the name of its chance event; None for an action."""

    @property
    def mover(self) -> Side | Actor | None:
        """The side, seat or chance that was to move."""
        return self.before.to_move


class State(PositionQueries):
    """A game being played: a position, the steps that led to it, `push` and `undo`.

    >>> import craton
    >>> state = craton.new("lifeline", size=3, balance="weak")
    >>> state.to_move, len(state.legal_moves), "c3" in state.legal_moves
    (<Side.BLACK: 'black'>, 19, True)
    >>> state.push("c3").text
    'c3'
    >>> state.board
    {'c3': <Side.BLACK: 'black'>}
    >>> state.to_text()
    'lifeline size=3,balance=weak 3/4/2b2/4/3 white 1 -'
    >>> state.explain("c3").reason
    'c3 is occupied. Legal: a1, a2, a3, b1, b2, b3, b4, c1 and 11 more.'

    Two states are equal if they have the same game, the same start and the same steps. States change, so they cannot be
    hashed; `state.position` can.

    >>> twin = state.copy()
    >>> twin == state, twin.undo(), twin == state
    (True, 'c3', False)

    At a chance event, `chance` holds the exact probabilities, and `push` takes an outcome.

    >>> state = craton.new("faultlines", size=3)
    >>> state.push("a1+pass+pass").text
    'pass'
    >>> state.event, state.chance["6"], state.push("6").event
    ('roll a1', Fraction(1, 6), 'roll a1')
    >>> print(state.outcome)
    white (fewer-stones) 0-0
    """

    def __init__(self, game: Game, position: Position | None = None) -> None:
        self.game = game
        self._start = position or game.start()
        self._steps: list[Step] = []
        self._position = self._start

    @classmethod
    def after_steps(cls, start: Position, steps: Sequence[Step]) -> State:
        """The state after steps that are known to be legal: the rules are not applied again."""
        state = cls(start.game, start)
        if steps:
            state._play(*steps)
        return state

    # Queries

    @property
    def position(self) -> Position:
        """The current position."""
        return self._position

    @property
    def start(self) -> Position:
        """The position before the first step."""
        return self._start

    @property
    def steps(self) -> tuple[Step, ...]:
        """All actions and outcomes so far."""
        return tuple(self._steps)

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal actions as a sequence of texts; empty at a chance event and when the game is over."""
        return self._position.legal_moves

    def seat(self, side: Side | str) -> Actor:
        """The seat that plays a side."""
        return self._position.seat(side)

    @property
    def seat_to_move(self) -> Actor | None:
        """The seat that has to decide; None at a chance event and when the game is over."""
        return self._position.seat_to_move

    def action_mask(self) -> Any:
        """bool[game.action_count]: true for legal actions."""
        return self._position.action_mask()

    def information_state(self, seat: Actor | str) -> str:
        """Everything that a seat has seen so far, as text: equal for two histories if and only if it cannot tell them
        apart.
        """
        from craton.core.information import information_state

        return information_state(self, seat)

    def view(self, viewer: Side | Actor | str | None = None) -> View:
        """What a side, a seat or a `spectator` may know; by default the side or seat to move."""
        if viewer is None:
            viewer = self.to_move if self.to_move not in (None, Actor.CHANCE) else "spectator"
        if viewer in SEATS and self.to_move not in SEATS:
            viewer = next(side for side in SIDES if self.seat(side) == viewer)
        return View.of(self._position, str(viewer))

    # Play

    def push(self, text: str) -> Step:
        """Play an action (`c3`), an outcome (`4`) or a whole turn as records write it (`xc5=1+stop`).

        Returns the step, which is the last one of a turn. On ActionError nothing is played.
        """
        return self._play(*self._read(text))

    def push_code(self, action: int) -> Step:
        """Play a legal action by its number and return the step."""
        if action not in self._position.legal:
            raise ActionError(f"{action} is not the number of a legal action.")
        text = self.game.definition.notation.write(self.game, action)
        return self._play(Step(self._position, self._position.after(action), action, text, None))

    def roll(self, rng: Any) -> str:
        """Draw an outcome of the pending chance event, play it and return its name.

        rng: a generator from `random` or NumPy.
        """
        weights = self._position.weights
        if not weights:
            raise ActionError("There is nothing to roll: no chance event is pending.")
        below = rng.randrange if hasattr(rng, "randrange") else rng.integers
        draw = int(below(sum(weights)))
        number = 0
        while draw >= weights[number]:
            draw -= weights[number]
            number += 1
        return self._play(_outcome_step(self._position, number)).text

    def undo(self) -> str:
        """Take back the last action or outcome and return its text."""
        if not self._steps:
            raise ActionError("There is nothing to take back.")
        step = self._steps.pop()
        self._position = step.before
        return step.text

    def explain(self, text: str) -> Verdict:
        """Return whether a text is legal here, incomplete or illegal, and why."""
        try:
            steps = self._read(text)
        except Incomplete as missing:
            return Verdict("incomplete", str(missing))
        except ActionError as error:
            return Verdict("illegal", str(error))
        return Verdict("legal", action=_written(steps))

    def copy(self) -> State:
        """An independent state with the same history; `copy.copy(state)` does the same."""
        twin = State(self.game, self._start)
        twin._steps = list(self._steps)
        twin._position = self._position
        return twin

    __copy__ = copy

    def _play(self, *steps: Step) -> Step:
        self._steps += steps
        self._position = steps[-1].after
        return steps[-1]

    def _read(self, text: str) -> list[Step]:
        if isinstance(text, str) and len(text) > MAX_TURN_LENGTH:
            raise ActionError(f"No turn is longer than {MAX_TURN_LENGTH} characters.")
        parts = text.split("+") if isinstance(text, str) else [text]
        position = self._position
        steps: list[Step] = []
        for part in parts:
            for step in _read_part(position, part, first=not steps):
                steps.append(step)
                position = step.after
        return steps

    # Output

    def to_text(self) -> str:
        """The position as one line that `craton.parse` reads; the history is not part of it."""
        from craton.core.text import write_position

        return write_position(self._position)

    def _last(self) -> Step | None:
        return self._steps[-1] if self._steps else None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        # The start and the numbers of all steps determine every position in between.
        return self._start == other._start and [s.code for s in self._steps] == [s.code for s in other._steps]

    __hash__ = None  # type: ignore[assignment]  # a state changes; its position can be hashed

    def __repr__(self) -> str:
        return f"State({self.to_text()!r})"


@lru_cache(maxsize=4096)
def names_an_action(game: Game, event: str) -> bool:
    """Whether a chance event is named after the action that caused it, such as `xc5` but not `roll a1`."""
    try:
        game.definition.notation.read(game, compact(event))
    except ActionError:
        return False
    return True


def _written(steps: list[Step]) -> str:
    texts: list[str] = []
    for step in steps:
        if step.event is None:
            texts.append(step.text)
        elif texts and "=" not in texts[-1] and names_an_action(step.before.game, step.event):
            texts[-1] += f"={step.text}"
        else:
            texts.append(f"{step.event}={step.text}")
    return "+".join(texts)


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
            raise ActionError(f"The pending event is {event}, not {word}.")
        if word == compact(event) and not equals:
            raise Incomplete(f"Add the outcome of {event}, such as {event}={next(iter(position.chance))}.")
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
    pending = step.after
    if pending.to_move is not Actor.CHANCE or not names_an_action(game, pending.event or ""):
        raise ActionError(f"{step.text} causes no chance event, so it takes no outcome.")
    return [step, _outcome_step(pending, _read_outcome(pending, result))]


def _read_outcome(position: Position, text: str) -> int:
    names = position.game.definition.notation.outcomes(position)
    if text in names:
        return names.index(text)
    choices = f"{names[0]} to {names[-1]}"
    if text == "" or any(name.startswith(text) for name in names):
        raise Incomplete(f"The outcome of {position.event} is one of {choices}.")
    raise ActionError(f"{text} is not an outcome of {position.event}; the outcomes are {choices}.")


def _outcome_step(position: Position, number: int) -> Step:
    text = position.game.definition.notation.outcomes(position)[number]
    return Step(position, position.after_outcome(number), number, text, position.event)


def _legal_hint(position: Position, most: int = 8) -> str:
    game = position.game
    names = [game.definition.notation.write(game, code) for code in position.legal[:most]]
    more = len(position.legal) - len(names)
    return f"Legal: {', '.join(names)}{f' and {more} more' if more else ''}."
