"""What the view and the explanation tell of Battles and of occupied Provinces."""

from greatpowers.games.price_of_power.components.tables import ARTILLERY
from greatpowers.games.price_of_power.components.world import area, node, zone
from greatpowers.games.price_of_power.explain import explain
from greatpowers.games.price_of_power.rules.battle import begin_pirate_battle
from greatpowers.games.price_of_power.rules.units import add_single
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.games.price_of_power.view import view
from tests.rules.price_of_power.scenes import (
    asked,
    deal,
    give_power,
    occupy,
    play,
    sail,
    settle,
    table,
    warlike,
)
from tests.rules.price_of_power.wars import (
    ART,
    INF,
    NIL,
    faces,
    fight,
    fight_at_sea,
    lead,
    raise_army,
    raise_fleet,
    rivals,
)

FIELD = area("flanders_wallonia")


def battle() -> PriceTable:
    """England with a General attacks France; a Round without hits has passed."""
    s = rivals()
    settle(s, 1, "paris")
    raise_army(s, 0, FIELD, infantry=4)
    raise_army(s, 1, FIELD, infantry=2)
    lead(s, 0, "forced_march_4")
    give_power(s, 0, mil=2)
    deal(s, 0, "superior_tactics_1", "superior_tactics_2")
    t = fight(s, FIELD, faces(*[NIL] * 6), faces(INF, NIL, NIL))
    play(t, "pass", "done")
    return t


def test_a_battle_is_seen_by_all() -> None:
    t = battle()
    assert asked(t) == (1, "ask-retreat")
    for seat in (None, 0, 1, 2):
        shown = view(t.state, seat)["battle"]
        assert (shown["kind"], shown["place"], shown["round"]) == ("land", "flanders_wallonia", 1)
        (attacker,) = shown["attackers"]["parties"]
        assert (attacker["party"], attacker["units"]) == ("england", 3)
        assert (attacker["began"], attacker["lost"]) == ({"infantry": 4}, {"infantry": 1})
        assert attacker["kinds"] == {"infantry": 3}
        assert shown["step"] == "retreat"
        assert shown["attackers"]["leader"] == "forced_march_4"
        assert shown["attackers"]["losses"] == 1
        first, *_ = shown["defenders"]["rolled"]
        assert first == {"die": "infantry", "icon": "infantry", "hits": 1}
        assert (shown["defenders"]["hits"], shown["attackers"]["hits"]) == (1, 0)
        assert shown["defenders"]["heavy"] == shown["attackers"]["heavy"] == 0
        assert "prizes" not in shown["steps"]
        assert shown["node"] is None


def test_at_sea_hits_of_heavy_ships_are_told_apart_and_ships_are_captured() -> None:
    s = rivals()
    raise_fleet(s, 0, zone("english_channel"), heavy_ship=2)
    sail(s, 1, english_channel=4)
    one = faces(ART, NIL, NIL, die=ARTILLERY)
    t = fight_at_sea(s, zone("english_channel"), one, faces(NIL, NIL, NIL, die=ARTILLERY))
    shown = view(t.state, None)["battle"]
    assert [die["hits"] for die in shown["attackers"]["rolled"]] == [1, 0, 0]
    assert (shown["attackers"]["hits"], shown["attackers"]["heavy"]) == (3, 2)
    assert shown["defenders"]["heavy"] == 0
    assert shown["steps"].index("prizes") < shown["steps"].index("retreat")
    assert shown["step"] in shown["steps"]


def test_without_a_battle_nothing_is_told_of_one() -> None:
    s = rivals()
    assert "battle" not in view(s, 0)
    assert "battle" not in explain(s, 0)


def test_dice_and_chances_come_from_the_rules() -> None:
    told = explain(battle().state, 1)["battle"]
    assert [line["number"] for line in told["attackers"]["infantry"]] == [3, 3]
    assert list(told["defenders"]) == ["infantry"]
    assert sum(told["chances"]) in (999, 1000, 1001)
    assert told["chances"][0] > told["chances"][1]


def test_chances_of_very_large_battles_are_not_told() -> None:
    t = battle()
    add_single(t.state, 1, FIELD, 30)
    assert explain(t.state, 1)["battle"]["chances"] == []


def test_pirates_and_rebels_have_their_names() -> None:
    s = rivals()
    there = node("english_channel")
    s.pirates[there] = 1
    sail(s, 0, english_channel=2)
    give_power(s, 0, mil=1)
    deal(s, 0, "superior_tactics_1")
    t = table(s)
    begin_pirate_battle(t.state, zone("english_channel"), 0, there)
    play(t, "pass")
    shown = view(t.state, 0)["battle"]
    assert shown["node"] == "english_channel"
    (pirates,) = shown["defenders"]["parties"]
    assert (pirates["party"], pirates["units"]) == ("pirates", 1)
    assert pirates["kinds"] == {"light_ship": 1}
    assert shown["step"] == "actions"


def test_the_town_of_an_occupier_is_seen() -> None:
    s = warlike("castile", "england")
    settle(s, 1, "bordeaux")
    occupy(s, 0, "bordeaux")
    shown = view(s, None)["provinces"]["bordeaux"]
    assert (shown["occupier"], shown["seized"], shown["uneasy"]) == ("castile", "large", True)
    assert "seized" not in view(rivals(), None)["provinces"]
