"""4.1.5: the Reset Phase of a Peace Turn."""

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    FRANCE,
    NOBODY,
    ability,
    advantage,
)
from greatpowers.games.imperial_struggle.rules.peace import reset_phase
from greatpowers.games.imperial_struggle.state import AVAILABLE, STACK, TAKEN, USED
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import cabinet, position
from tests.rules.imperial_struggle.turns import said, table_with


@rule("4.1.5", "8.2")
def test_4_1_5_advantages_are_ready_again_also_those_on_the_map() -> None:
    state = position(2)
    wheat, rum = advantage("wheat"), advantage("rum")
    state.exhausted[wheat] = state.exhausted[rum] = True
    assert (state.holder[wheat], state.holder[rum]) == (BRITAIN, NOBODY)
    reset_phase(table_with(state))
    assert not any(state.exhausted)


@rule("4.1.5", "3.5.2")
def test_4_1_5_abilities_are_ready_again_and_cards_stay_face_up() -> None:
    state = position(2)
    cabinet(state, "robert_walpole")
    state.ability_used[ability("robert_walpole-draw_discard")] = True
    state.banks_used = 2
    state.townshend = 3
    before = state.ministry_at.copy()
    reset_phase(table_with(state))
    assert not any(state.ability_used)
    assert (state.banks_used, state.townshend) == (0, -1)
    assert state.ministry_at == before


@rule("4.1.5")
def test_4_1_5_all_tiles_of_the_turn_are_used_also_the_one_nobody_took() -> None:
    state = position(2)
    state.tile_at[:9] = [TAKEN + FRANCE] * 4 + [TAKEN + BRITAIN] * 4 + [AVAILABLE]
    reset_phase(table_with(state))
    assert state.tile_at == [USED] * 9 + [STACK] * 15


@rule("4.1.5", "3.6")
def test_4_1_5_suspended_squadrons_come_back_to_the_navy_box() -> None:
    state = position(2)
    state.navy_box = [1, 2]
    state.away = [0, 1]
    table = table_with(state)
    reset_phase(table)
    assert (state.navy_box, state.away) == ([1, 3], [0, 0])
    assert said(table, "log-squadrons-return") == [{"power": "power-br", "n": 1}]


@rule("4.1.5")
def test_4_1_5_nothing_else_is_reset() -> None:
    state = position(2)
    state.debt, state.treaty, state.vp = [3, 4], [1, 2], 12
    before = state.clone()
    reset_phase(table_with(state))
    assert state.data() == before.data()
