"""Private talk by clicks: three at a table, one of them with a phone, one with keys alone."""

import re

from playwright.sync_api import Locator, expect

from greatpowers.kernel.words import Verbatim
from tests.browser.fixtures import Invite
from tests.browser.people import PHONE, Person, words
from tests.browser.site import Plain, Site

SEATS = {"FR": "Ann", "PR": "Bob", "AU": "Cid"}
SECRET = "Saxony is yours"
PACT = "the three of us keep the peace"


def opened_for_three(site: Site) -> Plain:
    seats = {seat: {"kind": "me", "name": name} for seat, name in SEATS.items()}
    body = {"game": "realpolitik", "seats": seats, "public": True}
    return site.post("/api/tables", body)


def told(text: str, **args: str | int) -> str:
    """Return words of the page about people, by their names."""
    names = {key: Verbatim(arg) if isinstance(arg, str) else arg for key, arg in args.items()}
    return words().text(text, names)


def room(person: Person, names: str, unread: int = 0) -> Locator:
    """Find the button of a room."""
    name = told("chat-only", names=names) if names else person.text("chat-everybody")
    if unread:
        name = told("chat-room-unread", room=name, n=unread)
    return person.button(name)


def open_room(person: Person, *names: str) -> None:
    person.button(person.text("chat-new")).click()
    for name in names:
        person.role("checkbox", re.compile(name), exact=False).check()
    person.button(person.text("chat-open")).click()


def say(person: Person, text: str) -> None:
    box = person.role("textbox", person.text("chat-say"))
    expect(box).to_be_focused()
    box.fill(text)
    person.page.keyboard.press("Enter")
    expect(box).to_have_value("")


def hears(person: Person) -> Locator:
    return person.page.locator(".hears")


def test_three_speak_in_rooms(invite: Invite, site: Site) -> None:
    opened = opened_for_three(site)
    ann, cid = invite("Ann"), invite("Cid", color_scheme="dark")
    bob = invite("Bob", PHONE)
    for person, seat in ((ann, "FR"), (bob, "PR"), (cid, "AU")):
        person.sit(opened, seat)

    ann.tab("side-chat").click()
    expect(hears(ann)).to_have_text(ann.text("chat-hears-everybody"))
    open_room(ann, "Bob")
    expect(hears(ann)).to_have_text(told("chat-hears-only", names="Bob"))
    say(ann, SECRET)
    expect(ann.role("log", told("chat-only", names="Bob"))).to_contain_text(SECRET)

    nav = bob.role("navigation", bob.text("nav-title"))
    expect(nav.locator(".dot")).to_have_text("1")
    nav.get_by_role("button", name=re.compile(bob.text("side-log"))).tap()
    bob.tab("side-chat").tap()
    expect(bob.role("log", bob.text("side-chat"))).not_to_contain_text(SECRET)
    bob.shot("unread")
    room(bob, "Ann", 1).tap()
    expect(bob.role("log", told("chat-only", names="Ann"))).to_contain_text(SECRET)
    expect(room(bob, "Ann")).to_have_attribute("aria-pressed", "true")
    bob.button(bob.text("chat-new")).tap()
    bob.shot("choosing")
    assert bob.violations(".side") == []
    open_room(bob, "Ann", "Cid")
    say(bob, PACT)
    bob.shot("group")

    cid.tab("side-chat").click()
    expect(cid.role("log", cid.text("side-chat"))).to_contain_text(cid.text("chat-empty"))
    room(cid, "Ann and Bob", 1).focus()
    cid.page.keyboard.press("Enter")
    expect(cid.role("log", told("chat-only", names="Ann and Bob"))).to_contain_text(PACT)
    say(cid, "so be it")
    cid.shot("group")
    assert cid.violations(".side") == []

    room(ann, "Bob and Cid", 2).click()
    expect(ann.role("log", told("chat-only", names="Bob and Cid"))).to_contain_text("so be it")
    room(ann, "").click()
    say(ann, "good day to all")
    expect(room(cid, "", 1)).to_be_visible()
    ann.shot("rooms")

    ann.page.reload()
    ann.wait_for_table()
    ann.tab("side-chat").click()
    room(ann, "Bob").click()
    expect(ann.role("log", told("chat-only", names="Bob"))).to_contain_text(SECRET)
    assert not [text for text in cid.heard if SECRET in text]


def test_who_sits_down_later_was_not_told(invite: Invite, site: Site) -> None:
    opened = opened_for_three(site)
    ann = invite("Ann")
    ann.sit(opened, "FR")
    ann.tab("side-chat").click()
    open_room(ann, "Bob")
    say(ann, SECRET)
    path = f"/api/tables/{opened['table']}/seats/PR"
    key = {"Authorization": f"Seat {opened['tokens']['PR']}"}
    given = site.http.request("DELETE", path, json={"replace": "open"}, headers=key)
    assert given.is_success, given.text
    expect(hears(ann)).to_have_text(told("chat-missing", powers="Prussia"))
    expect(ann.role("textbox", ann.text("chat-say"))).to_be_disabled()
    site.post(path, {"name": "Max"})
    newcomer = told("chat-newcomer", name="Max", power="Prussia")
    expect(ann.page.get_by_text(newcomer)).to_be_visible()
    ann.shot()
    expect(hears(ann)).to_have_text(told("chat-hears-only", names="Max"))


def test_a_spectator_has_no_rooms(invite: Invite, site: Site) -> None:
    opened = opened_for_three(site)
    eve = invite("Eve")
    eve.go(f"/tables/{opened['table']}")
    eve.wait_for_table()
    eve.tab("side-chat").click()
    expect(hears(eve)).to_have_text(eve.text("chat-hears-everybody"))
    expect(eve.button(eve.text("chat-new"))).to_have_count(0)
