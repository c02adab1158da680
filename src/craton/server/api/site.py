"""The browser client: its one page, its files (compressed once), and its service worker."""

from __future__ import annotations

import gzip
import hashlib
import json
import posixpath
import re
from base64 import b64encode
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from operator import itemgetter
from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from craton.core import registry
from craton.core.browser import INDEX, plugin_folders
from craton.server.access.middleware import HEADERS
from craton.server.wire.encoding import encode

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
    "/strategies",
    "/players/{who}",
    "/tournaments",
    "/tournaments/{rest:path}",
    "/lab",
    "/lab/{key}",
    "/account",
    "/settings",
)
"""Paths that serve the page; the client decides what it shows."""
FRAMED = ("/embed", "/embed/{rest:path}")
"""Paths that other sites may show in a frame; browsers send no cookie from there."""
FRAME, HOME = "app.js", "pages/home.js"
LANGUAGE_COOKIE = "language"
"""Written by the client when a language is chosen."""
FALLBACK = "en"

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
"""Explicit, because the operating system's table may lack some of them."""
PLAIN = "text/plain; charset=utf-8"
COMPRESSED = frozenset({".png", ".woff2"})
"""Files that are compressed already."""
WEEK = 7 * 86_400
INLINE = re.compile(rb"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)
IMPORT = re.compile(r"""(?:^|[;}])\s*(?:import|export)\b(?:[^;"'()]*?\bfrom\b)?\s*["']([^"']+)["']""", re.MULTILINE)
QUALITY = re.compile(r"[01](\.\d{0,3})?")
GAME_FILE = re.compile(r"games/([^/]+)/(.+)")
PLUGIN_SUFFIXES = frozenset({".css", ".js", ".json", ".mjs", ".png", ".svg", ".woff2"})
"""The files of a plug-in's folder that are served: parts of the client, no pages and no sources."""
IMPORT_MAP = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)


@dataclass(frozen=True)
class File:
    """A file in memory."""

    content: bytes
    suffix: str

    @cached_property
    def digest(self) -> str:
        return hashlib.sha256(self.content).hexdigest()[:20]

    @cached_property
    def packed(self) -> bytes | None:
        """The content as gzip, if that is shorter."""
        if self.suffix in COMPRESSED:
            return None
        packed = gzip.compress(self.content, 9, mtime=0)
        return packed if len(packed) < len(self.content) else None

    @cached_property
    def inline_scripts(self) -> str:
        """The hashes of a page's inline scripts, as a content security policy lists them."""
        hashes = (hashlib.sha256(script).digest() for script in INLINE.findall(self.content))
        return "".join(f" 'sha256-{b64encode(each).decode()}'" for each in hashes)


class Files:
    """The files of the client, read again when they change: its own folder, and below `games/` those of plug-ins."""

    def __init__(self, folder: Path, plugins: Mapping[str, Path] | None = None) -> None:
        self._folder = folder.resolve()
        own = self._folder / "games"
        self._plugins = {game: path for game, path in (plugins or {}).items() if not (own / game).exists()}
        self._files: dict[Path, tuple[tuple[int, int], File]] = {}
        self._pages: dict[tuple[str, ...], tuple[File, File]] = {}

    def get(self, name: str) -> File:
        """The file with a name; HTTPException if there is none."""
        try:
            path = self._path(name)
            stat = path.stat()
            stamp = stat.st_mtime_ns, stat.st_size
            if path not in self._files or self._files[path][0] != stamp:
                self._files[path] = stamp, File(path.read_bytes(), path.suffix)
        except (OSError, ValueError):  # an impossible name, or a file that has just been deleted
            raise HTTPException(404) from None
        return self._files[path][1]

    def _path(self, name: str) -> Path:
        """Where the file with a name is; HTTPException if there is none that may be served."""
        folder, inside, suffixes = self._folder, name, None
        part = GAME_FILE.fullmatch(name)
        if part and part[1] in self._plugins:
            folder, inside, suffixes = self._plugins[part[1]], part[2], PLUGIN_SUFFIXES
        path = (folder / inside).resolve()
        is_allowed = path.is_relative_to(folder) and (suffixes is None or path.suffix in suffixes)
        if not (is_allowed and path.is_file()):
            raise HTTPException(404)
        return path

    def page(self, language: str, *modules: str) -> File:
        """The page in a language: it preloads these modules, the first texts, and everything that they import."""
        bare = self.get("index.html")
        modules = (*modules, f"text/{language}/index.js")
        known = self._pages.get(modules)
        if not known or known[0] is not bare:
            text = bare.content.decode()
            names = IMPORT_MAP.search(text)
            known_names = json.loads(names[1])["imports"] if names else {}
            found = imported_modules([f"/static/{name}" for name in modules], known_names, self._text)
            links = "\n".join(f'<link rel="modulepreload" href="{path}">' for path in found)
            preloading = IMPORT_MAP.sub(lambda found: f"{found[0]}\n{links}", text, count=1)
            preloading = preloading.replace(f'<html lang="{FALLBACK}">', f'<html lang="{language}">', 1)
            known = self._pages[modules] = bare, File(preloading.encode(), ".html")
        return known[1]

    @cached_property
    def games(self) -> frozenset[str]:
        """The games that add something to the client."""
        return frozenset((*self._plugins, *(path.parent.name for path in self._folder.glob(f"games/*/{INDEX}"))))

    @cached_property
    def languages(self) -> frozenset[str]:
        """The languages of the client: each has a folder of texts."""
        return frozenset(path.parent.name for path in self._folder.glob("text/*/index.js"))

    def _text(self, address: str) -> str:
        return self.get(address.removeprefix("/static/")).content.decode()

    @cached_property
    def names(self) -> list[str]:
        """The names of all files that the client may load, sorted; Markdown files are not among them."""
        found = _names_in(self._folder, TYPES.keys() - {".md"})
        for game, folder in self._plugins.items():
            found += [f"games/{game}/{name}" for name in _names_in(folder, PLUGIN_SUFFIXES)]
        return sorted(found)

    @cached_property
    def worker(self) -> File:
        """The service worker, preceded by the list of files to cache and a version that changes with them."""
        digests = "".join(f"{name} {self.get(name).digest}\n" for name in self.names)
        version = hashlib.sha256(digests.encode()).hexdigest()[:20]
        kept = [f"/static/{name}" for name in self.names if name not in ("index.html", "service-worker.js")]
        head = f"self.CRATON = {json.dumps({'version': version, 'files': kept})};\n"
        return File(head.encode() + self.get("service-worker.js").content, ".js")


def _names_in(folder: Path, suffixes: Collection[str]) -> list[str]:
    """The files below a folder with these suffixes; none that a link leads to from outside."""
    found = (path for path in folder.rglob("*") if path.suffix in suffixes and path.is_file())
    return [path.relative_to(folder).as_posix() for path in found if path.resolve().is_relative_to(folder)]


NO_PARTS = File(b"export default {};\n", ".js")
"""What a game without a folder adds to the client."""


def imported_modules(first: list[str], names: dict[str, str], read: Callable[[str], str]) -> list[str]:
    """The paths of some modules and of everything they import statically, each once, nearest first.

    With them a browser can request all modules at once instead of wave by wave. names: the import map of the page.
    """
    found = list(first)
    for path in found:  # grows during the loop
        for name in IMPORT.findall(read(path)):
            other = names.get(name) or posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
            if other not in found:
                found.append(other)
    return found


def accepted_languages(header: str) -> list[str]:
    """The languages of an Accept-Language header, the most wanted first, without their regions."""
    wanted = []
    for part in header.split(","):
        tag, *parameters = (each.strip().lower() for each in part.split(";"))
        weight = next((each[2:] for each in parameters if each.startswith("q=")), "1")
        if tag and QUALITY.fullmatch(weight) and float(weight) > 0:
            wanted.append((-float(weight), tag.split("-")[0]))
    return [language for _, language in sorted(wanted, key=itemgetter(0))]


def language_of(request: Request, languages: Collection[str]) -> str:
    """The language that the client will show, as `text/language.js` finds it."""
    chosen = request.cookies.get(LANGUAGE_COOKIE, "")
    wanted = [chosen, *accepted_languages(request.headers.get("accept-language", ""))]
    return next((each for each in wanted if each in languages), FALLBACK)


def answer(request: Request, file: File, **headers: str) -> Response:
    """The file, compressed if the browser accepts gzip; 304 if the browser has it."""
    packed = file.packed if "gzip" in request.headers.get("accept-encoding", "") else None
    tag = f'"{file.digest}{"-gzip" if packed else ""}"'
    fresh = f"max-age={WEEK}" if file.suffix == ".woff2" else "no-cache"
    headers = {"ETag": tag, "Cache-Control": fresh, "Vary": "Accept-Encoding"} | headers
    known = request.headers.get("if-none-match", "")
    if tag in (each.strip().removeprefix("W/") for each in known.split(",")):
        return Response(status_code=304, headers=headers)
    if packed:
        headers["Content-Encoding"] = "gzip"
    body = packed or file.content
    return Response(body, headers=headers, media_type=TYPES.get(file.suffix, PLAIN))


def is_navigation(request: Request) -> bool:
    """Whether a browser asks for a page, not a program for data or a page for a file."""
    is_page = not request.url.path.startswith(("/api/", "/static/"))
    return request.method == "GET" and is_page and "text/html" in request.headers.get("accept", "")


def page_headers(page: File, *, framed: bool) -> dict[str, str]:
    """The page's content security policy: its inline scripts may run, and if `framed` any site may frame it."""
    policy = HEADERS["Content-Security-Policy"].replace("script-src 'self'", f"script-src 'self'{page.inline_scripts}")
    if not framed:
        return {"Content-Security-Policy": policy}
    return {
        "Content-Security-Policy": policy.replace("frame-ancestors 'none'", "frame-ancestors *"),
        "Cross-Origin-Resource-Policy": "cross-origin",
    }


def add_site(app: FastAPI, folder: Path = STATIC) -> None:
    files = Files(folder, plugin_folders())

    async def page(request: Request) -> Response:
        language = language_of(request, files.languages)
        found = files.page(language, *((FRAME, HOME) if request.url.path == "/" else (FRAME,)))
        headers = page_headers(found, framed=request.url.path.startswith(FRAMED[0]))
        return answer(request, found, Vary="Accept-Encoding, Accept-Language, Cookie", **headers)

    async def missing_page(request: Request) -> Response:
        """The page for an address that does not exist; the client says so, and leads on."""
        found = await page(request)
        found.status_code = 404
        return found

    async def file(request: Request) -> Response:
        name = request.path_params["name"]
        part = GAME_FILE.fullmatch(name)
        if part and part[2] == INDEX and part[1] not in files.games and part[1] in registry.names():
            return answer(request, NO_PARTS)
        return answer(request, files.get(name))

    async def icon(request: Request) -> Response:
        return answer(request, files.get("icons/icon-192.png"))  # for paths other than the page, such as a picture's

    async def description(_: Request) -> Response:
        return Response(encoded_description(), media_type="application/json")

    @cache
    def encoded_description() -> bytes:  # encoding it takes 2 ms
        return encode(app.openapi()).encode()

    async def worker(request: Request) -> Response:
        return answer(request, files.worker)

    app.state.missing_page = missing_page
    for path in (*PAGES, *FRAMED):
        app.add_route(path, page, include_in_schema=False)
    app.add_route("/api/v1/openapi.json", description, include_in_schema=False)
    app.add_route("/favicon.ico", icon, include_in_schema=False)
    app.add_route("/service-worker.js", worker, include_in_schema=False)
    app.add_route("/static/{name:path}", file, include_in_schema=False)
