"""Somebody with a browser, whose every complaint is written down."""

from __future__ import annotations

import os
import re
import shutil
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request, WebSocket

DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}
BINARIES = ("chromium", "chromium-browser", "google-chrome")
NOWHERE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"  # whatever a page asks, nothing leaves
SPARING = ("--disable-gpu", "--in-process-gpu")  # an eighth less work on machines without a graphics card
CHANGED = """async () => {  // until the page has taken on a new look
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
}"""
PATIENCE = 40_000  # milliseconds: a machine may be busy with other tests
SETTLING = 1_000


def chromium() -> str | None:
    """The browser that the tests use: what CRATON_CHROMIUM names, or the system's."""
    named = os.environ.get("CRATON_CHROMIUM")
    return shutil.which(named) if named else next(filter(None, map(shutil.which, BINARIES)), None)


def missing() -> str | None:
    """Why there can be no browser here; None if there can."""
    if find_spec("playwright") is None:
        return "playwright is not installed"
    if chromium() is None:
        return "there is no Chromium: install the package chromium, or name its binary with CRATON_CHROMIUM"
    return None


class Stage:
    """The browser, started when it is first needed.

    Playwright keeps an event loop running in this thread for as long as it is open, so it has to be closed before
    tests that need one of their own.
    """

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    @property
    def browser(self) -> Browser:
        if self._browser is None:
            from playwright.sync_api import sync_playwright

            self._playwright = sync_playwright().start()
            self._browser = self._playwright.chromium.launch(executable_path=chromium(), args=[NOWHERE, *SPARING])
        return self._browser

    def close(self) -> None:
        browser, playwright, self._browser, self._playwright = self._browser, self._playwright, None, None
        if browser is not None:
            browser.close()
        if playwright is not None:
            playwright.stop()


class Visitor:
    """A browser with storage of its own and one page; further pages share it, as tabs do.

    An error or a warning in the console, an exception, or a request to another origin is a problem; `allow` says which
    texts are none. Only where `worker` is true, the service worker may fetch every file of the client.
    """

    def __init__(
        self, browser: Browser, address: str, *, motion: bool = False, worker: bool = False, **look: Any
    ) -> None:
        self.address = address
        self.problems: list[str] = []
        self._allowed: list[re.Pattern[str]] = []
        moves = "no-preference" if motion else "reduce"
        given = {"locale": "en-GB", "reduced_motion": moves, "base_url": address, **(look or DESKTOP)}
        self.context: BrowserContext = browser.new_context(**given)
        self.context.set_default_timeout(PATIENCE)
        if not worker:
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.context.on("console", self._heard)
        self.context.on("weberror", lambda error: self._note(f"exception: {error.error}"))
        self.context.on("request", self._asked)
        self.page = self.tab()

    def tab(self) -> Page:
        """A further page of the same browser."""
        page = self.context.new_page()
        page.on("websocket", self._connected)
        return page

    def go(self, path: str = "/") -> Page:
        self.page.goto(path)
        return self.page

    def bare(self) -> Page:
        """The page with its import map and without the application, for tests of modules alone."""
        nothing = {"body": "", "content_type": "text/javascript"}
        self.page.route("**/static/app.js", lambda route: route.fulfill(**nothing))
        self.page.route("**/static/styles/*", lambda route: route.fulfill(**nothing | {"content_type": "text/css"}))
        return self.go("/")

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """A request to the interface as the person who sits at this browser: `ask("POST", "/guest")`."""
        sent = body if method == "GET" else body or {}
        answer = self.context.request.fetch(f"/api/v1{path}", method=method, data=sent)
        assert answer.ok, answer.text()
        return answer.json()

    def allow(self, *patterns: str) -> None:
        """Texts that are no problem in this test, such as a refused connection to a server that was killed."""
        self._allowed += map(re.compile, patterns)

    def complaints(self) -> list[str]:
        return [text for text in self.problems if not any(each.search(text) for each in self._allowed)]

    def violations(self, part: str | None = None, *, but: tuple[str, ...] = ()) -> list[str]:
        """What axe finds on the page, or in the part that a selector names: rule, meaning and element.

        It is asked in the light, and once more in the dark for what the colours decide.
        """
        from axe_playwright_python.sync_playwright import Axe

        found = []
        short: dict[str, Any] = {"resultTypes": ["violations"]}

        def asked(scheme: str, how: dict[str, Any]) -> list[str]:
            return [
                f"{scheme}: {rule['id']}: {rule['help']}: {' '.join(map(str, node['target']))}"
                for rule in Axe().run(self.page, part, how).response["violations"]
                if rule["id"] not in but
                for node in rule["nodes"]
            ]

        for scheme, how in (("light", short), ("dark", short | {"runOnly": ["color-contrast"]})):
            self.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            self.page.evaluate(CHANGED)
            if asked(scheme, how):  # on a busy machine a page may still be changing; what is wrong stays wrong
                self.page.wait_for_timeout(SETTLING)
                found += asked(scheme, how)
        return found

    def check_page(self) -> None:
        """The page is for everybody, and no wider than the screen."""
        assert self.page.viewport_size is not None
        assert self.page.evaluate("document.documentElement.scrollWidth") <= self.page.viewport_size["width"]
        assert self.violations() == []

    def photograph(self, folder: Path) -> None:
        """Pictures of all pages, for whoever looks into a failure."""
        for number, page in enumerate(self.context.pages):
            with suppress(Exception):  # a page that has crashed cannot be drawn, and that is not the failure
                page.screenshot(path=folder / f"{id(self)}-{number}.png")

    def close(self) -> None:
        self.context.close()

    def _note(self, problem: str) -> None:
        self.problems.append(problem)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self._note(f"console {message.type}: {message.text} ({where})")

    def _asked(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and f"{parts.scheme}://{parts.netloc}" != self.address:
            self._note(f"request to another origin: {request.url}")

    def _connected(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != urlsplit(self.address).netloc:
            self._note(f"connection to another origin: {socket.url}")
