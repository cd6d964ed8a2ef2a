"""9.6 and 9.7 Land Battles: what calls one, dice, casualties, wounds, retreats, victory."""

from greatpowers.games.price_of_power.components.cards import CARDS, LEADER_DICE
from greatpowers.games.price_of_power.components.tables import (
    ALLIED,
    CAVALRY,
    INFANTRY,
    MERCENARY,
    REGULAR,
)
from greatpowers.games.price_of_power.components.world import MUSLIM, NEIGHBOURS, area, realm
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.battle import (
    ATTACKERS_WON,
    DEFENDERS_WON,
    NOBODY_WON,
    begin_land_battle,
    calls_land_battle,
)
from greatpowers.games.price_of_power.rules.battle_dice import (
    can_hit,
    dice_of,
    dice_of_type,
    land_hits,
)
from greatpowers.games.price_of_power.rules.battle_leaders import last_to_play
from greatpowers.games.price_of_power.rules.battle_sides import (
    ATTACKERS,
    DEFENDERS,
    Battle,
    is_fighting,
    land_units,
)
from greatpowers.games.price_of_power.rules.units import add_single, in_area, size_of
from greatpowers.games.price_of_power.state import NO_CHARACTER, PEACE, PriceTable, State, put
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.bill import Bill
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    cost,
    deal,
    give_power,
    logged,
    options,
    play,
    power,
    refusal,
    settle,
    table,
    teach,
    warlike,
)
from tests.rules.price_of_power.wars import (
    CAV,
    DBL,
    INF,
    NIL,
    at_war,
    faces,
    fight,
    lead,
    load,
    raise_army,
    rivals,
    take_out,
)

ANDALUCIA = area("andalucia")
CASTILE = area("castile")
SEINE = area("seine")
LOIRE = area("loire")
FIELD = area("flanders_wallonia")

HEARD: list[int] = []


def _listen(_t: PriceTable, affair: Affair) -> None:
    HEARD.append(affair.heard)


def _wait(_t: PriceTable, _affair: Affair) -> None:
    pass


LISTENER = AGENDA.task("listener", _wait, _listen)


def result(s: State, *rolls: list[int]) -> int:
    """Fight in the field, and return what the waiting affair hears."""
    t = table(s)
    load(t, *rolls)
    LISTENER.begin(t.state.agenda)
    t.state.agenda[-1][1] = 1
    begin_land_battle(t.state, FIELD, 0)
    play(t, "pass")
    return HEARD[-1]


# -- what calls a Battle (9.7) -------------------------------------------------------------------


@rule("9.7")
def test_hostile_units_in_one_area_call_a_battle() -> None:
    s = rivals()
    add_single(s, 0, FIELD)
    assert not calls_land_battle(s, 0, FIELD)
    add_single(s, 1, FIELD)
    assert calls_land_battle(s, 0, FIELD)
    assert calls_land_battle(s, 1, FIELD)
    assert not calls_land_battle(s, 1, SEINE)


@rule("9.7")
def test_units_at_peace_share_an_area() -> None:
    s = rivals()
    add_single(s, 0, FIELD)
    add_single(s, 2, FIELD)
    assert not calls_land_battle(s, 0, FIELD)


@rule("9.7", "14.3")
def test_rebels_are_hostile_to_every_player() -> None:
    s = rivals()
    add_single(s, 2, FIELD)
    s.rebels = put(s.rebels, FIELD, 1)
    assert calls_land_battle(s, 2, FIELD)


@rule("9.7", "13.4.1")
def test_an_enemy_npr_defends_its_area_but_not_after_hostile_units_were_there() -> None:
    s = warlike("castile", "france")
    at_war(s, 0, "granada")
    add_single(s, 0, ANDALUCIA)
    assert calls_land_battle(s, 0, ANDALUCIA)
    s.pressed = [ANDALUCIA * len(s.war) + realm("granada")]
    assert not calls_land_battle(s, 0, ANDALUCIA)


@rule("9.7")
def test_a_battle_without_anybody_to_fight_is_none() -> None:
    s = rivals()
    add_single(s, 0, FIELD)
    assert result(s) == ATTACKERS_WON


# -- dice and hits (9.7.3) -----------------------------------------------------------------------


@rule("9.7.3", "9.7.4")
def test_each_unit_hits_once_and_only_on_its_icon() -> None:
    icons = [3, 2, 1, 0, 0]
    assert land_hits([5, 1, 0], icons, 1) == 4
    assert land_hits([2, 5, 5], icons, 1) == 5
    assert land_hits([0, 0, 1], icons, 1) == 1


@rule("9.7.3")
def test_a_double_is_an_infantry_hit_and_two_with_an_idea() -> None:
    icons = [1, 0, 0, 2, 0]
    assert land_hits([9, 0, 0], icons, 1) == 3
    assert land_hits([9, 0, 0], icons, 2) == 5
    assert land_hits([4, 0, 0], icons, 2) == 4


@rule("9.7.3")
def test_tercios_make_doubles_count_twice_in_a_battle() -> None:
    for ideas, hits in (((), 1), (("tercios_janissaries",), 2)):
        s = rivals()
        teach(s, 0, *ideas)
        raise_army(s, 0, FIELD, infantry=3)
        raise_army(s, 1, FIELD, infantry=5)
        t = fight(s, FIELD, faces(DBL, NIL, NIL), faces(NIL, NIL, NIL))
        assert logged(t, "log-battle-roll")[0]["hits"] == hits


@rule("9.7.3", "R129")
def test_artillery_alone_hits_nothing_with_infantry_dice() -> None:
    assert not can_hit([0, 0, 3], [3, 0, 0])
    assert can_hit([0, 0, 3], [3, 0, 1])
    assert can_hit([0, 1, 0], [3, 0, 0])
    assert not can_hit([1, 0, 0], [0, 0, 0])


@rule("9.7.3", "R129")
def test_where_neither_side_can_hit_each_loses_a_unit_a_round() -> None:
    s = rivals()
    raise_army(s, 0, FIELD, artillery=2)
    raise_army(s, 1, FIELD, artillery=1)
    t = fight(s, FIELD)
    assert in_area(t.state, 0, FIELD) == 1
    assert in_area(t.state, 1, FIELD) == 0
    assert logged(t, "log-battle-won")


@rule("9.7.3", "8.0")
def test_line_infantry_adds_an_infantry_die_and_the_bill_says_so() -> None:
    s = rivals()
    teach(s, 0, "line_infantry")
    lead(s, 0, "one_step_ahead_4")
    raise_army(s, 0, FIELD, infantry=1)
    raise_army(s, 1, FIELD, infantry=1)
    give_power(s, 0, mil=1)
    deal(s, 0, "superior_tactics_1")
    t = fight(s, FIELD)
    play(t, "pass")
    assert asked(t) == (0, "ask-battle-action")
    b = Battle(t.state)
    assert dice_of(b, ATTACKERS) == [4, 2, 0]
    assert dice_of(b, DEFENDERS) == [3, 0, 0]
    bill = Bill()
    assert dice_of_type(b, ATTACKERS, INFANTRY, bill) == 4
    assert [(line.text, line.number) for line in bill] == [("bill-dice-base", 3), ("bill-idea", 1)]
    bill = Bill()
    dice_of_type(b, ATTACKERS, CAVALRY, bill)
    assert [(line.text, line.number) for line in bill] == [("bill-character", 2)]


@rule("15.0.4")
def test_a_muslim_player_may_roll_cavalry_dice_instead_of_his_base_dice() -> None:
    s = rivals()
    s.state_faith = put(s.state_faith, realm("england"), MUSLIM)
    raise_army(s, 0, FIELD, cavalry=3)
    raise_army(s, 1, FIELD, infantry=3)
    t = fight(s, FIELD)
    assert asked(t) == (0, "ask-cavalry-dice")
    load(t, faces(CAV, CAV, CAV, die=CAVALRY), faces(NIL, NIL, NIL))
    play(t, "yes")
    assert logged(t, "log-battle-roll")[0]["hits"] == 3


@rule("15.0.4")
def test_without_cavalry_or_of_another_faith_nobody_is_asked_for_cavalry_dice() -> None:
    s = rivals()
    s.state_faith = put(s.state_faith, realm("england"), MUSLIM)
    raise_army(s, 0, FIELD, infantry=3)
    raise_army(s, 1, FIELD, cavalry=1)
    t = fight(s, FIELD, faces(INF, INF, INF), faces(NIL, NIL, NIL))
    assert asked(t)[1] == "ask-idle"


# -- the worked example of a Battle (E25) --------------------------------------------------------


@rule("9.6", "9.7.3", "9.7.4", "9.7.7", "9.4", "13.4.1", "13.4.8")
def test_e25_castile_beats_granada_in_andalucia() -> None:
    s = warlike("castile", "france")
    settle(s, 0, "sevilla", "cordoba")
    at_war(s, 0, "granada")
    s.phase, s.turn = 2, 0
    raise_army(s, 0, ANDALUCIA, infantry=3, cavalry=1)
    francisco = lead(s, 0, "one_step_ahead_4")
    assert LEADER_DICE[francisco] == {"cavalry": 2}
    t = fight(
        s,
        ANDALUCIA,
        faces(INF, DBL, NIL),
        faces(CAV, CAV, die=CAVALRY),
        faces(INF, CAV, NIL),
        origin=CASTILE,
    )
    assert asked(t) == (0, "ask-battle-general")
    play(t, "pass")
    assert [roll["hits"] for roll in logged(t, "log-battle-roll")] == [3, 1]
    assert asked(t) == (0, "ask-battle-loss")
    play(t, "lose_unit regular_infantry")
    assert t.state.exhausted[0] == 1
    assert in_area(t.state, 0, ANDALUCIA) == 3
    assert power(t.state, 0) == (0, 0, 1)
    assert not is_fighting(t.state)


# -- appointing (9.7.1) --------------------------------------------------------------------------


@rule("9.7.1", "R18")
def test_the_attacker_may_appoint_a_general_from_his_hand_and_pays_for_him() -> None:
    s = rivals()
    give_power(s, 0, mil=2)
    deal(s, 0, "superior_tactics_5", "siege_engineers_1")
    s.turn = 2
    raise_army(s, 0, FIELD, infantry=2)
    add_single(s, 1, FIELD)
    t = fight(s, FIELD)
    assert asked(t) == (0, "ask-battle-general")
    assert options(t) == ["pass", "appoint superior_tactics_5"]
    assert cost(t, "appoint superior_tactics_5") == 2
    load(t, faces(NIL, NIL, NIL, NIL, NIL, NIL), faces(NIL, NIL, NIL))
    play(t, "appoint superior_tactics_5")
    assert t.state.general[0] == CARDS.index("superior_tactics_5")
    assert power(t.state, 0)[2] == 0
    assert len(logged(t, "log-commands")) == 1


@rule("9.7.1")
def test_a_single_unit_has_no_general() -> None:
    s = rivals()
    give_power(s, 0, mil=2)
    deal(s, 0, "superior_tactics_5")
    add_single(s, 0, FIELD)
    add_single(s, 1, FIELD)
    t = fight(s, FIELD)
    assert asked(t) == (0, "ask-battle-action")


@rule("9.7.1", "R18")
def test_a_defender_appoints_only_in_an_area_of_his_own_realm() -> None:
    for place, prompt in ((FIELD, "ask-battle-action"), (SEINE, "ask-battle-general")):
        s = rivals()
        settle(s, 1, "paris")
        give_power(s, 1, mil=2)
        deal(s, 1, "superior_tactics_5")
        raise_army(s, 1, place, infantry=1)
        raise_army(s, 0, place, infantry=1)
        t = fight(s, place)
        assert asked(t) == (1, prompt)


@rule("9.7.1", "9.4.2")
def test_the_ruler_may_take_command_for_nothing() -> None:
    s = rivals()
    s.ruler[0] = lead(s, 0, "forced_march_4")
    s.general[0] = NO_CHARACTER
    raise_army(s, 0, FIELD, infantry=1)
    add_single(s, 1, FIELD)
    t = fight(s, FIELD)
    assert cost(t, "appoint forced_march_4") == 0


@rule("9.4", "9.7.1")
def test_of_two_leaders_the_player_uses_one() -> None:
    s = rivals()
    raise_army(s, 0, FIELD, infantry=1)
    raise_army(s, 0, FIELD, army=1, infantry=1)
    first = lead(s, 0, "forced_march_4")
    lead(s, 0, "one_step_ahead_4", army=1)
    add_single(s, 1, FIELD)
    t = fight(s, FIELD)
    play(t, "pass")
    assert asked(t) == (0, "ask-commander")
    assert options(t) == ["lead_with forced_march_4", "lead_with one_step_ahead_4"]
    load(t, faces(NIL, NIL, NIL, NIL, NIL, NIL), faces(NIL, NIL, NIL))
    play(t, "lead_with forced_march_4")
    assert len(logged(t, "log-commands")) == 1
    assert first in t.state.general


@rule("9.7.1", "8.0")
def test_military_drill_takes_a_die_of_the_enemys_general_but_no_base_die() -> None:
    s = rivals()
    teach(s, 1, "military_drill")
    raise_army(s, 0, FIELD, infantry=4)
    raise_army(s, 1, FIELD, infantry=1)
    lead(s, 0, "one_step_ahead_4")
    t = fight(s, FIELD, faces(INF, NIL, NIL), faces(NIL, die=CAVALRY), faces(NIL, NIL, NIL))
    play(t, "pass")
    assert logged(t, "log-removes-die")
    assert logged(t, "log-battle-won")


# -- casualties (9.7.4) --------------------------------------------------------------------------


@rule("9.7.4", "R19")
def test_casualties_go_round_mercenaries_regulars_and_allies() -> None:
    s = rivals()
    raise_army(s, 0, FIELD, infantry=9)
    raise_army(s, 1, FIELD, infantry=2)
    raise_army(s, 1, FIELD, band=MERCENARY, infantry=2)
    raise_army(s, 1, FIELD, band=ALLIED, infantry=1)
    settle(s, 1, "paris")
    t = fight(s, FIELD, faces(INF, INF, DBL), faces(NIL, NIL, NIL))
    assert land_units(t.state, 1, FIELD)[::3] == [1, 1, 0]
    assert t.state.exhausted[1] == 1
    load(t, faces(INF, NIL, NIL), faces(NIL, NIL, NIL))
    play(t, "fight_on")
    assert land_units(t.state, 1, FIELD)[::3] == [1, 0, 0]


@rule("9.7.4", "R19")
def test_in_the_next_round_mercenaries_are_the_first_again() -> None:
    s = rivals()
    raise_army(s, 0, FIELD, infantry=9)
    for band in (REGULAR, MERCENARY, ALLIED):
        raise_army(s, 1, FIELD, band=band, infantry=2)
    settle(s, 1, "paris")
    t = fight(s, FIELD, faces(INF, INF, NIL), faces(NIL, NIL, NIL))
    assert land_units(t.state, 1, FIELD)[::3] == [1, 1, 2]
    load(t, faces(INF, NIL, NIL), faces(NIL, NIL, NIL))
    play(t, "fight_on")
    assert land_units(t.state, 1, FIELD)[::3] == [1, 0, 2]


@rule("9.7.9")
def test_e27_in_continuous_battles_casualties_go_on_with_the_next_band() -> None:
    s = rivals()
    s.has_continuous_battles = True
    settle(s, 1, "paris")
    raise_army(s, 0, FIELD, infantry=9)
    for band in (REGULAR, MERCENARY, ALLIED):
        raise_army(s, 1, FIELD, band=band, infantry=3)
    t = fight(s, FIELD, faces(INF, INF, NIL), faces(NIL, NIL, NIL))
    assert land_units(t.state, 1, FIELD)[::3] == [2, 2, 3]
    load(t, faces(INF, INF, NIL), faces(NIL, NIL, NIL))
    play(t, "fight_on")
    assert land_units(t.state, 1, FIELD)[::3] == [2, 1, 2]
    load(t, faces(INF, NIL, NIL), faces(NIL, NIL, NIL))
    play(t, "fight_on")
    assert land_units(t.state, 1, FIELD)[::3] == [1, 1, 2]


@rule("9.7.4")
def test_within_a_band_the_player_chooses_the_kind() -> None:
    s = rivals()
    raise_army(s, 0, FIELD, infantry=4)
    raise_army(s, 1, FIELD, infantry=2, cavalry=1, artillery=1)
    t = fight(s, FIELD, faces(INF, NIL, NIL), faces(NIL, NIL, NIL))
    assert asked(t) == (1, "ask-battle-loss")
    assert options(t, "lose_unit") == [
        "regular_infantry",
        "regular_cavalry",
        "regular_artillery",
    ]
    assert refusal(t, "lose_unit mercenary_infantry") == ("no-band-not-there", "9.7.4")


@rule("9.7.4", "9.10.2")
def test_an_army_without_units_leaves_the_map_and_lost_regulars_are_exhausted() -> None:
    s = rivals()
    raise_army(s, 0, FIELD, infantry=4)
    raise_army(s, 1, FIELD, infantry=1)
    t = fight(s, FIELD, faces(INF, NIL, NIL), faces(NIL, NIL, NIL))
    assert size_of(t.state, 1, 0) == 0
    assert t.state.army_at[3] == -1
    assert t.state.exhausted[1] == 1


# -- wounds (9.7.5) ------------------------------------------------------------------------------


@rule("9.7.5", "9.4.1")
def test_a_pair_of_doubles_and_a_casualty_wound_a_general() -> None:
    s = rivals()
    raise_army(s, 0, FIELD, infantry=4)
    raise_army(s, 1, FIELD, infantry=4)
    who = lead(s, 1, "one_step_ahead_4")
    t = fight(s, FIELD, faces(DBL, DBL, NIL), faces(NIL, NIL, NIL), faces(NIL, NIL, die=CAVALRY))
    assert t.state.ill[who]
    assert logged(t, "log-wounded")


@rule("9.7.5", "R240")
def test_doubles_without_a_casualty_wound_nobody() -> None:
    s = rivals()
    raise_army(s, 0, FIELD, cavalry=4)
    raise_army(s, 1, FIELD, infantry=4)
    who = lead(s, 1, "one_step_ahead_4")
    t = fight(s, FIELD, faces(DBL, DBL, NIL), faces(NIL, NIL, NIL), faces(NIL, NIL, die=CAVALRY))
    assert not t.state.ill[who]


@rule("9.7.5", "7.2.6")
def test_a_second_wound_kills_and_his_dice_are_gone() -> None:
    s = rivals()
    raise_army(s, 0, FIELD, infantry=4)
    raise_army(s, 1, FIELD, infantry=6)
    who = lead(s, 1, "one_step_ahead_4")
    s.ill = put(s.ill, who, True)
    t = fight(
        s,
        FIELD,
        faces(DBL, DBL, NIL),
        faces(NIL, NIL, NIL),
        faces(NIL, NIL, die=CAVALRY),
        faces(INF, INF, INF),
        faces(INF, INF, INF),
        faces(INF, NIL, NIL),
        faces(INF, NIL, NIL),
    )
    assert who not in t.state.general
    assert who in t.state.discards[2]
    assert logged(t, "log-dies")
    assert not is_fighting(t.state)


@rule("9.7.5", "7.2.7", "9.4.2")
def test_a_ruler_who_dies_in_battle_is_replaced_before_it_goes_on() -> None:
    s = rivals()
    raise_army(s, 0, FIELD, infantry=4)
    raise_army(s, 1, FIELD, infantry=6)
    who = lead(s, 1, "one_step_ahead_4")
    s.ruler[1] = who
    s.ill = put(s.ill, who, True)
    deal(s, 1, "forced_march_4")
    t = fight(s, FIELD, faces(DBL, DBL, NIL), faces(NIL, NIL, NIL), faces(NIL, NIL, die=CAVALRY))
    assert asked(t) == (1, "ask-succession")
    assert is_fighting(t.state)
    play(t, "pass")
    assert asked(t)[1] == "ask-idle"


# -- retreat (9.7.6) -----------------------------------------------------------------------------


def stalemate(origin: int = LOIRE) -> PriceTable:
    """England attacks France in Flanders from the Loire; a Round without hits has passed."""
    s = rivals()
    settle(s, 1, "paris")
    settle(s, 0, "bordeaux")
    raise_army(s, 0, FIELD, infantry=3)
    raise_army(s, 1, FIELD, infantry=3)
    return fight(s, FIELD, faces(NIL, NIL, NIL), faces(NIL, NIL, NIL), origin=origin)


@rule("9.7.6", "9.6")
def test_attackers_retreat_to_where_they_came_from_for_a_unit_more() -> None:
    t = stalemate()
    assert asked(t) == (0, "ask-retreat")
    assert options(t) == ["fight_on", "retreat_to loire"]
    play(t, "retreat_to loire")
    assert in_area(t.state, 0, LOIRE) == 2
    assert in_area(t.state, 1, FIELD) == 3
    assert t.state.exhausted[0] == 1
    assert logged(t, "log-battle-won")[0]["power"] == "realm-france"


@rule("9.7.6", "R125")
def test_attackers_who_came_from_nowhere_are_not_asked() -> None:
    t = stalemate(origin=-1)
    assert asked(t) == (1, "ask-retreat")


@rule("9.7.6", "R20")
def test_attackers_cannot_go_back_where_hostile_units_are_now() -> None:
    s = rivals()
    raise_army(s, 0, FIELD, infantry=3)
    raise_army(s, 1, FIELD, infantry=3)
    add_single(s, 1, LOIRE)
    t = fight(
        s,
        FIELD,
        faces(NIL, NIL, NIL),
        faces(NIL, NIL, NIL),
        faces(INF, INF, INF),
        faces(NIL, NIL, NIL),
        origin=LOIRE,
    )
    assert in_area(t.state, 1, FIELD) == 0


@rule("9.7.6", "9.5.3")
def test_defenders_retreat_next_door_where_no_hostile_units_are() -> None:
    t = stalemate()
    add_single(t.state, 0, area("rhineland"))
    play(t, "fight_on")
    assert asked(t) == (1, "ask-retreat")
    assert "seine" in options(t, "retreat_to")
    assert "rhineland" not in options(t, "retreat_to")
    assert refusal(t, "retreat_to rhineland") == ("no-retreat-hostile", "9.7.6")
    assert refusal(t, "retreat_to andalucia") == ("no-way-there", "9.7.6")
    play(t, "retreat_to seine")
    assert in_area(t.state, 1, SEINE) == 2
    assert logged(t, "log-battle-won")[0]["power"] == "realm-england"


@rule("9.7.6", "R207")
def test_nobody_retreats_over_the_sea() -> None:
    t = stalemate()
    settle(t.state, 1, "caux")
    assert area("brittany_normandy") in NEIGHBOURS[FIELD]
    play(t, "fight_on")
    assert refusal(t, "retreat_to brittany_normandy") == ("no-way-there", "9.7.6")


@rule("9.7.6", "R126")
def test_nobody_retreats_into_another_battle() -> None:
    t = stalemate()
    at_war(t.state, 1, "friesland")
    t.state.rebels = put(t.state.rebels, area("rhineland"), 1)
    play(t, "fight_on")
    assert refusal(t, "retreat_to rhineland") == ("no-retreat-hostile", "9.7.6")
    assert refusal(t, "retreat_to netherlands") == ("no-retreat-battle", "R126")


@rule("9.6")
def test_if_both_fight_on_another_round_begins() -> None:
    t = stalemate()
    load(t, faces(INF, INF, INF), faces(NIL, NIL, NIL))
    play(t, "fight_on", "fight_on")
    assert in_area(t.state, 1, FIELD) == 0
    assert len(logged(t, "log-battle-roll")) == 4


# -- the winner (9.7.7) --------------------------------------------------------------------------


@rule("9.7.7")
def test_how_a_battle_comes_out() -> None:
    for rolls, expected in (
        ((faces(INF, INF, INF), faces(NIL, NIL, NIL)), ATTACKERS_WON),
        ((faces(NIL, NIL, NIL), faces(INF, INF, INF)), DEFENDERS_WON),
        ((faces(INF, NIL, NIL), faces(INF, NIL, NIL)), NOBODY_WON),
    ):
        s = rivals()
        add_single(s, 0, FIELD)
        add_single(s, 1, FIELD)
        assert result(s, *rolls) == expected


@rule("9.7.7")
def test_the_active_player_gets_one_mil_a_turn_and_the_victory_is_noted() -> None:
    s = rivals()
    add_single(s, 0, FIELD, 3)
    add_single(s, 1, FIELD)
    t = fight(s, FIELD, faces(INF, INF, INF), faces(NIL, NIL, NIL))
    assert power(t.state, 0) == (0, 0, 1)
    assert t.state.won[0] == [0, realm("france"), 1]
    add_single(t.state, 1, FIELD)
    load(t, faces(INF, INF, INF), faces(NIL, NIL, NIL))
    begin_land_battle(t.state, FIELD, 0)
    play(t, "pass")
    assert power(t.state, 0) == (0, 0, 1)
    assert len(t.state.won[0]) == 6


@rule("9.7.7")
def test_no_mil_for_whose_turn_it_is_not_nor_in_phase_three() -> None:
    for phase, turn in ((2, 2), (PEACE, 0)):
        s = rivals()
        s.phase, s.turn = phase, turn
        add_single(s, 0, FIELD, 3)
        add_single(s, 1, FIELD)
        t = fight(s, FIELD, faces(INF, INF, INF), faces(NIL, NIL, NIL))
        assert power(t.state, 0) == (0, 0, 0)


# -- several enemies (9.7.8) ---------------------------------------------------------------------


def coalition(english: int = 6, castilian: int = 4) -> State:
    """France attacks; England and Castile, both at war with it, stand in one Area."""
    s = warlike("france", "england", "castile")
    at_war(s, 0, "england")
    at_war(s, 0, "castile")
    s.phase, s.turn = 2, 0
    raise_army(s, 1, FIELD, infantry=english)
    raise_army(s, 2, FIELD, infantry=castilian)
    return s


@rule("9.7.8", "9.7.1", "9.7.2", "9.7.3", "6.2.1", "9.4")
def test_e28_france_against_england_and_castile() -> None:
    s = coalition()
    raise_army(s, 0, FIELD, infantry=3, cavalry=3)
    s.general[0] = NO_CHARACTER
    deal(s, 0, "strong_council_2")
    give_power(s, 0, mil=2)
    s.display[0] = [take_out(s, "military_reforms_1")]
    s.charges[0] = [3]
    lead(s, 1, "military_reforms_3")
    lead(s, 2, "forced_march_4")
    teach(s, 0, "noble_knights")
    teach(s, 1, "military_drill")
    teach(s, 2, "tercios_janissaries")
    t = fight(s, FIELD)
    assert asked(t) == (0, "ask-battle-general")
    load(t, faces(CAV, CAV, NIL, die=CAVALRY))
    play(t, "appoint strong_council_2")
    assert [line["who"] for line in logged(t, "log-commands")] == [
        "character-strong_council_2",
        "character-military_reforms_3",
    ]
    assert logged(t, "log-removes-die")[0]["die"] == "die-cavalry"
    assert in_area(t.state, 1, FIELD) == 5
    assert in_area(t.state, 2, FIELD) == 3
    assert asked(t) == (0, "ask-battle-action")
    play(t, "use innovative_tactics")
    assert t.state.charges[0] == [2]
    play(t, "add_die cavalry", "add_die cavalry")
    assert options(t, "add_die") == ["infantry", "artillery"]
    play(t, "add_die artillery", "add_die artillery")
    b = Battle(t.state)
    assert dice_of(b, ATTACKERS) == [3, 3, 2]
    assert dice_of(b, DEFENDERS) == [5, 0, 0]


@rule("9.7.8")
def test_hits_go_from_the_largest_party_to_the_smallest() -> None:
    s = coalition()
    raise_army(s, 0, FIELD, infantry=9)
    t = fight(s, FIELD, faces(INF, INF, INF), faces(NIL, NIL, NIL))
    assert in_area(t.state, 1, FIELD) == 4
    assert in_area(t.state, 2, FIELD) == 3


@rule("9.7.8", "R128")
def test_who_is_at_war_with_one_of_the_defenders_fights_beside_the_attacker() -> None:
    """Unless he is at war with the attacker, too; then he stands by."""
    for is_enemy in (False, True):
        s = warlike("france", "england", "castile", "austria")
        at_war(s, 0, "england")
        at_war(s, 0, "castile")
        at_war(s, 3, "england")
        if is_enemy:
            at_war(s, 3, "france")
        s.phase, s.turn = 2, 0
        for seat, units in enumerate((5, 3, 2, 1)):
            raise_army(s, seat, FIELD, infantry=units)
        t = fight(s, FIELD)
        b = Battle(t.state)
        assert b.parties(ATTACKERS) == ([0] if is_enemy else [0, 3])
        assert b.parties(DEFENDERS) == ([1, 2, 3] if is_enemy else [1, 2])


@rule("9.7.8")
def test_among_equals_the_attacker_says_who_is_hit() -> None:
    s = coalition(4, 4)
    s.played = [1, 2, 0]
    raise_army(s, 0, FIELD, infantry=9)
    t = fight(s, FIELD)
    assert asked(t) == (2, "ask-main-defender")
    load(t, faces(INF, NIL, NIL), faces(NIL, NIL, NIL))
    play(t, "name_realm england")
    assert asked(t) == (0, "ask-battle-who-loses")
    play(t, "name_realm castile")
    assert in_area(t.state, 2, FIELD) == 3


@rule("9.7.8", "R123")
def test_among_equals_rebels_are_hit_first() -> None:
    s = coalition(4, 0)
    s.army_at[2 * 3] = -1
    s.rebels = put(s.rebels, FIELD, 4)
    raise_army(s, 0, FIELD, infantry=9)
    settle(s, 1, "paris")
    t = fight(s, FIELD, faces(INF, NIL, NIL), faces(NIL, NIL, NIL))
    assert t.state.rebels[FIELD] == 3
    assert in_area(t.state, 1, FIELD) == 4


@rule("9.7.8")
def test_of_equal_defenders_the_last_to_have_played_names_the_main_one() -> None:
    s = coalition(4, 4)
    assert last_to_play(s, [1, 2]) == 1, "nobody has played yet"
    s.played = [2, 1, 0]
    assert last_to_play(s, [1, 2]) == 1
    s.played = [1, 2, 0]
    assert last_to_play(s, [1, 2]) == 2
    assert last_to_play(s, [0, 1]) == 0


@rule("9.7.8", "9.7.6")
def test_each_defender_decides_for_his_own_units_where_they_go() -> None:
    s = coalition()
    settle(s, 1, "paris")
    s.allied = put(s.allied, realm("england"), 0b100)
    s.allied = put(s.allied, realm("castile"), 0b010)
    raise_army(s, 0, FIELD, infantry=9)
    t = fight(s, FIELD, faces(NIL, NIL, NIL), faces(NIL, NIL, NIL))
    assert asked(t) == (1, "ask-retreat")
    play(t, "retreat_to seine")
    assert asked(t) == (2, "ask-retreat")
    load(t, faces(INF, INF, INF), faces(NIL, NIL, NIL))
    play(t, "fight_on")
    assert in_area(t.state, 1, SEINE) == 5
    assert in_area(t.state, 2, FIELD) == 1


@rule("9.7.8", "9.7.2")
def test_only_the_main_defender_plays_battle_actions() -> None:
    s = coalition()
    raise_army(s, 0, FIELD, infantry=9)
    give_power(s, 1, mil=1)
    give_power(s, 2, mil=1)
    deal(s, 2, "superior_tactics_1")
    t = fight(s, FIELD, faces(NIL, NIL, NIL), faces(NIL, NIL, NIL))
    assert asked(t)[1] != "ask-battle-action"
