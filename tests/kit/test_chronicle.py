"""Chronicles: points by chapter and by source."""

import pytest

from greatpowers.kernel.log import Entry
from greatpowers.kit.chronicle import Chronicler

TURNS = "length-turns"


def line(text: str, at: int) -> Entry:
    return Entry(at, text, {}, None, "")


def test_points_are_told_by_chapter_and_by_source() -> None:
    told = Chronicler(2, ("source-a", "source-b", "source-c"), TURNS)
    told.start(1, 4)
    told.begin("turn", line("log-turn", 3), "chapter-turn")
    told.gain(0, 2, "source-a", 17)
    told.begin("war", line("log-war", 9), "chapter-war")
    told.stand(17)
    told.gain(1, 3, "source-b", 14)
    chronicle = told.chronicle()
    assert [(each["kind"], each["at"]) for each in chronicle["chapters"]] == [
        ("turn", 3),
        ("war", 9),
    ]
    assert [each["title"] for each in chronicle["chapters"]] == ["chapter-turn", "chapter-war"]
    assert chronicle["length"] == {"text": TURNS, "n": 1}
    assert [each["gains"] for each in chronicle["chapters"]] == [[2, 0], [0, 3]]
    assert [each["totals"] for each in chronicle["chapters"]] == [[2, 4], [2, 7]]
    assert [each["marker"] for each in chronicle["chapters"]] == [17, 14]
    assert [each["text"] for each in chronicle["sources"]] == ["source-a", "source-b"]


def test_what_is_held_is_told_as_it_stands() -> None:
    told = Chronicler(2, (), TURNS)
    debt, limits = [3, 5], [6, 8]
    told.hold("held-towns", (2, 0))
    told.hold("held-debt", debt, limits)
    debt[0] = 4
    assert told.chronicle()["holdings"] == [
        {"text": "held-towns", "counts": [2, 0], "limits": []},
        {"text": "held-debt", "counts": [3, 5], "limits": [6, 8]},
    ]


@pytest.mark.parametrize(
    ("gains", "leads"),
    [
        ([(0, 0)], []),
        ([(2, 0), (0, 1)], [(0, 0)]),
        ([(0, 0), (0, 1)], [(1, 1)]),
        ([(2, 0), (0, 2), (0, 1)], [(0, 0), (1, 2)]),
        ([(2, 0), (0, 2), (1, 0)], [(0, 0)]),
        ([(2, 0), (0, 2)], [(0, 0), (None, 1)]),
    ],
)
def test_who_led_is_told_each_time_it_was_another(
    gains: list[tuple[int, int]], leads: list[tuple[int | None, int]]
) -> None:
    told = Chronicler(2, ("source-a",), TURNS)
    for points in gains:
        told.begin("turn", line("log-turn", 0), "chapter-turn")
        for seat, each in enumerate(points):
            told.gain(seat, each, "source-a")
    assert [(each["seat"], each["chapter"]) for each in told.chronicle()["leads"]] == leads
