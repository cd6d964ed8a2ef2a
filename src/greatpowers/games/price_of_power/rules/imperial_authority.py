"""18.1.3, 18.5, 18.7 and 18.8 What raises and lowers Authority, and the faith of the Empire."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import ADM, POWERS, Seat
from greatpowers.games.price_of_power.components.world import (
    DIVERSE,
    NOBODY,
    PROTESTANT,
    REVOLUTIONARY,
    Faith,
    Realm,
    faith_text,
)
from greatpowers.games.price_of_power.rules import influence
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.casus_belli import reasons
from greatpowers.games.price_of_power.rules.claims import place_cb
from greatpowers.games.price_of_power.rules.empire import (
    OFFICIAL_FAITHS,
    change_authority,
    dissolve,
    elector_areas,
    emperor_realm,
    hre_areas,
    is_member,
    is_subject,
    most_authority,
)
from greatpowers.games.price_of_power.rules.faiths import faith_of, same_faith
from greatpowers.games.price_of_power.rules.mats import power_of
from greatpowers.games.price_of_power.rules.prices import NO_POWER, pay
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import RAISE_AUTHORITY
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

FREE_FAITH_AGE: Final = 3
"""From this Age on the faith of the Empire can change."""
GUILT: Final = 3
"""The Influence in the Empire that a war on a Subject without a reason costs the Emperor."""
SIDES: Final = 6
FAR: Final = 2
"""By how much a roll has to differ from the Authority of a Non-Player Emperor to move it."""

NOT_EMPEROR: Final = refuse("no-authority-not-emperor", "18.1.3", "opens-emperor")
AS_HIGH_AS_CAN_BE: Final = refuse("no-authority-most", "18.1", "opens-more-electors")


# -- the Action (18.1.3) -------------------------------------------------------------------------


@rule("18.1.3", "5.0")
def judge_raise(s: State, seat: Seat) -> Verdict:
    """Say whether a player can take the Action: as Emperor, while Authority can still rise."""
    if s.emperor != seat:
        return NOT_EMPEROR
    if s.authority >= most_authority(s):
        return AS_HIGH_AS_CAN_BE
    return ALLOWED if power_of(s, seat, ADM) >= raise_price(s) else NO_POWER[ADM]


@rule("18.1.3")
def raise_price(s: State, bill: Bill | None = None) -> int:
    """Return the ADM of the Action: one more than the present Authority."""
    return charge(bill, "bill-raise-authority", 1) + charge(bill, "bill-authority", s.authority)


def raise_choice(s: State, seat: Seat) -> Choice:
    """Offer the Action."""
    return Choice(
        RAISE_AUTHORITY,
        whole=judge_raise(s, seat),
        cost=lambda _, bill: raise_price(s, bill),
        paid_in=POWERS[ADM],
    )


@rule("18.1.3")
@ACTIONS.on(RAISE_AUTHORITY)
def raise_authority(t: PriceTable, seat: Seat, _: int) -> None:
    """Pay, and raise Authority by a step."""
    pay(t.state, seat, ADM, raise_price(t.state))
    change_authority(t, 1, cite="18.1.3")


# -- wars inside (18.5) --------------------------------------------------------------------------


@rule("18.5", "9.1.2")
def is_breach(s: State, seat: Seat, realm: Realm, *, by_event: bool = False) -> bool:
    """Say whether the Emperor would attack a Subject of his without a reason."""
    if s.emperor != seat or by_event or not is_subject(s, realm):
        return False
    return not reasons(s, seat, realm)


@rule("18.5", "R54")
def is_feud(s: State, seat: Seat, realm: Realm, *, by_event: bool = False) -> bool:
    """Say whether a Subject would attack a member of the Empire without a reason."""
    if s.emperor in (NOBODY, seat) or by_event or not is_member(s, realm):
        return False
    return is_subject(s, s.realm[seat]) and not reasons(s, seat, realm)


@rule("18.5", "18.1.3", "R166")
def punish_breach(t: PriceTable, seat: Seat) -> None:
    """Take Authority and Influence in the Empire from an Emperor who attacks a Subject so."""
    s = t.state
    change_authority(t, -1, cite="18.5")
    influence.LOSE.begin(s.agenda, seat, GUILT, *hre_areas(s))


@rule("18.5", "8.3.3", "R54")
def punish_feud(t: PriceTable, seat: Seat) -> None:
    """Let the Emperor place a CB token on a Subject who attacks another member so."""
    s = t.state
    place_cb(t, s.emperor, s.realm[seat], cite="18.5")


@rule("18.5", "18.1.3")
def is_own_kind(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether a player is the Emperor, and a realm a member of his own faith."""
    if s.emperor != seat or not is_member(s, realm):
        return False
    return same_faith(s.state_faith[s.realm[seat]], s.state_faith[realm])


# -- the faith of the Empire (18.7) --------------------------------------------------------------


@rule("18.7")
def faith_of_electors(s: State) -> Faith:
    """Return the faith of which all Elector Areas are; diverse if they are of several or others."""
    faiths = [faith_of(s, area) for area in elector_areas(s)]
    if not faiths:
        return s.hre_faith
    for faith in OFFICIAL_FAITHS:
        if all(same_faith(each, faith) for each in faiths):
            return faith
    return DIVERSE


@rule("18.7", "R227")
def review_faith(t: PriceTable, _affair: Affair) -> None:
    """Let the Empire take the faith of its Electors at the end of a Round, from Age III on."""
    s = t.state
    if not s.has_imperial_faith or s.is_dissolved or s.age < FREE_FAITH_AGE:
        return
    faith = faith_of_electors(s)
    if faith == s.hre_faith:
        return
    s.hre_faith = faith
    if faith in OFFICIAL_FAITHS:
        t.say("log-hre-faith", faith=faith_text(faith), cite="18.7")
    else:
        t.say("log-hre-no-faith", cite="18.7")
    if faith == PROTESTANT:
        change_authority(t, -1, cite="18.7")


@rule("18.7", "R227")
def renounce(t: PriceTable) -> None:
    """Dissolve the Empire if its Emperor has become Revolutionary."""
    s = t.state
    crown = emperor_realm(s)
    if s.has_imperial_faith and crown != NOBODY and s.state_faith[crown] == REVOLUTIONARY:
        dissolve(t, cite="18.7")


# -- an Emperor without a player (18.8) ----------------------------------------------------------


@rule("18.8")
def step_of(roll: int, authority: int) -> int:
    """Return by how much a roll moves the Authority of an Emperor without a player."""
    if roll in (1, SIDES):
        return -1 if roll == 1 else 1
    if abs(roll - authority) < FAR:
        return 0
    return 1 if roll > authority else -1


@rule("18.8")
def roll_for_emperor(t: PriceTable, _affair: Affair) -> None:
    """Roll a die for an Emperor without a player at the end of a Round."""
    s = t.state
    if s.is_dissolved or s.emperor != NOBODY:
        return
    roll = 1 + t.chance.below(SIDES)
    t.say("log-emperor-rolls", n=roll, cite="18.8")
    change_authority(t, step_of(roll, s.authority), cite="18.8")
