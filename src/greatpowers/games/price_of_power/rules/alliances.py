"""5.4.2 and 11.3 Alliances, and Cut Ties (5.2.6)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import (
    ALLIANCE_LIMIT,
    ALLIANCE_TOKENS,
    DIP,
    POWERS,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    ALL_REALMS,
    AREA_OF,
    IS_DISTANT_REALM,
    NOBODY,
    Realm,
    realm_text,
)
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules import influence
from greatpowers.games.price_of_power.rules.actions import ACTIONS, MINOR
from greatpowers.games.price_of_power.rules.active_allies import abandon
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.claims import claims_of, cores_of, drop_claim, has_claim
from greatpowers.games.price_of_power.rules.geography import cubes_of
from greatpowers.games.price_of_power.rules.mats import lower_stability, power_of, realm_name
from greatpowers.games.price_of_power.rules.ownership import (
    areas_of_realm,
    capital_of,
    has,
    is_deserted,
    is_npr,
    minus,
    plain_tax,
    plus,
    realms_in,
    tokens_of,
    tokens_of_either,
)
from greatpowers.games.price_of_power.rules.prices import NO_POWER, pay
from greatpowers.games.price_of_power.rules.relations import at_peace, realm_at_peace
from greatpowers.games.price_of_power.rules.token_moves import Moved, offer_token, who_place
from greatpowers.games.price_of_power.state import TIES_CHANGED, PriceTable, State, put
from greatpowers.games.price_of_power.vocabulary import (
    CUT_TIES,
    DONE,
    END_ALLIANCE,
    FORGE,
    FORGE_WITH,
    GIVE_UP_CLAIM,
    GIVE_UP_INFLUENCE,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import NOTHING

MOST_PRICE: Final = 3
LEAST_INFLUENCE: Final = 2
CUT_INFLUENCE: Final = 5
CUT_STABILITY: Final = 2

YOU_ARE_AT_WAR: Final = refuse("no-alliance-you-at-war", "11.3.1", "opens-peace")
IT_IS_AT_WAR: Final = refuse("no-alliance-it-at-war", "11.3.1", "opens-its-peace")
NO_TOKEN: Final = refuse("no-alliance-token", "11.3", "opens-cut-ties")
OF_A_PLAYER: Final = refuse("no-alliance-player", "11.3.6", "opens-diplomacy")
DESERTED: Final = refuse("no-ally-deserted", "21.0")
NOT_INDEPENDENT: Final = refuse("no-not-independent", "5.4.2")
ALLIED_ALREADY: Final = refuse("no-allied-already", "11.3")
NOT_DISCOVERED: Final = refuse("no-alliance-undiscovered", "5.4.2", "opens-claim-there")
TOO_LITTLE_INFLUENCE: Final = refuse("no-alliance-influence", "5.4.2", "opens-more-influence")
RIVAL_AHEAD: Final = refuse("no-alliance-rival", "5.4.2", "opens-more-than-rival")
NOBODY_TO_ALLY: Final = refuse("no-alliance-nobody", "5.4.2", "opens-more-influence")
IS_ACTIVE: Final = refuse("no-ally-active", "16.3.2")
MOVED_ALLIANCE: Final = Moved("ask-move-alliance", END_ALLIANCE, IS_ACTIVE)
NO_TIES: Final = refuse("no-ties", "5.2.6")


# -- who is allied (11.3) ------------------------------------------------------------------------


def allies_of(s: State, seat: Seat) -> list[Realm]:
    """Return the realms with an Alliance token of a player, Active Allies included."""
    return tokens_of(s.allied, seat)


@rule("11.3")
def ally_of(s: State, realm: Realm) -> Seat:
    """Return the player whose Ally a realm without a player is, at most one."""
    seats = s.allied[realm]
    return seats.bit_length() - 1 if seats else NOBODY


@rule("11.3")
def limit(s: State, seat: Seat) -> int:
    """Return how many Alliances a player may have."""
    return min(ALLIANCE_LIMIT + modifier(s, seat, "alliance_limit"), ALLIANCE_TOKENS)


def has_token(s: State, seat: Seat) -> bool:
    """Say whether a player may still place an Alliance token."""
    return len(allies_of(s, seat)) < limit(s, seat)


# -- tokens come and go --------------------------------------------------------------------------


@rule("11.3", "11.3.6")
def ally(t: PriceTable, seat: Seat, realm: Realm, *, cite: str = "5.4.2") -> None:
    """Place an Alliance token on a Capital, in the place of any Opponent's; players both do."""
    s = t.state
    other = s.seat_of[realm]
    if other == NOBODY:
        rival = ally_of(s, realm)
        if rival not in (NOBODY, seat):
            end(t, rival, realm, cite=cite)
    else:
        s.allied = put(s.allied, s.realm[seat], plus(s.allied[s.realm[seat]], other))
    s.allied = put(s.allied, realm, plus(s.allied[realm], seat))
    s.changed |= TIES_CHANGED
    t.say("log-alliance", power=realm_name(s, seat), target=realm_text(realm), cite=cite)


@rule("11.3.11")
def end(t: PriceTable, seat: Seat, realm: Realm, *, cite: str = "11.3.11") -> None:
    """Take an Alliance token back, without any penalty; between players both do."""
    s = t.state
    other = s.seat_of[realm]
    if other != NOBODY:
        s.allied = put(s.allied, s.realm[seat], minus(s.allied[s.realm[seat]], other))
    s.allied = put(s.allied, realm, minus(s.allied[realm], seat))
    s.active = put(s.active, realm, minus(s.active[realm], seat))
    s.changed |= TIES_CHANGED
    t.say("log-alliance-ended", power=realm_name(s, seat), target=realm_text(realm), cite=cite)


# -- Forge Alliance (5.4.2) ----------------------------------------------------------------------


@rule("5.4.2", "R78")
def price(s: State, realm: Realm, bill: Bill | None = None) -> int:
    """Return the DIP for an Alliance: half of the realm's Tax Income, at most 3."""
    tax = plain_tax(s, realm)
    return charge(bill, "bill-alliance", min((tax + 1) // 2, MOST_PRICE), tax=tax)


def _backing(s: State, seat: Seat, realm: Realm) -> int:
    return influence.backing(s, seat, realm, IS_DISTANT_REALM[realm])


@rule("5.4.2", "11.3.1", "11.3.6", "11.1.2", "R196")
def judge_realm(s: State, seat: Seat, realm: Realm) -> Verdict:
    """Say whether a player may forge an Alliance with a realm, apart from its price."""
    if s.seat_of[realm] != NOBODY:
        return OF_A_PLAYER
    if not is_npr(s, realm):
        return NOT_INDEPENDENT
    if is_deserted(s, realm):
        return DESERTED
    if has(s.allied[realm], seat):
        return ALLIED_ALREADY
    if not realm_at_peace(s, realm):
        return IT_IS_AT_WAR
    if IS_DISTANT_REALM[realm] and not any(
        has_claim(s, seat, area) for area in areas_of_realm(s, realm)
    ):
        return NOT_DISCOVERED
    mine = _backing(s, seat, realm)
    if mine < LEAST_INFLUENCE:
        return TOO_LITTLE_INFLUENCE
    rival = ally_of(s, realm)
    return RIVAL_AHEAD if rival != NOBODY and mine <= _backing(s, rival, realm) else ALLOWED


def judge_target(s: State, seat: Seat, realm: Realm) -> Verdict:
    """Say whether a player may forge an Alliance with a realm, and pay for it."""
    verdict = judge_realm(s, seat, realm)
    if verdict is ALLOWED and power_of(s, seat, DIP) < price(s, realm):
        return NO_POWER[DIP]
    return verdict


def within_reach(s: State, seat: Seat) -> list[Realm]:
    """Return the realms among which all are in which a player has Influence or a Marriage."""
    found = {realm for area in {*cubes_of(s, seat)} for realm in realms_in(s, area)}
    found.update(tokens_of_either(s.married, s.disputed, seat))
    if s.colonists[seat]:
        areas = [*claims_of(s, seat), *cores_of(s, seat)]
        found |= {realm for area in areas for realm in realms_in(s, area)}
    return sorted(found)


@rule("5.4.2", "11.3.1")
def judge_forge(s: State, seat: Seat) -> Verdict:
    """Say whether a player can take the Action."""
    if power_of(s, seat, DIP) == 0:
        return NO_POWER[DIP]
    if not at_peace(s, seat):
        return YOU_ARE_AT_WAR
    if not has_token(s, seat):
        return NO_TOKEN
    near = within_reach(s, seat)
    is_possible = any(judge_target(s, seat, realm) is ALLOWED for realm in near)
    return ALLOWED if is_possible else NOBODY_TO_ALLY


def forge_choice(s: State, seat: Seat) -> Choice:
    """Offer the Action."""
    return Choice(FORGE, whole=judge_forge(s, seat))


@ACTIONS.on(FORGE)
def begin_forge(t: PriceTable, seat: Seat, _: int) -> None:
    """Begin to forge an Alliance."""
    FORGING.begin(t.state.agenda, seat)


@rule("5.4.2")
def forge(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose a realm, pay, and place an Alliance token and, if there is room, a cube."""
    s = t.state
    (seat,) = affair.numbers
    answer = yield t.ask(
        seat,
        "ask-forge",
        lambda: forge_menu(s, seat),
        cite="5.4.2",
        public=True,
    )
    realm = FORGE_WITH.target(answer)
    pay(s, seat, DIP, price(s, realm))
    ally(t, seat, realm)
    area = AREA_OF[capital_of(s, realm)]
    if influence.judge_ground(s, area) is ALLOWED and influence.room(s, area) > 0:
        influence.place(t, seat, area, cite="5.4.2")


def forge_menu(s: State, seat: Seat) -> Menu:
    """Offer the realms in which one has enough Influence."""
    return [
        Choice(
            FORGE_WITH,
            ALL_REALMS,
            lambda realm: judge_target(s, seat, realm),
            cost=lambda realm, bill: price(s, realm, bill),
            within=within_reach(s, seat),
            paid_in=POWERS[DIP],
        )
    ]


FORGING: Final = AGENDA.task("forge", forge)


# -- Alliances by cards (16.3.2) -----------------------------------------------------------------


@rule("16.3.2", "11.3.11")
def judge_gain(s: State, seat: Seat, realm: Realm) -> Verdict:
    """Say whether a card may bring an Alliance with a realm.

    It must be independent and at Peace; an Opponent's token gives way to as much Influence.
    """
    if s.seat_of[realm] == seat or has(s.allied[realm], seat):
        return ALLIED_ALREADY
    if s.seat_of[realm] == NOBODY and not is_npr(s, realm):
        return NOT_INDEPENDENT
    if is_deserted(s, realm):
        return DESERTED
    if not realm_at_peace(s, realm):
        return IT_IS_AT_WAR
    rival = ally_of(s, realm) if s.seat_of[realm] == NOBODY else NOBODY
    if rival != NOBODY and _backing(s, seat, realm) < _backing(s, rival, realm):
        return RIVAL_AHEAD
    return ALLOWED


@rule("16.3.2")
def gain(t: PriceTable, affair: Affair) -> Play[None]:
    """Place the token of an Alliance by a card: numbers seat, realm; comes out as 1 if allied."""
    s = t.state
    seat, realm = affair.numbers
    if judge_gain(s, seat, realm) is not ALLOWED:
        return
    left = []
    for ally_to_be, place in who_place(s, seat, realm):
        if has_token(s, ally_to_be):
            continue
        tokens = allies_of(s, ally_to_be)
        old = yield from offer_token(t, ally_to_be, MOVED_ALLIANCE, tokens, s.active, place)
        if old == NOTHING:
            return
        left.append((ally_to_be, old))
    for ally_to_be, old in left:
        end(t, ally_to_be, old, cite="16.3.2")
    ally(t, seat, realm, cite="16.3.2")
    affair.end(1)


GAIN: Final = AGENDA.task("gain_alliance", gain)


# -- Cut Ties (5.2.6) ----------------------------------------------------------------------------


@rule("5.2.6")
def judge_cut(s: State, seat: Seat) -> Verdict:
    """Say whether a player has any ties to cut."""
    tied = s.claims[seat] or s.influence[seat] or allies_of(s, seat)
    return ALLOWED if tied else NO_TIES


def cut_choice(s: State, seat: Seat) -> Choice:
    """Offer the Minor Action."""
    return Choice(CUT_TIES, whole=judge_cut(s, seat))


@MINOR.on(CUT_TIES)
def begin_cut(t: PriceTable, seat: Seat, _: int) -> None:
    """Begin to cut ties."""
    CUTTING.begin(t.state.agenda, seat)


@rule("5.2.6")
def cut(t: PriceTable, affair: Affair) -> Play[None]:
    """Give up Influence, Claims and Alliances, as many as one likes."""
    s = t.state
    (seat,) = affair.numbers
    if judge_cut(s, seat) is not ALLOWED:
        return
    answer = yield t.ask(
        seat, "ask-cut-ties", lambda: cut_menu(s, seat), cite="5.2.6", default=DONE(), public=True
    )
    if answer == DONE():
        return
    affair.repeat()
    if answer in GIVE_UP_INFLUENCE:
        influence.remove(t, seat, GIVE_UP_INFLUENCE.target(answer), 1, cite="5.2.6")
    elif answer in GIVE_UP_CLAIM:
        drop_claim(t, seat, GIVE_UP_CLAIM.target(answer))
    else:
        break_alliance(t, seat, END_ALLIANCE.target(answer))


def cut_menu(s: State, seat: Seat) -> Menu:
    """Offer all ties that can be cut, and to stop."""
    return [
        Choice(DONE),
        Choice(GIVE_UP_INFLUENCE, influence.areas_with(s, seat)),
        Choice(GIVE_UP_CLAIM, claims_of(s, seat)),
        Choice(END_ALLIANCE, allies_of(s, seat)),
    ]


@rule("5.2.6", "11.3.11", "11.2.1")
def break_alliance(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """End an Alliance and bear it: Influence in the Ally's Areas goes, and a Truce begins.

    An Ally at War costs Stability and all Influence instead. With a Marriage one cube stays. An
    Active Ally takes its Units along, and the Enemies are at War with it.
    """
    s = t.state
    areas = areas_of_realm(s, realm)
    was_at_war = not realm_at_peace(s, realm)
    abandon(t, seat, realm, cite="11.3.11")
    end(t, seat, realm)
    if was_at_war:
        lower_stability(t, seat, CUT_STABILITY, cite="11.3.11")
        for area in areas:
            influence.withdraw(t, seat, area, cite="11.3.11")
        return
    s.truce = put(s.truce, realm, plus(s.truce[realm], seat))
    t.say("log-truce", power=realm_name(s, seat), target=realm_text(realm), cite="11.3.11")
    number = CUT_INFLUENCE - influence.spared(s, seat, areas)
    influence.LOSE.begin(s.agenda, seat, number, *areas)


CUTTING: Final = AGENDA.task("cut_ties", cut)
