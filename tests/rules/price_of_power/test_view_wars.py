"""What is told of wars: what each side holds, which terms are open, and what a war would mean."""

from greatpowers.games.price_of_power.components.world import area, province, realm
from greatpowers.games.price_of_power.rules.occupation import occupy
from greatpowers.games.price_of_power.rules.ownership import plus
from greatpowers.games.price_of_power.rules.units import add_single
from greatpowers.games.price_of_power.state import State, put
from greatpowers.games.price_of_power.view_wars import declarations, wars
from tests.rules.price_of_power.scenes import influence, settle, stake, table, warlike

AUSTRIA = realm("austria")
GENOA = realm("genoa")
SAVOY = realm("savoy")


def scene() -> State:
    s = warlike("france", "austria")
    settle(s, 0, "paris", "lyon", "toulouse")
    settle(s, 1, "wien", "osterreich")
    s.ruler[0], s.ruler[1] = 0, 1
    return s


def test_a_war_is_told_from_both_sides() -> None:
    s = scene()
    s.war = put(s.war, AUSTRIA, plus(0, 0))
    s.allied = put(s.allied, SAVOY, plus(0, 1))
    s.active = put(s.active, SAVOY, plus(0, 1))
    add_single(s, 0, 0, 2)
    occupy(table(s), 0, province("piemonte"))
    mine, theirs = wars(s)
    assert mine["realm"] == theirs["foe"] == "france"
    assert mine["side"] == ["austria", "savoy"]
    assert mine["standing"] == "partial"
    assert theirs["standing"] == "inconclusive"
    assert mine["units"] == [2, 0]
    assert list(mine["taken"]) == list(theirs["lost"]) == ["piemonte"]
    assert mine["terms"]["keep_board_state"]["allowed"]
    assert mine["terms"]["humiliation"]["why"] == "no-term-capital"
    assert theirs["terms"]["white_peace"]["why"] == "no-term-no-victory"


def test_wars_to_come_are_told_where_they_are_likely() -> None:
    s = scene()
    stake(s, 0, "venetia")
    s.allied = put(s.allied, GENOA, plus(0, 0))
    influence(s, 0, lombardy=2)
    told = declarations(s, 0)
    assert {"austria", "savoy", "venice"} <= set(told)
    assert "muscovy" not in told
    assert "genoa" not in told
    assert told["venice"]["reasons"] == ["cb-conquest"]
    assert told["venice"]["own"] == [
        {"realm": "genoa", "units": 2, "price": 2, "paid_in": "influence"}
    ]
    assert [line["number"] for line in told["savoy"]["stability"]] == [2]


def test_battles_that_a_declaration_would_bring_are_told_with_their_chances() -> None:
    s = scene()
    settle(s, 0, "milano")
    add_single(s, 0, area("lombardy"), 3)
    told = declarations(s, 0)["savoy"]["battles"]
    assert [(each["place"], each["attacker"], each["units"]) for each in told] == [
        ("lombardy", "france", [3, 4])
    ]
    assert sum(told[0]["chances"]) in (999, 1000, 1001)
    assert not s.war[SAVOY]
    assert declarations(s, 0)["austria"]["battles"] == []
