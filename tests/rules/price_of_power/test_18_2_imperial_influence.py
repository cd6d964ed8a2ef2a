"""18.2: Imperial Influence serves the Emperor as his own, but not to subjugate (R215)."""

from greatpowers.games.price_of_power.components.world import area, realm
from greatpowers.games.price_of_power.rules import access, alliances, borders, calls, vassals
from greatpowers.games.price_of_power.rules import influence as cubes
from greatpowers.games.price_of_power.rules.cleanup import CLEANUP_PHASE, imperial_number
from greatpowers.games.price_of_power.rules.geography import influence_reach, trade_chain
from greatpowers.games.price_of_power.rules.ownership import has, manpower, plus
from greatpowers.games.price_of_power.state import IMPERIAL, State, put
from greatpowers.kernel.bill import NO_STAKES
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    give_power,
    influence,
    play,
    settle,
    warlike,
)

BOHEMIA = realm("bohemia")
POLAND = realm("poland")


def scene(*places: str) -> State:
    """Austria, who is Emperor, and Poland; Imperial Influence lies in some Areas."""
    s = warlike("austria", "poland")
    settle(s, 0, "wien", "osterreich", "steiermark")
    settle(s, 1, "krakow", "sandomierz")
    s.emperor = 0
    s.authority = len(places)
    for name in places:
        s.influence[IMPERIAL].append(area(name))
    return s


# -- it counts -------------------------------------------------------------------------------------


@rule("18.2", "5.4.2", "R215")
def test_it_backs_an_alliance() -> None:
    s = scene("bohemia", "bohemia")
    give_power(s, 0, dip=3)
    assert alliances.judge_realm(s, 0, BOHEMIA) is ALLOWED
    assert BOHEMIA in alliances.within_reach(s, 0)
    s.emperor = 1
    assert alliances.judge_realm(s, 0, BOHEMIA) is alliances.TOO_LITTLE_INFLUENCE
    assert BOHEMIA not in alliances.within_reach(s, 0)
    assert alliances.judge_realm(s, 1, BOHEMIA) is ALLOWED


@rule("18.2", "5.4.1", "12.2", "R215")
def test_influence_and_trade_reach_from_it() -> None:
    s = scene("rhineland")
    assert influence_reach(s, 0)[area("westphalia")]
    assert not influence_reach(s, 1)[area("westphalia")]
    near = scene("bohemia")
    assert area("bohemia") in trade_chain(near, 0)
    near.emperor = 1
    assert area("bohemia") not in trade_chain(near, 0)


@rule("18.2", "11.4.1", "R75")
def test_it_is_counted_once_for_opponents() -> None:
    s = scene("bohemia")
    influence(s, 0, bohemia=1)
    assert cubes.of_opponents(s, 1, BOHEMIA) == 2
    assert cubes.of_opponents(s, 0, BOHEMIA) == 0


# -- it pays ---------------------------------------------------------------------------------------


@rule("18.2", "5.2.2", "4.5.2", "R215")
def test_e7_it_pays_for_a_call_and_comes_back_in_phase_5() -> None:
    s = scene("bohemia")
    influence(s, 0, bohemia=2)
    s.allied = put(s.allied, BOHEMIA, plus(0, 0))
    t = begin(s, calls.CALLS, 0, calls.OFFENSIVE, POLAND)
    play(t, "call_to_arms bohemia")
    assert has(s.active[BOHEMIA], 0)
    assert imperial_number(s) == 0
    assert cubes.of(s, 0, area("bohemia")) == 1
    s.available[0] = manpower(s, 0)
    t = begin(s, CLEANUP_PHASE)
    assert asked(t) == (0, "ask-imperial")
    play(t, "name_area saxony")
    assert imperial_number(s) == s.authority == 1


@rule("18.2", "5.2.2", "R215")
def test_only_the_emperor_pays_with_it() -> None:
    s = scene("bohemia", "bohemia")
    s.allied = put(s.allied, BOHEMIA, plus(0, 0))
    assert calls.judge_call(s, 0, BOHEMIA, calls.OFFENSIVE, [POLAND]) is ALLOWED
    s.emperor = 1
    judged = calls.judge_call(s, 0, BOHEMIA, calls.OFFENSIVE, [POLAND])
    assert judged is calls.TOO_LITTLE_INFLUENCE


@rule("18.2", "9.5.3", "R215")
def test_it_pays_for_military_access() -> None:
    s = scene("bohemia")
    s.war = put(s.war, POLAND, plus(0, 0))
    s.ducats[0] = 0
    assert borders.judge_access(s, 0, area("bohemia")) is ALLOWED
    assert access.access_stakes(s, 0, area("bohemia")) is not NO_STAKES
    s.emperor = 1
    assert borders.judge_access(s, 0, area("bohemia")) is borders.NO_MEANS


@rule("18.2", "11.4.1")
def test_it_does_not_pay_to_subjugate() -> None:
    magdeburg = realm("magdeburg")
    s = scene("lower_saxony", "lower_saxony")
    assert vassals.judge_weight(s, 0, magdeburg) is vassals.TOO_LITTLE_INFLUENCE
    influence(s, 0, lower_saxony=1)
    assert vassals.judge_weight(s, 0, magdeburg) is ALLOWED


# -- it is not lost --------------------------------------------------------------------------------


@rule("18.2", "R215")
def test_losses_take_cubes_of_the_own_colour() -> None:
    s = scene("bohemia", "saxony")
    influence(s, 0, bohemia=1, saxony=1, rhineland=1)
    areas = [area(name) for name in ("bohemia", "saxony", "rhineland")]
    t = begin(s, cubes.LOSE, 0, 2, *areas)
    assert asked(t) == (0, "ask-lose-influence")
    play(t, "give_up_influence bohemia", "give_up_influence saxony")
    assert imperial_number(s) == 2
