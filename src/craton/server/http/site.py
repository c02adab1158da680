"""The browser client: the page that all its addresses show, its files, compressed once, and its service worker."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from base64 import b64encode
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from craton.server.http.guard import HEADERS
from craton.server.http.modules import names_of, needed, with_modules

STATIC = Path(__file__).parents[1] / "static"
PAGES = (
    "/",
    "/new",
    "/new/{game}",
    "/matches/{rest:path}",
    "/analysis",
    "/analysis/{rest:path}",
    "/rules",
    "/rules/{game}",
    "/learn",
    "/learn/{game}",
    "/fairness",
    "/fairness/{match}",
    "/watch",
    "/players",
    "/players/{who}",
    "/tournaments",
    "/tournaments/{rest:path}",
    "/settings",
)
"""Addresses of the page; what they show is for the client to say."""
FRAMED = ("/embed", "/embed/{rest:path}")
"""Addresses of the page that other sites may show in a frame; a cookie is not sent from there."""
FRAME, HOME = "app.js", "pages/home.js"

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/plain; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Said here because what the machine's own table lacks would not be run or shown."""
PLAIN = "text/plain; charset=utf-8"
PACKED = frozenset({".png", ".woff2"})  # they are compressed already
WEEK = 7 * 86_400
INLINE = re.compile(rb"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)


@dataclass(frozen=True)
class File:
    """A file in memory."""

    content: bytes
    suffix: str

    @cached_property
    def mark(self) -> str:
        return hashlib.sha256(self.content).hexdigest()[:20]

    @cached_property
    def packed(self) -> bytes | None:
        """The content as gzip, if that is shorter."""
        if self.suffix in PACKED:
            return None
        packed = gzip.compress(self.content, 9, mtime=0)
        return packed if len(packed) < len(self.content) else None

    @cached_property
    def inline_scripts(self) -> str:
        """The hashes of the scripts in a page, as a policy names them."""
        hashes = (hashlib.sha256(script).digest() for script in INLINE.findall(self.content))
        return "".join(f" 'sha256-{b64encode(each).decode()}'" for each in hashes)


class Files:
    """The files of a folder, read again when they have changed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._files: dict[Path, tuple[tuple[int, int], File]] = {}
        self._pages: dict[tuple[str, ...], tuple[File, File]] = {}

    def get(self, name: str) -> File:
        """The file of this name in the folder; HTTPException if there is none."""
        try:
            path = (self._folder / name).resolve()
            if not (path.is_relative_to(self._folder) and path.is_file()):
                raise HTTPException(404)
            stat = path.stat()
            stamp = stat.st_mtime_ns, stat.st_size
            if path not in self._files or self._files[path][0] != stamp:
                self._files[path] = stamp, File(path.read_bytes(), path.suffix)
        except (OSError, ValueError):  # a name that cannot be, or a file that has just gone
            raise HTTPException(404) from None
        return self._files[path][1]

    def page(self, *modules: str) -> File:
        """The page of the client, which asks for these modules, and what they import, at once."""
        bare = self.get("index.html")
        known = self._pages.get(modules)
        if not known or known[0] is not bare:
            text = bare.content.decode()
            found = needed([f"/static/{name}" for name in modules], names_of(text), self._text)
            known = self._pages[modules] = bare, File(with_modules(text, found).encode(), ".html")
        return known[1]

    def _text(self, address: str) -> str:
        return self.get(address.removeprefix("/static/")).content.decode()

    @cached_property
    def names(self) -> list[str]:
        """All that the client may load, sorted; texts for readers of the sources are not among it."""
        found = (path for path in self._folder.rglob("*") if path.is_file() and path.suffix in TYPES)
        names = (path.relative_to(self._folder).as_posix() for path in found if path.suffix != ".md")
        return sorted(names)

    @cached_property
    def worker(self) -> File:
        """The service worker, which learns here what to keep, and from a new version that it has to renew it."""
        marks = "".join(f"{name} {self.get(name).mark}\n" for name in self.names)
        version = hashlib.sha256(marks.encode()).hexdigest()[:20]
        kept = [f"/static/{name}" for name in self.names if name not in ("index.html", "service-worker.js")]
        head = f"self.CRATON = {json.dumps({'version': version, 'files': kept})};\n"
        return File(head.encode() + self.get("service-worker.js").content, ".js")


def answer(request: Request, file: File, **headers: str) -> Response:
    """The file, compressed if the browser takes that; 304 if the browser has it."""
    packed = file.packed if "gzip" in request.headers.get("accept-encoding", "") else None
    mark = f'"{file.mark}{"-gzip" if packed else ""}"'
    fresh = f"max-age={WEEK}" if file.suffix == ".woff2" else "no-cache"
    headers = {"ETag": mark, "Cache-Control": fresh, "Vary": "Accept-Encoding"} | headers
    known = request.headers.get("if-none-match", "")
    if mark in (each.strip().removeprefix("W/") for each in known.split(",")):
        return Response(status_code=304, headers=headers)
    if packed:
        headers["Content-Encoding"] = "gzip"
    body = packed or file.content
    return Response(body, headers=headers, media_type=TYPES.get(file.suffix, PLAIN))


def page_headers(page: File, *, framed: bool) -> dict[str, str]:
    """The policy of the page: as everywhere, but its own scripts run, and frames of others hold what may be framed."""
    policy = HEADERS["Content-Security-Policy"].replace("script-src 'self'", f"script-src 'self'{page.inline_scripts}")
    if not framed:
        return {"Content-Security-Policy": policy}
    return {
        "Content-Security-Policy": policy.replace("frame-ancestors 'none'", "frame-ancestors *"),
        "Cross-Origin-Resource-Policy": "cross-origin",
    }


def add_site(app: FastAPI, folder: Path = STATIC) -> None:
    files = Files(folder)

    async def page(request: Request) -> Response:
        found = files.page(FRAME, HOME) if request.url.path == "/" else files.page(FRAME)
        return answer(request, found, **page_headers(found, framed=False))

    async def framed_page(request: Request) -> Response:
        found = files.page(FRAME)
        return answer(request, found, **page_headers(found, framed=True))

    async def file(request: Request) -> Response:
        return answer(request, files.get(request.path_params["name"]))

    async def icon(request: Request) -> Response:
        return answer(request, files.get("icons/icon-192.png"))  # for addresses that are no page, such as a picture's

    async def worker(request: Request) -> Response:
        return answer(request, files.worker)

    for path in PAGES:
        app.add_route(path, page, include_in_schema=False)
    for path in FRAMED:
        app.add_route(path, framed_page, include_in_schema=False)
    app.add_route("/favicon.ico", icon, include_in_schema=False)
    app.add_route("/service-worker.js", worker, include_in_schema=False)
    app.add_route("/static/{name:path}", file, include_in_schema=False)
