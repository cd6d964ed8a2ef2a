"""5.4.5 and 6.2.4 Covert Actions and Counterespionage."""

from greatpowers.games.price_of_power.components.cards import CARDS, DEEDS, EVENTS
from greatpowers.games.price_of_power.components.tables import DIP
from greatpowers.games.price_of_power.components.world import NOBODY, area
from greatpowers.games.price_of_power.effects.script import read, script
from greatpowers.games.price_of_power.rules import covert as rules
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.claims import fabricate_choice, price
from greatpowers.games.price_of_power.standing import STANDING
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import FABRICATE, PLAY, TAKE_EVENT, USE
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.bill import Bill
from greatpowers.kernel.rule import rule
from greatpowers.kernel.standing import fits
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    cost,
    deal,
    give_power,
    influence,
    logged,
    options,
    play,
    position,
    power,
    refusal,
    settle,
    table,
    teach,
)


def _ask(t: PriceTable, affair: Affair) -> None:
    seat, victim = affair.numbers
    rules.WINDOW.begin(t.state.agenda, seat, victim, FABRICATE())


def _hear(t: PriceTable, affair: Affair) -> None:
    t.state.prestige[0] = 100 + affair.heard


DEED = AGENDA.task("test_covert_deed", _ask, _hear)


def scene() -> State:
    s = position("france", "castile", "austria")
    for seat in range(3):
        give_power(s, seat, dip=4)
    return s


def stopped(t: PriceTable) -> bool:
    return t.state.prestige[0] == 101


@rule("6.2.4", "R17")
def test_nobody_is_asked_who_cannot_have_a_card_or_pay() -> None:
    s = scene()
    deal(s, 1, "development_1")
    give_power(s, 1, dip=1)
    t = begin(s, DEED, 0, NOBODY)
    assert t.state.prestige[0] == 100


@rule("6.2.4", "R17")
def test_everybody_is_asked_who_might_and_not_the_one_who_acts() -> None:
    s = scene()
    for seat in range(3):
        deal(s, seat, f"development_{seat + 1}")
    t = begin(s, DEED, 0, 2)
    assert {ask.seat for ask in t.asks()} == {1, 2}
    assert refusal(t, "react_with counterespionage_1") == ("no-counterespionage", "6.2.4")
    play(t, "pass", "pass")
    assert t.state.prestige[0] == 100


@rule("6.2.4", "5.4.5")
def test_counterespionage_stops_a_covert_action() -> None:
    s = scene()
    (card,) = deal(s, 2, "counterespionage_1")
    t = begin(s, DEED, 0, 2)
    assert cost(t, "react_with counterespionage_1") == 2
    play(t, "react_with counterespionage_1")
    assert stopped(t)
    assert power(t.state, 2)[1] == 2
    assert t.state.discards[DIP] == [card]
    assert not t.state.hand[2]


@rule("6.2.4", "5.4.5")
def test_e18_a_second_counterespionage_restores_what_the_first_stopped() -> None:
    s = scene()
    deal(s, 1, "counterespionage_1")
    deal(s, 0, "counterespionage_2")
    t = begin(s, DEED, 0, 1)
    play(t, "react_with counterespionage_1")
    assert asked(t) == (0, "ask-counter-counter")
    play(t, "react_with counterespionage_2")
    assert not stopped(t)
    assert t.state.prestige[0] == 100
    assert len(t.state.discards[DIP]) == 2


@rule("6.2.4")
def test_a_third_one_stops_it_again() -> None:
    s = scene()
    deal(s, 1, "counterespionage_1", "counterespionage_3")
    deal(s, 0, "counterespionage_2")
    t = begin(s, DEED, 0, 1)
    play(t, "react_with counterespionage_1", "react_with counterespionage_2")
    play(t, "react_with counterespionage_3")
    assert stopped(t)


@rule("6.2.4", "R17")
def test_the_victim_comes_first() -> None:
    s = scene()
    deal(s, 1, "counterespionage_1")
    deal(s, 2, "counterespionage_2")
    t = begin(s, DEED, 0, 2)
    assert asked(t)[0] == 2
    t.answer(1, "react_with counterespionage_1")
    t.answer(2, "react_with counterespionage_2")
    assert not t.state.hand[2]
    assert t.state.hand[1] == [CARDS.index("counterespionage_1")]


# -- what is asked, and of whom first -------------------------------------------------------------


@rule("6.2.4", "R17")
def test_the_question_names_what_is_done_covertly() -> None:
    s = scene()
    deal(s, 1, "counterespionage_1")
    t = begin(s, DEED, 0, NOBODY)
    (ask,) = t.asks()
    told = {"realm": "realm-france", "action": "basic-fabricate_claims", "victim": ""}
    assert ask.args == told
    assert rules.name_of(PLAY(CARDS.index("new_alliance_1"))) == "card-new_alliance_1"
    assert rules.name_of(USE(DEEDS.index("sow_discontent"))) == "deed-sow_discontent"
    assert rules.name_of(TAKE_EVENT(0)) == f"event-{EVENTS[0]}"


# -- victims who are on guard (8.0) ---------------------------------------------------------------


def spies(s: State) -> PriceTable:
    """Let France stir up Unrest in Castile or Austria by a covert deed."""
    settle(s, 1, "sevilla", "murcia")
    settle(s, 2, "wien", "osterreich")
    influence(s, 0, andalucia=1, austria=1)
    row = {"effect": "unrest", "areas": ["own_of:opponent"], "number": 1, "who": "one_opponent"}
    read(s, script([row], on_action_card=True, card="deed-sow_discontent"), 0)
    return table(s)


@rule("6.2.4", "8.0", "R105")
def test_a_covert_deed_against_a_victim_on_guard_costs_more() -> None:
    s = scene()
    teach(s, 1, "free_press")
    t = spies(s)
    assert asked(t) == (0, "ask-effect-opponent")
    assert t.asks()[0].args == {"card": "deed-sow_discontent"}
    play(t, "name_realm castile")
    assert power(t.state, 0)[1] == 3
    assert logged(t, "log-pays-immunity") == [{"power": "realm-france", "n": 1}]


@rule("6.2.4", "8.0", "R105")
def test_others_cost_no_more() -> None:
    s = scene()
    teach(s, 1, "free_press")
    t = spies(s)
    play(t, "name_realm austria")
    assert power(t.state, 0)[1] == 4


@rule("6.2.4", "8.0", "R105")
def test_who_cannot_pay_for_it_spares_the_victim_on_guard() -> None:
    s = scene()
    give_power(s, 0, dip=0)
    teach(s, 1, "free_press")
    t = spies(s)
    assert asked(t) == (0, "ask-effect-unrest")
    assert options(t, "stir") == ["wien", "osterreich"]


@rule("5.4.3", "8.0", "R105")
def test_a_claim_where_a_player_on_guard_owns_a_province_costs_more() -> None:
    s = scene()
    settle(s, 1, "sevilla")
    place = area("andalucia")
    assert price(s, 0, place) == 2
    teach(s, 1, "free_press")
    lines: Bill = []
    assert price(s, 0, place, lines) == 3
    assert [(line.text, line.number) for line in lines] == [("bill-claim", 2), ("bill-idea", 1)]
    assert price(s, 1, place) == 2


@rule("5.4.3", "8.0", "R105")
def test_everybody_is_told_what_protects_from_a_claim() -> None:
    s = scene()
    give_power(s, 0, dip=5)
    settle(s, 0, "granada")
    settle(s, 1, "sevilla")
    teach(s, 1, "free_press")
    t = table(s, fabricate_choice)
    play(t, "fabricate", "claim andalucia")
    assert power(t.state, 0)[1] == 2
    assert logged(t, "log-pays-immunity") == [{"power": "realm-france", "n": 1}]


@rule("6.2.4")
def test_reactions_may_be_passed_for_a_round() -> None:
    s = position("france", "england")
    counted = STANDING.count(s)
    s.round += 1
    assert STANDING.count(s) != counted
    assert STANDING.reactions == ("round",)


@rule("6.2.4", "R17")
def test_what_is_not_aimed_at_oneself_may_be_passed_in_advance() -> None:
    s = scene()
    for seat in range(3):
        deal(s, seat, f"development_{seat + 1}")
    t = begin(s, DEED, 0, 2)
    for seat, is_passed in ((1, True), (2, False)):
        ask = t.ask_of(seat)
        assert ask is not None
        terms = STANDING.terms(s, ask)
        assert terms is not None
        conditions = terms.conditions("situation-not-at-me")
        assert conditions is not None
        assert fits(conditions, ask.args or {}) == is_passed


@rule("6.2.4", "R17")
def test_what_is_aimed_at_nobody_is_not_aimed_at_oneself() -> None:
    s = scene()
    deal(s, 1, "development_1")
    ask = begin(s, DEED, 0, NOBODY).asks()[0]
    terms = STANDING.terms(s, ask)
    assert terms is not None
    assert fits(terms.conditions("situation-not-at-me") or {}, ask.args or {})
