"""The page as such: it loads, asks nothing of other hosts, weighs little, and opens without a connection."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.browser.served import Served
from tests.browser.visitor import DESKTOP, Visitor

HEAVIEST = 150_000  # bytes of the home page with all that it loads, compressed as they travel
CUT_OFF = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_(REFUSED|RESET)", "ERR_EMPTY_RESPONSE", "WebSocket")


OFFERED: dict[str, dict[str, Any]] = {
    "faultlines": {"size": 7, "fault_lines": "random:6"},
    "lifeline": {"balance": "komi"},
    "assault": {"tide": True, "sacred": "any"},
    "faust": {"pattern": False},
}
CHIPS = {"en": "sacred cells · tide", "de": "heilige Felder · Flut", "fr": "cases sacrées · marée"}


def offer(host: Visitor, game: str, options: dict[str, Any]) -> str:
    """Opens a match that anyone may join; its id."""
    match: str = host.ask("POST", "/matches", {"game": game, "options": options, "opponent": "anyone"})["id"]
    return match


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_home_page_is_light_and_quick(visitors: Any, language: str) -> None:
    visitor = visitors(**DESKTOP, locale=language)
    host = visitors()
    offered = [offer(host, game, options) for game, options in OFFERED.items()]
    listed = host.ask("GET", "/matches?mine=yes&status=waiting")["matches"]
    lobby = {"matches": [row | {"yours": []} for row in listed if row["id"] in offered]}
    assert len(lobby["matches"]) == len(OFFERED)
    # Other tests leave matches in the lobby, too.
    visitor.page.route("**/matches?lobby=yes*", lambda route: route.fulfill(json=lobby))
    visitor.go("/")
    visitor.page.get_by_text(CHIPS[language]).wait_for()
    visitor.page.wait_for_function("() => document.querySelector('#app').childElementCount > 0")
    usable = visitor.page.evaluate("performance.now()")
    visitor.page.wait_for_load_state("networkidle")
    loaded = visitor.page.evaluate("""["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
        .map(({ name, encodedBodySize }) => [encodedBodySize, name])""")
    loaded.sort(reverse=True)
    for match in offered:
        host.ask("POST", f"/matches/{match}/abort")
    assert len(loaded) > 10
    assert sum(size for size, _ in loaded) < HEAVIEST, loaded[:20]
    assert usable < 5000  # a fifth of it on a quiet machine; this one may be busy with other tests


def test_only_scripts_of_the_server_run(visitor: Visitor) -> None:
    visitor.allow("Content Security Policy")
    visitor.bare()
    visitor.page.evaluate("""() => {
        const script = document.createElement("script");
        script.textContent = "window.intruded = true";
        document.body.append(script);
    }""")
    assert visitor.page.evaluate("window.intruded === undefined")
    assert any("Content Security Policy" in problem for problem in visitor.problems)


def test_modules_find_the_libraries_by_the_import_map(visitor: Visitor) -> None:
    visitor.bare()
    assert visitor.page.evaluate("import('/static/html.js').then(({ html }) => html`<p>stone</p>`.props.children)") == (
        "stone"
    )
    mapped = json.loads(visitor.page.text_content("script[type=importmap]") or "")["imports"]
    for path in mapped.values():
        assert visitor.page.evaluate("(path) => import(path).then((all) => Object.keys(all).length)", path) > 0, path


@pytest.mark.parametrize(("status", "code", "how"), [(503, "overloaded", "post"), (429, "too-many-requests", "get")])
def test_a_request_that_a_busy_server_refuses_is_repeated(visitor: Visitor, status: int, code: str, how: str) -> None:
    visitor.allow(str(status))
    visitor.bare()
    answers = iter([status, status, 200])
    refusal = json.dumps({"error": {"code": code, "message": "Later."}})

    def answer(route: Any) -> None:
        answered = next(answers)
        headers = {"Content-Type": "application/json", "Retry-After": "1"}
        route.fulfill(status=answered, headers=headers, body=refusal if answered != 200 else '{"done": true}')

    visitor.page.route("**/api/v1/somewhere", answer)
    done = f"import('/static/api/client.js').then(({{ {how} }}) => {how}('/somewhere')).then(({{ done }}) => done)"
    assert visitor.page.evaluate(done)
    assert next(answers, None) is None


def start_worker(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")


def is_client(visitor: Visitor) -> bool:
    return visitor.page.locator("#app").count() == 1


@pytest.mark.long
def test_without_a_connection_the_page_still_opens(visitors: Any) -> None:
    visitor = visitors(worker=True)
    visitor.allow(*CUT_OFF)
    start_worker(visitor)
    visitor.context.set_offline(True)
    visitor.go("/rules")
    assert is_client(visitor)
    found = visitor.page.evaluate("import('/static/html.js').then(({ html }) => html`<p>kept</p>`.props.children)")
    assert found == "kept"
    answer = visitor.page.evaluate("fetch('/api/v1/games').then(() => 'answered', () => 'nothing')")
    assert answer == "nothing"


@pytest.mark.long
def test_the_kept_client_holds_no_answer_of_the_interface(visitors: Any) -> None:
    visitor = visitors(worker=True)
    start_worker(visitor)
    visitor.page.evaluate("fetch('/api/v1/games').then((answer) => answer.json())")
    kept = visitor.page.evaluate("""async () => {
        const names = await caches.keys();
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().map((request) => new URL(request.url).pathname);
    }""")
    assert "/" in kept
    assert "/static/html.js" in kept
    assert not [path for path in kept if path.startswith("/api")]


@pytest.mark.long
def test_a_server_that_comes_back_is_asked_before_the_kept_client(visitors: Any, restartable_server: Served) -> None:
    visitor = visitors(restartable_server, worker=True)
    visitor.allow(*CUT_OFF)
    start_worker(visitor)
    restartable_server.kill()
    visitor.go("/new")
    assert is_client(visitor)
    restartable_server.start()
    # the kept page is marked, so that a page that comes from the server can be told from it
    visitor.page.evaluate("""async () => {
        for (const name of await caches.keys()) {
            const page = new Response("<title>old</title>", { headers: { "Content-Type": "text/html" } });
            await (await caches.open(name)).put("/", page);
        }
    }""")
    visitor.go("/new")
    assert is_client(visitor)
    restartable_server.kill()
    visitor.go("/new")
    assert visitor.page.title() == "old"


@pytest.mark.long
def test_the_client_can_be_installed(visitors: Any) -> None:
    visitor = visitors(worker=True)
    start_worker(visitor)
    session = visitor.context.new_cdp_session(visitor.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert json.loads(manifest["data"])["name"] == "Craton"
    assert [each["errorId"] for each in session.send("Page.getInstallabilityErrors")["installabilityErrors"]] in (
        [],
        ["in-incognito"],
    )
