"""Invitations say what was agreed on, in the reader's language; their links can be copied."""

import pytest
from playwright.sync_api import expect

from greatpowers.kernel.words import Verbatim
from tests.browser.fixtures import Invite
from tests.browser.people import words
from tests.browser.site import Site, asked, played, seat

LOCALES = {"en": "en-GB", "pl": "pl-PL", "it": "it-IT"}
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', {value: undefined})"
NO_COPYING = "document.execCommand = () => false"
LISTEN = """document.addEventListener('copy', () => {
    window.copied = document.activeElement.value;
})"""


@pytest.mark.parametrize("language", LOCALES)
def test_an_invitation_says_what_was_agreed_on(invite: Invite, site: Site, language: str) -> None:
    opened = site.open(
        "me",
        "invite",
        name="Denain",
        clock={"kind": "live", "minutes": 90, "increment_seconds": 30},
        timeout="forfeit",
        options={"edition": "polish", "tougher_forts": "yes"},
        forecast=False,
    )
    bob = invite("Bob", locale=LOCALES[language])
    bob.go(opened["invitations"]["BR"])
    own = words(language)
    title = own.text("join-to", {"host": Verbatim("Ann"), "game": "game-title"})
    expect(bob.role("heading", title)).to_be_visible()
    page = bob.page.locator("main")
    clock = own.text(
        "clock-increment",
        {"clock": Verbatim(own.text("clock-live", {"minutes": 90})), "seconds": 30},
    )
    for said in (
        "Denain",
        "1697–1789",
        own.text("power-br"),
        f"{own.text('power-fr')}: Ann",
        own.text("clock-timeout-forfeit", {"clock": Verbatim(clock)}),
        own.text("setting-edition-polish"),
        own.text("setting-tougher_forts"),
        own.text("lobby-options-no-forecast"),
        own.text("join-watching-public"),
        own.text("join-origin-new"),
    ):
        expect(page).to_contain_text(said)
    bob.shot(language)
    assert bob.violations() == []


def test_an_invitation_into_a_record_says_so(invite: Invite, site: Site) -> None:
    table = played(7, asked("ask-act"))
    opened = site.go_on(table, "me", "invite")
    bob = invite("Bob")
    bob.go(opened["invitations"]["BR"])
    page = bob.page.locator("main")
    expect(page).to_contain_text(bob.text("join-from-record"))
    expect(page).to_contain_text(bob.text("join-origin-after", n=table.position))
    expect(page).not_to_contain_text(bob.text("join-origin-new"))


def test_an_invitation_to_one_of_several_seats(invite: Invite, site: Site) -> None:
    seats = {"FR": seat("me", "Ann"), "PR": seat("invite", ""), "AU": seat("greedy", "")}
    opened = site.post("/api/tables", {"game": "realpolitik", "seats": seats})
    bob = invite("Bob", locale="it-IT")
    bob.go(opened["invitations"]["PR"])
    expect(bob.page.locator("main")).to_contain_text("Realpolitik")
    expect(bob.page.locator("dd.seat")).to_have_text("Prussia")
    expect(bob.page.locator("main")).to_contain_text(words("it").text("join-watching-private"))


def test_a_refused_invitation_speaks_the_language_of_its_reader(invite: Invite) -> None:
    bob = invite("Bob", locale="it-IT")
    bob.forgive("404")
    bob.go("/join/nothing")
    own = words("it")
    expect(bob.role("heading", own.text("join-refused"))).to_be_visible()
    expect(bob.page.get_by_role("alert")).to_have_text(own.text("error-unknown-invitation"))
    expect(bob.button(own.text("lobby-sit-down"))).to_have_count(0)


def test_a_private_table_is_refused_in_the_language_of_its_reader(
    invite: Invite, site: Site
) -> None:
    opened = site.open("me", "me", public=False)
    eve = invite("Eve", locale="it-IT")
    eve.forgive("WebSocket")
    eve.go(f"/tables/{opened['table']}")
    own = words("it")
    expect(eve.role("heading", own.text("refused-title"))).to_be_visible()
    expect(eve.page.locator("main")).to_contain_text(own.text("refused-text"))
    expect(eve.page.locator("main")).not_to_contain_text("private")


def test_a_link_is_copied_without_a_secure_context(invite: Invite, site: Site) -> None:
    ann = invite("Ann")
    ann.begin_with(f"{NO_CLIPBOARD}; {LISTEN}")
    ann.go("/")
    ann.button(ann.text("lobby-make-link")).click()
    ann.wait_for_table()
    ann.button(ann.text("replay-copy")).click()
    expect(ann.button(ann.text("replay-copied"))).to_be_visible()
    address = ann.page.locator(".notice code").inner_text()
    assert ann.page.evaluate("window.copied") == address
    ann.page.keyboard.press("r")
    ann.page.locator("#prompt").get_by_role("button", name=ann.text("replay-copy")).click()
    copied = ann.page.locator("#prompt").get_by_role("button", name=ann.text("replay-copied"))
    expect(copied).to_be_visible()
    assert "?at=" in ann.page.evaluate("window.copied")


def test_a_link_that_cannot_be_copied_lies_ready(invite: Invite, site: Site) -> None:
    ann = invite("Ann")
    ann.begin_with(f"{NO_CLIPBOARD}; {NO_COPYING}")
    ann.go("/")
    ann.button(ann.text("lobby-make-link")).click()
    ann.wait_for_table()
    address = ann.page.locator(".notice code").inner_text()
    ann.button(ann.text("replay-copy")).click()
    field = ann.role("textbox", ann.text("copy-link"))
    expect(field).to_be_focused()
    expect(field).to_have_value(address)
    selected = "getSelection().toString()"
    ann.until(lambda: ann.page.evaluate(selected) == address, "all of it is selected")
    expect(ann.page.get_by_text(ann.text("copy-by-hand"))).to_be_visible()
    expect(ann.button(ann.text("replay-copied"))).to_have_count(0)
