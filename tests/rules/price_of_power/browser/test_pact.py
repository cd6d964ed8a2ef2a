"""The Price of Power: a peace that two people agree on, by clicks of both."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, PHONE, Person, Screen
from tests.browser.site import Site
from tests.rules.price_of_power.browser.clicks import (
    ANN,
    BOB,
    answered,
    state_of,
    turn_page,
    words,
)
from tests.rules.price_of_power.browser.wars import INTO_SEINE, ON_FRANCE, TAKE_PARIS, campaign

SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
RANSOM = 10


def sit_down(invite: Invite, site: Site, screen: Screen) -> tuple[Person, Person]:
    """Let England and France sit down where England settles its war with France."""
    table = campaign(*ON_FRANCE, *INTO_SEINE, *TAKE_PARIS, until="ask-settle")
    ann, bob = invite("Ann", screen), invite("Bob", screen)
    seats = dict(zip(table.seats, (ANN, BOB), strict=True))
    record = json.loads(table.record().to_json())
    opened = site.post("/api/records", {"record": record, "resume": True, "seats": seats})
    for person, seat in zip((ann, bob), table.seats, strict=True):
        person.sit(opened, seat)
    return ann, bob


def ducats(person: Person) -> dict[str, int]:
    return {each["realm"]: each["ducats"] for each in state_of(person)["players"]}


@SCREENS
def test_two_people_agree_on_a_peace(invite: Invite, site: Site, screen: Screen) -> None:
    ann, bob = sit_down(invite, site, screen)
    before = ducats(ann)
    sheet = ann.page.locator(".peace-sheet")
    turn_page(ann, sheet)
    ann.press(sheet.locator("[data-term='negotiate']"))
    answered(ann, lambda: ann.press(sheet.locator(".send")), "talks of peace")
    drawer = ann.page.locator(".drawer")
    turn_page(ann, drawer.locator("[data-option='prevail_by keep_board_state']"))

    def choose(option: str) -> Callable[[], None]:
        return lambda: ann.press(drawer.locator(f"[data-option='{option}']"))

    ann.press(drawer.locator("summary"))
    expect(drawer.locator("details")).to_contain_text(words().text("pact-full_annexation"))
    answered(ann, choose("prevail_by keep_board_state"), "a term")
    expect(drawer).to_contain_text(words().text("pop-pact-victor", {"realm": "realm-england"}))
    answered(ann, choose("offer_alliance"), "offer_alliance")
    expect(drawer).to_contain_text(words().text("option-offer_alliance"))
    ann.shot("pact")
    assert ann.violations(".drawer") == []
    answered(ann, lambda: ann.press_beside_question("propose_peace"), "propose_peace")
    bob.until(lambda: "yes" in bob.options, "the peace is proposed")
    told = bob.page.locator(".drawer")
    expect(told).to_contain_text(words().text("province-paris"))
    expect(told).to_contain_text(words().text("pact-keep_board_state"))
    bob.shot("pact-offered")
    assert bob.violations(".drawer") == []
    answered(bob, lambda: bob.press_beside_question("yes"), "yes")
    bob.until(lambda: "england" in state_of(bob)["realms"]["france"]["truce"], "a Truce")
    after = ducats(bob)
    assert after["england"] - before["england"] == RANSOM
    assert before["france"] - after["france"] == RANSOM
    assert "england" in state_of(bob)["realms"]["france"]["allied"]
