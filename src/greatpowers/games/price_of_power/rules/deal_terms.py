"""What a deal of two players says: ties, money, and Provinces with their prices (5.1.2).

A deal is a list of codes of the vocabulary, as its maker chose them: who *gives* and *sells* is the
maker, whom one *asks* and from whom one *buys* is the other.
"""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.price_of_power.components.tables import Power, Seat
from greatpowers.games.price_of_power.components.world import NOBODY, Province
from greatpowers.games.price_of_power.vocabulary import (
    ASK_DUCATS,
    AT_PRICE,
    BUY_PROVINCE,
    CONCEDE,
    GIVE_DUCATS,
    HAND_BACK,
    LEAST_PROVINCE_PRICE,
    OFFER_ALLIANCE,
    OFFER_MARRIAGE,
    PREVAIL_BY,
    REGAIN,
    SELL_PROVINCE,
)

SAID_BY_THE_OTHER: Final = (
    (GIVE_DUCATS, ASK_DUCATS),
    (SELL_PROVINCE, BUY_PROVINCE),
    (PREVAIL_BY, CONCEDE),
    (HAND_BACK, REGAIN),
)
"""What one of both gives or wins the other gets or loses."""
MIRRORED: Final = {
    here(target): there(target)
    for one, two in SAID_BY_THE_OTHER
    for here, there in ((one, two), (two, one))
    for target in range(len(here.targets))
}
"""How the other of both says the same, by code; all else both say alike."""

A_DIP_MOVES: Final = 10
"""How many Ducats can be given for one DIP, rounded up."""


def mirrored(codes: Sequence[int]) -> list[int]:
    """Return a deal or a peace as the other of both would put it."""
    return [MIRRORED.get(code, code) for code in codes]


class Sale:
    """A Province that changes hands, and its price in Ducats."""

    __slots__ = ("buyer", "place", "price", "seller")

    def __init__(self, seller: Seat, buyer: Seat, place: Province) -> None:
        self.seller = seller
        self.buyer = buyer
        self.place = place
        self.price = 0


class Terms:
    """What a deal says: an Alliance, the deck of a Marriage, money from ``giver``, sales."""

    __slots__ = ("deck", "giver", "has_alliance", "sales", "support")

    def __init__(self, codes: Sequence[int], maker: Seat, partner: Seat) -> None:
        self.has_alliance = False
        self.deck: Power = NOBODY
        self.giver: Seat = NOBODY
        self.support = 0
        self.sales: list[Sale] = []
        for code in codes:
            if code in OFFER_ALLIANCE:
                self.has_alliance = True
            elif code in OFFER_MARRIAGE:
                self.deck = OFFER_MARRIAGE.target(code)
            elif code in GIVE_DUCATS:
                self.giver, self.support = maker, GIVE_DUCATS.target(code) + 1
            elif code in ASK_DUCATS:
                self.giver, self.support = partner, ASK_DUCATS.target(code) + 1
            elif code in SELL_PROVINCE:
                self.sales.append(Sale(maker, partner, SELL_PROVINCE.target(code)))
            elif code in BUY_PROVINCE:
                self.sales.append(Sale(partner, maker, BUY_PROVINCE.target(code)))
            elif code in AT_PRICE:
                self.sales[-1].price = LEAST_PROVINCE_PRICE + AT_PRICE.target(code)

    @property
    def lacks_price(self) -> bool:
        """Whether the last Province named has no price yet."""
        return bool(self.sales) and self.sales[-1].price == 0

    def kind(self, seat: Seat) -> str:
        """Return the text that tells of which kind a deal is for one of both; none if it is mixed.

        A gift is money for nothing, a demand is such a gift of the player himself.
        """
        if self.has_alliance or self.deck != NOBODY:
            if self.support or self.sales or (self.has_alliance and self.deck != NOBODY):
                return ""
            return "deal-kind-alliance" if self.has_alliance else "deal-kind-marriage"
        if self.support:
            return "deal-kind-demand" if self.giver == seat else "deal-kind-gift"
        return ""

    def ducats_of(self, seat: Seat) -> int:
        """Return the Ducats that a player pays by this deal."""
        given = self.support if self.giver == seat else 0
        if not self.sales:
            return given
        return given + sum(sale.price for sale in self.sales if sale.buyer == seat)
