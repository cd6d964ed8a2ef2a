"""10.3 Peace talks: tribute, territory, humiliation, or all that one has."""

import pytest

from greatpowers.games.imperialism.components import PRESTIGE, TERRITORIES
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    asked,
    lacking,
    lay,
    level,
    levels,
    options,
    play,
    refusal,
)
from tests.rules.imperialism.war_scenes import (
    declare,
    logged,
    offers,
    quiet_position,
    strengths,
    turn_is_over,
)

LAND_WAR, SEA_WAR = "land_war spain", "sea_war spain"


def beaten(ducats: int = 0, prestige: int = 0, **numbers: int) -> State:
    """Return a position in which Spain will lose to France by three."""
    state = quiet_position("france", "spain")
    state.ducats = [0, ducats]
    levels(state, 1, prestige=prestige, **numbers)
    return state


def territories(table: ImperialismTable, seat: int) -> list[str]:
    return [TERRITORIES[each] for each in table.state.laid[seat]]


# -- the choice ---------


@rule("10.3")
def test_10_3_the_defender_chooses_one_of_three_ways() -> None:
    state = beaten(ducats=3, prestige=2)
    lay(state, 1, "silesia")
    table = declare(state, war=LAND_WAR)
    assert strengths(table) == (3, 0)
    assert asked(table) == (1, "ask-peace")
    assert offers(table, "pay_tribute", "cede silesia", "be_humiliated")
    play(table, "pay_tribute")
    assert territories(table, 1) == ["silesia"]
    assert level(table, 1, "prestige") == 1


@rule("10.3")
def test_10_3_the_defender_must_make_peace() -> None:
    table = declare(beaten(ducats=9), war=LAND_WAR)
    assert options(table) == ["pay_tribute"]


@rule("10.3", "10.2")
def test_10_3_a_defender_who_wins_takes_nothing() -> None:
    state = beaten(army=9)
    state.ducats = [9, 0]
    lay(state, 0, "silesia")
    table = declare(state, war=LAND_WAR)
    assert turn_is_over(table)
    assert territories(table, 0) == ["silesia"]
    assert table.state.ducats == [9, 0]


# -- tribute ---------


@rule("10.3.1")
def test_10_3_1_tribute_is_the_difference_of_the_strengths() -> None:
    state = beaten(ducats=10, army=2)
    levels(state, 0, army=6)
    table = declare(state, war=LAND_WAR)
    assert table.asks()[0].args == {"tribute": 7, "prestige": 1}
    play(table, "pay_tribute")
    assert table.state.ducats == [7, 3]


@rule("10.3.1", "R24")
def test_10_3_1_tribute_must_be_paid_in_full() -> None:
    state = beaten(ducats=2, prestige=5)
    table = declare(state, war=LAND_WAR)
    assert refusal(table, "pay_tribute") == ("no-too-poor-for-tribute", "10.3.1")
    assert lacking(table, "pay_tribute") == (3, 2)
    state = beaten(ducats=3)
    table = declare(state, war=LAND_WAR)
    play(table, "pay_tribute")
    assert table.state.ducats == [3, 0]


# -- territory ---------


@rule("10.3.2")
def test_10_3_2_lands_in_a_land_war_and_colonies_in_a_war_at_sea() -> None:
    for war, yes, no, reason in (
        (LAND_WAR, "silesia", "brazil", "no-lands-in-land-war"),
        (SEA_WAR, "brazil", "silesia", "no-colonies-in-sea-war"),
    ):
        state = beaten()
        lay(state, 1, "silesia", "brazil")
        table = declare(state, war=war)
        assert options(table) == [f"cede {yes}"]
        assert refusal(table, f"cede {no}") == (reason, "10.3.2")


@rule("10.3.2")
def test_10_3_2_only_an_own_territory_can_be_ceded() -> None:
    state = beaten(ducats=5)
    lay(state, 0, "silesia")
    table = declare(state, war=LAND_WAR)
    assert refusal(table, "cede silesia") == ("no-not-yours-to-cede", "10.3.2")
    assert refusal(table, "cede saxony") == ("no-not-yours-to-cede", "10.3.2")


@rule("10.3.2")
@pytest.mark.parametrize("colony", ["india", "china"])
def test_10_3_2_india_and_china_are_never_ceded(colony: str) -> None:
    state = beaten(ducats=3)
    lay(state, 1, colony)
    table = declare(state, war=SEA_WAR)
    assert options(table) == ["pay_tribute"]
    state = beaten(ducats=2)
    lay(state, 1, colony)
    table = declare(state, war=SEA_WAR)
    assert logged(table, "log-surrenders")[0]["ducats"] == 2
    assert table.state.colonies(1) == 1


@rule("10.3.2")
def test_10_3_2_levels_move_but_prestige_and_glory_do_not() -> None:
    state = beaten(prestige=4, army=5, food=3)
    state.glory = [0, 6]
    levels(state, 0, army=9)
    lay(state, 1, "hungary")
    table = declare(state, war=LAND_WAR)
    play(table, "cede hungary")
    assert territories(table, 0) == ["hungary"]
    assert territories(table, 1) == []
    assert [level(table, 0, track) for track in ("army", "food", "prestige")] == [10, 1, 1]
    assert [level(table, 1, track) for track in ("army", "food", "prestige")] == [4, 2, 3]
    assert table.state.glory == [1, 6]


@rule("10.3.2", "R3")
def test_10_3_2_no_level_falls_below_nothing_and_the_taker_still_gains() -> None:
    state = beaten()
    lay(state, 1, "ukraine")
    levels(state, 1, food=1)
    table = declare(state, war=LAND_WAR)
    play(table, "cede ukraine")
    assert (level(table, 1, "army"), level(table, 1, "food")) == (0, 0)
    assert (level(table, 0, "army"), level(table, 0, "food")) == (1, 2)


@rule("10.3.2", "R3")
def test_10_3_2_no_level_rises_above_the_top() -> None:
    state = beaten(spices=2)
    levels(state, 0, spices=9)
    lay(state, 1, "moluccas")
    table = declare(state, war=SEA_WAR)
    play(table, "cede moluccas")
    assert (level(table, 0, "spices"), level(table, 1, "spices")) == (10, 0)


@rule("10.3.2")
def test_10_3_2_one_territory_is_enough_and_counts_for_its_new_owner() -> None:
    state = beaten()
    lay(state, 1, "silesia", "saxony")
    table = declare(state, war=LAND_WAR)
    play(table, "cede saxony")
    assert (table.state.lands(0), table.state.lands(1)) == (1, 1)


# -- humiliation ---------


@rule("10.3.3")
def test_10_3_3_example_four_against_one_costs_three_prestige() -> None:
    state = beaten(prestige=8, weapons=1)
    levels(state, 0, weapons=4)
    table = declare(state, war=LAND_WAR)
    assert level(table, 1, "prestige") == 7
    assert table.asks()[0].args == {"tribute": 3, "prestige": 3}
    play(table, "be_humiliated")
    assert level(table, 1, "prestige") == 4


@rule("10.3.3")
def test_10_3_3_shipyards_count_at_sea() -> None:
    state = beaten(prestige=8, shipyards=1, weapons=9)
    levels(state, 0, shipyards=3)
    table = declare(state, war=SEA_WAR)
    play(table, "be_humiliated")
    assert level(table, 1, "prestige") == 5


@rule("10.3.3")
@pytest.mark.parametrize("weapons", [0, 2, 5])
def test_10_3_3_it_costs_one_at_least(weapons: int) -> None:
    state = beaten(prestige=8, weapons=weapons)
    table = declare(state, war=LAND_WAR)
    play(table, "be_humiliated")
    assert level(table, 1, "prestige") == 6


@rule("10.3.3", "R24")
def test_10_3_3_the_point_lost_with_the_war_goes_first() -> None:
    for prestige, is_possible in ((4, True), (3, False)):
        state = beaten(ducats=3, prestige=prestige, weapons=1)
        levels(state, 0, weapons=4)
        table = declare(state, war=LAND_WAR)
        if is_possible:
            play(table, "be_humiliated")
            assert level(table, 1, "prestige") == 0
        else:
            assert refusal(table, "be_humiliated") == ("no-too-little-prestige", "10.3.3")


@rule("10.3.3", "R24")
def test_10_3_3_without_prestige_there_is_no_humiliation() -> None:
    table = declare(beaten(ducats=3, prestige=1), war=LAND_WAR)
    assert refusal(table, "be_humiliated") == ("no-too-little-prestige", "10.3.3")


# -- no way out ---------


@rule("10.3.4")
def test_10_3_4_who_can_do_nothing_gives_all_ducats_and_prestige() -> None:
    state = beaten(ducats=2, prestige=3)
    levels(state, 0, weapons=3)
    lay(state, 1, "brazil")
    table = declare(state, "historic_victory", LAND_WAR)
    assert asked(table)[1] == "ask-peace"
    state = beaten(ducats=2, prestige=3)
    levels(state, 0, weapons=3)
    lay(state, 1, "brazil")
    table = declare(state, war=LAND_WAR)
    assert turn_is_over(table)
    assert logged(table, "log-surrenders") == [{"power": "power-spain", "ducats": 2, "prestige": 2}]
    assert table.state.level[1][PRESTIGE] == 0
    assert table.state.ducats == [2 + 2 * 3, 0]
    assert territories(table, 1) == ["brazil"]


@rule("10.3.4")
def test_10_3_4_one_way_that_is_left_must_be_taken() -> None:
    state = beaten(ducats=2)
    lay(state, 1, "silesia")
    table = declare(state, war=LAND_WAR)
    assert options(table) == ["cede silesia"]


@rule("10.3.4")
def test_10_3_4_who_has_nothing_loses_nothing() -> None:
    table = declare(beaten(), war=LAND_WAR)
    assert turn_is_over(table)
    assert table.state.ducats == [0, 0]
