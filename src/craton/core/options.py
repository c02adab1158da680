"""The options of a game: names, allowed values, reading and writing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from craton.core.errors import OptionError

Value = int | bool | str | None | tuple[str, ...]


class Option(Protocol):
    """One option. `read` takes a Python value or its text and raises OptionError; `write` returns canonical text."""

    @property
    def name(self) -> str: ...
    @property
    def default(self) -> Value: ...
    @property
    def help(self) -> str: ...
    @property
    def values(self) -> str: ...
    @property
    def samples(self) -> tuple[Value, ...]:
        """Values that together exercise the option; small ones if it is a size."""

    def read(self, value: object) -> Value: ...
    def write(self, value: Value) -> str: ...


@dataclass(frozen=True)
class Whole:
    """A whole number within bounds; `none` is the word for no number, if that is allowed."""

    name: str
    low: int
    high: int
    default: int | None
    help: str
    none: str | None = None

    @property
    def values(self) -> str:
        numbers = f"{self.low} to {self.high}" if self.high < 10**6 else f"{self.low} or more"
        return f"{self.none}, or {numbers}" if self.none else numbers

    @property
    def samples(self) -> tuple[int | None, ...]:
        numbers = {self.low, min(self.low + 1, self.high), min(self.low + 2, self.high)}
        return (*sorted(numbers | {self.default or self.low}), *([None] if self.none else []))

    def read(self, value: object) -> int | None:
        if isinstance(value, str):
            value = value.strip().lower()
            if value == self.none:
                return None
            if value.isascii() and value.isdigit() and len(value) < 12:
                value = int(value)
        if value is None and self.none:
            return None
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise OptionError(f"{self.name} must be {self.values}, not {_shown(value)}.")
        return value

    def write(self, value: Value) -> str:
        return str(self.none if value is None else value)


@dataclass(frozen=True)
class YesNo:
    name: str
    default: bool
    help: str
    values: str = "yes or no"
    samples: tuple[bool, ...] = (False, True)

    def read(self, value: object) -> bool:
        word = value.strip().lower() if isinstance(value, str) else value
        if word in ("yes", "true", "on", "1", 1):
            return True
        if word in ("no", "false", "off", "0", 0):
            return False
        raise OptionError(f"{self.name} must be yes or no, not {_shown(value)}.")

    def write(self, value: Value) -> str:
        return "yes" if value else "no"


@dataclass(frozen=True)
class Choice:
    name: str
    choices: tuple[str, ...]
    default: str
    help: str

    @property
    def values(self) -> str:
        return ", ".join(self.choices[:-1]) + " or " + self.choices[-1]

    @property
    def samples(self) -> tuple[str, ...]:
        return self.choices

    def read(self, value: object) -> str:
        word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value).strip().lower()
        if word not in self.choices:
            raise OptionError(f"{self.name} must be {self.values}, not {_shown(value)}.")
        return word

    def write(self, value: Value) -> str:
        return str(value)


@dataclass(frozen=True)
class Cells:
    """A list of cells, written `c3+g7`. The game, which knows the board, checks that they are on it."""

    name: str
    most: int
    help: str
    default: tuple[str, ...] = ()

    @property
    def values(self) -> str:
        return f"up to {self.most} cells such as c3+g7, none, or random:K (or just K) for K random cells"

    @property
    def samples(self) -> tuple[tuple[str, ...], ...]:
        return (), ("a1",), ("a1", "b2")  # on every board

    def read(self, value: object) -> tuple[str, ...]:
        if value is None:
            return ()
        if isinstance(value, int) and not isinstance(value, bool):
            value = str(value)
        if isinstance(value, str) and value.strip().isdigit():
            value = f"random:{value}"
        if isinstance(value, str):
            for separator in "+,;":
                value = value.replace(separator, " ")
            value = value.split()
        if not isinstance(value, Sequence) or not all(isinstance(name, str) for name in value):
            raise OptionError(f"{self.name} must be {self.values}, not {_shown(value)}.")
        names = tuple(name.strip().lower() for name in value)
        if names == ("none",):
            return ()
        if len(set(names)) < len(names):
            raise OptionError(f"{self.name} names a cell twice.")
        if len(names) > self.most:
            raise OptionError(f"{self.name} takes at most {self.most} cells, not {len(names)}.")
        return names

    def write(self, value: Value) -> str:
        return "+".join(value) if isinstance(value, tuple) and value else "none"

    @staticmethod
    def is_random(value: Value) -> bool:
        return isinstance(value, tuple) and bool(value) and value[0].startswith("random")


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def read_options(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """The value of every option, as given or by default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise OptionError(f"There is no option {_shown(name)}; the options are {', '.join(known)}.")
    return {name: option.read(given[name]) if name in given else option.default for name, option in known.items()}


def random_options(options: Sequence[Option], values: Mapping[str, Value]) -> tuple[str, ...]:
    """The names of the options that are still to be drawn."""
    return tuple(o.name for o in options if isinstance(o, Cells) and o.is_random(values[o.name]))


def write_options(options: Sequence[Option], values: Mapping[str, Any]) -> str:
    """The options that differ from their defaults, as `size=7,pie=yes`; `-` if none does."""
    changed = (o for o in options if values[o.name] != o.default)
    return ",".join(f"{o.name}={o.write(values[o.name])}" for o in changed) or "-"


def split_options(text: str) -> dict[str, str]:
    """Split `size=7,pie=yes` (or the same with spaces) into names and texts."""
    text = text.strip()
    given: dict[str, str] = {}
    if text in ("", "-"):
        return given
    for part in text.replace(",", " ").split():
        name, equals, value = part.partition("=")
        if not equals or not name or not value:
            raise OptionError(f"Options are written name=value, not {_shown(part)}.")
        if name in given:
            raise OptionError(f"The option {name} is given twice.")
        given[name] = value
    return given
