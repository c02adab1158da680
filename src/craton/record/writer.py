"""Writing a record in canonical form."""

import re
from collections.abc import Iterable, Iterator, Sequence

from craton.core.errors import RecordError
from craton.record import model

PLAIN_TAGS = ("Game", "Options", "First", "Second", "Date", "Result", "Reason", "Score", "Setup")
TAG_ORDER = (*PLAIN_TAGS, *model.DICE_TAGS)

_BREAK = re.compile(r" (?!\[)")  # a line that starts with `[` would be read as a tag


def format_record(record: model.Record, width: int = 100) -> str:
    """The record as text with a final line end; such texts joined by line ends make a file of many records.

    Comments are tidied: runs of blanks become one, braces become parentheses. RecordError if the text could not be read
    back otherwise.
    """
    if record.termination not in model.TERMINATIONS:
        raise RecordError(f"'{record.termination[:20]}' is not a result; the results are 1-0, 0-1, 1/2-1/2 and *.")
    names = [name for name in TAG_ORDER if name in record.tags] + sorted(record.tags.keys() - set(TAG_ORDER))
    tags = [_tag(name, record.tags[name]) for name in names]
    movetext = _Movetext(width, model.prefix_words(record.tags.get("Game")))
    movetext.put_comments(record.opening_comments)
    movetext.put_line(record.turns)
    movetext.put(record.termination)
    return "\n".join([*tags, *([""] if tags else []), *movetext.lines()]) + "\n"


def _tag(name: str, value: str) -> str:
    if not model.TAG_NAME.fullmatch(name):
        raise RecordError(f"The name of a tag consists of letters, digits and '_', unlike {name[:40]!r}.")
    if model.UNREADABLE.search(value):
        raise RecordError(f"The value of the tag {name[:40]} contains a line break or another control character.")
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    line = f'[{name} "{escaped}"]'
    if len(line.encode()) > model.MAX_LINE:
        raise RecordError(f"The tag {name[:40]} takes more than {model.MAX_LINE:,} bytes.")
    return line


class _Movetext:
    """The movetext as unbreakable pieces, which are filled into lines."""

    def __init__(self, width: int, prefix_words: frozenset[str]) -> None:
        self._width = width
        self._prefix_words = prefix_words
        self._pieces: list[tuple[str, str]] = []  # (gap, text); the gap is dropped at the beginning of a line
        self._parentheses = ""

    def put(self, text: str, gap: str = " ") -> None:
        self._pieces.append((gap, self._parentheses + text))
        self._parentheses = ""

    def put_comments(self, comments: Iterable[str]) -> None:
        for comment in filter(None, map(model.tidy_comment, comments)):
            if len(comment) > model.MAX_COMMENT:
                raise RecordError(f"A comment has more than {model.MAX_COMMENT:,} characters.")
            for piece in _BREAK.split(f"{{{comment}}}"):
                self.put(piece)

    def put_line(self, turns: Sequence[model.Turn], depth: int = 0) -> None:
        for turn in turns:
            self._put_turn(turn)
            self.put_comments(turn.comments)
            for variation in turn.variations:
                self._put_variation(variation, depth + 1)

    def lines(self) -> Iterator[str]:
        line = ""
        for gap, piece in self._pieces:
            if not line:
                line = piece
            elif len(line) + len(gap) + len(piece) <= self._width:
                line += gap + piece
            else:
                yield line
                line = piece
        yield line

    def _put_variation(self, turns: Sequence[model.Turn], depth: int) -> None:
        if depth > model.MAX_DEPTH:
            raise RecordError(f"Variations are nested more than {model.MAX_DEPTH} deep.")
        if not turns:
            raise RecordError("A variation without a turn cannot be written.")
        self._parentheses = "("
        self.put_line(turns, depth)
        gap, piece = self._pieces[-1]
        self._pieces[-1] = gap, piece + ")"

    def _put_turn(self, turn: model.Turn) -> None:
        if not turn.actions:
            raise RecordError("A turn without an action cannot be written.")
        if turn.marks and turn.marks not in model.MARKS:
            raise RecordError(f"'{turn.marks[:10]}' is not a mark; the marks are ! ? !! ?? !? ?!.")
        if turn.number is not None and not 0 <= turn.number < 10**model.MAX_NUMBER_DIGITS:
            raise RecordError(f"A turn number has 1 to {model.MAX_NUMBER_DIGITS} digits and no sign.")
        for action in turn.actions:
            self._check_action(action)
        number = "" if turn.number is None else f"{turn.number}. "
        text = f"{number}{turn}{turn.marks}"
        if len(text) <= self._width:
            self.put(text)
            return
        *before, last = map(str, turn.actions)  # a long turn is broken after a `+`
        for place, piece in enumerate([*(f"{action}+" for action in before), last + turn.marks]):
            self.put(piece if place else number + piece, gap="" if place else " ")

    def _check_action(self, action: model.Action) -> None:
        words = action.text.split(" ")
        if len(words) == 2 and words[0] in self._prefix_words:
            del words[0]
        elif action.outcome is None and action.text in self._prefix_words:
            raise RecordError(f"The action '{action.text[:40]}' needs another word after it.")
        if action.outcome is None and words[0] in model.TERMINATIONS:
            raise RecordError(f"The action '{action.text[:40]}' would be read as the result of the record.")
        written = words if action.outcome is None else [*words, action.outcome]
        if len(words) != 1 or not all(map(model.is_word, written)):
            raise RecordError(f"The action {str(action)[:80]!r} cannot be written in a record.")
