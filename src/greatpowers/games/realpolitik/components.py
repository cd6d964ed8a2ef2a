"""The components as numbers: territories, powers, Generals and cards, their facts in lists.

The facts themselves are in ``data/``; this module only reads them.
"""

from pathlib import Path
from typing import Final, TypeAlias

from greatpowers.kit.components import Row, column, names, numbered, read_data

FOLDER: Final = Path(__file__).parent


Power: TypeAlias = int
Territory: TypeAlias = int
General: TypeAlias = int
Action: TypeAlias = int
Sea: TypeAlias = int
Card: TypeAlias = int

NOBODY: Final = -1

# Powers. Italy is a minor power with three players, a major one with four (6.0).
FRANCE: Final = 0
PRUSSIA: Final = 1
AUSTRIA: Final = 2
ITALY: Final = 3
POWERS: Final = ("france", "prussia", "austria", "italy")
ALL_POWERS: Final = range(len(POWERS))
SEATS: Final = ("FR", "PR", "AU", "IT")
POWER_TEXT: Final = tuple(f"power-{power}" for power in POWERS)

# Territories (R1).
HOME: Final = 0
CONTESTED: Final = 1
UNCONTESTED: Final = 2
TYPES: Final = ("home", "contested", "uncontested")

_map = read_data(FOLDER, "map")
_territories: list[Row] = _map["territories"]
TERRITORIES: Final[tuple[str, ...]] = names(_territories)
ALL_TERRITORIES: Final = range(len(TERRITORIES))
_index: dict[str, int] = numbered(TERRITORIES)


def territory(name: str) -> Territory:
    """Return the number of a territory."""
    return _index[name]


def territory_text(number: Territory) -> str:
    """Return the text id of a territory's name."""
    return f"territory-{TERRITORIES[number]}"


TYPE: Final = tuple(TYPES.index(row["type"]) for row in _territories)
VALUE: Final[tuple[int, ...]] = column(_territories, "value")
HOME_OF: Final = tuple(
    POWERS.index(row["home_of"]) if "home_of" in row else NOBODY for row in _territories
)
STRIPES: Final = tuple(
    tuple(POWERS.index(power) for power in row.get("stripes", ())) for row in _territories
)
IS_CAPITAL: Final = tuple(bool(row.get("capital")) for row in _territories)
HAS_RAIL_SLOT: Final = tuple(bool(row.get("rail")) for row in _territories)


def _neighbours(borders: list[list[str]]) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in TERRITORIES]
    for one, other in borders:
        found[_index[one]].append(_index[other])
        found[_index[other]].append(_index[one])
    return tuple(tuple(sorted(row)) for row in found)


BY_RAIL: Final = _neighbours(_map["borders"])
"""Land borders, which trains can cross."""
NEXT_TO: Final = _neighbours(_map["borders"] + _map["straits"])
"""Land borders and the strait, which a march can cross."""

# Seas (R18).
_seas: list[Row] = _map["seas"]
SEAS: Final[tuple[str, ...]] = names(_seas)
PORTS: Final = tuple(
    tuple((_index[port], naval) for port, naval in row["ports"].items()) for row in _seas
)
SEAWAYS: Final = tuple(_neighbours(row["seaways"]) for row in _seas)

# Generals (R2).
_powers: dict[str, Row] = read_data(FOLDER, "powers")["powers"]
_generals: list[tuple[int, Row]] = [
    (number, row) for number, power in enumerate(POWERS) for row in _powers[power]["generals"]
]
GENERALS: Final[tuple[str, ...]] = tuple(row["id"] for _, row in _generals)
ALL_GENERALS: Final = range(len(GENERALS))
LEADS_FOR: Final = tuple(power for power, _ in _generals)
"""The power of each General."""
GENERAL_STRENGTH: Final[tuple[int, ...]] = tuple(row["strength"] for _, row in _generals)
NEEDS_FOUR_PLAYERS: Final = tuple("players" in row for _, row in _generals)
GENERALS_OF: Final = tuple(
    tuple(general for general in ALL_GENERALS if LEADS_FOR[general] == power)
    for power in ALL_POWERS
)


def general(name: str) -> General:
    """Return the number of a General."""
    return GENERALS.index(name)


def general_text(number: General) -> str:
    """Return the text id of a General's name."""
    return f"general-{GENERALS[number]}"


CAPITAL: Final = tuple(_index[_powers[power]["capital"]] for power in POWERS)
_supply: list[dict[str, int]] = [_powers[power]["supply"] for power in POWERS]
UNITS: Final[tuple[int, ...]] = column(_supply, "units")
GARRISONS: Final[tuple[int, ...]] = column(_supply, "garrisons")
TRAINS: Final[tuple[int, ...]] = column(_supply, "trains")
FORTRESSES: Final[tuple[int, ...]] = column(_supply, "fortresses")

# Actions (4.0).
TAXATION: Final = 0
MOBILISATION: Final = 1
EXTEND_INFLUENCE: Final = 2
DISPATCH: Final = 3
MOVEMENT: Final = 4
ACTIONS: Final = ("taxation", "mobilisation", "extend_influence", "dispatch", "movement")
ALL_ACTIONS: Final = range(len(ACTIONS))
MINOR_ACTIONS: Final = (TAXATION, MOBILISATION, DISPATCH, MOVEMENT)

# What options are paid in.
MONEY: Final = "money"
MORALE: Final = "morale"

# Numbers (R10, R24).
_economy = read_data(FOLDER, "economy")
UNIT_COST: Final[int] = _economy["costs"]["unit"]
TRAIN_COST: Final[int] = _economy["costs"]["train"]
CARD_COST: Final[int] = _economy["costs"]["battle_card"]
FORTRESS_COST: Final[int] = _economy["costs"]["fortress"]
MORALE_COST: Final[int] = _economy["costs"]["morale"]
FREE_TRAINS: Final[int] = _economy["free_trains"]
HAND_LIMIT: Final[int] = _economy["hand_limit"]
CAPACITY: Final[int] = _economy["capacity"]
MOST_MORALE: Final[int] = _economy["most_morale"]
GARRISON_STRENGTH: Final[int] = _economy["strength"]["garrison"]
FORTRESS_STRENGTH: Final[int] = _economy["strength"]["fortress"]
HOME_GUARD: Final[int] = _economy["strength"]["home_guard"]
CAPITAL_GUARD: Final[int] = _economy["strength"]["capital_guard"]
DIPLOMACY_TOP: Final[int] = _economy["diplomacy_top"]
VICTORY: Final[int] = _economy["victory"]
LAST_TURN: Final[int] = _economy["last_turn"]

# Battle cards (5.10): a card is its value, from 1 to 5.
CARD_VALUES: Final = (1, 2, 3, 4, 5)
CARD_COUNT: Final[tuple[int, ...]] = (0, *(row["count"] for row in _economy["battle_cards"]))
BATTLE_DECK: Final = tuple(value for value in CARD_VALUES for _ in range(CARD_COUNT[value]))
SETUP: Final = read_data(FOLDER, "setup")
