"""Plans on the table page: with the other seat, logged, carried out, kept and shared."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, PHONE, Person, Screen, name_of
from tests.browser.site import Plain, Site, asked, played

SEED = 7
"""With it France may shift Caicos."""
SMALL = Screen("small", {"viewport": {"width": 1024, "height": 768}, "locale": "en-GB"})


def begin(
    invite: Invite, site: Site, screen: Screen = DESKTOP, br: str = "greedy"
) -> tuple[Person, Plain]:
    """Let Ann begin a plan as France, who has points to spend."""
    opened = site.go_on(played(SEED, asked("ask-act")), "me", br)
    ann = invite("Ann", screen=screen)
    ann.sit(opened, "FR")
    if screen is PHONE:
        ann.press(ann.button(ann.text("menu-title")))
    ann.press(ann.button(ann.text("plan-try")).first)
    expect(band(ann)).to_be_visible()
    return ann, opened


def band(ann: Person) -> Locator:
    return ann.role("region", ann.text("plan-title"))


def steps(ann: Person) -> Locator:
    """Find the steps of the plan, the beginning among them."""
    return ann.role("region", ann.text("plan-steps")).get_by_role("button")


def end_the_round(ann: Person) -> None:
    ann.button(re.compile(f"^{ann.text('option-end_round')}")).click()


def others(ann: Person, how: str) -> None:
    ann.page.get_by_text(ann.text(f"plan-others-{how}"), exact=True).click()


def is_planning(ann: Person) -> bool:
    return not any('"type":"answer"' in said for said in ann.said)


def test_bots_play_on_in_a_plan_until_one_is_asked_again(invite: Invite, site: Site) -> None:
    ann, _ = begin(invite, site)
    before = ann.state["position"]
    ann.press_place("caicos")
    expect(steps(ann)).to_have_count(2)
    end_the_round(ann)
    question = ann.page.locator("#prompt .question")
    expect(question).to_have_text(ann.text("ask-invest"))
    expect(steps(ann).nth(4)).to_be_attached()
    ann.shot("far")
    assert is_planning(ann)
    assert ann.state["position"] == before
    steps(ann).nth(1).click()
    expect(question).to_have_text(ann.text("ask-act"))
    expect(ann.place("caicos")).to_have_accessible_name(re.compile("French"))
    assert ann.violations() == []
    ann.button(re.compile(f"^{ann.text('prompt-undo')}")).click()
    expect(ann.place("caicos")).to_have_accessible_name(re.compile("nobody"))
    steps(ann).nth(1).click()
    expect(ann.place("caicos")).to_have_accessible_name(re.compile("French"))


@pytest.mark.parametrize("screen", [DESKTOP, SMALL], ids=lambda screen: screen.name)
def test_the_other_side_is_played_by_hand(invite: Invite, site: Site, screen: Screen) -> None:
    ann, _ = begin(invite, site, screen)
    others(ann, "hand")
    end_the_round(ann)
    hint = ann.page.locator("#prompt .hint")
    expect(hint).to_contain_text("whose hidden cards are imagined")
    expect(ann.page.locator("#prompt .question")).to_have_text(ann.text("ask-invest"))
    ann.shot()
    ann.page.locator(".picker button, .tiles button").first.click()
    expect(ann.page.locator("#prompt .question")).to_have_text(ann.text("ask-act"))
    assert is_planning(ann)


def test_a_plan_is_carried_out_in_one_go(invite: Invite, site: Site) -> None:
    ann, _ = begin(invite, site)
    before = ann.state["position"]
    ann.press_place("caicos")
    expect(steps(ann)).to_have_count(2)
    others(ann, "hand")
    end_the_round(ann)
    expect(steps(ann)).to_have_count(3)
    ann.button(ann.text("plan-carry-out", n=2)).click()
    expect(band(ann)).to_have_count(0)
    expect(ann.page.get_by_text(ann.text("plan-carried-out", n=2))).to_be_visible()
    ann.until(lambda: ann.state["position"] >= before + 2, "both answers are given")
    given = [said for said in ann.said if '"type":"answer"' in said]
    assert len(given) == 1
    assert '"options":["shift caicos","end_round"]' in given[0]
    expect(ann.place("caicos")).to_have_accessible_name(re.compile("French"))


def test_plans_are_kept_by_name(invite: Invite, site: Site) -> None:
    ann, _ = begin(invite, site)
    ann.press_place("caicos")
    expect(steps(ann)).to_have_count(2)
    band(ann).get_by_role("button", name=ann.text("plans-title")).click()
    sheet = ann.role("dialog", ann.text("plans-title"))
    ann.role("textbox", ann.text("plans-name")).fill("West Indies")
    sheet.get_by_role("button", name=ann.text("plans-keep")).click()
    expect(sheet.get_by_text("West Indies")).to_be_visible()
    ann.shot("kept")
    assert ann.violations() == []
    ann.page.reload()
    ann.wait_for_table()
    ann.button(ann.text("menu-title")).click()
    ann.button(ann.text("plans-title")).click()
    sheet.get_by_role("button", name=ann.text("plans-open")).click()
    expect(band(ann)).to_be_visible()
    expect(ann.place("caicos")).to_have_accessible_name(re.compile("French"))


def test_a_plan_is_shared_by_a_link(invite: Invite, site: Site) -> None:
    ann, opened = begin(invite, site, br="me")
    ann.press_place("caicos")
    expect(steps(ann)).to_have_count(2)
    band(ann).get_by_role("button", name=ann.text("plans-title")).click()
    ann.button(ann.text("plans-share")).click()
    link = ann.role("textbox", ann.text("plans-link"))
    expect(link).to_be_visible()
    ann.shot("share")
    path = link.input_value().removeprefix(site.url)

    bob = invite("Bob")
    bob.sit(opened, "BR", at=path.removeprefix(f"/tables/{opened['table']}"))
    sheet = bob.role("dialog", bob.text("plans-title"))
    expect(sheet.get_by_text("Shift Caicos")).to_be_visible()
    sheet.get_by_role("button", name=bob.text("plans-open")).first.click()
    expect(bob.place("caicos")).to_have_accessible_name(re.compile("French"))
    bob.shot("tried")

    eve = invite("Eve")
    eve.go(path)
    eve.wait_for_table()
    expect(eve.page.get_by_text("Shift Caicos")).to_be_visible()
    expect(eve.page.get_by_text(eve.text("plans-shared-watch"))).to_be_visible()
    expect(eve.button(eve.text("plans-open"))).to_have_count(0)
    eve.shot("watched")


def test_what_names_a_card_in_hand_is_not_shared_unawares(invite: Invite, site: Site) -> None:
    """Which card one discards tells what one holds."""
    opened = site.go_on(played(SEED, asked("ask-discard")), "me", "greedy")
    ann = invite("Ann")
    ann.sit(opened, "FR")
    card = next(option for option in ann.options if option.startswith("discard "))
    ann.button(ann.text("plan-try")).first.click()
    expect(band(ann)).to_be_visible()
    ann.button(name_of(card)).last.click()
    expect(steps(ann)).to_have_count(2)
    band(ann).get_by_role("button", name=ann.text("plans-title")).click()
    ann.button(ann.text("plans-share")).click()
    expect(ann.page.get_by_text(ann.text("plans-share-hidden", n=1))).to_be_visible()
    expect(ann.role("textbox", ann.text("plans-link"))).to_have_count(0)
    ann.shot()
    ann.page.get_by_text(ann.text("plans-share-all")).click()
    expect(ann.role("textbox", ann.text("plans-link"))).to_be_visible()


def test_a_plan_on_a_phone(invite: Invite, site: Site) -> None:
    ann, _ = begin(invite, site, PHONE)
    ann.keep_still()
    box = band(ann).bounding_box()
    assert box is not None
    assert box["height"] < 844 / 4
    ann.shot("band")
    ann.press(ann.button(re.compile(f"^{ann.text('option-end_round')}")))
    expect(ann.page.locator("#prompt .question")).to_have_text(ann.text("ask-invest"))
    pages = ann.role("navigation", ann.text("nav-title"))
    ann.press(pages.get_by_role("button", name=ann.text("side-log")))
    expect(steps(ann).first).to_be_visible()
    ann.shot("log")
