"""craton serve"""

from __future__ import annotations

import argparse

from craton.cli._database import require_server
from craton.server.settings import SETTINGS, Settings, read_settings

HELP = "Run the server: matches over HTTP and WebSocket, for browsers, bots and scripts."
EXAMPLES = (
    "craton serve",
    "craton serve --port 8080 --database sqlite:///craton.db",
    "craton serve --engines engines.txt --workers 2",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    for setting in SETTINGS:
        text = f"{setting.help.rstrip('.')}; or set {setting.variable}. Default: {shown(setting.default)}."
        if isinstance(setting.default, bool):
            parser.add_argument(setting.option, nargs="?", const="yes", metavar="yes|no", help=text)
        else:
            metavar = setting.name.upper().replace("MAX_", "")
            parser.add_argument(setting.option, metavar=metavar, help=text.replace("%", "%%"))


def shown(default: str | int | bool) -> str:
    """A default as the documentation writes it."""
    if isinstance(default, bool):
        return "yes" if default else "no"
    return str(default) or "empty"


def run(args: argparse.Namespace) -> int:
    settings: Settings = read_settings({setting.name: getattr(args, setting.name) for setting in SETTINGS})
    require_server()
    from craton.server.run import serve

    return serve(settings)
