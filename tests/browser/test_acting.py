"""Acting on the table page: taking back, being asked again, a lost network, keys, sizes."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, PHONE, Person, Screen
from tests.browser.reading import begin_plan, readers, too_small
from tests.browser.site import GAME, Site, asked, played, seat

SEED = 7
"""With it France has a tile with economic and diplomatic points and may shift Caicos for 2 of 4."""


def sit(invite: Invite, site: Site, screen: Screen = DESKTOP, rival: str = "random") -> Person:
    """Let Ann sit down before her first action."""
    person = invite("Ann", screen, confirm="lost")
    person.sit(site.go_on(played(SEED, asked("ask-act")), "me", rival), "FR")
    return person


def undo_of(person: Person) -> re.Pattern[str]:
    return re.compile(f"^{person.text('prompt-undo')}")


def end_round(person: Person) -> None:
    """End the round though points are left, and wait until the bot has had its own."""
    before = person.state["position"]
    button = person.page.locator(".prompt-answers .button").last
    button.click()
    button.click()
    person.until(lambda: person.state["position"] > before and person.asked, "the bot has moved")


def test_against_bots_undo_stays_alive(invite: Invite, site: Site) -> None:
    ann = sit(invite, site)
    start = ann.state["position"]
    ann.answer("shift caicos")
    end_round(ann)
    after = ann.state["position"]
    assert ann.state["undoable"] == 0
    ann.button(undo_of(ann)).click()
    ann.until(lambda: ann.state["position"] < after, "the end of the round is taken back")
    assert "end_round" in ann.options
    end_round(ann)
    ann.button(ann.text("undo-further")).click()
    expect(ann.page.get_by_text(ann.text("undo-luck"))).to_be_visible()
    ann.shot("ways")
    ann.button(ann.text("undo-turn")).click()
    ann.until(lambda: ann.state["position"] <= start, "the whole turn is taken back")


def test_any_point_of_the_past_can_be_gone_back_to(invite: Invite, site: Site) -> None:
    ann = sit(invite, site)
    start = ann.state["position"]
    ann.answer("shift caicos")
    end_round(ann)
    ann.button(ann.text("undo-further")).click()
    ann.button(ann.text("undo-point")).click()
    slider = ann.role("slider", ann.text("replay-position"))
    slider.fill(str(start))
    expect(slider).to_have_value(str(start))
    ann.button(ann.text("undo-here")).click()
    ann.until(lambda: ann.state["position"] == start, "everything since is taken back")
    expect(slider).to_have_count(0)


def test_among_people_taking_back_is_asked_for_in_plain_sight(invite: Invite, site: Site) -> None:
    opened = site.go_on(played(SEED, asked("ask-act", 1)), "me", "me")
    ann, bob = invite("Ann"), invite("Bob")
    ann.sit(opened, "FR")
    bob.sit(opened, "BR")
    expect(ann.button(ann.text("undo-ask"))).to_have_count(0)
    while not ann.state["answered"] or ann.state["undoable"]:
        who = ann if ann.asked else bob
        who.answer(who.options[-1])
        ann.until(lambda: ann.state["position"] == bob.state["position"], "both see the answer")
    ann.button(ann.text("undo-ask")).click()
    expect(bob.button(bob.text("proposal-yes"))).to_be_visible()


def test_points_are_not_thrown_away_by_one_press(invite: Invite, site: Site) -> None:
    ann = sit(invite, site)
    before = ann.state["position"]
    ann.page.keyboard.press("Enter")
    button = ann.page.locator(".prompt-answers .button").last
    expect(button).to_have_text(ann.text("option-end_round"))
    expect(button).not_to_have_class(re.compile("primary"))
    button.click()
    expect(button).to_contain_text("4")
    ann.shot("asks")
    ann.page.keyboard.press("Escape")
    expect(button).to_have_text(ann.text("option-end_round"))
    assert ann.state["position"] == before
    button.click()
    button.click()
    ann.until(lambda: ann.state["position"] > before, "the second press ends the round")


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_what_another_action_ends_is_named_and_confirmed(
    invite: Invite, site: Site, screen: Screen
) -> None:
    ann = sit(invite, site, screen)
    ann.answer("shift caicos")
    before = ann.state["position"]
    space = "savoy"
    ann.show("savoy")
    ann.press_place(space)
    card = ann.role("dialog", ann.text(f"space-{space}"))
    expect(card.locator(".loss")).to_contain_text("2")
    ann.shot("card")
    assert ann.state["position"] == before
    ann.press(card.locator(".button.gold"))
    ann.until(lambda: ann.state["position"] > before, "it is confirmed")


def test_a_lost_network_is_told_at_once(invite: Invite, site: Site) -> None:
    ann = sit(invite, site)
    lost = ann.page.get_by_text(ann.text("table-connection-lost"))
    expect(lost).to_have_count(0)
    ann.offline = True
    ann.context.set_offline(True)
    expect(lost).to_be_visible()
    ann.shot()
    ann.context.set_offline(False)
    expect(lost).to_have_count(0)


def test_the_focus_never_falls_to_nothing(invite: Invite, site: Site) -> None:
    ann = sit(invite, site)
    before = ann.state["position"]
    ann.place("caicos").focus()
    ann.page.keyboard.press("Enter")
    ann.until(lambda: ann.state["position"] > before, "caicos is flagged")
    expect(ann.place("caicos")).to_have_accessible_name(re.compile("French"))
    at = "document.activeElement !== document.body"
    ann.until(lambda: ann.page.evaluate(at), "something has the focus")
    ann.page.locator("#prompt").focus()
    ann.page.keyboard.press("Tab")
    choice = "document.activeElement.closest('.lit, .legal, .choice') !== null"
    assert ann.page.evaluate(choice), ann.page.evaluate("document.activeElement.outerHTML")


def test_escape_leaves_the_past_from_its_slider(invite: Invite, site: Site) -> None:
    ann = sit(invite, site)
    ann.page.keyboard.press("r")
    slider = ann.role("slider", ann.text("replay-position"))
    slider.press("ArrowLeft")
    slider.press("Escape")
    expect(slider).to_have_count(0)


@readers
def test_nothing_is_too_small_to_read(invite: Invite, site: Site, screen: Screen) -> None:
    ann = sit(invite, site, screen)
    assert too_small(ann) == []
    begin_plan(ann)
    assert too_small(ann) == []
    ann.page.keyboard.press("0")
    assert too_small(ann) == []
    ann.shot()


def test_a_clock_waits_for_the_empty_seat(invite: Invite, site: Site) -> None:
    ann = invite("Ann")
    ann.sit(site.open("me", "invite", clock={"kind": "days", "days": 2}), "FR")
    plate = ann.page.locator(".power-plate", has_text=ann.text("power-br"))
    expect(plate).to_contain_text(ann.text("plate-empty"))
    clock = ann.page.locator(".prompt .clock")
    expect(clock).to_contain_text("2 d 0 h")
    ann.shot()


CUT = """() => [...document.querySelectorAll('.power-plate :is(.plate-head > b, .who, .clock)')]
  .filter(part => part.scrollWidth > part.clientWidth + 1 && part.clientWidth ||
    part.getClientRects().length > 1)
  .map(part => part.textContent.trim())"""
"""What of a plate is cut, or takes two lines."""


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "it-IT"])
def test_a_clock_leaves_powers_and_names_whole(invite: Invite, site: Site, locale: str) -> None:
    seats = {"FR": seat("me", "Konstancja"), "BR": seat("me", "Maksymilian")}
    clock = {"kind": "live", "minutes": 90, "increment_seconds": 30}
    opened = site.post("/api/tables", {"game": GAME, "seats": seats, "clock": clock})
    ann = invite("Ann", locale=locale)
    ann.sit(opened, "FR")
    expect(ann.page.locator(".power-plate .clock")).to_have_count(2)
    ann.shot(locale)
    assert ann.measure(CUT) == []


def test_text_grows_and_choices_are_confirmed_as_set(invite: Invite, site: Site) -> None:
    ann = invite("Ann")
    kept = json.dumps({"language": "en", "textSize": "larger", "confirm": "always"})
    ann.begin_with(f"localStorage.setItem('greatpowers.settings', {json.dumps(kept)})")
    ann.sit(site.go_on(played(SEED, asked("ask-act")), "me", "random"), "FR")
    question = ann.page.locator(".prompt .say")
    assert question.evaluate("each => getComputedStyle(each).zoom") == "1.3"
    ann.press_place("caicos")
    expect(ann.role("dialog", ann.text("space-caicos"))).to_be_visible()
