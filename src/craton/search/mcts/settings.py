"""The parameters of a tree search."""

from __future__ import annotations

from dataclasses import dataclass, replace

from craton.core.game import Game
from craton.search.mcts import tree


@dataclass(frozen=True)
class Settings:
    """What can be turned; docs/design/search.md tells what was measured."""

    exploration: float = 0.45
    """The weight of the upper confidence bound's width."""
    urgency: float = 0.1
    """What an action that was never tried is worth less than the node it starts from."""
    expand: int = 4
    """The visits after which a node gets its children."""
    hearsay: float = 0.0
    """About how many visits outweigh what was heard of an action (rapid action value estimation); 0 for none."""
    inherit: float = 10.0
    """How many results heard of an action a new node takes over from the node above it with the same side to move."""
    doubt: float = 0.0
    """What an untried action gains against hearsay: so much, times the root of the node's visits, for each action."""
    widen: float = 0.0
    """A node tries at most so many actions times the root of its visits (progressive widening); 0 for any number."""
    plain: bool = False
    """The textbook search: every action is tried once first, nothing is proven, inherited or heard."""

    def as_floats(self) -> list[float]:
        """In the order of the compiled tree's settings."""
        row = [0.0] * (tree.PLAIN + 1)
        row[tree.EXPLORATION], row[tree.URGENCY] = self.exploration, self.urgency
        row[tree.EXPAND], row[tree.HEARSAY], row[tree.INHERIT] = self.expand, self.hearsay, self.inherit
        row[tree.DOUBT], row[tree.WIDEN], row[tree.PLAIN] = self.doubt, self.widen, float(self.plain)
        return row


PLAIN = Settings(exploration=0.7, urgency=0.0, expand=1, hearsay=0.0, plain=True)


def settings_of(game: Game) -> Settings:
    """The settings for a game: those of its definition, else the general ones."""
    return replace(Settings(), **game.definition.search_settings)
