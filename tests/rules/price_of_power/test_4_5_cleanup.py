"""4.5, Phase 5: reserves, Colonists, the boards, the First Player, hands."""

import pytest

from greatpowers.games.price_of_power.components.cards import CARDS
from greatpowers.games.price_of_power.components.tables import ALLIED, HEAVY_SHIP, REGULAR
from greatpowers.games.price_of_power.components.world import AREAS, area, province, realm, zone
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.cleanup import (
    CLEANUP_PHASE,
    colonial_claims,
    imperial_number,
    imperial_room,
    refresh_all,
    refreshed,
    return_allied_units,
    surplus,
    update_manpower,
)
from greatpowers.games.price_of_power.rules.income import deployed
from greatpowers.games.price_of_power.rules.ownership import (
    cover_flag,
    has,
    manpower,
    plain_tax,
    plus,
    take_disc,
)
from greatpowers.games.price_of_power.rules.units import add_single, add_to_army, in_army
from greatpowers.games.price_of_power.state import FIRST_PORT, IMPERIAL, PriceTable, State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    deal,
    options,
    play,
    position,
    refusal,
    settle,
    stake,
    teach,
)

CASTILE, ENGLAND, FRANCE, AUSTRIA = range(4)
UPDATE = AGENDA.task("update", return_allied_units, update_manpower, refresh_all)
TERRITORIES = ("florida", "mississippi", "great_lakes", "canada", "guyana")


def scene() -> State:
    """Castile, England, France and Austria, who all have passed; their reserves are full."""
    state = position("castile", "england", "france", "austria")
    settle(state, CASTILE, "madrid", "sevilla", "burgos", "cordoba")
    settle(state, ENGLAND, "london")
    settle(state, FRANCE, "paris")
    settle(state, AUSTRIA, "wien")
    for seat in range(4):
        state.available[seat] = manpower(state, seat)
    state.passed = [0, 1, 2, 3]
    return state


def phase(state: State) -> PriceTable:
    """Open a table at the start of Phase 5."""
    return begin(state, CLEANUP_PHASE)


# -- A: update and refresh (4.5.1) ---------------------------------------------------------------


@rule("4.5.1", "9.3")
def test_units_that_lack_come_to_the_reserve() -> None:
    state = scene()
    settle(state, CASTILE, "granada", "gibraltar")
    lacking = -surplus(state, CASTILE)
    assert lacking > 0
    before = state.available[CASTILE]
    phase(state)
    assert state.available[CASTILE] == before + lacking
    assert surplus(state, CASTILE) == 0


@rule("4.5.1", "9.3")
def test_of_too_many_units_the_player_chooses_which_go_back() -> None:
    state = scene()
    state.exhausted[CASTILE] = 1
    state.available[CASTILE] -= 1
    add_single(state, CASTILE, area("castile"), 2)
    assert surplus(state, CASTILE) == 2
    t = begin(state, UPDATE)
    assert asked(t) == (CASTILE, "ask-release-units")
    play(t, "release_exhausted")
    assert refusal(t, "release_exhausted") == ("no-units-there", "4.5.1")
    play(t, "disband castile")
    assert deployed(state, CASTILE, REGULAR) == 1
    assert surplus(state, CASTILE) == 0


@rule("4.5.1", "R35")
def test_all_give_units_back_at_once() -> None:
    state = scene()
    for seat in (CASTILE, FRANCE):
        state.available[seat] += 1
        add_single(state, seat, area("castile"), 1)
    t = begin(state, UPDATE)
    assert {ask.seat for ask in t.asks()} == {CASTILE, FRANCE}
    for seat in (FRANCE, FRANCE, CASTILE, CASTILE):
        t.answer(seat, "release_available")
    assert [surplus(state, seat) for seat in (CASTILE, FRANCE)] == [0, 0]


@rule("4.5.1", "9.3", "R202")
def test_of_the_units_in_an_area_the_cheapest_goes_back() -> None:
    state = scene()
    for unit in (1, 0):
        add_to_army(state, CASTILE, 0, area("castile"), REGULAR, unit)
    t = begin(state, UPDATE)
    play(t, "disband castile", "release_available")
    assert [in_army(state, CASTILE, 0, REGULAR, unit) for unit in (0, 1)] == [0, 1]


@rule("4.5.1")
def test_allied_units_go_back_to_the_reserve() -> None:
    state = scene()
    add_to_army(state, CASTILE, 0, area("castile"), ALLIED, 0)
    begin(state, UPDATE)
    assert state.allied_units[CASTILE] == 1
    assert state.army_at[0] == -1


@rule("4.5.1", "9.3.1")
@pytest.mark.parametrize(
    ("exhausted", "back"), [(0, 0), (2, 2), (3, 3), (5, 3), (7, 4), (12, 6), (15, 6)]
)
def test_half_of_the_exhausted_units_come_back_three_to_six(exhausted: int, back: int) -> None:
    state = scene()
    state.exhausted[CASTILE] = exhausted
    assert refreshed(state, CASTILE) == back


@rule("4.5.1")
def test_conscription_brings_three_more_back() -> None:
    state = scene()
    state.exhausted[CASTILE] = 12
    teach(state, CASTILE, "mass_conscription")
    assert refreshed(state, CASTILE) == 9


@rule("4.5.1")
def test_e6_two_exhausted_units_are_refreshed() -> None:
    state = scene()
    state.available[CASTILE] -= 2
    state.exhausted[CASTILE] = 2
    before = state.available[CASTILE]
    begin(state, UPDATE)
    assert (state.available[CASTILE], state.exhausted[CASTILE]) == (before + 2, 0)


@rule("4.5.1")
def test_merchants_stand_up_and_the_focus_is_cleared() -> None:
    state = scene()
    state.merchant[0] = 3
    state.is_resting[0] = True
    state.has_changed_focus[CASTILE] = True
    begin(state, UPDATE)
    assert not state.is_resting[0]
    assert not state.has_changed_focus[CASTILE]


@rule("4.5.1")
def test_heavy_ships_are_repaired_in_port_only() -> None:
    state = scene()
    state.fleet[CASTILE * 4 + 3] = 2
    state.fleet_at[CASTILE] = zone("central_atlantic")
    begin(state, UPDATE)
    assert state.fleet[CASTILE * 4 + 3] == 2
    state.fleet_at[CASTILE] = FIRST_PORT + province("sevilla")
    begin(state, UPDATE)
    assert state.fleet[CASTILE * 4 + HEAVY_SHIP] == 2
    assert state.fleet[CASTILE * 4 + 3] == 0


@rule("4.5.1")
def test_e7_colonists_come_for_colonial_claims_four_at_most() -> None:
    state = scene()
    stake(state, CASTILE, *TERRITORIES)
    stake(state, ENGLAND, "canada", "great_lakes")
    stake(state, FRANCE, "canada", "florida", "naples")
    assert [colonial_claims(state, seat) for seat in range(4)] == [5, 2, 2, 0]
    phase(state)
    assert state.colonists[:4] == [4, 2, 2, 0]


@rule("4.5.1")
def test_a_claim_where_somebody_has_settled_brings_no_colonist() -> None:
    state = scene()
    stake(state, CASTILE, "canada")
    settle(state, FRANCE, "canada")
    assert colonial_claims(state, CASTILE) == 0


# -- B: the boards (4.5.2) -----------------------------------------------------------------------


@rule("4.5.2", "R40")
def test_e7_the_alliance_with_a_great_dynamic_realm_ends() -> None:
    state = scene()
    portugal = realm("portugal")
    state.colour = put(state.colour, portugal, 0)
    state.allied = put(state.allied, portugal, plus(0, CASTILE))
    for name in ("galicia", "badajoz", "murcia"):
        cover_flag(state, province(name), portugal)
        take_disc(state, province(name))
    assert plain_tax(state, portugal) == 9
    state.strong = put(state.strong, province("lisboa"), 1)
    phase(state)
    assert state.allied[portugal] == plus(0, CASTILE), "a token of one more is no Tax Income"
    cover_flag(state, province("gibraltar"), portugal)
    assert plain_tax(state, portugal) == 10
    state.passed = [0, 1, 2, 3]
    phase(state)
    assert state.allied[portugal] == 0


@rule("4.5.2", "R199")
def test_a_great_dynamic_realm_stays_an_active_ally_until_the_war_is_over() -> None:
    state = scene()
    portugal = realm("portugal")
    state.colour = put(state.colour, portugal, 0)
    state.allied = put(state.allied, portugal, plus(0, CASTILE))
    state.active = put(state.active, portugal, plus(0, CASTILE))
    for name in ("galicia", "badajoz", "murcia", "salamanca"):
        cover_flag(state, province(name), portugal)
        take_disc(state, province(name))
    phase(state)
    assert has(state.active[portugal], CASTILE)
    state.active = put(state.active, portugal, 0)
    state.passed = [0, 1, 2, 3]
    phase(state)
    assert not state.allied[portugal]


@rule("4.5.2")
def test_a_great_realm_that_is_not_dynamic_stays_an_ally() -> None:
    state = scene()
    state.allied = put(state.allied, realm("mamluks"), plus(0, CASTILE))
    phase(state)
    assert state.allied[realm("mamluks")] == plus(0, CASTILE)


@rule("4.5.2")
def test_plague_leaves_the_map() -> None:
    state = scene()
    state.plague = [area("castile")]
    phase(state)
    assert state.plague == []


def empire(authority: int, *places: str) -> State:
    """Austria is Emperor, with Imperial Influence in some Areas."""
    state = scene()
    state.emperor = AUSTRIA
    state.authority = authority
    state.available[AUSTRIA] = manpower(state, AUSTRIA)
    for name in places:
        state.influence[IMPERIAL].append(area(name))
    return state


@rule("4.5.2", "18.2")
def test_e7_austria_places_a_fourth_imperial_influence_and_may_move_others() -> None:
    state = empire(4, "rhineland", "saxony", "brandenburg")
    t = phase(state)
    assert asked(t) == (AUSTRIA, "ask-imperial")
    assert "castile" not in options(t, "name_area")
    play(t, "name_area bohemia")
    assert imperial_number(state) == 4
    assert asked(t) == (AUSTRIA, "ask-imperial-move")
    play(t, "take_influence saxony", "name_area rhineland")
    assert state.influence[IMPERIAL].count(area("rhineland")) == 2
    play(t, "done")
    assert imperial_number(state) == 4


@rule("4.5.2", "18.2")
def test_each_imperial_influence_is_moved_once_at_most() -> None:
    state = empire(1, "rhineland")
    t = phase(state)
    assert asked(t) == (AUSTRIA, "ask-imperial-move")
    play(t, "take_influence rhineland", "name_area saxony")
    assert asked(t)[1] == "ask-idle"


@rule("4.5.2", "18.2")
def test_imperial_influence_beyond_authority_goes_back() -> None:
    state = empire(1, "rhineland", "saxony")
    t = phase(state)
    assert asked(t) == (AUSTRIA, "ask-imperial-back")
    play(t, "take_influence saxony")
    assert imperial_number(state) == 1


@rule("4.5.2", "18.2")
def test_imperial_influence_needs_room_and_a_member_without_a_player() -> None:
    state = empire(3)
    state.influence[FRANCE] += [area("rhineland")] * 5
    room = {AREAS[place] for place in imperial_room(state)}
    assert "rhineland" not in room
    assert "saxony" in room
    state.left_hre.append(area("saxony"))
    assert "saxony" not in {AREAS[place] for place in imperial_room(state)}


@rule("4.5.2")
def test_the_token_passes_and_the_round_is_forgotten() -> None:
    state = scene()
    state.passed = [2, 0, 1, 3]
    state.taken[:4] = [1, 1, 1, 1]
    state.is_ending = True
    state.best_trade[0] = 8
    phase(state)
    assert state.first == 2
    assert state.passed == []
    assert not any(state.taken)
    assert not state.is_ending
    assert not any(state.best_trade)


# -- C: hands (4.5.3) ----------------------------------------------------------------------------


@rule("4.5.3")
def test_hands_are_cut_to_five_by_all_at_once() -> None:
    state = scene()
    deal(state, CASTILE, *CARDS[:7])
    deal(state, FRANCE, *CARDS[10:16])
    deal(state, AUSTRIA, *CARDS[20:25])
    t = phase(state)
    assert [(ask.seat, ask.prompt) for ask in t.asks()] == [
        (CASTILE, "ask-discard"),
        (FRANCE, "ask-discard"),
    ]
    t.answer(CASTILE, f"discard {CARDS[0]}")
    assert f"discard {CARDS[0]}" not in map(str, t.options(CASTILE))
    t.answer(CASTILE, f"discard {CARDS[3]}")
    assert len(state.hand[CASTILE]) == 7
    t.answer(FRANCE, f"discard {CARDS[12]}")
    assert [len(state.hand[seat]) for seat in range(4)] == [5, 0, 5, 5]
    assert 0 in state.discards[0]


@rule("4.5.3")
def test_display_cards_do_not_count() -> None:
    state = scene()
    deal(state, CASTILE, *CARDS[:5])
    state.display[CASTILE] = [50]
    state.charges[CASTILE] = [3]
    assert asked(phase(state))[1] == "ask-idle"
