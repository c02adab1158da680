"""Checks for impossible positions of Lifeline."""

from __future__ import annotations

from craton.core.position import Position
from craton.core.wording import counted
from craton.games.lifeline.law import rules
from craton.kernel.layout import BLACK_SEAT, BOARD, CAP, DRAW, FIRST, MOVER, OVER, REASON, SECOND, TURN, WINNER

Problem = tuple[str, str] | None

SPENDING = 6  # the number of turns after which White can first have spent a point


def problem(position: Position) -> Problem:
    data, options = position.data, position.game.options
    phase, mover, turn = data[rules.PHASE], data[MOVER], data[TURN]
    cap = CAP * len(position.game.board)
    if turn > cap or (turn == cap and mover != OVER):
        return "turns", f"the game ends after {cap} turns."
    if options["balance"] == "komi":
        if data[rules.POINTS] == 0 and phase == rules.PLACE and turn < SPENDING:
            return "points", "the komi that was named remains until White can spend it."
        if data[rules.POINTS] > options["komi_max"]:
            return "points", f"the komi is at most {options['komi_max']}."
    elif data[rules.POINTS] or phase in (rules.NAME_KOMI, rules.TAKE_COLOUR):
        return "phase", "there is komi only with balance=komi."
    if phase in (rules.NAME_KOMI, rules.TAKE_COLOUR):
        return _negotiation_problem(position)
    if mover in (FIRST, SECOND):
        return "mover", "a seat is to move only while komi is being agreed."
    if mover == OVER:
        return _end_problem(position)
    if mover != turn % 2:
        return "mover", f"after {counted(turn, 'turn')} the other side is to move."
    return _opening_problem(position) or _board_problem(position)


def _negotiation_problem(position: Position) -> Problem:
    data = position.data
    naming = data[rules.PHASE] == rules.NAME_KOMI
    if data[MOVER] != (FIRST if naming else SECOND):
        return "mover", "the first player names the komi, the second player takes a colour."
    if naming == bool(data[rules.POINTS]):
        return "points", "komi is set if and only if it has been named."
    if data[TURN] or any(data[BOARD:]) or data[BLACK_SEAT] or data[rules.FIRST_STONE]:
        return "board", "nothing has been played while komi is being agreed."
    return None


def _end_problem(position: Position) -> Problem:
    data = position.data
    if data[rules.PHASE] != rules.PLACE or data[rules.FIRST_STONE]:
        return "phase", "a game does not end within a turn."
    if data[REASON] == rules.MOVE_CAP:
        if data[WINNER] != DRAW or data[TURN] != CAP * len(position.game.board):
            return "reason", "a game is drawn by the move cap only when that many turns have been taken."
        return _board_problem(position)
    loser = data[TURN] % 2
    if data[WINNER] != 1 - loser:
        return "winner", "the side that placed last has won."
    work = [0] * position.game.work_size
    if data[TURN] < (2 if position.game.options["balance"] == "strong" else 4):
        return "turns", "the game cannot have ended this early."
    if rules.mark_reach(position.game.constants, list(data), loser, work):
        return "mover", "the side to move can still place a stone."
    return _board_problem(position)


def _opening_problem(position: Position) -> Problem:
    data, strong = position.data, position.game.options["balance"] == "strong"
    turn, paired = data[TURN], data[rules.PHASE] == rules.SECOND_STONE
    if data[BLACK_SEAT] and not turn and position.game.options["balance"] != "komi":
        return "seats", "a swap comes after Black's first turn."
    if paired != bool(data[rules.FIRST_STONE]):
        return "first_stone", "it must be named while its pair is unfinished, and not otherwise."
    if paired and (not strong or turn > 1 or data[BOARD + data[rules.FIRST_STONE] - 1] != data[MOVER] + 1):
        return "first_stone", "it is a stone of the side to move, in its first turn with balance=strong."
    stones = [data[BOARD:].count(1), data[BOARD:].count(2)]
    if strong and turn < 2:
        expected = [2 if turn else 0, 0]
        expected[data[MOVER]] += paired
    elif not strong and turn < 4:
        expected = [(turn + 1) // 2, turn // 2]
    else:
        return None
    if stones != expected:
        return "board", f"after {counted(turn, 'turn')} Black has {expected[0]} and White {expected[1]} stones."
    return None


def _board_problem(position: Position) -> Problem:
    game, data = position.game, position.data
    if data[TURN] < (1 if game.options["balance"] == "strong" else 4):
        return None  # nothing has been judged yet
    board = list(data)
    if data[rules.FIRST_STONE]:
        board[BOARD + data[rules.FIRST_STONE] - 1] = 0
    work = [0] * game.work_size
    if rules.remove_dead(game.constants, list(board), 0, work) or rules.remove_dead(
        game.constants, list(board), 1, work
    ):
        return "board", "dead groups are removed at the end of a turn."
    if data[MOVER] != OVER and not position.legal:
        return "mover", "the side to move has no legal placement, so the game is over."
    return None
