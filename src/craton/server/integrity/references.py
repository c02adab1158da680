"""Checks across tables: that rows refer to rows that exist, and that what follows from other rows agrees with them."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

from sqlalchemy import Row, Select, and_, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from craton.server.integrity.report import Report
from craton.server.ratings.rating import DRAWN, LOST, WON
from craton.server.storage.tables import entrants, matches, metadata, pairings, rating_changes, ratings, tournaments

RESULTS = {"first": WON, "draw": DRAWN, "second": LOST}


async def check_references(connection: AsyncConnection, report: Report) -> None:
    for check in (_foreign_keys, _links, _twins, _pairings, _ratings, _rated_matches):
        await check(connection, report)


async def _rows(connection: AsyncConnection, query: Select[Any]) -> list[Row[Any]]:
    return list((await connection.execute(query)).all())


async def _foreign_keys(connection: AsyncConnection, report: Report) -> None:
    """Every reference that the tables declare. PostgreSQL enforces them; in SQLite they can be turned off."""
    for table in metadata.sorted_tables:
        for key in table.foreign_keys:
            column, target = key.parent, key.column
            missing = ~exists().where(target == column)
            for row in await _rows(connection, select(table).where(column.is_not(None), missing).limit(100)):
                keys = ", ".join(f"{one.name} {row._mapping[one.name]}" for one in table.primary_key.columns)
                report.add(f"{table.name} {keys}", f"There is no {target.table.name} row {row._mapping[column.name]}.")


async def _links(connection: AsyncConnection, report: Report) -> None:
    """Links between matches and to tournaments, which are not foreign keys."""
    other = matches.alias("other")
    for name in ("previous", "twin", "dice"):
        column = matches.c[name]
        missing = ~exists().where(other.c.id == column)
        imported = matches.c.creator.like("imported-%")  # the twin may not have been imported
        for row in await _rows(connection, select(matches).where(column.is_not(None), missing, ~imported)):
            report.add(f"match {row.id}", f"Its {name}, the match {row._mapping[name]}, does not exist.")
    missing = ~exists().where(tournaments.c.id == matches.c.tournament)
    for row in await _rows(connection, select(matches).where(matches.c.tournament.is_not(None), missing)):
        report.add(f"match {row.id}", f"Its tournament {row.tournament} does not exist.")


async def _twins(connection: AsyncConnection, report: Report) -> None:
    """Two matches with the same dice name each other and have one secret."""
    other = matches.alias("other")
    columns = (matches.c.id, matches.c.secret, matches.c.dice, matches.c.twin)
    others = (other.c.twin.label("back"), other.c.secret.label("other_secret"), other.c.dice.label("other_dice"))
    for row in await _rows(connection, select(*columns, *others).join(other, other.c.id == matches.c.twin)):
        if row.back != row.id:
            report.add(f"match {row.id}", f"Its twin {row.twin} names another match as its twin.")
        elif row.secret != row.other_secret:
            report.add(f"match {row.id}", f"Its secret differs from that of its twin {row.twin}.")
        elif (row.dice or row.id) != (row.other_dice or row.twin):
            report.add(f"match {row.id}", f"Its dice are derived from another id than those of its twin {row.twin}.")


async def _pairings(connection: AsyncConnection, report: Report) -> None:
    """The games of tournaments have their matches, players and results."""
    keys = (pairings.c.tournament, pairings.c.round, pairings.c.table, pairings.c.game)
    played = (
        matches.c.id.label("found"),
        matches.c.tournament.label("of"),
        matches.c.first.label("one"),
        matches.c.second.label("two"),
        matches.c.status,
        matches.c.winner,
    )
    query = select(*keys, pairings.c.first, pairings.c.second, pairings.c.match, pairings.c.points, pairings.c.how)
    query = query.add_columns(*played).outerjoin(matches, matches.c.id == pairings.c.match)
    for row in await _rows(connection, query):
        where = f"tournament {row.tournament}, round {row.round}, table {row.table}, game {row.game}"
        if row.match is None:
            continue
        if row.found is None:
            report.add(where, f"Its match {row.match} does not exist.")
        elif row.of != row.tournament:
            report.add(where, f"Its match {row.match} belongs to {row.of or 'no tournament'}.")
        elif (row.one, row.two) != (row.first, row.second):
            report.add(where, f"The players of its match {row.match} are others.")
        elif row.points is not None and row.status == "over" and row.how != "quarantined":
            if row.points != RESULTS.get(row.winner):
                report.add(where, f"It counts {row.points} half points, but its match {row.match} ended {row.winner}.")
        elif row.points is not None and row.status == "playing" and row.how != "quarantined":
            report.add(where, f"It is decided, but its match {row.match} is still being played.")
    for column in (pairings.c.first, pairings.c.second):
        is_entrant = exists().where(and_(entrants.c.tournament == pairings.c.tournament, entrants.c.user == column))
        for row in await _rows(connection, select(*keys, column.label("user")).where(column.is_not(None), ~is_entrant)):
            where = f"tournament {row.tournament}, round {row.round}, table {row.table}, game {row.game}"
            report.add(where, f"The player {row.user} is no entrant.")


async def _ratings(connection: AsyncConnection, report: Report) -> None:
    """A rating is what the last of its changes has made it, and counts all of them."""
    changes: dict[tuple[str, str], list[Row[Any]]] = defaultdict(list)
    query = select(rating_changes).order_by(rating_changes.c.user, rating_changes.c.game, rating_changes.c.number)
    for row in await _rows(connection, query):
        changes[row.user, row.game].append(row)
    for row in await _rows(connection, select(ratings)):
        where = f"rating of {row.user} in {row.game}"
        found = changes.pop((row.user, row.game), [])
        if [one.number for one in found] != list(range(1, row.matches + 1)):
            report.add(where, f"It counts {row.matches} matches, but its changes are numbered otherwise.")
            continue
        counted = Counter(one.score for one in found)
        if (row.won, row.drawn, row.lost) != (counted[WON], counted[DRAWN], counted[LOST]):
            report.add(where, "Its wins, draws and losses are not those of its changes.")
        if found and (row.mu, row.sigma) != (found[-1].mu, found[-1].sigma):
            report.add(where, "It differs from its last change.")
    for user, game in changes:
        report.add(f"rating of {user} in {game}", "It has changes, but the rating does not exist.")


async def _rated_matches(connection: AsyncConnection, report: Report) -> None:
    """Every change of a rating comes from a finished rated match of its two players, with their result."""
    table = matches.c
    query = select(
        rating_changes, table.rated, table.status, table.winner, table.first, table.second, table.game.label("played")
    ).join(matches, table.id == rating_changes.c.match)
    sides: Counter[str] = Counter()
    for row in await _rows(connection, query):
        sides[row.match] += 1
        where = f"rating of {row.user} in {row.game}, change {row.number}"
        is_first = row.user == row.first
        players = (row.first, row.second) if is_first else (row.second, row.first)
        result = RESULTS.get(row.winner, DRAWN)
        if not row.rated or row.status != "over" or row.game != row.played:
            report.add(where, f"Its match {row.match} is no finished rated match of {row.game}.")
        elif players != (row.user, row.opponent):
            report.add(where, f"Its match {row.match} was played by others.")
        elif row.score != (result if is_first else WON - result):
            report.add(where, f"Its score is not the result of its match {row.match}.")
    for match_id, number in sides.items():
        if number != len(("first", "second")):
            report.add(f"match {match_id}", "It has changed the rating of one player only.")
