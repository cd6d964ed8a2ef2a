"""14.2 and 14.3 Rebels where wars are played: they fight Units, and free what is occupied."""

from greatpowers.games.price_of_power.components.tables import NO_EFFECT, REBELLION, REMOVE_UNREST
from greatpowers.games.price_of_power.components.world import NOBODY, area, province
from greatpowers.games.price_of_power.rules import rebel_dice
from greatpowers.games.price_of_power.rules.rebellion import siege_chooser, siege_targets
from greatpowers.games.price_of_power.rules.rebels import raise_rebels
from greatpowers.games.price_of_power.rules.units import add_single, in_area
from greatpowers.games.price_of_power.state import REBELS, PriceTable, State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    logged,
    occupy,
    play,
    position,
    settle,
    table,
    warlike,
)
from tests.rules.price_of_power.wars import INF, NIL, at_war, faces

ANDALUCIA = area("andalucia")
GRANADA = province("granada")
ALL_DICE = 99


def castile() -> State:
    """Castile occupies Granada."""
    s = warlike("castile", "france")
    settle(s, 0, "burgos", "sevilla", "cordoba")
    at_war(s, 0, "granada")
    occupy(s, 0, "granada")
    s.ducats[0] = 10
    return s


def roll(s: State, *dice: int) -> PriceTable:
    """Roll Rebel Dice for Andalucia with known faces, and what follows."""
    t = table(s)
    t.chance.load(dice)
    rebel_dice.ROLL.begin(t.state.agenda, 0, ANDALUCIA, ALL_DICE)
    play(t, "pass")
    return t


@rule("14.2", "R28", "R130")
def test_a_rebellion_among_units_is_fought_after_all_dice() -> None:
    s = castile()
    s.unrest = put(s.unrest, province("cordoba"), True)
    add_single(s, 0, ANDALUCIA, 2)
    t = roll(s, REBELLION, NO_EFFECT, *faces(NIL, NIL, NIL), *faces(INF, NIL, NIL))
    assert logged(t, "log-battle-attacks")[0]["power"] == "party-rebels"
    assert t.state.rebels[ANDALUCIA] == 0
    assert in_area(t.state, 0, ANDALUCIA) == 2
    assert t.state.occupier[GRANADA] == 0


@rule("14.2", "14.3.2", "9.8.1")
def test_a_rebellion_on_an_occupied_province_frees_it() -> None:
    t = roll(castile(), REBELLION)
    assert t.state.occupier[GRANADA] == NOBODY
    assert t.state.occupied[0] == []


@rule("14.2", "9.8.1")
def test_the_die_may_calm_the_occupiers_town() -> None:
    t = roll(castile(), REMOVE_UNREST)
    assert t.state.occupier[GRANADA] == 0
    assert not t.state.uneasy[GRANADA]


@rule("14.3", "9.7", "R130")
def test_rebels_by_a_card_fight_where_units_are_but_not_elsewhere() -> None:
    for units in (0, 2):
        s = castile()
        add_single(s, 0, ANDALUCIA, units)
        t = table(s)
        raise_rebels(t, ANDALUCIA, 1, cite="14.3")
        assert len(t.state.agenda) == (1 if units else 0)


@rule("14.3")
def test_without_wars_rebels_and_units_stay_side_by_side() -> None:
    s = position("castile", "france")
    add_single(s, 0, ANDALUCIA, 2)
    t = table(s)
    raise_rebels(t, ANDALUCIA, 1, cite="14.3")
    assert not t.state.agenda


@rule("14.3.1", "14.3.2")
def test_rebels_besiege_what_is_occupied_and_the_occupier_counts_as_its_player() -> None:
    s = castile()
    assert siege_targets(s, ANDALUCIA, 1) == [GRANADA]
    settle(s, 1, "gibraltar")
    s.unrest = put(s.unrest, province("gibraltar"), True)
    targets = siege_targets(s, ANDALUCIA, 1)
    assert set(targets) == {GRANADA, province("gibraltar")}
    assert siege_chooser(s, ANDALUCIA) == 1
    s.occupier = put(s.occupier, province("cordoba"), REBELS)
    s.unrest = put(s.unrest, province("cordoba"), True)
    assert province("cordoba") not in siege_targets(s, ANDALUCIA, 1)
