"""Legal moves as texts, the verdict on a text, and the parsing that all games' notations share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, overload

from craton.core.errors import ActionError
from craton.core.game import Game

MAX_LENGTH = 60
SHOWN = 3
"""Moves in the repr of LegalMoves."""


class Incomplete(ActionError):
    """The text is the beginning of an action; the message says what is missing."""


@dataclass(frozen=True)
class Verdict:
    """The answer of `State.explain`; true if the text is legal."""

    status: Literal["legal", "incomplete", "illegal"]
    reason: str = ""
    action: str = ""

    def __bool__(self) -> bool:
        return self.status == "legal"

    def __str__(self) -> str:
        return f"{self.status}: {self.reason}" if self.reason else f"{self.status}: {self.action}"


class LegalMoves(Sequence[str]):
    """The legal actions as a read-only sequence of texts; `in` accepts every spelling that `push` accepts.

    >>> import craton
    >>> moves = craton.new("faust").legal_moves
    >>> moves
    <LegalMoves: a1, b1, c1, … (64)>
    >>> len(moves), moves[-1], list(moves[:2]), moves.index("c1"), " E5 " in moves
    (64, 'h8', ['a1', 'b1'], 2, True)
    """

    def __init__(self, game: Game, codes: tuple[int, ...]) -> None:
        self._game = game
        self.codes = codes
        """The actions as numbers, in ascending order."""

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> LegalMoves: ...
    def __getitem__(self, at: int | slice) -> str | LegalMoves:
        if isinstance(at, slice):
            return LegalMoves(self._game, self.codes[at])
        return self._write(self.codes[at])

    def __iter__(self) -> Iterator[str]:
        return map(self._write, self.codes)

    def __contains__(self, text: object) -> bool:
        try:
            return (
                isinstance(text, str) and self._game.definition.notation.read(self._game, compact(text)) in self.codes
            )
        except ActionError:
            return False

    def __repr__(self) -> str:
        shown = [*self[:SHOWN], *(["…"] if len(self) > SHOWN else [])]
        return f"<LegalMoves: {', '.join(shown) or 'none'} ({len(self)})>"

    def _write(self, code: int) -> str:
        return self._game.definition.notation.write(self._game, code)


def compact(text: str) -> str:
    """The text in lower case and without spaces."""
    if not isinstance(text, str):
        raise ActionError(f"An action is a text such as 'c3', not {type(text).__name__}.")
    if len(text) > MAX_LENGTH:
        raise ActionError(f"No action is longer than {MAX_LENGTH} characters.")
    return "".join(text.split()).lower()


def read_cell(game: Game, text: str, words: Iterable[str] = ()) -> int:
    """The cell that a compact text names; `words` are other actions that the text may be the beginning of."""
    cell = game.board.index.get(text)
    if cell is not None:
        return cell
    if text == "":
        raise Incomplete(f"Name a cell, such as {game.board.names[0]}.")
    if len(text) == 1 and any(name.startswith(text) for name in game.board.names):
        raise Incomplete(f"The number after {text} is missing.")
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
