"""The errors that bad input raises."""


class CratonError(ValueError):
    """Bad input; the message is one sentence for the user."""


class OptionError(CratonError):
    """An option of a game is unknown, or its value is not allowed."""


class ActionError(CratonError):
    """An action or outcome is malformed, or not possible in this position."""


class TextError(CratonError):
    """The text form of a position is malformed."""


class RecordError(CratonError):
    """A record cannot be read or written; `line` and `column` count from 1 and are None where no place is known."""

    def __init__(self, message: str, line: int | None = None, column: int | None = None) -> None:
        super().__init__(message, line, column)  # all of them in `args`, so that pickling keeps the place
        self.message = message
        self.line = line
        self.column = column

    def __str__(self) -> str:
        if self.line is None:
            return self.message
        if self.column is None:
            return f"line {self.line}: {self.message}"
        return f"line {self.line}, column {self.column}: {self.message}"
