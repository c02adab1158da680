"""craton luck"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from craton.cli import BAD_INPUT, INTERRUPTED, _output
from craton.cli._arguments import FILE_HELP, checked_records
from craton.core.errors import OptionError
from craton.core.insight import Panel, Value, number_to_json
from craton.core.sides import SEATS, Side
from craton.core.state import State
from craton.core.wording import counted, percent_cell
from craton.odds.distribution import Distribution
from craton.odds.luck import Evaluation, Ledger, LedgerEntry, Scores, Values, expected_scores, ledger_entries, material
from craton.record import Record, replay

HELP = "Separate luck from skill: how chance and how decisions changed each player's prospects."
EXAMPLES = (
    "craton luck games.txt",
    "craton luck games.txt --simulations 0 --all",
    "craton luck games.txt --seed 1 --json",
)
SIMULATIONS = 1000
PLACES = 1
"""Decimals of percentage points."""
MAX_NAME_LENGTH = 24
NUMBERS = ("probability", "before", "expected", "after", "change")
"""The exact numbers of a step, as JSON lists them."""
RIGHT = (0, 3, 4)
"""The columns of numbers."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=FILE_HELP)
    parser.add_argument(
        "--simulations",
        metavar="N",
        type=int,
        default=SIMULATIONS,
        help=f"budget of the search that values a position; 0 counts stones instead; default {SIMULATIONS}",
    )
    parser.add_argument("--seed", metavar="S", type=int, default=0, help="random seed of the search; default 0")
    parser.add_argument("--all", action="store_true", help="also list the decisions")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    if args.simulations < 0:
        raise OptionError("simulations must be 0 or more.")
    evaluation = _evaluation(args.simulations, args.seed)
    status, found = 0, []
    for checked in checked_records(args.file, "luck", replay):
        if checked is None:
            status = BAD_INPUT
            continue
        record, state = checked
        values = Values(evaluation)
        start = values.of(state.start).value
        done, complete = _output.until_interrupted(ledger_entries(state.steps, values), len(state.steps))
        account = Ledger(start, tuple(done))
        if args.json:
            found.append(_as_json(record, state, account, args.simulations))
        else:
            _print(record, state, account, simulations=args.simulations, decisions=args.all)
        if not complete:
            print(
                f"craton luck: interrupted after {len(done)} of {counted(len(state.steps), 'step')}.", file=sys.stderr
            )
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


def _print(record: Record, state: State, account: Ledger, *, simulations: int, decisions: bool) -> None:
    colour = _output.use_colour()
    names = _output.seat_names(record, state, MAX_NAME_LENGTH)
    blocks = [[_output.heading(_output.record_title(record), colour=colour)]]
    rows = [entry for entry in account.entries if decisions or entry.is_chance]
    if not account.chance:
        blocks[0].append("  Chance decided nothing in this match.")
    if rows:
        blocks[0] += _table("change" if decisions else "luck", rows)
        blocks[0].append(f"  Positive values favour {names[0]}.")
    scores = expected_scores(state.steps)
    if scores is not None:
        blocks.append(_output.table(_score_panel(scores), colour=colour))
    how = f"searches of {counted(simulations, 'simulation')}" if simulations else "counting stones"
    sums = [
        _output.heading("Luck and skill", colour=colour),
        *account_lines(account, names, over=state.outcome is not None),
    ]
    sums.append(f"  In percentage points; evaluation: {how}.")
    sums += _output.result_off_board(record, state)
    print("\n\n".join("\n".join(block) for block in [*blocks, sums]) + "\n")


def _table(change: str, rows: Sequence[LedgerEntry]) -> list[str]:
    """A line for each entry; the column of turns is left out if it is empty."""
    has_turns = any(entry.turn is not None for entry in rows)
    columns = ("event", "outcome", "chance", change, "by")
    lines = [("turn", *columns), *(("-" if entry.turn is None else str(entry.turn), *_row(entry)) for entry in rows)]
    widths = [max(len(line[at]) for line in lines) for at in range(len(columns) + 1)]
    aligned = [
        [cell.rjust(width) if at in RIGHT else cell.ljust(width) for at, (cell, width) in enumerate(cells)]
        for cells in ([*zip(line, widths, strict=True)] for line in lines)
    ]
    return [f"  {'  '.join(line[0 if has_turns else 1 :])}".rstrip() for line in aligned]


def _row(entry: LedgerEntry) -> tuple[str, ...]:
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
    """Each side's expected and final score, and the probability of a final score at least as extreme."""
    rows = []
    for side, expected in scores.odds.scores.items():
        row: tuple[Value, ...] = (side, expected.mean, expected.deviation, expected.floor, expected.ceiling)
        if scores.came is None:
            rows.append((*row, None, None))
            continue
        came = scores.came.black if side == Side.BLACK else scores.came.white
        rows.append((*row, came, _how_likely(expected, came)))
    columns = ("side", "expected", "deviation", "floor", "ceiling", "came", "how likely")
    note = "" if scores.came is None else "By the exact distribution of each side's points before the first roll."
    return Panel("Points", columns, tuple(rows), note)


def _how_likely(expected: Distribution, came: int) -> str:
    if len(expected) == 1:
        return "certain"
    if came < expected.mean:
        return f"{percent_cell(expected.probability_of(lambda points: points <= came))} for {came} or fewer"
    return f"{percent_cell(expected.probability_of(lambda points: points >= came))} for {came} or more"


def account_lines(account: Ledger, names: tuple[str, str], *, over: bool) -> list[str]:
    """A column for each seat that adds up to the result."""
    start, luck, first, second, correction = _rounded_to_sum(account)
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


def _rounded_to_sum(account: Ledger) -> list[Fraction]:
    """Start, luck, both seats' skill and correction in percentage points for the first seat, rounded to add up."""
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
                **{name: number_to_json(getattr(entry, name)) for name in NUMBERS},
                "exact": entry.exact,
            }
            for entry in account.entries
        ],
    }
