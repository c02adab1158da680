"""craton luck"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from craton.cli._common import records_in, title_of, use_colour
from craton.cli._panels import heading, table
from craton.core.errors import OptionError, RecordError
from craton.core.insight import Panel, Value, number_to_json
from craton.core.sides import SIDES, Actor, Side
from craton.core.state import State
from craton.core.wording import percent_cell
from craton.odds.distribution import Distribution
from craton.odds.luck import Entry, Evaluation, Ledger, Scores, Values, entries, expected_scores, material
from craton.record.match import UNFINISHED, replay
from craton.record.syntax import Record

HELP = "Tell luck from skill: what the dice and what the decisions of a match brought each seat."
INTERRUPTED = 130
SIMULATIONS = 1000
SEATS = (Actor.FIRST, Actor.SECOND)
PLACES = 1
"""Decimals of a percentage point."""
LONGEST_NAME = 24
RIGHT = (0, 3, 4)
"""The columns of numbers."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a file of records; - for standard input")
    parser.add_argument(
        "--simulations",
        type=int,
        default=SIMULATIONS,
        help=f"how hard a position is searched for its value; 0 counts stones instead; default: {SIMULATIONS}",
    )
    parser.add_argument("--seed", type=int, default=0, help="of the search; default: 0")
    parser.add_argument("--all", action="store_true", help="list the decisions, too")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    if args.simulations < 0:
        raise OptionError("simulations must be a whole number from 0.")
    evaluation = _evaluation(args.simulations, args.seed)
    status, found = 0, []
    for record in records_in(args.file):
        try:
            if isinstance(record, RecordError):
                raise record
            state = replay(record)
        except RecordError as error:
            print(f"craton luck: {args.file}: {error}", file=sys.stderr)
            status = 2
            continue
        account, whole = _account(state, evaluation)
        if args.json:
            found.append(_as_json(record, state, account, args.simulations))
        else:
            _print(record, state, account, simulations=args.simulations, decisions=args.all)
        if not whole:
            done, steps = len(account.entries), len(state.steps)
            print(f"craton luck: interrupted after {done} of {steps} steps.", file=sys.stderr)
            status = INTERRUPTED
            break
    if args.json:
        print(json.dumps(found, indent=2))
    return status


def _evaluation(simulations: int, seed: int) -> Evaluation:
    if simulations == 0:
        return material
    from craton.search.analysis.evaluate import SearchValue

    return SearchValue(simulations, seed=seed)


def _account(state: State, evaluation: Evaluation) -> tuple[Ledger, bool]:
    """The ledger as far as it came before an interrupt, and whether that is all of it."""
    values = Values(evaluation)
    steps, found = state.steps, list[Entry]()
    shows = sys.stderr.isatty()
    start: Fraction | None = None
    whole = True
    try:
        start = values.of(state.start).value
        for entry in entries(steps, values):
            found.append(entry)
            if shows:
                print(
                    f"\r  {len(found)} of {len(steps)} steps; Ctrl-C ends it here ", end="", file=sys.stderr, flush=True
                )
    except KeyboardInterrupt:
        whole = False
    if shows:
        print("\r" + " " * 60 + "\r", end="", file=sys.stderr, flush=True)
    if start is None:
        raise KeyboardInterrupt
    return Ledger(start, tuple(found)), whole


def _print(record: Record, state: State, account: Ledger, *, simulations: int, decisions: bool) -> None:
    colour = use_colour()
    names = _names(record, state)
    blocks = [[heading(title_of(record), colour=colour)]]
    rows = [entry for entry in account.entries if decisions or entry.is_chance]
    if not account.chance:
        blocks[0].append("  Chance decided nothing in this match.")
    if rows:
        blocks[0] += _table("change" if decisions else "luck", rows)
        blocks[0].append(f"  Above zero is good for {names[0]}.")
    scores = expected_scores(state.steps)
    if scores is not None:
        blocks.append(table(_score_panel(scores), colour=colour))
    how = f"searches of {simulations} simulations" if simulations else "counting stones"
    sums = [heading("Luck and skill", colour=colour), *_sums(account, names, over=state.outcome is not None)]
    sums.append(f"  In percentage points; evaluation: {how}.")
    if state.outcome is None and record.termination != UNFINISHED:
        reason = record.tags.get("Reason", "another reason")
        sums.append(f"  The match ended {record.termination} by {reason}, not on the board.")
    print("\n\n".join("\n".join(block) for block in [*blocks, sums]) + "\n")


def _table(change: str, rows: Sequence[Entry]) -> list[str]:
    """A line for each entry; without turns if none of them has one."""
    has_turns = any(entry.turn is not None for entry in rows)
    columns = ("event", "outcome", "chance", change, "by")
    lines = [("turn", *columns), *((_turn(entry), *_row(entry)) for entry in rows)]
    widths = [max(len(line[at]) for line in lines) for at in range(len(columns) + 1)]
    aligned = [
        [cell.rjust(width) if at in RIGHT else cell.ljust(width) for at, (cell, width) in enumerate(cells)]
        for cells in ([*zip(line, widths, strict=True)] for line in lines)
    ]
    return [f"  {'  '.join(line[0 if has_turns else 1 :])}".rstrip() for line in aligned]


def _names(record: Record, state: State) -> tuple[str, str]:
    """The players' names, or the seats' with the colours they had in the end."""
    first, second = record.tags.get("First", ""), record.tags.get("Second", "")
    if first and second and first != second:
        return first[:LONGEST_NAME], second[:LONGEST_NAME]
    sides = {state.seat(side): side for side in SIDES}
    return f"{sides[Actor.FIRST]}, first seat", f"{sides[Actor.SECOND]}, second seat"


def _turn(entry: Entry) -> str:
    return "-" if entry.turn is None else str(entry.turn)


def _row(entry: Entry) -> tuple[str, ...]:
    if entry.probability is None:
        event, outcome, chance = entry.step.text, "", ""
    else:
        event, outcome, chance = entry.step.event or "", entry.step.text, percent_cell(entry.probability)
    return event, outcome, chance, _signed(100 * entry.change), "exact" if entry.exact else "evaluation"


def _signed(points: Fraction) -> str:
    return f"{float(points) or 0.0:+.{PLACES}f}"


def _plain(points: Fraction) -> str:
    return f"{float(points):.{PLACES}f}"


def _score_panel(scores: Scores) -> Panel:
    """For each side what was expected of the dice, what came, and how likely so little or so much was."""
    rows = []
    for side, expected in scores.odds.scores.items():
        row: tuple[Value, ...] = (side, expected.mean, expected.deviation, expected.floor, expected.ceiling)
        if scores.came is None:
            rows.append((*row, None, None))
            continue
        came = scores.came.black if side == Side.BLACK else scores.came.white
        rows.append((*row, came, _how_likely(expected, came)))
    columns = ("side", "expected", "deviation", "floor", "ceiling", "came", "how likely")
    note = "" if scores.came is None else "By the exact distribution of each side's points when the dice began."
    return Panel("Points", columns, tuple(rows), note)


def _how_likely(expected: Distribution, came: int) -> str:
    if len(expected) == 1:
        return "certain"
    if came < expected.mean:
        return f"{percent_cell(expected.probability_of(lambda points: points <= came))} for {came} or fewer"
    return f"{percent_cell(expected.probability_of(lambda points: points >= came))} for {came} or more"


def _sums(account: Ledger, names: tuple[str, str], *, over: bool) -> list[str]:
    """A column for each seat, which adds up."""
    start, luck, first, second, correction = _adding_up(account)
    end = start + luck + first + second + correction
    rows = [
        ("start", _plain(start), _plain(100 - start)),
        ("luck", _signed(luck), _signed(-luck)),
        ("own skill", _signed(first), _signed(-second)),
        ("other's skill", _signed(second), _signed(-first)),
    ]
    if account.correction:
        rows.append(("correction", _signed(correction), _signed(-correction)))
    rows.append(("result" if over else "value now", _plain(end), _plain(100 - end)))
    lines = [("", *names), *rows]
    left, *widths = (max(map(len, column)) for column in zip(*lines, strict=True))
    return [f"  {word:{left}}  {one:>{widths[0]}}  {two:>{widths[1]}}" for word, one, two in lines]


def _adding_up(account: Ledger) -> list[Fraction]:
    """Start, luck, both seats' skill and the correction in the first seat's points, rounded so that they add up."""
    parts = (
        account.start,
        account.luck(SEATS[0]),
        account.skill(SEATS[0]),
        -account.skill(SEATS[1]),
        account.correction,
    )
    total, shown, found = Fraction(0), Fraction(0), []
    for part in parts:
        total += part
        found.append(round(100 * total, PLACES) - shown)
        shown += found[-1]
    return found


def _as_json(record: Record, state: State, account: Ledger, simulations: int) -> dict[str, Any]:
    scores = expected_scores(state.steps)
    return {
        "game": state.game.name,
        "options": state.game.options_text,
        "seats": [record.tags.get("First", "first seat"), record.tags.get("Second", "second seat")],
        "over": state.outcome is not None,
        "steps": len(state.steps),
        "simulations": simulations,
        "start": number_to_json(account.start),
        "end": number_to_json(account.end),
        "luck": {str(seat): number_to_json(account.luck(seat)) for seat in SEATS},
        "skill": {str(seat): number_to_json(account.skill(seat)) for seat in SEATS},
        "correction": number_to_json(account.correction),
        "expected_scores": None
        if scores is None
        else {**{side: found.to_json() for side, found in scores.odds.scores.items()}, "came": scores.came},
        "entries": [
            {
                "turn": entry.turn,
                "seat": str(entry.seat) if entry.seat is not None else None,
                "event": entry.step.event,
                "text": entry.step.text,
                "probability": number_to_json(entry.probability),
                "before": number_to_json(entry.before),
                "expected": number_to_json(entry.expected),
                "after": number_to_json(entry.after),
                "change": number_to_json(entry.change),
                "exact": entry.exact,
            }
            for entry in account.entries
        ],
    }
