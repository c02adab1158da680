"""Craton's extensions of GTP: options, chance, hidden information, bots. Importing this module adds them."""

from __future__ import annotations

from craton.adapters.gtp.lines import Command, GtpError
from craton.adapters.gtp.session import Session, command, with_options, word
from craton.bots.external.vertices import colour_of, from_gtp, to_gtp
from craton.bots.spec import parse_bot
from craton.core.game import make_game
from craton.core.options import split_options
from craton.core.registry import definition
from craton.core.view_text import read_view


@command("craton-game")
def _game(session: Session, found: Command) -> str:
    table = session.table
    if found.arguments:
        name, options = found.arguments[0], " ".join(found.arguments[1:]) or "-"
        table.start(make_game(definition(name), split_options(options)))
    return f"{table.game.name} {table.game.options_text}"


@command("craton-option")
def _option(session: Session, found: Command) -> str:
    if len(found.arguments) != 2:
        raise GtpError("syntax error: craton-option needs a name and a value")
    name, value = found.arguments
    session.table.start(with_options(session.table.game, {name: value}))
    return ""


@command("craton-options")
def _options(session: Session, found: Command) -> str:
    game = session.table.game
    options = game.definition.options
    return "\n".join(f"{one.name} {one.write(game.options[one.name])} ({one.values})" for one in options)


@command("craton-bot")
def _bot(session: Session, found: Command) -> str:
    if found.arguments:
        spec = parse_bot(found.rest)
        spec.make()
        session.table.spec = spec
        session.table.close()
    return str(session.table.spec)


@command("craton-seed")
def _seed(session: Session, found: Command) -> str:
    session.table.rng.seed(word(found, "a seed"))
    session.table.close()
    return ""


@command("craton-legal")
def _legal(session: Session, found: Command) -> str:
    table = session.table
    view = table.view or table.state.view()
    return " ".join(to_gtp(table.game, action) for action in view.legal_moves)


@command("craton-chance")
def _chance(session: Session, found: Command) -> str:
    state = session.table.state
    if state.event is None:
        return ""
    return "\n".join([state.event, *(f"{outcome} {share}" for outcome, share in state.chance.items())])


@command("craton-outcome")
def _outcome(session: Session, found: Command) -> str:
    session.table.push_outcome(from_gtp(session.table.game, word(found, "an outcome")))
    return ""


@command("craton-roll")
def _roll(session: Session, found: Command) -> str:
    state = session.table.state
    event = state.event
    outcome = state.roll(session.table.rng)
    return f"{event}={outcome}"


@command("craton-status")
def _status(session: Session, found: Command) -> str:
    table = session.table
    state = table.state
    if state.outcome is not None:
        return f"over {state.outcome}"
    if state.event is not None:
        return f"chance {state.event}"
    assert state.seat_to_move is not None
    return f"{colour_of(state.seat_to_move)} to move as {state.to_move}, turn {state.turn + 1}"


@command("craton-text")
def _text(session: Session, found: Command) -> str:
    return session.table.state.to_text()


@command("craton-position")
def _position(session: Session, found: Command) -> str:
    """craton-position VIEWER TEXT: the view of one side; play goes on from it if nothing is hidden."""
    viewer = word(found, "a viewer and a position")
    session.table.set_view(read_view(" ".join(found.arguments[1:]), viewer.lower()))
    return ""
