"""9.1.1 On whom a player may not declare war."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    IS_DISTANT_REALM,
    NOBODY,
    Realm,
)
from greatpowers.games.price_of_power.rules.alliances import ally_of
from greatpowers.games.price_of_power.rules.characters import is_interregnum
from greatpowers.games.price_of_power.rules.claims import cores_of
from greatpowers.games.price_of_power.rules.empire import is_member
from greatpowers.games.price_of_power.rules.influence import is_married
from greatpowers.games.price_of_power.rules.ownership import has, independent, is_npr, realms_in
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
    return Declarer(s, seat).judge(realm)


class Declarer:
    """A player who thinks of war: what is the same against all realms is looked up once."""

    __slots__ = ("_claimed", "_s", "_seat", "has_ruler", "is_kept_off_empire")

    def __init__(self, s: State, seat: Seat) -> None:
        self._s = s
        self._seat = seat
        self._claimed: set[Realm] | None = None
        self.has_ruler = not is_interregnum(s, seat)
        self.is_kept_off_empire = is_kept_off_empire(s, seat)

    def within(self) -> list[Realm]:
        """Return realms among which all are on whom he may declare war.

        They are independent, have no War or Truce token of his, and if he has no Ruler a Disputed
        Succession.
        """
        s, own = self._s, 1 << self._seat
        war, truce, disputed = s.war, s.truce, s.disputed
        return [
            realm
            for realm in independent(s)
            if not (war[realm] | truce[realm]) & own and (self.has_ruler or disputed[realm])
        ]

    def all(self) -> list[Realm]:
        """Return all realms on which he may declare war."""
        return [realm for realm in self.within() if self._judge_independent(realm) is ALLOWED]

    @rule("9.1.1", "11.4.4")
    def judge(self, realm: Realm) -> Verdict:
        """Say whether he may declare war on a realm."""
        s = self._s
        if s.seat_of[realm] == NOBODY and not is_npr(s, realm):
            return NOT_INDEPENDENT
        return self._judge_independent(realm)

    def _judge_independent(self, realm: Realm) -> Verdict:
        s = self._s
        if realm == s.realm[self._seat]:
            return YOURSELF
        if is_tied(s, realm):
            banned = self._judge_ties(realm)
        else:
            banned = ALLOWED if self.has_ruler else NO_RULER
        if banned is not ALLOWED:
            return banned
        if self.is_kept_off_empire and is_under_emperor(s, realm):
            return EMPEROR_IN_TRUCE
        if IS_DISTANT_REALM[realm] and not self.has_discovered(realm):
            return UNDISCOVERED
        return ALLOWED

    def _judge_ties(self, realm: Realm) -> Verdict:
        """Say whether tokens on the Capital of a realm protect it, or the player who leads it."""
        s, seat = self._s, self._seat
        if at_war_with(s, seat, realm) or is_spoken_for(s, seat, realm):
            return AT_WAR_ALREADY
        if not is_rival_heir(s, seat, realm):
            if has(s.allied[realm], seat):
                return ON_ALLY
            if not self.has_ruler:
                return NO_RULER
        return _judge_player(s, seat, realm)

    @rule("9.1.1")
    def has_discovered(self, realm: Realm) -> bool:
        """Say whether he has a Claim in the lands of a realm."""
        if self._claimed is None:
            s, seat = self._s, self._seat
            areas = {*s.claims[seat], *cores_of(s, seat)}
            self._claimed = {realm for area in areas for realm in realms_in(s, area)}
        return realm in self._claimed


def is_tied(s: State, realm: Realm) -> bool:
    """Say whether a player leads a realm, is at war, allied or in a Truce with it, or its heir."""
    if s.seat_of[realm] != NOBODY or s.war[realm] or s.truce[realm]:
        return True
    return bool(s.allied[realm] or s.active[realm] or s.disputed[realm])


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
def is_kept_off_empire(s: State, seat: Seat) -> bool:
    """Say whether the Emperor keeps a player off members: as an Ally, by a Truce, or passed."""
    emperor = s.emperor
    if emperor in (NOBODY, seat):
        return False
    crown = s.realm[emperor]
    return has(s.allied[crown], seat) or has_truce(s, seat, crown) or emperor in s.passed


@rule("9.1.1", "18.3.1")
def is_under_emperor(s: State, realm: Realm) -> bool:
    """Say whether a realm is a member whom the Emperor protects: not his own, nor his Enemy."""
    emperor = s.emperor
    if s.seat_of[realm] == emperor or at_war_with(s, emperor, realm):
        return False
    return is_member(s, realm)
