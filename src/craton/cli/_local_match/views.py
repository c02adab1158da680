"""What the screen may show of a local match: the position, the steps, the last move, and choices that were opened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from craton.cli._local_match.match import LocalMatch
from craton.core.picture import CELL_NAME, picture_of
from craton.core.position import Position
from craton.core.sides import SIDES, Side
from craton.core.state import State, Step
from craton.core.view import View
from craton.draw.picture import Picture
from craton.kernel.layout import HASH
from craton.server.matches.secrecy import hidden_slots, is_only_choice, view_of

HIDDEN_TEXT = "(secret)"


def view(match: LocalMatch) -> View:
    """The position as the screen may show it; nothing is hidden when the match is over."""
    position = match.state.position
    if match.is_over:
        return View(position.game, match.viewer, position.data, hides=False)
    return view_of(position, match.viewer)


def shown(match: LocalMatch) -> State | View:
    """The state, or the view if anything is hidden."""
    found = view(match)
    return found if found.hides else match.state


def picture(match: LocalMatch) -> Picture:
    """The visible position with the last visible move marked."""
    return replace(picture_of(view(match).seen, last_visible(match)), caption=match.describe())


def last_visible(match: LocalMatch) -> Step | None:
    """The last step that names a cell and that the viewer may see, with positions as the viewer sees them."""
    steps, viewer = match.state.steps, match.viewer
    pairs = zip(reversed(steps), reversed(visible(match)), strict=True)
    step = next((step for step, flag in pairs if flag and CELL_NAME.search(step.event or step.text)), None)
    if step is None or not match.state.game.hides or match.is_over:
        return step
    return step._replace(before=view_of(step.before, viewer).seen, after=view_of(step.after, viewer).seen)


def visible(match: LocalMatch) -> list[bool]:
    """For each step, whether the viewer may see it by now."""
    return [when is not None for when in _revelations(match)]


def opened(match: LocalMatch, since: int) -> list[Step]:
    """The choices that were secret when they were made and have been revealed by a step from number `since` on.

    If that step completed a series of choices, it is the last of them.
    """
    steps = match.state.steps
    revealed = [
        (at, when) for at, when in enumerate(_revelations(match)) if when is not None and when > at and when >= since
    ]
    completed = revealed[-1][0] + 1 if revealed and revealed[-1] == (revealed[-1][1] - 1, revealed[-1][1]) else None
    return [steps[at] for at, _ in revealed] + ([] if completed is None else [steps[completed]])


def opened_text(steps: Sequence[Step]) -> str:
    """`Opened: Black seal-play, White seal-pass.`"""
    return f"Opened: {', '.join(f'{str(step.mover).capitalize()} {step.text}' for step in steps)}." if steps else ""


def _revelations(match: LocalMatch) -> list[int | None]:
    """For each step the number of the step after which the viewer may see it; None if that is still to come."""
    steps = match.state.steps
    if not match.state.game.hides:
        return list(range(len(steps)))
    hidden = [hidden_slots(step.after, match.viewer) for step in steps]
    found: list[int | None] = []
    for at, step in enumerate(steps):
        changed = _changed_slots(step.before, step.after) & hidden[at]
        when = next((later for later in range(at, len(steps)) if not changed & hidden[later]), None)
        if when is not None and when > at and not _is_shown(steps[at : when + 1], changed):
            when = None
        if when is None and match.is_over:
            when = len(steps) - 1
        found.append(when)
    return found


def _changed_slots(before: Position, after: Position) -> frozenset[int]:
    pairs = enumerate(zip(before.data, after.data, strict=True))
    return frozenset(slot for slot, (old, new) in pairs if old != new and slot != HASH)


def _is_shown(steps: Sequence[Step], slots: frozenset[int]) -> bool:
    """Whether the last step shows the first: a slot has kept its value, or nothing else can have been chosen."""
    first, *following = steps
    now = steps[-1].after
    if any(now.data[slot] == first.after.data[slot] for slot in slots):
        return True
    codes = [(step.code, step.event is not None) for step in following]
    return is_only_choice(first.before, first.code, codes, now)


def swap_text(match: LocalMatch, step: Step) -> str:
    """`You are White now.` after a step that exchanged the seats' sides; otherwise nothing."""
    if step.before.seat_of_black is step.after.seat_of_black:
        return ""
    people = match.people
    if len(people) == 1:
        return f"The sides are swapped: you are {_side_name(match.side_of(people[0]))} now."
    names = [f"{match.name(step.after.seat(side))} is {_side_name(side)}" for side in SIDES]
    return f"The sides are swapped: {' and '.join(names)} now."


def _side_name(side: Side) -> str:
    return str(side).capitalize()


def score_sheet(match: LocalMatch) -> list[str]:
    """The steps as lines: turn, side and text; what is secret is not shown."""
    flags = visible(match)
    lines, last = [], None
    for step, flag in zip(match.state.steps, flags, strict=True):
        text = step.text if step.event is None else f"{step.event}={step.text}"
        key = (step.before.turn + 1, step.mover)
        number = f"{key[0]}." if key != last and step.event is None else ""
        sign = {Side.BLACK: "●", Side.WHITE: "○"}.get(step.mover, " ") if isinstance(step.mover, Side) else " "
        lines.append(f"{number:>4} {sign} {text if flag else HIDDEN_TEXT}")
        last = key
    return lines
