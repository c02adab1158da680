"""The game that a GTP session plays: moves in GTP's spelling, dice, undo, clocks and the bot.

GTP's colours are the seats. A move is everything that a seat does until the other one has to decide, with the outcomes
of its chance events: `C3+D5`, `XC5=101`, `pass+ROLLA1=3`.
"""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Callable

from craton.adapters.gtp.lines import GtpError
from craton.bots import Bot, close_bot
from craton.bots.external.vertices import colour_of, from_gtp, to_gtp
from craton.bots.spec import BotSpec
from craton.core.dice import Dice
from craton.core.errors import CratonError
from craton.core.game import Game
from craton.core.sides import SEATS, SIDES, Actor
from craton.core.state import State
from craton.core.view import View

PASSES = ("pass", "seal-pass", "decline", "stop")
"""Actions by which a side does nothing; GTP's `pass` means the one that is legal."""
SHARE = 20
"""Of the main time, a move uses at most this fraction (1/SHARE)."""
LEAST_SECONDS = 0.02


class Clock:
    """The time settings of GTP: main time, then byo-yomi periods of some stones each."""

    def __init__(self) -> None:
        self.main, self.period, self.stones = 0.0, 0.0, 0
        self.is_set = False
        self._left: dict[Actor, tuple[float, int]] = {}

    def set(self, main: float, period: float, stones: int) -> None:
        self.main, self.period, self.stones = main, period, stones
        self.is_set = main > 0 or period > 0 or stones > 0
        if period > 0 and stones == 0:
            self.is_set = False  # GTP: no time limit
        self._left = dict.fromkeys(SEATS, (main, 0))

    def set_left(self, seat: Actor, seconds: float, stones: int) -> None:
        self._left[seat] = (seconds, stones)
        self.is_set = True

    def seconds(self, seat: Actor) -> float | None:
        """The seconds for the next move; None if there is no limit."""
        if not self.is_set:
            return None
        left, stones = self._left.get(seat, (self.main, 0))
        if stones > 0:
            return max(LEAST_SECONDS, left / stones)
        period = self.period / self.stones if self.stones else 0.0
        return max(LEAST_SECONDS, period if left <= 0 else max(left / SHARE, min(period, left)))

    def use(self, seat: Actor, seconds: float) -> None:
        left, stones = self._left.get(seat, (self.main, 0))
        if stones == 0:
            self._left[seat] = (max(0.0, left - seconds), 0)


class Table:
    def __init__(self, game: Game, spec: BotSpec, *, dice: str | None, seed: str | None) -> None:
        self.spec = spec
        self.seed = seed
        self.shared_dice = dice
        self.clock = Clock()
        self.view: View | None = None
        """A position with hidden values, set from outside: a bot can choose in it, but nobody can play on."""
        self._bot: Bot | None = None
        self._limit: float | None = None
        self._moves: list[int] = []
        """The number of steps before each move, for undo."""
        self.rng = random.Random(seed)
        self.start(game)

    def start(self, game: Game, state: State | None = None) -> None:
        """Begin again, or from a state, with a new bot."""
        self.close()
        self._set(game, state or State(game))

    def set_view(self, view: View) -> None:
        """Set a position as one side sees it; play goes on from it if nothing is hidden. The bot of a game is kept."""
        if view.game != self.game:
            self.close()
        self._set(view.game, State(view.game) if view.hides else State(view.game, view.seen))
        self.view = view if view.hides else None

    def _set(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.view = None
        self._moves = []
        if self.shared_dice is not None:
            secret = hashlib.sha256(f"craton gtp {self.shared_dice}".encode()).digest()
            self._dice = Dice("gtp", "first", "second", secret)

    def close(self) -> None:
        """End the bot; a new one begins the next game."""
        if self._bot is not None:
            close_bot(self._bot)
        self._bot = None

    # Moves

    def play(self, seat: Actor, move: str) -> None:
        """Play a move of a seat. On an error nothing is played."""
        self._check_playable()
        text = from_gtp(self.game, move)
        if self.state.to_move is None:
            if text == "pass":
                return  # controllers end a game with two passes
            raise GtpError("illegal move: the game is over")
        if text == "resign":
            return
        twin = self.state.copy()
        try:
            if twin.seat_to_move is None:
                raise GtpError(f"illegal move: the outcome of {twin.event} is missing; send craton-outcome")
            if twin.seat_to_move is not seat:
                raise GtpError(f"illegal move: it is {colour_of(twin.seat_to_move)}'s turn")
            for part in text.split("+"):
                self._throw_shared(twin)
                twin.push(self._pass_kind(twin) if part == "pass" else part)
            self._throw_shared(twin)
        except GtpError:
            raise
        except CratonError as error:
            raise GtpError(f"illegal move: {error}") from None
        self._moves.append(len(self.state.steps))
        self.state = twin

    def generate(self, seat: Actor, choose: Callable[[View], str] | None = None) -> str:
        """Choose and play a whole move of a seat; `pass` when the game is over. choose: by default the bot's choice."""
        self._check_playable()
        if self.state.to_move is None:
            return "pass"
        self._check_turn(seat)
        before = len(self.state.steps)
        begin = time.monotonic()
        twin = self.state.copy()
        parts = []
        while twin.seat_to_move is seat:
            action = (choose or self.choice)(twin.view())
            try:
                twin.push(action)
            except CratonError as error:
                raise GtpError(f"the bot {self.spec} cannot play {action!r}: {error}") from None
            parts.append(action)
            parts += self._throw(twin)
        self.clock.use(seat, time.monotonic() - begin)
        self._moves.append(before)
        self.state = twin
        return to_gtp(self.game, _joined(parts))

    def choose(self, seat: Actor) -> str:
        """Choose one action without playing it."""
        if self.view is None:
            self._check_turn(seat)
        view = self.view or self.state.view()
        if view.seen.seat_to_move is not seat:
            raise GtpError(f"it is not {colour_of(seat)}'s turn")
        return to_gtp(self.game, self.choice(view))

    def undo(self) -> None:
        """Take back the last move with its outcomes."""
        self._check_playable()
        if not self._moves:
            raise GtpError("cannot undo")
        left = self._moves.pop()
        self.state = State.after_steps(self.state.start, self.state.steps[:left])

    def push_outcome(self, outcome: str) -> None:
        self._check_playable()
        if self.state.to_move is not Actor.CHANCE:
            raise GtpError("no chance event is pending")
        try:
            self.state.push(outcome)
        except CratonError as error:
            raise GtpError(str(error)) from None

    def bot(self, seconds: float | None) -> Bot:
        """The bot with a time limit; kept until the limit changes."""
        if self._bot is None or seconds != self._limit:
            self.close()
            spec = self.spec if seconds is None else self.spec.limited(seconds)
            self._bot, self._limit = spec.make(self.rng.getrandbits(63)), seconds
        return self._bot

    def seconds(self, seat: Actor) -> float | None:
        found = self.clock.seconds(seat)
        return None if found is None else round(found, 3)

    def choice(self, view: View) -> str:
        """The bot's choice of one action."""
        seat = view.seen.seat_to_move
        assert seat is not None
        try:
            return self.bot(self.seconds(seat)).choose(view)
        except CratonError as error:
            raise GtpError(str(error)) from None

    def _throw(self, state: State) -> list[str]:
        """Throw the dice of a move that this engine generates; the outcomes are part of the move unless shared."""
        if self.shared_dice is not None:
            self._throw_shared(state)
            return []
        found = []
        while state.to_move is Actor.CHANCE:
            event = state.event or ""
            found.append(f"{event}={state.roll(self.rng)}")
        return found

    def _throw_shared(self, state: State) -> None:
        """Throw the dice that both engines have: their outcomes follow from the seed, the turn and the event."""
        while self.shared_dice is not None and state.to_move is Actor.CHANCE:
            state.push(self._dice.draw(state.turn, state.event or "", state.chance))

    def _pass_kind(self, state: State) -> str:
        kinds = [kind for kind in PASSES if kind in state.legal_moves]
        return kinds[0] if len(kinds) == 1 else "pass"

    def _check_playable(self) -> None:
        if self.view is not None:
            raise GtpError("this position has hidden values; send clear_board to begin a game")

    def _check_turn(self, seat: Actor) -> None:
        to_move = self.state.seat_to_move
        if to_move is None:
            event = self.state.event
            raise GtpError(f"the outcome of {event} is missing; send craton-outcome" if event else "the game is over")
        if to_move is not seat:
            raise GtpError(f"it is {colour_of(to_move)}'s turn")

    # Results

    def final_score(self) -> str:
        """`B+3`, `W+0.5` for a win by a tie-break, `B+1` in games without points, `0` for a draw."""
        outcome = self.state.outcome
        if outcome is None:
            raise GtpError("cannot score: the game is not over")
        if outcome.winner is None:
            return "0"
        letter = "BW"[SEATS.index(self.state.seat(outcome.winner))]
        if outcome.score is None:
            return f"{letter}+1"
        lead = abs(outcome.score.black - outcome.score.white)
        return f"{letter}+{lead}" if lead else f"{letter}+0.5"

    def stones(self, seat: Actor) -> list[str]:
        side = next(side for side in SIDES if self.state.seat(side) is seat)
        return [to_gtp(self.game, name) for name, owner in self.state.board.items() if owner is side]


def _joined(parts: list[str]) -> str:
    """A turn as one text: outcomes follow the action that caused them, or stand for themselves (`rolla1=3`)."""
    texts: list[str] = []
    for part in parts:
        event, equals, outcome = part.partition("=")
        if equals and texts and texts[-1] == event:
            texts[-1] = f"{event}={outcome}"
        else:
            texts.append(part)
    return "+".join(texts)
