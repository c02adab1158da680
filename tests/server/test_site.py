"""What the server hands out for browsers: the page, its files, their headers, and all of it in the wheel."""

import hashlib
import json
import re
import subprocess
import sys
import zipfile
from base64 import b64encode
from pathlib import Path

import httpx
import pytest

from craton.server.api import site
from craton.server.api.site import FRAMED, PAGES, STATIC, TYPES, File, Files
from tests.server.harness import LiveServer

ROOT = Path(__file__).parents[2]
OURS = [path for path in sorted(STATIC.rglob("*")) if path.is_file() and "vendor" not in path.parts]
ADDRESS = re.compile(r"(?:https?|wss?):(?://|\\/\\/)[^\s\"'`<>)]*")
PRELOAD = re.compile(r'\n<link rel="modulepreload" href="([^"]*)">')
NAMESPACES = ("http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml", "http://www.w3.org/1999/xlink")


def policy_of(answer: httpx.Response) -> dict[str, str]:
    rules = (rule.strip().partition(" ") for rule in answer.headers["content-security-policy"].split(";"))
    return {name: value for name, _, value in rules}


@pytest.mark.parametrize("address", [*PAGES, *FRAMED])
def test_every_address_of_the_client_shows_the_page(server: LiveServer, address: str) -> None:
    answer = server.client().http.get(re.sub(r"{\w+(:path)?}", "any-thing", address))
    assert answer.status_code == 200
    assert PRELOAD.sub("", answer.text) == (STATIC / "index.html").read_text()
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_the_page_asks_at_once_for_all_modules_that_it_begins_with(server: LiveServer) -> None:
    me = server.client()
    home, other = (PRELOAD.findall(me.http.get(path).text) for path in ("/", "/rules"))
    assert set(other) < set(home)
    assert len(set(home)) == len(home)
    assert other[0] == "/static/app.js"
    assert home[:2] == ["/static/app.js", "/static/pages/home.js"]
    assert {"/static/vendor/htm.mjs", "/static/text/en/shell.js"} < set(other)
    assert set(home) - set(other) > {"/static/board/Board.js"}
    for address in home:
        assert me.http.get(address).status_code == 200, address


def test_imports_are_found_however_they_are_written() -> None:
    texts = {
        "/static/a.js": 'import { x } from "./b/c.js";\nimport "bare";\nconst late = () => import("./late.js");\n',
        "/static/b/c.js": '/** @typedef {import("./type.js").T} T */\nexport { y } from "../d.js";\n',
        "/static/d.js": 'import{h as t}from"bare";import * as all from "./a.js";\nconst from = "./word.js";\n',
        "/vendor.js": "",
    }
    found = site.imported_modules(["/static/a.js"], {"bare": "/vendor.js"}, texts.__getitem__)
    assert found == ["/static/a.js", "/static/b/c.js", "/vendor.js", "/static/d.js"]


def test_the_page_may_run_its_import_map_and_no_other_script_inside_it(server: LiveServer) -> None:
    answer = server.client().http.get("/")
    inside = re.search(r'<script type="importmap">(.*?)</script>', answer.text, re.DOTALL)
    assert inside
    assert "preact" in json.loads(inside[1])["imports"]
    digest = b64encode(hashlib.sha256(inside[1].encode()).digest()).decode()
    assert policy_of(answer)["script-src"] == f"'self' 'sha256-{digest}'"
    assert "unsafe" not in answer.headers["content-security-policy"]


def test_only_the_page_for_embedding_can_be_framed(server: LiveServer) -> None:
    me = server.client()
    framed = [policy_of(me.http.get(path))["frame-ancestors"] for path in ("/embed", "/embed/match/x")]
    assert framed == ["*", "*"]
    for path in ("/", "/matches/x", "/embedded", "/api/v1/games", "/static/embed", "/nowhere"):
        assert policy_of(me.http.get(path))["frame-ancestors"] == "'none'", path


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.relative_to(STATIC).as_posix())
def test_no_file_of_the_client_names_another_host(path: Path) -> None:
    if path.suffix == ".png":
        return
    found = set(ADDRESS.findall(path.read_text(encoding="utf-8")))
    assert {address for address in found if not address.startswith(("ws://${", "wss://${"))} <= set(NAMESPACES)


def test_every_kind_of_file_has_a_type_of_its_own(server: LiveServer) -> None:
    kinds = {path.suffix for path in STATIC.rglob("*") if path.is_file() and not path.name.startswith("LICENSE")}
    assert kinds <= set(TYPES)
    me = server.client()
    for name, kind in (
        ("html.js", "text/javascript; charset=utf-8"),
        ("vendor/preact.mjs", "text/javascript; charset=utf-8"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("vendor/fonts/figtree.woff2", "font/woff2"),
        ("vendor/LICENSE-preact", "text/plain; charset=utf-8"),
    ):
        assert me.http.get(f"/static/{name}").headers["content-type"] == kind


def test_files_are_compressed_and_sent_once(server: LiveServer) -> None:
    http = server.client().http
    sizes = {}
    for encoding in ("gzip", "identity"):
        with http.stream("GET", "/static/vendor/preact.mjs", headers={"Accept-Encoding": encoding}) as answer:
            sizes[encoding] = len(b"".join(answer.iter_raw()))
            assert (answer.headers.get("content-encoding") == "gzip") == (encoding == "gzip")
            assert answer.headers["vary"] == "Accept-Encoding"
            mark = answer.headers["etag"]
        again = http.get("/static/vendor/preact.mjs", headers={"Accept-Encoding": encoding, "If-None-Match": mark})
        assert (again.status_code, again.content) == (304, b"")
    assert sizes["gzip"] < sizes["identity"] / 2
    assert http.get("/static/vendor/preact.mjs", headers={"If-None-Match": '"old"'}).status_code == 200


@pytest.mark.parametrize("name", ["nothing.js", "../app.py", "vendor", "a\0b", "", "/etc/hostname", "x" * 5000])
def test_nothing_else_is_handed_out(name: str) -> None:
    with pytest.raises(site.HTTPException) as refused:
        Files(STATIC).get(name)
    assert refused.value.status_code == 404


@pytest.fixture
def plugin(tmp_path: Path) -> Path:
    """The browser folder of a plug-in, in a package with other files, and a link that leads out of it."""
    folder = tmp_path / "tripwire" / "browser"
    (folder / "text").mkdir(parents=True)
    (folder / "index.js").write_text("export default {};")
    (folder / "text" / "en.js").write_text("export default {};")
    (folder / "notes.html").write_text("<script>alert(1)</script>")
    (folder / "build.py").write_text("secret = 1")
    (tmp_path / "tripwire" / "secret.js").write_text("no")
    (folder / "link.js").symlink_to(tmp_path / "tripwire" / "secret.js")
    return folder


def test_the_folder_of_a_plug_in_is_served_beside_those_of_the_games(plugin: Path) -> None:
    files = Files(STATIC, {"tripwire": plugin})
    assert files.get("games/tripwire/text/en.js").content == b"export default {};"
    assert files.games == {"tripwire", *Files(STATIC).games}
    assert [name for name in files.names if "tripwire" in name] == [
        "games/tripwire/index.js",
        "games/tripwire/text/en.js",
    ]
    assert b"/static/games/tripwire/text/en.js" in files.worker.content


@pytest.mark.parametrize(
    "name",
    ["notes.html", "build.py", "link.js", "../secret.js", "text/../../secret.js", "text", "", "a\0b", "/etc/hostname"],
)
def test_nothing_else_of_a_plug_in_is_handed_out(plugin: Path, name: str) -> None:
    with pytest.raises(site.HTTPException) as refused:
        Files(STATIC, {"tripwire": plugin}).get(f"games/tripwire/{name}")
    assert refused.value.status_code == 404


def test_a_plug_in_cannot_replace_files_of_the_client(plugin: Path) -> None:
    files = Files(STATIC, {"faust": plugin, "shared": plugin})
    assert files.get("games/faust/index.js").content == (STATIC / "games" / "faust" / "index.js").read_bytes()
    with pytest.raises(site.HTTPException):
        files.get("games/shared/index.js")


def test_a_file_that_changes_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "x.js"
    files = Files(tmp_path)
    path.write_text("one")
    assert files.get("x.js") is files.get("x.js")
    path.write_text("another")
    assert files.get("x.js").content == b"another"


def test_the_service_worker_has_a_new_version_when_any_file_changes(tmp_path: Path) -> None:
    for name in ("index.html", "service-worker.js", "app.js", "README.md"):
        (tmp_path / name).write_text(name)

    def worker() -> bytes:
        return Files(tmp_path).worker.content

    first = worker()
    assert first.endswith(b"\nservice-worker.js")
    assert json.loads(first.split(b"\n")[0].removeprefix(b"self.CRATON = ").rstrip(b";"))["files"] == ["/static/app.js"]
    assert worker() == first
    (tmp_path / "index.html").write_text("other")
    assert worker() != first


def test_the_service_worker_reigns_over_all_pages(server: LiveServer) -> None:
    answer = server.client().http.get("/service-worker.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text.startswith("self.CRATON = ")


def test_the_manifest_names_icons_that_are_there_and_pages_that_are_shown(server: LiveServer) -> None:
    http = server.client().http
    manifest = json.loads(http.get("/static/manifest.webmanifest").text)
    for address in (manifest["start_url"], *(shortcut["url"] for shortcut in manifest["shortcuts"])):
        assert http.get(address).headers["content-type"].startswith("text/html")
    for icon in manifest["icons"]:
        answer = http.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(answer.content[at : at + 4]) for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"
    assert {icon["sizes"] for icon in manifest["icons"] if icon["purpose"] == "maskable"} == {"192x192", "512x512"}


def test_small_files_are_left_as_they_are() -> None:
    assert File(b"x", ".js").packed is None
    assert File(b"x" * 1000, ".png").packed is None


def test_all_files_of_the_client_are_in_the_wheel(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as opened:
        packed = set(opened.namelist())
    source = ROOT / "src"
    assert {path.relative_to(source).as_posix() for path in STATIC.rglob("*") if path.is_file()} <= packed
