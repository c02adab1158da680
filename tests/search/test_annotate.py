"""Looking back on a match: marks for what was given away, lines that were better, luck that sums up."""

from fractions import Fraction

import pytest

import craton
from craton.core.errors import ActionError, OptionError
from craton.core.position import Position
from craton.core.sides import Actor
from craton.search.analysis.annotate import Analysis, analyse, assessments, mark_of, prospects
from craton.search.analysis.evaluate import SearchValue
from craton.search.mcts.result import Candidate, Result, Variation
from tests.drawn import drawn, play


def endgame() -> craton.State:
    """White has six placements; by `craton solve` two of them, b3 and d3, win and the others lose."""
    return drawn(
        "lifeline",
        """
          b . w
         . b . b
        . b . . w
         b b . .
          . b w
        """,
        size=3,
        mover="white",
        turns=11,
    )


def attack(outcome: str) -> craton.State:
    return play(craton.new("assault", turn_limit=12), "c5", "c4", "b5", "a1", "xc4", outcome, "e1")


@pytest.fixture(scope="module")
def blunder() -> Analysis:
    return analyse(play(endgame(), "c3", "b4", "e2"), simulations=5000)


def test_a_win_thrown_away_is_a_blunder_and_the_winning_move_is_named(blunder: Analysis) -> None:
    choice = blunder.assessments[0].choice
    assert choice is not None
    assert choice.mark == "??"
    assert choice.best in ("b3", "d3")
    assert choice.variation.line[0] == choice.best
    assert (choice.value, choice.best_value, choice.loss) == (0, 1, 1)
    assert blunder.marks("second") == {"??": 1}


def test_a_winning_move_is_no_mistake_and_what_cannot_be_helped_is_none() -> None:
    analysis = analyse(play(endgame(), "b3", "a1"), simulations=5000)
    assert [one.choice.mark for one in analysis.assessments if one.choice] == ["", ""]
    assert analysis.loss("first") == analysis.loss("second") == 0


def test_values_are_those_of_the_first_seat_from_the_start_to_the_end(blunder: Analysis) -> None:
    assert blunder.values == (0, 1, 1, 1), "Black is the first seat, White was winning"
    assert blunder.complete


class Given(SearchValue):
    """An evaluation with a given search result for one position."""

    def __init__(self, position: Position, candidates: dict[str, float], *, visits: int = 10) -> None:
        super().__init__(5000)
        self.position = position
        self.candidates = tuple(Candidate(action, visits, value) for action, value in candidates.items())

    def search(self, position: Position) -> Result:
        if position != self.position:
            return super().search(position)
        best = self.candidates[0]
        return Result(best.action, best.value, 5000, self.candidates, Variation((best.action,)))


def test_a_preferred_action_that_fails_does_not_hide_the_winning_one() -> None:
    state = play(endgame(), "c3")
    evaluation = Given(state.start, {"c3": 0.9, "e2": 0.8, "b3": 0.7})
    (one,) = assessments(state, evaluation)
    assert one.choice is not None
    assert (one.choice.mark, one.choice.best, one.choice.loss) == ("??", "b3", 1)
    assert len(one.choice.variation.line) > 1
    assert one.choice.variation.line[0] == "b3"


@pytest.mark.parametrize(
    ("candidates", "visits", "mark"),
    [
        ({"b3": 0.9, "c3": 0.6, "e2": 0.7}, 10, "!"),
        ({"b3": 0.9, "c3": 0.6, "e2": 0.8}, 10, ""),
        ({"b3": 0.9, "c3": 0.6, "e2": 0.7}, 0, ""),
        ({"b3": 0.9, "c3": 0.6, "d3": 0.5}, 10, ""),  # d3 wins as well
    ],
)
def test_the_only_good_action_is_marked_if_all_others_were_tried_and_fail(
    candidates: dict[str, float], visits: int, mark: str
) -> None:
    state = play(endgame(), "b3")
    (one,) = assessments(state, Given(state.start, candidates, visits=visits))
    assert one.choice is not None
    assert one.choice.mark == mark


@pytest.mark.parametrize(
    ("loss", "mark"), [(0.0, ""), (0.04, ""), (0.06, "?!"), (0.11, "?"), (0.19, "?"), (0.21, "??"), (1.0, "??")]
)
def test_marks_go_by_thresholds(loss: float, mark: str) -> None:
    assert mark_of(loss) == mark


def test_a_forced_action_is_no_choice() -> None:
    state = play(craton.parse("lifeline size=2 wb/b1w/wb black 4 -"), "b2")
    (one,) = analyse(state, simulations=50).assessments
    assert one.choice is None
    assert one.entry.change == 0


def test_luck_is_zero_on_average_and_opposite_for_the_seats() -> None:
    events = []
    for outcome in ("0", "1"):
        analysis = analyse(attack(outcome), simulations=100)
        (event,) = (one for one in analysis.assessments if one.entry.is_chance)
        events.append(event.entry)
        assert event.choice is None
        assert analysis.luck("first") == -analysis.luck("second") == float(event.entry.change)
    assert all(entry.probability is not None for entry in events)
    assert sum((entry.probability or 0) * entry.change for entry in events) == 0
    assert events[0].change < 0 < events[1].change, "a hit is luck for the side that attacks"


def test_start_luck_and_choices_add_up_to_the_end() -> None:
    analysis = analyse(attack("1"), simulations=100)
    entries = [one.entry for one in analysis.assessments]
    changes = sum((entry.change + entry.correction for entry in entries), Fraction(0))
    assert entries[0].before + changes == entries[-1].after
    assert [float(entry.after) for entry in entries] == list(analysis.values[1:])


def test_the_same_seed_and_simulations_give_the_same_analysis() -> None:
    one, two, other = (analyse(attack("1"), simulations=100, seed=seed) for seed in (3, 3, 4))
    assert one == two
    assert one != other


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", craton.list_games())
def test_every_game_can_be_analysed(name: str) -> None:
    state = craton.new(name)
    for _ in range(3):
        state.push(next(iter(state.legal_moves)))
    analysis = analyse(state, simulations=20)
    assert analysis.complete
    assert all(0 <= value <= 1 for value in analysis.values)
    assert len(analysis.choices("first")) + len(analysis.choices("second")) == 3


def test_komi_and_swaps_are_judged_for_the_seat_that_decides() -> None:
    state = craton.new("faust", size=3)
    state = play(state, "b2", "swap")
    analysis = analyse(state, simulations=500)
    assert [one.entry.seat for one in analysis.assessments] == [Actor.FIRST, Actor.SECOND]
    choice = analysis.assessments[1].choice
    assert choice is not None
    assert choice.value == pytest.approx(1 - analysis.values[2])


def test_a_stop_keeps_what_is_done_and_progress_is_reported() -> None:
    reports: list[tuple[int, int]] = []
    analysis = analyse(
        attack("1"), simulations=50, progress=lambda *numbers: reports.append(numbers), stop=lambda: len(reports) >= 2
    )
    assert reports == [(1, 7), (2, 7)]
    assert len(analysis.assessments) == 2
    assert not analysis.complete


def test_prospects_are_the_first_seats_at_every_depth() -> None:
    state = play(craton.new("assault", turn_limit=12), "c5", "c4", "b5", "a1", "xc4")
    found = prospects(state.position, SearchValue(200))
    assert found.event == "xc4"
    assert [branch.outcomes for branch in found.branches] == [("0",), ("1",)]
    assert sum(branch.probability for branch in found.branches) == 1
    miss, hit = found.branches
    assert miss.value < hit.value
    below = SearchValue(200).search(state.position.after_outcome(0))
    assert [branch.value for branch in miss.variation.branches] == [
        1 - branch.value for branch in below.variation.branches
    ], "after a miss the second seat searches"


def test_what_cannot_be_analysed_is_refused() -> None:
    with pytest.raises(ActionError, match="no action was played"):
        analyse(craton.new("assault"), simulations=10)
    with pytest.raises(OptionError, match="needs a budget"):
        analyse(attack("1"))
    with pytest.raises(OptionError, match="seed must be a whole number from 0"):
        analyse(attack("1"), simulations=10, seed=-1)
    with pytest.raises(ActionError, match="no chance event"):
        prospects(craton.new("assault").position, SearchValue(10))
