"""Where everybody stops in a war: its beginning, battles, sieges, a Ruler who falls, and peace."""

from collections.abc import Mapping
from typing import Any

from greatpowers.games.price_of_power.components.tables import CAVALRY
from greatpowers.games.price_of_power.components.world import area, province, realm, zone
from greatpowers.games.price_of_power.rules import peace, war
from greatpowers.games.price_of_power.rules.battle_dice import dice_that_hit, hits_of
from greatpowers.games.price_of_power.rules.battle_sides import BOTH, Battle
from greatpowers.games.price_of_power.rules.occupation import occupy
from greatpowers.games.price_of_power.rules.ownership import plus
from greatpowers.games.price_of_power.rules.sieges import siege_choice
from greatpowers.games.price_of_power.state import PriceTable, State, put
from greatpowers.games.price_of_power.view import view
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    give_power,
    play,
    settle,
    stake,
    table,
    warlike,
)
from tests.rules.price_of_power.wars import (
    ART,
    DBL,
    INF,
    NIL,
    at_war,
    faces,
    fight,
    fight_at_sea,
    lead,
    raise_army,
    raise_fleet,
    rivals,
)

FIELD = area("flanders_wallonia")
CHANNEL = zone("english_channel")


def moments(t: PriceTable, kind: str) -> list[Mapping[str, Any]]:
    """Return what there is to see at all moments of a kind."""
    return [line.moment.data for line in t.log if line.moment and line.moment.kind == kind]


def seen(t: PriceTable, kind: str) -> Mapping[str, Any]:
    """Return what there is to see at the only moment of a kind."""
    (found,) = moments(t, kind)
    return found


# -- battles -------------------------------------------------------------------------------------


@rule("9.7.7")
def test_a_battle_that_is_over_is_shown_with_what_came_and_what_was_lost() -> None:
    s = rivals()
    raise_army(s, 0, FIELD, infantry=3, cavalry=1)
    raise_army(s, 1, FIELD, infantry=2)
    t = fight(s, FIELD, faces(INF, INF, NIL), faces(INF, NIL, NIL))
    play(t, "lose_unit regular_cavalry")
    told = seen(t, "battle")
    (england,) = told["battle"]["attackers"]["parties"]
    (france,) = told["battle"]["defenders"]["parties"]
    assert told["winner"] == "attackers"
    assert england["began"] == {"infantry": 3, "cavalry": 1}
    assert england["lost"] == {"cavalry": 1}
    assert france["lost"] == {"infantry": 2}
    assert "battle" not in view(t.state, 0)
    line = next(each for each in t.log if each.moment)
    assert (line.text, line.args["place"]) == ("log-battle-won", "area-flanders_wallonia")


@rule("9.7.7", "9.7.6")
def test_who_retreats_is_shown_to_have_left_and_not_to_be_lost() -> None:
    s = rivals()
    settle(s, 1, "paris")
    raise_army(s, 0, FIELD, infantry=3)
    raise_army(s, 1, FIELD, infantry=3)
    t = fight(s, FIELD, faces(NIL, NIL, NIL), faces(NIL, NIL, NIL))
    play(t, "retreat_to seine")
    (france,) = seen(t, "battle")["battle"]["defenders"]["parties"]
    assert france["has_left"]
    assert france["lost"] == {"infantry": 1}
    assert france["units"] == 0


@rule("9.9.3", "9.9.4")
def test_the_dice_that_hit_are_marked_and_heavy_ships_hit_by_themselves() -> None:
    s = rivals()
    raise_fleet(s, 0, CHANNEL, heavy_ship=1, galley=1)
    raise_fleet(s, 1, CHANNEL, light_ship=4, galley=1)
    artillery = faces(ART, ART, ART, die=2)
    t = fight_at_sea(s, CHANNEL, artillery, faces(NIL, NIL, NIL, die=2))
    shown = view(t.state, None)["battle"]
    assert asked(t) == (1, "ask-battle-ship")
    assert [each["hits"] for each in shown["attackers"]["rolled"]] == [1, 1, 0]
    assert shown["attackers"]["hits"] == 3
    assert (shown["step"], shown["defenders"]["due"]) == ("casualties", 3)
    play(t, "lose_ship galley")
    assert view(t.state, 2)["battle"]["defenders"]["losses"] == 3


@rule("9.7.3")
def test_marks_of_dice_come_to_the_hits_of_the_rules() -> None:
    s = rivals()
    raise_army(s, 0, FIELD, infantry=2, cavalry=1, artillery=1)
    raise_army(s, 1, FIELD, infantry=9)
    t = fight(s, FIELD, faces(NIL, NIL, NIL), faces(NIL, NIL, NIL))
    b = Battle(t.state)
    for rolled in ([0, 1, 2], [3, 4, 5, 3], [6, 7, 8, 9], [12, 13, 14, 15], list(range(18))):
        for side in BOTH:
            assert sum(dice_that_hit(b, side, rolled)) == hits_of(b, side, rolled)


@rule("9.7.5", "7.2.6")
def test_a_ruler_who_falls_in_battle_is_a_moment_before_he_is_replaced() -> None:
    s = rivals()
    raise_army(s, 0, FIELD, infantry=4)
    raise_army(s, 1, FIELD, infantry=6)
    who = lead(s, 1, "one_step_ahead_4")
    s.ruler[1] = who
    s.ill = put(s.ill, who, True)
    t = fight(s, FIELD, faces(DBL, DBL, NIL), faces(NIL, NIL, NIL), faces(NIL, NIL, die=CAVALRY))
    told = seen(t, "ruler")
    assert (told["realm"], told["ruler"]) == ("france", "one_step_ahead_4")
    assert all(len(skills) == 2 for skills in told["skills"].values())


@rule("9.7.5")
def test_a_general_who_falls_is_none() -> None:
    s = rivals()
    raise_army(s, 0, FIELD, infantry=4)
    raise_army(s, 1, FIELD, infantry=6)
    s.ill = put(s.ill, lead(s, 1, "one_step_ahead_4"), True)
    t = fight(s, FIELD, faces(DBL, DBL, NIL), faces(NIL, NIL, NIL), faces(NIL, NIL, die=CAVALRY))
    assert not moments(t, "ruler")


# -- sieges --------------------------------------------------------------------------------------


@rule("9.8")
def test_provinces_that_fall_are_shown_before_and_after() -> None:
    s = warlike("castile", "france", "england")
    settle(s, 0, "sevilla", "cordoba")
    at_war(s, 0, "granada")
    give_power(s, 0, mil=5)
    raise_army(s, 0, area("andalucia"), infantry=2)
    t = table(s, siege_choice)
    play(t, "besiege_in andalucia", "besiege granada")
    assert not moments(t, "siege")
    play(t, "done")
    told = seen(t, "siege")
    assert (told["realm"], told["area"]) == ("castile", "andalucia")
    assert told["provinces"] == [
        {"province": "granada", "tax": 1, "control": ["granada", "castile"], "owner": "granada"}
    ]


# -- wars ----------------------------------------------------------------------------------------


def lords() -> State:
    """France, Austria and England, each with a Ruler and some Provinces."""
    s = warlike("france", "austria", "england")
    settle(s, 0, "paris", "toulouse")
    settle(s, 1, "wien", "osterreich", "krain")
    settle(s, 2, "london")
    for seat in range(3):
        s.ruler[seat] = seat
        give_power(s, seat, dip=4, mil=4)
    return s


@rule("5.5.1", "5.2.2")
def test_a_war_is_shown_when_all_who_were_called_have_answered() -> None:
    s = lords()
    s.allied = put(s.allied, realm("england"), plus(0, 1))
    s.allied = put(s.allied, realm("austria"), plus(0, 2))
    stake(s, 0, "tirol")
    t = table(s, war.declare_choice)
    play(t, "declare_war", "declare_on austria", "done")
    assert not moments(t, "war")
    play(t, "call_to_arms england", "accept_call")
    told = seen(t, "war")
    assert told["attackers"]["realms"] == ["france"]
    assert told["defenders"]["realms"] == ["austria", "england"]


# -- peace ---------------------------------------------------------------------------------------


def rivalry() -> State:
    """France at war with Austria."""
    s = warlike("france", "austria", "england")
    settle(s, 0, "paris", "champagne", "lyon", "toulouse")
    settle(s, 1, "wien", "osterreich", "sundgau")
    s.war = put(s.war, realm("austria"), plus(0, 0))
    return s


@rule("10.1.1", "10.5.1")
def test_idle_wars_end_in_one_moment() -> None:
    s = rivalry()
    s.war = put(s.war, realm("milan"), plus(0, 0))
    t = begin(s, peace.RESOLUTION)
    told = seen(t, "white_peace")
    assert sorted(told["wars"]) == [["france", "austria"], ["france", "milan"]]
    assert told["provinces"] == []
    assert told["prestige"]["austria"] == [0, -1]


@rule("10.5", "10.5.2")
def test_a_dictated_peace_is_shown_when_its_term_is_carried_out() -> None:
    s = rivalry()
    t = table(s)
    for name in ("wien", "osterreich", "sundgau"):
        occupy(t, 0, province(name))
    t = begin(s, peace.RESOLUTION)
    assert asked(t) == (0, "ask-term")
    play(t, "enforce humiliation")
    told = seen(t, "peace")
    assert (told["victor"], told["loser"], told["term"]) == ("france", "austria", "humiliation")
    assert {each["province"] for each in told["provinces"]} == {"wien", "osterreich", "sundgau"}
    assert all(each["owner"] == ["austria", "austria"] for each in told["provinces"])
    assert all(each["occupier"] == "france" for each in told["provinces"])
    before, after = told["prestige"]["france"]
    assert after > before
