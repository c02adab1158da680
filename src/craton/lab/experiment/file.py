"""Experiments as TOML files. Every mistake is an OptionError with one sentence."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, product
from pathlib import Path
from typing import Any

from craton.bots.spec import BotSpec, parse_bot
from craton.core.errors import CratonError, OptionError
from craton.core.game import Game, make_game
from craton.core.registry import definition
from craton.core.wording import listed
from craton.lab.experiment.openings import first_actions
from craton.lab.experiment.plan import MAX_CELLS, MAX_GAMES, Cell, Evaluation, Experiment, Stopping
from craton.lab.experiment.play import opening_codes

TABLES: dict[str, tuple[str, ...]] = {
    "options": (),
    "variants": (),
    "bots": ("both", "first", "second"),
    "games": ("each", "precision", "margin", "most", "confidence", "paired", "random_opening", "opening"),
    "openings": ("games", "bot"),
    "ladder": ("simulations", "games"),
    "evaluation": ("games", "simulations"),
    "budget": ("minutes",),
}
KEYS = ("title", "game", "preset", "seed")
MAX_SIMULATIONS = 1_000_000


def read_experiment(path: str | Path) -> Experiment:
    """The experiment that a file describes."""
    file = Path(path)
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise OptionError(f"{file} is not a TOML file: {str(error).rstrip('.')}.") from None
    try:
        return experiment_from(data, title=file.stem)
    except CratonError as error:
        raise OptionError(f"{file}: {error}") from None


def experiment_from(data: Mapping[str, Any], *, title: str = "experiment") -> Experiment:
    """The experiment that the parsed contents of a file describe."""
    tables = _tables(data)
    rules = definition(_text(data, "game"))
    seed = _whole(data, "seed", 0, 2**53, default=0)
    preset = {"preset": data["preset"]} if "preset" in data else {}
    games = _table_of_games(tables["games"])
    opening = tuple(_opening(tables["games"].get("opening", "")))
    cells = []
    variants = _variants(tables["variants"]) or {"": {}}
    for (variant, changes), grid in product(variants.items(), _grid(tables["options"])):
        given = {**preset, **grid, **changes}
        made = make_game(rules, given, random.Random(f"{seed} {given}"))
        for first, second in _pairs(tables["bots"]):
            name = variant or _cell_name(made, grid)
            cells.append(Cell(name, made, first, second, opening))
    if not cells or len(cells) > MAX_CELLS:
        raise OptionError(f"The grid has {len(cells):,} cells; it may have 1 to {MAX_CELLS:,}.")
    for cell in cells:
        opening_codes(cell.game, cell.opening)
    cells = _named(cells)
    cells += [*_opening_cells(cells, tables["openings"]), *_ladder_cells(cells, tables["ladder"])]
    return Experiment(
        title=_text(data, "title", default=title),
        cells=tuple(cells),
        stopping=games,
        seed=seed,
        paired=_yes(tables["games"], "paired", default=True),
        random_actions=_whole(tables["games"], "random_opening", 0, 1_000, default=0),
        evaluation=Evaluation(
            games=_whole(tables["evaluation"], "games", 0, MAX_GAMES, default=40),
            simulations=_whole(tables["evaluation"], "simulations", 1, MAX_SIMULATIONS, default=200),
        ),
        seconds=_seconds(tables["budget"]),
    )


def _tables(data: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    for key, value in data.items():
        if key not in KEYS and key not in TABLES:
            raise OptionError(f"There is no setting {key!r}; there are {listed([*KEYS, *TABLES], 20)}.")
        if key in TABLES and not isinstance(value, dict):
            raise OptionError(f"{key} must be a table, written [{key}].")
        unknown = [name for name in value if name not in TABLES[key]] if TABLES.get(key) else []
        if unknown:
            raise OptionError(f"There is no setting {unknown[0]!r} in [{key}]; there are {listed(TABLES[key])}.")
    return {name: data.get(name, {}) for name in TABLES}


def _table_of_games(table: Mapping[str, Any]) -> Stopping:
    if "each" in table and "precision" in table:
        raise OptionError("[games] takes either `each`, a number of games, or `precision`, not both.")
    if "each" not in table and "precision" not in table:
        raise OptionError("[games] needs `each`, the number of games of a cell, or `precision`, in points.")
    confidence = _number(table, "confidence", 0.5, 0.9999, default=0.95)
    margin = _number(table, "margin", 0.1, 50, default=2.0)
    if "each" in table:
        return Stopping(games=_whole(table, "each", 1, MAX_GAMES), margin=margin, confidence=confidence)
    return Stopping(
        precision=_number(table, "precision", 0.5, 50),
        margin=margin,
        most=_whole(table, "most", 1, MAX_GAMES, default=20_000),
        confidence=confidence,
    )


def _grid(options: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Every combination of the options: a list of values makes the option an axis of the grid."""
    axes = {name: value if isinstance(value, list) else [value] for name, value in options.items()}
    for name, values in axes.items():
        if not values:
            raise OptionError(f"The list of values of {name} is empty.")
    for chosen in product(*axes.values()):
        yield dict(zip(axes, chosen, strict=True))


def _variants(table: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    for name, changes in table.items():
        if not isinstance(changes, dict):
            raise OptionError(f"The variant {name!r} must be a table of options, such as {{ pie = true }}.")
    return {name: dict(changes) for name, changes in table.items()}


def _pairs(table: Mapping[str, Any]) -> list[tuple[BotSpec, BotSpec]]:
    if "both" in table:
        if "first" in table or "second" in table:
            raise OptionError("[bots] takes either `both` or `first` and `second`.")
        return [(spec, spec) for spec in _bots(table["both"], "both")]
    if "first" not in table or "second" not in table:
        raise OptionError('[bots] needs `both`, or `first` and `second`, such as "mcts:simulations=200".')
    return list(product(_bots(table["first"], "first"), _bots(table["second"], "second")))


def _bots(value: Any, key: str) -> list[BotSpec]:
    texts = value if isinstance(value, list) else [value]
    if not texts or not all(isinstance(text, str) for text in texts):
        raise OptionError(f'{key} must be a bot such as "mcts:simulations=200", or a list of bots.')
    return [parse_bot(text) for text in texts]


def _named(cells: Sequence[Cell]) -> list[Cell]:
    """The cells with the bots in their names where these differ."""
    if len({(cell.first, cell.second) for cell in cells}) == 1:
        return list(cells)
    found = []
    for cell in cells:
        bots = str(cell.first) if cell.first == cell.second else f"{cell.first} and {cell.second}"
        name = bots if cell.name == "default rules" else f"{cell.name}, {bots}"
        found.append(Cell(name, cell.game, cell.first, cell.second, cell.opening))
    return found


def _cell_name(game: Game, grid: Mapping[str, Any]) -> str:
    options = {option.name: option for option in game.definition.options}
    words = [f"{name}={options[name].write(game.options[name])}" for name in grid if name in options]
    return ", ".join(words) or (game.options_text.replace(",", ", ") if game.options_text != "-" else "default rules")


def _opening_cells(cells: Sequence[Cell], table: Mapping[str, Any]) -> list[Cell]:
    """A cell for every distinct first action of each rule set."""
    games = _whole(table, "games", 0, MAX_GAMES, default=0)
    if not games:
        return []
    found = []
    for cell in {one.game: one for one in reversed(cells)}.values():
        bot = parse_bot(_text(table, "bot")) if "bot" in table else cell.first
        found += [
            Cell(f"{cell.name}: {action.text}", cell.game, bot, bot, (action.text,), "openings", games)
            for action in first_actions(cell.game)
        ]
    return found


def _ladder_cells(cells: Sequence[Cell], table: Mapping[str, Any]) -> list[Cell]:
    """A cell for each doubling of the simulations: the stronger bot against the weaker."""
    rungs = table.get("simulations", [])
    if not isinstance(rungs, list) or any(type(rung) is not int or not 1 <= rung <= MAX_SIMULATIONS for rung in rungs):
        raise OptionError("simulations of [ladder] must be a list of numbers of simulations, such as [25, 50, 100].")
    if rungs != sorted(set(rungs)):
        raise OptionError("simulations of [ladder] must be in ascending order.")
    games = _whole(table, "games", 2, MAX_GAMES, default=100)
    found = []
    for cell in {one.game: one for one in reversed(cells)}.values():
        for weak, strong in pairwise(rungs):
            a, b = (parse_bot(f"mcts:simulations={number}") for number in (strong, weak))
            found.append(Cell(f"{cell.name}: {strong} against {weak}", cell.game, a, b, (), "ladder", games))
    return found


def _opening(value: Any) -> list[str]:
    if not isinstance(value, str):
        raise OptionError('opening must be a text such as "e5 c3".')
    return value.split()


_MISSING = object()


def _text(table: Mapping[str, Any], key: str, default: Any = _MISSING) -> str:
    value = table.get(key, default)
    if value is _MISSING:
        raise OptionError(f"The setting {key!r} is missing.")
    if not isinstance(value, str) or not value.strip() or len(value) > 200 or not value.isprintable():
        raise OptionError(f"{key} must be a text of 1 to 200 characters.")
    return value


def _whole(table: Mapping[str, Any], key: str, low: int, high: int, default: int | None = None) -> int:
    value = table.get(key, default)
    if type(value) is not int or not low <= value <= high:
        raise OptionError(f"{key} must be a whole number from {low:,} to {high:,}, not {value!r}.")
    return value


def _number(table: Mapping[str, Any], key: str, low: float, high: float, default: float | None = None) -> float:
    value = table.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
        raise OptionError(f"{key} must be a number from {low:g} to {high:g}, not {value!r}.")
    return float(value)


def _yes(table: Mapping[str, Any], key: str, *, default: bool) -> bool:
    value = table.get(key, default)
    if not isinstance(value, bool):
        raise OptionError(f"{key} must be true or false, not {value!r}.")
    return value


def _seconds(table: Mapping[str, Any]) -> float | None:
    return 60 * _number(table, "minutes", 0.01, 100_000) if "minutes" in table else None
