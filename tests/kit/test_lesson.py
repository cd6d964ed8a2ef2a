"""A lesson is read with care, and knows how far its plan was followed."""

import json
from pathlib import Path
from typing import Any

import pytest

from greatpowers.kit.lesson import FILE, BadLesson, Lesson, read_lesson

LESSON: dict[str, Any] = {
    "text": "chess-lesson",
    "seat": "A",
    "bot": "greedy",
    "seed": "7",
    "steps": [
        {"text": "hello", "about": ["part-board"]},
        {"text": "open", "about": ["pawn-e2"], "answers": ["A move e2", "B move e7"]},
        {"text": "castle", "when": {"prompt": "ask-castle"}, "answers": ["A castle"]},
    ],
}


def read(folder: Path, **changed: Any) -> Lesson:
    (folder / FILE).write_text(json.dumps({**LESSON, **changed}), "utf-8")
    lesson = read_lesson(folder)
    assert lesson is not None
    return lesson


def test_a_game_need_not_have_one(tmp_path: Path) -> None:
    assert read_lesson(tmp_path) is None


def test_the_plan_is_the_answers_of_all_steps(tmp_path: Path) -> None:
    lesson = read(tmp_path)
    assert lesson.plan == [("A", "move e2"), ("B", "move e7"), ("A", "castle")]
    assert lesson.steps[2].when is not None
    assert lesson.steps[2].when.prompt == "ask-castle"


@pytest.mark.parametrize(
    ("given", "followed"),
    [
        ([], 0),
        ([("A", "move e2")], 1),
        ([("A", "move e2"), ("B", "move d7"), ("A", "castle")], 1),
        ([("B", "move e2")], 0),
        ([("A", "move e2"), ("B", "move e7"), ("A", "castle"), ("B", "resign")], 3),
    ],
)
def test_it_knows_how_far_it_was_followed(
    tmp_path: Path, given: list[tuple[str, str]], followed: int
) -> None:
    assert read(tmp_path).followed(given) == followed


@pytest.mark.parametrize(
    "changed",
    [
        {"steps": [{"text": "hello", "abuot": ["part-board"]}]},
        {"steps": [{"about": ["part-board"]}]},
        {"steps": [{"text": "hello", "answers": ["A"]}]},
        {"steps": [{"text": "hello", "when": {"question": "ask-castle"}}]},
        {"steps": [{"text": "hello", "when": {}}]},
        {"steps": 3},
    ],
)
def test_what_cannot_be_followed_is_refused(tmp_path: Path, changed: dict[str, Any]) -> None:
    with pytest.raises(BadLesson):
        read(tmp_path, **changed)
