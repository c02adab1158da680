"""craton.play: two bots, one finished record."""

import pytest

import craton
from craton import CratonError
from craton.record import replay


class First:
    """Always takes the first legal action, and remembers what it saw."""

    def __init__(self) -> None:
        self.seen: list[craton.View] = []

    def choose(self, view: craton.View) -> str:
        self.seen.append(view)
        return view.legal_moves[0]


@pytest.mark.parametrize("name", craton.list_games())
def test_bots_play_any_game_to_the_end_and_a_seed_repeats_it(name: str) -> None:
    record = craton.play(name, black="random:seed=1", white="random", seed=7)
    state = replay(record)
    assert state.outcome is not None
    assert (record.tags["First"], record.tags["Second"]) == ("random:seed=1", "random")
    assert record == craton.play(craton.game(name), black="random:seed=1", white="random", seed=7)


def test_a_bot_is_any_object_that_chooses_from_its_own_view() -> None:
    bot = First()
    record = craton.play(craton.game("lifeline", size=3), black=bot, white="random", seed=1)
    assert {view.viewer for view in bot.seen} == {"black"}
    assert record.tags["First"] == "First"


def test_a_bot_keeps_its_seat_when_sides_are_swapped() -> None:
    black, white = First(), First()
    start = craton.new("lifeline", size=3, balance="komi")
    craton.play(start, black=black, white=white)
    assert black.seen[0].viewer == "first"
    assert white.seen[0].viewer == "second"
    assert {view.viewer for view in black.seen[1:]} == {"white"}
    assert start.steps == ()


def test_a_state_is_continued_and_not_modified() -> None:
    state = craton.new("faust", size=4)
    state.push("a1")
    record = craton.play(state, black="random", white="random", seed=1)
    assert len(state.steps) == 1
    assert replay(record).steps[0] == state.steps[0]


def test_an_illegal_choice_is_reported_with_the_bots_seat() -> None:
    class Stubborn:
        def choose(self, view: craton.View) -> str:
            return "a1"

    with pytest.raises(CratonError, match=r"cannot play 'a1': a1 is occupied\."):
        craton.play("faust", black=Stubborn(), white=Stubborn())
