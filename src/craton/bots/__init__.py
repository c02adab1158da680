"""Bots: anything that chooses an action from a view."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any, Protocol

from craton.core.errors import ActionError, CratonError, OptionError
from craton.core.sides import Actor
from craton.core.state import State, Step
from craton.core.view import View

# Modules are imported on demand: the search needs NumPy and Numba, and the command line has to start quickly.
BOTS = {"greedy": "GreedyBot", "mcts": "MctsBot", "random": "RandomBot", "style": "StyleBot"}
ENGINES = {"external": "ExternalBot", "gtp": "GtpBot"}
"""Bots that start a program: written NAME:COMMAND."""
MAX_CHOICE = 100
"""Characters of an illegal choice that an error message repeats."""


class Bot(Protocol):
    """All that a custom bot needs."""

    def choose(self, view: View, /) -> str:
        """A legal action of the side whose view it is."""


class BuiltInBot(Protocol):
    """The built-in bots also accept a state; they see only the view of the side to move."""

    def choose(self, view: State | View, /) -> str: ...


def bot(name: str, **settings: object) -> BuiltInBot:
    """A built-in bot or an external engine by name; unknown settings raise OptionError.

    An engine is closed with its method `close`, or when nothing refers to it any more.
    """
    if name in ENGINES:
        module, attribute = "external", ENGINES[name]
        if "command" not in settings:
            raise OptionError(f"The bot {name} needs a command: the program to start, with its arguments.")
    elif name in BOTS:
        module, attribute = name, BOTS[name]
    else:
        raise OptionError(f"There is no bot {name!r}; the bots are {', '.join((*BOTS, *ENGINES))}.")
    found: BuiltInBot = _made(name, getattr(import_module(f"{__name__}.{module}"), attribute), settings)
    return found


def close_bot(bot: Bot) -> None:
    """End the program of an external engine; other bots have nothing to close."""
    close = getattr(bot, "close", None)
    if callable(close):
        close()


class Forfeit(CratonError):
    """A bot failed, and so loses: `seat` is the loser's, `reason` one of crash, timeout, nonsense, refused, illegal."""

    def __init__(self, seat: Actor, reason: str, message: str) -> None:
        super().__init__(seat, reason, message)  # all of them in `args`, so that pickling keeps them
        self.seat = seat
        self.reason = reason
        self.message = message

    def __str__(self) -> str:
        return self.message


def custom_bot(name: str, settings: Mapping[str, object], *, seed: int | str | None = None) -> Bot:
    """The bot `package.module:Name`: a class, called with the settings, or any other object with a method `choose`.

    Modules in the current folder are found too. A class that takes a seed gets `seed` unless the settings have one.
    """
    module, _, attribute = name.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        imported = import_module(module)
    except ModuleNotFoundError as error:
        raise OptionError(f"The bot {name} cannot be imported: there is no module {error.name!r}.") from None
    if not hasattr(imported, attribute):
        raise OptionError(f"The bot {name} cannot be imported: {module} has no {attribute!r}.")
    found = getattr(imported, attribute)
    if not callable(getattr(found, "choose", None)):
        raise OptionError(f"{name} is not a bot: it has no method `choose`.")
    if isinstance(found, type):
        own_seed = {"seed": seed} if "seed" in signature(found).parameters else {}
        found = _made(name, found, {**own_seed, **settings})
    elif settings:
        raise OptionError(f"The bot {name} does not take {', '.join(settings)}: it is not a class.")
    made: Bot = found
    return made


def _made(name: str, make: Callable[..., Any], settings: Mapping[str, object]) -> Any:
    known = signature(make).parameters
    takes_any = any(parameter.kind is parameter.VAR_KEYWORD for parameter in known.values())
    unknown = [setting for setting in settings if setting not in known and not takes_any]
    if unknown:
        raise OptionError(
            f"The bot {name} does not take {', '.join(unknown)}; it takes {', '.join(known) or 'no settings'}."
        )
    try:
        return make(**settings)
    except TypeError as error:
        raise OptionError(f"The bot {name} does not take {', '.join(settings)} in this way.") from error


def view_of(state: State | View) -> View:
    """The view of a side that is to move; ActionError if it is not."""
    view = state.view() if isinstance(state, State) else state
    if not len(view.legal_moves):
        raise ActionError("There is nothing to choose: this view's side is not to move.")
    return view


def push_choice(state: State, choice: object) -> Step:
    """Play what a bot has chosen."""
    return state.push(check_choice(state, choice))


def check_choice(state: State, choice: object) -> str:
    """What a bot has chosen: one action of the side to move. ActionError for anything else, also for a whole turn.

    `state.push` takes turns with outcomes, so with it a bot could decide its dice and the answers of its opponent.
    """
    if not isinstance(choice, str):
        raise ActionError(f"A bot chooses the text of an action, not {type(choice).__name__}.")
    if choice not in state.legal_moves:
        reason = state.explain(choice[:MAX_CHOICE]).reason
        raise ActionError(reason or "A bot chooses one action at a time, and no outcomes.")
    return choice


def play_to_end(
    state: State, bots: Mapping[Actor, Bot], names: Mapping[Actor, str], roll: Callable[[State], object]
) -> None:
    """Let the bots of the two seats play a state to the end; `roll` pushes the outcome of a chance event.

    names: the bots' names, for error messages. A bot that fails or plays something illegal ends it with Forfeit.
    """
    while state.to_move is not None:
        seat = state.seat_to_move
        if seat is None:
            roll(state)
            continue
        try:
            action = bots[seat].choose(state.view())
        except OptionError:  # the bot's settings are wrong: a mistake of the caller, not a lost game
            raise
        except Exception as error:
            what = str(error) if isinstance(error, CratonError) else f"{type(error).__name__}: {error}"
            reason = getattr(error, "reason", "crash")
            raise Forfeit(seat, str(reason), f"The bot {names[seat]} failed: {what}") from error
        try:
            push_choice(state, action)
        except CratonError as error:
            message = f"The bot {names[seat]} cannot play {repr(action)[:MAX_CHOICE]}: {error}"
            raise Forfeit(seat, "illegal", message) from None
