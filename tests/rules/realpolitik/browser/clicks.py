"""How somebody plays Realpolitik on the page: tables to sit down at, and clicks that answer."""

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Locator, expect

from greatpowers import new_table
from greatpowers.cli.common import game_words
from greatpowers.kernel.table import Table
from greatpowers.kernel.words import Words
from greatpowers.registry import get_game
from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, PHONE, Person, Screen
from tests.browser.site import Plain, Site

GAME = "realpolitik"
SEED = 1
SEATS = ("FR", "PR", "AU")
POWERS = ("france", "prussia", "austria")
NAMES = ("Ann", "Bob", "Cid")

OFF_MAP = ("place",)
"""Generals that are chosen beside the question, for they stand nowhere yet."""
CARDS = ("lay", "discard")
IN_TALKS = ("propose", "pledge", "pledge_nobody", "bid")


@cache
def words() -> Words:
    return game_words("en", get_game(GAME))


def played(
    prompt: str, seed: int = SEED, stop: Callable[[Table[Any]], bool] = lambda _: True
) -> Table[Any]:
    """Return a game for three that went on by chance until something is asked first."""
    table: Table[Any] = new_table(GAME, {"players": "3"}, seed)
    chance = random.Random(seed)
    while table.asks():
        if table.asks()[0].prompt == prompt and stop(table):
            return table
        asked = table.asks()[0].seat
        table.answer(asked, chance.choice(table.options(asked)))
    return played(prompt, seed + 1, stop)


def go_on(site: Site, table: Table[Any]) -> Plain:
    """Open a table where a game goes on, with people on all seats."""
    seats = {seat: {"kind": "me", "name": name} for seat, name in zip(SEATS, NAMES, strict=True)}
    record = json.loads(table.record().to_json())
    return site.post(
        "/api/records", {"record": record, "resume": True, "seats": seats, "public": True}
    )


def sit_and_wait(invite: Invite, site: Site, table: Table[Any], screen: Screen = DESKTOP) -> Person:
    """Let somebody sit down where the game waits for an answer."""
    person = invite("Ann", screen, confirm="lost")
    person.sit(go_on(site, table), SEATS[table.asks()[0].seat])
    return person


def state_of(person: Person) -> Plain:
    state: Plain = person.state["view"]["state"]
    return state


def answered(person: Person, act: Callable[[], None], what: str) -> None:
    """Act, and wait until the table has taken it."""
    mark = person.mark
    act()
    person.until(lambda: person.is_taken(mark), what)


def plate(person: Person, power: str) -> Locator:
    return person.page.locator(
        ".side .power-plate", has=person.page.locator(f".plate-head >> text={power}")
    ).first


def name_of(option: str) -> str:
    """Return how the page names an option."""
    verb, _, target = option.partition(" ")
    kind = get_game(GAME).vocabulary.verbs[verb].kind
    if not kind:
        return words().text(f"option-{verb}")
    return words().text(
        f"option-{verb}", {"target": int(target) if kind == "number" else f"{kind}-{target}"}
    )


def give(person: Person, option: str) -> None:
    """Answer on the map, with a card, in the window of diplomacy or beside the question."""
    verb, _, target = option.partition(" ")
    if verb == "choose":
        choose(person, target)
    elif is_on_map(option):
        answered(person, lambda: _press_on_map(person, option), option)
    elif verb in CARDS:
        card = person.button(name_of(option)).first
        _turn_page(person, card)
        answered(person, lambda: person.press(card), option)
    else:
        answered(person, lambda: _press_answer(person, option), option)


def is_on_map(option: str) -> bool:
    """Say whether an option is chosen by a territory or a General on the map."""
    verb = option.partition(" ")[0]
    kind = get_game(GAME).vocabulary.verbs[verb].kind
    return kind in ("territory", "general") and verb not in OFF_MAP


def choose(person: Person, action: str) -> None:
    """Choose an action card from the tray: the first click picks it, the second plays it."""
    name = words().text(f"action-{action}")
    mark = person.mark
    card = person.page.locator("button.action.legal", has_text=name)
    _turn_page(person, card)
    person.press(card)
    confirm = person.page.locator(".hover-sheet .button.gold", has_text=name)
    expect(confirm).to_be_visible()
    assert not person.has_answered(mark)
    answered(person, lambda: person.press(confirm), action)


def _turn_page(person: Person, card: Locator) -> None:
    """On a phone: turn to the page on which the card lies."""
    page = person.page.locator(".prompt-answers > .button.gold")
    person.settle()
    person.until(lambda: card.is_visible() or page.is_visible(), "the question is asked")
    if not card.is_visible():
        person.press(page)


def _press_on_map(person: Person, option: str) -> None:
    """Press what an option is about; where it can be used in several ways, its card asks which."""
    target = _map_target(option)
    shared = [each for each in person.options if is_on_map(each) and _map_target(each) == target]
    person.press_on_board(target)
    card = person.page.locator(".space-card")
    if len(shared) > 1:
        person.press(card.locator(".choice").nth(shared.index(option)))
    elif person.screen is PHONE:
        person.press(card.locator(".button.gold"))


def _map_target(option: str) -> str:
    verb, _, target = option.partition(" ")
    return f"{get_game(GAME).vocabulary.verbs[verb].kind}-{target}"


def _press_answer(person: Person, option: str) -> None:
    verb = option.partition(" ")[0]
    window = person.page.locator(".war")
    person.settle()
    if verb in IN_TALKS and window.is_visible():
        person.press(window.locator("button", has_text=name_of(option)).first)
    else:
        person.press_beside_question(option)
