"""Damaging a stored database, as a bad disk or a careless hand would."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from craton.server.integrity.chain import entry_hash, header_hash


@contextlib.contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """The database without its foreign keys and the triggers that guard the log."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        guards = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in guards:
            connection.execute(f"DROP TRIGGER {name}")
        yield connection
        for _, sql in guards:
            connection.execute(sql)


def damage(file: Path, *statements: str) -> None:
    with opened(file) as connection:
        for statement in statements:
            changed = connection.execute(statement).rowcount
            assert changed > 0, statement


def forge(file: Path, match: str, *statements: str) -> None:
    """Damage a match, and make its hash chain anew, as somebody would who knows how it is made."""
    damage(file, *(statement.format(match) for statement in statements))
    with opened(file) as connection:
        connection.row_factory = sqlite3.Row
        (header,) = connection.execute("SELECT * FROM matches WHERE id = ?", [match])
        flags = {name: bool(header[name]) for name in ("rated", "private", "open", "hints")}
        previous = header_hash(dict(header) | flags)
        for row in connection.execute("SELECT * FROM entries WHERE match = ? ORDER BY number", [match]).fetchall():
            previous = entry_hash(previous, dict(row))
            key = [previous, match, row["number"]]
            connection.execute("UPDATE entries SET hash = ? WHERE match = ? AND number = ?", key)
        connection.execute("UPDATE matches SET head = ? WHERE id = ?", [previous, match])
