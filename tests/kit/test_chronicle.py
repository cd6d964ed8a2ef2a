"""Chronicles: points by chapter and by source."""

from greatpowers.kernel.log import Entry
from greatpowers.kit.chronicle import Chronicler


def line(text: str, at: int) -> Entry:
    return Entry(at, text, {}, None, "")


def test_points_are_told_by_chapter_and_by_source() -> None:
    told = Chronicler(2, ("source-a", "source-b", "source-c"))
    told.start(1, 4)
    told.begin("turn", line("log-turn", 3))
    told.gain(0, 2, "source-a", 17)
    told.begin("war", line("log-war", 9))
    told.stand(17)
    told.gain(1, 3, "source-b", 14)
    chronicle = told.chronicle()
    assert [(each["kind"], each["at"]) for each in chronicle["chapters"]] == [
        ("turn", 3),
        ("war", 9),
    ]
    assert [each["gains"] for each in chronicle["chapters"]] == [[2, 0], [0, 3]]
    assert [each["totals"] for each in chronicle["chapters"]] == [[2, 4], [2, 7]]
    assert [each["marker"] for each in chronicle["chapters"]] == [17, 14]
    assert [each["text"] for each in chronicle["sources"]] == ["source-a", "source-b"]


def test_what_is_held_is_told_as_it_stands() -> None:
    told = Chronicler(2, ())
    debt, limits = [3, 5], [6, 8]
    told.hold("held-towns", (2, 0))
    told.hold("held-debt", debt, limits)
    debt[0] = 4
    assert told.chronicle()["holdings"] == [
        {"text": "held-towns", "counts": [2, 0], "limits": []},
        {"text": "held-debt", "counts": [3, 5], "limits": [6, 8]},
    ]
