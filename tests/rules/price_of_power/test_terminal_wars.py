"""Wars in the terminal, in every language."""

import pytest

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.explain import explain
from greatpowers.games.price_of_power.state import PEACE, State
from greatpowers.games.price_of_power.terminal_wars import draw_prospects, draw_wars
from greatpowers.games.price_of_power.view import view
from greatpowers.games.price_of_power.view_wars import declarations
from greatpowers.kernel.words import LANGUAGES, Words
from tests.rules.price_of_power.test_view_peace import scene


def drawn(s: State, language: str) -> str:
    seen = {
        "seat": "P1",
        "seats": ["P1", "P2"],
        "state": view(s, 0),
        "explain": explain(s, 0),
    }
    return "\n".join(draw_wars(seen, Words(language, GAME.folder / "text")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_war_is_drawn_once_with_what_peace_would_bring(language: str) -> None:
    s = scene("wien", "piemonte")
    s.phase = PEACE
    text = drawn(s, language)
    assert "2:0" in text
    assert "+8" in text
    assert "§10.5" in text
    assert "{" not in text
    assert text.count("2:0") == 1


def test_terms_are_told_while_peace_is_made() -> None:
    s = scene("wien")
    assert "§10.5" not in drawn(s, "en")


def test_without_a_war_nothing_is_drawn() -> None:
    s = scene()
    s.war = (0,) * len(s.war)
    assert drawn(s, "en") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_declaration_means_is_drawn_while_it_is_made(language: str) -> None:
    s = scene()
    s.war = (0,) * len(s.war)
    s.ruler[0], s.ruler[1] = 0, 1
    told = {"declarations": declarations(s, 0)}
    seen = {
        "seat": "P1",
        "seats": ["P1", "P2"],
        "asks": [{"seat": "P1", "prompt": "ask-declare-war"}],
        "state": view(s, 0),
        "explain": told,
    }
    words = Words(language, GAME.folder / "text")
    text = "\n".join(draw_prospects(seen, words))
    assert words.text("realm-austria", {}) in text
    assert words.text("pop-war-no-reason", {}) in text
    assert "{" not in text
    assert draw_prospects({**seen, "asks": []}, words) == []
