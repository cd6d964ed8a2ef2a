"""A newcomer is led through the first round, and told later what is new."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP, PHONE, Person, Screen
from tests.browser.site import Site

COVERED = """() => {
  const slip = document.querySelector('.slip').getBoundingClientRect();
  const meets = (one, other) =>
    one.left < other.right && other.left < one.right &&
    one.top < other.bottom && other.top < one.bottom;
  const legal = '.prompt, .play-sheet .lit, .tile.legal, .picker .button';
  return [...document.querySelectorAll(legal)].filter((each) => {
    const box = each.getBoundingClientRect();
    const around = each.closest('.board-area, .phone, .page') ?? document.body;
    const frame = around.getBoundingClientRect();
    const shown = each.matches('.prompt, .picker .button') || meets(box, frame);
    return box.width && shown && meets(box, slip);
  }).length;
}"""


def slip(person: Person) -> Locator:
    return person.role("region", person.text("guide-title"))


def onward(person: Person) -> None:
    person.press(slip(person).get_by_role("button").last)


def reads(person: Person, step: str) -> None:
    """See that the guide has come to a step and is in nobody's way."""
    expect(slip(person).get_by_role("heading")).to_have_text(person.text(f"is-guide-{step}"))
    if person.screen is DESKTOP:
        person.until(lambda: not person.page.evaluate(COVERED), f"{step} covers something")


def first(person: Person, verb: str) -> str:
    person.until(lambda: any(each.startswith(verb) for each in person.options), verb)
    return next(each for each in person.options if each.startswith(verb))


def begin(person: Person) -> None:
    """Go from the lobby to the guided first round: two clicks."""
    person.go("/")
    person.press(person.role("link", person.text("lobby-first-round")))
    person.press(person.button(person.text("learn-start")))
    person.wait_for_table()


def take(person: Person) -> None:
    person.press(person.page.locator(".tile.legal").first)
    if person.screen is PHONE:
        person.press(person.page.locator(".take"))


def spend(person: Person) -> None:
    before = person.state["position"]
    seen = person.page.locator(".board-area").bounding_box()
    assert seen
    for space in person.page.locator(".play-sheet .space.lit").all():
        box = space.bounding_box()
        if box and seen["y"] < box["y"] < seen["y"] + seen["height"] - 60 and 10 < box["x"] < 330:
            person.press(space)
            break
    if person.screen is PHONE:
        person.press(person.page.locator(".space-card .button.gold"))
    person.until(lambda: person.state["position"] > before, "the space was not taken")
    while person.asked and person.asked["prompt"] != "ask-act":
        person.answer(person.options[0])


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_first_round(invite: Invite, screen: Screen) -> None:
    ann = invite("Ann", screen)
    begin(ann)
    for step in ("vp", "maps", "awards", "demand"):
        reads(ann, step)
        onward(ann)
    reads(ann, "ministers")
    assert ann.violations() == []
    ann.answer(first(ann, "appoint"))
    ann.answer(first(ann, "appoint"))
    reads(ann, "first")
    ann.answer("go_first fr")
    reads(ann, "invest")
    take(ann)
    reads(ann, "points")
    onward(ann)
    reads(ann, "spend")
    ann.shot("spend")
    spend(ann)
    reads(ann, "why")
    ann.page.reload()
    reads(ann, "why")
    for step in ("events", "debt", "war", "undo", "end"):
        onward(ann)
        reads(ann, step)
    ann.answer("end_round")
    ann.until(lambda: ann.options, "the bot has played")
    reads(ann, "bot")
    onward(ann)
    reads(ann, "help")
    onward(ann)
    expect(slip(ann)).to_have_count(0)
    assert "guide" not in ann.page.url


def test_the_guide_waits_for_a_player_who_goes_ahead(invite: Invite) -> None:
    ann = invite()
    begin(ann)
    reads(ann, "vp")
    ann.button(ann.text("table-unfold")).click()
    ann.answer(first(ann, "appoint"))
    ann.answer(first(ann, "appoint"))
    for step in ("maps", "awards", "demand", "first", "invest"):
        onward(ann)
        reads(ann, step)
    expect(slip(ann)).to_contain_text(ann.text("guide-wait"))
    ann.answer("go_first fr")
    expect(slip(ann)).to_contain_text(ann.text("is-guide-invest.todo"))


def test_the_guide_by_keyboard(invite: Invite) -> None:
    ann = invite()
    begin(ann)
    reads(ann, "vp")
    keyboard = ann.page.keyboard
    keyboard.press("Enter")
    reads(ann, "maps")
    keyboard.press("ArrowRight")
    reads(ann, "awards")
    keyboard.press("ArrowLeft")
    reads(ann, "maps")
    keyboard.press("Escape")
    expect(slip(ann)).to_have_count(0)
    ann.page.reload()
    ann.wait_for_table()
    expect(slip(ann)).to_have_count(0)
    assert ann.options, "the game goes on"


def test_tips_come_once_and_can_be_switched_off(invite: Invite, site: Site) -> None:
    ann = invite()
    ann.sit(site.open("me", "greedy"), "FR")
    tip = ann.role("region", ann.text("guide-tip"))
    for verb in ("appoint", "appoint", "go_first fr", "take"):
        expect(tip).to_have_count(0)
        ann.answer(first(ann, verb))
    expect(tip).to_be_visible()
    ann.until(lambda: not ann.page.evaluate(COVERED), "the tip covers something")
    ann.shot("tip")
    ann.button(ann.text("guide-tip-close")).click()
    expect(tip).to_have_count(0)

    bob = invite("Bob")
    bob.go("/settings")
    bob.page.get_by_role("checkbox", name=re.compile(bob.text("settings-tips"))).uncheck()
    bob.sit(site.open("me", "greedy"), "FR")
    for verb in ("appoint", "appoint", "go_first fr", "take"):
        bob.answer(first(bob, verb))
    first(bob, "end_round")
    expect(bob.role("heading", bob.text("ask-act"))).to_be_visible()
    expect(bob.role("region", bob.text("guide-tip"))).to_have_count(0)
