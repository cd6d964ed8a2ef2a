"""17.2: Missions are chosen in secret, held back or scored."""

from collections.abc import Callable

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.components.cards import IS_STARTER, MISSIONS, MISSIONS_OF
from greatpowers.games.price_of_power.components.world import realm
from greatpowers.games.price_of_power.rules import missions
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.missions import (
    IN_HAND,
    LOCKED,
    NOT_A_STARTER,
    aside_menu,
    check,
    could_have,
    is_fulfilled,
    judge_mission,
    judge_starter,
    mind_mission,
)
from greatpowers.games.price_of_power.state import ACTIONS, DRAW, PriceTable, State, put
from greatpowers.games.price_of_power.vocabulary import HOLD_MISSION, SCORE_MISSION
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from greatpowers.kernel.verdict import ALLOWED
from tests.rules.price_of_power.scenes import (
    asked,
    logged,
    options,
    play,
    position,
    power,
    refusal,
    settle,
    table,
)


def mission(name: str) -> int:
    return MISSIONS.index(name)


def scene(*hand: str) -> State:
    """France has some Missions, England none; it is Phase 2."""
    state = position("france", "england")
    settle(state, 0, "paris")
    settle(state, 1, "london")
    state.phase = ACTIONS
    state.missions[0] = [mission(name) for name in hand]
    return state


def _step(
    choosing: Callable[[PriceTable], Play[None]],
) -> Callable[[PriceTable, Affair], Play[None]]:
    def step(t: PriceTable, _affair: Affair) -> Play[None]:
        yield from choosing(t)

    return step


FIRST = AGENDA.task("test_first_missions", _step(missions.choose_first))
REFILL = AGENDA.task("test_refill_missions", _step(missions.refill))


# -- choosing --------------------------------------------------------------------------------------


@rule("17.2")
def test_every_realm_of_a_scenario_has_missions_and_starters() -> None:
    for deck in MISSIONS_OF.values():
        assert len(deck) == 20
        assert sum(IS_STARTER[each] for each in deck) >= 2


@rule("3.4", "17.2")
def test_everybody_begins_with_two_starters() -> None:
    state = scene()
    FIRST.begin(state.agenda)
    t = table(state)
    assert [ask.seat for ask in t.asks()] == [0, 1]
    assert options(t) == [f"take_mission france_{number}" for number in range(1, 6)]
    assert refusal(t, "take_mission france_6") == ("no-mission-not-starter", "3.4")
    play(t, "take_mission france_1")
    assert refusal(t, "take_mission france_1") == ("no-mission-in-hand", "17.2")
    play(t, "take_mission france_3")
    assert state.missions[0] == [mission("france_1"), mission("france_3")]
    assert asked(t)[0] == 1
    play(t, "take_mission england_1", "take_mission england_2")
    assert asked(t)[1] == "ask-idle"


@rule("17.2", "R222")
def test_a_group_may_play_without_missions() -> None:
    s = scene()
    s.has_missions = False
    s.phase = DRAW
    FIRST.begin(s.agenda)
    REFILL.begin(s.agenda)
    table(s)
    assert s.agenda == []
    assert not any(s.missions)
    for kept, number in (("yes", 2), ("no", 0)):
        t = Table.open(GAME, {"scenario": "western_crowns", "missions": kept}, seed="m")
        while t.state.phase == DRAW:
            seat = t.asks()[0].seat
            t.answer(seat, t.default(seat))
        assert [len(hand) for hand in t.state.missions[:3]] == [number] * 3


@rule("3.4")
def test_judge_starter() -> None:
    state = scene("france_1")
    assert judge_starter(state, 0, mission("france_2")) is ALLOWED
    assert judge_starter(state, 0, mission("france_1")) is IN_HAND
    assert judge_starter(state, 0, mission("france_8")) is NOT_A_STARTER


@rule("17.2.1")
def test_one_of_the_missions_before_it_must_be_completed() -> None:
    state = scene()
    assert judge_mission(state, 0, mission("france_8")) is LOCKED
    state.completed = put(state.completed, mission("france_4"), 1)
    assert judge_mission(state, 0, mission("france_8")) is ALLOWED
    state.completed = put(state.completed, mission("france_8"), 1)
    assert judge_mission(state, 0, mission("france_8")) is missions.COMPLETED
    assert mission("france_8") not in could_have(state, 0)


@rule("17.2.4", "4.1.4")
def test_missions_are_taken_up_to_two() -> None:
    state = scene("france_1")
    state.phase = DRAW
    state.missions[1] = [mission("england_1"), mission("england_2")]
    REFILL.begin(state.agenda)
    t = table(state)
    assert asked(t) == (0, "ask-missions")
    assert refusal(t, "take_mission france_6") == ("no-mission-locked", "17.2.1")
    assert refusal(t, "take_mission england_3") == ("no-mission-other-realm", "17.2")
    play(t, "take_mission france_2")
    assert refusal(t, "take_mission france_3") == ("no-mission-hand-full", "17.2.4")
    assert refusal(t, "return_mission france_2") == ("no-mission-just-taken", "17.2.4")
    play(t, "done")
    assert asked(t) == (1, "ask-missions")
    play(t, "done")
    assert asked(t)[1] == "ask-idle"
    assert state.missions[1] == [mission("england_1"), mission("england_2")]


@rule("17.2.4")
def test_a_mission_can_be_swapped() -> None:
    state = scene("france_1", "france_2")
    state.held[0] = [mission("france_1")]
    state.phase = DRAW
    REFILL.begin(state.agenda)
    t = table(state)
    play(t, "return_mission france_1", "take_mission france_4", "done")
    assert state.missions[0] == [mission("france_2"), mission("france_4")]
    assert state.held[0] == []


@rule("17.2.4")
def test_choosing_ends_with_two_new_missions() -> None:
    state = scene()
    state.phase = DRAW
    REFILL.begin(state.agenda)
    t = table(state)
    play(t, "take_mission france_1", "take_mission france_2")
    assert asked(t)[0] == 1


# -- completing ------------------------------------------------------------------------------------


@rule("17.2.2", "17.2.3")
def test_a_fulfilled_mission_is_scored_with_its_reward() -> None:
    state = scene("france_4", "france_1")
    check(table(state))
    assert state.prestige[0] == 0
    settle(state, 0, "bourgogne")
    assert is_fulfilled(state, 0, mission("france_4"))
    t = table(state)
    check(t)
    assert state.prestige[0] == 3
    assert state.missions[0] == [mission("france_1")]
    assert state.completed[mission("france_4")] == 1
    assert logged(t, "log-mission") == [{"power": "realm-france", "mission": "mission-france_4"}]
    table(state)
    assert power(state, 0) == (0, 1, 1)


@rule("17.2.2")
def test_what_was_fulfilled_once_does_not_count() -> None:
    state = scene("france_4")
    state.held[0] = [mission("france_4")]
    settle(state, 0, "bourgogne")
    check(table(state))
    state.holder = put(state.holder, state.lands[0].pop(), -1)
    state.held[0] = []
    check(table(state))
    assert state.prestige[0] == 0


@rule("17.2.2")
def test_no_mission_is_completed_in_phase_1() -> None:
    state = scene("france_4")
    settle(state, 0, "bourgogne")
    state.phase = DRAW
    check(table(state))
    assert state.missions[0] == [mission("france_4")]


@rule("17.2.2", "R5")
def test_a_mission_can_be_held_back() -> None:
    state = scene("france_4")
    settle(state, 0, "bourgogne")
    held = HOLD_MISSION(mission("france_4"))
    assert [choice.targets for choice in aside_menu(state, 0)] == [[mission("france_4")], []]
    mind_mission(state, 0, held)
    check(table(state))
    assert state.prestige[0] == 0
    assert [choice.targets for choice in aside_menu(state, 0)] == [[], [mission("france_4")]]
    mind_mission(state, 0, SCORE_MISSION(mission("france_4")))
    check(table(state))
    assert state.prestige[0] == 3
    assert [choice.targets for choice in aside_menu(state, 0)] == [[], []]


@rule("17.2", "R81")
def test_realms_without_missions_of_their_own_share_the_general_ones() -> None:
    assert MISSIONS_OF[realm("sweden")] == MISSIONS_OF[realm("venice")]
    state = position("sweden", "venice")
    state.completed = put(state.completed, mission("generic_i_1"), 1)
    assert judge_mission(state, 1, mission("generic_i_1")) is ALLOWED
