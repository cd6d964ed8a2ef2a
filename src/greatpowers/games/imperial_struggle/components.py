"""The components as numbers: every space, card and tile has an index, its facts are in lists.

The facts themselves are in ``data/``; this module only reads them.
"""

from pathlib import Path
from typing import Final, TypeAlias

from greatpowers.kernel.rule import rule
from greatpowers.kit.components import Row, index_of, names, numbered, read_data

FOLDER: Final = Path(__file__).parent

# What the numbers stand for in the signatures of the rules. A power may also be whose flag flies.
Power: TypeAlias = int
Space: TypeAlias = int
Region: TypeAlias = int
Commodity: TypeAlias = int
Action: TypeAlias = int
Advantage: TypeAlias = int
Event: TypeAlias = int
Ministry: TypeAlias = int

# Powers (2.0). A flag is a power's, nobody's, or one of the two lasting guests'.
FRANCE: Final = 0
BRITAIN: Final = 1
NOBODY: Final = 2
SPAIN: Final = 3
USA: Final = 4
SEATS: Final = ("FR", "BR")
POWER_TEXT: Final = ("power-fr", "power-br", "", "power-spain", "power-usa")

# Eras and turns (2.1).
SUCCESSION: Final = 0
EMPIRE: Final = 1
REVOLUTION: Final = 2
ERAS: Final = ("succession", "empire", "revolution")
USA_OPEN: Final = 3

# Action points (5.3.1).
ECONOMIC: Final = 0
DIPLOMATIC: Final = 1
MILITARY: Final = 2
ACTIONS: Final = ("economic", "diplomatic", "military")

# The board (3.2).
POLITICAL: Final = 0
MARKET: Final = 1
TERRITORY: Final = 2
NAVAL: Final = 3
FORT: Final = 4
TYPES: Final = ("political", "market", "territory", "naval", "fort")

EUROPE: Final = 0
NORTH_AMERICA: Final = 1
CARIBBEAN: Final = 2
INDIA: Final = 3

_board = read_data(FOLDER, "spaces")
_spaces: list[Row] = _board["spaces"]

REGIONS: Final[tuple[str, ...]] = tuple(_board["regions"])
SUBREGIONS: Final[tuple[str, ...]] = tuple(_board["subregions"])
COMMODITIES: Final[tuple[str, ...]] = tuple(_board["commodities"])
COUNTRIES: Final[tuple[str, ...]] = tuple(
    dict.fromkeys(row["country"] for row in _spaces if row["country"])
)

SPACES: Final[tuple[str, ...]] = names(_spaces)
SPACE_TEXT: Final[tuple[str, ...]] = tuple(f"space-{name}" for name in SPACES)
_space_index: dict[str, int] = numbered(SPACES)


def space(name: str) -> int:
    """Return the index of a space."""
    return _space_index[name]


def spaces(*names: str) -> tuple[int, ...]:
    """Return the indices of some spaces."""
    return tuple(_space_index[name] for name in names)


TYPE: Final[list[int]] = [TYPES.index(row["type"]) for row in _spaces]
REGION: Final[list[int]] = [REGIONS.index(row["region"]) for row in _spaces]
SUBREGION: Final[list[int]] = [index_of(SUBREGIONS, row["subregion"]) for row in _spaces]
COUNTRY: Final[list[int]] = [index_of(COUNTRIES, row["country"]) for row in _spaces]
COMMODITY: Final[list[int]] = [index_of(COMMODITIES, row["commodity"]) for row in _spaces]
COST: Final[list[int]] = [row["cost"] or 0 for row in _spaces]
ALLIANCE: Final[list[bool]] = [row["alliance"] for row in _spaces]
PRESTIGE: Final[list[bool]] = [row["prestige"] for row in _spaces]
LOCAL_ALLIANCE: Final[list[bool]] = [
    TYPE[i] == POLITICAL and REGION[i] != EUROPE for i in range(len(SPACES))
]
SPANISH: Final[list[bool]] = [row.get("spanish", False) for row in _spaces]
OPENS: Final[list[int]] = [
    USA_OPEN if row["available_from"] == "turn_6_if_usa_flag" else ERAS.index(row["available_from"])
    for row in _spaces
]
LINKS: Final[list[tuple[int, ...]]] = [spaces(*row["connections"]) for row in _spaces]
CONQUEST_LINKS: Final[list[tuple[int, ...]]] = [spaces(*row["conquest_lines"]) for row in _spaces]
START_FLAG: Final[list[int]] = [
    NOBODY if row["initial_flag"] is None else SEATS.index(row["initial_flag"]) for row in _spaces
]


def _of_type(kind: int) -> tuple[int, ...]:
    return tuple(i for i in range(len(SPACES)) if TYPE[i] == kind)


ALL_SPACES: Final = tuple(range(len(SPACES)))
POLITICALS: Final = _of_type(POLITICAL)
MARKETS: Final = _of_type(MARKET)
TERRITORIES: Final = _of_type(TERRITORY)
NAVALS: Final = _of_type(NAVAL)
FORTS: Final = _of_type(FORT)
IN_REGION: Final = tuple(
    tuple(i for i in ALL_SPACES if REGION[i] == region) for region in range(len(REGIONS))
)
OF_COMMODITY: Final = tuple(
    tuple(i for i in MARKETS if COMMODITY[i] == good) for good in range(len(COMMODITIES))
)
OF_COUNTRY: Final = tuple(
    tuple(i for i in ALL_SPACES if COUNTRY[i] == country) for country in range(len(COUNTRIES))
)
PRESTIGE_SPACES: Final = tuple(i for i in ALL_SPACES if PRESTIGE[i])


def country(*names: str) -> tuple[int, ...]:
    """Return all spaces of some countries."""
    return tuple(i for name in names for i in OF_COUNTRY[COUNTRIES.index(name)])


@rule("3.2")
def in_region(region: int, *kinds: int) -> tuple[int, ...]:
    """Return the spaces of some types in a region."""
    return tuple(i for i in IN_REGION[region] if TYPE[i] in kinds)


def in_subregion(name: str, *kinds: int) -> tuple[int, ...]:
    """Return the spaces of some types in a sub-region."""
    where = SUBREGIONS.index(name)
    return tuple(i for i in ALL_SPACES if SUBREGION[i] == where and TYPE[i] in kinds)


# Investment tiles (3.3).
_tiles: list[Row] = read_data(FOLDER, "investments")["investments"]
TILES: Final[tuple[str, ...]] = names(_tiles)
TILE_MAJOR: Final[list[int]] = [ACTIONS.index(row["major_type"]) for row in _tiles]
TILE_POINTS: Final[list[int]] = [row["major_ap"] for row in _tiles]
TILE_MINOR: Final[list[int]] = [ACTIONS.index(row["minor_type"]) for row in _tiles]
TILE_EVENT: Final[list[bool]] = [row["event"] for row in _tiles]
TILE_UPGRADE: Final[list[bool]] = [row["military_upgrade"] for row in _tiles]
MINOR_POINTS: Final = 2

# Event cards (3.4).
_events: list[Row] = read_data(FOLDER, "events")["events"]
EVENTS: Final[tuple[str, ...]] = names(_events)
EVENT_ERA: Final[list[int]] = [ERAS.index(row["era"]) for row in _events]
EVENT_ICON: Final[list[int]] = [index_of(ACTIONS, row["icon"]) for row in _events]
EVENT_BONUS: Final[list[Row | None]] = [row["bonus"] for row in _events]

# Ministry cards (3.5).
_ministry_data = read_data(FOLDER, "ministries")
_ministries: list[Row] = _ministry_data["ministries"]
KEYWORDS: Final[tuple[str, ...]] = tuple(_ministry_data["keywords"])
MINISTRIES: Final[tuple[str, ...]] = names(_ministries)
MINISTRY_SIDE: Final[list[int]] = [SEATS.index(row["side"]) for row in _ministries]
MINISTRY_ERAS: Final[list[tuple[int, ...]]] = [
    tuple(ERAS.index(era) for era in row["eras"]) for row in _ministries
]
MINISTRY_KEYWORDS: Final[list[tuple[int, ...]]] = [
    tuple(KEYWORDS.index(word) for word in row["keywords"]) for row in _ministries
]
ABILITIES: Final[tuple[str, ...]] = tuple(
    f"{row['id']}-{key}" for row in _ministries for key in row["abilities"]
)


def ministry(name: str) -> int:
    """Return the index of a Ministry card."""
    return MINISTRIES.index(name)


def ability(name: str) -> int:
    """Return the index of a Ministry's ability."""
    return ABILITIES.index(name)


def keyword(name: str) -> int:
    """Return the index of a keyword."""
    return KEYWORDS.index(name)


# Awards (3.9) and Global Demand (4.1.4).
_awards: list[Row] = read_data(FOLDER, "awards")["awards"]
AWARDS: Final[tuple[str, ...]] = names(_awards)
AWARD_VP: Final[list[int]] = [row["vp"] for row in _awards]
AWARD_TREATY: Final[list[int]] = [row["trp"] for row in _awards]
AWARD_MARGIN: Final[list[int]] = [row["margin"] for row in _awards]

_demand: dict[str, Row] = {row["commodity"]: row for row in read_data(FOLDER, "demand")["demand"]}
DEMAND_VP: Final = [[_demand[good][era]["vp"] for era in ERAS] for good in COMMODITIES]
DEMAND_TREATY: Final = [[_demand[good][era]["trp"] for era in ERAS] for good in COMMODITIES]
DEMAND_DEBT: Final = [[_demand[good][era]["debt"] for era in ERAS] for good in COMMODITIES]
"""In the table's order, which is the order of ``COMMODITIES``."""

# Advantages (8.0).
_advantages: list[Row] = read_data(FOLDER, "advantages")["advantages"]
ADVANTAGES: Final[tuple[str, ...]] = names(_advantages)
ADVANTAGE_REGION: Final[list[int]] = [REGIONS.index(row["region"]) for row in _advantages]
ADVANTAGE_SPACES: Final[list[tuple[int, ...]]] = [spaces(*row["requires"]) for row in _advantages]
ADVANTAGE_KIND: Final[list[str]] = [row["kind"] for row in _advantages]


def _advantage_targets(target: Row | None) -> tuple[int, ...]:
    wanted = target or {"spaces": []}
    return tuple(
        i
        for i in ALL_SPACES
        if (names := wanted.get("spaces")) is None or SPACES[i] in names
        if (kinds := wanted.get("type")) is None or TYPES[TYPE[i]] in kinds
        if (region := wanted.get("region")) is None or REGIONS[REGION[i]] == region
        if (part := wanted.get("subregion")) is None or SUBREGION[i] == SUBREGIONS.index(part)
        if (lands := wanted.get("country")) is None
        or (COUNTRY[i] >= 0 and COUNTRIES[COUNTRY[i]] in lands)
        if (good := wanted.get("commodity")) is None or COMMODITY[i] == COMMODITIES.index(good)
        if not wanted.get("alliance") or ALLIANCE[i]
    )


ADVANTAGE_TARGETS: Final = [_advantage_targets(row["target"]) for row in _advantages]
"""The spaces on which each Advantage could ever work."""
ADVANTAGE_SPARES_PROTECTED: Final[list[bool]] = [
    bool((row["target"] or {}).get("unprotected")) for row in _advantages
]
FEEDS: Final[list[tuple[int, ...]]] = [
    tuple(a for a in range(len(ADVANTAGES)) if i in ADVANTAGE_SPACES[a]) for i in ALL_SPACES
]
"""The Advantages to which each space is connected."""


def advantage(name: str) -> int:
    """Return the index of an Advantage."""
    return ADVANTAGES.index(name)


# War tiles (3.7): per side 16 Basic, and 12 Bonus for each war, alike in all wars but for names.
DEBT_SYMBOL: Final = 1
FORT_OR_SQUADRON_SYMBOL: Final = 2
UNFLAG_SYMBOL: Final = 3
_SYMBOLS: Final = (None, "debt", "fort_or_squadron", "unflag")
_war_tiles: list[Row] = read_data(FOLDER, "war_tiles")["war_tiles"]
_basic = [row for row in _war_tiles if "war" not in row]
_bonus = [row for row in _war_tiles if "war" in row]
BASIC_PER_SIDE: Final = 16
BONUS_PER_SIDE: Final = 12
BASIC_TILES: Final[tuple[str, ...]] = names(_basic)
BASIC_STRENGTH: Final[list[int]] = [row["strength"] for row in _basic]
BASIC_SYMBOL: Final[list[int]] = [_SYMBOLS.index(row["symbol"]) for row in _basic]
BONUS_TILES: Final[tuple[str, ...]] = names(_bonus)
BONUS_STRENGTH: Final[list[int]] = [row["strength"] for row in _bonus[: 2 * BONUS_PER_SIDE]]
BONUS_SYMBOL: Final[list[int]] = [
    _SYMBOLS.index(row["symbol"]) for row in _bonus[: 2 * BONUS_PER_SIDE]
]


def bonus_tile_name(war: int, tile: int) -> str:
    """Return the name a Bonus tile (0 to 11 French, 12 to 23 British) has in a war."""
    return BONUS_TILES[war * 2 * BONUS_PER_SIDE + tile]


# Wars (7.0).
class Spoils:
    """A row of a theater's spoils: what the winner by at least ``margin`` and the loser get."""

    def __init__(self, row: Row) -> None:
        won: Row = row["winner"]
        self.margin: int = row["margin"]
        self.vp: int = won.get("vp", 0)
        self.conquest: int = won.get("cp", 0)
        self.treaty: int = row["trp"]
        unflag = won.get("unflag")
        self.unflag_type: int = -1 if unflag is None else TYPES.index(unflag["type"])
        self.unflag_region: int = -1 if unflag is None else REGIONS.index(unflag["region"])
        self.jacobite_victory: bool = won.get("jacobite_victory", False)
        self.jacobite_ministry: bool = won.get("jacobite_ministry", False)
        self.jacobite_defeat: bool = won.get("jacobite_defeat", False)
        self.atlantic_dominance: bool = won.get("atlantic_dominance_marker", False)
        self.unbuilds: int = won.get("loser_unbuilds_squadrons", 0)
        self.removes: int = won.get("loser_removes_squadrons", 0)
        self.usa: bool = won.get("usa", False)
        self.canada: bool = won.get("canada", False)


class Theater:
    """A theater of war: where it is fought, what adds strength there, and its spoils.

    Conflict markers help in some Regions, on the spaces named by ``troubled``; Forts and Squadrons
    on the spaces named by ``forts`` and ``navals``.
    """

    def __init__(self, row: Row) -> None:
        self.id: str = row["id"]
        self.regions: tuple[int, ...] = tuple(REGIONS.index(name) for name in row["regions"])
        lists: list[Row] = row["bonus_strength"]
        self.allies: tuple[int, ...] = tuple(
            i
            for item in lists
            if item["kind"] == "country"
            for i in country(item["country"])
            if ALLIANCE[i]
        ) + tuple(space(item["space"]) for item in lists if item["kind"] == "space")
        self.keywords: tuple[int, ...] = tuple(
            KEYWORDS.index(item["keyword"]) for item in lists if item["kind"] == "keyword"
        )
        self.conflicts: tuple[int, ...] = _regions_of(lists, "conflict_markers")
        self.troubled: tuple[int, ...] = _in_regions(self.conflicts, MARKET, POLITICAL)
        self.forts: tuple[int, ...] = _in_regions(_regions_of(lists, "forts"), FORT)
        self.navals: tuple[int, ...] = _in_regions(_regions_of(lists, "squadrons"), NAVAL)
        self.other_territories: tuple[int, ...] = spaces(*row["other_territories"])
        self.spoils: tuple[tuple[Spoils, ...], ...] = tuple(
            tuple(Spoils(spoil) for spoil in row["spoils"][side]) for side in SEATS
        )


def _regions_of(lists: list[Row], kind: str) -> tuple[int, ...]:
    return tuple(
        REGIONS.index(name) for item in lists if item["kind"] == kind for name in item["regions"]
    )


def _in_regions(regions: tuple[int, ...], *kinds: int) -> tuple[int, ...]:
    return tuple(i for region in regions for i in in_region(region, *kinds))


_wars: list[Row] = read_data(FOLDER, "wars")["wars"]
WARS: Final[tuple[str, ...]] = names(_wars)
WAR_THEATERS: Final[tuple[tuple[Theater, ...], ...]] = tuple(
    tuple(Theater(theater) for theater in row["theaters"]) for row in _wars
)
THEATERS: Final[tuple[str, ...]] = tuple(t.id for war in WAR_THEATERS for t in war)
WSS: Final = 0
WAS: Final = 1
SEVEN_YEARS: Final = 2
AWI: Final = 3
NO_WAR: Final = 4
MOST_THEATERS: Final = 4


def theater_index(war: int, number: int) -> int:
    """Return a theater's place in ``THEATERS``."""
    return sum(len(theaters) for theaters in WAR_THEATERS[:war]) + number


# The order of turns (2.1): Peace Turns as 1 to 6, wars as -1 to -4.
SEQUENCE: Final = (1, -1, 2, 3, -2, 4, -3, 5, -4, 6)
ERA_OF_TURN: Final = (SUCCESSION, SUCCESSION, SUCCESSION, EMPIRE, EMPIRE, REVOLUTION, REVOLUTION)
NEXT_WAR: Final = (WSS, WSS, WAS, WAS, SEVEN_YEARS, AWI, NO_WAR)
"""The era of each Peace Turn and the war it prepares, by the number of the turn."""
