"""5.5.3 Naval Activations, 9.5.5 to 9.5.9 Naval Movement, 9.10.4 Fleets, 9.10.7 Pirates."""

from greatpowers.games.price_of_power.components.world import (
    PROTECTION_SLOTS,
    REALMS,
    ZONES,
    node,
    province,
    realm,
    zone,
)
from greatpowers.games.price_of_power.rules import (
    free_activations,
    naval_activation,
    refitting,
    sailing,
)
from greatpowers.games.price_of_power.rules.naval_activation import (
    NO_GOAL,
    judge_sailing,
    sail_choice,
)
from greatpowers.games.price_of_power.rules.sailing import reach_of
from greatpowers.games.price_of_power.state import (
    FIRST_PORT,
    NOT_DEPLOYED,
    SEATS,
    PriceTable,
    State,
    put,
)
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    cost,
    give_power,
    guard,
    logged,
    options,
    play,
    power,
    refusal,
    sail,
    settle,
    stake,
    table,
    warlike,
)

CHANNEL, NORTH_SEA, BISCAY = zone("english_channel"), zone("north_sea"), zone("bay_of_biscay")


def england() -> State:
    s = warlike("england", "france")
    settle(s, 0, "london", "lancashire", "wales", "wessex", "essex", "northumberland")
    settle(s, 1, "paris", "caux")
    give_power(s, 0, mil=5)
    return s


def names(found: dict[int, int]) -> set[str]:
    return {ZONES[each] for each in found if each < FIRST_PORT}


def fleet(
    s: State, at: int, light: int = 0, heavy: int = 0, galley: int = 0, hurt: int = 0
) -> None:
    s.fleet_at[0] = at
    s.fleet[0:4] = [light, heavy, galley, hurt]


def at_sea(s: State, sea: int, seat: int = 0) -> int:
    return s.ships[sea * SEATS + seat] + s.guards[sea * SEATS + seat]


# -- reach (9.5.5) ---------------------------------------------------------------------------------


@rule("9.5.5", "9.5.9")
def test_ships_move_two_spaces_and_ports_are_spaces() -> None:
    s = england()
    found = reach_of(s, 0, zone("doggerbank"))
    assert {"north_sea", "english_channel", "northeastern_atlantic"} <= names(found)
    assert "baltic_sea" not in names(found)
    assert FIRST_PORT + province("northumberland") in found
    assert FIRST_PORT + province("lancashire") in found
    assert FIRST_PORT + province("caux") not in found, "France lets nobody in"
    found = reach_of(s, 0, FIRST_PORT + province("lancashire"))
    assert "northeastern_atlantic" in names(found)
    assert "north_sea" not in names(found)


@rule("9.5.5", "2.4.4")
def test_hostile_waters_are_entered_and_not_passed() -> None:
    s = england()
    sail(s, 1, english_channel=1)
    s.war = put(s.war, realm("france"), 1)
    found = names(reach_of(s, 0, zone("doggerbank")))
    assert "english_channel" in found
    assert "bay_of_biscay" not in found


@rule("9.5.11", "9.5.5")
def test_distant_waters_end_the_way_and_need_a_foothold() -> None:
    s = england()
    eastern = zone("eastern_atlantic")
    assert "northwestern_atlantic" not in names(reach_of(s, 0, eastern))
    stake(s, 0, "canada", "antilles", "pernambuco")
    assert "northwestern_atlantic" in names(reach_of(s, 0, eastern))
    found = names(reach_of(s, 0, zone("northwestern_atlantic")))
    assert {"caribbean_sea", "bay_of_biscay"} <= found
    assert "southwestern_atlantic" not in found, "the first Distant Sea Zone ends the way"


# -- the Action (5.5.3) ----------------------------------------------------------------------------


@rule("5.5.3", "9.5.5")
def test_ships_of_several_places_sail_to_one() -> None:
    s = england()
    guard(s, 0, doggerbank=1, eastern_atlantic=1)
    sail(s, 0, black_sea=1)
    s.docked[0] = [province("wessex")]
    t = table(s, sail_choice)
    assert cost(t, "set_sail") == 1
    play(t, "set_sail", "sail_to english_channel")
    assert refusal(t, "done") == ("no-sail-nobody", "5.5.3")
    assert refusal(t, "bring_fleet") == ("no-sail-fleet", "9.10.4")
    assert refusal(t, "bring_from black_sea") == ("no-sail-range", "9.5.5")
    play(t, "bring_from doggerbank", "bring_from eastern_atlantic", "bring_out wessex")
    while asked(t)[1] == "ask-refit":
        play(t, "done")
    s = t.state
    assert power(s, 0) == (0, 0, 4)
    assert at_sea(s, CHANNEL) == 3
    assert at_sea(s, zone("black_sea")) == 1
    assert not s.docked[0]
    assert len(logged(t, "log-ship-sails")) == 3


@rule("9.5.5")
def test_ships_that_are_there_already_do_not_come() -> None:
    s = england()
    sail(s, 0, english_channel=1, north_sea=1)
    t = table(s, sail_choice)
    play(t, "set_sail", "sail_to english_channel")
    assert refusal(t, "bring_from english_channel") == ("no-sail-here", "9.5.5")
    play(t, "bring_from north_sea")
    assert at_sea(t.state, CHANNEL) == 2


@rule("5.5.3", "9.5.11")
def test_ships_without_open_waters_around_them_stay() -> None:
    s = england()
    guard(s, 0, sea_of_japan=1)
    assert judge_sailing(s, 0) is NO_GOAL


@rule("5.5.3")
def test_who_has_no_ships_or_power_does_not_sail() -> None:
    s = england()
    t = table(s, sail_choice)
    assert refusal(t, "set_sail") == ("no-sail-ships", "5.5.3")
    s = england()
    guard(s, 0, doggerbank=1)
    give_power(s, 0)
    t = table(s, sail_choice)
    assert refusal(t, "set_sail") == ("no-not-enough-mil", "5.0")


@rule("9.5.5", "9.5.6")
def test_ships_take_free_slots_where_nobody_is_hostile() -> None:
    s = england()
    sail(s, 0, doggerbank=4)
    t = table(s, sail_choice)
    play(t, "set_sail", "sail_to english_channel", *["bring_from doggerbank"] * 4)
    while asked(t)[1] == "ask-refit":
        play(t, "done")
    assert t.state.guards[CHANNEL * SEATS] == 3
    assert t.state.ships[CHANNEL * SEATS] == 1


@rule("9.5.9", "5.5.3")
def test_a_port_holds_two_ships_and_a_large_one_four() -> None:
    s = england()
    sail(s, 0, english_channel=6)
    t = table(s, sail_choice)
    play(t, "set_sail", "put_in_at wessex", *["bring_from english_channel"] * 2)
    assert asked(t)[1] in ("ask-refit", "ask-idle")
    assert sailing.judge_ship(t.state, 0, CHANNEL, FIRST_PORT + province("wessex")) is (
        sailing.NO_ROOM
    )


@rule("5.5.3", "2.4.4")
def test_only_friendly_ports_are_entered() -> None:
    s = england()
    sail(s, 0, english_channel=1)
    t = table(s, sail_choice)
    play(t, "set_sail")
    assert refusal(t, "put_in_at caux") == ("no-sail-range", "9.5.5")
    assert refusal(t, "cast_off") == ("no-sail-in-port", "5.5.3")
    assert "wessex" in options(t, "put_in_at")


# -- the Fleet (9.10.4, 9.5.7) ---------------------------------------------------------------------


@rule("9.10.4", "9.5.5")
def test_the_fleet_sails_as_one() -> None:
    s = england()
    fleet(s, CHANNEL, light=1, heavy=2)
    t = table(s, sail_choice)
    play(t, "set_sail", "sail_to bay_of_biscay", "bring_fleet", "done")
    assert t.state.fleet_at[0] == BISCAY
    assert t.state.fleet[0:4] == [1, 2, 0, 0]


@rule("9.5.9", "9.10.4")
def test_a_large_port_holds_six_ships_of_a_fleet() -> None:
    s = england()
    london = FIRST_PORT + province("london")
    fleet(s, CHANNEL, light=2, heavy=4)
    assert sailing.judge_fleet(s, 0, london)
    fleet(s, CHANNEL, light=3, heavy=4)
    assert sailing.judge_fleet(s, 0, london) is sailing.NO_ROOM
    fleet(s, CHANNEL, heavy=3)
    assert sailing.judge_fleet(s, 0, FIRST_PORT + province("wessex")) is sailing.NO_ROOM
    s.docked[0] = [province("london")]
    fleet(s, CHANNEL, heavy=4)
    assert sailing.judge_fleet(s, 0, london) is sailing.NO_ROOM


@rule("9.5.7")
def test_light_ships_leave_the_fleet_at_the_start_and_join_at_the_end() -> None:
    s = england()
    fleet(s, CHANNEL, light=2, heavy=1)
    sail(s, 0, north_sea=1)
    t = table(s, sail_choice)
    play(t, "set_sail", "sail_to north_sea", "refit_at_sea english_channel")
    assert asked(t) == (0, "ask-light-ships")
    assert options(t, "light_ships") == ["0", "1"]
    assert refusal(t, "light_ships 2") == ("no-refit-same", "9.5.7")
    assert refusal(t, "light_ships 3") == ("no-refit-number", "9.5.7")
    play(t, "light_ships 0")
    assert refusal(t, "refit_at_sea english_channel") == ("no-refit-done", "9.5.7")
    play(t, "bring_fleet", "done")
    assert asked(t) == (0, "ask-refit")
    play(t, "refit_at_sea north_sea", "light_ships 1")
    s = t.state
    assert s.fleet[0:4] == [1, 1, 0, 0]
    assert at_sea(s, CHANNEL) == 2
    assert at_sea(s, NORTH_SEA) == 0


@rule("9.10.4", "9.5.7")
def test_single_ships_form_a_fleet_and_light_ships_alone_dissolve_it() -> None:
    s = england()
    sail(s, 0, english_channel=2)
    t = table(s, sail_choice)
    play(t, "set_sail", "sail_to bay_of_biscay", "refit_at_sea english_channel", "light_ships 2")
    assert t.state.fleet_at[0] == CHANNEL
    play(t, "bring_fleet", "refit_at_sea bay_of_biscay", "light_ships 0")
    assert t.state.fleet_at[0] == NOT_DEPLOYED
    assert at_sea(t.state, BISCAY) == 2


@rule("9.5.7", "9.10.3")
def test_heavy_ships_and_galleys_stay_with_the_fleet() -> None:
    s = england()
    fleet(s, CHANNEL, heavy=2)
    t = table(s, sail_choice)
    play(t, "set_sail", "sail_to north_sea")
    assert refusal(t, "refit_at_sea english_channel") == ("no-refit-nothing", "9.5.7")


@rule("9.10.3")
def test_galleys_are_lost_outside_their_waters() -> None:
    s = warlike("castile")
    settle(s, 0, "sevilla", "murcia")
    give_power(s, 0, mil=5)
    west, atlantic = zone("western_mediterranean"), zone("central_atlantic")
    fleet(s, west, light=1, galley=2)
    assert sailing.lost_galleys(s, 0, zone("gulf_of_lion")) == 0
    assert sailing.lost_galleys(s, 0, atlantic) == 2
    t = table(s, sail_choice)
    play(t, "set_sail", "sail_to central_atlantic", "bring_fleet")
    assert t.state.fleet[0:4] == [1, 0, 0, 0]
    assert logged(t, "log-galleys-lost")
    fleet(s, west, galley=2)
    assert sailing.judge_fleet(s, 0, atlantic) is sailing.ALL_GALLEYS


@rule("9.5.9", "9.10.3")
def test_damaged_heavy_ships_are_repaired_in_port() -> None:
    s = england()
    fleet(s, CHANNEL, heavy=1, hurt=2)
    sailing.repair(s, 0)
    assert s.fleet[0:4] == [0, 1, 0, 2]
    s.fleet_at[0] = FIRST_PORT + province("london")
    sailing.repair(s, 0)
    assert s.fleet[0:4] == [0, 3, 0, 0]


# -- casting off (5.5.3) ---------------------------------------------------------------------------


@rule("5.5.3", "9.5.5")
def test_ships_cast_off_from_several_ports() -> None:
    s = england()
    s.docked[0] = [province("wessex"), province("lancashire")]
    fleet(s, FIRST_PORT + province("london"), heavy=1)
    t = table(s, sail_choice)
    play(t, "set_sail", "cast_off")
    assert refusal(t, "done") == ("no-sail-nobody", "5.5.3")
    play(t, "bring_out wessex", "move_ship_to eastern_atlantic", "bring_fleet")
    play(t, "bring_out lancashire")
    s = t.state
    assert not s.docked[0]
    assert s.fleet_at[0] == CHANNEL
    assert at_sea(s, zone("eastern_atlantic")) == 1
    assert at_sea(s, zone("northeastern_atlantic")) == 1


@rule("5.5.3")
def test_nobody_casts_off_into_hostile_waters() -> None:
    s = england()
    s.docked[0] = [province("northumberland"), province("lancashire")]
    sail(s, 1, doggerbank=1)
    s.war = put(s.war, realm("france"), 1)
    t = table(s, sail_choice)
    play(t, "set_sail", "cast_off")
    assert refusal(t, "bring_out northumberland") == ("no-sail-hostile", "5.5.3")


# -- crossings (9.5.11) ----------------------------------------------------------------------------


@rule("9.5.11", "2.6", "R111")
def test_a_crossing_is_paid_once_for_all_ships() -> None:
    s = england()
    stake(s, 0, "kyushu", "mexico")
    guard(s, 0, eastern_pacific=2)
    give_power(s, 0, adm=2, mil=2)
    t = table(s, sail_choice)
    play(t, "set_sail", "sail_to sea_of_japan", "bring_from eastern_pacific", "name_power adm")
    play(t, "bring_from eastern_pacific")
    assert power(t.state, 0) == (1, 0, 1)


# -- Pirates (9.10.7) ------------------------------------------------------------------------------


@rule("9.10.7", "R112")
def test_ships_next_to_pirates_may_hunt_them_without_moving() -> None:
    s = england()
    s.pirates[node("english_channel")] = 1
    guard(s, 0, english_channel=2)
    assert naval_activation.hunting_grounds(s, 0) == [CHANNEL]
    t = table(s, sail_choice)
    play(t, "set_sail", "sail_to english_channel", "done")
    while asked(t)[1] == "ask-refit":
        play(t, "done")
    assert asked(t) == (0, "ask-hunt")
    assert options(t) == ["pass", "hunt_pirates english_channel"]


# -- cards (9.5) -----------------------------------------------------------------------------------


@rule("9.5", "5.5.3", "16.3.7")
def test_a_card_brings_two_naval_activations() -> None:
    s = england()
    guard(s, 0, doggerbank=1)
    t = begin(s, free_activations.NAVAL_ACTIVATIONS, 0, 2)
    for goal in ("english_channel", "doggerbank"):
        assert asked(t) == (0, "ask-naval-activation")
        here = "doggerbank" if goal == "english_channel" else "english_channel"
        play(t, "set_sail", f"sail_to {goal}", f"bring_from {here}")
        while asked(t)[1] == "ask-refit":
            play(t, "done")
    assert asked(t)[1] == "ask-idle"
    assert power(t.state, 0) == (0, 0, 5)
    assert at_sea(t.state, zone("doggerbank")) == 1


# -- Battles (9.9) ---------------------------------------------------------------------------------


def met(t: PriceTable) -> list[object]:
    """Return where Battles have begun."""
    return [line["place"] for line in logged(t, "log-battle-attacks")]


@rule("9.5.5", "9.9", "5.5.3")
def test_sailing_into_hostile_waters_brings_a_battle() -> None:
    s = england()
    sail(s, 0, doggerbank=2)
    sail(s, 1, english_channel=1)
    s.war = put(s.war, realm("france"), 1)
    t = table(s, sail_choice)
    play(t, "set_sail", "sail_to english_channel", "bring_from doggerbank")
    assert not met(t), "all Ships gather first"
    play(t, "bring_from doggerbank")
    while asked(t)[1] == "ask-refit":
        play(t, "done")
    assert met(t) == ["zone-english_channel"]
    assert t.state.guards[CHANNEL * SEATS] == 0, "nobody takes a slot in hostile waters"


@rule("9.5.5", "9.9", "13.4.2")
def test_sailing_before_the_ports_of_an_enemy_realm_brings_a_battle() -> None:
    s = england()
    sail(s, 0, northeastern_atlantic=1)
    s.war = put(s.war, realm("desmond"), 1)
    t = table(s, sail_choice)
    play(t, "set_sail", "sail_to eastern_atlantic", "bring_from northeastern_atlantic")
    while asked(t)[1] == "ask-refit":
        play(t, "done")
    assert met(t) == ["zone-eastern_atlantic"]


@rule("9.5.5", "2.4.4")
def test_ships_that_watch_an_enemy_are_joined_without_a_battle() -> None:
    s = england()
    sail(s, 0, northeastern_atlantic=1, eastern_atlantic=1)
    s.war = put(s.war, realm("desmond"), 1)
    s.blockaded = [zone("eastern_atlantic") * len(REALMS) + realm("desmond")]
    t = table(s, sail_choice)
    play(t, "set_sail", "sail_to eastern_atlantic", "bring_from northeastern_atlantic")
    while asked(t)[1] == "ask-refit":
        play(t, "done")
    assert not met(t)


@rule("9.10.7", "9.9")
def test_pirates_are_fought_with_all_ships_of_a_sea_zone() -> None:
    s = england()
    s.pirates[node("english_channel")] = 1
    guard(s, 0, english_channel=3)
    sail(s, 0, english_channel=2)
    t = table(s, sail_choice)
    play(t, "set_sail", "sail_to english_channel", "done")
    while asked(t)[1] == "ask-refit":
        play(t, "done")
    play(t, "hunt_pirates english_channel")
    assert logged(t, "log-battle-attacks")[0]["n"] == 5


@rule("9.10.7", "5.5.3")
def test_ships_that_cast_off_may_hunt_too() -> None:
    s = england()
    s.pirates[node("english_channel")] = 1
    s.docked[0] = [province("london")]
    t = table(s, sail_choice)
    play(t, "set_sail", "cast_off", "bring_out london")
    assert asked(t) == (0, "ask-hunt")
    play(t, "pass")
    assert asked(t)[1] == "ask-idle"


@rule("9.5.7", "9.5.9")
def test_a_full_port_has_no_room_for_ships_that_would_leave_the_fleet() -> None:
    s = england()
    fleet(s, FIRST_PORT + province("london"), light=2, heavy=4)
    assert refitting.refit_places(s, 0) == []
    fleet(s, FIRST_PORT + province("london"), light=2, heavy=2)
    assert refitting.refit_places(s, 0) == [FIRST_PORT + province("london")]
    fleet(s, FIRST_PORT + province("london"), light=4, heavy=1)
    s.docked[1] = []
    assert refitting.judge_lights(s, 0, FIRST_PORT + province("london"), 3) is refitting.NO_BERTHS
    s.fleet[0] = 3
    assert refitting.judge_lights(s, 0, FIRST_PORT + province("london"), 2)


@rule("5.5.3", "9.5.7", "9.5.9")
def test_a_fleet_formed_too_big_for_the_port_stays_where_it_is() -> None:
    s = england()
    sail(s, 0, english_channel=3)
    t = table(s, sail_choice)
    play(t, "set_sail", "put_in_at wessex", "refit_at_sea english_channel", "light_ships 3")
    assert asked(t) == (0, "ask-gather")
    assert options(t) == ["done"]
    play(t, "done")
    assert t.state.fleet_at[0] == CHANNEL


@rule("9.5.6", "12.3", "R210")
def test_ships_beside_free_slots_may_take_them_without_moving() -> None:
    """As after a Battle, for which all have left their slots."""
    s = england()
    sail(s, 0, english_channel=1)
    assert sailing.idle_waters(s, 0) == [CHANNEL]
    t = table(s, sail_choice)
    play(t, "set_sail", "sail_to english_channel", "done")
    while asked(t)[1] == "ask-refit":
        play(t, "done")
    assert t.state.guards[CHANNEL * SEATS] == 1
    assert t.state.ships[CHANNEL * SEATS] == 0
    assert logged(t, "log-protects-trade")[0]["n"] == 1


@rule("9.5.6", "12.3", "R210")
def test_no_slot_is_taken_where_none_is_free_or_the_waters_are_hostile() -> None:
    s = england()
    sail(s, 0, english_channel=1)
    guard(s, 1, english_channel=PROTECTION_SLOTS[CHANNEL])
    assert sailing.idle_waters(s, 0) == []
    guard(s, 1, english_channel=0)
    sail(s, 1, english_channel=1)
    s.war = put(s.war, realm("france"), 1)
    assert sailing.idle_waters(s, 0) == []
