"""Reading records one by one; a damaged record never affects the next one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from craton.core.errors import RecordError
from craton.record.lexer import Line, Source, Token, Tokenizer, numbered_lines
from craton.record.model import MAX_DEPTH, TAG_NAME, TERMINATIONS, Action, Record, Turn, prefix_words

_TAG_VALUE = re.compile(r'[ \t]+"([^"\\]*(?:\\["\\][^"\\]*)*)"')
_TAG_END = re.compile(r"[ \t]*\][ \t]*(?=;|$)")
_ESCAPED = re.compile(r'\\(["\\])')


def read_records(source: Source, on_error: Callable[[RecordError], None] | None = None) -> Iterator[Record]:
    """Yield the records of a text, an open file (text, or binary in UTF-8) or any iterable of lines.

    A record that cannot be read is skipped: its first error is passed to `on_error`, or raised without one. The next
    record begins at the next line that starts with `[` after movetext or a blank line. Only one record is held in
    memory at a time.
    """

    def report(error: RecordError) -> None:
        if on_error is None:
            raise error
        on_error(error)

    draft = _RecordDraft()
    for line in numbered_lines(source):
        if line.text.startswith("[") and draft.body_begun:
            if record := _finished(draft, report):
                yield record
            draft = _RecordDraft()
        try:
            draft.feed(line)
        except RecordError as error:
            draft.broken = True
            report(error)
    if record := _finished(draft, report):
        yield record


def parse_record(source: Source) -> Record:
    """The record in a text that holds exactly one; RecordError otherwise."""
    records = read_records(source)
    record = next(records, None)
    if record is None:
        raise RecordError("The text contains no record.")
    second = next(records, None)
    if second is not None:
        raise RecordError("The text contains more than one record.", second.line, 1)
    return record


def _finished(draft: _RecordDraft, report: Callable[[RecordError], None]) -> Record | None:
    if draft.broken or not draft.begun:
        return None
    try:
        return draft.finish()
    except RecordError as error:
        report(error)
        return None


class _RecordDraft:
    """A record as far as it has been read."""

    def __init__(self) -> None:
        self.broken = False
        self.begun = False  # more than blank lines and comments has been read
        self.body_begun = False  # a tag would now belong to the next record
        self._tags: dict[str, str] = {}
        self._tokenizer = Tokenizer()
        self._movetext = _Movetext(self._tags)
        self._first_line = 0
        self._end = (1, 1)

    def feed(self, line: Line) -> None:
        """Read the next line; in a broken record, look only for its end."""
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
            self._movetext.add(token)

    def finish(self) -> Record:
        self._tokenizer.close()
        comments, turns, termination = self._movetext.finish(*self._end)
        return Record(self._tags, comments, turns, termination, self._first_line)

    def _tag(self, line: Line) -> int:
        """Read a tag and return the column after it, where only a comment may follow."""
        name = TAG_NAME.match(line.text, 1)
        if name is None:
            raise RecordError("A tag needs a name of letters, digits and '_' after its '['.", line.number, 2)
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
            raise RecordError(f"The tag {name[0][:40]} appears twice in one record.", line.number, 2)
        self._tags[name[0]] = _ESCAPED.sub(r"\1", value[1])
        return end.end()


@dataclass
class _Draft:
    """A turn that may still get marks, comments and variations."""

    number: int | None
    actions: list[Action]
    comments: list[str]
    marks: str = ""
    variations: list[tuple[Turn, ...]] = field(default_factory=list)

    def turn(self) -> Turn:
        first = self.actions[0]
        return Turn(
            self.number,
            tuple(self.actions),
            self.marks,
            tuple(self.comments),
            tuple(self.variations),
            first.line,
            first.column,
        )


@dataclass
class _Branch:
    """The main line or a variation as far as it has been read."""

    opened: Token | None = None
    turns: list[Turn] = field(default_factory=list)
    last: _Draft | None = None
    number: Token | None = None
    leading: list[str] = field(default_factory=list)  # comments before the first turn

    def begin(self, action: Action) -> None:
        number = None if self.number is None else int(self.number.text)
        comments: list[str] = []
        if self.last is not None:
            self.turns.append(self.last.turn())
        elif self.opened is not None:  # a variation has no comments of its own: its first turn takes them
            comments = self.leading
        self.last = _Draft(number, [action], comments)
        self.number = None

    def finished(self) -> tuple[Turn, ...]:
        return tuple(self.turns) if self.last is None else (*self.turns, self.last.turn())


class _Movetext:
    """Builds turns from the tokens of one movetext. Open variations are on a stack instead of in recursive calls."""

    def __init__(self, tags: Mapping[str, str]) -> None:
        self._tags = tags  # complete when the first word is read
        self._stack = [_Branch()]
        self._prefix: Token | None = None
        self._plus: Token | None = None
        self._fresh = False  # the last token ended an action, so a `+` or a mark may follow
        self.termination: str | None = None

    @cached_property
    def _prefix_words(self) -> frozenset[str]:
        return prefix_words(self._tags.get("Game"))

    def add(self, token: Token) -> None:
        if token.kind == "word":
            self._word(token)
            return
        self._check_complete()
        fresh, self._fresh = self._fresh, False
        branch = self._stack[-1]
        match token.kind:
            case "comment" if token.text:
                (branch.leading if branch.last is None else branch.last.comments).append(token.text)
            case "comment":
                pass
            case _ if self.termination is not None:
                raise self._after_end(token)
            case "number":
                self._check_number_used(branch)
                branch.number = token
            case "mark":
                if branch.last is None or not fresh:
                    raise token.error(f"The mark '{token.text}' must directly follow a turn.")
                branch.last.marks = token.text
            case "+":
                if not fresh:
                    raise token.error("A '+' must be between two actions of a turn.")
                self._plus = token
            case "(":
                self._open(token)
            case _:
                self._close(token)

    def finish(self, line: int, column: int) -> tuple[tuple[str, ...], tuple[Turn, ...], str]:
        """Return opening comments, turns and result; `line` and `column` are the end of the text."""
        self._check_complete()
        if (opened := self._stack[-1].opened) is not None:
            raise opened.error("The variation that begins here has no closing ')'.")
        if self.termination is None:
            raise RecordError("The record breaks off: its result (1-0, 0-1, 1/2-1/2 or *) is missing.", line, column)
        main = self._stack[0]
        return tuple(main.leading), main.finished(), self.termination

    def _word(self, token: Token) -> None:
        if self.termination is not None:
            raise self._after_end(token)
        text, equals, outcome = token.text.partition("=")
        place = token
        if not equals and text in TERMINATIONS:
            self._end(token)
            return
        if self._prefix is not None:
            text, place = f"{self._prefix.text} {text}", self._prefix
            self._prefix = None
        elif not equals and text in self._prefix_words:
            self._prefix = token
            return
        action = Action(text, outcome if equals else None, place.line, place.column)
        branch = self._stack[-1]
        if self._plus is not None and branch.last is not None:
            branch.last.actions.append(action)
            self._plus = None
        else:
            branch.begin(action)
        self._fresh = True

    def _end(self, token: Token) -> None:
        self._check_complete()
        branch = self._stack[-1]
        if branch.opened is not None:
            raise token.error(f"The result '{token.text}' cannot be inside a variation.")
        self._check_number_used(branch)
        self.termination = token.text
        self._fresh = False

    def _open(self, token: Token) -> None:
        branch = self._stack[-1]
        self._check_number_used(branch)
        if branch.last is None:
            raise token.error("A variation must follow the turn that it replaces.")
        if len(self._stack) > MAX_DEPTH:
            raise token.error(f"Variations are nested more than {MAX_DEPTH} deep.")
        self._stack.append(_Branch(opened=token))

    def _close(self, token: Token) -> None:
        branch = self._stack[-1]
        self._check_number_used(branch)
        if branch.opened is None:
            raise token.error("This ')' closes no variation.")
        if branch.last is None:
            raise branch.opened.error("The variation that begins here has no turn.")
        self._stack.pop()
        parent = self._stack[-1].last
        assert parent is not None  # _open has checked that
        parent.variations.append(branch.finished())

    def _check_complete(self) -> None:
        if self._prefix is not None:
            raise self._prefix.error(f"The word '{self._prefix.text}' needs another word after it.")
        if self._plus is not None:
            raise self._plus.error("The '+' needs another action after it.")

    def _check_number_used(self, branch: _Branch) -> None:
        if branch.number is not None:
            raise branch.number.error(f"The turn number {branch.number.text} has no turn.")

    def _after_end(self, token: Token) -> RecordError:
        return token.error(f"Only comments and the tags of another record may follow the result '{self.termination}'.")
