"""Imperialism: two people at one table, a war, and reactions that are passed for good."""

import re
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import expect

from greatpowers import new_table
from greatpowers.kernel.table import Table
from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, PHONE, Person, Screen
from tests.browser.reading import TABLET, begin_plan, readers, stands_in_the_head, too_small
from tests.browser.site import Site
from tests.rules.imperialism.browser.clicks import (
    GAME,
    SEED,
    asked,
    choose,
    go_on,
    lit,
    played,
    press,
    sit_and_wait,
    words,
)

CLICKED_TURNS = 4
LATE = 700
"""After so many answers most goods have a leader, and cards lie open that need and bring much."""
LONG = "settlement"
"""A card whose effect is longer than any card of a hand is large."""
ROOM_LEFT = """shown => {
  const line = parseFloat(getComputedStyle(shown).lineHeight);
  return shown.parentElement.clientHeight >= shown.clientHeight + line;
}"""
"""Says whether another line of an effect would have had room."""


CUT_NAMES = """() => [...document.querySelectorAll('.power-plate .who')].filter(who => {
  const line = who.closest('.plate-head').getBoundingClientRect();
  const isCut = [who, ...who.children].some(each => each.scrollWidth > each.clientWidth);
  return isCut && who.getBoundingClientRect().top < line.bottom - 1;
}).map(who => who.textContent)"""
"""Names the players of whose names one sees a part only."""


def test_the_name_of_a_player_is_whole_or_gives_way(invite: Invite, site: Site) -> None:
    games = (played(is_ottoman_or_over, seed, 4) for seed in count(SEED))
    table = next(game for game in games if game.asks())
    polish = Screen("polish", {**DESKTOP.options, "locale": "pl-PL"})
    ann = sit_and_wait(invite, site, table, polish)
    assert ann.measure(CUT_NAMES) == []


def is_ottoman_or_over(table: Table[Any]) -> bool:
    """Say whether the Ottoman Empire is to act, whose name is long, or nobody any more."""
    if not table.asks():
        return True
    first = table.asks()[0]
    power = table.view(first.seat)["state"]["empires"][first.seat]["power"]
    return first.prompt == "ask-action" and power == "ottoman"


def test_two_people_see_the_same(invite: Invite, site: Site) -> None:
    bot = {"kind": "bot", "bot": "random"}
    opened = go_on(site, new_table(GAME, {"players": "3"}, SEED), P3=bot)
    ann, bob = invite("Ann", confirm="lost"), invite("Bob", confirm="lost")
    people = {"P1": ann, "P2": bob}
    for seat, person in people.items():
        person.sit(opened, seat)
    ann.shot("powers")
    assert ann.violations() == []

    while ann.state["view"]["state"]["turn"] < CLICKED_TURNS:
        ann.until(lambda: _people_alone_are_asked(ann, bob), "somebody is asked")
        person = ann if ann.options else bob
        press(person, choose(person))
        ann.until(lambda: _together(ann, bob), "the other sees it")
    ann.until(lambda: tell_the_same(levels(ann), levels(bob)), "both see the same levels")
    ann.shot("clicked")
    assert ann.violations() == []


def levels(person: Person) -> list[str]:
    """Return what the tracks say, and to whom is asked also what may be done there."""
    named: list[str] = person.page.locator(".ledger .track").evaluate_all(
        "tracks => tracks.map(each => each.getAttribute('aria-label'))"
    )
    return named


def tell_the_same(one: list[str], other: list[str]) -> bool:
    same = [a.startswith(b) or b.startswith(a) for a, b in zip(one, other, strict=True)]
    return len(same) > 0 and all(same)


def _people_alone_are_asked(ann: Person, bob: Person) -> bool:
    """Where all are asked at once, the bot's answer may end the question of the others."""
    asked = {ask["seat"] for ask in ann.state["view"]["asks"]}
    return _together(ann, bob) and bool(asked) and asked <= {"P1", "P2"}


def _together(ann: Person, bob: Person) -> bool:
    return bool(ann.state["position"] == bob.state["position"])


def test_the_lobby_asks_how_many_play(invite: Invite) -> None:
    ann = invite("Ann", confirm="lost")
    ann.go("/")
    ann.page.locator(".game").get_by_text("Imperialism", exact=True).click()
    size = ann.role("radiogroup", words().text("setting-players"))
    size.get_by_text("3", exact=True).click()
    ann.button(ann.text("lobby-play-now")).click()
    ann.wait_for_table()
    expect(ann.page.locator(".side .power-plate")).to_have_count(3)
    expect(ann.page.get_by_text(words().text("im-choice-title"))).to_be_visible()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_powers_are_revealed_before_all(invite: Invite, site: Site, screen: Screen) -> None:
    table = played(asked("ask-first-level"))
    ann = invite("Ann", screen, moments="stay")
    ann.sit(go_on(site, table), table.seats[table.asks()[0].seat])
    sheet = ann.role("dialog", words().text("moment-powers"))
    expect(sheet.locator("[data-row]")).to_have_count(3)
    for power in ann.state["view"]["state"]["empires"]:
        expect(sheet).to_contain_text(words().text(f"power-{power['power']}"))
    ann.keep_still()
    ann.shot()
    assert ann.violations() == []


def test_reactions_are_passed_for_good(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played(asked("ask-pirates")), DESKTOP)
    before = ann.state["position"]
    ann.button(words().text("passing-always")).click()
    ann.until(lambda: ann.state["position"] > before, "it is passed by itself")
    ann.button(words().text("passing-list", {"n": 1})).click()
    again = ann.page.locator(".menu .item", has_text=words().text("reaction-ask-pirates"))
    expect(again).to_contain_text(words().text("passing-is-always"))
    ann.shot()
    again.click()
    expect(ann.button(words().text("passing-list", {"n": 1}))).to_have_count(0)


MIDDLES = """() => ['.points', '.prompt-answers'].map(part => {
  const { top, height } = document.querySelector(`.prompt ${part}`).getBoundingClientRect();
  return Math.round(top + height / 2);
})"""
"""How far down the own points and the answers stand."""


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_a_war_shows_what_defence_would_make_of_it(
    invite: Invite, site: Site, screen: Screen
) -> None:
    table = played(asked("ask-defend", 2))
    ann = sit_and_wait(invite, site, table, screen)
    war = ann.page.locator(".war")
    expect(war).to_contain_text(words().text("im-your-defence"))
    told = ann.state["view"]["explain"]["war"]
    for side in (told["attack"], told["defence"]):
        strength = war.locator(".side-of-war h3", has_text=str(side["number"]))
        expect(strength.first).to_be_visible()
    if screen is PHONE:
        expect(ann.page.locator(".prompt-answers > .button").first).to_be_visible()
        points, answers = ann.measure(MIDDLES)
        assert points == answers, "the points have a row of their own"
    ann.shot()
    assert ann.violations() == []
    card = next(each for each in ann.options if each.startswith("defend "))
    before = ann.state["position"]
    war.locator("tr", has_text=words().text(f"card-{card.split()[1]}")).get_by_role(
        "button"
    ).first.click()
    ann.until(lambda: ann.state["position"] > before, "the card is played")


def test_an_empire_and_a_pile_are_laid_open(invite: Invite, site: Site) -> None:
    table = played(lambda table: table.state.turn > 12 and table.asks()[0].prompt == "ask-action")
    ann = sit_and_wait(invite, site, table, DESKTOP)
    ann.page.locator(".side .power-plate .open").nth(1).click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text(words().text("im-levels-and-sources"))
    assert ann.violations() == []
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    discard = len(ann.state["view"]["state"]["providence_discard"])
    ann.button(words().text("im-pile-providence", {"n": discard})).first.click()
    expect(dialog.locator(".hand-card")).to_have_count(discard)


@pytest.mark.parametrize("prompt", ["ask-action", "ask-discard"])
def test_on_a_phone_the_last_of_six_cards_can_be_used(
    invite: Invite, site: Site, prompt: str
) -> None:
    def six(table: Table[Any]) -> bool:
        ask = table.asks()[0]
        hand = table.view(ask.seat)["state"]["hand"]
        last = hand and any(str(each).endswith(f" {hand[-1]}") for each in table.options(ask.seat))
        return ask.prompt == prompt and len(hand) == 6 and bool(last)

    ann = sit_and_wait(invite, site, played(six), PHONE)
    nav = ann.role("navigation", words().text("nav-title"))
    nav.get_by_role("button", name=re.compile(words().text("im-your-hand"))).tap()
    before = ann.state["position"]
    ann.page.locator(".hand-card").last.tap()
    answer = ann.page.locator(".answers .button").first
    expect(answer).to_be_in_viewport(ratio=1)
    ann.shot()
    answer.tap()
    ann.until(lambda: ann.state["position"] > before, "the card is used")


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_a_card_without_room_says_that_there_is_more(
    invite: Invite, site: Site, screen: Screen
) -> None:
    def has_a_long_card(table: Table[Any]) -> bool:
        hand = table.view(table.asks()[0].seat)["state"]["hand"]
        return asked("ask-action")(table) and LONG in (hand or ())

    ann = sit_and_wait(invite, site, played(has_a_long_card), screen)
    if screen is PHONE:
        nav = ann.role("navigation", words().text("nav-title"))
        nav.get_by_role("button", name=re.compile(words().text("im-your-hand"))).tap()
    expect(ann.page.get_by_text(words().text("im-read-whole"))).to_be_visible()
    card = ann.page.locator(f".hand-card[data-about='card-{LONG}']").first
    expect(card.locator(".more")).to_contain_text(words().text("im-more"))
    ann.keep_still()
    for shown in ann.page.locator(".hand-card:has(.text)").all():
        cut = shown.locator(".text").evaluate("each => each.scrollHeight > each.clientHeight + 1")
        expect(shown.locator(".more")).to_have_count(int(cut))
        assert not (cut and shown.locator(".text").evaluate(ROOM_LEFT))
    if screen is PHONE:
        card.tap()
    else:
        card.hover()
    expect(ann.page.locator(".sheet")).to_contain_text(words().text(f"card-{LONG}.text"))
    ann.shot()


def test_taxes_tell_what_they_bring_before_they_are_taken(invite: Invite, site: Site) -> None:
    def may_tax(table: Table[Any]) -> bool:
        ask = table.asks()[0]
        return ask.prompt == "ask-action" and "collect_taxes" in map(str, table.options(ask.seat))

    ann = sit_and_wait(invite, site, played(may_tax), DESKTOP)
    before = ann.state["position"]
    lit(ann, words().text("action-taxes")).first.click()
    answer = ann.page.locator(".answers .button")
    profit = ann.state["view"]["explain"]["profits"]["collect_taxes"]["number"]
    expect(answer).to_contain_text(words().text("im-ducats", {"n": profit}))
    assert ann.state["position"] == before


def test_gold_shows_no_price_that_is_not_asked(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played(asked("ask-draw", 3)), DESKTOP)
    open_territory = ann.page.locator(".territory.lit")
    expect(open_territory.first).to_be_visible()
    expect(open_territory.locator(".price.asked")).to_have_count(0)
    open_territory.first.hover()
    expect(ann.page.locator(".sheet.peek")).to_contain_text(words().text("im-click-takes"))


def test_the_replay_marks_what_a_step_changed(invite: Invite, site: Site) -> None:
    table = played(lambda each: any(entry.text == "log-war-over" for entry in each.log))
    won = next(entry for entry in table.log if entry.text == "log-war-won")
    victor = words().text(str(won.args["power"]))
    ann = invite("Ann")
    ann.sit(go_on(site, table), table.seats[0], at=f"?at={won.at}")
    plate = ann.role("region", victor)
    expect(plate.locator(".news").first).to_be_visible()
    ann.shot("war")
    ann.button(ann.text("replay-previous")).click()
    expect(ann.page.locator(".news")).to_have_count(0)


@readers
def test_nothing_is_too_small_to_read(invite: Invite, site: Site, screen: Screen) -> None:
    ann = sit_and_wait(invite, site, played(asked("ask-action")), screen)
    assert too_small(ann) == []
    begin_plan(ann)
    assert too_small(ann) == []
    if screen is not DESKTOP:
        ann.page.locator(".sides button").nth(1).click()
        expect(ann.page.locator(".ledger")).to_be_visible()
        assert too_small(ann) == []


@pytest.mark.parametrize("screen", [DESKTOP, TABLET, PHONE], ids=lambda screen: screen.name)
def test_round_and_phase_stand_at_the_top(invite: Invite, site: Site, screen: Screen) -> None:
    ann = sit_and_wait(invite, site, played(asked("ask-action")), screen)
    n = ann.state["view"]["state"]["round"]
    stands_in_the_head(ann, words().text("im-round", {"n": n}))
    stands_in_the_head(ann, words().text("im-phase-action"))


def test_on_a_phone_points_stand_beside_what_needs_no_button(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played(asked("ask-action")), PHONE)
    expect(ann.page.locator(".prompt-answers > :not([hidden])")).to_have_count(0)
    ann.keep_still()
    question = ann.page.locator("#prompt .say").bounding_box()
    points = ann.page.locator("#prompt .points").bounding_box()
    assert question is not None
    assert points is not None
    assert points["x"] >= question["x"] + question["width"]
    edges = ann.page.evaluate("innerWidth") - points["x"] - points["width"]
    assert 0 <= edges < question["x"]


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_with_four_players_no_row_is_below_the_fold(
    invite: Invite, site: Site, language: str
) -> None:
    is_asked = asked("ask-action")
    table = played(lambda table: table.position > LATE and is_asked(table), seed=2, players=4)
    ann = invite("Ann", locale=language)
    ann.sit(go_on(site, table), table.seats[table.asks()[0].seat])
    rows = ann.page.locator(".board-area .columns")
    expect(rows).to_be_visible()
    ann.keep_still()
    assert rows.evaluate("rows => rows.scrollHeight <= rows.clientHeight")


LARGER = """localStorage['greatpowers.settings'] =
  '{"moments": "log", "confirm": "never", "textSize": "larger"}'"""


def test_the_size_of_text_is_that_of_the_ledger_too(invite: Invite, site: Site) -> None:
    table = played(asked("ask-action"))
    opened, seat = go_on(site, table), table.seats[table.asks()[0].seat]
    ann, bob = invite("Ann"), invite("Bob")
    bob.begin_with(LARGER)
    for person in (ann, bob):
        person.sit(opened, seat)
        person.keep_still()
    for part in (".ledger h3", ".ledger .name", ".columns .cell"):
        assert _height(bob, part) > 1.2 * _height(ann, part)
    track = bob.page.locator(".ledger .track-food")
    track.hover()
    expect(bob.page.get_by_role("tooltip")).to_be_visible()
    bob.keep_still()
    sheet = bob.page.get_by_role("tooltip").bounding_box()
    row = track.bounding_box()
    assert sheet is not None
    assert row is not None
    assert 0 <= sheet["y"] - row["y"] - row["height"] < 20
    bob.shot("larger")


def _height(person: Person, part: str) -> float:
    box = person.page.locator(part).first.bounding_box()
    assert box is not None
    return float(box["height"])


SIDEWAYS = """() => [...document.querySelectorAll('.table .tray, .table .ledger')]
  .filter(each => each.scrollWidth > each.clientWidth + 1).length"""
"""Counts what one would have to move sideways to read it."""
HIDDEN_ARMS = """() => [...document.querySelectorAll('.track-army, .track-fleet')].map(track => {
  const boxes = [...track.querySelectorAll('.marker')].map(each => each.getBoundingClientRect());
  return boxes.filter((box, n) => boxes.some((other, m) => m > n && other.top < box.bottom
    && box.top < other.bottom && other.left > box.left - 1
    && box.right - other.left > box.width / 2)).length;
}).reduce((sum, hidden) => sum + hidden)"""
"""Counts arms on the tracks of which others cover more than half."""


def test_the_hand_of_a_phone_is_read_without_moving_it(invite: Invite, site: Site) -> None:
    phone = Screen("phone-pl", {**PHONE.options, "locale": "pl-PL"})
    ann = sit_and_wait(invite, site, played(asked("ask-action")), phone)
    ann.press(ann.page.locator(".phone-nav button").nth(1))
    expect(ann.page.locator(".hand-card").first).to_be_visible()
    assert ann.measure(SIDEWAYS) == 0


def test_no_arms_hide_others_on_the_tracks_of_a_phone(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played(asked("ask-action"), players=4), PHONE)
    ann.press(ann.page.locator(".map-tabs button").nth(2))
    expect(ann.page.locator(".track-army")).to_be_visible()
    ann.shot()
    assert ann.measure(HIDDEN_ARMS) == 0
