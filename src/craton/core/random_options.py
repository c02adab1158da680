"""Random options of a match: requested when it is created, drawn from its dice when it starts."""

from __future__ import annotations

import random
from collections.abc import Mapping

from craton.core.definition import Definition
from craton.core.dice import Dice
from craton.core.game import Game, given_options, make_game
from craton.core.options import random_options, split_options, write_options


def undrawn_game(definition: Definition, given: Mapping[str, object]) -> tuple[Game, str | None]:
    """The game with random options at their defaults, and the text of all requested options; None if none is random.

    OptionError if the options are invalid, including the random ones.
    """
    values = given_options(definition, given)
    names = random_options(definition.options, values)
    if not names:
        return make_game(definition, values), None
    make_game(definition, values, random.Random(0))  # only checks them
    fixed = {name: value for name, value in values.items() if name not in names}
    return make_game(definition, fixed), write_options(definition.options, values)


def drawn_game(definition: Definition, asked: str, dice: Dice) -> Game:
    """The requested game, with its random options drawn from the dice."""
    given = split_options(asked)
    return make_game(definition, given, dice.stream(event_of(definition, given)))


def event_of(definition: Definition, given: Mapping[str, object]) -> str:
    """The name under which random options are drawn: `options fault_lines`. No chance event of a game has this name."""
    return "options " + "+".join(random_options(definition.options, given_options(definition, given)))
