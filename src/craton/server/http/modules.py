"""Which modules of the client a page needs, so that a browser can ask for them all at once instead of wave by wave."""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Callable

STATEMENT = re.compile(r"""(?:^|[;}])\s*(?:import|export)\b(?:[^;"'()]*?\bfrom\b)?\s*["']([^"']+)["']""", re.MULTILINE)
MAP = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)


def names_of(page: str) -> dict[str, str]:
    """The import map of a page: a bare name, and the address of its module."""
    found = MAP.search(page)
    return dict(json.loads(found[1])["imports"]) if found else {}


def needed(first: list[str], names: dict[str, str], read: Callable[[str], str]) -> list[str]:
    """Addresses of these modules and of all that they import before they run, each once, the nearest first."""
    found = list(first)
    for address in found:  # grows while it is walked
        for name in STATEMENT.findall(read(address)):
            other = names.get(name) or posixpath.normpath(posixpath.join(posixpath.dirname(address), name))
            if other not in found:
                found.append(other)
    return found


def with_modules(page: str, addresses: list[str]) -> str:
    """The page, saying behind its import map what will be needed."""
    links = "".join(f'<link rel="modulepreload" href="{address}">\n' for address in addresses)
    return MAP.sub(lambda found: f"{found[0]}\n{links.rstrip()}", page, count=1)
