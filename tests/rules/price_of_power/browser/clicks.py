"""How somebody plays The Price of Power on the page: tables to sit at, clicks that answer."""

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
from tests.browser.ending import FOLLOW
from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, PHONE, Person, Screen
from tests.browser.site import Plain, Site

GAME = "price_of_power"
SEED = 1
SEEDS = (SEED, 2, 3, 4)
FIVE_OTHERS = {f"realm-{name}" for name in ("castile", "france", "austria", "poland", "ottomans")}
OPTIONS = {"scenario": "hundred_years", "length": "one_age"}
"""England and France alone: the quickest Rounds."""

ANN: Plain = {"kind": "me", "name": "Ann"}
BOB: Plain = {"kind": "me", "name": "Bob"}
BOT: Plain = {"kind": "bot", "bot": "random"}

ON_MAP = ("area", "province", "realm", "zone", "node")
PAPAL = ("excommunicate", "call_crusade")
OF_PLAYERS = ("take_realm", "take_slot_of", "rank_next", "push_out", "negotiate", "confer", *PAPAL)
HAND = ("play", "react_with", "keep", "discard", "set_aside", "name_card")
MISSIONS = ("take_mission", "return_mission")
MUSTER = ("infantry", "cavalry", "artillery")
IN_DRAWERS = ("trade_with", "trade_in", "option", "offer_alliance", "offer_marriage")
FAMILY_OF = {
    "take_event": "event",
    **dict.fromkeys(("stabilize", "raise_authority", "convert", "colonize"), "adm"),
    **dict.fromkeys(("influence", "forge", "fabricate", "trade", *PAPAL), "dip"),
    **dict.fromkeys(("declare_war", "march", "recruit", "suppress"), "mil"),
    **dict.fromkeys(("explore", "change_focus", "change_religion", "negotiate", "use"), "general"),
    "research": "general",
    **dict.fromkeys(("appoint", "dismiss", "borrow", "repay", "replenish"), "minor"),
    **dict.fromkeys(("cut_ties", "confer"), "minor"),
}


@cache
def words() -> Words:
    return game_words("en", get_game(GAME))


@cache
def _provinces() -> dict[str, list[str]]:
    """The Provinces of each Area, and of each realm its Capital."""
    data = json.loads((get_game(GAME).folder / "data" / "map.json").read_text("utf-8"))
    found = {
        f"area-{area['id']}": [f"province-{each['id']}" for each in area["provinces"]]
        for area in data["areas"]
    }
    for realm in data["realms"]:
        if "capital" in realm:
            found[f"realm-{realm['id']}"] = [f"province-{realm['capital']}"]
    return found


# -- tables --------------------------------------------------------------------------------------


def open_new(site: Site) -> Plain:
    """Open a table for a person as England against a bot as France."""
    seats = {"P1": ANN, "P2": BOT}
    return site.post("/api/tables", {"game": GAME, "options": OPTIONS, "seats": seats})


def played(
    prompt: str,
    stop: Callable[[Table[Any]], bool] = lambda _: True,
    scenario: str = "hundred_years",
) -> Table[Any]:
    """Return a game that went on by chance until England is asked something first.

    There is a choice: a single answer would be given by itself.
    """
    for seed in SEEDS:
        table: Table[Any] = new_table(GAME, {**OPTIONS, "scenario": scenario}, seed)
        chance = random.Random(seed)
        while table.asks():
            first = table.asks()[0]
            is_asked = first.seat == 0 and first.prompt == prompt
            if is_asked and len(table.options(0)) > 1 and stop(table):
                return table
            table.answer(first.seat, chance.choice(table.options(first.seat)))
    raise AssertionError(f"nobody is ever asked {prompt}")


def offers(*verbs: str) -> Callable[[Table[Any]], bool]:
    """Return the moment when all of some verbs are offered."""
    return lambda table: set(verbs) <= {option.verb for option in table.options(0)}


def all_others_acted(table: Table[Any]) -> bool:
    """Say whether all five others have done something since England answered."""
    since = table.last_answer(0)
    deeds = [line for line in table.log if line.at >= since and line.text != "log-turn"]
    return {line.args.get("power") for line in deeds} >= FIVE_OTHERS


def sit_and_wait(
    invite: Invite,
    site: Site,
    table: Table[Any],
    screen: Screen = DESKTOP,
    seat: str = "P1",
    other: Plain = BOB,
    **more: Any,
) -> Person:
    """Let somebody sit down, as England unless told else, where the game waits for an answer."""
    person = invite("Ann", screen, confirm="lost", **more)
    seats = {each: ANN if each == seat else other for each in table.seats}
    record = json.loads(table.record().to_json())
    opened = site.post("/api/records", {"record": record, "resume": True, "seats": seats})
    person.sit(opened, seat)
    return person


def state_of(person: Person) -> Plain:
    state: Plain = person.state["view"]["state"]
    return state


# -- answers -------------------------------------------------------------------------------------


def answered(person: Person, act: Callable[[], None], what: str) -> None:
    """Act, and wait until the table has taken it."""
    mark = person.mark
    act()
    person.until(lambda: person.is_taken(mark), what)


def is_on_map(option: str) -> bool:
    """Say whether an option is chosen by a place on the map."""
    verb = option.partition(" ")[0]
    return get_game(GAME).vocabulary.verbs[verb].kind in ON_MAP and verb not in OF_PLAYERS


def target_of(option: str) -> str:
    """Return the text of what an option is about."""
    verb, _, target = option.partition(" ")
    return f"{get_game(GAME).vocabulary.verbs[verb].kind}-{target}"


def give(person: Person, option: str) -> None:
    """Answer on the map or by the list, with a card, in a drawer, by a tile, or by a button."""
    verb = option.partition(" ")[0]
    way = beside
    if verb == "declare_on":
        way = declare
    elif is_on_map(option):
        way = from_list if person.screen is PHONE else on_map
    elif verb in HAND or verb in MISSIONS:
        way = with_card
    elif verb in MUSTER:
        way = one_more
    elif verb in IN_DRAWERS:
        way = in_drawer
    elif verb in FAMILY_OF:
        way = by_tile
    answered(person, lambda: way(person, option), option)


def act(person: Person, option: str) -> None:
    """Answer in the window that is open, if it offers it there, else as usual."""
    person.page.evaluate(FOLLOW)
    button = person.page.locator(f".drawer [data-option='{option}']").first
    if button.is_visible():
        answered(person, lambda: person.press(button), option)
    else:
        give(person, option)


def on_map(person: Person, option: str) -> None:
    """Press the place of an option; where it can be used in several ways, its card asks which."""
    target = target_of(option)
    ids = [target, *_provinces().get(target, [])]
    shared = [each for each in person.options if is_on_map(each) and target_of(each) == target]
    person.press_free(*map(person.place, ids))
    if len(shared) > 1:
        person.press(person.page.locator(".space-card .choice").nth(shared.index(option)))
    elif person.screen.is_touched:
        person.press(person.page.locator(".space-card .button.gold"))


def declare(person: Person, option: str) -> None:
    """Choose a realm in the list of declarations, read what war with it means, and declare it."""
    realm = person.page.locator(f".drawer [data-realm='{option.partition(' ')[2]}']")
    turn_page(person, realm)
    person.press(realm)
    person.press(person.page.locator(".drawer .prospect .button.gold"))


def from_list(person: Person, option: str) -> None:
    """Find an answer by its name in the list."""
    turn_page(person, person.page.locator(".list-button"))
    person.press(person.page.locator(".list-button"))
    name = words().text(target_of(option))
    person.page.locator(".target-list input").fill(name)
    person.press(person.page.locator(f".target-list [data-option='{option}']"))


def with_card(person: Person, option: str) -> None:
    """Press a card in the tray; where it can be used in several ways, or by touch, say how."""
    card = person.page.locator(f".tray [data-about='{target_of(option)}']").first
    turn_page(person, card)
    ways = [each for each in person.options if each.partition(" ")[2] == option.partition(" ")[2]]
    person.press(card)
    if person.screen is PHONE or len([each for each in ways if is_of_card(each)]) > 1:
        person.press(person.page.locator(f".tray [data-option='{option}']").first)


def is_of_card(option: str) -> bool:
    """Say whether an option is answered by a card in the tray."""
    return option.partition(" ")[0] in (*HAND, *MISSIONS, "appoint")


def in_drawer(person: Person, option: str) -> None:
    button = person.page.locator(f".drawer [data-option='{option}']").first
    turn_page(person, button)
    person.press(button)


def by_tile(person: Person, option: str) -> None:
    """Turn to the family of a verb and press its tile; one with several ways opens a list."""
    verb, _, target = option.partition(" ")
    family = person.page.locator(f"[data-family='{FAMILY_OF[verb]}']")
    turn_page(person, family)
    tile = person.page.locator(f"[data-verb='{verb}']")
    if verb != "take_event" or person.screen is PHONE:
        if not tile.is_visible():
            person.press(family)
        person.press(tile)
    else:
        person.press(family)
    if verb == "take_event":
        person.press(person.page.locator(f".drawer [data-about='event-{target}']"))
    if verb == "research":
        person.press(person.page.locator(f".drawer [data-about='idea-{target}']"))
    elif target:
        person.press(person.page.locator(f"[data-option='{option}']").first)


def one_more(person: Person, option: str) -> None:
    """Count one more of a kind, and send that."""
    step(person, option, "+")
    person.press(person.page.locator(".counts .button.gold"))


def step(person: Person, option: str, sign: str) -> None:
    """Count one more or one less of a kind."""
    row = person.page.locator(f".counts [data-count='{option}']")
    person.press(row.locator("button", has_text=sign))


def beside(person: Person, option: str) -> None:
    person.press_beside_question(option)


def turn_page(person: Person, there: Locator) -> None:
    """On a phone: turn to the page on which something is, if the question does not do it."""
    page = person.page.locator(".prompt-answers > .button.gold")
    person.settle()
    person.until(lambda: there.is_visible() or page.is_visible(), "the question is asked")
    if not there.is_visible():
        person.press(page)
    expect(there).to_be_visible()
