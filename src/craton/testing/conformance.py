"""The checks of the conformance kit, applied to every state of random matches."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from typing import Any

from craton.core.browser import browser_folder
from craton.core.errors import CratonError
from craton.core.game import Game
from craton.core.registry import definition
from craton.core.sides import Actor, Side
from craton.core.state import State
from craton.core.text import read_position, write_position
from craton.kernel import layout
from craton.testing.option_sets import covering_games

VIEWERS = (Side.BLACK, Side.WHITE, "spectator")
EXPLAINED = 60
"""The most action numbers explained per position; larger action spaces are sampled, legal and illegal actions."""


def check_game(name: str, *, seed: int = 0, progress: Callable[[Game], None] | None = None) -> int:
    """Play and check a random match for each of a covering set of options; return the number of matches.

    An AssertionError names the position and the check that failed.
    """
    found = definition(name)
    try:
        browser_folder(found)
    except CratonError as error:
        raise AssertionError(str(error)) from None
    matches = 0
    for game in covering_games(found, seed):
        if progress is not None:
            progress(game)
        check_match(game, random.Random(f"{seed} {game.options_text}"))
        matches += 1
    return matches


def check_match(game: Game, rng: random.Random) -> State:
    """Play one random match to its end, checking every position."""
    state = State(game)
    twin = CompiledTwin(game)
    while state.to_move is not None:
        try:
            check_state(state, rng)
            twin.check(state)
            _step(state, twin, rng)
        except AssertionError as error:
            raise AssertionError(f"{error} in {write_position(state.position)}") from error
    check_state(state, rng)
    twin.check(state)
    outcome = state.outcome
    assert outcome is not None
    assert outcome.reason != "move-cap", f"a random match reached the move cap: {write_position(state.position)}"
    assert len(state.steps) <= game.longest_game, "the match is longer than the game's bound"
    check_undo(state)
    check_record(state)
    return state


def _step(state: State, twin: CompiledTwin, rng: random.Random) -> None:
    if state.to_move is Actor.CHANCE:
        state.roll(rng)
    else:
        state.push(rng.choice(list(state.legal_moves)))
    step = state.steps[-1]
    twin.play(step.code, is_outcome=step.event is not None)
    before = step.before
    assert state.undo() == step.text, "undo returns what it takes back"
    assert state.position == before, "undo restores the position"
    state.push(step.text)
    assert state.position == step.after, "the same step leads to the same position"


def check_state(state: State, rng: random.Random) -> None:
    check_hash(state)
    check_text(state)
    check_actions(state, rng)
    check_chance(state)
    check_symmetries(state, rng)
    check_views(state, rng)


def check_hash(state: State) -> None:
    position = state.position
    again = layout.rehash(position.game.constants, list(position.data))
    assert position.data[layout.HASH] == again, "the incremental hash differs from the recomputed one"
    assert all(0 <= value < layout.HIDDEN for value in position.data[1:]), "a slot is out of bounds"


def check_text(state: State) -> None:
    text = state.to_text()
    assert "\n" not in text, "a text is not one line"
    twin = read_position(text)
    assert twin == state.position, "the text is not read back as the position"
    assert write_position(twin) == text, "the text is not canonical"


def check_actions(state: State, rng: random.Random) -> None:
    """Legal actions are exactly those without a reason against them, and their texts are read back as them."""
    position, notation = state.position, state.game.definition.notation
    assert list(position.legal) == sorted(set(position.legal)), "legal actions are not in ascending order"
    for action, text in zip(position.legal, state.legal_moves, strict=True):
        assert notation.read(state.game, "".join(text.split())) == action, f"{text} is read as another action"
    for text in rng.sample(list(state.legal_moves), min(5, len(position.legal))):
        assert state.explain(f" {text.upper()} "), f"{text} is legal but refused when written differently"
    if state.to_move in (None, Actor.CHANCE):
        assert not position.legal, "there are legal actions while no side is to move"
        return
    assert position.legal, "the side to move has no legal action"
    numbers = range(state.game.action_count)
    chosen: Collection[int] = numbers
    if len(numbers) > EXPLAINED:
        half = EXPLAINED // 2
        chosen = {*rng.sample(numbers, half), *rng.sample(position.legal, min(half, len(position.legal)))}
    for action in chosen:
        reason = notation.why_illegal(position, action)
        legal = action in position.legal
        assert legal == (reason is None), f"{notation.write(state.game, action)} is legal={legal}, but: {reason}"
        if reason is not None:
            assert reason.endswith("."), f"not a sentence: {reason}"


def check_chance(state: State) -> None:
    chance = state.chance
    assert bool(chance) == (state.to_move is Actor.CHANCE), "probabilities and chance events do not coincide"
    if chance:
        assert sum(chance.values()) == 1, "probabilities do not sum to 1"
        assert all(p > 0 for p in chance.values()), "an outcome cannot happen"
        assert len(set(chance)) == len(state.position.weights), "two outcomes have one name"
        assert len(chance) <= state.game.most_outcomes, "more outcomes than the game's bound"


def check_symmetries(state: State, rng: random.Random) -> None:
    """A symmetric position has the symmetric legal actions, successors and value."""
    position, game = state.position, state.game
    law = game.definition.law
    symmetry = rng.randrange(game.symmetries)
    image = position.image(symmetry)
    images = game.constants[layout.SYMMETRIES][symmetry * len(game.board) : (symmetry + 1) * len(game.board)]
    assert image.to_move == position.to_move, "a symmetry changes who is to move"
    assert image.outcome == position.outcome, "a symmetry changes the outcome"
    assert image.weights == position.weights, "a symmetry changes the odds"
    mapped = {law.mirror_action(game.constants, action, symmetry): action for action in position.legal}
    assert sorted(mapped) == list(image.legal), "a symmetry changes the legal actions"
    for there, here in rng.sample(sorted(mapped.items()), min(2, len(mapped))):
        after, after_image = position.after(here), image.after(there)
        assert after.to_move == after_image.to_move, "a symmetric action hands over differently"
        assert after.outcome == after_image.outcome, "a symmetric action has another result"
        for cell in range(len(game.board)):
            assert after.stone(cell) == after_image.stone(images[cell]), "a symmetric action leaves another board"


def check_views(state: State, rng: random.Random) -> None:
    """Hidden information never changes a view, and every sample of a view looks the same to its viewer."""
    if state.to_move in (Side.BLACK, Side.WHITE):
        assert list(state.view().legal_moves) == list(state.legal_moves), "a side does not see its own legal actions"
    for viewer in VIEWERS:
        view = state.view(viewer)
        assert state.game.hides or not view.hides, "something is hidden in a game that hides nothing"
        assert view.to_move == state.to_move, "a view hides who is to move"
        other = State(state.game, view.sample(rng))
        assert other.view(viewer).key == view.key, f"a sample of {viewer}'s view looks different"
        assert str(other.view(viewer)) == str(view), f"{viewer}'s board shows what it may not see"
        assert list(other.view(viewer).legal_moves) == list(view.legal_moves), f"{viewer}'s actions reveal a secret"
        check_text(other)


def check_undo(state: State) -> None:
    twin = state.copy()
    for step in reversed(state.steps):
        twin.undo()
        assert twin.position == step.before, "undo restores everything"
    assert twin.position == state.start


def check_record(state: State) -> None:
    """A record of the match, written and read again, is the same match."""
    from craton.record import format_record, parse_record, record_of, replay

    text = format_record(record_of(state))
    again = replay(parse_record(text))
    assert again.position == state.position, "the record leads to another position"
    assert [step.text for step in again.steps] == [step.text for step in state.steps], "the record gives another match"
    assert format_record(record_of(again)) == text, "the record is not canonical"


class CompiledTwin:
    """The same match, played by the compiled law."""

    def __init__(self, game: Game) -> None:
        import numpy as np

        self.game = game
        self.law = game.definition.law
        self.state: Any = np.zeros(game.slots, np.int64)
        self.out: Any = np.zeros(max(game.most_actions, 64), np.int64)
        self.work: Any = np.zeros(game.work_size, np.int64)
        self.law.start.compiled(game.arrays, self.state)

    def check(self, state: State) -> None:
        position, arrays = state.position, self.game.arrays
        assert tuple(self.state.tolist()) == position.data, "compiled and interpreted law differ"
        assert layout.rehash.compiled(arrays, self.state) == position.data[layout.HASH]
        mover = position.to_move
        if mover is Actor.CHANCE:
            count = self.law.chance_weights.compiled(arrays, self.state, self.out)
            assert tuple(self.out[:count].tolist()) == position.weights, "compiled and interpreted odds differ"
        elif mover is not None:
            count = self.law.legal.compiled(arrays, self.state, self.out, self.work)
            assert tuple(self.out[:count].tolist()) == position.legal, "compiled and interpreted legal actions differ"
        else:
            value = layout.value.compiled(arrays, self.state)
            assert value == {Side.BLACK: 1, Side.WHITE: -1, None: 0}[state.outcome and state.outcome.winner]

    def play(self, code: int, *, is_outcome: bool) -> None:
        kernel = self.law.apply_outcome if is_outcome else self.law.apply
        kernel.compiled(self.game.arrays, self.state, code, self.work)
