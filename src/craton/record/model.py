"""The format of records, independent of any game: tags, turns, actions, result.

    [Game "lifeline"]
    [Options "size=5"]
    [Result "black"]

    {a comment on the record} 1. c3+d5! {a comment on the turn} (1. b2+d4 2. swap) 2. e5 ; a comment to the line's end
    3. a1 1-0

A line that starts with `[` is always a tag, so a damaged record never swallows the next one. Tag values escape `"` and
`\\` with a backslash. A turn consists of actions joined by `+`, each with an optional `=outcome`; blanks around the `+`
have no meaning. An action is one word, or two if the first is one of the game's prefix words (`roll a1`). A turn may be
preceded by a number and followed by a mark, comments and variations. Every record ends with a result: `1-0` Black won,
`0-1` White won, `1/2-1/2` draw, `*` not over. (`black` and `white` cannot be used: they are actions while komi is being
agreed.)
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from craton.core.errors import CratonError
from craton.core.registry import definition, names

TERMINATIONS = frozenset({"1-0", "0-1", "1/2-1/2", "*"})
MARKS = frozenset({"!", "?", "!!", "??", "!?", "?!"})
DICE_TAGS = ("Match", "Commitment", "FirstSeed", "SecondSeed", "SecretSeed")
SEED_TAGS = {"first": "FirstSeed", "second": "SecondSeed"}
COMMITMENT_TAGS = {"first": "FirstCommitment", "second": "SecondCommitment"}
SERVER_SEEDS_TAG = "ServerSeeds"
ASKED_TAG = "Asked"

# Limits that keep damaged files from costing memory or time.
MAX_LINE = 1_000_000
MAX_WORD = 200
MAX_COMMENT = 100_000
MAX_NUMBER_DIGITS = 9
MAX_DEPTH = 200

WORD_CHARACTERS = r"A-Za-z0-9#*:/_,<>@^~&|-"
TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
UNREADABLE = re.compile(
    r"[\x00-\x08\x0a-\x1f\x7f-\x9f\ud800-\udfff]"
)  # control characters except the tab, and lone surrogates

_WORD = re.compile(rf"[{WORD_CHARACTERS}]{{1,{MAX_WORD}}}")
_BRACES = str.maketrans("{}", "()")


@dataclass(frozen=True)
class Action:
    """One action or roll (`xc5`, `roll a1`), with the outcome of its chance event (`101`) if there is one."""

    text: str
    outcome: str | None = None
    line: int = field(default=0, compare=False)
    column: int = field(default=0, compare=False)

    def __str__(self) -> str:
        return self.text if self.outcome is None else f"{self.text}={self.outcome}"


@dataclass(frozen=True)
class Turn:
    """The actions of one turn. A variation is a line of turns that could have been played instead of this one.

    Deeply nested variations would exceed Python's recursion limit, so `==` uses a stack, and repr and hash omit them.
    """

    number: int | None
    actions: tuple[Action, ...]
    marks: str = ""
    comments: tuple[str, ...] = ()
    variations: tuple[tuple[Turn, ...], ...] = field(default=(), repr=False, hash=False)
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
    """A match in written form; `str(record)` is its text. `line` and `column` are ignored in comparisons.

    >>> import craton
    >>> from craton.record import parse_record, record_of, replay
    >>> state = craton.new("faultlines", size=3)
    >>> _ = state.push("a1+b2+pass+pass+roll a1=1+roll b2=6")
    >>> record = record_of(state, {"First": "Ann", "Second": "Bob"})
    >>> print(record)
    [Game "faultlines"]
    [Options "size=3"]
    [First "Ann"]
    [Second "Bob"]
    [Result "black"]
    [Reason "score"]
    [Score "1-0"]
    <BLANKLINE>
    1. a1 2. b2 3. pass 4. pass roll a1=1 roll b2=6 1-0
    >>> parse_record(str(record)) == record, replay(record) == state
    (True, True)
    """

    tags: dict[str, str] = field(default_factory=dict)
    opening_comments: tuple[str, ...] = ()
    turns: tuple[Turn, ...] = ()
    termination: str = "*"
    """`1-0`, `0-1`, `1/2-1/2` or `*`."""
    line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        from craton.record.writer import format_record

        return format_record(self).rstrip("\n")

    def _repr_html_(self) -> str:
        from craton.record.html import record_html

        return record_html(self)


def prefix_words(game: str | None) -> frozenset[str]:
    """The first words of two-word actions in a game; of all games if it is not one that is installed.

    >>> sorted(prefix_words("faultlines"))
    ['roll', 'salvage']
    """
    try:
        return definition(game or "").prefix_words
    except CratonError:  # the text can be read, if not replayed
        return frozenset().union(*(definition(name).prefix_words for name in names()))


def is_word(text: str) -> bool:
    """Whether a text can be an action or an outcome."""
    return _WORD.fullmatch(text) is not None


def tidy_comment(text: str) -> str:
    """A comment with single blanks, so that lines can be wrapped, and without braces, which would end it."""
    return UNREADABLE.sub("\ufffd", " ".join(text.split())).translate(_BRACES)
