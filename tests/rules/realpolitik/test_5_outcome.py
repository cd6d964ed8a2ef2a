"""5.5 to 5.9: what always happens, tie, victory, defeat, morale, influence and prestige."""

import pytest

from greatpowers.games.realpolitik.components import (
    AUSTRIA,
    FRANCE,
    NOBODY,
    POWERS,
    PRUSSIA,
    territory,
)
from greatpowers.games.realpolitik.state import State
from greatpowers.kernel.rule import rule
from tests.rules.realpolitik.scenes import (
    ally,
    asked,
    attack,
    cited,
    fortify,
    garrison,
    give,
    is_at,
    is_off_board,
    lay_trains,
    leave_loose,
    logged,
    move,
    options,
    play,
    position,
    put,
    rank,
    start,
    units,
)


def field(attackers: int, defenders: int) -> State:
    """Return a position in which Moltke has just come to Albrecht in Saxony."""
    state = position()
    put(state, "moltke", "sax", attackers, came_from="bra")
    put(state, "albrecht", "sax", defenders)
    return state


def standing(state: State) -> list[str]:
    """Return the prestige order by names."""
    return [POWERS[power] for power in state.prestige]


# -- 5.6 always ------------------------------------------------------------------------------


@rule("5.6", "R29")
@pytest.mark.parametrize(("attackers", "defenders"), [(3, 3), (1, 1), (0, 0)])
def test_every_general_in_the_battle_loses_a_unit(attackers: int, defenders: int) -> None:
    table = attack(field(attackers, defenders), "prussia")
    assert units(table, "moltke") == max(0, attackers - 1)
    assert units(table, "albrecht") == max(0, defenders - 1)


@rule("5.6")
def test_a_winner_and_supporters_lose_a_unit_and_bystanders_do_not() -> None:
    state = field(3, 5)
    ally(state, "france", "prussia")
    put(state, "macmahon", "hes", 4)
    put(state, "bazaine", "bav", 2)
    put(state, "crown_prince", "bra", 2)
    table = attack(state, "prussia")
    play(table, "support macmahon", "done", "leave_board", "no")
    assert units(table, "moltke") == 2
    assert units(table, "macmahon") == 3
    assert units(table, "bazaine") == 2
    assert units(table, "crown_prince") == 2


@rule("5.6", "R29")
def test_who_laid_a_card_draws_one() -> None:
    state = field(3, 3)
    give(state, "prussia", 2, 2)
    give(state, "austria", 2)
    table = attack(state, "prussia")
    play(table, "lay 2", "pass", "lay 2")
    assert len(table.state.hand[PRUSSIA]) == 1
    assert len(table.state.hand[AUSTRIA]) == 1
    assert len(table.state.deck) == 50 - 3 - 1


@rule("5.6", "R29")
def test_a_struck_card_is_a_laid_card() -> None:
    state = field(3, 3)
    give(state, "prussia", 2)
    give(state, "austria", 1)
    table = attack(state, "prussia")
    play(table, "lay 2", "lay_open 1", "strike 1", "leave_board")
    assert len(table.state.hand[PRUSSIA]) == 1


# -- 5.7 tie ---------------------------------------------------------------------------------


@rule("5.7")
def test_after_a_tie_the_defender_stays_and_the_attacker_goes_back() -> None:
    state = field(3, 3)
    garrison(state, "austria", "sax")
    put(state, "moltke", "sax", 4, came_from="bra")
    table = attack(state, "prussia")
    assert len(logged(table, "log-tie")) == 1
    assert is_at(table, "moltke", "bra")
    assert is_at(table, "albrecht", "sax")
    assert table.state.garrison[territory("sax")] == AUSTRIA
    assert units(table, "moltke") == 3


@rule("5.7")
def test_each_attacker_goes_back_where_he_came_from() -> None:
    state = field(2, 5)
    put(state, "crown_prince", "sax", 2, came_from="psa")
    table = attack(state, "prussia")
    assert is_at(table, "moltke", "bra")
    assert is_at(table, "crown_prince", "psa")


@rule("5.7")
def test_a_tie_changes_neither_morale_nor_influence_nor_prestige() -> None:
    table = attack(field(3, 3), "prussia")
    assert table.state.morale == [3, 3, 3, 3]
    assert table.state.influence == [0, 0, 0, 0]
    assert standing(table.state) == ["france", "austria", "prussia", "italy"]


@rule("5.7", "R30")
def test_who_cannot_go_back_leaves_the_board() -> None:
    state = field(3, 3)
    garrison(state, "france", "bra")
    table = attack(state, "prussia")
    assert is_off_board(table, "moltke")
    assert units(table, "moltke") == 0
    assert logged(table, "log-cannot-go-back") == [
        {"power": "power-prussia", "general": "general-moltke"}
    ]
    assert cited(table, "log-cannot-go-back") == ["R30"]
    assert logged(table, "log-leaves-board") == []


@rule("5.6")
def test_every_lost_unit_is_told() -> None:
    table = attack(field(3, 0), "prussia")
    assert logged(table, "log-loses-unit") == [
        {"power": "power-prussia", "general": "general-moltke"}
    ]
    assert cited(table, "log-loses-unit") == ["5.6"]


@rule("5.7", "R30")
def test_who_had_not_moved_leaves_the_board_after_a_tie() -> None:
    table = move(field(3, 3), "prussia")
    start(table, "france", "done")
    assert len(logged(table, "log-tie")) == 1
    assert is_off_board(table, "moltke")


@rule("5.7", "R30")
def test_nobodys_land_and_a_friends_are_open_for_going_back() -> None:
    state = field(3, 3)
    put(state, "moltke", "sax", 3, came_from="hes")
    table = attack(state, "prussia")
    assert is_at(table, "moltke", "hes")


# -- 5.8.1 the Garrison ----------------------------------------------------------------------


@rule("5.8.1")
@pytest.mark.parametrize("takes", [True, False])
def test_a_winning_attacker_may_take_control(takes: bool) -> None:
    state = position()
    put(state, "moltke", "sax", 3, came_from="bra")
    garrison(state, "austria", "sax")
    table = attack(state, "prussia")
    assert asked(table) == (PRUSSIA, "ask-garrison")
    play(table, "yes" if takes else "no")
    assert table.state.garrison[territory("sax")] == (PRUSSIA if takes else NOBODY)
    assert units(table, "moltke") == (1 if takes else 2)
    assert is_at(table, "moltke", "sax")


@rule("5.8.1")
def test_without_a_unit_left_there_is_no_garrison() -> None:
    state = position()
    put(state, "moltke", "sax", 1, came_from="bra")
    garrison(state, "austria", "sax")
    table = attack(state, "prussia")
    assert asked(table)[1] == "ask-choose"
    assert table.state.garrison[territory("sax")] == NOBODY
    assert is_at(table, "moltke", "sax")


@rule("5.8.1", "R30")
def test_a_home_that_is_not_garrisoned_stays_its_owners_and_the_attackers_go_back() -> None:
    state = position()
    put(state, "moltke", "boh", 3, came_from="sil")
    lay_trains(state, "austria", "boh")
    fortify(state, "austria", "boh")
    table = attack(state, "prussia")
    play(table, "no")
    assert is_at(table, "moltke", "sil")
    assert table.state.train[territory("boh")] == AUSTRIA
    assert table.state.fortress[territory("boh")] == NOBODY
    assert logged(table, "log-works-removed") == [{"territory": "territory-boh"}]
    assert cited(table, "log-works-removed") == ["5.9.2"]


@rule("5.8.1", "R22")
def test_a_garrisoned_home_is_lost_with_its_train() -> None:
    state = position()
    put(state, "moltke", "boh", 3, came_from="sil")
    lay_trains(state, "austria", "boh")
    table = attack(state, "prussia")
    play(table, "yes")
    assert table.state.garrison[territory("boh")] == PRUSSIA
    assert table.state.train[territory("boh")] == NOBODY
    assert is_at(table, "moltke", "boh")


@rule("5.8.1", "R1")
def test_an_own_home_is_free_again_without_a_garrison() -> None:
    state = position()
    garrison(state, "austria", "sil")
    lay_trains(state, "austria", "sil")
    put(state, "moltke", "sil", 3, came_from="bra")
    table = attack(state, "prussia")
    assert asked(table)[1] == "ask-choose"
    assert table.state.garrison[territory("sil")] == NOBODY
    assert table.state.train[territory("sil")] == NOBODY
    assert units(table, "moltke") == 2
    assert is_at(table, "moltke", "sil")


@rule("5.8.1")
def test_a_winning_defender_keeps_everything() -> None:
    state = field(1, 3)
    garrison(state, "austria", "sax")
    fortify(state, "austria", "sax")
    lay_trains(state, "austria", "sax")
    leave_loose(state, sax=2)
    table = attack(state, "prussia")
    play(table, "leave_board")
    place = territory("sax")
    assert table.state.garrison[place] == table.state.fortress[place] == AUSTRIA
    assert (table.state.train[place], table.state.loose[place]) == (AUSTRIA, 2)


@rule("5.8.1", "R4")
def test_without_a_garrison_in_supply_control_is_not_taken() -> None:
    state = position()
    twelve = ("sho", "den", "han", "hes", "bav", "wur", "bad", "pal", "lux", "bel", "ned", "swi")
    garrison(state, "prussia", *twelve)
    garrison(state, "austria", "sax")
    put(state, "moltke", "sax", 3, came_from="bra")
    table = attack(state, "prussia")
    assert asked(table)[1] == "ask-choose"
    assert table.state.garrison[territory("sax")] == NOBODY


# -- 5.8.2 influence -------------------------------------------------------------------------


@rule("5.8.2")
@pytest.mark.parametrize(("attackers", "winner"), [(5, PRUSSIA), (1, AUSTRIA)])
def test_who_beats_a_general_gains_influence(attackers: int, winner: int) -> None:
    table = attack(field(attackers, 3), "prussia")
    play(table, "leave_board")
    assert table.state.influence[winner] == 1
    assert sum(table.state.influence) == 1


@rule("5.8.2")
def test_beating_a_garrison_alone_brings_none() -> None:
    state = position()
    put(state, "moltke", "sax", 3, came_from="bra")
    garrison(state, "austria", "sax")
    table = attack(state, "prussia")
    assert table.state.influence == [0, 0, 0, 0]


@rule("5.8.2")
def test_a_garrison_that_beats_a_general_gains_influence() -> None:
    state = position()
    put(state, "crown_prince", "sax", 1, came_from="bra")
    garrison(state, "austria", "sax")
    fortify(state, "austria", "sax")
    table = attack(state, "prussia")
    play(table, "leave_board")
    assert table.state.influence == [0, 0, 1, 0]


@rule("5.8.2")
def test_supporters_gain_as_well_and_several_generals_count_once() -> None:
    state = field(5, 1)
    put(state, "benedek", "sax", 1)
    ally(state, "prussia", "france")
    put(state, "macmahon", "hes", 3)
    put(state, "bazaine", "bav", 1)
    table = attack(state, "prussia")
    play(table, "support macmahon", "support bazaine", "leave_board", "leave_board")
    assert table.state.influence == [1, 1, 0, 0]


@rule("5.8.2")
def test_an_ally_who_only_watches_gains_nothing() -> None:
    state = field(5, 1)
    ally(state, "prussia", "france")
    put(state, "macmahon", "hes", 3)
    table = attack(state, "prussia")
    play(table, "done", "leave_board")
    assert table.state.influence == [0, 1, 0, 0]


# -- 5.5, 5.8.3 prestige ---------------------------------------------------------------------


@rule("5.5", "5.8.3")
def test_the_winner_moves_one_place_to_the_left() -> None:
    table = attack(field(5, 1), "prussia")
    assert standing(table.state) == ["france", "prussia", "austria", "italy"]


@rule("5.5", "5.8.3")
def test_the_leftmost_stays() -> None:
    state = field(5, 1)
    rank(state, "prussia", "austria", "france", "italy")
    table = attack(state, "prussia")
    assert standing(table.state) == ["prussia", "austria", "france", "italy"]


@rule("5.5", "5.8.3", "R32")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("austria prussia france italy", "prussia france austria italy"),
        ("austria france prussia italy", "france prussia austria italy"),
        ("prussia france austria italy", "prussia france austria italy"),
        ("france austria prussia italy", "france prussia austria italy"),
        ("austria italy prussia france", "austria prussia france italy"),
    ],
)
def test_winners_move_from_the_left_and_never_past_each_other(before: str, after: str) -> None:
    state = field(5, 1)
    rank(state, *before.split())
    ally(state, "prussia", "france")
    put(state, "macmahon", "hes", 3)
    table = attack(state, "prussia")
    play(table, "support macmahon")
    assert standing(table.state) == after.split()


@rule("5.8.3", "R32")
def test_beating_a_garrison_alone_counts() -> None:
    state = position()
    put(state, "moltke", "sax", 3, came_from="bra")
    garrison(state, "austria", "sax")
    table = attack(state, "prussia")
    assert standing(table.state) == ["france", "prussia", "austria", "italy"]


@rule("5.8.3", "R32")
def test_a_winning_italy_moves_as_well() -> None:
    state = position()
    put(state, "bazaine", "pie", 1, came_from="sav")
    put(state, "la_marmora", "pie", 3)
    table = attack(state, "france")
    play(table, "leave_board")
    assert standing(table.state) == ["france", "austria", "italy", "prussia"]


# -- 5.9 defeat ------------------------------------------------------------------------------


@rule("5.9.1")
@pytest.mark.parametrize("to_capital", [True, False])
def test_a_beaten_general_loses_all_units_and_goes(to_capital: bool) -> None:
    table = attack(field(5, 3), "prussia")
    assert asked(table) == (AUSTRIA, "ask-retreat")
    assert options(table) == ["leave_board", "retreat_to_capital"]
    play(table, "retreat_to_capital" if to_capital else "leave_board")
    assert units(table, "albrecht") == 0
    assert is_at(table, "albrecht", "vie") == to_capital
    assert is_off_board(table, "albrecht") != to_capital


@rule("5.9.1")
def test_a_beaten_attacker_goes_the_same_way() -> None:
    table = attack(field(1, 5), "prussia")
    assert asked(table) == (PRUSSIA, "ask-retreat")
    play(table, "retreat_to_capital")
    assert is_at(table, "moltke", "bra")
    assert units(table, "moltke") == 0


@rule("5.9.1", "R42")
@pytest.mark.parametrize("case", ["lost", "battlefield"])
def test_the_capital_must_be_own_and_not_the_battlefield(case: str) -> None:
    state = position()
    where = "vie" if case == "battlefield" else "sax"
    put(state, "moltke", where, 5, came_from="boh")
    put(state, "albrecht", where, 1)
    if case == "lost":
        garrison(state, "france", "vie")
    table = attack(state, "prussia")
    assert is_off_board(table, "albrecht")


@rule("5.9.1")
def test_each_owner_decides_for_own_generals() -> None:
    state = field(5, 1)
    put(state, "crown_prince", "sax", 5, came_from="psa")
    put(state, "macmahon", "sax", 1)
    ally(state, "france", "austria")
    table = attack(state, "prussia")
    seats = []
    for answer in ("retreat_to_capital", "leave_board"):
        seats.append(asked(table)[0])
        play(table, answer)
    assert seats == [FRANCE, AUSTRIA]
    assert is_at(table, "macmahon", "ile")
    assert is_off_board(table, "albrecht")


@rule("5.9.1", "R41")
def test_a_beaten_supporter_loses_one_unit_and_stays() -> None:
    state = field(5, 1)
    ally(state, "france", "austria")
    put(state, "bazaine", "hes", 2)
    table = attack(state, "prussia")
    play(table, "support bazaine", "leave_board")
    assert is_at(table, "bazaine", "hes")
    assert units(table, "bazaine") == 1


@rule("5.8.2", "R41")
def test_a_supporter_who_loses_with_a_garrison_brings_no_influence() -> None:
    state = position()
    put(state, "moltke", "sax", 5, came_from="bra")
    garrison(state, "austria", "sax")
    ally(state, "france", "austria")
    put(state, "bazaine", "hes", 1)
    table = attack(state, "prussia")
    play(table, "support bazaine")
    assert logged(table, "log-victory")
    assert table.state.influence == [0, 0, 0, 0]


@rule("5.9.2")
def test_a_beaten_garrison_is_removed_with_fortress_and_loose_units() -> None:
    state = position()
    put(state, "moltke", "sax", 5, came_from="bra")
    garrison(state, "austria", "sax")
    fortify(state, "austria", "sax")
    leave_loose(state, sax=1)
    table = attack(state, "prussia")
    place = territory("sax")
    assert table.state.garrison[place] == table.state.fortress[place] == NOBODY
    assert table.state.loose[place] == 0


@rule("5.9.1", "R7")
def test_a_general_whom_nobody_runs_goes_to_the_capital() -> None:
    state = position()
    put(state, "albrecht", "lom", 5, came_from="tyr")
    put(state, "la_marmora", "lom", 1)
    table = attack(state, "austria")
    assert is_at(table, "la_marmora", "tus")


# -- morale (R31) ----------------------------------------------------------------------------


@rule("R31", "5.9.1")
def test_a_loser_with_a_general_there_loses_morale() -> None:
    state = field(5, 1)
    ally(state, "france", "austria")
    put(state, "bazaine", "hes", 2)
    table = attack(state, "prussia")
    play(table, "support bazaine", "leave_board")
    assert table.state.morale == [3, 3, 2, 3]


@rule("R31")
def test_a_garrison_alone_and_a_winner_lose_none() -> None:
    state = position()
    put(state, "moltke", "sax", 3, came_from="bra")
    garrison(state, "austria", "sax")
    table = attack(state, "prussia")
    assert table.state.morale == [3, 3, 3, 3]


@rule("R31")
def test_two_generals_cost_their_power_one_morale() -> None:
    state = field(5, 1)
    put(state, "benedek", "sax", 1)
    table = attack(state, "prussia")
    play(table, "leave_board", "leave_board")
    assert table.state.morale[AUSTRIA] == 2
