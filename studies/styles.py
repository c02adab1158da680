"""Fit the classifier of styles: python -m studies.styles [GAME ...] [--games N]

Every style plays against random others, half of the time exactly and half of the time with temperature 0.5, on several
board sizes, after two random actions. From the players' habits (`craton.lab.league.habits`) a multinomial logistic
regression with an L2 penalty is fitted. Accuracy is measured by five-fold cross-validation; a fold holds whole games.
The weights are written to `style_classifier.json` in the game's folder. Equal arguments give equal results.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

import numpy as np

import craton
from craton.bots.style import StyleBot
from craton.core.definition import Definition
from craton.core.registry import definition, names
from craton.core.sides import Actor
from craton.core.state import State
from craton.lab.league.classifier import FILE
from craton.lab.league.habits import Decision, by_seat, habits

FOLDS = 5
PENALTY = 1.0
STEPS = 400
NOISE = 0.5
OPENING = 2
VARIANTS: dict[str, tuple[dict[str, Any], ...]] = {
    "faultlines": ({}, {"size": 7}, {"turn_limit": 60}),
    "assault": ({}, {"board": "hex24", "turn_limit": 20}, {"board": "hex54", "turn_limit": 40}),
    "lifeline": ({"size": 4}, {"size": 5}, {"size": 5, "balance": "weak"}),
    "faust": ({}, {"size": 6}),
}


def play(game: craton.Game, styles: tuple[str, str], noisy: bool, seed: str) -> list[Decision]:
    """The decisions of a game after its random opening; the first style has the first seat."""
    rng, temperature = random.Random(seed), NOISE if noisy else 0.0
    bots = {
        seat: StyleBot(style=style, temperature=temperature, seed=f"{seed} {seat}")
        for seat, style in zip((Actor.FIRST, Actor.SECOND), styles, strict=True)
    }
    state, decisions, left = State(game), [], OPENING
    while state.to_move is not None:
        seat = state.seat_to_move
        if seat is None:
            state.roll(rng)
        elif left:
            left -= 1
            state.push_code(rng.choice(state.position.legal))
        else:
            before = state.position
            action = bots[seat].choose(state)
            step = state.push(action)
            decisions.append((before, step.code))
    return decisions


def collect(game: Definition, games: int) -> tuple[Any, Any, Any]:
    """Habits float64[n, h], styles int64[n], the number of each player's game int64[n]."""
    known = [style.name for style in game.styles.styles]
    rows, labels, numbers = [], [], []
    for number in range(games):
        rng = random.Random(f"craton styles {game.name} {number}")
        pair = known[number % len(known)], rng.choice(known)
        variant = craton.game(game.name, **rng.choice(VARIANTS[game.name]))
        decisions = play(variant, pair, number % 2 == 1, f"craton styles {game.name} {number}")
        for seat, own in by_seat(decisions).items():
            found = habits(own)
            if found is not None:
                rows.append(found)
                labels.append(known.index(pair[int(seat is Actor.SECOND)]))
                numbers.append(number)
    return np.array(rows), np.array(labels), np.array(numbers)


def fit(rows: Any, labels: Any, styles: int) -> tuple[Any, Any, Any]:
    """Mean, scale and weights float64[styles, habits + 1], by gradient steps (Adam)."""
    mean, deviation = rows.mean(axis=0), rows.std(axis=0)
    scale = np.where(deviation > 1e-9, 1 / np.maximum(deviation, 1e-9), 0.0)
    values = np.hstack([np.ones((len(rows), 1)), (rows - mean) * scale])
    wanted = np.eye(styles)[labels]
    weights = np.zeros((styles, values.shape[1]))
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    penalty = np.full_like(weights, PENALTY / len(rows))
    penalty[:, 0] = 0
    for step in range(1, STEPS + 1):
        scores = values @ weights.T
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances = powers / powers.sum(axis=1, keepdims=True)
        gradient = (chances - wanted).T @ values / len(rows) + penalty * weights
        first, second = 0.9 * first + 0.1 * gradient, 0.99 * second + 0.01 * gradient**2
        weights -= 0.05 * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
    return mean, scale, weights


def predict(model: tuple[Any, Any, Any], rows: Any) -> Any:
    mean, scale, weights = model
    return (np.hstack([np.ones((len(rows), 1)), (rows - mean) * scale]) @ weights.T).argmax(axis=1)


def cross_validate(rows: Any, labels: Any, numbers: Any, styles: int) -> Any:
    """The confusion matrix int64[style, recognised as] over all folds."""
    confusion = np.zeros((styles, styles), np.int64)
    for fold in range(FOLDS):
        out = numbers % (FOLDS * 7) // 7 == fold  # blocks of games, so that every fold has all styles
        model = fit(rows[~out], labels[~out], styles)
        np.add.at(confusion, (labels[out], predict(model, rows[out])), 1)
    return confusion


def rounded(values: Any) -> Any:
    return [float(f"{value:.4g}") for value in values]


def study(name: str, games: int) -> None:
    game = definition(name)
    known = [style.name for style in game.styles.styles]
    rows, labels, numbers = collect(game, games)
    confusion = cross_validate(rows, labels, numbers, len(known))
    accuracy = float(np.trace(confusion) / confusion.sum())
    mean, scale, weights = fit(rows, labels, len(known))
    data = {
        "features": [feature.name for feature in game.styles.features],
        "styles": known,
        "mean": rounded(mean),
        "scale": rounded(scale),
        "weights": [rounded(row) for row in weights],
        "accuracy": round(accuracy, 3),
        "games": games,
    }
    package = Path(craton.__file__).parent / "games" / name
    (package / FILE).write_text(json.dumps(data) + "\n", encoding="utf-8")
    print(
        f"{game.title}: {len(rows)} players of {games} games, {accuracy:.1%} recognised (chance {1 / len(known):.1%})"
    )
    for row, style in enumerate(known):
        total = confusion[row].sum()
        others = sorted(((confusion[row][at], other) for at, other in enumerate(known) if at != row), reverse=True)
        most = f", most often taken for {others[0][1]} ({others[0][0] / total:.0%})" if others[0][0] else ""
        print(f"  {style:20} {confusion[row][row] / total:6.1%}{most}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=names())
    parser.add_argument("--games", type=int, default=420, help="games for each game; default 420")
    args = parser.parse_args()
    for name in args.game:
        study(name, args.games)


if __name__ == "__main__":
    main()
