"""The Events of the Empire era, numbers 26 to 30."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    DIPLOMATIC,
    ECONOMIC,
    FRANCE,
    MILITARY,
    NOBODY,
)
from greatpowers.games.imperial_struggle.rules.limits import (
    IN_EUROPE,
    IN_NORTH_AMERICA,
)
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.event_scenes import (
    event_points,
    is_over,
    no_event_points,
    play,
    without_credit,
)
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    clear_board,
    conflict,
    do,
    flag,
    in_conflict,
    owner,
    position,
    refusal,
    targets,
)

BOTH = pytest.mark.parametrize("power", [FRANCE, BRITAIN])


# -- 26 Salon d'Hercule ----------------------------------------------------------------------


@rule("5.2", "3.4.3")
@pytest.mark.parametrize(("style", "debt"), [(False, 1), (True, 3)])
def test_salon_d_hercule_british_burdens_france(style: bool, debt: int) -> None:
    state = position(3)
    if style:
        cabinet(state, "charles_hanbury_williams")
    table = play(BRITAIN, "salon_d_hercule", "e3_m2", state)
    assert is_over(table, "salon_d_hercule")
    assert table.state.debt == [debt, 0]
    assert table.state.vp == 15


@rule("6.3")
def test_salon_d_hercule_british_debt_beyond_the_limit_is_vp() -> None:
    state = position(3)
    cabinet(state, "charles_hanbury_williams")
    state.debt[FRANCE] = state.limit[FRANCE] - 1
    table = play(BRITAIN, "salon_d_hercule", "e3_m2", state)
    assert table.state.debt[FRANCE] == table.state.limit[FRANCE]
    assert table.state.vp == 13


@rule("5.2", "3.4.3")
@pytest.mark.parametrize(("style", "points"), [(False, 2), (True, 4)])
def test_salon_d_hercule_french_points_are_for_europe(style: bool, points: int) -> None:
    state = position(3)
    if style:
        cabinet(state, "pompadour_du_barry")
    table = play(FRANCE, "salon_d_hercule", "e3_m2", state)
    assert is_over(table, "salon_d_hercule")
    assert event_points(table, DIPLOMATIC, IN_EUROPE) == points
    assert refusal(table, "shift privateers") == ("no-such-action", "5.3.1")


@rule("3.5.3")
@pytest.mark.parametrize(("answer", "points"), [("pass", 2), ("reveal pompadour_du_barry", 4)])
def test_salon_d_hercule_french_keyword_may_stay_hidden(answer: str, points: int) -> None:
    state = position(3)
    cabinet(state, "pompadour_du_barry", face_up=False)
    table = play(FRANCE, "salon_d_hercule", "e3_m2", state, answer)
    assert event_points(table, DIPLOMATIC, IN_EUROPE) == points


# -- 27 Bengal Famine ------------------------------------------------------------------------


@rule("5.2", "3.8.1")
@BOTH
def test_bengal_famine_places_up_to_two_markers_in_india(power: int) -> None:
    state = position(3)
    flag(state, BRITAIN, "hooghly_river")
    table = play(power, "bengal_famine", "e3_m2", state)
    choices = targets(table, "choose")
    assert {"midnapore", "karaikal", "kurpa", "nizam"} <= choices
    assert not {"arcot", "madras", "hooghly_river", "georgia"} & choices
    do(table, "choose midnapore", "choose nizam")
    assert in_conflict(table, "midnapore")
    assert in_conflict(table, "nizam")
    assert is_over(table, "bengal_famine")


@rule("5.2")
@pytest.mark.parametrize("answers", [("pass",), ("choose kurpa", "pass")])
def test_bengal_famine_fewer_will_do(answers: tuple[str, ...]) -> None:
    table = play(FRANCE, "bengal_famine", "e3_m2", position(3), *answers)
    assert is_over(table, "bengal_famine")
    assert sum(table.state.conflict) == len(answers) - 1


@rule("3.4.3")
def test_bengal_famine_has_no_bonus() -> None:
    state = position(3)
    cabinet(state, "dupleix", "voltaire", "choiseul", "pompadour_du_barry")
    table = play(FRANCE, "bengal_famine", "e3_m2", state, "pass")
    assert no_event_points(table)


# -- 28 Father le Loutre ---------------------------------------------------------------------


@rule("5.2", "3.8.1")
def test_father_le_loutre_british_troubles_a_fish_market() -> None:
    table = play(BRITAIN, "father_le_loutre", "m3_d2", position(3))
    assert targets(table, "choose") == {
        "gulf_of_st_lawrence",
        "northeast_channel",
        "georges_bank",
        "massachusetts_bay",
    }
    do(table, "choose georges_bank")
    assert in_conflict(table, "georges_bank")
    assert is_over(table, "father_le_loutre")
    assert no_event_points(table)


@rule("3.4.3", "5.2")
def test_father_le_loutre_british_bonus_is_for_north_america() -> None:
    state = position(3)
    cabinet(state, "pitt_the_elder")
    without_credit(state)
    flag(state, BRITAIN, "albany")
    table = play(BRITAIN, "father_le_loutre", "m3_d2", state, "choose georges_bank")
    assert event_points(table, MILITARY, IN_NORTH_AMERICA) == 2
    assert "champlain_valley" in targets(table, "build_fort")
    assert refusal(table, "build_fort vandavasi") == ("no-too-expensive", "6.3")


@rule("5.2", "3.8.1")
def test_father_le_loutre_french_troubles_a_british_market_anywhere() -> None:
    state = position(3)
    conflict(state, "hudson_valley")
    table = play(FRANCE, "father_le_loutre", "m3_d2", state)
    assert targets(table, "choose") == {
        "massachusetts_bay",
        "chesapeake",
        "georgia",
        "st_lucia",
        "midnapore",
        "kanchipuram",
    }
    do(table, "choose kanchipuram")
    assert in_conflict(table, "kanchipuram")
    assert is_over(table, "father_le_loutre")
    assert no_event_points(table)


@rule("3.4.3", "5.2")
def test_father_le_loutre_french_bonus_is_for_north_america() -> None:
    state = position(3)
    clear_board(state)
    cabinet(state, "choiseul")
    table = play(FRANCE, "father_le_loutre", "m3_d2", state)
    assert is_over(table, "father_le_loutre")
    assert event_points(table, ECONOMIC, IN_NORTH_AMERICA) == 2
    assert "cataraqui" in targets(table, "shift")
    assert refusal(table, "shift caicos") == ("no-such-action", "5.3.1")


# -- 29 War of the Polish Succession ---------------------------------------------------------


@rule("5.2", "9.0")
def test_war_of_the_polish_succession_british_gains_treaty_points() -> None:
    table = play(BRITAIN, "war_of_the_polish_succession", "m3_d2", position(3))
    assert is_over(table, "war_of_the_polish_succession")
    assert table.state.treaty == [0, 2]
    assert owner(table, "russia") == NOBODY


@rule("3.4.3", "3.2.8")
@pytest.mark.parametrize(("before", "after"), [(NOBODY, BRITAIN), (FRANCE, NOBODY)])
def test_war_of_the_polish_succession_british_bonus_shifts_russia(before: int, after: int) -> None:
    state = position(3)
    cabinet(state, "merchant_banks")
    flag(state, before, "russia")
    table = play(BRITAIN, "war_of_the_polish_succession", "m3_d2", state)
    assert targets(table, "choose") == {"russia"}
    do(table, "choose russia")
    assert owner(table, "russia") == after


@rule("5.2")
def test_war_of_the_polish_succession_british_has_russia_already() -> None:
    state = position(3)
    cabinet(state, "merchant_banks")
    flag(state, BRITAIN, "russia")
    table = play(BRITAIN, "war_of_the_polish_succession", "m3_d2", state)
    assert is_over(table, "war_of_the_polish_succession")
    assert owner(table, "russia") == BRITAIN


@rule("5.2", "3.4.3")
@pytest.mark.parametrize("finance", [False, True])
def test_war_of_the_polish_succession_french_scores(finance: bool) -> None:
    state = position(3)
    if finance:
        cabinet(state, "choiseul")
    table = play(FRANCE, "war_of_the_polish_succession", "m3_d2", state)
    assert table.state.vp == 17
    if finance:
        assert targets(table, "choose") == {"russia", "sweden"}
        do(table, "choose sweden")
        assert owner(table, "sweden") == FRANCE
    assert is_over(table, "war_of_the_polish_succession")


# -- 30 Jonathan's Coffee-House --------------------------------------------------------------


@rule("5.2", "3.4.5")
@BOTH
def test_jonathans_coffee_house_gives_two_points(power: int) -> None:
    state = position(3)
    state.debt[power] = 2
    table = play(power, "jonathans_coffee_house", "e3_m2", state)
    assert is_over(table, "jonathans_coffee_house")
    assert event_points(table, ECONOMIC) == 2
    assert table.state.debt[power] == 2


@rule("3.4.3", "6.2")
@pytest.mark.parametrize(("power", "ministry"), [(FRANCE, "choiseul"), (BRITAIN, "merchant_banks")])
@pytest.mark.parametrize(("before", "after"), [(2, 1), (0, 0)])
def test_jonathans_coffee_house_bonus(power: int, ministry: str, before: int, after: int) -> None:
    state = position(3)
    cabinet(state, ministry)
    state.debt[power] = before
    table = play(power, "jonathans_coffee_house", "e3_m2", state)
    assert event_points(table, ECONOMIC) == 3
    assert table.state.debt[power] == after
