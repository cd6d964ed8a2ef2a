"""9.1.1 On whom a player may not declare war."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    IS_DISTANT_REALM,
    NOBODY,
    Realm,
)
from greatpowers.games.price_of_power.rules.alliances import ally_of
from greatpowers.games.price_of_power.rules.characters import is_interregnum
from greatpowers.games.price_of_power.rules.claims import has_claim
from greatpowers.games.price_of_power.rules.empire import is_member
from greatpowers.games.price_of_power.rules.influence import is_married
from greatpowers.games.price_of_power.rules.ownership import has, is_npr, lands_of
from greatpowers.games.price_of_power.rules.relations import at_war_with, is_spoken_for
from greatpowers.games.price_of_power.rules.war_tokens import has_truce
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

YOURSELF: Final = refuse("no-war-yourself", "9.1")
NOT_INDEPENDENT: Final = refuse("no-war-not-independent", "11.4.4", "opens-war-overlord")
AT_WAR_ALREADY: Final = refuse("no-war-already", "9.1")
ON_ALLY: Final = refuse("no-war-ally", "9.1.1", "opens-war-end-alliance")
IN_TRUCE: Final = refuse("no-war-truce", "9.1.1", "opens-war-next-round")
HAS_PASSED: Final = refuse("no-war-passed", "9.1.1", "opens-war-next-round")
ALLY_IN_TRUCE: Final = refuse("no-war-ally-in-truce", "9.1.1", "opens-war-next-round")
ALLY_HAS_PASSED: Final = refuse("no-war-ally-passed", "9.1.1", "opens-war-next-round")
EMPEROR_IN_TRUCE: Final = refuse("no-war-emperor", "9.1.1", "opens-war-emperor")
UNDISCOVERED: Final = refuse("no-war-undiscovered", "9.1.1", "opens-claim-there")
NO_RULER: Final = refuse("no-war-interregnum", "9.1.1", "opens-war-ruler")


@rule("9.1.1", "11.4.4")
def judge_target(s: State, seat: Seat, realm: Realm) -> Verdict:
    """Say whether a player may declare war on a realm."""
    if realm == s.realm[seat]:
        return YOURSELF
    if s.seat_of[realm] == NOBODY and not is_npr(s, realm):
        return NOT_INDEPENDENT
    if at_war_with(s, seat, realm) or is_spoken_for(s, seat, realm):
        return AT_WAR_ALREADY
    if not is_rival_heir(s, seat, realm):
        if has(s.allied[realm], seat):
            return ON_ALLY
        if is_interregnum(s, seat):
            return NO_RULER
    protected = _judge_player(s, seat, realm)
    if protected is ALLOWED:
        protected = _judge_empire(s, seat, realm)
    if protected is not ALLOWED:
        return protected
    if IS_DISTANT_REALM[realm] and not is_discovered(s, seat, realm):
        return UNDISCOVERED
    return ALLOWED


@rule("9.1.1", "8.3.5")
def is_rival_heir(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether a Disputed Succession lets a player who is married there attack all the same."""
    return bool(s.disputed[realm]) and is_married(s, seat, realm)


@rule("9.1.1", "10.4")
def _judge_player(s: State, seat: Seat, realm: Realm) -> Verdict:
    """Say whether a Truce, or that a player has passed, protects a realm: his own or his Ally."""
    if has_truce(s, seat, realm):
        return IN_TRUCE
    other = s.seat_of[realm]
    if other != NOBODY:
        return HAS_PASSED if other in s.passed else ALLOWED
    friend = ally_of(s, realm)
    if friend in (NOBODY, seat):
        return ALLOWED
    if has_truce(s, seat, s.realm[friend]):
        return ALLY_IN_TRUCE
    return ALLY_HAS_PASSED if friend in s.passed else ALLOWED


@rule("9.1.1", "18.3.1")
def _judge_empire(s: State, seat: Seat, realm: Realm) -> Verdict:
    """Say whether the Emperor protects a member: as an Ally, by a Truce, or as he has passed."""
    emperor = s.emperor
    if emperor in (NOBODY, seat, s.seat_of[realm]):
        return ALLOWED
    crown = s.realm[emperor]
    protects = has(s.allied[crown], seat) or has_truce(s, seat, crown) or emperor in s.passed
    if not protects or at_war_with(s, emperor, realm) or not is_member(s, realm):
        return ALLOWED
    return EMPEROR_IN_TRUCE


@rule("9.1.1")
def is_discovered(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether a player has a Claim in the lands of a realm."""
    return any(has_claim(s, seat, AREA_OF[place]) for place in lands_of(s, realm))
