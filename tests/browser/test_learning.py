"""One can learn a game: its page of lessons, and the terms under dotted lines."""

import pytest
from playwright.sync_api import expect

from greatpowers import game_ids, get_game
from greatpowers.cli.common import game_words
from greatpowers.kit.lesson import lesson_of
from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, PHONE, Screen
from tests.browser.site import Site, asked, played

SEED = 5
SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)


def test_every_game_has_a_page_to_learn_it(invite: Invite) -> None:
    ann = invite("Ann")
    for game in game_ids():
        ann.page.goto("/learn")
        ann.page.locator(f'a[href="/learn/{game}"]').click()
        expect(ann.page.locator("section.card").first).to_be_visible()
        ann.page.locator("summary").click()
        expect(ann.page.locator("dt").nth(24)).to_be_visible()
        assert not ann.violations()
        ann.shot(f"learn-{game}")
        ann.page.locator("dl .cite").first.click()
        expect(ann.page).to_have_url(f"{ann.page.url.split('/games')[0]}/games/{game}")
        expect(ann.page.locator(".scroll [aria-expanded=true]").first).to_be_in_viewport()
    ann.page.goto("/learn/nothing")
    expect(ann.page.get_by_text(ann.text("lost-text"))).to_be_visible()


def test_a_game_has_the_same_arms_in_the_lobby_and_where_it_is_learnt(invite: Invite) -> None:
    ann = invite("Ann")
    ann.page.goto("/")
    cards = ann.page.locator("article", has=ann.page.locator("a.learn"))
    expect(cards).to_have_count(len(game_ids()))
    arms = {
        str(card.locator("a.learn").get_attribute("href")): card.locator(".foot .shield").count()
        for card in cards.all()
    }
    ann.page.goto("/learn")
    for game, number in arms.items():
        expect(ann.page.locator(f'main a[href="{game}"] .shield')).to_have_count(number)


@SCREENS
def test_a_term_is_explained_where_it_stands(invite: Invite, site: Site, screen: Screen) -> None:
    opened = site.go_on(played(SEED, asked("ask-invest")), "me", "me")
    ann = invite("Ann", screen)
    ann.sit(opened, "FR")
    ann.wait_for_table()
    term = ann.page.locator(".prompt dfn", has_text="Investment tile").first
    meaning = ann.page.locator(".meaning")
    expect(meaning).to_have_count(0)
    if screen is PHONE:
        term.tap()
    else:
        term.hover()
    expect(meaning).to_contain_text(ann.text("term-investment.text"))
    expect(meaning).to_be_in_viewport(ratio=1)
    ann.shot("term")
    if screen is not PHONE:
        ann.page.mouse.move(700, 500)
        expect(meaning).to_have_count(0)
        term.focus()
        expect(meaning).to_be_visible()
        ann.page.keyboard.press("Escape")
        expect(meaning).to_have_count(0)
        term.hover()
        meaning.locator(".cite").click()
        expect(ann.page.get_by_role("button", name="3.3 Investment Tiles")).to_be_in_viewport()


@pytest.mark.parametrize("game", ["imperialism", "price_of_power", "realpolitik"])
def test_a_lesson_leads_to_its_end_by_its_own_buttons(invite: Invite, game: str) -> None:
    lesson = lesson_of(get_game(game))
    assert lesson is not None
    words = game_words("en", get_game(game))
    ann = invite("Ann")
    ann.hurry()
    ann.page.goto(f"/learn/{game}")
    ann.button(ann.text("learn-start")).click()
    title = ann.page.locator(".slip h2")
    for step in lesson.steps:
        expect(title).to_have_text(words.text(step.text))
        if any(seat == lesson.seat for seat, _ in step.answers):
            expect(ann.page.locator(".slip .todo").last).to_be_visible()
        if step is not lesson.steps[-1]:
            ann.page.locator(".slip footer .button").last.click()
    ann.shot(f"lesson-{game}")
    ann.until(lambda: ann.state["followed"] == len(lesson.plan), "the plan is followed")
    expect(title).to_have_text(words.text(lesson.steps[-1].text))


def test_a_newcomer_is_offered_the_game_in_short(invite: Invite, site: Site) -> None:
    opened = site.go_on(played(SEED, asked("ask-invest")), "me", "me")
    ann = invite("Ann")
    ann.sit(opened, "FR")
    ann.wait_for_table()
    offer = ann.page.get_by_role("button", name=ann.text("learn-new-here"))
    offer.click()
    sheet = ann.page.get_by_role("dialog", name=ann.text("learn-primer"))
    expect(sheet).to_contain_text(ann.text("primer-end.text")[:40])
    ann.page.keyboard.press("Escape")
    expect(offer).to_have_count(0)
    ann.page.reload()
    ann.wait_for_table()
    expect(offer).to_have_count(0)
