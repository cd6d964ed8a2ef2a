"""What the table page does for somebody who plays: undo, why not, rules, plans, the past."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Invite
from tests.browser.people import KEYBOARD, PHONE, Person
from tests.browser.site import Site, asked, played

SEED = 7
"""With it France may shift Caicos, but not Havana, which is connected to nothing of hers."""


@pytest.fixture
def ann(invite: Invite, site: Site) -> Person:
    """Ann, before her first action."""
    person = invite("Ann")
    person.sit(site.go_on(played(SEED, asked("ask-act")), "me", "me"), "FR")
    return person


def flag_on(person: Person, space: str) -> str | None:
    flag: str | None = person.state["view"]["state"]["spaces"].get(space, {}).get("flag")
    return flag


def test_a_click_is_an_answer_and_undo_takes_it_back(ann: Person) -> None:
    undo = ann.page.get_by_role("button", name=re.compile(f"^{ann.text('prompt-undo')}"))
    before = ann.state["position"]
    ann.answer("shift caicos")
    expect(ann.place("caicos")).to_have_accessible_name(re.compile("French"))
    ann.shot("answered")
    undo.click()
    ann.until(lambda: ann.state["position"] == before, "the answer is taken back")
    expect(ann.place("caicos")).to_have_accessible_name(re.compile("nobody"))
    ann.answer("shift caicos")
    ann.page.keyboard.press("u")
    ann.until(lambda: ann.state["position"] == before, "the key takes it back too")


def test_the_price_is_told_before_the_click(ann: Person) -> None:
    ann.place("caicos").hover()
    card = ann.role("group", ann.text("space-caicos"))
    expect(card).to_be_visible()
    expect(card).to_contain_text(ann.text("commodity-tobacco"))
    ann.shot()


def test_why_not_names_the_rule_and_opens_it(ann: Person) -> None:
    ann.press_place("havana")
    card = ann.role("dialog", ann.text("space-havana"))
    expect(card).to_contain_text(ann.text("no-not-connected"))
    ann.shot("card")
    card.get_by_role("button", name="§5.4.1").first.click()
    expect(ann.tab("side-rules")).to_have_attribute("aria-selected", "true")
    section = ann.page.locator("#side-pane button[aria-expanded='true']")
    expect(section).to_contain_text("5.4.1")
    expect(ann.page.locator("#side-pane")).to_contain_text(ann.text("section-5-4-1.text")[:40])
    ann.shot("rule")
    ann.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert ann.state["position"] == int(ann.state["view"]["position"])


def test_the_rules_can_be_searched(ann: Person) -> None:
    ann.tab("side-rules").click()
    ann.role("searchbox", ann.text("rules-search")).fill("squadron")
    sections = ann.page.locator("#side-pane .scroll > button")
    expect(sections.locator("mark").first).to_have_text(re.compile("squadron", re.IGNORECASE))
    assert 0 < sections.count() < 60
    assert ann.violations("#side-pane") == []
    ann.role("searchbox", ann.text("rules-search")).fill("zzzz")
    expect(ann.page.get_by_text(ann.text("rules-nothing"))).to_be_visible()


def test_a_plan_stays_with_who_made_it(ann: Person, invite: Invite, site: Site) -> None:
    before = ann.state["position"]
    ann.button(ann.text("plan-try")).first.click()
    expect(ann.page.get_by_text(ann.text("plan-title"))).to_be_visible()
    ann.press_place("caicos")
    expect(ann.place("caicos")).to_have_accessible_name(re.compile("French"))
    ann.shot("plan")
    assert not any('"type":"answer"' in said for said in ann.said)
    ann.button(ann.text("plan-again")).click()
    expect(ann.place("caicos")).to_have_accessible_name(re.compile("nobody"))
    ann.press_place("caicos")
    expect(ann.place("caicos")).to_have_accessible_name(re.compile("French"))
    ann.button(ann.text("plan-leave")).click()
    expect(ann.place("caicos")).to_have_accessible_name(re.compile("nobody"))
    assert ann.state["position"] == before


def test_the_past_has_a_slider_and_a_link(ann: Person, invite: Invite) -> None:
    ann.answer("shift caicos")
    last = ann.state["position"]
    ann.role("tabpanel", ann.text("side-log")).get_by_role(
        "button", name=ann.text("replay-open"), exact=True
    ).click()
    slider = ann.role("slider", ann.text("replay-position"))
    expect(slider).to_have_value(str(last))
    expect(ann.place("caicos")).to_have_accessible_name(re.compile("French"))
    ann.shot("replay")
    slider.press("ArrowLeft")
    expect(ann.page).to_have_url(re.compile(rf"\?at={last - 1}$"))
    expect(ann.place("caicos")).to_have_accessible_name(re.compile("nobody"))
    ann.button(ann.text("replay-first")).click()
    expect(slider).to_have_value("0")
    ann.button(ann.text("replay-last")).click()
    expect(slider).to_have_value(str(last))

    eve = invite("Eve")
    eve.go(ann.page.url.split("?")[0] + f"?at={last - 1}")
    eve.wait_for_table()
    expect(eve.role("slider", eve.text("replay-position"))).to_have_value(str(last - 1))
    ann.page.keyboard.press("Escape")
    expect(slider).to_have_count(0)
    expect(ann.page).not_to_have_url(re.compile("at="))


def test_a_plan_starts_from_the_past(ann: Person) -> None:
    before = ann.state["position"]
    ann.answer("shift caicos")
    ann.page.keyboard.press("r")
    slider = ann.role("slider", ann.text("replay-position"))
    slider.press("ArrowLeft")
    expect(slider).to_have_value(str(before))
    ann.button(ann.text("plan-from-here")).click()
    expect(ann.page.get_by_text(ann.text("plan-title-from", at=before))).to_be_visible()
    expect(slider).to_have_count(0)
    expect(ann.place("caicos")).to_have_accessible_name(re.compile("nobody"))
    ann.press_place("caicos")
    expect(ann.place("caicos")).to_have_accessible_name(re.compile("French"))
    ann.shot("plan")
    ann.button(ann.text("plan-leave")).click()
    expect(slider).to_have_value(str(before))
    expect(ann.place("caicos")).to_have_accessible_name(re.compile("nobody"))
    ann.page.keyboard.press("Escape")
    expect(ann.place("caicos")).to_have_accessible_name(re.compile("French"))
    assert ann.state["position"] == before + 1


def test_the_log_lights_spaces_and_leads_into_the_past(ann: Person) -> None:
    ann.answer("shift caicos")
    line = ann.role("tabpanel", ann.text("side-log")).get_by_role(
        "button", name=re.compile(ann.text("space-caicos"))
    )
    line.last.click()
    expect(ann.role("slider", ann.text("replay-position"))).to_be_visible()


def test_the_forecast_is_there(ann: Person) -> None:
    ann.tab("side-forecast").click()
    panel = ann.role("tabpanel", ann.text("side-forecast"))
    for region in ("europe", "north_america", "caribbean", "india"):
        expect(panel).to_contain_text(ann.text(f"region-{region}"))
    ann.shot()


def test_the_keys_are_listed(ann: Person) -> None:
    ann.page.keyboard.press("?")
    dialog = ann.role("dialog", ann.text("keys-title"))
    expect(dialog).to_be_visible()
    ann.shot()
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_maps_zoom(ann: Person) -> None:
    board = ann.page.locator(".play-sheet")
    ann.settle()
    whole = board.get_attribute("viewBox")
    ann.page.keyboard.press("3")
    expect(board).not_to_have_attribute("viewBox", whole or "")
    caribbean = ann.button(ann.text("region-caribbean"))
    expect(caribbean).to_have_attribute("aria-pressed", "true")
    ann.settle()
    ann.shot("caribbean")
    ann.page.keyboard.press("0")
    expect(board).to_have_attribute("viewBox", whole or "")


def test_two_fingers_zoom(invite: Invite, site: Site) -> None:
    ann = invite("Ann", PHONE)
    ann.sit(site.go_on(played(SEED, asked("ask-act")), "me", "me"), "FR")
    board = ann.page.locator(".play-sheet")
    ann.role("navigation", ann.text("board-view")).get_by_role("button").first.tap()

    def width() -> float:
        return float((board.get_attribute("viewBox") or "").split()[2])

    ann.until(lambda: width() > 2000, "the whole sheet")
    whole = width()
    ann.spread(195, 400, 3)
    ann.until(lambda: width() < whole / 2.5, "the board is larger")
    ann.spread(195, 400, 1 / 8)
    ann.until(lambda: width() == whole, "the whole sheet again")
    assert ann.page.evaluate("visualViewport.scale") == 1


def test_the_war_display_opens_in_peace(ann: Person) -> None:
    ann.page.keyboard.press("w")
    war = ann.role("region", ann.text("war-wss"))
    expect(war).to_be_visible()
    ann.shot()
    ann.page.keyboard.press("w")
    expect(war).to_have_count(0)


def test_the_board_is_walked_by_key(invite: Invite, site: Site) -> None:
    ann = invite("Ann", KEYBOARD)
    ann.sit(site.go_on(played(SEED, asked("ask-act")), "me", "me"), "FR")
    ann.tab_to(ann.place("caicos"))
    expect(ann.role("group", ann.text("space-caicos"))).to_be_visible()
    ann.page.keyboard.press("ArrowDown")
    expect(ann.place("caicos")).not_to_be_focused()
    ann.page.keyboard.press("ArrowUp")
    ann.place("havana").focus()
    ann.page.keyboard.press("Enter")
    card = ann.role("dialog", ann.text("space-havana"))
    expect(card).to_contain_text(ann.text("no-not-connected"))
    ann.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(ann.place("havana")).to_be_focused()


def test_the_log_is_walked_by_key(ann: Person) -> None:
    lines = ann.role("tabpanel", ann.text("side-log")).locator("li button.there")
    lines.last.focus()
    ann.page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    assert [line.get_attribute("tabindex") for line in lines.all()].count("0") == 1


def test_tab_skips_to_the_question(ann: Person) -> None:
    ann.page.keyboard.press("Tab")
    expect(ann.role("link", ann.text("table-skip"))).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("#prompt")).to_be_focused()


NAME = "The long peace of Utrecht"
CUT = """() => [...document.querySelectorAll('.top .table-name > *')]
  .filter(part => part.scrollWidth > part.clientWidth).map(part => part.textContent)"""


def test_the_name_of_the_table_is_whole(invite: Invite, site: Site) -> None:
    ann = invite("Ann")
    ann.sit(site.open("me", "random", name=NAME), "FR")
    name = ann.role("heading", re.compile(NAME))
    for width, height in ((1024, 768), (1280, 800), (1366, 768), (1440, 900)):
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(name).to_be_visible()
        ann.until(lambda: not ann.measure(CUT), f"the name is whole at {width}")
        expect(ann.page.locator(".top .tools")).to_be_in_viewport(ratio=1)
