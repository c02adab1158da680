"""Measures the weight and speed of the pages, in the system's Chromium, with a server of its own.

    python -m benchmarks.browser

Prints the weight of the home page and the time until it is usable, and the main thread's time for pointing at another
cell and for placing a stone on the largest boards. Thread times are CPU times, so other programs matter little.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import Any

from tests.browser.playing import click, opened, wait_for_turn
from tests.browser.served import Served
from tests.browser.visitor import Stage, Visitor

BOARDS: dict[str, dict[str, Any]] = {"faultlines": {"size": 19}, "lifeline": {"size": 12, "balance": "weak"}}
ROUNDS = 30
# The time at which the first button has been painted, taken by the page itself: polling from outside is too slow.
USABLE = """
new MutationObserver((_, observer) => {
  if (!document.querySelector("main a.button, main button")) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.usable = performance.now(); }));
}).observe(document, { childList: true, subtree: true });
"""
LOADS = 10


def home(browser: Any, address: str) -> str:
    found = []
    weight = 0.0
    for _ in range(LOADS):
        visitor = Visitor(browser, address)
        visitor.context.add_init_script(USABLE)
        session = visitor.context.new_cdp_session(visitor.page)
        session.send("Network.enable")
        loaded: list[float] = []
        session.on("Network.loadingFinished", lambda event, loaded=loaded: loaded.append(event["encodedDataLength"]))
        visitor.go("/")
        found.append(visitor.page.wait_for_function("() => window.usable").json_value())
        visitor.page.wait_for_load_state("networkidle")
        weight = sum(loaded)
        visitor.close()
    usable = f"usable after {min(found):.0f} to {max(found):.0f} ms, median {statistics.median(found):.0f} of {LOADS}"
    return f"home: {weight / 1000:.0f} kB transferred, with headers; {usable}"


def busy(session: Any) -> float:
    """CPU milliseconds of the main thread so far."""
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return 1000 * float(metrics["TaskDuration"])


def board(browser: Any, address: str, game: str, options: dict[str, Any]) -> list[str]:
    visitor = Visitor(browser, address)
    opened(visitor, game, opponent="same", options=options)
    page = visitor.page
    wait_for_turn(page)
    page.wait_for_load_state("networkidle")
    session = visitor.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    cells = page.locator(".cell-target").evaluate_all("cells => cells.map(cell => cell.dataset.cell)")
    times: dict[str, list[float]] = {"pointing at another cell": [], "one more stone": []}
    for number in range(ROUNDS):
        cell = cells[(7 + 11 * number) % len(cells)]
        before = busy(session)
        page.locator(f'[data-cell="{cell}"]').hover(force=True)
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        times["pointing at another cell"].append(busy(session) - before)
        before = busy(session)
        click(page, cell)
        page.wait_for_selector(f'[data-cell="{cell}"]:not([aria-label*="empty" i])')
        times["one more stone"].append(busy(session) - before)
        wait_for_turn(page)
        page.wait_for_load_state("networkidle")
    visitor.close()
    size = f"{game}, {options}"
    return [f"{size}: {what}: {statistics.median(found):.1f} ms" for what, found in times.items()]


def main() -> None:
    stage = Stage()
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder))
        server.start()
        try:
            print(home(stage.browser, server.address), flush=True)
            for game, options in BOARDS.items():
                print(*board(stage.browser, server.address, game, options), sep="\n", flush=True)
        finally:
            stage.close()
            server.stop()


if __name__ == "__main__":
    main()
