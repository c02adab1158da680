"""craton play on a full screen: keys, mouse, panels, dice, dialogs."""

from __future__ import annotations

import asyncio
import importlib
import multiprocessing
import random
import time
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Static

import craton
from craton.cli._terminal_app.board import BoardView
from craton.cli._terminal_app.chooser import ChooserApp
from craton.cli._terminal_app.dialogs import Choice, HandOver, Question, ResultCard, TextDialog
from craton.cli.new_game import write_game
from craton.core.game import make_game
from craton.core.state import State
from craton.core.targets import targets_of
from craton.record import parse_record, replay
from tests.cli.terminal import Player1, app_of, new, play
from tests.cli.terminal_pictures import FOLDER, SCENES, draw, words

SMALL: dict[str, dict[str, Any]] = {
    "faust": {"size": 3},
    "faultlines": {"size": 3},
    "lifeline": {"size": 3},
    "assault": {"board": "hex24", "turn_limit": 10},
}


def test_every_game_has_a_small_one() -> None:
    assert set(SMALL) == set(craton.list_games())


@pytest.mark.parametrize(("keys", "chosen"), [(["down", "down", "enter"], "faust"), (["escape"], None)])
def test_without_a_game_one_is_chosen_from_a_list(keys: list[str], chosen: str | None) -> None:
    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press(*keys)

    app = ChooserApp()
    asyncio.run(run())
    assert app.return_value == chosen


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", SMALL)
def test_a_whole_match_is_played_by_keyboard(name: str) -> None:
    rng = random.Random(5)

    async def script(user: Player1) -> None:
        while not user.app.match.is_over:
            if isinstance(user.app.screen, HandOver):
                await user.press("enter")
                await user.until(lambda: not isinstance(user.app.screen, HandOver))
                continue
            await user.until(lambda: bool(len(user.state.legal_moves)) or user.app.match.is_over)
            if user.app.match.is_over:
                break
            targets = targets_of(user.state.view())
            action = rng.choice(list(user.state.legal_moves))
            steps = len(user.state.steps)
            cell = next((cell for cell, actions in targets.cells.items() if actions == (action,)), None)
            if cell is None:
                await user.type(action)
            else:
                await user.play_at(cell)
            await user.until(lambda steps=steps: len(user.state.steps) > steps)
        await user.shows(ResultCard)
        await user.until(lambda: "wins" in user.screen_text() or "draw" in user.screen_text())

    app = play(app_of(new(name, **SMALL[name])), script)
    assert app.match.state.outcome is not None


def test_a_cell_is_clicked_and_the_last_move_is_marked_also_when_copied_as_text() -> None:
    async def script(user: Player1) -> None:
        await user.click("b2")
        await user.click("c3")
        await user.has("b2", "c3")
        await user.press("up")  # away from the last move
        await user.sees(" ● ")
        await user.sees("(○)")

    play(app_of(new("faultlines", size=4)), script)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("name", "options", "cell"),
    [("lifeline", {"size": 4, "balance": "weak"}, "d4"), ("assault", {}, "c5"), ("faust", {"size": 9}, "a9")],
)
def test_cells_are_clicked_on_every_geometry_and_screen_size(name: str, options: dict[str, Any], cell: str) -> None:
    async def script(user: Player1) -> None:
        await user.click(cell)
        await user.has(cell)

    size = (80, 24) if name == "assault" else (120, 40)
    play(app_of(new(name, **options)), script, size=size)


@pytest.mark.long
def test_a_board_that_does_not_fit_scrolls_with_the_cursor() -> None:
    async def script(user: Player1) -> None:
        await user.play_at("l1")
        await user.has("l1")
        assert user.app.query_one(BoardView).scroll_offset.x == 0
        await user.play_at("l23")
        await user.has("l1", "l23")
        await user.until(lambda: user.app.query_one(BoardView).scroll_offset.x > 0)
        await user.click("l20")
        await user.has("l1", "l20", "l23")

    play(app_of(new("lifeline", size=12, balance="weak")), script)


def test_an_illegal_action_is_refused_with_the_reason_and_nothing_changes() -> None:
    async def script(user: Player1) -> None:
        await user.type("b2")
        await user.type("b2")
        await user.says("b2 is occupied.")
        await user.type("nonsense")
        await user.says("nonsense is not an action of Fault Lines.")
        await user.play_at("b2")
        await user.says("b2 is occupied.")
        assert len(user.state.steps) == 1

    play(app_of(new("faultlines", size=3)), script)


def test_decisions_are_taken_back_one_by_one_or_several_at_once() -> None:
    async def script(user: Player1) -> None:
        for cell in ("a1", "b1", "c1", "a2"):
            await user.type(cell)
        await user.press("f3")
        await user.has("a1", "b1", "c1")
        await user.type("undo 2")
        await user.has("a1")
        await user.type("undo 5")
        await user.says("Only 1 decision can be taken back.")
        await user.type("undo x")
        await user.says("undo takes a number, such as undo 3, not x.")
        await user.has("a1")

    play(app_of(new("faultlines", size=3)), script)


def test_resigning_asks_first_and_is_recorded(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"

    async def script(user: Player1) -> None:
        await user.type("a1")
        await user.press("f8")
        await user.shows(Question)
        await user.press("n")
        await user.until(lambda: not isinstance(user.app.screen, Question))
        assert not user.app.match.is_over
        await user.type("resign")
        await user.shows(Question)
        await user.press("y")
        await user.shows(ResultCard)
        await user.sees("Ann (Black) wins")

    play(app_of(new("faust", size=3), save=str(file)), script)
    record = parse_record(file.read_text())
    assert (record.tags["Result"], record.tags["Reason"], record.termination) == ("black", "resignation", "1-0")
    assert replay(record).board == {"a1": "black"}


def test_after_a_swap_it_is_said_who_plays_what() -> None:
    async def script(user: Player1) -> None:
        await user.type("b2")
        await user.press("space")
        await user.shows(Choice)
        await user.press("enter")
        await user.until(lambda: user.state.steps[-1].text == "swap")
        await user.says("The sides are swapped: Bob is Black and Ann is White now.")
        await user.until(lambda: "● Bob" in user.text("#players"))

    play(app_of(new("faust", size=3)), script)


@pytest.mark.long
def test_against_a_bot_a_swap_tells_you_your_new_side() -> None:
    async def script(user: Player1) -> None:
        await user.type("swap")
        await user.until(lambda: "The sides are swapped: you are Black now." in user.app.log_lines)
        await user.until(lambda: len(user.state.steps) == 3)

    state = new("faust", "b2", size=3)
    app = app_of(state, names=("random", "Ann"))
    seats = list(app.match.players)
    app.match.players[seats[0]] = app.match.players[seats[0]].__class__("random", "random")
    play(app, script)


def test_sealed_choices_stay_secret_until_both_are_in_and_the_screen_is_handed_over() -> None:
    async def script(user: Player1) -> None:
        await user.shows(HandOver)
        await user.sees("Hand the screen to Ann (Black).")
        assert "·" not in user.screen_text(), "the board is covered"
        await user.press("enter")
        await user.until(lambda: not user.app.flow.is_covered)
        await user.type("seal-play")
        await user.shows(HandOver)
        await user.press("enter")
        await user.until(lambda: not user.app.flow.is_covered)
        await user.type("moves")
        await user.until(lambda: "(secret)" in user.text("#content"))
        assert "seal-play" not in user.text("#content")
        assert not [line for line in user.app.log_lines if "seal" in line]
        await user.sees("(○)")
        await user.type("seal-pass")
        await user.says("Opened: Black seal-play, White seal-pass.")
        assert not isinstance(user.app.screen, HandOver)
        assert not user.app.flow.is_covered

    play(app_of(new("faultlines", "a1+b2", size=4, sealed=True)), script)


def test_nothing_of_the_other_sides_secret_is_on_the_screen() -> None:
    async def script(user: Player1) -> None:
        await user.shows(HandOver)
        await user.press("enter")
        await user.until(lambda: not user.app.flow.is_covered)
        await user.play_at("c2")
        await user.shows(HandOver)
        await user.press("enter")
        await user.until(lambda: not user.app.flow.is_covered)
        assert "›" not in user.screen_text(), "the cursor does not show where Black has chosen"
        assert "c2" not in user.message
        for key in ("tab", "tab", "tab", "f4"):
            await user.press(key)
            assert "†" not in user.screen_text()
            assert "sacred c2" not in user.screen_text()
        await user.type("sacred d3")
        await user.shows(HandOver)
        await user.press("enter")
        await user.until(lambda: user.screen_text().count("†") == 1)  # one's own

    play(app_of(new("assault", board="hex24", sacred="any")), script)


def test_a_quake_is_animated_and_can_be_skipped() -> None:
    async def script(user: Player1) -> None:
        await user.type("pass")
        await user.type("pass")
        await user.until(lambda: "roll " in user.text("#stage"))
        assert user.app.default_screen.has_class("animating")
        await user.sees("┌───────┐")
        await user.until(lambda: "[●]" in user.screen_text() or "[○]" in user.screen_text())
        await user.type("a1")
        await user.says("Wait until the dice have been thrown.")
        await user.press("enter")
        await user.shows(ResultCard)
        assert not user.app.default_screen.has_class("animating")
        rolls = [line for line in user.app.log_lines if line.startswith("roll ")]
        assert len(rolls) == 4
        assert sum("That decides the game." in line for line in rolls) == 1

    state = new("faultlines", "a1+c1+e1+e5", size=5)
    play(app_of(state, animation="full"), script)


def test_coins_are_animated() -> None:
    async def script(user: Player1) -> None:
        await user.play_at("a2")
        await user.until(lambda: "Success!" in user.text("#stage") or "It fails." in user.text("#stage"))
        await user.until(lambda: "(●)" in user.text("#stage"))
        await user.until(lambda: not user.app.flow.is_animating)
        assert any(line.startswith("xa2=") for line in user.app.log_lines)

    play(app_of(new("assault", "a3+a2", board="hex24"), animation="reduced"), script)


def test_people_type_what_their_own_dice_show() -> None:
    async def script(user: Player1) -> None:
        await user.type("pass")
        await user.says("roll a1: throw a die of 6 faces, and type what it shows.")
        await user.type("7")
        await user.says("7 is not possible; the outcomes are 1, 2, 3, 4, 5, 6.")
        await user.type("1")
        await user.until(lambda: user.state.outcome is not None)

    play(app_of(new("faultlines", "a1+pass", size=3), own_dice=True), script)


def test_odds_insight_and_layers_are_shown() -> None:
    async def script(user: Player1) -> None:
        await user.until(lambda: "roll c2" in user.text("#content"))
        await user.until(lambda: "16.7%" in user.text("#content"))
        await user.press("tab")
        await user.until(lambda: "If the quake came now" in user.text("#content"))
        await user.press("f4")
        await user.sees("33%")
        await user.press("f5")
        await user.shows(TextDialog)
        await user.sees("portfolio")
        await user.press("escape")
        await user.until(lambda: not isinstance(user.app.screen, TextDialog))
        await user.press("f1")
        await user.sees("Keys and commands")

    play(app_of(craton.parse("faultlines size=4 4/1b2/1bw1/4 white 3 black_placed=2,white_placed=1")), script)


def test_komi_that_is_left_is_shown() -> None:
    async def script(user: Player1) -> None:
        await user.until(lambda: "White, komi 3" in user.text("#players"))

    play(app_of(new("lifeline", "komi 3+white+a1+c1", size=3, balance="komi")), script)


def test_the_clock_runs_out_and_the_match_is_lost_on_time() -> None:
    times = [0]

    async def script(user: Player1) -> None:
        await user.type("a1")
        await user.until(lambda: "1:00" in user.text("#players"))
        times[0] = 55_000
        await user.until(lambda: "0:05.0" in user.text("#players"))
        times[0] = 61_000
        await user.shows(ResultCard)
        await user.sees("Ann (Black) wins")
        await user.sees("(time)")

    from craton.cli._local_match.clock import parse_clock

    app = app_of(new("faust", size=3), now=lambda: times[0])
    app.match.clocks = parse_clock("1+2")
    play(app, script)


def test_a_bot_plays_in_a_process_of_its_own_and_you_play_again() -> None:
    async def script(user: Player1) -> None:
        await user.type("a1")
        await user.until(lambda: len(user.state.steps) == 2)
        await user.says("White plays ")
        await user.type("undo")
        await user.has()

    play(app_of(new("faust", size=3, pie=False), bot="random"), script)


def workers() -> list[Any]:
    """The processes in which bots think; other tests may have processes of their own."""
    return [process for process in multiprocessing.active_children() if process.name == "craton-worker"]


def test_a_bot_that_thinks_is_cancelled_by_undo_and_nothing_is_left_running() -> None:
    async def script(user: Player1) -> None:
        await user.type("a1")
        await user.until(lambda: "thinking" in user.text("#players"))
        await user.until(lambda: bool(workers()))
        await user.type("b2")
        await user.says("It is the bot's turn.")
        await user.type("undo")
        await user.has()
        await user.until(lambda: "thinking" not in user.text("#players"))
        assert workers() == []

    play(app_of(new("faust", size=3, pie=False), bot="tests.cli.slow_bot:Sleeper"), script)


def test_a_bot_that_crashes_loses_with_the_reason() -> None:
    async def script(user: Player1) -> None:
        await user.type("a1")
        await user.shows(ResultCard)
        crash = "The bot tests.cli.slow_bot:Crasher failed: RuntimeError: out of ideas"
        assert crash in user.app.log_lines
        await user.sees("Ann (Black) wins")

    play(app_of(new("faust", size=3), bot="tests.cli.slow_bot:Crasher"), script)


def test_the_result_card_has_an_account_of_luck_and_the_record_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"

    async def script(user: Player1) -> None:
        await user.type("pass")
        await user.shows(ResultCard)
        await user.until(lambda: "own skill" in str(user.app.screen.query_one("#luck", Static).content))
        await user.sees("The record is in")

    play(app_of(new("faultlines", "a1+pass", size=3), save=str(file)), script, size=(120, 40))
    assert replay(parse_record(file.read_text())).outcome is not None


def test_a_plug_in_from_the_template_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_game("tripwire", "Trip Wire", tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    definition = importlib.import_module("tripwire").DEFINITION
    point = EntryPoint(name="tripwire", value="tripwire:DEFINITION", group="craton.games")
    monkeypatch.setattr("craton.core.registry._plugins", lambda: {"tripwire": point})

    async def script(user: Player1) -> None:
        await user.sees("Trip Wire")
        await user.click("b2")
        await user.has("b2")
        await user.play_at("b2")
        await user.says("b2 is occupied")
        for cell in ("a1", "b3", "a2", "b1"):
            await user.type(cell)
        await user.shows(ResultCard)
        await user.sees("Ann (Black) wins")

    play(app_of(State(make_game(definition, {}))), script)


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name, scene in SCENES.items() if scene.is_repeatable])
def test_the_pictures_of_the_docs_show_the_screen_as_it_is(name: str) -> None:
    assert words(draw(name)) == words((FOLDER / f"{name}.svg").read_text(encoding="utf-8"))


def test_long_titles_and_messages_are_shortened_visibly_and_the_log_has_everything() -> None:
    async def script(user: Player1) -> None:
        await user.sees("…")
        title = user.text("#title")
        assert title.endswith("Black to move, turn 1")
        assert len(title) <= 78
        user.app.say("word " * 60)
        await user.until(lambda: user.message.endswith("… (log)"))
        await user.type("log")
        await user.shows(TextDialog)
        assert user.app.log_lines[-1] == "word " * 60

    lines = "a1+b2+c3+d4+e5+f6+g7+a7"
    options = {"size": 7, "aftershock": True, "keystone": True, "progressive": True, "resonance": True, "die": 8}
    play(app_of(new("faultlines", **options, fault_lines=lines)), script)


def test_a_screen_that_becomes_too_small_says_so_and_recovers() -> None:
    async def script(user: Player1) -> None:
        await user.type("a1")
        await user.pilot.resize_terminal(30, 8)
        await user.says("Parts of the screen")
        await user.pilot.resize_terminal(100, 35)
        await user.type("b2")
        await user.has("a1", "b2")
        await user.sees("F10 Quit")

    play(app_of(new("faust", size=5, pie=False)), script)


def test_buttons_and_panels_are_clicked() -> None:
    async def script(user: Player1) -> None:
        await user.sees("pass")
        await user.pilot.click("#words", offset=(2, 0))
        await user.until(lambda: [step.text for step in user.state.steps] == ["pass"])
        await user.pilot.click("#tabs", offset=(14, 0))
        await user.until(lambda: "pass" in user.text("#content"))
        await user.pilot.click("#keys", offset=(2, 0))
        await user.shows(TextDialog)

    play(app_of(new("faultlines", size=3)), script)


def test_a_bot_that_is_being_compiled_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("craton.cli._terminal_app.flow.is_compiled", lambda definition: False)

    async def script(user: Player1) -> None:
        await user.type("a1")
        said = "The bot of Faust is being compiled, at the first start only; then it plays."
        await user.until(lambda: said in user.app.log_lines)

    play(app_of(new("faust", size=3), bot="mcts:1"), script)


@pytest.mark.long
def test_the_engine_gives_a_hint() -> None:
    async def script(user: Player1) -> None:
        await user.press("f2")
        end = time.monotonic() + 300  # it may have to be compiled
        while "the engine would play" not in user.message:
            assert time.monotonic() < end
            await user.pilot.pause(0.2)
        await user.press("tab", "tab")
        await user.until(lambda: "Engine estimate" in user.text("#content"))

    play(app_of(new("faust", size=3)), script)
