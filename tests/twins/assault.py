"""A slow, plain implementation of Triangular Assault from the rulebook, to test the law against.

It uses only the boards of the program, for names, neighbours and places.
"""

from __future__ import annotations

from math import ceil, hypot, sqrt

from craton.boards import triangles

DEFAULTS = {
    "board": "hex37",
    "turn_limit": 30,
    "pie": False,
    "momentum": 0,
    "influence": False,
    "stubborn": False,
    "sacred": "off",
    "tide": False,
}


class Twin:
    def __init__(self, **options: object) -> None:
        self.options = {**DEFAULTS, **options}
        board = triangles(str(self.options["board"]))
        self.cells = list(board.names)
        self.near = {name: {board.names[n] for n in board.links[cell]} for cell, name in enumerate(board.names)}
        distance = {name: hypot(*board.centres[cell]) for cell, name in enumerate(board.names)}
        self.layer = {name: ceil(d * sqrt(3) - 1e-9) for name, d in distance.items()}
        rounds = {0.0, 1.0} if self.options["board"] == "hex37" else {0.577}  # "core = the 6 around the centre point"
        self.core = {name for name, d in distance.items() if round(d, 3) in rounds}

        self.stones: dict[str, str] = {}
        self.flooded: set[str] = set()
        self.turns = 0
        self.swapped = False
        self.sacred: dict[str, str] = {}
        self.stood_firm: set[str] = set()  # the sides whose stones have withstood an attack with three allies
        self.under_attack: str | None = None
        self.chain = False
        self.bonus = False
        self.result: tuple[str, str, tuple[int, int]] | None = None

    # Who and what

    @property
    def side(self) -> str:
        """Whose turn it is."""
        return "white" if self.turns % 2 else "black"

    def choosing(self) -> str | None:
        if self.options["sacred"] == "off":
            return None
        return next((side for side in ("black", "white") if side not in self.sacred), None)

    def to_move(self) -> str | None:
        if self.result:
            return None
        return "chance" if self.under_attack else self.choosing() or self.side

    def empty(self) -> set[str]:
        return set(self.cells) - set(self.stones) - self.flooded

    def allies(self, cell: str, side: str) -> list[str]:
        return [name for name in self.cells if name in self.near[cell] and self.stones.get(name) == side]

    def targets(self, side: str, need: int) -> set[str]:
        enemies = (cell for cell, owner in self.stones.items() if owner != side)
        return {f"x{cell}" for cell in enemies if len(self.allies(cell, side)) >= need}

    def actions(self) -> set[str]:
        if self.result or self.under_attack:
            return set()
        if self.choosing():
            return {f"sacred {cell}" for cell in (self.core if self.options["sacred"] == "core" else self.cells)}
        if self.bonus:
            return self.empty()
        if self.chain:
            return self.targets(self.side, int(str(self.options["momentum"]))) | {"stop"}
        found = self.empty() | self.targets(self.side, 1)
        if not found:
            found = {"pass"}
        if self.options["pie"] and self.turns == 1 and not self.swapped:
            found |= {"swap"}
        return found

    # What happens

    def play(self, action: str) -> None:
        assert action in self.actions()
        side, enemy = self.side, "black" if self.side == "white" else "white"
        if action.startswith("sacred"):
            self.sacred[str(self.choosing())] = action.split()[1]
        elif action == "swap":
            self.swapped = True
            self.sacred = {}
        elif action in ("stop", "pass"):
            self.end_turn()
        elif action.startswith("x"):
            target = action[1:]
            if self.options["stubborn"] and len(self.allies(target, side)) == 3 and enemy not in self.stood_firm:
                self.stood_firm.add(enemy)
                self.end_turn()
            else:
                self.under_attack = target
        else:
            more = len(self.allies(action, side)) > len(self.allies(action, enemy))
            self.stones[action] = side
            if self.options["influence"] and more and not self.bonus and self.empty():
                self.bonus = True
            else:
                self.end_turn()

    def coins(self) -> list[str]:
        assert self.under_attack
        texts = [""]
        for _ in self.allies(self.under_attack, self.side):
            texts = [text + coin for text in texts for coin in "01"]
        return texts

    def throw(self, coins: str) -> None:
        assert self.under_attack
        target, self.under_attack = self.under_attack, None
        if "1" not in coins:
            self.end_turn()
            return
        self.stones[target] = self.side
        if self.domination():
            self.turns += 1
            return
        need = int(str(self.options["momentum"]))
        self.chain = need > 0 and bool(self.targets(self.side, need))
        if not self.chain:
            self.end_turn()

    def end_turn(self) -> None:
        self.chain = self.bonus = False
        self.turns += 1
        if self.turns == self.options["turn_limit"]:
            self.majority()
            return
        if self.options["tide"] and self.turns % 10 == 0:
            layers = sorted({self.layer[cell] for cell in self.cells if cell not in self.flooded})
            if len(layers) > 1:
                for cell in self.cells:
                    if self.layer[cell] == layers[-1]:
                        self.flooded.add(cell)
                        self.stones.pop(cell, None)
                if self.domination():
                    return
        if not self.empty() and not self.targets("black", 1) and not self.targets("white", 1):
            self.majority()

    # How it ends

    def count(self) -> tuple[int, int]:
        owners = list(self.stones.values())
        return owners.count("black"), owners.count("white")

    def domination(self) -> bool:
        black, white = self.count()
        if (black == 0) != (white == 0):
            self.result = ("black" if black else "white", "domination", (black, white))
        return self.result is not None

    def majority(self) -> None:
        black, white = self.count()
        black += 3 * ("black" in self.sacred and self.stones.get(self.sacred["black"]) == "black")
        white += 3 * ("white" in self.sacred and self.stones.get(self.sacred["white"]) == "white")
        core = [self.stones[cell] for cell in self.core if cell in self.stones]
        if black != white:
            winner, reason = "black" if black > white else "white", "majority"
        elif core.count("black") != core.count("white"):
            winner, reason = "black" if core.count("black") > core.count("white") else "white", "core"
        else:
            winner, reason = "white", "white-wins-ties"
        self.result = (winner, reason, (black, white))
