"""3.0, 3.3, 16.0: what the cards of all realms and scenarios say goes together."""

from collections import Counter

import pytest

from greatpowers.games.price_of_power.components.cards import (
    EVENT_ROWS,
    IDEAS,
    IS_STARTER,
    MILESTONE_AGE,
    MILESTONES,
    MISSIONS,
    MISSIONS_OF,
    SETUP_ROWS,
    SHAPES,
    STRUGGLES,
)
from greatpowers.games.price_of_power.components.scenarios import (
    AGES_IN,
    FIRST_PLAYER,
    IMPERIAL_INFLUENCE,
    PLAYERS_IN,
    REALMS_IN,
    SCENARIOS,
    START_OF,
    setup_of,
)
from greatpowers.games.price_of_power.components.tables import (
    CUBES,
    LARGE_TOWNS,
    SMALL_TOWNS,
    VASSAL_TOKENS,
)
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    AREAS,
    AUSTRIA,
    FACES,
    FAITH_IN_1444,
    FAITHS,
    FOLDER,
    NODES,
    PROVINCES,
    PROVINCES_OF,
    REALMS,
    ZONES,
    ZONES_NEXT_TO,
    area,
    province,
    realm,
    zone,
)
from greatpowers.games.price_of_power.effects.cards import NEEDS_OF_MILESTONE, NEEDS_OF_MISSION
from greatpowers.games.price_of_power.effects.conditions import all_hold
from greatpowers.games.price_of_power.rules.faiths import is_christian
from greatpowers.games.price_of_power.rules.geography import is_connected, trade_chain
from greatpowers.games.price_of_power.rules.income import deployed
from greatpowers.games.price_of_power.rules.influence import MOST_IN_AREA
from greatpowers.games.price_of_power.rules.ownership import manpower
from greatpowers.kernel.rule import rule
from greatpowers.kit.components import Row, read_data
from tests.rules.price_of_power.decade import start

CARDS: list[Row] = [row for row in SETUP_ROWS if row["start"] == 1444]
LATER: list[Row] = read_data(FOLDER, "setups")["later_starts"]
ROWS: dict[str, Row] = {row["id"]: row for row in read_data(FOLDER, "scenarios")["scenarios"]}
IN_1444 = [name for number, name in enumerate(SCENARIOS) if START_OF[number] == 1444]

every_card = pytest.mark.parametrize("card", CARDS, ids=lambda row: row["realm"])
every_scenario = pytest.mark.parametrize("scenario", range(len(SCENARIOS)), ids=SCENARIOS)


def areas_of(places: list[str]) -> set[int]:
    return {AREA_OF[province(name)] for name in places}


def owns_all(towns: list[str], name: str) -> bool:
    return {province(each) for each in towns} >= set(PROVINCES_OF[area(name)])


# -- set-up cards ----------------------------------------------------------------------------------


@rule("3.3", "9.3", "11.2", "11.3")
@every_card
def test_forces_ties_and_cubes_are_legal(card: Row) -> None:
    towns, vassals = card["towns"], card["vassals"]
    at_home = areas_of([*towns, *vassals])
    assert {AREAS[place] for place in at_home} >= {army["area"] for army in card["armies"]}
    assert len(card["alliances"]) <= 3
    assert len(card["marriages"]) <= 3
    assert len(card["merchants"]) == 2
    assert all(name in NODES for name in card["merchants"])
    assert all(name in REALMS for name in (*card["alliances"], *card["marriages"]))
    assert sum(card["power"].values()) + sum(card["influence"].values()) <= CUBES
    assert max([0, *card["influence"].values()]) <= MOST_IN_AREA
    assert not any(owns_all(towns, name) for name in (*card["influence"], *card["claims"]))


@rule("3.3", "11.2.2")
@every_card
def test_partners_share_a_faith(card: Row) -> None:
    own = is_christian(FAITHS.index(card["state_religion"]))
    assert all(is_christian(FAITH_IN_1444[realm(name)]) == own for name in card["marriages"])


@rule("3.3")
@every_card
def test_ships_begin_within_reach_of_ports(card: Row) -> None:
    ports = {sea for name in card["towns"] for sea in FACES[province(name)]}
    for fleet in card["ships"]:
        sea = zone(fleet["sea_zone"])
        assert sea in ports or not ports.isdisjoint(ZONES_NEXT_TO[sea]), ZONES[sea]


@rule("3.3", "12.2")
@pytest.mark.parametrize("scenario", IN_1444)
def test_merchants_begin_connected_and_armies_within_manpower(scenario: str) -> None:
    s = start(scenario)
    for seat in range(s.players):
        assert deployed(s, seat, 0) <= manpower(s, seat)
        chain = trade_chain(s, seat)
        for name in setup_of(1444, s.realm[seat])["merchants"]:
            assert is_connected(s, chain, NODES.index(name)), (seat, name)


@rule("3.3", "13.3")
@pytest.mark.parametrize("later", LATER, ids=lambda row: row["start"])
def test_later_starts_share_nothing_and_have_discs_enough(later: Row) -> None:
    held = Counter(name for card in later["setups"] for name in (*card["towns"], *card["vassals"]))
    assert max(held.values()) == 1
    assert set(held) <= set(PROVINCES)
    for card in later["setups"]:
        sizes = Counter(2 if is_large(name) else 1 for name in card["towns"])
        assert sizes[2] <= LARGE_TOWNS
        assert sizes[1] <= SMALL_TOWNS
        assert sum(2 if is_large(name) else 1 for name in card["vassals"]) <= VASSAL_TOKENS
        assert set(card["ideas"]) <= set(IDEAS)
    for name, faith in later["religion_changed"].items():
        assert name in AREAS
        assert faith in FAITHS
    colours = Counter(row["colour"] for row in later["dnpr"])
    assert max(colours.values()) == 1


def is_large(name: str) -> bool:
    rows = {
        each["id"]: each for row in read_data(FOLDER, "map")["areas"] for each in row["provinces"]
    }
    return bool(rows[name]["size"] == "large")


# -- scenarios -------------------------------------------------------------------------------------


@rule("3.0")
def test_there_are_twelve_scenarios_for_two_to_six() -> None:
    assert len(SCENARIOS) == 12
    assert set(PLAYERS_IN) == {2, 3, 4, 5, 6}
    assert {AGES_IN[number][0] for number in range(len(SCENARIOS))} == {1, 2, 3}


@rule("3.0", "3.1", "11.1")
@every_scenario
def test_the_cards_of_a_scenario_go_together(scenario: int) -> None:
    row = ROWS[SCENARIOS[scenario]]
    cards = [setup_of(START_OF[scenario], who) for who in REALMS_IN[scenario]]
    towns = [name for card in cards for name in card["towns"]]
    assert len(set(towns)) == len(towns)
    cubes: Counter[str] = Counter()
    for card in cards:
        cubes.update(card["influence"] or {})
    if AUSTRIA in REALMS_IN[scenario]:
        cubes.update(AREAS[place] for place in IMPERIAL_INFLUENCE)
    assert all(number <= MOST_IN_AREA for number in cubes.values())
    if START_OF[scenario] == 1444:
        assert not any(owns_all(towns, name) for name in cubes)
    mine = {card["realm"] for card in cards}
    allies = Counter(name for card in cards for name in card.get("alliances", ()))
    assert all(number == 1 for name, number in allies.items() if name not in mine)
    assert row["players"] == len(cards) == PLAYERS_IN[scenario]
    assert 0 <= FIRST_PLAYER[scenario] < len(cards)
    catholics = [card for card in cards if card["state_religion"] == "catholic"]
    assert row["catholic_players"] == len(catholics)
    assert set(row["power_struggles"]) <= set(STRUGGLES)


@rule("16.0", "16.1", "20.2")
@every_scenario
def test_the_deck_of_every_age_is_whole(scenario: int) -> None:
    """As many as four Rounds need, of the right Age and half, and for two as for four."""
    events = {row["id"]: row for row in EVENT_ROWS}
    row = ROWS[SCENARIOS[scenario]]
    players = 4 if row["players"] == 2 else row["players"]
    assert set(row["decks"]) >= {str(age) for age in AGES_IN[scenario]}
    for age, deck in row["decks"].items():
        for half, number in (("first", "1"), ("second", "2")):
            assert len(deck[half]) == 2 * (players + 1)
            assert all(events[name]["half"] in (number, "X") for name in deck[half])
        names = [*deck["first"], *deck["second"]]
        assert len(set(names)) == len(names)
        assert all(events[name]["age"] == int(age) for name in names)
        shapes = Counter(events[name]["mortality"] for name in names if events[name]["type"] == "A")
        assert shapes == dict.fromkeys(SHAPES, 2)
        owners = Counter(events[name]["realm"] for name in names if events[name]["type"] == "realm")
        assert owners == dict.fromkeys(row["realms"], 2)


FULFILLED_AT_ONCE = {
    ("austria", "politics_1_3"),
    ("brandenburg", "generic_ii_1"),
    ("mamluks", "generic_ii_1"),
}
"""By their Marriages, and by where their Merchants begin; no other goal is a gift."""


@rule("17.2", "17.3")
def test_few_goals_are_fulfilled_before_the_first_turn() -> None:
    found: set[tuple[str, str]] = set()
    first = [number for number, age in enumerate(MILESTONE_AGE) if age == 1]
    for scenario in IN_1444:
        s = start(scenario)
        for seat, who in enumerate(s.realm):
            found |= {
                (REALMS[who], MILESTONES[number])
                for number in first
                if all_hold(s, NEEDS_OF_MILESTONE[number], seat)
            }
            found |= {
                (REALMS[who], MISSIONS[number])
                for number in MISSIONS_OF[who]
                if IS_STARTER[number] and all_hold(s, NEEDS_OF_MISSION[number], seat)
            }
    assert found == FULFILLED_AT_ONCE
