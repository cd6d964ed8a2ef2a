"""4.4 Dispatch: the diplomacy token, the played cards, and when the Diplomacy Phase comes."""

import pytest

from greatpowers.games.realpolitik.components import (
    AUSTRIA,
    DISPATCH,
    FRANCE,
    ITALY,
    PRUSSIA,
    TAXATION,
)
from greatpowers.games.realpolitik.state import SELECTION, RealpolitikTable
from greatpowers.kernel.rule import rule
from tests.rules.realpolitik.scenes import (
    asked,
    have_played,
    logged,
    open_table,
    play,
    position,
    put,
    run_italy,
    select,
)


def no_diplomacy(table: RealpolitikTable) -> None:
    """Go through a Diplomacy Phase in which nobody wants anything."""
    play(table, "pass", "pass", "pass", *["pledge_nobody"] * 3)


@rule("4.4")
def test_the_token_rises_by_one_for_each_dispatch() -> None:
    table = open_table(position())
    select(table, france="dispatch", prussia="taxation", austria="taxation")
    assert table.state.token == 1
    select(table, france="dispatch", prussia="dispatch", austria="extend_influence")
    assert table.state.token == 3
    assert [line["box"] for line in logged(table, "log-dispatch")] == [1, 2, 3]


@rule("4.4", "R6")
def test_all_played_cards_come_back_with_the_dispatch_itself() -> None:
    state = position()
    for power in ("france", "prussia"):
        have_played(state, power, "taxation", "movement")
    table = open_table(state)
    select(table, france="dispatch", prussia="extend_influence", austria="taxation")
    assert table.state.played[FRANCE] == []
    assert len(table.state.played[PRUSSIA]) == 3
    assert table.state.played[AUSTRIA] == [TAXATION]


@rule("4.4")
def test_a_dispatch_may_be_played_every_turn() -> None:
    table = open_table(position())
    for _ in range(3):
        select(table, france="dispatch", prussia="taxation", austria="taxation")
        table.state.played = [[], [], [], []]
    assert table.state.token == 3


@rule("4.4", "6.4")
def test_an_italian_dispatch_counts_and_returns_the_cards_of_italy_only() -> None:
    state = position()
    run_italy(state, "prussia")
    have_played(state, "italy", "taxation", "movement")
    table = open_table(state)
    select(table, france="taxation", prussia="taxation", austria="taxation", italy="dispatch")
    assert table.state.token == 1
    assert table.state.played[ITALY] == []
    assert table.state.played[PRUSSIA] == [TAXATION]


# -- 4.4.1 when the Diplomacy Phase comes ----------------------------------------------------


@rule("4.4.1", "R14")
@pytest.mark.parametrize(("token", "comes"), [(0, False), (2, False), (3, True)])
def test_the_diplomacy_phase_comes_at_the_top_box(token: int, comes: bool) -> None:
    state = position()
    state.token = token
    table = open_table(state)
    select(table, france="dispatch", prussia="taxation", austria="taxation")
    assert (asked(table)[1] == "ask-propose") == comes


@rule("4.4.1", "R14")
def test_all_dispatches_of_a_turn_bring_one_phase_and_the_token_returns() -> None:
    state = position()
    state.token = 3
    table = open_table(state)
    select(table, france="dispatch", prussia="dispatch", austria="dispatch")
    assert table.state.token == 4
    no_diplomacy(table)
    assert table.state.stage == SELECTION
    assert table.state.token == 0
    assert not table.state.is_diplomacy_due
    assert len(logged(table, "log-diplomacy")) == 1
    assert table.state.diplomacies == 2
    assert table.state.played == [[], [], [], []]


@rule("4.4.1", "1.2")
def test_movement_follows_the_diplomacy_phase_in_the_same_turn() -> None:
    state = position()
    state.token = 3
    put(state, "moltke", "bra", 1)
    table = open_table(state)
    turn = table.state.turn
    select(table, france="dispatch", prussia="movement", austria="taxation")
    no_diplomacy(table)
    assert asked(table) == (PRUSSIA, "ask-arbiter")
    assert table.state.turn == turn


@rule("4.4.1", "3.1")
def test_an_alliance_of_the_phase_holds_in_the_movement_of_the_turn() -> None:
    state = position()
    state.token = 3
    put(state, "moltke", "bra", 1)
    table = open_table(state)
    select(table, france="dispatch", prussia="movement", austria="taxation")
    play(table, "pass", "pass", "pass", "pledge_nobody", "pledge austria", "pledge prussia")
    verdict = table.why(PRUSSIA, "name_arbiter", "austria")
    assert (verdict.reason, verdict.cite) == ("no-friend-as-arbiter", "R15")


@rule("4.4.1")
def test_without_a_dispatch_there_is_no_phase() -> None:
    state = position()
    state.token = 3
    table = open_table(state)
    select(table, france="taxation", prussia="taxation", austria="taxation")
    assert table.state.token == 3
    assert logged(table, "log-dispatch") == []
    assert table.state.chosen.count(DISPATCH) == 0
