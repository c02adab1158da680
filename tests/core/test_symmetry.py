"""Symmetric positions have one canonical form, and symmetric actions form one class."""

import random

import pytest

import craton
from craton.core.position import Position
from craton.core.sides import CHANCE
from craton.core.symmetry import canonical, canonical_action, canonical_key, symmetric_actions
from tests.drawn import drawn, random_step

VARIANTS = [
    ("faust", {"size": 4}),
    ("lifeline", {"size": 3}),
    ("lifeline", {"size": 3, "balance": "komi"}),
    ("faultlines", {"size": 4}),
    ("faultlines", {"size": 5, "fault_lines": "b2+d4"}),
    ("assault", {"board": "hex24"}),
    ("assault", {"board": "hex24", "sacred": "any", "pie": True}),
]


def classes(state: craton.State) -> list[str]:
    """The classes of symmetric actions, as texts."""
    write = state.game.write_action
    return [" ".join(map(write, actions)) for actions in symmetric_actions(state.position).values()]


def test_the_actions_of_a_position_with_one_mirror_line_form_pairs() -> None:
    state = drawn(
        "faust",
        """
        . . .
        . w .
        . b .
        """,
        mover="black",
        turns=2,
        size=3,
        pie=False,
    )
    assert classes(state)[:4] == ["a1 c1", "a2 c2", "a3 c3", "b3"]


def test_a_position_without_symmetry_has_classes_of_one_action() -> None:
    state = drawn(
        "faust",
        """
        w . .
        . . .
        . b .
        """,
        mover="black",
        turns=2,
        size=3,
        pie=False,
    )
    assert all(" " not in one for one in classes(state))


def test_turned_and_mirrored_boards_have_one_key() -> None:
    one, turned, other = (
        drawn("lifeline", picture, mover="white", turns=1, size=2, balance="weak").position
        for picture in ("b . / . . . / . .", ". . / . . b / . .", ". . / . b . / . .")
        for picture in (picture.replace("/", "\n"),)
    )
    assert canonical_key(one) == canonical_key(turned) != canonical_key(other)


def test_the_key_depends_on_the_game_and_its_options_and_on_who_plays_black() -> None:
    keys = {
        canonical_key(position)
        for position in (
            craton.game("faust", size=3).start(),
            craton.game("faust", size=3, pie=False).start(),
            craton.game("faust", size=4).start(),
            craton.game("faultlines", size=3).start(),
            craton.parse("faust size=3 3/3/b2 white 1 -").position,
            craton.parse("faust size=3 3/3/b2 white 1 seats=swapped").position,
        )
    }
    assert len(keys) == 6


def positions(name: str, options: dict[str, object], seed: int) -> list[Position]:
    """Positions of the first steps of a random game."""
    rng, state = random.Random(seed), craton.new(name, **options, rng=random.Random(seed))
    found = []
    while state.outcome is None and len(found) < 14:
        if state.to_move is not CHANCE:
            found.append(state.position)
        random_step(state, rng)
    return found


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=lambda value: str(value))
def test_every_image_of_a_position_has_its_form_and_its_classes(name: str, options: dict[str, object]) -> None:
    for seed, position in enumerate(positions(name, options, 5)):
        game, law = position.game, position.game.definition.law
        symmetry = random.Random(seed).randrange(game.symmetries)
        image = position.image(symmetry)
        assert canonical(image).data == canonical(position).data
        assert canonical_key(image) == canonical_key(position)
        for action in position.legal:
            mirrored = law.mirror_action(game.constants, action, symmetry)
            assert canonical_action(image, mirrored) == canonical_action(position, action)


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=lambda value: str(value))
def test_actions_are_in_one_class_exactly_if_they_lead_to_symmetric_positions(
    name: str, options: dict[str, object]
) -> None:
    """By brute force over all pairs of actions, from positions that are symmetric themselves and others."""
    for position in positions(name, options, 2)[:5]:
        groups = symmetric_actions(position)
        assert sorted(action for actions in groups.values() for action in actions) == list(position.legal)
        keys = {
            image: {canonical_key(position.after(action)) for action in actions} for image, actions in groups.items()
        }
        assert all(len(one) == 1 for one in keys.values())
        images = {
            image: {
                position.game.definition.law.mirror_action(position.game.constants, actions[0], symmetry)
                for symmetry in range(position.game.symmetries)
                if position.image(symmetry) == position
            }
            for image, actions in groups.items()
        }
        assert images == {image: set(actions) for image, actions in groups.items()}
