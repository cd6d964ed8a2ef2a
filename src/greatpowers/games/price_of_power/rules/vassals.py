"""11.4 Vassals: Subjugate makes Allies Vassals, and Vassals one's own."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import VASSAL_TOKENS, Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_REALMS,
    IS_DISTANT_REALM,
    NOBODY,
    PAPAL_STATES,
    Province,
    Realm,
    realm_text,
)
from greatpowers.games.price_of_power.rules import influence
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.alliances import allies_of, ally, end, has_token
from greatpowers.games.price_of_power.rules.claims import claim, has_claim
from greatpowers.games.price_of_power.rules.empire import emperor_realm
from greatpowers.games.price_of_power.rules.marriages import end_marriage, leave_vassal
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.ownership import (
    areas_of_realm,
    base_tax,
    flag_of,
    free_lands_of,
    is_deserted,
    is_npr,
    lands_of,
    npr_tax,
    overlord_realm,
    place_disc,
    tax_value,
    town_for,
    vassal_provinces,
    vassal_tokens,
    vassals_of_realm,
)
from greatpowers.games.price_of_power.state import (
    NO_DISC,
    TWO_VASSALS,
    VASSAL,
    PriceTable,
    State,
    put,
)
from greatpowers.games.price_of_power.vocabulary import (
    ANNEX,
    CLAIM,
    DONE,
    FORGE_WITH,
    PASS,
    VASSALIZE,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

INFLUENCE: Final = "influence"
"""What Subjugation is paid in."""
CITY_TAX: Final = 1
"""The Tax Income of a realm that may be annexed without having been a Vassal."""

NOT_ALLIED: Final = refuse("no-subjugate-not-allied", "11.4.1", "opens-alliance")
NOT_VASSAL: Final = refuse("no-annex-not-vassal", "11.4.1", "opens-vassalize")
OVERSEAS: Final = refuse("no-subjugate-overseas", "11.4.3")
TOO_HIGH: Final = refuse("no-subjugate-pope-or-emperor", "11.4.3")
TOO_POOR: Final = refuse("no-subjugate-tax", "11.4.1", "opens-double-tax")
TOO_POOR_MARRIED: Final = refuse("no-subjugate-tax-married", "11.4.1", "opens-more-tax")
TOO_LITTLE_INFLUENCE: Final = refuse("no-subjugate-influence", "11.4.1", "opens-more-influence")
NEEDS_MARRIAGE: Final = refuse("no-subjugate-has-vassals", "11.4.2", "opens-marriage")
DESERTED: Final = refuse("no-vassal-deserted", "21.0")
NO_DISCS: Final = refuse("no-subjugate-discs", "7.5")
NOBODY_TO_SUBJUGATE: Final = refuse("no-subjugate-nobody", "11.4.1", "opens-alliance")


# -- who is whose Vassal (11.4) ------------------------------------------------------------------


@rule("11.4")
def vassals_of(s: State, seat: Seat) -> list[Realm]:
    """Return the Vassal realms of a player: Provinces of different flags are different Vassals."""
    return sorted({flag_of(s, place) for place in vassal_provinces(s, seat)})


def _held(s: State, seat: Seat, vassal: Realm) -> list[Province]:
    """Return the Provinces of a Vassal realm that a player has."""
    return [place for place in vassal_provinces(s, seat) if flag_of(s, place) == vassal]


# -- conditions (11.4.1 to 11.4.3) ---------------------------------------------------------------


@rule("11.4.1", "13.4.4")
def tax_of(s: State, target: Realm) -> int:
    """Return the Tax Income of a realm to subjugate, as NPR or as Vassal, with its tokens."""
    if is_npr(s, target) or overlord_realm(s, target) != NOBODY:
        return npr_tax(s, target)
    return sum(tax_value(s, place) for place in lands_of(s, target))


@rule("11.4.1", "11.2.1")
def cubes_for(s: State, seat: Seat, target: Realm, bill: Bill | None = None) -> int:
    """Return the Influence to discard: its Tax Income and all of Opponents, a Marriage spares 1."""
    found = charge(bill, "bill-subjugate-tax", tax_of(s, target))
    found += charge(bill, "bill-subjugate-rivals", influence.of_opponents(s, seat, target))
    spared = influence.spared(s, seat, areas_of_realm(s, target))
    return found + charge(bill, "bill-marriage", -spared)


def _cubes_in(s: State, seat: Seat, target: Realm) -> int:
    return sum(influence.of(s, seat, area) for area in areas_of_realm(s, target))


@rule("11.4.1", "11.2.1", "R211")
def judge_weight(s: State, seat: Seat, target: Realm) -> Verdict:
    """Say whether a player is rich and influential enough to subjugate a realm."""
    tax = tax_of(s, target)
    if influence.is_married(s, seat, target):
        if base_tax(s, seat) <= tax + influence.of_opponents(s, seat, target):
            return TOO_POOR_MARRIED
    elif base_tax(s, seat) < 2 * tax:
        return TOO_POOR
    enough = _cubes_in(s, seat, target) >= cubes_for(s, seat, target)
    return ALLOWED if enough else TOO_LITTLE_INFLUENCE


@rule("11.4.3", "18.8")
def _judge_rank(s: State, target: Realm) -> Verdict:
    return OVERSEAS if IS_DISTANT_REALM[target] else judge_crown(s, target)


@rule("11.4.3", "18.8", "21.0")
def judge_crown(s: State, target: Realm) -> Verdict:
    """Say whether a realm can be a Vassal: the Pope, an Emperor and a deserted realm cannot."""
    if is_deserted(s, target):
        return DESERTED
    return TOO_HIGH if target in (emperor_realm(s), PAPAL_STATES) else ALLOWED


@rule("11.4.1", "11.4.2", "11.4.3", "R235")
def judge_vassalize(s: State, seat: Seat, target: Realm) -> Verdict:
    """Say whether a player may make an Ally his Vassal."""
    if target not in allies_of(s, seat) or not is_npr(s, target):
        return NOT_ALLIED
    rank = _judge_rank(s, target)
    if rank is not ALLOWED:
        return rank
    if vassals_of_realm(s, target) and not influence.is_married(s, seat, target):
        return NEEDS_MARRIAGE
    weight = judge_weight(s, seat, target)
    if weight is not ALLOWED:
        return weight
    return ALLOWED if _tokens_needed(s, target) <= _tokens_left(s, seat) else NO_DISCS


def _tokens_needed(s: State, target: Realm) -> int:
    return sum(tax_value(s, place) for place in free_lands_of(s, target))


def _tokens_left(s: State, seat: Seat) -> int:
    return VASSAL_TOKENS - vassal_tokens(s, seat)


@rule("11.4.1", "11.4.3")
def judge_annex(s: State, seat: Seat, target: Realm) -> Verdict:
    """Say whether a player may annex a Vassal, or an Ally with a Tax Income of 1."""
    if target in allies_of(s, seat) and is_npr(s, target):
        rank = _judge_rank(s, target)
        if rank is not ALLOWED:
            return rank
        if tax_of(s, target) > CITY_TAX:
            return NOT_VASSAL
    elif target not in vassals_of(s, seat):
        return NOT_VASSAL
    weight = judge_weight(s, seat, target)
    if weight is not ALLOWED:
        return weight
    sizes = [tax_value(s, place) for place in lands_of(s, target)]
    return ALLOWED if all(town_for(s, seat, size) != NO_DISC for size in sizes) else NO_DISCS


@rule("11.4.1")
def judge_subjugate(s: State, seat: Seat) -> Verdict:
    """Say whether there is a realm that a player could vassalize or annex now."""
    any_one = any(choice.any() for choice in subjugate_menu(s, seat))
    return ALLOWED if any_one else NOBODY_TO_SUBJUGATE


def subjugate_menu(s: State, seat: Seat) -> Menu:
    """Offer the Allies to vassalize, and the Vassals and cities to annex."""
    allies = [target for target in allies_of(s, seat) if s.seat_of[target] == NOBODY]
    return [
        Choice(
            VASSALIZE,
            ALL_REALMS,
            lambda target: judge_vassalize(s, seat, target),
            cost=lambda target, bill: cubes_for(s, seat, target, bill),
            within=allies,
            paid_in=INFLUENCE,
        ),
        Choice(
            ANNEX,
            ALL_REALMS,
            lambda target: judge_annex(s, seat, target),
            cost=lambda target, bill: cubes_for(s, seat, target, bill),
            within=sorted({*allies, *vassals_of(s, seat)}),
            paid_in=INFLUENCE,
        ),
    ]


# -- Subjugate (11.4.1) --------------------------------------------------------------------------


@rule("11.4.1")
def subjugate(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose a realm and pay with Influence in its Areas: numbers seat."""
    s = t.state
    (seat,) = affair.numbers
    if judge_subjugate(s, seat) is not ALLOWED:
        affair.end()
        return
    answer = yield t.ask(
        seat, "ask-subjugate", lambda: subjugate_menu(s, seat), cite="11.4.1", public=True
    )
    annexed = answer in ANNEX
    target = (ANNEX if annexed else VASSALIZE).target(answer)
    affair.note(seat, target, annexed)
    influence.LOSE.begin(s.agenda, seat, cubes_for(s, seat, target), *areas_of_realm(s, target))


@rule("11.4.1", "11.4.2")
def take_over(t: PriceTable, affair: Affair) -> None:
    """Place the discs; the Vassals of a realm that becomes a Vassal are dealt with in turn."""
    s = t.state
    seat, target, annexed = affair.numbers
    if annexed:
        annex(t, seat, target)
        return
    followers = vassals_of_realm(s, target)
    vassalize(t, seat, target)
    for follower in reversed(followers):
        FOLLOW.begin(s.agenda, seat, follower)


@rule("11.4.1", "11.2.2", "13.4.4")
def vassalize(t: PriceTable, seat: Seat, target: Realm, *, cite: str = "11.4.1") -> None:
    """Put Vassal tokens on all free Provinces of a realm; Alliances and others' Marriages end."""
    s = t.state
    lands = free_lands_of(s, target)
    for other in range(s.players):
        if target in allies_of(s, other):
            end(t, other, target, cite=cite)
    leave_vassal(t, target, seat)
    s.overlord = put(s.overlord, target, NOBODY)
    s.truce = put(s.truce, target, 0)
    for place in lands:
        disc = TWO_VASSALS if tax_value(s, place) == 2 else VASSAL
        place_disc(s, seat, place, disc)
        s.strong = put(s.strong, place, 0)
    t.say("log-vassalized", power=realm_name(s, seat), target=realm_text(target), cite=cite)


@rule("11.4.1", "13.4.4", "R79")
def annex(t: PriceTable, seat: Seat, target: Realm, *, cite: str = "11.4.1") -> None:
    """Put Towns in the place of Vassal tokens, or on a free city; all its ties end."""
    s = t.state
    for other in range(s.players):
        if target in allies_of(s, other):
            end(t, other, target, cite=cite)
        if influence.is_married(s, other, target):
            end_marriage(t, other, target, cite=cite)
    s.truce = put(s.truce, target, 0)
    for place in [*_held(s, seat, target), *free_lands_of(s, target)]:
        disc = town_for(s, seat, tax_value(s, place))
        if disc != NO_DISC:
            place_disc(s, seat, place, disc, unrest=s.unrest[place])
            s.strong = put(s.strong, place, 0)
    t.say("log-annexed", power=realm_name(s, seat), target=realm_text(target), cite=cite)


# -- Vassals of a new Vassal (11.4.2) ------------------------------------------------------------


@rule("11.4.2")
def follow(t: PriceTable, affair: Affair) -> Play[None]:
    """Take over the Vassal of a new Vassal for Influence in its Areas, or let it go.

    Numbers seat, realm. To one that goes, an Alliance or a Claim may be laid.
    """
    s = t.state
    seat, target = affair.numbers
    s.overlord = put(s.overlord, target, NOBODY)
    price = npr_tax(s, target)
    affordable = _cubes_in(s, seat, target) >= price
    if not affordable or _tokens_needed(s, target) > _tokens_left(s, seat):
        return
    answer = yield t.ask(
        seat,
        "ask-follow",
        lambda: [Choice(PASS), _follow_choice(target, price)],
        cite="11.4.2",
        default=PASS(),
        public=True,
        target=realm_text(target),
    )
    if answer in VASSALIZE:
        vassalize(t, seat, target, cite="11.4.2")
        affair.end()
        influence.LOSE.begin(s.agenda, seat, price, *areas_of_realm(s, target))


def _follow_choice(target: Realm, price: int) -> Choice:
    return Choice(
        VASSALIZE,
        (target,),
        cost=lambda _, bill: charge(bill, "bill-subjugate-tax", price),
        paid_in=INFLUENCE,
    )


@rule("11.4.2")
def let_go(t: PriceTable, affair: Affair) -> Play[None]:
    """Lay an Alliance or one Claim to a Vassal that has become free."""
    s = t.state
    seat, target = affair.numbers
    t.say("log-released", target=realm_text(target), cite="11.4.2")
    answer = yield t.ask(
        seat,
        "ask-released",
        lambda: released_menu(s, seat, target),
        cite="11.4.2",
        default=DONE(),
        public=True,
        target=realm_text(target),
    )
    if answer in FORGE_WITH:
        ally(t, seat, target, cite="11.4.2")
    elif answer in CLAIM:
        claim(t, seat, CLAIM.target(answer), cite="11.4.2")


def released_menu(s: State, seat: Seat, target: Realm) -> Menu:
    """Offer an Alliance, a Claim in an Area of the realm, or neither."""
    areas = [area for area in areas_of_realm(s, target) if not has_claim(s, seat, area)]
    return [
        Choice(DONE),
        Choice(FORGE_WITH, (target,) if has_token(s, seat) else ()),
        Choice(CLAIM, areas),
    ]


SUBJUGATE: Final = AGENDA.task("subjugate", subjugate, take_over)
FOLLOW: Final = AGENDA.task("follow", follow, let_go)
