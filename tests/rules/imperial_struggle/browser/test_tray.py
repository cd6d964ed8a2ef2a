"""What lies under the board: nothing covers anything else, and everything can be read."""

from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, Screen
from tests.browser.site import Site, asked, played

SEED = 7
SMALL = Screen("small", {"viewport": {"width": 1024, "height": 768}, "locale": "pl-PL"})

WORDS = """captions => captions.map(caption => {
  const words = document.createRange();
  words.selectNodeContents(caption);
  const { left, right } = words.getBoundingClientRect();
  return [left, right];
})"""
"""From where to where the words of some captions reach."""


def spans(cards: Locator) -> list[tuple[float, float]]:
    """Return from where to where some cards reach, from left to right."""
    reach: list[list[float]] = cards.evaluate_all(
        "cards => cards.map(each => each.getBoundingClientRect()).map(box => [box.left, box.right])"
    )
    return sorted((start, end) for start, end in reach)


@pytest.mark.parametrize("screen", [DESKTOP, SMALL], ids=lambda screen: screen.name)
def test_six_cards_lie_side_by_side(invite: Invite, site: Site, screen: Screen) -> None:
    ann = invite("Ann", screen)
    ann.sit(site.go_on(played(SEED, asked("ask-discard")), "me", "me"), "FR")
    cards = ann.page.locator(".tray .event-card, .tray .minister-card, .tray .tile")
    expect(ann.page.locator(".tray .event-card")).to_have_count(6)
    ann.keep_still()
    reach = spans(cards)
    assert len(reach) == 6 + 2 + 9
    for (_, end), (start, _) in pairwise(reach):
        assert end <= start
    overflows = "cards => cards.filter(c => c.scrollWidth > c.clientWidth + 1).length"
    titles = ann.page.locator(".tray .event-card .title, .tray .minister-card .name")
    assert titles.evaluate_all(overflows) == 0
    ann.shot()


@pytest.mark.parametrize("width", [1024, 1280, 1440])
def test_the_button_that_folds_the_tray_lies_on_no_word(
    invite: Invite, site: Site, width: int
) -> None:
    ann = invite("Ann", viewport={"width": width, "height": 800})
    ann.sit(site.go_on(played(SEED, asked("ask-discard")), "me", "me"), "FR")
    fold = ann.button(ann.text("is-fold-tray"))
    expect(fold).to_be_visible()
    ann.keep_still()
    [[left, right]] = spans(fold)
    assert right <= width
    words = ann.page.locator(".tray .caption").evaluate_all(WORDS)
    assert [start for start, end in words if start < right and left < end] == []


def test_a_tile_is_read_before_it_is_taken(invite: Invite, site: Site) -> None:
    ann = invite("Ann")
    ann.sit(site.go_on(played(SEED, asked("ask-invest")), "me", "me"), "FR")
    before = ann.state["position"]
    tile = ann.page.locator(".tile.legal").first
    tile.hover()
    sheet = ann.page.get_by_role("tooltip")
    expect(sheet).to_contain_text(ann.text("is-tile-major"))
    expect(sheet).to_contain_text(ann.text("is-tile-minor"))
    ann.shot()
    assert ann.state["position"] == before
    tile.click()
    ann.until(lambda: ann.state["position"] > before, "one click takes it")
    expect(sheet).to_have_count(0)


def test_a_theater_upgrades_its_tile(invite: Invite, site: Site) -> None:
    table = played(SEED, asked("ask-invest"))
    allows = ("e2_d2", "e2_m2", "d2_e2", "d2_m2", "m2_e2", "m2_d2")
    take = next(o for o in table.options(0) if o.verb == "take" and o.target in allows)
    table.answer(0, take)
    ann = invite("Ann")
    ann.sit(site.go_on(table, "me", "me"), "FR")
    before = ann.state["position"]
    ann.page.keyboard.press("w")
    ann.page.locator(".theater .button.gold").first.click()
    ann.until(lambda: ann.state["position"] > before, "the tile is drawn")
    assert ann.asked is not None
    assert ann.asked["prompt"] == "ask-keep-tile"
