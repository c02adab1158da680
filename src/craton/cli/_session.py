"""A match in the terminal, line by line: without a terminal, on a small one, or with --plain."""

from __future__ import annotations

import getpass
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from textwrap import wrap

from craton.bots import Bot, check_choice
from craton.cli import _output
from craton.cli._engine import WARMING_UP, EngineProcess, chances_text
from craton.cli._local_match import views
from craton.cli._local_match.clock import clocks_text
from craton.cli._local_match.dice_run import impossible, question, throw_run
from craton.cli._local_match.match import LocalMatch
from craton.cli._local_match.records import match_record, save_record
from craton.core.errors import ActionError, CratonError
from craton.core.insight import Odds
from craton.core.sides import Actor
from craton.core.wording import percent_cell, shortened
from craton.draw.terminal import draw_text
from craton.record import format_record

COMMANDS = {
    "help": "show this list",
    "moves": "list all legal actions",
    "odds": "list the probability of every roll or attack",
    "hint": "ask the engine who is winning, and what it would play",
    "insight": "explain the position; insight all adds every table, insight LAYER draws a layer",
    "board": "draw the board again",
    "undo": "take back your last decision; undo 3 takes back three",
    "resign": "give up",
    "text": "print the position as one line of text",
    "svg FILE": "write a picture of the position",
    "quit": "leave the game",
}
MAX_ODDS = 12
ROOM_FOR_PROMPT = 4
MIN_WIDTH = 30
"""Text is not wrapped more narrowly than this."""


class Leave(Exception):
    """The user has typed quit."""


class Session:
    """One match at one terminal; `bots` play the seats of the match's bots."""

    def __init__(self, match: LocalMatch, bots: Mapping[Actor, Bot], *, save: str | None = None) -> None:
        self.match = match
        self.bots = bots
        self.save = save
        self._engine = EngineProcess()

    @property
    def _width(self) -> int:
        return min(_output.WIDTH, max(shutil.get_terminal_size().columns, MIN_WIDTH))

    def play(self) -> None:
        """Play to the end, or until the user quits."""
        game = self.match.state.game
        self._say(f"{_output.game_title(game)}. Type an action such as {self._example()}, or help.", indent="")
        if self.match.dice is None:
            self._say("You throw the dice and coins yourselves; type what they show.", indent="")
        else:
            self._print_commitment(self.match.dice.commitment)
        print()
        try:
            self._draw()
            while not self.match.is_over:
                self._step()
            if self.match.ending is not None:
                self._draw()
            print(f"\n{self.match.describe()}")
        except (Leave, EOFError):
            print("\nThe game is not over; good-bye.")
        finally:
            self._write_record()

    def _print_commitment(self, commitment: str) -> None:
        whole = f"Dice commitment: {commitment}"
        if not sys.stdout.isatty() or len(whole) <= shutil.get_terminal_size().columns:
            print(whole)
            return
        half = len(commitment) // 2
        print(f"Dice commitment:\n  {commitment[:half]}\n  {commitment[half:]}")

    def _say(self, text: str, indent: str = "  ") -> None:
        """Print a text, wrapped at the right edge of the terminal if there is one."""
        if not sys.stdout.isatty():
            print(f"{indent}{text}")
            return
        width = max(shutil.get_terminal_size().columns, MIN_WIDTH)
        print("\n".join(wrap(text, width, initial_indent=indent, subsequent_indent=indent)))

    def _example(self) -> str:
        moves = self.match.state.legal_moves
        return moves[len(moves) // 2] if moves else "1"

    def _step(self) -> None:
        state = self.match.state
        seat = state.seat_to_move
        if seat is None:
            self._throw()
        elif state.position.must_pass:
            self._say(f"{str(state.to_move).capitalize()} has no legal move and passes.")
            self.match.push("pass")
            self._draw()
        elif seat in self.bots:
            self._push_for_bot(self.bots[seat])
        else:
            self._ask()

    def _throw(self) -> None:
        """Draw all outcomes until somebody decides, and print them in the order in which the game shows them."""
        outcome = self._typed_outcome if self.match.throws_own_dice else self.match.draw_outcome
        for thrown in throw_run(self.match, outcome):
            self._say(thrown.text)
        self._draw()

    def _typed_outcome(self) -> str:
        """The outcome that the people threw; asks until it is possible."""
        while True:
            text = "".join(input(f"  {question(self.match)} > ").split())
            if text.lower() in ("quit", "exit"):
                raise Leave
            if text in self.match.state.chance:
                return text
            self._say(impossible(self.match, text))

    def _push_for_bot(self, bot: Bot) -> None:
        state = self.match.state
        self.match.present()
        mover = str(state.to_move).capitalize()
        action = check_choice(state, bot.choose(state.view()))
        if self.match.check_flag():
            return
        secret = self.match.is_secret
        self._play(action)
        self._say(f"{mover} plays {'something secret' if secret else action}")
        if state.to_move is not Actor.CHANCE:
            self._draw()

    def _play(self, text: str) -> None:
        """Push an action, and say what it opened or swapped."""
        before = len(self.match.state.steps)
        step = self.match.push(text)
        for message in (views.opened_text(views.opened(self.match, before)), views.swap_text(self.match, step)):
            if message:
                self._say(message)

    def _ask(self) -> None:
        self.match.present()
        clocks = clocks_text(self.match)
        prompt = f"{f'{clocks}. ' if clocks else ''}{self.match.describe()} > "
        text = self._read_secretly(prompt) if self.match.is_secret else input(prompt)
        if self.match.check_flag():
            self._say("The time is up.")
            return
        word, _, rest = text.strip().partition(" ")
        try:
            self._obey(word.lower(), rest.strip(), text)
        except CratonError as error:
            self._say(str(error))

    def _obey(self, word: str, rest: str, text: str) -> None:
        match word:
            case "" | "help":
                self._help()
            case "quit" | "exit":
                raise Leave
            case "moves":
                self._print_moves()
            case "odds":
                self._print_odds()
            case "hint" | "estimate":
                self._print_estimate()
            case "insight":
                self._print_insight(rest.lower())
            case "board":
                self._draw()
            case "undo":
                self.match.undo(undo_count(rest))
                self._draw()
            case "resign":
                self.match.resign()
            case "text":
                hidden = "The text would reveal a secret; it is available when the game is over."
                print(f"  {hidden if views.view(self.match).hides else self.match.state.to_text()}")
            case "svg":
                self._write_picture(rest)
            case _:
                self._play(text)
                if self.match.state.to_move is not Actor.CHANCE:
                    self._draw()

    def _print_moves(self) -> None:
        for line in _output.in_columns(list(self.match.state.legal_moves), self._width):
            print(line)

    def _read_secretly(self, prompt: str) -> str:
        if self.bots or not sys.stdin.isatty():
            return input(prompt)
        return getpass.getpass(f"{prompt}(not shown) ")

    def _help(self) -> None:
        width = max(map(len, COMMANDS))
        rest = f"anything else is an action, such as {self._example()}; see craton rules"
        for name, meaning in {**COMMANDS, "": rest}.items():
            first, more = f"  {name:{width}}  ", " " * (width + 4)
            print("\n".join(wrap(meaning, self._width, initial_indent=first, subsequent_indent=more)))

    def _write_picture(self, file: str) -> None:
        if not file:
            print("  Name a file: svg board.svg")
            return
        try:
            Path(file).write_text(views.shown(self.match).to_svg(), encoding="utf-8")
        except OSError as error:
            self._say(f"{file}: {error.strerror}.")

    def _draw(self) -> None:
        print(f"\n{draw_text(views.picture(self.match), colour=_output.use_colour(), legend_width=self._width)}\n")
        self._print_odds(most=MAX_ODDS)

    def _odds(self) -> list[Odds]:
        return self.match.state.game.definition.odds(views.view(self.match).seen)

    def _print_odds(self, most: int | None = None) -> None:
        """Print the odds in columns, likeliest first."""
        found = sorted(self._odds(), key=lambda odds: -odds.probability)
        shown = [f"{odds.what} {percent_cell(odds.probability)} ({odds.words})" for odds in found[:most]]
        for line in _output.in_columns(shown, self._width):
            print(line)
        if len(found) > len(shown):
            print(f"  and {len(found) - len(shown)} more: type odds")

    def _print_estimate(self) -> None:
        found = self._engine.estimate(views.view(self.match))
        self._say(WARMING_UP if found is None else chances_text(found))

    def _print_insight(self, layer: str) -> None:
        """Print the sentences and the tables that fit the screen; `all` for every table, or a layer."""
        view, colour = views.view(self.match), _output.use_colour()
        insight = view.insight()
        if layer and layer != "all":
            _output.check_layer(insight, layer)
            drawn = _output.with_layer(view.seen, insight, layer, colour=colour, width=self._width)
            blocks = [drawn, _output.words_of(insight, layer, self._width)]
        else:
            lines = None if layer else shutil.get_terminal_size().lines - ROOM_FOR_PROMPT
            blocks = _output.insight_blocks(insight, colour=colour, lines=lines, width=self._width)
            if insight.layers:
                blocks.append(_output.paragraphs([f"Layers to draw: {', '.join(insight.layers)}."], self._width))
        text = "\n\n".join("\n".join(block) for block in blocks if block)
        print(text or "  There is no insight for this position yet.")

    def _write_record(self) -> None:
        if self.save is None or not self.match.state.steps:
            return
        try:
            print(save_record(self.match, self.save))
        except OSError as error:
            print(f"The record cannot be written to {self.save}: {error.strerror}. Here it is:", file=sys.stderr)
            print(format_record(match_record(self.match)))


def undo_count(text: str) -> int:
    """How many decisions `undo TEXT` takes back."""
    if not text:
        return 1
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise ActionError(f"undo takes a number, such as undo 3, not {shortened(text, 20)}.")
    return int(text)
