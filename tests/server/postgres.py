"""A private PostgreSQL for tests: its own folder and port, gone when the tests are done."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.ports import free_port

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
DURABILITY = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"


def missing() -> str | None:
    """Why there can be no PostgreSQL here; None if there can."""
    if any(_binary(name) is None for name in ("initdb", "pg_ctl", "psql")):
        return "initdb, pg_ctl and psql of PostgreSQL are not installed"
    if sys.platform != "win32" and os.getuid() == 0:
        import pwd

        if "postgres" not in {entry.pw_name for entry in pwd.getpwall()}:
            return "PostgreSQL does not run as root, and there is no user postgres"
    return None


def _binary(name: str) -> str | None:
    path = os.pathsep.join([os.environ.get("PATH", ""), *map(str, FOLDERS)])
    return shutil.which(name, path=path)


class Postgres:
    def __init__(self) -> None:
        self._port = free_port()
        self._folder = Path(tempfile.mkdtemp(prefix="craton-pg-"))
        self._data = self._folder / "data"
        self._numbers = itertools.count()
        # PostgreSQL refuses to run as root.
        self._who: dict[str, Any] = {"user": "postgres", "group": "postgres", "extra_groups": []}
        if os.getuid() == 0:
            shutil.chown(self._folder, "postgres", "postgres")
        else:
            self._who = {}

    @property
    def folder(self) -> Path:
        return self._folder

    @property
    def data(self) -> Path:
        return self._data

    def start(self) -> None:
        self._run("initdb", "-D", self._data, "-U", "craton", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")
        self.launch()

    def launch(self) -> None:
        options = f"-p {self._port} -c listen_addresses=127.0.0.1 -k {self._folder} {DURABILITY} -c max_connections=60"
        self._run("pg_ctl", "-D", self._data, "-w", "-l", self._folder / "log", "-o", options, "start")

    def halt(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-D", self._data, "-m", mode, "stop")

    def stop(self) -> None:
        self.halt()
        shutil.rmtree(self._folder, ignore_errors=True)

    def shell(self, command: str) -> None:
        """Run a command as the user of the database, with the variables that its programs connect by."""
        path = os.pathsep.join([*map(str, FOLDERS), os.environ["PATH"]])
        connection = {
            "PGHOST": str(self._folder),
            "PGPORT": str(self._port),
            "PGUSER": "craton",
            "PGDATABASE": "postgres",
        }
        environment = os.environ | connection | {"PATH": path}
        subprocess.run(
            command, shell=True, check=True, stdout=subprocess.DEVNULL, cwd=self._folder, env=environment, **self._who
        )

    def _run(self, name: str, *args: object) -> None:
        command = [_binary(name) or name, *map(str, args)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self._folder, **self._who)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"craton{next(self._numbers)}"
        server = ("-h", "127.0.0.1", "-p", self._port, "-U", "craton")
        self._run("psql", *server, "-q", "-c", f"CREATE DATABASE {name}", "postgres")
        return f"postgresql://craton@127.0.0.1:{self._port}/{name}"
