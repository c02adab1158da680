"""A view: what one side, or a spectator, may know of a position. Hidden information is removed here and only here."""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import Any

from craton.core.actions import LegalMoves
from craton.core.errors import ActionError
from craton.core.game import Game
from craton.core.insight import Insight
from craton.core.position import Position
from craton.core.queries import PositionQueries
from craton.core.sides import SEATS, SIDES, Actor, Side
from craton.kernel.layout import BLACK_SEAT, HASH, SPECTATOR, rehash
from craton.kernel.planes import side_to_move

VIEWERS = ("black", "white", "spectator", "first", "second")


def hide_secrets(game: Game, data: list[int], viewer: str) -> None:
    """Remove what a viewer may not know (data modified in place; its hash is not updated)."""
    number = SIDES.index(Side(viewer)) if viewer in SIDES else SPECTATOR  # a seat is a viewer only while komi is agreed
    game.definition.secrets.hide(game.constants, data, number)


class View(PositionQueries):
    """What a viewer may know of a position. It holds no hidden values, so none can be recovered from it.

    >>> import craton
    >>> state = craton.new("lifeline", size=3)
    >>> _ = state.push("c3")  # Black's first stone of two, hidden until the second is placed
    >>> state.view("black").board, state.view("white").board
    ({'c3': <Side.BLACK: 'black'>}, {})
    >>> view = state.view("white")
    >>> view, view.hides, list(view.legal_moves)
    (<View of lifeline by white>, True, [])
    """

    def __init__(self, game: Game, viewer: str, data: tuple[int, ...], *, hides: bool) -> None:
        self.game = game
        self.viewer = viewer
        self.hides = hides
        """Whether anything is hidden."""
        self._position = Position(game, data)

    @classmethod
    def of(cls, position: Position, viewer: str) -> View:
        """The view of a position by `black`, `white`, `first`, `second` or `spectator`."""
        if viewer not in VIEWERS:
            raise ActionError(f"A viewer is black, white, first, second or spectator, not {viewer!r}.")
        game = position.game
        data = list(position.data)
        if position.to_move is not None:
            hide_secrets(game, data, viewer)
            data[HASH] = rehash(game.constants, data)
        return cls(game, viewer, tuple(data), hides=tuple(data) != position.data)

    @property
    def key(self) -> Hashable:
        """A key that is equal for two positions if and only if the viewer cannot tell them apart."""
        return (self.game.name, self.game.options_text, self.viewer, self._position.data)

    def sample(self, rng: random.Random) -> Position:
        """Draw a full position that looks like this to the viewer, all possibilities equally likely."""
        data = list(self._position.data)
        if self._position.to_move is not None:
            self.game.definition.secrets.fill(self.game, data, rng)
            data[HASH] = rehash(self.game.constants, data)
        return Position(self.game, tuple(data))

    @property
    def seen(self) -> Position:
        """The position with HIDDEN in the slots that the viewer may not know: it can be examined, not played on."""
        return self._position

    @property
    def legal_moves(self) -> LegalMoves:
        """The viewer's own legal actions; empty unless the viewer is to move."""
        return LegalMoves(self.game, self._position.legal if self.viewer == self._position.to_move else ())

    def planes(self, *, by_cell: bool = False) -> Any:
        """What the viewer sees as float32[planes, rows, columns]; `game.features.names` names the planes.

        A spectator sees the stones of the side to move as `own`. by_cell: float32[planes, cells] instead.
        """
        if self.viewer in SIDES:
            side = SIDES.index(Side(self.viewer))
        elif self.viewer in SEATS:
            side = SEATS.index(Actor(self.viewer)) ^ self._position.data[BLACK_SEAT]
        else:
            side = side_to_move(self._position.data)
        return self.game.features.observation(self._position.data, side, by_cell=by_cell)

    def action_mask(self) -> Any:
        """bool[game.action_count]: true for the viewer's own legal actions."""
        return self.game.features.action_mask(self.legal_moves.codes)

    def to_text(self) -> str:
        """The position as one line, with `?` for hidden values; it cannot be parsed if anything is hidden."""
        from craton.core.text import write_position

        return write_position(self._position)

    def insight(self) -> Insight:
        """The game's explanation of the position; it does not depend on hidden information."""
        return self.game.definition.insight(self._position)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<View of {self.game.name} by {self.viewer}>"
