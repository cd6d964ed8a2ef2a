"""5.1.2, R225: deals that lie on the table until they are made, refused or withdrawn."""

import pytest

from greatpowers.bots.greedy import Greedy
from greatpowers.bots.random_bot import RandomBot
from greatpowers.bots.remarks import Ears, let_bots_speak
from greatpowers.games.price_of_power.components.world import NOBODY, realm
from greatpowers.games.price_of_power.explain import explain
from greatpowers.games.price_of_power.judgement_offers import CLEAR, choose_reply, worth_of_offer
from greatpowers.games.price_of_power.rules.offer_rows import lay_offer, offers_on_table
from greatpowers.games.price_of_power.rules.offers import make_choice
from greatpowers.games.price_of_power.rules.ownership import has
from greatpowers.games.price_of_power.rules.turns import TURN
from greatpowers.games.price_of_power.secrets import redeal
from greatpowers.games.price_of_power.state import ACTIONS, PriceTable, State, put
from greatpowers.games.price_of_power.view import view
from greatpowers.games.price_of_power.vocabulary import ASK_DUCATS, GIVE_DUCATS
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.chance import Chance
from greatpowers.kernel.errors import IllegalAnswer
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    bill,
    cost,
    give_power,
    logged,
    options,
    play,
    power,
    refusal,
)
from tests.rules.price_of_power.test_5_1_2_deals import CASTILE, ENGLAND, FRANCE, court, market
from tests.rules.price_of_power.test_judgement_choices import chosen


def turn(s: State, seat: int = FRANCE) -> PriceTable:
    """Let a player have a Turn in which no Event is owed."""
    s.taken = [1] * len(s.taken)
    return begin(s, TURN, seat)


def lay(s: State, *parts: str) -> PriceTable:
    """Let France lay an offer to England on the table in its Turn."""
    t = turn(s)
    play(t, "negotiate england", *parts, "lay_deal")
    return t


def said(t: PriceTable, seat: int) -> list[str]:
    return [str(option) for option in t.asides(seat) if "offer" in option.verb]


@rule("5.1.2", "R225")
def test_nobody_is_asked_about_an_offer_that_lies_on_the_table_and_the_turn_goes_on() -> None:
    s = court()
    t = lay(s, "offer_alliance")
    assert asked(t) == (FRANCE, "ask-action")
    assert logged(t, "log-offer") == [{"power": "realm-france", "target": "realm-england"}]
    assert len(logged(t, "log-deal-alliance")) == 1
    assert power(s, FRANCE) == (3, 3, 3)
    assert refusal(t, "make_deal england") == ("no-offer-not-accepted", "R225")
    assert refusal(t, "negotiate england") == ("no-deal-talked", "R106")
    assert said(t, ENGLAND) == ["accept_offer france", "refuse_offer france"]
    assert said(t, FRANCE) == ["withdraw_offer england"]
    assert said(t, CASTILE) == []


@rule("5.1.2", "R225")
def test_its_maker_makes_it_as_the_action_once_it_is_accepted() -> None:
    s = court()
    t = lay(s, "offer_alliance", "give_ducats 12")
    t.aside(ENGLAND, "accept_offer france")
    assert logged(t, "log-offer-accepted") == [{"power": "realm-england", "target": "realm-france"}]
    assert said(t, ENGLAND) == ["refuse_offer france"]
    assert cost(t, "make_deal england") == 3
    assert bill(t, "make_deal england") == [("bill-deal-alliance", 1), ("bill-deal-support", 2)]
    play(t, "make_deal england")
    assert asked(t) == (FRANCE, "ask-more")
    assert has(s.allied[realm("england")], FRANCE)
    assert s.ducats[:2] == [8, 32]
    assert (power(s, FRANCE), power(s, ENGLAND)) == ((3, 0, 3), (3, 3, 3))
    assert offers_on_table(s) == []


@rule("5.1.2", "R225")
def test_the_other_makes_it_in_his_turn_and_pays_for_it() -> None:
    s = market()
    lay(s, "offer_alliance", "buy_province saintonge", "at_price 7")
    t = turn(s, ENGLAND)
    assert cost(t, "make_deal france") == 1
    also = t.stakes(ENGLAND, "make_deal france").also
    assert [(line.text, line.number) for line in also] == [("bill-adm", 1)]
    play(t, "make_deal france")
    assert asked(t) == (ENGLAND, "ask-more")
    assert s.ducats[:2] == [13, 27]
    assert (power(s, FRANCE), power(s, ENGLAND)) == ((2, 3, 3), (2, 2, 3))
    assert "make_deal" not in {option.verb for option in turn(s, CASTILE).options(CASTILE)}


@rule("5.1.2", "R225")
@pytest.mark.parametrize(
    ("seat", "words", "told"),
    [
        (ENGLAND, "refuse_offer france", "log-offer-refused"),
        (FRANCE, "withdraw_offer england", "log-offer-withdrawn"),
    ],
)
def test_it_is_refused_or_withdrawn_at_any_time(seat: int, words: str, told: str) -> None:
    s = court()
    lay(s, "give_ducats 5")
    t = turn(s, CASTILE)
    t.aside(seat, words)
    assert offers_on_table(s) == []
    assert len(logged(t, told)) == 1
    assert asked(t) == (CASTILE, "ask-action")
    with pytest.raises(IllegalAnswer):
        t.aside(seat, words)


@rule("5.1.2", "R225")
def test_what_is_accepted_may_still_be_withdrawn() -> None:
    t = lay(court(), "give_ducats 5")
    t.aside(ENGLAND, "accept_offer france")
    assert "make_deal england" in options(t)
    t.aside(FRANCE, "withdraw_offer england")
    assert "make_deal england" not in options(t)


@rule("5.1.2", "R225")
def test_between_two_players_lies_one_offer_and_a_new_one_takes_its_place() -> None:
    s = court()
    lay(s, "give_ducats 5", "offer_alliance")
    t = turn(s, ENGLAND)
    play(t, "negotiate france")
    assert view(s, ENGLAND)["draft"] == ["ask_ducats 5", "offer_alliance"]
    play(t, "strike_part", "strike_part", "ask_ducats 9", "lay_deal")
    offer = {"maker": "england", "partner": "france", "accepted": False, "parts": ["ask_ducats 9"]}
    assert view(s, None)["offers"] == [offer]
    play(t, "negotiate castile")
    assert view(s, ENGLAND)["draft"] == []


@rule("5.1.2", "R225", "R226")
def test_a_deal_does_not_begin_with_what_can_no_longer_be() -> None:
    s = court()
    lay(s, "give_ducats 15")
    s.ducats[FRANCE] = 14
    t = turn(s, ENGLAND)
    play(t, "negotiate france")
    assert s.draft == []


@rule("5.1.2", "R225", "R13")
def test_who_makes_a_deal_in_return_does_not_let_it_lie() -> None:
    t = turn(court())
    play(t, "negotiate england", "give_ducats 5", "propose_deal", "counter")
    assert refusal(t, "lay_deal") == ("no-deal-waited-for", "R225")


@rule("5.1.2", "R225")
def test_a_deal_that_is_made_settles_what_lay_between_both() -> None:
    s = court()
    lay(s, "give_ducats 5")
    t = turn(s, ENGLAND)
    play(t, "negotiate france", "strike_part", "offer_alliance", "propose_deal", "yes")
    assert offers_on_table(s) == []


@rule("5.1.2", "R225")
def test_when_it_is_made_it_is_judged_as_any_deal() -> None:
    s = court()
    t = lay(s, "offer_alliance", "give_ducats 15")
    t.aside(ENGLAND, "accept_offer france")
    s.ducats[FRANCE] = 14
    assert refusal(t, "make_deal england") == ("no-not-enough-ducats", "5.0")
    s.ducats[FRANCE] = 15
    give_power(s, FRANCE, dip=2)
    assert refusal(t, "make_deal england") == ("no-not-enough-dip", "5.0")
    give_power(s, FRANCE, dip=3)
    s.war = put(s.war, realm("milan"), 1 << ENGLAND)
    assert refusal(t, "make_deal england") == ("no-deal-at-war", "5.1.2")


@rule("5.1.2", "R225")
def test_what_can_no_longer_be_made_is_taken_away_and_both_are_told_why() -> None:
    s = market()
    t = lay(s, "buy_province saintonge", "at_price 7")
    s.ducats[FRANCE] = 0
    play(t, "pass_round", "done")
    assert offers_on_table(s) == []
    assert logged(t, "log-offer-lapsed") == [{"power": "realm-france", "target": "realm-england"}]
    why = {entry.audience: entry.args["why"] for entry in t.log if entry.text == "log-offer-why"}
    names = t.seats
    assert why == {
        (names[FRANCE],): "no-not-enough-ducats",
        (names[ENGLAND],): "no-deal-its-ducats",
    }


@rule("5.1.2", "R225")
def test_power_is_never_the_reason_why_it_is_taken_away() -> None:
    s = market()
    t = lay(s, "offer_alliance", "buy_province saintonge", "at_price 7")
    s.ducats[FRANCE] = 0
    give_power(s, FRANCE, adm=9)
    give_power(s, ENGLAND, adm=9, dip=9)
    play(t, "pass_round", "done")
    assert offers_on_table(s) == []
    why = [entry.args["why"] for entry in t.log if entry.text == "log-offer-why"]
    assert why
    assert all("ducats" in str(reason) for reason in why), why


@rule("5.1.2", "R225")
def test_what_lacks_only_power_goes_on_lying_there() -> None:
    s = market()
    t = lay(s, "offer_alliance", "buy_province saintonge", "at_price 7")
    give_power(s, FRANCE)
    give_power(s, ENGLAND)
    play(t, "pass_round", "done")
    assert len(offers_on_table(s)) == 1


@rule("5.1.2", "R225", "5.1.7")
def test_all_see_it_and_nothing_of_it_is_hidden() -> None:
    s = court()
    lay(s, "give_ducats 5", "offer_marriage adm")
    for seat in (FRANCE, ENGLAND, CASTILE, None):
        shown = view(s, seat)["offers"]
        assert shown == view(s, None)["offers"]
        assert shown[0]["parts"] == ["give_ducats 5", "offer_marriage adm"]
    other = s.clone()
    redeal(other, CASTILE, Chance("offers"))
    assert other.offers == s.offers
    assert offers_on_table(other)[0] is not offers_on_table(s)[0]


@rule("5.1.2", "R225")
def test_it_is_explained_to_each_as_if_he_made_it() -> None:
    s = court()
    t = lay(s, "give_ducats 5", "offer_alliance")
    told = {seat: explain(s, seat)["offers"][0] for seat in (FRANCE, ENGLAND, CASTILE)}
    costs = {seat: [side["power"] for side in told[seat]["deal"]["sides"]] for seat in told}
    assert costs == {FRANCE: [{"dip": 2}, {}], ENGLAND: [{}, {"dip": 2}], CASTILE: [{"dip": 2}, {}]}
    france, england = told[FRANCE]["own"], told[ENGLAND]["own"]
    assert told[CASTILE]["own"] is None
    assert france is not None
    assert france["why"] == "no-offer-not-accepted"
    assert england is not None
    assert england["allowed"]
    t.aside(ENGLAND, "accept_offer france")
    after = explain(s, FRANCE)["offers"][0]
    assert after["accepted"]
    assert after["own"] is not None
    assert after["own"]["allowed"]


@rule("5.1.2", "R225", "11.2")
def test_a_marriage_on_the_table_needs_rulers_when_it_is_made() -> None:
    s = court()
    lay(s, "offer_marriage adm")
    s.ruler[ENGLAND] = NOBODY
    t = turn(s, ENGLAND)
    assert refusal(t, "make_deal france")[1] == "7.2.7"


@rule("5.1.2", "R225")
@pytest.mark.parametrize(
    ("piece", "answer"), [(GIVE_DUCATS(9), "make_deal england"), (ASK_DUCATS(9), "pass")]
)
def test_a_bot_makes_what_it_likes_and_lets_lie_what_it_does_not(piece: int, answer: str) -> None:
    s = court()
    s.phase = ACTIONS
    lay_offer(s, ENGLAND, FRANCE, [piece])
    assert chosen(s, make_choice) == [answer]


# -- bots hear of it (R225) ------------------------------------------------------------------------


@rule("5.1.2", "R225")
@pytest.mark.parametrize(
    ("parts", "word"),
    [
        (("give_ducats 9",), "log-offer-accepted"),
        (("ask_ducats 9",), "log-offer-refused"),
        (("ask_ducats 9", "offer_alliance"), "log-offer-refused"),
    ],
)
def test_a_bot_answers_an_offer_in_the_turn_of_another(parts: tuple[str, ...], word: str) -> None:
    t = lay(court(), *parts)
    let_bots_speak(t, {ENGLAND: Greedy("e")}, Ears())
    assert len(logged(t, word)) == 1
    assert asked(t) == (FRANCE, "ask-action")


@rule("5.1.2", "R225")
def test_a_bot_thinks_once_about_an_offer_and_again_when_it_changes() -> None:
    s = court()
    t = lay(s, "give_ducats 9")
    ears, chair = Ears(), Chair(t, ENGLAND)
    assert ears.is_addressed(chair)
    ears.listen(chair)
    assert not ears.is_addressed(chair)
    t.aside(FRANCE, "withdraw_offer england")
    t = lay(s, "ask_ducats 9")
    assert ears.is_addressed(Chair(t, ENGLAND))
    assert not ears.is_addressed(Chair(t, FRANCE))
    let_bots_speak(t, {ENGLAND: Greedy("e"), FRANCE: Greedy("f")}, ears)
    assert offers_on_table(s) == []


@rule("5.1.2", "R225")
def test_a_bot_thinks_again_about_an_offer_that_is_laid_once_more() -> None:
    s = court()
    t = lay(s, "give_ducats 9")
    ears = Ears()
    ears.listen(Chair(t, ENGLAND))
    t.aside(FRANCE, "withdraw_offer england")
    assert not ears.is_addressed(Chair(t, ENGLAND))
    assert ears.is_addressed(Chair(lay(s, "give_ducats 9"), ENGLAND))


@rule("5.1.2", "R225")
def test_what_cannot_be_made_or_makes_no_difference_a_bot_leaves_lying_there() -> None:
    s = court()
    t = lay(s, "give_ducats 15")
    assert worth_of_offer(t, ENGLAND, FRANCE) > CLEAR
    s.ducats[FRANCE] = 14
    assert choose_reply(t, ENGLAND) is None
    s.ducats[FRANCE] = 20
    let_bots_speak(t, {ENGLAND: RandomBot("r")}, Ears())
    assert len(offers_on_table(s)) == 1
