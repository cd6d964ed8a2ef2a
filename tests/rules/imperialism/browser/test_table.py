"""Imperialism: a whole game for three, a war, and reactions that are passed for good."""

import json
import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from greatpowers import new_table
from greatpowers.cli.common import game_words
from greatpowers.games.imperialism.components import TRACKS
from greatpowers.kernel.table import Table
from greatpowers.kernel.words import Words
from greatpowers.registry import get_game
from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP, PHONE, Person, Screen
from tests.browser.site import Plain, Site

GAME = "imperialism"
SEED = 5
CLICKED_TURNS = 4
WHOLE_GAME = 240.0

ON_TRACKS = ("raise", "develop", "count")
ON_CARDS = ("discard", "take", "play", "attack", "conquer", "achieve", "convert")
LIKED = ("achieve", "conquer", "take", "play", "develop", "raise")

QUICK = """
async ([table, token, seat]) => {
  const { verbs } = await (await fetch('/api/games/imperialism/vocabulary')).json();
  const targetsOf = Object.fromEntries(verbs.map(({ verb, targets }) => [verb, targets]));
  const read = (menu) => menu.flatMap(({ verb, targets }) => {
    let number = 0;
    return targets.map((step) => {
      number += step;
      return { option: [verb, targetsOf[verb][number]].filter(Boolean).join(' ') };
    });
  });
  const liked = ['achieve', 'convert', 'conquer', 'raise', 'attack', 'take'];
  const rank = ({ option }) => (liked.indexOf(option.split(' ')[0]) + 7) % 7;
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`, 'greatpowers.1');
  let id = 0;
  let last;
  const say = (message) => {
    last = message;
    socket.send(JSON.stringify({ ...message, id: ++id }));
  };
  socket.onopen = () => say({ type: 'hello', tokens: [token], language: 'en', chat: 0 });
  socket.onmessage = ({ data }) => {
    const { type, view, error } = JSON.parse(data);
    if (error === 'rate-limited') setTimeout(() => say(last), 500);
    const ask = type === 'state' && view.asks.find((each) => each.seat === seat && each.menu);
    if (!ask) return;
    const offered = read(ask.menu);
    const done = offered.find((each) => each.option === 'done');
    const enough = done && ask.args?.left !== 3;
    const options = enough ? [done] : offered.toSorted((a, b) => rank(a) - rank(b));
    const best = options.filter((each) => rank(each) === rank(options[0]));
    const { option } = best[view.position % best.length];
    say({ type: 'answer', seat, option, at: view.position });
  };
}
"""
"""Answers for a seat as fast as the server lets it, whatever page is open."""


@cache
def words() -> Words:
    return game_words("en", get_game(GAME))


def name_of(option: str) -> str:
    verb, _, target = option.partition(" ")
    kind = get_game(GAME).vocabulary.verbs[verb].kind
    args: dict[str, str | int] = {"target": f"{kind}-{target}"} if target else {}
    return words().text(f"option-{verb}", args)


def played(stop: Callable[[Table[Any]], bool], seed: int = SEED) -> Table[Any]:
    """Return a game for three that went on by chance until something is so."""
    table: Table[Any] = new_table(GAME, {"players": "3"}, seed)
    chance = random.Random(seed)
    while not stop(table):
        asked = table.asks()[0].seat
        table.answer(asked, chance.choice(table.options(asked)))
    return table


def asked(prompt: str, options: int = 1) -> Callable[[Table[Any]], bool]:
    """Return the moment of a question, with so many options."""

    def is_now(table: Table[Any]) -> bool:
        ask = table.asks()[0]
        return ask.prompt == prompt and len(table.options(ask.seat)) >= options

    return is_now


def go_on(site: Site, table: Table[Any], **seats: Plain) -> Plain:
    """Open a table where a game goes on; all seats are taken unless told otherwise."""
    everybody = {seat: seats.get(seat, {"kind": "me", "name": seat}) for seat in table.seats}
    record = json.loads(table.record().to_json())
    return site.post(
        "/api/records", {"record": record, "resume": True, "seats": everybody, "public": True}
    )


def sit_and_wait(invite: Invite, site: Site, table: Table[Any], screen: Screen) -> Person:
    """Let somebody sit down where the game waits for an answer."""
    person = invite("Ann", screen, confirm="lost")
    person.sit(go_on(site, table), table.seats[table.asks()[0].seat])
    return person


def press(person: Person, option: str) -> None:
    """Answer on the board, in the hand or in the bar, whichever is right."""
    before = person.state["position"]
    verb, _, target = option.partition(" ")
    if verb in ON_TRACKS and target in TRACKS:
        person.page.locator(f".track-{target}").click()
    elif verb in ON_CARDS:
        kind = get_game(GAME).vocabulary.verbs[verb].kind
        _press_card(person, words().text(f"{kind}-{target}"), option)
    elif verb == "collect_taxes":
        _press_card(person, words().text("action-taxes"), option)
    else:
        _press_button(person, name_of(option))
    person.until(lambda: person.state["position"] > before, f"{option} was not taken")


def _lit(person: Person, name: str) -> Locator:
    return person.page.get_by_role("button", name=re.compile(rf"^{re.escape(name)}\. ")).first


def _press_card(person: Person, name: str, option: str) -> None:
    """A card answers at once, or shows what can be done with it."""
    before = person.state["position"]
    _lit(person, name).click()
    answer = person.page.locator(".answers .button", has_text=name_of(option))
    person.until(lambda: answer.count() or person.state["position"] > before, option)
    if answer.count():
        answer.first.click()


def _press_button(person: Person, name: str) -> None:
    button = person.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}( |$)"))
    more = person.page.locator(".prompt-answers .at > button")
    person.until(lambda: button.first.is_visible() or more.count(), name)
    if not button.first.is_visible():
        more.first.click()
    button.first.click()


def choose(person: Person) -> str:
    """Return what somebody likes best who wants to see the whole board."""
    options = person.options
    left = (person.asked or {}).get("args", {}).get("left")
    if "done" in options and left != 3:
        return "done"
    liked = (option for verb in LIKED for option in options if option.startswith(f"{verb} "))
    return next(liked, options[0])


def test_a_whole_game_for_three(invite: Invite, site: Site) -> None:
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
    ann.shot("clicked")
    assert ann.violations() == []

    bob.go("/")
    for seat in people:
        bob.page.evaluate(QUICK, [opened["table"], opened["tokens"][seat], seat])
    _assert_final_scoring(ann)
    bob.go(f"/tables/{opened['table']}")
    _assert_final_scoring(bob)
    ann.shot("end")
    assert ann.violations() == []


def _people_alone_are_asked(ann: Person, bob: Person) -> bool:
    """Where all are asked at once, the bot's answer may end the question of the others."""
    asked = {ask["seat"] for ask in ann.state["view"]["asks"]}
    return _together(ann, bob) and bool(asked) and asked <= {"P1", "P2"}


def _together(ann: Person, bob: Person) -> bool:
    return bool(ann.state["position"] == bob.state["position"])


def _assert_final_scoring(person: Person) -> None:
    person.until(lambda: person.state["view"]["result"], "the game ends", WHOLE_GAME)
    end = person.page.locator("section.end")
    expect(end).to_contain_text(words().text("im-final-scoring"))
    for score in person.state["view"]["result"]["scores"]:
        expect(end.locator("tr.total")).to_contain_text(str(score))


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


def test_taxes_tell_what_they_bring_before_they_are_taken(invite: Invite, site: Site) -> None:
    def may_tax(table: Table[Any]) -> bool:
        ask = table.asks()[0]
        return ask.prompt == "ask-action" and "collect_taxes" in map(str, table.options(ask.seat))

    ann = sit_and_wait(invite, site, played(may_tax), DESKTOP)
    before = ann.state["position"]
    _lit(ann, words().text("action-taxes")).click()
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
