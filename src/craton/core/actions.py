"""Reading actions: what all games' notations share, and the verdict on a text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from craton.core.errors import ActionError
from craton.core.game import Game

LONGEST = 60


class Incomplete(ActionError):
    """The text is the beginning of an action; the message says what is missing."""


@dataclass(frozen=True)
class Verdict:
    """What `explain` says of a text. True if it is legal."""

    status: Literal["legal", "incomplete", "illegal"]
    reason: str = ""
    action: str = ""

    def __bool__(self) -> bool:
        return self.status == "legal"

    def __str__(self) -> str:
        return f"{self.status}: {self.reason}" if self.reason else f"{self.status}: {self.action}"


class LegalMoves:
    """Legal actions, as texts. `in` is as forgiving as `push`."""

    def __init__(self, game: Game, codes: tuple[int, ...]) -> None:
        self._game = game
        self.codes = codes

    def __len__(self) -> int:
        return len(self.codes)

    def __iter__(self) -> Iterator[str]:
        return (self._game.definition.notation.write(self._game, code) for code in self.codes)

    def __contains__(self, text: object) -> bool:
        try:
            return (
                isinstance(text, str) and self._game.definition.notation.read(self._game, compact(text)) in self.codes
            )
        except ActionError:
            return False

    def __repr__(self) -> str:
        return f"<LegalMoves ({', '.join(self)})>"


def compact(text: str) -> str:
    """The text without spaces and capitals."""
    if not isinstance(text, str):
        raise ActionError(f"An action is a text such as 'c3', not {type(text).__name__}.")
    if len(text) > LONGEST:
        raise ActionError(f"No action is longer than {LONGEST} characters.")
    return "".join(text.split()).lower()


def read_cell(game: Game, text: str, words: Iterable[str] = ()) -> int:
    """The cell that a compact text names; `words` are actions that could have been begun instead."""
    cell = game.board.index.get(text)
    if cell is not None:
        return cell
    if text == "":
        raise Incomplete("A cell is missing, such as " + game.board.names[0] + ".")
    if len(text) == 1 and any(name.startswith(text) for name in game.board.names):
        raise Incomplete(f"The number behind {text} is missing.")
    begun = [word for word in words if compact(word).startswith(text)]
    if begun:
        raise Incomplete(f"{text} is the beginning of {' or '.join(begun)}.")
    shown = text if text.isprintable() else ascii(text)
    if text[0].isascii() and text[0].isalpha() and text[1:].isascii() and text[1:].isdigit():
        raise ActionError(f"There is no cell {shown} on this board; it has {_extent(game)}.")
    raise ActionError(f"{shown} is not an action of {game.title}.")


def _extent(game: Game) -> str:
    board = game.board
    if board.kind == "square":
        return f"{board.names[0]} to {board.names[-1]}"
    rows = board.rows
    row = max(rows, key=len)
    return f"rows a to {board.names[rows[-1][0]][0]}, the longest up to {board.names[row[-1]]}"
