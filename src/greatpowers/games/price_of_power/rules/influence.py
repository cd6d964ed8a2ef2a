"""5.4.1 and 11.1 Influence: cubes in Areas that are not all players'."""

from collections.abc import Callable, Sequence
from itertools import compress
from typing import Final, TypeAlias

from greatpowers.games.price_of_power.components.tables import DIP, POWERS, Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_AREAS,
    Area,
    Realm,
    area_text,
    is_distant,
)
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.geography import cubes_of, influence_reach, weddings
from greatpowers.games.price_of_power.rules.mats import power_of, realm_name
from greatpowers.games.price_of_power.rules.ownership import (
    areas_of_realm,
    has,
    is_players_alone,
)
from greatpowers.games.price_of_power.rules.prices import DUCATS, NO_DUCATS, NO_POWER, pay
from greatpowers.games.price_of_power.state import COURTS, IMPERIAL, TIES_CHANGED, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    DONE,
    GIVE_UP_INFLUENCE,
    INFLUENCE,
    INFLUENCE_FOR_DUCATS,
    INFLUENCE_IN,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

Count: TypeAlias = Callable[[State, Seat, Area], int]
Take: TypeAlias = Callable[[PriceTable, Seat, Area, int], int]

MOST_IN_AREA: Final = 5
MOST_A_TURN: Final = 2
PRICE: Final = 1
DUCAT_PRICE: Final = 3

OVERSEAS: Final = refuse("no-influence-overseas", "11.1.2")
ALL_PLAYERS: Final = refuse("no-influence-players-alone", "11.1.1", "opens-npr-there")
OUT_OF_REACH: Final = refuse("no-influence-out-of-reach", "5.4.1", "opens-influence-reach")
ENOUGH_THIS_TURN: Final = refuse("no-influence-enough-this-turn", "5.4.1", "opens-next-turn")
FULL: Final = refuse("no-influence-full", "11.1", "opens-influence-room")
FIRST_COSTS_POWER: Final = refuse("no-influence-first-costs-power", "5.4.1", "opens-first-power")
NO_AREA_LEFT: Final = refuse("no-influence-nowhere", "5.4.1", "opens-influence-reach")
NONE_PLACED: Final = refuse("no-influence-none-placed", "5.4.1")


# -- what lies where (11.1) ----------------------------------------------------------------------


def of(s: State, seat: Seat, area: Area) -> int:
    """Return the Influence of a player (or of the Emperor: ``IMPERIAL``) in an Area."""
    return s.influence[seat].count(area)


@rule("18.2", "R215")
def payable(s: State, seat: Seat, area: Area) -> int:
    """Return the cubes with which a player may pay in an Area, for the Emperor also grey ones."""
    return cubes_of(s, seat).count(area)


def in_all(s: State, area: Area) -> int:
    """Return the Influence of everybody in an Area, Imperial Influence included."""
    return sum(cubes.count(area) for cubes in s.influence)


@rule("11.1")
def room(s: State, area: Area) -> int:
    """Return how many cubes an Area still has room for."""
    return MOST_IN_AREA - in_all(s, area)


def areas_with(s: State, seat: Seat) -> list[Area]:
    """Return the Areas in which a player has Influence."""
    return sorted(set(s.influence[seat]))


def is_married(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether a player has a Marriage token on a realm, disputed or not."""
    return has(s.married[realm] | s.disputed[realm], seat)


@rule("11.1", "11.2.1", "18.2", "R205")
def in_realm(s: State, seat: Seat, realm: Realm) -> int:
    """Return a player's Influence in the Areas of a realm; a Marriage there counts as one.

    Imperial Influence is the Emperor's.
    """
    areas = areas_of_realm(s, realm)
    return sum(area in areas for area in (*cubes_of(s, seat), *weddings(s, seat)))


@rule("11.2.1", "R205")
def spared(s: State, seat: Seat, areas: Sequence[Area]) -> int:
    """Return how many cubes fewer an Action takes out of some Areas: one for Marriages there."""
    return int(any(area in areas for area in weddings(s, seat)))


@rule("11.2.1", "18.2", "R205")
def counted(s: State, seat: Seat, area: Area) -> int:
    """Return what counts as a player's Influence in an Area: cubes, Marriages, the Emperor's."""
    found = of(s, seat, area) + weddings(s, seat).count(area)
    return found + of(s, IMPERIAL, area) if s.emperor == seat else found


@rule("11.1.2")
def backing(s: State, seat: Seat, realm: Realm, overseas: bool) -> int:
    """Return what counts as Influence for an Alliance: in a Distant realm also Colonists."""
    return in_realm(s, seat, realm) + (s.colonists[seat] if overseas else 0)


@rule("11.1.1", "11.1.2")
def judge_ground(s: State, area: Area) -> Verdict:
    """Say whether Influence may lie in an Area at all."""
    if is_distant(area):
        return OVERSEAS
    return ALL_PLAYERS if is_players_alone(s, area) else ALLOWED


# -- cubes come and go ---------------------------------------------------------------------------


def place(t: PriceTable, seat: Seat, area: Area, *, cite: str = "5.4.1") -> None:
    """Put a cube into an Area that has room."""
    s = t.state
    s.influence[seat].append(area)
    s.changed |= TIES_CHANGED
    t.say("log-influence", power=realm_name(s, seat), area=area_text(area), cite=cite)


def remove(t: PriceTable, seat: Seat, area: Area, number: int, *, cite: str = "11.1") -> int:
    """Take cubes of a player off an Area, as far as there are; return how many were."""
    s = t.state
    gone = min(number, of(s, seat, area))
    if gone > 0:
        for _ in range(gone):
            s.influence[seat].remove(area)
        s.changed |= TIES_CHANGED
        if seat == IMPERIAL:
            t.say("log-imperial-influence-gone", n=gone, area=area_text(area), cite=cite)
        else:
            who = realm_name(s, seat)
            t.say("log-influence-gone", power=who, n=gone, area=area_text(area), cite=cite)
    return gone


@rule("18.2", "R215")
def spend(t: PriceTable, seat: Seat, area: Area, number: int, *, cite: str = "11.1") -> int:
    """Pay with cubes in an Area, the Emperor with grey ones first; return how many were."""
    grey = remove(t, IMPERIAL, area, number, cite=cite) if t.state.emperor == seat else 0
    return grey + remove(t, seat, area, number - grey, cite=cite)


@rule("11.2.1", "5.5.1", "11.3.11")
def to_withdraw(s: State, seat: Seat, area: Area) -> int:
    """Return how many cubes go if an Action takes all out of an Area: a Marriage spares one."""
    cubes = of(s, seat, area)
    return cubes - spared(s, seat, (area,)) if cubes else 0


def withdraw(t: PriceTable, seat: Seat, area: Area, *, cite: str) -> None:
    """Take all cubes of a player off an Area but what a Marriage spares."""
    remove(t, seat, area, to_withdraw(t.state, seat, area), cite=cite)


@rule("11.1.1")
def leave_players_areas(t: PriceTable) -> None:
    """Send all Influence home from Areas in which players now own every Province."""
    for area in lost_to_players(t.state):
        for court in range(COURTS):
            remove(t, court, area, MOST_IN_AREA, cite="11.1.1")


@rule("11.1.1")
def lost_to_players(s: State) -> list[Area]:
    """Return the Areas with Influence in which players own every Province."""
    areas = sorted(set().union(*s.influence))
    return [area for area in areas if is_players_alone(s, area)]


# -- losing some of it ---------------------------------------------------------------------------


def lose_some(t: PriceTable, affair: Affair) -> Play[None]:
    """Let a player choose which cubes he loses: numbers seat, how many, the Areas."""
    yield from _part_with(t, affair, of, remove)


@rule("18.2", "R215")
def pay_some(t: PriceTable, affair: Affair) -> Play[None]:
    """Let a player choose with which cubes he pays: numbers seat, how many, the Areas."""
    yield from _part_with(t, affair, payable, spend)


def _part_with(t: PriceTable, affair: Affair, count: Count, take: Take) -> Play[None]:
    s = t.state
    seat, number, *areas = affair.numbers
    there = [area for area in areas if count(s, seat, area)]
    if sum(count(s, seat, area) for area in there) <= number or len(there) == 1:
        for area in there:
            number -= take(t, seat, area, number)
        return
    answer = yield t.ask(
        seat,
        "ask-lose-influence",
        lambda: [Choice(GIVE_UP_INFLUENCE, there)],
        cite="11.1",
        default=GIVE_UP_INFLUENCE(there[0]),
        public=True,
        n=number,
    )
    take(t, seat, GIVE_UP_INFLUENCE.target(answer), 1)
    if number > 1:
        affair.note(seat, number - 1, *areas)
        affair.repeat()


LOSE: Final = AGENDA.task("lose_influence", lose_some)
"""A player loses so many cubes from some Areas, which ones he chooses."""
PAY: Final = AGENDA.task("pay_influence", pay_some)
"""A player pays with so many cubes of some Areas, which ones he chooses."""


# -- the Action (5.4.1) --------------------------------------------------------------------------


@rule("5.4.1")
def open_turn(s: State, seat: Seat) -> None:
    """Remember, at the start of a Turn, from where Influence may spread; nothing is spread yet."""
    s.reach = influence_reach(s, seat)
    s.spread = []
    s.mustered = []
    s.built = []
    s.hired = 0


def reach(s: State, seat: Seat) -> tuple[bool, ...]:
    """Return for each Area whether Influence may spread there in this Turn."""
    return s.reach or influence_reach(s, seat)


@rule("5.4.1", "11.1")
def judge_area(s: State, seat: Seat, area: Area) -> Verdict:
    """Say whether a player may place Influence in an Area by the Action."""
    ground = judge_ground(s, area)
    if ground is not ALLOWED:
        return ground
    if not reach(s, seat)[area]:
        return OUT_OF_REACH
    most = MOST_A_TURN + modifier(s, seat, "influence_per_area")
    if s.spread.count(area) >= most:
        return ENOUGH_THIS_TURN
    return ALLOWED if room(s, area) > 0 else FULL


def _candidates(s: State, seat: Seat) -> list[Area]:
    """Return the Areas in reach."""
    return list(compress(ALL_AREAS, reach(s, seat)))


def _any_area(s: State, seat: Seat) -> bool:
    near = compress(ALL_AREAS, reach(s, seat))
    return any(judge_area(s, seat, area) is ALLOWED for area in near)


@rule("5.4.1")
def ducat_price(s: State, seat: Seat, bill: Bill | None = None) -> int:
    """Return the Ducats for a further cube."""
    price = charge(bill, "bill-influence-ducats", DUCAT_PRICE)
    change = max(modifier(s, seat, "influence_ducats"), -price)
    return price + charge(bill, "bill-ideas", change)


@rule("5.4.1")
def judge_influence(s: State, seat: Seat) -> Verdict:
    """Say whether a player can take the Action: pay for the first cube and place it."""
    if power_of(s, seat, DIP) < PRICE:
        return NO_POWER[DIP]
    return ALLOWED if _any_area(s, seat) else NO_AREA_LEFT


def influence_choice(s: State, seat: Seat) -> Choice:
    """Offer the Action."""
    return Choice(INFLUENCE, whole=judge_influence(s, seat))


@ACTIONS.on(INFLUENCE)
def begin_influence(t: PriceTable, seat: Seat, _: int) -> None:
    """Begin to spread Influence."""
    SPREAD.begin(t.state.agenda, seat, 0)


@rule("5.4.1")
def spread_on(t: PriceTable, affair: Affair) -> Play[None]:
    """Place a cube for power, all but the first also for Ducats, until the player has enough."""
    s = t.state
    seat, placed = affair.numbers
    if placed and not _can_go_on(s, seat):
        return
    answer = yield t.ask(
        seat,
        "ask-influence",
        lambda: influence_menu(s, seat, placed),
        cite="5.4.1",
        default=DONE(),
        public=True,
    )
    if answer == DONE():
        return
    if answer in INFLUENCE_IN:
        area = INFLUENCE_IN.target(answer)
        pay(s, seat, DIP, PRICE)
    else:
        area = INFLUENCE_FOR_DUCATS.target(answer)
        pay(s, seat, DIP, 0, ducat_price(s, seat))
    s.spread.append(area)
    place(t, seat, area)
    affair.note(seat, placed + 1)
    affair.repeat()


def _can_go_on(s: State, seat: Seat) -> bool:
    affordable = power_of(s, seat, DIP) >= PRICE or s.ducats[seat] >= ducat_price(s, seat)
    return affordable and _any_area(s, seat)


def influence_menu(s: State, seat: Seat, placed: int) -> Menu:
    """Offer the Areas in reach, for power or for Ducats, and to stop."""
    near = _candidates(s, seat)
    rich = ALLOWED if s.ducats[seat] >= ducat_price(s, seat) else NO_DUCATS
    return [
        Choice(
            INFLUENCE_IN,
            ALL_AREAS,
            lambda area: judge_area(s, seat, area),
            whole=ALLOWED if power_of(s, seat, DIP) >= PRICE else NO_POWER[DIP],
            cost=lambda _, bill: charge(bill, "bill-influence", PRICE),
            within=near,
            paid_in=POWERS[DIP],
        ),
        Choice(
            INFLUENCE_FOR_DUCATS,
            ALL_AREAS,
            lambda area: judge_area(s, seat, area),
            whole=rich if placed else FIRST_COSTS_POWER,
            cost=lambda _, bill: ducat_price(s, seat, bill),
            within=near,
            paid_in=DUCATS,
        ),
        Choice(DONE, whole=ALLOWED if placed else NONE_PLACED),
    ]


SPREAD: Final = AGENDA.task("spread_influence", spread_on)


# -- what Opponents have in a realm (11.4.1) -----------------------------------------------------


@rule("11.4.1", "11.2.1", "18.2", "R75")
def of_opponents(s: State, seat: Seat, realm: Realm) -> int:
    """Return the Influence of all Opponents in the Areas of a realm, Marriages included."""
    others = [other for other in range(s.players) if other != seat]
    return sum(in_realm(s, other, realm) for other in others)
