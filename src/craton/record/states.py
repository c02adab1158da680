"""From a state to its record, and back by replaying the record with every action checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from craton.core.errors import CratonError, OptionError, RecordError, TextError
from craton.core.game import make_game
from craton.core.options import split_options
from craton.core.position import Outcome
from craton.core.registry import definition
from craton.core.sides import Actor, Side
from craton.core.state import State, Step, names_an_action
from craton.core.text import read_position, write_position
from craton.record.model import Action, Record, Turn

TERMINATION = {Side.BLACK: "1-0", Side.WHITE: "0-1", None: "1/2-1/2"}
UNFINISHED = "*"


def record_of(state: State, tags: Mapping[str, str] | None = None) -> Record:
    """The match so far as a record. The tags of game, start and result are filled in; `tags` adds others."""
    game, outcome = state.game, state.outcome
    found = {"Game": game.name, "Options": game.options_text, **_result_tags(outcome)}
    if state.start != game.start():
        found["Setup"] = write_position(state.start)
    return Record(
        tags=found | dict(tags or {}),
        turns=tuple(turns_of(state.steps)),
        termination=TERMINATION[outcome.winner] if outcome else UNFINISHED,
    )


def _result_tags(outcome: Outcome | None) -> dict[str, str]:
    if outcome is None:
        return {"Result": UNFINISHED}
    tags = {"Result": str(outcome.winner or "draw"), "Reason": outcome.reason}
    if outcome.score is not None:
        tags["Score"] = f"{outcome.score.black}-{outcome.score.white}"
    return tags


def turns_of(steps: Iterable[Step]) -> list[Turn]:
    """Steps as turns of a record: the actions of a turn together, outcomes attached to the actions that caused them."""
    turns: list[Turn] = []
    side: Side | Actor | None = None
    for step in steps:
        if step.event is not None:
            last = turns[-1].actions[-1] if turns else None
            if last is not None and last.outcome is None and names_an_action(step.before.game, step.event):
                action = replace(last, outcome=step.text)
                turns[-1] = replace(turns[-1], actions=(*turns[-1].actions[:-1], action))
            elif turns and turns[-1].number == step.before.turn + 1:  # the turn goes on until the event is decided
                turns[-1] = replace(turns[-1], actions=(*turns[-1].actions, Action(step.event, step.text)))
            else:
                turns.append(Turn(None, (Action(step.event, step.text),)))
            continue
        game = step.before.game
        number = step.before.turn + 1 if game.definition.notation.is_numbered(game, step.code) else None
        if turns and number is not None and (turns[-1].number, side) == (number, step.mover):
            turns[-1] = replace(turns[-1], actions=(*turns[-1].actions, Action(step.text)))
        else:
            turns.append(Turn(number, (Action(step.text),)))
            side = step.mover
    return turns


def opening_state(record: Record) -> State:
    """The state at the beginning of a record."""
    try:
        if "Game" not in record.tags:
            raise RecordError("The tag Game is missing.", record.line, 1)
        game = make_game(definition(record.tags["Game"]), split_options(record.tags.get("Options", "-")))
        if "Setup" not in record.tags:
            return State(game)
        position = read_position(record.tags["Setup"])
    except (OptionError, TextError) as error:
        raise RecordError(str(error), record.line, 1) from None
    if position.game != game:
        raise RecordError("The tag Setup belongs to another game than the tags Game and Options.", record.line, 1)
    return State(position.game, position)


def replay(record: Record) -> State:
    """The state at the end of a record; RecordError at the first action, outcome or tag that is wrong.

    Variations are checked too, each from the position before the turn that it follows.
    """
    state = opening_state(record)
    _play_line(state, record.turns)
    if state.to_move is Actor.CHANCE and record.termination != UNFINISHED:
        last = record.turns[-1]
        raise RecordError(f"The outcome of {state.event} is missing.", last.line, last.column)
    _check_result(record, state.outcome, state.game.definition.reasons)
    return state


def _play_line(state: State, turns: Sequence[Turn]) -> None:
    for turn in turns:
        before = state.copy() if turn.variations else state
        _play_turn(state, turn)
        for variation in turn.variations:
            _play_line(before.copy(), variation)


def _play_turn(state: State, turn: Turn) -> None:
    if turn.number is not None and turn.number != state.turn + 1 and state.to_move is not Actor.CHANCE:
        raise RecordError(f"Turn {state.turn + 1} is numbered {turn.number}.", turn.line, turn.column)
    for action in turn.actions:
        at_event = state.to_move is Actor.CHANCE
        if at_event and (action.outcome is None or action.text != state.event):
            raise RecordError(f"The outcome of {state.event} is missing.", action.line, action.column)
        try:
            state.push(str(action))
        except CratonError as error:
            raise RecordError(str(error), action.line, action.column) from None


def _check_result(record: Record, outcome: Outcome | None, reasons: Sequence[str]) -> None:
    """Check the result and its tags against the outcome; a match may also end off the board, as by resignation."""
    if outcome is None:
        if record.termination != UNFINISHED and record.tags.get("Reason") in (None, *reasons):
            message = "The record says that the game is over, but it is not, and the tag Reason names no other reason."
            raise RecordError(message, record.line, 1)
        return
    if record.termination != TERMINATION[outcome.winner]:
        message = f"The end marker is {record.termination}, but the game ended {TERMINATION[outcome.winner]}."
        raise RecordError(message, record.line, 1)
    for name, value in _result_tags(outcome).items():
        if record.tags.get(name, value) != value:
            raise RecordError(f"The tag {name} says {record.tags[name]}, but it is {value}.", record.line, 1)
