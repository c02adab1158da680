"""What a game's folder declares: its law, its notation, and its contributions to insight and search."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Protocol

from craton.boards import Board
from craton.core.dice import Sampler
from craton.core.insight import Insight, Odds
from craton.core.mechanics import NO_MECHANICS, Mechanics
from craton.core.network import Model
from craton.core.options import Option
from craton.core.scores import Change, FinalScores
from craton.core.sides import Side
from craton.core.styles import NO_STYLES, Styles
from craton.core.throws import Throw
from craton.draw.picture import MarkLook
from craton.kernel.decorator import Kernel
from craton.kernel.layout import CAP, hide_nothing

if TYPE_CHECKING:
    from craton.core.game import Game
    from craton.core.position import Position

Options = Mapping[str, Any]


class Law(Protocol):
    """The rules as kernels, usually the module law/rules.py itself.

    Rows of the constants, state and work are int64[:]; out holds at least `most_actions` actions.

    start(constants, state)                         fills a state of zeros
    legal(constants, state, out, work) -> n         the legal actions of the side or seat to move, in ascending order
    apply(constants, state, action, work)           plays a legal action; state modified in place
    chance_weights(constants, state, weights) -> n  at a chance event: the integer weight of each of the n outcomes
    apply_outcome(constants, state, outcome, work)  plays outcome number 0 to n - 1; state modified in place
    mirror(constants, state, symmetry, out, work)   writes the image of a position under a symmetry
    mirror_action(constants, action, symmetry)      the image of an action
    """

    start: Kernel[..., None]
    legal: Kernel[..., int]
    apply: Kernel[..., None]
    chance_weights: Kernel[..., int]
    apply_outcome: Kernel[..., None]
    mirror: Kernel[..., None]
    mirror_action: Kernel[..., int]


@dataclass(frozen=True)
class Slot:
    """A variable of a state, for the text form: a number, an index into `words`, or a cell plus one."""

    name: str
    index: int
    words: tuple[str, ...] = ()
    is_cell: bool = False


class Notation(Protocol):
    """How a game's actions and events are written and explained."""

    def write(self, game: Game, action: int) -> str:
        """The rulebook's notation of an action."""

    def read(self, game: Game, text: str) -> int:
        """The action that a lower-case text without spaces names, legal or not; raises ActionError or Incomplete."""

    def why_illegal(self, position: Position, action: int) -> str | None:
        """One sentence on why an action is illegal; None if it is legal. Derived from the rules, not from `legal`."""

    def event(self, position: Position) -> str:
        """The name of the pending chance event: `roll a1`, `xc5`."""

    def outcomes(self, position: Position) -> tuple[str, ...]:
        """The names of the pending event's outcomes, by number."""

    def is_numbered(self, game: Game, action: int) -> bool:
        """Whether an action belongs to a turn that has a number in records."""


class Secrets(Protocol):
    """The information hidden from a viewer.

    hide(constants, state, viewer)  replaces every slot that the viewer (BLACK, WHITE or SPECTATOR) may not know by
        HIDDEN, and every such stone by EMPTY; the hash is not updated; state modified in place
    """

    hide: Kernel[..., None]

    def fill(self, game: Game, data: list[int], rng: random.Random) -> None:
        """Draw a value for every hidden slot, all possibilities equally likely (data modified in place)."""


class NoSecrets:
    """For games without hidden information."""

    hide = hide_nothing

    def fill(self, game: Game, data: list[int], rng: random.Random) -> None:
        pass


@dataclass(frozen=True)
class SearchParts:
    """A game's kernels for the compiled search. Each is optional; without it the search uses the law itself.

    playout(constants, state, work, rng, trace) -> n    plays uniformly at random to the end, returns the number of
        actions. Only MOVER and WINNER of the state are valid afterwards. As far as trace has room, every step is
        written into it (`traced_action`, `traced_outcome`), followed by END.
    rollout(constants, state, work, rng, floats, trace) -> value    estimates Black's probability of winning, a draw
        counting one half; below 0 if it cannot. Exact at a chance event. The state is overwritten except for
        BLACK_SEAT. floats has room for 2 * slots + 128 numbers; trace is as for a playout, without outcomes.
    plain_rollout    the same without preferences among actions, for the textbook search.
    """

    playout: Kernel[..., int] | None = None
    plays: Callable[[Options], bool] = lambda options: True
    """Whether `playout` supports these options."""
    rollout: Kernel[..., float] | None = None
    plain_rollout: Kernel[..., float] | None = None
    network: Model | None = None
    """Prior and value instead of rollouts, for compiled searches."""
    needs_compiler: bool = False
    """Whether the kernels above use functions of Numba, so that they cannot run interpreted."""


@dataclass(frozen=True, eq=False)
class Definition:
    """A rule set: everything the rest of the program knows about a game."""

    name: str
    title: str
    summary: str
    options: tuple[Option, ...]
    board: Callable[[Options], Board]
    encode: Callable[[Options, Board], list[int]]
    """The constants' OPTIONS row."""
    law: Law
    notation: Notation
    slots: tuple[Slot, ...]
    reasons: tuple[str, ...]
    most_actions: Callable[[Options, Board], int]
    action_count: Callable[[Options, Board], int]
    """Actions are numbers from 0 to this, exclusive; not every number needs to name one."""
    problem: Callable[[Position], tuple[str, str] | None]
    """What makes a position impossible: the place in the text, and a sentence."""
    package: str
    """The package that holds rules.md and perft.txt."""
    browser: str = ""
    """The folder of the package with what a plug-in adds to the page in the browser; empty if there is none."""
    rules_version: int = 1
    """Version of the rules; increased when a match played earlier would replay differently."""
    presets: Mapping[str, Options] = field(default_factory=dict)
    """Named sets of options; `standard` is empty."""
    preset_help: Mapping[str, str] = field(default_factory=dict)
    """What each preset is, in a few words."""
    quick_play: str | None = None
    """The preset of a newcomer's first match; None for the default options."""
    tournaments: Mapping[str, Options] = field(default_factory=dict)
    """Tournament rules by name: options or a preset, and the format of play."""
    agree: Callable[[dict[str, Any], Board, Sampler | None], None] = lambda values, board, rng: None
    """Raise OptionError for options that exclude each other, and draw random ones if given a sampler (values modified
    in place). Only `choice` and `sample` may be used, because a match draws them from its dice."""
    traits: Callable[[Options, Board], list[int]] = lambda options, board: []
    """The constants' TRAITS row: numbers that the game attaches to cells."""
    cell_features: Callable[[Options, Board], Mapping[str, Sequence[float]]] = lambda options, board: {}
    """Numbers by cell that never change during a game, such as 1 for a fault line: planes for machine learning."""
    cell_flags: Mapping[int, str] = field(default_factory=dict)
    """Names for bits of a cell's value other than the stones', for the same planes: {4: "keystone"}; or {3: "flooded"}
    where both bits of the stones are set."""
    longest_game: Callable[[Options, Board], int] = lambda options, board: 4 * CAP * len(board) + 4
    """An upper bound on the number of steps in a game: actions, and outcomes of chance events."""
    most_outcomes: Callable[[Options], int] = lambda options: 0
    """The largest number of outcomes of a chance event; 0 if there are no chance events with these options."""
    hides: Callable[[Options], bool] = lambda options: True
    """In a game with secrets: whether there are any with these options."""
    symmetric: Callable[[Options, Board, Sequence[int]], bool] = lambda options, board, images: True
    """Whether a symmetry of the board is also a symmetry of the game."""
    work_size: Callable[[Board], int] = lambda board: 8 * len(board) + 64
    """The length of the kernels' work space."""
    secrets: Secrets = field(default_factory=NoSecrets)
    glyphs: Mapping[int, str] = field(default_factory=lambda: {1: "b", 2: "w"})
    """The text form of each cell value except empty."""
    marks: Callable[[Position], dict[int, set[str]]] = lambda position: {}
    """The marks that a drawing shows on cells besides the stones: names of `mark_looks` and `craton.draw.MARKS`."""
    mark_looks: Mapping[str, MarkLook] = field(default_factory=dict)
    """How the game's own marks are drawn. The browser draws them with the `symbols` of the game's folder."""
    prefix_words: frozenset[str] = frozenset()
    """First words of actions and chance events that are written as two words: `roll` in `roll a1`."""
    score: Callable[[Position], tuple[int, int] | None] = lambda position: None
    """Black's and White's points in a finished game; None if the game has no points."""
    task: Callable[[Position], str] = lambda position: "to move"
    """What the side or seat to move has to do, in a few words that follow its name."""
    holdings: Callable[[Position], tuple[str, str]] = lambda seen: ("", "")
    """What Black and White have in hand besides stones, in a few words each: `komi 3`, `Keystone kept`."""

    action_kinds: Mapping[str, str] = field(default_factory=dict)
    """The word for each kind of action, by its text with cells written as `·` and numbers as `n`: `x·` -> `attack`."""
    mechanics: Mechanics = NO_MECHANICS
    """What reports count in finished games besides the measures that every game has."""
    passes_only_if_stuck: bool = False
    """Whether `pass` is legal only when nothing else is. Where people play, the software then passes by itself."""

    # Insight. `seen` is a position as a viewer sees it: hidden slots hold HIDDEN, and no result may depend on them.
    odds: Callable[[Position], list[Odds]] = lambda seen: []
    """The exact probabilities of what may come next: rolls, attacks."""
    insight: Callable[[Position], Insight] = lambda seen: Insight()
    final_scores: Callable[[Position], FinalScores | None] = lambda seen: None
    """Both sides' scores if play stops and chance decides the rest; None in games where chance decides no scores."""
    scores_title: Callable[[Position], str] = lambda seen: "If nothing more is placed"
    """What `final_scores` assume, as a title."""
    what_if: Callable[[Position], Mapping[int, tuple[Change, Change]] | None] = lambda seen: None
    """How a stone of Black, or of White, on each empty cell would change `final_scores`; None as there. CratonError if
    no stone can be placed."""
    exact_value: Callable[[Position], Fraction | None] = lambda position: None
    """Black's probability of winning, a draw counting one half, when only chance is left to decide; None if unknown."""
    estimate: Callable[[Position], Fraction | None] = lambda position: None
    """A rough estimate, without any search, of Black's probability of winning."""
    thrower: Callable[[Position], Side | None] = lambda position: None
    """At a chance event: the side whose stones it concerns, which throws the dice where people watch together."""
    throws: Callable[[Position, Sequence[int], str], list[Throw] | None] = lambda before, outcomes, order: None
    """The outcomes of a run of chance events in the order in which they are shown (one of `ORDERS` in core/throws.py),
    with exact chances; None in games where these are unknown. `before` is the position before the first of them."""

    solved_actions: Callable[[Position], Mapping[int, Side]] = lambda position: {}
    """The actions that lead to solved positions, with the side that wins these under perfect play."""

    # Search. `search_parts` imports NumPy and Numba, so it is called on demand.
    search_parts: Callable[[], SearchParts] = SearchParts
    search_settings: Mapping[str, Any] = field(default_factory=dict)
    """Settings of the tree search in which this game differs from the default, by measurement."""
    levels: tuple[tuple[int, float], ...] = ()
    """Simulations and temperature of levels 1 to 9; empty for the default."""
    styles: Styles = NO_STYLES
    """Features of actions, and the strategies written with them."""
