"""The lesson leads through a whole Peace Turn, its scoring and two theaters of the first War."""

from greatpowers.games.imperial_struggle import GAME
from greatpowers.kernel.table import Table
from greatpowers.kit.lesson import lesson_of


def test_the_goal_of_the_lesson_is_reached() -> None:
    lesson = lesson_of(GAME)
    assert lesson is not None
    table = Table.open(GAME, lesson.options, lesson.seed)
    for seat, option in lesson.plan:
        table.answer(table.seats.index(seat), option)
    told = [(line.text, line.args) for line in table.log]
    assert ("log-turn-scored", {"turn": 1, "total": 21}) in told
    won = [args["theater"] for text, args in told if text == "log-theater-won"]
    assert won[:2] == ["theater-wss_central_europe", "theater-wss_spain"]
    shown = GAME.view(table.state, table.seats.index(lesson.seat), None)
    assert (shown["vp"], shown["stage"]) == (23, "theater_of_war")
