"""R5: the set-up of spring 1866, for three and for four players."""

from typing import Any

import pytest

from greatpowers.games.realpolitik import GAME
from greatpowers.games.realpolitik.components import (
    AUSTRIA,
    CAPITAL,
    FORTRESSES,
    FRANCE,
    GARRISONS,
    GENERALS,
    ITALY,
    NOBODY,
    POWERS,
    SETUP,
    TERRITORIES,
    TRAINS,
    UNITS,
    general,
    territory,
)
from greatpowers.games.realpolitik.invariants import check
from greatpowers.games.realpolitik.rules.relations import (
    controller_of,
    fortresses_left,
    garrisons_left,
    trains_left,
    units_left,
)
from greatpowers.games.realpolitik.state import NOT_IN_GAME, OFF_BOARD, RealpolitikTable
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.realpolitik.scenes import asked, options, play


def opened(players: int = 3, **settings: str) -> RealpolitikTable:
    """Open a game with the usual set-up."""
    return Table.open(GAME, {"players": str(players), **settings}, seed=1)


def first_diplomacy(table: RealpolitikTable) -> None:
    """Go through the first Diplomacy Phase without any wish."""
    players = len(table.seats)
    play(table, *["pass"] * players, *["pledge_nobody"] * players)


@rule("R5")
@pytest.mark.parametrize(("players", "seats"), [(3, "FR PR AU"), (4, "FR PR AU IT")])
def test_who_sits_at_the_table(players: int, seats: str) -> None:
    assert opened(players).seats == tuple(seats.split())


def start_of(power: str, players: int) -> dict[str, Any]:
    """What the data say of a power's start: some of it is another with four players."""
    start = SETUP["powers"][power]
    return {**start, **start.get("four_players", {})} if players == 4 else start


@rule("R5")
@pytest.mark.parametrize("players", [3, 4])
def test_what_the_powers_begin_with(players: int) -> None:
    state = opened(players).state
    starts = [start_of(power, players) for power in POWERS]
    assert state.money == [start["money"] for start in starts]
    assert state.morale == [start["morale"] for start in starts]
    assert state.influence == [start.get("influence", 0) for start in starts]
    assert [len(hand) for hand in state.hand] == [start["battle_cards"] for start in starts]
    assert len(state.deck) == 50 - sum(start["battle_cards"] for start in starts)
    assert state.controller == NOBODY
    assert [POWERS[power] for power in state.prestige] == SETUP["prestige"]
    check(state)


@rule("R5", "6.0")
def test_italy_begins_with_more_as_a_major_power() -> None:
    minor, major = (opened(players).state for players in (3, 4))
    for field in ("money", "morale", "influence"):
        assert getattr(minor, field)[ITALY] < getattr(major, field)[ITALY]
    assert len(minor.hand[ITALY]) < len(major.hand[ITALY])
    assert minor.influence == [0, 0, 0, 0]


@rule("R5")
@pytest.mark.parametrize("players", [3, 4])
def test_where_the_generals_stand_and_with_what(players: int) -> None:
    state = opened(players).state
    found = {
        name: {"at": TERRITORIES[state.general_at[number]], "units": state.general_units[number]}
        for number, name in enumerate(GENERALS)
        if state.general_at[number] >= 0
    }
    expected: dict[str, Any] = {}
    for power in POWERS:
        expected |= start_of(power, players)["generals"]
    assert found == expected
    assert sum(state.general_units) == sum(row["units"] for row in expected.values())
    loose = {TERRITORIES[place]: units for place, units in enumerate(state.loose) if units}
    assert loose == {
        place: units
        for power in POWERS
        for place, units in start_of(power, players)["loose_units"].items()
    }


@rule("R5")
@pytest.mark.parametrize(("players", "where"), [(3, NOT_IN_GAME), (4, OFF_BOARD)])
def test_garibaldi_needs_four_players(players: int, where: int) -> None:
    assert opened(players).state.general_at[general("garibaldi")] == where


@rule("R5", "R1")
@pytest.mark.parametrize("players", [3, 4])
def test_what_is_held_besides_the_homes(players: int) -> None:
    state = opened(players).state
    held = {
        TERRITORIES[place]: POWERS[state.garrison[place]]
        for place in range(len(TERRITORIES))
        if state.garrison[place] != NOBODY
    }
    assert held == {
        place: power for power in POWERS for place in start_of(power, players)["garrisons"]
    }
    assert controller_of(state, territory("ven")) == AUSTRIA
    assert controller_of(state, territory("ile")) == FRANCE
    assert controller_of(state, territory("sax")) == NOBODY


@rule("R5", "R4")
@pytest.mark.parametrize("players", [3, 4])
def test_what_is_left_in_supply(players: int) -> None:
    state = opened(players).state
    for power, (units, garrisons, trains, fortresses) in enumerate(
        zip(UNITS, GARRISONS, TRAINS, FORTRESSES, strict=True)
    ):
        start = start_of(POWERS[power], players)
        armies = sum(row["units"] for row in start["generals"].values())
        loose = sum(start["loose_units"].values())
        assert units_left(state, power) == units - armies - loose
        assert garrisons_left(state, power) == garrisons - len(start["garrisons"])
        assert trains_left(state, power) == trains - len(start["trains"])
        assert fortresses_left(state, power) == fortresses - len(start["fortresses"])


@rule("R5", "R33")
def test_a_diplomacy_phase_opens_the_game() -> None:
    table = opened()
    assert asked(table) == (FRANCE, "ask-propose")
    assert table.state.turn == 0
    first_diplomacy(table)
    assert asked(table) == (FRANCE, "ask-choose")
    assert table.state.turn == 1
    assert [len(hand) for hand in table.state.hand] == [3, 3, 3, 2]
    assert len(options(table, "choose")) == 5


@rule("R5")
def test_the_deal_depends_on_the_seed_alone() -> None:
    assert opened().state.data() == opened().state.data()
    other = Table.open(GAME, {"players": "3"}, seed=2)
    assert other.state.hand != opened().state.hand


@rule("R38", "R15")
@pytest.mark.parametrize(
    ("settings", "field", "value"),
    [
        ({"end_check": "round"}, "ends_with_round", True),
        ({"tiebreak": "prestige"}, "prestige_breaks_ties", True),
        ({"arbiter": "no_power"}, "arbiter_grants", False),
    ],
)
def test_options_are_kept_in_the_state(settings: dict[str, str], field: str, value: bool) -> None:
    fields = ("ends_with_round", "prestige_breaks_ties", "arbiter_grants")
    usual, changed = opened().state, opened(3, **settings).state
    assert getattr(changed, field) == value
    assert [name for name in fields if getattr(usual, name) != getattr(changed, name)] == [field]


@rule("R5")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(
    ("power", "held"),
    [
        ("austria", ["ven", "dal"]),
        ("prussia", ["sho", "lux"]),
        ("france", ["sav", "rom"]),
        ("italy", ["lom"]),
    ],
)
def test_who_held_what_in_the_spring_of_1866(players: int, power: str, held: list[str]) -> None:
    state = opened(players).state
    garrisons = [TERRITORIES[place] for place, of in enumerate(state.garrison) if of != NOBODY]
    own = [name for name in garrisons if state.garrison[territory(name)] == POWERS.index(power)]
    assert sorted(own) == sorted(held)


@rule("R5")
def test_florence_was_the_capital_of_italy() -> None:
    assert CAPITAL[ITALY] == territory("tus")
