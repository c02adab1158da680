"""Bots that play one of the documents' strategies, without any search."""

from __future__ import annotations

import random

from craton.bots import view_of
from craton.core.errors import OptionError
from craton.core.game import Game
from craton.core.registry import definition, names
from craton.core.state import State
from craton.core.view import View
from craton.search.guidance import NOBODY, Guidance, Guide, appraise, guidance_of, softmax

MAX_TEMPERATURE = 100.0
TIE = 1e-9
"""Preferences that differ by less are equal."""


class StyleBot:
    """Takes the action that its style prefers, a random one of several.

    style: a style of the game, listed by `craton games GAME --styles`. Further settings are weights that differ from
    the style's own. never: kinds of actions that it plays only if nothing else is legal, joined by `/`. With a
    temperature above 0 it draws an action instead, in proportion to exp(preference / temperature).
    """

    def __init__(
        self,
        *,
        style: str,
        never: str | None = None,
        temperature: float = 0.0,
        seed: int | str | None = None,
        **weights: float,
    ) -> None:
        if isinstance(temperature, bool) or not isinstance(temperature, int | float):
            raise OptionError(f"temperature must be a number, not {temperature!r}.")
        if not 0 <= temperature <= MAX_TEMPERATURE:
            raise OptionError(f"temperature must be a number from 0 to {MAX_TEMPERATURE:g}, not {temperature!r}.")
        check_style(style)
        self.style, self._never, self._temperature, self._weights = style, never, float(temperature), weights
        self._rng = random.Random(seed)
        self._guidance: dict[Game, Guidance] = {}

    def choose(self, view: State | View) -> str:
        view = view_of(view)
        scores = self.preferences(view)
        if self._temperature:
            chances = list(scores.values())
            softmax(chances, len(chances), self._temperature)
            return self._rng.choices(list(scores), chances)[0]
        best = max(scores.values())
        return self._rng.choice([action for action, score in scores.items() if score >= best - TIE])

    def preferences(self, view: State | View) -> dict[str, float]:
        """The style's preference for each legal action, without those that it never plays."""
        view = view_of(view)
        game = view.game
        guidance, kernel = self.guidance(game), game.definition.styles.kernel
        actions = list(view.legal_moves.codes)
        scores = [0.0] * len(actions)
        grid = [0.0] * (len(actions) * len(guidance.forbidden))
        guide = Guide(NOBODY, 0.0, guidance.weights, guidance.forbidden, grid)
        work = [0] * game.work_size
        kept = appraise(kernel, game.constants, list(view.seen.data), guide, actions, len(actions), work, scores)
        write = game.definition.notation.write
        return {write(game, action): score for action, score in zip(actions[:kept], scores, strict=False)}

    def guidance(self, game: Game) -> Guidance:
        """The weights for a game; OptionError if it has no such style, feature or kind of action."""
        if game not in self._guidance:
            self._guidance[game] = guidance_of(game, self.style, self._weights, self._never)
        return self._guidance[game]


def style_title(name: str) -> str:
    """The title of a style, whichever game has it; the name itself if none has, or if weights are changed."""
    titles = {style.name: style.title for game in names() for style in definition(game).styles.styles}
    return titles.get(name, name)


def check_style(name: object) -> None:
    """Refuse a name that no game has, before a game is known."""
    known = [style.name for game in names() for style in definition(game).styles.styles]
    if name not in known:
        raise OptionError(f"There is no style {name!r}; the styles are {', '.join(sorted(known))}.")
