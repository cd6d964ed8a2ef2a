"""The French Ministry cards of the Revolution era that work in action rounds."""

import pytest

from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    DIPLOMATIC,
    ECONOMIC,
    FRANCE,
    MILITARY,
    NOBODY,
    space,
)
from greatpowers.games.imperial_struggle.rules.limits import IN_CARIBBEAN
from greatpowers.games.imperial_struggle.state import FRESH_HUGUENOTS, SPENT_HUGUENOTS, State
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.event_scenes import event_points, play
from tests.rules.imperial_struggle.ministry_scenes import (
    is_open,
    is_used,
    next_round,
    rounds_of,
)
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    conflict,
    do,
    flag,
    hand,
    points,
    position,
    refusal,
    round_of,
)

# -- M-23 Turgot -----------------------------------------------------------------------------


def turgot(british_debt: int = 1, face_up: bool = True) -> State:
    state = position(5)
    state.debt = [0, british_debt]
    cabinet(state, "turgot", face_up=face_up)
    return state


@rule("6.1")
def test_turgot_makes_the_first_debt_of_a_round_worth_two_points() -> None:
    table = rounds_of(FRANCE, "d2_m2", "d4_m2_a", turgot(british_debt=4))
    do(table, "shift russia")
    assert table.state.debt[FRANCE] == 1
    assert points(table, DIPLOMATIC) == 1
    do(table, "shift ireland_prestige")
    assert table.state.debt[FRANCE] == 3
    next_round(table, "d4_m2_a")
    table.state.debt = [0, 4]
    do(table, "shift prussia_prestige", "shift dutch_alliance")
    assert table.state.debt[FRANCE] == 1
    assert points(table, DIPLOMATIC) == 1


@rule("6.1", "6.4")
def test_turgot_needs_more_available_debt_before_the_debt_is_taken() -> None:
    table = round_of(FRANCE, "d2_m2", turgot(british_debt=0))
    do(table, "shift russia")
    assert (table.state.debt[FRANCE], points(table, DIPLOMATIC)) == (1, 0)
    table = round_of(FRANCE, "d2_m2", turgot(british_debt=1))
    do(table, "shift russia")
    assert (table.state.debt[FRANCE], points(table, DIPLOMATIC)) == (1, 1)


@rule("6.1")
def test_turgot_looks_only_at_the_first_debt() -> None:
    table = round_of(FRANCE, "d2_m2", turgot(british_debt=0))
    do(table, "shift russia")
    table.state.debt[BRITAIN] = 6
    do(table, "shift ireland_prestige")
    assert (table.state.debt[FRANCE], points(table, DIPLOMATIC)) == (4, 0)


@rule("6.1", "5.3.2")
def test_turgot_s_point_too_many_is_lost_with_a_minor_action() -> None:
    table = round_of(FRANCE, "e4_d2_a", turgot())
    do(table, "shift russia")
    assert (table.state.debt[FRANCE], points(table, DIPLOMATIC)) == (1, 0)
    assert refusal(table, "shift sweden") == ("no-minor-used-up", "5.3.2")


@rule("6.1")
def test_turgot_lets_one_available_debt_pay_for_two_points() -> None:
    state = turgot(british_debt=6)
    state.debt[FRANCE] = 5
    table = round_of(FRANCE, "m2_e2", state)
    do(table, "build_fort vandavasi")
    assert table.state.debt[FRANCE] == 6
    state = turgot(british_debt=5)
    state.debt[FRANCE] = 5
    too_much = ("no-too-expensive", "6.3")
    assert refusal(round_of(FRANCE, "m2_e2", state), "build_fort vandavasi") == too_much


@rule("6.1", "9.1")
def test_turgot_does_not_double_treaty_points_nor_count_them_as_debt() -> None:
    state = turgot()
    state.treaty[FRANCE] = 1
    table = round_of(FRANCE, "d2_m2", state)
    do(table, "shift russia", "pay_treaty")
    assert points(table, DIPLOMATIC) == 0
    do(table, "shift sweden")
    assert table.state.debt[FRANCE] == 1


@rule("3.5")
def test_turgot_face_down_doubles_nothing() -> None:
    table = round_of(FRANCE, "d2_m2", turgot(face_up=False))
    do(table, "shift russia")
    assert (table.state.debt[FRANCE], points(table, DIPLOMATIC)) == (1, 0)


# -- M-24 North American Trade ---------------------------------------------------------------


def trade(face_up: bool = True) -> State:
    """France has three fur and fish Markets, Britain two."""
    state = position(5)
    flag(state, FRANCE, "niagara", "ile_aux_noix")
    cabinet(state, "north_american_trade", face_up=face_up)
    return state


def economy(table: ImperialTable) -> int:
    return points(table, ECONOMIC)


@rule("3.5.4")
@pytest.mark.parametrize(("tile", "expected"), [("e4_d2_a", 5), ("d4_e2_a", 3), ("d4_m2_a", 0)])
def test_north_american_trade_adds_to_major_and_minor(tile: str, expected: int) -> None:
    assert economy(round_of(FRANCE, tile, trade())) == expected


def test_north_american_trade_needs_more_markets_when_the_round_starts() -> None:
    state = trade()
    flag(state, BRITAIN, "albany")
    assert economy(round_of(FRANCE, "e4_d2_a", state)) == 4
    state = trade()
    flag(state, NOBODY, "niagara", "ile_aux_noix")
    table = round_of(FRANCE, "e4_d2_a", state)
    do(table, "shift niagara", "shift ile_aux_noix")
    assert table.state.debt[FRANCE] == 1
    assert economy(table) == 0


@rule("3.8", "5.4.1")
def test_north_american_trade_leaves_out_conflicts_and_counts_isolated_markets() -> None:
    state = trade()
    conflict(state, "niagara")
    assert economy(round_of(FRANCE, "e4_d2_a", state)) == 4
    state = trade()
    flag(state, NOBODY, "niagara")
    flag(state, FRANCE, "york_factory")
    assert economy(round_of(FRANCE, "e4_d2_a", state)) == 5


def test_north_american_trade_is_settled_at_the_start_and_works_when_revealed_later() -> None:
    state = trade(face_up=False)
    table = round_of(FRANCE, "d4_e2_a", state)
    assert economy(table) == 2
    do(table, "shift sweden")
    flag(table.state, BRITAIN, "niagara")
    do(table, "reveal north_american_trade")
    assert economy(table) == 3


def test_north_american_trade_does_not_bring_back_an_action_that_is_done() -> None:
    table = round_of(FRANCE, "d4_e2_a", trade(face_up=False))
    do(table, "shift caicos", "reveal north_american_trade")
    assert economy(table) == 0
    assert refusal(table, "shift st_james") == ("no-minor-used-up", "5.3.2")


@rule("3.4.5")
@pytest.mark.parametrize(("tile", "expected"), [("d3_m2", 2), ("d3_e2", 5), ("e3_d2", 5)])
def test_north_american_trade_adds_to_an_event_s_own_action(tile: str, expected: int) -> None:
    table = play(FRANCE, "west_african_gold_mining", tile, trade())
    assert economy(table) == expected


@rule("3.4.5")
def test_north_american_trade_adds_once_to_an_event_with_two_kinds_of_points() -> None:
    state = trade()
    state.debt[BRITAIN] = 3
    table = play(FRANCE, "west_african_gold_mining", "d3_m2", state)
    assert event_points(table, ECONOMIC) == 2
    assert event_points(table, ECONOMIC, IN_CARIBBEAN) == 2
    state = trade(face_up=False)
    state.debt[BRITAIN] = 3
    table = play(FRANCE, "west_african_gold_mining", "d3_m2", state)
    do(table, "reveal north_american_trade")
    assert economy(table) == 4


@rule("3.5.3")
def test_north_american_trade_may_be_revealed_for_an_event_s_bonus() -> None:
    state = trade(face_up=False)
    table = play(FRANCE, "cook_and_bougainville", "e3_d2", state, "reveal north_american_trade")
    assert economy(table) == 4


def test_north_american_trade_does_not_help_britain() -> None:
    assert economy(round_of(BRITAIN, "e4_d2_a", trade())) == 4
    assert economy(play(BRITAIN, "west_african_gold_mining", "d3_m2", trade())) == 1


def test_north_american_trade_freshens_huguenots_when_revealed() -> None:
    state = trade(face_up=False)
    state.huguenots[space("acadia")] = SPENT_HUGUENOTS
    state.huguenots[space("louisiana")] = FRESH_HUGUENOTS
    table = round_of(FRANCE, None, state)
    do(table, "reveal north_american_trade")
    assert table.state.huguenots[space("acadia")] == FRESH_HUGUENOTS
    assert table.state.huguenots.count(FRESH_HUGUENOTS) == 2


# -- M-25 Marquis de Condorcet, M-26 Lavoisier -----------------------------------------------


def condorcet(event: str) -> State:
    state = position(5)
    cabinet(state, "marquis_de_condorcet", face_up=False)
    hand(state, FRANCE, event)
    return state


@rule("5.2", "3.4.4")
def test_condorcet_plays_an_event_with_a_tile_that_shows_no_sign() -> None:
    table = round_of(FRANCE, "e4_d2_a", condorcet("west_african_gold_mining"))
    do(table, "play west_african_gold_mining")
    assert points(table, ECONOMIC) == 5
    assert is_open(table, "marquis_de_condorcet")
    assert is_used(table, "marquis_de_condorcet-event_any_tile")


@rule("3.4.4")
def test_condorcet_does_not_lift_the_icon_nor_serve_twice_a_turn() -> None:
    table = round_of(FRANCE, "e4_d2_a", condorcet("la_gabelle"))
    assert refusal(table, "play la_gabelle") == ("no-icon-does-not-match", "3.4.4")
    state = condorcet("west_african_gold_mining")
    hand(state, FRANCE, "jesuit_abolition")
    table = rounds_of(FRANCE, "e4_d2_a", "e4_d2_b", state)
    do(table, "play west_african_gold_mining")
    next_round(table, "e4_d2_b")
    assert refusal(table, "play jesuit_abolition") == ("no-event-symbol", "5.2")


@rule("5.2")
def test_condorcet_is_not_needed_where_the_tile_shows_the_sign() -> None:
    table = round_of(FRANCE, "e3_d2", condorcet("west_african_gold_mining"))
    do(table, "play west_african_gold_mining")
    assert not is_open(table, "marquis_de_condorcet")


@rule("3.5.4")
def test_lavoisier_adds_to_major_and_minor_after_a_bonus() -> None:
    state = position(5)
    cabinet(state, "lavoisier", face_up=False)
    table = play(FRANCE, "wealth_of_nations", "d3_m2", state, "reveal lavoisier")
    assert points(table, DIPLOMATIC) == 4
    assert points(table, MILITARY) == 3
    assert points(table, ECONOMIC) == 3


@rule("3.5.4")
def test_lavoisier_gives_nothing_without_a_bonus_or_face_down() -> None:
    state = position(5)
    cabinet(state, "lavoisier")
    table = play(FRANCE, "west_african_gold_mining", "d3_m2", state)
    assert (points(table, DIPLOMATIC), points(table, MILITARY)) == (3, 2)
    state = position(5)
    state.debt[BRITAIN] = 3
    cabinet(state, "lavoisier", face_up=False)
    table = play(FRANCE, "west_african_gold_mining", "d3_m2", state)
    do(table, "reveal lavoisier")
    assert (points(table, DIPLOMATIC), points(table, MILITARY)) == (3, 2)
