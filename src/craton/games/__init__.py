"""The games, one folder each. Called, `craton.games()` lists the names of all games."""

from __future__ import annotations

import sys
from types import ModuleType


class _Games(ModuleType):
    """A package that can be called: the public face has `craton.games()` where Python has the package of that name."""

    def __call__(self) -> list[str]:
        from craton.core.registry import names

        return names()


sys.modules[__name__].__class__ = _Games
