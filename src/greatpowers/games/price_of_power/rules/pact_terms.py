"""What a negotiated peace says: its term and Victor, occupied Provinces, a deal, ties cut (10.5.8).

A pact is a list of codes of the vocabulary, as its maker chose them: who *prevails* and *hands
back* is the maker, who is *conceded to* and from whom one *regains* is the other.
"""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import NOBODY, Area, Province, Realm
from greatpowers.games.price_of_power.rules.deal_terms import Sale, Terms
from greatpowers.games.price_of_power.vocabulary import (
    ACTION_BY_OTHER,
    AGREE_ON,
    CONCEDE,
    END_ALLIANCE,
    FOR_DUCATS,
    GIVE_UP_CLAIM,
    GIVE_UP_INFLUENCE,
    HAND_BACK,
    PREVAIL_BY,
    REGAIN,
    SET_FREE,
)

NO_TERM: Final = -1
NO_SUM: Final = -1
"""A Province goes back, and it is not said yet for how much."""


class Pact(Terms):
    """What a peace says, besides the deal in it.

    ``victor`` is nobody if none is named. ``returns`` are occupied Provinces that go back,
    ``freed`` those set free. ``agent`` takes the Actions that go with it: the deal, and Cut Ties
    with ``influence``, ``claims`` and ``alliances`` of his.
    """

    __slots__ = (
        "agent",
        "alliances",
        "claims",
        "freed",
        "influence",
        "maker",
        "partner",
        "returns",
        "term",
        "victor",
    )

    def __init__(self, codes: Sequence[int], settler: Seat, maker: Seat, partner: Seat) -> None:
        super().__init__(codes, maker, partner)
        self.maker = maker
        self.partner = partner
        self.term = NO_TERM
        self.victor: Seat = NOBODY
        self.returns: list[Sale] = []
        self.freed: list[Province] = []
        self.influence: list[Area] = []
        self.claims: list[Area] = []
        self.alliances: list[Realm] = []
        for code in codes:
            if code in AGREE_ON:
                self.term = AGREE_ON.target(code)
            elif code in PREVAIL_BY:
                self.term, self.victor = PREVAIL_BY.target(code), maker
            elif code in CONCEDE:
                self.term, self.victor = CONCEDE.target(code), partner
            elif code in HAND_BACK:
                self._give_back(maker, partner, HAND_BACK.target(code))
            elif code in REGAIN:
                self._give_back(partner, maker, REGAIN.target(code))
            elif code in FOR_DUCATS:
                self.returns[-1].price = FOR_DUCATS.target(code)
            elif code in SET_FREE:
                self.freed.append(SET_FREE.target(code))
            elif code in GIVE_UP_INFLUENCE:
                self.influence.append(GIVE_UP_INFLUENCE.target(code))
            elif code in GIVE_UP_CLAIM:
                self.claims.append(GIVE_UP_CLAIM.target(code))
            elif code in END_ALLIANCE:
                self.alliances.append(END_ALLIANCE.target(code))
        other = partner if settler == maker else maker
        self.agent = other if ACTION_BY_OTHER() in codes else settler

    def _give_back(self, occupier: Seat, other: Seat, place: Province) -> None:
        self.returns.append(Sale(occupier, other, place))
        self.returns[-1].price = NO_SUM

    @property
    def lacks_sum(self) -> bool:
        """Whether it is not said yet for how much the last Province goes back."""
        return bool(self.returns) and self.returns[-1].price == NO_SUM

    @property
    def cuts_ties(self) -> bool:
        """Whether ties are cut by it."""
        return bool(self.influence or self.claims or self.alliances)

    def concerns(self, place: Province) -> bool:
        """Say whether it says what becomes of an occupied Province."""
        return place in self.freed or any(each.place == place for each in self.returns)

    def other_than(self, seat: Seat) -> Seat:
        """Return the other of both."""
        return self.partner if seat == self.maker else self.maker

    def ducats_of(self, seat: Seat) -> int:
        """Return the Ducats that a player pays by this peace."""
        sums = sum(max(each.price, 0) for each in self.returns if each.buyer == seat)
        return super().ducats_of(seat) + sums
