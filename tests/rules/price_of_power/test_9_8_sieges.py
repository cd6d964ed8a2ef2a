"""9.8 Sieges and occupation, and 14.4 sieges of Rebel Towns."""

from greatpowers.games.price_of_power.components.tables import LARGE_TOWNS
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    FACES,
    NOBODY,
    PRINTED_TAX,
    ZONES,
    area,
    province,
    realm,
    zone,
)
from greatpowers.games.price_of_power.invariants import check
from greatpowers.games.price_of_power.rules import sieges
from greatpowers.games.price_of_power.rules.liberation import raise_rebel_town
from greatpowers.games.price_of_power.rules.occupation import bearer, can_occupy, keep, leave
from greatpowers.games.price_of_power.rules.ownership import (
    base_tax,
    controls,
    lawful_owner,
    manpower,
    owns,
    small_towns,
)
from greatpowers.games.price_of_power.rules.sieges import (
    judge_siege,
    resistance,
    siege_choice,
    siege_strength,
    units_needed,
)
from greatpowers.games.price_of_power.rules.units import add_single
from greatpowers.games.price_of_power.rules.unrest import unrest_in, unrest_of
from greatpowers.games.price_of_power.state import (
    FIRST_PORT,
    LARGE_TOWN,
    REBELS,
    SEATS,
    SMALL_TOWN,
    TWO_SMALL_TOWNS,
    VASSAL,
    State,
    put,
)
from greatpowers.games.price_of_power.view_siege import siege_under_way
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    bill,
    cost,
    effects,
    give_power,
    logged,
    occupy,
    options,
    play,
    power,
    refusal,
    sail,
    settle,
    table,
    teach,
    vassalize,
    warlike,
)
from tests.rules.price_of_power.wars import at_war, faces, load, raise_army, raise_fleet

ANDALUCIA = area("andalucia")
AQUITAINE = area("aquitaine")
GRANADA = province("granada")
GIBRALTAR = province("gibraltar")
BORDEAUX = province("bordeaux")
SEINE = area("seine")
PARIS = province("paris")
CHAMPAGNE = province("champagne")


def granada() -> State:
    """Castile has beaten Granada and stands in Andalucia."""
    s = warlike("castile", "france", "england")
    settle(s, 0, "sevilla", "cordoba")
    at_war(s, 0, "granada")
    give_power(s, 0, mil=5)
    raise_army(s, 0, ANDALUCIA, infantry=2, cavalry=1)
    return s


def sound(s: State) -> None:
    """Check the map; a scene has no cards."""
    s = s.clone()
    s.decks = [[], [], []]
    check(s)


# -- strength and price --------------------------------------------------------------------------


@rule("9.8", "9.10.1")
def test_infantry_counts_one_artillery_two_cavalry_a_half_rounded_down() -> None:
    s = granada()
    assert siege_strength(s, 0, ANDALUCIA, 9) == 2
    raise_army(s, 0, ANDALUCIA, cavalry=1)
    assert siege_strength(s, 0, ANDALUCIA, 9) == 3
    raise_army(s, 0, ANDALUCIA, artillery=1)
    assert siege_strength(s, 0, ANDALUCIA, 9) == 5
    assert siege_strength(s, 0, ANDALUCIA, 1) == 2
    assert units_needed(s, 0, ANDALUCIA, 3) == 2
    assert units_needed(s, 0, ANDALUCIA, 6) == 0


@rule("9.8", "5.5.2", "9.7.3")
def test_e25_two_mil_to_besiege_granada_and_gibraltar() -> None:
    s = granada()
    t = table(s, siege_choice)
    assert options(t) == ["pass", "besiege_in andalucia"]
    play(t, "besiege_in andalucia")
    assert options(t) == ["besiege granada", "besiege gibraltar"]
    assert refusal(t, "done") == ("no-siege-none-yet", "9.8")
    assert refusal(t, "besiege sevilla") == ("no-siege-not-hostile", "9.8")
    assert cost(t, "besiege granada") == 1
    play(t, "besiege granada")
    assert bill(t, "besiege gibraltar") == [("bill-siege", 1)]
    play(t, "besiege gibraltar")
    assert power(t.state, 0)[2] == 3
    assert t.state.occupier[GRANADA] == t.state.occupier[GIBRALTAR] == 0
    assert t.state.occupied[0] == [GRANADA, GIBRALTAR]


@rule("9.8", "9.10.1")
def test_artillery_takes_two_small_provinces_for_one_mil() -> None:
    s = granada()
    raise_army(s, 0, ANDALUCIA, artillery=1)
    t = table(s, siege_choice)
    play(t, "besiege_in andalucia", "besiege granada")
    assert cost(t, "besiege gibraltar") == 0
    play(t, "besiege gibraltar")
    assert power(t.state, 0)[2] == 4


@rule("9.8", "5.5.2")
def test_a_free_siege_saves_the_first_unit_and_more_strength_saves_units() -> None:
    s = granada()
    t = table(s)
    sieges.begin_siege(t.state, 0, ANDALUCIA, price=0)
    play(t, "pass")
    assert cost(t, "besiege granada") == 0
    play(t, "besiege granada")
    assert cost(t, "besiege gibraltar") == 1
    play(t, "done")
    assert power(t.state, 0)[2] == 5


@rule("9.8")
def test_cavalry_alone_is_too_weak_and_units_are_needed_at_all() -> None:
    s = granada()
    s.army = [0] * len(s.army)
    s.army_at = [-1] * len(s.army_at)
    assert judge_siege(s, 0, ANDALUCIA).reason == "no-siege-units"
    raise_army(s, 0, ANDALUCIA, cavalry=1)
    assert judge_siege(s, 0, ANDALUCIA).reason == "no-siege-strength"
    raise_army(s, 0, ANDALUCIA, cavalry=1)
    assert judge_siege(s, 0, ANDALUCIA)
    give_power(s, 0)
    assert judge_siege(s, 0, ANDALUCIA).reason == "no-not-enough-mil"


@rule("9.8")
def test_no_siege_among_hostile_units_nor_where_nothing_is_hostile() -> None:
    s = granada()
    s.rebels = put(s.rebels, ANDALUCIA, 1)
    assert judge_siege(s, 0, ANDALUCIA).reason == "no-siege-enemies"
    s.rebels = put(s.rebels, ANDALUCIA, 0)
    s.war = (0,) * len(s.war)
    assert judge_siege(s, 0, ANDALUCIA).reason == "no-siege-nothing"


@rule("9.8", "8.0")
def test_defensive_mentality_makes_a_province_harder_to_take_but_not_ones_own() -> None:
    s = warlike("castile", "england")
    settle(s, 1, "bordeaux")
    teach(s, 1, "defensive_mentality")
    assert resistance(s, 0, BORDEAUX) == 3
    assert resistance(s, 1, BORDEAUX) == 2
    s.strong = put(s.strong, BORDEAUX, 1)
    assert resistance(s, 0, BORDEAUX) == 3
    s.occupier = put(s.occupier, BORDEAUX, REBELS)
    assert resistance(s, 0, BORDEAUX) == 2


@rule("9.8", "2.5.3")
def test_an_island_needs_a_ship_before_its_port() -> None:
    s = warlike("castile", "france")
    at_war(s, 0, "aragon")
    give_power(s, 0, mil=3)
    islands = area("corsica_sardinia")
    add_single(s, 0, islands, 2)
    assert judge_siege(s, 0, islands).reason == "no-siege-island"
    sail(s, 0, **{ZONES[each]: 1 for each in FACES[province("sardenya")]})
    assert judge_siege(s, 0, islands)


def place_towns(s: State, size: int, town: int, number: int) -> None:
    """Let a player have so many Towns of a size, none of them in Aquitaine."""
    places = [
        place
        for place, tax in enumerate(PRINTED_TAX)
        if tax == size and AREA_OF[place] != AQUITAINE
    ]
    for place in places[:number]:
        s.holder = put(s.holder, place, 0)
        s.disc = put(s.disc, place, town)
        s.lands[0].append(place)


@rule("9.8", "7.5", "R44")
def test_without_a_town_for_it_a_province_cannot_be_taken() -> None:
    s = warlike("castile", "england")
    at_war(s, 0, "england")
    settle(s, 1, "bordeaux")
    give_power(s, 0, mil=3)
    add_single(s, 0, AQUITAINE, 3)
    place_towns(s, 2, LARGE_TOWN, LARGE_TOWNS)
    assert can_occupy(s, 0, BORDEAUX)
    place_towns(s, 1, SMALL_TOWN, 39)
    assert not can_occupy(s, 0, BORDEAUX)
    assert judge_siege(s, 0, AQUITAINE).reason == "no-siege-towns"


@rule("9.8", "7.5", "R44")
def test_provinces_that_fall_together_need_a_town_each() -> None:
    s = warlike("castile", "england")
    at_war(s, 0, "england")
    settle(s, 1, "saintonge", "poitou", "bordeaux")
    give_power(s, 0, mil=5)
    add_single(s, 0, AQUITAINE, 5)
    place_towns(s, 2, LARGE_TOWN, LARGE_TOWNS - 1)
    place_towns(s, 1, SMALL_TOWN, 39 + 19)
    for place in s.lands[0][-19:]:
        s.disc = put(s.disc, place, VASSAL)
    t = table(s, siege_choice)
    play(t, "besiege_in aquitaine", "besiege saintonge")
    assert refusal(t, "besiege poitou") == ("no-siege-towns", "R44")
    play(t, "besiege bordeaux")
    assert t.state.seized[BORDEAUX] == LARGE_TOWN
    assert t.state.seized[province("saintonge")] == SMALL_TOWN


# -- what becomes of a Province ------------------------------------------------------------------


@rule("9.8", "9.8.1")
def test_an_npr_province_is_occupied_with_a_town_of_its_size_in_unrest() -> None:
    s = granada()
    before = base_tax(s, 0)
    t = table(s, siege_choice)
    play(t, "besiege_in andalucia", "besiege granada", "done")
    s = t.state
    assert s.seized[GRANADA] == SMALL_TOWN
    assert s.uneasy[GRANADA]
    assert controls(s, 0, GRANADA)
    assert not owns(s, 0, GRANADA)
    assert lawful_owner(s, GRANADA) == realm("granada")
    assert base_tax(s, 0) == before + 1
    sound(s)


@rule("9.8", "9.8.1", "R120")
def test_a_players_province_is_covered_and_counts_for_the_occupier() -> None:
    s = warlike("castile", "england")
    at_war(s, 0, "england")
    settle(s, 1, "bordeaux", "london")
    give_power(s, 0, mil=3)
    add_single(s, 0, AQUITAINE, 3)
    tax, men = base_tax(s, 1), manpower(s, 0)
    t = table(s, siege_choice)
    play(t, "besiege_in aquitaine", "besiege bordeaux")
    s = t.state
    assert base_tax(s, 1) == tax - 2
    assert base_tax(s, 0) == 2
    assert manpower(s, 0) == men + 1
    assert not owns(s, 1, BORDEAUX)
    assert lawful_owner(s, BORDEAUX) == realm("england")
    sound(s)


@rule("9.8")
def test_a_vassals_province_is_taken_as_its_lords() -> None:
    s = warlike("castile", "england")
    at_war(s, 0, "england")
    vassalize(s, 1, "anjou")
    give_power(s, 0, mil=3)
    add_single(s, 0, AQUITAINE, 3)
    t = table(s, siege_choice)
    play(t, "besiege_in aquitaine", "besiege anjou", "done")
    assert t.state.occupier[province("anjou")] == 0


@rule("9.8", "9.8.1")
def test_e29_a_third_enemy_takes_bordeaux_over_or_only_frees_it() -> None:
    for is_war, occupier in ((True, 2), (False, NOBODY)):
        s = warlike("france", "england", "castile")
        at_war(s, 0, "england")
        at_war(s, 2, "france")
        if is_war:
            at_war(s, 2, "england")
        settle(s, 1, "bordeaux")
        occupy(s, 0, "bordeaux")
        give_power(s, 2, mil=3)
        add_single(s, 2, AQUITAINE, 3)
        t = table(s, siege_choice, seat=2)
        play(t, "besiege_in aquitaine", "besiege bordeaux", "done")
        assert t.state.occupier[BORDEAUX] == occupier
        assert t.state.occupied[0] == []
        assert owns(t.state, 1, BORDEAUX) == (not is_war)
        sound(t.state)


@rule("9.8")
def test_the_lawful_owner_takes_his_own_province_back() -> None:
    s = warlike("france", "england")
    at_war(s, 0, "england")
    settle(s, 1, "bordeaux")
    occupy(s, 0, "bordeaux")
    give_power(s, 1, mil=3)
    add_single(s, 1, AQUITAINE, 2)
    t = table(s, siege_choice, seat=1)
    play(t, "besiege_in aquitaine", "besiege bordeaux")
    assert owns(t.state, 1, BORDEAUX)
    assert t.state.seized[BORDEAUX] == 0


# -- Rebel Towns (14.4) --------------------------------------------------------------------------


@rule("14.4", "9.8")
def test_rebels_are_driven_out_with_the_unrest() -> None:
    s = warlike("castile", "france")
    settle(s, 0, "sevilla", "cordoba")
    give_power(s, 0, mil=2)
    add_single(s, 0, ANDALUCIA, 2)
    s.unrest = put(s.unrest, province("cordoba"), True)
    t = table(s, siege_choice)
    raise_rebel_town(t, province("cordoba"))
    play(t, "besiege_in andalucia", "besiege cordoba")
    assert owns(t.state, 0, province("cordoba"))
    assert not t.state.unrest[province("cordoba")]
    assert logged(t, "log-rebel-town-gone")


@rule("14.4", "9.8")
def test_at_war_with_its_owner_a_rebel_town_is_taken_over() -> None:
    s = warlike("castile", "england")
    at_war(s, 0, "england")
    settle(s, 1, "bordeaux")
    s.unrest = put(s.unrest, BORDEAUX, True)
    give_power(s, 0, mil=3)
    add_single(s, 0, AQUITAINE, 2)
    t = table(s, siege_choice)
    raise_rebel_town(t, BORDEAUX)
    play(t, "besiege_in aquitaine", "besiege bordeaux")
    assert t.state.occupier[BORDEAUX] == 0


@rule("14.4", "9.8", "R209")
def test_without_a_town_left_rebels_are_only_driven_out() -> None:
    s = warlike("castile", "england")
    at_war(s, 0, "england")
    settle(s, 1, "bordeaux")
    s.unrest = put(s.unrest, BORDEAUX, True)
    give_power(s, 0, mil=3)
    add_single(s, 0, AQUITAINE, 2)
    place_towns(s, 2, LARGE_TOWN, LARGE_TOWNS)
    place_towns(s, 1, SMALL_TOWN, 39)
    t = table(s, siege_choice)
    assert refusal(t, "besiege_in aquitaine") == ("no-siege-towns", "R44")
    raise_rebel_town(t, BORDEAUX)
    play(t, "besiege_in aquitaine", "besiege bordeaux")
    assert t.state.occupier[BORDEAUX] == NOBODY
    assert not t.state.unrest[BORDEAUX]


def seine() -> State:
    """Castile stands before Paris and Champagne of England, and has one large Town left."""
    s = warlike("castile", "england")
    at_war(s, 0, "england")
    settle(s, 1, "paris", "champagne")
    give_power(s, 0, mil=5)
    add_single(s, 0, SEINE, 4)
    large = [place for place, tax in enumerate(PRINTED_TAX) if tax == 2 and AREA_OF[place] != SEINE]
    for place in large[: LARGE_TOWNS - 1]:
        s.holder = put(s.holder, place, 0)
        s.disc = put(s.disc, place, LARGE_TOWN)
        s.lands[0].append(place)
    place_towns(s, 1, SMALL_TOWN, 40)
    return s


@rule("14.4", "9.8", "R209")
def test_with_one_town_left_the_second_rebel_town_is_only_driven_out() -> None:
    t = table(seine(), siege_choice)
    for place in (PARIS, CHAMPAGNE):
        t.state.unrest = put(t.state.unrest, place, True)
        raise_rebel_town(t, place)
    play(t, "besiege_in seine", "besiege champagne")
    told = siege_under_way(t.state)
    assert told is not None
    outcomes = {name: each["outcome"] for name, each in told["provinces"].items()}
    assert outcomes == {"champagne": "occupied", "paris": "freed"}
    play(t, "besiege paris")
    assert t.state.occupier[CHAMPAGNE] == 0
    assert t.state.occupier[PARIS] == NOBODY
    assert not t.state.unrest[PARIS]
    sound(t.state)


@rule("14.4", "9.8", "R44", "R209", "R236")
def test_what_rebels_hold_falls_last_and_leaves_the_town_to_what_an_enemy_holds() -> None:
    t = table(seine(), siege_choice)
    t.state.unrest = put(t.state.unrest, PARIS, True)
    raise_rebel_town(t, PARIS)
    play(t, "besiege_in seine", "besiege paris")
    told = siege_under_way(t.state)
    assert told is not None
    assert told["provinces"]["paris"]["outcome"] == "occupied"
    play(t, "besiege champagne")
    assert t.state.occupier[CHAMPAGNE] == 0
    assert t.state.occupier[PARIS] == NOBODY
    sound(t.state)


@rule("14.4", "9.8", "R44", "R209")
def test_rebels_are_driven_out_besides_even_if_the_last_town_goes_elsewhere() -> None:
    t = table(seine(), siege_choice)
    t.state.unrest = put(t.state.unrest, PARIS, True)
    raise_rebel_town(t, PARIS)
    play(t, "besiege_in seine", "besiege champagne", "besiege paris")
    assert t.state.occupier[CHAMPAGNE] == 0
    assert t.state.occupier[PARIS] == NOBODY
    sound(t.state)


# -- occupied Provinces (9.8.1) ------------------------------------------------------------------


@rule("9.8.1", "14.1", "14.2")
def test_the_unrest_of_the_occupiers_town_is_his_own() -> None:
    s = granada()
    settle(s, 1, "bordeaux")
    s.unrest = put(s.unrest, BORDEAUX, True)
    occupy(s, 0, "granada")
    assert bearer(s, GRANADA) == 0
    assert unrest_of(s, 0) == [GRANADA]
    assert unrest_in(s, 0, ANDALUCIA) == [GRANADA]
    occupy(s, 0, "bordeaux")
    assert unrest_of(s, 1) == []
    assert unrest_of(s, 0) == [GRANADA, BORDEAUX]


@rule("9.8.1", "7.5")
def test_an_occupation_ends_or_becomes_ownership() -> None:
    s = granada()
    occupy(s, 0, "granada", "gibraltar")
    towns = small_towns(s, 0)
    t = table(s)
    leave(t, GRANADA)
    assert small_towns(t.state, 0) == towns - 1
    s.strong = put(s.strong, GIBRALTAR, 1)
    keep(t, GIBRALTAR)
    assert owns(t.state, 0, GIBRALTAR)
    assert t.state.unrest[GIBRALTAR]
    assert t.state.strong[GIBRALTAR] == 0
    assert small_towns(t.state, 0) == towns - 1
    sound(t.state)


@rule("9.8", "7.5")
def test_two_small_towns_stand_for_a_large_one_in_an_occupation() -> None:
    s = warlike("castile", "england")
    large = [place for place in range(len(PRINTED_TAX)) if PRINTED_TAX[place] == 2]
    for place in [place for place in large if place != BORDEAUX][:LARGE_TOWNS]:
        s.holder = put(s.holder, place, 0)
        s.disc = put(s.disc, place, LARGE_TOWN)
        s.lands[0].append(place)
    settle(s, 1, "bordeaux")
    occupy(s, 0, "bordeaux")
    assert s.seized[BORDEAUX] == TWO_SMALL_TOWNS
    assert small_towns(s, 0) == 2


# -- Ships in besieged Ports ---------------------------------------------------------------------


def blockade() -> State:
    """Castile besieges English Bordeaux, in whose Port English Ships lie."""
    s = warlike("castile", "england")
    s.phase, s.turn = 2, 0
    at_war(s, 0, "england")
    settle(s, 1, "bordeaux")
    give_power(s, 0, mil=3)
    add_single(s, 0, AQUITAINE, 2)
    s.docked[1] = [BORDEAUX, BORDEAUX]
    return s


@rule("9.8")
def test_ships_leave_a_besieged_port() -> None:
    t = table(blockade(), siege_choice)
    play(t, "besiege_in aquitaine", "besiege bordeaux")
    biscay = zone("bay_of_biscay") * SEATS + 1
    assert t.state.ships[biscay] + t.state.guards[biscay] == 2
    assert t.state.docked[1] == []
    assert asked(t)[1] == "ask-idle"


@rule("9.8", "9.9")
def test_driven_into_a_hostile_sea_zone_they_fight_at_once() -> None:
    s = blockade()
    sail(s, 0, bay_of_biscay=3)
    raise_fleet(s, 1, FIRST_PORT + BORDEAUX, light_ship=1)
    t = table(s, siege_choice)
    load(t, faces("blank", die=2) * 3, faces("artillery", die=2) * 3)
    play(t, "besiege_in aquitaine", "besiege bordeaux")
    assert logged(t, "log-battle-attacks")[0] == {
        "power": "realm-england",
        "place": "zone-bay_of_biscay",
        "n": 3,
    }
    assert logged(t, "log-battle-won")[0]["power"] == "realm-castile"


# -- by a card -----------------------------------------------------------------------------------


@rule("9.8", "16.3.6")
def test_siege_engineers_let_all_units_besiege_for_nothing_more() -> None:
    s = granada()
    give_power(s, 0)
    t = effects(s, {"effect": "siege", "bonus": 3, "units": "all"})
    assert asked(t) == (0, "ask-siege")
    assert cost(t, "besiege granada") == 0
    play(t, "besiege granada", "besiege gibraltar")
    assert t.state.occupied[0] == [GRANADA, GIBRALTAR]


@rule("9.8", "16.3.6")
def test_siege_engineers_need_an_army_and_something_to_besiege() -> None:
    s = granada()
    s.army = [0] * len(s.army)
    s.army_at = [-1] * len(s.army_at)
    add_single(s, 0, ANDALUCIA)
    t = effects(s, {"effect": "siege", "bonus": 3, "units": "all"})
    assert asked(t)[1] == "ask-idle"
