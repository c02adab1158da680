"""Finding games: every folder of `craton.games`, and plug-ins installed under the entry point group `craton.games`."""

from __future__ import annotations

import importlib
import pkgutil
import random
from functools import cache
from typing import TYPE_CHECKING

from craton.core.definition import Definition
from craton.core.errors import CratonError, OptionError
from craton.core.game import Game, make_game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "craton.games"


@cache
def _folders() -> tuple[str, ...]:
    package = importlib.import_module(GROUP)
    return tuple(sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg))


def _plugins() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=GROUP)}


def names() -> list[str]:
    """The names of all games, including plug-ins.

    >>> names()
    ['assault', 'faultlines', 'faust', 'lifeline']
    """
    return sorted({*_folders(), *_plugins()})


def definition(name: str) -> Definition:
    """The `DEFINITION` of a game's folder or plug-in."""
    wanted = name.strip().lower() if isinstance(name, str) else name
    if wanted in _folders():
        found = importlib.import_module(f"{GROUP}.{wanted}").DEFINITION
    else:
        plugin = _plugins().get(wanted)
        if plugin is None:
            raise OptionError(f"There is no game {name!r}; the games are {', '.join(names())}.")
        found = plugin.load()
    if not isinstance(found, Definition):
        raise CratonError(f"The plug-in for {name!r} is not a Definition of a game.")
    return found


def game(name: str, *, rng: random.Random | None = None, **options: object) -> Game:
    """A game by name. `preset` names a set of options; `rng` draws the options given as random. OptionError if invalid.

    >>> game("lifeline", size=5).options["size"]
    5
    """
    return make_game(definition(name), options, rng or random.SystemRandom())
