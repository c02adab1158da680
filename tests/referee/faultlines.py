"""Fault Lines by the letter of the rulebook's section 1."""

from __future__ import annotations

from fractions import Fraction

from .boards import OTHER, pieces, square

DEFAULTS = {
    "size": 9,
    "turn_limit": None,
    "pie": False,
    "sealed": False,
    "aftershock": False,
    "fault_lines": (),
    "keystone": False,
    "progressive": False,
    "resonance": False,
    "die": 6,
    "resonance_points": 3,
}
PRESETS = {
    "standard": {},
    "quick": {"size": 7},
    "deep": {"size": 13},
    "tournament": {"size": 9, "pie": True, "turn_limit": 60, "sealed": True, "resonance": True},
}
BANDS = {1: 2, 2: 4, 3: 10**6}  # the largest effective size that a wave resolves


class FaultLines:
    def __init__(self, preset: str = "standard", **options: object) -> None:
        self.options = {**DEFAULTS, **PRESETS[preset], **options}
        self.grid = square(self.options["size"])
        self.stones: dict[str, str] = {}
        self.keystones: set[str] = set()
        self.keystone_spent = {"black": False, "white": False}
        self.placed = {"black": 0, "white": 0}
        self.failed = {"black": False, "white": False}
        self.turn = 0
        self.phase = "placing"  # placing, sealing, resolving, between, over
        self.side = "black"
        self.seat_of_black = "first"
        self.passes = 0  # consecutive
        self.swap_offered = False
        self.sealed: dict[str, str] = {}
        # Resolution
        self.secured: set[str] = set()
        self.wave = 0
        self.queue: list[set[str]] = []
        self.group: set[str] = set()  # the current group
        self.salvaging = False  # its owner is to choose
        self.pick: str | None = None  # chosen for salvage, the die still to be thrown
        self.choices_left = 0  # between waves
        self.outcome: tuple | None = None

    # Queries

    @property
    def to_move(self) -> str | None:
        if self.phase == "over":
            return None
        if self.phase == "resolving":
            if self.salvaging:
                return self.stones[next(iter(self.group))]
            return "chance"
        return self.side

    @property
    def event(self) -> str | None:
        if self.to_move != "chance":
            return None
        if self.pick is not None:
            return f"salvage {self.pick}"
        return f"roll {self.grid.lowest(self.group)}"

    def chance(self) -> dict[str, Fraction]:
        faces = self.options["die"]
        return {str(pips + 1): Fraction(1, faces) for pips in range(faces)} if self.to_move == "chance" else {}

    def board(self) -> dict[str, str]:
        return dict(self.stones)

    def legal(self) -> set[str]:
        if self.to_move in (None, "chance"):
            return set()
        if self.phase == "resolving":
            return {f"salvage {cell}" for cell in self.group} | {"decline"}
        if self.phase == "sealing":
            return {"seal-play", "seal-pass"}
        empty = {cell for cell in self.grid.cells if cell not in self.stones}
        actions = set(empty)
        if self.options["keystone"] and not self.keystone_spent[self.side]:
            actions |= {cell + "*" for cell in empty}
        if not self.sealed:  # a side that sealed `play` must place
            actions.add("pass")
        if self.swap_offered:
            actions.add("swap")
        return actions

    # Play

    def play(self, text: str) -> None:
        if self.to_move == "chance":
            assert text in self.chance()
            self.settle(int(text))
            return
        assert text in self.legal(), text
        if text == "swap":
            self.seat_of_black = "second" if self.seat_of_black == "first" else "first"
            self.swap_offered = False
        elif self.phase == "sealing":
            self.seal(text)
        elif self.phase == "resolving":
            self.salvaging = False
            if text == "decline":
                self.take_off(keep=None)
                self.resolve_next()
            else:
                self.pick = text.removeprefix("salvage ")
        else:
            self.place_or_pass(text)

    def place_or_pass(self, text: str) -> None:
        self.swap_offered = False
        if text == "pass":
            self.passes += 1
        else:
            self.passes = 0
            cell = text.removesuffix("*")
            self.stones[cell] = self.side
            self.placed[self.side] += 1
            if text.endswith("*"):
                self.keystones.add(cell)
                self.keystone_spent[self.side] = True
        self.turn += 1
        mover, self.side = self.side, OTHER[self.side]
        if self.phase == "between":
            self.choices_left -= 1
            if self.choices_left == 0:
                self.start_wave(self.wave + 1)
            return
        if self.options["pie"] and self.turn == 1 and text != "pass":
            self.swap_offered = True
        if self.placement_is_over():
            self.start_resolution()
        elif self.sealed:
            if mover == "black" and self.sealed["white"] == "seal-pass":
                self.turn += 1
                self.side = "black"
            if self.side == "black":
                self.start_round()
        elif self.side == "black":
            self.start_round()

    def placement_is_over(self) -> bool:
        if len(self.stones) == len(self.grid.cells):
            return True
        if self.passes == 2 and not self.sealed:
            return True
        return self.turn == self.options["turn_limit"]

    def start_round(self) -> None:
        """Black is to move in the second or a later round."""
        if self.turn == self.options["turn_limit"]:
            self.start_resolution()
        elif self.options["sealed"]:
            self.sealed = {}
            self.phase = "sealing"

    def seal(self, text: str) -> None:
        self.sealed[self.side] = text
        self.side = OTHER[self.side]
        if self.side == "white":
            return
        if set(self.sealed.values()) == {"seal-pass"}:
            self.turn += 2  # the round's two turns
            self.start_resolution()
            return
        self.phase = "placing"
        if self.sealed["black"] == "seal-pass":
            self.turn += 1
            self.side = "white"

    # Groups and survival

    def groups(self) -> list[set[str]]:
        """In the order of their lowest cells."""
        faults = set(self.options["fault_lines"])
        found = [{cell} for cell in self.stones if cell in faults]
        for colour in ("black", "white"):
            found += pieces((c for c, s in self.stones.items() if s == colour and c not in faults), self.grid.near)
        return sorted(found, key=lambda group: self.grid.cells.index(self.grid.lowest(group)))

    def effective_size(self, group: set[str]) -> int:
        return len(group) + len(group & self.keystones)

    def start_resolution(self) -> None:
        self.sealed = {}
        if self.options["progressive"]:
            self.start_wave(1)
        else:
            self.wave = 3
            self.queue = self.groups()
            self.resolve_next()

    def start_wave(self, wave: int) -> None:
        self.wave = wave
        self.queue = [
            group for group in self.groups() if self.effective_size(group) <= BANDS[wave] and not group <= self.secured
        ]
        self.resolve_next()

    def resolve_next(self) -> None:
        self.phase = "resolving"
        self.group = set()
        while self.queue:
            group = self.queue.pop(0)
            if self.effective_size(group) < self.options["die"]:
                self.group = group
                return
            self.secured |= group  # survives without a roll
        if self.wave < 3:
            self.phase = "between"
            self.choices_left = 2
        else:
            self.finish()

    def settle(self, pips: int) -> None:
        if self.pick is not None:
            keep, self.pick = self.pick, None
            self.take_off(keep=keep if pips == 1 else None)
            self.resolve_next()
        elif pips <= self.effective_size(self.group):
            self.secured |= self.group
            self.resolve_next()
        else:
            self.failed[self.stones[next(iter(self.group))]] = True
            if self.options["aftershock"]:
                self.salvaging = True
            else:
                self.take_off(keep=None)
                self.resolve_next()

    def take_off(self, keep: str | None) -> None:
        for cell in self.group:
            if cell == keep:
                self.secured.add(cell)
            else:
                del self.stones[cell]
                self.keystones.discard(cell)
                self.secured.discard(cell)

    def finish(self) -> None:
        self.phase = "over"
        points = {}
        for side in ("black", "white"):
            points[side] = sum(1 for stone in self.stones.values() if stone == side)
            if self.options["resonance"] and self.placed[side] > 0 and not self.failed[side]:
                points[side] += self.options["resonance_points"]
        score = (points["black"], points["white"])
        for value, reason in ((points, "score"), ({s: -n for s, n in self.placed.items()}, "fewer-stones")):
            if value["black"] != value["white"]:
                self.outcome = ("black" if value["black"] > value["white"] else "white", reason, score)
                return
        self.outcome = (None, "draw", score)
