"""craton luck"""

from __future__ import annotations

import argparse
import json
import sys
from fractions import Fraction
from typing import Any

from craton.cli._common import records_in, title_of
from craton.core.errors import OptionError, RecordError
from craton.core.sides import SIDES, Actor
from craton.core.state import State
from craton.odds.luck import Entry, Evaluation, Ledger, Scores, Values, entries, expected_scores
from craton.odds.material import material
from craton.record.match import UNFINISHED, replay
from craton.record.syntax import Record

HELP = "Tell luck from skill: what the dice and what the decisions of a match brought each seat."
INTERRUPTED = 130
SIMULATIONS = 1000
SEATS = (Actor.FIRST, Actor.SECOND)
PLACES = 1
"""Decimals of a percentage point."""
WIDTH = 18


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
    from craton.search.evaluate import SearchValue

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
    print(title_of(record))
    names = _names(record, state)
    rows = [entry for entry in account.entries if decisions or entry.is_chance]
    if not account.chance:
        print("  Chance decided nothing in this match.")
    if rows:
        print(
            f"  {'turn':>4}  {'event':<12} {'outcome':<8} {'chance':>7}  {'luck' if not decisions else 'change':>7}  by"
        )
    for entry in rows:
        print(_row(entry))
    how = f"searches of {simulations} simulations" if simulations else "counting stones"
    print(f"  In percentage points of the first seat's chance to win; evaluation: {how}.")
    _print_scores(expected_scores(state.steps))
    start, luck, first, second, correction = _adding_up(account)
    print(f"  {'':<6} {names[0]:>{WIDTH}} {names[1]:>{WIDTH}}")
    print(f"  {'luck':<6} {_signed(luck):>{WIDTH}} {_signed(-luck):>{WIDTH}}")
    print(f"  {'skill':<6} {_signed(first):>{WIDTH}} {_signed(-second):>{WIDTH}}")
    parts = [(luck, "luck"), (first, f"skill of {names[0]}"), (second, f"skill of {names[1]}")]
    if account.correction:
        parts.append((correction, "correction"))
    end = start + sum(part for part, _ in parts)
    text = "".join(f" {'-' if part < 0 else '+'} {_plain(abs(part))} ({word})" for part, word in parts)
    print(f"  {'result' if state.outcome else 'value now'} {_plain(end)} = {_plain(start)} (start){text}")
    if state.outcome is None and record.termination != UNFINISHED:
        reason = record.tags.get("Reason", "another reason")
        print(f"  The match ended {record.termination} by {reason}, not on the board.")
    print()


def _names(record: Record, state: State) -> tuple[str, str]:
    """The players' names, or the seats' with the colours they had in the end."""
    first, second = record.tags.get("First", ""), record.tags.get("Second", "")
    if first and second and first != second:
        return first[:WIDTH], second[:WIDTH]
    sides = {state.seat(side): side for side in SIDES}
    return f"{sides[Actor.FIRST]}, first seat", f"{sides[Actor.SECOND]}, second seat"


def _row(entry: Entry) -> str:
    turn = "-" if entry.turn is None else str(entry.turn)
    if entry.probability is None:
        event, outcome, chance = entry.step.text, "", ""
    else:
        event, outcome = entry.step.event or "", entry.step.text
        chance = f"{100 * float(entry.probability):.1f}%"
    by = "exact" if entry.exact else "evaluation"
    return f"  {turn:>4}  {event:<12} {outcome:<8} {chance:>7}  {_signed(100 * entry.change):>7}  {by}"


def _signed(points: Fraction) -> str:
    return f"{float(points):+.{PLACES}f}"


def _plain(points: Fraction) -> str:
    return f"{float(points):.{PLACES}f}"


def _print_scores(scores: Scores | None) -> None:
    if scores is None:
        return
    expected = f"  Expected points: black {float(scores.black):.2f}, white {float(scores.white):.2f}"
    came = f"; what came: {scores.came.black} and {scores.came.white}" if scores.came is not None else ""
    print(f"{expected}{came}.")


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
        "start": _number(account.start),
        "end": _number(account.end),
        "luck": {str(seat): _number(account.luck(seat)) for seat in SEATS},
        "skill": {str(seat): _number(account.skill(seat)) for seat in SEATS},
        "correction": _number(account.correction),
        "expected_scores": None
        if scores is None
        else {"black": _number(scores.black), "white": _number(scores.white), "came": scores.came},
        "entries": [
            {
                "turn": entry.turn,
                "seat": str(entry.seat) if entry.seat is not None else None,
                "event": entry.step.event,
                "text": entry.step.text,
                "probability": _number(entry.probability),
                "before": _number(entry.before),
                "expected": _number(entry.expected),
                "after": _number(entry.after),
                "change": _number(entry.change),
                "exact": entry.exact,
            }
            for entry in account.entries
        ],
    }


def _number(value: Fraction | None) -> dict[str, Any] | None:
    """Exactly, and as a float to draw."""
    return None if value is None else {"exact": str(value), "value": float(value)}
