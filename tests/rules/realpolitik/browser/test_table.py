"""Realpolitik: three choose in secret, Generals march, allies are asked, battles are fought."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from greatpowers import new_table
from greatpowers.kernel.log import Entry
from greatpowers.kernel.table import Table
from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, PHONE, Screen
from tests.browser.reading import TABLET, stands_in_the_head
from tests.browser.site import Site
from tests.browser.site import seat as sitting
from tests.rules.realpolitik.browser.clicks import (
    GAME,
    NAMES,
    POWERS,
    SEATS,
    SEED,
    answered,
    choose,
    give,
    go_on,
    plate,
    played,
    sit_and_wait,
    state_of,
    words,
)

NARROW = Screen("narrow", {"viewport": {"width": 1024, "height": 768}})
OFF_TILES = """() => [...document.querySelectorAll('.envoy .head > *')].filter(part => {
  const tile = part.closest('.envoy').getBoundingClientRect();
  return part.getBoundingClientRect().right > tile.right;
}).map(part => part.textContent)"""
"""What stands out of its tile."""


def test_three_choose_in_secret(invite: Invite, site: Site) -> None:
    opened = go_on(site, played("ask-choose"))
    ann, bob, cid = people = [invite(name, confirm="lost") for name in NAMES]
    for person, seat in zip(people, SEATS, strict=True):
        person.sit(opened, seat)
    turn = state_of(ann)["turn"]
    ann.shot("choice")
    assert ann.violations() == []

    choose(ann, "taxation")
    for other in (bob, cid):
        done = words().text("terminal-has-chosen")
        expect(plate(other, words().text("power-france"))).to_contain_text(done)
        assert state_of(other)["powers"]["france"]["chosen"] is None
        assert "log-plays" not in {line["text"] for line in other.state["log"]}
    choose(bob, "extend_influence")
    choose(cid, "dispatch")
    for person in people:
        expect(person.page.locator(".top .turn")).to_contain_text(str(turn + 1))
        played_cards = {p: state_of(person)["powers"][p]["played"][-1:] for p in POWERS}
        assert played_cards == {
            "france": ["taxation"],
            "prussia": ["extend_influence"],
            "austria": [],
        }


TINTS = """() => [...document.querySelectorAll('.targeting .land:not(.lit, .free)')].map(land => {
  const tint = getComputedStyle(land.querySelector('.tint'));
  return [tint.fillOpacity, tint.opacity, getComputedStyle(land).opacity].map(Number);
})"""
"""How strongly lands are tinted that are somebody's and cannot be chosen now."""


@pytest.mark.parametrize("screen", [DESKTOP, TABLET, PHONE], ids=lambda screen: screen.name)
def test_turn_and_phase_stand_at_the_top(invite: Invite, site: Site, screen: Screen) -> None:
    table = played("ask-move")
    ann = sit_and_wait(invite, site, table, screen)
    stands_in_the_head(ann, words().text("terminal-turn", {"turn": table.state.turn}))
    stands_in_the_head(ann, words().text("terminal-phase-moves"))


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_a_general_marches(invite: Invite, site: Site, screen: Screen) -> None:
    ann = sit_and_wait(invite, site, played("ask-move"), screen)
    move = next(option for option in ann.options if option.startswith("move "))
    give(ann, move)
    general = move.split()[1]
    expect(ann.page.locator(".targeting .land.lit").first).to_be_attached()
    tints = ann.measure(TINTS)
    ann.shot()
    assert tints
    assert all(fill > 0.2 and 1 == tint == land for fill, tint, land in tints)
    assert ann.violations() == []
    origin = state_of(ann)["generals"][general]["at"]
    give(ann, next(each for each in ann.options if each.split()[0] in ("march", "strategic")))
    assert state_of(ann)["generals"][general]["at"] != origin


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_a_token_is_given_in_the_window_of_diplomacy(
    invite: Invite, site: Site, screen: Screen
) -> None:
    ann = sit_and_wait(invite, site, played("ask-pledge"), screen)
    window = ann.page.locator(".war")
    expect(window).to_contain_text(words().text("rp-talks-pledge-text"))
    ann.shot()
    assert ann.violations() == []
    own = POWERS[SEATS.index(ann.asked["seat"])] if ann.asked else ""
    partner = next(power for power in POWERS if power != own)
    label = words().text("option-pledge", {"target": f"power-{partner}"})
    answered(ann, lambda: window.locator("button", has_text=label).click(), "the token is given")
    assert state_of(ann)["powers"][own]["pledge"] == partner


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_tokens_are_turned_up_before_all(invite: Invite, site: Site, screen: Screen) -> None:
    table = played(
        "ask-choose", stop=lambda table: any(line.text == "log-allied" for line in table.log)
    )
    ann = invite("Ann", screen, moments="stay")
    ann.sit(go_on(site, table), SEATS[table.asks()[0].seat])
    sheet = ann.role("dialog", words().text("moment-tokens"))
    expect(sheet).to_be_visible()
    ann.keep_still()
    expect(sheet.locator(".body li")).to_have_count(3)
    ann.shot()
    assert ann.violations() == []


@pytest.mark.parametrize("language", ["pl", "it"])
def test_what_a_tile_of_diplomacy_says_stays_on_it(
    invite: Invite, site: Site, language: str
) -> None:
    table = played("ask-pledge")
    own = SEATS[table.asks()[0].seat]
    seats = {each: sitting("me" if each == own else "random", "Ann") for each in SEATS}
    record = json.loads(table.record().to_json())
    opened = site.post("/api/records", {"record": record, "resume": True, "seats": seats})
    ann = invite("Ann", NARROW)
    likes = json.dumps({"language": language, "moments": "log", "confirm": "never"})
    ann.context.add_init_script(f"localStorage['greatpowers.settings'] = {json.dumps(likes)}")
    ann.sit(opened, own)
    expect(ann.page.locator(".envoy .ok").first).to_be_visible()
    assert ann.measure(OFF_TILES) == []


def test_folded_talks_are_answered_beside_the_question(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played("ask-bid"))
    ann.page.locator(".war header button").click()
    expect(ann.page.locator(".war")).to_have_count(0)
    bid = ann.button(words().text("option-bid", {"target": 0}))
    answered(ann, bid.click, "the bid is made")


def test_who_runs_italy_turns_the_tray(invite: Invite, site: Site) -> None:
    table = played("ask-choose", stop=lambda table: table.state.controller >= 0)
    ann = invite("Ann", confirm="lost")
    ann.sit(go_on(site, table), SEATS[table.state.controller])
    turner = ann.page.get_by_role("group", name=words().text("rp-turn-to"))
    own, italy = (turner.get_by_role("button").nth(n) for n in (0, 1))
    expect(own).to_have_attribute("aria-pressed", "true")
    italy.click()
    name = words().text("rp-hand-of", {"power": "power-italy"})
    expect(ann.role("region", name)).to_be_visible()
    choose_own = ann.page.locator("button.action.legal")
    expect(choose_own).to_have_count(0)
    own.click()
    choose_own.first.click()
    confirm = ann.page.locator(".hover-sheet .button.gold")
    answered(ann, confirm.click, "a card is chosen")
    expect(italy).to_have_attribute("aria-pressed", "true")
    tray = ann.page.locator(".tray")
    ann.keep_still()
    assert tray.evaluate("each => each.scrollWidth <= each.clientWidth")


def test_an_ally_agrees_for_good(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played("ask-consent"))
    before = ann.state["position"]
    ann.button(words().text("standing-from-now")).click()
    always = words().text("standing-yes-always")
    ann.page.locator(".menu .item", has_text=always).click()
    ann.until(lambda: ann.state["position"] > before, "it is agreed by itself")
    ann.button(words().text("passing-list", {"n": 1})).click()
    expect(ann.page.locator(".menu .item")).to_contain_text(always)
    ann.shot()


def test_a_battle_is_laid_open(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played("ask-battle-card"))
    battle = state_of(ann)["battle"]
    war = ann.page.locator(".war")
    expect(war).to_contain_text(words().text(f"territory-{battle['territory']}"))
    for side in ann.state["view"]["explain"]["sides"]:
        strength = sum(line["number"] for line in side["strength"])
        expect(war.locator("h3 b", has_text=str(strength)).first).to_be_visible()
    ann.shot()
    assert ann.violations() == []
    laid = len(battle["cards"])
    answered(ann, lambda: war.locator("button.battle-card.legal").first.click(), "a card is laid")
    assert len((state_of(ann)["battle"] or {"cards": [0] * (laid + 1)})["cards"]) > laid


def test_the_number_of_a_ruling_opens_it(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, new_table(GAME, {"players": "3"}, SEED))
    ann.button("§R34").first.click()
    ruling = ann.page.locator("#side-pane .ruling[aria-current='true']")
    expect(ruling).to_contain_text(words().text("ruling-r34"))
    expect(ruling).to_contain_text(words().text("ruling-r34.text"))
    expect(ann.page.locator("#side-pane button[aria-expanded='true']")).to_contain_text("3.0")
    ann.shot("ruling")


def test_the_rules_say_what_is_reconstructed(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, new_table(GAME, {"players": "3"}, SEED))
    ann.tab("side-rules").click()
    expect(ann.page.locator("#side-pane")).to_contain_text(words().text("game-source.text")[:60])


def told_france(table: Table[Any]) -> list[Entry]:
    """Return what the others did on the map since France last answered."""
    news = [line for line in table.log if line.at > table.last_answer(0) > 0]
    return [
        line
        for line in news
        if line.args.get("power", "power-france") != "power-france" and "territory" in line.args
    ]


def has_news(table: Table[Any]) -> bool:
    powers = {line.args["power"] for line in told_france(table)}
    return table.asks()[0].seat == 0 and len(powers) > 1


def test_the_shields_of_others_hang_on_all_that_they_changed(invite: Invite, site: Site) -> None:
    table = played("ask-choose", stop=has_news)
    ann = invite("Ann")
    ann.sit(go_on(site, table), "FR")
    strip = ann.page.locator("section.since")
    expect(strip).to_be_visible()
    changed = {line.args["territory"] for line in told_france(table)}
    marks = ann.page.locator(".board-area .ring-mark")
    assert len(changed) > 1
    expect(marks.nth(len(changed) - 1)).to_be_visible()
    expect(marks.locator("use")).to_have_count(marks.count())
    strip.locator("li").filter(has=ann.page.locator(".shield")).first.hover()
    ann.shot("since")
