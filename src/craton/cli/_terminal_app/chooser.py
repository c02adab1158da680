"""Choosing a game, for `craton play` without one."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static

from craton.core.registry import definition, names

CSS = """
Screen { background: #303030; padding: 1 2; }
#question { text-style: bold; height: 2; }
OptionList { border: none; background: #303030; height: auto; max-height: 80%; }
#keys { dock: bottom; height: 1; background: #1c1c1c; color: #dadada; padding: 0 1; }
"""


class ChooserApp(App[str]):
    """A list of all games; returns the name of the chosen one, or None."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,f10,ctrl+q,ctrl+c", "leave", priority=True)]

    def compose(self) -> ComposeResult:
        yield Static("Which game?", id="question")
        yield OptionList(*map(_entry, names()))
        yield Static("↑ ↓ Enter choose, or click   Esc leaves", id="keys")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.exit(names()[event.option_index])

    def action_leave(self) -> None:
        self.exit(None)


def _entry(name: str) -> Text:
    game = definition(name)
    return Text.assemble((game.title, "bold"), f"\n  {game.summary}\n")
