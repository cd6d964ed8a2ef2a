"""A person plays a whole game against two bots, to the result, by clicks alone."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.ending import end_page, play_to_the_end
from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, PHONE, Person, Screen
from tests.browser.site import Site
from tests.rules.imperialism.browser.clicks import go_on, played, press, words

BOT = {"kind": "bot", "bot": "random"}
SEAT = "P2"
SEED = 6
"""With it the game is over after about eighty answers, in which everything is done once."""
LIKED = ("achieve", "done", "pass", "conquer", "take", "play", "raise")


def choose(person: Person) -> str:
    """Return what somebody likes best who does one thing a turn, a new land if there is one."""
    options = person.options
    liked = (option for verb in LIKED for option in options if option.split()[0] == verb)
    return next(liked, options[0])


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_a_whole_game_by_clicks(invite: Invite, site: Site, screen: Screen) -> None:
    table = played(lambda table: table.position == 2, SEED)
    ann = invite("Ann", screen, confirm="lost")
    ann.sit(go_on(site, table, P1=BOT, P3=BOT), SEAT)
    done: list[str] = []

    def give(person: Person, option: str) -> None:
        done.append(option.split()[0])
        press(person, option)

    play_to_the_end(ann, choose, give)
    assert {"conquer", "take", "play", "develop", "achieve"} <= set(done)
    tells_the_scores(ann, end_page(ann))
    ann.shot("end")
    assert ann.violations() == []


def tells_the_scores(person: Person, end: Locator) -> None:
    expect(end).to_contain_text(words().text("im-final-scoring"))
    scores = person.state["view"]["result"]["scores"]
    expect(end.locator("tr.total td")).to_have_text([str(score) for score in scores])
