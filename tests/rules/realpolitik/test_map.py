"""The map and the other components: borders, seas, values, Generals, and their texts."""

import json

import pytest

from greatpowers.games.realpolitik.components import (
    ALL_POWERS,
    ALL_TERRITORIES,
    BY_RAIL,
    CAPITAL,
    CONTESTED,
    FOLDER,
    GENERAL_STRENGTH,
    GENERALS_OF,
    HAS_RAIL_SLOT,
    HOME,
    HOME_OF,
    IS_CAPITAL,
    LEADS_FOR,
    NEEDS_FOUR_PLAYERS,
    NEXT_TO,
    NOBODY,
    PORTS,
    SEAS,
    SEAWAYS,
    STRIPES,
    TERRITORIES,
    TRAINS,
    TYPE,
    UNCONTESTED,
    VALUE,
    territory,
)
from greatpowers.games.realpolitik.rules.ways import reach, way_to
from greatpowers.kernel.rule import rule

MAP = json.loads((FOLDER / "data" / "map.json").read_text("utf-8"))
COASTAL = {row["id"] for row in MAP["territories"] if row.get("coastal")}


@rule("R1")
def test_territories_have_names_of_their_own() -> None:
    assert len(set(TERRITORIES)) == len(TERRITORIES) == 50
    kinds = [TYPE.count(kind) for kind in (HOME, CONTESTED, UNCONTESTED)]
    assert kinds == [26, 19, 5]


@rule("4.5.3")
@pytest.mark.parametrize("borders", [NEXT_TO, BY_RAIL, *SEAWAYS])
def test_neighbours_are_each_others_neighbours(borders: tuple[tuple[int, ...], ...]) -> None:
    for place in ALL_TERRITORIES:
        assert place not in borders[place]
        assert len(set(borders[place])) == len(borders[place])
        assert all(place in borders[other] for other in borders[place])


@rule("4.5.3")
def test_only_the_strait_is_no_railway() -> None:
    straits = {
        (TERRITORIES[place], TERRITORIES[other])
        for place in ALL_TERRITORIES
        for other in NEXT_TO[place]
        if other not in BY_RAIL[place]
    }
    assert straits == {("nap", "sic"), ("sic", "nap")}


@rule("4.5.3")
def test_everything_is_connected() -> None:
    everywhere = [
        (*NEXT_TO[place], *(to for seaways in SEAWAYS for to in seaways[place]))
        for place in ALL_TERRITORIES
    ]
    assert len(reach(territory("ile"), everywhere, lambda _: True)) == len(TERRITORIES)
    by_land = reach(territory("ile"), NEXT_TO, lambda _: True)
    assert {TERRITORIES[place] for place in ALL_TERRITORIES if place not in by_land} == {
        "sar",
        "tun",
    }


@rule("4.5.4", "R18")
@pytest.mark.parametrize("sea", range(len(SEAS)))
def test_seaways_join_coastal_ports_of_their_sea(sea: int) -> None:
    ports = [port for port, _ in PORTS[sea]]
    assert {TERRITORIES[port] for port in ports} <= COASTAL
    joined = [place for place in ALL_TERRITORIES if SEAWAYS[sea][place]]
    assert sorted(joined) == sorted(ports)
    assert all(naval >= 0 for _, naval in PORTS[sea])
    assert any(naval > 0 and HOME_OF[port] != NOBODY for port, naval in PORTS[sea])


@rule("4.5.4")
def test_every_coast_has_a_port_and_no_seaway_lies_in_two_seas() -> None:
    ports = {TERRITORIES[port] for sea in PORTS for port, _ in sea}
    assert ports == COASTAL
    seaways = [tuple(sorted(way)) for sea in MAP["seas"] for way in sea["seaways"]]
    assert len(set(seaways)) == len(seaways)


@rule("4.1", "4.3")
@pytest.mark.parametrize("place", ALL_TERRITORIES)
def test_a_territory_is_of_one_kind(place: int) -> None:
    assert 1 <= VALUE[place] <= 3
    assert (TYPE[place] == HOME) == (HOME_OF[place] != NOBODY)
    assert (TYPE[place] == CONTESTED) == bool(STRIPES[place])
    assert len(set(STRIPES[place])) == len(STRIPES[place])
    if IS_CAPITAL[place]:
        assert CAPITAL[HOME_OF[place]] == place


@rule("R1")
@pytest.mark.parametrize("power", ALL_POWERS)
def test_every_power_has_one_capital_which_is_worth_most(power: int) -> None:
    homes = [place for place in ALL_TERRITORIES if HOME_OF[place] == power]
    assert [place for place in homes if IS_CAPITAL[place]] == [CAPITAL[power]]
    assert max(VALUE[place] for place in homes) == VALUE[CAPITAL[power]]
    assert sum(HAS_RAIL_SLOT[place] for place in homes) >= TRAINS[power]


@rule("R2")
@pytest.mark.parametrize("power", ALL_POWERS)
def test_every_power_has_three_generals_one_of_them_strong(power: int) -> None:
    generals = GENERALS_OF[power]
    assert len(generals) == 3
    assert all(LEADS_FOR[general] == power for general in generals)
    assert sorted(GENERAL_STRENGTH[general] for general in generals) == [1, 1, 2]
    assert sum(NEEDS_FOUR_PLAYERS[general] for general in generals) == (power == 3)


@rule("4.5.5")
def test_ways_are_shortest_and_hold_both_ends() -> None:
    before = reach(territory("ile"), NEXT_TO, lambda _: True)
    way = [TERRITORIES[place] for place in way_to(before, territory("rhi"))]
    assert (way[0], way[-1], len(way)) == ("rhi", "ile", 3)
    near = reach(territory("ile"), NEXT_TO, lambda _: True, 1)
    assert sorted(near) == sorted([territory("ile"), *NEXT_TO[territory("ile")]])
    closed = reach(territory("ile"), NEXT_TO, lambda place: place == territory("nor"))
    assert sorted(closed) == sorted([territory("ile"), territory("nor")])
