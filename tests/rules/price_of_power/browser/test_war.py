"""The Price of Power: a war by clicks, from its declaration to the terms of its peace."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP, PHONE, Person, Screen
from tests.browser.site import Plain, Site
from tests.rules.price_of_power.browser.clicks import (
    BOT,
    answered,
    give,
    sit_and_wait,
    state_of,
    words,
)
from tests.rules.price_of_power.browser.wars import (
    INTO_SEINE,
    ON_BRITTANY,
    ON_FRANCE,
    ON_SCOTLAND,
    TAKE_RENNES,
    asked_seat,
    campaign,
)

SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
MOST_ANSWERS = 60


def wars_of(person: Person, realm: str) -> list[Plain]:
    wars: list[Plain] = person.state["view"]["explain"].get("wars", [])
    return [war for war in wars if war["realm"] == realm]


def turn_page(person: Person) -> None:
    """On a phone: turn to the page on which the question is answered."""
    if person.screen is PHONE:
        person.press(person.page.locator(".prompt-answers > .button.gold"))


def act(person: Person, option: str) -> None:
    """Answer in the window that is open, if it offers it there, else as usual."""
    button = person.page.locator(f".drawer [data-option='{option}']").first
    if button.is_visible():
        answered(person, lambda: person.press(button), option)
    else:
        give(person, option)


def test_war_is_declared_by_who_has_read_what_it_means(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, campaign(until="ask-action"), other=BOT)
    give(ann, "declare_war")
    drawer = ann.page.locator(".drawer")
    ann.press(drawer.locator("[data-realm='france']"))
    prospect = drawer.locator(".prospect")
    expect(prospect).to_contain_text(words().text("pop-war-no-reason"))
    expect(prospect).to_contain_text(words().text("pop-their-side"))
    ann.shot("declaration")
    assert ann.violations(".drawer") == []
    answered(ann, lambda: ann.press(prospect.locator(".button.gold")), "war")
    assert "england" in state_of(ann)["realms"]["france"]["war"]


@SCREENS
def test_a_call_to_arms_is_answered(invite: Invite, site: Site, screen: Screen) -> None:
    table = campaign(*ON_SCOTLAND, until="ask-answer-defensive-call")
    bob = sit_and_wait(invite, site, table, screen, asked_seat(table))
    turn_page(bob)
    drawer = bob.page.locator(".drawer")
    expect(drawer).to_contain_text(words().text("pop-if-refused"))
    assert bob.violations(".drawer") == []
    bob.shot("call")
    answered(bob, lambda: bob.press_beside_question("accept_call"), "accept_call")
    bob.until(lambda: wars_of(bob, "france"), "a war")
    assert [war["foe"] for war in wars_of(bob, "france")] == ["england"]


@SCREENS
def test_an_army_marches_into_a_battle_that_is_fought_to_its_end(
    invite: Invite, site: Site, screen: Screen
) -> None:
    ann = sit_and_wait(
        invite, site, campaign(*ON_FRANCE, until="ask-free-action"), screen, other=BOT
    )
    for option in ("march brittany_normandy", "march_to loire"):
        give(ann, option)
    ann.until(lambda: "battle" in state_of(ann), "a Battle")
    fought = 0
    while "battle" in state_of(ann) and fought < MOST_ANSWERS:
        ann.until(lambda: ann.options or "battle" not in state_of(ann), "a question of the Battle")
        if "battle" in state_of(ann):
            expect(ann.page.locator(".drawer")).to_be_visible()
            if fought == 0:
                ann.shot("battle")
                assert ann.violations(".drawer") == []
            act(ann, ann.options[-1])
            fought += 1
    assert fought > 0
    before = campaign(*ON_FRANCE, until="ask-free-action").view(0)["state"]["players"]
    assert [each["armies"] for each in state_of(ann)["players"]] != [
        each["armies"] for each in before
    ]


@SCREENS
def test_a_siege(invite: Invite, site: Site, screen: Screen) -> None:
    table = campaign(*ON_BRITTANY, *TAKE_RENNES[:1], until="ask-siege")
    ann = sit_and_wait(invite, site, table, screen, other=BOT)
    act(ann, "besiege rennes")
    ann.until(lambda: state_of(ann)["provinces"]["rennes"]["occupier"] == "england", "a fall")


@SCREENS
def test_peace_is_put_together_and_sent_whole(invite: Invite, site: Site, screen: Screen) -> None:
    table = campaign(*ON_BRITTANY, *TAKE_RENNES, until="ask-settle")
    ann = sit_and_wait(invite, site, table, screen, other=BOT)
    turn_page(ann)
    sheet = ann.page.locator(".peace-sheet")
    shut = sheet.locator("[data-shut='full_annexation']")
    if screen is PHONE:
        ann.press(sheet.locator("summary"))
    expect(shut).to_contain_text("§")
    ann.press(sheet.locator("[data-term='keep_board_state']"))
    ann.press(sheet.locator("[data-place='rennes'][data-fate='return']"))
    truce = {"power": "realm-england", "target": "realm-brittany"}
    expect(sheet.locator(".balance")).to_contain_text(words().text("log-truce", truce))
    ann.shot("peace")
    assert ann.violations(".peace-sheet") == []
    answered(ann, lambda: ann.press(sheet.locator(".send")), "peace")
    after = state_of(ann)
    assert after["provinces"].get("rennes", {}).get("occupier") is None
    assert "england" in after["realms"]["brittany"]["truce"]
    expect(sheet).to_have_count(0)


def test_wars_are_told_in_their_drawer(invite: Invite, site: Site) -> None:
    table = campaign(*ON_FRANCE, *INTO_SEINE, until="ask-action")
    ann = sit_and_wait(invite, site, table)
    ann.page.keyboard.press("b")
    drawer = ann.page.locator(".drawer")
    both = {"realm": "realm-england", "foe": "realm-france"}
    expect(drawer).to_contain_text(words().text("pop-war-of", both))
    ann.shot("wars")
    assert ann.violations(".drawer") == []
