"""The insight of Fault Lines: connections, splitters, threats, portfolios and formations, without secrets."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from craton.core.insight import Insight, Mark, Panel, Region
from craton.core.registry import definition
from craton.core.state import State
from craton.core.wording import signed
from craton.games.faultlines.insight.connections import connections, splitters
from craton.games.faultlines.insight.formations import formations
from craton.games.faultlines.insight.overview import odds, short
from craton.games.faultlines.insight.portfolio import portfolio
from craton.games.faultlines.insight.scores import what_if
from craton.games.faultlines.insight.threats import room, threats
from craton.games.faultlines.law.groups import find_groups
from craton.games.faultlines.law.rules import PHASE
from craton.kernel.layout import BLACK, WHITE
from craton.odds import final_scores as quake
from craton.testing import covering_games
from tests.games.faultlines.faultlines_boards import drawn, random_match
from tests.games.faultlines.faultlines_boards import quake as quake_of

EMPTY_ROW = ". . . . . . . . .\n"


def line(row: str, **given: object) -> State:
    """A 9×9 board with that bottom row, Black to move."""
    return drawn(EMPTY_ROW * 8 + row, **given)


def insight_of(state: State, viewer: str = "spectator") -> Insight:
    return state.view(viewer).insight()


def marks(found: Insight, layer: str, state: State) -> dict[str, Mark]:
    return {state.game.board.names[mark.cell]: mark for mark in found.marks if mark.layer == layer}


def regions(found: Insight, layer: str) -> list[Region]:
    return [region for region in found.regions if region.layer == layer]


def panel(found: Insight, title: str) -> Panel:
    return next(panel for panel in found.panels if panel.title == title)


def priorities(state: State, side: int = BLACK) -> dict[str, tuple[str, int, Fraction]]:
    found = connections(find_groups(state.position), side, what_if(state.position))
    return {state.game.board.names[one.cell]: (one.priority, one.size, one.gain) for one in found}


# Groups


def test_groups_are_regions_with_their_survival_and_the_stones_to_safety() -> None:
    state = line("b b b . B b . . w", keystone=True, white_placed=1, turns=10)
    found = regions(insight_of(state), "groups")
    assert [(region.side, region.label, region.value) for region in found] == [
        ("black", "50%", Fraction(1, 2)),
        ("black", "50%", Fraction(1, 2)),
        ("white", "17%", Fraction(1, 6)),
    ]
    assert found[1].words == "Black's group e1: 2 stones, counting as 3, survival 1/2, 3 stones from safety."
    rows = panel(insight_of(state), "Groups").rows
    assert rows[0] == ("a1", "black", 3, 3, Fraction(1, 2), 3, Fraction(3, 2))


def test_six_stones_are_safe_and_stones_that_have_survived_too() -> None:
    assert [region.label for region in regions(insight_of(line("b b b b b b . . w", turns=12)), "groups")] == [
        "safe",
        "17%",
    ]
    state = drawn("b' b' . .\n. . . .\n. . . .\n. . . w'", progressive=True, phase="between", wave=1, choices=2)
    assert [region.label for region in regions(insight_of(state), "groups")] == ["safe", "safe"]


# Connections


@pytest.mark.parametrize(
    ("row", "cell", "connection"),
    [
        ("b b b b b . . . .", "f1", ("safety", 6, Fraction(11, 6))),
        ("b b b . b b b . .", "d1", ("merger", 7, Fraction(4))),
        ("b b . . . . . . .", "c1", ("boost", 3, Fraction(5, 6))),
        ("b b b b b b . b b", "g1", ("merger", 9, 9 - 6 - Fraction(2, 3))),  # a small group to a safe one
        ("b b b b b . b . .", "f1", ("safety", 7, 7 - Fraction(26, 6))),  # before it is a merger
    ],
)
def test_the_documents_connections(row: str, cell: str, connection: tuple[str, int, Fraction]) -> None:
    assert priorities(line(row))[cell] == connection


def test_an_investment_stands_a_cell_away_or_adds_to_what_is_safe() -> None:
    found = priorities(line("b b b b b b . . ."))
    assert found["g1"] == ("investment", 7, Fraction(1))
    assert found["h1"] == ("investment", 1, Fraction(1, 6))
    assert "i1" not in found
    assert priorities(line("b . . . . . . . ."))["c1"][0] == "investment"


def test_nothing_connects_on_a_fault_line() -> None:
    found = priorities(line("b b b . b b b . .", fault_lines="d1"))
    assert "d1" not in found
    assert found["d2"][0] == "investment"  # next to no stone that joins, one open cell from c2


def test_connections_are_sorted_by_priority_and_then_by_gain() -> None:
    state = drawn(
        "b b b b b . .\n. . . . . . .\n. . . . . . .\nb b b . b b .\n. . . . . . .\n. . . . . . .\nb . . . . . ."
    )
    found = list(priorities(state).values())
    assert [name for name, _, _ in found] == sorted((n for n, _, _ in found), key="safety merger boost investment".find)
    assert found[0][0] == "safety"
    shown = marks(insight_of(state), "connections", state)
    assert shown["f7"].label == "1"
    assert shown["d4"].label == "2"
    assert (
        shown["d4"].words == "d4: priority 2, merger; a4 (3) and e4 (2) would become a group of size 6, +3.83 expected."
    )
    links = [link for link in insight_of(state).links if link.end == state.game.board.index["d4"]]
    assert sorted(state.game.board.names[link.start] for link in links) == ["c4", "e4"]


# Splitters


def test_the_documents_splitter_destroys_three_stones() -> None:
    state = line("w w w . w w w . .", turns=12)
    found = splitters(find_groups(state.position), WHITE)
    assert (state.game.board.names[found[0].cell], found[0].destroyed) == ("d1", Fraction(3))
    way = found[0].way_around
    assert way is not None
    assert [state.game.board.names[cell] for cell in way] == ["c2", "d2", "e2"]


def test_a_splitter_without_a_way_around() -> None:
    state = drawn(". . . . .\n. . . . .\n. . . . .\nb b b b b\nw w . w w", turns=10)
    found = splitters(find_groups(state.position), WHITE)
    assert [(state.game.board.names[one.cell], one.way_around) for one in found] == [("c1", None)]
    assert marks(insight_of(state), "splitters", state)["c1"].words.endswith("there is no way around.")


def test_the_documents_critical_space_makes_three_and_two_into_six() -> None:
    state = drawn(". . . . .\n. . w w w\n. . . . .\n. . w w .\n. . . . .", turns=10, white_placed=5)
    found = {state.game.board.names[one.cell]: one for one in splitters(find_groups(state.position), WHITE)}
    assert found["c3"].destroyed == 5 - (Fraction(3, 2) + Fraction(2, 3))
    assert found["c3"].way_around is not None
    assert [state.game.board.names[cell] for cell in found["c3"].way_around] == ["d3"]


def test_what_is_safe_already_needs_no_splitting() -> None:
    wall = "w w w w w w . w w\n" * 2
    state = drawn(EMPTY_ROW * 6 + wall + EMPTY_ROW, turns=32, white_placed=16)
    assert [one.destroyed for one in splitters(find_groups(state.position), WHITE)] == [Fraction(4, 3)] * 2
    both_safe = drawn(EMPTY_ROW * 6 + "w w w . w w w . .\n" * 2 + EMPTY_ROW, turns=24, white_placed=12)
    assert splitters(find_groups(both_safe.position), WHITE) == []


# Threats


@pytest.mark.parametrize(("size", "level"), [(5, "critical"), (4, "high"), (3, "medium"), (2, "low"), (1, "low")])
def test_the_documents_threat_matrix(size: int, level: str) -> None:
    state = line(("w " * size + ". " * (9 - size)).strip(), turns=2 * size, white_placed=size)
    (found,) = threats(find_groups(state.position), WHITE)
    assert (found.level, found.group.missing, found.is_dead_end) == (level, 6 - size, False)
    assert panel(insight_of(state), "Threats").rows == (("a1", size, 6 - size, level, size + 1, None),)
    assert [one.label for one in regions(insight_of(state), "threats")] == [f"+{6 - size}"]


def test_a_group_without_room_is_a_dead_end_unless_a_keystone_makes_up_for_it() -> None:
    picture = "b b b b b\nb b b b b\nb b b b b\nb b b b b\nw w w w ."
    state = drawn(picture, turns=40)
    (found,) = threats(find_groups(state.position), WHITE)
    assert (found.is_dead_end, found.level) == (True, "low")
    (region,) = regions(insight_of(state), "threats")
    assert (region.label, region.words) == ("×", "a1 is a dead end: it has no room to become safe.")
    kept = drawn(picture, turns=40, keystone=True, black_keystone="kept")
    assert room(find_groups(kept.position), find_groups(kept.position).of(WHITE)[0]) == 2
    assert not threats(find_groups(kept.position), WHITE)[0].is_dead_end


def test_a_stone_on_a_fault_line_is_a_dead_end() -> None:
    state = line("w . . . . . . . .", fault_lines="a1", turns=2, white_placed=1)
    assert threats(find_groups(state.position), WHITE)[0].is_dead_end


# Portfolio


def test_the_documents_balanced_portfolio() -> None:
    state = drawn(
        """
        . . . . . . . . .
        . . . . . . . . .
        b . . . . . . . .
        . . . . . . . . .
        b b . . . . . . .
        . . . . . . . . .
        b b b b . . . . .
        . . . . . . . . .
        b b b b b b . . .
        """
    )
    assert portfolio(find_groups(state.position), BLACK) == [
        ("core", 1, 6, 6, 6, 6),
        ("growth", 1, 4, Fraction(8, 3), 0, 4),
        ("speculative", 2, 3, Fraction(5, 6), 0, 3),
        ("total", 4, 13, Fraction(19, 2), 6, 13),
    ]
    assert panel(insight_of(state), "Black's portfolio").rows[-1] == ("total", 4, 13, Fraction(19, 2), 6, 13)


def test_resonance_is_a_holding_of_its_own() -> None:
    rows = {row[0]: row for row in portfolio(find_groups(line("b b b b b b . b b", resonance=True).position), BLACK)}
    assert rows["resonance"] == ("resonance", 0, 0, Fraction(1), 0, 3)
    assert rows["total"] == ("total", 2, 8, 7 + Fraction(2, 3), 6, 11)
    assert portfolio(find_groups(line("b b b b b b . . .", resonance=True).position), BLACK)[-1][3:] == (9, 9, 9)


# Formations


def shapes(picture: str, **given: object) -> list[tuple[str, str]]:
    state = drawn(picture, **given)
    names = state.game.board.names
    return [(one.name, " ".join(names[cell] for cell in one.cells)) for one in formations(find_groups(state.position))]


def test_a_ladder_is_a_line_that_can_still_become_six() -> None:
    assert shapes(EMPTY_ROW * 8 + "b b b b . . . . .") == [("ladder", "a1 b1 c1 d1")]
    cut_off = shapes(EMPTY_ROW * 8 + "b b b b . w . . .", turns=10)
    assert cut_off == []
    upright = ". . . . . .\n. . . . . .\nb . . . . .\nb . . . . .\nb . . . . .\nb . . . . ."
    assert shapes(upright) == [("ladder", "a1 a2 a3 a4")]


def test_a_wall_is_a_line_of_six() -> None:
    assert shapes(EMPTY_ROW * 8 + "b b b b b b . . .") == [("wall", "a1 b1 c1 d1 e1 f1")]
    assert shapes("b . . . . .\n" * 6) == [("wall", "a1 a2 a3 a4 a5 a6")]


def test_the_documents_fork() -> None:
    assert shapes(". . . . .\n. . b . .\n. . b . .\n. b b b .\n. . . . .") == [("fork", "b2 c2 d2 c3 c4")]
    assert shapes(". . . . .\n. . . . .\nb b b . .\nb b . . .\n. . . . .") == []  # a ring, no arms


def test_the_documents_bridge() -> None:
    assert shapes(EMPTY_ROW * 8 + "b b b . b b b . .") == [("bridge", "a1 b1 c1 d1 e1 f1 g1")]


def test_the_documents_cluster() -> None:
    assert shapes(". . . . .\n. b b . .\nb b b b .\n. b b . .\n. . . . .") == [("cluster", "b2 c2 a3 b3 c3 d3 b4 c4")]
    assert "cluster" not in dict(shapes(EMPTY_ROW * 8 + "b b b b b b b b ."))
    hollow = "b b b b b\nb . . . .\nb . . . .\nb . . . .\nb . . . ."
    assert shapes(hollow) == []


# The whole


def test_values_are_what_a_stone_would_change_for_the_side_to_move() -> None:
    state = line("b b b . b b b . w", turns=12)
    shown, exact = marks(insight_of(state), "values", state), what_if(state.position)
    assert shown["d1"].label == "+4.0"
    assert set(shown) == {name for name in state.game.board.names if name not in state.board}
    for name, mark in shown.items():
        assert mark.value == exact[state.game.board.index[name]][BLACK].difference


def test_sentences_begin_with_what_matters_most() -> None:
    state = drawn(EMPTY_ROW * 6 + "b b b . b b b . .\n. . . . . . . . .\nw w w w w . . . .", turns=12)
    assert insight_of(state).sentences == (
        "If the quake came now, Black's chance of winning would be 33% and White's 67%; the expected score is 3 "
        "to 4.17.",
        "If the quake came now, Black would gain the most with d3, joining groups of 3 and 3 into one of 7: "
        "+4 expected points. Hints look further ahead and may differ.",
        "White's group a1 needs one more stone to be safe: any of 6 cells.",
        "Black will score at least 0 points and at most 6; White at least 0 and at most 5.",
    )
    assert insight_of(drawn(". . .\n. . .\n. . .")).sentences == ("The board is empty: nothing is at stake yet.",)


def test_a_roll_says_what_hangs_on_it_and_a_pass_that_it_would_end_placement() -> None:
    roll = insight_of(quake_of("b b b . w\n. . . . .\n. . . . .\n. . . . .\nw w . . ."))
    assert roll.sentences[0] == (
        "White's group a1 (2 stones) survives with a 33% chance; White's chance of winning is 50% if so and 8% if not."
    )
    last = drawn("b b b\n. . .\n. . w", turns=5, passed="yes", white_placed=1, black_placed=3)
    assert "If White passes, placement ends; White's chance of winning would be 50%." in insight_of(last).sentences


def test_a_finished_game_says_how_it_ended() -> None:
    state = quake_of("b . .\n. . .\n. . w")
    state.push("6")
    state.push("1")
    assert insight_of(state).sentences == ("Black wins (score, 1 to 0).",)


def test_the_odds_of_a_group_that_has_failed_are_those_of_its_salvage() -> None:
    state = quake_of("b . .\n. . .\nw w w", aftershock=True)
    state.push("6")
    assert [found.what for found in odds(state.position)] == ["roll a3"]
    state.push("salvage b1")
    assert [(found.what, found.probability) for found in odds(state.position)] == [
        (state.event, Fraction(1, 6)),
        ("roll a3", Fraction(1, 6)),
    ]


def test_every_phase_of_every_option_set_has_an_insight_that_agrees_with_the_exact_scores() -> None:
    phases = set()
    for number, game in enumerate(covering_games(definition("faultlines"), seed=5)):
        rng = random.Random(number)
        match = random_match(game, rng, most=25)
        for state in [*rng.sample(match, min(12, len(match))), *match[-3:]]:
            phases.add(state.position.data[PHASE])
            for viewer in ("black", "white", "spectator"):
                check(state, insight_of(state, viewer))
    assert phases == {0, 1, 2, 3, 4, 5}


def check(state: State, found: Insight) -> None:
    assert 1 <= len(found.sentences) <= 5
    assert all(len(sentence) < 200 for sentence in found.sentences)
    exact = quake(state)
    for side, name in ((BLACK, "black"), (WHITE, "white")):
        total = portfolio(find_groups(state.position), side)[-1]
        assert total.expected == exact.expected[name]
        assert (total.floor, total.ceiling) == (exact.scores[name].floor, exact.scores[name].ceiling)


def test_small_losses_are_not_written_as_minus_nothing() -> None:
    assert [signed(Fraction(value, 1000)) for value in (-1, 1, -10, 0, 2500)] == ["+0", "+0", "-0.01", "+0", "+2.5"]
    assert [short(Fraction(value, 100)) for value in (-4, 0, -50, 183, 994, 996, -1500)] == [
        "+0.0",
        "+0.0",
        "-0.5",
        "+1.8",
        "+9.9",
        "+10",
        "-15",
    ]
