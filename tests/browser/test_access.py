"""Nobody is kept out: axe finds nothing serious on any page, in any theme."""

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, PHONE, Person, Screen
from tests.browser.site import Site, asked, played

SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
MAP = ".play-sheet"
THEMES = pytest.mark.parametrize("theme", ["light", "dark"])


def sit(invite: Invite, site: Site, screen: Screen, prompt: str, **more: str) -> Person:
    ann = invite("Ann", screen, **more)
    ann.sit(site.go_on(played(7, asked(prompt)), "me", "me"), "FR")
    return ann


def is_asked(person: Person, prompt: str) -> bool:
    return person.asked is not None and person.asked["prompt"] == prompt


@SCREENS
@THEMES
def test_pages(invite: Invite, screen: Screen, theme: str) -> None:
    ann = invite("Ann", screen, color_scheme=theme)
    for path in ("/", "/learn", "/games", "/about", "/settings"):
        ann.go(path)
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        assert ann.violations() == [], path


@pytest.mark.parametrize(
    ("screen", "theme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"]
)
def test_questions(invite: Invite, site: Site, screen: Screen, theme: str) -> None:
    ann = invite("Ann", screen, color_scheme=theme)
    for prompt in ("ask-appoint", "ask-invest", "ask-act", "ask-discard"):
        ann.sit(site.go_on(played(7, asked(prompt)), "me", "me"), "FR")
        ann.until(partial(is_asked, ann, prompt), prompt)
        ann.settle()
        ann.shot(prompt)
        assert ann.violations() == [], prompt


@THEMES
def test_side_column(invite: Invite, site: Site, theme: str) -> None:
    ann = sit(invite, site, DESKTOP, "ask-act", color_scheme=theme)
    assert ann.violations() == []
    for tab in ("side-forecast", "side-chat", "side-rules"):
        ann.tab(tab).click()
        expect(ann.role("tabpanel", ann.text(tab))).to_be_visible()
        assert ann.violations(".side") == [], tab


@SCREENS
def test_pages_of_the_table(invite: Invite, site: Site, screen: Screen) -> None:
    ann = sit(invite, site, screen, "ask-act")
    if screen is DESKTOP:
        ann.page.keyboard.press("w")
        expect(ann.role("region", ann.text("war-wss"))).to_be_visible()
        assert ann.violations() == []
        return
    nav = ann.role("navigation", ann.text("nav-title"))
    assert ann.violations() == []
    _board, *others = nav.get_by_role("button").all()
    for button in others:
        button.tap()
        ann.shot(button.inner_text())
        assert ann.violations(but=MAP) == [], button.inner_text()


def test_cards(invite: Invite, site: Site) -> None:
    ann = sit(invite, site, DESKTOP, "ask-act")
    ann.place("caicos").hover()
    expect(ann.role("group", ann.text("space-caicos"))).to_be_visible()
    assert ann.violations() == []
    ann.press_place("havana")
    expect(ann.role("dialog", ann.text("space-havana"))).to_be_visible()
    assert ann.violations(but=MAP) == []


def test_cards_on_a_phone(invite: Invite, site: Site) -> None:
    ann = sit(invite, site, PHONE, "ask-act")
    assert ann.violations(MAP) == []
    for target in ("caicos", "havana"):
        ann.show(target)
        ann.press_place(target)
        expect(ann.role("dialog", ann.text(f"space-{target}"))).to_be_visible()
        ann.shot(target)
        assert ann.violations(but=MAP) == [], target
        ann.page.keyboard.press("Escape")


@THEMES
def test_the_war(invite: Invite, site: Site, theme: str) -> None:
    ann = sit(invite, site, DESKTOP, "ask-conquer", color_scheme=theme)
    expect(ann.page.locator(".war")).to_be_visible()
    ann.settle()
    ann.shot()
    assert ann.violations() == []


def test_the_war_on_a_phone(invite: Invite, site: Site) -> None:
    ann = sit(invite, site, PHONE, "ask-conquer")
    ann.settle()
    ann.shot()
    assert ann.violations() == []


def test_replay_and_plan(invite: Invite, site: Site) -> None:
    ann = sit(invite, site, DESKTOP, "ask-act")
    ann.page.keyboard.press("r")
    expect(ann.role("slider", ann.text("replay-position"))).to_be_visible()
    assert ann.violations() == []
    ann.page.keyboard.press("Escape")
    ann.button(ann.text("plan-try")).first.click()
    expect(ann.page.get_by_text(ann.text("plan-title"))).to_be_visible()
    assert ann.violations() == []


def test_the_curtain(invite: Invite, site: Site) -> None:
    ann = invite("Ann")
    ann.sit(site.open("here", "here"))
    assert ann.violations() == []
