"""The text form of a view: that of a position, with `?` for each value that the viewer may not know.

lifeline size=3 3/4/5/4/3 black 0 phase=second,first_stone=?
"""

from __future__ import annotations

import random

from craton.core.errors import ActionError, TextError
from craton.core.position import Position
from craton.core.text import check_possible, parse_slots, write_position
from craton.core.view import View
from craton.kernel.layout import HIDDEN, OWN


def write_view(view: View) -> str:
    """A view as one line; the viewer is not part of it."""
    return write_position(view.seen)


def read_view(text: str, viewer: str) -> View:
    """The view of a viewer that a text describes; TextError if it is impossible or shows what the viewer cannot see."""
    seen = parse_slots(text)
    try:
        view = View(seen.game, viewer, seen.data, hides=HIDDEN in seen.data[OWN:])
        position = view.sample(random.Random(0)) if view.hides else seen
        _check_filled(position)
        check_possible(position)
        if View.of(position, viewer).seen.data != seen.data:
            raise TextError(f"rest: {viewer} may not know all of this.")
    except ActionError as error:
        raise TextError(str(error)) from None
    except (ValueError, IndexError) as error:
        if isinstance(error, TextError):
            raise
        raise TextError("rest: the hidden values have no possible solution.") from None
    return view


def _check_filled(position: Position) -> None:
    if HIDDEN in position.data[OWN:]:
        raise TextError("rest: a value is hidden that the game never hides.")
