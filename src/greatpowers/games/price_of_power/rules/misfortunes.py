"""16.5.3 to 16.5.8 Misfortunes: natives, wrecks, Pirates, Cardinals, attrition, Vassals."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import LIGHT_SHIP, MERCHANTS, Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_NODES,
    ALL_ZONES,
    AREA_OF,
    IS_MARITIME,
    NOBODY,
    PORTS_ON,
    Area,
    Node,
    Province,
    Zone,
    is_distant,
    node_text,
    realm_text,
    zone_text,
)
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules import curia, influence, ships
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.battle_sides import ships_in
from greatpowers.games.price_of_power.rules.geography import any_ships
from greatpowers.games.price_of_power.rules.losses import LOSSES, deployed
from greatpowers.games.price_of_power.rules.mats import clockwise, opponents, realm_name
from greatpowers.games.price_of_power.rules.ownership import (
    is_town,
    tax_value,
    vassal_provinces,
)
from greatpowers.games.price_of_power.rules.rebels import raise_rebels
from greatpowers.games.price_of_power.rules.relations import at_peace
from greatpowers.games.price_of_power.rules.unrest import stir, unrest_at_home
from greatpowers.games.price_of_power.state import (
    NOT_DEPLOYED,
    SEATS,
    SHIPS_OF_FLEET,
    TWO_VASSALS,
    PriceTable,
    State,
)
from greatpowers.games.price_of_power.vocabulary import (
    NAME_AREA,
    NAME_NODE,
    NAME_NUMBER,
    NAME_REALM,
    NAME_ZONE,
    SPARED,
    STIR,
    WRECKED,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import choose

COLONIST: Final = 0
UNREST: Final = 1
UNITS_FOR_ONE_LOST: Final = 4


def in_order(s: State, you: Seat) -> list[Seat]:
    """Return all seats, clockwise from you, or from the First Player."""
    return clockwise(s, s.first if you == NOBODY else you)


# -- native uprising (16.5.3) --------------------------------------------------------------------


@rule("16.5.3")
def rouse_natives(t: PriceTable, you: Seat) -> None:
    """Take a Colonist from everybody and stir a Distant Town; you are spared one of both."""
    s = t.state
    for seat in reversed(in_order(s, you)):
        if not modifier(s, seat, "native_uprising_immune"):
            UPRISING.begin(s.agenda, seat, you)


def calm_colonies(s: State, seat: Seat) -> list[Province]:
    """Return a player's Distant Towns without Unrest."""
    return [
        place
        for place in s.lands[seat]
        if is_town(s.disc[place])
        and is_distant(AREA_OF[place])
        and not s.unrest[place]
        and s.occupier[place] == NOBODY
    ]


@rule("16.5.3")
def suffer_uprising(t: PriceTable, affair: Affair) -> Play[None]:
    """Lose a Colonist and find a Distant Town in Unrest, or as *you* only one of both."""
    s = t.state
    seat, you = affair.numbers
    loses, stirs = s.colonists[seat] > 0, bool(calm_colonies(s, seat))
    if seat == you:
        if not (loses and stirs):
            return
        answer = yield t.ask(
            seat,
            "ask-spared",
            lambda: [Choice(SPARED, (COLONIST, UNREST))],
            cite="16.5.3",
            default=SPARED(UNREST),
            public=True,
        )
        loses, stirs = answer != SPARED(COLONIST), answer != SPARED(UNREST)
    if loses:
        s.colonists[seat] -= 1
        t.say("log-loses-colonist", power=realm_name(s, seat), cite="16.5.3")
    if stirs:
        places = calm_colonies(s, seat)
        place = places[0]
        if len(places) > 1:
            place = yield from choose(
                t, seat, "ask-native-unrest", STIR, places, cite="16.5.3", public=True
            )
        stir(t, place, cite="16.5.3")


UPRISING: Final = AGENDA.task("uprising", suffer_uprising)
"""About a seat and *you*, or nobody."""


# -- lost at sea (16.5.4) ------------------------------------------------------------------------


@rule("16.5.4")
def wreck(t: PriceTable, you: Seat) -> None:
    """Take a Ship far from home from everybody but you, who choose it; else all choose theirs."""
    s = t.state
    victims = in_order(s, you) if you == NOBODY else opponents(s, you)
    for seat in reversed(victims):
        WRECK.begin(s.agenda, seat, seat if you == NOBODY else you)


@rule("16.5.4")
def far_zones(s: State, seat: Seat) -> list[Zone]:
    """Return the Sea Zones with Ships of a player before which no Port is friendly to him."""
    return [
        zone
        for zone in ALL_ZONES
        if any_ships(s, seat, zone)
        and not any(ships.is_friendly_port(s, seat, port) for port in PORTS_ON[zone])
    ]


@rule("16.5.4", "R217")
def lose_ship(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose which Ship a player loses, and where."""
    s = t.state
    seat, chooser = affair.numbers
    zones = far_zones(s, seat)
    if not zones:
        return
    zone = zones[0]
    if len(zones) > 1:
        zone = yield from choose(
            t,
            chooser,
            "ask-lost-at-sea",
            NAME_ZONE,
            zones,
            cite="16.5.4",
            public=True,
            realm=realm_name(s, seat),
        )
    kinds = [kind for kind, number in enumerate(ships_in(s, seat, zone)) if number]
    kind = kinds[0]
    if len(kinds) > 1:
        kind = yield from choose(
            t,
            chooser,
            "ask-ship-lost-at-sea",
            WRECKED,
            kinds,
            cite="16.5.4",
            public=True,
            realm=realm_name(s, seat),
            zone=zone_text(zone),
        )
    sink(s, seat, zone, kind, spares_trade=chooser == seat)
    t.say("log-ship-lost", power=realm_name(s, seat), zone=zone_text(zone), cite="16.5.4")


@rule("16.5.4", "R217")
def sink(s: State, seat: Seat, zone: Zone, kind: int, *, spares_trade: bool) -> None:
    """Take a Ship of a kind off a zone: a single one first, and one that protects Trade or not."""
    place = zone * SEATS + seat
    single = (s.ships, s.guards) if spares_trade else (s.guards, s.ships)
    for pile in single:
        if kind == LIGHT_SHIP and pile[place]:
            pile[place] -= 1
            return
    s.fleet[seat * SHIPS_OF_FLEET + kind] -= 1
    if ships.in_fleet(s, seat) == 0:
        s.fleet_at[seat] = NOT_DEPLOYED


WRECK: Final = AGENDA.task("wreck", lose_ship)
"""About a seat, and who chooses its Ship."""


# -- Pirates (16.5.5) ----------------------------------------------------------------------------


def merchants_in(s: State, node: Node) -> int:
    """Return how many Merchants are in a node."""
    return s.merchant[: s.players * MERCHANTS].count(node)


@rule("16.5.5")
def pirate_nodes(s: State) -> list[Node]:
    """Return the maritime nodes to which Pirates may come: if possible with a Merchant."""
    nodes = [node for node in ALL_NODES if IS_MARITIME[node]]
    return [node for node in nodes if merchants_in(s, node)] or nodes


@rule("16.5.5")
def send_pirates(t: PriceTable, affair: Affair) -> Play[None]:
    """Put a Pirate Ship on a node: you choose; by itself where there are most Merchants."""
    s = t.state
    (you,) = affair.numbers
    nodes = pirate_nodes(s)
    if you == NOBODY:
        best = max((merchants_in(s, node), s.expanded[node]) for node in nodes)
        node = t.chance.pick(
            [node for node in nodes if (merchants_in(s, node), s.expanded[node]) == best]
        )
    else:
        node = yield from choose(
            t, you, "ask-pirates", NAME_NODE, nodes, cite="16.5.5", public=True
        )
    s.pirates[node] += 1
    t.say("log-pirates", node=node_text(node), cite="16.5.5")


PIRATES: Final = AGENDA.task("pirates", send_pirates)
"""About *you* or nobody."""


# -- a Cardinal dies (16.5.6) --------------------------------------------------------------------


@rule("16.5.6")
def bury_cardinal(t: PriceTable, affair: Affair) -> Play[None]:
    """Take a Cardinal off, but not that of Roma: you choose; by itself of who has most."""
    s = t.state
    (you,) = affair.numbers
    if not s.cardinals:
        return
    if you == NOBODY:
        place = last_of_most(s)
    else:
        realms = sorted({s.realm[seat] for seat in s.cardinals})
        realm = realms[0]
        if len(realms) > 1:
            realm = yield from choose(
                t, you, "ask-cardinal-of", NAME_REALM, realms, cite="16.5.6", public=True
            )
        places = [at for at, seat in enumerate(s.cardinals) if s.realm[seat] == realm]
        place = places[0]
        if len(places) > 1:
            number = yield from choose(
                t,
                you,
                "ask-cardinal",
                NAME_NUMBER,
                [at + 1 for at in places],
                cite="16.5.6",
                public=True,
                realm=realm_text(realm),
            )
            place = number - 1
    curia.remove_cardinal(t, place, cite="16.5.6")


@rule("16.5.6")
def last_of_most(s: State) -> int:
    """Return the place of the rightmost Cardinal of those who have most of them."""
    most = max(curia.cardinals(s, seat) for seat in s.cardinals)
    return max(at for at, seat in enumerate(s.cardinals) if curia.cardinals(s, seat) == most)


FUNERAL: Final = AGENDA.task("funeral", bury_cardinal)
"""About *you* or nobody."""


# -- attrition (16.5.7) --------------------------------------------------------------------------


@rule("16.5.7", "R51")
def wear_out(t: PriceTable, you: Seat) -> None:
    """Take one deployed Land Unit in four from everybody at war but you."""
    s = t.state
    for seat in reversed(in_order(s, you)):
        lost = deployed(s, seat) // UNITS_FOR_ONE_LOST
        if seat != you and not at_peace(s, seat) and lost:
            LOSSES.begin(s.agenda, seat, lost, 0)


# -- disloyal Vassals (16.5.8) -------------------------------------------------------------------


@rule("16.5.8")
def disloyal_areas(s: State, seat: Seat) -> list[Area]:
    """Return where a player's Vassals are neglected, and he has most of them.

    That is where he has no Influence, or less than another; Marriages count.
    """
    tokens: dict[Area, int] = {}
    for place in vassal_provinces(s, seat):
        area = AREA_OF[place]
        tokens[area] = tokens.get(area, 0) + (2 if s.disc[place] == TWO_VASSALS else 1)
    neglected = {area: number for area, number in tokens.items() if _is_neglected(s, seat, area)}
    most = max(neglected.values(), default=0)
    return sorted(area for area, number in neglected.items() if number == most)


def _is_neglected(s: State, seat: Seat, area: Area) -> bool:
    own = influence.counted(s, seat, area)
    return own == 0 or any(influence.counted(s, other, area) > own for other in opponents(s, seat))


@rule("16.5.8")
def estrange(t: PriceTable, you: Seat) -> None:
    """Let neglected Vassals of everybody rise; yours raise no Rebels."""
    s = t.state
    for seat in reversed(in_order(s, you)):
        DISLOYAL.begin(s.agenda, seat, you)


@rule("16.5.8", "14.1")
def suffer_disloyalty(t: PriceTable, affair: Affair) -> Play[None]:
    """Find all Vassals of a neglected Area in Unrest, and Rebels beside them."""
    s = t.state
    seat, you = affair.numbers
    areas = disloyal_areas(s, seat)
    if not areas:
        return
    area = areas[0]
    if len(areas) > 1:
        area = yield from choose(
            t, seat, "ask-disloyal", NAME_AREA, areas, cite="16.5.8", public=True
        )
    places = [place for place in vassal_provinces(s, seat) if AREA_OF[place] == area]
    for place in places:
        stir(t, place, cite="16.5.8")
    if seat != you:
        number = sum(tax_value(s, place) for place in places if place in unrest_at_home(s, seat))
        raise_rebels(t, area, number, cite="16.5.8")


DISLOYAL: Final = AGENDA.task("disloyal", suffer_disloyalty)
"""About a seat and *you*, or nobody."""
