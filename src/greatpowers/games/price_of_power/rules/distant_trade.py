"""12.6 Distant trade: the first Claim or token on a continent brings its Trade cards."""

from greatpowers.games.price_of_power.components.cards import TRADE_CONTINENTS
from greatpowers.games.price_of_power.components.world import CONTINENT, CONTINENTS, Area
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.kernel.rule import rule


@rule("12.6", "5.1.3", "R27")
def open_continent(t: PriceTable, area: Area) -> None:
    """Shuffle what a Distant Area's continent still has to offer, and the discards, into the deck.

    Once its cards are in the deck, nothing happens any more.
    """
    s = t.state
    continent = CONTINENT[area]
    new = [card for card in s.trade_unused if continent in TRADE_CONTINENTS[card]]
    if not new:
        return
    s.trade_unused = [card for card in s.trade_unused if card not in new]
    s.trade_deck += new + s.trade_discards
    s.trade_discards = []
    t.chance.shuffle(s.trade_deck)
    t.say("log-distant-trade", continent=f"continent-{CONTINENTS[continent]}", cite="12.6")
