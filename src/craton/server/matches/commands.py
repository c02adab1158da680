"""Commands: what seats may do in a match. A command returns the log entries that it adds, or raises RequestError.

Commands change nothing themselves: the match service writes the entries and then applies them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Concatenate, ParamSpec

from craton.core.actions import compact
from craton.core.dice import Dice, fresh_seed, seed_commitment
from craton.core.errors import ActionError
from craton.core.position import Position
from craton.core.random_options import drawn_game
from craton.core.sides import Actor
from craton.core.state import State
from craton.server.accounts.identity import Caller
from craton.server.errors import RequestError
from craton.server.matches.caps import (
    require_chat,
    require_offer,
    require_room,
    require_takeback,
    require_vacation,
)
from craton.server.matches.clock import DAY, MINUTE, SEATS
from craton.server.matches.entries import PLAY, Entry, EntryKind
from craton.server.matches.header import Seat
from craton.server.matches.match import OTHER, Match
from craton.server.matches.secrecy import has_secrets, hidden_slots

P = ParamSpec("P")
Command = Callable[[Match, int], Sequence[Entry]]
"""(match, now) -> the entries to add."""


def command(body: Callable[Concatenate[Match, int, P], Sequence[Entry]]) -> Callable[P, Command]:
    """A function of the arguments after `match` and `now` that returns a command."""
    return lambda *args, **kwargs: lambda match, now: body(match, now, *args, **kwargs)


@command
def sit(match: Match, now: int, seat: str, player: Seat) -> Sequence[Entry]:
    """Take a seat. A player without a commitment leaves the seed to the server."""
    if seat in match.seats:
        raise RequestError("seat-taken", f"The {seat} seat is taken.")
    if match.is_over:
        raise RequestError("not-playing", "This match is over.")
    if player.commitment is not None and any(player.commitment == one.commitment for one in match.seats.values()):
        raise RequestError("bad-request", "This is the other seat's commitment; draw a seed of your own.")
    if player.commitment is None and player.seed is None:
        player = replace(player, seed=fresh_seed(), by_server=True)
    return [Entry(EntryKind.SIT, now, seat, data=player.to_data()), *_start(match, {**match.seats, seat: player}, now)]


@command
def join(match: Match, now: int, caller: Caller, wanted: str | None, commitment: str | None) -> Sequence[Entry]:
    """Take a free seat: the wanted one, or any."""
    if match.seats_of(caller.user):
        raise RequestError("seat-taken", "You already have a seat in this match.")
    if match.is_over:
        raise RequestError("not-playing", "This match is over.")
    free = [seat for seat in OTHER if seat not in match.seats and wanted in (None, seat)]
    if not free:
        raise RequestError("seat-taken", "The seat is taken." if wanted else "Both seats are taken.")
    player = Seat(caller.name, None, caller.user, program=caller.is_bot, commitment=commitment)
    return sit(free[0], player)(match, now)


@command
def reveal_seed(match: Match, now: int, seat: str, seed: str) -> Sequence[Entry]:
    """Reveal the seed that a seat has committed to. Repeating it has no effect."""
    taken = match.seats[seat]
    if taken.commitment is None:
        raise RequestError("not-allowed-now", "You took your seat without a commitment, so the server chose your seed.")
    if taken.seed == seed:
        return []
    if match.is_over:
        raise RequestError("not-playing", "This match is over.")
    if len(match.seats) < len(SEATS):
        raise RequestError("not-allowed-now", "Keep your seed until both seats are taken and have committed to theirs.")
    if seed_commitment(seed) != taken.commitment:
        raise RequestError(
            "bad-request", "The seed does not match the commitment that you sent when you took the seat."
        )
    return [
        Entry(EntryKind.SEED, now, seat, seed),
        *_start(match, {**match.seats, seat: replace(taken, seed=seed)}, now),
    ]


def _start(match: Match, seats: Mapping[str, Seat], now: int) -> list[Entry]:
    """Draw the random options and advance to the first decision, once both seats are taken and their seeds known."""
    first, second = (seats[seat].seed if seat in seats else None for seat in SEATS)
    if first is None or second is None:
        return []
    dice = match.header.dice_of(first, second)
    if match.header.asked is None:
        return _advance(match.position, dice, now)
    game = drawn_game(match.game.definition, match.header.asked, dice)
    return [Entry(EntryKind.OPTIONS, now, text=game.options_text), *_advance(game.start(), dice, now)]


@command
def act(match: Match, now: int, seat: str, text: str, ply: int, action_id: str | None) -> Sequence[Entry]:
    """Play one action and advance to the next decision or the end."""
    require_playing(match)
    if match.to_act != seat:
        raise RequestError("not-your-turn", f"It is not the {seat} seat's turn.", to_act=match.to_act)
    if ply != match.ply:
        raise RequestError(
            "stale",
            f"This action is outdated: it answers ply {ply}, but the match is at ply {match.ply}.",
            ply=match.ply,
        )
    require_room(match)
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
        drawn = dice.draw(position.turn, event, position.chance)
        position = position.after_outcome(list(position.chance).index(drawn))
        entries.append(Entry(EntryKind.OUTCOME, now, None, drawn, {"event": event}, after=position))
    outcome = position.outcome
    if outcome is not None:
        winner = "draw" if outcome.winner is None else position.seat(outcome.winner)
        score = list(outcome.score) if outcome.score else None
        entries.append(end(now, winner, outcome.reason, score=score))
    return entries


def end(now: int, winner: str | None, reason: str, *, seat: str | None = None, **more: Any) -> Entry:
    return Entry(EntryKind.END, now, seat, data={"winner": winner, "reason": reason, **more})


def flag_fall(match: Match, now: int, allowance: int = 0) -> list[Entry]:
    """End the match if a flag fell more than `allowance` ago; `fallen` is when it fell."""
    deadline = match.clocks.deadline
    if not match.is_playing or deadline is None or now <= deadline + allowance or match.clocks.running is None:
        return []
    return [end(now, OTHER[match.clocks.running], "time", fallen=deadline)]


@command
def resign(match: Match, now: int, seat: str) -> Sequence[Entry]:
    require_playing(match)
    return [end(now, OTHER[seat], "resignation", seat=seat)]


@command
def abort(match: Match, now: int, seat: str | None) -> Sequence[Entry]:
    """End a match without a result: before it starts, or before the second turn is complete."""
    if match.is_over:
        raise RequestError("not-playing", "This match is over.")
    if seat is not None and is_withholding(match, OTHER[seat], now):
        return claim_withheld(match, now, seat)
    if match.is_playing and match.position.turn - match.header.start.turn >= 2:
        raise RequestError("not-allowed-now", "A match can be aborted only before its second turn; resign instead.")
    return [end(now, None, "aborted", seat=seat, **({"excused": True} if _is_kept_waiting(match, now, seat) else {}))]


def _is_kept_waiting(match: Match, now: int, seat: str | None) -> bool:
    """Whether a seat has waited too long for its opponent's first action, and no clock will end that."""
    is_waiting = seat is not None and match.to_act == OTHER[seat] and not match.clocks.is_running
    return is_waiting and now - match.last_play > reveal_time(match)


@command
def offer(match: Match, now: int, seat: str, what: str, commitment: str | None = None) -> Sequence[Entry]:
    """Offer a draw, a takeback or a rematch. It is granted at once to a user who holds both seats.

    commitment: to the seed for the rematch.
    """
    offered_by = match.offers.get(what)
    if offered_by == seat:
        raise RequestError("not-allowed-now", f"You have already asked for a {what}.")
    if what == "rematch":
        require_rematch_possible(match)
        require_offer(match, seat)
        return [Entry(EntryKind.OFFER, now, seat, what, {"commitment": commitment} if commitment else {})]
    require_playing(match)
    if offered_by is not None or match.seats[seat].user == match.seats[OTHER[seat]].user:
        return _granted(match, offered_by or seat, what, now)
    require_offer(match, seat)
    if what == "takeback":
        require_takeback(match, seat)
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
    require_takeback(match, offered_by)
    return [Entry(EntryKind.TAKEBACK, now, OTHER[offered_by], data={"steps": takeback_target(match, offered_by)})]


def offered_commitment(match: Match, seat: str) -> str | None:
    """The commitment that came with a seat's pending offer of a rematch."""
    if match.offers.get("rematch") != seat:
        return None
    offers = (entry for entry in reversed(match.entries) if entry.kind is EntryKind.OFFER and entry.seat == seat)
    commitment: str | None = next(offers).data.get("commitment")
    return commitment


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
        if step.seat == seat and not (step.text == "pass" and match.position_at(place).must_pass):
            break
    else:
        raise RequestError("not-allowed-now", "You have no action to take back.")
    if has_secrets(match.game) and any(
        hidden_slots(position, viewer) for position in match.positions(place) for viewer in OTHER
    ):
        raise RequestError("not-allowed-now", "Hidden choices cannot be taken back.")
    return place


@command
def adjudicate(match: Match, now: int, reason: str, ply: int, *, slower: bool = False) -> Sequence[Entry]:
    """End a match against the seat to move, unless the match has gone on since `ply`.

    slower: against the seat that has used more time, so that nobody wins by moving just before the decision.
    """
    if match.to_act is None or match.ply != ply:
        return []
    used = time_used(match, now)
    seat = OTHER[match.to_act] if slower and used[OTHER[match.to_act]] > used[match.to_act] else match.to_act
    return [end(now, OTHER[seat], reason, seat=seat)]


def time_used(match: Match, now: int) -> dict[str, int]:
    """The milliseconds that each seat has been to move, whatever the clock."""
    used = dict.fromkeys(SEATS, 0)
    last = match.begun
    for entry in match.entries:
        if entry.kind is EntryKind.ACTION and entry.seat is not None:
            used[entry.seat] += entry.at - last
        if entry.kind in PLAY:
            last = entry.at
    if match.to_act is not None:
        used[match.to_act] += now - last
    return used


@command
def rule(match: Match, now: int, winner: str | None) -> Sequence[Entry]:
    """The operator's ruling: a winner or a draw, or None to abort the match at any time."""
    if match.is_over:
        raise RequestError("not-playing", "The match is over.", status=match.status)
    if winner is None:
        return [end(now, None, "aborted")]
    require_playing(match)
    return [end(now, winner, "ruling")]


def reveal(match: Match, now: int) -> list[Entry]:
    """Publish the secret of the dice of a finished match whose twin is over too."""
    return [Entry(EntryKind.REVEAL, now)] if match.is_over and not match.is_revealed else []


@command
def claim(match: Match, now: int, seat: str, *, absent: Callable[[Match, str, int], bool]) -> Sequence[Entry]:
    """Claim a win against an opponent who is to move and has been absent too long; or an abort if no seed comes."""
    if match.to_reveal:
        return claim_withheld(match, now, seat)
    require_playing(match)
    if match.to_act != OTHER[seat]:
        raise RequestError("not-allowed-now", "You can claim a win only while your opponent is to move.")
    if match.header.clock.kind == "correspondence":
        raise RequestError("not-allowed-now", "In correspondence matches only the clock decides.")
    if not absent(match, OTHER[seat], now):
        raise RequestError("not-allowed-now", "Your opponent has not been away long enough.")
    return [end(now, seat, "absence", seat=seat)]


def reveal_time(match: Match) -> int:
    """How long a seat may take to reveal its seed, or to begin: a minute with both players present, otherwise a turn or
    a day."""
    rule = match.header.clock
    return MINUTE if rule.is_live else rule.step or DAY


def is_withholding(match: Match, seat: str, now: int) -> bool:
    """Whether the match has waited too long for a seat's seed, and for that alone."""
    return match.to_reveal == (seat,) and now - match.begun > reveal_time(match)


def claim_withheld(match: Match, now: int, seat: str) -> list[Entry]:
    """Abort a match because the opponent does not reveal the seed. The entry names the opponent's seat."""
    if seat in match.to_reveal:
        raise RequestError("not-allowed-now", "Reveal your own seed first.")
    if not is_withholding(match, OTHER[seat], now):
        raise RequestError("not-allowed-now", "Your opponent still has time to reveal the seed.")
    return [end(now, None, "aborted", seat=OTHER[seat], withheld=True)]


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
    if on:
        require_vacation(match, seat)
    return [Entry(EntryKind.VACATION, now, seat, "on" if on else "off")]


@command
def chat(match: Match, now: int, seat: str | None, user: str, name: str, text: str) -> Sequence[Entry]:
    require_chat(match, seat)
    return [Entry(EntryKind.CHAT, now, seat, text, {"user": user, "name": name})]


def require_playing(match: Match) -> None:
    if match.status == "waiting":
        missing = "a seed for the dice is still missing" if match.to_reveal else "a seat is still free"
        raise RequestError("not-playing", f"The match has not begun: {missing}.", status=match.status)
    if not match.is_playing:
        raise RequestError("not-playing", "The match is over.", status=match.status)
