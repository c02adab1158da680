"""The most important points of a position, in whole sentences."""

from __future__ import annotations

from fractions import Fraction

from craton.core.sides import SIDES
from craton.core.wording import counted, decimal, listed, percent
from craton.games.assault.insight.findings import Findings
from craton.games.assault.law import rules
from craton.kernel.layout import BOARD, EMPTY, MOVER, OVER

MAX_SENTENCES = 5
SOON = 4
"""A flood within this many turns is mentioned even if it changes no lead."""
HOW_WON = {
    "domination": "by domination",
    "majority": "by majority",
    "core": "on the core, with cells level",
    "white-wins-ties": "because ties go to White",
}


def sentences(found: Findings) -> tuple[str, ...]:
    """One to MAX_SENTENCES sentences, the most important first."""
    data = found.position.data
    if data[MOVER] == OVER:
        return (_result(found),)
    if data[rules.PHASE] == rules.CHOOSE:
        where = "in the core" if found.position.game.options["sacred"] == "core" else "anywhere"
        return (f"Each side chooses a secret cell {where}; holding it at the end is worth 3 extra points.",)
    texts = [*_now(found), *_flood(found), *_exposed(found), *_sacred(found), _standing(found), *_cuts(found)]
    return tuple(texts[:MAX_SENTENCES])


def exact_odds(chance: Fraction) -> str:
    """A probability as a fraction and a percentage: `7/8 (87.5%)`."""
    return f"{chance} ({percent(chance, 1)})"


def _result(found: Findings) -> str:
    outcome = found.position.outcome
    assert outcome is not None
    assert outcome.score is not None
    score = f"{outcome.score.black} to {outcome.score.white}"
    return f"{str(outcome.winner).capitalize()} has won {HOW_WON[outcome.reason]}, {score}."


def _now(found: Findings) -> list[str]:
    phase = found.position.data[rules.PHASE]
    if phase == rules.COINS:
        attack = found.attacks[0]
        coins, name = counted(len(attack.allies), "coin"), found.name(attack.target)
        return [f"{found.mover} throws {coins} for {name} and takes it with probability {exact_odds(attack.chance)}."]
    if phase == rules.BONUS:
        return [f"{found.mover} places a bonus stone on any empty cell."]
    if phase == rules.CHAIN:
        return [_continue_or_stop(found)]
    if not found.attacks:
        if found.placements is None:
            return [f"{found.mover} can neither attack nor place."]
        return [f"{found.mover} has nothing to attack: {_stone(found.placements.swing)}."]
    winning = next((attack for attack in found.attacks if attack.wins and attack.chance), None)
    if winning is not None:
        name, odds = found.name(winning.target), exact_odds(winning.chance)
        return [f"Taking {name}, the last enemy stone, wins at once; it succeeds with probability {odds}."]
    return [_place_or_attack(found)]


def _continue_or_stop(found: Findings) -> str:
    best = found.attacks[0]
    if not best.chain.captures:
        why = "would only meet a stubborn defence" if best.stubborn else "would only take cells that flood at once"
        return f"Continuing {why}; stopping keeps everything taken so far."
    return (
        f"Continuing puts nothing taken so far at risk: x{found.name(best.target)} succeeds with probability "
        f"{exact_odds(best.chance)}, and the chain takes another {_cells(best.chain.captures)} on average; "
        "stopping takes none."
    )


def _place_or_attack(found: Findings) -> str:
    best = found.attacks[0]
    name, swing = found.name(best.target), best.chain.swing
    if best.stubborn:
        return f"Every attack meets a stubborn defence: x{name} would fail and use it up."
    attack = f"x{name} succeeds with probability {exact_odds(best.chance)}"
    if not swing:
        stone = f": {_stone(found.placements.swing)}" if found.placements is not None else ""
        return f"{attack}, but every cell it could take floods at the end of this turn{stone}."
    if len(best.chain.order) > 1:
        attack += f" and starts a chain worth a swing of {_cells(swing)} on average"
    else:
        attack += f", a swing of {_cells(swing)} on average"
    if found.placements is None:
        return f"{attack}; there is no empty cell to place on."
    sure = found.placements.swing
    better = "attack" if swing > sure else "stone"
    verdict = "the two are equal" if swing == sure else f"the {better} is better"
    return f"{attack}; {_stone(sure)}. Counting cells alone, {verdict}."


def _stone(swing: int) -> str:
    if swing == 0:
        return "a stone would flood at once"
    return "a stone and its bonus stone gain 2 cells for certain" if swing > 1 else "a stone gains 1 cell for certain"


def _cells(number: Fraction) -> str:
    return f"{decimal(number)} {'cell' if number == 1 else 'cells'}"


def _flood(found: Findings) -> list[str]:
    if not found.floods:
        return []
    flood = found.floods[0]
    if flood.turns > SOON and flood.black == flood.white:
        return []
    when = "At the end of this turn" if flood.turns == 1 else f"In {flood.turns} turns"
    text = (
        f"{when} the tide takes {counted(len(flood.cells), 'cell')}; as things stand, Black would lose "
        f"{counted(flood.black, 'stone')} and White {counted(flood.white, 'stone')}"
    )
    return [f"{text}, which would end the game." if flood.ends else f"{text}."]


def _exposed(found: Findings) -> list[str]:
    if not found.exposed:
        return []
    worst = found.exposed[0]
    equal = [stone.cell for stone in found.exposed if stone.chance == worst.chance]
    chance = f"{'' if worst.exact else 'at least '}{exact_odds(worst.chance)}"
    names = listed(found.names(equal)) if len(equal) <= 3 else f"{', '.join(found.names(equal[:3]))} and others"
    if len(equal) == 1:
        return [f"The most exposed stone is {names}: {found.enemy} could take it next turn with probability {chance}."]
    return [f"{found.enemy} could take any of {len(equal)} stones next turn with probability {chance}: {names}."]


def _sacred(found: Findings) -> list[str]:
    """The sacred cells that the position shows: those known to its viewer."""
    texts = []
    data, cells = found.position.data, len(found.position.game.board)
    for number, side in enumerate(SIDES):
        slot = rules.SACRED_BLACK + number
        if 0 < data[slot] <= cells:
            cell = data[slot] - 1
            state = {EMPTY: "is empty", number + 1: "is in its hands", rules.FLOODED: "has flooded and is lost"}
            what = state.get(data[BOARD + cell], "is in enemy hands")
            texts.append(f"{side.capitalize()}'s sacred cell {found.name(cell)} {what}.")
    return texts


def _standing(found: Findings) -> str:
    black, white = found.counts()
    left = "this is the last turn" if found.turns_left == 1 else f"{found.turns_left} turns are left"
    if black != white:
        leader, most, least = ("Black", black, white) if black > white else ("White", white, black)
        return f"{leader} leads {most} to {least}, and {left}."
    core = found.core()
    if core[0] != core[1]:
        leader = "Black" if core[0] > core[1] else "White"
        return f"Cells are level at {black} each; {leader} would win on the core, {max(core)} to {min(core)}; {left}."
    return f"Cells are level at {black} each, and so is the core: White would win the tie; {left}."


def _cuts(found: Findings) -> list[str]:
    cuts = [attack for attack in found.attacks if attack.parts and attack.chance]
    if not cuts:
        return []
    best = max(cuts, key=lambda attack: (attack.chance, min(attack.parts)))
    parts = listed([str(size) for size in best.parts])
    odds = exact_odds(best.chance)
    return [
        f"Taking {found.name(best.target)} succeeds with probability {odds} and would split {found.enemy}'s group into "
        f"{parts} stones."
    ]
