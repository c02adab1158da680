"""Insight into Faust, on drawn boards and against the law."""

from __future__ import annotations

import random
from collections.abc import Iterator

import craton
from craton.core.insight import Mark, Region
from craton.core.position import Position
from craton.core.state import State
from craton.games.faust.insight.overview import insight
from craton.games.faust.insight.rectangles import bounds_of, near_rectangles
from craton.games.faust.insight.tension import tension
from craton.games.faust.law import notation
from craton.kernel.layout import BOARD, HASH, MOVER, rehash
from tests.games.faust.faust_boards import captures, drawn, position_of, random_cells, referee_of, with_crosscut
from tests.referee.faust import Faust as Referee
from tests.referee.faust import Rectangle

SIDES = ("black", "white")

MIXED = """
    . . . . . .
    . w w . . .
    w b b b . .
    w b b w . .
    w b b w . .
    . w w . . .
"""
LARGER = """
    . . . . . b
    . . . . . .
    . w w . . .
    w b b w . .
    w b b w . .
    . b b . . .
"""
LOCKED = """
    . . . . . b
    . b b w w .
    . b b w w .
    . w w b b .
    . . w b . .
    b . . . . .
"""
LINES = """
    . w b w b w
    . w b w b w
    . w b w b .
    . w b w b w
    . w b w b w
    . w b w b w
"""


def name(state: State, region: Region) -> str:
    names = state.game.board.names
    return f"{names[region.cells[0]]}:{names[region.cells[-1]]}"


def regions(state: State, layer: str) -> dict[str, Region]:
    """By the first and the last cell."""
    return {name(state, region): region for region in state.view().insight().regions if region.layer == layer}


def words(state: State, layer: str) -> dict[str, str]:
    return {name: region.words for name, region in regions(state, layer).items()}


def marks(state: State) -> dict[str, Mark]:
    return {state.game.board.names[mark.cell]: mark for mark in state.view().insight().marks}


# ---------------------------------------------------------------- drawn boards


def test_captures_are_shown_with_their_discs_and_the_margin_of_their_walls() -> None:
    state = drawn(MIXED)
    found = regions(state, "captures")
    assert {name: (region.side, region.label, region.value) for name, region in found.items()} == {
        "b2:c3": ("white", "+4", 4),
        "b2:b4": ("white", "+2", 3),
    }
    assert found["b2:c3"].words == "White can flip b2:c3 (4 discs), owning 6 of 8 on the perimeter."


def test_the_walls_of_a_capture_are_shown_with_their_owners() -> None:
    state = drawn(LARGER)
    walls = [region for region in state.view().insight().regions if region.layer == "walls"]
    assert [(region.side, name(state, region), region.label, region.words) for region in walls] == [
        ("white", "a2:a3", "2", "The wall to the left of b2:c3 is white and counts 2."),
        ("white", "d2:d3", "2", "The wall to the right of b2:c3 is white and counts 2."),
        ("black", "b1:c1", "2", "The wall below b2:c3 is black and counts 2."),
        ("white", "b4:c4", "2", "The wall above b2:c3 is white and counts 2."),
    ]


def test_a_wall_at_the_edge_has_no_cells_but_counts() -> None:
    state = drawn(
        """
        . . . .
        . . . .
        . w . .
        w b w b
        """
    )
    assert words(state, "captures") == {"b1:b1": "White can flip b1:b1 (1 disc), owning 4 of 4 on the perimeter."}
    assert set(regions(state, "walls")) == {"a1:a1", "c1:c1", "b2:b2"}


def test_a_part_of_a_larger_capture_says_of_which() -> None:
    assert words(drawn(LARGER), "smaller") == {
        "b3:c3": "b3:c3 cannot be flipped alone: it is part of the larger b2:c3."
    }


def test_what_the_enemy_could_flip_is_a_threat() -> None:
    found = regions(drawn(LINES), "threats")
    assert {name: (region.side, region.label, region.value) for name, region in found.items()} == {
        "d1:d6": ("black", "+10", -6),
        "f1:f2": ("black", "+2", -2),
    }
    assert found["f1:f2"].words == "Black threatens to flip f1:f2 (2 discs), owning 4 of 6 on the perimeter."


def test_a_rectangle_with_one_wrong_disc_in_a_wall_is_a_near_miss() -> None:
    assert words(drawn(MIXED), "near-misses") == {
        "b2:c4": "White cannot flip b2:c4: d4, in the wall to the right of it, is black."
    }
    assert words(drawn(LINES), "near-misses") == {
        "e1:e6": "White cannot flip e1:e6: f4, in the wall to the right of it, is empty."
    }


def test_half_of_the_perimeter_is_a_near_miss() -> None:
    state = drawn(
        """
        . . . . .
        . . w w .
        . b b b w
        . b b b w
        . . b b .
        """
    )
    found = regions(state, "near-misses")
    assert found["c2:d3"].label == "="
    assert found["c2:d3"].words == "White cannot flip c2:d3: White owns 4 of 8 on the perimeter, not more than half."


def test_a_locked_crosscut_is_shown_and_can_be_flipped_by_either_side() -> None:
    state = drawn(LOCKED)
    (locked,) = regions(state, "locked").values()
    assert len(locked.cells) == 12
    assert (locked.side, locked.label) == ("", "#")
    assert list(words(state, "captures").values()) == ["White can flip the 6 discs of the locked crosscut #b2."]
    assert list(words(state, "threats").values()) == ["Black threatens to flip the 6 discs of the locked crosscut #b2."]


def test_without_capture_a_a_locked_crosscut_is_shown_but_cannot_be_flipped() -> None:
    state = drawn(LOCKED, pattern=False)
    (locked,) = regions(state, "locked").values()
    assert locked.words.endswith("so none of them can be flipped alone.")
    assert regions(state, "captures") == {}


def test_an_eye_is_an_empty_cell_with_discs_of_one_side_all_around() -> None:
    state = drawn(
        """
        . b . .
        b . b .
        w b . w
        . w w .
        """
    )
    assert {name: region.side for name, region in regions(state, "eyes").items()} == {
        "a1:a1": "white",
        "a4:a4": "black",
        "b3:b3": "black",
        "d1:d1": "white",
    }
    assert words(state, "eyes")["b3:b3"] == (
        "b3 is an eye of Black: while it is empty, no rectangle with one of the discs beside it can be flipped, "
        "and a white disc on it can be flipped at once."
    )


def test_a_cell_that_prepares_captures_or_stops_them_says_so() -> None:
    found = marks(drawn(LARGER))
    assert {name: (mark.label, mark.value, mark.words) for name, mark in found.items()} == {
        "a1": ("0", 0, "White on a1 prepares b1:b3 and allows Black a1:a2."),
        "d1": ("+1", 1, "White on d1 prepares c1:c3."),
        "a4": ("+1", 1, "White on a4 denies Black a3:a3."),
    }
    (mark,) = marks(drawn(LINES)).values()
    assert mark.words == (
        "White on f4 prepares e1:e6 instead of e1:e3 and e5:e6 and allows Black f1:f6 instead of f1:f2."
    )


def test_the_panels_list_rectangles_and_count_discs() -> None:
    rectangles, sides = drawn(LARGER).view().insight().panels
    assert rectangles.columns == ("rectangle", "flipped by", "discs", "black walls", "white walls", "margin", "legal")
    assert rectangles.rows == (
        ("b2:c3", "white", 4, 2, 6, 4, "yes, but only as a whole, not 1 smaller part"),
        ("b1:b3", "white", 3, 3, 2, None, "no: a1, in the wall to the left of it, is empty"),
        ("c1:c3", "white", 3, 3, 2, None, "no: d1, in the wall to the right of it, is empty"),
    )
    assert sides.columns == ("side", "discs", "captures", "largest", "eyes")
    assert sides.rows == (("black", 7, 0, 0, 0), ("white", 6, 1, 4, 0))


def test_the_most_important_facts_come_first() -> None:
    assert drawn(LARGER).view().insight().sentences == (
        "White can flip b2:c3 (4 discs), owning 6 of 8 on the perimeter.",
        "White on d1 prepares c1:c3.",
    )
    assert drawn("b . . / . w . / . . .", mover="black").view().insight().sentences == (
        "Neither side can flip anything.",
    )
    last = drawn(". w . / w b w / . w .")
    assert last.view().insight().sentences[1] == "These are all of Black's discs: the game would be over."


def test_the_offer_of_a_swap_and_a_forced_pass_are_mentioned() -> None:
    state = craton.new("faust", size=3)
    state.push("a1")
    assert state.view().insight().sentences == ("White may swap seats instead of placing.",)
    state.push("swap")
    assert state.view().insight().sentences == ("Neither side can flip anything.",)
    stuck = next(position for position in full_boards() if not captures(State(position.game, position)))
    side = str(stuck.to_move).capitalize()
    assert insight(stuck).sentences[-1] == f"{side} has no legal action and must pass."


def test_a_finished_game_says_who_has_won() -> None:
    state = drawn(". w . / w b w / . w .")
    state.push("b2:b2")
    found = state.view().insight()
    assert found.sentences == ("White has won: Black has no disc left.",)
    assert found.marks == ()
    assert set(found.layers) == {"eyes"}


# ---------------------------------------------------------------- against the law


def full_boards() -> Iterator[Position]:
    rng, game = random.Random("full"), craton.game("faust", size=4)
    while True:
        yield position_of(game, [rng.choice([1, 2]) for _ in range(16)], rng.randrange(2))


def boards(count: int, sizes: tuple[int, ...] = (3, 4, 5, 6, 7, 8)) -> Iterator[Position]:
    """Boards strewn at random, with and without capture A."""
    rng = random.Random(f"insight {count} {sizes}")
    for n in sizes:
        for _ in range(count):
            game = craton.game("faust", size=n, pattern=rng.random() < 0.8)
            cells = random_cells(rng, n)
            yield position_of(
                game, with_crosscut(rng, cells, n) if n > 3 and rng.random() < 0.3 else cells, rng.randrange(2)
            )


def for_side(position: Position, side: int) -> Position:
    """The same with that side to move."""
    data = list(position.data)
    data[MOVER] = side
    data[HASH] = rehash(position.game.constants, data)
    return Position(position.game, tuple(data))


def capture_actions(position: Position, side: int) -> set[int]:
    first = len(position.game.board) + 2
    return {action for action in for_side(position, side).legal if action >= first}


def flipped(position: Position, side: int, action: int) -> set[int]:
    """The cells of the discs that a capture flips."""
    after = for_side(position, side).after(action).data
    return {cell for cell in range(len(position.game.board)) if after[BOARD + cell] != position.data[BOARD + cell]}


def test_captures_and_threats_are_those_of_the_law() -> None:
    for position in boards(12):
        found = insight(position).regions
        for side, layer in ((position.data[MOVER], "captures"), (1 - position.data[MOVER], "threats")):
            actions = capture_actions(position, side)
            expected = sorted(sorted(flipped(position, side, action)) for action in actions)
            assert sorted(sorted(region.cells) for region in found if region.layer == layer) == expected


def test_tension_is_what_a_placement_by_the_law_changes_on_every_empty_cell() -> None:
    seen = {"created": 0, "outgrown": 0, "given": 0, "overtaken": 0, "denied": 0}
    for position in (*boards(100), *boards(4, (11,))):
        side = position.data[MOVER]
        own, enemy = capture_actions(position, side), capture_actions(position, 1 - side)
        found = tension(position, side)
        for cell in range(len(position.game.board)):
            if position.data[BOARD + cell]:
                assert cell not in found
                continue
            after = position.after(cell)
            own_after, enemy_after = capture_actions(after, side), capture_actions(after, 1 - side)
            there = for_side(position, 1 - side).after(cell)
            flips = [flipped(after, 1 - side, action) for action in enemy_after]
            denied = {
                action
                for action in capture_actions(there, 1 - side) - enemy
                if not any(flipped(there, 1 - side, action) <= discs for discs in flips)
            }
            expected = own_after - own, own - own_after, enemy_after - enemy, enemy - enemy_after, denied
            for new, old, board, mover in (
                (expected[0], expected[1], after, side),
                (expected[2], expected[3], after, 1 - side),
            ):
                larger = [flipped(board, mover, action) for action in new]
                assert all(any(flipped(position, mover, action) < discs for discs in larger) for action in old)
            shown = found.get(cell, ((), (), (), (), ()))
            assert tuple(map(set, shown)) == expected, (position, cell)
            for kind, actions in zip(seen, expected, strict=True):
                seen[kind] += bool(actions)
    assert min(seen.values()) > 10, seen


def test_smaller_rectangles_and_near_misses_are_those_that_the_referee_finds() -> None:
    seen = {"smaller": 0, "one disc": 0, "half": 0}
    for position in boards(30, (3, 4, 5, 6)):
        side, links, index = position.data[MOVER], position.game.board.links, position.game.board.index
        referee, names = referee_of(position), position.game.board.names
        legal = referee.bounded_rectangles()
        smaller: set[Rectangle] = set()
        near: dict[Rectangle, set[str]] = {}
        for rectangle in referee.enemy_rectangles():
            is_part = any(larger != rectangle and larger.holds(rectangle) for larger in legal)
            if referee.walls_suffice(rectangle):
                if is_part:
                    smaller.add(rectangle)
                continue
            if is_part:
                continue
            inside = rectangle.cells()
            walls = {names[cell] for name in inside for cell in links[index[name]]} - set(inside)
            missing = {cell for cell in walls if would_suffice(referee, rectangle, cell)}
            bounds = bounds_of(position, notation.Rectangle(*rectangle), side)
            if missing or (bounds.is_walled and bounds.margin == 0):
                near[rectangle] = missing
                seen["one disc"] += bool(missing)
                seen["half"] += bounds.is_walled
        seen["smaller"] += len(smaller)
        largest = {
            rectangle
            for rectangle, missing in near.items()
            if not any(other != rectangle and other.holds(rectangle) and near[other] == missing for other in near)
        }
        found = insight(position)
        for layer, expected in (("smaller", smaller), ("near-misses", largest)):
            shown = [tuple(sorted(names[c] for c in region.cells)) for region in found.regions if region.layer == layer]
            assert len(shown) == len(set(shown))
            assert set(shown) == {tuple(sorted(rectangle.cells())) for rectangle in expected}
    assert min(seen.values()) > 20, seen


def would_suffice(referee: Referee, rectangle: Rectangle, cell: str) -> bool:
    """Whether one more disc of the side to move, on that cell, would complete the walls."""
    before = referee.stones
    if before.get(cell) == referee.side:
        return False
    referee.stones = {**before, cell: referee.side}
    suffices = referee.walls_suffice(rectangle)
    referee.stones = before
    return suffices


def test_bounded_rectangles_are_all_near() -> None:
    for position in boards(6, (3, 5, 7)):
        referee = referee_of(position)
        found = {bounds.rectangle for bounds in near_rectangles(position, position.data[MOVER]) if bounds.is_bounded}
        met = {rectangle for rectangle in referee.enemy_rectangles() if referee.walls_suffice(rectangle)}
        assert set(map(tuple, found)) == set(map(tuple, met))


def test_statements_about_eyes_are_true() -> None:
    seen = 0
    for position in boards(50, (3, 4, 5, 6)):
        cells, links = len(position.game.board), position.game.board.links
        for eye in (region for region in insight(position).regions if region.layer == "eyes"):
            (cell,), owner = eye.cells, SIDES.index(eye.side)
            for action in capture_actions(position, 1 - owner):
                text = position.game.definition.notation.write(position.game, action)
                if ":" in text:
                    after = for_side(position, 1 - owner).after(action).data
                    assert all(after[BOARD + near] == owner + 1 for near in links[cell])
            filled = for_side(position, 1 - owner).after(cell)
            assert 2 * cells + 2 + cell * cells + cell in capture_actions(filled, owner)
            seen += 1
    assert seen > 50
