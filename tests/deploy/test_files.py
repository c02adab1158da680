"""The files in deploy/: what they promise, and that the programs they are for accept them."""

import json
import os
import re
import shlex
import shutil
import signal
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from craton.server.settings import SETTINGS
from tests.deploy.stack import DEPLOY, ROOT, Nginx, binary, missing
from tests.ports import free_port
from tests.server.harness import until

SECRETS = re.compile(r"password|secret|token|_key", re.IGNORECASE)
VARIABLES = {setting.variable for setting in SETTINGS}


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile with their arguments."""
    text = re.sub(r"\\\n\s*", " ", (DEPLOY / "Dockerfile").read_text())
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in lines]


def stages() -> list[list[tuple[str, str]]]:
    found: list[list[tuple[str, str]]] = []
    for name, rest in instructions():
        if name == "FROM":
            found.append([])
        found[-1].append((name, rest))
    return found


def environment(stage: list[tuple[str, str]]) -> dict[str, str]:
    words = [word for name, rest in stage if name == "ENV" for word in shlex.split(rest)]
    return dict(word.split("=", 1) for word in words)


def last(stage: list[tuple[str, str]], name: str) -> str:
    return [rest for found, rest in stage if found == name][-1]


def test_nginx_accepts_its_configuration(tmp_path: Path) -> None:
    if reason := missing():
        pytest.skip(reason)
    checked = subprocess.run(Nginx(tmp_path, [8001, 8002]).command("-t"), capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert "warn" not in checked.stderr


def test_nginx_forwards_no_header_that_a_client_may_forge() -> None:
    site = (DEPLOY / "nginx/craton.conf").read_text()
    headers = dict(re.findall(r"proxy_set_header (\S+) (\S+);", site))
    assert headers["X-Forwarded-For"] == "$remote_addr"
    assert headers["X-Forwarded-Proto"] == "$scheme"
    assert headers["X-Request-ID"] == "$request_id"
    blocks = [block for block in site.split("\nserver {") if "proxy_pass" in block]
    assert len(blocks) == 1
    assert all(
        "proxy_set_header" not in location for location in re.findall(r"location [^{]*\{(.*?)\}", site, re.DOTALL)
    )
    default = next(setting.default for setting in SETTINGS if setting.name == "max_body")
    assert f"client_max_body_size {int(default) // 1024}k;" in site


@pytest.mark.parametrize("name", ["craton@.service", "craton-backup.service"])
def test_systemd_accepts_the_units_and_they_are_confined(name: str, tmp_path: Path) -> None:
    text = (DEPLOY / "systemd" / name).read_text()
    for line in ("NoNewPrivileges=yes", "ProtectSystem=strict", "CapabilityBoundingSet=", "User=craton", "UMask=0077"):
        assert f"\n{line}\n" in text
    if (systemd := binary("systemd-analyze")) is None:
        pytest.skip("systemd-analyze is not installed (apt install systemd)")
    (tmp_path / name).write_text(text.replace("/opt/craton/bin/craton", sys.executable))
    checked = subprocess.run([systemd, "verify", tmp_path / name], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


def test_every_variable_in_the_files_is_a_setting() -> None:
    for file in ("craton.env", "Dockerfile", "compose.yaml"):
        used = set(re.findall(r"CRATON_[A-Z_]+", (DEPLOY / file).read_text()))
        assert used <= VARIABLES, file
        assert used


def test_the_image_runs_as_a_user_of_its_own_with_a_health_check_and_without_secrets() -> None:
    build, final = stages()
    for stage in (build, final):
        assert re.fullmatch(r"python:3\.\d+-slim-bookworm( AS build)?", last(stage, "FROM"))
    assert last(final, "USER") not in ("root", "0")
    assert [name for name, _ in final].index("USER") < [name for name, _ in final].index("ENTRYPOINT")
    assert "/healthz" in last(final, "HEALTHCHECK")
    assert json.loads(last(final, "ENTRYPOINT")) == ["craton"]
    assert not [name for name in environment(final) if SECRETS.search(name)]
    assert "ADD" not in [name for name, _ in instructions()]
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text().splitlines()
    assert "*" in ignored  # nothing gets into the image by accident
    for name, rest in build:
        if name == "COPY":
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists()
                assert f"!{source}" in ignored


def test_compose_has_a_database_two_processes_backups_and_the_proxy() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    services: dict[str, Any] = yaml.safe_load(text)["services"]
    assert set(services) == {"database", "craton-1", "craton-2", "backup", "proxy"}
    for name in ("craton-1", "craton-2", "backup"):
        assert services[name]["read_only"] is True
        assert services[name]["cap_drop"] == ["ALL"]
        assert services[name]["environment"]["CRATON_PROXIES"] == "1"
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert all(re.search(r":\d", services[name]["image"]) for name in ("database", "proxy"))
    assert re.findall(r"POSTGRES_PASSWORD(?!:\?|: \$|=\$)", text) == []
    upstream = (DEPLOY / "nginx/upstream-compose.conf").read_text()
    assert set(re.findall(r"server (\S+):8000", upstream)) == {"craton-1", "craton-2"}


def python_for_everybody() -> str:
    """A Python that users without rights can run: one in the home of root is closed to them."""
    for python in (sys.executable, "/usr/bin/python3"):
        folders = Path(python).resolve().parents
        if Path(python).exists() and all(folder.stat().st_mode & 0o001 for folder in folders):
            version = subprocess.run([python, "-c", "import sys, venv; print(sys.version_info >= (3, 11))"],
                                     capture_output=True, text=True, check=False).stdout  # fmt: skip
            if version.strip() == "True":
                return python
    pytest.skip("no Python from 3.11 that users without rights can run")


@pytest.mark.long
def test_the_commands_of_the_dockerfile_make_an_installation_that_runs_without_rights(tmp_path: Path) -> None:
    """The build stage in a folder instead of an image; then the server as a user who may write nothing there."""
    python = python_for_everybody()
    build, final = stages()
    source, target = tmp_path / "src", tmp_path / "opt"
    for name, rest in build:
        if name == "COPY":
            *copied, where = rest.split()
            for one in copied:
                place = (
                    source / where if (ROOT / one).is_dir() or where.endswith(one) else source / where / Path(one).name
                )
                place.parent.mkdir(parents=True, exist_ok=True)
                (shutil.copytree if (ROOT / one).is_dir() else shutil.copyfile)(ROOT / one, place)
        elif name == "RUN":
            command = rest.replace("/opt/craton", str(target))
            command = re.sub(r"^python ", f"{python} ", command)
            subprocess.run(command, shell=True, check=True, cwd=source, stdout=subprocess.DEVNULL)
    for folder, _, files in os.walk(source):
        for path in (Path(folder), *(Path(folder) / file for file in files)):
            path.chmod(path.stat().st_mode & ~(stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH))
    state = tmp_path / "state"
    state.mkdir()
    user: dict[str, Any] = {}
    if os.getuid() == 0:
        user = {"user": 65534, "group": 65534, "extra_groups": []}
        os.chown(state, 65534, 65534)
        for parent in (tmp_path, *tmp_path.parents):  # pytest's folders are closed to other users
            if parent.is_relative_to("/tmp") and parent != Path("/tmp"):
                parent.chmod(parent.stat().st_mode | 0o055)
    port = str(free_port())
    given = environment(final) | {"CRATON_PORT": port, "CRATON_WORKERS": "0", "HOME": str(state)}
    given = {name: value.replace("/opt/craton", str(target)) for name, value in given.items()}
    given = {name: re.sub(r"/var/(lib|cache)/craton", str(state), value) for name, value in given.items()}
    given["PATH"] = given["PATH"].replace("$PATH", os.environ["PATH"])
    command = [str(target / "bin" / part) for part in json.loads(last(final, "ENTRYPOINT"))]
    command += json.loads(last(final, "CMD"))
    with subprocess.Popen(command, env=given, cwd=source, stderr=subprocess.DEVNULL, **user) as server:
        try:

            def answers() -> bool:
                assert server.poll() is None, "the server did not start"
                try:
                    return httpx.get(f"http://127.0.0.1:{port}/healthz", trust_env=False).status_code == 200
                except httpx.HTTPError:
                    return False

            until(answers)
            terms = {"game": "faust", "opponent": "same"}
            url = f"http://127.0.0.1:{port}/api/v1/matches"
            assert httpx.post(url, json=terms, trust_env=False).status_code == 201
            check = json.loads(last(final, "HEALTHCHECK").partition("CMD ")[2])
            check = [str(target / "bin/python"), *(part.replace(":8000", f":{port}") for part in check[1:])]
            subprocess.run(check, check=True, env=given, **user)
        finally:
            server.terminate()
            assert server.wait(30) in (0, -signal.SIGTERM)
    with pytest.raises(subprocess.CalledProcessError):  # and the check fails when the server is gone
        subprocess.run(check, check=True, env=given, capture_output=True, **user)
