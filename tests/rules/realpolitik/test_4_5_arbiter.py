"""4.5.1 The Arbiter: who may be one, and the further steps one may grant."""

import pytest

from greatpowers.games.realpolitik.components import AUSTRIA, FRANCE, NOBODY, PRUSSIA, territory
from greatpowers.games.realpolitik.state import RealpolitikTable, State
from greatpowers.kernel.rule import rule
from tests.rules.realpolitik.scenes import (
    ally,
    asked,
    is_at,
    lay_trains,
    logged,
    move,
    options,
    play,
    position,
    put,
    refusal,
    run_italy,
    start,
)


def one_general(units: int = 3) -> State:
    """Return a position with one Prussian General on the board."""
    state = position()
    put(state, "moltke", "bra", units)
    return state


def after_a_step(state: State, arbiter: str = "france") -> RealpolitikTable:
    """Let Prussia take its first step, without a move."""
    table = move(state, "prussia")
    start(table, arbiter, "done")
    assert asked(table) == (PRUSSIA, "ask-further-step")
    return table


@rule("4.5.1")
def test_the_arbiter_is_named_first() -> None:
    state = one_general()
    lay_trains(state, "prussia", "bra", "pom")
    table = move(state, "prussia")
    assert asked(table) == (PRUSSIA, "ask-arbiter")
    assert options(table) == ["name_arbiter france", "name_arbiter austria"]
    play(table, "name_arbiter austria")
    assert table.state.arbiter == AUSTRIA
    assert asked(table) == (PRUSSIA, "ask-rail")


@rule("4.5.1", "R15")
def test_who_cannot_be_arbiter() -> None:
    state = one_general()
    ally(state, "prussia", "austria")
    table = move(state, "prussia")
    assert refusal(table, "name_arbiter prussia") == ("no-that-is-you", "4.5.1")
    assert refusal(table, "name_arbiter austria") == ("no-friend-as-arbiter", "R15")
    assert refusal(table, "name_arbiter italy") == ("no-nobody-runs-it", "R15")
    assert options(table) == ["name_arbiter france"]


@rule("4.5.1", "R15")
def test_an_italy_that_an_enemy_runs_may_be_arbiter() -> None:
    state = one_general()
    run_italy(state, "france")
    table = move(state, "prussia")
    assert options(table, "name_arbiter") == ["france", "austria", "italy"]


@rule("4.5.1", "R15")
def test_an_italy_that_the_ally_runs_may_not() -> None:
    state = one_general()
    ally(state, "prussia", "austria")
    run_italy(state, "austria")
    table = move(state, "prussia")
    assert refusal(table, "name_arbiter italy") == ("no-friend-as-arbiter", "R15")


@rule("6.6.4")
@pytest.mark.parametrize(("mover", "other"), [("prussia", "italy"), ("italy", "prussia")])
def test_powers_of_one_player_are_not_each_others_arbiter(mover: str, other: str) -> None:
    state = one_general()
    put(state, "la_marmora", "pie", 1)
    run_italy(state, "prussia")
    table = move(state, mover)
    assert asked(table) == (PRUSSIA, "ask-arbiter")
    assert refusal(table, f"name_arbiter {other}") == ("no-own-power-as-arbiter", "6.6.4")
    assert options(table, "name_arbiter") == ["france", "austria"]


# -- further steps (R15) ---------------------------------------------------------------------


@rule("R15")
def test_a_granted_step_brings_another_move_and_morale_to_the_arbiter() -> None:
    state = one_general()
    table = move(state, "prussia")
    start(table, "france", "move moltke", "march sax", "done", "yes")
    assert asked(table) == (FRANCE, "ask-grant-step")
    play(table, "yes")
    assert table.state.morale == [4, 3, 3, 3]
    assert asked(table) == (PRUSSIA, "ask-move")
    play(table, "move moltke", "march bav")
    assert is_at(table, "moltke", "bav")


@rule("R15")
def test_a_refusal_ends_the_action_and_brings_nothing() -> None:
    table = after_a_step(one_general())
    play(table, "yes", "no")
    assert asked(table)[1] == "ask-choose"
    assert table.state.morale == [3, 3, 3, 3]
    assert table.state.arbiter == NOBODY
    assert len(logged(table, "log-step-refused")) == 1


@rule("R15")
def test_the_mover_need_not_ask() -> None:
    table = after_a_step(one_general())
    play(table, "no")
    assert asked(table)[1] == "ask-choose"


@rule("R15")
def test_two_further_steps_at_most() -> None:
    table = after_a_step(one_general())
    play(table, "yes", "yes", "done", "yes", "yes", "done")
    assert asked(table)[1] == "ask-choose"
    assert table.state.morale[FRANCE] == 5
    assert table.state.extra_steps == 0


@rule("R15")
def test_a_further_step_has_no_rail_transport() -> None:
    state = one_general()
    lay_trains(state, "prussia", "bra", "pom")
    table = move(state, "prussia")
    start(table, "france", "done", "done", "yes", "yes")
    assert asked(table) == (PRUSSIA, "ask-move")


@rule("R15", "R31")
def test_the_morale_of_an_arbiter_ends_at_six() -> None:
    state = one_general()
    state.morale[FRANCE] = 6
    table = after_a_step(state)
    play(table, "yes", "yes")
    assert table.state.morale[FRANCE] == 6


@rule("R15")
def test_who_has_no_general_on_the_board_is_not_asked() -> None:
    table = move(position(), "prussia")
    start(table, "france")
    assert asked(table)[1] == "ask-choose"


@rule("R15")
def test_the_arbiter_without_power_is_named_but_grants_nothing() -> None:
    state = one_general()
    state.arbiter_grants = False
    table = move(state, "prussia")
    start(table, "france", "done")
    assert asked(table)[1] == "ask-choose"


@rule("R15", "6.2")
def test_the_controller_answers_for_an_italian_arbiter() -> None:
    state = one_general()
    run_italy(state, "austria")
    table = after_a_step(state, "italy")
    play(table, "yes")
    assert asked(table) == (AUSTRIA, "ask-grant-step")
    play(table, "yes")
    assert table.state.morale == [3, 3, 3, 4]


@rule("R15", "1.3")
def test_each_mover_has_an_arbiter_and_steps_of_their_own() -> None:
    state = one_general()
    put(state, "macmahon", "ile", 1)
    table = move(state, "france", "prussia")
    start(table, "austria", "done", "yes", "yes", "done", "no")
    assert asked(table) == (PRUSSIA, "ask-arbiter")
    assert table.state.extra_steps == 0
    start(table, "france", "done", "yes", "yes", "done", "yes", "yes")
    assert table.state.extra_steps == 2
    assert table.state.morale == [5, 3, 4, 3]


@rule("R15", "R21")
def test_what_was_occupied_stays_so_in_the_next_step() -> None:
    state = one_general(2)
    table = move(state, "prussia")
    start(table, "france", "move moltke", "march sax", "garrison sax", "yes", "yes")
    play(table, "move moltke", "march bav", "garrison bav")
    assert table.state.garrison[territory("sax")] == PRUSSIA
    assert table.state.garrison[territory("bav")] == PRUSSIA


@rule("R15", "R25")
def test_a_further_step_may_bring_a_second_battle_but_no_second_support() -> None:
    state = one_general(4)
    ally(state, "france", "austria")
    put(state, "albrecht", "sax", 1)
    put(state, "bazaine", "hes", 2)
    table = move(state, "prussia")
    start(table, "france", "move moltke", "march sax", "support bazaine")
    assert is_at(table, "moltke", "bra")
    play(table, "yes", "yes", "move moltke", "march sax")
    assert asked(table) == (AUSTRIA, "ask-retreat")
    assert len(logged(table, "log-battle")) == 2
    assert len(logged(table, "log-supports")) == 1


@rule("R15", "5.7")
def test_in_a_further_step_one_goes_back_to_where_it_began() -> None:
    state = one_general(1)
    put(state, "albrecht", "boh")
    table = move(state, "prussia")
    start(table, "france", "move moltke", "march sax", "done", "yes", "yes")
    play(table, "move moltke", "march boh")
    assert len(logged(table, "log-tie")) == 1
    assert is_at(table, "moltke", "sax")


@rule("R25", "R16")
def test_a_new_movement_begins_with_fresh_pieces() -> None:
    state = one_general(5)
    lay_trains(state, "prussia", "bra", "pom")
    ally(state, "france", "austria")
    put(state, "albrecht", "sax", 1)
    put(state, "bazaine", "hes", 2)
    state.has_supported = [True] * len(state.has_supported)
    state.has_railed = [True] * len(state.has_railed)
    state.has_moved = [True] * len(state.has_moved)
    state.has_fought = [territory("sax")]
    table = move(state, "prussia")
    start(table, "france", "rail_general moltke", "rail_to pom", "move moltke", "march bra")
    play(table, "yes", "yes", "move moltke", "march sax")
    assert asked(table) == (FRANCE, "ask-support")
