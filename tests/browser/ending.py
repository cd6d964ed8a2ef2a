"""One person plays on by clicks alone until the game is over, and reads the end page."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.people import Person

FOLLOW = "new Promise(done => setTimeout(done))"
"""Waits until the page has done what it had to do, such as showing what it was just told."""

Give = Callable[[Person, str], None]
Choose = Callable[[Person], str]


def play_to_the_end(person: Person, choose: Choose, give: Give) -> None:
    """Answer every question of one's seat until there are none left."""
    while not is_over(person):
        person.until(lambda: is_over(person) or is_asked_alone(person), "the bots answer")
        if not is_over(person):
            person.page.evaluate(FOLLOW)
            give(person, choose(person))


def is_over(person: Person) -> bool:
    """Say whether somebody sees that the game is over."""
    return person.state["view"]["result"] is not None


def is_asked_alone(person: Person) -> bool:
    """Say whether all wait for this person: where all are asked at once, the bots answer first."""
    return bool(person.options) and len(person.state["view"]["asks"]) == 1


def end_page(person: Person) -> Locator:
    """Find the page of the end, which tells how the game ended."""
    end = person.page.locator("section.end")
    expect(end).to_be_visible()
    return end
