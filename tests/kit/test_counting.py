"""Answers counted: how many of each, within turns, limits and a purse."""

from typing import Any

from greatpowers.kit.counting import Counts, answers_of


def counts(**parts: Any) -> Counts:
    nothing: Counts = {
        "there": {},
        "turns": [],
        "becomes": {},
        "limits": [],
        "worth": {},
        "purse": 0,
    }
    return {**nothing, **parts}  # type: ignore[typeddict-item]


HITS = counts(
    there={"inf": 3, "cav": 2, "merc": 1, "horse": 1},
    turns=[
        ["merc", "horse"],
        ["inf", "cav"],
        ["merc", "horse"],
    ],
)
SHIPS = counts(
    there={"light": 1, "heavy": 1, "damaged": 1},
    turns=[["light", "heavy", "damaged"]] * 2,
    becomes={"heavy": "damaged"},
    limits=[{"of": ["damaged"], "less": ["heavy"], "most": 0}],
)
RECRUITS = counts(
    there={"inf": 3, "cav": 2},
    limits=[{"of": ["inf", "cav"], "less": [], "most": 3}],
    worth={"inf": 2, "cav": 5},
    purse=9,
)


def test_answers_come_turn_by_turn_and_what_has_run_out_is_not_asked_for() -> None:
    assert answers_of(HITS, {"merc": 1, "horse": 1, "cav": 1}) == ["merc", "cav"]


def test_too_few_too_many_and_too_many_of_a_turn_are_no_answer() -> None:
    assert answers_of(HITS, {"merc": 1, "horse": 1}) is None
    assert answers_of(HITS, {"merc": 1, "horse": 1, "inf": 2}) is None
    assert answers_of(HITS, {"inf": 3}) is None
    assert answers_of(HITS, {"merc": 2, "inf": 1}) is None


def test_one_answer_may_open_another() -> None:
    assert answers_of(SHIPS, {"damaged": 1, "heavy": 1}) == ["heavy", "damaged"]
    assert answers_of(SHIPS, {"damaged": 1, "light": 1}) is None


def test_as_many_as_one_likes_within_limits_and_purse() -> None:
    assert answers_of(RECRUITS, {"cav": 1, "inf": 2}) == ["inf", "inf", "cav"]
    assert answers_of(RECRUITS, {"inf": 3}) == ["inf"] * 3
    assert answers_of(RECRUITS, {"cav": 2}) is None
    assert answers_of(RECRUITS, {"inf": 3, "cav": 1}) is None
    assert answers_of(RECRUITS, {}) == []
