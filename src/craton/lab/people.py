"""Reports over matches that people played: the same measures, from records instead of experiments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

import polars as pl

from craton.bots.spec import BotSpec, parse_bot
from craton.core.errors import CratonError, OptionError, RecordError
from craton.core.game import Game
from craton.core.sides import Actor, Side
from craton.core.wording import counted
from craton.lab.experiment.play import Row, moves_of
from craton.lab.experiment.store import frame_of
from craton.lab.measures.evaluate import EvaluationTask, evaluate_games, spread_out
from craton.lab.measures.games import CellGames
from craton.lab.measures.tables import summarise
from craton.lab.report.build import Contents, Study
from craton.lab.stats.sequence import ConfidenceSequence
from craton.lab.stats.verdict import verdict
from craton.record import TERMINATION, UNFINISHED, Record, format_record, parse_record, replay

PEOPLE = BotSpec("people")
WINNERS = {marker: side for side, marker in TERMINATION.items()}


@dataclass(frozen=True)
class Selection:
    """Which matches count, and how many of them are evaluated."""

    with_bots: bool = False
    evaluated: int = 40
    simulations: int = 200
    margin: float = 2.0
    confidence: float = 0.95


def contents_of_records(texts: Iterable[str], selection: Selection, *, title: str, jobs: int = 1) -> Contents:
    """Measure finished matches; each combination of rules is a cell, the most frequent one first."""
    found: dict[Game, list[Row]] = {}
    left_out: Counter[str] = Counter()
    for text in texts:
        try:
            record = parse_record(text)
            game, row = _row(record, selection)
        except RecordError:
            left_out["unreadable"] += 1
            continue
        except _Skip as reason:
            left_out[str(reason)] += 1
            continue
        rows = found.setdefault(game, [])
        rows.append({**row, "cell": 0, "number": len(rows), "unit": len(rows), "key": f"{len(rows):016x}"})
    if not found:
        words = ", ".join(f"{count} {reason}" for reason, count in left_out.items())
        raise CratonError(f"There is no match to report about{f' ({words})' if words else ''}.")
    cells = sorted(found.items(), key=lambda item: (-len(item[1]), repr(item[0])))
    studies = [_study(game, frame_of(rows), selection, jobs) for game, rows in cells]
    facts = [f"{counted(sum(len(rows) for rows in found.values()), 'match', 'matches')} from a server's database."]
    facts += [f"{counted(count, 'match', 'matches')} left out: {reason}." for reason, count in left_out.items()]
    facts.append(
        "Openings, strengths and opponents were chosen by the players, so cells are not comparable like experiments."
    )
    return Contents(title, tuple(studies), tuple(facts), paired=False)


class _Skip(Exception):
    """A match that does not count, and why."""


def _row(record: Record, selection: Selection) -> tuple[Game, Row]:
    if record.termination == UNFINISHED:
        raise _Skip("not finished")
    if "Setup" in record.tags:
        raise _Skip("not from the beginning")
    names = record.tags.get("First", ""), record.tags.get("Second", "")
    if not selection.with_bots and any(map(_is_bot, names)):
        raise _Skip("with a bot")
    state = replay(record)
    winner = WINNERS[record.termination]
    moves = moves_of(state)
    seat = None if winner is None else state.seat(winner)
    outcome = state.outcome
    return state.game, {
        "first": names[0],
        "second": names[1],
        "winner": str(winner or "draw"),
        "first_score": 0.5 if seat is None else float(seat is Actor.FIRST),
        "black_score": 0.5 if winner is None else float(winner is Side.BLACK),
        "reason": record.tags.get("Reason", "unknown"),
        "black_points": outcome.score.black if outcome and outcome.score else None,
        "white_points": outcome.score.white if outcome and outcome.score else None,
        "swapped": state.position.seat_of_black is Actor.SECOND,
        "turns": state.turn,
        "codes": moves.codes.tolist(),
        "values": [],
        "record": format_record(record),
    }


def _is_bot(name: str) -> bool:
    try:
        parse_bot(name)
    except OptionError:
        return False
    return True


def _study(game: Game, frame: pl.DataFrame, selection: Selection, jobs: int) -> Study:
    name = "default rules" if game.options_text == "-" else game.options_text.replace(",", ", ")
    games = CellGames(f"{game.title}, {name}", game, frame, (PEOPLE, PEOPLE))
    numbers = set(spread_out(frame["number"].to_list(), selection.evaluated))
    tasks = [
        EvaluationTask(game, 0, row["number"], tuple(row["codes"]), selection.simulations)
        for row in frame.filter(pl.col("number").is_in(list(numbers))).iter_rows(named=True)
        if row["codes"]
    ]
    for _, number, values in evaluate_games(tasks, jobs):
        games.evaluations[number] = values
    sequence = ConfidenceSequence(selection.confidence)
    sequence.add_all(frame["first_score"].to_list())
    found = verdict(
        sequence,
        games=len(games),
        margin=selection.margin,
        confidence=selection.confidence,
        seats=games.has_swaps,
    )
    return Study(games, summarise(games), found, "people")
