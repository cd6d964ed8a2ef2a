"""A Battle in the terminal, in every language."""

import pytest

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.explain import explain
from greatpowers.games.price_of_power.terminal_battle import draw_battle
from greatpowers.games.price_of_power.view import view
from greatpowers.kernel.words import LANGUAGES, Words
from tests.rules.price_of_power.test_view_battle import battle


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_sides_are_drawn_with_dice_and_chances(language: str) -> None:
    s = battle().state
    words = Words(language, GAME.folder / "text")
    lines = draw_battle({"state": view(s, 0), "explain": explain(s, 0)}, words)
    text = "\n".join(lines)
    assert "England" in text or language != "en"
    assert " 3" in text
    assert "× 6" in text
    assert "%" in text
    assert "{" not in text


def test_without_a_battle_nothing_is_drawn() -> None:
    s = battle().state
    s.battle = [[] for _ in s.battle]
    shown = {"state": view(s, 0), "explain": explain(s, 0)}
    assert draw_battle(shown, Words("en", GAME.folder / "text")) == []
