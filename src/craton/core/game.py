"""A game: a rule set with its options, immutable and shared."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from craton.boards import Board
from craton.core.definition import Definition, NoSecrets, Options
from craton.core.dice import Sampler
from craton.core.errors import ActionError, OptionError
from craton.core.features import Features
from craton.core.options import Value, read_options, write_options
from craton.kernel import layout
from craton.kernel.decorator import Constants, as_arrays

if TYPE_CHECKING:
    from craton.core.position import Position


class Game:
    """A rule set with its options: immutable, compared by value.

    >>> import craton
    >>> game = craton.game("lifeline", size=5)
    >>> game
    <Game lifeline size=5>
    >>> game.title, len(game.board), game == craton.game("lifeline", size="5")
    ('Lifeline', 61, True)
    """

    def __init__(self, definition: Definition, values: Options, board: Board) -> None:
        self.definition = definition
        self.options: Mapping[str, Any] = MappingProxyType(dict(values))
        self.board = board
        self.options_text = write_options(definition.options, values)
        degree = max(map(len, board.links))
        links = [cell for row in board.links for cell in (*row, *[-1] * (degree - len(row)))]
        images = [perm for perm in board.symmetries if definition.symmetric(values, board, perm)]
        self.symmetries = len(images)
        self.constants: Constants = (
            [len(board), degree],
            definition.encode(values, board),
            links,
            definition.traits(values, board),
            [cell for perm in images for cell in perm],
            layout.keys(),
        )
        self.most_actions = definition.most_actions(values, board)
        self.action_count = definition.action_count(values, board)
        self.work_size = definition.work_size(board)
        self.floats_size = 2 * self.slots + 128

    @property
    def name(self) -> str:
        return self.definition.name

    @property
    def title(self) -> str:
        return self.definition.title

    @property
    def slots(self) -> int:
        """The length of a state."""
        return layout.BOARD + len(self.board)

    @cached_property
    def arrays(self) -> Any:
        """The constants as arrays, for compiled kernels."""
        return as_arrays(self.constants)

    @cached_property
    def features(self) -> Features:
        """Planes, neighbours and symmetries as arrays, for machine learning."""
        return Features(self)

    def write_action(self, action: int) -> str:
        """The notation of an action number: `e5`."""
        if not isinstance(action, int) or not 0 <= action < self.action_count:
            raise ActionError(f"{action!r:.40} is not an action number; they are 0 to {self.action_count - 1}.")
        return self.definition.notation.write(self, action)

    def read_action(self, text: str) -> int:
        """The number of the action that a text names, legal or not; ActionError if it names none."""
        from craton.core.actions import compact

        return self.definition.notation.read(self, compact(text))

    @property
    def longest_game(self) -> int:
        """An upper bound on the number of steps in a game: actions, and outcomes of chance events."""
        return self.definition.longest_game(self.options, self.board)

    @property
    def most_outcomes(self) -> int:
        """The largest number of outcomes of a chance event; 0 if the game has no chance events."""
        return self.definition.most_outcomes(self.options)

    @property
    def hides(self) -> bool:
        """Whether the game has hidden information."""
        return not isinstance(self.definition.secrets, NoSecrets) and self.definition.hides(self.options)

    def start(self) -> Position:
        """The position before the first action."""
        from craton.core.position import Position

        data = [0] * self.slots
        self.definition.law.start(self.constants, data)
        return Position(self, tuple(data))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.definition.name, self.options) == (other.name, other.options)

    def __hash__(self) -> int:
        return hash((self.name, self.options_text))

    def __repr__(self) -> str:
        return f"<Game {self.name} {self.options_text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        from craton.core.registry import game

        return _rebuild, (game, self.name, dict(self.options))


def _rebuild(game: Callable[..., Game], name: str, options: dict[str, Any]) -> Game:
    return game(name, **options)


def make_game(definition: Definition, given: Mapping[str, object], rng: Sampler | None = None) -> Game:
    """Check the options and build the game; equal games are built once. Random options need `rng`."""
    values = given_options(definition, given)
    definition.agree(values, definition.board(values), rng)
    return _shared(definition, tuple(values.items()))


def given_options(definition: Definition, given: Mapping[str, object]) -> dict[str, Value]:
    """The value of every option as given, by the preset or by default; random ones are not drawn."""
    given = dict(given)
    preset = given.pop("preset", None)
    if preset is not None:
        if not isinstance(preset, str) or preset not in definition.presets:
            known = ", ".join(definition.presets) or "none"
            raise OptionError(f"{definition.title} has no preset {preset!r}; it has {known}.")
        given = {**definition.presets[preset], **given}
    return read_options(definition.options, given)


@lru_cache(maxsize=256)
def _shared(definition: Definition, values: tuple[tuple[str, Value], ...]) -> Game:
    return Game(definition, dict(values), definition.board(dict(values)))
