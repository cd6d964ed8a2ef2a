"""5.3.3 Colonize: a Colonial Claim that is linked to the Capital becomes a Town."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import ADM, POWERS, Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_AREAS,
    MAIN_AREAS,
    PROVINCES_OF,
    Area,
    area_text,
    is_distant,
)
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.geography import Space, colony_chain, spaces_next_to
from greatpowers.games.price_of_power.rules.mats import power_of, realm_name
from greatpowers.games.price_of_power.rules.ownership import (
    is_vacant,
    place_disc,
    town_for,
)
from greatpowers.games.price_of_power.rules.prices import NO_POWER, by_ideas, pay
from greatpowers.games.price_of_power.state import NO_DISC, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import COLONIZE, COLONIZE_AREA, SPEND_COLONISTS
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

COLONY_PRICE: Final = 4
DISTANT_AREAS: Final = range(len(MAIN_AREAS), len(ALL_AREAS))

NO_COLONIAL_CLAIM: Final = refuse("no-colonial-claim", "5.3.3", "opens-exploring")
NOT_VACANT: Final = refuse("no-not-vacant", "5.3.3")
NOT_LINKED: Final = refuse("no-not-linked", "5.3.3", "opens-linking")
NO_TOWN_LEFT: Final = refuse("no-town-left", "7.5")
NOTHING_TO_COLONIZE: Final = refuse("no-nothing-to-colonize", "5.3.3", "opens-linking")


@rule("5.3.3")
def price(s: State, seat: Seat, bill: Bill | None = None, less: int = 0) -> int:
    """Return the ADM and Colonists of a colony together, at least none."""
    found = charge(bill, "bill-colonize", COLONY_PRICE)
    found += by_ideas(s, seat, "cost_colonize", bill)
    found += charge(bill, "bill-discount", -less)
    return found + charge(bill, "bill-never-below-nothing", max(0, -found))


def colonial_claims(s: State, seat: Seat) -> list[Area]:
    """Return the vacant Territories on which a player has a Claim."""
    distant = [area for area in sorted(s.claims[seat]) if is_distant(area)]
    return [area for area in distant if is_vacant(s, PROVINCES_OF[area][0])]


@rule("5.3.3", "7.5")
def judge_colony(s: State, seat: Seat, area: Area, chain: set[Space] | None = None) -> Verdict:
    """Say whether a player may put a Town on a Territory: his Claim on it, linked to his Capital.

    The chain of Towns and Ships is reckoned here unless somebody has it already.
    """
    if area not in s.claims[seat]:
        return NO_COLONIAL_CLAIM
    if not is_vacant(s, PROVINCES_OF[area][0]):
        return NOT_VACANT
    if town_for(s, seat, 1) == NO_DISC:
        return NO_TOWN_LEFT
    linked = colony_chain(s, seat) if chain is None else chain
    return ALLOWED if any(space in linked for space in spaces_next_to(area)) else NOT_LINKED


@rule("5.3.3")
def judge_colonize(s: State, seat: Seat, less: int = 0) -> Verdict:
    """Say whether a player may take the Action."""
    claims = colonial_claims(s, seat)
    if not claims:
        return NO_COLONIAL_CLAIM
    if power_of(s, seat, ADM) + s.colonists[seat] < price(s, seat, less=less):
        return NO_POWER[ADM]
    chain = colony_chain(s, seat)
    possible = any(judge_colony(s, seat, area, chain) for area in claims)
    return ALLOWED if possible else NOTHING_TO_COLONIZE


def colonize_choice(s: State, seat: Seat) -> Choice:
    """Offer to colonize."""
    return Choice(
        COLONIZE,
        whole=judge_colonize(s, seat),
        cost=lambda _, bill: price(s, seat, bill),
        paid_in=POWERS[ADM],
    )


@ACTIONS.on(COLONIZE)
def colonize(t: PriceTable, seat: Seat, _: int) -> None:
    """Begin to colonize."""
    COLONY.begin(t.state.agenda, seat, 0)


@rule("5.3.3")
def spend(t: PriceTable, affair: Affair) -> Play[None]:
    """Pay with Colonists and ADM, as many of either as the player likes."""
    s = t.state
    seat, less = affair.numbers
    if not judge_colonize(s, seat, less):
        affair.end()
        return
    whole = price(s, seat, less=less)
    most = min(whole, s.colonists[seat])
    least = max(0, whole - power_of(s, seat, ADM))
    spent = most
    if least < most:
        answer = yield t.ask(
            seat,
            "ask-colonists",
            lambda: [Choice(SPEND_COLONISTS, range(least, most + 1))],
            cite="5.3.3",
            default=SPEND_COLONISTS(most),
            public=True,
            n=whole,
        )
        spent = SPEND_COLONISTS.target(answer)
    s.colonists[seat] -= spent
    pay(s, seat, ADM, whole - spent)


@rule("5.3.3", "7.5")
def settle(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose a Territory and turn the Claim on it into a Small Town."""
    s = t.state
    seat, _ = affair.numbers
    chain = colony_chain(s, seat)
    answer = yield t.ask(
        seat,
        "ask-colonize",
        lambda: [
            Choice(
                COLONIZE_AREA,
                DISTANT_AREAS,
                lambda area: judge_colony(s, seat, area, chain),
                within=colonial_claims(s, seat),
            )
        ],
        cite="5.3.3",
        public=True,
    )
    area = COLONIZE_AREA.target(answer)
    s.claims[seat].remove(area)
    place_disc(s, seat, PROVINCES_OF[area][0], town_for(s, seat, 1))
    t.say("log-colonizes", power=realm_name(s, seat), area=area_text(area), cite="5.3.3")


COLONY: Final = AGENDA.task("colony", spend, settle)
"""About a seat, and how much less it costs."""
