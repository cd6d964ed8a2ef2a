"""4.1.7: choosing and exchanging Ministries, and the Jacobites' third slot (7.3)."""

import pytest

from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    FRANCE,
    MINISTRIES,
    MINISTRY_ERAS,
    MINISTRY_SIDE,
    ministry,
)
from greatpowers.games.imperial_struggle.rules.cabinet import cabinet as in_cabinet
from greatpowers.games.imperial_struggle.state import (
    ASIDE,
    CONFIRMED,
    FACE_DOWN,
    FACE_UP,
    REMOVED,
    State,
)
from greatpowers.kernel.errors import IllegalAnswer
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import cabinet, do, offered, position, refusal, targets
from tests.rules.imperial_struggle.turns import by_default, turn_begins

JACOBITES = ministry("jacobite_uprisings")


def ministry_phase_of(state: State) -> ImperialTable:
    table = turn_begins(state)
    by_default(table, "ask-discard")
    return table


def of_era(power: int, era: int) -> set[str]:
    return {
        MINISTRIES[m]
        for m, side in enumerate(MINISTRY_SIDE)
        if side == power and era in MINISTRY_ERAS[m]
    }


def seated(table: ImperialTable, power: int) -> set[str]:
    return {MINISTRIES[m] for m in in_cabinet(table.state, power)}


def seat_of(table: ImperialTable, power: int) -> set[str]:
    return {str(option) for option in table.options(power)}


@rule("4.1.7", "3.5.1")
@pytest.mark.parametrize(("turn", "era"), [(1, 0), (3, 1), (5, 2)])
def test_4_1_7_only_cards_with_the_eras_sign_are_offered(turn: int, era: int) -> None:
    table = ministry_phase_of(position(turn))
    for power in (FRANCE, BRITAIN):
        assert seat_of(table, power) == {f"appoint {name}" for name in of_era(power, era)}


@rule("4.1.7", "3.5.1")
def test_4_1_7_two_different_cards_are_laid_face_down() -> None:
    table = ministry_phase_of(position())
    first = table.ask_of(FRANCE)
    table.answer(FRANCE, "appoint john_law")
    second = table.ask_of(FRANCE)
    assert [ask and ask.args for ask in (first, second)] == [{"n": 1, "all": 2}, {"n": 2, "all": 2}]
    with pytest.raises(IllegalAnswer):
        table.answer(FRANCE, "appoint john_law")
    table.answer(FRANCE, "appoint cardinal_ministers")
    assert seated(table, FRANCE) == {"john_law", "cardinal_ministers"}
    assert table.ask_of(FRANCE) is None
    assert table.state.ministry_at[ministry("john_law")] == FACE_DOWN


@rule("4.1.7")
def test_4_1_7_the_other_sides_cards_cannot_be_chosen() -> None:
    table = ministry_phase_of(position())
    assert refusal(table, "appoint robert_walpole")[0] == "no-not-to-appoint"


@rule("4.1.7")
def test_4_1_7_the_choice_is_secret_and_made_at_once() -> None:
    one, two = ministry_phase_of(position()), ministry_phase_of(position())
    assert [ask.seat for ask in one.asks()] == [FRANCE, BRITAIN]
    one.answer(FRANCE, "appoint john_law")
    two.answer(FRANCE, "appoint jacobite_uprisings")
    assert one.view(BRITAIN) == two.view(BRITAIN)
    assert one.view(None) == two.view(None)


@rule("4.1.7", "3.5.1")
def test_4_1_7_a_new_era_empties_the_cabinet_and_old_cards_may_be_chosen_again() -> None:
    state = position(3)
    cabinet(state, "jacobite_uprisings", "john_law", "east_india_company")
    table = ministry_phase_of(state)
    assert "appoint jacobite_uprisings" in seat_of(table, FRANCE)
    assert "appoint east_india_company" in seat_of(table, BRITAIN)
    assert seated(table, FRANCE) == seated(table, BRITAIN) == set()
    table.answer(FRANCE, "appoint jacobite_uprisings")
    assert table.state.ministry_at[JACOBITES] == FACE_DOWN
    assert table.state.ministry_at[ministry("john_law")] == ASIDE


@rule("4.1.7")
def test_4_1_7_a_card_out_of_the_game_is_not_offered() -> None:
    state = position(3)
    state.ministry_at[JACOBITES] = REMOVED
    table = ministry_phase_of(state)
    assert "appoint jacobite_uprisings" not in seat_of(table, FRANCE)
    assert table.state.ministry_at[JACOBITES] == REMOVED


# -- the second turn of an era ---------------------------------------------------------------


def second_turn(*face_up: str, hidden: tuple[str, ...] = ()) -> ImperialTable:
    state = position(2)
    cabinet(state, *face_up)
    cabinet(state, *hidden, face_up=False)
    return ministry_phase_of(state)


@rule("4.1.7", "3.5.1")
def test_4_1_7_face_up_cards_stay_and_nobody_is_asked_about_them() -> None:
    table = second_turn("john_law", "cardinal_ministers", "robert_walpole", "jonathan_swift")
    assert table.asks()[0].prompt == "ask-who-first"
    assert seated(table, FRANCE) == {"john_law", "cardinal_ministers"}
    assert seated(table, BRITAIN) == {"robert_walpole", "jonathan_swift"}


@rule("4.1.7")
def test_4_1_7_a_face_down_card_may_be_exchanged_for_any_other_of_the_era() -> None:
    table = second_turn(
        "john_law", "robert_walpole", "jonathan_swift", hidden=("jacobite_uprisings",)
    )
    assert table.asks()[0].args == {"ministry": "ministry-jacobite_uprisings"}
    others = of_era(FRANCE, 0) - {"john_law", "jacobite_uprisings"}
    assert offered(table) == {"keep", *(f"appoint {name}" for name in others)}
    do(table, "appoint cardinal_ministers")
    assert seated(table, FRANCE) == {"john_law", "cardinal_ministers"}
    assert table.state.ministry_at[ministry("cardinal_ministers")] == FACE_DOWN
    assert table.state.ministry_at[JACOBITES] == ASIDE


@rule("4.1.7")
@pytest.mark.parametrize(
    ("answers", "result"),
    [
        (("keep", "keep"), {"cardinal_ministers", "john_law"}),
        (("appoint new_world_huguenots", "keep"), {"new_world_huguenots", "john_law"}),
        (("keep", "appoint jacobite_uprisings"), {"cardinal_ministers", "jacobite_uprisings"}),
        (
            ("appoint jacobite_uprisings", "appoint new_world_huguenots"),
            {"jacobite_uprisings", "new_world_huguenots"},
        ),
        (
            ("appoint jacobite_uprisings", "appoint cardinal_ministers"),
            {"jacobite_uprisings", "cardinal_ministers"},
        ),
    ],
)
def test_4_1_7_none_one_or_both_may_be_exchanged(
    answers: tuple[str, str], result: set[str]
) -> None:
    table = second_turn(
        "robert_walpole", "jonathan_swift", hidden=("cardinal_ministers", "john_law")
    )
    do(table, *answers)
    assert seated(table, FRANCE) == result
    assert table.asks()[0].prompt == "ask-who-first"
    assert CONFIRMED not in table.state.ministry_at


@rule("4.1.7")
def test_4_1_7_exchanging_is_as_secret_as_keeping() -> None:
    hidden = ("john_law", "cardinal_ministers", "robert_walpole", "jonathan_swift")
    one, two = second_turn(hidden=hidden), second_turn(hidden=hidden)
    one.answer(FRANCE, "keep")
    two.answer(FRANCE, "appoint jacobite_uprisings")
    assert one.view(BRITAIN) == two.view(BRITAIN)


# -- the Jacobites (7.3, R78, R79) -----------------------------------------------------------


def after_jacobite_victory(turn: int, *french: str, face_up: bool = True) -> ImperialTable:
    state = position(turn)
    state.jacobite_ministry = True
    state.jacobite_victories = 1
    cabinet(state, "pitt_the_elder", "merchant_banks")
    cabinet(state, *french, face_up=face_up)
    return ministry_phase_of(state)


@rule("7.3", "4.1.7")
def test_7_3_after_a_jacobite_victory_the_card_lies_open_as_a_third() -> None:
    table = after_jacobite_victory(4, "choiseul", "dupleix")
    assert table.asks()[0].prompt == "ask-who-first"
    assert seated(table, FRANCE) == {"choiseul", "dupleix", "jacobite_uprisings"}
    assert table.state.ministry_at[JACOBITES] == FACE_UP


@rule("7.3", "4.1.7")
@pytest.mark.parametrize("face_up", [True, False])
def test_7_3_if_it_was_one_of_the_two_france_fills_its_place(face_up: bool) -> None:
    table = after_jacobite_victory(4, "jacobite_uprisings", "choiseul", face_up=face_up)
    assert table.asks()[0].prompt == "ask-appoint"
    assert table.asks()[0].args == {"n": 1, "all": 1}
    assert "jacobite_uprisings" not in targets(table, "appoint")
    assert "choiseul" not in targets(table, "appoint")
    do(table, "appoint dupleix")
    if not face_up:
        assert table.asks()[0].args == {"ministry": "ministry-choiseul"}
        do(table, "keep")
    assert seated(table, FRANCE) == {"choiseul", "dupleix", "jacobite_uprisings"}
    assert table.state.ministry_at[ministry("dupleix")] == FACE_DOWN
    assert table.state.ministry_at[JACOBITES] == FACE_UP


@rule("7.3", "4.1.7")
def test_7_3_in_the_next_era_it_stays_beside_two_new_cards() -> None:
    table = after_jacobite_victory(5, "jacobite_uprisings", "choiseul", "dupleix")
    assert "jacobite_uprisings" not in targets(table, "appoint")
    table.answer(FRANCE, "appoint turgot")
    table.answer(FRANCE, "appoint voltaire")
    assert table.ask_of(FRANCE) is None
    assert seated(table, FRANCE) == {"turgot", "voltaire", "jacobite_uprisings"}


@rule("7.3", "4.1.7")
def test_7_3_after_a_jacobite_defeat_the_empty_slot_waits_for_the_next_era() -> None:
    state = position(4)
    cabinet(state, "choiseul", "pitt_the_elder", "merchant_banks")
    state.ministry_at[JACOBITES] = REMOVED
    state.jacobite_defeat = True
    table = ministry_phase_of(state)
    assert table.asks()[0].prompt == "ask-who-first"
    assert seated(table, FRANCE) == {"choiseul"}
