"""Puts the tokens of one record together."""

from collections.abc import Collection
from dataclasses import dataclass, field

from craton.core.errors import RecordError
from craton.record.syntax import MAX_DEPTH, TERMINATIONS, Action, Turn
from craton.record.tokens import Token


@dataclass
class _Draft:
    """A turn to which marks, comments and variations may still be added."""

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
    """The main line or a variation, up to where it has been read."""

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


class MovetextBuilder:
    """Takes the tokens of one movetext, in order. A stack, not recursion, holds the variations that are open."""

    def __init__(self, prefix_words: Collection[str]) -> None:
        self._prefix_words = prefix_words
        self._stack = [_Branch()]
        self._prefix: Token | None = None
        self._plus: Token | None = None
        self._fresh = False  # the last token ended an action, so a `+` or a mark may follow
        self.termination: str | None = None

    def add(self, token: Token) -> None:
        if token.kind == "word":
            self._word(token)
            return
        self._check_complete()
        fresh, self._fresh = self._fresh, False
        match token.kind:
            case "comment":
                self._comment(token)
            case _ if self.termination is not None:
                raise self._after_end(token)
            case "number":
                self._number(token)
            case "mark":
                self._mark(token, fresh)
            case "+":
                self._join(token, fresh)
            case "(":
                self._open(token)
            case _:
                self._close(token)

    def finish(self, line: int, column: int) -> tuple[tuple[str, ...], tuple[Turn, ...], str]:
        """Opening comments, turns and result; `line` and `column` are where the text ends."""
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
            raise token.error(f"The result '{token.text}' cannot stand inside a variation.")
        self._check_number_used(branch)
        self.termination = token.text
        self._fresh = False

    def _comment(self, token: Token) -> None:
        if token.text:
            branch = self._stack[-1]
            (branch.leading if branch.last is None else branch.last.comments).append(token.text)

    def _number(self, token: Token) -> None:
        branch = self._stack[-1]
        self._check_number_used(branch)
        branch.number = token

    def _mark(self, token: Token, fresh: bool) -> None:
        last = self._stack[-1].last
        if last is None or not fresh:
            raise token.error(f"The mark '{token.text}' must stand directly behind a turn.")
        last.marks = token.text

    def _join(self, token: Token, fresh: bool) -> None:
        if not fresh:
            raise token.error("A '+' must stand between two actions of a turn.")
        self._plus = token

    def _open(self, token: Token) -> None:
        branch = self._stack[-1]
        self._check_number_used(branch)
        if branch.last is None:
            raise token.error("A variation must stand behind the turn that it replaces.")
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
        assert parent is not None  # _open saw to it
        parent.variations.append(branch.finished())

    def _check_complete(self) -> None:
        if self._prefix is not None:
            raise self._prefix.error(f"The word '{self._prefix.text}' needs another word behind it.")
        if self._plus is not None:
            raise self._plus.error("The '+' needs another action behind it.")

    def _check_number_used(self, branch: _Branch) -> None:
        if branch.number is not None:
            raise branch.number.error(f"The turn number {branch.number.text} has no turn.")

    def _after_end(self, token: Token) -> RecordError:
        return token.error(
            f"Behind the result '{self.termination}' only comments and the tags of a next record may stand."
        )
