"""The Price of Power: six people at one table, each with a browser, for a stretch of a Round."""

import json
from typing import Any

from greatpowers import new_table
from greatpowers.games.price_of_power.components.cards import CARDS
from greatpowers.games.price_of_power.components.cards import MISSIONS as ALL_MISSIONS
from greatpowers.kernel.table import Table
from tests.browser.fixtures import Invite
from tests.browser.people import Person
from tests.browser.site import Site
from tests.rules.price_of_power.browser.clicks import GAME, SEED, give, state_of, words

NAMES = ("Ann", "Bob", "Cid", "Dora", "Eve", "Fay")
OPTIONS = {"scenario": "grand_campaign", "length": "one_age"}
WINDOW = {"viewport": {"width": 1200, "height": 800}}
SHOWN = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label]')]
  .map(each => each.ariaLabel)].join('\\n')"""
"""All that a page says, to the eye and to a reader."""


def begun() -> Table[Any]:
    """Return a game in its second Round, when all are asked which cards they keep."""
    table: Table[Any] = new_table(GAME, OPTIONS, SEED)
    while not (table.state.round == 2 and table.asks()[0].prompt == "ask-keep"):
        ask = table.asks()[0]
        table.answer(ask.seat, table.default(ask.seat))
    return table


def sit_down(invite: Invite, site: Site, table: Table[Any]) -> list[Person]:
    """Let six people sit down where a game goes on."""
    seats = {
        seat: {"kind": "me", "name": name} for seat, name in zip(table.seats, NAMES, strict=True)
    }
    record = json.loads(table.record().to_json())
    opened = site.post("/api/records", {"record": record, "resume": True, "seats": seats})
    people = [invite(name, **WINDOW) for name in NAMES]
    for person, seat in zip(people, table.seats, strict=True):
        person.sit(opened, seat)
    return people


def secrets_of(table: Table[Any], seat: int) -> set[str]:
    """Return what only a seat knows: the cards in its hand, those it has drawn, its Missions."""
    s = table.state
    cards = {f"card-{CARDS[card]}" for card in (*s.hand[seat], *s.drawn[seat])}
    return cards | {f"mission-{ALL_MISSIONS[mission]}" for mission in s.missions[seat]}


def known_to(table: Table[Any], seat: int) -> set[str]:
    """Return the names of all cards of which a seat has heard."""
    told = json.dumps([table.view(seat)["state"], [line.data() for line in table.read_log(seat)]])
    return {words().text(f"card-{card}") for card in CARDS if card in told}


def named_to(table: Table[Any], seat: int) -> set[str]:
    """Return the cards that the log has named to a seat: discarded in the open, and dealt again."""
    told = json.dumps([line.data() for line in table.read_log(seat)])
    return {f"card-{card}" for card in CARDS if f'"card-{card}"' in told}


def knows_only_its_own(person: Person, seat: int, table: Table[Any]) -> None:
    """See that neither the page nor the socket tells somebody what others hold.

    On the page only cards can be told by their names: some Missions are called as Events are.
    """
    heard = "\n".join(person.heard)
    shown = person.page.evaluate(SHOWN)
    known = known_to(table, seat)
    held = {card for other in range(len(table.seats)) for card in secrets_of(table, other)}
    for card in held - secrets_of(table, seat) - named_to(table, seat):
        assert f'"{card.partition("-")[2]}"' not in heard, f"{person.name} is told of {card}"
        if card.startswith("card-") and words().text(card) not in known:
            assert words().text(card) not in shown, f"{person.name} is shown {card}"


def questions(person: Person) -> set[str]:
    """Return what is asked at the table."""
    return {ask["prompt"] for ask in person.state["view"]["asks"]}


def until_asked(people: list[Person], prompt: str) -> list[Person]:
    """Wait until all see that a question is put, and return to whom."""
    until_together(people)
    for person in people:
        person.until(lambda each=person: questions(each) == {prompt}, prompt)  # type: ignore[misc]
    return [person for person in people if person.options]


def until_together(people: list[Person]) -> None:
    """Wait until all see what the last answer has led to: who gave it sees it already."""
    people[0].until(
        lambda: len({person.state["position"] for person in people}) == 1, "all see the same"
    )


def take_a_turn(person: Person, verb: str) -> None:
    """Take an Action and end the Turn."""
    give(person, verb)
    while person.options:
        ends = [option for option in ("done", "pass", "no") if option in person.options]
        give(person, [*ends, *person.options][0])


def test_six_people_play_a_turn_each(invite: Invite, site: Site) -> None:
    table = begun()
    people = sit_down(invite, site, table)
    for seat, person in enumerate(people):
        knows_only_its_own(person, seat, table)
    for prompt in ("ask-keep", "ask-missions"):
        asked = until_asked(people, prompt)
        assert asked == people
        for person in asked:
            before = state_of(people[0])
            give(person, "done")
            until_together(people)
            assert person is people[-1] or state_of(people[0]) == before
    left = people.copy()
    for verb in ("influence", "trade", "recruit") * 2:
        (person,) = until_asked(people, "ask-action")
        left.remove(person)
        take_a_turn(person, verb)
    assert left == []
    people[0].shot()
    assert people[0].violations() == []
