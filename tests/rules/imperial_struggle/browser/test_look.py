"""How the table looks by the player's own settings, and what a phone does not waste room on."""

import re
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, PHONE, Person, Screen
from tests.browser.reading import TABLET
from tests.browser.site import Site, asked, played

WIDE = Screen("wide", {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"})


def without_economic_points(site: Site) -> dict[str, object]:
    """Open a table at which France has spent all economic points: markets cost Debt alone."""
    table = played(7, asked("ask-act"))
    table.answer(0, "shift caicos")
    table.answer(0, "shift puerto_principe")
    assert table.stakes(0, "shift niagara").owed == table.cost(0, "shift niagara") == 3
    assert table.stakes(0, "shift sweden").owed == 0
    return site.go_on(table, "me", "me")


def test_what_only_debt_can_pay_may_go_unmarked(invite: Invite, site: Site) -> None:
    ann = invite("Ann", confirm="lost")
    ann.sit(without_economic_points(site), "FR")
    lit = re.compile(r"\blit\b")
    expect(ann.place("niagara")).to_have_class(lit)
    expect(ann.place("sweden")).to_have_class(lit)
    expect(ann.place("niagara").locator(".bag")).to_be_visible()
    expect(ann.place("sweden").locator(".bag")).to_have_count(0)
    ann.button(ann.text("site-settings")).click()
    ann.page.get_by_role("checkbox", name=re.compile(ann.text("settings-credit"))).click()
    ann.page.keyboard.press("Escape")
    expect(ann.place("niagara")).not_to_have_class(lit)
    expect(ann.place("sweden")).to_have_class(lit)
    ann.shot()
    ann.press_place("niagara")
    expect(ann.page.locator(".space-card")).to_contain_text(ann.text("space-niagara"))
    ann.page.reload()
    ann.wait_for_table()
    expect(ann.place("niagara")).not_to_have_class(lit)


def test_a_price_of_debt_alone_is_confirmed(invite: Invite, site: Site) -> None:
    ann = invite("Ann", confirm="lost")
    ann.sit(without_economic_points(site), "FR")
    before = ann.state["position"]
    ann.press_place("niagara")
    card = ann.role("dialog", ann.text("space-niagara"))
    expect(card).to_be_visible()
    assert ann.state["position"] == before
    card.locator(".button.gold").click()
    ann.until(lambda: ann.state["position"] > before, "it is confirmed")


def height_of(part: Locator) -> float:
    """Return how high letters are on the screen."""
    size: float = part.evaluate(
        """part => {
            const scale = part instanceof SVGElement ? part.getScreenCTM().a : 1;
            const zoom = part instanceof SVGElement ? 1 : part.currentCSSZoom;
            return parseFloat(getComputedStyle(part).fontSize) * scale * zoom;
        }"""
    )
    return size


def is_higher(part: Locator, before: float) -> bool:
    return height_of(part) > before * 1.1


def parts_of(person: Person) -> dict[str, Locator]:
    page = person.page
    return {
        "a name on the map": page.locator(".place-name", has_text="Havana"),
        "a price on the map": person.place("caicos").locator(".lettering text").first,
        "a card in the tray": page.locator(".tray .hand .title").first,
        "the question": page.locator("#prompt h2"),
    }


def test_the_size_of_text_holds_for_the_tray_and_the_map(invite: Invite, site: Site) -> None:
    ann = invite("Ann", WIDE)
    ann.sit(site.go_on(played(7, asked("ask-act")), "me", "me"), "FR")
    ann.settle()
    before = {name: height_of(part) for name, part in parts_of(ann).items()}
    ann.button(ann.text("site-settings")).click()
    ann.page.get_by_text(ann.text("settings-text-larger"), exact=True).click()
    ann.page.keyboard.press("Escape")
    for name, part in parts_of(ann).items():
        ann.until(partial(is_higher, part, before[name]), f"{name} grows")
    ann.keep_still()
    ann.shot()
    for place in (".tray .hand", "#prompt .prompt-answers > .button:last-child"):
        box = ann.page.locator(place).bounding_box()
        assert box is not None
        assert box["width"] > 60, place
        assert box["x"] + box["width"] <= 1440, place


@pytest.mark.parametrize("screen", [PHONE, DESKTOP])
@pytest.mark.parametrize("prompt", ["ask-discard", "ask-invest"])
def test_a_question_stands_once(invite: Invite, site: Site, screen: Screen, prompt: str) -> None:
    ann = invite("Ann", screen)
    ann.sit(site.go_on(played(7, asked(prompt)), "me", "me"), "FR")
    question = ann.page.locator("#prompt h2")
    expect(question).to_be_visible()
    laid_out = ann.role("region", ann.text("is-picker"))
    expect(laid_out).to_have_count(1 if prompt == "ask-discard" else 0)
    same = ann.page.get_by_role("heading", name=question.inner_text(), exact=True)
    expect(same).to_have_count(2 if screen is DESKTOP and laid_out.is_visible() else 1)


def test_a_phone_shows_no_undo_that_does_nothing(invite: Invite, site: Site) -> None:
    ann = invite("Ann", PHONE)
    ann.sit(site.open("me", "me"), "FR")
    undo = ann.page.locator(".undo button")
    expect(ann.page.locator("#prompt h2")).to_be_visible()
    assert ann.state["undoable"] == 0
    expect(undo).to_be_hidden()
    ann.answer(ann.options[0])
    expect(undo.first).to_be_visible()


def has_come_to(person: Person, position: int) -> bool:
    return bool(person.state["position"] >= position)


@pytest.mark.parametrize("screen", [DESKTOP, TABLET, PHONE], ids=lambda screen: screen.name)
def test_round_decision_and_clock_are_in_sight(invite: Invite, site: Site, screen: Screen) -> None:
    opened = site.open("me", "me", clock={"kind": "days", "days": 2})
    people = {"FR": invite("Ann", screen), "BR": invite("Bob", screen)}
    for side, person in people.items():
        person.sit(opened, side)
    bob = people["BR"]
    while (ask := bob.state["view"]["asks"][0])["prompt"] != "ask-act":
        who = people[ask["seat"]]
        who.until(partial(getattr, who, "options"), "the question is there")
        who.answer(who.options[0])
        bob.until(partial(has_come_to, bob, who.state["position"]), "the answer is seen")
    [watcher] = [person for side, person in people.items() if side != ask["seat"]]
    for said in (watcher.text("is-round-of", n=1), watcher.text("ask-act.doing")):
        shown = watcher.page.get_by_text(said).filter(visible=True)
        expect(shown.first).to_be_in_viewport(ratio=1)
    clock = watcher.page.locator(".clock").filter(visible=True)
    expect(clock.first).to_be_in_viewport(ratio=1)
    watcher.shot()


WHOLE = "part => part.scrollHeight <= part.clientHeight + 1"


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_the_question_is_never_cut(invite: Invite, site: Site, width: int, height: int) -> None:
    ann = invite("Ann", viewport={"width": width, "height": height})
    ann.sit(site.go_on(played(7, asked("ask-act")), "me", "greedy"), "FR")
    question = ann.page.locator(".prompt .question")
    expect(question).to_contain_text(ann.text("ask-act"))
    ann.keep_still()
    assert question.evaluate(WHOLE)
    ann.button(ann.text("plan-try")).first.click()
    expect(ann.role("region", ann.text("plan-title"))).to_be_visible()
    ann.shot(str(width))
    ann.keep_still()
    assert question.evaluate(WHOLE)
