"""16.3: every card of the first Age is read in a game of 1444, and those of later Ages, too.

Answers are drawn from a seed. What each card must do, and may not, stands with its verbs; here no
card may end in an error, lose a piece, or do nothing where it could do something.
"""

import random

import pytest

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.components.cards import (
    ACTIONS,
    ALL_CARDS,
    ALL_EVENTS,
    ALL_IDEAS,
    ALL_MILESTONES,
    ALL_MISSIONS,
    ALL_TRADES,
    DECK_OF,
    DEEDS,
    EVENT_AGE,
    EVENT_REALM,
    EVENTS,
    IDEA_AGE,
    IDEA_TYPE,
    IDEAS,
    IN_FROM_START,
    IS_BASIC,
    MILESTONE_AGE,
    MILESTONE_TYPE,
    MISSION_ROWS,
    MISSIONS,
    Event,
)
from greatpowers.games.price_of_power.components.scenarios import (
    AGES_IN,
    PLAYERS_IN,
    REALMS_IN,
    SCENARIOS,
    START_OF,
    halves,
)
from greatpowers.games.price_of_power.components.tables import MERCHANTS, Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_REALMS,
    AREA_OF,
    AREAS,
    COAST,
    LAND,
    NOBODY,
    NODE_AREAS,
    NODE_ZONES,
    PRINTED_TAX,
    PROVINCES_OF,
    Node,
    area,
    node,
)
from greatpowers.games.price_of_power.effects.cards import (
    EVENT_SCRIPTS,
    SCRIPT_OF_ACTION,
    SCRIPT_OF_DEED,
    SCRIPT_OF_IDEA,
    SCRIPT_OF_MILESTONE,
    SCRIPT_OF_MISSION,
)
from greatpowers.games.price_of_power.effects.script import SCRIPTS, Script, read
from greatpowers.games.price_of_power.rules.geography import areas_next_to
from greatpowers.games.price_of_power.rules.ownership import (
    capital_of,
    place_disc,
    settle_capital,
    take_disc,
    town_for,
)
from greatpowers.games.price_of_power.rules.setup import start_position
from greatpowers.games.price_of_power.state import SEATS, State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import IDLE, table

MOST_ANSWERS = 120
SEEDS = (0, 1)
IN_1444 = [number for number, start in enumerate(START_OF) if start == 1444]


def scenario_with(owner: int, age: int) -> int | None:
    """Return the scenario of 1444 with most players that has an Age and a realm."""
    fitting = [
        number
        for number in IN_1444
        if age in AGES_IN[number] and owner in (NOBODY, *REALMS_IN[number])
    ]
    return max(fitting, key=lambda number: PLAYERS_IN[number], default=None)


def scene(scenario: int, age: int = 1) -> State:
    """The start of a scenario, with all cards laid out and something in every purse."""
    defaults = {option.id: option.values[0] for option in GAME.options}
    state = start_position({**defaults, "scenario": SCENARIOS[scenario]})
    state.agenda = []
    state.phase = 2
    state.round = 1
    state.age = age
    for each in state.ages[: state.ages.index(age) + 1]:
        for half in halves(scenario, each):
            state.events_gone += half
    state.grid = [number for number in ALL_IDEAS if IS_BASIC[number]]
    rest = [n for n in ALL_IDEAS if not IS_BASIC[n] and IDEA_AGE[n] <= age]
    state.idea_decks = [[n for n in rest if IDEA_TYPE[n] == kind] for kind in range(3)]
    state.decks = [[card for card in ALL_CARDS if DECK_OF[card] == deck] for deck in range(3)]
    for deck, pile in zip(state.decks, state.discards, strict=True):
        pile += deck[:6]
        del deck[:6]
    state.trade_deck = [card for card in ALL_TRADES if IN_FROM_START[card]]
    state.trade_unused = [card for card in ALL_TRADES if not IN_FROM_START[card]]
    goals = [number for number in ALL_MILESTONES if MILESTONE_AGE[number] == 1]
    state.milestone_decks = [[n for n in goals if MILESTONE_TYPE[n] == kind] for kind in range(4)]
    state.milestones = [deck.pop() for deck in state.milestone_decks]
    state.power = [5] * len(state.power)
    state.ducats = [20] * len(state.ducats)
    for seat in range(state.players):
        state.unrest = put(state.unrest, state.lands[seat][-1], True)
        state.interest[seat] = 1
        tired = min(3, state.available[seat])
        state.available[seat] -= tired
        state.exhausted[seat] += tired
    return state


def read_card(
    state: State, script: Script, you: Seat, event: Event = NOBODY, seed: int = 0
) -> list[str]:
    """Read a card with answers by chance, and return which fields of the state it has changed."""
    rng = random.Random(seed)
    before = state.clone().data()
    read(state, script, you, event, 4)
    t = table(state, seat=you, seed=seed)
    for _ in range(MOST_ANSWERS):
        ask = rng.choice(t.asks())
        if ask.prompt == IDLE:
            break
        t.answer_known(ask.seat, rng.choice(ask.codes()))
    else:
        raise AssertionError("the card does not end")
    GAME.check(state)
    return [name for name, value in state.data().items() if before[name] != value]


def scripts_of(event: Event) -> list[Script]:
    """Return all lists of effects of an Event that are not empty."""
    card = EVENT_SCRIPTS[event]
    found = [card.always, *(option.script for option in card.options)]
    return [script for script in found if SCRIPTS[script]]


IN_SCENARIOS = [
    event for event in ALL_EVENTS if scenario_with(EVENT_REALM[event], EVENT_AGE[event]) is not None
]
"""Events whose realm some player has in their Age; nobody reads the others."""


def test_nearly_every_event_is_in_a_scenario() -> None:
    assert len(ALL_EVENTS) - len(IN_SCENARIOS) == 10


@pytest.mark.parametrize("event", IN_SCENARIOS, ids=lambda event: EVENTS[event])
@rule("16.3")
def test_every_event(event: Event) -> None:
    scenario = scenario_with(EVENT_REALM[event], EVENT_AGE[event])
    assert scenario is not None
    changed: list[str] = []
    for script in scripts_of(event):
        for seed in SEEDS if EVENT_AGE[event] == 1 else SEEDS[:1]:
            state = scene(scenario, EVENT_AGE[event])
            changed += read_card(state, script, seed % state.players, event, seed)
    assert changed


ELSEWHERE = {
    "ambush",
    "counterespionage",
    "innovative_tactics",
    "inspired_leadership",
    "siege_engineers",
    "superior_tactics",
}
"""What is of use only in a Battle, at a siege or against a card, and is played there."""


def conquer(state: State, seat: Seat, *areas: str) -> None:
    """Give a player all Provinces of some Areas, whoever has them."""
    for name in areas:
        for place in PROVINCES_OF[area(name)]:
            if state.holder[place] != seat:
                if state.holder[place] != NOBODY:
                    take_disc(state, place)
                place_disc(state, seat, place, town_for(state, seat, PRINTED_TAX[place]))
    for who in ALL_REALMS:
        if state.seat_of[who] == NOBODY:
            settle_capital(state, who)


def matters(script: Script, name: str) -> bool:
    """Say whether a card changes anything for some seat where there is something to do."""
    found: set[str] = set()
    for seat in range(PLAYERS_IN[IN_1444[0]]):
        state = scene(IN_1444[0])
        conquer(state, seat, "switzerland")
        state.knows = put(state.knows, state.grid[0], 0b111111 - (1 << seat))
        found |= {*read_card(state, script, seat, seed=seat)} - {"named_area", "named_realm"}
    return bool(found) or not SCRIPTS[script] or name in ELSEWHERE


@pytest.mark.parametrize("number", range(len(ACTIONS)), ids=lambda number: ACTIONS[number])
@rule("16.3", "6.0")
def test_every_action_card(number: int) -> None:
    assert matters(SCRIPT_OF_ACTION[number], ACTIONS[number])


@pytest.mark.parametrize("number", range(len(DEEDS)), ids=lambda number: DEEDS[number])
@rule("16.3", "6.2.1")
def test_every_display_action(number: int) -> None:
    assert matters(SCRIPT_OF_DEED[number], DEEDS[number])


@pytest.mark.parametrize("number", ALL_IDEAS, ids=lambda number: IDEAS[number])
@rule("8.0")
def test_every_idea(number: int) -> None:
    read_card(scene(IN_1444[0], IDEA_AGE[number]), SCRIPT_OF_IDEA[number], 0)


def is_wild(state: State, place: int) -> bool:
    """Say whether no player's Capital lies in an Area."""
    return all(AREA_OF[capital_of(state, who)] != place for who in state.realm)


def around(state: State, seat: Seat, market: Node) -> set[int]:
    """Return the Areas of a node and those beside them, or its ports next to a player's realm."""
    homes = NODE_AREAS[market]
    if homes:
        return {*homes, *(other for home in homes for other in LAND[home])}
    near = areas_next_to(state, seat)
    return {place for place in near if set(COAST[place]).intersection(NODE_ZONES[market])}


def rewarded(mission: int, seat: Seat, seed: int) -> bool:
    """Say whether the reward of a Mission changes anything for a seat that has what it is about."""
    scenario = next(n for n in IN_1444 if seat < PLAYERS_IN[n])
    state = scene(scenario)
    for row in MISSION_ROWS[mission]["reward"]:
        if row["effect"] == "core":
            conquer(state, seat, *row["areas"])
        if row["effect"] == "expand_node":
            there, first = node(row["nodes"][0]), seat * MERCHANTS
            if there not in state.merchant[first : first + MERCHANTS]:
                state.merchant[first] = there
            for zone in NODE_ZONES[there][:1]:
                state.ships[zone * SEATS + seat] += 1
            wild = [place for place in around(state, seat, there) if is_wild(state, place)]
            conquer(state, seat, *(AREAS[place] for place in wild))
    return bool(read_card(state, SCRIPT_OF_MISSION[mission], seat, seed=seed))


@rule("17.2")
def test_every_reward_of_a_mission() -> None:
    idle = [
        MISSIONS[mission]
        for mission in ALL_MISSIONS
        if not any(rewarded(mission, seat, seat) for seat in range(6))
    ]
    assert idle == []


@rule("17.3")
def test_every_reward_of_a_milestone() -> None:
    state = scene(IN_1444[0])
    for milestone in ALL_MILESTONES:
        changed = read_card(state.clone(), SCRIPT_OF_MILESTONE[milestone], 0)
        assert {"power", "ducats", "prestige", "stability"} & set(changed)
