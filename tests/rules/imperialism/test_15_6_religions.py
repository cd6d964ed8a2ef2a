"""15.6 Religions: what each gives, at once and for good."""

import pytest

from greatpowers.games.imperialism.components import ACTIONS, RELIGIONS
from greatpowers.games.imperialism.rules.hands import hand_limit
from greatpowers.games.imperialism.rules.strength import modifiers
from greatpowers.games.imperialism.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    after,
    asked,
    believe,
    give,
    level,
    levels,
    open_table,
    options,
    pass_all,
    play,
    refusal,
    rule_by,
)
from tests.rules.imperialism.war_scenes import act, offers, quiet_position, turn_is_over

NEEDS = {
    "calvinism": {"food": 3, "textiles": 2, "prestige": 2},
    "counter_reformation": {"army": 5, "weapons": 1, "prestige": 2},
    "lutheranism": {"army": 3, "fleet": 4, "prestige": 4},
}


def ready(religion: str, *powers: str) -> State:
    """Return a position in which the first power just meets the needs of a religion."""
    state = quiet_position(*powers)
    levels(state, 0, **NEEDS[religion])
    return state


@rule("15.6.1", "15.6.2", "15.6.3", "5.4")
@pytest.mark.parametrize("religion", RELIGIONS)
def test_15_6_every_need_must_be_met(religion: str) -> None:
    assert f"convert {religion}" in options(open_table(ready(religion)))
    for track, number in NEEDS[religion].items():
        state = ready(religion)
        levels(state, 0, **{track: number - 1})
        assert refusal(open_table(state), f"convert {religion}") == ("no-religion-not-met", "5.4")


@rule("15.6.1", "15.6.2", "15.6.3")
@pytest.mark.parametrize("religion", RELIGIONS)
def test_15_6_two_points_of_glory_and_the_card(religion: str) -> None:
    table = act(ready(religion), f"convert {religion}")
    assert table.state.glory == [2, 0]
    assert RELIGIONS[table.state.religion[0]] == religion
    assert table.state.religions_left[RELIGIONS.index(religion)] == 1
    for track in NEEDS[religion]:
        assert level(table, 0, track) >= NEEDS[religion][track]


# -- 15.6.1 Calvinism ------------------------------------------------------------------------------

OTHER_GOODS = ("gold", "spices", "oriental", "industrial", "shipyards", "weapons")


@rule("15.6.1")
@pytest.mark.parametrize("good", OTHER_GOODS)
def test_15_6_1_food_textiles_and_any_other_good(good: str) -> None:
    table = act(ready("calvinism"), "convert calvinism")
    assert (level(table, 0, "food"), level(table, 0, "textiles")) == (4, 3)
    assert asked(table) == (0, "ask-raise-other-good")
    assert offers(table, "pass", *(f"raise {each}" for each in OTHER_GOODS))
    play(table, f"raise {good}")
    assert level(table, 0, good) == 1
    assert turn_is_over(table)


@rule("15.6.1")
def test_15_6_1_the_other_good_is_another_and_a_choice() -> None:
    table = act(ready("calvinism"), "convert calvinism")
    for track in ("food", "textiles", "army", "prestige"):
        assert refusal(table, f"raise {track}")[0]
        assert f"raise {track}" not in options(table)
    play(table, "pass")
    assert [level(table, 0, good) for good in OTHER_GOODS] == [0] * 6


@rule("15.6.1", "16.0")
def test_15_6_1_a_good_at_its_top_cannot_be_the_other_one() -> None:
    state = ready("calvinism")
    levels(state, 0, gold=5, spices=9)
    table = act(state, "convert calvinism")
    assert refusal(table, "raise gold") == ("no-top-of-track", "16.0")
    assert "raise gold" not in options(table)
    play(table, "raise spices")
    assert level(table, 0, "spices") == 10


@rule("15.6.1")
def test_15_6_1_five_ducats_whenever_development_is_chosen() -> None:
    state = quiet_position()
    believe(state, 0, "calvinism")
    assert act(state, "develop spices").state.ducats == [5, 0]
    state = quiet_position()
    believe(state, 0, "calvinism")
    rule_by(state, 0, "reformer")
    assert act(state, "develop spices").state.ducats == [7, 0]
    state = quiet_position()
    believe(state, 0, "calvinism")
    assert act(state, "collect_taxes").state.ducats == [0, 0]


# -- 15.6.2 Counter-Reformation --------------------------------------------------------------------


@rule("15.6.2")
def test_15_6_2_two_armies_a_level_of_weapons_and_three_against_dissenters() -> None:
    table = act(
        ready("counter_reformation", "france", "ottoman", "spain"), "convert counter_reformation"
    )
    assert (level(table, 0, "army"), level(table, 0, "weapons")) == (7, 2)
    assert [modifiers(table.state, 0, 1, kind) for kind in (0, 1)] == [3, 3]
    assert turn_is_over(table)


@rule("15.6.2", "R3")
def test_15_6_2_the_army_stops_at_the_top() -> None:
    state = ready("counter_reformation")
    levels(state, 0, army=19)
    table = act(state, "convert counter_reformation")
    assert level(table, 0, "army") == 20


# -- 15.6.3 Lutheranism ----------------------------------------------------------------------------


@rule("15.6.3", "6.3")
def test_15_6_3_two_fleets_twenty_ducats_and_a_greater_hand() -> None:
    table = act(ready("lutheranism"), "convert lutheranism")
    assert level(table, 0, "fleet") == 6
    assert table.state.ducats == [20, 0]
    assert hand_limit(table.state, 0) == 6
    assert asked(table) == (0, "ask-develop-at-once")


@rule("15.6.3", "R15")
@pytest.mark.parametrize("last", ["development", "taxes"])
def test_15_6_3_a_development_at_once_whatever_came_before(last: str) -> None:
    state = ready("lutheranism")
    levels(state, 0, spices=1)
    after(state, 0, last)
    table = act(state, "convert lutheranism", "yes")
    assert asked(table) == (0, "ask-good")
    assert len(options(table)) == 7
    assert refusal(table, "develop industrial") == ("no-not-industrial-yet", "7.4.6")
    play(table, "develop spices")
    assert table.state.ducats == [23, 0]
    assert level(table, 0, "prestige") == 5
    assert ACTIONS[table.state.last_action[0]] == "intrigue"


@rule("15.6.3")
def test_15_6_3_the_development_may_be_declined() -> None:
    state = ready("lutheranism")
    levels(state, 0, spices=1)
    give(state, 1, "pirates")
    table = act(state, "convert lutheranism", "no")
    assert table.state.ducats == [20, 0]
    assert turn_is_over(table)


@rule("15.6.3", "15.4.5", "R15")
def test_15_6_3_pirates_may_follow() -> None:
    state = ready("lutheranism")
    levels(state, 0, spices=2)
    give(state, 1, "pirates")
    table = act(state, "convert lutheranism", "yes", "develop gold")
    assert asked(table) == (1, "ask-pirates")
    play(table, "play pirates")
    pass_all(table)
    assert table.state.ducats == [18, 2]


@rule("15.6.3", "15.4.11", "16.0")
def test_15_6_3_an_exceptional_year_and_the_reformer_count() -> None:
    state = ready("lutheranism")
    rule_by(state, 0, "reformer")
    give(state, 0, "exceptional_year")
    table = act(state, "convert lutheranism", "yes", "play exceptional_year", "gain_ducats")
    assert asked(table) == (0, "ask-good")
    play(table, "develop gold")
    assert table.state.ducats == [25, 0]


@rule("15.6.3", "6.4")
def test_15_6_3_in_the_next_turn_development_is_open_and_intrigue_is_not() -> None:
    state = ready("lutheranism")
    give(state, 0, "reformer")
    table = act(state, "convert lutheranism", "yes", "develop gold")
    while asked(table) != (0, "ask-action"):
        seat, prompt = asked(table)
        if prompt == "ask-action":
            play(table, "collect_taxes")
        else:
            table.answer(seat, table.default(seat))
    assert "develop food" in options(table)
    assert refusal(table, "play reformer") == ("no-same-action-again", "6.4")
