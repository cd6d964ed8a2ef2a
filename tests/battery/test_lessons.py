"""Every lesson can be followed to its end, and all that it speaks of is there."""

import json
from pathlib import Path
from typing import Any

import pytest

from greatpowers.bots import BOTS
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.kernel.words import LANGUAGES
from greatpowers.kit.lesson import Lesson, Step, When, lesson_of
from greatpowers.registry import game_ids, get_game
from greatpowers.server.tables.forced import give_forced
from tests.docs.texts import Text, read_texts

WEB = Path(__file__).parents[2] / "web" / "src"
TAUGHT = [name for name in game_ids() if lesson_of(get_game(name)) is not None]


def lesson_in(game: Game[Any]) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


class Learner:
    """A table at which a lesson is given, as the server runs it."""

    def __init__(self, game: Game[Any]) -> None:
        self.lesson = lesson_in(game)
        self.table = Table.open(game, self.lesson.options, self.lesson.seed)
        self.bots = [n for n, name in enumerate(self.table.seats) if name != self.lesson.seat]
        self.forced = give_forced(self.table, self.bots)

    @property
    def seat(self) -> int:
        return self.table.seats.index(self.lesson.seat)

    def give(self, seat: str, option: str) -> None:
        """Give an answer of the plan; what leaves no choice gives itself."""
        if self.forced:
            assert self.forced.pop(0)[:2] == (seat, option)
            return
        others = [self.table.seats[ask.seat] for ask in self.table.asks()]
        assert seat in others, f"{seat} is not asked, but {', '.join(others)}"
        if seat != self.lesson.seat:
            assert self.lesson.seat not in others, "where all are asked, the learner comes first"
        self.table.answer(self.table.seats.index(seat), option)
        self.forced = give_forced(self.table, self.bots)

    def is_due(self, when: When) -> bool:
        """Say whether a step is due, as the page sees it."""
        ask = self.table.ask_of(self.seat)
        state = self.table.game.view(self.table.state, self.seat, None)
        asked = when.prompt is None or (ask is not None and ask.prompt == when.prompt)
        return asked and all(state[field] == value for field, value in when.state.items())

    def follow(self, step: Step) -> None:
        """Follow the plan through a step, which comes due on the way."""
        due = step.when is None or self.is_due(step.when)
        for seat, option in step.answers:
            self.give(seat, option)
            due = due or (step.when is not None and self.is_due(step.when))
        assert due, f"{step.text} is never due where it stands"


@pytest.mark.parametrize("name", TAUGHT)
def test_the_plan_leads_to_the_end_of_the_lesson(name: str) -> None:
    learner = Learner(get_game(name))
    for step in learner.lesson.steps:
        learner.follow(step)
    assert not learner.forced, "the lesson ends before an answer that gives itself"
    assert learner.lesson.steps[-1].answers == (), "the last step is there to be read"
    answers = [f"{seat} {option}" for seat, option in learner.lesson.plan]
    assert learner.table.record().answers == answers
    assert learner.lesson.followed(learner.lesson.plan) == len(answers)


@pytest.mark.parametrize("name", TAUGHT)
def test_the_learner_has_a_seat_among_bots(name: str) -> None:
    game = get_game(name)
    lesson = lesson_in(game)
    seats = game.seats(game.settle(lesson.options))
    assert lesson.seat in seats
    assert len(seats) > 1
    assert lesson.bot in BOTS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_every_step_has_its_words(name: str, language: str) -> None:
    game = get_game(name)
    lesson = lesson_in(game)
    known = read_texts(game.folder / "text" / language)
    assert {"about", "goal"} <= set(known[lesson.text].attributes)
    named = [step.text for step in lesson.steps]
    assert len(set(named)) == len(named), "a step is known by its text"
    for step in lesson.steps:
        acts = any(seat == lesson.seat for seat, _ in step.answers)
        check_words(known[step.text], acts)


def check_words(text: Text, acts: bool) -> None:
    assert text.value
    assert "text" in text.attributes
    assert ("todo" in text.attributes) == acts, "what is to be done is said, and nothing else"


@pytest.mark.parametrize("name", TAUGHT)
def test_everything_it_speaks_of_is_on_the_page(name: str) -> None:
    game = get_game(name)
    verbs = game.vocabulary.verbs.values()
    targets = {f"{verb.kind}-{target}" for verb in verbs for target in verb.targets}
    shell = json.loads((WEB / "shell" / "guide" / "parts.json").read_text("utf-8"))
    own = json.loads((WEB / "games" / name / "parts.json").read_text("utf-8"))
    parts = {f"part-{part}" for part in (*shell, *own["parts"])}
    assert set(own["targets"]) <= {verb.kind for verb in verbs}
    for step in lesson_in(game).steps:
        assert step.about, f"{step.text} points to nothing"
        assert set(step.about) <= targets | parts, f"{step.text}: {step.about}"
