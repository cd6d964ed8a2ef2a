"""Standing answers: what may be answered in advance, and for how long."""

from typing import Any

import pytest

from greatpowers.kernel.ask import Ask
from greatpowers.kernel.game import Game
from greatpowers.kernel.standing import Recurring, Routine, Situation, Standing, Terms, fits
from greatpowers.registry import game_ids, get_game

STANDING = Standing(
    count=lambda state: {"year": state},
    reactions=("year",),
    offers={"ask-passage": Recurring(("power",), ("year",))},
    routines={"ask-more": Routine("done", ("year",))},
)


def ask(kind: str, prompt: str, **args: str | int) -> Ask:
    return Ask(0, prompt, list, kind=kind, args=args)


def test_a_reaction_can_always_be_passed() -> None:
    reaction = ask("window", "ask-expose", court="court-paris")
    assert STANDING.terms(None, reaction) == Terms(("pass",), {}, ("year",))
    assert Standing().terms(None, reaction) == Terms(("pass",), {}, ())


def test_an_offer_is_answered_for_the_same_power() -> None:
    offer = ask("offer", "ask-passage", power="power-prussia", territory="territory-boh")
    assert STANDING.terms(None, offer) == Terms(
        ("yes", "no"), {"power": "power-prussia"}, ("year",)
    )
    assert Standing().terms(None, offer) is None


def test_a_question_of_routine_is_answered_in_its_usual_way() -> None:
    more = ask("ask", "ask-more", power="power-prussia")
    assert STANDING.terms(None, more) == Terms(("done",), {}, ("year",))
    assert Standing().terms(None, more) is None


def test_nothing_else_can_be_answered_in_advance() -> None:
    assert STANDING.terms(None, ask("offer", "ask-accept", power="power-prussia")) is None
    assert STANDING.terms(None, ask("ask", "ask-passage", power="power-prussia")) is None


def test_a_game_without_standing_answers_has_no_periods() -> None:
    assert Standing().count(object()) == {}


@pytest.mark.parametrize("name", game_ids())
def test_games_count_the_periods_they_name(name: str) -> None:
    game: Game[Any] = get_game(name)
    counted = set(game.standing.count(game.setup(game.settle({}))))
    assert set(game.standing.reactions) <= counted
    for recurring in game.standing.offers.values():
        assert set(recurring.periods) <= counted
    for routine in game.standing.routines.values():
        assert set(routine.periods) <= counted
        assert str(game.vocabulary.parse(routine.option)) == routine.option


# -- situations -----------------------------------------------------------------------------


def unless_against_me(_: Any, asked: Ask) -> tuple[Situation, ...]:
    if asked.prompt != "ask-counter-claim":
        return ()
    return (Situation("standing-not-against-me", {"!against": f"seat-{asked.seat}"}),)


def test_an_answer_may_be_limited_to_a_situation() -> None:
    standing = Standing(situations=unless_against_me)
    terms = standing.terms(None, ask("window", "ask-counter-claim", against="seat-2"))
    assert terms is not None
    assert terms.conditions(None) == {}
    assert terms.conditions("standing-not-against-me") == {"!against": "seat-0"}
    assert terms.conditions("standing-on-sundays") is None
    plain = standing.terms(None, ask("window", "ask-expose"))
    assert plain is not None
    assert plain.situations == ()


@pytest.mark.parametrize(
    ("conditions", "args", "fit"),
    [
        ({}, {"by": 1}, True),
        ({"by": 1}, {"by": 1, "against": "x"}, True),
        ({"by": 1}, {"by": 2}, False),
        ({"by": 1}, {}, False),
        ({"!against": "me"}, {"against": "you"}, True),
        ({"!against": "me"}, {"against": "me"}, False),
        ({"!against": "me"}, {}, True),
        ({"by": 1, "!against": "me"}, {"by": 1, "against": "me"}, False),
    ],
)
def test_conditions_on_the_arguments_of_a_question(
    conditions: dict[str, str | int], args: dict[str, str | int], fit: bool
) -> None:
    assert fits(conditions, args) == fit
