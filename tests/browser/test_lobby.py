"""The pages around the tables."""

import json
import re

import pytest
from playwright.sync_api import Locator, Route, expect

from greatpowers.bots import levels_of
from greatpowers.kernel.words import Verbatim
from greatpowers.registry import get_game
from tests.browser.fixtures import Invite
from tests.browser.people import PHONE, Person, words
from tests.browser.site import Site

TOPS = "[...document.querySelectorAll('.game')].map(card => card.getBoundingClientRect().top)"
"""How far down the cards of the games begin."""


def quick_start(person: Person, game: str = "Imperial Struggle") -> Locator:
    """Find the ways to begin the chosen game."""
    return person.role("region", play(game))


def play(game: str) -> str:
    """Return how the page says that a game is to be played."""
    return words().text("lobby-play-game", {"game": Verbatim(game)})


def test_a_table_is_opened_as_wanted(invite: Invite) -> None:
    ann = invite("Ann")
    ann.go("/")
    form = quick_start(ann)
    form.get_by_role("button", name=ann.text("lobby-options")).click()
    britain = form.get_by_role("radiogroup", name=ann.text("power-br"), exact=True)
    britain.get_by_text(ann.text("lobby-seat-bot"), exact=True).click()
    form.get_by_role("combobox").last.select_option("novice")
    france = form.get_by_role("radiogroup", name=ann.text("power-fr"), exact=True)
    france.get_by_text(ann.text("lobby-seat-you"), exact=True).click()
    edition = form.get_by_role("radiogroup", name=ann.text("setting-edition"))
    edition.get_by_text(ann.text("setting-edition-polish")).click()
    form.get_by_role("textbox", name=ann.text("lobby-your-name")).fill("Ann")
    form.get_by_role("textbox", name=ann.text("lobby-table-name")).fill("Utrecht")
    ann.shot()
    form.get_by_role("button", name=ann.text("lobby-open-table")).click()
    ann.wait_for_table()
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("Utrecht")
    ann.go("/")
    mine = ann.role("region", ann.text("lobby-my-tables"))
    expect(mine).to_contain_text("Utrecht")
    ann.shot("mine")
    mine.get_by_role("link").first.click()
    ann.wait_for_table()
    assert ann.state["seat"] == "FR"


@pytest.mark.parametrize("width", [800, 1024, 1240, 1440])
def test_no_game_stands_alone_in_its_row(invite: Invite, width: int) -> None:
    ann = invite("Ann", viewport={"width": width, "height": 768})
    ann.go("/")
    cards = ann.role("radiogroup", ann.text("site-games")).locator(".game")
    expect(cards).to_have_count(4)
    tops: list[float] = ann.measure(TOPS)
    assert {tops.count(top) for top in tops} <= {2, 4}


def test_one_choice_of_a_game_holds_for_the_whole_page(invite: Invite) -> None:
    """There is one picker: what begins a game and what teaches one follow it."""
    ann = invite("Ann")
    ann.go("/")
    games = ann.role("radiogroup", ann.text("site-games"))
    expect(games).to_have_count(1)
    for title in ("Realpolitik", "Imperialism", "Imperial Struggle"):
        games.get_by_text(title, exact=True).click()
        expect(games.get_by_role("radio", name=title)).to_be_checked()
        expect(quick_start(ann, title)).to_be_visible()
        learn = ann.role("region", ann.text("site-learn"))
        expect(learn).to_contain_text(title)
        own = title.lower().replace(" ", "_")
        links = quick_start(ann, title).locator(f'a[href="/learn/{own}"]')
        expect(links).to_have_count(1)
        for link in learn.get_by_role("link").all():
            assert own in str(link.get_attribute("href"))
    ann.page.reload()
    expect(quick_start(ann)).to_be_visible()


@pytest.mark.parametrize("width", [1440, 1024])
def test_no_choice_is_wider_than_its_box(invite: Invite, width: int) -> None:
    ann = invite("Ann", viewport={"width": width, "height": 900})
    ann.go("/")
    for title in ("Realpolitik", "Imperialism", "Imperial Struggle"):
        ann.role("radiogroup", ann.text("site-games")).get_by_text(title, exact=True).click()
        expect(quick_start(ann, title)).to_be_visible()
        ann.keep_still()
        broken = ann.page.evaluate(
            """() => [...document.querySelectorAll('.way .segmented')].filter((box) =>
                getComputedStyle(box).flexDirection === 'row' &&
                new Set([...box.children].map((each) => each.offsetTop)).size > 1).length"""
        )
        assert broken == 0, title
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_bot_is_played_as_wished(invite: Invite) -> None:
    ann = invite("Ann")
    ann.go("/")
    start = quick_start(ann)
    start.get_by_role("radiogroup", name=ann.text("lobby-you-play")).get_by_text("France").click()
    strengths = start.get_by_role("radiogroup", name=ann.text("lobby-strength"))
    expect(strengths.get_by_role("radio")).to_have_count(
        len(levels_of(get_game("imperial_struggle")))
    )
    strengths.get_by_text(ann.text("bot-novice")).click()
    pace = start.get_by_role("radiogroup", name=ann.text("lobby-pace"))
    pace.get_by_text(ann.text("lobby-pace-quick")).click()
    start.get_by_role("button", name=ann.text("lobby-play-now")).click()
    ann.wait_for_table()
    row = json.loads(next(text for text in ann.heard if '"welcome"' in text))["table"]
    assert ann.state["seat"] == "FR"
    assert [seat["bot"] for seat in row["seats"]] == [None, "novice"]
    assert row["pace"] == "quick"
    assert row["clock"] == {"kind": "none"}


def test_enter_alone_plays_at_once(invite: Invite) -> None:
    ann = invite("Ann")
    ann.go("/")
    expect(quick_start(ann)).to_be_visible()
    ann.page.keyboard.press("Enter")
    ann.wait_for_table()


def test_the_folded_options_say_what_is_set(invite: Invite) -> None:
    ann = invite("Ann")
    ann.go("/")
    fold = quick_start(ann).get_by_role("button", name=ann.text("lobby-options"))
    expect(fold).to_contain_text(ann.text("setting-edition-italian"))
    expect(fold).to_contain_text(ann.text("lobby-options-plain"))
    expect(fold).to_contain_text(ann.text("lobby-options-public"))
    expect(fold).to_contain_text(ann.text("lobby-options-no-private-talk"))
    fold.click()
    form = quick_start(ann).locator("form.options")
    form.get_by_text(ann.text("setting-edition-polish")).click()
    ticks = ("setting-tougher_forts", "lobby-listed", "lobby-forecast", "lobby-private-talk")
    for tick in ticks:
        form.get_by_role("checkbox", name=re.compile(ann.text(tick))).click()
    fold.click()
    expect(form).to_have_count(0)
    expect(fold).to_contain_text(ann.text("setting-edition-polish"))
    expect(fold).to_contain_text(ann.text("setting-tougher_forts"))
    expect(fold).to_contain_text(ann.text("lobby-options-private"))
    expect(fold).to_contain_text(ann.text("lobby-options-no-forecast"))
    expect(fold).not_to_contain_text(ann.text("lobby-options-plain"))
    quick_start(ann).get_by_role("button", name=ann.text("lobby-play-now")).click()
    ann.wait_for_table()
    row = json.loads(next(text for text in ann.heard if '"welcome"' in text))["table"]
    assert row["options"]["edition"] == "polish"
    assert row["options"]["tougher_forts"] == "yes"
    assert (row["public"], row["forecast"], row["private_talk"]) == (False, False, True)


def test_my_tables_stand_by_urgency_with_their_turn_and_time(invite: Invite, site: Site) -> None:
    ann = invite("Ann")
    keys = {}
    for name, days, br in (("calm", 20, "here"), ("pressing", 0.1, "here"), ("empty", 1, "open")):
        opened = site.open("me", br, name=name, clock={"kind": "days", "days": days})
        keys[opened["table"]] = {"seats": {"FR": opened["tokens"]["FR"]}}
    kept = json.dumps(json.dumps(keys))
    ann.begin_with(f"localStorage.setItem('greatpowers.keys', {kept})")
    ann.go("/")
    mine = ann.role("region", ann.text("lobby-my-tables"))
    expect(mine.locator(".line")).to_have_count(3)
    first, second, third = mine.locator(".line").all()
    expect(first).to_contain_text("pressing")
    expect(first.locator(".urgent")).to_have_text(re.compile("2 h 2. min left"))
    expect(first).to_contain_text(ann.text("lobby-turn", n=1))
    expect(second).to_contain_text("calm")
    expect(second.locator(".left")).to_have_text(re.compile("19 d 23 h left"))
    expect(second.locator(".urgent")).to_have_count(0)
    expect(third).to_contain_text("empty")
    expect(third.locator(".left")).to_have_count(0)
    expect(mine).to_contain_text(ann.text("lobby-wait-for-you", n=3))


def test_a_list_that_is_on_its_way_is_no_empty_box(invite: Invite) -> None:
    ann = invite("Ann")
    held: list[Route] = []
    ann.page.route(re.compile("/api/tables($|\\?)"), lambda route: held.append(route))
    ann.go("/")
    mine = ann.role("region", ann.text("lobby-my-tables"))
    expect(mine.locator(".card")).to_have_text("…")
    ann.until(lambda: held, "the lists are asked for")
    for each in held:
        each.continue_()
    expect(mine.locator(".card")).to_have_text(ann.text("lobby-none-yet"))


def test_an_open_seat_is_taken_from_the_list(invite: Invite, site: Site) -> None:
    site.open("me", "open", name="Malplaquet")
    bob = invite("Bob")
    bob.go("/")
    waiting = bob.role("region", bob.text("lobby-waiting"))
    row = waiting.locator(".line", has_text="Malplaquet")
    expect(row).to_be_visible()
    expect(row).to_contain_text("Ann plays France")
    bob.shot()
    bob.role("textbox", bob.text("lobby-your-name")).fill("Bob")
    row.get_by_role("button", name=bob.text("lobby-sit-down")).click()
    bob.wait_for_table()
    assert bob.state["seat"] == "BR"


def test_the_parts_of_the_lobby_on_a_phone(invite: Invite, site: Site) -> None:
    opened = site.open("me", "here", name="Ramillies")
    site.open("me", "open", name="Oudenarde")
    ann = invite("Ann", PHONE)
    keys = {opened["table"]: {"seats": {"FR": opened["tokens"]["FR"]}}}
    kept = json.dumps(json.dumps(keys))
    ann.begin_with(f"localStorage.setItem('greatpowers.keys', {kept})")
    ann.go("/")
    move = ann.role("region", ann.text("lobby-move-first"))
    expect(move).to_contain_text("Ramillies")
    picker = ann.role("radiogroup", ann.text("site-games"))
    box, cards = move.bounding_box(), picker.bounding_box()
    assert box is not None
    assert cards is not None
    assert box["y"] < cards["y"], "my move comes first"
    ways = ann.role("radiogroup", ann.text("lobby-ways"))
    begin = ann.button(play("Imperial Struggle"))
    expect(begin).to_be_visible()
    ways.get_by_text(ann.text("lobby-way-friend.tab")).tap()
    expect(begin).to_have_count(0)
    expect(ann.button(ann.text("lobby-make-link"))).to_be_visible()
    ways.get_by_text(ann.text("lobby-way-here.tab")).tap()
    expect(ann.button(ann.text("lobby-begin"))).to_be_visible()
    parts = ann.role("navigation", ann.text("lobby-parts"))
    for part in parts.get_by_role("button").all():
        size = part.bounding_box()
        assert size is not None
        assert min(size["width"], size["height"]) >= 44
    parts.get_by_role("button", name=ann.text("lobby-part-open")).tap()
    expect(ann.page.locator(".line", has_text="Oudenarde")).to_be_visible()
    parts.get_by_role("button", name=ann.text("site-learn")).tap()
    expect(ann.role("region", ann.text("site-learn"))).to_be_visible()
    parts.get_by_role("button", name=ann.text("lobby-records")).tap()
    expect(ann.page.get_by_text(ann.text("lobby-open-record"))).to_be_visible()


def test_an_account_keeps_the_tables(invite: Invite, site: Site) -> None:
    ann = invite("Ann")
    ann.go("/")
    ann.button(ann.text("account-sign-in")).click()
    ann.shot("form")
    dialog = ann.page.locator("dialog")
    dialog.get_by_role("radiogroup").get_by_text(ann.text("account-register")).click()
    dialog.get_by_label(ann.text("account-name")).fill("Marlborough")
    dialog.get_by_label(ann.text("account-password")).fill("blenheim 1704")
    dialog.get_by_role("button", name=ann.text("account-register")).click()
    expect(ann.button(ann.text("account-of"))).to_have_text("Marlborough")
    ann.page.reload()
    expect(ann.button(ann.text("account-of"))).to_have_text("Marlborough")


def test_a_private_table_is_closed_to_others(invite: Invite, site: Site) -> None:
    opened = site.open("me", "me", public=False)
    eve = invite("Eve")
    eve.forgive("WebSocket")
    eve.go(f"/tables/{opened['table']}")
    expect(eve.role("heading", eve.text("refused-title"))).to_be_visible()
    eve.shot()


def test_there_is_no_such_page(invite: Invite) -> None:
    ann = invite("Ann")
    ann.forgive("404")
    for path in ("/tables/a/b", "/nowhere", "/favicon"):
        ann.go(path)
        expect(ann.role("heading", ann.text("lost-title"))).to_be_visible()
        ann.role("link", ann.text("lost-back")).click()
        expect(ann.role("heading", ann.text("lobby-choose"))).to_be_visible()


def test_links_change_the_page_without_loading_it(invite: Invite) -> None:
    ann = invite("Ann")
    ann.go("/")
    ann.page.evaluate("window.kept = true")
    pages = ann.role("navigation", ann.text("site-places"))
    for page in ("learn", "games", "about"):
        pages.get_by_role("link", name=ann.text(f"site-{page}")).click()
        expect(ann.page).to_have_url(re.compile(f"/{page}$"))
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    ann.page.go_back()
    expect(ann.page).to_have_url(re.compile("/games$"))
    assert ann.page.evaluate("window.kept")


def test_the_lobby_fits_a_phone(invite: Invite) -> None:
    ann = invite("Ann", PHONE)
    for path in ("/", "/learn", "/games", "/about", "/settings"):
        ann.go(path)
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        ann.keep_still()
        width = ann.page.evaluate("document.documentElement.scrollWidth")
        assert width <= 390, f"{path} is {width} wide"
        ann.shot(path.strip("/") or "lobby")
