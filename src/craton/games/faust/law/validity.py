"""Checks for impossible positions of Faust."""

from __future__ import annotations

from craton.core.position import Position
from craton.core.wording import counted
from craton.games.faust.law import rules
from craton.kernel.layout import (
    BLACK_SEAT,
    BLACK_STONE,
    BOARD,
    CAP,
    CHANCE,
    DRAW,
    FIRST,
    MOVER,
    OVER,
    REASON,
    SECOND,
    TURN,
    WHITE_STONE,
    WINNER,
)

Problem = tuple[str, str] | None


def problem(position: Position) -> Problem:
    data = position.data
    mover, turn = data[MOVER], data[TURN]
    cap = CAP * len(position.game.board)
    if turn > cap or (turn == cap and mover != OVER):
        return "turns", f"the game ends after {cap} turns."
    if mover in (CHANCE, FIRST, SECOND):
        return "mover", "only Black or White can be to move."
    if mover not in (turn % 2, OVER):
        return "mover", f"after {counted(turn, 'turn')} the other side is to move."
    if data[BLACK_SEAT] and not position.game.options["pie"]:
        return "seats", "there is no swap without the pie rule."
    if data[BLACK_SEAT] and turn == 0:
        return "seats", "a swap comes after Black's first turn."
    discs = [data[BOARD:].count(BLACK_STONE), data[BOARD:].count(WHITE_STONE)]
    return _end_problem(position, discs) if mover == OVER else _board_problem(turn, discs)


def _board_problem(turn: int, discs: list[int]) -> Problem:
    if turn <= 2:
        expected = [(turn + 1) // 2, turn // 2]  # nothing can be captured this early
        if discs != expected:
            return "board", f"after {counted(turn, 'turn')} Black has {expected[0]} and White {expected[1]} discs."
    if sum(discs) > turn:
        return "board", f"there are more discs than the {turn} turns can have placed."
    if turn > 2 and 0 in discs:
        return "mover", "a side has no disc left, so the game is over."
    return None


def _end_problem(position: Position, discs: list[int]) -> Problem:
    data = position.data
    turn = data[TURN]
    if data[REASON] == rules.MOVE_CAP:
        if data[WINNER] != DRAW or turn != CAP * len(position.game.board):
            return "reason", "a game is drawn by the move cap only when that many turns have been taken."
        return _board_problem(turn, discs)
    if turn < 2 or data[WINNER] != (turn - 1) % 2:
        return "winner", "the side that moved last has won."
    if discs[data[WINNER]] == 0 or discs[1 - data[WINNER]]:
        return "winner", "the winner has discs, and the loser has none."
    if sum(discs) >= turn:  # the last turn was a capture
        return "board", f"there are more discs than {turn - 1} turns can have placed."
    return None
