"""What players say at any time for all to hear: of offers that lie there, and that they leave."""

from typing import Final

from greatpowers.games.price_of_power.rules.leaving import said_of_leaving, say_leaving
from greatpowers.games.price_of_power.rules.offers import SAID, said_of_offers, say_of_offer
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import LEAVE_GAME, STAY_IN_GAME
from greatpowers.kernel.ask import Menu

OF_LEAVING: Final = (LEAVE_GAME, STAY_IN_GAME)


def said_aloud(s: State, seat: int) -> Menu:
    """List what a seat may say now."""
    return [*said_of_offers(s, seat), *said_of_leaving(s, seat)]


def say_aloud(t: PriceTable, seat: int, said: int) -> None:
    """Carry out what a seat says."""
    is_of_leaving = any(said in verb for verb in OF_LEAVING)
    (say_leaving if is_of_leaving else say_of_offer)(t, seat, said)


TABLE_TALK: Final = (*(verb for verb, _ in SAID), *OF_LEAVING)
