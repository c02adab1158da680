"""The folders of experiments, beside the database.

    ID/lab.json          title, creation time, share link: what the page needs and the games do not depend on
    ID/experiment.toml   what is played; `craton lab run ID/experiment.toml --out ID/results` continues it, too
    ID/progress.json     written by the worker: stage, numbers of games, estimates
    ID/results/          games and report, as `craton lab run` writes them
    ID/lock              held by the worker while it runs

A file is written under a temporary name and renamed. A folder is complete once it has its `lab.json`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from craton.server.file_lock import lock

ID = re.compile(r"[A-Za-z0-9_-]{8,40}")
ABOUT, PLAN, PROGRESS, RESULTS, LOCK, STOP = (
    "lab.json",
    "experiment.toml",
    "progress.json",
    "results",
    "lock",
    "stop",
)


@dataclass(frozen=True)
class Folder:
    """The folder of one experiment."""

    path: Path

    @property
    def id(self) -> str:
        return self.path.name

    @property
    def plan(self) -> Path:
        return self.path / PLAN

    @property
    def results(self) -> Path:
        return self.path / RESULTS

    @property
    def stop(self) -> Path:
        """The worker stops when this file appears."""
        return self.path / STOP

    def about(self) -> dict[str, Any] | None:
        """The contents of `lab.json`; None if the folder holds no experiment."""
        return _read(self.path / ABOUT)

    def write_about(self, about: dict[str, Any]) -> None:
        _write(self.path / ABOUT, json.dumps(about, indent=2) + "\n")

    def progress(self) -> dict[str, Any]:
        """What the worker wrote last; empty if it has never run."""
        return _read(self.path / PROGRESS) or {}

    def write_progress(self, progress: dict[str, Any]) -> None:
        _write(self.path / PROGRESS, json.dumps(progress, separators=(",", ":")))

    def create(self, plan: str, about: dict[str, Any]) -> None:
        self.path.mkdir(parents=True)
        self.plan.write_text(plan, encoding="utf-8")
        self.write_about(about)

    def remove(self) -> None:
        (self.path / ABOUT).unlink(missing_ok=True)  # first, so that a crash leaves no experiment without its games
        shutil.rmtree(self.path, ignore_errors=True)

    def open_lock(self) -> Any:
        """The open lock file, locked; OSError if a worker holds it. Closing it releases the lock."""
        stream = (self.path / LOCK).open("a+b", buffering=0)
        try:
            lock(stream)
        except OSError:
            stream.close()
            raise
        return stream

    @property
    def is_locked(self) -> bool:
        """Whether a worker has it, perhaps one of another server process."""
        if not (self.path / LOCK).exists():
            return False
        try:
            self.open_lock().close()
        except OSError:
            return True
        return False


class Folders:
    """All experiments of a server."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def get(self, name: str) -> Folder | None:
        """The folder with an id, if it holds an experiment."""
        if not ID.fullmatch(name):
            return None
        found = Folder(self.root / name)
        return found if found.about() is not None else None

    def all(self) -> list[Folder]:
        if not self.root.is_dir():
            return []
        return [Folder(path) for path in self.root.iterdir() if ID.fullmatch(path.name) and (path / ABOUT).exists()]


def _read(path: Path) -> dict[str, Any] | None:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return found if isinstance(found, dict) else None


def _write(path: Path, text: str) -> None:
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        temporary.write_text(text, encoding="utf-8")
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)
