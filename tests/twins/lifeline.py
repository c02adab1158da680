"""A slow, plain implementation of the dead groups and legal placements of Lifeline from the rulebook.

A board is a mapping of cell names to 'black' and 'white'. It uses only the boards of the program, for names and
neighbours.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from craton.boards import hexhex

Stones = dict[str, str]


class Twin:
    def __init__(self, size: int) -> None:
        board = hexhex(size)
        self.cells = list(board.names)
        self.near = {name: {board.names[n] for n in board.links[cell]} for cell, name in enumerate(board.names)}

    def spread(self, start: str, allowed: set[str]) -> set[str]:
        """The cells that can be reached from a cell through allowed cells, itself included."""
        found, edge = {start}, [start]
        while edge:
            for cell in self.near[edge.pop()] & allowed - found:
                found.add(cell)
                edge.append(cell)
        return found

    def parts(self, cells: set[str]) -> Iterator[set[str]]:
        """The connected parts of a set of cells."""
        left = set(cells)
        while left:
            part = self.spread(min(left), left)
            left -= part
            yield part

    def groups(self, stones: Mapping[str, str], side: str) -> list[set[str]]:
        return list(self.parts({cell for cell, owner in stones.items() if owner == side}))

    def around(self, cells: Iterable[str]) -> set[str]:
        return {other for cell in cells for other in self.near[cell]}

    def dead(self, stones: Mapping[str, str], side: str) -> list[set[str]]:
        """The groups that no path of empty cells joins to another group of their colour."""
        empty = {cell for cell in self.cells if cell not in stones}
        groups = self.groups(stones, side)
        found = []
        for group in groups:
            reached: set[str] = set()
            for start in self.around(group) & empty:
                if start not in reached:
                    reached |= self.spread(start, empty)
            others = (other for other in groups if other != group)
            if not any(self.around(other) & reached for other in others):
                found.append(group)
        return found

    def after(self, stones: Mapping[str, str], side: str, *cells: str) -> Stones:
        """The board after a turn that places there: dead enemies leave, then dead friends."""
        board = {**stones, **dict.fromkeys(cells, side)}
        for judged in ("white" if side == "black" else "black", side):
            for group in self.dead(board, judged):
                for cell in group:
                    del board[cell]
        return board

    def legal(self, stones: Mapping[str, str], side: str) -> set[str]:
        """The cells whose placement does not leave the board as it was."""
        empty = (cell for cell in self.cells if cell not in stones)
        return {cell for cell in empty if self.after(stones, side, cell) != stones}

    def regions(self, stones: Mapping[str, str]) -> list[set[str]]:
        return list(self.parts({cell for cell in self.cells if cell not in stones}))
