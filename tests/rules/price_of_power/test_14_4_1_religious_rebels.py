"""14.4.1 Religious Rebels, by option: a realm may turn to the faith of its Capital's Area."""

from greatpowers.games.price_of_power.components.world import (
    CATHOLIC,
    DIVERSE,
    NO_FAITH,
    NOBODY,
    ORTHODOX,
    SLOT_OF,
    area,
    province,
    realm,
)
from greatpowers.games.price_of_power.rules.religious_rebels import forced_faith, religious_towns
from greatpowers.games.price_of_power.rules.state_religion import religion_choice
from greatpowers.games.price_of_power.state import REBELS, State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    options,
    play,
    position,
    refusal,
    settle,
    table,
    vassalize,
)

LANDS = ("moskva", "rzhev", "vladimir", "suzdal")


def muscovy(*held: str) -> State:
    """Muscovy was converted to Catholicism by force; Orthodox Rebels hold some Provinces (E40)."""
    s = position("muscovy", "france")
    s.has_religious_rebels = True
    s.state_faith = put(s.state_faith, realm("muscovy"), CATHOLIC)
    settle(s, 0, *LANDS)
    for name in held:
        s.unrest = put(s.unrest, province(name), True)
        s.occupier = put(s.occupier, province(name), REBELS)
    return s


@rule("14.4.1")
def test_e40_muscovy_returns_to_its_faith_by_religious_rebels() -> None:
    s = muscovy(*LANDS[:3])
    assert set(religious_towns(s, 0)) == {province(name) for name in LANDS[:3]}
    s.rebels = put(s.rebels, area("central_russia"), 2)
    t = table(s, religion_choice)
    assert "change_religion orthodox" in options(t)
    play(t, "change_religion orthodox")
    assert t.state.state_faith[realm("muscovy")] == ORTHODOX
    assert all(t.state.occupier[province(name)] == NOBODY for name in LANDS)
    assert t.state.rebels[area("central_russia")] == 0


@rule("14.4.1", "5.1.6")
def test_e40_without_them_it_cannot() -> None:
    for held in ((), LANDS[:2], LANDS[1:]):
        t = table(muscovy(*held), religion_choice)
        assert refusal(t, "change_religion orthodox") == ("no-not-by-this-action", "5.1.6")
    s = muscovy(*LANDS[:3])
    s.has_religious_rebels = False
    assert forced_faith(s, 0) == NO_FAITH


@rule("14.4.1", "2.4.2")
def test_what_rebels_hold_of_vassals_is_not_counted_nor_given_back() -> None:
    s = muscovy(*LANDS[:2])
    vassalize(s, 0, "novgorod", "pskov")
    for name in ("novgorod", "pskov"):
        s.occupier = put(s.occupier, province(name), REBELS)
    assert set(religious_towns(s, 0)) == {province(name) for name in LANDS[:2]}
    assert forced_faith(s, 0) == NO_FAITH
    s.occupier = put(s.occupier, province("vladimir"), REBELS)
    t = table(s, religion_choice)
    play(t, "change_religion orthodox")
    assert [t.state.occupier[province(name)] for name in ("moskva", "vladimir")] == [NOBODY] * 2
    assert t.state.occupier[province("novgorod")] == REBELS


@rule("14.4.1")
def test_rebels_of_ones_own_faith_are_not_religious_and_diverse_faiths_are_none() -> None:
    s = muscovy(*LANDS[:3])
    s.state_faith = put(s.state_faith, realm("muscovy"), ORTHODOX)
    assert forced_faith(s, 0) == NO_FAITH
    s = muscovy(*LANDS[:3])
    for name in ("moscow_ryazan", "central_russia"):
        s.faith = put(s.faith, SLOT_OF[area(name)], DIVERSE)
    assert forced_faith(s, 0) == NO_FAITH
