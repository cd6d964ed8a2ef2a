"""5.4.5 and 6.2.4 Covert Actions and Counterespionage."""

from greatpowers.games.price_of_power.components.cards import CARDS
from greatpowers.games.price_of_power.components.tables import DIP
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.rules import covert as rules
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    cost,
    deal,
    give_power,
    play,
    position,
    power,
    refusal,
)


def _ask(t: PriceTable, affair: Affair) -> None:
    seat, victim = affair.numbers
    rules.WINDOW.begin(t.state.agenda, seat, victim)


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
