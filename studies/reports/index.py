"""The index of docs/reports: a table of the pages that are there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import unescape
from pathlib import Path

HEAD = """\
# Reports

Made by `make reports` (`python -m studies.reports`); the pages need no network: download one and open it in a browser.
[Findings](../findings.md) sums them up, [measures](../measures.md) defines what they measure, and
`studies/reports/` holds their definitions.

| report | what was played |
|---|---|
"""
BOT = re.compile(r"(?<=[>\s;,])mcts:(?:\w+=\w+,)*simulations=\d+(?:,\w+=\w+)*")


@dataclass(frozen=True)
class Entry:
    name: str
    command: list[str]


def write_index(folder: Path, entries: Sequence[Entry]) -> None:
    """Write README.md, with a row for every page that exists."""
    rows = []
    for entry in entries:
        page = folder / f"{entry.name}.html"
        if page.exists():
            text = page.read_text(encoding="utf-8")
            rows.append(f"| [{_title(text)}]({page.name}) | {_played(text, entry.command)} |")
    (folder / "README.md").write_text(HEAD + "\n".join(rows) + "\n", encoding="utf-8")


def _title(page: str) -> str:
    found = re.search(r"<h1>(.*?)</h1>", page)
    return unescape(found[1]) if found else "report"


def _played(page: str, command: Sequence[str]) -> str:
    """The first sentence of a page that says how much was played, and by which bots."""
    games = re.search(r"[\d,]+ (?:games in \d+ cells|variants, \d+ rounds)", page)
    pairs = re.search(r"met every other in (.*?) of games", page)
    bots = sorted(set(BOT.findall(unescape(page))), key=_strength)
    played = games[0] if games else f"{pairs[1]} of games for each pairing" if pairs else ""
    if "league" in command[1]:
        search = command[command.index("--search") + 1] if "--search" in command else ""
        return f"{played}; {f'styles guide {search}' if search else 'styles alone'}"
    return f"{played}; {', '.join(f'`{bot}`' for bot in bots)}"


def _strength(bot: str) -> tuple[int, str]:
    return -int(re.findall(r"\d+", bot)[0]), bot
