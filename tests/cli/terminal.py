"""A player in front of the full screen, for tests."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from textual import events
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

import craton
from craton.cli._local_match.match import LocalMatch, Player, new_dice
from craton.cli._terminal_app.app import PlayApp
from craton.cli._terminal_app.board import BoardView
from craton.cli._terminal_app.command_line import CommandLine
from craton.cli._terminal_app.flow import Settings
from craton.core.sides import SEATS
from craton.core.state import State
from craton.draw.terminal_screen import cell_towards

DEADLINE = 60.0
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}


def app_of(
    state: State,
    *,
    bot: str | None = None,
    own_dice: bool = False,
    names: tuple[str, str] = ("Ann", "Bob"),
    now: Callable[[], int] | None = None,
    **settings: Any,
) -> PlayApp:
    """The application with a match between Ann and Bob, or between Ann and a bot; without animation by default."""
    players = {seat: Player(name) for seat, name in zip(SEATS, names, strict=True)}
    if bot is not None:
        players[SEATS[1]] = Player(bot, bot)
    clock = {"now": now} if now is not None else {}
    match = LocalMatch(state, players, dice=None if own_dice else new_dice("1"), **clock)
    return PlayApp(match, Settings(**{"animation": "off", "seed": "1"} | settings))


class Player1:
    """Presses keys and clicks, and reads the screen."""

    def __init__(self, app: PlayApp, pilot: Pilot[int]) -> None:
        self.app, self.pilot = app, pilot

    @property
    def state(self) -> State:
        return self.app.match.state

    @property
    def message(self) -> str:
        """The last messages, as one line."""
        return self.text("#message").replace("\n", " ")

    def text(self, selector: str) -> str:
        return str(self.app.default_screen.query_one(selector, Static).content)

    def screen_text(self) -> str:
        """The whole screen as somebody would copy it."""
        lines = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def type(self, text: str) -> None:
        """Enter a line that was typed, or pasted: one event instead of one for each letter."""
        self.app.default_screen.query_one(CommandLine).post_message(events.Paste(text))
        await self.press("enter")

    async def go_to(self, name: str) -> None:
        """Move the cursor to a cell with the arrow keys."""
        board, target = self.state.game.board, self.state.game.board.index[name]
        view = self.app.query_one(BoardView)
        if view.cursor is None:
            await self.press("up")
        assert view.cursor is not None
        paths: dict[int, list[str]] = {view.cursor: []}
        waiting = [view.cursor]
        for cell in waiting:
            for key, direction in ARROWS.items():
                near = cell_towards(board, cell, *direction)
                if near not in paths:
                    paths[near] = [*paths[cell], key]
                    waiting.append(near)
        await self.press(*paths[target])
        assert view.cursor == target

    async def play_at(self, name: str) -> None:
        await self.go_to(name)
        await self.press("enter")

    async def click(self, name: str) -> None:
        """Click a cell."""
        await self.pilot.click(
            BoardView, offset=self.app.query_one(BoardView).place_of(self.state.game.board.index[name])
        )

    async def sees(self, text: str) -> None:
        """Wait until a text is on the screen."""
        await self.until(lambda: text in self.screen_text())

    async def says(self, text: str) -> None:
        """Wait until the last messages contain a text."""
        await self.until(lambda: text in self.message)

    async def shows(self, dialog: type[Screen[Any]]) -> None:
        """Wait for a dialog that can be read."""
        await self.until(lambda: isinstance(self.app.screen, dialog) and bool(self.screen_text().strip()))

    async def has(self, *cells: str) -> None:
        """Wait until the board has stones on these cells and no others."""
        await self.until(lambda: list(self.state.board) == list(cells))

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for a condition; AssertionError after a minute."""
        end = time.monotonic() + DEADLINE
        while not condition():
            assert time.monotonic() < end, self.screen_text()
            await self.pilot.pause(0.02)


def play(app: PlayApp, script: Callable[[Player1], Awaitable[None]], *, size: tuple[int, int] = (80, 24)) -> PlayApp:
    """Run the application while somebody plays."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(Player1(app, pilot))

    work: Coroutine[Any, Any, None] = run()
    asyncio.run(work)
    return app


def new(name: str, moves: str = "", **options: Any) -> State:
    state = craton.new(name, **options)
    if moves:
        state.push(moves)
    return state
