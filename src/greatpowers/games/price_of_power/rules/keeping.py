"""10.5.2 Keep Current Board State: ransoms, and what becomes of each occupied Province."""

from collections.abc import Iterable
from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    NOBODY,
    Province,
    Realm,
    province_text,
    realm_text,
)
from greatpowers.games.price_of_power.rules import alliances
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.conquest import areas_of, part_from_patron
from greatpowers.games.price_of_power.rules.courting import COURT
from greatpowers.games.price_of_power.rules.empire import master_of
from greatpowers.games.price_of_power.rules.liberation import set_free
from greatpowers.games.price_of_power.rules.mats import gain_ducats, gain_prestige
from greatpowers.games.price_of_power.rules.money import must_pay
from greatpowers.games.price_of_power.rules.occupation import keep, leave, lift
from greatpowers.games.price_of_power.rules.ownership import (
    areas_of_realm,
    capital_of,
    core_of,
    free_lands_of,
    is_npr,
    tax_income,
)
from greatpowers.games.price_of_power.rules.peace_rewards import CALM_BY_CLAIM, CLAIM_BACK
from greatpowers.games.price_of_power.rules.terms import make_peace
from greatpowers.games.price_of_power.rules.victory import lost_to, side_of, taken_from, worth
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    DONE,
    EXCHANGE,
    FORGE_WITH,
    NAME_PROVINCE,
    RETURN_FOR_DUCATS,
    SET_FREE,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import NOTHING, choose

RANSOM: Final = 10
PRICE: Final = 3
"""Ducats for each point of Tax Value that is returned."""
TIMES_INCOME: Final = 2
"""How often its Tax Income a realm pays at most."""
LIBERATOR_INFLUENCE: Final = 2

ITS_CORE: Final = refuse("no-peace-core", "10.5.2")
NOT_ITS_OWN: Final = refuse("no-peace-ally-land", "10.3")
NOBODY_IS_FREED: Final = refuse("no-peace-nobody-freed", "10.5.2")
NOTHING_TO_EXCHANGE: Final = refuse("no-peace-no-exchange", "10.5.2")


# -- money (10.5.2) ------------------------------------------------------------------------------


@rule("10.5.2", "R12", "13.4.5")
def most_paid(s: State, realm: Realm) -> int:
    """Return what a realm pays at most: twice its Tax Income, as it is once all is returned."""
    seat = s.seat_of[realm]
    if seat != NOBODY:
        return TIMES_INCOME * tax_income(s, seat)
    lands = [place for place in free_lands_of(s, realm) if s.occupier[place] == NOBODY]
    return TIMES_INCOME * sum(worth(s, place) for place in lands)


@rule("10.5.2", "R12", "7.4.5")
def pay_ducats(t: PriceTable, realm: Realm, due: int, to: Seat) -> None:
    """Let a realm pay what it owes a player and can bear; without a player the supply pays."""
    s = t.state
    ducats = min(due, most_paid(s, realm))
    payer = s.seat_of[realm]
    if payer != NOBODY and ducats:
        ducats = must_pay(t, payer, ducats, cite="10.5.2")
    gain_ducats(t, to, ducats, cite="10.5.2")


@rule("10.5.2", "R147")
def return_capital(t: PriceTable, realm: Realm, occupier: Seat) -> int:
    """Return the Capital of a realm to it, if a player occupies it; return the ransom for it."""
    capital = capital_of(t.state, realm)
    if t.state.occupier[capital] != occupier:
        return 0
    leave(t, capital, cite="10.5.2")
    return RANSOM


@rule("10.5.2", "R12", "R147")
def ransom_for(s: State, capital: Province, returned: Iterable[Province] = ()) -> int:
    """Return what a realm would pay for its Capital, once that and what else goes back is its own.

    It pays no more than it can bear then.
    """
    trial = s.clone()
    for place in (capital, *returned):
        lift(trial, place)
    return min(RANSOM, most_paid(trial, master_of(s, capital)))


@rule("10.5.2", "R147")
def is_capital(s: State, place: Province) -> bool:
    """Say whether a Province is the Capital of a realm that makes peace."""
    return capital_of(s, master_of(s, place)) == place


class Settlement:
    """What a Victor does with what he occupies, as the affair notes it.

    ``side`` are the realms that make peace, the loser first; ``due`` is what each owes, and
    ``ransom`` what the Victor's side owes; ``freed`` are the Provinces set free.
    """

    __slots__ = ("due", "freed", "loser", "ransom", "seat", "side")

    def __init__(self, seat: Seat, loser: Realm, ransom: int, size: int, *rest: int) -> None:
        self.seat = seat
        self.loser = loser
        self.ransom = ransom
        self.side = list(rest[:size])
        self.due = list(rest[size : 2 * size])
        self.freed = list(rest[2 * size :])

    def numbers(self) -> list[int]:
        """Return it as the numbers of the affair."""
        head = [self.seat, self.loser, self.ransom, len(self.side)]
        return [*head, *self.side, *self.due, *self.freed]

    def taken(self, s: State) -> list[Province]:
        """Return what the Victor still occupies of the side; Capitals go back in any case."""
        taken = taken_from(s, self.seat, self.side)
        return [place for place in taken if not is_capital(s, place)]


@rule("10.5.2", "10.3")
def settlement_of(s: State, seat: Seat, loser: Realm) -> Settlement:
    """Return the settlement with a realm as it would begin, before anything is paid."""
    side = side_of(s, loser)
    return Settlement(seat, loser, 0, len(side), *side, *(0 for _ in side))


@rule("10.5.2", "10.3")
def open_settlement(t: PriceTable, affair: Affair) -> None:
    """Return the Capitals that either side occupies: numbers seat, loser."""
    s = t.state
    seat, loser = affair.numbers
    side = side_of(s, loser)
    due = [return_capital(t, realm, seat) for realm in side]
    other = s.seat_of[loser]
    own = side_of(s, s.realm[seat]) if other != NOBODY else []
    owed = [return_capital(t, realm, other) for realm in own]
    affair.note(seat, loser, sum(owed[:1]), len(side), *side, *due)
    for realm, ransom in zip(own[1:], owed[1:], strict=True):
        pay_ducats(t, realm, ransom, other)


# -- Provinces (10.5.2) --------------------------------------------------------------------------


@rule("10.5.2", "10.3")
def judge_freedom(s: State, deal: Settlement, place: Province) -> Verdict:
    """Say whether a Province may be set free: of the loser himself, and none of his cores."""
    if master_of(s, place) != deal.loser:
        return NOT_ITS_OWN
    home = core_of(s, place)
    if home == NOBODY:
        return NOBODY_IS_FREED
    return ITS_CORE if home == deal.loser else ALLOWED


@rule("10.5.2", "R146")
def judge_exchange(s: State, deal: Settlement, place: Province) -> Verdict:
    """Say whether a Province that the loser occupies may be had for one as large."""
    return ALLOWED if matches(s, deal, place) else NOTHING_TO_EXCHANGE


@rule("10.5.2", "13.4.5")
def matches(s: State, deal: Settlement, place: Province) -> list[Province]:
    """Return what the Victor occupies that is worth as much as a Province."""
    return [each for each in deal.taken(s) if worth(s, each) == worth(s, place)]


def settlement_menu(s: State, deal: Settlement) -> Menu:
    """Offer what the Victor may do with what is occupied, and to keep the rest."""
    taken = deal.taken(s)
    lost = lost_to(s, deal.seat, deal.loser)
    return [
        Choice(DONE),
        Choice(RETURN_FOR_DUCATS, taken),
        Choice(SET_FREE, taken, lambda place: judge_freedom(s, deal, place)),
        Choice(EXCHANGE, lost, lambda place: judge_exchange(s, deal, place)),
    ]


@rule("10.5.2")
def dispose(t: PriceTable, affair: Affair) -> Play[None]:
    """Let the Victor return, free or exchange Provinces one by one; the others are kept."""
    s = t.state
    deal = Settlement(*affair.numbers)
    if not any(choice.any() for choice in settlement_menu(s, deal)[1:]):
        return
    answer = yield t.ask(
        deal.seat,
        "ask-settlement",
        lambda: settlement_menu(s, deal),
        cite="10.5.2",
        default=DONE(),
        public=True,
        realm=realm_text(deal.loser),
    )
    if answer == DONE():
        return
    affair.repeat()
    if answer in RETURN_FOR_DUCATS:
        _return(t, deal, RETURN_FOR_DUCATS.target(answer))
    elif answer in SET_FREE:
        _free(t, deal, SET_FREE.target(answer))
    else:
        yield from _exchange(t, deal, EXCHANGE.target(answer))
    affair.note(*deal.numbers())


@rule("10.5.2", "13.4.5")
def _return(t: PriceTable, deal: Settlement, place: Province) -> None:
    """Return a Province; what it costs the realm is paid at the end."""
    s = t.state
    deal.due[deal.side.index(master_of(s, place))] += PRICE * worth(s, place)
    leave(t, place, cite="10.5.2")


def _free(t: PriceTable, deal: Settlement, place: Province) -> None:
    s = t.state
    prestige = worth(s, place)
    leave(t, place, cite="10.5.2")
    set_free(t, place, cite="10.5.2")
    gain_prestige(t, deal.seat, prestige, cite="10.5.2")
    deal.freed.append(place)


def _exchange(t: PriceTable, deal: Settlement, place: Province) -> Play[None]:
    s = t.state
    given = yield from choose(
        t,
        deal.seat,
        "ask-peace-exchange",
        NAME_PROVINCE,
        matches(s, deal, place),
        cite="10.5.2",
        public=True,
        province=province_text(place),
    )
    leave(t, given, cite="10.5.2")
    leave(t, place, cite="10.5.2")


# -- what is kept (10.5.2) -----------------------------------------------------------------------


@rule("10.5.2", "10.3")
def keep_rest(t: PriceTable, affair: Affair) -> None:
    """Let both sides keep what they still occupy; Claims and quiet follow, the Victor first.

    An Active Ally that was beaten alone leaves its player with what it brought before the war.
    """
    s = t.state
    deal = Settlement(*affair.numbers)
    part_from_patron(t, deal.seat, deal.loser)
    kept = [*deal.taken(s), *lost_to(s, deal.seat, deal.loser)]
    changes = [(s.occupier[place], s.holder[place], place) for place in kept]
    other = s.seat_of[deal.loser]
    changes += [(NOBODY, other, place) for place in deal.freed]
    for place in kept:
        keep(t, place, cite="10.5.2")
    for realm, due in zip(deal.side, deal.due, strict=True):
        pay_ducats(t, realm, due, deal.seat)
    if other != NOBODY:
        pay_ducats(t, s.realm[deal.seat], deal.ransom, other)
    make_peace(t, deal.seat, deal.loser)
    for seat in (other, deal.seat):
        if seat != NOBODY:
            lost = [place for _, loser, place in changes if loser == seat]
            gained = [place for winner, _, place in changes if winner == seat]
            CLAIM_BACK.begin(s.agenda, seat, *areas_of(lost))
            CALM_BY_CLAIM.begin(s.agenda, seat, *areas_of(gained))
    if deal.freed:
        LIBERATOR.begin(s.agenda, deal.seat, *deal.freed)


KEEPING: Final = AGENDA.task("keeping", open_settlement, dispose, keep_rest)
"""About a Victor and the realm that has lost."""
KEPT: Final = AGENDA.task("kept", open_settlement, keep_rest)
"""The same, where it is agreed on already what becomes of each Province (10.5.8)."""


@rule("10.5.2")
def befriend_freed(t: PriceTable, affair: Affair) -> Play[None]:
    """Ally with one realm that was freed, and place Influence there: numbers seat, Provinces."""
    s = t.state
    seat, *freed = affair.numbers
    homes = sorted({core_of(s, place) for place in freed})
    nprs = [realm for realm in homes if s.seat_of[realm] == NOBODY and is_npr(s, realm)]
    open_to = [realm for realm in nprs if alliances.judge_gain(s, seat, realm) is ALLOWED]
    if not alliances.has_token(s, seat):
        return
    realm = yield from choose(
        t, seat, "ask-liberator", FORGE_WITH, open_to, cite="10.5.2", optional=True, public=True
    )
    if realm != NOTHING:
        alliances.ally(t, seat, realm, cite="10.5.2")
        COURT.begin(s.agenda, seat, LIBERATOR_INFLUENCE, *areas_of_realm(s, realm))


LIBERATOR: Final = AGENDA.task("liberator", befriend_freed)
"""About a seat and the Provinces that it has set free."""
