"""One can follow the game: moments, what happened since one's turn, the log, cards, the end."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Position, expect

from greatpowers import new_table
from greatpowers.bots.random_bot import RandomBot
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.log import Entry
from greatpowers.kernel.table import Table
from greatpowers.kernel.words import Verbatim
from tests.browser.fixtures import Invite
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
WITHIN = """strip => [...strip.querySelectorAll('li')].every(line =>
  line.getBoundingClientRect().right < strip.getBoundingClientRect().right + 1)"""
"""Says whether no line reaches out of the strip."""
PAUSE = 7000
"""So long, in milliseconds, a moment stays that passes by itself."""
STEP = 1100
"""So long each step of a replay is shown that goes on by itself."""
ENDING = Path("tests/rules/imperial_struggle/endings/victory_points.json")
SCORED = Path("tests/rules/imperialism/endings/end_space.json")
"""A game with a final scoring of many rows."""
SIX = Path("tests/rules/price_of_power/endings/last_event.json")
"""A game of six seats, of which each has its column."""
SPEAKS = '{"language": "%s", "moments": "log"}'
TOO_WIDE = """() => [...document.querySelectorAll('.end .column table')].filter(table => {
  const { right } = table.getBoundingClientRect();
  return right > table.closest('section').getBoundingClientRect().right;
}).map(table => table.textContent)"""
"""Tables that reach out of their boxes."""


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
    expect(sheet).to_contain_text(ann.text("is-group-commodity"))
    awards = sheet.locator(".stake")
    expect(awards.first).to_contain_text(ann.text("is-short-vp"))
    body = sheet.locator(".body")
    ann.keep_still()
    assert body.evaluate("body => body.scrollWidth <= body.clientWidth")
    ann.shot("moment")
    ann.page.reload()
    expect(sheet).to_be_visible()
    while ann.page.locator("dialog.moment").count():
        ann.page.keyboard.press("Enter")
    ann.page.reload()
    ann.wait_for_table()
    expect(ann.page.locator("dialog.moment")).to_have_count(0)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_a_row_of_a_moment_is_shown_on_the_map(invite: Invite, site: Site, screen: Screen) -> None:
    opened, seat = after_a_scoring(site)
    ann = invite("Ann", screen, moments="stay")
    ann.sit(opened, seat)
    sheet = ann.page.locator("dialog.moment")
    told = next(line["moment"]["data"] for line in ann.state["log"] if "moment" in line)
    spaces = {each["row"]: len(each["places"]) for each in told["placed"]}
    sheet.locator("[data-row='region caribbean']").hover()
    ann.page.keyboard.press("m")
    expect(sheet).to_have_count(0)
    chosen = ann.page.locator(".lifted [aria-pressed=true]")
    expect(chosen).to_have_text(ann.text("region-caribbean"))
    rings = ann.page.locator(".board-area path.named")
    expect(rings).to_have_count(spaces["region caribbean"])
    ann.keep_still()
    expect(rings.first).to_be_in_viewport()
    assert ann.violations(".lifted") == []

    ann.page.keyboard.press("Tab")
    expect(chosen).to_have_text(ann.text("region-india"))
    expect(rings).to_have_count(spaces["region india"])
    ann.shot("lifted")
    ann.page.keyboard.press("m")
    expect(sheet).to_be_visible()
    expect(rings).to_have_count(0)


def test_each_moment_is_a_step_of_the_replay(invite: Invite, site: Site) -> None:
    opened, _ = after_a_scoring(site)
    ann = invite("Ann")
    ann.go(f"/tables/{opened['table']}")
    ann.wait_for_table()
    positions = [line["at"] for line in ann.state["log"] if "moment" in line]
    at = positions[0]
    assert positions.count(at) > 1
    ann.go(f"/tables/{opened['table']}?at={at}")
    slider = ann.role("slider", ann.text("replay-position"))
    expect(slider).to_have_value(str(at))
    step, sheet = ann.button(ann.text("replay-next")), ann.page.locator("dialog.moment")
    titles = set()
    for _ in range(positions.count(at)):
        step.click()
        titles.add(sheet.get_by_role("heading").first.inner_text())
        ann.page.keyboard.press("Enter")
        expect(sheet).to_have_count(0)
        expect(slider).to_have_value(str(at))
    assert len(titles) == positions.count(at)
    expect(step).to_be_disabled()


def test_one_stops_only_for_points_if_one_likes_it_so(invite: Invite, site: Site) -> None:
    opened, seat = after_a_scoring(site)
    ann = invite("Ann", moments="stay")
    ann.sit(opened, seat)
    sheet = ann.page.locator("dialog.moment")
    box = sheet.get_by_role("checkbox", name=ann.text("moment-only-points"))
    expect(box).not_to_be_checked()
    box.check()
    moments = [line["moment"]["data"] for line in ann.state["log"] if "moment" in line]
    for told in (each for each in moments if each["points"]):
        expect(sheet.locator(".points b")).to_have_text(str(told["after"]["vp"]))
        ann.page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    ann.go("/settings")
    choice = ann.page.get_by_role("radio", name=ann.text("settings-moments-points"))
    expect(choice).to_be_checked()


def test_who_has_read_a_moment_is_told_to_the_other(invite: Invite, site: Site) -> None:
    opened, seat = after_a_scoring(site)
    ann, bob = invite("Ann", moments="stay"), invite("Bob", moments="stay")
    ann.sit(opened, seat)
    reader = ann.page.locator("dialog.moment .readers li")
    other = "Ann" if seat == "BR" else "Bob"
    expect(reader).to_have_text(ann.text("moment-reads", name=Verbatim(other)))
    bob.sit(opened, "FR" if seat == "BR" else "BR")
    bob.page.locator("dialog.moment").wait_for()
    bob.page.keyboard.press("Enter")
    expect(reader).to_have_text(ann.text("moment-has-read", name=Verbatim(other)))
    ann.page.keyboard.press("Enter")
    expect(reader).to_have_text(ann.text("moment-reads", name=Verbatim(other)))
    ann.page.reload()
    expect(reader).to_be_visible()


def test_a_moment_passes_where_one_likes_it_so(invite: Invite, site: Site) -> None:
    opened, seat = after_a_scoring(site)
    ann = invite("Ann", moments="pass")
    ann.stop_time()
    ann.sit(opened, seat)
    heading = ann.page.locator("dialog.moment").get_by_role("heading").first
    first = heading.inner_text()
    ann.page.clock.run_for(PAUSE - 1)
    expect(heading).to_have_text(first)
    ann.page.clock.run_for(1)
    expect(heading).not_to_have_text(first)


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


def test_the_log_counts_what_is_new_below(invite: Invite, site: Site) -> None:
    opened, seat = after_a_scoring(site)
    ann, bob = invite("Ann"), invite("Bob")
    bob.sit(opened, seat)
    ann.sit(opened, "FR" if seat == "BR" else "BR")
    ann.wait_for_table()
    newest = ann.page.locator("#side-pane li").last
    expect(newest).to_be_in_viewport()
    ann.page.locator("#side-pane .log").evaluate("log => (log.scrollTop = 0)")
    expect(newest).not_to_be_in_viewport()
    bob.answer(bob.options[0])
    chip = ann.button(re.compile(ann.text("history-new", n=0).replace("0", r"[1-9]\d*")))
    expect(chip).to_be_visible()
    expect(newest).not_to_be_in_viewport()
    chip.click()
    expect(newest).to_be_in_viewport()
    expect(chip).to_have_count(0)


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
    ann.keep_still()
    assert strip.evaluate(WITHIN)
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
    assert len(changed) > 2
    expect(rings.nth(len(changed) - 1)).to_be_visible()
    numbers = set(numerals.all_text_contents())
    assert {text.strip() for text in rings.all_text_contents()} <= numbers

    before, after = (outlook_of(table, at) for at in (table.last_answer(0), table.position))
    assert before != after
    foretold = ann.text("outlook-victory-points", before=before, after=after)
    expect(strip).to_contain_text(foretold)

    numerals.first.hover()
    faded = ann.page.locator(".ring-mark.faded")
    expect(faded.first).to_be_attached()
    expect(ann.page.locator(".ring-mark:not(.faded)").first).to_have_text("1")
    assert set(faded.all_text_contents()) <= numbers - {"1"}
    ann.shot("since-pointed")

    ann.stop_time()
    strip.get_by_role("button", name=ann.text("since-replay")).click()
    slider = ann.role("slider", ann.text("replay-position"))
    expect(slider).to_have_value(str(table.last_answer(0)))
    expect(ann.button(ann.text("replay-pause"))).to_be_visible()

    def goes_on() -> bool:
        ann.page.clock.run_for(STEP)
        return int(slider.input_value()) > table.last_answer(0) + 1

    ann.until(goes_on, "the replay goes on by itself")
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
    opened = site.post("/api/records", {"record": record, "public": True, "name": "Utrecht"})
    eve = invite("Eve", screen)
    eve.go(f"/tables/{opened['table']}")
    end = eve.page.locator("section.end")
    expect(end).to_contain_text(eve.text("end-by-turn"))
    expect(end).to_contain_text(eve.text("source-wars"))
    expect(end.locator(".where")).to_contain_text("Imperial Struggle · Utrecht")
    turns = sum(line["text"] == "log-peace-turn" for line in eve.state["log"])
    expect(end.locator("header")).to_contain_text(eve.text("length-peace-turns", n=turns))
    expect(end.locator(".lead")).to_be_visible()
    held = end.locator(".held tr", has_text=eve.text("held-debt"))
    state = eve.state["view"]["state"]
    debt = f"{state['debt']['fr']} / {state['debt_limit']['fr']}"
    expect(held.locator("td").first).to_have_text(debt)
    body = end.locator(".body")
    eve.keep_still()
    assert body.evaluate("body => body.scrollWidth <= body.clientWidth")
    if screen is not PHONE:
        assert eve.page.evaluate(ASTRAY) == []
        heads = end.locator(".curve thead th")
        expect(heads.first).to_have_text(re.compile(r"^\s*I\s*1697"))
        expect(heads.nth(2)).to_have_text(re.compile(r"^\s*II\s*1714"))
    proof = end.locator(".proof")
    expect(proof).to_contain_text(eve.text("proof-holds"))
    proof.locator("summary").click()
    expect(proof).to_contain_text(eve.state["view"]["seed_hash"])
    proof.locator("summary").click()
    eve.shot("end")
    assert eve.violations() == []
    eve.page.keyboard.press("Escape")
    expect(end).to_have_count(0)


def test_the_link_of_a_finished_game_leads_to_its_beginning(invite: Invite, site: Site) -> None:
    record = json.loads(ENDING.read_text("utf-8"))
    opened = site.post("/api/records", {"record": record, "public": True})
    eve = invite("Eve", permissions=["clipboard-read", "clipboard-write"])
    eve.go(f"/tables/{opened['table']}")
    eve.page.locator(".end").get_by_role("button", name=eve.text("end-link")).click()
    expect(eve.button(eve.text("replay-copied"))).to_be_visible()
    address = eve.page.evaluate("navigator.clipboard.readText()")
    assert address == f"{site.url}/tables/{opened['table']}?at=0"
    bob = invite("Bob")
    bob.go(address)
    expect(bob.role("slider", bob.text("replay-position"))).to_have_value("0")


def test_the_final_scoring_is_seen_without_scrolling(invite: Invite, site: Site) -> None:
    record = json.loads(SCORED.read_text("utf-8"))
    opened = site.post("/api/records", {"record": record, "public": True})
    eve = invite("Eve")
    eve.go(f"/tables/{opened['table']}")
    scoring = eve.page.locator("section.end .scoring")
    expect(scoring.locator("table")).to_have_count(2)
    eve.keep_still()
    expect(scoring).to_be_in_viewport(ratio=1)
    eve.shot("end")


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_the_end_of_six_seats_is_not_cut(invite: Invite, site: Site, language: str) -> None:
    record = json.loads(SIX.read_text("utf-8"))
    opened = site.post("/api/records", {"record": record, "public": True})
    eve = invite("Eve", NARROW)
    eve.context.add_init_script(f"localStorage['greatpowers.settings'] = '{SPEAKS % language}'")
    eve.go(f"/tables/{opened['table']}")
    expect(eve.page.locator(".end .proof summary")).to_be_visible()
    assert eve.measure(TOO_WIDE) == []
