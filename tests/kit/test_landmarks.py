"""Landmarks: what the lines of a log tell."""

from greatpowers.kernel.log import Entry
from greatpowers.kit.landmarks import Landmarks, Lines, in_group, landmark, told_in

LINES: Lines = {"log-signed": ("signed", ("court", "partner"))}


def line(text: str, **args: str | int) -> Entry:
    return Entry(0, text, args, None, "")


def test_a_line_tells_of_a_landmark_by_its_arguments() -> None:
    told = line("log-signed", court="court-paris", partner="court-vienna", points=3)
    assert told_in(LINES, told) == "signed: paris vienna"
    assert told_in(LINES, line("log-treaty")) is None


def test_landmarks_are_named_by_group() -> None:
    assert in_group("court", ["paris", "london"]) == ["court: paris", "court: london"]
    assert landmark("court", "court-new-york") == "court: new-york"


def test_a_log_tells_in_its_order_and_no_landmarks_tell_nothing() -> None:
    log = [
        line("log-signed", court="court-paris", partner="court-vienna"),
        line("log-treaty"),
        line("log-signed", court="court-london", partner="court-paris"),
    ]
    known = Landmarks(["signed: paris vienna"], lambda entry: told_in(LINES, entry))
    assert known.met(log) == ["signed: paris vienna", "signed: london paris"]
    assert Landmarks().met(log) == []
