"""The course of a match on the full screen: whose decision it is, dice, bots, hints, the end. It knows no widget."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from craton.bots import check_choice
from craton.bots.spec import parse_bot
from craton.cli._engine import chances_text
from craton.cli._local_match import views
from craton.cli._local_match.dice_run import Thrown, impossible, question, throw_one, throw_run
from craton.cli._local_match.luck import luck_lines
from craton.cli._local_match.match import LocalMatch
from craton.cli._local_match.records import match_record, save_record
from craton.cli._terminal_app.animation import FULL, Frame, frames
from craton.cli._worker import Cancelled, WorkerProcess, choose, estimate
from craton.core.errors import CratonError
from craton.core.sides import SEATS, Actor
from craton.core.wording import counted, shortened
from craton.draw.picture import Picture
from craton.record import format_record
from craton.search.compiled import is_compiled

MAX_CARD_NAME = 20


@dataclass(frozen=True)
class Settings:
    """Options of the full screen."""

    save: str | None = None
    animation: str = FULL
    seed: str | None = None


class Interface(Protocol):
    """What the flow needs of the screen."""

    def say(self, text: str) -> None:
        """Show a message."""

    def refresh_match(self) -> None:
        """Show the match as it is now."""

    async def show_frames(self, shown: Sequence[Frame]) -> None:
        """Show frames one after the other; returns when the last one was shown or they were skipped."""

    def hand_over(self, name: str, side: str, done: Callable[[], None]) -> None:
        """Cover the screen until the next player has confirmed."""

    def show_result(self, title: str, lines: Sequence[str]) -> None:
        """Show the result card."""

    def show_luck(self, text: str) -> None:
        """Fill in the account of luck."""

    def start(self, work: Coroutine[Any, Any, None], group: str) -> None:
        """Run work beside the screen."""


class MatchFlow:
    """Moves a match on until a person has to decide."""

    def __init__(self, match: LocalMatch, settings: Settings, screen: Interface) -> None:
        self.match = match
        self.settings = settings
        self.screen = screen
        self.is_animating = False
        self.is_covered = False
        """Whether the screen is being handed over."""
        self.thinking = ""
        """What a bot is doing; empty if it is not at work."""
        self.estimate = ""
        """The engine's answer to the last hint, about the current position."""
        self.has_saved = False
        self._bots = WorkerProcess()
        self._engine = WorkerProcess()
        self._round = 0
        """Increased whenever the position changes, so that late answers are recognised."""

    # The course of the match

    def advance(self) -> None:
        """Do what comes next by itself, and show the match."""
        match = self.match
        while not match.is_over and match.state.position.must_pass:
            self.screen.say(f"{str(match.state.to_move).capitalize()} has no legal move and passes.")
            match.push("pass")
        seat = match.state.seat_to_move
        if match.is_over:
            self.screen.refresh_match()
            self._finish()
        elif seat is None:
            self.screen.refresh_match()
            self._throw()
        elif match.players[seat].bot is not None:
            match.present()
            self.thinking = self._thinking_text(seat)
            self.screen.refresh_match()
            self.screen.start(self._ask_bot(seat), "bot")
        elif match.needs_hand_over:
            self.is_covered = True
            match.at_screen = None
            self.screen.refresh_match()
            side = str(match.side_of(seat)).capitalize()
            self.screen.hand_over(match.name(seat), side, lambda: self._uncover(seat))
        else:
            match.present()
            self.screen.refresh_match()

    def _uncover(self, seat: Actor) -> None:
        self.is_covered = False
        self.match.at_screen = seat
        self.match.present()
        self.screen.refresh_match()

    def _throw(self) -> None:
        if self.match.throws_own_dice:
            self.screen.say(f"{question(self.match)}, and type what it shows.")
            return
        before = views.picture(self.match)
        steps = len(self.match.state.steps)
        run = throw_run(self.match, self.match.draw_outcome)
        self.is_animating = True
        self.screen.start(self._show_run(run, before, steps), "dice")

    async def _show_run(self, run: Sequence[Thrown], before: Picture, steps: int) -> None:
        await self.screen.show_frames(frames(run, before, self.settings.animation))
        self.is_animating = False
        for thrown in run:
            self.screen.say(thrown.text)
        self._announce(steps)
        self.advance()

    def _announce(self, steps: int) -> None:
        """Say which choices have been opened, and whether the sides were swapped, since a number of steps."""
        self._round += 1
        self.estimate = ""
        played = self.match.state.steps[steps:]
        swaps = [views.swap_text(self.match, step) for step in played]
        for text in filter(None, [views.opened_text(views.opened(self.match, steps)), *swaps]):
            self.screen.say(text)

    # People

    def act(self, text: str) -> None:
        """Play what a person typed or pointed at; CratonError if that is impossible."""
        match = self.match
        if self.is_animating or self.is_covered:
            raise CratonError("Wait until the dice have been thrown.")
        if match.is_over:
            raise CratonError("The match is over.")
        if self.thinking:
            raise CratonError("It is the bot's turn.")
        steps = len(match.state.steps)
        if match.state.to_move is Actor.CHANCE:
            outcome = "".join(text.split())
            if outcome not in match.state.chance:
                raise CratonError(impossible(match, outcome))
            self.screen.say(throw_one(match, outcome).text)
        else:
            self._push(text)
        self._announce(steps)
        self.advance()

    def _push(self, text: str) -> None:
        secret, mover = self.match.is_secret, str(self.match.state.to_move).capitalize()
        step = self.match.push(text)
        self.screen.say(f"{mover} {'chooses in secret' if secret else f'plays {step.text}'}.")

    def undo(self, count: int) -> None:
        """Take back decisions; a bot that is thinking stops."""
        if self.is_animating:
            raise CratonError("Wait until the dice have been thrown.")
        self.match.undo(count)
        self._stop_bot()
        self._announce(len(self.match.state.steps))
        self.screen.say(f"{counted(count, 'decision')} taken back.")
        self.advance()

    def resign(self) -> None:
        if self.is_animating:
            raise CratonError("Wait until the dice have been thrown.")
        self.match.resign()
        self._stop_bot()
        self.advance()

    def tick(self) -> None:
        """Look at the clocks."""
        if not self.is_animating and self.match.check_flag():
            self._stop_bot()
            self.screen.say("The time is up.")
            self.advance()

    # Bots and the engine

    def _thinking_text(self, seat: Actor) -> str:
        """What a bot is doing: a search that is not compiled yet says so."""
        text = self.match.players[seat].bot or ""
        spec = parse_bot(text)
        game = self.match.state.game
        is_search = spec.name == "mcts" and not dict(spec.settings).get("interpreted")
        if is_search and not is_compiled(game.definition):
            self.screen.say(f"The bot of {game.title} is being compiled, at the first start only; then it plays.")
            return "compiling …"
        return "thinking …"

    async def _ask_bot(self, seat: Actor) -> None:
        number, text = self._round, self.match.players[seat].bot
        view = self.match.state.view()
        call = (choose, text, self.settings.seed, view.game, view.viewer, view.seen.data, view.hides)
        try:
            action = await asyncio.to_thread(self._bots.call, *call)
        except Cancelled:
            return
        except CratonError as error:
            self._lose(seat, "crash", f"The bot {text} failed: {error}")
            return
        if number != self._round:  # taken back, resigned or out of time while the answer was on its way
            return
        self.thinking = ""
        if self.match.check_flag():
            self.screen.say("The time is up.")
            self.advance()
            return
        steps = len(self.match.state.steps)
        try:
            self._push(check_choice(self.match.state, action))
        except CratonError as error:
            self._lose(seat, "illegal", f"The bot {text} cannot play {action!r}: {error}")
            return
        self._announce(steps)
        self.advance()

    def _lose(self, seat: Actor, reason: str, message: str) -> None:
        self.thinking = ""
        self.match.forfeit(seat, reason)
        self.screen.say(message)
        self.advance()

    def _stop_bot(self) -> None:
        """End the bot's process with what it is thinking about; the next question starts a new one."""
        self._round += 1
        if self.thinking:
            self.thinking = ""
            self._bots.stop()

    def hint(self) -> None:
        """Ask the engine who is winning, and what it would play."""
        if self.is_animating or self.match.is_over or self.match.state.to_move is Actor.CHANCE:
            raise CratonError("There is nothing to choose now.")
        if self.thinking:
            raise CratonError("It is the bot's turn.")
        compiled = is_compiled(self.match.state.game.definition)
        first = "" if compiled else " It is being compiled, at the first start only."
        self.screen.say(f"The engine is thinking.{first}")
        self.screen.start(self._ask_engine(), "hint")

    async def _ask_engine(self) -> None:
        number, view = self._round, self.match.state.view()
        try:
            found = await asyncio.to_thread(
                self._engine.call, estimate, view.game, view.viewer, view.seen.data, view.hides
            )
        except Cancelled:
            return
        except CratonError as error:
            self.screen.say(f"The engine failed: {error}")
            return
        if number == self._round:
            self.estimate = chances_text(found)
            self.screen.say(self.estimate)
            self.screen.refresh_match()

    # The end

    def _finish(self) -> None:
        match = self.match
        winner = match.winner
        side = "" if winner is None else f" ({str(match.side_of(winner)).capitalize()})"
        title = "A draw" if winner is None else f"{match.name(winner)}{side} wins"
        lines = [f"{match.describe()}, after {counted(match.state.turn, 'turn')}."]
        lines += [self.save()] if self.settings.save else []
        self.screen.show_result(title, [line for line in lines if line])
        if any(step.event is not None for step in match.state.steps) or winner is not None:
            self.screen.start(self._account_for_luck(), "luck")

    async def _account_for_luck(self) -> None:
        names = [shortened(self.match.name(seat), MAX_CARD_NAME) for seat in SEATS]
        try:
            record = format_record(match_record(self.match))
            lines = await asyncio.to_thread(self._engine.call, luck_lines, record, *names)
        except Cancelled:
            return
        except CratonError as error:
            lines = [f"The luck cannot be computed: {error}"]
        self.screen.show_luck("\n".join(["Luck and skill", *lines]) if lines else "")

    def save(self) -> str:
        """Append the record to the file, once; returns a sentence about it."""
        if self.settings.save is None or self.has_saved or not self.match.state.steps:
            return ""
        try:
            text = save_record(self.match, self.settings.save)
        except OSError as error:
            return f"The record cannot be written to {self.settings.save}: {error.strerror}."
        self.has_saved = True
        return text

    def close(self) -> None:
        """End all processes."""
        self._bots.stop()
        self._engine.stop()
