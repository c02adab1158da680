"""What the operator does with experiments: run, stop, resume, share, delete, look."""

from __future__ import annotations

import asyncio
import hmac
import importlib.util
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy.engine import make_url

from craton.server.errors import RequestError
from craton.server.ids import fresh_id
from craton.server.lab.folders import Folder, Folders
from craton.server.lab.plan import plan_of
from craton.server.lab.runner import Runner
from craton.server.offload import Offload
from craton.server.settings import Settings, data_folder, database_url

PACKAGES = ("polars", "altair", "vl_convert")
MAX_EXPERIMENTS = 200
ACTIVE = ("preparing", "playing", "reporting")
"""Stages of a worker that is at work."""
SEPARATOR = "."
"""Between the id and the secret of a share link; ids do not contain it."""


@dataclass(frozen=True)
class Found:
    """An experiment as it is now."""

    id: str
    status: str
    about: Mapping[str, Any]
    progress: Mapping[str, Any]
    has_report: bool


class Lab:
    """clock: the server's time, in milliseconds."""

    def __init__(self, settings: Settings, clock: Callable[[], int], *, nice: int) -> None:
        self.workers = settings.lab_workers
        self.folders = Folders(lab_folder(settings))
        self.runner = Runner(settings.lab_workers, settings.lab_nice)
        self._checks = Offload(nice=nice)
        self._now = clock

    async def close(self) -> None:
        await self.runner.close()
        await self._checks.close()

    async def experiments(self) -> list[Found]:
        """All experiments, the newest first."""
        found = await asyncio.to_thread(lambda: [self._found(folder) for folder in self.folders.all()])
        return sorted((one for one in found if one is not None), key=lambda one: -one.about["created"])

    async def get(self, name: str) -> Found:
        """The experiment with an id; RequestError if there is none."""
        folder = await self._folder(name)
        found = await asyncio.to_thread(self._found, folder)
        if found is None:
            raise _unknown()
        return found

    async def shared(self, link: str) -> Found:
        """The experiment of a share link; RequestError if there is none, or if it is not shared any more."""
        name, _, secret = link.partition(SEPARATOR)
        found = await self.get(name)
        known = found.about.get("secret")
        if not known or not hmac.compare_digest(known.encode(), secret.encode()):
            raise _unknown()
        return found

    def report(self, found: Found) -> Path:
        """The file of the report; RequestError if there is none yet."""
        if not found.has_report:
            raise RequestError("not-found", "This experiment has no report yet.")
        return self.folders.root / found.id / "results" / "report.html"

    async def create(self, data: Mapping[str, Any]) -> Found:
        """Check an experiment, store it and run it; nothing is stored if it is refused."""
        self._require_workers()
        if len(await asyncio.to_thread(self.folders.all)) >= MAX_EXPERIMENTS:
            raise RequestError(
                "not-allowed-now", f"There are {MAX_EXPERIMENTS} experiments; delete some of them first."
            )
        plan, about = await self._checks.run(plan_of, data)
        folder = Folder(self.folders.root / fresh_id())
        try:
            await asyncio.to_thread(folder.create, plan, about | {"created": self._now(), "secret": None})
        except OSError as error:
            raise RequestError("storage", f"The experiment cannot be stored: {error.strerror}.") from None
        self.runner.start(folder)
        return await self.get(folder.id)

    async def resume(self, name: str) -> Found:
        """Continue an experiment that was stopped, interrupted or out of time."""
        self._require_workers()
        found = await self.get(name)
        if found.status in ("queued", "running"):
            raise RequestError("not-allowed-now", "This experiment is running already.")
        if found.status == "done":
            raise RequestError("not-allowed-now", "This experiment is complete.")
        self.runner.start(Folder(self.folders.root / name))
        return await self.get(name)

    async def stop(self, name: str) -> Found:
        """Stop an experiment; its finished games are kept."""
        found = await self.get(name)
        if found.status not in ("queued", "running"):
            raise RequestError("not-allowed-now", "This experiment is not running.")
        await self._end(name)
        return await self.get(name)

    async def delete(self, name: str) -> None:
        """Delete an experiment with its games and its report; a run is ended first."""
        folder = await self._folder(name)
        await self._end(name)
        if await asyncio.to_thread(lambda: folder.is_locked):
            raise RequestError("not-allowed-now", "This experiment is still stopping; try again in a few seconds.")
        await asyncio.to_thread(folder.remove)

    async def share(self, name: str, *, on: bool) -> Found:
        """Make a share link, or make the one that there is invalid."""
        folder = await self._folder(name)
        about = folder.about()
        if about is None:
            raise _unknown()
        if on != bool(about["secret"]):
            about["secret"] = secrets.token_urlsafe(18) if on else None
            await asyncio.to_thread(folder.write_about, about)
        return await self.get(name)

    async def _end(self, name: str) -> None:
        """Stop the process of an experiment, here or, by a file, in another process of the server."""
        folder = Folder(self.folders.root / name)
        if self.runner.is_running(name) or self.runner.is_queued(name):
            await self.runner.stop(name)
        elif await asyncio.to_thread(lambda: folder.is_locked):
            await asyncio.to_thread(folder.stop.touch)

    async def _folder(self, name: str) -> Folder:
        folder = await asyncio.to_thread(self.folders.get, name)
        if folder is None:
            raise _unknown()
        return folder

    def _found(self, folder: Folder) -> Found | None:
        about, progress = folder.about(), folder.progress()
        if about is None:
            return None
        report = folder.results / "report.html"
        return Found(folder.id, self._status(folder, progress.get("stage", "")), about, progress, report.exists())

    def _status(self, folder: Folder, stage: str) -> str:
        if self.runner.is_queued(folder.id):
            return "queued"
        if self.runner.is_running(folder.id) or (stage in ACTIVE and folder.is_locked):
            return "running"
        return stage if stage in ("done", "failed") else "paused"

    def _require_workers(self) -> None:
        if not self.workers:
            raise RequestError("not-allowed-now", "This server runs no experiments.")
        if any(importlib.util.find_spec(name) is None for name in PACKAGES):
            message = "The lab needs packages that are not installed; install them with: pip install 'craton[lab]'."
            raise RequestError("not-allowed-now", message)


def lab_folder(settings: Settings) -> Path:
    """The folder of all experiments: by the setting, or beside the SQLite file, or in the user's data folder."""
    if settings.lab_folder:
        return Path(settings.lab_folder)
    url = make_url(database_url(settings))
    if url.drivername == "sqlite" and url.database:
        file = Path(url.database)
        return file.with_name(f"{file.stem}-lab")
    return data_folder() / "lab"


def _unknown() -> RequestError:
    return RequestError("not-found", "There is no such experiment, or the link is no longer valid.")
