"""What a player of Triangular Assault is shown: odds, marks, shapes, sentences."""

import subprocess
import sys
from fractions import Fraction

import pytest

import craton
from craton.boards import triangles
from craton.core.insight import Insight
from craton.core.state import State
from craton.games.assault.insight.shapes import regions
from tests.drawn import play
from tests.games.assault.assault_boards import drawn

CHAIN = (
    "     . w b . .     ",
    "   . b w w . . .   ",
    " . . b b b . . . . ",
    " . . . . . . . . . ",
    "   . . . . . . .   ",
)


def test_every_legal_attack_has_its_exact_chance() -> None:
    state = play(craton.new("assault"), "c4", "c5", "c6", "a1", "b6", "a2")
    shown = {odds.what: odds.probability for odds in state.game.definition.odds(state.position)}
    assert shown == {"xc5": Fraction(3, 4)} | {k: v for k, v in shown.items() if k != "xc5"}
    assert set(shown) == {move for move in state.legal_moves if move.startswith("x")}
    state.push("xc5")
    (thrown,) = state.game.definition.odds(state.position)
    assert thrown.probability == sum(p for coins, p in state.chance.items() if "1" in coins)


def test_a_stubborn_defence_has_no_chance_the_first_time() -> None:
    state = drawn(
        ". . . . .", ". . . . . . .", ". . . b w b . . .", ". . . . b . . . .", "w . . . . . .", stubborn=True
    )
    (odds,) = state.game.definition.odds(state.position)
    assert (odds.what, odds.probability, odds.words) == ("xc5", 0, "stubborn defence")


def test_in_a_chain_the_odds_are_those_of_follow_ups() -> None:
    state = drawn(*CHAIN, turns=8, phase="chain", momentum=2)
    assert [odds.what for odds in state.game.definition.odds(state.position)] == ["xd3"]


def insight_of(state: State, viewer: str = "black") -> Insight:
    return state.view(viewer).insight()


def marks(insight: Insight, layer: str, state: State) -> dict[str, str]:
    return {state.game.board.names[mark.cell]: mark.label for mark in insight.marks if mark.layer == layer}


def test_attacks_and_exposed_stones_are_marked() -> None:
    state = drawn(". . . . .", ". . . . . . .", ". . . b w b . . .", ". . . . . . . . .", ". . . . . . w", turns=10)
    insight = insight_of(state)
    assert marks(insight, "attacks", state) == {"c5": "75%"}
    assert marks(insight, "exposed", state) == {"c4": "50%", "c6": "50%"}
    assert insight.sentences[0] == (
        "xc5 succeeds with probability 3/4 (75%), a swing of 1.5 cells on average; a stone gains 1 cell for certain. "
        "Counting cells alone, the attack is better."
    )
    (choice,) = [panel for panel in insight.panels if panel.title == "Place or attack"]
    assert [row[2] for row in choice.rows] == [1, Fraction(3, 2)]


def test_the_four_regions_of_the_document() -> None:
    insight = insight_of(craton.new("assault"))
    assert {region.label: len(region.cells) for region in insight.regions} == {
        "edge": 12, "mid": 18, "in": 6, "ctr": 1,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("board", "sizes"),
    [
        ("hex24", {"edge": 12, "middle": 6, "inner": 6}),
        ("hex54", {"edge": 12, "middle": 36, "inner": 6}),
        ("torus24", {"middle": 18, "inner": 6}),
        ("torus54", {"middle": 48, "inner": 6}),
    ],
)
def test_the_regions_of_other_boards(board: str, sizes: dict[str, int]) -> None:
    assert {name: len(cells) for name, cells in regions(triangles(board)).items()} == sizes


NAMES = {"F": "fortress", "S": "spearhead", "P": "phalanx", "T": "triangle"}


def formations_of(*rows: str) -> list[tuple[str, str]]:
    state = drawn(*rows, turns=20)
    return sorted(
        (NAMES[region.label], " ".join(sorted(state.game.board.names[cell] for cell in region.cells)))
        for region in insight_of(state).regions
        if region.layer == "formations" and f" a {NAMES[region.label]}" in region.words
    )


def test_a_triangle_is_a_group_of_three() -> None:
    found = formations_of(". . . . .", ". . . . . . .", ". . . b b b . . .", ". . . . . . . . .", "w w . . . . .")
    assert found == [("triangle", "c4 c5 c6")]


def test_a_phalanx_is_a_straight_wall_of_four() -> None:
    found = formations_of(". . . . .", ". . . . . . .", ". . . b b b b . .", ". . . . . . . . .", "w w . . . . .")
    assert found == [("phalanx", "c4 c5 c6 c7")]
    found = formations_of(". . . . .", ". . . . . . .", ". . . b b . . . .", ". . . . b b . . .", "w w . . . . .")
    assert found == [("phalanx", "b5 b6 c4 c5")], "in another direction"
    found = formations_of(". . . . .", ". . b . . . .", ". . . b b b . . .", ". . . . . . . . .", "w w . . . . .")
    assert found == [], "around a corner it is no wall"


def test_a_fortress_has_a_friend_on_every_side() -> None:
    found = formations_of(". . . . .", ". . . . . . .", ". . . b b b . . .", ". . . . b . . . .", "w w . . . . .")
    assert found == [("fortress", "b5 c4 c5 c6")]


def test_a_spearhead_points_at_the_enemy() -> None:
    spear = (". . . . .", ". . b . b . .", ". . b b b b . . .", ". . . . w . . . .", "w . . . . . .")
    assert ("spearhead", "c3 c4 c5 c6 d3 d5") in formations_of(*spear)
    thin = (". . . . .", ". . . . b . .", ". . b b b b . . .", ". . . . w . . . .", "w . . . . . .")
    assert all(name != "spearhead" for name, _ in formations_of(*thin)), "three stand behind the two"
    blunt = (". . . . .", ". . b . b . .", ". . b b b b . . .", ". . . . . . . . .", "w w . . . . .")
    assert all(name != "spearhead" for name, _ in formations_of(*blunt))


def test_forks_and_cuts_are_marked() -> None:
    state = drawn(". . . . .", ". . b w . . .", ". . . w . w . . .", ". . . . . . . . .", "b b b . . . .", turns=12)
    insight = insight_of(state)
    assert marks(insight, "forks", state) == {"c5": "fork", "d5": "fork"}
    state = drawn(". . . . .", ". . b . . . .", ". . w w w . . . .", ". . . . . . . . .", "b b . . . . .", turns=6)
    insight = insight_of(state)
    assert marks(insight, "cuts", state) == {"c4": "cut"}
    assert (
        insight.sentences[-1]
        == "Taking c4 succeeds with probability 1/2 (50%) and would split White's group into 1 and 1 stones."
    )


def test_the_next_flood_is_announced() -> None:
    state = drawn(
        "b . . . .", ". . . . . . .", ". . . b w . . . .", "b . . . . . . . w", ". . . . . . .", turns=8, tide=True
    )
    insight = insight_of(state)
    assert (
        "In 2 turns the tide takes 12 cells; as things stand, Black would lose 2 stones and White 1 stone."
        in insight.sentences
    )
    assert len(marks(insight, "tide", state)) == 12
    assert "Tide" in [panel.title for panel in insight.panels]


def test_going_on_is_compared_with_stopping() -> None:
    state = drawn(*CHAIN, turns=8, phase="chain", momentum=1)
    (choice,) = [panel for panel in insight_of(state).panels if panel.title == "Place or attack"]
    assert choice.rows[-1] == ("stop", 1, 0)
    assert insight_of(state).sentences[0].startswith("Continuing puts nothing taken so far at risk: xd3")


def test_a_side_is_reminded_of_its_own_sacred_cell_alone() -> None:
    state = craton.new("assault", sacred="core")
    play(state, "sacred c5", "sacred b4", "c5")
    assert "Black's sacred cell c5 is in its hands." in insight_of(state, "black").sentences
    assert "White's sacred cell b4 is empty." in insight_of(state, "white").sentences
    for viewer, secret in (("black", "b4"), ("white", "Black's sacred"), ("spectator", "sacred cell")):
        assert not any(secret in sentence for sentence in insight_of(state, viewer).sentences)


def test_an_insight_needs_no_compiler() -> None:
    code = (
        "import sys, craton; state = craton.new('assault', momentum=1);"
        "[state.push(move) for move in ('c5', 'c4', 'b5', 'd3')];"
        "assert state.view().insight().sentences; assert not {'numpy', 'numba'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
