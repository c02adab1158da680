"""Styles: features of actions, style bots, searches guided by a style, restricted searches."""

import io
import random
from typing import Any

import numpy as np
import pytest

import craton
from craton import OptionError
from craton.bots.mcts import MctsBot
from craton.bots.spec import parse_bot
from craton.bots.style import StyleBot
from craton.cli import main
from craton.core.game import Game
from craton.core.position import Position
from craton.core.registry import definition, names
from craton.core.state import State
from craton.kernel.layout import BOARD, HASH
from craton.search.guidance import guidance_of
from craton.search.mcts.layout import KEY
from craton.search.mcts.search import Search
from craton.testing.option_sets import random_game
from tests.drawn import drawn, random_step

STYLES = [(game, style.name) for game in names() for style in definition(game).styles.styles]


def features_of(position: Position) -> list[list[float]]:
    """The features of every legal action, by the interpreted kernel; the state must be left as it was."""
    game, styles = position.game, position.game.definition.styles
    state, actions = list(position.data), list(position.legal)
    out = [0.5] * (len(actions) * len(styles.features))
    assert styles.kernel is not None
    styles.kernel(game.constants, state, actions, len(actions), [7] * game.work_size, out)
    assert tuple(state) == position.data
    assert tuple(actions) == tuple(position.legal)
    width = len(styles.features)
    return [out[at : at + width] for at in range(0, len(out), width)]


def feature(state: State, action: str, name: str) -> float:
    """One feature of one action."""
    row = features_of(state.position)[list(state.legal_moves).index(action)]
    return row[[feature.name for feature in state.game.definition.styles.features].index(name)]


def some_positions(game: Game, rng: random.Random, number: int) -> list[Position]:
    """Decisions from random games."""
    found: list[Position] = []
    while len(found) < number:
        state = State(game)
        for _ in range(rng.randrange(2 * len(game.board))):
            if state.to_move is None:
                break
            random_step(state, rng)
        if state.to_move is not None and state.position.legal:
            found.append(state.position)
    return found


@pytest.mark.parametrize("name", names())
def test_features_do_not_depend_on_the_orientation_of_the_board(name: str) -> None:
    rng = random.Random(f"mirror {name}")
    for _ in range(12):
        game = random_game(definition(name), rng)
        law = game.definition.law
        for position in some_positions(game, rng, 2):
            symmetry = rng.randrange(game.symmetries)
            image = [0] * game.slots
            law.mirror(game.constants, list(position.data), symmetry, image, [0] * game.work_size)
            mirrored = Position(game, tuple(image))
            expected = dict(zip(mirrored.legal, features_of(mirrored), strict=True))
            for action, row in zip(position.legal, features_of(position), strict=True):
                there = expected[law.mirror_action(game.constants, action, symmetry)]
                assert row == pytest.approx(there), (position, action)


@pytest.mark.parametrize("name", names())
def test_compiled_features_equal_the_interpreted_ones(name: str) -> None:
    kernel, rng = definition(name).styles.kernel, random.Random(f"compiled {name}")
    assert kernel is not None
    for _ in range(10):
        game = random_game(definition(name), rng)
        for position in some_positions(game, rng, 3):
            state, actions = np.array(position.data), np.array(position.legal)
            expected = features_of(position)
            out = np.full(len(actions) * len(expected[0]), 0.5)
            work = np.full(game.work_size, 7)
            kernel.compiled(game.arrays, state, actions, len(actions), work, out)
            assert out.reshape(len(actions), -1).tolist() == [pytest.approx(row) for row in expected]
            assert tuple(state) == position.data


@pytest.mark.parametrize("name", names())
def test_weights_name_features_of_the_game(name: str) -> None:
    styles = definition(name).styles
    assert len({feature.name for feature in styles.features}) == len(styles.features)
    for style in styles.styles:
        assert len(styles.row(style, {}, "")) == 2 * len(styles.features) + 1
        known = {feature.name for feature in styles.features}
        assert set(style.weights) <= known
        assert set(style.opening or {}) <= known


def test_no_two_games_have_a_style_of_the_same_name() -> None:
    assert len({style for _, style in STYLES}) == len(STYLES) == 28


@pytest.mark.parametrize(("name", "style"), STYLES)
def test_a_style_plays_a_legal_game_to_its_end(name: str, style: str) -> None:
    small: dict[str, dict[str, Any]] = {"faultlines": {"size": 5}, "lifeline": {"size": 4}, "faust": {"size": 5}}
    game = craton.game(name, **small.get(name, {}))
    one = craton.play(game, black=f"style:{style}", white="random", seed=1)
    assert one.tags["Result"] in ("black", "white", "draw")
    assert str(one) == str(craton.play(game, black=f"style:{style}", white="random", seed=1))


# Fault Lines


def test_the_gain_of_a_bridge_is_that_of_the_document() -> None:
    # Section 4.3: two groups of three become one of seven, 3 expected stones become 7.
    picture = "b b b . b b b\n" + ". . . . . . .\n" * 5 + "w w w . w w w"
    state = drawn("faultlines", picture, mover="black", turns=12, size=7, black_placed=6, white_placed=6)
    assert feature(state, "d7", "gain") == pytest.approx(4)
    assert feature(state, "d7", "merge") == feature(state, "d7", "safe") == 1
    assert StyleBot(style="race-to-six").choose(state) == "d7"


def test_a_splitter_plays_between_two_groups_that_want_to_merge() -> None:
    picture = """
        . . . . . . . . .
        . . . . . . . . .
        . . w w w . w w w
        . . . . . . . . .
        w . w . . . . . .
        . . . . . . . . .
        b . b . b . b . b
        . w . w . w . . .
        b . b . b b b b .
    """
    state = drawn("faultlines", picture, mover="black", turns=22, black_placed=11, white_placed=11)
    assert feature(state, "f7", "wedge") == 1
    assert feature(state, "f7", "deny") == pytest.approx(4 - 1 / 6)
    assert StyleBot(style="splitter").choose(state) == "f7"


def test_styles_open_as_the_document_draws_them() -> None:
    def stones(style: str) -> list[int]:
        """Distances between each of five stones and the nearest of the others."""
        state = craton.new("faultlines")
        bot = StyleBot(style=style, seed=3)
        for _ in range(5):
            state.push(bot.choose(state))
            state.push(
                next(cell for cell in ("a1", "a9", "i1", "i9", "a5", "i5", "e1", "e9") if cell in state.legal_moves)
            )
        cells = [divmod(cell, 9) for cell, value in enumerate(state.position.data[BOARD:]) if value == 1]
        return [min(abs(a - c) + abs(b - d) for c, d in cells if (a, b) != (c, d)) for a, b in cells]

    assert min(stones("maximum-spread")) >= 4
    assert set(stones("single-chain")) == {1}
    assert set(stones("clustered-claiming")) <= {2, 3}


def test_a_style_passes_only_to_end_a_game_in_which_it_leads() -> None:
    behind = drawn(
        "faultlines", "b b b\n. . .\nw . .", mover="black", turns=6, size=3, die=3, black_placed=3, white_placed=1
    )
    behind.push("pass")
    assert feature(behind, "pass", "end") == 0
    assert StyleBot(style="race-to-six").choose(behind) != "pass"
    leading = drawn(
        "faultlines", "b b b\n. . .\nw . .", mover="white", turns=5, size=3, die=3, black_placed=3, white_placed=1
    )
    assert StyleBot(style="race-to-six").choose(leading) != "pass"
    leading.push("pass")
    assert feature(leading, "pass", "end") == 1
    assert StyleBot(style="race-to-six").choose(leading) == "pass"


# Triangular Assault


def assault(moves: str, **options: object) -> State:
    state = craton.new("assault", **options)
    for move in moves.split():
        state.push(move)
    return state


def test_the_risk_gradient_attacks_with_fewer_and_fewer_allies() -> None:
    one_ally = assault("c5 c4 c6 e1")  # Black can attack c4 with one ally
    assert feature(one_ally, "xc4", "odds") == 0.5
    assert feature(one_ally, "xc4", "probe") == 1
    attacks = {
        style: StyleBot(style=style, seed=1).choose(one_ally)[0] == "x" for style in ("conservative", "place-only")
    }
    assert attacks == {"conservative": False, "place-only": False}
    assert StyleBot(style="aggressive").choose(one_ally) == StyleBot(style="prober").choose(one_ally) == "xc4"
    two_allies = assault("c5 c4 c3 e1")
    assert feature(two_allies, "xc4", "odds") == 0.75
    assert StyleBot(style="conservative").choose(two_allies) == "xc4"
    assert StyleBot(style="place-only").choose(two_allies)[0] != "x"


def test_the_adaptive_style_follows_the_decision_matrix() -> None:
    equal = assault("c5 c4 c3 e1")  # equal territory, good attack setup
    assert StyleBot(style="adaptive").choose(equal) == "xc4"
    no_setup = assault("c5 c4 a1 e1")  # equal territory, one ally only
    assert StyleBot(style="adaptive").choose(no_setup)[0] != "x"
    behind = assault("c5 c4 c3 e1 xc4=00 e5")
    assert StyleBot(style="adaptive").choose(behind)[0] == "x"


def test_territory_styles_place_where_their_names_say() -> None:
    board = craton.game("assault").board
    rim, core = ({board.names[cell] for cell in cells} for cells in (board.rings[0], board.regions["core"]))
    for seed in range(5):
        assert StyleBot(style="rim-runner", seed=seed).choose(craton.new("assault")) in rim
        assert StyleBot(style="core-fortress", seed=seed).choose(craton.new("assault")) in core


# Lifeline


def test_a_hunter_captures_what_it_can() -> None:
    rng, found = random.Random(4), 0
    while found < 3:
        state = craton.new("lifeline", size=3)
        while state.to_move is not None and found < 3:
            if state.turn > 3:
                kills = {action: feature(state, action, "kills") for action in state.legal_moves}
                for action, number in kills.items():
                    before, after = (
                        state.position,
                        state.position.after(state.legal_moves.codes[list(kills).index(action)]),
                    )
                    enemy = 2 if str(state.to_move) == "black" else 1
                    assert before.data[BOARD:].count(enemy) - after.data[BOARD:].count(enemy) == number
                if max(kills.values()) > 0:
                    found += 1
                    assert kills[StyleBot(style="hunter", kills=50).choose(state)] == max(kills.values())
            random_step(state, rng)


# Faust


def test_a_rectangle_hunter_takes_the_larger_rectangle() -> None:
    picture = """
        . b b . . .
        b w w b . .
        . b b . . .
        . . . . b .
        . . . b w b
        . . . . b .
    """
    state = drawn("faust", picture, mover="black", turns=16, size=6)
    assert feature(state, "b5:c5", "discs") == pytest.approx(2 / 6)
    assert feature(state, "e2:e2", "capture") == 1
    assert StyleBot(style="rectangle-hunter").choose(state) == "b5:c5"


def test_an_eye_maker_closes_eyes_and_does_not_fill_them() -> None:
    picture = """
        w . . . .
        . b . . .
        b . b . .
        . . . . .
        w . . w w
    """
    state = drawn("faust", picture, mover="black", turns=8, size=5)
    assert StyleBot(style="eye-maker").choose(state) == "b2"
    state.push("b2")
    state.push("e5")
    assert feature(state, "b3", "fill") == 1
    assert StyleBot(style="eye-maker").choose(state) != "b3"


def test_a_corner_linker_completes_a_path_between_opposite_corners() -> None:
    picture = """
        . . . b b
        . . . b w
        . b . b w
        . b b b .
        . b . . .
    """
    state = drawn("faust", picture, mover="black", turns=12, size=5)
    assert feature(state, "a1", "link") == 1
    assert StyleBot(style="corner-linker").choose(state) == "a1"


# Search


def test_a_restricted_search_never_plays_what_it_is_forbidden() -> None:
    for bot in ("mcts:simulations=60,never=attack", "style:aggressive+mcts:simulations=30,never=attack"):
        record = craton.play("assault", black=bot, white="style:aggressive", seed=5)
        black = [step for step in str(record).split("\n\n")[1].split() if not step[0].isdigit()]
        assert not [step for step in black[::2] if step.startswith("x")]
        assert [step for step in black[1::2] if step.startswith("x")]


def test_a_forbidden_action_is_played_if_nothing_else_is_legal() -> None:
    state = craton.new("faultlines", size=3)
    for name in state.game.board.names[:-1]:
        state.push(name)
    assert len(state.legal_moves) == 2  # the last cell and a pass
    for never in ("pass", "pass/keystone"):
        assert StyleBot(style="splitter", never=never).choose(state) == state.game.board.names[-1]
        assert MctsBot(simulations=5, never=never).choose(state) == state.game.board.names[-1]
    komi = craton.new("lifeline", size=3, balance="komi")
    komi.push("komi 3")
    assert MctsBot(simulations=5, never="spend/swap").choose(komi) in ("black", "white")
    forced = drawn("faust", "b b b\nb b b\nb b w", mover="white", turns=9, size=3)
    assert list(forced.legal_moves) == ["pass"]
    for bot in (StyleBot(style="tempo-saver", never="pass"), MctsBot(simulations=5, never="pass")):
        assert bot.choose(forced) == "pass"


@pytest.mark.parametrize("interpreted", [False, True])
def test_a_strong_prior_makes_the_search_follow_the_style(interpreted: bool) -> None:
    state = assault("c5 c4 c3 e1")
    for style in ("rim-runner", "conservative"):
        wanted = StyleBot(style=style, swing=0, odds=9, edge=20).preferences(state)
        bot = MctsBot(
            simulations=20, style=f"{style},swing=0,odds=9,edge=20", prior=100, interpreted=interpreted, seed=1
        )
        assert wanted[bot.choose(state)] >= max(wanted.values()) - 5 > 5


def test_a_prior_of_zero_leaves_the_search_as_it_is() -> None:
    state = assault("c5 c4 c3 e1")
    plain = MctsBot(simulations=200, seed=4).analyse(state.view())
    assert MctsBot(simulations=200, seed=4, style="rim-runner", prior=0).analyse(state.view()) == plain


def test_only_the_searching_seat_is_restricted() -> None:
    # White, to move after Black, may still be expected to attack: the search of a side that never attacks shows it.
    state = assault("c5 c4 c3 e1")
    search = Search(state.view(), guidance=guidance_of(state.game, None, {}, "attack"))
    result = search.run(simulations=2000)
    assert not [one for one in result.candidates if one.action.startswith("x")]
    tree, cells = search._trees[0], len(state.game.board)
    replies = [reply for child in tree.children(0) for reply in tree.children(child)]
    assert [reply for reply in replies if tree.arrays.nodes[KEY, reply] >= cells]


# Texts, errors, the command line


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("style:wedge", "style:wedge"),
        ("style: wedge , cut = 3", "style:wedge,cut=3"),
        ("style:wedge,never=attack/swap,temperature=0.5", "style:wedge,never=attack/swap,temperature=0.5"),
        ("style:wedge+mcts:4", "style:wedge+mcts:level=4"),
        ("style:wedge,cut=+3+mcts:simulations=50", "style:wedge,cut=3+mcts:simulations=50"),
        ("style:wedge,never=attack+mcts:4", "style:wedge+mcts:level=4,never=attack"),
        ("mcts:4,never=attack", "mcts:level=4,never=attack"),
    ],
)
def test_texts_of_styles_have_one_canonical_form(text: str, canonical: str) -> None:
    spec = parse_bot(text)
    assert str(spec) == canonical
    assert parse_bot(canonical) == spec
    spec.make()
    spec.check(craton.game("assault"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("style", "Name a style"),
        ("style:", "A bot is written"),
        ("style:nix", "no style 'nix'"),
        ("style:wedge+greedy", "A style guides a search"),
        ("style:wedge+mcts:4,style=prober", "A bot is written"),
        ("style:wedge,temperature=-1", "temperature must be"),
        ("style:hunter", "Triangular Assault has no style 'hunter'"),
        ("style:wedge,bite=2", "Triangular Assault has no feature 'bite'"),
        ("style:wedge,cut=no", "The weight cut must be a number"),
        ("style:wedge,cut=1e9", "The weight cut must be a number"),
        ("style:wedge,never=pass", "Triangular Assault has no kind of action 'pass'"),
        ("mcts:4,never=odds", "Triangular Assault has no kind of action 'odds'"),
        ("mcts:4,never=3", "never takes kinds of actions"),
        ("style:nix+mcts:4", "no style 'nix'"),
        ("style:wedge+mcts:4,prior=-1", "prior must be a number"),
    ],
)
def test_a_wrong_style_is_refused_with_a_sentence(text: str, words: str) -> None:
    with pytest.raises(OptionError, match=words):
        craton.play("assault", black=text, white="random", seed=1)


def test_the_command_line_lists_styles(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "assault", "--styles"]) == 0
    shown = capsys.readouterr().out
    assert "style:core-fortress" in shown
    assert "turns 1 to 10: " in shown
    assert "* attack" in shown


def test_a_style_is_an_opponent_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("a1\nquit\n"))
    assert main(["play", "assault", "--against", "style:core-fortress", "--seed", "1"]) == 0
    assert main(["play", "lifeline", "--against", "style:core-fortress"]) == 2
    assert "Lifeline has no style 'core-fortress'" in capsys.readouterr().err


def test_a_style_does_not_see_hidden_information() -> None:
    state = craton.new("assault", sacred="any")
    state.push("sacred c5")
    other = craton.new("assault", sacred="any")
    other.push("sacred a1")
    assert state.position.data[HASH] != other.position.data[HASH]
    bots = StyleBot(style="wedge", seed=2), StyleBot(style="wedge", seed=2)
    assert bots[0].choose(state) == bots[1].choose(other)
