"""Whether all that a page shows can be read, in each language and with a plan above the board."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, Person, Screen, words

SMALLEST = 9
"""So many pixels of the screen letters are high, at least."""
TOO_SMALL = """least => [...document.querySelectorAll('.table *')]
  .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
  .filter(each => !each.closest('.seen-by-readers'))
  .filter(each => each.getClientRects().length && each.checkVisibility({visibilityProperty: true}))
  .map(each => {
    const drawn = each instanceof SVGElement ? each.getScreenCTM() : null;
    const scale = drawn ? Math.hypot(drawn.a, drawn.b) : each.currentCSSZoom;
    return [parseFloat(getComputedStyle(each).fontSize) * scale, each.textContent.trim()];
  })
  .filter(([size]) => size < least)"""

UNCUT = "part => part.scrollWidth <= part.clientWidth + 1"
"""Says whether all of a part of the page can be seen."""


def tablet(language: str) -> Screen:
    """Return a small tablet of somebody who speaks a language."""
    size = {"width": 1024, "height": 768}
    return Screen(f"tablet-{language[:2]}", {"viewport": size, "locale": language})


TABLET = tablet("en-GB")
readers = pytest.mark.parametrize(
    "screen",
    [DESKTOP, TABLET, tablet("pl-PL"), tablet("it-IT")],
    ids=lambda screen: screen.name,
)
"""Those before whose screens nothing may be too small."""


def too_small(person: Person) -> list[object]:
    """Return the sizes and texts of what cannot be read."""
    found: list[object] = person.measure(TOO_SMALL, SMALLEST)
    return found


def begin_plan(person: Person) -> None:
    """Try a plan: its band takes room from the board."""
    language = str(person.screen.options["locale"])[:2]
    person.button(words(language).text("plan-try")).first.click()
    expect(person.page.locator(".plan-band")).to_be_visible()


def stands_in_the_head(person: Person, said: str) -> None:
    """See that the top of the page says something, and all of it."""
    part = person.page.locator(".top .turn").get_by_text(said, exact=True)
    expect(part).to_be_visible()
    person.keep_still()
    assert part.evaluate(UNCUT)
