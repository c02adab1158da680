"""A game in the terminal: players at the keyboard, bots, dice and commands."""

from __future__ import annotations

import datetime as dt
import getpass
import hashlib
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

from craton.bots import Bot
from craton.cli import _output
from craton.core.dice import Dice, fresh_seed
from craton.core.errors import CratonError
from craton.core.game import Game
from craton.core.insight import Odds
from craton.core.picture import describe
from craton.core.sides import SIDES, Actor
from craton.core.state import State
from craton.core.view import View
from craton.core.wording import percent_cell
from craton.record import dice_tags, format_record, record_of

COMMANDS = {
    "help": "show this list",
    "moves": "list all legal actions",
    "odds": "list the probability of every roll or attack",
    "insight": "explain the position; insight all adds every table, insight LAYER draws a layer",
    "board": "draw the board again",
    "undo": "take back your last turn",
    "text": "print the position as one line of text",
    "svg FILE": "write a picture of the position",
    "quit": "leave the game",
}
MOST_ODDS = 12
ROOM_FOR_PROMPT = 4


class Leave(Exception):
    """The user has typed quit."""


class Session:
    """One game at one terminal. The seats that are not in `bots` are played by people at the keyboard."""

    def __init__(self, game: Game, bots: Mapping[Actor, Bot], *, seed: str | None, save: str | None) -> None:
        self.state = State(game)
        self.bots = bots
        self.save = save
        if seed is None:
            self.dice = Dice.fresh(fresh_seed(), fresh_seed(), fresh_seed())
        else:
            self.dice = Dice("play", "first", "second", hashlib.sha256(seed.encode()).digest())

    def play(self) -> None:
        """Play to the end, or until the user quits."""
        print(f"{_output.game_title(self.state.game)}. Type an action such as {self._example()}, or help.")
        print(f"Dice commitment: {self.dice.commitment}\n")
        try:
            self._draw()
            while self.state.to_move is not None:
                self._step()
            print(f"\n{describe(self.state.position)}")
        except (Leave, EOFError):
            print("\nThe game is not over; good-bye.")
        finally:
            self._write_record()

    def _example(self) -> str:
        moves = self.state.legal_moves
        return moves[len(moves) // 2]

    def _step(self) -> None:
        seat = self.state.seat_to_move
        if seat is None:
            self._throw()
        elif self.state.position.must_pass:
            print(f"  {str(self.state.to_move).capitalize()} has no legal move and passes.")
            self.state.push("pass")
            self._draw()
        elif seat in self.bots:
            self._push_for_bot(self.bots[seat])
        else:
            self._ask()

    def _throw(self) -> None:
        event = self.state.event or ""
        odds = [f"   ({odds.words}: {percent_cell(odds.probability)})" for odds in self._odds() if odds.what == event]
        outcome = self.dice.draw(self.state.turn, event, tuple(self.state.chance))
        self.state.push(outcome)
        print(f"  {event}={outcome}{''.join(odds[:1])}")
        if self.state.to_move is not Actor.CHANCE:
            self._draw()

    def _push_for_bot(self, bot: Bot) -> None:
        mover = self.state.to_move
        action = bot.choose(self.state.view())
        secret = self._is_secret()
        self.state.push(action)
        print(f"  {str(mover).capitalize()} plays {'something secret' if secret else action}")
        if self.state.to_move is not Actor.CHANCE:
            self._draw()

    def _ask(self) -> None:
        prompt = f"{describe(self.state.position)} > "
        text = self._read_secretly(prompt) if self._is_secret() else input(prompt)
        word, _, rest = text.strip().partition(" ")
        try:
            match word.lower():
                case "" | "help":
                    self._help()
                case "quit" | "exit":
                    raise Leave
                case "moves":
                    print("  " + " ".join(self.state.legal_moves))
                case "odds":
                    self._print_odds()
                case "insight":
                    self._print_insight(rest.strip().lower())
                case "board":
                    self._draw()
                case "undo":
                    self._undo()
                case "text":
                    hidden = "The text would reveal a secret; it is available when the game is over."
                    print(f"  {hidden if self._view().hides else self.state.to_text()}")
                case "svg":
                    self._write_picture(rest.strip())
                case _:
                    self.state.push(text)
                    if self.state.to_move is not Actor.CHANCE:
                        self._draw()
        except CratonError as error:
            print(f"  {error}")

    def _is_secret(self) -> bool:
        """Whether the pending choice is secret, so that two different choices look the same to a spectator."""
        position = self.state.position
        if len(position.legal) < 2:
            return False
        one, two = (State(self.state.game, position.after(action)) for action in position.legal[:2])
        return one.view("spectator").key == two.view("spectator").key

    def _read_secretly(self, prompt: str) -> str:
        if self.bots or not sys.stdin.isatty():
            return input(prompt)
        return getpass.getpass(f"{prompt}(not shown) ")

    def _help(self) -> None:
        width = max(map(len, COMMANDS))
        for name, meaning in COMMANDS.items():
            print(f"  {name:{width}}  {meaning}")
        print(f"  {'':{width}}  anything else is an action, such as {self._example()}; see craton rules")

    def _undo(self) -> None:
        """Go back to the last decision at this keyboard, past chance events, forced passes and bots."""
        twin = self.state.copy()
        while True:
            twin.undo()
            seat = twin.seat_to_move
            if seat is not None and seat not in self.bots and not twin.position.must_pass:
                break
        self.state = twin
        self._draw()

    def _write_picture(self, file: str) -> None:
        if not file:
            print("  Name a file: svg board.svg")
            return
        try:
            Path(file).write_text(self._seen().to_svg(), encoding="utf-8")
        except OSError as error:
            print(f"  {file}: {error.strerror}.")

    def _view(self) -> View:
        """What may be shown: the view of the only person, or what two people at one screen may both see."""
        people = [side for side in SIDES if self.state.seat(side) not in self.bots]
        return self.state.view(people[0] if len(people) == 1 else "spectator")

    def _seen(self) -> State | View:
        view = self._view()
        return view if view.hides else self.state

    def _draw(self) -> None:
        print(f"\n{self._seen().draw(colour=_output.use_colour())}\n")
        self._print_odds(most=MOST_ODDS)

    def _odds(self) -> list[Odds]:
        return self.state.game.definition.odds(self.state.position)

    def _print_odds(self, most: int | None = None) -> None:
        """Print the odds in columns, likeliest first."""
        found = sorted(self._odds(), key=lambda odds: -odds.probability)
        shown = [f"{odds.what} {percent_cell(odds.probability)} ({odds.words})" for odds in found[:most]]
        for line in _output.in_columns(shown):
            print(line)
        if len(found) > len(shown):
            print(f"  and {len(found) - len(shown)} more: type odds")

    def _print_insight(self, layer: str) -> None:
        """Print the sentences and the tables that fit the screen; `all` for every table, or a layer."""
        view, colour = self._view(), _output.use_colour()
        insight = view.insight()
        if layer and layer != "all":
            _output.check_layer(insight, layer)
            blocks = [_output.with_layer(view.seen, insight, layer, colour=colour), _output.words_of(insight, layer)]
        else:
            lines = None if layer else shutil.get_terminal_size().lines - ROOM_FOR_PROMPT
            blocks = _output.insight_blocks(insight, colour=colour, lines=lines)
            if insight.layers:
                blocks.append(_output.paragraphs([f"Layers to draw: {', '.join(insight.layers)}."]))
        print("\n\n".join("\n".join(block) for block in blocks if block) or "  There is nothing to say yet.")

    def _write_record(self) -> None:
        if self.save is None or not self.state.steps:
            return
        people = {"First": "Person", "Second": "Person"}
        for seat in self.bots:
            people[str(seat).capitalize()] = "Bot"
        people["Date"] = dt.date.today().strftime("%Y.%m.%d")
        tags = people | dice_tags(self.dice, reveal=self.state.to_move is None)
        with Path(self.save).open("a", encoding="utf-8") as file:
            file.write(format_record(record_of(self.state, tags)) + "\n")
        hint = f"; craton verify {self.save} checks its dice" if self.state.to_move is None else ""
        print(f"The record is in {self.save}{hint}.")
