"""4.5.3 to 4.5.6: march, sea move, strategic move, entering, occupation, and what brings battle."""

import pytest

from greatpowers.games.realpolitik.components import (
    AUSTRIA,
    FRANCE,
    ITALY,
    NOBODY,
    PRUSSIA,
    SEAS,
    territory,
)
from greatpowers.games.realpolitik.rules.seas import sea_controller, sea_controllers
from greatpowers.games.realpolitik.state import RealpolitikTable, State
from greatpowers.kernel.rule import rule
from tests.rules.realpolitik.scenes import (
    ally,
    asked,
    fortify,
    garrison,
    is_at,
    lay_trains,
    leave_loose,
    logged,
    move,
    options,
    play,
    position,
    put,
    rank,
    refusal,
    run_italy,
    start,
    units,
)


def with_moltke(where: str = "bra", led: int = 3) -> State:
    """Return a position with one Prussian General on the board."""
    state = position()
    put(state, "moltke", where, led)
    return state


def moving(state: State, name: str = "moltke", power: str = "prussia") -> RealpolitikTable:
    """Begin a Movement and name the General who moves."""
    table = move(state, power)
    start(table, "france" if power != "france" else "prussia", f"move {name}")
    return table


# -- the moves of the Generals ---------------------------------------------------------------


@rule("4.5.3", "R17")
def test_every_general_may_make_one_move_of_any_kind() -> None:
    state = with_moltke()
    put(state, "friedrich_karl", "sil", 2)
    put(state, "macmahon", "ile", 1)
    table = move(state, "prussia")
    start(table, "france")
    assert options(table) == ["done", "move moltke", "move friedrich_karl"]
    assert refusal(table, "move macmahon") == ("no-not-your-general", "4.5")
    assert refusal(table, "move crown_prince") == ("no-general-off-board", "4.5")
    play(table, "move moltke", "march sax")
    assert refusal(table, "move moltke") == ("no-has-moved", "4.5")
    play(table, "move friedrich_karl", "march sax")
    assert is_at(table, "friedrich_karl", "sax")
    assert asked(table) == (PRUSSIA, "ask-occupy")


@rule("R17")
def test_who_was_named_may_stay_after_all() -> None:
    table = moving(with_moltke())
    play(table, "stay")
    assert is_at(table, "moltke", "bra")
    assert asked(table) == (PRUSSIA, "ask-further-step")


# -- 4.5.3 march -----------------------------------------------------------------------------


@rule("4.5.3")
def test_a_march_leads_to_an_adjacent_territory() -> None:
    table = moving(with_moltke())
    assert options(table, "march") == ["pom", "pos", "sil", "psa", "sax"]
    for place in ("bra", "boh", "epr", "ile"):
        assert refusal(table, f"march {place}") == ("no-not-adjacent", "4.5.3")


@rule("4.5.3")
@pytest.mark.parametrize(("start_at", "to"), [("nap", "sic"), ("sic", "nap")])
def test_a_march_crosses_the_strait(start_at: str, to: str) -> None:
    state = position(4)
    put(state, "garibaldi", start_at, 1)
    table = moving(state, "garibaldi", "italy")
    play(table, f"march {to}")
    assert is_at(table, "garibaldi", to)


@rule("4.5.3", "R17")
@pytest.mark.parametrize("to", ["sax", "boh"])
def test_entering_what_is_not_a_friends_takes_a_unit(to: str) -> None:
    table = moving(with_moltke("sil", 0))
    assert refusal(table, f"march {to}") == ("no-needs-a-unit", "R17")
    assert options(table, "march") == ["bra", "pos"]


@rule("R17")
def test_the_own_home_that_an_enemy_holds_takes_a_unit_as_well() -> None:
    state = with_moltke("bra", 0)
    garrison(state, "austria", "sil")
    table = moving(state)
    assert refusal(table, "march sil") == ("no-needs-a-unit", "R17")


# -- taking and leaving Units (R17) ----------------------------------------------------------


@rule("R17")
def test_loose_units_are_taken_along() -> None:
    state = with_moltke(led=3)
    leave_loose(state, bra=3)
    table = moving(state)
    play(table, "load", "load")
    assert refusal(table, "load") == ("no-general-full", "R2")
    assert refusal(table, "unload") == ("no-load-or-unload", "R17")
    play(table, "march sax")
    assert units(table, "moltke") == 5
    assert table.state.loose[territory("bra")] == 1


@rule("R17")
def test_units_are_left_behind_in_own_territories() -> None:
    table = moving(with_moltke(led=2))
    assert refusal(table, "load") == ("no-loose-units", "R16")
    play(table, "unload")
    assert refusal(table, "load") == ("no-load-or-unload", "R17")
    play(table, "unload")
    assert refusal(table, "unload") == ("no-units-led", "R17")
    assert refusal(table, "march sax") == ("no-needs-a-unit", "R17")
    play(table, "march pom")
    assert table.state.loose[territory("bra")] == 2


@rule("R17", "R16")
@pytest.mark.parametrize("where", ["sax", "boh"])
def test_elsewhere_no_unit_is_left_or_taken(where: str) -> None:
    state = with_moltke(where, 2)
    ally(state, "prussia", "austria")
    leave_loose(state, boh=2)
    table = moving(state)
    assert refusal(table, "unload") == ("no-units-stay-in-own", "R16")
    assert refusal(table, "load") == ("no-loose-units", "R16")


@rule("R17", "R11")
def test_loaded_units_make_an_entry_possible() -> None:
    state = with_moltke(led=0)
    leave_loose(state, bra=1)
    table = moving(state)
    assert refusal(table, "march sax") == ("no-needs-a-unit", "R17")
    play(table, "load", "march sax")
    assert is_at(table, "moltke", "sax")


# -- 4.5.4 sea moves -------------------------------------------------------------------------


@rule("4.5.4", "R18")
def test_ports_decide_who_controls_the_seas() -> None:
    controllers = dict(zip(SEAS, sea_controllers(position()), strict=True))
    assert controllers == {
        "north_sea": FRANCE,
        "baltic": PRUSSIA,
        "west_med": ITALY,
        "adriatic": AUSTRIA,
    }


@rule("4.5.4", "R18")
def test_equal_ports_are_decided_by_prestige() -> None:
    state = position()
    adriatic = SEAS.index("adriatic")
    assert sea_controller(state, adriatic) == AUSTRIA
    rank(state, "italy", "austria", "france", "prussia")
    assert sea_controller(state, adriatic) == ITALY
    garrison(state, "austria", "ven")
    assert sea_controller(state, adriatic) == AUSTRIA


@rule("4.5.4", "R18")
def test_a_lost_port_counts_for_the_enemy() -> None:
    state = position()
    garrison(state, "prussia", "nor")
    assert sea_controller(state, SEAS.index("north_sea")) == PRUSSIA
    garrison(state, "austria", "den")
    garrison(state, "austria", "pom")
    assert sea_controller(state, SEAS.index("baltic")) == AUSTRIA


@rule("4.5.4")
def test_a_sea_move_follows_one_seaway_of_an_own_sea() -> None:
    table = moving(with_moltke("epr", 2))
    assert options(table, "sail") == ["pom", "sho", "den"]
    for place in ("han", "nor", "bra", "epr"):
        assert refusal(table, f"sail {place}") == ("no-seaway", "4.5.4")
    play(table, "sail den")
    assert is_at(table, "moltke", "den")


@rule("4.5.4", "R17")
def test_a_landing_takes_a_unit() -> None:
    table = moving(with_moltke("epr", 0))
    assert refusal(table, "sail den") == ("no-needs-a-unit", "R17")
    assert options(table, "sail") == ["pom"]


@rule("4.5.4")
def test_the_sea_of_an_enemy_is_closed() -> None:
    state = with_moltke("han", 2)
    garrison(state, "prussia", "han")
    table = moving(state)
    assert options(table, "sail") == []
    assert refusal(table, "sail den") == ("no-seaway", "4.5.4")


@rule("4.5.4", "3.1")
@pytest.mark.parametrize("agrees", [True, False])
def test_the_sea_of_an_ally_is_open_if_the_ally_agrees(agrees: bool) -> None:
    state = with_moltke("han", 2)
    garrison(state, "prussia", "han")
    ally(state, "prussia", "france")
    table = move(state, "prussia")
    start(table, "austria", "move moltke", "sail den")
    assert asked(table) == (FRANCE, "ask-consent")
    play(table, "yes" if agrees else "no")
    assert is_at(table, "moltke", "den" if agrees else "han")


@rule("4.5.4", "3.1")
def test_an_ally_with_sea_and_port_is_asked_once() -> None:
    state = with_moltke("han", 2)
    garrison(state, "prussia", "han")
    ally(state, "prussia", "france")
    table = move(state, "prussia")
    start(table, "austria", "move moltke", "sail nor", "yes")
    assert is_at(table, "moltke", "nor")


@rule("4.5.4", "6.6.1")
def test_the_sea_of_italy_is_free_to_its_controller() -> None:
    state = position()
    run_italy(state, "france")
    put(state, "bazaine", "pro", 1)
    table = moving(state, "bazaine", "france")
    play(table, "sail sar")
    assert is_at(table, "bazaine", "sar")
    assert logged(table, "log-battle") == []


@rule("4.5.4", "4.5.6")
def test_a_landing_in_an_enemys_land_is_an_attack() -> None:
    state = position()
    put(state, "bazaine", "nor", 3)
    garrison(state, "prussia", "den")
    table = moving(state, "bazaine", "france")
    play(table, "sail den")
    assert len(logged(table, "log-battle")) == 1


# -- 4.5.5 strategic moves -------------------------------------------------------------------


@rule("4.5.5")
def test_a_strategic_move_goes_up_to_three_own_territories_far() -> None:
    state = with_moltke("epr", 0)
    garrison(state, "prussia", "han", "sax")
    table = moving(state)
    assert options(table, "strategic") == ["bra", "pom", "pos", "sil", "psa", "sax"]
    assert refusal(table, "strategic han") == ("no-too-far", "4.5.5")
    play(table, "strategic psa")
    assert is_at(table, "moltke", "psa")


@rule("4.5.5", "R19")
def test_a_strategic_move_neither_enters_nor_passes_other_lands() -> None:
    state = with_moltke("epr", 5)
    garrison(state, "austria", "bra")
    table = moving(state)
    assert options(table, "strategic") == ["pom", "pos", "sil"]
    for place in ("bra", "psa", "sho", "sax", "epr"):
        assert refusal(table, f"strategic {place}") == ("no-too-far", "4.5.5")


@rule("4.5.5", "3.1")
@pytest.mark.parametrize("agrees", [True, False])
def test_a_strategic_move_through_an_allys_land_needs_consent(agrees: bool) -> None:
    state = with_moltke("sil", 2)
    ally(state, "prussia", "austria")
    table = moving(state)
    play(table, "strategic tyr")
    assert asked(table) == (AUSTRIA, "ask-consent")
    play(table, "yes" if agrees else "no")
    assert is_at(table, "moltke", "tyr" if agrees else "sil")


@rule("4.5.5", "3.1")
def test_a_way_through_own_lands_is_preferred_and_asks_nobody() -> None:
    state = with_moltke("bra", 2)
    ally(state, "prussia", "austria")
    garrison(state, "prussia", "mor", "sax", "boh")
    table = moving(state)
    play(table, "strategic mor")
    assert is_at(table, "moltke", "mor")


@rule("4.5.5", "6.6.1")
def test_lands_of_the_same_player_are_like_own_ones() -> None:
    state = position()
    run_italy(state, "france")
    garrison(state, "france", "sav")
    put(state, "canrobert", "bur")
    table = moving(state, "canrobert", "france")
    play(table, "strategic tus")
    assert is_at(table, "canrobert", "tus")


@rule("4.5.5")
def test_a_strategic_move_crosses_the_strait() -> None:
    state = position(4)
    put(state, "garibaldi", "emi")
    table = moving(state, "garibaldi", "italy")
    play(table, "strategic sic")
    assert is_at(table, "garibaldi", "sic")


# -- 4.5.6 what brings battle ----------------------------------------------------------------


@rule("4.5.6", "R23")
@pytest.mark.parametrize("case", ["general", "garrison", "home"])
def test_rivals_bring_battle(case: str) -> None:
    state = with_moltke("sil", 5)
    to = "boh" if case == "home" else "sax"
    if case == "general":
        put(state, "albrecht", "sax")
    if case == "garrison":
        garrison(state, "austria", "sax")
    table = moving(state)
    play(table, f"march {to}")
    assert len(logged(table, "log-battle")) == 1


@rule("4.5.6")
def test_nobodys_land_brings_no_battle() -> None:
    table = moving(with_moltke("sil", 5))
    play(table, "march sax")
    assert logged(table, "log-battle") == []


@rule("4.5.6")
def test_all_moves_come_before_the_battles_and_the_mover_chooses_their_order() -> None:
    state = with_moltke("sil", 5)
    put(state, "friedrich_karl", "bra", 5)
    garrison(state, "austria", "sax")
    table = move(state, "prussia")
    start(table, "france", "move moltke", "march boh")
    assert logged(table, "log-battle") == []
    play(table, "move friedrich_karl", "march sax")
    assert asked(table) == (PRUSSIA, "ask-fight")
    assert options(table) == ["fight boh", "fight sax"]
    assert refusal(table, "fight bra") == ("no-battle-there", "4.5.6")
    play(table, "fight sax", "yes")
    assert table.state.garrison[territory("sax")] == PRUSSIA
    assert [line["territory"] for line in logged(table, "log-battle")] == [
        "territory-sax",
        "territory-boh",
    ]


@rule("4.5.6")
def test_generals_who_meet_in_one_territory_fight_one_battle_together() -> None:
    state = with_moltke("sil", 2)
    put(state, "friedrich_karl", "bra", 2)
    garrison(state, "austria", "sax")
    fortify(state, "austria", "sax")
    table = move(state, "prussia")
    start(table, "france", "move moltke", "march sax", "move friedrich_karl", "march sax")
    assert [line["attack"] for line in logged(table, "log-battle")] == [7]


@rule("4.5.6")
def test_who_did_not_move_fights_rivals_in_nobodys_land_as_well() -> None:
    state = with_moltke("sax", 5)
    put(state, "albrecht", "sax")
    table = move(state, "prussia")
    start(table, "france", "done")
    assert len(logged(table, "log-battle")) == 1


# -- occupation (R21) ------------------------------------------------------------------------


@rule("R21")
def test_a_unit_becomes_a_garrison_in_nobodys_land() -> None:
    state = with_moltke("sil", 2)
    table = moving(state)
    play(table, "march sax")
    assert asked(table) == (PRUSSIA, "ask-occupy")
    assert options(table) == ["done", "garrison sax"]
    play(table, "garrison sax")
    assert units(table, "moltke") == 1
    assert table.state.garrison[territory("sax")] == PRUSSIA
    assert asked(table) == (PRUSSIA, "ask-further-step")


@rule("R21")
def test_nobody_has_to_occupy() -> None:
    table = moving(with_moltke("sil", 2))
    play(table, "march sax", "done")
    assert table.state.garrison[territory("sax")] == NOBODY
    assert units(table, "moltke") == 2


@rule("R21")
def test_what_cannot_be_occupied() -> None:
    state = with_moltke("sil", 2)
    put(state, "crown_prince", "bav")
    table = moving(state)
    play(table, "march sax", "done")
    assert refusal(table, "garrison bav") == ("no-nobody-to-garrison", "R21")
    assert refusal(table, "garrison sil") == ("no-controlled-already", "R21")
    assert refusal(table, "garrison boh") == ("no-controlled-already", "R21")


@rule("R21", "R4")
def test_without_a_garrison_in_supply_nothing_is_occupied() -> None:
    state = with_moltke("sil", 2)
    twelve = ("sho", "den", "han", "hes", "bav", "wur", "bad", "pal", "lux", "bel", "ned", "swi")
    garrison(state, "prussia", *twelve)
    table = moving(state)
    play(table, "march sax")
    assert asked(table) == (PRUSSIA, "ask-further-step")


@rule("R21")
def test_the_garrison_comes_from_the_general_who_leads_most() -> None:
    state = with_moltke("sax", 1)
    put(state, "crown_prince", "sax", 3)
    table = move(state, "prussia")
    start(table, "france", "done", "garrison sax")
    assert (units(table, "moltke"), units(table, "crown_prince")) == (1, 2)


@rule("R22")
def test_a_train_does_not_outlive_its_owners_control() -> None:
    state = with_moltke("sax", 3)
    garrison(state, "austria", "sax")
    lay_trains(state, "austria", "sax")
    fortify(state, "austria", "sax")
    table = move(state, "prussia")
    start(table, "france", "done", "yes")
    assert table.state.garrison[territory("sax")] == PRUSSIA
    assert table.state.train[territory("sax")] == NOBODY
    assert table.state.fortress[territory("sax")] == NOBODY
