"""The Events of the Empire era, numbers 16 to 20."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    DIPLOMATIC,
    ECONOMIC,
    FRANCE,
    NOBODY,
)
from greatpowers.games.imperial_struggle.rules.limits import (
    IN_EUROPE,
    IN_INDIA,
    SPAIN_AND_AUSTRIA,
)
from greatpowers.games.imperial_struggle.rules.peace import reset_phase
from greatpowers.games.imperial_struggle.state import CONFLICT, CONFLICT_PLUS_ONE
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.event_scenes import (
    bonus_tiles,
    event_points,
    exhaust,
    exhausted,
    goods,
    is_over,
    no_event_points,
    play,
    prompt,
    squadrons,
)
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    conflict,
    do,
    flag,
    hand,
    in_conflict,
    offered,
    owner,
    position,
    price,
    refusal,
    round_of,
    targets,
)

BOTH = pytest.mark.parametrize("power", [FRANCE, BRITAIN])


@rule("3.4.4")
@pytest.mark.parametrize(
    ("event", "tile"),
    [
        ("co_hong_system", "e3_d2"),
        ("corsican_crisis", "m3_d2"),
        ("war_of_the_quadruple_alliance", "e3_d2"),
        ("european_panic", "d3_e2"),
        ("bengal_famine", "m3_e2"),
        ("jonathans_coffee_house", "d3_e2"),
        ("father_le_loutre", "e3_m2"),
        ("war_of_the_polish_succession", "d3_m2"),
    ],
)
@BOTH
def test_an_icon_needs_a_major_action_of_its_type(power: int, event: str, tile: str) -> None:
    state = position(3)
    hand(state, power, event)
    table = round_of(power, tile, state)
    assert refusal(table, f"play {event}") == ("no-icon-does-not-match", "3.4.4")


# -- 16 Caribbean Slave Unrest ---------------------------------------------------------------


@rule("5.2", "3.8.1")
@BOTH
def test_caribbean_slave_unrest_places_a_marker(power: int) -> None:
    table = play(power, "caribbean_slave_unrest", "d3_e2", position(3))
    choices = targets(table, "choose")
    assert {"georgia", "port_de_paix", "havana"} <= choices
    assert not {"privateers", "albany", "carolinas"} & choices
    do(table, "choose havana")
    assert in_conflict(table, "havana")
    assert is_over(table, "caribbean_slave_unrest")


@rule("3.4.3")
@BOTH
def test_caribbean_slave_unrest_bonus_for_more_tiles_in_the_next_war(power: int) -> None:
    state = position(3)
    bonus_tiles(state, power, 0, 2)
    bonus_tiles(state, 1 - power, 1)
    table = play(power, "caribbean_slave_unrest", "d3_e2", state, "choose havana")
    assert "havana" not in targets(table, "choose")
    do(table, "choose georgia")
    assert table.state.conflict.count(CONFLICT) == 2
    assert table.state.conflict.count(CONFLICT_PLUS_ONE) == 0
    assert is_over(table, "caribbean_slave_unrest")


@rule("3.4.3")
def test_caribbean_slave_unrest_no_bonus_for_as_many_tiles() -> None:
    state = position(3)
    bonus_tiles(state, FRANCE, 0)
    bonus_tiles(state, BRITAIN, 1)
    table = play(FRANCE, "caribbean_slave_unrest", "d3_e2", state, "choose havana")
    assert is_over(table, "caribbean_slave_unrest")


@rule("3.4.3")
def test_caribbean_slave_unrest_no_bonus_on_turn_6() -> None:
    table = play(FRANCE, "caribbean_slave_unrest", "d3_e2", position(6), "choose havana")
    assert is_over(table, "caribbean_slave_unrest")


@rule("3.8", "5.2")
def test_caribbean_slave_unrest_is_skipped_where_every_market_has_a_marker() -> None:
    state = position(3)
    before = play(FRANCE, "caribbean_slave_unrest", "d3_e2", position(3))
    conflict(state, *targets(before, "choose"))
    table = play(FRANCE, "caribbean_slave_unrest", "d3_e2", state)
    assert is_over(table, "caribbean_slave_unrest")


# -- 17 Pacte de Famille ---------------------------------------------------------------------


@rule("5.2", "5.5.2")
def test_pacte_de_famille_british_unflags_for_less_all_round() -> None:
    state = position(3)
    flag(state, FRANCE, "spain_prestige_2")
    table = play(BRITAIN, "pacte_de_famille", "d3_m2", state)
    assert is_over(table, "pacte_de_famille")
    assert no_event_points(table)
    assert price(table, "shift spain_alliance_upper") == 2
    assert price(table, "shift austria_prestige_lower") == 2
    do(table, "shift spain_prestige_2")
    assert price(table, "shift spain_alliance_upper") == 2


@rule("5.5.2", "3.2.1")
def test_pacte_de_famille_british_only_unflagging_there_and_never_below_1() -> None:
    state = position(3)
    conflict(state, "spain_alliance_upper")
    table = play(BRITAIN, "pacte_de_famille", "d3_m2", state)
    assert price(table, "shift spain_alliance_upper") == 1
    assert price(table, "shift spain_prestige_3") == 3
    assert price(table, "shift bavaria") == 3


@rule("5.2")
def test_pacte_de_famille_british_ends_with_the_round() -> None:
    table = play(BRITAIN, "pacte_de_famille", "d3_m2", position(3))
    do(table, "end_round")
    assert table.state.active == FRANCE
    table = round_of(BRITAIN, "d3_e2", table.state)
    assert price(table, "shift spain_alliance_upper") == 3


@rule("3.4.3")
def test_pacte_de_famille_british_bonus() -> None:
    state = position(3)
    cabinet(state, "charles_hanbury_williams")
    table = play(BRITAIN, "pacte_de_famille", "m3_e2", state)
    assert event_points(table, DIPLOMATIC) == 1


@rule("5.2", "8.2")
def test_pacte_de_famille_french_refreshes_up_to_two_in_europe() -> None:
    state = position(3)
    exhaust(state, "baltic_trade", "italy_influence", "naval_bastion", "wheat")
    table = play(FRANCE, "pacte_de_famille", "d3_m2", state)
    assert targets(table, "pick_advantage") == {"baltic_trade", "italy_influence", "naval_bastion"}
    do(table, "pick_advantage baltic_trade", "pick_advantage naval_bastion")
    assert is_over(table, "pacte_de_famille")
    assert not exhausted(table, "baltic_trade")
    assert not exhausted(table, "naval_bastion")
    assert exhausted(table, "italy_influence")
    assert exhausted(table, "wheat")
    assert no_event_points(table)


@rule("5.2")
def test_pacte_de_famille_french_may_refresh_fewer() -> None:
    state = position(3)
    exhaust(state, "baltic_trade", "italy_influence")
    table = play(FRANCE, "pacte_de_famille", "d3_m2", state, "pick_advantage baltic_trade", "pass")
    assert is_over(table, "pacte_de_famille")
    assert exhausted(table, "italy_influence")


@rule("3.4.3", "5.2")
def test_pacte_de_famille_french_bonus_is_for_spain_and_austria() -> None:
    state = position(3)
    cabinet(state, "pompadour_du_barry")
    table = play(FRANCE, "pacte_de_famille", "m3_e2", state)
    assert is_over(table, "pacte_de_famille")
    assert event_points(table, DIPLOMATIC, SPAIN_AND_AUSTRIA) == 2
    assert {"spain_prestige_2", "austria_alliance_2"} <= targets(table, "shift")
    assert refusal(table, "shift sardinia") == ("no-such-action", "5.3.1")
    assert refusal(table, "draw_event") == ("no-such-action", "5.3.1")


# -- 18 Byng's Trial -------------------------------------------------------------------------


@rule("5.2", "7.1.3")
@pytest.mark.parametrize(
    ("turn", "theaters"),
    [
        (3, {"was_king_georges_war", "was_first_carnatic_war"}),
        (
            4,
            {"syw_atlantic_dominance", "syw_third_carnatic_war", "syw_french_and_indian_war"},
        ),
        (5, {"awi_american_revolution", "awi_mysore_war", "awi_antilles_war"}),
    ],
)
def test_byngs_trial_british_where_squadrons_add_strength(turn: int, theaters: set[str]) -> None:
    table = play(BRITAIN, "byngs_trial", "d3_e2", position(turn))
    assert targets(table, "theater") == theaters


@rule("5.2", "5.6.1")
def test_byngs_trial_british_marker_is_no_tile() -> None:
    state = position(3)
    bonus_tiles(state, BRITAIN, 2, 2)
    table = play(BRITAIN, "byngs_trial", "d3_e2", state, "theater was_first_carnatic_war")
    assert is_over(table, "byngs_trial")
    assert table.state.byng == 2
    assert table.state.bonus_at.count(2) == 2


@rule("5.2")
def test_byngs_trial_british_is_skipped_on_turn_6() -> None:
    table = play(BRITAIN, "byngs_trial", "d3_e2", position(6))
    assert is_over(table, "byngs_trial")
    assert table.state.byng == -1


@rule("5.2", "3.6", "4.1.5")
@pytest.mark.parametrize("answer", ["give_up biscay", "give_up_from_box"])
def test_byngs_trial_french_sets_a_squadron_aside(answer: str) -> None:
    state = position(3)
    state.navy_box[BRITAIN] = 1
    flag(state, BRITAIN, "biscay")
    table = play(FRANCE, "byngs_trial", "d3_e2", state)
    assert offered(table) == {"give_up biscay", "give_up_from_box"}
    do(table, answer)
    assert is_over(table, "byngs_trial")
    assert table.state.away == [0, 1]
    assert table.state.unbuilt[BRITAIN] == 6
    assert (owner(table, "biscay") == NOBODY) == (answer == "give_up biscay")
    assert squadrons(table, BRITAIN) == 8
    box = table.state.navy_box[BRITAIN]
    reset_phase(table)
    assert table.state.away == [0, 0]
    assert table.state.navy_box[BRITAIN] == box + 1
    assert squadrons(table, BRITAIN) == 8


@rule("5.2")
def test_byngs_trial_french_is_skipped_without_a_british_squadron() -> None:
    state = position(3)
    state.navy_box[BRITAIN] = 0
    state.unbuilt[BRITAIN] = 8
    flag(state, FRANCE, "biscay")
    table = play(FRANCE, "byngs_trial", "d3_e2", state)
    assert is_over(table, "byngs_trial")
    assert table.state.away == [0, 0]


# -- 19 Le Beau Monde ------------------------------------------------------------------------


@rule("5.2", "4.1.4")
def test_le_beau_monde_british_adds_a_fourth_demand() -> None:
    state = position(3)
    state.demand = goods("spice", "fish", "sugar")
    table = play(BRITAIN, "le_beau_monde", "d3_m2", state)
    assert offered(table) == {"commodity furs", "commodity cotton", "pass"}
    do(table, "commodity furs")
    assert table.state.demand == goods("furs", "spice", "fish", "sugar")
    assert is_over(table, "le_beau_monde")
    assert no_event_points(table)


@rule("5.2")
def test_le_beau_monde_british_may_be_declined() -> None:
    state = position(3)
    state.demand = goods("spice", "fish", "sugar")
    cabinet(state, "charles_hanbury_williams")
    table = play(BRITAIN, "le_beau_monde", "d3_m2", state, "pass")
    assert table.state.demand == goods("spice", "fish", "sugar")
    assert event_points(table, ECONOMIC) == 1


@rule("5.2")
def test_le_beau_monde_british_only_what_is_not_in_demand() -> None:
    state = position(3)
    state.demand = goods("furs", "fish", "sugar")
    table = play(BRITAIN, "le_beau_monde", "d3_m2", state)
    assert offered(table) == {"commodity cotton", "pass"}


@rule("3.4.3")
def test_le_beau_monde_british_bonus_although_both_are_in_demand() -> None:
    state = position(3)
    state.demand = goods("furs", "fish", "cotton")
    cabinet(state, "charles_hanbury_williams")
    table = play(BRITAIN, "le_beau_monde", "d3_m2", state)
    assert is_over(table, "le_beau_monde")
    assert table.state.demand == goods("furs", "fish", "cotton")
    assert event_points(table, ECONOMIC) == 1


@rule("5.2", "3.4.3")
@pytest.mark.parametrize(("style", "points"), [(False, 1), (True, 3)])
def test_le_beau_monde_french_points_are_for_europe(style: bool, points: int) -> None:
    state = position(3)
    if style:
        cabinet(state, "pompadour_du_barry")
    table = play(FRANCE, "le_beau_monde", "m3_e2", state)
    assert is_over(table, "le_beau_monde")
    assert event_points(table, DIPLOMATIC, IN_EUROPE) == points
    assert "sardinia" in targets(table, "shift")
    assert refusal(table, "shift maratha") == ("no-such-action", "5.3.1")


# -- 20 Hyder Ali ----------------------------------------------------------------------------


@rule("5.2", "3.2.8")
@BOTH
def test_hyder_ali_takes_control_of_a_local_alliance(power: int) -> None:
    state = position(3)
    flag(state, 1 - power, "mysore")
    flag(state, power, "nizam")
    table = play(power, "hyder_ali", "d3_m2", state, "yes")
    assert targets(table, "choose") == {"mysore", "maratha"}
    do(table, "choose mysore")
    assert owner(table, "mysore") == power
    assert is_over(table, "hyder_ali")
    assert no_event_points(table)


@rule("5.2", "3.2.8", "3.8.1")
@BOTH
def test_hyder_ali_or_two_markers_on_unprotected_spaces(power: int) -> None:
    state = position(3)
    flag(state, BRITAIN, "hooghly_river")
    table = play(power, "hyder_ali", "d3_m2", state, "no")
    choices = targets(table, "choose")
    assert {"plassey", "kurpa", "mysore"} <= choices
    assert not {"midnapore", "calcutta", "arcot"} & choices
    do(table, "choose plassey", "choose mysore")
    assert in_conflict(table, "plassey")
    assert in_conflict(table, "mysore")
    assert is_over(table, "hyder_ali")


@rule("5.2")
def test_hyder_ali_what_is_impossible_is_not_asked() -> None:
    state = position(3)
    flag(state, FRANCE, "mysore", "nizam", "maratha")
    table = play(FRANCE, "hyder_ali", "d3_m2", state)
    assert prompt(table) == "ask-place-conflict"
    everywhere = targets(table, "choose")
    state = position(3)
    conflict(state, *everywhere)
    table = play(FRANCE, "hyder_ali", "d3_m2", state)
    assert prompt(table) == "ask-take-control"
    state = position(3)
    flag(state, FRANCE, "mysore", "nizam", "maratha")
    conflict(state, *everywhere)
    table = play(FRANCE, "hyder_ali", "d3_m2", state)
    assert is_over(table, "hyder_ali")


@rule("5.2")
def test_hyder_ali_with_one_free_space_places_one_marker() -> None:
    state = position(3)
    flag(state, FRANCE, "mysore", "nizam", "maratha")
    free = targets(play(FRANCE, "hyder_ali", "d3_m2", state), "choose") - {"kurpa"}
    state = position(3)
    flag(state, FRANCE, "mysore", "nizam", "maratha")
    conflict(state, *free)
    table = play(FRANCE, "hyder_ali", "d3_m2", state, "choose kurpa")
    assert is_over(table, "hyder_ali")


@rule("3.4.3", "5.2")
@pytest.mark.parametrize(
    ("power", "ministry"), [(FRANCE, "dupleix"), (BRITAIN, "east_india_company")]
)
def test_hyder_ali_bonus_is_for_india(power: int, ministry: str) -> None:
    state = position(3)
    cabinet(state, ministry)
    table = play(power, "hyder_ali", "d3_m2", state, "yes", "choose mysore")
    assert event_points(table, ECONOMIC, IN_INDIA) == 2
    assert "tiruchirappalli" in targets(table, "shift")
    assert refusal(table, "shift antigua") == ("no-such-action", "5.3.1")
