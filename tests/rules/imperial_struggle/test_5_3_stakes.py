"""5.3: what an answer would lose and owe is told before, and what was lost is told after."""

from random import Random

import pytest

from greatpowers.games.imperial_struggle import GAME
from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import (
    ACTIONS,
    BRITAIN,
    ECONOMIC,
    FRANCE,
    MARKETS,
    MILITARY,
    SPACES,
)
from greatpowers.games.imperial_struggle.rules.economic import market_cost
from greatpowers.games.imperial_struggle.rules.wallet import Offer
from greatpowers.games.imperial_struggle.state import POMPADOUR_PAID
from greatpowers.kernel.bill import NO_STAKES
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.imperial_struggle.event_scenes import play, without_credit
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    do,
    flag,
    offered,
    points,
    position,
    refusal,
    round_of,
)


def lost(table: ImperialTable, option: str) -> dict[str, int]:
    """Return the points that an option would end, by type."""
    lines = table.stakes(table.asks()[0].seat, option).loses
    assert all(line.args["n"] == line.number for line in lines)
    return {str(line.args["action"]): line.number for line in lines}


def owed(table: ImperialTable, option: str) -> int:
    """Return how much of an option's price has to be borrowed."""
    return table.stakes(table.asks()[0].seat, option).owed


def told(table: ImperialTable) -> list[tuple[object, object]]:
    """Return which points the log says were given up."""
    entries = [entry for entry in table.read_log(None) if entry.text == "log-points-lost"]
    assert all(entry.cite == "R22" for entry in entries)
    return [(entry.args["n"], entry.args["action"]) for entry in entries]


def test_prices_ask_an_offer_itself_what_is_at_stake() -> None:
    state = position()
    state.navy_box[FRANCE] = 1
    table = round_of(FRANCE, "e4_m2_a", state)
    do(table, "shift antigua")
    ask = table.asks()[0]
    offers = [choice for choice in ask.menu() if isinstance(choice, Offer)]
    told = {
        offer.verb(target): offer.at_stake(target)
        for offer in offers
        for target in offer.within
        if offer.verdict(target)
    }
    assert any(told.values())
    stakes = ask.stakes()
    for code, own in told.items():
        priced = stakes.get(code, NO_STAKES)
        assert [line.number for line in priced.loses] == [line.number for line in own.loses]
        assert priced.owed == own.owed


@rule("5.3", "R22")
def test_5_3_the_points_that_another_action_ends_are_named_and_told() -> None:
    state = position()
    state.navy_box[FRANCE] = 1
    table = round_of(FRANCE, "e4_m2_a", state)
    assert lost(table, "deploy biscay") == {}
    do(table, "shift antigua")
    left = points(table, ECONOMIC)
    assert left > 0
    assert lost(table, "deploy biscay") == {"action-economic": left}
    do(table, "deploy biscay")
    assert lost(table, "from_navy_box") == {}
    do(table, "from_navy_box")
    assert told(table) == [(left, "action-economic")]
    assert refusal(table, "shift caicos")[1] == "R22"


@rule("5.3", "R22")
def test_5_3_in_the_polish_edition_nothing_is_lost() -> None:
    state = position(edition="polish")
    state.navy_box[FRANCE] = 1
    table = round_of(FRANCE, "e4_m2_a", state)
    do(table, "shift antigua")
    assert lost(table, "deploy biscay") == {}
    do(table, "deploy biscay", "from_navy_box")
    assert told(table) == []
    assert points(table, ECONOMIC) > 0


@rule("5.3", "5.3.3")
def test_5_3_3_an_upgrade_ends_the_action_too() -> None:
    state = position()
    state.navy_box[FRANCE] = 1
    table = round_of(FRANCE, "m2_e2", state)
    do(table, "deploy biscay", "from_navy_box")
    assert lost(table, "upgrade wss_spain") == {"action-military": 1}
    do(table, "upgrade wss_spain")
    assert told(table) == [(1, "action-military")]


@rule("6.1")
def test_6_1_a_price_beyond_the_points_is_owed() -> None:
    state = position()
    table = round_of(FRANCE, "e4_d2_a", state)
    assert owed(table, "shift savoy") == 0
    do(table, "shift savoy")
    assert owed(table, "shift antigua") == 0
    poor = round_of(FRANCE, "m2_e2", position())
    dear = [option for option in offered(poor) if owed(poor, option)]
    assert dear
    for option in dear:
        cost = poor.cost(FRANCE, option)
        assert cost is not None
        assert 0 < owed(poor, option) <= cost


@rule("R40")
def test_5_3_ending_the_round_names_points_that_could_be_spent() -> None:
    table = round_of(FRANCE, "e4_d2_a", position())
    assert lost(table, "end_round") == {"action-economic": 4, "action-diplomatic": 2}
    assert lost(table, "pass_round") == {"action-economic": 4, "action-diplomatic": 2}
    do(table, "shift savoy")
    assert "action-diplomatic" not in lost(table, "end_round")


@rule("5.2", "R24")
@pytest.mark.parametrize(("edition", "gone"), [("italian", 1), ("polish", 0)])
def test_5_2_event_points_that_end_with_the_minor_action_are_named(edition: str, gone: int) -> None:
    """Acts of Union gives 4 for unflagging; a space of cost 5 takes 3 with the Minor's 2."""
    state = position(edition=edition)
    without_credit(state)
    table = play(FRANCE, "acts_of_union", "e3_d2", state)
    assert lost(table, "shift russia") == ({"action-diplomatic": gone} if gone else {})
    do(table, "shift russia")
    assert told(table) == [(gone, "action-diplomatic")] * gone


@rule("5.6.1", "R45")
def test_5_6_1_exchanged_points_join_no_minor_action() -> None:
    """Military 4 and economic 2, no credit: a shift of cost 3 is beyond the Minor's 2 points."""
    state = position(6)
    without_credit(state)
    table = round_of(FRANCE, "m4_e2_a", state)
    do(table, "exchange economic")
    assert points(table, ECONOMIC) == 3
    prices = {table.cost(FRANCE, option) for option in offered(table) if "shift" in option}
    assert prices == {2}
    dear = [i for i in MARKETS if market_cost(table.state, i) == 3]
    reasons = {refusal(table, f"shift {SPACES[i]}")[0] for i in dear}
    assert "no-too-expensive" in reasons


@rule("5.6.1", "R45", "R86")
def test_5_6_1_north_american_trade_adds_nothing_to_exchanged_points() -> None:
    state = position(6)
    flag(state, FRANCE, "niagara", "ile_aux_noix")
    cabinet(state, "north_american_trade")
    table = round_of(FRANCE, "m3_d2", state)
    do(table, "exchange economic")
    assert (points(table, ECONOMIC), points(table, MILITARY)) == (1, 1)


@rule("R95", "9.1")
def test_8_2_pompadours_answer_may_pay_for_what_it_answers() -> None:
    """Naval Bastion needs 1 point: none is left, and the Debt is at its limit."""
    state = position(3)
    without_credit(state)
    flag(state, FRANCE, "gibraltar")
    flag(state, BRITAIN, "biscay")
    cabinet(state, "pompadour_du_barry")
    table = round_of(FRANCE, "m2_e2", state)
    table.state.purse_points[0] = 0
    assert "use_advantage naval_bastion" in offered(table)
    table.state.effects |= POMPADOUR_PAID
    assert refusal(table, "use_advantage naval_bastion") == ("no-too-expensive", "6.3")


@pytest.mark.parametrize("edition", ["italian", "polish"])
def test_in_random_games_no_points_vanish_untold(edition: str) -> None:
    """Whatever purses lose without being spent was named by the answers that led there."""
    rng = Random(f"stakes {edition}")
    for _ in range(3):
        table = Table.open(GAME, {"edition": edition}, rng.getrandbits(64))
        named = [0, 0, 0]
        lines = 0
        while table.result is None and table.position < 700:
            ask = table.asks()[0]
            option = rng.choice(table.options(ask.seat))
            stakes = table.stakes(ask.seat, option)
            if option.verb not in ("end_round", "pass_round"):
                for line in stakes.loses:
                    named[ACTIONS.index(str(line.args["action"])[7:])] += line.number
            table.answer(ask.seat, option)
            if table.asks() and table.asks()[0].prompt in ("ask-act", "ask-invest"):
                log = [each for each in table.log[lines:] if each.text == "log-points-lost"]
                lines = len(table.log)
                gone = [0, 0, 0]
                for entry in log:
                    gone[ACTIONS.index(str(entry.args["action"])[7:])] += int(entry.args["n"])
                assert gone == named, (option, gone, named)
                named = [0, 0, 0]
