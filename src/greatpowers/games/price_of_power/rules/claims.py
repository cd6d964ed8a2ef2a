"""5.4.3 Fabricate Claims; Claims, Cores and CB tokens on the map (7.6.1, 8.3.1, 8.3.3)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import DIP, POWERS, Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_AREAS,
    NOBODY,
    PROVINCES_OF,
    Area,
    Realm,
    area_text,
    is_distant,
    realm_text,
)
from greatpowers.games.price_of_power.known import KnownOfFew
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.covert import WINDOW, immunity
from greatpowers.games.price_of_power.rules.distant_trade import open_continent
from greatpowers.games.price_of_power.rules.geography import (
    areas_next_to,
    is_next_by_land,
)
from greatpowers.games.price_of_power.rules.mats import power_of, realm_name
from greatpowers.games.price_of_power.rules.ownership import (
    core_of,
    cover_flag,
    has,
    is_vacant,
    minus,
    owns_area,
    plus,
    tokens_of,
)
from greatpowers.games.price_of_power.rules.prices import NO_POWER, pay
from greatpowers.games.price_of_power.rules.relations import at_peace
from greatpowers.games.price_of_power.rules.struggles import is_battleground
from greatpowers.games.price_of_power.state import CLAIMS_PLACED, SEATS, PriceTable, State, put
from greatpowers.games.price_of_power.vocabulary import CLAIM, DONE, FABRICATE
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

PRICE: Final = 2
BATTLEGROUND_REBATE: Final = -1

AT_WAR: Final = refuse("no-claims-at-war", "5.4.3", "opens-peace")
CLAIMED: Final = refuse("no-claimed-already", "5.4.3")
CHOSEN: Final = refuse("no-claim-chosen", "5.4.3")
ALL_YOURS: Final = refuse("no-claim-all-yours", "5.4.3")
NOT_NEXT: Final = refuse("no-claim-not-next", "5.4.3", "opens-claim-next")
NOT_BY_LAND: Final = refuse("no-claim-not-by-land", "5.4.3", "opens-explore")
VACANT: Final = refuse("no-claim-vacant", "5.4.3", "opens-explore")
NO_AREA: Final = refuse("no-claim-nowhere", "5.4.3", "opens-claim-next")
NONE_CHOSEN: Final = refuse("no-claim-none-chosen", "5.4.3")
NOT_ALL_YOURS: Final = refuse("no-core-not-all-yours", "7.6.1", "opens-core-all")
CORE_ALREADY: Final = refuse("no-core-already", "7.6.1")


# -- tokens (7.6.1, 8.3) -------------------------------------------------------------------------


@rule("7.6.1", "8.3.1")
def has_claim(s: State, seat: Seat, area: Area) -> bool:
    """Say whether a player has a Claim in an Area; a Core token counts as one."""
    return area in s.claims[seat] or s.core[area] == seat


def claims_of(s: State, seat: Seat) -> list[Area]:
    """Return the Areas with a Claim of a player, Cores not counted."""
    return sorted(s.claims[seat])


CORES: Final = KnownOfFew()


def cores_of(s: State, seat: Seat) -> list[Area]:
    """Return the Areas with a Core token of a player."""
    found: list[list[Area]] | None = CORES.of(s.core)
    if found is None:
        found = [[] for _ in range(SEATS)]
        for area, owner in enumerate(s.core):
            if owner != NOBODY:
                found[owner].append(area)
        CORES.keep(s.core, found)
    return found[seat]


def cbs_of(s: State, seat: Seat) -> list[Realm]:
    """Return the realms with a CB token of a player."""
    return tokens_of(s.cb, seat)


def claim(t: PriceTable, seat: Seat, area: Area, *, cite: str = "5.4.3") -> None:
    """Place a Claim in an Area, one at most; the first on a continent opens its trade (12.6)."""
    s = t.state
    if has_claim(s, seat, area):
        return
    s.claims[seat].append(area)
    s.changed |= CLAIMS_PLACED
    t.say("log-claim", power=realm_name(s, seat), area=area_text(area), cite=cite)
    if is_distant(area):
        open_continent(t, area)


def drop_claim(t: PriceTable, seat: Seat, area: Area, *, cite: str = "5.2.6") -> None:
    """Take a Claim back."""
    s = t.state
    s.claims[seat].remove(area)
    t.say("log-claim-dropped", power=realm_name(s, seat), area=area_text(area), cite=cite)


@rule("7.6.1", "R49")
def judge_core(s: State, seat: Seat, area: Area) -> Verdict:
    """Say whether a player may place a Core token: all Provinces his, not all his cores."""
    if not owns_area(s, seat, area):
        return NOT_ALL_YOURS
    cores = [core_of(s, place) == s.realm[seat] for place in PROVINCES_OF[area]]
    return CORE_ALREADY if all(cores) else ALLOWED


@rule("7.6.1")
def place_core(t: PriceTable, seat: Seat, area: Area, *, cite: str = "7.6.1") -> None:
    """Place a Core token, which a Claim becomes; tokens of dynamic realms and other Cores go."""
    s = t.state
    if area in s.claims[seat]:
        s.claims[seat].remove(area)
    s.core = put(s.core, area, seat)
    s.changed |= CLAIMS_PLACED
    for place in PROVINCES_OF[area]:
        cover_flag(s, place, NOBODY)
    t.say("log-core", power=realm_name(s, seat), area=area_text(area), cite=cite)


def drop_core(t: PriceTable, seat: Seat, area: Area, *, cite: str = "2.2.1") -> None:
    """Take a Core token back."""
    t.state.core = put(t.state.core, area, NOBODY)
    t.say("log-core-dropped", power=realm_name(t.state, seat), area=area_text(area), cite=cite)


@rule("8.3.3")
def place_cb(t: PriceTable, seat: Seat, realm: Realm, *, cite: str = "8.3.3") -> None:
    """Place a CB token on a Capital."""
    s = t.state
    if not has(s.cb[realm], seat):
        s.cb = put(s.cb, realm, plus(s.cb[realm], seat))
        s.changed |= CLAIMS_PLACED
        t.say("log-cb", power=realm_name(s, seat), target=realm_text(realm), cite=cite)


def drop_cb(t: PriceTable, seat: Seat, realm: Realm, *, cite: str = "2.2.1") -> None:
    """Take a CB token back."""
    s = t.state
    s.cb = put(s.cb, realm, minus(s.cb[realm], seat))
    t.say("log-cb-dropped", power=realm_name(s, seat), target=realm_text(realm), cite=cite)


# -- Fabricate Claims (5.4.3) --------------------------------------------------------------------


@rule("5.4.3")
def judge_ground(s: State, seat: Seat, area: Area, near: set[Area] | None = None) -> Verdict:
    """Say whether a player may fabricate a Claim in an Area.

    Those next to his realm are reckoned here unless somebody has them already.
    """
    if has_claim(s, seat, area):
        return CLAIMED
    if owns_area(s, seat, area):
        return ALL_YOURS
    if area not in (areas_next_to(s, seat) if near is None else near):
        return NOT_NEXT
    if not is_distant(area):
        return ALLOWED
    if not is_next_by_land(s, seat, area):
        return NOT_BY_LAND
    return VACANT if all(is_vacant(s, place) for place in PROVINCES_OF[area]) else ALLOWED


@rule("5.4.3", "17.4.2", "R105")
def price(s: State, seat: Seat, area: Area, bill: Bill | None = None) -> int:
    """Return the DIP for a Claim: less in a Battleground of the active or upcoming Struggle.

    What protects those at whom it is aimed is paid, too.
    """
    found = charge(bill, "bill-claim", PRICE)
    if is_battleground(s, area):
        found += charge(bill, "bill-battleground", BATTLEGROUND_REBATE)
    return found + protection(s, seat, area, bill)


@rule("5.4.3", "R105")
def protection(s: State, seat: Seat, area: Area, bill: Bill | None = None) -> int:
    """Return the DIP by which a Claim is dearer: it is aimed at the Opponents with land there."""
    owners = {s.holder[place] for place in PROVINCES_OF[area] if s.holder[place] != NOBODY}
    return sum(immunity(s, other, bill) for other in sorted(owners - {seat}))


def judge_area(s: State, seat: Seat, area: Area, chosen: list[Area], near: set[Area]) -> Verdict:
    """Say whether a player may choose an Area besides others, and pay for it."""
    if area in chosen:
        return CHOSEN
    ground = judge_ground(s, seat, area, near)
    if ground is not ALLOWED:
        return ground
    return ALLOWED if power_of(s, seat, DIP) >= price(s, seat, area) else NO_POWER[DIP]


def _any_area(s: State, seat: Seat, chosen: list[Area]) -> bool:
    near = areas_next_to(s, seat)
    return any(judge_area(s, seat, area, chosen, near) is ALLOWED for area in near)


@rule("5.4.3")
def judge_fabricate(s: State, seat: Seat) -> Verdict:
    """Say whether a player can take the Action."""
    if power_of(s, seat, DIP) < PRICE + BATTLEGROUND_REBATE:
        return NO_POWER[DIP]
    if not at_peace(s, seat):
        return AT_WAR
    return ALLOWED if _any_area(s, seat, []) else NO_AREA


def fabricate_choice(s: State, seat: Seat) -> Choice:
    """Offer the Action."""
    return Choice(FABRICATE, whole=judge_fabricate(s, seat))


@ACTIONS.on(FABRICATE)
def begin_fabricate(t: PriceTable, seat: Seat, _: int) -> None:
    """Begin to fabricate Claims."""
    FABRICATION.begin(t.state.agenda, seat)


@rule("5.4.3")
def choose_areas(t: PriceTable, affair: Affair) -> Play[None]:
    """Name the Areas and pay for each, until the player has enough."""
    s = t.state
    seat, *chosen = affair.numbers
    if chosen and not _any_area(s, seat, chosen):
        return
    answer = yield t.ask(
        seat,
        "ask-claim",
        lambda: claim_menu(s, seat, chosen),
        cite="5.4.3",
        default=DONE(),
        public=True,
    )
    if answer == DONE():
        return
    area = CLAIM.target(answer)
    pay(s, seat, DIP, price(s, seat, area))
    t.say("log-fabricates", power=realm_name(s, seat), area=area_text(area), cite="5.4.3")
    more = protection(s, seat, area)
    if more:
        t.say("log-pays-immunity", power=realm_name(s, seat), n=more, cite="R105")
    affair.note(seat, *chosen, area)
    affair.repeat()


def claim_menu(s: State, seat: Seat, chosen: list[Area]) -> Menu:
    """Offer the Areas next to the realm, and to stop."""
    near = areas_next_to(s, seat)
    return [
        Choice(
            CLAIM,
            ALL_AREAS,
            lambda area: judge_area(s, seat, area, chosen, near),
            cost=lambda area, bill: price(s, seat, area, bill),
            within=sorted(near),
            paid_in=POWERS[DIP],
        ),
        Choice(DONE, whole=ALLOWED if chosen else NONE_CHOSEN),
    ]


@rule("5.4.3", "5.4.5", "R77")
def let_others_counter(t: PriceTable, affair: Affair) -> None:
    """Claims are covert: others may counter them all."""
    WINDOW.begin(t.state.agenda, affair.numbers[0], NOBODY, FABRICATE())


@rule("5.4.3")
def place_claims(t: PriceTable, affair: Affair) -> None:
    """Place the Claims, unless they were countered."""
    if affair.heard:
        return
    seat, *chosen = affair.numbers
    for area in chosen:
        claim(t, seat, area)


FABRICATION: Final = AGENDA.task("fabricate", choose_areas, let_others_counter, place_claims)
