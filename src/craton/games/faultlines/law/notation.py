"""The notation of actions and chance events, and why an action is illegal."""

from __future__ import annotations

from craton.core.actions import read_cell
from craton.core.errors import ActionError
from craton.core.game import Game
from craton.core.position import Position
from craton.games.faultlines.law import rules
from craton.games.faultlines.law.groups import find_groups
from craton.kernel.layout import BLACK, BLACK_SEAT, BOARD, EMPTY, MOVER, TURN

WORDS = {
    "pass": rules.PASS,
    "swap": rules.SWAP,
    "seal-play": rules.SEAL_PLAY,
    "seal-pass": rules.SEAL_PASS,
    "decline": rules.DECLINE,
}
TEXTS = {code: word for word, code in WORDS.items()}


def write(game: Game, action: int) -> str:
    kind, cell = divmod(action, len(game.board))
    if kind >= 3:
        return TEXTS[action - 3 * len(game.board)]
    name = game.board.names[cell]
    return (name, f"{name}*", f"salvage {name}")[kind]


def read(game: Game, text: str) -> int:
    cells = len(game.board)
    if text in WORDS:
        return 3 * cells + WORDS[text]
    if text.startswith("salvage"):
        return 2 * cells + read_cell(game, text[len("salvage") :])
    if text.endswith("*"):
        if text == "*":
            raise ActionError("A Keystone is written as its cell with an asterisk, such as e5*.")
        return cells + read_cell(game, text[:-1])
    return read_cell(game, text, (*WORDS, "salvage e5"))


def why_illegal(position: Position, action: int) -> str | None:
    game, data = position.game, position.data
    cells, phase = len(game.board), data[rules.PHASE]
    kind, cell = divmod(action, cells)
    word = action - 3 * cells
    if phase == rules.SEALING:
        return (
            None if word in (rules.SEAL_PLAY, rules.SEAL_PASS) else "Seal play or pass first: seal-play or seal-pass."
        )
    if phase == rules.SALVAGE:
        return _no_salvage(position, kind, cell, word)
    if kind == 2 or word == rules.DECLINE:
        return "There is nothing to salvage: none of your groups has just failed."
    if word in (rules.SEAL_PLAY, rules.SEAL_PASS):
        return "There is nothing to seal now."
    if word == rules.SWAP:
        return _no_swap(position)
    if word == rules.PASS:
        if phase == rules.PLACE and game.options["sealed"] and data[TURN] >= 2:
            return "You have sealed play, so you must place a stone."
        return None
    if data[BOARD + cell] != EMPTY:
        return f"{game.board.names[cell]} is occupied."
    if kind == 1 and not game.options["keystone"]:
        return "This game has no Keystones."
    if kind == 1 and data[rules.SPENT + data[MOVER]]:
        return "Your Keystone is spent: each side has one per game."
    return None


def _no_salvage(position: Position, kind: int, cell: int, word: int) -> str | None:
    if word == rules.DECLINE:
        return None
    if kind != 2:
        return "Your group has failed: salvage one of its stones or decline."
    if cell in find_groups(position).at(position.data[rules.FOCUS] - 1).cells:
        return None
    return f"{position.game.board.names[cell]} is not a stone of the group that failed."


def _no_swap(position: Position) -> str | None:
    data = position.data
    if not position.game.options["pie"]:
        return "This game has no swap."
    if data[rules.PHASE] != rules.PLACE or data[TURN] != 1 or data[MOVER] == BLACK:
        return "Only White may swap, as the first action of its first turn."
    if data[BLACK_SEAT]:
        return "The seats have been swapped already."
    return "There is nothing to swap: Black has passed." if data[rules.PASSED] else None


def event(position: Position) -> str:
    data, names = position.data, position.game.board.names
    if data[rules.PHASE] == rules.SAVE:
        return f"salvage {names[data[rules.PICK] - 1]}"
    return f"roll {names[data[rules.FOCUS] - 1]}"


def outcomes(position: Position) -> tuple[str, ...]:
    return tuple(str(face + 1) for face in range(position.game.options["die"]))


def is_numbered(game: Game, action: int) -> bool:
    return action < 2 * len(game.board) or action - 3 * len(game.board) == rules.PASS
