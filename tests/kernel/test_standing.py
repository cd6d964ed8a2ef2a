"""Standing answers: what may be answered in advance, and for how long."""

from typing import Any

import pytest

from greatpowers.kernel.ask import Ask
from greatpowers.kernel.game import Game
from greatpowers.kernel.standing import Recurring, Standing, Terms
from greatpowers.registry import game_ids, get_game

STANDING = Standing(
    count=lambda state: {"year": state},
    reactions=("year",),
    offers={"ask-passage": Recurring(("power",), ("year",))},
)


def ask(kind: str, prompt: str, **args: str | int) -> Ask:
    return Ask(0, prompt, list, kind=kind, args=args)


def test_a_reaction_can_always_be_passed() -> None:
    reaction = ask("window", "ask-expose", court="court-paris")
    assert STANDING.terms(reaction) == Terms(("pass",), {}, ("year",))
    assert Standing().terms(reaction) == Terms(("pass",), {}, ())


def test_an_offer_is_answered_for_the_same_power() -> None:
    offer = ask("offer", "ask-passage", power="power-prussia", territory="territory-boh")
    assert STANDING.terms(offer) == Terms(("yes", "no"), {"power": "power-prussia"}, ("year",))
    assert Standing().terms(offer) is None


def test_nothing_else_can_be_answered_in_advance() -> None:
    assert STANDING.terms(ask("offer", "ask-accept", power="power-prussia")) is None
    assert STANDING.terms(ask("ask", "ask-passage", power="power-prussia")) is None


def test_a_game_without_standing_answers_has_no_periods() -> None:
    assert Standing().count(object()) == {}


@pytest.mark.parametrize("name", game_ids())
def test_games_count_the_periods_they_name(name: str) -> None:
    game: Game[Any] = get_game(name)
    counted = set(game.standing.count(game.setup(game.settle({}))))
    assert set(game.standing.reactions) <= counted
    for recurring in game.standing.offers.values():
        assert set(recurring.periods) <= counted
