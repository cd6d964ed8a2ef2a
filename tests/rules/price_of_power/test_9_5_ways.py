"""What is told of marches, voyages and Calls to Arms before they are decided (9.5, 9.7, 11.3)."""

from greatpowers.games.price_of_power.components.tables import INFANTRY, REGULAR
from greatpowers.games.price_of_power.components.world import AREAS, area, realm
from greatpowers.games.price_of_power.rules.activation import march_choice
from greatpowers.games.price_of_power.rules.calls import DEFENSIVE, OFFENSIVE, RECEIVE
from greatpowers.games.price_of_power.rules.marching import present_march
from greatpowers.games.price_of_power.rules.naval_activation import sail_choice
from greatpowers.games.price_of_power.rules.ownership import plus
from greatpowers.games.price_of_power.rules.prospects import battles_of_joining, defence
from greatpowers.games.price_of_power.rules.units import add_single, add_to_army
from greatpowers.games.price_of_power.rules.ways import Way, ways
from greatpowers.games.price_of_power.state import State, put
from greatpowers.games.price_of_power.view_campaigns import (
    call_explained,
    march_explained,
    voyage_explained,
)
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    give_power,
    options,
    play,
    sail,
    settle,
    table,
    warlike,
)

CASTILE = area("castile")
GRANADA = realm("granada")


def castile() -> State:
    """Castile with an Army of four at home, France and England far away."""
    s = warlike("castile", "france", "england")
    settle(s, 0, "burgos", "madrid", "murcia", "galicia", "salamanca", "sevilla", "cordoba")
    settle(s, 1, "paris", "toulouse", "montpellier")
    settle(s, 2, "london")
    give_power(s, 0, mil=5)
    for _ in range(4):
        add_to_army(s, 0, 0, CASTILE, REGULAR, INFANTRY)
    return s


def found(s: State) -> dict[str, Way]:
    """Return the ways of the march under way by where they end."""
    standing = present_march(s)
    assert standing is not None
    return {AREAS[way.path[-1]]: way for way in ways(s, *standing)}


@rule("9.5.1")
def test_ways_lead_through_friendly_areas_to_what_lies_beyond() -> None:
    s = castile()
    s.allied = put(s.allied, realm("portugal"), 1)
    t = table(s, march_choice)
    play(t, "march castile", "march_with 1")
    told = found(t.state)
    assert told["leon"].path == [area("leon")]
    assert told["portugal"].path == [area("leon"), area("portugal")]
    assert "castile" not in told
    offered = set(options(t, "march_to"))
    assert offered == {name for name, way in told.items() if len(way.path) == 1 and not way.by_sea}


@rule("9.5.1")
def test_every_way_can_be_gone_as_it_is_told() -> None:
    s = castile()
    s.allied = put(s.allied, realm("portugal"), 1)
    s.war = put(s.war, GRANADA, 1)
    t = table(s, march_choice)
    play(t, "march castile", "march_with 1")
    for name, way in found(t.state).items():
        trial = t.fork()
        for place in way.path:
            verb = "cross_to" if way.by_sea and place == way.path[-1] else "march_to"
            play(trial, f"{verb} {AREAS[place]}")
        assert asked(trial)[1] != "ask-march" or way.battle is None, name


@rule("9.7", "13.4.1")
def test_a_march_into_enemies_tells_its_battle() -> None:
    s = castile()
    s.war = put(s.war, GRANADA, 1)
    t = table(s, march_choice)
    play(t, "march castile", "march_with 1")
    told = march_explained(t.state, 0)
    assert told is not None
    assert told["troop"] == "1"
    battle = told["ways"]["andalucia"]["battle"]
    assert battle is not None
    assert battle["units"] == [4, defence(t.state, GRANADA)]
    assert sum(battle["chances"]) in range(998, 1003)
    assert march_explained(t.state, 1) is None
    leon = told["ways"]["leon"]
    assert leon["battle"] is None


@rule("9.9", "9.5.5")
def test_a_voyage_tells_whom_ships_would_meet() -> None:
    s = castile()
    s.war = put(s.war, realm("england"), 1)
    sail(s, 0, bay_of_biscay=1)
    sail(s, 2, english_channel=2)
    t = table(s, sail_choice)
    play(t, "set_sail")
    told = voyage_explained(t.state, 0)
    assert [(battle["place"], battle["units"]) for battle in told] == [("english_channel", [1, 2])]
    assert voyage_explained(t.state, 1) == []


@rule("11.3.3", "11.3.4", "9.1.3")
def test_who_is_called_knows_what_it_would_mean() -> None:
    s = castile()
    s.allied = put(s.allied, realm("france"), plus(0, 0))
    s.allied = put(s.allied, realm("castile"), plus(0, 1))
    add_single(s, 1, area("leon"), 2)
    add_single(s, 2, area("leon"), 1)
    england = realm("england")
    t = begin(s, RECEIVE, 1, realm("castile"), OFFENSIVE, england)
    told = call_explained(t.state, 1)
    assert told is not None
    assert told["is_answer"]
    assert told["is_offensive"]
    assert told["beside"][0] == {"realm": "castile", "units": 4, "price": 0, "paid_in": ""}
    assert told["foes"] == [{"realm": "england", "units": 1, "price": 0, "paid_in": ""}]
    assert [battle["units"] for battle in told["battles"]] == [[2, 1]]
    assert call_explained(t.state, 0) is None
    assert battles_of_joining(s, 1, DEFENSIVE, [england])[0].attacker == 2
