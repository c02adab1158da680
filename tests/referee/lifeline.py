"""Lifeline by the letter of the rulebook's section 2: every placement is judged by trying it."""

from __future__ import annotations

from fractions import Fraction

from .boards import OTHER, hexhex, pieces

DEFAULTS = {"size": 7, "balance": "strong", "komi_max": 12}


class Lifeline:
    def __init__(self, **options: object) -> None:
        self.options = {**DEFAULTS, **options}
        self.balance = self.options["balance"]
        self.grid = hexhex(self.options["size"])
        self.stones: dict[str, str] = {}
        self.placed = 0
        self.placing_turns = {"black": 0, "white": 0}
        self.turn = 0
        self.side = "black"
        self.seat_of_black = "first"
        self.first_stone: str | None = None  # of a pair
        self.swap_offered = False
        self.agreeing = "komi" if self.balance == "komi" else None  # komi, then colour
        self.komi = 0
        self.outcome: tuple | None = None
        self.event = None

    # Queries

    @property
    def to_move(self) -> str | None:
        if self.outcome:
            return None
        if self.agreeing:
            return "first" if self.agreeing == "komi" else "second"
        return self.side

    def chance(self) -> dict[str, Fraction]:
        return {}

    def board(self) -> dict[str, str]:
        return dict(self.stones)

    def legal(self) -> set[str]:
        if self.outcome:
            return set()
        if self.agreeing == "komi":
            return {f"komi {points}" for points in range(1, self.options["komi_max"] + 1)}
        if self.agreeing == "colour":
            return {"black", "white"}
        actions = {cell for cell in self.grid.cells if self.may_place(cell)}
        if self.swap_offered and self.first_stone is None:
            actions.add("swap")
        if (
            self.balance == "komi"
            and self.side == "white"
            and self.placed >= 4
            and self.komi > 0
            and actions
            and "white" in self.stones.values()
        ):
            actions.add("spend")
        return actions

    def pair_turn(self) -> bool:
        return self.balance == "strong" and self.placing_turns[self.side] == 0

    def opens_pair(self) -> bool:
        """Whether the stone placed now is the first of a pair, which is secret until the turn is complete."""
        return self.pair_turn() and self.first_stone is None

    def may_place(self, cell: str) -> bool:
        if cell in self.stones:
            return False
        if not self.pair_turn():
            return self.after([cell]) != self.stones
        if self.first_stone is not None:
            return self.turn_of_pair_is_legal(self.first_stone, cell)
        return any(
            self.turn_of_pair_is_legal(cell, second)
            for second in self.grid.cells
            if second != cell and second not in self.stones
        )

    def turn_of_pair_is_legal(self, first: str, second: str) -> bool:
        before = {cell: side for cell, side in self.stones.items() if cell != first}
        return self.after([second] if first in self.stones else [first, second]) != before

    def after(self, cells: list[str]) -> dict[str, str]:
        """The board after a turn of the side to move that places these stones."""
        stones = {**self.stones, **dict.fromkeys(cells, self.side)}
        if self.balance == "strong" or self.placed + len(cells) >= 4:
            for colour in (OTHER[self.side], self.side):
                for cell in self.dead(stones, colour):
                    del stones[cell]
        return stones

    def dead(self, stones: dict[str, str], colour: str) -> set[str]:
        """The stones of all dead groups of a colour."""
        groups = pieces((cell for cell, side in stones.items() if side == colour), self.grid.near)
        number = {cell: i for i, group in enumerate(groups) for cell in group}
        alive: set[int] = set()
        for region in pieces((cell for cell in self.grid.cells if cell not in stones), self.grid.near):
            touched = {number[other] for cell in region for other in self.grid.near[cell] if other in number}
            if len(touched) > 1:
                alive |= touched
        return {cell for i, group in enumerate(groups) if i not in alive for cell in group}

    # Play

    def play(self, text: str) -> None:
        assert text in self.legal(), text
        if self.agreeing == "komi":
            self.komi = int(text.removeprefix("komi "))
            self.agreeing = "colour"
        elif self.agreeing == "colour":
            self.seat_of_black = "second" if text == "black" else "first"
            self.agreeing = None
        elif text == "swap":
            self.seat_of_black = "second" if self.seat_of_black == "first" else "first"
            self.swap_offered = False
        elif text == "spend":
            self.komi -= 1
            self.end_turn()
        elif self.opens_pair():
            self.first_stone = text
            self.stones[text] = self.side
            self.placed += 1
        else:
            self.stones = self.after([text])
            self.placed += 1
            self.first_stone = None
            self.placing_turns[self.side] += 1
            self.end_turn()

    def end_turn(self) -> None:
        self.turn += 1
        self.side = OTHER[self.side]
        self.swap_offered = self.turn == 1 and self.balance != "komi"
        if not any(self.may_place(cell) for cell in self.grid.cells):
            self.outcome = (OTHER[self.side], "last-placement", None)
        elif self.turn == 12 * len(self.grid.cells):
            self.outcome = (None, "move-cap", None)
