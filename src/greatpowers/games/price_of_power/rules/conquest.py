"""10.5.4 and 10.5.7 Terms for realms without players: Vassalization and Full Annexation."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    NOBODY,
    Province,
    Realm,
    realm_text,
)
from greatpowers.games.price_of_power.rules import alliances, influence
from greatpowers.games.price_of_power.rules.active_allies import contribution, send_units_home
from greatpowers.games.price_of_power.rules.courting import COURT
from greatpowers.games.price_of_power.rules.empire import (
    change_authority,
    dissolve,
    emperor_realm,
)
from greatpowers.games.price_of_power.rules.imperial_authority import is_own_kind
from greatpowers.games.price_of_power.rules.marriages import end_marriage
from greatpowers.games.price_of_power.rules.mats import gain_prestige, realm_name
from greatpowers.games.price_of_power.rules.occupation import keep
from greatpowers.games.price_of_power.rules.ownership import (
    free_lands_of,
    has,
    is_npr,
    place_disc,
    tax_value,
    vassals_of_realm,
)
from greatpowers.games.price_of_power.rules.peace_rewards import CALM_BY_CLAIM
from greatpowers.games.price_of_power.rules.relations import at_war_with
from greatpowers.games.price_of_power.rules.terms import (
    give_all_back,
    judge_vassalization,
    make_peace,
    to_vassalize,
)
from greatpowers.games.price_of_power.rules.victory import (
    is_total,
    lands_at_stake,
    side_of,
    taken_from,
)
from greatpowers.games.price_of_power.rules.war_tokens import drop_truce, drop_war
from greatpowers.games.price_of_power.state import TWO_VASSALS, VASSAL, PriceTable, State, put
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED

VASSAL_INFLUENCE: Final = 2
ANNEXED_ALLY: Final = -2


def areas_of(places: list[Province]) -> list[int]:
    """Return the Areas of some Provinces, in their order."""
    return sorted({AREA_OF[place] for place in places})


# -- ties that end -------------------------------------------------------------------------------


@rule("10.3", "10.1.2")
def lose_ally(t: PriceTable, seat: Seat, realm: Realm, *, cite: str) -> None:
    """End the Alliance of a player with a realm that he has lost in a war; its Units go home."""
    s = t.state
    if has(s.active[realm], seat):
        send_units_home(t, seat, contribution(s, realm), cite=cite)
    alliances.end(t, seat, realm, cite=cite)


@rule("10.5.4", "10.5.7")
def end_all_ties(t: PriceTable, realm: Realm, *, cite: str) -> None:
    """End all Alliances and Marriages with a realm."""
    s = t.state
    for seat in range(s.players):
        if has(s.allied[realm], seat):
            lose_ally(t, seat, realm, cite=cite)
        if influence.is_married(s, seat, realm):
            end_marriage(t, seat, realm, cite=cite)


@rule("10.4", "R145")
def forget_wars(s: State, realm: Realm) -> None:
    """Take War and Truce tokens off a realm that is a Vassal now, or is no more.

    A war goes on with what is left of it in the hands of another player.
    """
    left = free_lands_of(s, realm)
    for seat in range(s.players):
        if not any(s.occupier[place] == seat for place in left):
            drop_war(s, seat, realm)
            drop_truce(s, seat, realm)


# -- Vassalization (10.5.4) ----------------------------------------------------------------------


@rule("10.5.4", "10.3", "11.4")
def vassalize_side(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """Make all realms of a side Vassals that can be; with the others it is White Peace for free."""
    s = t.state
    losers = [each for each in side_of(s, realm) if judge_vassalization(s, seat, each) is ALLOWED]
    plans = [(each, to_vassalize(s, seat, each), taken_from(s, seat, [each])) for each in losers]
    is_over = realm in losers
    give_all_back(t, seat, realm)
    if not is_over:
        make_peace(t, seat, realm)
    for loser, places, taken in reversed(plans):
        _vassalize(t, seat, loser, places, areas_of(taken))


def _vassalize(
    t: PriceTable, seat: Seat, realm: Realm, places: list[Province], quiet: list[int]
) -> None:
    """Put Vassal tokens on Provinces; where nothing was occupied they show Unrest."""
    s = t.state
    end_all_ties(t, realm, cite="10.5.4")
    for vassal in vassals_of_realm(s, realm):
        s.overlord = put(s.overlord, vassal, NOBODY)
    s.overlord = put(s.overlord, realm, NOBODY)
    for place in places:
        disc = TWO_VASSALS if tax_value(s, place) == 2 else VASSAL
        place_disc(s, seat, place, disc, unrest=AREA_OF[place] not in quiet)
        s.strong = put(s.strong, place, 0)
    forget_wars(s, realm)
    t.say("log-vassalized", power=realm_name(s, seat), target=realm_text(realm), cite="10.5.4")
    CALM_BY_CLAIM.begin(s.agenda, seat, *areas_of(places))
    COURT.begin(s.agenda, seat, VASSAL_INFLUENCE, *areas_of(places))


# -- Full Annexation (10.5.7) --------------------------------------------------------------------


@rule("10.5.7", "13.4.5", "18.5", "18.8")
def annex_all(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """Take all lawful Provinces of a realm and its Vassals for one's own.

    With an Emperor the Empire ends, and one who annexes a member of his own faith answers for it.
    """
    s = t.state
    if realm == emperor_realm(s):
        dissolve(t, cite="18.8")
    if is_own_kind(s, seat, realm):
        change_authority(t, -1, cite="18.5")
    lands = lands_at_stake(s, realm)
    gone = [realm, *vassals_of_realm(s, realm)]
    for other in range(s.players):
        if has(s.active[realm], other):
            gain_prestige(t, other, ANNEXED_ALLY, cite="10.5.7")
    for each in gone:
        end_all_ties(t, each, cite="10.5.7")
        s.overlord = put(s.overlord, each, NOBODY)
    for place in lands:
        keep(t, place, cite="10.5.7")
    for each in gone:
        forget_wars(s, each)
    t.say("log-annexed", power=realm_name(s, seat), target=realm_text(realm), cite="10.5.7")
    CALM_BY_CLAIM.begin(s.agenda, seat, *areas_of(lands))


@rule("11.3.11", "10.1.2")
def lose_beaten_ally(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """End the Alliances of a player's Enemies with a realm over which he has a Total Victory.

    An Active Ally leaves once its peace is made.
    """
    s = t.state
    if s.seat_of[realm] != NOBODY or not is_total(s, seat, realm):
        return
    for other in range(s.players):
        is_friend = has(s.allied[realm], other) and not has(s.active[realm], other)
        if is_friend and at_war_with(s, seat, s.realm[other]):
            alliances.end(t, other, realm, cite="11.3.11")


@rule("10.1.2", "10.3")
def part_from_patron(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """Let an Active Ally that has made its own peace leave the player who spoke for it."""
    s = t.state
    if not is_npr(s, realm):
        return
    for other in range(s.players):
        if other != seat and has(s.active[realm], other):
            lose_ally(t, other, realm, cite="10.3")
