"""The analyst beside the board: asked, shown, tried; and nowhere near a game among people."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from greatpowers import new_table
from greatpowers.arena.matches import play_out
from greatpowers.bots.random_bot import RandomBot
from greatpowers.kernel.table import Table
from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, PHONE, Person, Screen
from tests.browser.site import GAME, Site, asked, played

SEED = 7


def open_analyst(person: Person) -> None:
    if person.screen is PHONE:
        person.press(person.page.locator(".phone-nav button").last)
    person.press(person.tab("side-analyst"))


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_what_to_do_is_asked_and_tried(invite: Invite, site: Site, screen: Screen) -> None:
    ann = invite("Ann", screen)
    ann.sit(site.go_on(played(SEED, asked("ask-act")), "me", "random"), "FR")
    open_analyst(ann)
    ann.press(ann.button(ann.text("analyst-ask")))
    plans = ann.page.locator(".analyst ol > li")
    expect(plans).to_have_count(3)
    first = plans.first
    ann.shot("advised")
    assert ann.violations(".analyst") == []
    ann.press(first.get_by_role("button", name=ann.text("analyst-try")))
    expect(ann.page.locator(".plan-band")).to_be_visible()
    ann.shot("tried")


def test_among_people_there_is_none(invite: Invite, site: Site) -> None:
    ann = invite("Ann")
    ann.sit(site.open("me", "me"), "FR")
    expect(ann.tab("side-log")).to_be_visible()
    expect(ann.tab("side-analyst")).to_have_count(0)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_how_a_game_stood_is_drawn_over_its_replay(
    invite: Invite, site: Site, screen: Screen
) -> None:
    table: Table[Any] = new_table(GAME, seed=SEED)
    play_out(table, {seat: RandomBot(seat) for seat in table.seats})
    record = json.loads(table.record().to_json())
    opened = site.post("/api/records", {"record": record, "resume": False, "public": True})
    eve = invite("Eve", screen)
    eve.page.goto(f"/tables/{opened['table']}?at=20")
    drawn = eve.role("figure", eve.text("hindsight-title"))
    expect(drawn).to_be_visible()
    expect(drawn.locator("polyline")).to_have_count(2)
    eve.shot("hindsight")
    assert eve.violations(".replay-bar") == []
    turn = drawn.get_by_role("button").first
    turn.click()
    expect(eve.role("slider", eve.text("replay-position"))).not_to_have_value("20")
