"""Commands: what seats may do in a match. A command returns the log entries that it adds, or raises RequestError.

Commands change nothing themselves: the match service writes the entries and then applies them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Concatenate, ParamSpec

from craton.core.actions import compact
from craton.core.dice import Dice
from craton.core.errors import ActionError
from craton.core.position import Position
from craton.core.sides import Actor
from craton.core.state import State
from craton.server.accounts.identity import Caller
from craton.server.errors import RequestError
from craton.server.matches.clock import SEATS
from craton.server.matches.entries import Entry, EntryKind
from craton.server.matches.match import OTHER, Match, Seat
from craton.server.matches.secrecy import hidden_slots

MAX_CHAT = 1000
"""Messages in one match, because its log is kept forever."""

P = ParamSpec("P")
Command = Callable[[Match, int], Sequence[Entry]]
"""(match, now) -> the entries to add."""


def command(body: Callable[Concatenate[Match, int, P], Sequence[Entry]]) -> Callable[P, Command]:
    """A function of the arguments after `match` and `now` that returns a command."""
    return lambda *args, **kwargs: lambda match, now: body(match, now, *args, **kwargs)


@command
def sit(match: Match, now: int, seat: str, player: Seat) -> Sequence[Entry]:
    """Take a seat. When both are taken the match begins and advances to the first decision."""
    if seat in match.seats:
        raise RequestError("seat-taken", f"The {seat} seat is taken.")
    if match.is_over:
        raise RequestError("not-playing", "This match is over.")
    optional = {"user": player.user, "bot": player.bot, "program": player.program}
    data = {"name": player.name, "seed": player.seed, **{key: value for key, value in optional.items() if value}}
    seeds = {taken: match.seats[taken].seed for taken in match.seats} | {seat: player.seed}
    entries = [Entry(EntryKind.SIT, now, seat, data=data)]
    if len(seeds) == len(SEATS):
        entries += _advance(match.position, match.header.dice_of(seeds["first"], seeds["second"]), now)
    return entries


@command
def join(match: Match, now: int, caller: Caller, wanted: str | None, seed: str) -> Sequence[Entry]:
    """Take a free seat: the wanted one, or any."""
    if match.seats_of(caller.user):
        raise RequestError("seat-taken", "You already have a seat in this match.")
    if match.is_over:
        raise RequestError("not-playing", "This match is over.")
    free = [seat for seat in OTHER if seat not in match.seats and wanted in (None, seat)]
    if not free:
        raise RequestError("seat-taken", "The seat is taken." if wanted else "Both seats are taken.")
    return sit(free[0], Seat(caller.name, seed, caller.user, program=caller.is_bot))(match, now)


@command
def act(match: Match, now: int, seat: str, text: str, ply: int, action_id: str | None) -> Sequence[Entry]:
    """Play one action and advance to the next decision or the end."""
    require_playing(match)
    if match.to_act != seat:
        raise RequestError("not-your-turn", f"It is not the turn of the {seat} seat.", to_act=match.to_act)
    if ply != match.ply:
        raise RequestError(
            "stale",
            f"This action is outdated: it answers ply {ply}, but the match is at ply {match.ply}.",
            ply=match.ply,
        )
    position = match.position
    notation, game = match.game.definition.notation, match.game
    try:
        code = notation.read(game, compact(text))
    except ActionError as error:
        raise RequestError("illegal", str(error)) from None
    if code not in position.legal:
        verdict = State(game, position).explain(text)
        raise RequestError("illegal", verdict.reason or f"{text[:60]} is not legal now.")
    after = position.after(code)
    played = Entry(EntryKind.ACTION, now, seat, notation.write(game, code), action_id=action_id, after=after)
    return [played, *_advance(after, match.dice, now)]


def _advance(position: Position, dice: Dice, now: int) -> list[Entry]:
    """The outcomes of pending chance events and forced passes, and the end of the match if the game is over then."""
    entries: list[Entry] = []
    while position.to_move is Actor.CHANCE or position.must_pass:
        if position.must_pass:
            seat, text = str(position.seat_to_move), position.legal_moves[0]
            position = position.after(position.legal[0])
            entries.append(Entry(EntryKind.ACTION, now, seat, text, after=position))
            continue
        event = position.event or ""
        outcomes = position.game.definition.notation.outcomes(position)
        drawn = dice.draw(position.turn, event, outcomes)
        position = position.after_outcome(outcomes.index(drawn))
        entries.append(Entry(EntryKind.OUTCOME, now, None, drawn, {"event": event}, after=position))
    outcome = position.outcome
    if outcome is not None:
        winner = "draw" if outcome.winner is None else position.seat(outcome.winner)
        score = list(outcome.score) if outcome.score else None
        entries.append(end(now, winner, outcome.reason, score=score))
    return entries


def end(now: int, winner: str | None, reason: str, *, seat: str | None = None, **more: Any) -> Entry:
    return Entry(EntryKind.END, now, seat, data={"winner": winner, "reason": reason, **more})


def flag_fall(match: Match, now: int) -> list[Entry]:
    """End the match if a flag has fallen; `fallen` is when it fell."""
    deadline = match.clocks.deadline
    if not match.is_playing or deadline is None or now <= deadline or match.clocks.running is None:
        return []
    return [end(now, OTHER[match.clocks.running], "time", fallen=deadline)]


@command
def resign(match: Match, now: int, seat: str) -> Sequence[Entry]:
    require_playing(match)
    return [end(now, OTHER[seat], "resignation", seat=seat)]


@command
def abort(match: Match, now: int, seat: str | None) -> Sequence[Entry]:
    """End a match without a result: while a seat is free, or before the second turn is complete."""
    if match.is_over:
        raise RequestError("not-playing", "This match is over.")
    if match.is_playing and match.position.turn - match.header.start.turn >= 2:
        raise RequestError("not-allowed-now", "A match can be aborted only before its second turn; resign instead.")
    return [end(now, None, "aborted", seat=seat)]


@command
def offer(match: Match, now: int, seat: str, what: str) -> Sequence[Entry]:
    """Offer a draw, a takeback or a rematch. It is granted at once to a user who holds both seats."""
    offered_by = match.offers.get(what)
    if offered_by == seat:
        raise RequestError("not-allowed-now", f"You have already asked for a {what}.")
    if what == "rematch":
        require_rematch_possible(match)
        return [Entry(EntryKind.OFFER, now, seat, what)]
    require_playing(match)
    if offered_by is not None or match.seats[seat].user == match.seats[OTHER[seat]].user:
        return _granted(match, offered_by or seat, what, now)
    if what == "takeback":
        takeback_target(match, seat)
    elif _offers_since_last_action(match, seat, what):
        raise RequestError("not-allowed-now", "You have already offered a draw since your last action.")
    return [Entry(EntryKind.OFFER, now, seat, what)]


@command
def accept(match: Match, now: int, seat: str, what: str) -> Sequence[Entry]:
    require_playing(match)
    if match.offers.get(what) != OTHER[seat]:
        raise RequestError("not-allowed-now", f"No {what} has been offered to you.")
    return _granted(match, OTHER[seat], what, now)


def _granted(match: Match, offered_by: str, what: str, now: int) -> list[Entry]:
    if what == "draw":
        return [end(now, "draw", "agreement", seat=OTHER[offered_by])]
    return [Entry(EntryKind.TAKEBACK, now, OTHER[offered_by], data={"steps": takeback_target(match, offered_by)})]


def require_rematch_possible(match: Match) -> None:
    if not match.is_over or len(match.seats) < len(SEATS):
        raise RequestError("not-allowed-now", "A rematch is possible only when the match is over.")
    if match.rematch is not None:
        raise RequestError("not-allowed-now", "The rematch has already begun.", match=match.rematch)


@command
def decline(match: Match, now: int, seat: str, what: str) -> Sequence[Entry]:
    """Decline the opponent's offer, or withdraw one's own."""
    if what not in match.offers:
        raise RequestError("not-allowed-now", f"No {what} has been offered.")
    return [Entry(EntryKind.DECLINE, now, seat, what)]


def _offers_since_last_action(match: Match, seat: str, what: str) -> bool:
    for entry in reversed(match.entries):
        if entry.kind is EntryKind.ACTION and entry.seat == seat:
            return False
        if entry.kind is EntryKind.OFFER and (entry.seat, entry.text) == (seat, what):
            return True
    return False


def takeback_target(match: Match, seat: str) -> int:
    """The number of steps that remain if a seat's last decision is taken back; forced passes do not count."""
    for place in range(len(match.steps) - 1, -1, -1):
        step = match.steps[place]
        if step.event is not None:
            raise RequestError("not-allowed-now", "A dice roll cannot be taken back.")
        if step.seat == seat and not match.position_at(place).must_pass:
            break
    else:
        raise RequestError("not-allowed-now", "There is no action of yours to take back.")
    for steps in range(place, len(match.steps) + 1):
        position = match.position_at(steps)
        if any(hidden_slots(position, viewer) for viewer in OTHER):
            raise RequestError("not-allowed-now", "Hidden choices cannot be taken back.")
    return place


@command
def adjudicate(match: Match, now: int, reason: str, ply: int) -> Sequence[Entry]:
    """End a match against the seat to move, unless the match has gone on since `ply`."""
    if match.to_act is None or match.ply != ply:
        return []
    return [end(now, OTHER[match.to_act], reason, seat=match.to_act)]


def reveal(match: Match, now: int) -> list[Entry]:
    """Publish the secret of the dice of a finished match whose twin is over too."""
    return [Entry(EntryKind.REVEAL, now)] if match.is_over and not match.is_revealed else []


@command
def claim(match: Match, now: int, seat: str, *, absent: Callable[[Match, str, int], bool]) -> Sequence[Entry]:
    """Claim a win against an opponent who is to move and has been absent too long."""
    require_playing(match)
    if match.to_act != OTHER[seat]:
        raise RequestError("not-allowed-now", "You can claim a win only while your opponent is to move.")
    if match.header.clock.kind == "correspondence":
        raise RequestError("not-allowed-now", "In correspondence matches only the clock decides.")
    if not absent(match, OTHER[seat], now):
        raise RequestError("not-allowed-now", "Your opponent has not been away long enough.")
    return [end(now, seat, "absence", seat=seat)]


@command
def vacation(match: Match, now: int, seat: str, *, on: bool) -> Sequence[Entry]:
    require_playing(match)
    if match.header.clock.kind != "correspondence":
        raise RequestError("not-allowed-now", "Vacation is available only in correspondence matches.")
    clock = match.clocks.seats[seat]
    if clock.on_vacation == on:
        raise RequestError("not-allowed-now", "You are already on vacation." if on else "You are not on vacation.")
    if on and clock.vacation <= 0:
        raise RequestError("not-allowed-now", "Your vacation in this match is used up.")
    return [Entry(EntryKind.VACATION, now, seat, "on" if on else "off")]


@command
def chat(match: Match, now: int, seat: str | None, user: str, name: str, text: str) -> Sequence[Entry]:
    if sum(entry.kind is EntryKind.CHAT for entry in match.entries) >= MAX_CHAT:
        raise RequestError("not-allowed-now", f"A match holds at most {MAX_CHAT} chat messages.")
    return [Entry(EntryKind.CHAT, now, seat, text, {"user": user, "name": name})]


def require_playing(match: Match) -> None:
    if match.status == "waiting":
        raise RequestError("not-playing", "The match has not begun: a seat is still free.", status=match.status)
    if not match.is_playing:
        raise RequestError("not-playing", "The match is over.", status=match.status)
