"""A show as an animated picture: the dice one by one, with what each decided."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from craton.core.game import Game
from craton.draw.film import Moment, film
from craton.draw.picture import MARKS, Picture
from craton.server.wire.match import Entry
from craton.server.wire.show import Show

MAX_MOMENTS = 120
"""Pictures of one film. Of a longer show the end is shown whole, and what comes before in leaps."""
MAX_SIZE = 640
START, BEFORE, AFTER, DECIDING, MOVE, END = 1400, 900, 1100, 1900, 500, 3000
"""Milliseconds: the first picture, before a die, after it, around a die that decides, an action, the last picture."""


def film_of(game: Game, title: str, show: Show, *, size: int) -> bytes:
    """A GIF of a show of the match with this title."""
    moments = list(_moments(game, title, show))
    if len(moments) > MAX_MOMENTS:
        early, late = moments[: -MAX_MOMENTS // 2], moments[-MAX_MOMENTS // 2 :]
        leap = -(-len(early) // (MAX_MOMENTS // 2))
        moments = [*early[::leap], *late]
    return film(moments, size=min(size, MAX_SIZE))


def _moments(game: Game, title: str, show: Show) -> Iterator[Moment]:
    scene = _Scene(game, show["before"]["stones"], show["before"]["marks"])
    entries = _shown(show["entries"])
    first = next((entry["throw"]["before"] for entry in entries if "throw" in entry), None)
    yield Moment(scene.picture(), START, _both(first), title=title, caption=show["before"]["task"])
    chances = _both(first)
    for entry in entries:
        if entry["event"] is None:
            scene.take(entry)
            caption = f"{entry.get('mover', '')} {entry['text'] or ''}".strip().capitalize()
            yield Moment(scene.picture(), MOVE, chances, title=title, caption=caption)
            continue
        odds: Any = entry.get("odds")
        throw: Any = entry.get("throw")
        cells = odds["cells"] if odds else []
        name = f"{odds['words']} at {cells[0]}".capitalize() if odds and cells else str(entry["event"])
        stakes = (
            f"survives with {odds['probability']['exact']}"
            if throw and odds
            else odds["probability"]["exact"]
            if odds
            else ""
        )
        decides = bool(throw and throw["decides"])
        caption = f"{stakes}; decides the match" if decides else stakes
        yield Moment(scene.picture(cells), DECIDING if decides else BEFORE, chances, "?", name, caption)
        scene.take(entry)
        chances = _both(throw["after"]) if throw else chances
        fate = ("survives" if throw["is_success"] else "falls") if throw else ""
        shown = Moment(
            scene.picture(cells if throw and throw["is_success"] else []),
            AFTER,
            chances,
            str(entry["text"]),
            name,
            fate,
        )
        yield replace(shown, milliseconds=DECIDING) if decides else shown
    last = _Scene(game, show["after"]["stones"], show["after"]["marks"])
    yield Moment(last.picture(), END, chances, title=title, caption=show["after"]["task"])


def _shown(entries: list[Entry]) -> list[Entry]:
    """In the order in which they are shown: the dice of each run by their places."""
    shown: list[Entry] = []
    run: list[Entry] = []
    for entry in [*entries, None]:
        if entry is not None and "throw" in entry:
            run.append(entry)
            continue
        shown += sorted(run, key=lambda one: one["throw"]["place"])
        run = []
        if entry is not None:
            shown.append(entry)
    return shown


def _both(chances: Mapping[str, Any] | None) -> tuple[float, float] | None:
    return None if chances is None else (chances["black"]["value"], chances["white"]["value"])


class _Scene:
    """Stones and marks, changed entry by entry."""

    def __init__(self, game: Game, stones: Mapping[str, str], marks: Mapping[str, list[str]]) -> None:
        self._board = game.board
        self._looks = game.definition.mark_looks
        self._stones = dict(stones)
        self._marks = {cell: list(names) for cell, names in marks.items()}

    def take(self, entry: Entry) -> None:
        for cell, change in entry.get("changes", {}).items():
            if change["stone"] is None:
                self._stones.pop(cell, None)
            else:
                self._stones[cell] = change["stone"]
            self._marks[cell] = change["marks"]

    def picture(self, focus: list[str] | None = None) -> Picture:
        index = self._board.index
        marks = {
            index[cell]: {name for name in names if (name in MARKS or name in self._looks) and name != "focus"}
            for cell, names in self._marks.items()
        }
        for cell in focus or []:
            marks.setdefault(index[cell], set()).add("focus")
        return Picture(
            self._board,
            {index[cell]: colour for cell, colour in self._stones.items()},
            {cell: frozenset(names) for cell, names in marks.items()},
            looks=self._looks,
        )
