"""Languages, themes and settings: switched at once, and kept."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Invite
from tests.browser.people import PHONE, Person, words
from tests.browser.site import Site, asked, played

UNNAMED = re.compile(r"\[[a-z]+(?:-[\w.]+)+\]|\{\s*\$|(?<![\w-])(?:ask|log|option|space|no)-[a-z]")

UNFILLED = """() => [...document.querySelectorAll('.form .segmented')].filter(box => {
  const right = box.getBoundingClientRect().right;
  const ends = new Map();
  for (const each of box.children) {
    const { top, right } = each.getBoundingClientRect();
    ends.set(Math.round(top), right);
  }
  return [...ends.values()].some(end => right - end > 2);
}).map(box => box.getAttribute('aria-label'))"""
"""Choices of which a row does not reach to the end of the box."""


def assert_all_words(person: Person) -> None:
    """No id of a text stands where its words should."""
    assert UNNAMED.findall(person.page.locator("body").inner_text()) == []


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_the_table_speaks_a_language_at_once(invite: Invite, site: Site, language: str) -> None:
    ann = invite("Ann")
    ann.sit(site.go_on(played(7, asked("ask-act")), "me", "me"), "FR")
    ann.button(ann.text("site-settings")).click()
    names = {"en": "English", "pl": "Polski", "it": "Italiano"}
    ann.page.locator("dialog").get_by_text(names[language], exact=True).click()
    own = words(language)
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    expect(ann.role("heading", own.text("ask-act"))).to_be_visible()
    ann.page.keyboard.press("Escape")
    for tab in ("side-log", "side-forecast", "side-chat", "side-rules"):
        ann.role("tab", own.text(tab)).click()
        assert_all_words(ann)
    ann.shot(language)
    expect(ann.place("caicos")).to_have_accessible_name(
        re.compile(re.escape(own.text("space-caicos")))
    )
    ann.page.reload()
    ann.wait_for_table()
    expect(ann.role("heading", own.text("ask-act"))).to_be_visible()


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_the_pages_speak_a_language(invite: Invite, language: str) -> None:
    locale = {"en": "en-GB", "pl": "pl-PL", "it": "it-IT"}[language]
    ann = invite("Ann", locale=locale)
    own = words(language)
    for path in ("/", "/learn", "/games", "/about", "/settings"):
        ann.go(path)
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        pages = ann.role("navigation", own.text("site-places"))
        expect(pages.get_by_role("link", name=own.text("site-learn"))).to_be_visible()
        assert_all_words(ann)
        ann.shot(f"{language}{path.replace('/', '-')}")


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_no_choice_of_the_settings_is_broken_on_a_phone(invite: Invite, language: str) -> None:
    ann = invite("Ann", PHONE, locale=language)
    ann.go("/settings")
    expect(ann.page.locator(".form .segmented").first).to_be_visible()
    ann.keep_still()
    assert ann.page.evaluate(UNFILLED) == []


def test_the_language_is_switched_in_the_lobby(invite: Invite) -> None:
    ann = invite("Ann")
    ann.go("/")
    ann.button(ann.text("site-language")).click()
    ann.button("Polski").click()
    expect(ann.role("heading", words("pl").text("lobby-choose"))).to_be_visible()


def test_dark_and_light(invite: Invite, site: Site) -> None:
    ann = invite("Ann")
    ann.sit(site.go_on(played(7, asked("ask-act")), "me", "me"), "FR")
    page = ann.page.locator("html")
    expect(page).to_have_attribute("data-theme", "light")
    light = ann.measure("getComputedStyle(document.body).backgroundColor")
    ann.button(ann.text("site-theme")).click()
    expect(page).to_have_attribute("data-theme", "dark")
    assert ann.measure("getComputedStyle(document.body).backgroundColor") != light
    ann.shot("dark")
    ann.page.reload()
    ann.wait_for_table()
    expect(page).to_have_attribute("data-theme", "dark")
    ann.button(ann.text("site-theme")).click()
    expect(page).to_have_attribute("data-theme", "light")


def test_the_theme_follows_the_system(invite: Invite) -> None:
    ann = invite("Ann", color_scheme="dark")
    ann.go("/")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    ann.shot()


def test_settings_are_kept(invite: Invite) -> None:
    ann = invite("Ann")
    ann.go("/settings")
    name = ann.role("textbox", ann.text("lobby-your-name"))
    name.fill("Ann of Caicos")
    motion = ann.page.get_by_role("checkbox", name=re.compile(ann.text("settings-motion")))
    expect(motion).to_be_checked()
    ann.page.locator("label", has_text=ann.text("settings-motion")).click()
    expect(ann.page.locator("html")).to_have_attribute("data-motion", "none")
    ann.page.reload()
    expect(name).to_have_value("Ann of Caicos")
    expect(ann.page.locator("html")).to_have_attribute("data-motion", "none")


def test_the_phone_speaks_polish(invite: Invite, site: Site) -> None:
    ann = invite("Ann", PHONE, locale="pl-PL")
    ann.sit(site.go_on(played(7, asked("ask-act")), "me", "me"), "FR")
    expect(ann.role("heading", words("pl").text("ask-act"))).to_be_visible()
    assert_all_words(ann)
    ann.shot("pl")
