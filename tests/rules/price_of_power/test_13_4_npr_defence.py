"""13.4 NPRs in war: with what they defend, how they share it, how they fight and when they go."""

import pytest

from greatpowers.games.price_of_power.components.cards import CARDS
from greatpowers.games.price_of_power.components.tables import ARTILLERY, CAVALRY, MIL
from greatpowers.games.price_of_power.components.world import (
    ALL_PROVINCES,
    AREA_OF,
    HAS_INACTIVE_PORT,
    NOBODY,
    PROVINCES,
    REALMS,
    area,
    is_distant,
    province,
    realm,
    zone,
)
from greatpowers.games.price_of_power.rules.battle import (
    begin_land_battle,
    begin_naval_battle,
    calls_land_battle,
    calls_naval_battle,
    npr_party,
)
from greatpowers.games.price_of_power.rules.battle_sides import (
    ATTACKERS,
    DEFENDERS,
    Battle,
    is_fighting,
)
from greatpowers.games.price_of_power.rules.npr_defence import (
    is_active_port,
    land_force,
    land_worth,
    lord_of,
    muster,
    note_pressed,
    ports_of,
    sea_force,
    sea_worth,
    share_at_sea,
    share_on_land,
    stands_fast_at_sea,
    stands_fast_on_land,
)
from greatpowers.games.price_of_power.rules.ownership import plus, tax_value
from greatpowers.games.price_of_power.rules.units import add_single, in_area
from greatpowers.games.price_of_power.state import PEACE, REBELS, State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    give_power,
    logged,
    occupy,
    play,
    power,
    sail,
    settle,
    table,
    warlike,
)
from tests.rules.price_of_power.wars import (
    ART,
    CAV,
    DBL,
    INF,
    NIL,
    at_war,
    faces,
    fight,
    fight_at_sea,
    load,
    raise_army,
)

ANDALUCIA = area("andalucia")
VENETIA = area("venetia")
LOMBARDY = area("lombardy")
ADRIATIC = zone("adriatic_sea")
LION = zone("gulf_of_lion")
VENICE = realm("venice")
GENOA = realm("genoa")


def names(places: list[int]) -> set[str]:
    return {PROVINCES[place] for place in places}


def austria() -> State:
    """Austria on Venice: Armies of Austria in Venetia and Lombardy, of France in Lombardy (E24)."""
    s = warlike("austria", "france")
    s.phase, s.turn = 2, 0
    settle(s, 0, "wien", "krain")
    settle(s, 1, "paris")
    s.allied = put(s.allied, VENICE, plus(s.allied[VENICE], 1))
    s.allied = put(s.allied, GENOA, 1)
    s.active = put(s.active, GENOA, 1)
    at_war(s, 0, "venice")
    at_war(s, 0, "france")
    at_war(s, 1, "genoa")
    raise_army(s, 0, VENETIA, infantry=6)
    raise_army(s, 0, LOMBARDY, army=1, infantry=3)
    raise_army(s, 1, LOMBARDY, infantry=2)
    sail(s, 0, adriatic_sea=1)
    sail(s, 1, gulf_of_lion=2)
    return s


# -- the complicated declaration (E24) -----------------------------------------------------------


@rule("13.4.1", "13.4.2", "13.4.3", "9.2.2")
def test_e24_venice_musters_five_ships_and_five_units() -> None:
    s = austria()
    assert names(ports_of(s, VENICE, ADRIATIC)) == {"venezia", "treviso", "verona", "zara"}
    assert sea_force(s, VENICE, ports_of(s, VENICE, ADRIATIC)) == 5
    assert sea_force(s, GENOA, ports_of(s, GENOA, LION)) == 3
    s.ships = [0] * len(s.ships)
    assert names(muster(s, VENICE, VENETIA)) == {"venezia", "treviso", "verona", "zara"}
    assert land_force(s, VENICE, muster(s, VENICE, VENETIA)) == 5


@rule("13.4.1", "13.4.3", "13.4.4", "R128")
def test_e24_in_lombardy_venice_has_one_unit_left_and_genoa_two_beside_austria() -> None:
    s = austria()
    s.ships = [0] * len(s.ships)
    t = table(s)
    begin_land_battle(t.state, LOMBARDY, 0)
    begin_land_battle(t.state, VENETIA, 0)
    load(t, [0], faces(INF, INF, INF), faces(NIL, NIL, NIL, NIL), [], faces(INF, INF, INF))
    play(t, "pass")
    said = {line["power"]: line["n"] for line in logged(t, "log-battle-defends")}
    assert said["realm-venice"] in (5, 1)
    first = logged(t, "log-battle-defends")[0]
    assert (first["power"], first["n"], first["place"]) == ("realm-venice", 5, "area-venetia")
    there = [
        (line["power"], line["n"])
        for text in ("log-battle-attacks", "log-battle-defends")
        for line in logged(t, text)
        if line["place"] == "area-lombardy"
    ]
    assert there == [
        ("realm-austria", 3),
        ("realm-genoa", 2),
        ("realm-france", 2),
        ("realm-venice", 1),
    ]


@rule("13.4.1")
def test_without_the_sea_corsica_cannot_help_genoa() -> None:
    s = austria()
    assert land_force(s, GENOA, muster(s, GENOA, LOMBARDY)) == 1
    s.ships = [0] * len(s.ships)
    assert names(muster(s, GENOA, LOMBARDY)) == {"genova", "corsica"}
    assert land_force(s, GENOA, muster(s, GENOA, LOMBARDY)) == 2
    s.active = put(s.active, GENOA, 0)
    assert land_force(s, GENOA, muster(s, GENOA, LOMBARDY)) == 3


@rule("13.4.2")
def test_an_active_ally_defends_the_sea_in_full() -> None:
    s = austria()
    assert s.active[GENOA]
    assert calls_naval_battle(s, 1, LION)
    t = table(s)
    begin_naval_battle(t.state, LION, 1)
    load(t, [0], faces(NIL, NIL, NIL, die=ARTILLERY), faces(ART, ART, ART, die=ARTILLERY))
    play(t, "pass")
    assert logged(t, "log-battle-defends")[0]["n"] == 3


# -- what counts (13.4.1, 13.4.5, 13.4.6) --------------------------------------------------------


@rule("13.4.1", "13.2")
def test_vassals_of_an_npr_are_defended_as_its_own() -> None:
    s = warlike("france", "england")
    assert lord_of(s, province("amsterdam")) == realm("burgundy")
    settle(s, 0, "amsterdam")
    assert lord_of(s, province("amsterdam")) == NOBODY


@rule("13.4.1", "9.2.2")
def test_what_is_occupied_does_not_defend() -> None:
    s = warlike("castile", "france")
    at_war(s, 0, "granada")
    assert land_force(s, realm("granada"), muster(s, realm("granada"), ANDALUCIA)) == 2
    occupy(s, 0, "granada")
    assert land_force(s, realm("granada"), muster(s, realm("granada"), ANDALUCIA)) == 1
    occupy(s, 0, "gibraltar")
    assert not calls_land_battle(s, 0, ANDALUCIA)


@rule("13.4.5")
def test_tokens_of_one_more_add_a_unit_but_no_ship() -> None:
    s = warlike("castile", "france")
    place = province("venezia")
    s.strong = put(s.strong, place, 1)
    assert land_worth(s, place) == 3
    assert sea_worth(s, place) == 2


@rule("13.4.6", "R122")
def test_distant_provinces_count_twice_but_not_with_plague() -> None:
    s = warlike("castile", "france")
    place = next(
        place for place in ALL_PROVINCES if is_distant(AREA_OF[place]) and lord_of(s, place) >= 0
    )
    before = land_worth(s, place)
    assert before == 2 * tax_value(s, place)
    s.plague = [AREA_OF[place]]
    assert land_worth(s, place) == before // 2


@rule("13.4.6")
def test_inactive_ports_send_no_ships_unless_a_dynamic_token_lies_there() -> None:
    s = warlike("castile", "france")
    port = next(place for place, inactive in enumerate(HAS_INACTIVE_PORT) if inactive)
    assert not is_active_port(s, port)
    s.dynamic = put(s.dynamic, port, 0)
    assert is_active_port(s, port)
    assert is_active_port(s, province("venezia"))


@rule("2.2.3")
def test_an_npr_defends_in_full_however_few_pieces_are_left() -> None:
    s = austria()
    s.rebels = (25,) * len(s.rebels)
    assert land_force(s, VENICE, muster(s, VENICE, LOMBARDY)) > 0


# -- several Battles (13.4.3) --------------------------------------------------------------------


@rule("13.4.3")
def test_the_capital_comes_first_then_the_strongest_enemy() -> None:
    s = austria()
    s.ships = [0] * len(s.ships)
    assert names(share_on_land(s, VENICE, LOMBARDY, [VENETIA])) == {"brescia"}
    assert "venezia" in names(share_on_land(s, VENICE, VENETIA, [LOMBARDY]))


@rule("13.4.3")
@pytest.mark.parametrize(
    ("here", "there", "ours"),
    [
        (("royal_hungary", 9), ("hungarian_plain", 3), False),
        (("hungarian_plain", 3), ("royal_hungary", 9), True),
        (("royal_hungary", 3), ("serbia_albania", 9), False),
        (("royal_hungary", 9), ("serbia_albania", 3), True),
        (("royal_hungary", 3), ("serbia_albania", 3), True),
    ],
)
def test_what_helps_two_areas_helps_the_capitals_then_where_the_enemy_is_strongest(
    here: tuple[str, int], there: tuple[str, int], ours: bool
) -> None:
    """Transylvania can help either Area; of equals it helps where it is fought first."""
    s = warlike("austria", "france")
    at_war(s, 0, "hungary")
    for name, units in (here, there):
        add_single(s, 0, area(name), units)
    share = names(share_on_land(s, realm("hungary"), area(here[0]), [area(there[0])]))
    assert ({"hunyad", "torda"} <= share) is ours


@rule("13.4.3")
@pytest.mark.parametrize(
    ("port", "here", "there", "ours"),
    [
        ("wessex", ("eastern_atlantic", 9), ("english_channel", 3), False),
        ("wessex", ("english_channel", 3), ("eastern_atlantic", 9), True),
        ("wales", ("eastern_atlantic", 3), ("northeastern_atlantic", 9), False),
        ("wales", ("eastern_atlantic", 9), ("northeastern_atlantic", 3), True),
        ("wales", ("eastern_atlantic", 3), ("northeastern_atlantic", 3), True),
    ],
)
def test_a_port_on_two_seas_helps_before_the_capital_then_where_most_ships_are(
    port: str, here: tuple[str, int], there: tuple[str, int], ours: bool
) -> None:
    s = warlike("france", "castile")
    at_war(s, 0, "england")
    for name, ships in (here, there):
        sail(s, 0, **{name: ships})
    share = names(share_at_sea(s, realm("england"), zone(here[0]), [zone(there[0])]))
    assert (port in share) is ours


@rule("13.4.3")
def test_a_realm_keeps_nothing_back_for_battles_of_others() -> None:
    s = austria()
    s.ships = [0] * len(s.ships)
    whole = names(share_on_land(s, VENICE, LOMBARDY, ()))
    tirol = area("tirol")
    add_single(s, 0, tirol, 9)
    assert names(share_on_land(s, VENICE, LOMBARDY, [tirol])) == whole
    s.pressed = [VENETIA * len(REALMS) + VENICE]
    assert names(share_on_land(s, VENICE, LOMBARDY, [VENETIA])) == whole


@rule("13.4.3")
def test_a_province_defends_once_a_turn_on_land_and_once_at_sea() -> None:
    s = austria()
    s.defended = [province("venezia")]
    assert "venezia" not in names(share_on_land(s, VENICE, VENETIA, ()))
    assert "venezia" in names(share_at_sea(s, VENICE, ADRIATIC, ()))
    s.defended_at_sea = [province("venezia")]
    assert "venezia" not in names(share_at_sea(s, VENICE, ADRIATIC, ()))
    note_pressed(s)
    assert not s.defended
    assert not s.defended_at_sea


@rule("9.7", "9.9", "R121")
def test_who_was_hostile_there_before_the_turn_calls_no_battle_in_it() -> None:
    s = austria()
    note_pressed(s)
    assert VENETIA * len(REALMS) + VENICE in s.pressed
    assert ADRIATIC * len(REALMS) + VENICE in s.blockaded
    assert not calls_land_battle(s, 0, VENETIA)
    assert not calls_naval_battle(s, 0, ADRIATIC)


# -- in Battle (13.4.7) --------------------------------------------------------------------------


def siege_of_venice() -> State:
    s = warlike("austria", "france")
    s.phase, s.turn = 2, 0
    at_war(s, 0, "venice")
    raise_army(s, 0, VENETIA, infantry=9)
    return s


@rule("13.4.7")
def test_three_units_or_more_draw_a_leader_from_the_military_deck() -> None:
    s = siege_of_venice()
    t = table(s)
    deck = t.state.decks[MIL]
    where = deck.index(CARDS.index("one_step_ahead_4"))
    begin_land_battle(t.state, VENETIA, 0)
    load(t, [where], faces(INF, INF, INF), faces(INF, NIL, NIL), faces(CAV, CAV, die=CAVALRY))
    play(t, "pass")
    assert logged(t, "log-npr-card")[0]["card"] == "card-one_step_ahead_4"
    assert logged(t, "log-commands")[0]["who"] == "character-one_step_ahead_4"
    assert logged(t, "log-battle-roll")[1]["cavalry"] == 2
    assert logged(t, "log-battle-roll")[1]["hits"] == 1


@rule("13.4.7")
def test_an_advisor_on_the_card_means_no_leader_and_the_card_is_discarded() -> None:
    s = siege_of_venice()
    t = table(s)
    where = t.state.decks[MIL].index(CARDS.index("siege_engineers_1"))
    begin_land_battle(t.state, VENETIA, 0)
    load(t, [where], faces(NIL, NIL, NIL), faces(NIL, NIL, NIL))
    play(t, "pass")
    assert not logged(t, "log-commands")
    assert CARDS.index("siege_engineers_1") in t.state.discards[MIL]


@rule("13.4.7")
def test_fewer_than_three_draw_no_card_nor_does_a_side_with_a_player() -> None:
    s = warlike("castile", "france")
    at_war(s, 0, "granada")
    raise_army(s, 0, ANDALUCIA, infantry=4)
    t = fight(s, ANDALUCIA, faces(INF, INF, NIL), faces(NIL, NIL, NIL))
    assert not logged(t, "log-npr-card")
    s = austria()
    t = fight(s, LOMBARDY, faces(NIL, NIL, NIL), faces(NIL, NIL, NIL))
    assert not logged(t, "log-npr-card")


@rule("13.4.7", "9.7.5")
def test_the_leader_drawn_can_be_wounded_and_the_card_goes_when_it_is_over() -> None:
    s = siege_of_venice()
    t = table(s)
    card = CARDS.index("one_step_ahead_4")
    where = t.state.decks[MIL].index(card)
    begin_land_battle(t.state, VENETIA, 0)
    load(
        t,
        [where],
        faces(DBL, DBL, NIL),
        faces(NIL, NIL, NIL),
        faces(NIL, NIL, die=CAVALRY),
        faces(DBL, DBL, NIL),
        faces(NIL, NIL, NIL),
        faces(NIL, NIL, die=CAVALRY),
        faces(INF, NIL, NIL),
        faces(NIL, NIL, NIL),
    )
    play(t, "pass")
    assert len(logged(t, "log-wounded")) == 2
    assert card in t.state.discards[MIL]
    assert not t.state.ill[card]
    assert not t.state.playing


# -- when they go (13.4.8) -----------------------------------------------------------------------


@rule("13.4.8")
def test_where_an_npr_fights_to_the_last() -> None:
    s = warlike("austria", "france")
    assert stands_fast_on_land(s, VENICE, VENETIA)
    assert not stands_fast_on_land(s, VENICE, LOMBARDY)
    assert stands_fast_at_sea(s, VENICE, ADRIATIC)
    assert not stands_fast_at_sea(s, VENICE, LION)
    assert stands_fast_on_land(s, realm("granada"), ANDALUCIA)


@rule("13.4.8", "R127")
def test_an_npr_leaves_when_it_has_fewer_units_after_a_round() -> None:
    dalmatia = area("dalmatia")
    s = warlike("austria", "france")
    at_war(s, 0, "venice")
    s.phase, s.turn = 2, 0
    raise_army(s, 0, dalmatia, infantry=9)
    s.defended = [place for place in muster(s, VENICE, dalmatia) if PROVINCES[place] != "zara"]
    t = fight(s, dalmatia, faces(NIL, NIL, NIL), faces(NIL, NIL, NIL))
    assert logged(t, "log-npr-retreats")
    assert logged(t, "log-battle-won")[0]["power"] == "realm-austria"
    assert power(t.state, 0) == (0, 0, 1)


@rule("13.4.8", "14.3")
def test_beside_rebels_an_npr_stays() -> None:
    dalmatia = area("dalmatia")
    s = warlike("austria", "france")
    at_war(s, 0, "venice")
    raise_army(s, 0, dalmatia, infantry=9)
    s.rebels = put(s.rebels, dalmatia, 1)
    s.defended = [place for place in muster(s, VENICE, dalmatia) if PROVINCES[place] != "zara"]
    t = fight(s, dalmatia, faces(NIL, NIL, NIL), faces(NIL, NIL, NIL))
    assert not logged(t, "log-npr-retreats")


# -- afterwards (13.4.10) ------------------------------------------------------------------------


@rule("13.4.10", "R121")
def test_after_a_victory_the_npr_does_not_defend_again_while_units_stay() -> None:
    s = warlike("castile", "france")
    at_war(s, 0, "granada")
    raise_army(s, 0, ANDALUCIA, infantry=4)
    t = fight(s, ANDALUCIA, faces(INF, INF, NIL), faces(NIL, NIL, NIL))
    assert not calls_land_battle(t.state, 0, ANDALUCIA)
    note_pressed(t.state)
    assert not calls_land_battle(t.state, 0, ANDALUCIA)
    t.state.army_at[0] = area("castile")
    note_pressed(t.state)
    t.state.army_at[0] = ANDALUCIA
    assert calls_land_battle(t.state, 0, ANDALUCIA)


@rule("13.4.10")
def test_defenders_who_win_are_gone_all_the_same() -> None:
    s = warlike("castile", "france")
    at_war(s, 0, "granada")
    add_single(s, 0, ANDALUCIA)
    t = fight(s, ANDALUCIA, faces(NIL, NIL, NIL), faces(INF, NIL, NIL))
    assert logged(t, "log-battle-won")[0]["power"] == "realm-granada"
    assert not is_fighting(t.state)
    assert t.state.rebels[ANDALUCIA] == 0


# -- invaders and Rebels in Battle (13.5, 14.3) --------------------------------------------------


@rule("13.5", "9.10.6")
def test_what_is_left_of_an_invader_stays_as_rebels() -> None:
    s = warlike("castile", "france")
    at_war(s, 0, "granada")
    settle(s, 0, "sevilla")
    s.phase, s.turn = PEACE, NOBODY
    add_single(s, 0, ANDALUCIA)
    t = table(s)
    begin_land_battle(t.state, ANDALUCIA, npr_party(realm("granada")), units=2)
    load(t, faces(INF, NIL, NIL), faces(INF, NIL, NIL))
    play(t, "pass")
    assert in_area(t.state, 0, ANDALUCIA) == 0
    assert t.state.rebels[ANDALUCIA] == 1


@rule("14.3", "R130", "9.7.8")
def test_rebels_attack_all_players_in_their_area_and_fight_to_the_last() -> None:
    s = warlike("castile", "france")
    s.phase, s.turn = PEACE, NOBODY
    s.rebels = put(s.rebels, ANDALUCIA, 2)
    add_single(s, 0, ANDALUCIA, 4)
    add_single(s, 1, ANDALUCIA, 3)
    t = table(s)
    begin_land_battle(t.state, ANDALUCIA, REBELS)
    load(t, faces(INF, INF, NIL), faces(INF, NIL, NIL), faces(NIL, NIL, NIL), faces(INF, NIL, NIL))
    play(t, "pass")
    assert t.state.rebels[ANDALUCIA] == 0
    assert in_area(t.state, 0, ANDALUCIA) == 3
    assert in_area(t.state, 1, ANDALUCIA) == 2
    assert asked(t)[1] == "ask-idle"


@rule("14.3", "R124")
def test_with_three_rebels_there_is_a_leader_too() -> None:
    s = warlike("castile", "france")
    s.rebels = put(s.rebels, ANDALUCIA, 3)
    add_single(s, 0, ANDALUCIA, 2)
    t = fight(s, ANDALUCIA, [0])
    assert logged(t, "log-npr-card")


@rule("13.4.4")
def test_several_nprs_of_an_area_fight_as_one() -> None:
    s = warlike("france", "castile")
    at_war(s, 0, "milan")
    at_war(s, 0, "mantua")
    raise_army(s, 0, LOMBARDY, infantry=1)
    give_power(s, 0, mil=0)
    t = fight(s, LOMBARDY, [0])
    said = [line["power"] for line in logged(t, "log-battle-defends")]
    assert said == ["realm-milan", "realm-mantua"] or said == ["realm-mantua", "realm-milan"]
    assert len(logged(t, "log-battle-roll")) % 2 == 0


@rule("9.7.8", "13.4.4")
def test_sides_are_found_when_the_battle_is_fought() -> None:
    s = austria()
    s.ships = [0] * len(s.ships)
    t = fight(s, LOMBARDY, faces(NIL, NIL, NIL), faces(NIL, NIL, NIL))
    if is_fighting(t.state):
        b = Battle(t.state)
        assert b.parties(ATTACKERS)[0] == 0
        assert b.parties(DEFENDERS)[0] == 1


@rule("9.9", "13.4.2")
def test_an_npr_sends_its_ships_against_ships_before_its_ports() -> None:
    s = warlike("austria", "france")
    at_war(s, 0, "venice")
    sail(s, 0, adriatic_sea=1)
    t = fight_at_sea(
        s, ADRIATIC, [0], faces(NIL, NIL, NIL, die=ARTILLERY), faces(ART, ART, ART, die=ARTILLERY)
    )
    assert logged(t, "log-battle-defends")[0]["n"] == 5
