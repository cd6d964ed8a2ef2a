"""What a seat knows of the table as numbers: mats, the map by Areas, and its own hand.

Of the map it is what players have there; a Battle is told by its menus alone.
"""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    CARDS,
    DECK_OF,
    EVENTS,
    IDEAS,
    MILESTONES,
    MISSIONS,
)
from greatpowers.games.price_of_power.components.tables import ARMIES, POWERS, Seat
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    AREAS,
    NODES,
    REALMS,
    ZONES,
)
from greatpowers.games.price_of_power.rules.battle_sides import is_fighting
from greatpowers.games.price_of_power.state import (
    NOT_DEPLOYED,
    SEATS,
    SHIPS_OF_FLEET,
    UNITS_OF_ARMY,
    State,
)
from greatpowers.kernel.features import ITSELF, Sheet, Tables

PHASES: Final = ("draw", "actions", "peace", "income", "cleanup")
EMPIRE: Final = ("emperor", "authority", "roma", "hre_faith", "imperial_units")
MAT: Final = (
    "ducats",
    "prestige",
    "stability",
    "interest",
    "available",
    "exhausted",
    "allied_units",
    "more_manpower",
    "colonists",
    "events_taken",
    "best_trade",
    "ruler",
)
PLAYERS: Final = tuple(f"player_{number}" for number in range(SEATS))


def _with(name: str) -> tuple[Tables, ...]:
    """Return for each seat a table of sets of seats, with a one for those that it is in."""
    return tuple(
        ((name, tuple(seats >> seat & 1 for seats in range(1 << SEATS))),) for seat in range(SEATS)
    )


ALLIED: Final = _with("allied")
MARRIED: Final = _with("married")
AT_WAR: Final = _with("war")
IN_TRUCE: Final = _with("truce")
WRONGED: Final = _with("casus_belli")
KNOWING: Final = _with("ideas")


def features(s: State, seat: Seat, sheet: Sheet) -> None:
    """Write what a seat knows of a table."""
    players = PLAYERS[: s.players]
    sheet.common()
    sheet.one("age", s.age)
    sheet.one("round", s.round)
    sheet.which("phase", s.phase - 1, PHASES)
    sheet.which("first", s.first, players)
    sheet.which("turn", s.turn, players)
    sheet.count("passed", s.passed, players)
    sheet.one("is_ending", int(s.is_ending))
    sheet.count("last_turns", s.last_turns, players)
    sheet.one("fighting", int(is_fighting(s)))
    _write_commons(s, sheet)
    sheet.own()
    _write_own(s, seat, sheet)
    sheet.common()
    power_changed = sheet.has_changed(s.power)
    advisors_changed = sheet.has_changed(s.advisor)
    fleets_changed = sheet.has_changed(s.fleet)
    armies_moved = sheet.has_changed(s.army_at)
    armies_changed = sheet.has_changed(s.army)
    ships_moved = sheet.has_changed(s.ships)
    for each in range(s.players):
        sheet.begin(PLAYERS[each])
        _write_mat(s, each, power_changed, advisors_changed, sheet)
        _write_wealth(s, each, fleets_changed, sheet)
        _write_lands(s, each, armies_moved or armies_changed, ships_moved, sheet)
    sheet.begin("")


def _write_commons(s: State, sheet: Sheet) -> None:
    """Write what lies in the middle of the table."""
    sheet.count("events", s.row[: s.face_up], EVENTS)
    sheet.one("event_deck", len(s.events))
    sheet.count("ideas", s.grid, IDEAS)
    sheet.count("milestones", s.milestones, MILESTONES)
    sheet.row("decks", [len(deck) for deck in s.decks], POWERS)
    sheet.ones(EMPIRE, [s.emperor, s.authority, s.roma, s.hre_faith, s.imperial_units])
    sheet.row("rebels", s.rebels, AREAS)
    sheet.row("pirates", s.pirates, NODES)


def _write_own(s: State, seat: Seat, sheet: Sheet) -> None:
    """Write the seat's own cards and Missions, and how it stands with every realm."""
    sheet.count("hand", s.hand[seat], CARDS)
    sheet.count("drawn", s.drawn[seat], CARDS)
    sheet.count("aside", s.aside[seat], CARDS)
    sheet.count("kept", s.kept[seat], CARDS)
    sheet.count("missions", s.missions[seat], MISSIONS)
    sheet.count("held", s.held[seat], MISSIONS)
    sheet.translate(s.allied, ALLIED[seat], REALMS)
    sheet.translate(s.married, MARRIED[seat], REALMS)
    sheet.translate(s.war, AT_WAR[seat], REALMS)
    sheet.translate(s.truce, IN_TRUCE[seat], REALMS)
    sheet.translate(s.cb, WRONGED[seat], REALMS)
    sheet.count("claims", s.claims[seat], AREAS)


def _write_mat(
    s: State, seat: Seat, power_changed: bool, advisors_changed: bool, sheet: Sheet
) -> None:
    """Write what lies on a player's mat."""
    first = seat * len(POWERS)
    sheet.one("realm", s.realm[seat])
    if sheet.is_due(power_changed):
        sheet.put("power", s.power[first : first + len(POWERS)], POWERS)
    mat = [
        s.ducats[seat],
        s.prestige[seat],
        s.stability[seat],
        s.interest[seat],
        s.available[seat],
        s.exhausted[seat],
        s.allied_units[seat],
        s.more_manpower[seat],
        s.colonists[seat],
        s.taken[seat],
        s.best_trade[seat],
        s.ruler[seat],
    ]
    sheet.ones(MAT, mat)
    if sheet.is_due(advisors_changed):
        sheet.put("advisors", s.advisor[first : first + len(POWERS)], POWERS)


def _write_wealth(s: State, seat: Seat, fleets_changed: bool, sheet: Sheet) -> None:
    """Write what everybody sees of a player's hand, and of what the player has."""
    if sheet.is_stale(s.hand[seat]):
        cards = [0] * len(POWERS)
        for card in s.hand[seat]:
            cards[DECK_OF[card]] += 1
        sheet.put("cards", cards, POWERS)
    sheet.one("missions", len(s.missions[seat]))
    sheet.translate(s.knows, KNOWING[seat], IDEAS)
    sheet.one("lands", len(s.lands[seat]))
    sheet.one("occupied", len(s.occupied[seat]))
    if sheet.is_due(fleets_changed):
        fleet = s.fleet[seat * SHIPS_OF_FLEET : (seat + 1) * SHIPS_OF_FLEET]
        sheet.put("ships", (sum(fleet),), ITSELF)


def _write_lands(
    s: State, seat: Seat, armies_changed: bool, ships_moved: bool, sheet: Sheet
) -> None:
    """Write what a player has on the map: Provinces, Influence and Units by Area, Ships by zone."""
    if sheet.is_stale(s.lands[seat]):
        provinces = [0] * len(AREAS)
        for province in s.lands[seat]:
            provinces[AREA_OF[province]] += 1
        sheet.put("provinces", provinces, AREAS)
    sheet.count("influence", s.influence[seat], AREAS)
    infantry_moved = sheet.has_changed(s.infantry[seat])
    if sheet.is_due(infantry_moved or armies_changed):
        sheet.put("units", _units(s, seat), AREAS)
    if sheet.is_due(ships_moved):
        sheet.put("light_ships", s.ships[seat::SEATS], ZONES)


def _units(s: State, seat: Seat) -> list[int]:
    """Return how many Units a player has in each Area."""
    row = [0] * len(AREAS)
    for area in s.infantry[seat]:
        row[area] += 1
    for army in range(seat * ARMIES, (seat + 1) * ARMIES):
        area = s.army_at[army]
        if area != NOT_DEPLOYED:
            row[area] += sum(s.army[army * UNITS_OF_ARMY : (army + 1) * UNITS_OF_ARMY])
    return row
