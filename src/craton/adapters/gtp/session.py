"""The commands of GTP 2; extensions.py adds Craton's own, and docs/gtp.md lists them all."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TextIO

from craton.adapters.gtp.analysis import Analysis
from craton.adapters.gtp.lines import Command, GtpError, read_command, response
from craton.adapters.gtp.table import Table
from craton.bots.external.vertices import COLOURS, colour_of
from craton.core.errors import CratonError
from craton.core.game import Game, make_game
from craton.core.sides import Actor
from craton.core.state import State

NAME = "Craton"
Handler = Callable[["Session", Command], str]
COMMANDS: dict[str, Handler] = {}


def command(*names: str) -> Callable[[Handler], Handler]:
    def register(handler: Handler) -> Handler:
        COMMANDS.update(dict.fromkeys(names, handler))
        return handler

    return register


class Session:
    """One controller's session."""

    def __init__(self, table: Table, version: str) -> None:
        self.table = table
        self.version = version
        self.komi = 0.0
        self.is_over = False

    def serve(self, lines: Iterable[str], out: TextIO) -> None:
        """Answer commands until `quit` or the end of the input."""
        for line in lines:
            found = read_command(line)
            if found is not None:
                out.write(self.answer(found))
                out.flush()
            if self.is_over:
                break
        self.table.close()

    def answer(self, found: Command) -> str:
        handler = COMMANDS.get(found.name)
        if handler is None:
            return response(found, "unknown command", failed=True)
        try:
            return response(found, handler(self, found))
        except CratonError as error:
            return response(found, str(error), failed=True)


def _seat(found: Command, at: int = 0) -> Actor:
    seat = COLOURS.get(found.arguments[at].lower()) if len(found.arguments) > at else None
    if seat is None:
        raise GtpError("syntax error: a colour is black or white")
    return seat


def _numbers(found: Command, count: int, start: int = 0) -> list[float]:
    try:
        numbers = [float(word) for word in found.arguments[start : start + count]]
    except ValueError:
        numbers = []
    if len(numbers) != count or not all(abs(number) < 1e9 for number in numbers):
        raise GtpError(f"syntax error: {found.name} needs {count} number{'s' if count > 1 else ''}")
    return numbers


def word(found: Command, what: str) -> str:
    if not found.arguments:
        raise GtpError(f"syntax error: {found.name} needs {what}")
    return found.arguments[0]


def with_options(game: Game, changed: dict[str, object]) -> Game:
    return make_game(game.definition, {**game.options, **changed})


# Administrative commands


@command("protocol_version")
def _protocol_version(session: Session, found: Command) -> str:
    return "2"


@command("name")
def _name(session: Session, found: Command) -> str:
    return NAME


@command("version")
def _version(session: Session, found: Command) -> str:
    return session.version


@command("known_command")
def _known_command(session: Session, found: Command) -> str:
    return "true" if found.arguments and found.arguments[0] in COMMANDS else "false"


@command("list_commands")
def _list_commands(session: Session, found: Command) -> str:
    return "\n".join(sorted(COMMANDS))


@command("quit")
def _quit(session: Session, found: Command) -> str:
    session.is_over = True
    return ""


# Setup


@command("boardsize")
def _boardsize(session: Session, found: Command) -> str:
    size = int(_numbers(found, 1)[0])
    game = session.table.game
    if size != game.board.size:
        if "size" not in game.options:
            raise GtpError("unacceptable size")
        try:
            game = with_options(game, {"size": size})
        except CratonError:
            raise GtpError("unacceptable size") from None
    session.table.start(game)
    return ""


@command("clear_board")
def _clear_board(session: Session, found: Command) -> str:
    session.table.start(session.table.game)
    return ""


@command("komi")
def _komi(session: Session, found: Command) -> str:
    session.komi = _numbers(found, 1)[0]  # no game here takes a komi from outside
    return ""


@command("get_komi")
def _get_komi(session: Session, found: Command) -> str:
    return f"{session.komi:g}"


@command("loadsgf")
def _loadsgf(session: Session, found: Command) -> str:
    from craton.record import replay
    from craton.record.sgf import read_sgf

    file = word(found, "a file")
    most = int(_numbers(found, 1, 1)[0]) - 1 if len(found.arguments) > 1 else None
    try:
        (record,) = read_sgf(Path(file).read_text(encoding="utf-8"))[:1]
    except (OSError, UnicodeDecodeError):
        raise GtpError("cannot load file") from None
    state = replay(record)
    if most is not None:
        kept = [step for step in state.steps if step.after.turn <= most or step.before.turn < most]
        state = State.after_steps(state.start, kept)
    session.table.start(state.game, state)
    seat = state.seat_to_move
    return colour_of(seat) if seat else ""


# Play


@command("play")
def _play(session: Session, found: Command) -> str:
    if len(found.arguments) < 2:
        raise GtpError("syntax error: play needs a colour and a move")
    session.table.play(_seat(found), "".join(found.arguments[1:]))
    return ""


@command("genmove")
def _genmove(session: Session, found: Command) -> str:
    return session.table.generate(_seat(found))


@command("reg_genmove")
def _reg_genmove(session: Session, found: Command) -> str:
    return session.table.choose(_seat(found))


@command("genmove_analyze", "lz-genmove_analyze")
def _genmove_analyze(session: Session, found: Command) -> str:
    seat = _seat(found)
    analysis = Analysis(session.table)
    move = session.table.generate(seat, analysis.choose)
    return "\n".join([*analysis.lines, f"play {move}"])


@command("undo")
def _undo(session: Session, found: Command) -> str:
    session.table.undo()
    return ""


@command("time_settings")
def _time_settings(session: Session, found: Command) -> str:
    main, period, stones = _numbers(found, 3)
    if min(main, period, stones) < 0:
        raise GtpError("syntax error: times are not negative")
    session.table.clock.set(main, period, int(stones))
    return ""


@command("time_left")
def _time_left(session: Session, found: Command) -> str:
    seat = _seat(found)
    seconds, stones = _numbers(found, 2, 1)
    session.table.clock.set_left(seat, max(seconds, 0.0), max(int(stones), 0))
    return ""


@command("cputime")
def _cputime(session: Session, found: Command) -> str:
    return f"{time.process_time():.3f}"


# Results and debugging


@command("final_score")
def _final_score(session: Session, found: Command) -> str:
    return session.table.final_score()


@command("final_status_list")
def _final_status_list(session: Session, found: Command) -> str:
    status = word(found, "a status")
    if status not in ("alive", "dead", "seki"):
        raise GtpError("syntax error: a status is alive, dead or seki")
    alive = [*session.table.stones(Actor.FIRST), *session.table.stones(Actor.SECOND)]
    return "\n".join(alive) if status == "alive" else ""


@command("list_stones")
def _list_stones(session: Session, found: Command) -> str:
    return " ".join(session.table.stones(_seat(found)))


@command("showboard")
def _showboard(session: Session, found: Command) -> str:
    return "\n" + (session.table.view or session.table.state).draw()
