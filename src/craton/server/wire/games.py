"""The games: options, presets, rules, boards, bot levels."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal, cast

from pydantic import ConfigDict, with_config

from craton.core import options
from craton.core.definition import Definition
from craton.core.game import make_game
from craton.core.registry import definition, names
from craton.server.bots.engines import PREFIX
from craton.server.bots.levels import LEVELS, bot_of_level
from craton.server.wire.base import Response
from craton.server.wire.position import Board, board_json, value_json

ENGLISH = "en"
"""The language of everything that the server writes; texts of rules may be translated."""

KINDS = {"Whole": "whole", "YesNo": "yes-no", "Choice": "choice", "Cells": "cells"}


@with_config(ConfigDict(extra="allow"))
class Option(Response):
    """An option of a game. Some kinds have further fields: `low`, `high`, `none`, `choices`, `most`."""

    name: str
    kind: Literal["whole", "yes-no", "choice", "cells", "text"]
    default: Any
    values: str
    help: str


def option_json(option: options.Option) -> Option:
    found: dict[str, Any] = {
        "name": option.name,
        "kind": KINDS.get(type(option).__name__, "text"),
        "default": value_json(option.default),
        "values": option.values,
        "help": option.help,
    }
    for limit in ("low", "high", "none", "choices", "most"):
        if hasattr(option, limit):
            found[limit] = value_json(getattr(option, limit))
    return cast(Option, found)


class Game(Response):
    """`reasons` are the ways a game can end, `quick_play` is the preset of a first match, `tournaments` are the
    game's own tournament rules by name, `prefix_words` the first words of actions and chance events of two words."""

    name: str
    title: str
    summary: str
    options: list[Option]
    presets: dict[str, dict[str, Any]]
    preset_help: dict[str, str]
    quick_play: str | None
    reasons: list[str]
    tournaments: dict[str, dict[str, Any]]
    prefix_words: list[str]


def game_json(found: Definition) -> Game:
    return {
        "name": found.name,
        "title": found.title,
        "summary": found.summary,
        "options": [option_json(option) for option in found.options],
        "presets": {
            name: {key: value_json(value) for key, value in preset.items()} for name, preset in found.presets.items()
        },
        "preset_help": dict(found.preset_help),
        "quick_play": found.quick_play,
        "reasons": list(found.reasons),
        "tournaments": {name: dict(rules) for name, rules in found.tournaments.items()},
        "prefix_words": sorted(found.prefix_words),
    }


class Level(Response):
    level: int
    bot: str


class Engine(Response):
    name: str
    bot: str


class Games(Response):
    """All games, the levels of the built-in bots, and the external engines that the operator has configured."""

    games: list[Game]
    levels: list[Level]
    engines: list[Engine]


@cache
def games_json(engines: tuple[str, ...] = ()) -> Games:
    return {
        "games": [game_json(definition(name)) for name in names()],
        "levels": [{"level": level, "bot": bot_of_level(level)} for level in LEVELS],
        "engines": [{"name": name, "bot": f"{PREFIX}{name}"} for name in engines],
    }


class Bots(Response):
    """`ready` are the games whose search is compiled; in the others bots search more slowly until it is."""

    state: Literal["off", "warming up", "ready"]
    ready: list[str]


class GamePage(Game):
    """A game with the text of its rules, the language of that text, and the board of its default options."""

    rules: str
    language: str
    board: Board


def game_page_json(found: Definition, language: str = ENGLISH) -> GamePage:
    language, rules = translated_page(files(found.package), "rules", language) or (ENGLISH, "")
    board = board_json(make_game(found, {}).board)
    return {**game_json(found), "rules": rules, "language": language, "board": board}


def translated_page(folder: Traversable, name: str, language: str) -> tuple[str, str] | None:
    """The language and the text of `NAME.LANGUAGE.md`, otherwise of the English `NAME.md`; None without both."""
    for found, file in ((language, f"{name}.{language}.md"), (ENGLISH, f"{name}.md")):
        page = folder / file
        if page.is_file():
            return found, page.read_text(encoding="utf-8")
    return None


class GameBoard(Response):
    """The board for a choice of options."""

    options_text: str
    board: Board


class Rulings(Response):
    """The rulings, and the language that they are written in."""

    text: str
    language: str
