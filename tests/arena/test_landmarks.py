"""The landmarks of Imperial Struggle: what is told has a name, and the names are complete."""

from collections import Counter

from greatpowers.games.imperial_struggle.components import (
    ADVANTAGES,
    EVENTS,
    MINISTRIES,
    THEATERS,
)
from greatpowers.games.imperial_struggle.landmarks import LANDMARKS, told_by
from greatpowers.kernel.log import Entry


def landmark(text: str, **args: str | int) -> str | None:
    return told_by(Entry(0, text, args, None, ""))


def test_there_is_a_name_for_everything() -> None:
    groups = Counter(name.partition(": ")[0] for name in LANDMARKS.names)
    assert groups["event"] == 2 * len(EVENTS)
    assert groups["ministry"] == len(MINISTRIES)
    assert groups["advantage"] == 2 * len(ADVANTAGES)
    assert groups["victory"] == 8
    assert len({name.split()[1] for name in LANDMARKS.names if name.startswith("theater")}) == len(
        THEATERS
    )


def test_no_name_is_there_twice() -> None:
    assert len(set(LANDMARKS.names)) == len(LANDMARKS.names)


def test_an_event_is_told_with_its_power() -> None:
    told = landmark("log-event-played", event="event-tax_reform", power="power-br")
    assert told == "event: tax_reform br"
    assert told in LANDMARKS.names


def test_a_theater_is_told_with_the_row_of_its_spoils() -> None:
    def won(margin: int) -> str | None:
        return landmark(
            "log-theater-won", theater="theater-wss_spain", power="power-fr", margin=margin
        )

    rows = [won(margin) for margin in (1, 2, 3, 4, 9)]
    assert rows == [f"theater: wss_spain fr {row}" for row in (1, 2, 2, 3, 3)]
    assert set(rows) <= set(LANDMARKS.names)


def test_a_victory_too_small_for_spoils_is_row_0() -> None:
    told = landmark(
        "log-theater-won", theater="theater-syw_atlantic_dominance", power="power-br", margin=1
    )
    assert told == "theater: syw_atlantic_dominance br 0"
    assert told in LANDMARKS.names


def test_other_lines_tell_of_no_landmark() -> None:
    assert landmark("log-flag", power="power-fr", space="space-havana", cost=2) is None
