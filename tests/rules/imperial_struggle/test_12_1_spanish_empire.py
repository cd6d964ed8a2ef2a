"""12.1 The option of a Spanish Empire."""

import pytest

from greatpowers.games.imperial_struggle.board import count_controlled
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    FRANCE,
    MARKETS,
    NOBODY,
    SPACES,
    SPAIN,
    USA,
)
from greatpowers.games.imperial_struggle.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import (
    conflict,
    do,
    flag,
    offered,
    owner,
    position,
    price,
    refusal,
    round_of,
    targets,
)
from tests.rules.imperial_struggle.war_scenes import asked, before_theater, is_over, won

SPANISH_MARKETS = {"havana", "santiago", "puerto_principe"}
SPAIN_IN_EUROPE = {
    "spain_alliance_upper",
    "spain_alliance_lower",
    "spain_prestige_2",
    "spain_prestige_3",
}


def _spain(**options: str) -> State:
    state = before_theater("wss_spain", False, **{"spanish_empire": "yes", **options})
    state.navy_box = [0, 0]
    return state


@rule("12.1")
def test_12_1_three_spanish_flags_stand_on_markets_and_none_on_territories() -> None:
    flags = position(spanish_empire="yes").flag
    assert {SPACES[i] for i, owner in enumerate(flags) if owner == SPAIN} == SPANISH_MARKETS
    assert SPAIN not in position().flag


@rule("12.1", "5.4.1", "5.4.2")
@pytest.mark.parametrize("name", ["havana", "santiago"])
def test_12_1_spanish_markets_are_isolated_and_cost_1_to_both(name: str) -> None:
    for power in (FRANCE, BRITAIN):
        state = position(spanish_empire="yes")
        flag(state, power, "gulf_of_cazones")
        table = round_of(power, "e4_d2_a", state)
        assert price(table, f"shift {name}") == 1
        do(table, f"shift {name}")
        assert owner(table, name) == NOBODY
        assert table.state.flag.count(SPAIN) == 2


@rule("12.1", "5.4.1")
def test_12_1_they_need_a_connection_like_other_markets() -> None:
    table = round_of(FRANCE, "e4_d2_a", position(spanish_empire="yes"))
    assert refusal(table, "shift havana") == ("no-not-connected", "5.4.1")
    assert price(table, "shift puerto_principe") == 1


@rule("12.1", "5.3.2")
def test_12_1_a_minor_action_may_not_unflag_them_outside_conflict() -> None:
    state = position(spanish_empire="yes")
    conflict(state, "santiago")
    flag(state, BRITAIN, "gulf_of_cazones")
    table = round_of(BRITAIN, "d4_e2_a", state)
    assert refusal(table, "shift havana") == ("no-minor-cannot", "5.3.2")
    assert "santiago" in targets(table, "shift")


@rule("12.1")
def test_12_1_they_count_for_nobody() -> None:
    state = position(spanish_empire="yes")
    plain = position()
    for power in (FRANCE, BRITAIN):
        assert count_controlled(state, power, MARKETS) == count_controlled(plain, power, MARKETS)


# -- free shifts in Spain --------------------------------------------------------------------


@rule("12.1")
@pytest.mark.parametrize("name", ["gibraltar", "minorca", "asiento", "san_agustin"])
def test_12_1_taking_an_empty_spanish_territory_owes_a_shift_in_spain(name: str) -> None:
    table = won("wss_spain", BRITAIN, 2, _spain())
    do(table, f"conquer {name}")
    assert asked(table) == (FRANCE, "ask-shift-free")
    assert table.asks()[0].cite == "12.1"
    assert targets(table, "choose") == SPAIN_IN_EUROPE - {"spain_alliance_upper"}
    do(table, "choose spain_alliance_lower")
    assert owner(table, "spain_alliance_lower") == FRANCE
    assert is_over(table)


@rule("12.1")
def test_12_1_the_shift_may_unflag_and_may_be_declined() -> None:
    table = won("wss_spain", FRANCE, 2, _spain())
    do(table, "conquer gibraltar", "choose spain_alliance_upper")
    assert owner(table, "spain_alliance_upper") == NOBODY
    table = won("wss_spain", FRANCE, 2, _spain())
    do(table, "conquer gibraltar", "pass")
    assert owner(table, "spain_alliance_upper") == FRANCE
    assert is_over(table)


@rule("12.1")
def test_12_1_each_territory_owes_its_own_shift() -> None:
    table = won("wss_spain", BRITAIN, 4, _spain())
    do(table, "conquer gibraltar")
    assert asked(table) == (BRITAIN, "ask-conquer"), "first the theater is done"
    do(table, "conquer minorca", "choose spain_prestige_2")
    assert asked(table) == (FRANCE, "ask-shift-free")
    do(table, "choose spain_prestige_3")
    assert is_over(table)
    assert table.state.spain_owed == []


@rule("12.1")
def test_12_1_nothing_is_owed_for_a_territory_that_was_held_or_is_not_spanish() -> None:
    state = _spain()
    flag(state, FRANCE, "gibraltar")
    table = won("wss_spain", BRITAIN, 2, state)
    do(table, "conquer gibraltar", "no")
    assert is_over(table)
    state = before_theater("wss_central_europe", spanish_empire="yes")
    table = won("wss_central_europe", BRITAIN, 3, state)
    do(table, "conquer hudson_bay")
    assert is_over(table)


@rule("12.1")
def test_12_1_nothing_is_owed_without_the_option() -> None:
    table = won("wss_spain", BRITAIN, 2, _spain(spanish_empire="no"))
    do(table, "conquer gibraltar")
    assert is_over(table)


@rule("12.1", "7.3")
def test_12_1_nothing_is_owed_for_a_usa_flag() -> None:
    state = before_theater("awi_american_revolution", spanish_empire="yes")
    table = won("awi_american_revolution", FRANCE, 1, state)
    do(table, "usa_flag san_agustin", "pass")
    assert owner(table, "san_agustin") == USA
    assert is_over(table)


@rule("12.1", "7.2")
def test_12_1_the_shift_comes_after_all_other_spoils() -> None:
    state = before_theater("was_king_georges_war", spanish_empire="yes")
    table = won("was_king_georges_war", BRITAIN, 3, state)
    do(table, "conquer san_agustin")
    assert asked(table) == (BRITAIN, "ask-unflag-free")
    do(table, "choose cataraqui")
    assert asked(table) == (FRANCE, "ask-shift-free")
    assert "pass" in offered(table)
