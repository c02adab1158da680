"""The option space of `craton lab tune --over`: `size=7..13,die=4|6|8,pie`."""

from __future__ import annotations

import random
import re
from itertools import product

from craton.core.definition import Definition
from craton.core.errors import OptionError
from craton.core.game import Game, make_game
from craton.core.options import Choice, Option, YesNo

RANGE = re.compile(r"(\d{1,9})\.\.(\d{1,9})(?::(\d{1,9}))?")
MAX_VARIANTS = 100_000
FORM = "an option alone for all its values, size=7..13, size=7..13:2 in steps of 2, or size=7|9|13"


def variants(rules: Definition, over: str, most: int, seed: int) -> list[Game]:
    """The variants to try: all combinations, or a random selection of `most` that includes the default rules."""
    axes = dict(_axis(rules, part.strip()) for part in over.split(",") if part.strip())
    if not axes:
        raise OptionError(f"--over names options: {FORM}.")
    total = 1
    for values in axes.values():
        total *= len(values)
    if total > MAX_VARIANTS:
        raise OptionError(f"--over describes {total:,} variants; at most {MAX_VARIANTS:,} can be considered.")
    found: dict[Game, None] = {}
    for chosen in product(*axes.values()):
        try:
            found[make_game(rules, dict(zip(axes, chosen, strict=True)))] = None
        except OptionError:  # options that exclude each other
            continue
    if not found:
        raise OptionError("None of the combinations of --over is possible: the options exclude each other.")
    games = list(found)
    if len(games) <= most:
        return games
    default = make_game(rules, {})
    first = [default] if default in found else []
    others = [game for game in games if game not in first]
    return first + random.Random(f"tune {seed}").sample(others, most - len(first))


def _axis(rules: Definition, part: str) -> tuple[str, list[str]]:
    name, equals, text = (word.strip() for word in part.partition("="))
    option = next((option for option in rules.options if option.name == name), None)
    if option is None:
        known = ", ".join(option.name for option in rules.options)
        raise OptionError(f"There is no option {name[:40]!r}; the options are {known}.")
    if not equals:
        return name, _all_values(option)
    if numbers := RANGE.fullmatch(text):
        low, high, step = (int(number or 1) for number in numbers.groups())
        if low > high or not step:
            raise OptionError(f"{text} is no range; --over takes {FORM}.")
        values = [str(number) for number in range(low, high + 1, step)]
    else:
        values = [word.strip() for word in text.split("|")]
    for value in values:
        option.read(value)
    return name, values


def _all_values(option: Option) -> list[str]:
    if isinstance(option, YesNo):
        return ["no", "yes"]
    if isinstance(option, Choice):
        return list(option.choices)
    raise OptionError(f"Give values of {option.name}: --over takes {FORM}.")
