"""The text form of a position: one line, FEN-like, for any game with any options in any phase.

    GAME OPTIONS BOARD MOVER TURNS REST
    lifeline size=2,balance=weak 2/1b1/w1 black 2 -

OPTIONS lists the options that differ from their defaults. BOARD gives the rows from the top; numbers stand for runs of
empty cells. TURNS is the number of turns taken. REST holds the game's other non-zero variables as name=value.
"""

from __future__ import annotations

import re

from craton.core import sides
from craton.core.definition import Slot
from craton.core.errors import OptionError, TextError
from craton.core.game import Game, make_game
from craton.core.options import split_options
from craton.core.position import Position
from craton.core.registry import definition
from craton.kernel import layout

FIELDS = ("game", "options", "board", "mover", "turns", "rest")
MOVERS = tuple("over" if mover is None else str(mover) for mover in sides.MOVERS)
WINNERS = ("black", "white", "draw")
MAX_LENGTH = 5000
UNKNOWN = "?"
"""A hidden value in the text of a view."""


def write_position(position: Position) -> str:
    game, data = position.game, position.data
    rest = [f"{slot.name}={slot_value(game, slot, data[slot.index])}" for slot in _slots(game) if data[slot.index]]
    if data[layout.MOVER] == layout.OVER:
        rest.append(f"winner={WINNERS[data[layout.WINNER]]}")
        rest.append(f"reason={game.definition.reasons[data[layout.REASON]]}")
    fields = (
        game.name,
        game.options_text,
        _write_board(game, data),
        MOVERS[data[layout.MOVER]],
        str(data[layout.TURN]),
        ",".join(rest) or "-",
    )
    return " ".join(fields)


def read_position(text: str) -> Position:
    """The position that a text describes; TextError names the field with the mistake."""
    position = parse_slots(text)
    if layout.HIDDEN in position.data[layout.OWN :]:
        raise TextError(f"rest: {UNKNOWN} stands for a hidden value, which only the text of a view may have.")
    check_possible(position)
    return position


def check_possible(position: Position) -> None:
    """Raise TextError if the position cannot occur."""
    problem = position.game.definition.problem(position)
    if problem is not None:
        raise TextError(f"{problem[0]}: {problem[1]}")


def parse_slots(text: str) -> Position:
    """The position that a text describes, which need not be possible and may have hidden values."""
    if not isinstance(text, str):
        raise TextError(f"A position is a text, not {type(text).__name__}.")
    if len(text) > MAX_LENGTH:
        raise TextError(f"A position has at most {MAX_LENGTH} characters, not {len(text)}.")
    parts = text.split()
    if len(parts) != len(FIELDS):
        raise TextError(f"A position has {len(FIELDS)} fields ({' '.join(FIELDS)}), not {len(parts)}.")
    name, options, board, mover, turns, rest = parts
    try:
        game = make_game(definition(name), split_options(options))
    except OptionError as error:
        raise TextError(f"options: {error}") from None
    data = [0] * game.slots
    _read_board(game, board, data)
    if mover not in MOVERS:
        raise TextError(f"mover: {mover[:20]!r} is none of {', '.join(MOVERS)}.")
    data[layout.MOVER] = MOVERS.index(mover)
    data[layout.TURN] = _number("turns", turns)
    _read_rest(game, rest, data)
    data[layout.HASH] = layout.rehash(game.constants, data)
    return Position(game, tuple(data))


def _slots(game: Game) -> tuple[Slot, ...]:
    return (Slot("seats", layout.BLACK_SEAT, ("kept", "swapped")), *game.definition.slots)


def slot_value(game: Game, slot: Slot, value: int) -> str | int:
    """A slot's value as it is shown: the name of a cell, a word or a number; `?` if it is hidden."""
    if value == layout.HIDDEN:
        return UNKNOWN
    return game.board.names[value - 1] if slot.is_cell else slot.words[value] if slot.words else value


def _write_board(game: Game, data: tuple[int, ...]) -> str:
    rows = []
    for row in reversed(game.board.rows):
        glyphs = "".join(game.definition.glyphs.get(data[layout.BOARD + cell], ".") for cell in row)
        rows.append(re.sub(r"\.+", lambda dots: str(len(dots.group())), glyphs))
    return "/".join(rows)


def _read_board(game: Game, text: str, data: list[int]) -> None:
    rows = text.split("/")
    if len(rows) != len(game.board.rows):
        raise TextError(f"board: there must be {len(game.board.rows)} rows, not {len(rows)}.")
    values = {glyph: value for value, glyph in game.definition.glyphs.items()}
    token = re.compile(r"[1-9]\d?|" + "|".join(sorted(map(re.escape, values), key=len, reverse=True)))
    for number, (row, cells) in enumerate(zip(rows, reversed(game.board.rows), strict=True), start=1):
        place = f"board, row {number} from the top"
        at = filled = 0
        while at < len(row):
            found = token.match(row, at)
            if found is None:
                raise TextError(f"{place}: {row[at]!r} is not a stone or a number of empty cells.")
            at = found.end()
            empty = found.group().isdigit()
            width = int(found.group()) if empty else 1
            if filled + width <= len(cells) and not empty:
                data[layout.BOARD + cells[filled]] = values[found.group()]
            filled += width
        if filled != len(cells):
            raise TextError(f"{place}: it describes {filled} cells, but the row has {len(cells)}.")


def _read_rest(game: Game, text: str, data: list[int]) -> None:
    slots = {slot.name: slot for slot in _slots(game)}
    slots["winner"] = Slot("winner", layout.WINNER, WINNERS)
    slots["reason"] = Slot("reason", layout.REASON, game.definition.reasons)
    seen = set()
    for part in text.split(",") if text != "-" else ():
        name, equals, value = part.partition("=")
        if not equals:
            raise TextError(f"rest: {part[:20]!r} is not of the form name=value.")
        slot = slots.get(name)
        if slot is None:
            raise TextError(f"rest: there is no variable {name[:20]!r} in {game.title}.")
        if name in seen:
            raise TextError(f"{name}: it is given twice.")
        seen.add(name)
        data[slot.index] = _read_slot(game, slot, value)
    over = data[layout.MOVER] == layout.OVER
    for name in ("winner", "reason"):
        if over != (name in seen):
            raise TextError(f"{name}: it must be given if the game is over, and only then.")


def _read_slot(game: Game, slot: Slot, value: str) -> int:
    if value == UNKNOWN and slot.index >= layout.OWN:
        return layout.HIDDEN
    if slot.is_cell:
        cell = game.board.index.get(value)
        if cell is None:
            raise TextError(f"{slot.name}: {value[:20]!r} is not a cell of this board.")
        return cell + 1
    if slot.words:
        if value not in slot.words:
            raise TextError(f"{slot.name}: {value[:20]!r} is none of {', '.join(slot.words)}.")
        return slot.words.index(value)
    return _number(slot.name, value)


def _number(place: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 6 and int(text) < layout.HIDDEN):
        raise TextError(f"{place}: {text[:20]!r} is not a number from 0 to {layout.HIDDEN - 1}.")
    return int(text)
