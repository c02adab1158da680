"""Finding games: every folder of `craton.games`, and plug-ins installed under the entry point group `craton.games`."""

from __future__ import annotations

import importlib
import logging
import pkgutil
import random
import sys
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
    return _plugins_on(tuple(sys.path))


@cache
def _plugins_on(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """The plug-ins installed on `sys.path`; looking for them reads the metadata of every package on it."""
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=GROUP)}


def names() -> list[str]:
    """The names of all games, including plug-ins that can be loaded.

    >>> names()
    ['assault', 'faultlines', 'faust', 'lifeline']
    """
    return sorted({*_folders(), *plugins()})


def plugins() -> list[str]:
    """The names of the games that are not Craton's own; a plug-in that cannot be loaded is logged and left out."""
    return sorted(name for name, point in _plugins().items() if name not in _folders() and _is_sound(point))


@cache
def _is_sound(plugin: EntryPoint) -> bool:
    try:
        _loaded(plugin)
    except CratonError as error:
        logging.getLogger(__name__).warning("%s", error)
        return False
    return True


def definition(name: str) -> Definition:
    """The `DEFINITION` of a game's folder or plug-in; OptionError if there is none, CratonError if it is faulty."""
    wanted = name.strip().lower() if isinstance(name, str) else name
    if wanted in _folders():
        found = importlib.import_module(f"{GROUP}.{wanted}").DEFINITION
        assert isinstance(found, Definition)
        return found
    plugin = _plugins().get(wanted)
    if plugin is None:
        raise OptionError(f"There is no game {name!r}; the games are {', '.join(names())}.")
    return _loaded(plugin)


def _loaded(plugin: EntryPoint) -> Definition:
    try:
        found = plugin.load()
    except Exception as error:  # whatever the code of others raises
        message = f"The plug-in for {plugin.name!r} cannot be loaded: {type(error).__name__}: {error}"
        raise CratonError(" ".join(message.split())) from error
    if not isinstance(found, Definition):
        raise CratonError(f"The plug-in for {plugin.name!r} is not a Definition of a game.")
    if found.name != plugin.name:
        raise CratonError(f"The plug-in for {plugin.name!r} has a Definition with another name, {found.name!r}.")
    return found


def game(name: str, *, rng: random.Random | None = None, **options: object) -> Game:
    """A game by name. `preset` names a set of options; `rng` draws the options given as random. OptionError if invalid.

    >>> game("lifeline", size=5).options["size"]
    5
    """
    return make_game(definition(name), options, rng or random.SystemRandom())
