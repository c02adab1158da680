"""Insight into Lifeline, on drawn boards and against the law."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import craton
from craton.core.game import Game
from craton.core.insight import Mark, Region
from craton.core.position import Position
from craton.core.registry import definition
from craton.core.state import State
from craton.games.lifeline.insight.connectivity import Connectivity
from craton.games.lifeline.insight.kills import kills
from craton.games.lifeline.insight.overview import insight
from craton.games.lifeline.law import rules
from craton.kernel.layout import BOARD, EMPTY
from craton.testing import covering_games
from tests.games.lifeline.lifeline_boards import drawn, position_of, strewn, without_dead

GAP = """
       . . . .
      . b . . b
     . . . . . .
    w w w . w w w
     . . . . . .
      . . b . .
       . . . w
"""
CORNER = """
       . . . .
      . . . b .
     . . . . . .
    . . . b . . .
     . . . . . w
      w w . . .
       . w . .
"""
ENEMIES_FIRST = """
      . . b
     w w . w
    b b b b .
     w . . b
      . w .
"""


def marks(state: State, layer: str) -> dict[str, Mark]:
    names = state.game.board.names
    return {names[mark.cell]: mark for mark in state.view().insight().marks if mark.layer == layer}


def regions(state: State, layer: str) -> dict[str, Region]:
    """By the name of the lowest cell."""
    names = state.game.board.names
    return {names[region.cells[0]]: region for region in state.view().insight().regions if region.layer == layer}


# ---------------------------------------------------------------- drawn boards


def test_every_group_is_shown_with_its_side_its_stones_and_its_lifelines() -> None:
    found = regions(drawn(ENEMIES_FIRST, mover="white"), "groups")
    assert {name: (region.side, len(region.cells), region.label) for name, region in found.items()} == {
        "a2": ("white", 1, "1"),
        "b1": ("white", 1, "1"),
        "b4": ("black", 5, "1"),
        "d1": ("white", 2, "1"),
        "d4": ("white", 1, "1"),
        "e3": ("black", 1, "1"),
    }
    assert found["b4"].words == "Black's group b4 of 5 stones has 1 lifeline."


def test_a_lifeline_names_the_groups_that_it_joins_and_whom_else_it_touches() -> None:
    found = regions(drawn(ENEMIES_FIRST, mover="white"), "lifelines")
    assert {name: (region.side, len(region.cells), region.label) for name, region in found.items()} == {
        "a1": ("white", 4, "2"),
        "d3": ("", 3, "4"),
    }
    assert found["a1"].words == (
        "The empty region at a1 (4 cells) joins White's groups a2 and b1, and touches Black's group b4 of 5 stones."
    )
    assert found["d3"].words == (
        "The empty region at d3 (3 cells) joins Black's groups b4 and e3 and White's groups d1 and d4."
    )


def test_a_group_between_two_regions_that_lead_to_kin_has_two_lifelines_and_is_in_no_danger() -> None:
    state = drawn(
        """
             . b .
            . . . .
           b b b b b
            . . . w
             b w .
        """,
    )
    assert regions(state, "groups")["c1"].label == "2"
    assert "c1" not in regions(state, "danger")
    assert "e2" in regions(state, "danger")


def test_a_group_in_danger_says_where_it_can_be_taken_off() -> None:
    found = regions(drawn(GAP, mover="white"), "danger")
    assert found["b3"].label == "!"
    assert found["b3"].words == (
        "Black's stone b3 has a single lifeline, the empty region at a1 (27 cells); White can remove it with d4."
    )
    assert found["f2"].label == "1"
    assert found["f2"].words == "Black's stone f2 has a single lifeline, the empty region at a1 (27 cells)."


def test_a_kill_names_the_stones_of_both_sides() -> None:
    state = drawn(ENEMIES_FIRST, mover="white")
    found = marks(state, "kills")
    assert {name: (mark.label, mark.value) for name, mark in found.items()} == {
        "a1": ("-2", -2),
        "b2": ("-2", -2),
        "d3": ("6", 6),
    }
    assert found["d3"].words == "White on d3 removes b4, c1, c2, c3, c4 and e3."
    assert found["a1"].words == "White on a1 loses a2 and b1 of its own."


def test_a_threat_is_what_the_other_side_could_take_off_if_it_were_to_move() -> None:
    found = marks(drawn(ENEMIES_FIRST, mover="white"), "threats")
    assert {name: (mark.label, mark.value) for name, mark in found.items()} == {"d3": ("3", 3)}
    assert found["d3"].words == "Black on d3 removes d1, d2 and d4 and loses b4, c1, c2, c3, c4 and e3 of its own."


def test_a_cell_that_touches_only_the_enemy_is_illegal_and_shut() -> None:
    state = drawn(CORNER)
    assert {name: mark.words for name, mark in marks(state, "illegal").items()} == {
        "a1": "Black cannot place on a1: no empty path leads from there to one of Black's stones."
    }
    shut = regions(state, "territory")["a1"]
    assert (shut.side, shut.label, shut.value) == ("white", "shut", -1)
    assert shut.words == (
        "The empty cell a1 touches only White: Black cannot place there while White's group a2 of 3 stones stands."
    )


def test_a_region_between_groups_of_one_side_alone_is_safe() -> None:
    state = drawn(
        """
             . . .
            b b b b
           . . . . .
            b b b b
             w . w
        """,
        mover="white",
    )
    found = regions(state, "territory")
    assert {name: (region.side, region.label, region.value) for name, region in found.items()} == {
        "c1": ("black", "safe", -5),
        "e1": ("black", "shut", -3),
    }
    assert found["c1"].words == (
        "The empty region at c1 (5 cells) touches only Black: White can neither place there nor remove the groups "
        "b1 and d1 unless Black places a stone there or joins them into one group."
    )


def test_the_most_important_facts_come_first() -> None:
    assert drawn(ENEMIES_FIRST, mover="white").view().insight().sentences == (
        "White can remove 6 stones with d3.",
        "Black threatens to remove 3 stones with d3, losing 6 of its own.",
        "White would only lose its own stones by placing on a1 and b2.",
        "Black can place on 8 cells (0 closed to White), White on 8 (0 closed to Black).",
    )


def test_the_panels_count_groups_and_cells() -> None:
    groups, sides = drawn(CORNER).view().insight().panels
    assert groups.columns == ("side", "stones", "lifelines", "lowest cell")
    assert groups.rows == (("white", 3, 1, "a2"), ("white", 1, 1, "c6"), ("black", 1, 1, "d4"), ("black", 1, 1, "f4"))
    assert sides.columns == ("side", "stones", "groups", "open cells", "only its own")
    assert sides.rows == (("black", 2, 2, 30, 0), ("white", 4, 2, 31, 1))


# ---------------------------------------------------------------- phases


def test_the_second_stone_of_a_pair_may_not_stand_beside_the_first() -> None:
    state = craton.new("lifeline", size=3)
    assert state.view().insight().sentences == ("Black opens with a pair of stones that are not neighbours.",)
    state.push("a1")
    assert {name: mark.words for name, mark in marks(state, "illegal").items()} == {
        name: f"{name} is next to a1: the two would be one group and die at once." for name in ("a2", "b1", "b2")
    }


def test_on_the_smallest_board_the_middle_goes_with_no_second_stone() -> None:
    state = craton.new("lifeline", size=2)
    assert {name: mark.words for name, mark in marks(state, "illegal").items()} == {
        "b2": "A first stone on b2 would leave no legal second one: every other empty cell is next to it."
    }


@pytest.mark.parametrize("viewer", ["white", "spectator"])
def test_insight_does_not_depend_on_a_hidden_first_stone(viewer: str) -> None:
    shown = set()
    for first in ("a1", "c3", "e2"):
        state = craton.new("lifeline", size=3)
        state.push(first)
        shown.add(state.view(viewer).insight())
    (found,) = shown
    assert found.regions == found.marks == ()
    assert found.sentences == (
        "Black has placed the first stone of its pair, which is hidden until the second is placed.",
    )


def test_the_offer_of_a_swap_is_mentioned() -> None:
    state = craton.new("lifeline", size=3)
    state.push("a1+c3")
    assert state.view().insight().sentences[-1] == "White may swap seats instead."
    state.push("swap")
    assert len(state.view().insight().sentences) == 1


def test_the_agreement_of_komi_is_explained() -> None:
    state = craton.new("lifeline", size=3, balance="komi", komi_max=7)
    assert state.view().insight().sentences == ("The first player names a komi from 1 to 7.",)
    state.push("komi 3")
    assert state.view().insight().sentences == ("The second player chooses a colour; White gets 3 points of komi.",)
    state.push("white")
    assert state.view().insight().sentences == (
        "Dead groups are removed from the fourth stone on; neighbouring stones are one group.",
    )
    sides = state.view().insight().panels[-1]
    assert [dict(zip(sides.columns, row, strict=True))["komi"] for row in sides.rows] == [0, 3]


def test_before_the_fourth_stone_nothing_is_judged_and_with_it_everything() -> None:
    state = craton.new("lifeline", size=3, balance="weak")
    for text in ("a1", "e3", "a2"):
        assert {mark.layer for mark in state.view().insight().marks} == set()
        assert "danger" not in state.view().insight().layers
        state.push(text)
    found = state.view().insight()
    assert regions(state, "danger")["a1"].words.startswith("Black's group a1 of 2 stones has no lifeline; White can")
    assert {mark.label for mark in found.marks if mark.layer == "kills"} >= {"2"}


def test_a_finished_game_says_who_has_won() -> None:
    text = "lifeline size=3 3/wwww/5/w3/1w1 over 10 winner=white,reason=last-placement"
    found = craton.parse(text).view().insight()
    assert found.sentences == ("White has won: Black has no legal placement.",)
    assert found.marks == ()


# ---------------------------------------------------------------- against the law


def random_games() -> Iterator[tuple[Game, Position]]:
    """All positions of random games with covering options."""
    for game in covering_games(definition("lifeline")):
        if game.options["size"] > 5:
            continue
        for number in range(3):
            rng = random.Random(f"insight {number} {game.options_text}")
            position = game.start()
            yield game, position
            while position.to_move is not None:
                position = position.after(rng.choice(position.legal))
                yield game, position


def strewn_positions() -> Iterator[Position]:
    """Boards that no game leads to: dead groups may stand on them."""
    for size, count in ((2, 30), (3, 80), (4, 60), (5, 25), (7, 4)):
        game, rng = craton.game("lifeline", size=size), random.Random(f"strewn {size}")
        for number in range(count):
            stones = strewn(game, rng)
            yield position_of(
                game, without_dead(game, stones) if number % 4 else stones, rng.choice(["black", "white"])
            )


def walled_positions() -> Iterator[Position]:
    """Boards with a wall across the middle, one side's stones below it and the other's above."""
    rng = random.Random("walled")
    for size in (3, 4, 5) * 30:
        game = craton.game("lifeline", size=size)
        *_, wall = rows = game.board.rows[:size]
        owner, other = rng.sample(["black", "white"], 2)
        stones = {game.board.names[cell]: owner for row in rows for cell in row if row is wall or rng.random() < 0.5}
        above = [game.board.names[cell] for row in game.board.rows[size:] for cell in row if rng.random() < 0.4]
        board = without_dead(game, stones | dict.fromkeys(above, other))
        if set(board.values()) == {"black", "white"}:
            yield position_of(game, board, rng.choice(["black", "white"]))


def killed(position: Position, side: int, cell: int) -> tuple[set[int], set[int]]:
    """The enemy and own stones that a stone removes by the literal rule, whatever was dead before."""
    constants, after, work = position.game.constants, list(position.data), [0] * position.game.work_size
    after[BOARD + cell] = side + 1
    rules.remove_dead(constants, after, 1 - side, work)
    rules.remove_dead(constants, after, side, work)
    cells = range(len(position.game.board))
    gone = [stone for stone in cells if position.data[BOARD + stone] and not after[BOARD + stone]]
    taken = {stone for stone in gone if position.data[BOARD + stone] == 2 - side}
    return taken, set(gone) - taken


def test_kills_are_those_that_the_law_makes_on_every_legal_cell_of_both_sides() -> None:
    seen = {"taken": 0, "lost": 0, "both": 0}
    games = [position for _, position in random_games() if position.to_move in ("black", "white")]
    judged = [p for p in games if p.turn >= 3 and p.data[rules.PHASE] == rules.PLACE]
    for position in (*judged[::2], *strewn_positions()):
        connectivity = Connectivity(position)
        for side in range(2):
            found = kills(connectivity, side)
            work = [0] * position.game.work_size
            rules.mark_reach(position.game.constants, list(position.data), side, work)
            for cell in range(len(position.game.board)):
                taken, lost = killed(position, side, cell) if work[cell] else (set(), set())
                shown = found.get(cell, ((), ()))
                assert (set(shown[0]), set(shown[1])) == (taken, lost), (position, side, cell)
                seen["taken"] += bool(taken)
                seen["lost"] += bool(lost)
                seen["both"] += bool(taken and lost)
    assert min(seen.values()) > 20, seen


def test_legal_and_illegal_cells_are_together_all_empty_cells() -> None:
    seen = 0
    for game, position in random_games():
        found = insight(position)
        illegal = {mark.cell for mark in found.marks if mark.layer == "illegal"}
        if position.data[rules.PHASE] not in (rules.PLACE, rules.SECOND_STONE) or position.to_move is None:
            assert illegal == set()
            continue
        empty = {cell for cell in range(len(game.board)) if position.data[BOARD + cell] == EMPTY}
        legal = {action for action in position.legal if action < len(game.board)}
        assert illegal == empty - legal
        for cell in illegal:
            assert game.definition.notation.why_illegal(position, cell) is not None
        seen += len(illegal)
    assert seen > 100


def test_a_cell_in_territory_is_illegal_for_the_other_side() -> None:
    for _, position in random_games():
        found = insight(position)
        illegal = {mark.cell for mark in found.marks if mark.layer == "illegal"}
        enemy = [r.cells for r in found.regions if r.layer == "territory" and r.side != position.to_move]
        if position.to_move is not None and any(region.layer == "danger" for region in found.regions):
            assert {cell for cells in enemy for cell in cells} == illegal


def test_safe_territory_stays_safe_whatever_is_played_elsewhere() -> None:
    """Until its owner places inside or joins the groups around it into one."""
    enemy_turns = own_turns = 0
    for position in walled_positions():
        connectivity = Connectivity(position)
        for region in [region for region in insight(position).regions if region.label == "safe"]:
            (area,) = [area for area in connectivity.areas if area.cells == region.cells]
            for cell in (action for action in position.legal if action not in region.cells):
                after = insight(position.after(cell)).regions
                stays = any((r.cells, r.side, r.label) == (region.cells, region.side, "safe") for r in after)
                if position.to_move == region.side:
                    assert stays == (connectivity.touched[cell] & area.groups != area.groups)
                    own_turns += 1
                else:
                    assert stays
                    enemy_turns += 1
    assert min(enemy_turns, own_turns) > 100


def test_shut_territory_stays_closed_to_the_other_side_while_the_group_around_it_stands() -> None:
    followed = 0
    for number, start in enumerate(walled_positions()):
        rng, connectivity = random.Random(f"shut {number}"), Connectivity(start)
        for region in [region for region in insight(start).regions if region.label == "shut"]:
            (area,) = [area for area in connectivity.areas if area.cells == region.cells]
            position, wall = start, connectivity.stones(area.groups)
            while position.to_move is not None and all(position.stone(cell) for cell in wall):
                if position.to_move != region.side:
                    assert not set(position.legal) & set(region.cells)
                    followed += 1
                position = position.after(rng.choice(position.legal))
    assert followed > 200
