"""The record: what is saved, and every way in which it can be damaged."""

import json
import random
from typing import Any

import pytest

from greatpowers.kernel.errors import BadOption, BadRecord, NoRecord
from greatpowers.kernel.record import Record, _seal
from greatpowers.kernel.table import Table
from tests import tiny
from tests.kernel.workbench import do, do_random, envoys, lines, photograph


def a_record(seed: int = 3, answers: int = 1000, **options: str) -> Record:
    table = envoys(seed, **options)
    do_random(table, random.Random(seed), answers)
    return table.record()


def sealed(record: Record, **changes: Any) -> str:
    """Write a record with changes and a seal that fits them."""
    content = {**json.loads(record.to_json()), **changes}
    del content["seal"]
    return json.dumps({**content, "seal": _seal(content)})


def complaint(text: str) -> str:
    with pytest.raises(BadRecord) as caught:
        Record.from_json(text)
    return str(caught.value)


def replay_complaint(record: Record, to: int | None = None) -> str:
    with pytest.raises(BadRecord) as caught:
        Table.replay(tiny.GAME, record, to)
    return str(caught.value)


# -- writing and reading --------------------------------------------------------------------


@pytest.mark.parametrize("lots", ["no", "yes"])
@pytest.mark.parametrize("courts", ["2", "3"])
def test_a_record_plays_to_the_same_table(courts: str, lots: str) -> None:
    for seed in range(10):
        table = envoys(seed, courts=courts, lots=lots)
        do_random(table, random.Random(seed))
        again = Table.replay(tiny.GAME, Record.from_json(table.record().to_json()))
        assert photograph(again) == photograph(table)
        assert lines(again, 0) == lines(table, 0)
        assert again.record() == table.record()


def test_a_record_says_what_was_played_in_plain_words() -> None:
    table = envoys(5)
    do(table, "no")
    record = table.record()
    assert (record.game, record.version, record.seed) == ("envoys", 1, "5")
    assert record.options == {"courts": "2", "lots": "no"}
    assert record.answers == ["P1 no"]
    assert '\n  "P1 no"\n' in record.to_json()


def test_a_record_does_not_change_when_the_game_goes_on() -> None:
    table = envoys()
    record = table.record()
    do(table, "no")
    assert record.answers == []


def test_a_record_plays_to_any_position() -> None:
    table = envoys(3)
    photographs = [photograph(table)]
    dice = random.Random(3)
    while table.result is None:
        do_random(table, dice, 1)
        photographs.append(photograph(table))
    for position, expected in enumerate(photographs):
        assert photograph(Table.replay(tiny.GAME, table.record(), position)) == expected


@pytest.mark.parametrize("to", [-1, 1000])
def test_a_record_plays_to_no_position_it_has_not(to: int) -> None:
    assert f"not {to}" in replay_complaint(a_record(), to)


def test_texts_of_any_kind_survive() -> None:
    record = Record("envoys", 1, {}, "Łódź – \u2603", [], [])
    assert Record.from_json(record.to_json()) == record


@pytest.mark.parametrize("seed", ["\ud800", "a\0b", "two\nlines", "x" * 65])
def test_a_seed_that_cannot_be_kept_or_shown_is_refused(seed: str) -> None:
    assert "a seed in the record" in complaint(sealed(a_record(), seed=seed))
    with pytest.raises(BadOption, match="at most 64 characters"):
        Table.open(tiny.GAME, None, seed)
    assert Table.open(tiny.GAME, None, "x" * 64).seed == "x" * 64


@pytest.mark.parametrize("word", ["\ud800", "VIE pass\0"])
def test_words_that_cannot_be_shown_are_refused(word: str) -> None:
    for changed in ({"answers": [word]}, {"options": {word: "x"}}, {"marks": [[1, word, 1]]}):
        assert "cannot be shown" in complaint(sealed(a_record(answers=0), **changed))


def test_a_record_has_a_thousand_marks_at_most() -> None:
    record = a_record(answers=3)
    marks = [[1, record.answers[0].partition(" ")[0], 1]]
    assert Record.from_json(sealed(record, marks=marks * 1000)).marks
    assert "1001 marks" in complaint(sealed(record, marks=marks * 1001))


def test_a_mark_beyond_all_games_is_refused() -> None:
    record = a_record(answers=0)
    player = envoys().seats[0]
    for at, steps in ((10**30, 1), (1_000_001, 1), (3, 4)):
        record.marks = [(at, player, steps)]
        assert "answers taken back" in replay_complaint(record)


@pytest.mark.parametrize("forced", [[3], [-1], [1, 0], [0, 0]])
def test_forced_answers_are_some_of_the_answers(forced: list[int]) -> None:
    assert "'forced'" in complaint(sealed(a_record(answers=3), forced=forced))


def test_an_aside_at_no_moment_of_the_game_is_refused() -> None:
    record = a_record(answers=3)
    record.asides = [(7, f"{envoys().seats[0]} release")]
    assert "at no moment" in replay_complaint(record)


def test_a_resumed_table_has_no_record() -> None:
    state = envoys().state
    with pytest.raises(NoRecord, match="set up from a position"):
        Table.resume(tiny.GAME, state).record()


def test_a_redealt_fork_has_no_record() -> None:
    with pytest.raises(NoRecord, match="redealt"):
        envoys().fork(redeal_for=0).fork().record()


# -- damage to the file ---------------------------------------------------------------------


def test_every_truncation_is_noticed() -> None:
    text = a_record().to_json().rstrip()
    for length in range(len(text)):
        assert complaint(text[:length]).startswith("not a whole record")


def test_every_changed_letter_is_noticed() -> None:
    text = a_record(answers=4).to_json()
    for place, letter in enumerate(text):
        if letter.isalnum():
            complaint(text[:place] + ("x" if letter != "x" else "y") + text[place + 1 :])


@pytest.mark.parametrize("text", ["", "hello", "[" * 100_000, '{"format": 1', "\x00"])
def test_what_is_not_json_is_not_a_record(text: str) -> None:
    assert complaint(text).startswith("not a whole record")


@pytest.mark.parametrize("text", ["[]", "3", "null", '"text"', "{}", '{"game": "envoys"}'])
def test_other_json_is_not_a_record(text: str) -> None:
    assert complaint(text) == "this is not a record of a game"


def test_edited_answers_break_the_seal() -> None:
    text = a_record().to_json()
    assert '"P1 no"' in text or '"P1 yes"' in text
    edited = text.replace('"P1 no"', '"P1 ???"').replace('"P1 yes"', '"P1 no"')
    edited = edited.replace('"P1 ???"', '"P1 yes"')
    assert "its seal does not match" in complaint(edited)


def test_removed_answers_break_the_seal() -> None:
    content = json.loads(a_record().to_json())
    content["answers"].pop()
    assert "its seal does not match" in complaint(json.dumps(content))


def test_a_missing_seal_is_named() -> None:
    content = json.loads(a_record().to_json())
    del content["seal"]
    assert complaint(json.dumps(content)) == "the record has no 'seal'"


@pytest.mark.parametrize("found", [0, 2, "1", None, True])
def test_an_unknown_format_is_named(found: object) -> None:
    assert complaint(sealed(a_record(), format=found)) == (
        f"record format {found!r} is unknown (this one is 1)"
    )


@pytest.mark.parametrize("part", ["game", "version", "options", "seed", "answers", "marks"])
def test_a_missing_part_is_named(part: str) -> None:
    content = json.loads(a_record().to_json())
    del content[part]
    assert complaint(json.dumps(content)) == f"the record has no {part!r}"


def test_an_unknown_part_is_named() -> None:
    assert complaint(sealed(a_record(), cheats=[])) == "the record has an unknown part 'cheats'"


@pytest.mark.parametrize(
    ("part", "value", "expected"),
    [
        ("game", 3, "'game' in the record is not a str"),
        ("version", "1", "'version' in the record is not a int"),
        ("version", True, "'version' in the record is not a int"),
        ("seed", 42, "'seed' in the record is not a str"),
        ("options", [], "'options' in the record is not a dict"),
        ("options", {"courts": 2}, "'options' in the record must be words"),
        ("answers", "P1 no", "'answers' in the record is not a list"),
        ("answers", ["P1 no", 7], "'answers' in the record must be words"),
        ("marks", {}, "'marks' in the record is not a list"),
        ("marks", [[1, "P1"]], "'marks' in the record must be triples of number, seat and number"),
        ("marks", [["1", "P1", 1]], "'marks' in the record must be triples"),
        ("marks", ["P1"], "'marks' in the record must be triples"),
    ],
)
def test_wrong_types_are_named(part: str, value: object, expected: str) -> None:
    assert complaint(sealed(a_record(), **{part: value})).startswith(expected)


# -- records that are whole but cannot be played ------------------------------------------------


def test_a_record_of_another_game_is_refused() -> None:
    record = a_record()
    record.game = "chess"
    assert replay_complaint(record) == "this is a record of 'chess', not of 'envoys'"


def test_a_record_of_other_rules_is_refused() -> None:
    record = a_record()
    record.version = 7
    assert "follows version 7" in replay_complaint(record)
    assert "this is version 1" in replay_complaint(record)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"courts": "9"}, "option 'courts' is one of 2, 3, not '9'"),
        ({"moon": "full"}, "envoys has no option 'moon'"),
    ],
)
def test_impossible_options_are_named(options: dict[str, str], expected: str) -> None:
    record = a_record()
    record.options = options
    assert expected in replay_complaint(record)


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("P9 no", "answer 1 is by 'P9', who is not at this table"),
        ("no", "answer 1 is by 'no', who is not at this table"),
        ("", "answer 1 is by '', who is not at this table"),
        ("P2 no", "answer 1, 'P2 no', cannot be played: P2 is not being asked"),
        ("P1 dance", "there is no verb 'dance' in this game"),
        ("P1 send 44", "'send' has no target '44'"),
        ("P1", "there is no verb ''"),
        ("P1 pass", "pass is not allowed now: Verdict(no-not-asked, 2)"),
    ],
)
def test_an_impossible_answer_is_named(answer: str, expected: str) -> None:
    record = envoys(3).record()
    record.answers = [answer]
    assert expected in replay_complaint(record)


def test_an_illegal_answer_is_named_with_its_number_and_reason() -> None:
    table = envoys(3)
    do(table, "no")
    record = table.record()
    missing = table.state.envoys(tiny.ASIDE)[0] + 1
    record.answers.append(f"P1 send {missing}")
    found = replay_complaint(record)
    assert f"answer 2, 'P1 send {missing}'" in found
    assert "no-not-in-hand" in found


def test_answers_after_the_end_are_refused() -> None:
    record = a_record()
    record.answers.append("P1 yes")
    assert "the game is over" in replay_complaint(record)


@pytest.mark.parametrize(
    ("mark", "expected"),
    [
        ((1, "P9", 1), "a mark is by 'P9', who is not at this table"),
        ((1, "P1", 0), "0 answers taken back out of 1"),
        ((1, "P1", 2), "2 answers taken back out of 1"),
    ],
)
def test_an_impossible_mark_is_named(mark: tuple[int, str, int], expected: str) -> None:
    record = a_record()
    record.marks = [mark]
    assert expected in replay_complaint(record)


def test_a_bad_record_leaves_no_table_behind_and_the_record_as_it_was() -> None:
    record = a_record()
    before = record.to_json()
    broken = Record.from_json(before)
    broken.answers[-1] = "P1 dance"
    replay_complaint(broken)
    assert record.to_json() == before
    assert Table.replay(tiny.GAME, record).record() == record
