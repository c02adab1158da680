"""Records in study: their tree, and what verifies them."""

import hashlib
import random
from typing import Any

import pytest

import craton
from craton.core.dice import Dice
from craton.record import dice_tags, format_record, record_of
from craton.server.wire import study
from tests.server.harness import LiveServer, check_response, play_out, seated

TREE = """[Game "faust"]
[Options "size=5"]

{a beginning} 1. a1! {good} (1. c3 2. b2 {an answer} (2. d4)) 2. b2 3. e5 *
"""


def test_a_record_is_a_tree_of_steps_with_marks_and_comments(server: LiveServer) -> None:
    answer = server.client().post("/study/record", {"record": TREE})
    check_response(study.Record, answer)
    nodes = answer["nodes"]
    shown = [(node["parent"], node["text"], node["main"], node["marks"], node["comments"]) for node in nodes]
    assert shown == [
        (None, "a1", True, "!", ["good"]),
        (0, "b2", True, "", []),
        (1, "e5", True, "", []),
        (None, "c3", False, "", []),
        (3, "b2", False, "", ["an answer"]),
        (3, "d4", False, "", []),
    ]
    assert answer["comments"] == ["a beginning"]
    assert answer["tags"]["Options"] == "size=5"
    assert answer["state"]["stones"] == {"a1": "black", "b2": "white", "e5": "black"}
    assert answer["verification"]["verified"] is None
    assert answer["verification"]["problem"].startswith("line 1, column 1: The tag Match is missing")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nonsense [", "line 1"),
        ('[Game "chess"]\n\n1. e4 *', "chess"),
        ('[Game "faust"]\n\n1. a1 2. a1 *', "a1 is occupied"),
        ('[Game "faust"]\n\n1. a1 1-0', "not"),
        ('[Game "faust"]\n\n' + "(1. a1 " * 300 + ")" * 300 + "*", "."),
        ('[Game "faust"]\n\n1. a1 ' + "(1. b2) " * 4001 + "*", "more than 4000 steps"),
    ],
    ids=["nothing", "game", "action", "result", "deep", "long"],
)
def test_a_broken_record_is_refused_in_a_sentence(server: LiveServer, text: str, words: str) -> None:
    me = server.client()
    assert me.refused("POST", "/study/record", {"record": text}) == (400, "bad-request")
    assert words.lower() in me.request("POST", "/study/record", {"record": text}).json()["error"]["message"].lower()


@pytest.mark.parametrize(
    ("game", "options"),
    [("faultlines", {"size": 3, "progressive": True}), ("assault", {"board": "hex24", "turn_limit": 14})],
)
def test_every_outcome_is_drawn_again_and_shown_with_its_step(
    server: LiveServer, game: str, options: dict[str, Any]
) -> None:
    match, first, second = seated(server, game=game, options=options)
    assert play_out(match, first, second, random.Random(3))["status"] == "over"
    text = first.get(f"/matches/{match}/record")
    answer = first.post("/study/record", {"record": text})
    check_response(study.Record, answer)
    proof = answer["verification"]
    assert proof["verified"]
    assert proof["lines"][-1] == "verified"
    assert proof["computed_commitment"] == proof["commitment"]
    assert proof["commitment"] == hashlib.sha256(bytes.fromhex(proof["secret"])).hexdigest()
    assert proof["throws"]
    for throw in proof["throws"]:
        assert throw["true"]
        assert throw["written"] == throw["drawn"]
        assert answer["nodes"][throw["node"]]["text"] == throw["written"]
        assert answer["nodes"][throw["node"]]["event"] == throw["event"]


def test_a_forged_outcome_and_a_broken_commitment_are_found(server: LiveServer) -> None:
    state = craton.new("faultlines", size=3)
    for text in ("a1", "c3", "pass", "pass"):
        state.push(text)
    seeds = (bytes([number]) * 32 for number in range(256))
    dice = next(one for one in (Dice("m", "a", "b", seed) for seed in seeds) if one.die(4, "roll a1") == 5)
    while state.event:
        state.push(dice.draw(state.turn, state.event, tuple(state.chance)))
    text = format_record(record_of(state, dice_tags(dice, reveal=True)))
    me = server.client()
    assert me.post("/study/record", {"record": text})["verification"]["verified"]
    forged = text.replace("roll a1=5", "roll a1=6")  # with the same fate: only the dice tell
    proof = me.post("/study/record", {"record": forged})["verification"]
    assert proof["verified"] is False
    assert "roll a1 after 4 turns: 6 is written, 5 was drawn" in proof["lines"]
    assert proof["throws"][0]["true"] is False
    proof = me.post("/study/record", {"record": text.replace(dice.commitment, "0" * 64)})["verification"]
    assert proof["verified"] is False
    assert proof["lines"][0].startswith("commitment BROKEN")


def test_of_a_match_that_goes_on_only_the_messages_can_be_had(server: LiveServer) -> None:
    match, first, second = seated(server, game="assault", options={"board": "hex24"})
    rng = random.Random(5)
    people = {"first": first, "second": second}
    state = first.state(match)
    while not any(step["event"] for step in first.get(f"/matches/{match}")["steps"]):
        own = people[state["to_act"]].state(match)
        words = [text for texts in own["actions"]["cells"].values() for text in texts]
        attacks = [text for text in words if text.startswith("x")]
        state = people[state["to_act"]].act(match, rng.choice(attacks or words), own["ply"])["state"]
    proof = first.post("/study/record", {"record": first.get(f"/matches/{match}/record")})["verification"]
    assert (proof["verified"], proof["secret"], proof["computed_commitment"]) == (None, None, None)
    assert "SecretSeed is missing" in proof["problem"]
    assert all(throw["message"].startswith(f"{match}:") and throw["drawn"] is None for throw in proof["throws"])
