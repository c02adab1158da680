"""Solved openings of Lifeline: who wins after the first turns, and with which komi (docs/solved.md)."""

from __future__ import annotations

from collections.abc import Mapping

from craton.core.position import Position
from craton.core.sides import Side
from craton.games.lifeline.law.rules import PHASE, POINTS, SWAP, TAKE_BLACK, TAKE_COLOUR, TAKE_WHITE

Turn = tuple[str, ...]
"""The cells of a turn, in order of their names."""

WINNING_REPLIES: dict[tuple[str, int], dict[Turn, tuple[Turn, ...]]] = {
    ("strong", 2): {},
    ("weak", 2): {("b2",): (("a1",), ("a2",), ("b1",), ("b3",), ("c1",), ("c2",))},
    ("strong", 3): {
        ("a1", "b3"): (("a2", "d4"), ("b4", "d4"), ("d1", "d4")),
        ("a1", "c4"): (("a3", "b2"), ("b4", "e2")),
        ("a1", "d3"): (("b4", "d1"),),
        ("b2", "d3"): (("b4", "d1"),),
    },
    ("weak", 3): {},
}
"""By balance and size, Black's first turns, up to symmetry, after which White wins, with all of White's turns that do.

Black wins after its other first turns, and after White's other replies.
"""
BLACK_WINS_UP_TO = {2: 12, 3: 3}
"""By size, the largest komi with which Black wins, as far as that is solved."""
WHITE_WINS_FROM = {3: 4}


def solved_actions(position: Position) -> Mapping[int, Side]:
    """The actions whose winner is known: those of White's first turn, with the swap, and the choice of a colour."""
    options, cells = position.game.options, len(position.game.board)
    balance, size = str(options["balance"]), int(options["size"])
    if position.data[PHASE] == TAKE_COLOUR:
        komi_winner = _winner_with_komi(size, position.data[POINTS])
        return {} if komi_winner is None else dict.fromkeys((cells + TAKE_BLACK, cells + TAKE_WHITE), komi_winner)
    if (balance, size) not in WINNING_REPLIES or position.turn != 1 or position.to_move is not Side.WHITE:
        return {}
    found = dict.fromkeys(position.legal, Side.BLACK)
    for symmetry in range(position.game.symmetries):
        image = position.image(symmetry).board
        black, white = (tuple(sorted(cell for cell in image if image[cell] is side)) for side in Side)
        for reply in WINNING_REPLIES[balance, size].get(black, ()):
            found[cells + SWAP] = Side.WHITE
            if set(white) <= set(reply):
                for cell in set(reply) - set(white):
                    found[_before(position, symmetry, cell)] = Side.WHITE
    return {action: winner for action, winner in found.items() if action in position.legal}


def _before(position: Position, symmetry: int, cell: str) -> int:
    """The placement whose image under a symmetry is one on `cell`."""
    game = position.game
    mirror = game.definition.law.mirror_action
    return next(
        action
        for action in range(len(game.board))
        if game.board.names[mirror(game.constants, action, symmetry)] == cell
    )


def _winner_with_komi(size: int, points: int) -> Side | None:
    if points <= BLACK_WINS_UP_TO.get(size, 0):
        return Side.BLACK
    return Side.WHITE if size in WHITE_WINS_FROM and points >= WHITE_WINS_FROM[size] else None
