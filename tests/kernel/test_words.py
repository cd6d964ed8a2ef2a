"""Words: texts by id, in the player's language or in English."""

from pathlib import Path

import pytest

from greatpowers.kernel.words import Verbatim, Words

ENGLISH = """
greeting = Good morning
farewell = Goodbye, { $name }
treaty = { $n ->
    [one] one point
   *[other] { $n } points
}
court-vienna = Vienna
    .title = the court of Vienna
only-attribute =
    .title = nothing else
log-sent = { $court } sent { $rank }.
"""

POLISH = """
greeting = Dzień dobry
treaty = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
court-vienna = Wiedeń
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, text in (("en", ENGLISH), ("pl", POLISH)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "game.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_text_comes_in_the_language_asked_for(folder: Path) -> None:
    assert Words("en", folder).text("greeting") == "Good morning"
    assert Words("pl", folder).text("greeting") == "Dzień dobry"


def test_what_a_language_lacks_comes_in_english(folder: Path) -> None:
    assert Words("pl", folder).text("farewell", {"name": "court-vienna"}) == "Goodbye, Wiedeń"
    assert Words("it", folder).text("greeting") == "Good morning"


def test_a_missing_text_shows_its_id(folder: Path) -> None:
    assert Words("en", folder).text("no-such-text") == "[no-such-text]"
    assert Words("en", folder).text("court-vienna.motto") == "[court-vienna.motto]"


def test_attributes_are_reached_with_a_dot(folder: Path) -> None:
    assert Words("en", folder).text("court-vienna.title") == "the court of Vienna"
    assert Words("pl", folder).text("court-vienna.title") == "the court of Vienna"


def test_words_among_the_arguments_are_texts_themselves(folder: Path) -> None:
    args: dict[str, str | int] = {"court": "court-vienna", "rank": 7}
    assert Words("en", folder).text("log-sent", args) == "Vienna sent 7."
    assert Words("pl", folder).text("log-sent", args) == "Wiedeń sent 7."


@pytest.mark.parametrize(
    ("language", "n", "expected"),
    [
        ("en", 1, "one point"),
        ("en", 2, "2 points"),
        ("pl", 1, "1 punkt"),
        ("pl", 3, "3 punkty"),
        ("pl", 5, "5 punktów"),
    ],
)
def test_numbers_follow_the_grammar(folder: Path, language: str, n: int, expected: str) -> None:
    assert Words(language, folder).text("treaty", {"n": n}) == expected


def test_has_knows_texts_and_attributes(folder: Path) -> None:
    words = Words("pl", folder)
    assert words.has("greeting")
    assert words.has("farewell")
    assert words.has("court-vienna.title")
    assert words.has("only-attribute.title")
    assert not words.has("only-attribute")
    assert not words.has("greeting.title")
    assert not words.has("no-such-text")


def test_several_folders_are_read_together(folder: Path, tmp_path: Path) -> None:
    shell = tmp_path / "shell"
    (shell / "en").mkdir(parents=True)
    (shell / "en" / "shell.ftl").write_text("quit = Quit\n", encoding="utf-8")
    words = Words("pl", folder, shell)
    assert words.text("quit") == "Quit"
    assert words.text("greeting") == "Dzień dobry"


def test_an_unknown_language_is_refused(folder: Path) -> None:
    with pytest.raises(ValueError, match="languages are en, it, pl, not 'tlh'"):
        Words("tlh", folder)


def test_numbers_below_zero_have_a_minus_sign(folder: Path) -> None:
    assert Words("pl", folder).text("treaty", {"n": -3}) == "−3 punkty"
    assert Words("en", folder).text("farewell", {"name": Verbatim("x-1")}) == "Goodbye, x-1"


def test_a_game_may_call_otherwise_what_the_shell_calls(folder: Path, tmp_path: Path) -> None:
    own = tmp_path / "own" / "en"
    own.mkdir(parents=True)
    (own / "game.ftl").write_text("greeting = Hail", encoding="utf-8")
    words = Words("en", folder, own.parent)
    assert words.text("greeting") == "Hail"
    assert Words("en", folder).text("greeting") == "Good morning"
    assert words.text("court-vienna") == "Vienna"
