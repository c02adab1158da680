"""Saving a local match as a record, and resuming it."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from craton.cli._arguments import records_in
from craton.cli._local_match.match import LocalMatch, Player, new_dice
from craton.cli._local_match.views import view, visible
from craton.core.dice import Dice
from craton.core.errors import CratonError, RecordError
from craton.core.sides import SEATS, Actor
from craton.core.state import State
from craton.record import TERMINATION, UNFINISHED, Record, dice_tags, format_record, record_of, replay, with_id
from craton.record.states import turns_of
from craton.server.matches.secrecy import view_of

SECRET_NOTE = "The next choice is secret, so the record ends here."
RESUMED_NOTE = "Resumed with new dice, so the dice of this game cannot be verified."


def check_writable(file: Path) -> None:
    """Refuse a file that could not be appended to, before a game is played for nothing."""
    is_new = not file.exists()
    try:
        with file.open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise CratonError(f"The game cannot be saved to {file}: {error.strerror}.") from None
    if is_new:
        file.unlink()


def match_record(match: LocalMatch) -> Record:
    """The record of the match so far. It ends before the first choice that is still secret, which is not in it."""
    record = _open_part(match)
    if match.was_resumed:
        record = replace(record, opening_comments=(*record.opening_comments, RESUMED_NOTE))
    if match.ending is None:
        return with_id(record)
    winner = match.side_of(match.ending.winner)
    tags = record.tags | {"Result": str(winner), "Reason": match.ending.reason}
    return with_id(replace(record, tags=tags, termination=TERMINATION[winner]))


def save_record(match: LocalMatch, file: str) -> str:
    """Append the record to a file; returns a sentence about it. OSError if that is impossible."""
    with Path(file).open("a", encoding="utf-8") as stream:
        stream.write(format_record(match_record(match)) + "\n")
    hint = ""
    if view(match).hides:
        hint = "; it ends before a choice that is still secret"
    elif match.state.to_move is None and match.dice is not None and not match.was_resumed:
        hint = f"; craton verify {file} checks its dice"
    elif not match.is_over:
        hint = f"; craton play --resume {file} continues it"
    return f"The record is in {file}{hint}."


def _open_part(match: LocalMatch) -> Record:
    tags = _tags(match)
    if not view(match).hides:
        return record_of(match.state, tags)
    steps, viewer = match.state.steps, match.viewer
    kept = len(steps)
    while kept and view_of(steps[kept - 1].after, viewer).hides:
        kept -= 1
    flags = visible(match)
    public = [step for step, flag in zip(steps[kept + 1 :], flags[kept + 1 :], strict=True) if flag]
    later = " ".join(str(turn) for turn in turns_of(public))
    note = SECRET_NOTE + (f" After it: {later}" if later else "")
    record = record_of(State.after_steps(match.state.start, steps[:kept]), tags)
    if not record.turns:
        return replace(record, opening_comments=(note,))
    *before, last = record.turns
    return replace(record, turns=(*before, replace(last, comments=(*last.comments, note))))


def _tags(match: LocalMatch) -> dict[str, str]:
    tags = {}
    for seat in SEATS:
        player, word = match.players[seat], str(seat).capitalize()
        tags[word] = player.name
        if player.bot is not None:
            tags[f"{word}Bot"] = player.bot
    tags["Date"] = dt.date.today().strftime("%Y.%m.%d")
    if match.dice is None or match.was_resumed:
        return tags
    return tags | dice_tags(match.dice, reveal=match.is_over)


def saved_record(file: str, number: int | None) -> Record:
    """The last record of a file, or the one with a number."""
    found = list(records_in(file))
    at = len(found) if number is None else number
    if not 1 <= at <= len(found):
        raise RecordError(f"There is no record number {number} in {file}.")
    record = found[at - 1]
    if isinstance(record, RecordError):
        raise record
    if record.termination != UNFINISHED:
        which = "The last game" if number is None else f"Game {number}"
        raise CratonError(f"{which} of {file} is over; --record N chooses another one.")
    return record


def resumed_match(record: Record, players: Mapping[Actor, Player], *, seed: str | None, own_dice: bool) -> LocalMatch:
    """The match of an unfinished record, to be continued.

    A record does not contain the secret of its dice before the match is over. They are continued if the same seed is
    given again, and replaced if nothing has been thrown yet; otherwise the rest of the match has new dice, which cannot
    be verified together with the old ones.
    """
    state = replay(record)
    if own_dice:
        return LocalMatch(state, players, dice=None)
    dice: Dice = new_dice(seed)
    match = LocalMatch(state, players, dice=dice)
    has_thrown = any(step.event is not None for step in state.steps)
    match.was_resumed = has_thrown and record.tags.get("Commitment") != dice.commitment
    return match


def recorded_players(record: Record) -> dict[Actor, Player]:
    """The players that a record names."""
    tags = record.tags
    words = {seat: str(seat).capitalize() for seat in SEATS}
    return {seat: Player(tags.get(word, f"{word} seat"), tags.get(f"{word}Bot")) for seat, word in words.items()}
