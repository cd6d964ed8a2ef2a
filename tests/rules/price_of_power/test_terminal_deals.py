"""Deals and negotiated peaces in the terminal, in every language."""

import pytest

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.explain import explain
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.terminal_deals import draw_deal, draw_offers
from greatpowers.games.price_of_power.view import view
from greatpowers.kernel.words import LANGUAGES, Words
from greatpowers.kit.terminal import View
from tests.rules.price_of_power.scenes import play, stake
from tests.rules.price_of_power.test_5_1_2_deals import court, talk
from tests.rules.price_of_power.test_10_5_8_negotiated import AUSTRIA, FRANCE, negotiate, scene


def drawn(s: State, language: str, seat: int | None = FRANCE) -> str:
    seen: View = {"seat": None, "seats": [], "state": view(s, seat), "explain": explain(s, seat)}
    return "\n".join(draw_deal(seen, Words(language, GAME.folder / "text")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_is_drawn_with_both_sides(language: str) -> None:
    s = court()
    talk(s, "offer_alliance", "offer_marriage adm", "ask_ducats 7", "propose_deal")
    text = drawn(s, language, None)
    assert "7" in text
    assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_peace_is_drawn_with_its_term_its_provinces_and_its_ties(language: str) -> None:
    s = scene()
    stake(s, AUSTRIA, "burgundy")
    parts = ("concede keep_board_state", "hand_back sundgau", "for_ducats 7", "set_free milano")
    t = negotiate(s, *parts, "action_by_other", "give_up_claim burgundy", "ask_ducats 4")
    assert drawn(s, language, AUSTRIA) == ""
    play(t, "propose_peace")
    text = drawn(s, language, AUSTRIA)
    words = Words(language, GAME.folder / "text")
    for part in ("province-sundgau", "province-milano", "pact-keep_board_state", "area-burgundy"):
        assert words.text(part) in text
    assert "+7" in text
    assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_offers_on_the_table_are_drawn_with_their_answers(language: str) -> None:
    s = court()
    t = talk(s, "ask_ducats 7", "lay_deal")
    words = Words(language, GAME.folder / "text")
    for text in ("pop-offer-waits", "pop-offer-accepted"):
        seen: View = {"seat": None, "state": view(s, None), "explain": explain(s, None)}
        lines = "\n".join(draw_offers(seen, words))
        assert words.text(text, {"partner": "realm-england"}) in lines
        assert "7" in lines
        if text == "pop-offer-waits":
            t.aside(1, "accept_offer france")


def test_without_a_deal_nothing_is_drawn() -> None:
    assert drawn(court(), "en") == ""
