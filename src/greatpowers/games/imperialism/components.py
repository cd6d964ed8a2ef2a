"""The components as numbers: every track, card and power has an index, its facts are in lists.

The facts themselves are in ``data/``; this module only reads them.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from greatpowers.kernel.rule import rule
from greatpowers.kit.components import Row, column, column_or, names, read_data

FOLDER: Final = Path(__file__).parent


Seat: TypeAlias = int
Power: TypeAlias = int
Track: TypeAlias = int
Countable: TypeAlias = int
"""A track, or something else that plots, events and achievements count."""
Card: TypeAlias = int
"""A card that a hand can hold."""
Territory: TypeAlias = int
Achievement: TypeAlias = int
Religion: TypeAlias = int
Action: TypeAlias = int
WarKind: TypeAlias = int

NOBODY: Final = -1
NOTHING: Final = -1

# Tracks (4.6): military levels, prestige and the eight goods. Glory and ducats are kept apart.
ARMY: Final = 0
FLEET: Final = 1
PRESTIGE: Final = 2
GOLD: Final = 3
FOOD: Final = 4
TEXTILES: Final = 5
SPICES: Final = 6
ORIENTAL: Final = 7
INDUSTRIAL: Final = 8
SHIPYARDS: Final = 9
WEAPONS: Final = 10

_board = read_data(FOLDER, "board")
_goods: list[Row] = _board["goods"]

GOODS: Final[tuple[str, ...]] = names(_goods)
TRACKS: Final = ("army", "fleet", "prestige", *GOODS)
TRACK_TEXT: Final = tuple(f"track-{track}" for track in TRACKS)
GOOD_TRACKS: Final = range(GOLD, len(TRACKS))
PRESTIGE_TOP: Final[int] = _board["prestige_top"]
TOP: Final[tuple[int, ...]] = (
    _board["military_top"],
    _board["military_top"],
    PRESTIGE_TOP,
    *(row["top"] for row in _goods),
)
PROFIT: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (),
    (),
    *(tuple(row["profit"]) for row in _goods),
)
"""The trade profit of each good by its level (7.1)."""
END_SPACE: Final[dict[int, int]] = {int(n): space for n, space in _board["end_space"].items()}

# What a plot, an event or an achievement may count besides tracks.
LANDS: Final = len(TRACKS)
COLONIES: Final = LANDS + 1
ANY_TERRITORIES: Final = LANDS + 2
DUCATS: Final = LANDS + 3
COUNTABLE: Final = (*TRACKS, "land", "colony", "territories", "ducats")
_COUNTED_AS: Final = {"lands": "land", "colonies": "colony"}


def _countable(name: str) -> int:
    return COUNTABLE.index(_COUNTED_AS.get(name, name))


def _pairs(levels: Mapping[str, int]) -> tuple[tuple[int, int], ...]:
    """Return (track or count, number) pairs."""
    return tuple((_countable(name), number) for name, number in levels.items())


# War (10.0). A modifier is for land, for sea, and for both against dissenters.
LAND: Final = 0
SEA: Final = 1
WAR_KINDS: Final = ("land", "sea")
Modifier = tuple[int, int, int]


def _modifier(row: Row) -> Modifier:
    war: Mapping[str, int] = row.get("war", {})
    return war.get("land", 0), war.get("sea", 0), war.get("dissenters", 0)


# Powers (4.6).
_powers: list[Row] = read_data(FOLDER, "powers")["powers"]
POWERS: Final[tuple[str, ...]] = names(_powers)
START_NUMBER: Final[tuple[int, ...]] = column(_powers, "start_number")
POWER_LEVELS: Final = tuple(_pairs(row["levels"]) for row in _powers)
POWER_GLORY: Final[tuple[int, ...]] = column_or(_powers, "glory", 0)
POWER_DUCATS: Final[tuple[int, ...]] = column_or(_powers, "ducats", 0)
POWER_HAND: Final[tuple[int, ...]] = column_or(_powers, "hand_limit", 0)
POWER_WAR: Final = tuple(_modifier(row) for row in _powers)
IS_CATHOLIC: Final = tuple(row["faith"] == "catholic" for row in _powers)
POWER_TEXT: Final = tuple(f"power-{power}" for power in POWERS)

# Providence cards (5.3), by name: both copies of a card are the same number.
POSITIVE_RULER: Final = 0
NEGATIVE_RULER: Final = 1
PLOT: Final = 2
EVENT: Final = 3
SPECIAL: Final = 4
KINDS: Final = ("positive_ruler", "negative_ruler", "plot", "event", "special")

_providence: list[Row] = read_data(FOLDER, "providence")["cards"]
PROVIDENCE: Final[tuple[str, ...]] = names(_providence)
KIND: Final = tuple(KINDS.index(row["kind"]) for row in _providence)
COPIES: Final[tuple[int, ...]] = column(_providence, "copies")
WAR_EVENTS: Final = tuple(i for i, row in enumerate(_providence) if row.get("war_event"))
IS_WAR_CARD: Final = tuple("war_card" in row for row in _providence)
WAR_CARDS: Final = tuple(i for i, is_war_card in enumerate(IS_WAR_CARD) if is_war_card)
WAR_CARD_MODIFIER: Final[tuple[tuple[int, int], ...]] = tuple(
    (row["war_card"]["land"], row["war_card"]["sea"]) if "war_card" in row else (0, 0)
    for row in _providence
)
PLUNDER: Final[tuple[int, ...]] = tuple(
    row["war_card"]["plunder"] if "war_card" in row else 0 for row in _providence
)
RULER_WAR: Final = tuple(_modifier(row) for row in _providence)
RULER_HAND: Final[tuple[int, ...]] = column_or(_providence, "hand_limit", 0)
RULER_DEVELOPMENT: Final[tuple[int, ...]] = column_or(_providence, "development", 0)
FORBIDS_WAR: Final = tuple(bool(row.get("no_war")) for row in _providence)
TAKES: Final = tuple(_pairs(row.get("takes", {})) for row in _providence)
"""What a plot takes: ducats for each of what it counts (8.1)."""
TAKES_MOST: Final[tuple[int, ...]] = column_or(_providence, "most", 999)

# Territories (5.2): the cards, then India and China, which stand on the board.
_territory_data = read_data(FOLDER, "territories")
_territories: list[Row] = _territory_data["cards"] + _territory_data["board"]
TERRITORIES: Final[tuple[str, ...]] = names(_territories)
BOARD_COLONIES: Final = 2
TERRITORY_CARDS: Final = len(TERRITORIES) - BOARD_COLONIES
IS_COLONY: Final = tuple(row["kind"] == "colony" for row in _territories)
IS_STARTING: Final = tuple(bool(row.get("starting")) for row in _territories)
NEEDS: Final = tuple(_pairs(row["needs"]) for row in _territories)
COST: Final[tuple[int, ...]] = column(_territories, "cost")
TERRITORY_LEVELS: Final = tuple(_pairs(row["levels"]) for row in _territories)
TERRITORY_PRESTIGE: Final[tuple[int, ...]] = column_or(_territories, "prestige", 0)
TERRITORY_GLORY: Final[tuple[int, ...]] = column_or(_territories, "glory", 0)

# Cards that a hand can hold: providence cards, then territory cards.
FIRST_TERRITORY: Final = len(PROVIDENCE)
CARDS: Final = (*PROVIDENCE, *TERRITORIES[:TERRITORY_CARDS])


def is_territory(card: Card) -> bool:
    """Say whether a card is a territory card."""
    return card >= FIRST_TERRITORY


def card_text(card: Card) -> str:
    """Return the text id of a card's name."""
    return f"card-{CARDS[card]}"


def territory_text(territory: Territory) -> str:
    """Return the text id of a territory's name, be it a card or on the board."""
    return f"card-{TERRITORIES[territory]}"


# Achievements (5.1).
_achievements: list[Row] = read_data(FOLDER, "achievements")["achievements"]
ACHIEVEMENTS: Final[tuple[str, ...]] = names(_achievements)
ACHIEVEMENT_TEXT: Final = tuple(f"achievement-{achievement}" for achievement in ACHIEVEMENTS)
ACHIEVEMENT_GLORY: Final[tuple[int, ...]] = column(_achievements, "glory")
ACHIEVEMENT_NEEDS: Final = tuple(
    tuple(_pairs(clause) for clause in row["needs"]) for row in _achievements
)
"""Clauses that must all hold; of a clause's alternatives one is enough."""
ACHIEVEMENT_LEVELS: Final = tuple(_pairs(row["levels"]) for row in _achievements)
ACHIEVEMENT_WAR: Final = tuple(_modifier(row) for row in _achievements)

# Religions (8.3).
_religions: list[Row] = read_data(FOLDER, "religions")["religions"]
RELIGIONS: Final[tuple[str, ...]] = names(_religions)
RELIGION_TEXT: Final = tuple(f"religion-{religion}" for religion in RELIGIONS)
RELIGION_COPIES: Final[tuple[int, ...]] = column(_religions, "copies")
RELIGION_NEEDS: Final = tuple(_pairs(row["needs"]) for row in _religions)
RELIGION_LEVELS: Final = tuple(_pairs(row["levels"]) for row in _religions)
RELIGION_GLORY: Final[tuple[int, ...]] = column(_religions, "glory")
RELIGION_DUCATS: Final[tuple[int, ...]] = column_or(_religions, "ducats", 0)
RELIGION_HAND: Final[tuple[int, ...]] = column_or(_religions, "hand_limit", 0)
RELIGION_DEVELOPMENT: Final[tuple[int, ...]] = column_or(_religions, "development", 0)
RELIGION_WAR: Final = tuple(_modifier(row) for row in _religions)
CALVINISM: Final = RELIGIONS.index("calvinism")
LUTHERANISM: Final = RELIGIONS.index("lutheranism")

BASE_LIMIT: Final = 5
"""How many cards a hand holds without any effects (6.3)."""

# Actions (6.4).
DEVELOPMENT: Final = 0
INTRIGUE: Final = 1
CONQUEST: Final = 2
WAR: Final = 3
TAXES: Final = 4
ACTIONS: Final = ("development", "intrigue", "conquest", "war", "taxes")

# The two draw decks (6.2).
DECKS: Final = ("providence", "territories")


def card(name: str) -> int:
    """Return the number of a card by its name."""
    return CARDS.index(name)


@rule("3.0")
def all_copies(cards: Sequence[int]) -> list[int]:
    """Return every copy of some providence cards."""
    return [each for each in cards for _ in range(COPIES[each])]
