"""The input line. While it is empty, the arrow keys, Enter and the space bar belong to the board."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.suggester import Suggester
from textual.widgets import Input

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}


class CommandLine(Input):
    """Typed actions and commands, with completion."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "arrow('up')", show=False),
        Binding("down", "arrow('down')", show=False),
        Binding("tab", "complete", show=False),
    ]

    class Arrow(Message):
        """An arrow key that moves the board's cursor."""

        def __init__(self, dx: int, dy: int) -> None:
            super().__init__()
            self.dx, self.dy = dx, dy

    class PlayCursor(Message):
        """Enter or space without text: play at the cursor, or skip an animation."""

        def __init__(self, *, menu: bool) -> None:
            super().__init__()
            self.menu = menu

    class NextPanel(Message):
        """Tab without text."""

    class Entered(Message):
        """A text was entered."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def __init__(self, suggester: Suggester) -> None:
        super().__init__(id="command", compact=True, suggester=suggester, select_on_focus=False)

    def action_arrow(self, key: str) -> None:
        if not self.value:
            self.post_message(self.Arrow(*ARROWS[key]))

    def action_cursor_left(self, select: bool = False) -> None:
        if self.value:
            super().action_cursor_left(select)
        else:
            self.action_arrow("left")

    def action_cursor_right(self, select: bool = False) -> None:
        if self.value:
            super().action_cursor_right(select)
        else:
            self.action_arrow("right")

    def action_complete(self) -> None:
        if self.value:
            self.action_end()
            super().action_cursor_right()
        else:
            self.post_message(self.NextPanel())

    async def action_submit(self) -> None:
        text, self.value = self.value.strip(), ""
        self.post_message(self.Entered(text) if text else self.PlayCursor(menu=False))

    async def _on_key(self, event: events.Key) -> None:
        if event.key == "space" and not self.value:
            event.prevent_default()
            event.stop()
            self.post_message(self.PlayCursor(menu=True))
            return
        await super()._on_key(event)
