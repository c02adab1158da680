"""How the tests play: by what is on the page, as a person would."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from tests.browser.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

PATIENCE_WITH_BOTS = 180_000  # milliseconds: the first action of a bot waits until its search is compiled
GAME_ACTIONS = ".match-game-actions, .game-panel"  # beside a match, in a study
READY = """() => {
  document.querySelector('.hand-over button')?.click();
  const match = document.querySelector('.match');
  document.querySelector('.stage-controls .button:has(svg):not(.primary)')?.click();  // skips a show
  return match && (match.dataset.acting === 'true' || match.dataset.status === 'over');
}"""
OVER = """() => {
  document.querySelector('.stage-controls .button:has(svg):not(.primary)')?.click();
  return document.querySelector('.match')?.dataset.status === 'over';
}"""
PLAYED_ON = """(ply) => {
  document.querySelector('.stage-controls .button:has(svg):not(.primary)')?.click();
  return document.querySelector('.match').dataset.ply !== ply;
}"""

FAST = "localStorage.setItem('craton.preferences', JSON.stringify({speed: 'fast', confirm: 'no', sound: 'off'}))"
WITNESS = """
  window.witnessed = new Map();
  new MutationObserver(() => {
    for (const element of document.querySelectorAll('.board-shaking, .stage-board > :not(.board) *')) {
      const name = element.getAttribute('class');
      if (name) window.witnessed.set(name, (window.witnessed.get(name) ?? '') + '|' + element.textContent.trim());
    }
  }).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['class']});
"""
SAW = """([part, words]) => [...window.witnessed].some(
  ([name, said]) => part.split('.').every((one) => name.split(' ').includes(one)) && new RegExp(words).test(said))"""


def moving(visitors: Any, **look: Any) -> Visitor:
    """Somebody who sees what is acted out, quickly, and remembers it."""
    visitor: Visitor = visitors(motion=True, **look)
    visitor.context.add_init_script(FAST + WITNESS)
    return visitor


def saw(visitor: Visitor, part: str, words: str = "") -> None:
    """Waits until something with these classes and words has been seen over the board, if only for a moment."""
    visitor.page.wait_for_function(SAW, arg=[part, words], timeout=30_000)


def shown(visitor: Visitor, start: str, **wish: Any) -> str:
    """Opens a match of both seats of a game, or from a position, and waits until something can be done."""
    game, *position = start.split()
    match = opened(visitor, game, opponent="same", **({"setup": start} if position else {}), **wish)
    wait_for_turn(visitor.page)
    return match


def shared(host: Visitor, guest: Visitor, game: str, **wish: Any) -> str:
    """Opens a match between two people."""
    match = opened(host, game, opponent="friend", **wish)
    guest.go(f"/matches/{match}")
    guest.page.get_by_role("button", name="Join the match").click()
    host.page.wait_for_selector('.match[data-status="playing"]')
    return match


def finished(visitor: Visitor) -> str:
    """A match in which three dice were thrown."""
    match = opened(visitor, "faultlines", opponent="same", options={"size": 3})
    played(visitor, match, "a1", "c3", "a3", "pass", "pass")
    return match


def press(page: Page, name: str) -> None:
    """A button of the game's own."""
    page.locator(GAME_ACTIONS).get_by_role("button", name=name, exact=True).click()


def pass_twice(page: Page) -> None:
    """Both sides pass."""
    press(page, "Pass")
    wait_for_turn(page)
    press(page, "Pass")


def point(visitor: Visitor, cell: str) -> None:
    visitor.page.locator(f'[data-cell="{cell}"]').hover(force=True)


def explained(visitor: Visitor, words: str) -> None:
    visitor.page.locator(".explanation").get_by_text(words).first.wait_for()


def label(page: Page, cell: str) -> str:
    """What is said of a cell."""
    return page.locator(f'[data-cell="{cell}"]').get_attribute("aria-label") or ""


def opened(visitor: Visitor, game: str, **wish: Any) -> str:
    """Opens a match by the interface and goes to its page; returns its id."""
    match: str = visitor.ask("POST", "/matches", {"game": game, "seat": "first", **wish})["id"]
    visitor.go(f"/matches/{match}")
    return match


def played(visitor: Visitor, match: str, *actions: str) -> None:
    """Plays actions by the interface, as whoever has to act (both seats are the visitor's)."""
    for number, action in enumerate(actions):
        state = stand(visitor, match)
        body = {"action": action, "ply": state["ply"], "id": f"{number}-{state['ply']}"}
        visitor.ask("POST", f"/matches/{match}/actions", body)


def stand(visitor: Visitor, match: str) -> dict[str, Any]:
    """How a match stands, as the visitor may see it."""
    state: dict[str, Any] = visitor.ask("GET", f"/matches/{match}")["state"]
    return state


def wait_for_turn(page: Page) -> bool:
    """Until it is this page's turn, or the match is over; whether it goes on.

    Shows are skipped, and the device is passed on by itself.
    """
    page.wait_for_function(READY, timeout=PATIENCE_WITH_BOTS)
    return page.get_attribute(".match", "data-status") == "playing"


def wait_for_end(page: Page) -> None:
    """Until the page shows the match as over. Shows are skipped."""
    page.wait_for_function(OVER, timeout=PATIENCE_WITH_BOTS)


def wait_after(page: Page, ply: str | None) -> None:
    """Until the match has gone on from a ply. Shows are skipped."""
    page.wait_for_function(PLAYED_ON, arg=ply)


def click(page: Page, cell: str) -> None:
    page.locator(f'[data-cell="{cell}"]').click(force=True)


def tap_twice(page: Page, cell: str) -> None:
    """Choose a cell with a finger, and confirm it. Scrolling comes first: it takes back what a finger has chosen."""
    place = page.locator(f'[data-cell="{cell}"]')
    place.scroll_into_view_if_needed()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    place.tap(force=True)
    page.wait_for_selector(f'[data-cell="{cell}"][aria-selected="true"]')
    place.tap(force=True)


def act_somehow(page: Page, rng: random.Random, *, avoid: str | None = None) -> str | None:
    """One action of those that the page offers: on a cell if there is one, else a button below the board.

    Returns the cell. avoid: a cell that may be free again at once; a second click there would count as a double click.
    """
    ply = page.get_attribute(".match", "data-ply")
    cells = page.locator(".cell-target").evaluate_all("cells => cells.map(cell => cell.dataset.cell)")
    cell = rng.choice([cell for cell in cells if cell != avoid] or cells) if cells else None
    if cell:
        if cell == avoid:
            page.wait_for_timeout(500)  # the only one left
        click(page, cell)
        if page.locator(".chooser").is_visible():
            page.locator(".chooser .button.primary").click()
    else:
        page.locator(GAME_ACTIONS).locator(".button:visible").first.click()
    wait_after(page, ply)
    return cell
