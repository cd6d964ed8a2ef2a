"""Lessons over HTTP: what a learner is told, and the table for it."""

from itertools import accumulate
from typing import Annotated

from fastapi import APIRouter, Path

from greatpowers.kit.lesson import Lesson, Step, When, lesson_of
from greatpowers.server.api.context import AllTables, Calling, WithServices
from greatpowers.server.api.opening import check_opening
from greatpowers.server.api.schemas import (
    LessonInfo,
    LessonStep,
    LessonWhen,
    NewLesson,
    OpenedTable,
    SeatBody,
)
from greatpowers.server.errors import Refusal
from greatpowers.server.tables.creation import open_lesson

router = APIRouter(prefix="/api", tags=["lessons"])


@router.get("/games/{game}/lesson")
async def lesson(game: Annotated[str, Path(max_length=40)], services: WithServices) -> LessonInfo:
    """Tell a lesson step by step, with what the learner is advised to answer."""
    found = lesson_of(services.settings.find_game(game))
    if found is None:
        raise Refusal("not-found", "there is no lesson for this game")
    ends = accumulate(len(step.answers) for step in found.steps)
    steps = [_step(found, step, end) for step, end in zip(found.steps, ends, strict=True)]
    return LessonInfo(text=found.text, seat=found.seat, steps=steps)


def _step(lesson: Lesson, step: Step, end: int) -> LessonStep:
    start = end - len(step.answers)
    return LessonStep(
        text=step.text,
        about=list(step.about),
        when=_when(step.when),
        start=start,
        end=end,
        answers={
            at: option
            for at, (seat, option) in enumerate(step.answers, start)
            if seat == lesson.seat
        },
    )


def _when(when: When | None) -> LessonWhen | None:
    return None if when is None else LessonWhen(prompt=when.prompt, state=dict(when.state))


@router.post("/lessons", status_code=201)
async def begin(body: NewLesson, tables: AllTables, caller: Calling) -> OpenedTable:
    """Open the table of a game's lesson."""
    services = tables.services
    learner = SeatBody(kind="me", name=body.name)
    opener = await check_opening(services, caller, [learner], public=False)
    game = services.settings.find_game(body.game)
    plan = learner.plan(caller.account, caller.name)
    opened = await open_lesson(services, game, plan, opener)
    await tables.find(opened.table)
    return OpenedTable.model_validate(opened.data())
