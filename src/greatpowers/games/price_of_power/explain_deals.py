"""What a deal or a peace of two players says: what each gives and gains, and what it costs whom."""

from typing_extensions import TypedDict

from greatpowers.games.price_of_power.components.tables import POWERS, Seat
from greatpowers.games.price_of_power.components.world import AREAS, NOBODY, PROVINCES, REALMS
from greatpowers.games.price_of_power.rules.deal_terms import Terms
from greatpowers.games.price_of_power.rules.deals import dues
from greatpowers.games.price_of_power.rules.pact_terms import NO_SUM, NO_TERM, Pact
from greatpowers.games.price_of_power.rules.pacts import PACT, drafter
from greatpowers.games.price_of_power.rules.peace_gains import agreed_gains
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.view_names import PowerName, realm_of
from greatpowers.games.price_of_power.view_peace import WarLine, lines
from greatpowers.games.price_of_power.vocabulary import TERMS
from greatpowers.kernel.agenda import NUMBERS, TASK


class DealSide(TypedDict):
    """One of both: the Ducats that he gives, the Provinces that he sells, the power it costs him.

    ``pays`` are the Ducats of ``gives``, the prices of what he buys and the sums for what he gets
    back.
    """

    realm: str
    gives: int
    sells: dict[str, int]
    pays: int
    power: dict[PowerName, int]


class PactExplained(TypedDict):
    """What a peace says besides its deal.

    ``brings`` are the lines of both sides, the maker's first. ``returns`` are the sums for
    Provinces that go back, as far as they are named. ``agent`` takes the Actions that go with it,
    and gives up the ties.
    """

    term: str | None
    victor: str | None
    brings: list[list[WarLine]]
    returns: dict[str, int | None]
    freed: list[str]
    agent: str
    influence: list[str]
    claims: list[str]
    alliances: list[str]


class DealExplained(TypedDict):
    """A deal: first the side of its maker, then the other; what both agree on besides.

    ``peace`` is the peace of which it is a part.
    """

    sides: list[DealSide]
    alliance: bool
    deck: PowerName | None
    is_offered: bool
    peace: PactExplained | None


def explain_deal(s: State, seat: int | None) -> DealExplained | None:
    """Tell a seat of the deal or peace that is offered, or that the seat itself puts together."""
    is_drafting = seat is not None and drafter(s) == seat and not s.offered
    if not s.offered and not is_drafting:
        return None
    active, maker, partner, *_ = s.agenda[-1][NUMBERS:]
    codes = s.offered or s.draft
    if s.agenda[-1][TASK] != PACT.number:
        return _deal(s, Terms(codes, maker, partner), active, maker, partner)
    pact = Pact(codes, active, maker, partner)
    return {**_deal(s, pact, pact.agent, maker, partner), "peace": _pact(s, pact)}


def _deal(s: State, terms: Terms, active: Seat, maker: Seat, partner: Seat) -> DealExplained:
    return {
        "sides": [_side(s, each, terms, is_active=each == active) for each in (maker, partner)],
        "alliance": terms.has_alliance,
        "deck": None if terms.deck == NOBODY else POWERS[terms.deck],
        "is_offered": bool(s.offered),
        "peace": None,
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


def _pact(s: State, pact: Pact) -> PactExplained:
    found = agreed_gains(s, pact)
    return {
        "term": None if pact.term == NO_TERM else TERMS[pact.term],
        "victor": None if pact.victor == NOBODY else realm_of(s, pact.victor),
        "brings": [lines(found.own), lines(found.theirs)],
        "returns": {
            PROVINCES[back.place]: None if back.price == NO_SUM else back.price
            for back in pact.returns
        },
        "freed": [PROVINCES[place] for place in pact.freed],
        "agent": realm_of(s, pact.agent),
        "influence": [AREAS[each] for each in pact.influence],
        "claims": [AREAS[each] for each in pact.claims],
        "alliances": [REALMS[each] for each in pact.alliances],
    }
