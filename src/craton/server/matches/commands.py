"""What seats may do. Each command looks at a match and answers with the entries that it adds, or refuses.

Commands change nothing: the host writes the entries and only then applies them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from craton.core.actions import compact
from craton.core.dice import Dice
from craton.core.errors import ActionError
from craton.core.position import Position
from craton.core.sides import Actor
from craton.core.state import State
from craton.server.errors import Refusal
from craton.server.matches.clock import SEATS
from craton.server.matches.entries import Entry, Kind
from craton.server.matches.match import OTHER, Match
from craton.server.matches.secrecy import hidden_slots

MOST_CHAT = 1000
"""Messages in one match: its log is kept for ever."""

Command = Callable[[Match, int], Sequence[Entry]]
"""(match, now) -> the entries it adds."""


def sit(
    seat: str, *, name: str, seed: str, user: str | None = None, bot: str | None = None, program: bool = False
) -> Command:
    """Takes a seat. When both are taken the match begins, with the dice of a setup that starts at a chance event."""

    def command(match: Match, now: int) -> list[Entry]:
        if seat in match.seats:
            raise Refusal("seat-taken", f"The {seat} seat is taken.")
        if match.is_over:
            raise Refusal("not-playing", "This match is over.")
        known = {"user": user, "bot": bot, "program": program}
        data = {"name": name, "seed": seed, **{what: value for what, value in known.items() if value}}
        seeds = {taken: match.seats[taken].seed for taken in match.seats} | {seat: seed}
        entries = [Entry(Kind.SIT, now, seat, data=data)]
        if len(seeds) == len(SEATS):
            entries += _settle(match.position, match.header.dice_of(seeds["first"], seeds["second"]), now)
        return entries

    return command


def act(seat: str, text: str, ply: int, action_id: str | None) -> Command:
    """One action, then the dice it causes, up to the next decision or the end."""

    def command(match: Match, now: int) -> list[Entry]:
        require_playing(match)
        if match.to_act != seat:
            raise Refusal("not-your-turn", f"It is not the turn of the {seat} seat.", to_act=match.to_act)
        if ply != match.ply:
            raise Refusal(
                "stale", f"The match has gone on: this answers ply {ply}, but it is at {match.ply}.", ply=match.ply
            )
        position = match.position
        notation, game = match.game.definition.notation, match.game
        try:
            code = notation.read(game, compact(text))
        except ActionError as error:
            raise Refusal("illegal", str(error)) from None
        if code not in position.legal:
            verdict = State(game, position).explain(text)
            raise Refusal("illegal", verdict.reason or f"{text[:60]} is not possible now.")
        after = position.after(code)
        done = Entry(Kind.ACTION, now, seat, notation.write(game, code), action_id=action_id, after=after)
        return [done, *_settle(after, match.dice, now)]

    return command


def _settle(position: Position, dice: Dice, now: int) -> list[Entry]:
    """Outcomes of all chance events at hand, and the end if the game is over then."""
    entries: list[Entry] = []
    while position.to_move is Actor.CHANCE:
        event = position.event or ""
        outcomes = position.game.definition.notation.outcomes(position)
        drawn = dice.draw(position.turn, event, outcomes)
        position = position.after_outcome(outcomes.index(drawn))
        entries.append(Entry(Kind.OUTCOME, now, None, drawn, {"event": event}, after=position))
    outcome = position.outcome
    if outcome is not None:
        winner = "draw" if outcome.winner is None else _seat_behind(position, str(outcome.winner))
        score = list(outcome.score) if outcome.score else None
        entries.append(end(now, winner, outcome.reason, score=score))
    return entries


def _seat_behind(position: Position, side: str) -> str:
    black = str(position.seat_of_black)
    return black if side == "black" else OTHER[black]


def end(now: int, winner: str | None, reason: str, *, seat: str | None = None, **more: Any) -> Entry:
    return Entry(Kind.END, now, seat, data={"winner": winner, "reason": reason, **more})


def fall(match: Match, now: int) -> list[Entry]:
    """The flag, if it has fallen by now. The end is dated when it fell."""
    deadline = match.clocks.deadline
    if not match.is_playing or deadline is None or now <= deadline or match.clocks.running is None:
        return []
    return [end(now, OTHER[match.clocks.running], "time", fallen=deadline)]


def resign(seat: str) -> Command:
    def command(match: Match, now: int) -> list[Entry]:
        require_playing(match)
        return [end(now, OTHER[seat], "resignation", seat=seat)]

    return command


def abort(seat: str | None) -> Command:
    """Ends a match without a result: while a seat is free, or before the second turn is complete."""

    def command(match: Match, now: int) -> list[Entry]:
        if match.is_over:
            raise Refusal("not-playing", "This match is over.")
        if match.is_playing and match.position.turn - match.header.start.turn >= 2:
            raise Refusal("not-allowed-now", "A match can be aborted only before its second turn; you may resign.")
        return [end(now, None, "aborted", seat=seat)]

    return command


def offer(seat: str, what: str) -> Command:
    """Offers a draw, asks for a takeback or a rematch. Who has both seats need not ask."""

    def command(match: Match, now: int) -> list[Entry]:
        standing = match.offers.get(what)
        if standing == seat:
            raise Refusal("not-allowed-now", f"You have asked for a {what} already.")
        if what == "rematch":
            check_rematch(match)
            return [Entry(Kind.OFFER, now, seat, what)]
        require_playing(match)
        if standing is not None or match.seats[seat].user == match.seats[OTHER[seat]].user:
            return _granted(match, standing or seat, what, now)
        if what == "takeback":
            takeback_target(match, seat)
        elif _offers_since_last_action(match, seat, what):
            raise Refusal("not-allowed-now", "You have offered a draw since your last action.")
        return [Entry(Kind.OFFER, now, seat, what)]

    return command


def accept(seat: str, what: str) -> Command:
    def command(match: Match, now: int) -> list[Entry]:
        require_playing(match)
        if match.offers.get(what) != OTHER[seat]:
            raise Refusal("not-allowed-now", f"No {what} has been offered to you.")
        return _granted(match, OTHER[seat], what, now)

    return command


def _granted(match: Match, asking: str, what: str, now: int) -> list[Entry]:
    if what == "draw":
        return [end(now, "draw", "agreement", seat=OTHER[asking])]
    return [Entry(Kind.TAKEBACK, now, OTHER[asking], data={"steps": takeback_target(match, asking)})]


def check_rematch(match: Match) -> None:
    if not match.is_over or len(match.seats) < len(SEATS):
        raise Refusal("not-allowed-now", "A rematch can be asked for when the match is over.")
    if match.rematch is not None:
        raise Refusal("not-allowed-now", "The rematch has begun already.", match=match.rematch)


def decline(seat: str, what: str) -> Command:
    """Refuses the other's offer, or withdraws one's own."""

    def command(match: Match, now: int) -> list[Entry]:
        if what not in match.offers:
            raise Refusal("not-allowed-now", f"No {what} has been offered.")
        return [Entry(Kind.DECLINE, now, seat, what)]

    return command


def _offers_since_last_action(match: Match, seat: str, what: str) -> bool:
    for entry in reversed(match.entries):
        if entry.kind is Kind.ACTION and entry.seat == seat:
            return False
        if entry.kind is Kind.OFFER and (entry.seat, entry.text) == (seat, what):
            return True
    return False


def takeback_target(match: Match, seat: str) -> int:
    """How many steps stay if a seat's last action is taken back."""
    for place in range(len(match.steps) - 1, -1, -1):
        step = match.steps[place]
        if step.event is not None:
            raise Refusal("not-allowed-now", "Nothing can be taken back across dice.")
        if step.seat == seat:
            break
    else:
        raise Refusal("not-allowed-now", "There is no action of yours to take back.")
    for steps in range(place, len(match.steps) + 1):
        position = match.position_at(steps)
        if any(hidden_slots(position, viewer) for viewer in OTHER):
            raise Refusal("not-allowed-now", "Nothing can be taken back where something was hidden.")
    return place


def adjudicate(reason: str, ply: int) -> Command:
    """Ends a match in which the seat to act cannot, unless it has gone on."""

    def command(match: Match, now: int) -> list[Entry]:
        if match.to_act is None or match.ply != ply:
            return []
        return [end(now, OTHER[match.to_act], reason, seat=match.to_act)]

    return command


def reveal(match: Match, now: int) -> list[Entry]:
    """Tells the secret of the dice in a match that is over, whose twin is over too."""
    return [Entry(Kind.REVEAL, now)] if match.is_over and not match.is_revealed else []


def claim(seat: str, *, absent: Callable[[Match, str, int], bool]) -> Command:
    """Wins against an opponent who is to act and has been away for long."""

    def command(match: Match, now: int) -> list[Entry]:
        require_playing(match)
        if match.to_act != OTHER[seat]:
            raise Refusal("not-allowed-now", "A claim is heard only while the opponent is to act.")
        if match.header.clock.kind == "correspondence":
            raise Refusal("not-allowed-now", "In correspondence the clock decides.")
        if not absent(match, OTHER[seat], now):
            raise Refusal("not-allowed-now", "Your opponent has not been away for long enough.")
        return [end(now, seat, "absence", seat=seat)]

    return command


def vacation(seat: str, *, away: bool) -> Command:
    def command(match: Match, now: int) -> list[Entry]:
        require_playing(match)
        if match.header.clock.kind != "correspondence":
            raise Refusal("not-allowed-now", "Vacation can be taken only in correspondence.")
        hand = match.clocks.hands[seat]
        if hand.away == away:
            raise Refusal("not-allowed-now", "You are on vacation already." if away else "You are not on vacation.")
        if away and hand.vacation <= 0:
            raise Refusal("not-allowed-now", "Your vacation in this match is used up.")
        return [Entry(Kind.VACATION, now, seat, "on" if away else "off")]

    return command


def chat(seat: str | None, user: str, name: str, text: str) -> Command:
    def command(match: Match, now: int) -> list[Entry]:
        if sum(entry.kind is Kind.CHAT for entry in match.entries) >= MOST_CHAT:
            raise Refusal("not-allowed-now", "Enough has been said in this match.")
        return [Entry(Kind.CHAT, now, seat, text, {"user": user, "name": name})]

    return command


def require_playing(match: Match) -> None:
    if match.status == "waiting":
        raise Refusal("not-playing", "The match has not begun: a seat is still free.", status=match.status)
    if not match.is_playing:
        raise Refusal("not-playing", "The match is over.", status=match.status)
