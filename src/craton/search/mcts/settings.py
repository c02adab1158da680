"""The parameters of the tree search, and the levels of strength from 1 to 10."""

from __future__ import annotations

from dataclasses import dataclass, replace

from craton.core.errors import OptionError
from craton.core.game import Game
from craton.search.mcts import layout


@dataclass(frozen=True)
class Settings:
    """The search's parameters; docs/design/search.md explains the formulas."""

    exploration: float = 0.45
    """The constant c of the UCT exploration term."""
    fpu_reduction: float = 0.1
    """First-play urgency: an unvisited action is assumed to be worth this much less than its node."""
    expand_after: int = 4
    """The visits after which a node is expanded."""
    rave: float = 0.0
    """The RAVE constant: about the visits at which an action's own mean outweighs its AMAF mean; 0 for no RAVE."""
    rave_inheritance: float = 10.0
    """Maximum number of AMAF visits that a new node inherits from the nearest ancestor with the same side to move."""
    even_exploration: float = 0.0
    """The constant c of a bonus for all of k actions alike, c·√(N+1)/(k·(n+1)), which outgrows UCT's logarithm."""
    progressive_widening: float = 0.0
    """A node with N visits tries at most c·√(N+1) actions; 0 for all."""
    puct: float = 0.0
    """The constant c of PUCT's term for the network's prior, c·P·√(N+1)/(n+1); 0 for a search without a network."""
    plain: bool = False
    """Textbook UCT: every action is visited once first; no proofs, no RAVE."""

    def as_floats(self) -> list[float]:
        """In the order of the tree's settings."""
        row = [0.0] * (layout.PUCT + 1)
        row[layout.EXPLORATION], row[layout.FPU_REDUCTION] = self.exploration, self.fpu_reduction
        row[layout.EXPAND_AFTER], row[layout.RAVE] = self.expand_after, self.rave
        row[layout.RAVE_INHERITANCE], row[layout.EVEN_EXPLORATION] = self.rave_inheritance, self.even_exploration
        row[layout.PROGRESSIVE_WIDENING], row[layout.PLAIN] = self.progressive_widening, float(self.plain)
        row[layout.PUCT] = self.puct
        return row


PLAIN = Settings(exploration=0.7, fpu_reduction=0.0, expand_after=1, plain=True)


def settings_of(game: Game, *, networks: bool = True) -> Settings:
    """The default settings with the game's own changes, which depend on whether its network is used, if it has one."""
    model = game.definition.search_parts().network if networks else None
    if model is not None and model.supports(game):
        return replace(Settings(), **model.settings)
    return replace(Settings(), **game.definition.search_settings)


MAX_LEVEL = 10
DEFAULT_LEVELS = (
    *((2, 0.9), (5, 0.8), (12, 0.7), (30, 0.6), (75, 0.5)),
    *((180, 0.4), (450, 0.3), (1100, 0.2), (2600, 0.1)),
)
"""Simulations and temperature of levels 1 to 9 for games that define none."""


@dataclass(frozen=True)
class Level:
    """How a level plays; studies/levels.py measures how strong that is."""

    simulations: int | None
    """For each action; None for no limit."""
    temperature: float
    """An action is chosen in proportion to its visits to the power of 1 / temperature; at 0 the best one is."""
    network: bool = True
    """Whether it uses the game's network, if there is one."""


def check_level(level: object) -> int:
    if isinstance(level, bool) or not isinstance(level, int) or not 1 <= level <= MAX_LEVEL:
        raise OptionError(f"A level is a whole number from 1 to {MAX_LEVEL}, not {level!r}.")
    return level


def level_of(game: Game, number: int) -> Level:
    """A level of a game; the highest always takes the best action and has no limit of its own."""
    if number == MAX_LEVEL:
        return Level(None, 0.0)
    simulations, temperature = (game.definition.levels or DEFAULT_LEVELS)[number - 1]
    model = game.definition.search_parts().network
    return Level(simulations, temperature, network=model is None or number >= model.first_level)
