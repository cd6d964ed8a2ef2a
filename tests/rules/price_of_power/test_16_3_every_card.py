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
from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.effects.cards import (
    EVENT_SCRIPTS,
    SCRIPT_OF_ACTION,
    SCRIPT_OF_DEED,
    SCRIPT_OF_IDEA,
    SCRIPT_OF_MILESTONE,
    SCRIPT_OF_MISSION,
)
from greatpowers.games.price_of_power.effects.script import SCRIPTS, Script, read
from greatpowers.games.price_of_power.rules.setup import start_position
from greatpowers.games.price_of_power.state import State, put
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


@pytest.mark.parametrize("number", range(len(ACTIONS)), ids=lambda number: ACTIONS[number])
@rule("16.3", "6.0")
def test_every_action_card(number: int) -> None:
    for seed in SEEDS:
        read_card(scene(IN_1444[0]), SCRIPT_OF_ACTION[number], seed, seed=seed)


@pytest.mark.parametrize("number", range(len(DEEDS)), ids=lambda number: DEEDS[number])
@rule("16.3", "6.2.1")
def test_every_display_action(number: int) -> None:
    for seed in SEEDS:
        read_card(scene(IN_1444[0]), SCRIPT_OF_DEED[number], seed, seed=seed)


@pytest.mark.parametrize("number", ALL_IDEAS, ids=lambda number: IDEAS[number])
@rule("8.0")
def test_every_idea(number: int) -> None:
    read_card(scene(IN_1444[0], IDEA_AGE[number]), SCRIPT_OF_IDEA[number], 0)


@rule("17.2", "17.3")
def test_every_reward() -> None:
    state = scene(IN_1444[0])
    for mission in ALL_MISSIONS:
        read_card(state.clone(), SCRIPT_OF_MISSION[mission], 0, seed=len(MISSIONS[mission]))
    for milestone in ALL_MILESTONES:
        changed = read_card(state.clone(), SCRIPT_OF_MILESTONE[milestone], 0)
        assert {"power", "ducats", "prestige", "stability"} & set(changed)
