"""craton games"""

from __future__ import annotations

import argparse
import textwrap

from craton.core.definition import Definition
from craton.core.registry import definition, names
from craton.core.styles import Style

HELP = "List the games with their options and presets, or the styles of bots."
EXAMPLES = ("craton games", "craton games lifeline", "craton games assault --styles")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="only this game")
    parser.add_argument("--styles", action="store_true", help="list the styles, their weights and the features instead")


def run(args: argparse.Namespace) -> int:
    for number, name in enumerate([args.game] if args.game else names()):
        game = definition(name)
        if number:
            print()
        print(f"{game.name} - {game.title}")
        if args.styles:
            print_styles(game)
            continue
        print(f"  {game.summary}")
        width = max(len(option.name) for option in game.options)
        for option in game.options:
            print(f"    {option.name:{width}}  {option.help}")
            print(f"    {'':{width}}  {option.values}; default {option.write(option.default)}")
        if game.presets:
            print("  presets")
            width = max(map(len, game.presets))
            for preset in game.presets:
                print(f"    {preset:{width}}  {game.preset_help.get(preset, '')}".rstrip())
    return 0


def print_styles(game: Definition) -> None:
    """The styles with their weights, then the features that the weights belong to."""
    styles = game.styles
    if not styles.styles:
        print("  no styles")
        return
    for style in styles.styles:
        print(f"  style:{style.name}")
        print(f"    {style.summary} ({style.source})")
        for phase, weights in _phases(style):
            print(textwrap.fill(f"{phase}: {weights}", 116, initial_indent="    ", subsequent_indent="      "))
    print("  features; those marked * are kinds of actions, which never=KIND leaves out")
    width = max(len(feature.name) for feature in styles.features)
    for feature in styles.features:
        print(f"    {'*' if feature.is_kind else ' '} {feature.name:{width}}  {feature.help}")


def _phases(style: Style) -> list[tuple[str, str]]:
    """The weights of each phase, as text."""
    phases = [("weights", style.weights)]
    if style.opening is not None:
        phases = [(f"turns 1 to {style.opening_turns}", style.opening), ("afterwards", style.weights)]
    return [(name, ", ".join(f"{key}={weight:g}" for key, weight in weights.items())) for name, weights in phases]
