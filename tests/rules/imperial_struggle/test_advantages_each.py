"""Each of the 22 Advantages: the spaces that give it, what it does, and what it does not."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    ADVANTAGE_KIND,
    ADVANTAGES,
    BRITAIN,
    DIPLOMATIC,
    ECONOMIC,
    FRANCE,
    MILITARY,
    NOBODY,
    space,
)
from greatpowers.games.imperial_struggle.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.event_scenes import exhausted
from tests.rules.imperial_struggle.scenes import (
    clear_board,
    conflict,
    do,
    flag,
    holds_advantage,
    in_conflict,
    owner,
    points,
    position,
    price,
    refusal,
    round_of,
    targets,
)

SPACES_OF = {
    "baltic_trade": ("denmark_norway", "prussia_alliance"),
    "central_europe_conflict": ("german_states_3", "bavaria"),
    "german_diplomacy": ("prussia_empire_prestige",),
    "italy_influence": ("austria_alliance_3", "sardinia"),
    "mediterranean_intrigue": ("savoy", "spain_prestige_3"),
    "naval_bastion": ("gibraltar",),
    "silesia_negotiations": ("austria_prestige_upper",),
    "algonquin_raids": ("algonquin",),
    "fur_trade": ("hudson_bay",),
    "iroquois_raids": ("iroquois",),
    "patriot_agitation": ("sons_of_liberty",),
    "wheat": ("chesapeake",),
    "fruit": ("san_agustin",),
    "letters_of_marque": ("privateers",),
    "pirate_havens": ("buccaneers",),
    "rum": ("puerto_rico",),
    "slaving_contracts": ("asiento",),
    "power_struggle": ("mysore",),
    "raids_and_incursions": ("maratha",),
    "separatist_wars": ("nizam",),
    "silk": ("west_bengal",),
    "textiles": ("tiruchirappalli",),
}
NO_TARGET = ("no-target-for-advantage", "8.2")

ALLIANCES = {
    "ireland_alliance",
    "scotland_alliance",
    "denmark_norway",
    "prussia_alliance",
    "sweden",
    "russia",
    "dutch_alliance",
    "german_states_2",
    "german_states_3",
    "bavaria",
    "austria_alliance_2",
    "austria_alliance_3",
    "sardinia",
    "savoy",
    "spain_alliance_upper",
    "spain_alliance_lower",
}
MEDITERRANEAN = {
    "spain_alliance_upper",
    "spain_alliance_lower",
    "spain_prestige_2",
    "spain_prestige_3",
    "austria_alliance_2",
    "austria_alliance_3",
    "austria_prestige_upper",
    "austria_prestige_lower",
    "sardinia",
}
FURS = {
    "york_factory",
    "hudson_valley",
    "albany",
    "cumberland",
    "allegheny",
    "niagara",
    "oswego",
    "ile_aux_noix",
    "cataraqui",
}
FISH = {"gulf_of_st_lawrence", "northeast_channel", "georges_bank", "massachusetts_bay"}
CARNATIC = {
    "kurpa",
    "vellore",
    "kanchipuram",
    "karaikal",
    "tiruchirappalli",
    "calicut",
    "mangalore",
}
HOOGHLY = {"malacca_route", "plassey", "west_bengal", "midnapore"}
COTTON = {"plassey", "west_bengal", "midnapore", "kurpa", "vellore", "karaikal"}
CARIBBEAN_MARKETS = {
    "georgia",
    "panzacola",
    "bahamas_run_west",
    "bahamas_run_north",
    "caicos",
    "port_de_paix",
    "puerto_principe",
    "puerto_rico",
    "antigua",
    "martinique",
    "st_lucia",
    "havana",
    "santiago",
    "cayman_passage",
    "cuba_passage_east",
    "st_james",
}


def holding(name: str, turn: int = 1, power: int = FRANCE) -> State:
    """Return a position in which a power holds an Advantage since an earlier round."""
    state = position(turn)
    flag(state, power, *SPACES_OF[name])
    return state


# -- gaining ---------------------------------------------------------------------------------


@rule("8.1")
def test_there_are_twenty_two_advantages() -> None:
    assert set(SPACES_OF) == set(ADVANTAGES)
    assert len(ADVANTAGES) == 22


@rule("8.1")
@pytest.mark.parametrize("power", [FRANCE, BRITAIN])
@pytest.mark.parametrize("name", ADVANTAGES)
def test_each_is_held_by_whoever_flags_all_its_spaces(name: str, power: int) -> None:
    state = position(5)
    clear_board(state)
    flag(state, power, *SPACES_OF[name])
    table = round_of(power, None, state)
    assert holds_advantage(table, power, name)
    for lost in SPACES_OF[name]:
        flag(state, NOBODY, lost)
        assert holds_advantage(table, NOBODY, name)
        flag(state, power, lost)


# -- those that place a Conflict marker ------------------------------------------------------


@rule("8.2", "3.8.1")
@pytest.mark.parametrize(
    ("name", "turn", "places"),
    [
        ("central_europe_conflict", 1, ALLIANCES),
        ("central_europe_conflict", 3, ALLIANCES | {"prussia_empire_alliance"}),
        ("mediterranean_intrigue", 1, MEDITERRANEAN),
        ("algonquin_raids", 1, FURS),
        ("iroquois_raids", 1, FURS),
        (
            "patriot_agitation",
            5,
            FURS | FISH | {"chesapeake", "algonquin", "iroquois", "sons_of_liberty"},
        ),
        ("letters_of_marque", 1, CARIBBEAN_MARKETS),
        ("pirate_havens", 1, CARIBBEAN_MARKETS),
        ("power_struggle", 1, CARNATIC),
        ("raids_and_incursions", 1, CARNATIC | HOOGHLY),
        ("separatist_wars", 1, COTTON),
    ],
)
def test_a_conflict_is_placed_on_own_enemy_or_empty_spaces_of_its_kind(
    name: str, turn: int, places: set[str]
) -> None:
    for place in sorted(places):
        table = round_of(FRANCE, "e4_d2_a", holding(name, turn))
        do(table, f"use_advantage {name}")
        assert targets(table, "choose") == places
        do(table, f"choose {place}")
        assert in_conflict(table, place)
        assert exhausted(table, name)
        assert points(table, ECONOMIC) == 4


@rule("3.8")
@pytest.mark.parametrize(
    "name", [name for a, name in enumerate(ADVANTAGES) if ADVANTAGE_KIND[a] == "place_conflict"]
)
def test_a_conflict_is_not_placed_twice(name: str) -> None:
    table = round_of(FRANCE, "e4_d2_a", holding(name, 5))
    do(table, f"use_advantage {name}")
    taken = min(targets(table, "choose") - set(SPACES_OF[name]))
    rest = targets(table, "choose") - {taken}
    state = holding(name, 5)
    conflict(state, taken)
    table = round_of(FRANCE, "e4_d2_a", state)
    do(table, f"use_advantage {name}")
    assert targets(table, "choose") == rest


@rule("8.2")
@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("algonquin_raids", FURS),
        ("iroquois_raids", FURS),
        ("power_struggle", CARNATIC),
        ("raids_and_incursions", CARNATIC | HOOGHLY),
        ("separatist_wars", COTTON),
        ("letters_of_marque", CARIBBEAN_MARKETS),
        ("pirate_havens", CARIBBEAN_MARKETS),
    ],
)
def test_a_conflict_needs_a_space_without_one(name: str, places: set[str]) -> None:
    state = holding(name)
    conflict(state, *places)
    table = round_of(FRANCE, "e4_d2_a", state)
    assert refusal(table, f"use_advantage {name}") == NO_TARGET


@rule("8.2", "3.2.8")
@pytest.mark.parametrize("name", ["letters_of_marque", "pirate_havens"])
def test_marque_and_pirates_spare_protected_markets_only(name: str) -> None:
    state = holding(name)
    flag(state, BRITAIN, "antilles_channel")
    table = round_of(FRANCE, "e4_d2_a", state)
    do(table, f"use_advantage {name}")
    assert targets(table, "choose") == CARIBBEAN_MARKETS - {"st_lucia"}
    assert refusal(table, "choose st_lucia") == ("no-spares-protected", "8.2")


@rule("3.2.1")
def test_patriot_agitation_reaches_the_usa_spaces_once_they_are_open() -> None:
    state = holding("patriot_agitation", 5)
    state.opened = 3
    table = round_of(FRANCE, "e4_d2_a", state)
    do(table, "use_advantage patriot_agitation")
    assert {"usa_prestige_2", "usa_prestige_3"} < targets(table, "choose")


# -- Market unflagging -----------------------------------------------------------------------


def market_case(name: str) -> tuple[int, State, str]:
    """Return who holds a Market Advantage, the position, and an enemy Market it works on."""
    if name == "wheat":
        state = position()
        flag(state, FRANCE, "niagara", "allegheny", "cumberland")
        return BRITAIN, state, "cumberland"
    state = holding(name)
    if name == "fur_trade":
        flag(state, BRITAIN, "albany", "ile_aux_noix")
    target = {
        "fur_trade": "ile_aux_noix",
        "fruit": "st_lucia",
        "rum": "st_lucia",
        "silk": "midnapore",
        "textiles": "kanchipuram",
    }
    return FRANCE, state, target[name]


MARKET_ADVANTAGES = pytest.mark.parametrize(
    ("name", "plain", "reduced"),
    [
        ("wheat", 2, 1),
        ("fur_trade", 3, 1),
        ("fruit", 2, 1),
        ("rum", 2, 1),
        ("silk", 3, 2),
        ("textiles", 2, 1),
    ],
)


@rule("8.2", "5.4.2")
@MARKET_ADVANTAGES
def test_a_market_is_unflagged_for_less(name: str, plain: int, reduced: int) -> None:
    power, state, target = market_case(name)
    table = round_of(power, "e4_d2_a", state)
    assert price(table, f"shift {target}") == plain
    do(table, f"use_advantage {name}")
    assert price(table, f"shift {target}") == reduced
    do(table, f"shift {target}")
    assert owner(table, target) == NOBODY
    assert points(table, ECONOMIC) == 4 - reduced
    assert exhausted(table, name)


@rule("8.2", "5.4.2")
@MARKET_ADVANTAGES
def test_only_unflagging_only_in_its_region_and_only_once(
    name: str, plain: int, reduced: int
) -> None:
    power, state, target = market_case(name)
    table = round_of(power, "e4_d2_a", state)
    empty = {place for place in targets(table, "shift") if state.flag[space(place)] == NOBODY}
    assert empty
    do(table, f"use_advantage {name}")
    assert not targets(table, "shift") & empty
    for place in empty:
        assert refusal(table, f"shift {place}") in (NO_TARGET, ("no-not-for-this-advantage", "8.2"))
    do(table, f"shift {target}")
    assert price(table, f"shift {target}") == {"silk": 3, "fur_trade": 3}.get(name, 2)


@rule("8.2", "5.3.2")
@MARKET_ADVANTAGES
def test_a_minor_action_may_use_it_on_a_conflict_only(name: str, plain: int, reduced: int) -> None:
    power, state, target = market_case(name)
    table = round_of(power, "d4_e2_a", state)
    assert refusal(table, f"use_advantage {name}") == ("no-minor-cannot", "5.3.2")
    conflict(state, target)
    table = round_of(power, "d4_e2_a", state)
    do(table, f"use_advantage {name}")
    assert price(table, f"shift {target}") == 1


@rule("8.2")
@pytest.mark.parametrize("name", ["wheat", "fur_trade", "fruit", "rum", "silk", "textiles"])
def test_an_enemy_market_within_reach_is_needed(name: str) -> None:
    state = position()
    clear_board(state)
    flag(state, FRANCE, *SPACES_OF[name])
    table = round_of(FRANCE, "e4_d2_a", state)
    assert refusal(table, f"use_advantage {name}") == NO_TARGET


# -- Political unflagging --------------------------------------------------------------------


@rule("8.2", "5.5.2")
@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("german_diplomacy", {"russia", "sweden", "bavaria"}),
        (
            "italy_influence",
            {
                "spain_alliance_upper",
                "spain_alliance_lower",
                "spain_prestige_2",
                "spain_prestige_3",
                "austria_alliance_2",
                "austria_prestige_upper",
                "austria_prestige_lower",
            },
        ),
        (
            "silesia_negotiations",
            {
                "prussia_alliance",
                "prussia_prestige",
                "prussia_empire_alliance",
                "prussia_empire_prestige",
                "german_states_2",
                "german_states_3",
            },
        ),
    ],
)
def test_a_political_space_is_unflagged_for_one(name: str, places: set[str]) -> None:
    for place in sorted(places):
        state = holding(name, 3)
        flag(state, BRITAIN, *places, "dutch_alliance")
        table = round_of(FRANCE, "d4_e2_a", state)
        do(table, f"use_advantage {name}")
        assert targets(table, "shift") == places
        assert price(table, f"shift {place}") == 1
        do(table, f"shift {place}")
        assert owner(table, place) == NOBODY
        assert points(table, DIPLOMATIC) == 3
        assert exhausted(table, name)


@rule("8.2", "5.3.2")
@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("german_diplomacy", "russia"),
        ("italy_influence", "austria_alliance_2"),
        ("silesia_negotiations", "german_states_3"),
    ],
)
def test_political_ones_need_an_enemy_flag_and_a_major_action(name: str, target: str) -> None:
    state = holding(name, 3)
    flag(state, NOBODY, "german_states_3", "austria_alliance_2")
    assert refusal(round_of(FRANCE, "d4_e2_a", state), f"use_advantage {name}") == NO_TARGET
    flag(state, BRITAIN, target)
    table = round_of(FRANCE, "e4_d2_a", state)
    assert refusal(table, f"use_advantage {name}") == ("no-minor-cannot", "5.3.2")
    table = round_of(FRANCE, "e4_m2_a", state)
    assert refusal(table, f"use_advantage {name}") == ("no-such-action", "5.3.1")


# -- the other three -------------------------------------------------------------------------


@rule("8.2", "6.2")
@pytest.mark.parametrize(("debt", "left"), [(3, 1), (2, 0), (1, 0)])
def test_baltic_trade_lowers_the_debt_by_two(debt: int, left: int) -> None:
    state = holding("baltic_trade")
    state.debt = [debt, 4]
    table = round_of(FRANCE, "e4_d2_a", state)
    do(table, "use_advantage baltic_trade")
    assert table.state.debt == [left, 4]
    assert exhausted(table, "baltic_trade")


@rule("8.2")
def test_baltic_trade_needs_a_debt() -> None:
    table = round_of(FRANCE, "e4_d2_a", holding("baltic_trade"))
    assert refusal(table, "use_advantage baltic_trade") == NO_TARGET


@rule("8.2", "5.6.6")
def test_naval_bastion_sends_any_enemy_squadron_home_for_one_point() -> None:
    state = holding("naval_bastion")
    flag(state, BRITAIN, "hooghly_river", "biscay")
    table = round_of(FRANCE, "m4_e2_a", state)
    do(table, "use_advantage naval_bastion")
    assert targets(table, "displace") == {"hooghly_river", "biscay"}
    do(table, "displace hooghly_river")
    assert owner(table, "hooghly_river") == NOBODY
    assert table.state.navy_box[BRITAIN] == 3
    assert points(table, MILITARY) == 3
    assert exhausted(table, "naval_bastion")


@rule("8.2", "5.3.2")
def test_naval_bastion_needs_a_squadron_and_a_major_military_action() -> None:
    state = holding("naval_bastion")
    table = round_of(FRANCE, "m4_e2_a", state)
    assert refusal(table, "use_advantage naval_bastion") == NO_TARGET
    flag(state, BRITAIN, "biscay")
    table = round_of(FRANCE, "e4_m2_a", state)
    assert refusal(table, "use_advantage naval_bastion") == ("no-minor-cannot", "5.3.2")
    table = round_of(FRANCE, "e4_d2_a", state)
    assert refusal(table, "use_advantage naval_bastion") == ("no-such-action", "5.3.1")


@rule("8.2", "5.6.5")
@pytest.mark.parametrize(("tile", "left"), [("m4_e2_a", 2), ("e4_m2_a", 0)])
def test_slaving_contracts_build_a_squadron_for_two(tile: str, left: int) -> None:
    table = round_of(FRANCE, tile, holding("slaving_contracts"))
    assert price(table, "construct slaving_contracts") == 2
    do(table, "construct slaving_contracts")
    assert (table.state.navy_box[FRANCE], table.state.unbuilt[FRANCE]) == (2, 6)
    assert points(table, MILITARY) == left
    assert exhausted(table, "slaving_contracts")


@rule("8.2", "5.6.5")
def test_slaving_contracts_are_used_by_constructing_and_keep_the_limits() -> None:
    state = holding("slaving_contracts")
    flag(state, FRANCE, "privateers")
    table = round_of(FRANCE, "m4_e2_a", state)
    by_building = ("no-used-by-constructing", "8.2")
    assert refusal(table, "use_advantage slaving_contracts") == by_building
    do(table, "construct slaving_contracts")
    used = ("no-advantage-exhausted", "8.2")
    assert refusal(table, "construct slaving_contracts") == used
    one_a_region = ("no-one-advantage-a-region", "8.2")
    assert refusal(table, "use_advantage letters_of_marque") == one_a_region
    table = round_of(BRITAIN, "m4_e2_a", state)
    not_yours = ("no-not-your-advantage", "8.1")
    assert refusal(table, "construct slaving_contracts") == not_yours


@rule("8.2", "5.6.5")
def test_slaving_contracts_need_an_unbuilt_squadron_and_military_points() -> None:
    state = holding("slaving_contracts")
    table = round_of(FRANCE, "e4_d2_a", state)
    assert refusal(table, "construct slaving_contracts") == ("no-such-action", "5.3.1")
    state.unbuilt[FRANCE] = 0
    table = round_of(FRANCE, "m4_e2_a", state)
    assert refusal(table, "construct slaving_contracts") == ("no-unbuilt-squadron", "5.6.5")
