"""16.5: the symbols of Events, for *you* and by themselves."""

from greatpowers.games.price_of_power.components.cards import EVENT_ROWS, character, event
from greatpowers.games.price_of_power.components.tables import ADM, MERCENARY, REGULAR
from greatpowers.games.price_of_power.components.world import (
    NOBODY,
    area,
    node,
    province,
    realm,
    zone,
)
from greatpowers.games.price_of_power.rules import symbols
from greatpowers.games.price_of_power.rules.battle_sides import ships_in
from greatpowers.games.price_of_power.rules.geography import light_ships
from greatpowers.games.price_of_power.rules.misfortunes import (
    FUNERAL,
    PIRATES,
    disloyal_areas,
    far_zones,
    pirate_nodes,
)
from greatpowers.games.price_of_power.rules.rebel_dice import ROLL_ALL
from greatpowers.games.price_of_power.rules.symbols import RESOLVE, ROLL_ONE, SYMBOLS_TASK
from greatpowers.games.price_of_power.rules.units import add_single, add_to_army, in_area
from greatpowers.games.price_of_power.state import (
    NOT_DEPLOYED,
    SEATS,
    SHIPS_OF_FLEET,
    PriceTable,
    State,
    put,
)
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    guard,
    influence,
    logged,
    occupy,
    options,
    play,
    position,
    sail,
    settle,
    table,
    teach,
    vassalize,
)


def scene() -> State:
    """France is *you*; England and Castile sit clockwise of it."""
    state = position("france", "england", "castile")
    settle(state, 0, "paris")
    settle(state, 1, "london")
    settle(state, 2, "madrid")
    state.phase = 2
    return state


def resolve(state: State, symbol: str, you: int = 0) -> PriceTable:
    """Resolve one symbol and play to the first question after it."""
    RESOLVE[symbol](table(state), you)
    return table(state)


@rule("16.5")
def test_every_symbol_on_a_card_does_something() -> None:
    printed = {symbol for row in EVENT_ROWS for symbol in row.get("symbols", ())}
    assert printed <= set(RESOLVE)


@rule("16.5", "R86")
def test_symbols_are_resolved_from_left_to_right_and_illness_last() -> None:
    state = scene()
    state.ruler[1] = character("ruler_103_1")
    state.cardinals = [2, 1, 2]
    t = begin(state, SYMBOLS_TASK, event("13a_1"), 0)
    assert asked(t) == (0, "ask-cardinal-of")
    play(t, "name_realm castile")
    assert asked(t) == (0, "ask-cardinal")
    play(t, "name_number 3")
    assert state.cardinals == [2, 1]
    assert asked(t) == (0, "ask-pirates")
    assert not state.ill[character("ruler_103_1")]
    play(t, "name_node sevilla")
    assert state.ill[character("ruler_103_1")]


# -- mortality -------------------------------------------------------------------------------------


@rule("16.5.1")
def test_characters_of_a_shape_fall_ill_and_the_ill_die() -> None:
    state = scene()
    plus, square = character("ruler_103_1"), character("ruler_102_2")
    state.ruler[1], state.ruler[2] = plus, square
    advisor = character("guest_155b")
    state.advisor[ADM] = advisor
    symbols.strike(table(state), 2, 0)
    assert state.ill[plus]
    assert not state.ill[square]
    assert not state.ill[advisor]
    symbols.strike(table(state), 2, NOBODY)
    assert state.ruler[1] != plus
    assert state.ruler[2] == square


# -- Unrest ----------------------------------------------------------------------------------------


@rule("16.5.2", "14.2")
def test_e37_you_roll_one_die_at_most_and_the_others_one_for_each_unrest() -> None:
    state = scene()
    symbols.roll_for_unrest(table(state), 0)
    tasks = [(row[0], row[4:]) for row in reversed(state.agenda)]
    assert tasks[0] == (ROLL_ONE.number, [0])
    assert [task[0] for task in tasks[1:]] == [ROLL_ALL.number, ROLL_ALL.number]
    assert [task[1][0] for task in tasks[1:]] == [1, 2]


@rule("16.5.2")
def test_nobody_is_spared_if_nobody_took_the_event() -> None:
    state = scene()
    state.first = 1
    symbols.roll_for_unrest(table(state), NOBODY)
    tasks = [(row[0], row[4]) for row in reversed(state.agenda)]
    assert tasks == [(ROLL_ALL.number, seat) for seat in (1, 2, 0)]


@rule("16.5.2", "14.1")
def test_you_also_roll_for_unrest_on_what_you_occupy() -> None:
    state = scene()
    occupy(state, 0, "bordeaux")
    state.uneasy = put(state.uneasy, province("bordeaux"), True)
    dice = logged(begin(state, ROLL_ONE, 0), "log-rebel-die")
    assert len(dice) == 1


@rule("16.5.2", "R80")
def test_you_choose_for_which_area_you_roll() -> None:
    state = scene()
    settle(state, 0, "bordeaux")
    for name in ("paris", "bordeaux"):
        state.unrest = put(state.unrest, province(name), True)
    t = begin(state, ROLL_ONE, 0)
    assert asked(t) == (0, "ask-roll-one")
    assert options(t, "name_area") == ["seine", "aquitaine"]
    play(t, "name_area aquitaine")
    rolled = [entry.args["area"] for entry in t.log if "area" in entry.args]
    assert "area-seine" not in rolled


@rule("16.5.2")
def test_without_unrest_you_are_not_asked() -> None:
    t = begin(scene(), ROLL_ONE, 0)
    assert asked(t)[1] == "ask-idle"


# -- native uprising -------------------------------------------------------------------------------


@rule("16.5.3")
def test_natives_take_a_colonist_and_stir_a_distant_town() -> None:
    state = scene()
    state.colonists = [0, 2, 0, 0, 0, 0]
    settle(state, 1, "virginia")
    resolve(state, "native_uprising")
    assert state.colonists[1] == 1
    assert state.unrest[province("virginia")]
    assert not state.unrest[province("london")]


@rule("16.5.3")
def test_you_are_spared_one_of_both() -> None:
    state = scene()
    state.colonists[0] = 1
    settle(state, 0, "virginia")
    t = resolve(state, "native_uprising")
    assert asked(t) == (0, "ask-spared")
    play(t, "spared unrest")
    assert state.colonists[0] == 0
    assert not state.unrest[province("virginia")]


@rule("16.5.3")
def test_you_are_spared_the_only_one() -> None:
    state = scene()
    state.colonists[0] = 1
    t = resolve(state, "native_uprising")
    assert asked(t)[1] == "ask-idle"
    assert state.colonists[0] == 1
    resolve(state, "native_uprising", NOBODY)
    assert state.colonists[0] == 0


@rule("16.5.3")
def test_a_player_chooses_among_distant_towns() -> None:
    state = scene()
    settle(state, 1, "virginia", "canada")
    t = resolve(state, "native_uprising")
    assert asked(t) == (1, "ask-native-unrest")
    play(t, "stir canada")
    assert state.unrest[province("canada")]
    assert not state.unrest[province("virginia")]


@rule("16.5.3")
def test_an_idea_protects_from_natives() -> None:
    state = scene()
    state.colonists = [0, 1, 1, 0, 0, 0]
    teach(state, 1, "colonial_administration")
    resolve(state, "native_uprising")
    assert state.colonists[:3] == [0, 1, 0]


# -- lost at sea -----------------------------------------------------------------------------------


@rule("16.5.4", "2.4.4")
def test_ships_before_a_friendly_port_are_safe() -> None:
    state = scene()
    sail(state, 1, english_channel=1, caribbean_sea=1)
    settle(state, 1, "wessex")
    assert far_zones(state, 1) == [zone("caribbean_sea")]
    resolve(state, "lost_at_sea")
    assert far_zones(state, 1) == []
    assert light_ships(state, 1, zone("english_channel")) == 1


@rule("16.5.4")
def test_you_choose_the_ship_and_lose_none() -> None:
    state = scene()
    sail(state, 0, caribbean_sea=1)
    sail(state, 1, caribbean_sea=1, indian_ocean=1)
    t = resolve(state, "lost_at_sea")
    assert asked(t) == (0, "ask-lost-at-sea")
    play(t, "name_zone indian_ocean")
    assert len(far_zones(state, 0)) == len(far_zones(state, 1)) == 1


@rule("16.5.4", "16.4")
def test_by_itself_everybody_chooses() -> None:
    state = scene()
    sail(state, 1, caribbean_sea=1, indian_ocean=1)
    t = resolve(state, "lost_at_sea", NOBODY)
    assert asked(t) == (1, "ask-lost-at-sea")


def fleet_far_away() -> State:
    """England has a Fleet in the Caribbean, and two Light Ships, one of which protects Trade."""
    state = scene()
    sail(state, 1, caribbean_sea=1)
    guard(state, 1, caribbean_sea=1)
    state.fleet_at[1] = zone("caribbean_sea")
    state.fleet[SHIPS_OF_FLEET : 2 * SHIPS_OF_FLEET] = [0, 1, 0, 1]
    return state


@rule("16.5.4")
def test_you_choose_of_which_kind_the_ship_is() -> None:
    state = fleet_far_away()
    t = resolve(state, "lost_at_sea")
    assert asked(t) == (0, "ask-ship-lost-at-sea")
    assert options(t) == ["wrecked light_ship", "wrecked heavy_ship", "wrecked damaged_ship"]
    play(t, "wrecked heavy_ship")
    assert state.fleet[SHIPS_OF_FLEET : 2 * SHIPS_OF_FLEET] == [0, 0, 0, 1]
    assert ships_in(state, 1, zone("caribbean_sea"))[0] == 2
    play(resolve(state, "lost_at_sea"), "wrecked damaged_ship")
    assert state.fleet_at[1] == NOT_DEPLOYED


@rule("16.5.4", "R217")
def test_an_opponent_sinks_who_protects_trade_and_its_owner_another() -> None:
    place = zone("caribbean_sea") * SEATS + 1
    state = fleet_far_away()
    play(resolve(state, "lost_at_sea"), "wrecked light_ship")
    assert (state.ships[place], state.guards[place]) == (1, 0)
    state = fleet_far_away()
    play(resolve(state, "lost_at_sea", NOBODY), "wrecked light_ship")
    assert (state.ships[place], state.guards[place]) == (0, 1)


# -- Pirates ---------------------------------------------------------------------------------------


@rule("16.5.5")
def test_pirates_come_where_merchants_are() -> None:
    state = scene()
    assert node("sevilla") in pirate_nodes(state)
    state.merchant[0] = node("bordeaux")
    state.merchant[3] = node("english_channel")
    t = begin(state, PIRATES, 0)
    assert options(t, "name_node") == ["english_channel", "bordeaux"]
    play(t, "name_node bordeaux")
    assert state.pirates[node("bordeaux")] == 1


@rule("16.5.5")
def test_by_itself_most_merchants_then_an_expanded_node_draw_pirates() -> None:
    state = scene()
    state.merchant[0] = state.merchant[3] = node("bordeaux")
    state.merchant[1] = state.merchant[4] = node("english_channel")
    state.merchant[2] = node("sevilla")
    state.expanded[node("english_channel")] = state.expanded[node("sevilla")] = True
    begin(state, PIRATES, NOBODY)
    assert state.pirates[node("english_channel")] == 1


@rule("16.5.5")
def test_by_itself_chance_decides_among_equals() -> None:
    state = scene()
    state.merchant[0] = node("bordeaux")
    state.merchant[3] = node("english_channel")
    PIRATES.begin(state.agenda, NOBODY)
    t = table(state, seed=3)
    assert asked(t)[1] == "ask-idle"
    assert state.pirates[node("bordeaux")] + state.pirates[node("english_channel")] == 1


# -- a Cardinal dies -------------------------------------------------------------------------------


@rule("16.5.6")
def test_the_cardinal_of_roma_does_not_die() -> None:
    state = scene()
    state.allied = put(state.allied, realm("papal_states"), 1)
    t = begin(state, FUNERAL, 0)
    assert asked(t)[1] == "ask-idle"


@rule("16.5.6")
def test_by_itself_the_rightmost_of_who_has_most_dies() -> None:
    state = scene()
    state.cardinals = [1, 2, 1, 2, 0]
    begin(state, FUNERAL, NOBODY)
    assert state.cardinals == [1, 2, 1, 0]
    begin(state, FUNERAL, NOBODY)
    assert state.cardinals == [1, 2, 0]


# -- attrition -------------------------------------------------------------------------------------


@rule("16.5.7", "R51")
def test_attrition_takes_one_unit_in_four_from_who_is_at_war() -> None:
    state = scene()
    seine = area("seine")
    for seat in (0, 1, 2):
        add_single(state, seat, seine, 5)
    state.war = put(state.war, realm("scotland"), 0b011)
    resolve(state, "attrition")
    assert [in_area(state, seat, seine) for seat in (0, 1, 2)] == [5, 4, 5]
    assert state.exhausted[1] == 1


@rule("16.5.7", "9.7.4", "R19")
def test_mercenaries_are_lost_first() -> None:
    state = scene()
    seine = area("seine")
    for _ in range(4):
        add_to_army(state, 1, 0, seine, MERCENARY, 0)
        add_to_army(state, 1, 0, seine, REGULAR, 0)
    state.war = put(state.war, realm("scotland"), 0b010)
    resolve(state, "attrition", NOBODY)
    assert in_area(state, 1, seine) == 6
    assert state.exhausted[1] == 1


# -- disloyal Vassals ------------------------------------------------------------------------------


@rule("16.5.8")
def test_neglected_vassals_rise() -> None:
    state = scene()
    vassalize(state, 1, "milano", "cremona")
    resolve(state, "disloyal_vassals")
    assert state.unrest[province("milano")]
    assert state.unrest[province("cremona")]
    assert state.rebels[area("lombardy")] == 3


@rule("16.5.8", "14.1")
def test_unrest_that_an_occupier_covers_raises_no_rebels() -> None:
    state = scene()
    vassalize(state, 1, "milano", "cremona")
    state.unrest = put(state.unrest, province("milano"), True)
    occupy(state, 2, "milano")
    resolve(state, "disloyal_vassals")
    assert state.unrest[province("cremona")]
    assert state.rebels[area("lombardy")] == 1


@rule("16.5.8")
def test_yours_raise_no_rebels() -> None:
    state = scene()
    vassalize(state, 0, "milano")
    resolve(state, "disloyal_vassals")
    assert state.unrest[province("milano")]
    assert state.rebels[area("lombardy")] == 0


@rule("16.5.8", "11.2.1")
def test_influence_or_a_marriage_keeps_them_unless_another_has_more() -> None:
    state = scene()
    vassalize(state, 1, "milano")
    influence(state, 1, lombardy=1)
    assert disloyal_areas(state, 1) == []
    influence(state, 2, lombardy=2)
    assert disloyal_areas(state, 1) == [area("lombardy")]
    state.married = put(state.married, realm("milan"), 0b010)
    assert disloyal_areas(state, 1) == []


@rule("16.5.8")
def test_the_area_with_most_vassals_is_chosen() -> None:
    state = scene()
    vassalize(state, 1, "milano", "bern", "st_gallen")
    assert disloyal_areas(state, 1) == [area("lombardy"), area("switzerland")]
    t = resolve(state, "disloyal_vassals")
    assert asked(t) == (1, "ask-disloyal")
    vassalize(state, 1, "geneve")
    assert disloyal_areas(state, 1) == [area("switzerland")]
