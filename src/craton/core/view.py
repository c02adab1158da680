"""A view: what one side, or a spectator, may know of a position. Hidden information is removed here and only here."""

from __future__ import annotations

import random
from collections.abc import Hashable, Mapping
from fractions import Fraction

from craton.core.actions import LegalMoves
from craton.core.errors import ActionError
from craton.core.game import Game
from craton.core.insight import Insight
from craton.core.position import Outcome, Position
from craton.core.sides import Actor, Side
from craton.kernel.layout import HASH, rehash

VIEWERS = ("black", "white", "spectator", "first", "second")


class View:
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
        self._masked = Position(game, data)

    @classmethod
    def of(cls, position: Position, viewer: str) -> View:
        """The view of a position by `black`, `white`, `first`, `second` or `spectator`."""
        if viewer not in VIEWERS:
            raise ActionError(f"A viewer is black, white, first, second or spectator, not {viewer!r}.")
        game = position.game
        data = list(position.data)
        if position.to_move is not None:
            game.definition.secrets.hide(game, data, viewer)
            data[HASH] = rehash(game.constants, data)
        return cls(game, viewer, tuple(data), hides=tuple(data) != position.data)

    @property
    def key(self) -> Hashable:
        """A key that is equal for two positions if and only if the viewer cannot tell them apart."""
        return (self.game.name, self.game.options_text, self.viewer, self._masked.data)

    def sample(self, rng: random.Random) -> Position:
        """Draw a full position that looks like this to the viewer, all possibilities equally likely."""
        data = list(self._masked.data)
        if self._masked.to_move is not None:
            self.game.definition.secrets.fill(self.game, data, rng)
            data[HASH] = rehash(self.game.constants, data)
        return Position(self.game, tuple(data))

    @property
    def seen(self) -> Position:
        """The position with HIDDEN in the slots that the viewer may not know: it can be examined, not played on."""
        return self._masked

    @property
    def to_move(self) -> Side | Actor | None:
        """Side.BLACK, Side.WHITE, CHANCE, a seat while komi is being agreed, or None when the game is over."""
        return self._masked.to_move

    @property
    def turn(self) -> int:
        """The number of turns taken."""
        return self._masked.turn

    @property
    def legal_moves(self) -> LegalMoves:
        """The viewer's own legal actions; empty unless the viewer is to move."""
        return LegalMoves(self.game, self._masked.legal if self.viewer == self._masked.to_move else ())

    @property
    def board(self) -> dict[str, Side]:
        """The stones visible to the viewer: cell name -> side."""
        return self._masked.board

    @property
    def chance(self) -> Mapping[str, Fraction]:
        """The pending chance event's outcomes with their exact probabilities; empty if there is none."""
        return self._masked.chance

    @property
    def event(self) -> str | None:
        """The name of the pending chance event; None if there is none."""
        return self._masked.event

    @property
    def outcome(self) -> Outcome | None:
        """The result of the game; None while it is not over."""
        return self._masked.outcome

    def insight(self) -> Insight:
        """The game's explanation of the position; it does not depend on hidden information."""
        return self.game.definition.insight(self._masked)

    def draw(self, *, colour: bool = False) -> str:
        """The board for a terminal."""
        from craton.core.picture import picture_of
        from craton.draw.terminal import draw_text

        return draw_text(picture_of(self._masked, None), colour=colour)

    def to_svg(self, *, size: int = 480) -> str:
        """The board as an SVG picture, `size` pixels wide."""
        from craton.core.picture import picture_of
        from craton.draw.svg import draw_svg

        return draw_svg(picture_of(self._masked, None), size=size)

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __str__(self) -> str:
        return self.draw()

    def __repr__(self) -> str:
        return f"<View of {self.game.name} by {self.viewer}>"
