"""The British Ministry cards of the Succession and Empire eras that work in action rounds."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    DIPLOMATIC,
    ECONOMIC,
    EVENTS,
    FRANCE,
    MILITARY,
)
from greatpowers.games.imperial_struggle.rules.event_play import hand as cards_in_hand
from greatpowers.games.imperial_struggle.state import DISCARDS, DRAW_PILE, OUT_OF_GAME, State
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.event_scenes import play, without_credit
from tests.rules.imperial_struggle.ministry_scenes import (
    is_open,
    is_used,
    new_turn,
    next_round,
    rounds_of,
)
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

USED = ("no-ability-used", "3.5.2")
NEEDS = ("no-needs-that-action", "3.5.4")
TOO_MUCH = ("no-too-expensive", "6.3")

# -- M-5 Robert Walpole ----------------------------------------------------------------------

WALPOLE = "ability robert_walpole-draw_discard"


def walpole() -> State:
    state = position()
    cabinet(state, "robert_walpole", face_up=False)
    hand(state, BRITAIN, "tax_reform", "carnatic_war")
    return state


@rule("3.5.2", "5.1")
@pytest.mark.parametrize("tile", [None, "e4_d2_a"])
def test_walpole_draws_a_card_and_discards_one(tile: str | None) -> None:
    table = round_of(BRITAIN, tile, walpole())
    do(table, WALPOLE)
    assert len(targets(table, "discard")) == 3
    do(table, "discard tax_reform")
    assert len(cards_in_hand(table.state, BRITAIN)) == 2
    assert table.state.event_at[EVENTS.index("tax_reform")] == DISCARDS
    assert refusal(table, WALPOLE) == USED


def test_walpole_may_discard_the_card_just_drawn() -> None:
    table = round_of(BRITAIN, None, walpole())
    do(table, WALPOLE)
    (drawn,) = targets(table, "discard") - {"tax_reform", "carnatic_war"}
    do(table, f"discard {drawn}")
    assert table.state.event_at[EVENTS.index(drawn)] == DISCARDS


@rule("5.5.3")
def test_walpole_cannot_draw_from_an_empty_pile() -> None:
    state = walpole()
    state.event_at = [DISCARDS] * len(EVENTS)
    hand(state, BRITAIN, "tax_reform")
    table = round_of(BRITAIN, None, state)
    assert refusal(table, WALPOLE) == ("no-nothing-to-draw", "R15")


def test_walpole_s_new_card_may_be_played_in_the_same_round() -> None:
    state = walpole()
    state.event_at = [OUT_OF_GAME] * len(EVENTS)
    hand(state, BRITAIN, "tax_reform")
    state.event_at[EVENTS.index("carnatic_war")] = DRAW_PILE
    table = round_of(BRITAIN, "d3_m2", state)
    do(table, WALPOLE, "discard tax_reform")
    assert targets(table, "play") == {"carnatic_war"}


# -- M-6 Jonathan Swift ----------------------------------------------------------------------


def swift() -> State:
    state = position()
    cabinet(state, "jonathan_swift")
    return state


@rule("5.5.2")
def test_swift_makes_flagging_in_ireland_and_scotland_cheaper() -> None:
    table = round_of(BRITAIN, "d4_e2_a", swift())
    assert price(table, "shift scotland_alliance") == 1
    assert price(table, "shift scotland_prestige") == 2
    assert price(table, "shift ireland_prestige") == 2
    do(table, "shift scotland_alliance", "shift scotland_prestige")
    assert points(table, DIPLOMATIC) == 1


@rule("5.5.2")
def test_swift_does_not_make_unflagging_or_other_countries_cheaper() -> None:
    table = round_of(BRITAIN, "d4_e2_a", swift())
    assert price(table, "shift ireland_alliance") == 2
    assert price(table, "shift sweden") == 2


@rule("5.5.2", "5.3.4")
def test_swift_s_reduction_comes_before_the_surcharge_and_stops_at_one() -> None:
    state = swift()
    conflict(state, "scotland_prestige")
    table = round_of(BRITAIN, "d4_e2_a", state)
    assert price(table, "shift scotland_prestige") == 1
    do(table, "shift iroquois")
    assert price(table, "shift scotland_prestige") == 1
    assert price(table, "shift ireland_prestige") == 3


@rule("5.3.2")
def test_swift_lets_a_minor_action_unflag_in_europe_with_an_irish_space() -> None:
    state = swift()
    flag(state, BRITAIN, "ireland_prestige")
    table = round_of(BRITAIN, "e4_d2_a", state)
    assert refusal(table, "shift algonquin") == ("no-minor-cannot", "5.3.2")
    do(table, "shift bavaria")
    assert table.state.debt[BRITAIN] == 1
    assert refusal(table, "shift sweden") == ("no-minor-used-up", "5.3.2")


@rule("5.3.2", "3.8")
@pytest.mark.parametrize("held", [(), ("ireland_prestige",), ("scotland_prestige",)])
def test_swift_gives_no_such_leave_without_an_irish_space(held: tuple[str, ...]) -> None:
    state = swift()
    flag(state, BRITAIN, *held)
    conflict(state, "ireland_prestige")
    table = round_of(BRITAIN, "e4_d2_a", state)
    assert refusal(table, "shift bavaria") == ("no-minor-cannot", "5.3.2")


def test_swift_does_not_help_france() -> None:
    table = round_of(FRANCE, "d4_e2_a", swift())
    assert price(table, "shift scotland_prestige") == 3


# -- M-8 Bank of England ---------------------------------------------------------------------

BANK_LIMIT = "ability bank_of_england-debt_limit"


def bank() -> State:
    state = position()
    cabinet(state, "bank_of_england", face_up=False)
    return state


@rule("6.3")
def test_bank_of_england_raises_the_debt_limit_for_good() -> None:
    table = round_of(BRITAIN, None, bank())
    do(table, BANK_LIMIT)
    assert table.state.limit == [6, 7]
    assert refusal(table, BANK_LIMIT) == USED
    new_turn(table)
    do(table, BANK_LIMIT)
    assert table.state.limit == [6, 8]


@rule("3.4.4")
def test_bank_of_england_plays_an_economic_event_without_an_economic_major() -> None:
    state = bank()
    state.debt[BRITAIN] = 3
    table = play(BRITAIN, "tax_reform", "m3_d2", state)
    assert table.state.debt[BRITAIN] == 0
    assert is_open(table, "bank_of_england")
    assert is_used(table, "bank_of_england-econ_event")
    assert not is_used(table, "bank_of_england-debt_limit")


@rule("3.4.4")
def test_bank_of_england_lifts_neither_the_sign_nor_other_icons_nor_twice_a_turn() -> None:
    state = bank()
    hand(state, BRITAIN, "tax_reform", "native_american_alliances", "calico_acts")
    table = round_of(BRITAIN, "m4_d2_a", state)
    assert refusal(table, "play tax_reform") == ("no-event-symbol", "5.2")
    state = bank()
    state.debt[BRITAIN] = 3
    hand(state, BRITAIN, "tax_reform", "native_american_alliances", "calico_acts")
    table = rounds_of(BRITAIN, "m3_d2", "m3_e2", state)
    wrong_icon = ("no-icon-does-not-match", "3.4.4")
    assert refusal(table, "play native_american_alliances") == wrong_icon
    do(table, "play tax_reform")
    next_round(table, "m3_e2")
    assert refusal(table, "play calico_acts") == wrong_icon


# -- M-10 Edmond Halley ----------------------------------------------------------------------

HALLEY = "ability edmond_halley-discard_for_trp"


def halley(*ships: str) -> State:
    state = position()
    cabinet(state, "edmond_halley", face_up=False)
    flag(state, BRITAIN, *ships)
    hand(state, BRITAIN, "tax_reform", "carnatic_war")
    return state


def test_halley_trades_an_event_card_for_a_treaty_point() -> None:
    table = round_of(BRITAIN, None, halley("balearic"))
    do(table, HALLEY)
    assert targets(table, "discard") == {"tax_reform", "carnatic_war"}
    do(table, "discard carnatic_war")
    assert table.state.treaty[BRITAIN] == 1
    assert table.state.event_at[EVENTS.index("carnatic_war")] == DISCARDS
    assert refusal(table, HALLEY) == USED


def test_halley_needs_a_squadron_in_europe_and_a_card() -> None:
    table = round_of(BRITAIN, None, halley("antilles_channel"))
    assert refusal(table, HALLEY) == ("no-squadron-in-europe", "3.5.2")
    state = halley("balearic")
    state.event_at = [DISCARDS] * len(EVENTS)
    assert refusal(round_of(BRITAIN, None, state), HALLEY) == ("no-card-to-discard", "3.5.2")


@rule("5.6.5")
def test_halley_builds_a_squadron_for_two_once_a_turn() -> None:
    table = rounds_of(BRITAIN, "m4_e2_a", "m4_e2_b", halley())
    assert price(table, "construct edmond_halley") == 2
    do(table, "construct edmond_halley")
    assert (table.state.navy_box[BRITAIN], table.state.unbuilt[BRITAIN]) == (3, 5)
    assert points(table, MILITARY) == 2
    assert is_open(table, "edmond_halley")
    assert refusal(table, "construct edmond_halley") == USED
    next_round(table, "m4_e2_b")
    assert refusal(table, "construct edmond_halley") == USED
    assert price(table, "construct plain") == 4


@rule("5.6.5", "5.3.2")
def test_halley_s_squadron_may_be_built_with_a_minor_action() -> None:
    table = round_of(BRITAIN, "e4_m2_a", halley())
    do(table, "construct edmond_halley")
    assert table.state.debt[BRITAIN] == 0


@rule("5.6.5")
def test_halley_needs_a_military_action_and_an_unbuilt_squadron() -> None:
    table = round_of(BRITAIN, "e4_d2_a", halley())
    assert refusal(table, "construct edmond_halley") == ("no-such-action", "5.3.1")
    state = halley()
    state.unbuilt[BRITAIN] = 0
    table = round_of(BRITAIN, "m4_e2_a", state)
    assert refusal(table, "construct edmond_halley") == ("no-unbuilt-squadron", "5.6.5")
    table = round_of(FRANCE, "m4_e2_a", halley())
    assert refusal(table, "construct edmond_halley") == ("no-not-in-cabinet", "3.5")


# -- M-15 Pitt the Elder ---------------------------------------------------------------------

PITT = "ability pitt_the_elder-extra_dp"


def pitt() -> State:
    state = position(3)
    without_credit(state)
    cabinet(state, "pitt_the_elder", face_up=False)
    return state


@rule("3.5.4")
def test_pitt_s_point_shifts_spaces_without_prestige() -> None:
    table = round_of(BRITAIN, "d2_m2", pitt())
    do(table, PITT)
    assert points(table, DIPLOMATIC) == 3
    assert price(table, "shift bavaria") == 3
    do(table, "shift bavaria")
    assert points(table, DIPLOMATIC) == 0
    assert refusal(table, PITT) == USED


@rule("3.5.4")
def test_pitt_s_point_pays_for_no_prestige_space_and_no_card() -> None:
    table = round_of(BRITAIN, "d2_m2", pitt())
    do(table, PITT)
    assert refusal(table, "shift scotland_prestige") == TOO_MUCH
    assert refusal(table, "shift russia") == TOO_MUCH
    assert refusal(table, "draw_event") == TOO_MUCH
    do(table, "shift sweden")
    assert points(table, DIPLOMATIC) == 1


@rule("3.5.4")
def test_pitt_s_point_works_outside_europe_too() -> None:
    table = round_of(BRITAIN, "d3_m2", pitt())
    do(table, PITT, "shift iroquois", "shift algonquin")
    assert points(table, DIPLOMATIC) == 0


def test_pitt_needs_a_diplomatic_action() -> None:
    assert refusal(round_of(BRITAIN, "e4_m2_a", pitt()), PITT) == NEEDS


@rule("5.6.5")
def test_pitt_builds_a_squadron_for_two() -> None:
    table = round_of(BRITAIN, "m4_d2_a", pitt())
    do(table, "construct pitt_the_elder")
    assert points(table, MILITARY) == 2
    assert refusal(table, "construct pitt_the_elder") == USED
    assert PITT in offered(table)


# -- M-16 Charles Hanbury Williams -----------------------------------------------------------

WILLIAMS = "ability charles_hanbury_williams-unflag_discount"


def williams() -> State:
    state = position(3)
    flag(state, FRANCE, "russia", "prussia_prestige", "german_states_2", "sweden")
    cabinet(state, "charles_hanbury_williams", face_up=False)
    return state


@rule("5.5.2")
def test_hanbury_williams_needs_a_diplomatic_action() -> None:
    state = position(3)
    cabinet(state, "charles_hanbury_williams")
    assert refusal(round_of(BRITAIN, "e4_m2_a", state), WILLIAMS) == (
        "no-needs-that-action",
        "3.5.4",
    )


def test_hanbury_williams_makes_unflagging_three_countries_cheaper_for_a_round() -> None:
    table = rounds_of(BRITAIN, "d4_e2_a", "d4_e2_b", williams())
    do(table, WILLIAMS)
    assert price(table, "shift russia") == 2
    assert price(table, "shift prussia_prestige") == 2
    assert price(table, "shift german_states_2") == 1
    do(table, "shift russia", "shift prussia_prestige")
    assert points(table, DIPLOMATIC) == 0
    next_round(table, "d4_e2_b")
    assert price(table, "shift german_states_2") == 2
    assert refusal(table, WILLIAMS) == USED


@rule("5.5.2")
def test_hanbury_williams_leaves_other_countries_and_empty_spaces_alone() -> None:
    table = round_of(BRITAIN, "d4_e2_a", williams())
    do(table, WILLIAMS)
    assert price(table, "shift sweden") == 2
    assert price(table, "shift bavaria") == 3
    assert price(table, "shift prussia_alliance") == 2


@rule("5.5.2", "8.2")
def test_hanbury_williams_joins_an_advantage_and_stops_at_one() -> None:
    state = williams()
    flag(state, BRITAIN, "austria_prestige_upper")
    table = round_of(BRITAIN, "d4_e2_a", state)
    do(table, WILLIAMS, "use_advantage silesia_negotiations")
    assert price(table, "shift prussia_prestige") == 1
    assert price(table, "shift german_states_2") == 1


def test_hanbury_williams_waits_for_a_tile() -> None:
    table = round_of(BRITAIN, None, williams())
    assert refusal(table, WILLIAMS) == ("no-take-a-tile-first", "5.1")


# -- M-17 Merchant Banks ---------------------------------------------------------------------


def banks(face_up: bool = True) -> State:
    state = position(3)
    cabinet(state, "merchant_banks", face_up=face_up)
    return state


@rule("6.1")
def test_merchant_banks_keep_two_debts_a_turn_off_the_books() -> None:
    table = rounds_of(BRITAIN, "e2_d2", "e4_m2_a", banks())
    do(table, "shift antigua", "shift cumberland")
    assert table.state.debt[BRITAIN] == 1
    next_round(table, "e4_m2_a")
    do(table, "shift albany", "shift allegheny")
    assert table.state.debt[BRITAIN] == 2


@rule("6.1")
def test_merchant_banks_help_even_at_the_debt_limit() -> None:
    state = banks()
    without_credit(state)
    table = round_of(BRITAIN, "d4_e2_a", state)
    assert price(table, "shift santiago") == 2
    do(table, "shift albany")
    assert table.state.debt[BRITAIN] == table.state.limit[BRITAIN]
    assert table.state.banks_used == 1


@rule("6.1")
def test_merchant_banks_do_not_help_with_other_points() -> None:
    state = banks()
    without_credit(state)
    table = round_of(BRITAIN, "d2_m2", state)
    assert refusal(table, "shift russia") == TOO_MUCH
    state.debt[BRITAIN] = 0
    do(table, "shift ireland_prestige")
    assert table.state.debt[BRITAIN] == 1


@rule("6.1", "3.5")
def test_merchant_banks_count_from_the_moment_they_are_face_up() -> None:
    table = round_of(BRITAIN, "e2_d2", banks(face_up=False))
    do(table, "shift albany")
    assert table.state.debt[BRITAIN] == 1
    do(table, "reveal merchant_banks", "shift cumberland")
    assert table.state.debt[BRITAIN] == 1
    assert table.state.banks_used == 2


@rule("6.1", "4.1.5")
def test_merchant_banks_serve_again_in_the_next_turn() -> None:
    state = banks()
    state.banks_used = 2
    table = round_of(BRITAIN, "e2_d2", state)
    new_turn(table)
    do(table, "shift albany")
    assert table.state.debt[BRITAIN] == 0


@rule("6.1", "9.1")
def test_merchant_banks_leave_treaty_points_a_choice() -> None:
    state = banks()
    state.treaty[BRITAIN] = 1
    table = round_of(BRITAIN, "e2_d2", state)
    do(table, "shift albany", "pay_treaty")
    assert (table.state.treaty[BRITAIN], table.state.banks_used) == (0, 0)
    assert owner(table, "albany") == BRITAIN
    assert points(table, ECONOMIC) == 0
