"""What a seat has seen of a match: its information state, with perfect recall.

It is the list of steps, each with its mover. A step whose choice is hidden from the seat is written `?`. When something
hidden comes to light, the view follows in brackets, so that what has been seen stays in the text.
"""

from __future__ import annotations

from craton.core.errors import ActionError
from craton.core.position import Position
from craton.core.sides import SEATS, SIDES, Actor
from craton.core.state import State, Step
from craton.core.view import View
from craton.kernel.layout import HIDDEN


def information_state(state: State, seat: Actor | str) -> str:
    """The text of `State.information_state`."""
    if seat not in SEATS:
        raise ActionError(f"A seat is first or second, not {str(seat)!r:.40}.")
    seen = [observed(step, Actor(seat)) for step in state.steps]
    return join_observed(view_of_seat(state.start, Actor(seat)), seen)


def join_observed(start: View, seen: list[str]) -> str:
    """The information state from the view at the start and the observed steps."""
    return "; ".join([start.to_text(), *seen])


def observed(step: Step, seat: Actor) -> str:
    """One step as a seat sees it."""
    before, after = view_of_seat(step.before, seat), view_of_seat(step.after, seat)
    hidden_before, hidden_after = _hidden(before), _hidden(after)
    own = step.before.seat_to_move == seat
    text = step.text if own or not hidden_after - hidden_before else "?"
    shown = f"{step.mover} {text}"
    return f"{shown} [{after.to_text()}]" if hidden_before - hidden_after else shown


def view_of_seat(position: Position, seat: Actor) -> View:
    """The view of the side that a seat plays in a position."""
    if position.to_move in SEATS:
        return View.of(position, str(seat))
    return View.of(position, next(str(side) for side in SIDES if position.seat(side) == seat))


def _hidden(view: View) -> set[int]:
    return {slot for slot, value in enumerate(view.seen.data) if value == HIDDEN}
