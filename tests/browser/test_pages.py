"""The pages around a match: home, new match, watching, players, tournaments, settings."""

from __future__ import annotations

import random
import re
from typing import Any

import httpx
import pytest

from tests.browser.served import Served
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.harness import actions_of

PASSWORD = "stone on stone"
A_MATCH = re.compile(r"/matches/[\w-]+$")


class Person:
    """Somebody without a browser, who fills the pages with life."""

    def __init__(self, served: Served, name: str | None = None) -> None:
        self.client = httpx.Client(base_url=f"{served.address}/api/v1", timeout=30)
        if name is None:
            self.post("/guest")
        else:
            self.post("/account", name=name, password=PASSWORD)
        self.id = self.get("/me")["user"]["id"]

    def get(self, path: str) -> Any:
        return self.client.get(path).raise_for_status().json()

    def post(self, path: str, **body: Any) -> Any:
        return self.client.post(path, json=body).raise_for_status().json()


def play(match: str, people: list[Person], most: int) -> None:
    rng = random.Random(match)
    for turn in range(most):
        for person in people:
            state = person.get(f"/matches/{match}")["state"]
            if state["your_turn"]:
                action = rng.choice(actions_of(state))
                person.post(f"/matches/{match}/actions", action=action, ply=state["ply"], id=str(turn))
                break


@pytest.fixture(scope="session")
def lived_in(served: Served) -> dict[str, str]:
    """A server on which something goes on: matches of all kinds, an open table, tournaments; their ids."""
    ann, bob, guest = Person(served, "Ann"), Person(served, "Bob"), Person(served)
    small = {"game": "faust", "options": {"size": 4, "pie": False}}
    clock = {"kind": "fischer", "minutes": 10, "seconds": 5}
    going = ann.post("/matches", game="lifeline", options={"size": 4}, opponent="friend", clock=clock)["id"]
    bob.post(f"/matches/{going}/join")
    play(going, [ann, bob], 6)
    for loser in (ann, bob, ann):
        ended = ann.post("/matches", **small, opponent="friend", rated=True)["id"]
        bob.post(f"/matches/{ended}/join")
        play(ended, [ann, bob], 4)
        loser.post(f"/matches/{ended}/resign")
    bob.post("/matches", game="faultlines", preset="tournament", opponent="anyone")
    swiss = ann.post("/tournaments", **small, name="Autumn open", clock=clock)["id"]
    cup = bob.post("/tournaments", **small, name="Winter cup", clock=clock, kind="knockout")["id"]
    for person in (ann, bob, guest):
        person.post(f"/tournaments/{cup}/join")
    bob.post(f"/tournaments/{cup}/start")
    for person in (ann, bob, guest):
        person.client.close()
    return {"swiss": swiss, "cup": cup, "ended": ended}


def started(visitor: Visitor) -> dict[str, Any]:
    """The match that the page opens by its button."""
    visitor.page.get_by_role("button", name="Start").click()
    visitor.page.wait_for_url(A_MATCH)
    match: dict[str, Any] = visitor.ask("GET", visitor.page.url.removeprefix(visitor.address))
    return match


@pytest.mark.long
@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_page_is_whole_and_open_to_everybody(
    visitors: Any, lived_in: dict[str, str], look: dict[str, Any]
) -> None:
    visitor = visitors(**look)
    pages = {
        "/": "Claim ground",
        "/new/faultlines?o.keystone=yes&clock=byoyomi-10-30-5": "Keystone",
        "/new/assault?o.tide=yes&opponent=friend": "37 cells",
        "/watch": "Live",
        "/players": "Find a player",
        "/players/Ann?against=Bob": "Ann against Bob",
        "/tournaments": "Autumn open",
        "/tournaments?new=yes": "Schedule",
        f"/tournaments/{lived_in['swiss']}": "Players so far",
        f"/tournaments/{lived_in['cup']}": "Semifinals",
        "/settings": "Order of the quake",
        "/account": "Create account",
    }
    for path, words in pages.items():
        visitor.go(path)
        visitor.page.get_by_text(words).first.wait_for()
        visitor.page.wait_for_load_state("networkidle")
        visitor.check_page()


def test_a_match_against_a_bot_is_two_clicks_away(visitor: Visitor) -> None:
    page = visitor.go("/")
    page.get_by_role("button", name="Play Lifeline").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(A_MATCH)
    page.get_by_role("link", name="Lifeline", exact=True).wait_for()
    assert visitor.ask("GET", "/me")["user"]["guest"]


@pytest.mark.long
def test_the_level_is_remembered(visitor: Visitor) -> None:
    page = visitor.go("/")
    page.get_by_role("button", name="Play a bot").click()
    page.get_by_role("slider", name="Strength").fill("7")
    page.get_by_text("7 Strong").wait_for()
    page.reload()
    page.get_by_role("button", name="Play a bot").click()
    assert page.get_by_role("slider", name="Strength").input_value() == "7"


@pytest.mark.long
def test_games_that_play_themselves_stand_still_where_motion_is_not_wanted(visitors: Any) -> None:
    still, moving = visitors(), visitors(motion=True)
    for visitor in (still, moving):
        visitor.go("/")
        visitor.page.locator(".home-game .board").first.wait_for()
    stones = "document.querySelector('.hero-board .board-play').innerHTML"
    before = {visitor: visitor.page.evaluate(stones) for visitor in (still, moving)}
    moving.page.wait_for_function(f"before => {stones} !== before", arg=before[moving])
    assert still.page.evaluate(stones) == before[still]


def test_a_new_match_with_every_kind_of_control(visitor: Visitor) -> None:
    page = visitor.go("/new/faultlines")
    page.get_by_role("radio", name=re.compile("^Quick")).check()
    page.get_by_text("All options").click()
    page.get_by_role("slider", name="Board size").fill("8")
    page.get_by_text("Custom options").wait_for()
    page.get_by_role("checkbox", name="No limit").uncheck()
    page.get_by_role("spinbutton", name="Turn limit").fill("40")
    page.get_by_role("switch", name="Keystone").click()
    page.get_by_role("button", name="Choose on the board").click()
    board = page.locator(".cells-board")
    for cell in ("b2", "g7"):
        board.locator(f"[data-cell={cell}]").click()
    page.wait_for_url(re.compile("o.fault_lines=b2%2Bg7"))
    page.get_by_role("radio", name=re.compile("^Same screen")).check()
    page.get_by_role("radio", name="Days per turn").check()
    page.get_by_role("switch", name="Private").click()
    page.reload()
    match = started(visitor)
    chosen = {"size": 8, "turn_limit": 40, "keystone": True, "fault_lines": ["b2", "g7"]}
    assert match["options"] | chosen == match["options"]
    assert match["clock"]["kind"] == "correspondence"
    assert match["private"]


@pytest.mark.long
def test_choices_of_a_game_can_be_pictures_and_words(visitor: Visitor) -> None:
    page = visitor.go("/new/assault")
    page.get_by_text("All options").click()
    page.get_by_role("radio", name="Torus of 24").check()
    page.get_by_role("radio", name="In the core").check()
    page.get_by_role("slider", name="Momentum").fill("2")
    match = started(visitor)
    assert match["options"] | {"board": "torus24", "sacred": "core", "momentum": 2} == match["options"]


@pytest.mark.long
def test_what_cannot_be_is_said_by_its_field(visitor: Visitor) -> None:
    visitor.allow("status of 400")
    page = visitor.go("/new/faultlines?o.turn_limit=1")
    field = page.locator("[data-option=turn_limit]")
    field.get_by_role("alert").wait_for()
    assert "turn_limit" not in field.get_by_role("alert").inner_text()
    page.get_by_text("Start from a position").click()
    page.get_by_label("Position as text").fill("nonsense")
    page.locator("details", has=page.get_by_label("Position as text")).get_by_role("alert").wait_for()


@pytest.mark.long
def test_an_open_table_appears_and_is_joined(visitors: Any) -> None:
    host, guest = visitors(), visitors()
    guest.go("/").get_by_role("heading", name="Open matches").wait_for()
    host.go("/new/faust?opponent=anyone&o.size=5").get_by_role("button", name="Open the match").click()
    host.page.wait_for_url(A_MATCH)
    line = guest.page.locator(".lobby-list li", has_text="5 × 5")
    line.get_by_role("button", name="Join").click()
    guest.page.wait_for_url(host.page.url)


@pytest.mark.long
def test_a_match_is_joined_by_its_link_and_continued_from_home(visitors: Any) -> None:
    host, guest = visitors(), visitors()
    host.go("/new/faust?opponent=friend&o.size=4&seat=first").get_by_role("button", name="Get the link").click()
    host.page.wait_for_url(A_MATCH)
    guest.allow("status of 404")
    page = guest.go("/")
    page.get_by_label("Match link or ID").fill("of-no-match-at-all")
    page.get_by_role("button", name="Go").click()
    page.get_by_role("alert").wait_for()
    page.get_by_label("Match link or ID").fill(host.page.url)
    page.get_by_role("button", name="Go").click()
    page.wait_for_url(host.page.url)
    page.get_by_role("button", name="Join the match").click()
    mine = host.go("/").get_by_role("link", name=re.compile("Your turn.*Faust"))
    mine.click()
    host.page.wait_for_url(A_MATCH)


@pytest.mark.long
def test_preferences_change_the_page_at_once_and_stay(visitor: Visitor) -> None:
    page = visitor.go("/settings")
    page.get_by_role("radio", name="Dark").check()
    page.get_by_role("radio", name="Slate").check()
    page.get_by_role("radio", name="Blue and ochre").check()
    page.reload()
    page.get_by_role("radio", name="Slate").wait_for()
    root = page.locator("html")
    assert [root.get_attribute(f"data-{name}") for name in ("theme", "board", "palette")] == ["dark", "slate", "ochre"]


@pytest.mark.long
def test_a_tournament_of_two_browsers_comes_to_its_standings(visitors: Any, served: Served) -> None:
    host, other = visitors(), visitors()
    page = host.go("/tournaments?new=yes")
    page.get_by_role("textbox", name="Name").fill("Two of us")
    page.get_by_role("radio", name="Faust").check()
    page.get_by_text("All options").click()
    page.get_by_role("slider", name="Board size").fill("4")
    page.get_by_role("radio", name=re.compile("^Knockout")).check()
    page.get_by_role("button", name="Create tournament").click()
    page.wait_for_url(re.compile(r"/tournaments/[\w-]+$"))
    page.get_by_role("button", name="Join").click()
    other.go(page.url.removeprefix(served.address)).get_by_role("button", name="Join").click()
    page.get_by_text(re.compile("2 of \\d+ max")).wait_for()
    page.get_by_role("button", name="Start now").click()
    for visitor in (host, other):
        visitor.page.get_by_role("link", name="Go to the board").wait_for()
    path = page.get_by_role("link", name="Go to the board").get_attribute("href")
    for visitor in (host, other, host):
        state = visitor.ask("GET", path)["state"]
        if state["your_turn"]:
            body = {"action": actions_of(state)[0], "ply": state["ply"], "id": str(state["ply"])}
            visitor.ask("POST", f"{path}/actions", body)
    other.ask("POST", f"{path}/resign")
    for visitor in (host, other):
        visitor.page.get_by_text("finished", exact=True).wait_for()
        visitor.page.get_by_role("link", name="Replay").first.wait_for()
    first = page.get_by_role("table", name="Standings").get_by_role("row").nth(1)
    assert host.ask("GET", "/me")["user"]["name"] in first.inner_text()


def test_quick_play_of_fault_lines_ends_soon_enough_to_see_a_quake(visitor: Visitor) -> None:
    page = visitor.go("/new/faultlines?preset=sprint&opponent=same")
    page.get_by_role("radio", name=re.compile("Sprint")).wait_for()
    assert page.get_by_role("radio", name=re.compile("Sprint")).is_checked()
    page = visitor.go("/")
    page.get_by_role("button", name="Play Fault Lines").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(A_MATCH)
    options = visitor.ask("GET", f"/matches/{page.url.rsplit('/', 1)[1]}")["options"]
    assert (options["size"], options["turn_limit"]) == (7, 30)


def test_the_page_offers_the_presets_of_the_game(visitor: Visitor) -> None:
    page = visitor.go("/new/assault")
    page.get_by_role("radio", name=re.compile("Storm")).check()
    page.wait_for_url(re.compile("preset=storm"))


def test_a_newcomer_finds_the_lessons_beside_play_and_in_the_navigation(visitor: Visitor) -> None:
    page = visitor.go("/")
    page.get_by_role("navigation").get_by_role("link", name="Learn", exact=True).wait_for()
    page.get_by_role("link", name="New? Learn in 5 minutes").click()
    page.wait_for_url(re.compile("/learn$"))
    page.get_by_role("link", name=re.compile("utorial|Learn")).first.wait_for()
