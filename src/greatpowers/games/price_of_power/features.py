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
from greatpowers.kernel.features import Sheet

PHASES: Final = ("draw", "actions", "peace", "income", "cleanup")
PLAYERS: Final = tuple(f"player_{number}" for number in range(SEATS))


def features(s: State, seat: Seat, sheet: Sheet) -> None:
    """Write what a seat knows of a table."""
    players = PLAYERS[: s.players]
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
    _write_own(s, seat, sheet)
    for each in range(s.players):
        sheet.begin(PLAYERS[each])
        _write_mat(s, each, sheet)
        _write_lands(s, each, sheet)
    sheet.begin("")


def _write_commons(s: State, sheet: Sheet) -> None:
    """Write what lies in the middle of the table."""
    sheet.count("events", s.row[: s.face_up], EVENTS)
    sheet.one("event_deck", len(s.events))
    sheet.count("ideas", s.grid, IDEAS)
    sheet.count("milestones", s.milestones, MILESTONES)
    sheet.row("decks", [len(deck) for deck in s.decks], POWERS)
    sheet.one("emperor", s.emperor)
    sheet.one("authority", s.authority)
    sheet.one("roma", s.roma)
    sheet.one("hre_faith", s.hre_faith)
    sheet.one("imperial_units", s.imperial_units)
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
    if sheet.is_stale(s.allied):
        sheet.put("allied", [bits >> seat & 1 for bits in s.allied], REALMS)
    if sheet.is_stale(s.married):
        sheet.put("married", [bits >> seat & 1 for bits in s.married], REALMS)
    if sheet.is_stale(s.war):
        sheet.put("war", [bits >> seat & 1 for bits in s.war], REALMS)
    if sheet.is_stale(s.truce):
        sheet.put("truce", [bits >> seat & 1 for bits in s.truce], REALMS)
    if sheet.is_stale(s.cb):
        sheet.put("casus_belli", [bits >> seat & 1 for bits in s.cb], REALMS)
    sheet.count("claims", s.claims[seat], AREAS)


def _write_mat(s: State, seat: Seat, sheet: Sheet) -> None:
    """Write what everybody sees of a player's mat and hand."""
    first = seat * len(POWERS)
    sheet.one("realm", s.realm[seat])
    sheet.row("power", s.power[first : first + len(POWERS)], POWERS)
    sheet.one("ducats", s.ducats[seat])
    sheet.one("prestige", s.prestige[seat])
    sheet.one("stability", s.stability[seat])
    sheet.one("interest", s.interest[seat])
    sheet.one("available", s.available[seat])
    sheet.one("exhausted", s.exhausted[seat])
    sheet.one("allied_units", s.allied_units[seat])
    sheet.one("more_manpower", s.more_manpower[seat])
    sheet.one("colonists", s.colonists[seat])
    sheet.one("events_taken", s.taken[seat])
    sheet.one("best_trade", s.best_trade[seat])
    sheet.one("ruler", s.ruler[seat])
    sheet.row("advisors", s.advisor[first : first + len(POWERS)], POWERS)
    sheet.count("cards", [DECK_OF[card] for card in s.hand[seat]], POWERS)
    sheet.one("missions", len(s.missions[seat]))
    if sheet.is_stale(s.knows):
        sheet.put("ideas", [bits >> seat & 1 for bits in s.knows], IDEAS)
    sheet.one("lands", len(s.lands[seat]))
    sheet.one("occupied", len(s.occupied[seat]))
    sheet.one("ships", sum(s.fleet[seat * SHIPS_OF_FLEET : (seat + 1) * SHIPS_OF_FLEET]))


def _write_lands(s: State, seat: Seat, sheet: Sheet) -> None:
    """Write what a player has on the map: Provinces, Influence and Units by Area, Ships by zone."""
    if sheet.is_stale(s.lands[seat]):
        provinces = [0] * len(AREAS)
        for province in s.lands[seat]:
            provinces[AREA_OF[province]] += 1
        sheet.put("provinces", provinces, AREAS)
    sheet.count("influence", s.influence[seat], AREAS)
    units = [0] * len(AREAS)
    for area in s.infantry[seat]:
        units[area] += 1
    for army in range(seat * ARMIES, (seat + 1) * ARMIES):
        at = s.army_at[army]
        if at != NOT_DEPLOYED:
            units[at] += sum(s.army[army * UNITS_OF_ARMY : (army + 1) * UNITS_OF_ARMY])
    sheet.row("units", units, AREAS)
    sheet.row("light_ships", s.ships[seat::SEATS], ZONES)
