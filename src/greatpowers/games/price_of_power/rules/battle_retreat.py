"""9.7.6 and 9.9.6 Retreat: who leaves a Battle, where to, and at what price (13.4.8)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import ARMIES, HEAVY_SHIP, Seat
from greatpowers.games.price_of_power.components.world import (
    LAND,
    NOBODY,
    PORTS_ON,
    ZONES_NEXT_TO,
    Area,
    Zone,
    area_text,
)
from greatpowers.games.price_of_power.rules.access import access_stakes, get_access
from greatpowers.games.price_of_power.rules.battle_losses import lose_one
from greatpowers.games.price_of_power.rules.battle_sides import (
    ATTACKERS,
    DEFENDERS,
    EMPIRE,
    Battle,
    Party,
    Side,
    enemy_of,
    fighting,
    is_npr_party,
    is_player,
    party_text,
    realm_of_party,
    ships_in,
    strength,
    units_of,
)
from greatpowers.games.price_of_power.rules.borders import judge_entry
from greatpowers.games.price_of_power.rules.foes import land_enemies
from greatpowers.games.price_of_power.rules.imperial_units import withdraw_imperial_units
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.npr_defence import (
    stands_fast_at_sea,
    stands_fast_on_land,
)
from greatpowers.games.price_of_power.rules.relations import has_hostile_units, is_hostile_zone
from greatpowers.games.price_of_power.rules.ships import (
    Berth,
    berth_text,
    in_fleet,
    is_friendly_port,
    is_open,
    move_fleet,
    port_room,
    put_into_port,
    put_to_sea,
)
from greatpowers.games.price_of_power.rules.units import area_of, army_place
from greatpowers.games.price_of_power.state import FIRST_PORT, REBELS, SEATS, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    FIGHT_ON,
    RETREAT_TO,
    RETREAT_TO_PORT,
    RETREAT_TO_SEA,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import NO_STAKES
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

HOSTILE_THERE: Final = refuse("no-retreat-hostile", "9.7.6")
BATTLE_THERE: Final = refuse("no-retreat-battle", "R126")
HOSTILE_SEA: Final = refuse("no-retreat-hostile-sea", "9.9.6")
NO_FRIENDLY_PORT: Final = refuse("no-retreat-port", "9.9.6")
NO_ROOM: Final = refuse("no-retreat-room", "9.5.9")


@rule("9.6", "9.7.6", "9.9.6")
def attackers_retreat(t: PriceTable, affair: Affair) -> Play[None]:
    """Let the attackers decide whether they fight on, one party after the other."""
    yield from _retreat(t, affair, ATTACKERS)


@rule("9.6", "9.7.6", "9.9.6", "9.7.8")
def defenders_retreat(t: PriceTable, affair: Affair) -> Play[None]:
    """Let the defenders decide whether they fight on, each player for his own Units."""
    yield from _retreat(t, affair, DEFENDERS)


def _retreat(t: PriceTable, affair: Affair, side: Side) -> Play[None]:
    """Ask the next party of a side that has not decided yet: numbers who has, one by one."""
    b = Battle(t.state)
    asked = affair.numbers
    waiting = [party for party in fighting(b, side) if party not in asked]
    if not waiting or not strength(b, enemy_of(side)):
        affair.note()
        return
    party = waiting[0]
    affair.note(*asked, party)
    if is_player(party):
        yield from _decide(t, b, side, party)
    elif leaves(b, side, party):
        b.hosts(side)[b.parties(side).index(party)] = 0
        b.note_retreat(party)
        t.say(
            "log-npr-retreats", power=party_text(t.state, party), place=b.place_text, cite="13.4.8"
        )
    affair.repeat()


# -- realms without players (13.4.8) -------------------------------------------------------------


@rule("13.4.8", "14.3", "R127")
def leaves(b: Battle, side: Side, party: Party) -> bool:
    """Say whether a party without a player leaves: an NPR whose side is the weaker one.

    Not for its Capital, its last Area or beside Rebels; Rebels and Pirates never do.
    """
    if not is_npr_party(party) or strength(b, side) >= strength(b, enemy_of(side)):
        return False
    return REBELS not in fighting(b, side) and not stands_fast(b, party)


@rule("13.4.8")
def stands_fast(b: Battle, party: Party) -> bool:
    """Say whether an NPR fights to the last where the Battle is."""
    realm = realm_of_party(party)
    if b.is_naval:
        return stands_fast_at_sea(b.s, realm, b.place)
    return stands_fast_on_land(b.s, realm, b.place)


# -- players -------------------------------------------------------------------------------------


def retreat_menu(b: Battle, side: Side, seat: Seat) -> Menu:
    """Offer to fight on, and the places to which a player may retreat."""
    s = b.s
    if not b.is_naval:
        areas = _areas(b, side, seat)
        return [
            Choice(FIGHT_ON),
            Choice(
                RETREAT_TO,
                areas,
                lambda area: judge_area(b, side, seat, area),
                stakes=lambda area: (
                    access_stakes(s, seat, area) if side == DEFENDERS else NO_STAKES
                ),
            ),
        ]
    berths = _berths(b, side, seat)
    return [
        Choice(FIGHT_ON),
        Choice(
            RETREAT_TO_SEA,
            [berth for berth in berths if berth < FIRST_PORT],
            lambda zone: judge_zone(s, seat, zone),
        ),
        Choice(
            RETREAT_TO_PORT,
            [berth - FIRST_PORT for berth in berths if berth >= FIRST_PORT],
            lambda port: judge_port(s, seat, b.place, port),
        ),
    ]


@rule("9.7.6", "9.9.6", "R168")
def _decide(t: PriceTable, b: Battle, side: Side, seat: Seat) -> Play[None]:
    """Let a player retreat, for a Unit or a Ship more; who has nowhere to go is not asked.

    With the Emperor all Imperial Units leave the Battle.
    """
    menu = retreat_menu(b, side, seat)
    if not any(choice.any() for choice in menu[1:]):
        return
    answer = yield t.ask(
        seat,
        "ask-retreat",
        lambda: retreat_menu(b, side, seat),
        cite="9.9.6" if b.is_naval else "9.7.6",
        default=FIGHT_ON(),
        public=True,
        place=b.place_text,
        own=strength(b, side),
        theirs=strength(b, enemy_of(side)),
    )
    if answer == FIGHT_ON() or not (yield from _is_let_in(t, side, seat, answer)):
        return
    b.note_retreat(seat)
    if seat == b.s.emperor and EMPIRE in b.parties(side):
        withdraw_imperial_units(b)
        b.note_retreat(EMPIRE)
    t.say("log-retreats", power=realm_name(b.s, seat), place=b.place_text, cite="9.7.6")
    port = RETREAT_TO_PORT.target(answer) if answer in RETREAT_TO_PORT else NOBODY
    is_tight = port != NOBODY and not _fits_whole(b, seat, port)
    yield from lose_one(t, b, side, seat, sinks=is_tight)
    if not units_of(b, side, seat):
        return
    if answer in RETREAT_TO:
        move_land_units(b.s, seat, b.place, RETREAT_TO.target(answer))
    elif answer in RETREAT_TO_SEA:
        if RETREAT_TO_SEA.target(answer) != b.place:
            move_ships(b.s, seat, b.place, RETREAT_TO_SEA.target(answer))
    else:
        move_ships(b.s, seat, b.place, FIRST_PORT + RETREAT_TO_PORT.target(answer))
    _tell(t, seat, answer)


def _is_let_in(t: PriceTable, side: Side, seat: Seat, answer: int) -> Play[bool]:
    """Get Military Access for a defender who retreats over land; attackers only go back."""
    if side == ATTACKERS or answer not in RETREAT_TO:
        return True
    return (yield from get_access(t, seat, RETREAT_TO.target(answer)))


def _tell(t: PriceTable, seat: Seat, answer: int) -> None:
    if answer in RETREAT_TO:
        where = area_text(RETREAT_TO.target(answer))
    elif answer in RETREAT_TO_SEA:
        where = berth_text(RETREAT_TO_SEA.target(answer))
    else:
        where = berth_text(FIRST_PORT + RETREAT_TO_PORT.target(answer))
    t.say("log-retreats-to", power=realm_name(t.state, seat), place=where, cite="9.7.6")


# -- on land (9.7.6) -----------------------------------------------------------------------------


@rule("9.7.6", "R20", "R125", "R207")
def _areas(b: Battle, side: Side, seat: Seat) -> tuple[Area, ...]:
    """Return where Units might retreat: attackers to where they came from, others next door."""
    if side == DEFENDERS:
        return LAND[b.place]
    return tuple(b.origins) if seat == b.parties(ATTACKERS)[0] else ()


@rule("9.7.6", "9.5.3", "R20", "R126")
def judge_area(b: Battle, side: Side, seat: Seat, area: Area) -> Verdict:
    """Say whether a player may retreat to an Area: none with hostile Units or a new Battle."""
    s = b.s
    if has_hostile_units(s, seat, area):
        return HOSTILE_THERE
    if side == ATTACKERS:
        return ALLOWED
    if land_enemies(s, seat, area):
        return BATTLE_THERE
    return judge_entry(s, seat, area)


def move_land_units(s: State, seat: Seat, start: Area, target: Area) -> None:
    """Move all Units of a player from an Area to another."""
    s.infantry[seat] = [target if area == start else area for area in s.infantry[seat]]
    for army in range(ARMIES):
        if area_of(s, seat, army) == start:
            s.army_at[army_place(seat, army)] = target


# -- at sea (9.9.6) ------------------------------------------------------------------------------


@rule("9.9.6", "R125", "R212")
def _berths(b: Battle, side: Side, seat: Seat) -> tuple[Berth, ...]:
    """Return where Ships might retreat: attackers to where they came from, others next door.

    Pirates are attacked from the Sea Zone itself.
    """
    if b.node >= 0:
        return (b.place,)
    if side == ATTACKERS:
        return tuple(b.origins) if seat == b.parties(ATTACKERS)[0] else ()
    ports = [FIRST_PORT + port for port in PORTS_ON[b.place]]
    return (*ZONES_NEXT_TO[b.place], *ports)


@rule("9.9.6", "9.5.11")
def judge_zone(s: State, seat: Seat, zone: Zone) -> Verdict:
    """Say whether a player's Ships may retreat to a Sea Zone."""
    is_barred = is_hostile_zone(s, seat, zone) or not is_open(s, seat, zone)
    return HOSTILE_SEA if is_barred else ALLOWED


@rule("9.9.6", "9.5.9")
def judge_port(s: State, seat: Seat, zone: Zone, port: int) -> Verdict:
    """Say whether all Ships of a player in a Sea Zone may retreat to a Port, less the one lost.

    Heavy Ships that are whole are not lost by one hit.
    """
    if not is_friendly_port(s, seat, port):
        return NO_FRIENDLY_PORT
    ships = ships_in(s, seat, zone)
    left = sum(ships) if sum(ships) == ships[HEAVY_SHIP] else sum(ships) - 1
    return ALLOWED if _room(s, seat, zone, port) >= left else NO_ROOM


def _room(s: State, seat: Seat, zone: Zone, port: int) -> int:
    """Return how many of a player's Ships in a Sea Zone a Port holds: more of a Fleet alone."""
    only_fleet = s.fleet_at[seat] == zone and sum(ships_in(s, seat, zone)) == in_fleet(s, seat)
    return port_room(s, seat, port, only_fleet)


def _fits_whole(b: Battle, seat: Seat, port: int) -> bool:
    """Say whether a Port holds all Ships of a player, even if the hit only damages one."""
    return _room(b.s, seat, b.place, port) >= sum(ships_in(b.s, seat, b.place))


def move_ships(s: State, seat: Seat, zone: Zone, berth: Berth) -> None:
    """Move all Ships of a player from a Sea Zone to another, or into a Port."""
    place = zone * SEATS + seat
    for _ in range(s.ships[place] + s.guards[place]):
        if berth >= FIRST_PORT:
            put_into_port(s, seat, berth - FIRST_PORT)
        else:
            put_to_sea(s, seat, berth)
    s.ships[place] = s.guards[place] = 0
    if s.fleet_at[seat] != zone:
        return
    if berth >= FIRST_PORT:
        s.fleet_at[seat] = berth
    else:
        move_fleet(s, seat, berth)
