"""Numbered lines of any source, each checked before anything else looks at it."""

import io
from collections.abc import Iterable, Iterator
from typing import NamedTuple, Protocol, runtime_checkable

from craton.core.errors import RecordError
from craton.record.syntax import MAX_LINE, UNREADABLE

Source = str | bytes | Iterable[str] | Iterable[bytes]


class Line(NamedTuple):
    """A line without its end. A line with an error keeps the text that could be read, to find where records begin."""

    number: int
    text: str
    error: RecordError | None = None


@runtime_checkable
class _Readable(Protocol):
    def readline(self, size: int, /) -> str | bytes: ...


def numbered_lines(source: Source) -> Iterator[Line]:
    """The lines of a text, of bytes in UTF-8, of an open file (text or binary) or of any iterable of lines."""
    number = 0
    chunks = _chunks(source)
    while True:
        number += 1
        try:
            chunk = next(chunks)
        except StopIteration:
            return
        except UnicodeDecodeError:  # from a file opened as text, which cannot be read on from here
            yield Line(number, "", RecordError("The text is not valid UTF-8.", number))
            return
        yield _checked(number, chunk)


def _chunks(source: Source) -> Iterator[str | bytes]:
    """One string for each line; of a line that is too long, no more than is needed to notice it."""
    if isinstance(source, str):
        source = io.StringIO(source, newline=None)
    elif isinstance(source, bytes):
        source = io.BytesIO(source)
    if not isinstance(source, _Readable):
        yield from source
        return
    size = MAX_LINE + 2
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
    if len(chunk) > MAX_LINE:  # first of all, because the rest of such a line is missing
        error = RecordError(f"A line has more than {MAX_LINE:,} characters.", number, MAX_LINE + 1)
    elif column:
        error = RecordError("The text is not valid UTF-8.", number, column)
    elif found := UNREADABLE.search(text):
        message = f"A control character (code {ord(found.group())}) cannot be part of a record."
        error = RecordError(message, number, found.start() + 1)
    return Line(number, text, error)


def _decoded(line: bytes) -> tuple[str, int]:
    """The text, and the column of the first byte that is not UTF-8, or 0."""
    try:
        return line.decode(), 0
    except UnicodeDecodeError as error:
        return line.decode(errors="replace"), len(line[: error.start].decode()) + 1
