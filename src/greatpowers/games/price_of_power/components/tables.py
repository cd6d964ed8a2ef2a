"""Numbers that the rulebook prints in its tables and on its mats; all are read from ``data/``."""

from typing import Final, TypeAlias

from greatpowers.games.price_of_power.components.world import FOLDER
from greatpowers.kit.components import Row, read_data

Seat: TypeAlias = int
Power: TypeAlias = int
"""A type of Monarch Power."""

_tables = read_data(FOLDER, "tables")

# Monarch Power (7.1).
ADM: Final = 0
DIP: Final = 1
MIL: Final = 2
POWERS: Final = ("adm", "dip", "mil")
ALL_POWERS: Final = range(len(POWERS))

# What every player has (list of components).
_own: dict[str, int] = _tables["per_player"]
MOST_PLAYERS: Final = 6
CUBES: Final = _own["cubes"]
MOST_POWER: Final = _own["power_limit"]
ARMIES: Final = _own["armies"]
SHIPS: Final = _own["ships"]
MERCHANTS: Final = _own["merchants"]
LARGE_TOWNS: Final = _own["large_towns"]
SMALL_TOWNS: Final = _own["small_towns"]
VASSAL_TOKENS: Final = _own["vassals"]
ALLIANCE_TOKENS: Final = _own["alliances"]
MARRIAGE_TOKENS: Final = _own["marriages"]
ALLIANCE_LIMIT: Final = _own["alliance_limit"]
MARRIAGE_LIMIT: Final = _own["marriage_limit"]
MOST_CORES: Final = _own["claim_core"]
CLAIM_TOKENS: Final = _own["claim_core"] + _own["claim_cb"]
MOST_CB: Final = _own["claim_cb"]
MERCENARIES: Final[int] = _tables["shared"]["mercenaries"]
"""How many Mercenaries there are for all players."""

# Tracks (7.5, 9.3): what so many Towns or Vassals bring; none bring nothing.
_tracks: dict[str, Row] = _tables["tracks"]
SMALL_MANPOWER: Final[tuple[int, ...]] = (0, *_tracks["small"]["manpower"])
SMALL_TRACK: Final[int] = _tracks["small"]["slots"]
LARGE_INCOME: Final[tuple[int, ...]] = (0, *_tracks["large"]["income"])
LARGE_MANPOWER: Final[tuple[int, ...]] = (0, *_tracks["large"]["manpower"])
VASSAL_INCOME: Final[tuple[int, ...]] = (0, *_tracks["vassal"]["income"])
VASSAL_MANPOWER: Final[tuple[int, ...]] = (0, *_tracks["vassal"]["manpower"])
MOST_MANPOWER: Final = int(_tables["tracks"]["manpower_max"])

# The start (3.2).
_start: dict[str, int] = _tables["start"]
START_POWER: Final = tuple(_start[power] for power in POWERS)
START_DUCATS: Final = _start["ducats"]
START_MERCHANTS: Final = _start["merchants"]

# Hands (4.1).
_hand: dict[str, int] = _tables["hand"]
CARDS_DRAWN: Final = _hand["draw"]
KEEP_PRICE: Final = _hand["keep_price"]
HAND_LIMIT: Final = _hand["limit"]
FIRST_DRAW: Final = _hand["first_draw"]
FIRST_KEEP: Final = _hand["first_keep"]

# Passing (4.2.4), by the number of players.
PASS_INCOME: Final[dict[int, tuple[int, ...]]] = {
    int(players): tuple(ducats)
    for players, ducats in _tables["pass_income"].items()
    if players.isdigit()
}

# Stability (7.3).
_stability: Row = _tables["stability"]
LEAST_STABILITY: Final[int] = _stability["min"]
MOST_STABILITY: Final[int] = _stability["max"]
STABLE_DUCATS: Final[int] = _stability["ducats"]["positive"]
UNSTABLE_DUCATS: Final[int] = _stability["ducats"]["negative"]
CALM_FROM: Final[int] = _stability["calm_from"]
UNREST_FROM: Final[int] = _stability["unrest_from"]
STABILITY_PRICE: Final[int] = _stability["raise_cost"]
BEYOND_STABILITY: Final[int] = _stability["beyond"]["gain_adm"]
MOST_STABLE_POWER: Final[int] = _stability["power"]["3"]
LEAST_STABLE_POWER: Final[int] = _stability["power"]["-3"]

# Money (4.4.3, 7.4).
UNCORRUPTED: Final[int] = _tables["corruption"]["free"]
CORRUPTION_STEP: Final[int] = _tables["corruption"]["step"]
LOAN: Final[int] = _tables["loans"]["ducats"]
REPAYMENT: Final[int] = _tables["loans"]["repay"]
MOST_LOANS: Final[int] = _tables["loans"]["limit"]
BANKRUPTCY: Final[Row] = _tables["bankruptcy"]

# The Empire (18.1): power and Prestige of each level of Authority.
_authority: Row = _tables["authority"]
MOST_AUTHORITY: Final[int] = _authority["max"]
START_AUTHORITY: Final[int] = _authority["start"]
AUTHORITY_BRINGS: Final[tuple[dict[str, int], ...]] = (
    {},
    *(_authority["table"][str(level)] for level in range(1, MOST_AUTHORITY + 1)),
)

# Units (5.5.5): kinds of Land Units and of Ships.
Unit: TypeAlias = int
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
LAND_UNITS: Final = ("infantry", "cavalry", "artillery")
LIGHT_SHIP: Final = 0
HEAVY_SHIP: Final = 1
GALLEY: Final = 2
SHIP_KINDS: Final = ("light_ship", "heavy_ship", "galley")
REGULAR: Final = 0
MERCENARY: Final = 1
ALLIED: Final = 2
BANDS: Final = ("regular", "mercenary", "allied")
_units: dict[str, Row] = {row["id"]: row for row in _tables["units"]}
UNIT_PRICE: Final = tuple(
    tuple(int(_units[unit].get(band, -1)) for band in BANDS) for unit in LAND_UNITS
)
"""Ducats by kind of Unit and band; -1 where there is none such."""
SHIP_PRICE: Final = tuple(int(_units[ship]["regular"]) for ship in SHIP_KINDS)

# Dice.
Face: TypeAlias = int
_dice: dict[str, Row] = {row["id"]: row for row in _tables["dice"]}

# Battle Dice (9.7.3): three types by the names of Land Units, six faces each with an icon.
Die: TypeAlias = int
Icon: TypeAlias = int
BATTLE_DICE: Final = LAND_UNITS
ALL_DICE: Final = range(len(BATTLE_DICE))
ICONS: Final = ("infantry", "cavalry", "artillery", "double", "blank")
DOUBLE: Final = ICONS.index("double")
BATTLE_FACES: Final = tuple(
    tuple(ICONS.index(face) for face in _dice[die]["faces"]) for die in BATTLE_DICE
)
"""The icons of each type of die; one of a kind of Land Unit has the number of that kind."""
BASE_DICE: Final = 3
"""The Infantry Dice of a side on land, and its Artillery Dice at sea (9.7.3, 9.9.3)."""
TWICE_SIEGE_STRENGTH: Final = tuple(int(2 * _units[unit]["siege"]) for unit in LAND_UNITS)
"""Twice the Siege Strength of each kind of Unit: that of Cavalry is a half."""
REBEL_FACES: Final[tuple[str, ...]] = tuple(_dice["rebel"]["faces"])
REBELLION: Final = REBEL_FACES.index("rebellion")
LOSE_DUCATS: Final = REBEL_FACES.index("lose_2_ducats")
LOSE_POWER: Final = REBEL_FACES.index("lose_1_power")
NO_EFFECT: Final = REBEL_FACES.index("no_effect")
EXHAUST: Final = REBEL_FACES.index("exhaust_1")
REMOVE_UNREST: Final = REBEL_FACES.index("remove_1_unrest")
EXPLORATION_FACES: Final = tuple(
    (int(face[0]), face.endswith("skull")) for face in _dice["exploration"]["faces"]
)
"""The number of a Territory, and whether there is a skull."""

EXPANDED_TOKENS: Final[int] = _tables["shared"]["expanded_manpower"]
"""How many nodes can be Expanded at a time (12.5.1)."""

MILESTONE_PRESTIGE: Final[tuple[int, ...]] = tuple(_tables["milestone_prestige"]["values"])

# Dynamic realms and their tokens (13.3).
DNPR_COLOURS: Final[tuple[str, ...]] = tuple(
    name for name, number in _tables["dnpr_colours"].items() if isinstance(number, int)
)
