"""5.1.3 Explore: a die decides which Territory may be discovered, or whether a Ship is lost."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import (
    DIP,
    EXPLORATION_FACES,
    MIL,
    POWERS,
    Face,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    ALL_AREAS,
    AREA_OF,
    MAIN_AREAS,
    PORTS_ON,
    PROVINCES_OF,
    REACH_OF,
    TERRITORY,
    Area,
    Province,
    Zone,
    area_text,
    is_distant,
    is_distant_zone,
)
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.claims import claim, has_claim
from greatpowers.games.price_of_power.rules.geography import waters_of
from greatpowers.games.price_of_power.rules.mats import power_of, realm_name
from greatpowers.games.price_of_power.rules.ownership import is_vacant, owned, owns_area
from greatpowers.games.price_of_power.rules.prices import NO_POWER, judge_price, pay
from greatpowers.games.price_of_power.rules.ships import EXPLORERS, remove_ship
from greatpowers.games.price_of_power.state import FIRST_PORT, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    DISCOVER,
    EXPLORE,
    NAME_PROVINCE,
    NAME_ZONE,
    PASS,
    REROLL,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill, Line, Stakes, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

EXPLORE_DIP: Final = 1
EXPLORE_MIL: Final = 1
REROLL_DIP: Final = 1
SKULL_DIP: Final = 1
MOST_REROLLS: Final = 2
OVERSEAS_FROM: Final = tuple(
    tuple(area for area in reach if is_distant(area)) for reach in REACH_OF
)
"""The Distant Areas to which each Province is adjacent: mostly none."""
DISTANT_AREAS: Final = range(len(MAIN_AREAS), len(ALL_AREAS))

DISCOVERED_ALREADY: Final = refuse("no-discovered-already", "5.1.3")
OUT_OF_REACH: Final = refuse("no-out-of-reach", "5.1.3", "opens-reach")
ANOTHER_NUMBER: Final = refuse("no-another-number", "5.1.3", "opens-reroll")
SKULL_FORBIDS: Final = refuse("no-skull-forbids", "5.1.3", "opens-reroll")
NOTHING_TO_DISCOVER: Final = refuse("no-nothing-to-discover", "5.1.3", "opens-reach")
NO_MORE_REROLLS: Final = refuse("no-more-rerolls", "5.1.3")
MUST_DISCOVER: Final = refuse("no-must-discover", "5.1.3")


# -- what can be discovered ----------------------------------------------------------------------


def distant_ships(s: State, seat: Seat) -> list[Zone]:
    """Return the Distant Sea Zones with Ships of a player."""
    return [zone for zone in waters_of(s, seat) if is_distant_zone(zone)]


def distant_harbours(s: State, seat: Seat) -> list[Province]:
    """Return the Ports on Distant Continents in which Ships of a player lie."""
    ports = {FIRST_PORT + port for port in s.docked[seat]} | {s.fleet_at[seat]}
    found = sorted(berth - FIRST_PORT for berth in ports if berth >= FIRST_PORT)
    return [port for port in found if is_distant(AREA_OF[port])]


@rule("5.1.3")
def within_reach(s: State, seat: Seat) -> list[Area]:
    """Return the Distant Areas adjacent to a realm, or by an Idea to its Ships."""
    found = {area for place in owned(s, seat) for area in OVERSEAS_FROM[place]}
    if modifier(s, seat, "explore_with_ships"):
        for zone in waters_of(s, seat):
            found |= {AREA_OF[port] for port in PORTS_ON[zone] if is_distant(AREA_OF[port])}
    return sorted(found)


def judge_unknown(s: State, seat: Seat, area: Area) -> Verdict:
    """Say whether there is something for a player to discover in an Area."""
    if has_claim(s, seat, area) or owns_area(s, seat, area):
        return DISCOVERED_ALREADY
    return ALLOWED


@rule("5.1.3")
def judge_discovery(s: State, seat: Seat, face: Face, area: Area, reach: list[Area]) -> Verdict:
    """Say whether a roll lets a player discover an Area within reach.

    A vacant Territory needs its number, and a skull its price; where a realm has a Province there
    must be no skull.
    """
    if area not in reach:
        return OUT_OF_REACH
    unknown = judge_unknown(s, seat, area)
    if not unknown:
        return unknown
    number, skull = EXPLORATION_FACES[face]
    place = PROVINCES_OF[area][0]
    if not is_vacant(s, place):
        return SKULL_FORBIDS if skull else ALLOWED
    if TERRITORY[place] != number:
        return ANOTHER_NUMBER
    return ALLOWED if power_of(s, seat, DIP) >= discovery_price(face) else NO_POWER[DIP]


def discovery_price(face: Face, bill: Bill | None = None) -> int:
    """Return the DIP for a discovery: a skull has its price."""
    return charge(bill, "bill-skull", SKULL_DIP if EXPLORATION_FACES[face][1] else 0)


# -- the Action ----------------------------------------------------------------------------------


@rule("5.1.3")
def judge_explore(s: State, seat: Seat) -> Verdict:
    """Say whether a player may explore: something unknown is in reach, or a Ship may go there."""
    for power, price in ((DIP, EXPLORE_DIP), (MIL, EXPLORE_MIL)):
        verdict = judge_price(s, seat, power, price)
        if not verdict:
            return verdict
    if modifier(s, seat, "explore_with_ships") and has_ships(s, seat):
        return ALLOWED
    possible = any(judge_unknown(s, seat, area) for area in within_reach(s, seat))
    return ALLOWED if possible else NOTHING_TO_DISCOVER


def has_ships(s: State, seat: Seat) -> bool:
    """Say whether a player has a Ship at sea or in a Port."""
    return bool(s.docked[seat] or waters_of(s, seat))


def explore_choice(s: State, seat: Seat) -> Choice:
    """Offer to explore."""
    return Choice(
        EXPLORE,
        whole=judge_explore(s, seat),
        cost=lambda _, bill: charge(bill, "bill-explore", EXPLORE_DIP),
        paid_in=POWERS[DIP],
        stakes=lambda _: Stakes([], also=[Line("bill-mil", {}, EXPLORE_MIL)]),
    )


@rule("5.1.3")
@ACTIONS.on(EXPLORE)
def explore(t: PriceTable, seat: Seat, _: int) -> None:
    """Pay for an Exploration and begin it."""
    s = t.state
    pay(s, seat, DIP, EXPLORE_DIP)
    pay(s, seat, MIL, EXPLORE_MIL)
    EXPLORATION.begin(s.agenda, seat)


@rule("5.1.3")
def sail(t: PriceTable, affair: Affair) -> None:
    """Let a Light Ship sail to a Distant Sea Zone first, by an Idea."""
    (seat,) = affair.numbers
    if modifier(t.state, seat, "explore_with_ships"):
        EXPLORERS.begin(t.state.agenda, seat)


@rule("5.1.3")
def roll(t: PriceTable, affair: Affair) -> None:
    """Roll the Exploration Die."""
    (seat,) = affair.numbers
    affair.note(seat, _roll(t, seat), 0)


def _roll(t: PriceTable, seat: Seat) -> Face:
    face = t.chance.below(len(EXPLORATION_FACES))
    number, skull = EXPLORATION_FACES[face]
    text = "log-explores-skull" if skull else "log-explores"
    t.say(text, power=realm_name(t.state, seat), n=number, cite="5.1.3")
    return face


@rule("5.1.3", "R43")
def use_roll(t: PriceTable, affair: Affair) -> Play[None]:
    """Discover an Area, roll again for 1 DIP, or fail, which costs a Ship if there is a skull."""
    s = t.state
    seat, face, rerolls = affair.numbers
    number, skull = EXPLORATION_FACES[face]
    answer = yield t.ask(
        seat,
        "ask-discover-skull" if skull else "ask-discover",
        lambda: discovery_menu(s, seat, face, rerolls),
        cite="5.1.3",
        public=True,
        n=number,
    )
    if answer in DISCOVER:
        area = DISCOVER.target(answer)
        pay(s, seat, DIP, discovery_price(face))
        t.say("log-discovers", power=realm_name(s, seat), area=area_text(area), cite="5.1.3")
        claim(t, seat, area, cite="5.1.3")
        affair.end()
    elif answer in REROLL:
        pay(s, seat, DIP, REROLL_DIP)
        affair.note(seat, _roll(t, seat), rerolls + 1)
        affair.repeat()


@rule("5.1.3", "R59")
def discovery_menu(s: State, seat: Seat, face: Face, rerolls: int) -> Menu:
    """Offer what the roll lets one discover, another roll, and to fail."""
    reach = within_reach(s, seat)
    discover = Choice(
        DISCOVER,
        DISTANT_AREAS,
        lambda area: judge_discovery(s, seat, face, area, reach),
        cost=lambda _, bill: discovery_price(face, bill),
        within=reach,
        paid_in=POWERS[DIP],
    )
    may_fail = EXPLORATION_FACES[face][1] or not discover.any()
    return [
        discover,
        Choice(
            REROLL,
            whole=judge_reroll(s, seat, rerolls),
            cost=lambda _, bill: charge(bill, "bill-reroll", REROLL_DIP),
            paid_in=POWERS[DIP],
        ),
        Choice(PASS, whole=ALLOWED if may_fail else MUST_DISCOVER),
    ]


@rule("5.1.3", "R197")
def judge_reroll(s: State, seat: Seat, rerolls: int) -> Verdict:
    """Say whether a player may roll again: twice at most."""
    if rerolls == MOST_REROLLS:
        return NO_MORE_REROLLS
    return judge_price(s, seat, DIP, REROLL_DIP)


@rule("5.1.3", "R43")
def fail(t: PriceTable, affair: Affair) -> Play[None]:
    """Lose a Ship on a Distant Continent, at sea or in a Port, to a skull, if there is one."""
    s = t.state
    seat, face, _ = affair.numbers
    t.say("log-exploration-fails", power=realm_name(s, seat), cite="5.1.3")
    if not EXPLORATION_FACES[face][1]:
        return
    zones, ports = distant_ships(s, seat), distant_harbours(s, seat)
    if not zones and not ports:
        return
    answer = yield t.ask(
        seat,
        "ask-lose-ship",
        lambda: [Choice(NAME_ZONE, zones), Choice(NAME_PROVINCE, ports)],
        cite="5.1.3",
        public=True,
    )
    in_port = answer in NAME_PROVINCE
    berth = FIRST_PORT + NAME_PROVINCE.target(answer) if in_port else NAME_ZONE.target(answer)
    remove_ship(t, seat, berth, cite="5.1.3")


EXPLORATION: Final = AGENDA.task("exploration", sail, roll, use_roll, fail)
"""About a seat; what it costs is paid before."""
