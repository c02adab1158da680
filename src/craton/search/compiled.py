"""Whether the search of a game is compiled, and compiling it ahead of its first use. Numba is imported only to compile.

Compiling takes up to half a minute for each game and happens once: the machine code is kept in the cache folder, where
a small file for each game says which sources it was compiled from.
"""

from __future__ import annotations

import hashlib
import platform
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from craton.core.definition import Definition
from craton.core.game import make_game
from craton.core.view import View
from craton.kernel.sources import cache_folder, source_stamp

SIMULATIONS = 8
FOLDER = "compiled"


def is_compiled(definition: Definition) -> bool:
    """Whether a search of the game starts at once, without compiling."""
    try:
        return _note(definition).read_text(encoding="utf-8") == _stamp(definition)
    except OSError:
        return False


def compile_search(definition: Definition) -> None:
    """Compile the search of a game, or load it from the cache, and note that it is compiled."""
    from craton.search.mcts.search import Search

    start = make_game(definition, {}).start()
    Search(View.of(start, str(start.to_move))).run(simulations=SIMULATIONS)
    note = _note(definition)
    note.parent.mkdir(parents=True, exist_ok=True)
    note.write_text(_stamp(definition), encoding="utf-8")


def _note(definition: Definition) -> Path:
    """The file with the stamp; its name contains the game's folder, because several installations share the cache."""
    place = hashlib.sha256(str(_source(definition).parent).encode()).hexdigest()[:12]
    return cache_folder() / FOLDER / f"{definition.name}-{place}"


def _stamp(definition: Definition) -> str:
    """Machine code depends on the sources, on Numba and on the processor; another host may have another processor."""
    return " ".join((source_stamp(_source(definition)), version("numba"), platform.machine(), platform.node()))


def _source(definition: Definition) -> Path:
    spec = find_spec(definition.package)
    return Path(spec.origin if spec is not None and spec.origin else __file__).resolve()
