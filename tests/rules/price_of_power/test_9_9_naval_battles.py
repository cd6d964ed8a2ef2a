"""9.9 Naval Battles: what calls one, dice, damage, wounds, captured Ships, retreats, Pirates."""

from greatpowers.games.price_of_power.components.tables import ARTILLERY, HEAVY_SHIP
from greatpowers.games.price_of_power.components.world import node, province, zone
from greatpowers.games.price_of_power.rules.battle import (
    begin_naval_battle,
    begin_pirate_battle,
    calls_naval_battle,
)
from greatpowers.games.price_of_power.rules.battle_dice import dice_of, naval_hits
from greatpowers.games.price_of_power.rules.battle_prizes import can_take
from greatpowers.games.price_of_power.rules.battle_sides import (
    ATTACKERS,
    DAMAGED,
    DEFENDERS,
    Battle,
    ships_in,
)
from greatpowers.games.price_of_power.rules.geography import any_ships
from greatpowers.games.price_of_power.state import (
    FIRST_PORT,
    NOT_DEPLOYED,
    SEATS,
    SHIPS_OF_FLEET,
)
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    deal,
    give_power,
    guard,
    logged,
    options,
    play,
    power,
    refusal,
    sail,
    settle,
    table,
    teach,
)
from tests.rules.price_of_power.wars import (
    ART,
    DBL,
    INF,
    NIL,
    fight_at_sea,
    load,
    raise_fleet,
    rivals,
    take_out,
)
from tests.rules.price_of_power.wars import faces as faces_of

CHANNEL = zone("english_channel")
BISCAY = zone("bay_of_biscay")


def faces(*icons: str) -> list[int]:
    return faces_of(*icons, die=ARTILLERY)


MISS = faces(NIL, NIL, NIL)
SINK = faces(ART, ART, ART)


@rule("9.9")
def test_hostile_ships_in_one_sea_zone_call_a_battle_but_not_those_in_port() -> None:
    s = rivals()
    sail(s, 0, english_channel=1)
    assert not calls_naval_battle(s, 0, CHANNEL)
    s.docked[1] = [province("normandie")]
    assert not calls_naval_battle(s, 0, CHANNEL)
    sail(s, 1, english_channel=1)
    assert calls_naval_battle(s, 0, CHANNEL)
    sail(s, 2, bay_of_biscay=1)
    assert not calls_naval_battle(s, 0, BISCAY)


@rule("9.9.3")
def test_each_ship_hits_on_an_artillery_icon_and_heavy_ships_besides() -> None:
    icons = [2, 1, 3, 1, 0]
    assert naval_hits(2, 0, icons) == 2
    assert naval_hits(5, 0, icons) == 3
    assert naval_hits(2, 2, icons) == 4
    assert naval_hits(2, 2, [3, 0, 0, 0, 0]) == 2


@rule("9.9.3", "8.0", "9.4")
def test_three_artillery_dice_an_admirals_and_those_of_an_idea() -> None:
    s = rivals()
    teach(s, 0, "naval_tradition")
    raise_fleet(s, 0, CHANNEL, light_ship=1)
    s.admiral[0] = take_out(s, "military_reforms_4")
    sail(s, 1, english_channel=1)
    give_power(s, 0, mil=1)
    deal(s, 0, "superior_tactics_1")
    t = fight_at_sea(s, CHANNEL)
    play(t, "pass")
    assert asked(t) == (0, "ask-battle-action")
    b = Battle(t.state)
    assert dice_of(b, ATTACKERS) == [0, 0, 6]
    assert dice_of(b, DEFENDERS) == [0, 0, 3]


@rule("9.9.2")
def test_battle_actions_are_played_at_sea_as_on_land() -> None:
    s = rivals()
    sail(s, 0, english_channel=3)
    sail(s, 1, english_channel=3)
    give_power(s, 0, mil=2)
    deal(s, 0, "superior_tactics_1", "superior_tactics_2")
    t = fight_at_sea(s, CHANNEL)
    assert asked(t) == (0, "ask-battle-action")
    play(t, "play superior_tactics_1", "add_die artillery", "add_die artillery")
    assert dice_of(Battle(t.state), ATTACKERS) == [0, 0, 5]


@rule("9.9.1")
def test_the_attacker_may_appoint_an_admiral_but_no_defender() -> None:
    for seat in (0, 1):
        s = rivals()
        settle(s, 1, "paris")
        raise_fleet(s, seat, CHANNEL, light_ship=1)
        sail(s, 1 - seat, english_channel=1)
        give_power(s, seat, mil=2)
        deal(s, seat, "military_reforms_4")
        t = fight_at_sea(s, CHANNEL)
        assert asked(t) == (seat, "ask-battle-action" if seat else "ask-battle-admiral")


@rule("9.9", "9.5.6")
def test_ships_that_fight_leave_their_slots() -> None:
    s = rivals()
    guard(s, 0, english_channel=2)
    guard(s, 1, english_channel=1)
    guard(s, 2, english_channel=0)
    t = fight_at_sea(s, CHANNEL, SINK, MISS)
    assert t.state.guards[CHANNEL * SEATS] == 0
    assert t.state.ships[CHANNEL * SEATS] == 2
    assert any_ships(t.state, 1, CHANNEL) == 0


@rule("9.9.4", "9.10.3")
def test_a_heavy_ship_is_damaged_first_and_sunk_by_a_second_hit() -> None:
    s = rivals()
    raise_fleet(s, 1, CHANNEL, heavy_ship=1)
    sail(s, 0, english_channel=3)
    t = fight_at_sea(s, CHANNEL, faces(ART, NIL, NIL), MISS, faces(ART, NIL, NIL), MISS)
    assert logged(t, "log-battle-damage")
    assert asked(t) == (1, "ask-retreat")
    play(t, "fight_on")
    assert t.state.fleet_at[1] == NOT_DEPLOYED
    assert any_ships(t.state, 0, CHANNEL) == 1
    assert [roll["hits"] for roll in logged(t, "log-battle-roll")] == [1, 1, 1, 1]


@rule("9.9.4")
def test_the_owner_chooses_the_ships() -> None:
    s = rivals()
    raise_fleet(s, 1, CHANNEL, heavy_ship=1, galley=1, light_ship=1)
    sail(s, 0, english_channel=3)
    t = fight_at_sea(s, CHANNEL, faces(ART, NIL, NIL), MISS)
    assert asked(t) == (1, "ask-battle-ship")
    assert options(t, "lose_ship") == ["light_ship", "heavy_ship", "galley"]
    assert refusal(t, "lose_ship damaged_ship") == ("no-ship-not-there", "9.9.4")
    play(t, "lose_ship galley")
    assert ships_in(t.state, 1, CHANNEL)[2] == 0


@rule("9.9.5")
def test_a_pair_of_doubles_and_a_casualty_wound_an_admiral() -> None:
    s = rivals()
    raise_fleet(s, 1, CHANNEL, light_ship=5)
    who = take_out(s, "military_reforms_4")
    s.admiral[1] = who
    raise_fleet(s, 0, CHANNEL, heavy_ship=1)
    t = fight_at_sea(s, CHANNEL, faces(DBL, DBL, NIL), MISS, faces(NIL, NIL))
    assert t.state.ill[who]


@rule("9.9.5", "R240")
def test_a_hit_that_only_damages_lets_an_admiral_be_wounded_and_doubles_alone_do_not() -> None:
    for roll, is_wounded in ((faces(ART, DBL, DBL), True), (faces(NIL, DBL, DBL), False)):
        s = rivals()
        raise_fleet(s, 1, CHANNEL, heavy_ship=2)
        s.admiral[1] = who = take_out(s, "military_reforms_4")
        sail(s, 0, english_channel=3)
        t = fight_at_sea(s, CHANNEL, roll, MISS, faces(NIL, NIL))
        assert ships_in(t.state, 1, CHANNEL)[DAMAGED] == is_wounded
        assert bool(t.state.ill[who]) == is_wounded


@rule("9.9.5")
def test_doubles_of_the_last_roll_capture_ships_sunk_in_that_round() -> None:
    s = rivals()
    sail(s, 0, english_channel=3)
    sail(s, 1, english_channel=1)
    t = fight_at_sea(s, CHANNEL, faces(ART, DBL, DBL), MISS)
    assert asked(t) == (0, "ask-take-ship")
    play(t, "yes")
    assert any_ships(t.state, 0, CHANNEL) == 4
    assert asked(t)[1] == "ask-idle"
    assert logged(t, "log-captures") == [{"power": "realm-england", "ship": "ship-light_ship"}]


@rule("9.9.5")
def test_a_prize_may_be_declined() -> None:
    s = rivals()
    sail(s, 0, english_channel=3)
    sail(s, 1, english_channel=1)
    t = fight_at_sea(s, CHANNEL, faces(ART, DBL, NIL), MISS)
    play(t, "no")
    assert any_ships(t.state, 0, CHANNEL) == 3


@rule("9.9.5", "9.10.3")
def test_the_loser_says_which_ship_is_captured_and_a_heavy_one_is_damaged() -> None:
    s = rivals()
    raise_fleet(s, 0, CHANNEL, light_ship=5)
    s.fleet_at[1] = CHANNEL
    s.fleet[SHIPS_OF_FLEET + DAMAGED] = 1
    s.fleet[SHIPS_OF_FLEET] = 1
    t = fight_at_sea(s, CHANNEL, faces(ART, ART, DBL), MISS)
    play(t, "lose_ship light_ship")
    assert asked(t) == (1, "ask-give-ship")
    assert options(t) == ["give_ship light_ship", "give_ship heavy_ship"]
    play(t, "give_ship heavy_ship", "yes")
    assert ships_in(t.state, 0, CHANNEL)[DAMAGED] == 1
    assert ships_in(t.state, 0, CHANNEL)[HEAVY_SHIP] == 0


@rule("9.9.5", "9.10.4")
def test_a_heavy_prize_needs_the_fleet_and_every_prize_a_ship_that_is_left() -> None:
    s = rivals()
    assert can_take(s, 0, CHANNEL, HEAVY_SHIP)
    s.fleet_at[0] = BISCAY
    assert not can_take(s, 0, CHANNEL, HEAVY_SHIP)
    assert can_take(s, 0, CHANNEL, 0)
    sail(s, 0, north_sea=15)
    assert not can_take(s, 0, CHANNEL, 0)


# -- retreat (9.9.6) -----------------------------------------------------------------------------


@rule("9.9.6")
def test_attackers_go_back_to_one_of_the_places_they_came_from() -> None:
    s = rivals()
    settle(s, 0, "bordeaux")
    settle(s, 1, "saintonge")
    sail(s, 0, english_channel=3)
    sail(s, 1, english_channel=3)
    berths = (BISCAY, FIRST_PORT + province("bordeaux"), FIRST_PORT + province("saintonge"))
    t = fight_at_sea(s, CHANNEL, MISS, MISS, origins=berths)
    assert asked(t) == (0, "ask-retreat")
    assert options(t) == ["fight_on", "retreat_to_sea bay_of_biscay", "retreat_to_port bordeaux"]
    assert refusal(t, "retreat_to_port saintonge") == ("no-retreat-port", "9.9.6")
    play(t, "retreat_to_port bordeaux")
    assert t.state.docked[0] == [province("bordeaux")] * 2
    assert logged(t, "log-battle-won")[0]["power"] == "realm-france"


@rule("9.9.6")
def test_defenders_go_next_door_where_it_is_not_hostile() -> None:
    s = rivals()
    settle(s, 1, "normandie")
    sail(s, 0, english_channel=3, bay_of_biscay=1)
    sail(s, 1, english_channel=2)
    t = fight_at_sea(s, CHANNEL, MISS, MISS)
    assert asked(t) == (1, "ask-retreat")
    assert refusal(t, "retreat_to_sea bay_of_biscay") == ("no-retreat-hostile-sea", "9.9.6")
    assert "normandie" in options(t, "retreat_to_port")
    assert refusal(t, "retreat_to_port caux") == ("no-retreat-port", "9.9.6")
    play(t, "retreat_to_port normandie")
    assert t.state.docked[1] == [province("normandie")]


@rule("9.9.6", "9.5.9")
def test_a_port_must_have_room_for_all_ships_that_are_left() -> None:
    s = rivals()
    settle(s, 1, "normandie")
    sail(s, 0, english_channel=3)
    sail(s, 1, english_channel=4)
    t = fight_at_sea(s, CHANNEL, MISS, MISS)
    assert refusal(t, "retreat_to_port normandie") == ("no-retreat-room", "9.5.9")


@rule("9.9.6", "9.9.4", "9.5.9")
def test_a_ship_that_is_only_damaged_takes_room_in_a_port_all_the_same() -> None:
    """Normandie holds two Ships: of three one has to sink, and whole Heavy Ships do not."""
    s = rivals()
    settle(s, 1, "normandie")
    sail(s, 0, english_channel=5)
    raise_fleet(s, 1, CHANNEL, heavy_ship=3)
    t = fight_at_sea(s, CHANNEL, MISS, MISS)
    assert refusal(t, "retreat_to_port normandie") == ("no-retreat-room", "9.5.9")
    s = rivals()
    settle(s, 1, "normandie")
    sail(s, 0, english_channel=3)
    raise_fleet(s, 1, CHANNEL, heavy_ship=1, light_ship=1, galley=1)
    t = fight_at_sea(s, CHANNEL, MISS, MISS)
    play(t, "retreat_to_port normandie")
    assert options(t) == ["lose_ship light_ship", "lose_ship galley"]
    play(t, "lose_ship galley")
    assert t.state.fleet_at[1] == FIRST_PORT + province("normandie")
    assert sum(t.state.fleet[SHIPS_OF_FLEET : 2 * SHIPS_OF_FLEET]) == 2


@rule("9.9.6", "9.10.3")
def test_a_fleet_retreats_whole_and_loses_galleys_outside_their_waters() -> None:
    s = rivals()
    sail(s, 0, western_mediterranean=3)
    west = zone("western_mediterranean")
    raise_fleet(s, 1, west, light_ship=2, galley=1)
    t = fight_at_sea(s, west, MISS, MISS)
    play(t, "retreat_to_sea central_atlantic", "lose_ship light_ship")
    assert t.state.fleet_at[1] == zone("central_atlantic")
    assert sum(t.state.fleet[SHIPS_OF_FLEET : 2 * SHIPS_OF_FLEET]) == 1


# -- winner, Pirates -----------------------------------------------------------------------------


@rule("9.9.7")
def test_the_active_player_gets_one_mil_for_land_and_sea_together() -> None:
    s = rivals()
    sail(s, 0, english_channel=3, bay_of_biscay=3)
    sail(s, 1, english_channel=1, bay_of_biscay=1)
    t = fight_at_sea(s, CHANNEL, SINK, MISS)
    assert power(t.state, 0) == (0, 0, 1)
    assert t.state.won[0][0] == 1
    load(t, SINK, MISS)
    begin_naval_battle(t.state, BISCAY, 0)
    play(t, "pass")
    assert power(t.state, 0) == (0, 0, 1)


@rule("9.9.7")
def test_without_ships_on_either_side_nobody_wins() -> None:
    s = rivals()
    sail(s, 0, english_channel=1)
    sail(s, 1, english_channel=1)
    t = fight_at_sea(s, CHANNEL, SINK, SINK)
    assert logged(t, "log-battle-nobody")
    assert power(t.state, 0) == (0, 0, 0)


@rule("9.9", "9.10.7", "R127")
def test_pirates_are_fought_where_they_are_and_never_leave() -> None:
    s = rivals()
    there = node("english_channel")
    s.pirates[there] = 1
    sail(s, 0, english_channel=2)
    t = table(s)
    begin_pirate_battle(t.state, CHANNEL, 0, there)
    load(t, MISS, MISS, faces(ART, NIL, INF), MISS)
    play(t, "pass", "fight_on")
    assert t.state.pirates[there] == 0
    assert logged(t, "log-battle-defends")[0]["power"] == "party-pirates"
    assert power(t.state, 0) == (0, 0, 1)


@rule("9.9.6", "9.10.7", "R212")
def test_ships_may_break_off_an_attack_on_pirates_for_a_ship() -> None:
    s = rivals()
    there = node("english_channel")
    s.pirates[there] = 2
    sail(s, 0, english_channel=3)
    t = table(s)
    begin_pirate_battle(t.state, CHANNEL, 0, there)
    load(t, MISS, MISS)
    play(t, "pass")
    assert options(t) == ["fight_on", "retreat_to_sea english_channel"]
    play(t, "retreat_to_sea english_channel")
    assert any_ships(t.state, 0, CHANNEL) == 2
    assert t.state.pirates[there] == 2
    assert logged(t, "log-battle-won")[0]["power"] == "party-pirates"
    assert asked(t)[1] == "ask-idle"
