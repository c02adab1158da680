"""Dialogs: a text to read, a question, a choice, handing over the screen, the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static


class TextDialog(ModalScreen[None]):
    """A text to read; it scrolls, and every usual key closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,f1,f5", "dismiss", "Close"),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-15)", show=False),
        Binding("pagedown,space", "scroll(15)", show=False),
    ]

    def __init__(self, title: str, text: Text | str) -> None:
        super().__init__()
        self._title, self._text = title, text

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog wide") as box:
            box.border_title = self._title
            box.border_subtitle = "Esc closes, ↑ ↓ scroll"
            with VerticalScroll(id="reading", can_focus=False):
                yield Static(Text(self._text) if isinstance(self._text, str) else self._text)

    def action_scroll(self, lines: int) -> None:
        self.query_one("#reading", VerticalScroll).scroll_relative(y=lines, animate=False)


class Question(ModalScreen[bool]):
    """A question that is answered with y or n."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,enter", "answer(True)", "Yes"),
        Binding("n,escape,q", "answer(False)", "No"),
    ]

    def __init__(self, question: str) -> None:
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Text(self._question))
            yield Static("\n[@click=screen.answer(True)][b]y[/b] yes[/]   [@click=screen.answer(False)][b]n[/b] no[/]")

    def action_answer(self, yes: bool) -> None:
        self.dismiss(yes)


class Choice(ModalScreen[str | None]):
    """A list of actions to choose from."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss(None)", "Cancel")]

    def __init__(self, title: str, actions: Sequence[str], labels: Sequence[str]) -> None:
        super().__init__()
        self._title, self._actions, self._labels = title, list(actions), list(labels)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as box:
            box.border_title = self._title
            box.border_subtitle = "Enter plays, Esc cancels"
            yield OptionList(*(Text(label) for label in self._labels))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._actions[event.option_index])


class HandOver(ModalScreen[None]):
    """Covers the screen until the next player sits in front of it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", "I am here")]

    def __init__(self, name: str, side: str) -> None:
        super().__init__(classes="opaque")
        self._name, self._side = name, side

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Text(f"Hand the screen to {self._name} ({self._side}).", "bold"))
            yield Static("\nThe position is covered, because a part of it is secret.")
            yield Static(Text(f"\n{self._name}, press Enter when nobody else is looking."))

    def on_click(self) -> None:
        self.dismiss()


class ResultCard(ModalScreen[str]):
    """The result, and the account of luck as soon as it is computed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape", "leave('board')", "Look at the board"),
        Binding("q", "leave('quit')", "Quit"),
    ]

    def __init__(self, title: str, lines: Sequence[str], luck: str) -> None:
        super().__init__()
        self._title, self._lines, self._luck = title, lines, luck

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as box:
            box.border_title = "Result"
            box.border_subtitle = "Enter: the board   q: quit"
            yield Static(Text(self._title, "bold"), id="winner")
            yield Static(Text("\n".join(self._lines)))
            yield Static(Text(f"\n{self._luck}"), id="luck")

    def show_luck(self, text: str) -> None:
        self._luck = text
        self.query_one("#luck", Static).update(Text(f"\n{text}"))

    def action_leave(self, where: str) -> None:
        self.dismiss(where)
