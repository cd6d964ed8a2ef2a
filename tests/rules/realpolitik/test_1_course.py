"""1.0 The course of play: secret cards, the order of resolution, movement by prestige."""

import pytest

from greatpowers.games.realpolitik.components import (
    ACTIONS,
    AUSTRIA,
    FRANCE,
    ITALY,
    MOVEMENT,
    POWERS,
    PRUSSIA,
    TAXATION,
    territory,
)
from greatpowers.games.realpolitik.state import NOT_CHOSEN, SELECTION
from greatpowers.kernel.errors import UndoRefused, WrongSeat
from greatpowers.kernel.rule import rule
from tests.rules.realpolitik.scenes import (
    ally,
    asked,
    garrison,
    have_played,
    logged,
    open_table,
    options,
    play,
    position,
    put,
    rank,
    refusal,
    run_italy,
    select,
    start,
)


@rule("1.1")
def test_all_players_are_asked_at_once_and_only_once() -> None:
    table = open_table(position())
    assert [(ask.seat, ask.prompt) for ask in table.asks()] == [
        (seat, "ask-choose") for seat in (FRANCE, PRUSSIA, AUSTRIA)
    ]
    table.answer(PRUSSIA, "choose taxation")
    assert [ask.seat for ask in table.asks()] == [FRANCE, AUSTRIA]
    with pytest.raises(WrongSeat):
        table.answer(PRUSSIA, "choose dispatch")


@rule("1.1")
def test_every_card_in_hand_may_be_chosen() -> None:
    table = open_table(position())
    assert options(table) == [f"choose {action}" for action in ACTIONS]


@rule("1.1", "4.4")
def test_a_played_card_is_not_in_hand_until_a_dispatch() -> None:
    state = position()
    have_played(state, "france", "taxation", "movement")
    table = open_table(state)
    assert options(table, "choose") == ["mobilisation", "extend_influence", "dispatch"]
    for action in ("taxation", "movement"):
        assert refusal(table, f"choose {action}") == ("no-card-already-played", "4.4")


@rule("1.1")
def test_the_played_cards_of_others_do_not_matter() -> None:
    state = position()
    have_played(state, "prussia", *ACTIONS[:3])
    assert options(open_table(state), "choose") == list(ACTIONS)


@rule("1.1", "R6")
def test_cards_are_shown_when_the_last_is_chosen_and_stay_open() -> None:
    table = open_table(position())
    select(table, france="taxation", prussia="dispatch")
    assert logged(table, "log-plays") == []
    assert table.state.money == [0] * len(POWERS)
    select(table, austria="taxation")
    assert [line["power"] for line in logged(table, "log-plays")] == [
        "power-france",
        "power-austria",
        "power-prussia",
    ]
    assert table.state.played[FRANCE] == [TAXATION]
    assert table.state.chosen == [NOT_CHOSEN] * len(POWERS)


@rule("1.1")
def test_a_choice_can_be_taken_back_until_all_are_shown() -> None:
    table = open_table(position())
    select(table, france="taxation")
    table.undo(FRANCE)
    select(table, france="dispatch", prussia="dispatch", austria="dispatch")
    with pytest.raises(UndoRefused):
        table.undo(AUSTRIA)


@rule("1.1")
def test_who_does_not_answer_plays_the_dispatch() -> None:
    table = open_table(position())
    assert [str(table.default(ask.seat)) for ask in table.asks()] == ["choose dispatch"] * 3


@rule("1.1", "R6")
def test_somebody_who_only_has_the_dispatch_plays_that() -> None:
    state = position()
    have_played(state, "france", "taxation", "mobilisation", "extend_influence", "movement")
    assert options(open_table(state)) == ["choose dispatch"]


@rule("1.1", "6.2")
def test_the_controller_chooses_for_italy_as_well() -> None:
    state = position()
    run_italy(state, "austria")
    table = open_table(state)
    select(table, france="dispatch", prussia="dispatch", austria="taxation")
    assert [ask.seat for ask in table.asks()] == [AUSTRIA]
    select(table, italy="taxation")
    assert table.state.played[ITALY] == [TAXATION]


@rule("1.1", "R7")
def test_nobody_chooses_for_an_italy_that_nobody_runs() -> None:
    table = open_table(position())
    select(table, france="dispatch", prussia="dispatch", austria="dispatch")
    assert table.state.turn == 3
    assert table.state.played[ITALY] == []


# -- 1.2 the order of resolution -------------------------------------------------------------


@rule("1.2")
def test_taxes_are_there_before_anybody_is_asked_about_a_mobilisation() -> None:
    table = open_table(position())
    select(table, france="mobilisation", prussia="taxation", austria="extend_influence")
    assert asked(table) == (FRANCE, "ask-lay-train")
    assert table.state.money[PRUSSIA] == 9
    assert table.state.money[FRANCE] == 0


@rule("1.2", "R8")
def test_mobilisations_are_carried_out_in_prestige_order() -> None:
    state = position()
    rank(state, "austria", "france", "prussia", "italy")
    table = open_table(state)
    select(table, france="mobilisation", prussia="mobilisation", austria="mobilisation")
    seats = []
    while table.state.stage != SELECTION:
        seat = table.asks()[0].seat
        seats.append(seat)
        table.answer(seat, table.default(seat))
    assert list(dict.fromkeys(seats)) == [AUSTRIA, FRANCE, PRUSSIA]


@rule("1.2")
def test_dispatches_are_resolved_before_movement() -> None:
    state = position()
    state.token = 3
    put(state, "macmahon", "alo", 3)
    table = open_table(state)
    select(table, france="movement", prussia="dispatch", austria="taxation")
    assert asked(table) == (FRANCE, "ask-propose")
    assert table.state.movers == [FRANCE]
    play(table, "pass", "pass", "pass", *["pledge_nobody"] * 3)
    assert asked(table) == (FRANCE, "ask-arbiter")


@rule("1.2")
def test_mobilisation_comes_before_dispatch_and_movement() -> None:
    state = position()
    state.token = 3
    table = open_table(state)
    select(table, france="mobilisation", prussia="dispatch", austria="movement")
    assert asked(table) == (FRANCE, "ask-lay-train")
    assert table.state.token == 3


@rule("1.2")
def test_influence_is_extended_before_anything_is_conquered() -> None:
    state = position()
    garrison(state, "austria", "sax")
    put(state, "moltke", "bra", 5)
    table = open_table(state)
    select(table, france="dispatch", prussia="movement", austria="extend_influence")
    assert table.state.influence[AUSTRIA] == 2


# -- 1.3 movement in prestige order ----------------------------------------------------------


@rule("1.3")
@pytest.mark.parametrize(
    "order",
    [("france", "austria", "prussia", "italy"), ("italy", "prussia", "austria", "france")],
)
def test_several_powers_move_in_prestige_order(order: tuple[str, ...]) -> None:
    state = position()
    rank(state, *order)
    run_italy(state, "france")
    table = open_table(state)
    select(table, france="movement", italy="movement", prussia="movement", austria="movement")
    assert table.state.movers == [POWERS.index(power) for power in order]


@rule("1.3")
def test_only_who_played_movement_moves() -> None:
    table = open_table(position())
    select(table, france="dispatch", prussia="movement", austria="taxation")
    assert table.state.movers == [PRUSSIA]
    assert table.state.chosen[PRUSSIA] == MOVEMENT
    start(table, "france")
    assert (table.state.turn, table.state.stage) == (3, SELECTION)


@rule("1.3")
def test_the_next_mover_sees_what_the_first_has_done() -> None:
    state = position()
    put(state, "macmahon", "alo", 2)
    put(state, "moltke", "rhi", 4)
    ally(state, "prussia", "austria")
    table = open_table(state)
    select(table, france="movement", prussia="movement", austria="dispatch")
    start(table, "prussia", "move macmahon", "march pal", "garrison pal", "no")
    assert asked(table) == (PRUSSIA, "ask-arbiter")
    start(table, "france", "move moltke", "march pal")
    assert asked(table) == (FRANCE, "ask-retreat")
    assert table.state.garrison[territory("pal")] == -1


@rule("1.3", "R43")
def test_a_battle_does_not_change_who_moves_next() -> None:
    state = position()
    table = open_table(state)
    select(table, france="movement", prussia="movement", austria="movement")
    assert table.state.movers == [FRANCE, AUSTRIA, PRUSSIA]
    table.state.prestige = [PRUSSIA, FRANCE, AUSTRIA, ITALY]
    start(table, "prussia")
    assert asked(table) == (AUSTRIA, "ask-arbiter")


@rule("1.3", "R9")
def test_a_turn_ends_after_the_last_movement() -> None:
    table = open_table(position())
    select(table, france="movement", prussia="movement", austria="movement")
    for arbiter in ("prussia", "france", "france"):
        assert table.state.turn == 2
        start(table, arbiter)
    assert table.state.turn == 3
    assert table.state.arbiter == -1
