"""Playing the games of a cell: a block of numbers in, one row for each game out. Runs in worker processes."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from craton.bots import play_to_end
from craton.core.errors import CratonError
from craton.core.game import Game
from craton.core.sides import SEATS, Actor
from craton.core.state import State
from craton.kernel.layout import BLACK_SEAT
from craton.lab.experiment.plan import Cell, Experiment
from craton.lab.experiment.players import compiled_seat
from craton.record import format_record, record_of
from craton.search.bulk.play import BulkPlayer, Keys, Moves, Seat, dice_outcome

Row = dict[str, Any]


@dataclass(frozen=True)
class Block:
    """Games of one cell that a worker plays in one call."""

    experiment: Experiment
    cell: int
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class PlayedBlock:
    cell: int
    rows: list[Row]
    simulations: int
    seconds: float
    """CPU time."""
    process: int
    """The process that played it."""


def play_block(block: Block) -> PlayedBlock:
    """Play the games of a block."""
    begin = time.process_time()
    games = play_numbers(block.experiment, block.experiment.cells[block.cell], block.numbers)
    rows = [row_of(block, number, moves) for number, moves in zip(block.numbers, games, strict=True)]
    simulations = sum(moves.simulations for moves in games)
    return PlayedBlock(block.cell, rows, simulations, time.process_time() - begin, os.getpid())


def play_numbers(experiment: Experiment, cell: Cell, numbers: Sequence[int]) -> list[Moves]:
    """Play games of a cell, in compiled code if both bots can."""
    found: dict[int, Moves] = {}
    opening = opening_codes(cell.game, cell.opening)
    for parity in range(cell.unit_size):
        chosen = [number for number in numbers if number % cell.unit_size == parity]
        if not chosen:
            continue
        first, second = (compiled_seat(spec, cell.game) for spec in cell.bots(chosen[0]))
        keys = [_keys(experiment, cell, number) for number in chosen]
        if first is None or second is None:
            moves = [_step_by_step(experiment, cell, number, opening) for number in chosen]
        else:
            player = _bulk_player(cell.game, first, second)
            moves = player.play_all(keys, opening=opening, random_actions=experiment.random_actions)
        found |= dict(zip(chosen, moves, strict=True))
    return [found[number] for number in numbers]


def _keys(experiment: Experiment, cell: Cell, number: int) -> Keys:
    unit = number // cell.unit_size
    scope = "all" if experiment.paired else cell.key
    seeds = experiment.number_key("first", cell.key, number), experiment.number_key("second", cell.key, number)
    opening_key = experiment.number_key("opening", scope, unit) >> 31 if experiment.random_actions else 0
    return Keys(seeds, experiment.number_key("dice", scope, unit), opening_key)


def _step_by_step(experiment: Experiment, cell: Cell, number: int, opening: Sequence[int]) -> Moves:
    """Play a game with bots as they play on the server."""
    keys, specs = _keys(experiment, cell, number), cell.bots(number)
    beginner = _bulk_player(cell.game, Seat(), Seat())
    state = beginner.opened(keys, opening=opening, random_actions=experiment.random_actions).state()
    bots = {seat: spec.make(f"{seed}") for seat, spec, seed in zip(SEATS, specs, keys.seeds, strict=True)}
    names = {seat: str(spec) for seat, spec in zip(SEATS, specs, strict=True)}
    try:
        play_to_end(state, bots, names, lambda state: throw(state, keys.dice_key))
    except CratonError as error:
        raise CratonError(f"In game {number + 1} of {cell.name}: {error}") from None
    return moves_of(state)


def throw(state: State, dice_key: int) -> None:
    """Draw the outcome of the pending chance event, as compiled games do."""
    index = 0
    for step in reversed(state.steps):
        if step.before.turn != state.turn:
            break
        index += step.event is not None
    number = dice_outcome(dice_key, state.turn, index, state.position.weights)
    state.push(state.game.definition.notation.outcomes(state.position)[number])


def moves_of(state: State) -> Moves:
    """A state's history in the form of compiled games, without engine values."""
    steps = state.steps
    positions = [state.start, *(step.after for step in steps)]
    return Moves(
        state.game,
        np.array([position.data for position in positions], np.int64),
        np.array([step.code if step.event is None else -1 - step.code for step in steps], np.int64),
        np.array([len(step.before.legal) for step in steps], np.int64),
        np.full(len(steps), np.nan),
    )


def row_of(block: Block, number: int, moves: Moves) -> Row:
    """A finished game as a row of the results."""
    experiment, cell = block.experiment, block.experiment.cells[block.cell]
    first, second = map(_text, cell.bots(number))
    tags = {"First": first, "Second": second, "Round": str(number + 1)}
    return {
        "cell": block.cell,
        "number": number,
        "unit": number // cell.unit_size,
        "key": f"{experiment.number_key('game', cell.key, number):016x}",
        "first": first,
        "second": second,
        **result_columns(moves, tags),
    }


def result_columns(moves: Moves, tags: dict[str, str]) -> Row:
    """The columns of a finished game that do not depend on an experiment."""
    end = moves.end
    outcome = end.outcome
    assert outcome is not None
    winner = None if outcome.winner is None else end.seat(outcome.winner)
    values = np.where(np.isnan(moves.values), -1.0, moves.values)
    return {
        "winner": "draw" if outcome.winner is None else str(outcome.winner),
        "first_score": 0.5 if winner is None else float(winner is Actor.FIRST),
        "black_score": 0.5 if outcome.winner is None else float(outcome.winner == "black"),
        "reason": outcome.reason,
        "black_points": None if outcome.score is None else outcome.score.black,
        "white_points": None if outcome.score is None else outcome.score.white,
        "swapped": bool(end.data[BLACK_SEAT]),
        "turns": end.turn,
        "codes": moves.codes.tolist(),
        "values": values.round(4).tolist(),
        "record": format_record(record_of(moves.state(), tags)),
    }


def opening_codes(game: Game, opening: Sequence[str]) -> list[int]:
    """The numbers of the actions of an opening; ActionError if one of them is illegal."""
    state = State(game)
    return [state.push(text).code for text in opening]


_text = lru_cache(maxsize=64)(str)  # writing a bot takes a while, and every game has two


@lru_cache(maxsize=8)
def _bulk_player(game: Game, first: Seat, second: Seat) -> BulkPlayer:
    return BulkPlayer(game, first, second)
