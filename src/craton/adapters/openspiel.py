"""The games as OpenSpiel games, with all options: `pip install craton[research]`.

>>> import pyspiel
>>> import craton.adapters.openspiel  # registers craton_assault, craton_faultlines, ...
>>> game = pyspiel.load_game("craton_faultlines(size=3,sealed=True,turn_limit=4)")
>>> state = game.new_initial_state()
>>> state.action_to_string(state.legal_actions()[0]), state.current_player()
('a1', 0)

Player 0 is the first seat, player 1 the second; a swap exchanges their sides. docs/research.md has the details.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("This adapter needs OpenSpiel: pip install 'craton[research]'.") from error

from craton.adapters.openspiel_history import History
from craton.adapters.openspiel_observer import Observer
from craton.adapters.openspiel_params import START, default_params, options_of, params_of, read_start
from craton.core.errors import OptionError
from craton.core.game import Game, make_game
from craton.core.position import Position
from craton.core.registry import definition, names
from craton.core.sides import SEATS, Actor

PREFIX = "craton_"


def load(game: str | Game | Position, **options: object) -> Any:
    """The OpenSpiel game of a name with options as in `craton.game`, of a `Game`, or starting from a `Position`.

    >>> str(load("faust", size=5))
    'craton_faust(pattern=True,pie=True,size=5,start=)'
    """
    start: Position | None = None
    if isinstance(game, Position):
        start, game = game, game.game
    if isinstance(game, str):
        game = make_game(definition(game), options)
    elif options:
        raise OptionError("Options go with the name of a game; a Game has its own.")
    return pyspiel.load_game(PREFIX + game.name, params_of(game, start))


class CratonGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its options, as OpenSpiel sees it; a subclass for each of Craton's games names it."""

    craton_name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        found = definition(self.craton_name)
        given = dict(params or {})
        self.craton_game = make_game(found, options_of(found, given))
        self.start = read_start(self.craton_game, str(given.get(START, "")))
        game = self.craton_game
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=game.most_outcomes,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.longest_game,
        )
        super().__init__(_game_type(self.craton_name, game.most_outcomes > 0, game.hides), info, given)

    def new_initial_state(self) -> CratonState:
        return CratonState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.craton_game.longest_game if self.craton_game.most_outcomes else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.craton_game, iig_obs_type, params)


class CratonState(pyspiel.State):  # type: ignore[misc]
    """A state; its history is immutable, so that clones share it."""

    def __init__(self, game: CratonGame) -> None:
        super().__init__(game)
        self.history_node = History(game.start)

    @property
    def position(self) -> Position:
        """The position in Craton."""
        return self.history_node.position

    def current_player(self) -> int:
        mover = self.position.to_move
        if mover is None:
            return int(pyspiel.PlayerId.TERMINAL)
        if mover is Actor.CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.seat_to_move
        assert seat is not None
        return SEATS.index(seat)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.position.weights
        total = sum(weights)
        return [(number, weight / total) for number, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        self.history_node = self.history_node.after(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{self.position.event}={list(self.position.chance)[action]}"
        return self.position.game.write_action(int(action))

    def is_terminal(self) -> bool:
        return self.position.to_move is None

    def returns(self) -> list[float]:
        return list(self.position.returns())

    def __str__(self) -> str:
        return repr(self.position).removeprefix("Position('").removesuffix("')")


def _game_type(name: str, chance: bool, hides: bool) -> Any:
    kinds = pyspiel.GameType
    found = definition(name)
    return kinds(
        short_name=PREFIX + name,
        long_name=found.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if chance else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hides else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=default_params(found),
    )


def register() -> None:
    """Register all games, plug-ins included, that are not registered yet; importing the module calls this."""
    known = set(pyspiel.registered_names())
    for name in names():
        if PREFIX + name not in known:
            cls = type(f"Craton{name.title()}", (CratonGame,), {"craton_name": name})
            game = make_game(definition(name), {})
            pyspiel.register_game(_game_type(name, game.most_outcomes > 0, game.hides), cls)


register()
