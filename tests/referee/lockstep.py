"""One game played on craton and on the referee in lockstep; their answers must agree after every step."""

from __future__ import annotations

import random
from collections import Counter

import craton

from .boards import OTHER
from .lifeline import Lifeline
from .sampling import REFEREES, Taste, kind, random_options
from .setups import set_up

SIDES = ("black", "white")
LARGE = 130
"""Cells from which a game is cut short: the referee is slow there."""


def answers_of_craton(state: craton.State) -> dict[str, object]:
    outcome = state.outcome
    return {
        "to_move": None if state.to_move is None else str(state.to_move),
        "turn": state.turn,
        "legal": sorted(map(str, state.legal_moves)),
        "chance": dict(state.chance),
        "event": state.event,
        "board": {cell: str(side) for cell, side in state.board.items()},
        "outcome": outcome
        and (
            None if outcome.winner is None else str(outcome.winner),
            outcome.reason,
            None if outcome.score is None else tuple(outcome.score),
        ),
        "black's seat": str(state.seat("black")),
        "what the mover sees": views_of_craton(state),
    }


def views_of_craton(state: craton.State) -> object:
    """The stones and actions that the side to move sees, and the actions that the other side has: none."""
    if state.to_move not in SIDES:
        return False
    own, other = state.view(state.to_move), state.view(OTHER[str(state.to_move)])
    stones = {cell: str(side) for cell, side in own.board.items()}
    return stones, sorted(map(str, own.legal_moves)), list(other.legal_moves)


def answers_of_referee(referee) -> dict[str, object]:
    legal = sorted(referee.legal())
    return {
        "to_move": referee.to_move,
        "turn": referee.turn,
        "legal": legal,
        "chance": dict(referee.chance()),
        "event": referee.event,
        "board": referee.board(),
        "outcome": referee.outcome,
        "black's seat": referee.seat_of_black,
        "what the mover sees": referee.to_move in SIDES and (referee.board(), legal, []),
    }


def compare(game: str, options: dict[str, object], moves: list[str], ours: dict, theirs: dict) -> None:
    if ours == theirs:
        return
    lines = [f"craton and the referee differ: {game}, options {options}", f"moves: {moves}"]
    for topic in ours:
        if ours[topic] != theirs[topic]:
            lines += [f"  {topic}:", f"    craton:  {ours[topic]}", f"    referee: {theirs[topic]}"]
            if topic == "legal":
                extra, missing = set(ours[topic]) - set(theirs[topic]), set(theirs[topic]) - set(ours[topic])
                lines.append(f"    craton alone: {sorted(extra)}; the referee alone: {sorted(missing)}")
    raise AssertionError("\n".join(lines))


def play_one(game: str, seed: int | str, longest: int = 400, census: Counter | None = None) -> int:
    """Plays a random game, all of it determined by the seed, and returns the number of positions compared."""
    rng = random.Random(f"{game} {seed}")
    options = random_options(game, rng)
    taste = Taste(game, options, rng)
    moves: list[str] = []
    if game in ("faust", "lifeline") and rng.random() < 0.5:
        state, referee, text = set_up(game, options, rng)
        moves.append(f"[{text}]")
        longest = min(longest, rng.choice([4, 4, 20, longest]))
    else:
        state = craton.new(game, **options)
        referee = REFEREES[game](**options)
    if len(referee.grid.cells) >= LARGE and game != "faultlines":
        longest = min(longest, 12)
    positions = 0
    shadows: list[Shadow] = []
    while True:
        ours, theirs = answers_of_craton(state), answers_of_referee(referee)
        compare(game, options, moves, ours, theirs)
        positions += 1
        if referee.outcome or len(moves) >= longest:
            break
        legal = set(theirs["legal"])
        text = taste.throw(list(theirs["chance"])) if referee.to_move == "chance" else taste.choose(referee, legal)
        if census is not None and referee.to_move != "chance":
            census[kind(text)] += 1
        moves.append(text)
        shadows = [shadow for shadow in shadows if shadow.follow(text)]
        if secret := secret_kind(referee, text):
            others = sorted(other for other in legal - {text} if secret_kind(referee, other))
            if others:
                shadows.append(Shadow(state, secret, text, rng.choice(others), referee.to_move))
        state.push(text)
        referee.play(text)
        shadows = [shadow for shadow in shadows if not revealed(referee, shadow.secret)]
        for shadow in shadows:
            shadow.check(state, options, moves)
    replay_by_turns(game, options, state, moves)
    if census is not None:
        census[f"end: {referee.outcome[1] if referee.outcome else 'cut short'}"] += 1
    return positions


def secret_kind(referee, text: str) -> str | None:
    """Whether an action is one that the other side may not know: a seal, a sacred cell, the first stone of a pair."""
    if text.startswith(("seal-", "sacred ")):
        return "sealed" if text.startswith("seal-") else "sacred"
    is_stone = text in referee.grid.near
    return "pair" if is_stone and isinstance(referee, Lifeline) and referee.opens_pair() else None


def revealed(referee, secret: str) -> bool:
    if secret == "sealed":
        return referee.phase != "sealing"
    if secret == "pair":
        return referee.first_stone is None
    return referee.outcome is not None


class Shadow:
    """The same game with another secret choice. While it is secret, the others must see no difference."""

    def __init__(self, state: craton.State, secret: str, text: str, instead: str, owner: str) -> None:
        self.secret, self.owner, self.texts = secret, owner, (text, instead)
        self.state = state.copy()
        self.state.push(instead)

    def follow(self, text: str) -> bool:
        """Plays along; False where the other choice makes that impossible."""
        if self.state.to_move is None:
            return False
        if self.state.to_move != "chance" and text not in self.state.legal_moves:
            return False
        self.state.push(text)
        return True

    def check(self, state: craton.State, options: dict[str, object], moves: list[str]) -> None:
        for viewer in ("black", "white", "spectator"):
            if viewer != self.owner:
                same = state.view(viewer) == self.state.view(viewer)
                assert same, f"{viewer} can tell {self.texts} apart: options {options}, moves {moves}"


def replay_by_turns(game: str, options: dict[str, object], state: craton.State, moves: list[str]) -> None:
    """The same game in whole turns, as the rulebook writes them, leads to the same position."""
    turns: list[str] = []
    last = None  # who acted last, and in which turn; None after a survival roll, which no action causes
    for step in state.steps:
        if step.event is None:
            actor = (step.mover, step.before.turn)
            if actor == last:
                turns[-1] += f"+{step.text}"
            else:
                turns.append(step.text)
            last = actor
        elif step.event.startswith("roll "):
            turns.append(f"{step.event}={step.text}")
            last = None
        else:
            turns[-1] += f"={step.text}"
    again = craton.State(state.game, state.start)
    for turn in turns:
        again.push(turn)
    compare(game, options, [*moves, f"in turns: {turns}"], answers_of_craton(state), answers_of_craton(again))
    assert again.to_text() == state.to_text(), (options, moves, turns)
