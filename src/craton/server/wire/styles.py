"""Styles of a game, the style of each player of a match, and win rates by style."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Row

from craton.core.definition import Definition
from craton.lab.league.classifier import classifier_of
from craton.lab.stats.wilson import wilson
from craton.server.wire.base import Response


class StyleInfo(Response):
    """A strategy that a bot can play: `style:NAME`."""

    name: str
    title: str
    summary: str


class GameStyles(Response):
    styles: list[StyleInfo]


class NearestStyle(Response):
    """The style that a player resembles most, and the probability that the classifier gives it."""

    style: str
    probability: float


class MatchStyles(Response):
    """`tagged` is false until the finished match has been examined; a player with few decisions has no style."""

    tagged: bool
    first: NearestStyle | None
    second: NearestStyle | None


class StyleRate(Response):
    """`players` counts the players of public matches who played in this style; `score` is their share of the points,
    `low` to `high` its 95% interval."""

    style: str
    players: int
    score: float | None
    low: float
    high: float


class StyleWeek(Response):
    """The same for one week, which begins at `at` (milliseconds since 1970)."""

    at: int
    style: str
    players: int
    score: float


class StyleRates(Response):
    """`accuracy` is the share of style bots that the classifier recognises in games it was not fitted to."""

    game: str
    accuracy: float | None
    matches: int
    rates: list[StyleRate]
    weeks: list[StyleWeek]


def styles_json(game: Definition) -> GameStyles:
    return {
        "styles": [{"name": style.name, "title": style.title, "summary": style.summary} for style in game.styles.styles]
    }


def match_styles_json(row: Row[Any] | None) -> MatchStyles:
    if row is None:
        return {"tagged": False, "first": None, "second": None}
    return {
        "tagged": True,
        "first": _nearest(row.first, row.first_probability),
        "second": _nearest(row.second, row.second_probability),
    }


def _nearest(style: str | None, probability: float | None) -> NearestStyle | None:
    return None if style is None or probability is None else {"style": style, "probability": round(probability, 4)}


def rates_json(game: Definition, number: int, weeks: Iterable[tuple[int, str, int, int]]) -> StyleRates:
    """weeks: the beginning, a style, its players and their points in halves."""
    players: dict[str, int] = {style.name: 0 for style in game.styles.styles}
    points = dict.fromkeys(players, 0)
    shown: list[StyleWeek] = []
    for at, style, count, halves in weeks:
        if style in players:
            players[style] += count
            points[style] += halves
            shown.append({"at": at, "style": style, "players": count, "score": halves / 2 / count})
    classifier = classifier_of(game)
    return {
        "game": game.name,
        "accuracy": None if classifier is None else classifier.accuracy,
        "matches": number,
        "rates": [_rate(style, players[style], points[style]) for style in players],
        "weeks": shown,
    }


def _rate(style: str, players: int, halves: int) -> StyleRate:
    """The score with Wilson's interval."""
    score = halves / 2 / players if players else None
    low, high = wilson(score or 0.0, players)
    return {"style": style, "players": players, "score": score, "low": low, "high": high}
