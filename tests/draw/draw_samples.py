"""Pictures for the drawing tests."""

from craton.boards import Board, hexhex, square, triangles
from craton.draw import MARKS, Picture

TRIANGLES = [triangles(name) for name in ("hex37", "hex24", "hex54", "torus24", "torus54")]
BOARDS = [*map(square, range(3, 20)), *map(hexhex, range(2, 13)), *TRIANGLES]


def picture_of(
    board: Board, stones: str = "", marks: str = "", ghosts: str = "", labels: str = "", **texts: str
) -> Picture:
    """Picture from words: stones='b2 black, c1 white', marks='b2 last keystone, a1 fault', labels='a1 67%'."""

    def pairs(words: str) -> list[tuple[int, list[str]]]:
        entries = [entry.split() for entry in words.split(",") if entry.strip()]
        return [(board.cell(name), rest) for name, *rest in entries]

    return Picture(
        board,
        stones={cell: colour for cell, (colour,) in pairs(stones)},
        marks={cell: frozenset(names) for cell, names in pairs(marks)},
        ghosts={cell: colour for cell, (colour,) in pairs(ghosts)},
        labels={cell: label for cell, (label,) in pairs(labels)},
        **texts,
    )


def crowded(board: Board) -> Picture:
    """Every mark on a black stone, a white stone, a ghost and an empty cell, as far as the board has cells."""
    cells = iter(range(len(board)))
    stones: dict[int, str] = {}
    marks: dict[int, frozenset[str]] = {}
    ghosts: dict[int, str] = {}
    for thing in ("black", "white", "ghost", "empty"):
        for mark, cell in zip(MARKS, cells, strict=False):
            marks[cell] = frozenset({mark})
            if thing in ("black", "white"):
                stones[cell] = thing
            elif thing == "ghost":
                ghosts[cell] = "black" if cell % 2 else "white"
    last = len(board) - 1
    labels = {0: "6", last: "67%", last // 2: "100%"}
    return Picture(board, stones, marks, ghosts, caption="Black to move", title="A crowded board", labels=labels)
