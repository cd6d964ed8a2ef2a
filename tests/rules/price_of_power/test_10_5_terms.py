"""10.5 Peace terms, and 10.3 what they mean for Active Allies."""

from greatpowers.games.price_of_power.components.cards import (
    ALL_CARDS,
    CARDS,
    DECK_OF,
    IS_ADMIRAL,
    IS_ADVISOR,
)
from greatpowers.games.price_of_power.components.world import (
    CATHOLIC,
    MUSLIM,
    ORTHODOX,
    SLOT_OF,
    area,
    province,
    realm,
)
from greatpowers.games.price_of_power.rules import influence as spread
from greatpowers.games.price_of_power.rules import peace, terms
from greatpowers.games.price_of_power.rules.active_allies import contribution
from greatpowers.games.price_of_power.rules.occupation import occupy
from greatpowers.games.price_of_power.rules.ownership import (
    base_tax,
    capital_of,
    has,
    is_npr,
    lawful_owner,
    owns,
    plus,
)
from greatpowers.games.price_of_power.rules.relations import at_peace, at_war_with
from greatpowers.games.price_of_power.rules.state_religion import judge_religion
from greatpowers.games.price_of_power.rules.units import add_single
from greatpowers.games.price_of_power.rules.vassals import vassals_of
from greatpowers.games.price_of_power.rules.war_tokens import has_truce
from greatpowers.games.price_of_power.state import (
    LARGE_TOWN,
    REBELS,
    TWO_VASSALS,
    VASSAL,
    PriceTable,
    State,
    put,
)
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from tests.rules.price_of_power.scenes import (
    IDLE,
    asked,
    begin,
    influence,
    options,
    play,
    refusal,
    settle,
    stake,
    table,
    vassalize,
    warlike,
)

AUSTRIA = realm("austria")
BURGUNDY = realm("burgundy")
FRANCE = realm("france")
HUNGARY = realm("hungary")
MILAN = realm("milan")
SAVOY = realm("savoy")
VENICE = realm("venice")


def scene() -> State:
    """France at war with Austria, with more Units than it."""
    s = warlike("france", "austria", "england")
    settle(s, 0, "paris", "champagne", "lyon", "toulouse")
    settle(s, 1, "wien", "osterreich", "sundgau", "krain")
    settle(s, 2, "london")
    s.war = put(s.war, AUSTRIA, plus(0, 0))
    add_single(s, 0, area("seine"), 3)
    return s


def conquer(s: State, seat: int, *places: str) -> None:
    t = table(s)
    for name in places:
        occupy(t, seat, province(name))


def enforce(s: State, loser: str, term: str) -> PriceTable:
    """Let France settle its war with a realm by a term, in the third step."""
    t = begin(s, peace.WARS_LEFT, 0)
    play(t, f"peace_with {loser}", f"enforce {term}")
    return t


def on_milan() -> State:
    """France at war with Milan alone."""
    s = scene()
    s.war = put(s.war, AUSTRIA, 0)
    s.war = put(s.war, MILAN, plus(0, 0))
    return s


# -- White Peace (10.5.1) ------------------------------------------------------------------------


@rule("10.5.1")
def test_white_peace_returns_everything_for_one_prestige() -> None:
    s = scene()
    conquer(s, 0, "wien")
    conquer(s, 1, "lyon")
    enforce(s, "austria", "white_peace")
    assert owns(s, 1, province("wien"))
    assert owns(s, 0, province("lyon"))
    assert s.prestige[:2] == [-1, -1]
    assert s.won[0] == []


# -- Keep Current Board State (10.5.2) -----------------------------------------------------------


@rule("10.5.2", "10.4")
def test_both_sides_keep_what_they_occupy() -> None:
    s = scene()
    conquer(s, 0, "osterreich")
    conquer(s, 1, "lyon")
    t = enforce(s, "austria", "keep_board_state")
    play(t, "done")
    assert owns(s, 0, province("osterreich"))
    assert s.unrest[province("osterreich")]
    assert owns(s, 1, province("lyon"))
    assert at_peace(s, 0)
    assert has_truce(s, 0, AUSTRIA)


@rule("10.5.2", "R12")
def test_a_capital_goes_back_for_a_ransom_of_ten() -> None:
    s = scene()
    s.ducats[:2] = [0, 12]
    settle(s, 1, "praha", "rudohori")
    conquer(s, 0, "wien")
    enforce(s, "austria", "keep_board_state")
    assert owns(s, 1, province("wien"))
    assert s.ducats[:2] == [10, 2]


@rule("10.5.2", "R12", "7.4.5")
def test_who_cannot_pay_borrows_or_goes_bankrupt() -> None:
    s = scene()
    settle(s, 1, "praha", "rudohori")
    conquer(s, 0, "wien")
    enforce(s, "austria", "keep_board_state")
    assert s.ducats[:2] == [10, 0]
    assert s.interest[1] == 2
    s = scene()
    settle(s, 1, "praha", "rudohori")
    s.interest[1] = 5
    s.ducats[1] = 3
    conquer(s, 0, "wien")
    enforce(s, "austria", "keep_board_state")
    assert s.ducats[:2] == [3, 0]
    assert s.interest[1] == 2


@rule("10.5.2")
def test_also_the_victor_pays_for_his_capital() -> None:
    s = scene()
    s.ducats[:2] = [10, 0]
    conquer(s, 1, "paris")
    enforce(s, "austria", "keep_board_state")
    assert s.ducats[:2] == [0, 10]
    assert owns(s, 0, province("paris"))


@rule("10.5.2")
def test_provinces_are_returned_for_three_ducats_each_tax() -> None:
    s = scene()
    s.ducats[1] = 30
    conquer(s, 0, "osterreich", "sundgau", "krain")
    t = enforce(s, "austria", "keep_board_state")
    play(t, "return_for_ducats osterreich", "return_for_ducats sundgau", "done")
    assert s.ducats[:2] == [6, 24]
    assert owns(s, 1, province("sundgau"))
    assert owns(s, 0, province("krain"))


@rule("10.5.2", "R12", "R147")
def test_nobody_pays_more_than_twice_the_income_that_he_has_in_the_end() -> None:
    s = scene()
    s.ducats[1] = 30
    conquer(s, 0, "wien", "osterreich", "sundgau", "krain")
    t = enforce(s, "austria", "keep_board_state")
    play(t, "return_for_ducats osterreich", "done")
    assert base_tax(s, 1) == 3
    assert s.ducats[:2] == [6, 24]


@rule("10.5.2", "R12")
def test_an_npr_pays_from_the_supply() -> None:
    s = on_milan()
    conquer(s, 0, "milano", "cremona", "parma")
    t = begin(s, peace.WARS_LEFT, 0)
    play(t, "peace_with milan", "enforce keep_board_state", "return_for_ducats cremona", "done")
    assert s.ducats[0] == 6
    assert owns(s, 0, province("parma"))
    assert is_npr(s, MILAN)


@rule("10.5.2", "13.0")
def test_what_is_no_core_of_the_loser_may_be_set_free_for_prestige() -> None:
    s = scene()
    settle(s, 1, "treviso", "praha")
    conquer(s, 0, "treviso", "osterreich")
    t = enforce(s, "austria", "keep_board_state")
    assert refusal(t, "set_free osterreich") == ("no-peace-core", "10.5.2")
    play(t, "set_free treviso")
    assert lawful_owner(s, province("treviso")) == VENICE
    assert s.prestige[0] == 1
    play(t, "done")
    assert asked(t) == (0, "ask-liberator")
    play(t, "forge_with venice")
    assert has(s.allied[VENICE], 0)
    play(t, "influence_in venetia", "influence_in dalmatia")
    assert spread.of(s, 0, area("venetia")) == 1
    assert asked(t) == (1, "ask-peace-claim")
    play(t, "claim venetia")
    assert area("venetia") in s.claims[1]


@rule("10.5.2", "10.3", "R12")
def test_each_realm_of_a_side_pays_for_what_it_gets_back() -> None:
    """For what was an Active Ally's the supply pays, not the player who speaks for it."""
    s = scene()
    s.ducats[:2] = [0, 30]
    s.allied = put(s.allied, SAVOY, plus(0, 1))
    s.active = put(s.active, SAVOY, plus(0, 1))
    conquer(s, 0, "piemonte", "sundgau")
    t = enforce(s, "austria", "keep_board_state")
    play(t, "return_for_ducats piemonte", "return_for_ducats sundgau")
    assert s.ducats[:2] == [6, 27]


@rule("10.4", "10.3")
def test_no_war_is_left_with_the_active_allies_of_either_side() -> None:
    s = scene()
    for ally, seat in ((SAVOY, 1), (MILAN, 0)):
        s.allied = put(s.allied, ally, plus(0, seat))
        s.active = put(s.active, ally, plus(0, seat))
        s.war = put(s.war, ally, plus(0, 1 - seat))
    conquer(s, 0, "sundgau")
    enforce(s, "austria", "white_peace")
    for ally, seat in ((SAVOY, 0), (MILAN, 1)):
        assert not at_war_with(s, seat, ally)
        assert not has_truce(s, seat, ally)


@rule("10.5.2", "7.6")
def test_a_territory_has_nobody_to_be_freed() -> None:
    s = scene()
    stake(s, 0, "virginia")
    settle(s, 1, "virginia")
    conquer(s, 0, "virginia")
    t = enforce(s, "austria", "keep_board_state")
    assert refusal(t, "set_free virginia") == ("no-peace-nobody-freed", "10.5.2")
    play(t, "return_for_ducats virginia")
    assert owns(s, 1, province("virginia"))


@rule("10.5.2")
def test_a_liberated_province_may_be_the_core_of_another_player() -> None:
    s = scene()
    settle(s, 1, "bordeaux")
    conquer(s, 0, "bordeaux")
    t = enforce(s, "austria", "keep_board_state")
    play(t, "set_free bordeaux")
    assert owns(s, 2, province("bordeaux"))


@rule("10.5.2", "R146")
def test_a_province_may_be_exchanged_for_one_as_large_that_the_loser_occupies() -> None:
    s = scene()
    conquer(s, 0, "osterreich", "krain")
    conquer(s, 1, "lyon", "toulouse")
    t = enforce(s, "austria", "keep_board_state")
    assert refusal(t, "exchange lyon") == ("no-peace-no-exchange", "10.5.2")
    play(t, "exchange toulouse", "name_province krain")
    assert owns(s, 0, province("toulouse"))
    assert owns(s, 1, province("krain"))
    play(t, "done")
    assert owns(s, 1, province("lyon"))
    assert owns(s, 0, province("osterreich"))


@rule("10.5.2", "13.4.5")
def test_a_token_of_one_more_makes_a_province_worth_more_in_an_exchange() -> None:
    s = scene()
    s.allied = put(s.allied, SAVOY, plus(0, 1))
    s.active = put(s.active, SAVOY, plus(0, 1))
    s.strong = put(s.strong, province("geneve"), 1)
    conquer(s, 0, "geneve")
    conquer(s, 1, "lyon", "toulouse")
    t = enforce(s, "austria", "keep_board_state")
    assert refusal(t, "exchange toulouse") == ("no-peace-no-exchange", "10.5.2")
    play(t, "exchange lyon", "name_province geneve")
    assert owns(s, 0, province("lyon"))


@rule("10.3", "10.1.2", "10.5.2")
def test_a_beaten_active_ally_takes_along_what_it_brought_before_the_war() -> None:
    """Savoy has four Tax Value and keeps only its Capital; two Units go all the same."""
    s = scene()
    s.allied = put(s.allied, SAVOY, plus(0, 1))
    s.active = put(s.active, SAVOY, plus(0, 1))
    s.allied_units[1] = 5
    conquer(s, 0, "savoie", "piemonte", "geneve")
    brought = contribution(s, SAVOY)
    t = begin(s, peace.TOTAL_VICTORIES, 0)
    play(t, "enforce keep_board_state", "done")
    assert contribution(s, SAVOY) < brought
    assert s.allied_units[1] == 5 - brought
    assert not s.allied[SAVOY]
    assert owns(s, 0, province("piemonte"))


@rule("11.3.11", "10.1.2")
def test_a_total_victory_ends_the_alliance_of_an_enemy_who_had_not_activated_the_loser() -> None:
    """Austria is allied to Savoy and at war with France; England is at peace with it."""
    for friend, stays in ((1, False), (2, True)):
        s = scene()
        s.war = put(s.war, SAVOY, plus(0, 0))
        s.allied = put(s.allied, SAVOY, plus(0, friend))
        conquer(s, 0, "savoie", "piemonte", "geneve")
        t = begin(s, peace.TOTAL_VICTORIES, 0)
        play(t, "enforce white_peace")
        assert bool(s.allied[SAVOY]) is stays


@rule("11.3.11", "10.1.3")
def test_a_partial_victory_does_not() -> None:
    s = scene()
    s.war = put(s.war, SAVOY, plus(0, 0))
    s.allied = put(s.allied, SAVOY, plus(0, 1))
    conquer(s, 0, "savoie", "piemonte")
    enforce(s, "savoy", "white_peace")
    assert has(s.allied[SAVOY], 1)


@rule("10.5.2")
def test_claims_for_what_was_lost_and_quiet_for_a_claim() -> None:
    s = scene()
    stake(s, 0, "austria")
    conquer(s, 0, "osterreich")
    t = enforce(s, "austria", "keep_board_state")
    play(t, "done")
    assert asked(t) == (0, "ask-peace-calm")
    play(t, "give_up_claim austria")
    assert not s.unrest[province("osterreich")]
    assert s.claims[0] == []
    assert asked(t) == (1, "ask-peace-claim")
    play(t, "claim austria")
    assert s.claims[1] == [area("austria")]


@rule("10.5.2", "10.3")
def test_the_lands_of_an_active_ally_are_kept_or_sold_but_not_freed() -> None:
    s = scene()
    s.allied = put(s.allied, SAVOY, plus(0, 1))
    s.active = put(s.active, SAVOY, plus(0, 1))
    conquer(s, 0, "savoie", "piemonte")
    t = enforce(s, "austria", "keep_board_state")
    assert refusal(t, "set_free piemonte") == ("no-peace-ally-land", "10.3")
    play(t, "done")
    assert lawful_owner(s, province("savoie")) == SAVOY
    assert s.occupier[province("savoie")] < 0
    assert owns(s, 0, province("piemonte"))
    assert s.ducats[0] == 6


# -- Humiliation (10.5.3) ------------------------------------------------------------------------


@rule("10.5.3", "10.3")
def test_humiliation_is_worth_twice_the_tax_returned_to_the_loser_himself() -> None:
    s = scene()
    s.allied = put(s.allied, SAVOY, plus(0, 1))
    s.active = put(s.active, SAVOY, plus(0, 1))
    conquer(s, 0, "wien", "osterreich", "piemonte")
    enforce(s, "austria", "humiliation")
    assert s.prestige[:2] == [6, -6]
    assert owns(s, 1, province("wien"))
    assert s.occupier[province("piemonte")] < 0
    assert at_peace(s, 0)


@rule("10.5.3")
def test_humiliation_is_worth_ten_at_most_and_only_over_players() -> None:
    s = scene()
    settle(s, 1, "praha", "rudohori", "olomouc")
    conquer(s, 0, "wien", "osterreich", "krain", "praha", "rudohori")
    enforce(s, "austria", "humiliation")
    assert s.prestige[:2] == [10, -10]
    s = on_milan()
    conquer(s, 0, "milano")
    assert terms.judge_term(s, 0, MILAN, terms.HUMILIATION, False) is terms.PLAYERS_ONLY


# -- Vassalization (10.5.4) ----------------------------------------------------------------------


@rule("10.5.4")
def test_an_npr_becomes_a_vassal() -> None:
    s = scene()
    s.war = put(s.war, AUSTRIA, 0)
    s.war = put(s.war, VENICE, plus(plus(0, 0), 1))
    s.allied = put(s.allied, VENICE, 0)
    s.active = put(s.active, VENICE, 0)
    s.married = put(s.married, VENICE, plus(0, 2))
    influence(s, 2, venetia=5)
    stake(s, 0, "dalmatia")
    conquer(s, 0, "venezia", "brescia")
    t = enforce(s, "venice", "vassalization")
    assert asked(t) == (0, "ask-peace-influence")
    play(t, "influence_in venetia", "pass")
    assert spread.of(s, 0, area("venetia")) == 1
    assert spread.of(s, 2, area("venetia")) == 4
    assert asked(t) == (0, "ask-peace-calm")
    play(t, "give_up_claim dalmatia")
    assert vassals_of(s, 0) == [VENICE]
    assert s.disc[province("venezia")] == TWO_VASSALS
    assert s.disc[province("zara")] == VASSAL
    assert not s.unrest[province("venezia")]
    assert not s.unrest[province("brescia")]
    assert not s.unrest[province("zara")]
    assert s.unrest[province("creta")]
    assert not s.married[VENICE]
    assert not s.war[VENICE]
    assert not s.truce[VENICE]
    assert s.occupied[0] == []


@rule("10.5.4", "11.4.3")
def test_what_vassalization_needs() -> None:
    s = scene()
    s.war = put(s.war, VENICE, plus(0, 0))
    judge = terms.judge_vassalization
    assert judge(s, 0, VENICE) is terms.CAPITAL_NOT_TAKEN
    conquer(s, 0, "venezia")
    assert judge(s, 0, VENICE) is terms.OTHER_AREA_NOT_TAKEN
    conquer(s, 0, "zara")
    assert judge(s, 0, VENICE) is ALLOWED
    conquer(s, 0, "roma")
    assert judge(s, 0, realm("papal_states")).reason == "no-subjugate-pope-or-emperor"
    assert judge(s, 0, AUSTRIA) is terms.NPRS_ONLY
    vassalize(s, 0, "praha", "rudohori", "olomouc", "budejovice", "pest", "szabolcs", "hunyad")
    vassalize(s, 0, "torda", "beograd", "pozsony", "sopron", "szepes", "valencia", "zaragoza")
    assert judge(s, 0, VENICE) is terms.NO_TOKENS


@rule("10.5.4", "10.4", "R145")
def test_what_another_player_occupies_is_no_vassal() -> None:
    """His war goes on with what is left of the realm."""
    s = scene()
    s.war = put(s.war, AUSTRIA, 0)
    s.war = put(s.war, VENICE, plus(plus(0, 0), 1))
    conquer(s, 0, "venezia", "brescia")
    conquer(s, 1, "zara")
    t = enforce(s, "venice", "vassalization")
    play(t, "pass")
    assert s.disc[province("zara")] == 0
    assert s.occupier[province("zara")] == 1
    assert at_war_with(s, 1, VENICE)
    assert not at_war_with(s, 0, VENICE)


@rule("10.5.4", "13.2")
def test_the_vassals_of_a_realm_come_with_it() -> None:
    s = scene()
    s.war = put(s.war, AUSTRIA, 0)
    s.war = put(s.war, HUNGARY, plus(0, 0))
    conquer(s, 0, "pest", "hunyad")
    t = enforce(s, "hungary", "vassalization")
    play(t, "pass")
    assert vassals_of(s, 0) == sorted([HUNGARY, realm("croatia")])


@rule("10.3", "10.5.4")
def test_example_e30_france_beats_austria_burgundy_and_savoy() -> None:
    """Burgundy becomes a Vassal, Sundgau and Genève go back; with Savoie, so does Savoy."""
    for both in (False, True):
        s = scene()
        for ally in (BURGUNDY, SAVOY):
            s.allied = put(s.allied, ally, plus(0, 1))
            s.active = put(s.active, ally, plus(0, 1))
        s.allied_units[1] = 5
        conquer(s, 0, "sundgau", "geneve", "bourgogne", "artois")
        if both:
            conquer(s, 0, "savoie")
        t = enforce(s, "austria", "vassalization")
        while asked(t)[1] == "ask-peace-influence":
            play(t, "pass")
        assert (BURGUNDY in vassals_of(s, 0)) is True
        assert (SAVOY in vassals_of(s, 0)) is both
        assert owns(s, 1, province("sundgau"))
        assert s.occupier[province("geneve")] < 0
        assert has(s.allied[SAVOY], 1) is not both
        assert s.prestige[:2] == [0, 0]
        assert has_truce(s, 0, AUSTRIA)


@rule("10.3", "10.5.2")
def test_example_e30_france_keeps_what_it_holds_of_all_three() -> None:
    """Capitals go back; of what was an Ally's nothing can be set free."""
    s = scene()
    for ally in (BURGUNDY, SAVOY):
        s.allied = put(s.allied, ally, plus(0, 1))
        s.active = put(s.active, ally, plus(0, 1))
    conquer(s, 0, "sundgau", "geneve", "bourgogne", "artois")
    t = enforce(s, "austria", "keep_board_state")
    assert refusal(t, "set_free geneve") == ("no-peace-ally-land", "10.3")
    play(t, "done")
    capital = capital_of(s, BURGUNDY)
    held = [province(name) for name in ("sundgau", "geneve", "bourgogne", "artois")]
    assert [place for place in held if not owns(s, 0, place)] == [capital]
    assert s.occupier[capital] < 0
    assert {BURGUNDY, SAVOY}.isdisjoint(vassals_of(s, 0))
    assert has_truce(s, 0, AUSTRIA)
    assert not at_war_with(s, 0, SAVOY)


@rule("10.3", "10.1.2", "10.5.7")
def test_example_e30_with_all_of_savoy_it_is_annexed_first() -> None:
    s = scene()
    for ally in (BURGUNDY, SAVOY):
        s.allied = put(s.allied, ally, plus(0, 1))
        s.active = put(s.active, ally, plus(0, 1))
    s.allied_units[1] = 5
    conquer(s, 0, "sundgau", "geneve", "savoie", "piemonte", "bourgogne", "artois")
    t = begin(s, peace.RESOLUTION)
    assert asked(t) == (0, "ask-term")
    play(t, "enforce full_annexation")
    assert owns(s, 0, province("savoie"))
    assert s.prestige[1] == -2
    assert not s.allied[SAVOY]
    assert s.allied_units[1] == 3
    play(t, "peace_with austria", "enforce vassalization")
    while asked(t)[1] == "ask-peace-influence":
        play(t, "pass")
    assert BURGUNDY in vassals_of(s, 0)
    assert owns(s, 1, province("sundgau"))


# -- Force Conversion (10.5.5) -------------------------------------------------------------------


@rule("10.5.5")
def test_a_player_is_converted_by_force() -> None:
    s = scene()
    s.state_faith = put(s.state_faith, AUSTRIA, MUSLIM)
    s.faith = put(s.faith, SLOT_OF[area("austria")], MUSLIM)
    settle(s, 1, "steiermark")
    influence(s, 1, lombardy=3, venetia=2)
    conquer(s, 0, "wien", "osterreich")
    judge = terms.judge_conversion
    assert judge(s, 0, AUSTRIA) is terms.CAPITAL_AREA_NOT_HELD
    conquer(s, 0, "steiermark")
    t = enforce(s, "austria", "force_conversion")
    assert s.state_faith[AUSTRIA] == CATHOLIC
    assert s.faith[SLOT_OF[area("austria")]] == CATHOLIC
    assert s.prestige[:2] == [3, -5]
    assert owns(s, 1, province("wien"))
    while asked(t) == (1, "ask-lose-influence"):
        play(t, options(t)[0])
    assert len(s.influence[1]) == 1


@rule("10.5.5", "10.0")
def test_vassals_of_the_victor_control_for_him_in_peace() -> None:
    s = scene()
    s.state_faith = put(s.state_faith, AUSTRIA, MUSLIM)
    conquer(s, 0, "wien", "osterreich")
    vassalize(s, 0, "steiermark")
    assert terms.judge_conversion(s, 0, AUSTRIA) is ALLOWED
    s.occupier = put(s.occupier, province("steiermark"), REBELS)
    assert terms.judge_conversion(s, 0, AUSTRIA) is terms.CAPITAL_AREA_NOT_HELD


@rule("10.5.5", "R53")
def test_no_conversion_to_the_same_faith_nor_of_the_pope() -> None:
    s = scene()
    assert terms.judge_conversion(s, 0, MILAN) is terms.SAME_FAITH
    assert terms.judge_conversion(s, 0, realm("papal_states")) is terms.ALWAYS_CATHOLIC


@rule("10.5.5")
def test_example_e40_muscovy_cannot_return_by_itself() -> None:
    s = warlike("muscovy", "poland")
    s.age = 3
    s.state_faith = put(s.state_faith, s.realm[0], CATHOLIC)
    assert judge_religion(s, 0, ORTHODOX) is not ALLOWED


@rule("10.5.5", "10.3")
def test_a_converted_npr_loses_nothing_else() -> None:
    s = on_milan()
    for realm_in in ("milan", "genoa", "savoy", "venice"):
        s.state_faith = put(s.state_faith, realm(realm_in), MUSLIM)
    conquer(s, 0, "milano", "cremona", "parma", "genova", "piemonte", "brescia", "mantova")
    t = begin(s, peace.WARS_LEFT, 0)
    play(t, "peace_with milan", "enforce force_conversion")
    assert s.state_faith[MILAN] == CATHOLIC
    assert s.prestige[0] == 3
    assert asked(t) == (0, "ask-peace-influence")
    play(t, "influence_in lombardy", "influence_in lombardy")
    assert spread.of(s, 0, area("lombardy")) == 2


# -- Secure Desired Succession (10.5.6) ----------------------------------------------------------


@rule("10.5.6")
def test_a_succession_is_secured_in_an_npr() -> None:
    s = on_milan()
    s.war = put(s.war, MILAN, plus(s.war[MILAN], 2))
    s.disputed = put(s.disputed, MILAN, plus(plus(0, 0), 1))
    s.allied = put(s.allied, MILAN, plus(0, 1))
    conquer(s, 0, "milano")
    conquer(s, 2, "parma")
    t = enforce(s, "milan", "secure_succession")
    assert s.prestige[:3] == [3 + 4, -3, -1]
    assert s.married[MILAN] == plus(0, 0)
    assert not s.disputed[MILAN]
    assert not s.allied[MILAN]
    assert not at_war_with(s, 2, MILAN)
    assert s.occupied[:3] == [[], [], []]
    play(t, *["influence_in lombardy"] * 4)
    assert asked(t) == (0, "ask-peace-ally")
    play(t, "yes")
    assert has(s.allied[MILAN], 0)
    assert spread.of(s, 0, area("lombardy")) == 4


@rule("10.5.6", "10.3")
def test_it_may_be_enforced_on_an_active_ally_alone() -> None:
    s = scene()
    s.allied = put(s.allied, SAVOY, plus(0, 1))
    s.active = put(s.active, SAVOY, plus(0, 1))
    s.allied_units[1] = 2
    s.disputed = put(s.disputed, SAVOY, plus(0, 1))
    conquer(s, 0, "savoie", "osterreich")
    t = begin(s, peace.WARS_LEFT, 0)
    play(t, "peace_with savoy")
    assert options(t) == ["enforce secure_succession"]
    play(t, "enforce secure_succession")
    assert s.prestige[:2] == [3, -3]
    assert not s.active[SAVOY]
    assert s.allied_units[1] == 0
    assert at_war_with(s, 0, AUSTRIA)
    assert s.occupier[province("osterreich")] == 0
    assert s.occupier[province("savoie")] < 0


@rule("10.5.6")
def test_a_player_gets_another_ruler() -> None:
    s = scene()
    s.disputed = put(s.disputed, AUSTRIA, plus(0, 2))
    s.married = put(s.married, s.realm[2], plus(0, 1))
    card = next(each for each in ALL_CARDS if not IS_ADVISOR[each] and not IS_ADMIRAL[each])
    s.decks[DECK_OF[card]].remove(card)
    s.discards[DECK_OF[card]].append(card)
    conquer(s, 0, "wien")
    t = enforce(s, "austria", "secure_succession")
    assert s.prestige[:3] == [3, 0, -3]
    assert asked(t) == (0, "ask-enthrone")
    play(t, f"enthrone {CARDS[card]}")
    assert s.ruler[1] == card
    assert not s.married[s.realm[2]]
    play(t, "no")
    assert asked(t) == (0, IDLE)


# -- Full Annexation (10.5.7) --------------------------------------------------------------------


@rule("10.5.7", "13.4.5")
def test_full_annexation_takes_everything() -> None:
    s = on_milan()
    stake(s, 0, "lombardy")
    s.married = put(s.married, MILAN, plus(0, 2))
    s.strong = put(s.strong, province("milano"), 1)
    conquer(s, 0, "milano", "cremona", "parma")
    t = enforce(s, "milan", "full_annexation")
    assert all(owns(s, 0, province(name)) for name in ("milano", "cremona", "parma"))
    assert s.disc[province("milano")] == LARGE_TOWN
    assert s.strong[province("milano")] == 0
    assert not s.war[MILAN]
    assert not s.married[MILAN]
    assert asked(t) == (0, "ask-peace-calm")
    play(t, "give_up_claim lombardy")
    assert asked(t) == (0, "ask-peace-calm-one")
    play(t, "calm milano", "calm parma")
    assert not s.unrest[province("milano")]
    assert sum(s.unrest) == 1


@rule("10.5.7")
def test_annexation_needs_a_total_victory() -> None:
    s = on_milan()
    conquer(s, 0, "milano", "cremona")
    assert terms.judge_term(s, 0, MILAN, terms.FULL_ANNEXATION, False) is terms.NEEDS_TOTAL
    assert terms.judge_term(s, 0, AUSTRIA, terms.FULL_ANNEXATION, False) is terms.NPRS_ONLY
