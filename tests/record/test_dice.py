import copy
import hmac
import pickle
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import product

import pytest

from craton.core.dice import Dice, Draws, commitment, fresh_seed, parse_secret, seed_commitment
from craton.core.errors import CratonError

SECRET = bytes(range(32))
DICE = Dice("m1", "ann", "bob", SECRET)

# Chi-square values that are exceeded once in a thousand, by degrees of freedom (tables of the distribution).
CRITICAL = {5: 20.515, 7: 24.322, 35: 66.619, 63: 103.442}

FACES = ("1", "2", "3", "4", "5", "6")
TWO_COINS = ("00", "01", "10", "11")
THREE_COINS = ("000", "001", "010", "011", "100", "101", "110", "111")


def chi_square(draws: Sequence[object], classes: Sequence[object]) -> float:
    """How far the draws are from all classes being equally likely."""
    counts = Counter(draws)
    assert set(counts) <= set(classes)
    expected = len(draws) / len(classes)
    return sum((counts[each] - expected) ** 2 / expected for each in classes)


def looks_fair(draws: Sequence[object], classes: Sequence[object]) -> bool:
    return chi_square(draws, classes) <= CRITICAL[len(classes) - 1]


def pairs(draws: Iterable[object]) -> list[tuple[object, object]]:
    """First with second, third with fourth and so on."""
    both = iter(draws)
    return list(zip(both, both, strict=True))


PAIRS_OF_FACES = list(product(range(1, 7), repeat=2))
PAIRS_OF_COINS = list(product(THREE_COINS, repeat=2))


# Known answers. Each digest is the output of
#   printf '%s' MESSAGE | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102...1f
# from which the outcome was worked out by hand.
@pytest.mark.parametrize(
    ("ply", "event", "face"),
    [
        (0, "roll a1", 2),  # m1:ann:bob:0:roll a1:0 -> 31c45abc...; 0x31 = 49, 49 % 6 = 1
        (7, "roll c3", 2),  # m1:ann:bob:7:roll c3:0 -> 3d969a00...; 0x3d = 61, 61 % 6 = 1
        (12, "salvage e5", 5),  # m1:ann:bob:12:salvage e5:0 -> 048c4dd4...; 4 % 6 = 4
        (42, "roll a1", 3),  # m1:ann:bob:42:roll a1:0 -> fc381a8e...; 0xfc = 252 is passed over, 0x38 = 56, 56 % 6 = 2
        (79, "roll a1", 1),  # m1:ann:bob:79:roll a1:0 -> ff4e0de1...; 0xff is passed over, 0x4e = 78, 78 % 6 = 0
    ],
)
def test_a_die_is_the_known_answer(ply: int, event: str, face: int) -> None:
    assert DICE.die(ply, event) == face
    assert DICE.draw(ply, event, FACES) == str(face)


def test_coins_are_the_known_answer() -> None:
    # m1:ann:bob:12:xc5:0 -> 20fbc6d9...; 0x20fb = 0010 0000 1111 1011
    assert DICE.coins(12, "xc5", 16) == "0010000011111011"
    assert DICE.draw(12, "xc5", ("0", "1")) == "0"
    assert DICE.draw(12, "xc5", TWO_COINS) == "00"
    assert DICE.draw(12, "xc5", THREE_COINS) == "001"


def test_the_commitment_is_the_known_answer() -> None:
    # openssl dgst -sha256 of the 32 bytes 00 01 ... 1f
    assert DICE.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(SECRET) == DICE.commitment


def test_more_coins_than_one_digest_has_bits_go_on_with_the_next_counter() -> None:
    # m1:ann:bob:12:xc5:1 -> 635ddfe3a781...
    long = DICE.coins(12, "xc5", 300)
    assert len(long) == 300
    assert long[:256] == DICE.coins(12, "xc5", 256)
    assert long[256:] == f"{0x635DDFE3A78:044b}"


class DiceWithRejectedDigest(Dice):
    """Dice whose first digest is rejected as a whole, which happens by itself once in 2^192 rolls."""

    def _digests(self, ply: int, event: str) -> Iterator[bytes]:
        yield b"\xff\xfe\xfd\xfc" * 8
        yield from super()._digests(ply, event)


def test_a_digest_of_rejected_bytes_only_is_followed_by_the_next() -> None:
    assert DiceWithRejectedDigest("m1", "ann", "bob", SECRET).die(0, "roll a1") == 2


def test_a_die_is_fair() -> None:
    rolls = [DICE.die(ply, "roll a1") for ply in range(60_000)]
    assert looks_fair(rolls, range(1, 7))


@pytest.mark.long
def test_rolls_of_one_quake_and_consecutive_rolls_are_fair_in_pairs() -> None:
    quakes = [DICE.die(ply, f"roll {cell}") for ply in range(60_000) for cell in ("a1", "c3")]
    assert looks_fair(pairs(quakes), PAIRS_OF_FACES)
    consecutive = [DICE.die(ply, "roll a1") for ply in range(120_000)]
    assert looks_fair(pairs(consecutive), PAIRS_OF_FACES)


@pytest.mark.long
def test_coins_are_fair_one_by_one_and_in_pairs() -> None:
    throws = [DICE.coins(ply, "xc5", 3) for ply in range(120_000)]
    assert looks_fair(throws, THREE_COINS)
    assert looks_fair(pairs(throws), PAIRS_OF_COINS)


def test_a_die_without_rejection_is_found_out() -> None:
    source = random.Random(1)
    assert not looks_fair([1 + source.randrange(64) % 6 for _ in range(60_000)], range(1, 7))


def test_a_die_that_likes_to_repeat_itself_is_found_out_by_its_pairs_alone() -> None:
    source = random.Random(3)
    firsts = source.choices(range(1, 7), k=60_000)
    rolls = [each for first in firsts for each in (first, first if source.random() < 0.03 else source.randint(1, 6))]
    assert looks_fair(rolls[:60_000], range(1, 7))
    assert not looks_fair(pairs(rolls), PAIRS_OF_FACES)


@pytest.mark.parametrize(
    "other",
    [
        Dice("m2", "ann", "bob", SECRET),
        Dice("m1", "amy", "bob", SECRET),
        Dice("m1", "ann", "ben", SECRET),
        Dice("m1", "ann", "bob", bytes(32)),
    ],
)
def test_every_ingredient_changes_the_rolls(other: Dice) -> None:
    assert [DICE.coins(0, f"x{n}", 32) for n in range(4)] != [other.coins(0, f"x{n}", 32) for n in range(4)]


def test_the_secret_is_never_shown() -> None:
    dice = Dice.fresh("m1", "ann", "bob")
    for text in (repr(dice), str(dice), f"{dice}"):
        assert "secret" not in text
        assert dice.secret.hex() not in text
        assert repr(dice.secret) not in text


def test_fresh_dice_and_seeds_differ() -> None:
    assert Dice.fresh("m1", "ann", "bob").secret != Dice.fresh("m1", "ann", "bob").secret
    assert fresh_seed() != fresh_seed()
    assert Dice("m1", fresh_seed(), fresh_seed(), SECRET).die(0, "roll a1") in range(1, 7)


def test_dice_survive_copying_and_pickling() -> None:
    assert copy.deepcopy(DICE) == DICE
    assert pickle.loads(pickle.dumps(DICE)) == DICE


def test_a_secret_is_read_from_64_hex_digits() -> None:
    assert parse_secret(SECRET.hex().upper()) == SECRET
    for wrong in ("", "00" * 31, "00" * 33, "zz" * 32, "00 " * 32, "٠" * 64):
        with pytest.raises(CratonError, match="64 hex digits"):
            parse_secret(wrong)


@pytest.mark.parametrize("text", ["", "a:b", "a b", "ä", "x" * 65, "a\n", "a" * 64 + "\n"])
def test_bad_ids_and_seeds_are_refused(text: str) -> None:
    with pytest.raises(CratonError, match="match id"):
        Dice(text, "ann", "bob", SECRET)
    with pytest.raises(CratonError, match="first seat's seed"):
        Dice("m1", text, "bob", SECRET)
    with pytest.raises(CratonError, match="second seat's seed"):
        Dice("m1", "ann", text, SECRET)


def test_a_secret_of_the_wrong_length_is_refused_without_showing_it() -> None:
    with pytest.raises(CratonError, match="32 bytes, not 5") as caught:
        Dice("m1", "ann", "bob", b"abcde")
    assert "abcde" not in str(caught.value)


@pytest.mark.parametrize(
    "outcomes", ["", "1", "0", "1 0", "1 3 2", "0 1 2", "00 01 10", "00 01 11 10", "1 1 1 1 1 1", "a b"]
)
def test_outcomes_that_are_neither_a_die_nor_coins_are_refused(outcomes: str) -> None:
    with pytest.raises(CratonError, match="Only a die"):
        DICE.draw(0, "roll a1", tuple(outcomes.split()))


def test_senseless_requests_are_refused() -> None:
    with pytest.raises(CratonError, match="negative"):
        DICE.die(-1, "roll a1")
    with pytest.raises(CratonError, match="printable"):
        DICE.die(0, "")
    for faces in (-1, 0, 1, 257, 300):
        with pytest.raises(CratonError, match="between 2 and 256"):
            DICE.die(0, "roll a1", faces)
    with pytest.raises(CratonError, match="printable"):
        DICE.die(0, "roll\n")
    with pytest.raises(CratonError, match="At least one coin"):
        DICE.coins(0, "xc5", 0)


def test_a_die_of_n_faces_takes_the_first_byte_that_favours_none() -> None:
    digest = hmac.digest(SECRET, b"m1:ann:bob:12:roll a1:0", "sha256")
    for faces in (2, 3, 7, 20):
        first = next(byte for byte in digest if byte < 256 - 256 % faces)
        assert DICE.die(12, "roll a1", faces) == 1 + first % faces


def test_a_coin_of_another_chance_takes_a_byte_each() -> None:
    digest = hmac.digest(SECRET, b"m1:ann:bob:12:xc5:0", "sha256")
    fair = [byte % 5 for byte in digest if byte < 255]
    assert DICE.coins(12, "xc5", 3, Fraction(2, 5)) == "".join("1" if rest < 2 else "0" for rest in fair[:3])


def test_coins_are_drawn_with_the_chance_of_the_position() -> None:
    chance = Fraction(3, 4)
    chances = {"0": 1 - chance, "1": chance}
    drawn = [DICE.draw(ply, "xc5", chances) for ply in range(4000)]
    assert 2850 < drawn.count("1") < 3150


# Random options. The digests were worked out as above, the numbers by hand.


def test_a_sample_is_the_known_answer() -> None:
    # m1:ann:bob:0:options fault_lines:0 -> ca4582df b0f9cf22 8cbc8b48...; modulo 10, 9 and 8: 9, 0, 0
    assert DICE.stream("options fault_lines").sample("abcdefghij", 3) == ["j", "b", "c"]


def test_words_that_would_favour_low_numbers_are_passed_over() -> None:
    highest, two = b"\xff\xff\xff\xff", b"\x00\x00\x00\x02"
    assert Draws(iter([highest + two])).below(3) == 2  # 2**32 - 1 is the one word beyond the largest multiple of 3
    assert Draws(iter([highest, two])).below(3) == 2  # also across digests
    assert Draws(iter([highest + two])).below(2) == 1  # 2**32 is a multiple of 2
    with pytest.raises(CratonError, match="not below 0"):
        Draws(iter([highest])).below(0)


def test_samples_are_fair_and_without_repetition() -> None:
    draws = [Dice(f"m{number}", "a", "b", SECRET).stream("options x").sample(range(8), 2) for number in range(6000)]
    assert all(len(set(sample)) == 2 for sample in draws)
    assert looks_fair([sample[0] for sample in draws], range(8))
    assert looks_fair([sample[1] for sample in draws], range(8))
    assert DICE.stream("options x").choice("abc") in "abc"


def test_a_seats_commitment_is_the_sha256_of_its_seed() -> None:
    # printf '%s' ann | sha256sum
    assert seed_commitment("ann") == "49915e0d7d4b402e3017d010bc1c0e83cac6c797d6c16e66340fe3268693a6a1"
