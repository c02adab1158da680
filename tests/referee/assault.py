"""Triangular Assault by the letter of the rulebook's section 3."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from .boards import OTHER, triangles

DEFAULTS = {
    "board": "hex37",
    "turn_limit": 30,
    "pie": False,
    "momentum": 0,
    "influence": False,
    "stubborn": "no",
    "coin": "1/2",
    "sacred": "off",
    "tide": False,
}


class Assault:
    def __init__(self, **options: object) -> None:
        self.options = {**DEFAULTS, **options}
        if isinstance(self.options["stubborn"], bool):
            self.options["stubborn"] = "yes" if self.options["stubborn"] else "no"
        self.grid = triangles(self.options["board"])
        self.left = set(self.grid.cells)  # not flooded
        self.stones: dict[str, str] = {}
        self.turn = 0
        self.side = "black"
        self.seat_of_black = "first"
        self.swap_offered = False
        self.sacred: dict[str, str] = {}
        self.choosing = self.options["sacred"] != "off"
        self.mover_after_choosing = "black"
        self.stood_firm = {"black": False, "white": False}  # the stubborn defence, once for each side
        self.target: str | None = None  # an attack whose coins are to be thrown
        self.asked: str | None = None  # an attack about which its defender decides
        self.follow_up = False
        self.bonus = False
        self.outcome: tuple | None = None

    # Queries

    @property
    def to_move(self) -> str | None:
        if self.outcome:
            return None
        if self.asked:
            return OTHER[self.side]
        return "chance" if self.target else self.side

    @property
    def event(self) -> str | None:
        return f"x{self.target}" if self.target else None

    def chance(self) -> dict[str, Fraction]:
        if self.target is None:
            return {}
        allies, coin = len(self.allies(self.target, self.side)), Fraction(self.options["coin"])
        chances = {}
        for coins in product("01", repeat=allies):
            heads = coins.count("1")
            chances["".join(coins)] = coin**heads * (1 - coin) ** (allies - heads)
        return chances

    def board(self) -> dict[str, str]:
        return dict(self.stones)

    def legal(self) -> set[str]:
        if self.outcome or self.target:
            return set()
        if self.asked:
            return {"save", "allow"}
        if self.choosing:
            cells = self.grid.core if self.options["sacred"] == "core" else self.grid.cells
            return {f"sacred {cell}" for cell in cells}
        if self.bonus:
            return self.empty()
        if self.follow_up:
            return self.attacks(self.side, self.options["momentum"]) | {"stop"}
        actions = self.empty() | self.attacks(self.side, 1)
        if self.swap_offered:
            actions.add("swap")
        return actions or {"pass"}

    def empty(self) -> set[str]:
        return {cell for cell in self.left if cell not in self.stones}

    def allies(self, cell: str, side: str) -> list[str]:
        return [other for other in self.grid.near[cell] if self.stones.get(other) == side]

    def attacks(self, side: str, needed: int) -> set[str]:
        enemies = [cell for cell, stone in self.stones.items() if stone != side]
        return {f"x{cell}" for cell in enemies if len(self.allies(cell, side)) >= needed}

    # Play

    def play(self, text: str) -> None:
        if self.target:
            assert text in self.chance()
            self.settle(won="1" in text)
            return
        assert text in self.legal(), text
        if text.startswith("sacred "):
            self.choose(text.removeprefix("sacred "))
        elif text == "swap":
            self.seat_of_black = "second" if self.seat_of_black == "first" else "first"
            self.swap_offered = False
            if self.options["sacred"] != "off":
                self.sacred = {}
                self.choosing = True
                self.mover_after_choosing = "white"
                self.side = "black"
        elif text == "save":
            self.stood_firm[self.stones[self.asked]] = True
            self.asked = None
            self.end_turn()
        elif text == "allow":
            self.target, self.asked = self.asked, None
        elif text in ("pass", "stop"):
            self.end_turn()
        elif text.startswith("x"):
            self.attack(text.removeprefix("x"))
        else:
            self.place(text)

    def choose(self, cell: str) -> None:
        self.sacred[self.side] = cell
        if self.side == "black":
            self.side = "white"
        else:
            self.choosing = False
            self.side = self.mover_after_choosing

    def place(self, cell: str) -> None:
        ours, theirs = len(self.allies(cell, self.side)), len(self.allies(cell, OTHER[self.side]))
        self.stones[cell] = self.side
        if self.options["influence"] and not self.bonus and ours > theirs and self.empty():
            self.bonus = True
        else:
            self.end_turn()

    def attack(self, cell: str) -> None:
        defender = self.stones[cell]
        resists = len(self.allies(cell, self.side)) == 3 and not self.stood_firm[defender]
        if resists and self.options["stubborn"] == "yes":
            self.stood_firm[defender] = True
            self.end_turn()
        elif resists and self.options["stubborn"] == "choice":
            self.asked = cell
        else:
            self.target = cell

    def settle(self, won: bool) -> None:
        cell, self.target = self.target, None
        if not won:
            self.end_turn()
            return
        self.stones[cell] = self.side
        if self.one_side_is_gone():
            self.turn += 1
            self.finish_by_domination()
        elif self.options["momentum"] and self.attacks(self.side, self.options["momentum"]):
            self.follow_up = True
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.turn += 1
        self.side = OTHER[self.side]
        self.bonus = self.follow_up = False
        self.swap_offered = self.options["pie"] and self.turn == 1
        if self.turn == self.options["turn_limit"]:
            self.finish_by_majority()
            return
        if self.options["tide"] and self.turn % 10 == 0:
            self.flood()
            if self.one_side_is_gone():
                self.finish_by_domination()
                return
        if not self.empty() and not self.attacks("black", 1) and not self.attacks("white", 1):
            self.finish_by_majority()

    def flood(self) -> None:
        layers = {self.grid.layer[cell] for cell in self.left}
        if len(layers) == 1:
            return  # the last layer never floods
        gone = {cell for cell in self.left if self.grid.layer[cell] == max(layers)}
        self.left -= gone
        for cell in gone:
            self.stones.pop(cell, None)

    # The end

    def count(self, side: str) -> int:
        return sum(1 for stone in self.stones.values() if stone == side)

    def one_side_is_gone(self) -> bool:
        return (self.count("black") == 0) != (self.count("white") == 0)

    def finish_by_domination(self) -> None:
        winner = "black" if self.count("black") else "white"
        self.outcome = (winner, "domination", (self.count("black"), self.count("white")))

    def finish_by_majority(self) -> None:
        points = {side: self.count(side) for side in ("black", "white")}
        for side, cell in self.sacred.items():
            if self.stones.get(cell) == side:
                points[side] += 3
        core = {side: sum(1 for cell in self.grid.core if self.stones.get(cell) == side) for side in points}
        score = (points["black"], points["white"])
        for value, reason in ((points, "majority"), (core, "core")):
            if value["black"] != value["white"]:
                self.outcome = ("black" if value["black"] > value["white"] else "white", reason, score)
                return
        self.outcome = ("white", "white-wins-ties", score)
