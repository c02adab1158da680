"""Checks of what can be computed again: the ratings after each match, and the matches and dice of a tournament."""

from __future__ import annotations

import json
import math
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from craton.server.integrity.match_check import UNREADABLE, sentence
from craton.server.integrity.report import Report
from craton.server.matches.entries import EntryKind
from craton.server.ratings.rating import DRAWN, LOST, WON, Rating, rated
from craton.server.storage.tables import entries, matches, pairings, rating_changes, ratings, tournaments
from craton.server.tournaments.dice import tie_dice
from craton.server.tournaments.games import Game
from craton.server.tournaments.store import Tournament

STATUSES = ("open", "running", "over", "cancelled")
TOLERANCE = 1e-9
"""Relative; another machine may round differently."""


async def check_derivations(connection: AsyncConnection, report: Report) -> None:
    await _rating_history(connection, report)
    await _tournaments(connection, report)


async def _rating_history(connection: AsyncConnection, report: Report) -> None:
    """Every change of a rating follows from the ratings that both players had before."""
    columns = (rating_changes, matches.c.first, matches.c.second, entries.c.at.label("ended"))
    query = (
        select(*columns)
        .join(matches, matches.c.id == rating_changes.c.match)
        .join(entries, (entries.c.match == matches.c.id) & (entries.c.kind == str(EntryKind.END)))
        .order_by(rating_changes.c.user, rating_changes.c.game, rating_changes.c.number)
    )
    after: dict[tuple[str, str], Rating] = {}
    before: dict[str, dict[str, Rating]] = defaultdict(dict)
    changes: dict[str, list[Row[Any]]] = defaultdict(list)
    for row in (await connection.execute(query)).all():
        key = (row.user, row.game)
        before[row.match][row.user] = after.get(key, Rating())
        after[key] = Rating(row.mu, row.sigma, max(row.at, after[key].at or 0) if key in after else row.at)
        changes[row.match].append(row)
    for match_id, rows in changes.items():
        known, one = before[match_id], rows[0]
        is_possible = {row.score for row in rows} <= {WON, DRAWN, LOST}
        if set(known) != {one.first, one.second} or len(rows) != len(known) or not is_possible:
            continue  # the references of this match are wrong, which is reported there
        score = one.score if one.user == one.first else WON - one.score
        new = rated(known[one.first], known[one.second], score, one.ended)
        expected = {one.first: new[0], one.second: new[1]}
        for row in rows:
            where = f"rating of {row.user} in {row.game}, change {row.number}"
            if row.at != row.ended:
                report.add(where, f"Its time is not the end of its match {match_id}.")
            elif not (_is_close(row.mu, expected[row.user].mu) and _is_close(row.sigma, expected[row.user].sigma)):
                report.add(where, "It does not follow from the ratings of both players before the match.")
    for row in (await connection.execute(select(ratings))).all():
        last = after.get((row.user, row.game))
        if last is not None and (row.at, row.until) != (last.at, Rating(row.mu, row.sigma, last.at).until):
            report.add(f"rating of {row.user} in {row.game}", "Its times do not follow from its last change.")


def _is_close(one: float, other: float) -> bool:
    return math.isclose(one, other, rel_tol=TOLERANCE)


async def _tournaments(connection: AsyncConnection, report: Report) -> None:
    """Tournaments can be read, and their matches have their rules and the dice that their secret gives."""
    games: dict[str, list[Row[Any]]] = defaultdict(list)
    columns = (pairings, matches.c.secret, matches.c.game.label("played"), matches.c.rated, matches.c.options)
    query = select(*columns, matches.c.asked, matches.c.clock).join(matches, matches.c.id == pairings.c.match)
    keys = (pairings.c.tournament, pairings.c.round, pairings.c.table, pairings.c.game)
    for row in (await connection.execute(query.order_by(*keys))).all():
        games[row.tournament].append(row)
    seeds = await _seeds(connection)
    for row in (await connection.execute(select(tournaments))).all():
        where = f"tournament {row.id}"
        try:
            tournament = Tournament.from_row(row)
            rules = (tournament.rules.name, tournament.rated, tournament.options, row.clock)
            others = [] if tournament.secret is None else _with_other_dice(tournament, games[row.id], seeds)
        except UNREADABLE as error:
            report.add(where, sentence(error))
            continue
        for game in games[row.id]:
            if (game.played, game.rated, game.asked or game.options, game.clock) != rules:
                report.add(where, f"Its match {game.match} has other rules.")
        for match_id in others:
            report.add(where, f"The dice of its match {match_id} do not follow from its secret.")
        if tournament.status not in STATUSES:
            report.add(where, f"It has an unknown status, {tournament.status}.")
        elif tournament.round != max((game.round for game in games[row.id]), default=tournament.round):
            report.add(where, f"It is in round {tournament.round}, but has matches of another last round.")


async def _seeds(connection: AsyncConnection) -> dict[tuple[str, str], str | None]:
    """The seeds with which the seats of tournament matches were taken, by match and seat."""
    query = (
        select(entries.c.match, entries.c.seat, entries.c.data)
        .join(matches, matches.c.id == entries.c.match)
        .where(matches.c.tournament.is_not(None), entries.c.kind == str(EntryKind.SIT))
    )
    found = {}
    for row in (await connection.execute(query)).all():
        try:
            found[row.match, row.seat] = json.loads(row.data).get("seed")
        except UNREADABLE:
            found[row.match, row.seat] = None
    return found


def _with_other_dice(
    tournament: Tournament, rows: Sequence[Row[Any]], seeds: dict[tuple[str, str], str | None]
) -> list[str]:
    tables: dict[tuple[int, int], list[Row[Any]]] = defaultdict(list)
    for row in rows:
        tables[row.round, row.table].append(row)
    found = []
    at_once = tournament.plan.games
    for table in tables.values():
        for place in range(0, len(table), at_once):
            tie = table[place : place + at_once]
            games = [Game(row.round, row.table, row.first, row.second, number=row.game) for row in tie]
            dice = tie_dice(tournament.secret, tournament.id, games)
            for row, match_id in zip(tie, dice.ids, strict=True):
                own = {seat: seeds.get((row.match, seat)) for seat in dice.seeds}
                if (row.match, bytes(row.secret), own) != (match_id, dice.secret, dice.seeds):
                    found.append(row.match)
    return found
