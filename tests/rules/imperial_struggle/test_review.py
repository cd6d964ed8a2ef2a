"""A referee's second reading: cases that lie between the sections' own tests."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    DIPLOMATIC,
    ECONOMIC,
    EUROPE,
    EVENT_ERA,
    EVENTS,
    FRANCE,
    MILITARY,
    NOBODY,
    SUCCESSION,
    WAS,
    bonus_tile_name,
    space,
)
from greatpowers.games.imperial_struggle.rules.peace import initiative_phase
from greatpowers.games.imperial_struggle.rules.scoring import score_region
from greatpowers.games.imperial_struggle.rules.war_tiles import own_basic, own_bonus
from greatpowers.games.imperial_struggle.state import (
    DISCARDS,
    DRAW_PILE,
    FRESH_HUGUENOTS,
    GONE,
    HAND,
    OUT_OF_GAME,
    POOL,
    SPENT_HUGUENOTS,
    State,
)
from greatpowers.kernel.ask import Ask
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.event_scenes import (
    bonus_tiles,
    exhausted,
    play,
    without_credit,
)
from tests.rules.imperial_struggle.ministry_scenes import next_round, rounds_of
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    conflict,
    do,
    flag,
    hand,
    offered,
    owner,
    points,
    position,
    price,
    refusal,
    round_of,
    targets,
)
from tests.rules.imperial_struggle.turns import (
    awards,
    bare_position,
    put,
    said,
    table_with,
    turn_begins,
)


def _ministry(name: str) -> dict[str, str]:
    return {"ministry": f"ministry-{name}"}


# -- 8.2: reductions that only together make a shift affordable ------------------------------


def _dear_market(*markers: str) -> State:
    """A British Market in the Caribbean that costs France 4, and no credit to be had."""
    state = position(3)
    flag(state, FRANCE, "caicos")
    flag(state, BRITAIN, "bahamas_run_north", "bahamas_run")
    flag(state, NOBODY, "st_lucia")
    for name in markers:
        state.huguenots[space(name)] = FRESH_HUGUENOTS
    without_credit(state)
    return state


@rule("8.2", "5.4.2")
def test_8_2_an_advantage_may_be_used_for_a_price_that_huguenots_bring_within_reach() -> None:
    state = _dear_market("guadeloupe")
    flag(state, FRANCE, "puerto_rico")
    table = round_of(FRANCE, "e2_d2", state)
    assert "bahamas_run_north" not in targets(table, "shift")
    assert "flip_huguenots guadeloupe" in offered(table)
    do(table, "use_advantage rum")
    assert targets(table, "shift") == set()
    do(table, "flip_huguenots guadeloupe")
    assert price(table, "shift bahamas_run_north") == 2
    do(table, "shift bahamas_run_north")
    assert exhausted(table, "rum")
    assert table.state.huguenots[space("guadeloupe")] == SPENT_HUGUENOTS


@rule("8.2")
def test_8_2_without_huguenots_the_same_advantage_is_too_little() -> None:
    state = _dear_market()
    flag(state, FRANCE, "puerto_rico")
    table = round_of(FRANCE, "e2_d2", state)
    assert refusal(table, "use_advantage rum") == ("no-too-expensive", "6.3")
    state = _dear_market("quebec_montreal")
    flag(state, FRANCE, "puerto_rico")
    table = round_of(FRANCE, "e2_d2", state)
    assert refusal(table, "use_advantage rum") == ("no-too-expensive", "6.3")


@rule("5.4.2")
def test_5_4_2_two_huguenots_may_bring_a_price_within_reach_together() -> None:
    for markers, enough in (("guadeloupe",), False), (("guadeloupe", "louisiana"), True):
        state = _dear_market(*markers)
        conflict(state, "ile_aux_noix")
        table = round_of(FRANCE, "e2_d2", state)
        do(table, "shift ile_aux_noix")
        assert ("flip_huguenots guadeloupe" in offered(table)) == enough
    do(table, "flip_huguenots guadeloupe")
    assert offered(table) == {"flip_huguenots louisiana"}
    do(table, "flip_huguenots louisiana")
    assert price(table, "shift antigua") == 1


# -- what the log tells an opponent ----------------------------------------------------------


@rule("8.2")
def test_8_2_the_log_tells_that_an_advantage_was_used_without_exhausting_it() -> None:
    state = position()
    flag(state, BRITAIN, "iroquois")
    cabinet(state, "east_india_company")
    table = play(BRITAIN, "native_american_alliances", "d3_e2", state)
    do(table, "choose algonquin", "pick_advantage iroquois_raids", "choose cataraqui")
    assert not exhausted(table, "iroquois_raids")
    granted = {"power": "power-br", "advantage": "advantage-iroquois_raids"}
    assert said(table, "log-advantage-granted") == [granted]


@rule("5.6.6")
def test_5_6_6_the_log_tells_where_a_squadron_came_from() -> None:
    table = round_of(FRANCE, "m4_e2_a")
    do(table, "deploy biscay", "from_navy_box")
    (line,) = said(table, "log-squadron-deployed")
    assert (line["origin"], line["space"]) == ("navy_box", "space-biscay")
    state = position()
    flag(state, FRANCE, "balearic")
    table = round_of(FRANCE, "m4_e2_a", state)
    do(table, "deploy biscay", "from_space balearic")
    (line,) = said(table, "log-squadron-deployed")
    assert line["origin"] == "space-balearic"


@rule("5.2", "3.6")
@pytest.mark.parametrize(
    ("answer", "origin"), [("give_up biscay", "space-biscay"), ("give_up_from_box", "navy_box")]
)
def test_3_6_the_log_tells_which_squadron_is_gone(answer: str, origin: str) -> None:
    state = position(3)
    flag(state, BRITAIN, "biscay")
    table = play(FRANCE, "byngs_trial", "m3_e2", state, answer)
    (line,) = said(table, "log-squadron-set-aside")
    assert line["origin"] == origin


@rule("3.8.1")
def test_3_8_1_the_log_tells_which_markers_are_dearer() -> None:
    state = position(5)
    table = play(FRANCE, "haitian_revolution", "m3_e2", state, "choose st_lucia")
    assert [line["more"] for line in said(table, "log-conflict-placed")] == [1]
    table = play(FRANCE, "stamp_act", "m3_e2", position(5), "choose chesapeake")
    assert [line["more"] for line in said(table, "log-conflict-placed")] == [0]


@rule("3.5.4")
def test_3_5_4_the_log_tells_what_the_cardinal_ministers_add() -> None:
    state = position()
    cabinet(state, "cardinal_ministers")
    flag(state, FRANCE, "savoy", "sardinia")
    table = round_of(FRANCE, "d2_e2", state)
    do(table, "ability cardinal_ministers-extra_dp")
    (line,) = said(table, "log-points-gained")
    assert (line["n"], line["action"]) == (3, "action-diplomatic")
    assert (points(table, DIPLOMATIC), points(table, ECONOMIC)) == (5, 2)


@rule("3.5.4")
def test_3_5_4_the_log_names_ministries_that_add_points_unasked() -> None:
    state = position(5)
    cabinet(state, "lavoisier")
    table = play(FRANCE, "wealth_of_nations", "d3_e2", state)
    assert said(table, "log-ministry-counts") == [_ministry("lavoisier")]
    state = position(5)
    cabinet(state, "north_american_trade")
    flag(state, FRANCE, "ile_aux_noix", "niagara", "oswego")
    table = round_of(FRANCE, "e3_d2", state)
    assert said(table, "log-ministry-counts") == [_ministry("north_american_trade")]


@rule("6.1")
def test_6_1_the_log_names_turgot_when_a_debt_counts_twice() -> None:
    state = position(5)
    cabinet(state, "turgot")
    state.debt[BRITAIN] = 3
    table = round_of(FRANCE, "d2_m2", state)
    do(table, "shift spain_prestige_3")
    assert state.debt[FRANCE] == 1
    assert said(table, "log-ministry-counts") == [_ministry("turgot")]


@rule("8.2", "3.5.2")
def test_8_2_the_log_names_ministries_that_answer_a_use() -> None:
    state = position(5)
    cabinet(state, "pompadour_du_barry", "james_watt")
    flag(state, FRANCE, "denmark_norway", "prussia_alliance")
    state.debt[FRANCE] = 2
    table = round_of(FRANCE, "d3_e2", state)
    do(table, "use_advantage baltic_trade")
    assert said(table, "log-ministry-counts") == [
        _ministry("pompadour_du_barry"),
        _ministry("james_watt"),
    ]


@rule("7.3")
def test_7_3_the_jacobites_are_defeated_once() -> None:
    state = position(5)
    state.jacobite_defeat = True
    cabinet(state, "papacy_hanover_negotiations", face_up=False)
    table = round_of(BRITAIN, "d3_e2", state)
    do(table, "reveal papacy_hanover_negotiations")
    assert said(table, "log-jacobite-defeat") == []


# -- answers given for a seat that gives none ------------------------------------------------


@rule("5.3.3")
def test_5_3_3_by_default_no_tile_leaves_the_game() -> None:
    table = round_of(FRANCE, "m2_e2")
    do(table, "upgrade wss_spain", "keep_old")
    assert str(table.default(FRANCE)) == "return_tile"


@rule("4.1.8")
def test_4_1_8_by_default_the_holder_of_the_initiative_goes_first() -> None:
    for vp, holder in ((10, FRANCE), (20, BRITAIN)):
        state = position(2)
        state.vp = vp
        ask = next(initiative_phase(table_with(state)))
        assert isinstance(ask, Ask)
        assert ask.default_code() == ask.codes()[holder]


# -- 4.1: what was shown is not taken back ---------------------------------------------------


@rule("4.1.6", "3.4.1")
def test_4_1_6_a_pile_of_old_cards_alone_is_turned_out_and_made_anew() -> None:
    state = position(5)
    wanted = EVENTS.index("bengal_famine")
    for card, era in enumerate(EVENT_ERA):
        state.event_at[card] = DRAW_PILE if era == SUCCESSION else OUT_OF_GAME
    state.event_at[wanted] = DISCARDS
    table = turn_begins(state)
    assert table.state.event_at[wanted] == HAND + FRANCE, "the first card dealt is France's"
    assert DRAW_PILE not in table.state.event_at
    assert len(said(table, "log-event-drawn")) == 1


@rule("4.1.6")
def test_4_1_6_discards_are_not_taken_back_once_both_are_shown() -> None:
    state = position(2)
    hand(state, FRANCE, "carnatic_war", "tax_reform")
    hand(state, BRITAIN, "acts_of_union", "calico_acts")
    table = turn_begins(state)
    for seat in (FRANCE, BRITAIN):
        table.answer(seat, table.options(seat)[0])
        assert table.undoable(seat) == 1
        table.answer(seat, table.options(seat)[0])
    assert table.undoable(BRITAIN) == 0


@rule("5.2")
def test_5_2_a_card_once_played_is_not_taken_back() -> None:
    table = play(FRANCE, "european_panic", "e3_d2", position(3))
    assert table.undoable(FRANCE) == 0


@rule("3.5.2")
def test_3_5_2_a_card_once_discarded_is_not_taken_back() -> None:
    state = position()
    cabinet(state, "edmond_halley")
    flag(state, BRITAIN, "biscay")
    hand(state, BRITAIN, "acts_of_union")
    table = round_of(BRITAIN, None, state)
    do(table, "ability edmond_halley-discard_for_trp")
    assert table.undoable(BRITAIN) == 1
    do(table, "discard acts_of_union")
    assert table.undoable(BRITAIN) == 0


@rule("4.1.12")
def test_4_1_12_samuel_johnson_takes_one_off_a_dear_award() -> None:
    state = bare_position(3)
    awards(state, europe="award_3_by2")
    put(state, FRANCE, ["bavaria", "sweden"])
    cabinet(state, "samuel_johnson")
    score_region(table_with(state), EUROPE)
    assert state.vp == 15 + 2


# -- 5: a new round is a new round -----------------------------------------------------------


@rule("5.0", "5.6.1", "5.6.6")
def test_5_0_limits_of_one_round_do_not_bind_the_next() -> None:
    table = rounds_of(FRANCE, "m4_e2_a", "m4_d2_a", position())
    do(table, "recruit", "theater wss_spain", "recruit", "theater wss_spain")
    do(table, "deploy biscay", "from_navy_box")
    next_round(table, "m4_d2_a")
    do(table, "deploy balearic", "from_space biscay", "recruit", "theater wss_queen_annes_war")
    assert owner(table, "balearic") == FRANCE


@rule("5.3.4", "5.3.3")
def test_5_3_4_every_round_has_a_first_region_and_an_upgrade_of_its_own() -> None:
    upgrade = ("upgrade wss_spain", "keep_old", "return_tile")
    state = position()
    state.limit[FRANCE] = 20
    table = rounds_of(FRANCE, "e2_d2", "e2_m2", state)
    do(table, *upgrade, "shift ile_aux_noix")
    assert price(table, "shift caicos") == 3
    do(table, "shift caicos")
    next_round(table, "e2_m2")
    do(table, *upgrade)
    assert price(table, "shift antigua") == 2
    do(table, "shift antigua")
    assert price(table, "shift niagara") == 3, "paid for last round, and again in this"


@rule("5.6.1")
def test_5_6_1_the_other_type_may_be_bought_in_a_later_round_of_turn_6() -> None:
    table = rounds_of(FRANCE, "m4_e2_a", "m4_d2_a", position(6))
    do(table, "exchange economic")
    assert refusal(table, "exchange diplomatic") == ("no-one-type-a-round", "5.6.1")
    next_round(table, "m4_d2_a")
    assert targets(table, "exchange") == {"economic", "diplomatic"}


@rule("5.3", "5.3.3", "12.2")
@pytest.mark.parametrize("edition", ["italian", "polish"])
@pytest.mark.parametrize("way", ["upgrade", "swap"])
def test_5_3_an_upgrade_ends_the_action_it_interrupts(edition: str, way: str) -> None:
    state = position(edition=edition, military_upgrade_swap="yes")
    conflict(state, "sweden")
    table = round_of(FRANCE, "d2_e2", state)
    do(table, "shift sweden")
    rest = ("keep_old", "return_tile") if way == "upgrade" else ("theater wss_spain",)
    do(table, f"{way} wss_central_europe", *rest)
    assert points(table, DIPLOMATIC) == (0 if edition == "italian" else 1)


@rule("5.1", "5.3.3", "12.2")
def test_5_1_no_passing_and_no_event_after_any_kind_of_upgrade() -> None:
    for turn, answers in (
        (6, ("upgrade_for_treaty",)),
        (5, ("swap awi_mysore_war", "theater awi_antilles_war")),
    ):
        state = position(turn, military_upgrade_swap="yes")
        hand(state, FRANCE, "wealth_of_nations")
        table = round_of(FRANCE, "e2_d2", state)
        assert {"pass_round", "play wealth_of_nations"} <= offered(table)
        do(table, *answers)
        assert refusal(table, "pass_round") == ("no-too-late-to-pass", "5.1")
        assert refusal(table, "play wealth_of_nations") == ("no-too-late-for-event", "5.2")


@rule("5.3.3")
@pytest.mark.parametrize(("tiles", "may_go"), [(4, False), (5, True)])
def test_5_3_3_the_last_four_basic_tiles_stay(tiles: int, may_go: bool) -> None:
    state = position(5)
    for tile in own_basic(FRANCE)[tiles:]:
        state.basic_at[tile] = GONE
    table = round_of(FRANCE, "e2_d2", state)
    do(table, "upgrade awi_mysore_war", "keep_new")
    assert ("remove_tile" in offered(table)) == may_go
    assert (table.state.basic_at[own_basic(FRANCE)[1]] == POOL) != may_go


@rule("5.4.1", "5.4.2")
def test_5_4_2_an_isolated_market_has_its_full_price_once_its_flag_is_gone() -> None:
    state = position()
    flag(state, BRITAIN, "port_de_paix")
    table = round_of(FRANCE, "e4_d2_a", state)
    assert price(table, "shift port_de_paix") == 1
    do(table, "shift port_de_paix")
    assert price(table, "shift port_de_paix") == 3


@rule("5.3.2")
def test_5_3_2_the_market_without_a_commodity_is_under_no_acts() -> None:
    state = position(5)
    cabinet(state, "townshend_acts")
    flag(state, FRANCE, "chesapeake", "hudson_valley")
    table = round_of(BRITAIN, "d4_e2_a", state)
    assert refusal(table, "shift chesapeake") == ("no-minor-cannot", "5.3.2")
    do(table, "ability townshend_acts-mark_commodity", "commodity furs")
    assert refusal(table, "shift chesapeake") == ("no-minor-cannot", "5.3.2")
    assert "hudson_valley" in targets(table, "shift")


@rule("5.6.1")
def test_5_6_1_in_any_war_a_tile_moves_on_only_to_a_theater_with_room() -> None:
    state = position(3)
    bonus_tiles(state, FRANCE, 1, 1, 2, 2)
    table = round_of(FRANCE, "m4_e2_a", state)
    do(table, "recruit", "theater was_king_georges_war")
    do(table, f"move_tile {bonus_tile_name(WAS, own_bonus(FRANCE)[0])}")
    assert targets(table, "theater") == {"was_central_europe", "was_jacobite_rebellion"}
    do(table, "theater was_jacobite_rebellion")
    assert table.state.bonus_at[own_bonus(FRANCE)[0]] == 3


@rule("5.6.4")
@pytest.mark.parametrize(
    ("deed", "other"), [("repair_fort vandavasi", "seize_fort arcot"), ("seize_fort arcot", "")]
)
def test_5_6_4_repairing_and_seizing_cost_their_price(deed: str, other: str) -> None:
    state = position()
    flag(state, BRITAIN, "vandavasi", "vellore")
    flag(state, FRANCE, "arcot")
    state.damaged[space("vandavasi")] = state.damaged[space("arcot")] = True
    state.debt[BRITAIN] = state.limit[BRITAIN]
    table = round_of(BRITAIN, "m4_e2_a", state)
    do(table, deed)
    assert points(table, MILITARY) == 1
    assert refusal(table, other or "repair_fort vandavasi") == ("no-too-expensive", "6.3")
