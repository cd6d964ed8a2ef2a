"""Cards as numbers: Action and Trade cards, Events, Ideas, Missions, Milestones, characters.

What the cards do is told by ``effects/``; here are their names, prices and places.
"""

from typing import Final, TypeAlias

from greatpowers.games.price_of_power.components.tables import POWERS, Power
from greatpowers.games.price_of_power.components.world import (
    FOLDER,
    NOBODY,
    Province,
    Realm,
    node,
    province,
    realm,
)
from greatpowers.kit.components import Row, column, column_or, index_of, names, numbered, read_data

Action: TypeAlias = int
Card: TypeAlias = int
Trade: TypeAlias = int
Event: TypeAlias = int
Idea: TypeAlias = int
Mission: TypeAlias = int
Milestone: TypeAlias = int
Struggle: TypeAlias = int
Character: TypeAlias = int
Age: TypeAlias = int

AGES: Final = (1, 2, 3, 4)

# Actions: 27 of them on 108 cards, in three decks (6.1).
_actions = read_data(FOLDER, "actions")
ACTION_ROWS: Final[list[Row]] = _actions["actions"]
ACTIONS: Final[tuple[str, ...]] = names(ACTION_ROWS)
ACTION_DECK: Final = tuple(POWERS.index(row["deck"]) for row in ACTION_ROWS)
CHARGES: Final[tuple[int, ...]] = column_or(ACTION_ROWS, "display", 0)
"""The cubes that a Display card begins with; 0 for all other cards (6.2.1)."""
_cards: list[Row] = _actions["cards"]
CARDS: Final[tuple[str, ...]] = names(_cards)
ALL_CARDS: Final = range(len(CARDS))
ACTION_OF: Final = tuple(ACTIONS.index(row["action"]) for row in _cards)
DECK_OF: Final = tuple(ACTION_DECK[action] for action in ACTION_OF)


def action(name: str) -> Action:
    """Return the number of an Action that is on cards."""
    return ACTIONS.index(name)


# What a Display card lets its owner do (6.2.1).
Deed: TypeAlias = int
_deeds: list[tuple[int, Row]] = [
    (number, row) for number, each in enumerate(ACTION_ROWS) for row in each.get("actions", ())
]
DEED_ROWS: Final = [row for _, row in _deeds]
DEEDS: Final[tuple[str, ...]] = names(DEED_ROWS)
DEED_OF: Final = tuple(number for number, _ in _deeds)
"""The Action on whose card each deed stands."""
DEED_CHARGES: Final[tuple[int, ...]] = column(DEED_ROWS, "charges")

# Trade cards (12.1).
_trade = read_data(FOLDER, "trade")
TRADE_ROWS: Final[list[Row]] = _trade["cards"]
TRADES: Final[tuple[str, ...]] = names(TRADE_ROWS)
ALL_TRADES: Final = range(len(TRADES))
GOOD: Final[tuple[str, ...]] = column(TRADE_ROWS, "good")
IS_GOLD: Final = tuple(good == "gold" for good in GOOD)
IS_SLAVES: Final = tuple(good == "slaves" for good in GOOD)
IN_FROM_START: Final = tuple(bool(row["at_start"]) for row in TRADE_ROWS)
TRADE_CONTINENTS: Final = tuple(tuple(row["continents"]) for row in TRADE_ROWS)
_tables: dict[str, Row] = _trade["tables"]
TRADE_TABLE: Final = tuple(
    tuple(
        (int(power), int(plain), int(rich)) for power, plain, rich in _tables[row["table"]]["rows"]
    )
    for row in TRADE_ROWS
)
"""The rows of each card from the top: least Trade Power, Ducats, Ducats in an Expanded node."""
TRADE_NODES: Final = tuple(tuple(node(each["node"]) for each in row["nodes"]) for row in TRADE_ROWS)


def _keys(row: Row) -> tuple[tuple[Province, int], ...]:
    return tuple((province(key["province"]), 1 + key.get("plus", 0)) for key in row["keys"])


KEYS: Final = tuple(tuple(_keys(each) for each in row["nodes"]) for row in TRADE_ROWS)
"""The key Provinces of each node of a card, each with its Trade Power."""
SECONDARY: Final = tuple(
    tuple(node(each["secondary"]) if "secondary" in each else NOBODY for each in row["nodes"])
    for row in TRADE_ROWS
)
NODES_OF: Final = tuple(
    tuple(dict.fromkeys([*nodes, *(each for each in secondary if each != NOBODY)]))
    for nodes, secondary in zip(TRADE_NODES, SECONDARY, strict=True)
)
"""All nodes of a card, primary and secondary."""
NODE_NEEDS: Final = tuple(
    tuple(str(each.get("requires", "")) for each in row["nodes"]) for row in TRADE_ROWS
)

# Events (16.1).
EVENT_ROWS: Final[list[Row]] = read_data(FOLDER, "events")["events"]
EVENTS: Final[tuple[str, ...]] = names(EVENT_ROWS)
ALL_EVENTS: Final = range(len(EVENTS))
_event: dict[str, int] = numbered(EVENTS)
EVENT_AGE: Final[tuple[int, ...]] = column(EVENT_ROWS, "age")
EVENT_REALM: Final = tuple(realm(row["realm"]) if "realm" in row else NOBODY for row in EVENT_ROWS)
SYMBOLS: Final = tuple(tuple(row.get("symbols", ())) for row in EVENT_ROWS)
SHAPES: Final = ("square", "circle", "plus", "triangle")
"""The mortality symbols (16.5.1)."""
MORTALITY: Final = tuple(index_of(SHAPES, row.get("mortality")) for row in EVENT_ROWS)
"""Who falls ill by an Event: all characters of that shape."""


def event(name: str) -> Event:
    """Return the number of an Event."""
    return _event[name]


# Ideas (8.0).
IDEA_ROWS: Final[list[Row]] = read_data(FOLDER, "ideas")["ideas"]
IDEAS: Final[tuple[str, ...]] = names(IDEA_ROWS)
ALL_IDEAS: Final = range(len(IDEAS))
IDEA_TYPE: Final = tuple(POWERS.index(row["type"]) for row in IDEA_ROWS)
IDEA_AGE: Final[tuple[int, ...]] = column(IDEA_ROWS, "age")
IDEA_COST: Final[tuple[int, ...]] = column(IDEA_ROWS, "cost")
IS_BASIC: Final[tuple[bool, ...]] = column_or(IDEA_ROWS, "basic", False)
IS_GOVERNMENT: Final[tuple[bool, ...]] = column_or(IDEA_ROWS, "government", False)
IDEA_BONUS: Final[tuple[int, ...]] = column_or(IDEA_ROWS, "bonus_prestige", 0)


def idea(name: str) -> Idea:
    """Return the number of an Idea."""
    return IDEAS.index(name)


# Missions (17.2), Milestones (17.3) and Power Struggles (17.4).
_missions = read_data(FOLDER, "missions")
MISSION_ROWS: Final[list[Row]] = _missions["missions"]
MISSIONS: Final[tuple[str, ...]] = names(MISSION_ROWS)
ALL_MISSIONS: Final = range(len(MISSIONS))
MISSION_PRESTIGE: Final[tuple[int, ...]] = column(MISSION_ROWS, "prestige")
IS_STARTER: Final[tuple[bool, ...]] = column_or(MISSION_ROWS, "starter", False)


def _mission_of(deck: str, number: int) -> Mission:
    return MISSIONS.index(f"{deck}_{number}")


UNLOCKED_BY: Final = tuple(
    tuple(_mission_of(row["deck"], number) for number in row.get("requires_any", ()))
    for row in MISSION_ROWS
)
"""Missions of which one must be completed before this one can be chosen; none if there are none."""
_realm_decks: dict[str, list[str]] = _missions["realm_decks"]
MISSIONS_OF: Final[dict[Realm, tuple[Mission, ...]]] = {
    realm(name): tuple(
        mission for mission in ALL_MISSIONS if MISSION_ROWS[mission]["deck"] in decks
    )
    for name, decks in _realm_decks.items()
}

MILESTONE_TYPES: Final = ("expansion", "politics", "warfare", "economics")
MILESTONE_ROWS: Final[list[Row]] = read_data(FOLDER, "milestones")["milestones"]
MILESTONES: Final[tuple[str, ...]] = names(MILESTONE_ROWS)
ALL_MILESTONES: Final = range(len(MILESTONES))
MILESTONE_AGE: Final[tuple[int, ...]] = column(MILESTONE_ROWS, "age")
MILESTONE_TYPE: Final = tuple(MILESTONE_TYPES.index(row["type"]) for row in MILESTONE_ROWS)

STRUGGLE_ROWS: Final[list[Row]] = read_data(FOLDER, "struggles")["struggles"]
STRUGGLES: Final[tuple[str, ...]] = names(STRUGGLE_ROWS)

# Characters (7.2): on Action cards, on Events and on set-up cards.
_setups = read_data(FOLDER, "setups")
SETUP_ROWS: Final[list[Row]] = [
    *_setups["setups"],
    *(row for start in _setups["later_starts"] for row in start["setups"]),
]
_characters: list[Row] = [
    *(row["character"] for row in _cards),
    *(row["ruler"] for row in EVENT_ROWS if "ruler" in row),
    *(row["character"] for row in EVENT_ROWS if "character" in row),
    *(row["ruler"] for row in SETUP_ROWS if "ruler" in row),
]
CHARACTERS: Final[tuple[str, ...]] = names(_characters)
ALL_CHARACTERS: Final = range(len(CHARACTERS))
_character: dict[str, int] = numbered(CHARACTERS)
SHAPE: Final = tuple(index_of(SHAPES, row.get("mortality")) for row in _characters)
IS_ADVISOR: Final = tuple(row.get("kind") == "advisor" for row in _characters)


def _skill(row: Row, power: str) -> int:
    """Return what a ruler or leader, or an Advisor of that field, is worth in a type of power."""
    if row.get("kind") != "advisor":
        return int(row.get(power, 0))
    fields: dict[str, int] = row.get("fields", {row.get("field"): row.get("skill", 0)})
    return fields.get(power, 0)


SKILL: Final = tuple(tuple(_skill(row, power) for power in POWERS) for row in _characters)
WAGE: Final[tuple[int, ...]] = column_or(_characters, "ducats", 0)
"""What an Advisor costs, at once and in every Round."""
COMMAND_PRICE: Final[tuple[int, ...]] = column_or(_characters, "mil_cost", 0)
"""The MIL for a leader who becomes a General or an Admiral."""
LEADER_DICE: Final[tuple[dict[str, int], ...]] = column_or(_characters, "dice", {})
IS_ILL_AT_FIRST: Final[tuple[bool, ...]] = tuple(bool(row.get("ill_health")) for row in _characters)
"""Rulers who begin with a token of Ill Health (7.2.2)."""
IS_ADMIRAL: Final = tuple(row.get("role") == "admiral" for row in _characters)
"""Leaders who can only be Admirals."""
IS_REGENT: Final = tuple(name.endswith("poland_1444") for name in CHARACTERS)
"""The Ruler card called Interregnum, which a leader may replace at once (5.2.1, R46)."""


def character(name: str) -> Character:
    """Return the number of a character."""
    return _character[name]


CHARACTER_ON: Final = tuple(_character[name] for name in CARDS)
"""The character on each Action card."""
RULER_ON: Final = tuple(
    _character[row["ruler"]["id"]] if "ruler" in row else NOBODY for row in EVENT_ROWS
)
GUEST_ON: Final = tuple(
    _character[row["character"]["id"]] if "character" in row else NOBODY for row in EVENT_ROWS
)


def fields_of_advisor(who: Character) -> tuple[Power, ...]:
    """Return the fields in which an Advisor can serve."""
    return tuple(power for power, skill in enumerate(SKILL[who]) if skill > 0)


def character_text(who: Character) -> str:
    """Return the text id of a character's name."""
    return f"character-{CHARACTERS[who]}"


def card_text(card: Card) -> str:
    """Return the text id of an Action card."""
    return f"card-{CARDS[card]}"


def idea_text(number: Idea) -> str:
    """Return the text id of an Idea."""
    return f"idea-{IDEAS[number]}"
