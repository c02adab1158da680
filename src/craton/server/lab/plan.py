"""From a request to the file of an experiment, checked by the lab itself. Runs in a worker process."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any

from craton.server.bots.levels import checked_bot
from craton.server.errors import bad_request

BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def plan_of(data: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """The text of the file, and what the page shows of the experiment; RequestError if the lab refuses it.

    data: as in the file. A request must not make the server import a module or start a program, so its bots are those
    that the server offers to players.
    """
    from craton.lab.experiment.file import experiment_from  # imports the search, which the server itself does without

    text = write_toml(data)
    with bad_request():
        for bot in set(data["bots"].values()):
            checked_bot(bot)
        experiment = experiment_from(tomllib.loads(text))
    cells = [cell for cell in experiment.cells if cell.study == "main"]
    stopping = experiment.stopping
    about = {
        "title": experiment.title,
        "game": experiment.game.name,
        "variants": [{"name": cell.name, "options_text": cell.game.options_text} for cell in cells],
        "bots": list(dict.fromkeys((str(cells[0].first), str(cells[0].second)))),
        "each": stopping.games,
        "precision": stopping.precision,
        "margin": stopping.margin,
        "confidence": stopping.confidence,
        "seed": experiment.seed,
        "minutes": None if experiment.seconds is None else experiment.seconds / 60,
        "wanted": sum(map(experiment.limit, experiment.cells)),
    }
    return text, about


def write_toml(data: Mapping[str, Any]) -> str:
    """The file of an experiment: settings, tables of settings, and tables of inline tables."""
    lines = [f"{key} = {_value(value)}" for key, value in data.items() if not isinstance(value, Mapping)]
    for name, table in data.items():
        if isinstance(table, Mapping):
            lines += ["", f"[{name}]", *(f"{_key(key)} = {_value(value)}" for key, value in table.items())]
    return "\n".join(lines) + "\n"


def _key(name: str) -> str:
    return name if BARE_KEY.fullmatch(name) else _value(name)


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{_key(key)} = {_value(one)}' for key, one in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, str) or value is None:
        # The escapes of JSON are escapes of TOML, except that TOML wants DEL escaped as well.
        return json.dumps("none" if value is None else value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return json.dumps(value)
