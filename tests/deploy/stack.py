"""The stack of docs/operating.md on loopback: nginx with the configuration in deploy/, and `craton serve` processes."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from tests.ports import free_port
from tests.server.harness import PATIENCE, Client, Socket, until

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HOST = "play.example"
CRATON = [sys.executable, "-m", "craton"]


def missing() -> str | None:
    """Why the proxy cannot run here; None if it can."""
    for name, package in (("nginx", "nginx"), ("openssl", "openssl")):
        if binary(name) is None:
            return f"{name} is not installed (apt install {package})"
    return None


def binary(name: str) -> str | None:
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/sbin"]))


class Process:
    """A `craton serve`."""

    def __init__(self, database: str, folder: Path, **settings: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = folder / f"craton-{self.port}.log"
        given = {"DATABASE": database, "PROXIES": "1", "WORKERS": "0", "WARM_UP": "no", **settings}
        self._environment = os.environ | {f"CRATON_{name.upper()}": value for name, value in given.items()}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self._log.open("ab") as log:
            command = [*CRATON, "serve", "--port", str(self.port)]
            self._process = subprocess.Popen(command, env=self._environment, stdout=log, stderr=log)
        until(self._answers)

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, self.log()
        try:
            return httpx.get(f"{self.address}/healthz", trust_env=False).status_code == 200
        except httpx.HTTPError:
            return False

    def stop(self, number: int = signal.SIGTERM) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(PATIENCE)
            self._process = None

    def log(self) -> str:
        return self._log.read_text()


class Nginx:
    """nginx with deploy/nginx/craton.conf, on free ports of the loopback interface."""

    def __init__(self, folder: Path, ports: list[int]) -> None:
        self.folder = folder
        self.https, self.http = free_port(), free_port()
        self.address = f"https://127.0.0.1:{self.https}"
        self.log = folder / "access.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._write(ports)

    def _write(self, ports: list[int]) -> None:
        folder = self.folder
        site = (DEPLOY / "nginx/craton.conf").read_text()
        changes = {
            "listen 443": f"listen 127.0.0.1:{self.https}",
            "listen 80;": f"listen 127.0.0.1:{self.http};",
            "/etc/nginx/craton-upstream.conf": f"{folder}/upstream.conf",
            f"/etc/letsencrypt/live/{HOST}": str(folder),
            "/var/cache/nginx-craton": f"{folder}/cache",
            "/var/log/nginx/craton.log": str(self.log),
        }
        for old, new in changes.items():
            assert old in site, old
            site = site.replace(old, new)
        lines = [line for line in site.splitlines() if "listen [::]" not in line]
        (folder / "site.conf").write_text("\n".join(lines))
        upstream = (DEPLOY / "nginx/upstream.conf").read_text()
        for standard, port in zip((8001, 8002), ports, strict=True):
            upstream = upstream.replace(f":{standard} ", f":{port} ")
        (folder / "upstream.conf").write_text(upstream)
        user = "user root;\n" if os.getuid() == 0 else ""
        paths = "".join(
            f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (folder / "nginx.conf").write_text(
            f"{user}daemon off;\nworker_processes 1;\npid {folder}/pid;\nerror_log stderr;\n"
            f"events {{ worker_connections 2048; }}\nhttp {{ access_log off;\n{paths}include {folder}/site.conf; }}\n"
        )
        key = ["-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"]
        made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={HOST}", *key]
        subprocess.run(made, check=True, capture_output=True)

    def command(self, *more: str) -> list[str]:
        return [binary("nginx") or "nginx", "-p", str(self.folder), "-c", str(self.folder / "nginx.conf"), *more]

    def start(self) -> None:
        with (self.folder / "error.log").open("wb") as log:
            self._process = subprocess.Popen(self.command(), stderr=log)
        until(self._listens)

    def _listens(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self.folder / "error.log").read_text()
        with socket.socket() as trial:
            return trial.connect_ex(("127.0.0.1", self.https)) == 0

    def logged(self, path: str, number: int) -> list[str]:
        """The first lines of the log about a path; a line is written after its answer."""

        def found() -> list[str]:
            return [line for line in self.log.read_text().splitlines() if path in line][:number]

        until(lambda: len(found()) == number)
        return found()

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)

    def client(self, **headers: str) -> ProxyClient:
        return ProxyClient(self.address, headers)


def unchecked() -> ssl.SSLContext:
    """TLS that accepts the certificate of the test."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


class ProxyClient(Client):
    """A client that asks for the host name of the certificate, wherever it is."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        super().__init__(address, {"Host": HOST, **headers})
        self.http.event_hooks = {"request": [lambda request: request.extensions.update(sni_hostname=HOST)]}

    @contextmanager
    def live(self, match: str | None = None, after: int | None = None) -> Iterator[Socket]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers: dict[str, Any] = {"Cookie": cookie} if cookie else {}
        with connect(
            f"wss://{HOST}/api/v1/live",
            sock=socket.create_connection(("127.0.0.1", int(self.address.rpartition(":")[2]))),
            ssl=unchecked(),
            server_hostname=HOST,
            additional_headers=headers,
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=1,
        ) as connection:
            live = Socket(connection, self.received)
            if match is not None:
                live.send(type="watch", match=match, after=after)
            yield live
