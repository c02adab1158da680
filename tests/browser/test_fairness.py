"""The dice worked out in the browser, held against those of the server."""

from __future__ import annotations

import random
import re
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from craton.core.dice import Dice
from craton.core.game import make_game
from craton.core.registry import definition
from craton.core.sides import Actor
from craton.core.state import State
from craton.record import dice_tags, format_record, parse_record, record_of, verify
from tests.browser.visitor import Visitor

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("faultlines", {"size": 4, "aftershock": True}),
    ("faultlines", {"size": 4, "sealed": True, "aftershock": True}),
    ("assault", {"board": "hex24", "turn_limit": 30, "momentum": 1}),
    ("assault", {"board": "hex24", "turn_limit": 30, "coin": "2/5", "stubborn": "choice"}),
    ("faultlines", {"size": 4, "die": 20}),
    ("faust", {"size": 4}),
]
NO_WEBCRYPTO = "Object.defineProperty(crypto, 'subtle', { value: undefined })"
VERIFY = """async (cases) => {
    const { verifyRecord } = await import("/static/fairness/verify.js");
    const { games } = await (await fetch("/api/v1/games")).json();
    const prefixWords = (game) => games.find(({ name }) => name === game).prefix_words;
    return Promise.all(cases.map(({ text, throws }) => verifyRecord(text, { describe: () => throws, prefixWords })));
}"""
DRAW = """async (cases) => {
    const { commitmentOf, draw } = await import("/static/fairness/dice.js");
    return Promise.all(cases.map(async ({ seeds, event }) => [
        await commitmentOf(seeds.secret), (await draw(seeds, event)).outcome,
    ]));
}"""


@cache
def played(game: str, options: tuple[tuple[str, Any], ...], seed: int = 1) -> str:
    """The record of a random match with dice, with a comment and a variation that hold outcomes of their own."""
    rng = random.Random(seed)
    dice = Dice(f"match-{seed}", "first_seed", "second_seed", rng.randbytes(32))
    state = State(make_game(definition(game), dict(options)))
    while state.outcome is None:
        if state.to_move is Actor.CHANCE:
            assert state.event is not None
            drawn = dice.draw(state.turn, state.event, state.chance)
            state.push(f"{state.event}={drawn}")
        else:
            legal = [str(move) for move in state.legal_moves]
            state.push("pass" if "pass" in legal and rng.random() < 0.2 else rng.choice(legal))
    text = format_record(record_of(state, dice_tags(dice, reveal=True)))
    first = re.search(r"^1\. \S+", text, re.MULTILINE)
    assert first
    aside = f"{first[0]}! {{a comment: roll a1=6 (1. b2=0)}} ({first[0]} {{so it was}})"
    return text.replace(first[0], aside, 1)


def throws_of(visitor: Visitor, text: str) -> list[dict[str, Any]]:
    """The chance events of a record, as the server describes them."""
    throws: list[dict[str, Any]] = visitor.ask("POST", "/study/record", {"record": text})["verification"]["throws"]
    return throws


def verified(visitor: Visitor, *cases: tuple[str, list[dict[str, Any]]]) -> list[dict[str, Any]]:
    visitor.bare()
    found: list[dict[str, Any]] = visitor.page.evaluate(
        VERIFY, [{"text": text, "throws": throws} for text, throws in cases]
    )
    return found


@pytest.mark.sample(1)
@pytest.mark.parametrize("webcrypto", [True, False], ids=["webcrypto", "plain"])
def test_the_browser_draws_what_the_server_draws(visitor: Visitor, webcrypto: bool) -> None:
    rng = random.Random(7)
    cases, expected = [], []
    for place in range(200):
        dice = Dice(f"m{place}", rng.randbytes(8).hex(), "x" * rng.randint(1, 64), rng.randbytes(32))
        ply, event, count = rng.randrange(300), rng.choice(["roll a1", "xc5", "salvage é5"]), rng.randint(1, 300)
        seeds = {"match": dice.match, "firstSeed": dice.first_seed, "secondSeed": dice.second_seed}
        seeds["secret"] = dice.secret.hex()
        faces, coin = rng.choice([6, rng.randint(2, 20), 256]), rng.choice(["1/2", "1/3", "2/5", "3/4"])
        for kind, number, drawn in (
            ("die", faces, str(dice.die(ply, event, faces))),
            ("coins", count, dice.coins(ply, event, count, Fraction(coin))),
        ):
            thrown = {"kind": kind, "count": number, "coin": coin if kind == "coins" else None}
            cases.append({"seeds": seeds, "event": {"ply": ply, "event": event, **thrown}})
            expected.append([dice.commitment, drawn])
    if not webcrypto:
        visitor.context.add_init_script(NO_WEBCRYPTO)
    visitor.bare()
    assert visitor.page.evaluate("crypto.subtle !== undefined") == webcrypto
    assert visitor.page.evaluate(DRAW, cases) == expected


def test_true_records_are_verified_to_the_last_outcome(visitor: Visitor) -> None:
    texts = [played(game, tuple(options.items()), seed) for game, options in GAMES for seed in (1, 2)]
    cases = [(text, throws_of(visitor, text)) for text in texts]
    for (text, throws), found in zip(cases, verified(visitor, *cases), strict=True):
        truth = verify(parse_record(text))
        assert truth
        assert found["status"] == "verified"
        assert [(one["ply"], one["event"], one["outcome"]) for one in found["checked"]] == [
            (throw.ply, throw.event, throw.drawn) for throw in truth.throws
        ]
        assert [one["message"] for one in found["checked"]] == [throw["message"] + "0" for throw in throws]
        assert found["commitment"]["computed"] == parse_record(text).tags["Commitment"]
        assert found["tags"] == parse_record(text).tags


@pytest.mark.long
def test_forged_records_are_found_out(visitor: Visitor) -> None:
    text = played("faultlines", (("size", 4), ("aftershock", True)))
    throws = throws_of(visitor, text)
    last = throws[-1]
    other = "1" if last["written"] != "1" else "2"
    changed = text.replace(f"{last['event']}={last['written']}", f"{last['event']}={other}")
    secret = parse_record(text).tags["SecretSeed"]
    elsewhere = text.replace(secret, secret[:-1] + ("0" if secret[-1] != "0" else "1"))
    later = {**throws[0], "ply": throws[0]["ply"] + 1}
    outcome, reseeded, shorter, moved, hidden = verified(
        visitor,
        (changed, [*throws[:-1], {**last, "written": other}]),
        (elsewhere, throws),
        (text, throws[:-1]),
        (text, [later, *throws[1:]]),
        (changed, throws),
    )
    assert {each["status"] for each in (outcome, reseeded, shorter, moved, hidden)} == {"forged"}
    assert [one["kept"] for one in outcome["checked"]] == [True] * (len(throws) - 1) + [False]
    assert outcome["commitment"]["kept"]
    assert not reseeded["commitment"]["kept"]
    assert not shorter["complete"]
    assert not moved["checked"][0]["fits"]
    assert hidden["checked"][-1]["kept"]  # whoever describes the record lies about what it says
    assert not hidden["checked"][-1]["fits"]


@pytest.mark.long
def test_a_record_that_reveals_too_little_cannot_be_verified(visitor: Visitor) -> None:
    text = played("faust", (("size", 4),))
    unfinished = re.sub(r"\[SecretSeed .*\]\n", "", text)
    malformed = re.sub(r'\[SecretSeed ".*"\]', '[SecretSeed "xyz"]', text)
    open_match, damaged = verified(visitor, (unfinished, []), (malformed, []))
    assert (open_match["status"], open_match["missing"]) == ("unverifiable", ["SecretSeed"])
    assert (damaged["status"], damaged["bad"]) == ("unverifiable", ["SecretSeed"])
