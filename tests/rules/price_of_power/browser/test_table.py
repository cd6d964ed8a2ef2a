"""The Price of Power: a Round by clicks, drawers, the list of answers, why not."""

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Position, expect

from greatpowers.kernel.table import Table
from tests.browser.ending import is_asked_alone
from tests.browser.fixtures import Invite
from tests.browser.people import ANSWER, DESKTOP, PAD, PHONE, Person, Screen
from tests.browser.reading import TABLET, UNCUT, begin_plan, readers, stands_in_the_head, too_small
from tests.browser.site import Site
from tests.rules.price_of_power.browser.clicks import (
    ANN,
    BOB,
    all_others_acted,
    answered,
    from_list,
    give,
    offers,
    on_map,
    open_new,
    played,
    sit_and_wait,
    state_of,
    target_of,
    turn_page,
    words,
)

LIKED = ("take_event", "influence", "trade", "pass_round", "done", "pass", "no")
"""What somebody chooses who wants to see much and to end the Round."""
MOST_ANSWERS = 80
BESIDE: Position = {"x": 6, "y": 8}
"""On a line of the log, beside its words: those may be cards or terms."""


def choice_of(person: Person, seen: set[str]) -> str:
    """Return what to answer: what is liked and new first, then what ends the question."""
    verbs = {option.partition(" ")[0]: option for option in reversed(person.options)}
    new = [verb for verb in LIKED[:3] if verb in verbs and verb not in seen]
    old = [verb for verb in LIKED[3:] if verb in verbs]
    liked = [*new, *old]
    return verbs[liked[0]] if liked else person.options[0]


def asked_or_over(person: Person) -> bool:
    return is_asked_alone(person) or state_of(person)["round"] > 1


def play_round(person: Person, seen: set[str]) -> None:
    """Play until the second Round begins; ``seen`` are the verbs that were chosen."""
    for _ in range(MOST_ANSWERS):
        person.until(lambda: asked_or_over(person), "a question or the next Round")
        if state_of(person)["round"] > 1:
            return
        option = choice_of(person, seen)
        give(person, option)
        seen.add(option.partition(" ")[0])


def in_second_round(table: Table[Any]) -> bool:
    return offers("influence")(table) and table.state.round == 2


def open_moment(person: Person, kind: str) -> Locator:
    """Open the last moment of a kind again, from the log."""
    if person.screen is PHONE:
        person.press(person.page.locator(".phone-nav button").last)
    else:
        if person.screen is PAD:
            person.press(person.button(person.text("table-side")))
        person.press(person.tab("side-log"))
    line = person.page.locator("#side-pane .moment", has_text=words().text(f"log-{kind}")).last
    line.locator(".there").click(position=BESIDE)
    return person.page.locator("dialog.moment")


@pytest.mark.parametrize("screen", [DESKTOP, PAD, PHONE], ids=lambda screen: screen.name)
def test_a_round_by_clicks(invite: Invite, site: Site, screen: Screen) -> None:
    ann = invite("Ann", screen)
    ann.sit(open_new(site), "P1")
    seen: set[str] = set()
    play_round(ann, seen)
    ann.shot("after-a-round")
    assert state_of(ann)["round"] == 2
    assert {"draw_from", "take_mission", "take_event", "pass_round"} <= seen
    assert ann.violations() == []
    moment = open_moment(ann, "incomes")
    expect(moment).to_contain_text(words().text("moment-income"))
    expect(moment.locator("tbody tr")).to_have_count(2)
    expect(moment.locator("tbody td").first).to_contain_text("→")
    ann.shot("moment")
    assert ann.violations("dialog.moment") == []


@pytest.mark.parametrize("screen", [TABLET, PHONE], ids=lambda screen: screen.name)
def test_the_phase_stands_at_the_top(invite: Invite, site: Site, screen: Screen) -> None:
    ann = sit_and_wait(invite, site, played("ask-action", in_second_round), screen)
    stands_in_the_head(ann, words().text("pop-phase-actions"))


def test_six_seats(invite: Invite, site: Site) -> None:
    table = played("ask-action", in_second_round, "grand_campaign")
    ann = sit_and_wait(invite, site, table)
    give(ann, "influence")
    give(ann, next(option for option in ann.options if option.startswith("influence_in ")))
    plates = ann.page.locator(".power-plate")
    expect(plates).to_have_count(6)
    expect(plates.last).to_be_in_viewport(ratio=1)
    ann.shot("six")


def test_what_five_others_did_is_told_in_short(invite: Invite, site: Site) -> None:
    table = played("ask-action", all_others_acted, "grand_campaign")
    ann = sit_and_wait(invite, site, table)
    others = ann.page.locator(".since .of-many")
    expect(others.nth(4)).to_be_in_viewport(ratio=1)
    others.first.get_by_role("button", expanded=False).click()
    expect(others.first.get_by_role("button", expanded=True)).to_be_visible()
    assert ann.violations(".since") == []


@readers
def test_nothing_is_too_small_to_read(invite: Invite, site: Site, screen: Screen) -> None:
    table = played("ask-action", all_others_acted, "grand_campaign")
    ann = sit_and_wait(invite, site, table, screen)
    assert too_small(ann) == []
    begin_plan(ann)
    assert too_small(ann) == []
    ann.page.keyboard.press("w")
    expect(ann.page.locator(".overseas")).to_be_visible()
    assert too_small(ann) == []


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_a_deal_is_told_whole_to_whom_it_is_offered(
    invite: Invite, site: Site, screen: Screen
) -> None:
    table = played("ask-action", offers("negotiate"))
    for option in ("negotiate france", "give_ducats 1", "propose_deal"):
        table.answer(0, option)
    bob = sit_and_wait(invite, site, table, screen, "P2")
    drawer = bob.page.locator(".drawer")
    expect(drawer).to_contain_text(words().text("pop-deal-gives", {"realm": "realm-england"}))
    expect(drawer).to_contain_text(words().text("pop-deal-ducats", {"n": 1}))
    bob.shot("deal")
    assert bob.violations(".drawer") == []
    for option in ("no", "yes", "counter"):
        button = bob.page.locator(f".prompt-answers [data-option='{option}']")
        expect(button).to_be_visible()
        assert button.evaluate(UNCUT)
    before = {each["realm"]: each["ducats"] for each in state_of(bob)["players"]}
    answered(bob, lambda: bob.press_beside_question("yes"), "yes")
    after = {each["realm"]: each["ducats"] for each in state_of(bob)["players"]}
    assert after["france"] == before["france"] + 1
    expect(drawer).to_have_count(0)


def open_offers(person: Person) -> Locator:
    """Open the sheet of offers by the mark that counts those which wait; return it."""
    if person.screen is PHONE:
        pages = person.page.locator(".phone-nav button:has(.dot)")
        expect(pages).to_have_count(1)
        person.press(pages)
        person.press(person.page.locator(".pages nav button:has(.dot)"))
    else:
        person.press(person.page.locator(".rail button:has(.target-mark)"))
    drawer = person.page.locator(".drawer")
    expect(drawer).to_contain_text(words().text("pop-offers"))
    return drawer


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_an_offer_lies_on_the_table_until_it_is_accepted_and_made(
    invite: Invite, site: Site, screen: Screen
) -> None:
    table = played("ask-action", offers("negotiate"))
    table.answer(0, "negotiate france")
    people = [invite("Ann", screen, confirm="lost"), invite("Bob", screen)]
    seats = dict(zip(table.seats, (ANN, BOB), strict=True))
    record = json.loads(table.record().to_json())
    opened = site.post("/api/records", {"record": record, "resume": True, "seats": seats})
    for person, seat in zip(people, table.seats, strict=True):
        person.sit(opened, seat)
    ann, bob = people
    sheet = ann.page.locator(".drawer")
    give(ann, "offer_alliance")
    expect(sheet).to_contain_text(words().text("option-offer_alliance"))
    answered(ann, lambda: ann.press_beside_question("strike_part"), "strike_part")
    give(ann, "offer_alliance")
    expect(sheet).to_be_visible()
    answered(ann, lambda: ann.press_beside_question("lay_deal"), "lay_deal")
    bob.until(lambda: len(state_of(bob)["offers"]) == 1, "the offer lies there")
    drawer = open_offers(bob)
    bob.shot("offers")
    assert bob.violations(".drawer") == []
    bob.press(drawer.locator("[data-option='accept_offer england']"))
    ann.until(lambda: state_of(ann)["offers"][0]["accepted"], "it is accepted")
    drawer = open_offers(ann)
    ann.shot("offers-accepted")
    answered(ann, lambda: ann.press(drawer.locator("[data-option='make_deal france']")), "made")
    ann.until(lambda: "england" in state_of(ann)["realms"]["france"]["allied"], "an Alliance")
    assert state_of(ann)["offers"] == []


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_influence_in_an_area(invite: Invite, site: Site, screen: Screen) -> None:
    ann = sit_and_wait(invite, site, played("ask-action", offers("influence")), screen)
    give(ann, "influence")
    area = next(option for option in ann.options if option.startswith("influence_in "))
    name = area.partition(" ")[2]
    before = state_of(ann)["areas"].get(name, {}).get("influence", {}).get("england", 0)
    give(ann, area)
    assert state_of(ann)["areas"][name]["influence"]["england"] == before + 1
    ann.shot("influence")


def test_a_question_is_answered_by_the_list(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played("ask-action", offers("influence")), PHONE)
    give(ann, "influence")
    option = next(each for each in ann.options if each.startswith("influence_in "))
    ann.press(ann.page.locator(".list-button"))
    expect(ann.page.locator(".target-list .choice")).to_have_count(len(ann.options))
    assert ann.violations(".target-list") == []
    ann.press(ann.page.locator(".target-list .icon-button"))
    answered(ann, lambda: from_list(ann, option), option)
    assert words().text(target_of(option)) != target_of(option)


def test_why_not(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played("ask-action", offers("influence")))
    shut = next(
        verb
        for verb in ("stabilize", "convert", "colonize")
        if verb not in {option.partition(" ")[0] for option in ann.options}
    )
    ann.press(ann.page.locator("[data-family='adm']"))
    ann.press(ann.page.locator(f"[data-verb='{shut}']"))
    expect(ann.page.locator(".menu-of .why").first).to_contain_text("§")
    assert ann.violations(".tray") == []
    give(ann, "influence")
    lit = {option.partition(" ")[2] for option in ann.options}
    assert "kazan" not in lit
    ann.settle()
    said = len(ann.said)
    on_map(ann, "influence_in kazan")
    expect(ann.page.locator(".space-card .why").first).to_contain_text("§")
    assert not [each for each in ann.said[said:] if each.startswith(ANSWER)]


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_drawers(invite: Invite, site: Site, screen: Screen) -> None:
    ann = sit_and_wait(invite, site, played("ask-action", offers("influence")), screen)
    drawer = ann.page.locator(".drawer")
    told = {
        "events": "pop-if-taken",
        "ideas": "pop-ideas-of",
        "trade": "pop-no-trade",
        "rulers": "pop-authority",
    }
    if screen is PHONE:
        ann.press(ann.page.locator(".phone-nav button").nth(3))
        for name, text in told.items():
            ann.press(ann.page.locator(".pages nav button", has_text=words().text(f"pop-{name}")))
            expect(drawer).to_contain_text(words().text(text))
            assert ann.violations(".pages") == []
        return
    for key, name in {"e": "events", "i": "ideas", "h": "rulers"}.items():
        ann.page.keyboard.press(key)
        expect(drawer).to_contain_text(words().text(told[name]))
        ann.shot(name)
        assert ann.violations(".drawer") == []
        ann.page.keyboard.press(key)
        expect(drawer).to_have_count(0)


def test_trade_tells_who_is_paid(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played("ask-trade", offers("trade_with")))
    rows = ann.page.locator(".drawer .rows")
    expect(rows).to_contain_text(words().text("realm-england"))
    closed = ann.page.locator(".drawer .way.closed")
    expect(closed.first).to_contain_text(words().text("no-not-connected"))
    assert ann.violations(".drawer") == []
    ann.shot("trade")
    option = next(each for each in ann.options if each.startswith("trade_with "))
    give(ann, option)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_a_ship_moves_from_the_window_that_covers_it(
    invite: Invite, site: Site, screen: Screen
) -> None:
    table = played("ask-action", offers("trade"), scenario="western_crowns")
    table.answer(0, "trade")
    assert offers("trade_with", "move_ship_from")(table), "no Ship may move"
    ann = sit_and_wait(invite, site, table, screen)
    option = next(each for each in ann.options if each.startswith("move_ship_from "))
    button = ann.page.locator(f".drawer [data-option='{option}']")
    turn_page(ann, button)
    answered(ann, lambda: ann.press(button), option)


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_a_tablet_has_room_for_cards_of_trade_and_who_is_paid(
    invite: Invite, site: Site, language: str
) -> None:
    table = played("ask-trade", offers("trade_with"))
    ann = sit_and_wait(invite, site, table, PAD, locale=language)
    expect(ann.page.locator(".drawer .rows .trader").first).to_be_visible()
    drawer = ann.page.locator(".cards-of-trade")
    assert drawer.evaluate("each => each.scrollWidth - each.clientWidth") <= 0


def until_known(person: Person, is_leaving: bool) -> None:
    """Wait until all can see whether England leaves."""
    person.until(lambda: state_of(person)["players"][0]["is_leaving"] is is_leaving, "a word")


def test_a_player_leaves_by_the_menu_of_the_table_and_stays_after_all(
    invite: Invite, site: Site
) -> None:
    ann = sit_and_wait(invite, site, played("ask-action", scenario="western_crowns"))
    expect(ann.page.get_by_text(words().text("option-leave_game"))).to_have_count(0)
    menu = ann.page.get_by_label(words().text("menu-title")).first
    menu.click()
    ann.page.get_by_text(words().text("option-leave_game")).click()
    expect(ann.page.get_by_text(words().text("option-leave_game.sure"))).to_be_visible()
    ann.shot("asks")
    assert not state_of(ann)["players"][0]["is_leaving"]
    ann.button(words().text("option-leave_game.yes")).click()
    until_known(ann, True)
    menu.click()
    ann.page.get_by_text(words().text("option-stay_in_game")).click()
    until_known(ann, False)


def test_a_realm_whose_player_has_left(invite: Invite, site: Site) -> None:
    table = played("ask-action", scenario="western_crowns")
    table.aside(2, "leave_game")
    luck = Random(1)
    while 2 in table.state.seated or table.asks()[0].seat:
        seat = table.asks()[0].seat
        table.answer(seat, luck.choice(table.options(seat)))
    ann = sit_and_wait(invite, site, table)
    plate = ann.page.locator(".power-plate").last
    expect(plate).to_contain_text(words().text("pop-player-left"))
    ann.shot("left")
    assert ann.violations() == []
