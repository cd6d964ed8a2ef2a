"""Positions of The Price of Power: the last action of the last Round, before Final Scoring."""

from typing import Final

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.components.cards import CARDS, MISSIONS
from greatpowers.games.price_of_power.rules.rounds import GAME_TASK, ROUND, phase_3
from greatpowers.games.price_of_power.rules.turns import ACTION_PHASE, TURN, next_turn
from greatpowers.games.price_of_power.state import ACTIONS, PriceTable, State
from greatpowers.kernel.agenda import STEP
from greatpowers.kernel.table import Table
from tests.bots.positions import Position
from tests.rules.price_of_power.decade import start
from tests.rules.price_of_power.scenes import (
    give_power,
    influence,
    teach,
)

TURN_BEGINS: Final = "ask-action"
ENGLAND, CASTILE, FRANCE = range(3)
FAR: Final = 40


def realms() -> State:
    """Return England, Castile and France as they begin; no Event is left."""
    state = start("western_crowns", length="one_age")
    state.agenda.clear()
    state.round, state.events = 4, []
    state.taken = [1] * state.players
    return state


def last_action(state: State, seat: int, ahead: int) -> PriceTable:
    """Open a table at the last Turn of the game, which is a player's, so far ahead of another."""
    for each in range(state.players):
        state.prestige[each] = 0
    state.prestige[seat] = FAR
    state.prestige[FRANCE if seat != FRANCE else CASTILE] = FAR - ahead
    state.phase = ACTIONS
    state.is_ending = True
    state.passed = [each for each in range(3) if each != seat]
    state.last_turns = [seat]
    GAME_TASK.begin(state.agenda)
    state.agenda[-1][STEP] = len(GAME_TASK.steps) - 1
    ROUND.begin(state.agenda)
    state.agenda[-1][STEP] = ROUND.steps.index(phase_3)
    ACTION_PHASE.begin(state.agenda)
    state.agenda[-1][STEP] = ACTION_PHASE.steps.index(next_turn)
    TURN.begin(state.agenda, seat)
    return Table.resume(GAME, state, {"scenario": "western_crowns", "length": "one_age"}, seed=1)


def stability() -> PriceTable:
    state = realms()
    give_power(state, CASTILE, adm=6)
    return last_action(state, CASTILE, 8)


def an_alliance() -> PriceTable:
    state = realms()
    give_power(state, CASTILE, dip=6)
    return last_action(state, CASTILE, 8)


def a_strong_council() -> PriceTable:
    state = realms()
    give_power(state, CASTILE, adm=3, dip=1)
    state.hand[CASTILE] = [CARDS.index(name) for name in ("tax_farmers_1", "strong_council_1")]
    return last_action(state, CASTILE, 8)


def an_ally_and_a_mission() -> PriceTable:
    state = realms()
    give_power(state, CASTILE, adm=6, dip=6)
    influence(state, CASTILE, aragon=3)
    state.missions[CASTILE] = [MISSIONS.index("castile_3")]
    return last_action(state, CASTILE, 6)


def stability_and_a_mission() -> PriceTable:
    state = realms()
    give_power(state, CASTILE, adm=6, dip=6)
    state.cardinals = [CASTILE, CASTILE, FRANCE]
    state.missions[CASTILE] = [MISSIONS.index("castile_12")]
    return last_action(state, CASTILE, -3)


def a_crown_in_peril() -> PriceTable:
    state = realms()
    give_power(state, FRANCE, adm=6)
    return last_action(state, FRANCE, -10)


def debts() -> PriceTable:
    state = realms()
    state.interest[CASTILE] = 3
    state.ducats[CASTILE] = 30
    give_power(state, CASTILE, adm=2, dip=1)
    return last_action(state, CASTILE, 10)


def a_sure_lead() -> PriceTable:
    state = realms()
    give_power(state, CASTILE, adm=1, dip=1, mil=6)
    return last_action(state, CASTILE, 10)


def the_cheapest_ally() -> PriceTable:
    state = realms()
    give_power(state, CASTILE, adm=4, dip=1, mil=4)
    return last_action(state, CASTILE, 8)


def an_absolute_monarchy() -> PriceTable:
    state = realms()
    give_power(state, FRANCE, adm=8, dip=8)
    state.stability[FRANCE] = 1
    teach(state, FRANCE, "absolute_monarchy")
    state.missions[FRANCE] = [MISSIONS.index("france_17")]
    return last_action(state, FRANCE, -16)


def trade_pays_the_debts() -> PriceTable:
    state = realms()
    state.interest[CASTILE] = 2
    state.ducats[CASTILE] = 0
    return last_action(state, CASTILE, 12)


def england_needs_both() -> PriceTable:
    state = realms()
    state.interest[ENGLAND] = 1
    state.ducats[ENGLAND] = 12
    give_power(state, ENGLAND, adm=6)
    return last_action(state, ENGLAND, 3)


POSITIONS: Final = [
    Position("Stability brings two points.", stability, CASTILE),
    Position("An alliance brings two points.", an_alliance, CASTILE),
    Position("The card costs less than the Action.", a_strong_council, CASTILE),
    Position("The right ally fulfils a Mission too.", an_ally_and_a_mission, CASTILE),
    Position("Stability fulfils a Mission of the Curia too.", stability_and_a_mission, CASTILE),
    Position("France has to stabilize too, or is overtaken.", a_crown_in_peril, FRANCE),
    Position("Interest costs a point each: it is paid off.", debts, CASTILE),
    Position("Ahead by enough: no war, no loans.", a_sure_lead, CASTILE),
    Position("With a single point of DIP only Navarra can be won.", the_cheapest_ally, CASTILE),
    Position("More Stability fulfils a Mission of the Crown.", an_absolute_monarchy, FRANCE),
    Position("Trade brings the Ducats to pay off interest.", trade_pays_the_debts, CASTILE),
    Position("Stability and paying off interest, both.", england_needs_both, ENGLAND),
]
