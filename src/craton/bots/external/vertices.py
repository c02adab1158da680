"""Actions as GTP writes them: cells of square boards without the letter I, words without blanks, `@` for `#`.

GTP names the columns A, B, …, H, J, …: it leaves out I, the rulebook does not. On other boards the names are the
rulebook's, in upper case. `#` begins a comment in GTP.
"""

from __future__ import annotations

import re
from functools import cache

from craton.core.game import Game
from craton.core.sides import SEATS, Actor

COLOURS = {"b": Actor.FIRST, "black": Actor.FIRST, "w": Actor.SECOND, "white": Actor.SECOND}
"""GTP's colours are the seats: a swap exchanges sides, but the players keep alternating."""
LETTERS = "abcdefghjklmnopqrst"
FILES = "abcdefghijklmnopqrs"


@cache
def _cells(prefixes: frozenset[str]) -> re.Pattern[str]:
    """Finds cells, also after `x` and the words that precede them without a blank."""
    words = "|".join(["x", *sorted(map(re.escape, prefixes))])
    return re.compile(rf"(?<![a-z0-9])({words})?([a-z])([0-9]{{1,2}})(?![0-9])", re.IGNORECASE)


def colour_of(seat: Actor) -> str:
    return ("black", "white")[SEATS.index(seat)]


def to_gtp(game: Game, action: str) -> str:
    """An action, an outcome or a turn in GTP's spelling: `E5`, `XC5=101`, `pass`."""
    text = "".join(action.split()).replace("#", "@")
    cells = _cells(game.definition.prefix_words)
    if game.board.kind != "square":
        return cells.sub(lambda found: found[0].upper(), text)
    return cells.sub(lambda found: f"{found[1] or ''}{_skip(found[2])}{found[3]}".upper(), text)


def from_gtp(game: Game, text: str) -> str:
    """The rulebook's spelling of a move in GTP's."""
    text = text.replace("@", "#")
    if game.board.kind != "square":
        return text.lower()
    cells = _cells(game.definition.prefix_words)
    return cells.sub(lambda found: f"{found[1] or ''}{_unskip(found[2])}{found[3]}", text).lower()


def _skip(letter: str) -> str:
    at = FILES.find(letter.lower())
    return LETTERS[at] if at >= 0 else letter


def _unskip(letter: str) -> str:
    at = LETTERS.find(letter.lower())
    return FILES[at] if at >= 0 else letter
