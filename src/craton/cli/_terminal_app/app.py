"""The full screen: composes the widgets, routes keys and clicks to the flow of the match, and shows it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Static

from craton.cli import _output
from craton.cli._local_match import views
from craton.cli._local_match.match import LocalMatch
from craton.cli._local_match.records import match_record
from craton.cli._screen_size import HEIGHT, WIDTH
from craton.cli._session import undo_count
from craton.cli._terminal_app import texts
from craton.cli._terminal_app.animation import Frame
from craton.cli._terminal_app.board import BoardView
from craton.cli._terminal_app.command_line import CommandLine
from craton.cli._terminal_app.completion import Completion
from craton.cli._terminal_app.dialogs import Choice, HandOver, Question, ResultCard, TextDialog
from craton.cli._terminal_app.flow import MatchFlow, Settings
from craton.cli._terminal_app.help import help_text, key_bar
from craton.cli._terminal_app.panels import BORDER, INSIGHT, ODDS, WIDTHS, SidePanel, following
from craton.cli._terminal_app.stage import Stage
from craton.cli._terminal_app.styles import CSS
from craton.core.errors import CratonError
from craton.core.insight import Insight
from craton.core.targets import Targets, targets_of
from craton.draw.picture import Picture
from craton.record import format_record

FEW_TARGETS = 12
"""Cells that can be chosen are marked if they are at most this many and not all of the empty ones."""
MARGINS, OTHER_LINES = 4, 5
"""Columns around the board, and lines that are neither board nor panel."""
TICK = 0.2
NO_TARGETS = Targets({}, [])


class PlayApp(App[int]):
    """`craton play` on a full screen."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", priority=True),
        Binding("f2", "hint"),
        Binding("f3", "undo"),
        Binding("f4", "layer"),
        Binding("f5", "insight"),
        Binding("f8", "resign"),
        Binding("f10,ctrl+q,ctrl+c", "leave", priority=True),
        Binding("escape", "escape"),
        Binding("pageup", "scroll_panel(-8)"),
        Binding("pagedown", "scroll_panel(8)"),
    ]

    def __init__(self, match: LocalMatch, settings: Settings) -> None:
        super().__init__()
        self.match = match
        self.flow = MatchFlow(match, settings, self)
        self.log_lines: list[str] = []
        """All messages so far."""
        self._answered = 0
        """The number of messages when a person last did something."""
        self.tab = ODDS if match.state.game.most_outcomes else INSIGHT
        self.layer = ""
        self._targets = NO_TARGETS
        self._skip = asyncio.Event()
        self._insight: tuple[Any, Insight] | None = None
        self._card: ResultCard | None = None

    # Composition

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="middle"):
            yield BoardView(views.picture(self.match))
            yield SidePanel()
        yield Static(id="message")
        with Horizontal(id="prompt"):
            yield Static(">")
            yield CommandLine(Completion(self.match))
        yield Static(key_bar(), id="keys")

    def on_mount(self) -> None:
        self.title = self.match.state.game.title
        self.query_one(CommandLine).focus()
        self.set_interval(TICK, self._tick)
        self._fit()
        self.say("Arrow keys and Enter play, or type an action; F1 shows all keys.")
        self.call_after_refresh(self._show_sizes)
        if self.match.dice is not None and self.match.state.game.most_outcomes:
            self.log_lines.append(f"Dice commitment: {self.match.dice.commitment}")
        self.flow.advance()

    def on_unmount(self) -> None:
        self.flow.close()

    def on_resize(self, event: events.Resize) -> None:
        self._fit()
        if event.size.width < WIDTH or event.size.height < HEIGHT:
            self.say(f"Parts of the screen do not fit: it needs {WIDTH}×{HEIGHT} characters.")
        self.call_after_refresh(self._show_sizes)

    def _show_sizes(self) -> None:
        """Show the match again when the widgets have their new sizes."""
        if not self.flow.is_animating:
            self.refresh_match()

    def _fit(self) -> None:
        """Give the board the room that it needs, and the rest to the side panel."""
        least, comfortable, most = WIDTHS
        width, height = self.size.width - BORDER, self.size.height - OTHER_LINES
        needed = self.board.size_within(width - min(comfortable, width // 3), height)
        if needed.width > width - comfortable or needed.height > height:
            needed = self.board.size_within(width - least, height + 1)
        side = min(max(width - needed.width - MARGINS, least), most)
        self.side.styles.width = side + BORDER
        self.query_one("#message").styles.height = 2 if height >= needed.height else 1

    @property
    def board(self) -> BoardView:
        return self.query_one(BoardView)

    @property
    def side(self) -> SidePanel:
        return self.query_one(SidePanel)

    # What the flow asks of the screen

    def say(self, text: str) -> None:
        self.log_lines.append(text)
        self._show_messages(self.log_lines[self._answered :])

    def _show_messages(self, messages: Sequence[str]) -> None:
        message = self.query_one("#message", Static)
        lines = int(message.styles.height.value) if message.styles.height is not None else 1
        message.update(Text(texts.fitted(messages, self.size.width - 2, lines)))

    def refresh_match(self) -> None:
        match = self.match
        self.query_one("#title", Static).update(Text(texts.title_text(match, self.size.width - 2)))
        is_person = not (match.is_over or self.flow.thinking or self.flow.is_animating or self.flow.is_covered)
        self._targets = targets_of(match.state.view()) if is_person and match.state.seat_to_move else NO_TARGETS
        self.board.show(self._picture())
        self.side.show_players(match, self.flow.thinking)
        self.side.show_words(self._targets.words)
        self._show_panel()

    async def show_frames(self, shown: Sequence[Frame]) -> None:
        self._skip.clear()
        self.default_screen.add_class("animating")
        for frame in shown:
            self.board.show(frame.picture, cursor=False)
            self.query_one(Stage).show(frame)
            try:
                await asyncio.wait_for(self._skip.wait(), frame.seconds)
                break
            except TimeoutError:
                continue
        self.default_screen.remove_class("animating")

    def hand_over(self, name: str, side: str, done: Callable[[], None]) -> None:
        # The cursor is where the last player has chosen, and the line may hold what they have typed.
        self.board.remove_cursor()
        self.query_one(CommandLine).value = ""
        self._answered = len(self.log_lines)
        self._show_messages([])
        self.push_screen(HandOver(name, side), lambda _: done())

    def show_result(self, title: str, lines: Sequence[str]) -> None:
        self._card = ResultCard(title, lines, "The luck is being computed …")
        self.push_screen(self._card, lambda where: self.exit(0) if where == "quit" else None)

    def show_luck(self, text: str) -> None:
        if text:
            self.log_lines.append(text)
        if self._card is not None and self._card.is_attached:
            self._card.show_luck(text)

    def start(self, work: Coroutine[Any, Any, None], group: str) -> None:
        self.run_worker(work, group=group)

    # Showing

    def _picture(self) -> Picture:
        """The position with the cells that can be chosen, if these are few, and the labels of the layer."""
        picture = views.picture(self.match)
        cells = [picture.board.index[name] for name in self._targets.cells]
        empty = len(picture.board) - len(picture.stones)
        if 0 < len(cells) <= FEW_TARGETS and len(cells) != empty:
            marks = {**picture.marks, **{cell: picture.marks_at(cell) | {"legal"} for cell in cells}}
            picture = replace(picture, marks=marks)
        if self.layer:
            picture = replace(picture, labels=_output.layer_labels(self._current_insight(), self.layer))
        return picture

    def _current_insight(self) -> Insight:
        view = views.view(self.match)
        if self._insight is None or self._insight[0] != view.key:
            self._insight = (view.key, view.insight())
        return self._insight[1]

    def _show_panel(self) -> None:
        width = self.side.text_width
        if self.tab == ODDS:
            content = texts.odds_text(self.match, width, self.flow.estimate)
        elif self.tab == INSIGHT:
            content = texts.insight_text(self._current_insight(), self.layer, width)
        else:
            content = texts.moves_text(self.match)
        self.side.show_tab(self.tab, content)

    def _tick(self) -> None:
        self.flow.tick()
        if self.match.clocks.is_running:
            self.side.show_players(self.match, self.flow.thinking)

    # Keys and clicks

    def on_command_line_arrow(self, event: CommandLine.Arrow) -> None:
        if not self.flow.is_animating:
            self.board.move_cursor(event.dx, event.dy)

    def on_command_line_play_cursor(self, event: CommandLine.PlayCursor) -> None:
        if self.flow.is_animating:
            self._skip.set()
        elif self.board.cursor is not None and not event.menu:
            self._play_cell(self.board.cursor)
        else:
            self._offer_actions()

    def on_command_line_next_panel(self) -> None:
        self.action_tab(following(self.tab))

    def on_command_line_entered(self, event: CommandLine.Entered) -> None:
        self._guarded(lambda: self._obey(event.text))

    def on_board_view_cell_chosen(self, event: BoardView.CellChosen) -> None:
        if self.flow.is_animating:
            self._skip.set()
        else:
            self._play_cell(event.cell)

    def on_board_view_cursor_moved(self) -> None:
        """Say what can be done at the cursor."""
        cell = self.board.cursor
        if cell is None or self.flow.is_animating or self.match.is_over:
            return
        name = self.match.state.game.board.names[cell]
        actions = list(self._targets.cells.get(name, ()))
        reason = "" if actions or not self._targets.cells else _first_sentence(self.match.state.explain(name).reason)
        view = views.view(self.match)
        text = texts.cell_text(view, cell, actions, self.match.state.game.definition.odds(view.seen), reason)
        self._show_messages([text])

    def _play_cell(self, cell: int) -> None:
        name = self.match.state.game.board.names[cell]
        actions = list(self._targets.cells.get(name, ()))
        if len(actions) > 1:
            self.push_screen(Choice(name, actions, actions), self._chosen)
        else:
            self._guarded(lambda: self.flow.act(actions[0] if actions else name))

    def _offer_actions(self) -> None:
        """A list of the actions at the cursor and of those that concern no cell."""
        cell = self.board.cursor
        here = [] if cell is None else list(self._targets.cells.get(self.match.state.game.board.names[cell], ()))
        actions = [*self._targets.words, *here]
        if actions:
            self.push_screen(Choice("Actions", actions, actions), self._chosen)
        else:
            self.say("Choose a cell with the arrow keys, or type an action.")

    def _chosen(self, action: str | None) -> None:
        if action is not None:
            self._guarded(lambda: self.flow.act(action))

    def _guarded(self, work: Callable[[], None]) -> None:
        """Do something that may be refused with a sentence."""
        self._answered = len(self.log_lines)
        try:
            work()
        except CratonError as error:
            self.say(str(error))

    def _obey(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        match word.lower():
            case "help":
                self.action_help()
            case "quit" | "exit":
                self.action_leave()
            case "odds" | "moves" | "insight" if not rest:
                self.action_tab(word.capitalize())
            case "insight":
                self.action_insight()
            case "hint" | "estimate":
                self.flow.hint()
            case "undo":
                self.flow.undo(undo_count(rest.strip()))
            case "resign":
                self.action_resign()
            case "log":
                self.push_screen(TextDialog("Messages", "\n".join(self.log_lines)))
            case "text":
                hidden = "The text would reveal a secret; it is available when the game is over."
                self.say(hidden if views.view(self.match).hides else self.match.state.to_text())
            case _:
                self.flow.act(text)

    def action_word(self, number: int) -> None:
        if number < len(self._targets.words):
            self._chosen(self._targets.words[number])

    def action_tab(self, name: str) -> None:
        self.tab = name
        self._show_panel()

    def action_help(self) -> None:
        if not isinstance(self.screen, TextDialog):
            self.push_screen(TextDialog("Keys and commands", help_text(self.match)))

    def action_hint(self) -> None:
        self._guarded(self.flow.hint)

    def action_undo(self) -> None:
        self._guarded(lambda: self.flow.undo(1))

    def action_layer(self) -> None:
        """Draw the next layer of the insight on the board, or none after the last."""
        if self.flow.is_animating or self.flow.is_covered:
            return
        layers = ["", *self._current_insight().layers]
        at = layers.index(self.layer) if self.layer in layers else 0
        self.layer = layers[(at + 1) % len(layers)]
        self.tab = INSIGHT
        self.refresh_match()

    def action_insight(self) -> None:
        """All sentences and tables of the insight."""
        if not self.flow.is_animating and not self.flow.is_covered:
            blocks = _output.insight_blocks(self._current_insight(), colour=False)
            text = "\n\n".join("\n".join(block) for block in blocks if block)
            self.push_screen(TextDialog("Insight", text or "There is no insight for this position yet."))

    def action_resign(self) -> None:
        if self.match.is_over:
            self.say("The match is over.")
        else:
            ask = Question("Resign this game?")
            self.push_screen(ask, lambda yes: self._guarded(self.flow.resign) if yes else None)

    def action_leave(self) -> None:
        if self.match.is_over or not self.match.state.steps:
            self.exit(0)
        elif isinstance(self.screen, Question):
            self.screen.dismiss(False)
        else:
            kept = f" It is saved to {self.flow.settings.save}." if self.flow.settings.save else " It is not saved."
            self.push_screen(Question(f"Leave the game?{kept}"), lambda yes: self.exit(0) if yes else None)

    def action_escape(self) -> None:
        if self.flow.is_animating:
            self._skip.set()
        else:
            self.query_one(CommandLine).value = ""

    def action_scroll_panel(self, lines: int) -> None:
        self.side.scroll_panel(lines)


def _first_sentence(text: str) -> str:
    """Without the list of legal actions, which is for typed input."""
    return text.partition(" Legal: ")[0]


def run_app(match: LocalMatch, settings: Settings) -> int:
    """Play on the full screen; afterwards print the result or where the game is saved."""
    app = PlayApp(match, settings)
    status = app.run() or 0
    print(match.describe() if match.is_over else "The game is not over; good-bye.")
    saved = app.flow.save()
    if saved:
        print(saved)
    if settings.save is not None and match.state.steps and not app.flow.has_saved:
        print(f"Here it is:\n\n{format_record(match_record(match))}")
    return status
