"""16.3.2, 16.3.10, 11.2.3, 8.3.3: Alliances, Marriages and Casus Belli by cards."""

import pytest

from greatpowers.games.price_of_power.components.world import NOBODY, area, province, realm
from greatpowers.games.price_of_power.rules import marriages
from greatpowers.games.price_of_power.rules.alliances import allies_of, limit
from greatpowers.games.price_of_power.rules.influence import of
from greatpowers.games.price_of_power.rules.marriages import partners_of
from greatpowers.games.price_of_power.state import State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    IDLE,
    asked,
    effects,
    influence,
    options,
    play,
    position,
    settle,
)

ALLIES = ("portugal", "aragon", "naples", "savoy", "milan", "genoa")
OTHERS = ("venice", "florence", "scotland", "burgundy", "denmark", "sweden")


def scene() -> State:
    """France, England and Castile, all with Rulers."""
    state = position("france", "england", "castile")
    settle(state, 0, "paris", "orleans", "lyon")
    settle(state, 1, "london", "bordeaux")
    settle(state, 2, "madrid", "sevilla")
    state.ruler = [0, 1, 2, NOBODY, NOBODY, NOBODY]
    return state


# -- Alliances -------------------------------------------------------------------------------------


@rule("16.3.2")
def test_an_alliance_with_the_realm_named() -> None:
    state = scene()
    effects(state, {"effect": "ally", "realm": "burgundy"})
    assert allies_of(state, 0) == [realm("burgundy")]


@rule("16.3.2")
def test_no_alliance_with_a_vassal() -> None:
    state = scene()
    effects(state, {"effect": "ally", "realm": "holland"})
    assert allies_of(state, 0) == []


@rule("16.3.2")
def test_a_rivals_alliance_gives_way_to_as_much_influence() -> None:
    state = scene()
    state.allied = put(state.allied, realm("milan"), 2)
    influence(state, 1, lombardy=1)
    effects(state, {"effect": "ally", "realm": "milan"})
    assert allies_of(state, 1) == [realm("milan")]
    influence(state, 0, lombardy=1)
    effects(state, {"effect": "ally", "realm": "milan"})
    assert allies_of(state, 0) == [realm("milan")]
    assert allies_of(state, 1) == []


@rule("16.3")
def test_an_optional_alliance_may_be_declined() -> None:
    state = scene()
    t = effects(state, {"effect": "ally", "realm": "any_italian_npr", "optional": True})
    found = options(t, "name_realm")
    assert {"milan", "florence", "papal_states", "venice"} <= set(found)
    assert "aragon" not in found
    play(t, "pass")
    assert allies_of(state, 0) == []


@rule("16.3", "R101")
def test_a_players_realm_must_agree() -> None:
    state = scene()
    t = effects(state, {"effect": "ally", "realm": "castile"})
    assert asked(t) == (2, "ask-effect-accept-ally")
    play(t, "yes")
    assert allies_of(state, 0) == [realm("castile")]
    assert allies_of(state, 2) == [realm("france")]


@rule("16.3.2", "5.1.2")
@pytest.mark.parametrize("frees", [True, False])
def test_a_players_realm_needs_a_token_too(frees: bool) -> None:
    state = scene()
    allies = [realm(name) for name in ALLIES[: limit(state, 2)]]
    for each in allies:
        state.allied = put(state.allied, each, 1 << 2)
    t = effects(state, {"effect": "ally", "realm": "castile"})
    play(t, "yes")
    assert asked(t) == (2, "ask-move-alliance")
    assert options(t, "end_alliance") == sorted(ALLIES[: len(allies)])
    play(t, f"end_alliance {ALLIES[0]}" if frees else "pass")
    assert allies_of(state, 0) == ([realm("castile")] if frees else [])
    kept = [*allies[1:], realm("france")] if frees else allies
    assert allies_of(state, 2) == sorted(kept)


@rule("16.3.2", "5.1.2")
def test_nobody_gives_up_a_token_where_the_other_keeps_all() -> None:
    state = scene()
    for name in ALLIES[: limit(state, 2)]:
        state.allied = put(state.allied, realm(name), 1 << 2)
    for name in OTHERS[: limit(state, 0)]:
        state.allied = put(state.allied, realm(name), 1 << 0)
    t = effects(state, {"effect": "ally", "realm": "castile"})
    play(t, "yes")
    assert asked(t) == (0, "ask-move-alliance")
    play(t, f"end_alliance {OTHERS[0]}")
    assert asked(t) == (2, "ask-move-alliance")
    play(t, "pass")
    assert sorted(allies_of(state, 0)) == sorted(realm(name) for name in OTHERS[: limit(state, 0)])


@rule("16.3.10")
def test_an_alliance_ends() -> None:
    state = scene()
    for name in ("burgundy", "milan"):
        state.allied = put(state.allied, realm(name), 1)
    t = effects(state, {"effect": "end_alliance", "realm": "any_ally"})
    play(t, "end_alliance milan")
    assert allies_of(state, 0) == [realm("burgundy")]
    effects(state, {"effect": "end_alliance", "realm": "denmark"})
    assert allies_of(state, 0) == [realm("burgundy")]


@rule("16.3.10")
def test_the_strongest_ally_has_most_tax_income() -> None:
    state = scene()
    for name in ("burgundy", "mantua"):
        state.allied = put(state.allied, realm(name), 1)
    effects(state, {"effect": "end_alliance", "realm": "strongest_ally"})
    assert allies_of(state, 0) == [realm("mantua")]


# -- Marriages -------------------------------------------------------------------------------------


@rule("16.3.2", "11.2.2")
def test_a_marriage_and_influence_with_the_partner() -> None:
    state = scene()
    t = effects(
        state,
        {"effect": "marry", "realm": "any_npr_or_own_vassal"},
        {"effect": "influence", "areas": ["partner"], "number": 1},
    )
    found = options(t, "name_realm")
    assert "aragon" in found
    assert "morocco" not in found
    assert "papal_states" not in found
    play(t, "name_realm aragon")
    assert partners_of(state, 0) == [realm("aragon")]
    assert "aragon" in options(t, "name_area")
    assert "lombardy" not in options(t, "name_area")


@rule("16.3.2", "5.1.2")
def test_a_marriage_needs_a_token_of_both_players() -> None:
    state = scene()
    partners = [realm(name) for name in ALLIES[: marriages.limit(state, 2)]]
    for each in partners:
        state.married = put(state.married, each, 1 << 2)
    t = effects(state, {"effect": "marry", "realm": "castile"})
    play(t, "yes")
    assert asked(t) == (2, "ask-move-marriage")
    play(t, f"end_marriage {ALLIES[0]}")
    assert partners_of(state, 0) == [realm("castile")]
    assert partners_of(state, 2) == sorted([*partners[1:], realm("france")])


@rule("16.3.2")
def test_no_partner_and_no_influence_without_a_marriage() -> None:
    state = scene()
    state.partner = realm("aragon")
    t = effects(
        state,
        {"effect": "marry", "realm": "morocco"},
        {"effect": "influence", "areas": ["partner"], "number": 2},
    )
    assert asked(t)[1] == IDLE


@rule("11.2.3")
def test_all_marriages_on_a_realm_are_disputed() -> None:
    state = scene()
    state.married = put(state.married, realm("burgundy"), 0b011)
    effects(state, {"effect": "dispute", "realm": "burgundy"})
    assert state.married[realm("burgundy")] == 0
    assert state.disputed[realm("burgundy")] == 0b011


@rule("11.2.3")
def test_nothing_to_dispute_where_nobody_is_married() -> None:
    state = scene()
    t = effects(state, {"effect": "dispute", "realm": "any_npr"})
    assert asked(t)[1] == IDLE


# -- Casus Belli -----------------------------------------------------------------------------------


@rule("8.3.3", "R54")
def test_a_casus_belli_may_be_declined() -> None:
    state = scene()
    t = effects(state, {"effect": "cb", "on": "england"})
    play(t, "pass")
    assert state.cb[realm("england")] == 0
    t = effects(state, {"effect": "cb", "on": "england"})
    play(t, "name_realm england")
    assert state.cb[realm("england")] == 1


@rule("8.3.3", "R54")
def test_a_casus_belli_that_must_be_placed() -> None:
    state = scene()
    t = effects(state, {"effect": "cb", "on": "burgundy", "must": True})
    assert asked(t)[1] == IDLE
    assert state.cb[realm("burgundy")] == 1


@rule("8.3.3")
def test_no_casus_belli_on_oneself_or_on_who_is_no_more() -> None:
    state = scene()
    settle(state, 1, "bern", "st_gallen")
    t = effects(
        state,
        {"effect": "cb", "on": "france", "must": True},
        {"effect": "cb", "on": "switzerland", "must": True},
    )
    assert asked(t)[1] == IDLE
    assert sum(state.cb) == 0


@rule("8.3.3")
def test_the_leader_in_prestige() -> None:
    state = scene()
    state.prestige[:3] = [4, 7, 7]
    t = effects(state, {"effect": "cb", "on": "leader_in_prestige"})
    assert set(options(t, "name_realm")) == {"castile", "england"}


@rule("11.4.1")
def test_subjugating_goes_by_the_rules_of_the_card() -> None:
    state = scene()
    settle(state, 0, "berry", "bourbon", "limousin", "champagne")
    state.allied = put(state.allied, realm("mantua"), 1)
    influence(state, 0, lombardy=2)
    t = effects(state, {"effect": "subjugate"})
    while asked(t)[1] != IDLE:
        play(t, options(t)[-1])
    assert state.holder[province("mantova")] == 0
    assert of(state, 0, area("lombardy")) == 1
