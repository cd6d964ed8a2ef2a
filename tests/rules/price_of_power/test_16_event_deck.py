"""16.0 to 16.2: the Event deck in two halves, and the row of the Round."""

import pytest

from greatpowers.games.price_of_power.components.cards import (
    EVENT_REALM,
    EVENT_ROWS,
    EVENTS,
    MORTALITY,
    SHAPES,
)
from greatpowers.games.price_of_power.components.scenarios import (
    AGES_IN,
    EVENTS_SHOWN,
    PLAYERS_IN,
    REALMS_IN,
    ROUNDS_OF_AGE,
    SCENARIOS,
    halves,
)
from greatpowers.games.price_of_power.components.world import NOBODY, realm
from greatpowers.games.price_of_power.rules.event_deck import (
    IS_X,
    open_events,
    prepare,
    reveal,
    turn_up,
)
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import position, table

GRAND = ("england", "castile", "france", "austria", "poland", "ottomans")
ALL_DECKS = [(s, age) for s in range(len(SCENARIOS)) for age in AGES_IN[s]]


@rule("16.0", "16.0.1")
def test_the_first_half_lies_on_the_second() -> None:
    state = position(*GRAND)
    prepare(table(state), 1)
    first, second = halves(0, 1)
    assert sorted(state.events[:14]) == sorted(second)
    assert sorted(state.events[14:]) == sorted(first)


@rule("16.0.1")
def test_the_halves_are_shuffled() -> None:
    decks = []
    for seed in ("1", "2"):
        state = position(*GRAND)
        t = table(state)
        t.chance.seed = seed
        t.chance = type(t.chance)(seed)
        prepare(t, 1)
        decks.append(state.events)
    assert decks[0] != decks[1]


@rule("16.0")
@pytest.mark.parametrize(("scenario", "age"), ALL_DECKS)
def test_an_age_lasts_four_rounds(scenario: int, age: int) -> None:
    first, second = halves(scenario, age)
    assert len(first) == len(second) == 2 * EVENTS_SHOWN[scenario]
    assert ROUNDS_OF_AGE[scenario] == 4


@rule("16.1")
@pytest.mark.parametrize(("scenario", "age"), ALL_DECKS)
def test_only_realms_in_play_have_events_of_their_own(scenario: int, age: int) -> None:
    events = [event for half in halves(scenario, age) for event in half]
    owners = {EVENT_REALM[event] for event in events} - {NOBODY}
    assert owners <= set(REALMS_IN[scenario])


@rule("16.1")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_eight_events_of_an_age_watch_over_life_and_death(age: int) -> None:
    events = [event for half in halves(0, age) for event in half]
    shapes = [MORTALITY[event] for event in events if EVENT_ROWS[event]["type"] == "A"]
    assert sorted(shapes) == sorted([*range(len(SHAPES))] * 2)


@rule("16.0.2")
def test_optional_rule_6_deals_events_marked_x_to_either_half() -> None:
    first, second = halves(0, 1)
    found = set()
    for seed in range(20):
        state = position(*GRAND)
        state.has_random_events = True
        t = table(state)
        t.chance = type(t.chance)(str(seed))
        prepare(t, 1)
        later, sooner = state.events[:14], state.events[14:]
        assert sorted(state.events) == sorted((*first, *second))
        assert all(event in first for event in sooner if not IS_X[event])
        assert all(event in second for event in later if not IS_X[event])
        found.add(tuple(sorted(sooner)))
    assert len(found) > 1


def _four() -> State:
    state = State(1, tuple(realm(name) for name in ("austria", "poland", "ottomans", "muscovy")))
    state.events = list(range(20))
    return state


@rule("16.2", "4.1.1")
def test_e36_five_events_in_a_game_of_four() -> None:
    assert PLAYERS_IN[1] == 4
    state = _four()
    reveal(table(state))
    assert state.row == [19, 18, 17, 16, 15]
    assert state.row_ducats == [0] * 5
    assert open_events(state) == [19, 18, 17]
    assert len(state.events) == 15


@rule("16.2")
def test_what_lies_face_down_is_not_told() -> None:
    t = table(_four())
    reveal(t)
    told = [entry.args["event"] for entry in t.log if entry.text == "log-event-open"]
    assert told == [f"event-{EVENTS[event]}" for event in (19, 18, 17)]


@rule("16.2.1", "R222")
def test_optional_rule_7_turns_up_one_more() -> None:
    state = _four()
    state.has_more_events = True
    reveal(table(state))
    assert open_events(state) == [19, 18, 17, 16]


@rule("5.1.1")
def test_the_next_event_is_turned_up_as_long_as_there_is_one() -> None:
    state = _four()
    t = table(state)
    reveal(t)
    for number in (4, 5, 5):
        turn_up(t)
        assert len(open_events(state)) == number
