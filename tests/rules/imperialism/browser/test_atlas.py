"""The atlas: conquests on the map, tabs where there is no room, what changed since one's turn."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from greatpowers import new_table
from greatpowers.games.imperialism.components import POWERS, TERRITORIES
from greatpowers.kernel.table import Table
from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, KEYBOARD, PHONE, Person, Screen
from tests.browser.site import Site
from tests.rules.imperialism.browser.clicks import (
    GAME,
    SEED,
    asked,
    go_on,
    name_of,
    played,
    sit_and_wait,
    words,
)

TABLET = Screen("tablet", {"viewport": {"width": 1024, "height": 768}, "locale": "en-GB"})


def may(verb: str, prompt: str = "ask-action") -> Callable[[Table[Any]], bool]:
    """Return the moment at which something may be done, in the middle of a game."""

    def is_now(table: Table[Any]) -> bool:
        ask = table.asks()[0]
        options = map(str, table.options(ask.seat))
        return ask.prompt == prompt and any(each.startswith(f"{verb} ") for each in options)

    return is_now


def first(person: Person, verb: str) -> str:
    """Return the first option of a verb."""
    return next(each for each in person.options if each.startswith(f"{verb} "))


def label(person: Person, place: str) -> Locator:
    """Find a place of the atlas by its name on the map."""
    return person.page.locator(f".atlas .label[data-id='{place}']")


def holds(person: Person, place: str) -> bool:
    """Say whether somebody has a territory."""
    empires = person.state["view"]["state"]["empires"]
    return any(place in empire["territories"] for empire in empires)


def show_place(person: Person, place: str) -> None:
    """Turn a phone to the map on which a place lies."""
    part = "im-part-europe" if place in EUROPE else "im-part-overseas"
    person.role("navigation", words().text("im-parts")).get_by_role(
        "button", name=words().text(part), exact=False
    ).tap()


EUROPE = {*POWERS, *TERRITORIES[: TERRITORIES.index("canaries")]}


def test_a_place_out_of_reach_tells_what_it_needs(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played(may("conquer")), DESKTOP)
    reach = ann.state["view"]["explain"]["territories"]["china"]
    assert reach["reason"] == "no-too-weak-to-conquer"
    label(ann, "china").hover()
    told = words().text(reach["reason"], reach["args"])
    expect(ann.page.locator(".atlas .sheet .verdict")).to_have_text(told)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_a_conquest_is_chosen_on_the_map(invite: Invite, site: Site, screen: Screen) -> None:
    ann = sit_and_wait(invite, site, played(may("conquer")), screen)
    option = first(ann, "conquer")
    place = option.split()[1]
    if screen is PHONE:
        show_place(ann, place)
    cost = next(each["cost"] for each in (ann.asked or {})["options"] if each["option"] == option)
    expect(label(ann, place).locator(".price-seal.asked")).to_have_text(str(cost))
    assert ann.violations() == []
    before = ann.state["position"]
    if screen is PHONE:
        label(ann, place).tap()
    else:
        label(ann, place).click()
    answer = ann.page.locator(".answers .button", has_text=name_of(option))
    expect(answer).to_be_in_viewport(ratio=1)
    expect(ann.page.locator(".sheet.kept")).to_contain_text(words().text("im-atlas-note"))
    ann.shot()
    assert ann.state["position"] == before
    if screen is PHONE:
        answer.tap()
    else:
        answer.click()
    ann.until(lambda: ann.state["position"] > before and holds(ann, place), "it is conquered")
    if screen is DESKTOP:
        expect(ann.page.locator(f".atlas .land.held[data-id='{place}']")).to_have_count(1)


def test_a_conquest_is_chosen_by_keys(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played(may("conquer")), KEYBOARD)
    option = first(ann, "conquer")
    place = option.split()[1]
    ann.tab_to(label(ann, place))
    said = rf"{re.escape(words().text(f'card-{place}'))}\. .*{re.escape(name_of(option))}"
    expect(label(ann, place)).to_have_accessible_name(re.compile(said))
    ann.page.keyboard.press("Enter")
    answer = ann.page.locator(".answers .button", has_text=name_of(option))
    expect(answer).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(label(ann, place)).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(answer).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.until(lambda: holds(ann, place), "it is conquered")


def test_drawing_glows_without_a_price(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played(may("take", "ask-draw")), DESKTOP)
    open_territories = [each for each in ann.options if each.startswith("take ")]
    lit = ann.page.locator(".atlas .label.lit")
    expect(lit).to_have_count(len(open_territories))
    expect(lit.locator(".price-seal")).to_have_count(0)
    before = ann.state["position"]
    lit.first.click()
    ann.until(lambda: ann.state["position"] > before, "the card is taken at once")


def test_a_place_that_cannot_be_chosen_shows_its_card(invite: Invite, site: Site) -> None:
    table = played(may("conquer"))
    ann = sit_and_wait(invite, site, table, DESKTOP)
    far = next(each for each in ann.state["view"]["state"]["row"])
    label(ann, far).click()
    sheet = ann.page.locator(".sheet.kept")
    expect(sheet).to_contain_text(words().text(f"card-{far}"))
    expect(sheet).to_contain_text(words().text("im-place-open"))
    expect(sheet.locator(".answers")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_where_there_is_no_room_the_question_chooses_the_half(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played(asked("ask-war")), TABLET)
    atlas = ann.page.locator(".atlas")
    ledger = ann.page.locator(".ledger")
    expect(atlas).to_be_visible()
    expect(ledger).to_have_count(0)
    expect(atlas.locator(".label.home.lit")).to_have_count(2)
    ann.page.keyboard.press("w")  # folds the display of the war
    ann.page.locator(".sides button").nth(1).click()
    expect(ledger).to_be_visible()
    expect(atlas).to_have_count(0)
    ann.shot()
    assert ann.violations() == []

    bob = sit_and_wait(invite, site, played(asked("ask-first-level")), TABLET)
    expect(bob.page.locator(".ledger .track.lit").first).to_be_visible()
    expect(bob.page.locator(".atlas")).to_have_count(0)


def test_an_action_that_is_looked_at_gilds_only_its_own(invite: Invite, site: Site) -> None:
    def both(table: Table[Any]) -> bool:
        return may("conquer")(table) and may("develop")(table)

    ann = sit_and_wait(invite, site, played(both), DESKTOP)
    tracks = ann.page.locator(".ledger .track.lit")
    expect(tracks.first).to_be_visible()
    ann.page.locator(".action").nth(2).click()
    expect(tracks).to_have_count(0)
    expect(ann.page.locator(".atlas .label.lit").first).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(tracks.first).to_be_visible()


def conquered_meanwhile() -> tuple[Table[Any], str]:
    """Play until a seat is asked again after another has conquered something; name that."""
    table: Table[Any] = new_table(GAME, {"players": "3"}, SEED)
    chance = random.Random(SEED)
    news: dict[int, str] = {}
    while True:
        seat = table.asks()[0].seat
        if news.get(seat) and table.asks()[0].prompt == "ask-discard":
            return table, news[seat]
        news[seat] = ""
        options = [str(each) for each in table.options(seat)]
        conquest = next((each for each in options if each.startswith("conquer ")), None)
        option = conquest or chance.choice(options)
        table.answer(seat, option)
        if conquest:
            news |= {other: conquest.split()[1] for other in range(3) if other != seat}


def test_what_changed_since_ones_turn_is_marked(invite: Invite, site: Site) -> None:
    table, place = conquered_meanwhile()
    ann = invite("Ann", confirm="lost")
    ann.sit(go_on(site, table), table.seats[table.asks()[0].seat])
    expect(ann.page.locator(f".atlas .land.news[data-id='{place}']")).to_have_count(1)
    expect(ann.page.locator(".ledger .track.news").first).to_be_visible()
    expect(ann.page.locator(".ledger .marker.moved").first).to_be_visible()
    ann.shot()
    before = ann.state["position"]
    ann.page.locator(".prompt").get_by_role("button", name=words().text("option-done")).click()
    ann.until(lambda: ann.state["position"] > before, "it is answered")
    expect(ann.page.locator(".atlas .land.news")).to_have_count(0)
    expect(ann.page.locator(".ledger .marker.moved")).to_have_count(0)
