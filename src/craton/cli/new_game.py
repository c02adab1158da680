"""craton new-game"""

from __future__ import annotations

import argparse
import keyword
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from craton.core.errors import CratonError
from craton.core.registry import names

HELP = "Write a folder with a small working game, as the start of a game of your own."
EXAMPLES = ("craton new-game tripwire", "craton new-game tripwire --title 'Trip Wire' --folder games/tripwire")

TEMPLATE = "_template"
SUFFIX = ".template"  # so that tools do not take the template's files for Craton's own
NAME, TITLE = "mygame", "My Game"
MAX_LENGTH = 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="the game's name: letters and digits, lower case")
    parser.add_argument("--title", help="the title that players see; default: the name with a capital letter")
    parser.add_argument("--folder", type=Path, help="the folder to write, which must be new or empty; default: NAME")


def run(args: argparse.Namespace) -> int:
    title = args.title if args.title is not None else args.name.capitalize()
    folder = args.folder if args.folder is not None else Path(args.name)
    written = write_game(args.name, title, folder)
    for file in written:
        print(file)
    print(f"\nInstall and play it:\n  pip install --editable {folder}\n  craton play {args.name}")
    print("docs/adding-a-game.md explains every part.")
    return 0


def write_game(name: str, title: str, folder: Path) -> list[Path]:
    """Write the template as a game with that name and title and return the files; CratonError if that is impossible."""
    _check_name(name)
    if not title.strip() or len(title) > MAX_LENGTH or not re.fullmatch(r"[\w '!?.:-]+", title):
        raise CratonError(f"A title has 1 to {MAX_LENGTH} letters, digits, spaces and simple punctuation.")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CratonError(f"{folder} exists and is not an empty folder.")
    template = files("craton.cli") / TEMPLATE
    texts = {
        folder / path.replace(NAME, name).removesuffix(SUFFIX): text.replace(NAME, name).replace(TITLE, title)
        for path, text in _files(template)
    }
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(texts)


def _check_name(name: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]*", name) or len(name) > MAX_LENGTH:
        raise CratonError(
            f"A game's name is a letter followed by letters and digits, all lower case, at most {MAX_LENGTH}; "
            f"{name[:40]!r} is not."
        )
    if name in names():
        raise CratonError(f"There is already a game {name}.")
    if (files("craton.server") / "static" / "games" / name).is_dir():
        raise CratonError(f"{name} is the name of a folder of the page in the browser; choose another.")
    if keyword.iskeyword(name) or name == TEMPLATE or find_spec(name) is not None:
        raise CratonError(f"{name} is the name of a Python module or keyword; choose another.")


def _files(folder: Traversable, inside: str = "") -> list[tuple[str, str]]:
    """The paths and texts of the template's files, sorted."""
    found = []
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            found += _files(item, f"{inside}{item.name}/")
        elif item.name.endswith(SUFFIX):
            found.append((f"{inside}{item.name}", item.read_text(encoding="utf-8")))
    return found
