"""The Price of Power: a talk in private that is paid for, by clicks of both."""

import json
import re

from playwright.sync_api import expect

from greatpowers import new_table
from tests.browser.fixtures import Invite
from tests.browser.site import Site
from tests.rules.price_of_power.browser.clicks import GAME, SEED, answered, by_tile
from tests.rules.price_of_power.browser.test_tray import CUT

NAMES = ("Ann", "Bob", "Cid")
REALMS = ("england", "castile", "france")
OPTIONS = {"scenario": "western_crowns", "secret_talks": "yes"}
SECRET = "Burgundy for us both"


def test_who_pays_speaks_alone_with_one_other(invite: Invite, site: Site) -> None:
    table = new_table(GAME, OPTIONS, SEED)
    while table.asks()[0].prompt != "ask-action":
        first = table.asks()[0]
        table.answer(first.seat, table.default(first.seat))
    asked = table.asks()[0].seat
    seats = {
        seat: {"kind": "me", "name": name} for seat, name in zip(table.seats, NAMES, strict=True)
    }
    record = json.loads(table.record().to_json())
    opened = site.post("/api/records", {"record": record, "resume": True, "seats": seats})
    talk = next(str(option) for option in table.options(asked) if option.verb == "confer")
    other = REALMS.index(talk.partition(" ")[2])
    speaker, hearer = invite(NAMES[asked]), invite(NAMES[other])
    speaker.sit(opened, table.seats[asked])
    hearer.sit(opened, table.seats[other])

    new = speaker.button(speaker.text("chat-new"))
    speaker.tab("side-chat").click()
    expect(speaker.page.locator(".hears")).to_be_visible()
    expect(new).to_have_count(0)
    speaker.tab("side-log").click()
    speaker.press(speaker.page.locator("[data-family=minor]"))
    expect(speaker.page.locator(".tray .verb")).to_have_count(7)
    speaker.shot("seven-tiles")
    assert speaker.measure(CUT) == []
    answered(speaker, lambda: by_tile(speaker, talk), talk)

    speaker.tab("side-chat").click()
    new.click()
    expect(speaker.page.get_by_role("radio")).to_have_count(1)
    speaker.role("radio", re.compile(NAMES[other]), exact=False).check()
    speaker.shot("secret-talk")
    speaker.button(speaker.text("chat-open")).click()
    box = speaker.role("textbox", speaker.text("chat-say"))
    box.fill(SECRET)
    speaker.page.keyboard.press("Enter")
    expect(box).to_have_value("")
    hearer.tab("side-chat").click()
    hearer.page.locator(".room", has_text=NAMES[asked]).click()
    expect(hearer.page.get_by_text(SECRET)).to_be_visible()
