"""The lesson leads through a whole Round: two Missions, two Milestones, a war and its peace."""

from greatpowers.games.price_of_power import GAME
from greatpowers.kernel.table import Table
from greatpowers.kit.lesson import lesson_of


def test_the_goal_of_the_lesson_is_reached() -> None:
    lesson = lesson_of(GAME)
    assert lesson is not None
    table = Table.open(GAME, lesson.options, lesson.seed)
    for seat, option in lesson.plan:
        table.answer(table.seats.index(seat), option)
    shown = GAME.view(table.state, table.seats.index(lesson.seat), None)
    learner = shown["players"][table.seats.index(lesson.seat)]
    assert (shown["round"], learner["prestige"]) == (2, 15)
    assert learner["completed"] == ["castile_1", "castile_3"]
    assert shown["provinces"]["granada"]["holder"] == "castile"
    reached = [each["milestone"] for each in shown["milestones"] if "castile" in each["reached"]]
    assert len(reached) == 2
