"""The tray: with six Minor Actions beside it, what stands on the cards in hand is still whole."""

import json

import pytest
from playwright.sync_api import expect

from greatpowers import new_table
from tests.browser.fixtures import Invite
from tests.browser.site import Site
from tests.rules.price_of_power.browser.clicks import (
    GAME,
    SEED,
    answered,
    offers,
    played,
    sit_and_wait,
    state_of,
)

CUT = """() => {
  const room = (part, of) => {
    const [inner, outer] = [part, part.closest(of)].map((each) => each.getBoundingClientRect());
    return inner.top >= outer.bottom - 1 || (inner.right <= outer.right + 1
      && inner.left >= outer.left - 1 && inner.bottom <= outer.bottom + 1);
  };
  const whole = (part, of) => part.scrollWidth <= part.clientWidth + 1 && room(part, of);
  const parts = [['.foot', '.choosable'], ['.foot span', '.foot'], ['.foot b', '.foot'],
    ['.title', '.choosable'], ['.worth', '.choosable'], ['.name', '.verb']];
  return parts.flatMap(([part, of]) =>
    [...document.querySelectorAll(`.tray .cards ${part}`)]
      .filter((each) => each.closest(of) && !whole(each, of))
      .map((each) => `${part}: ${each.textContent}`));
}"""
"""Names what is cut in the tray; a name that wraps below its line is not shown at all."""
MOST = 3
"""Of four cards: a very long name is left out."""
SHOWN = """() => [...document.querySelectorAll('.tray .foot')].filter((foot) =>
  foot.querySelector('span').getBoundingClientRect().top < foot.getBoundingClientRect().bottom - 1
).length"""


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_names_on_cards_are_whole_beside_six_tiles(
    invite: Invite, site: Site, language: str
) -> None:
    table = new_table(GAME, {"scenario": "grand_campaign"}, SEED)
    while table.asks()[0].prompt != "ask-action":
        first = table.asks()[0]
        table.answer(first.seat, table.default(first.seat))
    asked = table.seats[table.asks()[0].seat]
    seats = {seat: {"kind": "me", "name": seat} for seat in table.seats}
    record = json.loads(table.record().to_json())
    opened = site.post("/api/records", {"record": record, "resume": True, "seats": seats})
    ann = invite("Ann", locale=language)
    ann.sit(opened, asked)
    ann.press(ann.page.locator("[data-family=minor]"))
    expect(ann.page.locator(".tray .verb")).to_have_count(6)
    assert ann.measure(CUT) == []
    assert ann.page.evaluate(SHOWN) >= MOST


def test_the_character_on_a_card_is_appointed_there(invite: Invite, site: Site) -> None:
    table = played("ask-first-court", offers("appoint"))
    ann = sit_and_wait(invite, site, table)
    hand = state_of(ann)["players"][0]["hand"]
    card = next(each for each in hand if f"appoint {each}" in ann.options)
    button = ann.page.locator(f".tray [data-option='appoint {card}']")
    ann.press(ann.page.locator(f".tray [data-about='card-{card}']"))
    answered(ann, lambda: ann.press(button), "appoint")


def test_no_family_is_chosen_where_there_is_but_one(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played("ask-first-court", offers("appoint")))
    expect(ann.page.locator(".tray [data-verb=appoint]")).to_be_visible()
    expect(ann.page.locator(".families")).to_have_count(0)
