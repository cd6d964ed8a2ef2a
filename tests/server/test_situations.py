"""Standing answers that are limited to a situation."""

import pytest

from greatpowers.kernel.ask import Ask
from greatpowers.kernel.standing import Recurring, Situation, Standing
from tests.server.conftest import Start
from tests.server.formalities import find_game_with, open_formalities
from tests.server.house import Player, Refused
from tests.server.test_standing_answers import both, given, stand, to_the_offer, until_asked

NOT_SECOND = "standing-not-second"


def but_for_the_second(_: object, ask: Ask) -> tuple[Situation, ...]:
    """The offer may be answered in advance for all rounds but the second."""
    return (Situation(NOT_SECOND, {"!round": 1}),) if ask.prompt == "ask-accept" else ()


FIND = find_game_with(
    standing=Standing(offers={"ask-accept": Recurring(("court",))}, situations=but_for_the_second)
)


def to_the_next_round(ann: Player, bob: Player) -> None:
    until_asked(bob, "ask-expose")
    bob.answer("pass")
    until_asked(ann, "ask-expose")
    ann.answer("pass")
    until_asked(bob, "ask-once")
    bob.answer("no")
    until_asked(ann, "ask-begin")
    ann.answer("yes")


def test_it_is_given_in_the_situation_and_nowhere_else(database: str, start: Start) -> None:
    server = start(database=database, find_game=FIND)
    with both(server, open_formalities(server.http)) as (ann, bob):
        to_the_offer(ann, bob)
        assert bob.state["view"]["asks"][0]["standing"]["situations"] == [NOT_SECOND]
        stand(bob, "no", situation=NOT_SECOND)
        until_asked(bob, "ask-expose")
        assert bob.state["standing"][0]["args"] == {"!round": 1}
        to_the_next_round(ann, bob)
        until_asked(bob, "ask-accept")
        bob.answer("yes")
        to_the_next_round(ann, bob)
        until_asked(bob, "ask-expose")
    offers = [option for n, _, option in given(server) if n % 5 == 1]
    assert offers == ["no", "yes", "no"]


def test_a_situation_that_the_question_does_not_name_is_refused(start: Start) -> None:
    server = start(find_game=FIND)
    with both(server, open_formalities(server.http)) as (ann, bob):
        to_the_offer(ann, bob)
        with pytest.raises(Refused, match="bad-option"):
            stand(bob, "no", situation="standing-on-sundays")


def test_it_is_replaced_by_another_for_the_same(start: Start) -> None:
    server = start(find_game=FIND, bot_pause=(60.0, 60.0))
    with both(server, open_formalities(server.http)) as (ann, bob):
        to_the_offer(ann, bob)
        bob.answer("no")
        to_the_next_round(ann, bob)
        until_asked(bob, "ask-accept")
        for option in ("no", "yes"):
            stand(bob, option, situation=NOT_SECOND)
        bob.drain()
        assert [each["option"] for each in bob.state["standing"]] == ["yes"]
