"""The question of a Turn: it is whole, and what stands beside it lies on the page, at any width."""

import pytest

from tests.browser.fixtures import Invite
from tests.browser.site import Site
from tests.rules.price_of_power.browser.clicks import give, offers, played, sit_and_wait

WIDTHS = (961, 1024, 1199, 1200, 1280, 1400, 1439, 1440)
ASTRAY = """() => [...document.querySelectorAll('.prompt *')].filter((each) => {
  const { left, right, width } = each.getBoundingClientRect();
  const cut = each.matches('.question') && each.scrollHeight > each.clientHeight + 1;
  return width > 0 && (left < 0 || right > innerWidth || cut);
}).map((each) => each.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_the_question_and_all_beside_it_lie_on_the_page(
    invite: Invite, site: Site, language: str
) -> None:
    table = played("ask-action", offers("influence"), "grand_campaign")
    ann = sit_and_wait(invite, site, table, locale=language)
    give(ann, "influence")
    while ann.asked and ann.asked["prompt"] != "ask-more":
        give(ann, "done" if "done" in ann.options else ann.options[0])
    for width in WIDTHS:
        ann.page.set_viewport_size({"width": width, "height": 800})
        assert ann.measure(ASTRAY) == [], width
