"""What stands in numbers and symbols is explained under the pointer."""

from playwright.sync_api import expect

from tests.browser.fixtures import Invite
from tests.browser.people import Screen
from tests.browser.reading import begin_plan, readers, too_small
from tests.browser.site import Site
from tests.rules.realpolitik.browser.clicks import (
    SEATS,
    go_on,
    plate,
    played,
    sit_and_wait,
    words,
)


def test_plates_and_supply_are_explained(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played("ask-choose"))
    sheet = ann.page.get_by_role("tooltip").filter(visible=True)
    prussia = ann.state["view"]["state"]["powers"]["prussia"]
    plate(ann, "Prussia").locator(".plate-counts").hover()
    expect(sheet).to_contain_text(words().text("rp-battle-cards", {"n": prussia["cards"]}))
    ann.shot("plate")
    plate(ann, "Prussia").locator(".actions").hover()
    expect(sheet).to_contain_text(words().text("action-mobilisation"))
    ann.page.locator(".supply").first.hover()
    expect(sheet).to_contain_text(words().text("rp-supply-garrisons"))
    ann.page.mouse.move(0, 0)
    assert ann.page.locator(".side .plate-counts [title], .supply [title]").count() == 0


def test_plates_are_opened_by_key_and_by_finger(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played("ask-choose"))
    sheet = ann.page.get_by_role("tooltip").filter(visible=True)
    counts, cards = (plate(ann, "Prussia").get_by_role("button").nth(n) for n in (0, 1))
    counts.focus()
    ann.page.keyboard.press("Tab")
    expect(cards).to_be_focused()
    expect(sheet).to_contain_text(words().text("action-mobilisation"))
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    ann.page.keyboard.press("Enter")
    expect(sheet).to_contain_text(words().text("action-mobilisation"))
    assert ann.violations(".side") == []


def test_the_replay_marks_what_a_step_changed(invite: Invite, site: Site) -> None:
    table = played("ask-choose", stop=lambda each: each.position > 48)
    built = next(entry.at for entry in table.log if entry.text == "log-builds-fortress")
    ann = invite("Ann")
    ann.sit(go_on(site, table), SEATS[0], at=f"?at={built}")
    expect(ann.page.locator(".marks .changed").first).to_be_attached()


TINTS = """() => [...document.querySelectorAll('.land > .tint')].map(tint => {
  let seen = Number(getComputedStyle(tint).fillOpacity);
  for (let part = tint; part; part = part.parentElement) seen *= getComputedStyle(part).opacity;
  return `${getComputedStyle(tint).fill} ${seen.toFixed(2)}`;
})"""
"""The colours of the lands that somebody controls, and how strong they are."""


def test_lands_keep_their_tinctures_while_one_chooses(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played("ask-move"))
    board = ann.page.locator(".realpolitik.targeting")
    expect(board.locator(".land:not(.lit) > .tint").first).to_be_attached()
    while_choosing = ann.measure(TINTS)
    board.evaluate("board => board.classList.remove('targeting')")
    assert ann.measure(TINTS) == while_choosing


@readers
def test_nothing_is_too_small_to_read(invite: Invite, site: Site, screen: Screen) -> None:
    ann = sit_and_wait(invite, site, played("ask-move"), screen)
    assert too_small(ann) == []
    begin_plan(ann)
    assert too_small(ann) == []
