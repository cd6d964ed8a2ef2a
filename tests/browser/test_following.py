"""One can follow the game: moments, what happened since one's turn, the log, cards, the end."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Position, expect

from greatpowers import new_table
from greatpowers.bots.random_bot import RandomBot
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.log import Entry
from greatpowers.kernel.table import Table
from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP, PHONE, Screen
from tests.browser.site import Plain, Site, played

SEED = 5
NARROW = Screen("narrow", {"viewport": {"width": 1024, "height": 768}, "locale": "en-GB"})
BESIDE: Position = {"x": 6, "y": 8}
"""On a line of the log, beside its words: those may be cards or terms."""
ASTRAY = """() => {
  const columns = [...document.querySelectorAll('.end svg .column')].map(
    column => column.getBoundingClientRect());
  return [...document.querySelectorAll('.end .curve thead th')].filter((head, n) => {
    const { left, right } = head.getBoundingClientRect();
    const middle = (left + right) / 2;
    return !(columns[n].left < middle && middle < columns[n].right);
  }).map(head => head.textContent);
}"""
"""Turns whose gains do not stand under their part of the curve."""
ENDING = Path("tests/rules/imperial_struggle/endings/victory_points.json")


def has_scored(table: Table[Any]) -> bool:
    """Say whether a turn was scored."""
    return any(line.moment is not None for line in table.log)


def after_a_scoring(site: Site) -> tuple[Plain, str]:
    """Open a table at which a turn was just scored, and say who is asked."""
    table = played(SEED, has_scored)
    asked = table.seats[table.asks()[0].seat]
    return site.go_on(table, "me", "me"), asked


@pytest.mark.parametrize("screen", [DESKTOP, NARROW, PHONE], ids=lambda screen: screen.name)
def test_a_moment_stays_until_it_is_read(invite: Invite, site: Site, screen: Screen) -> None:
    opened, seat = after_a_scoring(site)
    ann = invite("Ann", screen, moments="stay")
    ann.sit(opened, seat)
    sheet = ann.role("dialog", ann.text("moment-scoring", turn=1))
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text(ann.text("region-europe"))
    ann.shot("moment")
    ann.page.reload()
    expect(sheet).to_be_visible()
    while ann.page.locator("dialog.moment").count():
        ann.page.keyboard.press("Enter")
    ann.page.reload()
    ann.wait_for_table()
    expect(ann.page.locator("dialog.moment")).to_have_count(0)


def test_a_moment_passes_where_one_likes_it_so(invite: Invite, site: Site) -> None:
    opened, seat = after_a_scoring(site)
    ann = invite("Ann", moments="pass")
    ann.sit(opened, seat)
    sheet = ann.page.locator("dialog.moment")
    first = sheet.get_by_role("heading").first.inner_text()
    expect(sheet.get_by_role("heading").first).not_to_have_text(first)


def test_the_log_follows_again_after_a_look_at_the_past(invite: Invite, site: Site) -> None:
    opened, seat = after_a_scoring(site)
    ann = invite("Ann")
    ann.sit(opened, seat)
    ann.wait_for_table()
    newest = ann.page.locator("#side-pane li").last
    expect(newest).to_be_in_viewport()
    ann.page.locator("#side-pane .there").first.click(position=BESIDE)
    expect(ann.role("slider", ann.text("replay-position"))).to_be_visible()
    expect(newest).not_to_be_in_viewport()
    ann.page.keyboard.press("Escape")
    expect(newest).to_be_in_viewport()

    ann.page.locator("#side-pane .log").evaluate("log => (log.scrollTop = 0)")
    expect(newest).not_to_be_in_viewport()
    ann.page.locator("#side-pane .moment .there").first.click(position=BESIDE)
    expect(ann.role("dialog", ann.text("moment-scoring", turn=1))).to_be_visible()


def news_for(table: Table[Any], seat: int) -> list[Entry]:
    """Return what others did since a seat last answered."""
    own = f"power-{table.seats[seat].lower()}"
    news = [line for line in table.read_log(seat) if line.at > table.last_answer(seat)]
    return [line for line in news if line.args.get("power", own) != own]


def outlook_of(table: Table[Any], position: int) -> int:
    """Return where the points would stand if the turn were scored at a position."""
    look = table.game.outlook
    found = None if look is None else look(table.at(position).state, 0)
    assert found is not None
    return found[1]


def deeds_of_britain() -> Table[Any]:
    """Return a game in which France is asked after Britain has changed several spaces."""
    table: Table[Any] = new_table("imperial_struggle", seed=SEED)
    bots = [RandomBot(f"{SEED} {seat}") for seat in table.seats]
    while True:
        seat = table.asks()[0].seat
        spaces = {line.args["space"] for line in news_for(table, 0) if "space" in line.args}
        if seat == 0 and table.last_answer(0) > 0 and len(spaces) > 2:
            return table
        table.answer_all(seat, bots[seat].choose(Chair(table, seat)))


@pytest.mark.parametrize("screen", [DESKTOP, NARROW, PHONE], ids=lambda screen: screen.name)
def test_what_happened_since_my_turn_stands_until_i_act(
    invite: Invite, site: Site, screen: Screen
) -> None:
    ann = invite("Ann", screen)
    table = deeds_of_britain()
    ann.sit(site.go_on(table, "me", "me"), "FR")
    strip = ann.role("region", ann.text("since-title"))
    expect(strip).to_be_visible()
    if not strip.locator("ol").count():
        strip.locator(".fold").click()
    told = news_for(table, 0)[0]
    name = ann.text(str(told.args["power"]))
    expect(strip).to_contain_text(ann.text(told.text, **told.args).removeprefix(name).strip())
    ann.shot("since")


def test_a_deed_hangs_on_the_board_by_its_number(invite: Invite, site: Site) -> None:
    ann = invite("Ann")
    table = deeds_of_britain()
    ann.sit(site.go_on(table, "me", "me"), "FR")
    strip = ann.role("region", ann.text("since-title"))
    numerals = strip.locator(".numeral")
    expect(numerals.first).to_have_text("1")
    rings = ann.page.locator(".board-area .ring-mark")
    changed = {line.args["space"] for line in news_for(table, 0) if "space" in line.args}
    expect(rings.first).to_be_visible()
    assert rings.count() >= len(changed) > 2
    numbers = set(numerals.all_text_contents())
    assert {text.strip() for text in rings.all_text_contents()} <= numbers

    before, after = (outlook_of(table, at) for at in (table.last_answer(0), table.position))
    assert before != after
    foretold = ann.text("outlook-victory-points", before=before, after=after)
    expect(strip).to_contain_text(foretold)

    numerals.first.hover()
    expect(ann.page.locator(".ring-mark:not(.faded)").first).to_have_text("1")
    assert set(ann.page.locator(".ring-mark.faded").all_text_contents()) <= numbers - {"1"}
    assert ann.page.locator(".ring-mark.faded").count() > 0
    ann.shot("since-pointed")

    strip.get_by_role("button", name=ann.text("since-replay")).click()
    slider = ann.role("slider", ann.text("replay-position"))
    expect(slider).to_have_value(str(table.last_answer(0) + 2))
    ann.page.keyboard.press("Escape")
    expect(strip).to_be_visible()


def test_all_cards_can_be_read_at_the_table_and_without_one(invite: Invite, site: Site) -> None:
    opened, seat = after_a_scoring(site)
    ann = invite("Ann")
    ann.sit(opened, seat)
    ann.wait_for_table()
    ann.tab("side-rules").click()
    ann.page.get_by_text(ann.text("side-cards"), exact=True).click()
    ann.shot("cards")
    ann.go("/games/imperial_struggle")
    ann.page.get_by_role("searchbox", name=ann.text("cards-search")).fill("walpole")
    ann.button(ann.text("ministry-robert_walpole")).click()
    sheet = ann.role("dialog", ann.text("ministry-robert_walpole"))
    expect(sheet).to_contain_text(ann.text("ministry-robert_walpole.text"))
    assert ann.violations() == []


@pytest.mark.parametrize("screen", [DESKTOP, NARROW, PHONE], ids=lambda screen: screen.name)
def test_the_end_tells_how_it_came(invite: Invite, site: Site, screen: Screen) -> None:
    record = json.loads(ENDING.read_text("utf-8"))
    opened = site.post("/api/records", {"record": record, "public": True})
    eve = invite("Eve", screen)
    eve.go(f"/tables/{opened['table']}")
    end = eve.page.locator("section.end")
    expect(end).to_contain_text(eve.text("end-by-turn"))
    expect(end).to_contain_text(eve.text("source-wars"))
    body = end.locator(".body")
    assert body.evaluate("body => body.scrollWidth <= body.clientWidth")
    if screen is not PHONE:
        assert eve.page.evaluate(ASTRAY) == []
    eve.shot("end")
    eve.page.keyboard.press("Escape")
    expect(end).to_have_count(0)
