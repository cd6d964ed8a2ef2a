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
from greatpowers.kernel.features import Sheet, Tables

PHASES: Final = ("draw", "actions", "peace", "income", "cleanup")
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
    sheet.translate(s.allied, ALLIED[seat], REALMS)
    sheet.translate(s.married, MARRIED[seat], REALMS)
    sheet.translate(s.war, AT_WAR[seat], REALMS)
    sheet.translate(s.truce, IN_TRUCE[seat], REALMS)
    sheet.translate(s.cb, WRONGED[seat], REALMS)
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
    if sheet.is_stale(s.hand[seat]):
        cards = [0] * len(POWERS)
        for card in s.hand[seat]:
            cards[DECK_OF[card]] += 1
        sheet.put("cards", cards, POWERS)
    sheet.one("missions", len(s.missions[seat]))
    sheet.translate(s.knows, KNOWING[seat], IDEAS)
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
    armies = s.army_at[seat * ARMIES : (seat + 1) * ARMIES]
    first = seat * ARMIES * UNITS_OF_ARMY
    units = s.army[first : first + ARMIES * UNITS_OF_ARMY]
    if sheet.is_stale(s.infantry[seat] + armies + units):
        row = [0] * len(AREAS)
        for area in s.infantry[seat]:
            row[area] += 1
        for army, area in enumerate(armies):
            if area != NOT_DEPLOYED:
                row[area] += sum(units[army * UNITS_OF_ARMY : (army + 1) * UNITS_OF_ARMY])
        sheet.put("units", row, AREAS)
    sheet.row("light_ships", s.ships[seat::SEATS], ZONES)
