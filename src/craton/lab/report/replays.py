"""Typical and extreme games as replays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import polars as pl

from craton.lab.measures.games import CellGames
from craton.lab.report.page import Section, Table
from craton.lab.report.replay import replay

if TYPE_CHECKING:
    from craton.lab.report.build import Study

MAX_CELLS = 4


def sections(main: Sequence[Study]) -> list[Section]:
    found = [Section("Games", "Typical and extreme games; press Play, or move the slider.", level=2)]
    for one in main[:MAX_CELLS]:
        numbers = one.summary.extremes
        if not numbers:
            continue
        chosen = one.games.frame.filter(pl.col("number").is_in(list(numbers.values())))
        samples = {
            sample.number: sample
            for sample in CellGames(one.games.name, one.games.game, chosen, one.games.bots).samples()
        }
        boxes = tuple(replay(samples[number], f"{title} (game {number + 1})") for title, number in numbers.items())
        rows = tuple(
            (title, number + 1, samples[number].turns, samples[number].reason, _winner(samples[number].black_score))
            for title, number in numbers.items()
        )
        table = Table(("Game", "Number", "Turns", "Ended by", "Winner"), rows)
        found.append(Section(f"Games of {one.games.name}", "", boxes, table))
    return found


def _winner(black_score: float) -> str:
    return {1.0: "Black", 0.0: "White"}.get(black_score, "draw")
