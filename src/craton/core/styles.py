"""Styles: named strategies, written as weights of features of actions.

A game declares its features once, as a kernel that writes a number for each feature of each legal action. A style is a
set of weights: its preference for an action is the weighted sum of the action's features. The same features decide
which actions a restricted bot never plays, and by which habits a player's style is recognised.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from craton.core.errors import OptionError
from craton.kernel.decorator import CONSTANTS, FLOATS, INT, INTS, VOID, Kernel, Signature

FEATURES = Signature(VOID, CONSTANTS, INTS, INTS, INT, INTS, FLOATS)
"""features(constants, state, actions, count, work, out): writes feature f of actions[a] to out[a * features + f].

The state may be modified while the kernel runs, and is as before when it returns; work is modified.
"""

MAX_WEIGHT = 1000.0


@dataclass(frozen=True)
class Feature:
    """A number that describes an action in a position, usually between 0 and 1."""

    name: str
    help: str
    is_kind: bool = False
    """Whether it is 1 for a kind of action, such as attacks, and 0 for all others: `never` takes these names."""


@dataclass(frozen=True)
class Style:
    """A strategy: the weights of features, by name; features that are not named have weight 0."""

    name: str
    title: str
    summary: str
    source: str
    """Where the strategy comes from: a section of the game's document."""
    weights: Mapping[str, float]
    opening: Mapping[str, float] | None = None
    """The weights during the first `opening_turns` turns, if they differ."""
    opening_turns: int = 0


@dataclass(frozen=True)
class Styles:
    """The features and styles of a game."""

    features: tuple[Feature, ...] = ()
    kernel: Kernel[..., None] | None = None
    """`FEATURES` for this game; None if it has none."""
    styles: tuple[Style, ...] = ()
    event_slots: tuple[int, ...] = ()
    """The slots of the state that say which chance event is pending: in paired games equal events get equal dice."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of actions that a bot can be forbidden."""
        return tuple(feature.name for feature in self.features if feature.is_kind)

    def style(self, name: str, title: str) -> Style:
        """A style by name; OptionError if the game, whose title is given, has no such style."""
        for style in self.styles:
            if style.name == name:
                return style
        known = ", ".join(style.name for style in self.styles) or "none"
        raise OptionError(f"{title} has no style {name!r}; it has {known}.")

    def row(self, style: Style, changes: Mapping[str, float], title: str) -> list[float]:
        """A style with changed weights as kernels take it: the opening's turns, its weights, the weights after it.

        Changes apply to the weights of both phases.
        """
        names = [feature.name for feature in self.features]
        for name, weight in changes.items():
            if name not in names:
                raise OptionError(f"{title} has no feature {name!r}; it has {', '.join(names)}.")
            if isinstance(weight, bool) or not isinstance(weight, int | float) or not abs(weight) <= MAX_WEIGHT:
                raise OptionError(f"The weight {name} must be a number from -{MAX_WEIGHT:g} to {MAX_WEIGHT:g}.")
        late = {**style.weights, **changes}
        early = late if style.opening is None else {**style.opening, **changes}
        turns = style.opening_turns if style.opening is not None else 0
        return [float(turns), *(float(weights.get(name, 0)) for weights in (early, late) for name in names)]

    def forbidden(self, never: tuple[str, ...], title: str) -> list[float]:
        """The kinds named by `never` as a row by feature: 1 for forbidden ones."""
        for kind in never:
            if kind not in self.kinds:
                known = ", ".join(self.kinds) or "none"
                raise OptionError(f"{title} has no kind of action {kind!r} to leave out; it has {known}.")
        return [float(feature.name in never) for feature in self.features]


NO_STYLES = Styles()
