"""Chance on the page as a show: nothing is ahead of what has been shown."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.playing import click, moving, pass_twice, played, press, saw, shared, shown, wait_for_turn
from tests.browser.visitor import Visitor

LATE = "faultlines size=5 w1w2/5/4w/5/bb1b1 black 6 black_placed=3,white_placed=3"
"""Black has a1, b1 and d1, White three stones on their own: five dice."""
SEALED = "faultlines size=4,sealed=yes 4/2w1/1b2/4 black 2 phase=seal,black_placed=1,white_placed=1"
DIARY = """
  window.diary = [];
  const texts = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent.trim());
  const write = () => {
    const match = document.querySelector('.match');
    if (!match) return;
    const [card] = document.querySelectorAll('.roll-card');
    const page = {
      dice: texts('.moves .step.outcome'),
      steps: texts('.moves .step'),
      rolled: card?.querySelector('.fell') ? card.querySelector('.who').textContent : '',
      envelopes: texts('.envelope .letter'),
      text: match.textContent,
      status: match.dataset.status,
      title: document.title,
      said: document.querySelector('.announcer')?.textContent ?? '',
      isShowing: Boolean(document.querySelector('.stage-controls')),
    };
    if (JSON.stringify(page) !== JSON.stringify(window.diary.at(-1))) window.diary.push(page);
  };
  const all = {subtree: true, childList: true, attributes: true, characterData: true};
  new MutationObserver(write).observe(document, all);
"""


def witness(visitors: Any, **look: Any) -> Visitor:
    """Somebody whose page keeps a diary of all that it has shown."""
    visitor = moving(visitors, **look)
    visitor.context.add_init_script(DIARY)
    return visitor


def diary(visitor: Visitor) -> list[dict[str, Any]]:
    pages: list[dict[str, Any]] = visitor.page.evaluate("window.diary")
    return pages


@pytest.mark.long
def test_the_list_has_exactly_the_dice_that_have_been_thrown(visitors: Any) -> None:
    visitor = witness(visitors)
    shown(visitor, LATE)
    page = visitor.page
    pass_twice(page)
    page.get_by_role("radio", name="largest first").check()
    page.get_by_role("button", name="Roll all").click()
    page.wait_for_selector('.match[data-status="over"]')
    rolled: list[str] = []
    for entry in diary(visitor):
        if entry["rolled"] and entry["rolled"] not in rolled:
            rolled.append(entry["rolled"])
        if entry["status"] == "playing":
            assert len(entry["dice"]) <= len(rolled)
            assert "won" not in entry["text"]
            assert "Rematch" not in entry["text"]
            assert not (rolled and entry["title"].startswith("●"))
    assert len(rolled) == 5
    assert [len(entry["dice"]) for entry in diary(visitor) if entry["rolled"]][-1] == 5


@pytest.mark.long
def test_a_sealed_choice_is_not_in_the_list_before_both_envelopes_are_open(visitors: Any) -> None:
    visitor = witness(visitors)
    shown(visitor, SEALED)
    page = visitor.page
    press(page, "Choose to play")
    wait_for_turn(page)
    press(page, "Choose to pass")
    page.get_by_text("White chose to pass").wait_for()
    assert page.locator(".moves .step").all_inner_texts() == ["play", "pass"]
    pages = diary(visitor)
    opened = next(number for number, entry in enumerate(pages) if "plays" in entry["envelopes"])
    closed = pages[:opened]
    assert any(entry["envelopes"] == ["", ""] for entry in closed)
    assert all(step not in ("play", "pass") for entry in closed for step in entry["steps"])


@pytest.mark.long
def test_the_bar_shows_the_exact_chances_after_every_die(visitors: Any) -> None:
    visitor = moving(visitors)
    match = shown(visitor, LATE)
    page = visitor.page
    page.evaluate(BARS)
    pass_twice(page)
    page.get_by_role("button", name="Roll all").click()
    page.wait_for_selector('.match[data-status="over"]')
    entries = visitor.ask("GET", f"/matches/{match}/show")["entries"]
    throws = sorted((one["throw"] for one in entries if "throw" in one), key=lambda throw: throw["place"])
    wanted = [throws[0]["before"], *(throw["after"] for throw in throws)]
    seen = [[float(part) for part in re.findall(r"([\d.]+)%", text)] for text in page.evaluate("window.bars")]
    assert len(seen) <= len(wanted)
    left = [[100 * one[side]["value"] for side in ("black", "white", "draw")] for one in wanted]
    for shares in seen:  # a die that changes nothing leaves the bar as it is
        assert shares == pytest.approx(left.pop(0), abs=0.11)
        while left and left[0] == pytest.approx(shares, abs=0.11):
            left.pop(0)
    assert left == []


def dice(visitor: Visitor) -> int:
    """How many dice the list of moves has."""
    return visitor.page.locator(".moves .step.outcome").count()


@pytest.mark.long
def test_without_motion_and_after_a_reload_a_quake_keeps_its_steps(visitors: Any) -> None:
    visitor = visitors()
    visitor.context.add_init_script(DIARY)
    shown(visitor, LATE)
    page = visitor.page
    pass_twice(page)
    page.get_by_role("button", name="Roll", exact=True).click()
    page.wait_for_selector(".roll-card .fell")  # stands still, with its die
    assert dice(visitor) == 1
    page.reload()
    page.get_by_role("button", name="Roll", exact=True).wait_for()
    assert dice(visitor) == 1
    assert page.locator(".match-task h1").inner_text() == "The quake"
    page.get_by_role("button", name="Roll", exact=True).click()
    page.wait_for_selector(".roll-card .fell")
    assert all("won" not in entry["text"] for entry in diary(visitor))
    page.get_by_role("button", name="Skip").click()
    page.wait_for_selector('.match[data-status="over"]')
    page.reload()
    page.wait_for_selector('.match[data-status="over"]')  # it has been shown


@pytest.mark.long
def test_friends_see_a_quake_in_step_and_nobody_can_stall_it(visitors: Any) -> None:
    host, guest = moving(visitors), moving(visitors)
    for visitor in (host, guest):
        visitor.context.add_init_script(WATCH)
        visitor.page.clock.install()
    shared(host, guest, "faultlines", setup=LATE)
    wait_for_turn(host.page)
    press(host.page, "Pass")
    wait_for_turn(guest.page)
    for visitor in (host, guest):
        visitor.page.clock.pause_at(visitor.page.evaluate("Date.now()") + 1000)
    pass_time(guest, until=lambda: bool(guest.page.evaluate(PASS)))
    buttons = [one.page.get_by_role("button", name="Roll", exact=True) for one in (host, guest)]
    waiting = [one.page.get_by_text(re.compile("(Black|White) rolls …")) for one in (host, guest)]

    def is_one_asked() -> bool:
        """Whether one of them may throw, and the other waits."""
        shown = [one.is_visible() for one in buttons + waiting]
        return shown in ([True, False, False, True], [False, True, True, False])

    pass_time(host, guest, until=is_one_asked)
    thrower = next(one for one in buttons if one.is_visible())
    thrower.dispatch_event("click")
    pass_time(host, guest, until=lambda: dice(host) == dice(guest) == 1 and is_one_asked())
    owner = next(one for one, button in zip((host, guest), buttons, strict=True) if button.is_visible())
    pass_time(host, guest, until=lambda: dice(host) >= 2 and dice(guest) >= 2)  # though nobody throws
    assert 10_000 <= owner.page.evaluate("window.reached[2] - window.asked[1]") <= 14_000
    for visitor in (host, guest):
        visitor.page.get_by_role("button", name="Skip").dispatch_event("click")
        visitor.page.clock.resume()
        visitor.page.wait_for_selector('.match[data-status="over"]')


WATCH = """
  [window.asked, window.reached] = [{}, {}];  // by the number of dice shown, when it came to it by the page's clock
  new MutationObserver(() => {
    const dice = document.querySelectorAll('.moves .step.outcome').length;
    window.reached[dice] ??= Date.now();
    if ([...document.querySelectorAll('button')].some((one) => one.textContent.trim() === 'Roll'))
      window.asked[dice] ??= Date.now();
  }).observe(document, {subtree: true, childList: true});
"""
PASS = """() => {
  const buttons = [...document.querySelectorAll('.match-game-actions button')];
  const found = buttons.find((one) => one.textContent.trim() === 'Pass');
  found?.click();
  return found;
}"""


def pass_time(*visitors: Visitor, until: Callable[[], bool]) -> None:
    """Let the clocks of pages run until something is so, no faster than messages between the pages do."""
    for _ in range(300):
        if until():
            return
        for visitor in visitors:
            visitor.page.clock.run_for(200)
        visitors[0].page.wait_for_timeout(150)
    raise AssertionError("nothing came of it")


@pytest.mark.long
def test_a_quake_waits_for_a_tab_that_is_hidden(visitors: Any) -> None:
    visitor = moving(visitors)
    visitor.context.add_init_script("Object.defineProperty(document, 'hidden', {get: () => window.isAway === true})")
    match = shown(visitor, LATE)
    page = visitor.page
    press(page, "Pass")
    wait_for_turn(page)
    page.evaluate("window.isAway = true")
    press(page, "Pass")
    page.wait_for_selector('.match[data-acting="false"]')
    while visitor.ask("GET", f"/matches/{match}")["state"]["status"] != "over":
        pass
    page.wait_for_timeout(1000)  # more than the first frames take
    assert page.get_attribute(".match", "data-status") == "playing"
    assert dice(visitor) == 0
    page.evaluate("() => { window.isAway = false; document.dispatchEvent(new Event('visibilitychange')); }")
    page.get_by_role("button", name="Roll all").click()
    page.wait_for_selector('.match[data-status="over"]')


@pytest.mark.long
def test_a_quake_is_watched_again_and_shared_as_a_link_and_a_picture(visitors: Any) -> None:
    visitor = moving(visitors)
    match = shown(visitor, LATE)
    played(visitor, match, "pass", "pass")
    page = visitor.page
    page.get_by_role("button", name="Skip").click()
    page.get_by_role("link", name="Watch the quake again").click()
    saw(visitor, "quake-chances")
    saw(visitor, "die.rolling")
    page.locator(".match-task h1", has_text=re.compile("won|Draw|draw")).wait_for()
    page.get_by_role("button", name="Watch again").click()
    page.locator(".match-task h1", has_text="The quake").wait_for()
    link = page.get_by_label("Link that plays this again", exact=True).input_value()
    assert link == f"{visitor.address}/matches/{match}/show?first=1&last=7"
    with page.expect_download() as download:
        page.get_by_role("button", name="GIF").click()
    assert download.value.suggested_filename.endswith(".gif")
    assert visitor.violations() == []
    stranger = moving(visitors)
    stranger.go(link.removeprefix(visitor.address))
    saw(stranger, "quake-chances")


BARS = """() => {
  window.bars = [];
  const note = () => {
    const words = document.querySelector('.quake-chances .chance-bar')?.getAttribute('aria-label');
    if (words && words !== window.bars.at(-1)) window.bars.push(words);
  };
  new MutationObserver(note).observe(document, {subtree: true, childList: true, attributes: true});
}"""


MOMENTS = """
  window.moments = [];
  new MutationObserver(() => {
    const match = document.querySelector('.match');
    if (!match) return;
    const count = (selector) => document.querySelectorAll(selector).length;
    const moment = {
      coins: [...document.querySelectorAll('.coin')].map((one) => one.classList.contains('flying')),
      fate: document.querySelector('.attack-card .fate')?.textContent.trim() ?? '',
      isLit: count('.burst-glow') > 0,
      turning: count('.stone-before, .effect-shake'),
      steps: count('.moves .step'),
    };
    if (JSON.stringify(moment) !== JSON.stringify(window.moments.at(-1))) window.moments.push(moment);
  }).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['class']});
"""


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "setup", "cell"),
    [
        ("assault", "assault - 5/2b4/2bwb4/9/w6 black 6 -", "c4"),
        ("faust", "faust size=6,pie=no 6/1bb3/bwwb2/bwwb2/1bb3/6 black 12 -", "b3"),
    ],
)
def test_friends_see_coins_and_flips_in_the_same_steps(visitors: Any, game: str, setup: str, cell: str) -> None:
    host, guest = moving(visitors), moving(visitors)
    for visitor in (host, guest):
        visitor.context.add_init_script(MOMENTS)
    shared(host, guest, game, setup=setup)
    for visitor in (host, guest):
        visitor.page.wait_for_selector('.match[data-status="playing"]')
        visitor.page.evaluate("window.moments.length = 0")
    wait_for_turn(host.page)
    click(host.page, cell)
    for visitor in (host, guest):
        visitor.page.wait_for_function("() => window.moments.some(({ turning }) => turning)")
        visitor.page.wait_for_function("() => !window.moments.at(-1).turning && window.moments.at(-1).steps")
    first, second = ([moment for moment in told(visitor) if any(moment.values())] for visitor in (host, guest))
    assert first == second
    turning = next(index for index, moment in enumerate(first) if moment["turning"])
    assert first[turning - 1]["coins"] == [True] * 3 or first[turning - 1]["isLit"]
    assert all(not moment["fate"] for moment in first[:turning])


def told(visitor: Visitor) -> list[dict[str, Any]]:
    moments: list[dict[str, Any]] = visitor.page.evaluate("window.moments")
    return moments
