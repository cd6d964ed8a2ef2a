"""7.2.2 Refusing the conquest of a Territory."""

from greatpowers.games.imperial_struggle.components import BRITAIN, FRANCE, space
from greatpowers.games.imperial_struggle.state import FRESH_HUGUENOTS, State
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import do, flag, offered, owner, refusal, targets
from tests.rules.imperial_struggle.war_scenes import (
    after_war,
    asked,
    before_theater,
    fight,
    is_over,
    logged,
    won,
)

NAME = "syw_french_and_indian_war"


def _siege() -> State:
    """Return a war in which Britain could take several French Territories."""
    state = before_theater(NAME)
    flag(state, BRITAIN, "louisbourg", "antilles_channel", "bahamas_run")
    return state


@rule("7.2.2")
def test_7_2_2_the_holder_is_asked_and_may_cede() -> None:
    table = won(NAME, BRITAIN, 3, _siege())
    vp = table.state.vp
    do(table, "conquer acadia")
    assert asked(table) == (FRANCE, "ask-refuse-conquest")
    assert offered(table) == {"no", "yes"}
    assert str(table.default(FRANCE)) == "no"
    do(table, "no")
    assert owner(table, "acadia") == BRITAIN
    assert table.state.vp == vp


@rule("7.2.2")
def test_7_2_2_a_refusal_costs_three_then_five_and_there_is_no_third() -> None:
    table = won(NAME, BRITAIN, 5, _siege())
    vp = table.state.vp
    do(table, "conquer acadia", "yes")
    assert owner(table, "acadia") == FRANCE
    assert table.state.vp == vp - 3
    do(table, "conquer guadeloupe", "yes")
    assert owner(table, "guadeloupe") == FRANCE
    assert table.state.vp == vp - 8
    do(table, "conquer st_domingue")
    assert owner(table, "st_domingue") == BRITAIN
    assert is_over(table)


@rule("7.2.2")
def test_7_2_2_each_side_has_its_own_refusals() -> None:
    state = before_theater(NAME)
    state.refusals = [2, 0]
    flag(state, FRANCE, "halifax")
    table = won(NAME, FRANCE, 3, state)
    vp = table.state.vp
    do(table, "conquer northern_colonies")
    assert asked(table) == (BRITAIN, "ask-refuse-conquest")
    do(table, "yes")
    assert table.state.vp == vp + 3
    assert table.state.refusals == [2, 1]


@rule("7.2.2")
def test_7_2_2_a_refused_territory_is_safe_for_the_rest_of_the_war() -> None:
    table = won(NAME, BRITAIN, 3, _siege())
    do(table, "conquer acadia", "yes")
    assert refusal(table, "conquer acadia") == ("no-refused-in-this-war", "7.2.2")


@rule("7.2.2", "7.5")
def test_7_2_2_in_a_later_war_it_is_not() -> None:
    state = after_war(2)
    state.refused, state.refusals = [space("acadia")], [2, 1]
    table = fight(state)
    assert (table.state.refused, table.state.refusals) == ([], [0, 0])


@rule("7.2.2")
def test_7_2_2_nobody_refuses_for_an_empty_territory() -> None:
    table = won("wss_spain", BRITAIN, 2)
    do(table, "conquer gibraltar")
    assert owner(table, "gibraltar") == BRITAIN
    assert is_over(table)


@rule("7.2.2", "7.2.1")
def test_7_2_2_both_points_for_huguenots_are_lost() -> None:
    state = _siege()
    state.huguenots[space("acadia")] = FRESH_HUGUENOTS
    table = won(NAME, BRITAIN, 3, state)
    do(table, "conquer acadia", "yes")
    assert is_over(table)
    assert table.state.huguenots[space("acadia")] == FRESH_HUGUENOTS


@rule("7.2.2")
def test_7_2_2_victory_points_of_a_refusal_end_nothing_before_the_war_does() -> None:
    state = _siege()
    state.vp = 2
    table = won(NAME, BRITAIN, 3, state)
    do(table, "conquer acadia", "yes")
    assert table.state.vp == -2
    assert table.result is None
    assert asked(table) == (BRITAIN, "ask-conquer")


@rule("7.2.2", "7.2.1.2")
def test_7_2_2_example_pondicherry_refused() -> None:
    name = "syw_third_carnatic_war"
    state = before_theater(name)
    flag(state, BRITAIN, "vandavasi")
    table = won(name, BRITAIN, 5, state)
    assert table.state.treaty[FRANCE] == 3
    do(table, "conquer pondicherry", "yes")
    assert owner(table, "pondicherry") == FRANCE
    assert table.state.vp == 12
    assert refusal(table, "conquer pondicherry") == ("no-refused-in-this-war", "7.2.2")
    do(table, "conquer karaikal")
    assert owner(table, "karaikal") == BRITAIN
    assert asked(table) == (BRITAIN, "ask-unflag-free"), "for a Market nobody is asked to refuse"
    assert targets(table, "choose") == {"plassey"}
    do(table, "choose plassey")
    assert is_over(table)
    assert logged(table, "log-conquest-refused") == [
        {"power": "power-fr", "space": "space-pondicherry"}
    ]
