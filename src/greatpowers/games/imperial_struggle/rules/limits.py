"""What restricted action points may be spent on (5.2 point 3, 3.5.4).

A limit looks at a purchase: what it is and where (-1: in no space).
"""

from collections.abc import Callable
from typing import Final

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    CARIBBEAN,
    EUROPE,
    INDIA,
    LINKS,
    MARKET,
    NORTH_AMERICA,
    POLITICAL,
    PRESTIGE,
    REGION,
    TYPE,
    Region,
    Space,
    country,
)
from greatpowers.games.imperial_struggle.state import DIPLOMACY_ABROAD, State

# What points can buy (5.4 to 5.6, and the purchases that Ministries and Advantages add).
FLAG: Final = 0
UNFLAG: Final = 1
DRAW: Final = 2
RECRUITING: Final = 3
ENDING_CONFLICT: Final = 4
BUILDING: Final = 5
REPAIRING: Final = 6
SEIZING: Final = 7
CONSTRUCTING: Final = 8
DEPLOYING: Final = 9
DISPLACING: Final = 10
JACOBITE_SCORE: Final = 11
EXCHANGING: Final = 12
STRIKING: Final = 13

Limit = Callable[[State, int, int], bool]


def _in_region(region: Region) -> Limit:
    def limit(s: State, purchase: int, place: Space) -> bool:
        if purchase == RECRUITING:
            return s.polish_edition  # R26
        return place >= 0 and REGION[place] == region

    return limit


def _shift_in(*names: str) -> Limit:
    places = frozenset(country(*names))

    def limit(s: State, purchase: int, place: Space) -> bool:
        return purchase in (FLAG, UNFLAG) and place in places

    return limit


def _anything(s: State, purchase: int, place: Space) -> bool:
    return True


def _unflag_in_europe(s: State, purchase: int, place: Space) -> bool:
    return purchase == UNFLAG and REGION[place] == EUROPE


def _unflag_markets(s: State, purchase: int, place: Space) -> bool:
    return purchase == UNFLAG and TYPE[place] == MARKET


def _flag_next_to_british_market(s: State, purchase: int, place: Space) -> bool:
    return (
        purchase == FLAG
        and TYPE[place] == MARKET
        and any(
            TYPE[i] == MARKET and s.flag[i] == BRITAIN and not s.conflict[i] for i in LINKS[place]
        )
    )


def _war_tiles_or_deploying(s: State, purchase: int, place: Space) -> bool:
    return purchase in (RECRUITING, DEPLOYING, DISPLACING)


def _not_prestige(s: State, purchase: int, place: Space) -> bool:
    return purchase in (FLAG, UNFLAG) and TYPE[place] == POLITICAL and not PRESTIGE[place]


def _shift_in_europe_alone(s: State, purchase: int, place: Space) -> bool:
    return (
        purchase in (FLAG, UNFLAG)
        and REGION[place] == EUROPE
        and not s.effects & DIPLOMACY_ABROAD  # R84
    )


ANYWHERE: Final = 0
IN_EUROPE: Final = 1
IN_NORTH_AMERICA: Final = 2
IN_CARIBBEAN: Final = 3
IN_INDIA: Final = 4
UNFLAG_IN_EUROPE: Final = 5
UNFLAG_MARKETS: Final = 6
FLAG_NEXT_TO_BRITISH_MARKET: Final = 7
GERMAN_STATES_PRUSSIA_DUTCH: Final = 8
SPAIN_AND_AUSTRIA: Final = 9
WAR_TILES_OR_DEPLOYING: Final = 10
NOT_PRESTIGE: Final = 11
SCOTLAND_AND_IRELAND: Final = 12
BURKE_IN_EUROPE: Final = 13

LIMITS: Final[tuple[Limit, ...]] = (
    _anything,
    _in_region(EUROPE),
    _in_region(NORTH_AMERICA),
    _in_region(CARIBBEAN),
    _in_region(INDIA),
    _unflag_in_europe,
    _unflag_markets,
    _flag_next_to_british_market,
    _shift_in("german_states", "prussia", "dutch_republic"),
    _shift_in("spain", "austria"),
    _war_tiles_or_deploying,
    _not_prestige,
    _shift_in("scotland", "ireland"),
    _shift_in_europe_alone,
)
LIMIT_NAMES: Final = (
    "anywhere",
    "europe",
    "north_america",
    "caribbean",
    "india",
    "unflag_europe",
    "unflag_markets",
    "flag_next_to_british_market",
    "german_states_prussia_dutch",
    "spain_austria",
    "war_tiles_deploying",
    "not_prestige",
    "scotland_ireland",
    "burke_europe",
)
WIDTH: Final = (9, 5, 5, 5, 5, 4, 4, 3, 3, 3, 4, 4, 2, 1)
"""How much a limit leaves open: the narrowest points are spent first."""
LIMIT_REGION: Final = (-1, EUROPE, NORTH_AMERICA, CARIBBEAN, INDIA, *(-1,) * 9)
