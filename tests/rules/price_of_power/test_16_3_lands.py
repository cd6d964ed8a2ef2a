"""16.3.3, 16.3.4, 16.3.9, 15.3: Towns, Vassals, dynamic realms and faiths by cards."""

from greatpowers.games.price_of_power.components.tables import LARGE_TOWNS
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    CATHOLIC,
    DIVERSE,
    NOBODY,
    PROTESTANT,
    REVOLUTIONARY,
    SLOT_OF,
    area,
    province,
    realm,
)
from greatpowers.games.price_of_power.rules.faiths import faith_of
from greatpowers.games.price_of_power.rules.ownership import (
    capital_of,
    is_npr,
    large_towns,
    overlord_realm,
    place_disc,
)
from greatpowers.games.price_of_power.state import (
    LARGE_TOWN,
    NO_DISC,
    SMALL_TOWN,
    TWO_SMALL_TOWNS,
    TWO_VASSALS,
    VASSAL,
    State,
    put,
)
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    IDLE,
    asked,
    effects,
    give_power,
    options,
    play,
    position,
    power,
    settle,
    vassalize,
)


def scene() -> State:
    """France, England and Castile at home."""
    state = position("france", "england", "castile")
    settle(state, 0, "paris", "orleans", "berry")
    settle(state, 1, "london", "bordeaux")
    settle(state, 2, "madrid", "sevilla")
    return state


# -- Towns and Vassals (16.3.3) --------------------------------------------------------------------


@rule("16.3.3")
def test_towns_on_provinces_that_no_player_holds() -> None:
    state = scene()
    settle(state, 1, "picardie")
    effects(state, {"effect": "town", "provinces": ["bourgogne", "picardie"]})
    assert state.holder[province("bourgogne")] == 0
    assert state.disc[province("bourgogne")] == LARGE_TOWN
    assert state.holder[province("picardie")] == 1


@rule("16.3.3", "13.0")
def test_a_realm_that_loses_its_capital_moves_it() -> None:
    state = scene()
    effects(state, {"effect": "town", "provinces": ["bourgogne"]})
    assert capital_of(state, realm("burgundy")) != province("bourgogne")


@rule("16.3.3")
def test_ties_to_a_realm_that_is_no_more_end() -> None:
    state = scene()
    state.allied = put(state.allied, realm("mantua"), 2)
    state.married = put(state.married, realm("mantua"), 4)
    effects(state, {"effect": "town", "provinces": ["mantova"]})
    assert not is_npr(state, realm("mantua"))
    assert state.allied[realm("mantua")] == state.married[realm("mantua")] == 0


@rule("16.3.3", "11.4")
def test_a_whole_realm_becomes_a_vassal() -> None:
    state = scene()
    effects(state, {"effect": "vassal", "realm": "flanders"})
    assert state.disc[province("brugge")] == state.disc[province("gent")] == VASSAL
    assert overlord_realm(state, realm("flanders")) == NOBODY


@rule("16.3.3")
def test_no_vassal_of_another_player() -> None:
    state = scene()
    vassalize(state, 1, "brugge", "gent")
    effects(state, {"effect": "vassal", "realm": "flanders"})
    assert state.holder[province("brugge")] == 1


@rule("16.3.3")
def test_vassals_in_provinces_named() -> None:
    state = scene()
    effects(state, {"effect": "vassal", "provinces": ["provence", "anjou", "london"]})
    assert state.disc[province("provence")] == TWO_VASSALS
    assert state.disc[province("anjou")] == VASSAL
    assert state.holder[province("london")] == 1


@rule("13.2")
def test_a_vassal_realm_becomes_independent() -> None:
    state = scene()
    vassalize(state, 0, "brugge", "gent")
    assert overlord_realm(state, realm("holland")) == realm("burgundy")
    effects(state, {"effect": "free", "realm": "holland"}, {"effect": "free", "realm": "flanders"})
    assert overlord_realm(state, realm("holland")) == NOBODY
    assert is_npr(state, realm("flanders"))


@rule("14.3.2")
def test_provinces_fall_to_the_realm_of_their_flag_but_cores_stay() -> None:
    state = scene()
    settle(state, 0, "picardie")
    effects(state, {"effect": "free", "provinces": ["picardie", "paris", "london"]})
    assert state.disc[province("picardie")] == NO_DISC
    assert state.holder[province("paris")] == 0
    assert state.holder[province("london")] == 1


# -- Towns grow and shrink (16.3.4) ----------------------------------------------------------------


@rule("16.3.4")
def test_a_small_town_becomes_large() -> None:
    state = scene()
    settle(state, 0, "bourbon")
    t = effects(state, {"effect": "develop", "areas": ["own"], "number": 1})
    assert options(t, "name_province") == ["berry", "bourbon"]
    play(t, "name_province berry")
    assert state.disc[province("berry")] == LARGE_TOWN


@rule("16.3.4", "7.5")
def test_two_small_towns_where_no_large_one_is_left() -> None:
    state = scene()
    free = [place for place, holder in enumerate(state.holder) if holder == NOBODY]
    for place in free[: LARGE_TOWNS - large_towns(state, 0)]:
        place_disc(state, 0, place, LARGE_TOWN)
    effects(state, {"effect": "develop", "areas": ["loire"], "number": 1})
    assert state.disc[province("berry")] == TWO_SMALL_TOWNS


@rule("16.3.4")
def test_some_cards_let_one_pay_for_it() -> None:
    state = scene()
    row = {"effect": "develop", "areas": ["own"], "number": 1, "cost": {"adm": 2}, "optional": True}
    give_power(state, 0, 1)
    assert asked(effects(state, row))[1] == IDLE
    give_power(state, 0, 2)
    t = effects(state, row)
    play(t, "name_province berry")
    assert power(state, 0) == (0, 0, 0)
    assert state.disc[province("berry")] == LARGE_TOWN


@rule("16.3", "7.5")
def test_a_large_town_shrinks() -> None:
    state = scene()
    state.plague = [area("loire"), area("east_anglia")]
    effects(state, {"effect": "shrink", "areas": ["plagued"], "number": 1, "who": "each"})
    assert state.disc[province("orleans")] == SMALL_TOWN
    assert state.disc[province("london")] == SMALL_TOWN
    assert state.disc[province("paris")] == LARGE_TOWN


@rule("16.3")
def test_one_large_town_an_area_shrinks() -> None:
    state = scene()
    settle(state, 1, "champagne")
    state.plague = [area("seine")]
    effects(state, {"effect": "shrink", "areas": ["plagued"], "number": 1, "who": "each"})
    assert state.disc[province("paris")] == SMALL_TOWN
    assert state.disc[province("champagne")] == LARGE_TOWN


# -- dynamic realms (16.3.9) -----------------------------------------------------------------------

PERSIA = {
    "effect": "dnpr",
    "colour": "blue",
    "realm": "persia",
    "capital": "tabriz",
    "provinces": ["tabriz", "yerevan", "isfahan"],
}


@rule("13.3", "16.3.9")
def test_a_dynamic_realm_appears() -> None:
    state = scene()
    effects(state, PERSIA)
    persia = realm("persia")
    assert capital_of(state, persia) == province("tabriz")
    assert state.dynamic[province("yerevan")] == persia
    assert is_npr(state, persia)
    assert AREA_OF[province("tabriz")] in state.new_tokens


@rule("16.3.9")
def test_no_token_on_a_players_core() -> None:
    state = scene()
    effects(state, {**PERSIA, "provinces": ["tabriz", "paris"]})
    assert state.dynamic[province("paris")] == NOBODY


@rule("16.3.9")
def test_only_provinces_of_nprs_or_with_unrest() -> None:
    state = scene()
    settle(state, 1, "amsterdam", "zeeland")
    state.unrest = put(state.unrest, province("zeeland"), True)
    row = {
        "effect": "dnpr",
        "colour": "orange",
        "realm": "netherlands",
        "capital": "breda",
        "provinces": ["amsterdam", "zeeland", "breda"],
        "only_if_held_by": "npr_or_unrest",
    }
    effects(state, row)
    dutch = realm("netherlands")
    assert state.dynamic[province("amsterdam")] == NOBODY
    assert state.dynamic[province("zeeland")] == dutch
    assert state.dynamic[province("breda")] == dutch


@rule("16.3.9")
def test_a_realm_with_a_player_does_not_appear() -> None:
    state = position("portugal", "france")
    row = {**PERSIA, "realm": "portugal", "capital": "lisboa", "provinces": ["goa"]}
    effects(state, row)
    assert state.dynamic[province("goa")] == NOBODY


# -- faiths (15.2, 15.3) ---------------------------------------------------------------------------


@rule("15.3", "16.3")
def test_a_religion_token_and_npr_that_follow() -> None:
    state = scene()
    t = effects(
        state,
        {
            "effect": "religion",
            "faith": "protestant",
            "areas": ["saxony", "bohemia", "bavaria_swabia"],
            "number": 1,
        },
    )
    play(t, "name_area saxony")
    assert faith_of(state, area("saxony")) == PROTESTANT
    assert state.state_faith[realm("saxony")] == PROTESTANT
    assert faith_of(state, area("bavaria_swabia")) == CATHOLIC


@rule("15.3")
def test_preferred_areas_come_first() -> None:
    state = scene()
    row = {
        "effect": "religion",
        "faith": "protestant",
        "areas": ["saxony", "switzerland", "hre"],
        "number": 2,
        "prefer": ["saxony", "switzerland"],
        "not_owned_by": "emperor",
    }
    t = effects(state, row)
    assert asked(t)[1] == IDLE
    assert faith_of(state, area("saxony")) == PROTESTANT
    assert faith_of(state, area("switzerland")) == PROTESTANT


@rule("15.3")
def test_all_areas_of_diverse_faiths() -> None:
    state = scene()
    state.faith = put(state.faith, SLOT_OF[area("bohemia")], DIVERSE)
    row = {"effect": "religion", "faith": "protestant", "areas": ["hre"], "number": "all"}
    effects(state, {**row, "only": "diverse"})
    assert faith_of(state, area("bohemia")) == PROTESTANT
    assert faith_of(state, area("austria")) == CATHOLIC


@rule("15.0.6")
def test_a_revolution_lies_on_the_faith_below() -> None:
    state = scene()
    row = {"effect": "religion", "faith": "revolutionary", "areas": ["capital"], "number": 1}
    effects(state, row)
    assert faith_of(state, area("seine")) == REVOLUTIONARY
    assert state.faith[SLOT_OF[area("seine")]] == CATHOLIC


@rule("15.2")
def test_a_state_religion_changes_without_penalties() -> None:
    state = scene()
    state.stability[0] = 1
    effects(state, {"effect": "state_religion", "faith": "protestant"})
    assert state.state_faith[realm("france")] == PROTESTANT
    assert state.stability[0] == 1


@rule("15.2")
def test_an_optional_change_may_be_declined() -> None:
    state = scene()
    t = effects(state, {"effect": "state_religion", "faith": "protestant", "optional": True})
    play(t, "no")
    assert state.state_faith[realm("france")] == CATHOLIC
