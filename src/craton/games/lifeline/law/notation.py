"""Notation of Lifeline's actions, and explanations of illegal ones."""

from __future__ import annotations

from craton.core.actions import Incomplete, read_cell
from craton.core.errors import ActionError
from craton.core.game import Game
from craton.core.position import Position
from craton.games.lifeline.law import rules
from craton.kernel.layout import BLACK_SEAT, BOARD, EMPTY, MOVER, TURN, WHITE

WORDS = {"swap": rules.SWAP, "spend": rules.SPEND, "black": rules.TAKE_BLACK, "white": rules.TAKE_WHITE}
TEXTS = {code: word for word, code in WORDS.items()}


def write(game: Game, action: int) -> str:
    cells = len(game.board)
    if action < cells:
        return game.board.names[action]
    return TEXTS.get(action - cells) or f"komi {action - cells - rules.NAME}"


def read(game: Game, text: str) -> int:
    cells = len(game.board)
    if text in WORDS:
        return cells + WORDS[text]
    if text.startswith("komi"):
        number = text[4:]
        if number == "":
            raise Incomplete("Name the number of points, such as komi 3.")
        if not (number.isascii() and number.isdigit() and len(number) < 4 and 1 <= int(number) <= 99):
            raise ActionError(f"A komi is a number from 1 to {game.options['komi_max']}.")
        return cells + rules.NAME + int(number)
    return read_cell(game, text, (*WORDS, "komi 3"))


def why_illegal(position: Position, action: int) -> str | None:
    game, data = position.game, position.data
    cells, phase = len(game.board), data[rules.PHASE]
    code = action - cells
    if phase == rules.NAME_KOMI:
        if code <= rules.NAME:
            return "The first player names a komi now."
        return (
            f"The komi is at most {game.options['komi_max']}." if code - rules.NAME > game.options["komi_max"] else None
        )
    if phase == rules.TAKE_COLOUR:
        return None if code in (rules.TAKE_BLACK, rules.TAKE_WHITE) else "The second player takes black or white now."
    if code > rules.NAME or code in (rules.TAKE_BLACK, rules.TAKE_WHITE):
        return "There is no komi to agree on now."
    if code == rules.SWAP:
        return _no_swap(position)
    if code == rules.SPEND:
        return _no_spending(position)
    return _no_placement(position, action)


def _no_swap(position: Position) -> str | None:
    data = position.data
    if position.game.options["balance"] == "komi":
        return "With komi there is no swap."
    if data[MOVER] != WHITE or data[TURN] != 1 or data[rules.PHASE] != rules.PLACE:
        return "Only White may swap, as the first action of its first turn."
    return "The seats have been swapped already." if data[BLACK_SEAT] else None


def _no_spending(position: Position) -> str | None:
    data = position.data
    if data[MOVER] != WHITE or data[rules.POINTS] == 0:
        return "Only White can spend komi, and only while it has some."
    if data[TURN] < 4:
        return "Komi can be spent only once four stones have been placed."
    if all(_no_placement(position, cell) for cell in range(len(position.game.board))):
        return "Komi can be spent only by a side that could place a stone."
    return None


def _no_placement(position: Position, cell: int) -> str | None:
    """The rulebook's own test, applied literally: a placing turn must change the board."""
    game, data = position.game, position.data
    name = game.board.names[cell]
    if data[BOARD + cell] != EMPTY:
        return f"{name} is occupied."
    if data[rules.PHASE] == rules.SECOND_STONE:
        first = data[rules.FIRST_STONE] - 1
        if _pair_changes(position, first, cell):
            return None
        return f"{game.board.names[first]}+{name} would change nothing: neighbours are one group, and it dies at once."
    if game.options["balance"] == "strong" and data[TURN] < 2:
        others = (other for other in range(len(game.board)) if other != cell and data[BOARD + other] == EMPTY)
        if any(_pair_changes(position, cell, other) for other in others):
            return None
        return f"A first stone on {name} would leave no legal second one."
    after = position.after(cell).data
    if after[BOARD:] == data[BOARD:]:
        return f"This placement would change nothing: no empty path leads from {name} to a group of yours."
    return None


def _pair_changes(position: Position, first: int, second: int) -> bool:
    game = position.game
    data = list(position.data)
    data[BOARD + first] = EMPTY
    work = [0] * game.work_size
    return bool(rules.pair_changes(game.constants, data, data[MOVER], first, second, work))


def event(position: Position) -> str:
    return ""


def outcomes(position: Position) -> tuple[str, ...]:
    return ()


def is_numbered(game: Game, action: int) -> bool:
    return action < len(game.board) or action - len(game.board) == rules.SPEND
