"""10.5.8 Negotiated Peace: what two players may agree on, how they do, and what it brings."""

import pytest

from greatpowers.games.price_of_power.components.cards import CARDS
from greatpowers.games.price_of_power.components.world import (
    CATHOLIC,
    NOBODY,
    PROTESTANT,
    area,
    province,
    realm,
)
from greatpowers.games.price_of_power.explain import explain
from greatpowers.games.price_of_power.rules import peace
from greatpowers.games.price_of_power.rules.occupation import occupy
from greatpowers.games.price_of_power.rules.ownership import has, owns, plus
from greatpowers.games.price_of_power.rules.pact_terms import Pact
from greatpowers.games.price_of_power.rules.peace_gains import agreed_gains
from greatpowers.games.price_of_power.rules.relations import at_peace, at_war_with
from greatpowers.games.price_of_power.rules.terms import KEEP_BOARD_STATE
from greatpowers.games.price_of_power.rules.units import add_single, take_single
from greatpowers.games.price_of_power.rules.war_tokens import has_truce
from greatpowers.games.price_of_power.secrets import redeal
from greatpowers.games.price_of_power.state import PriceTable, State, put
from greatpowers.games.price_of_power.view import view
from greatpowers.games.price_of_power.vocabulary import AGREE_ON, FOR_DUCATS, REGAIN
from greatpowers.kernel.chance import Chance
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    bill,
    cost,
    give_power,
    influence,
    logged,
    options,
    play,
    power,
    refusal,
    settle,
    stake,
    table,
    warlike,
)

FRANCE, AUSTRIA, ENGLAND = range(3)
SAVOY = realm("savoy")
LYON, SUNDGAU, PARIS = province("lyon"), province("sundgau"), province("paris")


def scene() -> State:
    """France at war with Austria: each holds something of the other, and nobody has won."""
    s = warlike("france", "austria", "england")
    settle(s, FRANCE, "paris", "champagne", "lyon", "toulouse")
    settle(s, AUSTRIA, "wien", "osterreich", "sundgau", "milano")
    settle(s, ENGLAND, "london")
    s.war = put(s.war, realm("austria"), plus(0, FRANCE))
    for seat, home in enumerate(("seine", "austria", "east_anglia")):
        give_power(s, seat, adm=3, dip=3, mil=3)
        s.ducats[seat] = 20
        s.ruler[seat] = len(CARDS) + seat
        add_single(s, seat, area(home))
    conquer(s, FRANCE, "sundgau", "milano")
    conquer(s, AUSTRIA, "lyon")
    return s


def conquer(s: State, seat: int, *places: str) -> None:
    """Let a player occupy Provinces."""
    t = table(s)
    for name in places:
        occupy(t, seat, province(name))


def negotiate(s: State, *answers: str) -> PriceTable:
    """Let France put a peace with Austria together, in its turn to settle."""
    t = begin(s, peace.RESOLUTION)
    assert asked(t) == (FRANCE, "ask-settle")
    play(t, "negotiate_peace austria", *answers)
    return t


# -- the term ------------------------------------------------------------------------------------


@rule("10.5.8", "10.1.3")
def test_players_may_agree_on_a_term_that_neither_could_enforce() -> None:
    s = scene()
    t = negotiate(s)
    assert asked(t) == (FRANCE, "ask-pact")
    assert refusal(t, "propose_peace") == ("no-pact-term-first", "10.5.8")
    play(t, "agree_on keep_board_state", "propose_peace")
    assert asked(t) == (AUSTRIA, "ask-accept-pact")
    play(t, "yes")
    assert at_peace(s, FRANCE)
    assert at_peace(s, AUSTRIA)
    assert s.holder[SUNDGAU] == FRANCE
    assert s.holder[LYON] == AUSTRIA
    assert has_truce(s, FRANCE, realm("austria"))
    assert s.won[FRANCE] == s.won[AUSTRIA] == []


@rule("10.5.8", "R144")
def test_they_may_name_a_victor_but_not_of_white_peace() -> None:
    s = scene()
    t = negotiate(s)
    assert refusal(t, "prevail_by white_peace") == ("no-pact-white", "R144")
    assert refusal(t, "agree_on humiliation") == ("no-pact-victor", "10.5.8")
    play(t, "concede keep_board_state", "propose_peace", "yes")
    assert s.won[AUSTRIA][1] == realm("france")
    assert s.won[FRANCE] == []


@rule("10.5.8")
@pytest.mark.parametrize("term", ["vassalization", "full_annexation"])
def test_nobody_agrees_to_be_a_vassal_or_to_be_annexed(term: str) -> None:
    t = negotiate(scene())
    for verb in ("agree_on", "prevail_by", "concede"):
        assert refusal(t, f"{verb} {term}") == ("no-pact-never", "10.5.8")


@rule("10.5.8")
def test_a_peace_has_one_term() -> None:
    t = negotiate(scene(), "agree_on white_peace")
    assert refusal(t, "agree_on keep_board_state") == ("no-pact-one-term", "10.5.8")
    assert refusal(t, "concede keep_board_state") == ("no-pact-one-term", "10.5.8")


@rule("10.5.8", "10.5.1")
def test_an_agreed_white_peace_is_like_any_other() -> None:
    s = scene()
    negotiate(s, "agree_on white_peace", "propose_peace", "yes")
    assert at_peace(s, FRANCE)
    assert s.prestige[:2] == [-1, -1]
    assert s.occupier[LYON] == s.occupier[SUNDGAU] == NOBODY
    assert s.holder[LYON] == FRANCE


@rule("10.5.8", "10.5.3", "10.2.3")
def test_the_conditions_of_a_term_hold_for_an_agreement_too() -> None:
    s = scene()
    t = negotiate(s)
    assert refusal(t, "prevail_by humiliation") == ("no-term-capital", "10.2.3")
    assert refusal(t, "concede humiliation") == ("no-term-capital", "10.2.3")
    assert refusal(t, "prevail_by force_conversion") == ("no-term-same-faith", "10.5.5")
    assert refusal(t, "prevail_by secure_succession") == ("no-term-not-disputed", "10.5.6")
    s = scene()
    conquer(s, FRANCE, "wien")
    t = negotiate(s)
    assert refusal(t, "concede humiliation") == ("no-term-capital", "10.2.3")
    tax = 1 + 2 + 2
    play(t, "prevail_by humiliation", "propose_peace", "yes")
    assert s.prestige[:2] == [2 * tax, -2 * tax]
    assert s.won[FRANCE][1] == realm("austria")


@rule("10.5.8", "10.5.5")
def test_a_player_may_agree_to_take_the_faith_of_who_holds_his_home() -> None:
    s = scene()
    s.state_faith = put(s.state_faith, realm("austria"), CATHOLIC)
    s.state_faith = put(s.state_faith, realm("france"), PROTESTANT)
    settle(s, AUSTRIA, "steiermark")
    conquer(s, FRANCE, "wien", "osterreich", "steiermark")
    t = negotiate(s, "prevail_by force_conversion", "propose_peace", "yes")
    assert s.state_faith[realm("austria")] == PROTESTANT
    assert s.prestige[:2] == [3, -5]
    assert logged(t, "log-pact-made") == [{"power": "realm-france", "target": "realm-austria"}]


# -- Provinces -----------------------------------------------------------------------------------


@rule("10.5.8", "10.5.2", "R186")
def test_each_side_may_give_provinces_back_for_the_ducats_agreed_on() -> None:
    s = scene()
    t = negotiate(s, "agree_on keep_board_state", "hand_back sundgau")
    assert refusal(t, "propose_peace") == ("no-pact-sum-first", "10.5.8")
    assert refusal(t, "regain lyon") == ("no-pact-sum-first", "10.5.8")
    play(t, "for_ducats 7", "regain lyon", "for_ducats 0", "propose_peace", "yes")
    assert s.ducats[:2] == [27, 13]
    assert s.holder[SUNDGAU] == AUSTRIA
    assert s.holder[LYON] == FRANCE
    assert s.occupier[SUNDGAU] == s.occupier[LYON] == NOBODY
    assert s.holder[province("milano")] == FRANCE


@rule("10.5.8", "10.5.2")
def test_what_may_be_said_of_a_province() -> None:
    s = scene()
    conquer(s, AUSTRIA, "paris")
    t = negotiate(s)
    assert refusal(t, "hand_back sundgau") == ("no-pact-term-first", "10.5.8")
    play(t, "agree_on keep_board_state")
    assert options(t, "hand_back") == ["sundgau", "milano"]
    assert options(t, "regain") == ["lyon"]
    assert refusal(t, "regain paris") == ("no-pact-capital", "10.5.2")
    assert refusal(t, "for_ducats 3") == ("no-pact-no-return", "10.5.8")
    assert refusal(t, "hand_back lyon")[0] == "no-province-not-concerned"
    play(t, "hand_back sundgau")
    assert refusal(t, "for_ducats 21") == ("no-deal-its-ducats", "5.1.2")
    play(t, "for_ducats 20")
    assert refusal(t, "hand_back sundgau") == ("no-deal-in-it", "5.1.2")
    play(t, "hand_back milano")
    assert options(t, "for_ducats") == ["0"]
    t = negotiate(scene(), "agree_on white_peace")
    assert refusal(t, "hand_back sundgau") == ("no-pact-all-back", "10.5.8")


@rule("10.5.8", "10.5.2")
def test_both_may_agree_to_set_provinces_free_and_nobody_gains_prestige() -> None:
    s = scene()
    t = negotiate(s, "agree_on keep_board_state")
    assert options(t, "set_free") == ["milano"]
    assert refusal(t, "set_free lyon") == ("no-peace-core", "10.5.2")
    play(t, "set_free milano", "propose_peace", "yes")
    assert s.holder[province("milano")] == NOBODY
    assert s.prestige[:2] == [0, 0]
    assert options(t, "claim") == ["burgundy"]
    play(t, "pass")
    assert asked(t) == (AUSTRIA, "ask-peace-claim")


@rule("10.5.8", "10.5.2")
def test_only_a_named_victor_allies_with_whom_he_has_freed() -> None:
    s = scene()
    t = negotiate(s, "prevail_by keep_board_state", "set_free milano", "propose_peace", "yes")
    while asked(t)[1] in ("ask-peace-claim", "ask-peace-calm"):
        play(t, "done" if "done" in options(t) else "pass")
    assert asked(t) == (FRANCE, "ask-liberator")
    assert s.prestige[FRANCE] == 0


@rule("10.5.8", "10.5.2", "R147")
def test_capitals_go_back_for_their_ransom() -> None:
    s = scene()
    conquer(s, AUSTRIA, "paris")
    negotiate(s, "agree_on keep_board_state", "propose_peace", "yes")
    assert s.occupier[PARIS] == NOBODY
    assert s.ducats[AUSTRIA] > 20


@rule("10.5.8", "10.5.2", "R12", "R147")
@pytest.mark.parametrize(("back", "ransom"), [((), 4), (("lyon",), 8)])
def test_a_ransom_is_told_as_it_will_be_paid(back: tuple[str, ...], ransom: int) -> None:
    """What goes back, too, makes a realm richer, and lets it pay more for its Capital."""
    s = warlike("france", "austria")
    settle(s, FRANCE, "paris", "lyon")
    settle(s, AUSTRIA, "wien", "osterreich")
    s.war = put(s.war, realm("austria"), plus(0, FRANCE))
    s.ducats[FRANCE] = s.ducats[AUSTRIA] = 20
    conquer(s, AUSTRIA, "paris", "lyon")
    add_single(s, FRANCE, area("seine"))
    codes = [AGREE_ON(KEEP_BOARD_STATE)]
    answers = ["agree_on keep_board_state"]
    for name in back:
        codes += [REGAIN(province(name)), FOR_DUCATS(0)]
        answers += [f"regain {name}", "for_ducats 0"]
    told = agreed_gains(s, Pact(codes, FRANCE, FRANCE, AUSTRIA)).theirs
    assert [line.number for line in told if line.text == "peace-ransom"] == [ransom]
    negotiate(s, *answers, "propose_peace", "yes")
    assert s.ducats[AUSTRIA] == 20 + ransom


# -- Actions that go with it ---------------------------------------------------------------------


@rule("10.5.8", "5.1.2", "R187")
def test_a_deal_may_be_part_of_the_peace_though_there_is_war() -> None:
    s = scene()
    t = negotiate(s, "agree_on keep_board_state", "offer_alliance", "offer_marriage dip")
    assert cost(t, "propose_peace") == 2
    assert refusal(t, "ask_ducats 11") == ("no-not-enough-dip", "5.0")
    play(t, "ask_ducats 10")
    assert bill(t, "propose_peace") == [
        ("bill-deal-alliance", 1),
        ("bill-deal-marriage", 1),
        ("bill-deal-support", 1),
    ]


@rule("10.5.8", "5.1.2")
def test_what_is_dealt_is_paid_and_placed_with_the_peace() -> None:
    s = scene()
    negotiate(
        s,
        *("agree_on keep_board_state", "hand_back sundgau", "for_ducats 5"),
        *("offer_alliance", "ask_ducats 10", "propose_peace", "yes"),
    )
    assert has(s.allied[realm("austria")], FRANCE)
    assert has(s.allied[realm("france")], AUSTRIA)
    assert s.ducats[:2] == [35, 5]
    assert power(s, FRANCE) == (3, 1, 3)
    assert power(s, AUSTRIA) == (3, 3, 3)
    assert at_peace(s, FRANCE)


@rule("10.5.8", "5.1.2")
def test_a_province_that_nobody_occupies_may_be_sold_with_the_peace() -> None:
    s = scene()
    stake(s, FRANCE, "austria")
    t = negotiate(s, "agree_on white_peace", "buy_province osterreich")
    assert refusal(t, "propose_peace") == ("no-deal-price-first", "5.1.2")
    play(t, "at_price 6")
    assert refusal(t, "give_ducats 3") == ("no-deal-not-both", "5.1.2")
    play(t, "propose_peace", "yes")
    assert owns(s, FRANCE, province("osterreich"))
    assert s.ducats[:2] == [14, 26]


@rule("10.5.8", "5.2.6", "11.3.11", "R187")
def test_one_of_both_cuts_ties_as_it_was_agreed() -> None:
    s = scene()
    stake(s, AUSTRIA, "lombardy", "burgundy")
    influence(s, AUSTRIA, lombardy=2)
    s.allied = put(s.allied, SAVOY, plus(0, AUSTRIA))
    t = negotiate(s, "agree_on keep_board_state", "action_by_other")
    assert options(t, "give_up_claim") == ["burgundy", "lombardy"]
    play(t, "give_up_claim burgundy", "give_up_influence lombardy", "give_up_influence lombardy")
    assert refusal(t, "give_up_claim burgundy") == ("no-deal-in-it", "5.1.2")
    assert refusal(t, "give_up_influence lombardy") == ("no-deal-in-it", "5.1.2")
    assert refusal(t, "action_by_other") == ("no-pact-agent", "R187")
    play(t, "end_alliance savoy", "propose_peace", "yes")
    assert s.claims[AUSTRIA] == [area("lombardy")]
    assert s.influence[AUSTRIA] == []
    assert not has(s.allied[SAVOY], AUSTRIA)
    assert has_truce(s, AUSTRIA, SAVOY)


@rule("10.5.8", "R187")
def test_who_acts_pays_for_the_deal() -> None:
    s = scene()
    negotiate(
        s, "agree_on white_peace", "action_by_other", "offer_alliance", "propose_peace", "yes"
    )
    assert power(s, FRANCE) == (3, 3, 3)
    assert power(s, AUSTRIA) == (3, 2, 3)
    s = scene()
    give_power(s, AUSTRIA, adm=3)
    t = negotiate(s, "agree_on white_peace", "action_by_other")
    assert refusal(t, "offer_alliance") == ("no-not-enough-dip", "5.0")
    t = negotiate(s := scene(), "agree_on white_peace", "offer_alliance")
    give_power(s, AUSTRIA)
    assert refusal(t, "action_by_other") == ("no-not-enough-dip", "5.0")


# -- when, and how it is answered ----------------------------------------------------------------


@rule("10.5.8", "R185")
def test_the_other_may_make_one_peace_in_return() -> None:
    s = scene()
    t = negotiate(s, "agree_on white_peace", "propose_peace")
    assert options(t) == ["no", "yes", "counter"]
    play(t, "counter")
    assert asked(t) == (AUSTRIA, "ask-pact")
    play(t, "strike_part")
    play(t, "prevail_by keep_board_state", "hand_back lyon", "for_ducats 4", "propose_peace")
    assert asked(t) == (FRANCE, "ask-accept-pact")
    assert options(t) == ["no", "yes"]
    play(t, "yes")
    assert s.ducats[:2] == [16, 24]
    assert s.won[AUSTRIA][1] == realm("france")
    assert s.holder[SUNDGAU] == FRANCE


@rule("10.5.8", "R226")
def test_a_peace_in_return_begins_with_the_peace_that_it_answers() -> None:
    s = scene()
    parts = ("concede keep_board_state", "hand_back sundgau", "for_ducats 7", "set_free milano")
    t = negotiate(s, *parts, "action_by_other", "ask_ducats 4", "propose_peace", "counter")
    kept = ["prevail_by keep_board_state", "regain sundgau", "for_ducats 7", "set_free milano"]
    assert view(s, AUSTRIA)["draft"] == [*kept, "action_by_other", "give_ducats 4"]
    before = explain(s, AUSTRIA)["deal"]
    play(t, "propose_peace")
    after = explain(s, FRANCE)["deal"]
    assert before is not None
    assert after is not None
    assert (before["sides"], before["peace"]) == (after["sides"], after["peace"])
    peace = after["peace"]
    assert peace is not None
    assert (peace["victor"], peace["agent"]) == ("austria", "austria")


@rule("10.5.8", "R185")
def test_who_is_refused_may_not_ask_again_but_the_other_may_in_his_turn() -> None:
    s = scene()
    t = negotiate(s, "agree_on white_peace", "propose_peace", "no")
    assert at_war_with(s, FRANCE, realm("austria"))
    assert asked(t) == (FRANCE, "ask-settle")
    assert refusal(t, "negotiate_peace austria") == ("no-pact-talked", "R185")
    assert "offer_peace austria" in options(t)
    play(t, "done")
    assert asked(t) == (AUSTRIA, "ask-settle")
    play(t, "negotiate_peace france", "drop_peace")
    assert refusal(t, "negotiate_peace france") == ("no-pact-talked", "R185")


@rule("10.5.8", "10.1.3")
def test_nobody_negotiates_with_a_realm_without_a_player() -> None:
    s = scene()
    s.war = put(s.war, realm("granada"), plus(0, FRANCE))
    conquer(s, FRANCE, "granada")
    t = begin(s, peace.RESOLUTION)
    assert options(t, "negotiate_peace") == ["austria"]


@rule("10.5.8", "10.1.2")
def test_a_total_victory_may_end_in_an_agreement_else_a_term_is_enforced() -> None:
    s = scene()
    conquer(s, FRANCE, "wien", "osterreich")
    take_single(s, AUSTRIA, area("austria"))
    t = begin(s, peace.RESOLUTION)
    assert asked(t) == (FRANCE, "ask-term")
    play(t, "negotiate_peace austria", "agree_on white_peace", "propose_peace", "no")
    assert asked(t) == (FRANCE, "ask-term")
    assert refusal(t, "negotiate_peace austria") == ("no-pact-talked", "R185")
    assert "enforce humiliation" in options(t)


@rule("10.5.8", "10.2.2", "10.5.3")
def test_after_a_surrender_both_may_agree_or_the_enemy_enforces() -> None:
    s = scene()
    t = begin(s, peace.RESOLUTION)
    play(t, "surrender_to austria")
    assert asked(t) == (AUSTRIA, "ask-term")
    play(t, "negotiate_peace france")
    assert refusal(t, "concede humiliation") == ("no-term-capital", "10.2.3")
    play(t, "prevail_by humiliation", "propose_peace")
    assert asked(t) == (FRANCE, "ask-accept-pact")
    play(t, "yes")
    assert at_peace(s, FRANCE)
    assert s.prestige[:2] == [-6, 6]
    assert asked(t)[1] != "ask-term"


# -- allies (10.3) -------------------------------------------------------------------------------


@rule("10.5.8", "10.3", "R186")
def test_a_player_negotiates_for_his_active_allies_and_pays_for_them() -> None:
    s = scene()
    s.allied = put(s.allied, SAVOY, plus(0, AUSTRIA))
    s.active = put(s.active, SAVOY, plus(0, AUSTRIA))
    conquer(s, FRANCE, "piemonte", "geneve")
    t = negotiate(s, "agree_on keep_board_state")
    assert "piemonte" in options(t, "hand_back")
    assert refusal(t, "set_free piemonte") == ("no-peace-ally-land", "10.3")
    play(t, "hand_back piemonte", "for_ducats 3", "propose_peace", "yes")
    assert s.ducats[:2] == [23, 17]
    assert s.holder[province("piemonte")] == NOBODY
    assert s.holder[province("geneve")] == FRANCE


@rule("10.5.8", "18.4.2", "R188")
@pytest.mark.parametrize(("term", "change"), [("concede", 1), ("agree_on", 0), ("prevail_by", -1)])
def test_authority_follows_an_emperor_who_is_named_victor_or_loser(term: str, change: int) -> None:
    s = scene()
    s.emperor = AUSTRIA
    s.authority = 3
    s.invaders = [realm("france")]
    t = negotiate(s, f"{term} keep_board_state", "hand_back sundgau", "for_ducats 0")
    play(t, "hand_back milano", "for_ducats 0", "regain lyon", "for_ducats 0")
    play(t, "propose_peace", "yes")
    assert s.authority == 3 + change


# -- who sees what -------------------------------------------------------------------------------


@rule("10.5.8")
def test_a_peace_is_seen_by_its_maker_alone_until_it_is_proposed() -> None:
    s = scene()
    t = negotiate(s, "agree_on keep_board_state", "hand_back sundgau", "for_ducats 2")
    draft = ["agree_on keep_board_state", "hand_back sundgau", "for_ducats 2"]
    assert view(s, FRANCE)["draft"] == draft
    for seat in (AUSTRIA, ENGLAND, None):
        assert view(s, seat)["draft"] == []
    for seat, left in ((FRANCE, len(draft)), (AUSTRIA, 0)):
        copy = s.clone()
        redeal(copy, seat, Chance("pact"))
        assert len(copy.draft) == left
    play(t, "propose_peace")
    assert view(s, ENGLAND)["offered"] == draft
    assert view(s, FRANCE)["draft"] == []


# -- what the page tells of it -------------------------------------------------------------------


@rule("10.5.8", "R186")
def test_a_peace_is_explained_by_what_it_brings_both() -> None:
    s = scene()
    negotiate(
        s,
        *("agree_on keep_board_state", "hand_back sundgau", "for_ducats 7"),
        *("set_free milano", "give_ducats 5", "propose_peace"),
    )
    deal = explain(s, ENGLAND)["deal"]
    assert deal is not None
    assert deal["peace"] == {"term": "keep_board_state", "victor": None, "agent": "france"}
    france, austria = deal["sides"]
    assert france["returns"] == {"sundgau": 7}
    assert france["frees"] == ["milano"]
    assert (austria["returns"], austria["frees"]) == ({}, [])
    own, theirs = (
        [(line["text"], line["number"]) for line in side["brings"]] for side in deal["sides"]
    )
    assert own == [("peace-keeps", -2), ("peace-returned", 7)]
    assert theirs == [("peace-freed", -2), ("peace-keeps", 2), ("peace-returned", -7)]
    assert (france["gives"], france["pays"], france["power"]) == (5, 5, {"dip": 1})
    assert austria["pays"] == 7


@rule("10.5.8", "5.2.6")
def test_ties_are_explained_with_who_cuts_them() -> None:
    s = scene()
    stake(s, AUSTRIA, "burgundy")
    negotiate(s, "agree_on white_peace", "action_by_other", "give_up_claim burgundy")
    deal = explain(s, FRANCE)["deal"]
    assert deal is not None
    france, austria = deal["sides"]
    assert france["cuts"] == []
    assert austria["cuts"] == [{"kind": "claim", "target": "area-burgundy"}]


@rule("10.5.8")
def test_what_a_named_victor_gains_is_told_to_both_sides() -> None:
    s = scene()
    conquer(s, AUSTRIA, "paris")
    negotiate(s, "concede humiliation")
    deal = explain(s, FRANCE)["deal"]
    assert deal is not None
    assert deal["peace"] is not None
    own, theirs = (side["brings"] for side in deal["sides"])
    assert own[0]["number"] == -theirs[0]["number"] < 0
    assert deal["peace"]["victor"] == "austria"
    assert explain(s, AUSTRIA)["deal"] is None


@rule("10.5.8")
def test_a_sum_that_is_not_named_yet_is_left_open() -> None:
    s = scene()
    negotiate(s, "agree_on keep_board_state", "hand_back sundgau")
    deal = explain(s, FRANCE)["deal"]
    assert deal is not None
    assert deal["sides"][0]["returns"] == {"sundgau": None}
    assert deal["sides"][1]["pays"] == 0
