"""Drawing in a terminal: rows, paragraphs and names."""

from pathlib import Path

from greatpowers.kernel.words import Words
from greatpowers.kit.terminal import WIDTH, Picture, fold, paragraph, plain, row, with_facts


def picture(folder: Path) -> Picture:
    (folder / "en").mkdir()
    (folder / "en" / "all.ftl").write_text("good-tea = Tea [fine]\ngood-1 = Gold\n", "utf-8")
    return Picture({}, Words("en", folder))


def test_cells_are_folded_under_their_label() -> None:
    lines = fold("Sea", ["a" * 30, "b" * 30, "c" * 30])
    assert lines == ["  Sea           " + "a" * 30 + "  " + "b" * 30, " " * 16 + "c" * 30]


def test_styles_take_no_room() -> None:
    assert len(fold("Sea", ["[fr]F[/] " + "a" * 27, "b" * 31])) == 1


def test_a_long_label_pushes_only_its_first_line() -> None:
    assert fold("A very long label indeed", ["x"]) == ["  A very long label indeed x"]


def test_texts_are_wrapped_and_brackets_are_no_styles() -> None:
    assert all(len(line) <= WIDTH for line in paragraph("word " * 60))
    assert plain("[x]") == "\\[x]"


def test_a_row_is_running_text_and_a_dash_where_there_is_nothing() -> None:
    lines = row("Lands", ["one two three"] * 5, " and ")
    assert lines == [
        "  Lands         one two three and one two three and one two three and one two",
        "                three and one two three",
    ]
    assert row("Lands", []) == ["  Lands         –"]


def test_facts_stand_in_brackets_if_there_are_any() -> None:
    assert with_facts("Paris", ["fort", "2 units"]) == "Paris (fort, 2 units)"
    assert with_facts("Paris", []) == "Paris"


def test_things_alike_are_counted_and_brackets_in_texts_are_no_styles(tmp_path: Path) -> None:
    names = picture(tmp_path).names("good", ["tea", 1, "tea"])
    assert names == ["Tea \\[fine] ×2", "Gold"]
