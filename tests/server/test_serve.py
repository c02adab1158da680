"""craton serve: settings, their documentation, and why it refuses to start."""

import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from craton.cli.serve import shown
from craton.core.errors import OptionError
from craton.server.access.limits import LIMITS
from craton.server.app import create_app
from craton.server.errors import STATUS
from craton.server.matches.entries import EntryKind
from craton.server.settings import SETTINGS, Setting, Settings, database_url, read_settings
from tests.cli.conftest import Cli
from tests.server.harness import LiveServer

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_every_setting_is_documented(setting: Setting) -> None:
    default = "empty" if setting.default == "" else f"`{shown(setting.default)}`"
    assert f"| `{setting.option}` | `{setting.variable}` | {default} | {setting.help} |" in PAGE


def test_every_error_code_kind_of_entry_and_route_is_documented() -> None:
    for code, status in STATUS.items():
        assert f"| `{code}` | {status} |" in PAGE
    for kind in EntryKind:
        assert re.search(rf"^\| [`\w, ]*`{kind}`[`\w, ]* \|", PAGE, re.MULTILINE)
    routes = create_app(Settings()).openapi()["paths"]
    for path, methods in routes.items():
        for method in methods:
            assert f"| `{method.upper()} {path.removeprefix('/api/v1')}` |" in PAGE, (method, path)


def per_time(rate: float) -> str:
    for unit, seconds in (("second", 1), ("minute", 60), ("hour", 3600)):
        number = round(rate * seconds, 6)
        if number >= 1 and number == int(number):
            return f"{int(number)} per {unit}"
    raise AssertionError(rate)


def test_every_limit_is_documented() -> None:
    for purpose, limit in LIMITS.items():
        assert f"| `{purpose}` | {limit.burst} | {per_time(limit.rate)} |" in PAGE


def test_the_documentation_names_no_setting_that_is_not_there() -> None:
    known = {setting.variable for setting in SETTINGS}
    assert set(re.findall(r"CRATON_[A-Z_]+", PAGE)) == known


def test_options_go_before_variables_and_variables_before_defaults() -> None:
    environment = {"CRATON_PORT": "9000", "CRATON_LIMITS": "no"}
    settings = read_settings({"port": "9001", "host": None}, environment)
    assert (settings.port, settings.limits, settings.host) == (9001, False, "127.0.0.1")


@pytest.mark.parametrize(
    ("given", "environment", "words"),
    [
        ({"port": "99999"}, {}, "port must be a whole number from 0 to 65535, not '99999'"),
        ({"port": "x"}, {}, "port must be a whole number"),
        ({}, {"CRATON_OPEN": "maybe"}, "CRATON_OPEN: open must be yes or no"),
        ({"log_level": "loud"}, {}, "must be one of debug, info, warning, error"),
    ],
)
def test_a_setting_that_cannot_be_is_refused(given: dict[str, str], environment: dict[str, str], words: str) -> None:
    with pytest.raises(OptionError, match=words):
        read_settings(given, environment)


def test_the_database_is_in_the_users_data_folder_unless_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/home/ann/data")
    assert database_url(Settings()) == "sqlite:////home/ann/data/craton/craton.db"
    assert database_url(Settings(database="sqlite:///x.db")) == "sqlite:///x.db"


def test_a_port_in_use_is_one_sentence_and_leaves_nothing_behind(tmp_path: Path, run: Cli) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = run.refused("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'x.db'}")
    assert f"Port {port} of 127.0.0.1 cannot be used: Address already in use." in said
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_cannot_be_used_is_one_sentence(tmp_path: Path, run: Cli) -> None:
    (tmp_path / "x.db").mkdir()
    said = run.refused("serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'x.db'}")
    assert "unable to open database file" in said


def test_without_the_extra_a_sentence_says_what_to_install() -> None:
    code = (
        "import sys; sys.modules['fastapi'] = sys.modules['sqlalchemy'] = None\n"
        "from importlib import util\n"
        "found = util.find_spec\n"
        "util.find_spec = lambda name: None if name in ('fastapi', 'sqlalchemy') else found(name)\n"
        "from craton.cli import main\n"
        "assert main(['games']) == 0\n"
        "sys.exit(main(['serve']))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == (
        "craton serve: The server needs fastapi, sqlalchemy; install it with: pip install 'craton[server]'\n"
    )


def test_other_commands_do_not_import_the_server() -> None:
    code = (
        "import sys\nfrom craton.cli import main\nmain(['games'])\nmain([])\n"
        "heavy = {'fastapi', 'sqlalchemy', 'uvicorn', 'pydantic', 'alembic', 'numpy'}\n"
        "sys.exit(', '.join(heavy & set(sys.modules)) or 0)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_page_is_served_and_files_of_the_server_are_not(server: LiveServer) -> None:
    me = server.client()
    assert "<title>Craton</title>" in me.http.get("/").text
    assert "<title>Craton</title>" in me.http.get("/matches/anything").text
    assert me.http.get("/static/../app.py").status_code == 404
