"""A game in the terminal: players at the keyboard, bots, dice and commands."""

from __future__ import annotations

import datetime as dt
import getpass
import hashlib
import shutil
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from craton.bots import Bot, push_choice
from craton.cli import _output
from craton.cli._engine import WARMING_UP, EngineProcess, chances_text
from craton.core.dice import Dice, fresh_seed, kind_of
from craton.core.errors import CratonError
from craton.core.game import Game
from craton.core.insight import Odds
from craton.core.picture import describe
from craton.core.position import Position
from craton.core.sides import SIDES, Actor
from craton.core.state import State, Step
from craton.core.throws import SUSPENSE, Throw
from craton.core.view import View
from craton.core.wording import counted, percent_cell
from craton.record import Record, dice_tags, format_record, record_of, with_id
from craton.record.states import turns_of

COMMANDS = {
    "help": "show this list",
    "moves": "list all legal actions",
    "odds": "list the probability of every roll or attack",
    "estimate": "ask the engine who is winning, and what it would play",
    "insight": "explain the position; insight all adds every table, insight LAYER draws a layer",
    "board": "draw the board again",
    "undo": "take back your last turn",
    "text": "print the position as one line of text",
    "svg FILE": "write a picture of the position",
    "quit": "leave the game",
}
MAX_ODDS = 12
ROOM_FOR_PROMPT = 4


class Leave(Exception):
    """The user has typed quit."""


class Session:
    """One game at one terminal. The seats that are not in `bots` are played by people at the keyboard."""

    def __init__(
        self, game: Game, bots: Mapping[Actor, Bot], *, seed: str | None, save: str | None, own_dice: bool = False
    ) -> None:
        self.state = State(game)
        self.bots = bots
        self.save = save
        self.own_dice = own_dice
        """Whether the people throw dice and coins themselves and type what they show."""
        self._engine = EngineProcess()
        if seed is None:
            self.dice = Dice.fresh(fresh_seed(), fresh_seed(), fresh_seed())
        else:
            self.dice = Dice("play", "first", "second", hashlib.sha256(seed.encode()).digest())

    def play(self) -> None:
        """Play to the end, or until the user quits."""
        print(f"{_output.game_title(self.state.game)}. Type an action such as {self._example()}, or help.")
        if self.own_dice:
            print("You throw the dice and coins yourselves; type what they show.\n")
        else:
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
        """Draw all outcomes until somebody decides, and print them in the order in which the game shows them."""
        before, drawn = self.state.position, []
        while self.state.to_move is Actor.CHANCE:
            event = self.state.event or ""
            odds = next((one for one in self._odds() if one.what == event), None)
            outcomes = list(self.state.chance)
            outcome = self._typed_outcome() if self.own_dice else self._drawn_outcome()
            self.state.push(outcome)
            words = f"   ({odds.words}: {percent_cell(odds.probability)})" if odds else ""
            stones = len(odds.cells) if odds else 0
            drawn.append((outcomes.index(outcome), f"  {event}={outcome}{words}", stones))
        throws = before.game.definition.throws(before, [number for number, _, _ in drawn], SUSPENSE)
        if throws is None:
            for _, line, _ in drawn:
                print(line)
        for throw in throws or ():
            _, line, stones = drawn[throw.index]
            print(f"{line} {_verdict(throw, stones)}")
        self._draw()

    def _drawn_outcome(self) -> str:
        return self.dice.draw(self.state.turn, self.state.event or "", self.state.chance)

    def _typed_outcome(self) -> str:
        """The outcome that the people threw; asks until it is possible."""
        event, outcomes = self.state.event, self.state.chance
        kind, count = kind_of(outcomes)
        if kind == "die":
            question = f"  {event}: throw a die of {count} faces > "
        else:
            ones = "1 for a success, 0 for a failure" if count == 1 else f"{count} digits, 1 for each success"
            question = f"  {event}: throw {counted(count, 'coin')} ({ones}) > "
        while True:
            text = "".join(input(question).split())
            if text.lower() in ("quit", "exit"):
                raise Leave
            if text in outcomes:
                return text
            print(f"  {text[:20] or 'Nothing'} is not possible; the outcomes are {', '.join(outcomes)}.")

    def _push_for_bot(self, bot: Bot) -> None:
        mover = self.state.to_move
        action = bot.choose(self.state.view())
        secret = self._is_secret()
        push_choice(self.state, action)
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
                case "estimate":
                    self._print_estimate()
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
        return self._view_of(self.state.position)

    def _view_of(self, position: Position) -> View:
        """What may be shown: the view of the only person, or what two people at one screen may both see."""
        people = [side for side in SIDES if position.seat(side) not in self.bots]
        return View.of(position, str(people[0]) if len(people) == 1 else "spectator")

    def _seen(self) -> State | View:
        view = self._view()
        return view if view.hides else self.state

    def _draw(self) -> None:
        print(f"\n{self._seen().draw(colour=_output.use_colour())}\n")
        self._print_odds(most=MAX_ODDS)

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

    def _print_estimate(self) -> None:
        found = self._engine.estimate(self._view())
        print(f"  {WARMING_UP if found is None else chances_text(found)}")

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
        text = "\n\n".join("\n".join(block) for block in blocks if block)
        print(text or "  There is no insight for this position yet.")

    def _write_record(self) -> None:
        if self.save is None or not self.state.steps:
            return
        try:
            with Path(self.save).open("a", encoding="utf-8") as file:
                file.write(format_record(with_id(self._record())) + "\n")
        except OSError as error:
            print(f"The record cannot be written to {self.save}: {error.strerror}. Here it is:", file=sys.stderr)
            print(format_record(with_id(self._record())))
            return
        hint = (
            f"; craton verify {self.save} checks its dice" if self.state.to_move is None and not self.own_dice else ""
        )
        if self._view().hides:
            hint = "; it ends before a choice that is still secret"
        print(f"The record is in {self.save}{hint}.")

    def _is_concealed(self, step: Step) -> bool:
        """Whether a step was a choice that the view does not distinguish from another."""
        actions = step.before.legal[:2]
        return len(actions) == 2 and len({self._view_of(step.before.after(action)).key for action in actions}) == 1

    def _record(self) -> Record:
        """The record of the game so far. It ends before the first choice that is still secret, which is not in it."""
        people = {"First": "Person", "Second": "Person"}
        for seat in self.bots:
            people[str(seat).capitalize()] = "Bot"
        people["Date"] = dt.date.today().strftime("%Y.%m.%d")
        tags = people | ({} if self.own_dice else dice_tags(self.dice, reveal=self.state.to_move is None))
        if not self._view().hides:
            return record_of(self.state, tags)
        steps = self.state.steps
        kept = len(steps)
        while kept and self._view_of(steps[kept - 1].after).hides:
            kept -= 1
        public = [step for step in steps[kept + 1 :] if not self._is_concealed(step)]
        later = " ".join(str(turn) for turn in turns_of(public))
        note = "The next choice is secret, so the record ends here." + (f" After it: {later}" if later else "")
        record = record_of(State.after_steps(self.state.start, steps[:kept]), tags)
        if not record.turns:
            return replace(record, opening_comments=(note,))
        *before, last = record.turns
        return replace(record, turns=(*before, replace(last, comments=(*last.comments, note))))


def _verdict(throw: Throw, stones: int) -> str:
    """What a die decided, what it banks, and the chances after it."""
    fate = f"survives and banks {counted(stones, 'stone')}" if throw.is_success else "falls"
    black, draw, white = map(percent_cell, throw.after)
    decided = " That decides the game." if not throw.before.are_certain and throw.after.are_certain else ""
    return f"{fate}. Black {black}, draw {draw}, White {white}.{decided}"
