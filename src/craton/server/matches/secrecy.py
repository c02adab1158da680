"""Seats, sides and views of a position, and which steps of a match a viewer may not see yet.

A step is concealed from a viewer if the game's view hides something that the step changed. It is revealed as soon as
none of that is hidden any more and the position shows it: a slot still has the value that the step gave it, or no other
choice could have led to this position. Otherwise the choice has been lost rather than revealed (as by a swap that voids
secret choices), and it stays concealed until the match is over.
"""

from __future__ import annotations

from collections.abc import Sequence

from craton.core.definition import NoSecrets
from craton.core.game import Game
from craton.core.position import Position
from craton.core.sides import SIDES, Actor, Side
from craton.core.view import View, hide_secrets
from craton.kernel.layout import HASH

SPECTATOR = "spectator"
VIEWERS = ("first", "second", SPECTATOR)


def has_secrets(game: Game) -> bool:
    return not isinstance(game.definition.secrets, NoSecrets)


def side_of(position: Position, seat: str) -> Side:
    return SIDES[0] if position.seat_of_black == seat else SIDES[1]


def view_of(position: Position, viewer: str) -> View:
    """What a seat or a spectator may know of a position."""
    return View.of(position, _name_of(position, viewer))


def _name_of(position: Position, viewer: str) -> str:
    """The viewer as the game's rules know it: by side, except while komi is being agreed."""
    if viewer != SPECTATOR and position.to_move not in (Actor.FIRST, Actor.SECOND):
        return str(side_of(position, viewer))
    return viewer


def hidden_slots(position: Position, viewer: str) -> frozenset[int]:
    """The slots that differ between a position and what a viewer may know of it.

    The same as comparing with `view_of`, without the view's hash, which takes much longer than the rest.
    """
    game = position.game
    if position.to_move is None or not has_secrets(game):
        return frozenset()
    seen = list(position.data)
    hide_secrets(game, seen, _name_of(position, viewer))
    if seen == list(position.data):
        return frozenset()
    pairs = enumerate(zip(position.data, seen, strict=True))
    return frozenset(slot for slot, (real, shown) in pairs if real != shown and slot != HASH)


def is_only_choice(before: Position, code: int, following: Sequence[tuple[int, bool]], now: Position) -> bool:
    """Whether no choice but `code` could have led to `now` by the steps that followed.

    following: the code of each step, and whether it is an outcome.
    """
    return not any(other != code and _leads_to(before.after(other), following, now) for other in before.legal)


def _leads_to(position: Position, following: Sequence[tuple[int, bool]], now: Position) -> bool:
    for code, is_outcome in following:
        if is_outcome:
            if code >= len(position.weights):
                return False
            position = position.after_outcome(code)
        elif code in position.legal:
            position = position.after(code)
        else:
            return False
    return position == now
