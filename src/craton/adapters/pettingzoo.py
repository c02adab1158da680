"""The games as PettingZoo (AEC) and Gymnasium environments, with all options: `pip install craton[research]`.

>>> from craton.adapters.pettingzoo import env
>>> game = env("faultlines", size=5)
>>> game.reset(seed=1)
>>> game.agents, game.agent_selection
(['player_0', 'player_1'], 'player_0')
>>> observation = game.observe("player_0")
>>> observation["observation"].shape, int(observation["action_mask"].sum())
((32, 5, 5), 26)

The agents are the first and the second seat, so that a swap exchanges sides and not agents. Chance events are drawn by
the environment with a generator that `reset(seed=...)` seeds. docs/research.md has the details.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

try:
    import gymnasium
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ModuleNotFoundError as error:
    message = "This adapter needs PettingZoo and Gymnasium: pip install 'craton[research]'."
    raise ModuleNotFoundError(message) from error

from craton.bots import Bot, close_bot, push_choice
from craton.bots.spec import BotSpec, parse_bot
from craton.core.errors import ActionError, CratonError, OptionError
from craton.core.game import Game, make_game
from craton.core.information import view_of_seat
from craton.core.registry import definition, names
from craton.core.sides import CHANCE, SEATS, Actor
from craton.core.state import State
from craton.kernel.layout import HIDDEN

AGENTS = ["player_0", "player_1"]
"""The first and the second seat."""
RENDER_MODES = ["ansi"]


def env(game: str | Game, *, render_mode: str | None = None, **options: object) -> CratonAEC:
    """A PettingZoo environment of a game by name with options, or of a `Game`."""
    return CratonAEC(game, render_mode=render_mode, **options)


def _game(game: str | Game, options: dict[str, object]) -> Game:
    if isinstance(game, str):
        return make_game(definition(game), options)
    if options:
        raise OptionError("Options go with the name of a game; a Game has its own.")
    return game


def _check_mode(render_mode: str | None) -> str | None:
    if render_mode not in (None, *RENDER_MODES):
        raise OptionError(f"render_mode must be None or {' or '.join(RENDER_MODES)}, not {render_mode!r:.40}.")
    return render_mode


def _observation_space(game: Game) -> spaces.Dict:
    most = HIDDEN / len(game.board)  # numbers are divided by the number of cells
    return spaces.Dict(
        observation=spaces.Box(0.0, most, game.features.shape, np.float32),
        action_mask=spaces.Box(0, 1, (game.action_count,), np.int8),
    )


def _observe(state: State, seat: Actor) -> dict[str, Any]:
    """What a seat sees: the planes of its view, and its legal actions, which are none unless it is to move."""
    mask = np.zeros(state.game.action_count, np.int8)
    if state.seat_to_move == seat:
        mask[list(state.position.legal)] = 1
    return {"observation": view_of_seat(state.position, seat).planes(), "action_mask": mask}


def _play(state: State, action: Any, rng: random.Random) -> None:
    """Play an action by number, then all chance events; ActionError if it is illegal."""
    if not isinstance(action, int | np.integer) or isinstance(action, bool):
        raise ActionError(f"An action is a number, not {action!r:.40}.")
    state.push_code(int(action))
    while state.to_move is CHANCE:
        state.roll(rng)


def _agent_to_move(state: State) -> str:
    seat = state.seat_to_move
    assert seat is not None
    return AGENTS[SEATS.index(seat)]


def _why_illegal(state: State, action: int) -> str:
    reason = state.game.definition.notation.why_illegal(state.position, action)
    return reason or f"{action} is not the number of a legal action."


class CratonAEC(AECEnv):  # type: ignore[misc]  # generic in agents, observations and actions
    """Two seats take turns. An illegal action raises ActionError and changes nothing."""

    def __init__(self, game: str | Game, *, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.game = _game(game, options)
        self.render_mode = _check_mode(render_mode)
        self.metadata = {"name": f"craton_{self.game.name}", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.possible_agents = list(AGENTS)
        self.state_now = State(self.game)
        """The match so far."""
        self._rng = random.Random()
        self._observation = {agent: _observation_space(self.game) for agent in AGENTS}
        self._actions = {agent: spaces.Discrete(self.game.action_count) for agent in AGENTS}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = random.Random(seed)
        self.state_now = State(self.game)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        while self.state_now.to_move is CHANCE:
            self.state_now.roll(self._rng)
        self.agent_selection = _agent_to_move(self.state_now)

    def observe(self, agent: str) -> dict[str, Any]:
        return _observe(self.state_now, SEATS[AGENTS.index(agent)])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        _play(self.state_now, action, self._rng)
        self._cumulative_rewards[agent] = 0.0
        if self.state_now.to_move is None:
            self.rewards = dict(zip(AGENTS, self.state_now.returns(), strict=True))
            self.terminations = dict.fromkeys(AGENTS, True)
            self.agent_selection = AGENTS[1 - AGENTS.index(agent)]
        else:
            self.agent_selection = _agent_to_move(self.state_now)
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn("render() shows nothing without a render_mode.")
            return None
        return self.state_now.draw()

    def close(self) -> None:
        """Nothing is open."""


class CratonGym(gymnasium.Env[Any, Any]):
    """One seat plays against a bot.

    Gymnasium allows every action of the action space at any time. An illegal one is not played and ends the episode
    with reward -1; `info["illegal_action"]` says why. Draw from `action_space.sample(info["action_mask"])`. An opponent
    that fails loses: reward 1, and `info["opponent_failure"]` says why.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str | Game,
        *,
        opponent: Bot | str = "random",
        seat: str = "first",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """opponent: a text such as "mcts:3", or any object with `choose(view)`. seat: `first`, `second` or `random`."""
        if seat not in (*SEATS, "random"):
            raise OptionError(f"seat must be first, second or random, not {seat!r:.40}.")
        self.game = _game(game, options)
        self.render_mode = _check_mode(render_mode)
        self.observation_space = _observation_space(self.game)
        self.action_space = spaces.Discrete(self.game.action_count)
        self.state: State | None = None
        """The match so far; None before the first reset."""
        self._opponent = parse_bot(opponent) if isinstance(opponent, str) else opponent
        self._bot: Bot | None = None
        self._ended = True
        self._seat_option = seat

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self._rng = random.Random(int(self.np_random.integers(2**62)))
        opponent = self._opponent
        self._ended = True  # also if the opponent fails
        self.close()
        self._bot = opponent.make(seed=self._rng.getrandbits(62)) if isinstance(opponent, BotSpec) else opponent
        self.seat = Actor(self._rng.choice(SEATS) if self._seat_option == "random" else self._seat_option)
        self.state = State(self.game)
        self._let_opponent_play(self.state)
        self._ended = self.state.to_move is None
        return self._seen(self.state)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.state is None or self._ended:
            raise ActionError("The game is over: call reset.")
        if action in self.action_space and int(action) not in self.state.position.legal:
            self._ended = True
            observation, info = self._seen(self.state)
            return observation, -1.0, True, False, info | {"illegal_action": _why_illegal(self.state, int(action))}
        _play(self.state, action, self._rng)
        self._ended = True  # also if the opponent fails
        try:
            self._let_opponent_play(self.state)
        except CratonError as error:
            observation, info = self._seen(self.state)
            return observation, 1.0, True, False, info | {"opponent_failure": str(error)}
        self._ended = self.state.to_move is None
        observation, info = self._seen(self.state)
        return observation, self.state.returns()[SEATS.index(self.seat)], self._ended, False, info

    def _let_opponent_play(self, state: State) -> None:
        assert self._bot is not None
        while state.to_move is not None and state.seat_to_move != self.seat:
            if state.to_move is CHANCE:
                state.roll(self._rng)
            else:
                push_choice(state, self._bot.choose(state.view()))

    def _seen(self, state: State) -> tuple[Any, dict[str, Any]]:
        observation = _observe(state, self.seat)
        return observation, {"action_mask": observation["action_mask"]}

    def render(self) -> str | None:
        return self.state.draw() if self.state is not None and self.render_mode else None

    def close(self) -> None:
        """End the opponent if it is an engine of this environment."""
        if self._bot is not None and isinstance(self._opponent, BotSpec):
            close_bot(self._bot)
        self._bot = None


def register() -> None:
    """Register all games with Gymnasium as `craton/NAME-vN`, where N is the version of the rules."""
    for name in names():
        environment = f"craton/{name}-v{definition(name).rules_version}"
        if environment not in gymnasium.registry:
            gymnasium.register(environment, entry_point=f"{__name__}:CratonGym", kwargs={"game": name})


register()
