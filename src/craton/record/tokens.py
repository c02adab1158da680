"""The tokens of a record's movetext."""

import re
from collections.abc import Generator, Iterator
from typing import NamedTuple

from craton.core.errors import RecordError
from craton.record.syntax import MARKS, MAX_COMMENT, MAX_NUMBER_DIGITS, MAX_WORD, WORD_CHARACTERS, tidy_comment

_TOKEN = re.compile(
    rf"""
    (?P<blank>[ \t]+)
    | (?P<number>[0-9]{{1,{MAX_NUMBER_DIGITS}}})\.
    | (?P<word>[{WORD_CHARACTERS}]+ (?: =[{WORD_CHARACTERS}]+ )?)
    | (?P<mark>[!?]+)
    | (?P<sign>[+()])
    | ;(?P<rest>.*)
    | (?P<brace>\{{)
    """,
    re.VERBOSE | re.DOTALL,
)


class Token(NamedTuple):
    """`kind` is one of number, word, mark, comment, `+`, `(` and `)`."""

    kind: str
    text: str
    line: int
    column: int

    def error(self, message: str) -> RecordError:
        return RecordError(message, self.line, self.column)


class Tokenizer:
    """Cuts lines into tokens; between two lines it remembers a comment that is still open."""

    def __init__(self) -> None:
        self._opened: Token | None = None
        self._parts: list[str] = []
        self._length = 0

    def feed(self, number: int, text: str, position: int = 0) -> Iterator[Token]:
        """The tokens of line `number` from `position` on."""
        while True:
            if self._opened is not None:
                position = yield from self._comment(self._opened, text, position)
            if position >= len(text):
                return
            found = _TOKEN.match(text, position)
            if found is None:
                raise RecordError(_unexpected(text[position]), number, position + 1)
            kind = str(found.lastgroup)
            token = Token(kind, found[kind], number, position + 1)
            position = found.end()
            if kind == "brace":
                self._opened = token
            elif kind == "sign":
                yield token._replace(kind=token.text)
            elif kind == "rest":
                yield _finished(token, token.text)
            elif kind != "blank":
                _check(token)
                yield token

    def close(self) -> None:
        if self._opened is not None:
            raise self._opened.error("The comment that begins here has no closing '}'.")

    def _comment(self, opened: Token, text: str, position: int) -> Generator[Token, None, int]:
        """Reads on in a comment, yields it if it ends in this line, and returns where to go on."""
        end = text.find("}", position)
        part = text[position:] if end < 0 else text[position:end]
        self._parts.append(part)
        self._length += len(part) + 1
        if self._length > MAX_COMMENT + 1:
            raise _too_long(opened)
        if end < 0:
            return len(text)
        comment = "\n".join(self._parts)
        self._opened, self._parts, self._length = None, [], 0
        yield _finished(opened, comment)
        return end + 1


def _too_long(opened: Token) -> RecordError:
    return opened.error(f"The comment that begins here has more than {MAX_COMMENT:,} characters.")


def _finished(opened: Token, text: str) -> Token:
    if len(text) > MAX_COMMENT:
        raise _too_long(opened)
    return opened._replace(kind="comment", text=tidy_comment(text))


def _check(token: Token) -> None:
    if token.kind == "word" and max(map(len, token.text.split("="))) > MAX_WORD:
        raise token.error(f"A word has more than {MAX_WORD} characters.")
    if token.kind == "mark" and token.text not in MARKS:
        raise token.error(f"'{token.text[:10]}' is no mark; the marks are ! ? !! ?? !? ?!.")


def _unexpected(character: str) -> str:
    if character == "[":
        return "A tag must start at the beginning of its line."
    if character == "=":
        return "An '=' must stand between an action and its outcome, without blanks."
    return f"The character {character!r} has no meaning here."
