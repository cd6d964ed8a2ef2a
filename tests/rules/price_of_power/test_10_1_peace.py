"""10.0 to 10.4 Peace Resolution: who has won, in which order wars end, and what comes after."""

from greatpowers.games.price_of_power.components.tables import BANDS, INFANTRY
from greatpowers.games.price_of_power.components.world import area, province, realm
from greatpowers.games.price_of_power.rules import aftermath, peace, stale_wars, terms, upheaval
from greatpowers.games.price_of_power.rules import victory as rules
from greatpowers.games.price_of_power.rules.occupation import occupy
from greatpowers.games.price_of_power.rules.ownership import has, plus
from greatpowers.games.price_of_power.rules.relations import at_peace, at_war_with
from greatpowers.games.price_of_power.rules.units import add_single, add_to_army, in_area
from greatpowers.games.price_of_power.rules.war_tokens import has_truce
from greatpowers.games.price_of_power.state import PriceTable, State, put
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from tests.rules.price_of_power.scenes import (
    IDLE,
    asked,
    begin,
    options,
    play,
    refusal,
    settle,
    table,
    vassalize,
    warlike,
)

ALLIED = BANDS.index("allied")
AUSTRIA = realm("austria")
FRANCE = realm("france")
GRANADA = realm("granada")
MILAN = realm("milan")
SAVOY = realm("savoy")


def scene() -> State:
    """France at war with Austria, whose Active Ally is Savoy."""
    s = warlike("france", "austria", "england")
    settle(s, 0, "paris", "champagne", "lyon", "toulouse")
    settle(s, 1, "wien", "osterreich", "sundgau")
    settle(s, 2, "london")
    s.war = put(s.war, AUSTRIA, plus(0, 0))
    s.allied = put(s.allied, SAVOY, plus(0, 1))
    s.active = put(s.active, SAVOY, plus(0, 1))
    return s


def conquer(s: State, seat: int, *places: str) -> None:
    """Let a player occupy Provinces."""
    t = table(s)
    for name in places:
        occupy(t, seat, province(name))


def resolve(s: State) -> PriceTable:
    """Open a table on which peace is made."""
    return begin(s, peace.RESOLUTION)


# -- sides (10.0, 10.3) --------------------------------------------------------------------------


@rule("10.0", "10.3", "11.3.9")
def test_an_active_ally_is_spoken_for() -> None:
    s = scene()
    s.war = put(s.war, SAVOY, plus(0, 0))
    s.war = put(s.war, MILAN, plus(0, 0))
    assert rules.foes_of(s, 0) == sorted([AUSTRIA, MILAN])
    assert rules.all_foes_of(s, 0) == sorted([AUSTRIA, MILAN, SAVOY])
    assert rules.side_of(s, AUSTRIA) == [AUSTRIA, SAVOY]
    assert rules.foes_of(s, 1) == [FRANCE]
    assert rules.foes_of(s, 2) == []


@rule("10.0", "11.4.4", "13.2")
def test_vassals_are_part_of_their_overlord_in_peace() -> None:
    s = scene()
    vassalize(s, 1, "praha")
    conquer(s, 0, "praha", "savoie")
    assert province("praha") in rules.lands_at_stake(s, AUSTRIA)
    assert rules.taken_from(s, 0, [AUSTRIA]) == [province("praha")]
    assert rules.taken_from(s, 0, rules.side_of(s, AUSTRIA)) == sorted(
        [province("praha"), province("savoie")]
    )
    aragon = rules.lands_at_stake(s, realm("aragon"))
    assert province("napoli") in aragon


# -- White Peace by itself (10.1.1) --------------------------------------------------------------


@rule("10.1.1", "10.5.1", "10.4", "R11")
def test_a_war_in_which_nobody_holds_anything_ends() -> None:
    """Both players lose 1 Prestige, and a Truce follows; the Active Ally has none."""
    s = scene()
    s.war = put(s.war, SAVOY, plus(0, 0))
    resolve(s)
    assert at_peace(s, 0)
    assert at_peace(s, 1)
    assert s.prestige[:3] == [-1, -1, 0]
    assert has_truce(s, 0, AUSTRIA)
    assert has_truce(s, 1, FRANCE)
    assert not s.truce[SAVOY]
    assert not s.war[SAVOY]
    assert not s.active[SAVOY]
    assert has(s.allied[SAVOY], 1)


@rule("10.1.1", "10.3")
def test_what_is_taken_from_an_active_ally_counts() -> None:
    s = scene()
    conquer(s, 0, "piemonte")
    assert not rules.is_white_peace(s, 0, AUSTRIA)
    assert not rules.is_white_peace(s, 1, FRANCE)


@rule("10.1.1")
def test_what_a_third_player_occupies_does_not_count() -> None:
    s = scene()
    conquer(s, 2, "piemonte")
    assert rules.is_white_peace(s, 0, AUSTRIA)


# -- victories (10.1.2, 10.2) --------------------------------------------------------------------


@rule("10.1.2", "10.2")
def test_a_total_victory_needs_all_lands_and_no_units() -> None:
    s = scene()
    conquer(s, 0, "wien", "osterreich")
    assert not rules.is_total(s, 0, AUSTRIA)
    conquer(s, 0, "sundgau")
    assert rules.is_total(s, 0, AUSTRIA)
    add_single(s, 1, area("tirol"))
    assert not rules.is_total(s, 0, AUSTRIA)


@rule("10.1.2", "10.3")
def test_an_active_ally_can_be_beaten_alone() -> None:
    s = scene()
    add_single(s, 1, area("tirol"))
    conquer(s, 0, "savoie", "piemonte", "geneve")
    assert rules.is_total(s, 0, SAVOY)
    assert rules.standing(s, 0, AUSTRIA) == rules.INCONCLUSIVE


@rule("10.2", "R10")
def test_a_partial_victory_over_a_player_needs_two_to_one() -> None:
    s = scene()
    assert not rules.is_partial(s, 0, AUSTRIA)
    add_single(s, 0, area("seine"), 1)
    assert rules.is_partial(s, 0, AUSTRIA)
    add_single(s, 1, area("tirol"))
    assert not rules.is_partial(s, 0, AUSTRIA)
    add_single(s, 0, area("seine"), 1)
    assert rules.is_partial(s, 0, AUSTRIA)
    assert rules.is_partial(s, 0, SAVOY)
    assert not rules.is_partial(s, 1, FRANCE)


@rule("10.2")
def test_units_overseas_count_only_where_the_enemy_is() -> None:
    s = scene()
    add_single(s, 0, area("deccan"), 2)
    assert rules.counted_units(s, 0, AUSTRIA) == 0
    assert rules.counted_units(s, 0, realm("vijayanagar")) == 2


@rule("10.2", "R9")
def test_a_partial_victory_over_an_npr_needs_more_units_than_rebels_at_home() -> None:
    s = scene()
    s.war = put(s.war, MILAN, plus(0, 0))
    add_single(s, 0, area("lombardy"), 2)
    assert rules.is_partial(s, 0, MILAN)
    s.rebels = put(s.rebels, area("seine"), 2)
    assert not rules.is_partial(s, 0, MILAN)
    s.rebels = put(s.rebels, area("seine"), 1)
    s.rebels = put(s.rebels, area("venetia"), 9)
    assert rules.is_partial(s, 0, MILAN)


# -- the order (10.1) ----------------------------------------------------------------------------


@rule("10.1.2")
def test_a_total_victory_must_be_settled() -> None:
    s = scene()
    s.war = put(s.war, GRANADA, plus(0, 0))
    conquer(s, 0, "granada", "gibraltar", "piemonte")
    t = resolve(s)
    assert asked(t) == (0, "ask-term")
    assert "enforce full_annexation" in options(t)
    play(t, "enforce full_annexation")
    assert s.holder[province("granada")] == 0
    assert asked(t) == (0, "ask-settle")


@rule("10.1.3", "10.2.1")
def test_everybody_settles_in_turn_order_what_he_wants() -> None:
    s = scene()
    s.first = 1
    conquer(s, 0, "piemonte")
    t = resolve(s)
    assert asked(t) == (1, "ask-settle")
    assert refusal(t, "peace_with france") == ("no-peace-not-victor", "10.2.1")
    play(t, "done")
    assert asked(t) == (0, "ask-settle")
    play(t, "done")
    assert at_war_with(s, 0, AUSTRIA)
    assert s.occupier[province("piemonte")] == 0


@rule("10.1.3")
def test_a_victor_enforces_what_he_wants_and_offers_nothing() -> None:
    s = scene()
    conquer(s, 0, "piemonte")
    add_single(s, 0, area("seine"))
    t = resolve(s)
    assert refusal(t, "offer_peace austria") == ("no-peace-offer-victor", "10.1.3")
    play(t, "peace_with austria", "enforce white_peace")
    assert at_peace(s, 0)


@rule("10.1.3", "10.2.1", "10.5.1")
def test_an_offer_of_white_peace_may_be_accepted_or_refused_once() -> None:
    s = scene()
    conquer(s, 0, "piemonte")
    t = resolve(s)
    play(t, "offer_peace austria")
    assert asked(t) == (1, "ask-accept-peace")
    play(t, "no")
    assert refusal(t, "offer_peace austria") == ("no-peace-offered", "10.1.3")
    play(t, "done", "offer_peace france", "yes")
    assert at_peace(s, 0)
    assert s.prestige[:2] == [-1, -1]
    assert s.occupier[province("piemonte")] < 0


@rule("10.2.1")
def test_an_npr_always_accepts_white_peace() -> None:
    s = scene()
    s.war = (0,) * len(s.war)
    s.war = put(s.war, MILAN, plus(0, 0))
    conquer(s, 0, "parma")
    s.rebels = put(s.rebels, area("seine"), 3)
    t = resolve(s)
    play(t, "peace_with milan")
    assert options(t) == ["enforce white_peace"]
    assert refusal(t, "enforce keep_board_state") == ("no-term-no-victory", "10.2")
    play(t, "enforce white_peace")
    assert at_peace(s, 0)
    assert s.prestige[0] == -1
    assert has_truce(s, 0, MILAN)


@rule("10.2.2", "10.5.3")
def test_who_surrenders_pays_and_the_war_ends() -> None:
    s = scene()
    conquer(s, 0, "osterreich")
    conquer(s, 1, "lyon")
    s.first = 1
    add_single(s, 1, area("tirol"), 5)
    t = resolve(s)
    play(t, "surrender_to france")
    assert s.prestige[:2] == [2, -2]
    assert asked(t) == (0, "ask-term")
    assert options(t) == [
        "enforce white_peace",
        "enforce keep_board_state",
        "enforce humiliation",
        "negotiate_peace austria",
    ]
    play(t, "enforce humiliation")
    assert s.prestige[:2] == [4, -4]
    assert at_peace(s, 0)
    assert s.occupier[province("lyon")] < 0
    assert len(s.won[0]) == 3


@rule("10.4.1")
def test_by_an_optional_rule_nobody_surrenders() -> None:
    s = scene()
    s.has_no_surrender = True
    conquer(s, 0, "osterreich")
    t = resolve(s)
    assert refusal(t, "surrender_to austria") == ("no-surrender", "10.4.1")


@rule("10.2.3", "10.5")
def test_the_terms_of_a_partial_victory() -> None:
    s = scene()
    conquer(s, 0, "osterreich")
    add_single(s, 0, area("seine"))
    t = resolve(s)
    play(t, "peace_with austria")
    assert options(t, "enforce") == ["white_peace", "keep_board_state"]
    assert refusal(t, "enforce humiliation") == ("no-term-capital", "10.2.3")
    assert refusal(t, "enforce vassalization") == ("no-term-nprs-only", "10.5.4")
    assert refusal(t, "enforce force_conversion") == ("no-term-same-faith", "10.5.5")
    assert refusal(t, "enforce secure_succession") == ("no-term-not-disputed", "10.5.6")
    assert refusal(t, "enforce full_annexation") == ("no-term-nprs-only", "10.5.4")


@rule("10.1.3", "4.3.4")
def test_a_total_victory_that_another_peace_opens_may_be_settled_then() -> None:
    s = scene()
    s.war = put(s.war, MILAN, plus(plus(0, 0), 2))
    conquer(s, 0, "milano", "cremona")
    conquer(s, 2, "parma")
    add_single(s, 2, area("lombardy"))
    s.first = 2
    t = resolve(s)
    assert asked(t) == (2, "ask-settle")
    play(t, "peace_with milan", "enforce keep_board_state", "done")
    assert s.holder[province("parma")] == 2
    assert rules.is_total(s, 0, MILAN)
    assert "peace_with milan" in options(t)
    play(t, "peace_with milan")
    assert "enforce full_annexation" in options(t)


@rule("10.1.3", "10.3", "10.1.2")
def test_an_active_ally_may_be_settled_alone_only_when_all_of_it_is_taken() -> None:
    s = scene()
    conquer(s, 0, "savoie", "piemonte")
    assert peace.judge_settling(s, 0, SAVOY) is terms.NO_VICTORY
    add_single(s, 0, area("seine"))
    assert peace.judge_settling(s, 0, SAVOY) is terms.NOT_DISPUTED
    assert terms.judge_term(s, 0, SAVOY, terms.WHITE_PEACE, False) is terms.SPOKEN_FOR
    conquer(s, 0, "geneve")
    assert peace.judge_settling(s, 0, SAVOY) is ALLOWED
    assert terms.judge_term(s, 0, SAVOY, terms.WHITE_PEACE, False) is ALLOWED


# -- truces (10.4) -------------------------------------------------------------------------------


@rule("10.4", "4.3.1")
def test_a_truce_holds_until_phase_three_of_the_next_round() -> None:
    s = scene()
    t = resolve(s)
    assert has_truce(s, 0, AUSTRIA)
    upheaval.UPHEAVAL.begin(s.agenda)
    play(t, "pass")
    assert not has_truce(s, 0, AUSTRIA)


# -- the aftermath (10.1.4) ----------------------------------------------------------------------


@rule("10.1.4", "11.3.8")
def test_allied_units_go_home_with_peace() -> None:
    s = scene()
    s.allied_units[1] = 1
    add_to_army(s, 1, 0, area("austria"), ALLIED, INFANTRY)
    resolve(s)
    assert s.allied_units[1] == 0
    assert sum(s.army) == 0
    assert not s.active[SAVOY]


@rule("10.1.4")
def test_allies_of_who_is_still_at_war_stay_active() -> None:
    s = scene()
    s.war = put(s.war, AUSTRIA, plus(s.war[AUSTRIA], 2))
    conquer(s, 2, "piemonte")
    s.allied_units[1] = 2
    t = resolve(s)
    play(t, *["done"] * 2)
    assert at_peace(s, 0)
    assert has(s.active[SAVOY], 1)
    assert s.allied_units[1] == 2


@rule("10.1.4")
def test_units_leave_neutral_areas_for_the_nearest_friendly_one() -> None:
    s = scene()
    s.allied = put(s.allied, SAVOY, 0)
    s.active = put(s.active, SAVOY, 0)
    add_single(s, 0, area("lombardy"), 2)
    add_to_army(s, 0, 0, area("lombardy"), 0, INFANTRY)
    assert aftermath.is_stranded(s, 0, area("lombardy"))
    homes = aftermath.nearest_homes(s, 0, area("lombardy"))
    assert homes == sorted([area("burgundy"), area("languedoc")])
    t = resolve(s)
    assert asked(t) == (0, "ask-come-home")
    play(t, "name_area languedoc")
    assert in_area(s, 0, area("languedoc")) == 3
    assert in_area(s, 0, area("lombardy")) == 0
    assert asked(t) == (0, IDLE)


@rule("10.1.4")
def test_units_among_friends_or_rebels_stay() -> None:
    s = scene()
    s.allied = put(s.allied, MILAN, plus(0, 0))
    add_single(s, 0, area("lombardy"))
    add_single(s, 0, area("venetia"))
    s.rebels = put(s.rebels, area("venetia"), 1)
    resolve(s)
    assert in_area(s, 0, area("lombardy")) == 1
    assert in_area(s, 0, area("venetia")) == 1


@rule("4.3.4", "10.0")
def test_without_a_war_nothing_is_asked() -> None:
    s = warlike("france", "austria")
    settle(s, 0, "paris")
    settle(s, 1, "wien")
    s.ruler[0], s.ruler[1] = 0, 1
    t = begin(s, upheaval.UPHEAVAL)
    assert asked(t) == (0, IDLE)


@rule("10.2", "R144")
def test_a_war_is_won_by_terms_other_than_white_peace() -> None:
    s = scene()
    terms.note_victory(s, 0, AUSTRIA)
    assert s.won[0][1] == AUSTRIA


@rule("10.4", "13.0", "13.2")
def test_a_war_with_a_realm_that_is_gone_is_over() -> None:
    s = scene()
    s.war = put(s.war, MILAN, plus(0, 2))
    conquer(s, 2, "parma")
    s.overlord = put(s.overlord, MILAN, realm("aragon"))
    t = table(s)
    stale_wars.forget(t)
    assert not s.war[MILAN]
    assert s.occupied[2] == []
    assert at_war_with(s, 0, AUSTRIA)
