"""A person plays by keyboard alone: every kind of answer of a first turn is given by key."""

from tests.browser.fixtures import Invite
from tests.browser.people import KEYBOARD
from tests.browser.site import Site
from tests.browser.strategy import Strategy

ALL = {"appoint", "take", "shift", "end_round"}


def test_by_keyboard_alone(invite: Invite, site: Site) -> None:
    ann = invite("Ann", KEYBOARD)
    ann.sit(site.open("me", "random"))
    ann.page.mouse.move(0, 0)
    strategy = Strategy()
    while not {option.partition(" ")[0] for option in strategy.done} >= ALL:
        ann.until(lambda: ann.options, "the bot answers")
        ann.answer(strategy.choose(ann))
    ann.until(lambda: ann.options, "the bot answers what was done by key")
    ann.shot("end")
