"""The Events of the Succession era, numbers 11 to 15."""

import pytest

from greatpowers.games.imperial_struggle.board import squadrons_on_map
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    COMMODITIES,
    DEMAND_DEBT,
    DEMAND_TREATY,
    DEMAND_VP,
    ECONOMIC,
    EVENTS,
    FRANCE,
    NOBODY,
    SUCCESSION,
    space,
)
from greatpowers.games.imperial_struggle.rules.limits import (
    FLAG_NEXT_TO_BRITISH_MARKET,
    UNFLAG_MARKETS,
)
from greatpowers.games.imperial_struggle.rules.war_tiles import bonus_in, bonus_placed
from greatpowers.games.imperial_struggle.state import OUT_OF_GAME
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.event_scenes import (
    bonus_tiles,
    event_points,
    is_over,
    play,
    prompt,
    without_credit,
)
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    clear_board,
    conflict,
    do,
    flag,
    hand,
    offered,
    owner,
    position,
    refusal,
    round_of,
    targets,
)

BOTH = pytest.mark.parametrize("power", [FRANCE, BRITAIN])
COTTON = COMMODITIES.index("cotton")
WSS_JACOBITES = 3


# -- 11 Calico Acts --------------------------------------------------------------------------


@rule("5.2")
def test_calico_acts_lets_france_unflag_a_cotton_market() -> None:
    state = position()
    flag(state, BRITAIN, "biscay")
    table = play(FRANCE, "calico_acts", "e3_d2", state)
    assert offered(table) == {"choose midnapore"}
    do(table, "choose midnapore")
    assert owner(table, "midnapore") == NOBODY
    assert owner(table, "biscay") == BRITAIN
    assert is_over(table, "calico_acts")


@rule("3.4.3", "5.2")
def test_calico_acts_french_bonus_sends_a_squadron_home() -> None:
    state = position()
    cabinet(state, "new_world_huguenots")
    flag(state, NOBODY, "midnapore")
    flag(state, BRITAIN, "biscay", "gulf_of_maine")
    flag(state, FRANCE, "balearic")
    table = play(FRANCE, "calico_acts", "e3_d2", state)
    assert offered(table) == {"displace biscay", "displace gulf_of_maine"}
    do(table, "displace biscay")
    assert owner(table, "biscay") == NOBODY
    assert table.state.navy_box[BRITAIN] == 3


@rule("5.2")
def test_calico_acts_french_bonus_is_skipped_without_squadrons() -> None:
    state = position()
    cabinet(state, "new_world_huguenots")
    table = play(FRANCE, "calico_acts", "e3_d2", state, "choose midnapore")
    assert is_over(table, "calico_acts")


@rule("5.2", "3.4.5")
def test_calico_acts_gives_britain_points_for_unflagging_several_markets() -> None:
    state = position()
    flag(state, FRANCE, "antigua", "puerto_rico")
    conflict(state, "antigua", "martinique")
    cabinet(state, "bank_of_england")
    without_credit(state)
    table = play(BRITAIN, "calico_acts", "m3_d2", state)
    assert event_points(table, ECONOMIC, UNFLAG_MARKETS) == 2
    assert refusal(table, "shift cumberland") == ("no-such-action", "5.3.1")
    do(table, "shift antigua", "shift martinique")
    assert [owner(table, name) for name in ("antigua", "martinique")] == [NOBODY, NOBODY]
    assert refusal(table, "shift antigua") == ("no-such-action", "5.3.1")


@rule("3.4.3", "4.1.12")
@pytest.mark.parametrize("leader", [FRANCE, BRITAIN])
def test_calico_acts_british_bonus_scores_cotton_whoever_leads(leader: int) -> None:
    state = position()
    cabinet(state, "east_india_company")
    flag(state, leader, "kurpa", "vellore")
    table = play(BRITAIN, "calico_acts", "e3_d2", state)
    assert prompt(table) == "ask-score-cotton"
    do(table, "yes")
    won = DEMAND_VP[COTTON][SUCCESSION]
    assert won > 0
    assert table.state.vp == 15 + (won if leader == FRANCE else -won)
    assert table.state.treaty[leader] == DEMAND_TREATY[COTTON][SUCCESSION]
    assert table.state.debt[leader] == max(0, DEMAND_DEBT[COTTON][SUCCESSION])
    assert event_points(table, ECONOMIC, UNFLAG_MARKETS) == 2


@rule("3.4.3")
def test_calico_acts_british_bonus_may_be_declined() -> None:
    state = position()
    cabinet(state, "east_india_company")
    flag(state, FRANCE, "kurpa", "vellore")
    table = play(BRITAIN, "calico_acts", "e3_d2", state, "no")
    assert table.state.vp == 15
    assert is_over(table, "calico_acts")


# -- 12 Military Spending Overruns -----------------------------------------------------------


@rule("5.2")
@BOTH
def test_military_spending_overruns_lets_the_opponent_choose_its_loss(power: int) -> None:
    other = 1 - power
    state = position()
    flag(state, other, "halifax", "arcot", "biscay")
    flag(state, power, "louisbourg", "balearic")
    state.damaged[space("arcot")] = True
    bonus_tiles(state, other, 1)
    bonus_tiles(state, power, 0)
    table = play(power, "military_spending_overruns", "m3_e2", state)
    assert table.asks()[0].seat == other
    name = ("wss_br_", "wss_fr_")[power]
    tile = targets(table, "give_up_tile")
    assert len(tile) == 1
    assert all(one.startswith(name) for one in tile)
    assert (targets(table, "damage"), targets(table, "displace")) == ({"halifax"}, {"biscay"})
    assert len(offered(table)) == 3
    do(table, "displace biscay")
    assert squadrons_on_map(table.state, other) == []
    assert table.state.navy_box[other] == (2, 3)[other]
    assert is_over(table, "military_spending_overruns")
    assert table.asks()[0].seat == power


@rule("3.4.3", "3.7")
@BOTH
def test_military_spending_overruns_bonus_brings_a_second_loss(power: int) -> None:
    other = 1 - power
    state = position()
    state.debt[other] = 1
    flag(state, other, "halifax")
    bonus_tiles(state, other, 1, 1)
    table = play(power, "military_spending_overruns", "m3_e2", state)
    do(table, f"give_up_tile {min(targets(table, 'give_up_tile'))}")
    assert len(bonus_in(table.state, other, 1)) == 1
    do(table, "damage halifax")
    assert table.state.damaged[space("halifax")]
    assert is_over(table, "military_spending_overruns")


@rule("5.2")
def test_military_spending_overruns_needs_something_to_lose() -> None:
    state = position()
    state.debt[BRITAIN] = 1
    flag(state, BRITAIN, "halifax")
    table = play(FRANCE, "military_spending_overruns", "m3_e2", state)
    assert offered(table) == {"damage halifax"}
    do(table, "damage halifax")
    assert is_over(table, "military_spending_overruns")


@rule("3.4.3", "6.4")
@pytest.mark.parametrize("debt", [(0, 0), (1, 0)])
def test_military_spending_overruns_no_bonus_without_more_available_debt(
    debt: tuple[int, int],
) -> None:
    state = position()
    state.debt = list(debt)
    flag(state, BRITAIN, "halifax", "arcot")
    table = play(FRANCE, "military_spending_overruns", "m3_e2", state, "damage halifax")
    assert is_over(table, "military_spending_overruns")


# -- 13 Alberoni's Ambition ------------------------------------------------------------------


@rule("5.2")
def test_alberonis_ambition_lets_france_shift_an_alliance() -> None:
    table = play(FRANCE, "alberonis_ambition", "e3_d2", position())
    names = ("austria_alliance_2", "austria_alliance_3", "dutch_alliance", "spain_alliance_lower")
    assert targets(table, "choose") == set(names)
    do(table, "choose dutch_alliance")
    assert owner(table, "dutch_alliance") == FRANCE
    assert is_over(table, "alberonis_ambition")


@rule("3.4.3", "3.8")
@pytest.mark.parametrize(
    ("card", "disputed", "vp"),
    [("cardinal_ministers", "", 18), ("cardinal_ministers", "savoy", 15), ("john_law", "", 15)],
)
def test_alberonis_ambition_french_bonus_scores_savoy_and_sardinia(
    card: str, disputed: str, vp: int
) -> None:
    state = position()
    cabinet(state, card)
    flag(state, FRANCE, "savoy", "sardinia")
    if disputed:
        conflict(state, disputed)
    table = play(FRANCE, "alberonis_ambition", "e3_d2", state, "choose dutch_alliance")
    assert table.state.vp == vp


@rule("3.4.3")
def test_alberonis_ambition_french_bonus_needs_both_spaces() -> None:
    state = position()
    cabinet(state, "cardinal_ministers")
    flag(state, FRANCE, "savoy")
    table = play(FRANCE, "alberonis_ambition", "e3_d2", state, "choose dutch_alliance")
    assert table.state.vp == 15


@rule("5.2", "3.4.5", "5.4.1")
def test_alberonis_ambition_gives_britain_points_to_flag_next_to_its_markets() -> None:
    state = position()
    flag(state, FRANCE, "martinique", "tiruchirappalli")
    conflict(state, "martinique", "kanchipuram", "midnapore")
    flag(state, BRITAIN, "bahamas_run")
    without_credit(state)
    table = play(BRITAIN, "alberonis_ambition", "m3_d2", state)
    assert event_points(table, ECONOMIC, FLAG_NEXT_TO_BRITISH_MARKET) == 2
    assert "antigua" in targets(table, "shift")
    assert refusal(table, "shift martinique") == ("no-such-action", "5.3.1")
    assert refusal(table, "shift vellore") == ("no-not-connected", "5.4.1")
    assert refusal(table, "shift caicos") == ("no-such-action", "5.3.1")
    assert refusal(table, "shift kurpa") == ("no-not-connected", "5.4.1")
    do(table, "shift antigua")
    assert owner(table, "antigua") == BRITAIN


@rule("3.8", "5.2")
def test_alberonis_ambition_ignores_a_british_market_in_conflict() -> None:
    state = position()
    flag(state, BRITAIN, "hooghly_river")
    without_credit(state)
    open_ = play(BRITAIN, "alberonis_ambition", "m3_d2", state.clone())
    assert "west_bengal" in targets(open_, "shift")
    conflict(state, "midnapore")
    table = play(BRITAIN, "alberonis_ambition", "m3_d2", state)
    assert refusal(table, "shift west_bengal") == ("no-such-action", "5.3.1")


@rule("3.4.3")
def test_alberonis_ambition_british_bonus_is_a_third_point() -> None:
    state = position()
    cabinet(state, "robert_walpole")
    table = play(BRITAIN, "alberonis_ambition", "m3_d2", state)
    assert event_points(table, ECONOMIC, FLAG_NEXT_TO_BRITISH_MARKET) == 3


# -- 14 Famine in Ireland --------------------------------------------------------------------


@rule("5.2")
def test_famine_in_ireland_lets_britain_unflag_there_or_in_scotland() -> None:
    state = position()
    flag(state, FRANCE, "scotland_prestige")
    flag(state, BRITAIN, "ireland_prestige")
    table = play(BRITAIN, "famine_in_ireland", "e3_d2", state)
    assert offered(table) == {"choose ireland_alliance", "choose scotland_prestige"}
    do(table, "choose ireland_alliance")
    assert owner(table, "ireland_alliance") == NOBODY


@rule("5.2")
def test_famine_in_ireland_without_a_target_is_played_for_nothing() -> None:
    state = position()
    flag(state, NOBODY, "ireland_alliance")
    table = play(BRITAIN, "famine_in_ireland", "e3_d2", state)
    assert is_over(table, "famine_in_ireland")
    assert table.state.event_at[EVENTS.index("famine_in_ireland")] == OUT_OF_GAME


@rule("5.2", "3.7")
@pytest.mark.parametrize(
    ("flags", "disputed", "tiles"),
    [((), (), 1), (("ireland_prestige",), (), 2), ((), ("ireland_alliance",), 0)],
)
def test_famine_in_ireland_sends_french_tiles_to_the_jacobites(
    flags: tuple[str, ...], disputed: tuple[str, ...], tiles: int
) -> None:
    state = position()
    flag(state, FRANCE, *flags)
    conflict(state, *disputed)
    table = play(FRANCE, "famine_in_ireland", "e3_d2", state)
    assert is_over(table, "famine_in_ireland")
    assert len(bonus_in(table.state, FRANCE, WSS_JACOBITES)) == tiles
    assert bonus_placed(table.state, FRANCE) == tiles
    assert table.state.recruited == 0


@rule("5.6.1")
def test_famine_in_ireland_moves_a_tile_on_when_the_jacobites_have_two() -> None:
    state = position()
    bonus_tiles(state, FRANCE, WSS_JACOBITES, WSS_JACOBITES)
    table = play(FRANCE, "famine_in_ireland", "e3_d2", state)
    assert prompt(table) == "ask-move-tile"
    do(table, min(offered(table)), "theater wss_spain")
    assert len(bonus_in(table.state, FRANCE, WSS_JACOBITES)) == 2
    assert len(bonus_in(table.state, FRANCE, 1)) == 1


@rule("5.6.1")
def test_famine_in_ireland_draws_no_tile_when_all_theaters_are_full() -> None:
    state = position()
    bonus_tiles(state, FRANCE, 0, 0, 1, 1, 2, 2, 3, 3)
    table = play(FRANCE, "famine_in_ireland", "e3_d2", state)
    assert is_over(table, "famine_in_ireland")
    assert bonus_placed(table.state, FRANCE) == 8


@rule("5.2")
def test_famine_in_ireland_needs_a_jacobite_rebellion_in_the_next_war() -> None:
    state = position(3)
    table = play(FRANCE, "famine_in_ireland", "e3_d2", state)
    assert len(bonus_in(table.state, FRANCE, 3)) == 1
    table = play(FRANCE, "famine_in_ireland", "e3_d2", position(4))
    assert is_over(table, "famine_in_ireland")
    assert bonus_placed(table.state, FRANCE) == 0


# -- 15 Interest Payments --------------------------------------------------------------------


@rule("5.2", "6.4")
@BOTH
@pytest.mark.parametrize(("debt", "left", "vp"), [(3, 3, 0), (6, 5, 1), (5, 5, 0)])
def test_interest_payments_lowers_the_opponents_limit(
    power: int, debt: int, left: int, vp: int
) -> None:
    other = 1 - power
    state = position()
    state.debt[other] = debt
    state.debt[power] = 6
    table = play(power, "interest_payments", "e3_d2", state)
    assert table.state.limit[other] == 5
    assert table.state.limit[power] == 6
    assert table.state.debt[other] == left
    assert table.state.debt[power] == 6
    assert table.state.vp == 15 + (vp if power == FRANCE else -vp)


@rule("3.4.3", "6.2")
@BOTH
@pytest.mark.parametrize(("debt", "left"), [(3, 1), (1, 0)])
def test_interest_payments_bonus_reduces_ones_own_debt(power: int, debt: int, left: int) -> None:
    other = 1 - power
    state = position()
    state.debt[power] = debt
    state.debt[other] = 4
    table = play(power, "interest_payments", "e3_d2", state)
    assert table.state.debt[power] == left
    assert table.state.debt[other] == 4


@rule("3.4.3", "5.2")
def test_interest_payments_cannot_earn_its_own_bonus() -> None:
    state = position()
    state.debt = [3, 3]
    table = play(FRANCE, "interest_payments", "e3_d2", state)
    assert table.state.debt == [3, 3]


@rule("3.4")
def test_all_events_of_the_era_can_be_played_and_leave_the_game() -> None:
    for event in EVENTS[:15]:
        for power in (FRANCE, BRITAIN):
            state = position()
            hand(state, power, event)
            clear_board(state)
            tile = next(
                tile
                for tile in ("e3_d2", "d3_e2", "m3_e2")
                if f"play {event}" in offered(round_of(power, tile, state.clone()))
            )
            table = round_of(power, tile, state)
            do(table, f"play {event}")
            assert table.state.event_at[EVENTS.index(event)] == OUT_OF_GAME
            assert offered(table)
