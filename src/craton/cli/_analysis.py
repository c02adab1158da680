"""Text output of an analysis: tables, lines of play with chance branches, and a graph of values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from craton.cli._output import WIDTH, seat_names
from craton.core.sides import SEATS, SIDES, Actor
from craton.core.state import State
from craton.core.view import View
from craton.core.wording import counted, percent_cell
from craton.odds.text_bars import bar
from craton.record import Record

if TYPE_CHECKING:
    from craton.search.analysis.annotate import Analysis, Assessment
    from craton.search.mcts.result import Result, Variation

STEPS = "▁▂▃▄▅▆▇█"
BAR = 8
MAX_CANDIDATES = 12
MAX_MOVE_LENGTH = 18
MAX_NAME_LENGTH = 18


def print_analysis(record: Record, state: State, analysis: Analysis, *, budget: str) -> None:
    """Print the moves of a record with their values and losses, a graph of the values, and a summary by player."""
    from craton.search.analysis.annotate import GOOD, MARKS

    if not analysis.assessments:
        return
    marks = [mark for _, mark in sorted(MARKS.items())] + [GOOD]
    names = seat_names(record, state, MAX_NAME_LENGTH, with_sides=True)
    width = max(4, *(min(len(_move(one)), MAX_MOVE_LENGTH) for one in analysis.assessments))
    print(f"  {'turn':>4} {'side':<6} {'move':<{width}} {'value':>6} {'':<{BAR}} {'loss':>5}  better, or luck")
    print(f"  {'':>4} {'':<6} {'':<{width}} {_value(analysis.values[0])}".rstrip())
    before = None
    for one in analysis.assessments:
        turn = one.entry.turn if one.entry.turn != before else None
        before = one.entry.turn
        print(_row(one, turn, width))
    print()
    for line in graph(analysis.values):
        print(f"  {line}")
    print(f"  Value: win probability of {names[0]}, by searches of {budget}.")
    if any(View.of(step.before, str(step.mover)).hides for step in state.steps if step.event is None):
        print("  Choices are judged with all information open, which the sides did not have.")
    thresholds = ", ".join(f"{mark} from {100 * least:g}" for least, mark in sorted(MARKS.items()))
    print(f"  Loss: percentage points given away; {thresholds}.")
    print()
    long = max(map(len, names))
    heads = "".join(f"{mark:>4} " for mark in marks)
    print(f"  {'':<{long}} {'choices':>8} {'mean loss':>10} {heads}{'luck':>7}")
    for seat, name in zip(SEATS, names, strict=True):
        counts = "".join(f"{analysis.marks(seat)[mark]:>4} " for mark in marks)
        count, loss, luck = len(analysis.choices(seat)), 100 * analysis.loss(seat), _signed(analysis.luck(seat))
        print(f"  {name:<{long}} {count:>8} {loss:>10.1f} {counts}{luck:>7}")


def _row(one: Assessment, turn: int | None, width: int) -> str:
    entry, choice = one.entry, one.choice
    who = "chance" if entry.is_chance else str(entry.step.mover)
    number = "" if turn is None else str(turn)
    begin = f"  {number:>4} {who:<6} {_move(one):<{width}} {_value(float(entry.after))}"
    if entry.probability is not None:
        return f"{begin:<{_edge(width)}} {'':>5}  {_luck(one)}"
    if choice is None or not choice.mark or not choice.loss:
        return begin.rstrip()
    row = f"{begin:<{_edge(width)}} {100 * choice.loss:>5.1f}  "
    return row + cut(f"{choice.variation}", WIDTH - len(row))


def _edge(width: int) -> int:
    """The width of a row up to the end of its bar."""
    return 2 + 4 + 1 + 6 + 1 + width + 1 + 6 + 1 + BAR


def _move(one: Assessment) -> str:
    step = one.entry.step
    if step.event is not None:
        return f"{step.event}={step.text}"
    return f"{step.text} {one.choice.mark}".rstrip() if one.choice is not None else step.text


def _luck(one: Assessment) -> str:
    """The luck of an outcome, for the side that it favoured."""
    entry = one.entry
    assert entry.probability is not None
    points = round(100 * float(entry.change), 1)
    black = (points > 0) == (entry.step.before.seat_of_black is Actor.FIRST)
    luck = f"{abs(points):+.1f} for {SIDES[0] if black else SIDES[1]}" if points else "0.0"
    return f"{luck} ({percent_cell(entry.probability)})"


def _value(value: float) -> str:
    return f"{percent_cell(value):>6} {bar(value, BAR):<{BAR}}"


def _signed(share: float) -> str:
    return f"{round(100 * share, 1) + 0.0:+.1f}"  # adding 0.0 turns -0.0 into 0.0


def graph(values: Sequence[float], *, width: int = WIDTH - 2, rows: int = 3) -> list[str]:
    """A column for each value, or for the mean of several neighbours if there are too many."""
    group = -(-len(values) // width)
    means = [sum(part) / len(part) for part in (values[at : at + group] for at in range(0, len(values), group))]
    lines = []
    for row in reversed(range(rows)):
        filled = [min(max(round(8 * rows * mean) - 8 * row, 0), 8) for mean in means]
        lines.append("".join(STEPS[eighths - 1] if eighths else " " for eighths in filled).rstrip())
    return lines


def cut(text: str, width: int) -> str:
    """The text, cut off with an ellipsis if it is longer than `width`."""
    return text if len(text) <= width else f"{text[: width - 1].rstrip()}…"


def print_result(result: Result) -> None:
    """Print the candidates of a search and the expected line of play."""
    how = "certain" if result.exact else counted(result.simulations, "simulation")
    print(f"  best {result.best}, value {percent_cell(result.value)} for the side to move ({how})")
    print()
    shown = result.candidates[:MAX_CANDIDATES]
    width = max(len("action"), *(len(one.action) for one in shown))
    print(f"  {'action':<{width}} {'visits':>9} {'value':>6}")
    for one in shown:
        certain = "certain" if one.proven else ""
        value = _value(one.value) if one.proven or one.visits else f"{'?':>6}"
        print(f"  {one.action:<{width}} {one.visits:>9,} {value} {certain}".rstrip())
    if len(result.candidates) > len(shown):
        print(f"  and {len(result.candidates) - len(shown)} more")
    print()
    print("  expected")
    for line in _tree(result.variation, 4):
        print(cut(line, WIDTH))


def print_prospects(variation: Variation) -> None:
    """Print the outcomes of a chance event with their values."""
    expected = sum(float(branch.probability) * branch.value for branch in variation.branches)
    print(f"  value {percent_cell(expected)} for the first seat")
    for line in _tree(variation, 2):
        print(cut(line, WIDTH))


def _tree(variation: Variation, indent: int) -> Iterator[str]:
    """A line of play and, below it, a line for each outcome of the chance event that ends it."""
    begin = " " * indent
    caused = variation.line and variation.event == variation.line[-1]
    words = [*variation.line, *([variation.event] if variation.event and not caused else [])]
    if words:
        yield begin + " ".join(words)
    branches = variation.branches
    names = ["/".join(branch.outcomes) for branch in branches]
    width = max(map(len, names), default=0)
    for name, branch in zip(names, branches, strict=True):
        chance, value = percent_cell(branch.probability), percent_cell(branch.value)
        head = f"{begin}  ={name:<{width}} {chance:>6}, value {value:>6}"
        below = list(_tree(branch.variation, 0))
        yield f"{head}  {below[0]}" if below else head
        for line in below[1:]:
            yield " " * (indent + 2) + line
