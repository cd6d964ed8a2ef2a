"""5.5.3 Naval Activations: Naval Movement or casting off, Battles, Pirates, transport (5.5.4)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import MIL, POWERS, Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_PROVINCES,
    ALL_ZONES,
    NODE_ZONES,
    NODES_ON,
    Node,
    Zone,
)
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.activation import begin_passage
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.battle import (
    begin_naval_battle,
    begin_pirate_battle,
    calls_naval_battle,
)
from greatpowers.games.price_of_power.rules.geography import any_ships, waters_of
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.marching import can_leave
from greatpowers.games.price_of_power.rules.mats import power_of
from greatpowers.games.price_of_power.rules.prices import NO_POWER, pay
from greatpowers.games.price_of_power.rules.refitting import (
    REFIT,
    REFITTED,
    refit_choices,
    refit_places,
)
from greatpowers.games.price_of_power.rules.relations import is_hostile_zone
from greatpowers.games.price_of_power.rules.sailing import (
    NO_FLEET,
    NO_ROOM,
    TOO_FAR,
    can_sail_from,
    goals,
    idle_waters,
    judge_fleet,
    judge_ship,
    lost_galleys,
    open_zones,
    places_of_ships,
    reach_of,
    sail_fleet,
    sail_ship,
    take_slots,
)
from greatpowers.games.price_of_power.rules.ships import (
    Berth,
    berth_text,
    berths,
    pay_crossing,
    ports_with_ships,
    zones_with_ships,
)
from greatpowers.games.price_of_power.state import FIRST_PORT, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    BRING_FLEET,
    BRING_FROM,
    BRING_OUT,
    CARRY_FROM,
    CAST_OFF,
    DONE,
    HUNT_PIRATES,
    MOVE_SHIP_TO,
    PUT_IN_AT,
    REFIT_AT_SEA,
    REFIT_IN_PORT,
    SAIL_TO,
    SET_SAIL,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Line, Stakes, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import NOTHING, choose

PRICE: Final = 1

NO_SHIPS: Final = refuse("no-sail-ships", "5.5.3", "opens-ships")
NO_GOAL: Final = refuse("no-sail-goal", "5.5.3")
NONE_IN_PORT: Final = refuse("no-sail-in-port", "5.5.3")
NOBODY_SAILED: Final = refuse("no-sail-nobody", "5.5.3")
NO_OPEN_WATERS: Final = refuse("no-sail-hostile", "5.5.3")


# -- the Action ----------------------------------------------------------------------------------


@rule("5.5.3")
def judge_sailing(s: State, seat: Seat) -> Verdict:
    """Say whether a player has Ships that can move."""
    places = places_of_ships(s, seat)
    if not places:
        return NO_SHIPS
    can_move = any(can_sail_from(s, seat, berth) for berth in places)
    return ALLOWED if can_move or staying_grounds(s, seat) else NO_GOAL


def sail_choice(s: State, seat: Seat, price: int = PRICE) -> Choice:
    """Offer a Naval Activation."""
    payable = power_of(s, seat, MIL) >= price
    return Choice(
        SET_SAIL,
        whole=judge_sailing(s, seat) if payable else NO_POWER[MIL],
        cost=lambda _, bill: charge(bill, "bill-activation", price),
        paid_in=POWERS[MIL],
    )


@rule("5.5.3")
@ACTIONS.on(SET_SAIL)
def set_sail(t: PriceTable, seat: Seat, _: int) -> None:
    """Pay, and begin a Naval Activation."""
    pay(t.state, seat, MIL, PRICE)
    begin_sailing(t.state, seat)


def begin_sailing(s: State, seat: Seat) -> None:
    """Begin a Naval Activation."""
    SAILING.begin(s.agenda, seat)


@rule("5.5.3", "9.5.5")
def choose_goal(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose the one place to which Ships sail, or cast off from Ports."""
    s = t.state
    (seat,) = affair.numbers
    answer = yield t.ask(seat, "ask-sail", lambda: goal_menu(s, seat), cite="5.5.3", public=True)
    if answer == CAST_OFF():
        affair.end()
        CASTING_OFF.begin(s.agenda, seat, 0)
        return
    goal = SAIL_TO.target(answer) if answer in SAIL_TO else FIRST_PORT + PUT_IN_AT.target(answer)
    is_hostile = goal < FIRST_PORT and is_hostile_zone(s, seat, goal)
    affair.note(seat, goal, int(is_hostile), 0, 0)


def goal_menu(s: State, seat: Seat) -> Menu:
    """Offer all places in reach, those where Ships are of use as they lie, and to cast off."""
    staying = staying_grounds(s, seat)
    found = sorted({*goals(s, seat), *staying})

    def judge(goal: Berth) -> Verdict:
        if goal not in found:
            return TOO_FAR
        return ALLOWED if goal in staying or can_come(s, seat, goal) else NO_ROOM

    in_port = ports_with_ships(s, seat) or s.fleet_at[seat] >= FIRST_PORT
    return [
        Choice(SAIL_TO, ALL_ZONES, judge, within=[each for each in found if each < FIRST_PORT]),
        Choice(
            PUT_IN_AT,
            ALL_PROVINCES,
            lambda port: judge(FIRST_PORT + port),
            within=[each - FIRST_PORT for each in found if each >= FIRST_PORT],
        ),
        Choice(CAST_OFF, whole=ALLOWED if in_port else NONE_IN_PORT),
    ]


def can_come(s: State, seat: Seat, goal: Berth) -> bool:
    """Say whether some Ship can sail to a goal."""
    if judge_fleet(s, seat, goal):
        return True
    return any(judge_ship(s, seat, berth, goal) for berth in berths(s, seat))


# -- Ships gather (9.5.5) ------------------------------------------------------------------------


@rule("5.5.3", "9.5.5", "9.5.7", "R111")
def gather(t: PriceTable, affair: Affair) -> Play[None]:
    """Bring Ships to the goal, one after the other, from wherever it is in their reach.

    Numbers: seat, goal, whether it is hostile, whether a crossing is paid, whether the Fleet was
    refitted, and from where Ships have come.
    """
    s = t.state
    seat, goal, hostile, paid, refitted, *origins = affair.numbers
    if not can_gather(s, seat, goal) and origins:
        return
    answer = yield t.ask(
        seat,
        "ask-gather",
        lambda: gather_menu(s, seat, goal, refitted, origins),
        cite="5.5.3",
        default=DONE(),
        public=True,
        place=berth_text(goal),
    )
    if answer == DONE():
        return
    affair.repeat()
    if answer in REFIT_AT_SEA or answer in REFIT_IN_PORT:
        REFIT.begin(s.agenda, seat, refit_berth(answer))
        affair.note(seat, goal, hostile, paid, 1, *origins)
        return
    origin = s.fleet_at[seat] if answer == BRING_FLEET() else ship_berth(answer)
    price = reach_of(s, seat, origin)[goal]
    if price and not paid:
        yield from pay_crossing(t, seat, price)
        paid = 1
    if answer == BRING_FLEET():
        sail_fleet(t, seat, goal)
    else:
        sail_ship(t, seat, origin, goal, bool(hostile))
    if origin not in origins:
        origins.append(origin)
    affair.note(seat, goal, hostile, paid, refitted, *origins)


def ship_berth(answer: int) -> Berth:
    """Return from where the single Ship comes that was chosen."""
    if answer in BRING_FROM:
        return BRING_FROM.target(answer)
    return FIRST_PORT + BRING_OUT.target(answer)


def refit_berth(answer: int) -> Berth:
    """Return where the Fleet is refitted that was chosen."""
    if answer in REFIT_AT_SEA:
        return REFIT_AT_SEA.target(answer)
    return FIRST_PORT + REFIT_IN_PORT.target(answer)


def can_gather(s: State, seat: Seat, goal: Berth) -> bool:
    """Say whether one more Ship can sail to a goal."""
    return bool(judge_fleet(s, seat, goal)) or any(
        judge_ship(s, seat, berth, goal) for berth in berths(s, seat)
    )


def gather_menu(s: State, seat: Seat, goal: Berth, refitted: int, origins: list[Berth]) -> Menu:
    """Offer the Ships in reach, the Fleet, to refit it first, and to stop."""
    is_enough = bool(origins) or goal in staying_grounds(s, seat) or not can_gather(s, seat, goal)
    at_start = [each for each in refit_places(s, seat) if each != goal]
    return [
        Choice(DONE, whole=ALLOWED if is_enough else NOBODY_SAILED),
        Choice(BRING_FROM, zones_with_ships(s, seat), lambda zone: judge_ship(s, seat, zone, goal)),
        Choice(
            BRING_OUT,
            ports_with_ships(s, seat),
            lambda port: judge_ship(s, seat, FIRST_PORT + port, goal),
        ),
        Choice(
            BRING_FLEET,
            whole=judge_fleet(s, seat, goal),
            stakes=lambda _: galley_stakes(s, seat, goal),
        ),
        *refit_choices(s, seat, at_start, REFITTED if refitted else ALLOWED),
    ]


def galley_stakes(s: State, seat: Seat, goal: Berth) -> Stakes:
    """Return the Galleys that are lost if the Fleet sails to a goal."""
    lost = lost_galleys(s, seat, goal)
    return Stakes([Line("bill-galleys", {}, lost)] if lost else [])


@rule("9.5.7")
def refit_at_goal(t: PriceTable, affair: Affair) -> Play[None]:
    """Let Light Ships join or leave the Fleet where it has come to, once."""
    s = t.state
    seat, goal, *_ = affair.numbers
    if goal not in refit_places(s, seat):
        return
    answer = yield t.ask(
        seat,
        "ask-refit",
        lambda: [Choice(DONE), *refit_choices(s, seat, [goal], ALLOWED)],
        cite="9.5.7",
        default=DONE(),
        public=True,
        place=berth_text(goal),
    )
    if answer != DONE():
        REFIT.begin(s.agenda, seat, goal)


# -- Battles, Pirates and transport (9.9, 9.10.7, 9.5.10) ----------------------------------------


@rule("9.5.5", "9.5.6", "9.9")
def meet_enemies(t: PriceTable, affair: Affair) -> None:
    """Begin the Battle where there is somebody to fight at the goal; else take free slots there."""
    s = t.state
    seat, goal, hostile, _, _, *origins = affair.numbers
    if goal >= FIRST_PORT:
        return
    if calls_naval_battle(s, seat, goal):
        begin_naval_battle(s, goal, seat, origins)
    elif not hostile:
        take_slots(t, seat, goal)


def infested(s: State, zone: Zone) -> list[Node]:
    """Return the nodes next to a Sea Zone on which there are Pirates."""
    return [node for node in NODES_ON[zone] if s.pirates[node]]


@rule("9.10.7", "9.5.6", "R112", "R210")
def staying_grounds(s: State, seat: Seat) -> list[Zone]:
    """Return the Sea Zones where Ships of a player are of use though they do not move."""
    return [*hunting_grounds(s, seat), *idle_waters(s, seat)]


@rule("9.10.7", "R112")
def hunting_grounds(s: State, seat: Seat) -> list[Zone]:
    """Return the Sea Zones where Ships of a player lie next to Pirates: they need not move."""
    return [zone for zone in waters_of(s, seat) if infested(s, zone)]


def hunt(t: PriceTable, affair: Affair) -> Play[None]:
    """Let Ships that have come to a Sea Zone fight Pirates next to it."""
    seat, goal, *_ = affair.numbers
    if goal < FIRST_PORT:
        yield from hunt_in(t, seat, [goal])


@rule("9.10.7", "9.9")
def hunt_in(t: PriceTable, seat: Seat, zones: list[Zone]) -> Play[None]:
    """Choose Pirates next to one of some Sea Zones to fight, or none."""
    s = t.state
    zones = [zone for zone in zones if any_ships(s, seat, zone)]
    nodes = sorted({node for zone in zones for node in infested(s, zone)})
    node = yield from choose(
        t, seat, "ask-hunt", HUNT_PIRATES, nodes, cite="9.10.7", optional=True, public=True
    )
    if node != NOTHING:
        near = [zone for zone in zones if zone in NODE_ZONES[node]]
        zone = max(near, key=lambda zone: (any_ships(s, seat, zone), -zone))
        begin_pirate_battle(s, zone, seat, node)


@rule("5.5.4", "9.5.10")
def carry(t: PriceTable, affair: Affair) -> Play[None]:
    """Let the Ships that have moved, and live, carry one Army or Unit over their bridge."""
    s = t.state
    seat, goal, _, _, _, *origins = affair.numbers
    if goal >= FIRST_PORT or not origins or not any_ships(s, seat, goal):
        return
    areas = [area for area in areas_with_units(s, seat) if can_leave(s, seat, area, 1, via=goal)]
    area = yield from choose(
        t, seat, "ask-carry", CARRY_FROM, areas, cite="9.5.10", optional=True, public=True
    )
    if area != NOTHING:
        begin_passage(s, seat, area, goal)


SAILING: Final = AGENDA.task(
    "set_sail", choose_goal, gather, refit_at_goal, meet_enemies, hunt, carry
)
"""About a seat."""


# -- casting off (5.5.3) -------------------------------------------------------------------------


@rule("5.5.3")
def judge_casting(s: State, seat: Seat, port: int) -> Verdict:
    """Say whether Ships can leave a Port for waters that are not hostile."""
    return ALLOWED if open_zones(s, seat, port) else NO_OPEN_WATERS


def casting_menu(s: State, seat: Seat, refitted: int, zones: list[Zone]) -> Menu:
    """Offer the Ships in Ports, the Fleet if it is in one, to refit it, and to stop."""
    at = s.fleet_at[seat]
    in_port = judge_casting(s, seat, at - FIRST_PORT) if at >= FIRST_PORT else NO_FLEET
    places = [each for each in refit_places(s, seat) if each >= FIRST_PORT]
    return [
        Choice(DONE, whole=ALLOWED if zones else NOBODY_SAILED),
        Choice(BRING_OUT, ports_with_ships(s, seat), lambda port: judge_casting(s, seat, port)),
        Choice(BRING_FLEET, whole=in_port),
        *refit_choices(s, seat, places, REFITTED if refitted else ALLOWED),
    ]


@rule("5.5.3", "9.5.5", "9.5.6")
def cast_off(t: PriceTable, affair: Affair) -> Play[None]:
    """Move Ships out of Ports, each to a Sea Zone before it that is not hostile.

    Numbers: seat, whether the Fleet was refitted, and to where Ships have sailed.
    """
    s = t.state
    seat, refitted, *zones = affair.numbers
    menu = casting_menu(s, seat, refitted, zones)
    if not any(choice.any() for choice in menu[1:]):
        return
    answer = yield t.ask(
        seat,
        "ask-cast-off",
        lambda: casting_menu(s, seat, refitted, zones),
        cite="5.5.3",
        default=DONE(),
        public=True,
    )
    if answer == DONE():
        return
    affair.repeat()
    if answer in REFIT_IN_PORT:
        REFIT.begin(s.agenda, seat, refit_berth(answer))
        affair.note(seat, 1, *zones)
        return
    origin = s.fleet_at[seat] if answer == BRING_FLEET() else ship_berth(answer)
    open_ones = open_zones(s, seat, origin - FIRST_PORT)
    zone = open_ones[0]
    if len(open_ones) > 1:
        zone = yield from choose(
            t,
            seat,
            "ask-cast-off-to",
            MOVE_SHIP_TO,
            open_ones,
            cite="5.5.3",
            public=True,
            place=berth_text(origin),
        )
    if answer == BRING_FLEET():
        sail_fleet(t, seat, zone)
    else:
        sail_ship(t, seat, origin, zone, is_hostile=False)
    affair.note(seat, refitted, *zones, *([] if zone in zones else [zone]))


def hunt_after(t: PriceTable, affair: Affair) -> Play[None]:
    """Let Ships that have cast off fight Pirates next to where they are now."""
    seat, _, *zones = affair.numbers
    yield from hunt_in(t, seat, zones)


CASTING_OFF: Final = AGENDA.task("cast_off", cast_off, hunt_after)
"""About a seat and 0."""
