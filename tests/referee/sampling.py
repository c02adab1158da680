"""Random options and biased random play, so that rare situations come up often."""

from __future__ import annotations

import copy
import random

from .assault import Assault
from .boards import LETTERS, OTHER, hexhex, square
from .faultlines import FaultLines
from .faust import PATTERN, Faust
from .lifeline import Lifeline

REFEREES = {"faultlines": FaultLines, "lifeline": Lifeline, "assault": Assault, "faust": Faust}
COIN = (False, True)
TEMPTING = ("attack", "rectangle", "single", "pass", "seal-pass", "stop")


def random_options(game: str, rng: random.Random) -> dict[str, object]:
    """Options as a caller would give them; half of the time only some, so that defaults are tried too."""
    options = {
        "faultlines": faultlines_options,
        "lifeline": lifeline_options,
        "assault": assault_options,
        "faust": faust_options,
    }[game](rng)
    size_like = ("size", "board")
    if rng.random() < 0.5:
        options = {k: v for k, v in options.items() if k in size_like or k == "preset" or rng.random() < 0.7}
    return options


def small(rng: random.Random, sizes: list[int], weights: list[float], rest: range) -> int:
    """A small size by its weight; one time in forty any size."""
    return rng.choice(rest) if rng.random() < 1 / 40 else rng.choices(sizes, weights)[0]


def faultlines_options(rng: random.Random) -> dict[str, object]:
    if rng.random() < 1 / 12:
        return {"preset": rng.choice(["standard", "quick", "deep", "tournament"])}
    size = small(rng, [3, 4, 5, 6, 7], [5, 5, 4, 2, 1], range(3, 20))
    sealed = rng.choice(COIN)
    limits = range(2, 2 * size * size + 4, 2) if sealed else range(2, size * size + 4)
    cells = square(size).cells
    count = rng.choice([0, 0, 1, 2, 4, 6, rng.randrange(13)])
    options: dict[str, object] = {
        "size": size,
        "turn_limit": rng.choice([None, rng.choice(limits)]),
        "sealed": sealed,
        "fault_lines": tuple(rng.sample(cells, min(count, len(cells)))),
        "die": rng.choice([6, 6, 2, 3, 4, 5, 7, 8, 10, 12, rng.randrange(2, 21)]),
        "resonance_points": rng.choice([3, 3, 1, 2, 5, rng.randrange(1, 21)]),
    }
    return options | {name: rng.choice(COIN) for name in ("pie", "aftershock", "keystone", "progressive", "resonance")}


def lifeline_options(rng: random.Random) -> dict[str, object]:
    options: dict[str, object] = {
        "size": small(rng, [2, 3, 4, 5], [5, 5, 4, 2], range(2, 13)),
        "balance": rng.choice(["strong", "weak", "komi"]),
    }
    if rng.random() < 0.5:
        options["komi_max"] = rng.choice([1, 2, 3, 5, 12, 40, 99])
    return options


def assault_options(rng: random.Random) -> dict[str, object]:
    board = rng.choice(["hex37", "hex37", "hex24", "hex24", "hex54", "torus24", "torus54"])
    tide = rng.choice(COIN) and board.startswith("hex")
    limit = rng.choice([10, 11, 12, 20, 21, 30, 31, 40, 41, 50, 51, 60, rng.randrange(10, 61), rng.randrange(10, 201)])
    options: dict[str, object] = {
        "board": board,
        "turn_limit": limit,
        "momentum": rng.choice([0, 1, 2]),
        "sacred": rng.choice(["off", "any", "core"]),
        "tide": tide,
        "stubborn": rng.choice(["no", "yes", "choice", "choice"]),
        "coin": rng.choice(["1/2", "1/2", "1/4", "1/3", "2/5", "3/5", "2/3", "3/4"]),
    }
    return options | {name: rng.choice(COIN) for name in ("pie", "influence")}


def faust_options(rng: random.Random) -> dict[str, object]:
    return {
        "size": small(rng, [3, 4, 5, 6, 7, 8], [3, 6, 6, 4, 2, 1], range(3, 20)),
        "pie": rng.choice(COIN),
        "pattern": rng.random() < 0.8,
    }


def kind(text: str) -> str:
    """The sort of an action: actions of one sort share one weight."""
    word = text.split()[0]
    if word[0] == "x" and word[1:2].isalpha():
        return "attack"
    if text[0] == "#":
        return "pattern"
    if ":" in text:
        first, last = text.split(":")
        return "single" if first == last else "rectangle"
    if text[-1] == "*":
        return "keystone"
    if text[-1].isdigit() and word == text:
        return "cell"
    return word


def stripes(cells: list[str], rng: random.Random) -> dict[str, str]:
    by_letter, period = rng.choice(COIN), rng.choice([2, 3])
    return {
        cell: "black" if (ord(cell[0]) if by_letter else int(cell[1:])) % period == 0 else "white" for cell in cells
    }


def faust_picture(size: int, rng: random.Random) -> dict[str, str]:
    """Ground of some kind with rectangles and locked crosscuts upon it; it may leave cells empty."""
    cells = square(size).cells
    style = rng.choice(["empty", "plain", "stripes", "noise"])
    picture: dict[str, str] = {}
    if style == "plain":
        picture = dict.fromkeys(cells, rng.choice(["black", "white"]))
    elif style == "stripes":
        picture = stripes(cells, rng)
    elif style == "noise":
        share = rng.random()
        picture = {cell: "black" if rng.random() < share else "white" for cell in cells}
    for _ in range(rng.randrange(5)):
        figure = rng.choice(["black", "white"])
        x, y, wide, high = rng.randrange(size), rng.randrange(size), rng.randrange(1, size + 1), rng.randrange(1, 4)
        if rng.choice(COIN):
            wide, high = high, wide
        for i in range(x, min(size, x + wide)):
            for j in range(y, min(size, y + high)):
                picture[f"{LETTERS[i]}{j + 1}"] = figure
    if size >= 4:
        for _ in range(rng.randrange(3)):
            x, y = rng.randrange(size - 3), rng.randrange(size - 3)
            colours = dict(zip("xo", rng.sample(["black", "white"], 2), strict=True))
            for j, line in enumerate(PATTERN):
                for i, mark in enumerate(line):
                    if mark != ".":
                        picture[f"{LETTERS[x + i]}{y + 4 - j}"] = colours[mark]
    for cell in rng.sample(cells, rng.choice([0, 0, 1, 2, len(cells) // 3])):
        picture.pop(cell, None)
    return picture


class Taste:
    """A way to choose actions, drawn for each game."""

    def __init__(self, game: str, options: dict[str, object], rng: random.Random) -> None:
        self.rng = rng
        self.weights: dict[str, float] = {}
        self.closeness = rng.choice([0, 0, 0.5, 0.9])  # how often a stone goes next to one of its colour
        self.contact = rng.choice([0, 0, 0.5])  # and next to one of the other
        self.plan = self.draw_plan(game, options) if rng.random() < 0.5 else {}
        self.patience = rng.choice([0, 0, 0.5, 0.9, 1])  # how full the board must be before captures and passes tempt
        self.prolongs = rng.random() < 0.15  # whether it shuns actions that end the game
        self.luck = rng.choice([0.5, 0.5, 0.2, 0.8])  # how often the first or second half of the outcomes comes up

    def draw_plan(self, game: str, options: dict[str, object]) -> dict[str, str]:
        """The colour that each cell of the board should get."""
        if game == "lifeline":
            return stripes(hexhex(int(str(options.get("size", 7)))).cells, self.rng)
        return faust_picture(int(str(options.get("size", 8))), self.rng) if game == "faust" else {}

    def choose(self, referee, legal: set[str]) -> str:
        text = self.choose_freely(referee, legal)
        if self.prolongs and len(referee.grid.cells) <= 37:
            for _ in range(8):
                trial = copy.deepcopy(referee, {id(referee.grid): referee.grid})
                trial.play(text)
                if not trial.outcome:
                    break
                text = self.choose_freely(referee, legal)
        return text

    def choose_freely(self, referee, legal: set[str]) -> str:
        rng = self.rng
        sorts: dict[str, list[str]] = {}
        for text in sorted(legal):
            sorts.setdefault(kind(text), []).append(text)
        for sort in sorts:
            if sort not in self.weights:
                self.weights[sort] = rng.choice([0.03, 0.2, 1, 1, 4])
        weights = dict(self.weights)
        if len(referee.stones) < self.patience * len(referee.grid.cells):
            weights |= dict.fromkeys(TEMPTING, 0.01)
        names = list(sorts)
        sort = rng.choices(names, [weights[n] for n in names])[0]
        if sort in ("cell", "keystone"):
            return self.choose_cell(referee, sorts[sort])
        return rng.choice(sorts[sort])

    def choose_cell(self, referee, texts: list[str]) -> str:
        rng, side = self.rng, referee.to_move
        if self.plan and rng.random() < 0.95:
            for wanted in (
                [text for text in texts if self.plan.get(text) == side],
                [text for text in texts if text not in self.plan],
            ):
                if wanted:
                    return rng.choice(wanted)
        for chance, colour in ((self.closeness, side), (self.contact, OTHER[side])):
            if rng.random() < chance:
                near = referee.grid.near
                beside = [t for t in texts if any(referee.stones.get(o) == colour for o in near[t.removesuffix("*")])]
                if beside:
                    return rng.choice(beside)
        return rng.choice(texts)

    def throw(self, outcomes: list[str]) -> str:
        ordered = sorted(outcomes)
        half = len(ordered) // 2
        return self.rng.choice(ordered[:half] if self.rng.random() < self.luck else ordered[half:])
