"""What its host may do with a table, an account with its other browsers, a player alone."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, PHONE, Person, Screen
from tests.browser.site import Plain, Site


def host(person: Person, opened: Plain, *seats: str) -> None:
    """Open a table as its host."""
    held = {each: opened["tokens"][each] for each in seats}
    keys = {opened["table"]: {"seats": held, "owner": opened["owner"]}}
    kept = json.dumps(json.dumps(keys))
    once = "localStorage['greatpowers.keys'] ??="
    person.begin_with(f"{once} {kept}")
    person.go(f"/tables/{opened['table']}")
    person.wait_for_table()


def choose(person: Person, item: str) -> None:
    person.button(person.text("menu-title")).click()
    person.button(person.text(item)).click()


def test_a_host_deletes_a_table(invite: Invite, site: Site) -> None:
    opened = site.open("me", "random", name="Steenkerque")
    ann = invite("Ann")
    host(ann, opened, "FR")
    choose(ann, "menu-delete")
    dialog = ann.role("dialog", ann.text("menu-delete"))
    dialog.get_by_role("button", name=ann.text("confirm-no")).click()
    expect(dialog).to_have_count(0)
    assert site.http.get(f"/api/tables/{opened['table']}").status_code == 200
    choose(ann, "menu-delete")
    dialog.get_by_role("button", name=ann.text("menu-delete.yes"), exact=True).click()
    expect(ann.role("heading", ann.text("lobby-choose"))).to_be_visible()
    assert site.http.get(f"/api/tables/{opened['table']}").status_code == 404
    assert ann.page.evaluate("localStorage['greatpowers.keys']") == "{}"


def test_a_table_at_which_others_play_is_not_deleted(invite: Invite, site: Site) -> None:
    opened = site.open("me", "open")
    site.post(f"/api/tables/{opened['table']}/seats/BR", {"name": "Bob"})
    ann = invite("Ann")
    ann.forgive("409")
    host(ann, opened, "FR")
    ann.answer(ann.options[0])
    choose(ann, "menu-delete")
    dialog = ann.role("dialog", ann.text("menu-delete"))
    dialog.get_by_role("button", name=ann.text("menu-delete.yes"), exact=True).click()
    expect(dialog).to_contain_text(ann.text("menu-delete.others"))
    assert site.http.get(f"/api/tables/{opened['table']}").status_code == 200


def test_who_does_not_host_a_table_cannot_delete_it(invite: Invite, site: Site) -> None:
    bob = invite("Bob")
    bob.sit(site.open("me", "me"), "BR")
    bob.button(bob.text("menu-title")).click()
    expect(bob.button(bob.text("menu-proof"))).to_be_visible()
    for item in ("menu-delete", "menu-keys"):
        expect(bob.button(bob.text(item))).to_have_count(0)


def test_a_host_makes_new_keys(invite: Invite, site: Site) -> None:
    opened = site.open("me", "random", public=False)
    ann = invite("Ann")
    host(ann, opened, "FR")
    choose(ann, "menu-keys")
    dialog = ann.role("dialog", ann.text("menu-keys"))
    dialog.get_by_role("button", name=ann.text("menu-keys.yes"), exact=True).click()
    expect(dialog).to_contain_text(ann.text("menu-keys.done"))
    old = {"Authorization": f"Seat {opened['owner']}"}
    path = f"/api/tables/{opened['table']}"
    assert site.http.get(path, headers=old).status_code == 401
    kept = json.loads(ann.page.evaluate("localStorage['greatpowers.keys']"))[opened["table"]]
    new = {"Authorization": f"Seat {kept['owner']}"}
    assert site.http.get(path, headers=new).status_code == 200
    assert kept["seats"] == {"FR": opened["tokens"]["FR"]}


def test_an_account_signs_out_everywhere_else(invite: Invite, site: Site) -> None:
    account = {"name": "Villars", "password": "denain 1712"}
    site.post("/api/accounts", account)
    site.http.cookies.clear()
    here, there = invite("Here"), invite("There")
    for person in (here, there):
        person.go("/about")
        person.button(person.text("account-sign-in")).click()
        dialog = person.page.locator("dialog")
        dialog.get_by_label(person.text("account-name")).fill(account["name"])
        dialog.get_by_label(person.text("account-password")).fill(account["password"])
        dialog.get_by_role("button", name=person.text("account-sign-in")).click()
        expect(person.button(person.text("account-of"))).to_have_text(re.compile("Villars"))
    here.button(here.text("account-of")).click()
    here.button(here.text("account-elsewhere")).click()
    dialog = here.role("dialog", here.text("account-elsewhere"))
    dialog.get_by_role("button", name=here.text("account-elsewhere.yes"), exact=True).click()
    expect(dialog).to_contain_text(here.text("account-elsewhere.done"))
    there.page.reload()
    expect(there.button(there.text("account-sign-in"))).to_be_visible()
    here.page.reload()
    expect(here.button(here.text("account-of"))).to_be_visible()


def three(site: Site) -> Plain:
    """Open a table at which all are asked at once, for three people."""
    seats = {seat: {"kind": "me", "name": seat} for seat in ("P1", "P2", "P3")}
    body = {"game": "imperialism", "options": {"players": "3"}, "seats": seats, "public": True}
    return site.post("/api/tables", body)


def kind_of(site: Site, opened: Plain, seat: str) -> str:
    """Return who sits on a seat."""
    rows = site.http.get(f"/api/tables/{opened['table']}").json()["seats"]
    return str(next(row["kind"] for row in rows if row["seat"] == seat))


def test_a_player_leaves_the_seat_to_a_bot(invite: Invite, site: Site) -> None:
    opened = three(site)
    ann, bob = invite("Ann"), invite("Bob")
    host(ann, opened, "P1")
    bob.sit(opened, "P2")
    choose(ann, "menu-leave")
    dialog = ann.role("dialog", ann.text("menu-leave"))
    ann.forgive("WebSocket")
    dialog.get_by_role("button", name=ann.text("menu-leave.yes"), exact=True).click()
    expect(ann.role("heading", ann.text("lobby-choose"))).to_be_visible()
    assert kind_of(site, opened, "P1") == "bot"
    keys = json.loads(ann.page.evaluate("localStorage['greatpowers.keys']"))
    assert keys[opened["table"]]["seats"] == {}
    bob.until(lambda: bob.page.locator(".side", has_text=bob.text("bot-greedy")).count(), "a bot")


def test_who_is_away_is_replaced_if_the_others_agree(invite: Invite, site: Site) -> None:
    opened = three(site)
    ann, bob = invite("Ann"), invite("Bob")
    ann.sit(opened, "P1")
    bob.sit(opened, "P2")
    ann.tab("side-chat").click()
    ann.button(ann.text("absent-ask")).click()
    expect(ann.page.locator(".bars")).to_contain_text(ann.text("proposal-waiting"))
    assert kind_of(site, opened, "P3") == "human"
    bob.button(bob.text("proposal-yes")).click()
    expect(ann.button(ann.text("absent-ask"))).to_have_count(0)
    ann.until(lambda: kind_of(site, opened, "P3") == "bot", "a bot sits there")
    ann.shot()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_notes_stay_with_the_seat(invite: Invite, site: Site, screen: Screen) -> None:
    opened = site.open("me", "me")
    ann = invite("Ann", screen)
    ann.sit(opened, "FR")

    def notes() -> Locator:
        ann.press(ann.button(ann.text("menu-title")))
        ann.press(ann.button(ann.text("notes-title")))
        return ann.role("textbox", ann.text("notes-title"))

    notes().fill("Two in India")
    ann.page.keyboard.press("Escape")
    ann.page.reload()
    ann.wait_for_table()
    expect(notes()).to_have_value("Two in India")
    assert ann.violations("dialog") == []
    ann.shot()
    assert "Two in India" not in "".join(ann.said)
    ann.sit(opened, "BR")
    expect(notes()).to_have_value("")
