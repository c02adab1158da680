"""The odds that a player of Triangular Assault is shown."""

from fractions import Fraction

import craton


def test_every_legal_attack_has_its_exact_chance() -> None:
    state = craton.new("assault")
    for action in ("c4", "c5", "c6", "a1", "b6"):
        state.push(action)
    state.push("a2")
    shown = {odds.what: odds.probability for odds in state.game.definition.odds(state.position)}
    assert shown == {"xc5": Fraction(3, 4)} | {k: v for k, v in shown.items() if k != "xc5"}
    assert set(shown) == {move for move in state.legal_moves if move.startswith("x")}
    state.push("xc5")
    (thrown,) = state.game.definition.odds(state.position)
    assert thrown.probability == sum(p for coins, p in state.chance.items() if "1" in coins)


def test_a_stubborn_defence_has_no_chance_the_first_time() -> None:
    state = craton.new("assault", stubborn=True)
    for action in ("c4", "c5", "c6", "a1"):
        state.push(action)
    below = next(
        name
        for name in ("b5", "b6")
        if state.game.board.index[name] in state.game.board.links[state.game.board.index["c5"]]
    )
    state.push(below)
    state.push("a2")
    odds = {odds.what: odds for odds in state.game.definition.odds(state.position)}
    assert odds["xc5"].probability == 0
    assert odds["xc5"].words == "stubborn defence"
    state.push("xc5")
    assert str(state.to_move) == "white"
