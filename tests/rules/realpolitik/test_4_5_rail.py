"""4.5.2 Rail transport: chains of Trains in own lands and those of friends who agree."""

import pytest

from greatpowers.games.realpolitik.components import AUSTRIA, NOBODY, PRUSSIA, territory
from greatpowers.games.realpolitik.state import RealpolitikTable, State
from greatpowers.kernel.rule import rule
from tests.rules.realpolitik.scenes import (
    ally,
    asked,
    garrison,
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
    refusal,
    run_italy,
    start,
    units,
)


def railway() -> State:
    """Return a position with a Prussian line from East Prussia to Silesia, and one apart."""
    state = position()
    lay_trains(state, "prussia", "epr", "pom", "bra", "sil", "rhi")
    put(state, "moltke", "epr", 3)
    return state


def joint_railway() -> State:
    """Return a position in which the line goes on through an allied Austria."""
    state = railway()
    lay_trains(state, "austria", "boh", "vie")
    ally(state, "prussia", "austria")
    return state


def railing(state: State, power: str = "prussia") -> RealpolitikTable:
    """Let a power begin its Movement."""
    table = move(state, power)
    start(table, "france")
    return table


@rule("4.5.2")
def test_a_general_goes_any_way_along_the_chain_with_his_units() -> None:
    table = railing(railway())
    assert asked(table) == (PRUSSIA, "ask-rail")
    play(table, "rail_general moltke")
    assert options(table, "rail_to") == ["bra", "pom", "sil"]
    play(table, "rail_to sil")
    assert is_at(table, "moltke", "sil")
    assert units(table, "moltke") == 3


@rule("4.5.2")
def test_a_train_apart_and_a_place_without_a_train_are_out_of_reach() -> None:
    table = railing(railway())
    play(table, "rail_general moltke")
    for place in ("rhi", "pos", "psa", "boh", "epr"):
        assert refusal(table, f"rail_to {place}") == ("no-rail-chain", "4.5.2")


@rule("4.5.2")
def test_the_chain_must_begin_where_the_general_is() -> None:
    state = railway()
    put(state, "moltke", "pos", 3)
    put(state, "friedrich_karl", "bra", 1)
    put(state, "crown_prince", "rhi", 1)
    table = railing(state)
    assert options(table, "rail_general") == ["friedrich_karl"]
    assert refusal(table, "rail_general moltke") == ("no-not-on-rails", "4.5.2")
    assert refusal(table, "rail_general crown_prince") == ("no-not-on-rails", "4.5.2")


@rule("4.5.2", "R16")
def test_a_general_is_railed_once_and_may_move_afterwards() -> None:
    state = railway()
    put(state, "friedrich_karl", "bra", 1)
    table = railing(state)
    play(table, "rail_general moltke", "rail_to bra")
    assert refusal(table, "rail_general moltke") == ("no-has-railed", "R16")
    play(table, "done", "move moltke", "march sax")
    assert is_at(table, "moltke", "sax")


@rule("4.5.2")
def test_only_own_generals_on_the_board_are_railed() -> None:
    state = joint_railway()
    put(state, "albrecht", "vie", 1)
    table = railing(state)
    assert refusal(table, "rail_general albrecht") == ("no-not-your-general", "4.5")
    assert refusal(table, "rail_general crown_prince") == ("no-general-off-board", "4.5")


@rule("4.5.2")
def test_who_has_nothing_to_rail_is_not_asked() -> None:
    state = position()
    put(state, "moltke", "bra", 3)
    lay_trains(state, "prussia", "bra", "sil")
    garrison(state, "austria", "sil")
    table = railing(state)
    assert asked(table) == (PRUSSIA, "ask-move")


@rule("4.5.2")
def test_a_train_in_a_lost_territory_serves_nobody() -> None:
    state = railway()
    garrison(state, "france", "bra")
    table = railing(state)
    play(table, "rail_general moltke")
    assert options(table, "rail_to") == ["pom"]


@rule("4.5.2")
def test_a_strait_is_no_railway() -> None:
    state = position(4)
    put(state, "garibaldi", "nap", 1)
    lay_trains(state, "italy", "nap", "emi")
    table = railing(state, "italy")
    play(table, "rail_general garibaldi")
    assert options(table, "rail_to") == ["emi"]


# -- loose Units -----------------------------------------------------------------------------


@rule("4.5.2", "R16")
def test_loose_units_go_one_by_one_each_once() -> None:
    state = railway()
    leave_loose(state, bra=2, sil=1)
    table = railing(state)
    play(table, "rail_unit bra", "rail_to sil", "rail_unit bra", "rail_to sil")
    assert table.state.loose[territory("bra")] == 0
    assert table.state.loose[territory("sil")] == 3
    assert refusal(table, "rail_unit bra") == ("no-loose-units", "R16")
    play(table, "rail_unit sil", "rail_to pom")
    assert table.state.loose[territory("pom")] == 1
    assert refusal(table, "rail_unit sil") == ("no-loose-units", "R16")
    assert refusal(table, "rail_unit pom") == ("no-loose-units", "R16")


@rule("4.5.2", "R16")
def test_units_with_a_general_are_not_loose_and_those_of_others_not_own() -> None:
    state = joint_railway()
    leave_loose(state, boh=2, rhi=1)
    table = railing(state)
    assert refusal(table, "rail_unit epr") == ("no-loose-units", "R16")
    assert refusal(table, "rail_unit boh") == ("no-loose-units", "R16")
    assert refusal(table, "rail_unit rhi") == ("no-not-on-rails", "4.5.2")


@rule("4.5.2", "R16")
def test_loose_units_end_in_own_territories_but_may_pass_a_friends() -> None:
    state = joint_railway()
    garrison(state, "prussia", "tyr")
    lay_trains(state, "prussia", "tyr")
    leave_loose(state, bra=1)
    table = railing(state)
    play(table, "rail_unit bra")
    assert refusal(table, "rail_to vie") == ("no-units-stay-in-own", "R16")
    play(table, "rail_to tyr")
    assert asked(table) == (AUSTRIA, "ask-consent")
    play(table, "yes")
    assert table.state.loose[territory("tyr")] == 1
    assert logged(table, "log-rails-unit") == [
        {"power": "power-prussia", "origin": "territory-bra", "territory": "territory-tyr"}
    ]


@rule("4.5.2", "R20")
def test_a_unit_that_was_refused_passage_has_used_its_transport() -> None:
    state = joint_railway()
    garrison(state, "prussia", "tyr")
    lay_trains(state, "prussia", "tyr")
    leave_loose(state, bra=1)
    table = railing(state)
    play(table, "rail_unit bra", "rail_to tyr", "no")
    assert table.state.loose[territory("bra")] == 1
    assert refusal(table, "rail_unit bra") == ("no-loose-units", "R16")


# -- friends ---------------------------------------------------------------------------------


@rule("4.5.2", "3.1", "R20")
@pytest.mark.parametrize("agrees", [True, False])
def test_an_allys_railways_are_open_if_the_ally_agrees(agrees: bool) -> None:
    table = railing(joint_railway())
    play(table, "rail_general moltke")
    assert options(table, "rail_to") == ["bra", "pom", "sil", "vie", "boh"]
    play(table, "rail_to vie")
    assert asked(table) == (AUSTRIA, "ask-consent")
    play(table, "yes" if agrees else "no")
    assert is_at(table, "moltke", "vie" if agrees else "epr")
    assert asked(table) == (PRUSSIA, "ask-move")


@rule("4.5.2", "3.1")
def test_who_starts_in_an_allys_land_asks_the_ally() -> None:
    state = joint_railway()
    put(state, "moltke", "vie", 2)
    table = railing(state)
    play(table, "rail_general moltke", "rail_to epr")
    assert asked(table) == (AUSTRIA, "ask-consent")
    play(table, "yes")
    assert is_at(table, "moltke", "epr")


@rule("4.5.2", "3.1")
def test_a_way_by_own_lines_is_preferred_to_one_through_an_allys_land() -> None:
    state = joint_railway()
    garrison(state, "prussia", "sax", "bav")
    lay_trains(state, "austria", "bav")
    state.train[territory("rhi")] = NOBODY
    lay_trains(state, "prussia", "sax")
    put(state, "moltke", "sil", 2)
    table = railing(state)
    play(table, "rail_general moltke", "rail_to bav")
    assert is_at(table, "moltke", "bav")


@rule("4.5.2", "3.1")
def test_nobody_is_asked_about_the_own_line() -> None:
    table = railing(joint_railway())
    play(table, "rail_general moltke", "rail_to sil")
    assert is_at(table, "moltke", "sil")


@rule("4.5.2")
def test_an_enemys_railways_are_closed() -> None:
    state = joint_railway()
    state.ally = [-1] * 4
    table = railing(state)
    play(table, "rail_general moltke")
    assert options(table, "rail_to") == ["bra", "pom", "sil"]


@rule("4.5.2", "6.6.1")
@pytest.mark.parametrize("controller", ["prussia", "austria"])
def test_italian_railways_are_free_to_the_controller_and_open_to_an_ally(controller: str) -> None:
    state = position()
    ally(state, "prussia", "austria")
    run_italy(state, controller)
    garrison(state, "prussia", "lom")
    lay_trains(state, "prussia", "lom")
    lay_trains(state, "italy", "pie")
    put(state, "moltke", "lom", 2)
    table = railing(state)
    play(table, "rail_general moltke", "rail_to pie")
    if controller == "austria":
        assert asked(table) == (AUSTRIA, "ask-consent")
        play(table, "yes")
    assert is_at(table, "moltke", "pie")


@rule("4.5.2", "5.7")
def test_who_came_by_rail_goes_back_to_the_railway() -> None:
    state = railway()
    garrison(state, "france", "sax")
    put(state, "moltke", "epr", 1)
    put(state, "macmahon", "sax", 0)
    table = railing(state)
    play(table, "rail_general moltke", "rail_to bra", "move moltke", "march sax")
    assert len(logged(table, "log-tie")) == 1
    assert is_at(table, "moltke", "bra")
    assert not is_off_board(table, "macmahon")
