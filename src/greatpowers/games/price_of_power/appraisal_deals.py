"""What a deal of two players would leave on the table, and whether both have a reason for it."""

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.rules.deal_terms import Terms
from greatpowers.games.price_of_power.rules.deals import TALKS, dues
from greatpowers.games.price_of_power.rules.ownership import plus
from greatpowers.games.price_of_power.rules.prices import pay
from greatpowers.games.price_of_power.rules.scoring import final_prestige
from greatpowers.games.price_of_power.state import State, put
from greatpowers.kernel.agenda import NUMBERS, TASK


def agreed(s: State, active: Seat, maker: Seat, partner: Seat, terms: Terms) -> State:
    """Return the table as it would be after a deal; cards and Provinces apart."""
    trial = s.clone()
    one, two = s.realm[maker], s.realm[partner]
    for seat in (maker, partner):
        due = dues(terms, is_active=seat == active)
        for power in due:
            pay(trial, seat, power, due[power])
    if terms.has_alliance:
        allied = put(trial.allied, one, plus(trial.allied[one], partner))
        trial.allied = put(allied, two, plus(allied[two], maker))
    if terms.deck != NOBODY:
        married = put(trial.married, one, plus(trial.married[one], partner))
        trial.married = put(married, two, plus(married[two], maker))
    if terms.support:
        taker = partner if terms.giver == maker else maker
        trial.ducats[terms.giver] -= terms.support
        trial.ducats[taker] += terms.support
    return trial


def foreseen(s: State, seat: Seat) -> State:
    """Return the table with the deal made that a player has just proposed, if the other will."""
    if not s.offered or not s.agenda or s.agenda[-1][TASK] != TALKS.number:
        return s
    active, maker, partner = s.agenda[-1][NUMBERS : NUMBERS + 3]
    terms = Terms(s.offered, maker, partner)
    if maker != seat or terms.sales:
        return s
    trial = agreed(s, active, maker, partner, terms)
    if not is_welcome(s, trial, partner):
        return s
    trial.agenda.pop()
    trial.offered = []
    return trial


def is_welcome(s: State, trial: State, seat: Seat) -> bool:
    """Say whether a deal brings a player more Prestige than the others gain by it on average."""
    gains = {each: final_prestige(trial, each) - final_prestige(s, each) for each in s.seated}
    others = sum(gains.values()) - gains[seat]
    return gains[seat] * (len(gains) - 1) > others
