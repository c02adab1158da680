"""A game: a rule set with its options, immutable and shared."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from craton.boards import Board
from craton.core.definition import Definition, Options
from craton.core.errors import OptionError
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


def make_game(definition: Definition, given: Mapping[str, object], rng: random.Random | None = None) -> Game:
    """Check the options and build the game; equal games are built once. Random options need `rng`."""
    given = dict(given)
    preset = given.pop("preset", None)
    if preset is not None:
        if not isinstance(preset, str) or preset not in definition.presets:
            known = ", ".join(definition.presets) or "none"
            raise OptionError(f"{definition.title} has no preset {preset!r}; it has {known}.")
        given = {**definition.presets[preset], **given}
    values = read_options(definition.options, given)
    board = definition.board(values)
    definition.agree(values, board, rng)
    return _shared(definition, tuple(values.items()))


@lru_cache(maxsize=256)
def _shared(definition: Definition, values: tuple[tuple[str, Value], ...]) -> Game:
    return Game(definition, dict(values), definition.board(dict(values)))
