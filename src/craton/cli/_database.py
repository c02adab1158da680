"""The --database argument of the commands that open a server's database."""

from __future__ import annotations

import argparse
from importlib.util import find_spec

from craton.core.errors import CratonError
from craton.server.settings import database_url, read_settings

NEEDED = ("fastapi", "uvicorn", "sqlalchemy", "aiosqlite", "alembic", "argon2")


def require_server() -> None:
    """Raise CratonError if the server's dependencies are not installed."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise CratonError(f"The server needs {', '.join(missing)}; install it with: pip install 'craton[server]'")


def add_database_argument(parser: argparse.ArgumentParser) -> None:
    text = "sqlite:///FILE or postgresql://..., or set CRATON_DATABASE; default: the database of craton serve"
    parser.add_argument("--database", metavar="URL", help=text)


def database_from(args: argparse.Namespace) -> str:
    """The address of the database that the arguments name."""
    require_server()
    return database_url(read_settings({"database": args.database}))
