"""The folders with which plug-in games extend the browser client."""

from __future__ import annotations

import logging
from importlib.resources import files
from pathlib import Path

from craton.core import registry
from craton.core.definition import Definition
from craton.core.errors import CratonError

INDEX = "index.js"
"""The module of a folder that declares its parts."""

log = logging.getLogger(__name__)


def browser_folder(game: Definition) -> Path | None:
    """The folder that a game's package has for the browser; None if it declares none. CratonError if it is not there.

    It must be a real folder inside the package, so that nothing else can be requested through it.
    """
    if not game.browser:
        return None
    package = files(game.package)
    if isinstance(package, Path):
        package = package.resolve()
        folder = (package / game.browser).resolve()
        if package in folder.parents and (folder / INDEX).is_file():
            return folder
    raise CratonError(f"{game.package} has no folder {game.browser} with an {INDEX}, which {game.title} declares.")


def plugin_folders() -> dict[str, Path]:
    """The browser folders of all plug-ins, by game. Faulty ones are logged and left out."""
    found = {}
    for name in registry.plugins():
        try:
            folder = browser_folder(registry.definition(name))
        except CratonError as error:
            log.warning("No browser folder for the game %s: %s", name, error)
        else:
            if folder:
                found[name] = folder
    return found
