"""Somebody who looks elsewhere is called when it is their turn, unless they do not wish it."""

import re

from playwright.sync_api import expect

from tests.browser.fixtures import Invite
from tests.browser.people import Person
from tests.browser.site import Site, asked, played

LISTEN = """
  window.called = { notes: [], tones: 0 };
  window.Notification = class {
    static permission = 'default';
    static async requestPermission() { return (this.permission = 'granted'); }
    constructor(title) { window.called.notes.push(title); }
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.called.tones += 1;
    return start.apply(this, when);
  };
"""
LOOK_AWAY = "Object.defineProperty(document, 'hidden', { get: () => true })"
CALLING = re.compile("^●")


def opponents(invite: Invite, site: Site) -> tuple[Person, Person]:
    """Let Ann think about her first action, and Bob wait for his turn."""
    opened = site.go_on(played(7, asked("ask-act")), "me", "me")
    ann, bob = invite("Ann"), invite("Bob")
    bob.begin_with(LISTEN)
    ann.sit(opened, "FR")
    bob.sit(opened, "BR")
    return ann, bob


def test_with_a_sound_a_notification_and_the_title(invite: Invite, site: Site) -> None:
    ann, bob = opponents(invite, site)
    tell_me = bob.button(bob.text("prompt-tell-me"))
    tell_me.click()
    expect(tell_me).to_have_attribute("aria-pressed", "true")
    assert bob.page.evaluate("called") == {"notes": [], "tones": 0}
    bob.page.evaluate(LOOK_AWAY)
    ann.answer("end_round")
    both = "called.notes.length > 0 && called.tones >= 2"
    bob.until(lambda: bob.page.evaluate(both), "the sound and the notification")
    assert bob.page.evaluate("called.notes") == [bob.text("prompt-your-turn")]
    expect(bob.page).to_have_title(CALLING)
    expect(bob.page).not_to_have_title(CALLING)
    expect(bob.page).to_have_title(CALLING)


def test_not_against_their_wish(invite: Invite, site: Site) -> None:
    ann, bob = opponents(invite, site)
    bob.button(bob.text("site-settings")).click()
    for kind, wanted in (("sounds", False), ("notifications", True), ("notifications", False)):
        name = re.compile(bob.text(f"settings-{kind}"))
        bob.page.get_by_role("checkbox", name=name).set_checked(wanted)
    bob.page.keyboard.press("Escape")
    bob.page.evaluate(LOOK_AWAY)
    ann.answer("end_round")
    expect(bob.page).to_have_title(CALLING)
    assert bob.page.evaluate("called") == {"notes": [], "tones": 0}
