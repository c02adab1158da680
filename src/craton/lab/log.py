"""The log of a duel: one JSON line for each finished game, so that a run can be interrupted and resumed.

Every line contains the duel's settings, so that it cannot be mistaken for a line of another duel. The number of games
is not among them: a duel may be extended. An incomplete last line, left by a crash, is dropped and its game is played
again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any

from craton.core.errors import CratonError
from craton.lab.duel import Duel, Played


class Log:
    """Reads the games of a log file when it is opened (`played`), and appends to it."""

    def __init__(self, path: str | Path, duel: Duel) -> None:
        self._path = Path(path)
        self._games = duel.games
        self._settings = duel.settings
        self.played = self._read() if self._path.exists() else []
        self._file = self._path.open("a", encoding="utf-8")

    def append(self, game: Played) -> None:
        self._file.write(json.dumps({"duel": self._settings, **asdict(game)}) + "\n")
        self._file.flush()

    def __enter__(self) -> Log:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def _read(self) -> list[Played]:
        """The games in the file, up to the duel's number of games; an incomplete last line is truncated."""
        found: dict[int, Played] = {}
        complete = 0
        with self._path.open("r+b") as file:
            for place, line in enumerate(file, start=1):
                if not line.endswith(b"\n"):
                    begin = json.dumps({"duel": self._settings})[:-1].encode()
                    if line[: len(begin)] != begin[: len(line)]:  # not the beginning of a line of ours
                        raise self._unreadable(place)
                    file.truncate(complete)
                    break
                complete += len(line)
                game = self._game(place, line)
                found.setdefault(game.number, game)
        return [game for game in found.values() if game.number < self._games]

    def _game(self, place: int, line: bytes) -> Played:
        try:
            fields: dict[str, Any] = json.loads(line)
            settings = fields.pop("duel")
            game = Played(**fields)
            _check(game)
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            raise self._unreadable(place) from None
        if settings != self._settings:
            raise CratonError(f"{self._path} is the log of another duel: {_difference(settings, self._settings)}.")
        return game

    def _unreadable(self, place: int) -> CratonError:
        return CratonError(f"{self._path} is not the log of this duel: its line {place} is no game of one.")


def _check(game: Played) -> None:
    kinds = (game.number, int), (game.turns, int), (game.first, str), (game.reason, str), (game.record, str)
    if not all(type(value) is kind for value, kind in kinds) or game.number < 0 or game.score not in (0.0, 0.5, 1.0):
        raise ValueError


def _difference(theirs: object, ours: Mapping[str, object]) -> str:
    if isinstance(theirs, dict):
        for key, value in ours.items():
            if theirs.get(key) != value:
                return f"there {key} is {theirs.get(key)}, here {value}"
    return "its settings differ"
