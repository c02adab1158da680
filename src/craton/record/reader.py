"""Reads records from a text, one after the other, whatever state the text is in."""

import re
from collections.abc import Callable, Collection, Iterator

from craton.core.errors import RecordError
from craton.record.builder import MovetextBuilder
from craton.record.lines import Line, Source, numbered_lines
from craton.record.syntax import PREFIX_WORDS, TAG_NAME, Record
from craton.record.tokens import Tokenizer

_TAG_VALUE = re.compile(r'[ \t]+"([^"\\]*(?:\\["\\][^"\\]*)*)"')
_TAG_END = re.compile(r"[ \t]*\][ \t]*(?=;|$)")
_ESCAPED = re.compile(r'\\(["\\])')


def read_records(
    source: Source,
    on_error: Callable[[RecordError], None] | None = None,
    *,
    prefix_words: Collection[str] = PREFIX_WORDS,
) -> Iterator[Record]:
    """The records of a text, of an open file (text, or binary in UTF-8) or of any iterable of lines, one by one.

    A record that cannot be read is skipped: its first error is handed to `on_error`, or raised if there is none. The
    next record begins at the next line that starts with `[` behind movetext or a blank line. Only one record is held
    in memory at a time.
    """

    def report(error: RecordError) -> None:
        if on_error is None:
            raise error
        on_error(error)

    draft = _RecordDraft(prefix_words)
    for line in numbered_lines(source):
        if line.text.startswith("[") and draft.body_begun:
            if record := _finished(draft, report):
                yield record
            draft = _RecordDraft(prefix_words)
        _feed(draft, line, report)
    if record := _finished(draft, report):
        yield record


def parse_record(source: Source, *, prefix_words: Collection[str] = PREFIX_WORDS) -> Record:
    """The one record of a text; anything else raises RecordError."""
    records = read_records(source, prefix_words=prefix_words)
    record = next(records, None)
    if record is None:
        raise RecordError("The text holds no record.")
    second = next(records, None)
    if second is not None:
        raise RecordError("The text holds more than one record.", second.line, 1)
    return record


def _feed(draft: "_RecordDraft", line: Line, report: Callable[[RecordError], None]) -> None:
    try:
        draft.feed(line)
    except RecordError as error:
        draft.broken = True
        report(error)


def _finished(draft: "_RecordDraft", report: Callable[[RecordError], None]) -> Record | None:
    if draft.broken or not draft.begun:
        return None
    try:
        return draft.finish()
    except RecordError as error:
        report(error)
        return None


class _RecordDraft:
    """One record, up to where it has been read."""

    def __init__(self, prefix_words: Collection[str]) -> None:
        self.broken = False
        self.begun = False  # there is more than blank lines and comments before the tags
        self.body_begun = False  # a tag now belongs to the next record
        self._tags: dict[str, str] = {}
        self._tokenizer = Tokenizer()
        self._builder = MovetextBuilder(prefix_words)
        self._first_line = 0
        self._end = (1, 1)

    def feed(self, line: Line) -> None:
        """Takes the next line; of a broken record nothing but its end is looked for."""
        is_tag = line.text.startswith("[")
        content = line.text.strip(" \t")
        is_blank = not content and line.error is None
        is_comment = content.startswith(";") and line.error is None
        if not self.begun and not is_blank and not is_comment:
            self.begun = True
            self._first_line = line.number
        if self.begun and not is_tag and not is_comment:
            self.body_begun = True
        if self.broken:
            return
        if line.error is not None:
            raise line.error
        if not is_blank:
            self._end = (line.number, len(line.text) + 1)
        start = self._tag(line) if is_tag else 0
        for token in self._tokenizer.feed(line.number, line.text, start):
            self._builder.add(token)

    def finish(self) -> Record:
        self._tokenizer.close()
        comments, turns, termination = self._builder.finish(*self._end)
        return Record(self._tags, comments, turns, termination, self._first_line)

    def _tag(self, line: Line) -> int:
        """Reads a tag and returns the column behind it, where only a comment may stand."""
        name = TAG_NAME.match(line.text, 1)
        if name is None:
            raise RecordError("A tag needs a name of letters, digits and '_' behind its '['.", line.number, 2)
        value = _TAG_VALUE.match(line.text, name.end())
        if value is None:
            message = (
                f'The tag {name[0][:40]} needs a value in double quotes, in which " and \\ are written \\" and \\\\.'
            )
            raise RecordError(message, line.number, name.end() + 1)
        end = _TAG_END.match(line.text, value.end())
        if end is None:
            message = f"The tag {name[0][:40]} must end with ']', and only a comment may follow it."
            raise RecordError(message, line.number, value.end() + 1)
        if name[0] in self._tags:
            raise RecordError(f"The tag {name[0][:40]} stands twice in one record.", line.number, 2)
        self._tags[name[0]] = _ESCAPED.sub(r"\1", value[1])
        return end.end()
