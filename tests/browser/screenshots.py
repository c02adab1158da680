"""Takes the pictures of docs/images again: `python -m tests.browser.screenshots [NAME ...]`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.playing import pass_twice, played, point, shown
from tests.browser.served import Served
from tests.browser.visitor import DESKTOP, PHONE, Stage, Visitor

IMAGES = Path(__file__).parents[2] / "docs" / "images"
FAULT_LINES = (
    "faultlines - 9/1bw2bwb1/1b1wwwbb1/6bw1/7w1/1b5w1/1bwwbwwb1/1bwbbwbw1/5wb2 black 34 black_placed=16,white_placed=16"
)
LIFELINE = "lifeline size=6 4b1/1wwb1wb/6w1/bw1b3b1/4wb3w/4w3b1w/2w4wbb/3bw1b2/6bw/1w2b2/3bw1 black 28 -"
ASSAULT = "assault - 3wb/2b1b2/bwwbw4/2wbbw3/6w white 17 -"
FAUST = "faust pie=no 1w6/5bw1/2wwwbbw/ww1wbb2/2wbbw2/b1bb4/1wbw1b2/bbbw4 black 30 -"


def at(setup: str, cell: str) -> Callable[[Visitor], None]:
    """A match from a position, with the pointer on a cell."""

    def show(visitor: Visitor) -> None:
        shown(visitor, setup)
        point(visitor, cell)

    return show


def quake(visitor: Visitor) -> None:
    at(FAULT_LINES, "e5")(visitor)
    pass_twice(visitor.page)
    visitor.page.get_by_role("button", name="Roll", exact=True).click()
    visitor.page.wait_for_timeout(1200)


def show_again(visitor: Visitor) -> None:
    """The page of a quake that was played before."""
    match = shown(visitor, FAULT_LINES)
    played(visitor, match, "pass", "pass")
    visitor.go(f"/matches/{match}/show")
    visitor.page.wait_for_selector(".roll-card")


def experiment(visitor: Visitor) -> None:
    """An experiment that has played for a while, with its charts in view."""
    wanted = {
        "game": "lifeline",
        "variants": [{"name": "standard rules", "options": {}}, {"name": "small board", "options": {"size": 4}}],
        "title": "Lifeline: does a smaller board help White?",
        "first": "mcts:simulations=20",
        "games": 2000,
        "random_opening": 2,
    }
    known = visitor.ask("GET", "/lab")["experiments"]
    key = known[0]["key"] if known else visitor.ask("POST", "/lab", wanted)["key"]
    visitor.go(f"/lab/{key}")
    visitor.page.wait_for_function(
        "() => Number(document.querySelector('.lab-progress p')?.textContent.split(' ')[0].replaceAll(',', '')) > 500",
        timeout=600_000,
    )
    if visitor.page.viewport_size == PHONE["viewport"]:
        visitor.page.evaluate("document.querySelector('.lab-estimates').scrollIntoView()")


def page(path: str) -> Callable[[Visitor], None]:
    return lambda visitor: visitor.go(path) and None


LANDSCAPE = PHONE | {"viewport": {"width": 844, "height": 390}}
LIGHT, DARK = {"color_scheme": "light"}, {"color_scheme": "dark"}
PICTURES: dict[str, tuple[Callable[[Visitor], None], dict[str, Any]]] = {
    "home": (page("/"), DESKTOP | LIGHT),
    "new-match": (page("/new/faultlines"), DESKTOP | LIGHT),
    "fault-lines": (at(FAULT_LINES, "e6"), DESKTOP | LIGHT),
    "quake": (quake, DESKTOP | DARK | {"motion": True}),
    "lifeline": (at(LIFELINE, "f8"), DESKTOP | DARK),
    "assault": (at(ASSAULT, "c4"), DESKTOP | LIGHT),
    "faust": (at(FAUST, "d5"), DESKTOP | LIGHT),
    "analysis": (page(f"/analysis?position={FAUST.replace(' ', '%20')}"), DESKTOP | LIGHT),
    "learn": (page("/learn/lifeline"), DESKTOP | LIGHT),
    "phone": (at(ASSAULT, "c4"), PHONE | DARK),
    "phone-light": (at(LIFELINE, "f8"), PHONE | LIGHT),
    "landscape": (at(FAULT_LINES, "e6"), LANDSCAPE | LIGHT),
    "landscape-dark": (at(FAUST, "d5"), LANDSCAPE | DARK),
    "quake-phone": (quake, PHONE | LIGHT | {"motion": True}),
    "quake-landscape": (quake, LANDSCAPE | DARK | {"motion": True}),
    "lab": (experiment, DESKTOP | LIGHT),
    "lab-phone": (experiment, PHONE | DARK),
    "watch-again": (show_again, DESKTOP | LIGHT | {"motion": True}),
}


def main(names: list[str]) -> None:
    stage = Stage()
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder))
        server.start()
        try:
            for name in names or PICTURES:
                show, look = PICTURES[name]
                visitor = Visitor(stage.browser, server.address, **look)
                show(visitor)
                visitor.page.wait_for_timeout(1500)
                visitor.page.screenshot(path=IMAGES / f"{name}.png")
                print(f"docs/images/{name}.png", *visitor.complaints())
                visitor.close()
        finally:
            stage.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
