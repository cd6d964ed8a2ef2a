"""11.2 Royal Marriages."""

import pytest

from greatpowers.games.price_of_power.components.world import (
    CATHOLIC,
    MUSLIM,
    ORTHODOX,
    PROTESTANT,
    REVOLUTIONARY,
    area,
    realm,
)
from greatpowers.games.price_of_power.rules import calls, vassals
from greatpowers.games.price_of_power.rules import influence as spread
from greatpowers.games.price_of_power.rules import marriages as rules
from greatpowers.games.price_of_power.rules.geography import trade_chain
from greatpowers.games.price_of_power.rules.influence import is_married
from greatpowers.games.price_of_power.state import NO_CHARACTER, State, put
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from tests.rules.price_of_power.scenes import (
    begin,
    influence,
    options,
    play,
    position,
    refusal,
    settle,
    table,
    teach,
    vassalize,
)

GENOA = realm("genoa")
MILAN = realm("milan")


def scene() -> State:
    s = position("france", "austria", "ottomans")
    settle(s, 0, "toulouse")
    settle(s, 1, "wien")
    settle(s, 2, "hudavendigar")
    s.ruler[:3] = [200, 201, 202]
    return s


@rule("11.2", "11.2.2")
def test_several_players_marry_the_same_realm() -> None:
    t = table(scene())
    for seat in (0, 1):
        assert rules.judge_marriage(t.state, seat, MILAN) is ALLOWED
        rules.marry(t, seat, MILAN)
    assert t.state.married[MILAN] == 0b011
    assert rules.judge_marriage(t.state, 0, MILAN) is rules.MARRIED_ALREADY


@rule("11.2.2")
@pytest.mark.parametrize(
    ("one", "other", "may"),
    [
        (CATHOLIC, ORTHODOX, True),
        (CATHOLIC, PROTESTANT, True),
        (MUSLIM, MUSLIM, True),
        (CATHOLIC, MUSLIM, False),
        (REVOLUTIONARY, REVOLUTIONARY, False),
        (REVOLUTIONARY, CATHOLIC, False),
    ],
)
def test_faiths_that_marry(one: int, other: int, may: bool) -> None:
    assert rules.may_wed(one, other) is may


@rule("11.2.2")
def test_christians_do_not_marry_muslims() -> None:
    s = scene()
    assert rules.judge_marriage(s, 2, MILAN) is rules.OTHER_FAITH
    assert rules.judge_marriage(s, 2, realm("karaman")) is ALLOWED


@rule("11.2.2", "11.4")
def test_own_vassals_but_not_those_of_others() -> None:
    s = scene()
    vassalize(s, 0, "mantova")
    assert rules.judge_marriage(s, 0, realm("mantua")) is ALLOWED
    assert rules.judge_marriage(s, 1, realm("mantua")) is rules.OF_ANOTHER
    assert rules.judge_marriage(s, 0, realm("croatia")) is rules.OF_ANOTHER


@rule("11.2.2")
def test_a_partner_that_becomes_anothers_vassal_is_lost() -> None:
    s = scene()
    s.married = put(s.married, realm("mantua"), 0b011)
    t = table(s)
    vassalize(t.state, 0, "mantova")
    rules.leave_vassal(t, realm("mantua"), 0)
    assert t.state.married[realm("mantua")] == 0b001


@rule("11.2.2", "11.2")
def test_between_players_both_place_a_token() -> None:
    t = table(scene())
    rules.marry(t, 0, realm("austria"))
    assert rules.partners_of(t.state, 0) == [realm("austria")]
    assert rules.partners_of(t.state, 1) == [realm("france")]
    rules.end_marriage(t, 1, realm("france"))
    assert not rules.partners_of(t.state, 0)


@rule("7.2.7", "11.2.2")
def test_no_marriage_in_an_interregnum() -> None:
    s = scene()
    s.ruler[0] = NO_CHARACTER
    assert rules.judge_marriage(s, 0, MILAN) is rules.NO_RULER
    assert rules.judge_marriage(s, 1, realm("france")) is rules.ITS_INTERREGNUM


@rule("R34", "11.2.2")
def test_the_papal_states_do_not_marry() -> None:
    assert rules.judge_marriage(scene(), 0, realm("papal_states")) is rules.NO_DYNASTY


@rule("11.2")
def test_three_marriages_and_one_more_by_an_idea() -> None:
    s = scene()
    for name in ("milan", "hungary", "scotland"):
        s.married = put(s.married, realm(name), 1)
    assert not rules.has_token(s, 0)
    teach(s, 0, "cabinet")
    assert rules.has_token(s, 0)
    teach(s, 0, "noble_republic")
    assert not rules.has_token(s, 0)


@rule("11.2.3")
def test_a_disputed_succession_flips_all_tokens() -> None:
    s = scene()
    s.married = put(s.married, MILAN, 0b011)
    t = table(s)
    rules.dispute(t, MILAN)
    assert (t.state.married[MILAN], t.state.disputed[MILAN]) == (0, 0b011)
    assert is_married(t.state, 0, MILAN)


@rule("16.3.2")
def test_a_card_may_take_a_token_off_another_realm() -> None:
    s = scene()
    for name in ("hungary", "scotland", "bohemia"):
        s.married = put(s.married, realm(name), 1)
    s.married = put(s.married, realm("bohemia"), 0)
    s.disputed = put(s.disputed, realm("bohemia"), 1)
    t = begin(s, rules.GAIN, 0, MILAN)
    assert options(t) == ["pass", "end_marriage hungary", "end_marriage scotland"]
    assert refusal(t, "end_marriage bohemia") == ("no-marriage-disputed", "16.3.2")
    play(t, "end_marriage scotland")
    assert MILAN in rules.partners_of(t.state, 0)
    assert realm("scotland") not in rules.partners_of(t.state, 0)


@rule("16.3.2")
def test_a_card_does_nothing_where_no_marriage_can_be() -> None:
    t = begin(scene(), rules.GAIN, 2, MILAN)
    assert not rules.partners_of(t.state, 2)


# -- Marriages as Influence (11.2.1) -------------------------------------------------------------


@rule("11.2.1", "11.1", "R205")
def test_a_marriage_is_influence_for_all_realms_of_its_area() -> None:
    """Milan has its Capital in Lombardy, where Genoa has lands, too; Hungary has none there."""
    s = scene()
    s.married = put(s.married, MILAN, 1)
    assert spread.in_realm(s, 0, MILAN) == 1
    assert spread.in_realm(s, 0, GENOA) == 1
    assert spread.in_realm(s, 0, realm("hungary")) == 0
    s.disputed = put(s.disputed, GENOA, 1)
    assert spread.in_realm(s, 0, GENOA) == 2


@rule("11.2.1", "R205")
def test_marriages_of_an_area_spare_one_cube_whatever_their_number() -> None:
    s = scene()
    lombardy = [area("lombardy")]
    assert spread.spared(s, 0, lombardy) == 0
    s.married = put(s.married, MILAN, 1)
    s.married = put(s.married, GENOA, 1)
    assert spread.spared(s, 0, lombardy) == 1
    assert spread.spared(s, 0, [area("venetia")]) == 0
    influence(s, 0, lombardy=3, venetia=2)
    assert spread.to_withdraw(s, 0, area("lombardy")) == 2
    assert spread.to_withdraw(s, 0, area("venetia")) == 2


@rule("11.2.1", "5.2.2", "11.4.1", "R205")
def test_a_marriage_in_its_area_makes_calls_and_subjugation_cheaper() -> None:
    s = scene()
    s.allied = put(s.allied, GENOA, 1)
    before = calls.call_price(s, 0, GENOA, calls.OFFENSIVE), vassals.cubes_for(s, 0, GENOA)
    s.married = put(s.married, MILAN, 1)
    after = calls.call_price(s, 0, GENOA, calls.OFFENSIVE), vassals.cubes_for(s, 0, GENOA)
    assert (before[0] - after[0], before[1] - after[1]) == (1, 1)


@rule("11.2.1", "12.2", "R205")
def test_a_marriage_is_a_link_of_a_trade_chain() -> None:
    s = scene()
    assert area("bohemia") not in trade_chain(s, 1)
    s.married = put(s.married, realm("bohemia"), 0b10)
    assert area("bohemia") in trade_chain(s, 1)
