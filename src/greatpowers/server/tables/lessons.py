"""Lessons at a table: how far the plan was followed, and what comes next by it.

While the plan is followed, the other seats answer by it and wait where the learner comes first;
from the first answer that differs they are bots like all others.
"""

from typing import Any

from greatpowers.kernel.table import Table
from greatpowers.kit.lesson import Lesson, lesson_of
from greatpowers.server.storage.models import StoredTable


def lesson_at(row: StoredTable, table: Table[Any]) -> Lesson | None:
    """Return the lesson that is given at a table; none if other rules have gone on there."""
    return lesson_of(table.game) if row.lesson and row.base is None else None


def followed(row: StoredTable, table: Table[Any]) -> int | None:
    """Say how many answers are those of the plan, from the first on; none without a lesson."""
    lesson = lesson_at(row, table)
    return None if lesson is None else lesson.followed(_given(table))


def planned_for(row: StoredTable, table: Table[Any], seat: str) -> str | None:
    """Return what a seat answers now by the plan, while it is followed and the seat is next."""
    planned = next_of_plan(row, table)
    return planned[1] if planned is not None and planned[0] == seat else None


def waits(row: StoredTable, table: Table[Any], seat: str) -> bool:
    """Say whether a bot leaves the first answer to another that is asked too."""
    planned = next_of_plan(row, table)
    asked = [table.seats[ask.seat] for ask in table.asks()]
    return planned is not None and planned[0] != seat and planned[0] in asked


def next_of_plan(row: StoredTable, table: Table[Any]) -> tuple[str, str] | None:
    """Return who comes next by the plan, with the answer, while it is followed."""
    lesson = lesson_at(row, table)
    if lesson is None or lesson.followed(_given(table)) < table.position:
        return None
    return next(iter(lesson.plan[table.position :]), None)


def _given(table: Table[Any]) -> list[tuple[str, str]]:
    options = table.game.vocabulary.options
    return [(table.seats[seat], str(options[code])) for seat, code in table.answers]
