"""docs/operating.md: its commands, run as they stand with other paths and names."""

import asyncio
import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from sqlalchemy import text, update

from craton.cli import make_parser
from craton.server.exchange.records import open_store
from craton.server.storage.database import open_database
from craton.server.storage.tables import matches
from craton.server.storage.writer import Change
from tests.deploy.page import PAGE, blocks, commands, craton_commands
from tests.deploy.stack import DEPLOY, ROOT, Process
from tests.server.conftest import postgres  # noqa: F401
from tests.server.harness import Client, LiveServer, good, seated
from tests.server.postgres import Postgres, missing


def test_every_command_is_written_correctly_and_every_file_exists() -> None:
    for block in blocks():
        checked = subprocess.run(["bash", "-n"], input=block, text=True, capture_output=True, check=False)
        assert checked.returncode == 0, checked.stderr
    for path in set(re.findall(r"deploy/[\w@./-]*\w", PAGE)) - {"deploy/.env", "deploy/nginx/site.conf"}:
        assert (ROOT / path).exists() or path == "deploy/nginx", path
    assert len(craton_commands()) > 20
    for arguments in craton_commands():
        make_parser([shlex.split(arguments)[0]]).parse_args(shlex.split(arguments))


def test_what_the_page_says_about_nginx_is_in_its_configuration() -> None:
    site = (DEPLOY / "nginx/craton.conf").read_text()
    for said, configured in (
        ("120 per second, 600 at once", r"rate=120r/s.*burst=600 nodelay"),
        ("| `limit_conn` | 500 |", r"limit_conn craton_connections 500;"),
        ("`client_body_timeout` | 10 s", r"client_header_timeout 10s;.*client_body_timeout 10s;"),
        ("cached for 10 s", r"proxy_cache_valid 200 10s;"),
        ("| `/metrics`, `/readyz` | 404 |", r"/metrics \{\s+return 404;.*/readyz \{\s+return 404;"),
    ):
        assert said in PAGE
        assert re.search(configured, site, re.DOTALL), configured


def test_alerts_ask_for_metrics_that_exist(tmp_path: Path) -> None:
    rules = yaml.safe_load((DEPLOY / "craton-alerts.yaml").read_text())["groups"][0]["rules"]
    with LiveServer(tmp_path, metrics_token="operator", proxies=1, hosts="play.example", limits=True) as server:
        client = server.client(Host="play.example")
        match = client.open(game="faust", opponent="same")["id"]
        client.act(match, "a1", 0)
        url = f"{server.address}/metrics"
        assert httpx.get(url, trust_env=False).status_code == 404
        shown = good(httpx.get(url, headers={"Authorization": "Bearer operator"}, trust_env=False))
    known = set(re.findall(r"^(?:# TYPE )?(craton_\w+)", shown, re.MULTILINE))
    for rule in rules:
        for name in re.findall(r"craton_\w+", rule["expr"]):
            assert {name, name.removesuffix("_total")} & known, name
    assert re.search(r'craton_request_seconds_bucket\{[^}]*route="[^"]*/actions"', shown)
    assert 'craton_queue{queue="writer"}' in shown


def test_craton_run_reads_the_settings_of_the_server(tmp_path: Path) -> None:
    settings = tmp_path / "craton.env"
    settings.write_text((DEPLOY / "craton.env").read_text())
    (tmp_path / "craton").write_text('#!/bin/sh\necho "$CRATON_DATABASE $*"\n')
    (tmp_path / "craton").chmod(0o755)
    environment = os.environ | {"CRATON_ENV": str(settings), "CRATON_BIN": str(tmp_path / "craton")}
    ran = subprocess.run(
        [DEPLOY / "craton-run", "admin", "users"], env=environment, capture_output=True, text=True, check=True
    )
    assert ran.stdout == "postgresql:///craton?host=/var/run/postgresql admin users\n"


# The commands themselves


@pytest.fixture
def database(postgres: Postgres) -> str:  # noqa: F811
    """A database behind a Unix socket, as on the page."""
    name = postgres.new_database().rpartition("/")[2]
    port = re.search(r"\d+", next(postgres.folder.glob(".s.PGSQL.*[0-9]")).name)
    assert port is not None
    return f"postgresql://craton@/{name}?host={postgres.folder}&port={port[0]}"


@pytest.fixture
def process(database: str, tmp_path: Path) -> Iterator[Process]:
    server = Process(database, tmp_path, limits="no", proxies="0")
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Operator:
    """Runs the page's commands on a database and in a folder of the test."""

    def __init__(self, database: str, folder: Path) -> None:
        self._environment = os.environ | {"CRATON_DATABASE": database}
        self.names: dict[str, str] = {"/var/backups/craton": f"{folder}/backups", "/var/lib/craton": str(folder)}
        (folder / "backups").mkdir(exist_ok=True)

    def __call__(self, arguments: str) -> str:
        for name, value in self.names.items():
            arguments = arguments.replace(name, value)
        command = [sys.executable, "-m", "craton", *shlex.split(arguments)]
        ran = subprocess.run(command, env=self._environment, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, f"{arguments}: {ran.stderr}{ran.stdout}"
        return ran.stdout


def register(address: str, name: str) -> Client:
    client = Client(address, {})
    client.post("/account", {"name": name, "password": "correct horse"})
    return client


@pytest.mark.long
def test_the_operators_commands_run_as_they_stand(process: Process, database: str, tmp_path: Path) -> None:
    operator = Operator(database, tmp_path)
    alice, bob = register(process.address, "alice"), register(process.address, "bob")
    match = alice.open(game="faust", seat="first")["id"]
    bob.post(f"/matches/{match}/join")
    report = bob.post(f"/matches/{match}/report", {"about": "first", "kind": "abuse"})["id"]
    terms = {"name": "Cup", "game": "faust", "kind": "round-robin", "round_hours": 1}
    tournament = alice.post("/tournaments", terms)["id"]
    for client in (alice, bob):
        client.post(f"/tournaments/{tournament}/join")
    damaged = alice.open(game="faust")["id"]
    operator.names |= {
        "REPORT": report,
        "release MATCH": f"release {damaged}",
        "MATCH": match,
        "TOURNAMENT": tournament,
    }
    ran = [arguments for arguments in craton_commands("## Users, matches and reports") if "release" not in arguments]
    assert len(ran) > 15
    said = {arguments: operator(arguments) for arguments in ran}
    assert "alice" in said["admin users --name ali"]
    assert re.search(r"[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}", said["admin recover alice"])
    assert alice.state(match)["status"] == "aborted"
    assert bob.refused("POST", "/matches", {"game": "faust"}) == (403, "banned")

    async def damage() -> None:
        async with open_store(database) as store:
            set_aside = update(matches).where(matches.c.id == damaged).values(quarantined="test")
            await store.writer.write(Change(statements=[set_aside]))

    asyncio.run(damage())
    assert operator("admin quarantine release MATCH").endswith("is no longer in quarantine.\n")
    for client in (alice, bob):
        client.http.close()


@pytest.mark.long
def test_backup_and_restore_run_as_they_stand(
    process: Process,
    database: str,
    tmp_path: Path,
    postgres: Postgres,  # noqa: F811
) -> None:
    operator = Operator(database, tmp_path)
    alice = register(process.address, "alice")
    records = {}
    for _ in range(3):
        match = alice.open(game="lifeline", options={"size": 3}, opponent="same")["id"]
        alice.act(match, "c3", 0)
        alice.post(f"/matches/{match}/resign")
        records[match] = alice.get(f"/matches/{match}/record")
    _, trial, disaster = blocks("## Backup and restore")[:3]
    operator("backup /var/backups/craton/")
    for line in trial.splitlines():
        operator(line.removeprefix("sudo -u craton craton-run "))
    process.stop(9)
    name = re.search(r"/(\w+)\?", database)
    assert name is not None
    for line in disaster.splitlines():
        if line.startswith("sudo -u postgres "):
            renamed = re.sub(r" craton$", f" {name[1]}", line.removeprefix("sudo -u postgres "))
            postgres.shell(renamed.replace("dropdb", "dropdb --force"))
        elif line.startswith("sudo -u craton craton-run "):
            operator(line.removeprefix("sudo -u craton craton-run "))
    process.start()
    assert {match: alice.get(f"/matches/{match}/record") for match in records} == records
    alice.http.close()


@pytest.mark.long
def test_postgresql_goes_back_to_a_point_in_time_as_the_page_says(tmp_path: Path) -> None:
    if reason := missing():
        pytest.skip(reason)
    server = Postgres()
    server.start()
    try:
        _go_back_in_time(server, tmp_path)
    finally:
        server.stop()


def _go_back_in_time(server: Postgres, tmp_path: Path) -> None:
    database = server.new_database()
    page = commands("### To any point in time, with PostgreSQL")
    version = re.search(r"/var/lib/postgresql/(\d+)/main", PAGE)
    assert version is not None
    names = {"/var/backups/postgresql": f"{server.folder}/archive"}
    names[f"/var/lib/postgresql/{version[1]}/main"] = str(server.data)
    names[f"/var/lib/postgresql/{version[1]}/before"] = f"{server.folder}/before"
    target = ""

    def as_postgres(command: str) -> None:
        command = re.sub(r"^sudo (-u postgres )?", "", command)
        command = re.sub(r"install -d -m 0700 -o postgres -g postgres", "install -d -m 0700", command)
        for old, new in names.items():
            command = command.replace(old, new)
        command = re.sub(r"recovery_target_time = '.*?'", f"recovery_target_time = '{target}'", command)
        server.shell(command)

    def is_about(command: str, *words: str) -> bool:
        return command.startswith("sudo") and "systemctl" not in command and any(word in command for word in words)

    for command in page:
        if is_about(command, "install -d", "ALTER SYSTEM"):
            as_postgres(command)
    server.halt("fast")
    server.launch()
    with LiveServer(tmp_path, database=database) as live:
        match, first, second = seated(live, game="faust")
        first.act(match, "a1")
        as_postgres(next(command for command in page if "pg_basebackup" in command))
        second.act(match, "b2")
        before = first.get(f"/matches/{match}/record")
        target = asyncio.run(_ask(database, "SELECT clock_timestamp()"))
        time.sleep(0.1)
        first.act(match, "c3")  # after the time to which the operator goes back
    asyncio.run(_ask(database, "SELECT pg_switch_wal()"))
    server.halt("fast")
    for command in page:
        if is_about(command, "sudo mv", "cp -a", "tee -a", "touch"):
            as_postgres(command)
    server.launch()
    checked = subprocess.run(
        [sys.executable, "-m", "craton", "fsck", "--database", database], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout
    with LiveServer(tmp_path, database=database) as live:
        again = live.again(first)
        assert again.get(f"/matches/{match}/record") == before
        again.act(match, "d4", 2)


async def _ask(database: str, query: str) -> Any:
    engine = await open_database(database)
    async with engine.connect() as connection:
        found = (await connection.execute(text(query))).scalar()
    await engine.dispose()
    return str(found)
