"""Options and positions as parameters of OpenSpiel: numbers, truth values and texts without commas."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from craton.core.definition import Definition
from craton.core.errors import OptionError, TextError
from craton.core.game import Game
from craton.core.options import Cells, Option, Value, Whole, YesNo
from craton.core.position import Position
from craton.core.text import read_position, write_position

START = "start"
"""The parameter with the first position: the last four fields of its text, with : for = and ; for a comma."""


def default_params(definition: Definition) -> dict[str, Any]:
    """The type and default value of every parameter."""
    return {option.name: _to_param(option, option.default) for option in definition.options} | {START: ""}


def params_of(game: Game, start: Position | None) -> dict[str, Any]:
    """The parameters that make a game; `start` is its first position, if it is another one than usual."""
    options = game.definition.options
    changed = {o.name: _to_param(o, game.options[o.name]) for o in options if game.options[o.name] != o.default}
    if start is not None and start != game.start():
        text = write_position(start).split(" ", 2)[2]
        changed[START] = text.replace("=", ":").replace(",", ";")
    return changed


def options_of(definition: Definition, params: Mapping[str, Any]) -> dict[str, object]:
    """The options that parameters name; OptionError for what an OpenSpiel game cannot have."""
    given: dict[str, object] = {}
    for option in definition.options:
        if option.name not in params:
            continue
        value = params[option.name]
        if isinstance(option, Whole) and option.none is not None and value == _none(option):
            value = None
        if isinstance(option, Cells) and option.is_random(option.read(value)):
            raise OptionError(
                f"{option.name}: an OpenSpiel game draws no random cells; name them, as in "
                f"{option.name}=a1+b2, or take the options of craton.game({definition.name!r}, ...)."
            )
        given[option.name] = value
    return given


def read_start(game: Game, text: str) -> Position:
    """The first position; OptionError if the text is none."""
    if not text:
        return game.start()
    plain = text.replace(":", "=").replace(";", ",")
    try:
        return read_position(f"{game.name} {game.options_text} {plain}")
    except TextError as error:
        raise OptionError(f"{START}: {error}") from None


def _to_param(option: Option, value: Value) -> int | bool | str:
    if isinstance(option, Whole):
        assert value is None or isinstance(value, int)
        return _none(option) if value is None else value
    if isinstance(option, YesNo):
        return bool(value)
    return option.write(value)


def _none(option: Whole) -> int:
    """The number that stands for no number."""
    return min(0, option.low - 1)
