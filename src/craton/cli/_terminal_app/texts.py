"""The texts of the panels, as Rich texts for a width. They are given a match and know no widget."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from textwrap import wrap

from rich.text import Text

from craton.cli._local_match import views
from craton.cli._local_match.clock import time_text
from craton.cli._local_match.match import LocalMatch
from craton.cli._output import game_title
from craton.core.insight import Insight, Link, Mark, Odds, Region
from craton.core.sides import SIDES, Side
from craton.core.view import View
from craton.core.wording import percent, percent_cell, shortened
from craton.odds.scores import JointScores
from craton.odds.text_bars import bar

SIGNS = {Side.BLACK: "●", Side.WHITE: "○"}
CHANCE_SIGNS = "█▒░"
"""Black's share, that of a draw and White's: different characters, so that the bar can be read without colours."""
BAR = 6
LOW_TIME = 20_000
MIN_MESSAGE = 12
MORE = " … (log)"
"""Ends a message that does not fit; the command `log` shows all of it."""


def chances_bar(chances: tuple[float, float, float], width: int) -> Text:
    """A bar divided between Black, a draw and White, with the percentages above it."""
    text = Text()
    black, draw, white = chances
    words = [f"● {percent(black)}", *([f"draw {percent(draw)}"] if draw else []), f"○ {percent(white)}"]
    text.append(f"{'  '.join(words)}\n")
    ends = [round(black * width), round((black + draw) * width), width]
    styles = ("color(16) on color(16)", "color(244) on color(250)", "color(250) on color(255)")
    for sign, style, start, end in zip(CHANCE_SIGNS, styles, [0, *ends], ends, strict=False):
        text.append(sign * (end - start), style)
    return text


def players_text(match: LocalMatch, width: int, thinking: str = "") -> Text:
    """A block for each side: sign, name, time, and what the side has in hand."""
    text = Text()
    seen = views.view(match).seen
    holdings = match.state.game.definition.holdings(seen)
    for number, side in enumerate(SIDES):
        seat = match.state.seat(side)
        is_next = seat == match.state.seat_to_move and not match.is_over
        left = match.time_left(seat)
        clock = "" if left is None else time_text(left)
        room = width - 4 - (len(clock) + 1 if clock else 0)
        name = shortened(match.name(seat), room)
        text.append("▸" if is_next else " ", "bold")
        text.append(f"{SIGNS[side]} ", "bold")
        text.append(f"{name:<{room}}", "bold" if is_next else "")
        if clock:
            low = left is not None and left < LOW_TIME
            text.append(f" {clock}", "bold color(203)" if low else "bold")
        text.append("\n")
        notes = [str(side).capitalize(), *([holdings[number]] if holdings[number] else [])]
        if is_next and thinking:
            notes.append(thinking)
        text.append(f"   {', '.join(notes)}{'' if number else chr(10)}", "dim")
    return text


def odds_text(match: LocalMatch, width: int, estimate: str = "") -> Text:
    """The chances of winning if they are known, and the probability of every roll or attack, likeliest first."""
    if match.is_over:
        return Text(_wrapped(f"The match is over: {match.describe()}.", width))
    text = Text()
    view = views.view(match)
    definition = match.state.game.definition
    scores = definition.final_scores(view.seen)
    if scores is not None:
        joint = JointScores(scores)
        text.append(f"{_wrapped(definition.scores_title(view.seen), width)}\n", "dim")
        text.append_text(chances_bar((float(joint.black), float(joint.draw), float(joint.white)), width))
        text.append("\n\n")
    if estimate:
        text.append(f"{_wrapped(estimate, width)}\n\n")
    found = sorted(definition.odds(view.seen), key=lambda odds: -odds.probability)
    for odds in found:
        text.append_text(_odds_line(odds, width))
    if not text:
        text.append(_wrapped("Nothing is left to chance in this position. F2 asks the engine for its estimate.", width))
    return text


def _odds_line(odds: Odds, width: int) -> Text:
    text = Text()
    number = percent_cell(odds.probability)
    name = f"{odds.what:<{max(8, len(odds.what))}}"
    line = f"{name} {number:>6} {bar(odds.probability, BAR):<{BAR}}"
    if len(line) + len(odds.words) + 1 <= width:
        text.append(f"{line} ")
        text.append(f"{odds.words}\n", "dim")
    else:
        text.append(f"{name} {number:>6}\n")
        text.append(f"  {odds.words}\n", "dim")
    return text


def insight_text(insight: Insight, layer: str, width: int) -> Text:
    """The sentences, and what the layer on the board shows."""
    text = Text()
    for sentence in insight.sentences:
        text.append(f"{_wrapped(f'• {sentence}', width)}\n")
    if insight.layers:
        shown = f"On the board: {layer}." if layer else "F4 draws a layer on the board."
        text.append(f"\n{_wrapped(shown, width)}\n", "dim")
        text.append(f"{_wrapped('Layers: ' + ', '.join(insight.layers) + '. F5 shows all tables.', width)}\n", "dim")
    if layer:
        text.append("\n")
        items: tuple[Region | Link | Mark, ...] = (*insight.regions, *insight.links, *insight.marks)
        for words in dict.fromkeys(item.words for item in items if item.layer == layer):
            text.append(f"{_wrapped(f'• {words}', width)}\n")
    return text or Text("There is no insight for this position yet.")


def moves_text(match: LocalMatch) -> Text:
    """The score sheet, the last move at the end."""
    return Text("\n".join(views.score_sheet(match)) or "No moves yet.")


def cell_text(view: View, cell: int, actions: list[str], odds: list[Odds], reason: str) -> str:
    """What the cell under the cursor offers, or why nothing can be done there."""
    name = view.game.board.names[cell]
    if not actions:
        return reason if name in reason.split() else f"{name}: {reason}".removesuffix(": ")
    chances: dict[str, Fraction] = {one.what: one.probability for one in odds}
    parts = [f"{action} ({percent_cell(chances[action])})" if action in chances else action for action in actions]
    return f"{name}: Enter plays {', '.join(parts)}" if len(parts) == 1 else f"{name}: Enter offers {', '.join(parts)}"


def title_text(match: LocalMatch, width: int) -> str:
    """The game and whose turn it is; options that do not fit are shortened."""
    status = match.describe()
    return f"{shortened(game_title(match.state.game), max(width - len(status) - 3, 12))} · {status}"


def fitted(messages: Sequence[str], width: int, lines: int) -> str:
    """As many of the last messages as fit some lines; if the last one alone does not, it ends with an ellipsis."""
    width = max(width, MIN_MESSAGE)
    found: list[str] = []
    for message in reversed(messages):
        wrapped = wrap(message, width)
        if found and len(wrapped) + len(found) > lines:
            break
        found = [*wrapped, *found]
    if len(found) > lines:
        found = [*found[: lines - 1], found[lines - 1][: width - len(MORE)] + MORE]
    return "\n".join(found)


def _wrapped(text: str, width: int) -> str:
    indent = "  " if text.startswith("• ") else ""
    return "\n".join(wrap(text, max(width, 12), subsequent_indent=indent))
