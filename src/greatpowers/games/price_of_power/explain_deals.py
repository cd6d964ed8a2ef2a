"""What a deal of two players says: what each gives, what binds both, and what it costs whom."""

from typing_extensions import TypedDict

from greatpowers.games.price_of_power.components.tables import POWERS, Seat
from greatpowers.games.price_of_power.components.world import NOBODY, PROVINCES
from greatpowers.games.price_of_power.rules.deal_terms import Terms
from greatpowers.games.price_of_power.rules.deals import drafter, dues
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.view_names import PowerName, realm_of
from greatpowers.kernel.agenda import NUMBERS


class DealSide(TypedDict):
    """One of both: the Ducats that he gives, the Provinces that he sells, the power it costs him.

    ``pays`` are the Ducats of ``gives`` and the prices of what he buys.
    """

    realm: str
    gives: int
    sells: dict[str, int]
    pays: int
    power: dict[PowerName, int]


class DealExplained(TypedDict):
    """A deal: first the side of its maker, then the other; what both agree on besides."""

    sides: list[DealSide]
    alliance: bool
    deck: PowerName | None
    is_offered: bool


def explain_deal(s: State, seat: int | None) -> DealExplained | None:
    """Tell a seat of the deal that is offered, or that the seat itself puts together."""
    is_drafting = seat is not None and drafter(s) == seat and not s.offered
    if not s.offered and not is_drafting:
        return None
    active, maker, partner = s.agenda[-1][NUMBERS:]
    terms = Terms(s.offered or s.draft, maker, partner)
    return {
        "sides": [_side(s, each, terms, is_active=each == active) for each in (maker, partner)],
        "alliance": terms.has_alliance,
        "deck": None if terms.deck == NOBODY else POWERS[terms.deck],
        "is_offered": bool(s.offered),
    }


def _side(s: State, seat: Seat, terms: Terms, *, is_active: bool) -> DealSide:
    due = dues(terms, is_active=is_active)
    return {
        "realm": realm_of(s, seat),
        "gives": terms.support if terms.giver == seat else 0,
        "sells": {PROVINCES[sale.place]: sale.price for sale in terms.sales if sale.seller == seat},
        "pays": terms.ducats_of(seat),
        "power": {POWERS[power]: due[power] for power in due},
    }
