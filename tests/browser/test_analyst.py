"""The analyst beside the board: asked, shown, tried; and nowhere near a game among people."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from greatpowers import new_table
from greatpowers.arena.matches import play_out
from greatpowers.bots.random_bot import RandomBot
from greatpowers.kernel.table import Table
from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, PHONE, Person, Screen
from tests.browser.site import GAME, Site, asked, played

SEED = 7


@pytest.fixture(scope="module")
def over(site: Site) -> str:
    """A table at which a finished game can be looked at; it is analysed once for all tests."""
    table: Table[Any] = new_table(GAME, seed=SEED)
    play_out(table, {seat: RandomBot(seat) for seat in table.seats})
    record = json.loads(table.record().to_json())
    opened = site.post("/api/records", {"record": record, "resume": False, "public": True})
    return str(opened["table"])


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
    expect(first.locator(".aims .gain")).to_be_visible()
    ann.shot("advised")
    assert ann.violations(".analyst") == []
    if screen is DESKTOP:
        looks_on(ann, first)
    ann.press(first.get_by_role("button", name=ann.text("analyst-try")))
    expect(ann.page.locator(".plan-band")).to_be_visible()
    ann.shot("tried")


def test_what_a_bot_did_is_told_with_its_end(invite: Invite, site: Site) -> None:
    ann = invite("Ann")
    table = played(SEED, asked("ask-act"))
    while table.asks()[0].seat == 0:
        table.answer(0, table.default(0))
    ann.sit(site.go_on(table, "me", "greedy"), "FR")
    told = ann.page.locator(".since")
    expect(told.locator(".aims .gain")).to_be_visible()
    ann.shot("since")
    assert ann.violations(".since") == []


def looks_on(person: Person, plan: Locator) -> None:
    """Point at a plan: its answers are played on the board, until nobody points at it any more."""
    before = flags(person)
    steps = plan.locator(".first, .rest span")
    plan.hover()
    expect(plan.locator(".shown")).to_have_count(steps.count())
    assert person.page.locator(".ring-mark.planned").all_inner_texts()
    expect(person.page.locator(".plan-band")).to_have_count(0)
    assert flags(person) != before
    person.shot("pointed")
    person.page.mouse.move(400, 400)
    expect(plan.locator(".shown")).to_have_count(0)
    expect(person.page.locator(".ring-mark.planned")).to_have_count(0)
    assert flags(person) == before


def flags(person: Person) -> str:
    """Return whose flag lies on each space of the board, as it is drawn."""
    drawn: str = person.page.locator("g.space").evaluate_all(
        "all => all.map(each => [each.dataset.id, ...each.classList].join(' ')"
        ".replace(/ (lit|idle)/g, '')).join()"
    )
    return drawn


def test_among_people_there_is_none(invite: Invite, site: Site) -> None:
    ann = invite("Ann")
    ann.sit(site.open("me", "me"), "FR")
    expect(ann.tab("side-log")).to_be_visible()
    expect(ann.tab("side-analyst")).to_have_count(0)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_a_finished_game_is_analysed_and_what_was_better_is_tried(
    invite: Invite, over: str, screen: Screen
) -> None:
    eve = invite("Eve", screen)
    eve.page.goto(f"/tables/{over}")
    turns = eve.page.locator(".turns")
    expect(turns.get_by_role("listitem").first).to_be_visible()
    eve.shot("end")
    assert eve.violations(".turns") == []
    eve.press(eve.button(eve.text("end-analysis")))
    drawn = eve.role("figure", eve.text("hindsight-title"))
    expect(drawn).to_be_visible()
    expect(drawn.locator(".edge")).to_have_count(1)
    assert eve.violations(".replay-bar") == []
    moments = eve.page.locator(".mistakes")
    costly = moments.get_by_role("listitem").first
    expect(costly).to_be_visible()
    eve.shot("mistakes")
    assert eve.violations(".mistakes") == []
    eve.press(costly.get_by_role("button", name=eve.text("analyst-try")))
    expect(eve.page.locator(".plan-band")).to_be_visible()
    eve.shot("better")
