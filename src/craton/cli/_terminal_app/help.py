"""The keys and commands of the full screen."""

from __future__ import annotations

from rich.text import Text

from craton.cli._local_match import views
from craton.cli._local_match.match import LocalMatch
from craton.cli._output import game_title
from craton.draw.terminal import legend_of

KEYS = (
    ("F1", "Help", "help", "this list"),
    ("F2", "Hint", "hint", "the engine's estimate, and what it would play"),
    ("F3", "Undo", "undo", "take back your last decision"),
    ("F4", "Layer", "layer", "draw the next layer of the insight on the board"),
    ("F5", "Insight", "insight", "explain the position with all tables"),
    ("F8", "Resign", "resign", "give up"),
    ("F10", "Quit", "leave", "leave; the game is saved if --save names a file"),
    ("arrows", "", "", "move the cursor; click a cell with the mouse instead"),
    ("Enter", "", "", "play at the cursor; skip an animation"),
    ("Space", "", "", "list the actions here and those without a cell"),
    ("Tab", "", "", "next panel; completes what you type"),
    ("PgUp PgDn", "", "", "scroll the panel"),
    ("Esc", "", "", "clear the line; skip an animation"),
)
"""Key, word in the key bar, action, and meaning. Keys without a word are not in the bar."""
WORDS = {
    "undo 3": "take back three decisions",
    "hint": "like F2",
    "resign": "give up",
    "odds, insight, moves": "show a panel; insight all shows every table",
    "log": "all messages so far, with the commitment of the dice",
    "text": "the position as one line",
    "quit": "leave the game",
}


def key_bar() -> str:
    """The keys at the bottom of the screen, as markup that can be clicked."""
    return "  ".join(f"[@click=app.{action}][b]{key}[/b] {word}[/]" for key, word, action, _ in KEYS if action)


def help_text(match: LocalMatch) -> Text:
    """All keys and commands."""
    text = Text(f"{game_title(match.state.game)}\n\n")
    for key, _, _, meaning in KEYS:
        text.append(f"{key:>10}  ", "bold")
        text.append(f"{meaning}\n")
    moves = match.state.legal_moves
    example = f", such as {moves[len(moves) // 2]}" if len(moves) else ""
    text.append(f"\nType an action{example}, or a command:\n\n")
    for word, meaning in WORDS.items():
        text.append(f"{word:>22}  ", "bold")
        text.append(f"{meaning}\n")
    signs = legend_of(views.picture(match))
    if signs:
        text.append("\nOn the board:\n\n  " + "\n  ".join(signs))
    return text
