"""All settings of the server in one table, each with its limits and a help text.

A setting is an option of `craton serve` (`--database`) and an environment variable (`CRATON_DATABASE`); the option has
precedence.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from craton.core.errors import OptionError

PREFIX = "CRATON_"
WORDS = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}
LEVELS = ("debug", "info", "warning", "error")


Value = str | int | bool


def _setting(default: Value, help: str, **limits: Any) -> Any:  # noqa: A002
    return field(default=default, metadata={"help": help, **limits})


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    host: str = _setting("127.0.0.1", "Address to listen on; 0.0.0.0 accepts connections from other machines.")
    port: int = _setting(8000, "Port to listen on; 0 chooses a free one.", high=65_535)
    database: str = _setting(
        "", "sqlite:///FILE or postgresql://...; if empty, the file craton.db in the user's data folder."
    )
    workers: int = _setting(
        1, "Search processes for the bots; unless 0, there is one more each for study and analysis.", high=64
    )
    engines: str = _setting(
        "", "File with the external engines to offer, one NAME = external:COMMAND in a line; if empty, none."
    )
    warm_up: bool = _setting(True, "Whether to compile the searches of all games in the background at the start.")
    open: bool = _setting(False, "Whether to open the page in a browser.")
    page: str = _setting("/", "Path of the page to open, such as /rules.")
    origins: str = _setting(
        "", "Additional origins, separated by commas, whose pages may use the server, such as https://play.example."
    )
    proxies: int = _setting(
        0, "Number of proxies in front of the server that add to X-Forwarded-For; with 0 it is ignored.", high=8
    )
    hosts: str = _setting(
        "", "Host names, separated by commas, under which the server may be addressed; if empty, any name."
    )
    limits: bool = _setting(
        True,
        "Whether to limit requests and connections by account and address, and to shed load.",
    )
    connections: int = _setting(
        0, "Maximum number of open connections; 0 for as many as the limit on open files allows.", high=1_000_000
    )
    address_connections: int = _setting(
        500, "Maximum number of connections, WebSockets and concurrent requests of one address.", low=1, high=1_000_000
    )
    metrics_token: str = _setting(
        "", "Token for /metrics (Authorization: Bearer); if empty, only programs on the same machine may read it."
    )
    operators: str = _setting(
        "",
        "Names of the accounts, separated by commas, that may run experiments at /lab; "
        "if empty, only browsers on the same machine may.",
    )
    lab_workers: int = _setting(
        1, "Processes that play the games of experiments; with 0 there are no experiments.", high=64
    )
    lab_nice: int = _setting(
        15, "Nice value of these processes: from 0, the priority of the server, to 19, the lowest.", high=19
    )
    lab_folder: str = _setting(
        "", "Folder of the experiments; if empty, beside the SQLite file or in the user's data folder."
    )
    max_body: int = _setting(
        65_536, "Maximum size of a request body or WebSocket message, in bytes.", low=1024, high=2**30
    )
    cache: int = _setting(4000, "Matches kept in memory; others are replayed from the log when needed.", low=1)
    absence: int = _setting(120, "Seconds of absence after which the opponent may claim a win in a live match.")
    absence_days: int = _setting(
        14, "Days without an action after which the opponent may claim a win in a match without a clock.", high=3650
    )
    heartbeat: int = _setting(20, "Seconds between two heartbeats of a WebSocket.", low=1, high=600)
    smtp: str = _setting(
        "", "Mail server for password recovery, such as smtp://user:password@mail.example:587; if empty, none is sent."
    )
    mail_from: str = _setting("", "Address that mail is sent from; required with smtp.")
    guest_days: int = _setting(
        60, "Days without a visit after which a guest who takes part in nothing is deleted; 0 keeps them.", high=36_500
    )
    waiting_days: int = _setting(
        30,
        "Days after which a match without any action that still waits or was aborted is deleted; 0 keeps it.",
        high=36_500,
    )
    audit_days: int = _setting(
        730, "Days for which the audit log and closed reports are kept; 0 keeps them for ever.", high=36_500
    )
    log_level: str = _setting("info", "Log level: debug, info, warning or error.", choices=LEVELS)


@dataclass(frozen=True)
class Setting:
    """One row of the table of settings."""

    name: str
    default: Value
    help: str
    low: int = 0
    high: int = 2**31
    choices: tuple[str, ...] = ()

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()

    @property
    def option(self) -> str:
        return "--" + self.name.replace("_", "-")

    def read(self, value: object) -> Value:
        """The value of a text; OptionError if it is not allowed."""
        text = str(value).strip()
        if isinstance(self.default, bool):
            if text.lower() not in WORDS:
                raise OptionError(f"{self.name} must be yes or no, not {text!r}.")
            return WORDS[text.lower()]
        if isinstance(self.default, int):
            if not (text.isascii() and text.isdigit() and len(text) < 12 and self.low <= int(text) <= self.high):
                raise OptionError(f"{self.name} must be a whole number from {self.low} to {self.high}, not {text!r}.")
            return int(text)
        if self.choices and text not in self.choices:
            raise OptionError(f"{self.name} must be one of {', '.join(self.choices)}, not {text!r}.")
        return text


SETTINGS = tuple(Setting(row.name, getattr(Settings, row.name), **row.metadata) for row in fields(Settings))


def read_settings(given: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Settings:
    """Settings from options (None for those not given) and environment variables."""
    environment = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for setting in SETTINGS:
        value = given.get(setting.name)
        if value is not None:
            values[setting.name] = setting.read(value)
        elif setting.variable in environment:
            try:
                values[setting.name] = setting.read(environment[setting.variable])
            except OptionError as error:
                raise OptionError(f"{setting.variable}: {error}") from None
    return Settings(**values)


def data_folder() -> Path:
    """The user's data folder, by the operating system's convention."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "craton"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/craton"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "craton"


def database_url(settings: Settings) -> str:
    """The URL of the database, or that of the default one."""
    return settings.database or f"sqlite:///{data_folder() / 'craton.db'}"
