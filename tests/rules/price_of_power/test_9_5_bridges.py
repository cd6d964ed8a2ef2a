"""9.5.10 and 5.5.4 Naval Transport, 9.5.11 Distant Areas."""

from greatpowers.games.price_of_power.components.tables import (
    CAVALRY,
    INFANTRY,
    MERCENARY,
    REGULAR,
    Seat,
)
from greatpowers.games.price_of_power.components.world import AREAS, area, province, realm, zone
from greatpowers.games.price_of_power.rules import borders, bridges
from greatpowers.games.price_of_power.rules.activation import march_choice
from greatpowers.games.price_of_power.rules.naval_activation import sail_choice
from greatpowers.games.price_of_power.rules.units import (
    add_single,
    add_to_army,
    area_of,
    in_army,
    size_of,
)
from greatpowers.games.price_of_power.state import REBELS, SEATS, State, put
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from tests.rules.price_of_power.scenes import (
    asked,
    cost,
    give_power,
    guard,
    options,
    play,
    power,
    refusal,
    sail,
    settle,
    stake,
    table,
    warlike,
)

LANGUEDOC, NAPLES, LOMBARDY = area("languedoc"), area("naples"), area("lombardy")


def army(s: State, seat: Seat, number: int, place: int, units: int) -> None:
    """Put Regular Infantry into an Army."""
    for _ in range(units):
        add_to_army(s, seat, number, place, REGULAR, INFANTRY)


def names(found: list[int]) -> set[str]:
    return {AREAS[each] for each in found}


def france() -> State:
    """France with an Army of five in Languedoc, Castile, and England, which has Naples."""
    s = warlike("france", "castile", "england")
    settle(s, 0, "paris", "toulouse", "montpellier", "provence", "orleans", "milano")
    settle(s, 1, "madrid", "galicia", "salamanca", "badajoz", "murcia")
    settle(s, 2, "london", "napoli", "salerno", "bari")
    give_power(s, 0, mil=5)
    give_power(s, 1, mil=5)
    army(s, 0, 0, LANGUEDOC, 4)
    add_to_army(s, 0, 0, LANGUEDOC, REGULAR, CAVALRY)
    return s


# -- bridges ---------------------------------------------------------------------------------------


@rule("9.5.10", "5.5.4")
def test_three_units_a_ship_cross_a_sea_zone() -> None:
    s = france()
    guard(s, 0, gulf_of_lion=1)
    assert "corsica_sardinia" in names(bridges.crossings(s, 0, LANGUEDOC, 3))
    assert not bridges.crossings(s, 0, LANGUEDOC, 4)
    sail(s, 0, gulf_of_lion=1)
    assert bridges.crossings(s, 0, LANGUEDOC, 6)
    assert not bridges.crossings(s, 0, LANGUEDOC, 7)


@rule("9.5.10")
def test_a_bridge_is_a_chain_and_ships_in_port_are_none() -> None:
    s = france()
    sail(s, 0, gulf_of_lion=1, adriatic_sea=1)
    s.docked[0] = [province("montpellier")]
    found = names(bridges.crossings(s, 0, LANGUEDOC, 1))
    assert "central_italy" in found
    assert "naples" not in found
    sail(s, 0, central_mediterranean=1)
    assert {"naples", "dalmatia", "sicily"} <= names(bridges.crossings(s, 0, LANGUEDOC, 1))


@rule("9.5.10", "2.6", "R23")
def test_e1_a_bridge_joins_algiers_and_central_italy() -> None:
    s = france()
    sail(s, 0, central_mediterranean=1)
    assert "algiers" in names(bridges.crossings(s, 0, area("central_italy"), 3))
    assert "central_italy" in names(bridges.crossings(s, 0, area("algiers"), 3))


@rule("5.5.4", "9.5.10", "9.5.11")
def test_e42_a_bridge_may_lead_to_the_far_east() -> None:
    s = warlike("england")
    settle(s, 0, "london")
    chain = ("english_channel", "bay_of_biscay", "central_atlantic", "southeastern_atlantic")
    for name in (*chain, "east_african_coast", "indian_ocean", "east_indies", "sea_of_japan"):
        sail(s, 0, **{name: 1})
    reached = bridges.crossings(s, 0, area("east_anglia"), 3)
    assert any(zone("sea_of_japan") in bridges.SHORES[each] for each in reached)


@rule("9.5.10")
def test_ships_of_allies_help_where_there_are_no_enemies() -> None:
    s = france()
    sail(s, 1, gulf_of_lion=1)
    assert not bridges.crossings(s, 0, LANGUEDOC, 3)
    ally(s, 0, 1)
    assert "corsica_sardinia" in names(bridges.crossings(s, 0, LANGUEDOC, 3))
    s.war = put(s.war, realm("england"), 1)
    sail(s, 2, gulf_of_lion=1)
    assert not bridges.crossings(s, 0, LANGUEDOC, 3)


@rule("9.5.10", "R115")
def test_ships_of_allies_land_in_hostile_areas_only_in_a_common_war() -> None:
    s = france()
    ally(s, 0, 1)
    sail(s, 1, gulf_of_lion=1, central_mediterranean=1)
    assert "naples" in names(bridges.crossings(s, 0, LANGUEDOC, 3))
    s.war = put(s.war, realm("england"), 1)
    found = names(bridges.crossings(s, 0, LANGUEDOC, 3))
    assert "naples" not in found
    assert "sicily" in found
    s.war = put(s.war, realm("england"), 3)
    assert "naples" in names(bridges.crossings(s, 0, LANGUEDOC, 3))
    s.war = put(s.war, realm("england"), 0)
    s.rebels = put(s.rebels, NAPLES, 1)
    assert bridges.helpers_against(s, 0, NAPLES) == [1], "Rebels are everybody's enemies"


def ally(s: State, one: Seat, other: Seat) -> None:
    s.allied = put(s.allied, s.realm[one], s.allied[s.realm[one]] | 1 << other)
    s.allied = put(s.allied, s.realm[other], s.allied[s.realm[other]] | 1 << one)


# -- in a Land Activation --------------------------------------------------------------------------


@rule("9.5.10", "9.5.1")
def test_e26_one_area_and_then_a_bridge() -> None:
    s = france()
    s.allied = put(s.allied, realm("portugal"), 2)
    s.war = put(s.war, realm("morocco"), 2)
    sail(s, 1, central_atlantic=1)
    army(s, 1, 0, area("leon"), 3)
    t = table(s, march_choice, seat=1)
    play(t, "march leon", "march_with 1")
    assert refusal(t, "march_to southern_morocco") == ("no-march-not-next", "9.5.1")
    play(t, "march_to portugal", "cross_to southern_morocco")
    assert area_of(t.state, 1, 0) == area("southern_morocco")


@rule("9.5.10")
def test_a_march_ends_where_units_land() -> None:
    s = france()
    s.allied = put(s.allied, realm("genoa"), 1)
    sail(s, 0, gulf_of_lion=2)
    t = table(s, march_choice)
    play(t, "march languedoc", "march_with 1", "cross_to corsica_sardinia")
    assert refusal(t, "cross_to languedoc") == ("no-march-no-bridge", "9.5.10")
    play(t, "halt")
    assert area_of(t.state, 0, 0) == area("corsica_sardinia")
    assert power(t.state, 0) == (0, 0, 4)


@rule("9.5.10", "9.5.3")
def test_landing_in_a_neutral_area_takes_military_access() -> None:
    s = france()
    sail(s, 0, gulf_of_lion=2)
    t = table(s, march_choice)
    play(t, "march languedoc", "march_with 1")
    assert refusal(t, "cross_to corsica_sardinia") == ("no-access-in-peace", "9.5.3")
    assert refusal(t, "cross_to naples") == ("no-march-no-bridge", "9.5.10")


@rule("9.5.10", "9.5.2")
def test_over_the_sea_no_mountains_are_crossed() -> None:
    """By land Units beyond the third pay for the Pyrenees, on Ships nobody does."""
    s = france()
    s.war = put(s.war, realm("aragon"), 1)
    sail(s, 0, gulf_of_lion=2)
    t = table(s, march_choice)
    play(t, "march languedoc", "march_with 1")
    assert cost(t, "march_to aragon") == 1
    assert not cost(t, "cross_to aragon")
    before = power(t.state, 0)
    play(t, "cross_to aragon")
    assert power(t.state, 0) == before


# -- in a Naval Activation -------------------------------------------------------------------------


@rule("5.5.4", "9.5.10", "5.5.3", "5.5.7", "R47")
def test_e16_france_carries_an_army_to_naples() -> None:
    """Two Ships in each Sea Zone carry six: the Army of five and one Mercenary, hired before."""
    s = france()
    s.has_available_mercenaries = True
    s.ducats[0] = 20
    s.allied = put(s.allied, realm("naples"), 0)
    s.war = put(s.war, realm("england"), 1)
    add_single(s, 0, LOMBARDY)
    s.docked[0] = [province("montpellier")] * 2
    sail(s, 0, gulf_of_lion=2)
    t = table(s, sail_choice)
    play(t, "set_sail", "sail_to central_mediterranean")
    play(t, "bring_out montpellier", "bring_out montpellier", "done")
    while asked(t)[1] == "ask-refit":
        play(t, "done")
    assert asked(t) == (0, "ask-carry")
    play(t, "carry_from languedoc", "march_with 1")
    assert asked(t) == (0, "ask-hire")
    play(t, "infantry mercenary")
    assert asked(t) == (0, "ask-march"), "a seventh would not fit on the bridge"
    assert refusal(t, "march_to lombardy") == ("no-march-carried", "9.5.10")
    play(t, "cross_to naples")
    s = t.state
    assert area_of(s, 0, 0) == NAPLES
    assert in_army(s, 0, 0, MERCENARY, INFANTRY) == 1
    if asked(t)[1] == "ask-march":
        play(t, "halt")
    assert asked(t)[1] == "ask-idle", "Units of a second Area stay where they are"
    assert power(s, 0) == (0, 0, 4)


@rule("9.5.10", "5.5.4")
def test_only_a_bridge_with_ships_that_moved_carries() -> None:
    s = france()
    s.war = put(s.war, realm("england"), 1)
    sail(s, 0, gulf_of_lion=2, central_mediterranean=2, bay_of_biscay=1)
    t = table(s, sail_choice)
    play(t, "set_sail", "sail_to eastern_atlantic", "bring_from bay_of_biscay")
    while asked(t)[1] in ("ask-refit", "ask-gather"):
        play(t, "done")
    assert asked(t)[1] == "ask-idle"


@rule("9.5.10", "5.5.4", "R210")
def test_ships_that_only_take_slots_carry_nobody() -> None:
    s = france()
    s.war = put(s.war, realm("england"), 1)
    sail(s, 0, gulf_of_lion=2)
    t = table(s, sail_choice)
    play(t, "set_sail", "sail_to gulf_of_lion", "done", "done")
    assert t.state.guards[zone("gulf_of_lion") * SEATS]
    assert asked(t)[1] == "ask-idle"


@rule("5.5.4", "9.5.4", "R114")
def test_an_army_too_big_for_the_bridge_leaves_units_behind() -> None:
    s = france()
    s.allied = put(s.allied, realm("genoa"), 1)
    sail(s, 0, central_mediterranean=1)
    add_single(s, 0, LANGUEDOC)
    t = table(s, sail_choice)
    play(t, "set_sail", "sail_to gulf_of_lion", "bring_from central_mediterranean", "done")
    play(t, "carry_from languedoc", "march_with 1")
    assert refusal(t, "cross_to corsica_sardinia") == ("no-march-no-bridge", "9.5.10")
    play(t, "leave_with single", *["leave_behind regular_infantry"] * 2, "done")
    play(t, "cross_to corsica_sardinia", "halt")
    assert area_of(t.state, 0, 0) == area("corsica_sardinia")
    assert size_of(t.state, 0, 0) == 3


@rule("9.5.10", "5.5.3")
def test_ships_in_port_carry_nobody() -> None:
    s = france()
    sail(s, 0, gulf_of_lion=2)
    t = table(s, sail_choice)
    play(t, "set_sail", "put_in_at montpellier", "bring_from gulf_of_lion", "done")
    assert asked(t)[1] in ("ask-refit", "ask-idle")
    assert t.state.docked[0] == [province("montpellier")]


# -- Distant Areas (9.5.11) ------------------------------------------------------------------------


@rule("9.5.11")
def test_overseas_units_enter_only_friendly_hostile_or_claimed_ground() -> None:
    s = france()
    canada = area("canada")
    assert borders.judge_entry(s, 0, canada) is borders.NEUTRAL_OVERSEAS
    stake(s, 1, "canada")
    assert borders.judge_entry(s, 0, canada) is borders.NEUTRAL_OVERSEAS
    s.war = put(s.war, realm("castile"), 1)
    assert borders.judge_entry(s, 0, canada) is ALLOWED
    s.war = put(s.war, realm("castile"), 0)
    stake(s, 0, "canada")
    assert borders.judge_entry(s, 0, canada) is ALLOWED
    settle(s, 2, "canada")
    assert borders.judge_entry(s, 0, canada) is borders.NEUTRAL_OVERSEAS
    s.war = put(s.war, realm("england"), 1)
    assert borders.judge_entry(s, 0, canada) is ALLOWED


@rule("9.5.11", "9.5.1")
def test_overseas_a_march_ends_in_the_first_area() -> None:
    s = france()
    settle(s, 0, "canada", "new_england", "virginia")
    add_single(s, 0, area("canada"))
    t = table(s, march_choice)
    play(t, "march canada", "march_with single", "march_to new_england")
    assert refusal(t, "march_to virginia") == ("no-march-no-steps", "9.5.1")
    assert options(t) == ["halt"]


@rule("9.5.11", "14.3")
def test_own_ground_overseas_that_rebels_hold_is_open() -> None:
    s = france()
    settle(s, 0, "canada")
    s.occupier = put(s.occupier, province("canada"), REBELS)
    assert borders.judge_entry(s, 0, area("canada")) is ALLOWED
