"""Two at one screen: a curtain between them."""

import re

from playwright.sync_api import expect

from tests.browser.fixtures import Invite
from tests.browser.people import Person, words
from tests.browser.strategy import Strategy


def curtain(person: Person) -> str | None:
    """Return what the curtain says, if it is down."""
    dialog = person.page.get_by_role("dialog", name=re.compile("^Pass the screen to "))
    return dialog.inner_text() if dialog.count() else None


def test_nobody_sees_what_is_not_theirs(invite: Invite) -> None:
    ann = invite("Ann")
    ann.hurry()
    ann.go("/")
    ann.button(ann.text("lobby-begin")).click()
    lift = ann.page.get_by_role("button", name=re.compile("^I am "))
    expect(lift).to_be_focused()
    ann.shot("curtain")
    seen: set[str] = set()
    strategy = Strategy()
    for _ in range(14):
        ann.until(lambda: curtain(ann) or ann.options, "the next question")
        if curtain(ann):
            ann.page.keyboard.press("Enter")
            expect(lift).to_have_count(0)
            ann.until(lambda: ann.options, "the seat is shown")
        seat = ann.state["seat"]
        seen.add(seat)
        _assert_own_hand_only(ann)
        ann.answer(strategy.choose(ann))
    assert seen == {"FR", "BR"}


def _assert_own_hand_only(person: Person) -> None:
    """The page names the cards of the seat before it, and none that only the other has drawn."""
    hands = {}
    for message in person.states():
        own = message["view"]["state"]["own"]
        hands[message["seat"]] = set(own["hand"]) | set(own["face_down"])
    mine = hands.pop(person.state["seat"])
    page = person.page.locator("body").inner_text()
    for secret in set().union(*hands.values()) - mine:
        kind = "event" if words().has(f"event-{secret}") else "ministry"
        assert words().text(f"{kind}-{secret}") not in page
