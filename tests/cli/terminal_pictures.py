"""The pictures of docs/terminal.md. `python -m tests.cli.terminal_pictures` writes them into docs/images/."""

from __future__ import annotations

import html
import random
import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

from textual.widgets import Static

from craton.cli._local_match import views
from craton.cli._local_match.clock import parse_clock
from craton.cli._local_match.dice_run import throw_run
from craton.cli._terminal_app.animation import FULL, frames
from craton.cli._terminal_app.app import PlayApp
from craton.cli._terminal_app.dialogs import ResultCard
from craton.cli._terminal_app.stage import Stage
from craton.core.state import State
from tests.cli.terminal import Player1, app_of, new, play

FOLDER = Path(__file__).parents[2] / "docs" / "images"
MIDDLE_GAME = "c5+e5+c4+e4+d6+f5+d5+g4+c3+e6+b6+f3+a1+g7"


class Scene(NamedTuple):
    app: Callable[[], PlayApp]
    script: Callable[[Player1], Awaitable[None]]
    size: tuple[int, int] = (80, 24)
    is_repeatable: bool = True
    """Whether the picture is the same on every machine."""


async def _layer(user: Player1) -> None:
    await user.press("f4", "f4", "f4")
    await user.go_to("d4")


async def _quake(user: Player1) -> None:
    """The second die has been thrown."""
    match = user.app.match
    match.push("pass")
    match.push("pass")
    before = views.picture(match)
    run = throw_run(match, match.draw_outcome)
    shown = [frame for frame in frames(run, before, FULL, random.Random(1)) if frame.verdict]
    user.app.default_screen.add_class("animating")
    await user.pilot.pause()
    user.app.board.show(shown[1].picture, cursor=False)
    user.app.query_one(Stage).show(shown[1])
    user.app.query_one("#message", Static).update("")


async def _attack(user: Player1) -> None:
    await user.go_to("c4")


async def _choice(user: Player1) -> None:
    await user.go_to("c4")
    await user.press("tab")


async def _captures(user: Player1) -> None:
    await user.go_to("d4")


async def _result(user: Player1) -> None:
    await user.type("pass")
    await user.type("pass")
    await user.shows(ResultCard)
    await user.until(lambda: "own skill" in str(user.app.screen.query_one("#luck", Static).content))


def _with_clock(app: PlayApp) -> PlayApp:
    app.match.clocks = parse_clock("10+5")
    return app


def played(state: State, count: int, seed: int) -> State:
    """The state after some more turns by chance."""
    rng = random.Random(seed)
    for _ in range(count):
        state.push(rng.choice(state.legal_moves))
    return state


SCENES = {
    "terminal-faultlines": Scene(lambda: app_of(new("faultlines", MIDDLE_GAME, preset="quick", pie=True)), _layer),
    "terminal-quake": Scene(lambda: app_of(new("faultlines", MIDDLE_GAME, preset="quick")), _quake),
    "terminal-assault": Scene(
        lambda: _with_clock(app_of(new("assault", "c5+c4+c6+d4+b5+b4+d3+b3", stubborn="yes"), now=lambda: 0)),
        _attack,
        (120, 40),
    ),
    "terminal-lifeline": Scene(
        lambda: app_of(played(new("lifeline", "komi 3+white", balance="komi", size=6), 14, seed=4)), _choice
    ),
    "terminal-faust": Scene(lambda: app_of(played(new("faust", pie=False), 42, seed=14)), _captures, (100, 32)),
    "terminal-result": Scene(
        lambda: app_of(new("faultlines", MIDDLE_GAME, preset="quick")), _result, is_repeatable=False
    ),
}


def draw(name: str) -> str:
    """A picture as SVG."""
    scene = SCENES[name]
    found = []

    async def script(user: Player1) -> None:
        await scene.script(user)
        await user.pilot.pause()
        found.append(user.app.export_screenshot())

    play(scene.app(), script, size=scene.size)
    return found[0] + "\n"


def words(svg: str) -> list[str]:
    """The texts of a picture."""
    return [html.unescape(text) for text in re.findall(r"<text[^>]*>([^<]*)</text>", svg)]


if __name__ == "__main__":
    for name in sys.argv[1:] or SCENES:
        (FOLDER / f"{name}.svg").write_text(draw(name), encoding="utf-8")
