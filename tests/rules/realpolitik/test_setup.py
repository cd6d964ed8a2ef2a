"""R5: the set-up of spring 1866, for three and for four players."""

import pytest

from greatpowers.games.realpolitik import GAME
from greatpowers.games.realpolitik.components import (
    AUSTRIA,
    FRANCE,
    GENERALS,
    ITALY,
    NOBODY,
    POWERS,
    PRUSSIA,
    TERRITORIES,
    general,
    territory,
)
from greatpowers.games.realpolitik.invariants import check
from greatpowers.games.realpolitik.rules.relations import (
    RealpolitikTable,
    controller_of,
    fortresses_left,
    garrisons_left,
    trains_left,
    units_left,
)
from greatpowers.games.realpolitik.state import NOT_IN_GAME, OFF_BOARD
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


@rule("R5")
def test_three_players_begin() -> None:
    state = opened().state
    assert state.money == [4, 4, 4, 3]
    assert state.morale == [3, 3, 3, 2]
    assert state.influence == [0, 0, 0, 0]
    assert [len(hand) for hand in state.hand] == [3, 3, 3, 2]
    assert len(state.deck) == 50 - 11
    assert state.controller == NOBODY
    assert [POWERS[power] for power in state.prestige] == [
        "france",
        "austria",
        "prussia",
        "italy",
    ]
    check(state)


@rule("R5")
def test_four_players_begin() -> None:
    state = opened(4).state
    assert state.money == [6, 4, 4, 4]
    assert state.morale == [3, 3, 3, 3]
    assert state.influence == [0, 0, 0, 4]
    assert [len(hand) for hand in state.hand] == [3, 3, 3, 3]
    check(state)


@rule("R5")
@pytest.mark.parametrize("players", [3, 4])
def test_generals_stand_with_three_units_or_off_the_board(players: int) -> None:
    state = opened(players).state
    where = {
        name: TERRITORIES[state.general_at[number]]
        for number, name in enumerate(GENERALS)
        if state.general_at[number] >= 0
    }
    expected = {
        "macmahon": "alo",
        "canrobert": "bur",
        "moltke": "bra",
        "friedrich_karl": "sil",
        "albrecht": "ven",
        "benedek": "boh",
        "la_marmora": "lom",
    }
    if players == 4:
        expected["cialdini"] = "emi"
    assert where == expected
    assert all(state.general_units[general(name)] == 3 for name in where)
    assert sum(state.general_units) == 3 * len(where)


@rule("R5")
@pytest.mark.parametrize(("players", "where"), [(3, NOT_IN_GAME), (4, OFF_BOARD)])
def test_garibaldi_needs_four_players(players: int, where: int) -> None:
    assert opened(players).state.general_at[general("garibaldi")] == where


@rule("R5", "R1")
def test_what_is_held_besides_the_homes() -> None:
    state = opened().state
    held = {
        TERRITORIES[place]: POWERS[state.garrison[place]]
        for place in range(len(TERRITORIES))
        if state.garrison[place] != NOBODY
    }
    assert held == {
        "sav": "france",
        "rom": "france",
        "sho": "prussia",
        "lux": "prussia",
        "ven": "austria",
        "dal": "austria",
        "lom": "italy",
    }
    assert controller_of(state, territory("ile")) == FRANCE
    assert controller_of(state, territory("sax")) == NOBODY


@rule("R5", "R4")
def test_what_is_left_in_supply() -> None:
    state = opened().state
    powers = (FRANCE, PRUSSIA, AUSTRIA, ITALY)
    assert [units_left(state, power) for power in powers] == [8, 8, 8, 6]
    assert [garrisons_left(state, power) for power in powers] == [10, 10, 10, 7]
    assert [trains_left(state, power) for power in powers] == [4, 4, 4, 3]
    assert [fortresses_left(state, power) for power in powers] == [2, 2, 2, 1]


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
