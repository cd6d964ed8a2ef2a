"""Lessons: the guided beginning of a game, on a fixed deal and by a plan.

A game's ``lesson.json`` says options, seed, the learner's seat, and steps in their order. Each step
has a text, what it speaks of, and the answers that the plan gives in it, those of the other seats
too, as a record writes them. All answers in a row are the plan.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from greatpowers.kernel.game import Game

FILE: Final = "lesson.json"


class BadLesson(Exception):
    """What a lesson says cannot be followed."""


@dataclass(frozen=True)
class When:
    """When a step speaks of what is on the table: of a question, and of what the view shows.

    It matters to a learner who goes another way than the plan. ``prompt`` is the question that the
    learner is asked, ``state`` what fields of the game's view must be. A step without either is
    told on the plan alone.
    """

    prompt: str | None
    state: Mapping[str, Any]


@dataclass(frozen=True)
class Step:
    """A step: its text, what it is about, when it is due, and its part of the plan.

    ``about`` names targets of the game's verbs, or parts of the page.
    """

    text: str
    about: tuple[str, ...]
    when: When | None
    answers: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Lesson:
    """A lesson; ``text`` is its title, and has its ``about`` and its ``goal``."""

    text: str
    options: Mapping[str, str]
    seed: str
    seat: str
    bot: str
    steps: tuple[Step, ...]

    @property
    def plan(self) -> list[tuple[str, str]]:
        """All answers of the plan in their order, with the seats that give them."""
        return [answer for step in self.steps for answer in step.answers]

    def followed(self, given: Sequence[tuple[str, str]]) -> int:
        """Say how many of the answers at a table are those of the plan, from the first on."""
        for number, (planned, answer) in enumerate(zip(self.plan, given, strict=False)):
            if planned != answer:
                return number
        return min(len(self.plan), len(given))


def read_lesson(folder: Path) -> Lesson | None:
    """Return the lesson of the game in a folder, if it has one."""
    path = folder / FILE
    if not path.exists():
        return None
    try:
        return _lesson(json.loads(path.read_text("utf-8")))
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadLesson(f"{path}: {type(error).__name__}: {error}") from error


@lru_cache(maxsize=32)
def _kept(folder: Path) -> Lesson | None:
    return read_lesson(folder)


def lesson_of(game: Game[Any]) -> Lesson | None:
    """Return the lesson of a game, if it has one; it is read once."""
    return _kept(game.folder)


def _lesson(data: dict[str, Any]) -> Lesson:
    return Lesson(
        text=str(data["text"]),
        options=dict(data.get("options", {})),
        seed=str(data["seed"]),
        seat=str(data["seat"]),
        bot=str(data["bot"]),
        steps=tuple(_step(row) for row in data["steps"]),
    )


def _step(row: dict[str, Any]) -> Step:
    unknown = set(row) - {"text", "about", "when", "answers"}
    if unknown:
        raise ValueError(f"a step knows no {', '.join(sorted(unknown))}")
    return Step(
        text=str(row["text"]),
        about=tuple(row.get("about", ())),
        when=_when(row["when"]) if "when" in row else None,
        answers=tuple(_answer(line) for line in row.get("answers", ())),
    )


def _when(row: dict[str, Any]) -> When:
    unknown = set(row) - {"prompt", "state"}
    if unknown or not row:
        raise ValueError(
            f"when: say prompt or state, not {', '.join(sorted(unknown)) or 'nothing'}"
        )
    return When(row.get("prompt"), dict(row.get("state", {})))


def _answer(line: str) -> tuple[str, str]:
    seat, _, option = line.partition(" ")
    if not option:
        raise ValueError(f"{line!r} is no answer of a seat")
    return seat, option
