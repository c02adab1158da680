"""The side panel: players, buttons for actions without a cell, and one of three panels, or the dice."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from craton.cli._local_match.match import LocalMatch
from craton.cli._terminal_app import texts
from craton.cli._terminal_app.stage import Stage

ODDS, INSIGHT, MOVES = TABS = ("Odds", "Insight", "Moves")
WIDTHS = (18, 30, 56)
"""The least, a comfortable and the largest width, without the border."""
BORDER = 2
"""Columns of the border and its margin."""
MIN_TEXT = 12


class SidePanel(Vertical):
    """Beside the board."""

    def __init__(self) -> None:
        super().__init__(id="side")

    def compose(self) -> ComposeResult:
        yield Static(id="players")
        yield Static(id="words")
        yield Static(id="tabs")
        with VerticalScroll(id="panel", can_focus=False):
            yield Static(id="content")
        yield Stage(id="stage")

    @property
    def text_width(self) -> int:
        """Columns for the text of a panel, beside its scroll bar."""
        return max(MIN_TEXT, self.query_one("#panel").size.width - 1)

    def show_players(self, match: LocalMatch, thinking: str) -> None:
        width = max(self.query_one("#players").size.width, WIDTHS[0])
        self.query_one("#players", Static).update(texts.players_text(match, width, thinking))

    def show_words(self, words: Sequence[str]) -> None:
        """Buttons for actions; a click on one runs `app.word(NUMBER)`."""
        buttons = (f"[@click=app.word({number})][reverse] {word} [/][/]" for number, word in enumerate(words))
        self.query_one("#words", Static).update("  ".join(buttons))

    def show_tab(self, tab: str, content: Text) -> None:
        names = (f"[@click=app.tab('{name}')]{f'[reverse]{name}[/]' if name == tab else name}[/]" for name in TABS)
        self.query_one("#tabs", Static).update(" ".join(names))
        self.query_one("#content", Static).update(content)
        if tab == MOVES:
            self.query_one("#panel", VerticalScroll).scroll_end(animate=False)

    def scroll_panel(self, lines: int) -> None:
        self.query_one("#panel", VerticalScroll).scroll_relative(y=lines, animate=False)


def following(tab: str) -> str:
    """The next tab."""
    return TABS[(TABS.index(tab) + 1) % len(TABS)]
