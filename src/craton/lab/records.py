"""The records of a duel in a file: every game once, also if the file is continued."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

from craton.core.errors import CratonError, RecordError
from craton.lab.duel import Played
from craton.record import ID_TAG, parse_record, read_records


class RecordFile:
    """Appends the records of games to a file, except those that it has already, by their ids."""

    def __init__(self, path: str | Path) -> None:
        self._path = Path(path)
        self._ids: set[str] = set()
        if self._path.exists():
            with self._path.open("rb") as stream:
                ignored: list[RecordError] = []
                self._ids = {record.tags.get(ID_TAG, "") for record in read_records(stream, ignored.append)}
        try:
            self._file = self._path.open("a", encoding="utf-8")
        except OSError as error:
            raise CratonError(f"The records cannot be written to {self._path}: {error.strerror}.") from None

    def append(self, game: Played) -> None:
        found = parse_record(game.record).tags[ID_TAG]
        if found not in self._ids:
            self._file.write(("\n" if self._file.tell() else "") + game.record)
            self._file.flush()
            self._ids.add(found)

    def __enter__(self) -> RecordFile:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()
