"""5.5.1 and 9.1 Declarations of War: targets, Calls to Arms, and the Battles they bring."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import MIL, POWERS, Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_REALMS,
    ALL_ZONES,
    NOBODY,
    Realm,
    realm_text,
)
from greatpowers.games.price_of_power.rules import alliances, influence
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.battle import (
    begin_land_battle,
    begin_naval_battle,
    calls_land_battle,
    calls_naval_battle,
)
from greatpowers.games.price_of_power.rules.battle_order import put_in_order
from greatpowers.games.price_of_power.rules.calls import CALLS, DEFENSIVE, OFFENSIVE, RECEIVE
from greatpowers.games.price_of_power.rules.casus_belli import stability_lost
from greatpowers.games.price_of_power.rules.crusade import commit, is_crusaded
from greatpowers.games.price_of_power.rules.crusaders import reward_caller, take_the_cross
from greatpowers.games.price_of_power.rules.empire import hre_areas
from greatpowers.games.price_of_power.rules.free_action import FREE_ACTION
from greatpowers.games.price_of_power.rules.geography import any_ships
from greatpowers.games.price_of_power.rules.imperial_authority import (
    GUILT,
    is_breach,
    is_feud,
    punish_breach,
    punish_feud,
)
from greatpowers.games.price_of_power.rules.imperial_defence import summon
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.mats import (
    clockwise,
    gain_power,
    lower_stability,
    power_of,
    realm_name,
)
from greatpowers.games.price_of_power.rules.ownership import (
    areas_of_realm,
    has,
    plus,
)
from greatpowers.games.price_of_power.rules.prices import NO_POWER, pay
from greatpowers.games.price_of_power.rules.war_bans import judge_target
from greatpowers.games.price_of_power.rules.war_tokens import begin_war
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    DECLARE_ON,
    DECLARE_WAR,
    DONE,
    NAME_AREA,
    NAME_ZONE,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import NO_STAKES, Bill, Line, Stakes, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

PRICE: Final = 1
REWARD: Final = 1

BY_ACTION: Final = 0
BY_EVENT: Final = 1
UNASKED: Final = 2
BY_CRUSADE: Final = 3
"""How a war begins: by the Action, by the Action that an Event lets one take, by the Event itself,
which brings nothing free (16.3.13), or by the Action of whoever has just called a Crusade."""

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
    return any(judge_target(s, seat, realm) is ALLOWED for realm in ALL_REALMS)


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
    targets = [realm for realm in ALL_REALMS if judge_named(s, seat, realm, BY_CRUSADE)]
    if targets and s.has_war and seat not in s.passed:
        DECLARATION.begin(s.agenda, seat, BY_CRUSADE)


@rule("5.5.1")
def name_targets(t: PriceTable, affair: Affair) -> Play[None]:
    """Name the realms to attack, any number of them: numbers seat, how, and those named."""
    s = t.state
    seat, how, *targets = affair.numbers
    answer = yield t.ask(
        seat,
        "ask-declare-war",
        lambda: target_menu(s, seat, how, targets),
        cite="5.5.1",
        default=DONE() if targets or how == BY_CRUSADE else -1,
        public=True,
    )
    if answer != DONE():
        affair.note(seat, how, *targets, DECLARE_ON.target(answer))
        affair.repeat()
    elif not targets:
        affair.end()


def target_menu(s: State, seat: Seat, how: int, targets: list[Realm]) -> Menu:
    """Offer the realms on which war may be declared, and to stop."""
    named = frozenset(targets)
    return [
        Choice(
            DECLARE_ON,
            ALL_REALMS,
            lambda realm: CHOSEN if realm in named else judge_named(s, seat, realm, how),
            stakes=lambda realm: at_stake(s, seat, realm, how),
        ),
        Choice(DONE, whole=ALLOWED if targets or how == BY_CRUSADE else NONE_CHOSEN),
    ]


@rule("9.1.1", "19.3.2")
def judge_named(s: State, seat: Seat, realm: Realm, how: int) -> Verdict:
    """Say whether a player may name a realm: who calls a Crusade only those it goes against."""
    if how == BY_CRUSADE and not is_crusaded(s, seat, realm):
        return NOT_CRUSADED
    return judge_target(s, seat, realm)


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


# -- what follows (5.5.1, steps 3 to 8) ----------------------------------------------------------


def begin_campaign(s: State, how: int, aggressor: Realm, targets: list[Realm]) -> None:
    """Begin what follows War tokens on new targets of an aggressor, a player or not."""
    seat = s.seat_of[aggressor]
    s.attackers = 0 if seat == NOBODY else 1 << seat
    s.defenders = 0
    s.rewarded = 0
    for realm in targets:
        if s.seat_of[realm] != NOBODY:
            s.defenders = plus(s.defenders, s.seat_of[realm])
            s.rewarded = plus(s.rewarded, s.seat_of[realm])
    CAMPAIGN.begin(s.agenda, how, aggressor, *targets)


def attacking_realms(s: State, aggressor: Realm) -> list[Realm]:
    """Return the realms on the side of an aggressor, which is first."""
    joined = [s.realm[seat] for seat in range(s.players) if has(s.attackers, seat)]
    return [aggressor, *(realm for realm in joined if realm != aggressor)]


@rule("5.5.1", "5.2.2", "R143")
def call_to_attack(t: PriceTable, affair: Affair) -> None:
    """Let the aggressor call Allies; a realm without a player calls nobody to an attack."""
    s = t.state
    _how, aggressor, *targets = affair.numbers
    seat = s.seat_of[aggressor]
    if seat != NOBODY:
        CALLS.begin(s.agenda, seat, OFFENSIVE, *targets)


@rule("5.5.1", "18.4")
def call_emperor(t: PriceTable, affair: Affair) -> None:
    """Call the Emperor if members of the Empire are attacked from outside."""
    s = t.state
    _how, aggressor, *targets = affair.numbers
    summon(t, aggressor, targets, attacking_realms(s, aggressor))


@rule("5.5.1", "11.3.3", "R15")
def call_for_nprs(t: PriceTable, affair: Affair) -> None:
    """Let every realm without a player that is attacked call its Ally, clockwise."""
    s = t.state
    _how, aggressor, *targets = affair.numbers
    foes = attacking_realms(s, aggressor)
    calls = [
        (seat, realm)
        for seat in _from(s, aggressor)
        for realm in targets
        if s.seat_of[realm] == NOBODY and has(s.allied[realm], seat)
    ]
    for seat, realm in reversed(calls):
        RECEIVE.begin(s.agenda, seat, realm, DEFENSIVE, *foes)


@rule("5.5.1", "5.2.2", "R15")
def call_to_defend(t: PriceTable, affair: Affair) -> None:
    """Let every player who is attacked call Allies, clockwise."""
    s = t.state
    _how, aggressor, *targets = affair.numbers
    foes = attacking_realms(s, aggressor)
    for seat in reversed(_from(s, aggressor)):
        if s.realm[seat] in targets:
            CALLS.begin(s.agenda, seat, DEFENSIVE, *foes)


def _from(s: State, aggressor: Realm) -> list[Seat]:
    """Return all seats clockwise from an aggressor, or from whose Turn it is."""
    seat = s.seat_of[aggressor]
    start = s.first if s.turn == NOBODY else s.turn
    return clockwise(s, start if seat == NOBODY else seat)


@rule("5.5.1")
def announce(t: PriceTable, affair: Affair) -> None:
    """Tell who fights whom, once all who were called have answered."""
    aggressor = affair.numbers[1]
    t.moment("war", (), "log-war-begun", power=realm_text(aggressor), cite="5.5.1")


@rule("5.5.1")
def reward(t: PriceTable, affair: Affair) -> None:
    """Give 1 MIL to players who are attacked, or who have come to help a realm without one."""
    s = t.state
    for seat in _from(s, affair.numbers[1]):
        if has(s.rewarded, seat):
            gain_power(t, seat, MIL, REWARD, cite="5.5.1")


@rule("5.5.1", "11.2.1")
def withdraw(t: PriceTable, affair: Affair) -> None:
    """Take the aggressor's Influence off all Areas of the targets; a Marriage keeps one there."""
    s = t.state
    _how, aggressor, *targets = affair.numbers
    seat = s.seat_of[aggressor]
    if seat == NOBODY:
        return
    for realm in targets:
        for area in areas_of_realm(s, realm):
            influence.withdraw(t, seat, area, cite="5.5.1")


# -- Battles (9.1.3) -----------------------------------------------------------------------------


def belligerents(s: State, aggressor: Realm) -> list[Seat]:
    """Return the players of the new war: those of the aggressor's side first, each clockwise."""
    order = _from(s, aggressor)
    attackers = [seat for seat in order if has(s.attackers, seat)]
    return attackers + [seat for seat in order if has(s.defenders, seat)]


@rule("9.1.3", "5.5.1")
def naval_sites(s: State, seats: list[Seat]) -> dict[int, Seat]:
    """Return the Sea Zones in which a declaration brings a Battle, each with who attacks there."""
    found: dict[int, Seat] = {}
    for seat in seats:
        for zone in ALL_ZONES:
            if any_ships(s, seat, zone) and calls_naval_battle(s, seat, zone):
                found.setdefault(zone, seat)
    return found


@rule("9.1.3", "5.5.1")
def land_sites(s: State, seats: list[Seat]) -> dict[int, Seat]:
    """Return the Areas in which a declaration brings a Battle, each with who attacks there."""
    found: dict[int, Seat] = {}
    for seat in seats:
        for area in areas_with_units(s, seat):
            if calls_land_battle(s, seat, area):
                found.setdefault(area, seat)
    return found


@rule("9.1.3", "9.1.4")
def fight(t: PriceTable, affair: Affair) -> Play[None]:
    """Let the Active Player order the Battles, those at sea first, and begin them.

    Where there is any, nothing is free.
    """
    s = t.state
    how, aggressor, *_targets = affair.numbers
    seats = belligerents(s, aggressor)
    zones, areas = naval_sites(s, seats), land_sites(s, seats)
    active = _from(s, aggressor)[0]
    zone_order = yield from put_in_order(t, active, NAME_ZONE, zones, cite="9.1.3")
    area_order = yield from put_in_order(t, active, NAME_AREA, areas, cite="9.1.3")
    if zones or areas or how == UNASKED:
        affair.end()
    for area in reversed(area_order):
        begin_land_battle(s, area, areas[area])
    for zone in reversed(zone_order):
        begin_naval_battle(s, zone, zones[zone])


@rule("9.1.4", "5.5.1")
def act_free(t: PriceTable, affair: Affair) -> None:
    """Let the aggressor activate or recruit Units for nothing, as the war began without Battle."""
    s = t.state
    seat = s.seat_of[affair.numbers[1]]
    FREE_ACTION.begin(s.agenda, seat)


CAMPAIGN: Final = AGENDA.task(
    "campaign",
    call_to_attack,
    call_emperor,
    call_for_nprs,
    call_to_defend,
    announce,
    reward,
    withdraw,
    fight,
    act_free,
)
"""About how the war began, the realm that attacks, and its targets."""
