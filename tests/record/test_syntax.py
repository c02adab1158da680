import io
import pickle
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from craton.core.errors import RecordError
from craton.record import TERMINATIONS, Action, Record, Turn, format_record, parse_record, read_records
from craton.record.model import MARKS, MAX_COMMENT, MAX_DEPTH, MAX_LINE, MAX_WORD, prefix_words, tidy_comment
from craton.record.writer import TAG_ORDER

MEDLEY = r"""; from the club's evening
[Game "medley"]
[Options "size=7 pie=yes"]
[First "Ann \"Ace\" \\o/"]
[Second "Bob"]  ; he came late
[Result "black"]

{A quick one.}
1. d4! {the centre} 2. swap (2. c3 3. d3?! {solid} (3. pass) 4. e5*) 3. c4+d5 ?? ; a line comment
{and
  another} 4. xc5=1+xc6=011+stop
roll a1=3+
roll c3=6 + salvage
e5=1 komi 3 black #e5 e5:g7 seal-play 1-0
"""


def actions(*texts: str) -> tuple[Action, ...]:
    parts = [text.partition("=") for text in texts]
    return tuple(Action(text, outcome if equals else None) for text, equals, outcome in parts)


def read_all(source: str | bytes) -> tuple[list[Record], list[str]]:
    errors: list[RecordError] = []
    records = list(read_records(source, errors.append))
    return records, list(map(str, errors))


def error_of(text: str | bytes) -> str:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    return str(caught.value)


# Reading


def test_a_record_is_read() -> None:
    assert parse_record(MEDLEY) == Record(
        tags={
            "Game": "medley",
            "Options": "size=7 pie=yes",
            "First": 'Ann "Ace" \\o/',
            "Second": "Bob",
            "Result": "black",
        },
        opening_comments=("from the club's evening", "he came late", "A quick one."),
        turns=(
            Turn(1, actions("d4"), "!", ("the centre",)),
            Turn(
                2,
                actions("swap"),
                variations=(
                    (
                        Turn(2, actions("c3")),
                        Turn(3, actions("d3"), "?!", ("solid",), ((Turn(3, actions("pass")),),)),
                        Turn(4, actions("e5*")),
                    ),
                ),
            ),
            Turn(3, actions("c4", "d5"), "??", ("a line comment", "and another")),
            Turn(4, actions("xc5=1", "xc6=011", "stop")),
            Turn(None, actions("roll a1=3", "roll c3=6", "salvage e5=1")),
            Turn(None, actions("komi 3")),
            Turn(None, actions("black")),
            Turn(None, actions("#e5")),
            Turn(None, actions("e5:g7")),
            Turn(None, actions("seal-play")),
        ),
        termination="1-0",
    )


def test_which_actions_have_two_words_depends_on_the_game() -> None:
    def texts(game: str) -> list[str]:
        (turn,) = parse_record(f'[Game "{game}"]\n\n1. roll+a1=3+komi+3 *').turns[:1]
        return [action.text for action in turn.actions]

    with pytest.raises(RecordError, match="The word 'roll' needs another word after it"):
        texts("faultlines")
    with pytest.raises(RecordError, match="The word 'komi' needs another word after it"):
        texts("Lifeline")
    assert texts("faust") == ["roll", "a1", "komi", "3"]


def test_a_record_is_written_in_canonical_form() -> None:
    assert (
        format_record(parse_record(MEDLEY), width=60)
        == r"""[Game "medley"]
[Options "size=7 pie=yes"]
[First "Ann \"Ace\" \\o/"]
[Second "Bob"]
[Result "black"]

{from the club's evening} {he came late} {A quick one.}
1. d4! {the centre} 2. swap (2. c3 3. d3?! {solid} (3. pass)
4. e5*) 3. c4+d5?? {a line comment} {and another}
4. xc5=1+xc6=011+stop roll a1=3+roll c3=6+salvage e5=1
komi 3 black #e5 e5:g7 seal-play 1-0
"""
    )


def test_places_are_those_of_the_text() -> None:
    record = parse_record('\n[Game "x"]\n\n1. d4 {long\ncomment} 2.  c3+roll\n a1=3\t(  xe5)*')
    first, second = record.turns
    (variation,) = second.variations[0]
    assert record.line == 2
    assert (first.line, first.column) == (4, 4)
    assert [(action.line, action.column) for action in second.actions] == [(5, 14), (5, 17)]
    assert (second.line, second.column) == (5, 14)
    assert (variation.line, variation.column) == (6, 10)


def test_places_do_not_count_in_comparisons() -> None:
    assert parse_record("d4 c3 *") == parse_record("\n\n  d4\n c3   *")
    assert len({Action("d4", line=1), Action("d4", line=2)}) == 1
    assert len({Turn(1, actions("d4"), line=1), Turn(1, actions("d4"), line=2)}) == 1
    assert Turn(1, actions("d4")) != Turn(1, actions("d4"), variations=((Turn(1, actions("c3")),),))
    assert Turn(1, actions("d4")) != "d4"


def test_numbers_may_touch_their_turn_and_are_optional() -> None:
    assert parse_record("1.d4 2. c3 e5 *").turns == (
        Turn(1, actions("d4")),
        Turn(2, actions("c3")),
        Turn(None, actions("e5")),
    )


def test_comments_are_never_lost() -> None:
    record = parse_record("{a} 1. {b} d4 (1. {c} e5 {d}) {e} * {f}\n; g } h\n")
    assert record.opening_comments == ("a", "b")
    (turn,) = record.turns
    assert turn.comments == ("e", "f", "g ) h")
    assert turn.variations[0][0].comments == ("c", "d")


def test_empty_comments_are_none() -> None:
    assert parse_record("d4 {} { \n } ;\n *") == parse_record("d4 *")


def test_a_file_without_records_is_empty() -> None:
    assert read_all("") == ([], [])
    assert read_all("\n ; nothing yet\n\n") == ([], [])


def test_other_line_ends_and_a_byte_order_mark_are_read() -> None:
    text = '[Game "x"]\n\n1. d4 {a\nb} *\n'
    expected = parse_record(text)
    for other in (text.replace("\n", "\r\n"), text.replace("\n", "\r"), "\ufeff" + text):
        assert parse_record(other) == expected
    assert parse_record(("\ufeff" + text.replace("\n", "\r\n")).encode()) == expected
    assert parse_record(text.splitlines()) == expected


# Errors


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "The text contains no record."),
        ('[Game "x"]', "line 1, column 11: The record breaks off: its result (1-0, 0-1, 1/2-1/2 or *) is missing."),
        ("1. d4\n2. e5  \n\n", "line 2, column 8: The record breaks off"),
        ("1. d4\n 2.", "line 2, column 4: The record breaks off"),
        ("1. d4 2. *", "line 1, column 7: The turn number 2 has no turn."),
        ("1. 2. d4 *", "line 1, column 1: The turn number 1 has no turn."),
        ("1. d4 2. (1. e5) *", "line 1, column 7: The turn number 2 has no turn."),
        ("1. d4 (1. e5 2.) *", "line 1, column 14: The turn number 2 has no turn."),
        ("d4 {never\nclosed *", "line 1, column 4: The comment that begins here has no closing '}'."),
        ("d4 (e5 (e6) *", "line 1, column 13: The result '*' cannot be inside a variation."),
        ("d4 (e5 (e6)", "line 1, column 4: The variation that begins here has no closing ')'."),
        ("d4 ({only a comment}) *", "line 1, column 4: The variation that begins here has no turn."),
        ("d4) *", "line 1, column 3: This ')' closes no variation."),
        ("(d4) *", "line 1, column 1: A variation must follow the turn that it replaces."),
        ("1. d4\n  roll\n*", "line 2, column 3: The word 'roll' needs another word after it."),
        ("d4 komi", "line 1, column 4: The word 'komi' needs another word after it."),
        ("d4 roll {x} a1 *", "line 1, column 4: The word 'roll' needs another word after it."),
        ("d4+ *", "line 1, column 3: The '+' needs another action after it."),
        ("d4+", "line 1, column 3: The '+' needs another action after it."),
        ("d4++e5 *", "line 1, column 3: The '+' needs another action after it."),
        ("+d4 *", "line 1, column 1: A '+' must be between two actions of a turn."),
        ("d4! +e5 *", "line 1, column 5: A '+' must be between two actions of a turn."),
        ("!! d4 *", "line 1, column 1: The mark '!!' must directly follow a turn."),
        ("d4! ? *", "line 1, column 5: The mark '?' must directly follow a turn."),
        ("d4!!! *", "line 1, column 3: '!!!' is not a mark; the marks are ! ? !! ?? !? ?!."),
        ("xc5= 1 *", "line 1, column 4: An '=' must be between an action and its outcome, without blanks."),
        ("xc5=1=2 *", "line 1, column 6: An '=' must be"),
        ("d4 $1 *", "line 1, column 4: The character '$' has no meaning here."),
        ("d4 é5 *", "line 1, column 4: The character 'é' has no meaning here."),
        ("1234567890. d4 *", "line 1, column 11: The character '.' has no meaning here."),
        ("d4 * e5", "line 1, column 6: Only comments and the tags of another record may follow the result '*'."),
        ("d4 1-0 (e5)", "line 1, column 8: Only comments and the tags of another record may follow the result '1-0'"),
        ("d4\x00 *", "line 1, column 3: A control character (code 0) cannot be part of a record."),
        ('[Game "x"]\n\n{a\x1bb} *', "line 3, column 3: A control character (code 27)"),
        (' [Game "x"]\n *', "line 1, column 2: A tag must start at the beginning of its line."),
        ("[]\n*", "line 1, column 2: A tag needs a name of letters, digits and '_' after its '['."),
        ('[Game"x"]\n*', "line 1, column 6: The tag Game needs a value in double quotes"),
        ("[Game x]\n*", "line 1, column 6: The tag Game needs a value in double quotes"),
        ('[Game "x]\n*', "line 1, column 6: The tag Game needs a value in double quotes"),
        (r'[Game "x\y"]' + "\n*", "line 1, column 6: The tag Game needs a value in double quotes"),
        ('[Game "x"\n*', "line 1, column 10: The tag Game must end with ']', and only a comment may follow it."),
        ('[Game "x"] d4\n*', "line 1, column 10: The tag Game must end with ']'"),
        ('[A "x"]\n[A "y"]\n*', "line 2, column 2: The tag A appears twice in one record."),
        ('[A "x"]\n*\n\n[A "y"]\n*', "line 4, column 1: The text contains more than one record."),
        ("w" * (MAX_WORD + 1) + " *", f"line 1, column 1: A word has more than {MAX_WORD} characters."),
        ("xa=" + "1" * (MAX_WORD + 1) + " *", f"line 1, column 1: A word has more than {MAX_WORD} characters."),
        (b"d4 \xc3\xa9 {\xff} *", "line 1, column 7: The text is not valid UTF-8."),
        (b"d4\re5 *", "line 1, column 3: A control character (code 13)"),
    ],
)
def test_an_error_says_what_is_wrong_and_where(text: str | bytes, message: str) -> None:
    assert error_of(text).startswith(message)


def test_errors_carry_their_place() -> None:
    with pytest.raises(RecordError) as caught:
        parse_record("d4\n e5) *")
    error = caught.value
    assert (error.line, error.column) == (2, 4)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.line, again.column) == (str(error), 2, 4)
    assert str(RecordError("Nothing there.")) == "Nothing there."


def test_comments_and_variations_have_limits() -> None:
    assert parse_record("{" + "x" * MAX_COMMENT + "} *").opening_comments == ("x" * MAX_COMMENT,)
    for text in (
        "{" + "x" * (MAX_COMMENT + 1) + "} *",
        "{" + "xxxxxxxxx\n" * MAX_COMMENT,
        ";" + "x" * (MAX_COMMENT + 1),
    ):
        assert error_of(text).startswith("line 1, column 1: The comment that begins here has more than")
    for depth in (MAX_DEPTH + 1, 100_000):
        place = 3 * MAX_DEPTH + 3
        assert error_of("d4(" * depth) == f"line 1, column {place}: Variations are nested more than {MAX_DEPTH} deep."


def test_the_deepest_variations_can_be_read_compared_shown_and_written() -> None:
    text = "d4 (" * MAX_DEPTH + "e5" + ")" * MAX_DEPTH + " *"
    record = parse_record(text)
    assert record == parse_record(format_record(record))
    assert record != parse_record(text.replace("e5", "e6"))
    assert "d4" in repr(record)
    assert hash(record.turns[0]) == hash(parse_record(text).turns[0])


# Recovery and streaming


GOOD = '[Game "x"]\n[First "good"]\n\n1. d4 *\n'


@pytest.mark.parametrize(
    "bad",
    [
        '[Game "x]\n[First "bad"]\n\n1. d4 *\n\n',
        '[Game "x"]\n[First "bad"]\n\n1. d4 $ 2. e5\n3. e6 *\n\n',
        '[Game "x"]\n[First "bad"]\n\n1. d4 (2. e5\n',
        '[Game "x"]\n[First "bad"]\n\n1. d4 {2. e5 *\n',
        '[Game "x"]\n[First "bad"]\n\n1. d4 2. e5\n',
        '[Game "x"]\n[First "bad"]\n\n',
        '[Game "x"]\n\n\x00\x01\x02\n\n',
        "\x00\x01\x02\n",
        "   " + "x" * (MAX_LINE + 1) + "\n",
        "[" + "x" * (MAX_LINE + 1) + "\n1. d4 *\n",
        "d4 *\n e5\n",
    ],
)
def test_after_a_bad_record_reading_goes_on_at_the_next(bad: str) -> None:
    text = GOOD + bad + GOOD if bad.startswith("[") else bad + GOOD + GOOD
    records, errors = read_all(text)
    assert [record.tags["First"] for record in records] == ["good", "good"]
    assert len(errors) == 1
    assert read_all(text.encode()) == (records, errors)


def test_undecodable_bytes_spoil_one_record_only() -> None:
    records, errors = read_all(GOOD.encode() + b'[Game "\xff\xfe"]\n[First "bad"]\n\nd4 *\n' + GOOD.encode())
    assert len(records) == 2
    assert errors == ["line 5, column 8: The text is not valid UTF-8."]


def test_a_text_file_that_cannot_be_decoded_is_an_error_too(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_bytes(b"\xff\xfe\x00")
    with path.open(encoding="utf-8") as file:
        assert [str(error) for error in _errors(file)] == ["line 1: The text is not valid UTF-8."]
    with path.open("rb") as binary:
        assert [str(error) for error in _errors(binary)] == ["line 1, column 1: The text is not valid UTF-8."]


def _errors(source: io.TextIOBase | io.BufferedIOBase | Iterator[str]) -> list[RecordError]:
    errors: list[RecordError] = []
    assert list(read_records(source, errors.append)) == []
    return errors


def test_without_a_handler_the_first_error_is_raised() -> None:
    records = read_records(GOOD + "d4 $\n" + GOOD)
    with pytest.raises(RecordError, match="line 5, column 1: Only comments and the tags"):
        next(records)


def test_records_come_one_by_one_while_the_source_is_still_being_read() -> None:
    taken = 0

    def endless() -> Iterator[str]:
        nonlocal taken
        while True:
            for line in GOOD.splitlines(keepends=True):
                taken += 1
                yield line

    records = read_records(endless())
    for count in range(1, 1001):
        assert next(records).line == 4 * count - 3
        assert taken == 4 * count + 1


TEN_MEGABYTES = 10_000_000


@pytest.mark.parametrize("start", ["", "[", '[Game "', "{", ";", "d4 ", "d4(", "1.", "d4!", "+", "=", "\x00", "é"])
def test_a_line_of_ten_megabytes_is_refused_at_once(start: str) -> None:
    text = (start + "d4+xc5=1(!{") * (TEN_MEGABYTES // (len(start) + 11))
    for source in (text, text.encode(), [text]):
        began = time.process_time()
        with pytest.raises(RecordError) as caught:
            parse_record(source)
        assert time.process_time() - began < 5  # takes hundredths of a second; anything quadratic takes hours
        assert len(str(caught.value)) < 200


@pytest.mark.long
@pytest.mark.parametrize(
    "text",
    [
        "{" * (MAX_LINE - 1),
        "(" * (MAX_LINE - 1),
        "d4(" * (MAX_LINE // 3),
        "9" * (MAX_LINE - 1),
        "!" * (MAX_LINE - 1),
        "a=" * (MAX_LINE // 2),
        '[A "' + "\\\\" * (MAX_LINE // 2 - 3),
        '[A "' + '\\"' * (MAX_LINE // 2 - 3),
        "[" + "A" * (MAX_LINE - 2),
        '[A "x"' + " " * (MAX_LINE - 7),
        " " * (MAX_LINE - 1) + "$",
        "d4 {x} " * (MAX_LINE // 7),
        "d4(d4)" * (MAX_LINE // 6),
        "d4+" * (MAX_LINE // 3),
        "{\n" * (MAX_LINE // 10),
        "[\n" * (MAX_LINE // 10),
        "[A\n\n" * (MAX_LINE // 40),
    ],
)
def test_the_worst_lines_take_linear_time(text: str) -> None:
    began = time.process_time()
    records, errors = read_all(text)
    assert time.process_time() - began < 30  # takes a second or two; anything quadratic takes hours
    assert not records
    assert errors


# Writing


def test_tags_are_written_in_canonical_order() -> None:
    names = [*TAG_ORDER, "Annotator", "Zeal"]
    text = format_record(Record(tags=dict.fromkeys(reversed(names), "x")))
    assert [line.split()[0][1:] for line in text.splitlines() if line.startswith("[")] == names


def test_long_turns_are_broken_after_a_plus() -> None:
    turn = Turn(9, tuple(Action(f"roll a{n}", "3") for n in range(1, 8)), "!")
    text = format_record(Record(turns=(turn,)), width=24)
    assert text == "9. roll a1=3+roll a2=3+\nroll a3=3+roll a4=3+\nroll a5=3+roll a6=3+\nroll a7=3! *\n"
    assert parse_record(text).turns == (turn,)


def test_no_line_of_a_comment_starts_like_a_tag() -> None:
    comment = "see [Game] and [First] or [ [ [Second " * 5
    for width in (1, 10, 30, 100):
        text = format_record(Record({"Game": "x"}, (comment,)), width)
        assert sum(line.startswith("[") for line in text.splitlines()) == 1
        assert parse_record(text).opening_comments == (comment.strip(),)


def test_comments_are_tidied() -> None:
    written = format_record(Record(opening_comments=(" a {b}\n\n c\x00\ud800 ", "", " \n")))
    assert written == "{a (b) c\ufffd\ufffd} *\n"


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (Record(termination="black"), "'black' is not a result"),
        (Record({"Ga me": "x"}), "The name of a tag"),
        (Record({"": "x"}), "The name of a tag"),
        (Record({"Game": "x\ny"}), "line break"),
        (Record({"Game": "\ud800"}), "control character"),
        (Record({"Game": "é" * (MAX_LINE // 2)}), "bytes"),
        (Record(opening_comments=("x" * (MAX_COMMENT + 1),)), "A comment has more than"),
        (Record(turns=(Turn(1, ()),)), "without an action"),
        (Record(turns=(Turn(-1, actions("d4")),)), "turn number"),
        (Record(turns=(Turn(10**400, actions("d4")),)), "turn number"),
        (Record(turns=(Turn(1, actions("d4"), "!!!"),)), "is not a mark"),
        (Record(turns=(Turn(1, actions("d4"), variations=((),)),)), "A variation without a turn"),
        *(
            (Record(turns=(Turn(1, (Action(text),)),)), "cannot be written")
            for text in ("", " ", "d4 e5", "roll  a1", "roll a1 b2", "d4!", "d4+e5", "é", "d4\n", "x" * (MAX_WORD + 1))
        ),
        (Record(turns=(Turn(1, (Action("d4", ""),)),)), "cannot be written"),
        (Record(turns=(Turn(1, (Action("d4", "1 2"),)),)), "cannot be written"),
        (Record(turns=(Turn(1, (Action("roll"),)),)), "needs another word"),
        (Record(turns=(Turn(1, actions("1-0")),)), "read as the result"),
        (Record(turns=(Turn(1, actions("komi *")),)), "read as the result"),
    ],
)
def test_what_could_not_be_read_back_is_not_written(record: Record, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        format_record(record)


def test_too_deep_variations_are_not_written() -> None:
    turn = Turn(None, actions("d4"))
    for _ in range(MAX_DEPTH + 1):
        turn = Turn(None, actions("d4"), variations=((turn,),))
    with pytest.raises(RecordError, match="nested"):
        format_record(Record(turns=(turn,)))


# Round trips and fuzzing


PREFIX_WORDS = prefix_words(None)
words = st.from_regex(r"[A-Za-z0-9#*:/_,<>@^~&|-]{1,8}", fullmatch=True)
plain_words = words.filter(lambda word: word not in PREFIX_WORDS and word not in TERMINATIONS)
two_words = st.builds(
    "{} {}".format, st.sampled_from(sorted(PREFIX_WORDS)), words.filter(lambda w: w not in TERMINATIONS)
)
any_actions = st.builds(Action, plain_words | two_words, st.none() | words)
comments = st.lists(st.text(max_size=30).map(tidy_comment).filter(bool) | st.just("[Game] [ x"), max_size=2).map(tuple)


def turns(variations: st.SearchStrategy[tuple[tuple[Turn, ...], ...]]) -> st.SearchStrategy[Turn]:
    return st.builds(
        Turn,
        st.none() | st.integers(0, 999_999_999),
        st.lists(any_actions, min_size=1, max_size=4).map(tuple),
        st.sampled_from(["", *sorted(MARKS)]),
        comments,
        variations,
    )


nested_turns = st.recursive(
    turns(st.just(())),
    lambda inner: turns(st.lists(st.lists(inner, min_size=1, max_size=3).map(tuple), max_size=2).map(tuple)),
    max_leaves=8,
)
tag_values = st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=20) | st.text('"\\]; \t', max_size=8)
tags = st.dictionaries(
    st.sampled_from(TAG_ORDER) | st.from_regex(r"[A-Za-z][A-Za-z0-9_]{0,8}", fullmatch=True), tag_values
)
records = st.builds(
    Record, tags, comments, st.lists(nested_turns, max_size=5).map(tuple), st.sampled_from(sorted(TERMINATIONS))
)


@given(records, st.integers(1, 120))
@settings(deadline=None, derandomize=True)
def test_a_written_record_reads_back_equal(record: Record, width: int) -> None:
    text = format_record(record, width)
    for source in (text, text.encode(), io.StringIO(text), io.BytesIO(text.encode()), text.replace("\n", "\r\n")):
        again = parse_record(source)
        assert again == record
        assert format_record(again, width) == text


@pytest.mark.long
@given(st.lists(records.filter(lambda record: bool(record.tags)), max_size=4))
@settings(deadline=None, derandomize=True, max_examples=50)
def test_a_file_of_records_reads_back_equal(several: list[Record]) -> None:
    assert list(read_records("\n".join(map(format_record, several)))) == several
    assert list(read_records("".join(map(format_record, several)))) == several


signs = list('[]"\\\n\r +=!?{}();*$é\x00\ufeff\x85\u2028\ud800')
fragments = st.sampled_from([*signs, '[Game "x"]', "\n\n", "1.", "d4", "3", "roll ", "komi 3", "?!", "1-0", "1/2-1/2"])
noise = st.lists(fragments, max_size=30).map("".join) | st.text()


@given(noise | st.binary() | noise.map(lambda text: text.encode(errors="surrogatepass")))
@settings(deadline=None, derandomize=True, max_examples=500)
def test_noise_gives_records_or_record_errors_and_what_is_read_can_be_written(source: str | bytes) -> None:
    read, errors = read_all(source)
    assert all("\n" not in error for error in errors)
    for record in read:
        text = format_record(record)
        assert parse_record(text) == record
        assert format_record(parse_record(text)) == text


@pytest.mark.long
@given(records, st.data())
@settings(deadline=None, derandomize=True)
def test_a_truncated_record_is_an_error_and_never_spoils_the_next(record: Record, data: st.DataObject) -> None:
    text = format_record(record).removesuffix(f"{record.termination}\n")
    cut = text[: data.draw(st.integers(0, len(text)))]
    read, errors = read_all(cut + "\n\n" + GOOD)
    assert read[-1] == parse_record(GOOD)
    assert len(read) == 1
    assert bool(errors) == bool(cut.strip())
