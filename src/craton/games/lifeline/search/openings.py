"""Solved openings of Lifeline: who wins after Black's first turn, and with which komi (docs/solved.md)."""

from __future__ import annotations

from collections.abc import Mapping

from craton.core.position import Position
from craton.core.sides import Side
from craton.games.lifeline.law.rules import PHASE, POINTS, SWAP, TAKE_BLACK, TAKE_COLOUR, TAKE_WHITE

WHITE_WINS_AFTER: dict[tuple[str, int], tuple[tuple[str, ...], ...]] = {
    ("strong", 2): (),
    ("weak", 2): (("b2",),),
    ("strong", 3): (("a1", "b3"), ("a1", "c4"), ("a1", "d3"), ("b2", "d3")),
    ("weak", 3): (),
}
"""By balance and size, Black's first turns, up to symmetry, after which White wins; Black wins after the others."""
BLACK_WINS_UP_TO = {2: 12, 3: 3}
"""By size, the largest komi with which Black wins, as far as that is solved."""
WHITE_WINS_FROM = {3: 4}


def solved_actions(position: Position) -> Mapping[int, Side]:
    """The actions that settle the seats (swap, black, white), with the side that wins after them, if that is known."""
    options, cells = position.game.options, len(position.game.board)
    balance, size = str(options["balance"]), int(options["size"])
    if position.data[PHASE] == TAKE_COLOUR:
        komi_winner = _winner_with_komi(size, position.data[POINTS])
        return {} if komi_winner is None else dict.fromkeys((cells + TAKE_BLACK, cells + TAKE_WHITE), komi_winner)
    if (balance, size) not in WHITE_WINS_AFTER or position.turn != 1 or cells + SWAP not in position.legal:
        return {}
    images = {tuple(sorted(position.image(symmetry).board)) for symmetry in range(position.game.symmetries)}
    return {cells + SWAP: Side.BLACK if images.isdisjoint(WHITE_WINS_AFTER[balance, size]) else Side.WHITE}


def _winner_with_komi(size: int, points: int) -> Side | None:
    if points <= BLACK_WINS_UP_TO.get(size, 0):
        return Side.BLACK
    return Side.WHITE if size in WHITE_WINS_FROM and points >= WHITE_WINS_FROM[size] else None
