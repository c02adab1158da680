"""The lines of a source, each checked first, and the tokens of a record's movetext."""

import io
import re
from collections.abc import Generator, Iterable, Iterator
from typing import NamedTuple, Protocol, runtime_checkable

from craton.core.errors import RecordError
from craton.record import model

Source = str | bytes | Iterable[str] | Iterable[bytes]

_TOKEN = re.compile(
    rf"""
    (?P<blank>[ \t]+)
    | (?P<number>[0-9]{{1,{model.MAX_NUMBER_DIGITS}}})\.
    | (?P<word>[{model.WORD_CHARACTERS}]+ (?: =[{model.WORD_CHARACTERS}]+ )?)
    | (?P<mark>[!?]+)
    | (?P<sign>[+()])
    | ;(?P<rest>.*)
    | (?P<brace>\{{)
    """,
    re.VERBOSE | re.DOTALL,
)


class Line(NamedTuple):
    """A line without its end. One with an error keeps its readable text, so that the next record can be found."""

    number: int
    text: str
    error: RecordError | None = None


@runtime_checkable
class _Readable(Protocol):
    def readline(self, size: int, /) -> str | bytes: ...


def numbered_lines(source: Source) -> Iterator[Line]:
    """Yield the lines of a text, UTF-8 bytes, an open file (text or binary) or any iterable of lines."""
    number = 0
    chunks = _chunks(source)
    while True:
        number += 1
        try:
            chunk = next(chunks)
        except StopIteration:
            return
        except UnicodeDecodeError:  # from a file opened as text, which cannot be read any further
            yield Line(number, "", RecordError("The text is not valid UTF-8.", number))
            return
        yield _checked(number, chunk)


def _chunks(source: Source) -> Iterator[str | bytes]:
    """Yield each line; one that is too long only as far as needed to notice that."""
    if isinstance(source, str):
        source = io.StringIO(source, newline=None)
    elif isinstance(source, bytes):
        source = io.BytesIO(source)
    if not isinstance(source, _Readable):
        yield from source
        return
    size = model.MAX_LINE + 2
    while chunk := source.readline(size):
        yield chunk
        while len(chunk) == size and not _ends(chunk):
            chunk = source.readline(size)


def _ends(chunk: str | bytes) -> bool:
    return chunk.endswith("\n") if isinstance(chunk, str) else chunk.endswith(b"\n")


def _checked(number: int, chunk: str | bytes) -> Line:
    if isinstance(chunk, str):
        chunk = chunk.removesuffix("\n").removesuffix("\r")
    else:
        chunk = chunk.removesuffix(b"\n").removesuffix(b"\r")
    text, column = (chunk, 0) if isinstance(chunk, str) else _decoded(chunk)
    if number == 1:
        text = text.removeprefix("\ufeff")  # the byte order mark that some editors write
    error = None
    if len(chunk) > model.MAX_LINE:  # checked first, because the rest of such a line is missing
        error = RecordError(f"A line has more than {model.MAX_LINE:,} characters.", number, model.MAX_LINE + 1)
    elif column:
        error = RecordError("The text is not valid UTF-8.", number, column)
    elif found := model.UNREADABLE.search(text):
        message = f"A control character (code {ord(found.group())}) cannot be part of a record."
        error = RecordError(message, number, found.start() + 1)
    return Line(number, text, error)


def _decoded(line: bytes) -> tuple[str, int]:
    """The text, and the column of the first byte that is not UTF-8, or 0."""
    try:
        return line.decode(), 0
    except UnicodeDecodeError as error:
        return line.decode(errors="replace"), len(line[: error.start].decode()) + 1


class Token(NamedTuple):
    """`kind` is one of number, word, mark, comment, `+`, `(` and `)`."""

    kind: str
    text: str
    line: int
    column: int

    def error(self, message: str) -> RecordError:
        return RecordError(message, self.line, self.column)


class Tokenizer:
    """Splits lines into tokens; a comment may go on over several lines."""

    def __init__(self) -> None:
        self._opened: Token | None = None
        self._parts: list[str] = []
        self._length = 0

    def feed(self, number: int, text: str, position: int = 0) -> Iterator[Token]:
        """Yield the tokens of line `number`, starting at `position`."""
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
        """Read on in a comment, yield it if it ends in this line, and return where to continue."""
        end = text.find("}", position)
        part = text[position:] if end < 0 else text[position:end]
        self._parts.append(part)
        self._length += len(part) + 1
        if self._length > model.MAX_COMMENT + 1:
            raise _too_long(opened)
        if end < 0:
            return len(text)
        comment = "\n".join(self._parts)
        self._opened, self._parts, self._length = None, [], 0
        yield _finished(opened, comment)
        return end + 1


def _too_long(opened: Token) -> RecordError:
    return opened.error(f"The comment that begins here has more than {model.MAX_COMMENT:,} characters.")


def _finished(opened: Token, text: str) -> Token:
    if len(text) > model.MAX_COMMENT:
        raise _too_long(opened)
    return opened._replace(kind="comment", text=model.tidy_comment(text))


def _check(token: Token) -> None:
    if token.kind == "word" and max(map(len, token.text.split("="))) > model.MAX_WORD:
        raise token.error(f"A word has more than {model.MAX_WORD} characters.")
    if token.kind == "mark" and token.text not in model.MARKS:
        raise token.error(f"'{token.text[:10]}' is not a mark; the marks are ! ? !! ?? !? ?!.")


def _unexpected(character: str) -> str:
    if character == "[":
        return "A tag must start at the beginning of its line."
    if character == "=":
        return "An '=' must be between an action and its outcome, without blanks."
    return f"The character {character!r} has no meaning here."
