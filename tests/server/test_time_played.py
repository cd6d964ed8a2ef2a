"""How long a game took those at its table: told with its chronicle."""

from datetime import UTC, datetime, timedelta

from greatpowers.server.tables.time_played import LONGEST_THOUGHT, seconds_at_table
from tests.server.conftest import Start
from tests.server.house import Clock

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


def test_pauses_between_sittings_do_not_count() -> None:
    evening = [NOON, NOON + timedelta(minutes=5), NOON + timedelta(minutes=45)]
    tomorrow = [each + timedelta(days=1) for each in evening]
    assert seconds_at_table([]) == 0
    assert seconds_at_table(evening) == 45 * 60
    assert seconds_at_table([*evening, *tomorrow]) == 90 * 60
    assert seconds_at_table([NOON, NOON + LONGEST_THOUGHT]) == LONGEST_THOUGHT.total_seconds()


def test_it_is_told_with_the_chronicle(start: Start) -> None:
    clock = Clock()
    server = start(now=clock)
    opened = server.open("here", "here")
    with server.join(opened["table"], *opened["tokens"].values()) as both:
        both.answer()
        clock.now += timedelta(minutes=7)
        both.answer()
        assert both.ask("chronicle")["played"] == 7 * 60
