"""12.2 Military planning: exchanging Basic tiles, and assigning them by choice."""

from greatpowers.games.imperial_struggle import GAME
from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import BASIC_TILES, BRITAIN, FRANCE, THEATERS
from greatpowers.games.imperial_struggle.rules.war_tiles import basic_in, own_basic
from greatpowers.games.imperial_struggle.state import GONE, POOL, State
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.imperial_struggle.scenes import (
    do,
    offered,
    position,
    refusal,
    round_of,
    targets,
)


def upgrade_round(turn: int = 1, **options: str) -> ImperialTable:
    return round_of(BRITAIN, "m2_e2", position(turn, **options))


def laid(s: State, power: int) -> list[int]:
    return [basic_in(s, power, theater)[0] for theater in range(4)]


# -- point 1: the upgrade may exchange two tiles ---------------------------------------------


@rule("12.2", "5.3.3")
def test_12_2_two_tiles_may_change_places_instead_of_an_upgrade() -> None:
    table = upgrade_round(military_upgrade_swap="yes")
    before = laid(table.state, BRITAIN)
    others = laid(table.state, FRANCE)
    do(table, "swap wss_central_europe")
    assert targets(table, "theater") == set(THEATERS[1:4])
    do(table, "theater wss_queen_annes_war")
    after = laid(table.state, BRITAIN)
    assert after == [before[2], before[1], before[0], before[3]]
    assert laid(table.state, FRANCE) == others
    assert GONE not in table.state.basic_at


@rule("12.2", "5.3.3")
def test_12_2_a_swap_is_the_rounds_upgrade() -> None:
    table = upgrade_round(military_upgrade_swap="yes")
    do(table, "swap wss_central_europe", "theater wss_spain")
    assert refusal(table, "swap wss_spain") == ("no-upgrade-symbol", "5.3.3")
    assert refusal(table, "upgrade wss_spain") == ("no-upgrade-symbol", "5.3.3")


@rule("12.2", "5.3.3")
def test_12_2_the_ordinary_upgrade_stays_possible() -> None:
    table = upgrade_round(military_upgrade_swap="yes")
    assert targets(table, "upgrade") == targets(table, "swap") == set(THEATERS[:4])


@rule("12.2")
def test_12_2_without_the_option_nothing_is_swapped() -> None:
    assert targets(upgrade_round(), "swap") == set()
    assert refusal(upgrade_round(military_planning="yes"), "swap wss_spain")[0] == "no-not-asked"


@rule("12.2", "5.3.3")
def test_12_2_no_swap_with_a_tile_that_lacks_the_sign() -> None:
    table = round_of(BRITAIN, "m3_e2", position(military_upgrade_swap="yes"))
    assert refusal(table, "swap wss_spain") == ("no-upgrade-symbol", "5.3.3")


@rule("12.2", "5.3.3")
def test_12_2_on_turn_6_there_is_nothing_to_swap() -> None:
    table = upgrade_round(6, military_upgrade_swap="yes")
    assert targets(table, "swap") == set()
    assert "upgrade_for_treaty" in offered(table)


# -- point 2: tiles are assigned by choice ---------------------------------------------------


def planning(seed: int = 1) -> ImperialTable:
    return Table.open(GAME, {"military_planning": "yes"}, seed)


@rule("12.2", "7.6")
def test_12_2_at_set_up_each_side_assigns_the_four_tiles_it_drew() -> None:
    table = planning()
    assert [(ask.seat, ask.prompt) for ask in table.asks()] == [
        (FRANCE, "ask-assign-tile"),
        (BRITAIN, "ask-assign-tile"),
    ]
    drawn = sorted(targets(table, "assign"))
    assert len(drawn) == 4
    assert {BASIC_TILES.index(name) for name in drawn} <= set(own_basic(FRANCE))
    order = [drawn[2], drawn[0], drawn[3], drawn[1]]
    for name in order:
        table.answer(FRANCE, f"assign {name}")
    assert table.ask_of(FRANCE) is None
    assert [BASIC_TILES[tile] for tile in laid(table.state, FRANCE)] == order


@rule("12.2")
def test_12_2_a_tile_can_be_assigned_only_once() -> None:
    table = planning()
    first = sorted(targets(table, "assign"))[0]
    table.answer(FRANCE, f"assign {first}")
    assert refusal(table, f"assign {first}")[0] == "no-not-that-tile"
    assert len(targets(table, "assign")) == 3


@rule("12.2")
def test_12_2_the_assignment_is_secret() -> None:
    one, two = planning(), planning()
    names = sorted(targets(one, "assign"))
    one.answer(FRANCE, f"assign {names[0]}")
    two.answer(FRANCE, f"assign {names[1]}")
    assert one.view(BRITAIN) == two.view(BRITAIN)


@rule("12.2", "3.7")
def test_12_2_afterwards_every_theater_has_one_tile_a_side() -> None:
    table = planning()
    while table.asks()[0].prompt == "ask-assign-tile":
        do(table, f"assign {min(targets(table, 'assign'))}")
    for power in (FRANCE, BRITAIN):
        for theater in range(4):
            assert len(basic_in(table.state, power, theater)) == 1
        assert sum(1 for tile in own_basic(power) if table.state.basic_at[tile] == POOL) == 12


@rule("12.2")
def test_12_2_without_the_option_nobody_assigns() -> None:
    table = Table.open(GAME, {"military_upgrade_swap": "yes"}, 1)
    assert table.asks()[0].prompt == "ask-appoint"
