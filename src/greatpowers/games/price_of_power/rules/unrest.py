"""14.1 Unrest on Towns and Vassals, and Suppress Unrest (5.5.6)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import ALL_POWERS, MIL, POWERS, Power, Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_PROVINCES,
    AREA_OF,
    NOBODY,
    PROVINCES_OF,
    Area,
    Province,
    province_text,
)
from greatpowers.games.price_of_power.effects.modifiers import may_suppress_with
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.mats import power_of, realm_name
from greatpowers.games.price_of_power.rules.occupation import bearer, is_seized
from greatpowers.games.price_of_power.rules.prices import NO_POWER, pay
from greatpowers.games.price_of_power.rules.relations import has_hostile_units
from greatpowers.games.price_of_power.state import PriceTable, State, put
from greatpowers.games.price_of_power.vocabulary import CALM, DONE, NAME_POWER, SUPPRESS
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

PRICE: Final = 1

NOT_YOURS: Final = refuse("no-unrest-not-yours", "5.5.6")
NO_UNREST: Final = refuse("no-unrest-there", "5.5.6")
HOSTILE_UNITS: Final = refuse("no-suppress-hostile", "5.5.6", "opens-rebels-gone")
OCCUPIED: Final = refuse("no-suppress-occupied", "5.5.6", "opens-siege")
NOTHING_TO_SUPPRESS: Final = refuse("no-suppress-nothing", "5.5.6")
NONE_YET: Final = refuse("no-suppress-none-yet", "5.5.6")


# -- discs turn (14.1) ---------------------------------------------------------------------------


@rule("14.1")
def has_unrest(s: State, place: Province) -> bool:
    """Say whether Unrest counts on a Province: what Rebels or an occupier cover does not.

    That of the occupier's own Town does.
    """
    return s.uneasy[place] if is_seized(s, place) else _is_open(s, place)


def _is_open(s: State, place: Province) -> bool:
    return s.unrest[place] and s.occupier[place] == NOBODY


@rule("14.1")
def can_stir(s: State, place: Province) -> bool:
    """Say whether a disc can turn to Unrest: a player's, open and calm."""
    return s.holder[place] != NOBODY and s.occupier[place] == NOBODY and not s.unrest[place]


@rule("14.1")
def stir(t: PriceTable, place: Province, *, cite: str = "14.1") -> None:
    """Turn a disc to Unrest, if it can be."""
    s = t.state
    if can_stir(s, place):
        s.unrest = put(s.unrest, place, True)
        who = realm_name(s, s.holder[place])
        t.say("log-unrest", power=who, province=province_text(place), cite=cite)


@rule("14.1")
def calm(t: PriceTable, place: Province, *, cite: str = "14.1") -> None:
    """Turn the disc on top of a Province back."""
    s = t.state
    if has_unrest(s, place):
        who = realm_name(s, bearer(s, place))
        if is_seized(s, place):
            s.uneasy = put(s.uneasy, place, False)
        else:
            s.unrest = put(s.unrest, place, False)
        t.say("log-calm", power=who, province=province_text(place), cite=cite)


@rule("14.1")
def unrest_in(s: State, seat: Seat, area: Area) -> list[Province]:
    """Return the Provinces of an Area with Unrest on a player's Town or Vassal."""
    return [
        place for place in PROVINCES_OF[area] if bearer(s, place) == seat and has_unrest(s, place)
    ]


@rule("14.1")
def unrest_at_home(s: State, seat: Seat) -> list[Province]:
    """Return the Provinces with Unrest on a Town or Vassal of a player that nothing covers."""
    unrest = s.unrest
    return [place for place in s.lands[seat] if unrest[place] and s.occupier[place] == NOBODY]


@rule("14.1")
def unrest_of(s: State, seat: Seat) -> list[Province]:
    """Return all Provinces with Unrest on a disc of a player, those that he occupies last."""
    abroad = [place for place in s.occupied[seat] if s.uneasy[place]]
    return unrest_at_home(s, seat) + abroad


# -- Suppress Unrest (5.5.6) ---------------------------------------------------------------------


@rule("5.5.6")
def judge_province(s: State, seat: Seat, place: Province) -> Verdict:
    """Say whether a player may suppress Unrest in a Province."""
    if s.holder[place] != seat:
        return NOT_YOURS
    if s.occupier[place] != NOBODY:
        return OCCUPIED
    if not s.unrest[place]:
        return NO_UNREST
    return HOSTILE_UNITS if has_hostile_units(s, seat, AREA_OF[place]) else ALLOWED


def payable(s: State, seat: Seat) -> list[Power]:
    """Return the types of power with which a player can pay now."""
    return [
        power
        for power in ALL_POWERS
        if power_of(s, seat, power) >= PRICE and may_suppress_with(s, seat, power)
    ]


def _any_province(s: State, seat: Seat) -> bool:
    return any(judge_province(s, seat, place) for place in unrest_of(s, seat))


@rule("5.5.6")
def judge_suppress(s: State, seat: Seat) -> Verdict:
    """Say whether a player can take the Action."""
    if not payable(s, seat):
        return NO_POWER[MIL]
    return ALLOWED if _any_province(s, seat) else NOTHING_TO_SUPPRESS


def suppress_choice(s: State, seat: Seat) -> Choice:
    """Offer the Action."""
    return Choice(SUPPRESS, whole=judge_suppress(s, seat))


@ACTIONS.on(SUPPRESS)
def begin_suppress(t: PriceTable, seat: Seat, _: int) -> None:
    """Begin to suppress Unrest."""
    SUPPRESSION.begin(t.state.agenda, seat, 0)


@rule("5.5.6")
def suppress(t: PriceTable, affair: Affair) -> Play[None]:
    """Calm a Province for 1 MIL, as many as the player likes and can pay."""
    s = t.state
    seat, done = affair.numbers
    if done and judge_suppress(s, seat) is not ALLOWED:
        return
    answer = yield t.ask(
        seat,
        "ask-suppress",
        lambda: suppress_menu(s, seat, done),
        cite="5.5.6",
        default=DONE(),
        public=True,
    )
    if answer == DONE():
        return
    affair.note(seat, done + 1)
    affair.repeat()
    power = payable(s, seat)[0]
    if len(payable(s, seat)) > 1:
        paid = yield t.ask(
            seat,
            "ask-suppress-with",
            lambda: [Choice(NAME_POWER, payable(s, seat))],
            cite="5.5.6",
            default=NAME_POWER(MIL),
            public=True,
            province=province_text(CALM.target(answer)),
        )
        power = NAME_POWER.target(paid)
    pay(s, seat, power, PRICE)
    calm(t, CALM.target(answer), cite="5.5.6")


def suppress_menu(s: State, seat: Seat, done: int) -> Menu:
    """Offer the Provinces with Unrest, and to stop."""
    return [
        Choice(
            CALM,
            ALL_PROVINCES,
            lambda place: judge_province(s, seat, place),
            cost=lambda _, bill: charge(bill, "bill-suppress", PRICE),
            within=unrest_of(s, seat),
            paid_in=POWERS[MIL],
        ),
        Choice(DONE, whole=ALLOWED if done else NONE_YET),
    ]


SUPPRESSION: Final = AGENDA.task("suppress", suppress)
