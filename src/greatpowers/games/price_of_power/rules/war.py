"""5.5.1 and 9.1 Declarations of War: the Action, its targets, and what it costs."""

from bisect import bisect_left
from typing import Final

from greatpowers.games.price_of_power.components.tables import MIL, POWERS, Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_REALMS,
    Realm,
    realm_text,
)
from greatpowers.games.price_of_power.rules import alliances, influence
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.casus_belli import stability_lost
from greatpowers.games.price_of_power.rules.crusade import commit, is_crusaded
from greatpowers.games.price_of_power.rules.crusaders import reward_caller, take_the_cross
from greatpowers.games.price_of_power.rules.empire import hre_areas
from greatpowers.games.price_of_power.rules.imperial_authority import (
    GUILT,
    is_breach,
    is_feud,
    punish_breach,
    punish_feud,
)
from greatpowers.games.price_of_power.rules.mats import (
    lower_stability,
    power_of,
    realm_name,
)
from greatpowers.games.price_of_power.rules.outbreak import (
    BY_ACTION,
    BY_CRUSADE,
    BY_EVENT,
    begin_campaign,
)
from greatpowers.games.price_of_power.rules.ownership import (
    areas_of_realm,
    has,
)
from greatpowers.games.price_of_power.rules.prices import NO_POWER, pay
from greatpowers.games.price_of_power.rules.war_bans import Declarer
from greatpowers.games.price_of_power.rules.war_tokens import begin_war
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    DECLARE_ON,
    DECLARE_WAR,
    DONE,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import NO_STAKES, Bill, Line, Stakes, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

PRICE: Final = 1

NAMED_AT_ONCE: Final = 16
"""So many realms are named in one segment at most, so that a copy plays few answers again."""

CHOSEN: Final = refuse("no-war-chosen", "5.5.1")
NONE_CHOSEN: Final = refuse("no-war-none-chosen", "5.5.1")
NOBODY_TO_FIGHT: Final = refuse("no-war-nobody", "9.1.1")
NOT_CRUSADED: Final = refuse("no-war-not-crusaded", "19.3.2")


# -- the Action (5.5.1) --------------------------------------------------------------------------


@rule("5.5.1", "9.1.1")
def judge_declare(s: State, seat: Seat) -> Verdict:
    """Say whether a player can take the Action."""
    if power_of(s, seat, MIL) < PRICE:
        return NO_POWER[MIL]
    return ALLOWED if has_target(s, seat) else NOBODY_TO_FIGHT


def has_target(s: State, seat: Seat) -> bool:
    """Say whether there is anybody on whom a player may declare war."""
    declarer = Declarer(s, seat)
    realms = ALL_REALMS if declarer.has_ruler else declarer.within()
    return any(declarer.judge(realm) is ALLOWED for realm in realms)


def declare_choice(s: State, seat: Seat) -> Choice:
    """Offer the Action."""
    return Choice(
        DECLARE_WAR,
        whole=judge_declare(s, seat),
        cost=lambda _, bill: price(bill),
        paid_in=POWERS[MIL],
    )


@rule("5.5.1")
def price(bill: Bill | None = None) -> int:
    """Return the MIL for a declaration, whatever the number of targets."""
    return charge(bill, "bill-declare-war", PRICE)


@rule("5.5.1")
@ACTIONS.on(DECLARE_WAR)
def begin_declaration(t: PriceTable, seat: Seat, _: int) -> None:
    """Pay, and begin to name the targets."""
    pay(t.state, seat, MIL, price())
    DECLARATION.begin(t.state.agenda, seat, BY_ACTION)


@rule("19.3.2", "R170")
def begin_crusade(s: State, seat: Seat) -> None:
    """Begin a declaration for nothing on who is concerned by the Crusade, if there is anybody."""
    if Candidates(s, seat, BY_CRUSADE, []).left() and s.has_war and seat not in s.passed:
        DECLARATION.begin(s.agenda, seat, BY_CRUSADE)


@rule("5.5.1")
def name_targets(t: PriceTable, affair: Affair) -> Play[None]:
    """Name the realms to attack, any number of them: numbers seat, how, and those named."""
    s = t.state
    seat, how, *targets = affair.numbers
    candidates = Candidates(s, seat, how, targets)
    for _ in range(NAMED_AT_ONCE):
        answer = yield t.ask(
            seat,
            "ask-declare-war",
            lambda: target_menu(candidates),
            cite="5.5.1",
            default=DONE() if targets or how == BY_CRUSADE else -1,
            public=True,
        )
        if answer == DONE():
            if not targets:
                affair.end()
            return
        candidates.name(DECLARE_ON.target(answer))
        affair.note(seat, how, *targets)
    affair.repeat()


class Candidates:
    """On whom a player may declare war: found once, as nothing changes while he names them."""

    __slots__ = ("_left", "declarer", "how", "named", "s", "seat")

    def __init__(self, s: State, seat: Seat, how: int, named: list[Realm]) -> None:
        self.s = s
        self.seat = seat
        self.how = how
        self.named = named
        self.declarer = Declarer(s, seat)
        self._left: list[Realm] | None = None

    @rule("9.1.1", "19.3.2")
    def judge(self, realm: Realm) -> Verdict:
        """Say whether he may name a realm: who calls a Crusade only those it goes against."""
        if realm in self.named:
            return CHOSEN
        if self.how == BY_CRUSADE and not is_crusaded(self.s, self.seat, realm):
            return NOT_CRUSADED
        return self.declarer.judge(realm)

    def left(self) -> list[Realm]:
        """Return all whom he may name besides those named already, in their order."""
        found = self._left
        if found is None:
            named = frozenset(self.named)
            found = [realm for realm in self.declarer.all() if realm not in named]
            if self.how == BY_CRUSADE:
                found = [realm for realm in found if is_crusaded(self.s, self.seat, realm)]
            self._left = found
        return found

    def name(self, realm: Realm) -> None:
        """Note that he names a realm."""
        self.named.append(realm)
        left = self._left
        if left is not None:
            del left[bisect_left(left, realm)]


def target_menu(candidates: Candidates) -> Menu:
    """Offer the realms on which war may be declared, and to stop."""
    is_enough = candidates.named or candidates.how == BY_CRUSADE
    return [
        Choice(
            DECLARE_ON,
            candidates.left(),
            stakes=lambda realm: at_stake(candidates.s, candidates.seat, realm, candidates.how),
        ),
        Choice(
            DECLARE_ON,
            ALL_REALMS,
            candidates.judge,
            within=(),
        ),
        Choice(DONE, whole=ALLOWED if is_enough else NONE_CHOSEN),
    ]


@rule("9.1.2", "5.5.1", "18.5")
def at_stake(s: State, seat: Seat, realm: Realm, how: int = BY_ACTION) -> Stakes:
    """Return what a declaration takes: Stability, and Influence in the lands of the realm."""
    lines: list[Line] = []
    stability_lost(s, seat, realm, lines, by_event=how == BY_EVENT)
    cubes = sum(influence.to_withdraw(s, seat, area) for area in areas_of_realm(s, realm))
    if is_breach(s, seat, realm, by_event=how == BY_EVENT):
        lines.append(Line("loses-authority", {}, 1))
        cubes += min(GUILT, sum(influence.of(s, seat, area) for area in hre_areas(s)))
    if cubes:
        lines.append(Line("loses-influence", {}, cubes))
    return Stakes(lines) if lines else NO_STAKES


@rule("19.3.2")
def join_crusade(t: PriceTable, affair: Affair) -> Play[None]:
    """Commit a player to the Crusade who began it, or goes to war for it."""
    seat, how, *targets = affair.numbers
    if how == BY_CRUSADE:
        commit(t, seat)
    else:
        yield from take_the_cross(t, seat, targets, by_event=how == BY_EVENT)


@rule("5.5.1", "9.1", "9.1.2", "18.5")
def open_wars(t: PriceTable, affair: Affair) -> None:
    """Place the War tokens, and lose Stability for wars without a reason.

    Inside the Empire such wars cost the Emperor more, and are his concern.
    """
    s = t.state
    seat, how, *targets = affair.numbers
    by_event = how == BY_EVENT
    lost = {realm: stability_lost(s, seat, realm, by_event=by_event) for realm in targets}
    breaches = [realm for realm in targets if is_breach(s, seat, realm, by_event=by_event)]
    feuds = [realm for realm in targets if is_feud(s, seat, realm, by_event=by_event)]
    for realm in targets:
        t.say("log-declares-war", power=realm_name(s, seat), target=realm_text(realm), cite="5.5.1")
        break_with(t, seat, realm)
        begin_war(t, seat, realm, cite="5.5.1")
        if lost[realm]:
            lower_stability(t, seat, lost[realm], cite="9.1.2")
    begin_campaign(s, how, s.realm[seat], targets)
    for _ in breaches:
        punish_breach(t, seat)
    if feuds:
        punish_feud(t, seat)
    if how == BY_CRUSADE:
        reward_caller(t, seat)


@rule("8.3.5", "11.3.11")
def break_with(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """End the Alliance with a realm that is attacked for its succession."""
    if has(t.state.allied[realm], seat):
        alliances.end(t, seat, realm, cite="8.3.5")


DECLARATION: Final = AGENDA.task("declaration", name_targets, join_crusade, open_wars)
OPENING: Final = AGENDA.task("opening_of_war", join_crusade, open_wars)
"""About a seat that has paid, how, and the realms named: none yet, or all."""
