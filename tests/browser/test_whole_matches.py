"""A whole match of each game on a slowed-down processor: nothing ahead of its time, nothing moves, nothing fails."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.browser.playing import FAST, act_somehow, opened, wait_for_turn

pytestmark = pytest.mark.long

SLOWER = 4
"""How many times slower the processor is."""
MAX_SHIFT = 0.02
MATCHES = {
    "faultlines": {"size": 4, "turn_limit": 6},
    "lifeline": {"size": 3},
    "assault": {"turn_limit": 10},
    "faust": {"size": 4},
}
WATCH = """
  window.shifts = [];
  window.early = [];
  new PerformanceObserver((list) => {
    if (!document.querySelector('.board g.stone')) return;
    for (const entry of list.getEntries()) {
      const parts = entry.sources.map(({node}) => (node?.parentElement?.closest('[class]') ?? node)?.className ?? '?');
      if (!entry.hadRecentInput) window.shifts.push([entry.startTime, entry.value, parts.join(' | ')]);
    }
  }).observe({type: 'layout-shift', buffered: true});
  new MutationObserver(() => {
    const match = document.querySelector('.match');
    if (!match || match.dataset.status !== 'playing') return;
    const isRolling = document.querySelector('.die.rolling, .coin.flying, .die.waiting');
    const words = [...document.querySelectorAll('.match-task, .moves, .announcer, .result-card')];
    const text = words.map((one) => one.textContent).join(' ') + document.title;
    if (/\\b(won|Draw|Rematch)\\b/.test(text)) window.early.push(text);
    if (isRolling && document.querySelector('.result-card, .result-panel')) window.early.push('result while rolling');
  }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
"""


def score(shifts: list[tuple[float, float, str]]) -> float:
    """The cumulative layout shift as browsers define it: the worst window of shifts less than a second apart."""
    worst = window = 0.0
    first = last = -10_000.0
    for at, value, _ in shifts:
        if at - last > 1000 or at - first > 5000:
            window, first = 0.0, at
        window, last = window + value, at
        worst = max(worst, window)
    return worst


@pytest.mark.parametrize("game", MATCHES)
def test_a_whole_match_on_a_slow_processor_shows_nothing_early_and_holds_still(visitors: Any, game: str) -> None:
    visitor = visitors(motion=True)
    visitor.context.add_init_script(FAST + WATCH)
    failed: list[str] = []
    page = visitor.page
    page.on("response", lambda answer: failed.append(answer.url) if answer.status >= 400 else None)
    page.on(
        "requestfailed", lambda request: failed.append(request.url) if "ABORTED" not in str(request.failure) else None
    )
    opened(visitor, game, opponent="same", options=MATCHES[game])
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    rng = random.Random(game)
    for _ in range(80):
        if not wait_for_turn(page):
            break
        act_somehow(page, rng)
    assert page.get_attribute(".match", "data-status") == "over"
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.early") == []
    shifts = page.evaluate("window.shifts")
    assert score(shifts) <= MAX_SHIFT, shifts
    assert failed == []
    assert visitor.violations() == []
