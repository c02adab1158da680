"""craton show"""

from __future__ import annotations

import argparse
from pathlib import Path

from craton.cli._common import records_in, use_colour
from craton.core.errors import CratonError, RecordError
from craton.core.state import State
from craton.core.text import read_position
from craton.record.match import opening_state, replay

HELP = "Draw a position, given as a text or as a record."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", metavar="FILE|TEXT", help="a file of records (- for standard input) or a position")
    parser.add_argument("--game", metavar="N", type=int, default=1, help="the Nth record of the file; default 1")
    parser.add_argument("--turn", metavar="N", type=int, help="after N turns instead of at the end")
    parser.add_argument("--as", dest="viewer", metavar="SIDE", help="as black, white or a spectator sees it")
    parser.add_argument("--svg", metavar="OUT", help="write a picture to a file (- for standard output)")
    parser.add_argument("--text", action="store_true", help="print the position's text instead of a drawing")


def run(args: argparse.Namespace) -> int:
    state = _state_from(args)
    seen = state if args.viewer is None else state.view(args.viewer)
    if args.text:
        if args.viewer is not None:
            raise CratonError("A text holds the whole position, so it cannot be limited to what one side sees.")
        print(state.to_text())
    elif args.svg == "-":
        print(seen.to_svg())
    elif args.svg:
        Path(args.svg).write_text(seen.to_svg(), encoding="utf-8")
    else:
        print(seen.draw(colour=use_colour()))
    return 0


def _state_from(args: argparse.Namespace) -> State:
    if len(args.source.split()) > 1 and not Path(args.source[:200]).exists():
        position = read_position(args.source)
        return State(position.game, position)
    for number, record in enumerate(records_in(args.source), start=1):
        if number == args.game:
            if isinstance(record, RecordError):
                raise record
            return _after_turn(replay(record), opening_state(record), args.turn)
    raise RecordError(f"There is no record number {args.game} in {args.source}.")


def _after_turn(end: State, state: State, turn: int | None) -> State:
    if turn is None:
        return end
    if not 0 <= turn <= end.turn:
        raise RecordError(f"The record has {end.turn} turns, so there is no position after {turn}.")
    for step in end.steps:
        if step.after.turn > turn:
            break
        state.push(step.text)
    return state
