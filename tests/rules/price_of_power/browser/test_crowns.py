"""The Price of Power: Empire and Curia by clicks, from Authority to an Election and a Crusade."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from greatpowers import new_table
from greatpowers.kernel.table import Table
from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, PHONE, Person, Screen
from tests.browser.site import Plain, Site
from tests.rules.price_of_power.browser.clicks import (
    GAME,
    SEED,
    answered,
    give,
    sit_and_wait,
    state_of,
    turn_page,
    words,
)
from tests.rules.price_of_power.browser.test_tray import CUT
from tests.rules.price_of_power.browser.wars import QUICKEST, asked_seat

SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
LANGUAGES = pytest.mark.parametrize("language", ["en", "pl", "it"])
TABLET = {"width": 1024, "height": 768}
OVER = """() => {
  const boxes = [...document.querySelectorAll('.tray .verb, .tray .choosable')]
    .map((each) => each.getBoundingClientRect()).sort((one, other) => one.left - other.left);
  return boxes.slice(1).filter((box, n) => box.left < boxes[n].right - 1).length;
}"""
"""Counts what lies one over the other in the tray."""
HIDDEN = """() => [...document.querySelectorAll('.tray .tray-section')].flatMap((section) => {
  const border = section.getBoundingClientRect().right;
  return [...section.querySelectorAll('.choosable')].filter((card) => {
    const price = card.querySelector('.price') ?? card;
    const { left, top, height } = price.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 12, top + height / 2);
    return !card.contains(seen) || card.getBoundingClientRect().right > border + 1;
  }).map((card) => card.textContent);
})"""
"""Names the cards whose price is covered, and those that reach out of their part of the tray."""
ROWS = """() => new Set([...document.querySelectorAll('.drawer .slots li')]
  .map((each) => each.getBoundingClientRect().top)).size"""
"""Counts the rows in which Cardinals sit."""
BELOW = """() => [...document.querySelectorAll('.tray .choosable:has(.foot)')].filter((card) => {
  const [edge, foot] = [card, card.querySelector(".foot")]
    .map((part) => part.getBoundingClientRect());
  return foot.bottom > edge.bottom + 1;
}).map((card) => card.textContent)"""
"""Names the cards whose character lies below their edge."""
MANY = 7
"""So many cards may be in a hand."""
SEARCHED = "bohemia"

Moment = Callable[[str, list[str]], bool]


def reached(scenario: str, stop: Moment, *eager: str, cards: int = 0) -> Table[Any]:
    """Return a game in which some things are done wherever they can be, up to a moment.

    Who is asked then has so many cards in hand at least.
    """
    table: Table[Any] = new_table(GAME, {"scenario": scenario, "length": "one_age"}, SEED)
    while table.asks():
        ask = table.asks()[0]
        options = [str(option) for option in table.options(ask.seat)]
        if stop(ask.prompt, options) and len(table.state.hand[ask.seat]) >= cards:
            return table
        wanted = [each for deed in eager for each in options if deed in (each, verb_of(each))]
        quick = [each for each in QUICKEST if each in options]
        table.answer(ask.seat, [*wanted, *quick, options[0]][0])
    raise AssertionError(f"it never comes to that in {scenario}")


def verb_of(option: str) -> str:
    return option.partition(" ")[0]


def offers(verb: str) -> Moment:
    """Return the Turn in which a verb is offered."""
    return lambda prompt, options: prompt == "ask-action" and verb in map(verb_of, options)


def asks(prompt: str) -> Moment:
    """Return the moment when there is a choice about something."""
    return lambda asked, options: asked == prompt and len(options) > 1


def sit(
    invite: Invite, site: Site, table: Table[Any], screen: Screen = DESKTOP, **more: Any
) -> Person:
    """Let the player sit down who is asked."""
    return sit_and_wait(invite, site, table, screen, seat=asked_seat(table), **more)


def test_the_emperor_raises_authority_where_it_is_explained(invite: Invite, site: Site) -> None:
    ann = sit(invite, site, reached("five_crowns", offers("raise_authority")))
    before = state_of(ann)["authority"]
    ann.page.keyboard.press("h")
    drawer = ann.page.locator(".drawer")
    expect(drawer.locator("[aria-current=step]")).to_contain_text(str(before))
    expect(drawer).to_contain_text(words().text("vote-influence"))
    ann.shot("empire")
    assert ann.violations(".drawer") == []
    raises = drawer.locator("[data-option='raise_authority']")
    answered(ann, lambda: ann.press(raises), "raise_authority")
    assert state_of(ann)["authority"] == before + 1


def test_authority_has_a_tile(invite: Invite, site: Site) -> None:
    ann = sit(invite, site, reached("five_crowns", offers("raise_authority")), PHONE)
    before = state_of(ann)["authority"]
    give(ann, "raise_authority")
    assert state_of(ann)["authority"] == before + 1


@SCREENS
def test_the_emperor_decides_a_vote(invite: Invite, site: Site, screen: Screen) -> None:
    table = reached("age_of_absolutism", asks("ask-elector"), "take_event")
    ann = sit(invite, site, table, screen)
    area = (table.asks()[0].args or {})["area"]
    drawer = ann.page.locator(".drawer")
    expect(drawer.locator(".asked")).to_contain_text(words().text(str(area)))
    expect(drawer).to_contain_text(words().text("pop-vote-yours"))
    ann.shot("election")
    assert ann.violations(".drawer") == []
    assert ann.measure(ROWS) == 1
    chosen = ann.options[-1]
    answered(ann, lambda: ann.press(drawer.locator(f"[data-option='{chosen}']")), chosen)
    ann.until(lambda: area_asked(ann) != area, "the next vote, or the end of the Election")


def test_what_a_choice_of_an_event_means_is_read_where_it_is_made(
    invite: Invite, site: Site
) -> None:
    ann = sit(
        invite, site, reached("grand_campaign", asks("ask-event-option"), "take_event"), PHONE
    )
    ways = ann.page.locator(".drawer .ways section")
    expect(ways.first).to_contain_text("A:")
    expect(ways.first.locator("[data-option='option a']")).to_have_count(1)


ATTACK = ("declare_on bohemia", "done", "declare_war")


@SCREENS
def test_a_subject_calls_the_emperor(invite: Invite, site: Site, screen: Screen) -> None:
    table = reached("five_crowns", asks("ask-imperial-call"), *ATTACK)
    called = table.asks()[0].args or {}
    subject, foe = str(called["realm"]), str(called["foe"])
    ann = sit(invite, site, table, screen)
    drawer = ann.page.locator(".drawer")
    turn_page(ann, drawer)
    expect(drawer).to_contain_text(words().text(foe))
    expect(drawer).to_contain_text(words().text(subject))
    ann.shot("imperial-call")
    assert ann.violations(".drawer") == []
    answered(ann, lambda: ann.press_beside_question("accept_call"), "accept_call")
    ann.until(lambda: state_of(ann)["hre_defended"], "the Empire is defended")
    assert foe.removeprefix("realm-") in state_of(ann)["invaders"]


def area_asked(person: Person) -> str | None:
    """Return the Elector Area about which somebody is asked."""
    found: str | None = (person.asked or {}).get("args", {}).get("area")
    return found


@SCREENS
def test_a_ruler_is_found_by_name_and_excommunicated(
    invite: Invite, site: Site, screen: Screen
) -> None:
    table = reached("grand_campaign", offers("excommunicate"))
    ann = sit(invite, site, table, screen)
    if screen is PHONE:
        ann.press(ann.page.locator(".prompt-answers > .button.gold"))
    tile = ann.page.locator("[data-verb='excommunicate']")
    family = ann.page.locator("[data-family='dip']")
    expect(family).to_be_visible()
    if not tile.is_visible():
        ann.press(family)
    ann.press(tile)
    found = ann.page.locator(".tray [data-option^='excommunicate']")
    expect(found.nth(1)).to_be_attached()
    ann.shot("rulers")
    assert ann.violations(".tray") == []
    ann.page.locator(".tray input[type=search]").fill(words().text(f"realm-{SEARCHED}"))
    expect(found).to_have_count(1)
    answered(ann, lambda: ann.press(found), "excommunicate")
    assert state_of(ann)["excommunicated"] == SEARCHED
    if screen is DESKTOP:
        expect(ann.page.locator(".play-sheet .outcast")).to_be_visible()
        ann.page.keyboard.press("h")
        struck = words().text("pop-excommunicated", {"realm": f"realm-{SEARCHED}"})
        expect(ann.page.locator(".drawer")).to_contain_text(struck)
        assert ann.violations(".drawer") == []


def test_a_crusade_is_called_in_the_curia(invite: Invite, site: Site) -> None:
    ann = sit(invite, site, reached("grand_campaign", offers("call_crusade")))
    ann.page.keyboard.press("h")
    papal = ann.page.locator(".drawer [data-papal='call_crusade']")
    ann.press(papal.locator("summary"))
    goal = next(each for each in ann.options if each.startswith("call_crusade "))
    ann.shot("goals")
    assert ann.violations(".drawer") == []
    answered(ann, lambda: ann.press(papal.locator(f"[data-option='{goal}']")), goal)
    assert state_of(ann)["crusade"] == goal.partition(" ")[2]


@LANGUAGES
@pytest.mark.parametrize("narrow", [False, True], ids=["desktop", "tablet"])
def test_six_tiles_of_diplomacy_fit(
    invite: Invite, site: Site, language: str, narrow: bool
) -> None:
    table = reached("grand_campaign", offers("excommunicate"))
    more: Plain = {"viewport": TABLET} if narrow else {}
    ann = sit(invite, site, table, locale=language, **more)
    ann.press(ann.page.locator("[data-family=dip]").first)
    expect(ann.page.locator(".tray .verb")).to_have_count(6)
    ann.shot(language)
    assert ann.measure(OVER) == 0
    assert [each for each in ann.measure(CUT) if each.startswith(".name")] == []


@LANGUAGES
@pytest.mark.parametrize("narrow", [False, True], ids=["desktop", "tablet"])
def test_seven_cards_lie_beside_six_tiles(
    invite: Invite, site: Site, language: str, narrow: bool
) -> None:
    table = reached("grand_campaign", offers("excommunicate"), "keep", cards=MANY)
    more: Plain = {"viewport": TABLET} if narrow else {}
    ann = sit(invite, site, table, locale=language, **more)
    ann.press(ann.page.locator("[data-family=dip]").first)
    expect(ann.page.locator(".tray .verb")).to_have_count(6)
    assert ann.measure(HIDDEN) == []
    assert ann.measure(BELOW) == []
