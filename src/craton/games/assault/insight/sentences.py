"""The most important facts of a position, in plain words."""

from __future__ import annotations

from craton.core.sides import SIDES
from craton.core.wording import counted, decimal, listed, percent
from craton.games.assault.insight.attacks import Attack
from craton.games.assault.insight.panels import Facts
from craton.games.assault.law import rules
from craton.kernel.layout import BOARD, MOVER, OVER

MOST = 5
SOON = 4
"""A flood within so many turns is worth a sentence even if it takes nothing."""


def sentences(facts: Facts) -> tuple[str, ...]:
    """One to MOST of them, the most important first."""
    data = facts.position.data
    if data[MOVER] == OVER:
        return (_result(facts),)
    if data[rules.PHASE] == rules.CHOOSE:
        where = "of the core" if facts.position.game.options["sacred"] == "core" else "anywhere"
        return (f"Each side chooses a secret cell {where}: whoever holds its own at the end gets 3 points more.",)
    found = [*_now(facts), *_flood(facts), *_exposed(facts), *_sacred(facts), _standing(facts), *_shapes(facts)]
    return tuple(found[:MOST])


def _result(facts: Facts) -> str:
    outcome = facts.position.outcome
    assert outcome is not None
    assert outcome.score is not None
    how = {
        "domination": "by taking the last enemy stone or seeing it flooded",
        "majority": "by majority",
        "core": "by the core, cells being equal",
        "white-wins-ties": "because ties are White's",
    }[outcome.reason]
    return f"{str(outcome.winner).capitalize()} has won {how}, {outcome.score.black} to {outcome.score.white}."


def _now(facts: Facts) -> list[str]:
    phase = facts.position.data[rules.PHASE]
    if phase == rules.COINS:
        attack = facts.attacks[0]
        coins = counted(len(attack.allies), "coin")
        return [f"{facts.mover} throws {coins} for {facts.name(attack.target)}: {_odds(attack)} to take it."]
    if phase == rules.BONUS:
        return [f"{facts.mover} places a bonus stone anywhere."]
    if phase == rules.CHAIN:
        return [_going_on(facts)]
    if not facts.attacks:
        if facts.placing is None:
            return [f"{facts.mover} can neither attack nor place."]
        return [f"{facts.mover} has nothing to attack: {_stone(facts.placing.swing)}."]
    winning = next((attack for attack in facts.attacks if attack.wins and attack.chance), None)
    if winning is not None:
        return [f"Taking {facts.name(winning.target)}, the last enemy stone, wins at once: {_odds(winning)}."]
    return [_place_or_attack(facts)]


def _going_on(facts: Facts) -> str:
    best = facts.attacks[0]
    if not best.chain.captures:
        why = "would only meet a stubborn defence" if best.stubborn else "would only take cells that flood at once"
        return f"Going on {why}; stopping keeps all that was taken."
    captures = decimal(best.chain.captures)
    cells = "cell" if captures == "1" else "cells"
    return (
        f"Nothing taken can be lost by going on: x{facts.name(best.target)} with {_odds(best)} and what may follow "
        f"take {captures} {cells} more on average; stopping takes none."
    )


def _place_or_attack(facts: Facts) -> str:
    best = facts.attacks[0]
    name, swing = facts.name(best.target), best.chain.swing
    if best.stubborn:
        return f"The only attacks meet a stubborn defence: x{name} would fail and use it up."
    attack = f"x{name} succeeds with {_odds(best)}"
    if not swing:
        stone = f": {_stone(facts.placing.swing)}" if facts.placing is not None else ""
        return f"{attack}, but all that can be taken floods at the end of this turn{stone}."
    if len(best.chain.order) > 1:
        attack += f" and begins a chain that swings {decimal(swing)} cells on average"
    else:
        attack += f" and swings {decimal(swing)} on average"
    if facts.placing is None:
        return f"{attack}; no cell is left to place on."
    sure = facts.placing.swing
    better = "attack" if swing > sure else "stone"
    verdict = "the two are equal" if swing == sure else f"the {better} is worth more"
    return f"{attack}; {_stone(sure)}: by cells alone {verdict}."


def _stone(swing: int) -> str:
    if swing == 0:
        return "a stone would flood at once"
    return (
        "a stone with its bonus stone brings 2 cells for certain" if swing > 1 else "a stone brings 1 cell for certain"
    )


def _odds(attack: Attack) -> str:
    return f"{attack.chance} ({percent(attack.chance, 1)})"


def _flood(facts: Facts) -> list[str]:
    if not facts.floods:
        return []
    flood = facts.floods[0]
    if flood.turns > SOON and flood.black == flood.white:
        return []
    when = "At the end of this turn" if flood.turns == 1 else f"In {flood.turns} turns"
    text = (
        f"{when} the tide takes {counted(len(flood.cells), 'cell')}: now Black would lose "
        f"{counted(flood.black, 'stone')} and White {counted(flood.white, 'stone')}"
    )
    return [f"{text}, which would end the game." if flood.ends else f"{text}."]


def _exposed(facts: Facts) -> list[str]:
    if not facts.exposed:
        return []
    worst = facts.exposed[0]
    alike = [stone.cell for stone in facts.exposed if stone.chance == worst.chance]
    chance = f"{'' if worst.exact else 'at least '}{worst.chance} ({percent(worst.chance, 1)})"
    if len(alike) == 1:
        return [f"{facts.enemy} could take {_some(facts, alike)}, the most exposed stone, next turn with {chance}."]
    return [f"{facts.enemy} could take any of {len(alike)} stones next turn with {chance}: {_some(facts, alike)}."]


def _some(facts: Facts, cells: list[int]) -> str:
    shown = facts.names(cells[:3])
    return listed(shown) if len(cells) <= 3 else f"{', '.join(shown)} and others"


def _sacred(facts: Facts) -> list[str]:
    """The sacred cells that this position shows: those that its viewer may know."""
    found = []
    data, cells = facts.position.data, len(facts.position.game.board)
    for side, slot in ((0, rules.SACRED_BLACK), (1, rules.SACRED_WHITE)):
        if not 0 < data[slot] <= cells:
            continue
        cell, owner = data[slot] - 1, SIDES[side].capitalize()
        value = data[BOARD + cell]
        state = {0: "is empty", side + 1: "is in its hands", rules.FLOODED: "has flooded and is lost"}
        found.append(f"{owner}'s sacred cell {facts.name(cell)} {state.get(value, 'is in enemy hands')}.")
    return found


def _standing(facts: Facts) -> str:
    black, white = facts.counts()
    left = "this is the last turn" if facts.turns_left == 1 else f"{facts.turns_left} turns are left"
    if black != white:
        leader, most, least = ("Black", black, white) if black > white else ("White", white, black)
        return f"{leader} leads {most} to {least}, and {left}."
    core = facts.core()
    if core[0] != core[1]:
        leader = "Black" if core[0] > core[1] else "White"
        return f"Cells are equal, {black} each; {leader} would win by the core, {max(core)} to {min(core)}; {left}."
    return f"Cells are equal, {black} each, and the core too: White would win the tie; {left}."


def _shapes(facts: Facts) -> list[str]:
    cuts = [attack for attack in facts.attacks if attack.parts and attack.chance]
    if not cuts:
        return []
    best = max(cuts, key=lambda attack: (attack.chance, min(attack.parts)))
    parts = listed([str(size) for size in best.parts])
    return [
        f"Taking {facts.name(best.target)} with {_odds(best)} would split a group of {facts.enemy} into {parts} stones."
    ]
