"""12.3 The option of tougher Forts."""

import pytest

from greatpowers.games.imperial_struggle.components import BRITAIN, FRANCE, NOBODY, space
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import (
    do,
    flag,
    owner,
    position,
    refusal,
    round_of,
    targets,
)
from tests.rules.imperial_struggle.war_scenes import before_theater, won

NAME = "was_king_georges_war"
FORTS = {"louisbourg", "halifax", "ohio_forks", "champlain_valley"}


@rule("12.3", "7.2.1.1")
def test_12_3_without_the_option_any_fort_of_the_region_can_be_taken() -> None:
    state = before_theater(NAME, empty=True)
    flag(state, NOBODY, "northern_colonies")
    table = won(NAME, BRITAIN, 1, state)
    assert targets(table, "conquer") & FORTS == FORTS
    assert refusal(table, "conquer vandavasi") == ("no-not-in-this-campaign", "7.2.1")


@rule("12.3")
def test_12_3_a_fort_needs_a_conquest_line() -> None:
    state = before_theater(NAME, empty=True, tougher_forts="yes")
    table = won(NAME, BRITAIN, 1, state)
    assert targets(table, "conquer") & FORTS == {"halifax", "ohio_forks", "champlain_valley"}
    assert refusal(table, "conquer louisbourg") == ("no-line-to-fort", "12.3")
    do(table, "conquer ohio_forks")
    assert owner(table, "ohio_forks") == BRITAIN


@rule("12.3")
def test_12_3_a_power_driven_out_of_a_region_finds_no_way_back() -> None:
    state = before_theater(NAME, empty=True, tougher_forts="yes")
    flag(state, NOBODY, "northern_colonies")
    flag(state, BRITAIN, "massachusetts_bay", "gulf_of_maine")
    table = won(NAME, BRITAIN, 1, state)
    for name in FORTS:
        assert refusal(table, f"conquer {name}") == ("no-line-to-fort", "12.3")


@rule("12.3")
@pytest.mark.parametrize(("own", "prey"), [("louisbourg", "halifax"), ("halifax", "louisbourg")])
def test_12_3_louisbourg_and_halifax_threaten_each_other(own: str, prey: str) -> None:
    state = before_theater(NAME, empty=True, tougher_forts="yes")
    flag(state, NOBODY, "northern_colonies", "quebec_montreal", "acadia")
    flag(state, FRANCE, own)
    flag(state, BRITAIN, prey)
    state.damaged[space(own)] = True
    table = won(NAME, FRANCE, 1, state)
    assert prey in targets(table, "conquer")
    do(table, f"conquer {prey}")
    assert owner(table, prey) == FRANCE


@rule("12.3", "7.2.1.2")
def test_12_3_the_line_between_them_serves_no_territory() -> None:
    state = before_theater(NAME, tougher_forts="yes")
    flag(state, BRITAIN, "halifax")
    table = won(NAME, BRITAIN, 1, state)
    assert refusal(table, "conquer acadia") == ("no-conquest-line", "7.2.1.2")


@rule("12.3", "7.2.1.1")
def test_12_3_markets_still_need_no_line() -> None:
    state = before_theater(NAME, empty=True, tougher_forts="yes")
    table = won(NAME, BRITAIN, 1, state)
    assert "ile_aux_noix" in targets(table, "conquer")


@rule("12.3", "5.6.3", "5.6.4")
@pytest.mark.parametrize("option", ["no", "yes"])
def test_12_3_peace_is_unchanged(option: str) -> None:
    state = position(tougher_forts=option)
    flag(state, FRANCE, "louisbourg")
    flag(state, BRITAIN, "halifax", "cabot_strait")
    state.damaged[space("louisbourg")] = True
    table = round_of(BRITAIN, "m4_e2_a", state)
    assert targets(table, "seize_fort") == {"louisbourg"}
    flag(state, NOBODY, "cabot_strait")
    table = round_of(BRITAIN, "m4_e2_a", state)
    assert refusal(table, "seize_fort louisbourg") == ("no-seize-not-connected", "5.6.4")
