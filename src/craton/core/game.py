"""A game: one of the rule sets with its options, immutable and shared; and what a game's folder has to define."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property, lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, Protocol

from craton.boards import Board
from craton.core import layout
from craton.core.errors import OptionError
from craton.core.insight import Insight, Odds
from craton.core.kernel import Kernel, Table, as_arrays
from craton.core.options import Option, Value, read_options, write_options
from craton.core.scores import Change, FinalScores

if TYPE_CHECKING:
    from craton.core.claims import Claim
    from craton.core.position import Position

Options = Mapping[str, Any]


@dataclass(frozen=True)
class Kernels:
    """The law. Arrays: table rows, state and work are int64[:]; out holds at least `most_actions` actions.

    start(table, state)                       fills a state of zeros
    legal(table, state, out, work) -> n       the legal actions of the side or seat to move, in ascending order
    apply(table, state, action, work)         plays a legal action; state modified in place
    chances(table, state, weights) -> n       at a chance event: the integer weight of each of the n outcomes
    settle(table, state, outcome, work)       plays outcome number 0 to n - 1; state modified in place
    mirror(table, state, symmetry, out, work) writes the image of a position under a symmetry
    mirror_action(table, action, symmetry)    the image of an action
    value(table, state), rehash(table, state) are the same for all games.
    """

    start: Kernel[..., None]
    legal: Kernel[..., int]
    apply: Kernel[..., None]
    chances: Kernel[..., int]
    settle: Kernel[..., None]
    mirror: Kernel[..., None]
    mirror_action: Kernel[..., int]
    value: Kernel[..., int] = layout.value
    rehash: Kernel[..., int] = layout.rehash

    @classmethod
    def of(cls, rules: ModuleType) -> Kernels:
        """The kernels of a rules.py, found by their names."""
        own = ("start", "legal", "apply", "chances", "settle", "mirror", "mirror_action")
        return cls(*(getattr(rules, name) for name in own))


@dataclass(frozen=True)
class Slot:
    """A variable of a state, for the text form: a number, or a word out of `words` by its value, or a cell plus one."""

    name: str
    index: int
    words: tuple[str, ...] = ()
    is_cell: bool = False


class Notation(Protocol):
    """How a game's actions and events are written and explained."""

    def write(self, game: Game, action: int) -> str:
        """The rulebook's notation of an action."""

    def read(self, game: Game, text: str) -> int:
        """The action that a text without spaces and capitals names, legal or not; raises ActionError or Incomplete."""

    def objection(self, position: Position, action: int) -> str | None:
        """Why an action is not legal, as one sentence; None if it is. Worked out from the rules, not from `legal`."""

    def event(self, position: Position) -> str:
        """The name of the chance event at hand: `roll a1`, `xc5`."""

    def outcomes(self, position: Position) -> tuple[str, ...]:
        """The names of its outcomes, by number."""

    def is_numbered(self, game: Game, action: int) -> bool:
        """Whether an action belongs to a turn that uses a turn number."""


class Secrets(Protocol):
    """What a viewer ('black', 'white' or 'spectator') may not know."""

    def hide(self, game: Game, data: list[int], viewer: str) -> None:
        """Takes the viewer's blind spots out of the slots (data modified in place), leaving HIDDEN where one was."""

    def fill(self, game: Game, data: list[int], rng: random.Random) -> None:
        """Draws a value for everything hidden, each possibility alike (data modified in place)."""


class NoSecrets:
    def hide(self, game: Game, data: list[int], viewer: str) -> None:
        pass

    def fill(self, game: Game, data: list[int], rng: random.Random) -> None:
        pass


@dataclass(frozen=True, eq=False)
class Definition:
    """All that the rest of the program knows of a rule set."""

    name: str
    title: str
    summary: str
    options: tuple[Option, ...]
    board: Callable[[Options], Board]
    encode: Callable[[Options, Board], list[int]]
    """The table's OPTIONS row."""
    kernels: Kernels
    notation: Notation
    slots: tuple[Slot, ...]
    reasons: tuple[str, ...]
    most_actions: Callable[[Options, Board], int]
    action_count: Callable[[Options, Board], int]
    """Actions are numbers from 0 to this, exclusive; not every number needs to name one."""
    problem: Callable[[Position], tuple[str, str] | None]
    """What makes a position impossible: the place in the text, and a sentence."""
    presets: Mapping[str, Options] = field(default_factory=dict)
    agree: Callable[[dict[str, Any], Board, random.Random | None], None] = lambda values, board, rng: None
    """Refuses options that do not go together (OptionError) and draws what was asked for as random, which takes a
    generator (values modified in place)."""
    traits: Callable[[Options, Board], list[int]] = lambda options, board: []
    """The table's TRAITS row: the game's own numbers for cells."""
    secrets: Secrets = field(default_factory=NoSecrets)
    glyphs: Mapping[int, str] = field(default_factory=lambda: {1: "b", 2: "w"})
    """How the cell values other than empty are written in texts."""
    marks: Callable[[Position], dict[int, set[str]]] = lambda position: {}
    """What a drawing shows on cells besides the stones' colours."""
    score: Callable[[Position], tuple[int, int] | None] = lambda position: None
    """Black's and White's points in a finished game; None where a game has no points."""
    task: Callable[[Position], str] = lambda position: "to move"
    """What the side or seat to move has to do, in a few words behind its name."""
    search: Mapping[str, Any] = field(default_factory=dict)
    """Settings of the tree search in which this game differs from others, by measurement."""
    levels: tuple[tuple[int, float], ...] = ()
    """Simulations and temperature of levels 1 to 9; empty for those that serve any game."""
    plays_fast: Callable[[Options], bool] = lambda options: True
    """Whether the playout of fast.py, if there is one, plays these options."""
    work_size: Callable[[Board], int] = lambda board: 8 * len(board) + 64
    """How much work space the kernels need."""
    symmetric: Callable[[Options, Board, Sequence[int]], bool] = lambda options, board, images: True
    """Whether a symmetry of the board is one of the game."""
    folder: str = ""
    """The package that holds rules.md, perft.txt and the like."""

    def fast_playout(self, options: Options) -> Kernel[..., int] | None:
        """The kernel `playout` of the game's own fast.py, if it has one that plays these options.

        playout(table, state, work, rng, trace) -> n, compiled only: plays a state uniformly at random to its end and
        returns the number of actions. Of the state only MOVER and WINNER are right afterwards. As far as trace has
        room, all steps are written into it, as `traced_action` and `traced_outcome` have them, and END behind them.
        """
        return self._own("fast", "playout") if self.plays_fast(options) else None

    def rollout(self, *, plain: bool = False) -> Kernel[..., float] | None:
        """The kernel `rollout` of the game's own rollout.py, or `plain_rollout`, which prefers no action to others.

        rollout(table, state, work, rng, floats, trace) -> value, compiled only: an estimate of Black's chance to win,
        draws counting half, learned or from one random continuation; below 0 where there is none. At a chance event it
        is exact.
        The state is spoilt, but for BLACK_SEAT, as the seats may have been swapped. floats has room for 2 * slots
        numbers; trace is as for a playout, without outcomes.
        """
        found: Kernel[..., float] | None = self._own("rollout", "plain_rollout" if plain else "rollout")
        return found

    def odds(self, position: Position) -> list[Odds]:
        """The chances that a player wants to see, by `odds` of the game's own insight.py."""
        odds = self._own("insight", "odds")
        return odds(position) if odds else []

    def insight(self, seen: Position) -> Insight:
        """What a person wants to know, by `insight` of the game's own insight.py.

        `seen` is a position as a viewer sees it: hidden slots hold HIDDEN, and nothing may be concluded from them.
        """
        insight = self._own("insight", "insight")
        return insight(seen) if insight else Insight()

    def final_scores(self, seen: Position) -> FinalScores | None:
        """Both sides' scores if nobody placed anything more and chance decided the rest, by the game's own scores.py.

        None for a game whose scores, if it has any, are not left to chance. `seen` may be a masked position.
        """
        final_scores = self._own("scores", "final_scores")
        return final_scores(seen) if final_scores else None

    def what_if(self, seen: Position) -> Mapping[int, tuple[Change, Change]] | None:
        """What a stone of Black, or of White, on each empty cell would change in `final_scores`: cell -> both changes.

        None for a game without final scores; a CratonError where no stone can be placed.
        """
        what_if = self._own("scores", "what_if")
        return what_if(seen) if what_if else None

    def exact_value(self, position: Position) -> Fraction | None:
        """Black's chance to win, draws counting half, where only chance is left to decide: by the game's own exact.py.

        None where the game does not know it.
        """
        exact_value = self._own("exact", "exact_value")
        return exact_value(position) if exact_value else None

    def estimate(self, position: Position) -> Fraction | None:
        """A rough value without any search, Black's chance to win from 0 to 1: by the game's own estimate.py."""
        estimate = self._own("estimate", "estimate")
        return estimate(position) if estimate else None

    def claims(self) -> Sequence[Claim]:
        """What the game's original document says in numbers, by `CLAIMS` of the game's own claims.py."""
        return self._own("claims", "CLAIMS") or ()

    def sources(self) -> str:
        """The documents that the claims are of, in a sentence, by `SOURCES` of the same module."""
        return self._own("claims", "SOURCES") or ""

    def tournaments(self) -> Mapping[str, Mapping[str, Any]]:
        """Rules for tournaments by name: options or a preset, and how it is played; TOURNAMENTS of tournament.py."""
        found: Mapping[str, Mapping[str, Any]] | None = self._own("tournament", "TOURNAMENTS")
        return found or {}

    def _own(self, module: str, name: str) -> Any:
        """What a module of the game's folder calls so; None if there is no such module or it has none."""
        if not self.folder or find_spec(f"{self.folder}.{module}") is None:
            return None
        return getattr(import_module(f"{self.folder}.{module}"), name, None)


class Game:
    """A rule set with its options: immutable, compared by value."""

    def __init__(self, definition: Definition, values: Options, board: Board) -> None:
        self.definition = definition
        self.options: Mapping[str, Any] = MappingProxyType(dict(values))
        self.board = board
        self.options_text = write_options(definition.options, values)
        degree = max(map(len, board.links))
        links = [cell for row in board.links for cell in (*row, *[-1] * (degree - len(row)))]
        images = [perm for perm in board.symmetries if definition.symmetric(values, board, perm)]
        self.symmetries = len(images)
        self.table: Table = (
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
        """The table for compiled kernels."""
        return as_arrays(self.table)

    def start(self) -> Position:
        from craton.core.position import Position

        data = [0] * self.slots
        self.definition.kernels.start(self.table, data)
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
    """Checks the options and builds the game; equal games are built once. Only with `rng` may options ask for draws."""
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
