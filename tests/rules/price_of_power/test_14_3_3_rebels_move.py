"""14.3.3 and 4.3.3 Rebels move, and fight where they meet Units of players."""

from greatpowers.games.price_of_power.components.tables import INFANTRY, REGULAR
from greatpowers.games.price_of_power.components.world import area, province
from greatpowers.games.price_of_power.rules import rebellion as rules
from greatpowers.games.price_of_power.rules.units import add_single, add_to_army
from greatpowers.games.price_of_power.state import State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import begin, logged, settle, warlike

CASTILE, LEON = area("castile"), area("leon")


def rising() -> State:
    """Four Rebels in Castile, where all is calm, and Unrest in Leon next to it."""
    s = warlike("castile")
    settle(s, 0, "burgos", "madrid", "galicia", "salamanca")
    s.rebels = put(s.rebels, CASTILE, 4)
    s.unrest = put(s.unrest, province("galicia"), True)
    return s


@rule("14.3.3", "4.3.3", "14.3")
def test_rebels_who_meet_units_fight_at_once() -> None:
    s = rising()
    add_single(s, 0, LEON)
    t = begin(s, rules.REBELS_MOVE, CASTILE)
    assert t.state.rebels[CASTILE] == 1
    assert logged(t, "log-rebels-move")[0]["n"] == 3
    assert [line["place"] for line in logged(t, "log-battle-attacks")] == ["area-leon"]


@rule("14.3.3", "4.3.3")
def test_rebels_who_meet_nobody_do_not_fight() -> None:
    s = rising()
    s.rebels = put(s.rebels, LEON, 1)
    t = begin(s, rules.REBELS_MOVE, CASTILE)
    assert t.state.rebels[LEON] == 4
    assert not logged(t, "log-battle-attacks")


@rule("14.3.3", "4.3.3")
def test_rebels_stay_away_from_more_units_than_they_are() -> None:
    s = rising()
    for _ in range(4):
        add_to_army(s, 0, 0, LEON, REGULAR, INFANTRY)
    t = begin(s, rules.REBELS_MOVE, CASTILE)
    assert t.state.rebels[CASTILE] == 3, "one of them goes home"
    assert not logged(t, "log-battle-attacks")
