"""Fault Lines once more: slow, plain, straight from the rulebook, as a script that asks for every decision and roll.

Of the program it uses nothing.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

SIDES = ("black", "white")
LETTERS = "abcdefghijklmnopqrs"

Script = Generator[tuple[str, Any], str, None]
"""Yields (side, legal actions) or ('chance', event), and is sent the action or the face."""


class Twin:
    """`asks` is what the script waits for; `send` answers it. After the end `asks` is None and `result` is set."""

    def __init__(self, **options: Any) -> None:
        self.options = options
        size = options["size"]
        self.cells = [f"{LETTERS[file]}{rank}" for rank in range(1, size + 1) for file in range(size)]
        self.stones: dict[str, str] = {}
        self.keystones: set[str] = set()
        self.survivors: set[str] = set()
        self.placed = dict.fromkeys(SIDES, 0)
        self.spent: set[str] = set()
        self.failed: set[str] = set()
        self.turns = 0
        self.swapped = False
        self.result: tuple[str | None, str, tuple[int, int]] | None = None
        self.script = self.game()
        self.asks: tuple[str, Any] | None = next(self.script)

    def send(self, text: str) -> None:
        try:
            self.asks = self.script.send(text)
        except StopIteration:
            self.asks = None

    def game(self) -> Script:
        yield from self.placement()
        yield from self.quake()
        self.count()

    # Placement

    def side(self) -> str:
        return SIDES[self.turns % 2]

    def full(self) -> bool:
        return len(self.stones) == len(self.cells)

    def placements(self, side: str) -> set[str]:
        empty = {cell for cell in self.cells if cell not in self.stones}
        if self.options["keystone"] and side not in self.spent:
            return empty | {f"{cell}*" for cell in empty}
        return empty

    def place(self, side: str, text: str) -> None:
        cell = text.removesuffix("*")
        self.stones[cell] = side
        self.placed[side] += 1
        if text.endswith("*"):
            self.keystones.add(cell)
            self.spent.add(side)

    def placement(self) -> Script:
        limit = self.options["turn_limit"] or 10**9
        passes = 0
        while self.turns < limit and not self.full():
            if self.options["sealed"] and self.turns >= 2:
                both_pass = yield from self.sealed_round()
                if both_pass:
                    return
                continue
            side = self.side()
            choices = self.placements(side) | {"pass"}
            if self.options["pie"] and self.turns == 1 and self.stones and not self.swapped:
                choices.add("swap")
            text = yield side, choices
            if text == "swap":
                self.swapped = True
                continue
            self.turns += 1
            if text == "pass":
                passes += 1
                if passes == 2:
                    return
            else:
                passes = 0
                self.place(side, text)

    def sealed_round(self) -> Generator[tuple[str, Any], str, bool]:
        black = yield "black", {"seal-play", "seal-pass"}
        white = yield "white", {"seal-play", "seal-pass"}
        if black == white == "seal-pass":
            self.turns += 2
            return True
        for side, sealed in (("black", black), ("white", white)):
            if self.full():
                break
            if sealed == "seal-play":
                text = yield side, self.placements(side)
                self.place(side, text)
            self.turns += 1
        return False

    # The quake

    def near(self, cell: str) -> list[str]:
        file, rank = LETTERS.index(cell[0]), int(cell[1:])
        around = ((file, rank - 1), (file - 1, rank), (file + 1, rank), (file, rank + 1))
        size = self.options["size"]
        return [f"{LETTERS[x]}{y}" for x, y in around if 0 <= x < size and 1 <= y <= size]

    def group(self, cell: str) -> set[str]:
        faults = self.options["fault_lines"]
        found = {cell}
        if cell in faults:
            return found
        while True:
            more = {
                other
                for stone in found
                for other in self.near(stone)
                if self.stones.get(other) == self.stones[cell] and other not in faults
            }
            if more <= found:
                return found
            found |= more

    def groups(self) -> list[list[str]]:
        """All groups in the order of their lowest cells, each in cell order."""
        found: list[list[str]] = []
        for cell in self.cells:
            if cell in self.stones and not any(cell in group for group in found):
                found.append(sorted(self.group(cell), key=self.cells.index))
        return found

    def size(self, group: list[str]) -> int:
        return len(group) + len(self.keystones & set(group))

    def quake(self) -> Script:
        bands = (2, 4, 10**9) if self.options["progressive"] else (10**9,)
        for band in bands:
            for group in self.groups():
                if self.size(group) <= band and not self.survivors.issuperset(group):
                    yield from self.resolve(group)
            if band != bands[-1]:
                for _ in range(2):
                    side = self.side()
                    text = yield side, self.placements(side) | {"pass"}
                    self.turns += 1
                    if text != "pass":
                        self.place(side, text)

    def resolve(self, group: list[str]) -> Script:
        size, owner = self.size(group), self.stones[group[0]]
        if size >= 6 or int((yield "chance", f"roll {group[0]}")) <= size:
            self.survivors.update(group)
            return
        self.failed.add(owner)
        kept = None
        if self.options["aftershock"]:
            text = yield owner, {f"salvage {cell}" for cell in group} | {"decline"}
            if text != "decline" and (yield "chance", text) == "1":
                kept = text.removeprefix("salvage ")
                self.survivors.add(kept)
        for cell in group:
            if cell != kept:
                del self.stones[cell]
                self.keystones.discard(cell)
                self.survivors.discard(cell)

    # The end

    def points(self, side: str) -> int:
        stones = list(self.stones.values()).count(side)
        resonates = self.options["resonance"] and self.placed[side] and side not in self.failed
        return stones + 3 if resonates else stones

    def count(self) -> None:
        black, white = (self.points(side) for side in SIDES)
        placed_black, placed_white = (self.placed[side] for side in SIDES)
        if black != white:
            winner, reason = "black" if black > white else "white", "score"
        elif placed_black != placed_white:
            winner, reason = "black" if placed_black < placed_white else "white", "fewer-stones"
        else:
            winner, reason = None, "draw"
        self.result = winner, reason, (black, white)
