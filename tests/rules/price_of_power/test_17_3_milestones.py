"""17.3: Milestones are public, and scored by themselves."""

from greatpowers.games.price_of_power.components.cards import (
    MILESTONE_AGE,
    MILESTONE_TYPE,
    MILESTONES,
)
from greatpowers.games.price_of_power.components.world import realm
from greatpowers.games.price_of_power.effects.condition_realm import LAND_BATTLE, WHOLE_WAR
from greatpowers.games.price_of_power.rules.age import note_age
from greatpowers.games.price_of_power.rules.milestones import (
    check,
    exchange,
    prepare,
    prestige_for_next,
    replace,
)
from greatpowers.games.price_of_power.rules.terms import note_victory
from greatpowers.games.price_of_power.state import State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import logged, position, power, settle, table

OPEN = ("expansion_1_2", "politics_1_4", "warfare_1_1", "economics_1_1")


def milestone(name: str) -> int:
    return MILESTONES.index(name)


def scene() -> State:
    """Four players; who has Stability +2 reaches the Milestone of politics."""
    state = position("france", "england", "castile", "austria")
    for seat, place in enumerate(("paris", "london", "madrid", "wien")):
        settle(state, seat, place)
    state.milestones = [milestone(name) for name in OPEN]
    state.phase = 2
    return state


@rule("17.3", "3.1")
def test_one_milestone_of_each_type_is_open() -> None:
    state = scene()
    prepare(table(state), 2)
    assert [MILESTONE_TYPE[each] for each in state.milestones] == [0, 1, 2, 3]
    assert {MILESTONE_AGE[each] for each in state.milestones} == {2}
    assert all(MILESTONE_AGE[each] == 2 for deck in state.milestone_decks for each in deck)
    assert [len(deck) for deck in state.milestone_decks] == [3] * 4


@rule("17.3.1")
def test_the_first_gains_five_the_second_three_the_third_one() -> None:
    state = scene()
    for seat, prestige in enumerate((5, 3, 1, 0)):
        assert prestige_for_next(state, milestone("politics_1_4")) == prestige
        state.stability[seat] = 2
        check(table(state), 0)
        assert state.prestige[seat] == prestige
    table(state)
    assert [power(state, seat)[0] for seat in range(4)] == [2] * 4


@rule("17.3.1")
def test_nobody_scores_a_milestone_twice() -> None:
    state = scene()
    state.stability[0] = 2
    check(table(state), 0)
    check(table(state), 0)
    assert state.prestige[0] == 5


@rule("17.3.1", "10.2")
def test_a_war_that_was_won_is_noted_for_milestones() -> None:
    state = scene()
    state.milestones[2] = milestone("warfare_1_2")
    state.changed = 0
    note_victory(state, 0, realm("scotland"))
    check(table(state), 0, state.changed)
    assert state.prestige[0] == 5


@rule("17.3.1", "4.6")
def test_victories_of_an_earlier_age_do_not_count() -> None:
    for name in ("warfare_1_2", "warfare_1_1"):
        state = scene()
        state.milestones[2] = milestone(name)
        state.round = 4
        for won in (WHOLE_WAR, LAND_BATTLE, LAND_BATTLE):
            state.won[0] += [won, realm("scotland"), 4]
        note_age(state)
        check(table(state), 0)
        assert state.prestige[0] == 0
        for won in (WHOLE_WAR, LAND_BATTLE, LAND_BATTLE):
            state.won[0] += [won, realm("scotland"), 4]
        check(table(state), 0)
        assert state.prestige[0] == 5


@rule("17.3.1", "R6")
def test_at_the_same_time_turn_order_decides() -> None:
    state = scene()
    state.stability = [2, 2, 0, 2, 0, 0]
    check(table(state), 1)
    assert state.prestige[:4] == [1, 5, 0, 3]
    state = scene()
    state.stability = [2, 2, 0, 2, 0, 0]
    state.first = 3
    check(table(state))
    assert state.prestige[:4] == [3, 1, 0, 5]


@rule("17.3.1")
def test_everybody_reads_who_reached_it() -> None:
    state = scene()
    state.ducats[2] = 35
    t = table(state)
    check(t, 0)
    assert logged(t, "log-milestone") == [
        {"power": "realm-castile", "milestone": "milestone-economics_1_1"}
    ]
    assert state.reached == [0, 0, 0, 0b100]


@rule("17.3")
def test_a_comet_replaces_a_milestone_by_another_of_its_age() -> None:
    state = scene()
    state.milestone_decks[1] = [milestone("politics_1_1")]
    state.reached[1] = 0b11
    replace(table(state), milestone("politics_1_4"))
    assert state.milestones[1] == milestone("politics_1_1")
    assert state.reached[1] == 0
    replace(table(state), milestone("politics_1_1"))
    assert state.milestones[1] == milestone("politics_1_1")


@rule("4.6", "17.3")
def test_a_milestone_can_be_exchanged_for_one_of_the_deck() -> None:
    state = scene()
    state.milestone_decks[1] = [milestone("politics_1_1"), milestone("politics_1_2")]
    exchange(table(state), milestone("politics_1_4"), milestone("politics_1_1"))
    assert state.milestones[1] == milestone("politics_1_1")
    assert sorted(state.milestone_decks[1]) == [
        milestone("politics_1_2"),
        milestone("politics_1_4"),
    ]


@rule("17.3.1")
def test_a_new_milestone_can_be_reached_by_who_reached_the_old_one() -> None:
    state = scene()
    state.milestone_decks[1] = [milestone("politics_1_1")]
    state.stability[0] = 2
    check(table(state), 0)
    replace(table(state), milestone("politics_1_4"))
    for name in ("scotland", "aragon", "milan"):
        state.allied = put(state.allied, realm(name), 1)
    check(table(state), 0)
    assert state.prestige[0] == 10
