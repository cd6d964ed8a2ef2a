"""Scenarios and set-up cards: who plays what, from when to when, and with which Events (3.0)."""

from typing import Final, TypeAlias

from greatpowers.games.price_of_power.components.cards import (
    STRUGGLES,
    Age,
    Event,
    Struggle,
    event,
)
from greatpowers.games.price_of_power.components.world import (
    FOLDER,
    NOBODY,
    Area,
    Province,
    Realm,
    area,
    province,
    realm,
)
from greatpowers.kit.components import Row, column_or, names, read_data

Scenario: TypeAlias = int

_rows: list[Row] = read_data(FOLDER, "scenarios")["scenarios"]
SCENARIOS: Final[tuple[str, ...]] = names(_rows)
REALMS_IN: Final = tuple(tuple(realm(name) for name in row["realms"]) for row in _rows)
"""The realms of the players in the order of their seats."""
PLAYERS_IN: Final = tuple(len(realms) for realms in REALMS_IN)
AGES_IN: Final[tuple[tuple[Age, ...], ...]] = tuple(tuple(row["ages"]) for row in _rows)
START_OF: Final[tuple[int, ...]] = tuple(int(row["start"]) for row in _rows)
FIRST_PLAYER: Final = tuple(
    realms.index(realm(row["first_player"])) for realms, row in zip(REALMS_IN, _rows, strict=True)
)
EMPEROR: Final = tuple(
    NOBODY if row["emperor"] is None else realms.index(realm(row["emperor"]))
    for realms, row in zip(REALMS_IN, _rows, strict=True)
)
"""The seat of the Emperor; nobody where Austria is no player's (18.8)."""
EVENTS_EACH: Final[tuple[int, ...]] = column_or(_rows, "events_each", 1)
EVENTS_SHOWN: Final[tuple[int, ...]] = tuple(int(row["events_shown"]) for row in _rows)
ROUNDS_OF_AGE: Final[tuple[int, ...]] = tuple(
    int(row["rounds"]) // len(row["ages"]) for row in _rows
)
"""How many Rounds an Age has: so many its Events last."""
FACE_UP: Final[tuple[int, ...]] = tuple(int(row["face_up"]) for row in _rows)
STRUGGLES_IN: Final[tuple[tuple[Struggle, ...], ...]] = tuple(
    tuple(STRUGGLES.index(name) for name in row["power_struggles"]) for row in _rows
)
SCORES_GROWTH: Final = tuple("final_scoring" in row for row in _rows)
"""Scenarios that score the growth of Tax Income since their start, plus 10."""
GROWTH_BONUS: Final = 10


def halves(scenario: Scenario, age: Age) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """Return the Events of an Age, those of its first two Rounds and those of the others (16.0)."""
    deck: dict[str, list[str]] = _rows[scenario]["decks"][str(age)]
    first, second = deck["first"], deck["second"]
    return tuple(event(name) for name in first), tuple(event(name) for name in second)


_setups = read_data(FOLDER, "setups")
_common: dict[str, Row] = {row["id"]: row for row in _setups["common"]}
CURIA_AT_START: Final = tuple(realm(name) for name in _common["curia"]["start_left_to_right"])
"""Whose Cardinals lie in the Curia at first, from the left."""
IMPERIAL_INFLUENCE: Final[tuple[Area, ...]] = tuple(
    area(name) for name in _common["empire"]["imperial_influence"]
)
STRONG_PROVINCES: Final[tuple[Province, ...]] = tuple(
    province(name) for name in _common["dynamic"]["manpower_tokens"]
)
"""Provinces with a token of one more manpower, as long as they are an NPR's."""
_starts: dict[int, Row] = {row["start"]: row for row in _setups["later_starts"]}


def setup_of(start: int, who: Realm) -> Row:
    """Return the set-up card of a realm."""
    rows = _starts[start]["setups"] if start in _starts else _setups["setups"]
    return next(row for row in rows if realm(row["realm"]) == who)


def later_start(start: int) -> Row | None:
    """Return what has changed on the map since 1444, if the game begins later."""
    return _starts.get(start)


def dynamic_realms(start: int) -> list[Row]:
    """Return the dynamic realms that are on the map from the start."""
    rows: list[Row] = (_starts.get(start) or _common["dynamic"])["dnpr"]
    return rows
