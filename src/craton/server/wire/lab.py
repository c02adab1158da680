"""Experiments: how they are requested, and how they stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, StrictFloat, StrictInt

from craton.server.errors import RequestError
from craton.server.lab.service import SEPARATOR, Found
from craton.server.wire.base import Body, OptionName, OptionValue, Response, one_line

Number = StrictInt | StrictFloat
Status = Literal["queued", "running", "paused", "done", "failed"]
Stage = Literal["", "preparing", "playing", "reporting", "stopped", "out-of-time", "done", "failed"]
MAX_VARIANTS = 4
SEED = 2**53
BotText = Annotated[str, Field(max_length=200, description="A bot of this server, such as `mcts:simulations=100`.")]


class LabVariantRequest(Body):
    """A rule set: a preset, and options that differ from it."""

    name: str = Field(min_length=1, max_length=60)
    preset: str | None = Field(default=None, max_length=40)
    options: dict[OptionName, OptionValue] = Field(default_factory=dict, max_length=40)


class LabRequest(Body):
    """An experiment. The settings have the meaning and the limits of those in the files of `craton lab`."""

    title: str = Field(default="", max_length=100)
    game: str = Field(max_length=40)
    variants: list[LabVariantRequest] = Field(min_length=1, max_length=MAX_VARIANTS)
    first: BotText
    second: BotText | None = Field(default=None, description="The other bot; by default the same one.")
    games: StrictInt | None = Field(default=None, description="Games of each variant, or else a precision.")
    precision: Number | None = Field(
        default=None, description="In points: the run of a variant ends when it is reached."
    )
    most: StrictInt | None = Field(default=None, description="With a precision: the largest number of games.")
    margin: Number = 2.0
    confidence: Number = 0.95
    seed: StrictInt = 1
    random_opening: StrictInt = 0
    evaluated: StrictInt = Field(default=40, description="Games of each variant whose positions the engine evaluates.")
    simulations: StrictInt = Field(default=200, description="Simulations for the evaluation of a position.")
    minutes: Number | None = Field(default=None, description="The run ends then, and can be resumed.")


def plan_data(body: LabRequest) -> dict[str, Any]:
    """The request as the contents of an experiment's file."""
    games = {"each": body.games, "precision": body.precision, "most": body.most}
    games |= {"margin": body.margin, "confidence": body.confidence, "random_opening": body.random_opening}
    variants = {
        one_line(each.name) or str(place): {**({"preset": each.preset} if each.preset else {}), **each.options}
        for place, each in enumerate(body.variants, start=1)
    }
    if len(variants) < len(body.variants):
        raise RequestError("bad-request", "Two variants are the same, or have the same name.")
    bots = {"both": body.first} if body.second in (None, body.first) else {"first": body.first, "second": body.second}
    return {
        "title": one_line(body.title) or " / ".join(variants),
        "game": body.game,
        "seed": body.seed,
        "variants": variants,
        "bots": bots,
        "games": {name: value for name, value in games.items() if value is not None},
        "evaluation": {"games": body.evaluated, "simulations": body.simulations},
        **({} if body.minutes is None else {"budget": {"minutes": body.minutes}}),
    }


class LabVariant(Response):
    name: str
    options_text: str


class LabCell(Response):
    """The games of one variant. A point of `trace` is a number of units, the first seat's mean score after them, and
    its confidence interval, which holds at every number of games at once. A unit is `unit` games: two if the bots
    differ, because they then change seats."""

    name: str
    games: int
    limit: int
    unit: int
    done: bool
    decision: Literal["balanced", "biased", "undecided"]
    swapped: bool
    trace: list[list[float]]


class LabDifference(Response):
    """By how much the first seat scores more in the second of two variants: points as those of a variant."""

    trace: list[list[float]]


class LabExperiment(Response):
    """An experiment. `key` is its id, or the part of the share link after `/lab/` for readers; `link` is that part for
    the operator, if the experiment is shared. Lists have only the last point of each trace."""

    key: str
    link: str | None
    operator: bool
    title: str
    game: str
    created: int
    status: Status
    stage: Stage
    problem: str | None
    variants: list[LabVariant]
    bots: list[str]
    each: int | None
    precision: float | None
    margin: float
    confidence: float
    seed: int
    minutes: float | None
    games: int
    wanted: int
    rate: float
    left: float | None
    cells: list[LabCell]
    difference: LabDifference | None
    report: bool


class LabExperiments(Response):
    """`workers` is the number of processes that play games; with 0, no experiments can be run."""

    workers: int
    experiments: list[LabExperiment]


class LabDeleted(Response):
    deleted: str


def experiment_json(found: Found, *, operator: bool, whole: bool = True) -> LabExperiment:
    """operator: for whoever may run experiments; otherwise for readers. whole: with all points of the traces."""
    about, progress = found.about, found.progress
    link = f"{found.id}{SEPARATOR}{about['secret']}" if about["secret"] else None
    difference = progress.get("difference")
    return {
        "key": found.id if operator or link is None else link,
        "link": link if operator else None,
        "operator": operator,
        "title": about["title"],
        "game": about["game"],
        "created": about["created"],
        "status": found.status,  # type: ignore[typeddict-item]
        "stage": progress.get("stage", ""),
        "problem": progress.get("problem") if found.status == "failed" else None,
        "variants": about["variants"],
        "bots": about["bots"],
        "each": about["each"],
        "precision": about["precision"],
        "margin": about["margin"],
        "confidence": about["confidence"],
        "seed": about["seed"],
        "minutes": about["minutes"],
        "games": progress.get("games", 0),
        "wanted": progress.get("wanted", about["wanted"]),
        "rate": progress.get("rate", 0.0),
        "left": progress.get("left"),
        "cells": [_cell(cell, whole=whole) for cell in progress.get("cells", ())],
        "difference": None if difference is None else {"trace": _points(difference, whole=whole)},
        "report": found.has_report,
    }


def _cell(cell: Mapping[str, Any], *, whole: bool) -> LabCell:
    return {
        "name": cell["name"],
        "games": cell["games"],
        "limit": cell["limit"],
        "unit": cell["unit"],
        "done": cell["done"],
        "decision": cell["decision"],
        "swapped": cell["swapped"],
        "trace": _points(cell, whole=whole),
    }


def _points(found: Mapping[str, Any], *, whole: bool) -> list[list[float]]:
    trace: list[list[float]] = found["trace"]
    return trace if whole else trace[-1:]
