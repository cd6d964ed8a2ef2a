"""15.1, 16.5.10, 16.5.11: infectious faiths and revolutions spread."""

from greatpowers.games.price_of_power.components.world import (
    COUNTER_REFORMED,
    DIVERSE,
    MUSLIM,
    NOBODY,
    ORTHODOX,
    PROTESTANT,
    REVOLUTIONARY,
    SLOT_OF,
    SLOTS,
    area,
    province,
)
from greatpowers.games.price_of_power.rules.faiths import faith_of
from greatpowers.games.price_of_power.rules.spread import (
    OF_EASTERN_FAITH,
    OF_THAT_FAITH,
    REVOLUTION,
    RISE,
    clusters,
    first_choice,
    judge_spread,
    open_to_doubt,
    spots,
    spread_ideas,
)
from greatpowers.games.price_of_power.state import PriceTable, State, put
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    options,
    play,
    position,
    settle,
    table,
)


def scene(**faiths: int) -> State:
    """France is *you*; some Areas have another faith than printed."""
    state = position("france", "england", "castile")
    settle(state, 0, "paris")
    settle(state, 1, "london")
    settle(state, 2, "madrid")
    for name, faith in faiths.items():
        state.faith = put(state.faith, SLOT_OF[area(name)], faith)
    return state


def spread(state: State, you: int = 0) -> PriceTable:
    """Let religious ideas spread, to the first question."""
    spread_ideas(table(state), you)
    return table(state)


def slot(name: str) -> int:
    return SLOT_OF[area(name)]


def count(state: State, faith: int) -> int:
    return state.faith.count(faith)


# -- clusters --------------------------------------------------------------------------------------


@rule("16.5.10", "15.1")
def test_areas_of_a_faith_that_share_a_border_are_a_cluster() -> None:
    state = scene(saxony=PROTESTANT, brandenburg=PROTESTANT, switzerland=PROTESTANT)
    found = clusters(state, PROTESTANT)
    assert sorted(len(cluster) for cluster in found) == [1, 2]
    assert {area("saxony"), area("brandenburg")} in found


@rule("16.5.10")
def test_a_faith_comes_to_its_neighbours_be_it_over_the_sea() -> None:
    state = scene(sjaelland_fyn=PROTESTANT)
    found = {SLOTS[each] for each in spots(state, PROTESTANT, [])}
    assert "jutland" in found
    assert "gotaland_skane" in found
    assert "bavaria_swabia" not in found


@rule("16.5.10")
def test_not_to_the_faiths_of_the_east_nor_where_it_is() -> None:
    state = scene(saxony=PROTESTANT, brandenburg=ORTHODOX, bohemia=MUSLIM)
    assert judge_spread(state, PROTESTANT, slot("saxony")) is OF_THAT_FAITH
    assert judge_spread(state, PROTESTANT, slot("brandenburg")) is OF_EASTERN_FAITH
    assert judge_spread(state, PROTESTANT, slot("bohemia")) is OF_EASTERN_FAITH
    assert judge_spread(state, PROTESTANT, slot("lower_saxony")) is ALLOWED
    assert judge_spread(state, REVOLUTIONARY, slot("brandenburg")) is ALLOWED


# -- you spread them -------------------------------------------------------------------------------


@rule("16.5.10", "R84")
def test_each_cluster_spreads_once() -> None:
    state = scene(saxony=PROTESTANT, switzerland=PROTESTANT)
    t = spread(state)
    assert asked(t) == (0, "ask-spread-faith")
    play(t, "spread_protestant brandenburg")
    assert faith_of(state, area("brandenburg")) == PROTESTANT
    assert "pomerania" not in options(t, "spread_protestant")
    assert "lombardy" in options(t, "spread_protestant")
    play(t, "spread_protestant lombardy")
    assert asked(t)[1] == "ask-idle"
    assert count(state, PROTESTANT) == 4


@rule("16.5.10")
def test_at_most_four_tokens() -> None:
    state = scene(
        saxony=PROTESTANT,
        switzerland=PROTESTANT,
        sjaelland_fyn=PROTESTANT,
        scotland=PROTESTANT,
        portugal=PROTESTANT,
    )
    t = spread(state)
    for number in range(4):
        assert asked(t)[1] == "ask-spread-faith", number
        play(t, options(t)[0])
    assert asked(t)[1] == "ask-idle"
    assert count(state, PROTESTANT) == 9


@rule("16.5.10")
def test_of_two_faiths_two_tokens_each() -> None:
    state = scene(
        saxony=PROTESTANT,
        switzerland=PROTESTANT,
        scotland=PROTESTANT,
        central_italy=COUNTER_REFORMED,
        portugal=COUNTER_REFORMED,
    )
    t = spread(state)
    play(t, "spread_protestant brandenburg")
    play(t, options(t, "")[0])
    assert count(state, PROTESTANT) == 5
    assert options(t, "spread_protestant") == []
    assert "leon" in options(t, "spread_counter_reformed")


@rule("16.5.10")
def test_a_token_of_this_turn_stays() -> None:
    state = scene(saxony=PROTESTANT, bohemia=COUNTER_REFORMED)
    t = spread(state)
    play(t, "spread_protestant brandenburg")
    assert "brandenburg" not in options(t, "spread_counter_reformed")
    assert "austria" in options(t, "spread_counter_reformed")


# -- by itself -------------------------------------------------------------------------------------


@rule("16.5.10", "16.4")
def test_by_itself_both_faiths_take_turns() -> None:
    state = scene(
        saxony=PROTESTANT,
        switzerland=PROTESTANT,
        central_italy=COUNTER_REFORMED,
        portugal=COUNTER_REFORMED,
    )
    t = spread(state, NOBODY)
    assert asked(t)[1] == "ask-idle"
    assert (count(state, PROTESTANT), count(state, COUNTER_REFORMED)) == (4, 4)


@rule("16.5.10")
def test_by_itself_it_comes_to_towns_then_to_the_richest_then_by_alphabet() -> None:
    state = scene(saxony=PROTESTANT)
    near = [slot("lower_saxony"), slot("brandenburg"), slot("bohemia")]
    assert first_choice(state, near) == slot("bohemia")
    settle(state, 2, "berlin")
    assert first_choice(state, near) == slot("brandenburg")
    equal = [slot("switzerland"), slot("austria")]
    assert first_choice(scene(), [slot("brandenburg"), slot("switzerland")]) == slot("brandenburg")
    assert first_choice(state, equal) == slot("austria")


# -- doubts ----------------------------------------------------------------------------------------


@rule("16.5.10")
def test_without_an_infectious_faith_two_catholic_areas_come_to_doubt() -> None:
    state = scene()
    t = spread(state)
    assert asked(t) == (0, "ask-spread-diverse")
    assert "naples" not in options(t, "spread_diverse")
    assert "macedonia_thrace" not in options(t, "spread_diverse")
    play(t, "spread_diverse saxony")
    assert "saxony" not in options(t, "spread_diverse")
    play(t, "spread_diverse seine")
    assert asked(t)[1] == "ask-idle"
    assert faith_of(state, area("seine")) == DIVERSE


@rule("16.5.10")
def test_by_itself_doubt_comes_by_alphabet() -> None:
    state = scene()
    first, second, *_ = open_to_doubt(state)
    assert SLOTS[first] < SLOTS[second]
    spread(state, NOBODY)
    assert state.faith[first] == state.faith[second] == DIVERSE


# -- revolutions -----------------------------------------------------------------------------------


@rule("16.5.11")
def test_the_first_revolutions_break_out_in_two_capitals() -> None:
    state = scene()
    t = begin(state, REVOLUTION, 0)
    assert asked(t) == (0, "ask-rise")
    assert sorted(options(t, "spread_revolution")) == ["castile", "east_anglia", "seine"]
    play(t, "spread_revolution castile")
    play(t, "spread_revolution east_anglia")
    assert faith_of(state, area("castile")) == REVOLUTIONARY
    assert asked(t)[1] == "ask-idle"


@rule("16.5.11")
def test_by_itself_the_least_stable_fall() -> None:
    state = scene()
    state.stability = [0, -2, 1, 0, 0, 0]
    begin(state, REVOLUTION, NOBODY)
    assert state.revolution[slot("east_anglia")]
    assert state.revolution[slot("seine")]
    assert not state.revolution[slot("castile")]


@rule("16.5.11")
def test_of_two_capitals_in_one_area_the_less_stable_counts() -> None:
    state = scene()
    state.capital = put(state.capital, state.realm[2], province("york"))
    state.capital = put(state.capital, state.realm[1], province("northumberland"))
    state.stability = [0, -2, 1, 0, 0, 0]
    t = begin(state, REVOLUTION, 0)
    assert sorted(options(t, "spread_revolution")) == ["northumbria", "seine"]
    lone = scene()
    lone.capital = put(lone.capital, lone.realm[0], province("york"))
    lone.capital = put(lone.capital, lone.realm[1], province("northumberland"))
    lone.stability = [-2, 1, 0, 0, 0, 0]
    begin(lone, RISE, NOBODY, 1)
    assert lone.revolution[slot("northumbria")]
    assert not lone.revolution[slot("castile")]


@rule("16.5.11")
def test_a_single_revolution_also_leaps() -> None:
    state = scene()
    state.revolution = put(state.revolution, slot("seine"), True)
    t = begin(state, REVOLUTION, 0)
    assert asked(t) == (0, "ask-spread-revolution")
    play(t, "spread_revolution loire")
    assert asked(t) == (0, "ask-leap")
    assert "burgundy" not in options(t, "spread_revolution")
    play(t, "spread_revolution macedonia_thrace")
    assert faith_of(state, area("macedonia_thrace")) == REVOLUTIONARY
    assert state.revolution.count(True) == 3


@rule("16.5.11")
def test_two_revolutions_spread_and_do_not_leap() -> None:
    state = scene()
    state.revolution = put(state.revolution, slot("seine"), True)
    state.revolution = put(state.revolution, slot("saxony"), True)
    t = begin(state, REVOLUTION, NOBODY)
    assert asked(t)[1] == "ask-idle"
    assert state.revolution.count(True) == 4
