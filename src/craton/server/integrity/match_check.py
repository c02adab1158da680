"""The complete check of one match: its hash chain, its replay by the rules, its dice, and the columns of its row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from craton.core.actions import compact
from craton.core.dice import seed_commitment
from craton.core.errors import CratonError
from craton.core.random_options import drawn_game
from craton.core.sides import Actor
from craton.server.integrity.chain import chain_problem
from craton.server.matches.entries import PLAY, Entry, EntryKind
from craton.server.matches.header import Header
from craton.server.matches.match import Match
from craton.server.storage.writer import STANDING

Columns = Mapping[str, Any]

UNREADABLE = (
    CratonError,
    ValueError,
    TypeError,
    LookupError,
    AttributeError,
    AssertionError,
    ArithmeticError,
    RecursionError,
)
"""Errors that reading a damaged match raises; any other is a failure of the machine or of the program."""

AFTER_THE_END = frozenset({EntryKind.CHAT, EntryKind.OFFER, EntryKind.DECLINE, EntryKind.REMATCH, EntryKind.REVEAL})
IMPORTED = "imported-"
"""How the ids of imported players begin; the results of their matches come from a record."""


def sentence(error: BaseException) -> str:
    """The problem of a match that could not be read."""
    text = str(error).strip().splitlines()[0:1]
    if isinstance(error, CratonError) and text:
        return text[0]
    return f"It cannot be read: {type(error).__name__}{': ' + text[0] if text else ''}."


def match_problems(row: Columns, log: Sequence[Columns]) -> list[str]:
    """All problems of a match, as sentences; at most one about its log. log: its entries in order."""
    problems = [] if (broken := chain_problem(row, log)) is None else [broken]
    if (number := next((one["number"] for one in log if not _is_known(one)), None)) is not None:
        return [*problems, f"Entry {number} cannot be read."]
    match = None
    number = 0
    try:
        header = Header.from_row(row)
        match = Match(header)
        entries = [Entry.from_row(one) for one in log]
        replaying = Match.replaying(header, entries, None)
        for number, entry in enumerate(entries, 1):
            if (problem := _entry_problem(match, entry)) is not None:
                return [*problems, f"Entry {number}: {problem}"]
            match = next(replaying)
        number = 0
        return [*problems, *_standing_problems(row, match)]
    except UNREADABLE as error:
        where = f"Entry {number}: " if number else "The header: " if match is None else ""
        return [*problems, where + sentence(error)]


def _is_known(row: Columns) -> bool:
    try:
        Entry.from_row(row)
    except UNREADABLE:
        return False
    return True


def _entry_problem(match: Match, entry: Entry) -> str | None:
    """Why an entry cannot follow at the end of a match's log; None if it can."""
    if entry.number != match.number + 1:
        return f"It has the number {entry.number}."
    ply = match.ply + 1 if entry.kind in PLAY else None
    if entry.ply != ply:
        return f"Its ply is {entry.ply}, not {ply}."
    if match.is_over and entry.kind not in AFTER_THE_END:
        return "It follows the end of the match."
    match entry.kind:
        case EntryKind.SIT:
            return f"The seat {entry.seat} is taken twice." if entry.seat in match.seats else None
        case EntryKind.SEED:
            return _seed_problem(match, entry)
        case EntryKind.OPTIONS:
            return _options_problem(match, entry)
        case EntryKind.ACTION:
            return _action_problem(match, entry)
        case EntryKind.OUTCOME:
            return _outcome_problem(match, entry)
        case EntryKind.TAKEBACK:
            remaining = entry.data["steps"]
            return None if 0 <= remaining <= len(match.steps) else f"A takeback leaves {remaining} steps."
        case EntryKind.END:
            return result_problem(match, entry)
    return None


def _seed_problem(match: Match, entry: Entry) -> str | None:
    if entry.seat not in match.to_reveal:
        return f"The seat {entry.seat} has no seed to reveal."
    if seed_commitment(entry.text) != match.seats[entry.seat].commitment:
        return f"The seed of the seat {entry.seat} does not match its commitment."
    return None


def _options_problem(match: Match, entry: Entry) -> str | None:
    if match.header.asked is None or not match.has_both_seeds:
        return "There are no options to draw."
    drawn = drawn_game(match.game.definition, match.header.asked, match.dice).options_text
    return None if entry.text == drawn else f"The options are {entry.text}, but the seeds give {drawn}."


def _action_problem(match: Match, entry: Entry) -> str | None:
    position, notation = match.position, match.game.definition.notation
    if not match.is_playing:
        return "An action before the match has begun."
    if entry.seat != position.seat_to_move:
        return f"The seat {entry.seat} acts, but {position.seat_to_move or 'no seat'} is to move."
    code = notation.read(match.game, compact(entry.text))
    if code not in position.legal:
        return f"The action {entry.text} is illegal: {notation.why_illegal(position, code) or 'it is not possible now'}"
    return None


def _outcome_problem(match: Match, entry: Entry) -> str | None:
    position = match.position
    if position.to_move is not Actor.CHANCE:
        return "There is no chance event."
    if entry.data["event"] != position.event:
        return f"It is an outcome of {entry.data['event']}, but the chance event is {position.event}."
    chance = position.chance
    if entry.text not in chance:
        return f"{entry.text} is no outcome of {position.event}."
    if match.header.secret and (drawn := match.dice.draw(position.turn, str(position.event), chance)) != entry.text:
        return f"The outcome of {position.event} is {entry.text}, but the seeds give {drawn}."
    return None


def result_problem(match: Match, end: Entry) -> str | None:
    """Whether the end of a match contradicts the position."""
    outcome = match.position.outcome
    if match.header.creator.startswith(IMPORTED):
        return None
    stored = (end.data["winner"], end.data["reason"])
    if outcome is None:
        by_rules = stored[1] in match.game.definition.reasons
        return f"The match ends by {stored[1]}, but the game is not over." if by_rules else None
    ruled = ("draw" if outcome.winner is None else str(match.position.seat(outcome.winner)), outcome.reason)
    return None if stored == ruled else f"The match ends with {_shown(stored)}, but by the rules with {_shown(ruled)}."


def _shown(result: tuple[str | None, str]) -> str:
    winner, reason = result
    return f"{winner or 'no result'} ({reason})"


def _standing_problems(row: Columns, match: Match) -> list[str]:
    problems = []
    if match.is_playing and match.position.to_move is Actor.CHANCE:
        problems.append("The log ends before a chance event.")
    if match.is_playing and match.position.outcome is not None:
        problems.append("The game is over, but the log does not end the match.")
    standing = match.standing()
    differing = (name for name in STANDING if row[name] != standing[name])
    return problems + [f"The column {one} is {row[one]!r}, but the log gives {standing[one]!r}." for one in differing]


def rules_problem(row: Columns, log: Sequence[Columns]) -> str | None:
    """Why a match opened under another version of the rules does not replay identically; None if it does."""
    problems = match_problems(row, log)
    if not problems:
        return None
    version = Header.from_row(row).game.definition.rules_version
    return (
        f"It was played under version {row['rules']} of the rules and does not replay identically under version "
        f"{version}: {problems[0]}"
    )
