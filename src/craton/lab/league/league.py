"""A league: every bot plays every other, in pairs of games with the same opening and dice and with seats swapped."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from craton.bots.spec import STYLE_SETTINGS, BotSpec, parse_bot
from craton.core.errors import CratonError, OptionError
from craton.core.game import Game
from craton.core.sides import Actor
from craton.lab.duel import MAX_OPENINGS, Duel
from craton.lab.experiment.players import compiled_seat
from craton.lab.run import run_duel
from craton.lab.workers import in_processes
from craton.search.bulk.play import BulkPlayer, Keys, Moves
from craton.search.guidance import Guidance, guidance_of

MAX_PLAYERS = 64
MAX_PAIRS = 100_000
BATCH = 200
"""Pairs of styles played in compiled code between two looks at the clock."""
SEARCH_BATCH = 10
"""The same for pairs of searches."""

Pairing = tuple[int, int]


@dataclass(frozen=True)
class League:
    """The players and how they meet. Equal leagues have equal games, unless a bot has a budget of seconds."""

    game: Game
    players: tuple[BotSpec, ...]
    pairs: int
    """Pairs of games for each pairing."""
    openings: int = 2
    """Random actions at the beginning of every game."""
    seed: int = 0

    def __post_init__(self) -> None:
        if not 2 <= len(self.players) <= MAX_PLAYERS:
            raise OptionError(f"A league has 2 to {MAX_PLAYERS} players, not {len(self.players)}.")
        if len(set(self.players)) < len(self.players):
            raise OptionError("A player occurs twice in the league.")
        if not 1 <= self.pairs <= MAX_PAIRS:
            raise OptionError(f"A pairing has 1 to {MAX_PAIRS:,} pairs of games, not {self.pairs}.")
        if not 0 <= self.openings <= MAX_OPENINGS:
            raise OptionError(f"An opening has 0 to {MAX_OPENINGS:,} random actions, not {self.openings}.")
        if self.seed < 0:
            raise OptionError(f"A league's seed is a whole number from 0, not {self.seed}.")
        for player in self.players:
            player.make()  # raises now, not in the middle of a long run, if the settings are wrong
            player.check(self.game)

    @property
    def pairings(self) -> list[Pairing]:
        return list(combinations(range(len(self.players)), 2))

    @property
    def settings(self) -> dict[str, Any]:
        """Everything that determines the games, except for their number."""
        return {
            "game": self.game.name,
            "options": self.game.options_text,
            "players": [str(player) for player in self.players],
            "openings": self.openings,
            "seed": self.seed,
        }


def style_players(game: Game, search: str | None) -> tuple[BotSpec, ...]:
    """A player for each style of the game; with a search, such as mcts:4, all search, and the plain search joins."""
    names = [style.name for style in game.definition.styles.styles]
    if not names:
        raise OptionError(f"{game.title} has no styles; name the players of the league.")
    if search is None:
        return tuple(parse_bot(f"style:{name}") for name in names)
    return (*(parse_bot(f"style:{name}+{search}") for name in names), parse_bot(search))


def play(league: League, results: Results, *, jobs: int = 1) -> Iterator[int]:
    """Play what is missing of the league; yields the number of pairs played since the last time."""
    for pairing in league.pairings:
        known = results.scores[pairing]
        if len(known) >= league.pairs:
            continue
        a, b = (league.players[at] for at in pairing)
        bulk = [_guidance(league.game, player) for player in (a, b)]
        if bulk[0] is not None and bulk[1] is not None:
            yield from _in_bulk(league, pairing, (bulk[0], bulk[1]), results)
        elif compiled_seat(a, league.game) is not None and compiled_seat(b, league.game) is not None:
            yield from _by_search(league, pairing, results, jobs)
        else:
            yield from _by_duel(league, pairing, results, jobs)


def _guidance(game: Game, player: BotSpec) -> Guidance | None:
    """What a style needs to play in compiled code; None for other bots and for styles that draw their actions."""
    settings: dict[str, Any] = dict(player.settings)
    if player.name != "style" or settings.get("temperature") or "seed" in settings:
        return None
    weights = {key: value for key, value in settings.items() if key not in STYLE_SETTINGS}
    return guidance_of(game, settings["style"], weights, settings.get("never"))


def _in_bulk(league: League, pairing: Pairing, guides: tuple[Guidance, Guidance], results: Results) -> Iterator[int]:
    from craton.search.style_play import pair_scores

    known = results.scores[pairing]
    while len(known) < league.pairs:
        number = min(BATCH, league.pairs - len(known))
        # Batch k of a pairing has its own seed, so a league can be extended.
        if len(known) % BATCH:
            del known[len(known) - len(known) % BATCH :]
            number = min(BATCH, league.pairs - len(known))
        seed = (league.seed << 32) + (len(known) // BATCH << 16) + pairing[0] * MAX_PLAYERS + pairing[1]
        shares = pair_scores(league.game, *guides, number, opening=league.openings, seed=seed)
        known.extend(map(float, shares))
        results.save()
        yield number


@dataclass(frozen=True)
class PairTask:
    """Pairs of games between two searches that a worker plays in one call."""

    league: League
    pairing: Pairing
    numbers: tuple[int, ...]


def play_pairs(task: PairTask) -> list[float]:
    """The first player's share of the points of each pair. Pair n is determined by the league, the pairing and n."""
    league, pairing = task.league, task.pairing
    a, b = (compiled_seat(league.players[at], league.game) for at in pairing)
    assert a is not None
    assert b is not None
    totals = np.zeros(len(task.numbers))
    for turn, (first, second) in enumerate(((a, b), (b, a))):
        keys = [_pair_keys(league, pairing, number, turn) for number in task.numbers]
        games = BulkPlayer(league.game, first, second).play_all(keys, random_actions=league.openings)
        scores = np.array([_first_score(moves) for moves in games])
        totals += scores if turn == 0 else 1 - scores
    return [float(total) / 2 for total in totals]


def _pair_keys(league: League, pairing: Pairing, number: int, turn: int) -> Keys:
    def key(*parts: object) -> int:
        text = json.dumps([league.seed, pairing, number, *parts])
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 1

    return Keys((key("first", turn), key("second", turn)), key("dice"), key("opening") >> 31)


def _first_score(moves: Moves) -> float:
    end = moves.end
    assert end.outcome is not None
    winner = end.outcome.winner
    return 0.5 if winner is None else float(end.seat(winner) is Actor.FIRST)


def _by_search(league: League, pairing: Pairing, results: Results, jobs: int) -> Iterator[int]:
    """Play searches in compiled code."""
    known = results.scores[pairing]
    missing = range(len(known), league.pairs)
    tasks = [
        PairTask(league, pairing, tuple(missing[begin : begin + SEARCH_BATCH]))
        for begin in range(0, len(missing), SEARCH_BATCH)
    ]
    if jobs == 1:
        for task in tasks:
            known.extend(play_pairs(task))
            results.save()
            yield len(task.numbers)
        return
    waiting: dict[int, list[float]] = {}
    with closing(in_processes(_numbered_pairs, tasks, jobs)) as played:
        for begin, scores in played:
            waiting[begin] = scores
            while len(known) in waiting:
                known.extend(waiting.pop(len(known)))
            results.save()
            yield len(scores)


def _numbered_pairs(task: PairTask) -> tuple[int, list[float]]:
    return task.numbers[0], play_pairs(task)


def _by_duel(league: League, pairing: Pairing, results: Results, jobs: int) -> Iterator[int]:
    a, b = (league.players[at] for at in pairing)
    duel = Duel(league.game, a, b, 2 * league.pairs, openings=league.openings, seed=f"league {league.seed} {pairing}")
    points: dict[int, list[float]] = {}
    with closing(run_duel(duel, jobs=jobs)) as games:
        for played in games:
            unit = points.setdefault(duel.unit(played.number), [])
            unit.append(played.score)
            if len(unit) == 2:
                yield 1
    results.scores[pairing] = [sum(points[unit]) / 2 for unit in sorted(points)]
    results.save()


class Results:
    """The scores of a league by pairing, kept in a file if one is given."""

    def __init__(self, league: League, file: Path | None = None) -> None:
        self.scores: dict[Pairing, list[float]] = {pairing: [] for pairing in league.pairings}
        self._league, self._file = league, file
        if file is not None and file.exists():
            self._read(file)

    def _read(self, file: Path) -> None:
        try:
            found = json.loads(file.read_text(encoding="utf-8"))
            settings, scores = found["league"], found["scores"]
            for row, column, shares in scores:
                if any(one not in (0, 0.25, 0.5, 0.75, 1) for one in shares):
                    raise ValueError
                self.scores[row, column][:] = shares[: self._league.pairs]
        except (ValueError, TypeError, KeyError, UnicodeDecodeError):
            raise CratonError(f"{file} does not hold the results of a league.") from None
        for key, value in self._league.settings.items():
            if settings.get(key) != value:
                raise CratonError(
                    f"{file} holds the results of another league: there {key} is {_short(settings.get(key))}."
                )

    def save(self) -> None:
        """Replace the file in one step."""
        if self._file is None:
            return
        scores = [[*pairing, shares] for pairing, shares in self.scores.items() if shares]
        text = json.dumps({"league": self._league.settings, "scores": scores})
        part = self._file.with_suffix(".part")
        part.write_text(text, encoding="utf-8")
        part.replace(self._file)


def _short(value: object, most: int = 80) -> str:
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return text if len(text) <= most else text[: most - 1] + "…"
