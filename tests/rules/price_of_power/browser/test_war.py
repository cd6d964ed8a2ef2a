"""The Price of Power: a war by clicks, from its declaration to the terms of its peace."""

import pytest
from playwright.sync_api import expect

from tests.browser.ending import is_asked_alone
from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, PHONE, Person, Screen
from tests.browser.reading import TABLET
from tests.browser.site import Plain, Site
from tests.rules.price_of_power.browser.clicks import (
    BOT,
    act,
    answered,
    by_tile,
    give,
    sit_and_wait,
    state_of,
    step,
    words,
)
from tests.rules.price_of_power.browser.wars import (
    HIT_TWICE,
    HORSE,
    INTO_LOIRE,
    INTO_SEINE,
    ON_BRITTANY,
    ON_FRANCE,
    ON_SCOTLAND,
    RECRUIT,
    TAKE_PARIS,
    TAKE_RENNES,
    asked_seat,
    campaign,
)

SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
MOST_ANSWERS = 60
SCROLLED = "each => each.scrollTop"
TOUCH = """() => {
  const [one, other] = ['.legend', '.since.floating']
    .map(each => document.querySelector(each)?.getBoundingClientRect());
  return other && one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
}"""
"""Says whether the legend of the wars lies under what has happened since one's turn."""


def wars_of(person: Person, realm: str) -> list[Plain]:
    wars: list[Plain] = person.state["view"]["explain"].get("wars", [])
    return [war for war in wars if war["realm"] == realm]


def turn_page(person: Person) -> None:
    """On a phone: turn to the page on which the question is answered."""
    if person.screen is PHONE:
        person.press(person.page.locator(".prompt-answers > .button.gold"))


def test_war_is_declared_by_who_has_read_what_it_means(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, campaign(until="ask-action"), other=BOT)
    give(ann, "declare_war")
    drawer = ann.page.locator(".drawer")
    ann.press(drawer.locator("[data-realm='france']"))
    assert ann.page.locator(".table").evaluate(SCROLLED) == 0, "the question is out of sight"
    prospect = drawer.locator(".prospect")
    expect(prospect).to_contain_text(words().text("pop-war-no-reason"))
    expect(prospect).to_contain_text(words().text("pop-their-side"))
    ann.shot("declaration")
    assert ann.violations(".drawer") == []
    answered(ann, lambda: ann.press(prospect.locator(".button.gold")), "war")
    assert "england" in state_of(ann)["realms"]["france"]["war"]


def test_a_march_leads_a_phone_to_the_map_and_leaves_it_in_sight(
    invite: Invite, site: Site
) -> None:
    table = campaign(*ON_FRANCE, until="ask-action")
    ann = sit_and_wait(invite, site, table, PHONE, other=BOT)
    answered(ann, lambda: by_tile(ann, INTO_SEINE[0]), "from where")
    panel = ann.page.locator(".march")
    answered(ann, lambda: ann.press(panel.locator(f"[data-option='{INTO_SEINE[1]}']")), "who")
    leave = panel.locator("[data-option^='leave_with']").first
    expect(panel).to_be_visible()
    expect(leave).to_have_count(0)
    ann.press(panel.locator(".regroup"))
    expect(leave).to_be_visible()


@pytest.mark.parametrize("screen", [DESKTOP, TABLET], ids=lambda screen: screen.name)
def test_a_call_to_arms_is_answered(invite: Invite, site: Site, screen: Screen) -> None:
    table = campaign(*ON_SCOTLAND, until="ask-answer-defensive-call")
    bob = sit_and_wait(invite, site, table, screen, seat=asked_seat(table))
    drawer = bob.page.locator(".drawer")
    expect(drawer).to_contain_text(words().text("pop-if-refused"))
    assert bob.violations(".drawer") == []
    bob.shot("call")
    assert not bob.measure(TOUCH), "what has happened covers who is at war"
    expect(bob.page.locator(".prompt-answers [data-option='refuse_call']")).to_be_visible()
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
        ann.until(lambda: is_asked_alone(ann) or "battle" not in state_of(ann), "a question")
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
def test_recruits_and_casualties_are_one_choice_each(
    invite: Invite, site: Site, screen: Screen
) -> None:
    ann = sit_and_wait(invite, site, campaign(*RECRUIT, until="ask-muster"), screen, other=BOT)
    before = state_of(ann)["players"][0]["available"]
    for option in ("cavalry regular", "infantry regular", "infantry regular"):
        step(ann, option, "+")
    step(ann, "infantry regular", "−")
    counts = ann.page.locator(".counts")
    ann.shot("recruits")
    assert ann.violations(".counts") == []
    answered(ann, lambda: ann.press(counts.locator(".button.gold")), "recruits")
    ann.until(lambda: state_of(ann)["players"][0]["available"] == before - 2, "two recruits")

    table = campaign(*HORSE, *ON_FRANCE, *INTO_LOIRE, until="ask-battle-loss", seed=HIT_TWICE)
    bob = sit_and_wait(invite, site, table, screen, other=BOT)
    counts = bob.page.locator(".drawer .counts")
    send = counts.locator(".button.gold")
    expect(counts.locator(".sum")).to_contain_text(words().text("pop-count-left", {"n": 0}))
    step(bob, "lose_unit regular_infantry", "−")
    expect(send).to_be_disabled()
    step(bob, "lose_unit regular_cavalry", "+")
    bob.shot("casualties")
    assert bob.violations(".counts") == []
    answered(bob, lambda: bob.press(send), "casualties")
    parties = state_of(bob)["battle"]["attackers"]["parties"]
    assert parties[0]["lost"] == {"infantry": 1, "cavalry": 1}


def test_a_siege(invite: Invite, site: Site) -> None:
    table = campaign(*ON_BRITTANY, *TAKE_RENNES[:1], until="ask-siege")
    ann = sit_and_wait(invite, site, table, other=BOT)
    expect(ann.page.locator(".drawer .siege")).to_contain_text(words().text("province-nantes"))
    assert ann.violations(".drawer") == []
    act(ann, "besiege rennes")
    ann.until(lambda: state_of(ann)["provinces"]["rennes"]["occupier"] == "england", "a fall")


@SCREENS
def test_peace_is_put_together_and_sent_whole(invite: Invite, site: Site, screen: Screen) -> None:
    table = campaign(*ON_BRITTANY, *TAKE_RENNES, until="ask-settle")
    ann = sit_and_wait(invite, site, table, screen, other=BOT)
    turn_page(ann)
    sheet = ann.page.locator(".peace-sheet")
    shut = sheet.locator(".shut", has_text=words().text("pact-full_annexation"))
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


def test_an_offer_of_peace_is_told_to_whom_it_is_made(invite: Invite, site: Site) -> None:
    deeds = (*ON_FRANCE, *INTO_SEINE, *TAKE_PARIS, "offer_peace france")
    table = campaign(*deeds, until="ask-accept-peace")
    bob = sit_and_wait(invite, site, table, seat=asked_seat(table))
    sheet = bob.page.locator(".peace-sheet")
    expect(sheet).to_contain_text(words().text("province-paris"))
    expect(sheet.locator(".balance")).to_contain_text("→")
    bob.shot("offer")
    answered(bob, lambda: bob.press(sheet.locator("[data-option='no']")), "no")
    expect(sheet).to_have_count(0)
    bob.page.keyboard.press("b")
    drawer = bob.page.locator(".drawer")
    both = {"realm": "realm-france", "foe": "realm-england"}
    expect(drawer).to_contain_text(words().text("pop-war-of", both))
    assert bob.violations(".drawer") == []
    bob.shot("wars")
