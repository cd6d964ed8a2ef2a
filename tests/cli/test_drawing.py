"""What is new in a drawing is told with its heading, and nothing else is."""

from greatpowers.cli.drawing import changed, parts

BEFORE = [
    "",
    "[head]France[/]",
    "                Money 7",
    "  Control       Paris; Lyon;",
    "                Savoy",
    "[head]Prussia[/]",
    "                Money 5",
    "  Control       Berlin",
]


def with_line(number: int, line: str) -> list[str]:
    return [*BEFORE[:number], line, *BEFORE[number + 1 :]]


def test_nothing_new_is_nothing_to_draw() -> None:
    assert changed(BEFORE, set(parts(BEFORE))) == []


def test_a_row_that_changed_is_drawn_whole_under_its_heading() -> None:
    now = with_line(4, "                Savoy; Nice")
    assert changed(now, set(parts(BEFORE))) == [
        "",
        "[head]France[/]",
        "  Control       Paris; Lyon;",
        "                Savoy; Nice",
    ]


def test_what_runs_on_under_a_heading_belongs_to_it() -> None:
    now = with_line(6, "                Money 0")
    assert changed(now, set(parts(BEFORE))) == ["", "[head]Prussia[/]", "                Money 0"]


def test_the_same_row_under_another_heading_is_new() -> None:
    now = with_line(7, "  Control       Paris; Lyon;")
    assert changed(now, set(parts(BEFORE)))[1] == "[head]Prussia[/]"


def test_of_a_heading_that_says_more_only_the_heading_is_drawn() -> None:
    now = with_line(5, "[head]Prussia[/] (ally: Italy)")
    assert changed(now, set(parts(BEFORE))) == [
        "",
        "[head]Prussia[/] (ally: Italy)",
        "                Money 5",
    ]
