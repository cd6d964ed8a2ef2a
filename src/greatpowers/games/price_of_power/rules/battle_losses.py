"""9.7.4, 9.7.8 and 9.9.4 Casualties: which party takes the next hit, and what it loses by it."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import (
    ARMIES,
    GALLEY,
    HEAVY_SHIP,
    INFANTRY,
    LAND_UNITS,
    LIGHT_SHIP,
    REGULAR,
    SHIP_KINDS,
    Seat,
    Unit,
)
from greatpowers.games.price_of_power.components.world import Area, Realm, Zone
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.battle_sides import (
    ATTACKERS,
    DAMAGED,
    NAMELESS,
    PIRATES,
    SHIP_STATES,
    Battle,
    Party,
    Side,
    fighting,
    heavy_ships,
    is_player,
    land_units,
    party_text,
    realm_of_party,
    ships_in,
    strength,
    units_of,
)
from greatpowers.games.price_of_power.rules.losses import ORDER
from greatpowers.games.price_of_power.rules.orders import unit_text
from greatpowers.games.price_of_power.rules.ships import in_fleet
from greatpowers.games.price_of_power.rules.units import (
    area_of,
    in_army,
    singles,
    take_from_army,
    take_single,
)
from greatpowers.games.price_of_power.state import (
    NOT_DEPLOYED,
    REBELS,
    SEATS,
    SHIPS_OF_FLEET,
    PriceTable,
    State,
    put,
)
from greatpowers.games.price_of_power.vocabulary import LOSE_SHIP, LOSE_UNIT, NAME_REALM
from greatpowers.kernel.agenda import NUMBERS, TASK, Affair
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import choose

KINDS: Final = len(LAND_UNITS)
MARKS: Final = 2
"""What is noted of each party: whether it was hit in this pass, and whose turn it is among its
Mercenaries, Regulars and Allies."""
GIVEN_FIRST: Final = (HEAVY_SHIP, GALLEY, LIGHT_SHIP, DAMAGED)
"""Which Ships are usually given for a hit: one that it only damages, else the least dear."""


# -- hits go round (9.7.8) -----------------------------------------------------------------------


def toughness(b: Battle, side: Side) -> int:
    """Return how many hits a side can take; a Heavy Ship that is whole takes two."""
    found = strength(b, side)
    if b.is_naval:
        parties = [party for party in b.parties(side) if is_player(party)]
        damaged = sum(ships_in(b.s, party, b.place)[DAMAGED] for party in parties)
        found += heavy_ships(b, side) - damaged
    return found


def begin_losses(b: Battle, side: Side, hits: int) -> None:
    """Let a side take hits, as many as it can."""
    hits = min(hits, toughness(b, side))
    if hits > 0:
        turns = b.turns(side) if b.s.has_continuous_battles else [0] * len(b.parties(side))
        LOSSES.begin(b.s.agenda, side, hits, *(mark for turn in turns for mark in (0, turn)))


@rule("9.7.4", "9.7.8", "9.7.9", "9.9.4", "R19")
def take_hit(t: PriceTable, affair: Affair) -> Play[None]:
    """Let the party whose turn it is lose a Unit or a Ship: numbers side, hits left, marks."""
    b = Battle(t.state)
    side, left, *marks = affair.numbers
    party = yield from _next_party(t, b, side, left, marks)
    place = b.parties(side).index(party) * MARKS
    marks[place] = 1
    marks[place + 1] = yield from lose_one(t, b, side, party, marks[place + 1])
    b.turns(side)[place // MARKS] = marks[place + 1]
    if left > 1:
        affair.note(side, left - 1, *marks)
        affair.repeat()


LOSSES: Final = AGENDA.task("battle_losses", take_hit)


@rule("9.7.8", "R123", "R168")
def _next_party(t: PriceTable, b: Battle, side: Side, left: int, marks: list[int]) -> Play[Party]:
    """Return who takes the next hit: all in turn, from the most Units to the fewest.

    Among equals Rebels and Imperial Units come first, else the attacker decides, where not all of
    them are hit.
    """
    equals = _due_parties(b, side, left, marks)
    if len(equals) == 1:
        return equals[0]
    realms = {_realm_named(b.s, each): each for each in equals}
    realm = yield from choose(
        t,
        b.parties(ATTACKERS)[0],
        "ask-battle-who-loses",
        NAME_REALM,
        list(realms),
        cite="9.7.8",
        public=True,
        place=b.place_text,
    )
    return realms[realm]


def _due_parties(b: Battle, side: Side, left: int, marks: list[int]) -> list[Party]:
    """Return who may take the next hit; once all have taken one, it begins anew."""
    alive = fighting(b, side)
    waiting = [each for each in alive if not marks[b.parties(side).index(each) * MARKS]]
    if not waiting:
        marks[::MARKS] = [0] * len(b.parties(side))
        waiting = alive
    most = max(units_of(b, side, each) for each in waiting)
    equals = [each for each in waiting if units_of(b, side, each) == most]
    nameless = [each for each in equals if each in NAMELESS]
    if nameless or left >= len(waiting) or not is_player(b.parties(ATTACKERS)[0]):
        return nameless[:1] or equals[:1]
    return equals


def _realm_named(s: State, party: Party) -> Realm:
    return s.realm[party] if is_player(party) else realm_of_party(party)


@rule("9.7.4", "9.7.8", "9.9.4")
def hits_in_a_row(s: State, seat: Seat) -> list[int]:
    """Return the bands of the next hits that a player takes before anybody else does.

    At sea there are no bands; where several take hits there, only the next is foreseen, as a
    damaged Ship still counts.
    """
    row = s.agenda[-1] if s.agenda else []
    if not row or row[TASK] != LOSSES.number:
        return []
    trial = s.clone()
    b = Battle(trial)
    side, left, *marks = row[NUMBERS:]
    found: list[int] = []
    if b.is_naval:
        alone = fighting(b, side) == [seat]
        return [0] * (left if alone else _due_parties(b, side, left, marks) == [seat])
    while left and _due_parties(b, side, left, marks) == [seat]:
        place = b.parties(side).index(seat) * MARKS
        units = land_units(trial, seat, b.place)
        band, turn = due_band(units, marks[place + 1])
        marks[place : place + MARKS] = [1, turn]
        take_unit(trial, seat, b.place, band, kinds_there(units, band)[0])
        found.append(band)
        left -= 1
    return found


# -- one hit -------------------------------------------------------------------------------------


def lose_one(
    t: PriceTable, b: Battle, side: Side, party: Party, turn: int = 0, *, sinks: bool = False
) -> Play[int]:
    """Let a party take a hit; return whose turn it is then among its bands.

    Where it ``sinks``, no Heavy Ship may be damaged only.
    """
    b.count_loss(side)
    if not is_player(party):
        b.note_loss(party, INFANTRY)
        _lose_nameless(t, b, side, party)
        return 0
    if b.is_naval:
        yield from _lose_ship(t, b, side, party, sinks)
        return 0
    return (yield from _lose_unit(t, b, party, turn))


def _lose_nameless(t: PriceTable, b: Battle, side: Side, party: Party) -> None:
    """Take a Unit or Ship of an NPR, of Rebels or of Pirates off."""
    s = b.s
    if party == REBELS:
        s.rebels = put(s.rebels, b.place, s.rebels[b.place] - 1)
    elif party == PIRATES:
        s.pirates[b.node] -= 1
    else:
        b.hosts(side)[b.parties(side).index(party)] -= 1
    if b.is_naval:
        b.sink(side, LIGHT_SHIP)
    what = "ship-light_ship" if b.is_naval else "unit-black_infantry"
    t.say("log-battle-loss", power=party_text(s, party), unit=what, cite="9.7.4")


# -- Land Units (9.7.4) --------------------------------------------------------------------------


@rule("9.7.4", "R19")
def due_band(units: list[int], turn: int) -> tuple[int, int]:
    """Return the band that loses the next Unit, and whose turn comes then."""
    for step in range(len(ORDER)):
        band = ORDER[(turn + step) % len(ORDER)]
        if any(units[band * KINDS : (band + 1) * KINDS]):
            return band, (turn + step + 1) % len(ORDER)
    raise AssertionError("there is no Unit to lose")


def kinds_there(units: list[int], band: int) -> list[Unit]:
    """Return the kinds of Units of a band, the least dear first: that is what one usually loses."""
    return [unit for unit in range(KINDS) if units[band * KINDS + unit]]


@rule("9.7.4")
def _lose_unit(t: PriceTable, b: Battle, seat: Seat, turn: int) -> Play[int]:
    """Let a player choose the kind of Unit to lose, of the band whose turn it is."""
    s = b.s
    units = land_units(s, seat, b.place)
    band, turn = due_band(units, turn)
    kinds = kinds_there(units, band)
    unit = kinds[0]
    if len(kinds) > 1:
        answer = yield t.ask(
            seat,
            "ask-battle-loss",
            lambda: [Choice(LOSE_UNIT, [band * KINDS + each for each in kinds])],
            cite="9.7.4",
            default=LOSE_UNIT(band * KINDS + unit),
            public=True,
            place=b.place_text,
        )
        unit = LOSE_UNIT.target(answer) - band * KINDS
    take_unit(s, seat, b.place, band, unit)
    b.note_loss(seat, unit)
    what = unit_text(unit, band)
    t.say("log-battle-loss", power=party_text(s, seat), unit=what, cite="9.7.4")
    return turn


@rule("9.7.4", "9.3.1")
def take_unit(s: State, seat: Seat, area: Area, band: int, unit: Unit) -> None:
    """Take a Unit off an Area, a single one first; Regulars are exhausted, others go back."""
    s.exhausted[seat] += band == REGULAR
    if band == REGULAR and unit == INFANTRY and singles(s, seat, area):
        take_single(s, seat, area)
        return
    for army in range(ARMIES):
        if area_of(s, seat, army) == area and in_army(s, seat, army, band, unit):
            take_from_army(s, seat, army, band, unit)
            return
    raise AssertionError("there is no such Unit")


# -- Ships (9.9.4) -------------------------------------------------------------------------------


def ships_given(ships: list[int]) -> list[int]:
    """Return the kinds of Ships that can take a hit, what one usually gives first."""
    return [kind for kind in GIVEN_FIRST if ships[kind]]


@rule("9.9.4", "9.10.3")
def _lose_ship(t: PriceTable, b: Battle, side: Side, seat: Seat, sinks: bool) -> Play[None]:
    """Let a player choose which Ship takes a hit; a whole Heavy Ship is damaged by it."""
    s = b.s
    kinds = ships_given(ships_in(s, seat, b.place))
    if sinks:
        kinds = [kind for kind in kinds if kind != HEAVY_SHIP]
    kind = kinds[0]
    if len(kinds) > 1:
        answer = yield t.ask(
            seat,
            "ask-battle-ship",
            lambda: [Choice(LOSE_SHIP, [each for each in SHIP_STATES if each in kinds])],
            cite="9.9.4",
            default=LOSE_SHIP(kind),
            public=True,
            place=b.place_text,
        )
        kind = LOSE_SHIP.target(answer)
    hit_ship(s, seat, b.place, kind)
    if kind == HEAVY_SHIP:
        t.say("log-battle-damage", power=party_text(s, seat), cite="9.9.4")
        return
    sunk = HEAVY_SHIP if kind == DAMAGED else kind
    b.sink(side, sunk)
    b.note_loss(seat, sunk)
    what = f"ship-{SHIP_KINDS[sunk]}"
    t.say("log-battle-loss", power=party_text(s, seat), unit=what, cite="9.9.4")


@rule("9.9.4")
def hit_ship(s: State, seat: Seat, zone: Zone, kind: int) -> None:
    """Take a Ship off a Sea Zone, a single one first, or damage a Heavy one."""
    place = zone * SEATS + seat
    if kind == LIGHT_SHIP and s.ships[place] + s.guards[place]:
        pile = s.ships if s.ships[place] else s.guards
        pile[place] -= 1
        return
    s.fleet[seat * SHIPS_OF_FLEET + kind] -= 1
    if kind == HEAVY_SHIP:
        s.fleet[seat * SHIPS_OF_FLEET + DAMAGED] += 1
    if in_fleet(s, seat) == 0:
        s.fleet_at[seat] = NOT_DEPLOYED
