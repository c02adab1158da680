"""What the rules of Triangular Assault did in finished games, for reports."""

from __future__ import annotations

from collections.abc import Sequence

from craton.core.game import Game
from craton.core.mechanics import Counts, Mechanic, Mechanics, Tally
from craton.games.assault.law import rules
from craton.kernel.layout import BOARD, CHANCE, MOVER, OVER

Row = Sequence[int]


def count(game: Game, states: Sequence[Row], codes: Sequence[int]) -> Counts:
    tally, cells = Tally(), len(game.board)
    attacker = 0
    floods = 0
    for at, code in enumerate(codes):
        before, after = states[at], states[at + 1]
        phase = before[rules.PHASE]
        lost = sum(1 for cell in range(cells) if _floods(before, after, cell))
        if lost:
            floods += 1
            stones = sum(1 for cell in range(cells) if _floods(before, after, cell) and before[BOARD + cell])
            tally.add("tide", floods, stones, lost)
        if before[MOVER] == CHANCE:
            target = before[rules.TARGET] - 1
            allies = sum(before[BOARD + near] == attacker + 1 for near in game.board.links[target])
            hit = after[BOARD + target] == attacker + 1
            tally.add("attacks", allies, hit)
            if hit and after[MOVER] != OVER:
                tally.add("momentum", "all", 0)
            continue
        block = code // cells
        if block == rules.WORDS:
            continue
        if block in (rules.PLACE, rules.ATTACK):
            attacker = before[MOVER]
        if phase == rules.PLAY:
            tally.add("attack share", "all", block == rules.ATTACK)
        if phase == rules.CHAIN and block == rules.ATTACK:
            tally.add("momentum", "all", 1, 0)
        if block == rules.PLACE and phase == rules.PLAY:
            tally.add("influence", "all", after[rules.PHASE] == rules.BONUS)
    end = states[-1]
    tally.add("stubborn", "all", end[rules.USED_BLACK] + end[rules.USED_WHITE], 2)
    if game.options["sacred"] != "off" and codes:
        for side, slot in enumerate((rules.SACRED_BLACK, rules.SACRED_WHITE)):
            cell = _last_choice(states, slot)
            if cell is not None:
                tally.add("sacred", ("Black", "White")[side], end[BOARD + cell] == side + 1)
    captured = sum(hits for hits, _ in tally.counts.get("attacks", {}).values())
    tally.add("captures", "all", captured, 1)
    return tally.counts


def _floods(before: Row, after: Row, cell: int) -> bool:
    return after[BOARD + cell] == rules.FLOODED and before[BOARD + cell] != rules.FLOODED


def _last_choice(states: Sequence[Row], slot: int) -> int | None:
    return next((row[slot] - 1 for row in reversed(states) if row[slot]), None)


MECHANICS = Mechanics(
    (
        Mechanic("attack share", "Attacks among turns", "turns", "attacks", "turns"),
        Mechanic("attacks", "Success of attacks by allies", "allies", "succeeded", "attacks"),
        Mechanic("captures", "Stones turned by attacks", "games", "stones turned", "games", "per trial"),
        Mechanic("momentum", "Follow-up attacks", "successes", "followed up", "successes", option="momentum"),
        Mechanic("influence", "Bonus stones", "placements", "earned one", "placements", option="influence"),
        Mechanic("stubborn", "Stubborn saves used", "sides", "used", "sides", option="stubborn"),
        Mechanic("sacred", "Sacred cell owned at the end", "side", "owned", "games", option="sacred"),
        Mechanic("tide", "Stones lost by flood", "flood", "stones", "flooded cells", option="tide"),
    ),
    count,
)
