"""The pages around the tables."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE
from tests.browser.site import Site


def test_a_table_is_opened_as_wanted(invite: Invite) -> None:
    ann = invite("Ann")
    ann.go("/")
    form = ann.role("region", ann.text("lobby-new-table"))
    britain = form.get_by_role("radiogroup", name=ann.text("power-br"))
    britain.get_by_text(ann.text("lobby-seat-bot"), exact=True).click()
    form.get_by_role("combobox").last.select_option("random")
    france = form.get_by_role("radiogroup", name=ann.text("power-fr"))
    france.get_by_text(ann.text("lobby-seat-you"), exact=True).click()
    edition = form.get_by_role("radiogroup", name=ann.text("setting-edition"))
    edition.get_by_text(ann.text("setting-edition-polish")).click()
    form.get_by_role("textbox", name=ann.text("lobby-your-name")).fill("Ann")
    form.get_by_role("textbox", name=ann.text("lobby-table-name")).fill("Utrecht")
    ann.shot()
    form.get_by_role("button", name=ann.text("lobby-open-table")).click()
    ann.wait_for_table()
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("Utrecht")
    ann.go("/")
    mine = ann.role("region", ann.text("lobby-my-tables"))
    expect(mine).to_contain_text("Utrecht")
    ann.shot("mine")
    mine.get_by_role("link").first.click()
    ann.wait_for_table()
    assert ann.state["seat"] == "FR"


def test_an_open_seat_is_taken_from_the_list(invite: Invite, site: Site) -> None:
    site.open("me", "open", name="Malplaquet")
    bob = invite("Bob")
    bob.go("/")
    waiting = bob.role("region", bob.text("lobby-waiting"))
    row = waiting.locator(".line", has_text="Malplaquet")
    expect(row).to_be_visible()
    bob.shot()
    bob.role("textbox", bob.text("lobby-your-name")).first.fill("Bob")
    row.get_by_role("button", name=bob.text("lobby-sit-down")).click()
    bob.wait_for_table()
    assert bob.state["seat"] == "BR"


def test_an_account_keeps_the_tables(invite: Invite, site: Site) -> None:
    ann = invite("Ann")
    ann.go("/")
    ann.button(ann.text("account-sign-in")).click()
    ann.shot("form")
    dialog = ann.page.locator("dialog")
    dialog.get_by_role("radiogroup").get_by_text(ann.text("account-register")).click()
    dialog.get_by_label(ann.text("account-name")).fill("Marlborough")
    dialog.get_by_label(ann.text("account-password")).fill("blenheim 1704")
    dialog.get_by_role("button", name=ann.text("account-register")).click()
    expect(ann.button(ann.text("account-of"))).to_have_text("Marlborough")
    ann.page.reload()
    expect(ann.button(ann.text("account-of"))).to_have_text("Marlborough")


def test_a_private_table_is_closed_to_others(invite: Invite, site: Site) -> None:
    opened = site.open("me", "me", public=False)
    eve = invite("Eve")
    eve.forgive("WebSocket")
    eve.go(f"/tables/{opened['table']}")
    expect(eve.role("heading", eve.text("refused-title"))).to_be_visible()
    eve.shot()


def test_there_is_no_such_page(invite: Invite) -> None:
    ann = invite("Ann")
    ann.forgive("404")
    for path in ("/tables/a/b", "/nowhere", "/favicon"):
        ann.go(path)
        expect(ann.role("heading", ann.text("lost-title"))).to_be_visible()
        ann.role("link", ann.text("lost-back")).click()
        expect(ann.role("heading", ann.text("lobby-headline"))).to_be_visible()


def test_links_change_the_page_without_loading_it(invite: Invite) -> None:
    ann = invite("Ann")
    ann.go("/")
    ann.page.evaluate("window.kept = true")
    pages = ann.role("navigation", ann.text("site-places"))
    for page in ("learn", "games", "about"):
        pages.get_by_role("link", name=ann.text(f"site-{page}")).click()
        expect(ann.page).to_have_url(re.compile(f"/{page}$"))
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    ann.page.go_back()
    expect(ann.page).to_have_url(re.compile("/games$"))
    assert ann.page.evaluate("window.kept")


def test_the_lobby_fits_a_phone(invite: Invite) -> None:
    ann = invite("Ann", PHONE)
    for path in ("/", "/learn", "/games", "/about", "/settings"):
        ann.go(path)
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        width = ann.page.evaluate("document.documentElement.scrollWidth")
        assert width <= 390, f"{path} is {width} wide"
        ann.shot(path.strip("/") or "lobby")
