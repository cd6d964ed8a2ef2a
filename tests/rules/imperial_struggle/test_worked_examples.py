"""The worked examples of chapters 5 and 8, each under its own name."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    DIPLOMATIC,
    ECONOMIC,
    EVENTS,
    FRANCE,
    MILITARY,
    NOBODY,
    advantage,
    space,
)
from greatpowers.games.imperial_struggle.rules.war_tiles import basic_in, bonus_in, own_basic
from greatpowers.games.imperial_struggle.state import GONE, OUT_OF_GAME
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    conflict,
    do,
    flag,
    hand,
    holds_advantage,
    in_conflict,
    offered,
    owner,
    points,
    position,
    price,
    refusal,
    round_of,
    targets,
)


@rule("5.2", "6.1", "9.1")
def test_5_2_example_calico_acts() -> None:
    state = position()
    flag(state, FRANCE, "antigua")
    hand(state, BRITAIN, "calico_acts")
    state.treaty[BRITAIN] = 2
    table = round_of(BRITAIN, "e3_d2", state)
    do(table, "play calico_acts")
    assert table.state.event_at[EVENTS.index("calico_acts")] == OUT_OF_GAME
    assert points(table, ECONOMIC) == 5
    do(table, "shift antigua")
    assert owner(table, "antigua") == NOBODY
    assert points(table, ECONOMIC) == 3
    assert (table.state.treaty[BRITAIN], table.state.debt[BRITAIN]) == (2, 0)
    do(table, "shift antigua")
    assert owner(table, "antigua") == BRITAIN


@rule("5.2")
def test_5_2_example_calico_acts_alone_pays_for_unflagging_only() -> None:
    state = position()
    flag(state, FRANCE, "antigua")
    hand(state, BRITAIN, "calico_acts")
    cabinet(state, "bank_of_england")
    table = round_of(BRITAIN, "m3_d2", state)
    do(table, "play calico_acts")
    assert "antigua" in targets(table, "shift")
    assert refusal(table, "shift bahamas_run_west") == ("no-such-action", "5.3.1")
    do(table, "shift antigua")
    assert refusal(table, "shift antigua") == ("no-such-action", "5.3.1")


@rule("5.1", "3.5")
def test_5_1_example_walpole_before_the_tile() -> None:
    state = position()
    cabinet(state, "robert_walpole", face_up=False)
    hand(state, BRITAIN, "carnatic_war")
    state.debt[BRITAIN] = 3
    table = round_of(BRITAIN, None, state, others=["e3_d2"])
    do(table, "ability robert_walpole-draw_discard", "discard carnatic_war", "take e3_d2")
    assert "ability robert_walpole-draw_discard" not in offered(table)
    do(table, "pass_round")
    assert table.state.debt[BRITAIN] == 1


@rule("5.4.2", "5.3.4", "6.1")
@pytest.mark.parametrize(("edition", "again"), [("italian", 2), ("polish", 3)])
def test_5_4_2_example_antigua_and_cumberland(edition: str, again: int) -> None:
    state = position(edition=edition)
    flag(state, FRANCE, "niagara", "allegheny", "cumberland")
    conflict(state, "cumberland")
    table = round_of(BRITAIN, "e3_m2", state)
    assert price(table, "shift antigua") == 2
    do(table, "shift antigua")
    assert price(table, "shift cumberland") == 2
    do(table, "shift cumberland")
    assert owner(table, "cumberland") == NOBODY
    assert not in_conflict(table, "cumberland")
    assert (table.state.debt[BRITAIN], points(table, ECONOMIC)) == (1, 0)
    assert price(table, "shift cumberland") == again


@rule("5.4.2", "5.3.4")
def test_5_4_2_example_without_the_marker_it_costs_three() -> None:
    state = position()
    flag(state, FRANCE, "niagara", "allegheny", "cumberland")
    table = round_of(BRITAIN, "e3_m2", state)
    do(table, "shift antigua")
    assert price(table, "shift cumberland") == 3


@rule("5.5.2", "9.1", "3.2.8")
def test_5_5_2_example_1_denmark_norway_and_sardinia() -> None:
    state = position()
    flag(state, BRITAIN, "denmark_norway")
    state.treaty[FRANCE] = 2
    table = round_of(FRANCE, "d4_e2_a", state)
    do(table, "shift denmark_norway")
    assert owner(table, "denmark_norway") == NOBODY
    do(table, "shift denmark_norway")
    assert owner(table, "denmark_norway") == FRANCE
    do(table, "shift sardinia", "pay_treaty", "pay_treaty")
    assert owner(table, "sardinia") == FRANCE
    assert (table.state.treaty[FRANCE], table.state.debt[FRANCE]) == (0, 0)


@rule("5.5.2", "5.3.2", "5.4.2", "3.8.2", "8.2")
@pytest.mark.parametrize("edition", ["italian", "polish"])
def test_5_5_2_example_2_the_plan_in_india(edition: str) -> None:
    state = position(3, edition=edition)
    flag(state, FRANCE, "vellore", "tiruchirappalli", "nizam", "vandavasi")
    flag(state, BRITAIN, "mysore")
    state.treaty[BRITAIN] = 2
    hand(state, BRITAIN, "west_african_gold_mining")
    table = round_of(BRITAIN, "d3_e2", state)
    do(table, "play west_african_gold_mining")
    assert price(table, "shift vellore") == 2
    do(table, "shift vellore", "pay_treaty")
    assert owner(table, "vellore") == NOBODY
    do(table, "use_advantage power_struggle", "choose tiruchirappalli")
    assert table.state.exhausted[advantage("power_struggle")]
    do(table, "shift nizam", "shift nizam", "pay_treaty")
    assert owner(table, "nizam") == BRITAIN
    assert refusal(table, "use_advantage separatist_wars")[0] == "no-advantage-just-gained"
    assert price(table, "shift tiruchirappalli") == 2
    do(table, "shift tiruchirappalli")
    if edition == "polish":  # the Event's Action is still open and could go on with Debt
        do(table, "as_minor")
    assert owner(table, "tiruchirappalli") == NOBODY
    assert not in_conflict(table, "tiruchirappalli")
    assert not holds_advantage(table, FRANCE, "textiles")
    assert (table.state.treaty[BRITAIN], table.state.debt[BRITAIN]) == (0, 0)
    assert points(table, ECONOMIC) == 0


@rule("5.6.2", "5.6.6", "5.3.4")
def test_5_6_6_example_1_karaikal_malacca_malabar() -> None:
    state = position()
    flag(state, FRANCE, "vandavasi", "malacca_route", "hooghly_river")
    flag(state, NOBODY, "algonquin")
    conflict(state, "karaikal", "malacca_route")
    table = round_of(FRANCE, "m3_d2", state)
    assert price(table, "end_conflict karaikal") == 1
    do(table, "end_conflict karaikal", "end_conflict malacca_route")
    do(table, "deploy malabar_coast", "from_navy_box")
    assert points(table, MILITARY) == 0
    assert owner(table, "malabar_coast") == FRANCE
    assert price(table, "shift algonquin") == 2
    do(table, "shift algonquin")
    assert owner(table, "algonquin") == FRANCE
    assert refusal(table, "use_advantage algonquin_raids")[0] == "no-advantage-just-gained"
    assert table.state.debt[FRANCE] == 0


@rule("5.3.3", "5.6.1", "5.6.6", "6.1")
def test_5_6_6_example_2_upgrade_tile_and_displacement() -> None:
    state = position()
    flag(state, FRANCE, "biscay")
    state.navy_box[FRANCE] = 0
    old = own_basic(BRITAIN)[0]
    table = round_of(BRITAIN, "m2_e2", state)
    do(table, "upgrade wss_central_europe", "keep_new", "remove_tile")
    assert table.state.basic_at[old] == GONE
    assert basic_in(table.state, BRITAIN, 0) != [old]
    do(table, "recruit", "theater wss_central_europe")
    assert len(bonus_in(table.state, BRITAIN, 0)) == 1
    do(table, "deploy biscay", "from_navy_box")
    assert table.state.debt[BRITAIN] == 3
    assert table.state.navy_box == [1, 1]
    assert owner(table, "biscay") == BRITAIN


@rule("5.6.6", "5.3.2")
def test_5_6_6_example_2_not_with_a_minor_action() -> None:
    state = position()
    flag(state, FRANCE, "biscay")
    table = round_of(BRITAIN, "e4_m2_a", state)
    assert refusal(table, "deploy biscay") == ("no-minor-cannot", "5.3.2")


@rule("8.2", "5.4.2")
@pytest.mark.parametrize(
    ("marker", "squadron", "with_rum"), [(True, True, 1), (False, True, 2), (True, False, 1)]
)
def test_8_2_example_rum(marker: bool, squadron: bool, with_rum: int) -> None:
    state = position()
    flag(state, BRITAIN, "puerto_rico")
    flag(state, FRANCE, "antigua")
    if squadron:
        flag(state, FRANCE, "antilles_channel")
    if marker:
        conflict(state, "antigua")
    table = round_of(BRITAIN, "e4_d2_a", state)
    do(table, "use_advantage rum")
    assert price(table, "shift antigua") == with_rum
    do(table, "shift antigua")
    assert points(table, ECONOMIC) == 4 - with_rum


@rule("8.2")
def test_8_2_example_rum_does_not_help_to_flag() -> None:
    state = position()
    flag(state, BRITAIN, "puerto_rico")
    flag(state, FRANCE, "antigua")
    table = round_of(BRITAIN, "e4_d2_a", state)
    do(table, "use_advantage rum")
    assert refusal(table, "shift bahamas_run_west")[0] == "no-target-for-advantage"


@rule("8.2", "5.3.2")
def test_8_2_example_the_rock_and_the_privateers() -> None:
    state = position()
    flag(state, FRANCE, "gibraltar", "privateers", "puerto_rico")
    flag(state, BRITAIN, "antilles_channel")
    table = round_of(FRANCE, "m4_e2_a", state)
    do(table, "use_advantage naval_bastion", "displace antilles_channel")
    assert owner(table, "antilles_channel") == NOBODY
    assert points(table, MILITARY) == 3
    do(table, "use_advantage letters_of_marque", "choose st_lucia")
    assert table.state.conflict[space("st_lucia")]
    assert refusal(table, "use_advantage rum")[0] == "no-two-advantages-a-round"


@rule("8.2", "5.3.2")
def test_8_2_example_the_rock_not_with_a_minor_action() -> None:
    state = position()
    flag(state, FRANCE, "gibraltar")
    flag(state, BRITAIN, "antilles_channel")
    table = round_of(FRANCE, "e4_m2_a", state)
    assert refusal(table, "use_advantage naval_bastion") == ("no-minor-cannot", "5.3.2")


@rule("5.3.4")
@pytest.mark.parametrize(("edition", "second"), [("italian", 3), ("polish", 4)])
def test_5_3_4_example_three_regions(edition: str, second: int) -> None:
    state = position(edition=edition)
    state.limit[BRITAIN] = 20
    table = round_of(BRITAIN, "e4_d2_a", state)
    do(table, "shift antigua")
    assert price(table, "shift cumberland") == 3
    assert price(table, "shift west_bengal") == 3
    do(table, "shift cumberland")
    assert price(table, "shift albany") == second
    assert price(table, "shift bahamas_run_west") == 2
    assert price(table, "shift west_bengal") == 3
    assert price(table, "shift denmark_norway") == 2


@rule("5.6.1")
def test_5_6_1_example_turn_6_exchange() -> None:
    table = round_of(FRANCE, "m4_e2_a", position(6))
    do(table, "exchange diplomatic", "exchange diplomatic")
    assert points(table, DIPLOMATIC) == 2
    assert refusal(table, "exchange economic") == ("no-one-type-a-round", "5.6.1")


@rule("5.6.1")
def test_5_6_1_example_turn_6_minor_exchange_acts_as_major() -> None:
    state = position(6)
    flag(state, BRITAIN, "sardinia")
    conflict(state, "sardinia")
    flag(state, BRITAIN, "savoy")
    state.limit[FRANCE] = 14
    table = round_of(FRANCE, "e4_m2_a", state)
    do(table, "exchange diplomatic")
    assert "savoy" in targets(table, "shift")
    assert refusal(table, "exchange diplomatic")[0] == "no-minor-used-up"


@rule("5.4.1")
def test_5_4_1_example_no_dominoes() -> None:
    state = position()
    table = round_of(BRITAIN, "e4_m2_a", state)
    do(table, "shift cayman_passage")
    assert refusal(table, "shift cuba_passage_east") == ("no-not-connected", "5.4.1")
    do(table, "deploy cuba_passage", "from_navy_box")
    assert table.state.flag[space("cuba_passage")] == BRITAIN


@rule("5.4.1", "5.3")
def test_5_4_1_example_a_squadron_first_opens_its_markets() -> None:
    table = round_of(BRITAIN, "e4_m2_a")
    do(table, "deploy malabar_coast", "from_navy_box")
    assert {"calicut", "mangalore"} <= targets(table, "shift")


@rule("5.4.1")
def test_5_4_1_example_cutting_a_chain_counts_from_the_next_round() -> None:
    state = position()
    flag(state, FRANCE, "niagara", "allegheny", "cumberland")
    flag(state, BRITAIN, "albany", "oswego")
    table = round_of(BRITAIN, "e4_d2_a", state, others=["e3_d2"])
    do(table, "shift niagara")
    assert price(table, "shift cumberland") == 2
    do(table, "end_round")
    assert table.state.active == FRANCE
    isolated = {name for name in ("allegheny", "cumberland") if table.state.isolated[space(name)]}
    assert isolated == {"allegheny", "cumberland"}


@rule("5.4.2")
def test_5_4_2_example_only_the_owner_protects() -> None:
    state = position()
    flag(state, FRANCE, "antigua", "antilles_channel")
    table = round_of(BRITAIN, "e4_d2_a", state)
    assert price(table, "shift antigua") == 3
    state = position()
    flag(state, FRANCE, "antilles_channel")
    table = round_of(BRITAIN, "e4_d2_a", state)
    assert price(table, "shift antigua") == 2


@rule("3.8")
def test_3_8_example_a_marker_makes_an_empty_market_cheap() -> None:
    state = position()
    conflict(state, "albany")
    table = round_of(BRITAIN, "e4_d2_a", state)
    assert price(table, "shift albany") == 1
    do(table, "shift albany")
    assert not in_conflict(table, "albany")


@rule("3.2.6")
def test_3_2_6_example_louisbourg_is_built_from_acadia_only() -> None:
    table = round_of(FRANCE, "m4_e2_a")
    assert "louisbourg" in targets(table, "build_fort")
    state = position()
    flag(state, NOBODY, "acadia")
    table = round_of(FRANCE, "m4_e2_a", state)
    assert refusal(table, "build_fort louisbourg") == ("no-fort-not-connected", "5.6.3")


@rule("8.2", "5.3.2")
def test_8_2_example_a_price_of_one_still_needs_a_major_action() -> None:
    state = position()
    flag(state, BRITAIN, "hudson_bay")
    flag(state, FRANCE, "cumberland")
    table = round_of(BRITAIN, "d4_e2_a", state)
    assert refusal(table, "use_advantage fur_trade") == ("no-minor-cannot", "5.3.2")
    state = position()
    flag(state, BRITAIN, "hudson_bay")
    flag(state, FRANCE, "cumberland")
    conflict(state, "cumberland")
    table = round_of(BRITAIN, "d4_e2_a", state)
    assert "use_advantage fur_trade" in offered(table)


@rule("8.1")
def test_8_1_example_ready_again_when_the_marker_is_gone() -> None:
    state = position()
    conflict(state, "algonquin")
    table = round_of(FRANCE, "m4_e2_a", state)
    assert refusal(table, "use_advantage algonquin_raids") == ("no-advantage-in-conflict", "8.1")
    do(table, "end_conflict algonquin")
    assert "use_advantage algonquin_raids" in offered(table)
