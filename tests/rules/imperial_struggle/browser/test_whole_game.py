"""A person plays a whole game against a bot, from the lobby to the result, by clicks alone."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.ending import end_page, play_to_the_end
from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, PHONE, Person, Screen
from tests.browser.strategy import Strategy, quiet, turn_of

MIDDLE = 15
"""Where the marker of Victory Points starts."""


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_a_whole_game_by_clicks(invite: Invite, screen: Screen) -> None:
    ann = invite("Ann", screen)
    begin_in_the_lobby(ann)
    strategy = Strategy()
    play_to_the_end(
        ann,
        lambda person: (strategy.choose if turn_of(person) == 1 else quiet)(person),
        Person.answer,
    )
    assert turn_of(ann) > 1
    verbs = {option.partition(" ")[0] for option in strategy.done}
    assert {"appoint", "take", "shift", "end_round"} <= verbs
    tells_the_score(ann, end_page(ann))
    ann.shot("end")
    assert ann.violations() == []


def begin_in_the_lobby(person: Person) -> None:
    person.go("/")
    play = person.text("lobby-play-now")
    if person.screen is PHONE:
        play = person.text("lobby-play-game", game="game-title")
    person.press(person.button(play))
    person.wait_for_table()


def tells_the_score(person: Person, end: Locator) -> None:
    """The points of both lie as far apart as the marker went, which stands where it does."""
    view = person.state["view"]
    ahead = view["result"]["scores"][0]
    assert view["state"]["vp"] == MIDDLE + ahead
    expect(end.locator("tr.marker td, td.marker").last).to_have_text(str(view["state"]["vp"]))
    sums = end.locator("thead th b").all_inner_texts()
    assert int(sums[0]) - int(sums[1]) == ahead
    assert sorted(sums) == sorted(end.locator(".arms b").all_inner_texts())
