"""15.4.1 to 15.4.6 Events of war, and pirates: when each may be played, and what it does."""

import pytest

from greatpowers.games.imperialism.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    asked,
    give,
    lay,
    level,
    levels,
    open_table,
    pass_all,
    play,
    refusal,
    throw_away,
)
from tests.rules.imperialism.war_scenes import (
    act,
    declare,
    discards,
    offers,
    quiet_position,
    turn_is_over,
)

NOT_YET = [
    "naval_blockade",
    "armed_intervention",
    "settlement",
    "greedy_pillage",
    "pirates",
    "patriotic_rising",
    "colonial_rush",
]


@rule("5.3.3", "8.0")
@pytest.mark.parametrize("card", NOT_YET)
def test_15_4_most_events_cannot_be_played_instead_of_an_action(card: str) -> None:
    state = quiet_position()
    give(state, 0, card)
    assert refusal(open_table(state), f"play {card}") == ("no-not-for-intrigue", "8.0")


# -- 15.4.1 naval blockade and 15.4.2 armed intervention ---------


def lost_war(card: str) -> State:
    """Return a position in which France will lose a land war and each could answer it."""
    state = quiet_position("france", "england", "spain")
    state.ducats = [0, 20, 0]
    levels(state, 1, army=9, shipyards=5, weapons=5)
    levels(state, 0, fleet=1, shipyards=3, weapons=6)
    levels(state, 2, fleet=1, shipyards=1, weapons=2)
    give(state, 0, card)
    return state


@rule("15.4.1")
def test_15_4_1_the_blockade_takes_two_ducats_for_each_own_level_of_shipyards() -> None:
    table = declare(lost_war("naval_blockade"))
    assert asked(table) == (0, "ask-war-event")
    play(table, "play naval_blockade")
    assert table.state.ducats == [6, 14, 0]
    assert discards(table) == ["border_raids", "naval_blockade"]


@rule("15.4.1")
def test_15_4_1_a_third_power_may_blockade_too() -> None:
    state = lost_war("settlement")
    give(state, 2, "naval_blockade")
    table = declare(state)
    play(table, "pass", "play naval_blockade", "pass")
    assert table.state.ducats == [0, 18, 2]


@rule("15.4.1")
def test_15_4_1_without_shipyards_the_blockade_takes_nothing() -> None:
    state = lost_war("naval_blockade")
    levels(state, 0, shipyards=0)
    levels(state, 1, prestige=4)
    table = declare(state)
    play(table, "play naval_blockade")
    assert table.state.ducats == [0, 20, 0]
    assert level(table, 1, "prestige") == 5


@rule("15.4.2")
def test_15_4_2_the_intervention_takes_two_ducats_for_each_own_level_of_weapons() -> None:
    state = lost_war("settlement")
    give(state, 2, "armed_intervention")
    table = declare(state)
    play(table, "pass", "play armed_intervention", "pass")
    assert table.state.ducats == [0, 16, 4]


@rule("15.4.2")
def test_15_4_2_who_fought_cannot_intervene() -> None:
    table = declare(lost_war("armed_intervention"))
    assert refusal(table, "play armed_intervention") == ("no-war-event-condition", "10.5")


# -- 15.4.4 greedy pillage ---------


@rule("15.4.4")
@pytest.mark.parametrize(("what", "ducats"), [("gold", 8), ("oriental", 9), ("spices", 8)])
def test_15_4_4_the_pillage_counts_a_luxury_of_the_loser(what: str, ducats: int) -> None:
    state = quiet_position()
    levels(state, 1, gold=2, oriental=3, spices=4, food=5)
    levels(state, 0, gold=5)
    give(state, 0, "greedy_pillage")
    table = declare(state)
    play(table, "play greedy_pillage")
    assert asked(table) == (0, "ask-count")
    assert offers(table, "count gold", "count oriental", "count spices")
    assert refusal(table, "count food") == ("no-card-does-not-count-that", "8.1")
    play(table, f"count {what}")
    assert table.state.ducats == [ducats, 0]


@rule("15.4.4")
def test_15_4_4_a_loser_without_luxuries_is_not_pillaged() -> None:
    state = quiet_position()
    give(state, 0, "greedy_pillage")
    table = declare(state)
    play(table, "play greedy_pillage")
    assert table.state.ducats == [0, 0]
    assert turn_is_over(table)


@rule("15.4.4")
def test_15_4_4_a_defender_who_has_won_cannot_pillage() -> None:
    state = quiet_position()
    levels(state, 1, army=9)
    give(state, 1, "greedy_pillage")
    table = declare(state)
    play(table, "done")
    assert asked(table) == (1, "ask-war-event")
    assert refusal(table, "play greedy_pillage") == ("no-war-event-condition", "10.5")


# -- 15.4.5 pirates ---------


def trader(**numbers: int) -> State:
    state = quiet_position("france", "england", "spain")
    state.ducats = [20, 0, 0]
    levels(state, 0, **numbers)
    return state


@rule("15.4.5")
@pytest.mark.parametrize(("what", "ducats"), [("gold", 2), ("spices", 4), ("oriental", 3)])
def test_15_4_5_pirates_rob_by_a_luxury_four_ducats_at_most(what: str, ducats: int) -> None:
    state = trader(gold=2, spices=6, oriental=3)
    give(state, 1, "pirates")
    table = act(state, "develop food", "pass")
    assert asked(table) == (1, "ask-pirates")
    play(table, "play pirates")
    assert offers(table, "count gold", "count oriental", "count spices")
    play(table, f"count {what}")
    assert table.state.ducats == [20 - ducats, ducats, 0]
    assert discards(table) == ["pirates"]


@rule("15.4.5", "R25")
def test_15_4_5_all_others_in_turn_with_any_number_of_copies() -> None:
    state = trader(spices=2)
    give(state, 1, "pirates", "reformer")
    give(state, 2, "pirates")
    table = act(state, "develop food", "pass", "play pirates")
    pass_all(table, ("ask-cancel",))
    assert asked(table) == (1, "ask-pirates")
    play(table, "pass")
    assert asked(table) == (2, "ask-pirates")
    play(table, "play pirates")
    pass_all(table, ("ask-cancel",))
    assert table.state.ducats == [16, 2, 2]
    assert turn_is_over(table)
    state = trader(spices=2)
    give(state, 1, "pirates", "pirates")
    table = act(state, "develop food", "pass", "play pirates", "play pirates")
    assert table.state.ducats == [16, 4, 0]


@rule("15.4.5", "R25")
def test_15_4_5_who_trades_no_luxuries_is_safe() -> None:
    state = trader(food=5)
    give(state, 1, "pirates")
    assert turn_is_over(act(state, "develop food", "pass"))


@rule("15.4.5")
def test_15_4_5_only_after_a_development() -> None:
    state = trader(spices=3)
    give(state, 1, "pirates")
    assert turn_is_over(act(state, "collect_taxes"))


@rule("15.4.5")
def test_15_4_5_not_against_oneself() -> None:
    state = trader(spices=3)
    give(state, 0, "pirates")
    assert turn_is_over(act(state, "develop food", "pass"))


@rule("15.4.5", "R32")
def test_15_4_5_everybody_who_could_hold_pirates_is_asked() -> None:
    state = trader(spices=3)
    give(state, 1, "reformer")
    give(state, 2, "silesia")
    table = act(state, "develop food", "pass")
    assert asked(table) == (1, "ask-pirates")
    assert offers(table, "pass")
    assert refusal(table, "play pirates") == ("no-not-in-hand", "6.3")
    play(table, "pass")
    assert turn_is_over(table)
    state = trader(spices=3)
    give(state, 1, "reformer")
    throw_away(state, "pirates", "pirates")
    assert turn_is_over(act(state, "develop food", "pass"))


# -- 15.4.6 patriotic rising ---------


def rising(*, loses: bool, ducats: int = 9) -> State:
    """Return a position before a war of France, which holds a Patriotic rising."""
    state = quiet_position()
    state.ducats = [ducats, 0]
    if loses:
        levels(state, 1, army=9)
    lay(state, 0, "silesia", "india")
    give(state, 0, "patriotic_rising")
    return state


@rule("15.4.6", "R6")
@pytest.mark.parametrize("answer", ["raise army", "raise fleet", "pass"])
def test_15_4_6_the_loser_arms_for_nothing_and_is_paid_for_territories(answer: str) -> None:
    table = declare(rising(loses=True, ducats=0))
    play(table, "play patriotic_rising")
    assert offers(table, "pass", "raise army", "raise fleet")
    play(table, answer)
    assert table.state.ducats == [2, 0]
    assert level(table, 0, "army") == (answer == "raise army")
    assert level(table, 0, "fleet") == (answer == "raise fleet")


@rule("15.4.6")
@pytest.mark.parametrize(("answer", "ducats"), [("raise army", 0), ("raise fleet", 0), ("pass", 3)])
def test_15_4_6_the_winner_pays_three_ducats_to_arm(answer: str, ducats: int) -> None:
    table = declare(rising(loses=False, ducats=3))
    play(table, "play patriotic_rising", answer)
    assert table.state.ducats == [ducats, 0]
    assert level(table, 0, "army") + level(table, 0, "fleet") == (answer != "pass")


@rule("15.4.6")
def test_15_4_6_a_winner_without_three_ducats_gains_nothing() -> None:
    table = declare(rising(loses=False, ducats=2))
    play(table, "play patriotic_rising")
    assert turn_is_over(table)
    assert table.state.ducats == [2, 0]


@rule("15.4.6")
def test_15_4_6_a_defender_may_rise_in_victory_and_in_defeat() -> None:
    for army, seats in ((9, "winner"), (0, "loser")):
        state = quiet_position()
        levels(state, 1, army=army)
        lay(state, 1, "silesia")
        state.ducats = [0, 3]
        give(state, 1, "patriotic_rising")
        table = declare(state)
        play(table, "done")
        if seats == "loser":
            play(table, "cede silesia")
        play(table, "play patriotic_rising", "raise fleet")
        assert table.state.ducats[1] == (0 if seats == "winner" else 3)
