"""The game in a terminal: who is called how, and what a choice of powers tells."""

import pytest

from greatpowers import new_table
from greatpowers.cli.common import called
from greatpowers.games.imperialism import GAME
from greatpowers.games.imperialism.components import POWERS, START_NUMBER
from greatpowers.games.imperialism.state import DEALT
from greatpowers.games.imperialism.terminal import draw
from greatpowers.kernel.words import LANGUAGES, Words
from tests.rules.imperialism.scenes import open_table, position

ENGLISH = Words("en", GAME.folder / "text")


def dealt(*powers: str, language: str = "en") -> str:
    """Draw the table of a player who has been dealt these powers, as one line of text."""
    table = new_table("imperialism", {"players": "2"}, "powers")
    at = table.state.power_at
    others = [number for number, place in enumerate(at) if place == DEALT]
    for number in others:
        at[number] = 0
    for name in powers:
        at[POWERS.index(name)] = DEALT
    words = Words(language, GAME.folder / "text")
    return " ".join(" ".join(draw({**table.view(0), "explain": table.explain(0)}, words)).split())


def test_a_choice_of_powers_tells_ducats_faith_and_the_starting_number() -> None:
    text = dealt("ottoman", "austria")
    number = START_NUMBER[POWERS.index("ottoman")]
    assert f"25 ducats, never changes religion, starting number {number}" in text
    assert "War against dissenters +3" in text
    assert "2 glory" in text
    number = START_NUMBER[POWERS.index("austria")]
    assert f"Hand limit +1, 25 ducats, Catholic, starting number {number}" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_does_so_in_every_language(language: str) -> None:
    text = dealt("ottoman", "austria", language=language)
    assert str(START_NUMBER[POWERS.index("austria")]) in text
    assert "[" not in text.replace("[head]", "").replace("[/]", "")


def test_a_seat_is_called_by_its_power_once_that_is_revealed() -> None:
    assert called(ENGLISH, open_table(position("spain", "prussia")), 1) == "Prussia"


def test_before_that_it_is_called_by_its_own_name() -> None:
    assert called(ENGLISH, new_table("imperialism", {"players": "2"}, "powers"), 1) == "P2"


def test_seats_that_are_named_after_powers_are_called_by_them() -> None:
    table = new_table("imperial_struggle", {}, "powers")
    words = Words("en", table.game.folder / "text")
    assert called(words, table, 0) in ("France", "Britain")
