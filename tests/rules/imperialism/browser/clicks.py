"""How somebody plays Imperialism on the page: tables to sit down at, and clicks that answer."""

import json
import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Locator, expect

from greatpowers import new_table
from greatpowers.cli.common import game_words
from greatpowers.games.imperialism.components import TRACKS
from greatpowers.kernel.table import Table
from greatpowers.kernel.words import Words
from greatpowers.registry import get_game
from tests.browser.ending import FOLLOW
from tests.browser.fixtures import Invite
from tests.browser.people import PHONE, Person, Screen
from tests.browser.site import Plain, Site

GAME = "imperialism"
SEED = 5

ON_TRACKS = ("raise", "develop", "count")
ON_CARDS = ("discard", "take", "play", "attack", "conquer", "achieve", "convert")
IN_HAND = ("discard", "play", "attack", "conquer")
IN_WAR = ("land_war", "sea_war", "defend", "pay_tribute", "cede", "be_humiliated")
"""Answered in the window of the war while it is open, else beside the question."""
LIKED = ("achieve", "conquer", "take", "play", "develop", "raise")
PARTS = ("cards", "tracks", "europe", "overseas")
"""The parts of the board between which a phone turns."""


@cache
def words() -> Words:
    return game_words("en", get_game(GAME))


def name_of(option: str) -> str:
    verb, _, target = option.partition(" ")
    kind = get_game(GAME).vocabulary.verbs[verb].kind
    args: dict[str, str | int] = {"target": f"{kind}-{target}"} if target else {}
    return words().text(f"option-{verb}", args)


def played(stop: Callable[[Table[Any]], bool], seed: int = SEED, players: int = 3) -> Table[Any]:
    """Return a game that went on by chance until something is so."""
    table: Table[Any] = new_table(GAME, {"players": str(players)}, seed)
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
    mark = person.mark
    verb, _, target = option.partition(" ")
    if verb in ON_TRACKS and target in TRACKS:
        _press_thing(person, person.page.locator(f".track-{target}"), option)
    elif verb in ON_CARDS:
        kind = get_game(GAME).vocabulary.verbs[verb].kind
        _press_thing(person, lit(person, words().text(f"{kind}-{target}")), option)
    elif verb == "collect_taxes":
        _press_thing(person, lit(person, words().text("action-taxes")), option)
    elif verb == "keep_power":
        person.press(person.button(name_of(option)))
    else:
        _press_button(person, option)
    person.until(lambda: person.is_taken(mark), f"{option} was not taken")


def lit(person: Person, name: str) -> Locator:
    """Find a card, an action or a place with which something can be done."""
    return person.page.get_by_role("button", name=re.compile(rf"^{re.escape(name)}\. "))


def _press_thing(person: Person, things: Locator, option: str) -> None:
    """Something answers at once, or shows what can be done with it."""
    mark = person.mark
    thing = _turn_to(person, things, option) if person.screen is PHONE else things.first
    person.press(thing)
    answer = person.page.locator(".answers .button", has_text=name_of(option))
    person.until(lambda: answer.count() or person.is_taken(mark), option)
    if answer.count():
        person.press(answer.first)


def _turn_to(person: Person, things: Locator, option: str) -> Locator:
    """On a phone: turn to the hand, or to the part of the board that shows something."""
    verb, _, target = option.partition(" ")
    if verb in IN_HAND and target in person.state["view"]["state"]["hand"]:
        pages = person.role("navigation", words().text("nav-title"))
        pages.get_by_role("button", name=re.compile(words().text("im-your-hand"))).tap()
        return things.and_(person.page.locator(".tray .hand *")).first
    person.turn_to_board()
    parts = person.role("navigation", words().text("im-parts"))
    for part in PARTS:
        if things.first.is_visible():
            break
        button = parts.get_by_role("button", name=re.compile(words().text(f"im-part-{part}")))
        button.tap()
        expect(button).to_have_attribute("aria-current", "true")
    return things.first


def _press_button(person: Person, option: str) -> None:
    person.page.evaluate(FOLLOW)
    in_war = person.page.locator(".war").get_by_role("button", name=name_of(option))
    if option.partition(" ")[0] in IN_WAR and in_war.count():
        person.press(in_war.first)
    else:
        person.press_beside_question(option)


def choose(person: Person) -> str:
    """Return what somebody likes best who wants to see the whole board."""
    options = person.options
    left = (person.asked or {}).get("args", {}).get("left")
    if "done" in options and left != 3:
        return "done"
    liked = (option for verb in LIKED for option in options if option.startswith(f"{verb} "))
    return next(liked, options[0])
