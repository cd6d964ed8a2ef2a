"""What a deal or a peace of two players says: what each gives and gains, and what it costs whom."""

from typing import Literal

from typing_extensions import TypedDict

from greatpowers.games.price_of_power.components.tables import POWERS, Seat
from greatpowers.games.price_of_power.components.world import AREAS, NOBODY, PROVINCES, REALMS
from greatpowers.games.price_of_power.rules.deal_terms import Terms
from greatpowers.games.price_of_power.rules.deals import dues
from greatpowers.games.price_of_power.rules.offer_rows import (
    IS_ACCEPTED,
    MAKER,
    PARTNER,
    PIECES,
    offers_on_table,
)
from greatpowers.games.price_of_power.rules.offers import judge_making, other_of
from greatpowers.games.price_of_power.rules.pact_terms import NO_SUM, NO_TERM, Pact
from greatpowers.games.price_of_power.rules.pacts import PACT, drafter
from greatpowers.games.price_of_power.rules.peace_gains import agreed_gains
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.view_names import PowerName, realm_of
from greatpowers.games.price_of_power.view_peace import Judged, WarLine, judged, lines
from greatpowers.games.price_of_power.vocabulary import TERMS
from greatpowers.kernel.agenda import NUMBERS, TASK
from greatpowers.kit.remembering import remembered


class CutExplained(TypedDict):
    """A tie that is cut, and where or with whom it was."""

    kind: Literal["influence", "claim", "alliance"]
    target: str


class DealSide(TypedDict):
    """One of both: what he gives, what it brings him, and what it costs him.

    ``gives`` are Ducats, ``sells`` Provinces with their prices, ``returns`` occupied Provinces with
    the sums for them, as far as they are named, ``frees`` those that he sets free, and ``cuts``
    his ties that end. ``pays`` are all Ducats that he pays.
    """

    realm: str
    gives: int
    sells: dict[str, int]
    returns: dict[str, int | None]
    frees: list[str]
    cuts: list[CutExplained]
    brings: list[WarLine]
    pays: int
    power: dict[PowerName, int]


class PactExplained(TypedDict):
    """The term of a peace, who has won, and who takes the Actions that go with it."""

    term: str | None
    victor: str | None
    agent: str


class DealExplained(TypedDict):
    """A deal: first the side of its maker, then the other; what both agree on besides.

    ``peace`` is the peace of which it is a part.
    """

    sides: list[DealSide]
    alliance: bool
    deck: PowerName | None
    is_offered: bool
    peace: PactExplained | None


class OfferExplained(TypedDict):
    """A deal that lies on the table: what it says, and whether the other has accepted it.

    ``own`` tells a party whether he could make it as his Action. What it costs in DIP is told as
    if this party made it; to all others, as if its maker did.
    """

    deal: DealExplained
    accepted: bool
    own: Judged | None


def explain_offers(
    s: State, seat: int | None, public: list[OfferExplained] | None = None
) -> list[OfferExplained]:
    """Tell a seat of the deals that lie on the table.

    Who is no party to an offer is told of it what a spectator is, if that is there already.
    """
    return [
        _offer(s, tuple(row), seat)
        if public is None or seat in (row[MAKER], row[PARTNER])
        else public[number]
        for number, row in enumerate(offers_on_table(s))
    ]


@remembered
def _offer(s: State, offer: tuple[int, ...], seat: int | None) -> OfferExplained:
    row = list(offer)
    maker, partner = row[MAKER], row[PARTNER]
    active = partner if seat == partner else maker
    deal = _deal(s, Terms(row[PIECES:], maker, partner), active, maker, partner)
    is_party = seat in (maker, partner)
    return {
        "deal": {**deal, "is_offered": True},
        "accepted": bool(row[IS_ACCEPTED]),
        "own": judged(judge_making(s, active, other_of(row, active))) if is_party else None,
    }


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
    found = _deal(s, pact, pact.agent, maker, partner)
    _add_peace(s, pact, found)
    return found


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
        "returns": {},
        "frees": [],
        "cuts": [],
        "brings": [],
        "pays": terms.ducats_of(seat),
        "power": {POWERS[power]: due[power] for power in due},
    }


def _add_peace(s: State, pact: Pact, deal: DealExplained) -> None:
    """Add the parts of a peace to the deal in it."""
    found = agreed_gains(s, pact)
    deal["peace"] = {
        "term": None if pact.term == NO_TERM else TERMS[pact.term],
        "victor": None if pact.victor == NOBODY else realm_of(s, pact.victor),
        "agent": realm_of(s, pact.agent),
    }
    for seat, side, brought in zip(
        (pact.maker, pact.partner), deal["sides"], (found.own, found.theirs), strict=True
    ):
        side["returns"] = {
            PROVINCES[back.place]: None if back.price == NO_SUM else back.price
            for back in pact.returns
            if back.seller == seat
        }
        side["frees"] = [PROVINCES[place] for place in pact.freed if s.occupier[place] == seat]
        side["cuts"] = _cuts(pact) if seat == pact.agent else []
        side["brings"] = lines(brought)


def _cuts(pact: Pact) -> list[CutExplained]:
    return [
        *(CutExplained(kind="influence", target=f"area-{AREAS[area]}") for area in pact.influence),
        *(CutExplained(kind="claim", target=f"area-{AREAS[area]}") for area in pact.claims),
        *(CutExplained(kind="alliance", target=f"realm-{REALMS[it]}") for it in pact.alliances),
    ]
