"""The notation of actions and chance events, and why an action is illegal."""

from __future__ import annotations

from craton.core.actions import read_cell
from craton.core.game import Game
from craton.core.position import Position
from craton.core.wording import counted
from craton.games.assault.law import rules
from craton.kernel.layout import BLACK_SEAT, BOARD, CHANCE, EMPTY, MOVER, OVER, TURN

WORDS = ("pass", "swap", "stop", "save", "allow")
PREFIXES = ("", "x", "sacred ")


def write(game: Game, action: int) -> str:
    block, cell = divmod(action, len(game.board))
    return WORDS[cell] if block == rules.WORDS else PREFIXES[block] + game.board.names[cell]


def read(game: Game, text: str) -> int:
    cells = len(game.board)
    if text in WORDS:
        return rules.WORDS * cells + WORDS.index(text)
    for block in (rules.CONSECRATE, rules.ATTACK):
        prefix = PREFIXES[block].strip()
        if text.startswith(prefix):
            return block * cells + read_cell(game, text[len(prefix) :])
    return read_cell(game, text, (*WORDS, "sacred c5"))


def why_illegal(position: Position, action: int) -> str | None:
    game, data = position.game, position.data
    block, cell = divmod(action, len(game.board))
    phase = data[rules.PHASE]
    if data[MOVER] == OVER:
        return "The game is over."
    if data[MOVER] == CHANCE:
        return f"The coins of {event(position)} must be thrown first."
    if phase == rules.CHOOSE:
        return _no_choice(position, cell) if block == rules.CONSECRATE else "Choose your sacred cell first."
    if block == rules.CONSECRATE:
        off = game.options["sacred"] == "off"
        return "This game has no sacred cells." if off else "The sacred cells have been chosen already."
    if phase == rules.DEFEND:
        words = (rules.WORDS * len(game.board) + word for word in (rules.SAVE, rules.ALLOW))
        return None if action in words else "Decide about the attack first: save or allow."
    if phase == rules.BONUS and block != rules.PLACE:
        return "Place your bonus stone on an empty cell now."
    if phase == rules.CHAIN and block != rules.ATTACK and action != rules.WORDS * len(game.board) + rules.STOP:
        return "After a successful attack you may only attack again or stop."
    if block == rules.PLACE:
        return _no_placement(position, cell)
    if block == rules.ATTACK:
        return _no_attack(position, cell)
    return (_no_pass, _no_swap, _no_stop, _no_defence, _no_defence)[cell](position)


def _no_choice(position: Position, cell: int) -> str | None:
    game = position.game
    if game.options["sacred"] == "core" and cell not in game.board.regions["core"]:
        return "The sacred cell must be in the core."
    return None


def _no_placement(position: Position, cell: int) -> str | None:
    value, name = position.data[BOARD + cell], position.game.board.names[cell]
    if value == EMPTY:
        return None
    return f"{name} is flooded." if value == rules.FLOODED else f"{name} is occupied."


def _no_attack(position: Position, cell: int) -> str | None:
    game, owner, name = position.game, position.stone(cell), position.game.board.names[cell]
    if position.data[BOARD + cell] == rules.FLOODED:
        return f"{name} is flooded."
    if owner is None:
        return f"{name} is empty: only an enemy stone can be attacked."
    if owner is position.to_move:
        return f"{name} is your own stone."
    allies = len(_allies(position, cell))
    need = game.options["momentum"]
    if position.data[rules.PHASE] == rules.CHAIN and allies < need:
        needed = counted(need, "ally", "allies")
        return f"A follow-up attack needs {needed} next to the target; {name} has {allies or 'none'}."
    return None if allies else f"An attack needs one of your stones next to the target: {name} has none."


def _no_pass(position: Position) -> str | None:
    cells = range(len(position.game.board))
    if any(_no_placement(position, cell) is None or _no_attack(position, cell) is None for cell in cells):
        return "Passing is not allowed: place a stone or attack."
    return None


def _no_swap(position: Position) -> str | None:
    if not position.game.options["pie"]:
        return "This game has no swap."
    if position.data[BLACK_SEAT]:
        return "The seats have been swapped already."
    return None if position.data[TURN] == 1 else "Only White may swap, as the first action of its first turn."


def _no_stop(position: Position) -> str | None:
    return None if position.data[rules.PHASE] == rules.CHAIN else "Only a chain of attacks can be stopped."


def _no_defence(position: Position) -> str | None:
    return "Only an attack with three allies can be saved or allowed, by the side whose defence is unspent."


def _allies(position: Position, cell: int) -> list[int]:
    """The stones of the side whose turn it is that are next to a cell, in cell order."""
    stone = position.data[TURN] % 2 + 1
    return [near for near in position.game.board.links[cell] if position.data[BOARD + near] == stone]


def event(position: Position) -> str:
    return write(position.game, rules.ATTACK * len(position.game.board) + position.data[rules.TARGET] - 1)


def outcomes(position: Position) -> tuple[str, ...]:
    """One digit for each ally, in cell order; 1 is a success."""
    coins = len(_allies(position, position.data[rules.TARGET] - 1))
    return tuple(f"{number:0{coins}b}" for number in range(2**coins))


def is_numbered(game: Game, action: int) -> bool:
    unnumbered = (rules.SWAP, rules.SAVE, rules.ALLOW)
    block, cell = divmod(action, len(game.board))
    return block != rules.CONSECRATE and not (block == rules.WORDS and cell in unnumbered)
