"""The view filter: the only place that decides what a user may see of a match.

What a viewer may know of a position comes from `core/view.py`, which steps are concealed from `matches/secrecy.py`.
Once a match is over nothing is hidden, and the secret of its dice is published (for two matches that share
their dice, when both are over). Everything that is sent about a match is built from a `MatchView`, never a `Match`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from craton.core.position import Position
from craton.core.view import View
from craton.server.accounts.deleted_names import DeletedNames
from craton.server.accounts.mutes import Mutes
from craton.server.matches.entries import NOTHING, Entry, EntryKind
from craton.server.matches.match import Match
from craton.server.matches.secrecy import SPECTATOR, side_of, view_of
from craton.server.matches.steps import Step

NAMED = (EntryKind.SIT, EntryKind.CHAT)
"""The kinds of entries that have the name of a user."""


@dataclass(frozen=True)
class MatchView:
    """A match as one viewer sees it."""

    match: Match
    viewer: str
    """first, second or spectator."""
    muted: bool = False
    """Whether the user has muted the chat."""
    names: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    """Names that replace those in the log, by user: the log keeps the names of deleted users."""

    def name_of(self, user: str | None, name: str) -> str:
        """The name to show for a name in the log."""
        return self.names.get(user, name) if user else name

    @property
    def replaced_names(self) -> list[str]:
        """The names that the view shows instead of others in the log."""
        users = {entry.data.get("user") for entry in self.match.entries if entry.kind in NAMED}
        return sorted(name for user, name in self.names.items() if user in users)

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    def view(self, position: Position | None = None) -> View:
        """What the viewer may know of the current position, or of an earlier one."""
        position = self.match.position if position is None else position
        if self.is_over:
            side = self.viewer if self.viewer == SPECTATOR else str(side_of(position, self.viewer))
            return View(position.game, side, position.data, hides=False)
        return view_of(position, self.viewer)

    def is_concealed(self, step: Step) -> bool:
        return self.viewer in step.concealed and not self.is_over

    @property
    def hides_something(self) -> bool:
        """Whether the position or any step of the line is hidden from the viewer."""
        return self.view().hides or any(map(self.is_concealed, self.match.steps))

    @property
    def secret(self) -> str | None:
        """The secret seed of the dice, once it is published."""
        return self.match.header.secret.hex() or None if self.match.is_revealed else None

    def entries(self, after: int = 0) -> Iterator[Entry]:
        """The log entries after a number that the viewer may see. Players see spectators' chat only after the match."""
        sees_all_chat = not self.muted and (self.viewer == SPECTATOR or self.is_over)
        for entry in self.match.entries[max(0, after) :]:
            if entry.kind is not EntryKind.CHAT or sees_all_chat or (entry.seat is not None and not self.muted):
                yield entry

    def chat(self) -> Iterator[Entry]:
        return (entry for entry in self.entries() if entry.kind is EntryKind.CHAT)


def viewer_of(match: Match, user: str | None) -> str:
    """The seat whose view a user gets, or `spectator`.

    A user holding both seats sees the view of the seat to move; at a chance event, that of a spectator.
    """
    seats = match.seats_of(user)
    if len(seats) == 1:
        return seats[0]
    return match.to_act or SPECTATOR if seats else SPECTATOR


async def match_view(match: Match, user: str | None, mutes: Mutes, deleted_names: DeletedNames) -> MatchView:
    """The match as a user sees it."""
    return MatchView(match, viewer_of(match, user), await mutes.has(match.id, user), await deleted_names.get())
