"""What a record is made of, knowing no game.

    [Game "lifeline"]
    [Options "size=5"]
    [Result "black"]

    {a comment on the record} 1. c3+d5! {a comment on the turn} (1. b2+d4 2. swap) 2. e5 ; a comment to the line's end
    3. a1 1-0

A line that starts with `[` is always a tag, so a damaged record never swallows the next one. Tag values escape `"` and
`\\` with a backslash. A turn is actions joined by `+`, each with an optional `=outcome`; blanks around the `+` mean
nothing. An action is one word, or two if the first is one of the prefix words. A turn may carry a number before it and
a mark, comments and variations behind it. Every record ends with a result: `1-0` Black won, `0-1` White won,
`1/2-1/2` draw, `*` not over. (`black` and `white` cannot be used, for they are actions where komi is agreed.)
"""

import re
from dataclasses import dataclass, field

TERMINATIONS = frozenset({"1-0", "0-1", "1/2-1/2", "*"})
MARKS = frozenset({"!", "?", "!!", "??", "!?", "?!"})
PREFIX_WORDS = frozenset({"roll", "salvage", "sacred", "komi"})

# Limits of a sane record. They keep damaged files from costing memory or time.
MAX_LINE = 1_000_000
MAX_WORD = 200
MAX_COMMENT = 100_000
MAX_NUMBER_DIGITS = 9
MAX_DEPTH = 200

WORD_CHARACTERS = r"A-Za-z0-9#*:/_,<>@^~&|-"
TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
UNREADABLE = re.compile(
    r"[\x00-\x08\x0a-\x1f\x7f-\x9f\ud800-\udfff]"
)  # control characters but the tab, lone surrogates

_WORD = re.compile(rf"[{WORD_CHARACTERS}]{{1,{MAX_WORD}}}")
_BRACES = str.maketrans("{}", "()")


@dataclass(frozen=True)
class Action:
    """One action or roll (`xc5`, `roll a1`), with the outcome of its chance event (`101`), if it has one."""

    text: str
    outcome: str | None = None
    line: int = field(default=0, compare=False)
    column: int = field(default=0, compare=False)

    def __str__(self) -> str:
        return self.text if self.outcome is None else f"{self.text}={self.outcome}"


@dataclass(frozen=True)
class Turn:
    """The actions of one turn. A variation is a line of turns that could have been played instead of this one.

    Deep variations meet Python's recursion limit in whatever follows them; so `==` uses a stack, and repr and hash
    leave them out.
    """

    number: int | None
    actions: tuple[Action, ...]
    marks: str = ""
    comments: tuple[str, ...] = ()
    variations: tuple[tuple["Turn", ...], ...] = field(default=(), repr=False, hash=False)
    line: int = field(default=0, compare=False)
    column: int = field(default=0, compare=False)

    def __str__(self) -> str:
        return "+".join(map(str, self.actions))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Turn):
            return NotImplemented
        pairs = [(self, other)]
        while pairs:
            one, two = pairs.pop()
            if one._without_variations() != two._without_variations():
                return False
            for left, right in zip(one.variations, two.variations, strict=True):
                pairs.extend(zip(left, right, strict=True))
        return True

    def _without_variations(self) -> tuple[object, ...]:
        return self.number, self.actions, self.marks, self.comments, [len(turns) for turns in self.variations]


@dataclass(frozen=True)
class Record:
    """One written match. Places (`line`, `column`) of a record and its parts do not count when records are compared."""

    tags: dict[str, str] = field(default_factory=dict)
    opening_comments: tuple[str, ...] = ()
    turns: tuple[Turn, ...] = ()
    termination: str = "*"
    line: int = field(default=0, compare=False)


def is_word(text: str) -> bool:
    return _WORD.fullmatch(text) is not None


def tidy_comment(text: str) -> str:
    """A comment as it is kept: with single blanks, so that lines can be wrapped, and no braces, which would end it."""
    return UNREADABLE.sub("\ufffd", " ".join(text.split())).translate(_BRACES)
