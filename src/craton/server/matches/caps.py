"""Caps on a match's log: it is kept forever, and replayed whenever the match is loaded."""

from __future__ import annotations

from craton.kernel.layout import CAP
from craton.server.errors import RequestError
from craton.server.matches.entries import EntryKind
from craton.server.matches.match import OTHER, Match

MAX_CHAT = 500
"""Chat messages of each seat."""
MAX_SPECTATOR_CHAT = 1000
"""Chat messages of all spectators together."""
MAX_OFFERS = 100
"""Offers of each seat."""
MAX_TAKEBACKS = 100
"""Takebacks of each seat."""
MAX_VACATIONS = 100
"""How often each seat may start a vacation."""
ENTRIES_PER_TURN = 3
FURTHER_ENTRIES = 3000


def max_entries(match: Match) -> int:
    """Maximum number of entries: more than a game can have within its own limit of turns."""
    return ENTRIES_PER_TURN * CAP * len(match.game.board) + FURTHER_ENTRIES


def require_room(match: Match) -> None:
    """Refuse further actions in a match whose log is too long. Everything else has a cap of its own."""
    if match.number >= max_entries(match):
        message = f"The log of this match is full ({max_entries(match)} entries): resign, or agree on a draw."
        raise RequestError("not-allowed-now", message)


def require_chat(match: Match, seat: str | None) -> None:
    """Seats and spectators have separate caps, so spectators cannot use up the players' chat."""
    most = MAX_SPECTATOR_CHAT if seat is None else MAX_CHAT
    if match.tally[EntryKind.CHAT, seat] >= most:
        whose = "Spectators" if seat is None else "A player"
        raise RequestError("not-allowed-now", f"{whose} may send at most {most} chat messages in a match.")


def require_offer(match: Match, seat: str) -> None:
    if match.tally[EntryKind.OFFER, seat] >= MAX_OFFERS:
        raise RequestError("not-allowed-now", f"You may make at most {MAX_OFFERS} offers in a match.")


def require_takeback(match: Match, seat: str) -> None:
    """seat: the one whose action is taken back; the entry names the other, which granted it."""
    if match.tally[EntryKind.TAKEBACK, OTHER[seat]] >= MAX_TAKEBACKS:
        message = f"A player may take back at most {MAX_TAKEBACKS} actions in a match."
        raise RequestError("not-allowed-now", message)


def require_vacation(match: Match, seat: str) -> None:
    if match.tally[EntryKind.VACATION, seat] >= 2 * MAX_VACATIONS:  # each has two entries
        raise RequestError("not-allowed-now", f"You may start at most {MAX_VACATIONS} vacations in a match.")
