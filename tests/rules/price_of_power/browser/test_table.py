"""The Price of Power: a Round by clicks, drawers, the list of answers, why not."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import ANSWER, DESKTOP, PHONE, Person, Screen
from tests.browser.site import Site
from tests.rules.price_of_power.browser.clicks import (
    answered,
    from_list,
    give,
    offers,
    on_map,
    open_new,
    played,
    sit_and_wait,
    state_of,
    target_of,
    words,
)

LIKED = ("take_event", "influence", "trade", "pass_round", "done", "pass", "no")
"""What somebody chooses who wants to see much and to end the Round."""
MOST_ANSWERS = 80


def choice_of(person: Person, seen: set[str]) -> str:
    """Return what to answer: what is liked and new first, then what ends the question."""
    verbs = {option.partition(" ")[0]: option for option in reversed(person.options)}
    new = [verb for verb in LIKED[:3] if verb in verbs and verb not in seen]
    old = [verb for verb in LIKED[3:] if verb in verbs]
    liked = [*new, *old]
    return verbs[liked[0]] if liked else person.options[0]


def asked_or_over(person: Person) -> bool:
    return bool(person.options) or state_of(person)["round"] > 1


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_a_round_by_clicks(invite: Invite, site: Site, screen: Screen) -> None:
    ann = invite("Ann", screen)
    ann.sit(open_new(site), "P1")
    seen: set[str] = set()
    for _ in range(MOST_ANSWERS):
        ann.until(lambda: asked_or_over(ann), "a question or the next Round")
        if state_of(ann)["round"] > 1:
            break
        option = choice_of(ann, seen)
        give(ann, option)
        seen.add(option.partition(" ")[0])
    ann.shot("after-a-round")
    assert state_of(ann)["round"] == 2
    assert {"draw_from", "take_mission", "take_event", "pass_round"} <= seen
    assert ann.violations() == []


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_influence_in_an_area(invite: Invite, site: Site, screen: Screen) -> None:
    ann = sit_and_wait(invite, site, played("ask-action", offers("influence")), screen)
    give(ann, "influence")
    area = next(option for option in ann.options if option.startswith("influence_in "))
    name = area.partition(" ")[2]
    before = state_of(ann)["areas"].get(name, {}).get("influence", {}).get("england", 0)
    give(ann, area)
    assert state_of(ann)["areas"][name]["influence"]["england"] == before + 1
    ann.shot("influence")


def test_a_question_is_answered_by_the_list(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played("ask-action", offers("influence")), PHONE)
    give(ann, "influence")
    option = next(each for each in ann.options if each.startswith("influence_in "))
    ann.press(ann.page.locator(".list-button"))
    expect(ann.page.locator(".target-list .choice")).to_have_count(len(ann.options))
    assert ann.violations(".target-list") == []
    ann.press(ann.page.locator(".target-list .icon-button"))
    answered(ann, lambda: from_list(ann, option), option)
    assert words().text(target_of(option)) != target_of(option)


def test_why_not(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played("ask-action", offers("influence")))
    shut = next(
        verb
        for verb in ("stabilize", "convert", "colonize")
        if verb not in {option.partition(" ")[0] for option in ann.options}
    )
    ann.press(ann.page.locator("[data-family='adm']"))
    ann.press(ann.page.locator(f"[data-verb='{shut}']"))
    expect(ann.page.locator(".menu-of .why").first).to_contain_text("§")
    assert ann.violations(".tray") == []
    give(ann, "influence")
    lit = {option.partition(" ")[2] for option in ann.options}
    assert "kazan" not in lit
    ann.settle()
    said = len(ann.said)
    on_map(ann, "influence_in kazan")
    expect(ann.page.locator(".space-card .why").first).to_contain_text("§")
    assert not [each for each in ann.said[said:] if each.startswith(ANSWER)]


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_drawers(invite: Invite, site: Site, screen: Screen) -> None:
    ann = sit_and_wait(invite, site, played("ask-action", offers("influence")), screen)
    drawer = ann.page.locator(".drawer")
    told = {
        "events": "pop-if-taken",
        "ideas": "pop-ideas-of",
        "trade": "pop-no-trade",
        "rulers": "pop-authority",
    }
    if screen is PHONE:
        ann.press(ann.page.locator(".phone-nav button").nth(3))
        for name, text in told.items():
            ann.press(ann.page.locator(".pages nav button", has_text=words().text(f"pop-{name}")))
            expect(drawer).to_contain_text(words().text(text))
            assert ann.violations(".pages") == []
        return
    for key, name in {"e": "events", "i": "ideas", "h": "rulers"}.items():
        ann.page.keyboard.press(key)
        expect(drawer).to_contain_text(words().text(told[name]))
        ann.shot(name)
        assert ann.violations(".drawer") == []
        ann.page.keyboard.press(key)
        expect(drawer).to_have_count(0)


def test_trade_tells_who_is_paid(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played("ask-trade", offers("trade_with")))
    rows = ann.page.locator(".drawer .rows")
    expect(rows).to_contain_text(words().text("realm-england"))
    assert ann.violations(".drawer") == []
    ann.shot("trade")
    option = next(each for each in ann.options if each.startswith("trade_with "))
    give(ann, option)
