"""10.5.6 Secure Desired Succession: rivals lose their ties to a realm, the Victor's count."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import IS_ADMIRAL, IS_ADVISOR, Card
from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    NOBODY,
    Realm,
    realm_text,
)
from greatpowers.games.price_of_power.rules import alliances, influence
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.characters import come, replace_ruler
from greatpowers.games.price_of_power.rules.conquest import lose_ally
from greatpowers.games.price_of_power.rules.courting import COURT
from greatpowers.games.price_of_power.rules.marriages import end_marriage
from greatpowers.games.price_of_power.rules.mats import gain_prestige, opponents
from greatpowers.games.price_of_power.rules.occupation import leave
from greatpowers.games.price_of_power.rules.ownership import (
    capital_of,
    has,
    minus,
    npr_tax,
    plus,
    tax_income,
)
from greatpowers.games.price_of_power.rules.relations import at_war_with, is_spoken_for
from greatpowers.games.price_of_power.rules.terms import give_all_back, make_peace, white_peace
from greatpowers.games.price_of_power.rules.victory import taken_from
from greatpowers.games.price_of_power.rules.war_tokens import drop_war, make_truce
from greatpowers.games.price_of_power.state import PriceTable, State, put
from greatpowers.games.price_of_power.vocabulary import ENTHRONE
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from greatpowers.kit.asking import NOTHING, choose

RIVAL_TIE: Final = 3
MOST_FOR_HEIR: Final = 5
HEIR_INFLUENCE: Final = 4


@rule("10.5.6", "10.3")
def secure(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """Return everything, end the ties of all others with a realm, and count one's own."""
    s = t.state
    if is_spoken_for(s, seat, realm):
        _part(t, seat, realm)
    else:
        give_all_back(t, seat, realm)
        make_peace(t, seat, realm)
    if s.seat_of[realm] == NOBODY:
        for other in opponents(s, seat):
            if at_war_with(s, other, realm) and not is_spoken_for(s, other, realm):
                white_peace(t, other, realm)
    _drive_out(t, seat, realm)
    _inherit(t, seat, realm)
    SECURED.begin(s.agenda, seat, realm)


@rule("10.5.6", "10.3")
def _part(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """Make peace with an Active Ally alone, whoever speaks for it."""
    s = t.state
    for place in taken_from(s, seat, [realm]):
        leave(t, place, cite="10.5.6")
    drop_war(s, seat, realm)
    make_truce(t, seat, realm, cite="10.5.6")


@rule("10.5.6")
def _drive_out(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """End Alliances and Marriages of all others with a realm; a Marriage is worth Prestige."""
    s = t.state
    for other in opponents(s, seat):
        if has(s.allied[realm], other):
            lose_ally(t, other, realm, cite="10.5.6")
        if influence.is_married(s, other, realm):
            end_marriage(t, other, realm, cite="10.5.6")
            gain_prestige(t, seat, RIVAL_TIE, cite="10.5.6")
            gain_prestige(t, other, -RIVAL_TIE, cite="10.5.6")


@rule("10.5.6")
def _inherit(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """Turn one's own disputed Marriage back, for the Tax Income of the realm in Prestige."""
    s = t.state
    if has(s.disputed[realm], seat):
        s.disputed = put(s.disputed, realm, minus(s.disputed[realm], seat))
        s.married = put(s.married, realm, plus(s.married[realm], seat))
        gain_prestige(t, seat, inheritance(s, realm), cite="10.5.6")


@rule("10.5.6")
def inheritance(s: State, realm: Realm) -> int:
    """Return the Prestige that a disputed Marriage with a realm is worth."""
    loser = s.seat_of[realm]
    income = npr_tax(s, realm) if loser == NOBODY else tax_income(s, loser)
    return min(income, MOST_FOR_HEIR)


@rule("10.5.6")
def rivals(s: State, seat: Seat, realm: Realm) -> list[Seat]:
    """Return the other players whose Marriages with a realm would end."""
    return [other for other in opponents(s, seat) if influence.is_married(s, other, realm)]


@rule("10.5.6")
def bring_heir(t: PriceTable, affair: Affair) -> Play[None]:
    """Place Influence round the Capital, or give a player another Ruler: numbers seat, realm."""
    s = t.state
    seat, realm = affair.numbers
    loser = s.seat_of[realm]
    if loser == NOBODY:
        COURT.begin(s.agenda, seat, HEIR_INFLUENCE, AREA_OF[capital_of(s, realm)])
        return
    card = yield from choose(
        t,
        seat,
        "ask-enthrone",
        ENTHRONE,
        leaders(s),
        cite="10.5.6",
        optional=True,
        public=True,
        realm=realm_text(realm),
    )
    if card != NOTHING:
        come(s, loser, card)
        replace_ruler(t, loser, card)


def leaders(s: State) -> list[Card]:
    """Return the Leaders among the discards who can rule."""
    cards = [card for pile in s.discards for card in pile]
    return sorted(card for card in cards if not IS_ADVISOR[card] and not IS_ADMIRAL[card])


@rule("10.5.6")
def befriend(t: PriceTable, affair: Affair) -> Play[None]:
    """Ally with the realm, if one likes and has a token left."""
    s = t.state
    seat, realm = affair.numbers
    if alliances.judge_gain(s, seat, realm) is not ALLOWED or not alliances.has_token(s, seat):
        return
    loser = s.seat_of[realm]
    if loser != NOBODY and not alliances.has_token(s, loser):
        return
    wants = yield from t.ask_if(seat, "ask-peace-ally", cite="10.5.6", realm=realm_text(realm))
    if wants:
        alliances.ally(t, seat, realm, cite="10.5.6")


SECURED: Final = AGENDA.task("secured", bring_heir, befriend)
"""About a seat and the realm whose succession it has secured."""
